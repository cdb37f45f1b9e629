"""Agreements between players: resigning, proposals, claims on time, and taking over a seat."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.kernel import Game, IllegalChoice, Match, State
from ostrog.kernel.matches.migration import migrated
from ostrog.server.catalogue import games, levels
from ostrog.server.db import clock_storage, proposals, storage
from ostrog.server.db.proposals import Proposal
from ostrog.server.match import past
from ostrog.server.match.session import LONGEST_PAUSE, MatchSession, Overruled, must_be_allowed_back
from ostrog.server.protocol.matches import ProposalKind
from ostrog.server.protocol.requests import Claim, Decline, Propose, Resign


async def resign(session: MatchSession, message: Resign) -> int:
    """Resign for a seat; also in a pause, which would otherwise keep a match open for ever."""
    return await session.do(
        message.request,
        message.at,
        lambda match: match.resign(message.seat),
        in_a_pause=True,
    )


# Agreements

ENTERED = ("take-back", "migrate")
"""Kinds of proposals that are written to the log as an entry once everybody agrees."""


async def propose(session: MatchSession, held: Sequence[int], message: Propose) -> int:
    """Propose something or agree to it; it is done once all seats agree. Bots always agree."""
    wanted = Proposal(message.kind, message.entry, message.at, ())
    async with session.lock:
        match = await session.match()
        if wanted.at != match.number:
            return await session.done_before(message.request)
        _must_make_sense(session, wanted, match)
        bots = [seat.seat for seat in session.stored.seats if seat.bot]
        everybody = session.scenario.seats
        async with session.engine.begin() as connection:
            after = await proposals.agree(connection, session.stored.id, wanted, {*held, *bots})
            agreed = set(after.agreed) >= set(everybody) or _ends_pause_alone(session, wanted)
            if agreed and wanted.kind not in ENTERED:
                await proposals.drop(connection, session.stored.id, wanted.kind)
                if wanted.kind == "abort":
                    await storage.end(connection, session.stored.id, "aborted")
                else:
                    await storage.pause(
                        connection, session.stored.id, paused=wanted.kind == "pause"
                    )
                if wanted.kind != "resume":
                    await clock_storage.stop(connection, session.stored.id)
                elif session.stored.control is not None:
                    await session.press_clocks(connection, match)
    if agreed and wanted.kind == "take-back":
        earlier = await past.match_at(session.engine, session.stored, wanted.entry)
        at = await session.do(
            message.request,
            message.at,
            lambda match: match.take_back(wanted.entry, everybody, earlier),
            lambda connection: proposals.drop(connection, session.stored.id),
        )
        await session.keep_snapshot()  # otherwise the next load replays the whole match
        return at
    if agreed and wanted.kind == "migrate":
        return await _go_over(session, message)
    await session.told_anew()
    if agreed and wanted.kind == "resume" and bots:
        await storage.call_bots(session.engine, session.stored)
    return message.at


async def _go_over(session: MatchSession, message: Propose) -> int:
    """Migrate the match to the newest rules."""
    newest = games()[session.stored.game]

    async def note(connection: AsyncConnection) -> None:
        await storage.go_over(connection, session.stored.id, newest.version)
        await proposals.drop(connection, session.stored.id)

    change = partial(_migrate, game=newest)
    at = await session.do(message.request, message.at, change, note)
    await session.keep_snapshot()
    await session.rules_seen()
    return at


def _migrate(match: Match[State], *, game: Game[State]) -> None:
    match.migrate(game)


def _finds_its_place(session: MatchSession, match: Match[State]) -> bool:
    """Whether the current state of a match can be migrated to the newest rules."""
    try:
        migrated(match.state, games()[session.stored.game])
    except Exception:  # the scenario or a value is missing, or the game's migration has a bug
        return False
    return True


def _must_make_sense(session: MatchSession, wanted: Proposal, match: Match[State]) -> None:
    stored = session.stored
    sensible: dict[ProposalKind, bool] = {
        "take-back": wanted.entry < match.number and not stored.paused,
        "pause": not stored.paused,
        "resume": stored.paused,
        "abort": True,
        "migrate": session.newer_version is not None and not stored.paused,
    }
    if stored.ended or not sensible[wanted.kind]:
        raise IllegalChoice(f"{wanted.kind} cannot be proposed now")
    if wanted.kind == "migrate" and not _finds_its_place(session, match):
        raise IllegalChoice("the match has no place in the newer rules")
    if wanted.kind == "take-back":
        must_be_allowed_back(match)


def _ends_pause_alone(session: MatchSession, wanted: Proposal) -> bool:
    """Whether a pause has lasted so long that the others need not agree to play on."""
    begun = session.stored.paused_at
    if wanted.kind != "resume" or begun is None:
        return False
    return datetime.now(UTC) >= begun + LONGEST_PAUSE


async def decline(session: MatchSession, message: Decline) -> int:
    """Decline a proposal, which drops it."""
    async with session.lock, session.engine.begin() as connection:
        await proposals.drop(connection, session.stored.id, message.kind)
    await session.told_anew()
    return message.at


# Claims when time has run out


async def claim(session: MatchSession, message: Claim) -> int:
    """Carry out a claim on a person whose time has run out: win, bot player, or free seat."""
    person = session.person_of(message.against)
    if not person:
        raise IllegalChoice("no such seat")
    _must_be_entitled(session, message.seat, person)
    match message.wish:
        case "win":
            return await session.do(
                message.request, message.at, lambda found: found.time_out(message.against)
            )
        case "bot":
            if message.level not in levels(session.game):
                raise IllegalChoice("no such level")
            return await _let_bot_take_over(session, message, person)
        case "open":
            async with session.lock, session.engine.begin() as connection:
                await storage.seat_guest(connection, session.stored.id, person, None)
            await session.told_anew()
            return message.at


def _must_be_entitled(session: MatchSession, seat: int, person: Sequence[int]) -> None:
    clock = next((each for each in session.stored.clocks if each.seat == min(person)), None)
    if clock is None or clock.flagged is None or seat in person:
        raise IllegalChoice("nobody's time has run out who is not you")
    if seat not in deciders(session, person):
        raise IllegalChoice("the partner decides")


def deciders(session: MatchSession, person: Sequence[int]) -> set[int]:
    """Return the seats that may claim: those of human partners, or all others if there are none."""
    scenario = session.scenario
    partners = {
        each
        for other in scenario.persons
        for each in other
        if scenario.team(each) == scenario.team(person[0])
        and each not in person
        and not session.stored.level_of(each)
    }
    return partners or set(scenario.seats) - set(person)


async def _let_bot_take_over(session: MatchSession, message: Claim, person: Sequence[int]) -> int:
    holder, at = f"bot {message.level}", message.at
    for seat in person:

        async def sit_down(connection: AsyncConnection, seat: int = seat) -> None:
            await storage.seat_bot(connection, session.stored.id, seat, message.level)
            await clock_storage.put_away(connection, session.stored.id, seat)

        change = partial(_substitute, seat=seat, holder=holder)
        at = await session.do(f"{message.request}-{seat}", at, change, sit_down)
    await storage.call_bots(session.engine, session.stored)
    return at


async def take_over(session: MatchSession, person: Sequence[int], guest: uuid.UUID) -> bool:
    """Seat a guest at free seats of a match that has begun; return False if they are not free."""
    if any(seat.taken for seat in session.stored.seats if seat.seat in person):
        return False
    async with session.lock:
        at = (await session.match()).number

    async def sit_down(connection: AsyncConnection) -> None:
        await storage.seat_guest(connection, session.stored.id, person, guest)
        if session.stored.control is not None:
            await clock_storage.set_back(
                connection, session.stored.id, min(person), session.stored.control
            )

    try:
        for seat in person:
            change = partial(_substitute, seat=seat, holder=str(guest))
            at = await session.do(str(uuid.uuid4()), at, change, sit_down)
    except Overruled:  # another request was faster
        return False
    return True


def _substitute(match: Match[State], *, seat: int, holder: str) -> None:
    match.substitute(seat, holder)
