"""A match as one observer sees it: what is asked, what happened, and how it stands."""

from __future__ import annotations

import msgspec

from ostrog.kernel import Outcome
from ostrog.kernel.hidden.views import Crumb, View
from ostrog.kernel.tables import Highlight, Scene


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option as a client shows it."""

    id: str
    verb: str
    refs: list[str | int]
    points_at: tuple[Highlight, ...] = ()
    closes: bool = False
    """Whether it answers the decision; others are picks."""
    final: bool | None = None
    """Whether it cannot be undone, since it rolls dice or shows something.

    That takes long to find out, so it is said in the answer to `Draft` only.
    """


class DecisionInfo(msgspec.Struct, frozen=True):
    """What a seat is asked."""

    seat: int
    kind: str
    about: list[str | int]
    options: list[OptionInfo]
    picks: list[str]
    """What has been picked so far."""
    default: list[str]
    """A sensible rest, which answers it."""
    rule: str = ""
    """The rule that says most about it, if one is named."""


class Told(msgspec.Struct, frozen=True):
    """An event with its number; the numbers are the same for everybody."""

    number: int
    kind: str
    fields: dict[str, object]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """All that one observer may know of the match now."""

    at: int
    """How many entries the match has."""
    observer: tuple[int, ...]
    """The seats through whose eyes it is seen; none for a spectator."""
    pending: tuple[int, ...]
    """Seats that have something to decide."""
    breadcrumb: tuple[Crumb, ...]
    """The procedures that are under way, the outermost first."""
    outcome: Outcome | None
    scene: Scene | None
    view: View | None
    """The whole view without its decisions, for games that describe no table."""
    decisions: list[DecisionInfo]
    undoable: list[int]
    """Seats of the observer whose last choice can be undone."""
