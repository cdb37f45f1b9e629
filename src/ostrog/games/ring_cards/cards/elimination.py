"""Chapter 10: cycling and eliminating cards, and the texts that replace elimination."""

from __future__ import annotations

from typing import Literal

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.faction_cards import Timing
from ostrog.games.ring_cards.board.state import War, cards_at, controller
from ostrog.games.ring_cards.board.texts import ReplaceEliminate
from ostrog.games.ring_cards.cards.card_sources import go_out_of_play, sources_with
from ostrog.games.ring_cards.cards.draw import keep_deck, need_deck
from ostrog.kernel import EVERYONE, Active, Call, Flow, Goto, Option, Procedure, State

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


def saving_text(war: War, card: str, timings: tuple[Timing, ...]) -> ReplaceEliminate | None:
    """The text of a card with one of these timings that cycles instead of eliminating, if any."""
    sheet = war.cast.sheets[card]
    for timing in timings:
        for name in sheet.effects.get(timing, ()):
            for step in sheet.effect(name).steps.values():
                if isinstance(step, ReplaceEliminate):
                    return step
    return None


# Cards that are not in play


def cycle_unseen(war: War, seat: int, card: str, source: str) -> None:
    """Move a card from hand or from those set apart to the cycle pile, unseen (RCG-10.6, 21.5)."""
    war.move(card, source, war.zones(seat).cycle)
    war.tell(events.CardCycled(seat, card), (seat,))


def eliminate_unseen(war: War, seat: int, card: str, source: str) -> None:
    """Eliminate a card from hand, or show and cycle it if it is saved (RCG-10.8 to 10.10, 20.4)."""
    zones = war.zones(seat)
    if saving_text(war, card, SAVES["hand"]):
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
    if saving_text(war, card, SAVES["forsaken-deck"]):
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


Pile = Literal["cycle", "eliminated"]
"""A pile of its owner to which a card in play goes."""

LEFT_FOR: dict[Pile, type[events.CycledFromPlay | events.EliminatedFromPlay]] = {
    "cycle": events.CycledFromPlay,
    "eliminated": events.EliminatedFromPlay,
}
"""What is told of a card that leaves play, by the pile to which it goes."""


def leave_play(war: War, card: str, pile: Pile) -> None:
    """Move a card and its items to piles of their owners (RCG-8.15, 8.16, 8.18)."""
    for item in cards_at(war, card):
        leave_play(war, item, pile)
    zones = war.zones(war.owner(card))
    piles = {"cycle": zones.cycle, "eliminated": zones.eliminated}
    war.move(card, zones.play, piles[pile])
    go_out_of_play(war, card)
    war.tokens.pop(card, None)  # tokens leave with the card (RCG-11.12)
    if card in war.fresh:
        war.fresh.remove(card)
    war.tell(LEFT_FOR[pile](card))


class Eliminate(Procedure):
    """The elimination of a card in play, which texts may replace (RCG-10.8, 10.22)."""

    steps = ("carry_out",)

    card: str
    cause: Cause
    saver: Option | None = None
    """The text that saves the card, in version 1 of the rules; nothing since. Frames of both
    versions are stored alike."""

    def crumb(self) -> tuple[str]:
        """The card that is eliminated."""
        return (self.card,)

    def controller(self, state: State) -> int:
        """The controller of the card chooses between texts that save it (RCG-10.22)."""
        assert isinstance(state, War)
        return controller(state, self.card)

    def carry_out(self, war: War) -> Flow:
        """Eliminate the card with its items (RCG-8.18)."""
        leave_play(war, self.card, "eliminated")
        return None


class CycleInstead(Procedure):
    """The cycling of a card in play that would be eliminated (RCG-10.22, 12.14, 20.4)."""

    steps = ("carry_out",)

    card: str
    by: str
    """The card whose text saves it."""
    items: Literal["none", "cycled", "eliminated"]
    """What happens to its items; `none` if it has none."""

    def same_as(self, other: Procedure) -> bool:
        """Texts that treat the items alike save alike (RCG-10.22)."""
        return isinstance(other, CycleInstead) and self.items == other.items

    def carry_out(self, war: War) -> Flow:
        """Cycle the card, with or without its items (RCG-12.14, 20.4)."""
        war.tell(events.Saved(self.card, self.by))
        if self.items == "eliminated":
            for item in cards_at(war, self.card):
                leave_play(war, item, "eliminated")
        leave_play(war, self.card, "cycle")
        return None


def cycle_instead(war: War, active: Active, event: Eliminate) -> Procedure | None:
    """Let a card in play save itself or its wielder by its text (RCG-10.22, 12.10, 20.4, 20.5)."""
    bearer = active.name
    if bearer == event.card:
        timings = SAVES[event.cause]
    elif war.places[bearer] == event.card:
        timings = SAVES_WIELDER.get(event.cause, ())
    else:
        return None
    text = saving_text(war, bearer, timings)
    if text is None:
        return None
    items = text.items if cards_at(war, event.card) else "none"
    return CycleInstead(card=event.card, by=bearer, items=items)


for _source in sources_with(ReplaceEliminate):
    _source.replaces(Eliminate)(cycle_instead)


class EliminateAll(Procedure):
    """The elimination of cards in play one by one; cards that already left play are skipped."""

    steps = ("next_card", "go_on")
    lasting = {"next_card": ("cards",)}

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
