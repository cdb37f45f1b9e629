"""HTTP routes for readers: the rules of a game, its house values, and its layout."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import groupby

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from ostrog.kernel import Mixer, new, rulebook_in
from ostrog.server.catalogue import find_expansion, games, value_list_of
from ostrog.server.protocol.games import GameValues, RulebookInfo, RuleChapter, RuleInfo
from ostrog.table import Layout, table_of
from ostrog.words import LANGUAGES

CACHED = "public, max-age=600, stale-while-revalidate=86400"
"""Cache header of rules, which change only with releases and are the same for everybody."""


@get("/api/games/{game:str}/rules/{language:str}")
async def read_rules(game: FromPath[str], language: FromPath[str]) -> Response[RulebookInfo]:
    """Return the rules of a game in one language, chapter by chapter."""
    if language not in LANGUAGES or game not in games():
        raise NotFoundException("no such rules")
    return Response(_rules(game, language), headers={"cache-control": CACHED})


@get("/api/games/{game:str}/expansions/{expansion:str}/rules/{language:str}")
async def read_expansion_rules(
    game: FromPath[str], expansion: FromPath[str], language: FromPath[str]
) -> Response[RulebookInfo]:
    """Return the rules of an expansion in one language, chapter by chapter."""
    if language not in LANGUAGES or find_expansion(game, expansion) is None:
        raise NotFoundException("no such rules")
    return Response(_rules(game, language, expansion), headers={"cache-control": CACHED})


@cache
def _rules(name: str, language: str, expansion: str = "") -> RulebookInfo:
    game = games()[name]
    rulebook = rulebook_in(find_expansion(name, expansion) or game, language) or ()
    chapters = [
        RuleChapter(title, [RuleInfo(each.id, each.text, each.open) for each in statements])
        for title, statements in groupby(rulebook, key=lambda each: each.chapter)
    ]
    return RulebookInfo(game.name, game.version, chapters)


@get("/api/games/{game:str}/layout")
async def read_layout(
    game: FromPath[str], scenario: FromQuery[str] = "", expansions: FromQuery[str] = ""
) -> Response[Layout]:
    """Return the layout of a game with its usual values, in its first scenario by default.

    `expansions` are names of expansions with commas between them.
    """
    names = tuple(name for name in expansions.split(",") if name)
    if game not in games() or any(find_expansion(game, name) is None for name in names):
        raise NotFoundException("no such game")
    return Response(_layout(game, scenario, names), headers={"cache-control": CACHED})


@get("/api/games/{game:str}/values")
async def read_values(game: FromPath[str], expansions: FromQuery[str] = "") -> Response[GameValues]:
    """Return the values that no source confirms, those of expansions last.

    `expansions` are names of expansions with commas between them.
    """
    names = tuple(name for name in expansions.split(",") if name)
    if game not in games() or any(find_expansion(game, name) is None for name in names):
        raise NotFoundException("no such game")
    return Response(_values(game, names), headers={"cache-control": CACHED})


@lru_cache(maxsize=32)
def _values(name: str, expansions: tuple[str, ...]) -> GameValues:
    game = games()[name]
    try:
        values, choices = value_list_of(game, expansions)
    except ValueError as error:
        raise NotFoundException("these expansions cannot be played together") from error
    return GameValues(game.name, game.version, values, choices)


@lru_cache(maxsize=32)
def _layout(name: str, scenario: str, expansions: tuple[str, ...]) -> Layout:
    game = games()[name]
    known = [each.name for each in game.scenarios]
    if scenario and scenario not in known:
        raise NotFoundException("no such scenario")
    try:
        setting = new(game, scenario or known[0], Mixer(0), expansions=expansions).setting
    except ValueError as error:
        raise NotFoundException("these expansions cannot be played together") from error
    table = table_of(setting.rules.game)
    if table is None:
        raise NotFoundException("this game has no table")
    return table.layout(setting)
