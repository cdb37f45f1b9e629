"""The fuzzer finds nothing in the proof games and every fault planted in broken ones."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from ostrog.cli.commands.fuzz import fuzz as fuzz_command
from ostrog.kernel import Game, Option, State, read_record, write_record
from ostrog.kernel.matches.records import AnyEntry, Chose, Undid
from ostrog.table import Layout, Table
from ostrog.testing.random_play.findings import FaultKind, Finding, replay_finding
from ostrog.testing.random_play.fuzzing import FuzzReport, fuzz
from ostrog.testing.random_play.shrinking import shrink
from proof import council_version_1
from proof.playing import SETUPS
from testing import broken_games, broken_variants
from testing.broken_games import PLOT


def names(game: Game[State]) -> list[str]:
    return [expansion.name for expansion in game.expansions]


def find(game: Game[State], games: int = 200, seed: int = 1) -> Finding:
    """The first fault the fuzzer meets."""
    report = fuzz(game, "standard", names(game), games=games, seed=seed, cap=400, enough=1)
    assert report.findings, f"nothing found in {report.games} games"
    return report.findings[0]


def stored(finding: Finding) -> Finding:
    """The finding with its record written and read back."""
    record = read_record(write_record(finding.record))
    return msgspec.structs.replace(finding, record=record)


def choices(finding: Finding) -> list[tuple[int, str]]:
    return [
        (entry.seat, " ".join(option.id for option in entry.options))
        for entry in finding.record.entries
        if isinstance(entry, Chose)
    ]


def same(one: Finding | None, other: Finding) -> bool:
    return one is not None and one.same_fault(other)


@pytest.mark.parametrize("name", SETUPS)
def test_nothing_is_found_in_the_proof_games(name: str) -> None:
    setup = SETUPS[name]
    report = fuzz(setup.game, setup.scenario, setup.expansions, games=40, seed=1)
    assert report.findings == []
    assert report.games == sum(report.outcomes.values()) == 40
    assert report.choices > 800
    for tried in (report.undone, report.drafts, report.refused, report.explained):
        assert tried > 0


def test_the_same_seed_plays_the_same_games() -> None:
    def report(seed: int) -> FuzzReport:
        setup = SETUPS["skirmish"]
        return fuzz(setup.game, setup.scenario, games=5, seed=seed)

    assert report(1) == report(1)
    assert report(1) != report(2)
    found = find(broken_games.crowded)
    assert write_record(found.record) == write_record(find(broken_games.crowded).record)


@pytest.mark.parametrize("seed", [1, 3])
def test_a_crash_after_six_choices_is_found_and_shrunk_to_them(seed: int) -> None:
    finding = find(broken_games.plotted, games=2000, seed=seed)
    assert finding.kind == "crash"
    assert finding.cause == "ZeroDivisionError in further_the_plot"
    assert finding.message == "ZeroDivisionError: the plot has succeeded"
    heard: list[int] = []
    shrunk = shrink(broken_games.plotted, finding, heard.append)
    assert heard == list(range(1, len(heard) + 1))
    made = choices(shrunk)
    assert len(PLOT) <= len(made) <= len(PLOT) + 2
    left = iter(made)
    for seat, deed in PLOT:
        assert any(who == seat and what.startswith(deed) for who, what in left)
    for each in (finding, shrunk):
        assert each.record.entries[-1].chain == b""  # the failing choice was never completed
        assert same(replay_finding(broken_games.plotted, stored(each).record), finding)


PLANTED: dict[str, tuple[FaultKind, str]] = {
    "hemmed_in": ("dead-end", "Action.choose_action asks and offers no option"),
    "no_losses_left": ("dead-end", "losses"),
    "undecided": ("dead-end", "the last procedure ended and the game has no outcome"),
    "crowded": ("invariant", "SKI-3"),
    "meddling": ("changed", "SKI-2"),
    "bad_default": ("default", "losses"),
    "unseen": ("crash", "IndexError in Parley.crumb"),
    "speechless": ("crash", "ValueError in knows_only_neighbours"),
    "stillborn": ("crash", "KeyError in draws_from_nowhere"),
    "undone": ("endless", "action"),
    "burnt_coin": ("idle", "recruit:ridge of action"),
    "forgotten_ribbon": ("leftover", "a ribbon is left on banner-0, which is out of play"),
    "stale_count": ("round", "Patrol goes back to send and keeps walked of the last round"),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found_and_its_shrunk_record_shows_it(name: str) -> None:
    where = broken_games if hasattr(broken_games, name) else broken_variants
    game: Game[State] = getattr(where, name)
    finding = find(game)
    assert (finding.kind, finding.cause) == PLANTED[name]
    assert same(replay_finding(game, stored(finding).record), finding)
    shrunk = shrink(game, finding, most=150)
    assert shrunk.choices <= finding.choices
    assert same(replay_finding(game, stored(shrunk).record), finding)
    assert replay_finding(SETUPS["skirmish"].game, _bare(shrunk).record) is None


def test_an_option_that_the_game_warns_of_may_do_nothing() -> None:
    def nowhere(*given: object) -> Layout:
        raise AssertionError("nobody looks at this table")

    table = Table(
        layout=nowhere,
        scene=nowhere,  # type: ignore[arg-type]
        points_at=nowhere,  # type: ignore[arg-type]
        warning=lambda state, seat, option: "SKI-1" if option.verb == "recruit" else "",
    )
    warned = msgspec.structs.replace(broken_variants.burnt_coin, table=table)
    played = [expansion.name for expansion in warned.expansions]
    found = fuzz(warned, "standard", played, games=40, seed=1, cap=400).findings
    assert [finding.cause for finding in found if finding.kind == "idle"] == []


def test_a_person_who_accepts_his_own_proposal_is_found() -> None:
    report = fuzz(council_version_1.game, "two", games=20, seed=1)
    assert {finding.kind for finding in report.findings} == {"consent"}
    assert fuzz(council_version_1.game, "four", games=5, seed=1).findings == []


def _bare(finding: Finding) -> Finding:
    """The finding as if the game had been played without its fault."""
    header = msgspec.structs.replace(finding.record.header, expansions=())
    record = msgspec.structs.replace(finding.record, header=header)
    return msgspec.structs.replace(finding, record=record)


def test_a_violation_is_reported_with_its_rule_and_what_it_is_about() -> None:
    finding = find(broken_games.crowded)
    assert finding.message.startswith("violated: SKI-3:")
    shrunk = shrink(broken_games.crowded, finding)
    assert shrunk.choices <= 4  # somebody recruits and somebody joins a full army


def test_a_refusal_that_changes_the_state_is_shrunk_to_that_one_input() -> None:
    shrunk = shrink(broken_games.meddling, find(broken_games.meddling))
    assert shrunk.choices == 1


def test_an_endless_game_is_cut_off_and_told_plainly() -> None:
    finding = find(broken_games.endless)
    assert (finding.kind, finding.choices) == ("endless", 400)
    shrunk = shrink(broken_games.endless, finding)
    assert {what for _, what in choices(shrunk)} == {"pass"}
    again = replay_finding(broken_games.endless, stored(shrunk).record, cap=400)
    assert same(again, finding)
    assert replay_finding(broken_games.endless, stored(shrunk).record, cap=401) is None


def test_what_was_undone_is_left_out() -> None:
    game = broken_games.crowded
    shrunk = shrink(game, find(game))
    detour: list[AnyEntry] = [Chose(0, (Option("march", ("keep", "dale", 1)),)), Undid(0)]
    entries = detour + shrunk.record.entries
    record = msgspec.structs.replace(shrunk.record, entries=entries)
    longer = msgspec.structs.replace(shrunk, record=record)
    assert same(replay_finding(game, longer.record), shrunk)
    assert choices(shrink(game, longer)) == choices(shrunk)


def test_a_record_that_does_not_fail_shows_nothing() -> None:
    game = broken_games.plotted
    finding = find(game, games=2000)
    entries = finding.record.entries[:-1]
    record = msgspec.structs.replace(finding.record, entries=entries)
    assert replay_finding(game, record) is None


def test_the_shrinking_is_bounded() -> None:
    game, heard = broken_games.crowded, list[int]()
    shrink(game, find(game), heard.append, most=7)
    assert heard == [1, 2, 3, 4, 5, 6, 7]


# The command

app = typer.Typer()
app.command()(fuzz_command)


def test_the_command_writes_the_shrunk_record_of_each_finding(tmp_path: Path) -> None:
    options = ["--expansion", "crowded", "--games", "5", "--seed", "1", "--save", str(tmp_path)]
    result = CliRunner().invoke(app, ["testing.broken_games:crowded", *options, "--json"])
    assert result.exit_code == 1, result.output
    (told,) = json.loads(result.stdout)["findings"]
    assert (told["kind"], told["cause"]) == ("invariant", "SKI-3")
    (file,) = tmp_path.iterdir()
    assert told["file"] == str(file)
    shown = replay_finding(broken_games.crowded, read_record(file.read_bytes()))
    assert shown is not None
    assert (shown.kind, shown.cause) == ("invariant", "SKI-3")
    shown_on_screen = CliRunner().invoke(app, ["testing.broken_games:crowded", *options])
    assert "violated: SKI-3" in shown_on_screen.stdout


def test_a_finding_is_told_and_written_before_it_is_made_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = list[bytes]()

    def interrupted(*given: object) -> Finding:
        written.extend(file.read_bytes() for file in tmp_path.iterdir())
        raise KeyboardInterrupt

    monkeypatch.setattr("ostrog.cli.commands.fuzz.shrink", interrupted)
    options = ["--expansion", "crowded", "--games", "5", "--seed", "1", "--save", str(tmp_path)]
    result = CliRunner().invoke(app, ["testing.broken_games:crowded", *options])
    assert "violated: SKI-3" in result.stderr
    assert len(written) == 1
    assert replay_finding(broken_games.crowded, read_record(written[0])) is not None


def test_the_command_is_content_with_a_sound_game() -> None:
    result = CliRunner().invoke(app, ["proof.skirmish:game", "--games", "3"])
    assert result.exit_code == 0, result.output
    result = CliRunner().invoke(app, ["proof.skirmish:game", "--scenario", "none-such"])
    assert result.exit_code == 2
