"""Accounts, and how one gets into them."""

from __future__ import annotations

from typing import Annotated, Literal
from uuid import UUID

import msgspec

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
