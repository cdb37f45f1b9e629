"""New cards about battles and armies: Majesty and Glory, Long Battle, Great Winged Creatures."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import FACTIONS_OF
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, fighters
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle, BattleOpens
from ostrog.games.war_of_the_ring.board.pieces import FREE, NAZGUL_SLOT, SHADOW
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.campaigns.mustering import place_figure
from ostrog.games.war_of_the_ring.campaigns.splitting import leader_number
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import commander, may_lay
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent
from ostrog.games.war_of_the_ring.event_effects.card_recruits import RaiseByCard
from ostrog.games.war_of_the_ring.event_effects.chosen_armies import chooses_army
from ostrog.games.war_of_the_ring.event_effects.hunt_cards import UseTableCard
from ostrog.games.war_of_the_ring.played_events.event_parts import stand_at_war
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent, event
from ostrog.games.war_of_the_ring.played_events.table_cards import lies_on_table
from ostrog.kernel import Active, Call, Flow, Procedure

NAZGUL = "sauron-nazgul"

# Majesty and Glory

MAJESTY = TABLED["fp-majesty-and-glory"]


class ShowMajesty(UseTableCard):
    """The Shadow uses no card in a battle before the majesty of a Companion (WOME-17.19)."""

    def act(self, war: War) -> Flow:
        """Keep the card in force, off the table, until the battle is over."""
        war.activate(MAJESTY, self.seat, within=war.frame(ArmyBattle))
        return None


@MAJESTY.after(BattleOpens)
def shows_majesty(war: War, active: Active, ended: BattleOpens) -> Procedure | None:
    """Ask about the card before a battle with a Companion (WOME-17.19)."""
    if not fighters(war, clash_of(war), FREE).who:
        return None
    return ShowMajesty(seat=commander(war, FREE), card=active.name)


@MAJESTY.modifies(may_lay)
def silences_the_shadow(war: War, active: Active, value: bool, side: int) -> bool:
    """The Shadow lays no card once the card has been discarded for the battle (WOME-17.19)."""
    return value and (side != SHADOW or lies_on_table(war, MAJESTY.name))


# Long Battle


def led_armies_amid_figures(war: FactionWar, play: PlayEvent) -> list[str]:
    """Regions of Free armies with Leadership where figures of Shadow factions are."""
    return [
        region
        for region in war.armies(FREE)
        if leadership_at(war, region)
        and any(war.number_at(faction, region) for faction in FACTIONS_OF[SHADOW])
    ]


def leadership_at(war: War, region: str) -> int:
    """Leadership of the Free army in a region (WOTR-11.11)."""
    sheets = war.values.characters
    led = sum([sheets[who].leadership for who in war.characters_at(FREE, region)])
    return leader_number(war, FREE, war.counts(FREE, region)) + led


def wears_figures_down(war: FactionWar, play: PlayEvent) -> Flow:
    """Eliminate all figures of Shadow factions in the region (WOME-17.20)."""
    for faction in FACTIONS_OF[SHADOW] if play.region else ():
        number = war.number_at(faction, play.region)
        if number:
            lose_figures(war, faction, play.region, number)
    return None


def draws_from_any_deck(war: War, play: PlayEvent) -> Flow:
    """Draw a card from any deck of the side (WOME-4.13)."""
    return Call(DrawEvent(seat=play.seat))


# Great Winged Creatures


def nests(war: War) -> list[str]:
    """Regions of Shadow armies with a Nazgul other than the Witch-king (WOME-17.23)."""
    return [each for each in war.armies(SHADOW) if war.counts(SHADOW, each)[NAZGUL_SLOT]]


def brings_nazgul(war: War, play: PlayEvent) -> Flow:
    """Recruit a Nazgul in each such army; where, if there are too few, the player chooses."""
    regions, left = nests(war), war.available(SHADOW, NAZGUL)
    if left >= len(regions):
        for region in regions:
            place_figure(war, NAZGUL, region)
        return None
    groups = ((NAZGUL,),) * left
    return Call(RaiseByCard(seat=play.seat, groups=groups, regions=tuple(regions)))


WAR_EVENTS: dict[str, CardEvent] = {
    MAJESTY.name: event(),
    "fp-long-battle": event(
        chooses_army(led_armies_amid_figures),  # type: ignore[arg-type]  # a war with factions
        wears_figures_down,  # type: ignore[arg-type]  # a war with factions
        draws_from_any_deck,
    ),
    "sa-great-winged-creatures": event(
        brings_nazgul,
        requires=stand_at_war("sauron", "isengard", "southrons"),
        vain=lambda war: not nests(war) or not war.available(SHADOW, NAZGUL),
    ),
}
"""Events of these cards, by card."""
