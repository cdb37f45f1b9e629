"""The setting: everything that a match is played with and that does not change."""

from __future__ import annotations

import copy
import functools
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from ostrog.kernel.hidden.knowledge import EVERYONE, Pool, PoolPlan
from ostrog.kernel.rules.rulesets import Ruleset
from ostrog.kernel.runtime.chance import Chance

if TYPE_CHECKING:
    from ostrog.kernel.rules.game import Rules


class Scenario(msgspec.Struct, frozen=True):
    """A way to set up a game: its seats, their teams, and which seats one person may hold.

    List the scenarios in `Game.scenarios`; a game for two, three or four players has one for each
    number.
    """

    name: str
    """Name of the scenario, unique in the game."""
    teams: Mapping[str, tuple[int, ...]]
    """Seats of each team by name; seats are numbered from 0."""
    holdings: tuple[tuple[int, ...], ...] = ()
    """Sets of two or more seats that one person may hold."""
    names: tuple[str, ...] = ()
    """Names of the seats by number; empty if numbers are enough."""

    def __post_init__(self) -> None:
        """Refuse a number of names that differs from the number of seats."""
        if self.names and len(self.names) != len(self.seats):
            raise ValueError(f"{self.name!r} has {len(self.seats)} seats, not {len(self.names)}")

    @property
    def persons(self) -> tuple[tuple[int, ...], ...]:
        """Seats of each person when as few people as possible play.

        They are fixed for a match: when a seat changes hands, it still decides with the same seats.
        """
        return self.persons_of(self.seats)

    def deciders(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Return the first of these seats for each person who holds any, in the order given."""
        first: dict[tuple[int, ...], int] = {}
        for seat in seats:
            first.setdefault(self.person(seat), seat)
        return tuple(first.values())

    def person(self, seat: int) -> tuple[int, ...]:
        """Return all seats of the person who holds a seat."""
        return next(held for held in self.persons if seat in held)

    def persons_of(self, seats: Collection[int]) -> tuple[tuple[int, ...], ...]:
        """Distribute these seats among as few people as possible; return the seats of each.

        The largest holdings are given out first; every seat left over gets a person of its own.
        """
        held: list[tuple[int, ...]] = []
        free = set(seats)
        for holding in sorted(self.holdings, key=len, reverse=True):
            if free.issuperset(holding):
                free -= set(holding)
                held.append(tuple(sorted(holding)))
        return tuple(sorted([*held, *((seat,) for seat in free)]))

    def called(self, seat: int) -> str:
        """Return the name of a seat, or an empty string if seats have no names."""
        return self.names[seat] if self.names else ""

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats in order."""
        return tuple(sorted(seat for seats in self.teams.values() for seat in seats))

    def team(self, seat: int) -> str:
        """Return the name of the team of a seat."""
        return next(team for team, seats in self.teams.items() if seat in seats)


class Setting:
    """The constants of a match: composed rules, scenario, data, pools and chance.

    Rules find it in `state.setting`. All copies of a state share it, and it is not stored.
    """

    def __init__(
        self,
        rules: Rules,
        scenario: Scenario,
        *,
        ruleset: Ruleset,
        data: msgspec.Struct | None,
        extra: Mapping[str, msgspec.Struct | None],
        pools: Sequence[Pool],
        chance: Chance,
    ) -> None:
        """Compute once what every state of the match needs to look up."""
        self.rules = rules
        """The game with its expansions."""
        self.scenario = scenario
        self.ruleset = ruleset
        self.data = data
        """Values of the game (`Game.data`), as changed by the ruleset."""
        self.extra = extra
        """Values of each expansion by its name, as changed by the ruleset."""
        self.pools = tuple(pools)
        """All pools of the match."""
        self.chance = chance
        """The provider of random numbers."""
        derive = rules.game.derive
        self.derived: Any = None if derive is None else derive(scenario, data)
        """Result of `Game.derive`, computed once for the match; expansions may add to it."""
        for expansion in rules.expansions:
            if expansion.derive is not None:
                own = extra[expansion.name]
                self.derived = expansion.derive(scenario, own, self.derived)
        self.bases: Mapping[object, Callable[..., object]] = rules.bases
        """Functions of expansions that replace the base values of queries."""
        self.modifiers = rules.modifiers
        """For each query, the functions with which sources change it, by name of the source."""
        self.observers: tuple[tuple[int, ...], ...] = (
            (),
            *((seat,) for seat in scenario.seats),
            *(tuple(sorted(holding)) for holding in scenario.holdings),
        )
        """The seats of every possible observer; the spectator, who holds none, is first."""
        self.everyone = (1 << len(self.observers)) - 1
        """All observers, as bits."""
        self.plans = [PoolPlan(pool, self.observers) for pool in self.pools]
        self._imagined_plans = [PoolPlan(pool, ()) for pool in self.pools]
        self.places: dict[str, tuple[int, int]] = {}
        """For each zone by name, the index of its pool and its index in the pool."""
        for index, pool in enumerate(self.pools):
            for position, zone in enumerate(pool.zones):
                if self.places.setdefault(zone.name, (index, position)) != (index, position):
                    raise ValueError(f"two zones are called {zone.name!r}")
        self.observers_with = functools.lru_cache(maxsize=None)(self._observers_with)
        """Function that returns the observers who hold at least one of some seats, as bits."""

    def observer(self, seats: Sequence[int]) -> int:
        """Return the index of the observer who holds exactly these seats; a spectator holds none.

        Raises `ValueError` if nobody can hold these seats together.
        """
        held = tuple(sorted(seats))
        if held not in self.observers:
            raise ValueError(f"nobody can hold the seats {held} in {self.scenario.name!r}")
        return self.observers.index(held)

    def _observers_with(self, seats: tuple[int, ...]) -> int:
        return sum(
            1 << index
            for index, held in enumerate(self.observers)
            if seats == EVERYONE or set(held) & set(seats)
        )

    def with_chance(self, chance: Chance) -> Setting:
        """Return a copy with another provider of chance."""
        other = copy.copy(self)
        other.chance = chance
        return other

    def without_beliefs(self) -> Setting:
        """Return a copy for imagined worlds, in which nobody's knowledge is kept."""
        other = copy.copy(self)
        other.plans = self._imagined_plans
        return other
