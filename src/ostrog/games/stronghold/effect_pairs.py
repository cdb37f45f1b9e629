"""How to bring any two cards, works or tokens into one match, so that they are tried together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import PATHS, RAMPARTS, SECTIONS, TOWERS
from ostrog.games.stronghold.board.pieces import (
    HIT,
    INVADER,
    INVADERS,
    LAID,
    MISS,
    OBJECTIVES,
    ON_RAMPARTS,
    ON_SECTIONS,
    ORDERS,
    PHASE_CARDS,
    PHASES,
    PLANS,
    RITUALS,
    THROWING,
    TOWER_WORKS,
)
from ostrog.games.stronghold.board.pools import PLACES_OF_RITUAL, pile, token_at, trap_on
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.traps import has_trap
from ostrog.games.stronghold.board.verbs import SLOTS
from ostrog.games.stronghold.invader import objectives
from ostrog.games.stronghold.invader.rituals import places_for
from ostrog.games.stronghold.invader.supplies import sorted_row
from ostrog.kernel import Pairs, Scenario, answer_at_random, asks

LONGEST_PRELUDE = 90
"""Largest number of random decisions before the pair is brought in."""


def effects(scenario: Scenario) -> tuple[str, ...]:
    """All phase cards, works, objectives, plans and orders."""
    return (*PHASE_CARDS, *LAID, *OBJECTIVES, *PLANS, *(each for each in ORDERS if each != "bluff"))


def bring(siege: Siege, one: str, other: str, random: Random) -> bool:
    """Play to a Defender window of some turn; then bring both in, with means to use them."""
    for _ in range(random.randrange(LONGEST_PRELUDE)):
        if siege.outcome is None:
            answer_at_random(siege, asks(siege)[0].seat, random)
    while siege.outcome is None and (
        asks(siege)[0].kind != "window" or asks(siege)[0].about == (0,)
    ):
        answer_at_random(siege, asks(siege)[0].seat, random)
    if siege.outcome is not None:
        return False
    for effect in (one, other):
        _bring(siege, effect, random)
    siege.wood = min(siege.values.wood.in_box, siege.wood + siege.wood_stock())
    for kind in range(len(INVADERS)):
        come = min(6, siege.bag[kind])
        siege.bag[kind] -= come
        siege.supply[kind] += come
    siege.hourglasses += random.randint(1, 6)
    _defend(siege)
    siege.scratch.asks = None
    return True


def _defend(siege: Siege) -> None:
    """Strengthen the wall, so that the match goes on for a while."""
    for section in SECTIONS:
        siege.walls[section] = min(siege.values.walls.most, siege.walls[section] + 1)
        if siege.wall_stock() < 0:
            siege.walls[section] -= 1


def _bring(siege: Siege, effect: str, random: Random) -> None:
    """Bring in one effect: a card to the table or what it makes, hourglasses on a work, a plan."""
    if effect in LAID:
        _prepare(siege, effect, random)
    elif effect in OBJECTIVES:
        _lay_open(siege, effect, random)
    elif effect in PLANS:
        _fetch(siege, effect, "plans")
    elif effect in PHASE_CARDS:
        if effect not in siege.row and siege.row:
            _lay_on_table(siege, effect, random)
        if random.random() < 0.6:
            _make(siege, effect, random)


def _prepare(siege: Siege, work: str, random: Random) -> None:
    """Lay hourglasses on a work up to one short, or build what it makes."""
    if work in TOWER_WORKS and random.random() < 0.5:
        free = [tower for tower in TOWERS if not siege.tower_works[tower]]
        if free and list(siege.tower_works.values()).count(work) < siege.values.works[work].tokens:
            siege.tower_works[random.choice(free)] = work
    elif work == "trap" and random.random() < 0.5:
        paths = [p for p in PATHS if p not in siege.bridges and not has_trap(siege, p)]
        stock = sorted(siege.faces("traps-stock"))
        if paths and stock:
            siege.move(random.choice(stock), "traps-stock", trap_on(random.choice(paths)))
    if work not in siege.finished:
        siege.laid[work] = max(siege.laid[work], siege.values.works[work].hourglasses - 1)


def _lay_open(siege: Siege, objective: str, random: Random) -> None:
    """Lay an objective open, or bring a lasting one into force."""
    stays = siege.values.objectives[objective].stays
    if objective in siege.faces("objectives-lasting") or objective in siege.faces(
        "objectives-done"
    ):
        return
    lasting = stays and random.random() < 0.5
    _fetch(siege, objective, "objectives-lasting" if lasting else "objectives")
    if lasting:
        siege.since[objective] = siege.turn - 1
        siege.activate(objectives.SOURCES[objective], INVADER)


def _lay_on_table(siege: Siege, card: str, random: Random) -> None:
    """Put a phase card into the row instead of another of the same phase, or of any."""
    unused = [each for each in siege.row if each not in siege.paid]
    rivals = [each for each in unused if PHASES[each] == PHASES[card]] or unused
    if not rivals or card in siege.paid:
        return
    out = random.choice(rivals)
    if out in siege.spies:
        siege.spies.remove(out)
    siege.move(out, f"phase-{PHASES[out]}-table", f"phase-{PHASES[out]}-box")
    _fetch(siege, card, f"phase-{PHASES[card]}-table")
    used = set(siege.row[: siege.closed])
    siege.row = sorted_row([card if each == out else each for each in siege.row])
    closed = [place for place, each in enumerate(siege.row, 1) if each in used]
    siege.closed = max(closed, default=0)


def _make(siege: Siege, card: str, random: Random) -> None:
    """Put what a card makes on the board, if there is a place and a token."""
    if card in RITUALS:
        places = places_for(siege, card)
        stock = sorted(siege.faces(f"{card}-stock"))
        if places and stock:
            siege.move(random.choice(stock), f"{card}-stock", token_at(card, random.choice(places)))
        return
    if siege.values.cards[card].tokens and siege.tokens_left(card) <= 0:
        return
    if card in THROWING:
        _build(siege, card, random)
    elif card == "mantelet":
        siege.mantelets[random.choice([r for r in RAMPARTS if not siege.mantelets[r]])] = 1
    elif card in ON_SECTIONS:
        most = siege.values.spaces.equipment
        free = [s for s, on in siege.equipment.items() if len(on) < most and card not in on]
        if free:
            siege.equipment[random.choice(free)].append(card)
    elif card in ON_RAMPARTS:
        free = [r for r, on in siege.training.items() if card not in on]
        if free:
            siege.training[random.choice(free)].append(card)


def _build(siege: Siege, machine: str, random: Random) -> None:
    """Build a throwing machine with its pile."""
    if sum(map(bool, siege.throwing.values())) >= siege.values.throwing_limit:
        return
    is_trebuchet = machine == "trebuchet"
    free = [p for p in SLOTS if not siege.throwing[p] and (p not in RAMPARTS) == is_trebuchet]
    if not free:
        return
    place = random.choice(free)
    siege.throwing[place] = machine
    cards = siege.values.machine_cards
    for face, count in ((HIT, cards.pile_hits), (MISS, cards.pile_misses)):
        for _ in range(count):
            siege.move(face, "machine-stock", pile(place))
    siege.shuffle(pile(place))


def _fetch(siege: Siege, face: str, target: str) -> None:
    """Move a card from wherever it lies, unless it was used already."""
    pool, _ = siege.setting.places[target]
    for zone in siege.setting.pools[pool].zones:
        if face in siege.faces(zone.name):
            if zone.name not in (target, "plans-lasting", "plans-done"):
                siege.move(face, zone.name, target)
            return


def at_work(siege: Siege) -> Iterator[str]:
    """Yield the effects that were used in the last choice, lie on the board or are in force."""
    for told in siege.scratch.outbox:
        match told.event:
            case events.CardUsed(name) | events.WorkCompleted(name) | events.PlanUsed(name):
                yield name
            case events.ObjectiveFulfilled(name, True) | events.OrderResolved(_, name):
                yield name
    for tokens in (*siege.equipment.values(), *siege.training.values()):
        yield from tokens
    yield from (machine for machine in siege.throwing.values() if machine)
    yield from (work for work in siege.tower_works.values() if work)
    yield from siege.faces("objectives-lasting")
    yield from siege.faces("plans-lasting")
    yield from (ritual for ritual, place in siege.successes.items() if place)
    for ritual in RITUALS:
        if any(siege.size(token_at(ritual, place)) for place in PLACES_OF_RITUAL[ritual]):
            yield ritual
    if any(siege.mantelets.values()):
        yield "mantelet"
    if any(siege.siege_towers.values()):
        yield "siege-tower"
    if siege.bridges:
        yield "bridge"
    if siege.saboteurs:
        yield "saboteur"
    if any(siege.cauldrons.values()):
        yield "cauldron"


PAIRS = Pairs(effects, bring, at_work)
"""Every card and work with every other."""
