"""Views: the only place that decides what an observer may see."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.kernel.hidden.knowledge import ZoneView
from ostrog.kernel.rules.options import Option, Ref
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.runtime.engine import asks, draft_of
from ostrog.kernel.runtime.flow import Parallel
from ostrog.kernel.runtime.state import State


class Crumb(msgspec.Struct, frozen=True):
    """One frame of the breadcrumb: `Battle`, at its step `damage`, about the Ruins of Dale."""

    procedure: str
    """Class name of the procedure."""
    step: str
    """Name of its current step."""
    about: tuple[Ref, ...] = ()
    """References that its `crumb` method returned."""


class DecisionView(msgspec.Struct, frozen=True):
    """A decision that waits for one of the observer's seats."""

    seat: int
    """The seat that decides."""
    kind: str
    """Name of this sort of decision, from which clients make the prompt."""
    options: tuple[Option, ...]
    """All options that are legal now."""
    closes: tuple[str, ...]
    """Verbs that confirm the draft; empty for a single choice."""
    default: tuple[Option, ...]
    """A sensible completion of the draft, including the closing option; may be empty."""
    draft: tuple[Option, ...]
    """Options picked so far."""
    about: tuple[Ref, ...]
    """References that the prompt mentions."""


class View(msgspec.Struct, frozen=True):
    """Everything one observer may know about the current state."""

    observer: tuple[int, ...]
    """The seats that the observer holds; empty for a spectator."""
    board: dict[str, object]
    """The fields that the game adds to `State`, as plain data; all observers see all of them."""
    zones: dict[str, ZoneView]
    """All zones by name, with what the observer knows of them."""
    breadcrumb: tuple[Crumb, ...]
    """The running procedures, outermost first."""
    pending: tuple[int, ...]
    """The seats that have a decision to make."""
    decisions: tuple[DecisionView, ...]
    """The pending decisions of the observer's seats."""
    outcome: Outcome | None
    """The outcome, when the game is over."""


def plain_board(state: State) -> dict[str, object]:
    """Return the fields that the game adds to `State`, as plain data; all observers see them."""
    return {name: msgspec.to_builtins(getattr(state, name)) for name in state.setting.rules.board}


def view(state: State, observer: Sequence[int], board: dict[str, object] | None = None) -> View:
    """Return the view of the observer who holds these seats; a spectator holds none.

    Everything that a player's screen shows is made from a view, never from the state. Whoever makes
    the views of several observers may give all of them the same `board`.
    """
    held = tuple(sorted(observer))
    who = state.setting.observer(held)
    zones: dict[str, ZoneView] = {}
    for plan, now in zip(state.setting.plans, state.known_pools(), strict=True):
        zones.update(plan.zone_views(now, who))
    waiting = asks(state)
    stacks = list(state.stack)
    if stacks and isinstance(stacks[-1], Parallel):
        own = [b.stack for b in stacks[-1].branches if b.seat in held]
        stacks += own[0] if len(own) == 1 else ()
    return View(
        observer=held,
        board=plain_board(state) if board is None else board,
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
