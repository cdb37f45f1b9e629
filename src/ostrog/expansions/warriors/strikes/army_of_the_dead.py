"""Chapter 11: the Army of the Dead moves and attacks by a card."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import DEAD
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import LEAD_DEAD, STRIKE
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.figure_movement.moving_figures import move_figures
from ostrog.expansions.warriors.figure_movement.ways_of_figures import guarded_regions
from ostrog.expansions.warriors.strikes.fleeing_armies import FleeTheDead
from ostrog.expansions.warriors.strikes.struck_armies import (
    StrikeArmy,
    StrikingEffect,
    armies_in_reach,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.state import adjacent
from ostrog.games.war_of_the_ring.board.verbs import DONE
from ostrog.games.war_of_the_ring.politics.nations import CompanionsArrive
from ostrog.kernel import Ask, Call, Flow, Goto, Option, Refusal, refuse


def lead_the_dead(war: FactionWar, to: str) -> None:
    """Move the Army of the Dead with its Companions to a region (WOME-11.7, 11.28)."""
    start, group = war.region_of_the_dead, war.in_the_army_of_the_dead()
    move_figures(war, DEAD, start, to, war.number_at(DEAD, start))
    for who in group:
        war.characters[who] = to
    war.tell(events.CharactersMoved(group, start, to))


class WraithsMarch(StrikingEffect, kw_only=True):
    """The Army of the Dead moves, then attacks one Shadow army and may take its place.

    See WOME-11.10 to 11.23 and 11.27.
    """

    steps = (
        "choose",
        "march",
        "halt",
        "strike",
        "go_on",
        "drive_off",
        "follow",
        "advance",
        "come_in",
    )
    lasting = {"choose": ("moved", "target", "struck_from")}

    moved: bool = False
    """Whether they have moved and their Companions have not yet arrived."""
    target: str = ""
    """The army that they attack (WOME-11.17)."""
    struck_from: str = ""
    """Where they attacked from."""
    choice: Option | None = None
    advance_to: Option | None = None

    def ways(self, war: FactionWar) -> list[str]:
        """The regions to which they can go now (WOME-11.11 to 11.14)."""
        here = war.region_of_the_dead
        if self.target or war.number_at(DEAD, here) < 2:
            return []
        guarded = guarded_regions(war)
        near = adjacent(war, here, DEAD)
        return [to for to in near if not war.units(SHADOW, to) and to not in guarded]

    def targets(self, war: FactionWar) -> list[str]:
        """The armies that they can attack now (WOME-11.14, 11.17, 11.23)."""
        here = war.region_of_the_dead
        if not here:
            return []
        near = armies_in_reach(war, DEAD, here)
        return [each for each in near if self.target in ("", each)]

    def reach_rule(self) -> str:
        """Id of the rule about what they can attack."""
        return "WOME-11.17" if self.target else "WOME-11.14"

    def choose(self, war: FactionWar) -> Flow:
        """Ask for the next move or roll, or whether that is enough (WOME-11.10)."""
        options = [LEAD_DEAD[to] for to in self.ways(war)]
        options += [STRIKE[region] for region in self.targets(war)]
        if not options:
            self.choice = None
            return Goto("halt")
        return Ask(self.seat, "wraiths-march", [*options, DONE()], "choice")

    def march(self, war: FactionWar) -> Flow:
        """Move to the next region for a figure (WOME-11.11)."""
        if not LEAD_DEAD.chosen(self.choice):
            return None
        lose_figures(war, DEAD, war.region_of_the_dead)
        lead_the_dead(war, LEAD_DEAD.ref(self.choice))
        self.moved = True
        return Goto("choose")

    def halt(self, war: FactionWar) -> Flow:
        """Let Companions rouse a nation where the march has ended (WOME-11.28)."""
        if not self.moved:
            return None
        self.moved = False
        return Call(self.arrival(war))

    def arrival(self, war: FactionWar) -> CompanionsArrive:
        """The arrival of those who are with the Dead (WOTR-14.7)."""
        group = war.in_the_army_of_the_dead()
        return CompanionsArrive(companions=group, region=war.region_of_the_dead)

    def strike(self, war: FactionWar) -> Flow:
        """Attack for a figure (WOME-11.14, 11.16)."""
        if not STRIKE.chosen(self.choice):
            return Goto("drive_off")
        region, here = STRIKE.ref(self.choice), war.region_of_the_dead
        first, self.target, self.struck_from = not self.target, region, here
        return Call(StrikeArmy(faction=DEAD, source=here, region=region, first=first))

    def go_on(self, war: FactionWar) -> Flow:
        """Let them strike again while there is somebody to strike, and to pay (WOME-11.17)."""
        return Goto("choose") if self.targets(war) else None

    def drive_off(self, war: FactionWar) -> Flow:
        """Force what is left of the army to retreat (WOME-11.20)."""
        if not self.target or not war.units(SHADOW, self.target):
            return None
        return Call(FleeTheDead(side=SHADOW, region=self.target, dead_at=self.struck_from))

    def follow(self, war: FactionWar) -> Flow:
        """Ask whether they take the place of the army that is gone (WOME-11.22)."""
        options = [LEAD_DEAD[each] for each in self.place_to_take(war)]
        if not options:
            return None
        return Ask(
            self.seat, "dead-advance", [*options, DONE()], "advance_to", about=(self.target,)
        )

    def place_to_take(self, war: FactionWar) -> tuple[str, ...]:
        """The region of the army that is gone, if any (WOME-11.22)."""
        gone = bool(self.target) and not war.units(SHADOW, self.target)
        able = gone and war.region_of_the_dead not in ("", self.target)
        return (self.target,) if able else ()

    def advance(self, war: FactionWar) -> Flow:
        """Move there without losing a figure (WOME-11.22)."""
        if LEAD_DEAD.chosen(self.advance_to):
            lead_the_dead(war, LEAD_DEAD.ref(self.advance_to))
        return None

    def come_in(self, war: FactionWar) -> Flow:
        """Let Companions rouse a nation there (WOME-11.28)."""
        return Call(self.arrival(war)) if LEAD_DEAD.chosen(self.advance_to) else None


@LEAD_DEAD.rule
def leads_the_dead_on(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse a move of the Dead without the card, and one against its rules.

    See WOME-11.10 to 11.14, 11.22 and 17.22.
    """
    frame = war.frame(WraithsMarch)
    if frame is None or frame.seat != seat:
        return refuse("WOME-11.10", region)
    if frame.step == "follow":
        return None if region in frame.place_to_take(war) else refuse("WOME-11.22", region)
    if region in frame.ways(war):
        return None
    here, guarded = war.region_of_the_dead, guarded_regions(war)
    if frame.target:
        return refuse("WOME-11.14", region)
    if war.number_at(DEAD, here) < 2:
        return refuse("WOME-11.13", region)
    if region not in adjacent(war, here, DEAD):
        return refuse("WOME-11.11", region)
    if region in guarded:
        return refuse("WOME-17.22", guarded[region])
    return refuse("WOME-11.12", region)
