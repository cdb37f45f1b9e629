"""What random matches should reach: every card, work, order, plan and objective, every death."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import (
    HEROIC_ORDERS,
    OBJECTIVES,
    ORDERS,
    PHASE_CARDS,
    PLANS,
    RITUALS,
    TRAPS,
    WORKS,
)
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import MANEUVERS
from ostrog.kernel import Occurrences

CAUSES = (
    *("sniper", "plan", "demon", "ballista", "blood-stones", "cannon", "marksmen", "cauldron"),
    *("poles", "poison", "melee", "fury", "detonation"),
)
"""Everything that units die of."""


def expected() -> Iterator[str]:
    """Yield the name of everything that random matches should reach."""
    yield from (f"card:{card}" for card in PHASE_CARDS)
    yield from (f"work:{work}" for work in WORKS)
    yield from (f"heroic:{order}" for order in HEROIC_ORDERS)
    yield from (f"plan:{plan}" for plan in PLANS)
    yield from (f"objective:{objective}" for objective in OBJECTIVES)
    yield from (f"order:{order}" for order in ORDERS)
    yield from (f"trap:{trap}" for trap in TRAPS)
    yield from (f"ritual:{ritual}:{face}" for ritual in RITUALS for face in ("success", "bluff"))
    yield from (f"maneuver:{maneuver}" for maneuver in MANEUVERS)
    yield from (f"death:{cause}" for cause in CAUSES)


def seen(siege: Siege) -> Iterator[str]:
    """Yield what happened in the last choice."""
    for told in siege.scratch.outbox:
        match told.event:
            case events.CardUsed(card):
                yield f"card:{card}"
            case events.WorkCompleted(work):
                yield f"work:{work}"
            case events.UnitTrained(_, _, then):
                yield f"work:train-{then}"
            case events.HeroicOrderIssued(order):
                yield f"heroic:{order}"
            case events.PlanUsed(plan):
                yield f"plan:{plan}"
            case events.ObjectiveFulfilled(objective, True):
                yield f"objective:{objective}"
            case events.OrderResolved(_, order):
                yield f"order:{order}"
            case events.TrapSprung(_, trap):
                yield f"trap:{trap}"
            case events.RitualRevealed(ritual, _, token):
                yield f"ritual:{ritual}:{token}"
            case events.ManeuverBegan(maneuver):
                yield f"maneuver:{maneuver}"
            case events.InvadersDied(_, _, _, _, cause) | events.DefenderDied(_, _, cause):
                yield f"death:{cause}"


OCCURRENCES = Occurrences(tuple(expected()), seen)
