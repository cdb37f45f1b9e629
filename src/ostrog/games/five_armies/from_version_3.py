"""The way of a stored state from version 3 of the rules to version 4."""

from __future__ import annotations

from typing import Any

Plain = dict[str, Any]
"""A state or a frame as plain data."""


def to_version_4(war: Plain) -> Plain:
    """Forget what version 3 left behind."""
    for frame in war["stack"]:
        if frame["type"] == "MoveArmies" and not frame["at"]:
            frame["walked"] = 0  # The army before has walked, not the next one.
    return war
