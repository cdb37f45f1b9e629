"""Chapter 9: the players take the cards of factions that come to a battle, and put them back.

They lie among the hand cards of the deck whose back they have, so that nobody sees whether an event
card or one of them is laid.
"""

from __future__ import annotations

from collections.abc import Callable

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import CORSAIRS
from ostrog.expansions.warriors.board.pools import DECK_OF_CALL, calls_zone
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import CARDS
from ostrog.expansions.warriors.calls.orderly_withdrawals import (
    WITHDRAWAL,
    can_withdraw_in_order,
)
from ostrog.expansions.warriors.factions.six_factions import RULES_OF, factions_called
from ostrog.games.war_of_the_ring.battles.battle_rounds import BattleRound
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.pools import deck_zone, hand_zone, open_zone
from ostrog.games.war_of_the_ring.combat_cards.initiative import CombatMoment
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import commander
from ostrog.games.war_of_the_ring.dice.war_turn import WarOfTheRing
from ostrog.kernel import EVERYONE, Call, Flow

AFTER_REROLLS, END_OF_ROUND = 9, 8
"""Moments of a round that no card of the game has: before casualties are counted, and its end."""


def set_calls_aside(game: WarOfTheRing, war: FactionWar) -> Flow:
    """Put the cards away until a battle, before the decks are shuffled (WOME-2.6)."""
    for card, (side, deck) in DECK_OF_CALL.items():
        war.move(card, deck_zone(side, deck), calls_zone(side, deck))
    return None


def call_factions(battle: BattleRound, war: FactionWar) -> Flow:
    """Let both sides take the cards of factions that come, before the first round.

    In a team, whoever commands the army takes them. See WOME-9.1, 9.2, 9.15 and 10.6.
    """
    clash = clash_of(war)
    war.withdrawing = False
    if clash.round > 1:
        pass_calls_on(war)
        return None
    for side in clash.order:
        seat = commander(war, side)
        for faction in factions_called(war, side):
            for card, call in CARDS.calls.items():
                if call.faction == faction:
                    _, deck = DECK_OF_CALL[card]
                    war.move(card, calls_zone(side, deck), hand_zone(seat, deck))
                    war.called[card] = seat
            war.tell(events.FactionCalled(seat, faction))
    return None


def pass_calls_on(war: FactionWar) -> None:
    """Hand the cards over before a later round, if another mate commands the army now.

    Only whoever commands it calls factions to it (WOME-10.6, WOTR-19.19).
    """
    passed = dict[tuple[int, str], None]()
    for card, holder in war.called.items():
        side, deck = DECK_OF_CALL[card]
        seat = commander(war, side)
        if seat != holder:
            war.move(card, hand_zone(holder, deck), hand_zone(seat, deck), shown_to=EVERYONE)
            war.called[card] = seat
            passed[seat, CARDS.calls[card].faction] = None
    for seat, faction in passed:
        war.tell(events.FactionCalled(seat, faction))


def dismiss_factions(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Put the cards back when the battle is over (WOME-9.9)."""
    for card, seat in war.called.items():
        side, deck = DECK_OF_CALL[card]
        war.move(card, hand_zone(seat, deck), calls_zone(side, deck))
    war.called, war.withdrawing = {}, False
    return None


def after_rerolls(battle: BattleRound, war: FactionWar) -> Flow:
    """Carry out effects that come after the re-rolls and all that they cause (WOME-9.10)."""
    return Call(CombatMoment(number=AFTER_REROLLS))


def before_the_end(battle: BattleRound, war: FactionWar) -> Flow:
    """Carry out effects of initiative 8: they end the round (WOME-9.10)."""
    return Call(CombatMoment(number=END_OF_ROUND))


# What the game asks about cards


def rests_in_hand(war: FactionWar, value: str, card: str, seat: int) -> str:
    """A card that has called a faction returns to the hand of its player (WOME-9.5)."""
    return hand_zone(seat, DECK_OF_CALL[card][1]) if card in DECK_OF_CALL else value


def calls_beside_hand(war: FactionWar, value: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """They count for no hand limit and pay for nothing (WOME-9.11)."""
    held = [card for card, holder in war.called.items() if holder == seat]
    in_use = [card for card in held if card in war.faces(open_zone(*DECK_OF_CALL[card]))]
    return (*value, *[card for card in held if card not in in_use])


def faction_called_by(war: FactionWar, side: int) -> str:
    """The faction that a side has called in this round, by a card that has effect (WOME-9.8)."""
    use = clash_of(war).cards[side]
    call = CARDS.calls.get(use.card)
    return "" if call is None or use.cancelled else call.faction


def is_assaulting(war: FactionWar) -> bool:
    """Whether the Shadow attacks a besieged Stronghold (WOME-17.27)."""
    clash = clash_of(war)
    return clash.kind == "siege" and clash.attacker == SHADOW


def comes(war: FactionWar, faction: str) -> bool:
    """Whether a faction in play comes to the battle as it is now (WOME-9.6)."""
    return war.has_entered(faction) and RULES_OF[faction].called(war)


REQUIREMENTS: dict[str, Callable[..., bool]] = {
    call.combat: (lambda war, faction=call.faction: comes(war, faction))
    for call in CARDS.calls.values()
}
"""What a battle must be like for each of these cards, in every round (WOME-9.6, 9.16)."""
REQUIREMENTS[WITHDRAWAL] = can_withdraw_in_order
REQUIREMENTS["the-last-stroke-of-doom"] = lambda war: comes(war, CORSAIRS) and is_assaulting(war)
