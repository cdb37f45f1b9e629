"""Events as they are stored with snapshots, including who may see their hidden fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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


def decode_events(chunks: Sequence[bytes]) -> Iterator[StoredEvent]:
    """Decode stored events, each number once and in order."""
    number = 0
    for chunk in chunks:
        for each in decode_chunk(chunk):
            if each.number == number:
                yield each
                number += 1


def fields(event: Event) -> dict[str, object]:
    """Return the fields of an event as plain data."""
    return {name: msgspec.to_builtins(getattr(event, name)) for name in event.__struct_fields__}
