"""Chapter 22: step 1 of a combat round, the manoeuvres chosen in secret."""

from __future__ import annotations

from ostrog.games.five_armies.components import SHADOW, UNIT
from ostrog.games.five_armies.fighting import Fight, fight_of
from ostrog.games.five_armies.vocabulary import CARDS, MANOEUVRE, REGROUP, UNIT_CARDS, VAMPIRE
from ostrog.games.five_armies.war import War
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse

CARD_UNIT = {card: UNIT[card.removeprefix("unit-")] for card in UNIT_CARDS}
"""The unit type of each unit card."""


@MANOEUVRE.rule
def is_in_the_battle_hand(war: War, seat: int, card: str) -> Refusal | None:
    """B5A-21.10 to 21.12, 22.4, 22.5, 29.7."""
    battle = war.battle
    if battle is None or card == REGROUP:
        return None
    if card == VAMPIRE:
        return None if seat == SHADOW and battle.vampire else refuse("B5A-34.5", battle.region)
    place = battle.army_of(seat)
    army = war.armies.get(place)
    if army is None or not army.units[CARD_UNIT[card]]:
        return refuse("B5A-21.10", card, place)
    return refuse("B5A-22.4", card) if card in battle.sides[seat].used else None


class ChooseManoeuvre(Procedure):
    """B5A-22.1: one side's choice, unseen by the other."""

    steps = ("choose", "deliver")

    seat: int
    card: Option | None = None

    def choose(self, war: War) -> Flow:
        """B5A-22.1, 22.2."""
        options = war.legal(self.seat, MANOEUVRE, CARDS)
        return Ask(self.seat, "manoeuvre", options, "card", about=(fight_of(war).region,))

    def deliver(self, war: War) -> Flow:
        """The answer, for the step that reveals both."""
        return Done(self.card)


def lay_open(battle: Fight, seat: int, card: str) -> None:
    """B5A-22.4, 22.10 to 22.12: what becomes of a manoeuvre card once it is revealed."""
    battle.sides[seat].card = card
    if card == REGROUP:
        battle.sides[seat].used.clear()
        if seat == battle.defender:
            battle.regrouped = True
    elif card != VAMPIRE:
        battle.sides[seat].used.append(card)
