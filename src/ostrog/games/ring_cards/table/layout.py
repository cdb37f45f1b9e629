"""The layout, which never changes in a match: the seats and the trays of their cards."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.ring_cards.board.cast import Cast, Zones
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.table.card_faces import VALUE_CHOICES, faces, house_values
from ostrog.games.ring_cards.table.summary import summary
from ostrog.kernel import Setting
from ostrog.table import Deck, Layout, Side, Tray

COLOURS = ("blue", "red")
"""The colours of the sides; partners have the same one."""

PATHS, BATTLEGROUNDS = "path", "battlegrounds"
"""The trays of the active locations."""
ASIDE = "aside"
ROUND = "round-track"
PATH_DECK = "path-deck"

KINDS: dict[str, str] = {
    "deck": "deck",
    "hand": "hand",
    "cycle": "discard",
    "eliminated": "discard",
    "apart": "hand",
    "event": "open",
}
"""Kinds of trays for the zones of a player; cards in play are in a reserve or at a location."""


def location_id(place: str) -> str:
    """Return the id of an active location."""
    return f"location:{place}"


def card_id(card: str) -> str:
    """Return the id of a card, the same wherever it is."""
    return f"card:{card}"


def layout(setting: Setting) -> Layout:
    """Return the seats, their areas and the common areas (RCG-3.1, 3.2)."""
    cast_: Cast = setting.derived
    return Layout(
        width=0,
        height=0,
        backdrop="",
        sides=tuple(
            Side(
                seat,
                f"ref-seat-{name}",
                COLOURS[cast_.sides[seat]],
                tuple(f"faction-{faction}" for faction in cast_.players[seat].factions),
            )
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
        value_choices=VALUE_CHOICES,
        decks=tuple(decks(cast_)),
        summary=summary(cast_),
        chapter_ends="Scored",
        fight_begins="CombatBegan",
        fight_ends=("BattlegroundTaken", "PathTaken", "PathLaidAside"),
    )


def decks(cast_: Cast) -> Iterator[Deck]:
    """Yield the decks with their cards, which the scenario names for everybody (RCG-2.2, 2.4)."""
    for seat, cards in enumerate(cast_.decks):
        yield Deck(cast_.zones[seat].deck, cards, seat)
    yield Deck(PATH_DECK, tuple(path for paths in cast_.paths.values() for path in paths))
    listed = [place for places in cast_.scene.battlegrounds.values() for place in places]
    places = cast_.values.battlegrounds
    for team in SIDES:
        own = [name for name in listed or places if places[name].side == team]
        yield Deck(battleground_deck(team), tuple(own))


def trays(cast_: Cast) -> Iterator[Tray]:
    """Yield the trays of the players, of the sides and of the locations."""
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
    yield Tray(ROUND, "tokens", label=f"zone-{ROUND}")
    yield Tray(ASIDE, "out", label=f"zone-{ASIDE}")
    yield Tray(PATH_DECK, "deck", label=f"zone-{PATH_DECK}")
    for team in SIDES:
        yield Tray(battleground_deck(team), "deck", label=f"zone-{battleground_deck(team)}")


def zone(zones: Zones, field: str) -> str:
    """Return the name of a player's zone by its field, such as `hand`."""
    return str(getattr(zones, field))


def reserve(seat: int) -> str:
    """Return the id of a player's reserve."""
    return f"reserve-{seat}"


def tokens(seat: int) -> str:
    """Return the id of the tray with a player's tokens."""
    return f"tokens-{seat}"


def won(team: str) -> str:
    """Return the id of a side's scoring area."""
    return f"won-{team}"


def battleground_deck(team: str) -> str:
    """Return the id of a side's battleground deck."""
    return f"battleground-deck-{team}"
