"""Panels: temporary displays beside a board, such as a battle, with fields defined by a game."""

from __future__ import annotations

import msgspec

from ostrog.table.marks import NOBODY, Mark


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die in a panel."""

    id: str
    colour: str
    value: int
    hit: bool = False
    again: bool = False
    """Whether it was re-rolled."""


class Factor(msgspec.Struct, frozen=True, omit_defaults=True):
    """One part of a number, with the rule for it."""

    number: str
    """Name of the number it is part of, such as `dice` or `target`."""
    label: str
    """Key of the name of its source."""
    value: int
    rule: str
    sets: bool = False
    """Whether the number becomes this value; otherwise the value is added."""


class PanelRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a panel, for text-only clients."""

    seat: int | None = None
    """The seat that the line is about, if any."""
    label: str = ""
    """Key of the name of the line, if it is about no seat."""
    things: tuple[str, ...] = ()
    """Ids of the areas, cards and pieces to name."""
    dice: tuple[Die, ...] = ()
    numbers: tuple[Mark, ...] = ()


class Panel(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, tag_field="panel"):
    """Base class of the panels of a game; a skin finds a subclass by its tag."""

    at: str = ""
    """Id of the area or piece that it is about."""
    sources: tuple[str, ...] = ()
    """Ids of the areas from which pieces come to that area, such as attacking armies."""

    @classmethod
    def name(cls) -> str:
        """Return the tag of this kind of panel, used by skins and messages."""
        return str(cls.__struct_config__.tag)

    def things(self) -> tuple[str, ...]:
        """Return the ids of things that exist only in the panel, such as dice."""
        return ()

    def refs(self) -> tuple[str, ...]:
        """Return the ids of things on the table that the panel refers to."""
        return tuple(ref for ref in (self.at, *self.sources) if ref)

    def rows(self) -> tuple[PanelRow, ...]:
        """Return the panel as lines, for text-only clients."""
        return ()


class Upshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way in which a fight may end."""

    label: str
    """Key of its name."""
    share: float
    """Its probability."""
    seat: int = NOBODY
    """The seat that gains by it, if any."""


class Toll(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a fight may cost one side."""

    seat: int
    label: str
    """Key of the name of what is lost, such as units."""
    total: int
    """Number that can be lost."""
    mean: float
    low: int
    """With nine chances out of ten at least so many are lost."""
    high: int
    """With nine chances out of ten at most so many are lost."""
    shares: tuple[float, ...] = ()
    """Probability of each number, starting with 0."""


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """How a whole fight may end, if both sides follow a simple policy."""

    at: str
    """Id of the area that it is about."""
    endings: tuple[Upshot, ...]
    """Their probabilities add up to 1."""
    losses: tuple[Toll, ...] = ()
    rounds: float = 0
    """Mean number of rounds that are still to be fought, with the one in progress."""
    notes: tuple[str, ...] = ()
    """Labels of the policy, and of things that could still change the numbers."""


class Forecast(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fights that would take place now, with their probable results."""

    panels: tuple[Panel, ...] = ()
    notes: tuple[str, ...] = ()
    """Labels of things that could still change the numbers and are not counted."""
    prospects: tuple[Prospect, ...] = ()
    """How whole fights may end, as far as that takes longer than their panels show."""
