"""Chapter 7: an event card is played, and its event carried out part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import barred_by, card_book, deck_of, printed_on
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.board.pools import (
    hand_zone,
    open_zone,
    table_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.seats import may_play_card
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import PLAY, PLAY_FURTHER, PLAY_NO_MORE
from ostrog.games.war_of_the_ring.dice.die_uses import lent_results, results_of
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent, hand
from ostrog.games.war_of_the_ring.played_events.table_cards import RemoveTableCard
from ostrog.kernel import (
    Ask,
    Call,
    Done,
    Flow,
    Goto,
    Option,
    Procedure,
    Refusal,
    Source,
    refuse,
)


class PlayEvent(Procedure):
    """An event card is played for its event, one part after the other (WOTR-7.4 to 7.7)."""

    steps = ("lay_open", "next_part", "go_on", "put_away", "end")
    lasting = {"next_part": ("done", "region", "nation", "number", "source", "path")}

    seat: int
    card: str
    die: str = ""
    """The die that paid for it; empty if the card is played without one (WOTR-7.18)."""
    done: int = 0
    """Number of parts already begun."""
    region: str = ""
    """A region that an earlier part passes to a later one."""
    nation: str = ""
    """A nation that an earlier part passes to a later one."""
    number: int = 0
    """A number that an earlier part passes to a later one."""
    source: str = ""
    """A region where something began, for a later part."""
    path: tuple[str, ...] = ()
    """The path by which the Fellowship was revealed, for a later part."""

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def lay_open(self, war: War) -> Flow:
        """Show the card; its event begins (WOTR-H.6)."""
        side, deck = deck_of(war, self.card)
        war.move(self.card, hand_zone(self.seat, deck), open_zone(side, deck))
        war.tell(events.EventCardPlayed(self.seat, self.card, self.die))
        return None

    def next_part(self, war: War) -> Flow:
        """Carry out the next part, as far as possible (WOTR-7.6, 7.17)."""
        parts = event_of(war, self.card).parts
        if self.done == len(parts):
            return Goto("put_away")
        self.done += 1
        return parts[self.done - 1](war, self)

    def go_on(self, war: War) -> Flow:
        """Continue with the next part."""
        return Goto("next_part")

    def put_away(self, war: War) -> Flow:
        """Discard the card, or let it stay on the table (WOTR-7.8).

        A part of its event may have put it elsewhere.
        """
        side, deck = deck_of(war, self.card)
        if self.card not in war.faces(open_zone(side, deck)):
            return None
        if printed_on(war, self.card).stays:
            war.move(self.card, open_zone(side, deck), table_zone(side, deck))
            war.activate(card_book(war).sources[self.card], self.seat)
            war.tell(events.CardStays(self.seat, self.card))
        else:
            war.move(self.card, open_zone(side, deck), used_zone(side, deck))
        return None

    def end(self, war: War) -> Flow:
        """Let those act who wait for the use of an Event result (WOTR-5.23, 7.18)."""
        if not pays_as_event(self.die):
            return Done()
        return Call(EventResultUsed(seat=self.seat, card=self.card))


class EventResultUsed(Procedure):
    """A card was played with an Event result, and its event is over (WOTR-5.23, 7.18)."""

    steps = ("guide",)

    seat: int
    card: str

    def guide(self, war: War) -> Flow:
        """Let the Free Peoples draw from the deck of the card if the Guide says so (WOTR-8.18)."""
        side, deck = deck_of(war, self.card)
        if side != FREE or war.values.characters[war.guide].guide != "draws":
            return None
        return Call(DrawEvent(seat=self.seat, deck=deck, optional=True))


Part = Callable[[War, PlayEvent], Flow]
"""A part of an event: a function that does something or calls a procedure."""


class CardEvent(msgspec.Struct, frozen=True, eq=False):
    """What a card does as an event."""

    parts: tuple[Part, ...] = ()
    """Its effects in order; none for a card that only lies on the table."""
    requires: Callable[[War], bool] | None = None
    """What must be true when it is played, and as long as it stays on the table (WOTR-7.5, 7.8)."""
    ends: Callable[[War], bool] | None = None
    """What else removes it from the table as soon as it is true (WOTR-7.8)."""
    vain: Callable[[War], bool] | None = None
    """When its player is warned that nothing would happen (WOTR-7.17)."""


def event(
    *parts: Part,
    requires: Callable[[War], bool] | None = None,
    ends: Callable[[War], bool] | None = None,
    vain: Callable[[War], bool] | None = None,
) -> CardEvent:
    """What a card does: its parts, what it requires, what removes it, and when it is in vain."""
    return CardEvent(parts, requires, ends, vain)


def event_of(war: War, card: str) -> CardEvent:
    """What a card does as an event, in this match."""
    found: CardEvent = war.setting.derived.cards.events[card]
    return found


def ended_table_card(war: War) -> Call | None:
    """Remove a card from the table as soon as its time is over (WOTR-7.8).

    That is when its requirement stops being true, or when what it says itself has come about.
    """
    tabled: Mapping[str, Source] = war.setting.derived.cards.sources
    for active in war.active:
        if active.name in tabled:
            event = event_of(war, active.name)
            kept = event.requires is None or event.requires(war)
            if not kept or (event.ends is not None and event.ends(war)):
                return Call(RemoveTableCard(card=active.name))
    return None


def results_for(war: War, card: str) -> tuple[str, str]:
    """The results that play a card: Event, or the one printed on the card (WOTR-7.4)."""
    return "event", printed_on(war, card).die


def pays_for(war: War, seat: int, die: str, card: str) -> bool:
    """Whether a die of a seat plays a card (WOTR-7.4)."""
    results = (*results_of(die), *lent_results(war, seat, die))
    return any(result in results for result in results_for(war, card))


def pays_as_event(die: str) -> bool:
    """Whether a die that plays a card counts as an Event result (WOTR-5.23, 7.18).

    A card played without a die uses no result.
    """
    return "event" in results_of(die)


def holds_card(war: War, seat: int, card: str) -> bool:
    """Whether a seat has a card in hand."""
    side, deck = deck_of(war, card)
    return side == war.side(seat) and card in war.faces(hand_zone(seat, deck))


def event_refused(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is not in hand, is for another player, or whose requirement is not met.

    Nor can one be played that another forbids. See WOTR-7.4, 7.5, 7.8 and 19.22.
    """
    if not holds_card(war, seat, card):
        return refuse("WOTR-7.4", card)
    if not may_play_card(war, seat, card):
        return refuse("WOTR-19.22", card)
    if card not in card_book(war).events:
        return refuse("WOTR-7.4", card)
    by = barred_by(war, card)
    if by:
        return refuse("WOTR-7.8", by)
    requires = event_of(war, card).requires
    return None if requires is None or requires(war) else refuse("WOTR-7.5", card)


def playable(war: War, seat: int) -> list[str]:
    """The cards in a hand whose event can be played now, by whatever die (WOTR-7.5)."""
    return [card for card in hand(war, seat) if event_refused(war, seat, card) is None]


def plays_with(war: War, seat: int, faces: list[str]) -> list[Option]:
    """The options to play a card with a die of some faces (WOTR-7.4)."""
    cards = playable(war, seat)
    return [PLAY[face, card] for face in faces for card in cards if pays_for(war, seat, face, card)]


@PLAY.rule
def plays_a_card_for_its_event(war: War, seat: int, die: str, card: str) -> Refusal | None:
    """Refuse a die that is not there or does not fit, and a card that cannot be played.

    See WOTR-5.6, 7.4 and 7.5.
    """
    if not war.dice[war.side(seat)].get(die):
        return refuse("WOTR-5.6", die)
    if holds_card(war, seat, card) and not pays_for(war, seat, die, card):
        return refuse("WOTR-7.4", die, card)
    return event_refused(war, seat, card)


# Without a die


class PlayFurther(Procedure):
    """A seat may play a further card of a deck without a die (WOTR-7.18)."""

    steps = ("choose", "play")

    seat: int
    deck: str
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the card, or for none; whoever holds no card of the deck is not asked."""
        if not war.size(hand_zone(self.seat, self.deck)):
            return Done()
        options = [*war.legal(self.seat, PLAY_FURTHER, playable(war, self.seat)), PLAY_NO_MORE()]
        return Ask(self.seat, "further-card", options, "choice", default=(PLAY_NO_MORE(),))

    def play(self, war: War) -> Flow:
        """Play it as a part of the same action, by no die (WOTR-7.18)."""
        if PLAY_NO_MORE.chosen(self.choice):
            return Done()
        return Call(PlayEvent(seat=self.seat, card=PLAY_FURTHER.ref(self.choice), die=""))


@PLAY_FURTHER.rule
def plays_a_further_card_of_the_deck(war: War, seat: int, card: str) -> Refusal | None:
    """Refuse a card of another deck, and one that cannot be played (WOTR-7.4, 7.5, 7.18)."""
    frame = war.frame(PlayFurther)
    if frame is None or frame.seat != seat or deck_of(war, card)[1] != frame.deck:
        return refuse("WOTR-7.18", card)
    return event_refused(war, seat, card)
