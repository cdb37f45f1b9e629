"""What client and server say to each other; the client's types are generated from these."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

import msgspec

from ostrog.kernel.forecasts import Forecast
from ostrog.kernel.tables import Highlight, HouseValue, Layout, Scene
from ostrog.kernel.views import View
from ostrog.server.agreements import Kind
from ostrog.server.clocks import Control
from ostrog.server.people.messages import Ended, MatchId
from ostrog.server.presets import Preset

# Bounds: a message that exceeds one is refused before anything is done with it.

RequestId = Annotated[
    str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9-]+(?![\s\S])")
]
OptionId = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Picks = Annotated[list[OptionId], msgspec.Meta(max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
RuleValue = (
    bool
    | Annotated[int, msgspec.Meta(ge=0, le=1_000)]
    | Annotated[str, msgspec.Meta(max_length=60)]
)


# Over HTTP


class Me(msgspec.Struct, frozen=True):
    """Who a browser is."""

    guest: str
    name: str


class Rename(msgspec.Struct, frozen=True):
    """A guest takes a name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class SeatKind(msgspec.Struct, frozen=True):
    """A seat that a game offers."""

    seat: int
    team: str
    name: str = ""
    """What the scenario calls it; empty where its number is enough."""


class ScenarioKind(msgspec.Struct, frozen=True):
    """A scenario that a game offers."""

    name: str
    seats: list[SeatKind]
    persons: list[list[int]]
    """The seats that each person holds, all of them together."""


class GameKind(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    scenarios: list[ScenarioKind]
    house_values: list[HouseValue] = []
    """What no source confirms, and a match may be opened with other values of."""
    levels: list[str] = []
    """The levels of the bots that play it, the weakest first."""
    lessons: list[str] = []
    """The lessons that teach it, in their order."""


class RuleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One statement of a rulebook."""

    id: str
    text: str
    open: str = ""
    """The gap in the sources that this ruling of ours fills, if it does."""


class RuleChapter(msgspec.Struct, frozen=True):
    """What belongs together in a rulebook."""

    title: str
    rules: list[RuleInfo]


class RulebookInfo(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    version: int
    chapters: list[RuleChapter]


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


class ClockInfo(msgspec.Struct, frozen=True):
    """The time of one person, as it is when this is said."""

    seat: int
    """The first seat of the person."""
    milliseconds: int
    runs: bool
    ran_out: bool
    """Whether the others may claim the match, wait, or let somebody take over."""


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


class OpenTable(msgspec.Struct, frozen=True):
    """A match in the lobby: a seat is free."""

    id: str
    game: str
    scenario: str
    seats: list[SeatInfo]
    persons: list[list[int]]
    """The seats that each person holds, all of them together."""
    begun: bool
    """Whether somebody left, and others play on."""
    opener: str
    """The name of whoever opened it; empty for those who have taken no name."""
    opened: datetime
    control: Control | None = None
    ruleset: dict[str, bool | int | float | str | None] = {}
    """The values that differ from the game's own, by their paths."""


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invite somebody to a match in which one sits."""

    match: MatchId
    guest: UUID


class Invitation(msgspec.Struct, frozen=True):
    """A match to which one is invited."""

    match: str
    game: str
    scenario: str
    inviter: str
    """The name of whoever invites; empty for those who have taken no name."""
    seat: int | None
    """The seat that is meant for one; nothing where one may choose."""
    on: datetime
    control: Control | None = None


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again with the same people."""

    match: MatchId
    """The match that is over."""
    contribution: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Random hexadecimal digits from the client, mixed into the dice."""


# From the client, over the socket


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


# From the server, over the socket


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as a client shows it."""

    id: str
    verb: str
    refs: list[str | int]
    points_at: tuple[Highlight, ...] = ()
    closes: bool = False
    """Whether it answers the decision; others are picks."""
    final: bool | None = None
    """Whether it cannot be undone, since it rolls dice or shows something.

    That takes long to find out, so it is said in the answer to `Draft` only.
    """


class DecisionInfo(msgspec.Struct, frozen=True):
    """What a seat is asked."""

    seat: int
    kind: str
    about: list[str | int]
    options: list[OptionInfo]
    picks: list[str]
    """What has been picked so far."""
    default: list[str]
    """A sensible rest, which answers it."""
    rule: str = ""
    """The rule that says most about it, if one is named."""


class Told(msgspec.Struct, frozen=True):
    """An event with its number; the numbers are the same for everybody."""

    number: int
    kind: str
    fields: dict[str, object]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """All that one observer may know of the match now."""

    at: int
    """How many entries the match has."""
    view: View
    """Without its decisions, which are below."""
    scene: Scene | None
    decisions: list[DecisionInfo]
    undoable: list[int]
    """Seats of the observer whose last choice can be undone."""


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


class PresetsInfo(msgspec.Struct, frozen=True):
    """How a seat of one's own answers beforehand."""

    seat: int
    answers: tuple[Preset, ...]


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


# Over HTTP: a match looked back at


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How a match went, as one observer knows it."""

    match: MatchInfo
    layout: Layout | None
    events: list[Told]
    told: list[int]
    """How many events there were after so many entries: first after none, last after all."""
    observer: list[int]
    """The seats whose holder looks; none for what is public."""
    perspectives: list[list[int]]
    """The seats of each person whose eyes may be borrowed; what is public may always be seen."""


class Faces(msgspec.Struct, frozen=True, kw_only=True):
    """How often the faces of one kind of dice were rolled."""

    purpose: str
    """What was rolled for, in a word of the game's."""
    seat: int | None
    """Whose roll it was; nothing where the game does not say."""
    counts: list[int]
    """Of each face, the lowest first."""


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """Whether chance kept to what was promised before the first choice, and what it gave."""

    commitment: str
    """What was promised, in hexadecimal digits."""
    seed: str
    """What was revealed, in hexadecimal digits."""
    matches: bool
    """Whether the seed is the promised one, and every die and shuffle follows from it."""
    dice: list[Faces]


class RecordSummary(msgspec.Struct, frozen=True):
    """What a record is of, once every entry has led to the state that it says."""

    game: str
    version: int
    scenario: str
    seats: list[str]
    """Who held each seat at the beginning."""
    entries: int
    ended: str
    """Why the match ended; empty if the record breaks off."""
    ranks: list[list[str]]
    """The teams, the winners first."""
    audited: bool
    """Whether the seed explains every die and shuffle; without one they are only told."""
