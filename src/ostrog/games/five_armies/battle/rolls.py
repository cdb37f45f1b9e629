"""Chapters 23 and 24: the combat roll, target values, and the leader re-roll."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import is_intact
from ostrog.games.five_armies.battle.manoeuvres import CARD_UNIT
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.map import BORDERS, TERRAIN
from ostrog.games.five_armies.board.pieces import UNITS
from ostrog.games.five_armies.board.state import War, leadership
from ostrog.games.five_armies.board.verbs import REROLL
from ostrog.kernel import Refusal, query, refuse


@query
def strength(war: War, place: str) -> int:
    """The total strength of the units of an army (B5A-23.1, 23.2)."""
    types = war.values.units
    units = war.armies[place].units
    return sum([types[name].strength * n for name, n in zip(UNITS, units, strict=True) if n])


@query
def dice_number(war: War, place: str) -> int:
    """The number of dice that an army or Beorn rolls (B5A-23.1, 33.16)."""
    if place not in war.armies:
        return beorn_dice(war)
    return min(war.values.most_dice, strength(war, place))


@query
def beorn_dice(war: War) -> int:
    """The number of dice that Beorn rolls (B5A-33.16)."""
    return war.values.beorn.dice


@query
def beorn_success(war: War) -> int:
    """Beorn's target value where no obstacle raises it (B5A-33.16)."""
    return war.values.beorn.success


def black_dice(war: War, place: str, card: str, dice: int) -> int:
    """The number of black dice that a unit card gives (B5A-23.3, 23.19)."""
    if card not in CARD_UNIT:
        return 0
    return min(dice, war.armies[place].units[CARD_UNIT[card]])


@query
def target_value(war: War, battle: Fight, seat: int) -> int:
    """The value a side's dice need to hit (B5A-23.8, 23.13, 33.16, 33.17)."""
    if obstacle(war, battle, seat):
        return 6
    return beorn_success(war) if battle.is_beorn(seat) else 5


def obstacle(war: War, battle: Fight, seat: int) -> str:
    """The obstacle that makes a side need a 6, or an empty string (B5A-23.9 to 23.14)."""
    if seat == battle.defender:
        return ""
    if is_intact(war, battle.region):  # In every round, also from a pass (B5A-23.9, 20.8).
        return "fortification"
    if battle.place in battle.fought:  # Only in its first round (B5A-23.10, 23.11, 29.8).
        return ""
    border = BORDERS.get((battle.place, battle.region), "")
    uphill = border == "slope" and TERRAIN[battle.region] == "mountains"
    return border if border == "ford" or uphill else ""


@query
def bonus(war: War, seat: int, again: bool) -> int:
    """Bonus on each die of a side in the combat roll or in the re-roll (B5A-23.16)."""
    return 0


@query
def most_rerolls(war: War, battle: Fight, seat: int) -> int:
    """The number of missed dice a side may re-roll; all for Beorn (B5A-24.1, 33.16)."""
    if battle.is_beorn(seat):
        return len(battle.sides[seat].dice)
    return leadership(war, battle.army_of(seat))


def is_hit(value: int, target: int, added: int = 0) -> bool:
    """Whether a die hits (B5A-23.7, 23.17, 23.18)."""
    if value in (1, 6):
        return value == 6
    return min(6, max(1, value + added)) >= target


def hitting(battle: Fight, seat: int) -> list[bool]:
    """For each die of a side, whether it hits (B5A-23.4, 23.16)."""
    side = battle.sides[seat]
    first, later = side.added
    return [
        is_hit(value, side.target, later if position in side.again else first)
        for position, value in enumerate(side.dice)
    ]


def hits(battle: Fight, seat: int, *, black_only: bool = False) -> int:
    """The number of dice of a side that hit (B5A-23.4)."""
    found = hitting(battle, seat)
    return sum(found[: battle.sides[seat].black] if black_only else found)


def misses(battle: Fight, seat: int) -> tuple[int, int]:
    """The numbers of white and of black dice of a side that miss (B5A-24.1, 24.2)."""
    side = battle.sides[seat]
    black = side.black - hits(battle, seat, black_only=True)
    every = len(side.dice) - hits(battle, seat)
    return every - black, black


def reroll_choices(white: int, black: int, most: int) -> list[tuple[int, int]]:
    """All numbers of white and black dice to re-roll, largest total first (B5A-24.1, 24.2)."""
    choices = [(w, b) for w in range(white + 1) for b in range(black + 1) if w + b <= most]
    return sorted(choices, key=lambda choice: (-sum(choice), -choice[1]))


@REROLL.rule
def rerolls_up_to_leadership(war: War, seat: int, white: int, black: int) -> Refusal | None:
    """Refuse to re-roll more dice than missed or than leadership allows (B5A-24.1)."""
    battle = war.battle
    if battle is None or not battle.sides[seat].dice:
        return None
    most_white, most_black = misses(battle, seat)
    if white > most_white or black > most_black:
        return refuse("B5A-24.1")
    if white + black > most_rerolls(war, battle, seat):
        return refuse("B5A-24.1")
    return None


def throw_again(war: War, battle: Fight, seat: int, white: int, black: int) -> None:
    """Re-roll missed dice once; each keeps its colour (B5A-24.2, 24.3)."""
    side, hit = battle.sides[seat], hitting(battle, seat)
    fresh = iter(war.roll(white + black))
    for position, hits_already in enumerate(hit):
        if hits_already:
            continue
        if position < side.black:
            if not black:
                continue
            black -= 1
        else:
            if not white:
                continue
            white -= 1
        side.dice[position] = next(fresh)
        side.again.append(position)
