"""Shows a table as lines of text, without knowledge of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from rich.text import Text

from ostrog.cli.terminal.wording import Wording
from ostrog.table import (
    NOBODY,
    Counter,
    Die,
    Figure,
    Layout,
    Mark,
    Marker,
    Panel,
    PanelRow,
    Passage,
    Scene,
    Tray,
)

BETWEEN = " · "
SOMEBODY = "bold"
HURT = "red"
HIT = "bold green"

Look = Literal["always", "changed", "asked"]
"""When a line is shown: always, if it has changed, or only if the whole table is requested."""

TELL: dict[str, Look] = {
    "dice": "always",
    "hand": "always",
    "open": "always",
    "laid": "always",
    "discard": "asked",
    "supply": "asked",
    "tokens": "changed",
    "waiting": "always",
    "won": "always",
    "out": "always",
}
"""When the contents of a tray are shown, by its kind; of any other kind always."""
SILENT = ("cards", "deck")
"""Kinds of trays whose contents are not listed."""


class SceneLine(NamedTuple):
    """A line of text about a table."""

    key: str
    """Identifies the line, to compare it with the same line of an earlier scene."""
    label: str
    text: Text
    tell: Look = "always"


class Section(NamedTuple):
    """A group of lines with a title."""

    key: str
    title: str
    colour: str
    lines: tuple[SceneLine, ...]


def sections(wording: Wording, layout: Layout, scene: Scene) -> list[Section]:
    """Return the whole table: the sides, the board, its plates and its panels."""
    teller = Teller(wording, layout, scene)
    found = [
        Section(
            f"side-{side.seat}",
            wording.seat(side.seat),
            side.colour,
            tuple(teller.side(side.seat)),
        )
        for side in layout.sides
    ]
    found.append(Section("board", wording.words.say("table-board"), "", tuple(teller.board())))
    for kind in dict.fromkeys(plate.name() for plate in scene.plates):
        lines = tuple(teller.plate(each) for each in scene.plates if each.name() == kind)
        found.append(Section(f"plates-{kind}", teller.kind_title(kind), "", lines))
    for panel in scene.panels:
        lines = tuple(teller.panel(panel))
        found.append(Section(f"panel-{panel.name()}", teller.panel_title(panel), "", lines))
    return found


class Teller:
    """Makes lines of text from one scene."""

    def __init__(self, wording: Wording, layout: Layout, scene: Scene) -> None:
        """Collect the names of places and the pieces at each place."""
        self._wording = wording
        self._say = wording.words.say
        self._layout = layout
        self._scene = scene
        self._places = {area.id: wording.label(area.label) for area in layout.areas}
        self._places |= {group.id: wording.label(group.label) for group in layout.groups}
        self._faces = {face.name: face for face in layout.faces}
        self._printed = {
            (area.id, mark.name): mark.value for area in layout.areas for mark in area.marks
        }
        self._figures: dict[str, list[Figure]] = {}
        for figure in scene.figures:
            self._figures.setdefault(figure.at, []).append(figure)
        self._by_id = {marker.id: marker for marker in scene.markers}
        self._markers: dict[str, list[Marker]] = {}
        for marker in scene.markers:
            self._markers.setdefault(marker.at, []).append(marker)

    # A side

    def side(self, seat: int) -> Iterator[SceneLine]:
        """Yield lines about a side's armies, its figures without an army, and its trays."""
        for counter in self._scene.counters:
            if counter.owner == seat:
                yield SceneLine(f"at:{counter.at}", self._places[counter.at], self._army(counter))
        for at, figures in self._figures.items():
            own = [figure for figure in figures if figure.owner == seat]
            if own and at in self._places:
                yield SceneLine(f"alone:{at}", self._places[at], self._people(own))
        for tray in self._layout.trays:
            if tray.owner == seat and tray.kind != "tokens":
                yield from self._tray(tray)
        for sheet in self._layout.sheets:
            beside = [self._card(marker) for marker in self._markers.get(sheet.id, [])]
            if beside and sheet.owner == seat:
                label = self._label(sheet.title)
                yield SceneLine(f"at:{sheet.id}", label, Text(BETWEEN).join(beside))

    def _army(self, counter: Counter) -> Text:
        parts = [self._times(self._label(part.label), part.count) for part in counter.parts]
        told = [Text(", ".join(parts))]
        figures = self._figures.get(counter.id, [])
        if figures:
            told.append(self._people(figures))
        told += [Text(text) for text in self._carried(counter.id)]
        told += [Text(text) for text in self._marked(counter.values)]
        return Text(BETWEEN).join(told)

    def _people(self, figures: Sequence[Figure]) -> Text:
        """Return the names of figures, with their marks and the markers at them."""
        told = []
        for figure in figures:
            about = [self._wording.mark(mark) for mark in figure.marks]
            about += self._carried(figure.id)
            name = self._label(figure.label)
            told.append(f"{name} ({', '.join(about)})" if about else name)
        return Text(BETWEEN.join(told), style=SOMEBODY)

    def _carried(self, piece: str) -> list[str]:
        """Return the markers at a piece, each with its number, even if that is 1."""
        return [
            self._say("times", text=self._name(marker), count=marker.count)
            for marker in self._markers.get(piece, [])
        ]

    # The board

    def board(self) -> Iterator[SceneLine]:
        """Yield lines about areas, tracks, trays without an owner, and printed signs."""
        yield from self._lying()
        yield from self._tracks()
        piles: list[str] = []
        for tray in self._layout.trays:
            if tray.owner == NOBODY or tray.kind == "tokens":
                yield from self._tray(tray)
                piles += [
                    self._times(self._label(marker.label), marker.count)
                    for marker in self._markers.get(tray.id, [])
                    if marker.form == "pile"
                ]
        if piles:
            label = self._say("table-piles")
            yield SceneLine("piles", label, Text(", ".join(piles)), "asked")
        yield from self._marks()

    def _lying(self) -> Iterator[SceneLine]:
        """Yield a line for each name of markers in areas, with their places."""
        alike: dict[str, list[Marker]] = {}
        for marker in self._scene.markers:
            if marker.at in self._places:
                alike.setdefault(self._name(marker), []).append(marker)
        for label, markers in alike.items():
            told = [self._at(marker) for marker in markers]
            yield SceneLine(
                f"lying:{markers[0].form}:{markers[0].name}", label, Text(", ".join(told))
            )

    def _at(self, marker: Marker) -> str:
        """Return the place and number of a marker; damage also has its maximum."""
        most = self._printed.get((marker.at, marker.name), 0)
        place = self._places[marker.at]
        if most and marker.form == "damage":
            return f"{place} {marker.count}/{most}"
        return self._times(place, marker.count)

    def _tracks(self) -> Iterator[SceneLine]:
        """Yield a line for each track, with the positions of markers and figures."""
        for track in self._layout.tracks:
            markers = [
                f"{self._name(marker)} {number}/{track.goal}"
                for number, space in enumerate(track.spaces)
                for marker in self._markers.get(space.id, [])
            ]
            figures = [
                f"{self._label(figure.label)} {number}"
                for number, space in enumerate(track.spaces)
                for figure in self._figures.get(space.id, [])
            ]
            told = BETWEEN.join(", ".join(texts) for texts in (markers, figures) if texts)
            if told:
                yield SceneLine(f"track:{track.id}", self._label(track.label), Text(told))

    def _tray(self, tray: Tray) -> Iterator[SceneLine]:
        """Yield lines about the figures and face-up markers in a tray."""
        told = [self._label(figure.label) for figure in self._figures.get(tray.id, [])]
        told += [
            self._marker(marker)
            for marker in self._markers.get(tray.id, [])
            if marker.form != "pile"
        ]
        if tray.kind == "places":
            for place in self._markers.get(tray.id, []):
                yield SceneLine(f"place:{place.id}", self._name(place), self._place(place))
        elif tray.kind in ("hand", "laid", "open"):
            yield from self._cards(tray)
        elif told and tray.kind not in SILENT and (tray.label or tray.kind in TELL):
            label = self._label(tray.label) if tray.label else self._say(f"tray-{tray.kind}")
            look = TELL.get(tray.kind, "always")
            yield SceneLine(f"tray:{tray.id}", label, Text(", ".join(told)), look)

    def _cards(self, tray: Tray) -> Iterator[SceneLine]:
        """Yield a line with the cards of a tray, and the text of each card as a line of its own."""
        markers = self._markers.get(tray.id, [])
        names = [
            str(marker.count) if marker.form == "pile" else self._standing(marker, marker.marks)
            for marker in markers
        ]
        if names:
            yield SceneLine(f"tray:{tray.id}", self._label(tray.label), Text(", ".join(names)))
        for marker in markers:
            if marker.form != "pile":
                yield SceneLine(f"card:{marker.name}", "", self._card(marker), "changed")

    def _place(self, place: Marker) -> Text:
        """Return the numbers of a place that holds cards, and the cards on each side."""
        told = [Text(self._numbers(place))] if place.values else []
        told += [Text(self._wording.mark(mark), style=HURT) for mark in place.marks]
        groups: dict[str, list[str]] = {}
        for marker in self._markers.get(place.id, []):
            group = marker.marks[0] if marker.marks else ""
            groups.setdefault(group, []).append(self._standing(marker, marker.marks[1:]))
        for group, names in groups.items():
            title = f"{self._wording.mark(group)}: " if group else ""
            told.append(Text(title + ", ".join(names), style=SOMEBODY))
        return Text(BETWEEN).join(told)

    def _numbers(self, marker: Marker) -> str:
        """Return the current numbers of a marker."""
        return ", ".join(self._marked(marker.values))

    def _standing(self, marker: Marker, marks: Sequence[str]) -> str:
        """Return the name of a card, with its numbers, these marks, and the markers on it."""
        about = [self._numbers(marker)] if marker.values else self._signs(marker)
        about += [self._wording.mark(mark) for mark in marks]
        about += [self._marker(each) for each in self._markers.get(marker.id, [])]
        name = self._marker(marker)
        return f"{name} ({', '.join(about)})" if about else name

    def _signs(self, marker: Marker) -> list[str]:
        """Return the signs printed on a card, numbers of the same sign together."""
        face = self._faces.get(marker.name)
        alike: dict[str, list[str]] = {}
        for mark in face.values if face is not None else ():
            alike.setdefault(mark.name, []).extend([str(mark.value)] if mark.value else [])
        return [
            " ".join((self._wording.mark(name), *([", ".join(values)] if values else [])))
            for name, values in alike.items()
        ]

    def _card(self, marker: Marker) -> Text:
        """Return the name of a card, its texts with their headings, and the markers on it."""
        text = Text(self._name(marker), style=SOMEBODY)
        face = self._faces.get(marker.name)
        said = [self._passage(passage) for passage in (face.passages if face is not None else ())]
        said += self._carried(marker.id)
        return text.append(f": {BETWEEN.join(said)}", style="not bold") if said else text

    def _passage(self, passage: Passage) -> str:
        """Return a text of a card; its heading says when it applies, or what it is called."""
        said = self._wording.label(passage.text, passage.numbers)
        return f"{self._label(passage.title)}: {said}" if passage.title else said

    def _marks(self) -> Iterator[SceneLine]:
        """Yield a line for each kind of sign printed on the board."""
        alike: dict[str, list[str]] = {}
        for area in self._layout.areas:
            for mark in area.marks:
                value = f" {mark.value}" if mark.value else ""
                alike.setdefault(mark.name, []).append(f"{self._places[area.id]}{value}")
        for name, told in alike.items():
            label = self._wording.mark(name)
            yield SceneLine(f"printed:{name}", label, Text(", ".join(told)), "asked")

    # Panels

    def panel_title(self, panel: Panel) -> str:
        """Return the title of a panel: its name and place."""
        name = self._wording.mark(panel.name())
        title = self._say("table-panel", panel=name, place=self._named(panel.at))
        return f"{title[:1].upper()}{title[1:]}"

    def kind_title(self, kind: str) -> str:
        """Return the title of all plates of a kind."""
        title = self._wording.mark(kind)
        return f"{title[:1].upper()}{title[1:]}"

    def plate(self, plate: Panel) -> SceneLine:
        """Return the line of a plate: its place, and its rows one after the other."""
        rows = [
            Text(f"{self._row_label(row)} ").append_text(Text(", ").join(self._row(row)))
            for row in plate.rows()
        ]
        return SceneLine(plate.at, self._named(plate.at), Text(BETWEEN).join(rows))

    def panel(self, panel: Panel) -> Iterator[SceneLine]:
        """Yield a line for each row of a panel."""
        for number, row in enumerate(panel.rows()):
            text = Text(BETWEEN).join(self._row(row))
            yield SceneLine(f"{panel.name()}:{number}", self._row_label(row), text)

    def _row_label(self, row: PanelRow) -> str:
        return self._label(row.label) if row.seat is None else self._wording.seat(row.seat)

    def _row(self, row: PanelRow) -> Iterator[Text]:
        if row.things:
            yield Text(", ".join(self._named(thing) for thing in row.things), style=SOMEBODY)
        if row.dice:
            yield self._dice(row.dice)
        yield from (Text(text) for text in self._marked(row.numbers))

    def _named(self, thing: str) -> str:
        """Return the name of an area, a group or a marker."""
        marker = self._by_id.get(thing)
        return self._places.get(thing, "") if marker is None else self._name(marker)

    def _marked(self, marks: Sequence[Mark]) -> list[str]:
        return [f"{self._wording.mark(mark.name)} {mark.value}" for mark in marks]

    def _dice(self, dice: Sequence[Die]) -> Text:
        """Return dice by colour, with hits in brackets."""
        told = []
        for colour in dict.fromkeys(die.colour for die in dice):
            text = Text(self._label(f"ref-colour-{colour}"))
            for die in dice:
                if die.colour == colour:
                    text.append(" ")
                    text.append(*((f"[{die.value}]", HIT) if die.hit else (f"{die.value}",)))
            told.append(text)
        return Text(", ").join(told)

    # Words

    def _label(self, key: str) -> str:
        return self._wording.label(key)

    def _name(self, marker: Marker) -> str:
        face = self._faces.get(marker.name)
        label = marker.label or (face.title if face is not None else "")
        return self._label(label) if label else self._wording.mark(marker.name)

    def _marker(self, marker: Marker) -> str:
        name = self._times(self._name(marker), marker.count)
        return (
            f"{name} ({self._numbers(marker)})"
            if marker.form == "token" and marker.values
            else name
        )

    def _times(self, text: str, count: int) -> str:
        return text if count == 1 else self._say("times", text=text, count=count)
