"""Chapter 33: how Beorn leaves a battle, or advances after one."""

from __future__ import annotations

from ostrog.games.five_armies.armies.damage import hurt_beorn
from ostrog.games.five_armies.armies.movement import must_stop, not_adjacent
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import controls, take_control
from ostrog.games.five_armies.board.map import BORDERS, NEIGHBOURS
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ADVANCE, DRIVE_TO, HOLD, RETREAT_TO
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


def step_to(war: War, region: str) -> None:
    """B5A-33.9, 33.21: he takes the Shadow's control away, and touches no recruitment token."""
    war.tell(events.CharacterMoved("beorn", region))
    war.characters["beorn"] = region
    take_control(war, FREE, region)


def beorn_retreat_refused(war: War, region: str, to: str) -> Refusal | None:
    """B5A-33.19, 28.12 to 28.16: why Beorn cannot retreat from one region to another."""
    if to not in NEIGHBOURS[region]:
        return not_adjacent(region, to)
    if war.holder(to) == FREE:
        return refuse("B5A-33.19", to)
    if war.holder(to) == SHADOW or controls(war, SHADOW, to):
        return refuse("B5A-28.12", to)
    if controls(war, FREE, to):
        return None  # B5A-28.16
    if must_stop(war, FREE, to):
        return refuse("B5A-28.13", to)
    return refuse("B5A-28.15", to) if BORDERS[region, to] == "ford" else None


def beorn_drive_refused(war: War, region: str, to: str) -> Refusal | None:
    """B5A-28.17, 33.10: why the Shadow cannot drive Beorn into a region."""
    if to not in NEIGHBOURS[region]:
        return not_adjacent(region, to)
    if war.holder(to) == FREE:
        return refuse("B5A-33.10", to)
    taken = war.holder(to) == SHADOW or controls(war, SHADOW, to)
    return refuse("B5A-28.17", to) if taken else None


def beorn_may_leave(war: War, region: str) -> bool:
    """B5A-28.18: whether there is any region for him to go to."""
    return any(
        beorn_retreat_refused(war, region, to) is None
        or beorn_drive_refused(war, region, to) is None
        for to in NEIGHBOURS[region]
    )


class BeornWithdraws(Procedure):
    """B5A-33.19: he retreats like an army, and never routs."""

    steps = ("choose_region", "choose_forced_region", "go", "penalty")

    region: str
    to: Option | None = None

    def crumb(self) -> tuple[str]:
        """What he leaves."""
        return (self.region,)

    def choose_region(self, war: War) -> Flow:
        """B5A-28.11."""
        options = war.legal(FREE, RETREAT_TO, NEIGHBOURS[self.region])
        if not options:
            return None
        return Ask(FREE, "retreat-region", options, "to", about=(self.region,))

    def choose_forced_region(self, war: War) -> Flow:
        """B5A-28.17."""
        if self.to is not None:
            return None
        options = war.legal(SHADOW, DRIVE_TO, NEIGHBOURS[self.region])
        return Ask(SHADOW, "forced-retreat-region", options, "to", about=(self.region,))

    def go(self, war: War) -> Flow:
        """B5A-33.19."""
        assert self.to is not None
        step_to(war, str(self.to.refs[0]))
        return None

    def penalty(self, war: War) -> Flow:
        """B5A-33.19: one wrath, where only the fallback was left."""
        assert self.to is not None
        if self.to.verb == "drive-to":
            hurt_beorn(war, war.characters["beorn"], 1, 0)
        return Done()


@RETREAT_TO.rule
def beorn_retreats(war: War, seat: int, region: str) -> Refusal | None:
    """B5A-33.19."""
    frame = war.frame(BeornWithdraws)
    if frame is None or seat != FREE:
        return None
    return beorn_retreat_refused(war, frame.region, region)


@DRIVE_TO.rule
def beorn_is_driven(war: War, seat: int, region: str) -> Refusal | None:
    """B5A-33.19, 28.17."""
    frame = war.frame(BeornWithdraws)
    if frame is None or seat != SHADOW:
        return None
    return beorn_drive_refused(war, frame.region, region)


class BeornAdvances(Procedure):
    """B5A-33.21: as winning attacker he may go into the vacated region."""

    steps = ("choose", "go")

    region: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """Where he may go."""
        return (self.region,)

    def choose(self, war: War) -> Flow:
        """B5A-33.21."""
        return Ask(FREE, "beorn-advance", (ADVANCE(), HOLD()), "choice", about=(self.region,))

    def go(self, war: War) -> Flow:
        """B5A-33.9."""
        if self.choice == ADVANCE():
            step_to(war, self.region)
        return Done()
