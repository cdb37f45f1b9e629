"""The game's words: whatever can be said is there, in every language and in the same order."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.cli.terminal.wording import Wording
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.texts import Text
from ostrog.games.ring_cards.table import warnings
from ostrog.games.ring_cards.table.contest_panel import ContestPanel
from ostrog.games.ring_cards.table.contract import table
from ostrog.games.ring_cards.version_1 import game as version_1
from ostrog.kernel import (
    Event,
    Mixer,
    Option,
    Outcome,
    Procedure,
    Refusal,
    Setting,
    asks,
    choose,
    explain,
    new,
    view,
)
from ostrog.kernel.hidden.views import Crumb, DecisionView
from ostrog.kernel.rules.sources import Replaced
from ostrog.kernel.runtime.agreement import Agreement
from ostrog.kernel.runtime.events import Looked, Moved, Poured, Rolled, Shuffled, redact
from ostrog.table import SummaryRow
from ostrog.words import LANGUAGES, Argument, Words, check_words
from ostrog.words.files import messages, read, variables

PACKAGE = Path(events.__file__).parents[1]
WORDS = PACKAGE / "words"
RULE_ID = re.compile(r"RCG-\d+\.\d+")
ABOUT = {"about", "about_count"}
ASKING: tuple[type[Procedure], ...] = (Agreement, Replaced)
"""The kernel's procedures that ask; their names are said by every client."""
CONSENT = "-consent"
"""Suffix of the kernel's kinds of decisions about consent to a proposal."""
MOST_PROPOSED = 4
"""Maximum number of casualties that the question for consent lists one by one."""


# What can be said

LINKING = ("prompt_rules", "forecast", "summary", "warnings")
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


def names_in(found: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(found) if isinstance(node, ast.Name)}


def assigned(cls: ast.ClassDef, name: str) -> set[str]:
    """Return the strings assigned to a variable in the methods of a class."""
    return {
        text
        for node in ast.walk(cls)
        if isinstance(node, ast.Assign) and any(name in names_in(each) for each in node.targets)
        for text in texts_in(node.value)
    }


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
    found = {"replacement": 1}  # asked by the kernel, about the card
    passed_on = passed_kinds()
    inside = {
        id(node): cls for cls in nodes() if isinstance(cls, ast.ClassDef) for node in ast.walk(cls)
    }
    for call in calls("Ask", "Agree"):
        given, about = argument(call, 1, "kind"), argument(call, 6, "about")
        assert given is not None
        if isinstance(given, ast.Attribute):
            kinds = passed_on[inside[id(call)].name]
        elif isinstance(given, ast.Name):
            kinds = assigned(inside[id(call)], given.id)
        else:
            kinds = texts_in(given)
        assert kinds, f"no kind in {ast.unparse(call)}"
        told = len(about.elts) if isinstance(about, ast.Tuple) else 0
        for kind in kinds:
            found[kind] = min(told, found.get(kind, told))
            if call in calls("Agree"):
                found[f"{kind}{CONSENT}"] = MOST_PROPOSED
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


def things() -> set[str]:
    """Return the message keys of everything that an option can refer to."""
    return {
        key("ref", kind.name, member)
        for verb in game.verbs
        for kind in verb.roles.values()
        for member in kind.members
    }


def other_names() -> set[str]:
    """Return the message keys of other things: scenarios, sides, seats, origins of cards."""
    found = {
        key("ref-source", text)
        for call in calls("CardForsaken", "CardTaken")
        for text in texts_in(*call.args)
    }
    for scenario in game.scenarios:
        found.add(key("scenario", scenario.name))
        found |= {key("ref-seat", name) for name in scenario.names}
        found |= {key("ref-team", team) for team in scenario.teams}
    return found


@cache
def strewn() -> War:
    """Return a table with everything on it that can be on it."""
    war = new(game, "trilogy", Mixer(1))
    war.path, war.battlegrounds, war.bared = "caradhras", ["minas-tirith"], ["minas-tirith"]
    war.places = {
        "denethor": "minas-tirith",
        "soldiers-of-gondor": "minas-tirith",
        "mordor-orcs-1": "minas-tirith",
        "frodo-baggins": "caradhras",
        "sting": "frodo-baggins",
        "cave-troll": "caradhras",
        "elrond": "reserve",
    }
    war.fresh, war.used = ["elrond"], ["denethor"]
    war.tokens = {"minas-tirith": [1, 1], "caradhras": [1, 1]}
    war.won = [["edoras"], ["harad"]]
    war.paths_won = [["bag-end"], ["weathertop"]]
    war.laid_aside = ["imladris"]
    war.corruption = 2
    war.rings = [True, False, True, False]
    return war


def labels() -> set[str]:
    """Return the labels of things on the table, and the names of signs without a label."""
    scene = table.scene(strewn().setting, view(strewn(), ()))
    layouts = [table.layout(setting) for setting in settings()]
    found = {label for each in (*layouts, scene) for label in labels_in(msgspec.to_builtins(each))}
    found |= {each.group for layout in layouts for each in layout.house_values if each.group}
    signs = {sign for marker in scene.markers for sign in marker.marks}
    signs |= {mark.name for marker in scene.markers for mark in marker.values}
    for layout in layouts:
        signs |= {mark for side in layout.sides for mark in side.marks}
        signs |= {mark.name for face in layout.faces for mark in face.values}
        signs |= {text.name for face in layout.faces for text in face.passages if text.name}
    signs |= {ContestPanel.name(), "attackers", "defenders", "attack", "defence"}
    signs.add("tied")  # Only in a Duel (RCG-17.7).
    return found | {key("ref-mark", sign) for sign in signs}


@cache
def summary_rows() -> tuple[SummaryRow, ...]:
    """Return the rows of the summaries of all scenarios."""
    pages = [page for setting in settings() for page in table.layout(setting).summary]
    return tuple(row for page in pages for section in page.sections for row in section.rows)


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


def procedures() -> list[type[Procedure]]:
    """Return the procedures of the game, and those of the kernel that ask."""
    return [*game.procedures, game.start, *ASKING]


def asks_in(procedure: type[Procedure], step: str) -> bool:
    """Whether a step asks a player, itself or in a method that it calls."""
    source = inspect.getsource(getattr(procedure, step))
    helpers = [name for name in re.findall(r"self\.(\w+)\(", source) if hasattr(procedure, name)]
    if re.search(r"\b(Ask|Agree)\(", source):
        return True
    return any(asks_in(procedure, name) for name in helpers if name != step)


def crumb_size(name: str) -> int:
    """Return the number of arguments of a procedure's breadcrumb."""
    procedure = next(each for each in procedures() if each.__name__ == name)
    returned = str(inspect.signature(procedure.crumb).return_annotation)
    return 0 if "..." in returned else returned.count(",") + 1


def flow() -> set[str]:
    """Return the procedures of the game, and their steps that ask a player."""
    found = {f"crumb-{each.__name__}" for each in procedures() if each not in ASKING}
    found |= {
        f"step-{each.__name__}-{step}"
        for each in procedures()
        for step in each.steps
        if asks_in(each, step)
    }
    return found | {
        f"step-{step.procedure.__name__}-{step.name}"
        for step in version_1.steps
        if re.search(r"\b(Ask|Agree)\(", inspect.getsource(step.run))
    }


@cache
def needed() -> frozenset[str]:
    return frozenset(
        {key("option", verb.name) for verb in game.verbs}
        | {key("ask", kind) for kind in ask_kinds()}
        | {key("event", event) for event in all_events()}
        | {key("rule", rule) for rule in rule_ids()}
        | {key("zone", zone) for setting in settings() for zone in setting.places}
        | {key("board", field) for field in game.compose().board}
        | things()
        | other_names()
        | labels()
        | {text for text in texts_in(*nodes()) if text.startswith(("forecast-", "chronicle-"))}
        | {
            key("warning", rule)
            for rule in (warnings.EVENT_FOR_NOTHING, warnings.ACTION_FOR_NOTHING)
        }
        | flow()
    )


def told(name: str) -> set[str]:
    """Return the arguments that a message can use; only the terminal groups lists."""
    start, _, rest = name.partition("-")
    if start == "chronicle":
        return {"number"} if rest in ("turn", "round") else set()
    if start == "option":
        return set(game.compose().catalogue.verbs[rest].roles)
    if start == "event":
        fields = all_events()[rest].__struct_fields__
        return {*fields, *(f"{field}_{form}" for field in fields for form in ("id", "count"))}
    if start == "summary":
        rows = [row for row in summary_rows() if name in (row.title, row.text)]
        return {number for row in rows for number in row.numbers}
    counts = {
        "ask": {key(kind): count for kind, count in ask_kinds().items()},
        "rule": {key(rule): count for rule, count in rule_ids().items()},
        "crumb": {rest: crumb_size(rest) if start == "crumb" else 0},
    }
    refs = {f"ref{number}" for number in range(1, counts.get(start, {}).get(rest, 0) + 1)}
    ids = {f"{ref}_id" for ref in refs}
    return refs | ids | ABOUT if start in counts else set()


class References(Visitor):
    """Collects the messages that a message refers to, and its other parts."""

    def __init__(self, message: fluent.Message) -> None:
        self.names: set[str] = set()
        self.text = ""
        self.variants: set[str] = set()
        self.visit(message)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802
        if isinstance(node.key, fluent.Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


def own_messages(language: str) -> list[fluent.Message]:
    return messages(read(WORDS, language))


def of_every_game(language: str) -> set[str]:
    return {message.id.name for message in messages(read(OWN_WORDS, language))}


# Whether it is


def test_all_languages_say_the_same() -> None:
    assert check_words(WORDS) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_without_words(language: str) -> None:
    assert len(needed()) > 700
    assert Words([language], [WORDS, OWN_WORDS]).missing(sorted(needed())) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_that_is_never_needed(language: str) -> None:
    own = {message.id.name: References(message).names for message in own_messages(language)}
    parts = {part for names in own.values() for part in names}
    assert own.keys() - needed() - parts - of_every_game(language) == set()
    assert parts - own.keys() == set()


def test_all_languages_keep_one_order() -> None:
    orders = [[message.id.name for message in own_messages(each)] for each in LANGUAGES]
    assert orders[1] == orders[0]
    assert orders[2] == orders[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_of_one_kind_have_the_same_forms(language: str) -> None:
    forms: dict[str, set[tuple[str, ...]]] = {}
    for message in own_messages(language):
        for kind in ("card", "place", "icon", "team", "seat"):
            if message.id.name.startswith(f"ref-{kind}-"):
                names = tuple(attribute.id.name for attribute in message.attributes)
                forms.setdefault(kind, set()).add(names)
    assert {kind for kind, found in forms.items() if len(found) > 1} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_what_they_are_told(language: str) -> None:
    found = own_messages(language)
    forms = {attribute.id.name for message in found for attribute in message.attributes}
    unknown = []
    for message in found:
        if message.id.name in of_every_game(language):
            continue
        given = told(message.id.name)
        given |= {f"{name}_{form}" for name in given for form in forms}
        unknown += [f"{message.id.name}: ${name}" for name in variables(message) - given]
    assert unknown == []


def test_nothing_is_left_in_english() -> None:
    """Names may be the same in Polish, sentences are not; Russian has letters of its own."""
    english = {message.id.name: References(message).text for message in own_messages("en")}
    sentences = ("option-", "ask-", "event-", "rule-", "crumb-", "step-", "zone-", "board-")
    polish = {message.id.name: References(message).text for message in own_messages("pl")}
    for name, text in polish.items():
        if name.startswith(sentences) and re.search(r"\w", english[name]):
            assert text != english[name], name
    latin = [each.id.name for each in own_messages("ru") if re.search("[A-Za-z]", _text(each))]
    assert latin == []


def _text(message: fluent.Message) -> str:
    return References(message).text


def test_copies_of_a_title_are_called_alike() -> None:
    for language in LANGUAGES:
        words = Words([language], [WORDS])
        for title, sheet in CARDS.items():
            for number in range(1, sheet.copies + 1 if sheet.copies > 1 else 0):
                assert words.say(f"ref-card-{title}-{number}") == words.say(f"ref-card-{title}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_tells_itself_is_not_told_twice(language: str) -> None:
    wording = Wording(Words([language], [WORDS, OWN_WORDS]), settings()[0])
    silent = [
        Rolled("paths", (1,), 3),
        Moved("deck-frodo", "hand-frodo", "gimli"),
        Poured("cycle-frodo", "deck-frodo", 3),
        Shuffled("deck-frodo"),
        Looked("deck-frodo", (0,), 12),
        events.TextUsed("the-hunter", "action"),
        events.TextUsed("the-red-arrow", "event"),
    ]
    assert wording.events(silent) == []
    assert wording.event(events.TextUsed("boromir", "played"))
    assert wording.event(events.TextUsed("bag-end", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_look_at_the_top_card_is_told_and_the_card_to_those_who_saw_it(language: str) -> None:
    wording = Wording(Words([language], [WORDS, OWN_WORDS]), settings()[0])
    told_to_others = wording.event(Looked("deck-aragorn", (2,), 1))
    told_to_self = wording.event(Looked("deck-aragorn", (2,), 1, ("gimli",)))
    assert wording.seat(2) in told_to_others
    assert told_to_self == f"{told_to_others}: {wording.thing('gimli')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternatives_of_a_text_are_named_in_the_prompt(language: str) -> None:
    """The options are only the first and the second."""
    prompt = next(each for each in own_messages(language) if each.id.name == "ask-alternative")
    texts: dict[str, list[Text]] = {
        title: list(sheet.effects.values()) for title, sheet in CARDS.items()
    }
    texts |= {place: [sheet.activation] for place, sheet in LOCATIONS.battlegrounds.items()}
    texts |= {place: [sheet.activation] for place, sheet in LOCATIONS.paths.items()}
    choosing = {
        source
        for source, found in texts.items()
        if any(step.choice for text in found for step in text.steps.values())
    }
    assert References(prompt).variants - {"other"} == choosing


# What is said in games


class Heard(msgspec.Struct):
    """Everything in a game that messages describe, each thing once."""

    setting: Setting
    outcome: Outcome
    events: dict[Event, None] = {}
    options: dict[Option, None] = {}
    decisions: dict[object, DecisionView] = {}
    crumbs: dict[object, tuple[Crumb, ...]] = {}
    refusals: dict[Refusal, None] = {}


TRIED = 4
"""Number of random options tried before each choice, to get refusals."""


@cache
def heard(scenario: str) -> Heard:
    """Play a game at random; return everything that messages describe to any observer."""
    war, random = new(game, scenario, Mixer(5)), Random(5)
    found = Heard(war.setting, Outcome((), (), ""))
    observers = war.setting.observers
    while True:
        for each in war.scratch.outbox:
            found.events |= dict.fromkeys(redact(each, index) for index in range(len(observers)))
        if war.outcome is not None:
            found.outcome = war.outcome
            return found
        ask = random.choice(asks(war))
        seen = view(war, next(each for each in observers if ask.seat in each))
        for decision in seen.decisions:
            about = decision.kind, decision.seat, decision.about
            found.decisions[about] = decision
        found.crumbs[tuple((c.procedure, c.step, c.about) for c in seen.breadcrumb)] = tuple(
            seen.breadcrumb
        )
        found.options |= dict.fromkeys(ask.options)
        for verb in random.sample(game.verbs, TRIED):
            tried = verb[*(random.choice(kind.members) for kind in verb.roles.values())]
            refusal = explain(war, ask.seat, tried)
            if refusal is not None:
                found.refusals[refusal] = None
        choose(war, ask.seat, random.choice(ask.options))


RAW = re.compile(r"(?<![\w-])[a-z]+(?:[-_][a-z0-9]+)+(?!\w)")
"""Pattern of refs and keys; names begin with a capital letter."""
SINGLE_WORDS = {
    ref for ref in (*CARDS, *LOCATIONS.battlegrounds, *LOCATIONS.paths) if "-" not in ref
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", [each.name for each in game.scenarios])
def test_a_game_is_told_without_keys_and_without_what_is_hidden(
    scenario: str, language: str
) -> None:
    found = heard(scenario)
    wording = Wording(Words([language], [WORDS, OWN_WORDS]), found.setting)
    said = {
        *wording.events(list(found.events)),
        *map(wording.option, found.options),
        *map(wording.refusal, found.refusals),
        *map(wording.prompt, found.decisions.values()),
        *map(wording.breadcrumb, found.crumbs.values()),
        *wording.outcome(found.outcome),
    }
    assert len(said) > 200
    for text in said:
        assert text == text.strip()
        assert not RAW.search(text), text
        assert not SINGLE_WORDS & set(re.findall(r"\w+", text)), text
        assert not re.search(r"\bhidden\b|[{}$]|  | [,.:;]|,,|None", text), text
        if language == "ru":
            assert not re.search("[A-Za-z]", re.sub(RULE_ID, "", text)), text


# Plurals

CARDS_PL = ("kartę", "karty", "kart", "kart", "karty")
CARDS_RU = ("карту", "карты", "карт", "карту", "карты")
TOKENS_PL = ("żeton", "żetony", "żetonów", "żetonów", "żetony")
TOKENS_RU = ("жетон", "жетона", "жетонов", "жетон", "жетона")
PLURALS = [
    ("en", "event-Drew", "count", ("card", "cards", "cards", "cards", "cards")),
    ("pl", "event-Drew", "count", CARDS_PL),
    ("pl", "event-SetApart", "count", CARDS_PL),
    ("pl", "event-Recycled", "count", ("karta", "karty", "kart", "kart", "karty")),
    ("pl", "event-TokensPlaced", "count", TOKENS_PL),
    ("pl", "event-CorruptionAdded", "count", TOKENS_PL),
    ("pl", "event-CorruptionRemoved", "count", TOKENS_PL),
    ("pl", "ask-forsake", "ref1", CARDS_PL),
    ("pl", "ask-casualties", "ref2", ("symbol", "symbole", "symboli", "symboli", "symbole")),
    ("pl", "rule-RCG-7-3", "ref1", CARDS_PL),
    ("ru", "event-Drew", "count", CARDS_RU),
    ("ru", "event-SetApart", "count", CARDS_RU),
    ("ru", "event-Recycled", "count", ("карта", "карты", "карт", "карта", "карты")),
    ("ru", "event-TokensPlaced", "count", TOKENS_RU),
    ("ru", "event-CorruptionAdded", "count", TOKENS_RU),
    ("ru", "event-CorruptionRemoved", "count", TOKENS_RU),
    ("ru", "ask-forsake", "ref1", ("картой", "картами", "картами", "картой", "картами")),
    ("ru", "ask-casualties", "ref2", ("символ", "символа", "символов", "символ", "символа")),
    ("ru", "rule-RCG-7-3", "ref1", ("карта", "карты", "карт", "карта", "карты")),
]


@pytest.mark.parametrize(("language", "message", "argument_name", "forms"), PLURALS)
def test_plurals_are_right(
    language: str, message: str, argument_name: str, forms: tuple[str, ...]
) -> None:
    words = Words([language], [WORDS])
    others: dict[str, Argument] = dict.fromkeys(("seat", "thing", "icon", "total", "ref1"), "…")
    others["cards"] = "hidden"
    for count, form in zip((1, 2, 5, 21, 22), forms, strict=True):
        said = words.say(message, **(others | {argument_name: count}))
        assert re.search(rf"\b{count} {form}\b", said), said


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("pl", {"eowyn": "Éowina", "arwen": "Arwena", "eomer": "Éomer", "treebeard": "Drzewiec"}),
        ("ru", {"treebeard": "Древобород", "quickbeam": "Скородум", "shadowfax": "Светозар"}),
    ],
)
def test_names_keep_to_the_scheme_of_the_glossary(language: str, names: dict[str, str]) -> None:
    words = Words([language], [WORDS])
    assert {name: words.say(f"ref-card-{name}") for name in names} == names


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "zagraj przedmiot „Żądło” na postać „Frodo Baggins”"),
        ("ru", "сыграть предмет «Жало» на персонажа «Фродо Бэггинс»"),
    ],
)
def test_an_item_is_played_on_a_character(language: str, text: str) -> None:
    wording = Wording(Words([language], [WORDS, OWN_WORDS]), settings()[0])
    assert wording.option(Option("equip", ("sting", "frodo-baggins"))) == text
