"""`ostrog home`: sit at a table a minute later, without a database or a server to look after."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated

import typer
from msgspec.structs import replace

from ostrog.cli.commands.serve import make_server
from ostrog.cli.home.data_folder import (
    AlreadyRunning,
    note_address,
    only_server,
    prepare_folder,
    usual_folder,
)
from ostrog.cli.home.invitation import address_in_network, picture_for_terminal
from ostrog.cli.home.postgres import OwnPostgres
from ostrog.cli.home.programs import find_programs
from ostrog.cli.terminal.messages import LanguageOption, UsageTrouble, console, say, speak
from ostrog.server.admin import backups
from ostrog.server.db import database
from ostrog.server.settings import Settings, read_settings

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # the second only with --lan


def home(
    *,
    port: Annotated[int, typer.Option(min=1, max=65535, help=say("help-home-port"))] = 8000,
    lan: Annotated[bool, typer.Option("--lan", help=say("help-home-lan"))] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help=say("help-home-no-browser"))
    ] = False,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help=say("help-home-data"))] = None,
    postgres: Annotated[
        Path | None, typer.Option(metavar="DIR", help=say("help-home-postgres"))
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-home-save"))] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-home-load"))] = None,
    language: LanguageOption = None,
) -> None:
    """Play in the browser with a server and a database of your own."""
    speak(language)
    folder = (data or usual_folder()).expanduser().resolve()
    prepare_folder(folder)
    own = OwnPostgres(folder, find_programs(postgres))
    if save is not None and not own.is_made():
        raise UsageTrouble(say("home-nothing-to-save", folder=str(folder)))
    try:
        with _ended_like_ctrl_c(), only_server(folder):
            if save is not None or load is not None:
                with _database(own) as url:
                    _save_or_load(url, own, save, load)
            else:
                _serve(own, folder, port, lan=lan, browser=not no_browser)
    except AlreadyRunning as running:
        address = str(running)
        if load is not None:
            raise UsageTrouble(say("home-load-while-running")) from running
        if not address:
            raise UsageTrouble(say("home-starting-already")) from running
        if save is not None:
            _save_or_load(own.url(), own, save, None)
        else:
            _join(address, browser=not no_browser)


def _join(address: str, *, browser: bool) -> None:
    """Open the table of the server that runs already."""
    console().print(say("home-running-already", address=address), soft_wrap=True)
    if browser:
        webbrowser.open(address)


@contextmanager
def _database(own: OwnPostgres) -> Iterator[str]:
    """Run the database, brought up to date, and stop it at the end; yields its URL."""
    try:
        with console(stderr=True).status(say("home-starts-database")):
            own.make()
            url = own.start()
        yield url
    finally:
        with console(stderr=True).status(say("home-stops")):
            own.stop()


def _serve(own: OwnPostgres, folder: Path, port: int, *, lan: bool, browser: bool) -> None:
    with _listening(EVERYWHERE if lan else LOOPBACK, port) as listener:
        port = listener.getsockname()[1]
        address = f"http://{LOOPBACK}:{port}/"
        shared = _shared_address(port) if lan else address
        with _database(own) as url:
            with console(stderr=True).status(say("home-migrates")):
                _bring_up_to_date(url)
            settings = replace(
                read_settings(),
                database=url,
                public_url=shared.rstrip("/"),
                log=str(folder / "server.log"),
            )
            _run(settings, folder, listener, address, shared if lan else None, browser=browser)
    console().print(say("home-ended", folder=str(folder)), soft_wrap=True)


def _run(
    settings: Settings,
    folder: Path,
    listener: socket.socket,
    address: str,
    shared: str | None,
    *,
    browser: bool,
) -> None:
    """Serve until Ctrl-C."""

    def announce() -> None:
        note_address(folder, address)
        _tell(address, shared)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with suppress(KeyboardInterrupt):
        make_server(settings, started=announce).run(sockets=[listener])


def _tell(address: str, shared: str | None) -> None:
    out = console()
    if shared is not None:
        out.print(picture_for_terminal(shared), soft_wrap=True)
        out.print(say("home-friends", address=shared), soft_wrap=True)
        out.print(say("home-friends-meaning"), soft_wrap=True)
    out.print(say("home-ready", address=address), soft_wrap=True)
    out.print(say("home-how-to-end"), soft_wrap=True)
    sys.stdout.flush()


def _bring_up_to_date(url: str) -> None:
    asyncio.run(database.create(url))
    database.migrate(url)


def _save_or_load(url: str, own: OwnPostgres, save: Path | None, load: Path | None) -> None:
    """Write all matches to a file, or read them from one into a database without matches."""
    os.environ["PATH"] = os.pathsep.join((str(own.programs), os.environ.get("PATH", "")))
    try:
        if save is not None:
            backups.back_up(url, save)
            console().print(say("home-saved", file=str(save)), soft_wrap=True)
        if load is not None:
            if not load.is_file():
                raise UsageTrouble(say("home-no-file", file=str(load)))
            asyncio.run(backups.restore(url, load))
            database.migrate(url)
            console().print(say("home-loaded", file=str(load)), soft_wrap=True)
    except backups.NoTool as error:
        raise UsageTrouble(say("home-no-tool", program=str(error))) from error
    except backups.NotEmpty as error:
        raise UsageTrouble(say("home-not-empty")) from error
    except (backups.ToolFailed, OSError) as error:
        raise UsageTrouble(say("home-file-failed", why=str(error))) from error


def _listening(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), reuse_port=False)
    except OSError as error:
        why = os.strerror(error.errno) if error.errno else str(error)
        raise UsageTrouble(
            say("home-port-taken", port=str(port), other=str(port + 1), why=why)
        ) from error


def _shared_address(port: int) -> str:
    address = address_in_network()
    if address is None:
        raise UsageTrouble(say("home-no-network"))
    return f"http://{address}:{port}/"


@contextmanager
def _ended_like_ctrl_c() -> Iterator[None]:
    """End for `kill` and for a closed terminal as for Ctrl-C, so that the database is stopped."""
    before = {signal.SIGTERM: signal.signal(signal.SIGTERM, signal.default_int_handler)}
    if sys.platform != "win32":
        ends = signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
        before[signal.SIGHUP] = ends
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
