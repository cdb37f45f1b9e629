"""The game's words: whatever can be said is there, in every language and in the same order."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.cli.terminal.wording import Wording
from ostrog.games.five_armies import game
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import TERRAINS
from ostrog.games.five_armies.board.pieces import Values
from ostrog.games.five_armies.board.state import ELIMINATED, WAITING, War
from ostrog.games.five_armies.board.verbs import FACES
from ostrog.games.five_armies.table import warnings
from ostrog.games.five_armies.table.battle_panel import BattlePanel
from ostrog.games.five_armies.table.contract import table
from ostrog.games.five_armies.table.scene import OBSTACLES
from ostrog.games.five_armies.version_2 import game as version_2
from ostrog.kernel import Event, Mixer, Procedure, Setting, new, view
from ostrog.kernel.rules.options import Kind, Ref
from ostrog.kernel.runtime.events import Moved, Poured, Rolled
from ostrog.table import Face, Sheet, SummaryRow
from ostrog.words import LANGUAGES, Argument, Words, check_words
from ostrog.words.files import messages, read, variables

PACKAGE = Path(events.__file__).parents[1]
WORDS = PACKAGE / "words"
RULE_ID = re.compile(r"B5A-(\d+\.\d+|CR-\d+)")
ABOUT = {"about", "about_count"}


# What can be said

LINKING = ("prompt_rules", "factors", "forecast", "summary", "warnings")
"""Modules that cite rules only as links to their statements."""


def key(*parts: object) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(map(str, parts)))


@cache
def modules() -> dict[str, ast.Module]:
    """Return the source of the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


@cache
def nodes() -> tuple[ast.AST, ...]:
    """Return every syntax node of the package's source."""
    return tuple(node for module in modules().values() for node in ast.walk(module))


def calls(*names: str) -> Iterator[ast.Call]:
    """Return the calls of functions and methods with these names."""
    for node in nodes():
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in names:
                yield node


def texts_in(*found: ast.AST) -> set[str]:
    """Return the strings in an expression."""
    return {
        node.value
        for each in found
        for node in ast.walk(each)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    """Return the argument that a call passes for a parameter."""
    if len(call.args) > position:
        return call.args[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def passed_kinds() -> dict[str, set[str]]:
    """Return the kinds of decisions passed to procedures, by the procedure's name."""
    found: dict[str, set[str]] = {}
    handed_on: list[tuple[str, str]] = []
    for cls in nodes():
        if not isinstance(cls, ast.ClassDef):
            continue
        for node in ast.walk(cls):
            given = argument(node, 99, "kind") if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and isinstance(given, ast.Attribute):
                handed_on.append((cls.name, getattr(node.func, "id", "")))
            elif (
                isinstance(node, ast.AnnAssign)
                and node.value is not None
                and getattr(node.target, "id", "") == "kind"
            ):
                found.setdefault(cls.name, set()).update(texts_in(node.value))
    for node in nodes():
        given = argument(node, 99, "kind") if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and given is not None:
            found.setdefault(getattr(node.func, "id", ""), set()).update(texts_in(given))
    for giver, taker in handed_on:
        found[taker] |= found[giver]
    return found


@cache
def ask_kinds() -> dict[str, int]:
    """Return the kinds of decisions, and the minimum number of arguments of their prompts."""
    found: dict[str, int] = {}
    passed_on = passed_kinds()
    inside = {
        id(node): cls.name
        for cls in nodes()
        if isinstance(cls, ast.ClassDef)
        for node in ast.walk(cls)
    }
    for call in calls("Ask"):
        given, about = argument(call, 1, "kind"), argument(call, 6, "about")
        assert given is not None
        kinds = passed_on[inside[id(call)]] if isinstance(given, ast.Attribute) else texts_in(given)
        assert kinds, f"no kind in {ast.unparse(call)}"
        told = len(about.elts) if isinstance(about, ast.Tuple) else 0
        for kind in kinds:
            found[kind] = min(told, found.get(kind, told))
    return found


@cache
def rule_ids() -> dict[str, int]:
    """Return the rules that the code cites to players, and their minimum number of arguments."""
    silent = [*calls("Violation", "Ground"), *(modules()[name] for name in LINKING)]
    unsaid = {id(node) for each in silent for node in ast.walk(each)}
    cited = {
        node.value
        for node in nodes()
        if isinstance(node, ast.Constant) and id(node) not in unsaid
        if isinstance(node.value, str) and RULE_ID.fullmatch(node.value)
    }
    found = dict.fromkeys(cited, 9)
    for call in calls("refuse"):
        told = 0 if any(isinstance(arg, ast.Starred) for arg in call.args) else len(call.args) - 1
        for rule in texts_in(call.args[0]) & cited:
            found[rule] = min(told, found[rule])
    return found


@cache
def settings() -> tuple[Setting, ...]:
    return tuple(new(game, scenario.name, Mixer(1)).setting for scenario in game.scenarios)


def kinds() -> dict[str, Kind[Ref]]:
    return {
        kind.name: kind
        for verb in game.compose().catalogue.verbs.values()
        for kind in verb.roles.values()
    }


def things() -> set[str]:
    """Return the message keys of everything that an option can refer to."""
    words = Words(["en"], [WORDS, OWN_WORDS])
    found = set()
    all_kinds = [kind for verb in game.verbs for kind in verb.roles.values()]
    for kind in all_kinds:
        for member in kind.members:
            if isinstance(member, str):
                sharing = [other.name for other in all_kinds if member in other.members]
                named = [key("ref", name, member) for name in sharing]
                found.add(next((k for k in named if not words.missing([k])), named[0]))
    return found


def other_names() -> set[str]:
    """Return the message keys of other things: sides, terrains, faces of tokens."""
    values = game.data
    assert isinstance(values, Values)
    recruits = {face for tokens in values.recruitment.values() for face in tokens}
    faces = recruits - set(values.units) | set(values.fate) | {WAITING, ELIMINATED}
    faces |= set(values.figures)
    found = {key("ref-face", face) for face in faces}
    found |= {key("ref-terrain", terrain) for terrain in TERRAINS}
    for scenario in game.scenarios:
        found |= {key("ref-seat", seat) for seat in scenario.seats}
        found |= {key("ref-team", team) for team in scenario.teams}
    return found


@cache
def strewn() -> War:
    """Return a table with everything on it that can be on it."""
    war = new(game, "standard", Mixer(1))
    war.control = dict.fromkeys(war.control, True)
    war.breaches = dict.fromkeys(war.breaches, 1)
    war.bats = dict.fromkeys(war.bats, 1)
    war.activated = list(war.characters)
    war.bodyguards = war.rings = 1
    war.dice = [dict.fromkeys(FACES, 1), dict.fromkeys(FACES, 1)]
    return war


def labels() -> set[str]:
    """Return the labels of things on the table, and the names of signs without a label."""
    layout = table.layout(strewn().setting)
    scene = table.scene(strewn().setting, view(strewn(), ()))
    found = {label for each in (layout, scene) for label in labels_in(msgspec.to_builtins(each))}
    found |= {key for each in layout.house_values for key in (each.group, each.of) if key}
    signs = {mark.name for area in layout.areas for mark in area.marks}
    signs |= {spot.name for spot in layout.spots}
    printed: list[Face | Sheet] = [*layout.faces, *layout.sheets]
    signs |= {mark.name for each in printed for mark in each.values}
    signs |= {passage.name for each in printed for passage in each.passages if passage.name}
    signs |= set(OBSTACLES)
    signs |= {mark for figure in scene.figures for mark in figure.marks}
    signs |= {"strength", "dice", "leadership", "leadership-tokens", "damage"}  # of armies
    signs |= {mark.name for row in summary_rows() for mark in row.values}
    signs |= {BattlePanel.name(), "attack-from", "round", "target", "hits"}
    return found | {key("ref-mark", sign) for sign in signs}


def summary_rows() -> Iterator[SummaryRow]:
    """Yield the rows of the summary."""
    for page in table.layout(strewn().setting).summary:
        for section in page.sections:
            yield from section.rows


def labels_in(plain: object) -> Iterator[str]:
    if isinstance(plain, dict):
        yield from (plain[name] for name in ("label", "title", "text") if plain.get(name))
        for value in plain.values():
            yield from labels_in(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from labels_in(value)


def all_events() -> dict[str, type[Event]]:
    return {
        name: cls
        for name, cls in vars(events).items()
        if isinstance(cls, type) and issubclass(cls, Event) and cls is not Event
    }


def asks(procedure: type[Procedure], step: str) -> bool:
    """Whether a step asks a player, itself or in a method that it calls."""
    source = inspect.getsource(getattr(procedure, step))
    helpers = [name for name in re.findall(r"self\.(\w+)\(", source) if hasattr(procedure, name)]
    return "Ask(" in source or any(asks(procedure, name) for name in helpers)


def crumb_size(name: str) -> int:
    """Return the number of arguments of a procedure's breadcrumb."""
    procedure = next(each for each in game.compose().procedures if each.__name__ == name)
    returned = str(inspect.signature(procedure.crumb).return_annotation)
    return 0 if "..." in returned else returned.count(",") + 1


def flow() -> set[str]:
    """Return the procedures of the game, and their steps that ask a player."""
    found = set()
    for procedure in game.compose().procedures:
        if procedure.__module__.startswith("ostrog.games.five_armies"):
            found.add(f"crumb-{procedure.__name__}")
            found |= {
                f"step-{procedure.__name__}-{step}"
                for step in procedure.steps
                if asks(procedure, step)
            }
    return found | {
        f"step-{step.procedure.__name__}-{step.name}"
        for step in version_2.steps
        if "Ask(" in inspect.getsource(step.run)
    }


@cache
def needed() -> frozenset[str]:
    return frozenset(
        {key("option", verb) for verb in game.compose().catalogue.verbs}
        | {key("scenario", scenario.name) for scenario in game.scenarios}
        | {key("ask", kind) for kind in ask_kinds()}
        | {key("event", event) for event in all_events()}
        | {key("rule", rule) for rule in rule_ids()}
        | {key("zone", zone) for setting in settings() for zone in setting.places}
        | {key("board", field) for field in game.compose().board}
        | things()
        | other_names()
        | labels()
        | {text for text in texts_in(*nodes()) if text.startswith(("forecast-", "chronicle-"))}
        | {key("warning", warnings.NOTHING)}
        | flow()
    )


def told(name: str) -> set[str]:
    """Return the arguments that a message can use."""
    start, _, rest = name.partition("-")
    if start == "chronicle":
        return {"number"} if rest in ("turn", "round") else set()
    if start == "option":
        return set(game.compose().catalogue.verbs[rest].roles)
    if start == "event" and rest in all_events():
        fields = all_events()[rest].__struct_fields__
        more = (f"{field}_{form}" for field in fields for form in ("id", "count", "grouped"))
        return {*fields, *more}
    if start == "summary":
        rows = [row for row in summary_rows() if name in (row.title, row.text)]
        return {number for row in rows for number in row.numbers}
    counts = {
        "ask": {key(kind): count for kind, count in ask_kinds().items()},
        "rule": {key(rule): count for rule, count in rule_ids().items()},
        "crumb": {rest: crumb_size(rest) if start == "crumb" else 0},
    }
    refs = {f"ref{number}" for number in range(1, counts.get(start, {}).get(rest, 0) + 1)}
    return refs | ABOUT if start in counts else refs


# Whether it is


def test_all_languages_say_the_same() -> None:
    assert check_words(WORDS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_without_words(language: str) -> None:
    assert len(needed()) > 250
    assert Words([language], [WORDS, OWN_WORDS]).missing(sorted(needed())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_is_never_needed(language: str) -> None:
    of_every_game = {message.id.name for message in messages(read(OWN_WORDS, language))}
    own = {message.id.name for message in messages(read(WORDS, language))}
    assert own - needed() - of_every_game == set()


def test_all_languages_keep_one_order() -> None:
    orders = [[message.id.name for message in messages(read(WORDS, each))] for each in LANGUAGES]
    assert orders[1] == orders[0]
    assert orders[2] == orders[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms(language: str) -> None:
    forms: dict[str, set[tuple[str, ...]]] = {}
    for message in messages(read(WORDS, language)):
        for kind in kinds():
            if message.id.name.startswith(f"ref-{kind}-"):
                names = tuple(attribute.id.name for attribute in message.attributes)
                forms.setdefault(kind, set()).add(names)
    assert {kind for kind, found in forms.items() if len(found) > 1} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_what_they_are_told(language: str) -> None:
    found = messages(read(WORDS, language))
    of_every_game = {message.id.name for message in messages(read(OWN_WORDS, language))}
    forms = {attribute.id.name for message in found for attribute in message.attributes}
    unknown = []
    for message in found:
        if message.id.name in of_every_game:
            continue
        given = told(message.id.name)
        given |= {f"{name}_{form}" for name in given for form in forms}
        unknown += [f"{message.id.name}: ${name}" for name in variables(message) - given]
    assert unknown == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_tells_itself_is_not_told_twice(language: str) -> None:
    """Of things that change their place only what no event of the game tells is told."""
    wording = Wording(Words([language], [WORDS, OWN_WORDS]), settings()[0])
    silent = [
        Rolled("action dice", (1, 2), 6),
        Moved("elves-pile", "elves-at-camp"),
        Moved("fate-pool", "fate-drawn", "fate-1"),
        Poured("fate-drawn", "fate-aside", 1),
        Poured("fate-drawn", "fate-removed", 1),
        Poured("elves-at-camp", "elves-pile", 1),
    ]
    assert wording.events(silent) == []
    assert "2" in wording.event(Poured("fate-aside", "fate-pool", 2))


# Plurals

PLURALS = [
    ("pl", "event-TurnEnded", "points", ("punkt", "punkty", "punktów", "punktów", "punkty")),
    ("pl", "event-FateAdvanced", "spaces", ("pole", "pola", "pól", "pól", "pola")),
    ("pl", "event-TokensLost", "count", ("żeton", "żetony", "żetonów", "żetonów", "żetony")),
    (
        "pl",
        "event-UnitsLost",
        "units_count",
        ("jednostka", "jednostki", "jednostek", "jednostek", "jednostki"),
    ),
    (
        "pl",
        "ask-casualties",
        "ref2",
        ("jednostkę", "jednostki", "jednostek", "jednostek", "jednostki"),
    ),
    ("pl", "ask-discard-to-limit", "ref1", ("kartę", "karty", "kart", "kart", "karty")),
    ("ru", "ask-casualties", "ref2", ("отряд", "отряда", "отрядов", "отряд", "отряда")),
    (
        "ru",
        "ask-discard-to-limit",
        "ref1",
        ("лишняя карта", "лишние карты", "лишних карт", "лишняя карта", "лишние карты"),
    ),
    (
        "ru",
        "event-TurnEnded",
        "points",
        ("победное очко", "победных очка", "победных очков", "победное очко", "победных очка"),
    ),
    (
        "ru",
        "event-FateAdvanced",
        "spaces",
        ("деление", "деления", "делений", "деление", "деления"),
    ),
    ("ru", "event-TokensLost", "count", ("жетон", "жетона", "жетонов", "жетон", "жетона")),
    (
        "ru",
        "event-UnitsLost",
        "units_count",
        ("отряд", "отряда", "отрядов", "отряд", "отряда"),
    ),
]


@pytest.mark.parametrize(("language", "message", "argument_name", "forms"), PLURALS)
def test_plurals_are_right(
    language: str, message: str, argument_name: str, forms: tuple[str, ...]
) -> None:
    words = Words([language], [WORDS])
    others: dict[str, Argument] = dict.fromkeys(("seat", "turn", "marker", "place", "units"), "…")
    for count, form in zip((1, 2, 5, 21, 22), forms, strict=True):
        said = words.say(message, **(others | {argument_name: count}))
        assert re.search(rf"\b{count} {form}\b", said), said


@pytest.mark.rule("B5A-CR-53")
@pytest.mark.parametrize(
    ("language", "key", "text"),
    [
        ("pl", "ref-action-rally", "przegrupowanie"),
        ("pl", "ref-card-regroup", "Odzyskiwanie sił"),
        ("ru", "ref-action-rally", "воодушевление войск"),
        ("ru", "ref-card-regroup", "«Перегруппировка»"),
        ("en", "ref-combat-no-quarter", "No Quarter"),
        ("en", "ref-card-fate-giant-size", "Giant-size"),
        ("en", "ref-card-sf-lucky-number", "Lucky Number"),
        ("en", "ref-unit-dwarf-regulars", "Dwarf Regulars"),
    ],
)
def test_names_that_may_confuse_are_the_printed_ones(language: str, key: str, text: str) -> None:
    assert Words([language], [WORDS]).say(key) == text
