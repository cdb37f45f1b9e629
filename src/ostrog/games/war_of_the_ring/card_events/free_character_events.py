"""The Character cards of the Free Peoples, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import GOLLUM
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.card_events.card_dice import turn_character_to_will
from ostrog.games.war_of_the_ring.card_events.card_hunts import brings
from ostrog.games.war_of_the_ring.card_events.card_journeys import (
    carries,
    choose_hunted_army,
    drive_nazgul_home,
    has_companions,
    heir_with_army,
    hunted_armies,
    move_or_hide,
    separates,
    strike_nazgul,
    try_tiles,
)
from ostrog.games.war_of_the_ring.card_events.card_recruits import raises
from ostrog.games.war_of_the_ring.card_events.event_parts import (
    activates,
    advances,
    change_corruption,
    draws,
    heals,
    roll_for,
    when,
)
from ostrog.games.war_of_the_ring.card_events.event_play import CardEvent, PlayEvent, event
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


def friends_are_in_the_north(war: War) -> bool:
    """Whether Gimli or Legolas is in Dale, Erebor or the Woodland Realm (fp-char-17)."""
    return any(
        war.characters[who] in ("dale", "erebor", "woodland-realm") for who in ("gimli", "legolas")
    )


FREE_CHARACTER_EVENTS: dict[str, CardEvent] = {
    "fp-char-01": event(brings("fel-elven-cloaks")),
    "fp-char-02": event(brings("fel-elven-rope")),
    "fp-char-03": event(brings("fel-phial")),
    "fp-char-04": event(brings("fel-smeagol")),
    "fp-char-09": event(heal_by_athelas),
    "fp-char-10": event(heals(1), move_or_hide),
    "fp-char-11": event(separates(farther=1), heals(1), requires=has_companions),
    "fp-char-12": event(heals(lambda war: 2 if war.guide == GOLLUM else 1)),
    "fp-char-13": event(turn_character_to_will, heals(heal_in_lorien)),
    "fp-char-14": event(try_tiles, requires=heir_with_army("gondor", "rohan")),
    "fp-char-15": event(carries(level=4)),
    "fp-char-16": event(carries(farther=2)),
    "fp-char-17": event(
        separates(farther=1),
        *when(
            friends_are_in_the_north,
            *activates("dwarves", "north"),
            *advances("dwarves", "elves", "north"),
        ),
    ),
    "fp-char-18": event(
        choose_hunted_army,
        strike_nazgul,
        drive_nazgul_home,
        requires=lambda war: bool(hunted_armies(war)),
    ),
    "fp-char-23": event(
        raises("gondor-unit", lambda war: (war.characters["boromir"],)),
        draws("strategy", 2),
        requires=boromir_is_in_gondor,
    ),
}
"""Events of the deck, by card."""
