"""States that were stored with version 2 of the rules, and go on with version 3 and later ones.

The files of `old_states` hold a ruleset, a seed and an encoded state each. They were written by the
code of version 2, before cards became sources, and are never made anew.
"""

from __future__ import annotations

import lzma
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostrog.games.five_armies import game
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ARMOUR
from ostrog.games.five_armies.version_2 import game as version_2
from ostrog.games.five_armies.version_3 import game as version_3
from ostrog.kernel import CannotMigrate, Mixer, asks, choose, decode, encode, new
from ostrog.kernel.matches.migration import migrated
from ostrog.kernel.runtime.engine import explain

FOLDER = Path(__file__).parent / "old_states"
NAMES = sorted(path.stem for path in FOLDER.glob("*.xz"))
IN_FORCE = {
    "bodyguard": "bolg",
    "determined-attack": "determined-attack",
    "lucky-number": "sf-lucky-number",
    "shining-armour": "fate-shining-armour",
}
"""What the names of the files begin with, and the source that is in force there."""
MOST_CHOICES = 5_000


def old_state(name: str) -> War:
    """Return a stored state, under the rules that it was stored with."""
    stored: dict[str, Any] = msgspec.msgpack.decode(lzma.decompress(_file(name).read_bytes()))
    like = new(version_2, "standard", Mixer(stored["seed"]), ruleset=stored["ruleset"])
    return decode(stored["state"], like=like)


def _file(name: str) -> Path:
    return FOLDER / f"{name}.xz"


def course(war: War, seed: int) -> Iterator[object]:
    """Play a match to its end at random, and yield all that is asked, chosen and told."""
    lot = random.Random(seed)
    for _ in range(MOST_CHOICES):
        if war.outcome is not None:
            yield war.outcome
            return
        ask = asks(war)[0]
        yield ask.seat, ask.kind, ask.options, ask.about, ask.default
        chosen = lot.choice(list(ask.options))
        choose(war, ask.seat, chosen)
        yield chosen, list(war.scratch.outbox)
    raise AssertionError("the match does not end")


def test_there_is_a_state_for_each_card_before_and_in_its_question() -> None:
    for start in IN_FORCE:
        kinds = {asks(old_state(name))[0].kind for name in NAMES if name.startswith(start)}
        assert len(kinds) > 1
        assert kinds & {start, f"use-{start}"}


@pytest.mark.parametrize("name", NAMES)
def test_a_stored_state_is_still_what_version_2_makes_of_it(name: str) -> None:
    stored = msgspec.msgpack.decode(lzma.decompress(_file(name).read_bytes()))["state"]
    assert encode(old_state(name)) == stored


@pytest.mark.parametrize("name", NAMES)
def test_the_source_is_in_force_after_the_migration(name: str) -> None:
    old = old_state(name)
    war = migrated(old, game)
    (source,) = [source for start, source in IN_FORCE.items() if name.startswith(start)]
    assert source not in [active.name for active in old.active]
    assert source in [active.name for active in war.active]
    order = [war.setting.rules.order[active.name] for active in war.active]
    assert order == sorted(order)
    assert encode(decode(encode(war), like=war)) == encode(war)


@pytest.mark.parametrize("name", NAMES)
def test_a_migrated_match_is_played_to_its_end_like_an_old_one(name: str) -> None:
    """Players are asked the same, may do the same, and the same happens."""
    for seed in range(2):
        old = old_state(name)
        war = migrated(old, version_3)
        for before, now in zip(course(old, seed), course(war, seed), strict=True):
            assert now == before


def test_the_same_is_forbidden_after_the_migration() -> None:
    old = old_state("shining-armour-in-battle")
    war = migrated(old, version_3)
    for option in old.setting.rules.catalogue.options(ARMOUR):
        assert explain(war, 0, option) == explain(old, 0, option)


def test_a_step_that_no_version_has_cannot_be_migrated() -> None:
    old = old_state("lucky-number-asked")
    unknown = msgspec.structs.replace(game, migrations={})
    with pytest.raises(CannotMigrate, match="lucky_number"):
        migrated(old, unknown)
