"""The proof games with simple advice, so that bots of every level can play them quickly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ostrog.kernel import Advice, Level, Option
from proof import council
from proof import skirmish as field
from proof.skirmish import Field

LEVELS = {"novice": Level(2, 1), "captain": Level(4, 2), "warlord": Level(8, 4)}


def _units(world: Field) -> Mapping[str, float]:
    free, shadow = (sum(units) for units in world.units)
    return {"units": (free - shadow) / 8}


def _purity(world: council.Table) -> Mapping[str, float]:
    return {"corruption": -world.corruption / 8}


def _alike(world: object, seat: int, options: Sequence[Option]) -> list[float]:
    return [1.0] * len(options)


skirmish = msgspec.structs.replace(
    field.game,
    advice=Advice(measure=_units, weights={"units": 1.0}, promise=_alike, levels=LEVELS),
)
council_of_bots = msgspec.structs.replace(
    council.game,
    advice=Advice(measure=_purity, weights={"corruption": 1.0}, promise=_alike, levels=LEVELS),
)
