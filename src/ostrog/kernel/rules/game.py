"""Games: the description of a game by its author, and its composition with expansions."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, Literal, TypeVar

import msgspec

from ostrog.kernel.hidden.knowledge import Pool
from ostrog.kernel.rules.advice import Advice
from ostrog.kernel.rules.coverage_goals import Occurrences
from ostrog.kernel.rules.declarations import OutOfPlay, Pairs
from ostrog.kernel.rules.effects import Replacement, Source
from ostrog.kernel.rules.expansions import (
    Expansion,
    NewStep,
    StepFunction,
    join_states,
    refuse_clashes,
    refuse_misfits,
)
from ostrog.kernel.rules.lessons import Lesson
from ostrog.kernel.rules.options import Catalogue, Kind, Ref, Rule, Verb
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.rules.rulebook import Rulebook, Violation, read_translation
from ostrog.kernel.rules.setting import Scenario, Setting
from ostrog.kernel.rules.sources import KEEP, SOURCE, USE, Aftermath, Replaced
from ostrog.kernel.runtime.agreement import ACCEPT, DECLINE, Agreement
from ostrog.kernel.runtime.copying import Copiers
from ostrog.kernel.runtime.flow import (
    END,
    Ask,
    Call,
    Done,
    End,
    Flow,
    Parallel,
    Procedure,
    Stack,
    Unwind,
)
from ostrog.kernel.runtime.scratch import Scratch
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)

KERNEL_PROCEDURES = (Parallel, Agreement, Replaced, Aftermath)
"""Procedures that the kernel adds to every game."""
KERNEL_VERBS = (ACCEPT, DECLINE, USE, KEEP)
"""Verbs that the kernel adds to every game."""

Watcher = Callable[[S], Call | Unwind | End | None]
"""A function `(state)` that is called after every step, to find out whether a condition holds.

If it does, the watcher returns a flow that is carried out before anything else, such as the `End`
of a game when a side has enough points; otherwise it returns None.
"""


class ComposedStep(msgspec.Struct, frozen=True, gc=False):
    """A step of a composed game."""

    run: StepFunction
    """Function of the step."""
    following: str
    """Name of the next step."""
    glance: Callable[..., Ask | None] | None = None
    """Function that tells who decides without listing the options, if the step has one."""


class BrokenRules(Exception):
    """Raised when a game breaks the contract of the kernel: a mistake of the game's author."""


class Game(msgspec.Struct, Generic[S], kw_only=True, eq=False):
    """A game as its author describes it: everything that the kernel, servers and bots need of it.

    A package makes one `Game` and announces it as an entry point of the group `ostrog.games`.
    """

    name: str
    """Name of the game, the same in all versions."""
    version: int
    """Version of the rules; raise it with every change of a rule or value, not of wording."""
    state: type[S]
    """The game's subclass of `State`."""
    start: type[Procedure]
    """Procedure that plays the whole game, including setup; it is made without arguments."""
    scenarios: tuple[Scenario, ...]
    """Ways to set up the game; the first one is the default."""
    procedures: tuple[type[Procedure], ...] = ()
    """All procedures besides `start`; their class names are unique."""
    steps: tuple[NewStep, ...] = ()
    """Steps in which this version differs from its procedures, as an older version keeps them."""
    verbs: tuple[Verb[Ref], ...] = ()
    """All verbs."""
    sources: tuple[Source, ...] = ()
    """All sources of effects, in the order in which they act."""
    watchers: tuple[Watcher[S], ...] = ()
    """Conditions that are checked after every step, in this order."""
    pools: Callable[[Scenario, msgspec.Struct | None], Sequence[Pool]] | None = None
    """Function `(scenario, data)` that returns the pools of hidden things."""
    data: msgspec.Struct | None = None
    """Values of the game, which a ruleset may override; rules read `state.setting.data`."""
    data_faults: Callable[..., Sequence[str]] | None = None
    """Function that returns all contradictions in the values; a ruleset with any is refused."""
    derive: Callable[[Scenario, msgspec.Struct | None], object] | None = None
    """Function `(scenario, data)` whose result is computed once a match: `setting.derived`."""
    concede: Callable[[S, int, str], Outcome] | None = None
    """Function `(state, seat, reason)` that returns the outcome when a seat resigns or runs out of
    time; without it the team of the seat comes last."""
    migrations: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = {}
    """Functions that convert a stored state of the version before, by the version they lead to."""
    expansions: tuple[Expansion, ...] = ()
    """Expansions of this game; those of other packages are found by `with_installed`."""
    rulebook: Rulebook | None = None
    """The rules as numbered statements, which code and tests cite by id."""
    translations: Mapping[str, Traversable | tuple[Traversable, ...]] = {}
    """Files with the rulebook in other languages, by language; they are read when needed."""
    lessons: tuple[Lesson, ...] = ()
    """Matches in which players learn the game, in their order."""
    asked_by_rule: Mapping[str, str] = {}
    """Id of the rule that explains a decision best, by the kind of the decision."""
    invariants: Callable[[S], Sequence[Violation]] | None = None
    """Function that returns everything about a state that the rules forbid, for tests."""
    positions: Mapping[str, Callable[[], S]] = {}
    """Functions that set up named positions, from which `ostrog count` counts legal sequences."""
    occurrences: Occurrences[S] | None = None
    """Things that random games should encounter, besides all decisions and options."""
    out_of_play: OutOfPlay[S] | None = None
    """What is out of play and must have nothing left on it, for tests."""
    pairs: Pairs[S] | None = None
    """How to bring any two effects into one game, for `ostrog pairs`."""
    table: object | None = None
    """Description of the table for clients, an `ostrog.table.Table`; the kernel never reads it.
    Without it a client shows views as lists."""
    advice: Advice[S] | None = None
    """Hints for bots that search; without it only the random bot plays the game."""
    words: Path | None = None
    """Folder with the texts of the game, one Fluent file per language (`en.ftl`)."""
    talk: Literal["open", "none"] = "open"
    """Whether players may chat during a match; all of them read every message."""

    def scenario(self, name: str) -> Scenario:
        """Return the scenario with this name; raise `LookupError` if there is none."""
        for scenario in self.scenarios:
            if scenario.name == name:
                return scenario
        raise LookupError(f"{self.name} has no scenario {name!r}")

    def rulebook_in(self, language: str) -> Rulebook | None:
        """Return the rulebook in a language; parts without translation stay in the original."""
        return rulebook_in(self, language)

    def every_lesson(self) -> tuple[Lesson, ...]:
        """Return the lessons of the game and of all its expansions, which name them."""
        more = [
            lesson.played_with(each.name) for each in self.expansions for lesson in each.lessons
        ]
        found = (*self.lessons, *more)
        names = [lesson.name for lesson in found]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"{self.name} has two lessons {', '.join(twice)}")
        return found

    def compose(self, expansions: Iterable[str] = ()) -> Rules:
        """Return the rules of the game with some expansions, applied in the order of the game.

        The result is cached, so composing the same expansions again costs nothing.
        """
        wanted = set(expansions)
        chosen = [expansion for expansion in self.expansions if expansion.name in wanted]
        missing = wanted - {expansion.name for expansion in chosen}
        if missing:
            raise LookupError(f"{self.name} has no expansion {', '.join(sorted(missing))}")
        return _composed(self, tuple(chosen))


class Rules:
    """A game with its expansions, prepared for fast look-up; made by `Game.compose`.

    It is found in `state.setting.rules`.
    """

    def __init__(self, game: Game[S], expansions: Sequence[Expansion]) -> None:
        """Put the parts together and refuse what does not fit together."""
        self.game: Game[Any] = expanded(game, expansions)
        """The game, with the rulebook, table, advice and tests of the expansions."""
        self.expansions = tuple(expansions)
        self.state: type[State] = game.state
        """Class of the state, with the fields of the expansions."""
        procedures: list[type[Procedure]] = [game.start, *game.procedures, *KERNEL_PROCEDURES]
        verbs = [*game.verbs, *KERNEL_VERBS]
        sources = list(game.sources)
        self.watchers: list[Callable[..., Call | Unwind | End | None]] = list(game.watchers)
        folders = [*(expansion.words for expansion in reversed(expansions)), game.words]
        self.words = tuple([folder for folder in folders if folder is not None])
        """Folders with the texts of the expansions and the game; the first text found counts."""
        self.bases: dict[object, Callable[..., object]] = {}
        """Functions of expansions that replace the base values of queries."""
        added: dict[Kind[Ref], tuple[Ref, ...]] = {}
        replaced: dict[Rule, Rule] = {}
        more: dict[str, tuple[Rule, ...]] = {}
        refuse_clashes(expansions)
        for expansion in expansions:
            if expansion.state is not None:
                if not issubclass(expansion.state, game.state):
                    raise TypeError(f"{expansion.name}'s state must extend {game.state.__name__}")
                self.state = join_states(self.state, expansion.state, game.state)
            refuse_misfits(expansion, procedures, verbs)
            procedures += expansion.procedures
            verbs += expansion.verbs
            sources += expansion.sources
            self.watchers += expansion.watchers
            self.bases.update(expansion.queries)
            for asked, change in expansion.changes.items():
                self.bases[asked] = _changed(self.bases.get(asked, asked.base), change)
            replaced.update(expansion.rules)
            for verb, rules in expansion.more_rules.items():
                more[verb.name] = more.get(verb.name, ()) + rules
            for kind, members in expansion.members.items():
                added[kind] = added.get(kind, ()) + members
        added[SOURCE] = tuple(source.name for source in sources if source.option is None)
        self.catalogue = Catalogue(dict.fromkeys(verbs), added)
        """All options that can ever exist."""
        self.checks: dict[str, tuple[Rule, ...]] = {
            name: tuple(replaced.get(rule, rule) for rule in verb.rules) + more.get(name, ())
            for name, verb in self.catalogue.verbs.items()
        }
        """The legality checks of each verb by its name, in order."""
        self.procedures = tuple(dict.fromkeys(procedures))
        """All procedures, including those of the kernel."""
        names = [cls.__name__ for cls in self.procedures]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"two procedures are called {name}")
        changes = [*game.steps, *(step for expansion in expansions for step in expansion.steps)]
        self.flow = {cls: _flow(cls, changes) for cls in self.procedures}
        """The steps of each procedure by name, including those of expansions."""
        self.settings: dict[tuple[str, bytes], Setting] = {}
        """The settings that were made for matches, by scenario and encoded ruleset."""
        self._index_sources(sources)
        self._make_codec()

    def _index_sources(self, sources: Sequence[Source]) -> None:
        self.sources = {source.name: source for source in sources}
        """All sources by name, in the order in which they act."""
        self.order = {source.name: position for position, source in enumerate(sources)}
        if len(self.order) != len(sources):
            raise ValueError(f"{self.game.name} has two sources of one name")
        self.modifiers: dict[object, dict[str, Callable[..., object]]] = {}
        self.replacements: dict[type[Procedure], dict[str, Replacement]] = {}
        self.triggers: dict[type[Procedure], dict[str, Callable[..., Procedure | None]]] = {}
        self.own_options = {each.name: each.option for each in sources if each.option is not None}
        """The options with which sources are chosen as replacements, where it is not `USE`."""
        for source in sources:
            for asked, change in source.modifiers.items():
                self.modifiers.setdefault(asked, {})[source.name] = change
            for procedure, replacement in source.replacements.items():
                self.replacements.setdefault(procedure, {})[source.name] = replacement
            for procedure, make in source.triggers.items():
                self.triggers.setdefault(procedure, {})[source.name] = make

    def _make_codec(self) -> None:
        self.copiers = Copiers(shared=(Setting,), fresh={Scratch: Scratch})
        for cls in self.procedures:
            self.copiers.of(cls)
        self.copiers.of(self.state)
        self._encoder = msgspec.msgpack.Encoder(enc_hook=_encode)
        self._frames = list[functools.reduce(operator.or_, self.procedures)]  # type: ignore[misc]  # a union made at run time
        own = {field.name for field in msgspec.structs.fields(State)}
        self.board = tuple(
            field.name for field in msgspec.structs.fields(self.state) if field.name not in own
        )

    def encode(self, state: State) -> bytes:
        """Return a state as bytes, which are equal for states reached by the same choices."""
        state.scratch.catch_up()
        return self._encoder.encode(state)

    def decode(self, data: bytes, setting: Setting) -> State:
        """Return the state of a match from its bytes."""
        return msgspec.msgpack.decode(data, type=self.state, dec_hook=self._hook(setting))

    def convert(self, plain: dict[str, object], setting: Setting) -> State:
        """Return the state of a match from plain dicts and lists, as migrations produce them."""
        return msgspec.convert(plain, self.state, dec_hook=self._hook(setting))

    def _hook(self, setting: Setting) -> Callable[[type, object], object]:
        def decode(wanted: type, stored: object) -> object:
            if wanted is Setting:
                return setting
            if wanted is Scratch:
                return Scratch()
            if wanted is Stack:
                return Stack(msgspec.convert(stored, self._frames, dec_hook=decode))
            raise TypeError(f"cannot read a {wanted.__name__}")

        return decode


def rulebook_in(written: Game[Any] | Expansion, language: str) -> Rulebook | None:
    """Return the rulebook of a game or an expansion in a language, as far as it is translated."""
    rulebook = written.rulebook
    for file in _files(written.translations, language):
        if rulebook is not None:
            rulebook = rulebook.translated(read_translation(file.read_text(encoding="utf-8")))
    return rulebook


def expanded(game: Game[S], expansions: Sequence[Expansion]) -> Game[S]:
    """Return a game with what expansions add to its rulebook, lessons, table, advice and tests."""
    for each in expansions:
        both: dict[str, object] = {}
        if each.rulebook is not None:
            own = () if game.rulebook is None else game.rulebook.statements
            both["rulebook"] = Rulebook(own + each.rulebook.statements)
        if each.translations:
            both["translations"] = {
                language: _files(game.translations, language) + _files(each.translations, language)
                for language in [*game.translations, *each.translations]
            }
        if each.lessons:
            added = tuple(lesson.played_with(each.name) for lesson in each.lessons)
            both["lessons"] = game.lessons + added
        if each.asked_by_rule:
            both["asked_by_rule"] = {**game.asked_by_rule, **each.asked_by_rule}
        if each.invariants is not None:
            both["invariants"] = _one_after_the_other(game.invariants, each.invariants)
        if each.occurrences is not None:
            both["occurrences"] = _both(game.occurrences, each.occurrences)
        if each.out_of_play is not None:
            both["out_of_play"] = _both_out(game.out_of_play, each.out_of_play)
        if each.pairs is not None and game.pairs is not None:
            both["pairs"] = each.pairs(game.pairs)
        if each.table is not None and game.table is not None:
            both["table"] = each.table(game.table)
        if each.advice is not None and game.advice is not None:
            both["advice"] = each.advice(game.advice)
        game = msgspec.structs.replace(game, **both)
    # What was added is not added again, should the result be composed with the same expansions.
    left = tuple(_taken_up(each) if each in expansions else each for each in game.expansions)
    return msgspec.structs.replace(game, expansions=left) if expansions else game


def _taken_up(expansion: Expansion) -> Expansion:
    """Return an expansion without those parts that `expanded` has added to the game."""
    return msgspec.structs.replace(
        expansion,
        rulebook=None,
        translations={},
        lessons=(),
        asked_by_rule={},
        invariants=None,
        occurrences=None,
        out_of_play=None,
        pairs=None,
        table=None,
        advice=None,
    )


def _files(
    translations: Mapping[str, Traversable | tuple[Traversable, ...]], language: str
) -> tuple[Traversable, ...]:
    found = translations.get(language, ())
    return found if isinstance(found, tuple) else (found,)


def _one_after_the_other(
    one: Callable[..., Sequence[Any]] | None, other: Callable[..., Sequence[Any]]
) -> Callable[..., Sequence[Any]]:
    return other if one is None else lambda state: [*one(state), *other(state)]


def _both(one: Occurrences[Any] | None, other: Occurrences[Any]) -> Occurrences[Any]:
    if one is None:
        return other
    return Occurrences(
        tuple(name for name in one.expected if name not in other.never) + other.expected,
        lambda state: [*one.seen(state), *other.seen(state)],
    )


def _both_out(one: OutOfPlay[Any] | None, other: OutOfPlay[Any]) -> OutOfPlay[Any]:
    if one is None:
        return other
    return OutOfPlay(
        lambda state: dict.fromkeys([*one.things(state), *other.things(state)]),
        lambda state, thing: [*one.left_on(state, thing), *other.left_on(state, thing)],
        one.recorded + other.recorded,
    )


def _changed(base: Callable[..., object], change: Callable[..., object]) -> Callable[..., object]:
    """Return the base value of a query with the change of an expansion."""

    def value(state: State, *args: object, **named: object) -> object:
        return change(state, base(state, *args, **named), *args, **named)

    return value


@functools.cache
def _composed(game: Game[State], expansions: tuple[Expansion, ...]) -> Rules:
    return Rules(game, expansions)


def _encode(value: object) -> object:
    if isinstance(value, Stack):
        return list(value)
    if isinstance(value, Setting | Scratch):
        return None
    raise TypeError(f"{type(value).__name__} is not plain data")


def _flow(cls: type[Procedure], changes: Sequence[NewStep]) -> dict[str, ComposedStep]:
    """Return the steps of a procedure by name, with the changes of the game and its expansions."""
    runs: dict[str, StepFunction] = {name: getattr(cls, name) for name in cls.steps}
    order = list(cls.steps)
    for new in changes:
        if new.procedure is not cls:
            continue
        runs[new.name] = new.run
        if new.name in order:
            continue
        beside = new.before or new.after
        if not beside:
            order.append(new.name)
        elif beside in order:
            order.insert(order.index(beside) + (not new.before), new.name)
        else:
            raise ValueError(
                f"{new.name!r} is put beside {beside!r}, which is no step of {cls.__name__}"
            )
    own = {
        name: getattr(cls, glance)
        for name, glance in cls.glances.items()
        if runs[name] is getattr(cls, name)
    }
    flow = {
        name: ComposedStep(runs[name], following, own.get(name))
        for name, following in zip(order, [*order, END][1:], strict=True)
    }
    flow[""] = ComposedStep(_begin, order[0] if order else END)
    flow[END] = ComposedStep(_end, END)
    return flow


def _begin(frame: Procedure, state: State) -> Flow:
    return None


def _end(frame: Procedure, state: State) -> Flow:
    return Done(None)
