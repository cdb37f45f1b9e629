"""Chapters 1 and 8: a character leaves the game."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import Flow, Procedure


class EliminateCharacter(Procedure):
    """A character is eliminated and never returns (WOTR-1.15, 8.24)."""

    steps = ("eliminate",)

    who: str

    def crumb(self) -> tuple[str]:
        """The character, for the breadcrumb."""
        return (self.who,)

    def eliminate(self, war: War) -> Flow:
        """Put the character away; his die is lost from the next turn on (WOTR-5.5)."""
        war.put_away(self.who)
        war.tell(events.CharacterLost(self.who))
        return None
