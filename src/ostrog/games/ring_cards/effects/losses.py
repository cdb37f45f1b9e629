"""Chapter 20: texts that eliminate cards in play, of their player or of others."""

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
    """The cards in play that match the filter and the place of a step."""
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
    """A player's choice of cards in play to eliminate; returns their number (D18, D20)."""

    steps = ("choose", "carry_out", "tally")
    lasting = {"choose": ("lost",)}

    seat: int
    cards: tuple[str, ...]
    """Cards that can be chosen."""
    count: int
    any_number: bool = False
    lost: int = 0
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose the next card; stop early if too few are left (RCG-20.24)."""
        left = [card for card in self.cards if card in war.places]
        if not left or (not self.any_number and self.lost >= self.count):
            return Done(self.lost)
        options = [ELIMINATE[card] for card in left]
        if self.any_number:
            options.append(DONE())
        return Ask(self.seat, "lose-card", options, "choice", about=(self.lost,))

    def carry_out(self, war: War) -> Flow:
        """Eliminate the chosen card (RCG-10.8)."""
        if self.choice == DONE():
            return Done(self.lost)
        return Call(Eliminate(card=ELIMINATE.ref(self.choice), cause="text"))

    def tally(self, war: War) -> Flow:
        """Count the lost cards, including items lost with their wielder (RCG-20.24)."""
        self.lost = sum(card not in war.places for card in self.cards)
        return Goto("choose")


@carries_out(texts.EliminateCard)
def eliminate_card(war: War, frame: CarryOut, step: texts.EliminateCard, seat: int) -> Flow:
    """Eliminate chosen cards; this is no elimination in combat (RCG-20.13, 20.22, 20.24)."""
    cards = tuple(standing(war, frame, step, seat))
    chosen = EliminateChosen(seat=seat, cards=cards, count=step.count, any_number=step.any_number)
    return Call(chosen, "brought")


@helps(texts.EliminateCard)
def has_victims(war: War, frame: CarryOut, step: texts.EliminateCard, seat: int) -> bool:
    """Whether a matching card is there."""
    return any(True for _ in standing(war, frame, step, seat))


@carries_out(texts.OpponentEliminates)
def opponent_eliminates(
    war: War, frame: CarryOut, step: texts.OpponentEliminates, seat: int
) -> Flow:
    """Make `seat`, the player named by the text, eliminate cards (RCG-20.12, 20.24)."""
    count = int(frame.brought or 0) if step.same_number else step.count
    cards = tuple(standing(war, frame, step, seat))
    return Call(EliminateChosen(seat=seat, cards=cards, count=count))
