"""Inputs: parses the lines that a player types at the terminal into commands."""

from __future__ import annotations

import re

import msgspec


class PickInput(msgspec.Struct, frozen=True):
    """Choose the options with these numbers."""

    numbers: tuple[int, ...]
    """Numbers of options as shown, counted from 1."""


class Accept(msgspec.Struct, frozen=True):
    """Take the default of a composite decision."""


class WhyNot(msgspec.Struct, frozen=True):
    """Ask why an option is not allowed."""

    about: str
    """Id of the option or the beginning of it; empty to list all verbs."""


class WhatIs(msgspec.Struct, frozen=True):
    """Ask about the offered options from one number to another."""

    first: int
    last: int
    """Number of the last option, inclusive."""


class TakeBack(msgspec.Struct, frozen=True):
    """Remove the last pick of a draft, or undo the last choice."""


class Switch(msgspec.Struct, frozen=True):
    """Continue in another language."""

    language: str
    """Code of the language, such as `pl`."""


class Help(msgspec.Struct, frozen=True):
    """Show what can be typed."""


class ShowAgain(msgspec.Struct, frozen=True):
    """Show the whole table again."""


class Quit(msgspec.Struct, frozen=True):
    """Leave the game."""


class Unclear(msgspec.Struct, frozen=True):
    """A line that is not understood."""

    text: str
    """The line as typed."""


Input = PickInput | Accept | WhyNot | WhatIs | TakeBack | Switch | Help | ShowAgain | Quit | Unclear
"""A line that a player typed, parsed."""

_LETTERS: dict[str, Input] = {
    "": ShowAgain(),
    "d": Accept(),
    "h": Help(),
    "q": Quit(),
    "u": TakeBack(),
}


def understand(line: str) -> Input:
    """Parse a line that a player typed."""
    text = line.strip()
    if text.lower() in _LETTERS:
        return _LETTERS[text.lower()]
    if text.startswith("?"):
        return _question(text[1:].strip())
    letter, _, rest = text.partition(" ")
    if letter.lower() == "l":
        return Switch(rest.strip().lower())
    if re.fullmatch(r"\d+(\s+\d+)*", text, re.ASCII):
        return PickInput(tuple(int(number) for number in text.split()))
    return Unclear(text)


def _question(about: str) -> Input:
    numbers = re.fullmatch(r"(\d+)(?:\s*-\s*(\d+))?", about, re.ASCII)
    if numbers is None:
        return WhyNot(about)
    first = int(numbers[1])
    return WhatIs(first, int(numbers[2] or first))
