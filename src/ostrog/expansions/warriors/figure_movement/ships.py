"""Chapter 14: Corsairs carry Shadow armies in their ships."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import CORSAIRS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import LAND, SAIL
from ostrog.expansions.warriors.figure_movement.figures_with_armies import (
    TakeAlong,
    able_to_follow,
    arrive_with_figures,
    enter_with_figures,
    forget_moved_figures,
)
from ostrog.expansions.warriors.figure_movement.ways_of_figures import is_water
from ostrog.games.war_of_the_ring.battles.attacks import AttackWithHost, can_attack
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts, can_march
from ostrog.games.war_of_the_ring.campaigns.splitting import Party, unit_number
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class SailHosts(MoveHosts, kw_only=True):
    """Corsairs and the armies that they carry move together, by the rules of both.

    See WOME-14.12 to 14.14. The result is the region where the last of them has landed.
    """

    def crew(self, war: FactionWar, source: str) -> int:
        """Number of Corsairs in a region who have not sailed in this action."""
        return able_to_follow(war, CORSAIRS, source, source)

    def goals_from(self, war: FactionWar, source: str) -> tuple[str, ...]:  # type: ignore[override]  # a war with factions
        """The waters beside a region with Corsairs (WOME-14.7, 14.13)."""
        if not self.crew(war, source):
            return ()
        return tuple([to for to in adjacent(war, source, "army") if is_water(war, to)])

    def enters(self, war: FactionWar, to: str, at_peace: tuple[str, ...]) -> bool:  # type: ignore[override]
        """Whether they may enter a region: one for the army and for Corsairs (WOME-14.13)."""
        return is_water(war, to) and MoveHosts.enters(self, war, to, at_peace)

    def may_end(self, war: FactionWar, start: str, region: str) -> bool:  # type: ignore[override]
        """Whether the voyage can end in a region, which must have room for the Corsairs.

        See WOME-14.4.
        """
        sailing = war.along.get(CORSAIRS, 0)
        there = war.number_at(CORSAIRS, region)
        if self.path and region == self.path[-1]:
            there -= sailing
        limit = war.facts_of(CORSAIRS).limit
        return there + sailing <= limit and MoveHosts.may_end(self, war, start, region)

    def may_not_act(self, war: FactionWar, party: Party) -> Refusal | None:  # type: ignore[override]
        """Refuse also more units than the Corsairs of the region carry (WOME-14.12)."""
        refusal = MoveHosts.may_not_act(self, war, party)
        most = war.faction_values.limits.crew * self.crew(war, self.source_of())
        able = refusal is not None or unit_number(SHADOW, party.counts) <= most
        return refusal if able else refuse("WOME-14.12", self.source_of())

    def onward_refused(self, war: FactionWar, source: str, to: str) -> Refusal | None:  # type: ignore[override]
        """Refuse also what is no water (WOME-14.7)."""
        refusal = MoveHosts.onward_refused(self, war, source, to)
        return refusal or (None if is_water(war, to) else refuse("WOME-14.7", to))

    def set_out(self, war: FactionWar) -> Flow:  # type: ignore[override]
        """Ask which Corsairs do not sail, as far as the cargo can do without (WOME-14.12)."""
        ended = MoveHosts.set_out(self, war)
        if ended is not None:
            return ended
        source = self.path[0]
        crew, hold = self.crew(war, source), war.faction_values.limits.crew
        needed = -(-unit_number(SHADOW, self.going) // hold)
        return Call(
            TakeAlong(
                seat=self.seat,
                region=source,
                most={CORSAIRS: crew},
                least={CORSAIRS: needed},
            )
        )

    def enter(self, war: FactionWar) -> Flow:  # type: ignore[override]
        """Let Corsairs and army enter the next region together (WOME-14.13)."""
        return enter_with_figures(self, war)

    def arrived(self, war: FactionWar) -> Flow:  # type: ignore[override]
        """Note who has sailed (WOME-14.14)."""
        return arrive_with_figures(self, war)

    def limits(self, war: FactionWar) -> Flow:  # type: ignore[override]
        """End the action: the size of armies counts now (WOME-14.17)."""
        return forget_moved_figures(self, war)


class ShipsSail(Procedure):
    """Corsairs carry two armies, or one that attacks where it lands (WOME-14.14 to 14.17)."""

    steps = ("choose", "voyage", "attack", "end")

    seat: int
    choice: Option | None = None
    landed: str = ""

    def long_voyage(self, war: FactionWar) -> SailHosts:
        """The transport of armies without an attack (WOME-14.13, 14.14)."""
        limits = war.faction_values.limits
        return SailHosts(seat=self.seat, armies=limits.fleets, regions=limits.voyage)

    def landing(self, war: FactionWar) -> SailHosts:
        """The transport of an army that attacks (WOME-14.15)."""
        return SailHosts(seat=self.seat, regions=war.faction_values.limits.landing)

    def choose(self, war: FactionWar) -> Flow:
        """Ask which of the two (WOME-14.14, 14.15)."""
        if not can_march(war, self.landing(war)):
            return Done()
        return Ask(self.seat, "ships-sail", (SAIL(), LAND()), "choice")

    def voyage(self, war: FactionWar) -> Flow:
        """Carry the armies (WOME-14.13)."""
        sail = self.long_voyage if SAIL.chosen(self.choice) else self.landing
        return Call(sail(war), "landed")

    def attack(self, war: FactionWar) -> Flow:
        """Let the army attack a neighbour, or the Stronghold that is besieged where it landed.

        Whoever stood there has joined it (WOME-14.15 to 14.17).
        """
        if SAIL.chosen(self.choice) or not self.landed:
            return Goto("end")
        here = self.landed
        pairs = tuple([(here, to) for to in adjacent(war, here, "army")])
        if war.sieges.get(here) == FREE:
            pairs += ((here, here),)
        attack = AttackWithHost(seat=self.seat, pairs=pairs)
        return Call(attack) if can_attack(war, attack) else None

    def end(self, war: War) -> Flow:
        """Return to the card."""
        return Done()


@SAIL.rule
@LAND.rule
def sails_by_a_card(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse to sail without a card (WOME-6.18, 14.12)."""
    frame = war.frame(ShipsSail)
    return None if frame is not None and frame.seat == seat else refuse("WOME-14.12")
