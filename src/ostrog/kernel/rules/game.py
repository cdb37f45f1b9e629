"""Games: the description of a game by its author, and its composition with expansions."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec

from ostrog.kernel.hidden.knowledge import Pool
from ostrog.kernel.rules.advice import Advice
from ostrog.kernel.rules.effects import Replacement, Source
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
    Call,
    Done,
    End,
    Flow,
    Parallel,
    Procedure,
    Stack,
    Unwind,
)
from ostrog.kernel.runtime.state import Scratch, State

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

StepFunction = Callable[..., Flow]
"""The function of a step: `(procedure, state) -> Flow`."""


class NewStep(msgspec.Struct, frozen=True):
    """A step that is added to a procedure of the game, or that replaces one of its steps.

    An expansion has such steps, and an older version of a game (`Game.steps`).

    Without `before` and `after`, a new step comes last.
    """

    procedure: type[Procedure]
    """The procedure that gets the step."""
    name: str
    """Name of the step; the name of an existing step replaces that step."""
    run: StepFunction
    """Function `(procedure, state) -> Flow` of the step."""
    before: str = ""
    """Name of the step before which it is inserted."""
    after: str = ""
    """Name of the step after which it is inserted."""


class ComposedStep(NamedTuple):
    """A step of a composed game."""

    run: StepFunction
    """Function of the step."""
    following: str
    """Name of the next step."""


class BrokenRules(RuntimeError):
    """Raised when a game breaks the contract of the kernel: a mistake of the game's author."""


class Expansion(msgspec.Struct, kw_only=True, eq=False):
    """An expansion: additions to a game and changes of it, without editing the game's files.

    List it in `Game.expansions`; a match names the expansions with which it is played.
    """

    name: str
    """Name of the expansion, unique in the game."""
    state: type[State] | None = None
    """Subclass of the game's state with more fields, all with defaults."""
    procedures: tuple[type[Procedure], ...] = ()
    """Procedures added to those of the game."""
    steps: tuple[NewStep, ...] = ()
    """Steps added to procedures of the game, or replacing steps."""
    verbs: tuple[Verb[Ref], ...] = ()
    """Verbs added to those of the game."""
    members: Mapping[Kind[Ref], tuple[Ref, ...]] = {}
    """References added to kinds of the game."""
    sources: tuple[Source, ...] = ()
    """Sources added after those of the game."""
    rules: Mapping[Rule, Rule] = {}
    """Checks of the game, each with the check that replaces it."""
    more_rules: Mapping[Verb[Ref], tuple[Rule, ...]] = {}
    """Checks added to verbs of the game."""
    queries: Mapping[object, Callable[..., object]] = {}
    """Queries of the game, each with the function that replaces its base value."""
    watchers: tuple[Callable[..., Call | Unwind | End | None], ...] = ()
    """Watchers added after those of the game."""
    pools: Callable[[Scenario, msgspec.Struct | None, Sequence[Pool]], Sequence[Pool]] | None = None
    """Function `(scenario, data, pools)` that returns all pools, given those of the game."""
    data: msgspec.Struct | None = None
    """Values of the expansion; a ruleset names them `expansion/path.to.value`."""
    words: Path | None = None
    """Folder with the texts of the expansion, one Fluent file per language."""


class Occurrences(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """Things that random games should encounter, such as the effect of every card.

    `ostrog tally` counts them, to show that every part of the rules is reached.
    """

    expected: tuple[str, ...]
    """Names of everything that should occur."""
    seen: Callable[[S], Iterable[str]]
    """Function that returns those expected names that occurred in the last choice or hold now."""


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
    """All expansions of this game."""
    rulebook: Rulebook | None = None
    """The rules as numbered statements, which code and tests cite by id."""
    translations: Mapping[str, Traversable] = {}
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
        file = self.translations.get(language)
        if self.rulebook is None or file is None:
            return self.rulebook
        return self.rulebook.translated(read_translation(file.read_text(encoding="utf-8")))

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
        self.game = game
        self.expansions = tuple(expansions)
        self.state: type[State] = game.state
        """Class of the state, with the fields of the expansions."""
        procedures: list[type[Procedure]] = [game.start, *game.procedures, *KERNEL_PROCEDURES]
        verbs = [*game.verbs, *KERNEL_VERBS]
        sources = list(game.sources)
        self.watchers: list[Callable[..., Call | Unwind | End | None]] = list(game.watchers)
        folders = [game.words, *(expansion.words for expansion in expansions)]
        self.words = tuple([folder for folder in folders if folder is not None])
        """Folders with the texts of the game and its expansions."""
        self.bases: dict[object, Callable[..., object]] = {}
        """Functions of expansions that replace the base values of queries."""
        added: dict[Kind[Ref], tuple[Ref, ...]] = {}
        replaced: dict[Rule, Rule] = {}
        more: dict[str, tuple[Rule, ...]] = {}
        _refuse_clashes(expansions)
        for expansion in expansions:
            if expansion.state is not None:
                if not issubclass(expansion.state, self.state):
                    raise TypeError(f"{expansion.name}'s state must extend {self.state.__name__}")
                self.state = expansion.state
            procedures += expansion.procedures
            verbs += expansion.verbs
            sources += expansion.sources
            self.watchers += expansion.watchers
            self.bases.update(expansion.queries)
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
        self._index_sources(sources)
        self._make_codec()

    def _index_sources(self, sources: Sequence[Source]) -> None:
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


@functools.cache
def _composed(game: Game[State], expansions: tuple[Expansion, ...]) -> Rules:
    return Rules(game, expansions)


def _encode(value: object) -> object:
    if isinstance(value, Stack):
        return list(value)
    if isinstance(value, Setting | Scratch):
        return None
    raise TypeError(f"{type(value).__name__} is not plain data")


def _refuse_clashes(expansions: Sequence[Expansion]) -> None:
    """Refuse expansions that replace the same check, query or step, or add the same step."""
    taken: dict[object, str] = {}
    for expansion in expansions:
        places: list[object] = [*expansion.rules, *expansion.queries]
        places += [(step.procedure, step.name) for step in expansion.steps]
        for place in places:
            if taken.setdefault(place, expansion.name) != expansion.name:
                raise ValueError(
                    f"{taken[place]} and {expansion.name} both take the place of {place!r}"
                )


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
        if new.before:
            order.insert(order.index(new.before), new.name)
        elif new.after:
            order.insert(order.index(new.after) + 1, new.name)
        else:
            order.append(new.name)
    flow = {
        name: ComposedStep(runs[name], following)
        for name, following in zip(order, [*order, END][1:], strict=True)
    }
    flow[""] = ComposedStep(_begin, order[0] if order else END)
    flow[END] = ComposedStep(_end, END)
    return flow


def _begin(frame: Procedure, state: State) -> Flow:
    return None


def _end(frame: Procedure, state: State) -> Flow:
    return Done(None)
