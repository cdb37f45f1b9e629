"""Chapter 17: what factions do in a battle to which they are called."""

from __future__ import annotations

import msgspec

from ostrog.expansions.warriors.board.pieces import DUNLENDINGS, EAGLES, SPIDERS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import GATHER_EAGLE, SPEND_FIGURES, SWOOP
from ostrog.expansions.warriors.calls.figures_that_pay import CallEffect, PaidCall, lose_fighters
from ostrog.expansions.warriors.calls.orderly_withdrawals import (
    WITHDRAWAL,
    OrderlyWithdrawal,
)
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.spent_figures import SpendsFigures
from ostrog.expansions.warriors.factions.the_eagles import eagles_in_range
from ostrog.expansions.warriors.figure_movement.moving_figures import move_figures
from ostrog.games.war_of_the_ring.battles.fallen_hosts import SufferHits
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    fighters,
    ground_of,
    has_army,
    nazgul_leadership,
)
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board import events as told
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import DONE, FORGO
from ostrog.games.war_of_the_ring.combat_cards.additional_attacks import additional_attack
from ostrog.games.war_of_the_ring.combat_cards.counted_hits import add_hits, ignore_hits
from ostrog.games.war_of_the_ring.combat_cards.fallen_leaders import (
    LeadersFall,
    characters_of,
    leaders_of,
)
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import discard_cards
from ostrog.kernel import (
    Active,
    Ask,
    Call,
    Done,
    Flow,
    Option,
    Procedure,
    Source,
    Unwind,
)

# Ents and Dead Men


class StrikeForFigure(PaidCall):
    """With Doom We Come and The King of the Dead: three dice before the combat roll."""

    must_pay: bool = True

    def act(self, war: FactionWar) -> Flow:
        """Attack; casualties are removed at once (WOME-17.24)."""
        limits = war.faction_values.limits
        return additional_attack(war, self.side, limits.attack_dice, limits.attack_target)


class EndBattle(PaidCall):
    """The Forest Is Rising and The Terror of the Dead: the battle ends (WOME-17.26)."""

    def act(self, war: FactionWar) -> Flow:
        """End it; nobody retreats, and the attacker does not advance."""
        discard_cards(war)
        return Unwind(ArmyBattle, "aftermath")


# Eagles

HIGH_AIRS = Source("out-of-the-high-airs", "WOTR-12.6")


class EaglesGather(CallEffect):
    """Some or all Eagles in range come to the battle (WOME-12.7)."""

    steps = ("choose", "gather", "act")

    picks: tuple[Option, ...] = ()

    def left(self, war: FactionWar) -> list[str]:
        """Regions of Eagles that can still come."""
        picked = GATHER_EAGLE.among(self.draft)
        return [
            region
            for region in eagles_in_range(war, clash_of(war).region)
            if region != clash_of(war).region
            and war.number_at(EAGLES, region) > picked.count(region)
        ]

    def choose(self, war: FactionWar) -> Flow:
        """Ask who comes; at least one must be there then."""
        if not self.draft and not self.left(war):
            return None
        seat, region = self.seat(war), clash_of(war).region
        here = war.number_at(EAGLES, region) + len(self.draft)
        options = [DONE()] if here else []
        options += [GATHER_EAGLE[each] for each in self.left(war)]
        return Ask(seat, "gather-eagles", options, "picks", closes=("done",), about=(region,))

    def gather(self, war: FactionWar) -> Flow:
        """Move them; they stay there (WOME-9.16)."""
        to = clash_of(war).region
        for source in GATHER_EAGLE.among(self.picks):
            move_figures(war, EAGLES, source, to)
        return None

    def act(self, war: FactionWar) -> Flow:
        """Go on."""
        return None


class DriveNazgulOff(EaglesGather):
    """Out of the High Airs: an Eagle falls, and no Nazgul leads in this round."""

    def act(self, war: FactionWar) -> Flow:
        """Eliminate an Eagle of the region; the Leadership of Nazgul does not count."""
        lose_figures(war, EAGLES, clash_of(war).region)
        self.put_in_force(war)
        return None


@HIGH_AIRS.modifies(nazgul_leadership)
def leaves_nazgul_no_lead(war: War, active: Active, value: int) -> int:
    """No Leadership of Nazgul or of the Witch-king counts in this round."""
    return 0


class EaglesStrike(CallEffect):
    """Speeding on a Gathering Wind: dice after the casualties (WOME-17.25)."""

    steps = ("choose", "strike")

    choice: Option | None = None

    def dice(self, war: FactionWar) -> int:
        """A die for each Eagle there, five at most."""
        here = war.number_at(EAGLES, clash_of(war).region)
        return min(war.faction_values.limits.extra_dice, here)

    def choose(self, war: FactionWar) -> Flow:
        """Ask whether they attack; a besieged Shadow army is not affected."""
        ground = ground_of(clash_of(war), SHADOW)
        if war.sieges.get(ground) == SHADOW or not self.dice(war):
            return Done()
        options = (SWOOP(), FORGO())
        return Ask(self.seat(war), "eagles-strike", options, "choice", about=(ground,))

    def strike(self, war: FactionWar) -> Flow:
        """Roll the dice."""
        if not SWOOP.chosen(self.choice):
            return Done()
        ones, hits = strike_at_a_risk(war, self.side, self.dice(war))
        if ones:
            lose_figures(war, EAGLES, clash_of(war).region, ones)
        return Call(SufferHits(side=1 - self.side, hits=hits)) if hits else None


def strike_at_a_risk(war: FactionWar, side: int, dice: int) -> tuple[int, int]:
    """Roll dice; return how many are 1, which cost a figure each, and how many 6, the hits."""
    values = war.roll(dice)
    ones, hits = values.count(1), values.count(6)
    clash_of(war).cards[side].struck += hits
    war.tell(told.AdditionalDiceRolled(SIDES[side], values, 6, hits))
    return ones, hits


# Corsairs


class LastStroke(PaidCall):
    """The Last Stroke of Doom: another round of a siege, for a Corsair (WOME-17.27)."""

    def act(self, war: FactionWar) -> Flow:
        """Let the battle last a round longer; no Elite is reduced for it."""
        battle, fought = war.frame(ArmyBattle), clash_of(war).round
        if battle is not None:
            rounds = max(battle.terms.rounds, fought) + 1
            battle.terms = msgspec.structs.replace(battle.terms, rounds=rounds)
            clash_of(war).terms = battle.terms
        return None


# Dunlendings


class FierceFolk(CallEffect, SpendsFigures):
    """Fierce Folk: each Dunlending that falls cancels a hit (WOME-17.29)."""

    steps = ("choose", "fall")

    choice: Option | None = None

    def spender(self, war: FactionWar) -> int:
        """The seat that laid the card."""
        return self.seat(war)

    def most(self, war: FactionWar) -> int:
        """The most figures that can fall for something."""
        here = war.number_in_battle(DUNLENDINGS, ground_of(clash_of(war), SHADOW))
        return min(here, clash_of(war).sides[FREE].scored)

    def choose(self, war: FactionWar) -> Flow:
        """Ask for their number, if there are hits to cancel."""
        if not self.most(war):
            return Done()
        seat = self.seat(war)
        options = war.legal(seat, SPEND_FIGURES, range(self.most(war) + 1))
        return Ask(seat, "spend-figures", options, "choice", about=(clash_of(war).region,))

    def fall(self, war: FactionWar) -> Flow:
        """Eliminate them, and cancel as many hits."""
        number = SPEND_FIGURES.ref(self.choice)
        if number:
            lose_fighters(war, DUNLENDINGS, number)
            ignore_hits(war, SHADOW, number)
        return None


class OldHatred(CallEffect):
    """Old Hatred: a die for each Dunlending before the combat roll (WOME-17.24)."""

    steps = ("strike", "fall")

    def strike(self, war: FactionWar) -> Flow:
        """Roll the dice; each 1 eliminates a Dunlending, each 6 hits."""
        dice = war.number_in_battle(DUNLENDINGS, ground_of(clash_of(war), SHADOW))
        if not dice:
            return Done()
        ones, hits = strike_at_a_risk(war, self.side, dice)
        if ones:
            lose_fighters(war, DUNLENDINGS, ones)
        return Call(SufferHits(side=1 - self.side, hits=hits)) if hits else None

    def fall(self, war: FactionWar) -> Flow:
        """Destroy an army whose last units were Dunlendings (WOME-17.11)."""
        gone = not has_army(war, clash_of(war), SHADOW)
        return Call(SufferHits(side=SHADOW, hits=0)) if gone else None


# Spiders


class WebsOfShadow(PaidCall):
    """Webs of Shadow: one hit more for whoever has hit more often (WOME-17.28)."""

    def can_act(self, war: FactionWar) -> bool:
        """Compare all hits of the round so far, those of additional attacks too."""
        clash = clash_of(war)
        own, enemy = [
            clash.sides[each].scored + clash.cards[each].struck for each in (SHADOW, FREE)
        ]
        return own > enemy

    def act(self, war: FactionWar) -> Flow:
        """Add the hit."""
        add_hits(war, self.side, 1)
        return None


class HideousSpeed(LeadersFall, CallEffect):
    """Hideous Speed: a die fells a Spider, nobody, or a Leader or weak Companion."""

    steps = ("roll", "choose", "fall", "end")

    def roll(self, war: FactionWar) -> Flow:
        """Roll the die; a low one costs a Spider, only a high one fells somebody."""
        (value,) = war.roll(1)
        war.tell(told.CardDieRolled(clash_of(war).cards[self.side].card, value))
        if value <= MOST_THAT_KILLS:
            lose_figures(war, SPIDERS, ground_of(clash_of(war), SHADOW))
        return None if value >= LEAST_THAT_FELLS else Done()

    def victims(self, war: War) -> list[Option]:
        """Every Leader of the Free Peoples, and Companions of Level 1."""
        sheets, company = war.values.characters, fighters(war, clash_of(war), FREE).who
        weak = characters_of([who for who in company if sheets[who].level == 1])
        return [*leaders_of(war, FREE), *weak]


MOST_THAT_KILLS, LEAST_THAT_FELLS = 2, 5
"""Values of the die of Hideous Speed: up to the first a Spider falls, from the second an enemy."""
EFFECTS: dict[str, tuple[type[Procedure], ...]] = {
    WITHDRAWAL: (OrderlyWithdrawal,),
    "with-doom-we-come": (StrikeForFigure,),
    "the-forest-is-rising": (EndBattle,),
    "speeding-on-a-gathering-wind": (EaglesGather, EaglesStrike),
    "out-of-the-high-airs": (DriveNazgulOff,),
    "king-of-the-dead": (StrikeForFigure,),
    "terror-of-the-dead": (EndBattle,),
    "borne-up-on-the-wind": (),
    "the-last-stroke-of-doom": (LastStroke,),
    "fierce-folk": (FierceFolk,),
    "old-hatred": (OldHatred,),
    "webs-of-shadow": (WebsOfShadow,),
    "hideous-speed": (HideousSpeed,),
}
"""The effects of each title, in the order of its moments (WOME-9.10)."""
CALL_EFFECTS = tuple(dict.fromkeys([each for effects in EFFECTS.values() for each in effects]))
"""Procedures of these effects."""
CALL_SOURCES = (HIGH_AIRS,)
"""Titles that change values of a round."""
