"""The rulebook tools, used on a small project with gaps and mistakes."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from ostrog.cli.commands import rules
from ostrog.kernel import Game, Procedure, Rulebook, State, read_rulebook
from ostrog.testing.broken_rules import proving
from ostrog.testing.broken_rules.entries import read_entries
from ostrog.testing.broken_rules.guards import Guards, NoGuards, find_guards
from ostrog.testing.broken_rules.proving import CannotProve, Proof, ProofVerdict, draw_rules, prove
from ostrog.testing.broken_rules.source_files import read_sources
from ostrog.testing.broken_rules.touched import NoHistory, touched_rules
from ostrog.testing.mutation.diffs import BadDiff, apply_diff
from ostrog.testing.rule_tests.citations import Citation, NoProject, collect_citations
from ostrog.testing.rule_tests.rule_coverage import cover
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


ENTRIES = """\
[["TOY-1"]]
in = "score"
replace = "die * 2"
with = "die * 3"

[["TOY-2"]]
in = "hand_limit"
replace = "return 5"
with = "return 6"

[["TOY-6"]]
in = "hand_limit"
replace = "return 7"
with = "return 8"

[["TOY-8"]]
in = "helper"
with = "return 1"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "pyproject.toml": PROJECT,
        "src/toy.py": GAME,
        "tests/test_toy.py": TESTS,
        "tests/helpers.py": "def test_of_no_test_file(): pass\n",
        "tests/broken_rules/rules.toml": ENTRIES,
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
    monkeypatch.setattr(rules, "find_base", lambda name: game)
    monkeypatch.setattr(
        rules, "find_guards", lambda game, tests, folder: guarded(project, game.rulebook)
    )
    return game


def guarded(project: Path, rulebook: Rulebook) -> Guards:
    """What guards the rules of the project; tests can be changed as well as code."""
    tests = project / "tests"
    return Guards(
        project,
        tests,
        tests / "broken_rules",
        cover(rulebook, collect_citations(tests)),
        read_entries(tests / "broken_rules"),
        read_sources([project / "src", tests / "test_toy.py"], project),
    )


def command(*arguments: str, input: str = "") -> Result:
    app = typer.Typer()
    app.command()(rules.rules)
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, arguments, input=input)


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
    guards = guarded(project, rulebook)
    assert draw_rules(guards, 3, seed=1) == draw_rules(guards, 3, seed=1)
    assert len({tuple(draw_rules(guards, 3, seed)) for seed in range(20)}) > 1
    assert sorted(draw_rules(guards, 99, seed=1)) == ["TOY-1", "TOY-2", "TOY-5", "TOY-6", "TOY-8"]


def test_proving_tells_what_comes_of_each_broken_rule(project: Path, rulebook: Rulebook) -> None:
    told: list[Proof] = []
    guards = guarded(project, rulebook)
    proofs = prove(guards, guards.coverage.tested, on_proof=told.append)
    assert [proof.rule for proof in proofs] == [*guards.coverage.tested]
    assert {proof.rule for proof in told} == {*guards.coverage.tested}
    assert {proof.rule: proof.verdict for proof in proofs} == {
        "TOY-1": ProofVerdict.BITES,
        "TOY-2": ProofVerdict.DOES_NOT_BITE,
        "TOY-5": ProofVerdict.NO_ENTRY,
        "TOY-6": ProofVerdict.ERROR,
        "TOY-8": ProofVerdict.ERROR,
    }
    details = {proof.rule: proof.detail for proof in proofs}
    assert details["TOY-1"].startswith("tests/test_toy.py::test_a_die_counts_twice[1]")
    assert details["TOY-5"] == f"write an entry in {guards.folder}"
    assert details["TOY-6"] == "the entry does not fit: hand_limit has no place for: return 7"
    assert details["TOY-8"] == "the entry changes a test that should notice it"
    assert (project / "src/toy.py").read_text() == GAME


def test_a_run_goes_on_where_it_was_interrupted(project: Path, rulebook: Rulebook) -> None:
    results = project / "results.jsonl"
    first = prove(guarded(project, rulebook), ["TOY-1"], results=results)
    results.write_text(results.read_text().replace("test_a_die", "what_was_kept"))
    again = prove(guarded(project, rulebook), ["TOY-1", "TOY-2"], results=results)
    assert "what_was_kept" in again[0].detail
    assert first[0].verdict == again[0].verdict == ProofVerdict.BITES
    for changed in ("src/toy.py", "tests/test_toy.py", "tests/broken_rules/rules.toml"):
        text = (project / changed).read_text()
        (project / changed).write_text(text.replace("die * 3", "die * 4") + "\n# changed\n")
        (anew,) = prove(guarded(project, rulebook), ["TOY-1"], results=results)
        kept = "what_was_kept" in anew.detail
        assert kept == (changed == "tests/broken_rules/rules.toml" and "die * 3" not in text)
        results.write_text(results.read_text().replace("test_a_die", "what_was_kept"))


def test_a_broken_rule_that_stops_the_tests_from_loading_proves_nothing(project: Path) -> None:
    write(project, "TOY-1", "score", "def score(die): ...", "def scores(die): ...")
    (proof,) = prove(guarded(project, only("TOY-1")), ["TOY-1"])
    assert proof.verdict == ProofVerdict.ERROR
    assert proof.detail.startswith("pytest ended with ")


def test_a_broken_rule_that_makes_a_game_endless_proves_nothing(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proving, "_must_pass", lambda *arguments: None)
    write(project, "TOY-1", "score", "return die * 2", "while True: pass")
    (proof,) = prove(guarded(project, only("TOY-1")), ["TOY-1"], seconds=2)
    assert (proof.verdict, proof.detail) == (ProofVerdict.ERROR, "not finished after 2 s")


def test_tests_that_fail_anyway_prove_nothing(project: Path) -> None:
    (project / "src/toy.py").write_text(GAME.replace("die * 2", "die * 4"))
    write(project, "TOY-1", "score", "die * 4", "die")
    with pytest.raises(CannotProve, match="must pass before any rule is broken"):
        prove(guarded(project, only("TOY-1")), ["TOY-1"])


def test_tests_that_import_the_original_prove_nothing(project: Path) -> None:
    path = project / "tests/test_toy.py"
    path.write_text(f"import sys\nsys.path.insert(0, {str(project / 'src')!r})\n{TESTS}")
    with pytest.raises(CannotProve, match="toy was imported from"):
        prove(guarded(project, only("TOY-1")), ["TOY-1"])


def test_what_the_last_commits_touched_is_known_from_git(project: Path, rulebook: Rulebook) -> None:
    def git(*arguments: str) -> None:
        name = ("-c", "user.name=a", "-c", "user.email=a@b")
        subprocess.run(["git", "-C", str(project), *name, *arguments], check=True)

    with pytest.raises(NoHistory):
        touched_rules(guarded(project, rulebook), "HEAD")
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "all")
    assert touched_rules(guarded(project, rulebook), "HEAD") == []
    (project / "src/toy.py").write_text(GAME.replace("    return die", "    return  die"))
    assert touched_rules(guarded(project, rulebook), "HEAD") == ["TOY-1"]
    (project / "tests/test_toy.py").write_text(TESTS.replace("> 0", "> 1"))
    assert touched_rules(guarded(project, rulebook), "HEAD") == ["TOY-1", "TOY-2"]
    entries = project / "tests/broken_rules/rules.toml"
    entries.write_text(ENTRIES.replace("return 8", "return 9"))
    assert touched_rules(guarded(project, rulebook), "HEAD") == ["TOY-1", "TOY-2", "TOY-6"]


def write(project: Path, rule: str, place: str, old: str, new: str) -> None:
    """Let this be the only broken rule."""
    entry = f"[[{json.dumps(rule)}]]\nin = '{place}'\nreplace = '{old}'\nwith = '{new}'\n"
    (project / "tests/broken_rules/rules.toml").write_text(entry)


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
    assert command("toy", "--prove", "1").exit_code == 1  # no entry


def test_the_command_proves_one_rule(toy: Game[State]) -> None:
    shown = command("toy", "--prove", "TOY-1")
    assert shown.exit_code == 0
    assert "1 of 1 broken rules are noticed." in shown.stdout


def test_the_command_proves_all(toy: Game[State], project: Path) -> None:
    results = str(project / "results.jsonl")
    shown = command("toy", "--prove", "all", "--results", results)
    assert shown.exit_code == 1
    assert "1 of 5 broken rules are noticed." in shown.stdout
    assert "does not bite" in shown.stdout
    assert "test_a_die_counts_twice" not in shown.stdout  # what is well needs no line
    assert len(Path(results).read_text().splitlines()) == 4


def test_the_command_lists_what_no_longer_fits(toy: Game[State]) -> None:
    shown = command("toy", "--stale")
    assert shown.exit_code == 1
    assert "TOY-6 hand_limit has no place for: return 7" in shown.stdout
    assert 'replace = "return 5"' in shown.stdout
    assert "TOY-5 has tests and no entry" in shown.stdout
    assert "3 of 4 entries fit." in shown.stdout
    report = json.loads(command("toy", "--stale", "--json").stdout)
    assert report["stale"]["TOY-6"]["proposals"][0][0]["replace"] == "return 5"
    assert report["missing"] == ["TOY-5"]


def test_the_command_writes_an_entry_from_a_diff(toy: Game[State], project: Path) -> None:
    change = diff("src/toy.py", "    return 5", "    return 4", 6)
    written = command("toy", "--write", "TOY-5", input=change)
    assert written.exit_code == 0, written.stderr
    assert 'in = "hand_limit"' in written.stdout
    assert 'with = "return 4"' in (project / "tests/broken_rules/rules.toml").read_text()
    assert "no rule TOY-99" in command("toy", "--write", "TOY-99", input=change).stderr
    wrong = diff("src/toy.py", "    return 50", "    return 4", 6)
    assert "cannot be written" in command("toy", "--write", "TOY-5", input=wrong).stderr


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
        (("--prove", "some"), "takes a number, `all`, or a rule"),
        (("--prove", "1", "--since", "never"), "git does not know never"),
        (("--stale", "--prove", "1"), "ask one at a time"),
        (("--entries", "here"), "--entries goes with"),
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


def test_every_rule_of_skirmish_has_a_test_and_an_entry_that_fits() -> None:
    guards = find_guards(skirmish.game, Path(__file__).parents[2] / "tests/proof_rules")
    assert guards.coverage.percent == 100
    assert not guards.coverage.unknown
    assert not guards.coverage.too_many
    assert not guards.missing
    assert not guards.superfluous
    assert not guards.stale()


def test_code_outside_of_the_project_cannot_be_broken(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").touch()
    with pytest.raises(NoGuards, match="must be in the src or tests folder"):
        find_guards(skirmish.game, tmp_path)
