"""Chapter 13: Ents move and attack by a card, from the Entwood."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import ENTS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import PLACE_ENT, STRIKE
from ostrog.expansions.warriors.factions.the_ents import ChooseEntwood
from ostrog.expansions.warriors.figure_movement.moving_figures import move_figures
from ostrog.expansions.warriors.figure_movement.ways_of_figures import guarded_regions
from ostrog.expansions.warriors.strikes.struck_armies import (
    StrikeArmy,
    StrikingEffect,
    armies_in_reach,
)
from ostrog.games.war_of_the_ring.board.map import ORTHANC
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.state import adjacent, by_map
from ostrog.games.war_of_the_ring.board.verbs import DONE
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Refusal, refuse


def places_for_ents(war: FactionWar, entwood: str) -> list[str]:
    """Regions beside an Ent without enemy units, where one of the Entwood can be placed.

    One of the Entwood must stay there (WOME-13.5, 13.8 to 13.10).
    """
    if war.number_at(ENTS, entwood) < 2:
        return []
    guarded = guarded_regions(war)
    near = {to for region in war.figures[ENTS] for to in adjacent(war, region, ENTS)}
    near.discard(entwood)
    return by_map([to for to in near if not war.units(SHADOW, to) and to not in guarded])


class MarchOfTheEnts(StrikingEffect, kw_only=True):
    """Ents of the Entwood are placed and attack, in any order (WOME-13.6 to 13.16, 13.23)."""

    steps = ("begin", "choose", "carry_out", "go_on")
    lasting = {"choose": ("entwood", "struck")}

    entwood: str = ""
    """The Entwood that supplies the figures (WOME-13.17)."""
    struck: tuple[str, ...] = ()
    """Armies that have been attacked in this action."""
    choice: Option | None = None

    def targets(self, war: FactionWar) -> list[str]:
        """The armies beside an Ent or with one, while an Ent is left to pay (WOME-13.11, 13.12)."""
        if not war.number_at(ENTS, self.entwood):
            return []
        return armies_in_reach(war, ENTS, *war.figures[ENTS])

    def reach_rule(self) -> str:
        """Id of the rule about what they can attack."""
        return "WOME-13.11"

    def begin(self, war: FactionWar) -> Flow:
        """Choose the Entwood (WOME-13.17)."""
        return Call(ChooseEntwood(seat=self.seat), "entwood")

    def choose(self, war: FactionWar) -> Flow:
        """Ask for the next move or roll, or whether that is enough (WOME-13.7)."""
        options = [PLACE_ENT[to] for to in places_for_ents(war, self.entwood)]
        options += [STRIKE[region] for region in self.targets(war)]
        if not options:
            return Done()
        about = (self.entwood,)
        return Ask(self.seat, "march-of-the-ents", [*options, DONE()], "choice", about=about)

    def carry_out(self, war: FactionWar) -> Flow:
        """Place an Ent, or attack for one (WOME-13.8, 13.12).

        One in Orthanc eliminates Saruman (WOME-13.19).
        """
        if STRIKE.chosen(self.choice):
            region = STRIKE.ref(self.choice)
            first, self.struck = region not in self.struck, (*self.struck, region)
            strike = StrikeArmy(faction=ENTS, source=self.entwood, region=region, first=first)
            return Call(strike)
        if not PLACE_ENT.chosen(self.choice):
            return Done()
        to = PLACE_ENT.ref(self.choice)
        move_figures(war, ENTS, self.entwood, to)
        if to == ORTHANC and war.in_play("saruman"):
            return Call(EliminateCharacter(who="saruman"))
        return None

    def go_on(self, war: FactionWar) -> Flow:
        """Go on with the march (WOME-13.7)."""
        return Goto("choose")


@PLACE_ENT.rule
def places_an_ent_beside_another(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse a move of Ents without the card, and one against its rules.

    See WOME-13.6, 13.8 to 13.10 and 17.22.
    """
    frame = war.frame(MarchOfTheEnts)
    if frame is None or frame.seat != seat:
        return refuse("WOME-13.6", region)
    if region in places_for_ents(war, frame.entwood):
        return None
    guarded = guarded_regions(war)
    if war.number_at(ENTS, frame.entwood) < 2:
        return refuse("WOME-13.10", region)
    if war.units(SHADOW, region):
        return refuse("WOME-13.9", region)
    if region in guarded:
        return refuse("WOME-17.22", guarded[region])
    return refuse("WOME-13.8", region)
