"""Idle options: offered options that change nothing and ask nothing, and are not declared a pass.

Some rules allow an action although it would do nothing. A game declares that by a warning
(`Table.warning`), which tells the player, too. An option may cost something, such as a die, and
still do nothing. So a game declares its costs (`State.costs`), and a change of these alone is no
effect.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import msgspec

from ostrog.kernel import Ask, Option, Procedure, Rules, State, ask_of, asks, choose
from ostrog.kernel.runtime.events import Looked, Shuffled
from ostrog.kernel.runtime.flow import Parallel
from ostrog.table import table_of

_encode = msgspec.msgpack.Encoder(enc_hook=list).encode

OWN = frozenset(Procedure.__struct_fields__)
"""Fields that the kernel itself keeps in every frame."""
LONGEST_DRAFT = 60
"""Number of random picks after which a draft is closed as soon as possible."""


class Still:
    """A state as it was before a choice, to find out whether the choice did anything."""

    def __init__(self, state: State) -> None:
        """Keep a copy of the state, and where each frame of its stack is."""
        self._frames: list[tuple[Procedure, str]] = [(f, f.step) for f in state.stack]
        self._asked = [ask.seat for ask in asks(state)]
        self._answers = OWN | {ask.into for ask in asks(state)}
        self._before = state.clone()

    def is_unmoved(self, state: State) -> bool:
        """Whether the same state, after a choice, has only gone on to the next turn.

        It has if nothing but costs has changed, no procedure asks that did not run before, and the
        one that goes on has come back to the step it was at, or to an earlier one.
        """
        return (
            state.outcome is None
            and not state.scratch.draws
            and not any(isinstance(t.event, Looked | Shuffled) for t in state.scratch.outbox)
            and self._has_gone_round(state)
            and not self._things_moved(state)
            and _fields(state) == _fields(self._before)
        )

    def is_idle(self, state: State, seat: int, picks: Sequence[Option]) -> bool:
        """Whether the choice did nothing, and the game does not declare that it may."""
        return (
            self.is_unmoved(state) and not is_pass(state, picks) and not self.is_warned(seat, picks)
        )

    def is_warned(self, seat: int, picks: Sequence[Option]) -> bool:
        """Whether the game warned before the choice that it would do nothing."""
        table = table_of(self._before.setting.rules.game)
        if table is None or table.warning is None:
            return False
        return bool(table.warning(self._before.clone(), seat, picks[0]))

    def _has_gone_round(self, state: State) -> bool:
        classes = [type(frame) for frame in state.stack]
        if classes != [type(frame) for frame, _ in self._frames[: len(classes)]]:
            return False  # another procedure asks
        staying = None
        stacks = zip(self._frames, state.stack, self._before.stack, strict=False)
        for (frame, step), now, before in stacks:
            if frame is not now:
                break
            staying = frame, step, before
        if staying is None:
            return False
        frame, step, before = staying
        if type(frame) is Parallel:  # other seats have still to answer
            return False
        order = list(state.setting.rules.flow[type(frame)])
        if order.index(frame.step) > order.index(step) or _collected(frame) != _collected(before):
            return False
        same = len(state.stack) == len(self._frames) and self._frames[-1][0] is state.stack[-1]
        if same and [ask.seat for ask in asks(state)] == self._asked:
            # It may count the seat's steps.
            return _memory(state, self._answers) == _memory(self._before, self._answers)
        return True

    def _things_moved(self, state: State) -> bool:
        """Whether things lie elsewhere, in zones that are no costs, or more is known of them."""
        costs, plans = costs_of(type(state)), state.setting.plans
        pools = state.known_pools()
        for pool, before, plan in zip(pools, self._before.pools, plans, strict=True):
            zones = [zone.name in costs for zone in plan.zones]
            if not any(zones) and before.beliefs != pool.beliefs:
                return True
            for cost, old, new in zip(zones, before.contents, pool.contents, strict=True):
                if old != new and not cost:
                    return True
        return False


def _collected(frame: Procedure) -> list[bytes]:
    """Return what a frame is declared to collect while it goes round; a number may count turns."""
    kept = (getattr(frame, name) for names in type(frame).lasting.values() for name in names)
    return [_encode(each) for each in kept if isinstance(each, list | dict | set | tuple)]


def _memory(state: State, answers: frozenset[str]) -> list[bytes]:
    """Return the fields of the innermost frame that are no answers."""
    top = state.stack[-1]
    return [_encode(getattr(top, f)) for f in top.__struct_fields__ if f not in answers]


@cache
def costs_of(cls: type[State]) -> frozenset[str]:
    """Return the fields and zones that a class of states and its bases declare as costs."""
    return frozenset(name for base in cls.__mro__ for name in vars(base).get("costs", ()))


def _fields(state: State) -> dict[str, bytes]:
    """Return the fields of a state that are no costs, encoded."""
    names, costs = (*state.setting.rules.board, "active", "epoch"), costs_of(type(state))
    return {name: _encode(getattr(state, name)) for name in names if name not in costs}


def declares_costs(rules: Rules) -> bool:
    """Whether a game declares any costs."""
    return bool(costs_of(rules.state))


def declares_passes(rules: Rules) -> bool:
    """Whether a game declares any verb of its own as a pass."""
    own = [*rules.game.verbs, *(verb for each in rules.expansions for verb in each.verbs)]
    return any(verb.passes for verb in own)


def is_pass(state: State, picks: Sequence[Option]) -> bool:
    """Whether a choice consists of declared passes only."""
    verbs = state.setting.rules.catalogue.verbs
    return all(pick.verb in verbs and verbs[pick.verb].passes for pick in picks)


def does_nothing(state: State, seat: int, picks: Sequence[Option]) -> bool:
    """Choose for a seat, and return whether that did nothing although it is no declared pass."""
    before = Still(state)
    return choose(state, seat, *picks) and before.is_idle(state, seat, picks)


def whole_choices(
    state: State, ask: Ask, options: Sequence[Option], random: Random
) -> Iterator[tuple[State, tuple[Option, ...]]]:
    """Yield a copy of the state for each option, with picks that begin with it and answer."""
    for option in options:
        copy, picks, now = state.clone(), [option], ask
        trial = state.clone() if ask.closes else copy
        while now.closes and picks[-1].verb not in now.closes:
            choose(trial, ask.seat, picks[-1])
            again = ask_of(trial, ask.seat)
            assert again is not None
            now = again
            closing = [each for each in now.options if each.verb in now.closes]
            hurry = closing and (len(picks) > LONGEST_DRAFT or random.random() < 0.3)
            picks.append(random.choice(closing if hurry else list(now.options)))
        yield copy, tuple(picks)
