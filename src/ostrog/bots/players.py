"""Playing matches with bots."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.bots.sight import Bot, sight_of
from ostrog.bots.tiring import Memory
from ostrog.kernel import Match, State


class Player(msgspec.Struct, frozen=True, eq=False):
    """A bot with the seats it holds in a match."""

    bot: Bot
    held: tuple[int, ...]
    memory: Memory = msgspec.field(default_factory=Memory)

    def answer(self, match: Match[State], seat: int) -> None:
        """Answer the open decision of one of its seats, pick by pick."""
        answered = False
        while not answered:
            sight = sight_of(match.state, self.held, seat, match.number)
            sight = msgspec.structs.replace(sight, times=self.memory.times(sight.view))
            answered = match.choose(seat, self.bot.choose(sight))


def play_on(match: Match[State], players: Sequence[Player]) -> None:
    """Let bots answer until the match is over or waits for another player."""
    holder = {seat: player for player in players for seat in player.held}
    while match.outcome is None:
        asked = [ask.seat for ask in match.asks() if ask.seat in holder]
        if not asked:
            return
        holder[asked[0]].answer(match, asked[0])
