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
"""Number of attempts to draw secret answers that leave the same seats with a decision."""


def answer_at_random(state: State, seat: int, random: Random) -> None:
    """Answer the pending decision of a seat with random options; drafts are picked to the end."""
    answered = False
    while not answered:
        ask = ask_of(state, seat)
        assert ask is not None
        answered = choose(state, seat, random.choice(ask.options))


def resample(state: S, observer: Sequence[int], random: Random) -> S:
    """Return a copy of a state in which everything the observer cannot know is drawn anew.

    Hidden things are dealt again, drafts of other seats are emptied, answers that other seats gave
    in an open `Together` are given again at random, and future dice are different. The view of the
    observer stays the same. Tests use it to check for leaks; bots use the faster `Imagination`.
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
    """Give the secret answers of other seats again; return whether the same seats are pending."""
    if not world.stack:
        return True
    pending = {ask.seat for ask in asks(world)}
    return answer_branches(world, restart_branches(world, held), pending, random)


def answer_branches(
    world: State, answers: Mapping[int, int], pending: Collection[int], random: Random
) -> bool:
    """Give each seat's number of answers in restarted branches, at random.

    Returns False if this leaves other seats with a decision than `pending`.
    """
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
