"""Without extras the terminal works, and what needs an extra says so."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from statistics import median

import pytest

from installs.environments import ROOT, Installed

PARTS_OF_EXTRAS = ("sqlalchemy", "litestar", "uvicorn", "pyarrow", "duckdb", "ray")
PARTS_OF_TESTS = ("pytest", "hypothesis", "chess")


def test_nothing_else_comes_along(plain: Installed) -> None:
    assert plain.has("typer")
    assert not [module for module in (*PARTS_OF_EXTRAS, *PARTS_OF_TESTS) if plain.has(module)]


def test_the_front_page_lists_every_command(plain: Installed) -> None:
    done = plain.run("--help")
    assert done.returncode == 0, done.stderr
    assert {"games", "play", "rules", "conform", "serve", "lab", "admin"} <= set(
        done.stdout.split()
    )


OLDER = {"five_armies_2", "five_armies_3", "ring_cards_1"}
"""Rules versions that stay installed for matches that are played by them."""


def test_games_are_listed(plain: Installed) -> None:
    for arguments, older in (((), set()), (("--older",), OLDER)):
        done = plain.run("games", "--json", *arguments)
        assert done.returncode == 0, done.stderr
        listed = {game["name"]: game for game in json.loads(done.stdout)}
        assert set(listed) == {"five_armies", "ring_cards", "stronghold", "war_of_the_ring"} | older
        assert all(game["languages"] == ["en", "pl", "ru"] for game in listed.values())


@pytest.mark.parametrize("game", ["five_armies", "ring_cards", "stronghold", "war_of_the_ring"])
def test_a_game_can_be_played(plain: Installed, game: str) -> None:
    arguments = ("--seat", "0", "--against", "random", "--seed", "any", "--save", "match.record")
    done = plain.run("play", game, *arguments, typed="h\n1\n1\n1\nq\n")
    assert done.returncode == 0, done.stderr
    assert "You have left the game." in done.stdout
    record = plain.folder / "match.record"
    told = plain.run("replay", "match.record", "--json")
    record.unlink()
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["entries"] > 0


def test_a_new_game_is_made_and_checked(plain: Installed) -> None:
    done = plain.run("new-game", "hills")
    assert done.returncode == 0, done.stderr
    rules = plain.folder / "hills" / "src" / "hills" / "rules.toml"
    assert "HIL-1" in rules.read_text(encoding="utf-8")
    assert (plain.folder / "hills" / "src" / "hills" / "words" / "pl.ftl").is_file()


def test_rules_can_be_searched(plain: Installed) -> None:
    done = plain.run("rules", "five_armies", "goblins")
    assert done.returncode == 0, done.stderr
    assert "B5A-" in done.stdout


def test_a_game_of_somebody_else_can_be_checked(plain: Installed, proof: str) -> None:
    done = plain.run("conform", proof, "--games", "1", "--json")
    assert done.returncode == 0, done.stderr
    reports = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(reports) > 5
    assert all(report["passed"] for report in reports)


def test_what_runs_tests_says_that_pytest_is_missing(plain: Installed, proof: str) -> None:
    done = plain.run("mutate", proof, "--tests", "tests/proof_rules", "--count", "1")
    assert done.returncode == 2
    assert "pytest is missing" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.fixture(scope="module")
def proof(plain: Installed) -> str:
    """A project with a game that is not installed."""
    for name in ("proof", "proof_rules"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "tests" / name, plain.folder / "tests" / name, ignore=ignored)
    (plain.folder / "pyproject.toml").write_text("[project]\nname = 'proof'\n", encoding="utf-8")
    return "proof.skirmish:game"


def test_the_schema_of_the_messages_needs_no_server(plain: Installed) -> None:
    done = plain.run("schema")
    assert done.returncode == 0, done.stderr
    assert {"ClientMessage", "ServerMessage"} <= set(json.loads(done.stdout)["$defs"])


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (("serve",), "server"),
        (("worker",), "server"),
        (("migrate",), "server"),
        (("admin", "check"), "server"),
        (("admin", "--help"), "server"),
        (("lab", "duel", "five_armies", "random", "random"), "lab"),
        (("lab", "--help"), "lab"),
    ],
)
def test_what_needs_an_extra_says_which(
    plain: Installed, arguments: tuple[str, ...], extra: str
) -> None:
    done = plain.run(*arguments)
    assert done.returncode == 2
    assert f"`pip install ostrog[{extra}]`" in done.stderr
    assert f"`uv sync --extra {extra}`" in done.stderr
    assert "Traceback" not in done.stderr


ROUNDS = 5
LOADING = """
import typer, rich
from importlib.metadata import entry_points
for group in ("ostrog.games", "ostrog.expansions"):
    for each in entry_points(group=group):
        each.load()
"""
"""The imports of the command: all games with their expansions."""


def test_the_command_starts_in_twice_the_time_of_its_imports(plain: Installed) -> None:
    commands = {
        "imports": [plain.python, "-c", LOADING],
        "--help": [plain.ostrog, "--help"],
        "games": [plain.ostrog, "games"],
    }
    for command in commands.values():  # the first time bytecode is written
        processor_seconds(plain, command)
    taken: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            taken[name].append(processor_seconds(plain, command))
    times = {name: median(each) for name, each in taken.items()}
    print({name: f"{seconds / times['imports']:.2f}" for name, seconds in times.items()})
    assert times["--help"] <= 2 * times["imports"]
    assert times["games"] <= 2 * times["imports"]


def processor_seconds(installed: Installed, command: list[str]) -> float:
    """What a command costs the processor: unlike the clock, it does not count who else works."""
    process = subprocess.Popen(
        command, cwd=installed.folder, env=installed.variables(), stdout=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return usage.ru_utime + usage.ru_stime
