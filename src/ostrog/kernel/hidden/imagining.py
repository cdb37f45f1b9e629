"""Imagining: worlds in which a bot searches, made only from what its seat knows.

`resample` keeps the knowledge of all observers, so that a check can go on comparing views. A bot
needs thousands of worlds and uses none of these views, so an imagined world keeps no beliefs, and
playing on in it costs no more than the rules do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from ostrog.kernel.hidden.sampling import ATTEMPTS, answer_branches
from ostrog.kernel.hidden.worlds import Possibilities
from ostrog.kernel.rules.game import BrokenRules
from ostrog.kernel.runtime.chance import Mixer
from ostrog.kernel.runtime.engine import asks, drop_draft, restart_branches
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)


class Imagination(Generic[S]):
    """A source of any number of worlds that fit everything an observer has seen.

    A bot makes one for each decision and plays on in its worlds. It does not keep the real state,
    only one imagined world and the beliefs of the observer, so a bot cannot find the truth in it.
    """

    def __init__(self, state: S, observer: Sequence[int]) -> None:
        """Imagine as the holder of these seats, from the state as it is now."""
        self._held = tuple(sorted(observer))
        setting = state.setting
        who = setting.observer(self._held)
        self._possible = [
            (plan, Possibilities(plan, now.beliefs[who]))
            for plan, now in zip(setting.plans, state.known_pools(), strict=True)
        ]
        self._pending = {ask.seat for ask in asks(state)}
        world = state.clone()
        for ask in asks(state):
            if ask.seat not in self._held:
                drop_draft(world, ask.seat)
        world.setting = setting.without_beliefs()
        for now in world.pools:
            now.beliefs = []
        self._deal(world, Random(0))
        self._answers = restart_branches(world, self._held)
        """Number of secret answers that each other seat has given."""
        world.scratch.asks = None
        self._blank = world

    def world(self, random: Random) -> S:
        """Return a state that the observer cannot tell from the real one, with other dice.

        All hidden things and dice in it follow from `random`. Nobody's knowledge is kept in it:
        everything lies open.
        """
        for _ in range(ATTEMPTS):
            world = self._blank.clone()
            world.setting = world.setting.with_chance(Mixer(random.getrandbits(64)))
            self._deal(world, random)
            world.scratch.asks = None
            if not self._answers:
                asks(world)  # worked out once, since bots copy this world for every option
                return world
            restart_branches(world, self._held)
            if answer_branches(world, self._answers, self._pending, random):
                return world
        raise BrokenRules("other answers lead a branch to another number of decisions, which tells")

    def _deal(self, world: S, random: Random) -> None:
        """Place the things; sort them in unordered zones, so that nothing reveals the truth."""
        for (plan, possible), now in zip(self._possible, world.pools, strict=True):
            face_of = plan.faces.__getitem__
            dealt = zip(plan.ordered, possible.deal(random), strict=True)
            now.contents = [
                tuple(map(face_of, things if ordered else sorted(things)))
                for ordered, things in dealt
            ]
