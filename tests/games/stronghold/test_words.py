"""The game's words: whatever can be said is there, in every language."""

from __future__ import annotations

import ast
import re
import textwrap
from pathlib import Path

import pytest

from ostrog.games.stronghold import game
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import (
    COURTYARD,
    FOREGROUNDS,
    MARAUDERS,
    RAMPARTS,
    SECTIONS,
    TOWERS,
)
from ostrog.games.stronghold.board.pieces import BUILDINGS, PHASE_CARDS, WORKS
from ostrog.games.stronghold.table import warnings
from ostrog.kernel import Event, Mixer, new
from ostrog.table import table_of
from ostrog.words import LANGUAGES, Words, check_words
from ostrog.words.files import sources

PACKAGE = Path(events.__file__).parents[1]
SOURCES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))]
SETTING = new(game, "standard", Mixer(1)).setting
WORDS = PACKAGE / "words"


def key(*parts: object) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(map(str, parts)))


def calls(name: str) -> list[ast.Call]:
    """Return the calls of functions and classes with this name."""
    return [
        node
        for module in SOURCES
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name
    ]


def texts(node: ast.AST) -> set[str]:
    """Return the strings in an expression."""
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


def kinds() -> set[str]:
    """Return every kind of decision."""
    found = {text for call in calls("Ask") for text in texts(call.args[1])}
    return found - {"march-from-"} | {"march-from-ramparts", "march-from-foregrounds"}


def refused() -> set[str]:
    """Return the rules with which something is refused."""
    found = {text for call in calls("refuse") for text in texts(call.args[0])}
    return {rule for rule in found if rule.startswith("STR-")}


def warned() -> set[str]:
    """Return the rules by which something may be chosen that does nothing."""
    module = ast.parse(Path(warnings.__file__).read_text(encoding="utf-8"))
    return {text for text in texts(module) if re.fullmatch(r"STR-\d+\.\d+", text)}


def expected() -> set[str]:
    """Return the keys of everything that can be said."""
    layout = table_of(game)
    assert layout is not None
    drawn = layout.layout(SETTING)
    rows = [row for page in drawn.summary for each in page.sections for row in each.rows]
    told = [cls for cls in vars(events).values() if isinstance(cls, type) and cls is not Event]
    return {
        *(key("option", verb.name) for verb in game.verbs),
        *(
            key("ref", kind.name, member)
            for verb in game.verbs
            for kind in verb.roles.values()
            if kind.name != "count"
            for member in kind.members
        ),
        *(key("ask", kind) for kind in kinds()),
        *(key("event", cls.__name__) for cls in told if issubclass(cls, Event)),
        *(key("rule", rule) for rule in refused()),
        *(key("crumb", procedure.__name__) for procedure in (game.start, *game.procedures)),
        *(key("board", field) for field in SETTING.rules.board),
        *(key("zone", zone.name) for plan in SETTING.plans for zone in plan.zones),
        *(key("scenario", scenario.name) for scenario in game.scenarios),
        *(face.title for face in drawn.faces),
        *(face.label for face in drawn.faces),
        *(passage.text for face in drawn.faces for passage in face.passages),
        *(passage.title for face in drawn.faces for passage in face.passages if passage.title),
        *(key("ref-mark", mark.name) for face in drawn.faces for mark in face.values),
        *(tray.label for tray in drawn.trays),
        *(group.label for group in drawn.groups),
        *(texture.label for texture in drawn.textures),
        *(area.label for area in drawn.areas),
        *(text for module in SOURCES for text in texts(module) if text.startswith("chronicle-")),
        *("ref-mark-invader-strength", "ref-mark-defender-strength"),
        *(key("warning", rule) for rule in warned()),
        *(page.title for page in drawn.summary),
        *(section.title for page in drawn.summary for section in page.sections),
        *(text for row in rows for text in (row.title, row.text)),
        *(key("ref-mark", mark.name) for row in rows for mark in row.values),
    }


def test_the_languages_have_the_same_messages() -> None:
    assert check_words(WORDS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    known = set(sources(WORDS, language))
    assert sorted(expected() - known) == []


LINES, LETTERS = 2, 12
"""Room on a small tile: lines, and letters on each."""
SOFT_HYPHEN = "\u00ad"
ON_TILES = {
    "work": WORKS,
    "card": PHASE_CARDS,
    "place": (*FOREGROUNDS, *RAMPARTS, *SECTIONS, *TOWERS, *BUILDINGS, COURTYARD, MARAUDERS),
}


def test_lines_are_counted_as_a_tile_breaks_them() -> None:
    assert tile_lines("Track down saboteurs") == ["Track down", "saboteurs"]
    assert tile_lines("Quarter\u00admaster") == ["Quarter-", "master"]
    assert tile_lines("Mal\u00adfunction") == ["Malfunction"]
    assert not fits("Marksmen on the wall of it")
    assert not fits("Błogosławieństwo")


def tile_lines(text: str) -> list[str]:
    """Break a name between words and at soft hyphens, as a tile does."""
    lines = textwrap.wrap(text, LETTERS, break_long_words=False, break_on_hyphens=False)
    whole = [line.replace(SOFT_HYPHEN, "") for line in lines]
    if all(len(line) <= LETTERS for line in whole):
        return whole
    return [
        part + "-" * (number < line.count(SOFT_HYPHEN))
        for line in lines
        for number, part in enumerate(line.split(SOFT_HYPHEN))
    ]


def fits(text: str) -> bool:
    lines = tile_lines(text)
    return len(lines) <= LINES and all(len(line) <= LETTERS for line in lines)


@pytest.mark.parametrize("kind", ON_TILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_fit_on_a_tile_and_differ(language: str, kind: str) -> None:
    words = Words([language], [WORDS])
    keys = [key("short", kind, name) for name in ON_TILES[kind]]
    assert words.missing(keys) == []
    names = [words.say(each) for each in keys]
    assert [name for name in names if not fits(name)] == []
    assert len(set(names)) == len(names)
    full = [words.say(key("ref", kind, name)) for name in ON_TILES[kind]]
    longer = [
        short
        for short, name in zip(names, full, strict=True)
        if len(short.replace(SOFT_HYPHEN, "")) > len(name)
    ]
    assert longer == []
