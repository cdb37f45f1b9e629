"""A scripted table for tests of combat and scoring, which stops after the combats."""

from __future__ import annotations

from typing import Self

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.combat.combat_step import CombatStep

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario."""


class Fray(Ring):
    """A scripted table for tests of combats."""

    def fight(self) -> Self:
        """Fight the combats of a combat step, followed by a turn: no draws and no new round."""
        return self.carries_out(CombatStep())

    def counted(self) -> list[events.CombatBegan]:
        """Return the events with the icons of the combats since the last choice."""
        return [event for event in self.events if isinstance(event, events.CombatBegan)]

    def combats(self) -> list[str]:
        """Return the places of the combats since the last choice, in order."""
        return [event.place for event in self.counted()]

    def piles(self, *cards: str) -> list[str]:
        """Return the places of cards, in the same order."""
        return [self.where(card) for card in cards]
