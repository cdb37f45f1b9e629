"""A match as one observer sees it: decisions, events and the current state."""

from __future__ import annotations

import msgspec

from ostrog.kernel import Outcome
from ostrog.kernel.hidden.views import Crumb, View
from ostrog.table import Highlight, Scene


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option in the form in which a client shows it."""

    id: str
    verb: str
    refs: list[str | int]
    points_at: tuple[Highlight, ...] = ()
    closes: bool = False
    """Whether the option completes the answer; otherwise more picks follow."""
    final: bool | None = None
    """Whether the option cannot be undone because it rolls dice or reveals something.

    This is expensive to compute, so only the answer to `Draft` contains it.
    """
    warning: str = ""
    """The id of the rule by which the option may be chosen although it would do nothing as things
    are. Only the answer to `Draft` contains it."""


class DecisionInfo(msgspec.Struct, frozen=True):
    """A decision that a seat has to make."""

    seat: int
    kind: str
    about: list[str | int]
    options: list[OptionInfo]
    picks: list[str]
    """The options picked so far."""
    default: list[str]
    """Sensible further picks that complete the answer."""
    rule: str = ""
    """The id of the most relevant rule; empty if none is named."""


class EventInfo(msgspec.Struct, frozen=True):
    """An event with its number; the numbers are the same for all observers."""

    number: int
    kind: str
    fields: dict[str, object]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The current state of a match, as one observer may know it."""

    at: int
    """Number of entries in the match."""
    observer: tuple[int, ...]
    """The seats of the observer; none for a spectator."""
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
    """The observer's seats whose last choice can be undone."""
