"""Matches that are set up in a given situation."""

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
from ostrog.games.five_armies.table.battle_panel import BattlePanel
from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.table.section_panel import SectionPanel
from ostrog.kernel import Game, Match, State
from ostrog.kernel.matches import match as kernel_match
from ostrog.kernel.matches.records import AnyEntry
from ostrog.kernel.runtime.flow import Ask
from ostrog.server.accounts import guests
from ostrog.server.catalogue import games
from ostrog.server.db import schema, storage
from ostrog.server.db.database import connect
from ostrog.server.match import view


class Kind(NamedTuple):
    """A game with a scenario and a ruleset."""

    game: str
    scenario: str
    seats: int
    eager: tuple[str, ...] = ()
    """Verbs that players choose whenever they can."""
    ruleset: tuple[tuple[str, int | str], ...] = ()
    expansions: tuple[str, ...] = ()


FIVE_ARMIES = Kind("five_armies", "standard", 2)
STRONGHOLD = Kind("stronghold", "standard", 2)
NEAR = FIVE_ARMIES._replace(
    ruleset=(
        ("setup.free-8.at", "broken-lands-spur-plains"),
        ("setup.free-8.units.lake-men", 5),
        ("setup.shadow-5.units.orcs", 6),
    )
)
"""A setup with Lake-men close to the Shadow's camps."""
TIMID = ("done", "skip", "pass", "halt", "hold", "no-attack", "stop-attack", "rout", "retreat")
"""Verbs that players choose only if there is nothing else."""
LONG = 4_000
"""Maximum number of picks in a match before another match is tried."""

CROWD = 6
"""Minimum number of parts of both sums in a crowded fight."""
TRIES = 60
"""Maximum number of matches that are tried."""

OPENER = uuid.UUID(int=1)
"""The guest who opens all matches: the same seed and people produce the same match."""

Moment = Callable[[Match[State], Ask], bool]
"""A test whether a match has reached the wanted situation when a seat is asked."""
Result = TypeVar("Result")


class Position(NamedTuple):
    """A match that was played to some point."""

    seed: bytes
    entries: tuple[AnyEntry, ...]
    asked: int
    """The seat that must decide there."""
    ended: str = ""
    """The reason why the match has ended; empty if it has not."""


NEW = Position(Random(1).randbytes(32), (), 0)
"""A new match without any choices."""


# Opening


def sit_at_both_sides(
    person: Person, server: Server, *, curtain: bool = False, at: Moment | None = None
) -> None:
    """Seat a person on both sides of a match with armies close together, new or at a moment."""
    sit_down([(person, (0, 1))], server, NEAR, at=at)
    if not curtain:
        person.play_with_open_cards()


def sit_opposite(ann: Person, bob: Person, server: Server, at: Moment) -> None:
    """Seat two people at two screens, in a match at a moment."""
    sit_down([(ann, (0,)), (bob, (1,))], server, at=at)


def sit_down(
    people: Sequence[tuple[Person, Sequence[int]]],
    server: Server,
    kind: Kind = FIVE_ARMIES,
    *,
    at: Moment | None = None,
    new: Position = NEW,
) -> None:
    """Seat people in a new match or in one at a moment.

    People without seats get the seat that is asked; strangers take the remaining seats.
    """
    held = [(guest_of(person, server), seats) for person, seats in people]
    reached = new if at is None else position(kind, at)

    async def set_up(engine: AsyncEngine) -> str:
        match = await open_match(engine, kind, reached)
        await seat(engine, match, kind, [(each, own or (reached.asked,)) for each, own in held])
        return match

    match = with_database(server, set_up)
    for person, _ in people:
        person.sit_down(f"{server.url}/m/{match}")


async def open_match(engine: AsyncEngine, kind: Kind, reached: Position) -> str:
    """Store a match at a position, with the opener in all seats, and return its id."""
    async with engine.begin() as connection:
        opener = upsert(schema.guests).values(id=OPENER, name="").on_conflict_do_nothing()
        await connection.execute(opener)
        match = await storage.add_match(
            connection,
            game=kind.game,
            version=rules_of(kind).version,
            scenario=kind.scenario,
            opener=OPENER,
            seats=dict.fromkeys(range(kind.seats), True),
            contribution=b"",
            ruleset=dict(kind.ruleset),
            expansions=list(kind.expansions),
            seed=reached.seed,
        )
        rows = [
            {"match": match, "seq": seq, "request": f"ahead-{seq}", "entry": encode(entry)}
            for seq, entry in enumerate(reached.entries)
        ]
        if rows:
            await connection.execute(insert(schema.entries), rows)
        over = update(schema.matches).where(schema.matches.c.id == match)
        await connection.execute(over.values(ended=reached.ended))
        return match


async def seat(
    engine: AsyncEngine, match: str, kind: Kind, held: Sequence[tuple[uuid.UUID, Sequence[int]]]
) -> None:
    """Give guests their seats and strangers the remaining ones."""
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
    """Return the guest id of a person."""
    if person.page.url != "about:blank":  # two first requests at once would create two guests
        person.page.locator("main").first.wait_for()
    return uuid.UUID(person.page.request.get(f"{server.url}/api/me").json()["guest"])


def with_database(server: Server, deed: Callable[[AsyncEngine], Awaitable[Result]]) -> Result:
    """Run a function on a server's database, in a thread without Playwright's event loop."""

    async def do() -> Result:
        engine = connect(server.database)
        try:
            return await deed(engine)
        finally:
            await engine.dispose()

    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(lambda: asyncio.run(do())).result()


# Playing ahead


def rules_of(kind: Kind) -> Game[State]:
    """Return the newest rules of a game."""
    return games()[kind.game]


@cache
def position(kind: Kind, at: Moment) -> Position:
    """Return the position of a moment in the first seeded match that reaches it."""
    for number in range(TRIES):
        found = play_ahead(kind, number, at)
        if found is not None:
            return found
    raise AssertionError("it never came to this")


def play_ahead(kind: Kind, number: int, at: Moment) -> Position | None:
    """Answer at random, with the preferences of the kind, until a moment is reached."""
    random = Random(number)
    seed = random.randbytes(32)
    played = kernel_match.open_match(
        rules_of(kind),
        kind.scenario,
        (str(OPENER),) * kind.seats,
        seed,
        (b"",) * kind.seats,
        ruleset=dict(kind.ruleset),
        expansions=kind.expansions,
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
            ended = "" if played.outcome is None else played.outcome.reason
            return Position(seed, tuple(played.entries), asked, ended)
        if played.outcome is not None:
            break
    return None


def who_is_asked(match: Match[State], at: Moment) -> int | None:
    """Return the seat that is asked at the moment; at the end, if that is wanted, seat 0."""
    if match.outcome is not None:
        return 0 if at is the_end else None
    return next((ask.seat for ask in match.asks() if at(match, ask)), None)


# Moments


def hand_of(match: Match[State], seat: int) -> list[str]:
    """Return the cards in a seat's hand, as the seat sees them."""
    zones = match.view((seat,)).zones
    return [card for zone, seen in zones.items() if "hand" in zone for card in seen.known]


def with_a_full_hand(match: Match[State], ask: Ask) -> bool:
    """Whether cards of a full hand can be played, and others have been discarded."""
    verbs = {option.verb for option in ask.options}
    discarded = match.view(()).zones["event-discard"].size
    return "play" in verbs and len(hand_of(match, ask.seat)) >= 5 and discarded > 2


def with_a_choice_of_manoeuvres(match: Match[State], ask: Ask) -> bool:
    """Whether the first seat asked can choose between unit cards and Event cards."""
    cards = [str(option.refs[0]) for option in ask.options if option.verb == "manoeuvre"]
    kinds = {card.split("-")[0] for card in cards}
    return match.asks()[0] is ask and {"ev", "unit", "regroup"} <= kinds


def with_event_cards_in_battle(match: Match[State], ask: Ask) -> bool:
    """Whether casualties are chosen in a battle with an Event card that affects a roll."""
    scene = view.scene(match.state, match.view(()))
    battle = None if scene is None else scene.panel(BattlePanel)
    if ask.kind != "casualties" or battle is None:
        return False
    fighters = battle.fighters
    return any(each.event for each in fighters) and any(each.reasons for each in fighters)


@cache
def may(kind: str, verb: str) -> Moment:
    """Return a moment: a decision of this kind with an option that has this verb or reference."""

    def comes(match: Match[State], ask: Ask) -> bool:
        verbs = {ref for option in ask.options for ref in (option.verb, *option.refs)}
        return ask.kind == kind and verb in verbs

    return comes


def in_a_window(match: Match[State], ask: Ask) -> bool:
    """Whether the Defender spends hourglasses while Invaders stand at the wall."""
    if not isinstance(match.state, Siege) or ask.kind != "window":
        return False
    attacked = [section for section in SECTIONS if any(match.state.invaders[section])]
    return match.state.hourglasses > 1 and len(attacked) > 1


def in_a_section_fight(match: Match[State], ask: Ask) -> bool:
    """Whether somebody chooses who falls on a wall section."""
    return ask.kind in ("fallen", "slain")


def in_a_crowded_section_fight(match: Match[State], ask: Ask) -> bool:
    """Whether something is chosen in a fight on a section with much that makes both sums."""
    if ask.kind not in ("fallen", "slain", "strengthen"):
        return False
    scene = view.scene(match.state, match.view((ask.seat,)))
    panel = None if scene is None else scene.panel(SectionPanel)
    return panel is not None and len(panel.factors) >= CROWD


def before_an_assault(match: Match[State], ask: Ask) -> bool:
    """Whether the last maneuver before an assault on several sections is chosen."""
    if not isinstance(match.state, Siege) or ask.kind != "maneuver":
        return False
    attacked = [section for section in SECTIONS if any(match.state.invaders[section])]
    return len(attacked) > 1


def before_strength_is_compared(match: Match[State], ask: Ask) -> bool:
    """Whether strength is compared next, on two sections that hold."""
    if ask.kind != "stage-plan" or ask.about != ("strength",):
        return False
    scene = view.scene(match.state, match.view((ask.seat,)))
    plates = () if scene is None else scene.plates
    verdicts = [each.verdict for each in plates if isinstance(each, SectionPanel)]
    return [each in ("holds", "no-loss") for each in verdicts if each != "quiet"][:2] == [True] * 2


def with_a_plan_for_a_stage(match: Match[State], ask: Ask) -> bool:
    """Whether a defence plan can be used before a stage of an assault on several sections."""
    if not isinstance(match.state, Siege) or ask.kind != "stage-plan":
        return False
    attacked = [section for section in SECTIONS if any(match.state.invaders[section])]
    return len(ask.options) > 1 and len(attacked) > 1


def the_end(match: Match[State], ask: Ask) -> bool:
    """A marker for the end of the match, which `who_is_asked` handles separately."""
    return False
