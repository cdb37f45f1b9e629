"""The rulebook tools, used on a small project with gaps and mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from ostrog.cli import rules
from ostrog.kernel import Game, Procedure, Rulebook, State, read_rulebook
from ostrog.testing import proving
from ostrog.testing.citations import Citation, NoProject, collect_citations
from ostrog.testing.coverage import cover
from ostrog.testing.diffs import BadDiff, apply_diff
from ostrog.testing.proving import CannotProve, Proof, Verdict, draw_rules, prove
from proof import skirmish

RULES = """
[[rule]]
id = "TOY-1"
text = "A die counts twice."
[[rule]]
id = "TOY-2"
text = "A hand holds five cards."
[[rule]]
id = "TOY-3"
text = "The youngest begins."
[[rule]]
id = "TOY-4"
text = "Players shake hands."
unbreakable = "Nothing in the game changes by it."
[[rule]]
id = "TOY-5"
text = "A round has two turns."
[[rule]]
id = "TOY-6"
text = "A turn has one action."
[[rule]]
id = "TOY-7"
text = "Ties are shared."
[[rule]]
id = "TOY-8"
text = "Cards are open."
"""

GAME = """\
def score(die):
    return die * 2


def hand_limit():
    return 5
"""

TESTS = '''\
import pytest
from pytest import mark

from toy import hand_limit, score


@pytest.mark.rule("TOY-1")
@pytest.mark.parametrize("die", [1, 6])
def test_a_die_counts_twice(die):
    assert score(die) == die + die


@pytest.mark.rule("TOY-2")
def test_does_not_bite():
    assert hand_limit() > 0


@mark.rule("TOY-5")
class TestTurns:
    @mark.rule("TOY-6", "TOY-5")
    def test_turns_and_actions(self):
        """Two ids: the one of the class once."""

    async def test_turns(self):
        pass

    class TestDeeper:
        def test_turns(self):
            pass


@pytest.mark.rule("TOY-2", "TOY-3", "TOY-7", "TOY-79")
def test_cites_four():
    pass


@pytest.mark.rule("TOY-77", "TOYS-1")
def test_cites_what_is_not_there():
    pass


@pytest.mark.rule("TOY-8")
def test_is_patched_itself():
    pass


@pytest.mark.slow
def test_cites_nothing():
    pass


def helper():
    pass
'''

PROJECT = """\
[tool.pytest.ini_options]
markers = ["rule(ids): cites rules", "slow"]
addopts = ["-p", "no:hypothesispytest", "-p", "no:xdist"]  # which take a second to load
"""


def diff(file: str, old: str, new: str, line: int) -> str:
    return f"--- a/{file}\n+++ b/{file}\n@@ -{line} +{line} @@\n-{old}\n+{new}\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    patches = {
        "TOY-1": diff("src/toy.py", "    return die * 2", "    return die * 3", 2),
        "TOY-2": diff("src/toy.py", "    return 5", "    return 6", 6),
        "TOY-6": diff("src/toy.py", "    return 7", "    return 8", 6),
        "TOY-8": diff("tests/test_toy.py", "def helper():", "def helped():", 54),
    }
    files = {
        "pyproject.toml": PROJECT,
        "src/toy.py": GAME,
        "tests/test_toy.py": TESTS,
        "tests/helpers.py": "def test_of_no_test_file(): pass\n",
        **{f"tests/broken_rules/{rule}.patch": text for rule, text in patches.items()},
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


@pytest.fixture
def rulebook() -> Rulebook:
    return read_rulebook(RULES)


@pytest.fixture
def toy(rulebook: Rulebook, project: Path, monkeypatch: pytest.MonkeyPatch) -> Game[State]:
    """The game that the command finds in the project's folder."""
    game = Game(
        name="toy", version=1, state=State, start=Procedure, scenarios=(), rulebook=rulebook
    )
    monkeypatch.chdir(project)
    monkeypatch.setattr(rules, "find_game", lambda name: game)
    return game


def command(*arguments: str) -> Result:
    app = typer.Typer()
    app.command()(rules.rules)
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, arguments)


def named(*tests: str) -> tuple[str, ...]:
    return tuple(f"tests/test_toy.py::{test}" for test in tests)


def test_citations_are_read_from_markers_of_tests_and_classes(project: Path) -> None:
    cited = {
        "test_a_die_counts_twice": ("TOY-1",),
        "test_does_not_bite": ("TOY-2",),
        "TestTurns::test_turns_and_actions": ("TOY-5", "TOY-6"),
        "TestTurns::test_turns": ("TOY-5",),
        "TestTurns::TestDeeper::test_turns": ("TOY-5",),
        "test_cites_four": ("TOY-2", "TOY-3", "TOY-7", "TOY-79"),
        "test_cites_what_is_not_there": ("TOY-77", "TOYS-1"),
        "test_is_patched_itself": ("TOY-8",),
    }
    assert collect_citations(project / "tests") == [
        Citation("tests/test_toy.py", f"tests/test_toy.py::{test}", ids)
        for test, ids in cited.items()
    ]


def test_a_folder_without_a_project_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoProject, match=r"pyproject\.toml"):
        collect_citations(tmp_path)


def test_coverage_lists_tests_gaps_and_mistakes(project: Path, rulebook: Rulebook) -> None:
    found = cover(rulebook, collect_citations(project / "tests"))
    turns = (
        "TestTurns::test_turns_and_actions",
        "TestTurns::test_turns",
        "TestTurns::TestDeeper::test_turns",
    )
    assert found.tests == {
        "TOY-1": named("test_a_die_counts_twice"),
        "TOY-2": named("test_does_not_bite"),
        "TOY-3": (),
        "TOY-4": (),
        "TOY-5": named(*turns),
        "TOY-6": named(turns[0]),
        "TOY-7": (),
        "TOY-8": named("test_is_patched_itself"),
    }
    assert found.untested == ("TOY-3", "TOY-7")
    assert found.unbreakable == {"TOY-4": "Nothing in the game changes by it."}
    assert found.unknown == {
        "TOY-77": named("test_cites_what_is_not_there"),
        "TOY-79": named("test_cites_four"),
    }
    assert [citation.test for citation in found.too_many] == [*named("test_cites_four")]
    assert found.percent == pytest.approx(100 * 5 / 7)


def test_a_rulebook_nobody_can_break_is_covered() -> None:
    assert cover(read_rulebook(""), []).percent == 100


def test_rules_are_drawn_by_seed_among_the_tested(project: Path, rulebook: Rulebook) -> None:
    coverage = cover(rulebook, collect_citations(project / "tests"))
    assert draw_rules(coverage, 3, seed=1) == draw_rules(coverage, 3, seed=1)
    assert len({draw_rules(coverage, 3, seed) for seed in range(20)}) > 1
    assert sorted(draw_rules(coverage, 99, seed=1)) == ["TOY-1", "TOY-2", "TOY-5", "TOY-6", "TOY-8"]


def test_proving_tells_what_comes_of_each_broken_rule(project: Path, rulebook: Rulebook) -> None:
    drawn: list[str] = []
    told: list[Proof] = []
    patches = project / "tests/broken_rules"
    proofs = prove(
        rulebook, project / "tests", patches, 9, 1, on_draw=drawn.extend, on_proof=told.append
    )
    assert [proof.rule for proof in proofs] == drawn
    assert {proof.rule for proof in told} == set(drawn)
    assert {proof.rule: proof.verdict for proof in proofs} == {
        "TOY-1": Verdict.BITES,
        "TOY-2": Verdict.DOES_NOT_BITE,
        "TOY-5": Verdict.NO_PATCH,
        "TOY-6": Verdict.ERROR,
        "TOY-8": Verdict.ERROR,
    }
    details = {proof.rule: proof.detail for proof in proofs}
    assert details["TOY-1"].startswith("tests/test_toy.py::test_a_die_counts_twice[1]")
    assert details["TOY-5"] == f"write {patches / 'TOY-5.patch'}"
    assert details["TOY-6"] == "TOY-6.patch: src/toy.py has 0 places for the hunk of line 6"
    assert details["TOY-8"] == "TOY-8.patch: the patch changes a test that should notice it"
    assert (project / "src/toy.py").read_text() == GAME


def test_a_broken_rule_that_stops_the_tests_from_loading_proves_nothing(project: Path) -> None:
    broken = diff("src/toy.py", "def score(die):", "def score(die:", 1)
    (project / "tests/broken_rules/TOY-1.patch").write_text(broken)
    (proof,) = prove(only("TOY-1"), project / "tests", project / "tests/broken_rules", 1, 1)
    assert proof.verdict == Verdict.ERROR
    assert proof.detail.startswith("pytest ended with ")


def test_a_broken_rule_that_makes_a_game_endless_proves_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "SECONDS", 0.3)
    monkeypatch.setattr(proving, "_must_pass", lambda copy, tests: None)
    endless = diff("src/toy.py", "    return die * 2", "    while True: pass", 2)
    (project / "tests/broken_rules/TOY-1.patch").write_text(endless)
    (proof,) = prove(only("TOY-1"), project / "tests", project / "tests/broken_rules", 1, 1)
    assert (proof.verdict, proof.detail) == (Verdict.ERROR, "not finished after 0.3 s")


def test_tests_that_fail_anyway_prove_nothing(project: Path) -> None:
    (project / "src/toy.py").write_text(GAME.replace("die * 2", "die * 4"))
    with pytest.raises(CannotProve, match="must pass before any rule is broken"):
        prove(only("TOY-1"), project / "tests", project / "tests/broken_rules", 1, 1)


def test_tests_that_import_the_original_prove_nothing(project: Path) -> None:
    path = project / "tests/test_toy.py"
    path.write_text(f"import sys\nsys.path.insert(0, {str(project / 'src')!r})\n{TESTS}")
    with pytest.raises(CannotProve, match="toy was imported from"):
        prove(only("TOY-1"), project / "tests", project / "tests/broken_rules", 1, 1)


def only(rule: str) -> Rulebook:
    return Rulebook((read_rulebook(RULES)[rule],))


LINES = "one\ntwo\nthree\n\ntwo\nfour\n"


@pytest.mark.parametrize(
    ("hunk", "after"),
    [
        ("@@ -2 +2 @@\n-two\n+TWO\n", "one\nTWO\nthree\n\ntwo\nfour\n"),
        ("@@ -5 +5 @@\n-two\n+TWO\n", "one\ntwo\nthree\n\nTWO\nfour\n"),
        ("@@ -1,2 +1,2 @@\n three\n\n-two\n+TWO\n", None),  # more lines than it says
        ("@@ -1,3 +1,3 @@\n three\n\n-two\n+TWO\n", "one\ntwo\nthree\n\nTWO\nfour\n"),  # has moved
        (
            "@@ -1,2 +1 @@\n-one\n-two\n+1\n@@ -6 +5,2 @@\n four\n+five\n",
            "1\nthree\n\ntwo\nfour\nfive\n",
        ),
        ("@@ -3 +3 @@\n-two\n+TWO\n", None),  # fits in two places, neither of them there
        ("@@ -2 +2 @@\n-zwei\n+TWO\n", None),  # fits nowhere
        ("@@ -2 +2 @@\n two\n", None),  # changes nothing
        ("@@ -2,0 +3 @@\n+new\n", None),  # has no place
        ("@@ -2,2 +2,2 @@\n-two\n+TWO\n", None),  # fewer lines than it says
        ("@@ two @@\n-two\n+TWO\n", None),
        ("", None),
    ],
)
def test_a_diff_fits_or_is_refused(tmp_path: Path, hunk: str, after: str | None) -> None:
    path = tmp_path / "text"
    path.write_text(LINES)
    text = f"diff --git a/text b/text\n--- a/text\n+++ b/text\n{hunk}"
    if after is None:
        with pytest.raises(BadDiff):
            apply_diff(text, tmp_path)
    else:
        assert apply_diff(text, tmp_path) == {path: after}
    assert path.read_text() == LINES


@pytest.mark.parametrize("name", ["missing", "../outside", "/dev/null"])
def test_a_diff_changes_only_files_that_are_there(tmp_path: Path, name: str) -> None:
    (tmp_path / "outside").write_text("two\n")
    (tmp_path / "root").mkdir()
    with pytest.raises(BadDiff):
        apply_diff(diff(name, "two", "TWO", 1), tmp_path / "root")


def test_the_command_shows_and_searches_rules(toy: Game[State]) -> None:
    assert "A round has two turns." in command("toy").stdout
    found = json.loads(command("toy", "HAS", "turn", "--json").stdout)
    assert [rule["id"] for rule in found] == ["TOY-5", "TOY-6"]
    nothing = command("toy", "dragon")
    assert (nothing.exit_code, nothing.stdout) == (1, "")


def test_the_command_reports_coverage(toy: Game[State]) -> None:
    shown = command("toy", "--coverage")
    assert shown.exit_code == 0
    assert "no test The youngest begins." in shown.stdout
    assert "unbreakable: Nothing in the game changes by it." in shown.stdout
    assert "TOY-77 is not in the rulebook" in shown.stdout
    assert "Cites more than 3 rules and counts for none" in shown.stdout
    assert "5 of 7 breakable rules: 71.4%" in shown.stdout
    report = json.loads(command("toy", "--coverage", "--json").stdout)
    assert report["untested"] == ["TOY-3", "TOY-7"]
    assert command("toy", "--coverage", "--fail-under", "71.4").exit_code == 0
    assert command("toy", "--coverage", "--fail-under", "71.5").exit_code == 1


def test_the_command_looks_first_in_the_tests_of_the_game(toy: Game[State], project: Path) -> None:
    (project / "tests/games/toy").mkdir(parents=True)
    assert "0 of 7 breakable rules: 0%" in command("toy", "--coverage").stdout
    assert "5 of 7" in command("toy", "--coverage", "--tests", "tests").stdout


def test_the_command_proves(toy: Game[State]) -> None:
    toy.rulebook = only("TOY-1")
    good = command("toy", "--prove", "5", "--seed", "7")
    assert good.exit_code == 0
    assert "Seed 7 draws TOY-1." in good.stderr
    assert "1 of 1 broken rules are noticed (--seed 7)." in good.stdout
    toy.rulebook = only("TOY-2")
    bad = command("toy", "--prove", "1", "--json")
    assert bad.exit_code == 1
    report = json.loads(bad.stdout)
    assert [proof["verdict"] for proof in report["proofs"]] == ["does not bite"]
    assert f"Seed {report['seed']} draws TOY-2." in bad.stderr
    toy.rulebook = only("TOY-5")
    assert command("toy", "--prove", "1").exit_code == 1  # no patch


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (("--coverage", "--prove", "1"), "ask one at a time"),
        (("dice", "--coverage"), "leave them out"),
        (("--tests", "tests"), "--tests goes with"),
        (("--fail-under", "50"), "--fail-under goes with --coverage"),
        (("--seed", "1"), "go with --prove"),
        (("--coverage", "--tests", "nowhere"), "say with --tests"),
        (("--coverage", "--tests", ".."), "pyproject.toml"),
        (("--prove", "1", "--tests", "."), "must be in the src or tests folder"),
    ],
)
def test_the_command_says_what_to_do_instead(
    toy: Game[State], arguments: tuple[str, ...], advice: str
) -> None:
    result = command("toy", *arguments)
    assert result.exit_code == 2
    assert advice in result.stderr


def test_the_command_needs_a_rulebook_and_tests_it_can_read(
    toy: Game[State], project: Path
) -> None:
    (project / "tests/test_toy.py").write_text("def test_(:\n")
    result = command("toy", "--coverage")
    assert result.exit_code == 2
    assert "Mend tests/test_toy.py, line 1" in result.stderr
    toy.rulebook = Rulebook(())
    (project / "tests/test_toy.py").write_text("")
    assert "nothing to prove" in command("toy", "--prove", "1").stderr
    toy.rulebook = None
    assert "has no rulebook" in command("toy").stderr


def test_every_rule_of_skirmish_has_a_test_and_a_patch_that_fits() -> None:
    root = Path(__file__).parents[2]
    tests = root / "tests/proof_rules"
    assert skirmish.game.rulebook is not None
    coverage = cover(skirmish.game.rulebook, collect_citations(tests))
    assert coverage.percent == 100
    assert not coverage.unknown
    assert not coverage.too_many
    for rule in coverage.breakable:
        diff = (tests / "broken_rules" / f"{rule}.patch").read_text()
        assert list(apply_diff(diff, root)) == [root / "tests/proof/skirmish.py"]
