"""`ostrog replay` and `ostrog verify`: replay and audit recorded matches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from ostrog.cli.commands.games import find_game, find_versions
from ostrog.cli.terminal.holders import render_holders
from ostrog.cli.terminal.messages import (
    JsonOption,
    LanguageOption,
    UsageTrouble,
    console,
    say,
    speak,
    words,
)
from ostrog.cli.terminal.rendering import render_outcome
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import (
    Chance,
    Game,
    Keyed,
    Match,
    Record,
    RecordedChance,
    Replay,
    State,
    read_record,
)
from ostrog.kernel import replay as play_again
from ostrog.kernel import verify as audit
from ostrog.kernel.runtime.chance import match_key

FileArgument = Annotated[Path, typer.Argument(help=say("help-file"), show_default=False)]
GameOption = Annotated[
    str | None, typer.Option("--game", help=say("help-record-game"), show_default=False)
]


def replay(
    file: FileArgument,
    *,
    game: GameOption = None,
    observer: Annotated[
        str, typer.Option("--observer", help=say("help-observer"), show_default=False)
    ] = "",
    until: Annotated[
        int | None, typer.Option("--until", min=0, help=say("help-until"), show_default=False)
    ] = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Print the events of a recorded match; the help text is the message `help-replay`."""
    speak(language)
    record = _record(file)
    found = _game(record, game)
    entries = record.entries if until is None else record.entries[:until]
    shortened = msgspec.structs.replace(record, entries=entries)
    with console(stderr=True).status(say("replaying", count=len(entries))):
        played = play_again(shortened, found, _chance(record), find_versions(found.name))
    match = played.match
    if match is None:
        raise UsageTrouble(say("cannot-replay", at=played.at, reason=_reason(played)))
    seats = _seats(observer, match)
    if as_json:
        _print_json(match, seats, played)
    else:
        _print(match, seats)
    if played.error:
        problem = say("cannot-replay", at=played.at, reason=_reason(played))
        console(stderr=True).print(problem, style="red")
        raise typer.Exit(1)


def verify(file: FileArgument, *, game: GameOption = None, language: LanguageOption = None) -> None:
    """Audit a recorded match; the help text is the message `help-verify`."""
    speak(language)
    record = _record(file)
    found = _game(record, game)
    entries, draws = len(record.entries), len(record.draws())
    with console(stderr=True).status(say("verifying", entries=entries, draws=draws)):
        played = audit(record, found, find_versions(found.name))
    if played.error == "not-over":
        console().print(say("mismatch-not-over"), style="yellow")
        raise typer.Exit(1)
    if not played.identical:
        console().print(say("rejected", at=played.at, reason=_reason(played)), style="bold red")
        raise typer.Exit(1)
    console().print(say("verified", entries=entries, draws=draws), style="bold green")
    match = played.match
    assert match is not None
    _print_end(match, _wording(match))


def _reason(played: Replay[State]) -> str:
    return say(f"mismatch-{played.error}", detail=played.detail)


def _record(file: Path) -> Record:
    try:
        return read_record(file.read_bytes())
    except OSError as error:
        raise UsageTrouble(
            say("cannot-read", file=str(file), reason=error.strerror or "")
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UsageTrouble(say("not-a-record", file=str(file), reason=str(error))) from error


def _game(record: Record, name: str | None) -> Game[State]:
    """Return the game of a record: the one asked for, or the one that the record names.

    If that version of the rules is not installed, it is the newest installed version.
    """
    if name is not None:
        return find_game(name)
    known = sorted(find_versions(record.header.game), key=lambda game: game.version)
    if not known:
        raise UsageTrouble(say("record-of-unknown-game", name=record.header.game))
    return next((game for game in known if game.version == record.header.version), known[-1])


def _chance(record: Record) -> Chance:
    if record.seed:
        return Keyed(match_key(record.seed, record.header.contributions))
    return RecordedChance(record)


def _seats(text: str, match: Match[State]) -> tuple[int, ...]:
    """Return the seats of an observer, given as text such as `0,2`."""
    setting = match.state.setting
    try:
        seats = tuple(int(number) for number in text.replace(",", " ").split())
        setting.observer(seats)
    except ValueError as error:
        known = "; ".join(",".join(map(str, held)) for held in setting.observers if held)
        raise UsageTrouble(say("no-such-observer", text=text, observers=known)) from error
    return seats


def _wording(match: Match[State]) -> Wording:
    setting = match.state.setting
    return Wording(words(setting.rules.words), setting)


def _print(match: Match[State], seats: Sequence[int]) -> None:
    wording = _wording(match)
    screen = console()
    header = match.header
    observer = wording.seats(seats) if seats else say("spectator")
    title = say("replay-title", game=header.game, scenario=header.scenario, observer=observer)
    screen.print(title, style="bold")
    screen.print(render_holders(wording, match))
    events = match.events(seats)
    width = len(str(len(events)))
    for number, event in enumerate(events):
        if text := wording.event(event):
            screen.print(Text.assemble((f"{number:>{width}} ", "dim"), text))
    screen.print(say("replayed", entries=len(match.entries), events=len(events)), style="dim")
    _print_end(match, wording)


def _print_end(match: Match[State], wording: Wording) -> None:
    if match.outcome is None:
        console().print(say("not-finished"))
    else:
        console().print(render_outcome(wording, match.outcome))


def _print_json(match: Match[State], seats: Sequence[int], played: Replay[State]) -> None:
    told = {
        "game": match.header.game,
        "version": match.header.version,
        "scenario": match.header.scenario,
        "expansions": match.header.expansions,
        "seats": match.header.seats,
        "observer": seats,
        "entries": played.at,
        "identical": played.identical,
        "events": match.events(seats),
        "outcome": match.outcome,
    }
    print(msgspec.json.encode(told).decode())
