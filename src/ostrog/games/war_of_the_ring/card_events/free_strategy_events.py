"""The Strategy cards of the Free Peoples, as events."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import FREE, FREE_CHARACTERS
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.card_events.card_recruits import raises
from ostrog.games.war_of_the_ring.card_events.event_parts import advances, draws, stand_at_war
from ostrog.games.war_of_the_ring.card_events.event_play import CardEvent, event
from ostrog.games.war_of_the_ring.card_events.hunt_cards import aragorn_leads_abroad


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


FREE_STRATEGY_EVENTS: dict[str, CardEvent] = {
    "fp-str-01": event(requires=aragorn_leads_abroad),
    "fp-str-09": event(
        *advances("rohan"),
        raises("rohan-unit rohan-leader", "edoras"),
        requires=lambda war: war.active_nations["gondor"],
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
