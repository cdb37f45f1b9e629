"""Mutants, and a small game whose planted tests notice some of them."""

from __future__ import annotations

import json
import shutil
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Literal

import pytest
from typer.testing import Result

from cli.running import SKIRMISH, run
from ostrog.cli.commands.games import find_game
from ostrog.kernel import Game, State, read_rulebook
from ostrog.testing.mutation import mutation_runs
from ostrog.testing.mutation.copies import Copy, copies
from ostrog.testing.mutation.forks import Forks
from ostrog.testing.mutation.mutants import MutantKind, mutated, possible_mutants
from ostrog.testing.mutation.mutation_runs import (
    CannotMutate,
    Drawn,
    Module,
    Tried,
    apart,
    combined,
    draw_mutants,
    in_force,
    modules_of,
    mutate,
    rules_named,
    stages,
    with_rules,
    without,
)
from ostrog.testing.mutation.vocabulary import NO_VOCABULARY, Vocabulary, learn
from ostrog.testing.rule_tests.citations import Citation
from ostrog.testing.rule_tests.rule_coverage import cover
from proof import skirmish

PROOF = Path(skirmish.__file__).parent

PROJECT = """\
[tool.pytest.ini_options]
markers = ["rule(ids): cites rules", "long: takes minutes"]
addopts = ["-p", "no:hypothesispytest", "-p", "no:xdist"]  # which take a second to load
"""

TESTS = """\
import pytest

from ostrog.kernel import Mixer, new
from planted import game
from planted.skirmish import keeps_within_stacking, initiative


@pytest.mark.rule("SKI-3")
def test_six_stand_together():
    field = new(game, "standard", Mixer(7))
    assert keeps_within_stacking(field, 0, "dale", "keep", 2) is None
    assert keeps_within_stacking(field, 0, "dale", "keep", 3) is not None


@pytest.mark.rule("SKI-8")
def test_does_not_bite():
    assert initiative


@pytest.mark.rule("SKI-14")
def test_bites_elsewhere():
    field = new(game, "standard", Mixer(7))
    assert (field.units, initiative(field, "scouts")) == ([[0, 0, 0, 0, 4], [4, 0, 0, 0, 0]], 1)
"""

SIMPLE = (MutantKind.COMPARISON, MutantKind.LOGIC, MutantKind.NUMBER, MutantKind.OMISSION)

NOTICED = ("keeps_within_stacking", "units <= room", "units < room")
MISSED = ("Recruit.place", "min", "max")
UNNOTICED = ("Recruit.place", "field.add(self.seat, self.region, units)", "pass")
NOTICED_ELSEWHERE = ("initiative", "return INITIATIVE[card]", "return None")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with Skirmish as a package of its own, and few tests."""
    package = tmp_path / "src/planted"
    package.mkdir(parents=True)
    for name in ("skirmish.py", "skirmish.toml"):
        shutil.copy(PROOF / name, package)
    (package / "__init__.py").write_text("from planted.skirmish import game\n")
    (package / "table.py").write_text("from planted import drawing\nROWS = 3\n")
    (package / "drawing.py").write_text("WIDTH = 4\n")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests/test_planted.py").write_text(TESTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "src")
    for name in ("planted", "planted.skirmish"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


@pytest.fixture
def planted(project: Path) -> Game[State]:
    return find_game("planted:game")


def choose(monkeypatch: pytest.MonkeyPatch, *wanted: tuple[str, str, str]) -> None:
    """Have these mutants drawn, in this order."""

    def draw(modules: list[Module], count: int, seed: int, **options: object) -> list[Drawn]:
        (module,) = [each for each in modules if each.is_called("skirmish")]
        found = {(m.function, m.old, m.new): m for m in possible_mutants(module.source)}
        chosen = [found[each] for each in wanted]
        return [Drawn(module, m, str(mutated(module.source, m))) for m in chosen]

    monkeypatch.setattr(mutation_runs, "draw_mutants", draw)


def changes(source: str, *kinds: MutantKind, vocabulary: Vocabulary = NO_VOCABULARY) -> list[str]:
    """Return the mutants of some kinds, by default the simple ones."""
    found = possible_mutants(source, vocabulary)
    return [f"{each.old} -> {each.new}" for each in found if each.kind in (kinds or SIMPLE)]


def results(source: str, kind: MutantKind, vocabulary: Vocabulary = NO_VOCABULARY) -> list[str]:
    """Return the source with each mutant of a kind."""
    found = [each for each in possible_mutants(source, vocabulary) if each.kind == kind]
    return [text for each in found if (text := mutated(source, each)) is not None]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", ["a < b -> a <= b"]),
        ("a >= 5", ["a >= 5 -> a > 5", "5 -> 4"]),  # 6 would be the same as >
        ("a == b != c", ["a == b != c -> a != b != c", "a == b != c -> a == b == c"]),
        ("a in b", ["a in b -> a not in b"]),
        ("a is not None", ["a is not None -> a is None"]),
        ("a and b or c", ["a and b -> a or b", "a and b or c -> (a and b) and c"]),
        ("not a", ["not a -> a"]),
        ("a = 3", ["3 -> 4", "3 -> 2"]),
        ("a = -1", ["-1 -> 0", "-1 -> -2"]),
        ("a[0]", ["0 -> 1"]),  # the first of one is the last as well
        ("a = True", ["True -> False"]),
        ("a + b - c", ["a + b -> a - b", "a + b - c -> a + b + c"]),
        ("a += b", ["a += b -> a -= b"]),
        ("a + [b]", []),  # nothing can be taken from a list
        ("a = min(b)", ["min -> max"]),
        ("a = any(b)", ["any -> all"]),
        ("a.b(c)", ["a.b(c) -> pass"]),
        ("if a: b", ["a -> not a"]),
        ("if a < b: c", ["a < b -> a <= b", "a < b -> not a < b"]),
        ("if a == b: c", ["a == b -> a != b"]),
        ("if not a: b", ["not a -> a"]),
        ("a if b else c", ["b -> not b"]),
        ("def f():\n    return a", ["return a -> return None"]),
        ("def f():\n    return None", []),
        ("def f():\n    return False", ["False -> True"]),
        ("def f():\n    return ()", []),
    ],
)
def test_what_a_tired_author_could_write(source: str, expected: list[str]) -> None:
    assert sorted(changes(source)) == sorted(expected)


@pytest.mark.parametrize(
    "source",
    [
        '"""1 < 2"""',
        "import a\nfrom a import b",
        "assert a < 1, not b",
        "raise Error(1) from not a",
        "war.tell(Rolled(1, a < b))",
        "f'{1 + a:2}'",
        "a: Literal[1]",
        "def f(a: Literal[1] | int) -> Literal[True]: ...",
        "@cache(maxsize=1)\ndef f(): ...",
        "class Values(Struct, frozen=True): ...",
        "match a:\n    case 1 | 'b': pass",
        "if TYPE_CHECKING:\n    A = 1",
        "a = cast(Literal[1], b)",
        "a = zip(b, c, strict=True)",
        "if a > b:\n    war.tell(Lost(a))",
        "class Turn(Procedure):\n    def crumb(self):\n        return (self.number + 1,)",
    ],
)
def test_what_stays_as_it_is(source: str) -> None:
    assert changes(source) == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("war.bats = {}", ["pass"]),
        ("war.bats = dict.fromkeys(TERRITORIES, 0)", ["pass"]),
        ("war.passed, first = [], 3", ["first = 3"]),
        ("self.led = self.moved = False", ["self.moved = False", "self.led = False"]),
        ("self.at, self.way = None, ''", ["self.way = ''", "self.at = None"]),
        ("war.fresh.remove(card)", ["pass"]),
        ("war.effects.discard(card)", ["pass"]),
        ("clear_from_table(war, card)", ["pass"]),
        ("del war.places[card]", ["pass"]),
        ("bats = {}", []),  # that begins a variable, and ends nothing
        ("war.bats = {1: 2}", []),
        ("remove_damage(war, 2)", []),  # damage is dealt with, not an effect ended
    ],
)
def test_an_effect_that_does_not_end(line: str, expected: list[str]) -> None:
    source = f"def f(self, war, card):\n    {line}\n"
    assert results(source, MutantKind.LIFETIME) == [source.replace(line, each) for each in expected]


def test_a_count_that_does_not_begin_again() -> None:
    source = "def f(self):\n    self.walked = 1\n\ndef g(self):\n    self.walked += 1\n"
    assert changes(source, MutantKind.LIFETIME) == ["self.walked = 1 -> pass"]


def test_an_effect_that_ends_too_early() -> None:
    source = """\
def end(self, war):
    war.tell(Ended(war.bats))
    first = war.bats
    count(first)
    war.bats = []
"""
    early = """\
def end(self, war):
    war.tell(Ended(war.bats))
    war.bats = []
    first = war.bats
    count(first)
"""
    dropped = source.replace("war.bats = []", "pass")
    assert sorted(results(source, MutantKind.LIFETIME)) == sorted([dropped, early])
    unused = "def end(self, war):\n    count(war.armies)\n    war.bats = []\n"
    assert len(results(unused, MutantKind.LIFETIME)) == 1


def test_an_effect_that_ends_in_the_first_round_of_a_loop() -> None:
    source = """\
def end(self, war):
    for army in war.armies:
        fly(army, self.bats)
    self.bats.clear()
"""
    early = source.replace("    self.bats.clear()", "        self.bats.clear()")
    assert early in results(source, MutantKind.LIFETIME)


def test_an_effect_that_ends_under_any_condition() -> None:
    source = "def f(war):\n    if not war.arrows:\n        war.tell(x)\n        war.card.clear()\n"
    assert changes(source, MutantKind.LIFETIME) == [
        "not war.arrows -> True",
        "war.card.clear() -> pass",
    ]


def test_what_lasts_through_all_rounds_of_a_loop() -> None:
    source = """\
def f(war):
    for army in war.armies:
        hurt = []
        note(hurt)
"""
    kept = """\
def f(war):
    hurt = []
    for army in war.armies:
        pass
        note(hurt)
"""
    assert results(source, MutantKind.LIFETIME) == [kept]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("[a for a in b if c]", ["c -> True", "c -> not c"]),
        ("[a for a in b if c == d]", ["c == d -> True"]),  # `c != d` is another kind
        ("a and b", ["a and b -> b", "a and b -> a"]),
        (
            "a or b or c",
            ["a or b or c -> b or c", "a or b or c -> a or c", "a or b or c -> a or b"],
        ),
        ("a is not None and a.b", ["a is not None and a.b -> a is not None"]),
        ("def f():\n    if a: return b\n    return c", ["a -> False"]),
        ("def f():\n    if a is None: return b\n    return c", []),
        ("for a in b:\n    if c: continue\n    d()", ["c -> False"]),
        ("if a: b()", []),  # no guard: what it guards would never happen
        ("None if a else refuse('X-1')", ["a -> True"]),
        ("refuse('X-1') if a else None", ["a -> False"]),
        ("refuse('X-1') if a else refuse('X-2')", []),
        ("a & b", ["a & b -> a", "a & b -> b"]),
        ("match a:\n    case 1 if b: pass", ["b -> True"]),
    ],
)
def test_a_condition_that_was_forgotten(source: str, expected: list[str]) -> None:
    assert sorted(changes(source, MutantKind.FILTER)) == sorted(expected)


TWO_SIDES = Vocabulary(seats=(("FREE", "SHADOW"),))


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("from x import FREE, SHADOW\nAsk(FREE, 'a')", ["FREE -> SHADOW"]),
        ("from x import FREE\nAsk(FREE, 'a')", ["FREE -> 1 - FREE"]),
        ("Ask(self.seat, 'a')", ["self.seat -> 1 - self.seat"]),
        ("war.dice[seat]", ["seat -> 1 - seat"]),
        ("war.dice[1 - seat]", ["1 - seat -> seat"]),
        ("self.actor = 1 - self.actor", ["1 - self.actor -> self.actor"]),
        ("seat == FREE", []),  # the other seat would be the same as !=
        ("holder(war) == FREE", ["FREE -> 1 - FREE"]),  # there may be none
        (
            "fight(a.attackers, a.defenders)",
            ["a.attackers -> a.defenders", "a.defenders -> a.attackers"],
        ),
        ("fight(a.attackers)", []),  # nothing of the opposite name is known
        ("def f(attacker, defender):\n    g(attacker)", ["attacker -> defender"]),
        ("def f(war, seat):\n    Call(war.owner(card))", ["war.owner(card) -> seat"]),
        ("war.tell(Passed(seat))", []),
    ],
)
def test_another_seat_decides(source: str, expected: list[str]) -> None:
    assert sorted(changes(source, MutantKind.DECIDER, vocabulary=TWO_SIDES)) == sorted(expected)


def test_among_several_seats_the_one_beside_decides() -> None:
    several = Vocabulary(several=True)
    assert changes("ask(seat)", MutantKind.DECIDER, vocabulary=several) == ["seat -> seat ^ 1"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("take(war, 1)", "give(war, 2)"),
        ("war.take(1)", "give(war, 2)"),
        ("at = self.at", "self.at = to"),
        ("war.armies[at] = army", "leave(war, at)"),
        ("self.made += 1", "self.left = self.made"),
    ],
)
def test_two_statements_in_the_wrong_order(one: str, other: str) -> None:
    source = f"def f(self, war):\n    {one}  # first\n    {other}\n"
    swapped = f"def f(self, war):\n    {other}  # first\n    {one}\n"
    assert results(source, MutantKind.ORDER) == [swapped]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a = find(war)", "take(war, a)"),  # it needs the other's result
        ("self.at = 1", "self.to = 2"),  # the order makes no difference
        ("self.at = 1", "take(war)"),
        ("war.tell(a)", "take(war)"),
        ("return a", "take(war)"),
        ("war.bats = {}", "war.activated = []"),
        ("war.eagles[here] -= 1", "war.eagles[there] += 1"),
    ],
)
def test_statements_whose_order_does_not_matter_stay(one: str, other: str) -> None:
    assert results(f"def f(self, war):\n    {one}\n    {other}\n", MutantKind.ORDER) == []


def test_the_steps_of_a_procedure_in_the_wrong_order() -> None:
    source = 'class Turn(Procedure):\n    steps = ("draw", "act", "end")\n'
    assert changes(source, MutantKind.ORDER) == [
        "'draw', 'act' -> 'act', 'draw'",
        "'act', 'end' -> 'end', 'act'",
    ]
    assert results(source, MutantKind.ORDER)[0] == source.replace('"draw", "act"', "'act', 'draw'")


def test_the_parts_of_a_card_in_the_wrong_order() -> None:
    source = "from x import draw, move\nPARTS = {'a': (draw, move(2)), 'b': (ONE, TWO)}\n"
    assert changes(source, MutantKind.ORDER) == ["draw, move(2) -> move(2), draw"]


CAST = Vocabulary(
    constants=(("ORCS", "WARGS", "GOBLINS"),),
    kinds=(frozenset(("bard", "dain")), frozenset(("bard", "dain", "bolg", "beorn"))),
)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a == 'bard', b == 'dain'", ["'bard' -> 'dain'", "'dain' -> 'bard'"]),
        ("a == 'bard', b == 'bolg'", ["'bard' -> 'bolg'", "'bolg' -> 'bard'"]),
        ("a == 'bard', b == 'thorin'", []),
        ("a in ('bard', 'dain')", []),  # the other is there already
        ("{'bard': 1, 'dain': 2}[a]", []),
        ("f({'bard': 1}), g('dain')", ["'bard' -> 'dain'", "'dain' -> 'bard'"]),
        (
            "match a:\n    case 'bard': f()\n    case 'dain': g()",
            ["'bard' -> 'dain'", "'dain' -> 'bard'"],
        ),
        ("Goto('bard'), refuse('dain')", []),
        ("from x import ORCS, GOBLINS\nunits[ORCS]", ["ORCS -> GOBLINS"]),
        ("from x import ORCS\nunits[ORCS]", []),
        ("Name = Literal['bard', 'bolg']\nf('dain')", ["'dain' -> 'bard'"]),
        ("'bard'\nf('dain')", []),  # a docstring
    ],
)
def test_the_rule_of_another_character(source: str, expected: list[str]) -> None:
    assert sorted(changes(source, MutantKind.MEMBER, vocabulary=CAST)) == sorted(expected)


def test_a_vocabulary_is_learnt_from_the_modules_of_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loaded = ModuleType("x")
    loaded.CHARACTERS = ("bard", "dain")  # type: ignore[attr-defined]  # as any module has
    loaded.SHEETS = {"orcs": ("weak", "many"), "wargs": ()}  # type: ignore[attr-defined]
    loaded.Colour = Literal["red", "blue"]  # type: ignore[attr-defined]
    loaded.MIXED = ("a", 1)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "x", loaded)
    source = "FREE, SHADOW = 0, 1\nORCS, WARGS = 5, 7\nsmall, large = 2, 3\n"
    found = learn({"x": source, "unloaded": "TEN, TWENTY = 10, 20"})
    assert found.seats == (("FREE", "SHADOW"),)
    assert found.constants == (("ORCS", "WARGS"), ("TEN", "TWENTY"))
    kinds = [{"bard", "dain"}, {"blue", "red"}, {"many", "weak"}, {"orcs", "wargs"}]
    assert [set(kind) for kind in found.kinds] == kinds


def test_a_step_may_say_in_words_what_none_would_do() -> None:
    source = """\
class Turn(Procedure):
    steps = ("begin", "end")

    def begin(self, war):
        return Goto("end") if war else Done()

    def end(self, war):
        return Done()
"""
    assert [change for change in changes(source) if "return" in change] == [
        'return Goto("end") if war else Done() -> return None'
    ]


def test_a_condition_is_changed_if_anything_but_the_log_depends_on_it() -> None:
    assert changes("if a:\n    war.tell(b)\nelse:\n    c = d") == ["a -> not a"]


def test_a_default_stays_if_the_first_step_sets_it_anew() -> None:
    source = """\
class Rally(Procedure):
    steps = ("roll", "recover")

    set_anew: int = 7
    set_later: int = 17
    seen_before: int = 27
    added_to: int = 37
    set_sometimes: int = 47

    def roll(self, war):
        self.added_to += war.dice
        self.set_anew = self.seen_before
        self.seen_before = war.dice
        if war:
            self.set_sometimes = war.dice

    def recover(self, war):
        self.set_later = war.dice
"""
    changed = {change.partition(" ")[0] for change in changes(source)}
    assert changed & {"7", "17", "27", "37", "47"} == {"17", "27", "37", "47"}


def test_the_rest_of_the_file_stays_as_it_is() -> None:
    source = 'a = "ąę", (  # two\n    1 <  # less\n    b), {"c" :c}\n'
    (mutant,) = [each for each in possible_mutants(source) if each.new.endswith("<= b")]
    assert (mutant.line, mutant.old) == (2, "1 < # less b")
    assert mutated(source, mutant) == 'a = "ąę", (  # two\n    1 <= b), {"c" :c}\n'


def test_a_change_binds_as_tightly_as_what_it_replaces() -> None:
    source = "not (a or b) and c\n"
    (mutant,) = [each for each in possible_mutants(source) if each.new == "a or b"]
    assert mutated(source, mutant) == "(a or b) and c\n"


def test_what_changes_nothing_or_cannot_be_compiled_is_no_mutant() -> None:
    mutant = possible_mutants("a and b\n")[0]
    assert mutated("a and b\n", replace(mutant, new="a and b")) is None
    assert mutated("a and b\n", replace(mutant, new="return a")) is None


def test_a_mutant_knows_where_it_lies_and_what_is_written_there() -> None:
    source = """\
class Rally(Procedure):
    '''SKI-1.'''

    most: int = 2
    '''SKI-2.'''

    @step
    def roll(self, field):
        '''SKI-3.'''
        return field  # SKI-4

MOST = 5  # SKI-5
"""
    rulebook = skirmish.game.rulebook
    assert rulebook is not None
    found = {m.function: rules_named(m.about, rulebook) for m in possible_mutants(source)}
    assert found == {
        "Rally": ["SKI-1", "SKI-2"],
        "Rally.roll": ["SKI-1", "SKI-3", "SKI-4"],
        "": ["SKI-5"],
    }


IDS = ("B5A-7.1", "B5A-7.2", "B5A-7.3", "B5A-7.10", "B5A-CR-16", "B5A-CR-17", "OTH-7.1", "OTH-2")


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("B5A-7.2: armies.", ["B5A-7.2"]),
        ("B5A-7.3, 7.10 and 7.1.", ["B5A-7.3", "B5A-7.10", "B5A-7.1"]),
        ("B5A-7.1 to 7.3, CR-16", ["B5A-7.1", "B5A-7.2", "B5A-7.3", "B5A-CR-16"]),
        ("CR-16: an army", ["B5A-CR-16"]),
        ('refuse("B5A-7.1", 2)', ["B5A-7.1"]),
        ("OTH-7.1, 2", ["OTH-7.1", "OTH-2"]),
        ("OTH-7.1 holds 2 cards", ["OTH-7.1"]),
        ("B5A-7.11, B5A-7, 17.1, 7.1.4, XB5A-7.1", []),
        ("B5A-7.2 and B5A-7.2", ["B5A-7.2"]),
    ],
)
def test_rules_are_named_in_full_or_shorter(text: str, rules: list[str]) -> None:
    rulebook = read_rulebook("".join(f'[[rule]]\nid = "{id}"\ntext = "."\n' for id in IDS))
    assert rules_named(text, rulebook) == rules


def module(name: str, source: str) -> Module:
    return Module(name, Path(f"{name.rpartition('.')[2]}.py"), source)


def test_what_only_a_skipped_module_needs_is_skipped_too() -> None:
    modules = [
        Module("game", Path("game/__init__.py"), "from .turn import game"),
        module("game.turn", "from game import war\nfrom game.table import table"),
        module("game.war", "import msgspec"),
        module("game.table", "from .drawing import draw\nimport game.war\nfrom . import scene"),
        module("game.drawing", "from game import scene"),
        module("game.scene", "from game import drawing"),
        module("game.cards.storm", "found by its name"[:0]),
    ]
    kept = [each.name for each in without(modules, ["table"])]
    assert kept == ["game", "game.turn", "game.war", "game.cards.storm"]
    assert without(modules, []) == modules
    with pytest.raises(CannotMutate, match="no module tables"):
        without(modules, ["tables"])


def test_modules_that_name_no_rule_carry_none_out() -> None:
    rulebook = skirmish.game.rulebook
    assert rulebook is not None
    rules, positions = module("x", "MOST = 1  # SKI-1"), module("y", "MOST = 1")
    assert with_rules([rules, positions], rulebook) == [rules]
    assert with_rules([positions], rulebook) == [positions]


def test_a_package_that_exports_the_game_is_the_games_own(planted: Game[State]) -> None:
    names = ["planted", "planted.drawing", "planted.skirmish", "planted.table"]
    assert [each.name for each in modules_of(planted)] == names
    assert [each.name for each in modules_of(find_game(SKIRMISH))] == ["proof.skirmish"]


def test_mutants_are_drawn_by_seed_and_spread_over_the_modules() -> None:
    modules = [module(name, "a = 1\n" * size) for name, size in (("x", 10), ("y", 40), ("z", 0))]
    drawn = draw_mutants(modules, 10, seed=1)
    assert [each.module.name for each in drawn] == ["x"] * 2 + ["y"] * 8
    assert drawn == draw_mutants(modules, 10, seed=1)
    assert drawn != draw_mutants(modules, 10, seed=2)
    assert len({each.source for each in draw_mutants(modules[:1], 99, seed=1)}) == 20


def test_each_kind_is_drawn_as_often() -> None:
    source = "a = 1\n" * 40 + "b = c < d\n" * 10 + "x = y and z\n" * 2
    kinds = (MutantKind.NUMBER, MutantKind.COMPARISON, MutantKind.LOGIC)
    drawn = draw_mutants([module("x", source)], 20, seed=1, kinds=kinds)
    found = Counter(each.mutant.kind for each in drawn)
    assert found == {MutantKind.LOGIC: 2, MutantKind.COMPARISON: 9, MutantKind.NUMBER: 9}
    only = draw_mutants([module("x", source)], 20, seed=1, kinds=[MutantKind.COMPARISON])
    assert {each.mutant.kind for each in only} == {MutantKind.COMPARISON}


def test_no_two_mutants_of_a_draw_are_the_same_program() -> None:
    source = "a = [b for b in c if d & e]\n"
    drawn = draw_mutants([module("x", source)], 99, seed=1)
    assert len({each.source for each in drawn}) == len(drawn)


def test_a_package_is_skipped_with_its_modules() -> None:
    modules = [
        Module("game", Path("game/__init__.py"), "from game import table, war"),
        Module("game.table", Path("game/table/__init__.py"), ""),
        Module("game.table.scene", Path("game/table/scene.py"), "from game import war"),
        module("game.war", "from game.table import scene"),
    ]
    assert [each.name for each in without(modules, ["table"])] == ["game", "game.war"]


def test_rules_that_the_game_does_not_need_are_not_its_rules(
    project: Path, planted: Game[State]
) -> None:
    (project / "src/planted/version_1.py").write_text("from planted import game\n")
    names = [each.name for each in in_force(modules_of(planted), planted)]
    assert names == ["planted", "planted.skirmish"]


def test_tests_kill_the_mutants_they_notice(
    planted: Game[State], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, NOTICED, MISSED, NOTICED_ELSEWHERE)
    before = (project / "src/planted/skirmish.py").read_bytes()
    drawn: list[Drawn] = []
    told: list[Tried] = []
    tried = mutate(planted, project / "tests", 3, 1, on_draw=drawn.extend, on_tried=told.append)
    assert [each.drawn for each in tried] == drawn
    assert [each.killed for each in tried] == [True, False, True]
    assert tried[0].by.startswith("tests/test_planted.py::test_six_stand_together")
    assert tried[2].by.startswith("tests/test_planted.py::test_bites_elsewhere")
    assert set(told) == set(tried)
    assert (project / "src/planted/skirmish.py").read_bytes() == before


def test_the_tests_of_the_place_come_before_those_of_the_module() -> None:
    source = "MOST = 1  # SKI-1\nLEAST = 1  # SKI-2\nNONE = 1\n"
    rulebook, tests = skirmish.game.rulebook, {"SKI-1": "a", "SKI-2": "b", "SKI-3": "c"}
    assert rulebook is not None
    coverage = cover(rulebook, [Citation("", test, (rule,)) for rule, test in tests.items()])
    drawn = draw_mutants([module("x", source), module("y", "MOST = 1")], 8, seed=1)
    assert [stages(each, rulebook, coverage) for each in drawn[::2]] == [
        [["a"], ["b"]],
        [["b"], ["a"]],
        [["a", "b"]],
        [["a", "b", "c"]],  # no rule is named
    ]


UNCITED = """\
import pytest

from ostrog.kernel import Mixer, new
from planted import game
from planted.skirmish import Recruit

def test_fails_anyway():
    raise AssertionError

@pytest.mark.long
def test_takes_minutes():
    raise AssertionError

def test_notices_without_a_citation():
    field = new(game, "standard", Mixer(7))
    field.units[0][4] = 0
    assert "max(" not in __import__("inspect").getsource(Recruit)
"""


def test_survivors_meet_the_whole_suite(
    planted: Game[State], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(monkeypatch, NOTICED, MISSED, UNNOTICED)
    (project / "tests/test_uncited.py").write_text(UNCITED)
    about_code = "import ostrog.testing.broken_rules.guards\ndef test_fails_too(): assert False\n"
    (project / "tests/test_code.py").write_text(about_code)
    told: list[Tried] = []
    tried = mutate(planted, project / "tests", 3, 1, then_all=True, workers=1, on_tried=told.append)
    assert [(each.killed, each.by_suite, each.survived) for each in tried] == [
        (True, False, False),
        (False, True, False),
        (False, False, True),
    ]
    assert set(told) == set(tried)
    assert tried[1].by.startswith("tests/test_uncited.py::test_notices_without_a_citation")


def test_mutants_that_meet_the_suite_together_do_not_touch_the_same_place(tmp_path: Path) -> None:
    source = "a = b and c\nd = 1\n"
    drawn = draw_mutants([Module("x", tmp_path / "x.py", source)], 99, seed=1)
    groups = apart([Tried(each, killed=False) for each in drawn], 1)
    assert sorted(len(group) for group in groups) == [1, 2, 2]
    for group in groups:
        texts = combined(Copy(tmp_path, tmp_path), [each.drawn for each in group])
        (text,) = texts.values()
        assert all(each.drawn.mutant.new in text for each in group)


def test_survivors_are_tried_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, NOTICED, MISSED)
    first = command("--json")
    report = project / "report.json"
    report.write_text(first.stdout)
    shown = json.loads(command("--again", str(report), "--json").stdout)
    assert [(each["old"], each["killed"]) for each in shown["mutants"]] == [("min", False)]
    changed = json.loads(first.stdout)
    changed["mutants"][1]["old"] = "median"
    changed["mutants"] += [{**changed["mutants"][0], "killed": False}]
    report.write_text(json.dumps(changed))
    again = command("--again", str(report))
    assert "1 of 2 mutants of" in " ".join(again.stderr.split())
    report.write_text("{}")
    assert "no report" in command("--again", str(report)).stderr


def test_an_interrupted_run_keeps_what_was_tried(
    planted: Game[State], project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(tried: Tried) -> None:
        raise KeyboardInterrupt

    choose(monkeypatch, NOTICED, MISSED, NOTICED_ELSEWHERE)
    tried = mutate(planted, project / "tests", 3, 1, workers=1, on_tried=interrupt)
    assert [each.killed for each in tried] == [True]


def test_tests_that_fail_anyway_say_nothing(planted: Game[State], project: Path) -> None:
    (project / "tests/test_planted.py").write_text(TESTS.replace("2) is None", "3) is None"))
    with pytest.raises(CannotMutate, match="must pass before anything is changed"):
        mutate(planted, project / "tests", 1, 1)


ENDLESS = """\
def test_passes():
    pass

def test_never_ends():
    while True:
        pass

def test_takes_too_much():
    bytearray(64 * 2**30)

def test_is_no_python():
    import os
    os.abort()
"""


def test_no_run_takes_forks_with_it(project: Path) -> None:
    (project / "tests/test_endless.py").write_text(ENDLESS)
    with copies(project, 1) as (copy,), Forks(copy) as forks:
        place = "tests/test_endless.py::test_"
        assert forks.load([f"{place}passes"]).code == 0
        assert forks.run([f"{place}never_ends"], seconds=0.3).took_too_long
        assert "MemoryError" in forks.run([f"{place}takes_too_much"]).output
        assert forks.run([f"{place}is_no_python"]).code < 0
        assert forks.run([f"{place}passes"], seconds=60).code == 0


def command(*arguments: str) -> Result:
    return run("mutate", "planted:game", *arguments)


def test_the_command_lists_the_survivors(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, NOTICED, MISSED)
    shown = command("--seed", "7", "--fail-under", "51")
    assert shown.exit_code == 1
    source = (project / "src/planted/skirmish.py").read_text()
    line = source[: source.index("units = min(room")].count("\n") + 1
    assert f"skirmish:{line}" in shown.stdout
    assert "min -> max" in shown.stdout
    assert "1 of 2 mutants are killed: 50% (--seed 7)." in shown.stdout
    assert "less than 51%" in shown.stderr
    told = command("--seed", "7", "--fail-under", "50", "--json")
    assert told.exit_code == 0
    report = json.loads(told.stdout)
    assert (report["seed"], report["drawn"], report["killed"], report["percent"]) == (7, 2, 1, 50)
    assert report["mutants"][1] == {
        "module": "planted.skirmish",
        "line": line,
        "function": "Recruit.place",
        "old": "min",
        "new": "max",
        "kind": "number",
        "killed": False,
        "killed_by_suite": False,
        "by": "",
    }
    assert report["kinds"] == {
        "comparison": {"tried": 1, "killed": 1, "killed_by_suite": 0},
        "number": {"tried": 1, "killed": 0, "killed_by_suite": 0},
    }


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (("--only", "tables"), "no module tables"),
        (("--only", "planted"), "nothing to change"),
        (("--tests", "nowhere"), "say with --tests"),
        (("--tests", "."), "must be in the src or tests folder"),
    ],
)
def test_the_command_says_what_to_do_instead(
    project: Path, arguments: tuple[str, ...], advice: str
) -> None:
    result = command(*arguments)
    assert result.exit_code == 2
    assert advice in " ".join(result.stderr.replace("│", " ").split())


def test_without_citations_there_is_nothing_to_run(project: Path) -> None:
    (project / "tests/test_planted.py").write_text("")
    assert "cites a rule of the game" in command("--count", "1").stderr
