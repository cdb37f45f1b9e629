"""`ostrog rules --open`: the rules that fill a gap in the sources."""

from __future__ import annotations

import json

import pytest

from cli.running import SKIRMISH, run
from ostrog.kernel import Game, Procedure, State, read_rulebook

RULES = """
[[rule]]
id = "TOY-1"
text = "A die counts twice."

[[rule]]
id = "TOY-2"
text = "A hand holds five cards."
open = "No source gives a limit."

[[rule]]
id = "TOY-3"
text = "The youngest begins."
open = "The sources are silent."
"""


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(
        name="toy",
        version=1,
        state=State,
        start=Procedure,
        scenarios=(),
        rulebook=read_rulebook(RULES),
    )
    monkeypatch.setattr("ostrog.cli.rules.find_game", lambda name: game)


def ids(*arguments: str) -> list[str]:
    return [rule["id"] for rule in json.loads(run("rules", "toy", *arguments, "--json").stdout)]


@pytest.mark.usefixtures("toy")
def test_open_shows_the_rulings_of_ours_and_their_gaps() -> None:
    assert ids("--open") == ["TOY-2", "TOY-3"]
    assert ids("hand", "--open") == ["TOY-2"]
    shown = " ".join(run("rules", "toy", "--open").stdout.split())
    assert "open: The sources are silent." in shown
    assert "A die counts twice." not in shown


def test_a_game_may_have_no_ruling_of_ours() -> None:
    nothing = run("rules", SKIRMISH, "--open")
    assert (nothing.exit_code, nothing.stdout) == (1, "")


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("arguments", [("--coverage",), ("--prove", "1")])
def test_open_is_no_question_about_tests(arguments: tuple[str, ...]) -> None:
    result = run("rules", "toy", "--open", *arguments)
    assert result.exit_code == 2
    assert "leave it out" in " ".join(result.output.split())
