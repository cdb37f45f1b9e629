"""Chapters 7, 11 and 13: retreats, also forced ones, and the advance of the attacker."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.fallen_hosts import LoseHost
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import WALLED
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.board.verbs import ADVANCE, HOLD, RETREAT_TO
from ostrog.games.war_of_the_ring.campaigns.arrival import ArmyArrives, move_party
from ostrog.games.war_of_the_ring.campaigns.splitting import Party, Splitting, travellers, without
from ostrog.games.war_of_the_ring.campaigns.stack_limits import KeepLimits
from ostrog.games.war_of_the_ring.teams.alternation import use_army
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse


def retreat_refused(war: War, side: int, region: str, to: str) -> Refusal | None:
    """Refuse a region to which an army cannot retreat (WOTR-11.34, 11.35)."""
    if war.sieges.get(region) == side:
        return refuse("WOTR-11.35", region)
    if to not in adjacent(war, region, "army"):
        return refuse("WOTR-10.16" if to in WALLED[region] else "WOTR-11.34", to)
    return None if war.is_free(side, to) else refuse("WOTR-11.34", to)


class RetreatHost(Procedure):
    """A whole army retreats to a free region beside it (WOTR-11.34)."""

    steps = ("go", "arrive")

    side: int
    region: str
    to: str
    who: tuple[str, ...] = ()
    """Characters who go with it."""

    def crumb(self) -> tuple[str]:
        """The region it leaves, for the breadcrumb."""
        return (self.region,)

    def go(self, war: War) -> Flow:
        """Move everybody; a character of Level 0 stays behind (WOTR-11.34, 11.36).

        No border of a nation stops a retreat (WOTR-11.37).
        """
        war.tell(events.HostRetreated(SIDES[self.side], self.region, self.to))
        self.who = travellers(war, war.characters_at(self.side, self.region))
        counts = war.counts(self.side, self.region)
        move_party(war, self.side, self.region, self.to, Party(counts, self.who))
        return None

    def arrive(self, war: War) -> Flow:
        """Carry out what the arrival causes (WOTR-14.4, 14.22)."""
        return Call(ArmyArrives(side=self.side, region=self.to, who=self.who))


class ForcedRetreat(Procedure):
    """An army must retreat without a battle, or is destroyed with everybody (WOTR-11.34)."""

    steps = ("choose", "leave", "limits")

    side: int
    region: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region it leaves, for the breadcrumb."""
        return (self.region,)

    def choose(self, war: War) -> Flow:
        """Ask the owner for a free region beside it, if there is any (WOTR-11.34)."""
        seat = seat_of_army(war, self.side, self.region)
        ways = war.legal(seat, RETREAT_TO, adjacent(war, self.region, "army"))
        return Ask(seat, "forced-retreat", ways, "choice", about=(self.region,)) if ways else None

    def leave(self, war: War) -> Flow:
        """Let the army retreat, or destroy it (WOTR-11.34)."""
        if self.choice is None:
            return Call(LoseHost(side=self.side, region=self.region, all_fall=True))
        to = RETREAT_TO.ref(self.choice)
        return Call(RetreatHost(side=self.side, region=self.region, to=to))

    def limits(self, war: War) -> Flow:
        """Disband what the retreat has brought above the limit (WOTR-11.44)."""
        if self.choice is None:
            return None
        return Call(KeepLimits(side=self.side, regions=(RETREAT_TO.ref(self.choice),)))


@RETREAT_TO.rule
def retreats_to_a_free_region(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a retreat of the attacker, and one to a region that is not free (WOTR-11.34)."""
    forced = war.frame(ForcedRetreat)
    if forced is not None and war.side(seat) == forced.side:
        return retreat_refused(war, forced.side, forced.region, region)
    clash = war.battle
    if clash is None or war.side(seat) != clash.defender:
        return refuse("WOTR-11.33", region)
    return retreat_refused(war, clash.defender, clash.region, region)


class AdvanceHost(Splitting, kw_only=True):
    """The attacker moves all, part or none of his army into the region (WOTR-11.39, 13.4)."""

    steps = ("choose", "enter", "end")

    source: str
    region: str

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def standing(self, war: War) -> Party:
        """Everybody in the region of the attacking army, the rearguard too."""
        side = war.side(self.seat)
        return Party(war.counts(side, self.source), war.characters_at(side, self.source))

    def whole(self, war: War) -> Party:
        """The attacking part, without those who never move (WOTR-11.7, 8.4)."""
        clash = clash_of(war)
        return Party(clash.part, travellers(war, clash.who))

    def rule_of_split(self) -> str:
        """Id of the rule about the part that advances."""
        return "WOTR-11.43"

    def rule_of_rest(self) -> str:
        """Id of the rule about the part that stays."""
        return "WOTR-11.43"

    def choose(self, war: War) -> Flow:
        """Ask whether the whole army, a part of it or nobody advances (WOTR-11.39)."""
        options = [HOLD(), *self.dividing(war, ADVANCE)]
        return Ask(
            self.seat,
            "advance",
            options,
            "picks",
            closes=("advance", "hold"),
            default=(ADVANCE(),) if ADVANCE() in options else (HOLD(),),
            about=(self.region,),
        )

    def enter(self, war: War) -> Flow:
        """Move those who advance into the region (WOTR-11.40, 13.4)."""
        if HOLD.chosen(self.picks[-1]):
            return Done()
        side = war.side(self.seat)
        counts, who = without(self.whole(war), side, self.picks[:-1])
        move_party(war, side, self.source, self.region, Party(counts, who))
        use_army(war, self.seat, self.region, counts)
        return Call(ArmyArrives(side=side, region=self.region, who=who))

    def end(self, war: War) -> Flow:
        """Return to the battle, which is over."""
        return Done()
