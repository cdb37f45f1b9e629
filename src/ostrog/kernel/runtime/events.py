"""Events: typed facts about what happened, without the parts that an observer must not see."""

from __future__ import annotations

from functools import cache
from typing import Annotated, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

Hidden = Annotated[T | None, msgspec.Meta(extra={"hidden": True})]
"""Type of a field of an event that only its audience sees: `card: Hidden[str] = None`.

All other observers get the event with None in this field.
"""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Base class of events: something that happened in a match, as data without sentences.

    A game declares frozen subclasses with fields for the facts and tells them with `State.tell`.
    The kernel tells its own: `Rolled`, `Moved`, `Poured`, `Shuffled`, `Looked` and `WentBack`.
    """


class ToldEvent(msgspec.Struct, frozen=True, gc=False):
    """An event together with its audience."""

    event: Event
    """The event with all its fields."""
    seen_by: int
    """Observers who see the hidden fields, as a bit set of their indices."""


class Rolled(Event, frozen=True):
    """Dice were rolled in the open, or another public random number was drawn."""

    purpose: str
    """Name of the stream of chance."""
    values: tuple[int, ...]
    """Results, from 1 to `sides`, in the order of the dice."""
    sides: int
    """Number of sides of each die."""


class Moved(Event, frozen=True):
    """A thing moved from one zone to another."""

    source: str
    """Name of the zone it left."""
    target: str
    """Name of the zone it is in now."""
    face: Hidden[str] = None
    """Its face, for observers who saw it."""


class Poured(Event, frozen=True):
    """All things of a zone were put into another one."""

    source: str
    """Name of the zone that is empty now."""
    target: str
    """Name of the zone that received the things."""
    count: int
    """Number of things moved."""


class Shuffled(Event, frozen=True):
    """A zone was shuffled into an order that nobody knows."""

    zone: str
    """Name of the zone."""


class Looked(Event, frozen=True):
    """Some seats saw faces of a zone, or a card of it was shown to them."""

    zone: str
    """Name of the zone."""
    seats: tuple[int, ...]
    """Seats that looked, or `EVERYONE`."""
    count: int
    """Number of things seen; those on top if the zone is ordered."""
    faces: Hidden[tuple[str, ...]] = None
    """The faces seen, top first, for the seats that looked."""


class WentBack(Event, frozen=True):
    """An undo or take-back happened: the events from number `to` on no longer count."""

    to: int
    """Number of the first event that no longer counts."""


@cache
def hidden_fields(event: type[Event]) -> tuple[str, ...]:
    """Return the names of the fields that only the audience of an event sees."""
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
    """Return the event as the observer with this index sees it, hidden fields emptied if needed."""
    names = hidden_fields(type(told.event))
    if not names or told.seen_by >> observer & 1:
        return told.event
    return msgspec.structs.replace(told.event, **dict.fromkeys(names))
