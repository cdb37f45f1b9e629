"""What an operator sets, from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

PREFIX = "OSTROG_"


class Settings(msgspec.Struct, frozen=True):
    """Where the server finds its database and the client, and how it may be reached."""

    database: str = "postgresql+asyncpg://postgres@127.0.0.1:5432/ostrog"
    """OSTROG_DATABASE"""
    host: str = "127.0.0.1"
    """OSTROG_HOST"""
    port: int = 8000
    """OSTROG_PORT"""
    client: str = str(Path("web") / "dist")
    """OSTROG_CLIENT: the folder of the built client; nothing is served if it does not exist."""
    secure_cookies: bool = False
    """OSTROG_SECURE_COOKIES: set where people come over HTTPS."""
    nats: str = ""
    """OSTROG_NATS: where several processes hear of each other; empty if there is only one."""
    worker: Literal["inside", "apart"] = "inside"
    """OSTROG_WORKER: whether the server does the jobs itself, or `ostrog worker` does."""
    bot_processes: Annotated[int, msgspec.Meta(ge=1)] = 1
    """OSTROG_BOT_PROCESSES: so many bots think at the same time, each with a core of its own."""
    origins: str = ""
    """OSTROG_ORIGINS: other sites whose pages may call this server, separated by commas."""
    proxies: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    """OSTROG_PROXIES: so many proxies stand before the server, each adding to X-Forwarded-For."""
    metrics: bool = False
    """OSTROG_METRICS: whether /metrics is there."""
    most_requests: Annotated[int, msgspec.Meta(ge=1)] = 300
    """OSTROG_MOST_REQUESTS: so many a person makes in a minute."""
    most_messages: Annotated[int, msgspec.Meta(ge=1)] = 1_200
    """OSTROG_MOST_MESSAGES: so many a person sends over sockets in a minute."""
    most_matches: Annotated[int, msgspec.Meta(ge=1)] = 60
    """OSTROG_MOST_MATCHES: so many a person opens in an hour."""
    most_guests: Annotated[int, msgspec.Meta(ge=1)] = 200
    """OSTROG_MOST_GUESTS: so many become guests from one address in an hour."""
    most_attempts: Annotated[int, msgspec.Meta(ge=1)] = 60
    """OSTROG_MOST_ATTEMPTS: so often passwords are tried from one address in an hour."""
    most_guesses: Annotated[int, msgspec.Meta(ge=1)] = 30
    """OSTROG_MOST_GUESSES: so often the password of one account is tried in an hour."""
    public_url: str = "http://127.0.0.1:8000"
    """OSTROG_PUBLIC_URL: where people reach the server; the links of mails begin with it."""
    smtp_host: str = ""
    """OSTROG_SMTP_HOST: the mail server; without one no mail is sent, and no address verified."""
    smtp_port: int = 587
    """OSTROG_SMTP_PORT: 465 speaks TLS from the start, others are asked for it."""
    smtp_user: str = ""
    """OSTROG_SMTP_USER: who the mail server knows us as; empty if it does not ask."""
    smtp_password: str = ""
    """OSTROG_SMTP_PASSWORD"""
    smtp_tls: bool = True
    """OSTROG_SMTP_TLS: whether mail is handed over only through TLS."""
    mail_from: str = "Ostrog <ostrog@localhost>"
    """OSTROG_MAIL_FROM: the sender of mails, as `Name <address>`."""


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment names; a value of the wrong type is refused."""
    given = {
        field.name: environment[f"{PREFIX}{field.name.upper()}"]
        for field in msgspec.structs.fields(Settings)
        if f"{PREFIX}{field.name.upper()}" in environment
    }
    return msgspec.convert(given, Settings, strict=False)
