"""Composing mails as plain text in the reader's language, and sending them over SMTP."""

from __future__ import annotations

import logging
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from functools import cache
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import aiosmtplib
import msgspec

from ostrog.server.settings import Settings
from ostrog.words import Argument, Words

OWN_WORDS = Path(__file__).parent / "words"
SECONDS = 20
"""Timeout of the mail server in seconds."""
TLS_FROM_THE_START = 465
"""The port on which TLS starts with the connection; on other ports STARTTLS is used."""

MailKind = Literal["verify", "reset", "already-registered", "your-turn", "time-short", "time-out"]

_log = logging.getLogger(__name__)


class Mail(msgspec.Struct, frozen=True):
    """A mail to be sent."""

    to: str
    subject: str
    text: str
    stop: str = ""
    """The link that stops mail about matches; empty if there is none."""


class NotSent(Exception):
    """The mail server did not accept a mail; the message must not contain the address."""


def enabled(settings: Settings) -> bool:
    """Whether this server sends mail."""
    return bool(settings.smtp_host)


def link(settings: Settings, page: str, token: str) -> str:
    """Return a link to a page of the client; the part after the # does not reach server logs."""
    return f"{settings.public_url.rstrip('/')}/#{page}/{token}"


def match_link(settings: Settings, match: str) -> str:
    """Return the link to a match."""
    return f"{settings.public_url.rstrip('/')}/m/{match}"


def compose(
    settings: Settings,
    kind: MailKind,
    to: str,
    language: str,
    unsubscribe: str = "",
    **args: Argument,
) -> Mail:
    """Compose a mail in a language; `unsubscribe` is the token of the receiving account."""
    words = _words(language)
    safe = {
        name: one_line(value) if isinstance(value, str) else value for name, value in args.items()
    }
    host = urlsplit(settings.public_url).netloc
    text = words.say(f"mail-{kind}", **safe, host=host)
    stop = link(settings, "unsubscribe", unsubscribe) if unsubscribe else ""
    if stop:
        text += "\n\n-- \n" + words.say("mail-stop", link=stop)
    return Mail(to, words.say(f"mail-{kind}-subject", **safe, host=host), text + "\n", stop)


@cache
def _words(language: str) -> Words:
    return Words([language], [OWN_WORDS])


def one_line(text: str) -> str:
    """Return a text as one line, without line breaks and control characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def envelope(settings: Settings, mail: Mail) -> EmailMessage:
    """Return the message with headers that is sent to the mail server."""
    message = EmailMessage(policy=SMTP)
    name, sender = parseaddr(settings.mail_from)
    message["From"] = Address(name, addr_spec=sender)
    message["To"] = Address(addr_spec=mail.to)
    message["Subject"] = mail.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if mail.stop:
        message["List-Unsubscribe"] = f"<{mail.stop}>"
    message.set_content(mail.text)
    return message


async def send(settings: Settings, mail: Mail) -> None:
    """Send a mail; raises `NotSent` if the mail server fails."""
    from_the_start = settings.smtp_tls and settings.smtp_port == TLS_FROM_THE_START
    try:
        await aiosmtplib.send(
            envelope(settings, mail),
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=from_the_start,
            start_tls=settings.smtp_tls and not from_the_start,
            local_hostname=urlsplit(settings.public_url).hostname,
            timeout=SECONDS,
        )
    except (aiosmtplib.SMTPException, OSError, ValueError) as error:
        # The answer of the mail server often contains the address, so it is not passed on.
        raise NotSent(type(error).__name__) from None


async def try_to_send(settings: Settings, mail: Mail) -> None:
    """Send a mail, and only log a failure, since the user can request the mail again."""
    try:
        await send(settings, mail)
    except NotSent as error:
        _log.warning("a mail was not sent: %s", error)
