"""Records of whole matches that were played by version 3 of the rules, and matches that go on.

The files of `old_records` were written by the code of version 3, before version 4 existed, and are
never made anew. Each is named for something in it that version 4 does not do.
"""

from __future__ import annotations

import lzma
from pathlib import Path
from random import Random

import pytest

from games.five_armies.tables import FREE, SHADOW
from ostrog.games.five_armies import game
from ostrog.games.five_armies.armies.recruitment import RecruitGoblins
from ostrog.games.five_armies.battle.attack import MoveArmies
from ostrog.games.five_armies.board.state import ELIMINATED, Army, War
from ostrog.games.five_armies.board.verbs import ARMY, DONE
from ostrog.games.five_armies.turn.action_dice import Actions
from ostrog.games.five_armies.turn.phases import FiveArmies, Turn
from ostrog.games.five_armies.version_3 import game as version_3
from ostrog.kernel import (
    Match,
    Mixer,
    Record,
    asks,
    judge,
    new,
    open_match,
    read_record,
    replay,
    verify,
)
from ostrog.kernel.matches.migration import migrated
from ostrog.kernel.runtime.flow import Procedure, Stack
from ostrog.kernel.runtime.running import settle

FOLDER = Path(__file__).parent / "old_records"
NAMES = sorted(path.stem for path in FOLDER.glob("*.xz"))


def old_record(name: str) -> Record:
    """Return a record as it was stored."""
    return read_record(lzma.decompress((FOLDER / f"{name}.xz").read_bytes()))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_version_3_is_verified_by_its_own_rules(name: str) -> None:
    record = old_record(name)
    assert record.header.version == version_3.version == 3
    checked = verify(record, version_3)
    assert (checked.error, checked.at) == (None, len(record.entries))
    assert checked.match is not None
    assert checked.match.outcome is not None
    newer = replay(record, game, checked.match.state.setting.chance)
    assert not newer.identical  # so that version 3 is needed


# Open matches


def opened(choices: int) -> Match[War]:
    """Return a match of version 3 after some choices made at random."""
    match, random = open_match(version_3, "standard", ["a", "b"], b"seed"), Random(1)
    for _ in range(choices):
        ask = random.choice(match.asks())
        while not match.choose(ask.seat, random.choice(ask.options)):
            (ask,) = [each for each in match.asks() if each.seat == ask.seat]
    return match


def test_a_match_moves_on_if_nothing_has_happened_that_differs() -> None:
    assert judge(opened(3), game).moves_on
    assert not judge(opened(60), game).moves_on


def asking(*frames: Procedure, **board: object) -> War:
    """Return a state of version 3 in phase 5, with these frames on top."""
    war = new(version_3, "standard", Mixer(1))
    war.dice = [{"event": 1}, {"event": 1}]
    for field, value in board.items():
        setattr(war, field, value)
    actions = Actions(actor=FREE, step="carry_out" if frames else "next_actor")
    turn = Turn(number=1, step="actions")
    war.stack = Stack([FiveArmies(step="play_turn"), turn, actions, *frames])
    settle(war)
    return war


def test_the_second_army_of_a_migrated_march_has_its_whole_movement() -> None:
    march = MoveArmies(seat=FREE, armies=2, distance=2, step="choose", made=1, walked=2)
    where = asking().characters | {"beorn": "eastern-bank-gate-plains"}
    old = asking(march, characters=where)
    assert ARMY["front-gate"] not in asks(old)[0].options
    assert ARMY["front-gate"] in asks(migrated(old, game))[0].options


def test_tokens_of_the_fallen_do_not_migrate() -> None:
    where = asking().characters | {"gandalf": ELIMINATED, "bilbo": ELIMINATED}
    old = asking(characters=where, concentrated=True, rings=2)
    war = migrated(old, game)
    assert (old.concentrated, old.rings) == (True, 2)
    assert (war.concentrated, war.rings) == (False, 0)


def test_the_shadow_may_decline_the_last_goblins_after_a_migration() -> None:
    old = asking(RecruitGoblins(step="choose"), armies=goblins(11))
    assert DONE() not in asks(old)[0].options
    assert asks(migrated(old, game))[0].options == [*asks(old)[0].options, DONE()]


def goblins(count: int) -> dict[str, Army]:
    """Return so many Goblins in a mustering point."""
    return {"goblin-mustering-point-north": Army(SHADOW, (*[0] * 8, count))}
