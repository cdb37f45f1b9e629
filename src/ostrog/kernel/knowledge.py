"""Knowledge: where hidden things really lie, and what each observer can tell of it.

Things with the same back form a *pool*; each lies in one *zone* of its pool. Zones and their sizes
are public, faces are not: for every observer the state keeps, per face of the pool, the zones it
may lie in. These beliefs are changed by what the observer sees and by nothing else, so two worlds
that look alike to an observer give it equal beliefs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

EVERYONE: tuple[int, ...] = (-1,)
"""`seen_by` of a zone whose faces lie open."""

MAX_ZONES = 62


class Zone(msgspec.Struct, frozen=True):
    """A place for things of a pool: a deck, a hand, a pile, the space under a region's name."""

    name: str
    seen_by: tuple[int, ...] = ()
    """The seats that see the faces of whatever lies here, `EVERYONE`, or nobody."""
    ordered: bool = False
    """Whether there is a top; things are put and drawn there."""


class Pool(msgspec.Struct, frozen=True):
    """Things with the same back: their faces, and the zones they can be in."""

    name: str
    faces: tuple[str, ...]
    """One entry for each thing; equal faces are things nobody can tell apart."""
    zones: tuple[Zone, ...]
    """All things begin in the first zone."""


class PoolState(msgspec.Struct):
    """The truth about one pool, and the observers' beliefs about it.

    Rows are tuples: a copy of the state shares them, a change replaces the row.
    """

    contents: list[tuple[int, ...]]
    """Per zone, the face codes that lie there, top first."""
    marks: list[tuple[int, ...]]
    """Per ordered zone and position, the observers (as bits) who know which face lies there."""
    beliefs: list[tuple[int, ...]]
    """Per observer and thing (sorted by face), the zones it may lie in, as bits."""


class PoolPlan:
    """What never changes about a pool: codes, slots and audiences, worked out once per match."""

    def __init__(self, pool: Pool, observers: Sequence[tuple[int, ...]]) -> None:
        """Work out the plan of a pool for these observers (sets of seats; the first is nobody)."""
        if len(pool.zones) > MAX_ZONES:
            raise ValueError(f"pool {pool.name!r} has more than {MAX_ZONES} zones")
        self.pool = pool
        self.names = tuple(sorted(set(pool.faces)))
        self.codes = {name: code for code, name in enumerate(self.names)}
        self.observers = range(len(observers))
        self.zones = pool.zones
        counts = [pool.faces.count(name) for name in self.names]
        self.faces = [code for code, count in enumerate(counts) for _ in range(count)]
        starts = [sum(counts[:code]) for code in range(len(counts) + 1)]
        self.slots = [range(starts[c], starts[c + 1]) for c in range(len(counts))]
        everyone = (1 << len(observers)) - 1
        self.audience = [
            everyone
            if zone.seen_by == EVERYONE
            else sum(1 << i for i, held in enumerate(observers) if set(held) & set(zone.seen_by))
            for zone in pool.zones
        ]
        self.public = [zone.seen_by == EVERYONE for zone in pool.zones]

    def start(self) -> PoolState:
        """All things in the first zone, in no particular order, as everybody knows."""
        things = len(self.faces)
        contents: list[tuple[int, ...]] = [()] * len(self.zones)
        contents[0] = tuple(self.faces)
        marks: list[tuple[int, ...]] = [()] * len(self.zones)
        if self.zones[0].ordered:
            marks[0] = (0,) * things
        return PoolState(contents, marks, [(1,) * things for _ in self.observers])

    def lay_out(self, zones: Mapping[str, Sequence[str]]) -> PoolState:
        """Things in these zones, the rest in the first; each observer knows what it sees.

        For setting up a table: of everything else an observer knows only that it lies somewhere.
        """
        rest = list(self.faces)
        contents: list[tuple[int, ...]] = []
        for zone in self.zones:
            codes = tuple(self.codes[face] for face in zones.get(zone.name, ()))
            contents.append(codes)
            for code in codes:
                rest.remove(code)
        contents[0] += tuple(rest)
        filled = sum(1 << index for index, codes in enumerate(contents) if codes)
        marks = [
            (0,) * len(codes) if zone.ordered else ()
            for zone, codes in zip(self.zones, contents, strict=True)
        ]
        now = PoolState(contents, marks, [(filled,) * len(self.faces) for _ in self.observers])
        for index in range(len(contents)):
            self.look(now, index, self.audience[index])
        return now

    # Moving things

    def move(
        self, now: PoolState, code: int, source: int, target: int, *, bottom: bool = False
    ) -> tuple[int, int]:
        """Move one thing of that face; returns who saw it and who learned something by it.

        Whoever does not see which thing left an ordered zone cannot tell positions there any more.
        """
        position = now.contents[source].index(code)
        saw = self.audience[source] | self.audience[target]
        if self.zones[source].ordered:
            marks = now.marks[source]
            saw |= marks[position]
            now.marks[source] = tuple([mark & saw for mark in marks])
        learned = self._carry(now, position, source, target, saw, bottom=bottom)
        return saw, learned

    def draw(
        self, now: PoolState, position: int, source: int, target: int, *, bottom: bool = False
    ) -> tuple[int, int, int]:
        """Move the thing at a position; returns its face, who saw it and who learned of it."""
        code = now.contents[source][position]
        known = now.marks[source][position] if self.zones[source].ordered else 0
        saw = self.audience[source] | self.audience[target] | known
        self._carry(now, position, source, target, saw, bottom=bottom)
        return code, saw, saw & ~known

    def _carry(
        self, now: PoolState, position: int, source: int, target: int, saw: int, *, bottom: bool
    ) -> int:
        contents, marks = now.contents, now.marks
        left = contents[source]
        code = left[position]
        contents[source] = left[:position] + left[position + 1 :]
        if self.zones[source].ordered:
            marks[source] = marks[source][:position] + marks[source][position + 1 :]
        there = contents[target]
        contents[target] = (*there, code) if bottom else (code, *there)
        if self.zones[target].ordered:
            marks[target] = (*marks[target], saw) if bottom else (saw, *marks[target])
        learned = 0
        for observer in self.observers:
            if saw >> observer & 1:
                learned |= self._see_move(now, observer, code, source, target) << observer
            else:
                self._miss_move(now, observer, source, target)
        return learned

    def pour(self, now: PoolState, source: int, target: int) -> int:
        """Put a whole zone on top of another one, as it lies; returns who learned something."""
        contents, a, b = now.contents, 1 << source, 1 << target
        if self.zones[target].ordered:
            marks = now.marks[source] or (0,) * len(contents[source])
            now.marks[target] = marks + now.marks[target]
        contents[target] = contents[source] + contents[target]
        contents[source] = now.marks[source] = ()
        for observer in self.observers:
            row = now.beliefs[observer]
            now.beliefs[observer] = tuple([m & ~a | b if m & a else m for m in row])
        return self.look(now, target, self.audience[target])

    def shuffle(self, now: PoolState, zone: int, order: Sequence[int]) -> None:
        """Put a zone into a new order that nobody knows: position i gets what lay at order[i]."""
        contents = now.contents[zone]
        now.contents[zone] = tuple([contents[i] for i in order])
        if self.zones[zone].ordered:
            now.marks[zone] = (0,) * len(contents)

    def look(self, now: PoolState, zone: int, observers: int, count: int | None = None) -> int:
        """Let observers see the (top) faces of a zone; returns who learned something."""
        contents = now.contents[zone][:count]
        learned = 0
        for observer in self.observers:
            if observers >> observer & 1:
                for code in set(contents):
                    if self._settle(now, observer, code, zone, contents.count(code)):
                        learned |= 1 << observer
                self._tighten(now, observer, zone)
        if self.zones[zone].ordered:
            marks = now.marks[zone]
            for mark in marks[: len(contents)]:
                learned |= observers & ~mark
            seen = tuple([mark | observers for mark in marks[: len(contents)]])
            now.marks[zone] = seen + marks[len(contents) :]
        return learned

    def show(self, now: PoolState, zone: int, code: int, observers: int) -> int:
        """Let observers see that a face lies in a zone; returns who learned something."""
        learned = 0
        for observer in self.observers:
            if observers >> observer & 1 and self._settle(now, observer, code, zone, 1):
                learned |= 1 << observer
                self._tighten(now, observer, zone)
        return learned

    # What one observer can tell

    def _see_move(self, now: PoolState, observer: int, code: int, source: int, target: int) -> bool:
        row, a = list(now.beliefs[observer]), 1 << source
        slot, certain = self._pick(row, code, a)
        row[slot] = 1 << target
        now.beliefs[observer] = tuple(row)
        # Only a zone that the observer does not see can hold what it is uncertain of.
        if not self.audience[target] >> observer & 1:
            self._tighten(now, observer, target)
        if not self.audience[source] >> observer & 1:
            self._tighten(now, observer, source)
        return not certain

    def _miss_move(self, now: PoolState, observer: int, source: int, target: int) -> None:
        row, a, b = now.beliefs[observer], 1 << source, 1 << target
        placed = any(now.marks[source]) and [
            now.contents[source][position]
            for position, mark in enumerate(now.marks[source])
            if mark >> observer & 1
        ]
        if not now.contents[source]:
            now.beliefs[observer] = tuple([m & ~a | b if m & a else m for m in row])
        elif placed:
            kept = set()
            for code in placed:
                kept.add(next(s for s in self.slots[code] if row[s] == a and s not in kept))
            now.beliefs[observer] = tuple(
                [m | b if m & a and s not in kept else m for s, m in enumerate(row)]
            )
        else:
            now.beliefs[observer] = tuple([m | b if m & a else m for m in row])

    def _pick(self, row: list[int], code: int, zone: int) -> tuple[int, bool]:
        """The slot that stands for a thing of this face seen in a zone; was that certain before?

        Equal faces cannot be told apart, so any slot that may lie there will do. Taking the one
        with the fewest other places, and opening those places to the rest, loses nothing.
        """
        slots = self.slots[code]
        if len(slots) == 1:
            return slots[0], row[slots[0]] == zone
        fits = [slot for slot in slots if row[slot] & zone]
        slot = min(fits, key=lambda s: row[s].bit_count())
        mask = row[slot]
        if mask == zone:
            return slot, True
        for other in fits:
            row[other] |= mask
        return slot, False

    def _settle(self, now: PoolState, observer: int, code: int, zone: int, count: int) -> bool:
        """Make it certain that so many things of a face lie in a zone; was any of it new?"""
        row, bit = list(now.beliefs[observer]), 1 << zone
        missing = count - sum(row[slot] == bit for slot in self.slots[code])
        for _ in range(missing):
            fits = [s for s in self.slots[code] if row[s] & bit and row[s] != bit]
            slot = min(fits, key=lambda s: row[s].bit_count())
            for other in fits:
                row[other] |= row[slot]
            row[slot] = bit
        if missing > 0:
            now.beliefs[observer] = tuple(row)
        return missing > 0

    def _tighten(self, now: PoolState, observer: int, zone: int) -> None:
        """A zone whose things are all certain holds nothing else; repeat for what that settles."""
        bit = 1 << zone
        certain = now.beliefs[observer].count(bit)
        if certain == len(now.contents[zone]) and self._strip(now, observer, bit):
            for other in range(len(self.zones)):
                if other != zone:
                    self._tighten(now, observer, other)

    @staticmethod
    def _strip(now: PoolState, observer: int, bit: int) -> bool:
        """Rule a zone out for everything that is not certainly there; did that say anything?"""
        row = now.beliefs[observer]
        stripped = tuple([m & ~bit if m & bit and m != bit else m for m in row])
        now.beliefs[observer] = stripped
        return stripped != row

    # Views and worlds

    def known(self, now: PoolState, observer: int, zone: int) -> list[str]:
        """The faces the observer is certain of in a zone, sorted."""
        bit = 1 << zone
        return [self.names[self.faces[s]] for s, m in enumerate(now.beliefs[observer]) if m == bit]

    def order(self, now: PoolState, observer: int, zone: int) -> list[str | None]:
        """The faces by position, None where unknown; empty for a zone without an order."""
        return [
            self.names[code] if mark >> observer & 1 else None
            for code, mark in zip(now.contents[zone], now.marks[zone], strict=False)
        ]

    def resample(self, now: PoolState, observer: int, random: Random) -> None:
        """Replace the truth by one the observer could not tell from it.

        What the others believe goes with the places: whoever knew the thing lying somewhere now
        knows the thing lying there instead.
        """
        places = self._places(now, observer)
        old = list(now.contents)
        assigned = self._assign(now, observer, random)
        for zone, codes in enumerate(assigned):
            free = []
            for position, code in enumerate(old[zone]):
                fixed = (
                    now.marks[zone][position] >> observer & 1
                    if self.zones[zone].ordered
                    else places[zone][position]
                )
                if fixed:
                    codes.remove(code)
                else:
                    free.append(position)
            random.shuffle(codes)
            new = list(old[zone])
            for position, code in zip(free, codes, strict=True):
                new[position] = code
            now.contents[zone] = tuple(new)
        for other in self.observers:
            if other != observer:
                now.beliefs[other] = self._follow(now, other, old)

    def _places(self, now: PoolState, observer: int) -> list[list[bool]]:
        """Per zone and position: is this one of the things the observer is certain of there?"""
        row, result = now.beliefs[observer], []
        for zone, codes in enumerate(now.contents):
            bit = 1 << zone
            certain = [sum(row[s] == bit for s in slots) for slots in self.slots]
            flags = []
            for code in codes:
                flags.append(certain[code] > 0)
                certain[code] -= 1
            result.append(flags)
        return result

    def _assign(self, now: PoolState, observer: int, random: Random) -> list[list[int]]:
        """A random way to lay the pool's things into zones that fits the beliefs and the sizes."""
        row = now.beliefs[observer]
        room = [len(codes) for codes in now.contents]
        lies: list[list[int]] = [[] for _ in self.zones]
        slots = list(range(len(row)))
        random.shuffle(slots)
        slots.sort(key=lambda s: row[s].bit_count())

        def lay(slot: int, tried: set[int]) -> bool:
            zones = [z for z in range(len(room)) if row[slot] >> z & 1 and z not in tried]
            zones = [z for z in zones for _ in range(room[z])] or zones  # fuller zones more often
            random.shuffle(zones)
            for zone in dict.fromkeys(zones):
                tried.add(zone)
                if len(lies[zone]) < room[zone]:
                    lies[zone].append(slot)
                    return True
                for other in lies[zone]:
                    if row[other] & ~(1 << zone) and lay(other, tried):
                        lies[zone].remove(other)
                        lies[zone].append(slot)
                        return True
            return False

        for slot in slots:
            if not lay(slot, set()):
                raise AssertionError(f"no world of {self.pool.name!r} fits observer {observer}")
        return [[self.faces[slot] for slot in zone] for zone in lies]

    def _follow(self, now: PoolState, observer: int, old: list[tuple[int, ...]]) -> tuple[int, ...]:
        """The observer's beliefs, carried from the faces that lay somewhere to those there now."""
        row = now.beliefs[observer]
        spots = [(zone, at) for zone, codes in enumerate(old) for at in range(len(codes))]
        # Things at a position the observer knows are certain, so they choose their slot first.
        spots.sort(key=lambda spot: not self._marked(now, observer, *spot))
        stands_for: dict[tuple[int, int], int] = {}
        holder: dict[int, tuple[int, int]] = {}

        def match(spot: tuple[int, int], tried: set[int]) -> bool:
            zone, at = spot
            fits = [s for s in self.slots[old[zone][at]] if row[s] >> zone & 1 and s not in tried]
            for slot in sorted(fits, key=lambda s: row[s].bit_count()):
                tried.add(slot)
                if slot not in holder or match(holder[slot], tried):
                    holder[slot], stands_for[spot] = spot, slot
                    return True
            return False

        result = [0] * len(row)
        free = [list(slots) for slots in self.slots]
        for spot in spots:
            if not match(spot, set()):
                raise AssertionError(f"beliefs of observer {observer} contradict the truth")
        for zone, at in sorted(spots):
            slot = free[now.contents[zone][at]].pop(0)
            result[slot] = row[stands_for[zone, at]]
        return tuple(result)

    def _marked(self, now: PoolState, observer: int, zone: int, at: int) -> bool:
        return self.zones[zone].ordered and bool(now.marks[zone][at] >> observer & 1)
