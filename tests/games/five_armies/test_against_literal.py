"""The game agrees with the second implementation in `literal.py` on hundreds of positions.

In some positions armies are thrown on the board at random, with Beorn in a third of them; some
come from games played at random, and in some two armies merge. Where OSTROG_LONG is set, there are
thousands.
"""

from __future__ import annotations

import copy
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from games.five_armies import literal
from games.five_armies.literal import Army, Part, Position
from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies import game
from ostrog.games.five_armies.armies.damage import ChooseCasualties
from ostrog.games.five_armies.armies.stacking import Overstack
from ostrog.games.five_armies.battle.attack import MoveArmies
from ostrog.games.five_armies.battle.combat_round import CombatRound
from ostrog.games.five_armies.battle.unit_abilities import GoblinCharge
from ostrog.games.five_armies.board.events import (
    CharacterMoved,
    DamageDealt,
    TerrainAdvantage,
    UnitsLost,
    UnitsRemoved,
    Withdrew,
)
from ostrog.games.five_armies.board.map import MUSTERING, ROUTES
from ostrog.games.five_armies.board.pieces import CHARACTERS as EVERYBODY
from ostrog.games.five_armies.board.pieces import GREAT_ORCS, UNITS
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.victory import victory_points
from ostrog.kernel import (
    Ask,
    Chance,
    Event,
    Mixer,
    Option,
    answer_at_random,
    ask_of,
    asks,
    choose,
    draft_of,
    explain,
    new,
    unpick,
)

POSITIONS = 3_000 if "OSTROG_LONG" in os.environ else 600
CHUNKS = 6

SIDE = {FREE: literal.FREE, SHADOW: literal.SHADOW}
SIDES_UNITS = {
    seat: [unit for unit in UNITS if literal.SIDE_OF_UNIT[unit] == side]
    for seat, side in SIDE.items()
}
CHARACTERS = ("bard", "dain", "gandalf", "thranduil", "bilbo", "thorin", "bolg")
REGIONS = sorted(literal.REGIONS)
PLACES = {FREE: REGIONS, SHADOW: sorted(literal.PLACES)}

DICE = {
    FREE: "character muster-army will-of-the-west",
    SHADOW: "character army muster muster-army eye",
}
"""Dice for all kinds of actions."""

MOVES = {
    "strategic-move": ("army", "strategic"),
    "fast-move": ("character", "fast"),
    "attack": ("army", "attack"),
    "led-attack": ("character", "character-attack"),
    "goblin-attack": ("eye", "goblin-attack"),
    "goblin-move": ("eye", "goblin-strategic"),
    "cloud-of-bats": ("muster", "cloud-of-bats"),
}
"""Actions that move armies: the die for each, and its name in the second implementation."""

ATTACKS = ("attack", "led-attack", "goblin-attack")
OF_THE_SHADOW = ("goblin-attack", "goblin-move", "cloud-of-bats")

WITH_BEORN = {"characters.beorn.fate_space": 1, "beorn_wins_at": -1}
"""A ruleset under which Beorn enters early and does not win by it."""

BLANK = Battlefield.empty()


class Ones:
    """Chance that lets every die miss."""

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        return 0


class Sixes:
    """Chance that lets every die hit."""

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        return bound - 1


@dataclass
class Tally:
    """The comparisons made so far, and the differences found."""

    name: str = ""
    positions: int = 0
    compared: Counter[str] = field(default_factory=Counter)
    different: list[str] = field(default_factory=list)

    def same(self, what: str, said: object, expected: object, *about: object) -> None:
        """Compare a result of the game with that of the second implementation."""
        self.compared[what] += 1
        if said != expected:
            self.different.append(f"{self.name}: {what} {about}\n  {said}\n  {expected}")

    def sets(self, what: str, said: Iterable[object], expected: Iterable[object], *at: str) -> None:
        """Compare the options of the game with those of the second implementation."""
        mine, theirs = set(said), set(expected)
        self.compared[what] += 1
        if mine != theirs:
            self.different.append(
                f"{self.name}: {what} {at}\n"
                f"  only the game: {sorted(map(str, mine - theirs))[:5]}\n"
                f"  only the second opinion: {sorted(map(str, theirs - mine))[:5]}"
            )


# Positions


def table() -> Battlefield:
    """Return an empty board, faster than by setting up a game."""
    bare = copy.copy(BLANK)
    bare.state = BLANK.state.clone()
    return bare


def at_random(random: Random) -> Battlefield:
    """Return a board with armies, characters and tokens in random places."""
    board = table()
    war = board.state
    supply = {unit: war.values.units[unit].figures for unit in UNITS}
    ground = neighbourhood(random, random.choice((6, 12, 20, 46)))
    for seat, most in ((FREE, 10), (SHADOW, 14)):
        tokens = 6 if seat == FREE else 14
        fields = [p for p in PLACES[seat] if p in ground or p not in literal.REGIONS]
        for place in random.sample(fields, min(len(fields), random.randint(1, most))):
            if place in war.armies:
                continue
            exempt = seat == SHADOW and (place in MUSTERING or place in ROUTES)
            kinds = random.sample(SIDES_UNITS[seat], random.randint(1, 3))
            limit = 8 if exempt and random.random() < 0.3 else 5
            units = some_units(random, kinds, limit, supply)
            if not units:
                continue
            size = sum(units.values())
            given = random.choice((0, 0, 1, 2)) if tokens > 1 else 0
            tokens -= given
            hurt = random.choice((0, random.randint(0, size)))
            board.army(place, damage=hurt, tokens=given, **names(units))
            if place in ROUTES:
                war.open_passes[place] = size >= 5 or random.random() < 0.5
    for who in CHARACTERS:
        own = [p for p in war.places(SHADOW if who == "bolg" else FREE) if p in literal.REGIONS]
        chosen = random.random()
        if own and chosen < 0.6:
            board.character(who, random.choice(own))
        elif chosen < 0.8:
            board.character(who, random.choice(ground))
    empty = [region for region in ground if region not in war.armies]
    if empty and random.random() < 1 / 3:
        armies = sorted(literal.REGIONS & set(war.armies))
        beside = literal.adjacent_regions(random.choice(armies)) if armies else set()
        near = [region for region in empty if region in beside]
        board.beorn(random.choice(near or empty), wrath=random.randint(1, 16))
    taken = [region for region in sorted(literal.WITH_CONTROLLER) if random.random() < 0.4]
    board.controls(*taken)
    if victory_points(war) >= 10:
        board.controls(*(region for region in taken if region != "front-gate"))
    for region in war.breaches:
        war.breaches[region] = random.randint(0, war.values.defence[region])
    return board


def neighbourhood(random: Random, size: int) -> list[str]:
    """Return a number of regions around one region."""
    found = [random.choice(REGIONS)]
    for region in found:
        near = sorted(literal.adjacent_regions(region) - set(found))
        found += random.sample(near, len(near))
        if len(found) >= size:
            break
    return found[:size]


def some_units(
    random: Random, kinds: Sequence[str], most: int, supply: dict[str, int]
) -> dict[str, int]:
    """Return random units of some types, up to a number."""
    found = Counter[str]()
    for _ in range(random.randint(1, most)):
        kind = random.choice(kinds)
        if supply[kind]:
            supply[kind] -= 1
            found[kind] += 1
    return dict(found)


def names(units: dict[str, int]) -> dict[str, int]:
    """Return units with the names that a table uses."""
    return {unit.replace("-", "_"): count for unit, count in units.items()}


def from_games(random: Random, tally: Tally) -> Iterator[Battlefield]:
    """Yield positions of random games in which a side is to use a die."""
    while True:
        ruleset = random.choice(({}, WITH_BEORN))
        war = new(game, "standard", Mixer(random.getrandbits(64)), ruleset=ruleset)
        while war.outcome is None:
            ask = asks(war)[0]
            if ask.kind == "act" and random.random() < 0.4:
                board = table()
                for place, army in war.armies.items():
                    units = names(dict(zip(UNITS, army.units, strict=True)))
                    board.army(place, damage=army.damage, tokens=army.tokens, **units)
                for who, at in war.characters.items():
                    board.character(who, at)
                board.board(wrath=war.wrath)
                board.controls(*(region for region, taken in war.control.items() if taken))
                board.state.open_passes = dict(war.open_passes)
                board.state.breaches = dict(war.breaches)
                yield board
            else:
                compare_decision(war, ask, tally)
            answer_at_random(war, ask.seat, random)


def position_of(war: War) -> Position:
    """Return the board as a position of the second implementation."""
    return Position(
        units={
            place: {unit: n for unit, n in zip(UNITS, army.units, strict=True) if n}
            for place, army in war.armies.items()
        },
        damage={place: army.damage for place, army in war.armies.items()},
        tokens={place: army.tokens for place, army in war.armies.items()},
        characters={who: at for who, at in war.characters.items() if at in literal.PLACES},
        shadow_control=frozenset(region for region, taken in war.control.items() if taken),
        open_passes=frozenset(ROUTES[p].id for p, is_open in war.open_passes.items() if is_open),
    )


def army_at(war: War, seat: int, place: str) -> Army:
    """Return an army as the second implementation represents it."""
    army = war.armies.get(place)
    if army is None or army.seat != seat:
        return ((), 0)
    counts = dict(zip(UNITS, army.units, strict=True))
    return literal.sorted_units(counts), army.damage


# Playing


def option(war: War, text: str) -> Option:
    return war.setting.rules.catalogue.parse(text)


def asked(war: War) -> Ask | None:
    """Return the pending decision, if there is exactly one."""
    waiting = asks(war)
    return waiting[0] if len(waiting) == 1 else None


def offered(ask: Ask | None, verb: str) -> list[str]:
    """Return the last ref of each option of a verb."""
    found = [] if ask is None else [each for each in ask.options if each.verb == verb]
    return [str(each.refs[-1]) for each in found]


def events(war: War) -> list[Event]:
    return [told.event for told in war.scratch.outbox]


def begin(war: War, seat: int, die: str, action: str) -> War | None:
    """Return a copy in which a seat has begun an action, or None if it may not."""
    if die == "army" and seat == FREE:
        die = "muster-army"
    act = option(war, f"act:{die}:{action}")
    if explain(war, seat, act) is not None:
        return None
    begun = war.clone()
    choose(begun, seat, act)
    return begun


def drafts(war: War, seat: int) -> Iterator[Ask]:
    """Yield every draft of a seat's pending decision, regardless of the order of its picks."""
    seen = set[tuple[str, ...]]()

    def explore() -> Iterator[Ask]:
        ask = ask_of(war, seat)
        assert ask is not None
        yield ask
        picked = [each.id for each in draft_of(war, seat)]
        for pick in ask.options:
            key = tuple(sorted([*picked, pick.id]))
            if pick.verb not in ask.closes and key not in seen:
                seen.add(key)
                choose(war, seat, pick)
                yield from explore()
                unpick(war, seat)

    yield from explore()


def leave_some(war: War, seat: int, random: Random) -> None:
    """Leave something or nothing behind, at random."""
    for _ in range(random.choice((0, 0, 1, 2, 4))):
        ask = ask_of(war, seat)
        assert ask is not None
        picks = [pick for pick in ask.options if pick.verb not in ask.closes]
        if picks:
            choose(war, seat, random.choice(picks))


def go(war: War, seat: int, place: str, to: str) -> tuple[War, Part]:
    """Move the picked part of an army; return a copy after the move, and the part."""
    before = war.armies[place]
    there = war.armies.get(to)
    gone = war.clone()
    choose(gone, seat, option(war, f"to:{to}"))
    if to not in gone.armies:  # through Beorn's region by the only way on
        return gone, picked(war)
    after = gone.armies.get(place)
    stayed = after.units if after is not None else (0,) * len(UNITS)
    part = Part(
        literal.sorted_units(
            {u: a - b for u, a, b in zip(UNITS, before.units, stayed, strict=True)}
        ),
        tuple(sorted(who for who, at in gone.characters.items() if at != war.characters[who])),
        gone.armies[to].tokens - (there.tokens if there is not None else 0),
        before.damage - (after.damage if after is not None else 0),
    )
    return gone, part


def picked(war: War) -> Part:
    """Return the part of an army that a player has picked so far."""
    frame = war.frame(MoveArmies)
    assert frame is not None
    group = frame.picked(war)
    units = literal.sorted_units(dict(zip(UNITS, group.units, strict=True)))
    return Part(units, tuple(sorted(group.characters)), group.tokens, group.damage)


def whole(position: Position, side: str, place: str) -> Part:
    """Return the whole army as a part."""
    return Part(
        literal.units_of(position, side, place),
        literal.characters_of(position, side, place),
        literal.tokens_of(position, side, place),
        literal.damage_of(position, side, place),
    )


# Moves and attacks


@dataclass
class Acting:
    """A position in which a seat is to use a die."""

    war: War
    position: Position
    seat: int
    random: Random
    tally: Tally

    @property
    def side(self) -> str:
        return SIDE[self.seat]


def compare_moves(acting: Acting, action: str) -> None:
    """Compare the armies that can be picked for an action, and the moves of some of them."""
    war, position, seat, side = acting.war, acting.position, acting.seat, acting.side
    die, kind = MOVES[action]
    expected = set()
    for place in position.units:
        everyone = whole(position, side, place)
        if not everyone.units:
            continue
        may = literal.MAY_MOVE[kind](position, side, place, everyone)
        moves = may and literal.first_steps(position, side, kind, place)
        if moves or (action in ATTACKS and literal.attack_targets(position, side, place, kind)):
            expected.add(place)
    begun = begin(war, seat, die, action)
    ask = None if begun is None else asked(begun)
    if ask is not None and ask.kind != "select-move":
        ask = None
    acting.tally.sets(f"{action}: armies", offered(ask, "army"), expected, side)
    can_go = sorted(expected & set(offered(ask, "army")))
    some = acting.random.sample(can_go, min(5, len(can_go)))
    in_full = next((place for place in some if is_small(whole(position, side, place))), "")
    for place in some:
        assert begun is not None
        picking = begun.clone()
        choose(picking, seat, option(war, f"army:{place}"))
        compare_army(acting, picking, action, place)
        if place == in_full:
            compare_all_parts(acting, picking, action, place)
        else:
            compare_some_part(acting, picking, action, place)


def is_small(part: Part) -> bool:
    """Whether an army is small enough to try all its parts."""
    size = literal.number_of_units(part.units)
    return size <= 4 and len(part.units) <= 3 and len(part.characters) <= 2 and part.tokens <= 2


def compare_army(acting: Acting, picking: War, action: str, place: str) -> None:
    """Compare the moves and attacks of a whole army."""
    position, side, kind = acting.position, acting.side, MOVES[action][1]
    ask = ask_of(picking, acting.seat)
    steps = literal.first_steps(position, side, kind, place)
    if not literal.MAY_MOVE[kind](position, side, place, whole(position, side, place)):
        steps = set()
    acting.tally.sets(f"{action}: destinations", offered(ask, "to"), steps, place)
    targets = set[str]()
    if action in ATTACKS:
        targets = literal.attack_targets(position, side, place, kind)
    acting.tally.sets(f"{action}: targets", offered(ask, "attack"), targets, place)


def compare_all_parts(acting: Acting, picking: War, action: str, place: str) -> None:
    """Compare the moves of all parts of a picked army, by trying all drafts."""
    random, seat = acting.random, acting.seat
    reached, attacks = set[tuple[Part, str]](), 0
    for each in drafts(picking, seat):
        ways = offered(each, "to")
        if ways:
            part = picked(picking)
            reached |= {(part, to) for to in ways}
            if random.random() < 0.3:  # look whether the table shows the same
                _, seen = go(picking, seat, place, random.choice(ways))
                acting.tally.same(f"{action}: what has moved", seen, part, place)
        attacks += bool(draft_of(picking, seat)[1:] and offered(each, "attack"))
    moves = literal.moves(acting.position, acting.side, MOVES[action][1], place)
    acting.tally.sets(f"{action}: parts and destinations", reached, moves, place)
    acting.tally.same(f"{action}: attacks of a part that stays", attacks, 0, place)


def compare_some_part(acting: Acting, picking: War, action: str, place: str) -> None:
    """Compare the moves of a random part of a picked army."""
    position, side, kind = acting.position, acting.side, MOVES[action][1]
    leave_some(picking, acting.seat, acting.random)
    ways = offered(ask_of(picking, acting.seat), "to")
    if not ways:
        return
    everyone = whole(position, side, place)
    _, part = go(picking, acting.seat, place, acting.random.choice(ways))
    going = literal.number_of_units(part.units)
    staying = literal.number_of_units(everyone.units) - going
    legal = (
        literal.damage_may_be_divided(going, part.damage, staying, everyone.damage - part.damage),
        literal.MAY_MOVE[kind](position, side, place, part),
        set(ways) == literal.first_steps(position, side, kind, place),
    )
    acting.tally.same(f"{action}: a part", legal, (True, True, True), place, part)


def compare_what_follows(acting: Acting, action: str) -> None:
    """Compare the second step of a fast move, or the targets after the move of an attack."""
    war, position, seat, side = acting.war, acting.position, acting.seat, acting.side
    die, kind = MOVES[action]
    moving = begin(war, seat, die, action)
    ask = None if moving is None else asked(moving)
    if moving is None or ask is None or ask.kind != "select-move":
        return
    place = acting.random.choice(offered(ask, "army"))
    choose(moving, seat, option(war, f"army:{place}"))
    leave_some(moving, seat, acting.random)
    ways = offered(ask_of(moving, seat), "to")
    if not ways:
        return
    through_beorn = [way for way in ways if literal.beorn_is_in(position, way)]
    to = acting.random.choice(through_beorn or ways)
    gone, part = go(moving, seat, place, to)
    if gone.outcome is not None:  # a settlement too many for the Free Peoples
        return
    ask = asked(gone)
    if action == "fast-move":
        if ask is None or ask.kind != "continue-step":
            ask = None
        after = Position(
            moved(position, part, place, to),
            characters=position.characters,
            open_passes=position.open_passes,
        )
        compare_next_step(acting.tally, after, ask, side=side, part=part, at=to)
    elif not any(isinstance(event, UnitsRemoved) for event in events(gone)):
        if ask is not None and ask.kind == "overstack":
            return
        if ask is None or ask.kind != "attack-after-move":
            ask = None
        targets = literal.attack_targets(position_of(gone), side, to, kind)
        what = f"{action}: targets after a move"
        acting.tally.sets(what, offered(ask, "attack"), targets, place, to)


def compare_next_step(
    tally: Tally, position: Position, ask: Ask | None, *, side: str, part: Part, at: str
) -> None:
    """Compare where a move can continue after a step, and whether it may stop there."""
    expected = literal.second_steps(position, side, part, at)
    beside_beorn = literal.beorn_is_in(position, at)
    went_on = beside_beorn and len(expected) == 1  # the only way, so nobody is asked
    if ask is None and went_on:
        return
    what = "second steps past Beorn" if beside_beorn else "second steps"
    tally.sets(what, offered(ask, "to"), expected, at)
    if ask is not None:
        halts = any(each.verb == "halt" for each in ask.options)
        tally.same("an army stops", halts, literal.may_stay(position, side, at), at)


def moved(position: Position, part: Part, place: str, to: str) -> dict[str, dict[str, int]]:
    """Return the units on the board after a step, by place."""
    units = {at: Counter(there) for at, there in position.units.items()}
    units.setdefault(to, Counter()).update(dict(part.units))
    units[place].subtract(dict(part.units))
    return {at: dict(there) for at, there in units.items() if any(there.values())}


def compare_combined(acting: Acting) -> None:
    """Compare the targets of combined attacks, and the armies that can take part."""
    war, seat, tally = acting.war, acting.seat, acting.tally
    expected = literal.combined_targets(acting.position, acting.side)
    begun = begin(war, seat, "army", "combined-attack")
    ask = None if begun is None else asked(begun)
    tally.sets("combined attack: targets", offered(ask, "target"), expected)
    for target in offered(ask, "target"):
        assert begun is not None
        joining = begun.clone()
        choose(joining, seat, option(war, f"target:{target}"))
        places = expected.get(target, set[str]())
        tally.sets("combined attack: armies", offered(asked(joining), "join"), places, target)


def compare_characters(acting: Acting) -> None:
    """Compare the moves of characters."""
    war = acting.war
    begun = begin(war, acting.seat, "character", "move-characters")
    ask = None if begun is None else asked(begun)
    said = {who: set[str]() for who in EVERYBODY}
    for each in [] if ask is None or ask.kind != "move-characters" else ask.options:
        if each.verb == "go":
            said[str(each.refs[0])].add(str(each.refs[1]))
    for who in EVERYBODY:
        if literal.SIDE_OF_CHARACTER[who] == acting.side:
            movement = war.values.characters[who].movement
            reach = literal.character_moves(acting.position, who, movement)
            acting.tally.sets("character moves", said[who], reach, who)


def compare_beorn(acting: Acting) -> None:
    """Compare all paths of Beorn, and his targets at the end of each."""
    war, position = acting.war, acting.position
    begun = begin(war, FREE, "will-of-the-west", "move-beorn")
    in_play = literal.BEORN in position.characters
    acting.tally.same("Beorn moves", begun is not None, in_play)
    if begun is None:
        return
    ended = beorn_ends(begun, (position.characters[literal.BEORN],))
    expected = literal.beorn_paths(position, war.values.characters["beorn"].movement)
    acting.tally.sets("ways of Beorn", ended, expected)
    for path, targets in ended.items():
        found = literal.beorn_targets(position, path[-1])
        acting.tally.sets("targets of Beorn", targets, found, *path)


def beorn_ends(war: War, path: tuple[str, ...]) -> dict[tuple[str, ...], set[str]]:
    """Yield every path of Beorn from here, with his targets at its end."""
    ask = asked(war)
    if ask is None or ask.kind != "beorn-move":
        return {path: set(offered(ask, "attack"))}
    ended = dict[tuple[str, ...], set[str]]()
    for each in ask.options:
        after = war.clone()
        choose(after, FREE, each)
        walked = [event.to for event in events(after) if isinstance(event, CharacterMoved)]
        ended |= beorn_ends(after, (*path, *walked))
    return ended


def compare_rally(acting: Acting) -> None:
    """Compare the casualties allowed after a rally in which no die succeeds."""
    war, seat = acting.war, acting.seat
    begun = begin(war, seat, "muster-army", "rally")
    if begun is None:
        return
    begun.setting = war.setting.with_chance(Ones())
    place = acting.random.choice(offered(asked(begun), "rally"))
    choose(begun, seat, option(war, f"rally:{place}"), option(war, "done"))
    ask = asked(begun)
    if ask is not None and ask.kind == "rally-reroll":
        choose(begun, seat, option(war, "reroll:0:0"))
        ask = asked(begun)
    assert ask is not None
    compare_decision(begun, ask, acting.tally)


# Battles


def compare_battle(war: War, position: Position, random: Random, tally: Tally) -> None:
    """Compare a battle: terrain, target values, casualties, retreat, rout, a second round."""
    attacks = [
        (seat, place, target)
        for seat, side in SIDE.items()
        for place in position.units
        for target in sorted(literal.attack_targets(position, side, place, "attack"))
    ]
    at = position.characters.get(literal.BEORN, "")
    attacks += [(FREE, at, target) for target in sorted(literal.beorn_targets(position, at))]
    if at in literal.REGIONS and random.random() < 0.5:
        attacks = [each for each in attacks if at in each] or attacks
    if not attacks:
        return
    seat, place, region = random.choice(attacks)
    defender = 1 - seat
    chance: Chance = random.choice((Ones(), Ones(), Sixes(), Mixer(random.getrandbits(64))))
    board = table()
    board.state = fight = war.clone()
    fight.setting = war.setting.with_chance(chance)
    attack(board, seat, place, region)
    said = [e.seat for e in events(fight) if isinstance(e, TerrainAdvantage)]
    tally.same("terrain advantage", said, advantage(position, seat, place, region), place, region)
    for number in range(2):
        fort, defence = fight.breaches.get(region, 0), fight.values.defence.get(region)
        value = literal.target_value(
            position, place, region, fort, defence, first_round=number == 0
        )
        if not fight_round(fight, random, tally):
            return
        assert fight.battle is not None
        said_values = [fight.battle.sides[each].target for each in (seat, defender)]
        tally.same("target values", said_values, [value, 5], place, region, number)
        if not casualties_follow(fight, random, tally):
            return
        choose(fight, seat, option(war, "press-on"))
        may_leave = can_leave(position_of(fight), defender, region)
        ask = asked(fight)
        leaving = ask is not None and ask.kind == "retreat-or-rout"
        tally.same(f"an army may leave: {may_leave}", leaving, may_leave, region)
        if leaving and (number or random.random() < 0.8):
            compare_withdrawal(fight, defender, region, random, tally)
            return
        if leaving:
            choose(fight, defender, option(war, "stand"))


def attack(board: Battlefield, seat: int, place: str, region: str) -> None:
    """Let the army in a place, or Beorn, attack a region."""
    board.acting(seat, free=DICE[FREE], shadow=DICE[SHADOW])
    if place in board.state.armies:
        board.seat(seat).chooses("act:muster-army:attack")
        board.seat(seat).chooses(f"army:{place}", f"attack:{region}")
    else:
        board.seat(seat).chooses("act:will-of-the-west:move-beorn")
        if board.asked_kind == "beorn-move":  # he is not hemmed in
            board.seat(seat).chooses("halt")
        board.seat(seat).chooses(f"attack:{region}")


def advantage(position: Position, seat: int, place: str, region: str) -> list[int]:
    """Return who should have terrain advantage; nobody if Beorn fights (B5A-33.14)."""
    if position.characters.get(literal.BEORN) in {place, region}:
        return []
    home = literal.terrain_advantage(
        dict(literal.units_of(position, SIDE[seat], place)),
        dict(literal.units_of(position, SIDE[1 - seat], region)),
        literal.TERRAIN[region],
    )
    return {None: [], "attacker": [seat], "defender": [1 - seat]}[home]


def can_leave(position: Position, seat: int, region: str) -> bool:
    """Whether the defender, an army or Beorn, can retreat."""
    if literal.beorn_is_in(position, region):
        return literal.beorn_may_leave(position, region)
    return literal.may_leave(position, SIDE[seat], region)


def ways_back(position: Position, seat: int, region: str) -> tuple[set[str], set[str]]:
    """Return where the defender may retreat, and where it can be driven."""
    if literal.beorn_is_in(position, region):
        allowed = literal.beorn_retreat_regions(position, region)
        return allowed, literal.beorn_forced_regions(position, region)
    allowed = literal.retreat_regions(position, SIDE[seat], region)
    return allowed, literal.forced_regions(position, SIDE[seat], region)


def fight_round(war: War, random: Random, tally: Tally) -> bool:
    """Let both sides choose a manoeuvre and roll; return False if the battle is over.

    Event cards stay in hand: the second implementation does not know them.
    """
    battle = war.battle
    if battle is None or not any(ask.kind == "manoeuvre" for ask in asks(war)):
        return False
    beorn = literal.BEORN in war.characters and war.characters["beorn"] in {
        battle.region,
        *battle.armies,
    }
    for each in (FREE, SHADOW):
        ask = ask_of(war, each)
        choosing = ask is not None and ask.kind == "manoeuvre"
        tally.same("a side chooses a manoeuvre", choosing, each == SHADOW or not beorn)
        if ask is None or not choosing:
            continue
        known = [card for card in ask.options if not str(card.refs[0]).startswith("ev-")]
        cards = [card for card in known if card.refs[0] == "unit-dwarf-regulars"]
        if not cards or random.random() < 0.3:
            cards = known
        choose(war, each, random.choice(cards))
    return war.battle is not None


def casualties_follow(war: War, random: Random, tally: Tally) -> bool:
    """Answer all decisions of a round and compare casualties; return whether it can continue."""
    while war.outcome is None:
        waiting = asks(war)
        ask = waiting[0]
        if ask.kind == "stop-attack":
            return True
        if war.battle is None or ask.kind in ("act", "advance", "manoeuvre"):
            return False
        for each in waiting:
            compare_decision(war, each, tally)
        if ask.closes and random.random() < 0.7:
            choose(war, ask.seat, *ask.default)
        elif ask.kind == "leader-reroll":
            choose(war, ask.seat, ask.options[-1])
        else:
            answer_at_random(war, ask.seat, random)
    return False


def compare_withdrawal(war: War, seat: int, region: str, random: Random, tally: Tally) -> None:
    """Compare where an army or Beorn may retreat or be driven, and the cost of a rout."""
    position = position_of(war)
    allowed, forced = ways_back(position, seat, region)
    ask = ask_of(war, seat)
    assert ask is not None
    verbs = [each.verb for each in ask.options]
    if literal.beorn_is_in(position, region):
        tally.same("Beorn retreats", verbs, ["stand", "retreat"], region)
    leave = next(each for each in ask.options if each.verb != "stand")
    units, damage = army_at(war, seat, region)
    choose(war, seat, leave)
    ask = asked(war)
    if ask is not None and ask.kind == "rout-casualties":
        compare_decision(war, ask, tally)
        choose(war, seat, *ask.default)
        ask = asked(war)
    elif leave.verb == "rout":
        expected = literal.rout_results(dict(units), damage)
        tally.sets("a rout without loss", {(units, damage)}, expected, region)
    went = [event.to for event in events(war) if isinstance(event, Withdrew | CharacterMoved)]
    if went:
        tally.sets("the only region to retreat to", went, allowed or forced, region)
    else:
        assert ask is not None
        compare_decision(war, ask, tally)
        choose(war, ask.seat, random.choice(ask.options))
        ask = asked(war)
    dealt = sum(event.damage for event in events(war) if isinstance(event, DamageDealt))
    tally.same("damage of a forced retreat", dealt, 0 if allowed else 1, region)
    if ask is not None and war.outcome is None:  # damage outside battle, or too many together
        compare_decision(war, ask, tally)


def compare_decision(war: War, ask: Ask, tally: Tally) -> None:
    """Compare the options of a pending decision, if the second implementation knows its kind."""
    side = SIDE[ask.seat]
    if ask.kind == "continue-step":
        frame = war.frame(MoveArmies)
        assert frame is not None
        assert frame.group is not None
        part = Part(literal.sorted_units(dict(zip(UNITS, frame.group.units, strict=True))))
        compare_next_step(tally, position_of(war), ask, side=side, part=part, at=frame.at)
    elif ask.kind == "attack-after-move":
        place = str(ask.about[0])
        expected = literal.attack_targets(position_of(war), side, place, "attack")
        tally.sets("targets after a move", offered(ask, "attack"), expected, place)
    elif ask.kind == "retreat-region":
        region = str(ask.about[0])
        allowed, _ = ways_back(position_of(war), ask.seat, region)
        tally.sets("retreat regions", offered(ask, "retreat-to"), allowed, region)
    elif ask.kind == "forced-retreat-region":
        region = str(ask.about[0])
        allowed, forced = ways_back(position_of(war), 1 - ask.seat, region)
        tally.sets("forced regions", offered(ask, "drive-to"), forced, region)
        tally.sets("no region to retreat to", (), allowed, region)
    elif ask.kind in RESULTS:
        compare_results(war, ask, tally)


def voluntary_or_forced(war: War, seat: int, units: dict[str, int], damage: int) -> set[Army]:
    """Return the results of casualties, with Redoubtable in the damage step if a black die has hit.

    After excess units were removed, only forced casualties follow (B5A-15.6).
    """
    frame = war.frame(ChooseCasualties)
    if frame is not None and frame.forced:
        return literal.after_forced(literal.as_army(units, damage))
    return literal.casualty_results(units, damage, seat == FREE and is_redoubtable(war))


def is_redoubtable(war: War) -> bool:
    """Whether a black die of Dwarf Regulars hit and Howling Orcs does not prevent it (B5A-23.5)."""
    battle = war.battle
    if battle is None or war.frame(CombatRound) is None or war.frame(GoblinCharge) is not None:
        return False
    mine, enemy = battle.sides[FREE], war.armies.get(battle.army_of(SHADOW))
    howled = enemy is not None and enemy.units[GREAT_ORCS] and war.on_table("ss-howling-orcs")
    first, again = mine.added
    hit = any(
        literal.is_hit(value, again if number in mine.again else first, mine.target)
        for number, value in enumerate(mine.dice[: mine.black])
    )
    return mine.card == "unit-dwarf-regulars" and hit and not howled


def of_a_rout(war: War, seat: int, units: dict[str, int], damage: int) -> set[Army]:
    return literal.rout_results(units, damage)


def of_an_excess(war: War, seat: int, units: dict[str, int], damage: int) -> set[Army]:
    return literal.overstack_results(units, damage)


RESULTS: dict[str, Callable[[War, int, dict[str, int], int], set[Army]]] = {
    "casualties": voluntary_or_forced,
    "rally-casualties": voluntary_or_forced,
    "outside-damage": voluntary_or_forced,
    "rout-casualties": of_a_rout,
    "forced-casualties": of_a_rout,
    "overstack": of_an_excess,
}
"""The function for the possible remains of an army, by the kind of decision about units."""


def compare_results(war: War, ask: Ask, tally: Tally) -> None:
    """Compare every possible army after a decision about casualties or excess units."""
    place = str(ask.about[0])
    army = war.armies[place]
    counts = {unit: n for unit, n in zip(UNITS, army.units, strict=True) if n}
    if ask.kind == "outside-damage" and sum(counts.values()) > 5:
        return  # the excess goes at once afterwards
    expected = RESULTS[ask.kind](war, ask.seat, counts, army.damage)
    left = outcomes(war.clone(), ask.seat, place)
    redoubtable = any(each.verb == "redoubtable" for each in ask.options)
    kind = f"{ask.kind} (redoubtable)" if redoubtable else ask.kind
    tally.sets(f"{kind}: what is left", left, expected, place, str(counts), str(army.damage))


def outcomes(war: War, seat: int, place: str) -> set[Army]:
    """Return the possible remains of an army, found by trying all drafts."""
    left = set[Army]()
    for ask in drafts(war, seat):
        done = [each for each in ask.options if each.verb == "done"]
        if not done:
            continue
        after = war.clone()
        choose(after, seat, done[0])
        for other in asks(after):  # the enemy chooses at the same time
            if other.seat != seat and other.kind == "casualties":
                choose(after, other.seat, *other.default)
        following = ask_of(after, seat)
        went = [e for e in events(after) if isinstance(e, Withdrew)]
        if went:  # at once, since there was one way only
            left.add(army_that_left(war, after, went[0]))
        elif after.frame(Overstack) is not None and following is not None:
            left |= outcomes(after, seat, place)
        else:
            left.add(army_at(after, seat, place))
    return left


def army_that_left(war: War, after: War, went: Withdrew) -> Army:
    """Return an army as its rout left it, without changes since it arrived elsewhere."""
    units = Counter(dict(zip(UNITS, war.armies[went.region].units, strict=True)))
    damage = after.armies[went.to].damage
    if went.to in war.armies:
        damage -= war.armies[went.to].damage
    for event in events(after):
        if isinstance(event, UnitsLost) and event.place == went.region:
            units.subtract(event.units)
        elif isinstance(event, DamageDealt) and event.place == went.to:
            damage -= event.damage
    return literal.as_army(units, damage)


# Excess


def compare_excess(random: Random, tally: Tally) -> None:
    """Compare the merging of two armies that may exceed the limit together."""
    seat = random.choice((FREE, SHADOW))
    supply = dict.fromkeys(UNITS, 9)
    place = random.choice(REGIONS)
    to = random.choice(sorted(literal.adjacent_regions(place)))
    board = table()
    most = {at: 6 if seat == SHADOW and at in MUSTERING else 5 for at in (place, to)}
    kinds = random.sample(SIDES_UNITS[seat], random.randint(1, 3))
    for at in (place, to):
        units = some_units(random, kinds, most[at], supply)
        hurt = random.randint(0, sum(units.values()))
        board.army(at, damage=hurt, **names(units))
    war = board.acting(seat, free=DICE[FREE], shadow=DICE[SHADOW]).state
    total = Counter(position_of(war).units[place])
    total.update(position_of(war).units[to])
    damage = war.armies[place].damage + war.armies[to].damage
    exempt = seat == SHADOW and to in MUSTERING
    expected = literal.overstack_results(total, damage, limit=1_000 if exempt else 5)
    moving = begin(war, seat, "army", "attack")
    assert moving is not None
    choose(moving, seat, option(war, f"army:{place}"), option(war, f"to:{to}"))
    ask = asked(moving)
    if ask is not None and ask.kind == "overstack":
        left = outcomes(moving, seat, to)
    else:
        left = {army_at(moving, seat, to)}
    tally.sets("what is left after merging", left, expected, place, to, str(total), str(damage))


# All of it


def compare(board: Battlefield, random: Random, tally: Tally) -> None:
    """Make all comparisons that a position allows, some of them chosen at random."""
    tally.positions += 1
    war = board.state
    war.bats = dict.fromkeys(war.bats, 1)
    seat = random.choice([s for s in (FREE, SHADOW) if war.places(s)])
    board.acting(seat, free=DICE[FREE], shadow=DICE[SHADOW])
    acting = Acting(war, position_of(war), seat, random, tally)
    actions = [each for each in MOVES if seat == SHADOW or each not in OF_THE_SHADOW]
    compare_moves(acting, random.choice(actions))
    compare_what_follows(acting, "fast-move")
    follow = [each for each in ATTACKS if seat == SHADOW or each not in OF_THE_SHADOW]
    compare_what_follows(acting, random.choice(follow))
    compare_combined(acting)
    compare_characters(acting)
    if seat == FREE:
        compare_beorn(acting)
    if random.random() < 0.2:
        compare_rally(acting)
    war.bats = dict.fromkeys(war.bats, 0)
    compare_battle(war, acting.position, random, tally)


def report(tally: Tally, record_property: Callable[[str, object], None]) -> None:
    """Print the number of comparisons; fail if there was any difference."""
    print(f"{tally.positions} positions, {tally.compared.total()} comparisons")
    for what, count in sorted(tally.compared.items()):
        print(f"  {count:6} {what}")
    record_property("positions", tally.positions)
    record_property("comparisons", tally.compared.total())
    assert not tally.different, "\n".join(
        [f"{len(tally.different)} disagreements", *tally.different[:5]]
    )


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_two_agree_on_armies_thrown_on_the_board(
    chunk: int, record_property: Callable[[str, object], None]
) -> None:
    tally = Tally()
    for number in range(chunk, POSITIONS * 2 // 5, CHUNKS):
        tally.name = f"placement {number}"
        random = Random(tally.name)
        compare(at_random(random), random, tally)
    report(tally, record_property)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_two_agree_on_positions_of_random_games(
    chunk: int, record_property: Callable[[str, object], None]
) -> None:
    tally = Tally()
    random = Random(f"games {chunk}")
    boards = from_games(random, tally)
    for number in range(chunk, POSITIONS * 2 // 5, CHUNKS):
        tally.name = f"games {chunk}, position {number // CHUNKS}"
        compare(next(boards), random, tally)
    report(tally, record_property)


def test_the_two_agree_on_what_is_left_of_armies_that_merge(
    record_property: Callable[[str, object], None],
) -> None:
    tally = Tally()
    for number in range(POSITIONS // 5):
        tally.name = f"merger {number}"
        tally.positions += 1
        compare_excess(Random(tally.name), tally)
    report(tally, record_property)
