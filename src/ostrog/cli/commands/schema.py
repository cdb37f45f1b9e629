"""`ostrog schema`: what the client has to know of the server before it is built.

That is the JSON schema of their messages, and what the options of each game are made of: with it
the client says in words what an option does, as the command does in the terminal.
"""

from __future__ import annotations

import inspect
import json
from typing import Annotated

import typer
from msgspec import Struct
from msgspec.json import schema_components

from ostrog.cli.commands.games import find_game, list_games
from ostrog.kernel import Ref, Rules
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
UNIONS = {"ClientMessage": requests.ClientMessage, "ServerMessage": replies.ServerMessage}
"""What is said over the socket."""


def schema(
    games: Annotated[
        bool, typer.Option("--games", help="Print what the options of the games are made of.")
    ] = False,
) -> None:
    """Print the JSON schema of all messages between client and server."""
    found = vocabularies() if games else message_schemas()
    print(json.dumps(found, indent=2, ensure_ascii=False))


def message_schemas() -> dict[str, object]:
    """The schemas by name: every message, all they are made of, and the unions of the socket."""
    own = [
        found
        for module in MODULES
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, Struct) and found.__module__ == module.__name__
    ]
    schemas, components = schema_components(
        [*UNIONS.values(), *own], schema_hook=anything, ref_template="#/$defs/{name}"
    )
    named = dict(zip(UNIONS, schemas, strict=False))
    return {"$defs": dict(sorted((named | components).items()))}


def anything(type_: type) -> dict[str, object]:
    """What only the game knows is plain data to the client."""
    if type_ is object:
        return {"tsType": "unknown"}
    raise NotImplementedError


def vocabularies() -> dict[str, object]:
    """The vocabularies of the installed games by name."""
    return {name: vocabulary(find_game(name).compose()) for name in list_games()}


def vocabulary(rules: Rules) -> dict[str, object]:
    """Of each verb its roles with their kinds, and of each kind its members."""
    catalogue = rules.catalogue
    kinds = dict[str, dict[Ref, None]]()  # kinds of one name are one to the words
    for verb in catalogue.verbs.values():
        for kind in verb.roles.values():
            kinds.setdefault(kind.name, {}).update(dict.fromkeys(catalogue.members(kind)))
    return {
        "verbs": {
            verb.name: {role: kind.name for role, kind in verb.roles.items()}
            for verb in catalogue.verbs.values()
        },
        "kinds": {name: list(members) for name, members in kinds.items()},
    }
