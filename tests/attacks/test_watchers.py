"""Many watch one match: what they see is made once for all of them."""

from __future__ import annotations

import time
import uuid

from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.http import sockets
from ostrog.server.match.listeners import Listener
from ostrog.server.protocol.replies import ServerMessage, Update
from server.test_bots import opened

FEW, MANY = 5, 500
MOST_TIMES = 5
"""How many times the cost of few watchers many may have."""
ROUNDS = 20


def test_many_watchers_cost_little_more_than_few(ann: TestClient[Litestar]) -> None:
    match = opened(ann, {"game": "five_armies", "scenario": "standard", "seats": [0, 1]})

    async def cost(watchers: int) -> tuple[float, list[ServerMessage]]:
        """Return the time to tell so many watchers of a change and to encode it, and what."""
        session = await ann.app.state.matches.find(match)
        told: list[ServerMessage] = []
        session.listeners.update(Listener(uuid.uuid4(), told.append) for _ in range(watchers))
        playing = await session.match()
        begun = time.process_time()
        for _ in range(ROUNDS):
            told.clear()
            for each in session.listeners:
                each.seen = 0
            await session.tell(playing)
            for message in told:
                assert sockets.parcel(message).packed
        spent = time.process_time() - begun
        session.listeners.clear()
        return spent, list(told)

    assert ann.blocking_portal is not None
    few, _ = ann.blocking_portal.call(cost, FEW)
    many, told = ann.blocking_portal.call(cost, MANY)
    assert len(told) == MANY
    assert all(isinstance(each, Update) and each is told[0] for each in told)
    assert many < MOST_TIMES * few
