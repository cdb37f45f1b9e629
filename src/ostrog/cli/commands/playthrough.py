"""`ostrog playthrough`: prints a random game as text, or compares it with an earlier text."""

from __future__ import annotations

import tomllib
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from ostrog.cli.commands.games import find_game
from ostrog.cli.terminal.arguments import ExpansionOption, GameArgument, ScenarioOption, SeedOption
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.kernel import BadRuleset, Ruleset
from ostrog.testing.random_play.playthroughs import playthrough as tell

MOST_LINES = 40
"""Largest number of lines of a difference that are printed."""


def playthrough(
    game: GameArgument,
    *,
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    seed: SeedOption = 0,
    decisions: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N decisions.")
    ] = None,
    ruleset: Annotated[
        str | None,
        typer.Option(metavar="FILE#NAME", help="Play by a ruleset of a TOML file of rulesets."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write to a file instead of the screen.")
    ] = None,
    check: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Compare with a file; exit with 1 and show where it differs."
        ),
    ] = None,
) -> None:
    """Play a game at random and print every observer's view after every choice.

    Keep the text beside the tests: any change of a view, an option or an event shows in a diff.
    """
    found = find_game(game)
    try:
        lines = list(
            tell(
                found,
                scenario or found.scenarios[0].name,
                tuple(expansion or ()),
                seed,
                decisions,
                ruleset=_ruleset(ruleset) if ruleset else None,
            )
        )
    except (LookupError, BadRuleset) as error:
        raise UsageTrouble(f"This game cannot be set up: {error.args[0]}.") from error
    if out is not None:
        out.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if check is not None:
        _compare(check, lines)
    elif out is None:
        for line in lines:
            print(line)


def _ruleset(text: str) -> Ruleset:
    file, _, name = text.partition("#")
    try:
        rulesets: dict[str, Ruleset] = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise UsageTrouble(f"Cannot read {file}: {error}.") from error
    if name not in rulesets:
        raise UsageTrouble(f"{file} has no ruleset {name!r}.")
    return rulesets[name]


def _compare(file: Path, lines: list[str]) -> None:
    try:
        golden = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageTrouble(f"Cannot read {file}: {error}.") from error
    diff = unified_diff(golden, lines, str(file), "now", n=2, lineterm="")
    shown = list(islice(diff, MOST_LINES + 1))
    for line in shown[:MOST_LINES]:
        print(line)
    if len(shown) > MOST_LINES:
        print("...")
    if shown:
        console(stderr=True).print(
            "The game is told otherwise now. If that is meant, write the file again with --out."
        )
        raise typer.Exit(1)
