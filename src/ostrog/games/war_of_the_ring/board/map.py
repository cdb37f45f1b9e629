"""Chapter 2: the regions of the map, their nations and settlements, and which are adjacent."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from ostrog.games.war_of_the_ring.board.pieces import NATIONS, SIDE_OF_NATION

HERE = Path(__file__).parents[1]

Settlement = Literal["", "town", "city", "stronghold"]


class RegionFacts(msgspec.Struct, frozen=True):
    """A region as it is printed on the board (WOTR-2.1, 2.4 to 2.6)."""

    id: str
    nation: str = ""
    """Nation that the region belongs to; empty for none (WOTR-2.4)."""
    settlement: Settlement = ""
    fortification: bool = False


class MiddleEarth(msgspec.Struct, frozen=True):
    """The whole map."""

    region: tuple[RegionFacts, ...]
    borders: tuple[tuple[str, str], ...]
    """Pairs of adjacent regions (WOTR-2.1)."""
    impassable: tuple[tuple[str, str], ...]
    """Pairs that touch along a black line and are not adjacent (WOTR-2.2)."""


def map_faults(found: MiddleEarth) -> list[str]:
    """All inconsistencies of a map, as messages."""
    known = {region.id for region in found.region}
    wrong = [] if len(known) == len(found.region) else ["two regions have the same id"]
    wrong += [
        f"{region.id}: no nation {region.nation}"
        for region in found.region
        if region.nation not in ("", *NATIONS)
    ]
    wrong += [
        f"{region.id}: a settlement without a nation"
        for region in found.region
        if region.settlement and not region.nation
    ]
    seen = set[frozenset[str]]()
    for a, b in (*found.borders, *found.impassable):
        if a not in known or b not in known or a == b:
            wrong.append(f"border {a} {b}: no such regions")
        elif frozenset((a, b)) in seen:
            wrong.append(f"border {a} {b}: listed twice")
        seen.add(frozenset((a, b)))
    linked = {region for pair in found.borders for region in pair}
    return wrong + [f"{region}: has no neighbour" for region in sorted(known - linked)]


def read_map(text: str) -> MiddleEarth:
    """Read a map from TOML; raise ValueError if it is inconsistent."""
    found = msgspec.toml.decode(text, type=MiddleEarth)
    wrong = map_faults(found)
    if wrong:
        raise ValueError("; ".join(wrong))
    return found


MAP = read_map((HERE / "data" / "map.toml").read_text(encoding="utf-8"))

REGIONS = tuple(region.id for region in MAP.region)


class Ranks(dict[str, int]):
    """The order of the regions; whatever is no region of the map comes last."""

    def __missing__(self, region: str) -> int:
        """The rank of something else."""
        return len(self)


RANK = Ranks({region: number for number, region in enumerate(REGIONS)})
FACTS = {region.id: region for region in MAP.region}
NATION_OF = {region.id: region.nation for region in MAP.region}
"""Nation of each region; empty for a region of no nation (WOTR-2.4)."""
OWNER = {region.id: SIDE_OF_NATION[region.nation] if region.nation else -1 for region in MAP.region}
"""Side of the nation of each region; -1 for a region of no nation."""

_PAIRS = {frozenset(pair): number for number, pair in enumerate((*MAP.borders, *MAP.impassable))}
_OPEN = len(MAP.borders)

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    region: tuple(
        other for other in REGIONS if _PAIRS.get(frozenset((region, other)), _OPEN) < _OPEN
    )
    for region in REGIONS
}
"""Adjacent regions (WOTR-2.1); regions beyond a black line are not among them (WOTR-2.2)."""
WALLED: dict[str, tuple[str, ...]] = {
    region: tuple(other for other in REGIONS if _PAIRS.get(frozenset((region, other)), -1) >= _OPEN)
    for region in REGIONS
}
"""Regions that touch a region along a black line (WOTR-2.2)."""

SETTLEMENTS = tuple(region.id for region in MAP.region if region.settlement)
"""Regions with a Town, City or Stronghold (WOTR-2.6)."""
STRONGHOLDS = tuple(region.id for region in MAP.region if region.settlement == "stronghold")
CITIES = tuple(region.id for region in MAP.region if region.settlement == "city")
GREAT = frozenset((*CITIES, *STRONGHOLDS))
"""Cities and Strongholds: worth points, and seats of their nations (WOTR-2.8, 14.6)."""
DEFENSIBLE = frozenset(
    region.id for region in MAP.region if region.fortification or region.settlement == "city"
)
"""Cities and Fortifications, which help a defender in the first round (WOTR-11.20)."""
SETTLEMENTS_OF = {
    nation: tuple(r for r in SETTLEMENTS if NATION_OF[r] == nation) for nation in NATIONS
}
GATES_OF_MORDOR = ("morannon", "minas-morgul")
"""Regions from which the Fellowship enters Mordor (WOTR-17.1)."""
ORTHANC = "orthanc"
RIVENDELL = "rivendell"
