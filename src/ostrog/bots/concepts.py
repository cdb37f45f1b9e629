"""Concepts: a sampling profiler that tells which ideas of the kernel the time goes to.

A usual profile lists hundreds of functions. Here each of them belongs to a concept that an author
knows, such as legality or knowledge, and each moment counts for the innermost concept at work.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from types import CodeType, FrameType

import msgspec

from ostrog import bots
from ostrog.kernel import Query, Rules, State
from ostrog.kernel.hidden import imagining, knowledge, sampling, views, worlds
from ostrog.kernel.matches import match, records
from ostrog.kernel.rules import advice, effects, sources
from ostrog.kernel.runtime import chance, copying, engine, events, running

TICK = 0.002
"""Sampling interval in seconds of processor time."""

LEGALITY, EFFECTS, KNOWLEDGE, EVENTS = "legality", "effects", "knowledge", "events"
CLONING, VIEWS, FEATURES, SAMPLING = "cloning", "views", "features", "sampling"
CHANCE, STEPS, FLOW, SEARCH, MATCH, OTHER = "chance", "steps", "flow", "search", "match", "other"

CONCEPTS = {
    LEGALITY: "checks of rules, asked for each candidate of an option",
    EFFECTS: "queries, and what sources and watchers change",
    KNOWLEDGE: "hidden things that move, and who knows them",
    EVENTS: "events that are told",
    CHANCE: "dice and draws",
    STEPS: "steps of the game's procedures, and what else its rules compute",
    FLOW: "the kernel's own work between the steps",
    CLONING: "copies of states",
    SAMPLING: "imagined worlds, dealt from what a seat knows",
    FEATURES: "what the game tells bots: features and promises",
    SEARCH: "the bots' own work",
    VIEWS: "views and scenes",
    MATCH: "records and undo",
    OTHER: "everything else",
}
"""All concepts, with what belongs to them."""

_FILES = {
    effects: EFFECTS,
    sources: EFFECTS,
    knowledge: KNOWLEDGE,
    events: EVENTS,
    chance: CHANCE,
    engine: FLOW,
    running: FLOW,
    copying: CLONING,
    imagining: SAMPLING,
    sampling: FLOW,
    worlds: SAMPLING,
    advice: FEATURES,
    views: VIEWS,
    match: MATCH,
    records: MATCH,
}
_BOTS = Path(bots.__file__).parent
_METHODS: dict[Callable[..., object], str] = {
    State.legal: LEGALITY,
    State.allows: LEGALITY,
    State.refusal: LEGALITY,
    State.tell: EVENTS,
    State.draw_number: CHANCE,
    State.roll: CHANCE,
    **dict.fromkeys((State.move, State.draw, State.pour, State.shuffle), KNOWLEDGE),
    **dict.fromkeys((State.look, State.show, State.rule_out, State.faces), KNOWLEDGE),
    State.lies_in: KNOWLEDGE,
    State.activate: EFFECTS,
    State.deactivate: EFFECTS,
}


class TimeShare(msgspec.Struct, frozen=True):
    """The part of the time that a concept takes."""

    own: float
    """TimeShare of the moments in which this was the innermost concept; all shares add up to 1."""
    whole: float
    """TimeShare of the moments in which it was at work, with the concepts that it called."""


class ConceptWatch:
    """A sampling profiler of one composed game; use it in a `with` statement."""

    def __init__(self, rules: Rules) -> None:
        """Learn to which concept the functions of this game belong."""
        self._moments = 0
        self._looking = False
        self._own: Counter[str] = Counter()
        self._whole: Counter[str] = Counter()
        self._codes: dict[CodeType, str] = {}
        self._files = {str(module.__file__): concept for module, concept in _FILES.items()}
        self._known: dict[CodeType, str | None] = {}
        checks = [check for rules_of_verb in rules.checks.values() for check in rules_of_verb]
        self._learn(checks, LEGALITY)
        changes = [change for by_name in rules.modifiers.values() for change in by_name.values()]
        made = [each.make for by_name in rules.replacements.values() for each in by_name.values()]
        told = [make for by_name in rules.triggers.values() for make in by_name.values()]
        asked = [each.base for each in [*rules.modifiers, *rules.bases] if isinstance(each, Query)]
        self._learn([*changes, *made, *told, *asked, *rules.bases.values()], EFFECTS)
        self._learn(rules.watchers, EFFECTS)
        for method, concept in _METHODS.items():
            self._learn([method], concept)
        self._steps = {
            code
            for steps in rules.flow.values()
            for step in steps.values()
            if (code := _code(step.run)) is not None
        }
        hints = rules.game.advice
        if hints is not None:
            for told_to_bots in (hints.measure, hints.promise, hints.quiet):
                code = None if told_to_bots is None else _code(told_to_bots)
                if code is not None:
                    self._files[code.co_filename] = FEATURES

    def _learn(self, functions: Iterable[Callable[..., object]], concept: str) -> None:
        for function in functions:
            code = _code(function)
            if code is not None:
                self._codes[code] = concept

    def __enter__(self) -> ConceptWatch:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)

    @property
    def moments(self) -> int:
        """Number of times that the profiler has looked."""
        return self._moments

    @property
    def shares(self) -> dict[str, TimeShare]:
        """The shares of all concepts so far, as `CONCEPTS` orders them."""
        total = max(1, self._moments)
        return {
            concept: TimeShare(self._own[concept] / total, self._whole[concept] / total)
            for concept in CONCEPTS
        }

    def _look(self, _: int, frame: FrameType | None) -> None:
        """Count the innermost concept on the call stack, and all concepts on it."""
        if self._looking:
            return  # the profiler looked at itself
        self._looking = True
        self._count(frame)
        self._looking = False

    def _count(self, frame: FrameType | None) -> None:
        if frame is not None and frame.f_code.co_filename == __file__:
            return
        self._moments += 1
        found: list[str] = []
        while frame is not None:
            code = frame.f_code
            if code not in self._known:
                self._known[code] = self._concept(code)
            concept = self._known[code]
            if concept is not None:
                found.append(concept)
            frame = frame.f_back
        self._own[found[0] if found else OTHER] += 1
        self._whole.update(set(found) or (OTHER,))

    def _concept(self, code: CodeType) -> str | None:
        """Return the concept to which a function belongs; None if it works for its caller."""
        if code in self._codes:
            return self._codes[code]
        if code in self._steps:
            return STEPS
        if code.co_filename == copying.GENERATED:
            return CLONING
        if code.co_filename in self._files:
            return self._files[code.co_filename]
        path = Path(code.co_filename)
        if "table" in path.parts:
            return VIEWS
        if path.is_relative_to(_BOTS) and path.name != "profiling.py":
            return SEARCH
        return None


def _code(function: Callable[..., object]) -> CodeType | None:
    """Return the code of a function, of a method, or of what a partial calls."""
    while isinstance(function, partial):
        function = function.func
    code = getattr(function, "__code__", None)
    return code if isinstance(code, CodeType) else None
