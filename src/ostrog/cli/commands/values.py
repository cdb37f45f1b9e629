"""`ostrog values`: the values of a game that no source confirms, and files with others."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.cells import cell_len

from ostrog.cli.commands.games import find_game
from ostrog.cli.terminal.messages import (
    LanguageOption,
    UsageTrouble,
    console,
    say,
    speak,
    words,
)
from ostrog.cli.terminal.value_files import name_of, read_values, refusals, write_values
from ostrog.kernel import BadRuleset, Game, Ruleset, State
from ostrog.table import HouseValue, ValueList, value_list
from ostrog.words import Words


def values(
    game: Annotated[str, typer.Argument(help=say("help-game"), show_default=False)],
    *,
    expansion: Annotated[
        list[str] | None, typer.Option("--expansion", help=say("help-expansion"))
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", help=say("help-values-out"), show_default=False)
    ] = None,
    check: Annotated[
        Path | None, typer.Option("--check", help=say("help-values-check"), show_default=False)
    ] = None,
    language: LanguageOption = None,
) -> None:
    """List the house values of a game; the help text is the message `help-values`."""
    speak(language)
    if out is not None and check is not None:
        raise UsageTrouble(say("values-one-question"))
    found = find_game(game)
    expansions = tuple(expansion or ())
    known = {each.name for each in found.expansions}
    for name in expansions:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise UsageTrouble(
                say(
                    "no-such-expansion",
                    game=found.name,
                    name=name,
                    count=len(known),
                    expansions=listed,
                )
            )
    listed_values = value_list(found, expansions)
    spoken = words(found.compose(expansions).words)
    if not listed_values.values:
        console().print(say("values-none", game=found.name))
    elif out is not None:
        write_values(out, found, listed_values.values)
        console().print(say("values-written", file=str(out), count=len(listed_values.values)))
    elif check is not None:
        _check(check, found, expansions, listed_values, spoken)
    else:
        _list(listed_values, spoken)


def _list(known: ValueList, spoken: Words) -> None:
    """Print all values under their headings, then the texts that some of them can be."""
    for group, members in groupby(known.values, key=lambda each: each.group):
        rows = list[tuple[str, ...]]()
        for of, fields in groupby(members, key=lambda each: each.of):
            if of:
                rows.append((spoken.say(of),))
            for each in fields:
                name = ("  " if of else "") + spoken.say(each.label)
                rows.append((name, shown(each.value), bounds(each), each.path))
        _print(spoken.say(group) if group else "", rows)
    for name, choices in known.choices.items():
        texts = [(shown(choice.value), spoken.say(choice.label)) for choice in choices]
        _print(say("values-list", name=name), texts)


def _print(heading: str, rows: Sequence[tuple[str, ...]]) -> None:
    """Print rows in columns; the terminal breaks lines that are too long."""
    whole = [row for row in rows if len(row) > 1]
    widths = [max(cell_len(row[column]) for row in whole) for column in range(len(whole[0]))]
    console().print(f"\n{heading}", style="bold")
    for row in rows:
        cells = [cell + " " * (widths[n] - cell_len(cell)) for n, cell in enumerate(row)]
        console().print("  ".join(cells).rstrip(), soft_wrap=True)


def shown(value: object) -> str:
    """Return a value as it stands in a file."""
    return json.dumps(value, ensure_ascii=False)


def bounds(value: HouseValue) -> str:
    """Return what a value can be: its bounds, or the list of its texts."""
    if value.choices:
        return value.choices
    least, most = (str(each) for each in (value.least, value.most))
    if value.least is not None and value.most is not None:
        return say("values-between", least=least, most=most)
    return "" if value.least is None else say("fault-at-least", bound=least)


def _check(
    file: Path, game: Game[State], expansions: tuple[str, ...], known: ValueList, spoken: Words
) -> None:
    """Print what differs from the game's own values, or why the file is refused."""
    try:
        ruleset = read_values(file, game, expansions)
    except BadRuleset as error:
        trouble = console(stderr=True)
        trouble.print(say("values-refused", file=str(file)), style="red")
        for line in refusals(spoken, known, error):
            trouble.print(f"  {line}", soft_wrap=True)
        raise typer.Exit(1) from error
    console().print(say("values-differ", file=str(file), count=len(ruleset)))
    for line in differences(ruleset, known, spoken):
        console().print(f"  {line}", soft_wrap=True)


def differences(ruleset: Ruleset, known: ValueList, spoken: Words) -> list[str]:
    """Return a line for each value that differs from the game's own."""
    return [
        say(
            "values-difference",
            path=each.path,
            name=name_of(spoken, each),
            value=shown(ruleset[each.path]),
            ours=shown(each.value),
        )
        for each in known.values
        if each.path in ruleset
    ]
