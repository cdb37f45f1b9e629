"""The way of a stored state from version 3 of the rules to version 4."""

from __future__ import annotations

from typing import Any

from ostrog.games.five_armies.board.state import ELIMINATED

Plain = dict[str, Any]
"""A state or a frame as plain data."""


def to_version_4(war: Plain) -> Plain:
    """Forget what version 3 left behind."""
    for frame in war["stack"]:
        if frame["type"] == "MoveArmies" and not frame["at"]:
            frame["walked"] = 0  # The army before has walked, not the next one.
    for who, token, none in (("gandalf", "concentrated", False), ("bilbo", "rings", 0)):
        if war["characters"][who] == ELIMINATED:
            war[token] = none  # The fall of Bolg has ended the game.
    return war
