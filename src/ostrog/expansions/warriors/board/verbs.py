"""All options of the expansion: the kinds of things, and the verbs that use them."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import (
    FACES_OF_FACTION_DIE,
    FACTION_DECK,
    FACTIONS,
    WESTERN_WAY,
)
from ostrog.expansions.warriors.board.values import CARDS
from ostrog.games.war_of_the_ring.board.values import read_values
from ostrog.games.war_of_the_ring.board.verbs import (
    ACTION,
    CARD,
    CHARACTER,
    COUNT,
    DECK,
    PLACE,
    REGION,
    UNIT,
)
from ostrog.kernel import Kind, Ref, Verb

MEMBERS: dict[Kind[Ref], tuple[Ref, ...]] = {
    CARD: (*CARDS.cards, *CARDS.calls),
    DECK: (FACTION_DECK,),
    ACTION: ("enter-faction",),
    PLACE: (WESTERN_WAY,),
}
"""References added to kinds of the game."""

FACTION = Kind("faction", FACTIONS)
FACTION_DIE = Kind("faction-die", FACES_OF_FACTION_DIE)
TILE = Kind("tile", tuple(read_values().tiles))
FACTION_USE = Kind("faction-use", ("enter", "recruit", "draw"))

# The faction die

USE_FACTION_DIE = Verb("faction", die=FACTION_DIE, use=FACTION_USE)
PLAY_BY_FACTION_DIE = Verb("faction-play", die=FACTION_DIE, card=CARD)
CARD_BY_FACTION_DIE = Verb("faction-card", die=FACTION_DIE, card=CARD)
SKIP_FACTION_DIE = Verb("faction-skip", passes=True, die=FACTION_DIE)

# Factions

ENTER_FACTION = Verb("enter-faction", faction=FACTION)
RECRUIT_FACTION = Verb("recruit-faction", faction=FACTION)
RECRUIT_HOME = Verb("recruit-home")
RECRUIT_AT = Verb("recruit-at", region=REGION)
JOIN_DEAD = Verb("join-dead", character=CHARACTER)
LEAVE_DEAD = Verb("leave-dead")

# Figures

TAKE_FIGURE = Verb("take-figure", faction=FACTION, region=REGION)
GO_ALONG = Verb("go-along")
STAY_BEHIND = Verb("stay-behind", passes=True, faction=FACTION)
SAIL = Verb("sail")
LAND = Verb("land")

# Strikes

STRIKE = Verb("strike", region=REGION)
LEAD_DEAD = Verb("lead-dead", region=REGION)
PLACE_ENT = Verb("place-ent", region=REGION)

# Teams

HAND_OVER = Verb("hand-over", card=CARD)
KEEP_HAND = Verb("keep-hand", passes=True)

# Faction cards

KEEP_CARD = Verb("keep-card", card=CARD)
PUT_ON_TOP = Verb("put-on-top", card=CARD)
PUT_AT_BOTTOM = Verb("put-at-bottom", card=CARD)
SHUFFLE_CARDS = Verb("shuffle-cards", faction=FACTION)
TAKE_BACK = Verb("take-back", card=CARD)
GIVE_CARD = Verb("give-card", card=CARD)
DRAW_FROM_ANY = Verb("draw-from-any")
TAKE_THE_PATHS = Verb("take-the-paths")
FOUND_ENTWOOD = Verb("found-entwood", region=REGION)
ENTWOOD = Verb("entwood", region=REGION)

# Calls to battle

GATHER_EAGLE = Verb("gather-eagle", region=REGION)
PAY_FIGURE = Verb("pay-figure", faction=FACTION)
SPEND_FIGURES = Verb("spend-figures", passes=True, number=COUNT)  # also none
CANCEL_HIT = Verb("cancel-hit")
SWOOP = Verb("swoop")
BRING_UP = Verb("bring-up", figure=UNIT, source=REGION)

# Cards of factions

FROM_CARD = Verb("from-card", card=CARD)
FLY_ALL = Verb("fly-all")
PAY_FIGURE_AT = Verb("pay-figure-at", region=REGION)
FLEET_COMES = Verb("fleet-comes")
FLEET_MOVES = Verb("fleet-moves")
PAY_CORSAIR = Verb("pay-corsair", region=REGION)
PAY_SPIDER = Verb("pay-spider")
SHOW_YOURSELF = Verb("show-yourself")
SUFFER_DAMAGE = Verb("suffer-damage")

# New events

REMOVE_TILE = Verb("remove-tile", tile=TILE)

VERBS = tuple(verb for verb in list(globals().values()) if isinstance(verb, Verb))
