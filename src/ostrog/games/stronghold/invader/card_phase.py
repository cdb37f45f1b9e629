"""Chapters 6 and 5, phases 2 to 5: phase cards are used from left to right, and paid for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import INVADER, INVADERS, KIND, PHASES, RITUALS
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import END_PHASE, PAY, PAY_SPY, USE_CARD
from ostrog.games.stronghold.defender.window import Window, give
from ostrog.games.stronghold.invader.objectives import Tasks, ritual_discount
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, query, refuse


class CardRules(NamedTuple):
    """Whether a card can be used now, and what it does."""

    refusal: Callable[[Siege], Refusal | None]
    """Why there is no legal place or token for it (STR-6.7)."""
    effect: Callable[[], Procedure]


CARD_RULES: dict[str, CardRules] = {}
"""What each phase card does; the chapters add theirs."""


def register(cards: Iterable[str], rules: Callable[[str], CardRules]) -> None:
    """Add the rules of some cards."""
    CARD_RULES.update({card: rules(card) for card in cards})


@query
def units_needed(siege: Siege, card: str, unit: str) -> int:
    """How many units of a kind pay for a card; 0 if that kind is no alternative (STR-6.4)."""
    units = int(getattr(siege.values.cards[card].units, unit))
    if units and card in RITUALS:
        return max(1, units - ritual_discount(siege))
    return units


def cannot_pay(siege: Siege, card: str, unit: str) -> Refusal | None:
    """Why a card cannot be paid with a kind of unit (STR-6.3, 6.4, 6.11)."""
    needed = units_needed(siege, card, unit)
    if not needed:
        return refuse("STR-6.4", card, unit)
    if siege.wood < siege.values.cards[card].wood:
        return refuse("STR-6.3", card)
    left = siege.supply[KIND[unit]] - needed
    if left < 0 or (card in siege.spies and sum(siege.supply) - needed < 1):
        return refuse("STR-6.3", card, unit)
    return None


@USE_CARD.rule
def uses_a_card_in_its_turn(siege: Siege, seat: int, card: str) -> Refusal | None:
    """Refuse cards that are not on the table, closed, or of another phase (STR-6.2)."""
    if card not in siege.row:
        return refuse("STR-4.2", card)
    frame = siege.frame(CardPhase)
    if frame is not None and PHASES[card] != frame.phase:
        return refuse("STR-5.1", card)
    return refuse("STR-6.2", card) if siege.row.index(card) < siege.closed else None


@USE_CARD.rule
def can_afford_it(siege: Siege, seat: int, card: str) -> Refusal | None:
    """Refuse a card without a place or token, or without the full price (STR-6.3, 6.7)."""
    refusal = CARD_RULES[card].refusal(siege)
    if refusal is not None:
        return refusal
    for unit in INVADERS:
        if cannot_pay(siege, card, unit) is None:
            return None
    return refuse("STR-6.3", card)


@PAY.rule
def pays_one_alternative(siege: Siege, seat: int, unit: str) -> Refusal | None:
    """Refuse units that are no alternative or not there (STR-6.3, 6.4)."""
    frame = siege.frame(UseCard)
    return None if frame is None else cannot_pay(siege, frame.card, unit)


@PAY_SPY.rule
def pays_for_the_spy(siege: Siege, seat: int, unit: str) -> Refusal | None:
    """Refuse a kind of which no unit is left besides the price (STR-16.19)."""
    frame = siege.frame(UseCard)
    if frame is None or frame.unit is None:
        return None
    chosen = PAY.ref(frame.unit)
    used = units_needed(siege, frame.card, chosen) if unit == chosen else 0
    return None if siege.supply[KIND[unit]] > used else refuse("STR-6.3", frame.card, unit)


class CardPhase(Procedure):
    """One of the phases 2 to 5 (STR-5.1)."""

    steps = ("begin", "choose", "use", "window", "again", "tasks")

    phase: int
    choice: Option | None = None

    def crumb(self) -> tuple[int]:
        """The number of the phase."""
        return (self.phase,)

    def begin(self, siege: Siege) -> Flow:
        """A phase without cards on the table simply ends (STR-6.9)."""
        if not any(PHASES[card] == self.phase for card in siege.row):
            return Goto("tasks")
        siege.tell(events.PhaseBegan(self.phase))
        return None

    def choose(self, siege: Siege) -> Flow:
        """Ask for a card further to the right, or none (STR-6.1, 6.2)."""
        cards = [card for card in siege.row[siege.closed :] if PHASES[card] == self.phase]
        options = [END_PHASE(), *siege.legal(INVADER, USE_CARD, cards)]
        return Ask(INVADER, "card", options, "choice", about=(self.phase,))

    def use(self, siege: Siege) -> Flow:
        """Use the card; those passed over are closed for this turn (STR-6.2)."""
        if END_PHASE.chosen(self.choice):
            phases = [PHASES[card] for card in siege.row]
            siege.closed = sum([phase <= self.phase for phase in phases])
            return Goto("tasks")
        card = USE_CARD.ref(self.choice)
        siege.closed = siege.row.index(card) + 1
        return Call(UseCard(card=card))

    def window(self, siege: Siege) -> Flow:
        """The Defender acts after every action (STR-5.2, 5.7)."""
        return Call(Window()) if siege.hourglasses else None

    def again(self, siege: Siege) -> Flow:
        """The next card may follow."""
        return Goto("choose")

    def tasks(self, siege: Siege) -> Flow:
        """Look at tasks of objectives (STR-14.4)."""
        return Call(Tasks(when=f"end-of-phase-{self.phase}"))


class UseCard(Procedure):
    """A card is paid for, carried out in full, and its hourglasses are handed over (STR-5.13)."""

    steps = ("choose_units", "choose_spy_unit", "pay", "effect", "give")

    card: str
    unit: Option | None = None
    spy_unit: Option | None = None
    hourglasses: int = 0

    def crumb(self) -> tuple[str]:
        """The card."""
        return (self.card,)

    def choose_units(self, siege: Siege) -> Flow:
        """Ask for one of the alternatives (STR-6.4)."""
        options = siege.legal(INVADER, PAY, INVADERS)
        return Ask(INVADER, "pay", options, "unit", about=(self.card,))

    def choose_spy_unit(self, siege: Siege) -> Flow:
        """A spy makes the card one unit of any kind dearer (STR-16.19)."""
        if self.card not in siege.spies:
            return None
        options = siege.legal(INVADER, PAY_SPY, INVADERS)
        return Ask(INVADER, "pay-spy", options, "spy_unit", about=(self.card,))

    def pay(self, siege: Siege) -> Flow:
        """Units and wood lie on the card until the end of the turn (STR-6.5)."""
        unit, sheet = PAY.ref(self.unit), siege.values.cards[self.card]
        paid = [0, 0, 0, sheet.wood]
        paid[KIND[unit]] += units_needed(siege, self.card, unit)
        if self.spy_unit is not None:
            paid[KIND[PAY_SPY.ref(self.spy_unit)]] += 1
        for kind in range(3):
            siege.supply[kind] -= paid[kind]
        siege.wood -= sheet.wood
        siege.paid[self.card] = paid
        units = sum(paid[:3])
        self.hourglasses = units + sheet.hourglasses
        goblins, orcs, trolls, wood = paid
        siege.tell(events.CardUsed(self.card, goblins, orcs, trolls, wood, self.hourglasses))
        return None

    def effect(self, siege: Siege) -> Flow:
        """The effect comes before the Defender can answer (STR-5.13)."""
        return Call(CARD_RULES[self.card].effect())

    def give(self, siege: Siege) -> Flow:
        """One hourglass for each unit, and those of the card (STR-5.5, 5.6, 6.11)."""
        give(siege, self.hourglasses)
        return Done()
