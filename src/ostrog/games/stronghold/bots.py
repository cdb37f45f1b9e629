"""Advice for bots: how good a position is, and which options to try first."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.games.stronghold.board.map import (
    FOREGROUND_OF,
    HERE,
    RAMPARTS_OF,
    SECTIONS,
    SIDE_OF,
    TOWERS_OF,
)
from ostrog.games.stronghold.board.pieces import HOSPITAL
from ostrog.games.stronghold.board.pools import pile
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import POSTS, VERBS
from ostrog.kernel import Advice, Level, Option

STRENGTH = (1, 2, 3)
"""Strength of a unit of each kind; a ruleset that changes it changes little for bots."""
STEEP = 6.0
"""Difference of strength that counts as a large one."""
ALERT = 1.2
"""How much more promising a move to a section is for each point of pressure on it."""
SCALES = {
    "army": 60,
    "guard": 60,
    "reserve": 20,
    "walls": 23,
    "machines": 4,
    "works": 8,
    "equipment": 6,
    "hourglasses": 6,
    "laid": 12,
    "casualties": 6,
}
"""Numbers that count as large, by feature."""


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shares of strength that count for the pressure on a section."""

    rampart: float
    foreground: float


class Counsel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the advice."""

    levels: dict[str, Level]
    weights: dict[str, float]
    reach: Reach
    verbs: dict[str, float]


def read_counsel(text: str) -> Counsel:
    """Read the numbers from TOML; raise ValueError for verbs the game does not know."""
    counsel = msgspec.toml.decode(text, type=Counsel)
    strange = set(counsel.verbs) - {verb.name for verb in VERBS}
    if strange:
        raise ValueError(f"advice about {', '.join(sorted(strange))}")
    return counsel


COUNSEL = read_counsel((HERE / "data" / "advice.toml").read_text(encoding="utf-8"))
REACH, PROMISES = COUNSEL.reach, COUNSEL.verbs


def worth(units: Sequence[int]) -> int:
    """The strength of some units of one side."""
    return units[0] + 2 * units[1] + 3 * units[2]


def pressure(siege: Siege, section: str) -> float:
    """How much stronger the Invader is, or can soon be, than what a section absorbs."""
    if section == siege.glare:
        return -STEEP
    invaders, here = siege.invaders, siege.invaders[section]
    attack = worth(here) + siege.strengthened.get(section, 0)
    attack += any(here) and "banner" in siege.equipment[section]
    room = siege.room_on(section) * STRENGTH[-1]
    near = sum([worth(invaders[rampart]) for rampart in RAMPARTS_OF[section]])
    far = worth(invaders[FOREGROUND_OF[SIDE_OF[section]]])
    coming = REACH.rampart * near + REACH.foreground * far
    garrison = worth(siege.defenders[section])
    wall = 0 if siege.siege_towers[section] else siege.walls[section]
    heroes = sum([siege.values.heroes[hero].strength for hero in siege.heroes_on(section)])
    works = sum([siege.tower_works[tower] != "" for tower in TOWERS_OF[section]])
    holds = 2 * garrison + wall + heroes + works + 2 * (siege.cauldrons[section] != "")
    return attack + min(room, coming) - holds


def squash(value: float) -> float:
    """A number of any size, brought between -1 and 1."""
    return value / (1 + abs(value))


def measure(siege: Siege) -> dict[str, float]:
    """The features of a siege, positive where the Invader is better off."""
    pressures = [pressure(siege, section) / STEEP for section in SECTIONS]
    outside = sum([worth(units) for units in siege.invaders.values()])
    inside = sum([worth(siege.defenders[p]) for p in POSTS if p != HOSPITAL])
    works = sum([bool(work) for work in siege.tower_works.values()])
    works += sum([bool(kind) for kind in siege.cauldrons.values()])
    numbers: dict[str, float] = {
        "army": outside + 0.5 * worth(siege.supply),
        "guard": -inside,
        "reserve": siege.wood,
        "walls": -sum(siege.walls.values()),
        "machines": sum([6 - siege.size(pile(p)) / 2 for p, m in siege.throwing.items() if m]) / 4,
        "works": -works,
        "equipment": sum([len(on) for on in siege.equipment.values()]),
        "hourglasses": -siege.hourglasses - siege.owed,
        "laid": -sum(siege.laid.values()),
        "casualties": sum(siege.defenders[HOSPITAL]),
    }
    return {
        "weakest": squash(max(pressures)),
        "pressure": sum([squash(each) for each in pressures]) / len(pressures),
        "time": 0.5 - siege.turn / siege.values.turns,
        **{name: value / SCALES[name] for name, value in numbers.items()},
    }


def promise(siege: Siege, seat: int, options: Sequence[Option]) -> list[float]:
    """How promising options look before they are tried."""
    alarm: dict[str, float] = {}
    found = []
    for option in options:
        verb = option.verb
        value = PROMISES.get(verb, 1.0)
        if verb in ("send", "bring", "fire"):
            value *= int(option.refs[2])
        elif verb == "lay":
            value *= 0.5 + 0.3 * int(option.refs[1])
        elif verb == "to" and option.refs[0] in SIDE_OF:
            section = str(option.refs[0])
            if section not in alarm:
                alarm[section] = pressure(siege, section)
            value += max(0.0, ALERT + alarm[section] / STEEP)
        elif verb == "take" and option.refs[1] in ("courtyard", "barracks"):
            value *= 4
        found.append(value)
    return found


advice = Advice(
    measure=measure,
    weights=COUNSEL.weights,
    promise=promise,
    levels=COUNSEL.levels,
    plays=("use-card",),
)
"""What bots are told about this game."""
