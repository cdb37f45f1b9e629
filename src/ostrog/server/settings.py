"""Settings of the server, read from environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

PREFIX = "OSTROG_"
NOWHERE_ELSE = "http://127.0.0.1:8000"
"""Address of a server that nobody was told to reach from elsewhere."""


def built_client() -> str:
    """Return the folder of the client: the one of the installed package, or of this checkout."""
    carried = Path(__file__).with_name("client")
    checkout = Path(__file__).parents[3]
    return str(carried if carried.is_dir() else checkout / "web" / "dist")


class Settings(msgspec.Struct, frozen=True):
    """All settings of a server; the docstring of each field names its environment variable."""

    database: str = "postgresql+asyncpg://postgres@127.0.0.1:5432/ostrog"
    """OSTROG_DATABASE: SQLAlchemy URL of the PostgreSQL database."""
    host: str = "127.0.0.1"
    """OSTROG_HOST: address on which the server listens."""
    port: int = 8000
    """OSTROG_PORT: port on which the server listens."""
    client: str = msgspec.field(default_factory=built_client)
    """OSTROG_CLIENT: folder of the built client; no client is served if it does not exist."""
    secure_cookies: bool = False
    """OSTROG_SECURE_COOKIES: whether people reach the server over HTTPS."""
    nats: str = ""
    """OSTROG_NATS: URL of the NATS server that connects several processes; empty for one."""
    worker: Literal["inside", "apart"] = "inside"
    """OSTROG_WORKER: whether jobs run inside the server or apart, in `ostrog worker`."""
    bot_processes: Annotated[int, msgspec.Meta(ge=1)] = 2
    """OSTROG_BOT_PROCESSES: number of bots that may think at the same time, each using one core.

    All matches that one person has opened use one of them at a time.
    """
    bot_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20
    """OSTROG_BOT_SECONDS: maximum time for a thought of a bot; then it answers without a search."""
    origins: str = ""
    """OSTROG_ORIGINS: other sites whose pages may call this server, separated by commas."""
    proxies: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    """OSTROG_PROXIES: number of trusted proxies in front, each appending to X-Forwarded-For."""
    log: str = ""
    """OSTROG_LOG: file for the log, in place of stderr; above 5 MB a new one is begun."""
    metrics: bool = False
    """OSTROG_METRICS: whether /metrics is served."""
    most_requests: Annotated[int, msgspec.Meta(ge=1)] = 300
    """OSTROG_MOST_REQUESTS: maximum requests of a person per minute."""
    most_messages: Annotated[int, msgspec.Meta(ge=1)] = 1_200
    """OSTROG_MOST_MESSAGES: maximum socket messages of a person per minute."""
    most_undos: Annotated[int, msgspec.Meta(ge=1)] = 60
    """OSTROG_MOST_UNDOS: maximum choices that a person may undo or take back per minute."""
    most_lines: Annotated[int, msgspec.Meta(ge=1)] = 30
    """OSTROG_MOST_LINES: maximum chat lines of a person per minute."""
    most_matches: Annotated[int, msgspec.Meta(ge=1)] = 60
    """OSTROG_MOST_MATCHES: maximum matches that a person may open per hour."""
    most_guests: Annotated[int, msgspec.Meta(ge=1)] = 200
    """OSTROG_MOST_GUESTS: maximum new guests from one address per hour."""
    most_attempts: Annotated[int, msgspec.Meta(ge=1)] = 60
    """OSTROG_MOST_ATTEMPTS: maximum password attempts from one address per hour."""
    most_guesses: Annotated[int, msgspec.Meta(ge=1)] = 30
    """OSTROG_MOST_GUESSES: maximum password attempts on one account per hour."""
    public_url: str = NOWHERE_ELSE
    """OSTROG_PUBLIC_URL: URL at which people reach the server; links in mails begin with it."""
    smtp_host: str = ""
    """OSTROG_SMTP_HOST: mail server; if empty, no mail is sent and no address is verified."""
    smtp_port: int = 587
    """OSTROG_SMTP_PORT: port of the mail server; 465 means implicit TLS, others use STARTTLS."""
    smtp_user: str = ""
    """OSTROG_SMTP_USER: user name at the mail server; empty if it requires no sign-in."""
    smtp_password: str = ""
    """OSTROG_SMTP_PASSWORD: password at the mail server."""
    smtp_tls: bool = True
    """OSTROG_SMTP_TLS: whether mail is only sent over TLS."""
    mail_from: str = "Ostrog <ostrog@localhost>"
    """OSTROG_MAIL_FROM: sender of mails, as `Name <address>`."""


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings from the environment; raises ValidationError for a wrong type."""
    given = {
        field.name: environment[f"{PREFIX}{field.name.upper()}"]
        for field in msgspec.structs.fields(Settings)
        if f"{PREFIX}{field.name.upper()}" in environment
    }
    return msgspec.convert(given, Settings, strict=False)


def public_address(settings: Settings, host: str) -> str:
    """Return the address for links: the one that is set, or the one by which a browser came."""
    if settings.public_url != NOWHERE_ELSE or not host:
        return settings.public_url.rstrip("/")
    return f"{'https' if settings.secure_cookies else 'http'}://{host}"
