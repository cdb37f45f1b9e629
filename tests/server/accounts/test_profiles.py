"""Profiles: who won what, and the ratings that follow from it."""

from __future__ import annotations

import asyncio
import uuid

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import Outcome
from ostrog.server.accounts import ratings
from ostrog.server.accounts.ratings import record_result
from ostrog.server.db import schema
from server.accounts.helping import (
    Browser,
    Json,
    Postbox,
    guest,
    in_transaction,
    rows,
    sign_in,
    sign_up,
    using,
)
from server.browsers import at_table, open_match
from server.conftest import another_browser
from server.test_bots import wish as wish_for_bots

FREE, SHADOW = 0, 1
FREE_WINS = Outcome((("free",), ("shadow",)), ((0,), (1,)), "B5A-1.1")
SHADOW_WINS = Outcome((("shadow",), ("free",)), ((1,), (0,)), "B5A-1.1")
SHARED = Outcome((("free", "shadow"),), ((0, 1),), "B5A-1.1")


@pytest.fixture(autouse=True)
def every_match_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches here end without having been played."""
    monkeypatch.setattr(ratings, "FEWEST_CHOICES", 0)


@pytest.fixture
def bob(ann: Browser) -> Browser:
    return another_browser(ann)


def between(ann: Browser, bob: Browser) -> str:
    """A match in which Ann leads the Free Peoples and Bob the Shadow."""
    match = open_match(ann, FREE)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    return match


def over(database: str, match: str, outcome: Outcome) -> bool:
    return in_transaction(database, lambda connection: record_result(connection, match, outcome))


def profile(browser: Browser, of: Browser | None = None) -> Json:
    answer = browser.get(f"/api/people/{guest(of or browser)}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def stored(database: str, browser: Browser) -> tuple[float, float, int]:
    table = schema.ratings.c
    found = select(table.mu, table.sigma, table.matches)
    row = rows(database, found.where(table.guest == uuid.UUID(guest(browser))))[0]
    return row.mu, row.sigma, row.matches


def test_a_profile_tells_results_and_ratings(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    email = sign_up(ann, postbox)
    sign_up(bob, postbox, name="Bob")
    matches = [between(ann, bob) for _ in range(4)]
    for match, outcome in zip(matches, (FREE_WINS, SHARED, FREE_WINS, SHADOW_WINS), strict=True):
        assert over(database, match, outcome)
    swapped = open_match(ann, SHADOW)
    bob.post(f"/api/matches/{swapped}/join", json={"seat": FREE})
    assert over(database, swapped, FREE_WINS)
    seen = profile(bob, ann)
    assert set(seen) == {"guest", "name", "since", "tallies", "ratings", "last"}
    assert email not in str(seen)
    assert (seen["guest"], seen["name"]) == (guest(ann), "Ann")
    assert seen["tallies"] == [
        {"game": "five_armies", "team": "free", "won": 2, "lost": 1, "shared": 1},
        {"game": "five_armies", "team": "shadow", "won": 0, "lost": 1, "shared": 0},
    ]
    assert [(each["match"], each["ended"]) for each in seen["last"]] == [
        (swapped, "lost"),
        (matches[3], "lost"),
        (matches[2], "won"),
        (matches[1], "shared"),
        (matches[0], "won"),
    ]
    # The ratings are those of the published model.
    model = PlackettLuce()
    anns, bobs = [model.rating()], [model.rating()]
    for ranks in ([0, 1], [0, 0], [0, 1], [1, 0], [1, 0]):
        anns, bobs = model.rate([anns, bobs], ranks=[float(rank) for rank in ranks])
    (rating,) = seen["ratings"]
    assert rating == {
        "game": "five_armies",
        "rating": pytest.approx(anns[0].mu - 3 * anns[0].sigma),
        "matches": 5,
    }
    assert profile(ann, bob)["ratings"][0]["rating"] == pytest.approx(bobs[0].ordinal())


def test_a_match_tells_how_it_changed_ratings(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    sign_up(bob, postbox, name="Bob")
    match = between(ann, bob)
    with at_table(ann, match) as table:
        assert ann.get(f"/api/matches/{match}/chronicle").json()["ratings"] == []
        table.say(type="Resign", request=str(uuid.uuid4()), at=table.at, seat=FREE)
        table.hear("Accepted")
    told = another_browser(ann).get(f"/api/matches/{match}/chronicle").json()["ratings"]
    new = PlackettLuce().rating().ordinal()
    anns, bobs = (profile(ann, each)["ratings"][0]["rating"] for each in (ann, bob))
    assert told == [
        {"seat": FREE, "before": pytest.approx(new), "after": pytest.approx(anns)},
        {"seat": SHADOW, "before": pytest.approx(new), "after": pytest.approx(bobs)},
    ]
    assert anns < bobs


def test_a_private_match_is_told_only_to_those_who_took_part(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    private, listed = between(ann, bob), between(ann, bob)
    rows(database, update(schema.matches).where(schema.matches.c.id == listed).values(listed=True))
    for match in (private, listed):
        assert over(database, match, FREE_WINS)
    stranger, nobody = another_browser(ann), another_browser(ann)
    nobody.cookies.clear()
    for browser, told in (
        (ann, {private, listed}),
        (bob, {private, listed}),
        (stranger, {"", listed}),
        (nobody, {"", listed}),
    ):
        assert {each["match"] for each in profile(browser, ann)["last"]} == told


def test_who_has_no_account_has_no_profile(ann: Browser) -> None:
    for who in (guest(ann), str(uuid.uuid4()), "me"):
        assert ann.get(f"/api/people/{who}").status_code == 404


def test_a_result_is_written_once(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    sign_up(bob, postbox)
    match = between(ann, bob)
    assert over(database, match, FREE_WINS)
    before = stored(database, ann), stored(database, bob)
    assert not over(database, match, FREE_WINS)
    assert not over(database, match, SHADOW_WINS)
    assert (stored(database, ann), stored(database, bob)) == before
    assert profile(ann)["tallies"][0]["won"] == 1


def test_only_people_with_accounts_are_rated(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    assert over(database, between(ann, bob), FREE_WINS)
    bots = wish_for_bots("five_armies", "standard", [FREE], _1="novice")
    assert over(database, ann.post("/api/matches", json=bots).json()["id"], SHADOW_WINS)
    seen = profile(ann)
    assert [(each["ended"], each["rated"]) for each in seen["last"]] == [
        ("lost", False),
        ("won", False),
    ]
    assert seen["ratings"] == []


def test_a_match_with_other_values_is_not_rated(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    sign_up(bob, postbox)
    for value, rated in ((4, False), (3, True)):  # 3 is the game's own
        match = between(ann, bob)
        row = update(schema.matches).where(schema.matches.c.id == match)
        rows(database, row.values(ruleset={"bolt.dice": value}))
        assert over(database, match, FREE_WINS)
        assert profile(ann)["last"][0]["rated"] is rated
    assert [each["matches"] for each in profile(ann)["ratings"]] == [1]


def test_who_plays_both_sides_neither_wins_nor_loses(
    ann: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    assert not over(database, open_match(ann, FREE, SHADOW), FREE_WINS)
    assert not over(database, "no-such-match", FREE_WINS)
    assert (profile(ann)["last"], profile(ann)["ratings"]) == ([], [])


def test_team_mates_are_rated_together(ann: Browser, postbox: Postbox, database: str) -> None:
    kinds = ann.get("/api/games").json()
    scenarios = next(each for each in kinds if each["name"] == "ring_cards")["scenarios"]
    four = next(each for each in scenarios if len(each["persons"]) == 4)
    teams = {each["seat"]: each["team"] for each in four["seats"]}
    browsers = [ann, *(another_browser(ann) for _ in range(3))]
    first, *others = four["persons"]
    wanted = {"game": "ring_cards", "scenario": four["name"], "seats": first}
    match = ann.post("/api/matches", json=wanted).json()["id"]
    for browser, seats in zip(browsers, four["persons"], strict=True):
        sign_up(browser, postbox)
        if seats in others:
            browser.post(f"/api/matches/{match}/join", json={"seat": seats[0]})
    winners, losers = sorted(set(teams.values()), key=lambda team: team != teams[0])
    seats_of = [tuple(seat for seat in teams if teams[seat] == team) for team in (winners, losers)]
    outcome = Outcome(((winners,), (losers,)), tuple(seats_of), "RC-1")
    assert over(database, match, outcome)
    for browser, seats in zip(browsers, four["persons"], strict=True):
        (tally,) = profile(browser)["tallies"]
        won = teams[seats[0]] == winners
        assert (tally["won"], tally["lost"]) == (int(won), int(not won))
        mu, _, matches = stored(database, browser)
        assert (mu > PlackettLuce().mu) is won
        assert matches == 1


def end_together(database: str, matches: list[str]) -> None:
    """The Free Peoples win these matches at the same moment."""

    async def end(engine: AsyncEngine, match: str) -> None:
        async with engine.begin() as connection:
            await record_result(connection, match, FREE_WINS)
            await asyncio.sleep(0.05)  # the other transactions meet this one

    async def end_all(engine: AsyncEngine) -> None:
        await asyncio.gather(*(end(engine, match) for match in matches))

    using(database, end_all)


def test_matches_that_end_together_all_count(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    sign_up(bob, postbox)
    over(database, between(ann, bob), FREE_WINS)
    end_together(database, [between(ann, bob) for _ in range(3)])
    model = PlackettLuce()
    anns, bobs = [model.rating()], [model.rating()]
    for _ in range(4):
        anns, bobs = model.rate([anns, bobs], ranks=[0.0, 1.0])
    for browser, (rating,) in ((ann, anns), (bob, bobs)):
        mu, sigma, matches = stored(database, browser)
        assert (mu, sigma) == pytest.approx((rating.mu, rating.sigma))
        assert matches == 4


def test_a_profile_shows_the_last_twenty(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    sign_up(ann, postbox)
    matches = [between(ann, bob) for _ in range(22)]

    async def end_all(engine: AsyncEngine) -> None:
        for match in matches:
            async with engine.begin() as connection:
                await record_result(connection, match, FREE_WINS)

    using(database, end_all)
    seen = profile(ann)
    assert [each["match"] for each in seen["last"]] == matches[:1:-1]
    assert seen["tallies"][0]["won"] == 22


def test_results_of_a_guest_come_along(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    email = sign_up(ann, postbox)
    phone = another_browser(ann)
    played = between(phone, bob)
    over(database, played, SHADOW_WINS)
    sign_in(phone, email)
    assert [(each["match"], each["ended"]) for each in profile(ann)["last"]] == [(played, "lost")]


def test_who_sits_at_a_table_can_be_looked_up(ann: Browser, bob: Browser, postbox: Postbox) -> None:
    sign_up(ann, postbox)
    match = between(ann, bob)
    assert bob.get(f"/api/people/at/{match}").json() == [
        {"guest": guest(ann), "name": "Ann", "seats": [FREE], "member": True},
        {"guest": guest(bob), "name": "", "seats": [SHADOW], "member": False},
    ]
    assert bob.get("/api/people/at/none").status_code == 404
    bob.cookies.clear()
    assert bob.get(f"/api/people/at/{match}").status_code == 401
