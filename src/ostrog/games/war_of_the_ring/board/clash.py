"""A battle in progress: its armies, its round, and the dice of both sides."""

from __future__ import annotations

from typing import Literal

import msgspec

BattleKind = Literal["field", "siege", "sortie"]
"""A battle between regions, against a besieged Stronghold, or out of one (WOTR-11.2)."""


class BattleTerms(msgspec.Struct, frozen=True):
    """What a card changes in a whole battle; all other rules apply (WOTR-7.7, 7.14)."""

    rounds: int = 1
    """Rounds of a siege battle before an Elite must be reduced for another (WOTR-13.10)."""
    may_cease: bool = True
    """Whether the attacker may cease (WOTR-11.32)."""
    cards_by_companion: bool = False
    """Whether the defender needs a Companion for a combat card in the first round."""
    outflanked: bool = False
    """Whether the defender rolls a die less for each besieged enemy unit in his region."""


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
    """Hits of the combat roll and the Leader re-roll."""
    hits_again: int = 0
    """Those of them that the Leader re-roll scored."""
    turned: list[int] = []
    """Positions of missed dice that a combat card lets count as hits."""
    barred: list[int] = []
    """Positions of dice that a combat card does not let be re-rolled."""
    by_cards: int = 0
    """Hits that combat cards add to those of the dice, or take from them."""
    backfired: int = 0
    """Hits of these dice on their own army."""

    @property
    def scored(self) -> int:
        """Hits on the enemy at the end of the round, without those of additional attacks."""
        return max(0, self.hits + self.by_cards)


class CombatCardUse(msgspec.Struct):
    """What one side does with a combat card in a round (chapter 12)."""

    card: str = ""
    """The card, from the moment it is revealed; empty for none (WOTR-12.2)."""
    seat: int = -1
    """The seat that has laid it, and decides what it does (WOTR-19.19)."""
    cancelled: bool = False
    """Whether the card has no effect any more (WOTR-12.9)."""
    struck: int = 0
    """Hits of an additional attack before the combat roll (WOTR-12.14)."""
    paid: int = 0
    """Hits that the side has inflicted on its own units for the card."""


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
    terms: BattleTerms = BattleTerms()
    sides: list[RolledDice] = msgspec.field(default_factory=lambda: [RolledDice(), RolledDice()])
    """Dice of the two sides."""
    cards: list[CombatCardUse] = msgspec.field(
        default_factory=lambda: [CombatCardUse(), CombatCardUse()]
    )
    """Combat cards of the two sides."""
    idle: tuple[str, ...] = ()
    """Characters whose Leadership does not count in this round, because it is forfeited or
    cancelled (WOTR-12.10)."""
    silenced: tuple[str, ...] = ()
    """Characters whose abilities do not count in this round either."""
    given: int = 0
    """Points of Nazgul Leadership that do not count in this round (WOTR-12.10, 12.16)."""
    idle_in_battle: tuple[str, ...] = ()
    """Characters whose Leadership does not count in the whole battle."""
    no_nazgul: bool = False
    """Whether no Nazgul Leadership counts in the whole battle."""
    refuge: str = ""
    """Region to which the defender has retreated (WOTR-11.34)."""
    inside: bool = False
    """Whether the defender has gone into his Stronghold (WOTR-13.3)."""

    @property
    def defender(self) -> int:
        """Side of the defender."""
        return 1 - self.attacker

    @property
    def order(self) -> tuple[int, int]:
        """The attacker's side, then the defender's."""
        return self.attacker, 1 - self.attacker

    def begin_round(self) -> None:
        """Count a new round, and clear what belongs to one round (WOTR-11.13)."""
        self.round += 1
        self.forget()

    def forget(self) -> None:
        """Clear dice and effects of cards, which last for one round (WOTR-12.6)."""
        self.sides = [RolledDice(), RolledDice()]
        self.cards = [CombatCardUse(), CombatCardUse()]
        self.idle, self.silenced, self.given = (), (), 0

    def leads(self, who: str) -> bool:
        """Whether the Leadership of a character counts (WOTR-12.10)."""
        return who not in self.idle and who not in self.idle_in_battle

    def suffers(self, side: int) -> int:
        """Hits that the army of a side suffers at the end of the round (WOTR-11.24)."""
        return self.sides[1 - side].scored + self.sides[side].backfired

    def drop(self, who: str) -> None:
        """Forget a character who has fallen; he is in the attacking part no more (WOTR-11.4)."""
        self.who = tuple([each for each in self.who if each != who])
        self.idle = tuple([each for each in self.idle if each != who])
        self.silenced = tuple([each for each in self.silenced if each != who])
        self.idle_in_battle = tuple([each for each in self.idle_in_battle if each != who])
