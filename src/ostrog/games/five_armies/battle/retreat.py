"""Chapter 28: retreat, rout, and the advance of the winner."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import OutsideDamage, TakeCasualties
from ostrog.games.five_armies.armies.movement import (
    Moving,
    free_part,
    must_stop,
    not_adjacent,
    part,
    walk,
)
from ostrog.games.five_armies.armies.stacking import Overstack, overfull
from ostrog.games.five_armies.battle.beorn_in_battle import retreat_goal
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import controls, is_enemy_ground
from ostrog.games.five_armies.board.map import BORDERS, NEIGHBOURS
from ostrog.games.five_armies.board.pieces import SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ADVANCE, ARMY, DRIVE_TO, HOLD, RETREAT_TO
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def retreat_refused(war: War, seat: int, region: str, to: str) -> Refusal | None:
    """Refuse a region to which an army cannot retreat (B5A-28.12 to 28.16)."""
    if to not in NEIGHBOURS[region]:
        return not_adjacent(region, to)
    if war.characters["beorn"] == to:
        return refuse("B5A-28.14" if seat == SHADOW else "B5A-33.10", to)
    if war.holder(to) == 1 - seat:
        return refuse("B5A-28.12", to)
    if war.holder(to) == seat or controls(war, seat, to):
        return None  # Own ground is always allowed (B5A-28.16).
    if controls(war, 1 - seat, to):
        return refuse("B5A-28.12", to)
    if must_stop(war, seat, to):
        return refuse("B5A-28.13", to)
    return refuse("B5A-28.15", to) if BORDERS[region, to] == "ford" else None


def drive_refused(war: War, seat: int, region: str, to: str) -> Refusal | None:
    """Refuse a region into which the attacker cannot force an army of `seat` (B5A-28.17)."""
    if to not in NEIGHBOURS[region]:
        return not_adjacent(region, to)
    if war.characters["beorn"] == to:
        return refuse("B5A-28.17" if seat == SHADOW else "B5A-33.10", to)
    return refuse("B5A-28.17", to) if is_enemy_ground(war, seat, to) else None


def may_leave(war: War, seat: int, region: str) -> bool:
    """Whether an army has any region to retreat to, by choice or forced (B5A-28.18)."""
    return any(drive_refused(war, seat, region, to) is None for to in NEIGHBOURS[region]) or any(
        retreat_refused(war, seat, region, to) is None for to in NEIGHBOURS[region]
    )


class Withdrawal(Procedure):
    """The defending army retreats or routs (B5A-28.10 to 28.25)."""

    steps = (
        "rout_casualties",
        "choose_region",
        "choose_forced_region",
        "go",
        "penalty",
        "stack",
        "end",
    )

    seat: int
    region: str
    rout: bool = False
    to: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region it leaves, for the breadcrumb."""
        return (self.region,)

    def rout_casualties(self, war: War) -> Flow:
        """In a rout, take casualties until at most one damage is left (B5A-28.21, 28.22)."""
        if not self.rout:
            return None
        losses = TakeCasualties(
            seat=self.seat, place=self.region, kind="rout-casualties", at_most=1
        )
        return Call(losses)

    def choose_region(self, war: War) -> Flow:
        """Ask the defender for an allowed region, if there is one (B5A-28.11)."""
        options = war.legal(self.seat, RETREAT_TO, NEIGHBOURS[self.region])
        if not options:
            return None
        return Ask(self.seat, "retreat-region", options, "to", about=(self.region,))

    def choose_forced_region(self, war: War) -> Flow:
        """Ask the attacker for a region if none is allowed (B5A-28.17)."""
        if self.to is not None:
            return None
        options = war.legal(1 - self.seat, DRIVE_TO, NEIGHBOURS[self.region])
        return Ask(1 - self.seat, "forced-retreat-region", options, "to", about=(self.region,))

    def go(self, war: War) -> Flow:
        """Move the whole army with its characters, tokens and damage (B5A-28.10)."""
        to = retreat_goal(self.to)
        war.tell(events.Withdrew(self.seat, self.region, to, self.rout))
        walk(war, self.seat, free_part(war, self.region, None), self.region, to)
        return None

    def penalty(self, war: War) -> Flow:
        """Deal one damage after the move if the attacker chose the region (B5A-28.17)."""
        if not DRIVE_TO.chosen(self.to):
            return None
        return Call(OutsideDamage(seat=self.seat, place=DRIVE_TO.ref(self.to), damage=1))

    def stack(self, war: War) -> Flow:
        """Remove units above the stacking limit (B5A-28.20)."""
        place = overfull(war, (retreat_goal(self.to),))
        return Call(Overstack(seat=self.seat, place=place)) if place else None

    def end(self, war: War) -> Flow:
        """Return to the battle, which ends."""
        return Done()


@RETREAT_TO.rule
def retreats_to_an_allowed_region(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region to which the army cannot retreat (B5A-28.12 to 28.16)."""
    frame = war.frame(Withdrawal)
    if frame is None or frame.seat != seat:
        return None
    return retreat_refused(war, seat, frame.region, region)


@DRIVE_TO.rule
def drives_to_a_region_not_his(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region held or controlled by the attacker (B5A-28.17)."""
    frame = war.frame(Withdrawal)
    if frame is None or frame.seat == seat:
        return None
    return drive_refused(war, frame.seat, frame.region, region)


class Advance(Moving, kw_only=True):
    """The winning attacker moves into the vacated region, or stays (B5A-28.26 to 28.28, 29.9)."""

    steps = ("choose", "enter", "stack", "end")

    armies: tuple[str, ...]
    region: str

    def crumb(self) -> tuple[str]:
        """The vacated region, for the breadcrumb."""
        return (self.region,)

    def standing(self) -> str:
        """The place of the advancing army; picked first after a combined attack (B5A-29.9)."""
        return self.armies[0] if len(self.armies) == 1 else super().standing()

    def left_behind(self) -> list[Option]:
        """The picks of pieces that stay (B5A-28.26)."""
        return self.draft if len(self.armies) == 1 else self.draft[1:]

    def can_go(self, war: War, place: str) -> bool:
        """Always true: no movement rule restricts an advance (B5A-28.28)."""
        return True

    def may_pick(self, war: War, place: str) -> Refusal | None:
        """Refuse an army that did not take part in the attack (B5A-29.9)."""
        return None if place in self.armies else refuse("B5A-29.9", place)

    def choose(self, war: War) -> Flow:
        """Ask whether the whole army, a part of it, or nobody advances (B5A-28.26)."""
        seat = self.seat
        if self.standing():
            options = [ADVANCE(), HOLD(), *self.leaving(war)]
            default = (ADVANCE(),)
        else:
            options = [HOLD(), *war.legal(seat, ARMY, self.armies)]
            default = (HOLD(),)
        return Ask(
            seat,
            "advance",
            options,
            "picks",
            closes=("advance", "hold"),
            default=default,
            about=(self.region,),
        )

    def enter(self, war: War) -> Flow:
        """Move into the region like in any other move (B5A-28.28)."""
        if self.picks[-1].verb == "hold":
            return Goto("end")
        leaving, source = self.picks[:-1], self.armies[0]
        if len(self.armies) > 1:
            source, leaving = ARMY.ref(leaving[0]), leaving[1:]
        group = part(war, source, leaving)
        war.tell(events.Advanced(self.seat, source, self.region))
        walk(war, self.seat, group, source, self.region)
        return None

    def stack(self, war: War) -> Flow:
        """Remove units above the stacking limit (B5A-28.28)."""
        place = overfull(war, (self.region,))
        return Call(Overstack(seat=self.seat, place=place)) if place else None

    def end(self, war: War) -> Flow:
        """Return to the battle, which is over."""
        return Done()
