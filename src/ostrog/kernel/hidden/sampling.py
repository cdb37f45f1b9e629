"""Sampling: worlds that an observer cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import TypeVar

from ostrog.kernel.hidden.worlds import resample_pool
from ostrog.kernel.rules.game import BrokenRules
from ostrog.kernel.runtime.chance import Mixer
from ostrog.kernel.runtime.engine import ask_of, asks, choose, drop_draft, restart_branches
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)

ATTEMPTS = 50
"""How often secret answers are drawn anew until the same seats are left waiting."""


def answer_at_random(state: State, seat: int, random: Random) -> None:
    """Answer the decision that waits for a seat with any of its options."""
    answered = False
    while not answered:
        ask = ask_of(state, seat)
        assert ask is not None
        answered = choose(state, seat, random.choice(ask.options))


def resample(state: S, observer: Sequence[int], random: Random) -> S:
    """A copy in which everything the observer cannot know has been drawn anew.

    Hidden things are laid out afresh, drafts of other seats are emptied, answers that others gave
    in an open parallel frame are given again at random, and the future dice are other ones.
    """
    held = tuple(sorted(observer))
    who = state.setting.observer(held)
    world = state.clone()
    world.setting = state.setting.with_chance(Mixer(random.getrandbits(64)))
    for ask in asks(state):
        if ask.seat not in held:
            drop_draft(world, ask.seat)
    for plan, now in zip(world.setting.plans, world.pools, strict=True):
        resample_pool(plan, now, who, random)
    world.scratch.asks = None
    for _ in range(ATTEMPTS):
        attempt = world.clone()
        if _answer_anew(attempt, held, random):
            return attempt
    raise BrokenRules("other answers lead a branch to another number of decisions, which tells")


def _answer_anew(world: State, held: tuple[int, ...], random: Random) -> bool:
    """Give the secret answers of others again; False if that leaves other seats waiting."""
    if not world.stack:
        return True
    pending = {ask.seat for ask in asks(world)}
    return answer_branches(world, restart_branches(world, held), pending, random)


def answer_branches(
    world: State, answers: Mapping[int, int], pending: Collection[int], random: Random
) -> bool:
    """Give so many answers in branches begun anew; False if other seats are then left waiting."""
    frame = world.stack[-1]
    for seat, count in answers.items():
        for _ in range(count):
            if world.outcome is not None or world.stack[-1] is not frame:
                return False
            if ask_of(world, seat) is None:
                return False
            answer_at_random(world, seat, random)
    still_open = world.outcome is None and world.stack[-1] is frame
    return still_open and {ask.seat for ask in asks(world)} == set(pending)
