"""Opening and joining a match, and what anybody may know of one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ostrog.server.protocol.bounds import MatchId, RuleValue, Seat
from ostrog.server.protocol.clocks import ClockInfo, Control

Ended = Literal["won", "lost", "shared"]
Kind = Literal["take-back", "pause", "resume", "abort", "migrate"]


class SeatedBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot that takes the place of a person."""

    seat: Seat
    """One of the person's seats; the others come with it."""
    level: Annotated[str, msgspec.Meta(max_length=20)]


class OpenMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a match and take the seats of those at this screen, all of them for a hot seat."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    scenario: Annotated[str, msgspec.Meta(max_length=60)]
    seats: Annotated[list[Seat], msgspec.Meta(min_length=1, max_length=8)]
    contribution: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Random hexadecimal digits from the client, mixed into the dice."""
    ruleset: Annotated[
        dict[Annotated[str, msgspec.Meta(max_length=100)], RuleValue], msgspec.Meta(max_length=200)
    ] = {}
    """Values of the game that this match overrides, by their paths."""
    bots: Annotated[list[SeatedBot], msgspec.Meta(max_length=8)] = []
    """Those who are not people; places that nobody takes wait for friends."""
    control: Control | None = None
    """How much time people have; nothing for a match without clocks."""
    listed: bool = False
    """Whether the lobby shows it to everybody while a seat is free."""


class OpenLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a match in which one learns a game."""

    lesson: Annotated[str, msgspec.Meta(max_length=60)]


class JoinMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the place of a person who has not come yet."""

    seat: Seat
    """One of the person's seats; the others come with it."""
    contribution: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again with the same people."""

    match: MatchId
    """The match that is over."""
    contribution: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Random hexadecimal digits from the client, mixed into the dice."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a match and who holds it."""

    seat: int
    team: str
    taken: bool
    holder: str
    """The name of whoever took it; empty for those who have taken no name."""
    yours: bool
    name: str = ""
    """What the scenario calls it; empty where its number is enough."""
    bot: str = ""
    """The level of the bot that holds it; empty where people sit."""


class ProposalInfo(msgspec.Struct, frozen=True):
    """Something that is done when everybody agrees."""

    kind: str
    entry: int
    """What is taken back is this entry and all after it."""
    agreed: list[int]
    """The seats whose holders agree."""


class MatchInfo(msgspec.Struct, frozen=True):
    """A match as anybody may know it."""

    id: str
    game: str
    scenario: str
    seats: list[SeatInfo]
    begun: bool
    """A match begins when all its seats are taken."""
    over: bool
    persons: list[list[int]] = []
    """The seats that each person holds, all of them together."""
    ended: str = ""
    """Why it is over, or that it was given up by agreement."""
    paused: bool = False
    control: Control | None = None
    """How much time people have; nothing in a match without clocks."""
    clocks: list[ClockInfo] = []
    proposals: list[ProposalInfo] = []
    rematch: str = ""
    """The match in which the same people play again."""
    version: int = 0
    """Of the rules that it is played by."""
    newer: int = 0
    """The version of newer rules that everybody may agree to go over to; 0 if there are none."""
    lesson: str = ""
    """The lesson that it is, if one is."""
    asked: list[int] = []
    """The seats that are asked something; said only where somebody's matches are listed."""
    result: Ended | None = None
    """How it ended for whoever asks; said only where somebody's matches are listed."""
