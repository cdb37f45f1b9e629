"""Chapter 7, phase 1: new units and wood, the exchange of phase cards, more wood for a unit."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import CARD_PHASES, INVADER, INVADERS, KIND, PHASES
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import DONE, END_PHASE, EXCHANGE, GAIN, NEXT, SWAP_CARDS
from ostrog.games.stronghold.defender.window import Window, give
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

EXCHANGING, GAINING = "exchange-cards", "gain-resources"


class Supplies(Procedure):
    """Phase 1 (STR-5.1)."""

    steps = ("deliver", "choose", "carry_out", "window", "again", "last_window")

    choice: Option | None = None

    def deliver(self, siege: Siege) -> Flow:
        """Draw units and take wood, free of charge (STR-7.1, 7.2)."""
        siege.tell(events.PhaseBegan(1))
        drawn = siege.draw_units(siege.values.draw)
        for kind, count in enumerate(drawn):
            siege.supply[kind] += count
        siege.tell(events.UnitsDrawn(*drawn))
        taken = siege.take_wood(siege.values.wood.income)
        siege.count("wood", taken)
        siege.tell(events.WoodTaken(taken, siege.wood))
        return None

    def choose(self, siege: Siege) -> Flow:
        """Ask for one of the two actions, each once, in either order (STR-6.1, 6.8)."""
        options = [
            END_PHASE(),
            *siege.legal(INVADER, EXCHANGE),
            *siege.legal(INVADER, GAIN, INVADERS),
        ]
        return Ask(INVADER, "supplies", options, "choice")

    def carry_out(self, siege: Siege) -> Flow:
        """Carry the action out (STR-5.13)."""
        if END_PHASE.chosen(self.choice):
            return Goto("last_window")
        if EXCHANGE.chosen(self.choice):
            return Call(ExchangeCards())
        return Call(GainResources(unit=GAIN.ref(self.choice)))

    def window(self, siege: Siege) -> Flow:
        """The Defender acts after the action (STR-5.2, 5.7)."""
        return Call(Window()) if siege.hourglasses else None

    def again(self, siege: Siege) -> Flow:
        """The other action may follow."""
        return Goto("choose")

    def last_window(self, siege: Siege) -> Flow:
        """Opening hourglasses that are left are spent before phase 2 (STR-5.9, 6.9)."""
        return Call(Window()) if siege.hourglasses else None


@EXCHANGE.rule
def exchanges_once(siege: Siege, seat: int) -> Refusal | None:
    """Refuse a second exchange in a turn (STR-6.8)."""
    return refuse("STR-6.8", EXCHANGING) if EXCHANGING in siege.paid else None


@GAIN.rule
def gains_once(siege: Siege, seat: int, unit: str) -> Refusal | None:
    """Refuse a second time, a unit that he lacks, and more wood than allowed (STR-7.6, 7.7)."""
    if GAINING in siege.paid:
        return refuse("STR-6.8", GAINING)
    if not siege.supply[KIND[unit]]:
        return refuse("STR-6.3", unit)
    wood = getattr(siege.values.wood.gained, unit)
    if siege.counted.get("wood", 0) + wood > siege.values.wood.most_in_a_turn:
        return refuse("STR-7.7", siege.values.wood.most_in_a_turn)
    return None if siege.wood_stock() else refuse("STR-2.4")


class GainResources(Procedure):
    """One unit is discarded for wood (STR-7.6)."""

    steps = ("trade",)

    unit: str

    def trade(self, siege: Siege) -> Flow:
        """The unit lies on the card; the Defender gets an hourglass for it (STR-7.6)."""
        kind = KIND[self.unit]
        siege.supply[kind] -= 1
        siege.paid[GAINING] = [*(int(each == kind) for each in range(3)), 0]
        taken = siege.take_wood(getattr(siege.values.wood.gained, self.unit))
        siege.count("wood", taken)
        siege.tell(events.UnitDiscarded(self.unit, taken))
        give(siege, 1)
        return None


def deck(siege: Siege) -> list[str]:
    """The cards of the Invader's phase deck, by phase (STR-4.2)."""
    return [card for phase in CARD_PHASES for card in sorted(siege.faces(f"phase-{phase}-deck"))]


def sorted_row(row: list[str]) -> list[str]:
    """A row in rising phase order; cards of a phase keep their order (STR-4.4)."""
    return sorted(row, key=PHASES.__getitem__)


class ExchangeCards(Procedure):
    """Cards on the table are swapped with cards of the deck, one for one (STR-7.3)."""

    steps = ("choose", "swap", "arrange", "give")

    picks: tuple[Option, ...] = ()

    def choose(self, siege: Siege) -> Flow:
        """Ask for pairs of cards (STR-7.3, 7.4)."""
        swapped = {card for pick in self.draft for card in SWAP_CARDS.refs(pick)}
        out = [card for card in siege.row if card not in swapped]
        come = [card for card in deck(siege) if card not in swapped]
        pairs = [SWAP_CARDS[one, other] for one in out for other in come]
        default = (DONE(),)
        return Ask(INVADER, "exchange", [DONE(), *pairs], "picks", ("done",), default=default)

    def swap(self, siege: Siege) -> Flow:
        """Swap them; a spy on a card that leaves returns to the stock (STR-7.8)."""
        pairs = [SWAP_CARDS.refs(pick) for pick in self.picks[:-1]]
        for out, come in pairs:
            siege.move(out, f"phase-{PHASES[out]}-table", f"phase-{PHASES[out]}-deck")
            siege.move(come, f"phase-{PHASES[come]}-deck", f"phase-{PHASES[come]}-table")
            siege.row[siege.row.index(out)] = come
            if out in siege.spies:
                siege.spies.remove(out)
        siege.row = sorted_row(siege.row)
        siege.paid[EXCHANGING] = [0, 0, 0, 0]
        gone, came = tuple(out for out, _ in pairs), tuple(come for _, come in pairs)
        siege.tell(events.CardsExchanged(gone, came))
        return None

    def arrange(self, siege: Siege) -> Flow:
        """The order of cards with the same number may change (STR-7.5)."""
        return Call(ArrangeRow())

    def give(self, siege: Siege) -> Flow:
        """The Defender gets his hourglass (STR-7.3)."""
        give(siege, siege.values.hourglasses.exchange)
        return Done()


class ArrangeRow(Procedure):
    """The Invader orders cards of the same phase on the table (STR-4.4)."""

    steps = ("choose", "arrange")

    picks: tuple[Option, ...] = ()

    def choose(self, siege: Siege) -> Flow:
        """Ask for the cards from left to right; those not named follow in their order."""
        named = NEXT.among(self.draft)
        options = [DONE(), *siege.legal(INVADER, NEXT, [c for c in siege.row if c not in named])]
        return Ask(INVADER, "row", options, "picks", closes=("done",), default=(DONE(),))

    def arrange(self, siege: Siege) -> Flow:
        """Lay them in that order."""
        named = NEXT.among(self.picks)
        rest = [card for card in siege.row if card not in named]
        siege.row = sorted_row([*named, *rest])
        siege.tell(events.RowArranged(tuple(siege.row)))
        return Done()


@NEXT.rule
def has_rivals(siege: Siege, seat: int, card: str) -> Refusal | None:
    """Refuse cards off the table, and those whose place is certain (STR-4.4)."""
    if card not in siege.row:
        return refuse("STR-4.4", card)
    frame = siege.frame(ArrangeRow)
    named = NEXT.among(frame.draft) if frame is not None and seat == INVADER else []
    rivals = [
        each for each in siege.row if PHASES[each] == PHASES[card] and each not in (*named, card)
    ]
    return None if rivals and card not in named else refuse("STR-4.4", card)
