"""Recruitment tokens brought into play by cards and reference cards, not by a Recruit action."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.five_armies.armies.recruitment import FlipToken
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import (
    GROUNDS_OF,
    TOKENS_OF,
    is_enemy_ground,
    token_zone,
)
from ostrog.games.five_armies.board.pieces import FREE
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import DONE, LAY, MUSTER, RECRUIT
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def levies(war: War, seat: int, backs: Sequence[str]) -> list[Option]:
    """The tokens a side can flip or place in its settlements (B5A-18.6, CR-33)."""
    candidates = [(region, back) for region in GROUNDS_OF[seat] for back in backs]
    return [*war.legal(seat, RECRUIT, candidates), *war.legal(seat, LAY, candidates)]


@LAY.rule
def lays_a_token_in_a_settlement(war: War, seat: int, region: str, back: str) -> Refusal | None:
    """Refuse to place a token outside own settlements or from an empty pile.

    Also refuse enemy ground and a region already used (B5A-18.6, 18.7, 18.9).
    """
    if seat != FREE or region not in GROUNDS_OF[FREE] or back not in TOKENS_OF[FREE]:
        return refuse("B5A-18.6", region)
    if is_enemy_ground(war, seat, region):
        return refuse("B5A-18.7", region)
    if not war.size(f"{back}-pile"):
        return refuse("B5A-18.9", back)
    frame = war.frame(RaiseLevies)
    used = frame is not None and frame.seat == seat and region in frame.used
    return refuse("B5A-18.2", region) if used else None


@RECRUIT.rule
def raises_levies_once_in_a_region(war: War, seat: int, region: str, back: str) -> Refusal | None:
    """Refuse a second token in the same region by the same card (B5A-18.2)."""
    frame = war.frame(RaiseLevies)
    if frame is None or frame.seat != seat:
        return None
    if back not in frame.backs:
        return refuse("B5A-18.10", region, back)
    return refuse("B5A-18.2", region) if region in frame.used else None


class RaiseLevies(Procedure):
    """In each of some settlements, a token is flipped or a new one is placed face down."""

    steps = ("choose", "carry_out", "next_region")
    lasting = {"choose": ("used",)}

    seat: int
    regions: int
    backs: tuple[str, ...] = TOKENS_OF[FREE]
    used: list[str] = []
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the next region and kind of token (B5A-8.16, CR-33)."""
        options = levies(war, self.seat, self.backs)
        if len(self.used) == self.regions or not options:
            return Done()
        return Ask(self.seat, "raise-levies", [DONE(), *options], "choice")

    def carry_out(self, war: War) -> Flow:
        """Flip a token in the region, or place a new one face down (B5A-18.10, CR-33)."""
        if DONE.chosen(self.choice):
            return Done()
        flips = RECRUIT.chosen(self.choice)
        region, back = (RECRUIT if flips else LAY).refs(self.choice)
        self.used.append(region)
        if flips:
            return Call(FlipToken(seat=self.seat, region=region, back=back))
        war.draw(f"{back}-pile", token_zone(back, region))
        war.tell(events.TokenLaid(self.seat, region, back))
        return None

    def next_region(self, war: War) -> Flow:
        """Continue with the next region."""
        return Goto("choose")


# Tokens placed and flipped at once


@MUSTER.rule
def musters_from_a_pile(war: War, seat: int, place: str, back: str) -> Refusal | None:
    """Refuse a region or pile from which no token can be placed and flipped.

    The pile must be the side's own and not empty; the region must be one the card allows, without
    an enemy army or control (B5A-18.7, 18.9, CR-33, CR-36).
    """
    if back not in TOKENS_OF[seat]:
        return refuse("B5A-18.10", place, back)
    if not war.size(f"{back}-pile"):
        return refuse("B5A-18.9", back)
    if is_enemy_ground(war, seat, place):
        return refuse("B5A-18.7", place)
    if war.characters["beorn"] == place:
        return refuse("B5A-33.10", place)
    frame = war.frame(Muster)
    if frame is None or frame.seat != seat:
        return None
    fits = place in frame.where and place not in frame.used
    return None if fits else refuse("B5A-CR-33", place)


class Muster(Procedure):
    """A side places a token and flips it at once, in one or more regions.

    The result is the last region.
    """

    steps = ("choose", "flip", "next_region")
    lasting = {"choose": ("used",)}

    seat: int
    where: tuple[str, ...]
    most: int = 1
    used: list[str] = []
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the next region and kind of token; the first is mandatory (B5A-8.16, CR-33)."""
        candidates = [(place, back) for place in self.where for back in TOKENS_OF[self.seat]]
        options = war.legal(self.seat, MUSTER, candidates)
        if len(self.used) == self.most or not options:
            return Done(self.used[-1] if self.used else "")
        if self.used:
            options.append(DONE())
        return Ask(self.seat, "muster", options, "choice")

    def flip(self, war: War) -> Flow:
        """Draw a token from the pile and flip it (B5A-18.10 to 18.13)."""
        if DONE.chosen(self.choice):
            return Done(self.used[-1])
        place, back = MUSTER.refs(self.choice)
        self.used.append(place)
        return Call(FlipToken(seat=self.seat, region=place, back=back, from_pile=True))

    def next_region(self, war: War) -> Flow:
        """Continue with the next region."""
        return Goto("choose")
