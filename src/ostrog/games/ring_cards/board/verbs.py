"""The verbs of player choices and the things they apply to."""

from __future__ import annotations

from ostrog.games.ring_cards.board.cast import CARD_NAMES, COPIES, TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.board.state import RESERVE
from ostrog.kernel import Kind, Verb


def _of(*types: str) -> tuple[str, ...]:
    return tuple(name for name in CARD_NAMES if CARDS[TITLE_OF[name]].type in types)


CARD = Kind("card", CARD_NAMES)
FIGHTER = Kind("card", _of("army", "character"))
"""Cards that are played or moved to a place (RCG-8.4, 8.6, 9.2)."""
CHARACTER = Kind("card", _of("character"))
"""Cards that wield items (RCG-8.9)."""
ITEM = Kind("card", _of("item"))
"""Cards that are played on a character (RCG-8.9)."""
EVENT_CARD = Kind("card", _of("event"))
"""Cards that are carried out at once (RCG-8.21)."""
ACTOR = Kind(
    "card",
    [
        name
        for title, sheet in CARDS.items()
        if any(effect.timing.startswith("action-") for effect in sheet.effects.values())
        for name in COPIES[title]
    ],
)
"""Cards with an action (RCG-9.8)."""
PATH = Kind("place", LOCATIONS.paths)
BATTLEGROUND = Kind("place", LOCATIONS.battlegrounds)
LOCATION = Kind("place", (*LOCATIONS.paths, *LOCATIONS.battlegrounds))
PLACE = Kind("place", (RESERVE, *LOCATION.members))
ALTERNATIVE = Kind("alternative", (1, 2))

DONE = Verb("done", passes=True)
FORGO = Verb("forgo", passes=True)

# A turn

PLAY = Verb("play", card=FIGHTER, place=PLACE)
EQUIP = Verb("equip", card=ITEM, wielder=CHARACTER)
EVENT = Verb("event", card=EVENT_CARD)
MOVE = Verb("move", card=FIGHTER, place=LOCATION)
DISCARD = Verb("discard", card=CARD)
WINNOW = Verb("winnow")
ACT = Verb("act", card=ACTOR)
RING = Verb("ring")
PASS = Verb("pass", passes=True)

# Choices required by texts and costs

CYCLE = Verb("cycle", card=CARD)
ELIMINATE = Verb("eliminate", card=CARD)
FORSAKE = Verb("forsake", card=CARD)
FORSAKE_TOP = Verb("forsake-top")
TAKE = Verb("take", card=CARD)
FIND_NOTHING = Verb("find-nothing", passes=True)
CARRY_OUT = Verb("carry-out")
CHOOSE = Verb("choose", alternative=ALTERNATIVE, passes=True)  # it may find nothing (RCG-9.15)
ACTIVATE = Verb("activate", place=LOCATION)
PUT_TOKEN = Verb("put-token", place=BATTLEGROUND)
STAY = Verb("stay", passes=True)
SAVE_WITH = Verb("save-with", card=CARD)

# Combat

FIGHT = Verb("fight", place=LOCATION)
SUPPORT = Verb("support", card=CHARACTER)
LOSE = Verb("lose", card=FIGHTER)

VERBS = tuple(verb for verb in list(globals().values()) if isinstance(verb, Verb))
