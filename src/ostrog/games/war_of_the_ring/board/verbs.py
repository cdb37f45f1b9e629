"""All options players can ever choose: the kinds of things, and the verbs that use them."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import REGIONS, SETTLEMENTS
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS,
    COMPANIONS,
    DECKS,
    ELITES,
    FACES,
    FIGURES,
    LEADERS,
    NATIONS,
    UNITS,
)
from ostrog.games.war_of_the_ring.board.values import read_card_ids
from ostrog.kernel import Kind, Verb

ACTIONS = (
    "move-led-army",
    "led-attack",
    "move-fellowship",
    "hide-fellowship",
    "hide-with-strider",
    "separate-companions",
    "move-companions",
    "move-minions",
    "move-armies",
    "attack",
    "negotiate",
    "recruit",
    "bring-minion",
    "voice-of-saruman",
    "draw-event",
    "bring-companion",
    "speak-for-nation",
)
"""Names of all actions of dice; the chapters define them as `DieAction` (WOTR-5.10 to 5.21)."""

REGION = Kind("region", REGIONS)
PLACE = Kind("region", REGIONS)
"""Regions, and what an expansion adds as a region for travellers alone."""
SETTLEMENT = Kind("region", SETTLEMENTS)
FIGURE = Kind("figure", FIGURES)
UNIT = Kind("figure", UNITS)
ELITE_UNIT = Kind("figure", ELITES)
LEADING_FIGURE = Kind("figure", LEADERS)
CHARACTER = Kind("character", CHARACTERS)
COMPANION = Kind("character", COMPANIONS)
NATION_KIND = Kind("nation", NATIONS)
FACE = Kind("die", FACES)
ACTION = Kind("action", ACTIONS)
DECK = Kind("deck", DECKS)
CARD = Kind("card", read_card_ids())
COUNT = Kind("count", range(11))

# Any time

DONE = Verb("done", passes=True)
BURY = Verb("bury", card=CARD)

# Phases 2 to 4

STEP = Verb("step", region=PLACE)
DECLARE = Verb("declare")
SAY_NOTHING = Verb("say-nothing", passes=True)
ENTER_MORDOR = Verb("enter-mordor")
STAY_OUT = Verb("stay-out", passes=True)
GUIDE = Verb("guide", passes=True, companion=COMPANION)  # the present Guide may stay
ALLOCATE = Verb("allocate", passes=True, dice=COUNT)  # also none

# Phase 5

ACT = Verb("act", die=FACE, action=ACTION)
RING = Verb("ring", die=FACE, result=FACE)
SKIP = Verb("skip", passes=True, die=FACE)
PASS = Verb("pass", passes=True)
PLAY = Verb("play", die=FACE, card=CARD)
TURN_DIE = Verb("turn-die", die=FACE)
CHOOSE_NATION = Verb("choose-nation", nation=NATION_KIND)
PLAY_FURTHER = Verb("play-further", card=CARD)
PLAY_NO_MORE = Verb("play-no-more", passes=True)
DRAW = Verb("draw", deck=DECK)
SPEND_CARD = Verb("spend-card", card=CARD)
SPARE_CARD = Verb("spare-card", passes=True)
DRAW_NOTHING = Verb("draw-nothing", passes=True)
DISPEL = Verb("dispel", die=FACE, card=CARD)
PAY_CARD = Verb("pay-card", card=CARD)

# Teams

OFFER = Verb("offer", passes=True, card=CARD)  # the mate may keep his cards
KEEP_CARDS = Verb("keep-cards", passes=True)
MIX = Verb("mix", region=REGION)
JOIN_ARMIES = Verb("join-armies")
KEEP_APART = Verb("keep-apart", passes=True)

# Armies

TO_MARCH = Verb("to-march")
TO_ATTACK = Verb("to-attack")
MARCH = Verb("march", source=REGION, to=REGION)
ATTACK = Verb("attack", source=REGION, target=REGION)
LEAVE = Verb("leave", figure=FIGURE)
LEAVE_CHARACTER = Verb("leave-character", character=CHARACTER)
GO = Verb("go")
DISBAND = Verb("disband", figure=UNIT)
RECRUIT = Verb("recruit", figure=FIGURE, region=SETTLEMENT)
RAISE = Verb("raise", figure=FIGURE, region=REGION)
TRANSFER = Verb("transfer", figure=UNIT, source=REGION)
CALL_UP = Verb("call-up", passes=True, number=COUNT)  # also none
PROMOTE = Verb("promote", figure=ELITE_UNIT, region=REGION)
CHOOSE_ARMY = Verb("choose-army", region=REGION)
DO_NO_MORE = Verb("do-no-more", passes=True)
RAISE_ISENGARD = Verb("raise-isengard")
UPGRADE = Verb("upgrade")

# Battle

FIELD = Verb("field", passes=True)
GO_INSIDE = Verb("go-inside")
REROLL = Verb("reroll", passes=True, dice=COUNT)  # also none
REMOVE = Verb("remove", figure=UNIT)
REMOVE_FOR_TWO = Verb("remove-for-two", figure=ELITE_UNIT)
REDUCE = Verb("reduce", figure=ELITE_UNIT)
CEASE = Verb("cease")
PRESS = Verb("press", passes=True)
EXTEND = Verb("extend", figure=ELITE_UNIT)
END_ASSAULT = Verb("end-assault")
STAND = Verb("stand", passes=True)
RETREAT_TO = Verb("retreat-to", region=REGION)
ADVANCE = Verb("advance")
HOLD = Verb("hold", passes=True)

# Combat cards

LAY = Verb("lay", card=CARD)
LAY_NOTHING = Verb("lay-nothing", passes=True)
FORFEIT = Verb("forfeit", character=CHARACTER)
FORFEIT_POINTS = Verb("forfeit-points", points=COUNT)
SILENCE = Verb("silence", character=CHARACTER)
HURT_OWN = Verb("hurt-own", passes=True, hits=COUNT)  # also none
FELL = Verb("fell", character=CHARACTER)
FELL_FIGURE = Verb("fell-figure", figure=LEADING_FIGURE)
FORGO = Verb("forgo", passes=True)
QUELL = Verb("quell")
LEAD_ON = Verb("lead-on", passes=True)

# Nations and characters

NEGOTIATE = Verb("negotiate", nation=NATION_KIND)
ENTER = Verb("enter", character=CHARACTER, region=REGION)
TAKE = Verb("take", character=CHARACTER)
TAKE_NAZGUL = Verb("take-nazgul", region=REGION)
TO = Verb("to", region=PLACE)
GATHER = Verb("gather")
FLY = Verb("fly")
BRING_ALONG = Verb("bring-along", character=CHARACTER)
SEPARATE = Verb("separate", companion=COMPANION)
FROM_FELLOWSHIP = Verb("from-fellowship")
FROM_MAP = Verb("from-map")
LOSE_FIGURE = Verb("lose-figure", figure=FIGURE, region=REGION)

# The Hunt

USE_GUIDE = Verb("use-guide")
SPARE_GUIDE = Verb("spare-guide", passes=True)
HUNT_NOW = Verb("hunt-now")
DISCARD_TABLED = Verb("discard-tabled", card=CARD)
MOVE_ON = Verb("move-on")
HIDE = Verb("hide")
LOSE_GUIDE = Verb("lose-guide")
LOSE_AT_RANDOM = Verb("lose-at-random")
NO_CASUALTY = Verb("no-casualty", passes=True)
STAY_HERE = Verb("stay-here")
PART = Verb("part", companion=COMPANION)
BEAR_LURE = Verb("bear-lure")
GIVE_UP = Verb("give-up", companion=COMPANION)
STRIP_HAND = Verb("strip-hand")
STRIP_CARD = Verb("strip-card", card=CARD)
STRIP_NOTHING = Verb("strip-nothing", passes=True)

VERBS = tuple(verb for verb in list(globals().values()) if isinstance(verb, Verb))
