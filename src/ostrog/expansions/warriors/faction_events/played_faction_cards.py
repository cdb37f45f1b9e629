"""Chapter 5: what all faction cards have in common, and the cards that take a faction die."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.kernel import Flow, Procedure

FactionPart = Callable[[FactionWar, PlayEvent], Flow]
"""A part of an event, as the game has them, in a war with factions."""


def in_play_only(faction: str, part: FactionPart) -> FactionPart:
    """A part that does nothing unless the faction is in play (WOME-5.2, 5.3)."""
    return lambda war, play: part(war, play) if war.has_entered(faction) else None


def faction_event(
    faction: str,
    *parts: FactionPart,
    before: tuple[FactionPart, ...] = (),
    requires: Callable[[FactionWar], bool] | None = None,
    ends: Callable[[FactionWar], bool] | None = None,
) -> CardEvent:
    """What a card of a faction does: nothing unless the faction is in play (WOME-5.2, 5.3).

    The parts in `before` come first, whatever the state of the faction: they add figures to its
    starting force, or do what does not need it.
    """
    own = tuple([in_play_only(faction, part) for part in parts])
    vain = None if before else (lambda war: not war.has_entered(faction))
    return CardEvent(parts=(*before, *own), requires=requires, ends=ends, vain=vain)  # type: ignore[arg-type]  # wars with factions


def plain_event(
    *parts: FactionPart, requires: Callable[[FactionWar], bool] | None = None
) -> CardEvent:
    """What a card without a faction does."""
    return CardEvent(parts=parts, requires=requires)  # type: ignore[arg-type]  # wars with factions


class CardUse(msgspec.Struct, frozen=True, eq=False):
    """What a faction die of any result does by a card on the table (WOME-17.1, 17.10)."""

    possible: Callable[[FactionWar, int], bool]
    """Whether a seat can have an effect by it now."""
    start: Callable[[FactionWar, int], Procedure]
    """Function that makes the procedure for a seat."""
