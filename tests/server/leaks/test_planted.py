"""The comparison is worth something: leaks that are planted into the server are found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any
from zlib import crc32

import msgspec
import pytest
from sqlalchemy import select

from ostrog.kernel import Match, Refusal, State
from ostrog.kernel.matches import match as matches
from ostrog.kernel.runtime import engine
from ostrog.server.accounts import match_mail, personal_data
from ostrog.server.db import schema, stored_events
from ostrog.server.match import view
from ostrog.server.match.session import MatchSession
from ostrog.server.protocol.own_data import OwnNote
from ostrog.server.protocol.standings import EventInfo, Standing
from server.leaks.conftest import Houses
from server.leaks.driving import examine
from server.leaks.pairs import Case, Pair, make_pair
from server.leaks.transcripts import Leak

MOST_CHOICES = 4
PLANTED = 2_000
"""Where the numbers of these pairs begin."""

Plant = Callable[[pytest.MonkeyPatch], None]


def truth(state: State) -> int:
    """A number that follows from what is hidden."""
    return crc32(engine.encode(state)) % 100_000


def order_of_markers(patch: pytest.MonkeyPatch) -> None:
    """What lies on the table is listed in an order that follows from what is hidden."""
    honest = view.standing

    def leaking(match: Match[State], held: Any, board: Any = None) -> Standing:
        found = honest(match, held, board)
        assert found.scene is not None
        markers, at = found.scene.markers, truth(match.state) % len(found.scene.markers)
        scene = msgspec.structs.replace(found.scene, markers=(*markers[at:], *markers[:at]))
        return msgspec.structs.replace(found, scene=scene)

    patch.setattr(view, "standing", leaking)


def hidden_field(patch: pytest.MonkeyPatch) -> None:
    """What happens is told with all its fields."""
    patch.setattr(matches, "redact", lambda told, _: told.event)


def hidden_field_of_the_past(patch: pytest.MonkeyPatch) -> None:
    """What happened before a snapshot is told with all its fields."""

    def leaking(kept: stored_events.StoredEvent, _: int) -> EventInfo:
        return EventInfo(kept.number, kept.kind, kept.fields)

    patch.setattr(stored_events.StoredEvent, "info", leaking)


def number_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refusal comes with a number that follows from what is hidden."""
    honest = engine.explain

    def leaking(state: State, seat: int, option: Any) -> Refusal | None:
        found = honest(state, seat, option)
        return found and Refusal(found.rule, (*found.refs, truth(state)))

    patch.setattr(engine, "explain", leaking)


def word_in_a_mail(patch: pytest.MonkeyPatch) -> None:
    """A mail names the game by something that follows from what is hidden."""
    honest, known = MatchSession.waits_for, [0]

    async def waits_for(table: MatchSession, guest: Any) -> bool:
        known[0] = truth((await table.match()).state)
        return await honest(table, guest)

    patch.setattr(MatchSession, "waits_for", waits_for)
    patch.setattr(match_mail, "title", lambda *_: f"A game of {known[0]}")


def note_in_an_export(patch: pytest.MonkeyPatch) -> None:
    """One's own data has something of a snapshot in it."""

    async def leaking(connection: Any, _: Any) -> list[OwnNote]:
        snapshots = schema.snapshots.c
        stored = await connection.execute(select(snapshots.match, snapshots.snapshot))
        return [OwnNote(row.match, str(crc32(row.snapshot))) for row in stored.all()]

    patch.setattr(personal_data, "_notes", leaking)


@pytest.mark.parametrize(
    ("number", "plant", "where"),
    [
        (0, order_of_markers, '"form":'),
        (1, hidden_field, '"fields":'),
        (2, hidden_field_of_the_past, '"fields":'),
        (3, number_in_a_refusal, ':"Refused"'),
        (4, word_in_a_mail, "mail and mail"),
        (5, note_in_an_export, "GET /api/people/data"),
    ],
)
def test_a_planted_leak_is_found(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, number: int, plant: Plant, where: str
) -> None:
    pair = eventful_pair(number)
    plant(monkeypatch)
    with pytest.raises(Leak) as found:
        examine(houses, pair)
    assert where in str(found.value)


def eventful_pair(number: int) -> Pair:
    """A pair in which the observer gets mail, and something is done behind its back."""
    for each in count(PLANTED + 100 * number):
        pair = make_pair(Case("ring_cards", "duel-two-players", (0,), 30, each), MOST_CHOICES)
        called = any(entry.calls for entry in pair.entries)
        if called and any(entry.picks[0] != entry.picks[1] for entry in pair.entries):
            return pair
    raise AssertionError
