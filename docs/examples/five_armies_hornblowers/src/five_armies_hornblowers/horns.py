"""Chapter 1: the horn calls, their decks, and the fields they add to the state."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import PLACE
from ostrog.kernel import EVERYONE, Event, Kind, Pool, Scenario, Verb, Zone

CALLS = ("deep-horn", "rally-call", "clear-note", "unbroken-note", "far-call")
"""The five calls that each side has (HBL-1)."""


def call_card(seat: int, call: str) -> str:
    """The id of a side's card."""
    return f"{SIDES[seat]}-{call}"


CARDS = tuple(call_card(seat, call) for seat in (FREE, SHADOW) for call in CALLS)
CALL_OF = {call_card(seat, call): call for seat in (FREE, SHADOW) for call in CALLS}
OWNER_OF = {call_card(seat, call): seat for seat in (FREE, SHADOW) for call in CALLS}

HORN = Kind("horn", CARDS)
SOUND = Verb("sound", horn=HORN, place=PLACE)
HEAR = Verb("hear", place=PLACE)


class Values(msgspec.Struct, frozen=True):
    """The values of the expansion; a ruleset calls them `hornblowers/hand` and so on."""

    hand: int = 2
    """Number of horn calls in a hand from which a side draws no more (HBL-2)."""


class HornWar(War):
    """The board with the horns on it."""

    sounding: dict[str, str] = {}
    """Place of each horn call that is heard this turn (HBL-5)."""
    sounded: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Whether each side has sounded a horn this turn (HBL-4)."""

    @property
    def horn_values(self) -> Values:
        """The values of the expansion in this match."""
        values = self.setting.extra["hornblowers"]
        assert isinstance(values, Values)
        return values


class HornSounded(Event, frozen=True):
    """A side sounded a horn call at a place (HBL-4)."""

    seat: int
    horn: str
    place: str


class HornsSilenced(Event, frozen=True):
    """All horns fell silent at the end of a turn (HBL-5)."""

    count: int


def horn_zone(seat: int, what: str) -> str:
    """The zone of a side's horn calls: `deck`, `hand`, `open` or `discard`."""
    return f"horn-{SIDES[seat]}-{what}"


def pools(scenario: Scenario, own: Values, pools: Sequence[Pool]) -> Sequence[Pool]:
    """Add a deck of horn calls for each side (HBL-1)."""
    return [*pools, *(_deck(seat) for seat in (FREE, SHADOW))]


def _deck(seat: int) -> Pool:
    zones = (
        Zone(horn_zone(seat, "deck")),
        Zone(horn_zone(seat, "hand"), (seat,)),
        Zone(horn_zone(seat, "open"), EVERYONE),
        Zone(horn_zone(seat, "discard"), EVERYONE),
    )
    return Pool(f"horn-{SIDES[seat]}", tuple(call_card(seat, call) for call in CALLS), zones)
