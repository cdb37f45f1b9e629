"""What a card lets its player choose on the board."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import OutsideDamage
from ostrog.games.five_armies.armies.stacking import Overstack, overfull
from ostrog.games.five_armies.board.pieces import UNIT
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import CHOOSE, DONE
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class Choosing(Procedure):
    """The base of what chooses among places that a card names."""

    seat: int
    where: tuple[str, ...]
    card: str

    def most_picks(self) -> int:
        """B5A-8.16: how many places may be chosen."""
        return 1

    def crumb(self) -> tuple[str]:
        """The card."""
        return (self.card,)


@CHOOSE.rule
def chooses_what_the_card_names(war: War, seat: int, place: str) -> Refusal | None:
    """CR-03: the place or army fulfils the card's condition."""
    frame = war.frame(Choosing)
    if frame is None or frame.seat != seat:
        return None
    if place not in frame.where or CHOOSE[place] in frame.draft:
        return refuse("B5A-CR-03", place)
    return None if len(frame.draft) < frame.most_picks() else refuse("B5A-CR-03", place)


class ChoosePlace(Choosing):
    """One of the places that a card names; the result is nothing where there is none."""

    steps = ("choose", "deliver")

    kind: str = "card-army"
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """B5A-8.16: it is not optional."""
        options = war.legal(self.seat, CHOOSE, self.where)
        if not options:
            return Done("")
        return Ask(self.seat, self.kind, options, "choice", about=(self.card,))

    def deliver(self, war: War) -> Flow:
        """B5A-8.16: the place."""
        assert self.choice is not None
        return Done(str(self.choice.refs[0]))


class ChooseArmies(Choosing, kw_only=True):
    """Some of the armies that a card names; the result is what was picked."""

    steps = ("choose", "deliver")

    most: int
    picks: tuple[Option, ...] = ()

    def most_picks(self) -> int:
        """CR-38, CR-07: up to so many."""
        return self.most

    def choose(self, war: War) -> Flow:
        """CR-38, CR-07: how many is up to the player."""
        options = war.legal(self.seat, CHOOSE, self.where)
        default = (*options[: self.most - len(self.draft)], DONE())
        return Ask(
            self.seat,
            "card-armies",
            [DONE(), *options],
            "picks",
            closes=("done",),
            default=default,
            about=(self.card,),
        )

    def deliver(self, war: War) -> Flow:
        """CR-38, CR-07: the armies."""
        return Done(self.picks[:-1])


class Reinforce(Procedure):
    """Units and Leadership tokens come to a place: B5A-1.7, 8.18, 18.17, CR-36, CR-38."""

    steps = ("place", "tokens_too", "stack", "end")

    seat: int
    at: str
    units: dict[str, int] = {}
    tokens: int = 0

    def place(self, war: War) -> Flow:
        """B5A-8.18: as many as there are."""
        for unit, count in self.units.items():
            for _ in range(count):
                war.place_unit(self.at, self.seat, UNIT[unit])
        return None

    def tokens_too(self, war: War) -> Flow:
        """CR-38: with an army only; the supply limits them."""
        if war.holder(self.at) == self.seat:
            for _ in range(self.tokens):
                war.give_token(self.at)
        return None

    def stack(self, war: War) -> Flow:
        """B5A-18.17."""
        place = overfull(war, (self.at,))
        return Call(Overstack(seat=self.seat, place=place)) if place else None

    def end(self, war: War) -> Flow:
        """The card goes on."""
        return Done()


class HurtArmies(Procedure):
    """CR-07: one damage outside battle to each of some armies, one after the other."""

    steps = ("hurt", "go_on")

    seat: int
    """Whose armies they are."""
    places: tuple[str, ...]
    hurt_so_far: int = 0

    def hurt(self, war: War) -> Flow:
        """B5A-30.1."""
        if self.hurt_so_far == len(self.places):
            return Done()
        place = self.places[self.hurt_so_far]
        self.hurt_so_far += 1
        if war.holder(place) != self.seat:
            return None
        return Call(OutsideDamage(seat=self.seat, place=place, damage=1))

    def go_on(self, war: War) -> Flow:
        """The next one."""
        return Goto("hurt")
