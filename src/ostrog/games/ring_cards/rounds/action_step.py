"""Chapters 7 and 9: the action step, and the six actions."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.placement import destinations
from ostrog.games.ring_cards.board.state import War, reserve_of
from ostrog.games.ring_cards.board.verbs import (
    ACT,
    DISCARD,
    EQUIP,
    EVENT,
    MOVE,
    PASS,
    PLAY,
    RING,
    WINNOW,
)
from ostrog.games.ring_cards.cards.draw import draw_cards
from ostrog.games.ring_cards.cards.elimination import cycle_unseen
from ostrog.games.ring_cards.cards.forsake import CycleFromHand, EliminateFromHand
from ostrog.games.ring_cards.cards.limits import carryover_limit
from ostrog.games.ring_cards.cards.moves import MoveCard
from ostrog.games.ring_cards.cards.playing import Play, ways_to_play
from ostrog.games.ring_cards.effects.card_actions import UseAction, with_actions
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


@DISCARD.rule
def cycles_from_hand(war: War, seat: int, card: str) -> Refusal | None:
    """A player cycles a card from their own hand (RCG-9.1)."""
    return None if war.lies_in(war.zones(seat).hand, card) else refuse("RCG-9.1", card)


CARDS_TO_WINNOW = 2
"""Number of cards eliminated by winnowing (RCG-9.12)."""


@WINNOW.rule
def winnows_two_cards(war: War, seat: int) -> Refusal | None:
    """Winnowing needs two cards in hand (RCG-9.13)."""
    return None if war.hand_size(seat) >= CARDS_TO_WINNOW else refuse("RCG-9.13")


@RING.rule
def has_the_ring_token(war: War, seat: int) -> Refusal | None:
    """Using the Ring token needs one that is unused (RCG-9.14, 16.4, 17.4, 19.4)."""
    ring = war.cast.players[seat].ring
    if ring is None:
        return refuse("RCG-19.4")
    if war.rings[seat]:
        return None
    return refuse("RCG-9.14" if ring.once_per == "game" else "RCG-17.4")


class ActionStep(Procedure):
    """Turns of the players until all have passed in succession (RCG-7.1, 7.5, 7.9)."""

    steps = ("begin", "take_turn", "next_player", "keep_limits", "more_limits")
    lasting = {"keep_limits": ("over",)}

    over: list[int] = []

    def begin(self, war: War) -> Flow:
        """Begin with the starting player (RCG-7.1)."""
        war.turn = war.first
        war.passed = []
        return None

    def take_turn(self, war: War) -> Flow:
        """Let the current player take one action or pass."""
        return Call(Turn(seat=war.cast.order[war.turn]))

    def next_player(self, war: War) -> Flow:
        """End the step if all players have passed in succession (RCG-7.4, 7.5)."""
        if set(war.passed) == set(war.cast.order):
            self.over = list(war.in_order())
            return None
        war.turn = (war.turn + 1) % len(war.cast.order)
        return Goto("take_turn")

    def keep_limits(self, war: War) -> Flow:
        """Make players who passed with more cards than the limit cycle the excess (RCG-7.9)."""
        while self.over:
            seat = self.over.pop(0)
            excess = war.hand_size(seat) - carryover_limit(war, seat)
            if excess > 0:
                return Call(CycleFromHand(seat=seat, count=excess, kind="excess"))
        return Done()

    def more_limits(self, war: War) -> Flow:
        """Continue with the other players."""
        return Goto("keep_limits")


class Turn(Procedure):
    """A turn, in which a player takes exactly one action or passes (RCG-7.1, 7.2)."""

    steps = ("choose", "carry_out")
    glances = {"choose": "choosing"}

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Choose among all legal actions and passing (RCG-7.2, 7.11, D2)."""
        seat = self.seat
        hand = war.hand(seat)
        places = destinations(war)
        moves = [(card, place) for card in reserve_of(war, seat) for place in places]
        options = [
            *ways_to_play(war, seat, hand),
            *war.legal(seat, MOVE, moves),
            *war.legal(seat, ACT, list(with_actions(war))),
            *(DISCARD[card] for card in hand),
            *war.legal(seat, WINNOW),
            *war.legal(seat, RING),
            *war.legal(seat, PASS),
        ]
        return Ask(seat, "turn", options, "choice")

    def choosing(self, war: War) -> Ask:
        """The player whose turn it is; always asked, since the actions depend on the hand."""
        return Ask(self.seat, "turn", (), "choice")

    def carry_out(self, war: War) -> Flow:
        """Carry out the chosen action, which restarts the count of passes (RCG-7.5, 9.2, 9.8)."""
        assert self.choice is not None
        seat = self.seat
        if self.choice == PASS():
            war.passed.append(seat)
            war.tell(events.Passed(seat))
            return None
        war.passed = []
        match self.choice.verb:
            case PLAY.name | EQUIP.name | EVENT.name:
                return Call(Play(seat=seat, option=self.choice))
            case MOVE.name:
                card, place = MOVE.refs(self.choice)
                return Call(MoveCard(seat=seat, card=card, place=place))
            case ACT.name:
                return Call(UseAction(seat=seat, card=ACT.ref(self.choice)))
            case WINNOW.name:
                return Call(Winnow(seat=seat))
            case RING.name:
                return Call(UseRing(seat=seat))
        cycle_unseen(war, seat, DISCARD.ref(self.choice), war.zones(seat).hand)
        return None


class Winnow(Procedure):
    """Winnowing: eliminate two cards from hand, then draw one (RCG-9.12)."""

    steps = ("eliminate", "draw")

    seat: int

    def eliminate(self, war: War) -> Flow:
        """Eliminate two cards from hand (RCG-10.12)."""
        war.tell(events.Winnowed(self.seat))
        return Call(EliminateFromHand(seat=self.seat, count=CARDS_TO_WINNOW))

    def draw(self, war: War) -> Flow:
        """Draw one card (RCG-9.12)."""
        draw_cards(war, self.seat, 1)
        return None


class UseRing(Procedure):
    """The use of a Ring token (RCG-9.14, 16.4, 17.4)."""

    steps = ("draw", "eliminate", "cycle")

    seat: int

    def draw(self, war: War) -> Flow:
        """Mark the token as used and draw cards."""
        ring = war.cast.players[self.seat].ring
        assert ring is not None
        war.rings[self.seat] = False
        war.tell(events.RingUsed(self.seat))
        draw_cards(war, self.seat, ring.draw)
        return None

    def eliminate(self, war: War) -> Flow:
        """Eliminate cards from the whole hand, or none if it is empty (RCG-17.4, 10.11)."""
        ring = war.cast.players[self.seat].ring
        assert ring is not None
        if not ring.eliminate:
            return None
        return Call(EliminateFromHand(seat=self.seat, count=ring.eliminate))

    def cycle(self, war: War) -> Flow:
        """Cycle cards from hand, or forsake for missing ones (RCG-17.4, 10.7)."""
        ring = war.cast.players[self.seat].ring
        assert ring is not None
        if not ring.cycle:
            return None
        return Call(CycleFromHand(seat=self.seat, count=ring.cycle))
