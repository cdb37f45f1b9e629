"""Chapter 3: the map, with its regions, borders, and the goblin areas inside the Mountain."""

from __future__ import annotations

from importlib.resources import files

import msgspec

HERE = files("ostrog.games.five_armies")


class Territory(msgspec.Struct, frozen=True):
    """One of the four coloured parts of the battlefield (B5A-3.2)."""

    id: str
    colour: str


class Region(msgspec.Struct, frozen=True):
    """A part of the battlefield in which an army can stand (B5A-3.1)."""

    id: str
    territory: str
    terrain: str
    settlement: bool = False
    """Whether the region has the settlement icon."""
    fortification: bool = False
    mustering: bool = False


class Route(msgspec.Struct, frozen=True):
    """The way from a goblin mustering point through its pass to the battlefield (B5A-3.11)."""

    id: str
    point: str
    mountain_pass: str
    leads_to: str


class Battlefield(msgspec.Struct, frozen=True):
    """The map as stored in the data file."""

    territory: tuple[Territory, ...]
    region: tuple[Region, ...]
    borders: tuple[tuple[str, str, str], ...]
    """Two adjacent regions and the kind of border: open, ford or slope."""
    river: tuple[tuple[str, str], ...]
    """Pairs of regions separated by the river without a ford."""
    route: tuple[Route, ...]
    distance: dict[str, dict[str, int]]
    """Distance between two regions for the range ruler (B5A-11.8)."""


TERRAINS = ("hills", "mountains", "plains", "ruins", "swamps")
"""The terrain types of regions (B5A-3.1)."""


def faults(battlefield: Battlefield) -> list[str]:
    """All inconsistencies of a map, as messages (B5A-3.1 to 3.6, 3.11)."""
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
    """Read a map from TOML; raise ValueError if it is inconsistent."""
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
"""All places where an army can stand. Mustering points and passes are not regions (B5A-3.12)."""
RANK = {place: number for number, place in enumerate(PLACES)}

ROUTES = {route.point: route for route in MAP.route}
"""Routes by mustering point."""

TERRAIN = {region.id: region.terrain for region in MAP.region}
TERRITORY = {region.id: region.territory for region in MAP.region}
"""Territory of each region. Mustering points and passes have none (B5A-3.12)."""

SETTLEMENTS = tuple(region.id for region in MAP.region if region.settlement)
"""Regions with the settlement icon. The Front Gate has none (B5A-3.9)."""
FORTIFICATIONS = tuple(region.id for region in MAP.region if region.fortification)
CONTROLLABLE = tuple(r.id for r in MAP.region if r.settlement or r.fortification)
"""The settlement regions, the only regions that can be controlled (B5A-17.8)."""
MUSTERING = tuple(region.id for region in MAP.region if region.mustering)

BORDERS: dict[tuple[str, str], str] = {}
"""Kind of border between two adjacent regions, in both orders. Other pairs are not adjacent."""
for _a, _b, _kind in MAP.borders:
    BORDERS[_a, _b] = BORDERS[_b, _a] = _kind

RIVER = frozenset((a, b) for pair in MAP.river for a, b in (pair, pair[::-1]))

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    place: tuple(other for other in REGIONS if (place, other) in BORDERS) for place in PLACES
}
"""Adjacent regions (B5A-3.3 to 3.5). Mustering points and passes have none (B5A-3.12, 20.11)."""

WAYS: dict[str, tuple[str, ...]] = {
    **NEIGHBOURS,
    **{route.point: (route.mountain_pass,) for route in MAP.route},
    **{route.mountain_pass: (route.leads_to,) for route in MAP.route},
}
"""Places to which an army can move in one step (B5A-14.1, 20.4, 20.5)."""

DISTANCE: dict[tuple[str, str], int] = {(region, region): 0 for region in REGIONS}
"""Distance for the range ruler. Pairs not listed are never in range (B5A-11.8 to 11.10)."""
for _a, _ways in MAP.distance.items():
    for _b, _far in _ways.items():
        DISTANCE[_a, _b] = DISTANCE[_b, _a] = _far

EYRIE = "eagles-eyrie"
"""The field where new Eagles are placed; it is not a region and in no territory (B5A-3.13)."""
