"""Preset answers, which let a match go on while a player who has to decide is absent.

A preset answer names a kind of decision, an answer and exceptions, for example "pass, unless I
could play this card". It is secret: other players see only that an answer comes at once.
"""

from __future__ import annotations

import uuid
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import and_, delete, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.kernel import Ask, IllegalChoice, Option, State, choose
from ostrog.server.db.schema import presets, seats
from ostrog.server.protocol.presets import USUAL, Preset


class SeatPresets(msgspec.Struct, frozen=True):
    """The preset answers of the holder of a seat."""

    seat: int
    guest: uuid.UUID
    answers: tuple[Preset, ...]


class FittingPreset(msgspec.Struct, frozen=True):
    """A preset answer that fits an open decision."""

    seat: int
    preset: Preset
    picks: tuple[Option, ...]


# In the database


async def read(connection: AsyncConnection, match: str) -> tuple[SeatPresets, ...]:
    """Return the preset answers in a match of players who still hold their seats."""
    still = and_(
        seats.c.match == presets.c.match,
        seats.c.seat == presets.c.seat,
        seats.c.guest == presets.c.guest,
    )
    found = (
        select(presets.c.seat, presets.c.guest, presets.c.answers)
        .join(seats, still)
        .where(presets.c.match == match)
        .order_by(presets.c.seat)
    )
    rows = (await connection.execute(found)).all()
    return tuple(
        SeatPresets(row.seat, row.guest, msgspec.convert(row.answers, tuple[Preset, ...]))
        for row in rows
    )


async def keep(
    connection: AsyncConnection, match: str, seat: int, guest: uuid.UUID, answers: Sequence[Preset]
) -> None:
    """Replace the preset answers of a seat."""
    if not answers:
        gone = and_(presets.c.match == match, presets.c.seat == seat)
        await connection.execute(delete(presets).where(gone))
        return
    values = {"guest": guest, "answers": msgspec.to_builtins(answers)}
    await connection.execute(
        postgresql.insert(presets)
        .values(match=match, seat=seat, **values)
        .on_conflict_do_update(index_elements=["match", "seat"], set_=values)
    )


async def use_up(connection: AsyncConnection, match: str, seat: int, used: Preset) -> None:
    """Remove a preset answer of a seat; those that were set meanwhile are kept."""
    found = select(presets.c.guest, presets.c.answers).where(
        presets.c.match == match, presets.c.seat == seat
    )
    row = (await connection.execute(found.with_for_update())).one_or_none()
    if row is not None:
        given = msgspec.convert(row.answers, tuple[Preset, ...])
        left = [each for each in given if each != used]
        await keep(connection, match, seat, row.guest, left)


# Finding an answer


def find(state: State, asks: Sequence[Ask], given: Collection[SeatPresets]) -> FittingPreset | None:
    """Return the preset answer to the first open decision that has one."""
    for ask in asks:
        for each in given:
            if each.seat == ask.seat and (found := _fitting(state, ask, each.answers)):
                return found
    return None


def _fitting(state: State, ask: Ask, answers: Sequence[Preset]) -> FittingPreset | None:
    for preset in answers:
        if preset.kind != ask.kind or _is_excepted(ask, preset.unless):
            continue
        try:
            picks = _picks(state, ask, preset)
            if picks and choose(state.clone(), ask.seat, *picks):
                return FittingPreset(ask.seat, preset, picks)
        except (IllegalChoice, ValueError):
            continue
    return None


def _picks(state: State, ask: Ask, preset: Preset) -> tuple[Option, ...]:
    """Return the options that a preset answer stands for; none if the decision has no default."""
    if preset.picks == (USUAL,):
        return ask.default
    catalogue = state.setting.rules.catalogue
    return tuple(catalogue.parse(each) for each in preset.picks)


def _is_excepted(ask: Ask, unless: Collection[str]) -> bool:
    """Whether an exception applies, so that the player has to be asked."""
    if not unless:
        return False
    offered = {word for option in ask.options for word in (option.id, option.verb)}
    about = {str(ref) for ref in ask.about}
    return not (offered | about).isdisjoint(unless)
