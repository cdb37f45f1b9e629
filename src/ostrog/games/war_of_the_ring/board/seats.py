"""Who decides: the one place that turns sides, nations and armies into seats (chapter 19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ostrog.games.war_of_the_ring.board.card_book import CardBook
from ostrog.games.war_of_the_ring.board.pieces import (
    ELITES,
    FIGURES_OF,
    FREE,
    NATION,
    NATIONS_OF,
    SHADOW,
    SIDE_OF_NATION,
    SIDES,
    SLOT,
    UNITS,
)
from ostrog.games.war_of_the_ring.board.state import Counts, War
from ostrog.kernel import Scenario, query

PLAYERS: dict[str, tuple[str, ...]] = {
    "free": NATIONS_OF[FREE],
    "shadow": NATIONS_OF[SHADOW],
    "gondor": ("gondor", "elves"),
    "rohan": ("rohan", "north", "dwarves"),
    "witch-king": ("sauron",),
    "saruman": ("isengard", "southrons"),
}
"""Nations of each player: those who hold a side alone, and the members of teams (WOTR-19.1)."""
SCENARIOS = (
    Scenario("two-players", {"free": (0,), "shadow": (1,)}, names=SIDES),
    Scenario(
        "three-players",
        {"free": (0,), "shadow": (1, 2)},
        names=("free", "witch-king", "saruman"),
    ),
    Scenario(
        "four-players",
        {"free": (0, 3), "shadow": (1, 2)},
        names=("gondor", "witch-king", "saruman", "rohan"),
    ),
)
"""The game for two, three and four; in a team the one who leads first comes first (WOTR-19.3)."""
MASTER_OF = {"saruman": "isengard", "witch-king": "sauron", "mouth-of-sauron": "sauron"}
"""The nation whose player commands each Minion (WOTR-19.1)."""


class OwnFigures(NamedTuple):
    """The figures of its side that belong to a seat, as positions among the counts of a host."""

    figures: frozenset[int]
    """Units and Leaders of its nations; Nazgul go with anybody (WOTR-19.15)."""
    units: tuple[int, ...]
    elites: tuple[int, ...]


class MatchParts(msgspec.Struct, frozen=True, eq=False):
    """What is worked out once for a match."""

    sides: tuple[int, ...]
    """Side of each seat."""
    seats: tuple[tuple[int, ...], ...]
    """Seats of each side, the one that leads first at the front (WOTR-19.3)."""
    players: tuple[str, ...]
    """The player in each seat, one of `PLAYERS`."""
    owners: dict[str, int]
    """Seat of each nation (WOTR-19.1, 19.2)."""
    holdings: tuple[OwnFigures, ...]
    """What belongs to each seat."""
    mates: tuple[int, ...]
    """The other seat in the team of each seat; -1 for a seat that holds its side alone."""
    has_teams: bool
    """Whether any rule of chapter 19 applies: more than two play."""
    restrained: int
    """The seat that may not use two actions on one nation in a row; -1 for none (WOTR-19.24)."""
    actions: object
    """All actions of the dice."""
    cards: CardBook
    """All event cards."""


def match_parts(scenario: Scenario, actions: object, cards: CardBook) -> MatchParts:
    """Work out who sits where, and what belongs to whom (WOTR-19.1, 19.2)."""
    players = scenario.names
    seats = tuple([tuple(scenario.teams[name]) for name in SIDES])
    lone = seats[FREE][0] if (len(seats[FREE]), len(seats[SHADOW])) == (1, 2) else -1
    return MatchParts(
        sides=tuple([FREE if seat in seats[FREE] else SHADOW for seat in scenario.seats]),
        seats=seats,
        players=players,
        owners={nation: seat for seat, each in enumerate(players) for nation in PLAYERS[each]},
        holdings=tuple([holding(PLAYERS[each]) for each in players]),
        mates=tuple([mate_among(seats, seat) for seat in scenario.seats]),
        has_teams=len(players) > len(SIDES),
        restrained=lone,
        actions=actions,
        cards=cards,
    )


def mate_among(teams: Sequence[Sequence[int]], seat: int) -> int:
    """The other seat of a team, or -1."""
    return next((each for team in teams if seat in team for each in team if each != seat), -1)


def holding(nations: Sequence[str]) -> OwnFigures:
    """The positions of the figures of some nations of one side."""
    kinds = [each for each in FIGURES_OF[SIDE_OF_NATION[nations[0]]] if NATION[each] in nations]
    return OwnFigures(
        frozenset([SLOT[each] for each in kinds if not each.endswith("nazgul")]),
        tuple([SLOT[each] for each in kinds if each in UNITS]),
        tuple([SLOT[each] for each in kinds if each in ELITES]),
    )


def parts_of(war: War) -> MatchParts:
    """What is worked out once for this match."""
    found: MatchParts = war.setting.derived
    return found


def mate_of(war: War, seat: int) -> int:
    """The other seat in the team of a seat; -1 if there is none (WOTR-19.1)."""
    found: int = war.setting.derived.mates[seat]
    return found


# Who decides


@query
def leading_seat(war: War, side: int) -> int:
    """The seat that decides for a whole side: the Fellowship, the Hunt (WOTR-19.7, 19.8)."""
    found: int = war.setting.derived.seats[side][war.leading[side]]
    return found


@query
def seat_of_nation(war: War, nation: str) -> int:
    """The seat that recruits and negotiates for a nation (WOTR-19.12, 19.13)."""
    found: int = war.setting.derived.owners[nation]
    return found


@query
def seat_of_minion(war: War, who: str) -> int:
    """The seat that brings a Minion into play and moves him (WOTR-19.1)."""
    return seat_of_nation(war, MASTER_OF[who])


@query
def seat_of_army(war: War, side: int, region: str) -> int:
    """The seat that commands the army of a side in a region (WOTR-19.18, 19.19).

    Those who attack are an army of their own during the battle. Armies of team mates that stand
    apart are looked at as the mixed army that they form when they are attacked (WOTR-19.16).
    """
    seats: tuple[int, ...] = war.setting.derived.seats[side]
    if len(seats) == 1:
        return seats[0]
    clash = war.battle
    if clash is not None and clash.attacker == side and clash.source == region:
        return commander_of(war, side, clash.part)
    return commander_of(war, side, war.counts(side, region))


def commander_of(war: War, side: int, counts: Counts) -> int:
    """The seat that commands some figures as one army (WOTR-19.18)."""
    return commander_among(parts_of(war), leading_seat(war, side), side, counts)


def commander_among(parts: MatchParts, leader: int, side: int, counts: Counts) -> int:
    """The seat with more units, else with more Elites, else the leading one (WOTR-19.18)."""
    seats = parts.seats[side]
    if len(seats) == 1:
        return seats[0]
    one, other = parts.holdings[seats[0]], parts.holdings[seats[1]]
    more = count(counts, one.units) - count(counts, other.units)
    more = more or count(counts, one.elites) - count(counts, other.elites)
    if not more:
        return leader
    return seats[0] if more > 0 else seats[1]


def count(counts: Counts, slots: Sequence[int]) -> int:
    """Number of figures in some positions."""
    return sum([counts[slot] for slot in slots])


def units_of(war: War, seat: int, region: str) -> int:
    """Number of army units of a seat in a region (WOTR-19.1)."""
    return count(war.counts(war.side(seat), region), parts_of(war).holdings[seat].units)


def is_apart(war: War, side: int, region: str) -> bool:
    """Whether two team mates have separate armies in a region (WOTR-19.16)."""
    seats = parts_of(war).seats[side]
    if len(seats) == 1 or region in war.mixed[side]:
        return False
    return all(units_of(war, seat, region) for seat in seats)


@query
def may_play_card(war: War, seat: int, card: str) -> bool:
    """Whether the icon on an event card lets a seat use its event (WOTR-19.22).

    In a team only the player on the icon may; whoever holds a side alone is every player of it.
    """
    player = war.values.icons.get(card, "")
    if not player or mate_of(war, seat) < 0:
        return True
    return parts_of(war).players[seat] == player


# In turn


@query
def acts_after(war: War, seat: int) -> int:
    """The seat whose opportunity to act comes after another (WOTR-4.13, 19.9)."""
    side = 1 - war.side(seat)
    found: int = war.setting.derived.seats[side][war.up_next[side]]
    return found


def pass_the_lead(war: War) -> list[int]:
    """Pass the leading token of each team to the other seat; return who leads (WOTR-19.3)."""
    found = []
    for side, seats in enumerate(parts_of(war).seats):
        if len(seats) > 1:
            war.leading[side] = 1 - war.leading[side]
            found.append(seats[war.leading[side]])
    return found


def begin_actions(war: War) -> int:
    """Let those who do not lead act first; return the first seat to act (WOTR-4.13, 19.9)."""
    seats = parts_of(war).seats
    war.up_next = [len(each) - 1 - war.leading[side] for side, each in enumerate(seats)]
    war.subjects = war.last_subjects = ()
    return seats[FREE][war.up_next[FREE]]


def end_action(war: War, seat: int, *, passed: bool) -> None:
    """Let the mate be next in a team; who passes stays next (WOTR-19.9, 19.11)."""
    parts, side = parts_of(war), war.side(seat)
    if passed:
        return
    if parts.mates[seat] >= 0:
        war.up_next[side] = parts.seats[side].index(parts.mates[seat])
    elif parts.restrained == seat:
        war.last_subjects, war.subjects = war.subjects, ()
