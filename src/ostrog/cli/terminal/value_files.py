"""Files with the house values of a game, as `ostrog values` and browsers write them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ostrog.cli.terminal.messages import UsageTrouble, say
from ostrog.kernel import BadRuleset, Game, Ruleset, State, ValueFault
from ostrog.table import HouseValue, ValueList, check_values, value_list
from ostrog.words import Words

MOST_BYTES = 1_000_000
"""Largest file that is read, in bytes."""


class ValueFile(msgspec.Struct, frozen=True):
    """The contents of a file: values by path, of a game in one version of its rules."""

    game: str
    version: int
    values: dict[str, bool | int | float | str | None]


def write_values(file: Path, game: Game[State], values: Sequence[HouseValue]) -> None:
    """Write values to a new file, one on each line, in their order."""
    if file.exists():
        raise UsageTrouble(say("file-exists", file=str(file)))
    if not file.parent.is_dir():
        raise UsageTrouble(say("no-such-folder", folder=str(file.parent)))
    written = {
        "game": game.name,
        "version": game.version,
        "values": {each.path: each.value for each in values},
    }
    file.write_text(json.dumps(written, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def read_values(file: Path, game: Game[State], expansions: Sequence[str] = ()) -> Ruleset:
    """Return the values of a file that differ from those of the game.

    Raises `UsageTrouble` if it is not such a file, and `BadRuleset` if a value does not fit.
    """
    try:
        if file.stat().st_size > MOST_BYTES:
            raise UsageTrouble(say("values-not-read", file=str(file)))
        read = msgspec.json.decode(file.read_bytes(), type=ValueFile)
    except (OSError, msgspec.DecodeError) as error:
        raise UsageTrouble(say("values-not-read", file=str(file))) from error
    if read.game != game.name:
        raise UsageTrouble(
            say("values-other-game", file=str(file), other=read.game, game=game.name)
        )
    known = value_list(game, expansions)
    check_values(game, read.values, expansions, known)
    ours = {each.path: each.value for each in known.values}
    return {path: value for path, value in read.values.items() if value != ours[path]}


def name_of(words: Words, value: HouseValue) -> str:
    """Return the name of a value, after the name of the thing it belongs to."""
    label = words.say(value.label)
    return f"{words.say(value.of)}: {label}" if value.of else label


def refusals(words: Words, known: ValueList, error: BadRuleset) -> Iterator[str]:
    """Yield what is wrong with a ruleset, one line for each value."""
    if not error.faults:
        yield str(error)
    named = {each.path: each for each in known.values}
    for fault in error.faults:
        value = named.get(fault.path)
        path = fault.path if value is None else f"{fault.path} ({name_of(words, value)})"
        reason = _reason(fault, known, value)
        yield f"{path}: {reason}" if path else reason


def _reason(fault: ValueFault, known: ValueList, value: HouseValue | None) -> str:
    choices = () if value is None else known.choices.get(value.choices, ())
    match fault.reason:
        case "unknown":
            return say("fault-unknown")
        case "yes-or-no":
            return say("fault-yes-or-no")
        case "number":
            return say("fault-number")
        case "text":
            return say("fault-text")
        case "form":
            return say("fault-form")
        case "at-least":
            return say("fault-at-least", bound=str(fault.bound))
        case "at-most":
            return say("fault-at-most", bound=str(fault.bound))
        case "choice":
            offered = ", ".join(f"“{choice.value}”" for choice in choices)
            return say("fault-choice", choices=offered)
        case "unfit":
            return say("fault-unfit", text=fault.text)
