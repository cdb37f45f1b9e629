"""The setting: everything a match is played with that is not its state."""

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
    """A way to set up a game: its seats, their teams, and who may hold several seats."""

    name: str
    teams: Mapping[str, tuple[int, ...]]
    """The seats of each team; seats are numbered from 0."""
    holdings: tuple[tuple[int, ...], ...] = ()
    """The sets of two or more seats that one person may hold."""
    names: tuple[str, ...] = ()
    """What the seats are called, by number; none where their numbers are enough."""

    def __post_init__(self) -> None:
        """Refuse names that leave a seat without one."""
        if self.names and len(self.names) != len(self.seats):
            raise ValueError(f"{self.name!r} has {len(self.seats)} seats, not {len(self.names)}")

    @property
    def persons(self) -> tuple[tuple[int, ...], ...]:
        """The seats that each person holds when as few people as possible play."""
        return self.persons_of(self.seats)

    def persons_of(self, seats: Collection[int]) -> tuple[tuple[int, ...], ...]:
        """These seats shared out to as few people as may hold them, the largest holding first."""
        held: list[tuple[int, ...]] = []
        free = set(seats)
        for holding in sorted(self.holdings, key=len, reverse=True):
            if free.issuperset(holding):
                free -= set(holding)
                held.append(tuple(sorted(holding)))
        return tuple(sorted([*held, *((seat,) for seat in free)]))

    def called(self, seat: int) -> str:
        """What a seat is called; nothing where its number is enough."""
        return self.names[seat] if self.names else ""

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats in order."""
        return tuple(sorted(seat for seats in self.teams.values() for seat in seats))

    def team(self, seat: int) -> str:
        """The team a seat belongs to."""
        return next(team for team, seats in self.teams.items() if seat in seats)


class Setting:
    """Composed rules, scenario, data and chance; shared by all copies of a state."""

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
        """Work out once what every state of the match needs to look up."""
        self.rules = rules
        self.scenario = scenario
        self.ruleset = ruleset
        self.data = data
        """The game's values, as the ruleset leaves them."""
        self.extra = extra
        """The values of each expansion, by its name."""
        self.pools = tuple(pools)
        self.chance = chance
        derive = rules.game.derive
        self.derived: Any = None if derive is None else derive(scenario, data)
        """What the game works out of scenario and values, once for the match."""
        self.bases: Mapping[object, Callable[..., object]] = rules.bases
        self.modifiers = rules.modifiers
        self.observers: tuple[tuple[int, ...], ...] = (
            (),
            *((seat,) for seat in scenario.seats),
            *(tuple(sorted(holding)) for holding in scenario.holdings),
        )
        self.plans = [PoolPlan(pool, self.observers) for pool in self.pools]
        self._imagined_plans = [PoolPlan(pool, ()) for pool in self.pools]
        self.places: dict[str, tuple[int, int]] = {}
        for index, pool in enumerate(self.pools):
            for position, zone in enumerate(pool.zones):
                if self.places.setdefault(zone.name, (index, position)) != (index, position):
                    raise ValueError(f"two zones are called {zone.name!r}")
        self.observers_with = functools.lru_cache(maxsize=None)(self._observers_with)
        """The observers (as bits) who hold at least one of these seats."""

    def observer(self, seats: Sequence[int]) -> int:
        """The index of the observer who holds exactly these seats; a spectator holds none."""
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
        """The same match with another provider of chance."""
        other = copy.copy(self)
        other.chance = chance
        return other

    def without_beliefs(self) -> Setting:
        """The same match for imagined worlds, in which nobody's knowledge is kept."""
        other = copy.copy(self)
        other.plans = self._imagined_plans
        return other
