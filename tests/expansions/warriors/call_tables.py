"""Battles on a scripted table to which factions are called."""

from __future__ import annotations

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pools import DECK_OF_CALL

__all__ = ["FREE", "FROM", "SHADOW", "TO", "armies", "fight", "held", "lay"]

FROM, TO = "eastemnet", "westemnet"
"""Where the Shadow stands, and the Free Peoples: regions of Rohan without a Settlement."""


def armies(
    shadow: dict[str, int] | None = None, free: dict[str, int] | None = None
) -> FactionTable:
    """Return a table with two armies in Rohan, and empty hands."""
    table = FactionTable.empty()
    table.calls_factions = True
    table.army(FROM, **(shadow or {"sauron_regular": 3}))
    return table.army(TO, **(free or {"rohan_regular": 3}))


def held(table: FactionTable, seat: int) -> list[str]:
    """The cards of called factions in the hand of a seat."""
    decks = ("character", "strategy")
    return sorted(
        [
            card
            for deck in decks
            for card in table.state.faces(f"hand-{seat}-{deck}")
            if card in DECK_OF_CALL
        ]
    )


def lay(table: FactionTable, *cards: str, dice: tuple[int, ...] = ()) -> FactionTable:
    """Let both sides lay one of these cards, or none; dice fall as scripted."""
    table.dice(*dice)
    while table.asked and table.asked_kind == "combat-card":
        seat = table.asked[0][0]
        mine = [f"lay:{card}" for card in cards if f"lay:{card}" in table.seat(seat).options]
        table.seat(seat).chooses(mine[0] if mine else "lay-nothing")
    return table


def fight(
    table: FactionTable,
    *cards: str,
    dice: tuple[int, ...] = (),
    source: str = FROM,
    target: str = TO,
) -> FactionTable:
    """Let an army attack, and both sides lay one of these cards, or none."""
    table.attack(source, target)
    if table.asked_kind == "stronghold-choice":
        table.seat(table.asked[0][0]).chooses("field")
    return lay(table, *cards, dice=dice)
