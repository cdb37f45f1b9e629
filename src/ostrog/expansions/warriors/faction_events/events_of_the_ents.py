"""What the faction cards of the Ents do (chapters 13 and 17)."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import ENTS, WAITING
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.verbs import FOUND_ENTWOOD
from ostrog.expansions.warriors.faction_events.discarded_cards import plays_on_or_shuffles
from ostrog.expansions.warriors.faction_events.figures_on_cards import (
    FigureFromCard,
    has_no_figures,
    takes_figures_along,
)
from ostrog.expansions.warriors.faction_events.played_faction_cards import (
    CardUse,
    faction_event,
)
from ostrog.expansions.warriors.factions.coming_figures import add_to_start, recruit_figures
from ostrog.expansions.warriors.factions.the_ents import FANGORN, OLD_FOREST, EntsCome
from ostrog.expansions.warriors.strikes.march_of_the_ents import MarchOfTheEnts
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.verbs import DO_NO_MORE
from ostrog.games.war_of_the_ring.campaigns.mustering import VoiceOfSaruman
from ostrog.games.war_of_the_ring.played_events.event_parts import is_in_play
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.kernel import Active, Ask, Call, Flow, Option, Procedure, Refusal, refuse

NEIGHBOUR = TABLED["fp-saruman-is-a-neighbour"]


@NEIGHBOUR.after(VoiceOfSaruman)
def angers_the_ents(war: FactionWar, active: Active, ended: VoiceOfSaruman) -> Procedure:
    """Each time Saruman uses his voice an Ent comes from the card (WOME-17.1)."""
    return FigureFromCard(card=active.name, region=FANGORN)


def recruits_an_ent(war: FactionWar, play: PlayEvent) -> Flow:
    """Recruit an Ent in the Entwood, or add one to the starting force (WOME-5.1, 13.17)."""
    if war.faction_states[ENTS] == WAITING:
        add_to_start(war, ENTS, FANGORN)
        return None
    return Call(EntsCome(seat=play.seat)) if war.has_entered(ENTS) else None


# Fathers of Trees


def call_ents_home(war: FactionWar, play: PlayEvent) -> Flow:
    """Move all Ents on the board to Fangorn (fp-fathers-of-trees)."""
    away = {region: number for region, number in war.figures[ENTS].items() if region != FANGORN}
    for region, number in away.items():
        war.take_figures(ENTS, region, number)
        war.place_figures(ENTS, FANGORN, number)
        war.tell(events.FiguresMoved(ENTS, region, FANGORN, number))
    return None


def recruits_in_fangorn(war: FactionWar, play: PlayEvent) -> Flow:
    """Recruit an Ent in Fangorn, also if there is another Entwood (fp-fathers-of-trees)."""
    recruit_figures(war, ENTS, FANGORN)
    return None


class FoundEntwood(Procedure):
    """An Ent may go to the Old Forest, a second Entwood from then on (WOME-13.17)."""

    steps = ("choose", "found")

    seat: int
    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask whether an Ent goes there, if one can."""
        options = war.legal(self.seat, FOUND_ENTWOOD, (OLD_FOREST,))
        if not options:
            return None
        return Ask(self.seat, "found-entwood", [*options, DO_NO_MORE()], "choice")

    def found(self, war: FactionWar) -> Flow:
        """Move the Ent; distance does not matter."""
        if FOUND_ENTWOOD.chosen(self.choice):
            region = FOUND_ENTWOOD.ref(self.choice)
            war.take_figures(ENTS, FANGORN, 1)
            war.place_figures(ENTS, region, 1)
            war.second_entwood = True
            war.tell(events.FiguresMoved(ENTS, FANGORN, region, 1))
            war.tell(events.EntwoodFounded(region))
        return None


@FOUND_ENTWOOD.rule
def founds_an_entwood(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse another region, one with enemy units, and the last Ent of Fangorn.

    See WOME-13.5, 13.9 and 13.17.
    """
    frame = war.frame(FoundEntwood)
    if frame is None or frame.seat != seat or region != OLD_FOREST:
        return refuse("WOME-13.17", region)
    if war.units(SHADOW, region):
        return refuse("WOME-13.9", region)
    return None if war.number_at(ENTS, FANGORN) > 1 else refuse("WOME-13.5")


def founds_a_second_entwood(war: FactionWar, play: PlayEvent) -> Flow:
    """Let an Ent go to the Old Forest (fp-fathers-of-trees)."""
    return Call(FoundEntwood(seat=play.seat))


def marches(war: FactionWar, play: PlayEvent) -> Flow:
    """Let Ents move and attack (WOME-13.6, 13.7)."""
    return Call(MarchOfTheEnts(seat=play.seat))


MARCH = faction_event(ENTS, marches)
ENT_EVENTS: dict[str, CardEvent] = {
    "fp-saruman-is-a-neighbour": faction_event(
        ENTS,
        before=(takes_figures_along,),
        requires=is_in_play("saruman"),
        ends=has_no_figures(NEIGHBOUR.name),
    ),
    "fp-the-ents-awaken": faction_event(ENTS, before=(recruits_an_ent, plays_on_or_shuffles)),
    "fp-march-of-the-ents-1": MARCH,
    "fp-march-of-the-ents-2": MARCH,
    "fp-fathers-of-trees": faction_event(
        ENTS, call_ents_home, recruits_in_fangorn, founds_a_second_entwood
    ),
}
"""Events of their cards, by card."""
ENT_CARD_USES: dict[str, CardUse] = {
    NEIGHBOUR.name: CardUse(
        possible=lambda war, seat: war.has_entered(ENTS) and bool(war.on_cards.get(NEIGHBOUR.name)),
        start=lambda war, seat: EntsCome(seat=seat, card=NEIGHBOUR.name),
    ),
}
"""What a faction die of any result does by their cards on the table (WOME-17.1)."""
