"""A run plays the same games whoever plays them, and whatever happens meanwhile."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import duckdb
import pytest

from lab.crews import AtOnce, plan, tables
from ostrog.kernel import read_record, verify
from ostrog.lab.plans import Plan, SequentialTest, Variant
from ostrog.lab.run_loop import MOST_BROKEN, run
from ostrog.lab.storage import (
    DECISIONS,
    GAMES,
    TIMINGS,
    OtherPlan,
    RunEnding,
    RunExists,
    Store,
    table_hash,
)
from ostrog.lab.workers import RayCrew, WorkersDie, WorkerSetup, on_ray
from proof.advised import skirmish


@pytest.fixture(scope="module")
def ray() -> Iterator[None]:
    with on_ray(2):
        yield


def hired(plan: Plan, workers: int) -> RayCrew:
    return RayCrew(WorkerSetup(plan.spec, plan.scenario, tuple(sys.path)), workers)


def played_here(plan: Plan, folder: Path) -> RunEnding:
    return run(plan, folder, lambda: AtOnce(plan))


# Workers


@pytest.mark.usefixtures("ray")
def test_one_worker_and_two_write_the_same_tables(tmp_path: Path) -> None:
    duel = plan(bots=("novice", "greedy"))
    one = run(duel, tmp_path / "one", lambda: hired(duel, 1))
    two = run(duel, tmp_path / "two", lambda: hired(duel, 2))
    here = played_here(duel, tmp_path / "here")
    assert one == two == here
    assert one.why == "played"
    assert one.games == 12
    assert tables(tmp_path / "one") == tables(tmp_path / "two") == tables(tmp_path / "here")
    assert one.hash == table_hash(tmp_path / "one")


@pytest.mark.usefixtures("ray")
def test_a_worker_that_is_killed_changes_nothing(tmp_path: Path) -> None:
    duel = plan(games=60, bots=("random", "random"))
    crew = hired(duel, 2)
    alive = crew.pids()

    def kill(games: int) -> None:
        if games >= 12 and alive:
            os.kill(alive.pop(), signal.SIGKILL)

    killed = run(duel, tmp_path / "killed", lambda: crew, progress=kill)
    assert not alive
    assert killed == played_here(duel, tmp_path / "quiet")
    assert tables(tmp_path / "killed") == tables(tmp_path / "quiet")


@pytest.mark.usefixtures("ray")
def test_a_batch_that_takes_its_workers_with_it_is_given_up(tmp_path: Path) -> None:
    deadly = plan(spec="lab.faulty:deadly", bots=("random", "random"), games=4)
    with pytest.raises(WorkersDie, match="batch 0"):
        run(deadly, tmp_path / "run", lambda: hired(deadly, 1))


# Breaking off and going on


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    duel = plan()

    def interrupt(games: int) -> None:
        if games >= 4:
            raise KeyboardInterrupt

    first = run(duel, tmp_path / "run", lambda: AtOnce(duel), progress=interrupt)
    assert (first.why, first.games) == ("interrupted", 4)
    again = run(duel, tmp_path / "run", lambda: AtOnce(duel), resume=True)
    assert again == played_here(duel, tmp_path / "quiet")
    assert tables(tmp_path / "run") == tables(tmp_path / "quiet")


def test_a_batch_that_came_early_waits_for_those_before_it(tmp_path: Path) -> None:
    duel = plan()
    store = Store(tmp_path / "run")
    store.open(duel, resume=False)
    crew = AtOnce(duel)
    crew.begin(3, duel.batches()[3])
    done = crew.finished(None)
    assert done is not None
    store.keep(*done)
    begun = run(duel, tmp_path / "run", lambda: AtOnce(duel), resume=True, seconds=0)
    assert (begun.why, begun.games) == ("time", 0)
    again = run(duel, tmp_path / "run", lambda: AtOnce(duel), resume=True)
    assert again == played_here(duel, tmp_path / "quiet")


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    duel = plan()
    ending = played_here(duel, tmp_path / "run")

    def nobody() -> AtOnce:
        raise AssertionError("nobody is needed")

    assert run(duel, tmp_path / "run", nobody, resume=True) == ending


def test_a_run_is_gone_on_with_only_as_it_was_begun(tmp_path: Path) -> None:
    played_here(plan(), tmp_path / "run")
    with pytest.raises(RunExists):
        played_here(plan(), tmp_path / "run")
    other = plan(games=40, seed=1)
    with pytest.raises(OtherPlan, match="other games, seed"):
        run(other, tmp_path / "run", lambda: AtOnce(other), resume=True)


# The sequential test


def test_the_test_looks_at_games_in_their_order_and_drops_what_is_beyond(tmp_path: Path) -> None:
    duel = plan(games=400, bots=("greedy", "random"), test=SequentialTest(0.5, 0.9))
    ending = played_here(duel, tmp_path / "here")
    assert ending.why == "decided"
    assert ending.verdict in ("better", "not-better")
    assert ending.games < 400
    early = Store(tmp_path / "early")
    early.open(duel, resume=False)
    crew = AtOnce(duel)
    crew.begin(ending.batches + 2, duel.batches()[ending.batches + 2])
    done = crew.finished(None)
    assert done is not None
    early.keep(*done)
    again = run(duel, tmp_path / "early", lambda: AtOnce(duel), resume=True)
    assert again == ending
    assert tables(tmp_path / "early") == tables(tmp_path / "here")
    assert len(list((tmp_path / "early" / "records").iterdir())) == ending.games


# What is written


def test_both_bots_play_both_sides_with_the_same_dice(tmp_path: Path) -> None:
    played_here(plan(), tmp_path / "run")
    rows = duckdb.execute(
        "select number, pair, swapped, seed, first_bot, second_bot, first_team, ruleset, variant"
        " from read_parquet(?) order by number limit 3",
        [str(tmp_path / "run" / GAMES)],
    ).fetchall()
    assert rows == [
        (0, 0, False, "7/0", "random", "greedy", "free", "{}", ""),
        (1, 0, True, "7/0", "greedy", "random", "free", "{}", ""),
        (2, 1, False, "7/1", "random", "greedy", "free", "{}", ""),
    ]


def test_every_pick_is_a_row_of_decisions_and_of_timings(tmp_path: Path) -> None:
    played_here(plan(bots=("novice", "random"), games=4), tmp_path / "run")
    files = [str(tmp_path / "run" / name) for name in (DECISIONS, TIMINGS)]
    decided, timed, searched, cards = duckdb.execute(
        "select (select count(*) from read_parquet($1)), (select count(*) from read_parquet($2)),"
        " (select count(*) from read_parquet($1) join read_parquet($2) using (number, index)"
        "  where (simulated > 0) and bot != 'novice'),"
        " (select count(*) from read_parquet($1) where verb = 'lay' and len(faces) = 1)",
        files,
    ).fetchall()[0]
    assert decided == timed > 100
    assert searched == 0
    assert cards > 0


def test_every_record_explains_all_its_dice(tmp_path: Path) -> None:
    played_here(plan(games=4), tmp_path / "run")
    records = sorted((tmp_path / "run" / "records").iterdir())
    assert [file.name for file in records][:2] == ["000000.ostrog", "000001.ostrog"]
    for file in records:
        record = read_record(file.read_bytes())
        assert verify(record, skirmish).identical
        assert set(record.header.seats) == {"bot random", "bot greedy"}


def test_all_of_a_league_have_their_turn_before_the_next_round() -> None:
    league = plan(kind="league", bots=("a", "b", "c"), games=4)
    met = [(fixture.pair, fixture.bots) for fixture in league.fixtures()]
    assert met[:6] == [
        (0, ("a", "b")),
        (0, ("b", "a")),
        (1, ("a", "c")),
        (1, ("c", "a")),
        (2, ("b", "c")),
        (2, ("c", "b")),
    ]
    assert len(met) == 12


def test_variants_are_played_with_the_same_dice() -> None:
    variants = (Variant(), Variant("hand=2", {"hand": 2}))
    found = plan(kind="sensitivity", bots=("random",), games=2, variants=variants).fixtures()
    assert [(each.pair, each.seed, each.variant.name) for each in found] == [
        (0, "7/0", ""),
        (0, "7/0", "hand=2"),
        (1, "7/1", ""),
        (1, "7/1", "hand=2"),
    ]


# Bugs


def test_a_game_with_a_bug_is_reported_with_its_record(tmp_path: Path) -> None:
    buggy = plan(spec="lab.faulty:buggy", bots=("random", "random"), games=40)
    ending = played_here(buggy, tmp_path / "run")
    assert 0 < len(ending.broken) < MOST_BROKEN
    assert ending.games == 40 - len(ending.broken)
    first = ending.broken[0]
    assert first.error == "ZeroDivisionError: a bug after some recruiting"
    record = read_record((tmp_path / "run" / first.record).read_bytes())
    assert verify(record, skirmish).identical
    assert record.entries
    assert "ZeroDivisionError" in (tmp_path / "run" / first.record).with_suffix(".txt").read_text()


def test_a_run_of_broken_games_ends(tmp_path: Path) -> None:
    broken = plan(spec="lab.faulty:hopeless", bots=("random", "random"), games=1000)
    ending = played_here(broken, tmp_path / "run")
    assert ending.why == "broken"
    assert ending.games == 0
    assert len(ending.broken) == MOST_BROKEN
