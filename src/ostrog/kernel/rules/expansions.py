"""Expansions: additions to a game and changes of it, made without editing the game's files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from ostrog.kernel.hidden.knowledge import Pool
from ostrog.kernel.rules.advice import Advice
from ostrog.kernel.rules.coverage_goals import Occurrences
from ostrog.kernel.rules.declarations import OutOfPlay, Pairs
from ostrog.kernel.rules.effects import Query, Source
from ostrog.kernel.rules.lessons import Lesson
from ostrog.kernel.rules.options import Kind, Ref, Rule, Verb
from ostrog.kernel.rules.rulebook import Rulebook, Violation
from ostrog.kernel.rules.setting import Scenario
from ostrog.kernel.runtime.flow import Call, End, Flow, Procedure, Unwind
from ostrog.kernel.runtime.state import State

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


class Expansion(msgspec.Struct, kw_only=True, eq=False):
    """An expansion: additions to a game and changes of it, without editing the game's files.

    A package announces it as an entry point `<game>.<expansion>` of the group `ostrog.expansions`;
    the author of the game itself can list it in `Game.expansions`. A match names the expansions
    with which it is played.
    """

    name: str
    """Name of the expansion, unique in the game. Records store it, so an expansion whose rules
    change gets a new name."""
    state: type[State] | None = None
    """Subclass of the game's state with more fields, all with defaults. Several expansions may
    each have one; then a match has the fields of all of them."""
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
    changes: Mapping[Query[Any, Any, Any], Callable[..., object]] = {}
    """Queries of the game, each with a function `(state, value, ...) -> value` that changes its
    base value in the whole match. Several expansions may change one query, in their order."""
    watchers: tuple[Callable[..., Call | Unwind | End | None], ...] = ()
    """Watchers added after those of the game."""
    pools: Callable[[Scenario, Any, Sequence[Pool]], Sequence[Pool]] | None = None
    """Function `(scenario, own, pools)` that returns all pools, given the values of the expansion
    and the pools of the game."""
    data: msgspec.Struct | None = None
    """Values of the expansion; a ruleset names them `expansion/path.to.value`, and rules read
    them from `state.setting.extra`."""
    data_faults: Callable[..., Sequence[str]] | None = None
    """Function that returns all contradictions in these values, as `Game.data_faults`."""
    derive: Callable[[Scenario, Any, Any], object] | None = None
    """Function `(scenario, own, derived)` that returns the derived data of a match, given the
    values of the expansion and what `Game.derive` returned."""
    rulebook: Rulebook | None = None
    """The rules of the expansion; its ids have a prefix of their own."""
    translations: Mapping[str, Traversable] = {}
    """Files with these rules in other languages, as `Game.translations`."""
    lessons: tuple[Lesson, ...] = ()
    """Matches in which players learn the expansion, after those of the game; they are played with
    it."""
    asked_by_rule: Mapping[str, str] = {}
    """Ids of rules that explain decisions, added to `Game.asked_by_rule`."""
    invariants: Callable[..., Sequence[Violation]] | None = None
    """Function that returns what the rules of the expansion forbid, as `Game.invariants`."""
    occurrences: Occurrences[Any] | None = None
    """Things that random games with the expansion should encounter."""
    out_of_play: OutOfPlay[Any] | None = None
    """What else is out of play, as `Game.out_of_play`; `left_on` is asked about all things."""
    pairs: Callable[[Pairs[Any]], Pairs[Any]] | None = None
    """Function that returns how to bring in effects with the expansion, given `Game.pairs`."""
    table: Callable[[Any], object] | None = None
    """Function that returns the table of the game with the parts of the expansion, given
    `Game.table`."""
    advice: Callable[[Advice[Any]], Advice[Any]] | None = None
    """Function that returns the hints for bots with the expansion, given `Game.advice`."""
    words: Path | None = None
    """Folder with the texts of the expansion, one Fluent file per language."""


def refuse_clashes(expansions: Sequence[Expansion]) -> None:
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


def refuse_misfits(
    expansion: Expansion, procedures: Iterable[type[Procedure]], verbs: Iterable[Verb[Ref]]
) -> None:
    """Refuse an expansion that changes what the game does not have, which would do nothing."""
    known, own = set(procedures), set(verbs)
    checks = {rule for verb in own for rule in verb.rules}
    kinds = {kind for verb in own for kind in verb.roles.values()}
    missing: list[object] = [
        *(step.procedure.__name__ for step in expansion.steps if step.procedure not in known),
        *(rule.__name__ for rule in expansion.rules if rule not in checks),
        *(verb for verb in expansion.more_rules if verb not in own),
        *(kind for kind in expansion.members if kind not in kinds),
    ]
    if missing:
        found = ", ".join(str(each) for each in missing)
        raise ValueError(f"{expansion.name} changes what the game does not have: {found}")


def join_states(current: type[State], added: type[State], base: type[State]) -> type[State]:
    """Return a class of states with the fields and methods of two classes that extend `base`."""
    if issubclass(added, current):
        return added
    have = {field.name for field in msgspec.structs.fields(current)}
    common = {field.name for field in msgspec.structs.fields(base)}
    new = [field for field in msgspec.structs.fields(added) if field.name not in common]
    for field in new:
        if field.name in have:
            raise ValueError(f"two expansions have a field {field.name!r}")
    own = [cls for cls in added.__mro__ if cls not in base.__mro__]
    names = {field.name for field in new}
    methods = {
        name: value
        for cls in reversed(own)
        for name, value in vars(cls).items()
        if not name.startswith("__") and name not in names
    }
    joined = msgspec.defstruct(
        f"{current.__name__}And{added.__name__}",
        [(field.name, field.type, _default(field)) for field in new],
        bases=(current,),
        namespace=methods,
        module=added.__module__,
        kw_only=True,
    )
    assert issubclass(joined, State)
    return joined


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.field(default_factory=field.default_factory)
    return msgspec.field(default=field.default)
