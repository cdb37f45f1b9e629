"""`ostrog tally`: plays random games and prints how often everything occurred in them."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from ostrog.cli.commands.games import find_game
from ostrog.cli.terminal.arguments import ExpansionOption, GameArgument, JsonOption, SeedOption
from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.kernel import BadRuleset, Ref, Rules, Ruleset, Verb
from ostrog.testing.random_play.kept_tallies import OtherGame, PlayedRun, keep
from ostrog.testing.random_play.tallies import RunTally
from ostrog.testing.random_play.tallies import tally as run
from ostrog.words import LANGUAGES
from ostrog.words.files import messages, read


def tally(
    game: GameArgument,
    *,
    scenario: Annotated[
        list[str] | None,
        typer.Option(help="A scenario, all of them in turn if not given; may be repeated."),
    ] = None,
    expansion: ExpansionOption = None,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games to play.")] = 200,
    seed: SeedOption = 0,
    rulesets: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A TOML file of rulesets to play under, in turn."),
    ] = None,
    each: Annotated[
        list[str] | None,
        typer.Option(
            metavar="VERB[.ROLE][:REF]",
            help="Count every option of this verb, all that its role can be, or one of these;"
            " may be repeated.",
        ),
    ] = None,
    by_verb: Annotated[
        bool,
        typer.Option(help="In half of the games, choose a verb first and then one of its options."),
    ] = False,
    all_verbs: Annotated[
        bool, typer.Option(help="Expect every verb of the game, not only show them.")
    ] = False,
    ending: Annotated[
        list[str] | None,
        typer.Option(metavar="RULE", help="Expect games that end by this rule; may be repeated."),
    ] = None,
    at_least: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Exit with 1 if a decision occurs less often."),
    ] = 0,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Keep the counts here, and judge the sum of all runs that are kept. A run that"
            " is kept already is not played again.",
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play random games that seek what was seldom tried, and count what occurred.

    Expected are all kinds of decisions that the game has words for, what the game itself waits for
    (counted by games), what is named with --each, and with --all-verbs and --ending all verbs and
    these endings.
    """
    found = find_game(game)
    more = [each.verbs for each in found.expansions if each.name in (expansion or ())]
    verbs = {verb.name: verb for every in (found.verbs, *more) for verb in every}
    for name in each or ():
        verb, _, role = name.partition(":")[0].partition(".")
        if verb not in verbs or (role and role not in verbs[verb].roles):
            raise UsageTrouble(f"{found.name} has no verb {name!r}.")
    chosen = scenario or [each.name for each in found.scenarios]
    try:
        rules = found.compose(tuple(expansion or ()))
        chosen_rulesets = _rulesets(rulesets)

        def play() -> RunTally:
            with Progress(transient=True, console=console(stderr=True)) as progress:
                task = progress.add_task("Playing", total=games)
                return run(
                    found,
                    chosen,
                    tuple(expansion or ()),
                    rulesets=chosen_rulesets,
                    games=games,
                    seed=seed,
                    by_verb=by_verb,
                    progress=lambda done: progress.update(task, completed=done),
                )

        played = PlayedRun(
            game=found.name,
            scenarios=tuple(chosen),
            expansions=tuple(expansion or ()),
            rulesets="" if rulesets is None else rulesets.read_text(encoding="utf-8"),
            games=games,
            seed=seed,
            by_verb=by_verb,
        )
        report = play() if results is None else keep(results, played, play)
    except OtherGame as error:
        raise UsageTrouble(f"{results} keeps the counts of {error.args[0]}.") from error
    except (LookupError, BadRuleset) as error:
        raise UsageTrouble(f"This game cannot be set up: {error.args[0]}.") from error
    kinds = sorted({*report.kinds, *_kinds_with_words(rules)})
    options = [label for name in each or () for label in _counted(report, rules, verbs, name)]
    seldom = report.seldom(kinds, report.kinds, at_least)
    seldom += report.seldom(options, report.options, at_least)
    seldom += report.seldom(ending or (), report.outcomes, at_least)
    occurrences = rules.game.occurrences
    awaited = occurrences.expected if occurrences is not None else ()
    seldom += report.seldom(awaited, report.occurrences, at_least)
    if all_verbs:
        seldom += report.seldom(list(verbs), report.verbs, at_least)
    if as_json:
        print(json.dumps(_described(report, kinds, options, seldom)))
    else:
        tables = (
            ("decision", kinds, report.kinds),
            ("option", options, report.options),
            ("verb", list(verbs), report.verbs),
            ("occurs", list(awaited), report.occurrences),
        )
        _show(report, tables, seldom)
    if seldom:
        raise typer.Exit(1)


def _counted(
    report: RunTally, rules: Rules, verbs: Mapping[str, Verb[Ref]], name: str
) -> list[str]:
    """Return the labels to expect for `VERB[.ROLE][:REF]`; options are summed up by role."""
    what, _, ref = name.partition(":")
    verb_name, _, role = what.partition(".")
    verb = verbs[verb_name]
    options = rules.catalogue.options(verb)
    if not role:
        return [name] if ref else [option.id for option in options]
    place, labels = list(verb.roles).index(role), dict[str, None]()
    for option in options:
        label = f"{what}:{option.refs[place]}"
        if name in (what, label):
            report.options[label] += report.options[option.id]
            labels[label] = None
    return list(labels)


def _rulesets(file: Path | None) -> list[Ruleset]:
    if file is None:
        return [{}]
    try:
        return list(tomllib.loads(file.read_text(encoding="utf-8")).values())
    except OSError as error:
        raise UsageTrouble(f"Cannot read {file}: {error.strerror}.") from error
    except tomllib.TOMLDecodeError as error:
        raise UsageTrouble(f"{file} is not TOML: {error}.") from error


def _kinds_with_words(rules: Rules) -> set[str]:
    return {
        message.id.name.removeprefix("ask-")
        for folder in rules.words
        for message in messages(read(folder, LANGUAGES[0]))
        if message.id.name.startswith("ask-")
    }


def _described(
    report: RunTally, kinds: list[str], options: list[str], seldom: list[str]
) -> dict[str, object]:
    return {
        "games": report.games,
        "decisions": report.decisions,
        "outcomes": dict(report.outcomes),
        "kinds": {kind: report.kinds[kind] for kind in kinds},
        "options": {option: report.options[option] for option in options},
        "verbs": dict(report.verbs),
        "occurrences": dict(report.occurrences),
        "lengths": {
            rule: [min(each), median(each), max(each)] for rule, each in report.lengths.items()
        },
        "seldom": seldom,
    }


def _show(
    report: RunTally, tables: Sequence[tuple[str, list[str], Counter[str]]], seldom: list[str]
) -> None:
    screen = console()
    for title, names, counted in tables:
        if not names:
            continue
        table = Table(title, "times")
        for name in names:
            style = "bold red" if name in seldom else ""
            table.add_row(name, f"{counted[name]:,}", style=style)
        screen.print(table)
    table = Table("ended by", "games", "shortest", "median", "longest decisions")
    for rule, lengths in sorted(report.lengths.items()):
        shape = (min(lengths), round(median(lengths)), max(lengths))
        style = "bold red" if rule in seldom else ""
        table.add_row(rule, f"{len(lengths):,}", *(f"{n:,}" for n in shape), style=style)
    screen.print(table)
    outcomes = ", ".join(f"{rule} {times}" for rule, times in sorted(report.outcomes.items()))
    screen.print(f"{report.games:,} games, {report.decisions:,} decisions; ended by: {outcomes}")
