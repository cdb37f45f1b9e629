"""What the game tells bots: how the war stands, and which choices are worth a thought first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from ostrog.games.five_armies.battle.manoeuvres import CARD_UNIT
from ostrog.games.five_armies.board.control import GROUNDS_OF, TOKENS_OF, token_zone
from ostrog.games.five_armies.board.hands import hand_size
from ostrog.games.five_armies.board.map import (
    CONTROLLABLE,
    FORTIFICATIONS,
    HERE,
    NEIGHBOURS,
    PLACES,
    TERRITORY,
    WAYS,
)
from ostrog.games.five_armies.board.pieces import CHARACTERS, FREE, SHADOW, UNITS
from ostrog.games.five_armies.board.state import ELIMINATED, WAITING, Army, War, stacking_limit
from ostrog.games.five_armies.board.verbs import ACTIONS, FACES, VERBS
from ostrog.games.five_armies.board.victory import victory_points
from ostrog.games.five_armies.characters.leadership import ActivateGenerals
from ostrog.kernel import Advice, Level, Option, Ref

Refs = tuple[Ref, ...]


class Might(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much armies can do; a plain unit counts 1."""

    hurt: float
    """What a damage takes off."""
    led: float
    """What a point of leadership adds."""
    wrath: float
    """What a wrath of Beorn is worth."""
    wall: float
    """What a point of an intact fortification is worth to its defender."""
    help: float
    """How much of the armies around a region counts when it is defended."""
    reach: tuple[float, ...]
    """How much of an army counts so many regions away."""
    units: dict[str, float]
    characters: dict[str, float]
    """What it is worth that a character is in play."""


class Promises(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How promising choices look."""

    near: tuple[float, ...]
    """Shadow armies that go where the next region to take is so many steps away."""
    take: float
    """Going where control changes hands."""
    guard: float
    """Free Peoples who go to a region that must not fall."""
    crowd: float
    """Going where too many would stand."""
    size: float
    """Moving an army, for each unit."""
    stay: float
    """Moving the defenders of such a region away."""
    odds: tuple[float, float, float]
    """Attacking somebody much stronger, as strong, and much weaker."""
    stakes: float
    """Attacking where control is at stake."""
    general: tuple[float, ...]
    """Activating a general when so many are already: from the second on the Shadow draws again."""
    black: float
    """A manoeuvre, for each unit that fights with black dice by it."""
    lose: float
    """Giving up a plain unit."""
    dice: dict[str, float]
    """Using a die with this face, where it is better kept for something else."""
    actions: dict[str, float]
    """What a die can be used for."""
    verbs: dict[str, float]


class Counsel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the advice."""

    levels: dict[str, Level]
    weights: dict[str, float]
    might: Might
    promise: Promises


def read_counsel(text: str) -> Counsel:
    """The numbers from TOML; names that the game does not know are refused."""
    counsel = msgspec.toml.decode(text, type=Counsel)
    strange = {
        *set(counsel.might.units) ^ set(UNITS),
        *set(counsel.might.characters) - set(CHARACTERS),
        *set(counsel.promise.verbs) - {verb.name for verb in VERBS},
        *set(counsel.promise.actions) ^ set(ACTIONS),
        *set(counsel.promise.dice) ^ set(FACES),
    }
    if strange:
        raise ValueError(f"advice about {', '.join(sorted(strange))}")
    return counsel


COUNSEL = read_counsel((HERE / "data" / "advice.toml").read_text(encoding="utf-8"))
MIGHT, PROMISE = COUNSEL.might, COUNSEL.promise

WORTH = tuple([MIGHT.units[unit] for unit in UNITS])
"""The might of a unit, in the order of `UNITS`."""


def _steps_to(goal: str) -> dict[str, int]:
    """How many steps an army is away from a region, by place."""
    found, edge = {goal: 0}, [goal]
    while edge:
        steps = found[edge[0]] + 1
        edge = [
            place
            for place in PLACES
            if place not in found and not found.keys().isdisjoint(WAYS[place])
        ]
        found |= dict.fromkeys(edge, steps)
    return found


STEPS_TO = {goal: _steps_to(goal) for goal in CONTROLLABLE}
NEAREST = {
    place: tuple(sorted([(STEPS_TO[goal][place], goal) for goal in CONTROLLABLE]))
    for place in PLACES
}
"""The regions that can be controlled as seen from each place, the nearest first."""
FAR = 10
"""No army is farther away from all of them."""
IN_REACH = {
    place: tuple(
        [
            (CONTROLLABLE.index(goal), MIGHT.reach[steps])
            for steps, goal in NEAREST[place]
            if 0 < steps < len(MIGHT.reach)
        ]
    )
    for place in PLACES
}
"""Which of these regions an army threatens or helps, and with how much of its might."""
TOKEN_ZONES = tuple(
    [
        [token_zone(back, region) for back in TOKENS_OF[seat] for region in GROUNDS_OF[seat]]
        for seat in (FREE, SHADOW)
    ]
)
"""Where the recruitment tokens of each side lie."""


# How the war stands


def might_of(army: Army) -> float:
    """What an army can do, as hurt as it is."""
    found = MIGHT.led * army.tokens - MIGHT.hurt * army.damage
    for count, worth in zip(army.units, WORTH, strict=True):
        if count:
            found += count * worth
    return found


def wall_of(war: War, region: str) -> float:
    """What the fortification of a region is worth to who defends it."""
    if region not in war.breaches:
        return 0.0
    return MIGHT.wall * (war.values.defence[region] - war.breaches[region])


def mights(war: War) -> dict[str, float]:
    """What the armies can do with their leaders, and Beorn, by place."""
    found = {place: might_of(army) for place, army in war.armies.items()}
    sheets = war.values.characters
    for who, at in war.characters.items():
        if at in found:
            found[at] += MIGHT.led * sheets[who].leadership
    beorn = war.characters["beorn"]
    if beorn in NEIGHBOURS:
        found[beorn] = MIGHT.wrath * war.wrath
    return found


def measure(war: War) -> dict[str, float]:
    """The features of a world; positive where the Free Peoples are better off."""
    might, points = mights(war), victory_points(war)
    features = {
        "footing": 1.0,
        "points": -points / war.values.victory_points,
        "poised": -1.0 if points >= war.values.victory_points else 0.0,
        "cards": (hand_size(war, FREE) - hand_size(war, SHADOW)) / 6,
        "dice": (sum(war.dice[FREE].values()) - sum(war.dice[SHADOW].values())) / 6,
        "free-tokens": _tokens(war, FREE) / 8,
        "shadow-tokens": -_tokens(war, SHADOW) / 12,
        "eagles": sum(war.eagles.values()) / 5,
        "characters": _characters(war) / 8,
    }
    _measure_fate(war, points, features)
    _measure_armies(war, might, features)
    _measure_battle(war, might, features)
    _measure_bolg(war, might, features)
    return features


def _tokens(war: War, seat: int) -> int:
    """How many recruitment tokens of a side lie on the board."""
    return sum([war.size(zone) for zone in TOKEN_ZONES[seat]])


def _characters(war: War) -> float:
    """Who of the Free Peoples is in play, and who has fallen."""
    found = 0.0
    for who, worth in MIGHT.characters.items():
        at = war.characters[who]
        if at != WAITING:
            found += -worth if at == ELIMINATED else worth
    return found


def _measure_fate(war: War, points: int, features: dict[str, float]) -> None:
    """B5A-31.5, 31.6: how near Beorn and the end of the fate track are."""
    values, marker = war.values, war.marker
    waits = war.track.get("beorn", 0)
    hopes = waits > 0 and points <= values.beorn_wins_at
    ready = hopes and marker >= waits
    features["fate"] = marker / values.fate_goal
    features["fate-near"] = max(0.0, 1 - (values.fate_goal - marker) / 5)
    features["beorn-near"] = min(1.0, max(0.0, 1 - (waits - marker) / 6)) if hopes else 0.0
    features["beorn-ready"] = 1.0 if ready else 0.0
    features["beorn-comes"] = 1.0 if ready and war.dice[FREE].get("will-of-the-west") else 0.0


def _measure_armies(war: War, might: dict[str, float], features: dict[str, float]) -> None:
    """How strong both sides are, and what they can do about the regions that matter."""
    control, points = war.control, war.values.points
    total, march = [0.0, 0.0], 0.0
    near = ([0.0] * len(CONTROLLABLE), [0.0] * len(CONTROLLABLE))
    for place, strong in might.items():
        army = war.armies.get(place)
        seat = FREE if army is None else army.seat
        total[seat] += strong
        felt = near[seat]
        for goal, part in IN_REACH[place]:
            felt[goal] += strong * part
        if seat == SHADOW:
            for steps, region in NEAREST[place]:
                if not control[region]:
                    march += strong * (FAR - steps)
                    break
    guard = threat = recapture = walls = 0.0
    for goal, region in enumerate(CONTROLLABLE):
        worth = points.fortification if region in FORTIFICATIONS else points.settlement
        there, free, shadow = might.get(region, 0.0), near[FREE][goal], near[SHADOW][goal]
        if control[region]:
            recapture += worth * free / (free + there + MIGHT.help * shadow + 1)
        else:
            wall = wall_of(war, region)
            walls += wall
            there += wall
            guard += worth * min(1.0, there / 6)
            threat += worth * shadow / (shadow + there + MIGHT.help * free + 1)
    features["free-might"] = total[FREE] / 40
    features["shadow-might"] = -total[SHADOW] / 60
    features["march"] = -march / 300
    features["guard"] = guard / 20
    features["threat"] = -threat / 10
    features["recapture"] = recapture / 10
    features["walls"] = walls / 12


def _measure_battle(war: War, might: dict[str, float], features: dict[str, float]) -> None:
    """How the battle goes that is being fought, and whether a region may change hands by it."""
    battle = war.battle
    clash = stake = 0.0
    if battle is not None:
        region = battle.region
        attack = sum([might.get(place, 0.0) for place in battle.armies])
        defence = might.get(region, 0.0) + wall_of(war, region)
        odds = attack / (attack + defence + 0.01)
        sign = 1 if battle.attacker == FREE else -1
        clash = sign * (2 * odds - 1)
        if war.control.get(region) == (battle.attacker == FREE):
            stake = sign * odds * (1.0 if region in FORTIFICATIONS else 0.5)
    features["clash"] = clash
    features["stake"] = stake


def _measure_bolg(war: War, might: dict[str, float], features: dict[str, float]) -> None:
    """B5A-31.4: the fall of Bolg ends the war."""
    at, danger = war.characters["bolg"], 0.0
    if at in TERRITORY:
        beside = sum(
            [might.get(place, 0.0) for place in NEIGHBOURS[at] if war.force(place) == FREE]
        )
        danger = beside / (beside + might.get(at, 0.0) + war.bodyguards + 1)
    features["bolg-danger"] = danger


# Which choices are worth a thought


def promise(war: War, seat: int, options: Sequence[Option]) -> list[float]:
    """How promising options look: 1 is an ordinary one."""
    found = []
    for option in options:
        judge = JUDGES.get(option.verb)
        if judge is None:
            found.append(VERBS_ALONE.get(option.verb, 1.0))
        else:
            found.append(judge(war, seat, option.refs))
    return found


VERBS_ALONE = PROMISE.verbs
LITTLE, EVEN, MUCH = PROMISE.odds
STEPS_AWAY = (*PROMISE.near, *[1.0] * FAR)
DICE, ACTIONS_OF_DICE = PROMISE.dice, PROMISE.actions
LOSSES = {unit: PROMISE.lose / worth for unit, worth in MIGHT.units.items()}


def _act(war: War, seat: int, refs: Refs) -> float:
    """By what is done, and by whether the die could do more."""
    die, action = refs
    return DICE[str(die)] * ACTIONS_OF_DICE[str(action)]


def _play(war: War, seat: int, refs: Refs) -> float:
    """Whatever card it is: the game that follows tells."""
    return DICE[str(refs[0])] * VERBS_ALONE["play"]


def _activate(war: War, seat: int, refs: Refs) -> float:
    """B5A-9.3: the first general costs nothing."""
    frame = war.frame(ActivateGenerals)
    return PROMISE.general[0 if frame is None else len(frame.draft)]


def _odds(attack: float, defence: float) -> float:
    """How promising an attack is."""
    edge = (attack - defence) / (attack + defence + 0.01)
    return EVEN + edge * (MUCH - EVEN if edge > 0 else EVEN - LITTLE)


def _defence(war: War, region: str) -> float:
    """What an attack on a region has to overcome."""
    army = war.armies.get(region)
    found = MIGHT.wrath * war.wrath if army is None else might_of(army)
    return found + wall_of(war, region)


def _army(war: War, seat: int, refs: Refs) -> float:
    """Big armies, those that can attack somebody, and not those who guard something."""
    place = str(refs[0])
    army = war.armies.get(place)
    if army is None:
        return 1.0
    found = PROMISE.size * sum(army.units)
    for region in WAYS[place]:
        enemy = war.armies.get(region)
        if enemy is not None and enemy.seat != seat:
            found = max(found, _odds(might_of(army), _defence(war, region)))
    return 0.1 + (found * PROMISE.stay if seat == FREE and place in war.control else found)


def _to(war: War, seat: int, refs: Refs) -> float:
    """Where control changes, or nearer to it, and not where there is no room."""
    place = str(refs[0])
    control, there = war.control, war.armies.get(place)
    found = 1.0
    if control.get(place) == (seat == FREE):
        found = PROMISE.take
    elif seat == FREE:
        found = PROMISE.guard if place in control else 1.0
    else:
        for steps, region in NEAREST[place]:
            if not control[region]:
                found = STEPS_AWAY[steps]
                break
    if there is not None and sum(there.units) >= stacking_limit(war, place, seat) - 1:
        found *= PROMISE.crowd
    return found


def _attack(war: War, seat: int, refs: Refs) -> float:
    """By the strongest army that stands beside."""
    region, best = str(refs[0]), 1.0
    for place in NEIGHBOURS[region]:
        army = war.armies.get(place)
        if army is not None and army.seat == seat:
            best = max(best, might_of(army))
    found = _odds(best, _defence(war, region))
    return found * PROMISE.stakes if war.control.get(region) == (seat == FREE) else found


def _press_on(war: War, seat: int, refs: Refs) -> float:
    """As promising as to begin the attack now."""
    battle = war.battle
    return 1.0 if battle is None else _attack(war, seat, (battle.region,))


def _stand(war: War, seat: int, refs: Refs) -> float:
    """Defenders leave when the enemy has the better of it."""
    battle = war.battle
    if battle is None:
        return 1.0
    attack = sum([_defence(war, place) for place in battle.armies if place in war.armies])
    found = _odds(_defence(war, battle.region), attack)
    return found * PROMISE.stakes if battle.region in war.control else found


def _manoeuvre(war: War, seat: int, refs: Refs) -> float:
    """Unit cards by how many dice can trigger them."""
    card, battle = str(refs[0]), war.battle
    if battle is None or card not in CARD_UNIT:
        return VERBS_ALONE["manoeuvre"]
    army = war.armies.get(battle.army_of(seat))
    return 1.0 if army is None else 0.5 + PROMISE.black * army.units[CARD_UNIT[card]]


def _reroll(war: War, seat: int, refs: Refs) -> float:
    """The more the better."""
    return 0.2 + sum([int(count) for count in refs])


def _lose(war: War, seat: int, refs: Refs) -> float:
    """The weakest first, and nobody before it must be."""
    return LOSSES[str(refs[0])]


def _place_token(war: War, seat: int, refs: Refs) -> float:
    """Where most stand."""
    army = war.armies.get(str(refs[0]))
    return 1.0 if army is None else 0.3 + PROMISE.size * sum(army.units)


JUDGES: dict[str, Callable[[War, int, Refs], float]] = {
    "act": _act,
    "play": _play,
    "activate": _activate,
    "army": _army,
    "to": _to,
    "retreat-to": _to,
    "attack": _attack,
    "target": _attack,
    "press-on": _press_on,
    "stand": _stand,
    "manoeuvre": _manoeuvre,
    "reroll": _reroll,
    "lose": _lose,
    "remove": _lose,
    "place-token": _place_token,
}

advice = Advice(
    measure=measure,
    weights=COUNSEL.weights,
    promise=promise,
    levels=COUNSEL.levels,
    quiet=lambda war: war.battle is None,
    plays=("play", "manoeuvre", "extra", "use-ability"),
)
