"""The Strategy cards of the Free Peoples, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import FREE, FREE_CHARACTERS, SHADOW
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.campaigns.marches import MoveHosts
from ostrog.games.war_of_the_ring.event_effects.card_attacks import (
    RELIEF,
    attacks,
    attacks_on_besiegers,
)
from ostrog.games.war_of_the_ring.event_effects.card_hits import hits
from ostrog.games.war_of_the_ring.event_effects.card_journeys import move_companions
from ostrog.games.war_of_the_ring.event_effects.card_marches import march, marches
from ostrog.games.war_of_the_ring.event_effects.card_politics import (
    activate_chosen,
    advance_chosen,
    brings_to_war,
    chooses_nation,
    companion_stands_in,
    nations_to_rouse,
)
from ostrog.games.war_of_the_ring.event_effects.card_recruits import raises
from ostrog.games.war_of_the_ring.event_effects.chosen_armies import chooses_army
from ostrog.games.war_of_the_ring.event_effects.hunt_cards import aragorn_leads_abroad
from ostrog.games.war_of_the_ring.played_events.event_parts import (
    activates,
    advances,
    draws,
    stand_at_war,
    when,
)
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent, event
from ostrog.games.war_of_the_ring.politics.nations import nations_with_units
from ostrog.kernel import Flow


def coasts_with_a_free_army(war: War) -> list[str]:
    """Coastal regions with an army of the Free Peoples (Cirdan's Ships)."""
    return [
        region
        for region, coastal in war.values.coastal.items()
        if coastal and war.units(FREE, region)
    ]


def rohan_with_a_companion(war: War) -> list[str]:
    """Regions of Rohan with a Companion (Riders of Theoden)."""
    return [at for who in FREE_CHARACTERS if NATION_OF.get(at := war.characters[who]) == "rohan"]


def companion_leads_an_army(war: War) -> bool:
    """A requirement: an army of the Free Peoples has a Companion (fp-str-12)."""
    return any(war.units(FREE, war.characters[who]) for who in FREE_CHARACTERS)


ROHAN = tuple([region for region, nation in NATION_OF.items() if nation == "rohan"])


def ride_by_hidden_paths(war: War, play: PlayEvent) -> Flow:
    """Move an army from Rohan to Minas Tirith, or beside it if the Shadow is there (fp-str-11).

    Besieged armies can leave by it (WOTR-10.20).
    """
    city = "minas-tirith"
    lost = war.control[city] != FREE or city in war.sieges
    goals = adjacent(war, city, "army") if lost else (city,)
    ways = tuple([(source, to) for source in ROHAN for to in goals if source != to])
    return march(war, MoveHosts(seat=play.seat, given=ways, from_inside=True))


ITHILIEN = ("osgiliath", "north-ithilien", "south-ithilien")
"""Where the Rangers strike."""


def motley_armies(war: War) -> list[str]:
    """Shadow armies with units of at least two nations (The Spirit of Mordor)."""
    return [
        region
        for region in war.armies(SHADOW)
        if len(nations_with_units(SHADOW, war.counts(SHADOW, region))) > 1
    ]


def foes_in_ithilien(war: War) -> list[str]:
    """Shadow armies in Ithilien or Osgiliath (Faramir's Rangers)."""
    return [each for each in ITHILIEN if war.units(SHADOW, each)]


def held_osgiliath(war: War) -> list[str]:
    """Osgiliath, if a Free army stands there (Faramir's Rangers)."""
    return ["osgiliath"] if war.units(FREE, "osgiliath") else []


FREE_STRATEGY_EVENTS: dict[str, CardEvent] = {
    "fp-str-01": event(requires=aragorn_leads_abroad),
    "fp-str-02": event(*advances("elves")),
    "fp-str-03": event(*advances("north")),
    "fp-str-04": event(
        move_companions,
        *when(
            companion_stands_in("erebor", "ered-luin"),
            *activates("dwarves"),
            brings_to_war("dwarves"),
        ),
    ),
    "fp-str-05": event(
        chooses_army(lambda war, play: motley_armies(war)),
        hits(SHADOW, 5, 5),
        vain=lambda war: not motley_armies(war),
    ),
    "fp-str-06": event(
        chooses_army(lambda war, play: foes_in_ithilien(war)),
        hits(SHADOW, 3, 5),
        raises("gondor-unit gondor-leader", held_osgiliath),
        vain=lambda war: not foes_in_ithilien(war) and not held_osgiliath(war),
    ),
    "fp-str-07": event(
        move_companions,
        *when(
            companion_stands_in("the-shire", "bree"), *activates("north"), brings_to_war("north")
        ),
    ),
    "fp-str-08": event(chooses_nation(nations_to_rouse), activate_chosen, advance_chosen),
    "fp-str-09": event(
        *advances("rohan"),
        raises("rohan-unit rohan-leader", "edoras"),
        requires=lambda war: war.active_nations["gondor"],
    ),
    "fp-str-10": event(attacks(attacks_on_besiegers, RELIEF)),
    "fp-str-11": event(ride_by_hidden_paths, requires=stand_at_war("rohan")),
    "fp-str-12": event(
        marches(regions=2, leaders=FREE_CHARACTERS), requires=companion_leads_an_army
    ),
    "fp-str-13": event(
        raises("elves-unit elves-unit", coasts_with_a_free_army), requires=stand_at_war("elves")
    ),
    "fp-str-14": event(raises("gondor-unit gondor-leader", "minas-tirith")),
    "fp-str-15": event(raises("elves-unit", "lorien"), draws("strategy")),
    "fp-str-16": event(raises("rohan-unit rohan-leader", "edoras", rohan_with_a_companion)),
    "fp-str-17": event(raises("north-unit north-leader", "carrock")),
    "fp-str-18": event(raises("gondor-unit gondor-leader", "dol-amroth")),
    "fp-str-19": event(raises("north-regular north-regular", "dale"), draws("strategy")),
    "fp-str-20": event(
        raises("north-unit", "the-shire"), raises("dwarves-unit", "ered-luin"), draws("strategy")
    ),
    "fp-str-21": event(raises("elves-unit", "rivendell"), draws("strategy")),
    "fp-str-22": event(raises("dwarves-unit dwarves-leader", "erebor")),
    "fp-str-23": event(
        raises("rohan-unit rohan-leader", "edoras", "helms-deep", "westemnet", "folde")
    ),
    "fp-str-24": event(raises("elves-unit", "woodland-realm"), draws("strategy")),
}
"""Events of the deck, by card."""
