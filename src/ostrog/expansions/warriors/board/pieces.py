"""Chapter 1: the factions, and the faces of the faction dice."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW

FACTIONS_OF: tuple[tuple[str, ...], tuple[str, ...]] = (
    ("dead", "eagles", "ents"),
    ("corsairs", "dunlendings", "spiders"),
)
"""The factions of each side (WOME-1.1)."""
FACTIONS = FACTIONS_OF[FREE] + FACTIONS_OF[SHADOW]
SIDE_OF_FACTION = {faction: side for side in (FREE, SHADOW) for faction in FACTIONS_OF[side]}
DEAD, EAGLES, ENTS, CORSAIRS, DUNLENDINGS, SPIDERS = FACTIONS

WAITING, IN_PLAY, GONE = "waiting", "in-play", "eliminated"
"""The states of a faction (WOME-3.4)."""

FACTION_DECK = "faction"
"""The third event deck of each side (WOME-2.5)."""

FACES_OF_FACTION_DIE = ("muster", "play-draw", "muster-play", "muster-draw", "eye", "wild")
"""Faces of the faction dice (WOME-6.10, 6.11)."""
GIVES: dict[str, tuple[str, ...]] = {
    "muster": ("muster",),
    "play-draw": ("play", "draw"),
    "muster-play": ("muster", "play"),
    "muster-draw": ("muster", "draw"),
    "wild": ("muster", "play", "draw"),
}
"""What each face can be used for, one of it (WOME-6.12 to 6.17)."""

ESCORTS = (CORSAIRS, DUNLENDINGS, SPIDERS)
"""Factions whose figures go along with Shadow armies (WOME-14.6, 15.7, 16.5)."""
FOLLOWERS = (DUNLENDINGS, SPIDERS)
"""Those who must advance and retreat with them, and fall with them (WOME-15.13, 15.14, 16.9)."""
HILLMEN_AS = "isengard-regular"
"""The unit that Dunlendings are in a battle by Death to the Forgoil (WOME-17.11)."""
WESTERN_WAY = "western-way"
"""The card The Western Way as a region, for the Fellowship alone (WOME-17.31)."""
