"""Matches for drivers: in a house with servers, and for the bare pipeline."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping
from itertools import count, cycle

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from load.driving import Lane, Place
from load.scripts import SEATS, Script
from ostrog.server.accounts import guests
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.catalogue import games
from ostrog.server.db import schema, storage


class Opening:
    """Opens matches of two guests for scripts."""

    def __init__(
        self,
        engine: AsyncEngine,
        servers: list[str],
        *,
        apart: bool = False,
        versions: Mapping[str, int] | None = None,
    ) -> None:
        """Place both sides of a match at the same server, or with `apart` at different ones.

        `versions` are those of the rules that the servers know, if they are not the newest.
        """
        self.versions = versions or {name: game.version for name, game in games().items()}
        self.engine, self.servers, self.apart = engine, servers, apart
        self.numbers = count()

    async def match(self, script: Script) -> tuple[Place, ...]:
        """Open a match with the seed of a script; return the places of both sides."""
        (one, first), (other, second) = [await guests.welcome(self.engine) for _ in SEATS]
        match = await storage.open_match(
            self.engine,
            game=script.game,
            version=self.versions[script.game],
            scenario=script.scenario,
            opener=one.id,
            seats={0: True, 1: False},
            contribution=b"",
        )
        matches = schema.matches
        seeded = update(matches).where(matches.c.id == match).values(seed=script.seed)
        async with self.engine.begin() as connection:
            await connection.execute(seeded)
        await storage.take_seat(self.engine, match, 1, other.id, b"")
        number = next(self.numbers)
        return tuple(
            Place(
                f"ws://{self.servers[(number + self.apart * seat) % len(self.servers)]}"
                f"/api/matches/{match}/socket",
                f"{COOKIE}={token}",
            )
            for seat, token in zip(SEATS, (first, second), strict=True)
        )

    async def lanes(self, scripts: list[Script], lanes: int, choices: int) -> list[Lane]:
        """Return lanes, each with matches for at least this number of choices."""
        found = []
        supply = cycle(scripts)
        for _ in range(lanes):
            matches, left = [], choices
            while left > 0:
                script = next(supply)
                matches.append((await self.match(script), script.steps))
                left -= len(script.steps)
            found.append(Lane(matches))
        return found


def bare_lanes(
    servers: list[str], scripts: list[Script], lanes: int, choices: int
) -> Iterator[Lane]:
    """Yield lanes for the bare pipeline, which needs no match to be opened."""
    supply, numbers = cycle(enumerate(scripts)), count()
    for _ in range(lanes):
        matches, left = [], choices
        while left > 0:
            at, script = next(supply)
            server, name = servers[next(numbers) % len(servers)], uuid.uuid4().hex
            places = tuple(Place(f"ws://{server}/{name}/{at}/{seat}") for seat in SEATS)
            matches.append((places, script.steps))
            left -= len(script.steps)
        yield Lane(matches)
