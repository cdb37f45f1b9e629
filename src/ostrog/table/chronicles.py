"""Chronicles: a match in numbers, counted from its events, turn by turn or round by round.

A chronicle is made of the events that one observer sees, so it tells nothing that the log does not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

import msgspec

from ostrog.kernel import Event, Setting
from ostrog.kernel.runtime.events import WentBack
from ostrog.table.marks import Mark

DIGITS = 4
"""Number of digits after the point of an expected number."""


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number that changes during a match, such as the points of a team."""

    label: str
    team: str
    """The team whose number it is; empty if it is nobody's."""
    values: tuple[int, ...]
    """The number at the beginning, and then after each chapter."""
    goal: int | None = None
    """The number that wins the match, if there is one."""
    rule: str = ""
    """Id of the rule about that goal."""


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """How many things of one kind a team has lost, drawn or played."""

    label: str
    team: str
    count: int
    form: str = ""
    """Form of the thing, by which a skin finds its picture; empty if it has none."""
    name: str = ""


class Luck(msgspec.Struct, frozen=True, omit_defaults=True):
    """How dice of a team fell for one purpose, and how they fall on average."""

    label: str
    team: str
    dice: int
    good: int
    """Number of dice that showed a good face, such as a hit."""
    expected: float
    """The average number of good faces for as many dice with the same targets."""


class FightResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the fight for a place ended."""

    place: str
    """Id of the place."""
    label: str
    team: str = ""
    """The team that won; empty if nobody did."""
    numbers: tuple[Mark, ...] = ()
    """The numbers that decided it, and what it was worth."""


class Chapter(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A turn or a round: what was lost, thrown and decided in it."""

    number: int
    first: int
    """Number of its first event."""
    last: int
    """Number of the event that ended it; of the newest event if it has not ended."""
    ended: bool
    losses: tuple[Count, ...] = ()
    counts: tuple[Count, ...] = ()
    """Other things that were counted, such as cards drawn."""
    luck: tuple[Luck, ...] = ()
    results: tuple[FightResult, ...] = ()


class Chronicle(msgspec.Struct, frozen=True, kw_only=True):
    """A match in numbers."""

    label: str
    """Key of the name of a chapter, such as "Turn 3"; its argument is `number`."""
    series: tuple[Series, ...]
    chapters: tuple[Chapter, ...]
    whole: Chapter
    """Everything of the match together."""


class SeenEvent(Protocol):
    """An event as an observer was told of it."""

    @property
    def number(self) -> int:
        """Its number in the match."""

    @property
    def kind(self) -> str:
        """Name of its class."""

    @property
    def fields(self) -> Mapping[str, object]:
        """Its fields as plain data."""


class Chronicler(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """How a game makes chronicles of its matches."""

    kinds: tuple[type[Event], ...]
    """All kinds of events that it reads."""
    tell: Callable[[Setting, Sequence[tuple[int, Event]]], Chronicle]
    """Function `(setting, events)` that makes a chronicle of events with their numbers. Events that
    were taken back are not among them."""

    def chronicle(self, setting: Setting, told: Iterable[SeenEvent]) -> Chronicle:
        """Return the chronicle of a match, from its events as one observer was told of them."""
        kinds = {kind.__name__: kind for kind in self.kinds}
        found: list[tuple[int, Event]] = []
        for each in told:
            if each.kind == WentBack.__name__:
                back = msgspec.convert({"type": each.kind, **each.fields}, WentBack)
                found = [(number, event) for number, event in found if number < back.to]
            elif each.kind in kinds:
                fields = {"type": each.kind, **each.fields}
                found.append((each.number, msgspec.convert(fields, kinds[each.kind])))
        return self.tell(setting, found)

    def joined(self, added: Chronicler) -> Chronicler:
        """Return a chronicler that also tells what another one counts in the same chapters.

        An expansion adds what it counts to the chronicles of its game. Both begin and end their
        chapters with the same events.
        """

        def tell(setting: Setting, told: Sequence[tuple[int, Event]]) -> Chronicle:
            first, second = [
                each.tell(setting, [(n, event) for n, event in told if type(event) in each.kinds])
                for each in (self, added)
            ]
            return _joined(first, second)

        kinds = tuple(dict.fromkeys((*self.kinds, *added.kinds)))
        return Chronicler(kinds=kinds, tell=tell)


class Counting(msgspec.Struct):
    """What has been counted since the last chapter ended."""

    losses: list[Count] = []
    counts: list[Count] = []
    luck: list[Luck] = []
    results: list[FightResult] = []

    def add(self, other: Chapter) -> None:
        """Add what was counted in a chapter."""
        self.losses += other.losses
        self.counts += other.counts
        self.luck += other.luck
        self.results += other.results

    def chapter(self, number: int, first: int, last: int, *, ended: bool) -> Chapter:
        """Return all of it as a chapter, with equal things added up."""
        return Chapter(
            number=number,
            first=first,
            last=last,
            ended=ended,
            losses=_counted(self.losses),
            counts=_counted(self.counts),
            luck=_thrown(self.luck),
            results=tuple(self.results),
        )


def _joined(first: Chronicle, second: Chronicle) -> Chronicle:
    pairs = zip(first.chapters, second.chapters, strict=True)
    return Chronicle(
        label=first.label,
        series=first.series + second.series,
        chapters=tuple(_sum(one, other) for one, other in pairs),
        whole=_sum(first.whole, second.whole),
    )


def _sum(one: Chapter, other: Chapter) -> Chapter:
    if (one.number, one.ended) != (other.number, other.ended):
        raise ValueError(f"chapters {one.number} and {other.number} are not the same")
    both = Counting()
    both.add(one)
    both.add(other)
    return both.chapter(one.number, one.first, max(one.last, other.last), ended=one.ended)


def _counted(counts: Sequence[Count]) -> tuple[Count, ...]:
    numbers: dict[Count, int] = {}
    for each in counts:
        kind = msgspec.structs.replace(each, count=0)
        numbers[kind] = numbers.get(kind, 0) + each.count
    return tuple(
        msgspec.structs.replace(kind, count=count) for kind, count in numbers.items() if count
    )


def _thrown(throws: Sequence[Luck]) -> tuple[Luck, ...]:
    sums: dict[tuple[str, str], Luck] = {}
    for each in throws:
        before = sums.get((each.label, each.team), Luck(each.label, each.team, 0, 0, 0.0))
        sums[each.label, each.team] = Luck(
            each.label,
            each.team,
            before.dice + each.dice,
            before.good + each.good,
            before.expected + each.expected,
        )
    return tuple(
        msgspec.structs.replace(each, expected=round(each.expected, DIGITS))
        for each in sums.values()
    )


class ChronicleWriter:
    """Collects the numbers of a match in the order of its events, and makes a chronicle of them.

    What is noted between two chapters belongs to the later one.
    """

    def __init__(self, label: str, *series: Series) -> None:
        """Begin with the series of the game, each with its value at the beginning."""
        self._label = label
        self._series = series
        self._now = [each.values[-1] for each in series]
        self._values = [list(each.values) for each in series]
        self._chapters: list[Chapter] = []
        self._counting = Counting()
        self._begun: tuple[int, int] | None = None
        self._last = 0

    def begin(self, number: int, at: int) -> None:
        """Begin the chapter of this number with the event `at`."""
        self._begun = number, at

    def end(self, at: int) -> None:
        """End the chapter with the event `at`."""
        self._close(at, ended=True)

    def see(self, at: int) -> None:
        """Note that the event `at` was read."""
        self._last = at

    def value(self, label: str, team: str, value: int) -> None:
        """Set a number of a series."""
        for index, each in enumerate(self._series):
            if (each.label, each.team) == (label, team):
                self._now[index] = value

    def lose(self, lost: Count) -> None:
        """Count things that a team has lost."""
        self._counting.losses.append(lost)

    def count(self, counted: Count) -> None:
        """Count other things of a team."""
        self._counting.counts.append(counted)

    def throw(self, team: str, label: str, good: Sequence[bool], chance: float) -> None:
        """Note dice of a team: whether each showed a good face, and the chance that one does."""
        if good:
            number, expected = len(good), len(good) * chance
            self._counting.luck.append(Luck(label, team, number, sum(good), expected))

    def decide(self, result: FightResult) -> None:
        """Note how the fight for a place ended."""
        self._counting.results.append(result)

    def _close(self, at: int, *, ended: bool) -> None:
        if self._begun is None:
            return
        number, first = self._begun
        self._chapters.append(self._counting.chapter(number, first, at, ended=ended))
        self._counting, self._begun = Counting(), None
        for values, now in zip(self._values, self._now, strict=True):
            values.append(now)

    def chronicle(self) -> Chronicle:
        """Return the chronicle; a chapter that has begun is its last one."""
        self._close(self._last, ended=False)
        whole = Counting()
        for chapter in self._chapters:
            whole.add(chapter)
        whole.add(self._counting.chapter(0, 0, 0, ended=False))
        return Chronicle(
            label=self._label,
            series=tuple(
                msgspec.structs.replace(each, values=tuple(values))
                for each, values in zip(self._series, self._values, strict=True)
            ),
            chapters=tuple(self._chapters),
            whole=whole.chapter(0, 0, self._last, ended=False),
        )
