"""What can never be on the board is noticed wherever it comes from."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.pieces import UNITS
from ostrog.games.five_armies.board.state import Army
from ostrog.games.five_armies.game import violations
from ostrog.kernel import Violation

PLAINS = "valley-central-plains"


def found(table: Battlefield) -> list[Violation]:
    return violations(table.state)


def with_units(seat: int, *, damage: int = 0, tokens: int = 0, **units: int) -> Battlefield:
    """Return an army that belongs to a seat, with any units."""
    counts = tuple(units.get(name.replace("-", "_"), 0) for name in UNITS)
    table = Battlefield.empty()
    table.state.armies[PLAINS] = Army(seat, counts, damage, tokens)
    return table


@pytest.mark.rule("B5A-13.1")
def test_an_army_has_units_of_its_side_and_nothing_below_zero() -> None:
    wrong = [Violation("B5A-13.1", (PLAINS,))]
    assert found(Battlefield()) == found(with_units(FREE, lake_men=1)) == []
    assert found(with_units(SHADOW, goblins=1)) == found(with_units(SHADOW, orcs=1)) == []
    assert found(with_units(FREE, wood_elf_spearmen=1)) == []
    assert found(with_units(FREE)) == wrong
    assert found(with_units(FREE, lake_men=2, dwarf_regulars=-1)) == wrong
    assert found(with_units(FREE, lake_men=1, damage=-1)) == wrong
    assert found(with_units(FREE, lake_men=1, tokens=-1)) == wrong
    assert found(with_units(FREE, wood_elf_spearmen=1, orcs=1)) == wrong
    assert found(with_units(SHADOW, orcs=1, wood_elf_spearmen=1)) == wrong


@pytest.mark.rule("B5A-1.7")
def test_no_more_figures_are_on_the_board_than_there_are() -> None:
    assert found(with_units(SHADOW, great_orcs=6)) == []
    assert found(with_units(SHADOW, great_orcs=7)) == [Violation("B5A-1.7", ("great-orcs",))]
    bats = Battlefield.empty().board(bats={"valley": 6})
    assert found(bats) == []
    assert found(bats.board(bats={"valley": 7})) == [Violation("B5A-1.7", ("great-bats",))]
    assert found(bats.board(bats={"valley": -1})) == [Violation("B5A-1.7", ("great-bats",))]
    eagles = Battlefield.empty().board(eagles={"valley": 5})
    assert found(eagles) == []
    assert found(eagles.board(eagles={"valley": 6})) == [Violation("B5A-1.7", ("eagles",))]
    assert found(eagles.board(eagles={"valley": -1})) == [Violation("B5A-1.7", ("eagles",))]


@pytest.mark.rule("B5A-1.12")
def test_no_more_leadership_tokens_are_on_the_board_than_there_are() -> None:
    assert found(with_units(FREE, lake_men=1, tokens=6)) == []
    assert found(with_units(FREE, lake_men=1, tokens=7)) == [Violation("B5A-1.12", (FREE,))]
    assert found(with_units(SHADOW, orcs=1, tokens=14)) == []
    assert found(with_units(SHADOW, orcs=1, tokens=15)) == [Violation("B5A-1.12", (SHADOW,))]


@pytest.mark.rule("B5A-33.3", "B5A-33.10")
def test_beorn_is_alone_and_has_no_more_wrath_than_he_can_have() -> None:
    table = Battlefield.empty().beorn(PLAINS, wrath=16)
    assert found(table) == found(table.board(wrath=0)) == []
    assert found(table.board(wrath=17)) == [Violation("B5A-33.3", ("beorn",))]
    assert found(table.board(wrath=-1)) == [Violation("B5A-33.3", ("beorn",))]
    together = table.board(wrath=8).army(PLAINS, lake_men=1)
    assert found(together) == [Violation("B5A-33.10", (PLAINS,))]


@pytest.mark.rule("B5A-26.1")
def test_a_fortification_carries_no_more_damage_than_its_defence_value() -> None:
    table = Battlefield.empty().board(breaches={"ravenhill": 3, "front-gate": 6})
    assert found(table) == found(table.board(breaches={"ravenhill": 0})) == []
    for breaches in (4, -1):
        table.board(breaches={"ravenhill": breaches})
        assert found(table) == [Violation("B5A-26.1", ("ravenhill",))]


@pytest.mark.rule("B5A-10.16")
@pytest.mark.parametrize(
    ("who", "token"),
    [("gandalf", {"concentrated": True}), ("bilbo", {"rings": 1}), ("bolg", {"bodyguards": 1})],
)
def test_nothing_lies_on_characters_that_are_not_in_play(
    who: str, token: dict[str, int | bool]
) -> None:
    table = with_units(FREE, lake_men=1).board(**token)
    for at in ("waiting", "eliminated"):
        assert found(table.character(who, at)) == [Violation("B5A-10.16", (who,))]
    assert found(table.character(who, PLAINS)) == []
