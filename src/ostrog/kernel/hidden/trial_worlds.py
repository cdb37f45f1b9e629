"""Trial worlds: questions of a seat answered in a world that holds no truth of the future.

A player may ask what could be picked next, why something is not allowed and how a fight would end.
What answers such a question plays picks, and playing draws cards and rolls dice. So it never gets
the real state: a `TrialWorld` is made only from what the player knows, and its cards and dice are
others than those that will come.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Generic, TypeVar

from ostrog.kernel.hidden.sampling import resample
from ostrog.kernel.rules.options import Option
from ostrog.kernel.runtime.engine import IllegalChoice, ask_of, choose
from ostrog.kernel.runtime.state import State

S_co = TypeVar("S_co", bound=State, covariant=True)


class TrialWorld(Generic[S_co]):
    """A world in which a seat tries out picks before it decides.

    To its seat it looks like the real one. Hidden things, secret answers of others and all future
    chance in it are drawn anew, so that nothing which is learned in it is true. It is made once and
    answers any number of questions until the next choice.
    """

    def __init__(
        self,
        state: S_co,
        seat: int,
        observer: Sequence[int] | None = None,
        random: Random | None = None,
    ) -> None:
        """Imagine the world of a seat; `observer` are all seats of its person.

        The world follows from what the person knows and from `random`, always the same by default.
        """
        self.seat = seat
        held = state.setting.scenario.person(seat) if observer is None else observer
        self.observer = tuple(sorted(held))
        """All seats of the person who asks."""
        self._state = resample(state, self.observer, random or Random(0))

    def after(self, picks: Sequence[Option] = ()) -> S_co:
        """Return a copy of the world in which the seat has picked these options.

        Raises `IllegalChoice` for picks that are not offered, and for picks that answer the
        decision: the game would go on, and what happens then is nobody's to know.
        """
        world = self._state.clone()
        if picks and choose(world, self.seat, *picks):
            raise IllegalChoice("these picks already answer the decision")
        return world

    def further(self, answers: Sequence[Sequence[Option]]) -> TrialWorld[S_co]:
        """Return the world after the seat has answered so many decisions in a row.

        Raises `IllegalChoice` for answers that are not offered, and for one after which the seat is
        not asked next or somebody has learned something: nobody can know what follows then.
        """
        world = self._state.clone()
        for picks in answers:
            if not choose(world, self.seat, *picks):
                raise IllegalChoice("these picks do not answer the decision")
            if world.scratch.learned or ask_of(world, self.seat) is None:
                raise IllegalChoice("what follows is not certain")
        ahead = copy(self)
        ahead._state = world
        return ahead
