"""The game's words: whatever can be said is there, in every language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ostrog.games.stronghold import game
from ostrog.games.stronghold.board import events
from ostrog.kernel import Event, Mixer, new
from ostrog.table import table_of
from ostrog.words import LANGUAGES, check_words
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


def expected() -> set[str]:
    """Return the keys of everything that can be said."""
    layout = table_of(game)
    assert layout is not None
    drawn = layout.layout(SETTING)
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
    }


def test_the_languages_have_the_same_messages() -> None:
    assert check_words(WORDS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    known = set(sources(WORDS, language))
    assert sorted(expected() - known) == []
