"""Views: the one place that says what an observer may see."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.kernel.rules.options import Option, Ref
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.runtime.engine import asks, draft_of
from ostrog.kernel.runtime.flow import Parallel
from ostrog.kernel.runtime.state import State


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone as an observer knows it."""

    size: int
    known: list[str] = []
    """The faces the observer is certain of, sorted."""
    order: list[str | None] = []
    """Top first, where some position is known."""


class Crumb(msgspec.Struct, frozen=True):
    """One frame of the breadcrumb: `Battle`, at its step `damage`, about the Ruins of Dale."""

    procedure: str
    step: str
    about: tuple[Ref, ...] = ()


class DecisionView(msgspec.Struct, frozen=True):
    """A decision that waits for one of the observer's seats."""

    seat: int
    kind: str
    options: tuple[Option, ...]
    closes: tuple[str, ...]
    default: tuple[Option, ...]
    draft: tuple[Option, ...]
    about: tuple[Ref, ...]


class View(msgspec.Struct, frozen=True):
    """Everything one observer may know about the current state."""

    observer: tuple[int, ...]
    board: dict[str, object]
    """The game's own fields, as plain data: what lies open."""
    zones: dict[str, ZoneView]
    breadcrumb: tuple[Crumb, ...]
    pending: tuple[int, ...]
    """The seats that have something to decide."""
    decisions: tuple[DecisionView, ...]
    outcome: Outcome | None


def view(state: State, observer: Sequence[int]) -> View:
    """What the holder of these seats sees; a spectator holds none."""
    held = tuple(sorted(observer))
    who = state.setting.observer(held)
    zones = {}
    for plan, now in zip(state.setting.plans, state.pools, strict=True):
        known = plan.known(now, who)
        for index, zone in enumerate(plan.zones):
            order = plan.order(now, who, index)
            zones[zone.name] = ZoneView(
                len(now.contents[index]),
                known[index],
                order if any(face is not None for face in order) else [],
            )
    waiting = asks(state)
    stacks = list(state.stack)
    if stacks and isinstance(stacks[-1], Parallel):
        own = [b.stack for b in stacks[-1].branches if b.seat in held]
        stacks += own[0] if len(own) == 1 else ()
    return View(
        observer=held,
        board={
            name: msgspec.to_builtins(getattr(state, name)) for name in state.setting.rules.board
        },
        zones=zones,
        breadcrumb=tuple(Crumb(type(f).__name__, f.step, f.crumb()) for f in stacks),
        pending=tuple(ask.seat for ask in waiting),
        decisions=tuple(
            DecisionView(
                ask.seat,
                ask.kind,
                tuple(ask.options),
                ask.closes,
                ask.default,
                draft_of(state, ask.seat),
                ask.about,
            )
            for ask in waiting
            if ask.seat in held
        ),
        outcome=state.outcome,
    )
