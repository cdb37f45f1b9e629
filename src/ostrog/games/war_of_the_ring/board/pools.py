"""The event decks and the Hunt Pool, and who sees which zones of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from ostrog.games.war_of_the_ring.board.pieces import DECKS, SIDES
from ostrog.games.war_of_the_ring.board.values import Values, read_decks
from ostrog.kernel import EVERYONE, Pool, Scenario, Zone

HUNT_POOL = "hunt-pool"
TILE_DRAWN = "hunt-drawn"
TILES_USED = "hunt-used"
TILES_ASIDE = "hunt-aside"
"""Special tiles that no card has brought into play (WOTR-3.6)."""
TILES_WAITING = "hunt-waiting"
"""Special tiles in play that wait for the Fellowship to enter Mordor (WOTR-16.18)."""
TILES_REMOVED = "hunt-removed"
"""Tiles out of the game."""


DECK_OF = {
    card: (side, deck)
    for side, decks in enumerate(read_decks())
    for deck, cards in decks.items()
    for card in cards
}
"""Side and deck of each event card (WOTR-3.5)."""


def deck_zone(side: int, deck: str) -> str:
    """The zone of an event deck."""
    return f"{SIDES[side]}-{deck}-deck"


def hand_zone(seat: int, deck: str) -> str:
    """The zone of a seat's hand cards of one deck; their number by back is public (WOTR-H.1)."""
    return f"hand-{seat}-{deck}"


def buried_zone(seat: int, deck: str) -> str:
    """The zone of cards that a seat has discarded face down (WOTR-7.1)."""
    return f"buried-{seat}-{deck}"


def laid_zone(seat: int, deck: str) -> str:
    """The zone of a combat card laid face down; its back is seen (WOTR-12.2, 12.4)."""
    return f"laid-{seat}-{deck}"


def open_zone(side: int, deck: str) -> str:
    """The zone of a card while its event or its combat effect is carried out (WOTR-H.6)."""
    return f"{SIDES[side]}-{deck}-open"


def table_zone(side: int, deck: str) -> str:
    """The zone of cards whose event lasts on the table (WOTR-7.8)."""
    return f"{SIDES[side]}-{deck}-table"


def used_zone(side: int, deck: str) -> str:
    """The zone of cards discarded after use, which everybody has seen (WOTR-H.6)."""
    return f"{SIDES[side]}-{deck}-used"


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    """All pools of cards and tiles."""
    values = cast(Values, data)
    return (*event_cards(scenario, values), hunt_tiles(values))


def event_cards(scenario: Scenario, values: Values) -> Iterator[Pool]:
    """A pool for each event deck: deck, hands and face-down discards (WOTR-3.5, H.1)."""
    for side, name in enumerate(SIDES):
        for deck in DECKS:
            yield event_pool(scenario, side, deck, values.cards[name][deck])


def event_pool(
    scenario: Scenario, side: int, deck: str, cards: tuple[str, ...], *, laid: bool = True
) -> Pool:
    """The pool of an event deck; its cards may be laid in battles or not (WOTR-3.5, 12.2)."""
    zones = [Zone(deck_zone(side, deck), ordered=True)]
    for seat in scenario.teams[SIDES[side]]:
        zones.append(Zone(hand_zone(seat, deck), (seat,)))
        zones.append(Zone(buried_zone(seat, deck), (seat,)))
        if laid:
            zones.append(Zone(laid_zone(seat, deck), (seat,)))
    public = (open_zone, table_zone, used_zone)
    zones += [Zone(name_of(side, deck), EVERYONE) for name_of in public]
    return Pool(f"{SIDES[side]}-{deck}", cards, tuple(zones))


def hunt_tiles(values: Values) -> Pool:
    """The hunt tiles; which are in the pool is public, the next one is not (WOTR-3.6, H.3)."""
    faces = tuple(tile for tile, facts in values.tiles.items() for _ in range(facts.count))
    zones = (
        Zone(HUNT_POOL),
        *(
            Zone(name, EVERYONE)
            for name in (TILE_DRAWN, TILES_USED, TILES_ASIDE, TILES_WAITING, TILES_REMOVED)
        ),
    )
    return Pool("hunt-tiles", faces, zones)
