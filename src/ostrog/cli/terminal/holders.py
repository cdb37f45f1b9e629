"""Holders of the seats of a match: their names in a record, and in words."""

from __future__ import annotations

import uuid

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
    """Return a table of the seats and their holders, one line per seat.

    A server knows people by ids, which nobody can read; they are guests with numbers here.
    """
    table = Table.grid(padding=(0, 2))
    guests = [holder for holder in dict.fromkeys(match.holders) if _is_id(holder)]
    for seat in match.state.setting.scenario.seats:
        holder = match.holders[seat]
        if holder in guests:
            named = say("held-by-guest", number=guests.index(holder) + 1)
        else:
            named = holder_in_words(holder)
        table.add_row("", wording.seat(seat), named)
    return table


def _is_id(holder: str) -> bool:
    try:
        return str(uuid.UUID(holder)) == holder
    except ValueError:
        return False
