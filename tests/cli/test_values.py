"""House values in the terminal: they are listed, written to a file, checked and played with."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cli.running import SKIRMISH, run
from ostrog.games import five_armies, ring_cards, stronghold, war_of_the_ring
from ostrog.kernel import Game, read_record
from ostrog.table import value_list
from ostrog.words import LANGUAGES, Words

LOADED: dict[str, Game[Any]] = {
    each.name: each
    for each in (five_armies.game, ring_cards.game, stronghold.game, war_of_the_ring.game)
}
GAMES = {name: f"ostrog.games.{name}:game" for name in LOADED}


def written(folder: Path, name: str, **changes: bool | int | str) -> Path:
    """Write the values of a game to a file, and change some of them in the file."""
    file = folder / f"{name}.json"
    assert run("values", GAMES[name], "--out", str(file)).exit_code == 0
    read = json.loads(file.read_text(encoding="utf-8"))
    read["values"] |= {path.replace("__", "."): value for path, value in changes.items()}
    file.write_text(json.dumps(read), encoding="utf-8")
    return file


def unboxed(text: str) -> str:
    """Return an error without the lines around it."""
    return re.sub(r"[\s│╭╮╰╯─]+", " ", text)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_is_listed_under_its_heading_with_its_bounds(name: str, language: str) -> None:
    told = run("values", GAMES[name], "--language", language)
    assert told.exit_code == 0
    game = LOADED[name]
    assert game.words is not None
    words = Words([language], [game.words])
    lines = told.stdout.splitlines()
    for value in value_list(game).values:
        [line] = [line for line in lines if line.split()[-1:] == [value.path]]
        assert words.say(value.label) in line
        assert words.say(value.group) in lines
        if value.most is not None:
            assert f"{value.least}\u2013{value.most}" in line


def test_values_are_written_one_on_each_line_in_the_order_of_the_list(tmp_path: Path) -> None:
    file = written(tmp_path, "ring_cards")
    again = tmp_path / "again.json"
    assert run("values", GAMES["ring_cards"], "--out", str(again)).exit_code == 0
    read = json.loads(again.read_text(encoding="utf-8"))
    listed = value_list(LOADED["ring_cards"]).values
    assert list(read) == ["game", "version", "values"]
    assert list(read["values"].items()) == [(each.path, each.value) for each in listed]
    lines = again.read_text(encoding="utf-8").splitlines()
    assert all(sum(each.path in line for line in lines) == 1 for each in listed)
    assert "already there" in unboxed(run("values", GAMES["ring_cards"], "--out", str(file)).output)


def test_a_file_is_told_what_it_changes(tmp_path: Path) -> None:
    game = GAMES["stronghold"]
    told = run("values", game, "--check", str(written(tmp_path, "stronghold")))
    assert (told.exit_code, "same values" in told.stdout) == (0, True)
    (tmp_path / "stronghold.json").unlink()
    file = written(tmp_path, "stronghold", cards__banner__wood=3, heroes__officer__start="w5")
    told = run("values", game, "--check", str(file))
    assert told.exit_code == 0
    assert "differs in 2 values" in told.stdout
    assert "cards.banner.wood (Banner: wood): 3, here 2" in told.stdout
    assert 'heroes.officer.start (officer: section at the start): "w5", here "w4"' in told.stdout


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"cards__banner__wood": 201}, "cards.banner.wood (Banner: wood): at most 200"),
        ({"sections__w1__invaders": 0}, "sections.w1.invaders (section 1: room for the Invader)"),
        ({"sap__orc": 1}, "sap.orc (Sap: lets orcs through): true or false"),
        ({"heroes__officer__start": "t1"}, "one of “w1”, “w2”"),
        ({"turns": 9}, "turns: there is no such value to set"),
        ({"starter__gale": True}, "starter: does not fit together with other values: 3 cards"),
    ],
)
def test_a_file_is_refused_with_path_and_bound(
    tmp_path: Path, changes: dict[str, bool | int | str], said: str
) -> None:
    file = written(tmp_path, "stronghold", **changes)
    told = run("values", GAMES["stronghold"], "--check", str(file))
    assert told.exit_code == 1
    assert said in told.output
    played = run("play", GAMES["stronghold"], "--values", str(file))
    assert played.exit_code == 2
    assert "is refused" in unboxed(played.output)


@pytest.mark.parametrize("text", ["", "[]", '{"game": "stronghold"}', "\x00"])
def test_what_is_no_file_with_values_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text, encoding="utf-8")
    told = run("values", GAMES["stronghold"], "--check", str(file))
    assert told.exit_code == 2
    assert "cannot be read" in unboxed(told.output)


def test_values_of_another_game_are_refused(tmp_path: Path) -> None:
    file = written(tmp_path, "ring_cards")
    told = run("values", GAMES["stronghold"], "--check", str(file))
    assert told.exit_code == 2
    assert "not of stronghold" in unboxed(told.output)


def test_a_match_is_played_with_the_values_of_a_file(tmp_path: Path) -> None:
    file, record = written(tmp_path, "stronghold", orders__bluff=1), tmp_path / "match.rec"
    args = ("--values", str(file), "--save", str(record), "--seed", "1", "--open")
    told = run("play", GAMES["stronghold"], *args, lines=("1", "q"))
    assert "1 value is not the game\u2019s own" in told.stdout
    assert read_record(record.read_bytes()).header.ruleset == {"orders.bluff": 1}


def test_a_game_without_open_values_says_so() -> None:
    assert "Every value" in run("values", SKIRMISH).stdout
