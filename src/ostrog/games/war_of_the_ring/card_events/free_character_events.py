"""The Character cards of the Free Peoples, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import GOLLUM
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.card_events.card_dice import turn_character_to_will
from ostrog.games.war_of_the_ring.card_events.card_hunts import brings
from ostrog.games.war_of_the_ring.card_events.card_recruits import raises
from ostrog.games.war_of_the_ring.card_events.event_parts import (
    change_corruption,
    draws,
    heals,
    roll_for,
)
from ostrog.games.war_of_the_ring.card_events.event_play import CardEvent, PlayEvent, event
from ostrog.games.war_of_the_ring.card_events.hunt_cards import walks_with
from ostrog.kernel import Flow


def heal_by_athelas(war: War, play: PlayEvent) -> Flow:
    """Roll three dice; each that heals removes one Corruption (fp-char-09)."""
    least = 3 if war.guide == "strider" else 5
    change_corruption(war, -roll_for(war, play, 3, least))
    return None


def heal_in_lorien(war: War) -> int:
    """One Corruption if the Ring-bearers are in an unconquered Lorien (fp-char-13)."""
    return int(war.ring_bearers == "lorien" and war.is_unconquered("lorien"))


def boromir_is_in_gondor(war: War) -> bool:
    """A requirement: Boromir is in a region of Gondor; Osgiliath is none (fp-char-23)."""
    return NATION_OF.get(war.characters["boromir"]) == "gondor"


FREE_CHARACTER_EVENTS: dict[str, CardEvent] = {
    "fp-char-01": event(brings("fel-elven-cloaks")),
    "fp-char-02": event(brings("fel-elven-rope")),
    "fp-char-03": event(brings("fel-phial")),
    "fp-char-04": event(brings("fel-smeagol")),
    "fp-char-05": event(),
    "fp-char-06": event(requires=walks_with("gimli", "legolas")),
    "fp-char-07": event(requires=walks_with("boromir")),
    "fp-char-08": event(requires=walks_with("gandalf-grey")),
    "fp-char-09": event(heal_by_athelas),
    "fp-char-12": event(heals(lambda war: 2 if war.guide == GOLLUM else 1)),
    "fp-char-13": event(turn_character_to_will, heals(heal_in_lorien)),
    "fp-char-23": event(
        raises("gondor-unit", lambda war: (war.characters["boromir"],)),
        draws("strategy", 2),
        requires=boromir_is_in_gondor,
    ),
}
"""Events of the deck, by card."""
