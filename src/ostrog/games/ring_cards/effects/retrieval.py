"""Chapter 10: taking cards from the draw deck and cycle pile, and removing cards from the game."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events, texts
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.texts import Filter
from ostrog.games.ring_cards.board.verbs import DONE, FIND_NOTHING, TAKE
from ostrog.games.ring_cards.cards.draw import keep_deck, need_deck
from ostrog.games.ring_cards.cards.elimination import Eliminate
from ostrog.games.ring_cards.cards.text_execution import CarryOut, carries_out, helps
from ostrog.kernel import EVERYONE, Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def meant(war: War, seat: int, which: Filter) -> tuple[str, ...]:
    """The cards of a player that match a filter, wherever they are."""
    return tuple(card for card in war.cast.decks[seat] if war.cast.means(which, card))


@TAKE.rule
def takes_own_cards(war: War, seat: int, card: str) -> Refusal | None:
    """A player takes only own cards that they may look at (RCG-10.19, 10.20).

    These are the cycle pile, the cards set apart and, during a search, the draw deck.
    """
    zones = war.zones(seat)
    open_zones = [zones.cycle, zones.apart]
    searching = war.frame(Search)
    if searching is not None and searching.seat == seat:
        open_zones.append(zones.deck)
    mine = any(war.lies_in(zone, card) for zone in open_zones)
    return None if mine else refuse("RCG-10.20", card)


class Search(Procedure):
    """A secret search of the draw deck for a matching card (RCG-10.19)."""

    steps = ("look_through", "choose", "take")

    seat: int
    cards: tuple[str, ...]
    choice: Option | None = None

    def look_through(self, war: War) -> Flow:
        """Look through the deck, after recycling if it is empty (RCG-10.5)."""
        war.tell(events.DeckSearched(self.seat))
        if not need_deck(war, self.seat):
            war.tell(events.NothingFound(self.seat))
            return Done()
        war.look(war.zones(self.seat).deck, (self.seat,))
        return None

    def choose(self, war: War) -> Flow:
        """Choose a matching card; one must be taken if any is there (RCG-9.15)."""
        deck = war.faces(war.zones(self.seat).deck)
        options = [TAKE[card] for card in self.cards if card in deck] or [FIND_NOTHING()]
        return Ask(self.seat, "search", options, "choice", about=self.cards)

    def take(self, war: War) -> Flow:
        """Show the card to all, take it, and shuffle the deck in any case (RCG-10.19, 21.1)."""
        zones = war.zones(self.seat)
        if self.choice == FIND_NOTHING():
            for card in self.cards:
                war.rule_out(card, zones.deck)
            war.tell(events.NothingFound(self.seat))
        else:
            card = TAKE.ref(self.choice)
            war.move(card, zones.deck, zones.hand, shown_to=EVERYONE)
            war.tell(events.CardTaken(self.seat, card, "deck"))
        war.shuffle(zones.deck)
        keep_deck(war, self.seat)
        return None


class Recover(Procedure):
    """Taking matching cards from the player's own cycle pile, shown to all (RCG-10.20)."""

    steps = ("choose", "take")
    lasting = {"choose": ("count",)}

    seat: int
    cards: tuple[str, ...]
    count: int = 1
    up_to: bool = False
    """Whether fewer may be taken than there are."""
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose a matching card; one must be taken unless the text says "up to" (RCG-9.15)."""
        zones = war.zones(self.seat)
        if not self.count or not war.size(zones.cycle):
            return Done()
        pile = war.faces(zones.cycle)
        options = [TAKE[card] for card in self.cards if card in pile]
        if self.up_to:
            options.append(DONE())
        return Ask(self.seat, "recover", options or [FIND_NOTHING()], "choice")

    def take(self, war: War) -> Flow:
        """Take the chosen card into hand (RCG-10.20)."""
        zones = war.zones(self.seat)
        if self.choice == FIND_NOTHING():
            for card in self.cards:
                war.rule_out(card, zones.cycle)
            return Done()
        if self.choice == DONE():
            return Done()
        card, self.choice = TAKE.ref(self.choice), None
        self.count -= 1
        war.move(card, zones.cycle, zones.hand, shown_to=EVERYONE)
        war.tell(events.CardTaken(self.seat, card, "cycle"))
        return Goto("choose")


@carries_out(texts.TakeFromDrawDeck)
def search(war: War, frame: CarryOut, step: texts.TakeFromDrawDeck, seat: int) -> Flow:
    """Search the draw deck for a matching card (RCG-10.19)."""
    return Call(Search(seat=seat, cards=meant(war, seat, step.which)))


@helps(texts.TakeFromDrawDeck)
def has_a_deck(war: War, frame: CarryOut, step: texts.TakeFromDrawDeck, seat: int) -> bool:
    """Whether the player has a card in the draw deck or cycle pile (RCG-10.5)."""
    return war.has_deck(seat)


@carries_out(texts.TakeFromCyclePile)
def recover(war: War, frame: CarryOut, step: texts.TakeFromCyclePile, seat: int) -> Flow:
    """Take matching cards from the cycle pile (RCG-10.20)."""
    cards = meant(war, seat, step.which)
    return Call(Recover(seat=seat, cards=cards, count=step.count, up_to=step.up_to))


@helps(texts.TakeFromCyclePile)
def has_a_pile(war: War, frame: CarryOut, step: texts.TakeFromCyclePile, seat: int) -> bool:
    """Whether the cycle pile has any card; its size is public, its cards are hidden."""
    return war.size(war.zones(seat).cycle) > 0


@carries_out(texts.RemoveFromGame)
def remove(war: War, frame: CarryOut, step: texts.RemoveFromGame, seat: int) -> Flow:
    """Eliminate a card wherever it is; everybody sees where it was (RCG-10.18, 20.1)."""
    for card in war.cast.sheets:
        if war.cast.sheets[card].title == step.card:
            return remove_card(war, card)
    return None


def remove_card(war: War, card: str) -> Flow:
    """Remove a card from play with its items, or from hand, cycle pile or deck (RCG-10.18)."""
    zones = war.zones(war.owner(card))
    if card in war.places:
        war.tell(events.RemovedFromGame(card))
        return Call(Eliminate(card=card, cause="text"))
    for zone in (zones.hand, zones.cycle, zones.deck):
        if card not in war.faces(zone):
            war.rule_out(card, zone)
            continue
        war.move(card, zone, zones.eliminated, shown_to=EVERYONE)
        war.tell(events.RemovedFromGame(card))
        if zone == zones.deck:
            war.shuffle(zone)
            keep_deck(war, war.owner(card))
        return None
    return None
