"""Chapter 15: the Hillmen of Dunland."""

from __future__ import annotations

from collections.abc import Mapping

from ostrog.expansions.warriors.board.pieces import DUNLENDINGS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import RECRUIT_AT, RECRUIT_HOME
from ostrog.expansions.warriors.factions.coming_figures import (
    can_come,
    is_with_the_shadow,
    recruit_figures,
)
from ostrog.expansions.warriors.factions.faction_rules import FactionRules
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.kernel import Ask, Flow, Option, Procedure, Refusal, refuse

DUNLAND = ("north-dunland", "south-dunland")
FIELDS = ("isengard", "rohan")
"""Nations in whose regions they come to an army of the Shadow (WOME-15.4)."""


def held_dunland(war: FactionWar) -> tuple[str, ...]:
    """The Settlements of Dunland that the Shadow controls (WOME-15.2, 15.3)."""
    return tuple([region for region in DUNLAND if war.control[region] == SHADOW])


def have_lost_dunland(war: FactionWar) -> bool:
    """Whether the Free Peoples control both Settlements of Dunland (WOME-7.7, 15.16)."""
    return all(war.control[region] == FREE for region in DUNLAND)


def start_in_dunland(war: FactionWar) -> Mapping[str, int]:
    """The starting force, where the Shadow controls the Settlement (WOME-15.2)."""
    printed = war.facts_of(DUNLENDINGS).start
    return {region: number for region, number in printed.items() if region in held_dunland(war)}


def armies_to_join(war: FactionWar) -> list[str]:
    """Regions of Isengard and Rohan with a Shadow army that is not besieged (WOME-15.4)."""
    return [
        region
        for region in war.armies(SHADOW)
        if NATION_OF[region] in FIELDS
        and war.sieges.get(region) != SHADOW
        and war.room_for(DUNLENDINGS, region)
    ]


class MusterDunlendings(Procedure):
    """Dunlendings come to their Settlements, or one to an army (WOME-15.3, 15.4)."""

    steps = ("choose", "place")

    seat: int
    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask which of the two, and where (WOME-15.3, 15.4)."""
        options = war.legal(self.seat, RECRUIT_HOME)
        options += war.legal(self.seat, RECRUIT_AT, armies_to_join(war))
        return Ask(self.seat, "recruit-dunlendings", options, "choice")

    def place(self, war: FactionWar) -> Flow:
        """Place the figures (WOME-5.6)."""
        at_home = RECRUIT_HOME.chosen(self.choice)
        for region in held_dunland(war) if at_home else (RECRUIT_AT.ref(self.choice),):
            recruit_figures(war, DUNLENDINGS, region)
        return None


@RECRUIT_HOME.rule
def musters_in_dunland(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse where no Settlement of Dunland is held, or none has room (WOME-15.3, 15.5)."""
    able = war.side(seat) == SHADOW and can_come(war, DUNLENDINGS, *held_dunland(war))
    return None if able else refuse("WOME-15.3")


@RECRUIT_AT.rule
def musters_at_an_army(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse a region of others, or without an army that is not besieged (WOME-15.4, 15.5)."""
    if war.side(seat) != SHADOW or not can_come(war, DUNLENDINGS, region):
        return refuse("WOME-15.5", region)
    return None if region in armies_to_join(war) else refuse("WOME-15.4", region)


DUNLENDINGS_RULES = FactionRules(
    entry_rule="WOME-15.1",
    can_enter=lambda war: war.in_play("saruman"),
    barred=have_lost_dunland,
    start=start_in_dunland,
    muster_rule="WOME-15.3",
    can_muster=lambda war: can_come(war, DUNLENDINGS, *held_dunland(war), *armies_to_join(war)),
    muster=lambda war, seat: MusterDunlendings(seat=seat),
    called=lambda war: is_with_the_shadow(war, DUNLENDINGS),
    lost_by=lambda war: "WOME-15.16" if have_lost_dunland(war) else "",
)
"""How the Dunlendings enter, muster and are lost (WOME-15.16)."""
