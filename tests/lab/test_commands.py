"""`ostrog lab` as a person uses it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest

from cli.running import run
from lab.crews import SKIRMISH, AtOnce
from ostrog.cli.commands import lab
from ostrog.kernel import read_record
from ostrog.lab.plans import Plan
from ostrog.lab.reports.names import OWN_WORDS
from ostrog.lab.statistics import Verdict
from ostrog.lab.storage import Why, read_plan
from ostrog.words import check_words
from ostrog.words.files import messages, read
from proof.announcing import example_installed

FEW = ("--games", "4", "--batch", "2")


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process; what Ray adds is shown elsewhere."""

    @contextmanager
    def crew(plan: Plan, workers: int, address: str | None = None) -> Iterator[AtOnce]:
        yield AtOnce(plan)

    monkeypatch.setattr(lab, "_crew", crew)


def test_the_labs_words_are_complete() -> None:
    assert check_words(OWN_WORDS) == []


def test_every_key_that_is_said_is_there_and_every_other_is_used() -> None:
    assert lab.__file__ is not None
    code = Path(lab.__file__).read_text(encoding="utf-8")
    said = set(re.findall(r'"(lab-[a-z0-9-]*[a-z0-9])"', code)) - {str(lab.RUNS)}
    said |= {f"lab-end-{why}" for why in get_args(Why)}
    said |= {f"lab-verdict-{verdict}" for verdict in get_args(Verdict)}
    said |= {f"lab-screen-{strength}" for strength in get_args(lab.Strength)}
    keys = {message.id.name for message in messages(read(OWN_WORDS, "en"))}
    assert said == {key for key in keys if key.startswith("lab-")}


def test_a_duel_on_ray_and_its_records(tmp_path: Path) -> None:
    out = tmp_path / "run"
    done = run("lab", "duel", SKIRMISH, "novice", "random", *FEW, "--out", str(out), "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["why"], told["games"]) == ("played", 4)
    assert [(rate["team"], rate["games"]) for rate in told["rates"]] == [
        ("", 4),
        ("free", 2),
        ("shadow", 2),
    ]
    paces = {pace["bot"]: pace for pace in told["paces"]}
    assert paces["novice"]["simulations_per_second"] > 0
    assert paces["random"]["simulations_per_second"] == 0
    record = str(out / "records" / "000002.ostrog")
    replayed = run("replay", record, "--game", SKIRMISH)
    assert replayed.exit_code == 0, replayed.output
    verified = run("verify", record, "--game", SKIRMISH)
    assert verified.exit_code == 0, verified.output


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize(
    ("language", "said"), [("en", "All is played: 4"), ("pl", "Rozegrano"), ("ru", "Сыграно всё")]
)
def test_a_duel_is_told_in_every_language(tmp_path: Path, language: str, said: str) -> None:
    out = str(tmp_path / "run")
    done = run("lab", "duel", SKIRMISH, "random", "random", *FEW, "--out", out, language=language)
    assert done.exit_code == 0, done.output
    assert said in done.output


@pytest.mark.usefixtures("at_once")
def test_a_screen_tells_the_share_after_all_its_games(tmp_path: Path) -> None:
    screen = ("lab", "screen", SKIRMISH, "greedy", "random", "--games", "12", "--batch", "2")
    done = run(*screen, "--out", str(tmp_path / "run"), "--json")
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert (told["why"], told["games"]) == ("played", 12)
    share = told["share"]
    assert share["games"] == 12
    assert share["low"] <= share["rate"] <= share["high"]
    assert "rates" not in told
    again = run(*screen, "--out", str(tmp_path / "run"), "--resume")
    assert "of 12 games against random; 95 % interval" in again.output


@pytest.mark.usefixtures("at_once")
def test_a_screen_that_is_not_played_to_its_end_tells_no_share(tmp_path: Path) -> None:
    screen = ("lab", "screen", SKIRMISH, "random", "random", "--batch", "2")
    out = ("--out", str(tmp_path / "run"))
    begun = run(*screen, "--games", "4", *out, "--minutes", "0", "--json")
    assert begun.exit_code == 0, begun.output
    assert json.loads(begun.stdout)["share"] is None
    assert "%" not in run(*screen, "--games", "4", *out, "--resume", "--minutes", "0").output
    # The number of games cannot be changed once the run has begun.
    assert "games" in run(*screen, "--games", "6", *out, "--resume").output


@pytest.mark.usefixtures("at_once")
def test_a_screen_in_which_the_bot_loses_fails(tmp_path: Path) -> None:
    screen = ("lab", "screen", SKIRMISH, "random", "greedy", "--games", "40")
    done = run(*screen, "--out", str(tmp_path / "run"))
    assert done.exit_code == 1, done.output
    assert "random is weaker than greedy" in done.output


def test_a_screen_needs_its_number_of_games() -> None:
    done = run("lab", "screen", SKIRMISH, "random", "random")
    assert done.exit_code == 2
    assert "--games" in done.output


@pytest.mark.usefixtures("at_once")
def test_a_run_is_gone_on_with_when_asked_to(tmp_path: Path) -> None:
    duel = ("lab", "duel", SKIRMISH, "random", "random", *FEW, "--out", str(tmp_path / "run"))
    begun = run(*duel, "--minutes", "0")
    assert begun.exit_code == 0, begun.output
    assert "The time is up after 0 games" in begun.output
    assert "--resume" in run(*duel).output
    assert "games, seed" in run(*duel, "--resume", "--games", "8", "--seed", "1").output
    assert "All is played: 4 games" in run(*duel, "--resume").output


@pytest.mark.usefixtures("at_once")
def test_a_sequential_test_says_what_it_found(tmp_path: Path) -> None:
    test = ("--sprt", "--p0", "0.05", "--p1", "0.1", "--games", "100", "--batch", "2")
    out = str(tmp_path / "run")
    done = run("lab", "duel", SKIRMISH, "random", "random", *test, "--out", out)
    assert done.exit_code == 0, done.output
    assert "random is better than random: it wins 10 % of the games" in done.output
    assert "Decided after" in done.output


@pytest.mark.usefixtures("at_once")
def test_a_broken_game_is_named_and_the_command_fails(tmp_path: Path) -> None:
    game = "lab.faulty:buggy"
    games = ("--games", "40", "--out", str(tmp_path / "run"))
    done = run("lab", "duel", game, "random", "random", *games)
    assert done.exit_code == 1
    assert "ZeroDivisionError: a bug after some recruiting" in done.output


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    assert "no bot 'clever'" in run("lab", "duel", SKIRMISH, "clever", "random").output
    assert "each named once" in run("lab", "league", SKIRMISH, "random", "random").output
    assert "no such scenario" in run("lab", "league", SKIRMISH, "--scenario", "x", "a", "b").output
    value = ("--value", "cards.eowyn.age", "--bot", "random")
    assert "cards.eowyn.age" in run("lab", "sensitivity", "ring_cards", *value).output
    assert "no house values" in run("lab", "sensitivity", SKIRMISH).output
    assert "no run with tables" in run("lab", "report", str(tmp_path)).output


@pytest.mark.usefixtures("at_once")
def test_a_league_writes_its_report(tmp_path: Path) -> None:
    out = tmp_path / "run"
    bots = ("random", "greedy", "novice")
    few = ("--games-per-pair", "2", "--out", str(out), "--json")
    done = run("lab", "league", SKIRMISH, *bots, *few)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["games"] == 6
    assert "<html" in (out / "report.html").read_text(encoding="utf-8")
    other = tmp_path / "pl.html"
    again = run("lab", "report", str(out), "--to", str(other), "--language", "pl")
    assert again.exit_code == 0, again.output
    assert 'lang="pl"' in other.read_text(encoding="utf-8")


@pytest.mark.usefixtures("at_once")
def test_a_run_on_sensitivity_plays_a_value_as_it_is_and_otherwise(tmp_path: Path) -> None:
    out = tmp_path / "run"
    value = "cards.eowyn.leadership.attack"
    arguments = ("--scenario", "trilogy-2", "--bot", "random", "--value", value, "--games", "1")
    done = run("lab", "sensitivity", "ring_cards", *arguments, "--out", str(out), "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["games"] == 3
    assert (out / "report.html").exists()


@pytest.mark.usefixtures("at_once")
def test_the_overhead_is_a_ratio() -> None:
    few = ("--bot", "random", "--games", "4", "--rounds", "2", "--workers", "1", "--batch", "2")
    told = json.loads(run("lab", "overhead", SKIRMISH, *few, "--json").stdout)
    assert told["games"] == 8
    assert told["ratio"] > 0
    assert len(told["ratios"]) == 2


# Expansions

HORNS = ("--expansion", "hornblowers", "--batch", "2", "--json")


@pytest.mark.usefixtures("at_once")
def test_a_duel_is_played_with_an_expansion(tmp_path: Path) -> None:
    out = tmp_path / "run"
    with example_installed(tmp_path):
        few = ("five_armies", "random", "random", "--games", "2", *HORNS, "--out", str(out))
        done = run("lab", "duel", *few)
        assert done.exit_code == 0, done.output
        record = read_record((out / "records" / "000000.ostrog").read_bytes())
        assert record.header.expansions == ("hornblowers",)
        refused = run("lab", "duel", *few[:5], "--expansion", "wings", "--out", str(out))
    assert refused.exit_code == 2
    assert "There is: hornblowers" in refused.output


@pytest.mark.usefixtures("at_once")
def test_what_an_expansion_changes_is_compared_on_the_same_seeds(tmp_path: Path) -> None:
    out = tmp_path / "run"
    with example_installed(tmp_path):
        few = ("five_armies", "--bot", "random", "--games", "1", *HORNS, "--out", str(out))
        done = run("lab", "sensitivity", *few)
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["games"] == 2
    plan = read_plan(out)
    assert [each.name for each in plan.variants] == ["", "expansion=hornblowers"]
    assert "Hornblowers" in (out / "report.html").read_text(encoding="utf-8")
