"""Nothing acknowledged is lost, whatever breaks; OSTROG_FAULT_SECONDS sets the shortest time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import select

from faults.breaking import Breaking, shut_for
from faults.checking import applied_twice, missing, not_replaying, seen_differently
from faults.house import House, a_house
from faults.players import Message, Person
from ostrog.server.db.database import connect
from ostrog.server.db.schema import clocks

SECONDS = float(os.environ.get("OSTROG_FAULT_SECONDS", "20"))
"""Minimum time of play in seconds; it continues until each failure has occurred once."""
TABLES, ALONE = 22, 4
"""Number of matches at a time, and of those with one person against a bot (40 people in all)."""
OUTAGE = 14.0
"""Duration of the outage in seconds, long enough for clocks to be corrected."""
CONTROL = {"kind": "live", "bank": 3600, "increment": 1}
FIVE_ARMIES: Message = {"game": "five_armies", "scenario": "standard"}
CARD_GAME: Message = {"game": "ring_cards", "scenario": "duel-two-players"}


@pytest.fixture
def house() -> Iterator[House]:
    # PostgreSQL may run as another user, who has no access to the folders of pytest.
    with TemporaryDirectory(prefix="ostrog-house-") as folder, a_house(Path(folder)) as found:
        yield found


async def sit_down(house: House, random: Random, table: int) -> list[Person]:
    """Open a match at a table, for two people or for one against a bot; return the people."""
    wish: Message = {**(FIVE_ARMIES if table % 2 else CARD_GAME), "seats": [0]}
    count = 2 if table < TABLES - ALONE else 1
    people = [Person(house, Random(random.random())) for _ in range(count)]
    for person in people:
        await person.come()
    if count == 1:
        await people[0].open(wish | {"bots": [{"seat": 1, "level": "novice"}]})
    else:
        clocks = {"control": CONTROL} if table % 3 == 0 else {}
        await people[1].join(await people[0].open(wish | clocks), 1)
    return people


async def keep_playing(
    house: House, random: Random, table: int, everybody: list[Person], end: asyncio.Event
) -> None:
    """Play one match after the other at a table."""
    while not end.is_set():
        people = await sit_down(house, random, table)
        everybody += people
        await asyncio.gather(*(person.play(end) for person in people))


async def deadlines(house: House) -> dict[tuple[str, int], float]:
    engine = connect(house.database)
    running = select(clocks).where(clocks.c.deadline.is_not(None))
    async with engine.connect() as connection:
        rows = (await connection.execute(running)).all()
    await engine.dispose()
    return {(row.match, row.seat): row.deadline.timestamp() for row in rows}


async def live_through(house: House) -> tuple[list[Person], Breaking]:
    random, everybody, end = Random(20261115), list[Person](), asyncio.Event()
    breaking = Breaking(house, everybody, random)
    playing = [
        asyncio.create_task(keep_playing(house, random, table, everybody, end))
        for table in range(TABLES)
    ]
    while len({person.match for person in everybody}) < TABLES:
        await asyncio.sleep(0.1)
    await breaking.go_on(SECONDS)
    end.set()
    await asyncio.gather(*playing)
    return everybody, breaking


async def check(house: House, people: list[Person], breaking: Breaking) -> None:
    engine = connect(house.database)
    matches = sorted({person.match for person in people})
    choices = sum(len(person.acknowledged) for person in people)
    assert len(matches) >= TABLES
    print(f"{choices} choices acknowledged in {len(matches)} matches; {dict(breaking.done)}")
    assert choices > SECONDS
    assert await missing(engine, people) == []
    assert await applied_twice(engine) == 0
    assert await not_replaying(engine, matches) == []
    for person in people:
        await person.look()  # a new client is told the same as those who were there
    assert seen_differently(people) == []
    await engine.dispose()


async def check_clocks(house: House) -> None:
    """Check that clocks do not run while no server is up."""
    await sit_down(house, Random(1), 0)
    before = await deadlines(house)
    assert before
    await shut_for(house, OUTAGE)
    await asyncio.sleep(3)
    after = await deadlines(house)
    assert before.keys() == after.keys()
    for key, deadline in before.items():
        assert after[key] - deadline > OUTAGE - 2.5


def test_nothing_is_lost(house: House) -> None:
    people, breaking = asyncio.run(live_through(house))
    asyncio.run(check(house, people, breaking))
    asyncio.run(check_clocks(house))
