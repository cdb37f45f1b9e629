"""Stale fields: what a procedure keeps of the last round when it goes back to an earlier step.

A procedure that goes back to an earlier step begins a new round. Each of its fields is reset before
that, is declared to last (`Procedure.lasting`), or is an answer that is asked for anew.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial

import msgspec

from ostrog.kernel import Agree, Ask, Call, Flow, Procedure, Rules, State, Together
from ostrog.kernel.rules.game import KERNEL_PROCEDURES, ComposedStep
from ostrog.testing.soundness.idle_options import OWN

_encode = msgspec.msgpack.Encoder(enc_hook=list).encode

Fields = dict[str, bytes]
"""The fields of a frame, by name."""

MOST_FRAMES = 500
"""Number of frames to remember; those that have ended are forgotten then."""


class Frame:
    """What was seen of one running procedure."""

    def __init__(self, frame: Procedure) -> None:
        """Begin before its first step."""
        self.frame = frame
        self.last = ""
        """The step that ran last."""
        self.asked = False
        """Whether that step asked; it may be called again any time to ask the same."""
        self.first: dict[str, tuple[Fields, Fields]] = {}
        """The fields before and after a step, when it ran for the first time in a round."""
        self.answers: dict[str, int] = {}
        """For each field that gets answers and results, the position of the step that asks."""
        self.old: dict[str, str] = {}
        """Answers of the last round that have not been asked for anew, and where it went back."""


class RoundWatch:
    """Watches all procedures of a game while it is played."""

    def __init__(self, state: State) -> None:
        """Watch all steps that this state runs from now on; its copies are watched, too."""
        self.found: dict[str, None] = {}
        """Descriptions of what was found, in order and each once."""
        self.steps = self.rounds = 0
        """How many steps were run, and how often a procedure has gone round."""
        self._frames: dict[int, Frame] = {}
        rules = copy.copy(state.setting.rules)
        self._orders = {
            cls: {step: place for place, step in enumerate(flow)}
            for cls, flow in rules.flow.items()
        }
        rules.flow = {
            cls: {
                step: ComposedStep(partial(self._run, each.run, step), each.following)
                for step, each in flow.items()
            }
            for cls, flow in rules.flow.items()
        }
        state.setting = copy.copy(state.setting)
        state.setting.rules = rules

    def _run(self, run: Callable[..., Flow], step: str, frame: Procedure, state: State) -> Flow:
        seen = self._frames.get(id(frame))
        if seen is None or seen.frame is not frame:
            if len(self._frames) >= MOST_FRAMES:
                alive = {id(each) for each in state.stack}
                self._frames = {i: each for i, each in self._frames.items() if i in alive}
            seen = self._frames[id(frame)] = Frame(frame)
        if seen.asked and seen.last == step:
            return run(frame, state)
        before = _values(frame)
        flow = run(frame, state)
        self._compare(seen, step, before, _values(frame))
        seen.last, seen.asked = step, isinstance(flow, Ask | Agree | Together)
        if isinstance(flow, Ask | Agree | Together | Call) and flow.into:
            seen.answers[flow.into] = self._orders[type(frame)][step]
            seen.old.pop(flow.into, None)
        return flow

    def _compare(self, seen: Frame, step: str, before: Fields, after: Fields) -> None:
        """Compare the fields with those of the first time, if the frame has gone round.

        A field is as it was the first time before the step, or the step itself resets it.
        """
        self.steps += 1
        order = self._orders[type(seen.frame)]
        first = seen.first.setdefault(step, (before, after))
        if not seen.last or order[step] > order[seen.last]:
            for field, back in list(seen.old.items()):
                if order[step] > seen.answers[field]:
                    self._report(seen, back, field)
            return
        self.rounds += 1
        seen.old = {}
        for field in before:
            kept = before[field] != first[0][field] and after[field] != first[1][field]
            if kept and field not in type(seen.frame).lasting.get(step, ()):
                if field in seen.answers:
                    seen.old[field] = step
                else:
                    self._report(seen, step, field)
        for later in [each for each in seen.first if order[each] > order[step]]:
            del seen.first[later]

    def _report(self, seen: Frame, step: str, field: str) -> None:
        seen.old.pop(field, None)
        name = type(seen.frame).__name__
        self.found[f"{name} goes back to {step} and keeps {field} of the last round"] = None


def declares_lasting(rules: Rules) -> bool:
    """Whether any procedure of a game declares what lasts."""
    return any(cls.lasting for cls in rules.procedures if cls not in KERNEL_PROCEDURES)


def _values(frame: Procedure) -> Fields:
    return {
        name: _encode(getattr(frame, name)) for name in frame.__struct_fields__ if name not in OWN
    }
