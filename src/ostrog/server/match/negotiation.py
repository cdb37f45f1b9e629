"""Agreements between players: resigning, proposals, claims on time, and taking over a seat."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.kernel import Game, IllegalChoice, Match, State
from ostrog.kernel.matches.migration import migrated
from ostrog.server.catalogue import games, levels
from ostrog.server.db import clock_storage, proposals, storage
from ostrog.server.db.proposals import Proposal
from ostrog.server.match.session import MatchSession, Overruled
from ostrog.server.protocol.matches import Kind
from ostrog.server.protocol.requests import Claim, Decline, Propose, Resign


async def resign(table: MatchSession, message: Resign) -> int:
    """Resign for a seat."""
    return await table.do(message.request, message.at, lambda match: match.resign(message.seat))


# Agreements

ENTERED = ("take-back", "migrate")
"""Kinds of proposals that are written to the log as an entry once everybody agrees."""


async def propose(table: MatchSession, held: Sequence[int], message: Propose) -> int:
    """Propose something or agree to it; it is done once all seats agree. Bots always agree."""
    wanted = Proposal(message.kind, message.entry, message.at, ())
    async with table.lock:
        match = await table.match()
        _must_make_sense(table, wanted, match)
        bots = [seat.seat for seat in table.stored.seats if seat.bot]
        everybody = table.scenario.seats
        async with table.engine.begin() as connection:
            after = await proposals.agree(connection, table.stored.id, wanted, {*held, *bots})
            agreed = set(after.agreed) >= set(everybody)
            if agreed and wanted.kind not in ENTERED:
                await proposals.drop(connection, table.stored.id, wanted.kind)
                if wanted.kind == "abort":
                    await storage.end(connection, table.stored.id, "aborted")
                else:
                    await storage.pause(connection, table.stored.id, paused=wanted.kind == "pause")
                if wanted.kind != "resume":
                    await clock_storage.stop(connection, table.stored.id)
                elif table.stored.control is not None:
                    await table.press_clocks(connection, match)
        if agreed and wanted.kind == "take-back":
            await table.reload()  # the entry may be older than the newest snapshot
    if agreed and wanted.kind == "take-back":
        at = await table.do(
            message.request,
            message.at,
            lambda match: match.take_back(wanted.entry, everybody),
            lambda connection: proposals.drop(connection, table.stored.id),
        )
        await table.keep_snapshot()  # otherwise the next load replays the whole match
        return at
    if agreed and wanted.kind == "migrate":
        return await _go_over(table, message)
    await table.told_anew()
    if agreed and wanted.kind == "resume" and bots:
        await storage.call_bots(table.engine, table.stored.id)
    return message.at


async def _go_over(table: MatchSession, message: Propose) -> int:
    """Migrate the match to the newest rules."""
    newest = games()[table.stored.game]

    async def note(connection: AsyncConnection) -> None:
        await storage.go_over(connection, table.stored.id, newest.version)
        await proposals.drop(connection, table.stored.id)

    deed = partial(_migrate, game=newest)
    at = await table.do(message.request, message.at, deed, note)
    await table.keep_snapshot()
    await table.rules_seen()
    return at


def _migrate(match: Match[State], *, game: Game[State]) -> None:
    match.migrate(game)


def _finds_its_place(table: MatchSession, match: Match[State]) -> bool:
    """Whether the current state of a match can be migrated to the newest rules."""
    try:
        migrated(match.state, games()[table.stored.game])
    except Exception:  # the scenario or a value is missing, or the game's migration has a bug
        return False
    return True


def _must_make_sense(table: MatchSession, wanted: Proposal, match: Match[State]) -> None:
    stored, number = table.stored, match.number
    sensible: dict[Kind, bool] = {
        "take-back": wanted.entry < number and not stored.paused,
        "pause": not stored.paused,
        "resume": stored.paused,
        "abort": True,
        "migrate": table.newer_version is not None and not stored.paused,
    }
    if wanted.made_at != number:
        raise Overruled
    if stored.ended or not sensible[wanted.kind]:
        raise IllegalChoice(f"{wanted.kind} cannot be proposed now")
    if wanted.kind == "migrate" and not _finds_its_place(table, match):
        raise IllegalChoice("the match has no place in the newer rules")


async def decline(table: MatchSession, message: Decline) -> int:
    """Decline a proposal, which drops it."""
    async with table.lock, table.engine.begin() as connection:
        await proposals.drop(connection, table.stored.id, message.kind)
    await table.told_anew()
    return message.at


# Claims when time has run out


async def claim(table: MatchSession, message: Claim) -> int:
    """Carry out a claim on a person whose time has run out: win, bot player, or free seat."""
    person = table.person_of(message.against)
    if not person:
        raise IllegalChoice("no such seat")
    _must_be_entitled(table, message.seat, person)
    match message.wish:
        case "win":
            return await table.do(
                message.request, message.at, lambda found: found.time_out(message.against)
            )
        case "bot":
            if message.level not in levels(table.game):
                raise IllegalChoice("no such level")
            return await _let_bot_take_over(table, message, person)
        case "open":
            async with table.lock, table.engine.begin() as connection:
                await storage.seat_guest(connection, table.stored.id, person, None)
            await table.told_anew()
            return message.at


def _must_be_entitled(table: MatchSession, seat: int, person: Sequence[int]) -> None:
    clock = next((each for each in table.stored.clocks if each.seat == min(person)), None)
    if clock is None or clock.flagged is None or seat in person:
        raise IllegalChoice("nobody's time has run out who is not you")
    if seat not in deciders(table, person):
        raise IllegalChoice("the partner decides")


def deciders(table: MatchSession, person: Sequence[int]) -> set[int]:
    """Return the seats that may claim: those of human partners, or all others if there are none."""
    scenario = table.scenario
    partners = {
        each
        for other in scenario.persons
        for each in other
        if scenario.team(each) == scenario.team(person[0])
        and each not in person
        and not table.stored.level_of(each)
    }
    return partners or set(scenario.seats) - set(person)


async def _let_bot_take_over(table: MatchSession, message: Claim, person: Sequence[int]) -> int:
    holder, at = f"bot {message.level}", message.at
    for seat in person:

        async def sit_down(connection: AsyncConnection, seat: int = seat) -> None:
            await storage.seat_bot(connection, table.stored.id, seat, message.level)
            await clock_storage.put_away(connection, table.stored.id, seat)

        deed = partial(_substitute, seat=seat, holder=holder)
        at = await table.do(f"{message.request}-{seat}", at, deed, sit_down)
    await storage.call_bots(table.engine, table.stored.id)
    return at


async def take_over(table: MatchSession, person: Sequence[int], guest: uuid.UUID) -> bool:
    """Seat a guest at free seats of a match that has begun; return False if they are not free."""
    if any(seat.taken for seat in table.stored.seats if seat.seat in person):
        return False
    async with table.lock:
        at = (await table.match()).number

    async def sit_down(connection: AsyncConnection) -> None:
        await storage.seat_guest(connection, table.stored.id, person, guest)
        if table.stored.control is not None:
            await clock_storage.set_back(
                connection, table.stored.id, min(person), table.stored.control
            )

    try:
        for seat in person:
            deed = partial(_substitute, seat=seat, holder=str(guest))
            at = await table.do(str(uuid.uuid4()), at, deed, sit_down)
    except Overruled:  # another request was faster
        return False
    return True


def _substitute(match: Match[State], *, seat: int, holder: str) -> None:
    match.substitute(seat, holder)
