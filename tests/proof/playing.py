"""Functions to play proof games in tests: by option ids, at random, or up to a position."""

from __future__ import annotations

import msgspec

from ostrog.kernel import (
    Option,
    Scripted,
    State,
    View,
    ask_of,
    choose,
    view,
)
from ostrog.testing import Subject

_encoder = msgspec.msgpack.Encoder(order="deterministic")


SETUPS = {
    "skirmish": Subject("proof.skirmish:game", "standard"),
    "horns": Subject("proof.skirmish_horns:game", "standard", ("horns",)),
    "council-four": Subject("proof.council:game", "four"),
    "council-two": Subject("proof.council:game", "two"),
}
"""The proof games, each with a scenario and its expansions."""


def option(state: State, text: str) -> Option:
    return state.setting.rules.catalogue.parse(text)


def act(state: State, seat: int, *texts: str) -> bool:
    """Choose by option ids: `act(field, 0, "march:keep:dale:2")`."""
    return choose(state, seat, *(option(state, text) for text in texts))


def lay_out(state: State, **zones: tuple[str, ...]) -> None:
    """Set the contents of hidden zones: `lay_out(field, hand_0=("scouts",))`."""
    wanted = {name.replace("_", "-"): faces for name, faces in zones.items()}
    for index, plan in enumerate(state.setting.plans):
        names = {zone.name for zone in plan.zones}
        if names & set(wanted):
            state.pools[index] = plan.lay_out({n: f for n, f in wanted.items() if n in names})
    state.scratch.asks = None


def script(state: State, **streams: tuple[int, ...]) -> None:
    """Script chance from now on: `script(field, dice=(5, 6))` sets the next dice."""
    script = {
        name: (0,) * state.draws.get(name, 0) + tuple(value - 1 for value in values)
        for name, values in streams.items()
    }
    state.setting = state.setting.with_chance(Scripted(script, state.setting.chance))


def offered(state: State, seat: int) -> list[str]:
    """Return the ids of the options of a seat."""
    ask = ask_of(state, seat)
    return [] if ask is None else [each.id for each in ask.options]


def bytes_of(seen: View) -> bytes:
    return _encoder.encode(seen)


def view_bytes(state: State, observer: tuple[int, ...]) -> bytes:
    return bytes_of(view(state, observer))
