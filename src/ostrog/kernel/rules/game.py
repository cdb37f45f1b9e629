"""Games: what an author hands to the kernel, and how expansions are laid over it."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, TypeVar

import msgspec

from ostrog.kernel.hidden.knowledge import Pool
from ostrog.kernel.rules.advice import Advice
from ostrog.kernel.rules.effects import Replacement, Source
from ostrog.kernel.rules.lessons import Lesson
from ostrog.kernel.rules.options import Catalogue, Kind, Option, Ref, Rule, Verb
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
from ostrog.kernel.tables import Table

if TYPE_CHECKING:
    from ostrog.kernel.forecasts import Forecast

S = TypeVar("S", bound=State)

KERNEL_PROCEDURES = (Parallel, Agreement, Replaced, Aftermath)
KERNEL_VERBS = (ACCEPT, DECLINE, USE, KEEP)

Watcher = Callable[[S], Call | Unwind | End | None]
"""A condition looked at after every step; what it returns happens before anything else."""

StepFunction = Callable[..., Flow]
"""A step: `(procedure, state) -> Flow`."""


class NewStep(msgspec.Struct, frozen=True):
    """A step that an expansion adds to a procedure, or puts in a step's place."""

    procedure: type[Procedure]
    name: str
    run: StepFunction
    before: str = ""
    after: str = ""


class ComposedStep(NamedTuple):
    """A step as composed: what it runs and what follows it."""

    run: StepFunction
    following: str


class BrokenRules(RuntimeError):
    """A game did what the kernel's contract forbids; a mistake of its author."""


class Expansion(msgspec.Struct, kw_only=True, eq=False):
    """What an expansion adds to a game or changes in it, without touching the game's files."""

    name: str
    state: type[State] | None = None
    """A subclass of the game's state with the expansion's own fields, all with defaults."""
    procedures: tuple[type[Procedure], ...] = ()
    steps: tuple[NewStep, ...] = ()
    verbs: tuple[Verb, ...] = ()
    members: Mapping[Kind, tuple[Ref, ...]] = {}
    """References added to the game's kinds."""
    sources: tuple[Source, ...] = ()
    rules: Mapping[Rule, Rule] = {}
    """Checks of the game and those that take their place."""
    more_rules: Mapping[Verb, tuple[Rule, ...]] = {}
    """Checks added to the game's verbs."""
    queries: Mapping[object, Callable[..., object]] = {}
    """Queries of the game and the answers that take the place of their base values."""
    watchers: tuple[Callable[..., Call | Unwind | End | None], ...] = ()
    pools: Callable[[Scenario, msgspec.Struct | None, Sequence[Pool]], Sequence[Pool]] | None = None
    """Adds or changes pools, given those of the game."""
    data: msgspec.Struct | None = None
    """Values of the expansion; a ruleset names them `expansion/path.to.value`."""
    words: Path | None = None
    """Folder with the words of the expansion, one Fluent file per language."""


class Occurrences(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """What random games should come upon, such as every text of a card."""

    expected: tuple[str, ...]
    seen: Callable[[S], Iterable[str]]
    """What the last choice brought about, or what is in force: some of what is expected."""


class Game(msgspec.Struct, Generic[S], kw_only=True, eq=False):
    """A game as its author describes it."""

    name: str
    version: int
    """Raised by every change of a rule or datum, never by wording."""
    state: type[S]
    start: type[Procedure]
    """The procedure that plays the whole game, setup included; made without arguments."""
    scenarios: tuple[Scenario, ...]
    procedures: tuple[type[Procedure], ...] = ()
    verbs: tuple[Verb, ...] = ()
    sources: tuple[Source, ...] = ()
    watchers: tuple[Watcher[S], ...] = ()
    pools: Callable[[Scenario, msgspec.Struct | None], Sequence[Pool]] | None = None
    data: msgspec.Struct | None = None
    """Values of the game that a ruleset may override."""
    data_faults: Callable[..., Sequence[str]] | None = None
    """Everything that does not fit together in values; a ruleset that leads to it is refused."""
    derive: Callable[[Scenario, msgspec.Struct | None], object] | None = None
    """What follows from scenario and values and is worked out once: `setting.derived`."""
    concede: Callable[[S, int, str], Outcome] | None = None
    """The outcome when a seat resigns or runs out of time; else its team shares the last rank."""
    migrations: Mapping[int, Callable[[dict[str, object]], dict[str, object]]] = {}
    """By the version they lead to: changes to a stored state of the version before."""
    expansions: tuple[Expansion, ...] = ()
    """All expansions there are for this game."""
    rulebook: Rulebook | None = None
    """The rules as numbered statements, which code and tests cite by id."""
    translations: Mapping[str, Traversable] = {}
    """Files with the rulebook in other languages, which are read when they are wanted."""
    lessons: tuple[Lesson, ...] = ()
    """Matches in which the game is learnt, in the order in which they are played."""
    asked_by_rule: Mapping[str, str] = {}
    """By the kind of a decision: the rule that says most about it."""
    invariants: Callable[[S], Sequence[Violation]] | None = None
    """Lists everything about a state that the rules forbid; nothing, if the rules are kept."""
    positions: Mapping[str, Callable[[], S]] = {}
    """Named positions from which legal sequences are counted."""
    occurrences: Occurrences[S] | None = None
    """What a tally of random games waits for, besides decisions and options."""
    table: Table | None = None
    """How the game lies before its players; without it a client shows views as lists."""
    forecast: Callable[[S, int, Option | None], Forecast | None] | None = None
    """What a seat can expect of a fight as things are, or if it chose an option; nothing, if none
    is at hand. It is given a copy of the state that it may change as it likes, with the seat's
    earlier picks in its draft, and looks at nothing that not everybody sees."""
    advice: Advice[S] | None = None
    """What bots should know of the game; without it there is only the random one."""
    words: Path | None = None
    """Folder with the words of the game, one Fluent file per language (`en.ftl`)."""
    talk: Literal["open", "none"] = "open"
    """Whether people may talk while they play; if they do, everybody hears it."""

    def scenario(self, name: str) -> Scenario:
        """The scenario of that name."""
        for scenario in self.scenarios:
            if scenario.name == name:
                return scenario
        raise LookupError(f"{self.name} has no scenario {name!r}")

    def rulebook_in(self, language: str) -> Rulebook | None:
        """The rulebook in a language, or as it was written where it is not translated."""
        file = self.translations.get(language)
        if self.rulebook is None or file is None:
            return self.rulebook
        return self.rulebook.translated(read_translation(file.read_text(encoding="utf-8")))

    def compose(self, expansions: Iterable[str] = ()) -> Rules:
        """Lay expansions over the game, in the order in which the game lists them."""
        wanted = set(expansions)
        chosen = [expansion for expansion in self.expansions if expansion.name in wanted]
        missing = wanted - {expansion.name for expansion in chosen}
        if missing:
            raise LookupError(f"{self.name} has no expansion {', '.join(sorted(missing))}")
        return _composed(self, tuple(chosen))


class Rules:
    """A game with its expansions, worked out for fast look-up; made by `Game.compose`."""

    def __init__(self, game: Game[S], expansions: Sequence[Expansion]) -> None:
        """Put the parts together and refuse what does not fit."""
        self.game = game
        self.expansions = tuple(expansions)
        self.state: type[State] = game.state
        procedures: list[type[Procedure]] = [game.start, *game.procedures, *KERNEL_PROCEDURES]
        verbs = [*game.verbs, *KERNEL_VERBS]
        sources = list(game.sources)
        self.watchers: list[Callable[..., Call | Unwind | End | None]] = list(game.watchers)
        folders = [game.words, *(expansion.words for expansion in expansions)]
        self.words = tuple([folder for folder in folders if folder is not None])
        self.bases: dict[object, Callable[..., object]] = {}
        added: dict[Kind, tuple[Ref, ...]] = {}
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
        added[SOURCE] = tuple(source.name for source in sources)
        self.catalogue = Catalogue(dict.fromkeys(verbs), added)
        self.checks: dict[str, tuple[Rule, ...]] = {
            name: tuple(replaced.get(rule, rule) for rule in verb.rules) + more.get(name, ())
            for name, verb in self.catalogue.verbs.items()
        }
        self.procedures = tuple(dict.fromkeys(procedures))
        names = [cls.__name__ for cls in self.procedures]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"two procedures are called {name}")
        self.flow = {cls: _flow(cls, expansions) for cls in self.procedures}
        self._index_sources(sources)
        self._make_codec()

    def _index_sources(self, sources: Sequence[Source]) -> None:
        self.order = {source.name: position for position, source in enumerate(sources)}
        if len(self.order) != len(sources):
            raise ValueError(f"{self.game.name} has two sources of one name")
        self.modifiers: dict[object, dict[str, Callable[..., object]]] = {}
        self.replacements: dict[type[Procedure], dict[str, Replacement]] = {}
        self.triggers: dict[type[Procedure], dict[str, Callable[..., Procedure | None]]] = {}
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
        """The state as bytes: the same for states reached by the same choices, anywhere."""
        return self._encoder.encode(state)

    def decode(self, data: bytes, setting: Setting) -> State:
        """The state of a match from its bytes."""
        return msgspec.msgpack.decode(data, type=self.state, dec_hook=self._hook(setting))

    def convert(self, plain: dict[str, object], setting: Setting) -> State:
        """The state of a match from plain dicts and lists, as a migration leaves them."""
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
    """Two expansions cannot both take the place of a rule; queries and sources can be shared."""
    taken: dict[object, str] = {}
    for expansion in expansions:
        places: list[object] = [*expansion.rules, *expansion.queries]
        places += [(step.procedure, step.name) for step in expansion.steps]
        for place in places:
            if taken.setdefault(place, expansion.name) != expansion.name:
                raise ValueError(
                    f"{taken[place]} and {expansion.name} both take the place of {place!r}"
                )


def _flow(cls: type[Procedure], expansions: Sequence[Expansion]) -> dict[str, ComposedStep]:
    """The steps of a procedure as the expansions leave them."""
    runs: dict[str, StepFunction] = {name: getattr(cls, name) for name in cls.steps}
    order = list(cls.steps)
    for expansion in expansions:
        for new in expansion.steps:
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
