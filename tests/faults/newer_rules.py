"""Newer versions of the rules of all games, for a rolling upgrade; nothing in them differs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from ostrog.server.catalogue import games, installed


def install(count: int) -> None:
    """Install so many newer versions of each game."""
    for name, game in list(games().items()):
        for version in range(game.version + 1, game.version + 1 + count):
            newer = msgspec.structs.replace(game, version=version)
            installed()[name, version] = games()[name] = newer


@contextmanager
def known(count: int) -> Iterator[None]:
    """Know so many newer versions of each game inside the `with` block."""
    before, newest = dict(installed()), dict(games())
    install(count)
    try:
        yield
    finally:
        for table, kept in ((installed(), before), (games(), newest)):
            table.clear()
            table.update(kept)  # type: ignore[arg-type]  # each gets what it had
