"""The rulebook: a game's rules as numbered statements in our own words, for code to cite."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import msgspec

from ostrog.kernel.rules.options import Ref


class Statement(msgspec.Struct, frozen=True):
    """One rule: its id, what it says, why no software can break it, and whether it is ours."""

    id: str
    text: str
    chapter: str = ""
    unbreakable: str = ""
    """The reason why software cannot break this rule; such a rule needs no test."""
    open: str = ""
    """The gap in the sources that this ruling of ours fills, if it does."""


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a rulebook says in another language; what is missing stays as it is."""

    chapters: dict[str, str] = {}
    """By the title of the chapter."""
    text: dict[str, str] = {}
    """By the id of the statement."""
    open: dict[str, str] = {}
    """The same for the gaps that rulings of ours fill."""


class Violation(msgspec.Struct, frozen=True):
    """Something about a state that the rules forbid."""

    rule: str
    about: tuple[Ref, ...] = ()


class Rulebook:
    """The statements of a game in their order."""

    def __init__(self, statements: tuple[Statement, ...]) -> None:
        """Index the statements; every id is there once."""
        self.statements = statements
        self._by_id = {statement.id: statement for statement in statements}
        if len(self._by_id) != len(statements):
            raise ValueError("two statements have the same id")

    def __iter__(self) -> Iterator[Statement]:
        return iter(self.statements)

    def __len__(self) -> int:
        return len(self.statements)

    def __contains__(self, rule: str) -> bool:
        return rule in self._by_id

    def __getitem__(self, rule: str) -> Statement:
        return self._by_id[rule]

    def search(self, words: str) -> list[Statement]:
        """The statements whose id, chapter or text contain all of these words."""
        wanted = words.lower().split()
        return [
            statement
            for statement in self.statements
            if all(
                word in f"{statement.id} {statement.chapter} {statement.text}".lower()
                for word in wanted
            )
        ]

    def translated(self, into: Translation) -> Rulebook:
        """The same statements in another language."""
        return Rulebook(
            tuple(
                msgspec.structs.replace(
                    each,
                    chapter=into.chapters.get(each.chapter, each.chapter),
                    text=into.text.get(each.id, each.text),
                    open=into.open.get(each.id, each.open) if each.open else "",
                )
                for each in self.statements
            )
        )


def read_rulebook(text: str) -> Rulebook:
    """A rulebook from TOML: `[[rule]]` tables with id, text, chapter, unbreakable and open."""
    rules = tomllib.loads(text).get("rule", [])
    return Rulebook(msgspec.convert(rules, tuple[Statement, ...]))


def read_translation(text: str) -> Translation:
    """A translation from TOML: `[chapters]` by title, `[text]` and `[open]` by the ids of rules."""
    return msgspec.convert(tomllib.loads(text), Translation)


def find_translations(folder: Traversable) -> dict[str, Traversable]:
    """The translations beside a rulebook, by language: `rules.pl.toml` and the like."""
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    names = [(file.name.split("."), file) for file in found]
    return {parts[1]: file for parts, file in names if parts[::2] == ["rules", "toml"]}
