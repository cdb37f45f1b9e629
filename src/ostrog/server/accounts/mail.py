"""Mails: made of words in the reader's language, as plain text, and handed to the mail server."""

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
"""So long the mail server may take to answer."""
TLS_FROM_THE_START = 465
"""The port at which mail servers expect TLS at once; elsewhere they are asked for it."""

Kind = Literal["verify", "reset", "already-registered", "your-turn", "time-short", "time-out"]

_log = logging.getLogger(__name__)


class Mail(msgspec.Struct, frozen=True):
    """A mail that is to go out."""

    to: str
    subject: str
    text: str
    stop: str = ""
    """The link with which its reader gets no more mail about matches."""


class NotSent(Exception):
    """The mail server did not take a mail; says nothing about whose it was."""


def enabled(settings: Settings) -> bool:
    """Whether this server sends mail."""
    return bool(settings.smtp_host)


def link(settings: Settings, page: str, token: str) -> str:
    """A link into the client; what comes after the # stays in the browser and out of logs."""
    return f"{settings.public_url.rstrip('/')}/#{page}/{token}"


def match_link(settings: Settings, match: str) -> str:
    """The link of a match."""
    return f"{settings.public_url.rstrip('/')}/m/{match}"


def compose(
    settings: Settings, kind: Kind, to: str, language: str, unsubscribe: str = "", **args: Argument
) -> Mail:
    """A mail in a language; `unsubscribe` is the token of an account that it goes to."""
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
    """A text without anything that could begin a line of its own."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def envelope(settings: Settings, mail: Mail) -> EmailMessage:
    """A mail as it goes over the wire."""
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
    """Hand a mail to the mail server."""
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
        # What the mail server says often names the address.
        raise NotSent(type(error).__name__) from None


async def try_to_send(settings: Settings, mail: Mail) -> None:
    """Send a mail that can be asked for again."""
    try:
        await send(settings, mail)
    except NotSent as error:
        _log.warning("a mail was not sent: %s", error)
