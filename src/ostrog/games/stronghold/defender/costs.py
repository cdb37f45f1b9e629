"""Chapters 11, 15 and 16: what moves and works of the Defender cost, and which are allowed."""

from __future__ import annotations

from collections.abc import Iterable

from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.ritual_tokens import in_force
from ostrog.games.stronghold.board.state import Siege
from ostrog.kernel import query


@query
def work_cost(siege: Siege, work: str) -> int:
    """The hourglass spaces of an action; a saboteur adds one (STR-16.1, 16.6)."""
    action = siege.values.works[work]
    return action.hourglasses + (action.building in siege.saboteurs)


@query
def is_forbidden(siege: Siege, work: str) -> bool:
    """Whether an action can no longer be completed (STR-18.2)."""
    return False


@query
def heroic_limit(siege: Siege) -> int:
    """How many heroic orders the heroes may issue together in a turn (STR-17.3)."""
    return len(siege.heroes)


@query
def opening_hourglasses(siege: Siege) -> int:
    """The hourglasses that the Defender receives at the start of the current turn (STR-5.8)."""
    given = siege.values.hourglasses
    return given.first_turn if siege.turn == 1 else given.later_turns


def gale_surcharge(siege: Siege, places: Iterable[str]) -> int:
    """What a Gale adds to a move or swap: 1 for each section under it (STR-11.12, 11.15)."""
    if not siege.successes["gale"]:
        return 0
    return sum([place in SECTIONS and in_force(siege, "gale", place) for place in places])


def missing(siege: Siege, work: str) -> int:
    """Hourglass spaces of an action that are still free (STR-16.1)."""
    return max(0, work_cost(siege, work) - siege.laid[work])


def held_for(siege: Siege, work: str) -> int:
    """Hourglasses that can be laid on an action, with that of Detail (STR-17.7)."""
    bound = siege.bound == siege.values.works[work].building
    return siege.hourglasses + bound
