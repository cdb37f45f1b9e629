"""Messages about opening and joining matches, and the public information about a match."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

import msgspec

from ostrog.kernel import ValueFault
from ostrog.server.protocol.bounds import MatchId, RuleValue, Seat
from ostrog.server.protocol.clocks import ClockInfo, Control

Ended = Literal["won", "lost", "shared"]
ProposalKind = Literal["take-back", "pause", "resume", "abort", "migrate"]


class SeatedBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that plays in place of a person."""

    seat: Seat
    """One of the seats to take; the other seats of the same player are taken with it."""
    level: Annotated[str, msgspec.Meta(max_length=20)]


class OpenMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a match and take seats in it; all seats for players sharing a screen."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    scenario: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=8)]
    contribution: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Random hexadecimal digits from the client, mixed into the match's randomness."""
    ruleset: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=100)], RuleValue],
        msgspec.Meta(max_length=1_000),
    ] = {}
    """Values of the game that this match overrides, by path."""
    expansions: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=20)
    ] = []
    """Names of the expansions with which the match is played."""
    bots: Annotated[list[SeatedBot], msgspec.Meta(max_length=8)] = []
    """Bots that take part; seats that nobody takes stay free for other players."""
    control: Control | None = None
    """The time control; None for a match without clocks."""
    listed: bool = False
    """Whether the lobby shows the match to everybody while a seat is free."""


class OpenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to open a match that teaches a game."""

    lesson: Annotated[str, msgspec.Meta(max_length=60)]


class JoinMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to take free seats in a match."""

    seat: Seat
    """One of the seats to take; the other seats of the same player are taken with it."""
    contribution: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to play again with the same players."""

    match: MatchId
    """The finished match to be repeated."""
    contribution: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Random hexadecimal digits from the client, mixed into the match's randomness."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a match and its holder."""

    seat: int
    team: str
    taken: bool
    holder: str
    """The name of the player who holds the seat; empty for a player without a name."""
    yours: bool
    name: str = ""
    """The scenario's name for the seat; empty where the number is enough."""
    bot: str = ""
    """The level of the bot that holds the seat; empty if no bot does."""


class ProposalInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A proposal that is carried out when all players agree."""

    kind: str
    entry: int
    """The first entry to take back; all entries after it are taken back too."""
    agreed: list[int]
    """The seats whose holders have agreed."""
    since: int | None = None
    """Number of the first event that would be taken back, if it is known."""


class MatchInfo(msgspec.Struct, frozen=True):
    """The public information about a match."""

    id: str
    game: str
    scenario: str
    seats: list[SeatInfo]
    begun: bool
    """Whether the match has begun, which happens when all its seats are taken."""
    over: bool
    persons: list[list[int]] = []
    """For each player, the seats that this player holds together."""
    ended: str = ""
    """The reason why the match ended; empty while it goes on."""
    paused: bool = False
    pause_ends: datetime | None = None
    """From then on, one person alone may end the pause; None if the match is not paused."""
    control: Control | None = None
    """The time control; None for a match without clocks."""
    clocks: list[ClockInfo] = []
    proposals: list[ProposalInfo] = []
    rematch: str = ""
    """The id of the match in which the same players play again; empty if there is none."""
    version: int = 0
    """The version of the rules by which the match is played."""
    newer: int = 0
    """The newer version of the rules to which the players may agree to change; 0 if none."""
    lesson: str = ""
    """The name of the lesson; empty if the match is not a lesson."""
    pending: list[int] = []
    """The seats that have a decision to make; filled only in a player's list of matches."""
    result: Ended | None = None
    """How the match ended for the requesting player; filled only in a player's list of matches."""
    expansions: list[str] = []
    """Names of the expansions with which the match is played."""
    changed: int = 0
    """How many values differ from the game's own."""


class MatchValues(msgspec.Struct, frozen=True):
    """The values of a match that differ from the game's own, by path."""

    ruleset: dict[str, bool | int | float | str | None]


class RefusedValues(msgspec.Struct, frozen=True):
    """The answer to a request for a match with values that do not fit."""

    detail: Literal["unfit-values"]
    extra: list[ValueFault]
    """What is wrong, value by value; only the first faults of many."""
