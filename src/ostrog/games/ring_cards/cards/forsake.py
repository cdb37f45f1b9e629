"""Chapter 10: forsaking cards, and cycling cards from hand."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.state import War, controller, in_reserve, location_of
from ostrog.games.ring_cards.board.verbs import CYCLE, DONE, ELIMINATE, FORSAKE, FORSAKE_TOP
from ostrog.games.ring_cards.cards.elimination import (
    Eliminate,
    cycle_unseen,
    eliminate_top,
    eliminate_unseen,
)
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

# Forsaking (RCG-10.13 to 10.17)


@FORSAKE.rule
def forsakes_own_cards(war: War, seat: int, card: str) -> Refusal | None:
    """A player forsakes from hand or reserve, never from a location (RCG-10.13, 10.15, 8.19)."""
    if card in war.places:
        if location_of(war, card) != "reserve":
            return refuse("RCG-10.15", card)
        if controller(war, card) != seat:
            return refuse("RCG-8.19", card)
        return None
    return None if war.lies_in(war.zones(seat).hand, card) else refuse("RCG-10.13", card)


@FORSAKE_TOP.rule
def forsakes_a_top_card(war: War, seat: int) -> Refusal | None:
    """The top card can be forsaken if a draw deck or cycle pile is left (RCG-10.13, 10.5)."""
    return None if war.has_deck(seat) else refuse("RCG-10.17")


def can_forsake(war: War, seat: int, spared: str = "") -> bool:
    """Whether a player has a card to forsake; card faces do not matter (RCG-10.17)."""
    reserve = any(card != spared for card in in_reserve(war, seat))
    return bool(war.hand_size(seat)) or reserve or war.has_deck(seat)


class Forsake(Procedure):
    """Forsaking cards one after another (RCG-10.13)."""

    steps = ("choose", "carry_out", "go_on")
    lasting = {"choose": ("count",)}

    seat: int
    count: int
    spared: str = ""
    """The card being paid for, which cannot pay for itself (RCG-8.2)."""
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose from hand, reserve, or the unseen top of the deck (RCG-10.13, 10.17)."""
        if not self.count or not can_forsake(war, self.seat, self.spared):
            return Done()
        reserve = [card for card in in_reserve(war, self.seat) if card != self.spared]
        options = [
            *(FORSAKE[card] for card in war.hand(self.seat)),
            *(FORSAKE[card] for card in reserve),
            *war.legal(self.seat, FORSAKE_TOP),
        ]
        return Ask(self.seat, "forsake", options, "choice", about=(self.count,))

    def carry_out(self, war: War) -> Flow:
        """Eliminate the chosen card, with its items (RCG-10.14, 10.16)."""
        self.count -= 1
        choice, self.choice = self.choice, None
        if choice == FORSAKE_TOP():
            eliminate_top(war, self.seat)
            return None
        card = FORSAKE.ref(choice)
        if card in war.places:
            war.tell(events.ReserveForsaken(self.seat, card))
            return Call(Eliminate(card=card, cause="forsaken-reserve"))
        war.tell(events.CardForsaken(self.seat, "hand", card), (self.seat,))
        eliminate_unseen(war, self.seat, card, war.zones(self.seat).hand)
        return None

    def go_on(self, war: War) -> Flow:
        """Repeat until the number is reached."""
        return Goto("choose") if self.count else Done()


class CycleFromHand(Procedure):
    """Cycling cards from hand and forsaking one for each missing card (RCG-10.6, 10.7)."""

    steps = ("choose", "carry_out", "go_on")
    lasting = {"choose": ("count",)}

    seat: int
    count: int
    kind: str = "cycle"
    spared: str = ""
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose a card from hand, or forsake if the hand is empty."""
        if not self.count:
            return Done()
        if not war.hand_size(self.seat):
            count, self.count = self.count, 0
            return Call(Forsake(seat=self.seat, count=count, spared=self.spared))
        options = [CYCLE[card] for card in war.hand(self.seat)]
        return Ask(self.seat, self.kind, options, "choice", about=(self.count,))

    def carry_out(self, war: War) -> Flow:
        """Cycle the chosen card (RCG-10.6)."""
        if self.choice is None:
            return Done()
        card, self.choice = CYCLE.ref(self.choice), None
        self.count -= 1
        cycle_unseen(war, self.seat, card, war.zones(self.seat).hand)
        return None

    def go_on(self, war: War) -> Flow:
        """Repeat until the number is reached."""
        return Goto("choose") if self.count else Done()


@CYCLE.rule
def cycles_own_cards(war: War, seat: int, card: str) -> Refusal | None:
    """A player cycles a card from their own hand, or one that a text set apart (RCG-10.6)."""
    return None if war.holds(seat, card) else refuse("RCG-10.6", card)


@ELIMINATE.rule
def eliminates_known_cards(war: War, seat: int, card: str) -> Refusal | None:
    """A player eliminates a card in play, in their own hand or set apart (RCG-10.8)."""
    known = card in war.places or war.holds(seat, card)
    return None if known else refuse("RCG-10.8", card)


class EliminateFromHand(Procedure):
    """Eliminating a number of cards from hand, or all if there are fewer (RCG-9.12, 17.4)."""

    steps = ("choose", "carry_out")

    seat: int
    count: int
    cards: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Choose the cards from hand in one decision."""
        wanted = min(self.count, war.hand_size(self.seat))
        if not wanted:
            return Done()
        picked = ELIMINATE.among(self.draft)
        left = [card for card in war.hand(self.seat) if card not in picked]
        missing = wanted - len(picked)
        options = [ELIMINATE[card] for card in left] if missing else [DONE()]
        return Ask(
            self.seat,
            "eliminate",
            options,
            "cards",
            closes=("done",),
            default=(*(ELIMINATE[card] for card in left[:missing]), DONE()),
            about=(wanted,),
        )

    def carry_out(self, war: War) -> Flow:
        """Eliminate the cards, shown only if their own text applies (RCG-10.9, 10.10)."""
        for card in ELIMINATE.among(self.cards):
            war.tell(events.CardEliminated(self.seat, card), (self.seat,))
            eliminate_unseen(war, self.seat, card, war.zones(self.seat).hand)
        return None
