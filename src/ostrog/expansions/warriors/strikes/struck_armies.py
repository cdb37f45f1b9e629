"""Chapters 11 and 13: one roll of the Dead or of Ents against a Shadow army, without a battle."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import STRIKE
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.lost_factions import PaidEffect
from ostrog.expansions.warriors.figure_movement.ways_of_figures import guarded_regions
from ostrog.expansions.warriors.strikes.shielded_armies import ShieldArmy
from ostrog.games.war_of_the_ring.battles.fallen_hosts import HitHost
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.state import adjacent, by_map
from ostrog.games.war_of_the_ring.politics.nations import NationsAttacked, nations_with_units
from ostrog.kernel import Call, Flow, Procedure, Refusal, refuse


def armies_in_reach(war: FactionWar, faction: str, *regions: str) -> list[str]:
    """Shadow armies in some regions or beside them that a faction may attack.

    See WOME-11.14, 11.23, 13.11, 13.16 and 17.22. It does not matter whether they are besieged
    (WOME-11.30).
    """
    near = {to for region in regions for to in (region, *adjacent(war, region, faction))}
    guarded = guarded_regions(war)
    return by_map([to for to in near if war.units(SHADOW, to) and to not in guarded])


class StrikingEffect(PaidEffect):
    """Base of effects by which a faction attacks armies for its figures (WOME-11.10, 13.6)."""

    seat: int

    def targets(self, war: FactionWar) -> list[str]:
        """The armies that can be attacked now."""
        raise NotImplementedError

    def reach_rule(self) -> str:
        """Id of the rule about what is in reach."""
        raise NotImplementedError


@STRIKE.rule
def strikes_an_army_in_reach(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse an attack of a faction without its card, or on what it cannot reach.

    See WOME-8.2, 11.14, 11.17, 13.11, 13.12 and 17.22.
    """
    frame = war.frame(StrikingEffect)
    if frame is None or frame.seat != seat:
        return refuse("WOME-8.2", region)
    if region in frame.targets(war):
        return None
    guarded = guarded_regions(war)
    if region in guarded:
        return refuse("WOME-17.22", guarded[region])
    return refuse(frame.reach_rule(), region)


class StrikeArmy(Procedure):
    """A figure pays, and dice are rolled against a Shadow army (WOME-11.16, 13.12).

    It is no battle: no cards, no reply, no help of walls (WOME-11.15, 13.14).
    """

    steps = ("pay", "rouse", "roll", "shield", "suffer")

    faction: str
    source: str
    """Where the figure that pays is."""
    region: str
    """The region of the army."""
    first: bool
    """Whether it is the first roll against this army in the action (WOME-11.15)."""
    hits: int = 0

    def crumb(self) -> tuple[str]:
        """The region of the army, for the breadcrumb."""
        return (self.region,)

    def pay(self, war: FactionWar) -> Flow:
        """Eliminate the figure that pays (WOME-8.10, 11.16, 13.12)."""
        lose_figures(war, self.faction, self.source)
        return None

    def rouse(self, war: FactionWar) -> Flow:
        """Count the rolls against an army as one attack for its nations (WOME-11.15, 13.14)."""
        if not self.first:
            return None
        nations = nations_with_units(SHADOW, war.counts(SHADOW, self.region))
        return Call(NationsAttacked(nations=nations, region=self.region))

    def roll(self, war: FactionWar) -> Flow:
        """Roll the dice (WOME-11.16, 13.12)."""
        limits = war.faction_values.limits
        values = war.roll(limits.attack_dice, purpose="strike")
        self.hits = sum([value >= limits.attack_target for value in values])
        war.tell(events.FactionStruck(self.faction, self.region, values, self.hits))
        return None

    def shield(self, war: FactionWar) -> Flow:
        """Let figures fall instead of units, if they may (WOME-17.13)."""
        shielding = ShieldArmy(faction=self.faction, region=self.region, hits=self.hits)
        return Call(shielding, "hits") if self.hits else None

    def suffer(self, war: FactionWar) -> Flow:
        """Let the owner of the army choose casualties; Nazgul and Minions fall with its last unit.

        See WOME-11.18, 11.19 and 13.15.
        """
        if not self.hits:
            return None
        return Call(HitHost(side=SHADOW, region=self.region, hits=self.hits, all_fall=True))
