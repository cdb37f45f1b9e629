"""Chapters 10, 13 and 14: what happens when an army comes into a region or leaves one."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import NATION_OF, OWNER
from ostrog.games.war_of_the_ring.board.pieces import FREE, SIDES
from ostrog.games.war_of_the_ring.board.state import War, names_of
from ostrog.games.war_of_the_ring.campaigns.splitting import Party
from ostrog.games.war_of_the_ring.campaigns.stack_limits import KeepLimits
from ostrog.games.war_of_the_ring.politics.nations import (
    ActivateNation,
    AdvanceNation,
    CompanionsArrive,
)
from ostrog.games.war_of_the_ring.teams.individual_points import note_captor
from ostrog.games.war_of_the_ring.teams.mixed_armies import stay_mixed
from ostrog.kernel import Call, Flow, Procedure


class CaptureSettlement(Procedure):
    """A side takes control of a Settlement (WOTR-13.22 to 13.26)."""

    steps = ("take", "advance")

    side: int
    region: str

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def take(self, war: War) -> Flow:
        """Change the control; points are counted by it (WOTR-13.24, 13.26)."""
        war.control[self.region] = self.side
        note_captor(war, self.side, self.region)
        war.tell(events.SettlementTaken(SIDES[self.side], self.region))
        return None

    def advance(self, war: War) -> Flow:
        """Advance the nation that lost it; one that retakes it does not (WOTR-14.12, 14.13)."""
        if OWNER[self.region] == self.side:
            return None
        return Call(AdvanceNation(nation=NATION_OF[self.region], by="captured"))


class ArmyArrives(Procedure):
    """An army has entered a region, by a move, an advance or a retreat."""

    steps = ("besiege", "activate", "capture", "companions")

    side: int
    region: str
    who: tuple[str, ...] = ()
    """Characters who came with it."""

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def besiege(self, war: War) -> Flow:
        """Besiege enemy units in their Stronghold; five may stay inside (WOTR-13.6, 13.8)."""
        enemy = 1 - self.side
        if self.region in war.sieges or not war.units(enemy, self.region):
            return None
        war.sieges[self.region] = enemy
        war.tell(events.SiegeBegan(SIDES[self.side], self.region))
        return Call(KeepLimits(side=enemy, regions=(self.region,)))

    def activate(self, war: War) -> Flow:
        """Make the nation of an enemy region active (WOTR-14.4)."""
        nation = NATION_OF[self.region]
        if OWNER[self.region] != 1 - self.side or war.active_nations[nation]:
            return None
        return Call(ActivateNation(nation=nation, by="entered"))

    def capture(self, war: War) -> Flow:
        """Take an enemy Settlement that nobody defends (WOTR-13.22)."""
        enemy = 1 - self.side
        if war.control.get(self.region) != enemy or war.units(enemy, self.region):
            return None
        return Call(CaptureSettlement(side=self.side, region=self.region))

    def companions(self, war: War) -> Flow:
        """Let Companions who came along rouse the nation (WOTR-14.22)."""
        if self.side != FREE or not self.who:
            return None
        return Call(CompanionsArrive(companions=self.who, region=self.region))


def end_broken_siege(war: War, region: str) -> int:
    """End a siege if one of its armies has no unit left (WOTR-13.12, 13.28).

    Return the side that captures the Stronghold by it, or -1 (WOTR-13.18, 13.23).
    """
    inside = war.sieges.get(region, -1)
    if inside < 0:
        return -1
    within, around = war.units(inside, region), war.units(1 - inside, region)
    if within and around:
        return -1
    del war.sieges[region]
    war.tell(events.SiegeEnded(region))
    return 1 - inside if around else -1


def move_party(war: War, side: int, source: str, to: str, party: Party) -> None:
    """Move figures and characters of a side; a siege that they leave ends (WOTR-8.15, 13.12)."""
    counts, who = party
    was_mixed = source in war.mixed[side]
    war.take(side, source, counts)
    war.put(side, to, counts)
    if was_mixed:
        stay_mixed(war, side, to, counts)
    for each in who:
        war.characters[each] = to
    war.tell(events.HostMoved(SIDES[side], source, to, names_of(side, counts), who))
    end_broken_siege(war, source)
