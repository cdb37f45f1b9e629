"""`ostrog rules --open`: the rules that fill a gap in the sources."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import SKIRMISH, run
from ostrog.kernel import Game, Procedure, State, find_translations, read_rulebook

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


POLISH = """
[text]
"TOY-2" = "Na ręce jest pięć kart."
"""


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "rules.pl.toml").write_text(POLISH, encoding="utf-8")
    game = Game(
        name="toy",
        version=1,
        state=State,
        start=Procedure,
        scenarios=(),
        rulebook=read_rulebook(RULES),
        translations=find_translations(tmp_path),
    )
    monkeypatch.setattr("ostrog.cli.commands.rules.find_base", lambda name: game)


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
    assert "leave them out" in " ".join(result.output.split())


@pytest.mark.usefixtures("toy")
def test_rules_are_read_in_the_language_that_is_asked_for() -> None:
    assert ids("ręce", "--language", "pl") == ["TOY-2"]
    assert ids("hand", "--language", "pl") == []
    assert ids("hand", "--language", "ru") == ["TOY-2"]
    assert ids("hand") == ["TOY-2"]
