"""Holders of the seats of a match: their names in a record, and in words."""

from __future__ import annotations

from rich.table import Table

from ostrog.cli.terminal.messages import say
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import Match, State

PERSON = "person"
"""First word of a person's name in a record."""
BOT = "bot"
"""First word of a bot's name in a record."""


def person(number: int) -> str:
    """Return the name of a person at the terminal for a record."""
    return f"{PERSON} {number}"


def bot(name: str) -> str:
    """Return the name of a bot for a record."""
    return f"{BOT} {name}"


def holder_in_words(holder: str) -> str:
    """Return a holder's name in a record as words; any other name is returned unchanged."""
    kind, _, name = holder.partition(" ")
    if kind == PERSON:
        return say("held-by-person", name=name)
    if kind == BOT:
        return say("held-by-bot", name=name)
    return holder


def render_holders(wording: Wording, match: Match[State]) -> Table:
    """Return a table of the seats and their holders, one line per seat."""
    table = Table.grid(padding=(0, 2))
    for seat in match.state.setting.scenario.seats:
        table.add_row("", wording.seat(seat), holder_in_words(match.holders[seat]))
    return table
