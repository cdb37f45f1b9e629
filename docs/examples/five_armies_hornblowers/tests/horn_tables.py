"""A table on which the horns can be tried."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from five_armies_hornblowers import expansion
from five_armies_hornblowers.horns import HornWar, horn_zone

from ostrog.games.five_armies import game
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, UNIT, UNITS
from ostrog.games.five_armies.board.state import Army
from ostrog.games.five_armies.turn.action_dice import Actions
from ostrog.games.five_armies.turn.phases import FiveArmies, Turn
from ostrog.kernel import Game, Ruleset
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle
from ostrog.testing import ScriptedTable, SeatDriver

WITH_HORNS: Game[Any] = msgspec.structs.replace(game, expansions=(expansion,))


class HornTable(ScriptedTable[HornWar]):
    """An empty board with horns; both sides have dice to act with."""

    def __init__(self, *, ruleset: Ruleset | None = None) -> None:
        super().__init__(WITH_HORNS, expansions=("hornblowers",), ruleset=ruleset)
        self.state.armies = {}
        for who, at in self.state.characters.items():
            if at != "waiting":
                self.state.characters[who] = "waiting"
        for seat in (FREE, SHADOW):
            self.lay(horn_zone(seat, "hand"))

    @property
    def free(self) -> SeatDriver[HornWar]:
        """The Free Peoples player."""
        return self.seat(FREE)

    def army(self, place: str, *, damage: int = 0, tokens: int = 0, **units: int) -> Self:
        """Put an army in a place: `army("camp", lake_men=2, damage=1)`."""
        counts = [0] * len(UNITS)
        for name, count in units.items():
            counts[UNIT[name.replace("_", "-")]] = count
        seat = SHADOW if any(counts[5:]) else FREE
        self.state.armies[place] = Army(seat, tuple(counts), damage, tokens)
        return self

    def acting(self, *, free: str = "muster muster army", shadow: str = "event") -> Self:
        """Begin phase 5 with the Free Peoples to act and these unused dice."""
        war = self.state
        for side, faces in ((FREE, free.split()), (SHADOW, shadow.split())):
            war.dice[side] = {face: faces.count(face) for face in faces}
        return self._at(Turn(number=war.turn, step="actions"), Actions(step="next_actor"))

    def at(self, step: str) -> Self:
        """Begin with a step of the turn."""
        return self._at(Turn(number=self.state.turn, step=step))

    def _at(self, *frames: Turn | Actions) -> Self:
        self.state.stack = Stack([FiveArmies(step="play_turn"), *frames])
        self.state.scratch.asks = None
        settle(self.state)
        return self
