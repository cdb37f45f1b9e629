"""Chapter 17: while a card lies on the table, figures hunt and fight as if they were units."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import DUNLENDINGS, ENTS, SPIDERS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.values import FACTION_OF
from ostrog.expansions.warriors.board.verbs import SPEND_FIGURES
from ostrog.expansions.warriors.calls.called_cards import faction_called_by
from ostrog.expansions.warriors.faction_events.played_faction_cards import faction_event
from ostrog.expansions.warriors.factions.coming_figures import FiguresCome
from ostrog.expansions.warriors.factions.entering_factions import FactionEnters
from ostrog.expansions.warriors.factions.spent_figures import SpendsFigures
from ostrog.expansions.warriors.strikes.shielded_armies import shields
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_strength,
    ground_of,
)
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import by_map, stacking_limit
from ostrog.games.war_of_the_ring.campaigns.stack_limits import DisbandUnits, KeepLimits
from ostrog.games.war_of_the_ring.hunt.hunt_roll import hunt_rerolls
from ostrog.games.war_of_the_ring.played_events.event_parts import stand_at_war
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table
from ostrog.kernel import Active, Ask, Call, Done, Flow, Option, Procedure

ARMED, HORRIBLE = TABLED["sa-armed-by-saruman"], TABLED["sa-huge-and-horrible"]


@ARMED.modifies(hunt_rerolls)
@HORRIBLE.modifies(hunt_rerolls)
def hunts_with_figures(war: FactionWar, active: Active, value: int) -> int:
    """Figures where the Ring-bearers are hunt like units, if none are there (WOME-17.12)."""
    region = war.ring_bearers
    if not region or war.units(SHADOW, region):
        return value
    others = [
        FACTION_OF[each.name]
        for each in war.active
        if each.name in (ARMED.name, HORRIBLE.name) and each.name < active.name
    ]
    if any(war.number_at(faction, region) for faction in others):
        return value  # Figures of both factions are no more than units there.
    return value + (war.number_at(FACTION_OF[active.name], region) > 0)


@ARMED.modifies(combat_strength)
@HORRIBLE.modifies(combat_strength)
def fights_with_figures(war: FactionWar, active: Active, value: int, side: int) -> int:
    """Each figure with the army adds 1 in a round with a call to its faction (WOME-17.12)."""
    faction = FACTION_OF[active.name]
    if side != SHADOW or faction_called_by(war, SHADOW) != faction:
        return value
    return value + war.number_in_battle(faction, ground_of(clash_of(war), SHADOW))


@ARMED.modifies(shields)
def shields_from_ents(
    war: FactionWar, active: Active, value: int, faction: str, region: str
) -> int:
    """Dunlendings may be casualties when Ents attack their army (WOME-17.13)."""
    return value + war.number_at(DUNLENDINGS, region) if faction == ENTS else value


# Spiders and the size of armies


@HORRIBLE.modifies(stacking_limit)
def takes_room(war: FactionWar, active: Active, value: int, side: int, region: str) -> int:
    """Spiders count towards the size of the army of their region (WOME-16.4, 16.12)."""
    return max(0, value - war.number_at(SPIDERS, region)) if side == SHADOW else value


def keeps_spiders_in_limits(war: FactionWar, active: Active, ended: Procedure) -> Procedure | None:
    """Look for armies that are too large with their Spiders (WOME-16.4)."""
    if isinstance(ended, PlayEvent) and ended.card != active.name and war.side(ended.seat) == FREE:
        return None
    regions = tuple(by_map([each for each in war.figures[SPIDERS] if war.units(SHADOW, each)]))
    return KeepLimits(side=SHADOW, regions=regions) if regions else None


for _moment in (PlayEvent, FiguresCome, FactionEnters):
    HORRIBLE.after(_moment)(keeps_spiders_in_limits)


class SendSpidersAway(SpendsFigures):
    """Of an army that is too large some Spiders may go instead of units (WOME-16.4)."""

    steps = ("choose", "go")

    region: str
    excess: int
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def spender(self, war: FactionWar) -> int:
        """The seat that commands the army."""
        return seat_of_army(war, SHADOW, self.region)

    def most(self, war: FactionWar) -> int:
        """The most Spiders who can go."""
        return min(self.excess, war.number_at(SPIDERS, self.region))

    def choose(self, war: FactionWar) -> Flow:
        """Ask for their number."""
        options = [SPEND_FIGURES[number] for number in range(self.most(war) + 1)]
        return Ask(self.spender(war), "spiders-leave", options, "choice", about=(self.region,))

    def go(self, war: FactionWar) -> Flow:
        """Put them back into the reinforcements."""
        number = SPEND_FIGURES.ref(self.choice)
        if number:
            war.take_figures(SPIDERS, self.region, number)
            war.pool_of_figures[SPIDERS] += number
            war.tell(events.FiguresReturned(SPIDERS, number))
        return None


def spiders_first(disbanding: DisbandUnits, war: FactionWar) -> Flow:
    """Ask about Spiders before units are disbanded (WOME-16.4)."""
    excess = disbanding.over(war, war.counts(disbanding.side, disbanding.region))
    spiders = war.number_at(SPIDERS, disbanding.region)
    if disbanding.side != SHADOW or not spiders or not lies_on_table(war, HORRIBLE.name):
        return None
    return Call(SendSpidersAway(region=disbanding.region, excess=excess))


def enough_have_gone(disbanding: DisbandUnits, war: FactionWar) -> Flow:
    """End, if no unit is too many any more (WOTR-10.3)."""
    over = disbanding.over(war, war.counts(disbanding.side, disbanding.region))
    return None if over > 0 else Done()


ARMED_EVENTS: dict[str, CardEvent] = {
    ARMED.name: faction_event(DUNLENDINGS, requires=stand_at_war("isengard")),
    HORRIBLE.name: faction_event(SPIDERS, requires=stand_at_war("sauron")),
}
"""Events of these cards, by card."""
