"""Clocks: who has how much time, and what becomes of a match when it runs out."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime, timedelta

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.catalogue import games
from ostrog.server.db import clock_storage, storage
from ostrog.server.db.schema import clocks
from ostrog.server.db.time_controls import Clock, pressed, started, stopped
from ostrog.server.protocol.clocks import Control
from proof import council
from server.accounts.helping import rows, using
from server.browsers import Message, Refused, Socket, at_table
from server.conftest import another_browser

FREE, SHADOW = 0, 1
LIVE = {"kind": "live", "bank": 600, "increment": 5}
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def seconds(count: float) -> timedelta:
    return timedelta(seconds=count)


def test_only_the_clocks_of_those_who_are_asked_run() -> None:
    control = Control("live", bank=60, increment=5)
    both = started(control, [(0,), (1,)])
    assert both == [Clock(0, seconds(60)), Clock(1, seconds(60))]
    first = pressed(control, both, {0}, NOON)
    assert first == [Clock(0, seconds(60), NOON + seconds(60)), Clock(1, seconds(60))]
    # Whoever chooses and is asked again has handed nothing over.
    assert pressed(control, first, {0}, NOON + seconds(9)) == first
    handed_over = pressed(control, first, {1}, NOON + seconds(10))
    assert handed_over[0] == Clock(0, seconds(55))
    assert handed_over[1].deadline == NOON + seconds(70)
    assert stopped(handed_over, NOON + seconds(20)) == [
        Clock(0, seconds(55)),
        Clock(1, seconds(50)),
    ]


def test_no_time_is_gained_by_going_back() -> None:
    control = Control("live", bank=60, increment=30)
    begun = pressed(control, started(control, [(0,), (1,)]), {0}, NOON)
    clocks = begun
    for _ in range(10):
        clocks = pressed(control, clocks, {1}, NOON)
        clocks = pressed(control, clocks, {0}, NOON, back=True)
    assert clocks == begun


def test_a_clock_never_shows_less_than_nothing() -> None:
    control = Control("correspondence", bank=60, increment=3)
    late = pressed(control, [Clock(0, seconds(60), NOON, NOON)], {1}, NOON + seconds(100))
    assert late == [Clock(0, seconds(3))]


def opened(client: TestClient[Litestar], seats: list[int], **wish: object) -> str:
    wanted = {"game": "five_armies", "scenario": "standard", "seats": seats, **wish}
    answer = client.post("/api/matches", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.fixture
def timed(ann: TestClient[Litestar]) -> tuple[str, TestClient[Litestar]]:
    """A match with clocks between Ann and Bob."""
    match, bob = opened(ann, [FREE], control=LIVE), another_browser(ann)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    return match, bob


def change(database: str, match: str, seat: int, **values: object) -> None:
    async def write(engine: AsyncEngine) -> None:
        mine = (clocks.c.match == match, clocks.c.seat == seat)
        async with engine.begin() as connection:
            await connection.execute(update(clocks).where(*mine).values(**values))
        await clock_storage.flag(engine, match, seat)

    using(database, write)


def run_out(database: str, match: str, seat: int) -> None:
    """Let somebody's time run out."""
    change(database, match, seat, deadline=datetime.now(UTC) - seconds(1))


def deal(table: Socket, message: str, seat: int, **fields: object) -> Message:
    request = str(uuid.uuid4())
    table.say(type=message, request=request, seat=seat, at=table.at, **fields)
    return table.hear("Accepted")


def asked(table: Socket) -> int:
    return int(table.standing["pending"][0])


def info(client: TestClient[Litestar], match: str) -> Message:
    found: Message = client.get(f"/api/matches/{match}").json()
    return found


def test_a_match_with_clocks_begins_with_one_running(
    ann: TestClient[Litestar], timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, _ = timed
    with at_table(ann, match) as table:
        running = [each["seat"] for each in info(ann, match)["clocks"] if each["runs"]]
        assert running == [asked(table)]
        assert all(each["milliseconds"] > 590_000 for each in info(ann, match)["clocks"])


def test_the_alarm_goes_off_and_the_other_may_claim_the_match(
    ann: TestClient[Litestar], database: str, timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        late = asked(free)
        winner, loser = (shadow, free) if late == FREE else (free, shadow)
        with pytest.raises(Refused):
            deal(winner, "Claim", 1 - late, against=late, wish="win")
        run_out(database, match, late)
        winner.join()
        assert [each["ran_out"] for each in winner.welcome["match"]["clocks"]] == [
            late == FREE,
            late == SHADOW,
        ]
        with pytest.raises(Refused):
            deal(loser, "Claim", late, against=late, wish="win")
        deal(winner, "Claim", 1 - late, against=late, wish="win")
        assert winner.over
    assert info(ann, match)["ended"] == "timed-out"
    assert not any(each["runs"] for each in info(ann, match)["clocks"])


def test_the_alarm_is_a_job_that_waits_for_the_deadline(
    database: str, timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, _ = timed

    async def alarms(engine: AsyncEngine) -> list[tuple[datetime, datetime]]:
        jobs = text(
            "SELECT scheduled_at FROM procrastinate_jobs"
            " WHERE task_name = 'ostrog.clock' AND args->>'match' = :match"
        )
        deadlines = select(clocks.c.deadline).where(
            clocks.c.match == match, clocks.c.deadline.isnot(None)
        )
        async with engine.connect() as connection:
            at = (await connection.execute(jobs, {"match": match})).scalars().all()
            due = (await connection.execute(deadlines)).scalars().all()
        return list(zip(at, due, strict=True))

    ((at, due),) = using(database, alarms)
    assert at == due


def test_a_bot_takes_over_after_a_time_out(
    ann: TestClient[Litestar], database: str, timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        late = asked(free)
        stays = shadow if late == FREE else free
        run_out(database, match, late)
        stays.join()
        with pytest.raises(Refused):
            deal(stays, "Claim", 1 - late, against=late, wish="bot", level="emperor")
        deal(stays, "Claim", 1 - late, against=late, wish="bot", level="novice")
        while not stays.standing["decisions"]:  # the bot plays until the one who stayed is asked
            stays.hear("Update")
        assert stays.at > 1
    seats = info(ann, match)["seats"]
    assert [seat["bot"] for seat in seats] == [
        "novice" if seat["seat"] == late else "" for seat in seats
    ]
    assert [each["seat"] for each in info(ann, match)["clocks"]] == [1 - late]


def test_another_person_takes_over_after_a_time_out(
    ann: TestClient[Litestar], database: str, timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    cid = another_browser(ann)
    taken = {"seat": FREE}
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        late = taken["seat"] = asked(free)
        stays = shadow if late == FREE else free
        assert cid.post(f"/api/matches/{match}/join", json=taken).status_code == 409
        run_out(database, match, late)
        stays.join()
        deal(stays, "Claim", 1 - late, against=late, wish="open")
        answer = cid.post(f"/api/matches/{match}/join", json=taken)
        assert answer.status_code == 201, answer.text
        with at_table(cid, match) as newcomer:
            assert newcomer.standing["decisions"]
            clock = next(each for each in info(cid, match)["clocks"] if each["seat"] == late)
            assert clock["milliseconds"] > 590_000
            assert clock["runs"]
            assert not clock["ran_out"]
        gone = ann if late == FREE else bob
        assert not any(seat["yours"] for seat in info(gone, match)["seats"])


def test_in_teams_the_partner_decides(
    ann: TestClient[Litestar], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "council", council.game)
    people = [ann, *(another_browser(ann) for _ in range(3))]
    match = opened(ann, [0], game="council", scenario="four", control=LIVE)
    for seat in (1, 2, 3):
        people[seat].post(f"/api/matches/{match}/join", json={"seat": seat})
    with at_table(ann, match) as table:
        late = asked(table)
    team = council.game.scenario("four").team
    partner = next(seat for seat in range(4) if seat != late and team(seat) == team(late))
    opponent = next(seat for seat in range(4) if team(seat) != team(late))
    run_out(database, match, late)
    with at_table(people[opponent], match) as table, pytest.raises(Refused):
        deal(table, "Claim", opponent, against=late, wish="win")
    with at_table(people[partner], match) as table:
        deal(table, "Claim", partner, against=late, wish="open")
    assert not info(ann, match)["seats"][late]["taken"]


def test_time_without_a_server_is_given_back(
    database: str, timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, _ = timed

    async def outage(engine: AsyncEngine) -> tuple[list[Clock], timedelta, list[Clock]]:
        async with engine.begin() as connection:
            before = await clock_storage.read(connection, match)
            await connection.execute(
                text("UPDATE pulse SET seen = clock_timestamp() - interval '1 hour'")
            )
        lost = await clock_storage.show_pulse(engine)
        nothing = await clock_storage.show_pulse(engine)
        assert nothing == timedelta()
        async with engine.connect() as connection:
            after = await clock_storage.read(connection, match)
        return before, lost, after

    before, lost, after = using(database, outage)
    # The server of this test may have shown its pulse in between.
    if lost:
        assert timedelta(hours=1) <= lost < timedelta(hours=1, minutes=1)
    for was, now in zip(before, after, strict=True):
        if was.deadline is not None:
            assert now.deadline is not None
            assert timedelta(hours=1) <= now.deadline - was.deadline < timedelta(hours=1, minutes=1)


# Agreements


def test_people_agree_on_a_pause(
    ann: TestClient[Litestar], timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        deal(free, "Propose", FREE, kind="pause")
        assert info(bob, match)["proposals"] == [{"kind": "pause", "entry": 0, "agreed": [FREE]}]
        deal(shadow, "Decline", SHADOW, kind="pause")
        assert info(bob, match)["proposals"] == []
        deal(free, "Propose", FREE, kind="pause")
        shadow.join()
        deal(shadow, "Propose", SHADOW, kind="pause")
        found = info(ann, match)
        assert found["paused"]
        assert found["proposals"] == []
        assert not any(each["runs"] for each in found["clocks"])
        table, seat = (free, FREE) if free.standing["decisions"] else (shadow, SHADOW)
        option = table.decision(seat)["options"][0]["id"]
        table.choose(seat, option)
        with pytest.raises(Refused):
            table.hear("Accepted")
        deal(free, "Propose", FREE, kind="resume")
        deal(shadow, "Propose", SHADOW, kind="resume")
        assert [each["runs"] for each in info(ann, match)["clocks"]].count(True) == 1


def test_a_pause_keeps_nobody_from_resigning(
    ann: TestClient[Litestar], timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        deal(free, "Propose", FREE, kind="pause")
        shadow.join()
        deal(shadow, "Propose", SHADOW, kind="pause")
        deal(free, "Resign", FREE)
        assert info(bob, match)["ended"] == "resigned"


def test_after_a_long_pause_one_person_plays_on_alone(
    ann: TestClient[Litestar], database: str, timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        deal(free, "Propose", FREE, kind="pause")
        shadow.join()
        deal(shadow, "Propose", SHADOW, kind="pause")
        assert info(ann, match)["pause_ends"] > datetime.now(UTC).isoformat()
        deal(free, "Propose", FREE, kind="resume")
        assert info(ann, match)["paused"]
        rows(database, text("UPDATE matches SET paused_at = now() - interval '7 days'"))
        free.join()
        deal(free, "Propose", FREE, kind="resume")
        found = info(bob, match)
        assert not found["paused"]
        assert not found.get("pause_ends")
        assert any(clock["runs"] for clock in found["clocks"])


def test_people_agree_to_give_a_match_up(
    ann: TestClient[Litestar], timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        deal(free, "Propose", FREE, kind="abort")
        deal(shadow, "Propose", SHADOW, kind="abort")
        assert info(ann, match)["ended"] == "aborted"
        with pytest.raises(Refused):
            deal(free, "Resign", FREE)


def test_a_take_back_goes_as_far_as_everybody_agrees(
    ann: TestClient[Litestar], database: str, timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        begun = free.standing
        for _ in range(4):
            table, seat = (free, FREE) if free.standing["decisions"] else (shadow, SHADOW)
            table.choose(seat, *_closing(table, seat))
            table.hear("Accepted")
            free.join()
            shadow.join()
        with pytest.raises(Refused):
            deal(free, "Propose", FREE, kind="take-back", entry=9)
        deal(free, "Propose", FREE, kind="take-back", entry=0)
        assert free.at == 4
        deal(shadow, "Propose", SHADOW, kind="take-back", entry=0)
        free.join()
        assert free.at == 5
        assert free.standing["pending"] == begun["pending"]
    assert loaded_entries(database, match) == 5


def loaded_entries(database: str, match: str) -> int:
    return len(using(database, lambda engine: storage.read_entries(engine, match)))


def _closing(table: Socket, seat: int) -> list[str]:
    """Picks that answer the decision: its default, or its first option that closes it."""
    decision = table.decision(seat)
    closing = [option["id"] for option in decision["options"] if option.get("closes")]
    return list(decision["default"]) or closing[:1]


def test_who_resigns_has_lost(
    ann: TestClient[Litestar], timed: tuple[str, TestClient[Litestar]]
) -> None:
    match, bob = timed
    with at_table(bob, match) as shadow:
        with pytest.raises(Refused):
            deal(shadow, "Resign", FREE)
        deal(shadow, "Resign", SHADOW)
        assert shadow.over
        assert shadow.standing["outcome"]["teams"][0] == ["free"]
    assert info(ann, match)["ended"] == "resigned"
