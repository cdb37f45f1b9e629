"""Chapter 17: control of settlement regions, and what else changes when an army enters a region."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import MUSTERING, SETTLEMENTS
from ostrog.games.five_armies.board.pieces import BACKS, FREE, SHADOW
from ostrog.games.five_armies.board.state import War

TOKENS_OF: dict[int, tuple[str, ...]] = {FREE: BACKS[:2], SHADOW: BACKS[2:]}
"""The kinds of recruitment tokens of each side."""
GROUNDS_OF = {FREE: SETTLEMENTS, SHADOW: MUSTERING}
"""B5A-18.6: where the tokens of each side lie."""


def token_zone(back: str, region: str) -> str:
    """Where the face-down tokens of a kind lie in a region."""
    return f"{back}-at-{region}"


def tokens_at(war: War, back: str, region: str) -> int:
    """B5A-18.10: how many face-down tokens of a kind lie in a region."""
    zone = token_zone(back, region)
    return war.size(zone) if zone in war.setting.places else 0


def enter(war: War, seat: int, place: str) -> None:
    """An army sets foot in a place: B5A-17.1 to 17.3, 17.6, 18.15."""
    take_control(war, seat, place)
    for back in TOKENS_OF[1 - seat]:
        count = tokens_at(war, back, place)
        if count:  # B5A-18.16
            war.pour(token_zone(back, place), f"{back}-pile")
            war.tell(events.TokensRemoved(place, back, count))


def take_control(war: War, seat: int, place: str) -> None:
    """B5A-17.1, 17.2, 33.9: a settlement region changes hands."""
    if place in war.control and war.control[place] != (seat == SHADOW):
        war.control[place] = seat == SHADOW
        war.tell(events.ControlGained(seat, place))


def controls(war: War, seat: int, region: str) -> bool:
    """B5A-17.8, B5A-2.12: whether a side controls a settlement region."""
    return region in war.control and war.control[region] == (seat == SHADOW)


def is_enemy_ground(war: War, seat: int, region: str) -> bool:
    """B5A-10.6, 18.3, 18.7, 28.17: whether an enemy army or Beorn is there, or enemy control."""
    return war.force(region) == 1 - seat or controls(war, 1 - seat, region)
