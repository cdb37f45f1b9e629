"""Chapter 17: control of settlement regions, and other effects of entering a region."""

from __future__ import annotations

from functools import cache

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import MUSTERING, SETTLEMENTS
from ostrog.games.five_armies.board.pieces import BACKS, FREE, SHADOW
from ostrog.games.five_armies.board.state import War

TOKENS_OF: dict[int, tuple[str, ...]] = {FREE: BACKS[:2], SHADOW: BACKS[2:]}
"""Kinds of recruitment tokens of each side."""
GROUNDS_OF = {FREE: SETTLEMENTS, SHADOW: MUSTERING}
"""Regions where recruitment tokens of each side can lie (B5A-18.6)."""


@cache
def token_zone(back: str, region: str) -> str:
    """The zone of the face-down tokens of a kind in a region."""
    return f"{back}-at-{region}"


def tokens_at(war: War, back: str, region: str) -> int:
    """Number of face-down tokens of a kind in a region (B5A-18.10)."""
    zone = token_zone(back, region)
    return war.size(zone) if zone in war.setting.places else 0


def enter(war: War, seat: int, place: str) -> None:
    """Apply the effects of an army entering a place (B5A-17.1 to 17.3, 17.6, 18.15).

    The side gains control, and enemy recruitment tokens return to their pile.
    """
    take_control(war, seat, place)
    for back in TOKENS_OF[1 - seat]:
        count = tokens_at(war, back, place)
        if count:  # They return to their pile (B5A-18.16).
            war.pour(token_zone(back, place), f"{back}-pile")
            war.tell(events.TokensRemoved(place, back, count))


def take_control(war: War, seat: int, place: str) -> None:
    """Give a side control of a settlement region it enters (B5A-17.1, 17.2, 33.9)."""
    if place in war.control and war.control[place] != (seat == SHADOW):
        war.control[place] = seat == SHADOW
        war.tell(events.ControlGained(seat, place))


def controls(war: War, seat: int, region: str) -> bool:
    """Whether a side controls a settlement region (B5A-17.8, B5A-2.12)."""
    return region in war.control and war.control[region] == (seat == SHADOW)


def is_enemy_ground(war: War, seat: int, region: str) -> bool:
    """Whether the enemy holds or controls a region (B5A-10.6, 18.3, 18.7, 28.17).

    Beorn counts as a Free Peoples army here.
    """
    return war.force(region) == 1 - seat or controls(war, 1 - seat, region)
