"""Chapter 17: discarded faction cards come back to the deck or to a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import FACTION_DECK
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import FACTION_OF
from ostrog.expansions.warriors.board.verbs import (
    DRAW_FROM_ANY,
    GIVE_CARD,
    SHUFFLE_CARDS,
    TAKE_BACK,
)
from ostrog.games.war_of_the_ring.board.pools import (
    buried_zone,
    deck_zone,
    hand_zone,
    open_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.verbs import PLAY_FURTHER
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent, can_draw, discards_of
from ostrog.games.war_of_the_ring.played_events.event_play import PlayEvent, PlayFurther, playable
from ostrog.kernel import (
    EVERYONE,
    Ask,
    Call,
    Done,
    Flow,
    Option,
    Procedure,
    Refusal,
    refuse,
)


def shuffle_cards_of(war: FactionWar, seat: int, faction: str, card: str) -> None:
    """Shuffle the discarded cards of a faction and the card in use into the deck (WOME-17.4).

    Those that were discarded face down are shown.
    """
    side = war.side(seat)
    deck = deck_zone(side, FACTION_DECK)
    for zone in discards_of(war, side, FACTION_DECK):
        lying = war.faces(zone)
        for each in war.faction_values.decks[side_name(side)]:
            if FACTION_OF[each] != faction:
                continue
            if each in lying:
                war.move(each, zone, deck, shown_to=EVERYONE)
            else:
                war.rule_out(each, zone)
    war.move(card, open_zone(side, FACTION_DECK), deck)
    war.shuffle(deck)
    war.tell(events.CardsShuffled(seat, war.size(deck)))


def side_name(side: int) -> str:
    """The name of a side in the values."""
    return ("free", "shadow")[side]


# One more card, or all discarded ones


class PlayOrShuffle(PlayFurther, kw_only=True):
    """A player plays a further faction card, or shuffles those of a faction back (WOME-17.4)."""

    deck: str = FACTION_DECK
    card: str
    """The card that lets him do so."""

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def choose(self, war: FactionWar) -> Flow:  # type: ignore[override]  # a war with factions
        """Ask for the card; whoever can play none has to shuffle (WOME-17.4)."""
        options = [SHUFFLE_CARDS[FACTION_OF[self.card]]]
        if war.size(hand_zone(self.seat, FACTION_DECK)):
            options = [*war.legal(self.seat, PLAY_FURTHER, playable(war, self.seat)), *options]
        return Ask(self.seat, "further-or-shuffle", options, "choice", about=(self.card,))

    def play(self, war: FactionWar) -> Flow:  # type: ignore[override]  # a war with factions
        """Play the card by no die, or shuffle (WOME-17.4)."""
        if PLAY_FURTHER.chosen(self.choice):
            return Call(PlayEvent(seat=self.seat, card=PLAY_FURTHER.ref(self.choice), die=""))
        shuffle_cards_of(war, self.seat, SHUFFLE_CARDS.ref(self.choice), self.card)
        return None


def plays_on_or_shuffles(war: FactionWar, play: PlayEvent) -> Flow:
    """Let the player play a further faction card, or shuffle cards back (WOME-17.4)."""
    return Call(PlayOrShuffle(seat=play.seat, card=play.card))


def shuffles_its_faction(war: FactionWar, play: PlayEvent) -> Flow:
    """Shuffle all cards of the faction of this card into the deck, with itself."""
    shuffle_cards_of(war, play.seat, FACTION_OF[play.card], play.card)
    return None


# Cards that come back to the hand


class TakeCardBack(Procedure):
    """A player takes one of his discarded faction cards into his hand (WOME-17.9)."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "take")

    seat: int
    card: str
    """The card that lets him do so."""
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def zones(self, war: FactionWar) -> tuple[str, str]:
        """Where his discarded cards lie: used ones, and those that he put away unseen."""
        used = used_zone(war.side(self.seat), FACTION_DECK)
        return used, buried_zone(self.seat, FACTION_DECK)

    def able(self, war: FactionWar) -> list[str]:
        """The cards that he can take."""
        return sorted([card for zone in self.zones(war) for card in war.faces(zone)])

    def choose(self, war: FactionWar) -> Flow:
        """Ask for the card, if any is discarded."""
        if not any(war.size(zone) for zone in self.zones(war)):
            return Done()
        options = war.legal(self.seat, TAKE_BACK, self.able(war))
        return Ask(self.seat, "take-back", options, "choice", about=(self.card,))

    def take(self, war: FactionWar) -> Flow:
        """Take it before everybody."""
        card = TAKE_BACK.ref(self.choice)
        for zone in self.zones(war):
            if card in war.faces(zone):
                war.move(card, zone, hand_zone(self.seat, FACTION_DECK), shown_to=EVERYONE)
        war.tell(events.CardTakenBack(self.seat, card))
        return None


def takes_a_card_back(war: FactionWar, play: PlayEvent) -> Flow:
    """Let the player take any of his discarded faction cards."""
    return Call(TakeCardBack(seat=play.seat, card=play.card))


class UniteStrength(TakeCardBack):
    """A card of a faction is given for one of another faction, or for one of a deck."""

    steps = ("choose_price", "give", "choose", "take")

    given: str = ""
    """The card that was given."""

    def choose_price(self, war: FactionWar) -> Flow:
        """Ask for the card that is given."""
        options = war.legal(self.seat, GIVE_CARD, payable(war, self.seat))
        return Ask(self.seat, "give-card", options, "choice", about=(self.card,))

    def give(self, war: FactionWar) -> Flow:
        """Discard it, where everybody sees it."""
        self.given, self.choice = GIVE_CARD.ref(self.choice), None
        hand, (used, _) = hand_zone(self.seat, FACTION_DECK), self.zones(war)
        war.move(self.given, hand, used)
        war.tell(events.FactionCardGiven(self.seat, self.given))
        return None

    def able(self, war: FactionWar) -> list[str]:
        """The discarded cards of the other factions."""
        found = super().able(war)
        return [card for card in found if FACTION_OF[card] not in ("", FACTION_OF[self.given])]

    def choose(self, war: FactionWar) -> Flow:
        """Ask for a discarded card, or for a draw from any deck (WOME-4.13)."""
        options = war.legal(self.seat, TAKE_BACK, self.able(war))
        options += war.legal(self.seat, DRAW_FROM_ANY)
        if not options:
            return Done()
        return Ask(self.seat, "take-back", options, "choice", about=(self.card,))

    def take(self, war: FactionWar) -> Flow:
        """Take the card, or draw one."""
        if TAKE_BACK.chosen(self.choice):
            return super().take(war)
        return Call(DrawEvent(seat=self.seat))


def unites_strength(war: FactionWar, play: PlayEvent) -> Flow:
    """Let the player give a card of a faction for another one."""
    return Call(UniteStrength(seat=play.seat, card=play.card))


def payable(war: FactionWar, seat: int) -> list[str]:
    """The cards of factions in a hand."""
    return sorted([card for card in war.faces(hand_zone(seat, FACTION_DECK)) if FACTION_OF[card]])


def holds_a_price_for(card: str) -> Callable[[FactionWar], bool]:
    """A requirement: whoever holds a card holds a card of a faction too.

    While it is carried out it lies open, and nobody holds it any more.
    """

    def holds(war: FactionWar) -> bool:
        seats = range(len(war.setting.derived.sides))
        hands = [hand_zone(seat, FACTION_DECK) for seat in seats]
        holder = [seat for seat, hand in enumerate(hands) if card in war.faces(hand)]
        return bool(holder) and bool(payable(war, holder[0]))

    return holds


@SHUFFLE_CARDS.rule
def shuffles_cards_of_the_faction(war: FactionWar, seat: int, faction: str) -> Refusal | None:
    """Refuse to shuffle without a card that says so, or for another faction (WOME-17.4)."""
    frame = war.frame(PlayOrShuffle)
    able = frame is not None and frame.seat == seat and FACTION_OF[frame.card] == faction
    return None if able else refuse("WOME-17.4", faction)


@TAKE_BACK.rule
def takes_a_discarded_card(war: FactionWar, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is not discarded, or that the card in use does not mean (WOTR-7.6)."""
    frame = war.frame(TakeCardBack)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6", card)
    return None if card in frame.able(war) else refuse("WOTR-7.6", card)


@DRAW_FROM_ANY.rule
def draws_for_a_card(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse to draw if no deck has a card (WOTR-7.3)."""
    frame = war.frame(UniteStrength)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6")
    return None if can_draw(war, seat) else refuse("WOTR-7.3")


@GIVE_CARD.rule
def gives_a_card_of_a_faction(war: FactionWar, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is not in hand, or without a faction (WOTR-7.5)."""
    frame = war.frame(UniteStrength)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6", card)
    return None if card in payable(war, seat) else refuse("WOTR-7.5", card)
