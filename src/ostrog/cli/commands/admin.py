"""`ostrog admin`: commands for operators of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import Progress
from rich.table import Table
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.cli.terminal.messages import LanguageOption, UsageTrouble, console, say, speak
from ostrog.server.admin import backups, match_care
from ostrog.server.db import database
from ostrog.server.db import fanout as fanouts
from ostrog.server.db.fanout import Fanout
from ostrog.server.db.time_controls import Clock
from ostrog.server.replay import upgrade, verification
from ostrog.server.replay.upgrade import Released
from ostrog.server.settings import read_settings
from ostrog.words import Argument

T = TypeVar("T")

app = typer.Typer(help="Look after a server and its matches.", no_args_is_help=True)

MatchArgument = Annotated[str, typer.Argument(metavar="MATCH", help="The end of its link.")]
TAKES_MATCH = {"ignore_unknown_options": True}
"""Settings of commands that take a match, since the end of a link may begin with a hyphen."""


@app.command()
def check(
    open_only: Annotated[
        bool, typer.Option("--open", help="Only the matches that are not over.")
    ] = False,
) -> None:
    """Replay the matches by their rules, and report each that differs from its log."""
    if _run(lambda engine: _check(engine, open_only=open_only)):
        raise typer.Exit(1)


async def _check(engine: AsyncEngine, *, open_only: bool) -> int:
    """Replay matches and print differences; return the number of matches that differ."""
    total, bad = 0, 0
    with Progress(transient=True, console=console(stderr=True)) as progress:
        count = await verification.count(engine, open_only=open_only)
        task = progress.add_task("Replaying", total=count)
        async for checked in verification.check_all(engine, open_only=open_only):
            total, bad = total + 1, bad + bool(checked.problems)
            for each in checked.problems:
                _print(
                    f"{checked.match} ({checked.game}, rules {checked.version}):"
                    f" {each.what} at {each.at} {each.detail}".rstrip(),
                    style="red",
                )
            progress.advance(task)
    _print(f"Matches replayed: {total}. Different: {bad}.")
    return bad


@app.command(help=say("help-release"))
def release(language: LanguageOption = None) -> None:
    """Move open matches to the newest rules; the help text is the message `help-release`."""
    speak(language)
    if _run(_release):
        raise typer.Exit(1)


async def _release(engine: AsyncEngine) -> int:
    """Move open matches and print the results; return the number that cannot be continued."""
    moved, stayed, stuck = 0, 0, 0
    fanout = await _connect_fanout()
    try:
        with Progress(transient=True, console=console(stderr=True)) as progress:
            task = progress.add_task(say("releasing"), total=await upgrade.count(engine))
            async for found in upgrade.release_all(engine, fanout):
                moved, stayed = moved + (found.why is None), stayed + (found.why is not None)
                stuck += not found.playable
                _print(_released(found), style="" if found.playable else "red")
                progress.advance(task)
    finally:
        await fanout.close()
    _print(say("released", moved=moved, stayed=stayed))
    return stuck


def _released(found: Released) -> str:
    """Return a line that tells what happened to a match."""
    about: dict[str, Argument] = {
        "match": found.match,
        "game": found.game,
        "old": found.version,
        "new": found.newest,
    }
    if found.why is None:
        return say("release-moved", **about)
    reason = say(f"stays-{found.why}", at=found.at, detail=found.detail)
    return say("release-stays" if found.playable else "release-stuck", **about, reason=reason)


@app.command(context_settings=TAKES_MATCH)
def show(match: MatchArgument) -> None:
    """Show how a match stands, without anything that a player hides."""
    found = _run(lambda engine: match_care.look(engine, match))
    stored = found.stored
    state = stored.ended or ("paused" if stored.paused else "open" if stored.full else "waiting")
    _print(f"{stored.game}, {stored.scenario}, rules {stored.version}: {state}")
    seats = Table("seat", "who", "asked", "time left")
    clocks = {clock.seat: clock for clock in stored.clocks}
    for seat in stored.seats:
        who = f"bot {seat.bot}" if seat.bot else "free" if seat.guest is None else "a person"
        named = f"{who} ({_plain(seat.name)})" if seat.name else who
        asked = "yes" if seat.seat in found.asked else ""
        seats.add_row(str(seat.seat), named, asked, _clock(clocks.get(seat.seat)))
    console().print(seats)
    last = f", the last one {found.last} at {found.last_at:%Y-%m-%d %H:%M}" if found.last else ""
    _print(f"Entries: {found.entries}{last}")
    for each in stored.proposals:
        _print(f"Proposed: {each.kind} by {', '.join(map(str, each.agreed))}")
    for job in found.jobs:
        when = f" for {job.at:%Y-%m-%d %H:%M}" if job.at else ""
        _print(f"Job: {job.task}, {job.status}, tried {job.attempts} times{when}")
    if found.trouble:
        _print(f"It cannot be loaded: {found.trouble}. Try `ostrog admin repair`.", style="red")
        raise typer.Exit(1)


def _clock(clock: Clock | None) -> str:
    if clock is None:
        return ""
    left = str(clock.remaining(datetime.now(UTC))).partition(".")[0]
    return f"{left} (run out)" if clock.flagged else f"{left} (runs)" if clock.deadline else left


@app.command(context_settings=TAKES_MATCH)
def repair(match: MatchArgument) -> None:
    """Drop snapshots that do not fit the log, do stuck jobs again, and call the bots."""
    done = _run(lambda engine: match_care.repair(engine, match))
    _print(f"Snapshots dropped: {done.snapshots}. Jobs done again: {done.jobs}.")
    if done.ended:
        _print(f"It was over: {done.ended}.")
    if done.bots:
        _print("The bots were called.")
    for each in done.left:
        _print(f"Not mended: {each.what} at {each.at} {each.detail}".rstrip(), style="red")
    if done.left:
        raise typer.Exit(1)


@app.command(context_settings=TAKES_MATCH)
def close(match: MatchArgument) -> None:
    """End a match as aborted; nobody wins it."""

    async def end(engine: AsyncEngine) -> bool:
        fanout = await _connect_fanout()
        try:
            return await match_care.close(engine, fanout, match)
        finally:
            await fanout.close()

    if not _run(end):
        raise UsageTrouble("The match is over already.")
    _print("The match is closed.")


async def _connect_fanout() -> Fanout:
    """Connect to the channel that notifies the servers of new entries."""
    settings = read_settings()
    return await fanouts.connect(settings.nats, settings.database, _ignore, lambda: None)


async def _ignore(match: str, number: int) -> None:
    """Ignore notifications of other processes, which this command does not need."""


@app.command()
def reports(
    save: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the records that came with them.")
    ] = None,
) -> None:
    """List what people reported. A record of an open match shows all hands."""
    found = _run(match_care.reports)
    for each in found:
        about = f" {each.match}" if each.match else ""
        at = "" if each.at is None else f" at {each.at}"
        rule = f" about {each.rule}" if each.rule else ""
        when = f"{each.created:%Y-%m-%d %H:%M}"
        _print(f"{each.id} {when} {each.kind}{about}{at}{rule}", style="bold")
        _print(_plain(each.text))
        if save is not None and each.record is not None:
            save.mkdir(parents=True, exist_ok=True)
            (save / f"report-{each.id}.ostrog").write_bytes(each.record)
    _print(f"Reports: {len(found)}.")


@app.command("forget-guests")
def forget_guests(
    days: Annotated[int, typer.Option(metavar="N", min=1, help="Who came so many days ago.")],
) -> None:
    """Delete guests who have no account and never sat down, and have not come since."""
    gone = _run(lambda engine: match_care.forget_guests(engine, days))
    _print(f"Guests deleted: {gone}.")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it.")],
) -> None:
    """Write the whole database into a file. Keep it as secret as the database."""
    url = read_settings().database
    with console(stderr=True).status("Backing up"):
        _with_tools(lambda: backups.back_up(url, file))
    _print(f"Written: {file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` wrote.")],
) -> None:
    """Read a backup into an empty database, bring it up to date, and replay every match."""
    url = read_settings().database
    if not file.is_file():
        raise UsageTrouble(f"There is no file {file}.")
    with console(stderr=True).status("Restoring"):
        try:
            _with_tools(lambda: asyncio.run(backups.restore(url, file)))
        except backups.NotEmpty as error:
            raise UsageTrouble(
                "The database is not empty. Name another: OSTROG_DATABASE."
            ) from error
        except OSError as error:
            raise _unreachable(error) from error
        database.migrate(url)
    check()


def _with_tools(action: Callable[[], None]) -> None:
    try:
        action()
    except backups.NoTool as error:
        raise UsageTrouble(
            f"{error} is missing: install PostgreSQL's client programs, at least as new as"
            " the database (Debian and Ubuntu: postgresql-client)."
        ) from error
    except backups.ToolFailed as error:
        raise UsageTrouble(str(error)) from error


def _run(action: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Run a function with the database and return its result; explain errors to the user."""
    url = read_settings().database

    async def done() -> T:
        engine = database.connect(url)
        try:
            return await action(engine)
        finally:
            await engine.dispose()

    try:
        return asyncio.run(done())
    except match_care.NoSuchMatch as error:
        raise UsageTrouble("There is no such match.") from error
    except OSError as error:
        raise _unreachable(error) from error
    except DBAPIError as error:
        raise UsageTrouble(
            f"The database is not ready: {error.orig}. Run `ostrog migrate`."
        ) from error


def _unreachable(error: OSError) -> UsageTrouble:
    return UsageTrouble(f"Cannot reach the database: {error}. Set OSTROG_DATABASE.")


def _print(line: str, style: str = "") -> None:
    console().print(line, style=style, soft_wrap=True)


def _plain(text: str) -> str:
    """Return text of users without characters that would control the terminal."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)
