"""The scene: the pieces on the table, made from the view of one observer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from ostrog.games.stronghold.board.map import (
    MARAUDERS,
    PATHS,
    SECTIONS,
)
from ostrog.games.stronghold.board.pieces import (
    CARD_PHASES,
    DEFENDER,
    DEFENDERS,
    HEROES,
    HEROIC_ORDERS,
    INVADER,
    INVADERS,
    LAID,
    RITUALS,
    TRAININGS,
)
from ostrog.games.stronghold.board.pools import PLACES_OF_RITUAL, order_at, pile, token_at, trap_on
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.values import Values
from ostrog.games.stronghold.board.verbs import SLOTS
from ostrog.games.stronghold.invader.objectives import MEASURES
from ostrog.games.stronghold.table.section_panel import fought_over, section_panels
from ostrog.games.stronghold.table.strengths import open_board
from ostrog.games.stronghold.table.wall_outlines import attack
from ostrog.kernel import Setting, View
from ostrog.table import Counter, Figure, Mark, Marker, Part, Scene, reused


class Lying(msgspec.Struct, frozen=True):
    """The fields of the board from which a scene is made."""

    turn: int
    bag: list[int]
    supply: list[int]
    wood: int
    invaders: dict[str, list[int]]
    row: list[str]
    closed: int
    paid: dict[str, list[int]]
    throwing: dict[str, str]
    mantelets: dict[str, int]
    siege_towers: dict[str, int]
    equipment: dict[str, list[str]]
    bridges: list[str]
    training: dict[str, list[str]]
    saboteurs: list[str]
    successes: dict[str, str]
    face_up_traps: dict[str, str]
    face_up_orders: dict[str, str]
    defenders: dict[str, list[int]]
    heroes: dict[str, str]
    walls: dict[str, int]
    cauldrons: dict[str, str]
    platforms: dict[str, int]
    tower_works: dict[str, str]
    hourglasses: int
    bound: str
    laid: dict[str, int]
    finished: list[str]
    malfunction: str
    spies: list[str]
    blessing: str
    glare: str
    issued: dict[str, str]
    lost_orders: list[str]


def scene(setting: Setting, view: View) -> Scene:
    """Return the pieces on the table and their places, as a view shows them."""
    laid = open_pieces(setting, view.board)
    lying = laid.lying
    siege = open_board(setting, view)
    plates = section_panels(siege, view)
    return Scene(
        counters=laid.counters,
        figures=laid.figures,
        markers=(
            *laid.on_the_wall,
            *before_the_wall(lying, view),
            *rituals(lying, view),
            *orders(lying, view),
            *traps(lying, view),
            *phase_cards(lying, view),
            *laid.supplies,
            *cards(siege, view),
            *laid.stocks,
        ),
        panels=fought_over(view, plates),
        plates=plates,
    )


class OpenWall(msgspec.Struct, frozen=True):
    """What lies open on the board, and the pieces that all observers of a state see alike."""

    lying: Lying
    counters: tuple[Counter, ...]
    figures: tuple[Figure, ...]
    on_the_wall: tuple[Marker, ...]
    supplies: tuple[Marker, ...]
    stocks: tuple[Marker, ...]


@reused
def open_pieces(setting: Setting, board: dict[str, object]) -> OpenWall:
    """Return the open pieces, made once for all observers who are served together."""
    values = cast(Values, setting.data)
    lying = msgspec.convert(board, Lying)
    return OpenWall(
        lying,
        counters=(*attackers(lying, values), *garrisons(lying, values)),
        figures=tuple(heroes(lying)),
        on_the_wall=tuple(on_the_wall(lying)),
        supplies=(*supplies(lying), *works(lying, values)),
        stocks=tuple(stocks(lying, values)),
    )


def troop_id(place: str) -> str:
    """Return the id of the Defender units in a place."""
    return f"troops:{place}"


def horde_id(place: str) -> str:
    """Return the id of the Invader units on a place."""
    return f"horde:{place}"


def ground(place: str) -> str:
    """Return the area on which Invader units and tokens of a place lie."""
    return attack(place) if place in SECTIONS else place


def parts(own: str, kind: str, names: Sequence[str], counts: Sequence[int]) -> tuple[Part, ...]:
    """Return the units of a counter by kind."""
    return tuple(
        Part(f"{own}:{name}", name, f"ref-{kind}-{name}", count)
        for name, count in zip(names, counts, strict=True)
        if count
    )


def strength_of(units: Sequence[int], strong: Sequence[int]) -> int:
    """Return the strength of some units by kind (STR-2.3)."""
    return sum(count * each for count, each in zip(units, strong, strict=True))


def attackers(lying: Lying, values: Values) -> Iterator[Counter]:
    """Yield the Invader units by place."""
    strong = [values.invaders[unit].strength for unit in INVADERS]
    for place, units in lying.invaders.items():
        if any(units):
            own = horde_id(place)
            strength = Mark("strength", strength_of(units, strong))
            at = ground(place) if place != MARAUDERS else place
            yield Counter(own, at, INVADER, parts(own, "unit", INVADERS, units), (strength,))


def garrisons(lying: Lying, values: Values) -> Iterator[Counter]:
    """Yield the Defender units by place."""
    strong = [values.defenders[unit].strength for unit in DEFENDERS]
    for place, units in lying.defenders.items():
        if any(units):
            own = troop_id(place)
            strength = Mark("strength", strength_of(units, strong))
            yield Counter(own, place, DEFENDER, parts(own, "troop", DEFENDERS, units), (strength,))


def heroes(lying: Lying) -> Iterator[Figure]:
    """Yield the heroes (STR-17.1)."""
    for hero in HEROES:
        spent = ("used",) if hero in lying.issued.values() else ()
        at = lying.heroes[hero]
        yield Figure(f"hero:{hero}", at, hero, f"ref-hero-{hero}", DEFENDER, spent)


def token(name: str, at: str, label: str, owner: int, count: int = 1) -> Marker:
    """Return a token with an id made of its place and name."""
    return Marker(f"{name}:{at}", "token", at, name, label, count, owner)


def on_the_wall(lying: Lying) -> Iterator[Marker]:
    """Yield wall elements, cauldrons, platforms, works in towers, glare and blessing."""
    for section in SECTIONS:
        if lying.walls[section]:
            count = lying.walls[section]
            yield token("wall-element", section, "ref-what-wall-element", DEFENDER, count)
        if lying.cauldrons[section]:
            unit = lying.cauldrons[section]
            yield Marker(
                f"cauldron:{section}",
                "token",
                section,
                f"cauldron-{unit}",
                f"ref-mark-cauldron-{unit}",
                owner=DEFENDER,
            )
        if lying.platforms[section]:
            yield token("platform", section, "ref-work-platform", DEFENDER)
    for tower, work in lying.tower_works.items():
        if work:
            yield token(work, tower, f"ref-work-{work}", DEFENDER)
    if lying.glare:
        yield token("glare", lying.glare, "ref-work-glare", DEFENDER)
    if lying.blessing:
        yield token("blessing", f"side-{lying.blessing}", "ref-work-blessing", DEFENDER)


def before_the_wall(lying: Lying, view: View) -> Iterator[Marker]:
    """Yield machines, equipment, training tokens, bridges and saboteurs."""
    for place, machine in lying.throwing.items():
        if machine:
            left = view.zones[pile(place)].size
            marks = ("jammed",) if lying.malfunction == place else ()
            yield Marker(
                f"machine:{place}",
                "token",
                place,
                machine,
                f"ref-card-{machine}",
                owner=INVADER,
                values=(Mark("cards", left),),
                marks=marks,
            )
    for rampart, count in lying.mantelets.items():
        if count:
            yield token("mantelet", rampart, "ref-card-mantelet", INVADER)
    for place, count in lying.siege_towers.items():
        if count:
            at = ground(place)
            yield token("siege-tower", at, "ref-card-siege-tower", INVADER, count)
    for places in (lying.equipment, lying.training):
        for place, tokens in places.items():
            for name in tokens:
                yield token(name, ground(place), f"ref-card-{name}", INVADER)
    for path in lying.bridges:
        yield token("bridge", f"path-{path}", "ref-card-bridge", INVADER)
    for building in lying.saboteurs:
        yield token("saboteur", building, "ref-card-saboteur", INVADER)


def ritual_at(place: str) -> str:
    """Return where ritual tokens of a place lie on the table (STR-11.8 to 11.12)."""
    if place in HEROIC_ORDERS:
        return f"heroic:{place}"
    return f"machine:{place}" if place in SLOTS else ground(place)


def rituals(lying: Lying, view: View) -> Iterator[Marker]:
    """Yield ritual tokens: their backs, their faces for the Invader, and open successes."""
    for ritual in RITUALS:
        for place in PLACES_OF_RITUAL[ritual]:
            zone = view.zones[token_at(ritual, place)]
            if zone.size:
                marks = tuple(zone.known)
                yield Marker(
                    f"{ritual}:{place}",
                    "back",
                    ritual_at(place),
                    ritual,
                    f"ref-card-{ritual}",
                    owner=INVADER,
                    marks=marks,
                )
        place = lying.successes[ritual]
        if place:
            yield Marker(
                f"{ritual}-success:{place}",
                "token",
                ritual_at(place),
                ritual,
                f"ref-card-{ritual}",
                owner=INVADER,
                marks=("success",),
            )


def orders(lying: Lying, view: View) -> Iterator[Marker]:
    """Yield orders at sections: open ones, and backs whose faces the Invader knows."""
    for section in SECTIONS:
        if section in lying.face_up_orders:
            face = lying.face_up_orders[section]
            yield Marker(
                f"order:{section}", "token", attack(section), face, f"ref-order-{face}", 1, INVADER
            )
        elif view.zones[order_at(section)].size:
            known = view.zones[order_at(section)].known
            name = known[0] if known else "order"
            label = f"ref-order-{name}" if known else "ref-mark-order"
            yield Marker(f"order:{section}", "back", attack(section), name, label, 1, INVADER)
    for face in dict.fromkeys(view.zones["orders-stock"].known):
        count = view.zones["orders-stock"].known.count(face)
        yield Marker(f"order-{face}", "token", "orders", face, f"ref-order-{face}", count, INVADER)


def traps(lying: Lying, view: View) -> Iterator[Marker]:
    """Yield traps on paths: armed ones, and backs whose kinds the Defender knows."""
    for path in PATHS:
        at = f"path-{path}"
        if path in lying.face_up_traps:
            face = lying.face_up_traps[path]
            yield Marker(f"trap:{path}", "token", at, face, f"ref-trap-{face}", 1, DEFENDER)
        elif view.zones[trap_on(path)].size:
            known = view.zones[trap_on(path)].known
            name = known[0] if known else "trap"
            label = f"ref-trap-{name}" if known else "ref-work-trap"
            yield Marker(f"trap:{path}", "back", at, name, label, 1, DEFENDER)


def phase_cards(lying: Lying, view: View) -> Iterator[Marker]:
    """Yield the row of phase cards, with what was paid, and the Invader's deck."""
    for number, card in enumerate(lying.row):
        marks = [*(["used"] if card in lying.paid else ["closed"] if number < lying.closed else [])]
        if card in lying.spies:
            marks.append("spy")
        yield Marker(f"card:{card}", "card", "row", card, owner=INVADER, marks=tuple(marks))
    hidden = 0
    for phase in CARD_PHASES:
        zone = view.zones[f"phase-{phase}-deck"]
        for card in zone.known:
            yield Marker(f"card:{card}", "card", "phase-deck", card, owner=INVADER)
        hidden += zone.size - len(zone.known)
    if hidden:
        yield Marker(
            "pile:phase-deck", "pile", "phase-deck", "cards", "ref-tray-phase-deck", hidden
        )


def supplies(lying: Lying) -> Iterator[Marker]:
    """Yield units and wood of the Invader's supply, and what is in the bag."""
    for tray, counts in (("supply", lying.supply), ("bag", lying.bag)):
        for unit, count in zip(INVADERS, counts, strict=True):
            if count:
                yield Marker(
                    f"{tray}:{unit}", "token", tray, unit, f"ref-unit-{unit}", count, INVADER
                )
    if lying.wood:
        yield Marker("wood", "token", "supply", "wood", "board-wood", lying.wood, INVADER)


def works(lying: Lying, values: Values) -> Iterator[Marker]:
    """Yield the works with the hourglasses on them, heroic orders and hourglasses held."""
    for work in (*LAID, *TRAININGS):
        action = values.works[work]
        needed = action.hourglasses + (action.building in lying.saboteurs)
        laid = lying.laid.get(work, 0)
        marks = ("done",) if work in lying.finished else ()
        numbers = (Mark("laid", laid), Mark("hourglass", needed))
        yield Marker(
            f"work:{work}", "card", "works", work, owner=DEFENDER, values=numbers, marks=marks
        )
    for order in HEROIC_ORDERS:
        if order not in lying.lost_orders:
            marks = ("used",) if order in lying.issued else ()
            yield Marker(
                f"heroic:{order}",
                "token",
                "heroic",
                order,
                f"ref-heroic-{order}",
                owner=DEFENDER,
                marks=marks,
            )
    if lying.hourglasses:
        yield Marker(
            "hourglass",
            "token",
            "hourglasses",
            "hourglass",
            "ref-mark-hourglass",
            lying.hourglasses,
            DEFENDER,
        )
    if lying.bound:
        label = "board-bound"
        yield Marker("bound", "token", lying.bound, "hourglass", label, 1, DEFENDER)


TRAY_OF = {
    "objectives": "objectives",
    "objectives-lasting": "objectives",
    "objectives-drawn": "objectives-drawn",
    "plans": "plans",
    "plans-drawn": "plans-drawn",
    "plans-lasting": "plans-open",
}
"""The tray for each zone of objectives and plans."""


def cards(siege: Siege, view: View) -> Iterator[Marker]:
    """Yield objectives and plans that the observer sees, and piles of the others."""
    for zone, tray in TRAY_OF.items():
        owner = INVADER if zone.startswith("objective") else DEFENDER
        shown = view.zones[zone]
        for card in shown.known:
            marks = ("lasting",) if zone.endswith("lasting") else ()
            numbers = progress(siege, card) if zone == "objectives" else ()
            yield Marker(
                f"card:{card}", "card", tray, card, owner=owner, values=numbers, marks=marks
            )
        hidden = shown.size - len(shown.known)
        if hidden:
            yield Marker(f"pile:{zone}", "pile", tray, "cards", f"zone-{zone}", hidden, owner)


def progress(siege: Siege, objective: str) -> tuple[Mark, ...]:
    """Return how far the task of an objective is, and how far it must be (STR-14.4)."""
    card = siege.values.objectives[objective]
    return Mark("progress", MEASURES[card.measure](siege)), Mark("target", card.target)


def stocks(lying: Lying, values: Values) -> Iterator[Marker]:
    """Yield the Defender units beside the board (STR-2.10)."""
    for kind, troop in enumerate(DEFENDERS):
        used = sum(here[kind] for here in lying.defenders.values())
        left = values.defenders[troop].count - used
        if left:
            yield Marker(
                f"stock:{troop}", "token", "unit-stock", troop, f"ref-troop-{troop}", left, DEFENDER
            )
