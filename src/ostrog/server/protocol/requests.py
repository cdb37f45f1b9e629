"""What a client sends over the socket of a match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ostrog.server.protocol.bounds import Number, OptionId, Picks, RequestId, Seat
from ostrog.server.protocol.matches import Kind
from ostrog.server.protocol.presets import Preset


class Join(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Begin to listen; `seen` is how many events the client already has."""

    seen: Number = 0


class Draft(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask what can be picked after these picks; nothing is done yet."""

    seat: Seat
    at: Number
    picks: Picks


class Choose(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Answer a decision, with all picks of a composite one."""

    request: RequestId
    seat: Seat
    at: Number
    """How many entries the match has, as the client knows it."""
    picks: Annotated[list[OptionId], msgspec.Meta(min_length=1, max_length=64)]


class Undo(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Take back the seat's own last choice."""

    request: RequestId
    seat: Seat
    at: Number


class Resign(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Give up."""

    request: RequestId
    seat: Seat
    at: Number


class Propose(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Propose something, or agree to what somebody has proposed."""

    request: RequestId
    seat: Seat
    at: Number
    kind: Kind
    entry: Number = 0
    """The first entry that is taken back."""


class Decline(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Do not agree to what is proposed."""

    request: RequestId
    seat: Seat
    at: Number
    kind: Kind


class Claim(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Say what is to be done about somebody whose time has run out."""

    request: RequestId
    seat: Seat
    at: Number
    against: Seat
    wish: Literal["win", "bot", "open"]
    """Win the match, let a bot take over, or keep the place free for whoever comes."""
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """The level of the bot."""


class AnswerBeforehand(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Say how a seat answers kinds of questions, in place of what was said before."""

    request: RequestId
    seat: Seat
    answers: Annotated[list[Preset], msgspec.Meta(max_length=20)]


class Why(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask why options about a thing cannot be chosen now, after these picks."""

    seat: Seat
    ref: OptionId
    """A region, a piece, a card: whatever an option can name."""
    picks: Picks = []


class AskOdds(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Ask what a fight would be like after these picks, or as things are; nothing is done yet."""

    seat: Seat
    at: Number
    picks: Picks = []
    """The last one is only considered."""


class Say(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Say something at the table, for all to hear."""

    request: RequestId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class NoteDown(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Keep a note for oneself, in place of the one before."""

    request: RequestId
    text: Annotated[str, msgspec.Meta(max_length=4_000)]


ClientMessage = (
    Join
    | Draft
    | Choose
    | Undo
    | Why
    | AskOdds
    | Resign
    | Propose
    | Decline
    | Claim
    | Say
    | NoteDown
    | AnswerBeforehand
)
