"""Matches set up so that something is to be seen at once."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple, TypeVar

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from browser.conftest import Server
from browser.people import Person
from ostrog.kernel import Match, State
from ostrog.kernel.flow import Ask
from ostrog.server import guests, schema, seeing, storage
from ostrog.server.catalogue import games
from ostrog.server.database import connect
from ostrog.server.fanout import Alone
from ostrog.server.live import Table

Ruleset = dict[str, int | str]


class Kind(NamedTuple):
    """What is played."""

    game: str
    scenario: str
    seats: int
    eager: tuple[str, ...] = ()
    """What eager players do whenever they can."""


FIVE_ARMIES = Kind("five_armies", "standard", 2)
NEAR: Ruleset = {
    "setup.free-8.at": "broken-lands-spur-plains",
    "setup.free-8.units.lake-men": 5,
    "setup.shadow-5.units.orcs": 6,
}
"""Lake-men stand before the Shadow's camps."""
TIMID = ("done", "skip", "pass", "halt", "hold", "no-attack", "stop-attack", "rout", "retreat")
"""What eager players do only if there is nothing else."""
LONG = 4_000
"""So many picks are tried before another match is."""

TRIES = 60
"""So many matches are tried."""

Moment = Callable[[Match[State], Ask], bool]
"""Whether a match has come to what is wanted, as somebody is asked something."""
Result = TypeVar("Result")


# Opening


def sit_at_both_sides(
    person: Person, server: Server, *, curtain: bool = False, at: Moment | None = None
) -> None:
    """Hold both seats of a match: a new one with armies close together, or one well under way."""
    sit_down([(person, (0, 1))], server, at=at, ruleset={} if at else NEAR)
    if not curtain:
        person.play_with_open_cards()


def sit_opposite(ann: Person, bob: Person, server: Server, at: Moment) -> None:
    """Two people at two screens, in a match well under way."""
    sit_down([(ann, (0,)), (bob, (1,))], server, at=at)


def sit_down(
    people: Sequence[tuple[Person, Sequence[int]]],
    server: Server,
    kind: Kind = FIVE_ARMIES,
    *,
    at: Moment | None = None,
    ruleset: Ruleset | None = None,
) -> None:
    """People with their seats, in a new match or in one well under way.

    Who names no seat gets the one that is asked; strangers sit in those that are left.
    """
    held = [(guest_of(person, server), seats) for person, seats in people]

    async def set_up(engine: AsyncEngine) -> str:
        for seed in range(TRIES):
            match = await open_match(engine, kind, held[0][0], ruleset or {})
            asked = 0 if at is None else await play_ahead(engine, match, kind, Random(seed), at)
            if asked is not None:
                await seat(engine, match, kind, [(each, own or (asked,)) for each, own in held])
                return match
        raise AssertionError("it never came to this")

    match = with_database(server, set_up)
    for person, _ in people:
        person.sit_down(f"{server.url}/m/{match}")


async def open_match(engine: AsyncEngine, kind: Kind, opener: uuid.UUID, ruleset: Ruleset) -> str:
    """A match in which one sits everywhere, until it is known who is asked."""
    return await storage.open_match(
        engine,
        game=kind.game,
        version=games()[kind.game].version,
        scenario=kind.scenario,
        opener=opener,
        seats=dict.fromkeys(range(kind.seats), True),
        contribution=b"",
        ruleset=ruleset,
    )


async def seat(
    engine: AsyncEngine, match: str, kind: Kind, held: Sequence[tuple[uuid.UUID, Sequence[int]]]
) -> None:
    """Give guests their seats, and strangers the rest."""
    holders = {each: guest for guest, seats in held for each in seats}
    for each in range(kind.seats):
        if each not in holders:
            holders[each] = (await guests.welcome(engine))[0].id
    seats = schema.seats
    async with engine.begin() as connection:
        for each, guest in holders.items():
            taken = update(seats).where(seats.c.match == match, seats.c.seat == each)
            await connection.execute(taken.values(guest=guest))


def guest_of(person: Person, server: Server) -> uuid.UUID:
    """Who somebody is to the server."""
    person.page.goto(server.url)
    person.page.locator("main").first.wait_for()
    me = person.page.evaluate("async () => (await fetch('/api/me')).json()")
    return uuid.UUID(me["guest"])


def with_database(server: Server, deed: Callable[[AsyncEngine], Awaitable[Result]]) -> Result:
    """Do something to the database of a server; Playwright has an event loop in this thread."""

    async def do() -> Result:
        engine = connect(server.database)
        try:
            return await deed(engine)
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(lambda: asyncio.run(do())).result()


async def play_ahead(
    engine: AsyncEngine, match: str, kind: Kind, random: Random, at: Moment
) -> int | None:
    """Answer at random, as eager players would, until a moment has come; say who is asked then."""
    stored = await storage.find_match(engine, match)
    assert stored is not None
    played = await Table(engine, stored, Alone()).match()
    for _ in range(LONG):
        ask = random.choice(played.asks())
        before = len(played.entries)
        verbs = sorted({option.verb for option in ask.options})
        eager = [each for each in verbs if each in kind.eager]
        verb = random.choice(eager or [each for each in verbs if each not in TIMID] or verbs)
        options = [option for option in ask.options if option.verb == verb]
        played.choose(ask.seat, random.choice(options))
        asked = who_is_asked(played, at) if len(played.entries) > before else None
        if asked is not None:
            for seq, entry in enumerate(played.entries):
                ahead = storage.Written(match, stored.version, seq, f"ahead-{seq}", entry)
                await storage.write(engine, ahead)
            return asked
        if played.outcome is not None:
            break
    return None


def who_is_asked(match: Match[State], at: Moment) -> int | None:
    """Who is asked when a moment has come; anybody when all is over, if that is wanted."""
    if match.outcome is not None:
        return 0 if at is the_end else None
    return next((ask.seat for ask in match.asks() if at(match, ask)), None)


# Moments


def hand_of(match: Match[State], seat: int) -> list[str]:
    """The cards a seat holds, as it sees them itself."""
    zones = match.view((seat,)).zones
    return [card for zone, seen in zones.items() if "hand" in zone for card in seen.known]


def with_a_full_hand(match: Match[State], ask: Ask) -> bool:
    """An action is chosen, some cards can be played, and others lie discarded."""
    verbs = {option.verb for option in ask.options}
    discarded = match.view(()).zones["event-discard"].size
    return "play" in verbs and len(hand_of(match, ask.seat)) >= 5 and discarded > 2


def with_a_choice_of_manoeuvres(match: Match[State], ask: Ask) -> bool:
    """The first side to be shown chooses from unit cards and Event cards."""
    cards = [str(option.refs[0]) for option in ask.options if option.verb == "manoeuvre"]
    kinds = {card.split("-")[0] for card in cards}
    return match.asks()[0] is ask and {"ev", "unit", "regroup"} <= kinds


def with_event_cards_in_battle(match: Match[State], ask: Ask) -> bool:
    """Casualties are chosen in a battle in which somebody played an Event card for a roll."""
    scene = seeing.scene(match.state, match.view(()))
    if ask.kind != "casualties" or scene is None or scene.battle is None:
        return False
    fighters = scene.battle.fighters
    return any(each.event for each in fighters) and any(each.reasons for each in fighters)


def the_end(match: Match[State], ask: Ask) -> bool:
    """Nobody is asked any more."""
    return False


# Playing on


def play_until(person: Person, random: Random, wanted: str, option: str = "") -> None:
    """Click at random until something is asked, and an option is there."""
    for _ in range(400):
        asked = person.kind  # only then is the table as it is now
        offered = person.page.locator(f'.option[data-option*="{option}"]').count() if option else 1
        if asked == wanted and offered:
            person.let_go()
            return
        person.act_at_random(random)
    raise AssertionError(f"{wanted} was never asked")


def begin_an_attack(person: Person, random: Random) -> None:
    """Click until an attack is made: its action, an army, the enemy, and a confirmation."""
    for _ in range(40):
        play_until(person, random, "act", ":attack")
        person.clicks, before = 0, person.at
        person.click(person.page.locator('.option[data-option*=":attack"]').first)
        person.wait_for_entries(before + 1)
        armies = person.page.locator('.may[data-ref^="army:"]')
        for ref in [each.get_attribute("data-ref") or "" for each in armies.all()]:
            person.click_on(ref)
            person.settle()
            targets = person.page.locator("[data-ref].may-attack")
            if targets.count():
                person.clicks = 2  # those who know what they want pick the right army at once
                person.click_on(targets.first.get_attribute("data-ref") or "")
                person.confirm()
                person.wait_for_entries(before + 2)
                return
            person.page.locator(".pick").first.click()
            person.settle()
    raise AssertionError("nobody could attack")
