"""Chapter 11: what hits remove from an army, and what falls with its last unit."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.battles.assigned_hits import AssignHits, take_losses
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, fighters, ground_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.state import War, minus, names_of, single
from ostrog.games.war_of_the_ring.campaigns.splitting import unit_number
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.kernel import Call, Done, Flow, Goto, Option, Procedure


def lose_units(war: War, side: int, picks: Sequence[Option]) -> None:
    """Remove and reduce units of an army in the battle as picked (WOTR-11.27, 11.30)."""
    clash = clash_of(war)
    counts = fighters(war, clash, side).counts
    left = take_losses(war, side, ground_of(clash, side), counts, picks)
    if side == clash.attacker:
        clash.part = left


def eliminate_figure(war: War, side: int, region: str, figure: str) -> None:
    """Eliminate one figure of a side in a region (WOTR-1.15, 1.16)."""
    lost = single(side, figure)
    war.take(side, region, lost)
    war.remove_for_good(side, lost)
    war.tell(events.FigureFell(SIDES[side], region, figure))


def lose_leader(war: War, side: int, figure: str) -> None:
    """Eliminate one Leader or Nazgul in the battle (WOTR-1.15, 1.16)."""
    clash = clash_of(war)
    if side == clash.attacker:
        clash.part = minus(clash.part, single(side, figure))
    eliminate_figure(war, side, ground_of(clash, side), figure)


def destroy_without_units(war: War, side: int) -> tuple[str, ...]:
    """Remove the Leaders of an army without units; return its characters (WOTR-11.31)."""
    clash = clash_of(war)
    counts, who = fighters(war, clash, side)
    if unit_number(side, counts):
        return ()
    region = ground_of(clash, side)
    if any(counts):
        war.take(side, region, counts)
        war.remove_for_good(side, counts)
    if side == clash.attacker:
        clash.part, clash.who = (0,) * len(counts), ()
    war.tell(events.HostDestroyed(SIDES[side], region, names_of(side, counts), who))
    return who


class CharactersFall(Procedure):
    """The characters of destroyed armies are eliminated, one by one (WOTR-11.31)."""

    steps = ("eliminate", "next_character")
    lasting = {"eliminate": ("doomed",)}

    doomed: tuple[str, ...]

    def eliminate(self, war: War) -> Flow:
        """Eliminate the first of those who are left."""
        return Call(EliminateCharacter(who=self.doomed[0])) if self.doomed else Done()

    def next_character(self, war: War) -> Flow:
        """Go on with the next of them."""
        self.doomed = self.doomed[1:]
        return Goto("eliminate")


class SufferHits(Procedure):
    """An army in the battle takes hits at once, besides those of the rolls (WOTR-12.14)."""

    steps = ("assign", "remove")

    side: int
    hits: int
    losses: tuple[Option, ...] = ()

    def assign(self, war: War) -> Flow:
        """Let the owner choose the casualties (WOTR-11.25)."""
        clash = clash_of(war)
        counts, region = fighters(war, clash, self.side).counts, ground_of(clash, self.side)
        hits = AssignHits(side=self.side, region=region, counts=counts, hits=self.hits)
        return Call(hits, "losses")

    def remove(self, war: War) -> Flow:
        """Remove them, and everybody with the last unit (WOTR-11.31)."""
        lose_units(war, self.side, self.losses)
        return Call(CharactersFall(doomed=destroy_without_units(war, self.side)))
