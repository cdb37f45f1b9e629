"""Faces: checks that an observer is never sent the name of a face it cannot know."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import msgspec
import pytest

from ostrog.kernel import Match, State
from ostrog.server.match import view
from ostrog.server.protocol.standings import Standing
from server.browsers import Message
from server.leaks.pairs import Case
from server.leaks.transcripts import Transcript

_WORD = re.compile(r"[a-z0-9-]+")


def faces_of(case: Case) -> set[str]:
    """Return all faces of things that can be face down."""
    pools = case.rules.pools
    assert pools is not None
    found = pools(case.rules.scenario(case.scenario), case.rules.data)
    return {face for pool in found for face in pool.faces}


def words(text: str) -> set[str]:
    """Return all words of a text that could be the name of a face."""
    return set(_WORD.findall(text))


class Knowledge:
    """What an observer may know, noted by the kernel's view beside each standing that is sent."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        """Note it whenever a server makes a standing."""
        self._known: dict[bytes, set[str]] = {}
        honest = view.standing

        def noting(
            match: Match[State], held: Sequence[int], board: dict[str, object] | None = None
        ) -> Standing:
            found = honest(match, held, board)
            zones = match.view(found.observer).zones.values()
            self._known[msgspec.json.encode(found)] = {
                face for zone in zones for face in (*zone.known, *zone.order) if face
            }
            return found

        patch.setattr(view, "standing", noting)

    def of(self, frame: bytes) -> set[str]:
        """The faces of which the reader of a frame knows where a thing with them lies."""
        return next(known for standing, known in self._known.items() if standing in frame)


def named_though_unknown(case: Case, heard: Transcript, knowledge: Knowledge) -> list[str]:
    """The faces that some frame names though its reader cannot know where a thing with it lies."""
    every = faces_of(case)
    found: set[str] = set()
    for frame in heard.all_of("frame"):
        message: Message = json.loads(frame)
        if message["type"] in ("Welcome", "Update"):
            standing = message["standing"]
            unknown = every - knowledge.of(frame) - _pieces(standing)
            found |= unknown & words(json.dumps(standing))
    return sorted(found)


def _pieces(standing: Message) -> set[str]:
    """Return the names of pieces: a face may have the same name, and pieces are public."""
    scene = standing["scene"]
    tokens = {marker["name"] for marker in scene["markers"] if marker["form"] == "token"}
    return tokens | {part["name"] for each in scene["counters"] for part in each["parts"]}
