"""The gate runs every test, and changes nothing on the machine it runs on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import gate
import pytest
import services

ROOT = Path(__file__).parents[2]


def test_every_folder_of_tests_is_run_by_one_stage() -> None:
    games = gate.games_with_rules()
    commands = [
        command
        for stage in gate.all_stages(Path("folder"))
        for command in stage.commands
        if Path(command[0]).name == "pytest"
    ]
    others = gate.others(games)
    named = [word for command in commands if command != others for word in command[1:]]
    left_out = {word.removeprefix("--ignore=") for word in others if word.startswith("--ignore=")}
    paths = [Path(word) for word in named if word.startswith("tests/")]
    files = {path for path in paths if path.suffix == ".py"}
    folders = {path.parent if path in files else path for path in paths}
    assert left_out == {str(folder) for folder in folders}
    assert all((ROOT / path).is_dir() for path in left_out)
    # A folder that is named by its files is run whole.
    split = {folder for folder in folders if folder not in paths}
    assert {file for folder in split for file in (ROOT / folder).glob("test_*.py")} == {
        ROOT / file for file in files
    }


def test_a_stage_that_fails_ends_the_gate(capsys: pytest.CaptureFixture[str]) -> None:
    bad = gate.Stage("bad", [["sh", "-c", "echo why; exit 3"], ["sh", "-c", "echo never"]])
    never = gate.Stage("later", [["true"]])
    stages = [bad, gate.Stage("good", [["sleep", "0.5"]]), never]
    assert not gate.run(stages, {**os.environ})
    gate.show_table(stages, 1.0)
    shown = capsys.readouterr().out
    assert "== bad: FAILED with 3" in shown
    assert "why" in shown
    assert "never" not in shown
    assert re.search(r"later +0  not run", shown)


def test_the_gate_goes_on_if_asked() -> None:
    bad, later = gate.Stage("bad", [["false"]]), gate.Stage("later", [["true"]])
    assert not gate.run([bad, later], {**os.environ}, goes_on=True)
    assert later.code == 0


def test_a_stage_waits_for_what_it_needs() -> None:
    needed = gate.Stage("needed", [["sleep", "0.5"]])
    waiting = gate.Stage("waiting", [["true"]], after=needed)
    began = time.monotonic()
    assert gate.run([needed, waiting], {**os.environ})
    assert time.monotonic() - began >= 0.5
    assert waiting.code == 0
    failed = gate.Stage("failed", [["false"]])
    never = gate.Stage("never", [["true"]], after=failed)
    assert not gate.run([failed, never], {**os.environ})
    assert never.code is None


def test_where_no_database_answers_a_private_one_is_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tools = services.postgres_tools()
    if tools is None and "CI" not in os.environ:
        pytest.skip("PostgreSQL is not installed")
    assert tools is not None
    real = services.answers
    monkeypatch.setattr(services, "answers", lambda port: port not in (4222, 5432) and real(port))
    monkeypatch.delenv(services.POSTGRES, raising=False)
    monkeypatch.delenv(services.NATS, raising=False)
    with services.services() as told:
        database, nats = told[services.POSTGRES], told[services.NATS]
        ports = [int(address.rpartition(":")[2]) for address in (database, nats)]
        assert all(real(port) for port in ports)
        plain = database.replace("+asyncpg", "")
        psql = shutil.which("psql") or str(tools / "psql")
        subprocess.run([psql, f"{plain}/postgres", "-qc", "create database mine"], check=True)
    assert not any(real(port) for port in ports)


def test_only_a_machine_of_the_gate_gets_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(services.Missing, match="no-such-thing is missing: install it"):
        services.install("no-such-thing")
