"""How any two cards, characters or tiles are brought into one match, so that they are tried
together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import card_book, deck_of, printed_on, title_of
from ostrog.games.war_of_the_ring.board.clash import BattleKind, Clash
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.map import OWNER, REGIONS, SETTLEMENTS, STRONGHOLDS
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS,
    DECKS,
    FIGURES_OF,
    FREE,
    FREE_CHARACTERS,
    GOLLUM,
    MINIONS,
    NATION,
    NATIONS,
    SHADOW,
    SIDES,
    SLOT,
    UNITS,
    UPGRADES,
)
from ostrog.games.war_of_the_ring.board.pools import (
    DECK_OF,
    HUNT_POOL,
    TILES_ASIDE,
    TILES_USED,
    TILES_WAITING,
    buried_zone,
    hand_zone,
    table_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.seats import (
    PLAYERS,
    may_play_card,
    parts_of,
    seat_of_army,
)
from ostrog.games.war_of_the_ring.board.state import (
    ASIDE,
    ELIMINATED,
    FELLOWSHIP,
    OFF_THE_MAP,
    REPLACED,
    War,
    adjacent,
    closed_regions,
    single,
    stacking_limit,
)
from ostrog.games.war_of_the_ring.companions.entering import is_ready
from ostrog.games.war_of_the_ring.dice.event_hands import hand
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.fellowship.guides import possible_guides
from ostrog.games.war_of_the_ring.played_events.event_play import event_of
from ostrog.games.war_of_the_ring.played_events.table_cards import on_table
from ostrog.games.war_of_the_ring.positions import go
from ostrog.kernel import Pairs, Scenario, answer_at_random, asks

LONGEST_PRELUDE = 90
"""Largest number of random decisions before the pair is brought in."""
MOST_DICE = 5
"""Largest number of dice of a side then."""
MOST_CHANGES = 6
"""Largest number of changes to a position that a card needs for its requirement."""
TRIES = 60
"""How many positions are tried for a card or a battle."""

SIEGES = 0.25
"""How many battles are sieges."""

EVENTS = tuple(EVENT_CARDS.cards)
TITLES = tuple(EVENT_CARDS.combats)
BROUGHT_BY = {
    "fel-elven-cloaks": "fp-char-01",
    "fel-elven-rope": "fp-char-02",
    "fel-phial": "fp-char-03",
    "fel-smeagol": "fp-char-04",
    "sha-shelob": "sh-char-01",
    "sha-ring-is-mine": "sh-char-02",
    "sha-on-on": "sh-char-03",
    "sha-give-it": "sh-char-04",
}
"""The card that brings each special tile into play (WOTR-16.18)."""
TILE_OF = {card: tile for tile, card in BROUGHT_BY.items()}

Change = Callable[[War, Random], None]
"""A function that changes a position into another that is possible in a match."""
Preparation = Callable[[War, ArmyBattle, Random], None]
"""A function that adds to a position what a battle needs besides its armies."""


def effects(scenario: Scenario) -> tuple[str, ...]:
    """All cards as events, their titles in combat, all characters and special tiles."""
    return (*EVENTS, *TITLES, *CHARACTERS, *BROUGHT_BY)


def bring(war: War, one: str, other: str, random: Random) -> bool:
    """Play to an action of some turn; then bring both in, with dice, or in a battle for titles."""
    if UPGRADES.get(one) == other or UPGRADES.get(other) == one:
        return False  # they are never in play together (WOTR-8.2)
    if BROUGHT_BY.get(one) == other or BROUGHT_BY.get(other) == one:
        return False  # the tile has come by this card
    if not play_to_an_action(war, random):
        return False
    pair = sorted((one, other), key=lambda each: is_event(war, each))
    return all(bring_in(war, each, random) for each in pair) and begin(war, pair, random)


def play_to_an_action(war: War, random: Random) -> bool:
    """Play at random to an action of some turn; return False if the game ends before."""
    for _ in range(random.randrange(LONGEST_PRELUDE)):
        if war.outcome is None:
            answer_at_random(war, random.choice(asks(war)).seat, random)
    while war.outcome is None and asks(war)[0].kind != "act":
        answer_at_random(war, random.choice(asks(war)).seat, random)
    return war.outcome is None


def is_event(war: War, effect: str) -> bool:
    """Whether an effect is an event card of this match."""
    return effect in card_book(war).events


def begin(war: War, pair: list[str], random: Random, prepare: Preparation | None = None) -> bool:
    """Begin the action of a side with dice, or a battle if a title is in the pair."""
    for side, name in enumerate(SIDES):
        faces = [face for face in war.values.dice[name].faces if face != "eye"]
        rolled = [random.choice(faces) for _ in range(random.randint(1, MOST_DICE))]
        war.dice[side] = {face: rolled.count(face) for face in dict.fromkeys(rolled)}
    for each in pair:
        if is_event(war, each) and random.random() < 0.8:
            die: str = printed_on(war, each).die
            side, _ = deck_of(war, each)
            face = random.choice(
                [die if die in war.values.dice[SIDES[side]].faces else "event", "event"]
            )
            war.dice[side][face] = war.dice[side].get(face, 0) + 1
    titles = [each for each in pair if each in card_book(war).moments]
    if titles:
        return _join_battle(war, titles, pair, random, prepare)
    go(war, ResolveActions(actor=_first(war, pair, random), step="next_actor"))
    return True


def _first(war: War, pair: list[str], random: Random) -> int:
    """The seat that acts first: one that holds a card of the pair, or any."""
    holders = [seat for seat in war.setting.scenario.seats if set(pair) & set(hand(war, seat))]
    return random.choice(holders or list(war.setting.scenario.seats))


def bring_in(war: War, effect: str, random: Random) -> bool:
    """Bring in one effect; a title comes with its battle."""
    if effect in BROUGHT_BY:
        return _bring_tile(war, effect, random)
    if is_event(war, effect):
        return _bring_card(war, effect, random)
    return effect in card_book(war).moments or _bring_character(war, effect, random)


# Cards


def _bring_card(war: War, card: str, random: Random) -> bool:
    """Put a card into a hand that may play it, or let it lie on the table already (WOTR-7.8)."""
    side, deck = deck_of(war, card)
    seats = [seat for seat in parts_of(war).seats[side] if may_play_card(war, seat, card)]
    seat = random.choice(seats)
    _prepare(war, card, random)
    if card in TILE_OF:
        fetch(war, TILE_OF[card], TILES_ASIDE)
    sources = card_book(war).sources
    if card in sources and (random.random() < 0.6 or card in on_table(war, side, deck)):
        if card not in on_table(war, side, deck):
            fetch(war, card, table_zone(side, deck))
            war.activate(sources[card], seat)
        return True
    fetch(war, card, hand_zone(seat, deck))
    return True


def fetch(war: War, face: str, target: str) -> None:
    """Move a card or a tile from wherever it lies."""
    pool, _ = war.setting.places[target]
    for zone in war.setting.pools[pool].zones:
        if face in war.faces(zone.name):
            if zone.name != target:
                war.move(face, zone.name, target)
            return


def _prepare(war: War, card: str, random: Random) -> None:
    """Change the position as little as it needs for the requirement of a card (WOTR-7.5)."""
    requires = event_of(war, card).requires
    if requires is None or requires(war):
        return
    for number in range(TRIES):
        seed, count = random.random(), 1 + number * MOST_CHANGES // TRIES
        trial = war.clone()
        _change(trial, count, Random(seed))
        if requires(trial):
            _change(war, count, Random(seed))
            return


def _change(war: War, count: int, random: Random) -> None:
    """Change a position so many times."""
    for _ in range(count):
        random.choice(CHANGES)(war, random)


def _a_nation_goes_to_war(war: War, random: Random) -> None:
    """One nation, or all of a side, is At War (WOTR-14.1)."""
    nation = random.choice(NATIONS)
    for each in (nation,) if random.random() < 0.7 else NATIONS:
        war.steps_to_war[each], war.active_nations[each] = 0, True


def _a_nation_wakes(war: War, random: Random) -> None:
    """One nation is active (WOTR-14.2)."""
    war.active_nations[random.choice(NATIONS)] = True


def _a_character_comes(war: War, random: Random) -> None:
    """A character is on the map."""
    place_character(war, random.choice((*FREE_CHARACTERS, *MINIONS)), random)


def _the_ring_bearers_walk(war: War, random: Random) -> None:
    """The Fellowship is somewhere, revealed or with some Progress (WOTR-15.1)."""
    if war.mordor < 0:
        war.ring_bearers = random.choice(REGIONS)
    war.revealed = random.random() < 0.5
    war.progress = 0 if war.revealed or war.mordor >= 0 else random.randint(1, 4)


def _an_army_stands(war: War, random: Random) -> None:
    """An army stands somewhere."""
    side = random.choice((FREE, SHADOW))
    region = random.choice(REGIONS)
    if war.is_free(side, region) and not war.units(side, region) and region not in war.sieges:
        _muster(war, side, region, random)


def _a_place_falls(war: War, random: Random) -> None:
    """A Settlement without an army is in other hands (WOTR-2.7)."""
    region = random.choice(SETTLEMENTS)
    if war.units(FREE, region) or war.units(SHADOW, region):
        return
    war.control[region] = random.choice((FREE, SHADOW))
    _note_captor(war, region, random)


def _note_captor(war: War, region: str, random: Random) -> None:
    """Note who of a team has captured a Settlement (WOTR-19.25)."""
    side = war.control[region]
    war.captors.pop(region, None)
    if parts_of(war).has_teams and OWNER[region] != side:
        war.captors[region] = random.choice(parts_of(war).seats[side])


def _a_siege_begins(war: War, random: Random) -> None:
    """A Shadow army besieges a Stronghold of the Free Peoples (WOTR-13.3)."""
    room = war.values.limits.besieged
    places = [
        region
        for region in STRONGHOLDS
        if region not in war.sieges
        and war.control[region] == FREE
        and war.hosts[SHADOW].get(region) is None
    ]
    if not places:
        return
    region = random.choice(places)
    if not war.units(FREE, region):
        _muster(war, FREE, region, random, most=room)
    if 0 < war.units(FREE, region) <= room and _muster(war, SHADOW, region, random):
        war.sieges[region] = FREE


CHANGES: tuple[Change, ...] = (
    _a_nation_goes_to_war,
    _a_nation_wakes,
    _a_character_comes,
    _a_character_comes,
    _the_ring_bearers_walk,
    _an_army_stands,
    _a_place_falls,
    _a_siege_begins,
)


# Characters and tiles


def _bring_character(war: War, who: str, random: Random) -> bool:
    """Put a character on the map, or let him guide the Fellowship."""
    if war.characters[who] in (ELIMINATED, REPLACED):
        return False
    if who == GOLLUM:
        for each in war.company():
            place_character(war, each, random)
        return war.guide == GOLLUM
    if war.characters[who] == FELLOWSHIP and random.random() < 0.5:
        level = war.values.characters[who].level
        for each in war.company():
            if each != who and war.values.characters[each].level >= level:
                place_character(war, each, random)
        return war.guide == who
    return place_character(war, who, random)


def place_character(war: War, who: str, random: Random) -> bool:
    """Put a character on the map, where he can stand; return whether he is in play there."""
    if war.characters[who] in (ELIMINATED, REPLACED):
        return False
    if who == "saruman":
        if not is_ready(war, who):
            war.steps_to_war["isengard"], war.active_nations["isengard"] = 0, True
        if war.characters[who] == ASIDE and war.is_unconquered("orthanc"):
            war.bring_in(who, "orthanc")
        return war.characters[who] == "orthanc"
    side = SHADOW if who in MINIONS else FREE
    places = war.armies(side)
    if side == FREE:
        places += [each for each in ("fangorn", "edoras", "dale") if war.is_free(FREE, each)]
    if not places:
        return False
    if who in UPGRADES:
        old = UPGRADES[who]
        if war.characters[old] == REPLACED and war.characters[who] == ASIDE:
            return False
        if war.characters[who] == ASIDE and war.characters[old] != ELIMINATED:
            war.put_away(old, REPLACED)
        elif war.characters[who] == ASIDE and who == "aragorn":
            return False
    if war.characters[who] in OFF_THE_MAP:
        war.bring_in(who, random.choice(places))
    else:
        war.characters[who] = random.choice(places)
    able = possible_guides(war)
    if not able:
        war.characters[GOLLUM], war.guide = FELLOWSHIP, GOLLUM
    elif war.guide not in able:
        war.guide = able[0]
    return True


def _bring_tile(war: War, tile: str, random: Random) -> bool:
    """Let a tile wait, or let the Ring-bearers be in Mordor where it is soon drawn (WOTR-16.18)."""
    side, deck = DECK_OF[BROUGHT_BY[tile]]
    fetch(war, BROUGHT_BY[tile], used_zone(side, deck))
    if war.mordor < 0 and random.random() < 0.8:
        war.ring_bearers, war.mordor, war.progress = "", random.randint(0, 3), 0
        for each in sorted(war.faces(TILES_WAITING)):
            war.move(each, TILES_WAITING, HUNT_POOL)
    fetch(war, tile, HUNT_POOL if war.mordor >= 0 else TILES_WAITING)
    if war.mordor >= 0:
        for each in sorted(war.faces(HUNT_POOL)):
            if each not in BROUGHT_BY and random.random() < 0.8:
                war.move(each, HUNT_POOL, TILES_USED)
    return True


# Battles


def _join_battle(
    war: War,
    titles: list[str],
    pair: list[str],
    random: Random,
    prepare: Preparation | None,
) -> bool:
    """Begin a battle in which all these titles can be used; False if none is found."""
    for attempt in range(TRIES * 5):
        seed, trial = random.random(), war.clone()
        battle = _set_up_battle(trial, pair, Random(seed), prepare)
        if battle is None:
            continue
        wanted = titles if attempt < TRIES * 4 else titles[:1]
        if all(_fits(trial, battle, title) for title in wanted):
            battle = _set_up_battle(war, pair, Random(seed), prepare)
            assert battle is not None
            _deal(war, battle, titles, pair, random)
            go(war, ResolveActions(actor=battle.seats(war)[0], step="acted"), battle)
            return True
    return False


def _fits(war: War, battle: ArmyBattle, title: str) -> bool:
    """Whether a title can be used in a battle (WOTR-12.5)."""
    war.battle = Clash(
        battle.attacker, battle.source, battle.region, battle.kind, battle.part, battle.who
    )
    return bool(card_book(war).requirements[title](war))


def _set_up_battle(
    war: War, pair: list[str], random: Random, prepare: Preparation | None
) -> ArmyBattle | None:
    """Put two armies beside each other, or before and inside a Stronghold (WOTR-11.2)."""
    attacker = random.choice((FREE, SHADOW))
    region = random.choice(REGIONS)
    kind: BattleKind = "siege" if random.random() < SIEGES else "field"
    defender = 1 - attacker
    if kind == "siege":
        if attacker == FREE:
            return None
        _a_siege_begins(war, random)
        region = source = random.choice(list(war.sieges) or [""])
        if war.sieges.get(region) != FREE:
            return None
    else:
        source = random.choice(adjacent(war, region, "army"))
        closed = closed_regions(war, attacker)
        if {region, source} & {*closed, *war.sieges} or war.units(defender, source):
            return None
        if war.units(attacker, region) or not war.is_free(attacker, source):
            return None
        if not war.units(defender, region) and not (
            war.is_free(defender, region) and _muster(war, defender, region, random)
        ):
            return None
        if parts_of(war).has_teams and war.units(attacker, source):
            return None
        if not _muster(war, attacker, source, random) and not war.units(attacker, source):
            return None
    for who in (*FREE_CHARACTERS, *MINIONS):
        side = SHADOW if who in MINIONS else FREE
        likely = 0.8 if who in pair else 0.2
        if who != "saruman" and random.random() < likely:
            if war.characters[who] in OFF_THE_MAP and not place_character(war, who, random):
                continue
            war.characters[who] = source if side == attacker else region
    if war.mordor < 0 and random.random() < 0.3:
        war.ring_bearers = region
    part = war.counts(attacker, source)
    for figure in FIGURES_OF[attacker]:
        if part[SLOT[figure]] and NATION[figure] in NATIONS:
            war.steps_to_war[NATION[figure]], war.active_nations[NATION[figure]] = 0, True
    who_fights = war.characters_at(attacker, source)
    battle = ArmyBattle(
        attacker=attacker, source=source, region=region, kind=kind, part=part, who=who_fights
    )
    if prepare is not None:
        prepare(war, battle, random)
    return battle


def _muster(war: War, side: int, region: str, random: Random, most: int = 0) -> bool:
    """Put some figures of one player into a region; return whether a unit is among them."""
    seat = random.choice(parts_of(war).seats[side])
    own = PLAYERS[parts_of(war).players[seat]]
    kinds = [each for each in FIGURES_OF[side] if NATION[each] in own]
    room = most or stacking_limit(war, side, region)
    for _ in range(random.randint(1, 2 * room)):
        figure = random.choice(kinds)
        is_unit = figure in UNITS
        full = is_unit and war.units(side, region) >= room
        if full or not war.available(side, figure) or not (is_unit or war.units(side, region)):
            continue
        war.reinforcements[side][SLOT[figure]] -= 1
        war.put(side, region, single(side, figure))
    return war.units(side, region) > 0


def _deal(war: War, battle: ArmyBattle, titles: list[str], pair: list[str], random: Random) -> None:
    """Give the cards of some titles to those who fight, and leave them few others."""
    war.battle = None
    for title in titles:
        cards = [card for card in cards_of(war, title) if card not in pair]
        if not cards:
            continue
        card = random.choice(cards)
        side, deck = deck_of(war, card)
        if card in on_table(war, side, deck):
            continue
        ground = battle.source if side == battle.attacker else battle.region
        seat = seat_of_army(war, side, ground)
        for each in DECKS:
            for held in war.faces(hand_zone(seat, each)):
                if random.random() < 0.6 and held not in pair:
                    war.move(held, hand_zone(seat, each), buried_zone(seat, each))
        if card in TILE_OF:
            fetch(war, TILE_OF[card], TILES_ASIDE)
        fetch(war, card, hand_zone(seat, deck))


def cards_of(war: War, title: str) -> list[str]:
    """The event cards of this match with a title in combat."""
    book, found = card_book(war), []
    for card in book.events:
        side, deck = book.deck_of[card]
        pool, _ = war.setting.places[used_zone(side, deck)]
        if book.printed[card].combat == title and card in war.setting.pools[pool].faces:
            found.append(card)
    return found


# What is at work


def at_work(war: War) -> Iterator[str]:
    """Yield what is in force, and what was played, drawn or carried out in the last choice."""
    yield from {active.name for active in war.active}
    yield war.guide
    for told in war.scratch.outbox:
        match told.event:
            case events.EventCardPlayed(_, card):
                yield card
            case events.CombatCardActed(_, title):
                yield title
            case events.TileDrawn(tile):
                yield tile
    if war.battle is not None:
        for use in war.battle.cards:
            if use.card and not use.cancelled:
                yield title_of(war, use.card)


PAIRS = Pairs(effects, bring, at_work)
"""Every card and its title, every character and special tile with every other."""
