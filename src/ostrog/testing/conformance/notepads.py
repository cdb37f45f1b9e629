"""Notepads: what a person who writes down every event knows about hidden things.

A notepad uses redacted events only and is much simpler than the kernel's knowledge, so it can
serve as a check: the kernel must know everything a notepad is sure of, and every sampled world
must agree with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ostrog.kernel import Event, State
from ostrog.kernel.runtime.events import Looked, Moved, Poured, Shuffled


class Notepad:
    """One observer's notes about one game."""

    def __init__(self, state: State, *, counts: bool = False) -> None:
        """Start before the first event; `counts` notes the faces that begin in the first zones."""
        self.sure: dict[str, Counter[str]] = {}
        """Minimum number of things of each face in each zone."""
        self.top: dict[str, list[str]] = {}
        """The faces known to be on top of each ordered zone, in order."""
        for pool in state.setting.pools:
            for zone in pool.zones:
                self.sure[zone.name] = Counter()
                if zone.ordered:
                    self.top[zone.name] = []
            if counts:
                self.sure[pool.zones[0].name].update(pool.faces)

    def write(self, events: Iterable[Event]) -> None:
        """Update the notes with these events."""
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
            # Any thing may have left, so the certain number of every face drops by one.
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
