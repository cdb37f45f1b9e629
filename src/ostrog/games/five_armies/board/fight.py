"""The state of a battle in progress: the armies, and the cards and dice of each side."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ostrog.games.five_armies.board.pieces import FREE


class Forces(Protocol):
    """A board where each place is held by one side or by nobody."""

    def force(self, place: str) -> int:
        """The seat that holds a place, or -1."""


class Fighter(msgspec.Struct):
    """The cards, dice and damage of one side in a battle."""

    used: list[str] = []
    """Manoeuvre cards played in this battle, which lie face up (B5A-22.4)."""
    card: str = ""
    """The manoeuvre card of this round, once revealed."""
    event: str = ""
    """The Event card of this round, once revealed (B5A-22.6)."""
    dice: list[int] = []
    """The values rolled, black dice first."""
    black: int = 0
    """Number of black dice."""
    again: list[int] = []
    """Positions of the dice that were re-rolled (B5A-24.3)."""
    target: int = 0
    added: tuple[int, int] = (0, 0)
    """Bonus on each die of the combat roll and of the leader re-roll (B5A-23.16)."""
    reasons: tuple[str, ...] = ()
    """Names of the terrain and cards that influenced the roll, for display."""
    dealt: int = 0
    """Damage dealt to this side in this round, before any of it is prevented."""
    cancelled: int = 0
    ability_used: bool = False

    @property
    def damage(self) -> int:
        """Damage to this side that was not cancelled (B5A-26.7, CR-14)."""
        return max(0, self.dealt - self.cancelled)


class Fight(msgspec.Struct):
    """A battle: its attacker, armies and region, and the state of the current round (B5A-21.2)."""

    attacker: int
    armies: tuple[str, ...]
    """Places of the attacking armies (B5A-29.1)."""
    region: str
    sides: list[Fighter] = msgspec.field(default_factory=lambda: [Fighter(), Fighter()])
    """The two sides by seat."""
    place: str = ""
    """Place of the attacking army that fights this round (B5A-29.2)."""
    round: int = 0
    vampire: bool = False
    """Whether the Shadow took the special manoeuvre card Vampire-like (B5A-34.5)."""
    beorn: bool = False
    """Whether Beorn fights for the Free Peoples (B5A-33.14)."""
    fog: bool = False
    """Whether Dense Fog ends the battle after this round (B5A-CR-23)."""
    regrouped: bool = False
    """Whether the defender played Regroup in this round (B5A-28.4)."""
    fought: list[str] = []
    """Places of the armies that have fought a round, in order (B5A-29.8)."""

    @property
    def defender(self) -> int:
        """The seat of the defender."""
        return 1 - self.attacker

    @property
    def order(self) -> tuple[int, int]:
        """The seats of the attacker and the defender, in this order."""
        return self.attacker, 1 - self.attacker

    def army_of(self, seat: int) -> str:
        """The place of a side's army in this round."""
        return self.place if seat == self.attacker else self.region

    def attackers(self, war: Forces) -> tuple[str, ...]:
        """The places of the attacking armies that are left."""
        return tuple([place for place in self.armies if war.force(place) == self.attacker])

    def stands(self, war: Forces, seat: int) -> bool:
        """Whether a side's army of this round, or Beorn, is left."""
        return war.force(self.army_of(seat)) == seat

    def is_beorn(self, seat: int) -> bool:
        """Whether a side fights with Beorn alone (B5A-33.14)."""
        return self.beorn and seat == FREE

    def begin_round(self, place: str) -> None:
        """Clear dice and damage; another attacking army gets the used cards back (B5A-29.6)."""
        self.sides = [Fighter(used=side.used) for side in self.sides]
        if place != self.place:
            self.sides[self.attacker].used.clear()
        self.place = place
        self.round += 1
        self.regrouped = False
