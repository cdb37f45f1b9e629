"""Words for tests of combat and scoring: combats are fought, and the table stays as it is then."""

from __future__ import annotations

from typing import Self

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.combat.combat_step import CombatStep

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy."""


class Fray(Ring):
    """A table at which combats are fought."""

    def fight(self) -> Self:
        """The combats of a combat step, with only a turn after them: no draws, no new round."""
        return self.carries_out(CombatStep())

    def counted(self) -> list[events.CombatBegan]:
        """The icons of the combats since the last choice: attack, location, defenders."""
        return [event for event in self.events if isinstance(event, events.CombatBegan)]

    def combats(self) -> list[str]:
        """Where it was fought since the last choice, in this order."""
        return [event.place for event in self.counted()]

    def piles(self, *cards: str) -> list[str]:
        """Where cards are, one after the other."""
        return [self.where(card) for card in cards]
