"""Chapter 3: the battlefield, its regions and borders, and the goblin areas inside the Mountain."""

from __future__ import annotations

from importlib.resources import files

import msgspec

HERE = files("ostrog.games.five_armies")


class Territory(msgspec.Struct, frozen=True):
    """B5A-3.2: one of the four coloured parts of the battlefield."""

    id: str
    colour: str


class Region(msgspec.Struct, frozen=True):
    """B5A-3.1: a part of the battlefield that armies stand in."""

    id: str
    territory: str
    terrain: str
    settlement: bool = False
    """Whether it carries the settlement icon."""
    fortification: bool = False
    mustering: bool = False


class Route(msgspec.Struct, frozen=True):
    """B5A-3.11: the one way from a goblin mustering point through a pass to the battlefield."""

    id: str
    point: str
    mountain_pass: str
    leads_to: str


class Battlefield(msgspec.Struct, frozen=True):
    """The map as it is written down."""

    territory: tuple[Territory, ...]
    region: tuple[Region, ...]
    borders: tuple[tuple[str, str, str], ...]
    """Two regions and what lies between them: open, ford or slope."""
    river: tuple[tuple[str, str], ...]
    """Regions that touch along the river without a ford."""
    route: tuple[Route, ...]
    distance: dict[str, dict[str, int]]
    """B5A-11.8: how far two regions lie apart for the range ruler."""


TERRAINS = ("hills", "mountains", "plains", "ruins", "swamps")
"""B5A-3.1."""


def faults(battlefield: Battlefield) -> list[str]:
    """B5A-3.1 to 3.6, 3.11: everything that does not fit together in a map."""
    found = []
    regions = {region.id: region for region in battlefield.region}
    territories = {territory.id for territory in battlefield.territory}
    if len(regions) != len(battlefield.region):
        found.append("two regions have the same id")
    for region in battlefield.region:
        if region.territory not in territories:
            found.append(f"{region.id}: no territory {region.territory}")
        if region.terrain not in TERRAINS:
            found.append(f"{region.id}: no terrain {region.terrain}")
    seen = set[frozenset[str]]()
    for a, b, kind in battlefield.borders:
        if a not in regions or b not in regions or a == b:
            found.append(f"border {a} {b}: no such regions")
            continue
        if frozenset((a, b)) in seen:
            found.append(f"border {a} {b}: listed twice")
        seen.add(frozenset((a, b)))
        uphill = (regions[a].terrain == "mountains") != (regions[b].terrain == "mountains")
        if kind not in ("open", "ford", "slope") or (
            kind != "ford" and (kind == "slope") != uphill
        ):
            found.append(f"border {a} {b}: cannot be {kind}")
    found += [f"river {a} {b}: also a border" for a, b in battlefield.river if {a, b} in seen]
    found += [
        f"river {a}: no such region" for pair in battlefield.river for a in pair if a not in regions
    ]
    found += [
        f"{region}: has no neighbour" for region in regions if not any(region in s for s in seen)
    ]
    measured = [*battlefield.distance, *(r for ways in battlefield.distance.values() for r in ways)]
    found += [f"distance {region}: no such region" for region in measured if region not in regions]
    for route in battlefield.route:
        if route.leads_to not in regions or {route.point, route.mountain_pass} & set(regions):
            found.append(f"route {route.id}: leads nowhere")
    return found


def read_battlefield(text: str) -> Battlefield:
    """A map from TOML; one that does not fit together is refused."""
    battlefield = msgspec.toml.decode(text, type=Battlefield)
    wrong = faults(battlefield)
    if wrong:
        raise ValueError("; ".join(wrong))
    return battlefield


MAP = read_battlefield((HERE / "data" / "map.toml").read_text(encoding="utf-8"))

TERRITORIES = tuple(territory.id for territory in MAP.territory)
REGIONS = tuple(region.id for region in MAP.region)
POINTS = tuple(route.point for route in MAP.route)
PASSES = tuple(route.mountain_pass for route in MAP.route)
PLACES = REGIONS + POINTS + PASSES
"""Wherever an army can stand; B5A-3.12: points and passes are no regions."""
RANK = {place: number for number, place in enumerate(PLACES)}

ROUTES = {route.point: route for route in MAP.route}
"""The routes by their mustering points."""

TERRAIN = {region.id: region.terrain for region in MAP.region}
TERRITORY = {region.id: region.territory for region in MAP.region}
"""B5A-3.12: a point or pass belongs to no territory and is not listed."""

SETTLEMENTS = tuple(region.id for region in MAP.region if region.settlement)
"""Regions with the settlement icon: not the Front Gate (B5A-3.9)."""
FORTIFICATIONS = tuple(region.id for region in MAP.region if region.fortification)
CONTROLLABLE = tuple(r.id for r in MAP.region if r.settlement or r.fortification)
"""B5A-17.8: the settlement regions, which are all that can be controlled."""
MUSTERING = tuple(region.id for region in MAP.region if region.mustering)

BORDERS: dict[tuple[str, str], str] = {}
"""What lies between two adjacent regions; pairs that are not here are not adjacent."""
for _a, _b, _kind in MAP.borders:
    BORDERS[_a, _b] = BORDERS[_b, _a] = _kind

RIVER = frozenset((a, b) for pair in MAP.river for a, b in (pair, pair[::-1]))

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    place: tuple(other for other in REGIONS if (place, other) in BORDERS) for place in PLACES
}
"""B5A-3.3 to 3.5: adjacent regions; points and passes have none (B5A-3.12, 20.11)."""

WAYS: dict[str, tuple[str, ...]] = {
    **NEIGHBOURS,
    **{route.point: (route.mountain_pass,) for route in MAP.route},
    **{route.mountain_pass: (route.leads_to,) for route in MAP.route},
}
"""Where an army can step from a place: B5A-14.1, 20.4, 20.5."""

DISTANCE: dict[tuple[str, str], int] = {(region, region): 0 for region in REGIONS}
"""B5A-11.8 to 11.10: for the range ruler; pairs that are not here are never in range."""
for _a, _ways in MAP.distance.items():
    for _b, _far in _ways.items():
        DISTANCE[_a, _b] = DISTANCE[_b, _a] = _far

EYRIE = "eagles-eyrie"
"""B5A-3.13: where Eagles appear; no region, and in no territory."""
