"""New cards that forbid something from the table, and what an enemy pays to be rid of a card."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import EAGLES, ENTS
from ostrog.expansions.warriors.board.pools import DECK_OF_CALL
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.values import CARDS, FACTION_OF
from ostrog.expansions.warriors.factions.lost_factions import has_faction_in_play
from ostrog.expansions.warriors.figure_movement.ways_of_figures import guarded_regions
from ostrog.games.war_of_the_ring.board.card_book import barred_by
from ostrog.games.war_of_the_ring.board.map import STRONGHOLDS
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.played_events.event_parts import is_in_play
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, event
from ostrog.games.war_of_the_ring.played_events.table_prices import WILL, Price
from ostrog.kernel import Active

NOBODYS_SIDE, GUARDED = TABLED["sa-not-on-anybodys-side"], TABLED["sa-strongly-guarded"]


@NOBODYS_SIDE.modifies(barred_by)
def keeps_them_out_of_the_war(war: FactionWar, active: Active, value: str, card: str) -> str:
    """No card of the Ents or the Eagles is played or used in a battle (WOME-17.21)."""
    return active.name if FACTION_OF.get(card) in (ENTS, EAGLES) else value


@GUARDED.modifies(guarded_regions)
def guards_strongholds(war: FactionWar, active: Active, value: dict[str, str]) -> dict[str, str]:
    """Free figures neither enter nor attack where the Shadow controls a Stronghold (WOME-17.22)."""
    held = [region for region in STRONGHOLDS if war.controls_stronghold(SHADOW, region)]
    return {**value, **dict.fromkeys(held, active.name)}


@GUARDED.modifies(barred_by)
def guards_battles(war: FactionWar, active: Active, value: str, card: str) -> str:
    """No faction of the Free Peoples is called to battles there (WOME-17.22)."""
    clash = war.battle
    if clash is None or card not in CARDS.calls or DECK_OF_CALL[card][0] != FREE:
        return value
    return active.name if war.controls_stronghold(SHADOW, clash.region) else value


PRICES = {
    NOBODYS_SIDE.name: Price(requires=is_in_play("gandalf-white"), alone=WILL),
    GUARDED.name: Price(ring=True, alone=WILL),
    "fp-majesty-and-glory": Price(die="character", cards=("", "")),
    "sa-armed-by-saruman": Price(requires=lambda war: False, alone=WILL),
    "sa-huge-and-horrible": Price(requires=lambda war: False, alone=WILL),
}
"""The prices of the cards that an enemy may discard from the table (WOTR-7.9)."""
BAN_EVENTS: dict[str, CardEvent] = {
    NOBODYS_SIDE.name: event(requires=lambda war: has_faction_in_play(war, FREE)),  # type: ignore[arg-type]  # a war with factions
    GUARDED.name: event(),
}
"""Events of these cards, by card."""
