"""Matches against bots: they answer as people do, and nobody has to wait for their thinking."""

from __future__ import annotations

import sys
import time
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.kernel.matches.records import Chose, Undid
from ostrog.server.catalogue import games
from ostrog.server.http.app import make_app
from ostrog.server.match import bot_players
from ostrog.server.settings import Settings
from proof import advised, council
from server.browsers import Message, Refused, Socket, at_table
from server.conftest import another_browser
from server.test_play import entries

ME, BOT = 0, 1
PROCESSES = bot_players.make_pool


class Thinker(Executor):
    """Thinks only when a test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def await_question(self) -> None:
        end = time.monotonic() + 10
        while not self.waiting:
            assert time.monotonic() < end, "no bot is asked"
            time.sleep(0.01)

    def answer(self) -> None:
        self.await_question()
        future, think = self.waiting.pop(0)
        future.set_result(think())


class Pool(Executor):
    """Thinks in a thread, because another process would not know these games."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(1)
        self.thinker: Thinker | None = None
        """Thinks about skirmishes instead; bots of other games may go on from an earlier test."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        (asked,) = args
        skirmishing = self.thinker if asked.game == "skirmish" else None
        return (skirmishing or self.threads).submit(fn, *args, **kwargs)


@pytest.fixture(scope="module", autouse=True)
def pool() -> Iterator[Pool]:
    """Games that bots are told something about are played here."""
    found = Pool()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games(), "skirmish", advised.skirmish)
        patch.setitem(games(), "council", advised.council_of_bots)
        patch.setattr(bot_players, "make_pool", lambda *_: found)
        yield found


@pytest.fixture
def thinker(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> Thinker:
    found = Thinker()
    monkeypatch.setattr(pool, "thinker", found)
    return found


def wish(game: str, scenario: str, seats: list[int], **levels: str) -> Message:
    """What the form sends; levels by seats, as `_1="novice"`."""
    wanted = [{"seat": int(seat[1:]), "level": level} for seat, level in levels.items()]
    return {"game": game, "scenario": scenario, "seats": seats, "bots": wanted}


def opened(client: TestClient[Litestar], wanted: Message) -> str:
    answer = client.post("/api/matches", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def a_skirmish(client: TestClient[Litestar]) -> str:
    return opened(client, wish("skirmish", "standard", [ME], _1="novice"))


def play_to_the_end(table: Socket, random: Random, choices: int = sys.maxsize) -> None:
    """Play until the match is over, or resign after so many choices."""
    while not table.over:
        if not table.standing["decisions"]:
            table.hear("Update")
            continue
        with suppress(Refused):  # the bot was asked too, and answered first
            if table.at < choices:
                table.play_at_random(random)
            else:
                table.say(type="Resign", request=str(uuid.uuid4()), seat=ME, at=table.at)
                table.hear("Accepted")


def march(table: Socket) -> None:
    """A choice from which nobody learns anything, and after which the bot is asked."""
    table.choose(ME, "march:keep:dale:1")
    table.hear("Accepted")


@pytest.mark.parametrize(
    ("wanted"),
    [
        wish("skirmish", "standard", [0], _1="novice"),
        wish("council", "two", [0, 2], _3="novice"),
        wish("council", "four", [2], _0="novice", _1="captain", _3="warlord"),
    ],
)
def test_a_whole_match_against_bots(
    ann: TestClient[Litestar], database: str, wanted: Message
) -> None:
    match = opened(ann, wanted)
    with at_table(ann, match) as table:
        assert table.welcome["match"]["begun"]
        play_to_the_end(table, Random(1))
        table.join()
        assert table.standing["outcome"]
    # Everything lies on disk like the choices of people.
    chosen = [each.entry for each in entries(database, match) if isinstance(each.entry, Chose)]
    assert {entry.seat for entry in chosen} > set(wanted["seats"])


def test_bots_think_in_processes_of_their_own(
    another_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_players, "make_pool", PROCESSES)
    random = Random(2)
    with TestClient(make_app(Settings(another_database, client="no-such-folder"))) as ann:
        ann.get("/api/me")
        match = opened(ann, wish("five_armies", "standard", [ME], _1="novice"))
        with at_table(ann, match) as table:
            while table.at < 6:
                if table.standing["decisions"]:
                    with suppress(Refused):
                        table.play_at_random(random)
                else:
                    table.hear("Update")


def test_a_table_says_which_seats_are_bots(ann: TestClient[Litestar]) -> None:
    kinds = {each["name"]: each for each in ann.get("/api/games").json()}
    assert kinds["skirmish"]["levels"] == ["novice", "captain", "warlord"]
    match = opened(ann, wish("council", "two", [1, 3], _0="captain"))
    info = ann.get(f"/api/matches/{match}").json()
    assert [seat["bot"] for seat in info["seats"]] == ["captain", "", "captain", ""]
    assert all(seat["taken"] for seat in info["seats"])
    bob = another_browser(ann)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": 0}).status_code == 409


def test_friends_and_bots_sit_at_one_table(ann: TestClient[Litestar]) -> None:
    bob = another_browser(ann)
    match = opened(ann, wish("council", "four", [0], _1="novice", _3="novice"))
    with at_table(ann, match) as table:
        assert not table.welcome["match"]["begun"]
        assert bob.post(f"/api/matches/{match}/join", json={"seat": 2}).status_code == 201
        table.hear("Welcome")
        while table.at < 2:  # both bots pick a card
            table.hear("Update")
        assert table.standing["pending"] == [0, 2]


@pytest.mark.parametrize(
    ("wanted", "trouble"),
    [
        (wish("skirmish", "standard", [0], _1="king"), "no such level"),
        (wish("skirmish", "standard", [0], _1="random"), "no such level"),
        (wish("skirmish", "standard", [0], _5="novice"), "no such seat"),
        (
            wish("skirmish", "standard", [0, 1], _1="novice"),
            "a bot and a person want the same seat",
        ),
        (
            wish("council", "two", [0, 2], _1="novice", _3="captain"),
            "two bots want the same seat",
        ),
    ],
)
def test_bots_that_cannot_sit_down_are_refused(
    ann: TestClient[Litestar], wanted: Message, trouble: str
) -> None:
    answer = ann.post("/api/matches", json=wanted)
    assert (answer.status_code, answer.json()["detail"]) == (400, trouble)


def test_a_game_that_tells_bots_nothing_has_no_levels(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "council", council.game)
    kinds = {each["name"]: each for each in ann.get("/api/games").json()}
    assert kinds["council"]["levels"] == []
    answer = ann.post("/api/matches", json=wish("council", "two", [0, 2], _1="novice"))
    assert answer.status_code == 400


def test_nobody_waits_while_a_bot_thinks(ann: TestClient[Litestar], thinker: Thinker) -> None:
    match = a_skirmish(ann)
    with at_table(ann, match) as table:
        march(table)
        thinker.await_question()
        assert ann.get("/api/health").status_code == 200
        table.say(type="Why", seat=ME, ref="dale")
        table.hear("Refusals")
        assert table.standing["pending"] == [BOT]
        thinker.answer()
        table.hear("Update")
        assert table.at == 2


def test_a_choice_is_undone_while_the_bot_thinks_and_not_after_its_answer(
    ann: TestClient[Litestar], database: str, thinker: Thinker
) -> None:
    match = a_skirmish(ann)
    with at_table(ann, match) as table:
        march(table)
        thinker.await_question()
        assert table.standing["undoable"] == [ME]
        table.say(type="Undo", request="undo-0001", seat=ME, at=table.at)
        table.hear("Accepted")
        thinker.answer()  # to a question that nobody asks any more
        march(table)
        thinker.answer()
        table.hear("Update")
        assert table.standing["undoable"] == []
        table.say(type="Undo", request="undo-0002", seat=ME, at=table.at)
        table.hear("Refused")
    kinds = [(type(each.entry), each.entry.seat) for each in entries(database, match)]  # type: ignore[union-attr]  # choices and undos have a seat
    assert kinds == [(Chose, ME), (Undid, ME), (Chose, ME), (Chose, BOT)]


def test_a_bot_is_asked_once_however_many_look(
    ann: TestClient[Litestar], database: str, thinker: Thinker
) -> None:
    match = a_skirmish(ann)
    bob = another_browser(ann)
    with at_table(ann, match) as table:
        march(table)
        thinker.await_question()
        for _ in range(3):
            table.join()
            with at_table(bob, match):
                pass
        assert len(thinker.waiting) == 1
        thinker.answer()
        table.hear("Update")
    assert len(entries(database, match)) == 2


def test_the_bot_goes_on_after_a_restart(another_database: str, thinker: Thinker) -> None:
    settings = Settings(another_database, client="no-such-folder")
    with TestClient(make_app(settings)) as ann:
        ann.get("/api/me")
        cookies, match = ann.cookies, a_skirmish(ann)
        with at_table(ann, match) as table:
            march(table)
            thinker.await_question()
    thinker.waiting.clear()  # the server ends while the bot thinks
    with TestClient(make_app(settings)) as again:
        again.cookies = cookies
        with at_table(again, match) as table:
            assert table.standing["pending"] == [BOT]
            thinker.answer()
            table.hear("Update")
            assert table.at == 2


def test_a_bot_that_fails_is_asked_again(ann: TestClient[Litestar], thinker: Thinker) -> None:
    match = a_skirmish(ann)
    with at_table(ann, match) as table:
        march(table)
        thinker.await_question()
        future, _ = thinker.waiting.pop()
        future.set_exception(RuntimeError("out of memory"))
        thinker.answer()
        table.hear("Update")
        assert table.at == 2


def test_what_a_bot_knows_reaches_nobody(ann: TestClient[Litestar]) -> None:
    match = opened(ann, wish("council", "two", [0, 2], _1="novice"))
    random = Random(4)
    with at_table(ann, match) as table:
        while not table.over and table.at < 40:
            zones = table.standing["view"]["zones"]
            shown = str(table.events)  # a card that was searched for has been shown to everybody
            for seat in council.EAST:
                for face in zones[f"hand-{seat}"].get("known", ()):
                    assert f"'{face}'" in shown, face
            if not table.standing["decisions"]:
                table.hear("Update")
                continue
            with suppress(Refused):
                table.play_at_random(random)


def test_two_bots_with_the_same_sight_have_randomness_of_their_own(
    ann: TestClient[Litestar], thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = []
    think = bot_players.think

    def noted(asked: bot_players.BotDecision) -> object:
        seeds.append(asked.seed)
        return think(asked)

    monkeypatch.setattr(bot_players, "think", noted)
    for _ in range(2):
        with at_table(ann, a_skirmish(ann)) as table:
            march(table)
            thinker.answer()
            table.hear("Update")
    assert len(set(seeds)) == 2
