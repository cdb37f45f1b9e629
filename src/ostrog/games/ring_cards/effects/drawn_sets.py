"""Chapters 8 and 20: playing some of the cards drawn and set apart; the Palantír."""

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
    """Playing some of the cards set apart and cycling the rest (RCG-8.27, 8.28, 20.32)."""

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
    lasting = {
        "choose_elimination": ("first",),
        "choose_play": ("played",),
        "pay": ("rest",),
        "carry_out": ("played", "rest"),
    }

    seat: int
    count: int
    first: int
    """Number of cards to eliminate before any is played."""
    most: int
    """Largest number of cards that may be played."""
    cards: tuple[str, ...]
    """Cards that may be played."""
    place: str = ""
    """Place that they must be played to; empty means any."""
    played: list[Option] = []
    rest: int = 0
    """Number of cycled cards that pay for played ones (RCG-8.27)."""
    choice: Option | None = None

    def set_apart(self, war: War) -> Flow:
        """Draw the cards and set them apart (RCG-8.27)."""
        set_apart(war, self.seat, self.count)
        return None

    def apart(self, war: War) -> list[str]:
        """The cards set apart, as their player sees them."""
        return sorted(war.faces(war.zones(self.seat).apart))

    def left(self, war: War) -> int:
        """The number of cards set apart, which is public."""
        return war.size(war.zones(self.seat).apart)

    def choose_elimination(self, war: War) -> Flow:
        """Choose a card to eliminate, which is compulsory before any is played (RCG-20.32)."""
        if not self.first or not self.left(war):
            return Goto("choose_play")
        options = [ELIMINATE[card] for card in self.apart(war)]
        return Ask(self.seat, "eliminate-from-set", options, "choice")

    def eliminate(self, war: War) -> Flow:
        """Eliminate the chosen card without showing it (RCG-10.10)."""
        card, self.choice = ELIMINATE.ref(self.choice), None
        self.first -= 1
        war.tell(events.CardEliminated(self.seat, card), (self.seat,))
        eliminate_unseen(war, self.seat, card, war.zones(self.seat).apart)
        return Goto("choose_elimination")

    def choose_play(self, war: War) -> Flow:
        """Choose a card to play, or none (RCG-8.28, 20.27, 20.28)."""
        if len(self.played) >= self.most or not self.left(war):
            return Goto("cycle_rest")
        mine = [card for card in self.apart(war) if card in self.cards]
        options = ways_to_play(war, self.seat, mine)
        if self.place:
            options = [option for option in options if option.refs[-1] == self.place]
        return Ask(self.seat, "play-from-set", [*options, DONE()], "choice")

    def put(self, war: War) -> Flow:
        """Put the chosen card into play; its text is carried out later (RCG-8.27)."""
        assert self.choice is not None
        option, self.choice = self.choice, None
        if option == DONE():
            return None
        put_into_play(war, self.seat, war.zones(self.seat).apart, option)
        self.played.append(option)
        return Goto("choose_play")

    def cycle_rest(self, war: War) -> Flow:
        """Cycle the rest, which pays for the cards that were played (RCG-8.27)."""
        self.rest = self.left(war)
        zones = war.zones(self.seat)
        if self.rest:
            war.pour(zones.apart, zones.cycle)
            war.tell(events.RestCycled(self.seat, self.rest))
        return None

    def pay(self, war: War) -> Flow:
        """Pay from hand for played cards that the rest does not cover (RCG-8.27)."""
        if self.rest >= len(self.played):
            return None
        option = self.played[self.rest]
        self.rest += 1
        return Call(cost(war, self.seat, option))

    def carry_out(self, war: War) -> Flow:
        """Carry out the texts in the order in which the cards were played (RCG-8.27, 8.28)."""
        if self.rest < len(self.played):
            return Goto("pay")
        if not self.played:
            return Done()
        self.rest -= 1
        return Call(Resolve(seat=self.seat, option=self.played.pop(0)))

    def go_on(self, war: War) -> Flow:
        """Repeat until all texts are carried out."""
        return Goto("carry_out") if self.played else Done()


@carries_out(texts.DrawSet)
def play_from_set(war: War, frame: CarryOut, step: texts.DrawSet, seat: int) -> Flow:
    """Draw a set of cards and play some of them (RCG-8.27)."""
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
    """Looking at the top cards, then eliminating, cycling and taking some (RCG-20.23)."""

    steps = ("look", "choose", "carry_out")
    lasting = {"choose": ("eliminate", "cycle", "take")}

    seat: int
    count: int
    eliminate: int
    cycle: int
    take: int
    choice: Option | None = None

    def look(self, war: War) -> Flow:
        """Look at the top cards, recycling if necessary (RCG-20.23)."""
        lay_open(war, self.seat, self.count)
        return None

    def choose(self, war: War) -> Flow:
        """Choose cards to eliminate, then to cycle, then to take, while any are left (D13)."""
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
        """Move the chosen card, unseen by others (RCG-20.23, 21.5)."""
        option, self.choice = self.choice, None
        zones = war.zones(self.seat)
        if ELIMINATE.chosen(option):
            card = ELIMINATE.ref(option)
            self.eliminate -= 1
            war.tell(events.CardEliminated(self.seat, card), (self.seat,))
            eliminate_unseen(war, self.seat, card, zones.apart)
        elif CYCLE.chosen(option):
            self.cycle -= 1
            cycle_unseen(war, self.seat, CYCLE.ref(option), zones.apart)
        else:
            card = TAKE.ref(option)
            self.take -= 1
            war.move(card, zones.apart, zones.hand)
            war.tell(events.Drew(self.seat, 1, (card,)), (self.seat,))
        return Goto("choose")


@carries_out(texts.ExamineTop)
def examine(war: War, frame: CarryOut, step: texts.ExamineTop, seat: int) -> Flow:
    """Look at the top cards and distribute them (RCG-20.23)."""
    return Call(
        Examine(
            seat=seat,
            count=step.count,
            eliminate=step.eliminate,
            cycle=step.cycle,
            take=step.to_hand,
        )
    )
