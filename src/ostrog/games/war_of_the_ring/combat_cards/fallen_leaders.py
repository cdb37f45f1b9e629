"""Chapter 12: combat cards by which leaders and characters fall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ostrog.games.war_of_the_ring.battles.fallen_hosts import lose_leader
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, fighters
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS_OF,
    FIGURES_OF,
    LEADER_SLOTS,
    SHADOW,
    SIDE_OF,
    SLOT,
)
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import FELL, FELL_FIGURE, FORGO
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.games.war_of_the_ring.combat_cards.counted_hits import ignore_hits
from ostrog.games.war_of_the_ring.companions.elimination_of_characters import EliminateCharacter
from ostrog.kernel import Ask, Call, Flow, Option, Refusal, refuse


class LeadersFall(CardEffect):
    """Base of cards that eliminate one leader or character in the battle."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "fall", "end")

    choice: Option | None = None

    def victims(self, war: War) -> list[Option]:
        """The options that the card gives; none if it has no effect."""
        raise NotImplementedError

    def choose(self, war: War) -> Flow:
        """Ask who falls."""
        options = self.victims(war)
        if not options:
            return None
        seat, about = self.seat(war), (self.title(war), clash_of(war).region)
        return Ask(seat, "fallen-leader", options, "choice", about=about)

    def fall(self, war: War) -> Flow:
        """Eliminate the figure or the character (WOTR-1.15, 1.16)."""
        if FELL_FIGURE.chosen(self.choice):
            figure = FELL_FIGURE.ref(self.choice)
            lose_leader(war, SIDE_OF[figure], figure)
        if not FELL.chosen(self.choice):
            return None
        who = FELL.ref(self.choice)
        clash_of(war).drop(who)
        return Call(EliminateCharacter(who=who))

    def end(self, war: War) -> Flow:
        """End the effect."""
        return None


def leaders_of(war: War, side: int) -> list[Option]:
    """The options to eliminate a Leader or a Nazgul of a side in the battle."""
    counts = fighters(war, clash_of(war), side).counts
    return [FELL_FIGURE[FIGURES_OF[side][slot]] for slot in LEADER_SLOTS[side] if counts[slot]]


def characters_of(who: Iterable[str]) -> list[Option]:
    """The options to eliminate one of some characters."""
    return [FELL[each] for each in who]


class HeroicDeath(LeadersFall):
    """An own Leader or Companion may die, and hits of the enemy are ignored for it."""

    def victims(self, war: War) -> list[Option]:
        """Every own Leader and Companion in the battle, if there are hits to ignore."""
        clash = clash_of(war)
        if not clash.sides[1 - self.side].scored:
            return []
        company = fighters(war, clash, self.side).who
        return [*leaders_of(war, self.side), *characters_of(company), FORGO()]

    def end(self, war: War) -> Flow:
        """Ignore one hit for a Leader, and as many as his Level for a Companion."""
        worth = 1 if FELL_FIGURE.chosen(self.choice) else 0
        if FELL.chosen(self.choice):
            worth = war.values.characters[FELL.ref(self.choice)].level
        ignored = min(worth, clash_of(war).sides[1 - self.side].scored)
        if ignored:
            ignore_hits(war, self.side, ignored)
        return None


class BladeOfWesternesse(LeadersFall):
    """One hit of the own re-roll is spent, and a Minion falls."""

    def victims(self, war: War) -> list[Option]:
        """Every Minion in the battle, if the re-roll has hit."""
        clash = clash_of(war)
        if not clash.sides[self.side].hits_again:
            return []
        return characters_of(fighters(war, clash, SHADOW).who)

    def end(self, war: War) -> Flow:
        """Spend the hit, which counts against no unit."""
        if self.choice is not None:
            clash_of(war).sides[self.side].by_cards -= 1
        return None


class FatefulStrike(LeadersFall):
    """A hit of the own re-roll also fells a Nazgul; two of them may fell a Minion instead."""

    def victims(self, war: War) -> list[Option]:
        """Nazgul for one hit, also Minions for two; the Witch-king is a Minion here."""
        clash = clash_of(war)
        hits = clash.sides[self.side].hits_again
        nazgul = leaders_of(war, SHADOW) if hits else []
        minions = characters_of(fighters(war, clash, SHADOW).who) if hits > 1 else []
        return [*nazgul, *minions] if nazgul or not minions else [*minions, FORGO()]


class BlackBreath(LeadersFall):
    """Hits of the own re-roll may also fell a Leader, or a Companion of such a Level."""

    def victims(self, war: War) -> list[Option]:
        """Every enemy Leader for one hit, and Companions whose Level is not above the hits."""
        clash, sheets = clash_of(war), war.values.characters
        hits = clash.sides[self.side].hits_again
        company = fighters(war, clash, 1 - self.side).who
        weak = characters_of([who for who in company if sheets[who].level <= hits])
        found = [*leaders_of(war, 1 - self.side), *weak] if hits else []
        return [*found, FORGO()] if found else []


@FELL.rule
def fells_a_character_in_battle(war: War, seat: int, who: str) -> Refusal | None:
    """Refuse a character who is not in the battle (WOTR-8.17)."""
    clash = war.battle
    if clash is None or not any(
        who in CHARACTERS_OF[side] and who in fighters(war, clash, side).who for side in clash.order
    ):
        return refuse("WOTR-8.17", who)
    return None


@FELL_FIGURE.rule
def fells_a_leader_in_battle(war: War, seat: int, figure: str) -> Refusal | None:
    """Refuse a Leader or Nazgul who is not in the battle (WOTR-8.17)."""
    clash, side = war.battle, SIDE_OF[figure]
    if clash is None or not fighters(war, clash, side).counts[SLOT[figure]]:
        return refuse("WOTR-8.17", figure)
    return None
