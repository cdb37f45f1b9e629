"""Worlds: other contents of a pool that an observer cannot tell from the real ones."""

from __future__ import annotations

from random import Random

from ostrog.kernel.hidden.knowledge import Contradiction, PoolPlan, PoolState, Row, things_in, union


def resample_pool(plan: PoolPlan, now: PoolState, observer: int, random: Random) -> None:
    """Replace the real contents of a pool by others that fit everything the observer knows.

    Beliefs of other observers are changed accordingly: an observer that knew the thing at a place
    now knows the thing that lies there instead.
    """
    old = list(now.contents)
    assigned = Possibilities(plan, now.beliefs[observer]).deal(random)
    becomes = [0] * len(plan.names)
    for zone, things in enumerate(assigned):
        codes = [plan.faces[thing] for thing in things]
        # Drawn in any case, so that the draws for other zones do not depend on the old truth.
        order = random.getrandbits(64)
        new = codes if plan.ordered[zone] else _in_place(old[zone], codes, order)
        for was, is_now in zip(old[zone], new, strict=True):
            becomes[was] |= plan.bits[is_now]
        now.contents[zone] = tuple(new)
    for other in plan.observers:
        if other != observer:
            now.beliefs[other] = _follow(plan, now.beliefs[other], old, now.contents, becomes)


class Possibilities:
    """The possible contents of a pool for an observer, computed once to deal many worlds from."""

    def __init__(self, plan: PoolPlan, row: Row) -> None:
        """Find the things with a certain place, and group the places with equal possibilities."""
        self._plan, self._row = plan, row
        self._certain: list[list[int]] = []
        alike: dict[int, list[tuple[int, int]]] = {}
        free = (1 << len(plan.faces)) - 1
        for zone, masks in enumerate(row):
            self._certain.append([mask.bit_length() - 1 for mask in masks])
            for at, mask in enumerate(masks):
                if mask & (mask - 1):
                    alike.setdefault(mask, []).append((zone, at))
                elif not mask & free:
                    raise Contradiction(f"no world of {plan.pool.name!r} fits what is known")
                else:
                    free &= ~mask
        self._open = [
            (list(things_in(mask & free)), alike[mask]) for mask in sorted(alike, key=int.bit_count)
        ]

    def deal(self, random: Random) -> list[list[int]]:
        """Return a random possible assignment: the things by zone and position."""
        dealt = [things.copy() for things in self._certain]
        taken = set[int]()
        for possible, spots in self._open:
            things = [thing for thing in possible if thing not in taken] if taken else possible
            if len(things) < len(spots):
                return _matched(self._plan, self._row, random)
            chosen = random.sample(things, len(spots))
            for (zone, at), thing in zip(spots, chosen, strict=True):
                dealt[zone][at] = thing
            taken.update(chosen)
        return dealt


def _matched(plan: PoolPlan, row: Row, random: Random) -> list[list[int]]:
    """Return a random possible assignment by matching things to places.

    It is needed where possibilities overlap so that a thing must give way to another one.
    """
    spots = [(zone, at) for zone, masks in enumerate(row) for at in range(len(masks))]
    random.shuffle(spots)
    spots.sort(key=lambda spot: row[spot[0]][spot[1]].bit_count())
    holder: dict[int, tuple[int, int]] = {}

    def give(spot: tuple[int, int], tried: set[int]) -> bool:
        things = [t for t in things_in(row[spot[0]][spot[1]]) if t not in tried]
        random.shuffle(things)
        for thing in things:
            if thing not in holder:
                holder[thing] = spot
                return True
        for thing in things:
            tried.add(thing)
            if give(holder[thing], tried):
                holder[thing] = spot
                return True
        return False

    for spot in spots:
        if not give(spot, set()):
            raise Contradiction(f"no world of {plan.pool.name!r} fits what is known")
    result = [[0] * len(masks) for masks in row]
    for thing, (zone, at) in holder.items():
        result[zone][at] = thing
    return result


def _follow(
    plan: PoolPlan,
    row: Row,
    old: list[tuple[int, ...]],
    new: list[tuple[int, ...]],
    becomes: list[int],
) -> Row:
    """Return what another observer knows after the things in their places were replaced."""
    sure: list[list[int | None]] = []
    for zone, masks in enumerate(row):
        pairs = sorted(zip(old[zone], new[zone], strict=True), key=lambda p: p[0] != p[1])
        codes: list[int | None] = []
        for at, mask in enumerate(masks):
            code = plan.only_code(mask)
            if code is not None and plan.ordered[zone]:
                code = new[zone][at]
            elif code is not None:
                pair = next((pair for pair in pairs if pair[0] == code), None)
                if pair is None:
                    raise Contradiction(f"{plan.names[code]} is not in zone {zone}")
                pairs.remove(pair)
                code = pair[1]
            codes.append(code)
        sure.append(codes)
    free = [list(things_in(bits)) for bits in plan.bits]
    named = [[None if c is None else 1 << free[c].pop(0) for c in codes] for codes in sure]
    taken = union(thing for things in named for thing in things if thing is not None)
    # Equal masks are computed once, since a deck has many of them.
    becoming: dict[int, int] = {}
    for mask in {mask for masks in row for mask in masks}:
        faces = {plan.faces[bit] for bit in things_in(mask)}
        becoming[mask] = union(becomes[face] for face in faces) & ~taken
    zones = []
    for zone, masks in enumerate(row):
        result = [
            becoming[mask] if thing is None else thing
            for mask, thing in zip(masks, named[zone], strict=True)
        ]
        zones.append(tuple(result) if plan.ordered[zone] else tuple(sorted(result)))
    return tuple(zones)


def _in_place(old: tuple[int, ...], new: list[int], order: int) -> list[int]:
    """Return the new faces of a zone; faces that were there before keep their places."""
    rest, places = list(new), list[int | None]()
    for code in old:
        places.append(code if code in rest else None)
        if code in rest:
            rest.remove(code)
    if len(rest) > 1:
        Random(order).shuffle(rest)
    return [rest.pop() if code is None else code for code in places]
