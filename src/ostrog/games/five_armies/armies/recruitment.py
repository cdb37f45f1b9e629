"""Chapters 18 and 20: recruitment tokens, and recruiting Goblins."""

from __future__ import annotations

from ostrog.games.five_armies.armies.stacking import Overstack, overfull
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import (
    GROUNDS_OF,
    TOKENS_OF,
    is_enemy_ground,
    token_zone,
    tokens_at,
)
from ostrog.games.five_armies.board.die_actions import Action
from ostrog.games.five_armies.board.map import POINTS
from ostrog.games.five_armies.board.pieces import GOBLINS, SHADOW, UNIT, UNITS, token_units
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import DONE, GOBLIN_AT, PLACE_NONE, PLACE_UNIT, RECRUIT
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class Recruit(Procedure):
    """A side flips one token in each of one or two regions (B5A-7.11, 18.2)."""

    steps = ("choose", "flip", "next_token")
    lasting = {"choose": ("used",)}

    seat: int
    regions: int = 2
    must: bool = False
    """Whether at least one token must be flipped, if possible (B5A-8.16)."""
    again: bool = False
    """Whether several tokens may be flipped in the same region."""
    used: list[str] = []
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the next region; the second is chosen after the first result (B5A-18.20)."""
        if len(self.used) == self.regions:
            return Done()
        options = recruits(war, self.seat)
        if not self.must or self.used or not options:
            options = [DONE(), *options]
        return Ask(self.seat, "recruit-regions", options, "choice")

    def flip(self, war: War) -> Flow:
        """Flip a token in the chosen region (B5A-18.10)."""
        if DONE.chosen(self.choice):
            return Done()
        region, back = RECRUIT.refs(self.choice)
        self.used.append(region)
        return Call(FlipToken(seat=self.seat, region=region, back=back))

    def next_token(self, war: War) -> Flow:
        """Continue with the next region (B5A-18.2)."""
        return Goto("choose")


TOKEN_PLACES = {
    seat: tuple([(region, back) for region in grounds for back in TOKENS_OF[seat]])
    for seat, grounds in GROUNDS_OF.items()
}
"""Regions and kinds of the tokens that each side may have there (B5A-18.6)."""


def recruits(war: War, seat: int) -> list[Option]:
    """The tokens that a side can flip now (B5A-18.2, 18.10)."""
    return war.legal(seat, RECRUIT, TOKEN_PLACES[seat])


@RECRUIT.rule
def flips_a_token_of_its_own(war: War, seat: int, region: str, back: str) -> Refusal | None:
    """Refuse a region without an own token, on enemy ground, or used before.

    See B5A-18.2, 18.3, 18.10.
    """
    if back not in TOKENS_OF[seat] or not tokens_at(war, back, region):
        return refuse("B5A-18.10", region, back)
    if is_enemy_ground(war, seat, region):
        return refuse("B5A-18.3", region)
    if war.characters["beorn"] == region:
        return refuse("B5A-33.10", region)
    frame = war.frame(Recruit)
    if frame is not None and frame.seat == seat and not frame.again and region in frame.used:
        return refuse("B5A-18.2", region)
    return None


class FlipToken(Procedure):
    """One token is flipped and its units are placed (B5A-18.10 to 18.13, 18.17)."""

    steps = ("flip", "next_symbol", "choose_substitute", "place", "stack", "end")
    lasting = {"next_symbol": ("placed",)}

    seat: int
    region: str
    back: str
    from_pile: bool = False
    """Whether the token comes directly from its pile instead of the region."""
    symbols: tuple[str, ...] = ()
    placed: int = 0
    substitute: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region of the token, for the breadcrumb."""
        return (self.region,)

    def flip(self, war: War) -> Flow:
        """Draw the token only now, since nobody knew its face, and reveal it (B5A-18.10, 18.11)."""
        zone = f"{self.back}-pile" if self.from_pile else token_zone(self.back, self.region)
        token = war.draw(zone, f"{self.back}-flipped")
        war.tell(events.TokenFlipped(self.seat, self.region, token))
        self.symbols = token_units(token)
        return None

    def next_symbol(self, war: War) -> Flow:
        """Place the unit of the next symbol if a figure is left (B5A-18.10, 18.13)."""
        self.substitute = None
        if self.placed == len(self.symbols):
            return Goto("stack")
        unit = UNIT[self.symbols[self.placed]]
        if war.supply(unit):
            war.place_unit(self.region, self.seat, unit)
            self.placed += 1
            return Goto("next_symbol")
        return None

    def choose_substitute(self, war: War) -> Flow:
        """Ask for another unit of the token's group, or none (B5A-18.12, 18.13)."""
        group = [unit for unit in UNITS if war.values.units[unit].group == self.back]
        options = [*war.legal(self.seat, PLACE_UNIT, group), PLACE_NONE()]
        return Ask(
            self.seat,
            "substitute-unit",
            options,
            "substitute",
            about=(self.symbols[self.placed],),
        )

    def place(self, war: War) -> Flow:
        """Place the substitute, if one was chosen (B5A-18.12)."""
        self.placed += 1
        if PLACE_UNIT.chosen(self.substitute):
            war.place_unit(self.region, self.seat, UNIT[PLACE_UNIT.ref(self.substitute)])
        return Goto("next_symbol")

    def stack(self, war: War) -> Flow:
        """Remove units above the stacking limit (B5A-18.17, 18.18)."""
        place = overfull(war, (self.region,))
        return Call(Overstack(seat=self.seat, place=place)) if place else None

    def end(self, war: War) -> Flow:
        """Finish; the token is used up."""
        return Done()


@PLACE_UNIT.rule
def substitutes_within_the_group(war: War, seat: int, unit: str) -> Refusal | None:
    """Refuse a unit of another token group or without figures (B5A-18.12, 1.7)."""
    frame = war.frame(FlipToken)
    if frame is None or frame.seat != seat:
        return None
    if war.values.units[unit].group != frame.back:
        return refuse("B5A-18.12", unit)
    return None if war.supply(UNIT[unit]) else refuse("B5A-1.7", unit)


class RecruitGoblins(Procedure):
    """The Shadow places a Goblins unit in each mustering point, if it wants to (B5A-6.4, 7.14)."""

    steps = ("choose", "place", "choose_other", "place_other")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for a mustering point, or none (B5A-6.4)."""
        options = war.legal(SHADOW, GOBLIN_AT, POINTS)
        default = (options[0],)
        return Ask(SHADOW, "goblin-recruit", [*options, DONE()], "choice", default=default)

    def place(self, war: War) -> Flow:
        """Place a unit there (B5A-7.14)."""
        if DONE.chosen(self.choice):
            return Done()
        war.place_unit(GOBLIN_AT.ref(self.choice), SHADOW, GOBLINS)
        return None

    def choose_other(self, war: War) -> Flow:
        """Ask whether the other point gets a unit too, if a figure is left (B5A-6.4, 7.14)."""
        if not war.supply(GOBLINS):
            return Done()
        return self.choose(war)

    def place_other(self, war: War) -> Flow:
        """Place a unit there, if the Shadow wants to (B5A-7.14)."""
        self.place(war)
        return Done()


@GOBLIN_AT.rule
def recruits_at_a_mustering_point(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse to recruit Goblins outside a mustering point, or twice in one (B5A-7.14)."""
    frame = war.frame(RecruitGoblins)
    twice = frame is not None and frame.choice == GOBLIN_AT[place]
    return refuse("B5A-7.14", place) if seat != SHADOW or place not in POINTS or twice else None


# Actions


RECRUIT_UNITS = Action(
    "recruit",
    "muster",
    "B5A-7.11",
    possible=lambda war, seat, die: war.allows(seat, RECRUIT, TOKEN_PLACES[seat]),
    start=lambda war, seat, die: Recruit(seat=seat),
)
RECRUIT_GOBLINS = Action(
    "recruit-goblins",
    "eye",
    "B5A-7.14",
    possible=lambda war, seat, die: war.supply(GOBLINS) > 0,
    start=lambda war, seat, die: RecruitGoblins(),
)
