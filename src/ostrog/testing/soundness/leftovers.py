"""Leftovers: what still lies on things that are out of play, or works through them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ostrog.kernel import State


def leftovers(state: State) -> Iterator[str]:
    """Yield a description of everything that is left on things out of play."""
    declared = state.setting.rules.game.out_of_play
    if declared is None:
        return
    things = set(declared.things(state))
    for thing in sorted(things):
        for what in declared.left_on(state, thing):
            yield f"{what} is left on {thing}, which is out of play"
    for active in state.active:
        if active.name in things:
            yield f"{active.name} is in force and out of play"
    written = [thing.encode() for thing in things]
    for field in state.setting.rules.board:
        if field not in declared.recorded and _may_name(getattr(state, field), written):
            for name in sorted(things.intersection(_names(getattr(state, field)))):
                yield f"{field} names {name}, which is out of play"


_encode = msgspec.msgpack.Encoder(enc_hook=list).encode


def _may_name(value: object, written: Sequence[bytes]) -> bool:
    """Whether plain data may contain one of these texts; looking for bytes is quick."""
    data = _encode(value)
    return any(text in data for text in written)


def _names(value: object) -> Iterator[str]:
    """Yield all texts in plain data, also as keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, held in value.items():
            yield from _names(key)
            yield from _names(held)
    elif isinstance(value, list | tuple | set | frozenset):
        for each in value:
            yield from _names(each)
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from _names(getattr(value, field))
