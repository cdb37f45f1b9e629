"""Effects: cards, characters and house rules that change rules without touching them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar, cast

import msgspec

from ostrog.kernel.runtime.flow import Procedure

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

P = ParamSpec("P")
S = TypeVar("S", bound="State")
V = TypeVar("V")
F = TypeVar("F", bound=Procedure)


class Active(msgspec.Struct, frozen=True):
    """A source that is in force, with the seat it works for."""

    name: str
    owner: int = -1
    depth: int = 0
    """In force while the stack is at least this deep; 0 for sources on the table."""


class Change(NamedTuple, Generic[V]):
    """What a source makes of the answer to a query."""

    by: Active
    before: V
    after: V


class Query(Generic[S, P, V]):
    """A question of the rules that sources may answer differently; made by `@query`."""

    def __init__(self, base: Callable[Concatenate[S, P], V]) -> None:
        """Take the answer that holds while nothing changes it."""
        self.base = base
        self.name = base.__name__
        self.__doc__ = base.__doc__

    def __call__(self, state: S, *args: P.args, **kwargs: P.kwargs) -> V:
        """Answer: the base value, folded over the sources in force in their fixed order."""
        setting = state.setting
        base = cast("Callable[Concatenate[S, P], V]", setting.bases.get(self, self.base))
        value = base(state, *args, **kwargs)
        if state.active:
            modifiers = setting.modifiers.get(self)
            if modifiers:
                for active in state.active:
                    change = modifiers.get(active.name)
                    if change is not None:
                        fold = cast("Callable[Concatenate[S, Active, V, P], V]", change)
                        value = fold(state, active, value, *args, **kwargs)
        return value

    def account(self, state: S, *args: P.args, **kwargs: P.kwargs) -> tuple[V, list[Change[V]]]:
        """The base value, and every source that changes it, in their order; for those who ask why.

        The last change leads to what calling the query gives.
        """
        base = cast("Callable[Concatenate[S, P], V]", state.setting.bases.get(self, self.base))
        first = value = base(state, *args, **kwargs)
        changes: list[Change[V]] = []
        for active in state.active:
            change = state.setting.modifiers.get(self, {}).get(active.name)
            if change is not None:
                fold = cast("Callable[Concatenate[S, Active, V, P], V]", change)
                before, value = value, fold(state, active, value, *args, **kwargs)
                if value != before:
                    changes.append(Change(active, before, value))
        return first, changes

    def __repr__(self) -> str:
        return f"query {self.name}"


def query(base: Callable[Concatenate[S, P], V]) -> Query[S, P, V]:
    """Make a rule's value open to effects: the function gives the value without any."""
    return Query(base)


class Replacement(msgspec.Struct, frozen=True):
    """How a source takes a procedure's place."""

    make: Callable[..., Procedure | None]
    optional: bool


class Source:
    """Something that changes rules while it is in force: a card, a character, a house rule.

    Sources act in the order in which the game lists them.
    """

    def __init__(self, name: str) -> None:
        """Name the source as options and words name it."""
        self.name = name
        self.modifiers: dict[object, Callable[..., object]] = {}
        self.replacements: dict[type[Procedure], Replacement] = {}
        self.triggers: dict[type[Procedure], Callable[..., Procedure | None]] = {}

    def modifies(
        self, asked: Query[S, P, V]
    ) -> Callable[
        [Callable[Concatenate[S, Active, V, P], V]], Callable[Concatenate[S, Active, V, P], V]
    ]:
        """Change the answer to a query: `(state, active, value, ...) -> value`."""

        def attach(
            change: Callable[Concatenate[S, Active, V, P], V],
        ) -> Callable[Concatenate[S, Active, V, P], V]:
            self.modifiers[asked] = change
            return change

        return attach

    def replaces(
        self, procedure: type[F], *, optional: bool = False
    ) -> Callable[
        [Callable[[S, Active, F], Procedure | None]], Callable[[S, Active, F], Procedure | None]
    ]:
        """Do something else instead: `(state, active, procedure) -> procedure`, None to let be.

        With `optional`, the procedure's controller may let the original happen.
        """

        def attach(
            make: Callable[[S, Active, F], Procedure | None],
        ) -> Callable[[S, Active, F], Procedure | None]:
            self.replacements[procedure] = Replacement(make, optional)
            return make

        return attach

    def after(
        self, procedure: type[F]
    ) -> Callable[
        [Callable[[S, Active, F], Procedure | None]], Callable[[S, Active, F], Procedure | None]
    ]:
        """Do something when a procedure has ended: `(state, active, ended) -> procedure`."""

        def attach(
            make: Callable[[S, Active, F], Procedure | None],
        ) -> Callable[[S, Active, F], Procedure | None]:
            self.triggers[procedure] = make
            return make

        return attach

    def __repr__(self) -> str:
        return f"Source({self.name!r})"
