"""Everything a player can ever choose: the kinds of things and the verbs done to them."""

from __future__ import annotations

from ostrog.games.five_armies.battlefield import PLACES, REGIONS, TERRITORIES
from ostrog.games.five_armies.components import BACKS, CHARACTERS, UNITS
from ostrog.kernel import Kind, Verb

FACES = ("character", "army", "muster", "event", "muster-army", "will-of-the-west", "eye")
"""B5A-5.1, B5A-5.2: what an action die can show."""

SERVES: dict[str, tuple[str, ...]] = {
    "muster-army": ("muster", "army"),  # B5A-6.9
    "will-of-the-west": ("character", "army", "muster", "event"),  # B5A-7.19
}
"""The results a face can be used as, where it is more than itself."""

ACTIONS = {
    "strategic-move": "army",
    "attack": "army",
    "combined-attack": "army",
    "fast-move": "character",
    "led-attack": "character",
    "move-characters": "character",
    "enter-play": "character",
    "recruit": "muster",
    "rally": "muster",
    "cloud-of-bats": "muster",
    "recruit-goblins": "eye",
    "goblin-attack": "eye",
    "goblin-move": "eye",
}
"""Chapter 7: the actions and the die result each of them takes."""

UNIT_CARDS = tuple(f"unit-{unit}" for unit in UNITS)
REGROUP = "regroup"
VAMPIRE = "vampire-like"
CARDS = (*UNIT_CARDS, REGROUP, VAMPIRE)
"""B5A-22.2: what can be chosen as a manoeuvre."""

PLACE = Kind("place", PLACES)
REGION = Kind("region", REGIONS)
UNIT_KIND = Kind("unit", UNITS)
CHARACTER = Kind("character", CHARACTERS)
TERRITORY_KIND = Kind("territory", TERRITORIES)
BACK = Kind("back", BACKS)
FACE = Kind("die", FACES)
ACTION = Kind("action", ACTIONS)
CARD = Kind("card", CARDS)
ABILITY = Kind("ability", [c for c in UNIT_CARDS if c != "unit-dwarf-regulars"])
"""Unit cards whose ability is used by itself; Redoubtable is one of the casualties."""
COUNT = Kind("count", range(20))

# Any phase

DONE = Verb("done")

# Phases 2 to 4

ACTIVATE = Verb("activate", general=CHARACTER)
PLACE_TOKEN = Verb("place-token", army=PLACE)
APPLY = Verb("apply")
SET_ASIDE = Verb("set-aside")
SPLIT = Verb("split", tokens=COUNT, bats=COUNT)
SEND_BATS = Verb("send-bats", territory=TERRITORY_KIND)

# Phase 5

ACT = Verb("act", die=FACE, action=ACTION)
SKIP = Verb("skip", die=FACE)
PASS = Verb("pass")

# Moving

ARMY = Verb("army", place=PLACE)
LEAVE = Verb("leave", unit=UNIT_KIND)
LEAVE_CHARACTER = Verb("leave-character", character=CHARACTER)
LEAVE_TOKEN = Verb("leave-token")
LEAVE_DAMAGE = Verb("leave-damage")
TO = Verb("to", place=PLACE)
HALT = Verb("halt")
GO = Verb("go", character=CHARACTER, region=REGION)

# Attacking

ATTACK = Verb("attack", region=REGION)
NO_ATTACK = Verb("no-attack")
TARGET = Verb("target", region=REGION)
JOIN = Verb("join", place=PLACE)

# Recruiting, rallying, entering

RECRUIT = Verb("recruit", region=REGION, back=BACK)
PLACE_UNIT = Verb("place-unit", unit=UNIT_KIND)
PLACE_NONE = Verb("place-none")
GOBLIN_AT = Verb("goblin-at", place=PLACE)
RALLY = Verb("rally", place=PLACE)
ENTER = Verb("enter", character=CHARACTER, region=REGION)

# Battle

FIGHT_WITH = Verb("fight-with", place=PLACE)
MANOEUVRE = Verb("manoeuvre", card=CARD)
REROLL = Verb("reroll", white=COUNT, black=COUNT)
USE_ABILITY = Verb("use-ability", card=ABILITY)
FORGO_ABILITY = Verb("forgo-ability", card=ABILITY)
TAKE_TWO = Verb("take-two")
GIVE_TOKENS = Verb("give-tokens")
GIVE_CHARACTER = Verb("give-character", character=CHARACTER)
SPEND_BATS = Verb("spend-bats")
KEEP_BATS = Verb("keep-bats")
SPEND_BODYGUARD = Verb("spend-bodyguard")
KEEP_BODYGUARD = Verb("keep-bodyguard")
LOSE = Verb("lose", unit=UNIT_KIND)
REDOUBTABLE = Verb("redoubtable")
STOP_ATTACK = Verb("stop-attack")
PRESS_ON = Verb("press-on")
STAND = Verb("stand")
RETREAT = Verb("retreat")
ROUT = Verb("rout")
RETREAT_TO = Verb("retreat-to", region=REGION)
DRIVE_TO = Verb("drive-to", region=REGION)
ADVANCE = Verb("advance")
HOLD = Verb("hold")

# Stacking

REMOVE = Verb("remove", unit=UNIT_KIND)

VERBS = tuple(verb for verb in list(globals().values()) if isinstance(verb, Verb))
