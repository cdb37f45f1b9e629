"""The Strategy cards of the Shadow, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import FACTS, SETTLEMENTS_OF
from ostrog.games.war_of_the_ring.board.pieces import NATIONS_OF, SHADOW
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.card_events.card_dice import discard_wills
from ostrog.games.war_of_the_ring.card_events.card_recruits import raises
from ostrog.games.war_of_the_ring.card_events.event_parts import is_in_play, stand_at_war
from ostrog.games.war_of_the_ring.card_events.event_play import CardEvent, event
from ostrog.games.war_of_the_ring.card_events.standing_cards import (
    MINAS_TIRITH,
    fells_a_leader,
    is_besieged_by_the_shadow,
)


def shadow_armies(war: War) -> list[str]:
    """Regions with an army of the Shadow."""
    return war.armies(SHADOW)


SOUTHRON_SETTLEMENTS = SETTLEMENTS_OF["southrons"]
SAURON_STRONGHOLDS = tuple(
    region for region in SETTLEMENTS_OF["sauron"] if FACTS[region].settlement == "stronghold"
)

SHADOW_STRATEGY_EVENTS: dict[str, CardEvent] = {
    "sh-str-03": event(fells_a_leader(MINAS_TIRITH), requires=is_besieged_by_the_shadow),
    "sh-str-04": event(discard_wills, requires=stand_at_war(*NATIONS_OF[SHADOW])),
    "sh-str-05": event(),
    "sh-str-13": event(raises("isengard-unit", shadow_armies), requires=stand_at_war("isengard")),
    "sh-str-14": event(raises("sauron-unit", shadow_armies), requires=stand_at_war("sauron")),
    "sh-str-16": event(
        raises("isengard-regular isengard-regular", "north-dunland"),
        raises("isengard-regular isengard-regular", "south-dunland"),
        raises("isengard-unit isengard-unit", "orthanc"),
        requires=is_in_play("saruman"),
    ),
    "sh-str-17": event(
        raises("southrons-regular southrons-regular", *SOUTHRON_SETTLEMENTS, times=3)
    ),
    "sh-str-18": event(
        raises(" ".join(["sauron-regular"] * 5 + ["sauron-nazgul"]), "minas-morgul"),
        requires=is_in_play("aragorn"),
    ),
    "sh-str-19": event(raises("sauron-unit sauron-unit sauron-nazgul", "mount-gram", "moria")),
    "sh-str-20": event(
        raises(" ".join(["sauron-regular"] * 3), "dol-guldur"),
        raises(" ".join(["sauron-regular"] * 3), "mount-gundabad"),
    ),
    "sh-str-21": event(
        raises(
            " ".join(["southrons-regular"] * 5), "east-rhun", "south-rhun", "khand", "far-harad"
        ),
        requires=stand_at_war("southrons"),
    ),
    "sh-str-22": event(
        raises("sauron-regular", "angmar"),
        raises("sauron-regular", "ettenmoors"),
        raises("sauron-regular", "weather-hills"),
        raises("sauron-elite", "trollshaws"),
    ),
    "sh-str-23": event(
        raises(" ".join(["southrons-regular"] * 5), "gorgoroth"),
        raises(" ".join(["sauron-regular"] * 5), "nurn"),
        requires=stand_at_war(*NATIONS_OF[SHADOW]),
    ),
    "sh-str-24": event(
        raises("sauron-regular sauron-regular", *SAURON_STRONGHOLDS, times=3),
        requires=stand_at_war("sauron"),
    ),
}
"""Events of the deck, by card."""
