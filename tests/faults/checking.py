"""Checks afterwards: acknowledged choices are stored exactly once, and logs replay correctly."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from faults.players import Person
from ostrog.server.db import schema, storage
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.replay import retelling


async def missing(engine: AsyncEngine, people: Sequence[Person]) -> list[str]:
    """Return acknowledged choices that are not in the log under their acknowledged number."""
    found = []
    for person in people:
        for each in person.acknowledged:
            at = await storage.find_request(engine, each.match, each.request)
            if at != each.at:
                found.append(f"{each.request} of {each.match}: {each.at}, stored {at}")
    return found


async def applied_twice(engine: AsyncEngine) -> int:
    """Return the number of requests that are in the log more than once."""
    entries = schema.entries.c
    twice = (
        select(entries.match, entries.request)
        .group_by(entries.match, entries.request)
        .having(func.count() > 1)
    )
    async with engine.connect() as connection:
        return len((await connection.execute(twice)).all())


async def not_replaying(engine: AsyncEngine, matches: Sequence[str]) -> list[str]:
    """Return matches whose log has gaps or does not replay to the stored hashes."""
    found = []
    for match in matches:
        stored = await storage.read_entries(engine, match)
        if [each.at for each in stored] != list(range(len(stored))):
            found.append(f"{match} has gaps")
        known = await storage.find_match(engine, match)
        assert known is not None
        played, _ = await retelling.played(engine, known)
        if [each.chain for each in played.entries] != [each.entry.chain for each in stored]:
            found.append(f"{match} does not replay")
        # The match loaded from its newest snapshot must be the same.
        again = await MatchRegistry(engine).find(match)
        assert again is not None
        if (await again.match()).chain != played.chain:
            found.append(f"{match} differs from its snapshot")
    return found


def seen_differently(people: Sequence[Person]) -> list[str]:
    """Return events of a match that people were told in different order or of different kind."""
    found = [each for person in people for each in person.contradictions]
    by_match: dict[str, list[Person]] = {}
    for person in people:
        by_match.setdefault(person.match, []).append(person)
    for match, watching in by_match.items():
        first = watching[0]
        for person in watching[1:]:
            found += [
                f"{match}: event {number}"
                for number in first.events.keys() & person.events.keys()
                if _kind(first.events[number]) != _kind(person.events[number])
            ]
    return found


def _kind(told: str) -> str:
    return told.partition('"kind": ')[2].partition(",")[0]
