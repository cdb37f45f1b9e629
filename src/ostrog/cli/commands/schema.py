"""`ostrog schema`: prints data of the server that the client needs when it is built.

It prints the JSON schema of the messages between them, or the verbs and references of each game,
with which the client describes options in words as the terminal does.
"""

from __future__ import annotations

import inspect
import json
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.json import schema_components

from ostrog.cli.commands.games import newest_games
from ostrog.server.catalogue import vocabulary
from ostrog.server.protocol import (
    accounts,
    clocks,
    lobby,
    matches,
    own_data,
    presets,
    profiles,
    replays,
    replies,
    requests,
    standings,
)
from ostrog.server.protocol import games as game_kinds
from ostrog.table import Die, Factor, table_of

MODULES = (
    accounts,
    clocks,
    game_kinds,
    lobby,
    matches,
    own_data,
    presets,
    profiles,
    replays,
    replies,
    requests,
    standings,
)
"""Modules whose structs are messages."""
UNIONS = {"ClientMessage": requests.ClientMessage, "ServerMessage": replies.ServerMessage}
"""Unions of all messages over the WebSocket, by name."""


def schema(
    games: Annotated[
        bool, typer.Option("--games", help="Print what the options of the games are made of.")
    ] = False,
    panels: Annotated[
        bool, typer.Option("--panels", help="Print the JSON schema of the panels of the games.")
    ] = False,
) -> None:
    """Print the JSON schema of all messages between client and server."""
    found = panel_schemas() if panels else vocabularies() if games else message_schemas()
    print(json.dumps(found, indent=2, ensure_ascii=False))


def message_schemas() -> dict[str, object]:
    """Return the schemas by name: all messages, their parts, and the unions of the WebSocket."""
    own = [
        found
        for module in MODULES
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, Struct) and found.__module__ == module.__name__
    ]
    own += [Die, Factor]
    schemas, components = schema_components(
        [*UNIONS.values(), *own], schema_hook=anything, ref_template="#/$defs/{name}"
    )
    # The panels of a scene are those of its game; the client knows them by their names.
    components["Panel"]["properties"]["panel"] = {"type": "string"}
    named = dict(zip(UNIONS, schemas, strict=False))
    return {"$defs": dict(sorted((named | components).items()))}


def panel_schemas() -> dict[str, object]:
    """Return the schemas of the panels of each game that has any."""
    found = dict[str, object]()
    for name, game in newest_games().items():
        table = table_of(game)
        if table is not None and table.panels:
            _, components = schema_components(table.panels, ref_template="#/$defs/{name}")
            found[name] = {"$defs": dict(sorted(components.items()))}
    return found


def anything(type_: type) -> dict[str, object]:
    """Return the schema of a field typed `object`, whose content only the game knows."""
    if type_ is object:
        return {"tsType": "unknown"}
    raise NotImplementedError


def vocabularies() -> dict[str, object]:
    """Return the vocabularies of the games by name."""
    return {name: vocabulary(game.compose()) for name, game in newest_games().items()}
