"""The words of the expansion: whatever can be said is there, in three languages."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ostrog.expansions.warriors import expansion
from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.values import CARDS, HERE
from ostrog.games.war_of_the_ring import game
from ostrog.kernel import Event, Mixer, Setting, new, read_translation
from ostrog.table import Table
from ostrog.words import LANGUAGES, Words, check_words
from ostrog.words.files import sources

SOURCES = [
    ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted(HERE.rglob("*.py"))
    if path.name != "warnings.py"
]
PLAYED = msgspec.structs.replace(game, expansions=(expansion,))
SETTINGS = [
    new(PLAYED, scenario.name, Mixer(1), expansions=("warriors",)).setting
    for scenario in game.scenarios
]
WORDS = HERE / "words"
assert game.words is not None
FOLDERS = (WORDS, game.words)


def key(*parts: object) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(map(str, parts)))


def kinds() -> set[str]:
    """Return every kind of decision of the expansion."""
    return {
        str(node.args[1].value)
        for module in SOURCES
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "Ask"
        and isinstance(node.args[1], ast.Constant)
    }


def refused() -> set[str]:
    """Return the rules with which something is refused, also where a record names them."""
    calls = [
        node
        for module in SOURCES
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") in ("refuse", "DieAction", "FactionRules", "FactionUse")
    ]
    texts = {
        each.value
        for call in calls
        for each in ast.walk(call)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    never = {
        each.value
        for call in calls
        for word in call.keywords
        if word.arg == "lost_by"
        for each in ast.walk(word)
        if isinstance(each, ast.Constant)
    }
    return {text for text in texts - never if re.fullmatch(r"WOME-\d+\.\d+", text)}


def layout_of(setting: Setting) -> object:
    """Return the layout of a match as plain data."""
    table = setting.rules.game.table
    assert isinstance(table, Table)
    return msgspec.to_builtins(table.layout(setting))


def labels(plain: object) -> Iterator[str]:
    """Yield every text of a layout that is the key of a message."""
    match plain:
        case str():
            if re.match(r"(ref|text|zone|summary|border|forecast)-", plain):
                yield plain
        case dict():
            for each in plain.values():
                yield from labels(each)
        case list() | tuple():
            for each in plain:
                yield from labels(each)


def expected() -> set[str]:
    """Return the keys of everything that can be said with the expansion."""
    told = [cls for cls in vars(events).values() if isinstance(cls, type) and cls is not Event]
    kinds_of_things = {kind for verb in expansion.verbs for kind in verb.roles.values()}
    return {
        "expansion-warriors",
        "text-expansion-warriors",
        *(key("option", verb.name) for verb in expansion.verbs),
        *(
            key("ref", kind.name, member)
            for kind in kinds_of_things
            if kind.name != "count"
            for member in kind.members
        ),
        *(key("ref", kind.name, ref) for kind, refs in expansion.members.items() for ref in refs),
        *(key("text-event", card) for card in CARDS.cards),
        *(key("text-combat", title) for title in CARDS.combats),
        *(key("ref-combat", title) for title in CARDS.combats),
        *(key("ask", kind) for kind in kinds()),
        *(key("event", cls.__name__) for cls in told if issubclass(cls, Event)),
        *(key("crumb", procedure.__name__) for procedure in expansion.procedures),
        *(
            key("step", procedure.__name__, step)
            for procedure in expansion.procedures
            for step in procedure.steps
            if re.search(r"\b(Ask|_ask)\(", inspect.getsource(getattr(procedure, step)))
        ),
        *(key("board", field) for each in SETTINGS for field in each.rules.board),
        *(key("zone", z.name) for each in SETTINGS for plan in each.plans for z in plan.zones),
        *(label for each in SETTINGS for label in labels(layout_of(each))),
        *(key("rule", rule) for rule in refused()),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    said = set[str]().union(*(sources(folder, language) for folder in FOLDERS))
    assert sorted(expected() - said) == []


def test_all_languages_say_the_same() -> None:
    assert check_words(WORDS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_game_is_replaced(language: str) -> None:
    assert sources(WORDS, language).keys() & sources(FOLDERS[1], language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_of_a_card_that_is_not_there(language: str) -> None:
    told = [name for name in sources(WORDS, language) if name.startswith("text-event-")]
    assert set(told) == {key("text-event", card) for card in CARDS.cards}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_the_forms_that_messages_ask_for(language: str) -> None:
    """A form that is missing would be the plain name, in the wrong case."""
    words = Words([language], FOLDERS)
    forms = {faction: set(words.forms(f"ref-faction-{faction}")) for faction in CARDS_FACTIONS}
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    asked = set(
        re.findall(r"\$(?:faction|ref1)_(full|one|oneacc|few|many|the|gen|dat|ins)\b", text)
    )
    assert {faction: asked - mine for faction, mine in forms.items() if asked - mine} == {}


CARDS_FACTIONS = tuple(
    sorted({printed.faction for printed in CARDS.cards.values() if printed.faction})
)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 Ent.", "2 Ents.", "5 Ents."]),
        ("pl", ["1 Ent.", "2 Entów.", "5 Entów."]),
        ("ru", ["1 энт.", "2 энта.", "5 энтов."]),
    ],
)
def test_figures_are_counted_right(language: str, said: list[str]) -> None:
    words = Words([language], FOLDERS)
    name = words.say("ref-faction-ents")
    forms = {f"faction_{form}": text for form, text in words.forms("ref-faction-ents").items()}
    texts = [
        words.say("event-FiguresReturned", faction=name, count=count, **forms)
        for count in (1, 2, 5)
    ]
    assert [
        text.replace("\u2068", "").replace("\u2069", "")[-len(end) :]
        for text, end in zip(texts, said, strict=True)
    ] == said


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_rulebook_is_translated_whole_with_the_same_numbers(language: str) -> None:
    rulebook, file = expansion.rulebook, expansion.translations[language]
    assert rulebook is not None
    assert isinstance(file, Path)
    translation = read_translation(file.read_text(encoding="utf-8"))
    assert translation.text.keys() == {each.id for each in rulebook}
    assert translation.chapters.keys() == {each.chapter for each in rulebook}
    assert translation.open.keys() == {each.id for each in rulebook if each.open}
    every = [*translation.text.values(), *translation.chapters.values(), *translation.open.values()]
    assert all(text.strip() for text in every)
    # Two chapters of one name would be one on the page.
    assert len(set(translation.chapters.values())) == len(translation.chapters)
    numbers = re.compile(r"\d+")
    assert {
        each.id
        for each in rulebook
        if sorted(numbers.findall(each.text)) != sorted(numbers.findall(translation.text[each.id]))
    } == set()
