"""The table-setting words, on proof games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from ostrog.kernel import IllegalChoice, encode, write_record
from ostrog.kernel.runtime.events import Moved, Rolled
from ostrog.testing import ScriptedTable
from ostrog.testing.conformance.checks import choose_at_random
from proof import council, skirmish
from proof.playing import SETUPS


def battle() -> ScriptedTable[skirmish.Field]:
    table = ScriptedTable(skirmish.game)
    table.board(units=[[0, 0, 2, 0, 1], [2, 2, 0, 0, 0]])
    return table.lay("hand-0", "scouts").lay("hand-1", "ambush", "charge")


def test_a_situation_is_set_up_and_played() -> None:
    table = battle().dice(6, 1, 1, 1, 1)
    table.seat(0).may("march:dale:keep:1", "pass").may_not("march:dale:camp:1", because="SKI-2")
    table.seat(0).chooses("pass")
    table.seat(1).may_not("attack:camp:dale", "attack:ford:keep", because="SKI-6")
    table.seat(1).chooses("attack:ford:dale")
    assert table.asked == [(0, "manoeuvre"), (1, "manoeuvre")]
    assert table.seat(0).options == ["lay-nothing", "lay:scouts"]
    table.seat(0).chooses("lay-nothing")
    table.seat(1).chooses("lay:ambush")
    assert Rolled("dice", (6,), 6) in table.events
    table.seat(0).accepts()
    assert table.state.at(0, "dale") == 1


def test_everybody_knows_what_they_see_and_nothing_else() -> None:
    table = battle()
    assert table.seat(0).sees("hand-0") == ["scouts"]
    assert table.seat(0).sees("hand-1") == []
    assert table.seat(1).sees("hand-1") == ["ambush", "charge"]
    assert table.view().zones["hand-1"].size == 2
    table.seat(0).chooses("draw")
    drawn = table.state.faces("hand-0")[0]
    assert table.seat(0).hears() == [Moved("deck", "hand-0", drawn)]
    assert table.seat(1).hears() == [Moved("deck", "hand-0", None)]


def test_streams_are_scripted_one_after_the_other() -> None:
    table = ScriptedTable(council.game, "four", seed=5)
    for seat in council.SEATS:
        table.seat(seat).chooses(table.seat(seat).options[0])
    table.lay("hand-0").lay("hand-2").draws("draw bag", 2)
    table.seat(0).chooses("pass")
    table.seat(1).chooses("hunt")
    assert table.state.corruption == 2
    table.draws("draw bag", 0)
    table.seat(2).chooses("pass")
    table.seat(3).chooses("hunt")
    assert table.state.corruption == 3


def test_a_reported_match_becomes_a_table(tmp_path: Path) -> None:
    match, random = SETUPS["skirmish"].open(5), Random(8)
    for _ in range(30):
        choose_at_random(match, random)
    file = tmp_path / "reported.ostrog"
    file.write_bytes(write_record(match.record()))
    whole = ScriptedTable.from_record(file, skirmish.game)
    assert encode(whole.state) == encode(match.state)
    table = ScriptedTable.from_record(file, skirmish.game, until=12)
    assert table.asked != whole.asked or encode(table.state) != encode(whole.state)
    seat, _ = table.asked[0]
    table.seat(seat).chooses(*(option.id for option in table.seat(seat).ask.options[:1]))
    broken = msgspec.structs.replace(match.record(), opening=())
    file.write_bytes(write_record(broken))
    with pytest.raises(ValueError, match="cannot-set-up"):
        ScriptedTable.from_record(file, skirmish.game)


def test_mistakes_in_a_test_are_told() -> None:
    table = battle()
    with pytest.raises(AttributeError, match="no 'wings'"):
        table.board(wings=2)
    with pytest.raises(LookupError, match="no zone 'attic'"):
        table.lay("attic", "scouts")
    with pytest.raises(AssertionError, match="is not asked"):
        _ = table.seat(1).options
    with pytest.raises(AssertionError, match="is allowed"):
        table.seat(0).may_not("pass", because="SKI-2")
    with pytest.raises(AssertionError, match="not SKI-9"):
        table.seat(0).may_not("march:dale:camp:1", because="SKI-9")
    with pytest.raises(AssertionError, match="refused by"):
        table.seat(0).may("march:dale:camp:1")
    with pytest.raises(IllegalChoice):
        table.seat(0).chooses("stop")
