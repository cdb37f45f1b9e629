"""Notepads: what a person who writes down every event remembers of hidden things.

Kept from redacted events alone and much simpler than the kernel's knowledge, so that one can be
held against the other: whatever a notepad is sure of, the kernel must know and a sampled world
must show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ostrog.kernel import Event, State
from ostrog.kernel.runtime.events import Looked, Moved, Poured, Shuffled


class Notepad:
    """One observer's notes about one game."""

    def __init__(self, state: State, *, counts: bool = False) -> None:
        """Begin before anything has happened; `counts` notes what lies in the first zones."""
        self.sure: dict[str, Counter[str]] = {}
        """Per zone, how many things of which face lie there at least."""
        self.top: dict[str, list[str]] = {}
        """Per ordered zone, the faces known to lie on top, in order."""
        for pool in state.setting.pools:
            for zone in pool.zones:
                self.sure[zone.name] = Counter()
                if zone.ordered:
                    self.top[zone.name] = []
            if counts:
                self.sure[pool.zones[0].name].update(pool.faces)

    def write(self, events: Iterable[Event]) -> None:
        """Note what happened."""
        for event in events:
            match event:
                case Moved(source, target, face):
                    self._moved(source, target, face)
                case Poured(source, target):
                    self.sure[target] += self.sure[source]
                    self.sure[source] = Counter()
                    for zone in (source, target):
                        if zone in self.top:
                            self.top[zone] = []
                case Shuffled(zone) if zone in self.top:
                    self.top[zone] = []
                case Looked(zone, _, _, tuple() as faces):
                    self.sure[zone] |= Counter(faces)
                    if zone in self.top:
                        self.top[zone] = list(faces)

    def _moved(self, source: str, target: str, face: str | None) -> None:
        if face is None:
            # Any one thing may have left: of every face at least one less is sure.
            self.sure[source] -= Counter(dict.fromkeys(self.sure[source], 1))
        else:
            self.sure[source][face] -= 1
            self.sure[source] = +self.sure[source]
            self.sure[target][face] += 1
        if source in self.top:
            top = self.top[source]
            self.top[source] = top[1:] if top and face in (None, top[0]) else []
        if target in self.top:
            self.top[target] = []
