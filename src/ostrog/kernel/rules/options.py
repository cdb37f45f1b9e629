"""Options: what a seat can choose, named by a verb and the things it points at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import TypeVar

import msgspec

Ref = str | int
"""The name of a thing a rule can point at (a region, a card) or a small number."""

Rule = Callable[..., "Refusal | None"]
"""A check `(state, seat, *refs)` that returns nothing, or why the option is not allowed."""

RuleT = TypeVar("RuleT", bound=Rule)


MOST_ROWS = 500
"""How many tuples of candidates a verb remembers."""


class Option(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One thing a seat may do: a verb and the references it is done to."""

    verb: str
    refs: tuple[Ref, ...] = ()

    @property
    def id(self) -> str:
        """The name of this option in records and on the wire: `move:camp:dale`."""
        return ":".join((self.verb, *map(str, self.refs)))


class Refusal(msgspec.Struct, frozen=True):
    """Why an option is not allowed: the id of the rule that forbids it, and what it is about."""

    rule: str
    refs: tuple[Ref, ...] = ()


def refuse(rule: str, *refs: Ref) -> Refusal:
    """Say no, citing the rule."""
    return Refusal(rule, refs)


class Kind:
    """A finite set of references, such as all regions or all cards of a game."""

    def __init__(self, name: str, members: Iterable[Ref]) -> None:
        """Name the kind and list its members in their fixed order."""
        self.name = name
        self.members = tuple(members)

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {len(self.members)} members)"


class Verb(dict[Ref | tuple[Ref, ...], Option]):
    """A way to act, with the kinds of things it is done to: `MOVE["camp", "dale"]` is an option.

    A verb is the table of the options made from it, so that making an option a second time costs
    one lookup. Rules are attached with `@MOVE.rule` and asked in the order they were attached.
    """

    def __init__(self, name: str, /, **roles: Kind) -> None:
        """Name the verb and what it points at: `Verb("move", army=REGION, to=REGION)`."""
        super().__init__()
        self.name = name
        self.roles: Mapping[str, Kind] = roles
        self.rules: list[Rule] = []
        self._rows: dict[int, tuple[tuple[object, ...], list[tuple[Ref | Option, ...]]]] = {}

    def __missing__(self, key: Ref | tuple[Ref, ...]) -> Option:
        refs = key if isinstance(key, tuple) else (key,)
        if len(refs) != len(self.roles):
            raise TypeError(f"{self.name} points at {tuple(self.roles)}, not at {refs}")
        option = self[key] = Option(self.name, refs)
        return option

    def __call__(self) -> Option:
        """Make the option of a verb that points at nothing: `PASS()`."""
        return self[()]

    def rows(
        self, candidates: tuple[Ref | tuple[Ref, ...], ...]
    ) -> Sequence[tuple[Ref | Option, ...]]:
        """Candidates with their options behind them: `("camp", "dale", MOVE["camp", "dale"])`.

        Those of a tuple that comes again, such as a region's neighbours, are remembered.
        """
        key = id(candidates)
        known = self._rows.get(key)
        if known is not None and known[0] is candidates:
            return known[1]
        rows: list[tuple[Ref | Option, ...]] = [
            (*refs, self[refs]) if isinstance(refs, tuple) else (refs, self[refs])
            for refs in candidates
        ]
        if len(self._rows) >= MOST_ROWS:
            self._rows.clear()
        self._rows[key] = (candidates, rows)
        return rows

    def rule(self, check: RuleT) -> RuleT:
        """Attach a check `(state, seat, *refs) -> Refusal | None` to this verb."""
        self.rules.append(check)
        return check

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = object.__hash__  # type: ignore[assignment]  # a verb is itself, not its contents

    def __repr__(self) -> str:
        return f"Verb({self.name!r})"


class Catalogue:
    """Every verb of a composed game with the members of its kinds: the domain of `explain`."""

    def __init__(self, verbs: Iterable[Verb], added: Mapping[Kind, tuple[Ref, ...]]) -> None:
        """Collect the verbs; `added` are the members that expansions add to a kind."""
        self.verbs: dict[str, Verb] = {}
        for verb in verbs:
            if self.verbs.setdefault(verb.name, verb) is not verb:
                raise ValueError(f"two verbs are called {verb.name!r}")
        self._added = added
        self._domain: dict[str, tuple[frozenset[Ref], ...]] = {}

    def members(self, kind: Kind) -> tuple[Ref, ...]:
        """All references of a kind, those of expansions last."""
        return kind.members + self._added.get(kind, ())

    def __contains__(self, option: Option) -> bool:
        verb = self.verbs.get(option.verb)
        if verb is None or len(option.refs) != len(verb.roles):
            return False
        domain = self._domain.get(verb.name)
        if domain is None:
            domain = tuple(frozenset(self.members(kind)) for kind in verb.roles.values())
            self._domain[verb.name] = domain
        return all(ref in kind for ref, kind in zip(option.refs, domain, strict=True))

    def options(self, verb: Verb) -> Iterable[Option]:
        """Every option the verb can ever name, in a fixed order."""
        kinds = [self.members(kind) for kind in verb.roles.values()]
        return (Option(verb.name, refs) for refs in product(*kinds))

    def parse(self, text: str) -> Option:
        """Read an option id; raises `ValueError` for what is not in the catalogue."""
        name, *words = text.split(":")
        verb = self.verbs.get(name)
        if verb is not None and len(words) == len(verb.roles):
            refs: list[Ref] = []
            for word, kind in zip(words, verb.roles.values(), strict=True):
                refs.extend(ref for ref in self.members(kind) if str(ref) == word)
            if len(refs) == len(words):
                return verb[tuple(refs)] if len(refs) != 1 else verb[refs[0]]
        raise ValueError(f"no such option: {text!r}")
