"""The expansion: its parts combined for the kernel."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import msgspec

from five_armies_hornblowers.effects import SOURCES, SteadyRally, TakeHeart
from five_armies_hornblowers.horns import (
    CALL_OF,
    CALLS,
    HEAR,
    OWNER_OF,
    SOUND,
    HornWar,
    Values,
    horn_zone,
    pools,
)
from five_armies_hornblowers.sounding import STEPS, FarCall
from five_armies_hornblowers.table import with_horns
from ostrog.kernel import Expansion, Occurrences, Violation, find_translations, read_rulebook

HERE = files("five_armies_hornblowers")


def violations(war: HornWar) -> list[Violation]:
    """All conditions of a state that the rules of the horns never allow."""
    found = []
    for horn in war.sounding:
        seat = OWNER_OF[horn]
        if not war.sounded[seat] or horn not in war.faces(horn_zone(seat, "open")):
            found.append(Violation("HBL-5", (horn,)))
    if sum(active.name in SOURCES for active in war.active) > len(war.sounding):
        found.append(Violation("HBL-5"))
    return found


def heard(war: HornWar) -> list[str]:
    """The calls that are heard now."""
    return [CALL_OF[horn] for horn in war.sounding]


def faults(values: Values) -> list[str]:
    """All contradictions in the values."""
    return [] if 0 <= values.hand <= len(CALLS) else [f"a hand of {values.hand} horn calls"]


expansion = Expansion(
    name="hornblowers",
    state=HornWar,
    procedures=(FarCall, TakeHeart, SteadyRally),
    steps=STEPS,
    verbs=(SOUND, HEAR),
    sources=tuple(SOURCES.values()),
    pools=pools,
    data=Values(),
    data_faults=faults,
    rulebook=read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8")),
    translations=find_translations(HERE),
    asked_by_rule={"hear-horn": "HBL-10"},
    invariants=violations,
    occurrences=Occurrences(CALLS, heard),
    table=with_horns,
    advice=lambda advice: msgspec.structs.replace(advice, plays=(*advice.plays, SOUND.name)),
    words=Path(__file__).parent / "words",
)
