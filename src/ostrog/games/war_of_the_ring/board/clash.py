"""A battle in progress: its armies, its round, and the dice of both sides."""

from __future__ import annotations

from typing import Literal

import msgspec

BattleKind = Literal["field", "siege", "sortie"]
"""A battle between regions, against a besieged Stronghold, or out of one (WOTR-11.2)."""


class RolledDice(msgspec.Struct):
    """The dice of one side in a round."""

    values: list[int] = []
    target: int = 0
    """Smallest value that hits (WOTR-11.14, 11.20, 11.23)."""
    added: int = 0
    """Number added to each die of the combat roll (WOTR-11.16)."""
    added_again: int = 0
    """Number added to each die of the Leader re-roll (WOTR-11.19)."""
    again: list[int] = []
    """Positions of the dice that were re-rolled."""
    hits: int = 0
    """Hits of this side in the round."""


class Clash(msgspec.Struct):
    """A battle (WOTR-11.2)."""

    attacker: int
    """Side of the attacker."""
    source: str
    """Region of the attacking army; it stays there (WOTR-11.9)."""
    region: str
    kind: BattleKind
    part: tuple[int, ...]
    """Attacking figures that are left; the others of their army are the rearguard (WOTR-11.4)."""
    who: tuple[str, ...]
    """Characters of the attacking part."""
    round: int = 0
    sides: list[RolledDice] = msgspec.field(default_factory=lambda: [RolledDice(), RolledDice()])
    """Dice of the two sides."""

    @property
    def defender(self) -> int:
        """Side of the defender."""
        return 1 - self.attacker

    @property
    def order(self) -> tuple[int, int]:
        """The attacker's side, then the defender's."""
        return self.attacker, 1 - self.attacker

    def begin_round(self) -> None:
        """Count a new round and clear the dice (WOTR-11.13)."""
        self.round += 1
        self.sides = [RolledDice(), RolledDice()]
