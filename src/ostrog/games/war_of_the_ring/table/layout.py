"""The layout, which never changes in a match: regions, borders, waters, tracks and trays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.map import FACTS, MAP
from ostrog.games.war_of_the_ring.board.pieces import DECKS, NATIONS, SIDES
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
from ostrog.games.war_of_the_ring.board.seats import MatchParts
from ostrog.games.war_of_the_ring.board.values import Values
from ostrog.games.war_of_the_ring.table.drawing import TERRAINS, RegionOutline, drawing
from ostrog.games.war_of_the_ring.table.house_values import VALUE_CHOICES, house_values
from ostrog.games.war_of_the_ring.table.summary import summary
from ostrog.kernel import Setting
from ostrog.table import (
    Area,
    Deck,
    Face,
    Group,
    Layout,
    Line,
    Mark,
    Passage,
    Side,
    Space,
    Spot,
    Texture,
    Track,
    Tray,
    clockwise,
    shared_lines,
)

COLOURS = ("blue", "red")
"""The colours of the sides."""
FELLOWSHIP, HUNT, POLITICS, ASIDE, LOST = "fellowship", "hunt", "politics", "aside", "lost"
MORDOR = "mordor"


def space(step: int) -> str:
    """Return the id of a step of the Mordor Track."""
    return f"{MORDOR}-{step}"


def parts_of(setting: Setting) -> MatchParts:
    """Return who sits where in a match."""
    return cast(MatchParts, setting.derived)


def first_seat(setting: Setting, side: int) -> int:
    """Return the seat to which the pieces of a side belong on the table."""
    return parts_of(setting).seats[side][0]


@cache
def lines() -> tuple[Line, ...]:
    """Return all lines of the map: rivers, shores, the edge of the sheet, and borders."""
    drawn = drawing()
    outlines = {region.id: clockwise(region.outline) for region in drawn.region}
    found = [Line("river", river.points, style=river.id) for river in drawn.river]
    found.append(Line("coast", drawn.coast, style="great-sea"))
    found.append(Line("shore", (*drawn.shore, drawn.shore[0]), style="rhun"))
    found += [Line("lake", (*lake.points, lake.points[0]), style=lake.id) for lake in drawn.lake]
    found.append(Line("edge", drawn.edge))
    for kind, pairs in (("border", MAP.borders), ("mountains", MAP.impassable)):
        for one, other in pairs:
            found += [
                Line(kind, points, (one, other))
                for points in shared_lines(outlines[one], outlines[other])
            ]
    return tuple(found)


def layout(setting: Setting) -> Layout:
    """Return the map with the numbers of the match, and the trays beside it."""
    values = cast(Values, setting.data)
    drawn = drawing()
    steps = tuple(Space(space(n), at) for n, at in enumerate(drawn.mordor_track))
    return Layout(
        width=drawn.width,
        height=drawn.height,
        backdrop="beyond",
        sides=tuple(
            Side(seat, f"ref-seat-{setting.scenario.names[seat]}", COLOURS[side])
            for seat, side in enumerate(parts_of(setting).sides)
        ),
        groups=tuple(nations()),
        textures=tuple(Texture(terrain, f"ref-terrain-{terrain}") for terrain in TERRAINS),
        areas=tuple(area(region, values) for region in drawn.region),
        lines=lines(),
        spots=(
            *(Spot(sign_of(r.id), r.sign, (r.id,)) for r in drawn.region if r.sign is not None),
            *(Spot(f"water-{water.id}", water.at) for water in drawn.water),
        ),
        tracks=(Track(MORDOR, "ref-track-mordor", steps, values.limits.mordor),),
        trays=tuple(trays(setting)),
        faces=tuple(faces(setting, values)),
        house_values=tuple(house_values(values)),
        value_choices=VALUE_CHOICES,
        decks=tuple(decks(setting, values)),
        chapter_ends="TurnEnded",
        summary=summary(values, len(parts_of(setting).players)),
    )


def nations() -> Iterator[Group]:
    """Yield the nations, each at the place of its first region (WOTR-2.4)."""
    for nation in NATIONS:
        home = next(r for r in drawing().region if FACTS[r.id].nation == nation)
        yield Group(nation, f"ref-nation-{nation}", home.centre, nation)


def sign_of(region: str) -> str:
    """Return the name of the sign that is printed in a region (WOTR-2.5, 2.6)."""
    facts = FACTS[region]
    return facts.settlement or ("fortification" if facts.fortification else "")


def area(region: RegionOutline, values: Values) -> Area:
    """Return a region with its nation and its sign."""
    sign = sign_of(region.id)
    points = getattr(values.points, sign, 0) if sign else 0
    return Area(
        region.id,
        "region",
        f"ref-region-{region.id}",
        region.centre,
        clockwise(region.outline),
        FACTS[region.id].nation,
        region.terrain,
        (Mark(sign, points),) if sign else (),
    )


def trays(setting: Setting) -> Iterator[Tray]:
    """Yield the trays beside the map."""
    yield Tray(FELLOWSHIP, "company", label="ref-mark-fellowship")
    yield Tray(HUNT, "hunt", label="ref-mark-hunt-box")
    yield Tray(POLITICS, "politics", label="ref-mark-politics")
    for side, name in enumerate(SIDES):
        seat = first_seat(setting, side)
        yield Tray(f"dice-{name}", "dice", seat)
        yield Tray(f"stock-{name}", "stock", seat, f"ref-side-{name}")
        yield Tray(f"supply-{name}", "supply", seat)
        for deck in DECKS:
            zone = deck_zone(side, deck)
            yield Tray(zone, "deck", seat, f"zone-{zone}")
            for zone in (open_zone(side, deck), table_zone(side, deck)):
                yield Tray(zone, "open", seat, f"zone-{zone}")
            zone = used_zone(side, deck)
            yield Tray(zone, "discard", seat, f"zone-{zone}")
        for each in parts_of(setting).seats[side]:
            yield from hand_trays(setting, each)
    for zone in (HUNT_POOL, TILE_DRAWN, TILES_USED, TILES_WAITING):
        yield Tray(zone, "tiles", label=f"zone-{zone}")
    yield Tray(ASIDE, "waiting", label="ref-mark-aside")
    yield Tray(LOST, "out", label="ref-mark-lost")


def hand_trays(setting: Setting, seat: int) -> Iterator[Tray]:
    """Yield the trays for the cards of a seat: in hand, discarded, and laid in a battle.

    Players of a team are called by their names (WOTR-19.1).
    """
    whose = parts_of(setting).players[seat] if parts_of(setting).mates[seat] >= 0 else str(seat)
    for deck in DECKS:
        yield Tray(hand_zone(seat, deck), "hand", seat, f"zone-hand-{whose}-{deck}")
        yield Tray(buried_zone(seat, deck), "discard", seat, f"zone-buried-{whose}-{deck}")
        yield Tray(laid_zone(seat, deck), "open", seat, f"zone-laid-{whose}-{deck}")


def faces(setting: Setting, values: Values) -> Iterator[Face]:
    """Yield the event cards: the event, and the use in combat (WOTR-7.4, 7.16).

    Each tells the die result that plays its event, and when it acts in combat (WOTR-12.7).
    """
    for side, name in enumerate(SIDES):
        owner = first_seat(setting, side)
        for deck in DECKS:
            for card in values.cards[name][deck]:
                printed = EVENT_CARDS.cards[card]
                title = f"ref-card-{card}"
                event = Passage(f"text-event-{card}", title, "event")
                combat = Passage(
                    f"text-combat-{printed.combat}", f"ref-combat-{printed.combat}", "combat"
                )
                first, second, *_ = *EVENT_CARDS.combats[printed.combat], 0
                when = Passage("text-initiative", numbers={"first": first, "second": second})
                passages = event, combat, when
                signs = (Mark(f"die-{printed.die}"),)
                yield Face(card, title, passages, deck, f"ref-kind-{deck}", owner, signs)


def decks(setting: Setting, values: Values) -> Iterator[Deck]:
    """Yield what the event decks are made of (WOTR-3.5)."""
    for side, name in enumerate(SIDES):
        for deck in DECKS:
            owner = first_seat(setting, side)
            yield Deck(deck_zone(side, deck), values.cards[name][deck], owner)
