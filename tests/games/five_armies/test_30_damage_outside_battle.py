"""Chapter 30: damage outside battle."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.armies.damage import OutsideDamage
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.turn.action_dice import Actions
from ostrog.games.five_armies.turn.phases import FiveArmies, Turn
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle

SOUTH_MARSH = "valley-south-marsh"
EAST_PLAINS = "valley-east-plains"
CENTRAL_PLAINS = "valley-central-plains"
EAST_MARSH = "valley-east-marsh"


def struck(table: Battlefield, place: str, damage: int) -> Battlefield:
    """An effect of the opponent's action deals damage to an army outside battle."""
    state, seat = table.state, table.state.armies[place].seat
    card = "sf-shower-of-arrows" if seat == SHADOW else "ss-victory-vanishes-from-hope"
    state.dice = [{"event": 1, "muster": 1}, {"event": 1, "muster": 1}]
    state.stack = Stack(
        [
            FiveArmies(step="play_turn"),
            Turn(number=state.turn, step="actions"),
            Actions(actor=1 - seat, step="carry_out", choice=table.option(f"play:event:{card}")),
            OutsideDamage(seat=seat, place=place, damage=damage, step="prevent"),
        ]
    )
    state.scratch.asks = None
    settle(state)
    return table


def driven_back(table: Battlefield, *, to: str = CENTRAL_PLAINS) -> Battlefield:
    """The Shadow drives the army of the East Plains back; there is no region it may retreat to."""
    table.army(SOUTH_MARSH, orcs=1).army("valley-northeast-plains", orcs=1)
    table.dice(*[1] * 6).attack(SOUTH_MARSH, EAST_PLAINS).manoeuvres()
    if table.damage(EAST_PLAINS):
        table.free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("retreat")
    table.shadow.chooses(f"drive-to:{to}")
    return table


@pytest.mark.rule("B5A-30.1")
def test_a_forced_retreat_costs_one_damage_and_its_casualties() -> None:
    table = driven_back(Battlefield.empty().army(EAST_PLAINS, lake_men=2, damage=2))
    assert table.units(CENTRAL_PLAINS) == {"lake-men": 2}
    assert table.damage(CENTRAL_PLAINS) == 3
    assert table.asked == [(FREE, "outside-damage")]
    table.free.may_not("done", because="B5A-25.8").chooses("lose:lake-men", "done")
    assert (table.units(CENTRAL_PLAINS), table.damage(CENTRAL_PLAINS)) == ({"lake-men": 1}, 1)


@pytest.mark.rule("B5A-30.1")
@pytest.mark.parametrize(("lost", "damage"), [(0, 2), (1, 0)])
def test_voluntary_casualties_are_allowed_outside_battle(lost: int, damage: int) -> None:
    table = driven_back(Battlefield.empty().army(EAST_PLAINS, lake_men=3, damage=1))
    table.free.chooses(*["lose:lake-men"] * lost, "done")
    assert table.units(CENTRAL_PLAINS) == {"lake-men": 3 - lost}
    assert table.damage(CENTRAL_PLAINS) == damage


@pytest.mark.rule("B5A-30.1")
def test_damage_outside_battle_goes_into_a_fortification_first() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=2)
    table.board(breaches=table.state.breaches | {"ravenhill": 1})
    struck(table, "ravenhill", 3)
    assert events.DamageDealt(FREE, "ravenhill", 1, 2) in table.events
    assert table.state.breaches["ravenhill"] == 3
    assert table.damage("ravenhill") == 1


@pytest.mark.rule("B5A-30.1")
def test_effects_that_prevent_damage_come_before_the_casualties() -> None:
    table = Battlefield.empty().army("camp", orcs=1).character("bolg", "camp").board(bodyguards=1)
    struck(table, "camp", 2)
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert (table.units("camp"), table.damage("camp")) == ({"orcs": 1}, 0)
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-30.1")
def test_damage_that_is_not_prevented_forces_casualties() -> None:
    table = Battlefield.empty().army("camp", orcs=2).character("bolg", "camp").board(bodyguards=1)
    struck(table, "camp", 3).shadow.chooses("keep-bodyguard")
    table.shadow.may_not("done", because="B5A-25.8").chooses("lose:orcs", "done")
    assert (table.units("camp"), table.damage("camp")) == ({"orcs": 1}, 1)


@pytest.mark.rule("B5A-30.2")
def test_the_owner_chooses_his_casualties_in_the_opponents_action() -> None:
    table = driven_back(Battlefield.empty().army(EAST_PLAINS, lake_men=1, dwarf_veterans=1))
    assert table.asked == [(FREE, "outside-damage")]
    table.shadow.may_not("lose:lake-men", because="not-your-decision")
    table.free.may("lose:lake-men", "done").chooses("lose:dwarf-veterans", "done")
    assert table.units(CENTRAL_PLAINS) == {"lake-men": 1}
    assert table.asked == [(SHADOW, "advance")]  # the Shadow's action goes on


@pytest.mark.rule("B5A-30.2")
@pytest.mark.parametrize(("seat", "unit"), [(FREE, "lake-men"), (SHADOW, "orcs")])
def test_the_owner_chooses_whatever_the_damage_comes_from(seat: int, unit: str) -> None:
    table = struck(Battlefield.empty().army("camp", **{unit: 2}), "camp", 1)
    assert table.asked == [(seat, "outside-damage")]
    table.seat(seat).chooses("done")
    assert table.asked == [(seat, "act")]


@pytest.mark.rule("B5A-30.3")
def test_an_army_destroyed_outside_battle_loses_its_characters() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).character("bard", "camp")
    table.army("eastern-bank-north-plains", orcs=3)
    struck(table, "camp", 2).free.chooses("lose:lake-men", "done")
    assert table.units("camp") == {}
    assert table.state.characters["bard"] == "eliminated"


@pytest.mark.rule("B5A-30.3")
def test_nobody_advances_upon_an_army_destroyed_outside_battle() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army("eastern-bank-north-plains", orcs=3)
    struck(table, "camp", 2).free.chooses("lose:lake-men", "done")
    assert table.asked == [(FREE, "act")]
    assert table.units("eastern-bank-north-plains") == {"orcs": 3}
    assert not table.state.control["camp"]


@pytest.mark.rule("B5A-30.3")
def test_an_army_destroyed_on_its_retreat_is_not_followed_to_where_it_fell() -> None:
    table = Battlefield.empty().army(EAST_PLAINS, lake_men=1, damage=1)
    table.character("bilbo", EAST_PLAINS)
    driven_back(table, to=EAST_MARSH).free.chooses("lose:lake-men", "done")
    assert table.state.characters["bilbo"] == "eliminated"
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert table.units(EAST_PLAINS) == {"orcs": 1}
    assert table.units(EAST_MARSH) == {}


@pytest.mark.rule("B5A-30.1")
def test_an_attack_from_outside_that_misses_asks_for_no_casualties() -> None:
    table = Battlefield.empty().army("valley-central-plains", orcs=3, damage=2)
    table.board(eagles=table.state.eagles | {"valley": 1})
    table.acting(FREE, free="muster", shadow="army").free.chooses("act:muster:strong-and-noble")
    table.dice(1, 1, 1, 1, 1, 1).free.chooses("swoop:valley-central-plains", "done")
    assert table.damage("valley-central-plains") == 2
    assert table.asked == [(SHADOW, "act")]
