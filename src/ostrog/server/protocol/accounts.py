"""Messages about accounts: registration, login, passwords and mail preferences."""

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
"""A password that is only compared with the stored one."""
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"\S")]
Language = Literal["en", "pl", "ru"]
MailWish = Literal["never", "daily", "turn"]
"""How often a player gets mail about their turns."""
LinkToken = Annotated[
    str, msgspec.Meta(min_length=20, max_length=100, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")
]


class SignUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of a guest to create an account."""

    email: Email
    password: NewPassword
    name: Name
    language: Language


class SignedUp(msgspec.Struct, frozen=True):
    """The answer to `SignUp`."""

    verify: bool
    """Whether the account exists only after a link sent by mail is opened.

    A server that sends no mail creates the account at once.
    """


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to log in to an account."""

    email: Email
    password: Password


class OpenedLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link in a mail, sent when the link is opened."""

    token: LinkToken


class ChangePassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to replace the old password with a new one."""

    old: Password
    new: NewPassword


class ForgotPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a mail with a link that allows setting a new password."""

    email: Email


class ResetPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to set a new password, with the token from the mail."""

    token: LinkToken
    password: NewPassword


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The language of mail to a player, and how often it is sent."""

    language: Language
    mail: MailWish


class DeleteAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to delete the account, confirmed with its password."""

    password: Password


class OwnAccount(msgspec.Struct, frozen=True):
    """A player's account, as only that player may see it."""

    guest: UUID
    name: str
    email: str
    """Empty for a guest without an account."""
    verified: bool
    language: Language
    mail: MailWish
    waiting: str
    """The address that still has to be verified by its link; empty if there is none."""
    mails: bool
    """Whether this server sends mail at all."""
