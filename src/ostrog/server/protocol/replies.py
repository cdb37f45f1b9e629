"""Messages that the server sends over the WebSocket of a match."""

from __future__ import annotations

from datetime import datetime

import msgspec

from ostrog.server.protocol.matches import MatchInfo
from ostrog.server.protocol.presets import PresetsInfo
from ostrog.server.protocol.standings import DecisionInfo, EventInfo, OptionInfo, Standing
from ostrog.table import Forecast, Layout


class ChatLine(msgspec.Struct, frozen=True):
    """A chat line of a match."""

    number: int
    """Number of the line in order of time; some lines are not shown to everybody."""
    guest: str
    name: str
    """The name of the author; empty for an author without a name."""
    seat: int | None
    """The first seat of the author; None for a spectator."""
    yours: bool
    text: str
    on: datetime


class Present(msgspec.Struct, frozen=True, tag=True):
    """The players and spectators who are connected now."""

    seats: list[int]
    """The seats whose holders are connected."""
    spectators: int
    """Number of spectators."""


class Presets(msgspec.Struct, frozen=True, tag=True):
    """The preset answers of the client's seats, after use or a change from another client."""

    seats: list[PresetsInfo]


class Welcome(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Join`: the current state of the match, and the events the client lacks."""

    match: MatchInfo
    layout: Layout | None
    standing: Standing | None
    """None while the match has not begun."""
    events: list[EventInfo]
    has_chat: bool = True
    """Whether this game allows chat."""
    chat: list[ChatLine] = []
    """The latest chat lines."""
    note: str = ""
    """The player's private note."""
    present: Present | None = None
    presets: list[PresetsInfo] = []
    """The preset answers of the client's seats."""


class Update(msgspec.Struct, frozen=True, tag=True):
    """The new state of a match that has changed, with the new events."""

    match: MatchInfo
    standing: Standing
    events: list[EventInfo]


class Drafted(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Draft`: the decision after the picks."""

    at: int
    decision: DecisionInfo


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """Confirmation that a request, such as a choice or an undo, is stored."""

    request: str
    at: int


class RefusalInfo(msgspec.Struct, frozen=True):
    """A refusal as it is sent: the id of a rule, and the things concerned."""

    rule: str
    refs: list[str | int]


class Refused(msgspec.Struct, frozen=True, tag=True):
    """Refusal of a request; nothing was changed."""

    request: str
    refusal: RefusalInfo


class Refusals(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Why`: for each verb that could name the thing, its refusal."""

    ref: str
    refusals: list[tuple[str, RefusalInfo]]
    """Option ids with their refusals; verbs of the current decision come first."""


class ForecastInfo(msgspec.Struct, frozen=True, tag=True):
    """The answer to `AskForecast`, with the fields of the request."""

    at: int
    seat: int
    picks: list[str]
    forecast: Forecast | None
    """None if there would be no fight."""
    before: list[list[str]] = []


class WayInfo(msgspec.Struct, frozen=True):
    """Answers in a row that begin with a thing and lead to a goal."""

    answers: list[list[str]]
    """The picks of each decision in turn, from the open one on."""
    goal: OptionInfo
    """The last pick, with what it points at."""


class Ways(msgspec.Struct, frozen=True, tag=True):
    """The answer to `AskWays`, with the fields of the request."""

    at: int
    seat: int
    ref: str
    ways: list[WayInfo]


class Trouble(msgspec.Struct, frozen=True, tag=True):
    """Answer to an invalid message; `key` is the client's message key that says what to do."""

    key: str


class ChatLines(msgspec.Struct, frozen=True, tag=True):
    """New or repeated chat lines; a repeated line has the same number as before."""

    lines: list[ChatLine]


class Note(msgspec.Struct, frozen=True, tag=True):
    """The player's private note, after a change from another client."""

    text: str


class Noted(msgspec.Struct, frozen=True, tag=True):
    """Confirmation that a chat line or a note is stored."""

    request: str


ServerMessage = (
    Welcome
    | Update
    | Drafted
    | Accepted
    | Refused
    | Refusals
    | ForecastInfo
    | Ways
    | Trouble
    | ChatLines
    | Present
    | Note
    | Noted
    | Presets
)
