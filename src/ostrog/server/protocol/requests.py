"""Messages that a client sends over the WebSocket of a match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ostrog.server.protocol.bounds import Number, OptionId, Picks, RequestId, Seat
from ostrog.server.protocol.matches import ProposalKind
from ostrog.server.protocol.presets import Preset


class Join(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Start receiving updates; `seen` is the number of events the client already has."""

    seen: Number = 0


class Draft(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask which options can be picked after these picks, without changing the match."""

    seat: Seat
    at: Number
    picks: Picks


class Choose(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Answer a decision; a composite decision is answered with all its picks."""

    request: RequestId
    seat: Seat
    at: Number
    """Number of entries in the match, as far as the client knows."""
    picks: Annotated[list[OptionId], msgspec.Meta(min_length=1, max_length=64)]


class Undo(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Take back the seat's own last choice."""

    request: RequestId
    seat: Seat
    at: Number


class Resign(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Resign from the match."""

    request: RequestId
    seat: Seat
    at: Number


class Propose(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Make a proposal, or agree to the proposal of another player."""

    request: RequestId
    seat: Seat
    at: Number
    kind: ProposalKind
    entry: Number = 0
    """The first entry to take back."""


class Decline(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Reject a proposal."""

    request: RequestId
    seat: Seat
    at: Number
    kind: ProposalKind


class Claim(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Decide what happens to a player whose time has run out."""

    request: RequestId
    seat: Seat
    at: Number
    against: Seat
    wish: Literal["win", "bot", "open"]
    """Win the match, let a bot take over, or open the seat to other players."""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """The level of the bot that takes over."""


class SetPresets(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Replace the preset answers of a seat."""

    request: RequestId
    seat: Seat
    answers: Annotated[list[Preset], msgspec.Meta(max_length=20)]


class Why(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask why options about a thing cannot be chosen now, after these picks."""

    seat: Seat
    ref: OptionId
    """A region, a piece, a card, or anything else that an option can name."""
    picks: Picks = []


class AskForecast(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask for the forecast of a fight after these picks, without changing the match."""

    seat: Seat
    at: Number
    picks: Picks = []
    """Picks already made, followed by the one under consideration."""
    before: Annotated[list[Picks], msgspec.Meta(max_length=3)] = []
    """Answers to earlier decisions that are considered as well, from the open one on."""


class AskWays(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask what can be done with a thing by several choices in a row, without changing the match."""

    seat: Seat
    at: Number
    ref: OptionId
    """A region, a piece, or anything else that an option can name."""


class SendChat(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Write a chat line to everybody at the match."""

    request: RequestId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NoteDown(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Replace the player's private note."""

    request: RequestId
    text: Annotated[str, msgspec.Meta(max_length=4_000)]


ClientMessage = (
    Join
    | Draft
    | Choose
    | Undo
    | Why
    | AskForecast
    | AskWays
    | Resign
    | Propose
    | Decline
    | Claim
    | SendChat
    | NoteDown
    | SetPresets
)
