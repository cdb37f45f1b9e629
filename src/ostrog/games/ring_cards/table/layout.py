"""The table as it never changes: the seats around it, and where their cards lie."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ostrog.games.ring_cards.board.cast import Cast, Zones
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.table.card_faces import faces, house_values
from ostrog.kernel import Layout, Setting, Side, Tray

COLOURS = ("blue", "red")
"""The colours of the sides; partners share one."""

PATHS, BATTLEGROUNDS = "path", "battlegrounds"
"""Where the active locations lie."""
ASIDE = "aside"
PATH_DECK = "path-deck"

KINDS: dict[str, Literal["deck", "hand", "discard", "open"]] = {
    "deck": "deck",
    "hand": "hand",
    "cycle": "discard",
    "eliminated": "discard",
    "apart": "hand",
    "event": "open",
}
"""How the zones of a player are shown; what is in play lies in a reserve or at a location."""


def location_id(place: str) -> str:
    """An active location."""
    return f"location:{place}"


def card_id(card: str) -> str:
    """A card, wherever it lies."""
    return f"card:{card}"


def layout(setting: Setting) -> Layout:
    """RCG-3.1, 3.2: seats, their areas, and the common ones."""
    cast_: Cast = setting.derived
    return Layout(
        width=0,
        height=0,
        backdrop="",
        sides=tuple(
            Side(seat, f"ref-seat-{name}", COLOURS[cast_.sides[seat]])
            for seat, name in enumerate(cast_.names)
        ),
        groups=(),
        textures=(),
        areas=(),
        lines=(),
        spots=(),
        tracks=(),
        trays=tuple(trays(cast_)),
        faces=tuple(faces(cast_)),
        house_values=tuple(house_values(cast_.values)),
    )


def trays(cast_: Cast) -> Iterator[Tray]:
    """Where things lie."""
    yield Tray(PATHS, "places", label="zone-path")
    yield Tray(BATTLEGROUNDS, "places", label="zone-battlegrounds")
    for seat, name in enumerate(cast_.names):
        zones = cast_.zones[seat]
        for field, kind in KINDS.items():
            yield Tray(zone(zones, field), kind, seat, f"zone-{zone(zones, field)}")
        yield Tray(reserve(seat), "laid", seat, f"zone-reserve-{name}")
        yield Tray(tokens(seat), "tokens", seat, f"zone-tokens-{name}")
    for team in SIDES:
        yield Tray(won(team), "won", label=f"zone-{won(team)}")
    yield Tray(ASIDE, "out", label=f"zone-{ASIDE}")
    yield Tray(PATH_DECK, "deck", label=f"zone-{PATH_DECK}")
    for team in SIDES:
        yield Tray(battleground_deck(team), "deck", label=f"zone-{battleground_deck(team)}")


def zone(zones: Zones, field: str) -> str:
    """A zone of a player by what it is."""
    return str(getattr(zones, field))


def reserve(seat: int) -> str:
    """The reserve of a player."""
    return f"reserve-{seat}"


def tokens(seat: int) -> str:
    """The tokens before a player."""
    return f"tokens-{seat}"


def won(team: str) -> str:
    """The scoring area of a side."""
    return f"won-{team}"


def battleground_deck(team: str) -> str:
    """The battleground deck of a side."""
    return f"battleground-deck-{team}"
