"""Chapter 22: step 1 of a combat round, the secret choice of manoeuvres."""

from __future__ import annotations

from ostrog.games.five_armies.board.decks import EVENTS
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.hands import events_in_hand, holds
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, UNIT
from ostrog.games.five_armies.board.state import War, fight_of
from ostrog.games.five_armies.board.verbs import (
    EXTRA,
    EXTRAS,
    MANOEUVRE,
    MANOEUVRES,
    REGROUP,
    STROKES,
    UNIT_CARDS,
    VAMPIRE,
)
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse

CARD_UNIT = {card: UNIT[card.removeprefix("unit-")] for card in UNIT_CARDS}
"""Unit type of each unit card."""
EVENT_CARDS = frozenset(EVENTS)


@MANOEUVRE.rule
def is_in_the_battle_hand(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is not in the side's battle hand or already used.

    See B5A-21.9 to 21.12, 22.2, 22.4, 22.5, 22.9, 29.7. Beorn plays no card (B5A-33.15).
    """
    battle = war.battle
    if battle is None:
        return None
    if battle.is_beorn(seat):
        return refuse("B5A-33.15")
    if card == REGROUP:
        return None
    if card in EVENT_CARDS:
        return None if holds(war, seat, card) else refuse("B5A-22.2", card)
    missing = unavailable(war, battle, seat, card)
    if missing is not None:
        return missing
    return refuse("B5A-22.4", card) if card in battle.sides[seat].used else None


def unavailable(war: War, battle: Fight, seat: int, card: str) -> Refusal | None:
    """Refuse a unit or special card not in the battle hand (B5A-21.10, 21.12, 34.5, CR-24)."""
    place = battle.army_of(seat)
    if card == VAMPIRE:
        return None if seat == SHADOW and battle.vampire else refuse("B5A-34.5", battle.region)
    if card == STROKES:
        drawn = "fate-mighty-strokes" in war.faces("fate-beside")
        there = seat == FREE and war.characters["thorin"] == place
        return None if drawn and there else refuse("B5A-CR-24")
    army = war.armies.get(place)
    if army is None or army.seat != seat or not army.units[CARD_UNIT[card]]:
        return refuse("B5A-21.10", card, place)
    return None


@EXTRA.rule
def adds_a_manoeuvre(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card of a unit type that is not present; used cards are allowed (CR-22)."""
    battle = war.battle
    return None if battle is None else unavailable(war, battle, seat, card)


def extras(war: War, seat: int) -> list[Option]:
    """The cards that Determined Attack can add in this round (CR-22)."""
    return war.legal(seat, EXTRA, EXTRAS)


class ChooseManoeuvre(Procedure):
    """One side chooses its card in secret (B5A-22.1)."""

    steps = ("choose", "deliver")

    seat: int
    card: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a manoeuvre card or an Event card (B5A-22.1, 22.2)."""
        options = war.legal(self.seat, MANOEUVRE, (*MANOEUVRES, *events_in_hand(war, self.seat)))
        return Ask(self.seat, "manoeuvre", options, "card", about=(fight_of(war).region,))

    def deliver(self, war: War) -> Flow:
        """Return the choice to the step that reveals both cards."""
        return Done(self.card)


def lay_open(battle: Fight, seat: int, card: str) -> None:
    """Record a revealed card; Regroup takes the used cards back (B5A-22.4, 22.9 to 22.12)."""
    if card in EVENT_CARDS:
        battle.sides[seat].event = card
        return
    battle.sides[seat].card = card
    if card == REGROUP:
        battle.sides[seat].used.clear()
        if seat == battle.defender:
            battle.regrouped = True
    elif card != VAMPIRE:
        battle.sides[seat].used.append(card)
