"""The values of the expansion about which sources differ, with their names and what they can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec

from ostrog.expansions.warriors.board.values import FactionValues, LastFace, read_unconfirmed
from ostrog.table import HouseValue, choice_list, house_value

PREFIX = "warriors/"
"""How a ruleset begins the paths of these values."""
FACE, CORSAIRS = "last_face", "factions.corsairs.start.umbar"
LABELS = {FACE: "value-faction-die", CORSAIRS: "value-corsairs"}
CHOICES = {FACE: "last-faces"}

VALUE_CHOICES = {
    "last-faces": choice_list(get_args(LastFace), lambda face: f"ref-faction-die-{face}")
}
"""Texts that these values can be (WOME-6.10)."""


def house_values(values: FactionValues) -> Iterator[HouseValue]:
    """Yield the values that no source confirms, as set in this match."""
    for each in read_unconfirmed():
        path = each.path.removeprefix(PREFIX)
        found = house_value(
            values,
            path,
            LABELS[path],
            group="value-group-factions",
            choices=CHOICES.get(path, ""),
        )
        yield msgspec.structs.replace(found, path=each.path)
