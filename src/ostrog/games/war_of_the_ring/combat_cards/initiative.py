"""Chapter 12: when the effects of combat cards come, by the numbers printed on them."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, is_over
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import card_book, title_of
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.combat_cards.additional_attacks import (
    AdditionalAttack,
    DurinsBane,
    EliteCharge,
    FierceOnslaught,
    GreatHost,
    RelentlessAssault,
    SuddenStrike,
    WeComeToKill,
)
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect, LastingEffect
from ostrog.games.war_of_the_ring.combat_cards.changed_rolls import FoulStench
from ostrog.games.war_of_the_ring.combat_cards.counted_hits import (
    ConfusedRanks,
    HitsUponHits,
    MumakilTrample,
    ShieldWall,
)
from ostrog.games.war_of_the_ring.combat_cards.fallen_leaders import (
    BlackBreath,
    BladeOfWesternesse,
    FatefulStrike,
    HeroicDeath,
)
from ostrog.games.war_of_the_ring.combat_cards.forfeits import (
    AndurilShines,
    DaringDefiance,
    DreadAndDespair,
    ForfeitNazgul,
    MightyAttack,
    SwarmOfBats,
    WordsOfPower,
)
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import LayCombatCard
from ostrog.games.war_of_the_ring.combat_cards.scouting import WarnedByScouts
from ostrog.kernel import Call, Flow, Procedure

EFFECTS: dict[str, tuple[type[CardEffect], ...]] = {
    "it-is-a-gift": (LastingEffect,),
    "blade-of-westernesse": (BladeOfWesternesse,),
    "mighty-attack": (MightyAttack,),
    "servant-of-the-secret-fire": (LastingEffect,),
    "anduril": (AndurilShines,),
    "heroic-death": (HeroicDeath,),
    "daring-defiance": (DaringDefiance,),
    "fateful-strike": (FatefulStrike,),
    "sudden-strike": (SuddenStrike,),
    "brave-stand": (LastingEffect,),
    "ents-rage": (LastingEffect,),
    "huorn-dark": (LastingEffect,),
    "nameless-wood": (HitsUponHits,),
    "daylight": (LastingEffect,),
    "no-quarter": (HitsUponHits,),
    "advantageous-position": (LastingEffect,),
    "scouts": (WarnedByScouts,),
    "shield-wall": (ShieldWall,),
    "confusion": (ConfusedRanks,),
    "charge": (EliteCharge,),
    "valour": (LastingEffect,),
    "one-for-the-dark-lord": (LastingEffect,),
    "cruel-as-death": (ForfeitNazgul,),
    "they-are-terrible": (ForfeitNazgul,),
    "dread-and-despair": (DreadAndDespair,),
    "foul-stench": (FoulStench,),
    "black-breath": (BlackBreath,),
    "words-of-power": (WordsOfPower,),
    "durins-bane": (DurinsBane,),
    "devilry-of-orthanc": (LastingEffect,),
    "deadly-strife": (LastingEffect,),
    "onslaught": (FierceOnslaught,),
    "relentless-assault": (RelentlessAssault,),
    "great-host": (GreatHost,),
    "mumakil": (LastingEffect, MumakilTrample),
    "swarm-of-bats": (SwarmOfBats,),
    "we-come-to-kill": (WeComeToKill,),
    "desperate-battle": (LastingEffect,),
}
"""The effects of each title, in the order of its numbers (WOTR-12.8)."""


def effect_due(war: War, side: int, number: int) -> Flow:
    """Carry out the effect that a side's card has at a moment (WOTR-12.7 to 12.9).

    A cancelled card has none, and nothing happens in a battle that is over (WOTR-12.15).
    """
    clash = clash_of(war)
    use = clash.cards[side]
    if not use.card or use.cancelled or is_over(war, clash):
        return None
    title, book = title_of(war, use.card), card_book(war)
    for moment, effect in zip(book.moments[title], book.effects[title], strict=True):
        if moment == number:
            war.tell(events.CombatCardActed(SIDES[side], title))
            return Call(effect(side=side))  # type: ignore[call-arg]  # each is a CardEffect
    return None


class CombatMoment(Procedure):
    """A moment of a round: the effects with its number, the defender's first (WOTR-12.7)."""

    steps = ("defender_acts", "attacker_acts")

    number: int
    """The initiative of the effects."""

    def defender_acts(self, war: War) -> Flow:
        """Carry out what the defender's card does now."""
        return effect_due(war, clash_of(war).defender, self.number)

    def attacker_acts(self, war: War) -> Flow:
        """Carry out what the attacker's card does now."""
        return effect_due(war, clash_of(war).attacker, self.number)


CARD_PROCEDURES: tuple[type[Procedure], ...] = (
    LayCombatCard,
    CombatMoment,
    AdditionalAttack,
    *dict.fromkeys([effect for effects in EFFECTS.values() for effect in effects]),
)
"""All procedures of this chapter."""
