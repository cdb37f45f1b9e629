"""Chapter 9: figures pay for what their faction does in a battle."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import DEAD, EAGLES, ENTS, HILLMEN_AS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import CARDS
from ostrog.expansions.warriors.board.verbs import ENTWOOD, PAY_FIGURE
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.lost_factions import PaidEffect
from ostrog.expansions.warriors.factions.the_ents import entwoods
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, ground_of
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.state import minus, single
from ostrog.games.war_of_the_ring.board.verbs import FORGO
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.kernel import Ask, Done, Flow, Option, Refusal, refuse


def payers(war: FactionWar, faction: str) -> list[str]:
    """Regions from which a figure of a faction can pay in the battle (WOME-9.14, 13.20)."""
    clash = clash_of(war)
    places: dict[str, Callable[[], tuple[str, ...]]] = {
        DEAD: lambda: (war.region_of_the_dead,),
        EAGLES: lambda: (clash.region,),
        ENTS: lambda: entwoods(war),
    }
    where = places.get(faction, lambda: (ground_of(clash, SHADOW),))
    return [region for region in where() if war.number_at(faction, region)]


def lose_fighters(war: FactionWar, faction: str, number: int = 1) -> None:
    """Eliminate figures of a faction with the Shadow army in the battle (WOME-8.9).

    Dunlendings who stand among the Regulars of Isengard fall after the others (WOME-17.11).
    """
    clash, ground = clash_of(war), ground_of(clash_of(war), SHADOW)
    apart = min(number, war.number_at(faction, ground))
    if apart:
        lose_figures(war, faction, ground, apart)
    armed = number - apart
    if armed:
        lent = single(SHADOW, HILLMEN_AS, armed)
        war.take(SHADOW, ground, lent)
        clash.part = minus(clash.part, lent)
        war.hillmen -= armed
        war.fighting = {**war.fighting, faction: war.fighting[faction] - armed}
        war.put_out(faction, armed)
        war.tell(events.FiguresLost(faction, ground, armed))


class CallEffect(CardEffect, PaidEffect):
    """Base of effects of cards that call a faction; a figure may pay for one (WOME-8.10)."""

    def faction(self, war: FactionWar) -> str:
        """The faction that is called."""
        return CARDS.calls[clash_of(war).cards[self.side].card].faction


class PaidCall(CallEffect):
    """Base of effects that cost a figure: it must be paid, or the player may do without."""

    steps = ("choose", "choose_place", "pay", "act")

    must_pay: bool = False
    choice: Option | None = None
    place: Option | None = None

    def can_act(self, war: FactionWar) -> bool:
        """Whether the effect would do anything."""
        return True

    def choose(self, war: FactionWar) -> Flow:
        """Ask whether a figure is eliminated for it, unless that is no choice."""
        faction = self.faction(war)
        if not payers(war, faction) or not self.can_act(war):
            return Done()
        if self.must_pay:
            return None
        about = (self.title(war), clash_of(war).region)
        options = (PAY_FIGURE[faction], FORGO())
        return Ask(self.seat(war), "pay-figure", options, "choice", about=about)

    def choose_place(self, war: FactionWar) -> Flow:
        """Ask for the Entwood of an Ent that pays, if there are two (WOME-13.17)."""
        if FORGO.chosen(self.choice):
            return Done()
        regions = payers(war, self.faction(war))
        if len(regions) < 2:
            return None
        options = [ENTWOOD[region] for region in regions]
        return Ask(self.seat(war), "entwood", options, "place")

    def pay(self, war: FactionWar) -> Flow:
        """Eliminate the figure first (WOME-8.10)."""
        faction = self.faction(war)
        regions = payers(war, faction)
        place = ENTWOOD.ref(self.place) if ENTWOOD.chosen(self.place) else regions[0]
        lose_figures(war, faction, place)
        return None

    def act(self, war: FactionWar) -> Flow:
        """Do what it pays for."""
        raise NotImplementedError


@PAY_FIGURE.rule
def pays_for_its_faction(war: FactionWar, seat: int, faction: str) -> Refusal | None:
    """Refuse to pay without a card that asks for it (WOME-8.10)."""
    frame = war.frame(PaidCall)
    able = frame is not None and war.battle is not None and frame.seat(war) == seat
    return None if able else refuse("WOME-8.10", faction)
