"""The game agrees with the literal reading of its statements on hundreds of drawn positions.

Where OSTROG_LONG is set, there are thousands. `literal_rulings.md` says where the two readings
differ on purpose, and which of them is right.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from math import prod
from random import Random

import pytest

from games.war_of_the_ring import literal
from games.war_of_the_ring.drawn_positions import (
    acting,
    board,
    crowded,
    drawn,
    figures,
    position_of,
    reserves,
    running,
    stack_at,
)
from ostrog.games.war_of_the_ring.battles.assigned_hits import AssignHits, forced_losses
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.map import REGIONS
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS_OF,
    FIGURES_OF,
    FREE,
    KIND_OF,
    NATION,
    SHADOW,
    SIDES,
    SLOT,
    UNIT_SLOTS,
)
from ostrog.games.war_of_the_ring.board.state import OFF_THE_MAP, War, victory_points
from ostrog.games.war_of_the_ring.campaigns.splitting import Splitting
from ostrog.games.war_of_the_ring.campaigns.stack_limits import KeepLimits
from ostrog.games.war_of_the_ring.dice.war_turn import AllocateHuntDice, pool_size
from ostrog.games.war_of_the_ring.fellowship.fellowship_phase import FellowshipPhase
from ostrog.games.war_of_the_ring.hunt.hunt_roll import MoveFellowship
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile, RevealFellowship
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS
from ostrog.kernel import Ask, Chance, Event, Mixer, Option, ask_of, asks, choose, draft_of, unpick

POSITIONS = 4_000 if "OSTROG_LONG" in os.environ else 240
CHUNKS = 8
HASTENED = 0.6
"""The share of games in which battles and sieges come soon."""
FEW = 40
"""Most parts of an army that are all tried."""

FACES = {"army": ("muster-army", "army"), "character": ("character", "character")}
"""Dice of the two sides for the plain results that move and attack."""


@dataclass
class Tally:
    """The comparisons made so far, and the differences found."""

    name: str = ""
    compared: Counter[str] = field(default_factory=Counter)
    different: list[str] = field(default_factory=list)

    def same(self, what: str, said: object, expected: object, *about: object) -> None:
        """Compare a result of the game with that of the literal reading."""
        self.compared[what] += 1
        if said != expected:
            self.different.append(f"{self.name}: {what} {about}\n  {said}\n  {expected}")

    def sets(
        self, what: str, said: Iterable[object], expected: Iterable[object], *at: object
    ) -> None:
        """Compare a set of choices of the game with that of the literal reading."""
        mine, theirs = set(said), set(expected)
        self.compared[what] += 1
        if mine != theirs:
            self.different.append(
                f"{self.name}: {what} {at}\n"
                f"  only the game: {sorted(map(str, mine - theirs))[:4]}\n"
                f"  only the literal reading: {sorted(map(str, theirs - mine))[:4]}"
            )

    def boards(
        self, what: str, said: literal.Position, expected: literal.Position, *at: object
    ) -> None:
        """Compare what lies on the map and on the Political Track."""
        self.same(what, board(said), board(expected), *at)


@dataclass
class Look:
    """A position, and the seat that is compared."""

    war: War
    position: literal.Position
    seat: int
    random: Random
    tally: Tally

    @property
    def side(self) -> str:
        return SIDES[self.seat]


class Drawing:
    """Chance that draws one Companion and leaves the rest to another provider."""

    def __init__(self, place: int, otherwise: Chance) -> None:
        self._place, self._otherwise = place, otherwise

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        if purpose == "draw companion":
            return self._place
        return self._otherwise.draw(epoch, purpose, index, bound)


class Ones:
    """Chance that lets every die show a 1."""

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        return 0


# Playing


def option(war: War, text: str) -> Option:
    return war.setting.rules.catalogue.parse(text)


def asked(war: War, kind: str) -> Ask | None:
    """Return the pending decision, if it is of this kind."""
    if war.outcome is not None:
        return None
    ask = asks(war)[0]
    return ask if ask.kind == kind else None


def pairs(ask: Ask | None, verb: str) -> set[tuple[str, ...]]:
    """Return the refs of the options of a verb."""
    if ask is None:
        return set()
    return {tuple(map(str, each.refs)) for each in ask.options if each.verb == verb}


def single(ask: Ask | None, verb: str) -> set[str]:
    """Return the only ref of each option of a verb."""
    return {refs[0] for refs in pairs(ask, verb)}


def begin(look: Look, die: str, action: str) -> War | None:
    """Return a copy in which the seat has begun an action with its only die, if it may."""
    war = acting(look.war, look.seat, die)
    ask = asked(war, "act")
    assert ask is not None
    act = option(war, f"act:{die}:{action}")
    if act not in ask.options:
        return None
    choose(war, look.seat, act)
    return war


def told(war: War, event: type[Event]) -> list[Event]:
    return [each.event for each in war.scratch.outbox if isinstance(each.event, event)]


def drafts(war: War, seat: int, state: Callable[[], object] = tuple) -> Iterator[Ask]:
    """Yield every draft of a seat's pending decision, regardless of the order of its picks.

    `state` returns what else tells drafts apart.
    """
    seen = set[object]()
    ask = ask_of(war, seat)
    assert ask is not None
    kind = ask.kind

    def explore() -> Iterator[Ask]:
        ask = ask_of(war, seat)
        assert ask is not None
        yield ask
        for pick in ask.options:
            if pick.verb in ask.closes:
                continue
            choose(war, seat, pick)
            key = (tuple(sorted(each.id for each in draft_of(war, seat))), state())
            if key not in seen:
                seen.add(key)
                yield from explore()
            unpick(war, seat)

    yield from explore()
    again = ask_of(war, seat)
    assert again is not None
    assert again.kind == kind


def party(war: War) -> literal.Figures:
    """Return the part of an army that goes, as picked so far."""
    frame = war.frame(Splitting)
    assert frame is not None
    found = frame.party(war)
    assert found is not None
    return figures(war.side(frame.seat), found.counts, found.who)


def size(stack: literal.Figures) -> int:
    """Return how many parts a stack has."""
    numbers = [n for group in (stack.regulars, stack.elites, stack.leaders) for _, n in group]
    return prod(n + 1 for n in numbers) * (stack.nazgul + 1) * (1 << len(stack.characters))


def some_armies(look: Look, number: int) -> list[str]:
    """Return some regions with figures of the seat; armies near an enemy are preferred."""
    war, enemy = look.war, 1 - look.seat
    places = [r for r in war.hosts[look.seat] if size(stack_at(war, look.seat, r)) < 1_500]
    near = [
        place
        for place in places
        if place in war.sieges or any(war.units(enemy, to) for to in literal.ADJACENT[place])
    ]
    chosen = look.random.sample(near, min(len(near), number))
    rest = [place for place in places if place not in chosen]
    return chosen + look.random.sample(rest, min(len(rest), max(1, number - len(chosen))))


def parts_of(look: Look, war: War, first: str, close: str) -> set[literal.Figures] | None:
    """Return all parts with which a first pick can be carried out, if there are not too many."""
    source = first.split(":")[1]
    if size(stack_at(look.war, look.seat, source)) > FEW:
        return None
    copy = war.clone()
    choose(copy, look.seat, option(copy, first))
    if not draft_of(copy, look.seat):
        return None  # nothing was left to decide
    found = set()
    for ask in drafts(copy, look.seat):
        if any(each.verb == close for each in ask.options):
            found.add(party(copy))
    return found


def leave_some(war: War, seat: int, random: Random, close: str) -> literal.Figures:
    """Leave something or nothing behind at random, and go; return those who went."""
    for _ in range(random.choice((0, 0, 1, 2, 3))):
        ask = ask_of(war, seat)
        assert ask is not None
        picks = [pick for pick in ask.options if pick.verb not in ask.closes]
        if picks:
            choose(war, seat, random.choice(picks))
    while True:
        ask = ask_of(war, seat)
        assert ask is not None
        if any(each.verb == close for each in ask.options):
            goes = party(war)
            choose(war, seat, option(war, close))
            return goes
        choose(war, seat, random.choice([p for p in ask.options if p.verb not in ask.closes]))


# Movement


def compare_moves(look: Look) -> None:
    """Compare goals, parts, the position after a move, and the second move."""
    result = look.random.choice(("army", "army", "character"))
    action = "move-armies" if result == "army" else "move-led-army"
    war = begin(look, FACES[result][look.seat], action)
    ask = None if war is None else asked(war, "march")
    said = pairs(ask, "march")
    if war is not None and ask is None:  # the only move was made at once
        return
    for source in some_armies(look, 3):
        ways = literal.moves(look.position, look.side, source, result)
        goals = {(source, to) for _, to in ways}
        mine = {pair for pair in said if pair[0] == source}
        look.tally.sets(f"{result}: goals", mine, goals, source)
        if not mine or war is None:
            continue
        _, to = look.random.choice(sorted(mine))
        parts = parts_of(look, war, f"march:{source}:{to}", "go")
        if parts is not None:
            expected = {part for part, end in ways if end == to}
            look.tally.sets(f"{result}: parts", parts, expected, source, to)
    if war is not None and said:
        compare_a_move(look, war, result, look.random.choice(sorted(said)))


def compare_a_move(look: Look, war: War, result: str, way: tuple[str, ...]) -> None:
    """Compare the position after a move, and where the second move can go."""
    source, to = way
    choose(war, look.seat, option(war, f"march:{source}:{to}"))
    if not draft_of(war, look.seat):
        return
    part = leave_some(war, look.seat, look.random, "go")
    if war.outcome is not None or told(war, events.FiguresDisbanded):
        return
    after = literal.moved(look.position, look.side, source, part, to)
    look.tally.boards("after a move", position_of(war), after, source, to)
    if result != "army" or asked(war, "disband") is not None:
        return
    ask = asked(war, "march")
    others = look.random.sample(sorted(look.war.hosts[look.seat]), 2)
    places = {source, to, *others}
    if any(size(literal.outside(after, look.side, place)) > 1_000 for place in places):
        return
    # Own armies elsewhere change nothing, so they are left out of the slow reading.
    few = {
        region: {
            side: stack for side, stack in both.items() if side != look.side or region in places
        }
        for region, both in look.position.outside.items()
    }
    second = literal.second_moves(replace(look.position, outside=few), look.side, source, part, to)
    expected = {(start, end) for start, _, end in second}
    mine = {pair for pair in pairs(ask, "march") if pair[0] in places}
    look.tally.sets("second moves", mine, expected, source, to, part)
    if mine:
        start, end = look.random.choice(sorted(mine))
        parts = parts_of(replace(look, war=war), war, f"march:{start}:{end}", "go")
        if parts is not None:
            theirs = {each for begun, each, goal in second if (begun, goal) == (start, end)}
            look.tally.sets("parts of a second move", parts, theirs, start, end)


# Attacks and battles


def compare_attacks(look: Look) -> None:
    """Compare targets and attacking parts, then the course of a battle."""
    result = look.random.choice(("army", "army", "character"))
    action = "attack" if result == "army" else "led-attack"
    war = begin(look, FACES[result][look.seat], action)
    ask = None if war is None else asked(war, "attack")
    if war is not None and ask is None:  # the only attack was made at once
        return
    said = pairs(ask, "attack")
    for source in some_armies(look, 3):
        found = literal.attacks(look.position, look.side, source, result)
        mine = {pair for pair in said if pair[0] == source}
        look.tally.sets(
            f"{result}: attacks", mine, {(source, each.target) for each in found}, source
        )
        if not mine or war is None:
            continue
        _, target = look.random.choice(sorted(mine))
        parts = parts_of(look, war, f"attack:{source}:{target}", "go")
        if parts is not None:
            expected = {each.attackers for each in found if each.target == target}
            look.tally.sets(f"{result}: attackers", parts, expected, source, target)
    if war is not None and said:
        compare_battle(look, war, look.random.choice(sorted(said)))


def compare_battle(look: Look, war: War, way: tuple[str, ...]) -> None:
    """Compare a battle in which every die misses, until the defender leaves."""
    source, target = way
    war.setting = war.setting.with_chance(Ones())
    choose(war, look.seat, option(war, f"attack:{source}:{target}"))
    if not draft_of(war, look.seat):
        return
    part = leave_some(war, look.seat, look.random, "go")
    kinds = {
        kind
        for kind, region in literal.targets(look.position, look.side, source)
        if region == target
    }
    ((kind),) = kinds
    attack = literal.Attack(kind, target, part)
    attacked = literal.defenders(look.position, look.side, attack)
    position = literal.after_attack(look.position, attacked)
    look.tally.boards("after an attack is declared", position_of(war), position, *way)
    enemy = 1 - look.seat
    if (rider := asked(war, "white-rider")) is not None:
        choose(war, rider.seat, option(war, "lead-on"))
    choice = asked(war, "stronghold-choice")
    withdraws = literal.may_withdraw(look.position, SIDES[enemy], attack)
    look.tally.same("withdrawal", choice is not None, withdraws, *way)
    if choice is not None:
        inside = look.random.random() < 0.4
        choose(war, enemy, option(war, "go-inside" if inside else "field"))
        if inside:
            compare_advance(look, war, attack, source, position, withdrawn=True)
            return
    while (card := asked(war, "combat-card")) is not None:
        choose(war, card.seat, option(war, "lay-nothing"))
    rolled = {each.side: each for each in told(war, events.CombatDiceRolled)}  # type: ignore[attr-defined]
    armies = {look.side: part, SIDES[enemy]: attacked}
    for side, army in armies.items():
        dice = len(rolled[side].values) if side in rolled else 0  # type: ignore[attr-defined]
        look.tally.same("combat dice", dice, literal.combat_dice(army), side, army)
        needed = literal.attacker_needs(attack, 1) if side == look.side else literal.DEFENDER_NEEDS
        if side in rolled:
            look.tally.same("what hits", rolled[side].target, needed, *way)  # type: ignore[attr-defined]
    for seat in (look.seat, enemy):
        army = armies[SIDES[seat]]
        most = literal.reroll_dice(
            literal.leadership(look.position, army), literal.combat_dice(army)
        )
        reroll = asked(war, "leader-reroll")
        if reroll is None or reroll.seat != seat:
            look.tally.same("re-rolls", 0, most, *way)
            continue
        offered = max(int(each) for each in single(reroll, "reroll"))
        look.tally.same("re-rolls", offered, most, *way)
        choose(war, seat, option(war, "reroll:0"))
    if kind == "siege":
        stock = spare(look.war, look.seat)
        able = literal.siege_extensions(look.side, part, *stock)
        pressed = {each.rpartition("-")[0] for each in single(asked(war, "extend-siege"), "extend")}
        look.tally.sets("further siege rounds", pressed, able, *way)
        return
    cease = asked(war, "cease")
    assert cease is not None
    choose(war, look.seat, option(war, "press"))
    retreat = asked(war, "retreat")
    expected = literal.retreat_regions(position, SIDES[enemy], attack)
    if retreat is None:
        look.tally.sets("retreats", (), expected, *way)
        return
    goals = single(retreat, "retreat-to")
    look.tally.sets("retreats", goals, expected, *way)
    if not goals:
        return
    to = look.random.choice(sorted(goals))
    choose(war, enemy, option(war, f"retreat-to:{to}"))
    after = literal.retreated(position, SIDES[enemy], target, to)
    if war.outcome is None and asked(war, "advance") is not None:
        look.tally.boards("after a retreat", position_of(war), after, target, to)
        compare_advance(look, war, attack, source, after)


def compare_advance(
    look: Look,
    war: War,
    attack: literal.Attack,
    source: str,
    position: literal.Position,
    *,
    withdrawn: bool = False,
) -> None:
    """Compare who can advance after a battle, and the position afterwards."""
    ask = asked(war, "advance")
    expected = literal.advances(position, look.side, source, attack)
    if ask is None:
        look.tally.same("advances", False, bool(expected), source)
        return
    if size(attack.attackers) <= FEW:
        copy, found = war.clone(), set()
        for each in drafts(copy, look.seat):
            if any(pick.verb == "advance" for pick in each.options):
                found.add(party(copy))
        look.tally.sets("advances", found, expected, source, attack)
    enemy = SIDES[1 - look.seat]
    goes = leave_some(war, look.seat, look.random, "advance")
    if war.outcome is not None or told(war, events.FiguresDisbanded):
        return
    if not withdrawn:
        after = literal.moved(position, look.side, source, goes, attack.target)
        look.tally.boards("after an advance", position_of(war), after, source, attack)
        return
    if asked(war, "disband") is not None:
        return
    besieged = [
        literal.moved(each, look.side, source, goes, attack.target)
        for each in literal.withdrawn(position, enemy, attack.target)
    ]
    found_board = board(position_of(war))
    look.tally.same(
        "after a retreat into a siege",
        found_board in [board(each) for each in besieged],
        True,
        source,
        attack,
        found_board,
    )


def spare(war: War, side: int) -> tuple[dict[str, int], dict[str, int]]:
    """Return the Regulars in the casualties and in the reinforcements of a side, by nation."""
    dead = dict[str, int]()
    if side == FREE:
        for figure, count in zip(FIGURES_OF[FREE], war.casualties, strict=True):
            if KIND_OF[figure] == "regular":
                dead[NATION[figure]] = count
    waiting = {nation: kinds.get("regular", 0) for nation, kinds in reserves(war).items()}
    return dead, waiting


def compare_casualties(look: Look) -> None:
    """Compare all ways in which an army can suffer some hits."""
    armies = [r for r in look.war.armies(look.seat) if look.war.units(look.seat, r) <= 8]
    if not armies:
        return
    region, hits = look.random.choice(armies), look.random.randint(1, 5)
    war = look.war.clone()
    for slot, count in enumerate(war.reinforcements[look.seat]):  # often few are left
        war.reinforcements[look.seat][slot] = min(count, look.random.choice((0, 0, 1, 2, 9)))
    counts = war.counts(look.seat, region)
    stack = figures(look.seat, counts)
    dead, waiting = spare(war, look.seat)
    ways = literal.casualty_choices(literal.casualties(look.side, stack, hits, dead, waiting))
    # Ruling on 11.29: a Regular that the same hits remove replaces no Elite.
    expected = {
        (removed, reduced, killed)
        for removed, reduced, killed in ways
        if all(n <= dead.get(nation, 0) + waiting[nation] for nation, n in reduced)
    }
    forced = forced_losses(war, look.seat, counts, hits)
    if forced is not None:
        look.tally.sets("casualties", {losses(stack, forced)}, expected, region, hits)
        return
    battle = running(war, AssignHits(side=look.seat, region=region, counts=counts, hits=hits))
    said = set()
    if asked(battle, "casualties") is None:  # there was one way only
        look.tally.same("forced casualties", 1, len(expected), region, hits)
        return

    def left() -> object:
        frame = battle.frame(AssignHits)
        assert frame is not None
        return frame.suffering(battle).hits

    for ask in drafts(battle, look.seat, left):
        if any(each.verb == "done" for each in ask.options):
            said.add(losses(stack, draft_of(battle, look.seat)))
    look.tally.sets("casualties", said, expected, region, stack, hits, dead, waiting)


Choice = tuple[literal.Counts, literal.Counts, literal.Counts]


def losses(stack: literal.Figures, picks: Iterable[Option]) -> Choice:
    """Return the choice that picks make: Regulars removed, Elites reduced, Elites killed."""
    removed, reduced, killed = Counter[str](), Counter[str](), Counter[str]()
    for pick in picks:
        figure = str(pick.refs[0])
        nation = NATION[figure]
        if pick.verb == "reduce":
            reduced[nation] += 1
        elif KIND_OF[figure] == "elite":
            killed[nation] += 1
        else:
            removed[nation] += 1
    present = dict(stack.regulars)
    for nation in list(removed):  # one that was an Elite before is an Elite killed
        more = removed[nation] - present.get(nation, 0)
        if more > 0:
            removed[nation] -= more
            reduced[nation] -= more
            killed[nation] += more
    return literal.counts(removed), literal.counts(reduced), literal.counts(killed)


# Stacking, recruiting, entries


def compare_stacking(look: Look) -> None:
    """Compare what may be left of an army above the limit."""
    armies = look.war.armies(look.seat)
    if not armies:
        return
    region = look.random.choice(armies)
    more = [0] * len(FIGURES_OF[look.seat])
    for _ in range(look.random.randint(3, 8)):
        more[look.random.choice(UNIT_SLOTS[look.seat])] += 1
    war = crowded(look.war, look.seat, region, tuple(more))
    inside = war.sieges.get(region) == look.seat
    limit = literal.SIEGE_LIMIT if inside else literal.STACKING_LIMIT
    stack = stack_at(war, look.seat, region)
    if literal.units(stack) > limit + 3:
        return
    expected = literal.after_excess(stack, limit)
    kept = running(war, KeepLimits(side=look.seat, regions=(region,)))
    ask = asked(kept, "disband")
    if ask is None:
        said = {stack_at(kept, look.seat, region)}
    else:
        said = set()
        for each in drafts(kept, look.seat):
            if any(pick.verb == "done" for pick in each.options):
                gone = Counter(str(pick.refs[0]) for pick in draft_of(kept, look.seat))
                counts = list(war.counts(look.seat, region))
                for figure, number in gone.items():
                    counts[SLOT[figure]] -= number
                who = war.characters_at(look.seat, region)
                said.add(figures(look.seat, tuple(counts), who))
    look.tally.sets("units above the limit", said, expected, region, stack)


def compare_recruiting(look: Look) -> None:
    """Compare everything that one Muster result can recruit, and the Voice of Saruman."""
    # Ruling on 10.3: no unit is recruited where ten units stand.
    full = {
        region for region in REGIONS if look.war.units(look.seat, region) >= literal.STACKING_LIMIT
    }
    expected = {
        recruits
        for recruits in literal.musters(look.position, look.side)
        if not any(kind in ("regular", "elite") and at in full for _, kind, at in recruits)
    }
    war = begin(look, "muster", "recruit")
    said = set[tuple[literal.Recruit, ...]]()
    if war is not None:
        ask = asked(war, "recruit")
        if ask is None:
            return
        for one in sorted(pairs(ask, "recruit")):
            said.add((recruit(*one),))
        for one in look.random.sample(sorted(pairs(ask, "recruit")), min(12, len(said))):
            choose(war, look.seat, option(war, f"recruit:{one[0]}:{one[1]}"))
            then = ask_of(war, look.seat)
            mine = {recruit(*each) for each in pairs(then, "recruit")}
            theirs = {
                other
                for both in expected
                if len(both) == 2 and recruit(*one) in both
                for other in both
                if other != recruit(*one)
            }
            look.tally.sets("second recruits", mine, theirs, *one)
            unpick(war, look.seat)
    singles = {recruits for recruits in expected if len(recruits) == 1}
    look.tally.sets("recruits", said, singles)


def recruit(figure: str, region: str) -> literal.Recruit:
    return NATION[figure], KIND_OF[figure], region


def compare_entries(look: Look) -> None:
    """Compare who can enter play and where, and what the Voice of Saruman can do."""
    die, action, expected = (
        ("will-of-the-west", "bring-companion", literal.will_entries(look.position))
        if look.seat == FREE
        else ("muster", "bring-minion", literal.minion_entries(look.position))
    )
    war = begin(look, die, action)
    ask = None if war is None else asked(war, "bring-character")
    if war is None or ask is not None:
        look.tally.sets("entries", pairs(ask, "enter"), expected)
    else:
        came = {
            (str(each.character), str(each.region))  # type: ignore[attr-defined]
            for each in told(war, events.CharacterCame)
        }
        look.tally.sets("entries", came, expected)
    if look.seat == SHADOW:
        compare_voice(look)


def compare_voice(look: Look) -> None:
    """Compare what the Voice of Saruman can do."""
    full = {r for r in REGIONS if look.war.units(SHADOW, r) >= literal.STACKING_LIMIT}
    ways = literal.voice_of_saruman(look.position)
    expected = {
        "raise-isengard" for what, regions in ways if what == "recruit" and not set(regions) <= full
    } | {what for what, _ in ways if what == "upgrade"}
    war = begin(look, "muster", "voice-of-saruman")
    if war is None:
        look.tally.sets("voice of Saruman", (), expected)
        return
    ask = asked(war, "voice-of-saruman")
    if ask is not None:
        look.tally.sets("voice of Saruman", {each.verb for each in ask.options}, expected)


# Politics


def compare_politics(look: Look) -> None:
    """Compare the nations that can be advanced, the dice, the points and the passes."""
    for die, action, expected in (
        ("muster", "negotiate", literal.muster_advances(look.position, look.side)),
        ("event", "speak-for-nation", literal.ability_advances(look.position)),
    ):
        if action == "speak-for-nation" and look.seat == SHADOW:
            continue
        war = begin(look, die, action)
        said = set[str]()
        if war is not None:
            ask = asked(war, "negotiate")
            said = (
                single(ask, "negotiate")
                if ask is not None
                else {str(e.nation) for e in told(war, events.NationAdvanced)}  # type: ignore[attr-defined]
            )
        look.tally.sets(action, said, expected)
        if war is not None and asked(war, "negotiate") is not None:
            nation = look.random.choice(sorted(said))
            choose(war, look.seat, option(war, f"negotiate:{nation}"))
            if war.outcome is None:
                after = literal.advanced(look.position, nation)
                look.tally.boards("after negotiations", position_of(war), after, nation)
    look.tally.same("dice", pool_size(look.war, look.seat), literal.pool(look.position, look.side))
    points = literal.points(look.position, look.side)
    look.tally.same("points", victory_points(look.war, look.seat), points)
    for region in look.random.sample(REGIONS, 20):
        look.tally.same(
            "free regions",
            (look.war.is_free(look.seat, region), look.war.is_open(look.seat, region)),
            (
                literal.is_free(look.position, look.side, region),
                literal.is_free_for_movement(look.position, look.side, region),
            ),
            region,
        )


# Characters


def compare_characters(look: Look) -> None:
    """Compare where Companions, Nazgûl and Minions can go."""
    action = "move-companions" if look.seat == FREE else "move-minions"
    war = begin(look, "character", action)
    ask = None if war is None else asked(war, action)
    if war is not None and ask is None:
        return
    for who in CHARACTERS_OF[look.seat]:
        at = look.war.characters[who]
        if at in OFF_THE_MAP:
            continue
        if look.seat == FREE:
            expected = literal.companion_moves(look.position, [who])
        elif who == literal.WITCH_KING:
            expected = literal.nazgul_moves(look.position) - {at}
        elif who == literal.MOUTH:
            expected = literal.mouth_moves(look.position)
        else:
            expected = frozenset()
        said = set[str]()
        if war is not None and who in single(ask, "take"):
            choose(war, look.seat, option(war, f"take:{who}"))
            said = single(ask_of(war, look.seat), "to")
            unpick(war, look.seat)
        look.tally.sets(f"{action}: goals", said, expected, who, at)
    if look.seat == SHADOW and war is not None:
        lairs = sorted(single(ask, "take-nazgul"))
        if lairs:
            at = look.random.choice(lairs)
            choose(war, look.seat, option(war, f"take-nazgul:{at}"))
            goals = single(ask_of(war, look.seat), "to")
            look.tally.sets("flights", goals, literal.nazgul_moves(look.position) - {at}, at)
    if look.seat == FREE:
        compare_groups(look, war)
        compare_separations(look)


def compare_groups(look: Look, war: War | None) -> None:
    """Compare where a group of Companions in one region can go."""
    homes = Counter(
        at for who in CHARACTERS_OF[FREE] if (at := look.war.characters[who]) not in OFF_THE_MAP
    )
    shared = sorted(at for at, number in homes.items() if number > 1)
    if war is None or not shared:
        return
    at = look.random.choice(shared)
    there = look.war.characters_at(FREE, at)
    group = look.random.sample(there, look.random.randint(2, len(there)))
    expected = literal.companion_moves(look.position, group)
    said = set[str]()
    copy = war.clone()
    for who in group:
        ask = ask_of(copy, FREE)
        if who not in single(ask, "take"):
            break
        choose(copy, FREE, option(copy, f"take:{who}"))
    else:
        said = single(ask_of(copy, FREE), "to")
    look.tally.sets("groups: goals", said, expected, at, group)


def compare_separations(look: Look) -> None:
    """Compare where separated Companions can end."""
    company = look.war.company()
    war = begin(look, "character", "separate-companions") if company else None
    if not company:
        return
    group = look.random.sample(company, look.random.randint(1, min(3, len(company))))
    expected = literal.separations(look.position, group)
    said = set[str]()
    if war is not None:
        for who in group:
            choose(war, FREE, option(war, f"separate:{who}"))
        said = single(ask_of(war, FREE), "to")
    look.tally.sets("separations", said, expected, group)


# The Fellowship and the hunt


def compare_fellowship(look: Look) -> None:
    """Compare where the Fellowship can be declared and revealed, and the Hunt allocation."""
    war = look.war.clone()
    war.progress = look.random.choice((0, 1, 1, 2, 2, 3))
    position = position_of(war)
    phase = running(war, FellowshipPhase())
    ask = asked(phase, "declare")
    look.tally.same("declaring", ask is not None, literal.can_declare(position))
    if ask is not None:
        ends = set()
        for each in walks(phase):
            if any(pick.verb == "declare" for pick in each.options):
                ends.add(place_of(phase, war.ring_bearers))
        look.tally.sets("declarations", ends, literal.declaration_ends(position))
        to = look.random.choice(sorted(ends))
        compare_declaration(look, war, position, to)
    if war.mordor < 0 and not war.revealed and war.progress:
        shown = running(war, RevealFellowship())
        said = set()
        if asked(shown, "reveal") is not None:
            dark = literal.strongholds_of(position, literal.SHADOW)
            for each in walks(shown):
                if any(pick.verb == "stay-here" for pick in each.options):
                    path = [war.ring_bearers, *steps(shown)]
                    cost = frozenset(
                        r for r in path if r in dark and literal.original_side(r) == literal.SHADOW
                    )
                    said.add((path[-1], cost))
            look.tally.sets("reveals", said, literal.reveal_ends(position), war.progress)
    war.taken_back = look.random.randint(0, 2)
    allotting = running(war, AllocateHuntDice())
    hunts = asked(allotting, "hunt-allocation")
    expected = literal.hunt_allocation(len(war.company()), war.taken_back, war.pool[SHADOW])
    if hunts is not None and len(expected) > 1:  # without a choice the next turn is asked about
        said_dice = {int(each) for each in single(hunts, "allocate")}
        look.tally.sets("hunt allocation", said_dice, expected)


def steps(war: War) -> list[str]:
    """Return the regions that the Ring-bearers have been led to so far."""
    return [str(each.refs[0]) for each in draft_of(war, FREE) if each.verb == "step"]


def place_of(war: War, start: str) -> str:
    return [start, *steps(war)][-1]


def walks(war: War) -> Iterator[Ask]:
    """Yield every draft of a walk, in every order."""

    def explore() -> Iterator[Ask]:
        ask = ask_of(war, FREE)
        assert ask is not None
        yield ask
        for pick in ask.options:
            if pick.verb == "step":
                choose(war, FREE, pick)
                yield from explore()
                unpick(war, FREE)

    yield from explore()


def compare_declaration(look: Look, war: War, position: literal.Position, to: str) -> None:
    """Compare the position after a declaration."""
    phase = running(war, FellowshipPhase())
    path = shortest(war.ring_bearers, to)
    choose(phase, FREE, *(option(phase, f"step:{each}") for each in path), option(phase, "declare"))
    after = literal.declared(position, to)
    look.tally.same("corruption healed", phase.corruption, after.fellowship.corruption, to)
    look.tally.same("active by declaring", position_of(phase).active, after.active, to)
    gate = asked(phase, "enter-mordor") is not None
    look.tally.same("gates of Mordor", gate, literal.may_enter_mordor(after), to)


def shortest(start: str, end: str) -> list[str]:
    """Return the steps of a shortest walk."""
    ways = {start: list[str]()}
    frontier = [start]
    while end not in ways:
        place = frontier.pop(0)
        for to in sorted(literal.ADJACENT[place]):
            if to not in ways:
                ways[to] = [*ways[place], to]
                frontier.append(to)
    return ways[end]


def compare_hunt(look: Look) -> None:
    """Compare a hunt roll, the tile drawn, and every course of its effects."""
    war = look.war.clone()
    war.revealed, war.strove = False, True
    war.hunt_box = [look.random.randint(0, 5), look.random.randint(0, 6)]
    keep = look.random.choice((7, 3, 2, 1, 0))
    for who in war.company()[: max(0, len(war.company()) - keep)]:
        war.characters[who] = "eliminated"
    if look.random.random() < 0.2 and war.mordor < 0:
        war.ring_bearers, war.mordor, war.progress = "", look.random.randint(0, 4), 0
    able = literal.guides(frozenset(war.company()))
    war.guide = look.random.choice(sorted(able))
    if war.guide == literal.GOLLUM:
        war.characters[literal.GOLLUM] = "fellowship"
    war.setting = war.setting.with_chance(Mixer(look.random.getrandbits(64)))
    position = position_of(war)
    if look.random.random() < 0.5:
        hunted = running(war, MoveFellowship())
        rolled = told(hunted, events.HuntRolled)
        if war.mordor < 0:
            look.tally.same("a hunt is rolled", bool(rolled), literal.hunt_dice(position) > 0)
        if not rolled:
            return
        roll = rolled[0]
        assert isinstance(roll, events.HuntRolled)
        successes = literal.hunt_successes(position, roll.values, roll.again)
        look.tally.same("successes", roll.successes, successes, roll)
        look.tally.same("a tile is drawn", bool(told(hunted, events.TileDrawn)), successes > 0)
        return
    compare_tile(look, war, position)


def compare_tile(look: Look, war: War, position: literal.Position) -> None:
    """Compare every course of the effects of a tile."""
    in_mordor = war.mordor >= 0
    dark = position.fellowship.region in literal.strongholds_of(position, literal.SHADOW)
    if dark:  # a reveal would draw further tiles at once
        return
    successes = look.random.randint(1, 5)
    start = running(war, DrawTile(cause="mordor" if in_mordor else "hunt", successes=successes))
    tile = told(start, events.TileDrawn)[0]
    assert isinstance(tile, events.TileDrawn)
    fact = literal.TILES[tile.tile]
    source = "mordor" if in_mordor else "roll"
    damage = literal.tile_damage(position, fact, source, successes)
    look.tally.same("damage", tile.damage, damage, tile.tile)
    courses = literal.courses(position.fellowship, fact, damage, moving=in_mordor)
    expected = {
        outcome(each.fellowship, each.entering, each.eliminated, each.winner) for each in courses
    }
    said = {outcome(*ended) for ended in all_courses(start, frozenset(war.company()))}
    look.tally.sets("courses of a hunt", said, expected, tile.tile, damage, position.fellowship)


Ended = tuple[literal.Fellowship, frozenset[str], frozenset[str], str | None]


def outcome(
    fellowship: literal.Fellowship,
    entering: frozenset[str],
    eliminated: frozenset[str],
    winner: str | None,
) -> tuple[object, ...]:
    """Return what can be compared of a course; a game that is won is not revealed any more."""
    return (
        fellowship.companions,
        fellowship.guide,
        fellowship.corruption,
        fellowship.step,
        None if winner else fellowship.revealed,
        entering,
        eliminated,
        winner,
    )


def all_courses(war: War, before: frozenset[str]) -> Iterator[Ended]:
    """Yield how each course of a hunt tile ends, whatever is chosen and drawn."""
    ask = None if war.outcome is not None else asks(war)[0]
    inside = war.frame(DrawTile) is not None and war.outcome is None
    if ask is None or not inside or ask.kind == "reveal":
        now = position_of(war)
        left = before - now.fellowship.companions
        shown = war.revealed or (inside and ask is not None and ask.kind == "reveal")
        yield (
            replace(now.fellowship, revealed=shown),
            left - now.eliminated,
            left & now.eliminated,
            winner_by_the_ring(war),
        )
        return
    if ask.kind == "separate":
        after = war.clone()
        choose(after, FREE, next(each for each in ask.options if each.verb == "to"))
        yield from all_courses(after, before)
        return
    for pick in ask.options:
        draws = len(war.company()) if pick.verb == "lose-at-random" else 1
        for place in range(draws):
            after = war.clone()
            after.setting = war.setting.with_chance(Drawing(place, Mixer(0)))
            choose(after, FREE, pick)
            yield from all_courses(after, before)


def winner_by_the_ring(war: War) -> str | None:
    """Return who has won by the Ring; after the last die, phase 6 may find a military victory."""
    if war.outcome is None or war.outcome.reason not in ("WOTR-18.1", "WOTR-18.2"):
        return None
    return war.outcome.teams[0][0]


COMPARISONS: tuple[Callable[[Look], None], ...] = (
    compare_moves,
    compare_attacks,
    compare_casualties,
    compare_stacking,
    compare_recruiting,
    compare_entries,
    compare_politics,
    compare_characters,
    compare_fellowship,
    compare_hunt,
)

ALWAYS = frozenset(
    {
        "army: goals",
        "army: parts",
        "second moves",
        "after a move",
        "army: attacks",
        "army: attackers",
        "after an attack is declared",
        "combat dice",
        "re-rolls",
        "retreats",
        "after a retreat",
        "advances",
        "after an advance",
        "casualties",
        "units above the limit",
        "recruits",
        "second recruits",
        "entries",
        "negotiate",
        "move-companions: goals",
        "separations",
        "declarations",
        "reveals",
        "courses of a hunt",
        "successes",
    }
)
"""What is compared in every chunk, so that no comparison is skipped unnoticed."""


def without_table_cards(war: War) -> War:
    """Return the war without what cards on the table do; this literal reading knows none."""
    war.active = [each for each in war.active if each.name not in TABLE_CARDS]
    return war


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_game_agrees_with_the_literal_reading(chunk: int) -> None:
    tally = Tally()
    for number, war in enumerate(drawn(Random(chunk), POSITIONS // CHUNKS, HASTENED)):
        tally.name = f"chunk {chunk}, position {number}"
        random = Random(f"{chunk} {number}")
        look = Look(without_table_cards(war), position_of(war), number % 2, random, tally)
        for compare in COMPARISONS:
            compare(look)
    assert tally.different == [], "\n".join(tally.different[:6])
    assert sorted(ALWAYS - set(tally.compared)) == []
