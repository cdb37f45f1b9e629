"""The panel of the factions that were called to a battle, which both sides see alike."""

from __future__ import annotations

import msgspec

from ostrog.table import Mark, Panel, PanelRow


class CalledFaction(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A faction that was called, whose two cards a seat holds (WOME-9.1)."""

    seat: int
    faction: str
    cards: tuple[str, ...]
    """Names of its cards, as those of faces."""
    used: str = ""
    """The one that lies open in this round (WOME-9.4)."""
    figures: int
    """Its figures on the board, by which effects can be paid."""


class CalledFactions(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="called-factions"):
    """The factions that were called to the battle in progress, those of the attacker first."""

    called: tuple[CalledFaction, ...]

    def rows(self) -> tuple[PanelRow, ...]:
        """Return a row for each faction."""
        return tuple(
            PanelRow(
                label=f"ref-faction-{each.faction}",
                numbers=(Mark("called-figures", each.figures),),
            )
            for each in self.called
        )
