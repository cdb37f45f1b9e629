"""What an operator sets, from the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

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
    bot_processes: Annotated[int, msgspec.Meta(ge=1)] = 1
    """OSTROG_BOT_PROCESSES: so many bots think at the same time, each with a core of its own."""


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment names; a value of the wrong type is refused."""
    given = {
        field.name: environment[f"{PREFIX}{field.name.upper()}"]
        for field in msgspec.structs.fields(Settings)
        if f"{PREFIX}{field.name.upper()}" in environment
    }
    return msgspec.convert(given, Settings, strict=False)
