"""How the horns lie on the table: cards and trays, and a horn at the place where it is heard.

The chronicle of a match counts how often each side has sounded one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from five_armies_hornblowers.horns import (
    CALL_OF,
    CARDS,
    HEAR,
    OWNER_OF,
    SOUND,
    HornSounded,
    Values,
    horn_zone,
)
from ostrog.games.five_armies.board.events import TurnBegan, TurnEnded
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.kernel import Event, Option, Setting, View
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import (
    Chronicle,
    Chronicler,
    ChronicleWriter,
    Count,
    Face,
    Highlight,
    HouseValue,
    Layout,
    Marker,
    Passage,
    Scene,
    Table,
    Tray,
)

KINDS = ("deck", "hand", "open", "discard")
ZONES = {horn_zone(seat, kind): (seat, kind) for seat in (FREE, SHADOW) for kind in KINDS}


def with_horns(table: Table) -> Table:
    """Return the table of the game with the horns."""
    return msgspec.structs.replace(
        table,
        layout=lambda setting: add_to_layout(table.layout(setting), setting),
        scene=lambda setting, view: add_to_scene(table.scene(setting, view), view),
        points_at=_pointing(table.points_at),
        chronicler=None if table.chronicler is None else table.chronicler.joined(HORNS),
    )


def add_to_layout(layout: Layout, setting: Setting) -> Layout:
    """Add faces of the horn calls; the trays of their zones become those of cards."""
    trays = [tray for tray in layout.trays if tray.id not in ZONES]
    trays += [Tray(zone, kind, seat, f"zone-{zone}") for zone, (seat, kind) in ZONES.items()]
    faces = tuple(
        Face(
            card, f"ref-horn-{card}", (Passage(f"text-horn-{CALL_OF[card]}"),), owner=OWNER_OF[card]
        )
        for card in CARDS
    )
    own = setting.extra["hornblowers"]
    assert isinstance(own, Values)
    hand = HouseValue("hornblowers/hand", "value-hornblowers-hand", own.hand)
    return msgspec.structs.replace(
        layout,
        trays=tuple(trays),
        faces=layout.faces + faces,
        house_values=(*layout.house_values, hand),
    )


def add_to_scene(scene: Scene, view: View) -> Scene:
    """Show the horn calls as cards, and a horn at each place where one is heard (HBL-5)."""
    others = tuple(marker for marker in scene.markers if marker.at not in ZONES)
    horns = (*horn_cards(view), *horns_heard(view))
    return msgspec.structs.replace(scene, markers=others + horns)


def horn_cards(view: View) -> Iterator[Marker]:
    """Yield the horn calls that the observer sees, and piles of the others."""
    for zone, (seat, kind) in ZONES.items():
        seen = view.zones[zone]
        known = [] if kind == "deck" else seen.known
        for card in known:
            yield Marker(f"horn:{card}", "card", zone, card, owner=seat)
        if seen.size > len(known):
            hidden = seen.size - len(known)
            yield Marker(f"horns:{zone}", "pile", zone, "horn", f"zone-{zone}", hidden, seat)


def horns_heard(view: View) -> Iterator[Marker]:
    """Yield a horn at each place where a call is heard (HBL-5)."""
    sounding = msgspec.convert(view.board["sounding"], dict[str, str])
    for card, place in sounding.items():
        label, seat = f"ref-horn-{card}", OWNER_OF[card]
        yield Marker(f"heard:{card}", "token", place, "horn", label, owner=seat)


PointsAt = Callable[[Scene, DecisionView, Option], tuple[Highlight, ...]]


def _pointing(others: PointsAt) -> PointsAt:
    def points_at(scene: Scene, decision: DecisionView, option: Option) -> tuple[Highlight, ...]:
        if SOUND.chosen(option):
            horn, place = SOUND.refs(option)
            return (Highlight("source", f"horn:{horn}"), Highlight("target", place))
        if HEAR.chosen(option):
            return (Highlight("choice", HEAR.ref(option)),)
        return others(scene, decision, option)

    return points_at


def horns_sounded(setting: Setting, told: Sequence[tuple[int, Event]]) -> Chronicle:
    """Count the horns that each side has sounded, turn by turn (HBL-4)."""
    written = ChronicleWriter("chronicle-turn")
    for number, event in told:
        written.see(number)
        match event:
            case TurnBegan(turn=turn):
                written.begin(turn, number)
            case TurnEnded():
                written.end(number)
            case HornSounded(seat=seat):
                written.count(Count("chronicle-horns", SIDES[seat], 1))
    return written.chronicle()


HORNS = Chronicler(kinds=(TurnBegan, TurnEnded, HornSounded), tell=horns_sounded)
