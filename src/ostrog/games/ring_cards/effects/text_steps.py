"""Chapters 10, 11 and 14: the plain steps of texts: drawing, losing, tokens, corruption."""

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
    """RCG-11.6: combat tokens on a location or card."""
    tokens = war.tokens.setdefault(thing, [0, 0])
    tokens[ATTACK if icon.endswith("attack") else DEFENCE] += count
    war.tell(events.TokensPlaced(thing, icon, count))


def add_corruption(war: War, count: int) -> None:
    """RCG-14.5: for the Shadow."""
    if count:
        war.corruption += count
        war.tell(events.CorruptionAdded(count, war.corruption))


# Drawing


@carries_out(texts.DrawText)
def draw(war: War, frame: CarryOut, step: texts.DrawText, seat: int) -> Flow:
    """RCG-10.1, 20.25: how many is settled when the cards are drawn."""
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
    """RCG-10.4."""
    recycle(war, seat)
    return None


# Losing cards


@carries_out(texts.CycleFromHandText)
def cycle_from_hand(war: War, frame: CarryOut, step: texts.CycleFromHandText, seat: int) -> Flow:
    """RCG-10.6, 10.7."""
    return Call(CycleFromHand(seat=seat, count=step.count))


@needs(texts.CycleFromHandText)
def can_cycle(war: War, frame: CarryOut, step: texts.CycleFromHandText, seat: int) -> bool:
    """RCG-10.7: as a cost a card may be forsaken for a missing one."""
    return bool(war.hand_size(seat)) or can_forsake(war, seat)


@carries_out(texts.ForsakeText)
def forsake(war: War, frame: CarryOut, step: texts.ForsakeText, seat: int) -> Flow:
    """RCG-10.13."""
    return Call(Forsake(seat=seat, count=step.count))


@needs(texts.ForsakeText)
def has_a_card(war: War, frame: CarryOut, step: texts.ForsakeText, seat: int) -> bool:
    """RCG-10.12: as a cost it must be carried out."""
    return can_forsake(war, seat)


@carries_out(texts.CycleSelf)
def cycle_self(war: War, frame: CarryOut, step: texts.CycleSelf, seat: int) -> Flow:
    """RCG-8.16, 20.17."""
    card = war.places[frame.source] if step.with_wielder else frame.source
    leave_play(war, card, "cycle")
    return None


@carries_out(texts.EliminateSelf)
def eliminate_self(war: War, frame: CarryOut, step: texts.EliminateSelf, seat: int) -> Flow:
    """RCG-10.12."""
    return Call(Eliminate(card=frame.source, cause="text"))


# Tokens and corruption


@carries_out(texts.TokenOnPath)
def token_on_path(war: War, frame: CarryOut, step: texts.TokenOnPath, seat: int) -> Flow:
    """RCG-11.6: on the active path."""
    if war.path:
        add_tokens(war, war.path, step.icon, step.count)
    return None


@needs(texts.TokenOnPath)
def has_path(war: War, frame: CarryOut, step: texts.TokenOnPath, seat: int) -> bool:
    """RCG-9.15: a token needs something to lie on."""
    return bool(war.path)


@carries_out(texts.TokenOnBattleground)
def token_on_battleground(
    war: War, frame: CarryOut, step: texts.TokenOnBattleground, seat: int
) -> Flow:
    """RCG-20.33."""
    return Call(PutToken(seat=seat, icon=step.icon, count=step.count))


@needs(texts.TokenOnBattleground)
def has_battleground(war: War, frame: CarryOut, step: texts.TokenOnBattleground, seat: int) -> bool:
    """RCG-9.15."""
    return bool(war.battlegrounds)


@PUT_TOKEN.rule
def puts_tokens_on_active_ones(war: War, seat: int, place: str) -> Refusal | None:
    """RCG-20.33."""
    return None if place in war.battlegrounds else refuse("RCG-20.33", place)


class PutToken(Procedure):
    """D14: tokens on an active battleground of one's choice, whoever defends it."""

    steps = ("choose", "put")

    seat: int
    icon: str
    count: int
    chosen: Option | None = None

    def choose(self, war: War) -> Flow:
        """RCG-20.33: any active one."""
        options = war.legal(self.seat, PUT_TOKEN, tuple(war.battlegrounds))
        return Ask(self.seat, "token", options, "chosen", about=(self.icon,)) if options else Done()

    def put(self, war: War) -> Flow:
        """RCG-11.6."""
        assert self.chosen is not None
        add_tokens(war, str(self.chosen.refs[0]), self.icon, self.count)
        return None


@carries_out(texts.TokenOnCard)
def token_on_card(war: War, frame: CarryOut, step: texts.TokenOnCard, seat: int) -> Flow:
    """RCG-11.8, 20.29."""
    if frame.source in war.places:
        at_named = step.at and location_of(war, frame.source) == step.at
        add_tokens(war, frame.source, step.icon, step.count_there if at_named else step.count)
    return None


@helps(texts.TokenOnCard)
def is_still_there(war: War, frame: CarryOut, step: texts.TokenOnCard, seat: int) -> bool:
    """The card may have left play meanwhile."""
    return frame.source in war.places


@carries_out(texts.AddCorruption)
def corrupt(war: War, frame: CarryOut, step: texts.AddCorruption, seat: int) -> Flow:
    """RCG-14.5, 20.34: at once."""
    add_corruption(war, step.count)
    return None


@carries_out(texts.RemoveCorruption)
def relieve(war: War, frame: CarryOut, step: texts.RemoveCorruption, seat: int) -> Flow:
    """RCG-14.5: one token for each such card on the path, as long as there are tokens."""
    cards = cards_at(war, war.path) if war.path else []
    count = min(war.corruption, sum(war.cast.means(step.for_each, card) for card in cards))
    if count:
        war.corruption -= count
        war.tell(events.CorruptionRemoved(count, war.corruption))
    return None
