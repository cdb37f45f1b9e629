"""The battle that lies open on the table: who fights, which cards and dice lie before each side."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ostrog.games.five_armies.board.pieces import FREE


class Forces(Protocol):
    """A board on which each place is held by one side or by none."""

    def force(self, place: str) -> int:
        """The seat that holds a place, or -1."""


class Fighter(msgspec.Struct):
    """What lies before one side."""

    used: list[str] = []
    """B5A-22.4: manoeuvre cards played in this battle that lie face up."""
    card: str = ""
    """The manoeuvre of this round, once it is revealed."""
    event: str = ""
    """B5A-22.6: the Event card of this round, once it is revealed."""
    dice: list[int] = []
    """What was rolled, the black dice first."""
    black: int = 0
    """How many of the dice are black."""
    again: list[int] = []
    """B5A-24.3: which of the dice were re-rolled, by position."""
    target: int = 0
    added: tuple[int, int] = (0, 0)
    """B5A-23.16: what is added to each die of the combat roll, and of the leader re-roll."""
    reasons: tuple[str, ...] = ()
    """What shaped the roll, for those who look on: terrain, cards, reference cards."""
    dealt: int = 0
    """The damage meant for this side, before anything prevents it."""
    cancelled: int = 0
    ability_used: bool = False

    @property
    def damage(self) -> int:
        """B5A-26.7, CR-14: what is left of the damage meant for this side."""
        return max(0, self.dealt - self.cancelled)


class Fight(msgspec.Struct):
    """B5A-21.2: who fights whom, where, and how the round stands."""

    attacker: int
    armies: tuple[str, ...]
    """B5A-29.1: where the attacking armies stand."""
    region: str
    sides: list[Fighter] = msgspec.field(default_factory=lambda: [Fighter(), Fighter()])
    """By seat."""
    place: str = ""
    """B5A-29.2: where the army stands that fights this round."""
    round: int = 0
    vampire: bool = False
    """B5A-34.5: whether the Shadow took its special manoeuvre card."""
    beorn: bool = False
    """B5A-33.14: whether Beorn fights for the Free Peoples."""
    fog: bool = False
    """B5A-CR-23: whether Dense Fog ends the battle with this round."""
    regrouped: bool = False
    """B5A-28.4: whether the defender played Regroup in this round."""
    fought: list[str] = []
    """B5A-29.8: the armies that have fought a round, in order."""

    @property
    def defender(self) -> int:
        """The seat that is attacked."""
        return 1 - self.attacker

    @property
    def order(self) -> tuple[int, int]:
        """The attacker, then the defender."""
        return self.attacker, 1 - self.attacker

    def army_of(self, seat: int) -> str:
        """Where a side's army of this round stands."""
        return self.place if seat == self.attacker else self.region

    def attackers(self, war: Forces) -> tuple[str, ...]:
        """The attacking armies that are left."""
        return tuple([place for place in self.armies if war.force(place) == self.attacker])

    def stands(self, war: Forces, seat: int) -> bool:
        """Whether a side's army of this round, or Beorn, is left."""
        return war.force(self.army_of(seat)) == seat

    def is_beorn(self, seat: int) -> bool:
        """B5A-33.14: whether a side fights with Beorn alone."""
        return self.beorn and seat == FREE

    def begin_round(self, place: str) -> None:
        """B5A-29.6: dice and damage are cleared away; another army takes the cards back."""
        self.sides = [Fighter(used=side.used) for side in self.sides]
        if place != self.place:
            self.sides[self.attacker].used.clear()
        self.place = place
        self.round += 1
        self.regrouped = False
