"""What lies on the table, made from what one observer may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from ostrog.games.five_armies.battlefield import (
    FORTIFICATIONS,
    RANK,
    ROUTES,
)
from ostrog.games.five_armies.components import (
    CHARACTERS,
    FREE,
    SHADOW,
    SIDES,
    UNITS,
    Values,
)
from ostrog.games.five_armies.fighting import Fight
from ostrog.games.five_armies.layout import GROUNDS, OWNER_OF_TOKENS, space
from ostrog.games.five_armies.rolls import is_hit
from ostrog.games.five_armies.vocabulary import REGROUP, VAMPIRE
from ostrog.games.five_armies.war import WAITING, Army
from ostrog.kernel import (
    EVERYONE,
    Battle,
    Counter,
    Die,
    Fighter,
    Figure,
    Marker,
    Part,
    Scene,
    Setting,
    View,
)
from ostrog.kernel.tables import NOBODY


class Lying(msgspec.Struct, frozen=True):
    """The fields of the board that a scene is made of."""

    armies: dict[str, Army]
    characters: dict[str, str]
    marker: int
    track: dict[str, int]
    control: dict[str, bool]
    breaches: dict[str, int]
    open_passes: dict[str, bool]
    bats: dict[str, int]
    activated: list[str]
    dice: list[dict[str, int]]
    bodyguards: int
    rings: int
    battle: Fight | None


def scene(setting: Setting, view: View) -> Scene:
    """What lies where in a view."""
    values = cast(Values, setting.data)
    lying = msgspec.convert(view.board, Lying)
    return Scene(
        counters=tuple(counters(lying, values)),
        figures=tuple(figures(lying, values)),
        markers=(
            *markers(lying),
            *tokens(setting, view),
            *dice(lying),
            *cards(values),
            *supply(lying, values),
        ),
        battle=None if lying.battle is None else battle(lying.battle),
    )


def counter_id(place: str) -> str:
    """The army in a place."""
    return f"army:{place}"


def counters(lying: Lying, values: Values) -> Iterator[Counter]:
    """B5A-13.1: the armies, in the order of the map."""
    for place in sorted(lying.armies, key=RANK.__getitem__):
        army, own = lying.armies[place], counter_id(place)
        parts = tuple(
            Part(f"{own}:{unit}", unit, f"ref-unit-{unit}", count)
            for unit, count in zip(UNITS, army.units, strict=True)
            if count
        )
        led_by = [who for who in CHARACTERS if stands_with(lying, values, who) == own]
        leadership = army.tokens + sum(values.characters[who].leadership for who in led_by)
        yield Counter(own, place, army.seat, parts, army.tokens, leadership, army.damage)


def seat_of(values: Values, character: str) -> int:
    """The side of a character."""
    return SIDES.index(values.characters[character].side)


def stands_with(lying: Lying, values: Values, character: str) -> str:
    """B5A-10.9, 10.10: the army a character belongs to, or the place where it is alone."""
    place = lying.characters[character]
    if place == WAITING and character in lying.track:
        return space(lying.track[character])
    army = lying.armies.get(place)
    own = army is not None and army.seat == seat_of(values, character)
    return counter_id(place) if own else place


def figures(lying: Lying, values: Values) -> Iterator[Figure]:
    """The characters, wherever they are."""
    for who in CHARACTERS:
        yield Figure(
            f"character:{who}",
            stands_with(lying, values, who),
            who,
            f"ref-character-{who}",
            seat_of(values, who),
            ("activated",) if who in lying.activated else (),
        )


def markers(lying: Lying) -> Iterator[Marker]:
    """Control, damaged fortifications, closed passes, bats, fate, and what characters carry."""
    for region, taken in lying.control.items():
        if taken:  # B5A-2.12
            name, label = f"control:{region}", "ref-mark-control"
            yield Marker(name, "flag", region, "control", label, owner=SHADOW)
    for region in FORTIFICATIONS:
        if lying.breaches[region]:
            label, count = "ref-mark-breach", lying.breaches[region]
            yield Marker(f"damage:{region}", "damage", region, "fortification", label, count)
    for point, is_open in lying.open_passes.items():
        if not is_open:
            mountain_pass = ROUTES[point].mountain_pass
            name, label = f"closed:{mountain_pass}", "ref-mark-closed"
            yield Marker(name, "barrier", mountain_pass, "closed", label)
    for territory, count in lying.bats.items():
        if count:
            name = f"bats:{territory}"
            yield Marker(name, "token", territory, "great-bats", "board-bats", count, SHADOW)
    yield Marker("fate-marker", "pawn", space(lying.marker), "fate", "board-marker")
    if lying.bodyguards:
        label, count = "board-bodyguards", lying.bodyguards
        yield Marker("bodyguards", "token", "character:bolg", "bodyguard", label, count, SHADOW)
    if lying.rings:
        yield Marker("rings", "token", "character:bilbo", "ring", "board-rings", lying.rings, FREE)


def tokens(setting: Setting, view: View) -> Iterator[Marker]:
    """B5A-2.1, 2.4, 2.8: tokens face down, of which only the number is shown, and face up."""
    for pool in setting.pools:
        owner = OWNER_OF_TOKENS.get(pool.name, NOBODY)
        for zone in pool.zones:
            seen, at = view.zones[zone.name], GROUNDS.get(zone.name, zone.name)
            if zone.seen_by == EVERYONE:
                for face in dict.fromkeys(seen.known):
                    label = f"ref-unit-{face}" if face in UNITS else f"ref-face-{face}"
                    count = seen.known.count(face)
                    yield Marker(f"{zone.name}:{face}", "token", at, face, label, count, owner)
            elif seen.size:
                name = f"tokens:{zone.name}"
                label = f"ref-tokens-{pool.name}" if at in RANK else f"zone-{zone.name}"
                yield Marker(name, "pile", at, pool.name, label, seen.size, owner)


def die_id(seat: int, face: str) -> str:
    """The unused dice of a side that show a face."""
    return f"die:{seat}:{face}"


def dice(lying: Lying) -> Iterator[Marker]:
    """B5A-6.2: the unused action dice."""
    for seat, faces in enumerate(lying.dice):
        for face, count in faces.items():
            if count:
                label, tray = f"ref-die-{face}", f"dice-{seat}"
                yield Marker(die_id(seat, face), "die", tray, face, label, count, seat)


def card_id(seat: int, card: str) -> str:
    """A manoeuvre card of a side."""
    return f"card:{seat}:{card}"


def cards(values: Values) -> Iterator[Marker]:
    """B5A-22.2: the cards from which each side makes up its battle hand."""
    for seat in (FREE, SHADOW):
        own = [f"unit-{name}" for name, unit in values.units.items() if unit.side == SIDES[seat]]
        for card in (*own, REGROUP, *((VAMPIRE,) if seat == SHADOW else ())):
            label, tray = f"ref-card-{card}", f"cards-{seat}"
            yield Marker(card_id(seat, card), "card", tray, card, label, owner=seat)


def supply(lying: Lying, values: Values) -> Iterator[Marker]:
    """B5A-1.7: the figures that are not on the board."""
    for number, unit in enumerate(UNITS):
        used = sum(army.units[number] for army in lying.armies.values())
        count, seat = values.units[unit].figures - used, SIDES.index(values.units[unit].side)
        if count > 0:
            label, tray = f"ref-unit-{unit}", f"supply-{seat}"
            yield Marker(f"supply:{unit}", "token", tray, unit, label, count, seat)


def battle(fight: Fight) -> Battle:
    """B5A-21.2: the battle as it lies open."""
    fighters = tuple(fighter(fight, seat) for seat in fight.order)
    return Battle(fight.region, fight.armies, fighters, fight.round)


def fighter(fight: Fight, seat: int) -> Fighter:
    """The cards and dice of one side, and the damage meant for it."""
    side = fight.sides[seat]
    dice = tuple(
        Die(
            f"battle-die:{seat}:{number}",
            "black" if number < side.black else "white",
            value,
            is_hit(value, side.target),
        )
        for number, value in enumerate(side.dice)
    )
    return Fighter(
        seat,
        fight.army_of(seat),
        card_id(seat, side.card) if side.card else "",
        tuple(card_id(seat, card) for card in side.used if card != side.card),
        dice,
        side.target,
        sum(die.hit for die in dice),
        side.damage,
    )
