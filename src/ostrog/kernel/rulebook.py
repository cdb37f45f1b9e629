"""The rulebook: a game's rules as numbered statements in our own words, for code to cite."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import msgspec

from ostrog.kernel.options import Ref


class Statement(msgspec.Struct, frozen=True):
    """One rule: its id, what it says, why no software can break it, and whether it is ours."""

    id: str
    text: str
    chapter: str = ""
    unbreakable: str = ""
    """The reason why software cannot break this rule; such a rule needs no test."""
    open: str = ""
    """The gap in the sources that this ruling of ours fills, if it does."""


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


def read_rulebook(text: str) -> Rulebook:
    """A rulebook from TOML: `[[rule]]` tables with id, text, chapter, unbreakable and open."""
    rules = tomllib.loads(text).get("rule", [])
    return Rulebook(msgspec.convert(rules, tuple[Statement, ...]))
