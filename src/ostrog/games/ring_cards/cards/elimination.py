"""Chapter 10: cycling and eliminating cards, and the texts that replace elimination."""

from __future__ import annotations

from typing import Literal

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.faction_cards import Timing
from ostrog.games.ring_cards.board.state import War, cards_at, controller
from ostrog.games.ring_cards.board.texts import ReplaceEliminate
from ostrog.games.ring_cards.board.verbs import SAVE_WITH
from ostrog.games.ring_cards.cards.draw import keep_deck, need_deck
from ostrog.kernel import EVERYONE, Ask, Call, Flow, Goto, Option, Procedure

Cause = Literal[
    "text", "hand", "forsaken-reserve", "forsaken-deck", "path-combat", "battleground-combat"
]
"""Why a card would be eliminated; "hand" includes cards forsaken from hand."""

SAVES: dict[Cause, tuple[Timing, ...]] = {
    "text": ("replace-eliminate",),
    "hand": ("replace-eliminate",),
    "forsaken-reserve": ("replace-eliminate", "replace-forsake-from-reserve"),
    "forsaken-deck": ("replace-eliminate", "replace-forsake-from-deck"),
    "path-combat": ("replace-eliminate", "replace-eliminated-in-path-combat"),
    "battleground-combat": ("replace-eliminate",),
}
"""The timings of a card's own texts that save it, by cause (RCG-20.3 to 20.5, 12.10)."""

SAVES_WIELDER: dict[Cause, tuple[Timing, ...]] = {
    "path-combat": (
        "replace-wielder-eliminated-in-path-combat",
        "replace-wielder-eliminated-in-combat",
    ),
    "battleground-combat": ("replace-wielder-eliminated-in-combat",),
}
"""The timings of an item's texts that save its wielder, by cause (RCG-12.10, 20.13)."""


def savers(war: War, card: str, cause: Cause) -> dict[str, ReplaceEliminate]:
    """The cards whose texts replace the elimination of a card with cycling it (RCG-10.22)."""
    found: dict[str, ReplaceEliminate] = {}
    bearers = [(card, SAVES[cause])]
    if card in war.places:
        bearers += [(item, SAVES_WIELDER.get(cause, ())) for item in cards_at(war, card)]
    for bearer, timings in bearers:
        sheet = war.cast.sheets[bearer]
        for timing in timings:
            for name in sheet.effects.get(timing, ()):
                for step in sheet.effect(name).steps.values():
                    if isinstance(step, ReplaceEliminate):
                        found[bearer] = step
    return found


# Cards that are not in play


def cycle_unseen(war: War, seat: int, card: str, source: str) -> None:
    """Move a card from hand or from those set apart to the cycle pile, unseen (RCG-10.6, 21.5)."""
    war.move(card, source, war.zones(seat).cycle)
    war.tell(events.CardCycled(seat, card), (seat,))


def eliminate_unseen(war: War, seat: int, card: str, source: str) -> None:
    """Eliminate a card from hand, or show and cycle it if it is saved (RCG-10.8 to 10.10, 20.4)."""
    zones = war.zones(seat)
    if savers(war, card, "hand"):
        war.move(card, source, zones.cycle, shown_to=EVERYONE)
        war.tell(events.Saved(card, card))
        return
    war.move(card, source, zones.eliminated)
    for other in always_saved(war, seat, "hand"):  # otherwise it would have been shown
        war.rule_out(other, zones.eliminated)


def always_saved(war: War, seat: int, cause: Cause) -> list[str]:
    """A player's cards that their own text would have saved, and so shown (RCG-10.9)."""
    timings = set(SAVES[cause])
    sheets = war.cast.sheets
    return [card for card in war.cast.decks[seat] if timings & set(sheets[card].effects)]


def eliminate_top(war: War, seat: int) -> None:
    """Eliminate the top card of the draw deck, or show and cycle it if saved (RCG-10.14, 20.3)."""
    zones = war.zones(seat)
    if not need_deck(war, seat):
        return
    card = war.faces(zones.deck)[0]
    if savers(war, card, "forsaken-deck"):
        war.draw(zones.deck, zones.event)
        war.move(card, zones.event, zones.cycle)
        war.tell(events.CardForsaken(seat, "deck", card))
        war.tell(events.Saved(card, card))
    else:
        war.draw(zones.deck, zones.apart)
        for other in always_saved(war, seat, "forsaken-deck"):  # otherwise it would have been shown
            war.rule_out(other, zones.apart)
        war.move(card, zones.apart, zones.eliminated)
        war.tell(events.CardForsaken(seat, "deck", card), (seat,))
    keep_deck(war, seat)


# Cards in play


def leave_play(war: War, card: str, pile: Literal["cycle", "eliminated"]) -> None:
    """Move a card and its items to piles of their owners (RCG-8.15, 8.16, 8.18)."""
    for item in cards_at(war, card):
        leave_play(war, item, pile)
    zones = war.zones(war.owner(card))
    war.move(card, zones.play, zones.cycle if pile == "cycle" else zones.eliminated)
    del war.places[card]
    war.tokens.pop(card, None)  # tokens leave with the card (RCG-11.12)
    if card in war.fresh:
        war.fresh.remove(card)
    event = events.CycledFromPlay if pile == "cycle" else events.EliminatedFromPlay
    war.tell(event(card))


class Eliminate(Procedure):
    """The elimination of a card in play, unless a text saves it (RCG-10.8, 10.22)."""

    steps = ("replace", "carry_out")

    card: str
    cause: Cause
    saver: Option | None = None

    def replace(self, war: War) -> Flow:
        """Let the controller choose between texts that save the card differently (RCG-10.22)."""
        found = savers(war, self.card, self.cause)
        ways = {step.items for step in found.values() if cards_at(war, self.card)}
        if len(ways) < 2:
            return None
        return Ask(
            controller(war, self.card),
            "replacement",
            [SAVE_WITH[bearer] for bearer in found],
            "saver",
            about=(self.card,),
        )

    def carry_out(self, war: War) -> Flow:
        """Eliminate the card, or cycle it with or without its items (RCG-12.14, 20.4)."""
        found = savers(war, self.card, self.cause)
        if not found:
            leave_play(war, self.card, "eliminated")
            return None
        by = str(self.saver.refs[0]) if self.saver is not None else next(iter(found))
        war.tell(events.Saved(self.card, by))
        if found[by].items == "eliminated":
            for item in cards_at(war, self.card):
                leave_play(war, item, "eliminated")
        leave_play(war, self.card, "cycle")
        return None


class EliminateAll(Procedure):
    """The elimination of cards in play one by one; cards that already left play are skipped."""

    steps = ("next_card", "go_on")

    cards: list[str]
    cause: Cause

    def next_card(self, war: War) -> Flow:
        """Eliminate the next card that is still in play."""
        while self.cards:
            card = self.cards.pop(0)
            if card in war.places:
                return Call(Eliminate(card=card, cause=self.cause))
        return Goto("go_on")

    def go_on(self, war: War) -> Flow:
        """Repeat until no card is left."""
        return Goto("next_card") if self.cards else None
