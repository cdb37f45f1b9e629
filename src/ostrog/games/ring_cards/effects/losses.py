"""Chapter 20: texts that have cards in play eliminated, one's own or others'."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.ring_cards.board import texts
from ostrog.games.ring_cards.board.state import RESERVE, War, controller, location_of
from ostrog.games.ring_cards.board.verbs import DONE, ELIMINATE
from ostrog.games.ring_cards.cards.elimination import Eliminate
from ostrog.games.ring_cards.cards.text_execution import CarryOut, carries_out, helps
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure


def standing(
    war: War, frame: CarryOut, step: texts.EliminateCard | texts.OpponentEliminates, seat: int
) -> Iterator[str]:
    """The cards in play that a text means, where it means them."""
    here = war.places.get(frame.source, "") or frame.place
    for card in war.places:
        if not war.cast.means(step.which, card):
            continue
        place = location_of(war, card)
        if (
            step.where == "in-play"
            or (step.where == "here" and place == here)
            or (step.where == "reserve" and place == RESERVE and controller(war, card) == seat)
            or (step.where == "active-battlegrounds" and place in war.battlegrounds)
        ):
            yield card


class EliminateChosen(Procedure):
    """D18, D20: a player chooses cards in play that are eliminated; the result is how many."""

    steps = ("choose", "carry_out", "tally")

    seat: int
    cards: tuple[str, ...]
    """Those that can be chosen."""
    count: int
    any_number: bool = False
    lost: int = 0
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """RCG-20.24: as many as there are, if there are not so many."""
        left = [card for card in self.cards if card in war.places]
        if not left or (not self.any_number and self.lost >= self.count):
            return Done(self.lost)
        options = [ELIMINATE[card] for card in left]
        if self.any_number:
            options.append(DONE())
        return Ask(self.seat, "lose-card", options, "choice", about=(self.lost,))

    def carry_out(self, war: War) -> Flow:
        """RCG-10.8."""
        if self.choice == DONE():
            return Done(self.lost)
        assert self.choice is not None
        return Call(Eliminate(card=str(self.choice.refs[0]), cause="text"))

    def tally(self, war: War) -> Flow:
        """RCG-20.24: items lost with their wielder count too."""
        self.lost = sum(card not in war.places for card in self.cards)
        return Goto("choose")


@carries_out(texts.EliminateCard)
def eliminate_card(war: War, frame: CarryOut, step: texts.EliminateCard, seat: int) -> Flow:
    """RCG-20.13, 20.22, 20.24: not an elimination in combat."""
    cards = tuple(standing(war, frame, step, seat))
    chosen = EliminateChosen(seat=seat, cards=cards, count=step.count, any_number=step.any_number)
    return Call(chosen, "brought")


@helps(texts.EliminateCard)
def has_victims(war: War, frame: CarryOut, step: texts.EliminateCard, seat: int) -> bool:
    """Whether such a card is there."""
    return any(True for _ in standing(war, frame, step, seat))


@carries_out(texts.OpponentEliminates)
def opponent_eliminates(
    war: War, frame: CarryOut, step: texts.OpponentEliminates, seat: int
) -> Flow:
    """RCG-20.12, 20.24: `seat` is the player named by the text."""
    count = int(frame.brought or 0) if step.same_number else step.count
    cards = tuple(standing(war, frame, step, seat))
    return Call(EliminateChosen(seat=seat, cards=cards, count=count))
