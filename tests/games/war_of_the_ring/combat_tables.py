"""Battles with combat cards on a scripted table."""

from __future__ import annotations

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board.clash import Clash
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.pools import DECK_OF, open_zone, used_zone

CARD = {printed.combat: card for card, printed in reversed(EVENT_CARDS.cards.items())}
"""The first card of each title."""
FROM, TO = "eastemnet", "westemnet"
"""Where the Shadow stands, and the Free Peoples: regions of Rohan without a Settlement."""


def side_of(title: str) -> int:
    """Return the side whose cards have a title."""
    return DECK_OF[CARD[title]][0]


def armies(shadow: dict[str, int], free: dict[str, int]) -> RingTable:
    """Return a table with two armies in Rohan, and empty hands."""
    return RingTable.empty().army(FROM, **shadow).army(TO, **free)


def clash(table: RingTable) -> Clash:
    """Return the battle in progress."""
    assert table.state.battle is not None
    return table.state.battle


def hold(table: RingTable, *titles: str) -> RingTable:
    """Give each side exactly the cards of these titles."""
    for side in (FREE, SHADOW):
        table.hand(side, *[CARD[title] for title in titles if side_of(title) == side])
    return table


def fight(
    table: RingTable,
    *titles: str,
    dice: tuple[int, ...] = (),
    source: str = FROM,
    target: str = TO,
) -> RingTable:
    """Let an army attack, and both sides lay their only card."""
    hold(table, *titles).attack(source, target)
    if table.asked[0][1] == "white-rider":
        table.free.chooses("lead-on")
    if table.asked[0][1] == "stronghold-choice":
        table.seat(table.asked[0][0]).chooses("field")
    return lay_all(table, *titles, dice=dice)


def assault(table: RingTable, region: str, *titles: str, dice: tuple[int, ...] = ()) -> RingTable:
    """Let besiegers attack the besieged, and both sides lay their only card."""
    hold(table, *titles).assault(region)
    return lay_all(table, *titles, dice=dice)


def lay_all(table: RingTable, *titles: str, dice: tuple[int, ...] = ()) -> RingTable:
    """Let both sides lay their only card; dice fall as scripted."""
    table.dice(*dice)
    cards = {side_of(title): CARD[title] for title in titles}
    while table.asked and table.asked[0][1] == "combat-card":
        seat = table.asked[0][0]
        table.seat(seat).chooses(f"lay:{cards[seat]}")
    if table.asked and table.asked[0][1] == "draw-or-not":
        table.shadow.chooses("draw-nothing")
    return table


def is_used(table: RingTable, title: str) -> bool:
    """Whether a card lies among the used cards of its side."""
    card = CARD[title]
    return card in table.state.faces(used_zone(*DECK_OF[card]))


def is_open(table: RingTable, title: str) -> bool:
    """Whether a card lies open, while its effect lasts."""
    card = CARD[title]
    return card in table.state.faces(open_zone(*DECK_OF[card]))
