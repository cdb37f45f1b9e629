"""Chapter 34: the Great Bats."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import BatsSent, BatsSpent, DamageDealt, ManoeuvreShown

NORTH_POINT = "goblin-mustering-point-north"
WEST_POINT = "goblin-mustering-point-west"


def bats(table: Battlefield, **territories: int) -> Battlefield:
    """Put Great Bats into these territories: `bats(table, eastern_bank=2)`."""
    counts = {name.replace("_", "-"): count for name, count in territories.items()}
    return table.board(bats=dict.fromkeys(table.state.bats, 0) | counts)


def six_armies() -> Battlefield:
    """An army of the Shadow for each die of its pool, and Lake-men in the Camp."""
    table = Battlefield.empty().army("camp", lake_men=2).character("bard", "camp")
    for region in ("north-plains", "east-hills", "spur-plains", "ford-marsh", "east-plains"):
        table.army(f"broken-lands-{region}", orcs=1)
    return table.army(NORTH_POINT, goblins=1)


# What they are not


@pytest.mark.rule("B5A-34.1")
def test_bats_do_not_count_for_the_stacking_limit() -> None:
    table = bats(six_armies().army("broken-lands-riverside-plains", orcs=5), broken_lands=6)
    table.acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:attack")
    table.shadow.chooses("army:broken-lands-riverside-plains", "to:broken-lands-south-plains")
    assert table.units("broken-lands-south-plains") == {"orcs": 5}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-34.1")
def test_bats_take_and_hold_no_settlement() -> None:
    table = six_armies().controls("ruins-of-dale").phase("shadow_leadership")
    table.shadow.chooses("split:0:6").chooses(
        *("send-bats:eastern-bank",) * 3, *("send-bats:valley",) * 3, "done"
    )
    held = [region for region, taken in table.state.control.items() if taken]
    assert held == ["ruins-of-dale"]
    table.army("valley-southwest-plains", lake_men=1).acting(FREE, free="muster-army")
    table.free.chooses("act:muster-army:attack")
    table.free.chooses("army:valley-southwest-plains", "to:ruins-of-dale")
    assert not any(table.state.control.values())


@pytest.mark.rule("B5A-34.1")
def test_bats_cannot_be_attacked_and_stop_nobody() -> None:
    table = bats(six_armies(), eastern_bank=3, valley=3)
    table.acting(FREE, free="character muster-army", shadow="army")
    table.free.chooses("act:character:fast-move")
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    table.free.chooses("to:eastern-bank-ford-plains")
    assert table.units("eastern-bank-ford-plains") == {"lake-men": 2}
    table.shadow.chooses("skip:army")
    table.free.chooses("act:muster-army:attack").chooses("army:eastern-bank-ford-plains")
    table.free.may_not("attack:valley-north-marsh", because="B5A-21.1")


@pytest.mark.rule("B5A-34.1")
def test_bats_are_no_casualties() -> None:
    table = bats(six_armies().army("eastern-bank-north-plains", orcs=1), eastern_bank=6)
    table.attack("camp", "eastern-bank-north-plains").dice(6, 6, 1).manoeuvres()
    assert table.shadow.options == ["lose:orcs"]
    table.shadow.chooses("lose:orcs", "done")
    assert table.units("eastern-bank-north-plains") == {}
    assert table.state.bats["eastern-bank"] == 6


# How many there are


@pytest.mark.rule("B5A-34.2")
def test_none_to_six_bats_are_chosen_with_as_many_tokens_as_fill_the_pool() -> None:
    table = six_armies().phase("shadow_leadership")
    assert set(table.shadow.options) == {f"split:{6 - number}:{number}" for number in range(7)}
    table.shadow.may_not("split:3:2", "split:4:3", because="B5A-4.8")
    table = six_armies().board(pool=[5, 7]).phase("shadow_leadership")
    table.shadow.may("split:1:6").may_not("split:0:7", because="B5A-1.7")


@pytest.mark.rule("B5A-34.2")
def test_the_number_of_bats_is_chosen_anew_every_turn() -> None:
    table = six_armies().phase("shadow_leadership")
    table.shadow.chooses("split:2:4").accepts()
    table.shadow.chooses(*("send-bats:valley",) * 4, "done")
    assert BatsSent("valley", 4) in table.events
    table.phase("end_of_turn").free.chooses("done")
    assert not any(table.state.bats.values())
    assert table.asked == [(SHADOW, "split-leadership-bats")]
    table.shadow.may("split:0:6").chooses("split:0:6")
    table.shadow.chooses(*("send-bats:broken-lands",) * 6, "done")
    assert table.state.bats["broken-lands"] == 6
    assert table.state.bats["valley"] == 0


# Cloud of Bats


def clouds() -> Battlefield:
    """Bats over the Valley, armies there and elsewhere."""
    table = Battlefield.empty().army("camp", lake_men=2).army("ruins-of-dale", lake_men=1)
    table.army("valley-south-plains", orcs=3, wargs=1).army("valley-east-marsh", orcs=2)
    table.army("broken-lands-east-plains", orcs=2).army(NORTH_POINT, goblins=3)
    return bats(table, valley=2).board(open_passes={NORTH_POINT: True, WEST_POINT: True})


@pytest.mark.rule("B5A-34.3")
def test_a_cloud_of_bats_moves_an_army_of_their_territory_one_region() -> None:
    table = clouds().acting(SHADOW, free="muster-army", shadow="muster muster")
    table.shadow.chooses("act:muster:cloud-of-bats")
    table.shadow.may("army:valley-east-marsh")
    table.shadow.may_not(f"army:{NORTH_POINT}", because="B5A-34.3")
    table.shadow.may_not("army:broken-lands-east-plains", because="B5A-34.3")
    table.shadow.chooses("army:valley-south-plains")
    table.shadow.may_not("to:ruins-of-dale", because="B5A-14.1")
    table.shadow.may_not("to:valley-north-marsh", because="B5A-3.3")
    table.shadow.chooses("leave:wargs", "to:valley-southwest-plains")
    assert table.units("valley-southwest-plains") == {"orcs": 3}
    assert table.units("valley-south-plains") == {"wargs": 1}
    assert BatsSpent("valley") in table.events
    assert table.state.bats == {
        "eastern-bank": 0,
        "southern-spur": 0,
        "valley": 1,
        "broken-lands": 0,
    }
    assert table.asked == [(FREE, "act")]  # one army, one region


@pytest.mark.rule("B5A-34.3")
def test_a_cloud_of_bats_takes_a_muster_result_of_the_shadow() -> None:
    table = clouds().acting(SHADOW, shadow="muster muster-army army character event eye")
    table.shadow.may("act:muster:cloud-of-bats", "act:muster-army:cloud-of-bats")
    for die in ("army", "character", "event"):
        table.shadow.may_not(f"act:{die}:cloud-of-bats", because="B5A-34.3")
    table.shadow.may_not("act:eye:cloud-of-bats", because="B5A-7.18")
    table.acting(FREE, free="muster-army will-of-the-west")
    table.free.may_not("act:muster-army:cloud-of-bats", because="B5A-34.3")
    table.free.may_not("act:will-of-the-west:cloud-of-bats", because="B5A-34.3")


@pytest.mark.rule("B5A-34.3")
def test_without_bats_over_an_army_there_is_no_cloud_and_none_is_spent_for_nothing() -> None:
    table = bats(clouds(), eastern_bank=2).acting(SHADOW, shadow="muster army")
    table.shadow.may_not("act:muster:cloud-of-bats", because="B5A-34.3")
    table = clouds().acting(SHADOW, free="muster-army", shadow="muster")
    table.shadow.chooses("act:muster:cloud-of-bats").chooses("done")
    assert table.asked == [(FREE, "act")]
    assert table.state.bats["valley"] == 2


@pytest.mark.rule("B5A-34.4")
def test_the_army_under_the_cloud_may_leave_the_territory_and_needs_no_leadership() -> None:
    table = clouds().acting(SHADOW, free="muster-army", shadow="muster")
    table.shadow.chooses("act:muster:cloud-of-bats")
    table.shadow.chooses("army:valley-east-marsh", "to:broken-lands-ford-marsh")
    assert table.units("broken-lands-ford-marsh") == {"orcs": 2}
    assert table.state.bats["valley"] == 1


@pytest.mark.rule("B5A-34.4")
def test_a_cloud_of_bats_brings_no_attack() -> None:
    table = clouds().acting(SHADOW, free="muster-army", shadow="muster")
    table.shadow.chooses("act:muster:cloud-of-bats").chooses("army:valley-south-plains")
    table.shadow.may_not("attack:ruins-of-dale", because="B5A-34.4")
    table.shadow.chooses("to:valley-central-plains")  # beside the ruins of Dale
    assert table.state.battle is None
    assert table.asked == [(FREE, "act")]


# Vampire-like


def storm(target: str, source: str, **units: int) -> Battlefield:
    """Orcs attack from one region to another; the defenders are named."""
    table = Battlefield.empty().army(target, **units).army(source, orcs=3)
    return table.army("lower-slopes", lake_men=1)


@pytest.mark.rule("B5A-34.5")
def test_the_card_is_taken_when_bats_are_in_the_territory_of_the_battle() -> None:
    table = bats(storm("camp", "valley-northwest-plains", lake_men=1), eastern_bank=1)
    table.attack("valley-northwest-plains", "camp")
    table.shadow.may("manoeuvre:vampire-like")
    table.free.may_not("manoeuvre:vampire-like", because="B5A-34.5")
    table = bats(storm("camp", "valley-northwest-plains", lake_men=1), valley=6)
    table.attack("valley-northwest-plains", "camp")
    table.shadow.may_not("manoeuvre:vampire-like", because="B5A-34.5")


@pytest.mark.rule("B5A-34.5")
def test_the_card_is_taken_by_a_defending_army_too() -> None:
    table = bats(storm("camp", "valley-northwest-plains", lake_men=1), valley=1)
    table.attack("camp", "valley-northwest-plains")
    table.shadow.may("manoeuvre:vampire-like")
    table = bats(storm("camp", "valley-northwest-plains", lake_men=1), eastern_bank=1)
    table.attack("camp", "valley-northwest-plains")
    table.shadow.may_not("manoeuvre:vampire-like", because="B5A-34.5")


def bite(*dice: int, card: str = "vampire-like", over: int = 2) -> Battlefield:
    """Three Orcs attack four Lake-men in Dale with bats above; the Free Peoples regroup."""
    table = bats(storm("ruins-of-dale", "valley-south-plains", lake_men=4), valley=over)
    table.attack("valley-south-plains", "ruins-of-dale").dice(*dice)
    return table.manoeuvres(shadow=card)


@pytest.mark.rule("B5A-34.6")
def test_bats_are_spent_for_one_more_damage_after_the_army_dealt_some() -> None:
    table = bite(5, 1, 1, 1, 1, 1, 1)
    assert table.asked == [(SHADOW, "use-vampire")]
    table.shadow.chooses("spend-bats")
    assert BatsSpent("valley") in table.events
    assert DamageDealt(FREE, "ruins-of-dale", 2, 0) in table.events
    assert table.damage("ruins-of-dale") == 2
    assert table.state.bats["valley"] == 1  # one figure, and no second one this round
    assert table.asked == [(FREE, "casualties")]


@pytest.mark.rule("B5A-34.6")
def test_the_bats_may_be_kept() -> None:
    table = bite(5, 1, 1, 1, 1, 1, 1)
    table.shadow.chooses("keep-bats")
    assert table.damage("ruins-of-dale") == 1
    assert table.state.bats["valley"] == 2


@pytest.mark.rule("B5A-34.6")
def test_without_damage_dealt_or_with_another_card_no_bats_are_spent() -> None:
    table = bite(4, 1, 1, 1, 1, 1, 1)
    assert table.asked == [(SHADOW, "stop-attack")]
    assert table.state.bats["valley"] == 2
    table = bite(5, 1, 1, 1, 1, 1, 1, card="regroup")
    assert table.asked == [(FREE, "casualties")]
    assert table.damage("ruins-of-dale") == 1


@pytest.mark.rule("B5A-34.6")
def test_bats_bite_for_a_defending_army_too() -> None:
    table = bats(storm("ruins-of-dale", "valley-south-plains", lake_men=3), valley=1)
    table.attack("ruins-of-dale", "valley-south-plains").dice(1, 1, 1, 5, 5, 1)
    table.manoeuvres(shadow="vampire-like").shadow.chooses("spend-bats")
    assert DamageDealt(FREE, "ruins-of-dale", 3, 0) in table.events
    assert table.state.bats["valley"] == 0


@pytest.mark.rule("B5A-34.6")
def test_damage_on_a_fortification_counts_as_dealt() -> None:
    table = bats(storm("ravenhill", "southern-spur-south-mountains", lake_men=2), southern_spur=1)
    table.attack("southern-spur-south-mountains", "ravenhill").dice(6, 1, 1, 1, 1)
    table.manoeuvres(shadow="vampire-like").shadow.chooses("spend-bats")
    assert DamageDealt(FREE, "ravenhill", 0, 2) in table.events
    assert table.state.breaches["ravenhill"] == 2
    assert table.damage("ravenhill") == 0


@pytest.mark.rule("B5A-34.6")
def test_damage_that_is_prevented_afterwards_counts_as_dealt() -> None:
    table = bats(storm("ruins-of-dale", "valley-south-plains", wood_elf_spearmen=2), valley=1)
    table.attack("valley-south-plains", "ruins-of-dale").dice(5, 1, 1, 5, 1)
    table.manoeuvres(free="unit-wood-elf-spearmen", shadow="vampire-like")
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    table.shadow.chooses("spend-bats")
    assert DamageDealt(FREE, "ruins-of-dale", 1, 0) in table.events
    assert table.state.bats["valley"] == 0


@pytest.mark.rule("B5A-34.7")
def test_with_no_bats_left_the_card_may_be_chosen_and_does_nothing() -> None:
    table = bite(5, 1, 1, 1, 1, 1, 1, over=1)
    table.shadow.chooses("spend-bats")
    table.free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    assert table.state.bats["valley"] == 0
    table.shadow.may("manoeuvre:vampire-like")
    table.dice(5, 1, 1, 1, 1, 1, 1).manoeuvres(shadow="vampire-like")
    assert ManoeuvreShown(SHADOW, "vampire-like") in table.events
    assert table.asked == [(FREE, "casualties")]  # nothing is asked about bats
    assert table.damage("ruins-of-dale") == 3
