"""Chapter 19: a player alone against a team does not act twice in a row on the same nation."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.pieces import NATION_SLOTS, NATIONS_OF, UNIT_SLOTS
from ostrog.games.war_of_the_ring.board.seats import parts_of
from ostrog.games.war_of_the_ring.board.state import Counts, War


def must_alternate(war: War, seat: int) -> bool:
    """Whether a seat has just used an action on something that it may not use again at once."""
    return bool(war.last_subjects) and parts_of(war).restrained == seat


def nations_in(side: int, counts: Counts) -> list[str]:
    """The nations of the units among some figures."""
    units = set(UNIT_SLOTS[side])
    return [
        nation
        for nation in NATIONS_OF[side]
        if any(counts[slot] for slot in NATION_SLOTS[nation] if slot in units)
    ]


def subject_of(side: int, region: str, counts: Counts) -> str:
    """What an action of some figures is used on (WOTR-19.24).

    It is their nation or, if units of several nations act as a mixed army, the place of this army.
    """
    nations = nations_in(side, counts)
    return nations[0] if len(nations) == 1 else region


def is_used_again(war: War, seat: int, subject: str) -> bool:
    """Whether the last action of a seat was used on the same nation or army (WOTR-19.24)."""
    return subject in war.last_subjects and must_alternate(war, seat)


def none_can_act(war: War, seat: int, region: str, counts: Counts) -> bool:
    """Whether neither all units of an army nor those of one of its nations may act (WOTR-19.24)."""
    if not must_alternate(war, seat):
        return False
    nations = nations_in(war.side(seat), counts)
    fresh = [each for each in nations if each not in war.last_subjects]
    return not fresh and (len(nations) < 2 or region in war.last_subjects)


def use_on(war: War, seat: int, subject: str) -> None:
    """Note a nation or an army on which the action in progress of a seat is used (WOTR-19.24)."""
    if parts_of(war).restrained == seat and subject not in war.subjects:
        war.subjects = (*war.subjects, subject)


def use_army(war: War, seat: int, region: str, counts: Counts) -> None:
    """Note that the action in progress of a seat is used on an army (WOTR-19.24)."""
    if parts_of(war).restrained == seat:
        use_on(war, seat, subject_of(war.side(seat), region, counts))
