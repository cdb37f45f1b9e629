"""Results of matches, and the ratings of players that follow from them."""

from __future__ import annotations

import uuid
from collections.abc import Collection, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import exists, func, insert, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.kernel import Outcome, Scenario
from ostrog.kernel.matches.records import AnyEntry, Chose
from ostrog.server.catalogue import changed_values, rules
from ostrog.server.db.schema import accounts, entries, matches, ratings, results, seats
from ostrog.server.protocol.matches import Ended
from ostrog.server.protocol.replays import RatingChange

Holders = Sequence[tuple[int, uuid.UUID | None]]
"""Seats in order, each with the guest who holds it, if any."""

FEWEST_CHOICES = 5
"""Number of choices that every team must have made in a match that is rated."""
LOOKED_AT = 400
"""Number of entries in which these choices are looked for."""
GIVEN_UP = ("resigned", "timed-out")
"""Endings for which one seat alone is the cause."""

_model = PlackettLuce()
_entry: msgspec.msgpack.Decoder[AnyEntry] = msgspec.msgpack.Decoder(AnyEntry)


class RatedPlayer(msgspec.Struct, frozen=True):
    """A player who played for one team."""

    guest: uuid.UUID
    seat: int
    team: str


async def record_result(connection: AsyncConnection, match_id: str, outcome: Outcome) -> bool:
    """Store the result of a match for its players, and rate it if all of them have accounts.

    A match counts only if every team has played, and by the game's own values. If somebody gave up
    or ran out of time, partners keep their rating. Uses the given transaction. Returns False if the
    result is stored already, or no player has one.
    """
    ending = (
        select(
            matches.c.game,
            matches.c.version,
            matches.c.scenario,
            matches.c.ruleset,
            matches.c.expansions,
        )
        .where(matches.c.id == match_id)
        .with_for_update(key_share=True)  # another writer of the same result waits here
    )
    match = (await connection.execute(ending)).one_or_none()
    written = select(exists().where(results.c.match == match_id))
    if match is None or await connection.scalar(written):
        return False
    sitting = (
        select(seats.c.seat, seats.c.guest)
        .where(seats.c.match == match_id)
        .order_by(seats.c.seat)
        .with_for_update(read=True)  # a concurrent sign-in takes the result along
    )
    holders = [(row.seat, row.guest) for row in (await connection.execute(sitting)).all()]
    scenario = rules(match.game, match.version).scenario(match.scenario)
    players = _players(scenario, holders)
    if not players:
        return False
    rated = (
        not changed_values(match.game, match.version, match.expansions, match.ruleset)
        and await _is_rated(connection, scenario, holders, players)
        and await _have_played(connection, match_id, scenario)
    )
    await connection.execute(
        insert(results),
        [
            {
                "match": match_id,
                "seat": player.seat,
                "guest": player.guest,
                "game": match.game,
                "team": player.team,
                "ended": ended(outcome, player.team),
                "rated": rated,
            }
            for player in players
        ],
    )
    if rated:
        spared = _spared(scenario, holders, outcome)
        for guest, change in (
            await _rate(connection, match.game, players, outcome, spared)
        ).items():
            await connection.execute(
                update(results)
                .where(results.c.match == match_id, results.c.guest == guest)
                .values(before=change[0], after=change[1])
            )
    return True


async def rating_changes(connection: AsyncConnection, match_id: str) -> list[RatingChange]:
    """Return how a match changed the ratings of its players."""
    found = (
        select(results.c.seat, results.c.before, results.c.after)
        .where(results.c.match == match_id, results.c.after.is_not(None))
        .order_by(results.c.seat)
    )
    return [
        RatingChange(seat=row.seat, before=row.before, after=row.after)
        for row in (await connection.execute(found)).all()
    ]


def ended(outcome: Outcome, team: str) -> Ended:
    """Return how a match ended for a team."""
    first = outcome.teams[0]
    if team not in first:
        return "lost"
    return "won" if len(first) == 1 else "shared"


def ordinal(mu: float, sigma: float) -> float:
    """Return a conservative estimate of strength, `mu` minus three `sigma`."""
    return PlackettLuceRating(mu, sigma).ordinal()


def _players(scenario: Scenario, holders: Holders) -> list[RatedPlayer]:
    """Return the players of one team each; a player of several teams has no result."""
    found: dict[uuid.UUID, RatedPlayer] = {}
    torn = set[uuid.UUID]()
    for seat, guest in holders:
        team = scenario.team(seat)
        if (
            guest is not None
            and found.setdefault(guest, RatedPlayer(guest, seat, team)).team != team
        ):
            torn.add(guest)
    return [player for player in found.values() if player.guest not in torn]


async def _is_rated(
    connection: AsyncConnection,
    scenario: Scenario,
    holders: Holders,
    players: Sequence[RatedPlayer],
) -> bool:
    """Whether several teams played, and guests with accounts, each in one team, hold all seats."""
    people = [player.guest for player in players]
    if len(scenario.teams) < 2 or any(guest not in people for _, guest in holders):
        return False
    members = select(func.count()).where(accounts.c.guest.in_(people))
    return await connection.scalar(members) == len(people)


async def _have_played(connection: AsyncConnection, match: str, scenario: Scenario) -> bool:
    """Whether every team has made enough choices for the result to say something."""
    made = dict.fromkeys(scenario.teams, 0)
    first = select(entries.c.entry).where(entries.c.match == match).order_by(entries.c.seq)
    for stored in (await connection.execute(first.limit(LOOKED_AT))).scalars():
        entry = _entry.decode(stored)
        if isinstance(entry, Chose):
            made[scenario.team(entry.seat)] += 1
    return min(made.values()) >= FEWEST_CHOICES


def _spared(scenario: Scenario, holders: Holders, outcome: Outcome) -> set[uuid.UUID]:
    """Return the partners of somebody who gave up or ran out of time."""
    if outcome.reason not in GIVEN_UP or not outcome.about:
        return set()
    seat = int(outcome.about[0])
    guest = next((held for each, held in holders if each == seat), None)
    team = scenario.team(seat)
    return {
        held
        for each, held in holders
        if held is not None and held != guest and scenario.team(each) == team
    }


async def _rate(
    connection: AsyncConnection,
    game: str,
    players: Sequence[RatedPlayer],
    outcome: Outcome,
    spared: Collection[uuid.UUID],
) -> dict[uuid.UUID, tuple[float, float]]:
    """Store the new ratings; return for each player the old and the new one."""
    people = sorted(player.guest for player in players)
    newcomer = {"game": game, "mu": _model.mu, "sigma": _model.sigma, "matches": 0}
    await connection.execute(
        postgresql.insert(ratings)
        .values([{"guest": guest, **newcomer} for guest in people])
        .on_conflict_do_nothing()
    )
    locking = (
        select(ratings)
        .where(ratings.c.game == game, ratings.c.guest.in_(people))
        .order_by(ratings.c.guest)  # always the same order, to avoid deadlocks
        .with_for_update()
    )
    before = {row.guest: row for row in (await connection.execute(locking)).all()}
    ranks = {team: rank for rank, equals in enumerate(outcome.teams) for team in equals}
    teams = {team: [p.guest for p in players if p.team == team] for team in ranks}
    after = _model.rate(
        [
            [_model.rating(before[guest].mu, before[guest].sigma) for guest in team]
            for team in teams.values()
        ],
        ranks=[float(ranks[team]) for team in teams],
    )
    changes: dict[uuid.UUID, tuple[float, float]] = {}
    for guests, rated in zip(teams.values(), after, strict=True):
        for guest, rating in zip(guests, rated, strict=True):
            if guest not in spared:
                await connection.execute(
                    update(ratings)
                    .where(ratings.c.guest == guest, ratings.c.game == game)
                    .values(mu=rating.mu, sigma=rating.sigma, matches=ratings.c.matches + 1)
                )
                old = before[guest]
                changes[guest] = ordinal(old.mu, old.sigma), ordinal(rating.mu, rating.sigma)
    return changes
