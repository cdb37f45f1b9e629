"""Procedures for cards that choose places or armies, reinforce them or damage them."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import OutsideDamage
from ostrog.games.five_armies.armies.stacking import Overstack, overfull
from ostrog.games.five_armies.board.pieces import UNIT
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import CHOOSE, DONE
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class Choosing(Procedure):
    """Base of procedures that choose among places a card names."""

    seat: int
    where: tuple[str, ...]
    card: str

    def most_picks(self) -> int:
        """The number of places that may be chosen (B5A-8.16)."""
        return 1

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)


@CHOOSE.rule
def chooses_what_the_card_names(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse a place that does not meet the card's condition (CR-03)."""
    frame = war.frame(Choosing)
    if frame is None or frame.seat != seat:
        return None
    if place not in frame.where or CHOOSE[place] in frame.draft:
        return refuse("B5A-CR-03", place)
    return None if len(frame.draft) < frame.most_picks() else refuse("B5A-CR-03", place)


class ChoosePlace(Choosing):
    """A player chooses one of the places a card names; the result is empty if there is none."""

    steps = ("choose", "deliver")

    kind: str = "card-army"
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a place; the choice is mandatory (B5A-8.16)."""
        options = war.legal(self.seat, CHOOSE, self.where)
        if not options:
            return Done("")
        return Ask(self.seat, self.kind, options, "choice", about=(self.card,))

    def deliver(self, war: War) -> Flow:
        """Return the place (B5A-8.16)."""
        return Done(CHOOSE.ref(self.choice))


class ChooseArmies(Choosing, kw_only=True):
    """A player chooses some of the armies a card names; the result is the picks."""

    steps = ("choose", "deliver")

    most: int
    picks: tuple[Option, ...] = ()

    def most_picks(self) -> int:
        """The largest number of armies (CR-38, CR-07)."""
        return self.most

    def choose(self, war: War) -> Flow:
        """Ask for any number of armies up to the maximum (CR-38, CR-07)."""
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
        """Return the armies (CR-38, CR-07)."""
        return Done(self.picks[:-1])


class Reinforce(Procedure):
    """Units and Leadership tokens are placed in a region.

    See B5A-1.7, 8.18, 18.17, CR-36, CR-38.
    """

    steps = ("place", "tokens_too", "stack", "end")

    seat: int
    at: str
    units: dict[str, int] = {}
    tokens: int = 0

    def place(self, war: War) -> Flow:
        """Place the units, as far as figures are left (B5A-8.18)."""
        for unit, count in self.units.items():
            for _ in range(count):
                war.place_unit(self.at, self.seat, UNIT[unit])
        return None

    def tokens_too(self, war: War) -> Flow:
        """Place the Leadership tokens, if an army is there and tokens are left (CR-38)."""
        if war.holder(self.at) == self.seat:
            for _ in range(self.tokens):
                war.give_token(self.at)
        return None

    def stack(self, war: War) -> Flow:
        """Remove units above the stacking limit (B5A-18.17)."""
        place = overfull(war, (self.at,))
        return Call(Overstack(seat=self.seat, place=place)) if place else None

    def end(self, war: War) -> Flow:
        """Return to the card."""
        return Done()


class HurtArmies(Procedure):
    """Some armies take one damage outside battle each, one after the other (CR-07)."""

    steps = ("hurt", "go_on")
    lasting = {"hurt": ("hurt_so_far",)}

    seat: int
    """The owner of the armies."""
    places: tuple[str, ...]
    hurt_so_far: int = 0

    def hurt(self, war: War) -> Flow:
        """Deal one damage to the next army (B5A-30.1)."""
        if self.hurt_so_far == len(self.places):
            return Done()
        place = self.places[self.hurt_so_far]
        self.hurt_so_far += 1
        if war.holder(place) != self.seat:
            return None
        return Call(OutsideDamage(seat=self.seat, place=place, damage=1))

    def go_on(self, war: War) -> Flow:
        """Continue with the next army."""
        return Goto("hurt")
