"""Chapter 12: combat cards that add hits, ignore them, or turn them against their own army."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.kernel import Flow

ADDED = {"nameless-wood": 2, "no-quarter": 1}
"""Hits that a title adds to those of the dice."""


def add_hits(war: War, side: int, hits: int) -> None:
    """Add hits to those of a side's dice."""
    clash_of(war).sides[side].by_cards += hits
    war.tell(events.HitsAdded(SIDES[side], hits))


def ignore_hits(war: War, side: int, hits: int) -> None:
    """Let a side suffer fewer hits of the enemy's dice."""
    clash_of(war).sides[1 - side].by_cards -= hits
    war.tell(events.HitsIgnored(SIDES[side], hits))


class HitsUponHits(CardEffect):
    """Nameless Wood and No Quarter: whoever has hit hits more."""

    steps = ("add",)

    def add(self, war: War) -> Flow:
        """Add hits if the combat roll and the re-roll have scored any."""
        if clash_of(war).sides[self.side].hits:
            add_hits(war, self.side, ADDED[self.title(war)])
        return None


class MumakilTrample(CardEffect):
    """The second effect of Mumakil: one more hit for whoever has hit more often (WOTR-12.8)."""

    steps = ("add",)

    def add(self, war: War) -> Flow:
        """Compare the hits of the round so far, those of additional attacks too (WOTR-12.14)."""
        clash = clash_of(war)
        own, enemy = [
            clash.sides[side].scored + clash.cards[side].struck
            for side in (self.side, 1 - self.side)
        ]
        if own > enemy:
            add_hits(war, self.side, 1)
        return None


class ShieldWall(CardEffect):
    """Of two hits or more one is ignored."""

    steps = ("ignore",)

    def ignore(self, war: War) -> Flow:
        """Count the hits of the enemy's combat roll and re-roll; a single one is suffered."""
        if clash_of(war).sides[1 - self.side].hits >= 2:
            ignore_hits(war, self.side, 1)
        return None


class ConfusedRanks(CardEffect):
    """Each natural 1 of the enemy's combat roll hits his own army and is not re-rolled."""

    steps = ("confuse",)

    def confuse(self, war: War) -> Flow:
        """Count the ones before the re-roll."""
        dice = clash_of(war).sides[1 - self.side]
        ones = [place for place, value in enumerate(dice.values) if value == 1]
        dice.barred += ones
        dice.backfired += len(ones)
        if ones:
            war.tell(events.DiceBackfired(SIDES[1 - self.side], len(ones)))
        return None
