"""Advice for bots: how good a position is, and which options to try first."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import msgspec

from ostrog.games.stronghold.assault.siege_machines import targets_of
from ostrog.games.stronghold.board.map import (
    BOARD,
    FOREGROUND_OF,
    HERE,
    RAMPARTS_OF,
    SECTIONS,
    SECTIONS_OF,
    SIDE_OF,
    TOWERS,
    TOWERS_OF,
)
from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    FURY,
    GOBLIN,
    HOSPITAL,
    KIND,
    PHASE_CARDS,
    RITUALS,
)
from ostrog.games.stronghold.board.pools import order_at, pile
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import POSTS, SLOTS, VERBS
from ostrog.games.stronghold.course.turns import Turn
from ostrog.games.stronghold.invader.given_orders import ManeuversAndOrders
from ostrog.kernel import Advice, Level, Option

STRENGTH = (1, 2, 3)
"""Strength of a unit of each kind; a ruleset that changes it changes little for bots."""
STEEP = 6.0
"""Difference of strength that counts as a large one."""
FURIOUS = 3
"""Strength of a goblin in fury (STR-13.9)."""
POLES, POLES_AGAINST_TROLLS = 0.9, 0.4
"""Strength that poles push from the wall on average (STR-20.3)."""
SHOT = 0.5
"""Strength that a machine in range takes from a section on average."""
WAITING = 0.25
"""What strength in the supply counts: not all of it finds a way to the wall."""
CLEAR, VAGUE = 0.7, 3.0
"""How far a pressure may be wrong: shortly before strength is compared, and earlier."""
ASSAULT = ("cannons", "siege_machines", "marksmen", "melee")
"""Steps of a turn after the last march."""
ALARMED = ("send", "target", "to", "at", "cauldron", "take", "lead")
"""Verbs whose promise depends on the sections that are pressed."""
PAUSES = ("supplies", "window", "card", "maneuver", "march-from-foregrounds", "new-units", "orders")
"""Decisions at which a side goes on step by step, with everything before it carried out."""
BESIDE = {tower: BOARD.towers[tower].between for tower in TOWERS}
"""The sections beside each tower."""
ORDERED = ("orders", "tasks", "give", "window")
"""Steps of phase 6 after the last march."""
ALERT = 1.2
"""How much more promising a move to a section is for each point of pressure on it."""
SCALES = {
    "army": 60,
    "guard": 60,
    "reserve": 20,
    "walls": 23,
    "machines": 2,
    "works": 8,
    "assets": 6,
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
    assets: dict[str, float]
    """What the token of a phase card is worth, if it stays for a whole game."""
    verbs: dict[str, float]


def read_counsel(text: str) -> Counsel:
    """Read the numbers from TOML; raise ValueError for verbs the game does not know."""
    counsel = msgspec.toml.decode(text, type=Counsel)
    strange = set(counsel.verbs) - {verb.name for verb in VERBS}
    strange |= set(counsel.assets) - set(PHASE_CARDS)
    if strange:
        raise ValueError(f"advice about {', '.join(sorted(strange))}")
    return counsel


COUNSEL = read_counsel((HERE / "data" / "advice.toml").read_text(encoding="utf-8"))
REACH, ASSETS, PROMISES = COUNSEL.reach, COUNSEL.assets, COUNSEL.verbs


def worth(units: Sequence[int]) -> int:
    """The strength of some units of one side."""
    return units[0] + 2 * units[1] + 3 * units[2]


def is_settled(siege: Siege) -> bool:
    """Whether nobody marches any more before strength is compared (STR-1.3)."""
    for frame in siege.stack:
        if isinstance(frame, Turn):
            if frame.step in ASSAULT:
                return True
        elif isinstance(frame, ManeuversAndOrders):
            return frame.step in ORDERED
    return False


def attack_on(siege: Siege, section: str) -> float:
    """The Invader's strength on a section after cauldron, poles and orders, as far as known."""
    goblins, orcs, trolls = siege.invaders[section]
    if not goblins + orcs + trolls:
        return 0.0
    furious = section in siege.furious or FURY in siege.faces(order_at(section))
    goblin = FURIOUS if furious or siege.face_up_orders.get(section) == FURY else 1
    if not siege.siege_towers[section]:
        cauldron = siege.cauldrons[section]
        if cauldron == "goblin":
            goblins = 0
        elif cauldron == "orc":
            orcs = max(0, orcs - 1)
        elif cauldron:
            trolls = max(0, trolls - 1)
    poles = sum([siege.tower_works[tower] == "poles" for tower in TOWERS_OF[section]])
    pushed = poles * (POLES if goblins or orcs else POLES_AGAINST_TROLLS)
    banner = "banner" in siege.equipment[section]
    bonus = siege.strengthened.get(section, 0) + banner - pushed
    return goblin * goblins + 2 * orcs + 3 * trolls + bonus


def coming_to(siege: Siege, section: str) -> float:
    """What may still march to a section in this turn, or soon."""
    invaders = siege.invaders
    near = sum([worth(invaders[rampart]) for rampart in RAMPARTS_OF[section]])
    far = worth(invaders[FOREGROUND_OF[SIDE_OF[section]]])
    room = siege.room_on(section) * STRENGTH[-1]
    return min(room, REACH.rampart * near + REACH.foreground * far)


def held_by(siege: Siege, section: str) -> float:
    """The strength that a section withstands without a breach (STR-20.7, 20.13)."""
    wall = 0 if siege.siege_towers[section] else siege.walls[section]
    heroes = sum([siege.values.heroes[hero].strength for hero in siege.heroes_on(section)])
    windows = sum(
        [
            siege.tower_works[tower] == "bay-window" and siege.manned(tower)
            for tower in TOWERS_OF[section]
        ]
    )
    return 2 * worth(siege.defenders[section]) + wall + heroes + windows


def pressure(siege: Siege, section: str, settled: bool) -> float:
    """How much stronger the Invader is, or can soon be, than what a section withstands."""
    if section == siege.glare:
        return -2 * STEEP
    attack = attack_on(siege, section)
    if not settled:
        attack += coming_to(siege, section)
    elif not any(siege.invaders[section]):
        return -2 * STEEP
    else:
        attack += SHOT * sum([section in targets_of(siege, p) for p in SLOTS if siege.throwing[p]])
    return attack - held_by(siege, section)


def danger(pressed: float, sharp: float) -> float:
    """The chance of a breach at this pressure, between 0 and 1."""
    return 1 / (1 + exp(min(50.0, (0.5 - pressed) / sharp)))


def aim(siege: Siege, place: str) -> float:
    """How often a throwing machine hits (STR-8.2, 8.5)."""
    return siege.values.machine_cards.pile_hits / max(1, siege.size(pile(place)))


def lasting(siege: Siege) -> float:
    """What the tokens are worth that stay to the end of the game (STR-8.19, 9.2, 10.9)."""
    worths = [ASSETS[token] for tokens in siege.equipment.values() for token in tokens]
    worths += [ASSETS[token] for tokens in siege.training.values() for token in tokens]
    mantelets, towers = sum(siege.mantelets.values()), sum(siege.siege_towers.values())
    few = {"mantelet": mantelets, "siege-tower": towers}
    few |= {"bridge": len(siege.bridges), "saboteur": len(siege.saboteurs)}
    return sum(worths) + sum([ASSETS[token] * number for token, number in few.items()])


def passing(siege: Siege) -> float:
    """What the rituals of this turn are worth (STR-11.7)."""
    return sum([ASSETS[card] for card in siege.paid if card in RITUALS])


def measure(siege: Siege) -> dict[str, float]:
    """The features of a siege, positive where the Invader is better off."""
    settled = is_settled(siege)
    pressures = [pressure(siege, section, settled) for section in SECTIONS]
    worst = max(pressures)
    outside = sum([worth(units) for units in siege.invaders.values()])
    inside = sum([worth(siege.defenders[p]) for p in POSTS if p != HOSPITAL])
    works = sum([bool(work) for work in siege.tower_works.values()])
    works += sum([bool(kind) for kind in siege.cauldrons.values()])
    left = (siege.values.turns + 1 - siege.turn) / siege.values.turns
    numbers: dict[str, float] = {
        "army": outside + WAITING * worth(siege.supply),
        "guard": -inside,
        "reserve": siege.wood,
        "walls": -sum(siege.walls.values()),
        "machines": left * sum([aim(siege, place) for place, m in siege.throwing.items() if m]),
        "works": -works,
        "assets": left * lasting(siege) + passing(siege),
        "hourglasses": -siege.hourglasses - siege.owed,
        "laid": -sum(siege.laid.values()),
        "casualties": sum(siege.defenders[HOSPITAL]),
    }
    return {
        "breach": danger(worst, CLEAR) if settled else 0.0,
        "weakest": danger(worst, VAGUE),
        "pressure": sum([danger(each, VAGUE) for each in pressures]) / len(pressures),
        "time": 0.5 - siege.turn / siege.values.turns,
        **{name: value / SCALES[name] for name, value in numbers.items()},
    }


class Alarm:
    """How urgent sections are for the Defender; each is looked at once."""

    def __init__(self, siege: Siege) -> None:
        """Look at a siege as it is now."""
        self.siege = siege
        self.settled = is_settled(siege)
        self._pressures: dict[str, float] = {}

    def pressure(self, section: str) -> float:
        """The pressure on a section."""
        found = self._pressures.get(section)
        if found is None:
            found = self._pressures[section] = pressure(self.siege, section, self.settled)
        return found

    def at(self, *sections: str) -> float:
        """How urgent the most pressed of these sections is; 0 if none is."""
        return max(0.0, ALERT + max([self.pressure(each) for each in sections]) / STEEP)

    def spare(self, place: str) -> float:
        """How easily a unit can leave a place for a section that needs it."""
        if place in ("courtyard", "barracks"):
            return 4.0
        if place not in SIDE_OF or not self.at(*SECTIONS):
            return 1.0
        return 1.0 + max(0.0, -self.pressure(place) / STEEP - 0.5)


def promise(siege: Siege, seat: int, options: Sequence[Option]) -> list[float]:
    """How promising options look before they are tried."""
    alarm = Alarm(siege)
    found = []
    for option in options:
        verb = option.verb
        value = PROMISES.get(verb, 1.0)
        if verb in ("bring", "fire"):
            value *= int(option.refs[2])
        elif verb == "lay":
            value *= 0.5 + 0.3 * int(option.refs[1])
        elif verb in ALARMED:
            value = _with_alarm(siege, seat, option, value, alarm)
        found.append(value)
    return found


def _with_alarm(siege: Siege, seat: int, option: Option, value: float, alarm: Alarm) -> float:
    """How promising an option is in view of the sections that are pressed."""
    place = str(option.refs[-1])
    match option.verb:
        case "send":
            goal = BOARD.paths[str(option.refs[1])].to
            goals = (goal,) if goal in SECTIONS else SECTIONS_OF[goal]
            return value * int(option.refs[2]) * (1 + alarm.at(*goals))
        case "target":
            return value + alarm.at(place)
        case "take":
            return value * alarm.spare(place)
        case "lead":
            return value + alarm.at(*SECTIONS)
        case "cauldron":
            unit = KIND[str(option.refs[0])]
            here = siege.invaders[place][unit]
            killed = here if unit == GOBLIN else min(1, here) * STRENGTH[unit]
            return value + alarm.at(place) + killed
        case "to" | "at" if seat == DEFENDER and place in SECTIONS:
            return value + alarm.at(place)
        case "at" if seat == DEFENDER and place in BESIDE:
            return value + alarm.at(*BESIDE[place])
    return value


advice = Advice(
    measure=measure,
    weights=COUNSEL.weights,
    promise=promise,
    levels=COUNSEL.levels,
    pauses=PAUSES,
    plays=("use-card",),
)
"""What bots are told about this game."""
