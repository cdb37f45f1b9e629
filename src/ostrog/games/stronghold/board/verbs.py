"""All options players can ever choose: the kinds of things, and the verbs that use them."""

from __future__ import annotations

from ostrog.games.stronghold.board.map import (
    COURTYARD,
    FOREGROUNDS,
    GROUND,
    PATHS,
    RAMPARTS,
    SECTIONS,
    SIDES,
    TOWERS,
)
from ostrog.games.stronghold.board.pieces import (
    BUILDINGS,
    CLOSED_BUILDINGS,
    DEFENDERS,
    EQUIPMENT,
    HEROES,
    HEROIC_ORDERS,
    INVADERS,
    LAID,
    OBJECTIVES,
    ORDERS,
    PHASE_CARDS,
    PLANS,
    TRAININGS,
    TRAPS,
)
from ostrog.kernel import Kind, Option, Ref, Verb

SLOTS = (*RAMPARTS, *FOREGROUNDS)
"""Places where throwing machines stand (STR-8.6, 8.8, 8.11)."""
POSTS = (*SECTIONS, *TOWERS, COURTYARD, *BUILDINGS)
"""Places where Defender units can be."""
RITUAL_PLACES = (*SLOTS, *HEROIC_ORDERS, *BUILDINGS, *SECTIONS)
"""Places where ritual tokens can lie (STR-11.8 to 11.12)."""
MANEUVERS = ("small", "large")

# Kinds of things (STR-2.4, 2.5)

UNIT = Kind("unit", INVADERS)
TROOP = Kind("troop", DEFENDERS)
HERO = Kind("hero", HEROES)
CARD = Kind("card", PHASE_CARDS)
OBJECTIVE = Kind("objective", OBJECTIVES)
PLAN_CARD = Kind("plan", PLANS)
GROUND_PLACE = Kind("place", GROUND)
POST = Kind("place", POSTS)
SITE = Kind("place", (*FOREGROUNDS, *RAMPARTS, *SECTIONS, *TOWERS, *BUILDINGS))
"""Places where tokens are put."""
SECTION = Kind("place", SECTIONS)
TOWER = Kind("place", TOWERS)
RAMPART = Kind("place", RAMPARTS)
FOREGROUND = Kind("place", FOREGROUNDS)
SLOT = Kind("place", SLOTS)
SHOOTING = Kind("place", (*SECTIONS, *TOWERS))
PATH = Kind("path", PATHS)
RITUAL_PLACE = Kind("place", RITUAL_PLACES)
TOKEN_FACE = Kind("token", ("success", "bluff"))
SIDE = Kind("side", SIDES)
WORK = Kind("work", LAID)
TRAINED = Kind("work", tuple(TRAININGS))
TRAP = Kind("trap", TRAPS)
HEROIC_ORDER = Kind("heroic", HEROIC_ORDERS)
ORDER = Kind("order", ORDERS)
MANEUVER = Kind("maneuver", MANEUVERS)
CLOSED = Kind("place", CLOSED_BUILDINGS)
TOKEN = Kind("card", EQUIPMENT)
COUNT = Kind("count", range(1, 15))
FEW = Kind("count", range(11))
TINY = Kind("count", range(5))

# Any time (STR-4.7, 12.3, 18.1)

DONE = Verb("done", passes=True)

# Setup (STR-4.4, 4.7, 4.13)

NEXT = Verb("next", card=CARD)
KEEP_OBJECTIVE = Verb("keep-objective", objective=OBJECTIVE)
KEEP_PLAN = Verb("keep-plan", plan=PLAN_CARD)

# Phases 1 to 5 (STR-6.1, 6.2, 6.4, 7.3, 7.6, 8.1, 9.1, 9.6, 10.11, 11.2, 16.19)

EXCHANGE = Verb("exchange")
GAIN = Verb("gain", unit=UNIT)
SWAP_CARDS = Verb("swap-cards", out=CARD, come=CARD)
USE_CARD = Verb("use-card", card=CARD)
END_PHASE = Verb("end-phase", passes=True)
PAY = Verb("pay", unit=UNIT)
PAY_SPY = Verb("pay-spy", unit=UNIT)
AT = Verb("at", place=SITE)
BRIDGE = Verb("bridge", path=PATH)
CULL = Verb("cull", place=SLOT)
LAY_TOKEN = Verb("lay-token", token=TOKEN_FACE, place=RITUAL_PLACE)

# Phase 6 (STR-8.13, 9.5, 10.3, 12.1, 12.4, 12.10, 12.15, 13.3, 13.4, 16.15)

MARCH = Verb("march", maneuver=MANEUVER)
SAP = Verb("sap", unit=UNIT, section=SECTION)
SEND: Verb[Ref] = Verb("send", unit=UNIT, path=PATH, count=COUNT)
TOW = Verb("tow", path=PATH)
PASS_THROUGH = Verb("pass-through", unit=UNIT, rampart=RAMPART, section=SECTION)
BRING: Verb[Ref] = Verb("bring", unit=UNIT, foreground=FOREGROUND, count=COUNT)
JOIN = Verb("join", unit=UNIT)
CATCH_PASSING = Verb("catch-passing")
CATCH_OTHER = Verb("catch-other")
OPEN_ORDER = Verb("open-order", order=ORDER, section=SECTION)
SECRET_ORDER = Verb("secret-order", order=ORDER, section=SECTION)

# Objectives (STR-14.1, 14.2, 14.5, 20.20)

TAKE_BONUS = Verb("take-bonus")
DECLINE_BONUS = Verb("decline-bonus", passes=True)
STRENGTHEN = Verb("strengthen", section=SECTION)
SPARE = Verb("spare", passes=True)
EXCHANGE_TOKENS = Verb("exchange-tokens")

# The Defender's window (STR-5.4, 15.2, 15.7, 15.9, 16.1, 16.25, 16.31, 17.3, 18.1, 18.3)

TAKE = Verb("take", troop=TROOP, place=POST)
LEAD = Verb("lead", hero=HERO)
TO = Verb("to", passes=True, place=POST)  # a unit may go where it came from (STR-15.14)
SWAP = Verb("swap", passes=True, troop=TROOP, place=POST)  # also with its like
LAY: Verb[Ref] = Verb("lay", work=WORK, count=COUNT)
FINISH = Verb("finish", work=WORK)
TRAIN = Verb("train", work=TRAINED)
HEROIC = Verb("heroic", order=HEROIC_ORDER, hero=HERO)
PLAN = Verb("plan", plan=PLAN_CARD)
CLOSE_WINDOW = Verb("close-window", passes=True)
NO_PLAN = Verb("no-plan", passes=True)

# Works, heroic orders and plans (STR-16.8, 16.13, 16.18 to 16.24, 17.5 to 17.8, 18.2)

CAULDRON = Verb("cauldron", unit=UNIT, section=SECTION)
SET_TRAP = Verb("set-trap", trap=TRAP, path=PATH)
JAM = Verb("jam", place=SLOT)
SPY_ON = Verb("spy-on", card=CARD)
BLESS_SIDE = Verb("bless-side", side=SIDE)
SNIPE = Verb("snipe", unit=UNIT, place=GROUND_PLACE)
CONFUSE = Verb("confuse", section=SECTION)
CALL_UP = Verb("call-up", troop=TROOP)
DETAIL = Verb("detail", troop=TROOP, place=POST, building=CLOSED)
FALL_BACK = Verb("fall-back", troop=TROOP, section=SECTION)
BURN = Verb("burn", unit=UNIT, foreground=FOREGROUND)
TEAR_DOWN = Verb("tear-down", token=TOKEN, section=SECTION)
TEAR_BRIDGE = Verb("tear-bridge", path=PATH)
WRECK = Verb("wreck", place=SLOT)
WRECK_MANTELET = Verb("wreck-mantelet", rampart=RAMPART)
GIVE_UP = Verb("give-up", troop=TROOP, place=POST)
RAISE = Verb("raise", place=POST)

# The assault (STR-2.9, 8.10, 11.11, 13.14 to 13.18, 16.21, 16.29, 19.2 to 19.16, 20.3, 20.11)

AIM = Verb("aim", tower=TOWER, place=GROUND_PLACE)
VICTIM = Verb("victim", unit=UNIT)
TARGET = Verb("target", place=SLOT, section=SECTION)
CASUALTY = Verb("casualty", troop=TROOP)
CASUALTY_AT = Verb("casualty-at", troop=TROOP, section=SECTION)
SMASH = Verb("smash", tower=TOWER)
FIRE: Verb[Ref] = Verb("fire", place=SHOOTING, rampart=RAMPART, count=TINY)
BLESS = Verb("bless", rampart=RAMPART)
SLAY = Verb("slay", goblins=FEW, orcs=FEW, trolls=FEW)
POKE = Verb("poke", tower=TOWER, section=SECTION)
RESOLVE = Verb("resolve", section=SECTION)
DETONATE = Verb("detonate", count=FEW)
CALL_TROLL = Verb("call-troll", path=PATH)
FELL = Verb("fell", marksmen=TINY, soldiers=TINY, veterans=TINY)
HAUNT = Verb("haunt", foreground=FOREGROUND)
HEAL = Verb("heal", troop=TROOP)


def counted(option: Option) -> tuple[str, str, int]:
    """Two names and a number that an option points at, such as a unit, its path and how many."""
    first, second, count = option.refs
    return str(first), str(second), int(count)


VERBS = tuple(verb for verb in list(globals().values()) if isinstance(verb, Verb))
