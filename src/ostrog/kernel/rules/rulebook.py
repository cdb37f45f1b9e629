"""The rulebook: the rules of a game as numbered statements in our own words, cited by the code."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import msgspec

from ostrog.kernel.rules.options import Ref


class Statement(msgspec.Struct, frozen=True):
    """One rule of a rulebook."""

    id: str
    """Id by which code and tests cite the rule: letters, a hyphen and a number."""
    text: str
    """Text of the rule, in our own words."""
    chapter: str = ""
    """Title of its chapter."""
    unbreakable: str = ""
    """The reason why software cannot break this rule, if so; such a rule needs no test."""
    open: str = ""
    """The gap in the published rules that this statement fills with our own ruling, if so."""


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook in another language; anything not translated stays in the original language."""

    chapters: dict[str, str] = {}
    """Translated titles of chapters, by original title."""
    text: dict[str, str] = {}
    """Translated texts of statements, by id."""
    open: dict[str, str] = {}
    """Translated descriptions of gaps (see `Statement.open`), by id."""


class Violation(msgspec.Struct, frozen=True):
    """A fact about a state that the rules forbid; `Game.invariants` returns them."""

    rule: str
    """Id of the rule."""
    about: tuple[Ref, ...] = ()
    """References to what is wrong, such as a region."""


class Rulebook:
    """All rules of a game as numbered statements; read it from a file with `read_rulebook`.

    Set it as `Game.rulebook`. It can be iterated, and `rulebook[id]` is a statement.
    """

    def __init__(self, statements: tuple[Statement, ...]) -> None:
        """Index the statements by id; ids must be unique."""
        self.statements = statements
        """The statements in their order."""
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
        """Return the statements whose id, chapter or text contain all of these words."""
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
        """Return the same statements in another language."""
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
    """Return the rulebook in a TOML text of `[[rule]]` tables with the fields of `Statement`."""
    rules = tomllib.loads(text).get("rule", [])
    return Rulebook(msgspec.convert(rules, tuple[Statement, ...]))


def read_translation(text: str) -> Translation:
    """Return the translation in a TOML text with the tables `[chapters]`, `[text]` and `[open]`."""
    return msgspec.convert(tomllib.loads(text), Translation)


def find_translations(folder: Traversable) -> dict[str, Traversable]:
    """Return the files of translations in a folder by language: `rules.pl.toml` for `pl`.

    Use it to fill `Game.translations`.
    """
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    names = [(file.name.split("."), file) for file in found]
    return {parts[1]: file for parts, file in names if parts[::2] == ["rules", "toml"]}
