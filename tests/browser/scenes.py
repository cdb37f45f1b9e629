"""Matches set up so that something is to be seen at once."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TypeVar

from sqlalchemy.ext.asyncio import AsyncEngine

from browser.conftest import Server
from browser.people import Person
from ostrog.kernel import Match, State
from ostrog.kernel.flow import Ask
from ostrog.server import seeing, storage
from ostrog.server.database import connect
from ostrog.server.live import Table

NEAR: dict[str, int | str] = {
    "setup.free-8.at": "broken-lands-spur-plains",
    "setup.free-8.units.lake-men": 5,
    "setup.shadow-5.units.orcs": 6,
}
"""Lake-men stand before the Shadow's camps."""
TIMID = ("done", "skip", "pass", "halt", "hold", "no-attack", "stop-attack", "rout", "retreat")
"""What eager players do only if there is nothing else."""
LONG = 4_000
"""So many picks are tried before another match is."""

Moment = Callable[[Match[State], Ask], bool]
"""Whether a match has come to what is wanted, as somebody is asked something."""
Result = TypeVar("Result")


# Opening


def sit_at_both_sides(
    person: Person, server: Server, *, curtain: bool = False, at: Moment | None = None
) -> None:
    """Hold both seats of a match: a new one with armies close together, or one well under way."""
    guest = guest_of(person, server)

    async def set_up(engine: AsyncEngine) -> str:
        for seed in range(20):
            match = await storage.open_match(
                engine,
                game="five_armies",
                version=1,
                scenario="standard",
                opener=guest,
                seats={0: True, 1: True},
                contribution=b"",
                ruleset={} if at else NEAR,
            )
            if at is None or await play_ahead(engine, match, Random(seed), at):
                return match
        raise AssertionError("it never came to this")

    person.sit_down(f"{server.url}/m/{with_database(server, set_up)}")
    if not curtain:
        person.play_with_open_cards()


def sit_opposite(ann: Person, bob: Person, server: Server, at: Moment) -> None:
    """Two people at two screens, in a match well under way."""
    guests = [guest_of(person, server) for person in (ann, bob)]

    async def set_up(engine: AsyncEngine) -> str:
        for seed in range(20):
            match = await storage.open_match(
                engine,
                game="five_armies",
                version=1,
                scenario="standard",
                opener=guests[0],
                seats={0: True, 1: False},
                contribution=b"",
            )
            await storage.take_seat(engine, match, 1, guests[1], b"")
            if await play_ahead(engine, match, Random(seed), at):
                return match
        raise AssertionError("it never came to this")

    match = with_database(server, set_up)
    for person in (ann, bob):
        person.sit_down(f"{server.url}/m/{match}")


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


async def play_ahead(engine: AsyncEngine, match: str, random: Random, at: Moment) -> bool:
    """Answer at random, as eager players would, until a moment has come; say whether it has."""
    stored = await storage.find_match(engine, match)
    assert stored is not None
    played = await Table(engine, stored).match()
    for _ in range(LONG):
        if played.outcome is not None:
            return False
        ask = random.choice(played.asks())
        before = len(played.entries)
        verbs = sorted({option.verb for option in ask.options})
        verb = random.choice([each for each in verbs if each not in TIMID] or verbs)
        options = [option for option in ask.options if option.verb == verb]
        played.choose(ask.seat, random.choice(options))
        if len(played.entries) > before and any(at(played, each) for each in played.asks()):
            for seq, entry in enumerate(played.entries):
                await storage.write_entry(engine, match, seq, f"ahead-{seq}", entry)
            return True
    return False


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
