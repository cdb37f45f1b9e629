"""Chapters 10, 11 and 14: the simple steps of texts: drawing, losses, tokens and corruption."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events, texts
from ostrog.games.ring_cards.board.state import (
    ATTACK,
    DEFENCE,
    War,
    cards_at,
    location_of,
    reserve_of,
)
from ostrog.games.ring_cards.board.verbs import PUT_TOKEN
from ostrog.games.ring_cards.cards.draw import draw_cards, recycle
from ostrog.games.ring_cards.cards.elimination import Eliminate, leave_play
from ostrog.games.ring_cards.cards.forsake import CycleFromHand, Forsake, can_forsake
from ostrog.games.ring_cards.cards.text_execution import CarryOut, carries_out, helps, needs
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse


def add_tokens(war: War, thing: str, icon: str, count: int) -> None:
    """Put combat tokens on a location or card (RCG-11.6)."""
    tokens = war.tokens.setdefault(thing, [0, 0])
    tokens[ATTACK if icon.endswith("attack") else DEFENCE] += count
    war.tell(events.TokensPlaced(thing, icon, count))


def add_corruption(war: War, count: int) -> None:
    """Add corruption tokens for the Shadow (RCG-14.5)."""
    if count:
        war.corruption += count
        war.tell(events.CorruptionAdded(count, war.corruption))


# Drawing


@carries_out(texts.DrawText)
def draw(war: War, frame: CarryOut, step: texts.DrawText, seat: int) -> Flow:
    """Draw cards; their number is decided only now (RCG-10.1, 20.25)."""
    draw_cards(war, seat, _number(war, step, seat))
    return None


def _number(war: War, step: texts.DrawText, seat: int) -> int:
    if step.instead is None:
        return step.count
    where = war.places if step.instead.where == "in-play" else reserve_of(war, seat)
    there = any(war.cast.sheets[card].title in step.instead.cards for card in where)
    return step.instead.count if there else step.count


@carries_out(texts.Recycle)
def shuffle_back(war: War, frame: CarryOut, step: texts.Recycle, seat: int) -> Flow:
    """Shuffle the cycle pile into the draw deck (RCG-10.4)."""
    recycle(war, seat)
    return None


# Losing cards


@carries_out(texts.CycleFromHandText)
def cycle_from_hand(war: War, frame: CarryOut, step: texts.CycleFromHandText, seat: int) -> Flow:
    """Cycle cards from hand, or forsake for missing ones (RCG-10.6, 10.7)."""
    return Call(CycleFromHand(seat=seat, count=step.count))


@needs(texts.CycleFromHandText)
def can_cycle(war: War, frame: CarryOut, step: texts.CycleFromHandText, seat: int) -> bool:
    """Whether the cost can be paid from hand or by forsaking (RCG-10.7)."""
    return bool(war.hand_size(seat)) or can_forsake(war, seat)


@carries_out(texts.ForsakeText)
def forsake(war: War, frame: CarryOut, step: texts.ForsakeText, seat: int) -> Flow:
    """Forsake cards (RCG-10.13)."""
    return Call(Forsake(seat=seat, count=step.count))


@needs(texts.ForsakeText)
def has_a_card(war: War, frame: CarryOut, step: texts.ForsakeText, seat: int) -> bool:
    """Whether the player has a card to forsake as a cost (RCG-10.12)."""
    return can_forsake(war, seat)


@carries_out(texts.CycleSelf)
def cycle_self(war: War, frame: CarryOut, step: texts.CycleSelf, seat: int) -> Flow:
    """Cycle this card or its wielder, with items (RCG-8.16, 20.17)."""
    card = war.places[frame.source] if step.with_wielder else frame.source
    leave_play(war, card, "cycle")
    return None


@carries_out(texts.EliminateSelf)
def eliminate_self(war: War, frame: CarryOut, step: texts.EliminateSelf, seat: int) -> Flow:
    """Eliminate this card (RCG-10.12)."""
    return Call(Eliminate(card=frame.source, cause="text"))


# Tokens and corruption


@carries_out(texts.TokenOnPath)
def token_on_path(war: War, frame: CarryOut, step: texts.TokenOnPath, seat: int) -> Flow:
    """Put tokens on the active path, if there is one (RCG-11.6)."""
    if war.path:
        add_tokens(war, war.path, step.icon, step.count)
    return None


@needs(texts.TokenOnPath)
def has_path(war: War, frame: CarryOut, step: texts.TokenOnPath, seat: int) -> bool:
    """Whether there is an active path to put tokens on (RCG-9.15)."""
    return bool(war.path)


@carries_out(texts.TokenOnBattleground)
def token_on_battleground(
    war: War, frame: CarryOut, step: texts.TokenOnBattleground, seat: int
) -> Flow:
    """Put tokens on an active battleground (RCG-20.33)."""
    return Call(PutToken(seat=seat, icon=step.icon, count=step.count))


@needs(texts.TokenOnBattleground)
def has_battleground(war: War, frame: CarryOut, step: texts.TokenOnBattleground, seat: int) -> bool:
    """Whether there is an active battleground to put tokens on (RCG-9.15)."""
    return bool(war.battlegrounds)


@PUT_TOKEN.rule
def puts_tokens_on_active_ones(war: War, seat: int, place: str) -> Refusal | None:
    """Tokens are put on active battlegrounds only (RCG-20.33)."""
    return None if place in war.battlegrounds else refuse("RCG-20.33", place)


class PutToken(Procedure):
    """Putting tokens on any active battleground, regardless of the defending side (D14)."""

    steps = ("choose", "put")

    seat: int
    icon: str
    count: int
    chosen: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose any active battleground (RCG-20.33)."""
        options = war.legal(self.seat, PUT_TOKEN, tuple(war.battlegrounds))
        return Ask(self.seat, "token", options, "chosen", about=(self.icon,)) if options else Done()

    def put(self, war: War) -> Flow:
        """Put the tokens on the chosen battleground (RCG-11.6)."""
        add_tokens(war, PUT_TOKEN.ref(self.chosen), self.icon, self.count)
        return None


@carries_out(texts.TokenOnCard)
def token_on_card(war: War, frame: CarryOut, step: texts.TokenOnCard, seat: int) -> Flow:
    """Put tokens on this card; the number may depend on its location (RCG-11.8, 20.29)."""
    if frame.source in war.places:
        at_named = step.at and location_of(war, frame.source) == step.at
        add_tokens(war, frame.source, step.icon, step.count_there if at_named else step.count)
    return None


@helps(texts.TokenOnCard)
def is_still_there(war: War, frame: CarryOut, step: texts.TokenOnCard, seat: int) -> bool:
    """Whether the card is still in play; it may have left play meanwhile."""
    return frame.source in war.places


@carries_out(texts.AddCorruption)
def corrupt(war: War, frame: CarryOut, step: texts.AddCorruption, seat: int) -> Flow:
    """Add corruption at once (RCG-14.5, 20.34)."""
    add_corruption(war, step.count)
    return None


@carries_out(texts.RemoveCorruption)
def relieve(war: War, frame: CarryOut, step: texts.RemoveCorruption, seat: int) -> Flow:
    """Remove a corruption token for each matching card on the path, if any is left (RCG-14.5)."""
    cards = cards_at(war, war.path) if war.path else []
    count = min(war.corruption, sum(war.cast.means(step.for_each, card) for card in cards))
    if count:
        war.corruption -= count
        war.tell(events.CorruptionRemoved(count, war.corruption))
    return None
