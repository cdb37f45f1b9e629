"""Shrinking: makes the record of a finding as short and simple as its fault allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar

import msgspec

from ostrog.kernel import Ask, Game, Option, State, asks, choose
from ostrog.kernel.matches.records import AnyEntry, Chose, Undid
from ostrog.testing.random_play.findings import Fault, Finding, WatchedMatch, replay_finding

__all__ = ["MOST_REPLAYS", "replay_finding", "shrink"]

S = TypeVar("S", bound=State)

MOST_REPLAYS = 3000
"""Default limit of replays for shrinking one record."""

FILLS = 4
"""Maximum number of decisions answered plainly before a recorded choice can be made."""

FEW = 24
"""Number of entries up to which every run of choices is tried; beyond it, larger steps are used."""

SHAKES = 500
"""Maximum number of attempts with several changes at once before shrinking ends."""

LONG_DRAFT = 100
"""Number of picks after which a plain answer is abandoned."""

WAYS = 3
"""Number of plain answers that are tried in place of a choice."""


class Plain(msgspec.Struct, frozen=True):
    """A placeholder for a choice: the seat, or the first that must choose, answers plainly."""

    seat: int
    way: int
    """Index of the plain answer."""


Item = AnyEntry | Plain

Size = tuple[int, int, int]
"""Size of a record: number of entries, weight of their options, and number of events."""


def shrink(
    game: Game[S],
    finding: Finding,
    progress: Callable[[int], None] | None = None,
    most: int = MOST_REPLAYS,
) -> Finding:
    """Return a finding of the same fault with choices as few and plain as possible.

    Tries to leave out runs of choices and to replace single ones by plain ones, until neither
    works any more or the record has been replayed `most` times. `progress` receives the number of
    replays.
    """
    shrinker = Shrinker(game, finding, progress, most)
    if finding.kind == "endless":
        shrinker.play_plainly(finding.choices)
    else:
        shrinker.shrink()
    return msgspec.structs.replace(shrinker.best, number=finding.number)


class Shrinker(Generic[S]):
    """Holds the smallest finding so far and tries to make it smaller."""

    def __init__(
        self,
        game: Game[S],
        finding: Finding,
        progress: Callable[[int], None] | None,
        most: int,
    ) -> None:
        """Start with the original finding."""
        self.game = game
        self.best = finding
        self.size: Size | None = None
        self.looks = False
        """Whether the fault occurs only when views are made."""
        self._progress = progress
        self._left = most
        self._replays = 0

    @property
    def items(self) -> list[AnyEntry]:
        """The entries of the smallest record so far."""
        return self.best.record.entries

    def shrink(self) -> None:
        """Leave out and simplify choices until nothing more can be changed."""
        if not self.accepts(self.items):
            self.looks = True
            if not self.accepts(self.items):
                return  # the fault cannot be reproduced
        self.accepts(_without_undone(self.items))
        better = True
        while better and self._left > 0:
            better = self.leave_out()
            better = self.simplify() or better
            better = self.simplify_last() or better
            better = better or self.shake()

    def leave_out(self) -> bool:
        """Try to leave out runs of choices, long ones first; return whether any could be."""
        better, length = False, len(self.items) - 1
        while length > 0:
            start = 0
            while start + length < len(self.items) and self._left > 0:
                shorter = [*self.items[:start], *self.items[start + length :]]
                if self.accepts(shorter) or self.accepts(shorter, fill=True):
                    better = True
                else:
                    start += max(1, len(self.items) // FEW)
            length = min(length, len(self.items)) - max(1, length // FEW)
        return better

    def simplify(self) -> bool:
        """Try to replace single choices by plainer ones; return whether any could be."""
        better, place = False, 0
        while place < len(self.items) - 1 and self._left > 0:
            entry = self.items[place]
            if isinstance(entry, Chose):
                before, after = self.items[:place], self.items[place + 1 :]
                better |= any(
                    self.accepts([*before, plainer, *after], fill=True)
                    for plainer in _plainer(entry)
                )
            place += 1
        return better

    def shake(self) -> bool:
        """Try several random changes at once when single ones fail; return whether that worked."""
        random = Random(len(self.items))
        for _ in range(SHAKES if len(self.items) > 1 else 0):
            drop, change = random.choice((0.1, 0.3, 0.5)), random.choice((0.0, 0.1, 0.5))
            items: list[Item] = []
            for entry in self.items[:-1]:
                if random.random() < drop:
                    continue
                if isinstance(entry, Chose) and random.random() < change:
                    items.append(random.choice(_plainer(entry)))
                else:
                    items.append(entry)
            if self.accepts([*items, self.items[-1]], fill=random.random() < 0.8):
                return True
        return False

    def simplify_last(self) -> bool:
        """Try to reduce the last entry to one option; return whether that worked."""
        last = self.items[-1] if self.items else None
        if not isinstance(last, Chose) or len(last.options) < 2:
            return False
        return any(
            self.accepts([*self.items[:-1], Chose(last.seat, (option,))]) for option in last.options
        )

    def play_plainly(self, cap: int) -> None:
        """Test whether a game stays endless when every choice is a plain one."""
        record = self.best.record
        try:
            trial = WatchedMatch(self.game, record.header, record.seed)
            while not trial.over:
                if trial.choices >= cap:
                    raise trial.endless()
                if not _answer_plainly(trial, -1, 0):
                    return
        except Fault as fault:
            if fault.finding.same_fault(self.best):
                self.best = fault.finding

    def accepts(self, items: Sequence[Item], *, fill: bool = False) -> bool:
        """Whether these items lead to the fault in a smaller record; if so, keep the record.

        Items that are not possible at their turn are dropped. With `fill`, the most similar option
        is chosen instead, or the item is tried again after other decisions are answered plainly.
        """
        if self._left <= 0:
            return False
        self._left -= 1
        self._replays += 1
        if self._progress is not None:
            self._progress(self._replays)
        record = self.best.record
        trial: WatchedMatch[S] | None = None
        try:
            trial = WatchedMatch(self.game, record.header, record.seed, looks=self.looks)
            for item in items[:-1]:
                if not _play(trial, item, fill=fill):
                    return False
            for item in items[-1:]:
                assert not isinstance(item, Plain)
                _play_last(trial, item, fill=fill)
        except Fault as fault:
            told = len(trial.match.told) if trial is not None else 0
            return self._keeps(fault.finding, told)
        return False

    def _keeps(self, finding: Finding, told: int) -> bool:
        if not finding.same_fault(self.best):
            return False
        chosen = [entry for entry in finding.record.entries if isinstance(entry, Chose)]
        weight = sum(_weight(option) for entry in chosen for option in entry.options)
        size = (len(finding.record.entries), weight, told)
        if self.size is not None and size >= self.size:
            return False
        self.best, self.size = finding, size
        return True


def _weight(option: Option) -> int:
    """Return the weight of an option: it grows with the number of references and with numbers."""
    return 1 + sum(1 + abs(ref) if isinstance(ref, int) else 1 for ref in option.refs)


def _plainer(entry: Chose) -> list[Item]:
    """Return replacements for a choice: plain answers, and the same choice with smaller numbers."""
    items: list[Item] = [Plain(entry.seat, way) for way in range(WAYS)]
    if len(entry.options) == 1:
        (option,) = entry.options
        for place, ref in enumerate(option.refs):
            if isinstance(ref, int):
                for number in sorted({0, 1, ref // 2, ref - 1} & set(range(ref))):
                    refs = (*option.refs[:place], number, *option.refs[place + 1 :])
                    items.append(Chose(entry.seat, (Option(option.verb, refs),)))
    return items


def _without_undone(entries: Sequence[AnyEntry]) -> list[AnyEntry]:
    """Return the entries that were not undone; the last one is always kept."""
    kept: list[AnyEntry] = []
    for entry in entries[:-1]:
        if isinstance(entry, Undid) and kept:
            kept.pop()
        else:
            kept.append(entry)
    return [*kept, *entries[-1:]]


def _play(trial: WatchedMatch[S], item: Item, *, fill: bool) -> bool:
    """Play an item or drop it; return False if it is a plain answer that does not exist."""
    if isinstance(item, Plain):
        return trial.over or _answer_plainly(trial, item.seat, item.way)
    if not trial.follow(item) and fill and isinstance(item, Chose):
        _play_in_time(trial, item)
    return True


def _play_last(trial: WatchedMatch[S], entry: AnyEntry, *, fill: bool) -> None:
    trial.attempt(entry)
    if fill and isinstance(entry, Chose):
        _play_in_time(trial, entry)


def _play_in_time(trial: WatchedMatch[S], entry: Chose) -> None:
    """Play the choice, or a similar one, after plain answers of others; or drop it."""
    for seat, options in _way_to(trial.match.state, entry):
        if trial.over or not trial.legal(seat, options):
            return
        trial.choose(seat, *options)


def _way_to(state: State, entry: Chose) -> list[tuple[int, tuple[Option, ...]]]:
    """Return plain answers followed by the choice or the most similar one, tested on a copy."""
    way: list[tuple[int, tuple[Option, ...]]] = []
    verb = entry.options[0].verb if entry.options else ""
    state = state.clone()
    for _ in range(FILLS):
        waiting = asks(state)
        if not waiting:
            break
        ask = next((ask for ask in waiting if ask.seat == entry.seat), None)
        if ask is not None and any(option.verb == verb for option in ask.options):
            if entry.options[0] in ask.options:
                return [*way, (entry.seat, entry.options)]
            similar = _similar(ask, entry)
            return [] if similar is None else [*way, (entry.seat, (similar,))]
        way.append((waiting[0].seat, _plain_answers(waiting[0])[0]))
        try:
            choose(state, way[-1][0], *way[-1][1])
        except Exception:  # the real choice will report it
            return way
    return []


def _similar(ask: Ask, entry: Chose) -> Option | None:
    """Return the option of the same verb with the most equal references, at least half of them."""
    if ask.closes or len(entry.options) != 1:
        return None
    (wanted,) = entry.options
    alike = [
        (sum(a == b for a, b in zip(option.refs, wanted.refs, strict=True)), option)
        for option in ask.options
        if option.verb == wanted.verb
    ]
    most, best = max(alike, key=lambda each: each[0], default=(0, None))
    return best if 2 * most >= len(wanted.refs) > 0 else None


def _answer_plainly(trial: WatchedMatch[S], seat: int, way: int) -> bool:
    """Answer for the seat, or the first that must choose; return False if impossible."""
    waiting = trial.match.asks()
    ask = next((ask for ask in waiting if ask.seat == seat), waiting[0])
    for _ in range(LONG_DRAFT):
        ways = [options for options in _plain_answers(ask) if trial.legal(ask.seat, options)]
        if way >= len(ways):
            return False
        if trial.choose(ask.seat, *ways[way]):
            return True
        ask, way = trial.ask_of(ask.seat) or ask, 0
    return False


def _plain_answers(ask: Ask) -> list[tuple[Option, ...]]:
    """Return the default, then options without references (such as passing), then the first."""
    bare = [(option,) for option in reversed(ask.options) if not option.refs]
    ways = [ask.default] if ask.default else []
    return [*ways, *bare, (ask.options[0],)]
