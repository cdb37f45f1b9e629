"""`ostrog play`: plays a match in the terminal, between players at one screen or against bots."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ostrog.bots import NoSuchBot, Player, bot_names, make_bot
from ostrog.bots.levels import RANDOM
from ostrog.cli.commands.games import find_game
from ostrog.cli.terminal import holders
from ostrog.cli.terminal.messages import LanguageOption, UsageTrouble, console, say, speak, words
from ostrog.cli.terminal.terminal_game import Holder, Left, Session
from ostrog.cli.terminal.value_files import read_values, refusals
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import (
    BadRuleset,
    Game,
    Match,
    Ruleset,
    Scenario,
    State,
    open_match,
    write_record,
)
from ostrog.table import value_list


def play(
    game: Annotated[str, typer.Argument(help=say("help-game"), show_default=False)],
    *,
    scenario: Annotated[
        str | None, typer.Option("--scenario", help=say("help-scenario"), show_default=False)
    ] = None,
    expansion: Annotated[
        list[str] | None, typer.Option("--expansion", help=say("help-expansion"))
    ] = None,
    seat: Annotated[
        list[int] | None, typer.Option("--seat", help=say("help-seat"), show_default=False)
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", help=say("help-against"), show_default=False)
    ] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help=say("help-seed"), show_default=False)
    ] = None,
    language: LanguageOption = None,
    save: Annotated[
        Path | None, typer.Option("--save", help=say("help-save"), show_default=False)
    ] = None,
    values: Annotated[
        Path | None, typer.Option("--values", help=say("help-play-values"), show_default=False)
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
) -> None:
    """Play a match; the help text is the message `help-play`."""
    speak(language)
    found = find_game(game)
    chosen = _scenario(found, scenario)
    expansions = _expansions(found, expansion or ())
    ruleset = {} if values is None else _ruleset(found, values, expansions)
    people = chosen.persons_of(_seats(chosen, seat, against))
    level = against or RANDOM
    if save is not None:
        _must_be_writable(save)
    secret = os.urandom(32) if seed is None else seed.encode()
    bots = _bots(found.compose(expansions).game, chosen, people, level, secret)
    names = _names(chosen, people, level)
    match = open_match(found, chosen.name, names, secret, expansions=expansions, ruleset=ruleset)
    screen = console()
    _introduce(match, screen)
    session = Session(match, people, bots, screen, hand_over=not open_)
    try:
        session.play()
    except Left:
        screen.print(say("left"), style="magenta")
    finally:
        if save is not None:
            save.write_bytes(write_record(match.record(secret)))
            screen.print(say("saved", file=str(save)), style="magenta")


def _scenario(game: Game[State], name: str | None) -> Scenario:
    if name is None:
        return game.scenarios[0]
    for scenario in game.scenarios:
        if scenario.name == name:
            return scenario
    known = ", ".join(scenario.name for scenario in game.scenarios)
    raise UsageTrouble(say("no-such-scenario", game=game.name, name=name, scenarios=known))


def _expansions(game: Game[State], names: Sequence[str]) -> Sequence[str]:
    known = [expansion.name for expansion in game.expansions]
    for name in names:
        if name not in known:
            raise UsageTrouble(
                say(
                    "no-such-expansion",
                    game=game.name,
                    name=name,
                    count=len(known),
                    expansions=", ".join(known),
                )
            )
    try:
        game.compose(names)
    except ValueError as error:
        raise UsageTrouble(
            say(
                "expansion-does-not-fit",
                game=game.name,
                expansion=", ".join(names),
                reason=str(error),
            )
        ) from error
    return names


def _ruleset(game: Game[State], file: Path, expansions: Sequence[str]) -> Ruleset:
    """Return the values of a file that differ from those of the game."""
    try:
        return read_values(file, game, expansions)
    except BadRuleset as error:
        spoken = words(game.compose(expansions).words)
        lines = refusals(spoken, value_list(game, expansions), error)
        refused = say("values-refused", file=str(file))
        raise UsageTrouble("\n".join((refused, *lines))) from error


def _seats(scenario: Scenario, wanted: Sequence[int] | None, against: str | None) -> Sequence[int]:
    """Return the seats played at this terminal: those asked for, all, or the first person's."""
    for seat in wanted or ():
        if seat not in scenario.seats:
            known = ", ".join(str(each) for each in scenario.seats)
            raise UsageTrouble(say("no-such-seat", seat=str(seat), seats=known))
    if against is None:
        return wanted or scenario.seats
    seats = wanted or scenario.persons[0]
    if set(seats) == set(scenario.seats):
        raise UsageTrouble(say("no-seat-for-bots"))
    return seats


def _bots(
    game: Game[State], scenario: Scenario, people: Sequence[Holder], level: str, secret: bytes
) -> list[Player]:
    """Return bots for the seats that no player holds; each bot holds the seats of one person."""
    taken = {seat for held in people for seat in held}
    free = [seat for seat in scenario.seats if seat not in taken]
    try:
        return [
            # A bot has random numbers of its own, so that it cannot predict dice or other bots.
            Player(make_bot(level, game, secret + holders.bot(str(held)).encode()), held)
            for held in scenario.persons_of(free)
        ]
    except NoSuchBot as error:
        if game.advice is None:
            raise UsageTrouble(say("no-advice-for-bots", game=game.name, name=level)) from error
        known = ", ".join(bot_names(game))
        raise UsageTrouble(say("no-such-bot", game=game.name, name=level, bots=known)) from error


def _names(scenario: Scenario, people: Sequence[Holder], level: str) -> list[str]:
    """Return the name of the holder of each seat, for the record."""
    names = {
        seat: holders.person(number) for number, held in enumerate(people, start=1) for seat in held
    }
    return [names.get(seat, holders.bot(level)) for seat in scenario.seats]


def _must_be_writable(file: Path) -> None:
    if file.exists():
        raise UsageTrouble(say("file-exists", file=str(file)))
    if not file.parent.is_dir():
        raise UsageTrouble(say("no-such-folder", folder=str(file.parent)))


def _introduce(match: Match[State], screen: Console) -> None:
    """Print the game, the holders of the seats, and the commitment to the dice."""
    setting = match.state.setting
    wording = Wording(words(setting.rules.words), setting)
    header = match.header
    screen.print(
        say(
            "playing",
            game=header.game,
            version=str(header.version),
            scenario=header.scenario,
            expansions=", ".join(header.expansions),
            count=len(header.expansions),
        ),
        style="bold",
    )
    if header.ruleset:
        screen.print(say("playing-values", count=len(header.ruleset)))
    screen.print(holders.render_holders(wording, match))
    screen.print(say("commitment", digest=header.commitment.hex()[:16]), style="dim")
    screen.print(say("short-help"), style="dim")
