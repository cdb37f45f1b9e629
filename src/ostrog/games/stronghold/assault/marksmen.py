"""Chapter 19, stage 3: marksmen fire at ramparts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.casualties import loss_sets
from ostrog.games.stronghold.board.map import (
    BOARD,
    RAMPARTS,
    RAMPARTS_OF,
    SECTIONS,
    SIDE_OF,
    TOWERS,
)
from ostrog.games.stronghold.board.pieces import DEFENDER, INVADERS, MARKSMAN
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import BLESS, BLESS_SIDE, DONE, FIRE, SLAY, counted
from ostrog.games.stronghold.defender.defence_plans import StagePlans, fire_of_marksman
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

POSTS = (*SECTIONS, *TOWERS)


def archers(siege: Siege) -> dict[str, int]:
    """Marksmen who can fire, by place: not in melee, and not under a glare (STR-19.7, 19.8)."""
    found = {}
    for place in POSTS:
        count = siege.defenders[place][MARKSMAN]
        in_melee = place in SECTIONS and any(siege.invaders[place])
        if count and not in_melee and place != siege.glare:
            found[place] = count
    return found


def reach(place: str) -> tuple[str, ...]:
    """Ramparts that marksmen of a section or tower can fire at (STR-19.9, 19.10)."""
    return RAMPARTS_OF[place] if place in SECTIONS else BOARD.towers[place].opposite


def is_worth_it(siege: Siege, rampart: str) -> bool:
    """Whether fire at a rampart can have an effect (STR-19.12, 19.14)."""
    return any(siege.invaders[rampart]) and not siege.mantelets[rampart]


def sides_of(place: str) -> tuple[str, ...]:
    """The side or sides of a section or tower (STR-3.12)."""
    return (SIDE_OF[place],) if place in SECTIONS else BOARD.towers[place].sides


def used(picks: Iterable[Option]) -> dict[str, int]:
    """How many marksmen of each place were allotted."""
    found: dict[str, int] = {}
    for pick in picks:
        place, _, count = counted(pick)
        found[place] = found.get(place, 0) + count
    return found


@FIRE.rule
def fires_in_range(siege: Siege, seat: int, place: str, rampart: str, count: int) -> Refusal | None:
    """Refuse marksmen who cannot fire, ramparts out of range, and fire without effect."""
    able = archers(siege).get(place, 0)
    if not able and place in SECTIONS and any(siege.invaders[place]):
        return refuse("STR-19.8", place)
    if place == siege.glare:
        return refuse("STR-16.22", place)
    if rampart not in reach(place):
        return refuse("STR-19.9" if place in SECTIONS else "STR-19.10", place, rampart)
    if siege.mantelets[rampart]:
        return refuse("STR-19.14", rampart)
    if not any(siege.invaders[rampart]):
        return refuse("STR-19.12", rampart)
    frame = siege.frame(Marksmen)
    if frame is None or seat != DEFENDER:
        return None
    if place in frame.blessed(siege):
        return refuse("STR-16.21", place)
    left = able - used(frame.draft).get(place, 0)
    named = any(pick.refs[:2] == (place, rampart) for pick in frame.draft)
    return None if 1 <= count <= left and not named else refuse("STR-19.16", place, left)


class Marksmen(Procedure):
    """All fire is allotted, then resolved rampart by rampart (STR-19.16)."""

    steps = (
        "plans",
        "begin",
        "choose_side",
        "bless",
        "allot",
        "next_rampart",
        "choose_victims",
        "kill",
    )
    lasting = {"next_rampart": ("shots", "seen", "blessing", "middle")}

    middle: Option | None = None
    """The side that the marksmen of the middle tower count for (STR-3.12)."""
    blessing: Option | None = None
    shots: tuple[Option, ...] = ()
    seen: int = 0
    """How many ramparts were looked at."""
    answer: Option | None = None

    def plans(self, siege: Siege) -> Flow:
        """A stage in which nobody can fire does not take place (STR-18.1)."""
        able = archers(siege)
        targets = [r for place in able for r in reach(place) if is_worth_it(siege, r)]
        if not targets and not self.blessed_ramparts(siege):
            return Done()
        return Call(StagePlans(stage="marksmen"))

    def begin(self, siege: Siege) -> Flow:
        """The stage begins (STR-19.1)."""
        siege.tell(events.StageBegan("marksmen"))
        return None

    # The blessing

    def blessed_ramparts(self, siege: Siege) -> list[str]:
        """Ramparts of the blessed side that can be fired at (STR-16.21)."""
        if not self.gathered(siege):
            return []
        return [r for r in RAMPARTS if SIDE_OF[r] == siege.blessing and is_worth_it(siege, r)]

    def blessed(self, siege: Siege) -> list[str]:
        """Places whose marksmen fire by the blessing (STR-16.21)."""
        return [] if self.blessing is None else self.gathered(siege)

    def gathered(self, siege: Siege) -> list[str]:
        """Places of marksmen who count for the blessed side (STR-3.12, 16.21)."""
        other = self.middle is not None and BLESS_SIDE.ref(self.middle) != siege.blessing
        return [
            place
            for place in archers(siege)
            if siege.blessing in sides_of(place) and not (other and len(sides_of(place)) > 1)
        ]

    def choose_side(self, siege: Siege) -> Flow:
        """The Defender says which side the middle tower counts for (STR-3.12)."""
        middle = [place for place in archers(siege) if len(sides_of(place)) > 1]
        if not middle or not self.blessed_ramparts(siege):
            return None
        options = [BLESS_SIDE[side] for side in sides_of(middle[0])]
        return Ask(DEFENDER, "middle-tower", options, "middle", about=(middle[0],))

    def bless(self, siege: Siege) -> Flow:
        """All of that side fire at one rampart, ignoring range (STR-16.21)."""
        options = [BLESS[rampart] for rampart in self.blessed_ramparts(siege)]
        return Ask(DEFENDER, "bless", options, "blessing") if options else None

    # Everybody else

    def allot(self, siege: Siege) -> Flow:
        """Every marksman chooses for himself; firing is optional (STR-19.16)."""
        able, busy = archers(siege), self.blessed(siege)
        spent = used(self.draft)
        said = {(pick.refs[0], pick.refs[1]) for pick in self.draft}
        options = [
            FIRE[place, rampart, count]
            for place in able
            if place not in busy
            for rampart in reach(place)
            if is_worth_it(siege, rampart) and (place, rampart) not in said
            for count in range(1, able[place] - spent.get(place, 0) + 1)
        ]
        default = (*all_fire(siege, options), DONE())
        return Ask(DEFENDER, "fire", [DONE(), *options], "shots", closes=("done",), default=default)

    def fire_at(self, siege: Siege, rampart: str) -> int:
        """The fire strength at a rampart (STR-19.12)."""
        able = archers(siege)
        shots = [counted(shot) for shot in self.shots[:-1]]
        count = sum([number for _, to, number in shots if to == rampart])
        if self.blessing is not None and BLESS.ref(self.blessing) == rampart:
            count += sum([able[place] for place in self.blessed(siege)])
        return count * fire_of_marksman(siege)

    def next_rampart(self, siege: Siege) -> Flow:
        """The next rampart that is fired at (STR-19.16)."""
        while self.seen < len(RAMPARTS):
            self.seen += 1
            rampart = RAMPARTS[self.seen - 1]
            fire = self.fire_at(siege, rampart)
            if fire:
                siege.tell(events.MarksmenFired(rampart, fire))
                return None
        return Done()

    def choose_victims(self, siege: Siege) -> Flow:
        """The Defender chooses units of that strength; surplus is lost (STR-19.12, 19.13)."""
        rampart = RAMPARTS[self.seen - 1]
        sets = kill_sets(siege, rampart, self.fire_at(siege, rampart))
        if not sets:
            return Goto("next_rampart")
        options = [SLAY[counts] for counts in sets]
        return Ask(DEFENDER, "fire-victims", options, "answer", about=(rampart,))

    def kill(self, siege: Siege) -> Flow:
        """They die."""
        goblins, orcs, trolls = SLAY.refs(self.answer)
        rampart = RAMPARTS[self.seen - 1]
        siege.kill_invaders(rampart, (goblins, orcs, trolls), "marksmen")
        self.answer = None
        return Goto("next_rampart")


def all_fire(siege: Siege, options: Sequence[Option]) -> list[Option]:
    """Shots by which everybody fires, each where most enemies stand within his range."""
    best: dict[str, tuple[tuple[int, int], Option]] = {}
    for option in options:
        place, rampart, count = counted(option)
        worth = sum(siege.invaders[rampart]), count
        if place not in best or worth > best[place][0]:
            best[place] = worth, option
    return [option for _, option in best.values()]


def kill_sets(siege: Siege, rampart: str, fire: int) -> list[tuple[int, int, int]]:
    """Sets of units to which no further one could be added within the fire strength (STR-19.12)."""
    here = siege.invaders[rampart]
    strengths = [siege.strong(kind) for kind in range(len(INVADERS))]
    found = list[tuple[int, int, int]]()
    for most in range(fire, 0, -1):
        for counts in loss_sets(here, strengths, most):
            if any(counts) and counts not in found and _is_full(here, strengths, counts, fire):
                found.append(counts)
    return found


def _is_full(
    here: Sequence[int], strengths: Sequence[int], counts: Sequence[int], fire: int
) -> bool:
    """Whether no further unit could be killed (STR-19.13)."""
    left = fire - sum([count * each for count, each in zip(counts, strengths, strict=True)])
    return not any(here[kind] > counts[kind] and strengths[kind] <= left for kind in range(3))
