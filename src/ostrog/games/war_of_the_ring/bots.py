"""Advice for bots: how good a position is, and which options to try first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp

import msgspec

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import nazgul_leadership
from ostrog.games.war_of_the_ring.board.map import (
    DEFENSIBLE,
    FACTS,
    GATES_OF_MORDOR,
    GREAT,
    HERE,
    NATION_OF,
    NEIGHBOURS,
    OWNER,
    REGIONS,
)
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS_OF,
    COMPANIONS,
    DECKS,
    ELITE,
    FACES,
    FIGURES_OF,
    FREE,
    FREE_CHARACTERS,
    KIND_OF,
    LEADER_SLOTS,
    MINIONS,
    NATION,
    NATIONS_OF,
    SHADOW,
    UNIT_SLOTS,
    UPGRADES,
)
from ostrog.games.war_of_the_ring.board.pools import (
    DECK_OF,
    HUNT_POOL,
    TILE_DRAWN,
    TILES_USED,
    TILES_WAITING,
    laid_zone,
)
from ostrog.games.war_of_the_ring.board.seats import may_play_card
from ostrog.games.war_of_the_ring.board.state import (
    ASIDE,
    ELIMINATED,
    FELLOWSHIP,
    Host,
    War,
    stacking_limit,
)
from ostrog.games.war_of_the_ring.board.verbs import ACTIONS, VERBS
from ostrog.games.war_of_the_ring.dice.event_hands import hand_limit, hand_size
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import Walking
from ostrog.games.war_of_the_ring.hunt.hunt_roll import HuntRoll, hunt_bonus, hunt_rerolls
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import HuntDamage, RevealFellowship
from ostrog.games.war_of_the_ring.played_events.event_play import event_of, event_refused
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS
from ostrog.games.war_of_the_ring.teams.mixed_armies import MixArmies
from ostrog.kernel import KEEP, Advice, Level, Option

Names = tuple[str, ...]
"""What an option points at, if its verb has only roles with names."""


class HostWorth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights for the strength of armies; a Regular counts 1."""

    elite: float
    leader: float
    """Strength for each Leader, Nazgul and point of Leadership, if there are units to lead."""
    peace: float
    """Share of the units of a nation that is not At War which counts for attacks (WOTR-11.3)."""
    wall: float
    """Factor for a defender in a City, a Fortification or an own Stronghold."""
    siege: float
    """Factor for a besieged defender."""
    help: float
    """Share of the own armies around a Settlement that counts for its defence."""
    hit: float
    """Strength that a hit takes."""
    laid: float
    """Strength that a combat card adds that lies face down."""
    lone: float
    """Strength that is needed even against nobody."""
    reach: tuple[float, ...]
    """Share of an army's strength that counts for a prize at each distance in regions."""
    approach: tuple[float, ...]
    """What a march is worth that ends at each distance from the nearest prize."""


class QuestCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the way of the Ring costs on average."""

    step: float
    """Damage of a step to Mordor."""
    climb: float
    """Damage of a step on the Mordor Track."""
    shield: float
    """Damage that a Companion takes upon himself, for each Level."""
    spread: float
    """How far the damage in the end may be from this estimate."""
    grave: int
    """Corruption from which each point counts more."""
    eye: float
    """Damage of an Eye on the Mordor Track."""
    stop: float
    """Damage of a tile that stops the Fellowship for a turn there."""


class ChoicePromises(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights that estimate how promising options are."""

    size: float
    """Armies, for each unit."""
    near: float
    """Marches, for what comes nearer."""
    take: float
    """Marches that take a Settlement."""
    guard: float
    """Marches to an own City or Stronghold."""
    stay: float
    """Factor for marches out of one."""
    crowd: float
    """Factor for marches above the stacking limit."""
    odds: tuple[float, float, float]
    """Attacks on a much stronger, an equal, and a much weaker enemy."""
    stakes: float
    """Factor for attacks on a City or Stronghold."""
    pulled: float
    """Recruits, for enemy Settlements that are near."""
    allocate: tuple[float, ...]
    """Numbers of dice for the Hunt."""
    dice: dict[str, float]
    """Using a die with each face; low if the die is better kept."""
    actions: dict[str, float]
    """Using a die for each action."""
    figures: dict[str, float]
    """Recruiting a figure of each kind."""
    events: dict[str, float]
    """Playing event cards; 1 where nothing is said."""
    vain: float
    """Factor for what has no effect as things are."""
    full: float
    """Factor for a draw into a full hand."""
    wasted: float
    """Factor for losing a Guide whose Level is above the damage."""
    idle: float
    """Factor for a combat card whose event could be played now."""
    verbs: dict[str, float]


class Counsel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the advice."""

    levels: dict[str, Level]
    weights: dict[str, float]
    might: HostWorth
    quest: QuestCosts
    promise: ChoicePromises
    tabled: dict[str, float]
    """What each card on the table is worth to its side."""


def read_counsel(text: str) -> Counsel:
    """Read the numbers from TOML; raise ValueError for names the game does not know."""
    counsel = msgspec.toml.decode(text, type=Counsel)
    strange = {
        *set(counsel.promise.verbs) - {verb.name for verb in (*VERBS, KEEP)},
        *set(counsel.promise.actions) ^ set(ACTIONS),
        *set(counsel.promise.dice) ^ set(FACES),
        *set(counsel.promise.figures) ^ set(KIND_OF.values()),
        *set(counsel.promise.events) - set(DECK_OF),
        *set(counsel.tabled) ^ set(TABLE_CARDS),
    }
    if strange:
        raise ValueError(f"advice about {', '.join(sorted(strange))}")
    return counsel


COUNSEL = read_counsel((HERE / "data" / "advice.toml").read_text(encoding="utf-8"))
MIGHT, QUEST, PROMISE, TABLED = COUNSEL.might, COUNSEL.quest, COUNSEL.promise, COUNSEL.tabled


@lru_cache(maxsize=64)
def steps_to(*goals: str) -> dict[str, int]:
    """The number of steps from each region to the nearest of some regions."""
    found, edge = dict.fromkeys(goals, 0), list(goals)
    for region in edge:
        for near in NEIGHBOURS[region]:
            if near not in found:
                found[near] = found[region] + 1
                edge.append(near)
    return found


TO_MORDOR = steps_to(*GATES_OF_MORDOR)
"""Steps of the Fellowship from each region to the gates of Mordor."""
LONGEST = 16
"""Steps of a long way to the Cracks of Doom."""
PRIZES = tuple([region for region in REGIONS if region in GREAT])
"""Settlements that are worth points."""
_DISTANCES = tuple([steps_to(prize) for prize in PRIZES])
IN_REACH = {
    region: tuple(
        [
            (prize, MIGHT.reach[steps[region]])
            for prize, steps in enumerate(_DISTANCES)
            if steps[region] < len(MIGHT.reach)
        ]
    )
    for region in REGIONS
}
"""The prizes near each region, with the share of an army's strength that counts there."""
NEAREST = {
    region: tuple(
        sorted(
            [
                (MIGHT.approach[steps[region]], prize)
                for prize, steps in enumerate(_DISTANCES)
                if steps[region] < len(MIGHT.approach)
            ],
            reverse=True,
        )
    )
    for region in REGIONS
}
"""The prizes that armies in each region can march to, the nearest first."""
WORTHS = tuple(
    [
        tuple(
            [
                (slot, MIGHT.elite if KIND_OF[FIGURES_OF[side][slot]] == ELITE else 1.0)
                for slot in UNIT_SLOTS[side]
            ]
        )
        for side in (FREE, SHADOW)
    ]
)
"""Slots of the units of each side, with the strength of one."""
NATION_OF_SLOT = tuple([[NATION[figure] for figure in figures] for figures in FIGURES_OF])
LEVELS_OF_COMPANY = 14
"""Levels of all Companions together."""
PASSIVE, AROUSED = 3, 0.3
"""Steps of a nation far from war, and what it is worth that it is active (WOTR-14.2)."""
SCALES = {
    "free-threat": 10,
    "shadow-threat": 10,
    "free-march": 40,
    "shadow-march": 60,
    "free-might": 50,
    "shadow-might": 60,
    "hunt": 3,
    "pool": 4,
    "rings": 3,
    "dice": 10,
    "cards": 6,
    "tabled": 3,
}
"""Numbers that count as large, by feature."""


# Features of a position


@lru_cache(maxsize=1 << 14)
def might_of(side: int, host: Host, peace: Names) -> tuple[float, float]:
    """The strength of a host, and that with which it can attack while nations are at peace."""
    whole = ready = 0.0
    if not host.units:
        return whole, ready
    nations, counts = NATION_OF_SLOT[side], host.counts
    for slot, worth in WORTHS[side]:
        if counts[slot]:
            strong = worth * counts[slot]
            whole += strong
            ready += strong * MIGHT.peace if nations[slot] in peace else strong
    led = MIGHT.leader * min(host.leaders, host.units)
    return whole + led, ready + led


class ThreatMap:
    """The armies of both sides, and what they can do to Settlements; each is looked at once."""

    def __init__(self, war: War) -> None:
        """Look at a war as it is now."""
        self.war = war
        self.whole: tuple[dict[str, float], dict[str, float]] = ({}, {})
        """Strength of the armies of each side by region."""
        self.ready: tuple[dict[str, float], dict[str, float]] = ({}, {})
        """Strength with which they can attack."""
        self.held = [war.control[region] for region in PRIZES]
        """Side that controls each prize."""
        self.march = [0.0, 0.0]
        """Strength of the armies of each side by how near they are to enemy prizes."""
        steps = war.steps_to_war
        for side in (FREE, SHADOW):
            peace = tuple([nation for nation in NATIONS_OF[side] if steps[nation]])
            whole, ready = self.whole[side], self.ready[side]
            for region, host in war.hosts[side].items():
                if host.units:
                    whole[region], ready[region] = might_of(side, host, peace)
            sheets, at = war.values.characters, war.characters
            for who in CHARACTERS_OF[side]:
                region = at[who]
                if region in whole:
                    led = MIGHT.leader * sheets[who].leadership
                    whole[region] += led
                    ready[region] += led

    def defence(self, side: int, region: str) -> float:
        """The strength that an attack on a region must overcome."""
        war = self.war
        found = self.whole[side].get(region, 0.0)
        if war.sieges.get(region) == side:
            return found * MIGHT.siege
        if region in DEFENSIBLE or war.controls_stronghold(side, region):
            return found * MIGHT.wall
        return found

    def near(self, side: int) -> list[float]:
        """The strength of a side that can soon be at each prize."""
        found = [0.0] * len(PRIZES)
        sieges, held, march = self.war.sieges, self.held, 0.0
        for region, strong in self.ready[side].items():
            if region in sieges and sieges[region] == side:
                continue
            for prize, share in IN_REACH[region]:
                found[prize] += strong * share
            for share, prize in NEAREST[region]:
                if held[prize] != side:
                    march += strong * share
                    break
        self.march[side] = march
        return found

    def threats(self) -> tuple[float, float]:
        """What the Free Peoples and the Shadow may soon capture, in points."""
        war, near, found = self.war, (self.near(FREE), self.near(SHADOW)), [0.0, 0.0]
        points = war.values.points
        for number, region in enumerate(PRIZES):
            holder = self.held[number]
            attack = near[1 - holder][number]
            if not attack:
                continue
            defence = self.defence(holder, region) + MIGHT.help * near[holder][number] + MIGHT.lone
            worth = points.stronghold if FACTS[region].settlement == "stronghold" else points.city
            found[1 - holder] += worth * attack**2 / (attack**2 + defence**2)
        return found[FREE], found[SHADOW]

    def edge(self) -> float:
        """How likely the attacker wins the battle in progress, between 0 and 1."""
        clash = self.war.battle
        if clash is None:
            return 0.5
        side = clash.attacker
        attack = sum([worth * clash.part[slot] for slot, worth in WORTHS[side]])
        attack += MIGHT.leader * sum([clash.part[slot] for slot in LEADER_SLOTS[side]])
        sheets = self.war.values.characters
        attack += MIGHT.leader * sum([sheets[who].leadership for who in clash.who])
        attack = max(0.0, attack - MIGHT.hit * clash.suffers(side))
        attack += MIGHT.laid * laid_number(self.war, side)
        defence = self.defence(1 - side, clash.region) - MIGHT.hit * clash.suffers(1 - side)
        defence = max(0.0, defence) + MIGHT.laid * laid_number(self.war, 1 - side)
        return attack**2 / (attack**2 + defence**2 + 0.01)


def laid_number(war: War, side: int) -> int:
    """Number of combat cards that a side has laid face down (WOTR-12.2)."""
    zones = [laid_zone(seat, deck) for seat in war.setting.derived.seats[side] for deck in DECKS]
    return sum([war.size(zone) for zone in zones])


def measure(war: War) -> dict[str, float]:
    """The features of a war; positive values are good for the Free Peoples."""
    features = {"footing": 1.0}
    _measure_points(war, features)
    _measure_armies(war, features)
    _measure_nations(war, features)
    _measure_quest(war, features)
    _measure_characters(war, features)
    dice = war.dice
    features["rings"] = war.rings[FREE] - war.rings[SHADOW]
    features["dice"] = sum(dice[FREE].values()) - sum(dice[SHADOW].values())
    features["cards"] = _cards(war, FREE) - _cards(war, SHADOW)
    features["tabled"] = _tabled(war)
    for name, large in SCALES.items():
        features[name] /= large
    return features


def _cards(war: War, side: int) -> int:
    """Number of cards in the hands of a side."""
    return sum([hand_size(war, seat) for seat in war.setting.derived.seats[side]])


def _tabled(war: War) -> float:
    """What the cards on the table are worth to the Free Peoples (WOTR-7.8)."""
    found = 0.0
    for active in war.active:
        if active.name in TABLED:
            worth = TABLED[active.name]
            found += worth if DECK_OF[active.name][0] == FREE else -worth
    return found


def _measure_points(war: War, features: dict[str, float]) -> None:
    """Measure the military points, and who has enough of them at the end of the turn."""
    points, limits, found = war.values.points, war.values.limits, [0, 0]
    for region, holder in war.control.items():
        if holder != OWNER[region]:
            found[holder] += getattr(points, FACTS[region].settlement)
    shadow_wins = found[SHADOW] >= limits.shadow_victory
    features["free-points"] = min(1.5, found[FREE] / limits.free_victory)
    features["shadow-points"] = -min(1.5, found[SHADOW] / limits.shadow_victory)
    features["shadow-wins"] = -1.0 if shadow_wins else 0.0
    features["free-wins"] = 1.0 if found[FREE] >= limits.free_victory and not shadow_wins else 0.0


def _measure_armies(war: War, features: dict[str, float]) -> None:
    """Measure strength, what it threatens, and the battle in progress."""
    threats = ThreatMap(war)
    free, shadow = threats.threats()
    features["free-might"] = sum(threats.whole[FREE].values())
    features["shadow-might"] = -sum(threats.whole[SHADOW].values())
    features["free-threat"] = free
    features["shadow-threat"] = -shadow
    features["free-march"] = threats.march[FREE]
    features["shadow-march"] = -threats.march[SHADOW]
    clash, features["clash"], features["stake"] = war.battle, 0.0, 0.0
    if clash is not None:
        sign, edge = (1 if clash.attacker == FREE else -1), threats.edge()
        features["clash"] = sign * (2 * edge - 1)
        if clash.region in GREAT and war.control[clash.region] != clash.attacker:
            features["stake"] = sign * edge


def _measure_nations(war: War, features: dict[str, float]) -> None:
    """Measure how near the nations are to war (WOTR-14.1, 14.2)."""
    steps, active = war.steps_to_war, war.active_nations
    roused = [1 - steps[each] / PASSIVE + AROUSED * active[each] for each in NATIONS_OF[FREE]]
    features["free-politics"] = sum(roused) / len(roused) / (1 + AROUSED)
    features["shadow-politics"] = sum([steps[each] for each in NATIONS_OF[SHADOW]]) / 4


def way_left(war: War) -> tuple[int, int]:
    """The steps of the Fellowship to the gates of Mordor, and from there to the end."""
    last = war.values.limits.mordor
    if war.mordor >= 0:
        return 0, max(0, last - war.mordor)
    return max(0, TO_MORDOR[war.ring_bearers] - war.progress), last


def _measure_quest(war: War, features: dict[str, float]) -> None:
    """Measure the way of the Ring-bearers, and how likely they fall (WOTR-18.1, 18.2)."""
    limits, sheets = war.values.limits, war.values.characters
    steps, climb = way_left(war)
    levels = sum([sheets[who].level for who in COMPANIONS if war.characters[who] == FELLOWSHIP])
    doom = war.corruption + QUEST.step * steps - QUEST.shield * levels
    doom += climb_toll(war) * climb
    margin = (limits.corruption - doom) / QUEST.spread
    features["quest"] = 1 - (steps + climb) / LONGEST
    features["mordor"] = (1 + war.mordor) / (1 + limits.mordor)
    danger = -features["shadow-points"] - features["shadow-threat"] / SCALES["shadow-threat"]
    features["haste"] = (features["quest"] - 1) * min(1.0, danger)
    features["hope"] = 2 / (1 + exp(-margin)) - 1
    features["corruption"] = -war.corruption / limits.corruption
    worse = max(0, war.corruption - QUEST.grave)
    features["despair"] = -((worse / max(1, limits.corruption - QUEST.grave)) ** 2)
    features["revealed"] = -1.0 if war.revealed else 0.0
    features["striving"] = 1.0 if war.mordor >= 0 and war.strove else 0.0
    features["company"] = levels / LEVELS_OF_COMPANY
    features["hunt"] = -peril(war)


def peril(war: War) -> float:
    """The damage of the next step of the Fellowship on average (WOTR-16.2 to 16.13, 17.7).

    On the Mordor Track, where nobody can wait, it is compared with an ordinary step.
    """
    box = min(war.values.limits.hunt_dice, war.hunt_box[SHADOW])
    if war.mordor >= 0:
        return tile_damage(war, sum(war.hunt_box)) - QUEST.climb
    if not box:
        return 0.0
    chance = min(5, 1 + hunt_bonus(war)) / 6
    tries = box + min(box, hunt_rerolls(war))
    return (1 - (1 - chance) ** tries) * tile_damage(war, max(1.0, chance * tries))


def climb_toll(war: War) -> float:
    """The average damage of a step on the Mordor Track.

    The tiles that will come into the pool at its beginning count as well, and those that heal
    (WOTR-16.14, 16.18, 17.4 to 17.7).
    """
    sheets, tiles = war.values.tiles, war.faces(HUNT_POOL)
    if war.mordor < 0:
        tiles += war.faces(TILES_WAITING)
        tiles += [tile for tile in war.faces(TILES_USED) if sheets[tile].worth == "eye"]
    total = 0.0
    for tile in tiles:
        sheet = sheets[tile]
        total += sheet.damage if sheet.worth == "number" else TOLLS[sheet.worth]
        total += QUEST.stop * sheet.stop
    return total / max(1, len(tiles))


TOLLS = {"eye": QUEST.eye, "die": 3.5}
"""Damage of tiles without a number on average."""


def tile_damage(war: War, eye: float) -> float:
    """The average damage of the tiles in the Hunt Pool, if an Eye does so much."""
    tiles, sizes = war.values.tiles, war.faces(HUNT_POOL)
    damage = [eye if tiles[tile].worth == "eye" else max(0, tiles[tile].damage) for tile in sizes]
    return sum(damage) / max(1, len(damage))


def _measure_characters(war: War, features: dict[str, float]) -> None:
    """Measure who is in play, who may come, and the dice that they add (WOTR-5.3, 5.4)."""
    sheets, pool, alive = war.values.characters, 0, 0
    for who in FREE_CHARACTERS:
        if war.in_play(who):
            pool += sheets[who].dice
            alive += sheets[who].level
    for who in MINIONS:
        if war.in_play(who):
            pool -= sheets[who].dice
    features["pool"] = pool
    features["companions"] = alive / LEVELS_OF_COMPANY
    features["heirs"] = sum([_heir(war, who) for who in UPGRADES]) / 2


def _heir(war: War, who: str) -> float:
    """How near a Companion is to entering play in place of another (WOTR-8.2)."""
    at = war.characters[who]
    if at != ASIDE:
        return 0.0 if at == ELIMINATED else 1.0
    before = war.characters[UPGRADES[who]]
    if before == FELLOWSHIP:
        return HEIR_IN_COMPANY
    if who == "gandalf-white":  # he may come after the other's death, once a Minion has come
        met = any(war.characters[each] != ASIDE for each in MINIONS)
        return HEIR_AWAITED if met else HEIR_ON_HIS_WAY
    if before == ELIMINATED:
        return 0.0
    steps = steps_to(*war.values.characters[who].enters_in)[before]
    return max(HEIR_IN_COMPANY, HEIR_AWAITED - HEIR_STEP * steps)


HEIR_IN_COMPANY, HEIR_ON_HIS_WAY, HEIR_AWAITED = 0.3, 0.5, 0.8
"""What it is worth that a Companion may enter play: while the other is in the Fellowship, when he
has left it, and when nothing else is missing; he himself counts 1."""
HEIR_STEP = 0.1
"""What each region is worth between Strider and a city where he is crowned."""


# How promising options are


class Lookout:
    """What regions promise a side; each is looked at once."""

    def __init__(self, war: War, seat: int) -> None:
        """Look at a war as it is now."""
        self.war, self.seat, self.side = war, seat, war.side(seat)
        self._pulls: dict[str, float] = {}
        self._threats: ThreatMap | None = None
        self._tabled: frozenset[str] | None = None

    @property
    def threat_map(self) -> ThreatMap:
        """The armies of both sides."""
        if self._threats is None:
            self._threats = ThreatMap(self.war)
        return self._threats

    def pull(self, region: str) -> float:
        """How much a region attracts armies: enemy Settlements that are near."""
        found = self._pulls.get(region)
        if found is None:
            control, side = self.war.control, self.side
            found = 0.0
            for share, prize in NEAREST[region]:
                if control[PRIZES[prize]] != side:
                    found = share
                    break
            self._pulls[region] = found
        return found

    @property
    def is_full(self) -> bool:
        """Whether the hand of the seat holds no further card (WOTR-7.1)."""
        return hand_size(self.war, self.seat) >= hand_limit(self.war, self.seat)

    @property
    def tabled(self) -> frozenset[str]:
        """The cards on the table (WOTR-7.8)."""
        if self._tabled is None:
            self._tabled = frozenset([each.name for each in self.war.active]) & TABLED.keys()
        return self._tabled

    def plays(self, card: str) -> bool:
        """Whether the event of a card in hand could be played now, by whatever die (WOTR-7.5)."""
        return event_refused(self.war, self.seat, card) is None

    def odds(self, attack: float, defence: float) -> float:
        """Rate an attack by the strengths of both sides."""
        edge = (attack - defence) / (attack + defence + 0.01)
        return EVEN + edge * (MUCH - EVEN if edge > 0 else EVEN - LITTLE)


def promise(war: War, seat: int, options: Sequence[Option]) -> list[float]:
    """Estimate how promising options are; 1 is an ordinary one."""
    found, lookout = [], Lookout(war, seat)
    for option in options:
        judge = JUDGES.get(option.verb)
        if judge is None:
            found.append(VERBS_ALONE.get(option.verb, 1.0))
        else:
            found.append(judge(lookout, option.refs))
    return found


VERBS_ALONE = PROMISE.verbs
LITTLE, EVEN, MUCH = PROMISE.odds
LEAST = 0.02
"""The smallest promise."""


def _act(lookout: Lookout, refs: Names) -> float:
    """Rate an action by its weight and by the die it uses."""
    die, action = refs
    found = PROMISE.dice[die] * PROMISE.actions[action]
    if action == "draw-event" and lookout.is_full:
        return found * PROMISE.full
    return found


def _march(lookout: Lookout, refs: Names) -> float:
    """Rate a march: taking a Settlement or coming nearer is good, leaving an own one is bad."""
    source, to = refs
    war, side = lookout.war, lookout.side
    units = war.units(side, source)
    if war.control.get(to) == 1 - side and not war.units(1 - side, to):
        return PROMISE.take if to in GREAT else PROMISE.take / 2
    gain = lookout.pull(to) - lookout.pull(source)
    found = PROMISE.size * units * (0.5 + PROMISE.near * gain)
    if side == FREE and to in GREAT and war.control[to] == side:
        found *= PROMISE.guard
    if source in GREAT and war.control[source] == side and (side == FREE or gain <= 0):
        found *= PROMISE.stay
    if units + war.units(side, to) > stacking_limit(war, side, to):
        found *= PROMISE.crowd
    return max(LEAST, found)


def _attack(lookout: Lookout, refs: Names) -> float:
    """Rate an attack by the strengths of both armies and by what is at stake."""
    source, target = refs
    side, threats = lookout.side, lookout.threat_map
    attack = threats.ready[side].get(source, 0.0)
    found = lookout.odds(attack, threats.defence(1 - side, target))
    return found * PROMISE.stakes if target in GREAT else found


def _press(lookout: Lookout, refs: Names) -> float:
    """Rate going on with an attack by the armies that are left."""
    clash = lookout.war.battle
    if clash is None:
        return 1.0
    edge = lookout.threat_map.edge()
    found = LITTLE + (MUCH - LITTLE) * edge**2
    return found * PROMISE.stakes if clash.region in GREAT else found


def _stand(lookout: Lookout, refs: Names) -> float:
    """Rate standing in battle: low if the attacker is stronger."""
    return LITTLE + (MUCH - LITTLE) * (1 - lookout.threat_map.edge()) ** 2


def _play(lookout: Lookout, refs: Names) -> float:
    """Rate playing a card by what is said of it and by the die; low if it has no effect."""
    return PROMISE.dice[refs[0]] * _event(lookout, refs[1])


def _event(lookout: Lookout, card: str) -> float:
    """Rate the event of a card, as things are (WOTR-7.17)."""
    vain, found = event_of(lookout.war, card).vain, PROMISE.events.get(card, 1.0)
    return found * PROMISE.vain if vain is not None and vain(lookout.war) else found


def _play_further(lookout: Lookout, refs: Names) -> float:
    """Rate a further card, which costs no die (WOTR-7.18)."""
    return VERBS_ALONE["play-further"] * _event(lookout, refs[0])


def _give_card(verb: str) -> Callable[[Lookout, Names], float]:
    """A judge who rates the loss of a card by how little its event promises."""

    def judge(lookout: Lookout, refs: Names) -> float:
        return VERBS_ALONE[verb] / (0.5 + kept_worth(lookout, refs[0]))

    return judge


def kept_worth(lookout: Lookout, card: str) -> float:
    """What a card in hand is worth: less if its event cannot be played soon (WOTR-7.5)."""
    found = PROMISE.events.get(card, 1.0)
    return found if lookout.plays(card) else found * PROMISE.idle


def _lay(lookout: Lookout, refs: Names) -> float:
    """Rate laying a combat card: rather one whose event is worth little now (WOTR-12.1)."""
    card = refs[0]
    worth = TABLED[card] if card in lookout.tabled else kept_worth(lookout, card)
    found = VERBS_ALONE["lay"] * 1.5 / (0.5 + worth)
    clash = lookout.war.battle
    return found * PROMISE.stakes if clash is not None and clash.region in GREAT else found


def _dispel(lookout: Lookout, refs: Names) -> float:
    """Rate discarding a card of the enemy by what it is worth to him (WOTR-7.9)."""
    return VERBS_ALONE["dispel"] * PROMISE.dice[refs[0]] * TABLED[refs[1]]


def _spend(lookout: Lookout, refs: Names) -> float:
    """Rate using a card on the table: not for a harmless tile or without dice (WOTR-7.8)."""
    war = lookout.war
    found, drawn = VERBS_ALONE["spend-card"], war.faces(TILE_DRAWN)
    if lookout.side == SHADOW:
        roll = war.frame(HuntRoll)
        few = roll is not None and not roll.successes and war.hunt_box[SHADOW] < MANY
        return found / 2 if few else found
    if war.frame(HuntDamage) is not None:
        return found
    average = tile_damage(war, sum(war.hunt_box))
    if not drawn:
        return found * average / (0.5 + average)
    return found if war.values.tiles[drawn[-1]].damage > average else LEAST


def _lose_guide(lookout: Lookout, refs: Names) -> float:
    """Rate losing the Guide: low if his Level is more than the damage (WOTR-16.25)."""
    war = lookout.war
    hunted, found = war.frame(HuntDamage), VERBS_ALONE["lose-guide"]
    wasted = hunted is not None and war.values.characters[war.guide].level > hunted.points
    return found * PROMISE.wasted if wasted else found


def _strip(lookout: Lookout, refs: Names) -> float:
    """Rate taking a card from the table of the enemy by what it is worth to him."""
    return VERBS_ALONE["strip-card"] * TABLED[refs[0]]


def _strip_now(lookout: Lookout, refs: Names) -> float:
    """Rate the same where a hunt could be had instead."""
    return VERBS_ALONE["discard-tabled"] * TABLED[refs[0]]


def _choose_army(lookout: Lookout, refs: Names) -> float:
    """Rate an army for a card: the larger one, best an enemy in a Settlement worth points."""
    war, region = lookout.war, refs[0]
    found = PROMISE.size * (war.units(FREE, region) + war.units(SHADOW, region))
    return max(LEAST, found * PROMISE.stakes if region in GREAT else found)


def _promote(lookout: Lookout, refs: Names) -> float:
    """Rate an Elite for a Regular by how near the enemy is."""
    pull = lookout.pull(refs[1]) if lookout.side == SHADOW else _alarm(lookout, refs[1])
    return VERBS_ALONE["promote"] * (0.5 + PROMISE.pulled * pull)


def _number(verb: str) -> Callable[[Lookout, tuple[int, ...]], float]:
    """A judge who rates numbers: the more the better."""

    def judge(lookout: Lookout, refs: tuple[int, ...]) -> float:
        return VERBS_ALONE[verb] * (0.5 + refs[0])

    return judge


def _quell(lookout: Lookout, refs: Names) -> float:
    """Rate giving up Leadership against the Nazgul: good if theirs is the greater (WOTR-12.16)."""
    clash = lookout.war.battle
    if clash is None:
        return VERBS_ALONE["quell"]
    found = nazgul_leadership(lookout.war) - lookout.war.values.characters[WHITE].leadership
    return max(LEAST, VERBS_ALONE["quell"] * (1 + found))


def _recruit(lookout: Lookout, refs: Names) -> float:
    """Rate recruits by their kind, and by how near the enemy is."""
    figure, region = refs
    found = PROMISE.figures[KIND_OF[figure]]
    if lookout.side == SHADOW:
        return found * (0.5 + PROMISE.pulled * lookout.pull(region))
    return (
        found * (1.5 if region in GREAT else 1.0) * (0.5 + PROMISE.pulled * _alarm(lookout, region))
    )


def _alarm(lookout: Lookout, region: str) -> float:
    """How near enemy armies are to a region of the Free Peoples, between 0 and 1."""
    enemies = lookout.war.hosts[1 - lookout.side]
    if region in enemies:
        return 1.0
    found = 0.0
    for near in NEIGHBOURS[region]:
        if near in enemies:
            return 1.0
        for far in NEIGHBOURS[near]:
            if far in enemies:
                found = 0.5
    return found


def _remove(lookout: Lookout, refs: Names) -> float:
    """Rate the loss of a unit: Regulars first."""
    return VERBS_ALONE["remove"] / (4 if KIND_OF[refs[0]] == ELITE else 1)


def _hurt_own(lookout: Lookout, refs: tuple[int, ...]) -> float:
    """Rate hits on the own units: the fewer the better."""
    return 1.0 / (1 + refs[0])


def _allocate(lookout: Lookout, refs: tuple[int, ...]) -> float:
    """Rate a number of dice for the Hunt."""
    return PROMISE.allocate[min(refs[0], len(PROMISE.allocate) - 1)]


def _step(lookout: Lookout, refs: Names) -> float:
    """Rate a step of the Ring-bearers: towards the gates of Mordor, if they can be reached."""
    war = lookout.war
    walk = war.frame(Walking)
    found = VERBS_ALONE["step"]
    if walk is None:
        return found
    left = TO_MORDOR[refs[0]]
    if left >= TO_MORDOR[walk.at(war)]:
        return LEAST
    shunned = war.control.get(refs[0]) == SHADOW and left
    if walk.left(war) > left or war.frame(RevealFellowship) is not None:
        found = 3.0
    return found / 2 if shunned else found


def _declare(lookout: Lookout, refs: Names) -> float:
    """Rate a declaration: good at the gates of Mordor, and where the Fellowship is healed."""
    war = lookout.war
    walk = war.frame(Walking)
    at = war.ring_bearers if walk is None else walk.at(war)
    if at in GATES_OF_MORDOR:
        return 5.0
    return VERBS_ALONE["declare"]


def _to(lookout: Lookout, refs: Names) -> float:
    """Rate where characters go: to armies that attack or are threatened, or to rouse a nation."""
    war, side, region = lookout.war, lookout.side, refs[0]
    found = VERBS_ALONE["to"]
    host = war.hosts[side].get(region)
    if side == SHADOW:
        if region == war.ring_bearers:
            found += 1.0
        if host is not None and host.units:
            found += lookout.pull(region) * (0.3 + PROMISE.size * max(0, host.units - host.leaders))
        return found
    if region in GREAT and OWNER[region] == FREE and war.control[region] == FREE:
        found += 0.5 if war.active_nations[NATION_OF[region]] else 1.5
        found += _alarm(lookout, region)
    if region in war.values.characters["aragorn"].enters_in and war.characters["aragorn"] == ASIDE:
        found += 0.5
    return found


def _offer(lookout: Lookout, refs: Names) -> float:
    """Rate giving a card to the mate: one whose event only he may use (WOTR-19.22)."""
    found = VERBS_ALONE["offer"]
    return found if may_play_card(lookout.war, lookout.seat, refs[0]) else found * FITS_THE_MATE


def _mix(lookout: Lookout, refs: Names) -> float:
    """Rate a proposal to mix armies: good where they face an enemy together (WOTR-19.16)."""
    return VERBS_ALONE["mix"] * (1 + FACED * (_alarm(lookout, refs[0]) == 1.0))


def _join(lookout: Lookout, refs: Names) -> float:
    """Rate to agree to it: an enemy nearby would make the armies one in any case."""
    frame = lookout.war.frame(MixArmies)
    found = VERBS_ALONE["join-armies"]
    return found if frame is None else found * (0.5 + FACED * _alarm(lookout, frame.region))


FITS_THE_MATE = 3.0
"""Factor for a card that only the mate can use as an event."""
FACED = 3.0
"""What it adds to the wish for a mixed army that an enemy stands beside it."""

WHITE = "gandalf-white"
MANY = 2
"""Hunt dice that are worth a card on the table that helps them."""

JUDGES: dict[str, Callable[..., float]] = {
    "act": _act,
    "march": _march,
    "attack": _attack,
    "press": _press,
    "extend": _press,
    "stand": _stand,
    "field": _stand,
    "recruit": _recruit,
    "raise": _recruit,
    "promote": _promote,
    "choose-army": _choose_army,
    "call-up": _number("call-up"),
    "reroll": _number("reroll"),
    "play": _play,
    "play-further": _play_further,
    "bury": _give_card("bury"),
    "pay-card": _give_card("pay-card"),
    "lay": _lay,
    "dispel": _dispel,
    "spend-card": _spend,
    "strip-card": _strip,
    "discard-tabled": _strip_now,
    "quell": _quell,
    "lose-guide": _lose_guide,
    "remove": _remove,
    "disband": _remove,
    "allocate": _allocate,
    "hurt-own": _hurt_own,
    "step": _step,
    "declare": _declare,
    "to": _to,
    "offer": _offer,
    "mix": _mix,
    "join-armies": _join,
}

advice = Advice(
    measure=measure,
    weights=COUNSEL.weights,
    promise=promise,
    levels=COUNSEL.levels,
    quiet=lambda war: war.battle is None,
)
"""What bots are told about this game."""
