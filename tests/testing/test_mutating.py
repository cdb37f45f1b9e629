"""Mutants, and a small game whose planted tests notice some of them."""

from __future__ import annotations

import json
import shutil
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import Result

from cli.running import SKIRMISH, run
from ostrog.cli.commands.games import find_game
from ostrog.kernel import Game, State, read_rulebook
from ostrog.testing.mutation import mutation_runs
from ostrog.testing.mutation.copies import copies
from ostrog.testing.mutation.forks import Forks
from ostrog.testing.mutation.mutants import mutated, possible_mutants
from ostrog.testing.mutation.mutation_runs import (
    CannotMutate,
    Drawn,
    Module,
    Tried,
    draw_mutants,
    modules_of,
    mutate,
    rules_named,
    stages,
    with_rules,
    without,
)
from ostrog.testing.rule_tests.citations import Citation
from ostrog.testing.rule_tests.rule_coverage import cover
from proof import skirmish

PROOF = Path(skirmish.__file__).parent

PROJECT = """\
[tool.pytest.ini_options]
markers = ["rule(ids): cites rules"]
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

NOTICED = ("keeps_within_stacking", "units <= room", "units < room")
MISSED = ("Recruit.place", "min", "max")
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

    def draw(modules: list[Module], count: int, seed: int) -> list[Drawn]:
        (module,) = [each for each in modules if each.is_called("skirmish")]
        found = {(m.function, m.old, m.new): m for m in possible_mutants(module.source)}
        chosen = [found[each] for each in wanted]
        return [Drawn(module, m, str(mutated(module.source, m))) for m in chosen]

    monkeypatch.setattr(mutation_runs, "draw_mutants", draw)


def changes(source: str) -> list[str]:
    return [f"{mutant.old} -> {mutant.new}" for mutant in possible_mutants(source)]


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
        ("[a for a in b if c]", ["c -> not c"]),
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
    (mutant,) = possible_mutants("a and b\n")
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
        "killed": False,
        "by": "",
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
