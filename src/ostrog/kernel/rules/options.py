"""Options: what a seat can choose, named by a verb and the references it is applied to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Generic, Never, TypeVar, overload

import msgspec

Ref = str | int
"""A reference: the name of a thing in the rules (a region, a card) or a small number."""

Rule = Callable[..., "Refusal | None"]
"""A legality check `(state, seat, *refs)` that returns None, or why the option is illegal."""

RuleT = TypeVar("RuleT", bound=Rule)
R_co = TypeVar("R_co", bound=Ref, covariant=True)


MOST_ROWS = 500
"""Number of tuples of candidates whose options a verb caches."""


class Option(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One thing a seat may do: a verb and the references it is done to."""

    verb: str
    """Name of the verb."""
    refs: tuple[Ref, ...] = ()
    """References in the order of the verb's roles."""

    @property
    def id(self) -> str:
        """The option as text, as clients and logs name it: `move:camp:dale`."""
        return ":".join((self.verb, *map(str, self.refs)))


class Refusal(msgspec.Struct, frozen=True):
    """The reason why an option is illegal; returned by checks and by `explain`."""

    rule: str
    """Id of the rule that forbids the option, or `not-your-decision` and the like."""
    refs: tuple[Ref, ...] = ()
    """References and numbers that the explanation mentions."""


def refuse(rule: str, *refs: Ref) -> Refusal:
    """Return a refusal that cites a rule by its id; a check returns it for an illegal option."""
    return Refusal(rule, refs)


class Kind(Generic[R_co]):
    """A finite set of references, such as all regions or all cards of a game.

    The roles of verbs are kinds, so the game knows all options that can ever exist. The members of
    a kind are names or numbers, not both, so that an answer has its type (see `Verb.ref`).
    """

    def __init__(self, name: str, members: Iterable[R_co]) -> None:
        """Name the kind and list its members in a fixed order."""
        self.name = name
        self.members = tuple(members)
        """The references of the game itself; expansions may add more (see `Catalogue.members`)."""

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {len(self.members)} members)"


class Verb(dict[Ref | tuple[Ref, ...], Option], Generic[R_co]):
    """A kind of action with its roles, from which options are made: `MOVE["camp", "dale"]`.

    List all verbs in `Game.verbs`. Attach the rules that can forbid an option with `@MOVE.rule`;
    they are checked in the order in which they were attached. A verb is a dict of the options made
    from it, so making the same option again costs one lookup.

    A procedure reads its answers with the verb that it asked with, and gets them typed: `ref` and
    `refs` of one option, `among` of a draft, and `chosen` if several verbs were offered. The type
    is that of the members of its kinds; a verb with names and numbers is a `Verb[Ref]`.
    """

    @overload
    def __init__(self: Verb[Never], name: str, /, *, passes: bool = False) -> None: ...

    @overload
    def __init__(self, name: str, /, *, passes: bool = False, **roles: Kind[R_co]) -> None: ...

    def __init__(self, name: str, /, *, passes: bool = False, **roles: Kind[R_co]) -> None:
        """Name the verb and the kinds of its roles: `Verb("move", army=REGION, to=REGION)`.

        `passes` declares that its options may do nothing, as a pass does.
        """
        super().__init__()
        self.name = name
        self.passes = passes
        """Whether its options may do nothing; all others must change or ask something."""
        self.roles: Mapping[str, Kind[R_co]] = roles
        """The kind of reference of each role, in order."""
        self.rules: list[Rule] = []
        """The checks attached to the verb, in order."""
        self._rows: dict[int, tuple[tuple[object, ...], list[tuple[Ref | Option, ...]]]] = {}

    def __missing__(self, key: Ref | tuple[Ref, ...]) -> Option:
        refs = key if isinstance(key, tuple) else (key,)
        if len(refs) != len(self.roles):
            raise TypeError(f"{self.name} points at {tuple(self.roles)}, not at {refs}")
        option = self[key] = Option(self.name, refs)
        return option

    def __call__(self) -> Option:
        """Return the option of a verb without roles: `PASS()`."""
        return self[()]

    def chosen(self, option: Option | None) -> bool:
        """Whether an answer is an option of this verb; False if nothing was answered."""
        return option is not None and option.verb == self.name

    def refs(self, option: Option | None) -> tuple[R_co, ...]:
        """Return what an answer points at: `die, action = ACT.refs(self.choice)`.

        Raise `LookupError` if nothing was answered, or with another verb: a mistake of the author.
        """
        if option is None or option.verb != self.name:
            raise LookupError(f"the answer is not a {self.name!r}: {option}")
        return option.refs  # type: ignore[return-value]  # an option points at its verb's kinds

    def ref(self, option: Option | None) -> R_co:
        """Return the only thing that an answer points at: `place = TO.ref(self.choice)`.

        Raise `LookupError` if nothing was answered, or with another verb, as `refs` does.
        """
        (ref,) = self.refs(option)
        return ref

    def among(self, picks: Iterable[Option]) -> list[R_co]:
        """Return what the options of this verb in a draft point at, one thing each, in order."""
        return [self.ref(option) for option in picks if option.verb == self.name]

    def rows(
        self, candidates: tuple[Ref | tuple[Ref, ...], ...]
    ) -> Sequence[tuple[Ref | Option, ...]]:
        """Return each candidate followed by its option: `("camp", "dale", MOVE["camp", "dale"])`.

        The rows are cached for tuples that are used again, such as the neighbours of a region.
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
        """Decorate a check `(state, seat, *refs) -> Refusal | None` to attach it to this verb.

        The check may be called at any time and for any seat, also when the option is not offered.
        What it returns may depend only on what that seat may know.
        """
        self.rules.append(check)
        return check

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = object.__hash__  # type: ignore[assignment]  # a verb is itself, not its contents

    def __repr__(self) -> str:
        return f"Verb({self.name!r})"


class Catalogue:
    """All options that can ever exist in a composed game: its verbs and the members of its kinds.

    It is found in `state.setting.rules.catalogue`. `explain` can be asked about all its options.
    """

    def __init__(
        self, verbs: Iterable[Verb[Ref]], added: Mapping[Kind[Ref], tuple[Ref, ...]]
    ) -> None:
        """Collect the verbs; `added` are the members that expansions add to kinds."""
        self.verbs: dict[str, Verb[Ref]] = {}
        """The verbs by name."""
        for verb in verbs:
            if self.verbs.setdefault(verb.name, verb) is not verb:
                raise ValueError(f"two verbs are called {verb.name!r}")
        self._added = added
        self._domain: dict[str, tuple[frozenset[Ref], ...]] = {}
        self._texts: dict[Kind[Ref], dict[str, list[Ref]]] = {}

    def members(self, kind: Kind[Ref]) -> tuple[Ref, ...]:
        """Return all references of a kind, those of expansions last."""
        return kind.members + self._added.get(kind, ())

    def _refs_by_text(self, kind: Kind[Ref]) -> Mapping[str, Sequence[Ref]]:
        """Return the members of a kind by what stands for them in ids of options."""
        found = self._texts.get(kind)
        if found is None:
            texts: dict[str, list[Ref]] = {}
            for ref in self.members(kind):
                texts.setdefault(str(ref), []).append(ref)
            found = self._texts[kind] = texts
        return found

    def __contains__(self, option: Option) -> bool:
        verb = self.verbs.get(option.verb)
        if verb is None or len(option.refs) != len(verb.roles):
            return False
        domain = self._domain.get(verb.name)
        if domain is None:
            domain = tuple(frozenset(self.members(kind)) for kind in verb.roles.values())
            self._domain[verb.name] = domain
        return all(ref in kind for ref, kind in zip(option.refs, domain, strict=True))

    def options(self, verb: Verb[Ref]) -> Iterable[Option]:
        """Return all options of a verb that can ever exist, legal or not, in a fixed order."""
        kinds = [self.members(kind) for kind in verb.roles.values()]
        return (Option(verb.name, refs) for refs in product(*kinds))

    def parse(self, text: str) -> Option:
        """Return the option with this id; raise `ValueError` if it is not in the catalogue."""
        name, *words = text.split(":")
        verb = self.verbs.get(name)
        if verb is not None and len(words) == len(verb.roles):
            refs: list[Ref] = []
            for word, kind in zip(words, verb.roles.values(), strict=True):
                refs += self._refs_by_text(kind).get(word, ())
            if len(refs) == len(words):
                return verb[tuple(refs)] if len(refs) != 1 else verb[refs[0]]
        raise ValueError(f"no such option: {text!r}")
