"""The state of a match: everything that lies open on the board and beside it."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add, sub

import msgspec

from ostrog.games.war_of_the_ring.board.clash import Clash
from ostrog.games.war_of_the_ring.board.map import (
    FACTS,
    NEIGHBOURS,
    OWNER,
    RANK,
    SETTLEMENTS,
)
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS,
    CHARACTERS_OF,
    COMPANIONS,
    FIGURES_OF,
    FREE,
    LEADER_SLOTS,
    NATIONS,
    NO_FIGURES,
    SHADOW,
    SLOT,
    UNIT_COUNTS,
)
from ostrog.games.war_of_the_ring.board.values import Values
from ostrog.kernel import Source, State, query

FELLOWSHIP = "fellowship"
"""Position of a Companion, or of Gollum, in the Fellowship."""
ASIDE = "aside"
"""Position of a character who has not entered play (WOTR-3.2, 3.4)."""
ELIMINATED = "eliminated"
REPLACED = "replaced"
"""Position of a Companion in whose place another has entered play (WOTR-8.2)."""
OFF_THE_MAP = (FELLOWSHIP, ASIDE, ELIMINATED, REPLACED)

Counts = tuple[int, ...]
"""Numbers of figures of a side, in the order of `FIGURES_OF`."""


class Host(msgspec.Struct, frozen=True, gc=False):
    """The figures of one side in one region; an army if it has a unit (WOTR-1.3, 1.4).

    The characters in the region belong to it too (WOTR-8.27); `War.characters` has their positions.
    """

    counts: Counts
    units: int
    """Number of army units."""
    leaders: int
    """Number of Leaders or Nazgul."""


def host_of(side: int, counts: Counts) -> Host:
    """A host with these figures of a side."""
    return Host(
        counts,
        sum(UNIT_COUNTS[side](counts)),
        sum([counts[slot] for slot in LEADER_SLOTS[side]]),
    )


def plus(one: Counts, two: Counts) -> Counts:
    """The sum of two groups of figures."""
    return tuple(map(add, one, two))


def minus(one: Counts, two: Counts) -> Counts:
    """A group of figures without another."""
    return tuple(map(sub, one, two))


def single(side: int, figure: str, number: int = 1) -> Counts:
    """A group of figures of one kind."""
    return tuple([number if each == figure else 0 for each in FIGURES_OF[side]])


def names_of(side: int, counts: Counts) -> tuple[str, ...]:
    """The kinds of some figures, one entry for each figure."""
    return tuple(
        [
            figure
            for figure, count in zip(FIGURES_OF[side], counts, strict=True)
            for _ in range(count)
        ]
    )


class War(State):
    """The board. All fields are public; only the event cards and the Hunt Pool hide something."""

    costs = ("dice",)
    """Action dice pay for actions (WOTR-5.6)."""

    turn: int = 0
    # Figures
    hosts: list[dict[str, Host]] = msgspec.field(default_factory=lambda: [{}, {}])
    """The figures of each side by region. A region without any has no entry."""
    characters: dict[str, str] = msgspec.field(
        default_factory=lambda: dict.fromkeys(CHARACTERS, ASIDE)
    )
    """Position of each character: a region, `fellowship`, `aside`, `eliminated` or `replaced`."""
    sieges: dict[str, int] = {}
    """Besieged Strongholds, each with the side inside; its figures in the region are inside
    (WOTR-13.3)."""
    reinforcements: list[list[int]] = msgspec.field(
        default_factory=lambda: [list(NO_FIGURES[FREE]), list(NO_FIGURES[SHADOW])]
    )
    """Figures of each side that can be recruited (WOTR-1.14)."""
    casualties: list[int] = msgspec.field(default_factory=lambda: list(NO_FIGURES[FREE]))
    """Free Peoples figures out of the game; Shadow figures return to the reinforcements
    (WOTR-1.15, 1.16, 11.30)."""
    # Settlements and nations
    control: dict[str, int] = msgspec.field(
        default_factory=lambda: {region: OWNER[region] for region in SETTLEMENTS}
    )
    """Side that controls each Settlement (WOTR-2.7)."""
    steps_to_war: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(NATIONS, 0))
    """Steps of each nation to the box At War (WOTR-14.1)."""
    active_nations: dict[str, bool] = msgspec.field(
        default_factory=lambda: dict.fromkeys(NATIONS, True)
    )
    # Dice and rings
    pool: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Action dice of each side in this turn (WOTR-4.3)."""
    dice: list[dict[str, int]] = msgspec.field(default_factory=lambda: [{}, {}])
    """Unused dice of each side by face (WOTR-5.6)."""
    hunt_box: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Dice of each side in the Hunt Box (WOTR-16.2, 16.5)."""
    taken_back: int = 0
    """Dice that the Free Peoples took back from the Hunt Box in this turn (WOTR-4.10)."""
    rings: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Elven Rings of each side (WOTR-3.3)."""
    ring_used: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Whether each side has used a ring in this turn (WOTR-6.4)."""
    lent_used: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Whether each side has used a die in this turn for a result that an ability lent to it."""
    # The Fellowship
    ring_bearers: str = ""
    """Region of the Ring-bearers; empty on the Mordor Track (WOTR-15.1, 17.3)."""
    mordor: int = -1
    """Step of the Ring-bearers on the Mordor Track; -1 before they enter it (WOTR-2.10)."""
    progress: int = 0
    revealed: bool = False
    corruption: int = 0
    guide: str = ""
    strove: bool = False
    """Whether the Fellowship was moved or hidden in this turn (WOTR-4.15)."""
    battle: Clash | None = None
    """The battle in progress, if any."""
    # Teams
    leading: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Which seat of each side leads: its place among the seats of the side (WOTR-19.3)."""
    up_next: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Which seat of each side acts next: its place among the seats of the side (WOTR-19.9)."""
    mixed: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
    """Regions where the units of two team mates form a mixed army, for each side (WOTR-19.16)."""
    captors: dict[str, int] = {}
    """Seat whose army captured each Settlement that a team has taken (WOTR-19.25)."""
    subjects: tuple[str, ...] = ()
    """Nations, and regions of mixed armies, on which this action is used (WOTR-19.24)."""
    last_subjects: tuple[str, ...] = ()
    """The same of the last action of a seat that must change them (WOTR-19.24)."""

    @property
    def values(self) -> Values:
        """The values this match is played with."""
        return self.setting.data  # type: ignore[return-value]  # a cast is a call, and felt here

    def side(self, seat: int) -> int:
        """The side that a seat plays for."""
        found: int = self.setting.derived.sides[seat]
        return found

    # Figures

    def units(self, side: int, region: str) -> int:
        """Number of army units of a side in a region (WOTR-1.3)."""
        host = self.hosts[side].get(region)
        return 0 if host is None else host.units

    def armies(self, side: int) -> list[str]:
        """The regions where a side has an army, in the order of the map (WOTR-1.4)."""
        found = [region for region, host in self.hosts[side].items() if host.units]
        found.sort(key=RANK.__getitem__)
        return found

    def counts(self, side: int, region: str) -> Counts:
        """All figures of a side in a region."""
        host = self.hosts[side].get(region)
        return NO_FIGURES[side] if host is None else host.counts

    def characters_at(self, side: int, region: str) -> tuple[str, ...]:
        """The characters of a side in a region (WOTR-1.3)."""
        at = self.characters
        if region not in at.values():  # as in most regions
            return ()
        return tuple([who for who in CHARACTERS_OF[side] if at[who] == region])

    def put(self, side: int, region: str, counts: Counts) -> None:
        """Add figures to the host of a side in a region (WOTR-1.3)."""
        there = self.hosts[side].get(region)
        self.hosts[side][region] = host_of(
            side, counts if there is None else plus(there.counts, counts)
        )

    def take(self, side: int, region: str, counts: Counts) -> None:
        """Take figures of a side out of a region."""
        left = host_of(side, minus(self.hosts[side][region].counts, counts))
        if left.units or left.leaders:
            self.hosts[side][region] = left
        else:
            del self.hosts[side][region]
        if self.mixed[side]:
            self.end_mixture(side, region)

    def end_mixture(self, side: int, region: str) -> None:
        """Forget a mixed army when only one player has units left in it (WOTR-19.21)."""
        if region in self.mixed[side]:
            counts, parts = self.counts(side, region), self.setting.derived
            for seat in parts.seats[side]:
                if not any(counts[slot] for slot in parts.holdings[seat].units):
                    self.mixed[side].remove(region)
                    return

    def remove_for_good(self, side: int, counts: Counts) -> None:
        """Put eliminated figures away: Free ones out of the game (WOTR-1.15, 1.16, 11.30)."""
        pile = self.casualties if side == FREE else self.reinforcements[side]
        for slot, count in enumerate(counts):
            pile[slot] += count

    def disband(self, side: int, counts: Counts) -> None:
        """Put figures back into the reinforcements of their side (WOTR-10.3, 13.6)."""
        pile = self.reinforcements[side]
        for slot, count in enumerate(counts):
            pile[slot] += count

    def available(self, side: int, figure: str) -> int:
        """Figures of a kind in the reinforcements of a side (WOTR-1.14)."""
        return self.reinforcements[side][SLOT[figure]]

    # Regions

    def is_free(self, side: int, region: str) -> bool:
        """Whether a region is free for a side (WOTR-1.6, 1.7)."""
        enemy = 1 - side
        host = self.hosts[enemy].get(region)
        if host is not None and host.units:
            return self.sieges.get(region) == enemy
        return self.control.get(region) != enemy

    def is_open(self, side: int, region: str) -> bool:
        """Whether an army of a side may enter a region (WOTR-1.8)."""
        host = self.hosts[1 - side].get(region)
        return host is None or not host.units or self.sieges.get(region) == 1 - side

    def is_unconquered(self, region: str) -> bool:
        """Whether its first owner controls a Settlement, besieged or not (WOTR-1.10, 1.11)."""
        return self.control.get(region, -2) == OWNER[region]

    def controls_stronghold(self, side: int, region: str) -> bool:
        """Whether a side controls a Stronghold in a region (WOTR-13.1)."""
        return self.control.get(region) == side and FACTS[region].settlement == "stronghold"

    # Nations

    def at_war(self, nation: str) -> bool:
        """Whether a nation is At War (WOTR-14.1)."""
        return not self.steps_to_war[nation]

    # Characters

    def company(self) -> tuple[str, ...]:
        """The Companions in the Fellowship (WOTR-3.2); Gollum is none (WOTR-4.8)."""
        at = self.characters
        return tuple([who for who in COMPANIONS if at[who] == FELLOWSHIP])

    def in_play(self, who: str) -> bool:
        """Whether a character is on the map or in the Fellowship."""
        return self.characters[who] not in (ASIDE, ELIMINATED, REPLACED)

    def bring_in(self, who: str, region: str) -> None:
        """Put a character on the map; his abilities work from now on (WOTR-8.1 to 8.3)."""
        self.characters[who] = region
        if who in self.setting.rules.order:
            self.activate(Source(who), -1)

    def put_away(self, who: str, position: str = ELIMINATED) -> None:
        """Take a character out of play; his abilities end (WOTR-1.15)."""
        if self.characters[who] not in OFF_THE_MAP:
            self.deactivate(Source(who), -1)
        self.characters[who] = position


@query
def adjacent(war: War, region: str, mover: str) -> tuple[str, ...]:
    """The regions that a mover reaches in one step (WOTR-2.1, 2.2).

    The mover is `army`, `companion`, `minion`, `fellowship` or a kind of figures of an expansion. A
    place that is no region of the map has only the neighbours that a card gives it.
    """
    return NEIGHBOURS.get(region, ())


@query
def closed_regions(war: War, side: int) -> dict[str, str]:
    """The regions where armies of a side neither move nor attack, each with the card that says so.

    See WOTR-7.8.
    """
    return {}


@query
def lent_figures(war: War, figure: str) -> int:
    """Figures of a kind on the map that are none of the game's own (WOTR-1.14)."""
    return 0


@query
def stacking_limit(war: War, side: int, region: str) -> int:
    """The largest number of army units of a side in a region (WOTR-10.1, 10.2)."""
    limits = war.values.limits
    return limits.besieged if war.sieges.get(region) == side else limits.stack


def victory_points(war: War, side: int) -> int:
    """The points that a side has captured (WOTR-2.8, 13.24, 13.26)."""
    return sum(
        [
            getattr(war.values.points, FACTS[region].settlement)
            for region, holder in war.control.items()
            if holder == side and OWNER[region] != side
        ]
    )


def by_map(regions: Iterable[str]) -> list[str]:
    """Regions in the order of the map."""
    return sorted(regions, key=RANK.__getitem__)
