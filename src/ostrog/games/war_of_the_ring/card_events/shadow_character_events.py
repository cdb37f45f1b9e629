"""The Character cards of the Shadow, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.corruption import change_corruption
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    GOLLUM,
    WITCH_KING,
)
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.event_effects.card_attacks import (
    LONG_ASSAULT,
    assaults_by_the_witch_king,
    attacks,
    marches_or_attacks,
)
from ostrog.games.war_of_the_ring.event_effects.card_dice import turn_to_eyes
from ostrog.games.war_of_the_ring.event_effects.card_hits import (
    dice_of_nazgul,
    hits,
    in_reach_of_nazgul,
    with_nazgul_near,
)
from ostrog.games.war_of_the_ring.event_effects.card_hunts import (
    break_fellowship,
    brings,
    draws_tile,
    is_revealed,
    lure_companion,
    walks_in_the_wild,
)
from ostrog.games.war_of_the_ring.event_effects.card_journeys import (
    displace,
    draw_for_path,
    fly_nazgul,
    has_progress,
    reveal_where_nazgul_are,
    strike_where_nazgul_are,
)
from ostrog.games.war_of_the_ring.event_effects.card_marches import (
    RINGWRAITHS,
    gathers_nazgul,
)
from ostrog.games.war_of_the_ring.event_effects.chosen_armies import chooses_army
from ostrog.games.war_of_the_ring.played_events.event_parts import (
    corrupts,
    is_in_play,
    roll_for,
)
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent, event
from ostrog.kernel import Flow

WOUND_LIMIT = 3
"""Corruption up to which a Morgul wound adds two."""


def corrupt_by_candles(war: War, play: PlayEvent) -> Flow:
    """Roll three dice; each that counts adds one Corruption (sh-char-08)."""
    least = 6 if war.guide == GOLLUM else 4
    change_corruption(war, roll_for(war, play, 3, least))
    return None


SHADOW_CHARACTER_EVENTS: dict[str, CardEvent] = {
    "sh-char-01": event(brings("sha-shelob")),
    "sh-char-02": event(brings("sha-ring-is-mine")),
    "sh-char-03": event(brings("sha-on-on")),
    "sh-char-04": event(brings("sha-give-it")),
    "sh-char-05": event(draws_tile(), requires=walks_in_the_wild),
    "sh-char-06": event(draws_tile("whole"), requires=walks_in_the_wild),
    "sh-char-07": event(draws_tile("random"), requires=walks_in_the_wild),
    "sh-char-08": event(corrupt_by_candles, requires=walks_in_the_wild),
    "sh-char-09": event(fly_nazgul, reveal_where_nazgul_are, draw_for_path, requires=has_progress),
    "sh-char-10": event(displace, requires=has_progress),
    "sh-char-11": event(fly_nazgul, strike_where_nazgul_are, requires=has_progress),
    "sh-char-12": event(
        corrupts(lambda war: 2 if war.corruption <= WOUND_LIMIT else 1),
        requires=is_revealed,
    ),
    "sh-char-13": event(lure_companion, requires=is_revealed),
    "sh-char-14": event(break_fellowship, requires=is_revealed),
    "sh-char-15": event(),
    "sh-char-16": event(),
    "sh-char-17": event(),
    "sh-char-18": event(turn_to_eyes),
    "sh-char-19": event(
        chooses_army(lambda war, play: in_reach_of_nazgul(war)),
        chooses_army(lambda war, play: with_nazgul_near(war, play.region), "source", acts=True),
        hits(FREE, dice_of_nazgul, 5),
        requires=lambda war: bool(in_reach_of_nazgul(war)),
    ),
    "sh-char-20": event(
        attacks(assaults_by_the_witch_king, LONG_ASSAULT),
        requires=lambda war: bool(assaults_by_the_witch_king(war)),
    ),
    "sh-char-21": event(requires=is_in_play("saruman")),
    "sh-char-22": event(
        requires=is_in_play("saruman"), ends=lambda war: war.active_nations["rohan"]
    ),
    "sh-char-23": event(fly_nazgul, marches_or_attacks(2, RINGWRAITHS)),
    "sh-char-24": event(
        gathers_nazgul, marches_or_attacks(1, (WITCH_KING,)), requires=is_in_play(WITCH_KING)
    ),
}
"""Events of the deck, by card."""
