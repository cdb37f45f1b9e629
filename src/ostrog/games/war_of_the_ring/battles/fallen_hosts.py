"""Chapters 7 and 11: what hits remove from an army, and what falls with its last unit."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.battles.assigned_hits import AssignHits, take_losses
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, fighters, ground_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import NAZGUL_SLOT, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.state import Counts, War, minus, names_of, single
from ostrog.games.war_of_the_ring.campaigns.arrival import CaptureSettlement, end_broken_siege
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
    if side == clash.attacker:
        clash.part = (0,) * len(counts)
    for each in who:
        clash.drop(each)
    destroy_host(war, side, ground_of(clash, side), counts, who)
    return who


def destroy_host(war: War, side: int, region: str, counts: Counts, who: tuple[str, ...]) -> None:
    """Eliminate some figures, the last of an army; some characters are doomed (WOTR-11.31)."""
    if any(counts):
        war.take(side, region, counts)
        war.remove_for_good(side, counts)
    war.tell(events.HostDestroyed(SIDES[side], region, names_of(side, counts), who))


class CharactersFall(Procedure):
    """Characters are eliminated one by one, such as those of destroyed armies (WOTR-11.31)."""

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


class LoseHost(Procedure):
    """An army is destroyed without a battle, or has lost its last unit so (WOTR-7.11)."""

    steps = ("remove", "capture")

    side: int
    region: str
    all_fall: bool = False
    """Whether Nazgul and characters are eliminated with it; otherwise they stay (WOTR-7.11)."""

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def remove(self, war: War) -> Flow:
        """Remove what is left of the army, Free Leaders too (WOTR-7.11, 13.31)."""
        counts = war.counts(self.side, self.region)
        who = war.characters_at(self.side, self.region) if self.all_fall else ()
        if self.side == SHADOW and not self.all_fall:
            counts = (*counts[:NAZGUL_SLOT], 0, *counts[NAZGUL_SLOT + 1 :])
        destroy_host(war, self.side, self.region, counts, who)
        return Call(CharactersFall(doomed=who))

    def capture(self, war: War) -> Flow:
        """Let the besiegers of a destroyed army capture its Stronghold (WOTR-7.13, 13.12)."""
        captor = end_broken_siege(war, self.region)
        return Call(CaptureSettlement(side=captor, region=self.region)) if captor >= 0 else None


class HitHost(Procedure):
    """An army takes hits outside a battle; its owner assigns them (WOTR-7.12)."""

    steps = ("assign", "remove", "destroy")

    side: int
    region: str
    hits: int
    all_fall: bool = False
    """Whether Nazgul and characters are eliminated with the last unit (WOTR-7.11)."""
    losses: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def assign(self, war: War) -> Flow:
        """Let the owner choose the casualties (WOTR-7.12, 11.27, 11.28)."""
        counts = war.counts(self.side, self.region)
        hits = AssignHits(side=self.side, region=self.region, counts=counts, hits=self.hits)
        return Call(hits, "losses")

    def remove(self, war: War) -> Flow:
        """Remove them (WOTR-7.12, 11.30)."""
        counts = war.counts(self.side, self.region)
        take_losses(war, self.side, self.region, counts, self.losses)
        return None

    def destroy(self, war: War) -> Flow:
        """Destroy an army that has no unit left (WOTR-7.11)."""
        if war.units(self.side, self.region):
            return None
        lost = LoseHost(side=self.side, region=self.region, all_fall=self.all_fall)
        return Call(lost)
