"""States that the rules never allow are found, and those at a limit are not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.stronghold.tables import Walls
from ostrog.games.stronghold.board.invariants import violations
from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.pieces import INVADERS
from ostrog.kernel import Violation

Change = Callable[[Walls], object]


def balanced(table: Walls) -> Walls:
    """Let the bag hold all Invader units that are nowhere else."""
    siege = table.state
    for kind, unit in enumerate(INVADERS):
        places = [*siege.invaders.values(), *siege.paid.values(), siege.supply, siege.gone]
        siege.bag[kind] = siege.values.invaders[unit].count - sum(here[kind] for here in places)
    return table


def wrong(change: Change) -> list[Violation]:
    """What is wrong with an empty board after a change, if all units are accounted for."""
    table = Walls.empty()
    change(table)
    return violations(balanced(table).state)


def putting(field: str, **entries: object) -> Change:
    """A change of some entries of a field."""
    return lambda table: table.put(field, **entries)


def places(count: int, value: object, letter: str = "w") -> dict[str, object]:
    """The first places of a kind, each with the same value."""
    return {f"{letter}{number}": value for number in range(1, count + 1)}


@pytest.mark.rule("STR-2.2", "STR-2.1", "STR-4.4")
def test_nothing_is_wrong_after_the_setup_nor_judged_before() -> None:
    assert violations(Walls.set_up().state) == []
    assert violations(Walls.empty().state) == []
    table = Walls.set_up()
    table.state.bag[0] += 1
    assert violations(table.state) == [Violation("STR-2.2", ("goblin",))]
    table.state.turn = 0
    assert violations(table.state) == []


@pytest.mark.rule("STR-2.2")
@pytest.mark.parametrize("field", ["bag", "supply", "gone"])
@pytest.mark.parametrize("kind", [0, 1, 2])
def test_no_invader_unit_is_made_or_lost(field: str, kind: int) -> None:
    unit = INVADERS[kind]
    for step in (1, -1):
        table = Walls.empty().supply(goblin=1, orc=1, troll=1).board(gone=[1, 1, 1])
        balanced(table.attackers("fl", goblin=1, orc=1, troll=1))
        assert violations(table.state) == []
        getattr(table.state, field)[kind] += step
        assert violations(table.state) == [Violation("STR-2.2", (unit,))]


@pytest.mark.rule("STR-2.2", "STR-6.3")
def test_units_on_the_board_and_on_cards_are_accounted_for() -> None:
    table = Walls.empty().attackers("w3", troll=2).board(paid={"ballista": [1, 2, 0, 5]})
    table.state.bag = [59, 98, 38]
    assert violations(table.state) == []
    assert wrong(lambda table: table.supply(orc=-1)) == [Violation("STR-6.3", ("orc",))]
    assert wrong(lambda table: table.attackers("l1", troll=-1)) == [
        Violation("STR-6.3", ("troll",))
    ]
    assert wrong(lambda table: table.attackers("l1", goblin=0).supply(goblin=0)) == []


@pytest.mark.rule("STR-3.2")
@pytest.mark.parametrize(("place", "most"), [("fl", 10), ("fr", 10), ("l1", 7), ("r4", 7)])
def test_a_foreground_or_rampart_holds_so_many_units(place: str, most: int) -> None:
    assert wrong(lambda table: table.attackers(place, goblin=most)) == []
    assert wrong(lambda table: table.attackers(place, goblin=most, orc=1)) == [
        Violation("STR-3.2", (place,))
    ]


@pytest.mark.rule("STR-2.4")
@pytest.mark.parametrize(
    ("wood", "paid", "is_wrong"),
    [(0, 0, False), (20, 0, False), (15, 5, False), (-1, 0, True), (21, 0, True), (16, 5, True)],
)
def test_wood_is_limited(wood: int, paid: int, is_wrong: bool) -> None:
    found = wrong(lambda table: table.supply(wood=wood).board(paid={"ballista": [0, 0, 0, paid]}))
    assert found == ([Violation("STR-2.4", ("wood",))] if is_wrong else [])


@pytest.mark.rule("STR-2.1")
@pytest.mark.parametrize(("unit", "most"), [("marksman", 17), ("soldier", 20), ("veteran", 4)])
def test_defender_units_are_limited(unit: str, most: int) -> None:
    assert wrong(lambda table: table.troops("courtyard", **{unit: most})) == []
    fault = [Violation("STR-2.1", (unit,))]
    assert wrong(lambda table: table.troops("courtyard", **{unit: most + 1})) == fault
    assert wrong(lambda table: table.troops("courtyard", **{unit: -1})) == fault


@pytest.mark.rule("STR-15.15", "STR-3.8")
@pytest.mark.parametrize(("place", "most"), [("w3", 2), ("w4", 3), ("t1", 2), ("barracks", 5)])
def test_a_place_holds_so_many_defenders(place: str, most: int) -> None:
    assert wrong(lambda table: table.troops(place, marksman=most)) == []
    assert wrong(lambda table: table.troops(place, marksman=most + 1)) == [
        Violation("STR-15.15", (place,))
    ]


@pytest.mark.rule("STR-3.8")
@pytest.mark.parametrize("unit", ["soldier", "veteran"])
def test_only_marksmen_are_in_towers(unit: str) -> None:
    assert wrong(lambda table: table.troops("t8", marksman=1, **{unit: 1})) == [
        Violation("STR-3.8", ("t8",))
    ]


@pytest.mark.rule("STR-5.4")
def test_nobody_holds_fewer_hourglasses_than_none() -> None:
    assert wrong(lambda table: table.board(hourglasses=0)) == []
    assert wrong(lambda table: table.board(hourglasses=-1)) == [Violation("STR-5.4", (-1,))]


@pytest.mark.rule("STR-2.1", "STR-2.5")
def test_tokens_are_limited() -> None:
    """Three mantelets and three banners, but not four; trainers have no token."""
    most: dict[str, tuple[str, dict[str, object]]] = {
        "mantelet": ("mantelets", {"l1": 1, "l2": 1, "l3": 1, "r1": 1}),
        "banner": ("equipment", places(4, ["banner"])),
        "siege-tower": ("siege_towers", places(4, 1)),
    }
    for card, (field, entries) in most.items():
        assert wrong(putting(field, **dict(list(entries.items())[:3]))) == []
        assert wrong(putting(field, **entries)) == [Violation("STR-2.1", (card,))]


@pytest.mark.rule("STR-8.3", "STR-2.1")
def test_throwing_machines_are_limited() -> None:
    four: dict[str, object] = {"l1": "ballista", "l2": "ballista", "r1": "catapult"}
    four["fl"] = "trebuchet"
    assert wrong(lambda table: table.put("throwing", **four)) == []
    assert wrong(lambda table: table.put("throwing", **four, r2="catapult")) == [
        Violation("STR-8.3", ())
    ]


@pytest.mark.rule("STR-9.1", "STR-10.1")
def test_tokens_of_a_kind_lie_once_in_a_place_and_few_in_all() -> None:
    assert wrong(lambda table: table.put("equipment", w1=["banner", "sap"])) == []
    for tokens in (["sap", "sap"], ["banner", "sap", "ladders"]):
        assert wrong(putting("equipment", w1=tokens)) == [Violation("STR-9.1", ("w1",))]
    assert wrong(lambda table: table.put("training", l1=["quartermaster", "trench-master"])) == []
    assert wrong(lambda table: table.put("training", l1=["quartermaster", "quartermaster"])) == [
        Violation("STR-10.1", ("l1",))
    ]


@pytest.mark.rule("STR-2.4")
def test_wall_elements_are_limited() -> None:
    assert wrong(lambda table: table.walls(w1=4, w2=0)) == []
    assert wrong(lambda table: table.walls(w1=5)) == [Violation("STR-2.4", ("w1",))]
    assert wrong(lambda table: table.walls(w1=-1)) == [Violation("STR-2.4", ("w1",))]
    all_of_them = dict.fromkeys(SECTIONS, 2) | {"w1": 4, "w2": 4, "w3": 3}
    assert wrong(lambda table: table.walls(**all_of_them)) == []
    assert wrong(lambda table: table.walls(**all_of_them | {"w4": 3})) == [
        Violation("STR-2.4", ("wall",))
    ]


@pytest.mark.rule("STR-8.15", "STR-3.10")
def test_a_section_has_one_siege_tower_and_a_path_one_token() -> None:
    assert wrong(lambda table: table.put("siege_towers", w1=1, fl=2)) == []
    assert wrong(lambda table: table.put("siege_towers", w1=2)) == [Violation("STR-8.15", ("w1",))]
    bridge = ["l1-w1"]
    assert wrong(lambda table: table.board(bridges=bridge).trap("l1-w2", "troll-trap")) == []
    assert wrong(lambda table: table.board(bridges=bridge).trap("l1-w1", "troll-trap")) == [
        Violation("STR-3.10", ("l1-w1",))
    ]


@pytest.mark.rule("STR-11.17", "STR-11.8")
def test_ritual_tokens_lie_alone_and_blood_stones_on_machines() -> None:
    assert wrong(lambda table: table.token("gale", "w1", "bluff")) == []
    assert wrong(lambda table: table.lay("gale-at-w1", "bluff", "success")) == [
        Violation("STR-11.17", ("w1",))
    ]
    assert wrong(lambda table: table.token("blood-stones", "l1", "bluff")) == [
        Violation("STR-11.8", ("l1",))
    ]
    assert (
        wrong(lambda table: table.token("blood-stones", "l1", "bluff").machine("l1", "ballista"))
        == []
    )


@pytest.mark.rule("STR-4.4", "STR-7.8")
def test_the_row_rises_and_spies_are_in_it() -> None:
    row = ["ballista", "mantelet", "banner", "demon"]
    assert wrong(lambda table: table.board(row=row, spies=["banner"])) == []
    for other in (["banner", "ballista"], ["ballista", "ballista"]):
        table = Walls.empty().board(row=other)
        assert violations(table.state) == [Violation("STR-4.4", tuple(other))]
    assert wrong(lambda table: table.board(row=row, spies=["sap"])) == [
        Violation("STR-7.8", ("sap",))
    ]
