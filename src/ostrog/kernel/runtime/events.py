"""Events: what happened, as typed facts, redacted for those who may not know all of it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

Hidden = Annotated[T | None, msgspec.Meta(extra={"hidden": True})]
"""The type of an event's field that only its audience sees: `card: Hidden[str]`."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened. A game declares its own; the kernel's are below."""


class ToldEvent(msgspec.Struct, frozen=True, gc=False):
    """An event and the observers (as bits) who see its hidden fields."""

    event: Event
    seen_by: int


class Rolled(Event, frozen=True):
    """Dice were rolled, or something else was left to chance in the open."""

    purpose: str
    values: tuple[int, ...]
    sides: int


class Moved(Event, frozen=True):
    """A thing went from one zone to another."""

    source: str
    target: str
    face: Hidden[str] = None


class Poured(Event, frozen=True):
    """A whole zone was put into another one."""

    source: str
    target: str
    count: int


class Shuffled(Event, frozen=True):
    """A zone was put into an order nobody knows."""

    zone: str


class Looked(Event, frozen=True):
    """Seats looked at `count` things of a zone, the top ones if it is ordered."""

    zone: str
    seats: tuple[int, ...]
    count: int
    faces: Hidden[tuple[str, ...]] = None


class WentBack(Event, frozen=True):
    """An undo or take-back: the events from number `to` on no longer count."""

    to: int


@cache
def hidden_fields(event: type[Event]) -> tuple[str, ...]:
    """The names of the fields that only the audience sees."""
    info = inspect.type_info(event)
    assert isinstance(info, inspect.StructType)
    return tuple(
        field.name
        for field in info.fields
        if isinstance(field.type, inspect.Metadata)
        and field.type.extra is not None
        and field.type.extra.get("hidden")
    )


def redact(told: ToldEvent, observer: int) -> Event:
    """The event as the observer with this index sees it."""
    names = hidden_fields(type(told.event))
    if not names or told.seen_by >> observer & 1:
        return told.event
    return msgspec.structs.replace(told.event, **dict.fromkeys(names))
