"""The scene: the pieces on the table, made from the view of one observer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from ostrog.games.ring_cards.board.cast import FREE, SHADOW, Cast
from ostrog.games.ring_cards.board.factions import ICONS, SIDES
from ostrog.games.ring_cards.board.icons import icons_at
from ostrog.games.ring_cards.board.placement import defends
from ostrog.games.ring_cards.board.scoring import points
from ostrog.games.ring_cards.board.state import ATTACK, DEFENCE, RESERVE, Fighting, tokens_on
from ostrog.games.ring_cards.cards.limits import carryover_limit
from ostrog.games.ring_cards.table.contest_panel import ContestPanel
from ostrog.games.ring_cards.table.layout import (
    ASIDE,
    BATTLEGROUNDS,
    KINDS,
    PATH_DECK,
    PATHS,
    ROUND,
    battleground_deck,
    card_id,
    location_id,
    reserve,
    tokens,
    won,
    zone,
)
from ostrog.games.ring_cards.table.shares import contest, count_as_it_stands
from ostrog.kernel import EVERYONE, Setting, View
from ostrog.table import Mark, Marker, Scene, reused

MOST_ZONES = 1 << 12
"""Number of zones whose cards are kept, as seen in a state; most do not change in a turn."""


class Lying(msgspec.Struct):
    """The fields of the board from which a scene is made."""

    round: int
    first: int
    turn: int
    path: str
    used_paths: list[str]
    battlegrounds: list[str]
    bared: list[str]
    decks: list[list[str]]
    won: list[list[str]]
    paths_won: list[list[str]]
    laid_aside: list[str]
    corruption: int
    tokens: dict[str, list[int]]
    rings: list[bool]
    places: dict[str, str]
    fresh: list[str]
    used: list[str]
    lasting: list[str]
    fighting: Fighting | None


class Seen(Lying):
    """The same fields, with the players and cards of the match."""

    cast: Cast


def scene(setting: Setting, view: View) -> Scene:
    """Return the cards and tokens on the table and their places, as a view shows them."""
    laid = open_cards(setting, view.board)
    markers = (*laid.in_play, *piles(setting, view, setting.derived), *laid.beside)
    return Scene(counters=(), figures=(), markers=markers, panels=laid.panels)


class OpenCards(msgspec.Struct, frozen=True):
    """The cards and tokens that all observers of a state see alike."""

    in_play: tuple[Marker, ...]
    beside: tuple[Marker, ...]
    panels: tuple[ContestPanel, ...]


@reused
def open_cards(setting: Setting, board: dict[str, object]) -> OpenCards:
    """Return the open cards, made once for all observers who are served together."""
    cast_: Cast = setting.derived
    lying = msgspec.convert(board, Lying)
    seen = Seen(**{name: getattr(lying, name) for name in Lying.__struct_fields__}, cast=cast_)
    fights = {place: counted(seen, place) for place in (seen.path, *seen.battlegrounds) if place}
    return OpenCards(
        in_play=(
            *locations(seen, fights),
            *cards_in_play(seen, fights),
            *combat_tokens(seen),
        ),
        beside=(
            *decks_of_locations(seen),
            round_number(seen),
            *scoring_areas(seen),
            *before_players(seen),
        ),
        panels=() if seen.fighting is None else (contest(seen, seen.fighting),),
    )


def won_id(place: str) -> str:
    """Return the id of a location that was won or laid aside."""
    return f"won:{place}"


def ring_id(seat: int) -> str:
    """Return the id of a player's Ring token."""
    return f"ring:{seat}"


def counted(seen: Seen, place: str) -> Fighting:
    """Return the icons at a location, as counted in its combat or as of now (RCG-11.10)."""
    if seen.fighting is not None and seen.fighting.place == place:
        return seen.fighting
    return count_as_it_stands(seen, place)


def is_tied(seen: Seen, fight: Fighting) -> bool:
    """Whether neither side would score a path of a Duel, since the totals are equal (RCG-17.7)."""
    duel = seen.cast.scene.path_scoring == "duel"
    return duel and fight.attack == fight.own + sum(fight.defenders.values())


def locations(seen: Seen, fights: dict[str, Fighting]) -> Iterator[Marker]:
    """Yield the active locations with the icons of both sides (RCG-3.2)."""
    for place, fight in fights.items():
        values = (
            Mark("attack", fight.attack),
            Mark("defence", fight.own),
            Mark("defenders", sum(fight.defenders.values())),
        )
        at = PATHS if place == seen.path else BATTLEGROUNDS
        marks: tuple[str, ...] = ("no-defence",) if place in seen.bared else ()
        if place == seen.path and is_tied(seen, fight):
            marks += ("tied",)
        yield Marker(location_id(place), "card", at, place, values=values, marks=marks)


def cards_in_play(seen: Seen, fights: dict[str, Fighting]) -> Iterator[Marker]:
    """Yield cards in reserves and at locations, and items at their wielders (RCG-3.3)."""
    for card, place in seen.places.items():
        sheet = seen.cast.sheets[card]
        marks = []
        values: tuple[Mark, ...] = ()
        if place in seen.places:
            at = card_id(place)
        elif place == RESERVE:
            at = reserve(sheet.owner)
            if card in seen.fresh:
                marks.append("fresh")
        else:
            at = location_id(place)
            fight = fights[place]
            defending = defends(seen, place, seen.cast.sides[sheet.owner])
            marks.append("defending" if defending else "attacking")
            if card in fight.supported:
                marks.append("supported")
            icons = (fight.defenders if defending else fight.attackers).get(card, 0)
            values = (Mark(icons_at(seen, place)[defending], icons),)
        if card in seen.used:
            marks.append("used")
        yield Marker(
            card_id(card),
            "card",
            at,
            card,
            owner=sheet.owner,
            values=values,
            marks=tuple(marks),
        )


def combat_tokens(seen: Seen) -> Iterator[Marker]:
    """Yield the combat tokens on locations and cards (RCG-11.6)."""
    for thing in seen.tokens:
        on_card = thing in seen.places
        place = seen.places[thing] if on_card else thing
        at = card_id(thing) if on_card else location_id(thing)
        for kind in (ATTACK, DEFENCE):
            count = tokens_on(seen, thing)[kind]
            if count:
                icon = icons_at(seen, place)[kind]
                assert icon in ICONS
                yield Marker(f"token:{thing}:{icon}", "token", at, icon, f"ref-icon-{icon}", count)


def piles(setting: Setting, view: View, dealt: Cast) -> Iterator[Marker]:
    """Yield the cards that are not in play (RCG-3.1, 21.2).

    Each card that the observer sees has a marker; the hidden cards of a zone are a pile.
    """
    shown = seen_by(setting)
    for seat, zones in enumerate(dealt.zones):
        for field in KINDS:
            name = zone(zones, field)
            lying = view.zones[name]
            faces_up = shown[name] == EVERYONE or set(view.observer) & set(shown[name])
            known = lying.known if faces_up else ()
            # The observer looked at a top card or is searching the deck (RCG-10.14, 10.19).
            known += tuple([card for card in lying.order if card is not None])
            yield from pile(name, seat, lying.size, known)


@reused
def seen_by(setting: Setting) -> dict[str, tuple[int, ...]]:
    """Return for each zone the seats that see its cards."""
    return {zone.name: zone.seen_by for pool in setting.pools for zone in pool.zones}


@lru_cache(maxsize=MOST_ZONES)
def pile(name: str, seat: int, size: int, known: tuple[str, ...]) -> tuple[Marker, ...]:
    """Return the known cards of a zone, and a pile of the others."""
    found = [Marker(card_id(card), "card", name, card, owner=seat) for card in known]
    hidden = size - len(known)
    if hidden:
        found.append(Marker(f"cards:{name}", "pile", name, "cards", f"zone-{name}", hidden, seat))
    return tuple(found)


def decks_of_locations(seen: Seen) -> Iterator[Marker]:
    """Yield the decks of paths and battlegrounds (RCG-3.2)."""
    unused = sum(len(paths) for paths in seen.cast.paths.values()) - len(seen.used_paths)
    decks = [(PATH_DECK, unused)]
    decks += [(battleground_deck(SIDES[side]), len(seen.decks[side])) for side in (FREE, SHADOW)]
    for name, count in decks:
        if count:
            yield Marker(f"cards:{name}", "pile", name, "locations", f"zone-{name}", count)


def round_number(seen: Seen) -> Marker:
    """Return the round with the number of rounds, one for each path number (RCG-4.2)."""
    values = (Mark("round", seen.round), Mark("rounds", seen.cast.scene.last_path))
    return Marker("round", "token", ROUND, "round", "ref-mark-round", values=values)


def scoring_areas(seen: Seen) -> Iterator[Marker]:
    """Yield the locations, corruption and points of both sides (RCG-14.1 to 14.4)."""
    scores = points(seen.cast, seen.won, seen.paths_won, seen.corruption)
    for side, team in enumerate(SIDES):
        area = won(team)
        score = (Mark("points", scores[side]),)
        yield Marker(f"score:{team}", "token", area, "score", "ref-mark-score", values=score)
        for place in seen.won[side]:
            yield _scored(place, area)
        for place in seen.paths_won[side]:
            yield _scored(place, area, face_down=side == SHADOW)
    if seen.corruption:
        label, count = "ref-mark-corruption", seen.corruption
        yield Marker("corruption", "token", won(SIDES[SHADOW]), "corruption", label, count)
    for place in seen.laid_aside:
        yield _scored(place, ASIDE)


def _scored(place: str, area: str, *, face_down: bool = False) -> Marker:
    marks = ("face-down",) if face_down else ()
    return Marker(won_id(place), "card", area, place, marks=marks)


def before_players(seen: Seen) -> Iterator[Marker]:
    """Yield Ring tokens, carryover limits, and who begins and has the turn (RCG-2.3, 2.8, 7.6)."""
    for seat in range(len(seen.cast.players)):
        limit = carryover_limit(seen, seat)
        label = "ref-mark-carryover"
        yield Marker(f"carryover:{seat}", "token", tokens(seat), "carryover", label, limit, seat)
    for seat, player in enumerate(seen.cast.players):
        if player.ring is not None:
            label, marks = "ref-mark-ring", () if seen.rings[seat] else ("used",)
            at = tokens(seat)
            yield Marker(ring_id(seat), "token", at, "ring", label, owner=seat, marks=marks)
    for name, index in (("starting-player", seen.first), ("turn", seen.turn)):
        seat = seen.cast.order[index]
        yield Marker(name, "pawn", tokens(seat), name, f"ref-mark-{name}", owner=seat)
