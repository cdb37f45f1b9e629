"""`ostrog serve`, `ostrog worker`, `ostrog migrate`: run the server, its jobs, its migrations."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import Annotated

import typer
import uvicorn
from msgspec.structs import replace

from ostrog.cli.terminal.messages import UsageTrouble, console
from ostrog.server import catalogue
from ostrog.server.db import database
from ostrog.server.http.app import make_app
from ostrog.server.http.connections import TimelyProtocol
from ostrog.server.match import worker as jobs
from ostrog.server.settings import Settings, read_settings

FAREWELL = 2
"""Seconds for answers that are under way when the server is told to stop."""
SELDOM = (20_000, 50, 100)
"""Thresholds of Python's garbage collector for its three generations, the youngest first."""


def migrate() -> None:
    """Create the database if it is not there, and bring it up to date."""
    url = read_settings().database
    with console(stderr=True).status("Migrating"):
        try:
            created = asyncio.run(database.create(url))
            database.migrate(url)
        except OSError as error:
            raise UsageTrouble(
                f"Cannot reach the database: {error}. Set OSTROG_DATABASE."
            ) from error
    console().print("The database is new." if created else "The database is up to date.")


def serve(
    host: Annotated[str | None, typer.Option(help="Where to listen; else OSTROG_HOST.")] = None,
    port: Annotated[int | None, typer.Option(help="Where to listen; else OSTROG_PORT.")] = None,
) -> None:
    """Serve matches to browsers."""
    settings = read_settings()
    chosen = replace(settings, host=host or settings.host, port=port or settings.port)
    make_server(chosen).run()


class Server(uvicorn.Server):
    """The process that serves the application, and says when it does."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        """Take a function that is called once requests are answered."""
        super().__init__(config)
        self._tell_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so if it was possible."""
        await super().startup(sockets)
        if self.started:
            self._tell_started()


def make_server(settings: Settings, started: Callable[[], None] = lambda: None) -> Server:
    """Return the server of these settings; `started` is called once requests are answered."""
    app = make_app(settings)
    _keep_for_good()
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,  # the application writes its own log lines, without secrets
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the rate limits know which proxies to trust
        http=TimelyProtocol,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,  # messages are packed once for all who get them
        timeout_graceful_shutdown=FAREWELL,
    )
    return Server(config, started)


def worker() -> None:
    """Do the jobs of a server that leaves them to others: OSTROG_WORKER=apart."""
    settings = read_settings()
    _keep_for_good()
    asyncio.run(jobs.run(settings))


def _keep_for_good() -> None:
    """Exclude long-lived objects from Python's garbage collection.

    Most objects of a server are modules and rules, which are never freed. Scanning them again and
    again stopped all matches for a tenth of a second or more, several times a minute.
    """
    for game in catalogue.installed().values():
        game.compose()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
