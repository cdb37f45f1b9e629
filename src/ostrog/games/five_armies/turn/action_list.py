"""Chapter 7: all actions of the dice, in the order in which players are offered them."""

from __future__ import annotations

from ostrog.games.five_armies.armies.rally import RALLY_ARMIES
from ostrog.games.five_armies.armies.recruitment import RECRUIT_GOBLINS, RECRUIT_UNITS
from ostrog.games.five_armies.battle.attack import (
    ATTACK_TOGETHER,
    CLOUD_OF_BATS,
    FAST_MOVE,
    GOBLIN_ATTACK,
    GOBLIN_MOVE,
    LED_ATTACK,
    MOVE_AND_ATTACK,
    STRATEGIC_MOVE,
)
from ostrog.games.five_armies.board.die_actions import repertoire
from ostrog.games.five_armies.board.hands import DRAW_CARDS
from ostrog.games.five_armies.cards.story_shadow import (
    CLEAR_MIND,
    CLEAR_MIND_AT_A_PRICE,
    PLACE_ORCS,
)
from ostrog.games.five_armies.characters.beorn import LET_BEORN_MOVE
from ostrog.games.five_armies.characters.eagles import SEND_ALL_EAGLES, SEND_EAGLES
from ostrog.games.five_armies.characters.entry import ENTER_PLAY, MOVE_CHARACTERS

ALL_ACTIONS = repertoire(
    STRATEGIC_MOVE,
    MOVE_AND_ATTACK,
    ATTACK_TOGETHER,
    FAST_MOVE,
    LED_ATTACK,
    MOVE_CHARACTERS,
    LET_BEORN_MOVE,
    DRAW_CARDS,
    RECRUIT_UNITS,
    RALLY_ARMIES,
    SEND_EAGLES,
    SEND_ALL_EAGLES,
    CLOUD_OF_BATS,
    RECRUIT_GOBLINS,
    GOBLIN_ATTACK,
    GOBLIN_MOVE,
    ENTER_PLAY,
    PLACE_ORCS,
    CLEAR_MIND,
    CLEAR_MIND_AT_A_PRICE,
)
"""The actions of the game without expansions (B5A-6.10)."""
