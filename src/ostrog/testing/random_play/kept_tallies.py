"""Kept tallies: a file in which the counts of several runs are kept, so that they add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_origin

import msgspec

from ostrog.testing.random_play.tallies import RunTally


class PlayedRun(msgspec.Struct, frozen=True, kw_only=True):
    """What was played in a run: the same run plays the same games."""

    game: str
    scenarios: tuple[str, ...]
    expansions: tuple[str, ...]
    rulesets: str
    """The text of the file of rulesets."""
    games: int
    seed: int
    by_verb: bool


class KeptTally(msgspec.Struct, frozen=True):
    """A run and its counts."""

    run: PlayedRun
    counts: RunTally


class OtherGame(ValueError):
    """A file keeps the counts of another game."""


def kept(file: Path) -> list[KeptTally]:
    """Return what a file keeps; nothing if there is no file yet."""
    if not file.exists():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[KeptTally], dec_hook=_counter)


def keep(file: Path, run: PlayedRun, play: Callable[[], RunTally]) -> RunTally:
    """Play a run unless the file has it, keep it there, and return the sum of all runs in it.

    A run that is stopped halfway leaves the file as it was.
    """
    runs = kept(file)
    others = {each.run.game for each in runs} - {run.game}
    if others:
        raise OtherGame(*sorted(others))
    if all(each.run != run for each in runs):
        runs.append(KeptTally(run, play()))
        beside = file.with_name(f"{file.name}.new")
        beside.write_bytes(msgspec.json.encode(runs))
        beside.replace(file)
    total = RunTally()
    for each in runs:
        total.merge(each.counts)
    return total


def _counter(kind: type, value: object) -> Any:  # as msgspec asks for it
    assert get_origin(kind) is Counter
    return Counter(msgspec.convert(value, dict[str, int]))
