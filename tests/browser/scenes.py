"""Matches set up so that something is to be seen at once."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import NamedTuple, TypeVar

from msgspec.msgpack import encode
from sqlalchemy import insert, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncEngine

from browser.conftest import Server
from browser.people import Person
from ostrog.kernel import Match, State
from ostrog.kernel.matches import match as kernel_match
from ostrog.kernel.matches.records import AnyEntry
from ostrog.kernel.runtime.flow import Ask
from ostrog.server.accounts import guests
from ostrog.server.catalogue import games
from ostrog.server.db import schema, storage
from ostrog.server.db.database import connect
from ostrog.server.match import view


class Kind(NamedTuple):
    """What is played."""

    game: str
    scenario: str
    seats: int
    eager: tuple[str, ...] = ()
    """What eager players do whenever they can."""
    ruleset: tuple[tuple[str, int | str], ...] = ()


FIVE_ARMIES = Kind("five_armies", "standard", 2)
NEAR = FIVE_ARMIES._replace(
    ruleset=(
        ("setup.free-8.at", "broken-lands-spur-plains"),
        ("setup.free-8.units.lake-men", 5),
        ("setup.shadow-5.units.orcs", 6),
    )
)
"""Lake-men stand before the Shadow's camps."""
TIMID = ("done", "skip", "pass", "halt", "hold", "no-attack", "stop-attack", "rout", "retreat")
"""What eager players do only if there is nothing else."""
LONG = 4_000
"""So many picks are tried before another match is."""

TRIES = 60
"""So many matches are tried."""

OPENER = uuid.UUID(int=1)
"""Opens all matches here: the same seed and the same people make the same match."""

Moment = Callable[[Match[State], Ask], bool]
"""Whether a match has come to what is wanted, as somebody is asked something."""
Result = TypeVar("Result")


class Position(NamedTuple):
    """How far a match was played."""

    seed: bytes
    entries: tuple[AnyEntry, ...]
    asked: int
    """The seat that is asked there."""


NEW = Position(Random(1).randbytes(32), (), 0)
"""Nothing has been chosen yet."""


# Opening


def sit_at_both_sides(
    person: Person, server: Server, *, curtain: bool = False, at: Moment | None = None
) -> None:
    """Hold both seats of a match with armies close together, a new one or one well under way."""
    sit_down([(person, (0, 1))], server, NEAR, at=at)
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
) -> None:
    """People with their seats, in a new match or in one well under way.

    Who names no seat gets the one that is asked; strangers sit in those that are left.
    """
    held = [(guest_of(person, server), seats) for person, seats in people]
    reached = NEW if at is None else position(kind, at)

    async def set_up(engine: AsyncEngine) -> str:
        match = await open_match(engine, kind, reached)
        await seat(engine, match, kind, [(each, own or (reached.asked,)) for each, own in held])
        return match

    match = with_database(server, set_up)
    for person, _ in people:
        person.sit_down(f"{server.url}/m/{match}")


async def open_match(engine: AsyncEngine, kind: Kind, reached: Position) -> str:
    """A match that one opened who sits everywhere, played as far as a position."""
    async with engine.begin() as connection:
        opener = upsert(schema.guests).values(id=OPENER, name="").on_conflict_do_nothing()
        await connection.execute(opener)
        match = await storage.add_match(
            connection,
            game=kind.game,
            version=games()[kind.game].version,
            scenario=kind.scenario,
            opener=OPENER,
            seats=dict.fromkeys(range(kind.seats), True),
            contribution=b"",
            ruleset=dict(kind.ruleset),
            seed=reached.seed,
        )
        rows = [
            {"match": match, "seq": seq, "request": f"ahead-{seq}", "entry": encode(entry)}
            for seq, entry in enumerate(reached.entries)
        ]
        if rows:
            await connection.execute(insert(schema.entries), rows)
        return match


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
    if person.page.url != "about:blank":  # the page asks too, and two questions make two guests
        person.page.locator("main").first.wait_for()
    return uuid.UUID(person.page.request.get(f"{server.url}/api/me").json()["guest"])


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


# Playing ahead


@cache
def position(kind: Kind, at: Moment) -> Position:
    """Where a moment has come, in the first seeded match in which it does."""
    for number in range(TRIES):
        found = play_ahead(kind, number, at)
        if found is not None:
            return found
    raise AssertionError("it never came to this")


def play_ahead(kind: Kind, number: int, at: Moment) -> Position | None:
    """Answer at random, as eager players would, until a moment has come."""
    random = Random(number)
    seed = random.randbytes(32)
    played = kernel_match.open_match(
        games()[kind.game],
        kind.scenario,
        (str(OPENER),) * kind.seats,
        seed,
        (b"",) * kind.seats,
        ruleset=dict(kind.ruleset),
    )
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
            return Position(seed, tuple(played.entries), asked)
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
    scene = view.scene(match.state, match.view(()))
    if ask.kind != "casualties" or scene is None or scene.battle is None:
        return False
    fighters = scene.battle.fighters
    return any(each.event for each in fighters) and any(each.reasons for each in fighters)


@cache
def may(kind: str, verb: str) -> Moment:
    """Something is asked, and one of the options is to do this."""

    def comes(match: Match[State], ask: Ask) -> bool:
        verbs = {ref for option in ask.options for ref in (option.verb, *option.refs)}
        return ask.kind == kind and verb in verbs

    return comes


def the_end(match: Match[State], ask: Ask) -> bool:
    """Nobody is asked any more."""
    return False
