"""Faces: what is printed on things, and whether somebody is told of one that they do not see."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from server.browsers import Message
from server.leaks.pairs import Case
from server.leaks.transcripts import Transcript

_WORD = re.compile(r"[a-z0-9-]+")


def faces_of(case: Case) -> set[str]:
    """All faces of things that can lie face down."""
    pools = case.rules.pools
    assert pools is not None
    found = pools(case.rules.scenario(case.scenario), case.rules.data)
    return {face for pool in found for face in pool.faces}


def words(text: str) -> set[str]:
    """What a face could be named by, in a text of any form."""
    return set(_WORD.findall(text))


def named_though_unknown(case: Case, heard: Transcript) -> list[str]:
    """The faces that some frame names though its reader cannot know where a thing with it lies."""
    every = faces_of(case)
    found: set[str] = set()
    for standing in standings(heard):
        unknown = every - _known(standing) - _pieces(standing)
        found |= unknown & words(json.dumps(standing))
    return sorted(found)


def standings(heard: Transcript) -> Iterator[Message]:
    """How the match stood, as often as the observer was told."""
    for frame in heard.all_of("frame"):
        message: Message = json.loads(frame)
        if message["type"] in ("Welcome", "Update"):
            yield message["standing"]


def _known(standing: Message) -> set[str]:
    """The faces of which the observer knows where a thing with them lies."""
    zones = standing["view"]["zones"].values()
    return {face for z in zones for face in (*z.get("known", ()), *z.get("order", ())) if face}


def _pieces(standing: Message) -> set[str]:
    """What pieces are called: a face may show one, and pieces stand in the open."""
    scene = standing["scene"]
    tokens = {marker["name"] for marker in scene["markers"] if marker["form"] == "token"}
    return tokens | {part["name"] for each in scene["counters"] for part in each["parts"]}
