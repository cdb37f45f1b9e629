"""Chapter 10: cards are cycled and eliminated, and what may take the place of elimination."""

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
"""Why a card would be eliminated; a forsaken card of the hand is like any other of the hand."""

SAVES: dict[Cause, tuple[Timing, ...]] = {
    "text": ("replace-eliminate",),
    "hand": ("replace-eliminate",),
    "forsaken-reserve": ("replace-eliminate", "replace-forsake-from-reserve"),
    "forsaken-deck": ("replace-eliminate", "replace-forsake-from-deck"),
    "path-combat": ("replace-eliminate", "replace-eliminated-in-path-combat"),
    "battleground-combat": ("replace-eliminate",),
}
"""RCG-20.3 to 20.5, 12.10: which texts of a card save it."""

SAVES_WIELDER: dict[Cause, tuple[Timing, ...]] = {
    "path-combat": (
        "replace-wielder-eliminated-in-path-combat",
        "replace-wielder-eliminated-in-combat",
    ),
    "battleground-combat": ("replace-wielder-eliminated-in-combat",),
}
"""RCG-12.10, 20.13: which texts of an item save its wielder."""


def savers(war: War, card: str, cause: Cause) -> dict[str, ReplaceEliminate]:
    """RCG-10.22: the cards whose texts would have a card cycled instead of eliminated."""
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
    """RCG-10.6, 21.5: a card of the hand, or of those set apart, goes to the cycle pile."""
    war.move(card, source, war.zones(seat).cycle)
    war.tell(events.CardCycled(seat, card), (seat,))


def eliminate_unseen(war: War, seat: int, card: str, source: str) -> None:
    """RCG-10.8 to 10.10, 20.4: a card of the hand is eliminated, or shown and cycled."""
    zones = war.zones(seat)
    if savers(war, card, "hand"):
        war.move(card, source, zones.cycle, shown_to=EVERYONE)
        war.tell(events.Saved(card, card))
        return
    war.move(card, source, zones.eliminated)
    for other in always_saved(war, seat, "hand"):  # else it would have been shown
        war.rule_out(other, zones.eliminated)


def always_saved(war: War, seat: int, cause: Cause) -> list[str]:
    """RCG-10.9: the cards of a player that a text of their own would have saved, and shown."""
    timings = set(SAVES[cause])
    sheets = war.cast.sheets
    return [card for card in war.cast.decks[seat] if timings & set(sheets[card].effects)]


def eliminate_top(war: War, seat: int) -> None:
    """RCG-10.14, 20.3: the top card of the draw deck is eliminated, or shown and cycled."""
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
        for other in always_saved(war, seat, "forsaken-deck"):  # else it would have been shown
            war.rule_out(other, zones.apart)
        war.move(card, zones.apart, zones.eliminated)
        war.tell(events.CardForsaken(seat, "deck", card), (seat,))
    keep_deck(war, seat)


# Cards in play


def leave_play(war: War, card: str, pile: Literal["cycle", "eliminated"]) -> None:
    """RCG-8.15, 8.16, 8.18: a card goes to a pile of its player, its items likewise."""
    for item in cards_at(war, card):
        leave_play(war, item, pile)
    zones = war.zones(war.owner(card))
    war.move(card, zones.play, zones.cycle if pile == "cycle" else zones.eliminated)
    del war.places[card]
    war.tokens.pop(card, None)  # RCG-11.12
    if card in war.fresh:
        war.fresh.remove(card)
    event = events.CycledFromPlay if pile == "cycle" else events.EliminatedFromPlay
    war.tell(event(card))


class Eliminate(Procedure):
    """RCG-10.8, 10.22: a card in play is eliminated, unless a text saves it."""

    steps = ("replace", "carry_out")

    card: str
    cause: Cause
    saver: Option | None = None

    def replace(self, war: War) -> Flow:
        """RCG-10.22: of two texts that save it in different ways its controller chooses one."""
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
        """RCG-12.14, 20.4: cycled with its items or without them, or eliminated."""
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
    """Cards in play are eliminated one after the other; what is gone by then is passed over."""

    steps = ("next_card", "go_on")

    cards: list[str]
    cause: Cause

    def next_card(self, war: War) -> Flow:
        """The next one that is still there."""
        while self.cards:
            card = self.cards.pop(0)
            if card in war.places:
                return Call(Eliminate(card=card, cause=self.cause))
        return Goto("go_on")

    def go_on(self, war: War) -> Flow:
        """Until all are gone."""
        return Goto("next_card") if self.cards else None
