"""Chapter 33: how Beorn retreats from a battle, or advances after one."""

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
    """Move Beorn to a region and remove Shadow control there (B5A-33.9, 33.21).

    Recruitment tokens stay.
    """
    war.tell(events.CharacterMoved("beorn", region))
    war.characters["beorn"] = region
    take_control(war, FREE, region)


def retreat_goal(to: Option | None) -> str:
    """The region to which a side retreats, whoever chose it (B5A-28.12, 28.17)."""
    return (DRIVE_TO if DRIVE_TO.chosen(to) else RETREAT_TO).ref(to)


def beorn_retreat_refused(war: War, region: str, to: str) -> Refusal | None:
    """Refuse a region to which Beorn cannot retreat (B5A-33.19, 28.12 to 28.16)."""
    if to not in NEIGHBOURS[region]:
        return not_adjacent(region, to)
    if war.holder(to) == FREE:
        return refuse("B5A-33.19", to)
    if war.holder(to) == SHADOW or controls(war, SHADOW, to):
        return refuse("B5A-28.12", to)
    if controls(war, FREE, to):
        return None  # Own ground is always allowed (B5A-28.16).
    if must_stop(war, FREE, to):
        return refuse("B5A-28.13", to)
    return refuse("B5A-28.15", to) if BORDERS[region, to] == "ford" else None


def beorn_drive_refused(war: War, region: str, to: str) -> Refusal | None:
    """Refuse a region into which the Shadow cannot force Beorn (B5A-28.17, 33.10)."""
    if to not in NEIGHBOURS[region]:
        return not_adjacent(region, to)
    if war.holder(to) == FREE:
        return refuse("B5A-33.10", to)
    taken = war.holder(to) == SHADOW or controls(war, SHADOW, to)
    return refuse("B5A-28.17", to) if taken else None


def beorn_may_leave(war: War, region: str) -> bool:
    """Whether there is any region to which Beorn can retreat (B5A-28.18)."""
    return any(
        beorn_retreat_refused(war, region, to) is None
        or beorn_drive_refused(war, region, to) is None
        for to in NEIGHBOURS[region]
    )


class BeornWithdraws(Procedure):
    """Beorn retreats like an army; he never routs (B5A-33.19)."""

    steps = ("choose_region", "choose_forced_region", "go", "penalty")

    region: str
    to: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region he leaves, for the breadcrumb."""
        return (self.region,)

    def choose_region(self, war: War) -> Flow:
        """Ask the Free Peoples for an allowed region, if there is one (B5A-28.11)."""
        options = war.legal(FREE, RETREAT_TO, NEIGHBOURS[self.region])
        if not options:
            return None
        return Ask(FREE, "retreat-region", options, "to", about=(self.region,))

    def choose_forced_region(self, war: War) -> Flow:
        """Ask the Shadow for a region if none is allowed (B5A-28.17)."""
        if self.to is not None:
            return None
        options = war.legal(SHADOW, DRIVE_TO, NEIGHBOURS[self.region])
        return Ask(SHADOW, "forced-retreat-region", options, "to", about=(self.region,))

    def go(self, war: War) -> Flow:
        """Move Beorn to the chosen region (B5A-33.19)."""
        step_to(war, retreat_goal(self.to))
        return None

    def penalty(self, war: War) -> Flow:
        """Remove one wrath if the Shadow chose the region (B5A-33.19)."""
        if DRIVE_TO.chosen(self.to):
            hurt_beorn(war, war.characters["beorn"], 1, 0)
        return Done()


@RETREAT_TO.rule
def beorn_retreats(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region to which Beorn cannot retreat (B5A-33.19)."""
    frame = war.frame(BeornWithdraws)
    if frame is None or seat != FREE:
        return None
    return beorn_retreat_refused(war, frame.region, region)


@DRIVE_TO.rule
def beorn_is_driven(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse a region into which the Shadow cannot force Beorn (B5A-33.19, 28.17)."""
    frame = war.frame(BeornWithdraws)
    if frame is None or seat != SHADOW:
        return None
    return beorn_drive_refused(war, frame.region, region)


class BeornAdvances(Procedure):
    """Beorn may advance into the vacated region after he won as attacker (B5A-33.21)."""

    steps = ("choose", "go")

    region: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The vacated region, for the breadcrumb."""
        return (self.region,)

    def choose(self, war: War) -> Flow:
        """Ask whether Beorn advances (B5A-33.21)."""
        return Ask(FREE, "beorn-advance", (ADVANCE(), HOLD()), "choice", about=(self.region,))

    def go(self, war: War) -> Flow:
        """Move Beorn into the region, if he advances (B5A-33.9)."""
        if self.choice == ADVANCE():
            step_to(war, self.region)
        return Done()
