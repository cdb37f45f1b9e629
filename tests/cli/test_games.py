"""Finding games, by name and by module."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint

import msgspec
import pytest

from cli.running import COUNCIL, SKIRMISH, run
from ostrog.cli.commands import games
from ostrog.cli.commands.games import GROUP, NoSuchGame, find_game, list_games
from proof import skirmish


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {
        "skirmish": EntryPoint("skirmish", SKIRMISH, GROUP),
        "broken": EntryPoint("broken", "proof.nowhere:game", GROUP),
    }
    monkeypatch.setattr(games, "_installed", lambda: entries)


def test_a_game_is_found_by_module_and_attribute() -> None:
    assert find_game(SKIRMISH) is skirmish.game


@pytest.mark.usefixtures("installed")
def test_a_game_is_found_by_the_name_it_is_installed_under() -> None:
    assert find_game("skirmish") is skirmish.game
    assert list_games() == ["broken", "skirmish"]


@pytest.mark.usefixtures("installed")
def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(NoSuchGame, match="broken, skirmish"):
        find_game("chess")
    with pytest.raises(LookupError):
        find_game("chess")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("proof.nowhere:game", "proof.nowhere"),
        ("proof.skirmish:nothing", "nothing"),
        ("proof.skirmish:REGIONS", "not a game"),
        (":game", "cannot be loaded"),
        ("proof.skirmish:", "cannot be loaded"),
    ],
)
def test_what_is_no_game_is_refused_with_the_reason(name: str, reason: str) -> None:
    result = run("play", name)
    assert result.exit_code == 2
    assert reason in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.usefixtures("installed")
def test_the_list_shows_games_and_those_that_cannot_be_loaded() -> None:
    listed = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in listed] == ["broken", "skirmish"]
    assert "proof.nowhere" in listed[0]["error"]
    assert listed[1]["scenarios"] == [
        {"name": "standard", "teams": {"free": [0], "shadow": [1]}},
    ]
    shown = run("games", language="pl_PL.UTF-8").stdout
    assert "miejsca" in shown
    assert next(line.split()[1::2] for line in shown.splitlines() if "skirmish" in line)[:4] == [
        "skirmish",
        "1",
        "standard",
        "2",
    ]


def test_the_list_shows_older_rules_only_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person wants to play the newest; stored matches and records need the others."""
    older = msgspec.structs.replace(skirmish.game, version=0)
    monkeypatch.setattr(skirmish, "older", older, raising=False)
    entries = {
        "skirmish": EntryPoint("skirmish", SKIRMISH, GROUP),
        "skirmish_0": EntryPoint("skirmish_0", "proof.skirmish:older", GROUP),
        "council": EntryPoint("council", COUNCIL, GROUP),
    }
    monkeypatch.setattr(games, "_installed", lambda: entries)

    def listed(*arguments: str) -> list[str]:
        return [game["name"] for game in json.loads(run("games", "--json", *arguments).stdout)]

    assert listed() == ["council", "skirmish"]
    assert listed("--older") == ["council", "skirmish", "skirmish_0"]
    assert "skirmish_0" not in run("games").stdout
    assert "skirmish_0" in run("games", "--older").stdout
    with pytest.raises(NoSuchGame, match=r"council, skirmish\."):
        find_game("chess")
    assert find_game("skirmish_0") is older


def test_the_list_may_be_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_installed", dict)
    assert json.loads(run("games", "--json").stdout) == []
    assert run("games").exit_code == 0


@pytest.mark.parametrize(
    "args",
    [
        (SKIRMISH, "--scenario", "snow"),
        (SKIRMISH, "--expansion", "horns"),
        (SKIRMISH, "--seat", "2"),
        (COUNCIL, "--seat", "-1"),
        (SKIRMISH, "--save", "no-such-folder/file"),
        (SKIRMISH, "--save", "pyproject.toml"),
        (SKIRMISH, "--language", "de"),
    ],
)
def test_what_the_game_does_not_have_is_refused(args: tuple[str, ...]) -> None:
    result = run("play", *args)
    assert result.exit_code == 2
    assert "Error" in result.output
    assert "Traceback" not in result.output
