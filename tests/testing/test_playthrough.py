"""Golden playthroughs: nothing that anybody sees in a proof game changes unnoticed.

Written again with `ostrog playthrough GAME --seed 1 --out FILE` when a change is meant.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from ostrog.cli.commands.playthrough import playthrough as playthrough_command
from ostrog.testing.random_play.playthroughs import playthrough
from proof.playing import SETUPS
from testing import broken_games

GOLDEN = Path(__file__).parent / "golden"

COMMANDS = {
    "skirmish": ["proof.skirmish:game"],
    "horns": ["proof.skirmish_horns:game", "--expansion", "horns"],
    "council-four": ["proof.council:game", "--scenario", "four"],
    "council-two": ["proof.council:game", "--scenario", "two"],
}

app = typer.Typer()
app.command()(playthrough_command)


def lines_of(name: str, seed: int = 1, decisions: int | None = None) -> list[str]:
    setup = SETUPS[name]
    return list(playthrough(setup.game, setup.scenario, setup.expansions, seed, decisions))


@pytest.mark.parametrize("name", SETUPS)
def test_a_proof_game_is_told_as_it_was(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    assert lines_of(name) == golden


@pytest.mark.parametrize("name", SETUPS)
def test_a_telling_is_short_and_ends_with_the_outcome(name: str) -> None:
    for seed in range(3):
        lines = lines_of(name, seed)
        decisions = sum(line.startswith("== ") for line in lines) - 2
        assert len(lines) < 3000 * max(decisions, 60) / 60
        assert all(line == line.rstrip() for line in lines)
        end = lines[lines.index("== end") :]
        assert any(line.startswith("*| outcome: teams=") for line in end)


def test_each_observer_is_told_only_what_it_sees() -> None:
    lines = lines_of("skirmish")
    start = lines[: lines.index("*| at: Skirmish.play_turn > Turn.act > Action.choose_action(0)")]
    hands = [line for line in start if "hand-0" in line and ("known" in line or "face" in line)]
    assert any(line.startswith("0| hand-0 known: ") for line in hands)
    assert any(line.startswith("0! Moved source=deck target=hand-0 face=") for line in hands)
    others = [line for line in hands if not line.startswith("0")]
    assert others == ["-,1! Moved source=deck target=hand-0 face=None"] * 2


def test_a_telling_stops_after_so_many_decisions() -> None:
    lines = lines_of("skirmish", decisions=3)
    assert [line for line in lines if line.startswith("== ")][-2].startswith("== 3:")
    full = lines_of("skirmish")
    begun = lines[: lines.index("== end")]
    assert full[: len(begun)] == begun


def test_a_changed_rule_shows() -> None:
    crowded = playthrough(broken_games.crowded, "standard", ["crowded"], 1)
    assert list(crowded) != lines_of("skirmish")


@pytest.mark.parametrize("name", SETUPS)
def test_the_command_compares_with_a_file(name: str, tmp_path: Path) -> None:
    golden, copy = GOLDEN / f"{name}.txt", tmp_path / "copy.txt"
    arguments = [*COMMANDS[name], "--seed", "1"]
    result = CliRunner().invoke(app, [*arguments, "--out", str(copy), "--check", str(golden)])
    assert result.exit_code == 0, result.output
    assert copy.read_bytes() == golden.read_bytes()
    copy.write_text(copy.read_text(encoding="utf-8").replace("== 2: ", "== 2? "), encoding="utf-8")
    result = CliRunner().invoke(app, [*arguments, "--check", str(copy)])
    assert result.exit_code == 1
    assert "-== 2? " in result.stdout
    assert len(result.stdout.splitlines()) < 50
