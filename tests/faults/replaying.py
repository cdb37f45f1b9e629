"""Replaying all matches of a house afterwards: from their beginning, and from their snapshots."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.db import storage
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.replay import verification


async def not_replaying(engine: AsyncEngine, matches: Sequence[str]) -> list[str]:
    """Return matches whose log does not replay to the stored hashes, snapshots and endings."""
    found = []
    for match in matches:
        stored = await storage.find_match(engine, match)
        assert stored is not None
        checked = await verification.check(engine, stored)
        found += [f"{match}: {each}" for each in checked.problems]
        # The match loaded from its newest snapshot must be the same.
        again = await MatchRegistry(engine).find(match)
        assert again is not None
        entries = await storage.read_entries(engine, match)
        if stored.full and entries and (await again.match()).chain != entries[-1].entry.chain:
            found.append(f"{match} differs from its snapshot")
    return found
