"""What every card of the expansion does as an event, and which take a faction die."""

from __future__ import annotations

from ostrog.expansions.warriors.faction_events.armed_figures import ARMED_EVENTS, SendSpidersAway
from ostrog.expansions.warriors.faction_events.death_to_the_forgoil import (
    FORGOIL_EVENTS,
    AttackOfHillmen,
    StandDown,
)
from ostrog.expansions.warriors.faction_events.discarded_cards import (
    PlayOrShuffle,
    TakeCardBack,
    UniteStrength,
)
from ostrog.expansions.warriors.faction_events.events_of_no_faction import PLAIN_EVENTS
from ostrog.expansions.warriors.faction_events.events_of_the_corsairs import (
    CORSAIR_CARD_USES,
    CORSAIR_EVENTS,
    BlackSails,
)
from ostrog.expansions.warriors.faction_events.events_of_the_dead import (
    DEAD_CARD_USES,
    DEAD_EVENTS,
    TakeThePaths,
)
from ostrog.expansions.warriors.faction_events.events_of_the_dunlendings import DUNLENDING_EVENTS
from ostrog.expansions.warriors.faction_events.events_of_the_eagles import (
    EAGLE_EVENTS,
    CarriedByEagles,
    FleeFromEagles,
    LiftedUp,
    LinesOfEagles,
)
from ostrog.expansions.warriors.faction_events.events_of_the_ents import (
    ENT_CARD_USES,
    ENT_EVENTS,
    FoundEntwood,
)
from ostrog.expansions.warriors.faction_events.events_of_the_spiders import (
    SPIDER_EVENTS,
    ChildrenOfUngoliant,
    EvilThings,
)
from ostrog.expansions.warriors.faction_events.figures_on_cards import FigureFromCard
from ostrog.expansions.warriors.faction_events.played_faction_cards import CardUse
from ostrog.expansions.warriors.faction_events.seen_cards import ByForesight, ByServants
from ostrog.expansions.warriors.new_events.events_of_the_road import (
    ROAD_EVENTS,
    TRUSTED,
    RemoveTile,
    TrustSomeone,
)
from ostrog.expansions.warriors.new_events.events_of_the_war import WAR_EVENTS, ShowMajesty
from ostrog.expansions.warriors.new_events.standing_bans import BAN_EVENTS, PRICES
from ostrog.expansions.warriors.new_events.the_western_way import WAY_EVENTS, NoTileAtSea
from ostrog.expansions.warriors.strikes.shielded_armies import ShieldArmy
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent
from ostrog.kernel import Procedure, Source

__all__ = ["CARD_USES", "EVENTS", "EVENT_PROCEDURES", "EVENT_SOURCES", "PRICES"]

EVENTS: dict[str, CardEvent] = {
    **DEAD_EVENTS,
    **CORSAIR_EVENTS,
    **DUNLENDING_EVENTS,
    **SPIDER_EVENTS,
    **ARMED_EVENTS,
    **FORGOIL_EVENTS,
    **WAY_EVENTS,
    **EAGLE_EVENTS,
    **ENT_EVENTS,
    **PLAIN_EVENTS,
    **ROAD_EVENTS,
    **WAR_EVENTS,
    **BAN_EVENTS,
}
"""What each card does as an event."""
CARD_USES: dict[str, CardUse] = {**CORSAIR_CARD_USES, **DEAD_CARD_USES, **ENT_CARD_USES}
"""The cards on the table that take a faction die of any result (WOME-17.1, 17.10)."""
EVENT_SOURCES: tuple[Source, ...] = (TRUSTED,)
"""What some cards do after they have left the table."""
EVENT_PROCEDURES: tuple[type[Procedure], ...] = (
    PlayOrShuffle,
    TakeCardBack,
    UniteStrength,
    FigureFromCard,
    ByForesight,
    ByServants,
    TakeThePaths,
    FoundEntwood,
    RemoveTile,
    TrustSomeone,
    ShowMajesty,
    LinesOfEagles,
    FleeFromEagles,
    CarriedByEagles,
    LiftedUp,
    BlackSails,
    EvilThings,
    ChildrenOfUngoliant,
    NoTileAtSea,
    SendSpidersAway,
    ShieldArmy,
    AttackOfHillmen,
    StandDown,
)
"""Procedures of faction cards."""
