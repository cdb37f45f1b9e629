"""Chapter 22: the manoeuvres, chosen in secret from the battle hands."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.fight import Fight

DEFENDED = "valley-central-plains"
HILLS = "valley-central-hills"
EAST = "valley-east-plains"


def meeting(*, bats: int = 0) -> Battlefield:
    """2 Orcs and 1 Wargs attack 2 Lake-men and 1 Spearmen; 3 dice for each side."""
    table = Battlefield.empty().army(DEFENDED, lake_men=2, wood_elf_spearmen=1)
    table.army(HILLS, orcs=2, wargs=1)
    table.state.bats["valley"] = bats
    return table.attack(HILLS, DEFENDED)


def play_round(table: Battlefield, *, free: str = "regroup", shadow: str = "regroup") -> None:
    """Play a round in which every die misses, and begin the next."""
    table.dice(*[1] * 6).manoeuvres(free=free, shadow=shadow)
    table.shadow.chooses("press-on")
    table.free.chooses("stand")


def battle_of(table: Battlefield) -> Fight:
    assert table.state.battle is not None
    return table.state.battle


# B5A-22.1, 22.2: the choice


@pytest.mark.rule("B5A-22.1")
def test_a_manoeuvre_is_secret_until_both_are_chosen() -> None:
    table, other = meeting(), meeting()
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]
    table.free.chooses("manoeuvre:unit-lake-men")
    other.free.chooses("manoeuvre:regroup")
    assert table.shadow.hears() == []
    assert table.view(SHADOW) == other.view(SHADOW)
    assert table.view() == other.view()
    assert battle_of(table).sides[FREE].card == ""
    table.shadow.chooses("manoeuvre:unit-wargs")
    shown = [event for event in table.events if isinstance(event, events.ManoeuvreShown)]
    assert set(shown) == {
        events.ManoeuvreShown(FREE, "unit-lake-men"),
        events.ManoeuvreShown(SHADOW, "unit-wargs"),
    }


@pytest.mark.rule("B5A-22.1")
def test_it_does_not_matter_who_chooses_first() -> None:
    table, other = meeting(), meeting()
    table.shadow.chooses("manoeuvre:unit-orcs")
    other.shadow.chooses("manoeuvre:unit-wargs")
    assert table.free.hears() == []
    assert table.view(FREE) == other.view(FREE)
    table.shadow.may_not("manoeuvre:unit-wargs", because="not-your-decision")  # it stays chosen


@pytest.mark.rule("B5A-22.1")
def test_a_manoeuvre_must_be_chosen_and_regroup_is_always_there() -> None:
    table = meeting()
    for free, shadow in (
        ("unit-lake-men", "unit-orcs"),
        ("unit-wood-elf-spearmen", "unit-wargs"),
        ("regroup", "regroup"),
        ("regroup", "regroup"),
    ):
        for seat in (table.free, table.shadow):
            seat.may("manoeuvre:regroup")
            assert all(option.startswith("manoeuvre:") for option in seat.options)
        play_round(table, free=free, shadow=shadow)


@pytest.mark.rule("B5A-22.2")
def test_the_choices_are_unit_cards_special_manoeuvres_and_regroup() -> None:
    table = meeting(bats=1)
    assert set(table.shadow.options) == {
        "manoeuvre:unit-orcs",
        "manoeuvre:unit-wargs",
        "manoeuvre:vampire-like",
        "manoeuvre:regroup",
    }
    assert set(table.free.options) == {
        "manoeuvre:unit-lake-men",
        "manoeuvre:unit-wood-elf-spearmen",
        "manoeuvre:regroup",
    }
    table.shadow.may_not("manoeuvre:unit-goblins", because="B5A-21.10")


@pytest.mark.rule("B5A-22.3")
def test_a_card_acts_only_on_the_armies_of_this_round() -> None:
    table = Battlefield.empty().army(DEFENDED, dwarf_veterans=2, lake_men=1)
    table.army(HILLS, orcs=3, tokens=1).army(EAST, orcs=3, tokens=1).acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:combined-attack")
    table.shadow.chooses(f"target:{DEFENDED}", f"join:{HILLS}", f"join:{EAST}", "done")
    table.shadow.chooses(f"fight-with:{EAST}")
    table.dice(6, 6, 6, 6, 1, 1, 1, 1)
    table.manoeuvres(free="unit-dwarf-veterans", shadow="unit-orcs")
    table.free.chooses("use-ability:unit-dwarf-veterans")  # one damage more, a token lost
    table.free.chooses("done")
    table.shadow.chooses("done")
    assert (table.damage(EAST), table.tokens(EAST)) == (2, 0)
    assert (table.damage(HILLS), table.tokens(HILLS)) == (0, 1)
    table.shadow.chooses("use-ability:unit-orcs")  # a token gained
    assert (table.tokens(EAST), table.tokens(HILLS)) == (1, 1)


# B5A-22.4, 22.5: unit cards


@pytest.mark.rule("B5A-22.4")
def test_a_played_unit_card_cannot_be_chosen_again_before_regroup() -> None:
    table = meeting()
    play_round(table, free="unit-lake-men", shadow="unit-orcs")
    assert battle_of(table).sides[SHADOW].used == ["unit-orcs"]  # for both to see
    table.shadow.may("manoeuvre:unit-wargs")
    table.shadow.may_not("manoeuvre:unit-orcs", because="B5A-22.4")
    table.free.may_not("manoeuvre:unit-lake-men", because="B5A-22.4")
    play_round(table, free="unit-wood-elf-spearmen", shadow="regroup")
    table.shadow.may("manoeuvre:unit-orcs")
    table.free.may_not(  # the other side's Regroup does not help
        "manoeuvre:unit-lake-men", "manoeuvre:unit-wood-elf-spearmen", because="B5A-22.4"
    )


@pytest.mark.rule("B5A-22.5")
def test_the_card_of_a_type_that_was_wiped_out_cannot_be_chosen() -> None:
    table = meeting()
    table.dice(1, 1, 1, 6, 6, 1).manoeuvres()
    table.shadow.chooses("lose:wargs", "done").chooses("press-on")
    table.free.chooses("stand")
    table.shadow.may_not("manoeuvre:unit-wargs", because="B5A-21.10")
    table.shadow.may("manoeuvre:unit-orcs")


# B5A-22.8, 22.9, 22.10: Mighty Strokes, Vampire-like


def thorin_defends() -> Battlefield:
    """As in `meeting`, with Thorin and his Fate card on the defender's side."""
    table = Battlefield.empty().army(DEFENDED, lake_men=2, wood_elf_spearmen=1)
    table.army(HILLS, orcs=2, wargs=1).character("thorin", DEFENDED).beside("fate-mighty-strokes")
    return table.attack(HILLS, DEFENDED)


def thorins_round(table: Battlefield, free: str) -> None:
    """Play a round in which every die misses, and begin the next."""
    table.dice(*[1] * 6).manoeuvres(free=free)
    table.free.chooses("reroll:0:0")
    table.shadow.chooses("press-on")
    table.free.chooses("stand")


@pytest.mark.rule("B5A-22.9")
def test_mighty_strokes_cannot_be_chosen_again_before_regroup() -> None:
    table = thorin_defends()
    thorins_round(table, "thorins-mighty-strokes")
    assert battle_of(table).sides[FREE].used == ["thorins-mighty-strokes"]
    for card in ("unit-lake-men", "unit-wood-elf-spearmen"):
        table.free.may_not("manoeuvre:thorins-mighty-strokes", because="B5A-22.4")
        thorins_round(table, card)
    thorins_round(table, "regroup")
    table.free.may("manoeuvre:thorins-mighty-strokes")


@pytest.mark.rule("B5A-22.8")
def test_mighty_strokes_need_no_black_die() -> None:
    table = thorin_defends().dice(1, 1, 1, 4, 3, 1).manoeuvres(free="thorins-mighty-strokes")
    assert events.CombatRolled(FREE, (), (4, 3, 1), 5, bonus=1) in table.events
    table.free.chooses("reroll:0:0")
    assert table.damage(HILLS) == 1


@pytest.mark.rule("B5A-22.8")
def test_vampire_like_needs_no_black_die() -> None:
    table = meeting(bats=1)
    table.dice(6, 1, 1, 1, 1, 1).manoeuvres(shadow="vampire-like")
    assert events.CombatRolled(SHADOW, (), (6, 1, 1), 5) in table.events
    assert table.asked == [(SHADOW, "use-vampire")]
    table.shadow.chooses("spend-bats")
    assert table.damage(DEFENDED) == 2
    assert table.state.bats["valley"] == 0


@pytest.mark.rule("B5A-22.10")
def test_vampire_like_returns_to_the_hand_every_round() -> None:
    table = meeting(bats=2)
    play_round(table, shadow="vampire-like")
    table.shadow.may("manoeuvre:vampire-like")
    table.dice(6, 1, 1, 1, 1, 1).manoeuvres(shadow="vampire-like")
    table.shadow.chooses("spend-bats")
    assert table.damage(DEFENDED) == 2
    table.free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.shadow.may("manoeuvre:vampire-like")


@pytest.mark.rule("B5A-22.10")
def test_vampire_like_is_useless_without_bats_but_may_be_chosen() -> None:
    table = meeting(bats=1)
    table.dice(6, 1, 1, 1, 1, 1).manoeuvres(shadow="vampire-like")
    table.shadow.chooses("spend-bats")
    table.free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.shadow.may("manoeuvre:vampire-like")
    table.dice(6, 1, 1, 1, 1, 1).manoeuvres(shadow="vampire-like")
    assert table.asked == [(FREE, "casualties")]
    assert table.damage(DEFENDED) == 3


# B5A-22.11, 22.12: Regroup


@pytest.mark.rule("B5A-22.11")
def test_regroup_brings_back_all_unit_cards_and_itself() -> None:
    table = meeting(bats=1)
    play_round(table, free="unit-lake-men", shadow="unit-orcs")
    play_round(table, free="unit-wood-elf-spearmen", shadow="unit-wargs")
    assert set(table.shadow.options) == {"manoeuvre:vampire-like", "manoeuvre:regroup"}
    play_round(table, shadow="regroup")
    assert battle_of(table).sides[SHADOW].used == []
    table.shadow.may("manoeuvre:unit-orcs", "manoeuvre:unit-wargs", "manoeuvre:regroup")
    table.free.may("manoeuvre:unit-lake-men", "manoeuvre:unit-wood-elf-spearmen")


@pytest.mark.rule("B5A-22.12")
def test_the_attackers_regroup_lets_nobody_retreat() -> None:
    table = meeting().dice(*[1] * 6).manoeuvres(free="unit-lake-men", shadow="regroup")
    assert set(table.shadow.options) == {"stop-attack", "press-on"}
    table.shadow.chooses("press-on")
    table.free.may("rout").may_not("retreat", because="B5A-28.4")


@pytest.mark.rule("B5A-22.12")
def test_both_may_play_regroup_and_the_defender_may_then_retreat() -> None:
    table = meeting().dice(*[1] * 6).manoeuvres(free="regroup", shadow="regroup")
    table.shadow.may_not("retreat", because="B5A-28.9").chooses("press-on")
    table.free.may("retreat")
