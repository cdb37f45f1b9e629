"""`ostrog tally`: how often everything occurred."""

from __future__ import annotations

import json
from pathlib import Path

from cli.running import SKIRMISH, run


def test_it_counts_decisions_verbs_and_outcomes() -> None:
    done = run("tally", SKIRMISH, "--games", "10", "--each", "lay", "--json")
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["games"] == sum(report["outcomes"].values()) == 10
    assert report["decisions"] == sum(report["kinds"].values())
    assert set(report["options"]) == {"lay:scouts", "lay:ambush", "lay:shield", "lay:charge"}
    assert report["verbs"]["lay"] == sum(report["options"].values())


def test_what_occurs_too_seldom_fails() -> None:
    done = run("tally", SKIRMISH, "--games", "2", "--at-least", "1000000", "--json")
    assert done.exit_code == 1
    assert "action" in json.loads(done.stdout)["seldom"]
    assert run("tally", SKIRMISH, "--games", "2", "--at-least", "1").exit_code == 0


def test_an_unknown_verb_is_refused() -> None:
    done = run("tally", SKIRMISH, "--each", "fly")
    assert done.exit_code != 0
    assert "no verb 'fly'" in done.output


def test_games_are_played_under_each_ruleset_in_turn(tmp_path: Path) -> None:
    file = tmp_path / "rulesets.toml"
    file.write_text("[short]\nturns = 1\n\n[shorter]\nturns = 0\n")
    done = run("tally", SKIRMISH, "--games", "4", "--rulesets", str(file), "--json")
    assert done.exit_code == 0, done.output
    report = json.loads(done.stdout)
    assert report["outcomes"] == {"SKI-14": 4}
    # Two games of one turn with four actions each, and two without any.
    assert report["kinds"]["action"] == 8


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    file = tmp_path / "rulesets.toml"
    file.write_text("turns = [")
    assert "is not TOML" in run("tally", SKIRMISH, "--rulesets", str(file)).output
    assert "Cannot read" in run("tally", SKIRMISH, "--rulesets", str(tmp_path / "none")).output


def test_what_a_role_can_be_is_summed_up() -> None:
    answer = run("tally", SKIRMISH, "--games", "3", "--each", "lay.card", "--json")
    report = json.loads(answer.stdout)
    summed = dict(report["options"])
    assert summed
    assert all(name.startswith("lay.card:") for name in summed)
    assert sum(summed.values()) == report["verbs"]["lay"]


def test_an_ending_that_never_comes_is_missed() -> None:
    answer = run("tally", SKIRMISH, "--games", "2", "--ending", "SKI-99", "--at-least", "1")
    assert answer.exit_code == 1


def test_every_verb_can_be_expected() -> None:
    few = run("tally", SKIRMISH, "--games", "1", "--all-verbs", "--at-least", "100000", "--json")
    assert few.exit_code == 1
    assert "lay" in json.loads(few.stdout)["seldom"]


def test_all_scenarios_are_played_in_turn_and_what_the_game_waits_for_is_counted() -> None:
    done = run("tally", "ring_cards", "--games", "6", "--json")
    report = json.loads(done.stdout)
    assert report["games"] == sum(report["outcomes"].values()) == 6
    # Each game begins on a path 1, whatever the scenario, and counts once.
    first = ("bag-end", "bucklebury-ferry", "gildors-encampment")
    assert sum(report["occurrences"].get(f"active:{path}", 0) for path in first) >= 6
    assert max(report["occurrences"].values()) == 6
    seldom = run("tally", "ring_cards", "--games", "1", "--at-least", "1", "--json")
    assert seldom.exit_code == 1
    assert any(name.startswith("active:") for name in json.loads(seldom.stdout)["seldom"])


def test_by_verb_a_pass_is_chosen_more_often() -> None:
    scenario = ("--scenario", "fellowship-of-the-ring", "--games", "4", "--seed", "2", "--json")
    usual = json.loads(run("tally", "ring_cards", *scenario).stdout)
    by_verb = json.loads(run("tally", "ring_cards", *scenario, "--by-verb").stdout)

    def share(report: dict[str, dict[str, int]]) -> float:
        return report["verbs"]["pass"] / report["kinds"]["turn"]

    assert share(by_verb) > share(usual)


def test_kept_runs_add_up_and_are_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "tally.json"

    def tally(seed: int, *more: str) -> dict[str, object]:
        done = run("tally", SKIRMISH, "--games", "3", "--seed", str(seed), *more, "--json")
        assert done.exit_code == 0, done.output
        report: dict[str, object] = json.loads(done.stdout)
        return report

    one, other = tally(1), tally(2)
    assert tally(1, "--results", str(file)) == one
    both = tally(2, "--results", str(file))
    assert both["games"] == 6
    assert both["decisions"] == sum(int(str(each["decisions"])) for each in (one, other))
    before = file.read_bytes()
    assert tally(1, "--results", str(file)) == both
    assert file.read_bytes() == before


def test_enough_in_all_runs_together_is_enough(tmp_path: Path) -> None:
    few = ("tally", SKIRMISH, "--games", "20")
    kept = (*few, "--results", str(tmp_path / "tally.json"), "--json")
    run(*kept, "--seed", "1")
    both = json.loads(run(*kept, "--seed", "2").stdout)
    least = str(min(both["kinds"].values()))
    assert run(*few, "--seed", "1", "--at-least", least).exit_code == 1
    assert run(*kept, "--seed", "1", "--at-least", least).exit_code == 0


def test_counts_of_another_game_are_not_added(tmp_path: Path) -> None:
    file = tmp_path / "tally.json"
    assert run("tally", SKIRMISH, "--games", "1", "--results", str(file)).exit_code == 0
    done = run("tally", "ring_cards", "--games", "1", "--results", str(file))
    assert done.exit_code != 0
    assert "keeps the counts of" in done.output
