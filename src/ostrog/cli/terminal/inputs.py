"""What a person at the terminal types, as typed commands."""

from __future__ import annotations

import re

import msgspec


class PickInput(msgspec.Struct, frozen=True):
    """Choose the options with these numbers."""

    numbers: tuple[int, ...]


class Accept(msgspec.Struct, frozen=True):
    """Take the default of a composite decision."""


class WhyNot(msgspec.Struct, frozen=True):
    """Ask about an option by its id, or the beginning of it; about all actions if it is empty."""

    about: str


class WhatIs(msgspec.Struct, frozen=True):
    """Ask about the options with these numbers."""

    first: int
    last: int


class TakeBack(msgspec.Struct, frozen=True):
    """Undo."""


class Switch(msgspec.Struct, frozen=True):
    """Go on in another language."""

    language: str


class Help(msgspec.Struct, frozen=True):
    """Say what can be typed."""


class ShowAgain(msgspec.Struct, frozen=True):
    """Show the table again."""


class Quit(msgspec.Struct, frozen=True):
    """Leave the game."""


class Unclear(msgspec.Struct, frozen=True):
    """Nothing that is understood."""

    text: str


Input = PickInput | Accept | WhyNot | WhatIs | TakeBack | Switch | Help | ShowAgain | Quit | Unclear

_LETTERS: dict[str, Input] = {
    "": ShowAgain(),
    "d": Accept(),
    "h": Help(),
    "q": Quit(),
    "u": TakeBack(),
}


def understand(line: str) -> Input:
    """Read a line."""
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
