"""Knowledge: where hidden things really are, and what each observer knows about it.

Things with the same back form a *pool*; each lies in one *zone* of its pool. Zones and their sizes
are public, faces are not. For every observer and each thing in a zone, the state keeps the set of
things of the pool that it may be. These beliefs change only through what the observer sees, so two
worlds that look alike to an observer give it equal beliefs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_

import msgspec

EVERYONE: tuple[int, ...] = (-1,)
"""All seats and spectators: for `Zone.seen_by`, `State.look`, `State.tell` and the like."""

MAX_THINGS = 62
"""Largest number of things in a pool."""
MOST_ROWS = 200
"""Number of rows (see `Row`) per pool whose certain faces are cached."""
MOST_PARTS = 2_000
"""Number of zones, and of sets of things, per pool of which the same is cached."""

Masks = tuple[int, ...]
"""An observer's knowledge of a zone: for each thing there, the set of things that it may be.

Things of the pool are numbered by face, equal faces in a row; a set of them is the bits of an
integer. In an ordered zone masks are in the order of positions, top first; in any other zone they
are sorted, since positions mean nothing there.
"""

Row = tuple[Masks, ...]
"""An observer's knowledge of all zones of a pool."""


class Zone(msgspec.Struct, frozen=True):
    """A place for the things of a pool, such as a deck, a hand or a discard pile."""

    name: str
    """Name by which rules refer to the zone, unique in the game."""
    seen_by: tuple[int, ...] = ()
    """Seats that see the faces of all things here, `EVERYONE`, or nobody."""
    ordered: bool = False
    """Whether the zone has a top, where things are put and drawn."""


class Pool(msgspec.Struct, frozen=True):
    """A set of things with the same back, such as the cards of a deck or the tokens of a bag.

    `Game.pools` returns the pools of a game. Rules move the things with the methods of `State`.
    """

    name: str
    """Name of the pool, for error messages."""
    faces: tuple[str, ...]
    """The face of each thing, at most 62; nobody can tell things with equal faces apart."""
    zones: tuple[Zone, ...]
    """All places where things of the pool can be; all things begin in the first one."""


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone as an observer knows it."""

    size: int
    """Number of things in the zone."""
    known: tuple[str, ...] = ()
    """Faces that the observer is certain of, sorted."""
    order: tuple[str | None, ...] = ()
    """Faces by position, top first, None where unknown; empty if no position is known."""


class PoolState(msgspec.Struct):
    """The truth about one pool, and the beliefs of all observers about it.

    Rows are tuples: copies of a state share them, and a change replaces the row.
    """

    contents: list[tuple[int, ...]]
    """For each zone, the codes of the faces that lie there, top first."""
    beliefs: list[tuple[tuple[int, ...], ...]]
    """For each observer its `Row`; empty in an imagined world."""


class Contradiction(Exception):
    """Raised when a change contradicts an observer's knowledge: a bug of the kernel, not a game."""


class PoolPlan:
    """The constant facts about a pool, computed once per match, and the changes of its state.

    Faces are named by codes, zones and observers by indices; a set of observers is an integer's
    bits.
    """

    def __init__(self, pool: Pool, observers: Sequence[tuple[int, ...]]) -> None:
        """Prepare a pool for these observers (sets of seats; the first one is the spectator)."""
        if len(pool.faces) > MAX_THINGS:
            raise ValueError(f"pool {pool.name!r} has more than {MAX_THINGS} things")
        self.pool = pool
        self.names = tuple(sorted(set(pool.faces)))
        self.codes = {name: code for code, name in enumerate(self.names)}
        self.faces = sorted(self.codes[face] for face in pool.faces)
        """For each thing, the code of its face."""
        self.bits = [
            sum(1 << thing for thing, face in enumerate(self.faces) if face == code)
            for code in range(len(self.names))
        ]
        """For each face, the set of things that have it."""
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
        self._most_alike = max(map(self.faces.count, set(self.faces)), default=0)
        """Number of things of the most frequent face."""
        self._counts_of = lru_cache(maxsize=MOST_PARTS)(self._counted)
        self._sure_of = lru_cache(maxsize=MOST_PARTS)(self._sure_faces)
        self._union_of: Callable[[Masks], int] = lru_cache(maxsize=MOST_PARTS)(union)
        self._seen_zones = lru_cache(maxsize=MOST_ROWS)(self._zones_by_name)
        # Cached, since a choice changes what is known of one pool, but a view shows all pools.
        self._start: PoolState | None = None

    def start(self) -> PoolState:
        """Return the state at the start: all things lie in the first zone, as everybody knows."""
        first = self._start
        if first is None:
            first = self._start = self.lay_out({})
        return PoolState(first.contents.copy(), first.beliefs.copy())

    def lay_out(self, zones: Mapping[str, Sequence[str]]) -> PoolState:
        """Return a state with these faces in these zones, and all other things in the first zone.

        It is for setting up a position: an observer knows the faces in the zones that it sees, and
        of all other things only that they are somewhere.
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
        """Move one thing of a face; return the observers who saw it and those who learned from it.

        Observers of either zone and those in `shown` see it. An observer who does not see which
        thing left an ordered zone no longer knows the positions there.
        """
        position = now.contents[source].index(code)
        self.carry(now, position, source, target, bottom=bottom)
        return self.learn_move(now, code, position, source, target, bottom=bottom, shown=shown)

    def learn_move(
        self,
        now: PoolState,
        code: int,
        position: int,
        source: int,
        target: int,
        *,
        bottom: bool,
        shown: int,
    ) -> tuple[int, int]:
        """Change the beliefs after `move`; return who saw the thing and who learned from it."""
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
                if thing in row[source]:  # the observer knew this thing: nothing new follows
                    now.beliefs[observer] = tuple(zones)
                else:
                    now.beliefs[observer] = self._tighten(observer, zones, thing)
            else:
                now.beliefs[observer] = self._move_unseen(row, source, target, bottom=bottom)
        return saw, learned

    def draw(
        self, now: PoolState, position: int, source: int, target: int, *, bottom: bool = False
    ) -> tuple[int, int, int]:
        """Move the thing at a position; return its face, who saw it and who learned from it."""
        code = self.carry(now, position, source, target, bottom=bottom)
        return (code, *self.learn_draw(now, code, position, source, target, bottom=bottom))

    def learn_draw(
        self, now: PoolState, code: int, position: int, source: int, target: int, *, bottom: bool
    ) -> tuple[int, int]:
        """Change the beliefs after `draw`; return who saw the thing and who learned from it."""
        saw = self.audience[source] | self.audience[target]
        bits, learned = self.bits[code], 0
        for observer in self.observers:
            row = now.beliefs[observer]
            zones = list(row)
            sees = saw >> observer & 1
            if self.ordered[source]:
                mask = row[source][position]
                if not mask & ~bits:  # the observer knew it, so it recognises it where it goes
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
        return saw, learned

    @staticmethod
    def carry(now: PoolState, position: int, source: int, target: int, *, bottom: bool) -> int:
        """Move the thing at a position without any change of beliefs; return its face."""
        contents = now.contents
        left = contents[source]
        code = left[position]
        contents[source] = left[:position] + left[position + 1 :]
        there = contents[target]
        contents[target] = (*there, code) if bottom else (code, *there)
        return code

    def _move_unseen(self, row: Row, source: int, target: int, *, bottom: bool) -> Row:
        """Return what an observer knows after an unseen thing moved from one zone to another."""
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
        """Put a whole zone on top of another one in its order; return who learned something."""
        self.carry_all(now, source, target)
        return self.learn_pour(now, source, target, now.contents[target])

    @staticmethod
    def carry_all(now: PoolState, source: int, target: int) -> None:
        """Put a whole zone on top of another one without any change of beliefs."""
        now.contents[target] = now.contents[source] + now.contents[target]
        now.contents[source] = ()

    def learn_pour(self, now: PoolState, source: int, target: int, codes: tuple[int, ...]) -> int:
        """Change the beliefs after `pour`, with `codes` in the target; return who learned."""
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
        return self.learn_look(now, target, self.audience[target], codes)

    def shuffle(self, now: PoolState, zone: int, order: Sequence[int]) -> None:
        """Put a zone into a new order that nobody knows: position i gets the thing at order[i]."""
        self.reorder(now, zone, order)
        self.learn_shuffle(now, zone)

    @staticmethod
    def reorder(now: PoolState, zone: int, order: Sequence[int]) -> None:
        """Put a zone into a new order without any change of beliefs."""
        contents = now.contents[zone]
        now.contents[zone] = tuple([contents[i] for i in order])

    def learn_shuffle(self, now: PoolState, zone: int) -> None:
        """Change the beliefs after `shuffle`: everybody forgets the places."""
        if self.ordered[zone]:
            for observer in self.observers:
                row = self._settled(now.beliefs[observer])
                now.beliefs[observer] = (*row[:zone], _mixed(row[zone]), *row[zone + 1 :])

    # Seeing things

    def look(self, now: PoolState, zone: int, observers: int, count: int | None = None) -> int:
        """Let observers see the faces of a zone; return who learned something.

        `count` limits the look to the top of an ordered zone.
        """
        if count is not None and not self.ordered[zone]:
            raise ValueError(f"{self.zones[zone].name!r} has no top to look at")
        return self.learn_look(now, zone, observers, now.contents[zone][:count])

    def learn_look(self, now: PoolState, zone: int, observers: int, codes: tuple[int, ...]) -> int:
        """Change the beliefs of observers who see these faces in a zone, or on top of it."""
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
                        # A thing that is identified can be no other thing of this zone.
                        zones[zone] = tuple([mask & ~thing for mask in zones[zone]])
                    zones[zone] = tuple(sorted(named))
                if news:
                    learned |= 1 << observer
                now.beliefs[observer] = tuple(zones)
        return learned

    def show(self, now: PoolState, zone: int, code: int, observers: int) -> int:
        """Let observers see that a face lies in a zone; return who learned something."""
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
        """Let observers know that a face does not lie in a zone; return who learned something."""
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
        """Take a thing of this face, which the observer saw leave a zone, out of its beliefs.

        Returns the thing, and whether the observer was certain to find that face there. If one
        thing is sure to have the face, it was that one. Otherwise it was any thing that may have
        it: the one with the fewest other possibilities is taken, and these possibilities are added
        to the rest, so that no possible world is excluded.
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
        """Decide which of these things of one face lies at a place, and return it.

        Things with equal faces are interchangeable. If more is known of one of them than of others,
        the others take over the places where the chosen one might have been.
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
        """Return one thing for each group of these equal things about which the same is known."""
        known: dict[tuple[int, ...], int] = {}
        for bit in things_in(things):
            known.setdefault(tuple([mask >> bit & 1 for mask in every]), 1 << bit)
        return union(known.values())

    def _tighten(self, observer: int, zones: list[Masks], *news: int) -> Row:
        """Remove things with a certain place from all other places, and repeat for what follows."""
        waiting = list(news)
        while waiting:
            thing = waiting.pop()
            # In zones that the observer sees, everything is certain already.
            for index in self._unseen[observer]:
                masks = zones[index]
                if not masks:
                    continue
                mask = masks[0]
                if masks.count(mask) == len(masks):  # in most cases a deck
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
        """Return the row with exact things in each zone whose contents follow from counting.

        This is done before things are mixed, since counting could not find them afterwards.
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
        """Return for each zone how many things of each face certainly lie there."""
        found = [self._sure_of(masks).copy() for masks in row]
        unions = [self._union_of(masks) for masks in row]
        once = twice = 0
        for possible in unions:
            twice |= once & possible
            once |= possible
        # The number of places in each zone that are not taken by things that can be nowhere else.
        free = [len(masks) - (u & ~twice).bit_count() for masks, u in zip(row, unions, strict=True)]
        least: list[dict[int, int]] = [{} for _ in row]
        for zones, group in self._by_zones(unions):
            if len(zones) == 1:  # these things can be nowhere else
                counted = least[zones[0]]
                for code, count in self._counts_of(group):
                    counted[code] = counted.get(code, 0) + count
                continue
            spare = _spare(row, free, zones)
            if not zones or spare >= self._most_alike or group.bit_count() <= spare:
                continue  # none of these zones has to hold any of them
            for code, count in self._counts_of(group):
                if count <= spare:
                    continue
                things = group & self.bits[code]
                room = [self._room(row[zone], free[zone], things, twice) for zone in zones]
                elsewhere = sum(room)
                for zone, fits in zip(zones, room, strict=True):
                    must = count - (elsewhere - fits)
                    if must > 0:
                        least[zone][code] = least[zone].get(code, 0) + must
        for sure, counted in zip(found, least, strict=True):
            for code, count in counted.items():
                if count > sure.get(code, 0):
                    sure[code] = count
        return found

    def _sure_faces(self, masks: Masks) -> dict[int, int]:
        """Return the number of things in a zone that can have only one face, by face."""
        found: dict[int, int] = {}
        for mask in masks:
            code = self.only_code(mask)
            if code is not None:
                found[code] = found.get(code, 0) + 1
        return found

    def _counted(self, things: int) -> tuple[tuple[int, int], ...]:
        """Return the faces of these things, each with its number."""
        found = []
        while things:
            code = self.faces[things.bit_length() - 1]
            alike = things & self.bits[code]
            found.append((code, alike.bit_count()))
            things &= ~alike
        return tuple(found)

    def _by_zones(self, unions: list[int]) -> list[tuple[list[int], int]]:
        """Return all things, grouped by the zones in which they may lie."""
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
        """Return how many of these things a zone can hold."""
        most = free + (things & ~twice).bit_count()
        fitting = 0
        for mask in masks if most > 0 else ():
            if mask & things:
                fitting += 1
                if fitting == most:
                    break
        return min(fitting, most)

    def zone_views(self, now: PoolState, observer: int) -> Mapping[str, ZoneView]:
        """Return for each zone, by name, what the observer knows of it."""
        return self._seen_zones(now.beliefs[observer])

    def _zones_by_name(self, row: Row) -> dict[str, ZoneView]:
        found = {}
        for index, sure in enumerate(self.certain(row)):
            known = [self.names[code] for code in sorted(sure) for _ in range(sure[code])]
            order = [self._only_face(mask) for mask in row[index]] if self.ordered[index] else []
            found[self.zones[index].name] = ZoneView(
                len(row[index]),
                tuple(known),
                tuple(order) if any(face is not None for face in order) else (),
            )
        return found

    def order(self, now: PoolState, observer: int, zone: int) -> list[str | None]:
        """Return the faces by position, None where unknown; empty for an unordered zone."""
        if not self.ordered[zone]:
            return []
        return [self._only_face(mask) for mask in now.beliefs[observer][zone]]

    def _only_face(self, mask: int) -> str | None:
        """Return the face of all these things if it is the same, else None."""
        code = self.only_code(mask)
        return None if code is None else self.names[code]

    def only_code(self, mask: int) -> int | None:
        """Return the code of the face of all these things if it is the same, else None."""
        code = self.faces[mask.bit_length() - 1]
        return None if mask & ~self.bits[code] else code


def _spare(row: Row, free: list[int], zones: list[int]) -> int:
    """Return how many things that may be in any of these zones always fit into the other zones.

    With this number of things or fewer, no single zone is certain to hold one of them. Only zones
    in which every place allows the same things are counted, such as decks.
    """
    rooms = [min(len(row[zone]), free[zone]) for zone in zones if len(set(row[zone])) == 1]
    return sorted(rooms)[-2] if len(rooms) > 1 else 0


def union(masks: Iterable[int]) -> int:
    """Return the union of these sets of things."""
    return reduce(or_, set(masks), 0)


def things_in(mask: int) -> Iterator[int]:
    """Yield the numbers of the things in a set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _mixed(masks: Masks) -> Masks:
    """Return the masks after mixing these things: each may be any of them."""
    return (union(masks),) * len(masks)


def _singles(masks: Sequence[int]) -> set[int]:
    return {mask for mask in masks if not mask & (mask - 1)}
