"""Chapter 17: a player looks at the top of his faction deck and keeps a card of it."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import FACTION_DECK
from ostrog.expansions.warriors.board.pools import seen_zone
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import KEEP_CARD, PUT_AT_BOTTOM, PUT_ON_TOP
from ostrog.games.war_of_the_ring.board.pools import deck_zone, hand_zone, open_zone
from ostrog.games.war_of_the_ring.dice.event_hands import discards_of, refill_deck
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

SEEN = 3
"""Cards at which a player looks."""


class KeepOneCard(Procedure):
    """Base of cards by which a player takes one of the top cards of his faction deck."""

    steps = ("look", "choose", "keep", "choose_place", "put_back")

    seat: int
    card: str
    """The card that lets him do so."""
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def seen(self, war: FactionWar) -> list[str]:
        """The cards at which the player looks."""
        return sorted(war.faces(seen_zone(self.seat)))

    def look(self, war: FactionWar) -> Flow:
        """Take the top cards, as many as there are; a deck that runs out is refilled (WOME-4.6)."""
        side = war.side(self.seat)
        deck = deck_zone(side, FACTION_DECK)
        for _ in range(SEEN):
            refill_deck(war, side, FACTION_DECK)
            if war.size(deck):
                war.draw(deck, seen_zone(self.seat))
        refill_deck(war, side, FACTION_DECK)
        war.tell(events.CardsLookedAt(self.seat, war.size(seen_zone(self.seat))))
        return None

    def choose(self, war: FactionWar) -> Flow:
        """Ask which card goes to the hand."""
        if not war.size(seen_zone(self.seat)):
            return Goto("put_back")
        options = war.legal(self.seat, KEEP_CARD, self.seen(war))
        return Ask(self.seat, "keep-card", options, "choice", about=(self.card,))

    def keep(self, war: FactionWar) -> Flow:
        """Put it into the hand; nobody else sees it."""
        choice, self.choice = self.choice, None  # from now on the zone keeps the secret
        war.move(KEEP_CARD.ref(choice), seen_zone(self.seat), hand_zone(self.seat, FACTION_DECK))
        return None

    def choose_place(self, war: FactionWar) -> Flow:
        """Ask where the others go, if the player may say so."""
        return None

    def put_back(self, war: FactionWar) -> Flow:
        """Put the others away."""
        raise NotImplementedError


class ByForesight(KeepOneCard):
    """The other cards go together on top of the deck or to its bottom (WOME-17.9)."""

    def choose_place(self, war: FactionWar) -> Flow:
        """Ask for the end of the deck, and for the upper card of the two."""
        if not war.size(seen_zone(self.seat)):
            return Done()
        options = [verb[card] for verb in (PUT_ON_TOP, PUT_AT_BOTTOM) for card in self.seen(war)]
        return Ask(self.seat, "put-back", options, "choice", about=(self.card,))

    def put_back(self, war: FactionWar) -> Flow:
        """Put them back; only the end of the deck is seen."""
        choice, self.choice = self.choice, None  # from now on the zone keeps the secret
        if choice is None:
            return Done()
        on_top = PUT_ON_TOP.chosen(choice)
        upper = (PUT_ON_TOP if on_top else PUT_AT_BOTTOM).ref(choice)
        lower = [card for card in self.seen(war) if card != upper]
        order = [*lower, upper] if on_top else [upper, *lower]
        deck = deck_zone(war.side(self.seat), FACTION_DECK)
        for card in order:
            war.move(card, seen_zone(self.seat), deck, bottom=not on_top)
        war.tell(events.CardsPutBack(self.seat, len(order), on_top))
        return None


class ByServants(KeepOneCard):
    """The other cards, the discards and the card itself are shuffled into the deck (WOME-17.9)."""

    def put_back(self, war: FactionWar) -> Flow:
        """Shuffle all of them into the deck; from now on nobody knows its order."""
        side = war.side(self.seat)
        deck = deck_zone(side, FACTION_DECK)
        war.pour(seen_zone(self.seat), deck)
        for zone in discards_of(war, side, FACTION_DECK):
            war.pour(zone, deck)
        war.move(self.card, open_zone(side, FACTION_DECK), deck)
        war.shuffle(deck)
        war.tell(events.CardsShuffled(self.seat, war.size(deck)))
        return None


@KEEP_CARD.rule
def keeps_what_he_looks_at(war: FactionWar, seat: int, card: str) -> Refusal | None:
    """Refuse a card at which the player does not look (WOME-17.9)."""
    frame = war.frame(KeepOneCard)
    if frame is None or frame.seat != seat:
        return refuse("WOME-17.9", card)
    return None if card in frame.seen(war) else refuse("WOME-17.9", card)


@PUT_ON_TOP.rule
@PUT_AT_BOTTOM.rule
def puts_back_what_is_left(war: FactionWar, seat: int, card: str) -> Refusal | None:
    """Refuse a card at which the player does not look (WOME-17.9)."""
    frame = war.frame(ByForesight)
    if frame is None or frame.seat != seat:
        return refuse("WOME-17.9", card)
    return None if card in frame.seen(war) else refuse("WOME-17.9", card)


def keeps_one_by_foresight(war: FactionWar, play: PlayEvent) -> Flow:
    """Keep one of three cards, and put the others at one end of the deck (WOME-17.9)."""
    return Call(ByForesight(seat=play.seat, card=play.card))


def keeps_one_of_servants(war: FactionWar, play: PlayEvent) -> Flow:
    """Keep one of three cards, and shuffle everything else into the deck (WOME-17.9)."""
    return Call(ByServants(seat=play.seat, card=play.card))
