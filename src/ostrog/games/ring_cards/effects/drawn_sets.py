"""Chapters 8 and 20: cards drawn and set apart, of which some are played; the Palantír."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events, texts
from ostrog.games.ring_cards.board.state import RESERVE, War
from ostrog.games.ring_cards.board.verbs import CYCLE, DONE, ELIMINATE, TAKE
from ostrog.games.ring_cards.cards.draw import keep_deck, lay_open, set_apart
from ostrog.games.ring_cards.cards.elimination import cycle_unseen, eliminate_unseen
from ostrog.games.ring_cards.cards.playing import Resolve, cost, put_into_play, ways_to_play
from ostrog.games.ring_cards.cards.text_execution import CarryOut, carries_out
from ostrog.games.ring_cards.effects.retrieval import meant
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure


class PlayFromSet(Procedure):
    """RCG-8.27, 8.28, 20.32: some cards of those set apart are played, the rest is cycled."""

    steps = (
        "set_apart",
        "choose_elimination",
        "eliminate",
        "choose_play",
        "put",
        "cycle_rest",
        "pay",
        "carry_out",
        "go_on",
    )

    seat: int
    count: int
    first: int
    """So many are eliminated before any is played."""
    most: int
    """So many may be played at most."""
    cards: tuple[str, ...]
    """Those that may be played."""
    place: str = ""
    """Where they must be played to; anywhere, if there is nothing."""
    played: list[Option] = []
    rest: int = 0
    """RCG-8.27: how many cards of the rest can pay."""
    choice: Option | None = None

    def set_apart(self, war: War) -> Flow:
        """RCG-8.27."""
        set_apart(war, self.seat, self.count)
        return None

    def apart(self, war: War) -> list[str]:
        """What lies apart, for its player's eyes."""
        return sorted(war.faces(war.zones(self.seat).apart))

    def left(self, war: War) -> int:
        """How many lie apart; public."""
        return war.size(war.zones(self.seat).apart)

    def choose_elimination(self, war: War) -> Flow:
        """RCG-20.32: compulsory, before anything is played."""
        if not self.first or not self.left(war):
            return Goto("choose_play")
        options = [ELIMINATE[card] for card in self.apart(war)]
        return Ask(self.seat, "eliminate-from-set", options, "choice")

    def eliminate(self, war: War) -> Flow:
        """RCG-10.10."""
        assert self.choice is not None
        card, self.choice = str(self.choice.refs[0]), None
        self.first -= 1
        war.tell(events.CardEliminated(self.seat, card), (self.seat,))
        eliminate_unseen(war, self.seat, card, war.zones(self.seat).apart)
        return Goto("choose_elimination")

    def choose_play(self, war: War) -> Flow:
        """RCG-8.28, 20.27, 20.28: none has to be played."""
        if len(self.played) >= self.most or not self.left(war):
            return Goto("cycle_rest")
        mine = [card for card in self.apart(war) if card in self.cards]
        options = ways_to_play(war, self.seat, mine)
        if self.place:
            options = [option for option in options if option.refs[-1] == self.place]
        return Ask(self.seat, "play-from-set", [*options, DONE()], "choice")

    def put(self, war: War) -> Flow:
        """RCG-8.27: the chosen card is placed; its text comes later."""
        assert self.choice is not None
        option, self.choice = self.choice, None
        if option == DONE():
            return None
        put_into_play(war, self.seat, war.zones(self.seat).apart, option)
        self.played.append(option)
        return Goto("choose_play")

    def cycle_rest(self, war: War) -> Flow:
        """RCG-8.27: which pays for the cards that were played."""
        self.rest = self.left(war)
        zones = war.zones(self.seat)
        if self.rest:
            war.pour(zones.apart, zones.cycle)
            war.tell(events.RestCycled(self.seat, self.rest))
        return None

    def pay(self, war: War) -> Flow:
        """RCG-8.27: where there is no rest to pay, the hand does."""
        if self.rest >= len(self.played):
            return None
        option = self.played[self.rest]
        self.rest += 1
        return Call(cost(war, self.seat, option))

    def carry_out(self, war: War) -> Flow:
        """RCG-8.27, 8.28: the texts, in the order in which the cards were played."""
        if self.rest < len(self.played):
            return Goto("pay")
        if not self.played:
            return Done()
        self.rest -= 1
        return Call(Resolve(seat=self.seat, option=self.played.pop(0)))

    def go_on(self, war: War) -> Flow:
        """Until all are carried out."""
        return Goto("carry_out") if self.played else Done()


@carries_out(texts.DrawSet)
def play_from_set(war: War, frame: CarryOut, step: texts.DrawSet, seat: int) -> Flow:
    """RCG-8.27."""
    place = {"anywhere": "", "reserve": RESERVE, "here": frame.source}[step.to]
    return Call(
        PlayFromSet(
            seat=seat,
            count=step.count,
            first=step.eliminate_first,
            most=step.play_most,
            cards=meant(war, seat, step.which),
            place=place,
        )
    )


class Examine(Procedure):
    """RCG-20.23: the top cards are looked at: some are eliminated, some cycled, some taken."""

    steps = ("look", "choose", "carry_out")

    seat: int
    count: int
    eliminate: int
    cycle: int
    take: int
    choice: Option | None = None

    def look(self, war: War) -> Flow:
        """RCG-20.23: over a recycle, if need be."""
        lay_open(war, self.seat, self.count)
        return None

    def choose(self, war: War) -> Flow:
        """D13: in this order, as far as the cards go."""
        apart = war.zones(self.seat).apart
        wanted = self.eliminate or self.cycle or self.take
        if not wanted or not war.size(apart):
            keep_deck(war, self.seat)
            return Done()
        if self.eliminate:
            verb, kind = ELIMINATE, "examine-eliminate"
        elif self.cycle:
            verb, kind = CYCLE, "examine-cycle"
        else:
            verb, kind = TAKE, "examine-take"
        return Ask(self.seat, kind, [verb[card] for card in sorted(war.faces(apart))], "choice")

    def carry_out(self, war: War) -> Flow:
        """RCG-20.23, 21.5: unseen by others."""
        assert self.choice is not None
        option, self.choice = self.choice, None
        card, zones = str(option.refs[0]), war.zones(self.seat)
        if option.verb == ELIMINATE.name:
            self.eliminate -= 1
            war.tell(events.CardEliminated(self.seat, card), (self.seat,))
            eliminate_unseen(war, self.seat, card, zones.apart)
        elif option.verb == CYCLE.name:
            self.cycle -= 1
            cycle_unseen(war, self.seat, card, zones.apart)
        else:
            self.take -= 1
            war.move(card, zones.apart, zones.hand)
            war.tell(events.Drew(self.seat, 1, (card,)), (self.seat,))
        return Goto("choose")


@carries_out(texts.ExamineTop)
def examine(war: War, frame: CarryOut, step: texts.ExamineTop, seat: int) -> Flow:
    """RCG-20.23."""
    return Call(
        Examine(
            seat=seat,
            count=step.count,
            eliminate=step.eliminate,
            cycle=step.cycle,
            take=step.to_hand,
        )
    )
