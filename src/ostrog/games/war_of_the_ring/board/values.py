"""The numbers of the game as values of a match: figures, dice, tiles, limits, starting position.

All of them are in `Game.data`, so a match can be played with other values. The file
data/unconfirmed.toml lists the values that no source confirms.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated, Literal

import msgspec

from ostrog.games.war_of_the_ring.board.map import HERE, REGIONS, SETTLEMENTS
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS,
    COMPANIONS,
    DECKS,
    FACES,
    FIGURES,
    NATIONS,
    NATIONS_OF,
    SIDE_OF,
    SIDES,
    UPGRADES,
)

Number = Annotated[int, msgspec.Meta(ge=0, le=100)]
Signed = Annotated[int, msgspec.Meta(ge=-12, le=12)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100)]
FLIES = 99
"""Level of a character who moves any distance (WOTR-8.11)."""


class CharacterSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A character as his card describes him."""

    level: Number
    """Distance he can move, and his worth in the Hunt; 0 if he never moves (WOTR-8.4)."""
    rides: Number = 0
    """Distance he moves alone, or with exactly one of those he carries; 0 if he has no horse
    (WOTR-8.6)."""
    carries: tuple[str, ...] = ()
    """Companions of whom he can take one along on his horse (WOTR-8.6)."""
    leadership: Number = 0
    dice: Number = 0
    """Action dice that he adds while he is in play (WOTR-5.3, 5.4)."""
    activates: tuple[str, ...] = ()
    """Nations that he makes active at their Cities and Strongholds (WOTR-14.8)."""
    captain: bool = False
    """Whether he is a Captain of the West (WOTR-8.19)."""
    guide: Literal["", "draws", "hides", "leaves", "betrays"] = ""
    """What he does as the Guide: let a card be drawn when one is played with an Event result
    (WOTR-5.23), hide with any die (WOTR-15.26), leave to reduce damage
    (WOTR-16.21), or betray the place to reduce it (WOTR-16.31)."""
    escapes: bool = False
    """Whether he enters play when he is eliminated in the Fellowship (WOTR-8.25)."""
    speaks_in: tuple[str, ...] = ()
    """Settlements where he may advance their nation with any die, if he has that ability
    (WOTR-14.19)."""
    enters_in: tuple[str, ...] = ()
    """Settlements where he may enter play in place of another (WOTR-8.2)."""


class DicePool(msgspec.Struct, frozen=True):
    """The action dice of one side (WOTR-5.1 to 5.4)."""

    start: Number
    most: Number
    faces: tuple[str, ...]


class HuntTile(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of hunt tile (WOTR-16.10 to 16.15)."""

    damage: Signed = 0
    """Damage of a numbered tile; a negative number heals (WOTR-16.14)."""
    worth: Literal["number", "eye", "die"] = "number"
    """Whether the damage is the number, counted by successes, or rolled (WOTR-16.10 to 16.13)."""
    reveal: bool = False
    stop: bool = False
    count: Positive = 1
    special: Literal["", "free", "shadow"] = ""
    """Side whose card brings a special tile into play; empty for a standard tile."""


class PoliticalStart(msgspec.Struct, frozen=True):
    """Where a nation begins on the Political Track (WOTR-3.8, 3.9)."""

    steps: Number
    active: bool


class RuleLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Largest numbers that the rules allow."""

    stack: Positive
    """Army units of a side in a region (WOTR-10.1)."""
    besieged: Positive
    """Army units in a besieged Stronghold (WOTR-10.2)."""
    combat_dice: Positive
    hunt_dice: Positive
    hand: Positive
    team_hand: Positive
    """Cards in the hand of each player of a team (WOTR-19.6)."""
    corruption: Positive
    progress: Positive
    mordor: Positive
    """Number of the last step of the Mordor Track (WOTR-2.10)."""
    shadow_victory: Positive
    free_victory: Positive


Player = Literal["", "gondor", "rohan", "witch-king", "saruman"]
"""A member of a team, or nobody."""


class CapturePoints(msgspec.Struct, frozen=True):
    """Victory points for a captured Settlement by its kind (WOTR-2.8)."""

    town: Number
    city: Number
    stronghold: Number


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """All values that a ruleset may change."""

    limits: RuleLimits
    points: CapturePoints
    rings: Number
    dice: dict[str, DicePool]
    figures: dict[str, Number]
    """Figures of each kind in the box."""
    tiles: dict[str, HuntTile]
    politics: dict[str, PoliticalStart]
    characters: dict[str, CharacterSheet]
    coastal: dict[str, bool]
    """Regions on the western sea."""
    cards: dict[str, dict[str, tuple[str, ...]]]
    """Event cards by side and deck (WOTR-3.5)."""
    icons: dict[str, Player]
    """The only player of a team who may use the event of a card; empty if any may (WOTR-19.22)."""
    armies: dict[str, dict[str, Number]]
    """Figures in each region at the start (WOTR-3.10)."""
    reinforcements: dict[str, Number]


class Unconfirmed(msgspec.Struct, frozen=True):
    """A value that no source confirms."""

    path: str
    note: str


def faults(values: Values) -> list[str]:
    """All inconsistencies in the values of a match, as messages (WOTR-3.1 to 3.10)."""
    if tuple(values.figures) != FIGURES or tuple(values.characters) != CHARACTERS:
        return ["the figures and characters are not those of the game"]
    if tuple(values.politics) != NATIONS or tuple(values.dice) != SIDES:
        return ["the nations and sides are not those of the game"]
    found = [*_figure_faults(values), *_character_faults(values)]
    for side, pool in values.dice.items():
        if len(pool.faces) != 6 or not set(pool.faces) <= set(FACES):
            found.append(f"dice.{side}.faces: six faces of action dice are needed")
    found += [
        f"coastal.{region}: no such region" for region in values.coastal if region not in REGIONS
    ]
    for side in SIDES:
        if tuple(values.cards[side]) != DECKS:
            found.append(f"cards.{side}: the decks are not those of the game")
    found += [f"icons.{card}: no such card" for card in values.icons if card not in read_card_ids()]
    if not any(not tile.special for tile in values.tiles.values()):
        found.append("tiles: no standard tile")
    return found


def _figure_faults(values: Values) -> list[str]:
    """Starting figures stand in real regions, of one side, and as many as there are (WOTR-3.10)."""
    found = []
    for region, there in values.armies.items():
        if region not in REGIONS:
            found.append(f"armies.{region}: no such region")
        if not set(there) <= set(FIGURES) or len({SIDE_OF[each] for each in there}) > 1:
            found.append(f"armies.{region}: no such figures, or figures of both sides")
    for figure in FIGURES:
        placed = sum(there.get(figure, 0) for there in values.armies.values())
        waiting = values.reinforcements.get(figure, 0)
        if placed + waiting > values.figures[figure]:
            found.append(f"figures.{figure}: {placed} and {waiting} are more than there are")
    return found


def _character_faults(values: Values) -> list[str]:
    found = []
    for who, sheet in values.characters.items():
        free = who in COMPANIONS or who in UPGRADES
        if not set(sheet.activates) <= set(NATIONS_OF[0] if free else ()):
            found.append(f"characters.{who}.activates: no such nation")
        if not {*sheet.speaks_in, *sheet.enters_in} <= set(SETTLEMENTS):
            found.append(f"characters.{who}: no such settlement")
    return found


def read_values() -> Values:
    """Read the published values of the game; raise ValueError if they are inconsistent."""
    plain: dict[str, object] = {}
    for name in ("pieces", "setup", "characters", "icons"):
        text = (HERE / "data" / f"{name}.toml").read_text(encoding="utf-8")
        plain |= tomllib.loads(text)
    plain["cards"] = tomllib.loads((HERE / "data" / "cards.toml").read_text(encoding="utf-8"))
    values = msgspec.convert(plain, Values)
    wrong = faults(values)
    if wrong:
        raise ValueError("; ".join(wrong))
    return values


@cache
def read_decks() -> tuple[dict[str, tuple[str, ...]], ...]:
    """Read the ids of the event cards of each side and deck (WOTR-3.5)."""
    plain = tomllib.loads((HERE / "data" / "cards.toml").read_text(encoding="utf-8"))
    return tuple({deck: tuple(plain[side][deck]) for deck in DECKS} for side in SIDES)


@cache
def read_card_ids() -> tuple[str, ...]:
    """Read the ids of all event cards, in the order of the decks (WOTR-3.5)."""
    return tuple(card for decks in read_decks() for cards in decks.values() for card in cards)


@cache
def read_unconfirmed() -> tuple[Unconfirmed, ...]:
    """Read the list of unconfirmed values, with notes about them."""
    text = (HERE / "data" / "unconfirmed.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["value"], tuple[Unconfirmed, ...])
