"""The Western Way: a card that is a region for the Fellowship, and the Fellowship At Sea."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import WESTERN_WAY
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.games.war_of_the_ring.board import events as told
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.fellowship.separating import SeparateCompanions
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import TakeTile
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, event
from ostrog.games.war_of_the_ring.played_events.table_cards import discardable, lies_on_table
from ostrog.kernel import Active, Done, Flow, Procedure

WAY = TABLED["fp-the-western-way"]
HAVENS = "grey-havens"
COASTS = (HAVENS, "anfalas", "dol-amroth", "lamedon", "pelargir")
"""Regions next to the card: the Grey Havens, and the coasts of Gondor (WOME-17.31)."""
FAR = 1
"""The largest Progress with which the Fellowship is At Sea."""


def is_at_sea(war: War) -> bool:
    """Whether the Fellowship is At Sea, where no hunt tile is drawn (WOME-17.18)."""
    where = war.ring_bearers in (HAVENS, WESTERN_WAY)
    return where and war.progress <= FAR and lies_on_table(war, WAY.name)


@WAY.modifies(adjacent)
def leads_over_the_sea(
    war: War, active: Active, value: tuple[str, ...], region: str, mover: str
) -> tuple[str, ...]:
    """The card is a region for the Fellowship and for those who leave it (WOME-17.31)."""
    leaving = mover == "companion" and war.frame(SeparateCompanions) is not None
    if mover != "fellowship" and not leaving:
        return value
    if region == WESTERN_WAY:
        return COASTS
    return (*value, WESTERN_WAY) if region in COASTS else value


class NoTileAtSea(Procedure):
    """No hunt tile is drawn, for whatever reason (WOME-17.18, 17.32)."""

    steps = ("prevent",)

    def prevent(self, war: War) -> Flow:
        """Return no tile."""
        war.tell(told.TilePrevented())
        return Done("")


@WAY.replaces(TakeTile)
def hides_at_sea(war: War, active: Active, draw: TakeTile) -> Procedure | None:
    """Let no tile be drawn while the Fellowship is At Sea (WOME-17.18)."""
    return NoTileAtSea() if is_at_sea(war) else None


@WAY.modifies(discardable)
def stays_for_good(war: War, active: Active, value: list[str], side: int, deck: str) -> list[str]:
    """Nothing discards the card from the table (WOME-4.11, 17.18)."""
    return [card for card in value if card != active.name]


def come_ashore(leaving: SeparateCompanions, war: FactionWar) -> Flow:
    """Let those who would stay on the card go to a coast next to it (WOME-17.31)."""
    if war.ring_bearers == WESTERN_WAY and leaving.still:
        leaving.still, leaving.level, leaving.farther = False, 1, -war.progress
    return None


WAY_EVENTS: dict[str, CardEvent] = {WAY.name: event()}
"""Events of this card."""
