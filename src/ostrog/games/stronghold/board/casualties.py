"""Chapters 2, 11 and 16: who dies, who chooses it, and where the dead go."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import FOREGROUNDS, SECTIONS
from ostrog.games.stronghold.board.pieces import DEFENDERS, INVADER, INVADERS, KIND
from ostrog.games.stronghold.board.ritual_tokens import TurnOver
from ostrog.games.stronghold.board.state import Counts, Siege, one
from ostrog.games.stronghold.board.verbs import CASUALTY, HAUNT
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure


def loss_sets(here: Sequence[int], strengths: Sequence[int], most: int) -> list[Counts]:
    """All sets of units with the largest total strength that is not above `most` (STR-20.10)."""
    best, found = 0, list[Counts]()
    for counts in product(*(range(count + 1) for count in here)):
        total = sum([count * each for count, each in zip(counts, strengths, strict=True)])
        if total > most or total < best:
            continue
        if total > best:
            best, found = total, []
        found.append((counts[0], counts[1], counts[2]))
    return found


class DefenderDies(Procedure):
    """A Defender unit dies; a Specter on its section turns it against him (STR-11.11, 16.29)."""

    steps = ("specter", "leave", "choose_foreground", "turn_coat")

    place: str
    kind: int
    cause: str
    haunted: int = 0
    answer: Option | None = None

    def specter(self, siege: Siege) -> Flow:
        """A Specter token on the section is turned over (STR-11.11, 11.20)."""
        if self.place not in SECTIONS:
            return None
        return Call(TurnOver(ritual="specter", place=self.place), "haunted")

    def leave(self, siege: Siege) -> Flow:
        """It lies in the hospital, or its piece goes to the unit stock (STR-11.14, 16.35)."""
        if not self.haunted:
            siege.hospitalise(self.place, self.kind, self.cause)
            return Done()
        siege.defenders[self.place][self.kind] -= 1
        return None

    def choose_foreground(self, siege: Siege) -> Flow:
        """The Invader chooses a foreground for it (STR-11.11)."""
        options = [HAUNT[place] for place in FOREGROUNDS if siege.room_on(place) > 0]
        if not options:
            return None
        about = (self.place, DEFENDERS[self.kind])
        return Ask(INVADER, "specter-foreground", options, "answer", about=about)

    def turn_coat(self, siege: Siege) -> Flow:
        """An Invader unit of equal strength appears, if there is room and a piece (STR-11.14)."""
        source = siege.gone if siege.gone[self.kind] else siege.bag
        appears = self.answer is not None and source[self.kind] > 0
        unit = INVADERS[self.kind]
        siege.tell(events.DefenderTurned(self.place, DEFENDERS[self.kind], unit, appears))
        if appears:
            place = HAUNT.ref(self.answer)
            source[self.kind] -= 1
            siege.invaders[place][self.kind] += 1
            siege.tell(events.UnitsPlaced(place, *one(self.kind), "specter"))
        return None


class InvaderKills(Procedure):
    """One Defender unit of a place dies, chosen by the Invader (STR-2.9, 11.13)."""

    steps = ("choose", "kill")

    place: str
    cause: str
    answer: Option | None = None

    def crumb(self) -> tuple[str]:
        """The place."""
        return (self.place,)

    def choose(self, siege: Siege) -> Flow:
        """The Invader chooses which unit dies (STR-2.9)."""
        troops = siege.troops(self.place)
        if not troops:
            return Done()
        options = [CASUALTY[troop] for troop in troops]
        return Ask(INVADER, "casualty", options, "answer", about=(self.place, self.cause))

    def kill(self, siege: Siege) -> Flow:
        """It dies."""
        kind = KIND[CASUALTY.ref(self.answer)]
        return Call(DefenderDies(place=self.place, kind=kind, cause=self.cause))
