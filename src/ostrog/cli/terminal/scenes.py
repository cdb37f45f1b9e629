"""Tells a table as lines of text, knowing nothing about the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from rich.text import Text

from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import Counter, Fighter, Figure, Layout, Marker, Scene, Tray
from ostrog.kernel.tables import NOBODY, Battle, Die

BETWEEN = " · "
SOMEBODY = "bold"
LED = "cyan"
HURT = "red"
HIT = "bold green"

LEADERSHIP, DAMAGE, BATTLE = SIGNS = ("leadership", "damage", "battle")
"""Signs of every table, besides those that a game names."""

Look = Literal["always", "changed", "asked"]
"""When a line is told: always, if it has changed, or only if the whole table is asked for."""

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
"""When the contents of a tray are told, by its kind; cards are told in a battle."""


class SceneLine(NamedTuple):
    """Something about a table."""

    key: str
    """What it is about, for comparing it with an earlier look."""
    label: str
    text: Text
    tell: Look = "always"


class Section(NamedTuple):
    """Lines that belong together."""

    key: str
    title: str
    colour: str
    lines: tuple[SceneLine, ...]


def sections(wording: Wording, layout: Layout, scene: Scene) -> list[Section]:
    """The whole table: the sides, the board, and the battle that is being fought."""
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
    if scene.battle is not None:
        title = teller.battle_title(scene.battle)
        found.append(Section("battle", title, "", tuple(teller.battle(scene.battle))))
    return found


class Teller:
    """One scene, and the names of everything in it."""

    def __init__(self, wording: Wording, layout: Layout, scene: Scene) -> None:
        """Find out what things are called and what lies at them."""
        self._wording = wording
        self._say = wording.words.say
        self._layout = layout
        self._scene = scene
        self._places = {area.id: wording.label(area.label) for area in layout.areas}
        self._places |= {group.id: wording.label(group.label) for group in layout.groups}
        self._titles = {face.name: face.title for face in layout.faces}
        self._printed = {
            (area.id, mark.name): mark.value for area in layout.areas for mark in area.marks
        }
        self._figures: dict[str, list[Figure]] = {}
        for figure in scene.figures:
            self._figures.setdefault(figure.at, []).append(figure)
        self._markers: dict[str, list[Marker]] = {}
        for marker in scene.markers:
            self._markers.setdefault(marker.at, []).append(marker)

    # A side

    def side(self, seat: int) -> Iterator[SceneLine]:
        """Its armies, its figures that stand alone, and its trays."""
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
        if counter.leadership:
            led = f"{self._wording.mark(LEADERSHIP)} {counter.leadership}"
            if counter.crowns and counter.crowns != counter.leadership:
                led += f" ({self._say('table-of-tokens', count=counter.crowns)})"
            told.append(Text(led, style=LED))
        if counter.beads:
            told.append(Text(f"{self._wording.mark(DAMAGE)} {counter.beads}", style=HURT))
        return Text(BETWEEN).join(told)

    def _people(self, figures: Sequence[Figure]) -> Text:
        """Figures with their marks and what lies at them."""
        told = []
        for figure in figures:
            about = [self._wording.mark(mark) for mark in figure.marks]
            about += self._carried(figure.id)
            name = self._label(figure.label)
            told.append(f"{name} ({', '.join(about)})" if about else name)
        return Text(BETWEEN.join(told), style=SOMEBODY)

    def _carried(self, piece: str) -> list[str]:
        """What lies at a piece; how many is told even of one."""
        return [
            self._say("times", text=self._name(marker), count=marker.count)
            for marker in self._markers.get(piece, [])
        ]

    # The board

    def board(self) -> Iterator[SceneLine]:
        """What lies in areas, on tracks and in the other trays, and what is printed."""
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
        """What lies in areas, the same things together."""
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
        """Where a marker lies, and how many; of damage also how much there can be."""
        most = self._printed.get((marker.at, marker.name), 0)
        place = self._places[marker.at]
        if most and marker.form == "damage":
            return f"{place} {marker.count}/{most}"
        return self._times(place, marker.count)

    def _tracks(self) -> Iterator[SceneLine]:
        """How far each marker has come, and who stands where."""
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
        """What lies in a tray face up, and who is there."""
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
        elif told and tray.kind in TELL:
            label = self._label(tray.label) if tray.label else self._say(f"tray-{tray.kind}")
            yield SceneLine(f"tray:{tray.id}", label, Text(", ".join(told)), TELL[tray.kind])

    def _cards(self, tray: Tray) -> Iterator[SceneLine]:
        """The names of the cards, or how many lie face down; what a card says is told once."""
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
        """A place at which cards stand: its numbers, and who stands on which side."""
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
        """The numbers a marker has now."""
        named = [f"{self._wording.mark(mark.name)} {mark.value}" for mark in marker.values]
        return ", ".join(named)

    def _standing(self, marker: Marker, marks: Sequence[str]) -> str:
        """A card that stands somewhere, with these marks of it and what lies at it."""
        about = [self._numbers(marker)] if marker.values else []
        about += [self._wording.mark(mark) for mark in marks]
        about += [self._marker(each) for each in self._markers.get(marker.id, [])]
        name = self._marker(marker)
        return f"{name} ({', '.join(about)})" if about else name

    def _card(self, marker: Marker) -> Text:
        """A card's name, what it says, and what lies on it."""
        text = Text(self._name(marker), style=SOMEBODY)
        face = next((face for face in self._layout.faces if face.name == marker.name), None)
        passages = face.passages if face is not None else ()
        said = [self._label(passage.text) for passage in passages]
        said += self._carried(marker.id)
        return text.append(f": {BETWEEN.join(said)}", style="not bold") if said else text

    def _marks(self) -> Iterator[SceneLine]:
        """What is printed on the board."""
        alike: dict[str, list[str]] = {}
        for area in self._layout.areas:
            for mark in area.marks:
                value = f" {mark.value}" if mark.value else ""
                alike.setdefault(mark.name, []).append(f"{self._places[area.id]}{value}")
        for name, told in alike.items():
            label = self._wording.mark(name)
            yield SceneLine(f"printed:{name}", label, Text(", ".join(told)), "asked")

    # A battle

    def battle_title(self, battle: Battle) -> str:
        """Where it is fought, and in which round."""
        name, place = self._wording.mark(BATTLE), self._places[battle.at]
        title = self._say("table-battle", battle=name, place=place, round=battle.round)
        return f"{title[:1].upper()}{title[1:]}"

    def battle(self, battle: Battle) -> Iterator[SceneLine]:
        """What lies before each side."""
        if len(battle.armies) > 1:
            places = ", ".join(self._places[place] for place in battle.armies)
            yield SceneLine("battle-armies", self._say("battle-armies"), Text(places))
        cards = {marker.id: self._name(marker) for marker in self._scene.markers}
        for fighter in battle.fighters:
            text = Text(BETWEEN).join(self._fighter(fighter, cards))
            yield SceneLine(f"fighter:{fighter.seat}", self._wording.seat(fighter.seat), text)

    def _fighter(self, fighter: Fighter, cards: dict[str, str]) -> Iterator[Text]:
        if fighter.at:
            yield Text(self._places[fighter.at])
        if fighter.card:
            yield Text(cards[fighter.card], style=SOMEBODY)
        if fighter.event:
            yield Text(cards[fighter.event], style=SOMEBODY)
        if fighter.dice:
            yield self._dice(fighter.dice)
            yield Text(self._say("battle-hits", hits=fighter.hits, target=fighter.target))
        if fighter.damage:
            yield Text(f"{self._wording.mark(DAMAGE)} {fighter.damage}", style=HURT)
        if fighter.used:
            used = ", ".join(cards[card] for card in fighter.used)
            yield Text(self._say("battle-used", cards=used), style="dim")

    def _dice(self, dice: Sequence[Die]) -> Text:
        """Dice by colour; those that hit stand in brackets."""
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
        label = marker.label or self._titles.get(marker.name, "")
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
