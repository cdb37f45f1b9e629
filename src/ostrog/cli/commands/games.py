"""`ostrog games`: lists the installed games; also finds a game by its name."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Column, Table

from ostrog.cli.terminal.messages import (
    JsonOption,
    LanguageOption,
    UsageTrouble,
    console,
    say,
    speak,
)
from ostrog.kernel import Game, State, find_expansions, with_installed
from ostrog.words import LANGUAGES

GROUP = "ostrog.games"
"""The entry-point group in which a package announces its games."""


class NoSuchGame(UsageTrouble, LookupError):
    """Raised when there is no game of a name; the message lists the games that exist."""


def list_games() -> list[str]:
    """Return the names of the installed games, with a name for each version of their rules."""
    return sorted(_installed())


def find_game(name: str) -> Game[State]:
    """Return a game with all its installed expansions; see `find_base` for its name."""
    return with_installed(find_base(name))


def find_base(name: str) -> Game[State]:
    """Return a game as its author wrote it, by the name of its entry point or `module:attribute`.

    In a checkout, modules in `src` and `tests` are found too; the proof games are in `tests`.
    """
    installed = _installed()
    if name in installed:
        return _checked(name, *_place(installed[name].value))
    if ":" in name:
        return _checked(name, *_place(name))
    known = ", ".join(_without_older(_all_loaded()))
    if known:
        raise NoSuchGame(say("no-such-game", name=name, games=known))
    raise NoSuchGame(say("no-games-installed", name=name))


def find_versions(name: str) -> list[Game[State]]:
    """Return all installed versions of a game, found by `Game.name`."""
    loaded = _all_loaded().values()
    return [game for game in loaded if isinstance(game, Game) and game.name == name]


def newest_games() -> dict[str, Game[State]]:
    """Return the installed games by `Game.name`, each with its newest rules."""
    found = dict[str, Game[State]]()
    for name in list_games():
        game = find_game(name)
        if game.name not in found or game.version > found[game.name].version:
            found[game.name] = game
    return dict(sorted(found.items()))


def games(
    *,
    older: Annotated[bool, typer.Option("--older", help=say("help-older"))] = False,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """List the installed games; the help text is the message `help-games`."""
    speak(language)
    found = _all_loaded() if older else _without_older(_all_loaded())
    if as_json:
        print(json.dumps([_described(name, game) for name, game in found.items()]))
        return
    if not found:
        console().print(say("no-games"))
        return
    table = Table(
        say("column-game"),
        say("column-version"),
        Column(say("column-scenarios"), overflow="fold"),
        say("column-seats"),
        say("column-expansions"),
        say("column-languages"),
    )
    for name, game in found.items():
        if isinstance(game, UsageTrouble):
            table.add_row(name, "", game.message)
            continue
        first, *others = ((each.name, str(len(each.seats))) for each in game.scenarios)
        expansions = "\n".join(expansion.name for expansion in game.expansions)
        table.add_row(name, str(game.version), *first, expansions, " ".join(_languages(game)))
        for scenario in others:
            table.add_row("", "", *scenario)
    console().print(table)
    for name in found:
        for expansion, reason in _misfits(name).items():
            console().print(
                say("expansion-does-not-fit", game=name, expansion=expansion, reason=reason)
            )


@cache
def _installed() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _place(text: str) -> tuple[str, str]:
    module, _, attribute = text.partition(":")
    return module, attribute


def _checked(name: str, module: str, attribute: str) -> Game[State]:
    """Import a game; raise `NoSuchGame` if it cannot be imported or is not a game."""
    for folder in (Path("src").resolve(), Path("tests").resolve()):
        if folder.is_dir() and str(folder) not in sys.path:
            sys.path.append(str(folder))
    try:
        found = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise NoSuchGame(say("game-not-loaded", name=name, reason=str(error))) from error
    if not isinstance(found, Game):
        raise NoSuchGame(say("not-a-game", name=name))
    return found


def _all_loaded() -> dict[str, Game[State] | UsageTrouble]:
    """Return every installed version of every game by the name of its entry point."""
    return {name: _loaded(name) for name in list_games()}


def _without_older(
    found: dict[str, Game[State] | UsageTrouble],
) -> dict[str, Game[State] | UsageTrouble]:
    """Leave out versions of rules that are there only for stored matches and records."""
    newest = dict[str, int]()
    for game in found.values():
        if isinstance(game, Game):
            newest[game.name] = max(game.version, newest.get(game.name, 0))
    return {
        name: game
        for name, game in found.items()
        if not isinstance(game, Game) or game.version == newest[game.name]
    }


def _loaded(name: str) -> Game[State] | UsageTrouble:
    try:
        return find_game(name)
    except UsageTrouble as trouble:
        return trouble


def _misfits(name: str) -> dict[str, str]:
    """Return the installed expansions that cannot be played with a game, and why."""
    try:
        return find_expansions(find_base(name)).misfits
    except UsageTrouble:
        return {}


def _languages(game: Game[State]) -> Sequence[str]:
    folder = game.words
    return [code for code in LANGUAGES if folder and (folder / f"{code}.ftl").is_file()]


def _described(name: str, game: Game[State] | UsageTrouble) -> dict[str, object]:
    if isinstance(game, UsageTrouble):
        return {"name": name, "error": game.message}
    return {
        "name": name,
        "version": game.version,
        "scenarios": [{"name": s.name, "teams": dict(s.teams)} for s in game.scenarios],
        "expansions": [expansion.name for expansion in game.expansions],
        "misfits": _misfits(name),
        "languages": list(_languages(game)),
    }
