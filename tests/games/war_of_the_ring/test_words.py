"""The words of the game: whatever can be said is there, in three languages."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.table.layout import layout
from ostrog.kernel import Event, Mixer, new
from ostrog.words import LANGUAGES, Words, check_words
from ostrog.words.files import sources

PACKAGE = Path(events.__file__).parents[1]
WARNINGS = PACKAGE / "table" / "warnings.py"
SOURCES = [
    ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(PACKAGE.rglob("*.py"))
    if path != WARNINGS
]
SETTINGS = [new(game, each.name, Mixer(1)).setting for each in game.scenarios]
SETTING = SETTINGS[0]
WORDS = PACKAGE / "words"


def key(*parts: object) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(map(str, parts)))


def kinds() -> set[str]:
    """Return every kind of decision, that of the kernel about replacements included."""
    return {"replacement"} | {
        str(node.args[1].value)
        for module in SOURCES
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "Ask"
        and isinstance(node.args[1], ast.Constant)
    }


def refused() -> set[str]:
    """Return the rules with which something is refused."""
    texts = {
        each.value
        for module in SOURCES
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("refuse", "DieAction")
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    named = {
        str(node.value.value)
        for module in SOURCES
        for node in ast.walk(module)
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant)
    }
    return {text for text in texts | named if re.fullmatch(r"WOTR-\d+\.\d+", text)}


def warned() -> set[str]:
    """Return the rules about which players are warned."""
    module = ast.parse(WARNINGS.read_text(encoding="utf-8"))
    texts = [str(node.value) for node in ast.walk(module) if isinstance(node, ast.Constant)]
    return {text for text in texts if re.fullmatch(r"WOTR-\d+\.\d+", text)}


def expected() -> set[str]:
    """Return the keys of everything that can be said."""
    told = [cls for cls in vars(events).values() if isinstance(cls, type) and cls is not Event]
    return {
        "option-keep",
        *(key("option", verb.name) for verb in game.verbs),
        *(
            key("ref", kind.name, member)
            for verb in game.verbs
            for kind in verb.roles.values()
            if kind.name != "count"
            for member in kind.members
        ),
        *(key("ref-tile", tile) for tile in SETTING.data.tiles),  # type: ignore[union-attr]
        *(key("ask", kind) for kind in kinds()),
        *(key("event", cls.__name__) for cls in told if issubclass(cls, Event)),
        *(key("crumb", procedure.__name__) for procedure in (game.start, *game.procedures)),
        *(
            key("step", procedure.__name__, step)
            for procedure in game.procedures
            for step in procedure.steps
            if re.search(r"\b(Ask|_ask)\(", inspect.getsource(getattr(procedure, step)))
        ),
        *(key("board", field) for field in SETTING.rules.board),
        *(key("zone", z.name) for each in SETTINGS for plan in each.plans for z in plan.zones),
        *(tray.label for each in SETTINGS for tray in layout(each).trays if tray.label),
        *(key("scenario", scenario.name) for scenario in game.scenarios),
        *(key("ref-seat", name) for scenario in game.scenarios for name in scenario.names),
        *(key("rule", rule) for rule in refused()),
        *(key("warning", rule) for rule in warned()),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    assert sorted(expected() - set(sources(WORDS, language))) == []


def test_all_languages_say_the_same() -> None:
    assert check_words(WORDS) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no dice into", "1 die into", "2 dice into"]),
        ("pl", ["nie umieszcza kości", "1 kość w", "2 kości w"]),
        ("ru", ["не кладёт кубиков", "1 кубик.", "2 кубика."]),
    ],
)
def test_numbers_are_said_right(language: str, said: list[str]) -> None:
    words = Words([language], [WORDS])
    for number, part in enumerate(said):
        assert part in plain(words.say("event-HuntDiceAllocated", dice=number))


def plain(text: str) -> str:
    """Leave out the marks of direction around arguments."""
    return text.replace("\u2068", "").replace("\u2069", "")


def test_the_words_can_be_read() -> None:
    words = Words(["en"], [WORDS])
    said = words.say("option-march", source="Edoras", to="Folde")
    assert said == "Edoras → Folde"


def test_every_kind_of_decision_names_a_rule() -> None:
    assert set(game.asked_by_rule) == kinds()
    assert game.rulebook is not None
    assert all(game.rulebook[rule] for rule in game.asked_by_rule.values())
