"""Chapters 23 and 24: the combat roll, target values, and the leader re-roll."""

from __future__ import annotations

from ostrog.games.five_armies.battlefield import BORDERS, TERRAIN
from ostrog.games.five_armies.components import UNITS
from ostrog.games.five_armies.damage import is_intact
from ostrog.games.five_armies.fighting import Fight
from ostrog.games.five_armies.manoeuvres import CARD_UNIT
from ostrog.games.five_armies.vocabulary import REROLL
from ostrog.games.five_armies.war import War, leadership
from ostrog.kernel import Refusal, query, refuse


@query
def strength(war: War, place: str) -> int:
    """B5A-23.1, 23.2: the total strength of the units of an army."""
    types = war.values.units
    units = war.armies[place].units
    return sum([types[name].strength * n for name, n in zip(UNITS, units, strict=True) if n])


@query
def dice_number(war: War, place: str) -> int:
    """B5A-23.1: how many dice an army rolls."""
    return min(war.values.most_dice, strength(war, place))


def black_dice(war: War, place: str, card: str, dice: int) -> int:
    """B5A-23.3, 23.19: how many dice are black."""
    if card not in CARD_UNIT:
        return 0
    return min(dice, war.armies[place].units[CARD_UNIT[card]])


@query
def target_value(war: War, battle: Fight, seat: int) -> int:
    """B5A-23.8 to 23.14: what a side's dice must reach."""
    if seat == battle.defender:
        return 5
    if is_intact(war, battle.region):  # B5A-23.9, 20.8
        return 6
    if battle.place in battle.fought:  # B5A-23.10, 23.11, 29.8: only an army's first round
        return 5
    border = BORDERS.get((battle.place, battle.region), "")
    uphill = border == "slope" and TERRAIN[battle.region] == "mountains"
    return 6 if border == "ford" or uphill else 5


@query
def bonus(war: War, seat: int) -> int:
    """B5A-23.16: what is added to each die of a side."""
    return 0


def is_hit(value: int, target: int, added: int = 0) -> bool:
    """B5A-23.7, 23.17, 23.18: whether a die hits."""
    if value in (1, 6):
        return value == 6
    return min(6, max(1, value + added)) >= target


def hits(war: War, battle: Fight, seat: int, *, black_only: bool = False) -> int:
    """B5A-23.4: how many dice of a side hit."""
    side = battle.sides[seat]
    dice = side.dice[: side.black] if black_only else side.dice
    added = bonus(war, seat)
    return sum([is_hit(value, side.target, added) for value in dice])


def misses(war: War, battle: Fight, seat: int) -> tuple[int, int]:
    """How many white and how many black dice of a side miss."""
    side = battle.sides[seat]
    black = side.black - hits(war, battle, seat, black_only=True)
    every = len(side.dice) - hits(war, battle, seat)
    return every - black, black


def reroll_choices(white: int, black: int, most: int) -> list[tuple[int, int]]:
    """How many missed dice of each colour may be re-rolled; as many as possible first."""
    choices = [(w, b) for w in range(white + 1) for b in range(black + 1) if w + b <= most]
    return sorted(choices, key=lambda choice: (-sum(choice), -choice[1]))


@REROLL.rule
def rerolls_up_to_leadership(war: War, seat: int, white: int, black: int) -> Refusal | None:
    """B5A-24.1."""
    battle = war.battle
    if battle is None or not battle.sides[seat].dice:
        return None
    most_white, most_black = misses(war, battle, seat)
    if white > most_white or black > most_black:
        return refuse("B5A-24.1")
    if white + black > leadership(war, battle.army_of(seat)):
        return refuse("B5A-24.1")
    return None


def throw_again(war: War, battle: Fight, seat: int, white: int, black: int) -> None:
    """B5A-24.2, 24.3: missed dice are thrown once more; each keeps its colour."""
    side, added = battle.sides[seat], bonus(war, seat)
    fresh = iter(war.roll(white + black))
    for position, value in enumerate(side.dice):
        if is_hit(value, side.target, added):
            continue
        if position < side.black:
            if black:
                black -= 1
                side.dice[position] = next(fresh)
        elif white:
            white -= 1
            side.dice[position] = next(fresh)
