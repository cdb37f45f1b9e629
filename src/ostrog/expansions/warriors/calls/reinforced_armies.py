"""Chapter 17: Borne up on the Wind brings units into a battle after the casualties."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import CORSAIRS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import BRING_UP
from ostrog.expansions.warriors.calls.called_cards import comes
from ostrog.expansions.warriors.calls.figures_that_pay import CallEffect
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, ground_of
from ostrog.games.war_of_the_ring.board import events as told
from ostrog.games.war_of_the_ring.board.card_book import title_of
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import FIGURES_OF, NATION, SHADOW, SIDES, SLOT
from ostrog.games.war_of_the_ring.board.seats import parts_of
from ostrog.games.war_of_the_ring.board.state import (
    adjacent,
    by_map,
    plus,
    single,
    stacking_limit,
)
from ostrog.games.war_of_the_ring.board.verbs import DONE, FORGO
from ostrog.kernel import Ask, Call, Done, Flow, Option, Refusal, refuse

BORNE = "borne-up-on-the-wind"
MOST = 2
"""Units that come at most."""


class BorneUp(CallEffect):
    """A Corsair falls, and up to two units come from next to the army (WOME-14.19, 14.20)."""

    steps = ("choose", "come")

    picks: tuple[Option, ...] = ()

    def ways(self, war: FactionWar) -> Iterator[tuple[str, str]]:
        """Yield the units that can still come, each with its region.

        The army may not grow beyond its limit. Besieged units stay; those not At War neither attack
        nor cross foreign borders; those of a mate obey him (WOTR-10.1, 10.15, 11.3, 19.1).
        """
        own = parts_of(war).holdings[self.seat(war)].units
        clash, ground = clash_of(war), ground_of(clash_of(war), SHADOW)
        taken = [BRING_UP.refs(pick) for pick in self.draft if BRING_UP.chosen(pick)]
        room = stacking_limit(war, SHADOW, ground) - war.units(SHADOW, ground) - len(taken)
        if room <= 0 or len(taken) == MOST:
            return
        for source in by_map(adjacent(war, ground, "army")):
            if war.sieges.get(source) == SHADOW:
                continue
            counts = war.counts(SHADOW, source)
            for figure in FIGURES_OF[SHADOW]:
                if SLOT[figure] not in own or counts[SLOT[figure]] <= taken.count((figure, source)):
                    continue
                attacks = clash.attacker == SHADOW
                at_home = NATION_OF[ground] in ("", NATION[figure])
                if war.at_war(NATION[figure]) or (at_home and not attacks):
                    yield figure, source

    def choose(self, war: FactionWar) -> Flow:
        """Ask who comes, or nobody, for whom nothing is paid."""
        options = [BRING_UP[way] for way in self.ways(war)]
        if not options and not self.draft:
            return Done()
        seat, ground = self.seat(war), ground_of(clash_of(war), SHADOW)
        options.append(DONE() if self.draft else FORGO())
        closes = ("done", "forgo")
        return Ask(seat, "borne-up", options, "picks", closes=closes, about=(ground,))

    def come(self, war: FactionWar) -> Flow:
        """Eliminate the Corsair, and let the units join the battle."""
        clash, ground = clash_of(war), ground_of(clash_of(war), SHADOW)
        coming = [BRING_UP.refs(pick) for pick in self.picks if BRING_UP.chosen(pick)]
        if not coming:
            return None
        lose_figures(war, CORSAIRS, ground)
        war.tell(told.CombatCardActed(SIDES[SHADOW], BORNE))
        for figure, source in coming:
            one = single(SHADOW, figure)
            war.take(SHADOW, source, one)
            war.put(SHADOW, ground, one)
            if clash.attacker == SHADOW:
                clash.part = plus(clash.part, one)
            war.tell(events.UnitBroughtUp(figure, source, ground))
        return None


def bring_reinforcements(battle: BattleRound, war: FactionWar) -> Flow:
    """Let units come after the casualties, before an army without units falls (WOME-14.20)."""
    use = clash_of(war).cards[SHADOW]
    if not use.card or use.cancelled or title_of(war, use.card) != BORNE:
        return None
    return Call(BorneUp(side=SHADOW)) if comes(war, CORSAIRS) else None


@BRING_UP.rule
def brings_a_unit_up(war: FactionWar, seat: int, figure: str, source: str) -> Refusal | None:
    """Refuse a unit that cannot come to the battle now (WOME-14.19)."""
    frame = war.frame(BorneUp)
    if frame is None or war.battle is None or frame.seat(war) != seat:
        return refuse("WOME-14.19", figure)
    return None if (figure, source) in frame.ways(war) else refuse("WOME-14.19", figure)
