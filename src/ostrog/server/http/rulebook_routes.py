"""The HTTP route that serves the rules of a game as numbered statements."""

from __future__ import annotations

from functools import cache
from itertools import groupby

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ostrog.kernel import rulebook_in
from ostrog.server.catalogue import find_expansion, games
from ostrog.server.protocol.games import RulebookInfo, RuleChapter, RuleInfo
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
