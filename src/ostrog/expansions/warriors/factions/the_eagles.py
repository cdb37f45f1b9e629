"""Chapter 12: the Eagles of the Misty Mountains."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import EAGLES
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.factions.coming_figures import FiguresCome
from ostrog.expansions.warriors.factions.faction_rules import FactionRules, printed_start
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board.map import NEIGHBOURS, RIVENDELL, WALLED
from ostrog.games.war_of_the_ring.board.state import by_map

EYRIE = "eagles-eyrie"


def has_left_rivendell(war: FactionWar) -> bool:
    """Whether the last known position of the Fellowship is not Rivendell (WOME-12.1, 16.1)."""
    return war.ring_bearers != RIVENDELL


def eagles_may_enter(war: FactionWar) -> bool:
    """Whether the Eagles may enter: Gandalf the White also calls them (WOME-12.1)."""
    return has_left_rivendell(war) or war.in_play("gandalf-white")


def eagles_in_range(war: FactionWar, region: str) -> list[str]:
    """The regions from which Eagles are called to a region, also across mountains.

    See WOME-12.6 and 12.9.
    """
    found = {region}
    for _ in range(war.faction_values.limits.eagle_range):
        found |= {to for near in found for to in (*NEIGHBOURS[near], *WALLED[near])}
    return by_map([each for each in war.figures[EAGLES] if each in found])


EAGLES_RULES = FactionRules(
    entry_rule="WOME-12.1",
    can_enter=eagles_may_enter,
    start=printed_start(EAGLES),
    muster_rule="WOME-12.3",
    can_muster=lambda war: war.pool_of_figures[EAGLES] > 0,
    muster=lambda war, seat: FiguresCome(faction=EAGLES, regions=(EYRIE,)),
    called=lambda war: bool(eagles_in_range(war, clash_of(war).region)),
    lost_by=lambda war: "" if war.figures[EAGLES] else "WOME-12.8",
)
"""How the Eagles enter, muster and are lost."""
