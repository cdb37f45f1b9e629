"""The course of a whole battle, worked out exactly by numbers alone.

Nobody knows how the players will fight on, so both sides are given a simple policy:

- each side re-rolls as many misses as it may (B5A-24.1);
- only forced casualties are taken, the weakest units first (B5A-25.8);
- bodyguards, Shining Armour and Bilbo's Ring are used for the first damage (B5A-35.3, B5A-CR-28,
  B5A-10.21);
- the defender stands (B5A-28.6);
- the attacker stops if all its armies together can take less than half of the damage that the
  defender and its fortification can take (B5A-28.3);
- in a combined attack one army fights until it is destroyed, then the next (B5A-29.2);
- cards that nobody has shown are not played.

Under this policy a round depends on what both sides have left and on nothing before it, and every
round takes something away or changes nothing. So the probability of each ending is a finite sum.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from typing import Generic, Literal, NamedTuple, TypeVar

Ending = Literal["taken", "held", "stopped", "nobody"]
ENDINGS: tuple[Ending, ...] = ("taken", "held", "stopped", "nobody")
"""How a battle ends: the attacker destroys the defender, the defender destroys the attacker, the
attacker stops, or both are destroyed."""
Chances = Sequence[float]
"""Probability of each number, starting with 0."""
CERTAIN = 1 - 1e-12
NEGLIGIBLE = 1e-8
"""Probability below which a course of the battle is not followed."""


class Body(NamedTuple):
    """What is left of an army, or of Beorn."""

    lost: int = 0
    """Units that it has lost, or Beorn's wrath (B5A-33.18)."""
    damage: int = 0
    tokens: int = 0
    """Leadership tokens."""
    guards: int = 0
    """Bodyguard tokens of Bolg (B5A-35.3)."""
    armour: int = 0
    """Damage after which Shining Armour is discarded (B5A-CR-28)."""
    ring: bool = False
    """Whether Bilbo can vanish (B5A-10.21)."""


NOTHING = Body()


class Force:
    """An army, or Beorn, and how much it can take."""

    def __init__(
        self,
        units: int,
        body: Body,
        numbers: Callable[[Body], tuple[int, int]],
        *,
        beorn: bool = False,
        worth: int = 2,
    ) -> None:
        """Set it up with its number of units or its wrath, and the dice and re-rolls it has."""
        self.units, self.body, self.beorn, self.worth = units, body, beorn, worth
        self._numbers = numbers
        self._known: dict[tuple[int, int, bool], tuple[int, int]] = {}

    def numbers(self, body: Body) -> tuple[int, int]:
        """Return the number of dice and of misses that may be re-rolled (B5A-23.1, 24.1)."""
        key = body.lost, body.tokens, body.ring
        if key not in self._known:
            self._known[key] = self._numbers(body)
        return self._known[key]

    def stands(self, body: Body) -> bool:
        """Whether anything is left of it (B5A-27.1, 33.18)."""
        return body.lost < self.units

    def endurance(self, body: Body) -> int:
        """Return the damage that destroys it, if none is prevented (B5A-25.8, 33.18)."""
        left = self.units - body.lost
        return left if self.beorn else left * self.worth - body.damage

    def rank(self, body: Body) -> int:
        """Return a number that becomes smaller with every change of the body in a round."""
        return self.endurance(body) + 3 * body.ring + body.guards + body.armour

    def settled(self, body: Body, most: int | None = None) -> Body:
        """Take casualties until the damage fits the units or is `most` (B5A-25.8, CR-19)."""
        if self.beorn:
            return body
        left, damage = self.units - body.lost, body.damage
        while left and damage > (left if most is None else most):
            left -= 1
            damage -= min(damage, self.worth)
        return body._replace(lost=self.units - left, damage=damage if left else 0)

    def hurt(self, body: Body, damage: int, walls: int = 0) -> tuple[Body, int]:
        """Return the body and the fortification after damage, before casualties.

        It is prevented first, then the fortification takes it, then the army (B5A-25.4, 26.3).
        """
        if damage and body.guards:
            return body._replace(guards=body.guards - 1), walls
        if damage and body.armour:
            return body._replace(armour=max(0, body.armour - damage)), walls
        absorbed = min(damage, walls)
        return self.struck(body, damage - absorbed), walls - absorbed

    def struck(self, body: Body, damage: int) -> Body:
        """Return the body after damage that nothing prevents but Bilbo (B5A-25.1, 10.21)."""
        if not damage:
            return body
        if self.beorn:
            return body._replace(lost=min(self.units, body.lost + damage))
        total = body.damage + damage
        if body.ring:
            return body._replace(damage=max(0, total - 2), ring=False)
        return body._replace(damage=total)


class Own(NamedTuple):
    """The attacking side between two rounds."""

    army: int
    """Which of the attacking armies fights (B5A-29.2); their number if none is left."""
    fresh: bool
    """Whether it has not fought yet, so that a ford or slope counts (B5A-23.10, 23.11)."""
    body: Body


class Enemy(NamedTuple):
    """The defending side between two rounds."""

    body: Body
    walls: int
    """Damage that the fortification still takes (B5A-26.3)."""


class Roll(NamedTuple):
    """Probability that a die hits in the combat roll and in the re-roll (B5A-23.7, 23.16)."""

    first: float
    again: float


class BattleCourse:
    """All that a battle can come to, with its probabilities."""

    def __init__(
        self,
        attackers: Sequence[Force],
        defender: Force,
        attacking: Callable[[int, bool, bool], Roll],
        defending: Roll,
    ) -> None:
        """Set up a battle.

        `attacking` returns how an attacking army hits, from its number, whether it is fresh and
        whether a fortification stands.
        """
        self.attackers, self.defender = attackers, defender
        self._attacking, self._defending = attacking, defending
        self.endings = dict.fromkeys(ENDINGS, 0.0)
        self.losses = defaultdict[int, float](float), defaultdict[int, float](float)
        """Probability of each number of losses, of the attacker and of the defender."""
        self.rounds = 0.0
        """Mean number of rounds."""
        self._begun: dict[tuple[Own, Enemy], float] = defaultdict(float)

    def after_round(self, body: Body, enemy: Enemy, share: float, *, over: bool = False) -> None:
        """Let the first army and the defender have come out of a round like this.

        `over` says that the battle ends with this round, whatever is left (B5A-CR-23).
        """
        own = self._following(0, body)
        if over and self._stands(own, enemy):
            self._end("stopped", own, enemy, share)
        else:
            self._begun[own, enemy] += share

    def run(self) -> None:
        """Follow the battle to its endings, from those who have most left to those with least."""
        dice = self.defender.numbers(self.defender.body)[0]
        own = Reachable({own for own, _ in self._begun}, dice, self._own_after, self._own_rank)
        dice = max(force.numbers(force.body)[0] for force in self.attackers)
        enemies = Reachable({each for _, each in self._begun}, dice, self._hurt, self._rank)
        shares = [[0.0] * len(enemies.nodes) for _ in own.nodes]
        for (one, other), share in self._begun.items():
            shares[own.place[one]][enemies.place[other]] += share
        for mine in range(len(own.nodes)):
            for theirs in range(len(enemies.nodes)):
                share = shares[mine][theirs]
                if share > NEGLIGIBLE:
                    self._go_on(own, enemies, (mine, theirs), share, shares)

    def _go_on(
        self,
        own: Reachable[Own],
        enemies: Reachable[Enemy],
        at: tuple[int, int],
        share: float,
        shares: list[list[float]],
    ) -> None:
        """End the battle, or fight a round, and again while it changes nothing (B5A-21.14)."""
        one, other = own.nodes[at[0]], enemies.nodes[at[1]]
        ending = self._ending(one, other)
        if ending is not None:
            self._end(ending, one, other, share)
            return
        roll = self._attacking(one.army, one.fresh, other.walls > 0)
        struck = hits_of(*self.attackers[one.army].numbers(one.body), roll)
        suffered = hits_of(*self.defender.numbers(other.body), self._defending)
        after, behind = own.after[at[0]], enemies.after[at[1]]
        same = sum(
            part * each
            for goal, part in zip(behind, struck, strict=False)
            if goal == at[1]
            for place, each in zip(after, suffered, strict=False)
            if place == at[0]
        )
        if same > CERTAIN:
            self._end("stopped", one, other, share)
            return
        visits = share / (1 - same)
        self.rounds += visits
        for place, each in zip(after, suffered, strict=False):
            row, weight = shares[place], visits * each
            for goal, part in zip(behind, struck, strict=False):
                row[goal] += weight * part

    # How it ends

    def _ending(self, own: Own, enemy: Enemy) -> Ending | None:
        """Return how the battle ends after a round, if it does (B5A-28.1 to 28.3, 29.8)."""
        left = own.army < len(self.attackers)
        if not self.defender.stands(enemy.body):
            return "taken" if left else "nobody"
        if not left:
            return "held"
        return "stopped" if self._stops(own, enemy) else None

    def _stands(self, own: Own, enemy: Enemy) -> bool:
        return own.army < len(self.attackers) and self.defender.stands(enemy.body)

    def _stops(self, own: Own, enemy: Enemy) -> bool:
        """Whether the attacker stops: it can take less than half of what the other can."""
        left = self.attackers[own.army].endurance(own.body)
        left += sum(force.endurance(force.body) for force in self.attackers[own.army + 1 :])
        return 2 * left < self.defender.endurance(enemy.body) + enemy.walls

    def _end(self, ending: Ending, own: Own, enemy: Enemy, share: float) -> None:
        self.endings[ending] += share
        gone = sum(force.units for force in self.attackers[: own.army])
        self.losses[0][gone + own.body.lost] += share
        self.losses[1][enemy.body.lost] += share

    # What a round leaves

    def _following(self, army: int, body: Body) -> Own:
        """Return the attacking side after a round; the next army follows one that is gone."""
        if self.attackers[army].stands(body):
            return Own(army, False, body)
        army += 1
        if army == len(self.attackers):
            return Own(army, False, NOTHING)
        return Own(army, True, self.attackers[army].body)

    def _own_after(self, own: Own, hits: int) -> Own:
        if own.army == len(self.attackers):
            return own
        force = self.attackers[own.army]
        return self._following(own.army, force.settled(force.hurt(own.body, hits)[0]))

    def _own_rank(self, own: Own) -> int:
        rank = sum(force.rank(force.body) for force in self.attackers[own.army + 1 :])
        if own.army < len(self.attackers):
            rank += self.attackers[own.army].rank(own.body)
        return 2 * rank + own.fresh

    def _hurt(self, enemy: Enemy, hits: int) -> Enemy:
        if not self.defender.stands(enemy.body):
            return enemy
        body, walls = self.defender.hurt(enemy.body, hits, enemy.walls)
        return Enemy(self.defender.settled(body), walls)

    def _rank(self, enemy: Enemy) -> int:
        return self.defender.rank(enemy.body) + enemy.walls


Node = TypeVar("Node", Own, Enemy)


class Reachable(Generic[Node]):
    """All that can become of one side, from what has most left to what has least."""

    def __init__(
        self,
        begun: Iterable[Node],
        dice: int,
        after: Callable[[Node, int], Node],
        rank: Callable[[Node], int],
    ) -> None:
        """Find everything that up to `dice` hits in each round can lead to."""
        found = set(begun)
        new = list(found)
        following: dict[Node, list[Node]] = {}
        while new:
            node = new.pop()
            following[node] = [after(node, hits) for hits in range(dice + 1)]
            for goal in following[node]:
                if goal not in found:
                    found.add(goal)
                    new.append(goal)
        self.nodes: list[Node] = sorted(found, key=lambda node: (-rank(node), node))
        self.place: dict[Node, int] = {node: place for place, node in enumerate(self.nodes)}
        self.after: list[list[int]] = [
            [self.place[goal] for goal in following[node]] for node in self.nodes
        ]
        """Where each number of hits leads to, for each node."""


@lru_cache(maxsize=4096)
def hits_of(dice: int, rerolls: int, roll: Roll) -> tuple[float, ...]:
    """Return the probability of each number of hits after re-rolls (B5A-23.7, 24.1, 24.3)."""
    found = [0.0] * (dice + 1)
    for hits, one in enumerate(binomial(dice, roll.first)):
        for more, other in enumerate(binomial(min(rerolls, dice - hits), roll.again)):
            found[hits + more] += one * other
    return tuple(found)


@lru_cache(maxsize=4096)
def binomial(dice: int, each: float) -> tuple[float, ...]:
    """Return the probability of each number of hits of some dice, starting with 0."""
    return tuple([comb(dice, n) * each**n * (1 - each) ** (dice - n) for n in range(dice + 1)])


def dense(shares: Mapping[int, float]) -> list[float]:
    """Return probabilities as a list that starts with 0."""
    return [shares.get(n, 0.0) for n in range(max(shares, default=0) + 1)]


def range_of(shares: Chances, outside: float = 0.1) -> tuple[int, int]:
    """Return the range between the lowest and the highest tenth."""
    low = _beyond(shares, outside)
    high = len(shares) - 1 - _beyond(tuple(reversed(shares)), outside)
    return min(low, high), max(low, high)


def _beyond(shares: Chances, outside: float) -> int:
    """Return the first number at which so much of the probability has gone by."""
    sums = accumulate(shares)
    return next((number for number, total in enumerate(sums) if total > outside), 0)
