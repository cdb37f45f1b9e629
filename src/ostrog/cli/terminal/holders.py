"""Who holds the seats of a match: as its record names them, and in words."""

from __future__ import annotations

from rich.table import Table

from ostrog.cli.terminal.messages import say
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import Match, State

PERSON = "person"
BOT = "bot"


def person(number: int) -> str:
    """A person at the screen, as a record names one."""
    return f"{PERSON} {number}"


def bot(name: str) -> str:
    """A bot, as a record names one."""
    return f"{BOT} {name}"


def holder_in_words(holder: str) -> str:
    """A holder that a record names; one it names otherwise stays as it is."""
    kind, _, name = holder.partition(" ")
    if kind == PERSON:
        return say("held-by-person", name=name)
    if kind == BOT:
        return say("held-by-bot", name=name)
    return holder


def render_holders(wording: Wording, match: Match[State]) -> Table:
    """Who plays what, a line for each seat."""
    table = Table.grid(padding=(0, 2))
    for seat in match.state.setting.scenario.seats:
        table.add_row("", wording.seat(seat), holder_in_words(match.holders[seat]))
    return table
