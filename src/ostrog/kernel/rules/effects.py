"""Effects: cards, characters and house rules that change other rules without editing their code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar, cast

import msgspec

from ostrog.kernel.rules.options import Option
from ostrog.kernel.runtime.flow import Procedure

if TYPE_CHECKING:
    from ostrog.kernel.runtime.state import State

P = ParamSpec("P")
S = TypeVar("S", bound="State")
V = TypeVar("V")
F = TypeVar("F", bound=Procedure)


class Active(msgspec.Struct, frozen=True):
    """A source that is in force, as the state stores it; made by `State.activate`."""

    name: str
    """Name of the source."""
    owner: int = -1
    """The seat that it works for; -1 for none."""
    depth: int = 0
    """Smallest depth of the stack at which it stays in force; 0 if it does not expire."""


class Change(NamedTuple, Generic[V]):
    """The change that one source makes to the value of a query; part of `Query.account`."""

    by: Active
    """The source in force."""
    before: V
    """The value before the change."""
    after: V
    """The value after the change."""


class Query(Generic[S, P, V]):
    """A value of the rules that sources in force may change; made with `@query`.

    Rules call it like the function it was made from: `hits_on(state, seat)`.
    """

    def __init__(self, base: Callable[Concatenate[S, P], V]) -> None:
        """Take the function that returns the value without any effects."""
        self.base = base
        self.name = base.__name__
        self.__doc__ = base.__doc__

    def __call__(self, state: S, *args: P.args, **kwargs: P.kwargs) -> V:
        """Return the base value, changed by the sources in force one after the other."""
        # No casts here: queries are called so often that a call that does nothing is felt.
        setting = state.setting
        base = self.base
        if setting.bases and self in setting.bases:
            base = setting.bases[self]  # type: ignore[assignment]  # of the same signature
        value = base(state, *args, **kwargs)
        if state.active and self in setting.modifiers:
            modifiers = setting.modifiers[self]
            for active in state.active:
                if active.name in modifiers:
                    change = modifiers[active.name]
                    value = change(state, active, value, *args, **kwargs)  # type: ignore[assignment]
        return value

    def account(self, state: S, *args: P.args, **kwargs: P.kwargs) -> tuple[V, list[Change[V]]]:
        """Return the base value and the changes of all sources that alter it, in their order.

        Use it to explain a number. The last change ends at the value that calling the query gives.
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
    """Decorate a function `(state, ...) -> value` so that sources can change its value.

    The function returns the base value; sources change it with `@source.modifies(query)`.
    """
    return Query(base)


class Replacement(msgspec.Struct, frozen=True):
    """A source's replacement of a procedure."""

    make: Callable[..., Procedure | None]
    """Function that returns the procedure to run instead, or None to keep the original."""
    optional: bool
    """Whether the controller of the procedure may keep the original."""


class Source:
    """Something that changes rules while it is in force: a card, a character, a house rule.

    An author makes one for each such card, attaches its effects with the decorators `modifies`,
    `replaces` and `after`, and lists it in `Game.sources`. Rules put it in force with
    `State.activate`. Sources act in the order in which the game lists them.
    """

    def __init__(self, name: str, rule: str = "", *, option: Option | None = None) -> None:
        """Name the source as options and messages name it; names are unique in a game.

        `option` is what a seat chooses to let it replace a procedure, instead of `USE`.
        """
        self.name = name
        self.rule = rule
        """Id of the rule that says what it does, for those who explain a number it changed."""
        self.option = option
        self.modifiers: dict[object, Callable[..., object]] = {}
        """Functions that change values, by query."""
        self.replacements: dict[type[Procedure], Replacement] = {}
        """Replacements by the class of the procedure."""
        self.triggers: dict[type[Procedure], Callable[..., Procedure | None]] = {}
        """Functions called after procedures, by the class of the procedure."""

    def modifies(
        self, asked: Query[Any, P, V]
    ) -> Callable[
        [Callable[Concatenate[S, Active, V, P], V]], Callable[Concatenate[S, Active, V, P], V]
    ]:
        """Decorate a function that changes a query: `(state, active, value, ...) -> value`.

        It gets the value so far and the arguments of the query, and returns the new value. In an
        expansion the state may be that of the expansion.
        """

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
        """Decorate a function that replaces a procedure: `(state, active, procedure)`.

        It is called when the procedure is about to be run by a `Call`, and returns the procedure
        to run instead, or None to keep the original. With `optional`, the controller of the
        procedure may keep the original.
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
        """Decorate a function that reacts to the end of a procedure: `(state, active, ended)`.

        It returns a procedure to run before the caller continues, or None to do nothing.
        """

        def attach(
            make: Callable[[S, Active, F], Procedure | None],
        ) -> Callable[[S, Active, F], Procedure | None]:
            self.triggers[procedure] = make
            return make

        return attach

    def __repr__(self) -> str:
        return f"Source({self.name!r})"
