"""Summaries: a game explained on two pages, with pictures, as data that any client can draw.

A summary repeats nothing that the game has as data: numbers are arguments of its texts, values are
those of the match, and every row names the rules that it sums up.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ostrog.table.marks import NOBODY, Mark


class Sign(msgspec.Struct, frozen=True, omit_defaults=True):
    """A picture beside a row; a skin finds the icon by its form and name."""

    form: str
    """Form of the thing, such as `unit`, `die`, `figure` or `mark`."""
    name: str
    owner: int = NOBODY
    """The seat in whose colour it is drawn."""


class SummaryRow(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One thing and what it does."""

    title: str
    """Key of the name of the thing, or of the step."""
    text: str = ""
    """Key of the message that explains it."""
    signs: tuple[Sign, ...] = ()
    values: tuple[Mark, ...] = ()
    """Numbers and signs of the thing, as on its card."""
    numbers: dict[str, int] = {}
    """Arguments of title and text."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that the row sums up."""


class SummarySection(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Rows under a heading."""

    id: str
    title: str
    kind: Literal["steps", "table", "tiles"]
    """`steps` follow each other, a `table` explains sign by sign, `tiles` stand side by side."""
    rows: tuple[SummaryRow, ...]
    in_key: bool = False
    """Whether the section belongs into the key of the board as well."""


class SummaryPage(msgspec.Struct, frozen=True):
    """One printed page."""

    title: str
    sections: tuple[SummarySection, ...]


def summary_row(
    prefix: str,
    name: str,
    *rules: str,
    sign: Sign | tuple[Sign, ...] = (),
    title: str = "",
    values: tuple[Mark, ...] = (),
    **numbers: int,
) -> SummaryRow:
    """Return a row whose messages are named after it, with numbers of rules under a prefix."""
    return SummaryRow(
        title=title or f"summary-{name}",
        text=f"summary-{name}-text",
        signs=(sign,) if isinstance(sign, Sign) else sign,
        values=values,
        numbers=numbers,
        rules=tuple(f"{prefix}-{rule}" for rule in rules),
    )
