"""Matches in all the states that are stored, played over sockets at a running server."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import func

from ostrog.server.db import schema
from server.accounts.helping import Browser, guest, rows
from server.browsers import Message
from server.old_data.sitting import Round, around

FREE, SHADOW = 0, 1
LIVE = {"kind": "live", "bank": 3600, "increment": 5}
BY_CORRESPONDENCE = {"kind": "correspondence", "bank": 10 * 86_400, "increment": 86_400}
SPLIT = "split-leadership-bats"
ALL_BATS = [{"kind": SPLIT, "picks": [f"split:0:{bats}"]} for bats in range(12)]
"""How many there are to split is rolled; the one that fits is taken."""


class House(NamedTuple):
    """A running server, and the people who come to it."""

    database: str
    people: dict[str, Browser]

    def opened(self, game: str, scenario: str, seats: dict[str, int], /, **wish: object) -> str:
        """A match in which each of these people takes the seats of the person with this one."""
        opener, *others = seats
        kinds = {each["name"]: each for each in self.people[opener].get("/api/games").json()}
        persons: list[list[int]] = next(
            each["persons"] for each in kinds[game]["scenarios"] if each["name"] == scenario
        )
        own = next(each for each in persons if seats[opener] in each)
        wanted = {"game": game, "scenario": scenario, "seats": own, "contribution": "c0ffee"}
        answer = self.people[opener].post("/api/matches", json={**wanted, **wish})
        assert answer.status_code == 201, answer.text
        match = str(answer.json()["id"])
        for each in others:
            self.join(each, match, seats[each])
        return match

    def join(self, person: str, match: str, seat: int) -> None:
        """Somebody takes a free seat."""
        wanted = {"seat": seat, "contribution": f"{seat:02x}"}
        answer = self.people[person].post(f"/api/matches/{match}/join", json=wanted)
        assert answer.status_code == 201, answer.text

    def sitting(self, *names: str) -> dict[str, Browser]:
        """The browsers of these people."""
        return {name: self.people[name] for name in names}

    def run_out(self, match: str, seat: int) -> None:
        """Let somebody's time run out."""
        mine = (schema.clocks.c.match == match, schema.clocks.c.seat == seat)
        rows(self.database, schema.clocks.update().where(*mine).values(flagged=func.now()))


def won_by_play(house: House) -> str:
    """Played to the end between two people with accounts, who talk and note things down."""
    match = house.opened("five_armies", "standard", {"ann": FREE, "bob": SHADOW})
    with around(house.sitting("ann", "bob"), match, 1) as table:
        table.play(30)
        table.tell("ann", "SendChat", text="Zażółć gęślą jaźń, и хорошей игры!")
        table.tell("bob", "NoteDown", text="The Eagles will come.")
        table.play(2_000)
        assert table.over
        table.tell("bob", "SendChat", text="Well played.")
    return match


def won_by_play_with_cards(house: House) -> str:
    """Played to the end, and played again by the same people, in a match of their own."""
    scenario = "fellowship-of-the-ring"
    match = house.opened("ring_cards", scenario, {"bob": 0, "ann": 1})
    with around(house.sitting("ann", "bob"), match, 2) as table:
        table.play(2_000)
        assert table.over
    return match


def played_again(house: House, before: str) -> str:
    """The next match of people who have finished one."""
    answer = house.people["ann"].post("/api/lobby/rematches", json={"match": before})
    assert answer.status_code == 201, answer.text
    match = str(answer.json()["id"])
    free = [each["seat"] for each in answer.json()["seats"] if not each["taken"]]
    house.join("bob", match, free[0])
    with around(house.sitting("ann", "bob"), match, 3) as table:
        table.play(20)
    return match


def resigned(house: House) -> str:
    """Given up after a while, with an undo and an agreed take-back before."""
    match = house.opened("ring_cards", "duel-two-players", {"ann": 0, "bob": 1})
    with around(house.sitting("ann", "bob"), match, 4) as table:
        table.play(60)
        table.undo()
        table.play(6)
        for person, seat in (("ann", 0), ("bob", 1)):
            table.deal(person, "Propose", seat=seat, kind="take-back", entry=50)
        table.play(20)
        table.deal("bob", "Resign", seat=1)
        assert table.over
    return match


def timed_out(house: House) -> str:
    """Won because the other's time ran out."""
    seats = {"carol": FREE, "bob": SHADOW}
    match = house.opened("five_armies", "standard", seats, control=LIVE)
    with around(house.sitting("carol", "bob"), match, 5) as table:
        table.play(25)
        while not table.sockets["carol"].standing["decisions"]:
            table.choose()
        house.run_out(match, FREE)
        table.look()
        table.deal("bob", "Claim", seat=SHADOW, against=FREE, wish="win")
        assert table.over
    return match


def aborted(house: House) -> str:
    """Broken off by agreement."""
    match = house.opened("ring_cards", "duel-two-players", {"ann": 0, "carol": 1})
    with around(house.sitting("ann", "carol"), match, 6) as table:
        table.play(10)
        for person, seat in (("ann", 0), ("carol", 1)):
            table.deal(person, "Propose", seat=seat, kind="abort")
    return match


def in_the_middle(house: House) -> str:
    """Long, with an undo, a take-back from before a snapshot, and a proposal still open."""
    match = house.opened("five_armies", "standard", {"ann": FREE, "bob": SHADOW})
    with around(house.sitting("ann", "bob"), match, 7) as table:
        table.play(50)
        table.undo()
        table.play(20)
        for person, seat in (("ann", FREE), ("bob", SHADOW)):
            table.deal(person, "Propose", seat=seat, kind="take-back", entry=35)
        table.play(60)
        assert not table.over
        table.tell("ann", "SendChat", text="One more?")
        table.tell("bob", "SendChat", text="One more.")
        table.tell("ann", "NoteDown", text="Do not cross the river again.")
        table.look()
        table.deal("ann", "Propose", seat=FREE, kind="take-back", entry=table.at - 2)
    return match


def undoable(house: House) -> str:
    """Left just after a choice that can still be undone, which is in a snapshot, too."""
    match = house.opened("five_armies", "standard", {"bob": FREE, "ann": SHADOW})
    with around(house.sitting("ann", "bob"), match, 8) as table:
        table.play(80)
        while not any(each.standing["undoable"] for each in table.screens):
            table.choose()
        assert not table.over
    return match


def four_people(house: House) -> str:
    """Four people with clocks; one's time ran out, and another person took the place."""
    seats = {"ann": 0, "bob": 1, "carol": 2, "dan": 3}
    match = house.opened("ring_cards", "trilogy", seats, control=LIVE)
    with around(house.sitting(*seats), match, 9) as table:
        table.play(60)
        while not table.sockets["dan"].standing["decisions"]:
            table.choose()
        house.run_out(match, 3)
        table.look()
        table.deal("bob", "Claim", seat=1, against=3, wish="open")
    house.join("eve", match, 3)
    with around(house.sitting("ann", "bob", "carol", "eve"), match, 10) as table:
        table.play(70)
        assert not table.over
        table.tell("eve", "SendChat", text="I am the new one.")
        table.tell("carol", "NoteDown", text="Eve has Dan's cards.")
    return match


def by_correspondence(house: House) -> str:
    """Three people, one of whom holds two seats and sets a preset."""
    seats = {"ann": 0, "bob": 1, "carol": 2}
    match = house.opened("ring_cards", "trilogy-3", seats, control=BY_CORRESPONDENCE)
    with around(house.sitting(*seats), match, 11) as table:
        table.play(90)
        while not (asked := table.sockets["bob"].standing["decisions"]):
            table.choose()
        _answer_unless_asked(table, "bob", asked[0])
    return match


def _answer_unless_asked(table: Round, person: str, decision: Message) -> None:
    """Set a preset for what is asked now, but with an exception that fits now."""
    option = decision["options"][0]
    answer = {"kind": decision["kind"], "picks": [option["id"]], "unless": [option["verb"]]}
    table.tell(person, "SetPresets", seat=decision["seat"], answers=[answer])


def answered_beforehand(house: House) -> str:
    """The Shadow has answered what it is asked as soon as the Free Peoples have chosen."""
    match = house.opened("five_armies", "standard", {"ann": FREE, "bob": SHADOW})
    with around(house.sitting("ann", "bob"), match, 12) as table:
        table.sockets["ann"].choose(FREE, "activate:bard", "done")
        table.sockets["ann"].hear("Accepted")
        table.look()
        table.tell("bob", "SetPresets", seat=SHADOW, answers=ALL_BATS)
    return match


def bot_took_over(house: House) -> str:
    """A bot plays on for somebody whose time ran out."""
    seats = {"carol": FREE, "dan": SHADOW}
    match = house.opened("five_armies", "standard", seats, control=LIVE)
    with around(house.sitting(*seats), match, 13) as table:
        table.play(30)
        while not table.sockets["dan"].standing["decisions"]:
            table.choose()
        house.run_out(match, SHADOW)
        table.look()
        table.deal("carol", "Claim", seat=FREE, against=SHADOW, wish="bot", level="novice")
    with around(house.sitting("carol"), match, 14) as table:
        table.play(60)
        assert not table.over
        _until_asked(table)
    return match


def against_bots(house: House) -> str:
    """Bots have held seats from the beginning."""
    bots = [{"seat": 0, "level": "captain"}, {"seat": 2, "level": "novice"}]
    match = house.opened("ring_cards", "duel-three-players", {"ann": 1}, bots=bots)
    with around(house.sitting("ann"), match, 15) as table:
        table.play(50)
        assert not table.over
        _until_asked(table)
    return match


def _until_asked(table: Round) -> None:
    """Leave no bot in the middle of its thoughts."""
    while not table.screens[0].standing["decisions"]:
        table.screens[0].hear("Update")


def one_screen(house: House) -> str:
    """One person holds all seats, with values of the house's own."""
    wish: Message = {"seats": [0, 1, 2, 3], "ruleset": {"cards.eowyn.leadership.attack": 3}}
    match = house.opened("ring_cards", "trilogy-2", {"dan": 0}, **wish)
    with around(house.sitting("dan"), match, 16) as table:
        table.play(50)
        assert not table.over
    return match


def paused(house: House) -> str:
    """Paused by agreement, with clocks that stand still and a value of the house's own."""
    seats = {"ann": FREE, "eve": SHADOW}
    values = {"defence.front-gate": 2}
    match = house.opened("five_armies", "standard", seats, control=LIVE, ruleset=values)
    with around(house.sitting(*seats), match, 17) as table:
        table.play(45)
        for person, seat in (("ann", FREE), ("eve", SHADOW)):
            table.deal(person, "Propose", seat=seat, kind="pause")
    return match


def lesson(house: House) -> str:
    """A lesson, some choices old."""
    return _lesson(house, "five_armies", "shadow", 18)


def lesson_with_cards(house: House) -> str:
    """A lesson of the other game."""
    return _lesson(house, "ring_cards", "free-peoples", 19)


def _lesson(house: House, game: str, name: str, seed: int) -> str:
    answer = house.people["eve"].post(f"/api/lessons/{game}", json={"lesson": name})
    assert answer.status_code == 201, answer.text
    match = str(answer.json()["id"])
    with around(house.sitting("eve"), match, seed) as table:
        table.play(15)
        _until_asked(table)
    return match


def waiting(house: House) -> str:
    """In the lobby, with a free seat to which somebody is invited."""
    match = house.opened("five_armies", "standard", {"ann": FREE}, listed=True)
    invited = {"match": match, "guest": guest(house.people["carol"])}
    answer = house.people["ann"].post("/api/lobby/invitations", json=invited)
    assert answer.status_code == 204, answer.text
    return match


def bot_is_asked(house: House) -> str:
    """A bot is to answer, and no worker is there to let it; the job waits."""
    bots = [{"seat": SHADOW, "level": "novice"}]
    match = house.opened("five_armies", "standard", {"dan": FREE}, bots=bots)
    with around(house.sitting("dan"), match, 20) as table:
        table.play(1)
        while table.screens[0].standing["decisions"]:
            table.choose()
    return match


WITH_WORKER: tuple[Callable[[House], str], ...] = (
    won_by_play,
    won_by_play_with_cards,
    resigned,
    timed_out,
    aborted,
    in_the_middle,
    undoable,
    four_people,
    by_correspondence,
    answered_beforehand,
    bot_took_over,
    against_bots,
    one_screen,
    paused,
    lesson,
    lesson_with_cards,
    waiting,
)
"""Matches that are played while a worker does the jobs."""
