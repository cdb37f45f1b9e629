"""What client and server say to each other about people; the client's types come from these."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

import msgspec

from ostrog.server.presets import Preset

# Bounds: a message that exceeds one is refused before anything is done with it.

_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"

Email = Annotated[
    str,
    msgspec.Meta(
        max_length=254, pattern=rf"^{_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})+(?![\s\S])"
    ),
]
NewPassword = Annotated[str, msgspec.Meta(min_length=10, max_length=200)]
Password = Annotated[str, msgspec.Meta(max_length=200)]
"""One that is only compared."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
Language = Literal["en", "pl", "ru"]
MailWish = Literal["never", "daily", "turn"]
"""How often mail comes when it is one's turn."""
LinkToken = Annotated[
    str, msgspec.Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")
]
MatchId = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")]
ReportText = Annotated[str, msgspec.Meta(min_length=1, max_length=2_000, pattern=r"\S")]
Ended = Literal["won", "lost", "shared"]


# Accounts


class SignUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest wants an account."""

    email: Email
    password: NewPassword
    name: Name
    language: Language


class SignedUp(msgspec.Struct, frozen=True):
    """What comes next."""

    verify: bool
    """Whether the account waits until a link is opened that comes by mail; without mail it is
    there at once."""


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes back to their account."""

    email: Email
    password: Password


class OpenedLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody opened the link of a mail."""

    token: LinkToken


class ChangePassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password in place of the old one."""

    old: Password
    new: NewPassword


class ForgotPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody asks for a mail that lets them set a new password."""

    email: Email


class ResetPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password, with the token of that mail."""

    token: LinkToken
    password: NewPassword


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In which language mail comes, and how often."""

    language: Language
    mail: MailWish


class DeleteAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete the account, with the password to make sure."""

    password: Password


class OwnAccount(msgspec.Struct, frozen=True):
    """One's own account; nobody else is told these things."""

    guest: UUID
    name: str
    email: str
    """Empty for a guest without an account."""
    verified: bool
    language: Language
    mail: MailWish
    waiting: str
    """The address whose link has not been opened yet; empty if none waits."""
    mails: bool
    """Whether this server sends mail at all."""


# Profiles


class Person(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    guest: UUID
    name: str
    seats: list[int]
    member: bool
    """Whether they have an account, and so a profile."""


class Tally(msgspec.Struct, frozen=True):
    """How often somebody won a game as one of its teams."""

    game: str
    team: str
    won: int
    lost: int
    shared: int


class Rating(msgspec.Struct, frozen=True):
    """Somebody's rating in a game."""

    game: str
    rating: float
    """What they are worth at least, with near certainty: it grows with every match."""
    matches: int


class Ending(msgspec.Struct, frozen=True):
    """How a match ended for somebody."""

    match: str
    game: str
    team: str
    ended: Ended
    rated: bool
    on: datetime


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of somebody."""

    guest: UUID
    name: str
    since: datetime
    tallies: list[Tally]
    ratings: list[Rating]
    last: list[Ending]


# Blocks and reports


class Blocked(msgspec.Struct, frozen=True):
    """Somebody one does not want to meet."""

    guest: UUID
    name: str


class ReportConduct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the maintainers how somebody behaved."""

    about: UUID
    text: ReportText
    match: MatchId | None = None


class ReportRuling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the maintainers that a ruling looks wrong."""

    match: MatchId
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """After how many entries."""
    text: ReportText


# One's own data


class OwnSeat(msgspec.Struct, frozen=True):
    """A match one sits in."""

    match: str
    game: str
    scenario: str
    seats: list[int]
    opened: datetime


class OwnReport(msgspec.Struct, frozen=True):
    """What one told the maintainers."""

    kind: Literal["conduct", "ruling"]
    about: UUID | None
    match: str | None
    at: int | None
    text: str
    on: datetime


class OwnLine(msgspec.Struct, frozen=True):
    """What one said at a table."""

    match: str
    text: str
    on: datetime


class OwnNote(msgspec.Struct, frozen=True):
    """What one noted down in a match."""

    match: str
    text: str


class OwnPresets(msgspec.Struct, frozen=True):
    """What one answers beforehand for a seat."""

    match: str
    seat: int
    answers: list[Preset]


class OwnInvitation(msgspec.Struct, frozen=True):
    """A match to which one was invited, or invited somebody."""

    match: str
    received: bool
    """Whether one was invited oneself."""
    declined: bool
    on: datetime


class OwnData(msgspec.Struct, frozen=True):
    """All that is stored about somebody, for themselves."""

    account: OwnAccount
    since: datetime
    """When they first came."""
    sessions: int
    """In so many browsers they are signed in."""
    matches: list[OwnSeat]
    results: list[Ending]
    ratings: list[Rating]
    blocks: list[Blocked]
    reports: list[OwnReport]
    lines: list[OwnLine]
    notes: list[OwnNote]
    presets: list[OwnPresets]
    invitations: list[OwnInvitation]
