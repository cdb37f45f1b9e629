"""HTTP routes that serve the words of a game to clients that were built without the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ostrog.server.catalogue import find_expansion, games, vocabulary
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


@get("/api/games/{game:str}/expansions/{expansion:str}/words/{language:str}")
async def read_expansion_words(
    game: FromPath[str], expansion: FromPath[str], language: FromPath[str]
) -> Response[GameWords]:
    """Return the messages of an expansion of a game in one language."""
    found = find_expansion(game, expansion)
    if language not in LANGUAGES or found is None:
        raise NotFoundException("no such words")
    return Response(GameWords(_messages([found.words], language)), headers=FRESH)


@get("/api/games/{game:str}/vocabulary")
async def read_vocabulary(
    game: FromPath[str], expansions: FromQuery[str] = ""
) -> Response[dict[str, object]]:
    """Return the verbs of a game with their roles, and the members of its kinds.

    `expansions` are names of expansions with commas between them, whose parts are added.
    """
    names = tuple(name for name in expansions.split(",") if name)
    if game not in games() or any(find_expansion(game, name) is None for name in names):
        raise NotFoundException("no such game")
    return Response(_vocabulary(game, names), headers=FRESH)


@cache
def _words(name: str, language: str) -> str:
    return _messages(games()[name].compose().words, language)


def _messages(folders: Iterable[Path | None], language: str) -> str:
    files = [folder / f"{language}.ftl" for folder in folders if folder is not None]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


@lru_cache(maxsize=32)
def _vocabulary(name: str, expansions: tuple[str, ...]) -> dict[str, object]:
    try:
        return vocabulary(games()[name].compose(expansions))
    except ValueError as error:
        raise NotFoundException("these expansions cannot be played together") from error
