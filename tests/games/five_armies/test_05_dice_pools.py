"""Chapter 5: the action dice and how many there are."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.turn.action_dice import pool_size


def rolled(table: Battlefield, *values: int) -> dict[int, tuple[str, ...]]:
    """Return the rolls of both sides in phase 5 with these dice, the Free Peoples first."""
    table.draws("action dice", *(value - 1 for value in values)).phase("actions")
    return {
        event.seat: event.faces for event in table.events if isinstance(event, events.DiceRolled)
    }


def pools(table: Battlefield) -> list[int]:
    """Return the pools of dice that phase 1 gives."""
    return table.phase("recovery").state.pool


@pytest.mark.rule("B5A-5.1")
def test_the_faces_of_a_free_peoples_die() -> None:
    table = Battlefield().board(pool=[6, 6])
    assert rolled(table, 1, 2, 3, 4, 5, 6)[FREE] == (
        "character",
        "character",
        "muster",
        "event",
        "muster-army",
        "will-of-the-west",
    )
    assert table.state.dice[FREE] == {
        "character": 2,
        "muster": 1,
        "event": 1,
        "muster-army": 1,
        "will-of-the-west": 1,
    }


@pytest.mark.rule("B5A-5.2")
def test_the_faces_of_a_shadow_die() -> None:
    table = Battlefield().board(pool=[5, 6])
    assert rolled(table, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6)[SHADOW] == (
        "character",
        "army",
        "muster",
        "event",
        "muster-army",
        "eye",
    )
    assert set(table.state.dice[SHADOW].values()) == {1}


@pytest.mark.rule("B5A-5.3")
def test_the_base_pools_are_five_and_six() -> None:
    assert pools(Battlefield()) == [5, 6]
    table = Battlefield.empty()
    assert pools(table) == [5, 6]
    dice = rolled(table)
    assert [len(dice[seat]) for seat in (FREE, SHADOW)] == [5, 6]


@pytest.mark.rule("B5A-5.4")
@pytest.mark.parametrize(
    ("thorin", "beorn", "dice"),
    [
        ("front-gate", "waiting", 6),
        ("waiting", "valley-west-plains", 6),
        ("front-gate", "valley-west-plains", 6),
        ("eliminated", "valley-west-plains", 6),
        ("eliminated", "waiting", 5),
        ("waiting", "eliminated", 5),
        ("waiting", "waiting", 5),
    ],
)
def test_thorin_or_beorn_bring_one_die_and_never_two(thorin: str, beorn: str, dice: int) -> None:
    table = Battlefield().character("thorin", thorin).character("beorn", beorn)
    assert pools(table) == [dice, 6]


@pytest.mark.rule("B5A-5.4")
def test_other_characters_bring_no_die() -> None:
    table = Battlefield().character("bilbo", "camp").character("bolg", "broken-lands-east-hills")
    assert pools(table) == [5, 6]


@pytest.mark.rule("B5A-5.5")
@pytest.mark.parametrize(
    ("controlled", "dice"),
    [
        ("", 6),
        ("ruins-of-dale", 6),
        ("ruins-of-dale camp", 6),  # in two different territories
        ("ruins-of-dale camp lower-slopes", 6),  # in three
        ("ruins-of-dale fallen-bridge", 7),  # the Valley
        ("ravenhill lower-slopes", 7),  # the Southern Spur
        ("camp eastern-spur", 7),  # the Eastern Bank
        ("camp front-gate", 7),  # a fortification without a settlement counts too
        ("ruins-of-dale fallen-bridge ravenhill lower-slopes", 7),  # two pairs
        ("camp eastern-spur ravenhill", 7),
        ("camp eastern-spur ravenhill lower-slopes ruins-of-dale fallen-bridge", 7),
    ],
)
def test_two_settlement_regions_of_a_territory_bring_the_shadow_one_die(
    controlled: str, dice: int
) -> None:
    assert pools(Battlefield().controls(*controlled.split())) == [5, dice]


# When the pools change


@pytest.mark.rule("B5A-5.6")
def test_thorin_who_enters_in_turn_3_brings_his_die_in_turn_4() -> None:
    table = Battlefield().board(turn=3, marker=6)
    table.acting(FREE, free="character muster", shadow="army")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    assert pool_size(table.state, FREE) == 6
    assert table.state.pool[FREE] == 5
    table.shadow.chooses("skip:army")
    table.free.chooses("skip:muster")
    assert table.state.turn == 4
    assert table.state.pool[FREE] == 6
    assert len(rolled(table)[FREE]) == 6


@pytest.mark.rule("B5A-5.6")
def test_thorin_eliminated_in_turn_5_takes_his_die_away_in_turn_6() -> None:
    table = (
        Battlefield().board(turn=5).character("thorin", "camp").army("camp", lake_men=1, damage=1)
    )
    table.character("bard", "waiting").phase("recovery")
    assert table.state.pool[FREE] == 6
    table.army("eastern-bank-north-plains", orcs=2).acting(
        SHADOW, free="muster event muster", shadow="army"
    )
    table.board(pool=[6, 6]).dice(6, 1, 1)
    table.shadow.chooses("act:army:attack")
    table.shadow.chooses("army:eastern-bank-north-plains", "attack:camp")
    table.manoeuvres()
    table.free.chooses("reroll:0:0").chooses("lose:lake-men", "done")
    table.shadow.chooses("hold")
    assert table.state.characters["thorin"] == "eliminated"
    assert table.state.pool[FREE] == 6
    assert sum(table.state.dice[FREE].values()) == 3  # those already rolled stay
    for die in ("muster", "event", "muster"):
        assert table.state.turn == 5
        table.free.chooses(f"skip:{die}")
    assert table.state.turn == 6
    assert table.state.pool[FREE] == 5


@pytest.mark.rule("B5A-5.6")
def test_the_pool_of_the_shadow_changes_only_in_phase_1() -> None:
    table = Battlefield.empty().controls("fallen-bridge").army("valley-central-plains", orcs=2)
    table.army("camp", lake_men=1)
    table.acting(SHADOW, shadow="army eye").shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:valley-central-plains", "to:ruins-of-dale")
    assert pool_size(table.state, SHADOW) == 7
    assert table.state.pool[SHADOW] == 6
    table.phase("shadow_leadership")  # the pool of this turn is still six
    table.shadow.may("split:1:5").may_not("split:1:6", because="B5A-4.8")
    table.phase("victory_check")
    assert table.state.pool[SHADOW] == 7


@pytest.mark.rule("B5A-5.6")
def test_a_settlement_lost_in_a_turn_takes_no_die_away_in_it() -> None:
    table = Battlefield.empty().controls("fallen-bridge", "ruins-of-dale").phase("recovery")
    assert table.state.pool[SHADOW] == 7
    table.controls("fallen-bridge").phase("actions")
    rolls = [event for event in table.events if isinstance(event, events.DiceRolled)]
    assert [len(event.faces) for event in rolls] == [5, 7]
    table.phase("victory_check")
    assert table.state.pool[SHADOW] == 6
