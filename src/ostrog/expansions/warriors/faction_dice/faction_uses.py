"""Chapter 6: what a faction die can be used for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from ostrog.expansions.warriors.board.pieces import FACTION_DECK, GIVES
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import (
    CARD_BY_FACTION_DIE,
    PLAY_BY_FACTION_DIE,
    SKIP_FACTION_DIE,
    USE_FACTION_DIE,
)
from ostrog.expansions.warriors.faction_events.all_events import CARD_USES
from ostrog.expansions.warriors.factions.entering_factions import (
    EnterFaction,
    factions_that_may_enter,
)
from ostrog.expansions.warriors.factions.mustering_factions import (
    MusterFaction,
    factions_that_muster,
)
from ostrog.games.war_of_the_ring.board.card_book import deck_of
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent, has_cards
from ostrog.games.war_of_the_ring.played_events.event_play import event_refused, playable
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table
from ostrog.kernel import Option, Procedure, Refusal, refuse


class FactionUse(msgspec.Struct, frozen=True, eq=False):
    """A use of a faction die that is not a card (WOME-6.12, 6.14)."""

    part: str
    """The part of a face that gives it."""
    rule: str
    """Id of the rule that defines it."""
    possible: Callable[[FactionWar, int], bool]
    """Whether a seat can have an effect by it now."""
    start: Callable[[FactionWar, int], Procedure]
    """Function that makes the procedure of the use for a seat."""


FACTION_USES = {
    "enter": FactionUse(
        "muster",
        "WOME-6.12",
        possible=lambda war, seat: bool(factions_that_may_enter(war, seat)),
        start=lambda war, seat: EnterFaction(seat=seat),
    ),
    "recruit": FactionUse(
        "muster",
        "WOME-6.12",
        possible=lambda war, seat: bool(factions_that_muster(war, seat)),
        start=lambda war, seat: MusterFaction(seat=seat),
    ),
    "draw": FactionUse(
        "draw",
        "WOME-6.14",
        possible=lambda war, seat: has_cards(war, war.side(seat), FACTION_DECK),
        start=lambda war, seat: DrawEvent(seat=seat, deck=FACTION_DECK),
    ),
}
"""The uses of a faction die besides cards, by name."""


def uses_of_faction_die(war: FactionWar, seat: int) -> Iterator[Option]:
    """Yield what a seat can do with the faction die of its side (WOME-6.8, 6.12 to 6.17, 10.4)."""
    face = war.faction_dice[war.side(seat)]
    if not face:
        return
    parts = GIVES[face]
    for name, use in FACTION_USES.items():
        if use.part in parts and use.possible(war, seat):
            yield USE_FACTION_DIE[face, name]
    if "play" in parts:
        for card in playable(war, seat):
            if deck_of(war, card)[1] == FACTION_DECK:
                yield PLAY_BY_FACTION_DIE[face, card]
    for card, card_use in CARD_USES.items():
        if lies_before(war, seat, card) and card_use.possible(war, seat):
            yield CARD_BY_FACTION_DIE[face, card]
    yield SKIP_FACTION_DIE[face]


def lies_before(war: FactionWar, seat: int, card: str) -> bool:
    """Whether a card lies on the table on the side of a seat."""
    return deck_of(war, card)[0] == war.side(seat) and lies_on_table(war, card)


def no_such_die(war: FactionWar, seat: int, die: str) -> Refusal | None:
    """Refuse a faction die that the side does not have, or with another face (WOME-6.1, 6.4)."""
    able = die and war.faction_dice[war.side(seat)] == die
    return None if able else refuse("WOME-6.1", die)


@USE_FACTION_DIE.rule
def uses_a_part_of_the_face(war: FactionWar, seat: int, die: str, use: str) -> Refusal | None:
    """Refuse what the face does not give, or what is impossible now (WOME-6.12 to 6.17)."""
    found = FACTION_USES[use]
    refusal = no_such_die(war, seat, die)
    if refusal is not None:
        return refusal
    able = found.part in GIVES[die] and found.possible(war, seat)
    return None if able else refuse(found.rule, die, use)


@PLAY_BY_FACTION_DIE.rule
def plays_a_faction_card(war: FactionWar, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a face without Play, a card of another deck, and one that cannot be played.

    See WOME-4.12 and 6.13.
    """
    refusal = no_such_die(war, seat, die)
    if refusal is not None:
        return refusal
    if "play" not in GIVES[die] or deck_of(war, card)[1] != FACTION_DECK:
        return refuse("WOME-6.13", die, card)
    return event_refused(war, seat, card)


@CARD_BY_FACTION_DIE.rule
def uses_a_card_on_the_table(war: FactionWar, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a card that takes no faction die, is not there, or has no effect now (WOME-17.1)."""
    refusal = no_such_die(war, seat, die)
    if refusal is not None:
        return refusal
    use = CARD_USES.get(card)
    able = use is not None and lies_before(war, seat, card) and use.possible(war, seat)
    return None if able else refuse("WOME-17.1", card)


@SKIP_FACTION_DIE.rule
def skips_the_faction_die(war: FactionWar, seat: int, die: str) -> Refusal | None:
    """Refuse to put a faction die aside that the side does not have (WOME-6.20)."""
    return no_such_die(war, seat, die)
