"""Chapter 35: Bolg and his bodyguards."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import (
    AbilityUsed,
    CharacterEliminated,
    CharacterEntered,
    DamageDealt,
    DamagePrevented,
    RoundBegan,
)


def valley() -> Battlefield:
    """Orcs in the Valley and elsewhere; nobody controls Dale but the Free Peoples."""
    table = Battlefield.empty().army("valley-central-plains", orcs=3)
    table.army("broken-lands-east-hills", wargs=2).army("goblin-mustering-point-north", goblins=2)
    return table.army("mountain-pass-west", goblins=1).army("camp", lake_men=1)


def enter(table: Battlefield, region: str) -> Battlefield:
    """Bolg enters play."""
    table.acting(SHADOW, free="muster-army", shadow="character army")
    table.shadow.chooses("act:character:enter-play").chooses(f"enter:bolg:{region}")
    return table


def warband(*, bodyguards: int = 2, damage: int = 0, **units: int) -> Battlefield:
    """Bolg with an army in the south of the Valley, three Lake-men west of him."""
    table = Battlefield.empty().army("valley-southwest-plains", lake_men=3)
    table.army("valley-south-plains", damage=damage, **units or {"orcs": 3})
    return table.character("bolg", "valley-south-plains").board(bodyguards=bodyguards)


# Entering play


@pytest.mark.rule("B5A-35.1")
def test_bolg_enters_with_any_shadow_army_on_the_battlefield() -> None:
    table = valley().acting(SHADOW, free="muster-army", shadow="character army")
    table.shadow.may_not("act:army:enter-play", because="B5A-10.5")
    table.shadow.chooses("act:character:enter-play")
    assert set(table.shadow.options) == {
        "enter:bolg:valley-central-plains",
        "enter:bolg:broken-lands-east-hills",
        "done",
    }
    table.shadow.may_not("enter:bolg:valley-east-plains", because="B5A-10.5")
    table.shadow.chooses("enter:bolg:broken-lands-east-hills")
    assert CharacterEntered("bolg", "broken-lands-east-hills") in table.events
    assert table.state.characters["bolg"] == "broken-lands-east-hills"
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-35.1")
def test_bolg_does_not_enter_while_no_army_is_in_the_valley() -> None:
    table = valley()
    del table.state.armies["valley-central-plains"]
    table.acting(SHADOW, free="muster-army", shadow="character army")
    table.shadow.may_not("enter:bolg:broken-lands-east-hills", because="B5A-10.4")


@pytest.mark.rule("B5A-35.2")
def test_bolg_has_three_bodyguards_if_dale_is_taken_and_otherwise_one() -> None:
    table = enter(valley().controls("ruins-of-dale"), "valley-central-plains")
    assert table.state.bodyguards == 3
    table = enter(valley().controls("fallen-bridge", "camp"), "valley-central-plains")
    assert table.state.bodyguards == 1


@pytest.mark.rule("B5A-35.2")
def test_dale_taken_later_adds_no_bodyguard() -> None:
    table = enter(valley(), "valley-central-plains").acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:attack")
    table.shadow.chooses("army:valley-central-plains", "to:ruins-of-dale")
    assert table.state.control["ruins-of-dale"]
    assert table.state.bodyguards == 1


# Bodyguards


@pytest.mark.rule("B5A-35.3")
def test_a_bodyguard_prevents_all_damage_of_the_round() -> None:
    table = warband(damage=1).attack("valley-southwest-plains", "valley-south-plains")
    table.dice(5, 5, 6, 6, 6, 6).manoeuvres()
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.may("keep-bodyguard").chooses("spend-bodyguard")
    assert DamagePrevented(SHADOW, 3) in table.events
    assert table.damage("valley-south-plains") == 1  # what was there before
    assert table.units("valley-south-plains") == {"orcs": 3}
    assert table.state.bodyguards == 1
    assert table.damage("valley-southwest-plains") == 3


@pytest.mark.rule("B5A-35.3")
def test_a_bodyguard_may_be_kept_and_none_is_asked_for_without_tokens() -> None:
    table = warband().attack("valley-southwest-plains", "valley-south-plains")
    table.dice(5, 5, 1, 6, 6, 6).manoeuvres().shadow.chooses("keep-bodyguard")
    assert table.damage("valley-south-plains") == 2
    assert table.state.bodyguards == 2
    table = warband(bodyguards=0).attack("valley-southwest-plains", "valley-south-plains")
    table.dice(5, 5, 1, 6, 6, 6).manoeuvres()
    assert table.damage("valley-south-plains") == 2
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]


@pytest.mark.rule("B5A-35.4")
def test_a_bodyguard_is_spent_when_all_damage_is_known_and_before_casualties() -> None:
    table = warband(orcs=1).attack("valley-southwest-plains", "valley-south-plains")
    table.dice(5, 5, 1, 6).manoeuvres(free="unit-lake-men")
    assert table.asked == [(FREE, "use-unit-ability")]  # one more damage
    table.free.chooses("use-ability:unit-lake-men")
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert DamagePrevented(SHADOW, 3) in table.events  # one token for all of it
    assert table.state.bodyguards == 1
    assert table.units("valley-south-plains") == {"orcs": 1}
    assert table.asked == [(FREE, "casualties")]


@pytest.mark.rule("B5A-35.4")
def test_every_round_takes_a_bodyguard_of_its_own() -> None:
    table = warband().attack("valley-southwest-plains", "valley-south-plains")
    table.dice(5, 1, 1, 6, 6, 6).manoeuvres().shadow.chooses("spend-bodyguard")
    table.free.accepts()
    table.free.chooses("press-on")
    table.shadow.chooses("stand")
    table.dice(5, 5, 1, 6, 6, 6).manoeuvres()
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert table.state.bodyguards == 0
    assert table.damage("valley-south-plains") == 0


def cornered(*, bodyguards: int = 1) -> Battlefield:
    """Bolg's army is driven out of the western mountains by Lake-men from Ravenhill."""
    table = Battlefield.empty().army("ravenhill", lake_men=2)
    table.army("southern-spur-west-mountains", orcs=3).board(bodyguards=bodyguards)
    table.character("bolg", "southern-spur-west-mountains")
    table.attack("ravenhill", "southern-spur-west-mountains").dice(1, 1, 1, 1, 1).manoeuvres()
    table.shadow.chooses("reroll:0:0")
    table.free.chooses("press-on")
    table.shadow.chooses("retreat")
    return table


@pytest.mark.rule("B5A-35.5")
def test_a_bodyguard_prevents_damage_outside_battle() -> None:
    table = cornered()
    assert table.state.characters["bolg"] == "southern-spur-south-mountains"
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert DamagePrevented(SHADOW, 1) in table.events
    assert table.damage("southern-spur-south-mountains") == 0
    assert table.state.bodyguards == 0
    table = cornered()
    table.shadow.chooses("keep-bodyguard")
    assert table.damage("southern-spur-south-mountains") == 1


@pytest.mark.rule("B5A-35.6")
def test_bodyguards_do_not_prevent_what_the_army_does_to_itself() -> None:
    table = warband(goblins=3).attack("valley-south-plains", "valley-southwest-plains")
    table.dice(6, 6, 6, 1, 1, 1).manoeuvres(shadow="unit-goblins")
    table.free.chooses("done")
    table.shadow.chooses("use-ability:unit-goblins")
    assert AbilityUsed(SHADOW, "unit-goblins") in table.events
    assert DamageDealt(SHADOW, "valley-south-plains", 1, 0) in table.events
    assert table.damage("valley-south-plains") == 1
    assert table.state.bodyguards == 2
    assert (SHADOW, "use-bodyguard") not in table.asked


@pytest.mark.rule("B5A-35.7")
def test_bodyguards_protect_only_the_army_of_bolg() -> None:
    for place in ("valley-south-marsh", "broken-lands-east-hills"):
        table = warband().character("bolg", place).army(place, orcs=1)
        table.attack("valley-southwest-plains", "valley-south-plains")
        table.dice(5, 5, 1, 6, 6, 6).manoeuvres()
        assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
        assert table.damage("valley-south-plains") == 2
        assert table.state.bodyguards == 2


# The end of Bolg


@pytest.mark.rule("B5A-35.8")
def test_bolg_falls_with_his_army_and_the_free_peoples_win() -> None:
    table = warband(bodyguards=0, orcs=1).army("camp", lake_men=1)
    table.attack("valley-southwest-plains", "valley-south-plains")
    table.dice(5, 5, 1, 6).manoeuvres()
    table.shadow.accepts()
    table.free.accepts()
    assert CharacterEliminated("bolg") in table.events
    assert table.state.characters["bolg"] == "eliminated"
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("free",), ("shadow",))
    assert table.state.outcome.reason == "B5A-31.4"


@pytest.mark.rule("B5A-35.8")
def test_bolg_stays_when_only_a_part_of_his_army_falls_or_another_army() -> None:
    table = warband(bodyguards=0, orcs=2).attack("valley-southwest-plains", "valley-south-plains")
    table.dice(5, 5, 5, 6, 6).manoeuvres()
    table.shadow.chooses("lose:orcs", "done")
    table.free.chooses("done")
    assert table.units("valley-south-plains") == {"orcs": 1}
    assert table.state.characters["bolg"] == "valley-south-plains"
    table = warband(bodyguards=0, orcs=1).character("bolg", "broken-lands-east-hills")
    table.attack("valley-southwest-plains", "valley-south-plains").dice(5, 5, 1, 6).manoeuvres()
    table.shadow.accepts()
    table.free.accepts()
    assert table.units("valley-south-plains") == {}
    assert table.state.outcome is None


@pytest.mark.rule("B5A-35.9")
def test_in_a_combined_attack_bodyguards_work_in_the_rounds_of_bolgs_army() -> None:
    table = Battlefield.empty().army("ruins-of-dale", lake_men=2)
    table.army("valley-south-plains", orcs=3).army("valley-central-hills", orcs=3)
    table.character("bolg", "valley-south-plains").board(bodyguards=2)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:combined-attack")
    table.shadow.chooses("target:ruins-of-dale")
    table.shadow.chooses("join:valley-south-plains", "join:valley-central-hills", "done")
    table.shadow.chooses("fight-with:valley-central-hills")
    table.dice(1, 1, 1, 5, 5).manoeuvres()
    assert table.asked == [(SHADOW, "casualties")]  # Bolg is not there
    table.shadow.chooses("done").chooses("press-on")
    table.free.chooses("stand")
    table.shadow.chooses("fight-with:valley-south-plains")
    assert RoundBegan(2, "valley-south-plains", "ruins-of-dale") in table.events
    table.dice(1, 1, 1, 5, 5).manoeuvres().shadow.chooses("reroll:0:0")
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("spend-bodyguard")
    assert table.damage("valley-south-plains") == 0
    assert table.damage("valley-central-hills") == 2
    assert table.state.bodyguards == 1
