"""All options players can ever choose: the kinds of things, and the verbs that use them."""

from __future__ import annotations

from ostrog.games.five_armies.board.decks import EVENTS, TYPE_OF
from ostrog.games.five_armies.board.map import EYRIE, PLACES, REGIONS, TERRITORIES
from ostrog.games.five_armies.board.pieces import BACKS, CHARACTERS, UNITS
from ostrog.kernel import Kind, Verb

FACES = ("character", "army", "muster", "event", "muster-army", "will-of-the-west", "eye")
"""Faces of the action dice of both sides (B5A-5.1, B5A-5.2)."""

SERVES: dict[str, tuple[str, ...]] = {
    "muster-army": ("muster", "army"),  # B5A-6.9
    "will-of-the-west": ("character", "army", "muster", "event"),  # B5A-7.19
}
"""Results for which a face can be used besides its own."""

ANY = "any"
"""Marks an action that a card or reference card offers for any die face (B5A-6.10)."""

ACTIONS = (
    "strategic-move",
    "attack",
    "combined-attack",
    "fast-move",
    "led-attack",
    "move-characters",
    "move-beorn",
    "draw-cards",
    "recruit",
    "rally",
    "strong-and-noble",
    "mass-attack",
    "cloud-of-bats",
    "recruit-goblins",
    "goblin-attack",
    "goblin-move",
    "enter-play",
    "orcs-from-card",
    "clear-mind",
    "clear-mind-at-a-price",
)
"""Names of all actions of dice; the chapters define them as `Action` (B5A-6.10)."""

UNIT_CARDS = tuple(f"unit-{unit}" for unit in UNITS)
REGROUP = "regroup"
VAMPIRE = "vampire-like"
STROKES = "thorins-mighty-strokes"
MANOEUVRES = (*UNIT_CARDS, REGROUP, VAMPIRE, STROKES)
"""Cards that can join the battle hand without being in a deck (B5A-1.9)."""
CARDS = (*MANOEUVRES, *EVENTS)
"""Cards that can be chosen in the manoeuvre step (B5A-22.2)."""
EXTRAS = (*UNIT_CARDS, VAMPIRE, STROKES)
"""Cards that Determined Attack can add (CR-22)."""

PLACE = Kind("place", PLACES)
REGION = Kind("region", REGIONS)
UNIT_KIND = Kind("unit", UNITS)
CHARACTER = Kind("character", CHARACTERS)
TERRITORY_KIND = Kind("territory", TERRITORIES)
BACK = Kind("back", BACKS)
FACE = Kind("die", FACES)
ACTION = Kind("action", ACTIONS)
CARD = Kind("card", CARDS)
PLAYED = Kind("card", TYPE_OF)
"""Cards that can be played as an action (B5A-8.2, 8.5)."""
EXTRA_CARD = Kind("card", EXTRAS)
ENTRY = Kind("place", (*REGIONS, EYRIE))
ABILITY = Kind("ability", [c for c in UNIT_CARDS if c != "unit-dwarf-regulars"])
"""Unit cards with an ability that is used on its own. Redoubtable is part of the casualties."""
COUNT = Kind("count", range(20))
FEW = Kind("count", range(7))

# Any phase

DONE = Verb("done", passes=True)
FORGO = Verb("forgo", passes=True)
DISCARD = Verb("discard", card=PLAYED)

# Phases 2 to 4

ACTIVATE = Verb("activate", general=CHARACTER)
PLACE_TOKEN = Verb("place-token", army=PLACE)
APPLY = Verb("apply")
SET_ASIDE = Verb("set-aside")
SPLIT = Verb("split", tokens=COUNT, bats=COUNT)
SEND_BATS = Verb("send-bats", territory=TERRITORY_KIND)

# Phase 5

ACT = Verb("act", die=FACE, action=ACTION)
PLAY = Verb("play", die=FACE, card=PLAYED)
SKIP = Verb("skip", passes=True, die=FACE)
PASS = Verb("pass", passes=True)
USE_GENERAL = Verb("use-general", general=CHARACTER)
SLIP_AWAY = Verb("slip-away", region=REGION)
THROW_AGAIN = Verb("throw-again", die=FACE)

# Moving

ARMY = Verb("army", place=PLACE)
LEAVE = Verb("leave", unit=UNIT_KIND)
LEAVE_CHARACTER = Verb("leave-character", character=CHARACTER)
LEAVE_TOKEN = Verb("leave-token")
LEAVE_DAMAGE = Verb("leave-damage")
TO = Verb("to", place=PLACE)
HALT = Verb("halt", passes=True)
GO = Verb("go", character=CHARACTER, region=REGION)

# Attacking

ATTACK = Verb("attack", region=REGION)
NO_ATTACK = Verb("no-attack", passes=True)
TARGET = Verb("target", region=REGION)
JOIN = Verb("join", place=PLACE)

# Recruiting, rallying, entering

RECRUIT = Verb("recruit", region=REGION, back=BACK)
PLACE_UNIT = Verb("place-unit", unit=UNIT_KIND)
PLACE_NONE = Verb("place-none", passes=True)
GOBLIN_AT = Verb("goblin-at", place=PLACE)
DRAW_EVENT = Verb("draw-event")
DRAW_STORY = Verb("draw-story")
RALLY = Verb("rally", place=PLACE)
ENTER = Verb("enter", character=CHARACTER, place=ENTRY)

# Cards and reference cards

CHOOSE = Verb("choose", place=PLACE)
MUSTER = Verb("muster", place=PLACE, back=BACK)
LAY = Verb("lay", region=REGION, back=BACK)
TAKE_TOKEN = Verb("take-token", region=REGION, back=BACK)
TAKE_LEADERSHIP = Verb("take-leadership", place=PLACE)
TAKE_BATS = Verb("take-bats", territory=TERRITORY_KIND)
TROUBLE = Verb("trouble", general=CHARACTER)
BRING_BACK = Verb("bring-back", general=CHARACTER, place=PLACE)
CONCENTRATE = Verb("concentrate")
STRIKE = Verb("strike", region=REGION)
SHOOT = Verb("shoot", region=REGION)
CALL_EAGLE = Verb("call-eagle")
SEND_EAGLE = Verb("send-eagle", territory=TERRITORY_KIND)
SEND_LORD = Verb("send-lord", territory=TERRITORY_KIND)
SWOOP = Verb("swoop", region=REGION)
SWARM = Verb("swarm", region=REGION, count=FEW)
BEORN_TO = Verb("beorn-to", passes=True, region=REGION)  # he may go and come back

# Battle

FIGHT_WITH = Verb("fight-with", place=PLACE)
MANOEUVRE = Verb("manoeuvre", card=CARD)
EXTRA = Verb("extra", card=EXTRA_CARD)
REROLL = Verb("reroll", white=COUNT, black=COUNT)
USE_ABILITY = Verb("use-ability", card=ABILITY)
FORGO_ABILITY = Verb("forgo-ability", passes=True, card=ABILITY)
TAKE_TWO = Verb("take-two")
GIVE_TOKENS = Verb("give-tokens")
GIVE_CHARACTER = Verb("give-character", character=CHARACTER)
GIVE_TOKEN = Verb("give-token")
ARMOUR = Verb("armour", count=COUNT)
VANISH = Verb("vanish")
SPEND_BATS = Verb("spend-bats")
KEEP_BATS = Verb("keep-bats", passes=True)
SPEND_BODYGUARD = Verb("spend-bodyguard")
KEEP_BODYGUARD = Verb("keep-bodyguard", passes=True)
LOSE = Verb("lose", unit=UNIT_KIND)
REDOUBTABLE = Verb("redoubtable")
STOP_ATTACK = Verb("stop-attack")
PRESS_ON = Verb("press-on", passes=True)
STAND = Verb("stand", passes=True)
RETREAT = Verb("retreat")
ROUT = Verb("rout")
RETREAT_TO = Verb("retreat-to", region=REGION)
DRIVE_TO = Verb("drive-to", region=REGION)
ADVANCE = Verb("advance")
HOLD = Verb("hold", passes=True)

# Stacking

REMOVE = Verb("remove", unit=UNIT_KIND)

VERBS = tuple(verb for verb in list(globals().values()) if isinstance(verb, Verb))
