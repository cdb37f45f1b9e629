"""The panel of a combat, which is decided by counting icons (chapters 11 to 13)."""

from __future__ import annotations

import msgspec

from ostrog.table import Factor, Mark, Panel, PanelRow


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """The icons of one card, or of the location, in a combat."""

    piece: str
    """Id of the marker of the card or location."""
    value: int
    lost: bool = False
    factors: tuple[Factor, ...] = ()
    """The parts of its value, each with its rule."""
    considered: bool = False
    """Whether the card is not at the location yet, and a player considers playing it there."""


class ContestPanel(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="contest"):
    """A combat at a location: the one in progress, or a forecast."""

    attack: int
    """Number of attack icons."""
    withstood: int
    """Number of attack icons that have been cancelled so far."""
    attackers: tuple[Share, ...]
    defenders: tuple[Share, ...]
    """The location comes first, if it has defence icons."""

    def refs(self) -> tuple[str, ...]:
        """Return the ids of the location and the cards."""
        return (self.at, *(share.piece for share in (*self.attackers, *self.defenders)))

    def rows(self) -> tuple[PanelRow, ...]:
        """Return a row for the attackers and one for the defenders."""
        attack = Mark("attack", self.attack)
        withstood = Mark("defence", self.withstood)
        return (
            PanelRow(
                label="ref-mark-attackers",
                things=tuple(share.piece for share in self.attackers),
                numbers=(attack,),
            ),
            PanelRow(
                label="ref-mark-defenders",
                things=tuple(share.piece for share in self.defenders),
                numbers=(withstood,),
            ),
        )
