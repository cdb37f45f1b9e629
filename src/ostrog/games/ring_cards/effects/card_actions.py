"""Chapter 9: the actions printed on cards in play."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.faction_cards import Timing
from ostrog.games.ring_cards.board.state import RESERVE, War, location_of
from ostrog.games.ring_cards.board.verbs import ACT
from ostrog.games.ring_cards.cards.text_execution import CarryOut, actor_of, is_possible
from ostrog.kernel import Call, Flow, Procedure, Refusal, refuse


def is_in_place(war: War, card: str, timing: Timing) -> bool:
    """Whether a card, or the wielder of an item, is where its action works (RCG-9.15)."""
    place = location_of(war, card)
    match timing:
        case "action-in-reserve":
            return place == RESERVE
        case "action-on-path":
            return place == war.path
        case "action-on-path-or-battleground":
            return place != RESERVE
        case _:
            return True


@ACT.rule
def acts_with_own_cards(war: War, seat: int, card: str) -> Refusal | None:
    """The controller or the player named by the text uses the action (RCG-9.8, 9.10)."""
    if card not in war.places:
        return refuse("RCG-9.8", card)
    sheet = war.cast.sheets[card]
    actor = actor_of(war, card, sheet.effect(sheet.action), seat)
    return None if actor == seat else refuse("RCG-9.10", card)


@ACT.rule
def acts_in_place(war: War, seat: int, card: str) -> Refusal | None:
    """An action works only in the place that its text requires (RCG-9.15)."""
    sheet = war.cast.sheets[card]
    in_place = is_in_place(war, card, sheet.effect(sheet.action).timing)
    return None if in_place else refuse("RCG-9.15", card)


@ACT.rule
def acts_once_where_it_says_so(war: War, seat: int, card: str) -> Refusal | None:
    """An action limited to once per round is used only once (RCG-9.11)."""
    return refuse("RCG-9.11", card) if card in war.used else None


@ACT.rule
def acts_if_it_can_be_paid(war: War, seat: int, card: str) -> Refusal | None:
    """An action needs payable costs and locations to activate (RCG-3.7, 5.11, 6.8, 9.15)."""
    sheet = war.cast.sheets[card]
    frame = CarryOut(seat=seat, source=card, effect=sheet.action)
    possible = is_possible(war, frame, sheet.effect(sheet.action))
    return None if possible else refuse("RCG-9.15", card)


def with_actions(war: War) -> Iterator[str]:
    """The cards in play that have an action."""
    return (card for card in war.places if war.cast.sheets[card].action)


class UseAction(Procedure):
    """The use of a card's text as an action (RCG-9.8)."""

    steps = ("carry_out",)

    seat: int
    card: str

    def crumb(self) -> tuple[str]:
        """The card whose action it is."""
        return (self.card,)

    def carry_out(self, war: War) -> Flow:
        """Record the use if limited to once per round, and carry out the text (RCG-9.9, 9.11)."""
        sheet = war.cast.sheets[self.card]
        if sheet.effect(sheet.action).once_per_round:
            war.used.append(self.card)
        war.tell(events.ActionUsed(self.seat, self.card))
        place = location_of(war, self.card)
        return Call(
            CarryOut(
                seat=self.seat, source=self.card, effect=sheet.action, place=place, agreed=True
            )
        )
