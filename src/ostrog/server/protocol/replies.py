"""What the server sends over the socket of a match."""

from __future__ import annotations

from datetime import datetime

import msgspec

from ostrog.kernel.forecasts import Forecast
from ostrog.kernel.tables import Layout
from ostrog.server.protocol.matches import MatchInfo
from ostrog.server.protocol.presets import PresetsInfo
from ostrog.server.protocol.standings import DecisionInfo, Standing, Told


class TalkLine(msgspec.Struct, frozen=True):
    """Something that was said at the table."""

    number: int
    """Lines are numbered in the order in which they were said; some are not for everybody."""
    guest: str
    name: str
    """The name of whoever said it; empty for those who have taken no name."""
    seat: int | None
    """Their first seat; nothing for those who look on."""
    yours: bool
    text: str
    at: datetime


class Present(msgspec.Struct, frozen=True, tag=True):
    """Who is at the table now."""

    seats: list[int]
    """The seats whose holders are there."""
    watching: int
    """How many people look on."""


class Presets(msgspec.Struct, frozen=True, tag=True):
    """How one's seats answer beforehand, as it was set at another screen or is left after use."""

    seats: list[PresetsInfo]


class Welcome(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Join`: where the match stands, and the events the client lacks."""

    match: MatchInfo
    layout: Layout | None
    standing: Standing | None
    """Nothing, while the match has not begun."""
    events: list[Told]
    talks: bool = True
    """Whether people may talk in this game."""
    talk: list[TalkLine] = []
    """What was said last."""
    note: str = ""
    """What one has noted down for oneself."""
    present: Present | None = None
    presets: list[PresetsInfo] = []
    """How one's seats answer beforehand."""


class Update(msgspec.Struct, frozen=True, tag=True):
    """The match went on."""

    match: MatchInfo
    standing: Standing
    events: list[Told]


class Drafted(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Draft`."""

    at: int
    decision: DecisionInfo


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """A choice or undo is on disk."""

    request: str
    at: int


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done: a rule's id, and what it is about."""

    rule: str
    refs: list[str | int]


class Refused(msgspec.Struct, frozen=True, tag=True):
    """A request could not be carried out; nothing was changed."""

    request: str
    reason: Reason


class Because(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Why`: for each verb that could name the thing, why not."""

    ref: str
    reasons: list[tuple[str, Reason]]
    """Option ids with their reasons, the nearest first."""


class Odds(msgspec.Struct, frozen=True, tag=True):
    """The answer to `AskOdds`, with what was asked."""

    at: int
    seat: int
    picks: list[str]
    forecast: Forecast | None
    """Nothing, where nothing would be fought."""


class Trouble(msgspec.Struct, frozen=True, tag=True):
    """A message that made no sense; `key` says what to do, as a key of the client's words."""

    key: str


class Said(msgspec.Struct, frozen=True, tag=True):
    """What was said; lines that are known already have the same numbers."""

    lines: list[TalkLine]


class Note(msgspec.Struct, frozen=True, tag=True):
    """What one has noted down at another screen."""

    text: str


class Noted(msgspec.Struct, frozen=True, tag=True):
    """What was said or noted down is on disk."""

    request: str


ServerMessage = (
    Welcome
    | Update
    | Drafted
    | Accepted
    | Refused
    | Because
    | Odds
    | Trouble
    | Said
    | Present
    | Note
    | Noted
    | Presets
)
