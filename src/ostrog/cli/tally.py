"""`ostrog tally`: plays random games and shows how often everything occurred in them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from ostrog.cli.arguments import (
    ExpansionOption,
    GameArgument,
    JsonOption,
    ScenarioOption,
    SeedOption,
)
from ostrog.cli.games import find_game, words_folders
from ostrog.cli.speaking import Trouble, console
from ostrog.kernel import BadRuleset, Game, Ruleset, State
from ostrog.testing.tallying import Tally
from ostrog.testing.tallying import tally as run
from ostrog.words import LANGUAGES
from ostrog.words.files import messages, read


def tally(
    game: GameArgument,
    *,
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to play.")] = 200,
    seed: SeedOption = 0,
    rulesets: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A TOML file of rulesets to play under, in turn."),
    ] = None,
    each: Annotated[
        list[str] | None,
        typer.Option(metavar="VERB", help="Count every option of this verb; once for each verb."),
    ] = None,
    at_least: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Exit with 1 if a decision occurs less often."),
    ] = 0,
    as_json: JsonOption = False,
) -> None:
    """Play random games that seek what was seldom tried, and count what occurred.

    Expected are all kinds of decisions that the game has words for, and all options of the verbs
    named with --each.
    """
    found = find_game(game)
    verbs = {verb.name: verb for verb in found.verbs}
    for name in each or ():
        if name not in verbs:
            raise Trouble(f"{found.name} has no verb {name!r}.")
    chosen = scenario or found.scenarios[0].name
    try:
        with Progress(transient=True, console=console(stderr=True)) as progress:
            task = progress.add_task("Playing", total=games)
            report = run(
                found,
                chosen,
                tuple(expansion or ()),
                rulesets=_rulesets(rulesets),
                games=games,
                seed=seed,
                progress=lambda done: progress.update(task, completed=done),
            )
        rules = found.compose(tuple(expansion or ()))
    except (LookupError, BadRuleset) as error:
        raise Trouble(f"This game cannot be set up: {error.args[0]}.") from error
    kinds = sorted({*report.kinds, *_kinds_with_words(found)})
    options = [o.id for name in each or () for o in rules.catalogue.options(verbs[name])]
    seldom = report.seldom(kinds, report.kinds, at_least)
    seldom += report.seldom(options, report.options, at_least)
    if as_json:
        print(json.dumps(_described(report, kinds, options, seldom)))
    else:
        _show(report, kinds, options, list(verbs), at_least)
    if seldom:
        raise typer.Exit(1)


def _rulesets(file: Path | None) -> list[Ruleset]:
    if file is None:
        return [{}]
    try:
        return list(tomllib.loads(file.read_text(encoding="utf-8")).values())
    except OSError as error:
        raise Trouble(f"Cannot read {file}: {error.strerror}.") from error
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{file} is not TOML: {error}.") from error


def _kinds_with_words(game: Game[State]) -> set[str]:
    return {
        message.id.name.removeprefix("ask-")
        for folder in words_folders(game.compose())
        for message in messages(read(folder, LANGUAGES[0]))
        if message.id.name.startswith("ask-")
    }


def _described(
    report: Tally, kinds: list[str], options: list[str], seldom: list[str]
) -> dict[str, object]:
    return {
        "games": report.games,
        "decisions": report.decisions,
        "outcomes": dict(report.outcomes),
        "kinds": {kind: report.kinds[kind] for kind in kinds},
        "options": {option: report.options[option] for option in options},
        "verbs": dict(report.verbs),
        "seldom": seldom,
    }


def _show(
    report: Tally, kinds: list[str], options: list[str], verbs: list[str], at_least: int
) -> None:
    screen = console()
    for title, names, counted in (
        ("decision", kinds, report.kinds),
        ("option", options, report.options),
        ("verb", verbs, report.verbs),
    ):
        if not names:
            continue
        table = Table(title, "times")
        for name in names:
            seldom = title != "verb" and counted[name] < at_least
            table.add_row(name, f"{counted[name]:,}", style="bold red" if seldom else "")
        screen.print(table)
    outcomes = ", ".join(f"{rule} {times}" for rule, times in sorted(report.outcomes.items()))
    screen.print(f"{report.games:,} games, {report.decisions:,} decisions; ended by: {outcomes}")
