"""The scene: the pieces on the table, made from the view of one observer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import is_hit
from ostrog.games.war_of_the_ring.board import state
from ostrog.games.war_of_the_ring.board.clash import Clash
from ostrog.games.war_of_the_ring.board.map import FACTS, OWNER, RANK
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS,
    CHARACTERS_OF,
    DECKS,
    FACES,
    FIGURES_OF,
    FREE,
    LEADER_SLOTS,
    MINIONS,
    NATIONS,
    SHADOW,
    SIDES,
    UNIT_SLOTS,
)
from ostrog.games.war_of_the_ring.board.pools import (
    HUNT_POOL,
    TILE_DRAWN,
    TILES_USED,
    TILES_WAITING,
    buried_zone,
    deck_zone,
    hand_zone,
    laid_zone,
    open_zone,
    table_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.seats import commander_among, count
from ostrog.games.war_of_the_ring.board.state import Host
from ostrog.games.war_of_the_ring.board.values import Values
from ostrog.games.war_of_the_ring.table.combat_panel import ArmySide, WarBattle
from ostrog.games.war_of_the_ring.table.layout import (
    ASIDE,
    FELLOWSHIP,
    HUNT,
    LOST,
    POLITICS,
    first_seat,
    parts_of,
    space,
)
from ostrog.kernel import Setting, View
from ostrog.table import Counter, Die, Figure, Mark, Marker, Part, Scene, reused

OFF_THE_MAP = {
    state.FELLOWSHIP: FELLOWSHIP,
    state.ASIDE: ASIDE,
    state.ELIMINATED: LOST,
    state.REPLACED: LOST,
}
"""The tray of a character who is not on the map."""


class Lying(msgspec.Struct, frozen=True):
    """The fields of the board from which a scene is made."""

    hosts: list[dict[str, Host]]
    characters: dict[str, str]
    sieges: dict[str, int]
    reinforcements: list[list[int]]
    casualties: list[int]
    control: dict[str, int]
    steps_to_war: dict[str, int]
    active_nations: dict[str, bool]
    pool: list[int]
    dice: list[dict[str, int]]
    hunt_box: list[int]
    rings: list[int]
    ring_bearers: str
    mordor: int
    progress: int
    revealed: bool
    corruption: int
    guide: str
    battle: Clash | None
    leading: list[int]
    mixed: list[list[str]]


def scene(setting: Setting, view: View) -> Scene:
    """Return the pieces on the table and their places, as a view shows them."""
    laid = open_pieces(setting, view.board)
    return Scene(
        counters=laid.counters,
        figures=laid.figures,
        markers=(
            *laid.on_the_map,
            *hunt(laid.lying, view),
            *laid.stocks,
            *cards(setting, view),
        ),
        panels=laid.panels,
    )


class OpenMap(msgspec.Struct, frozen=True):
    """What lies open on the board, and the pieces that all observers of a state see alike."""

    lying: Lying
    counters: tuple[Counter, ...]
    figures: tuple[Figure, ...]
    on_the_map: tuple[Marker, ...]
    stocks: tuple[Marker, ...]
    panels: tuple[WarBattle, ...]


@reused
def open_pieces(setting: Setting, board: dict[str, object]) -> OpenMap:
    """Return the open pieces, made once for all observers who are served together."""
    values = cast(Values, setting.data)
    lying = msgspec.convert(board, Lying)
    return OpenMap(
        lying,
        counters=tuple(armies(setting, lying)),
        figures=(*characters(setting, lying), fellowship(setting, lying)),
        on_the_map=(
            *flags(setting, lying),
            *politics(setting, lying),
            *journey(lying, values),
        ),
        stocks=tuple(stocks(setting, lying, values)),
        panels=() if lying.battle is None else (battle(setting, lying, values, lying.battle),),
    )


def army_id(side: int, region: str) -> str:
    """Return the id of the figures of a side in a region."""
    return f"army:{SIDES[side]}:{region}"


def parts(own: str, side: int, counts: Sequence[int]) -> tuple[Part, ...]:
    """Return figures by kind."""
    return tuple(
        Part(f"{own}:{figure}", figure, f"ref-figure-{figure}", count)
        for figure, count in zip(FIGURES_OF[side], counts, strict=True)
        if count
    )


def armies(setting: Setting, lying: Lying) -> Iterator[Counter]:
    """Yield the figures of both sides by region; whoever is besieged comes last (WOTR-13.3)."""
    for side in (FREE, SHADOW):
        for region in sorted(lying.hosts[side], key=RANK.__getitem__):
            host, own = lying.hosts[side][region], army_id(side, region)
            inside = lying.sieges.get(region)
            numbers = [
                ("units", host.units),
                ("besieged", int(inside == side)),
                ("besieging", int(inside == 1 - side and host.units > 0)),
                ("mixed", int(region in lying.mixed[side])),
                ("apart", int(stand_apart(setting, lying, side, region))),
            ]
            marks = tuple(Mark(name, value) for name, value in numbers if value)
            owner = first_seat(setting, side)
            yield Counter(own, region, owner, parts(own, side, host.counts), marks)


def stand_apart(setting: Setting, lying: Lying, side: int, region: str) -> bool:
    """Whether two team mates have separate armies in a region (WOTR-19.16)."""
    there, counts = parts_of(setting), lying.hosts[side][region].counts
    if len(there.seats[side]) == 1 or region in lying.mixed[side]:
        return False
    return all(count(counts, there.holdings[seat].units) for seat in there.seats[side])


def side_of(who: str) -> int:
    """Return the side of a character; Gollum goes with the Fellowship (WOTR-4.8)."""
    return SHADOW if who in MINIONS else FREE


def stands_at(lying: Lying, who: str) -> str:
    """Return the id of a character's army, or else his region or tray."""
    at, side = lying.characters[who], side_of(who)
    if at in OFF_THE_MAP:
        return OFF_THE_MAP[at]
    return army_id(side, at) if at in lying.hosts[side] else at


def character_id(who: str) -> str:
    """Return the id of a character's figure."""
    return f"character:{who}"


def characters(setting: Setting, lying: Lying) -> Iterator[Figure]:
    """Yield all characters, also those not on the map."""
    for who in CHARACTERS:
        if lying.characters[who] == state.REPLACED:
            continue
        marks = ("guide",) if who == lying.guide else ()
        owner = first_seat(setting, side_of(who))
        label = f"ref-character-{who}"
        yield Figure(character_id(who), stands_at(lying, who), who, label, owner, marks)


def fellowship(setting: Setting, lying: Lying) -> Figure:
    """Return the Ring-bearers, in a region or on the Mordor Track (WOTR-15.1, 17.3)."""
    at = lying.ring_bearers if lying.mordor < 0 else space(lying.mordor)
    marks = ("revealed",) if lying.revealed else ()
    owner = first_seat(setting, FREE)
    return Figure("ring-bearers", at, "ring-bearers", "ref-mark-ring-bearers", owner, marks)


def flags(setting: Setting, lying: Lying) -> Iterator[Marker]:
    """Yield the Settlements that are in the hands of the enemy (WOTR-2.7, 13.24)."""
    for region, side in lying.control.items():
        if side != OWNER[region]:
            owner, label = first_seat(setting, side), "ref-mark-control"
            yield Marker(f"control:{region}", "flag", region, SIDES[side], label, owner=owner)


def nation_id(nation: str) -> str:
    """Return the id of a nation's marker on the Political Track."""
    return f"nation:{nation}"


def politics(setting: Setting, lying: Lying) -> Iterator[Marker]:
    """Yield where the nations stand on the Political Track (WOTR-14.1)."""
    for nation in NATIONS:
        steps = lying.steps_to_war[nation]
        active = lying.active_nations[nation]
        marks = ("at-war",) if not steps else ("active" if active else "passive",)
        yield Marker(
            nation_id(nation),
            "nation",
            POLITICS,
            nation,
            f"ref-nation-{nation}",
            owner=parts_of(setting).owners[nation],
            values=(Mark("steps", steps),),
            marks=marks,
        )


def journey(lying: Lying, values: Values) -> Iterator[Marker]:
    """Yield the Fellowship's Progress and Corruption (WOTR-15.8, 16.25)."""
    marks = ("revealed",) if lying.revealed else ("hidden",)
    numbers = (Mark("progress", lying.progress), Mark("goal", values.limits.progress))
    yield Marker(
        "progress", "track", FELLOWSHIP, "progress", "ref-mark-progress", 1, -1, numbers, marks
    )
    numbers = (Mark("corruption", lying.corruption), Mark("goal", values.limits.corruption))
    yield Marker(
        "corruption", "track", FELLOWSHIP, "corruption", "ref-mark-corruption", 1, -1, numbers
    )


def tile_id(zone: str, tile: str) -> str:
    """Return the id of tiles of one kind that lie together."""
    return f"tile:{zone}:{tile}"


def hunt(lying: Lying, view: View) -> Iterator[Marker]:
    """Yield the Hunt Box, and the tiles that everybody sees (WOTR-16.2 to 16.5, 16.16)."""
    for side, name in enumerate(SIDES):
        if lying.hunt_box[side]:
            label, count = (
                "ref-die-eye" if side == SHADOW else "ref-mark-moves",
                lying.hunt_box[side],
            )
            yield Marker(
                f"hunt:{name}", "die", HUNT, "eye" if side else "moved", label, count, side
            )
    size = view.zones[HUNT_POOL].size
    if size:
        yield Marker("tiles:hunt-pool", "pile", HUNT_POOL, "tile", f"zone-{HUNT_POOL}", size)
    for zone in (TILE_DRAWN, TILES_USED, TILES_WAITING):
        known = view.zones[zone].known
        for tile in dict.fromkeys(known):
            count = known.count(tile)
            yield Marker(tile_id(zone, tile), "tile", zone, tile, f"ref-tile-{tile}", count)


def die_id(side: int, face: str) -> str:
    """Return the id of a side's unused dice that show a face."""
    return f"die:{SIDES[side]}:{face}"


def supply_id(figure: str) -> str:
    """Return the id of the reinforcements of a kind."""
    return f"supply:{figure}"


def stocks(setting: Setting, lying: Lying, values: Values) -> Iterator[Marker]:
    """Yield dice, Elven Rings, points and reinforcements of both sides."""
    goals = (values.limits.free_victory, values.limits.shadow_victory)
    for side, name in enumerate(SIDES):
        owner, stock = first_seat(setting, side), f"stock-{name}"
        for face in FACES:
            count = lying.dice[side].get(face, 0)
            if count:
                at, label = f"dice-{name}", f"ref-die-{face}"
                yield Marker(die_id(side, face), "die", at, face, label, count, owner)
        spent = lying.pool[side] - sum(lying.dice[side].values()) - lying.hunt_box[side]
        if spent > 0:
            label = "ref-mark-spent"
            yield Marker(f"spent:{name}", "spent", f"dice-{name}", "spent", label, spent, owner)
        if lying.rings[side]:
            label, count = "ref-mark-rings", lying.rings[side]
            yield Marker(f"rings:{name}", "token", stock, "ring", label, count, owner)
        numbers = Mark("points", points(lying, values, side)), Mark("goal", goals[side])
        yield Marker(
            f"points:{name}", "track", stock, "points", "ref-mark-points", 1, owner, numbers
        )
        yield from team(setting, lying, side)
        for figure, count in zip(FIGURES_OF[side], lying.reinforcements[side], strict=True):
            if count:
                at, label = f"supply-{name}", f"ref-figure-{figure}"
                yield Marker(supply_id(figure), "token", at, figure, label, count, owner)
    for figure, count in zip(FIGURES_OF[FREE], lying.casualties, strict=True):
        if count:
            owner, label = first_seat(setting, FREE), f"ref-figure-{figure}"
            yield Marker(f"lost:{figure}", "token", LOST, figure, label, count, owner)


def team(setting: Setting, lying: Lying, side: int) -> Iterator[Marker]:
    """Yield the players of a team, with the token of the one who leads it (WOTR-19.3)."""
    seats = parts_of(setting).seats[side]
    if len(seats) == 1:
        return
    for place, seat in enumerate(seats):
        sign = "leading" if place == lying.leading[side] else "following"
        player = parts_of(setting).players[seat]
        at, label = f"stock-{SIDES[side]}", f"ref-mark-{sign}"
        yield Marker(f"player:{player}", "token", at, sign, label, 1, seat)


def points(lying: Lying, values: Values, side: int) -> int:
    """Return the points that a side has captured (WOTR-2.8, 13.24)."""
    return sum(
        int(getattr(values.points, FACTS[region].settlement))
        for region, holder in lying.control.items()
        if holder == side and OWNER[region] != side
    )


def card_id(card: str) -> str:
    """Return the id of an event card, the same wherever it lies."""
    return f"card:{card}"


def cards(setting: Setting, view: View) -> Iterator[Marker]:
    """Yield the cards an observer holds, and piles of those that are face down (WOTR-H.1)."""
    for side in (FREE, SHADOW):
        owner = first_seat(setting, side)
        for deck in DECKS:
            zones = [(deck_zone(side, deck), owner, False)]
            for seat in parts_of(setting).seats[side]:
                held = seat in view.observer
                zones.append((hand_zone(seat, deck), seat, held))
                zones.append((buried_zone(seat, deck), seat, held))
                zones.append((laid_zone(seat, deck), seat, held))
            public = (open_zone, table_zone, used_zone)
            zones += [(name_of(side, deck), owner, True) for name_of in public]
            for zone, whose, held in zones:
                yield from cards_of_zone(view, zone, deck, whose, is_seen=held)


def cards_of_zone(
    view: View, zone: str, deck: str, whose: int, *, is_seen: bool
) -> Iterator[Marker]:
    """Yield the cards that an observer sees in a zone, and a pile of the others."""
    lying = view.zones[zone]
    # A face-down pile stays closed even if an observer could work out its cards.
    known = lying.known if is_seen else ()
    for card in known:
        yield Marker(card_id(card), "card", zone, card, owner=whose)
    hidden = lying.size - len(known)
    if hidden:
        yield Marker(f"cards:{zone}", "pile", zone, deck, f"zone-{zone}", hidden, whose)


def battle(setting: Setting, lying: Lying, values: Values, clash: Clash) -> WarBattle:
    """Return the panel of a battle, which both players see alike (WOTR-11.9 to 11.24)."""
    attacker, defender = (fighter(setting, lying, values, clash, side) for side in clash.order)
    return WarBattle(
        at=clash.region,
        sources=() if clash.source == clash.region else (clash.source,),
        kind=clash.kind,
        fighters=(attacker, defender),
        round=clash.round,
    )


def fighter(setting: Setting, lying: Lying, values: Values, clash: Clash, side: int) -> ArmySide:
    """Return the figures, dice and numbers of one side (WOTR-11.10, 11.11)."""
    attacks = side == clash.attacker
    at = clash.source if attacks else clash.region
    host = lying.hosts[side].get(at)
    there = () if host is None else host.counts
    counts = clash.part if attacks else there
    who = (
        clash.who
        if attacks
        else tuple(each for each in CHARACTERS_OF[side] if lying.characters[each] == at)
    )
    rolled = clash.sides[side]
    led = sum(values.characters[each].leadership for each in who)
    leader = parts_of(setting).seats[side][lying.leading[side]]
    return ArmySide(
        seat=commander_among(parts_of(setting), leader, side, counts) if counts else leader,
        at=at,
        units=parts(f"battle:{SIDES[side]}", side, counts) if counts else (),
        who=tuple(map(character_id, who)),
        strength=sum(counts[slot] for slot in UNIT_SLOTS[side]) if counts else 0,
        leadership=led + (sum(counts[slot] for slot in LEADER_SLOTS[side]) if counts else 0),
        dice=tuple(
            Die(
                f"battle-die:{SIDES[side]}:{number}",
                "red" if side == SHADOW else "blue",
                value,
                is_hit(
                    value,
                    rolled.target,
                    rolled.added_again if number in rolled.again else rolled.added,
                ),
                number in rolled.again,
            )
            for number, value in enumerate(rolled.values)
        ),
        target=rolled.target,
        added=rolled.added,
        hits=rolled.scored,
    )
