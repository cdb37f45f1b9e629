"""The scene: the pieces on the table, made from the view of one observer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import cast

import msgspec

from ostrog.games.five_armies.armies.thorin import FURY
from ostrog.games.five_armies.battle.rolls import hitting
from ostrog.games.five_armies.board.decks import COMBATS, DECKS
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.map import FORTIFICATIONS, RANK, ROUTES
from ostrog.games.five_armies.board.pieces import (
    CHARACTERS,
    FREE,
    ORCS,
    SHADOW,
    SIDES,
    UNITS,
    Values,
)
from ostrog.games.five_armies.board.state import WAITING, Army
from ostrog.games.five_armies.board.verbs import REGROUP, STROKES, VAMPIRE
from ostrog.games.five_armies.table.battle_panel import BattlePanel, BattleSide
from ostrog.games.five_armies.table.card_faces import sheet_id
from ostrog.games.five_armies.table.layout import (
    BESIDE,
    CARD_POOLS,
    GROUNDS,
    OWNER_OF_TOKENS,
    owner_of,
    space,
)
from ostrog.kernel import EVERYONE, Setting, View
from ostrog.table import NOBODY, Counter, Die, Figure, Mark, Marker, Part, Scene, reused

MOST_ZONES = 1 << 12
"""Number of armies and zones whose pieces are kept; most do not change in a turn."""
NUMBERS = ("strength", "dice", "leadership", "leadership-tokens", "damage")
"""Numbers that an army shows."""
OBSTACLES = ("fortification", "ford", "slope")
"""Obstacles that raise the attacker's target value (B5A-23.9 to 23.11)."""


class Lying(msgspec.Struct, frozen=True):
    """The fields of the board from which a scene is made."""

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
    wrath: int
    concentrated: bool
    eagles: dict[str, int]
    armour: int
    arrows: int
    troubled: str
    battle: Fight | None


def scene(setting: Setting, view: View) -> Scene:
    """Return the pieces on the table and their places, as a view shows them."""
    laid = open_pieces(setting, view.board, FURY in view.zones[BESIDE].known)
    return Scene(
        counters=laid.counters,
        figures=laid.figures,
        markers=(
            *laid.on_the_board,
            *tokens(setting, view),
            *laid.beside,
            *decks(setting, view),
            *laid.supply,
        ),
        panels=laid.panels,
    )


class OpenPieces(msgspec.Struct, frozen=True):
    """The pieces that all observers of a state see alike."""

    counters: tuple[Counter, ...]
    figures: tuple[Figure, ...]
    on_the_board: tuple[Marker, ...]
    beside: tuple[Marker, ...]
    supply: tuple[Marker, ...]
    panels: tuple[BattlePanel, ...]


@reused
def open_pieces(setting: Setting, board: dict[str, object], in_fury: bool) -> OpenPieces:
    """Return the open pieces, made once for all observers who are served together."""
    values = cast(Values, setting.data)
    lying = msgspec.convert(board, Lying)
    standing = {who: stands_with(lying, values, who) for who in CHARACTERS}
    return OpenPieces(
        counters=tuple(counters(lying, values, standing, in_fury=in_fury)),
        figures=tuple(figures(lying, values, standing)),
        on_the_board=tuple(markers(lying)),
        beside=(*dice(lying), *cards(values)),
        supply=(*on_cards(lying), *supply(lying, values)),
        panels=() if lying.battle is None else (battle(lying.battle),),
    )


def counter_id(place: str) -> str:
    """Return the id of the army in a place."""
    return f"army:{place}"


def counters(
    lying: Lying, values: Values, standing: Mapping[str, str], *, in_fury: bool
) -> Iterator[Counter]:
    """Yield the armies, in the order of the map (B5A-13.1)."""
    for place in sorted(lying.armies, key=RANK.__getitem__):
        army, own = lying.armies[place], counter_id(place)
        led_by = [who for who, where in standing.items() if where == own]
        leadership = army.tokens + sum(values.characters[who].leadership for who in led_by)
        strength = strength_of(values, army.units)
        if "thorin" in led_by and in_fury:
            leadership, strength = leadership + 2, strength + 2  # CR-11, CR-12
        dice = values.most_dice if strength > values.most_dice else 0  # B5A-23.1
        numbers = (strength, dice, leadership, army.tokens, army.damage)
        yield counter(place, army.seat, army.units, numbers)


@lru_cache(maxsize=MOST_ZONES)
def counter(place: str, seat: int, units: tuple[int, ...], numbers: tuple[int, ...]) -> Counter:
    """Return the counter of an army in a place, with those of its numbers that are not 0."""
    own = counter_id(place)
    shown = [Mark(*each) for each in zip(NUMBERS, numbers, strict=True) if each[1]]
    return Counter(own, place, seat, parts_of(own, units), tuple(shown))


def parts_of(own: str, units: tuple[int, ...]) -> tuple[Part, ...]:
    """Return the units of an army, by the id of its counter."""
    return tuple(
        [
            Part(f"{own}:{unit}", unit, f"ref-unit-{unit}", count)
            for unit, count in zip(UNITS, units, strict=True)
            if count
        ]
    )


def strength_of(values: Values, units: Sequence[int]) -> int:
    """Return the total strength of the units of an army (B5A-13.7, 23.1)."""
    return sum(map(mul, strengths(values), units))


@reused
def strengths(values: Values) -> tuple[int, ...]:
    """Return the strength of a unit of each kind (B5A-13.7)."""
    return tuple([values.units[name].strength for name in UNITS])


def seat_of(values: Values, character: str) -> int:
    """Return the seat of a character's side."""
    return SIDES.index(values.characters[character].side)


def stands_with(lying: Lying, values: Values, character: str) -> str:
    """Return the id of a character's army, or its place if it is alone (B5A-10.9, 10.10)."""
    place = lying.characters[character]
    if place == WAITING and character in lying.track:
        return space(lying.track[character])
    army = lying.armies.get(place)
    own = army is not None and army.seat == seat_of(values, character)
    return counter_id(place) if own else place


def figures(lying: Lying, values: Values, standing: Mapping[str, str]) -> Iterator[Figure]:
    """Yield all characters, also those not on the board."""
    for who, where in standing.items():
        yield figure(who, where, seat_of(values, who), activated=who in lying.activated)


@lru_cache(maxsize=MOST_ZONES)
def figure(who: str, where: str, seat: int, *, activated: bool) -> Figure:
    """Return a character in its place."""
    marks = ("activated",) if activated else ()
    return Figure(f"character:{who}", where, who, f"ref-character-{who}", seat, marks)


def markers(lying: Lying) -> Iterator[Marker]:
    """Yield markers on areas and the fate track, and the tokens of characters.

    On areas these are control, damaged fortifications, closed passes, Great Bats and Eagles.
    """
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
    for place, count in lying.eagles.items():
        if count:  # B5A-32.4, 32.7
            label = "board-eagles"
            yield Marker(f"eagles:{place}", "token", place, "eagles", label, count, FREE)
    yield Marker("fate-marker", "pawn", space(lying.marker), "fate", "board-marker")
    if lying.bodyguards:
        label, count = "board-bodyguards", lying.bodyguards
        yield Marker("bodyguards", "token", "character:bolg", "bodyguard", label, count, SHADOW)
    if lying.rings:
        yield Marker("rings", "token", "character:bilbo", "ring", "board-rings", lying.rings, FREE)
    if lying.wrath:
        label, count = "board-wrath", lying.wrath
        yield Marker("wrath", "token", "character:beorn", "wrath", label, count, FREE)
    if lying.concentrated:
        label = "board-concentrated"
        yield Marker("concentration", "token", "character:gandalf", "concentration", label)
    if lying.troubled:
        who = f"character:{lying.troubled}"
        yield Marker("troubled", "token", who, "troubled", "board-troubled", owner=SHADOW)


def on_cards(lying: Lying) -> Iterator[Marker]:
    """Yield the damage and units that lie on cards (CR-28, CR-48)."""
    if lying.armour:
        at, count = played_card("fate-shining-armour"), lying.armour
        yield Marker("armour", "damage", at, "armour", "board-armour", count, FREE)
    if lying.arrows:
        at, count = played_card("ss-flying-arrows-and-wild-spears"), lying.arrows
        yield Marker("orcs-on-card", "token", at, "orcs", "board-arrows", count, SHADOW)


def played_card(card: str) -> str:
    """Return the id of a card of a deck, the same wherever it is."""
    return f"card:{card}"


def decks(setting: Setting, view: View) -> Iterator[Marker]:
    """Yield the cards an observer sees, and piles of the face-down ones (chapter 8)."""
    for pool in setting.pools:
        if pool.name not in CARD_POOLS:
            continue
        for zone in pool.zones:
            # A face-down pile stays closed even if an observer could work out its cards.
            seen = view.zones[zone.name]
            faces_up = zone.seen_by == EVERYONE or set(view.observer) & set(zone.seen_by)
            yield from deck(pool.name, zone.name, seen.size, seen.known if faces_up else ())


@lru_cache(maxsize=MOST_ZONES)
def deck(pool: str, zone: str, size: int, known: tuple[str, ...]) -> tuple[Marker, ...]:
    """Return the known cards of a zone, and a pile of the others."""
    owner = owner_of(zone)
    found = [
        Marker(
            played_card(card),
            "card",
            sheet_id(DECKS.fate[card].character) if zone == BESIDE else zone,
            card,
            owner=owner,
        )
        for card in known
    ]
    hidden = size - len(known)
    if hidden:
        found.append(Marker(f"cards:{zone}", "pile", zone, pool, f"zone-{zone}", hidden, owner))
    return tuple(found)


def tokens(setting: Setting, view: View) -> Iterator[Marker]:
    """Yield face-up tokens, and piles of face-down ones with their number (B5A-2.1, 2.4, 2.8)."""
    for pool in setting.pools:
        if pool.name in CARD_POOLS:
            continue
        for zone in pool.zones:
            seen = view.zones[zone.name]
            if zone.seen_by == EVERYONE:
                yield from open_tokens(pool.name, zone.name, seen.known)
            elif seen.size:
                at, owner = GROUNDS.get(zone.name, zone.name), owner_of_tokens(pool.name)
                label = f"ref-tokens-{pool.name}" if at in RANK else f"zone-{zone.name}"
                name = f"tokens:{zone.name}"
                yield Marker(name, "pile", at, pool.name, label, seen.size, owner)


@lru_cache(maxsize=MOST_ZONES)
def open_tokens(pool: str, zone: str, known: tuple[str, ...]) -> tuple[Marker, ...]:
    """Return the face-up tokens of a zone, one marker for each face."""
    at, owner = GROUNDS.get(zone, zone), owner_of_tokens(pool)
    return tuple(
        Marker(
            f"{zone}:{face}",
            "token",
            at,
            face,
            f"ref-unit-{face}" if face in UNITS else f"ref-face-{face}",
            known.count(face),
            owner,
        )
        for face in dict.fromkeys(known)
    )


def owner_of_tokens(pool: str) -> int:
    """Return the seat of the side whose tokens these are."""
    return OWNER_OF_TOKENS.get(pool, NOBODY)


def die_id(seat: int, face: str) -> str:
    """Return the id of a side's unused dice that show a face."""
    return f"die:{seat}:{face}"


def dice(lying: Lying) -> Iterator[Marker]:
    """Yield the unused action dice (B5A-6.2)."""
    for seat, faces in enumerate(lying.dice):
        for face, count in faces.items():
            if count:
                label, tray = f"ref-die-{face}", f"dice-{seat}"
                yield Marker(die_id(seat, face), "die", tray, face, label, count, seat)


def card_id(seat: int, card: str) -> str:
    """Return the id of a manoeuvre card of a side."""
    return f"card:{seat}:{card}"


@reused
def cards(values: Values) -> tuple[Marker, ...]:
    """Return the manoeuvre cards that each side can have in its battle hand (B5A-22.2)."""
    found: list[Marker] = []
    for seat in (FREE, SHADOW):
        own = [f"unit-{name}" for name, unit in values.units.items() if unit.side == SIDES[seat]]
        found += [
            Marker(card_id(seat, card), "card", f"cards-{seat}", card, owner=seat)
            for card in (*own, REGROUP, VAMPIRE if seat == SHADOW else STROKES)
        ]
    return tuple(found)


def supply(lying: Lying, values: Values) -> Iterator[Marker]:
    """Yield the figures in the supply, which are not on the board (B5A-1.7)."""
    in_use = [sum(counts) for counts in zip(*[a.units for a in lying.armies.values()], strict=True)]
    for number, unit in enumerate(UNITS):
        used = in_use[number] if in_use else 0
        if number == ORCS:
            used += lying.arrows
        count, seat = values.units[unit].figures - used, SIDES.index(values.units[unit].side)
        if count > 0:
            label, tray = f"ref-unit-{unit}", f"supply-{seat}"
            yield Marker(f"supply:{unit}", "token", tray, unit, label, count, seat)


def battle(fight: Fight) -> BattlePanel:
    """Return the panel of a battle with what both players see (B5A-21.2)."""
    attacker, defender = (fighter(fight, seat) for seat in fight.order)
    return BattlePanel(
        at=fight.region, sources=fight.armies, fighters=(attacker, defender), round=fight.round
    )


def fighter(fight: Fight, seat: int) -> BattleSide:
    """Return the cards and dice of one side, and the damage to it."""
    side = fight.sides[seat]
    dice = tuple(
        Die(
            f"battle-die:{seat}:{number}",
            "black" if number < side.black else "white",
            value,
            hit,
            number in side.again,
        )
        for number, (value, hit) in enumerate(zip(side.dice, hitting(fight, seat), strict=True))
    )
    return BattleSide(
        seat,
        fight.army_of(seat),
        card_id(seat, side.card) if side.card else "",
        tuple(card_id(seat, card) for card in side.used if card != side.card),
        dice,
        side.target,
        sum(die.hit for die in dice),
        side.damage,
        side.added[0],
        tuple(reason_label(reason) for reason in side.reasons),
        played_card(side.event) if side.event else "",
        side.dealt,
        side.cancelled,
    )


def reason_label(reason: str) -> str:
    """Return the message key for an obstacle or card that changes a roll."""
    if reason in OBSTACLES:
        return f"ref-mark-{reason}"
    if reason in COMBATS:
        return f"ref-combat-{reason}"
    return f"ref-card-{reason}"
