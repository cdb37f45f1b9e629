"""What happened, as it is kept beside snapshots: with who may see which field."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ostrog.kernel import Event
from ostrog.kernel.runtime.events import ToldEvent as Happened
from ostrog.kernel.runtime.events import hidden_fields
from ostrog.server.protocol.standings import Told


class Kept(msgspec.Struct, frozen=True, array_like=True):
    """An event as plain data."""

    number: int
    kind: str
    fields: dict[str, object]
    hidden: tuple[str, ...]
    """The fields that only its audience sees."""
    seen_by: int
    """The observers, as bits, who see them."""

    def told(self, observer: int) -> Told:
        """The event as the observer with this index sees it."""
        if not self.hidden or self.seen_by >> observer & 1:
            return Told(self.number, self.kind, self.fields)
        return Told(self.number, self.kind, self.fields | dict.fromkeys(self.hidden))


_encode = msgspec.msgpack.Encoder()
_decode: msgspec.msgpack.Decoder[list[Kept]] = msgspec.msgpack.Decoder(list[Kept])


def keep(happened: Sequence[Happened], first: int) -> bytes:
    """Events, numbered from the first one on, as they are stored."""
    return _encode.encode(
        [
            Kept(
                number,
                type(each.event).__name__,
                fields(each.event),
                hidden_fields(type(each.event)),
                each.seen_by,
            )
            for number, each in enumerate(happened, start=first)
        ]
    )


def kept(chunks: Sequence[bytes]) -> Iterator[Kept]:
    """Events from what was stored, each number once and in order."""
    number = 0
    for chunk in chunks:
        for each in _decode.decode(chunk):
            if each.number == number:
                yield each
                number += 1


def fields(event: Event) -> dict[str, object]:
    """The fields of an event as plain data."""
    return {name: msgspec.to_builtins(getattr(event, name)) for name in event.__struct_fields__}
