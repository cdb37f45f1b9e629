"""Knowledge: where hidden things really lie, and what each observer can tell of it.

Things with the same back form a *pool*; each lies in one *zone* of its pool. Zones and their sizes
are public, faces are not. For every observer the state keeps, per thing in a zone, the faces it may
have. These beliefs are changed by what the observer sees and by nothing else, so two worlds that
look alike to an observer give it equal beliefs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from operator import or_
from random import Random

import msgspec

EVERYONE: tuple[int, ...] = (-1,)
"""`seen_by` of a zone whose faces lie open."""

MAX_FACES = 62

Faces = tuple[int, ...]
"""The things of a zone as an observer knows them: for each the possible faces, as bits.

In an ordered zone by position, top first; in any other sorted, since there nothing has a place.
"""

Row = tuple[Faces, ...]
"""What an observer knows of all zones of a pool."""


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
    beliefs: list[tuple[tuple[int, ...], ...]]
    """Per observer and zone, the faces each thing may have."""


class PoolPlan:
    """What never changes about a pool, worked out once per match, and how its state changes."""

    def __init__(self, pool: Pool, observers: Sequence[tuple[int, ...]]) -> None:
        """Work out the plan of a pool for these observers (sets of seats; the first is nobody)."""
        self.pool = pool
        self.names = tuple(sorted(set(pool.faces)))
        if len(self.names) > MAX_FACES:
            raise ValueError(f"pool {pool.name!r} has more than {MAX_FACES} different faces")
        self.codes = {name: code for code, name in enumerate(self.names)}
        self.copies = [pool.faces.count(name) for name in self.names]
        self._several = sum(1 << code for code, copies in enumerate(self.copies) if copies > 1)
        self.zones = pool.zones
        self.ordered = [zone.ordered for zone in pool.zones]
        self.observers = range(len(observers))
        everyone = (1 << len(observers)) - 1
        self.audience = [
            everyone
            if zone.seen_by == EVERYONE
            else sum(1 << i for i, held in enumerate(observers) if set(held) & set(zone.seen_by))
            for zone in pool.zones
        ]
        self.public = [zone.seen_by == EVERYONE for zone in pool.zones]
        self._unseen = [
            [zone for zone, who in enumerate(self.audience) if not who >> observer & 1]
            for observer in self.observers
        ]

    def start(self) -> PoolState:
        """All things in the first zone, in no particular order, as everybody knows."""
        return self.lay_out({})

    def lay_out(self, zones: Mapping[str, Sequence[str]]) -> PoolState:
        """Things in these zones, the rest in the first; each observer knows what it sees.

        For setting up a table: of everything else an observer knows only that it lies somewhere.
        """
        contents = [
            tuple(self.codes[face] for face in zones.get(zone.name, ())) for zone in self.zones
        ]
        placed = [code for codes in contents for code in codes]
        rest = [
            code
            for code, copies in enumerate(self.copies)
            for _ in range(copies - placed.count(code))
        ]
        contents[0] += tuple(rest)
        anything = (1 << len(self.names)) - 1
        row = tuple((anything,) * len(codes) for codes in contents)
        now = PoolState(contents, [row for _ in self.observers])
        for zone in range(len(contents)):
            self.look(now, zone, self.audience[zone])
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
        bit, learned = 1 << code, 0
        if self.ordered[source]:
            for observer in self.observers:
                if now.beliefs[observer][source][position] == bit:
                    saw |= 1 << observer
        for observer in self.observers:
            row = now.beliefs[observer]
            if not saw >> observer & 1:
                row = self._settled(row)
                left, mask = _take_unseen(row[source])
                zones = self._carried(row, source, target, left, mask, bottom=bottom)
                now.beliefs[observer] = tuple(zones)
                continue
            left = self._take_seen(row[source], bit, source)
            zones = self._carried(row, source, target, left, bit, bottom=bottom)
            if bit in row[source]:
                now.beliefs[observer] = tuple(zones)
            else:
                learned |= 1 << observer
                now.beliefs[observer] = self._tighten(observer, zones, bit)
        self._carry(now, position, source, target, bottom=bottom)
        return saw, learned

    def draw(
        self, now: PoolState, position: int, source: int, target: int, *, bottom: bool = False
    ) -> tuple[int, int, int]:
        """Move the thing at a position; returns its face, who saw it and who learned of it."""
        code = now.contents[source][position]
        saw = self.audience[source] | self.audience[target]
        bit, learned = 1 << code, 0
        ordered = self.ordered[source]
        for observer in self.observers:
            row = now.beliefs[observer]
            masks = row[source]
            sees = saw >> observer & 1
            if ordered:
                left, mask = masks[:position] + masks[position + 1 :], masks[position]
                if mask == bit:  # known to lie there, so recognised wherever it goes
                    saw |= 1 << observer
                    sees = 0
                elif sees:
                    mask = bit
            elif sees:
                left, mask = self._take_seen(masks, bit, source), bit
            else:
                row = self._settled(row)
                left, mask = _take_unseen(row[source])
            zones = self._carried(row, source, target, left, mask, bottom=bottom)
            if sees:
                learned |= 1 << observer
                now.beliefs[observer] = self._tighten(observer, zones, bit)
            else:
                now.beliefs[observer] = tuple(zones)
        self._carry(now, position, source, target, bottom=bottom)
        return code, saw, learned

    def _carry(
        self, now: PoolState, position: int, source: int, target: int, *, bottom: bool
    ) -> None:
        left = now.contents[source]
        code = left[position]
        now.contents[source] = left[:position] + left[position + 1 :]
        there = now.contents[target]
        now.contents[target] = (*there, code) if bottom else (code, *there)

    def _carried(
        self, row: Row, source: int, target: int, left: Faces, mask: int, *, bottom: bool
    ) -> list[Faces]:
        """The row after a thing left one zone for another."""
        zones = list(row)
        zones[source] = left
        there = zones[target]
        if not there:
            zones[target] = (mask,)
        elif not self.ordered[target]:
            zones[target] = tuple(sorted((*there, mask)))
        else:
            zones[target] = (*there, mask) if bottom else (mask, *there)
        return zones

    def pour(self, now: PoolState, source: int, target: int) -> int:
        """Put a whole zone on top of another one, as it lies; returns who learned something."""
        now.contents[target] = now.contents[source] + now.contents[target]
        now.contents[source] = ()
        for observer in self.observers:
            zones = list(self._settled(now.beliefs[observer]))
            poured = zones[source]
            if self.ordered[target]:
                if not self.ordered[source]:
                    poured = _mixed(poured)
                zones[target] = poured + zones[target]
            else:
                zones[target] = tuple(sorted(poured + zones[target]))
            zones[source] = ()
            now.beliefs[observer] = tuple(zones)
        return self.look(now, target, self.audience[target])

    def shuffle(self, now: PoolState, zone: int, order: Sequence[int]) -> None:
        """Put a zone into a new order that nobody knows: position i gets what lay at order[i]."""
        contents = now.contents[zone]
        now.contents[zone] = tuple([contents[i] for i in order])
        if self.ordered[zone]:
            for observer in self.observers:
                row = self._settled(now.beliefs[observer])
                mixed = _mixed(row[zone])
                now.beliefs[observer] = (*row[:zone], mixed, *row[zone + 1 :])

    # Seeing things

    def look(self, now: PoolState, zone: int, observers: int, count: int | None = None) -> int:
        """Let observers see the faces of a zone; returns who learned something.

        `count` limits the look to the top of an ordered zone.
        """
        if count is not None and not self.ordered[zone]:
            raise ValueError(f"{self.zones[zone].name!r} has no top to look at")
        codes = now.contents[zone][:count]
        faces = tuple([1 << code for code in codes])
        learned = 0
        for observer in self.observers:
            if observers >> observer & 1:
                row = now.beliefs[observer]
                seen = faces if self.ordered[zone] else tuple(sorted(faces))
                if row[zone][: len(seen)] != seen:
                    learned |= 1 << observer
                    zones = list(row)
                    zones[zone] = seen + row[zone][len(seen) :]
                    now.beliefs[observer] = self._tighten(observer, zones, *set(faces))
        return learned

    def show(self, now: PoolState, zone: int, code: int, observers: int) -> int:
        """Let observers see that a face lies in a zone; returns who learned something."""
        if self.ordered[zone]:
            raise ValueError(f"look at the top of {self.zones[zone].name!r} instead")
        bit, learned = 1 << code, 0
        for observer in self.observers:
            row = now.beliefs[observer]
            if observers >> observer & 1 and bit not in row[zone]:
                learned |= 1 << observer
                zones = list(row)
                left = self._take_seen(row[zone], bit, zone)
                zones[zone] = tuple(sorted((*left, bit)))
                now.beliefs[observer] = self._tighten(observer, zones, bit)
        return learned

    def rule_out(self, now: PoolState, zone: int, code: int, observers: int) -> int:
        """Let observers know that a face does not lie in a zone; returns who learned something."""
        bit, learned = 1 << code, 0
        for observer in self.observers:
            row = now.beliefs[observer]
            if observers >> observer & 1 and any(mask & bit for mask in row[zone]):
                learned |= 1 << observer
                zones = list(row)
                zones[zone] = tuple([mask & ~bit for mask in row[zone]])
                if not self.ordered[zone]:
                    zones[zone] = tuple(sorted(zones[zone]))
                row = self._settled(self._tighten(observer, zones, *_singles(zones[zone])))
                news = {mask for masks in row for mask in _singles(masks)}
                now.beliefs[observer] = self._tighten(observer, list(row), *news)
        return learned

    def _take_seen(self, masks: Faces, bit: int, zone: int) -> Faces:
        """What is left of a zone after a thing of this face was seen leaving it.

        A thing certain to have that face was it; otherwise any that may have it, and taking the
        one with the fewest other faces, and opening these to the rest, rules nothing out.
        """
        if bit in masks:
            at = masks.index(bit)
            return masks[:at] + masks[at + 1 :]
        if masks.count(masks[0]) == len(masks):
            return masks[1:]
        fits = [index for index, mask in enumerate(masks) if mask & bit]
        at = min(fits, key=lambda index: masks[index].bit_count())
        taken, rest = masks[at], masks[:at] + masks[at + 1 :]
        if self.ordered[zone]:
            return (reduce(or_, masks),) * len(rest)
        return tuple(sorted([mask | taken if mask & bit else mask for mask in rest]))

    def _tighten(self, observer: int, zones: list[Faces], *news: int) -> Row:
        """A face whose things are all certain is no other thing's; repeat for what that settles."""
        waiting = list(news)
        while waiting:
            bit = waiting.pop()
            copies = self.copies[bit.bit_length() - 1]
            if copies > 1 and sum([masks.count(bit) for masks in zones]) < copies:
                continue
            # Where the observer sees the faces, everything is certain already.
            for index in self._unseen[observer]:
                masks = zones[index]
                if not masks:
                    continue
                mask = masks[0]
                if masks.count(mask) == len(masks):  # a deck, mostly
                    if mask & bit and mask != bit:
                        mask &= ~bit
                        zones[index] = (mask,) * len(masks)
                        if not mask & (mask - 1):
                            waiting.append(mask)
                else:
                    stripped = tuple([mask & ~bit if mask != bit else mask for mask in masks])
                    if stripped != masks:
                        waiting += _singles(stripped) - set(masks)
                        zones[index] = stripped if self.ordered[index] else tuple(sorted(stripped))
        return tuple(zones)

    def _settled(self, row: Row) -> Row:
        """The row with every zone spelled out of which all faces can be worked out by counting.

        Done before things are mixed, since afterwards the counting would no longer tell.
        """
        zones = list(row)
        for zone, masks in enumerate(row):
            if masks and not self.ordered[zone] and any(mask & (mask - 1) for mask in masks):
                certain = self.certain(row, zone)
                if sum(certain.values()) == len(masks):
                    zones[zone] = tuple(1 << code for code, n in certain.items() for _ in range(n))
        return tuple(zones)

    # What an observer can tell

    def certain(self, row: Row, zone: int) -> dict[int, int]:
        """How many things of which face certainly lie in a zone."""
        masks = row[zone]
        here = outside = 0
        for mask in set(masks):
            here |= mask
        for index, others in enumerate(row):
            if index != zone:
                for mask in set(others):
                    outside |= mask
        found = {}
        # A face that nothing elsewhere may have lies here; of equal faces some may.
        asked = here & (~outside | self._several)
        for mask in _singles(masks):
            asked |= mask
        for code, copies in enumerate(self.copies):
            if asked >> code & 1:
                bit = 1 << code
                elsewhere = 0
                if outside & bit:
                    for index, others in enumerate(row):
                        if index != zone:
                            elsewhere += sum([1 for mask in others if mask & bit])
                count = max(masks.count(bit), copies - elsewhere)
                if count > 0:
                    found[code] = count
        return found

    def known(self, now: PoolState, observer: int, zone: int) -> list[str]:
        """The faces the observer is certain of in a zone, sorted."""
        certain = self.certain(now.beliefs[observer], zone)
        return [self.names[code] for code, count in certain.items() for _ in range(count)]

    def order(self, now: PoolState, observer: int, zone: int) -> list[str | None]:
        """The faces by position, None where unknown; empty for a zone without an order."""
        if not self.ordered[zone]:
            return []
        return [
            self.names[mask.bit_length() - 1] if mask.bit_count() == 1 else None
            for mask in now.beliefs[observer][zone]
        ]

    # Worlds an observer cannot tell from the real one

    def resample(self, now: PoolState, observer: int, random: Random) -> None:
        """Replace the truth by one that fits everything the observer knows.

        What the others believe goes with the things: whoever knew the thing lying somewhere now
        knows the thing lying there instead.
        """
        old = list(now.contents)
        assigned = self._assign(now.beliefs[observer], random)
        becomes: list[int] = [0] * len(self.names)
        for zone, codes in enumerate(assigned):
            new = codes if self.ordered[zone] else self._in_place(old[zone], codes, random)
            for was, is_now in zip(old[zone], new, strict=True):
                becomes[was] |= 1 << is_now
            now.contents[zone] = tuple(new)
        for other in self.observers:
            if other != observer:
                row = now.beliefs[other]
                now.beliefs[other] = tuple(
                    self._follow(row[zone], zone, old[zone], now.contents[zone], becomes)
                    for zone in range(len(row))
                )

    def _assign(self, row: Row, random: Random) -> list[list[int]]:
        """A random way to give every thing one of its possible faces, all faces used up."""
        things = [(zone, at) for zone, masks in enumerate(row) for at in range(len(masks))]
        random.shuffle(things)
        things.sort(key=lambda thing: row[thing[0]][thing[1]].bit_count())
        holders: list[list[tuple[int, int]]] = [[] for _ in self.copies]

        def give(thing: tuple[int, int], tried: int) -> bool:
            mask = row[thing[0]][thing[1]]
            codes = [code for code in range(len(holders)) if mask >> code & 1]
            random.shuffle(codes)
            for code in codes:
                if len(holders[code]) < self.copies[code]:
                    holders[code].append(thing)
                    return True
            for code in codes:
                if tried >> code & 1:
                    continue
                tried |= 1 << code
                for holder in holders[code]:
                    if give(holder, tried):
                        holders[code].remove(holder)
                        holders[code].append(thing)
                        return True
            return False

        for thing in things:
            if not give(thing, 0):
                raise AssertionError(f"no world of {self.pool.name!r} fits what is known")
        result = [[0] * len(masks) for masks in row]
        for code, held in enumerate(holders):
            for zone, at in held:
                result[zone][at] = code
        return result

    @staticmethod
    def _in_place(old: tuple[int, ...], new: list[int], random: Random) -> list[int]:
        """The new things of a zone, those that were there before in their old places."""
        rest, places = list(new), list[int | None]()
        for code in old:
            places.append(code if code in rest else None)
            if code in rest:
                rest.remove(code)
        random.shuffle(rest)
        return [rest.pop() if code is None else code for code in places]

    def _follow(
        self,
        masks: Faces,
        zone: int,
        old: tuple[int, ...],
        new: tuple[int, ...],
        becomes: list[int],
    ) -> Faces:
        """What another observer knows of a zone whose things have become others."""
        pairs = sorted(zip(old, new, strict=True), key=lambda pair: pair[0] != pair[1])
        result = []
        for at, mask in enumerate(masks):
            if mask.bit_count() > 1:
                codes = [code for code in range(len(becomes)) if mask >> code & 1]
                result.append(reduce(or_, [becomes[code] for code in codes]))
            elif self.ordered[zone]:
                result.append(1 << new[at])
            else:
                pair = next(pair for pair in pairs if 1 << pair[0] == mask)
                pairs.remove(pair)
                result.append(1 << pair[1])
        return tuple(result) if self.ordered[zone] else tuple(sorted(result))


def _mixed(masks: Faces) -> Faces:
    """Things in an order nobody knows: each may have any of their faces."""
    return (reduce(or_, masks, 0),) * len(masks)


def _take_unseen(masks: Faces) -> tuple[Faces, int]:
    """What is left of a zone, and what left it, when nobody saw which thing it was."""
    mixed = _mixed(masks)
    return mixed[1:], mixed[0]


def _singles(masks: Sequence[int]) -> set[int]:
    return {mask for mask in masks if mask.bit_count() == 1}
