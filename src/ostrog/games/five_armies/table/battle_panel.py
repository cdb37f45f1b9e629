"""Panels that show a battle, and forecasts of a combat round and of other dice."""

from __future__ import annotations

import msgspec

from ostrog.table import Die, Factor, Mark, Panel, PanelRow


class BattleSide(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards, dice and numbers of one side of a battle."""

    seat: int
    at: str = ""
    """Id of the area of its army; empty until the army is chosen."""
    card: str = ""
    """Id of the marker of the card it plays this round; empty until revealed."""
    used: tuple[str, ...] = ()
    """Ids of the markers of the cards it played in earlier rounds, which lie face up."""
    dice: tuple[Die, ...] = ()
    target: int = 0
    """The target value of its dice."""
    hits: int = 0
    damage: int = 0
    """Damage to this side that has not been prevented so far."""
    added: int = 0
    """Bonus on each of its dice."""
    reasons: tuple[str, ...] = ()
    """Labels of the cards and obstacles that changed its roll."""
    event: str = ""
    """Id of the marker of a second card, played for its effect in this round."""
    dealt: int = 0
    """Damage to this side before any was prevented."""
    cancelled: int = 0
    """Damage to this side that was prevented."""


class BattlePanel(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="battle"):
    """The battle in progress; `sources` are the areas of the attacking armies."""

    fighters: tuple[BattleSide, BattleSide]
    """The attacker first."""
    round: int = 0

    def things(self) -> tuple[str, ...]:
        """Return the ids of the dice."""
        return tuple(die.id for side in self.fighters for die in side.dice)

    def refs(self) -> tuple[str, ...]:
        """Return the ids of the areas and cards of the battle."""
        named = [
            ref
            for side in self.fighters
            for ref in (side.at, side.card, side.event, *side.used)
            if ref
        ]
        return (self.at, *self.sources, *named)

    def rows(self) -> tuple[PanelRow, ...]:
        """Return a row for the attacking areas and one for each side."""
        number = (Mark("round", self.round),) if self.round else ()
        first = PanelRow(label="ref-mark-attack-from", things=self.sources, numbers=number)
        return (first, *(_row(side) for side in self.fighters))


def _row(side: BattleSide) -> PanelRow:
    numbers = [("target", side.target), ("hits", side.hits), ("damage", side.damage)]
    return PanelRow(
        seat=side.seat,
        things=tuple(ref for ref in (side.at, side.card, side.event) if ref),
        dice=side.dice,
        numbers=tuple(Mark(name, value) for name, value in numbers if value),
    )


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The forecast of a combat round for one side: its roll and the probable results."""

    seat: int
    at: str
    """Id of the area of its army."""
    dice: int
    black: int = 0
    """Number of black dice."""
    target: int
    """The target value of its dice."""
    added: int = 0
    """Bonus on each die of the first roll."""
    added_again: int = 0
    """Bonus on each re-rolled die."""
    rerolls: int = 0
    """Number of missed dice that may be re-rolled."""
    rolled: bool = False
    """Whether the dice have been rolled already; some may still be re-rolled."""
    factors: tuple[Factor, ...] = ()
    """The parts of these numbers, each with its rule."""
    hits: tuple[float, ...] = ()
    """Probability of each number of hits, starting with 0."""
    mean: float = 0
    """Mean number of hits."""
    black_hits: float = 0
    """Probability that at least one black die hits."""
    losses: float = 0
    """Mean number of its units that it must remove."""
    destroyed: float = 0
    """Probability that its army is destroyed."""
    wins: float = 0
    """Probability that it wins the battle in this round."""


class ClashPanel(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="clash"):
    """The forecast of one combat round."""

    sides: tuple[Outlook, Outlook]
    """The attacker first."""
    notes: tuple[str, ...] = ()
    """Labels of notes: assumptions, and things that could still change the numbers."""


class Expectation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that can be expected of dice."""

    label: str
    value: float
    chance: bool = False
    """Whether it is a probability; otherwise it is a mean."""


class VolleyPanel(Panel, frozen=True, omit_defaults=True, kw_only=True, tag="volley"):
    """The forecast of dice outside battle, such as arrows; `sources` is where they come from."""

    label: str
    """Key of the name of the ability or card."""
    dice: int
    target: int
    """The value its dice need."""
    rerolls: int = 0
    """Number of misses that may be re-rolled."""
    factors: tuple[Factor, ...] = ()
    """The parts of these numbers, each with its rule."""
    hits: tuple[float, ...] = ()
    """Probability of each number of hits, starting with 0."""
    figures: tuple[Expectation, ...] = ()
    notes: tuple[str, ...] = ()
    """Labels of things that could still change the numbers."""
