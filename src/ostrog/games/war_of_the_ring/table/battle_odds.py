"""The odds of a whole battle, worked out exactly by numbers alone.

Nobody knows how the players will fight on, so both sides are given a simple policy:

- each side re-rolls as many misses as it may (WOTR-11.17);
- Regulars are lost first, then Elites are reduced (WOTR-11.25 to 11.29);
- the defender stands in the field (WOTR-11.33, 13.2);
- the attacker ends the battle if he can take less than half of the hits that the defender can
  (WOTR-11.32);
- in an assault he reduces an Elite for each further round while he can and wants to go on
  (WOTR-13.10); rounds that cost him nothing by the terms of the battle are all fought.

Regulars that take the place of Elites come from those out of play, and eliminated Regulars go
there. So what is left of an army also tells how many Regulars wait, and a round depends on nothing
before it but its number: whether it is the first, and whether the next one costs an Elite. The
probability of each ending is a finite sum.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Literal

from ostrog.games.war_of_the_ring.battles.assigned_hits import (
    Suffering,
    forced_losses,
    regulars_left,
    sensible_losses,
)
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_modifier,
    dice_for,
    fighters,
    hits_on,
    is_hit,
    leadership_in_battle,
    reroll_modifier,
)
from ostrog.games.war_of_the_ring.board.pieces import (
    ELITES,
    FREE,
    NO_FIGURES,
    REGULAR_OF,
    SIDE_OF,
    SLOT,
)
from ostrog.games.war_of_the_ring.board.seats import commander_of
from ostrog.games.war_of_the_ring.board.state import (
    Counts,
    War,
    host_of,
    minus,
    plus,
    single,
)
from ostrog.games.war_of_the_ring.campaigns.splitting import unit_number
from ostrog.kernel import query
from ostrog.table import NOBODY, Prospect, Toll, Upshot

DIGITS = 6
"""Number of decimal places of probabilities."""
NEGLIGIBLE = 1e-9
"""Probability below which a course of the battle is not followed."""
Ending = Literal["taken", "held", "stopped", "nobody"]
ENDINGS: tuple[Ending, ...] = ("taken", "held", "stopped", "nobody")
"""How a battle ends: the defender is gone, the attacker is gone, both stand, or nobody does."""
Chances = Sequence[float]
"""Probability of each number, starting with 0."""
Standing = tuple[Counts, Counts]
"""What is left of the attacker and of the defender."""


@query
def notes_on_battle(war: War) -> tuple[str, ...]:
    """Notes about what the odds of a battle do not count, besides those of the game."""
    return ()


class BattleLine:
    """One side of a battle: what hits leave of it, and the dice of what is left."""

    def __init__(self, world: War, side: int) -> None:
        """Read the figures that fight, and the Regulars of their nations."""
        self.world, self.side = world, side
        self.begun = fighters(world, clash_of(world), side).counts
        self.elites = [each for each in ELITES if SIDE_OF[each] == side]
        self.regulars = {
            each: regulars_left(world, side, each) + self.begun[SLOT[REGULAR_OF[each]]]
            for each in self.elites
        }
        """Regulars in the battle and out of play, for each kind of Elite."""
        self._after: dict[tuple[Counts, int], Counts] = {}
        self._numbers: dict[Counts, tuple[int, int]] = {}

    def endurance(self, counts: Counts) -> int:
        """Return the hits that destroy what is left (WOTR-11.27)."""
        return unit_number(self.side, counts) + sum([counts[SLOT[each]] for each in self.elites])

    def wait(self, counts: Counts) -> None:
        """Let as many Regulars wait as are out of play with these figures (WOTR-11.29)."""
        for elite, regulars in self.regulars.items():
            slot = SLOT[REGULAR_OF[elite]]
            if self.side == FREE:
                self.world.casualties[slot] = 0
            self.world.reinforcements[self.side][slot] = regulars - counts[slot]

    def after(self, counts: Counts, hits: int) -> Counts:
        """Return what some hits leave; nothing without units (WOTR-11.24 to 11.31)."""
        key = counts, hits
        if key not in self._after:
            self.wait(counts)
            picks = forced_losses(self.world, self.side, counts, hits)
            if picks is None:
                picks = sensible_losses(self.world, self.side, counts, hits, {})
            left = Suffering(self.world, self.side, counts, hits).suffer(picks).counts
            self._after[key] = self.standing(left)
        return self._after[key]

    def standing(self, counts: Counts) -> Counts:
        """Return figures, or none of them without a unit (WOTR-11.31)."""
        return counts if unit_number(self.side, counts) else NO_FIGURES[self.side]

    def pressed(self, counts: Counts) -> Counts | None:
        """Return what is left after an Elite is reduced for a round, if one can be (WOTR-13.10)."""
        for elite in self.elites:
            regular = REGULAR_OF[elite]
            if counts[SLOT[elite]] and self.regulars[elite] > counts[SLOT[regular]]:
                return plus(minus(counts, single(self.side, elite)), single(self.side, regular))
        return None

    def stand(self, counts: Counts) -> None:
        """Let these figures fight in the world."""
        world, clash = self.world, clash_of(self.world)
        if self.side == clash.attacker:
            clash.part = counts
        else:
            world.hosts[self.side][clash.region] = host_of(self.side, counts)

    def numbers(self, counts: Counts) -> tuple[int, int]:
        """Return the dice and the re-rolls of what is left (WOTR-11.10 to 11.12, 11.17)."""
        if counts not in self._numbers:
            world = self.world
            self.stand(counts)
            able = min(world.values.limits.combat_dice, leadership_in_battle(world, self.side))
            self._numbers[counts] = dice_for(world, self.side), able
        return self._numbers[counts]

    def chances(self) -> tuple[float, float]:
        """Return the chance that a die hits, in the roll and the re-roll (WOTR-11.14 to 11.23)."""
        target = hits_on(self.world, self.side)
        return (
            chance(target, combat_modifier(self.world, self.side)),
            chance(target, reroll_modifier(self.world, self.side)),
        )


class WarCourse:
    """All that a battle can come to, with its probabilities."""

    def __init__(self, world: War) -> None:
        """Read the battle of a world, which is changed by it."""
        self.world = world
        self.clash = clash_of(world)
        self.own = BattleLine(world, self.clash.attacker)
        self.enemy = BattleLine(world, self.clash.defender)
        self.begun: Standing = self.own.begun, self.enemy.begun
        self.notes = notes_on_battle(world)
        self.inside = self.clash.kind == "field" and world.controls_stronghold(
            self.clash.defender, self.clash.region
        )
        """Whether the defender may go into his Stronghold (WOTR-13.2)."""
        now = self.clash.round
        self.last = max(2, self.clash.terms.rounds)
        """The number of a round after which all rounds are alike."""
        self.rolls = {first: self._rolls(1 if first else 2) for first in (True, False)}
        """How both sides hit in the first round, and in later ones (WOTR-11.20)."""
        self.clash.round = now
        self.endings = dict.fromkeys(ENDINGS, 0.0)
        self.losses = defaultdict[int, float](float), defaultdict[int, float](float)
        """Probability of each number of units lost, of the attacker and of the defender."""
        self.rounds = 0.0
        self._pending: dict[int, dict[tuple[Standing, int], float]] = {}

    def _rolls(self, number: int) -> tuple[tuple[float, float], tuple[float, float]]:
        self.clash.round = number
        return self.own.chances(), self.enemy.chances()

    def hits(self, standing: Standing, first: bool) -> tuple[Chances, Chances]:
        """Return the hits of both sides in a round (WOTR-11.14, 11.17)."""
        (one, two), (own, enemy) = standing, self.rolls[first]
        return hits_of(*self.own.numbers(one), *own), hits_of(*self.enemy.numbers(two), *enemy)

    # The course

    def begin(self, standing: Standing, number: int) -> None:
        """Begin with the round of this number, which is surely fought."""
        self._put(standing, number, 1.0)
        self._run()

    def go_on(
        self, shares: Mapping[Standing, float], number: int, *, is_last: bool = False
    ) -> None:
        """Begin after the round of this number, which has left this of both sides.

        A card may have made it the last one.
        """
        self.rounds = 1.0
        for standing, share in shares.items():
            if is_last and all(any(counts) for counts in standing):
                self._end("stopped", standing, share)
            else:
                self._settle(standing, number, share)
        self._run()

    def _put(self, standing: Standing, number: int, share: float) -> None:
        rank = self.own.endurance(standing[0]) + self.enemy.endurance(standing[1])
        here = self._pending.setdefault(rank, {})
        key = standing, min(number, self.last)
        here[key] = here.get(key, 0.0) + share

    def _run(self) -> None:
        """Follow the battle, from those who have most left to those with least."""
        for rank in range(max(self._pending, default=0), 0, -1):
            for number in range(1, self.last + 1):
                here = self._pending.get(rank, {})
                for (standing, at), share in list(here.items()):
                    if at == number and share > NEGLIGIBLE:
                        self._fight(standing, number, share)
            self._pending.pop(rank, None)

    def _fight(self, standing: Standing, number: int, share: float) -> None:
        """Fight a round, and again while it changes nothing."""
        found: dict[Standing, float] = defaultdict(float)
        struck, suffered = self.hits(standing, number == 1)
        for mine, one in enumerate(struck):
            for theirs, two in enumerate(suffered):
                after = self.own.after(standing[0], theirs), self.enemy.after(standing[1], mine)
                found[after] += one * two
        same = 0.0
        alike = number == self.last and self.clash.kind != "siege"
        if alike and not self._stops(standing):
            same = found.pop(standing, 0.0)
        if same > 1 - NEGLIGIBLE:
            self._end("stopped", standing, share)
            return
        visits = share / (1 - same)
        self.rounds += visits
        for after, part in found.items():
            self._settle(after, number, visits * part)

    def _settle(self, standing: Standing, number: int, share: float) -> None:
        """End the battle after a round, or go on with the next (WOTR-11.32, 11.38, 13.10)."""
        own, enemy = (any(counts) for counts in standing)
        siege = self.clash.kind == "siege"
        if not own or not enemy:
            self._end("taken" if own else "held" if enemy else "nobody", standing, share)
        elif siege and number < self.clash.terms.rounds:
            self._put(standing, number + 1, share)  # nobody is asked (WOTR-7.7)
        elif self._stops(standing):
            self._end("stopped", standing, share)
        elif not siege:
            self._put(standing, number + 1, share)
        else:
            pressed = self.own.pressed(standing[0])
            if pressed is None:
                self._end("stopped", standing, share)
            else:
                self._put((pressed, standing[1]), number + 1, share)

    def _stops(self, standing: Standing) -> bool:
        """Whether the attacker can take less than half of what the defender can, and may cease."""
        if not self.clash.terms.may_cease:
            return False
        return 2 * self.own.endurance(standing[0]) < self.enemy.endurance(standing[1])

    def _end(self, ending: Ending, standing: Standing, share: float) -> None:
        self.endings[ending] += share
        for index, line in enumerate((self.own, self.enemy)):
            lost = unit_number(line.side, self.begun[index])
            lost -= unit_number(line.side, standing[index])
            self.losses[index][lost] += share

    # What comes of it

    def prospect(self, *notes: str) -> Prospect:
        """Return what the battle can come to, for clients, with some more notes."""
        kind = self.clash.kind
        seats = [
            commander_of(self.world, line.side, begun)
            for line, begun in zip((self.own, self.enemy), self.begun, strict=True)
        ]
        gains = {"taken": seats[0], "nobody": NOBODY}
        told = ["forecast-policy-siege" if kind == "siege" else "forecast-policy"]
        if self.inside:
            told.append("forecast-inside")
        if kind == "siege" and self.clash.terms.rounds > 1:
            told.append("forecast-free-rounds")
        if self.clash.terms.outflanked:
            told.append("forecast-outflanked")
        return Prospect(
            at=self.clash.region,
            endings=tuple(
                Upshot(f"forecast-{kind}-{name}", round(share, DIGITS), gains.get(name, seats[1]))
                for name, share in self.endings.items()
                if round(share, DIGITS)
            ),
            losses=tuple(
                toll(seat, unit_number(line.side, begun), losses)
                for seat, line, begun, losses in zip(
                    seats, (self.own, self.enemy), self.begun, self.losses, strict=True
                )
            ),
            rounds=round(self.rounds, DIGITS),
            notes=(*told, *notes, *self.notes),
        )


def toll(seat: int, total: int, losses: Mapping[int, float]) -> Toll:
    """Return what a battle may cost a side; a reduced Elite is not counted as lost."""
    shares = [losses.get(number, 0.0) for number in range(max(losses, default=0) + 1)]
    mean = sum(number * share for number, share in enumerate(shares))
    low, high = range_of(shares)
    rounded = tuple(round(share, DIGITS) for share in shares)
    return Toll(seat, "forecast-losses", total, round(mean, DIGITS), low, high, rounded)


def range_of(shares: Chances, outside: float = 0.1) -> tuple[int, int]:
    """Return the range between the lowest and the highest tenth."""
    low = _beyond(shares, outside)
    high = len(shares) - 1 - _beyond(tuple(reversed(shares)), outside)
    return min(low, high), max(low, high)


def _beyond(shares: Chances, outside: float) -> int:
    sums = accumulate(shares)
    return next((number for number, total in enumerate(sums) if total > outside), 0)


def chance(target: int, added: int) -> float:
    """Return the probability that one die hits (WOTR-11.14 to 11.16)."""
    return sum([is_hit(value, target, added) for value in range(1, 7)]) / 6


@lru_cache(maxsize=4096)
def hits_of(dice: int, rerolls: int, first: float, again: float) -> tuple[float, ...]:
    """Return the probability of each number of hits after re-rolls (WOTR-11.14, 11.17)."""
    found = [0.0] * (dice + 1)
    for hits, one in enumerate(binomial(dice, first)):
        for more, other in enumerate(binomial(min(rerolls, dice - hits), again)):
            found[hits + more] += one * other
    return tuple(found)


@lru_cache(maxsize=4096)
def binomial(dice: int, each: float) -> tuple[float, ...]:
    """Return the probability of each number of good dice, starting with 0."""
    return tuple([comb(dice, n) * each**n * (1 - each) ** (dice - n) for n in range(dice + 1)])
