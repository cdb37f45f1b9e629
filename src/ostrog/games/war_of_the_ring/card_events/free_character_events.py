"""The Character cards of the Free Peoples, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.corruption import change_corruption
from ostrog.games.war_of_the_ring.board.map import NATION_OF, ORTHANC
from ostrog.games.war_of_the_ring.board.pieces import (
    ELITES,
    FREE,
    FREE_CHARACTERS,
    GOLLUM,
    SHADOW,
    SIDE_OF,
)
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.event_effects.card_dice import turn_character_to_will
from ostrog.games.war_of_the_ring.event_effects.card_hits import (
    LeadAway,
    aims_at,
    count_as_attack,
    drive_away,
    fell_lone_saruman,
    hit_by_die,
    hits,
)
from ostrog.games.war_of_the_ring.event_effects.card_hunts import brings
from ostrog.games.war_of_the_ring.event_effects.card_journeys import (
    HEIRS,
    carries,
    drive_nazgul_home,
    has_companions,
    heir_with_army,
    hunted_armies,
    move_or_hide,
    separates,
    strike_nazgul,
    try_tiles,
)
from ostrog.games.war_of_the_ring.event_effects.card_politics import companion_stands_in
from ostrog.games.war_of_the_ring.event_effects.card_recruits import CallUp, raises
from ostrog.games.war_of_the_ring.event_effects.card_upgrades import UpgradeUnits
from ostrog.games.war_of_the_ring.event_effects.chosen_armies import chooses_army
from ostrog.games.war_of_the_ring.event_effects.hunt_cards import walks_with
from ostrog.games.war_of_the_ring.played_events.event_parts import (
    activates,
    advances,
    draws,
    heals,
    roll_for,
    when,
)
from ostrog.games.war_of_the_ring.played_events.event_play import (
    CardEvent,
    PlayEvent,
    PlayFurther,
    event,
)
from ostrog.kernel import Call, Flow


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


friends_are_in_the_north = companion_stands_in(
    "dale", "erebor", "woodland-realm", who=("gimli", "legolas")
)
"""Whether Gimli or Legolas is in one of three Settlements of the north (fp-char-17)."""


FANGORN = "fangorn"
HAUNTS = ("erech", "lamedon", "pelargir")
"""Regions to which the Dead follow."""


def the_ents_listen(war: War) -> bool:
    """A requirement: Gandalf the White is in play, and a Companion in Fangorn."""
    heard = any(war.characters[who] == FANGORN for who in FREE_CHARACTERS)
    return heard and war.in_play("gandalf-white")


def play_on_with_gandalf(war: War, play: PlayEvent) -> Flow:
    """Let a Character card follow if Gandalf the White is in Fangorn or Rohan."""
    at = war.characters["gandalf-white"]
    near = at == FANGORN or NATION_OF.get(at) == "rohan"
    return Call(PlayFurther(seat=play.seat, deck="character")) if near else None


THE_ENTS_AWAKE = event(
    aims_at(ORTHANC),
    count_as_attack,
    hits(SHADOW, 3, 4, all_fall=True),
    fell_lone_saruman,
    play_on_with_gandalf,
    requires=the_ents_listen,
)
"""The event of three cards (fp-char-19 to 21)."""


def heir_in_rohan(war: War) -> str:
    """Strider or Aragorn if he is in a region of Rohan, besieged or not; else an empty text."""
    return next((who for who in HEIRS if NATION_OF.get(war.characters[who]) == "rohan"), "")


def lead_to_the_dead(war: War, play: PlayEvent) -> Flow:
    """Let Strider or Aragorn leave Rohan with some Companions (fp-char-22)."""
    return Call(LeadAway(seat=play.seat, who=heir_in_rohan(war), regions=HAUNTS), "region")


def call_up_gondor(war: War, play: PlayEvent) -> Flow:
    """Let up to three Regulars of Gondor come where the Dead have been (fp-char-22)."""
    figure = "gondor-regular"
    return Call(CallUp(seat=play.seat, figure=figure, region=play.region, most=3))


def host_of_heir(war: War) -> str:
    """The region of a Free army with Strider or Aragorn; an empty text without one."""
    found = [war.characters[who] for who in HEIRS]
    return next((region for region in found if war.units(FREE, region)), "")


def join_the_grey_company(war: War, play: PlayEvent) -> Flow:
    """Replace one Regular of the army by an Elite (fp-char-24)."""
    elites = tuple([each for each in ELITES if SIDE_OF[each] == FREE])
    return Call(UpgradeUnits(seat=play.seat, elites=elites, regions=(host_of_heir(war),)))


FREE_CHARACTER_EVENTS: dict[str, CardEvent] = {
    "fp-char-01": event(brings("fel-elven-cloaks")),
    "fp-char-02": event(brings("fel-elven-rope")),
    "fp-char-03": event(brings("fel-phial")),
    "fp-char-04": event(brings("fel-smeagol")),
    "fp-char-05": event(),
    "fp-char-06": event(requires=walks_with("gimli", "legolas")),
    "fp-char-07": event(requires=walks_with("boromir")),
    "fp-char-08": event(requires=walks_with("gandalf-grey")),
    "fp-char-09": event(heal_by_athelas, vain=lambda war: not war.corruption),
    "fp-char-10": event(heals(1), move_or_hide),
    "fp-char-11": event(separates(farther=1), heals(1), requires=has_companions),
    "fp-char-12": event(
        heals(lambda war: 2 if war.guide == GOLLUM else 1), vain=lambda war: not war.corruption
    ),
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
        chooses_army(lambda war, play: hunted_armies(war)),
        strike_nazgul,
        drive_nazgul_home,
        requires=lambda war: bool(hunted_armies(war)),
    ),
    "fp-char-19": THE_ENTS_AWAKE,
    "fp-char-20": THE_ENTS_AWAKE,
    "fp-char-21": THE_ENTS_AWAKE,
    "fp-char-22": event(
        lead_to_the_dead,
        count_as_attack,
        hit_by_die,
        drive_away,
        call_up_gondor,
        requires=lambda war: bool(heir_in_rohan(war)),
    ),
    "fp-char-23": event(
        raises("gondor-unit", lambda war: (war.characters["boromir"],)),
        draws("strategy", 2),
        requires=boromir_is_in_gondor,
    ),
    "fp-char-24": event(
        join_the_grey_company,
        draws("strategy", 2),
        requires=lambda war: bool(host_of_heir(war)),
    ),
}
"""Events of the deck, by card."""
