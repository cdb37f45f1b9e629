"""Chapters 5, 6 and 19: the location step."""

from __future__ import annotations

from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.rounds.activation import (
    ActivateBattleground,
    ActivatePath,
    in_decks,
    unused_paths,
)
from ostrog.kernel import Call, Done, Flow, Goto, Procedure

PURPOSES = ("battlegrounds-free-peoples", "battlegrounds-shadow")
"""The random streams for drawing from the battleground deck of each side."""


class LocationStep(Procedure):
    """The starting player's activation of a battleground and then a path (RCG-5.1)."""

    steps = ("battlegrounds", "more_battlegrounds", "path")
    lasting = {"battlegrounds": ("listed",)}

    listed: list[str] | None = None

    def battlegrounds(self, war: War) -> Flow:
        """Activate a random battleground or those listed for the round (RCG-5.3, 5.4, 19.5)."""
        if self.listed is None:
            self.listed = self.of_this_round(war)
        while self.listed:
            place = self.listed.pop(0)
            if place in in_decks(war):
                return Call(ActivateBattleground(seat=war.starting(), place=place))
        return Goto("path")

    def of_this_round(self, war: War) -> list[str]:
        """Draw a random battleground, unless the scenario lists them (RCG-5.3, 5.4, 19.5)."""
        by_round = war.cast.scene.battlegrounds
        if by_round:
            return list(by_round.get(str(war.round), ()))
        own = war.cast.sides[war.starting()]
        for side in (own, 1 - own):
            deck = war.decks[side]
            if deck:
                war.everyone_learns()
                return [deck[war.draw_number(PURPOSES[side], len(deck))]]
        return []

    def more_battlegrounds(self, war: War) -> Flow:
        """Continue with the second battleground of a round that lists two (RCG-19.5)."""
        return Goto("battlegrounds")

    def path(self, war: War) -> Flow:
        """Activate a random path of the next number (RCG-6.1, 6.2)."""
        paths = unused_paths(war, war.number + 1)
        if not paths:
            return Done()
        war.everyone_learns()
        place = paths[war.draw_number("paths", len(paths))]
        return Call(ActivatePath(seat=war.starting(), place=place))
