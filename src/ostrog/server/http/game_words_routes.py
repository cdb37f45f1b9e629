"""HTTP routes that serve the words of a game to clients that were built without the game."""

from __future__ import annotations

from functools import cache

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ostrog.server.catalogue import games, vocabulary
from ostrog.server.protocol.games import GameWords
from ostrog.words import LANGUAGES

FRESH = {"cache-control": "no-cache"}
"""Headers of words; authors change them often and expect to see the change after a restart."""


@get("/api/games/{game:str}/words/{language:str}")
async def read_words(game: FromPath[str], language: FromPath[str]) -> Response[GameWords]:
    """Return the messages of a game in one language."""
    if language not in LANGUAGES or game not in games():
        raise NotFoundException("no such words")
    return Response(GameWords(_words(game, language)), headers=FRESH)


@get("/api/games/{game:str}/vocabulary")
async def read_vocabulary(game: FromPath[str]) -> Response[dict[str, object]]:
    """Return the verbs of a game with their roles, and the members of its kinds."""
    if game not in games():
        raise NotFoundException("no such game")
    return Response(_vocabulary(game), headers=FRESH)


@cache
def _words(name: str, language: str) -> str:
    files = [folder / f"{language}.ftl" for folder in games()[name].compose().words]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@cache
def _vocabulary(name: str) -> dict[str, object]:
    return vocabulary(games()[name].compose())
