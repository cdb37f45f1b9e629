"""Chapter 8: playing armies, characters, items and events, and its cost."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.placement import (
    cannot_go,
    cannot_wield,
    destinations,
    is_in_reserve,
)
from ostrog.games.ring_cards.board.state import RESERVE, War, location_of
from ostrog.games.ring_cards.board.texts import ActivatePathSameNumber
from ostrog.games.ring_cards.board.verbs import EQUIP, EVENT, PLAY
from ostrog.games.ring_cards.cards.card_sources import come_into_play
from ostrog.games.ring_cards.cards.forsake import CycleFromHand
from ostrog.games.ring_cards.cards.moves import arrival
from ostrog.games.ring_cards.cards.text_execution import CarryOut, is_possible
from ostrog.kernel import Call, Flow, Option, Procedure, Refusal, refuse

# Legality


def cannot_play(war: War, seat: int, card: str) -> Refusal | None:
    """Why a player may not play a card, wherever it would go (RCG-8.1, 8.27, 8.29)."""
    if not war.holds(seat, card):
        return refuse("RCG-8.1", card)
    return refuse("RCG-8.29", card) if card in war.played else None


@PLAY.rule
def plays_own_cards(war: War, seat: int, card: str, place: str) -> Refusal | None:
    """A player plays their own cards, and none twice in a round (RCG-8.1, 8.29)."""
    return cannot_play(war, seat, card)


@PLAY.rule
def plays_where_it_may_go(war: War, seat: int, card: str, place: str) -> Refusal | None:
    """Cards are played to the owner's reserve or to a legal active location (RCG-8.4 to 8.8)."""
    return None if place == RESERVE else cannot_go(war, card, place)


@EQUIP.rule
def plays_own_items(war: War, seat: int, card: str, wielder: str) -> Refusal | None:
    """A player plays their own items, and none twice in a round (RCG-8.1, 8.29)."""
    return cannot_play(war, seat, card)


@EQUIP.rule
def plays_items_on_wielders(war: War, seat: int, card: str, wielder: str) -> Refusal | None:
    """An item is played on a character that may wield it (RCG-8.9, 8.10, 8.20)."""
    return cannot_wield(war, card, wielder)


@EVENT.rule
def plays_own_events(war: War, seat: int, card: str) -> Refusal | None:
    """A player plays their own events (RCG-8.1)."""
    return cannot_play(war, seat, card)


@EVENT.rule
def plays_no_event_without_its_path(war: War, seat: int, card: str) -> Refusal | None:
    """An event that needs another path cannot be played if none is unused (RCG-6.8)."""
    for name, effect in war.cast.sheets[card].card.effects.items():
        steps = effect.steps.values()
        if any(isinstance(step, ActivatePathSameNumber) for step in steps):
            frame = CarryOut(seat=seat, source=card, effect=name)
            if not is_possible(war, frame, effect):
                return refuse("RCG-6.8", card)
    return None


def ways_to_play(war: War, seat: int, cards: list[str]) -> list[Option]:
    """All legal options of playing these cards (RCG-7.2)."""
    sheets, options = war.cast.sheets, list[Option]()
    places = (RESERVE, *destinations(war))
    for card in cards:
        match sheets[card].card.type:
            case "item":
                wielders = war.cast.wielders[card]
                borne = [(card, each) for each in war.places if each in wielders]
                options += war.legal(seat, EQUIP, borne)
            case "event":
                options += war.legal(seat, EVENT, [card])
            case _:
                options += war.legal(seat, PLAY, [(card, place) for place in places])
    return options


# Playing


def played(option: Option) -> tuple[str, ...]:
    """The card that an option plays, and its place or wielder; events have none (RCG-8.1)."""
    verb = EVENT if EVENT.chosen(option) else EQUIP if EQUIP.chosen(option) else PLAY
    return verb.refs(option)


def put_into_play(war: War, seat: int, source: str, option: Option) -> None:
    """Move a card from `source` to the place of the chosen option (RCG-8.4, 8.7, 8.9, 8.21)."""
    zones, (card, *goal) = war.zones(seat), played(option)
    if option.verb == EVENT.name:
        war.move(card, source, zones.event)
        war.tell(events.EventPlayed(seat, card))
        return
    war.move(card, source, zones.play)
    (place,) = goal
    come_into_play(war, card, place)
    if war.cast.sheets[card].card.type != "army":
        war.played.append(card)
    if option.verb == EQUIP.name:
        war.tell(events.ItemPlayed(seat, card, place))
        return
    if place == RESERVE:
        war.fresh.append(card)
    war.tell(events.CardPlayed(seat, card, place))


class Play(Procedure):
    """Playing a card from hand: placing it, paying for it, carrying out its text (RCG-8.1)."""

    steps = ("put", "pay", "carry_out")

    seat: int
    option: Option

    def crumb(self) -> tuple[str]:
        """The card that is played."""
        return (played(self.option)[0],)

    def put(self, war: War) -> Flow:
        """Put the card into play (RCG-8.4, 8.7, 8.9)."""
        put_into_play(war, self.seat, war.zones(self.seat).hand, self.option)
        return None

    def pay(self, war: War) -> Flow:
        """Cycle another card before the text is carried out (RCG-8.1 to 8.3)."""
        return Call(cost(war, self.seat, self.option))

    def carry_out(self, war: War) -> Flow:
        """Carry out the text of the card (RCG-8.25)."""
        return Call(Resolve(seat=self.seat, option=self.option))


def cost(war: War, seat: int, option: Option) -> Procedure:
    """The cost of playing a card: cycle another one, or forsake one (RCG-8.1 to 8.3)."""
    return CycleFromHand(seat=seat, count=1, kind="cost", spared=played(option)[0])


class Resolve(Procedure):
    """The effects of a card that was played (RCG-8.21, 8.28)."""

    steps = ("carry_out", "end_event")

    seat: int
    option: Option

    def carry_out(self, war: War) -> Flow:
        """Carry out the texts for the place where the card was played (RCG-8.21, 8.25, 20.16)."""
        card = played(self.option)[0]
        if self.option.verb == EVENT.name:
            (effect,) = war.cast.sheets[card].card.effects
            return Call(event_text(war, self.seat, card, effect))
        if card not in war.places:
            return None
        place = location_of(war, card)
        return Call(arrival(war, self.seat, card, place, played=True))

    def end_event(self, war: War) -> Flow:
        """Eliminate an event after its text (RCG-8.21)."""
        card, zones = played(self.option)[0], war.zones(self.seat)
        if self.option.verb == EVENT.name:
            war.move(card, zones.event, zones.eliminated)
        return None


def event_text(war: War, seat: int, card: str, effect: str) -> Procedure:
    """The text of an event, or no effect if its condition is not met (RCG-8.21, 20.15)."""
    text = war.cast.sheets[card].effect(effect)
    wanted = text.if_in_reserve
    there = [each for each in war.places if war.cast.sheets[each].title == wanted]
    in_reserve = any(is_in_reserve(war, each) and war.owner(each) == seat for each in there)
    if wanted and not in_reserve:
        return WithoutEffect(card=card)
    return CarryOut(seat=seat, source=card, effect=effect)


class WithoutEffect(Procedure):
    """An event without effect, because its condition is not met (RCG-8.21)."""

    steps = ("say_so",)

    card: str

    def say_so(self, war: War) -> Flow:
        """Tell everybody that the event has no effect."""
        war.tell(events.TextWithoutEffect(self.card))
        return None
