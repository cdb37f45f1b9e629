"""Chapter 7: a faction is brought into play."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import FACTIONS_OF, IN_PLAY, SIDE_OF_FACTION, WAITING
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import ENTER_FACTION
from ostrog.expansions.warriors.factions.six_factions import RULES_OF
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Refusal, refuse


@ENTER_FACTION.rule
def brings_a_faction_into_play(war: FactionWar, seat: int, faction: str) -> Refusal | None:
    """Refuse a faction of the enemy, one that has entered, and one that may not enter now.

    See WOME-3.4, 7.1, 7.7 and the rule of the faction.
    """
    rules = RULES_OF[faction]
    if SIDE_OF_FACTION[faction] != war.side(seat):
        return refuse("WOME-1.1", faction)
    if war.faction_states[faction] != WAITING:
        return refuse("WOME-3.4", faction)
    if not rules.can_enter(war):
        return refuse(rules.entry_rule, faction)
    return refuse("WOME-7.7", faction) if rules.barred(war) else None


def factions_that_may_enter(war: FactionWar, seat: int) -> list[str]:
    """The factions that a seat can bring into play now (WOME-7.1)."""
    return [
        faction
        for faction in FACTIONS_OF[war.side(seat)]
        if brings_a_faction_into_play(war, seat, faction) is None
    ]


class EnterFaction(Procedure):
    """A seat brings one of its factions into play (WOME-7.2, 7.5)."""

    steps = ("choose", "enter")

    seat: int
    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask for the faction (WOME-6.9)."""
        able = factions_that_may_enter(war, self.seat)
        options = [ENTER_FACTION[faction] for faction in able]
        return Ask(self.seat, "enter-faction", options, "choice")

    def enter(self, war: FactionWar) -> Flow:
        """Let it enter (WOME-7.3)."""
        return Call(FactionEnters(seat=self.seat, faction=ENTER_FACTION.ref(self.choice)))


class FactionEnters(Procedure):
    """A faction enters play with its starting force (WOME-7.3, 7.4)."""

    steps = ("gather", "turn_over")

    seat: int
    faction: str

    def crumb(self) -> tuple[str]:
        """The faction, for the breadcrumb."""
        return (self.faction,)

    def gather(self, war: FactionWar) -> Flow:
        """Let those come who belong to it (WOME-11.2)."""
        coming = RULES_OF[self.faction].gathers(war, self.seat)
        return None if coming is None else Call(coming)

    def turn_over(self, war: FactionWar) -> Flow:
        """Turn the faction card over; place the starting force and the figures added to it.

        What a region cannot hold returns to the pool (WOME-5.1, 7.3, 7.4, 7.6).
        """
        faction, waiting = self.faction, war.added[self.faction]
        war.faction_states[faction] = IN_PLAY
        war.tell(events.FactionEntered(faction))
        war.pool_of_figures[faction] += sum(waiting.values())
        wanted = {**RULES_OF[faction].start(war)}
        for region, number in waiting.items():
            wanted[region] = wanted.get(region, 0) + number
        war.added[faction] = {}
        for region, number in wanted.items():
            able = min(number, war.pool_of_figures[faction], war.room_for(faction, region))
            if able:
                war.pool_of_figures[faction] -= able
                war.place_figures(faction, region, able)
                war.tell(events.FiguresPlaced(faction, region, able))
        return None
