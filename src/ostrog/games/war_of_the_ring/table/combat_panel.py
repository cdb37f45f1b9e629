"""The panel of a battle: both armies face to face, with their dice."""

from __future__ import annotations

import msgspec

from ostrog.table import Die, Mark, Panel, PanelRow, Part


class ArmySide(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One side of a battle: who fights, the dice, and what they need."""

    seat: int
    at: str
    """Id of the area in which its army stands."""
    units: tuple[Part, ...] = ()
    """Figures that fight; those that stay behind are not among them."""
    who: tuple[str, ...] = ()
    """Ids of the figures of its characters."""
    strength: int = 0
    leadership: int = 0
    dice: tuple[Die, ...] = ()
    target: int = 0
    """The value that a die must reach; 0 before the roll."""
    added: int = 0
    """Number added to each die."""
    hits: int = 0


class WarBattle(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="war-battle"):
    """The battle in progress; `sources` is the region of the attacking army."""

    kind: str
    """`field`, `siege` or `sortie`."""
    fighters: tuple[ArmySide, ArmySide]
    """The attacker first."""
    round: int = 0

    def things(self) -> tuple[str, ...]:
        """Return the ids of the dice, and of the figures that fight."""
        return (
            *(die.id for side in self.fighters for die in side.dice),
            *(part.id for side in self.fighters for part in side.units),
        )

    def refs(self) -> tuple[str, ...]:
        """Return the ids of the areas and characters of the battle."""
        named = [ref for side in self.fighters for ref in (side.at, *side.who)]
        return (self.at, *self.sources, *named)

    def rows(self) -> tuple[PanelRow, ...]:
        """Return a row for the attacking region and one for each side."""
        number = (Mark("round", self.round),) if self.round else ()
        first = PanelRow(label="ref-mark-attack-from", things=self.sources, numbers=number)
        return (first, *(row(side) for side in self.fighters))


def row(side: ArmySide) -> PanelRow:
    """Return one side of a battle as a line."""
    numbers = [
        ("strength", side.strength),
        ("leadership", side.leadership),
        ("target", side.target),
        ("hits", side.hits),
    ]
    return PanelRow(
        seat=side.seat,
        things=side.who,
        dice=side.dice,
        numbers=tuple(Mark(name, value) for name, value in numbers if value),
    )
