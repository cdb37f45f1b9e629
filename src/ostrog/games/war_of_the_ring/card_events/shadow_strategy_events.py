"""The Strategy cards of the Shadow, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import FACTS, SETTLEMENTS_OF
from ostrog.games.war_of_the_ring.board.pieces import FREE, NATIONS_OF, SHADOW, SLOT
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.event_effects.card_attacks import (
    LONG_ASSAULT,
    assaults_after_landing,
    assaults_by_isengard,
    attacks,
    lands_in_gondor,
)
from ostrog.games.war_of_the_ring.event_effects.card_dice import discard_wills
from ostrog.games.war_of_the_ring.event_effects.card_hits import aims_at, hits
from ostrog.games.war_of_the_ring.event_effects.card_journeys import flies_to
from ostrog.games.war_of_the_ring.event_effects.card_marches import (
    beside_dunland,
    marches,
    transfers_from_dunland,
)
from ostrog.games.war_of_the_ring.event_effects.card_politics import (
    chooses_nation,
    lose_figure_of_chosen,
    nations_with_visitors,
    set_chosen_back,
)
from ostrog.games.war_of_the_ring.event_effects.card_recruits import raises
from ostrog.games.war_of_the_ring.event_effects.card_upgrades import UpgradeUnits, can_upgrade
from ostrog.games.war_of_the_ring.event_effects.standing_cards import (
    MINAS_TIRITH,
    fells_a_leader,
    is_besieged_by_the_shadow,
)
from ostrog.games.war_of_the_ring.played_events.event_parts import is_in_play, stand_at_war
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent, event
from ostrog.kernel import Call, Flow


def shadow_armies(war: War) -> list[str]:
    """Regions with an army of the Shadow."""
    return war.armies(SHADOW)


SOUTHRON_SETTLEMENTS = SETTLEMENTS_OF["southrons"]
SAURON_STRONGHOLDS = tuple(
    region for region in SETTLEMENTS_OF["sauron"] if FACTS[region].settlement == "stronghold"
)

ELVEN_STRONGHOLDS = tuple(
    region for region in SETTLEMENTS_OF["elves"] if FACTS[region].settlement == "stronghold"
)
TROLLS = "sauron-elite"


def elves_at(war: War, region: str) -> int:
    """Number of Elven units in a region that is not under siege (Return to Valinor)."""
    counts = war.counts(FREE, region)
    units = counts[SLOT["elves-regular"]] + counts[SLOT["elves-elite"]]
    return 0 if region in war.sieges else units


def elves_aimed_at(war: War, play: PlayEvent) -> int:
    """Number of such units in the region that the card has come to."""
    return elves_at(war, play.region)


def the_havens_are_open(war: War) -> bool:
    """A requirement: the Shadow controls an Elven Stronghold (Return to Valinor)."""
    return any(war.control[region] == SHADOW for region in ELVEN_STRONGHOLDS)


def where_trolls_can_come(war: War) -> list[str]:
    """Regions with a Regular of Sauron, if there is an Elite for it (Hill-trolls)."""
    return [region for region in war.armies(SHADOW) if can_upgrade(war, SHADOW, TROLLS, region)]


def bring_trolls(war: War, play: PlayEvent) -> Flow:
    """Replace two Regulars of Sauron by Elites, as far as possible (sh-str-15)."""
    regions = tuple(where_trolls_can_come(war))
    return Call(UpgradeUnits(seat=play.seat, elites=(TROLLS,), regions=regions, left=2))


SHADOW_STRATEGY_EVENTS: dict[str, CardEvent] = {
    "sh-str-01": event(
        *[
            part
            for region in ELVEN_STRONGHOLDS
            for part in (aims_at(region), hits(FREE, elves_aimed_at, 6))
        ],
        requires=the_havens_are_open,
        vain=lambda war: not any(elves_at(war, region) for region in ELVEN_STRONGHOLDS),
    ),
    "sh-str-02": event(
        attacks(assaults_by_isengard, LONG_ASSAULT),
        requires=lambda war: war.in_play("saruman") and bool(assaults_by_isengard(war)),
    ),
    "sh-str-03": event(fells_a_leader(MINAS_TIRITH), requires=is_besieged_by_the_shadow),
    "sh-str-04": event(
        discard_wills,
        requires=stand_at_war(*NATIONS_OF[SHADOW]),
        vain=lambda war: not war.dice[FREE].get("will-of-the-west"),
    ),
    "sh-str-05": event(),
    "sh-str-06": event(
        chooses_nation(lambda war, seat: nations_with_visitors(war)),
        set_chosen_back,
        lose_figure_of_chosen,
        requires=lambda war: bool(nations_with_visitors(war)),
    ),
    "sh-str-07": event(marches(regions=3, joins=True)),
    "sh-str-08": event(marches(2, least=2, regions=2, joins=True)),
    "sh-str-09": event(marches(4, least=0), requires=stand_at_war(*NATIONS_OF[SHADOW])),
    "sh-str-10": event(lands_in_gondor, assaults_after_landing, requires=stand_at_war("southrons")),
    "sh-str-11": event(
        raises("isengard-regular isengard-regular", beside_dunland),
        transfers_from_dunland,
        requires=stand_at_war("isengard"),
    ),
    "sh-str-12": event(
        flies_to("witch-king", "angmar"),
        raises("sauron-regular sauron-regular sauron-elite", "angmar"),
        requires=is_in_play("witch-king"),
    ),
    "sh-str-13": event(raises("isengard-unit", shadow_armies), requires=stand_at_war("isengard")),
    "sh-str-14": event(raises("sauron-unit", shadow_armies), requires=stand_at_war("sauron")),
    "sh-str-15": event(
        bring_trolls,
        requires=stand_at_war("sauron"),
        vain=lambda war: not where_trolls_can_come(war),
    ),
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
