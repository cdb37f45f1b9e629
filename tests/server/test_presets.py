"""Presets answer in time, and nobody else hears of them."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import answer_at_random
from ostrog.kernel.matches.match import open_match as open_a_match
from ostrog.server.catalogue import games
from ostrog.server.db import preset_storage, storage
from ostrog.server.db.preset_storage import SeatPresets
from ostrog.server.http.app import make_app
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.protocol.presets import Preset
from ostrog.server.settings import Settings
from server.accounts.helping import using
from server.browsers import Message, Refused, Socket, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1
SPLIT = "split-leadership-bats"
ALL_BATS = [{"kind": SPLIT, "picks": [f"split:0:{bats}"]} for bats in range(12)]
"""How many there are to split is rolled; the one that fits is taken."""


class Table:
    """Two people at their screens, just before the Shadow is asked how to split its tokens."""

    def __init__(self, ann: TestClient[Litestar], stack: ExitStack) -> None:
        self.bob = another_browser(ann)
        self.match = open_match(ann, FREE)
        self.bob.post(f"/api/matches/{self.match}/join", json={"seat": SHADOW})
        self.stack = stack
        self.free = stack.enter_context(at_table(ann, self.match))
        self.shadow = stack.enter_context(at_table(self.bob, self.match))
        self.free.choose(FREE, "activate:bard", "done")
        self.free.hear("Accepted")

    def lead(self) -> None:
        """The Free Peoples place what they have, and the Shadow is asked."""
        self.free.choose(FREE, *self.free.decision(FREE)["default"])
        self.free.hear("Accepted")

    def set_presets(self, answers: list[Message], socket: Socket | None = None) -> None:
        screen = socket or self.shadow
        request = str(uuid.uuid4())
        screen.say(type="SetPresets", request=request, seat=SHADOW, answers=answers)
        assert screen.hear("Noted")["request"] == request

    def wait(self, entries: int) -> None:
        """Until both screens have heard of so many entries."""
        for socket in (self.free, self.shadow):
            while socket.at < entries:
                socket.hear("Update")

    @property
    def asked(self) -> str:
        self.shadow.join()
        return str(self.shadow.decision(SHADOW)["kind"])


@pytest.fixture
def table(ann: TestClient[Litestar]) -> Iterator[Table]:
    with ExitStack() as stack:
        yield Table(ann, stack)


def test_an_answer_is_given_when_the_question_comes(table: Table) -> None:
    table.set_presets(ALL_BATS)
    table.lead()
    table.wait(3)
    assert table.asked == "place-bats"


def test_an_answer_may_stand_for_what_one_usually_does(table: Table) -> None:
    table.free.join()
    usual = {"kind": table.free.decision(FREE)["kind"], "picks": ["default"]}
    request = str(uuid.uuid4())
    table.free.say(type="SetPresets", request=request, seat=FREE, answers=[usual])
    table.wait(2)
    assert table.asked == SPLIT


def test_where_nothing_is_usual_one_is_asked(table: Table) -> None:
    table.set_presets([{"kind": SPLIT, "picks": ["default"]}])
    table.lead()
    table.wait(2)
    table.set_presets([])
    assert table.asked == SPLIT


def test_an_answer_holds_for_what_is_asked_already(table: Table) -> None:
    table.lead()
    assert table.asked == SPLIT
    table.set_presets(ALL_BATS)
    table.wait(3)
    assert table.asked == "place-bats"


@pytest.mark.parametrize("unless", [["split"], [f"split:1:{bats}" for bats in range(12)]])
def test_whoever_wants_to_be_asked_is_asked(table: Table, unless: list[str]) -> None:
    table.set_presets([each | {"unless": unless} for each in ALL_BATS])
    table.lead()
    table.wait(2)
    table.set_presets([])
    assert table.asked == SPLIT


def test_an_answer_that_is_not_offered_is_not_given(table: Table) -> None:
    table.set_presets([{"kind": SPLIT, "picks": ["split:0:0"]}, {"kind": SPLIT, "picks": ["pass"]}])
    table.lead()
    table.wait(2)
    table.set_presets([])
    assert table.asked == SPLIT


def test_what_is_to_be_used_once_is_forgotten_at_all_screens(table: Table) -> None:
    other = table.stack.enter_context(at_table(table.bob, table.match))
    table.set_presets([each | {"once": True} for each in ALL_BATS])
    assert len(other.hear("Presets")["seats"][0]["answers"]) == len(ALL_BATS)
    table.lead()
    assert len(other.hear("Presets")["seats"][0]["answers"]) == len(ALL_BATS) - 1
    assert table.asked == "place-bats"


def test_they_are_shown_to_whoever_comes_back(table: Table) -> None:
    table.set_presets(ALL_BATS[:1])
    (shown,) = table.shadow.join()["presets"]
    assert shown == {"seat": SHADOW, "answers": [ALL_BATS[0] | {"unless": [], "once": False}]}
    assert table.free.join()["presets"] == []


def test_nobody_else_hears_of_them(table: Table) -> None:
    table.set_presets(ALL_BATS)
    table.set_presets([])
    table.free.say(type="SendChat", request="12345678", text="Well?")
    heard = set[str]()
    while "Noted" not in heard:
        heard.add(table.free.session.receive_json(timeout=30)["type"])
    assert heard <= {"Noted", "ChatLines", "Present"}


def test_what_was_taken_back_is_not_answered_again(table: Table) -> None:
    table.set_presets(ALL_BATS)
    table.lead()
    table.wait(3)
    table.shadow.join()
    assert table.shadow.standing["undoable"] == [SHADOW]
    table.shadow.say(type="Undo", request="undo-0001", seat=SHADOW, at=3)
    table.shadow.hear("Accepted")
    table.wait(4)
    assert table.asked == SPLIT
    assert table.shadow.at == 4


def test_only_the_holder_of_a_seat_answers_for_it(table: Table) -> None:
    table.free.say(type="SetPresets", request="12345678", seat=SHADOW, answers=ALL_BATS)
    with pytest.raises(Refused):
        table.free.hear("Noted")
    table.shadow.say(
        type="SetPresets",
        request="12345678",
        seat=SHADOW,
        answers=[{"kind": SPLIT, "picks": ["no-such-option"]}],
    )
    with pytest.raises(Refused):
        table.shadow.hear("Noted")


def test_they_go_with_whoever_leaves_the_seat(table: Table, database: str) -> None:
    async def after_leaving(engine: AsyncEngine) -> tuple[int, int]:
        async with engine.begin() as connection:
            before = await preset_storage.read(connection, table.match)
            await storage.seat_guest(connection, table.match, [SHADOW], None)
            after = await preset_storage.read(connection, table.match)
        return len(before), len(after)

    table.set_presets([{"kind": SPLIT, "picks": ["split:0:6"]}])
    assert using(database, after_leaving) == (1, 0)


def test_whoever_wants_to_be_asked_about_a_thing_is_asked() -> None:
    match = open_a_match(games()["five_armies"], "standard", ("a", "b"), b"seed")
    random = Random(3)
    while not (match.asks()[0].about and not match.asks()[0].closes):
        answer_at_random(match.state, match.asks()[0].seat, random)
    ask = match.asks()[0]

    def answered(*unless: str) -> bool:
        preset = Preset(ask.kind, (ask.options[0].id,), unless)
        given = SeatPresets(ask.seat, uuid.uuid4(), (preset,))
        return preset_storage.find(match.state, [ask], [given]) is not None

    assert answered()
    assert answered("a-place-far-away")
    assert not answered(str(ask.about[0]))


def test_whoever_has_answered_beforehand_is_not_waited_for(another_database: str) -> None:
    async def waited_for(engine: AsyncEngine) -> bool:
        found = await MatchRegistry(engine).find(two.match)
        assert found is not None
        bob = next(each.guest for each in found.stored.seats if each.seat == SHADOW)
        assert bob is not None
        return await found.waits_for(bob)

    # Elsewhere somebody would do the job, and answer.
    settings = Settings(another_database, client="no-such-folder", worker="apart")
    with TestClient(make_app(settings)) as ann, ExitStack() as stack:
        ann.get("/api/me")
        two = Table(ann, stack)
        two.lead()
        assert using(settings.database, waited_for)
        two.set_presets(ALL_BATS)
        assert not using(settings.database, waited_for)


def test_answers_set_while_another_one_is_used_up_are_kept(
    another_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = Preset("act", ("pass",))

    async def answered(engine: AsyncEngine) -> tuple[Preset, ...]:
        found = await MatchRegistry(engine).find(two.match)
        assert found is not None
        (given,) = found.stored.presets
        do = found.do

        async def late(*args: object, **options: object) -> int:
            async with engine.begin() as connection:
                await preset_storage.keep(connection, two.match, SHADOW, given.guest, [newer])
            return await do(*args, **options)  # type: ignore[arg-type]  # passed on

        monkeypatch.setattr(found, "do", late)
        await found.answer_by_preset()
        assert (await found.match()).number == 3
        async with engine.connect() as connection:
            (kept,) = await preset_storage.read(connection, two.match)
        return kept.answers

    # Elsewhere somebody would do the job, and answer.
    settings = Settings(another_database, client="no-such-folder", worker="apart")
    with TestClient(make_app(settings)) as ann, ExitStack() as stack:
        ann.get("/api/me")
        two = Table(ann, stack)
        two.lead()
        two.set_presets([each | {"once": True} for each in ALL_BATS])
        assert using(settings.database, answered) == (newer,)


def test_an_answer_is_given_after_the_choice_of_a_bot(ann: TestClient[Litestar]) -> None:
    bots = [{"seat": SHADOW, "level": "novice"}]
    wish = {"game": "five_armies", "scenario": "standard", "seats": [FREE], "bots": bots}
    match = str(ann.post("/api/matches", json=wish).json()["id"])
    with at_table(ann, match) as free:
        passing = [{"kind": "act", "picks": ["pass"]}]  # who has fewer dice may
        free.say(type="SetPresets", request="12345678", seat=FREE, answers=passing)
        free.hear("Noted")
        for picks in (["activate:bard", "done"], None):
            free.choose(FREE, *(picks or free.decision(FREE)["default"]))
            free.hear("Accepted")
        while not any(each["kind"] == "Passed" for each in free.events):
            free.hear("Update")
