"""The parts of the numbers of a combat roll, each with its source and its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from ostrog.games.five_armies.armies.damage import is_intact
from ostrog.games.five_armies.battle.rolls import (
    beorn_dice,
    beorn_success,
    bonus,
    dice_number,
    most_rerolls,
    obstacle,
    strength,
    target_value,
)
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.pieces import UNITS
from ostrog.games.five_armies.board.state import War, leadership, leadership_of
from ostrog.games.five_armies.board.verbs import STROKES
from ostrog.games.five_armies.table.scene import reason_label
from ostrog.kernel.rules.effects import Change
from ostrog.table import Factor


class Ground(NamedTuple):
    """A card or other thing that changes a number of a roll, with the rule for it."""

    name: str
    rule: str


SOURCES: Mapping[object, Sequence[Ground]] = {
    strength: (
        Ground("stand-and-fight", "B5A-CR-11"),
        Ground("fate-fury-of-the-dwarves", "B5A-CR-11"),
    ),
    dice_number: (Ground("great-confusion", "B5A-CR-11"),),
    beorn_dice: (Ground("fate-giant-size", "B5A-33.16"),),
    beorn_success: (Ground("fate-roaring-voice", "B5A-CR-27"),),
    target_value: (Ground("fierce-defence", "B5A-CR-10"),),
    bonus: (
        Ground("battle-fury", "B5A-CR-10"),
        Ground("no-quarter", "B5A-23.16"),
        Ground(STROKES, "B5A-23.16"),
    ),
    leadership: (
        Ground("sf-elven-charge", "B5A-CR-12"),
        Ground("fate-fury-of-the-dwarves", "B5A-CR-12"),
        Ground("commanding-voice", "B5A-24.1"),
    ),
    most_rerolls: (Ground("overmastered", "B5A-CR-12"),),
}
"""The cards that may change the answer of each query."""
RULES = {(asked, each.name): each.rule for asked, found in SOURCES.items() for each in found}

OBSTACLES = {
    each.name: each.rule
    for each in (
        Ground("fortification", "B5A-23.9"),
        Ground("ford", "B5A-23.10"),
        Ground("slope", "B5A-23.11"),
    )
}
BY_STRENGTH = Ground("", "B5A-23.1")
MOST_DICE = Ground("forecast-most-dice", "B5A-23.1")
USUAL_TARGET = Ground("forecast-usual", "B5A-23.8")
BEORN = Ground("ref-character-beorn", "B5A-33.16")
TOKENS = Ground("forecast-tokens", "B5A-12.1")
LED_BY = Ground("", "B5A-12.1")
BLACK = Ground("", "B5A-23.3")
SHELTER = Ground("ref-mark-fortification", "B5A-26.3")
DAMAGE = Ground("forecast-damage", "B5A-25.8")
WRATH = Ground("board-wrath", "B5A-33.18")
BODYGUARDS = "forecast-bodyguards"


def factors(war: War, fight: Fight, seat: int) -> Iterator[Factor]:
    """Yield all factors of one side, before or after its roll (chapters 12, 23, 24 and 26)."""
    place = fight.army_of(seat)
    if fight.is_beorn(seat):
        yield from _dice_of_beorn(war)
    else:
        yield from _dice(war, place)
    card, black = fight.sides[seat].card, fight.sides[seat].black
    if black:
        yield Factor("black", reason_label(card), black, BLACK.rule)
    yield from _target(war, fight, seat)
    yield from _added(war, seat)
    yield from _rerolls(war, fight, seat)
    if seat == fight.defender and is_intact(war, place):
        left = war.values.defence[place] - war.breaches[place]
        yield Factor("shelter", SHELTER.name, left, SHELTER.rule)
    army = war.armies.get(place)
    if army is None:
        yield Factor("endures", WRATH.name, war.wrath, WRATH.rule)
    elif army.damage:
        yield Factor("damage", DAMAGE.name, army.damage, DAMAGE.rule)


def _dice(war: War, place: str) -> Iterator[Factor]:
    """Yield the strength by unit type, then the changes to strength and dice (B5A-23.1, CR-11)."""
    types, units = war.values.units, war.armies[place].units
    for name, count in zip(UNITS, units, strict=True):
        if count:
            worth = types[name].strength * count
            yield Factor("dice", f"ref-unit-{name}", worth, BY_STRENGTH.rule)
    _, changes = strength.account(war, place)
    yield from _changed(war, "dice", strength, changes)
    dice, changes = dice_number.account(war, place)
    if dice < strength(war, place):
        yield Factor("dice", MOST_DICE.name, dice, MOST_DICE.rule, sets=True)
    yield from _changed(war, "dice", dice_number, changes)


def _dice_of_beorn(war: War) -> Iterator[Factor]:
    """Yield Beorn's number of dice and the changes to it (B5A-33.16)."""
    dice, changes = beorn_dice.account(war)
    yield Factor("dice", BEORN.name, dice, BEORN.rule)
    yield from _changed(war, "dice", beorn_dice, changes)


def _target(war: War, fight: Fight, seat: int) -> Iterator[Factor]:
    """Yield the target value and the changes to it (B5A-23.8 to 23.15, 33.16, 33.17)."""
    target, changes = target_value.account(war, fight, seat)
    blocked = obstacle(war, fight, seat)
    if blocked:
        yield Factor("target", reason_label(blocked), target, OBSTACLES[blocked], sets=True)
    elif fight.is_beorn(seat):
        own, improved = beorn_success.account(war)
        yield Factor("target", BEORN.name, own, BEORN.rule, sets=True)
        yield from _changed(war, "target", beorn_success, improved)
    else:
        yield Factor("target", USUAL_TARGET.name, target, USUAL_TARGET.rule, sets=True)
    for change in changes:
        rule = _rule(war, target_value, change.by.name)
        yield Factor("target", reason_label(change.by.name), change.after, rule, sets=True)


def _added(war: War, seat: int) -> Iterator[Factor]:
    """Yield the bonuses on the dice of the first roll, the re-roll or both (B5A-23.16)."""
    first, later = (
        {change.by.name: change.after - change.before for change in changes}
        for _, changes in (bonus.account(war, seat, again) for again in (False, True))
    )
    for name in dict.fromkeys((*first, *later)):
        label, rule = reason_label(name), _rule(war, bonus, name)
        if first.get(name) == later.get(name):
            yield Factor("added", label, first[name], rule)
            continue
        if name in first:
            yield Factor("added-first", label, first[name], rule)
        if name in later:
            yield Factor("added-again", label, later[name], rule)


def _rerolls(war: War, fight: Fight, seat: int) -> Iterator[Factor]:
    """Yield the leadership of an army and the changes to its re-rolls (B5A-12.1, 24.1, CR-12)."""
    most, changes = most_rerolls.account(war, fight, seat)
    if fight.is_beorn(seat):
        yield Factor("rerolls", BEORN.name, most, BEORN.rule)
    else:
        place = fight.army_of(seat)
        army = war.armies[place]
        if army.tokens:
            yield Factor("rerolls", TOKENS.name, army.tokens, TOKENS.rule)
        for who in war.characters_at(place, seat):
            worth = leadership_of(war, (who,))
            if worth:
                yield Factor("rerolls", f"ref-character-{who}", worth, LED_BY.rule)
        _, led = leadership.account(war, place)
        yield from _changed(war, "rerolls", leadership, led)
    yield from _changed(war, "rerolls", most_rerolls, changes)


def _changed(
    war: War,
    number: Literal["dice", "target", "rerolls"],
    asked: object,
    changes: Sequence[Change[int]],
) -> Iterator[Factor]:
    for change in changes:
        name, by = change.by.name, change.after - change.before
        yield Factor(number, reason_label(name), by, _rule(war, asked, name))


def _rule(war: War, asked: object, name: str) -> str:
    """Return the rule of a card that changes a query; a card of an expansion names its own."""
    return RULES.get((asked, name)) or war.setting.rules.sources[name].rule
