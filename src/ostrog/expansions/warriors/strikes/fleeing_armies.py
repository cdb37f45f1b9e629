"""Chapter 11: an army that the Dead have attacked flees."""

from __future__ import annotations

from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.figure_movement.figures_with_armies import (
    bring_along,
    end_company,
    has_escort,
    who_flees,
)
from ostrog.games.war_of_the_ring.battles.moves_after_battle import ForcedRetreat
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import KIND_OF, NAZGUL, NAZGUL_SLOT, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import GO, RETREAT_TO
from ostrog.games.war_of_the_ring.campaigns.arrival import ArmyArrives, move_party
from ostrog.games.war_of_the_ring.campaigns.splitting import (
    Party,
    Splitting,
    travellers,
    without,
)
from ostrog.kernel import Ask, Call, Done, Flow, Refusal, refuse


class FleeTheDead(ForcedRetreat, kw_only=True):
    """The surviving army retreats if it can, but not towards the Dead (WOME-11.20)."""

    steps = ("choose", "leave", "limits")

    dead_at: str
    """Where the Dead attacked from."""

    def leave(self, war: War) -> Flow:
        """Let the army retreat; without a free region, or besieged, it stays (WOME-11.20)."""
        if self.choice is None:
            return Done()
        seat = seat_of_army(war, self.side, self.region)
        return Call(LeaveTheField(seat=seat, region=self.region, to=RETREAT_TO.ref(self.choice)))


def flees_from_the_dead(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse a retreat to where the Dead attacked from (WOME-11.20)."""
    flight = war.frame(FleeTheDead)
    able = flight is None or region != flight.dead_at
    return None if able else refuse("WOME-11.20", region)


class LeaveTheField(Splitting, kw_only=True):
    """An army retreats; Nazgul and Minions may stay behind, each by choice (WOME-11.21)."""

    steps = ("choose", "take_along", "go", "arrive")

    region: str
    to: str
    who: tuple[str, ...] = ()
    """Characters who went along."""

    def crumb(self) -> tuple[str]:
        """The region that the army leaves, for the breadcrumb."""
        return (self.region,)

    def standing(self, war: War) -> Party:
        """Everybody in the region."""
        return Party(war.counts(SHADOW, self.region), war.characters_at(SHADOW, self.region))

    def whole(self, war: War) -> Party:
        """All who can go; a character of Level 0 stays (WOTR-11.36)."""
        counts, who = self.standing(war)
        return Party(counts, travellers(war, who))

    def rule_of_split(self) -> str:
        """Id of the rule about those who may stay."""
        return "WOME-11.21"

    def figure_refused(self, war: War, party: Party, figure: str) -> Refusal | None:
        """Refuse to leave anybody but Nazgul (WOME-11.20, 11.21)."""
        able = KIND_OF[figure] == NAZGUL and party.counts[NAZGUL_SLOT]
        return None if able else refuse("WOME-11.21", figure)

    def choose(self, war: War) -> Flow:
        """Ask which Nazgul and Minions stay (WOME-11.21)."""
        options = self.dividing(war, GO)
        if len(options) == 1 and not self.draft:
            return None
        about = (self.region, self.to)
        closes = ("go",)
        return Ask(self.seat, "flee", options, "picks", closes=closes, default=(GO(),), about=about)

    def take_along(self, war: FactionWar) -> Flow:
        """Let faction figures retreat with the army (WOME-14.9, 15.13, 16.9)."""
        return Call(who_flees(war, self.region, self.to)) if has_escort(war, self.region) else None

    def go(self, war: FactionWar) -> Flow:
        """Move those who go (WOME-11.20, 11.21)."""
        counts, self.who = without(self.whole(war), SHADOW, self.picks)
        bring_along(war, self.region, self.to)
        end_company(war, self.to)
        war.tell(events.HostRetreated(SIDES[SHADOW], self.region, self.to))
        move_party(war, SHADOW, self.region, self.to, Party(counts, self.who))
        return None

    def arrive(self, war: War) -> Flow:
        """Carry out what the arrival causes (WOTR-14.4)."""
        return Call(ArmyArrives(side=SHADOW, region=self.to, who=self.who))
