"""Dealing: pairs of worlds that differ from the beginning, because other cards were dealt.

A match in which a choice is taken back is replayed from its beginning. To get the other world again
on a replay, a few draws of its opening have other values than the seed gives.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from unittest.mock import patch

import msgspec

from ostrog.kernel import Match, State, view
from ostrog.kernel.matches.match import begin
from ostrog.kernel.runtime.chance import Chance, Keyed
from ostrog.kernel.runtime.engine import encode
from ostrog.kernel.runtime.events import redact
from ostrog.server.db import storage
from server.leaks.pairs import (
    Case,
    Pair,
    TwinEntry,
    beginning_of,
    done_in,
    entries_in,
    questions_about,
    world_at,
)

TRIES = 2_000
AFTER = 3
"""Number of choices made after some were taken back."""

_encode = msgspec.msgpack.Encoder().encode

Drawn = dict[tuple[str, int], int]
"""Values of some draws of the opening, by purpose and index."""


class Dealt:
    """Chance with fixed values for some draws of the opening."""

    def __init__(self, chance: Chance, settled: Drawn) -> None:
        self._chance, self._settled = chance, settled

    def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
        """Return the fixed value if there is one, else the value of the original chance."""
        found = self._settled.get((purpose, index))
        return self._chance.draw(epoch, purpose, index, bound) if found is None else found


class DealtPair(msgspec.Struct, frozen=True):
    """A pair of worlds, and the draws that differ in the second one."""

    pair: Pair
    settled: Drawn

    @contextmanager
    def in_the_other_world(self) -> Iterator[list[Dealt]]:
        """Make the server deal as in the other world; yield a list of the chances it has used."""
        asked: list[Dealt] = []

        def keyed(key: bytes) -> Dealt:
            asked.append(Dealt(Keyed(key), self.settled))
            return asked[-1]

        with patch.object(storage, "Keyed", keyed):
            yield asked


def make_dealt_pair(case: Case, most: int) -> DealtPair:
    """Make a pair in which choices are made, half of them taken back, and others made."""
    random = Random(str(case))
    header, chance = beginning_of(case)
    one = begin(case.rules, header, chance)
    settled = _dealt_otherwise(case, one, random)
    other = begin(case.rules, header, Dealt(chance, settled))
    twins = (one, other)
    worlds = tuple(world_at(each, each.told, each.entries, each.state) for each in twins)
    questions = questions_about(one.state, other.state, random)
    entries = list(entries_in(one, other, case.observer, most, random))
    entries.append(done_in(one, other, case.observer, TwinEntry(0, back=one.number // 2)))
    after = list(entries_in(one, other, case.observer, AFTER, random))
    assert len(entries) > most // 2
    assert after
    assert encode(one.state) != encode(other.state)
    pair = Pair(case, (worlds[0], worlds[1]), entries + after, *questions, dealt=True)
    return DealtPair(pair, settled)


def _dealt_otherwise(case: Case, match: Match[State], random: Random) -> Drawn:
    """Return other draws of the opening that the observer cannot tell from the real ones."""
    header, chance = beginning_of(case)
    seen = _seen(match, case.observer)
    for _ in range(TRIES):
        drawn = random.sample(match.opening, random.randint(1, 3))
        settled = {(each.purpose, each.index): random.randrange(each.bound) for each in drawn}
        other = begin(case.rules, header, Dealt(chance, settled))
        if _seen(other, case.observer) == seen and encode(other.state) != encode(match.state):
            return settled
    raise AssertionError(f"{case}: nothing was found that could be dealt otherwise")


def _seen(match: Match[State], observer: tuple[int, ...]) -> bytes:
    who = match.state.setting.observer(observer)
    return _encode([view(match.state, observer), [redact(each, who) for each in match.told]])
