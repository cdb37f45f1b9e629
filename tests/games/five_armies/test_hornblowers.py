"""The example expansion as an outside author installs it: the base does not notice it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ostrog.games.five_armies import game
from ostrog.kernel import (
    Game,
    Match,
    State,
    answer_at_random,
    open_match,
    read_record,
    verify,
    with_installed,
    write_record,
)
from ostrog.testing import Conformance, Subject
from proof.announcing import EXAMPLE, example_installed

NAME = "hornblowers"


@pytest.fixture(scope="module", autouse=True)
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with the metadata of the example, on the path of imports."""
    with example_installed(tmp_path_factory.mktemp("installed")) as folder:
        yield folder


def played(of: Game[State], expansions: tuple[str, ...] = (), seed: int = 1) -> Match[State]:
    """A whole match at random."""
    match = open_match(of, "standard", ["a", "b"], b"seed", expansions=expansions)
    random = Random(seed)
    while match.outcome is None:
        before = match.state.clone()
        seat = random.choice(match.asks()).seat
        answer_at_random(before, seat, random)
        match.choose(seat, *before.scratch.chosen)
    return match


def test_no_line_of_the_game_names_the_expansion() -> None:
    folder = Path(__file__).parents[3] / "src"
    naming = [path for path in folder.rglob("*.py") if "hornblower" in path.read_text("utf-8")]
    assert naming == []


def test_records_of_the_base_replay_to_the_same_bytes() -> None:
    base = played(game)  # type: ignore[arg-type]  # whatever its state is
    record = write_record(base.record(b"seed"))
    expanded = with_installed(game)
    assert [each.name for each in expanded.expansions] == [NAME]
    again = verify(read_record(record), expanded)
    assert again.identical
    assert again.match is not None
    assert write_record(again.match.record(b"seed")) == record
    assert write_record(played(expanded).record(b"seed")) == record


def test_a_record_with_the_expansion_replays_with_it_and_not_without() -> None:
    expanded = with_installed(game)
    match = played(expanded, (NAME,))
    record = match.record(b"seed")
    assert record.header.expansions == (NAME,)
    assert verify(record, expanded).identical
    without = verify(record, game)
    assert not without.identical
    assert without.match is None


class TestWithHorns(Conformance):
    """The checks of every game, with the expansion."""

    subject = Subject("ostrog.games.five_armies:game", "standard", (NAME,))
    games = 2


def run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process in which the example is installed."""
    paths = os.pathsep.join((str(folder), str(EXAMPLE / "src")))
    return subprocess.run(
        [sys.executable, "-c", "from ostrog.cli import app; app()", *arguments],
        env={**os.environ, "PYTHONPATH": paths, "COLUMNS": "160"},
        cwd=EXAMPLE,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_command_lists_and_plays_it(installed: Path) -> None:
    listed = json.loads(run(installed, "games", "--json").stdout)
    (described,) = [each for each in listed if each["name"] == "five_armies"]
    assert described["expansions"] == [NAME]
    assert described["misfits"] == {}
    seats = ("--seat", "0", "--against", "random", "--seed", "a", "--expansion", NAME)
    done = run(installed, "play", "five_armies", *seats, typed="1\n1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "sound Clear Note at the Front Gate" in done.stdout
    checked = run(installed, "conform", "five_armies", "--expansion", NAME, "--games", "1")
    assert checked.returncode == 0, checked.stdout
    fuzzed = run(installed, "fuzz", "five_armies", "--expansion", NAME, "--games", "1")
    assert fuzzed.returncode == 0, fuzzed.stdout


def test_its_rules_can_be_read_and_are_all_tested(installed: Path) -> None:
    shown = run(installed, "rules", "five_armies", "--expansion", NAME, "--language", "pl", "Róg")
    assert "HBL-6" in shown.stdout
    assert "Głęboki" in shown.stdout
    arguments = ("--expansion", NAME, "--coverage", "--fail-under", "100")
    covered = run(installed, "rules", "five_armies", *arguments)
    assert covered.returncode == 0, covered.stdout + covered.stderr
    stale = run(installed, "rules", "five_armies", "--expansion", NAME, "--stale")
    assert stale.returncode == 0, stale.stdout
    missing = run(installed, "rules", "five_armies", "--expansion", "drummers")
    assert missing.returncode == 2
