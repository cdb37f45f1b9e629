"""The schema: the client's copies of what it knows of the server are those of now."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import run

CLIENT = Path(__file__).parents[2] / "web" / "src"

needs_client = pytest.mark.skipif(not CLIENT.is_dir(), reason="the client is not here")


@needs_client
@pytest.mark.parametrize(
    ("arguments", "file"),
    [
        ((), "api/schema.json"),
        (("--games",), "words/vocabularies.json"),
        (("--panels",), "games/panels.json"),
    ],
)
def test_the_client_was_made_from_this_server(arguments: tuple[str, ...], file: str) -> None:
    printed = json.loads(run("schema", *arguments).stdout)
    kept = json.loads((CLIENT / file).read_text(encoding="utf-8"))
    assert kept == printed, "make the client's types anew: npm run types, in web/"


def test_it_describes_messages_and_what_they_are_made_of() -> None:
    defs = json.loads(run("schema").stdout)["$defs"]
    assert {"Choose", "Welcome", "Scene", "ClientMessage", "ServerMessage"} <= set(defs)


def test_it_names_the_roles_of_verbs_and_the_members_of_kinds() -> None:
    vocabulary = json.loads(run("schema", "--games").stdout)["five_armies"]
    assert vocabulary["verbs"]["enter"] == {"character": "character", "place": "place"}
    assert {"ravenhill", "eagles-eyrie", "mountain-pass-west"} <= set(vocabulary["kinds"]["place"])
