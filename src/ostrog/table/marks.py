"""Marks: printed signs with their numbers, which areas, cards, counters and summaries share."""

from __future__ import annotations

import msgspec

NOBODY = -1
"""The owner of things that belong to no seat."""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sign printed in an area, with its number if it has one."""

    name: str
    value: int = 0
