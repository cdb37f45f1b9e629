"""Knowledge: where hidden things really lie, and what each observer can tell of it.

Things with the same back form a *pool*; each lies in one *zone* of its pool. Zones and their sizes
are public, faces are not. For every observer the state keeps, for each thing in a zone, which thing
of the pool it may be. These beliefs are changed by what the observer sees and by nothing else, so
two worlds that look alike to an observer give it equal beliefs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_

import msgspec

EVERYONE: tuple[int, ...] = (-1,)
"""`seen_by` of a zone whose faces lie open."""

MAX_THINGS = 62
MOST_ROWS = 200
"""For so many states of an observer's knowledge it is remembered what follows from them."""

Masks = tuple[int, ...]
"""What lies in a zone as an observer knows it: for each thing there, which of the pool it may be.

Things of the pool are numbered by face, equal faces in a row; a set of them is an integer's bits.
In an ordered zone masks stand by position, top first; in any other they are sorted, since there
nothing has a place.
"""

Row = tuple[Masks, ...]
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
    """Per observer and zone, which things may lie there."""


class Contradiction(RuntimeError):
    """What happens does not fit what an observer knows: a mistake in the kernel, not in a game."""


class PoolPlan:
    """What never changes about a pool, worked out once per match, and how its state changes."""

    def __init__(self, pool: Pool, observers: Sequence[tuple[int, ...]]) -> None:
        """Work out the plan of a pool for these observers (sets of seats; the first is nobody)."""
        if len(pool.faces) > MAX_THINGS:
            raise ValueError(f"pool {pool.name!r} has more than {MAX_THINGS} things")
        self.pool = pool
        self.names = tuple(sorted(set(pool.faces)))
        self.codes = {name: code for code, name in enumerate(self.names)}
        self.faces = sorted(self.codes[face] for face in pool.faces)
        """The face of each thing."""
        self.bits = [
            sum(1 << thing for thing, face in enumerate(self.faces) if face == code)
            for code in range(len(self.names))
        ]
        """The things of each face."""
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
        self._certain_faces = lru_cache(maxsize=MOST_ROWS)(self._faces_by_count)
        """A choice changes what is known of one pool, while views are made of all of them."""

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
        rest = list(self.faces)
        for codes in contents:
            for code in codes:
                rest.remove(code)
        contents[0] += tuple(rest)
        anything = (1 << len(self.faces)) - 1
        row = tuple((anything,) * len(codes) for codes in contents)
        now = PoolState(contents, [row for _ in self.observers])
        for zone in range(len(contents)):
            self.look(now, zone, self.audience[zone])
        return now

    # Moving things

    def move(
        self,
        now: PoolState,
        code: int,
        source: int,
        target: int,
        *,
        bottom: bool = False,
        shown: int = 0,
    ) -> tuple[int, int]:
        """Move one thing of that face; returns who saw it and who learned something by it.

        Those who see either zone see it, and those it is shown to on the way. Whoever does not
        see which thing left an ordered zone cannot tell positions there any more.
        """
        position = now.contents[source].index(code)
        saw = self.audience[source] | self.audience[target] | shown
        bits, learned = self.bits[code], 0
        if self.ordered[source]:
            for observer in self.observers:
                if not now.beliefs[observer][source][position] & ~bits:
                    saw |= 1 << observer
        for observer in self.observers:
            row = now.beliefs[observer]
            if saw >> observer & 1:
                zones = list(row)
                thing, certain = self._take_seen(zones, source, code)
                self._put(zones, target, thing, bottom=bottom)
                if not certain:
                    learned |= 1 << observer
                if thing in row[source]:  # it had been named before: nothing new follows
                    now.beliefs[observer] = tuple(zones)
                else:
                    now.beliefs[observer] = self._tighten(observer, zones, thing)
            else:
                now.beliefs[observer] = self._move_unseen(row, source, target, bottom=bottom)
        self._carry(now, position, source, target, bottom=bottom)
        return saw, learned

    def draw(
        self, now: PoolState, position: int, source: int, target: int, *, bottom: bool = False
    ) -> tuple[int, int, int]:
        """Move the thing at a position; returns its face, who saw it and who learned of it."""
        code = now.contents[source][position]
        saw = self.audience[source] | self.audience[target]
        bits, learned = self.bits[code], 0
        for observer in self.observers:
            row = now.beliefs[observer]
            zones = list(row)
            sees = saw >> observer & 1
            if self.ordered[source]:
                mask = row[source][position]
                if not mask & ~bits:  # known to lie there, so recognised wherever it goes
                    saw |= 1 << observer
                elif sees:
                    learned |= 1 << observer
                    mask &= bits
                named = not mask & ~bits
                if named and mask & (mask - 1):
                    mask = self._name(zones, source, position, mask)
                masks = zones[source]
                zones[source] = masks[:position] + masks[position + 1 :]
            elif sees:
                learned |= 1 << observer
                mask, _ = self._take_seen(zones, source, code)
                named = True
            else:
                now.beliefs[observer] = self._move_unseen(row, source, target, bottom=bottom)
                continue
            self._put(zones, target, mask, bottom=bottom)
            now.beliefs[observer] = self._tighten(observer, zones, mask) if named else tuple(zones)
        self._carry(now, position, source, target, bottom=bottom)
        return code, saw, learned

    @staticmethod
    def _carry(now: PoolState, position: int, source: int, target: int, *, bottom: bool) -> None:
        left = now.contents[source]
        code = left[position]
        now.contents[source] = left[:position] + left[position + 1 :]
        there = now.contents[target]
        now.contents[target] = (*there, code) if bottom else (code, *there)

    def _move_unseen(self, row: Row, source: int, target: int, *, bottom: bool) -> Row:
        """What is left to know when some thing of a zone went to another one."""
        zones = list(self._settled(row))
        mixed = _mixed(zones[source])
        zones[source] = mixed[1:]
        self._put(zones, target, mixed[0], bottom=bottom)
        return tuple(zones)

    def _put(self, zones: list[Masks], target: int, mask: int, *, bottom: bool) -> None:
        there = zones[target]
        if not there:
            zones[target] = (mask,)
        elif not self.ordered[target]:
            zones[target] = tuple(sorted((*there, mask)))
        else:
            zones[target] = (*there, mask) if bottom else (mask, *there)

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
                now.beliefs[observer] = (*row[:zone], _mixed(row[zone]), *row[zone + 1 :])

    # Seeing things

    def look(self, now: PoolState, zone: int, observers: int, count: int | None = None) -> int:
        """Let observers see the faces of a zone; returns who learned something.

        `count` limits the look to the top of an ordered zone.
        """
        if count is not None and not self.ordered[zone]:
            raise ValueError(f"{self.zones[zone].name!r} has no top to look at")
        codes = now.contents[zone][:count]
        learned = 0
        for observer in self.observers:
            if observers >> observer & 1:
                zones = list(now.beliefs[observer])
                news = False
                named_before = union(single for masks in zones for single in _singles(masks))
                zones[zone] = tuple([m & ~named_before if m & (m - 1) else m for m in zones[zone]])
                if self.ordered[zone]:
                    for position, code in enumerate(codes):
                        mask, bits = zones[zone][position], self.bits[code]
                        news |= bool(mask & ~bits)
                        thing = self._name(zones, zone, position, mask & bits)
                        zones = list(self._tighten(observer, zones, thing))
                        masks = zones[zone]
                        zones[zone] = tuple([m & ~thing if m != thing else m for m in masks])
                else:
                    named: list[int] = []
                    for code in sorted(codes):
                        thing, certain = self._take_seen(zones, zone, code)
                        named.append(thing)
                        news |= not certain
                        zones = list(self._tighten(observer, zones, thing))
                        # What has been named can be no other thing of this zone.
                        zones[zone] = tuple([mask & ~thing for mask in zones[zone]])
                    zones[zone] = tuple(sorted(named))
                if news:
                    learned |= 1 << observer
                now.beliefs[observer] = tuple(zones)
        return learned

    def show(self, now: PoolState, zone: int, code: int, observers: int) -> int:
        """Let observers see that a face lies in a zone; returns who learned something."""
        if self.ordered[zone]:
            raise ValueError(f"look at the top of {self.zones[zone].name!r} instead")
        learned = 0
        for observer in self.observers:
            if observers >> observer & 1:
                zones = list(now.beliefs[observer])
                thing, certain = self._take_seen(zones, zone, code)
                self._put(zones, zone, thing, bottom=False)
                if not certain:
                    learned |= 1 << observer
                now.beliefs[observer] = self._tighten(observer, zones, thing)
        return learned

    def rule_out(self, now: PoolState, zone: int, code: int, observers: int) -> int:
        """Let observers know that a face does not lie in a zone; returns who learned something."""
        bits, learned = self.bits[code], 0
        for observer in self.observers:
            row = now.beliefs[observer]
            if observers >> observer & 1 and any(mask & bits for mask in row[zone]):
                learned |= 1 << observer
                zones = list(row)
                zones[zone] = tuple([mask & ~bits for mask in row[zone]])
                if not self.ordered[zone]:
                    zones[zone] = tuple(sorted(zones[zone]))
                row = self._settled(self._tighten(observer, zones, *_singles(zones[zone])))
                news = {mask for masks in row for mask in _singles(masks)}
                now.beliefs[observer] = self._tighten(observer, list(row), *news)
        return learned

    # What follows for one observer

    def _take_seen(self, zones: list[Masks], zone: int, code: int) -> tuple[int, bool]:
        """A thing of this face was seen to leave a zone: takes it out and names it.

        Returns the thing, and whether the observer was certain to find that face there. A thing
        sure to have it was the one; otherwise any that may have it, and taking the one with the
        fewest other possibilities, and opening these to the rest, rules nothing out.
        """
        masks, bits = zones[zone], self.bits[code]
        if bits in masks:
            at, may_be, certain = masks.index(bits), bits, True
        elif masks and masks.count(masks[0]) == len(masks) and masks[0] & bits:
            at, may_be, certain = 0, masks[0], not masks[0] & ~bits
        else:
            fits = [index for index, mask in enumerate(masks) if mask & bits]
            if not fits:
                raise Contradiction(f"{self.names[code]} cannot be in {self.zones[zone].name!r}")
            at = min(fits, key=lambda index: (masks[index] & ~bits).bit_count())
            taken = may_be = masks[at]
            certain = not taken & ~bits
            if not certain:
                may_be = union(masks[index] for index in fits)
                if self.ordered[zone]:
                    zones[zone] = _mixed(masks)
                elif masks.count(taken) != len(masks):
                    opened = [mask | taken if mask & bits else mask for mask in masks]
                    zones[zone] = tuple(opened)
        thing = may_be & bits
        if thing & (thing - 1):
            thing = self._name(zones, zone, at, thing)
        masks = zones[zone]
        left = masks[:at] + masks[at + 1 :]
        zones[zone] = left if self.ordered[zone] else tuple(sorted(left))
        return thing, certain

    def _name(self, zones: list[Masks], zone: int, at: int, may_be: int) -> int:
        """Say which of these things of one face lies there; equal ones are interchangeable.

        If they are not quite, because something is known of one of them, the others take over the
        places in which the named one might have been.
        """
        masks = zones[zone]
        thing = may_be
        if may_be & (may_be - 1):
            every = [mask for others in zones for mask in others]
            things = [1 << bit for bit in range(len(self.faces)) if may_be >> bit & 1]
            thing = min(things, key=lambda one: sum([1 for mask in every if mask & one]))
            rest = self._representatives(every, may_be & ~thing)
            for index, others in enumerate(zones):
                if any(mask & thing and mask & rest != rest for mask in others):
                    opened = [mask | rest if mask & thing else mask for mask in others]
                    zones[index] = tuple(opened)
            masks = zones[zone]
        zones[zone] = (*masks[:at], thing, *masks[at + 1 :])
        return thing

    @staticmethod
    def _representatives(every: list[int], things: int) -> int:
        """One of all those equal things of which the same is known."""
        known: dict[tuple[int, ...], int] = {}
        for bit in things_in(things):
            known.setdefault(tuple([mask >> bit & 1 for mask in every]), 1 << bit)
        return union(known.values())

    def _tighten(self, observer: int, zones: list[Masks], *news: int) -> Row:
        """A thing that certainly lies somewhere lies nowhere else; repeat for what that settles."""
        waiting = list(news)
        while waiting:
            thing = waiting.pop()
            # Where the observer sees the faces, everything is certain already.
            for index in self._unseen[observer]:
                masks = zones[index]
                if not masks:
                    continue
                mask = masks[0]
                if masks.count(mask) == len(masks):  # a deck, mostly
                    if mask & thing and mask != thing:
                        mask &= ~thing
                        zones[index] = (mask,) * len(masks)
                        if not mask & (mask - 1):
                            waiting.append(mask)
                else:
                    stripped = tuple([m & ~thing if m != thing else m for m in masks])
                    if stripped != masks:
                        waiting += _singles(stripped) - set(masks)
                        zones[index] = stripped if self.ordered[index] else tuple(sorted(stripped))
        return tuple(zones)

    def _settled(self, row: Row) -> Row:
        """The row with every zone spelled out of which all things can be worked out by counting.

        Done before things are mixed, since afterwards the counting would no longer tell.
        """
        zones = list(row)
        unions = [union(masks) for masks in row]
        once = twice = 0
        for possible in unions:
            twice |= once & possible
            once |= possible
        for zone, masks in enumerate(row):
            if masks and not self.ordered[zone] and any(mask & (mask - 1) for mask in masks):
                here = unions[zone] & ~twice
                if here.bit_count() == len(masks):
                    zones[zone] = tuple(1 << bit for bit in things_in(here))
        return tuple(zones)

    # What an observer can tell

    def certain(self, row: Row) -> list[dict[int, int]]:
        """Per zone, how many things of which face certainly lie there."""
        found = [self._sure_faces(masks) for masks in row]
        unions = [union(masks) for masks in row]
        once = twice = 0
        for possible in unions:
            twice |= once & possible
            once |= possible
        # How many things of a zone are not taken up by what can lie nowhere else.
        free = [len(masks) - (u & ~twice).bit_count() for masks, u in zip(row, unions, strict=True)]
        groups = [
            (zones, group, _spare(row, free, zones)) for zones, group in self._by_zones(unions)
        ]
        for code, bits in enumerate(self.bits):
            least = [0] * len(row)
            for zones, group, spare in groups:
                things = group & bits
                if things.bit_count() <= spare:
                    continue  # none of these zones needs to hold any
                room = {zone: self._room(row[zone], free[zone], things, twice) for zone in zones}
                elsewhere = sum(room.values())
                for zone in zones:
                    least[zone] += max(0, things.bit_count() - (elsewhere - room[zone]))
            for zone, count in enumerate(least):
                if count > found[zone].get(code, 0):
                    found[zone][code] = count
        return found

    def _sure_faces(self, masks: Masks) -> dict[int, int]:
        """How many things of a zone can have one face only, by face."""
        found: dict[int, int] = {}
        for mask in masks:
            code = self.only_code(mask)
            if code is not None:
                found[code] = found.get(code, 0) + 1
        return found

    def _by_zones(self, unions: list[int]) -> list[tuple[list[int], int]]:
        """All things, grouped by the zones in which they may lie."""
        groups: list[tuple[list[int], int]] = [([], (1 << len(self.faces)) - 1)]
        for zone, possible in enumerate(unions):
            parted: list[tuple[list[int], int]] = []
            for zones, things in groups:
                here, elsewhere = things & possible, things & ~possible
                if here:
                    parted.append(([*zones, zone], here))
                if elsewhere:
                    parted.append((zones, elsewhere))
            groups = parted
        return groups

    @staticmethod
    def _room(masks: Masks, free: int, things: int, twice: int) -> int:
        """How many of these things a zone can hold."""
        own = (things & ~twice).bit_count()
        return min(sum([1 for mask in masks if mask & things]), free + own)

    def known(self, now: PoolState, observer: int) -> list[list[str]]:
        """Per zone, the faces the observer is certain of, sorted."""
        return [list(faces) for faces in self._certain_faces(now.beliefs[observer])]

    def _faces_by_count(self, row: Row) -> tuple[tuple[str, ...], ...]:
        return tuple(
            tuple(self.names[code] for code in sorted(found) for _ in range(found[code]))
            for found in self.certain(row)
        )

    def order(self, now: PoolState, observer: int, zone: int) -> list[str | None]:
        """The faces by position, None where unknown; empty for a zone without an order."""
        if not self.ordered[zone]:
            return []
        return [self._only_face(mask) for mask in now.beliefs[observer][zone]]

    def _only_face(self, mask: int) -> str | None:
        """The face of all these things, if they have the same."""
        code = self.only_code(mask)
        return None if code is None else self.names[code]

    def only_code(self, mask: int) -> int | None:
        """The code of the face of all these things, if they have the same."""
        code = self.faces[mask.bit_length() - 1]
        return None if mask & ~self.bits[code] else code


def _spare(row: Row, free: list[int], zones: list[int]) -> int:
    """So many things, each of which may lie in all these zones, any one of them can do without.

    Counted only where any thing may lie anywhere, as in a deck.
    """
    rooms = [min(len(row[zone]), free[zone]) for zone in zones if len(set(row[zone])) == 1]
    return sorted(rooms)[-2] if len(rooms) > 1 else 0


def union(masks: Iterable[int]) -> int:
    """All things of these sets."""
    return reduce(or_, set(masks), 0)


def things_in(mask: int) -> Iterator[int]:
    """The numbers of the things in a set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _mixed(masks: Masks) -> Masks:
    """Things in an order nobody knows: each may be any of them."""
    return (union(masks),) * len(masks)


def _singles(masks: Sequence[int]) -> set[int]:
    return {mask for mask in masks if not mask & (mask - 1)}
