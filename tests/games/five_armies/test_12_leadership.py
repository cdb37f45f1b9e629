"""Chapter 12: the leadership of armies, and Leadership tokens."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.state import leadership

NORTH_POINT = "goblin-mustering-point-north"
WEST_PASS = "mountain-pass-west"


# How well an army is led


@pytest.mark.rule("B5A-12.1")
def test_leadership_is_the_sum_of_characters_and_tokens() -> None:
    table = Battlefield.empty().army("camp", dwarf_regulars=2, dwarf_veterans=1, tokens=1)
    table.character("dain", "camp").army("eastern-bank-north-plains", orcs=1)
    table.attack("eastern-bank-north-plains", "camp").dice(1, 2, 3, 3, 4).manoeuvres()
    assert table.asked == [(FREE, "leader-reroll")]
    table.free.may("reroll:3:0").may_not("reroll:4:0", because="B5A-24.1")
    assert leadership(table.state, "camp") == 3


@pytest.mark.rule("B5A-12.1")
def test_every_character_and_every_token_of_the_army_counts_and_no_other() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army("ravenhill", lake_men=1, tokens=2)
    table.army("valley-west-plains", orcs=1, tokens=2).character("bolg", "valley-west-plains")
    for who in ("bard", "dain", "gandalf", "thranduil", "thorin", "bilbo"):
        table.character(who, "camp")
    assert leadership(table.state, "camp") == 1 + 2 + 1 + 2 + 2 + 0
    assert leadership(table.state, "ravenhill") == 2
    assert leadership(table.state, "valley-west-plains") == 3 + 2
    assert leadership(table.state, "lower-slopes") == 0


@pytest.mark.rule("B5A-12.2")
def test_an_army_has_leadership_by_a_token_or_a_character_that_leads() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).character("bilbo", "camp")
    table.army("ravenhill", lake_men=1).character("bard", "ravenhill")
    table.army("lower-slopes", lake_men=1, tokens=1).army("ruins-of-dale", lake_men=1)
    table.acting(FREE, free="character").free.chooses("act:character:fast-move")
    table.free.may("army:ravenhill", "army:lower-slopes")
    table.free.may_not("army:camp", "army:ruins-of-dale", because="B5A-12.2")


@pytest.mark.rule("B5A-12.2")
def test_bilbo_alone_leads_no_attack() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).character("bilbo", "camp")
    table.army("eastern-bank-north-plains", orcs=1).acting(FREE, free="character muster-army")
    table.free.may_not("act:character:led-attack", because="B5A-7.6")
    table.character("bard", "camp").free.may("act:character:led-attack")


@pytest.mark.rule("B5A-12.3")
def test_armies_that_merge_keep_all_their_tokens() -> None:
    table = Battlefield.empty().army("broken-lands-east-plains", orcs=1, tokens=2)
    table.army("broken-lands-ford-marsh", orcs=2, tokens=1).army("camp", lake_men=1)
    table.acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:broken-lands-east-plains", "to:broken-lands-riverside-plains")
    table.shadow.chooses("army:broken-lands-ford-marsh", "to:broken-lands-riverside-plains")
    assert table.units("broken-lands-riverside-plains") == {"orcs": 3}
    assert table.tokens("broken-lands-riverside-plains") == 3


# Tokens on the march


@pytest.mark.rule("B5A-12.4")
def test_tokens_move_with_the_army_or_stay_with_the_units_that_stay() -> None:
    for left, moved in ((0, 2), (1, 1), (2, 0)):
        table = Battlefield.empty().army("broken-lands-east-plains", orcs=3, tokens=2)
        table.army("camp", lake_men=1).acting(SHADOW, free="muster-army", shadow="army")
        table.shadow.chooses("act:army:attack")
        table.shadow.chooses("army:broken-lands-east-plains", "leave:orcs")
        table.shadow.chooses(*("leave-token",) * left, "to:broken-lands-south-plains")
        assert table.units("broken-lands-south-plains") == {"orcs": 2}
        assert table.tokens("broken-lands-south-plains") == moved
        assert table.tokens("broken-lands-east-plains") == left


@pytest.mark.rule("B5A-12.4")
def test_no_more_tokens_are_left_than_there_are() -> None:
    table = Battlefield.empty().army("broken-lands-east-plains", orcs=3, tokens=1)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:broken-lands-east-plains", "leave:orcs", "leave-token")
    table.shadow.may_not("leave-token", because="B5A-12.4")


@pytest.mark.rule("B5A-12.5")
def test_a_token_that_all_units_leave_behind_is_removed() -> None:
    table = Battlefield.empty().army("broken-lands-east-plains", orcs=3, tokens=1)
    table.army("camp", lake_men=1).acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:attack")
    table.shadow.chooses(
        "army:broken-lands-east-plains", "leave-token", "to:broken-lands-south-plains"
    )
    assert table.tokens("broken-lands-south-plains") == 0
    assert "broken-lands-east-plains" not in table.state.armies
    assert table.asked == [(FREE, "act")]  # the turn is not over


@pytest.mark.rule("B5A-12.8")
def test_a_token_left_alone_cannot_wait_for_the_second_move_of_the_action() -> None:
    table = Battlefield.empty().army("broken-lands-east-plains", orcs=3, tokens=1)
    table.army("broken-lands-middle-hills", wargs=2).army("camp", lake_men=1)
    table.acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses(
        "army:broken-lands-east-plains", "leave-token", "to:broken-lands-south-plains"
    )
    table.shadow.chooses("army:broken-lands-middle-hills", "to:broken-lands-east-plains")
    assert table.units("broken-lands-east-plains") == {"wargs": 2}
    assert table.tokens("broken-lands-east-plains") == 0


def orcs_storm_dale(*, dice: tuple[int, ...]) -> Battlefield:
    """Two Orcs with a token attack one Lake-men unit with a token in the ruins of Dale."""
    table = Battlefield.empty().army("ruins-of-dale", lake_men=1, tokens=1)
    table.army("valley-central-hills", orcs=2, tokens=1).army("camp", lake_men=1)
    table.attack("valley-central-hills", "ruins-of-dale")
    table.board(dice=[{"muster-army": 1}, {}])  # so that the turn goes on
    return table.dice(*dice).manoeuvres()


@pytest.mark.rule("B5A-12.5", "B5A-12.8")
def test_tokens_are_removed_after_casualties_and_after_an_advance() -> None:
    table = orcs_storm_dale(dice=(6, 6, 6))
    table.free.accepts()
    table.shadow.accepts()
    assert "ruins-of-dale" not in table.state.armies  # destroyed, and its token with it
    table.shadow.chooses("leave-token", "advance")
    assert "valley-central-hills" not in table.state.armies
    assert table.units("ruins-of-dale") == {"orcs": 2}
    assert table.tokens("ruins-of-dale") == 0
    assert table.asked == [(FREE, "act")]  # the turn is not over


@pytest.mark.rule("B5A-12.4", "B5A-12.8")
def test_a_token_goes_along_in_an_advance_and_in_a_retreat() -> None:
    table = orcs_storm_dale(dice=(6, 2, 2))
    table.shadow.chooses("reroll:0:0")
    table.free.chooses("reroll:0:0").chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("retreat").chooses("retreat-to:valley-southwest-plains")
    assert table.tokens("valley-southwest-plains") == 1
    assert "ruins-of-dale" not in table.state.armies
    table.shadow.chooses("advance")
    assert table.tokens("ruins-of-dale") == 1
    assert "valley-central-hills" not in table.state.armies


# Placing tokens


@pytest.mark.rule("B5A-12.6")
def test_armies_in_goblin_points_and_passes_receive_tokens() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=2).army(WEST_PASS, goblins=1)
    table.army("broken-lands-east-hills", orcs=3).army("camp", lake_men=1)
    table.phase("shadow_leadership").shadow.chooses("split:2:4")
    table.shadow.may(f"place-token:{NORTH_POINT}", f"place-token:{WEST_PASS}")
    table.shadow.chooses(f"place-token:{NORTH_POINT}", f"place-token:{WEST_PASS}", "done")
    assert table.tokens(NORTH_POINT) == table.tokens(WEST_PASS) == 1
    assert table.tokens("broken-lands-east-hills") == 0


def four_shadow_armies() -> Battlefield:
    """Four armies of the Shadow, one of them in a goblin mustering point."""
    table = Battlefield.empty().army("camp", lake_men=1).army(NORTH_POINT, goblins=1)
    table.army("valley-west-plains", orcs=1).army("valley-east-plains", orcs=1)
    return table.army("broken-lands-east-hills", wargs=1)


@pytest.mark.rule("B5A-12.7")
def test_the_shadow_takes_no_more_tokens_than_it_has_armies() -> None:
    table = four_shadow_armies().board(pool=[5, 7]).phase("shadow_leadership")
    assert set(table.shadow.options) == {"split:4:3", "split:3:4", "split:2:5", "split:1:6"}
    table.shadow.may_not("split:5:2", "split:6:1", "split:7:0", because="B5A-12.7")
    table.shadow.chooses("split:4:3")
    armies = table.state.places(SHADOW)
    assert [table.tokens(place) for place in armies] == [1, 1, 1, 1]


@pytest.mark.rule("B5A-12.7")
def test_tokens_of_the_shadow_that_bats_cannot_replace_are_lost() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).board(pool=[5, 7])
    table.phase("shadow_leadership")
    assert table.asked == [(SHADOW, "place-bats")]  # one token that finds no army, and six bats
    table.shadow.chooses(*("send-bats:valley",) * 6, "done")
    assert table.state.bats["valley"] == 6
    assert not any(army.tokens for army in table.state.armies.values())


@pytest.mark.rule("B5A-12.7")
def test_tokens_of_the_free_peoples_that_find_no_army_are_lost() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army("ravenhill", lake_men=1)
    table.character("bard", "camp").character("dain", "camp").character("gandalf", "camp")
    table.army("valley-west-plains", orcs=1).phase("activate_generals")
    table.free.chooses("activate:bard", "activate:dain", "activate:gandalf", "done")
    assert table.tokens("camp") == table.tokens("ravenhill") == 1
    assert table.tokens("valley-west-plains") == 0
