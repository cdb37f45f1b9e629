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
"""The streams of chance of the battleground decks."""


class LocationStep(Procedure):
    """RCG-5.1: the starting player activates a battleground, and then a path."""

    steps = ("battlegrounds", "more_battlegrounds", "path")

    listed: list[str] | None = None

    def battlegrounds(self, war: War) -> Flow:
        """RCG-5.3, 5.4, 19.5: a random one of the own deck, or those of the round."""
        if self.listed is None:
            self.listed = self.of_this_round(war)
        while self.listed:
            place = self.listed.pop(0)
            if place in in_decks(war):
                return Call(ActivateBattleground(seat=war.starting(), place=place))
        return Goto("path")

    def of_this_round(self, war: War) -> list[str]:
        """RCG-5.3, 5.4: by chance, unless the scenario names them (19.5)."""
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
        """RCG-19.5: the fourth round of the Fellowship has two."""
        return Goto("battlegrounds")

    def path(self, war: War) -> Flow:
        """RCG-6.1, 6.2: a random one of the next number."""
        paths = unused_paths(war, war.number + 1)
        if not paths:
            return Done()
        war.everyone_learns()
        place = paths[war.draw_number("paths", len(paths))]
        return Call(ActivatePath(seat=war.starting(), place=place))
