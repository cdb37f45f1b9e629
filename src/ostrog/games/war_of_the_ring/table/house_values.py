"""The values that only one source tells, with their names and what else they can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from ostrog.games.war_of_the_ring.board.values import Player, Values, read_unconfirmed
from ostrog.table import HouseValue, choice_list, house_value


def house_values(values: Values) -> Iterator[HouseValue]:
    """Yield the values that no source confirms, as set in this match."""
    for each in read_unconfirmed():
        kind, thing = each.path.split(".")
        of, choices = OF_KIND[kind]
        yield house_value(
            values,
            each.path,
            f"value-{kind}",
            group=f"value-group-{kind}",
            of=of.format(thing),
            choices=choices,
        )


OF_KIND = {"coastal": ("ref-region-{}", ""), "icons": ("ref-card-{}", "players")}
"""The name of the thing that a value belongs to, and of the texts it can be, by kinds of values."""

VALUE_CHOICES = {
    "players": choice_list(
        get_args(Player), lambda player: f"ref-seat-{player}" if player else "value-any-player"
    )
}
"""Texts that house values can be: the players of a team, or none of them (WOTR-19.22)."""
