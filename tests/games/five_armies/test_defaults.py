"""What a player gets who accepts what a decision proposes: always legal, and never foolish."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

HILLS = "valley-central-hills"
PLAINS = "valley-central-plains"


def led(table: Battlefield) -> list[str]:
    """Return the places of Leadership tokens."""
    return sorted(place for place, army in table.state.armies.items() if army.tokens)


@pytest.mark.rule("B5A-24.1")
def test_as_many_dice_are_re_rolled_as_leadership_allows() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=3, tokens=2)
    table.attack(HILLS, PLAINS).dice(1, 1, 1, 1, 1, 6, 5).manoeuvres()
    table.shadow.accepts()
    assert events.DiceRerolled(SHADOW, (), (6, 5, 1)) in table.events


@pytest.mark.rule("B5A-CR-38")
def test_a_card_for_several_armies_takes_as_many_as_it_may() -> None:
    table = Battlefield.empty().army("camp", lake_men=1)
    places = [f"broken-lands-{name}" for name in ("north-plains", "spur-plains", "east-hills")]
    for place in (*places, HILLS, PLAINS):
        table.army(place, orcs=1)
    table.plays(SHADOW, "ss-chieftains-and-champions").shadow.chooses(f"choose:{HILLS}").accepts()
    assert len(led(table)) == 4
    assert HILLS in led(table)


@pytest.mark.rule("B5A-25.8")
def test_only_forced_casualties_are_taken_and_the_weakest_go_first() -> None:
    table = Battlefield.empty().army(PLAINS, goblins=1, orcs=2, damage=3)
    table.army(HILLS, dwarf_veterans=1, lake_men=1).attack(HILLS, PLAINS)
    table.dice(6, 6, 1, 1, 1, 1).manoeuvres()
    table.shadow.accepts()
    assert (table.units(PLAINS), table.damage(PLAINS)) == ({"orcs": 1}, 1)


@pytest.mark.rule("B5A-25.8")
def test_an_army_that_can_bear_its_damage_loses_nobody() -> None:
    table = Battlefield.empty().army(PLAINS, goblins=1, orcs=2, damage=1)
    table.army(HILLS, lake_men=2).attack(HILLS, PLAINS).dice(6, 6, 1, 1, 1).manoeuvres()
    table.shadow.accepts()
    assert (table.units(PLAINS), table.damage(PLAINS)) == ({"goblins": 1, "orcs": 2}, 3)


@pytest.mark.rule("B5A-4.5")
def test_as_many_generals_are_activated_as_may_be() -> None:
    table = Battlefield()
    table.free.accepts()
    assert table.state.activated == ["bard", "dain", "gandalf"]
    table = Battlefield()
    table.free.chooses("activate:thranduil").accepts()
    assert table.state.activated == ["thranduil", "bard", "dain"]


@pytest.mark.rule("B5A-4.6")
def test_the_largest_armies_of_the_free_peoples_are_led() -> None:
    table = Battlefield.empty().character("bard", "camp").character("dain", "camp")
    table.army("camp", lake_men=1).army("lower-slopes", lake_men=3).army("ravenhill", lake_men=2)
    table.phase("activate_generals").free.chooses("activate:bard", "activate:dain", "done")
    table.shadow.may_not("place-token:camp", because="B5A-13.1")
    table.free.accepts()
    assert led(table) == ["lower-slopes", "ravenhill"]


@pytest.mark.rule("B5A-4.6")
def test_the_rest_of_the_tokens_goes_to_other_armies_than_those_picked() -> None:
    table = Battlefield.empty().character("bard", "camp").character("dain", "camp")
    table.army("camp", lake_men=1).army("lower-slopes", lake_men=3).army("ravenhill", lake_men=2)
    table.phase("activate_generals").free.chooses("activate:bard", "activate:dain", "done")
    table.free.chooses("place-token:lower-slopes").accepts()
    assert led(table) == ["lower-slopes", "ravenhill"]


@pytest.mark.rule("B5A-4.9")
def test_the_largest_armies_of_the_shadow_are_led() -> None:
    table = Battlefield.empty().army(HILLS, orcs=1).army(PLAINS, orcs=3)
    table.army("broken-lands-east-hills", wargs=2).phase("shadow_leadership")
    table.shadow.chooses("split:1:5").accepts()
    assert led(table) == [PLAINS]


@pytest.mark.rule("B5A-4.10")
def test_great_bats_are_spread_over_the_territories() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=3).phase("shadow_leadership")
    table.shadow.chooses("split:0:6").chooses("send-bats:broken-lands").accepts()
    assert table.state.bats == {
        "eastern-bank": 1,
        "southern-spur": 2,
        "valley": 1,
        "broken-lands": 2,
    }


@pytest.mark.rule("B5A-32.6")
def test_the_lord_calls_an_eagle_or_all_fly_where_the_first_is_sent() -> None:
    def lord(eagles: int) -> Battlefield:
        table = Battlefield.empty().character("lord-of-the-eagles", "eagles-eyrie")
        table.board(activated=["lord-of-the-eagles"])
        table.board(eagles={**table.state.eagles, "eagles-eyrie": eagles})
        table.acting(FREE, free="muster").free.chooses("use-general:lord-of-the-eagles")
        return table

    table = lord(2)
    table.free.accepts()
    assert table.state.eagles["eagles-eyrie"] == 3
    table = lord(5)
    table.free.accepts()
    assert table.state.eagles["eastern-bank"] == 5
    assert table.state.characters["lord-of-the-eagles"] == "eastern-bank"
    table = lord(3)
    table.free.chooses("send-eagle:valley").accepts()
    assert (table.state.eagles["valley"], table.state.eagles["eagles-eyrie"]) == (3, 0)
    assert table.state.characters["lord-of-the-eagles"] == "valley"
    table = lord(3)
    table.free.chooses("send-lord:valley").accepts()
    assert (table.state.eagles["valley"], table.state.eagles["eagles-eyrie"]) == (3, 0)


@pytest.mark.rule("B5A-32.8")
def test_one_eagle_attacks() -> None:
    def eagles() -> Battlefield:
        table = Battlefield.empty().army(PLAINS, orcs=1).army(HILLS, orcs=1)
        table.character("lord-of-the-eagles", "valley")
        table.board(eagles={**table.state.eagles, "valley": 2})
        table.acting(FREE, free="muster", shadow="army")
        table.free.chooses("act:muster:strong-and-noble")
        return table

    table = eagles().dice(1, 1, 1, 1, 1, 1)
    table.free.accepts()
    assert table.state.eagles["eagles-eyrie"] == 1
    table = eagles().dice(1, 1, 1, 1, 1, 1)
    table.free.chooses(f"swoop:{HILLS}").accepts()
    assert table.state.eagles["eagles-eyrie"] == 1


@pytest.mark.rule("B5A-8.7")
def test_the_excess_of_a_hand_is_discarded_and_not_more() -> None:
    event_cards = (
        *("ev-encirclement-fierce-defence", "ev-troop-leader-battle-fury"),
        *("ev-marching-companies-overmastered", "ev-encirclement-no-quarter"),
    )
    stories = ("sf-dismay", "sf-rescue")
    table = Battlefield.empty().hand(FREE, *event_cards, *stories)
    table.acting(FREE, free="event", shadow="army").draws_cards(FREE)
    assert len(table.free.ask.default) == 3
    table.shadow.may_not("done", because="not-your-decision")
    table.free.chooses("discard:sf-rescue")
    assert len(table.free.ask.default) == 2
    table.free.accepts()
    assert events.CardsBuried(FREE, 1, 1) in table.events
    assert len(table.free.sees("event-hand-free")) == 4
    assert len(table.free.sees("story-free-hand")) == 2


@pytest.mark.rule("B5A-7.12")
def test_the_first_two_damaged_armies_are_rallied() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, damage=1)
    table.army("ravenhill", lake_men=1, damage=1).army("lower-slopes", lake_men=1, damage=1)
    table.acting(FREE, free="muster").free.chooses("act:muster:rally")
    assert [pick.id for pick in table.free.ask.default] == ["rally:camp", "rally:ravenhill", "done"]
    table.free.chooses("rally:ravenhill")
    assert [pick.id for pick in table.free.ask.default] == ["rally:camp", "done"]


@pytest.mark.rule("B5A-15.3")
def test_the_weakest_of_an_overfull_army_are_removed() -> None:
    table = Battlefield.empty().army("camp", lake_men=3, wood_elf_archers=1)
    table.army("eastern-bank-north-plains", wood_elf_spearmen=2, dwarf_veterans=1)
    table.acting(FREE, free="muster-army").free.chooses("act:muster-army:attack")
    table.free.chooses("army:eastern-bank-north-plains", "to:camp")
    assert [pick.id for pick in table.free.ask.default] == ["remove:lake-men"] * 2 + ["done"]
    table.free.chooses("remove:wood-elf-archers").accepts()
    assert table.units("camp") == {
        "dwarf-veterans": 1,
        "lake-men": 2,
        "wood-elf-spearmen": 2,
    }


@pytest.mark.rule("B5A-24.2")
def test_black_dice_are_re_rolled_before_white_ones() -> None:
    table = Battlefield.empty().army(PLAINS, lake_men=2).army(HILLS, orcs=1, wargs=1, tokens=1)
    table.attack(HILLS, PLAINS).dice(1, 1, 1, 1, 6).manoeuvres(shadow="unit-orcs")
    table.shadow.accepts()
    assert events.DiceRerolled(SHADOW, (6,), (1,)) in table.events


@pytest.mark.rule("B5A-CR-34")
def test_as_many_recruitment_tokens_go_as_must() -> None:
    table = Battlefield.empty().controls("ruins-of-dale", "fallen-bridge").army(PLAINS, orcs=1)
    table.lay("dwarves-and-men-at-camp", "lake-men")
    table.lay("elves-at-camp", *("wood-elf-archers",) * 3)
    table.dice(4, 4, 4, 1).plays(SHADOW, "ss-great-dread")
    table.shadow.chooses("take-token:camp:dwarves-and-men").accepts()
    assert table.state.size("dwarves-and-men-at-camp") == 0
    assert table.state.size("elves-at-camp") == 1


@pytest.mark.rule("B5A-CR-49")
def test_leadership_is_taken_from_the_largest_armies_as_much_as_must() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).army(PLAINS, orcs=1)
    table.army("ravenhill", lake_men=3, tokens=1).army("lower-slopes", lake_men=2, tokens=1)
    table.board(bats=table.state.bats | {"valley": 2}).plays(SHADOW, "ss-whirling-bats")
    table.shadow.chooses("take-bats:valley", "take-bats:valley", "done")
    table.shadow.chooses("take-leadership:ravenhill").accepts()
    assert led(table) == ["camp"]
