"""Events as they are stored with snapshots, including who may see their hidden fields."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec

from ostrog.kernel import Event
from ostrog.kernel.runtime.events import ToldEvent, hidden_fields
from ostrog.server.protocol.standings import EventInfo


class StoredEvent(msgspec.Struct, frozen=True, array_like=True):
    """An event as it is stored with a snapshot."""

    number: int
    kind: str
    fields: dict[str, object]
    hidden: tuple[str, ...]
    """The fields that only some observers see."""
    seen_by: int
    """Bit mask of the observers who see the hidden fields."""

    def info(self, observer: int) -> EventInfo:
        """Return the event as the observer with this index sees it."""
        if not self.hidden or self.seen_by >> observer & 1:
            return EventInfo(self.number, self.kind, self.fields)
        return EventInfo(self.number, self.kind, self.fields | dict.fromkeys(self.hidden))


_encode = msgspec.msgpack.Encoder()
decode_chunk = msgspec.msgpack.Decoder(list[StoredEvent]).decode
"""Decodes the events that are stored with one snapshot."""


def encode_events(told: Sequence[ToldEvent], first: int) -> bytes:
    """Encode events for storage, numbered from `first` on."""
    return _encode.encode(
        [
            StoredEvent(
                number,
                type(each.event).__name__,
                fields(each.event),
                hidden_fields(type(each.event)),
                each.seen_by,
            )
            for number, each in enumerate(told, start=first)
        ]
    )


async def decode_events(chunks: AsyncIterator[bytes], since: int) -> list[StoredEvent]:
    """Decode stored events from this number on, each number once and in order.

    The chunks come newest first; no more of them are read than are needed. A chunk may repeat
    events of an older one.
    """
    parts: list[list[StoredEvent]] = []
    async for chunk in chunks:
        parts.append(decode_chunk(chunk))
        if parts[-1] and parts[-1][0].number <= since:
            break
    found: list[StoredEvent] = []
    for part in reversed(parts):
        for each in part:
            if each.number == since + len(found):
                found.append(each)
    return found


def fields(event: Event) -> dict[str, object]:
    """Return the fields of an event as plain data."""
    return {name: msgspec.to_builtins(getattr(event, name)) for name in event.__struct_fields__}
