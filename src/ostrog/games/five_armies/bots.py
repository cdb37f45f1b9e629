"""Advice for bots: how good a position is, and which options to try first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

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
from ostrog.kernel import Advice, Level, Option

Names = tuple[str, ...]
"""What an option points at, if its verb has only roles with names."""


class Might(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights for the strength of armies; a plain unit counts 1."""

    hurt: float
    """Strength lost for each damage."""
    led: float
    """Strength gained for each point of leadership."""
    wrath: float
    """Strength for each wrath of Beorn."""
    wall: float
    """Strength for the defender for each point left of an intact fortification."""
    help: float
    """Share of the armies around a region that counts for its defence."""
    reach: tuple[float, ...]
    """Share of an army's strength that counts at each distance in regions."""
    units: dict[str, float]
    characters: dict[str, float]
    """Value of a character being in play."""


class Promises(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights that estimate how promising options are."""

    near: tuple[float, ...]
    """Shadow moves, by the steps left to the next region it can take."""
    take: float
    """Moves into a region where control changes."""
    guard: float
    """Free Peoples moves into a region they control."""
    crowd: float
    """Factor for moves into a place that would exceed the stacking limit."""
    size: float
    """Weight of an army for each of its units, for moves and Leadership tokens."""
    stay: float
    """Factor for moving the defenders of a settlement region away."""
    odds: tuple[float, float, float]
    """Attacks on a much stronger, an equal, and a much weaker enemy."""
    stakes: float
    """Factor for battles in which control of a region is at stake."""
    general: tuple[float, ...]
    """Activating a general, by the number already activated. From the second on, the Shadow may
    draw another fate token."""
    black: float
    """A manoeuvre, for each unit that gives a black die."""
    lose: float
    """Giving up a plain unit."""
    dice: dict[str, float]
    """Using a die with each face; low if the die is better kept."""
    actions: dict[str, float]
    """Using a die for each action."""
    verbs: dict[str, float]


class Counsel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the advice."""

    levels: dict[str, Level]
    weights: dict[str, float]
    might: Might
    promise: Promises


def read_counsel(text: str) -> Counsel:
    """Read the numbers from TOML; raise ValueError for names the game does not know."""
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
"""Strength of a unit of each type, in the order of `UNITS`."""


def _steps_to(goal: str) -> dict[str, int]:
    """The number of steps from each place to a region."""
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
"""Steps to each controllable region from each place, nearest first."""
FAR = 10
"""Upper bound for the number of steps to the nearest controllable region."""
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
"""Controllable regions near each place, with the share of an army's strength that counts there."""
TOKEN_ZONES = tuple(
    [
        [token_zone(back, region) for back in TOKENS_OF[seat] for region in GROUNDS_OF[seat]]
        for seat in (FREE, SHADOW)
    ]
)
"""Zones of the recruitment tokens of each side."""


# Features of a position


@lru_cache(maxsize=1 << 14)
def might_of(army: Army) -> float:
    """The strength of an army, reduced by its damage."""
    found = MIGHT.led * army.tokens - MIGHT.hurt * army.damage
    for count, worth in zip(army.units, WORTH, strict=True):
        if count:
            found += count * worth
    return found


def wall_of(war: War, region: str) -> float:
    """The value of a region's fortification for its defender."""
    if region not in war.breaches:
        return 0.0
    return MIGHT.wall * (war.values.defence[region] - war.breaches[region])


def mights(war: War) -> dict[str, float]:
    """The strength of each army with its leaders, and of Beorn, by place."""
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
    """The features of a position; positive values are good for the Free Peoples."""
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
    """The number of recruitment tokens of a side on the board."""
    places, pools, found = war.setting.places, war.pools, 0
    for zone in TOKEN_ZONES[seat]:
        pool, index = places[zone]
        found += len(pools[pool].contents[index])
    return found


def _characters(war: War) -> float:
    """The value of the Free Peoples characters in play, minus those eliminated."""
    found = 0.0
    for who, worth in MIGHT.characters.items():
        at = war.characters[who]
        if at != WAITING:
            found += -worth if at == ELIMINATED else worth
    return found


def _measure_fate(war: War, points: int, features: dict[str, float]) -> None:
    """Measure how near Beorn and the end of the fate track are (B5A-31.5, 31.6)."""
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
    """Measure the strength of both sides and their influence on controllable regions."""
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
    """Measure who leads the current battle, and whether control is at stake in it."""
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
    """Measure the danger for Bolg, whose elimination ends the game (B5A-31.4)."""
    at, danger = war.characters["bolg"], 0.0
    if at in TERRITORY:
        beside = sum(
            [might.get(place, 0.0) for place in NEIGHBOURS[at] if war.force(place) == FREE]
        )
        danger = beside / (beside + might.get(at, 0.0) + war.bodyguards + 1)
    features["bolg-danger"] = danger


# How promising options are


def promise(war: War, seat: int, options: Sequence[Option]) -> list[float]:
    """Estimate how promising options are; 1 is an ordinary one."""
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


def _act(war: War, seat: int, refs: Names) -> float:
    """Rate an action by its weight and by the die it uses."""
    die, action = refs
    return DICE[die] * ACTIONS_OF_DICE.get(action, 1.0)


def _play(war: War, seat: int, refs: Names) -> float:
    """Rate a card only by the die; search finds out which card is good."""
    return DICE[refs[0]] * VERBS_ALONE["play"]


def _activate(war: War, seat: int, refs: Names) -> float:
    """Rate an activation; the first general costs nothing (B5A-9.3)."""
    frame = war.frame(ActivateGenerals)
    return PROMISE.general[0 if frame is None else len(frame.draft)]


def _odds(attack: float, defence: float) -> float:
    """Rate an attack by the strengths of both sides."""
    edge = (attack - defence) / (attack + defence + 0.01)
    return EVEN + edge * (MUCH - EVEN if edge > 0 else EVEN - LITTLE)


def _defence(war: War, region: str) -> float:
    """The strength an attack on a region must overcome."""
    army = war.armies.get(region)
    found = MIGHT.wrath * war.wrath if army is None else might_of(army)
    return found + wall_of(war, region)


def _army(war: War, seat: int, refs: Names) -> float:
    """Rate an army to move: large or able to attack is good, guarding a region is bad."""
    place = refs[0]
    army = war.armies.get(place)
    if army is None:
        return 1.0
    found = PROMISE.size * sum(army.units)
    for region in WAYS[place]:
        enemy = war.armies.get(region)
        if enemy is not None and enemy.seat != seat:
            found = max(found, _odds(might_of(army), _defence(war, region)))
    return 0.1 + (found * PROMISE.stay if seat == FREE and place in war.control else found)


def _to(war: War, seat: int, refs: Names) -> float:
    """Rate a destination: taking control or coming nearer is good, a full place is bad."""
    place = refs[0]
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


def _attack(war: War, seat: int, refs: Names) -> float:
    """Rate an attack by the strongest own army next to the region."""
    region, best = refs[0], 1.0
    for place in NEIGHBOURS[region]:
        army = war.armies.get(place)
        if army is not None and army.seat == seat:
            best = max(best, might_of(army))
    found = _odds(best, _defence(war, region))
    return found * PROMISE.stakes if war.control.get(region) == (seat == FREE) else found


def _press_on(war: War, seat: int, refs: Names) -> float:
    """Rate continuing an attack like starting it now."""
    battle = war.battle
    return 1.0 if battle is None else _attack(war, seat, (battle.region,))


def _stand(war: War, seat: int, refs: Names) -> float:
    """Rate standing in battle: low if the attackers are stronger."""
    battle = war.battle
    if battle is None:
        return 1.0
    attack = sum([_defence(war, place) for place in battle.armies if place in war.armies])
    found = _odds(_defence(war, battle.region), attack)
    return found * PROMISE.stakes if battle.region in war.control else found


def _manoeuvre(war: War, seat: int, refs: Names) -> float:
    """Rate a unit card by the number of units that give black dice."""
    card, battle = refs[0], war.battle
    if battle is None or card not in CARD_UNIT:
        return VERBS_ALONE["manoeuvre"]
    army = war.armies.get(battle.army_of(seat))
    return 1.0 if army is None else 0.5 + PROMISE.black * army.units[CARD_UNIT[card]]


def _reroll(war: War, seat: int, refs: tuple[int, ...]) -> float:
    """Rate a re-roll: more dice are better."""
    return 0.2 + sum(refs)


def _lose(war: War, seat: int, refs: Names) -> float:
    """Rate the loss of a unit: weak units first, and only if necessary."""
    return LOSSES[refs[0]]


def _place_token(war: War, seat: int, refs: Names) -> float:
    """Rate an army for a Leadership token by its size."""
    army = war.armies.get(refs[0])
    return 1.0 if army is None else 0.3 + PROMISE.size * sum(army.units)


JUDGES: dict[str, Callable[..., float]] = {
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
