"""Entries: the files that hold a project's broken rules, one for each chapter of the rulebook."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ostrog.kernel import Rulebook


class Edit(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={"place": "in", "old": "replace", "new": "with"},
):
    """One change of the code; entry files call its fields `in`, `replace` and `with`."""

    place: str
    """The symbol to change, such as `Turn.begin` or `legal(war, seat)`, or a key of a data file."""
    old: str = ""
    """The piece to replace; if empty, the whole body is replaced, or data is added to a table."""
    new: str = ""
    """The replacement; if empty, the piece is removed."""


@dataclass(frozen=True)
class BrokenRule:
    """A rule and the edits that together break it."""

    rule: str
    edits: tuple[Edit, ...]


class BadEntries(ValueError):
    """A file of broken rules that cannot be read."""


def read_entries(folder: Path) -> dict[str, BrokenRule]:
    """Read all broken rules of a folder, by the id of the rule.

    In a file, `[["B5A-10.4"]]` begins an edit; edits of the same rule are applied together.
    """
    entries: dict[str, BrokenRule] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            found = msgspec.toml.decode(path.read_bytes(), type=dict[str, tuple[Edit, ...]])
        except msgspec.DecodeError as error:
            raise BadEntries(f"{path}: {error}") from error
        for rule, edits in found.items():
            if rule in entries:
                raise BadEntries(f"{path}: {rule} is broken in another file already")
            entries[rule] = BrokenRule(rule, edits)
    return entries


def write_entries(folder: Path, rulebook: Rulebook, entries: Mapping[str, BrokenRule]) -> None:
    """Write broken rules into one file for each chapter, in the rulebook's order."""
    chapters: dict[str, list[BrokenRule]] = {}
    for statement in rulebook:
        if statement.id in entries:
            chapters.setdefault(statement.chapter, []).append(entries[statement.id])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.toml"):
        old.unlink()
    for chapter, found in chapters.items():
        title = f"# {chapter}\n\n" if chapter else ""
        (folder / file_name(chapter)).write_text(title + to_toml(found), encoding="utf-8")


def file_name(chapter: str) -> str:
    """Name the file of a chapter: `10-characters.toml` for "10. Characters"."""
    words = re.findall(r"\w+", chapter.lower())
    return f"{'-'.join(words) or 'rules'}.toml"


def to_toml(entries: Iterable[BrokenRule]) -> str:
    """Format entries as an author would write them."""
    blocks = []
    for entry in entries:
        for edit in entry.edits:
            fields = {"in": edit.place, "replace": edit.old, "with": edit.new}
            lines = [f"[[{json.dumps(entry.rule)}]]"]
            lines += [f"{key} = {_string(text)}" for key, text in fields.items() if text]
            blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def _string(text: str) -> str:
    """Quote a text with the style that needs the fewest escapes."""
    if "'''" in text or (not text.isprintable() and "\n" not in text):
        return json.dumps(text, ensure_ascii=False)
    if "\n" in text:
        return f"'''\n{text}'''"
    if "'" not in text:
        return f"'{text}'" if '"' in text or "\\" in text else f'"{text}"'
    return json.dumps(text, ensure_ascii=False) if '"' not in text else f"'''{text}'''"
