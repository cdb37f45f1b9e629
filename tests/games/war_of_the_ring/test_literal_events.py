"""The literal reading of event cards in situations made by hand: Fellowship and politics."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.literal_events import (
    CARDS,
    DOUBTS,
    FREE,
    SHADOW,
    Ask,
    Chance,
    Position,
    apply,
    choices,
    key,
    outcome,
    playable,
    start,
    step,
)
from games.war_of_the_ring.literal_events_requirements import side_of
from games.war_of_the_ring.literal_events_tables import (
    at_war,
    besieged_helms_deep,
    in_mordor,
    put,
    with_gollum,
)

# All cards


def test_every_card_is_asked_about_and_plays_at_the_start() -> None:
    position = start()
    assert len(CARDS) == 96
    unplayable = {card for card in CARDS if not playable(position, side_of(card), card)}
    for card in set(CARDS) - unplayable:
        assert isinstance(step(position, side_of(card), card), Ask | Chance | Position)
    assert unplayable == {
        *("fp-char-14", "fp-char-18", "fp-char-19", "fp-char-20", "fp-char-21", "fp-char-22"),
        *("fp-char-23", "fp-char-24", "fp-str-01", "fp-str-09", "fp-str-11", "fp-str-12"),
        *("fp-str-13", "sh-char-05", "sh-char-06", "sh-char-07", "sh-char-08", "sh-char-09"),
        *("sh-char-10", "sh-char-11", "sh-char-12", "sh-char-13", "sh-char-14", "sh-char-19"),
        *("sh-char-20", "sh-char-21", "sh-char-22", "sh-char-24", "sh-str-01", "sh-str-02"),
        *("sh-str-03", "sh-str-04", "sh-str-09", "sh-str-10", "sh-str-11"),
        *("sh-str-12", "sh-str-13", "sh-str-14", "sh-str-15", "sh-str-16", "sh-str-18"),
        *("sh-str-21", "sh-str-23", "sh-str-24"),
    }


def test_a_card_of_the_other_side_is_never_playable() -> None:
    assert not playable(start(), SHADOW, "fp-char-09")
    with pytest.raises(ValueError, match="cannot be played"):
        outcome(start(), SHADOW, "fp-char-09")


def test_a_played_card_leaves_the_hand_for_the_discards_or_the_table() -> None:
    position = start()
    position.hands[FREE] = {"fp-char-12", "fp-char-05"}
    after = outcome(outcome(position, FREE, "fp-char-12"), FREE, "fp-char-05")
    assert (after.hands[FREE], after.discards[FREE], after.table[FREE]) == (
        set(),
        {"fp-char-12"},
        {"fp-char-05"},
    )
    assert position.hands[FREE] == {"fp-char-12", "fp-char-05"}


def test_doubts_name_their_subject_and_their_reading() -> None:
    assert all(len(each) == 3 and all(each) for each in DOUBTS)


def test_key_ignores_zeros_and_the_order_of_tiles() -> None:
    one, other = start(), start()
    one.casualties["gondor-elite"] = 0
    one.pool.reverse()
    one.control["moria"] = SHADOW
    assert key(one) == key(other)
    one.control["moria"] = FREE
    assert key(one) != key(other)


def test_choices_and_chance_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="no such choice"):
        apply(start(), FREE, "fp-str-18", [("recruit", "gondor-elite", "erech")])
    with pytest.raises(ValueError, match="too much"):
        outcome(start(), FREE, "fp-char-12", [3])
    with pytest.raises(TypeError, match="needs chance"):
        choices(start(), FREE, "fp-char-09")


# The Fellowship


@pytest.mark.parametrize(
    ("guide", "dice", "left"), [("gandalf-grey", [3, 4, 5], 3), ("strider", [3, 4, 2], 2)]
)
def test_athelas_heals_by_dice(guide: str, dice: list[int], left: int) -> None:
    position = start()
    position.corruption, position.guide = 4, guide
    assert outcome(position, FREE, "fp-char-09", dice).corruption == left


def test_special_tiles_wait_for_mordor_or_go_into_the_pool() -> None:
    assert outcome(start(), FREE, "fp-char-03").waiting == ["fel-phial"]
    assert "sha-shelob" in outcome(in_mordor(), SHADOW, "sh-char-01").pool


def test_bilbos_song_heals_two_with_gollum_and_not_below_zero() -> None:
    position = with_gollum()
    position.corruption = 3
    assert outcome(position, FREE, "fp-char-12").corruption == 1
    position.corruption = 1
    assert outcome(position, FREE, "fp-char-12").corruption == 0


def test_another_way_moves_or_hides_only_with_gollum() -> None:
    assert choices(start(), FREE, "fp-char-10") == frozenset()
    position = with_gollum()
    assert choices(position, FREE, "fp-char-10") == {("none",), ("move",)}
    moved = apply(position, FREE, "fp-char-10", [("move",)])
    assert (moved.progress, moved.pending) == (1, [("hunt-roll",)])
    position.revealed = True
    assert not apply(position, FREE, "fp-char-10", [("hide",)]).revealed


def test_i_will_go_alone_reaches_one_region_further() -> None:
    position = start()
    position.corruption = 2
    gimli = {c[2] for c in choices(position, FREE, "fp-char-11") if c[1] == ("gimli",)}
    # Rivendell, Fords of Bruinen, High Pass, Goblin's Gate are three steps
    assert "goblins-gate" in gimli
    assert "eagles-eyrie" not in gimli
    choice = ("separate", ("gimli",), "rivendell")
    after = apply(position, FREE, "fp-char-11", [choice, ("guide", "strider")])
    assert (after.corruption, after.characters["gimli"]) == (1, "rivendell")
    assert after.guide == "strider"


def test_separated_in_mordor_is_out_of_the_game() -> None:
    position = in_mordor()
    choice = ("separate", ("gandalf-grey", "strider"), "")
    after = apply(position, FREE, "fp-char-11", [choice, ("guide", "gimli")])
    assert after.characters["strider"] == "eliminated"


def test_the_last_companions_leave_the_guide_to_gollum() -> None:
    position = start()
    for who in position.characters:
        if position.characters[who] == "fellowship" and who != "boromir":
            position.characters[who] = "eliminated"
    position.guide = "boromir"
    position.table[FREE] = {"fp-char-07"}
    after = apply(position, FREE, "fp-char-11", [("separate", ("boromir",), "rivendell")])
    assert (after.guide, after.characters["gollum"]) == ("gollum", "fellowship")
    assert after.discards[FREE] == {"fp-char-11", "fp-char-07"}


def test_mirror_turns_a_character_die_and_heals_in_lorien() -> None:
    position = start()
    position.dice[FREE] = {"character": 2}
    position.corruption, position.ring_bearers = 2, "lorien"
    after = outcome(position, FREE, "fp-char-13")
    assert after.dice[FREE] == {"character": 1, "will-of-the-west": 1}
    assert after.corruption == 1
    position.control["lorien"] = SHADOW
    assert outcome(position, FREE, "fp-char-13").corruption == 2


def test_challenge_of_the_king_removes_eyes_or_the_king() -> None:
    position = start()
    position.characters["strider"] = "minas-tirith"
    some = outcome(position, FREE, "fp-char-14", ["std-eye", "std-3", "std-eye"])
    assert (some.removed, len(some.pool)) == (["std-eye", "std-eye"], 14)
    three = outcome(position, FREE, "fp-char-14", ["std-eye"] * 3)
    assert (three.removed, len(three.pool)) == ([], 16)
    assert three.characters["strider"] == "eliminated"
    position.characters["strider"] = "osgiliath"
    assert not playable(position, FREE, "fp-char-14")


def test_gwaihir_carries_into_a_besieged_stronghold() -> None:
    position = besieged_helms_deep()
    position.characters["boromir"] = "eastemnet"
    goal = ("move", ("boromir",), "helms-deep")
    assert goal in choices(position, FREE, "fp-char-15")
    assert goal in choices(position, FREE, "fp-char-16")
    beyond = ("move", ("boromir",), "eastemnet")
    assert beyond not in choices(position, FREE, "fp-char-15")


def test_there_and_back_again_wakes_the_north() -> None:
    position = start()
    for who in position.characters:
        if position.characters[who] == "fellowship":
            position.characters[who] = "eliminated"
    position.characters["gimli"] = "dale"
    position.guide = "gollum"
    after = outcome(position, FREE, "fp-char-17")
    assert after.active["dwarves"]
    assert after.active["north"]
    assert [after.steps_to_war[name] for name in ("dwarves", "elves", "north")] == [2, 2, 2]
    position.characters["gimli"] = "iron-hills"
    assert not outcome(position, FREE, "fp-char-17").active["dwarves"]


# Hunts by cards


def test_orc_patrol_ignores_eyes_and_blue_tiles() -> None:
    position = start()
    position.ring_bearers = "hollin"
    assert outcome(position, SHADOW, "sh-char-05", ["std-eye"]).used == ["std-eye"]
    asked = step(position, SHADOW, "sh-char-05", (), ["std-3"])
    assert isinstance(asked, Ask)
    assert asked.player == FREE
    assert asked.options == {("none",), ("casualty", "guide"), ("casualty", "random")}
    made = [("casualty", "random")]
    taken = step(position, SHADOW, "sh-char-05", made, ["std-3", "boromir"])
    assert isinstance(taken, Ask)
    assert taken.options == {("guide", "gandalf-grey"), ("guide", "strider")}


def test_isildurs_bane_takes_no_reduction() -> None:
    position = start()
    position.ring_bearers = "hollin"
    position.table[FREE] = {"fp-char-06"}
    after = outcome(position, SHADOW, "sh-char-06", ["std-2r"])
    assert (after.corruption, after.pending) == (2, [("reveal",)])


def test_foul_thing_takes_a_random_companion() -> None:
    position = start()
    position.ring_bearers = "moria"
    made = [("guide", "gandalf-grey")]
    after = apply(position, SHADOW, "sh-char-07", made, ["std-3", "legolas"])
    assert (after.corruption, after.characters["legolas"]) == (1, "eliminated")


def test_hobbit_taken_as_casualty_comes_onto_the_map() -> None:
    position = start()
    position.ring_bearers = "moria"
    made = [("separate", ("peregrin",), "dimrill-dale"), ("guide", "strider")]
    after = apply(position, SHADOW, "sh-char-07", made, ["std-2", "peregrin"])
    assert (after.corruption, after.characters["peregrin"]) == (1, "dimrill-dale")


def test_two_hobbits_and_gollum_reduce_three_points() -> None:
    # The example of WOTR-16.21
    position = start()
    for who in position.characters:
        if position.characters[who] == "fellowship" and who not in ("meriadoc", "peregrin"):
            position.characters[who] = "eliminated"
    position.guide, position.ring_bearers = "meriadoc", "hollin"
    made = [
        ("guide-separates", "meriadoc"),
        ("separate", ("meriadoc",), "hollin"),
        ("guide-separates", "peregrin"),
        ("separate", ("peregrin",), "hollin"),
        ("betray", "gollum"),
    ]
    after = apply(position, SHADOW, "sh-char-05", made, ["std-3"])
    assert (after.corruption, after.guide, after.pending) == (0, "gollum", [("reveal",)])


def test_table_cards_meet_the_tile() -> None:
    position = start()
    position.ring_bearers = "hollin"
    position.table[FREE] = {"fp-char-05", "fp-char-08"}
    prevented = apply(position, SHADOW, "sh-char-05", [("prevent", "fp-char-08")])
    assert (len(prevented.pool), prevented.discards[FREE]) == (16, {"fp-char-08"})
    made = [("none",), ("redraw", "fp-char-05")]
    again = apply(position, SHADOW, "sh-char-05", made, ["std-3", "std-eye"])
    assert (again.used, again.pool.count("std-3"), again.corruption) == (["std-eye"], 3, 0)


def test_candles_corrupt_and_twelve_ends_the_game() -> None:
    position = start()
    position.ring_bearers, position.corruption = "hollin", 10
    assert outcome(position, SHADOW, "sh-char-08", [4, 3, 6]).corruption == 12
    gollum = with_gollum()
    gollum.ring_bearers = "hollin"
    assert outcome(gollum, SHADOW, "sh-char-08", [4, 5, 6]).corruption == 1


def test_nazgul_search_reveals_where_a_nazgul_is() -> None:
    position = start()
    position.progress, position.ring_bearers = 1, "hollin"
    options = choices(position, SHADOW, "sh-char-09")
    assert ("fly", "sauron-nazgul", "barad-dur", "hollin") in options
    assert ("fly", "sauron-nazgul", "barad-dur", "rivendell") not in options
    made = [("fly", "sauron-nazgul", "barad-dur", "hollin"), ("done",)]
    assert apply(position, SHADOW, "sh-char-09", made).pending == [("reveal",)]
    assert apply(position, SHADOW, "sh-char-09", [("done",)]).pending == []


def test_nazgul_strike_discards_a_character_card_or_hunts() -> None:
    position = start()
    position.progress, position.ring_bearers = 1, "minas-morgul"
    position.table[FREE] = {"fp-char-05", "fp-str-02"}
    options = choices(position, SHADOW, "sh-char-11", [("done",)])
    assert options == {("none",), ("hunt-roll",), ("discard", "fp-char-05")}


def test_cruel_weather_moves_the_ring_bearers() -> None:
    position = start()
    position.progress = 2
    assert choices(position, SHADOW, "sh-char-10") == {
        ("ring-bearers", "fords-of-bruinen"),
        ("ring-bearers", "trollshaws"),
    }


@pytest.mark.parametrize(("before", "then"), [(3, 5), (4, 5)])
def test_morgul_wound_depends_on_corruption(before: int, then: int) -> None:
    position = start()
    position.revealed, position.corruption = True, before
    assert outcome(position, SHADOW, "sh-char-12").corruption == then


def test_lure_costs_a_companion_or_his_level() -> None:
    position = start()
    position.revealed = True
    assert choices(position, SHADOW, "sh-char-13", (), ["boromir"]) == {
        ("corruption", 2),
        ("eliminate", "boromir"),
    }


def test_breaking_separates_as_many_as_the_tile_says() -> None:
    position = start()
    position.revealed = True
    options = choices(position, SHADOW, "sh-char-14", (), ["std-2r"])
    assert len(options) == 21
    assert all(option[2] == "rivendell" for option in options)
    assert outcome(position, SHADOW, "sh-char-14", ["std-0r"]).used == ["std-0r"]
    gollum = with_gollum()
    gollum.revealed = True
    assert outcome(gollum, SHADOW, "sh-char-14").corruption == 1


# Dice


def test_lidless_eye_takes_up_to_three_dice() -> None:
    position = start()
    position.dice[SHADOW] = {"army": 2, "event": 1}
    options = choices(position, SHADOW, "sh-char-18")
    assert {len(option[1]) for option in options if isinstance(option[1], tuple)} == {0, 1, 2, 3}
    assert len(options) == 6
    after = apply(position, SHADOW, "sh-char-18", [("dice", ("army", "event"))])
    assert (after.dice[SHADOW], after.hunt_box) == ({"army": 1, "event": 0}, [0, 2])


def test_day_without_dawn_discards_wills() -> None:
    position = start()
    at_war(position, "isengard", "sauron", "southrons")
    position.dice[FREE] = {"will-of-the-west": 2, "event": 1}
    assert outcome(position, SHADOW, "sh-str-04").dice[FREE] == {
        "will-of-the-west": 0,
        "event": 1,
    }


# Politics


def test_wisdom_of_elrond_offers_nations_that_change() -> None:
    position = start()
    at_war(position, "gondor")
    assert choices(position, FREE, "fp-str-08") == {
        ("nation", name) for name in ("dwarves", "elves", "north", "rohan")
    }
    after = apply(position, FREE, "fp-str-08", [("nation", "rohan")])
    assert (after.active["rohan"], after.steps_to_war["rohan"]) == (True, 2)


def test_wormtongue_keeps_rohan_passive() -> None:
    position = start()
    position.characters["saruman"] = "orthanc"
    position.table[SHADOW] = {"sh-char-22"}
    after = apply(position, FREE, "fp-str-08", [("nation", "rohan")])
    assert (after.active["rohan"], after.steps_to_war["rohan"]) == (False, 2)
    position.active["rohan"] = True
    position.table[SHADOW] = set()
    assert outcome(position, SHADOW, "sh-char-22").discards[SHADOW] == {"sh-char-22"}


def test_book_of_mazarbul_brings_dwarves_to_war() -> None:
    position = start()
    position.characters["gimli"] = "dale"
    made = [("move", ("gimli",), "erebor")]
    after = apply(position, FREE, "fp-str-04", made)
    assert (after.steps_to_war["dwarves"], after.active["dwarves"]) == (0, True)
    assert apply(position, FREE, "fp-str-04", [("done",)]).steps_to_war["dwarves"] == 3


def test_power_too_great_advances_elves_and_closes_three_regions() -> None:
    position = start()
    put(position, SHADOW, "dimrill-dale", {"sauron-regular": 2})
    put(position, FREE, "lorien", {})
    at_war(position, "isengard", "sauron", "southrons")
    assert ("march", "dimrill-dale", "lorien") in choices(position, SHADOW, "sh-str-09")
    after = outcome(position, FREE, "fp-str-02")
    assert (after.steps_to_war["elves"], after.table[FREE]) == (2, {"fp-str-02"})
    assert ("march", "dimrill-dale", "lorien") not in choices(after, SHADOW, "sh-str-09")


def test_stormcrow_sets_back_and_costs_a_figure() -> None:
    position = start()
    position.characters["boromir"] = "minas-tirith"
    position.ring_bearers = "hollin"
    options = choices(position, SHADOW, "sh-str-06")
    assert options == {
        ("eliminate", figure, region)
        for region, figures in position.armies[FREE].items()
        for figure in figures
        if figure.startswith("gondor")
    }
    lost = ("eliminate", "gondor-elite", "minas-tirith")
    after = apply(position, SHADOW, "sh-str-06", [lost])
    assert (after.steps_to_war["gondor"], after.casualties) == (3, {"gondor-elite": 1})
