"""Time that runs out by correspondence: who is warned, and who hears that they may claim."""

from __future__ import annotations

import time
import uuid
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

import pytest
from sqlalchemy import text as sql
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.db.clock_storage import WARNING
from ostrog.server.db.jobs import CLOCK, TIME_OUT, TIME_SHORT, Job, defer
from ostrog.server.db.schema import clocks
from ostrog.server.match import late_mail
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MatchSession
from ostrog.server.settings import Settings
from server.accounts.helping import (
    Browser,
    Postbox,
    guest,
    in_transaction,
    rows,
    sign_up,
    using,
)
from server.accounts.test_correspondence import DAYS, FREE, SHADOW, mail_to
from server.accounts.test_mails import set_wishes
from server.browsers import at_table
from server.conftest import another_browser

LIVE = {"kind": "live", "bank": 600, "increment": 5}


class Pair(NamedTuple):
    """Two people who play by correspondence; one of them is asked."""

    match: str
    late: int
    asked: Browser
    asked_address: str
    other: Browser
    other_address: str


def pair(ann: Browser, postbox: Postbox, control: dict[str, object], language: str = "en") -> Pair:
    """Ann and Bob begin a match; the one who waits reads mail in a language."""
    bob = another_browser(ann)
    wish = {"game": "five_armies", "scenario": "standard", "seats": [FREE], "control": control}
    people = {FREE: (ann, sign_up(ann, postbox, name="Ann"))}
    people[SHADOW] = (bob, sign_up(bob, postbox, name="Bob"))
    match = str(ann.post("/api/matches", json=wish).json()["id"])
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    with at_table(ann, match) as table:
        late = int(table.standing["pending"][0])
    set_wishes(people[1 - late][0], language, "turn")
    if control is DAYS:
        mail_to(postbox, people[late][1], 2)  # after the one that verified the address
    postbox.mails.clear()
    return Pair(match, late, *people[late], *people[1 - late])


def run_out(database: str, match: str, seat: int) -> None:
    """Let somebody's time run out, and the alarm go off."""
    here = (clocks.c.match == match, clocks.c.seat == seat)

    async def do(connection: AsyncConnection) -> None:
        past = datetime.now(UTC) - timedelta(seconds=1)
        await connection.execute(update(clocks).where(*here).values(deadline=past))
        await defer(connection, [Job(CLOCK, {"match": match, "seat": seat})])

    in_transaction(database, do)


def await_flag(browser: Browser, match: str) -> None:
    """Wait until the server has noted that somebody's time has run out."""
    end = time.monotonic() + 20
    while True:
        found = browser.get(f"/api/matches/{match}").json()["clocks"]
        if any(each["ran_out"] for each in found):
            return
        assert time.monotonic() < end
        time.sleep(0.02)


def waiting(database: str, task: str, match: str) -> list[tuple[object, datetime | None]]:
    """The arguments of the jobs of a match that are not done yet, and when they are to be."""
    found = sql(
        "SELECT args, scheduled_at FROM procrastinate_jobs"
        " WHERE task_name = :task AND args ->> 'match' = :match AND status IN ('todo', 'doing')"
    ).bindparams(task=task, match=match)
    return [(row.args, row.scheduled_at) for row in rows(database, found)]


def at(settings: Settings, match: str, do: Callable[[MatchSession], Awaitable[None]]) -> None:
    """Do something about a table, beside the server."""

    async def done(engine: AsyncEngine) -> None:
        table = await MatchRegistry(engine).find(match)
        assert table is not None
        await do(table)

    using(settings.database, done)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Time has run out: The Battle of Five Armies", "{} has run out of time in")),
        ("pl", ("Czas minął: Bitwa Pięciu Armii", "komuś zabrakło czasu ({}).")),
        ("ru", ("Время вышло: Битва пяти воинств", "одного из игроков закончилось время ({}).")),
    ],
)
def test_who_may_claim_hears_that_time_has_run_out(
    ann: Browser, postbox: Postbox, settings: Settings, language: str, words: tuple[str, str]
) -> None:
    subject, said = words
    them = pair(ann, postbox, DAYS, language)
    run_out(settings.database, them.match, them.late)
    read = mail_to(postbox, them.other_address, 1)
    assert said.format("Ann" if them.late == FREE else "Bob") in read
    assert f"\n\nhttps://ostrog.example/m/{them.match}\n\n-- \n" in read
    assert [(mail["To"], mail["Subject"]) for mail in postbox.mails] == [
        (them.other_address, subject)
    ]


def test_who_wants_no_mail_gets_none(ann: Browser, postbox: Postbox, settings: Settings) -> None:
    them = pair(ann, postbox, DAYS)
    set_wishes(them.other, "en", "never")
    late, claimant = them.late, uuid.UUID(guest(them.other))
    run_out(settings.database, them.match, late)
    await_flag(ann, them.match)

    async def tell(table: MatchSession) -> None:
        await late_mail.tell_claimant(table, settings, late, claimant)

    at(settings, them.match, tell)
    assert postbox.mails == []
    set_wishes(them.other, "en", "daily")
    at(settings, them.match, tell)
    assert [mail["To"] for mail in postbox.mails] == [them.other_address]


def test_nothing_is_written_once_there_is_nothing_to_claim(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    them = pair(ann, postbox, DAYS)
    late, claimant, loser = them.late, uuid.UUID(guest(them.other)), uuid.UUID(guest(them.asked))

    async def tell(table: MatchSession) -> None:
        for each in (claimant, loser):
            await late_mail.tell_claimant(table, settings, late, each)

    at(settings, them.match, tell)  # the time has not run out
    assert postbox.mails == []
    run_out(settings.database, them.match, late)
    mail_to(postbox, them.other_address, 1)
    postbox.mails.clear()
    with at_table(them.other, them.match) as table:
        table.say(
            type="Claim", request=str(uuid.uuid4()), seat=1 - late, at=0, against=late, wish="win"
        )
        table.hear("Accepted")
    at(settings, them.match, tell)
    assert postbox.mails == []


def test_at_a_live_table_nobody_is_written_to(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    them = pair(ann, postbox, LIVE)

    async def look(table: MatchSession) -> None:
        assert late_mail.claim_notices(table, them.late) == []

    at(settings, them.match, look)
    run_out(settings.database, them.match, them.late)
    await_flag(ann, them.match)
    assert waiting(settings.database, TIME_OUT, them.match) == []
    assert waiting(settings.database, TIME_SHORT, them.match) == []
    assert postbox.mails == []


def test_somebody_is_warned_before_their_time_runs_out(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    them = pair(ann, postbox, DAYS)
    ((args, due),) = waiting(settings.database, TIME_SHORT, them.match)
    assert isinstance(args, dict)
    deadline = datetime.fromisoformat(args["deadline"])
    assert (due, args["seat"]) == (deadline - WARNING, them.late)
    soon = datetime.now(UTC) + WARNING
    here = (clocks.c.match == them.match, clocks.c.seat == them.late)
    rows(settings.database, update(clocks).where(*here).values(deadline=soon))

    async def warn_of_an_old_deadline(table: MatchSession) -> None:
        await late_mail.warn(table, settings, them.late, deadline)

    at(settings, them.match, warn_of_an_old_deadline)
    assert postbox.mails == []
    again = Job(TIME_SHORT, {**args, "deadline": soon.isoformat()})
    in_transaction(settings.database, lambda connection: defer(connection, [again]))
    assert "You have about 12 hours left" in mail_to(postbox, them.asked_address, 1)
    assert [mail["To"] for mail in postbox.mails] == [them.asked_address]


def test_a_partner_hears_of_it_and_the_others_do_not(
    ann: Browser, postbox: Postbox, settings: Settings
) -> None:
    kinds = {each["name"]: each for each in ann.get("/api/games").json()}
    scenarios = kinds["ring_cards"]["scenarios"]
    four = next(each for each in scenarios if len(each["persons"]) == 4)
    teams = {seat["seat"]: seat["team"] for seat in four["seats"]}
    wanted = {"game": "ring_cards", "scenario": four["name"], "seats": four["persons"][0]}
    match = ann.post("/api/matches", json=wanted | {"control": DAYS}).json()["id"]
    holders = {four["persons"][0][0]: ann}
    for person in four["persons"][1:]:
        holders[person[0]] = another_browser(ann)
        holders[person[0]].post(f"/api/matches/{match}/join", json={"seat": person[0]})
    late = four["persons"][0][0]
    (partner,) = [seat for seat in holders if seat != late and teams[seat] == teams[late]]
    expected = guest(holders[partner])

    async def look(table: MatchSession) -> None:
        assert [job.args["guest"] for job in late_mail.claim_notices(table, late)] == [expected]

    at(settings, match, look)
