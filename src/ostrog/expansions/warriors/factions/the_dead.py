"""Chapter 11: the Dead Men of Dunharrow."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import DEAD
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import JOIN_DEAD
from ostrog.expansions.warriors.factions.coming_figures import FiguresCome
from ostrog.expansions.warriors.factions.faction_rules import FactionRules, printed_start
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import NEIGHBOURS, WALLED
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.state import adjacent
from ostrog.games.war_of_the_ring.board.verbs import DONE
from ostrog.games.war_of_the_ring.politics.nations import CompanionsArrive
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Refusal, refuse

ERECH = "erech"
PATHS = frozenset((ERECH, *NEIGHBOURS[ERECH], *WALLED[ERECH]))
"""Regions from which the heir calls the Dead, also across the mountains (WOME-11.1)."""


def heir_is_near(war: FactionWar) -> bool:
    """Whether Strider or Aragorn is on the map in Erech or beside it (WOME-11.1)."""
    return war.characters[war.heir] in PATHS


class GatherToTheDead(Procedure):
    """Strider or Aragorn comes to Erech, with any Companions from where he is (WOME-11.2)."""

    steps = ("choose", "come", "arrive")

    seat: int
    picks: tuple[Option, ...] = ()

    def near(self, war: FactionWar) -> tuple[str, ...]:
        """The Companions where he is, who may come along, also out of a siege (WOME-11.2)."""
        at = war.characters[war.heir]
        return tuple([who for who in war.characters_at(FREE, at) if who != war.heir])

    def choose(self, war: FactionWar) -> Flow:
        """Ask who comes along (WOME-11.2, 11.3)."""
        if not self.near(war):
            return None
        options = [DONE(), *war.legal(self.seat, JOIN_DEAD, self.near(war))]
        about = (war.characters[war.heir],)
        return Ask(self.seat, "join-dead", options, "picks", closes=("done",), about=about)

    def come(self, war: FactionWar) -> Flow:
        """Move them to Erech; they are in the Army of the Dead now (WOME-11.2, 11.8)."""
        group = (war.heir, *JOIN_DEAD.among(self.picks))
        start = war.characters[war.heir]
        for who in group:
            war.characters[who] = ERECH
        war.with_the_dead = group[1:]
        if start != ERECH:
            war.tell(events.CharactersMoved(group, start, ERECH))
        return None

    def arrive(self, war: FactionWar) -> Flow:
        """Let them rouse a nation where they come (WOTR-14.7)."""
        group = (war.heir, *war.with_the_dead)
        return Call(CompanionsArrive(companions=group, region=ERECH))


@JOIN_DEAD.rule
def joins_the_army_of_the_dead(war: FactionWar, seat: int, character: str) -> Refusal | None:
    """Refuse a Companion who is elsewhere or joins already, and any other moment (WOME-11.3)."""
    frame = war.frame(GatherToTheDead)
    if frame is None or frame.seat != seat:
        return refuse("WOME-11.3", character)
    able = character in frame.near(war) and character not in JOIN_DEAD.among(frame.draft)
    return None if able else refuse("WOME-11.2", character)


def lost_dead(war: FactionWar) -> str:
    """Why the Dead are eliminated now, if they are (WOME-11.25, 11.26)."""
    region = war.region_of_the_dead
    if not region:
        return "WOME-11.25"
    return "" if war.characters[war.heir] == region else "WOME-11.26"


def dead_are_near(war: FactionWar) -> bool:
    """Whether the Army of the Dead is with the defender of a battle or beside him (WOME-11.24)."""
    region = clash_of(war).region
    return war.region_of_the_dead in (region, *adjacent(war, region, DEAD))


DEAD_RULES = FactionRules(
    entry_rule="WOME-11.1",
    can_enter=heir_is_near,
    start=printed_start(DEAD),
    gathers=lambda war, seat: GatherToTheDead(seat=seat),
    muster_rule="WOME-11.5",
    can_muster=lambda war: war.pool_of_figures[DEAD] > 0,
    muster=lambda war, seat: FiguresCome(faction=DEAD, regions=(war.region_of_the_dead,)),
    called=dead_are_near,
    lost_by=lost_dead,
)
"""How the Dead enter, muster and are lost."""
