"""Positions made by hand for the tests of the literal reading of event cards."""

from __future__ import annotations

from games.war_of_the_ring.literal_events import FREE, SHADOW, Position, start


def put(position: Position, side: int, region: str, figures: dict[str, int]) -> None:
    """Make these figures, taken from the reinforcements, the army of a side in a region."""
    for name, number in position.armies[side].pop(region, {}).items():
        position.reinforcements[side][name] = position.reinforcements[side].get(name, 0) + number
    for name, number in figures.items():
        position.reinforcements[side][name] = position.reinforcements[side].get(name, 0) - number
    if figures:
        position.armies[side][region] = dict(figures)


def besiege(position: Position, region: str, figures: dict[str, int]) -> None:
    put(position, SHADOW, region, figures)
    position.sieges[region] = FREE


def in_mordor() -> Position:
    position = start()
    position.mordor, position.ring_bearers = 1, ""
    return position


def with_gollum() -> Position:
    position = start()
    for who, where in position.characters.items():
        if where == "fellowship":
            position.characters[who] = "eliminated"
    position.characters["gollum"] = "fellowship"
    position.guide = "gollum"
    return position


def at_war(position: Position, *nations: str) -> None:
    for name in nations:
        position.steps_to_war[name] = 0
        position.active[name] = True


def besieged_helms_deep() -> Position:
    position = start()
    besiege(position, "helms-deep", {"isengard-regular": 3})
    return position
