"""The lobby: listed matches, invitations, and rematches."""

from __future__ import annotations

import uuid
from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta

import msgspec
from sqlalchemy import ColumnElement, Row, and_, exists, func, literal, or_, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.kernel import Game, Scenario, State
from ostrog.server.accounts.blocks import TooMany
from ostrog.server.catalogue import changed_values, check_ruleset, find_rules, games, rules
from ostrog.server.db import storage
from ostrog.server.db.schema import blocks, guests, invitations, matches, seats
from ostrog.server.db.storage import StoredMatch
from ostrog.server.match.lesson_matches import lesson_of
from ostrog.server.protocol.clocks import Control
from ostrog.server.protocol.lobby import Invitation, ListedMatch
from ostrog.server.protocol.matches import SeatInfo

MOST_OF_ONE = 3
"""Maximum listed matches of one person that are shown."""
LISTED_FOR = timedelta(days=7)
"""Time for which a match is listed."""
MOST_LISTED = 50
"""Maximum matches that the lobby shows."""
MOST_INVITATIONS = 50
"""Maximum invitations shown to a guest, and maximum people invited to a match."""


class NoFreeSeat(Exception):
    """Raised when a match has no free seat."""


class NoSuchPerson(Exception):
    """Raised when the person to invite does not exist."""


class NotOver(Exception):
    """Raised when a rematch is requested before the match has ended."""


# Listed matches


async def listed_matches(connection: AsyncConnection, guest: uuid.UUID) -> list[ListedMatch]:
    """Return the listed matches with a free seat, newest first.

    Of the matches that one person has opened only the newest few are shown, and none that is too
    old. Matches are left out if the guest blocked one of their people, or is blocked by one.
    """
    playing = select(seats.c.guest).where(seats.c.match == matches.c.id)
    people = or_(blocks.c.guest == matches.c.opened_by, blocks.c.guest.in_(playing))
    others = or_(blocks.c.blocked == matches.c.opened_by, blocks.c.blocked.in_(playing))
    apart = exists().where(
        or_(and_(people, blocks.c.blocked == guest), and_(others, blocks.c.guest == guest))
    )
    newest = (matches.c.created.desc(), matches.c.id)
    place = func.row_number().over(partition_by=matches.c.opened_by, order_by=newest)
    fresh = matches.c.created > func.now() - literal(LISTED_FOR)
    open_ = (
        select(matches.c.id, place.label("place"))
        .where(matches.c.listed, fresh, matches.c.game.in_(games()), _free_seat(), ~apart)
        .subquery()
    )
    found = (
        select(matches, guests.c.name)
        .join(guests, guests.c.id == matches.c.opened_by)
        .join(open_, open_.c.id == matches.c.id)
        .where(open_.c.place <= MOST_OF_ONE)
        .order_by(*newest)
        .limit(MOST_LISTED)
    )
    rows = (await connection.execute(found)).all()
    sitting = await _sitting(connection, [row.id for row in rows])
    return [
        _listed_match(row, game, sitting[row.id], guest)
        for row in rows
        if (game := find_rules(row.game, row.version)) is not None
        and set(row.expansions) <= {each.name for each in game.expansions}
    ]


def _free_seat() -> ColumnElement[bool]:
    """Return the SQL condition that a match has not ended and has a free seat."""
    free = exists().where(seats.c.match == matches.c.id, seats.c.guest.is_(None), seats.c.bot == "")
    return and_(matches.c.ended == "", free)


async def _sitting(
    connection: AsyncConnection, among: Sequence[str]
) -> dict[str, list[Row[tuple[object, ...]]]]:
    found = (
        select(seats, guests.c.name)
        .join(guests, guests.c.id == seats.c.guest, isouter=True)
        .where(seats.c.match.in_(among))
        .order_by(seats.c.seat)
    )
    sitting: dict[str, list[Row[tuple[object, ...]]]] = defaultdict(list)
    for row in (await connection.execute(found)).all():
        sitting[row.match].append(row)
    return sitting


def _listed_match(
    row: Row[tuple[object, ...]],
    game: Game[State],
    sitting: Sequence[Row[tuple[object, ...]]],
    guest: uuid.UUID,
) -> ListedMatch:
    scenario = game.scenario(row.scenario)
    return ListedMatch(
        id=row.id,
        game=row.game,
        scenario=row.scenario,
        seats=[
            SeatInfo(
                each.seat,
                scenario.team(each.seat),
                each.guest is not None or bool(each.bot),
                each.name or "",
                each.guest == guest,
                scenario.called(each.seat),
                each.bot,
            )
            for each in sitting
        ],
        persons=[list(held) for held in scenario.persons],
        begun=all(each.began for each in sitting),
        opener=row.name,
        opened=row.created,
        control=_control(row.control),
        ruleset=changed_values(game.name, game.version, row.expansions, row.ruleset),
        expansions=row.expansions,
    )


def _control(stored: object) -> Control | None:
    return None if stored is None else msgspec.convert(stored, Control)


# Invitations


async def invite(
    connection: AsyncConnection, stored: StoredMatch, inviter: uuid.UUID, guest: uuid.UUID
) -> None:
    """Invite a guest. One who blocked the inviter never sees it, and the inviter is not told."""
    if stored.held_by(guest):
        return
    if stored.ended or all(seat.taken for seat in stored.seats):
        raise NoFreeSeat
    if not await connection.scalar(select(exists().where(guests.c.id == guest))):
        raise NoSuchPerson
    await _invite(connection, stored.id, inviter, {guest: None})


async def _invite(
    connection: AsyncConnection,
    match: str,
    inviter: uuid.UUID,
    people: dict[uuid.UUID, int | None],
) -> None:
    here = invitations.c.match == match
    asked = select(func.count()).where(here, invitations.c.guest.not_in(people))
    if (await connection.scalar(asked) or 0) + len(people) > MOST_INVITATIONS:
        raise TooMany
    rows = [
        {"match": match, "guest": guest, "invited_by": inviter, "seat": seat}
        for guest, seat in people.items()
    ]
    # A guest who has declined keeps the old row, and so is not invited again.
    if rows:
        writing = postgresql.insert(invitations).values(rows).on_conflict_do_nothing()
        await connection.execute(writing)


async def invitations_of(connection: AsyncConnection, guest: uuid.UUID) -> list[Invitation]:
    """Return the invitations of a guest to matches with a free seat, newest first."""
    apart = exists().where(
        or_(
            and_(blocks.c.guest == guest, blocks.c.blocked == invitations.c.invited_by),
            and_(blocks.c.guest == invitations.c.invited_by, blocks.c.blocked == guest),
        )
    )
    sits = exists().where(seats.c.match == matches.c.id, seats.c.guest == guest)
    found = (
        select(
            matches.c.id,
            matches.c.game,
            matches.c.scenario,
            matches.c.control,
            guests.c.name,
            invitations.c.seat,
            invitations.c.created,
        )
        .select_from(invitations)
        .join(matches, matches.c.id == invitations.c.match)
        .join(guests, guests.c.id == invitations.c.invited_by)
        .where(invitations.c.guest == guest, ~invitations.c.declined)
        .where(_free_seat(), ~apart, ~sits)
        .order_by(invitations.c.created.desc(), matches.c.id)
        .limit(MOST_INVITATIONS)
    )
    return [
        Invitation(
            row.id,
            row.game,
            row.scenario,
            row.name,
            row.seat,
            row.created,
            _control(row.control),
        )
        for row in (await connection.execute(found)).all()
    ]


async def decline(connection: AsyncConnection, match: str, guest: uuid.UUID) -> bool:
    """Decline an invitation; return False if the guest was not invited."""
    declining = (
        update(invitations)
        .where(invitations.c.match == match, invitations.c.guest == guest)
        .values(declined=True)
        .returning(invitations.c.match)
    )
    return (await connection.execute(declining)).one_or_none() is not None


# Rematches


async def rematch(
    connection: AsyncConnection, stored: StoredMatch, guest: uuid.UUID, contribution: bytes
) -> str:
    """Open a rematch with the same people, or find the one that is open; return its id."""
    locking = (
        select(matches.c.rematch).where(matches.c.id == stored.id).with_for_update(key_share=True)
    )
    again: str | None = (await connection.execute(locking)).scalar_one()
    if again is not None:
        return again
    if not stored.ended:
        raise NotOver
    game = games()[stored.game]
    # The rematch of a lesson is a normal match, without the values of the lesson.
    ruleset = {} if lesson_of(stored) else stored.ruleset
    rules(game.name, game.version, stored.expansions)
    check_ruleset(game, ruleset, stored.expansions)
    scenario = game.scenario(stored.scenario)
    places = _places(scenario)
    now = {each.seat: each for each in stored.seats}
    before = {seat: now[places[seat]] for seat in scenario.seats}
    match = await storage.add_match(
        connection,
        game=game.name,
        version=game.version,
        scenario=scenario.name,
        opener=guest,
        seats={seat: held.guest == guest for seat, held in before.items()},
        contribution=contribution,
        ruleset=ruleset,
        expansions=stored.expansions,
        bots={seat: held.bot for seat, held in before.items() if held.bot},
        control=stored.control,
    )
    await connection.execute(update(matches).where(matches.c.id == stored.id).values(rematch=match))
    others: dict[uuid.UUID, int | None] = {}
    for seat, held in before.items():
        if held.guest is not None and held.guest != guest:
            others.setdefault(held.guest, seat)
    await _invite(connection, match, guest, others)
    return match


def _places(scenario: Scenario) -> dict[int, int]:
    """Map each seat of a rematch to the seat that its holder had; two players swap sides."""
    if len(scenario.persons) != 2 or len(scenario.teams) != 2:
        return {seat: seat for seat in scenario.seats}
    one, other = scenario.persons
    return dict.fromkeys(one, other[0]) | dict.fromkeys(other, one[0])
