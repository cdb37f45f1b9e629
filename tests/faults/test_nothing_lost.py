"""Nothing acknowledged is lost, whatever breaks; OSTROG_FAULT_SECONDS sets the shortest time."""

from __future__ import annotations

import asyncio
import os
import time
import uuid
from collections import Counter, defaultdict
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from faults import checking, newer_rules, reading
from faults.breaking import Breaking, shut_for
from faults.house import FAKETIME, SERVERS, WORKERS, House, a_house
from faults.memories import Memory, Message
from faults.moves import Player
from faults.players import Guest, Person
from faults.replaying import not_replaying
from ostrog.server.db import schema
from ostrog.server.db.database import connect
from ostrog.server.match.worker import AT_ONCE as QUEUES

SECONDS = float(os.environ.get("OSTROG_FAULT_SECONDS", "20"))
"""Minimum time of play in seconds; it continues until each failure has occurred once."""
TABLES, ALONE, RATED = 18, 4, 6
"""Matches at a time; of those, with one person against a bot, and between people with accounts."""
OUTAGE = 12.0
"""Duration of the outage in seconds, long enough for clocks to be corrected."""
WELL_AGAIN = 60.0
"""Seconds after the last failure until everything works as before."""
CONTROL = {"kind": "live", "bank": 3600, "increment": 1}
FIVE_ARMIES: Message = {"game": "five_armies", "scenario": "standard"}
CARD_GAME: Message = {"game": "ring_cards", "scenario": "duel-two-players"}


class Evening:
    """Everybody who plays in a house, at all tables."""

    def __init__(self, house: House) -> None:
        """Begin with nobody."""
        self.house = house
        self.random = Random(20261115)
        self.people: list[Person] = []
        self.members: set[str] = set()
        """Guests with accounts."""
        self.end = asyncio.Event()

    async def keep_playing(self, table: int) -> None:
        """Play one match after the other at a table; those with accounts stay there."""
        random = Random(self.random.random())
        rated, alone = table < RATED, table >= TABLES - ALONE
        guests: list[Guest] = []
        while not self.end.is_set():
            if not (guests and rated):
                guests = [Guest(self.house, Random(random.random())) for _ in range(2 - alone)]
                for guest in guests:
                    await guest.come()
                    if rated:
                        await self._give_account(guest)
            people = await sit_down(guests, table, alone=alone)
            self.people += people
            length = random.randint(10, 16) if rated else random.randint(30, 200)
            await asyncio.gather(*(Player(each, length).play(self.end) for each in people))

    async def _give_account(self, guest: Guest) -> None:
        """Give a guest an account, past the server."""
        found = uuid.UUID(guest.id)
        account = {
            "guest": found,
            "email": f"{found.hex}@example.org",
            "password": "",
            "verified": func.now(),
            "language": "en",
            "mail": "never",
            "unsubscribe": found.hex,
        }
        engine = connect(self.house.database)
        async with engine.begin() as connection:
            await connection.execute(schema.accounts.insert().values(**account))
        await engine.dispose()
        self.members.add(guest.id)

    @property
    def memories(self) -> dict[str, list[Memory]]:
        """What the people of each match remember."""
        found = defaultdict[str, list[Memory]](list)
        for person in self.people:
            found[person.match].append(person.memory)
        return found


async def sit_down(guests: list[Guest], table: int, *, alone: bool) -> list[Person]:
    """Open a match at a table, for two people or for one against a bot; return the people."""
    wish: Message = {**(FIVE_ARMIES if table % 2 else CARD_GAME), "seats": [0]}
    if alone:
        match = await guests[0].open(wish | {"bots": [{"seat": 1, "level": "novice"}]})
    else:
        match = await guests[0].open(wish | ({"control": CONTROL} if table % 3 == 0 else {}))
        await guests[1].join(match, 1)
    return [Person(guest, match, seat) for seat, guest in enumerate(guests)]


async def live_through(evening: Evening) -> Breaking:
    breaking = Breaking(evening.house, evening.people, evening.random)
    playing = [asyncio.create_task(evening.keep_playing(table)) for table in range(TABLES)]
    while len({person.match for person in evening.people}) < TABLES:
        await asyncio.sleep(0.1)
        for task in playing:
            if task.done():
                task.result()
    await breaking.go_on(SECONDS)
    evening.end.set()
    await asyncio.gather(*playing)
    return breaking


# Checks


async def check_well_again(house: House) -> None:
    """Check that every server answers, and that every worker works at all its queues."""
    engine = connect(house.database)
    alive = text(
        "SELECT count(*) FROM procrastinate_workers WHERE last_heartbeat > now() - interval '6 s'"
    )
    guest, end = Guest(house, Random(1)), time.monotonic() + WELL_AGAIN
    there, working = set[str](), 0
    while len(there) < len(SERVERS) or working < len(WORKERS) * len(QUEUES):
        assert time.monotonic() < end, f"ready: {sorted(there)}, {working} queues are worked at"
        for server in SERVERS:
            if await guest.finds_ready(server):
                there.add(server)
        with suppress(OSError, SQLAlchemyError):
            async with engine.connect() as connection:
                working = int(await connection.scalar(alive) or 0)
        await asyncio.sleep(0.5)
    await engine.dispose()


async def check(evening: Evening, breaking: Breaking) -> None:
    house, memories = evening.house, evening.memories
    engine = connect(house.database)
    kept = await reading.read(engine, sorted(memories))
    played, clock = figures(kept, memories), "libfaketime" if FAKETIME else "a patch"
    counted = ", ".join(
        f"{name} {count}" for name, count in (*played.items(), *breaking.done.items())
    )
    print(f"{counted}; the clock was moved by {clock}")
    assert all(played.values()), "not everything was played"
    assert len(kept) == len(memories) >= TABLES
    assert sum(len(each.entries) for each in kept) > SECONDS
    for person in evening.people:
        await person.look()  # a new client is told the same as those who were there
    wrong = [
        *checking.wrong(kept, memories),
        *checking.wrong_results(kept, evening.members),
        *checking.wrong_ratings(kept, await reading.read_ratings(engine)),
        *checking.seen_differently(memories),
        *await not_replaying(engine, [each.match for each in kept]),
    ]
    await engine.dispose()
    assert not wrong, "\n".join(wrong)


def figures(kept: list[reading.Kept], memories: dict[str, list[Memory]]) -> dict[str, int]:
    """Return how much was played and acknowledged."""
    entered = Counter[str]()
    lines = presets = 0
    for known in memories.values():
        for memory in known:
            kinds = [memory.sent[each].kind for each in memory.noted]
            lines += kinds.count("SendChat")
            presets += kinds.count("SetPresets")
            for request in memory.accepted:
                if memory.entered(request) is not None:
                    sent = memory.sent[request]
                    entered[sent.proposal or sent.kind] += 1
    results = [result for each in kept for result in each.results]
    return {
        "matches": len(kept),
        "choices": entered["Choose"],
        "undos": entered["Undo"],
        "take-backs": entered["take-back"],
        "moves to newer rules": entered["migrate"],
        "resignations": entered["Resign"],
        "lines": lines,
        "presets": presets,
        "results": len(results),
        "of those rated": sum(result.rated for result in results),
    }


async def deadlines(house: House) -> dict[tuple[str, int], float]:
    engine = connect(house.database)
    running = select(schema.clocks).where(schema.clocks.c.deadline.is_not(None))
    async with engine.connect() as connection:
        rows = (await connection.execute(running)).all()
    await engine.dispose()
    return {(row.match, row.seat): row.deadline.timestamp() for row in rows}


async def check_clocks(house: House) -> None:
    """Check that clocks do not run while no server is up."""
    guests = [Guest(house, Random(seat)) for seat in range(2)]
    for guest in guests:
        await guest.come()
    await sit_down(guests, 0, alone=False)
    before = await deadlines(house)
    assert before
    await shut_for(house, OUTAGE)
    await asyncio.sleep(3)
    after = await deadlines(house)
    assert before.keys() == after.keys()
    for key, deadline in before.items():
        assert after[key] - deadline > OUTAGE - 2.5


async def a_whole_evening(house: House) -> None:
    evening, times = Evening(house), [time.monotonic()]
    breaking = await live_through(evening)
    times.append(time.monotonic())
    await check_well_again(house)
    times.append(time.monotonic())
    with newer_rules.known(max(house.newer.values())):
        await check(evening, breaking)
    times.append(time.monotonic())
    await check_clocks(house)
    times.append(time.monotonic())
    took = [f"{after - before:.0f}" for before, after in pairwise(times)]
    print("seconds of play, until all was well again, of checks and of an outage:", *took)


@pytest.mark.timeout(SECONDS + 600)
def test_nothing_is_lost() -> None:
    # PostgreSQL may run as another user, who has no access to the folders of pytest.
    with TemporaryDirectory(prefix="ostrog-house-") as folder, a_house(Path(folder)) as house:
        asyncio.run(a_whole_evening(house))
