"""Chapter 16: cards bring special hunt tiles into play, and corrupt the Ring-bearers by dice."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pools import HUNT_POOL, TILES_ASIDE, TILES_WAITING
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.card_events.event_play import Part, PlayEvent
from ostrog.games.war_of_the_ring.politics.nations import is_free_settlement
from ostrog.kernel import Flow


def brings(tile: str) -> Part:
    """A part that brings a special tile into play (WOTR-16.18).

    It waits beside the board until the Fellowship enters Mordor, or goes into the pool at once if
    it is there already.
    """

    def bring(war: War, play: PlayEvent) -> Flow:
        inside = war.mordor >= 0
        war.move(tile, TILES_ASIDE, HUNT_POOL if inside else TILES_WAITING)
        war.tell(events.SpecialTileCame(tile, inside))
        return None

    return bring


def walks_in_the_wild(war: War) -> bool:
    """A requirement: the Ring-bearers are not in a region with a Settlement of the Free Peoples.

    Whoever controls it. On the Mordor Track they are in no region.
    """
    return war.mordor >= 0 or not is_free_settlement(war.ring_bearers)
