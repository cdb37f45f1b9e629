"""The twenty Story cards of the Free Peoples, clause by clause."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import REGIONS
from ostrog.kernel.runtime.events import Event

CAMP = "camp"
DALE = "ruins-of-dale"
SLOPES = "lower-slopes"
BRIDGE = "fallen-bridge"
RAVENHILL = "ravenhill"
SPUR = "eastern-spur"
GATE = "front-gate"
WEST = "valley-west-plains"
SOUTHWEST = "valley-southwest-plains"
SOUTH = "valley-south-plains"
CENTRE = "valley-central-plains"
HILLS = "valley-central-hills"
ELVES = "elves"
OTHERS = "dwarves-and-men"

SHADOWS_TURN = [(SHADOW, "act")]
"""The card is done, and the Shadow acts."""


def is_discarded(table: Battlefield, card: str) -> bool:
    """Whether a Story card of the Free Peoples lies face up in their discard pile."""
    return card in table.shadow.sees("story-free-discard")


def pile(table: Battlefield, back: str, *left: str) -> Battlefield:
    """Leave only these tokens in a pile."""
    kinds = table.state.values.recruitment[back].items()
    faces = [face for face, count in kinds for _ in range(count)]
    for face in left:
        faces.remove(face)
    return table.lay(f"{back}-flipped", *faces)


def of_kind(table: Battlefield, kind: type[Event]) -> list[Event]:
    """Return the events of a kind since the last choice."""
    return [event for event in table.events if isinstance(event, kind)]


def what_stands_in(table: Battlefield, place: str) -> tuple[dict[str, int], int, int]:
    """Return the units, damage and Leadership tokens in a place."""
    return table.units(place), table.damage(place), table.tokens(place)


# 1. The Skin-changer

SKIN_CHANGER = "sf-the-skin-changer"


@pytest.mark.rule("B5A-CR-30")
def test_the_skin_changer_brings_beorn_one_space_nearer() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).board(marker=9)
    table.plays(FREE, SKIN_CHANGER)
    assert events.CharacterShifted("beorn", 10) in table.events
    assert table.state.track == {"bilbo": 2, "thorin": 6, "lord-of-the-eagles": 8, "beorn": 10}
    assert table.state.characters["beorn"] == "waiting"
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, SKIN_CHANGER)


@pytest.mark.rule("B5A-CR-30")
def test_the_skin_changer_brings_beorn_into_play_once_he_is_ready() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).army(SOUTH, orcs=1).board(marker=10)
    table.controls(RAVENHILL, BRIDGE).board(wrath=2).plays(FREE, SKIN_CHANGER)
    assert table.asked == [(FREE, "enter-character")]
    assert "done" not in table.free.options
    assert len(table.free.options) == len(REGIONS) - 4
    table.free.may_not(f"enter:beorn:{CAMP}", f"enter:beorn:{SOUTH}", because="B5A-10.5")
    table.free.may_not(f"enter:beorn:{RAVENHILL}", f"enter:beorn:{BRIDGE}", because="B5A-10.6")
    table.free.chooses(f"enter:beorn:{DALE}")
    assert events.CharacterEntered("beorn", DALE) in table.events
    assert table.state.characters["beorn"] == DALE
    assert table.state.wrath == 10
    assert table.state.outcome is None  # the Shadow has 6 points
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-CR-30")
def test_the_skin_changer_brings_in_beorn_who_was_ready_before() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).board(marker=13)
    table.controls(RAVENHILL, BRIDGE).plays(FREE, SKIN_CHANGER)
    assert events.CharacterShifted("beorn", 10) in table.events
    table.free.chooses(f"enter:beorn:{DALE}")
    assert table.state.characters["beorn"] == DALE


@pytest.mark.rule("B5A-CR-30")
def test_beorn_who_comes_by_the_skin_changer_wins_against_few_points() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).board(marker=10)
    table.controls(RAVENHILL).plays(FREE, SKIN_CHANGER)
    table.free.chooses(f"enter:beorn:{DALE}")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "B5A-31.5"


@pytest.mark.rule("B5A-CR-30", "B5A-8.18")
def test_beorn_stays_ready_on_the_track_if_he_can_enter_nowhere() -> None:
    table = Battlefield.empty().board(marker=10)
    for region in REGIONS:
        table.army(region, orcs=1)
    table.plays(FREE, SKIN_CHANGER)
    assert table.state.characters["beorn"] == "waiting"
    assert table.state.track["beorn"] == 10
    assert table.asked == SHADOWS_TURN


def beorn_at_dale() -> Battlefield:
    """Beorn with his last wrath in Dale, Orcs two regions to the east."""
    table = Battlefield.empty().beorn(DALE, wrath=1).army("valley-east-plains", orcs=2)
    return table.army(CAMP, lake_men=1)


@pytest.mark.rule("B5A-CR-30")
def test_the_skin_changer_moves_beorn_without_wrath_and_lets_him_attack() -> None:
    table = beorn_at_dale().plays(FREE, SKIN_CHANGER, die="character")
    assert table.state.wrath == 1
    table.free.may_not("beorn-to:camp", because="B5A-3.3")
    table.free.chooses(f"beorn-to:{SOUTH}").chooses("beorn-to:valley-south-marsh")
    table.free.chooses(f"beorn-to:{CENTRE}")
    assert table.asked == [(FREE, "beorn-attack")]  # three regions
    table.free.chooses("attack:valley-east-plains")
    assert events.BattleBegan(FREE, (CENTRE,), "valley-east-plains") in table.events
    table.dice(6, 6, 6, 6, 1, 1).shadow.chooses("manoeuvre:regroup")
    table.shadow.accepts()
    table.free.chooses("hold")
    assert table.units("valley-east-plains") == {}
    assert table.state.wrath == 1
    assert is_discarded(table, SKIN_CHANGER)


@pytest.mark.rule("B5A-CR-30", "B5A-8.17")
def test_the_move_and_the_attack_of_beorn_may_be_left_out() -> None:
    table = beorn_at_dale().army(SOUTH, orcs=1).plays(FREE, SKIN_CHANGER)
    table.free.chooses("halt").chooses("no-attack")
    assert table.state.characters["beorn"] == DALE
    assert table.state.battle is None
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_the_skin_changer_does_nothing_for_an_eliminated_beorn() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).board(marker=12)
    table.character("beorn", "eliminated").plays(FREE, SKIN_CHANGER)
    assert table.state.characters["beorn"] == "eliminated"
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, SKIN_CHANGER)


# 2. Lucky Number

LUCKY_NUMBER = "sf-lucky-number"
CHARACTER, MUSTER, EVENT, WILL = 0, 2, 3, 5
"""Faces of the Free Peoples' action dice as draws."""


def lucky_turn(*again: int) -> Battlefield:
    """Lucky Number is on the table and the dice of a turn are rolled; a re-roll is scripted."""
    table = Battlefield.empty().on_table(LUCKY_NUMBER).army(CAMP, lake_men=1, tokens=1)
    table.army(SOUTH, orcs=1).character("bilbo", CAMP)
    free, shadow = (CHARACTER, CHARACTER, MUSTER, EVENT, EVENT), (1,) * 6
    return table.draws("action dice", *free, *shadow, *again).phase("actions")


@pytest.mark.rule("B5A-8.15")
def test_lucky_number_cannot_be_chosen_while_bilbo_is_not_in_play() -> None:
    for where in ("waiting", "eliminated"):
        table = Battlefield.empty().army(CAMP, lake_men=1).character("bilbo", where)
        table.hand(FREE, LUCKY_NUMBER).acting(FREE, free="character event will-of-the-west")
        for die in ("character", "event", "will-of-the-west"):
            table.free.may_not(f"play:{die}:{LUCKY_NUMBER}", because="B5A-8.15")
    table.character("bilbo", CAMP).acting(FREE, free="character")
    table.free.may(f"play:character:{LUCKY_NUMBER}")


@pytest.mark.rule("B5A-8.20", "B5A-CR-42")
def test_lucky_number_stays_on_the_table_and_gives_no_reroll_in_its_own_turn() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).character("bilbo", CAMP)
    table.plays(FREE, LUCKY_NUMBER)
    assert table.shadow.sees("story-free-table") == [LUCKY_NUMBER]
    assert events.CardLaid(FREE, LUCKY_NUMBER) in table.events
    assert table.asked == SHADOWS_TURN
    table.shadow.chooses("skip:event")
    assert (FREE, "lucky-number") not in table.asked


@pytest.mark.rule("B5A-CR-42")
def test_lucky_number_is_played_while_bilbo_is_off_the_board() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).character("bilbo", "unseen")
    table.plays(FREE, LUCKY_NUMBER)
    assert table.shadow.sees("story-free-table") == [LUCKY_NUMBER]


@pytest.mark.rule("B5A-CR-42")
def test_lucky_number_rerolls_one_die_of_its_owner_before_the_first_action() -> None:
    table = lucky_turn(MUSTER)
    assert table.asked == [(FREE, "lucky-number")]
    assert table.state.dice[SHADOW] == {"army": 6}  # both have rolled
    assert table.free.options == [
        "forgo",
        "throw-again:character",
        "throw-again:muster",
        "throw-again:event",
    ]
    table.free.chooses("throw-again:character")
    assert events.DieRerolled(FREE, "character", "muster") in table.events
    assert table.state.dice[FREE] == {"character": 1, "muster": 2, "event": 2}
    assert table.state.dice[SHADOW] == {"army": 6}
    assert table.asked == [(FREE, "act")]  # once a turn
    assert table.shadow.sees("story-free-table") == [LUCKY_NUMBER]


@pytest.mark.rule("B5A-CR-42")
def test_lucky_number_may_be_left_unused_and_comes_again_next_turn() -> None:
    table = lucky_turn()
    table.free.chooses("forgo")
    assert table.state.dice[FREE] == {"character": 2, "muster": 1, "event": 2}
    assert table.asked == [(FREE, "act")]
    table.draws("action dice", *(CHARACTER,) * 5, *(1,) * 6).phase("actions")
    assert table.asked == [(FREE, "lucky-number")]


@pytest.mark.rule("B5A-8.20", "B5A-CR-42")
def test_lucky_number_goes_when_the_rerolled_die_shows_will_of_the_west() -> None:
    table = lucky_turn(WILL)
    table.free.chooses("throw-again:event")
    assert table.state.dice[FREE]["will-of-the-west"] == 1
    assert table.state.dice[FREE]["event"] == 1
    assert table.shadow.sees("story-free-table") == []
    assert is_discarded(table, LUCKY_NUMBER)
    assert table.asked == [(FREE, "act")]
    table.draws("action dice", *(CHARACTER,) * 5, *(1,) * 6).phase("actions")
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-8.20", "B5A-CR-42")
def test_lucky_number_stays_when_will_of_the_west_was_rolled_before() -> None:
    table = Battlefield.empty().on_table(LUCKY_NUMBER).army(CAMP, lake_men=1)
    table.character("bilbo", CAMP)
    table.draws("action dice", WILL, *(CHARACTER,) * 4, *(1,) * 6, MUSTER).phase("actions")
    table.free.chooses("throw-again:character")
    assert table.shadow.sees("story-free-table") == [LUCKY_NUMBER]


def bilbo_is_beset(*, rings: int, lake_men: int) -> Battlefield:
    """Orcs deal three damage to the army that Bilbo is with."""
    table = Battlefield.empty().on_table(LUCKY_NUMBER).army(SOUTHWEST, lake_men=lake_men)
    table.army(SOUTH, orcs=3).character("bilbo", SOUTHWEST).board(rings=rings)
    table.attack(SOUTH, SOUTHWEST).dice(6, 6, 6, *[1] * lake_men).manoeuvres()
    return table


@pytest.mark.rule("B5A-8.20")
def test_lucky_number_goes_when_bilbo_is_eliminated() -> None:
    table = bilbo_is_beset(rings=0, lake_men=1)
    table.free.accepts()
    assert table.state.characters["bilbo"] == "eliminated"
    assert table.shadow.sees("story-free-table") == []
    assert is_discarded(table, LUCKY_NUMBER)


@pytest.mark.rule("B5A-CR-42")
def test_lucky_number_stays_when_bilbo_vanishes() -> None:
    table = bilbo_is_beset(rings=1, lake_men=2)
    table.free.chooses("vanish")
    assert table.state.characters["bilbo"] == "unseen"
    assert table.shadow.sees("story-free-table") == [LUCKY_NUMBER]
    table.draws("action dice", *(CHARACTER,) * 5, *(1,) * 6).phase("actions")
    assert table.asked == [(FREE, "lucky-number")]


# 3. Clad in Hauberks of Steel

HAUBERKS = "sf-clad-in-hauberks-of-steel"


@pytest.mark.rule("B5A-CR-03", "B5A-CR-38")
def test_clad_in_hauberks_of_steel_reinforces_an_army_with_dwarves() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=2).army(SPUR, dwarf_regulars=1, tokens=2)
    table.army(GATE, dwarf_veterans=2, lake_men=1).plays(FREE, HAUBERKS, die="muster")
    assert table.free.options == [f"choose:{GATE}", f"choose:{SPUR}"]
    table.free.may_not(f"choose:{CAMP}", because="B5A-CR-03").chooses(f"choose:{SPUR}")
    assert what_stands_in(table, SPUR) == ({"dwarf-regulars": 1, "dwarf-veterans": 1}, 0, 3)
    assert what_stands_in(table, GATE) == ({"dwarf-veterans": 2, "lake-men": 1}, 0, 0)
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, HAUBERKS)


@pytest.mark.rule("B5A-8.18")
def test_clad_in_hauberks_of_steel_gives_the_token_without_a_figure() -> None:
    table = Battlefield.empty().army(GATE, dwarf_veterans=5).army(SPUR, dwarf_regulars=1)
    table.plays(FREE, HAUBERKS).free.chooses(f"choose:{SPUR}")
    assert what_stands_in(table, SPUR) == ({"dwarf-regulars": 1}, 0, 1)


@pytest.mark.rule("B5A-18.17")
def test_clad_in_hauberks_of_steel_keeps_the_stacking_limit() -> None:
    table = Battlefield.empty().army(GATE, dwarf_regulars=5).army(SPUR, dwarf_veterans=1)
    table.plays(FREE, HAUBERKS).free.chooses(f"choose:{GATE}")
    assert table.asked == [(FREE, "overstack")]
    table.free.chooses("remove:dwarf-regulars", "done")
    assert what_stands_in(table, GATE) == ({"dwarf-regulars": 4, "dwarf-veterans": 1}, 0, 1)


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_clad_in_hauberks_of_steel_may_be_played_for_nothing() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=2).plays(FREE, HAUBERKS)
    assert what_stands_in(table, CAMP) == ({"lake-men": 2}, 0, 0)
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, HAUBERKS)


# 4. Dismay

DISMAY = "sf-dismay"


def dismayed() -> Battlefield:
    """Orcs with tokens are near; only the armies in the Camp and in Dale have leadership."""
    table = Battlefield.empty().army(CAMP, lake_men=1).character("bard", CAMP)
    table.army(DALE, lake_men=1, tokens=1).army(BRIDGE, lake_men=2)
    table.army("valley-northwest-plains", orcs=1, tokens=2)
    table.army(CENTRE, orcs=1, tokens=3).character("bolg", CENTRE)
    table.army(WEST, orcs=1, tokens=1)
    return table.army("eastern-bank-bend-plains", orcs=1, tokens=1)


@pytest.mark.rule("B5A-CR-50")
def test_dismay_takes_all_tokens_of_an_army_beside_a_led_one() -> None:
    table = dismayed().plays(FREE, DISMAY, die="character")
    assert table.asked == [(FREE, "card-enemy")]
    assert set(table.free.options) == {"choose:valley-northwest-plains", f"choose:{CENTRE}"}
    table.free.may_not(
        f"choose:{WEST}", "choose:eastern-bank-bend-plains", f"choose:{CAMP}", because="B5A-CR-03"
    )
    table.free.chooses(f"choose:{CENTRE}")
    assert events.TokensLost(SHADOW, CENTRE, 3) in table.events
    assert table.tokens(CENTRE) == 0
    assert table.state.characters["bolg"] == CENTRE
    assert table.tokens("valley-northwest-plains") == 2
    assert table.tokens(DALE) == 1
    assert is_discarded(table, DISMAY)


@pytest.mark.rule("B5A-CR-50")
def test_dismay_reaches_across_a_ford_and_not_across_the_river() -> None:
    table = Battlefield.empty().army("eastern-bank-north-plains", lake_men=1, tokens=1)
    table.army("valley-northwest-plains", orcs=1, tokens=1).plays(FREE, DISMAY)
    assert table.tokens("valley-northwest-plains") == 1
    table = Battlefield.empty().army(CAMP, lake_men=1, tokens=1)
    table.army("valley-northwest-plains", orcs=1, tokens=1).plays(FREE, DISMAY)
    assert table.tokens("valley-northwest-plains") == 0


@pytest.mark.rule("B5A-CR-50")
def test_dismay_wastes_one_die_that_shows_character_exactly() -> None:
    table = dismayed().hand(FREE, DISMAY)
    table.acting(FREE, free="event event", shadow="character character muster-army")
    table.free.chooses(f"play:event:{DISMAY}").chooses(f"choose:{CENTRE}")
    assert events.DieLost(SHADOW, "character") in table.events
    assert table.state.dice[SHADOW] == {"character": 1, "muster-army": 1}
    assert not of_kind(table, events.DieUsed)
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-CR-50")
def test_dismay_leaves_dice_with_other_faces_alone() -> None:
    table = dismayed().hand(FREE, DISMAY)
    table.acting(FREE, free="event", shadow="army muster event muster-army eye")
    table.free.chooses(f"play:event:{DISMAY}").chooses(f"choose:{CENTRE}")
    assert sum(table.state.dice[SHADOW].values()) == 5
    assert not of_kind(table, events.DieLost)


@pytest.mark.rule("B5A-CR-50")
def test_the_die_that_dismay_wastes_no_longer_counts_for_passing() -> None:
    table = dismayed().hand(FREE, DISMAY)
    table.acting(FREE, free="event event", shadow="character muster")
    table.free.chooses(f"play:event:{DISMAY}").chooses(f"choose:{CENTRE}")
    table.shadow.may_not("pass", because="B5A-6.5").chooses("skip:muster")
    assert table.asked == [(FREE, "act")]
    table = dismayed().hand(FREE, DISMAY)
    table.acting(FREE, free="event event event", shadow="character muster")
    table.free.chooses(f"play:event:{DISMAY}").chooses(f"choose:{CENTRE}")
    table.shadow.may("pass")


@pytest.mark.rule("B5A-8.18")
def test_dismay_wastes_the_die_without_an_army_to_dismay() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).army(SOUTH, orcs=1, tokens=1)
    table.hand(FREE, DISMAY).acting(FREE, free="event", shadow="character army")
    table.free.chooses(f"play:event:{DISMAY}")
    assert table.tokens(SOUTH) == 1
    assert table.state.dice[SHADOW] == {"character": 0, "army": 1}
    assert is_discarded(table, DISMAY)


# 5. Elf-lords

ELF_LORDS = "sf-elf-lords"


@pytest.mark.rule("B5A-CR-38")
def test_elf_lords_come_to_ravenhill_where_no_army_was() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).plays(FREE, ELF_LORDS, die="muster")
    assert what_stands_in(table, RAVENHILL) == (
        {"wood-elf-spearmen": 2, "wood-elf-archers": 1},
        0,
        1,
    )
    assert table.tokens(CAMP) == 0
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, ELF_LORDS)


@pytest.mark.rule("B5A-8.15")
def test_elf_lords_do_not_come_while_the_shadow_controls_ravenhill() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).hand(FREE, ELF_LORDS)
    table.controls(RAVENHILL).acting(FREE, free="muster event")
    table.free.may_not(f"play:muster:{ELF_LORDS}", f"play:event:{ELF_LORDS}", because="B5A-8.15")
    table.controls(SPUR, GATE).acting(FREE, free="muster")
    table.free.may(f"play:muster:{ELF_LORDS}")


@pytest.mark.rule("B5A-18.17")
def test_elf_lords_join_an_army_up_to_the_stacking_limit() -> None:
    table = Battlefield.empty().army(RAVENHILL, dwarf_regulars=3, damage=1)
    table.plays(FREE, ELF_LORDS)
    assert table.asked == [(FREE, "overstack")]
    table.free.chooses("remove:wood-elf-archers", "done")
    assert what_stands_in(table, RAVENHILL) == ({"dwarf-regulars": 3, "wood-elf-spearmen": 2}, 1, 1)


@pytest.mark.rule("B5A-8.18", "B5A-CR-38")
def test_elf_lords_bring_the_figures_there_are_and_no_token_without_any() -> None:
    table = Battlefield.empty().army(CAMP, wood_elf_archers=5).army(DALE, wood_elf_archers=5)
    table.army(BRIDGE, wood_elf_spearmen=5).army(SLOPES, wood_elf_spearmen=4)
    table.plays(FREE, ELF_LORDS)
    assert what_stands_in(table, RAVENHILL) == ({"wood-elf-spearmen": 1}, 0, 1)
    table = Battlefield.empty().army(CAMP, wood_elf_archers=5).army(DALE, wood_elf_archers=5)
    table.army(BRIDGE, wood_elf_spearmen=5).army(SLOPES, wood_elf_spearmen=5)
    table.plays(FREE, ELF_LORDS)
    assert table.units(RAVENHILL) == {}
    assert not of_kind(table, events.TokenPlaced)


# 6. Elven Charge

ELVEN_CHARGE = "sf-elven-charge"


def charge(*dice: int, tokens: int = 0) -> Battlefield:
    """Three units with Elves move to the plains and charge three Orcs; the first roll is made."""
    table = Battlefield.empty().army(WEST, wood_elf_spearmen=2, lake_men=1, tokens=tokens)
    table.army(SOUTH, orcs=3).army(SPUR, dwarf_regulars=1)
    table.plays(FREE, ELVEN_CHARGE, die="muster-army")
    table.free.chooses(f"army:{WEST}", f"to:{SOUTHWEST}").chooses(f"attack:{SOUTH}")
    return table.dice(*dice).manoeuvres()


@pytest.mark.rule("B5A-CR-03")
def test_elven_charge_is_for_an_army_with_elves_and_for_the_part_with_elves() -> None:
    table = Battlefield.empty().army(WEST, wood_elf_archers=1, lake_men=2)
    table.army(CAMP, lake_men=2).army(SLOPES, wood_elf_spearmen=1)
    table.plays(FREE, ELVEN_CHARGE)
    table.free.may_not(f"army:{CAMP}", because="B5A-CR-03")
    table.free.may(f"army:{SLOPES}").chooses(f"army:{WEST}")
    table.free.may_not("leave:wood-elf-archers", because="B5A-CR-03")
    table.free.chooses("leave:lake-men").chooses(f"to:{SOUTHWEST}")
    assert table.units(WEST) == {"lake-men": 1}
    assert table.units(SOUTHWEST) == {"lake-men": 1, "wood-elf-archers": 1}


@pytest.mark.rule("B5A-CR-03")
def test_elven_charge_lets_some_elves_stay_behind_while_others_go() -> None:
    table = Battlefield.empty().army(WEST, wood_elf_archers=1, wood_elf_spearmen=1)
    table.plays(FREE, ELVEN_CHARGE)
    table.free.chooses(f"army:{WEST}").chooses("leave:wood-elf-archers")
    table.free.may_not("leave:wood-elf-spearmen", because="B5A-14.5")
    table.free.chooses(f"to:{SOUTHWEST}")
    assert table.units(SOUTHWEST) == {"wood-elf-spearmen": 1}


@pytest.mark.rule("B5A-8.17")
def test_elven_charge_moves_one_region_and_both_its_parts_are_optional() -> None:
    table = Battlefield.empty().army(WEST, wood_elf_spearmen=1).army(SOUTH, orcs=1)
    table.plays(FREE, ELVEN_CHARGE)
    table.free.chooses("done")
    assert table.asked == SHADOWS_TURN
    table.plays(FREE, ELVEN_CHARGE)
    table.free.chooses(f"army:{WEST}", f"to:{SOUTHWEST}")
    assert table.asked == [(FREE, "attack-after-move")]  # and no second region
    table.free.chooses("no-attack")
    assert table.state.battle is None
    assert is_discarded(table, ELVEN_CHARGE)
    table.plays(FREE, ELVEN_CHARGE)
    table.free.chooses(f"army:{SOUTHWEST}", f"attack:{SOUTH}")
    assert table.state.battle is not None


@pytest.mark.rule("B5A-CR-12")
def test_elven_charge_counts_as_leadership_five_in_every_round() -> None:
    table = charge(1, 1, 1, 1, 1, 1)
    assert table.asked == [(FREE, "leader-reroll")]
    table.free.may("reroll:3:0")
    table.dice(1, 1, 1).free.chooses("reroll:3:0")
    assert table.asked == [(FREE, "stop-attack")]  # the Orcs have no leader
    table.free.chooses("press-on")
    table.shadow.chooses("stand")
    table.dice(1, 1, 1, 1, 1, 1).manoeuvres()
    table.free.may("reroll:3:0")


@pytest.mark.rule("B5A-CR-12")
def test_elven_charge_leads_only_in_its_own_battle() -> None:
    table = charge(1, 1, 1, 1, 1, 1)
    table.free.chooses("reroll:0:0").chooses("stop-attack")
    assert table.state.battle is None
    assert is_discarded(table, ELVEN_CHARGE)
    table.attack(SOUTHWEST, SOUTH).dice(1, 1, 1, 1, 1, 1).manoeuvres()
    assert table.asked == [(FREE, "stop-attack")]
    table.free.chooses("press-on")
    table.shadow.may("retreat")


@pytest.mark.rule("B5A-CR-45")
def test_elven_charge_forbids_a_retreat_after_the_first_round_and_not_a_rout() -> None:
    table = charge(5, 6, 1, 1, 1, 1)
    table.free.chooses("reroll:0:0")
    table.shadow.chooses("done")
    table.free.chooses("press-on")
    assert table.shadow.options == ["stand", "rout"]
    table.shadow.may_not("retreat", because="B5A-CR-45").chooses("rout")
    table.shadow.may_not("done", because="B5A-28.21").accepts()  # the losses of a rout
    assert (table.units(SOUTH), table.damage(SOUTH)) == ({"orcs": 2}, 0)


@pytest.mark.rule("B5A-CR-45")
def test_elven_charge_allows_a_retreat_from_the_second_round_on() -> None:
    table = charge(1, 1, 1, 1, 1, 1)
    table.free.chooses("reroll:0:0").chooses("press-on")
    table.shadow.chooses("stand")
    table.dice(1, 1, 1, 1, 1, 1).manoeuvres().free.chooses("reroll:0:0").chooses("press-on")
    assert table.shadow.options == ["stand", "retreat"]
    table.shadow.may_not("rout", because="B5A-28.5")


@pytest.mark.rule("B5A-CR-45")
def test_elven_charge_takes_nothing_from_a_defender_without_regroup() -> None:
    table = Battlefield.empty().army(SOUTHWEST, wood_elf_spearmen=1).army(SOUTH, orcs=1)
    table.plays(FREE, ELVEN_CHARGE).free.chooses(f"army:{SOUTHWEST}", f"attack:{SOUTH}")
    table.dice(1, 1).manoeuvres(shadow="unit-orcs").free.chooses("reroll:0:0")
    table.free.chooses("press-on")
    table.shadow.may_not("retreat", because="B5A-28.4").may("rout")


# 7. Flying Banners

FLYING_BANNERS = "sf-flying-banners"


@pytest.mark.rule("B5A-CR-33")
def test_flying_banners_musters_in_two_settlements_from_any_pile() -> None:
    table = Battlefield.empty().army(DALE, lake_men=1).army(SOUTH, lake_men=1)
    pile(pile(table, ELVES, "wood-elf-archers"), OTHERS, "dwarf-veterans", "lake-men")
    table.draws(f"draw {OTHERS}-pile", 0).plays(FREE, FLYING_BANNERS, die="muster")
    settlements = {CAMP, SPUR, RAVENHILL, SLOPES, BRIDGE, DALE}
    assert set(table.free.options) == {
        f"muster:{region}:{back}" for region in settlements for back in (ELVES, OTHERS)
    }
    table.free.may_not(f"muster:{GATE}:{ELVES}", f"muster:{SOUTH}:{ELVES}", because="B5A-CR-33")
    table.free.chooses(f"muster:{CAMP}:{ELVES}")
    assert events.TokenFlipped(FREE, CAMP, "wood-elf-archers") in table.events
    assert table.units(CAMP) == {"wood-elf-archers": 1}
    table.free.may_not(f"muster:{CAMP}:{OTHERS}", because="B5A-CR-33")  # another settlement
    table.free.may_not(f"muster:{SLOPES}:{ELVES}", because="B5A-18.9")  # that was the last
    table.free.chooses(f"muster:{DALE}:{OTHERS}")
    assert sum(table.units(DALE).values()) == 2
    assert table.state.size(f"{OTHERS}-pile") == 1
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, FLYING_BANNERS)


@pytest.mark.rule("B5A-8.16")
def test_only_the_second_settlement_of_flying_banners_is_optional() -> None:
    table = Battlefield.empty().plays(FREE, FLYING_BANNERS)
    assert "done" not in table.free.options
    table.free.chooses(f"muster:{CAMP}:{ELVES}").chooses("done")
    assert list(table.state.armies) == [CAMP]
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-CR-33")
def test_flying_banners_musters_in_settlements_of_the_free_peoples() -> None:
    table = Battlefield.empty().controls(CAMP, BRIDGE).plays(FREE, FLYING_BANNERS)
    table.free.may_not(f"muster:{CAMP}:{ELVES}", f"muster:{BRIDGE}:{OTHERS}", because="B5A-18.7")
    table.free.may(f"muster:{SPUR}:{ELVES}", f"muster:{SPUR}:{OTHERS}")


@pytest.mark.rule("B5A-CR-33", "B5A-18.9")
def test_flying_banners_takes_the_other_pile_if_one_is_empty() -> None:
    table = pile(Battlefield.empty(), ELVES).plays(FREE, FLYING_BANNERS)
    table.free.may_not(f"muster:{CAMP}:{ELVES}", because="B5A-18.9")
    assert all(option.endswith(f":{OTHERS}") for option in table.free.options)


@pytest.mark.rule("B5A-CR-33", "B5A-18.9", "B5A-CR-47")
def test_flying_banners_musters_nothing_from_empty_piles() -> None:
    table = pile(pile(Battlefield.empty(), ELVES), OTHERS).army(CAMP, lake_men=1)
    table.plays(FREE, FLYING_BANNERS)
    assert table.asked == SHADOWS_TURN
    assert table.units(CAMP) == {"lake-men": 1}
    assert is_discarded(table, FLYING_BANNERS)


# 8. He is not lost!

NOT_LOST = "sf-he-is-not-lost"


def mourning() -> Battlefield:
    """Bard, Thranduil and three others are eliminated; Dáin lives."""
    table = Battlefield.empty().army(CAMP, lake_men=1).army(RAVENHILL, lake_men=1)
    table.army(SOUTH, orcs=1).character("dain", CAMP)
    for who in ("bard", "thranduil", "thorin", "bilbo", "beorn"):
        table.character(who, "eliminated")
    return table


@pytest.mark.rule("B5A-CR-51")
def test_he_is_not_lost_returns_a_general_to_an_army() -> None:
    table = mourning().plays(FREE, NOT_LOST, die="character")
    assert set(table.free.options) == {
        f"bring-back:{who}:{place}" for who in ("bard", "thranduil") for place in (CAMP, RAVENHILL)
    }
    table.free.may_not(
        f"bring-back:thorin:{CAMP}",
        f"bring-back:bilbo:{CAMP}",
        f"bring-back:beorn:{CAMP}",
        f"bring-back:dain:{RAVENHILL}",  # he lives
        f"bring-back:bard:{SOUTH}",  # an army of the Shadow
        f"bring-back:bard:{DALE}",  # no army
        because="B5A-CR-51",
    )
    table.free.chooses(f"bring-back:thranduil:{RAVENHILL}")
    assert table.state.characters["thranduil"] == RAVENHILL
    assert table.state.characters["bard"] == "eliminated"
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, NOT_LOST)


@pytest.mark.rule("B5A-CR-51")
def test_a_general_who_is_not_lost_acts_from_the_next_phase_2_on() -> None:
    table = mourning().hand(FREE, NOT_LOST).acting(FREE, free="event event", shadow="event")
    table.free.chooses(f"play:event:{NOT_LOST}").chooses(f"bring-back:bard:{CAMP}")
    assert table.tokens(CAMP) == 0
    table.shadow.chooses("skip:event")
    table.free.may_not("use-general:bard", because="B5A-11.2")
    table.phase("activate_generals")
    table.free.may("activate:bard")


@pytest.mark.rule("B5A-CR-51")
def test_gandalf_comes_back_without_his_concentration_token() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).character("gandalf", CAMP)
    table.army("eastern-bank-north-plains", orcs=5).board(concentrated=True)
    table.attack("eastern-bank-north-plains", CAMP).dice(6, 6, 6, 6, 6, 1).manoeuvres()
    table.free.chooses("reroll:0:0").accepts()
    assert table.state.characters["gandalf"] == "eliminated"
    assert not table.state.concentrated
    table.army(RAVENHILL, lake_men=1).plays(FREE, NOT_LOST)  # to the only army
    assert table.state.characters["gandalf"] == RAVENHILL
    table.phase("activate_generals").free.chooses("activate:gandalf", "done")
    table.acting(FREE, free="event", shadow="event")
    table.free.may("use-general:gandalf")  # nobody is near enough to be struck


@pytest.mark.rule("B5A-CR-51", "B5A-CR-47")
def test_he_is_not_lost_does_nothing_without_a_lost_general() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).character("bard", CAMP)
    table.character("thorin", "eliminated").plays(FREE, NOT_LOST)
    assert table.asked == SHADOWS_TURN
    assert table.state.characters["thorin"] == "eliminated"
    assert is_discarded(table, NOT_LOST)


# 9. Hope Rekindled

HOPE = "sf-hope-rekindled"


@pytest.mark.rule("B5A-CR-43")
def test_hope_rekindled_gives_two_tokens_only_for_will_of_the_west() -> None:
    for die, tokens in (("character", 1), ("event", 1), ("will-of-the-west", 2)):
        table = Battlefield.empty().army(CAMP, lake_men=1, tokens=1).army(DALE, lake_men=1)
        table.hand(FREE, HOPE).acting(FREE, free=f"{die} will-of-the-west", shadow="event")
        table.free.chooses(f"play:{die}:{HOPE}").chooses(f"choose:{CAMP}").chooses("done")
        assert (table.tokens(CAMP), table.tokens(DALE)) == (1 + tokens, 0)
        assert is_discarded(table, HOPE)


@pytest.mark.rule("B5A-CR-38")
def test_hope_rekindled_gives_what_the_supply_of_six_has() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1, tokens=5).army(DALE, lake_men=1)
    table.army(SOUTH, orcs=1, tokens=3)
    table.plays(FREE, HOPE, die="will-of-the-west").free.chooses(f"choose:{DALE}").chooses("done")
    assert (table.tokens(CAMP), table.tokens(DALE)) == (5, 1)
    table.plays(FREE, HOPE).free.chooses(f"choose:{DALE}").chooses("done")
    assert (table.tokens(CAMP), table.tokens(DALE)) == (5, 1)


@pytest.mark.rule("B5A-CR-38")
def test_the_tokens_of_cards_go_at_the_end_of_the_turn() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).army(DALE, lake_men=1)
    table.plays(FREE, HOPE, die="will-of-the-west").free.chooses(f"choose:{DALE}").chooses("done")
    assert table.tokens(DALE) == 2
    table.shadow.chooses("skip:event")
    assert table.tokens(DALE) == 0


@pytest.mark.rule("B5A-CR-03", "B5A-8.17")
def test_hope_rekindled_lets_that_army_move_and_attack() -> None:
    table = Battlefield.empty().army(WEST, lake_men=2).army(DALE, lake_men=1).army(SOUTH, orcs=2)
    table.plays(FREE, HOPE)
    table.free.may_not(f"choose:{SOUTH}", f"choose:{CAMP}", because="B5A-CR-03")
    table.free.chooses(f"choose:{WEST}")
    table.free.may_not(f"army:{DALE}", because="B5A-CR-03").chooses(f"army:{WEST}")
    table.free.chooses(f"to:{SOUTHWEST}")
    assert table.tokens(SOUTHWEST) == 1  # the token goes along
    table.free.chooses(f"attack:{SOUTH}")
    table.dice(1, 1, 1, 1).manoeuvres()
    table.free.may("reroll:1:0")


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_hope_rekindled_may_be_played_without_an_army() -> None:
    table = Battlefield.empty().army(SOUTH, orcs=1).plays(FREE, HOPE)
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, HOPE)


# 10. Last Stand

LAST_STAND = "sf-last-stand"


@pytest.mark.rule("B5A-CR-44")
def test_last_stand_removes_as_much_as_the_army_inside_is_strong() -> None:
    table = Battlefield.empty().army(GATE, dwarf_veterans=3, damage=2).army(CAMP, lake_men=1)
    table.army(RAVENHILL, lake_men=1).army(SPUR, orcs=1)
    table.state.breaches |= {GATE: 6, RAVENHILL: 2, SPUR: 1}
    table.plays(FREE, LAST_STAND, die="muster-army")
    assert table.free.options == [f"choose:{GATE}", f"choose:{RAVENHILL}"]
    table.free.may_not(f"choose:{SPUR}", f"choose:{CAMP}", because="B5A-CR-03")
    table.free.chooses(f"choose:{GATE}")
    assert events.FortificationMended(GATE, 6) in table.events  # not limited to 5
    assert table.state.breaches == {GATE: 0, RAVENHILL: 2, SPUR: 1}
    assert table.damage(GATE) == 2
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, LAST_STAND)


@pytest.mark.rule("B5A-CR-44")
def test_last_stand_removes_no_more_than_the_strength_and_than_there_is() -> None:
    table = Battlefield.empty().army(GATE, lake_men=2, dwarf_veterans=1)
    table.state.breaches[GATE] = 5
    table.plays(FREE, LAST_STAND)
    assert table.state.breaches[GATE] == 1
    table.plays(FREE, LAST_STAND)
    assert table.state.breaches[GATE] == 0


@pytest.mark.rule("B5A-CR-44")
def test_fury_of_the_dwarves_counts_for_last_stand() -> None:
    table = Battlefield.empty().army(GATE, dwarf_regulars=2).character("thorin", GATE)
    table.beside("fate-fury-of-the-dwarves")
    table.state.breaches[GATE] = 6
    table.plays(FREE, LAST_STAND)
    assert table.state.breaches[GATE] == 2


@pytest.mark.rule("B5A-CR-44")
def test_a_fortification_protects_again_after_last_stand() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=1)
    table.army("southern-spur-west-mountains", orcs=2)
    table.state.breaches[RAVENHILL] = 3
    table.plays(FREE, LAST_STAND).attack("southern-spur-west-mountains", RAVENHILL)
    table.dice(5, 6, 1).manoeuvres()
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (3, 0)


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_last_stand_may_be_played_for_nothing() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).army(SPUR, orcs=1)
    table.state.breaches[SPUR] = 3
    table.plays(FREE, LAST_STAND)
    assert table.state.breaches[SPUR] == 3
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, LAST_STAND)


# 11. Ring of Invisibility

RING = "sf-ring-of-invisibility"


def burglar(gandalf: str) -> Battlefield:
    """Bilbo in the Camp; armies with leadership at Ravenhill and the Eastern Spur."""
    table = Battlefield.empty().army(RAVENHILL, lake_men=1, tokens=1).army(SPUR, lake_men=1)
    table.character("dain", SPUR).army(BRIDGE, lake_men=1).army(CAMP, lake_men=1)
    return table.character("bilbo", CAMP).character("gandalf", gandalf).board(rings=2)


@pytest.mark.rule("B5A-CR-03", "B5A-8.16")
def test_ring_of_invisibility_takes_bilbo_to_an_army_with_leadership() -> None:
    table = burglar("valley-east-plains").plays(FREE, RING)
    assert table.free.options == [f"choose:{SPUR}", f"choose:{RAVENHILL}"]
    table.free.may_not(
        f"choose:{BRIDGE}", f"choose:{CAMP}", "choose:valley-east-plains", because="B5A-CR-03"
    )
    table.free.chooses(f"choose:{RAVENHILL}")
    assert events.CharacterMoved("bilbo", RAVENHILL) in table.events
    assert table.state.characters["bilbo"] == RAVENHILL
    assert table.state.rings == 2
    assert not of_kind(table, events.FateCardDrawn)
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, RING)


@pytest.mark.rule("B5A-9.12")
def test_ring_of_invisibility_draws_a_fate_card_where_gandalf_is() -> None:
    table = burglar(RAVENHILL)
    at = table.state.faces("fate-deck").index("fate-giant-size")
    table.draws("draw fate-deck", at).plays(FREE, RING).free.chooses(f"choose:{RAVENHILL}")
    assert events.FateCardDrawn("fate-giant-size") in table.events
    assert table.shadow.sees("fate-beside") == ["fate-giant-size"]
    assert table.state.wrath == 2
    table = burglar(RAVENHILL).plays(FREE, RING)
    table.free.chooses(f"choose:{SPUR}")
    assert not of_kind(table, events.FateCardDrawn)


@pytest.mark.rule("B5A-8.15", "B5A-CR-42")
def test_ring_of_invisibility_needs_bilbo_on_the_board() -> None:
    for where in ("waiting", "unseen", "eliminated"):
        table = burglar(RAVENHILL).character("bilbo", where).hand(FREE, RING)
        table.acting(FREE, free="character event")
        table.free.may_not(f"play:character:{RING}", f"play:event:{RING}", because="B5A-8.15")


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_ring_of_invisibility_leaves_bilbo_where_he_is_without_a_led_army() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).character("bilbo", DALE)
    table.character("gandalf", DALE).plays(FREE, RING)
    assert table.state.characters["bilbo"] == DALE
    assert not of_kind(table, events.FateCardDrawn)
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, RING)


# 12. Men of the Lake with Long Swords

LONG_SWORDS = "sf-men-of-the-lake-with-long-swords"


@pytest.mark.rule("B5A-CR-03", "B5A-CR-38")
def test_men_of_the_lake_join_an_army_that_is_led() -> None:
    table = Battlefield.empty().army(CAMP, wood_elf_archers=1).character("bard", CAMP)
    table.army(RAVENHILL, dwarf_regulars=1, tokens=1).army(DALE, lake_men=1)
    table.character("bilbo", DALE).plays(FREE, LONG_SWORDS, die="muster")
    assert table.free.options == [f"choose:{CAMP}", f"choose:{RAVENHILL}"]
    table.free.may_not(f"choose:{DALE}", because="B5A-CR-03").chooses(f"choose:{RAVENHILL}")
    assert what_stands_in(table, RAVENHILL) == ({"dwarf-regulars": 1, "lake-men": 2}, 0, 2)
    assert what_stands_in(table, CAMP) == ({"wood-elf-archers": 1}, 0, 0)
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, LONG_SWORDS)


@pytest.mark.rule("B5A-8.18", "B5A-18.14")
def test_men_of_the_lake_come_as_far_as_there_are_figures() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=5).army(DALE, lake_men=4)
    table.army(RAVENHILL, dwarf_regulars=1, tokens=1).plays(FREE, LONG_SWORDS)
    assert what_stands_in(table, RAVENHILL) == ({"dwarf-regulars": 1, "lake-men": 1}, 0, 2)


@pytest.mark.rule("B5A-18.17")
def test_men_of_the_lake_keep_the_stacking_limit() -> None:
    table = Battlefield.empty().army(RAVENHILL, dwarf_regulars=4, tokens=1)
    table.plays(FREE, LONG_SWORDS).free.chooses("remove:lake-men", "done")
    assert what_stands_in(table, RAVENHILL) == ({"dwarf-regulars": 4, "lake-men": 1}, 0, 2)


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_men_of_the_lake_may_be_called_for_nothing() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=2).plays(FREE, LONG_SWORDS)
    assert what_stands_in(table, CAMP) == ({"lake-men": 2}, 0, 0)
    assert is_discarded(table, LONG_SWORDS)


# 13. Moria! Dáin! Dáin!

MORIA = "sf-moria-dain-dain"


def moria() -> Battlefield:
    """Dwarves by the Fallen Bridge, three Wargs on plains that suit them."""
    table = Battlefield.empty().army(BRIDGE, dwarf_regulars=1, lake_men=1)
    table.army(CAMP, lake_men=1).army(SOUTH, wargs=3)
    return table.plays(FREE, MORIA, die="muster-army")


@pytest.mark.rule("B5A-CR-52")
def test_moria_takes_dwarves_two_regions_and_gives_them_the_ground() -> None:
    table = moria()
    table.free.chooses(f"army:{BRIDGE}", f"to:{WEST}").chooses(f"to:{SOUTHWEST}")
    table.free.chooses(f"attack:{SOUTH}")
    assert events.TerrainAdvantage(FREE, "plains") in table.events
    assert events.CardsDrawn(FREE, 1, 0) in table.events
    assert table.state.size("event-hand-free") == 1
    assert table.state.size("event-hand-shadow") == 0
    table.dice(1, 1, 1, 1, 1).manoeuvres().free.chooses("stop-attack")
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, MORIA)
    table.attack(SOUTH, SOUTHWEST)  # only in that battle
    assert events.TerrainAdvantage(SHADOW, "plains") in table.events


@pytest.mark.rule("B5A-CR-52", "B5A-8.17")
def test_moria_draws_no_card_without_a_battle() -> None:
    table = moria()
    table.free.chooses(f"army:{BRIDGE}", f"to:{WEST}").chooses(f"to:{SOUTHWEST}")
    table.free.chooses("no-attack")
    assert table.state.size("event-hand-free") == 0
    table = moria()
    table.free.chooses(f"army:{BRIDGE}", f"to:{WEST}").chooses("halt")
    assert table.units(WEST) == {"dwarf-regulars": 1, "lake-men": 1}
    assert table.state.size("event-hand-free") == 0
    table = moria()
    table.free.chooses("done")
    assert table.state.size("event-hand-free") == 0
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-CR-03")
def test_moria_is_for_an_army_with_dwarves_and_for_the_part_with_dwarves() -> None:
    table = moria()
    table.free.may_not(f"army:{CAMP}", because="B5A-CR-03").chooses(f"army:{BRIDGE}")
    table.free.may_not("leave:dwarf-regulars", because="B5A-CR-03").may("leave:lake-men")


# 14. On the March

ON_THE_MARCH = "sf-on-the-march"


@pytest.mark.rule("B5A-8.14")
def test_on_the_march_moves_two_armies_two_regions_without_leadership() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).army(RAVENHILL, lake_men=1)
    table.army(BRIDGE, lake_men=1).army(SOUTH, orcs=1)
    table.plays(FREE, ON_THE_MARCH, die="muster-army")
    table.free.chooses(f"army:{CAMP}", "to:eastern-bank-north-plains")
    table.free.chooses("to:eastern-bank-ford-plains")
    table.free.may_not("army:eastern-bank-ford-plains", because="B5A-14.10")
    table.free.chooses(f"army:{BRIDGE}").may_not(f"attack:{SOUTH}", because="B5A-7.1")
    table.free.chooses(f"to:{WEST}").chooses(f"to:{SOUTHWEST}")
    assert table.units("eastern-bank-ford-plains") == {"lake-men": 1}
    assert table.units(SOUTHWEST) == {"lake-men": 1}
    assert table.units(RAVENHILL) == {"lake-men": 1}
    assert table.asked == SHADOWS_TURN  # no third army and no attack
    assert is_discarded(table, ON_THE_MARCH)


@pytest.mark.rule("B5A-8.14", "B5A-16.4")
def test_on_the_march_stops_next_to_an_enemy() -> None:
    table = Battlefield.empty().army(WEST, lake_men=1).army(CAMP, lake_men=1).army(SOUTH, orcs=1)
    table.plays(FREE, ON_THE_MARCH).free.chooses(f"army:{WEST}", f"to:{SOUTHWEST}")
    assert table.asked == [(FREE, "select-move")]  # on to the second army
    assert table.units(SOUTHWEST) == {"lake-men": 1}


@pytest.mark.rule("B5A-8.17")
def test_on_the_march_may_stop_early_or_not_start() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).army(RAVENHILL, lake_men=1)
    table.plays(FREE, ON_THE_MARCH)
    table.free.chooses(f"army:{CAMP}", "to:eastern-bank-north-plains").chooses("halt")
    table.free.chooses("done")
    assert set(table.state.armies) == {"eastern-bank-north-plains", RAVENHILL}
    assert table.asked == SHADOWS_TURN
    table.plays(FREE, ON_THE_MARCH).free.chooses("done")
    assert set(table.state.armies) == {"eastern-bank-north-plains", RAVENHILL}


# 15. Redoubled Force

REDOUBLED = "sf-redoubled-force"


@pytest.mark.rule("B5A-CR-03", "B5A-8.17")
def test_redoubled_force_removes_three_damage_and_lets_that_army_move_and_attack() -> None:
    table = Battlefield.empty().army(WEST, lake_men=4, damage=4).army(CAMP, lake_men=3, damage=3)
    table.army(SOUTH, orcs=1, damage=1).plays(FREE, REDOUBLED, die="muster")
    table.free.may_not(f"choose:{SOUTH}", because="B5A-CR-03").chooses(f"choose:{WEST}")
    assert events.DamageRemoved(FREE, WEST, 3) in table.events
    assert (table.damage(WEST), table.damage(CAMP)) == (1, 3)
    table.free.may_not(f"army:{CAMP}", because="B5A-CR-03").chooses(f"army:{WEST}")
    table.free.chooses(f"to:{SOUTHWEST}").chooses(f"attack:{SOUTH}")
    assert events.BattleBegan(FREE, (SOUTHWEST,), SOUTH) in table.events


@pytest.mark.rule("B5A-26.6", "B5A-8.17")
def test_redoubled_force_mends_no_fortification_and_moves_nobody_by_force() -> None:
    table = Battlefield.empty().army(RAVENHILL, lake_men=3, damage=2).army(CAMP, lake_men=1)
    table.state.breaches[RAVENHILL] = 3
    table.plays(FREE, REDOUBLED).free.chooses(f"choose:{RAVENHILL}").chooses("done")
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (3, 0)
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, REDOUBLED)


@pytest.mark.rule("B5A-8.18")
def test_redoubled_force_moves_an_army_without_damage() -> None:
    table = Battlefield.empty().army(WEST, lake_men=1).army(CAMP, lake_men=1, damage=1)
    table.plays(FREE, REDOUBLED).free.chooses(f"choose:{WEST}")
    table.free.chooses(f"army:{WEST}", f"to:{SOUTHWEST}")
    assert table.units(SOUTHWEST) == {"lake-men": 1}
    assert table.damage(CAMP) == 1


# 16. Rescue

RESCUE = "sf-rescue"


def rescue(table: Battlefield) -> Battlefield:
    """The army in Dale gets a token."""
    pile(table, OTHERS, "lake-men").plays(FREE, RESCUE, die="muster")
    table.free.chooses(f"muster:{DALE}:{OTHERS}")
    return table


def hurt_armies() -> Battlefield:
    """Damaged armies in Dale and on open ground, Beorn apart."""
    table = Battlefield.empty().army(DALE, dwarf_regulars=2, damage=3)
    table.army(SOUTHWEST, wood_elf_archers=2, damage=2).army(SOUTH, orcs=2, damage=2)
    return table.beorn(CAMP, wrath=3)


@pytest.mark.rule("B5A-CR-33")
def test_rescue_musters_wherever_an_army_stands() -> None:
    table = pile(hurt_armies(), OTHERS, "lake-men").plays(FREE, RESCUE)
    assert set(table.free.options) == {
        f"muster:{place}:{back}" for place in (DALE, SOUTHWEST) for back in (ELVES, OTHERS)
    }
    table.free.may_not(f"muster:{SLOPES}:{OTHERS}", because="B5A-CR-33")
    table.free.may_not(f"muster:{SOUTH}:{OTHERS}", because="B5A-18.7")
    table.free.chooses(f"muster:{SOUTHWEST}:{OTHERS}")
    assert table.units(SOUTHWEST) == {"wood-elf-archers": 2, "lake-men": 1}


@pytest.mark.rule("B5A-8.16")
def test_rescue_rallies_that_army_on_four_with_the_new_unit() -> None:
    table = rescue(hurt_armies())
    assert table.asked == [(FREE, "rally-armies")]
    table.free.may_not(f"rally:{SOUTHWEST}", because="B5A-CR-03")
    table.dice(4, 3, 4).free.chooses(f"rally:{DALE}", "done")
    assert events.RallyRolled(FREE, DALE, (4, 3, 4), again=False, target=4, hits=2) in table.events
    table.free.chooses("done")
    assert (table.damage(DALE), table.damage(SOUTHWEST)) == (1, 2)
    assert table.units(DALE) == {"dwarf-regulars": 2, "lake-men": 1}
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, RESCUE)


@pytest.mark.rule("B5A-8.16")
def test_the_rally_of_rescue_is_optional_and_ends_with_the_card() -> None:
    table = rescue(hurt_armies())
    table.free.chooses("done")
    assert table.damage(DALE) == 3
    assert table.asked == SHADOWS_TURN
    table.acting(FREE, free="muster").free.chooses("act:muster:rally")
    table.dice(4, 4, 4).free.chooses(f"rally:{DALE}", "done").chooses("done")
    assert table.damage(DALE) == 3  # 5 as ever


@pytest.mark.rule("B5A-8.18")
def test_rescue_rallies_without_a_token_to_place() -> None:
    table = pile(pile(Battlefield.empty(), ELVES), OTHERS).army(DALE, lake_men=2, damage=2)
    table.plays(FREE, RESCUE)
    assert table.asked == [(FREE, "rally-armies")]
    table.dice(4, 4).free.chooses(f"rally:{DALE}", "done")
    assert table.damage(DALE) == 0


@pytest.mark.rule("B5A-19.5")
def test_beorn_cannot_be_rallied() -> None:
    table = rescue(hurt_armies())
    table.free.may_not(f"rally:{CAMP}", because="B5A-13.1").chooses("done")
    table.acting(FREE, free="muster").free.chooses("act:muster:rally")
    assert set(table.free.options) == {f"rally:{DALE}", f"rally:{SOUTHWEST}", "done"}
    table.free.may_not(f"rally:{CAMP}", because="B5A-13.1")
    table = Battlefield.empty().beorn(CAMP, wrath=3).army(DALE, lake_men=1)
    table.acting(FREE, free="muster").free.may_not("act:muster:rally", because="B5A-7.12")


# 17. Ringing Trumpets

TRUMPETS = "sf-ringing-trumpets"


def trumpets() -> Battlefield:
    """An Elves token and one of the others lie in Dale, an Elves token in the Camp."""
    table = Battlefield.empty().army(SOUTH, orcs=1).army(SPUR, dwarf_regulars=1)
    pile(table, ELVES, *["wood-elf-archers"] * 3, "wood-elf-spearmen")
    table.lay(f"{ELVES}-at-{DALE}", "wood-elf-archers").lay(f"{OTHERS}-at-{DALE}", "lake-men")
    return table.lay(f"{ELVES}-at-{CAMP}", "wood-elf-spearmen")


@pytest.mark.rule("B5A-CR-33")
def test_ringing_trumpets_flips_or_lays_a_token_in_three_settlements() -> None:
    table = trumpets().controls(BRIDGE).plays(FREE, TRUMPETS, die="muster")
    assert {option for option in table.free.options if option.startswith("recruit")} == {
        f"recruit:{DALE}:{ELVES}",
        f"recruit:{DALE}:{OTHERS}",
        f"recruit:{CAMP}:{ELVES}",
    }
    table.free.may_not(f"lay:{BRIDGE}:{ELVES}", because="B5A-18.7")
    table.free.may_not(f"lay:{GATE}:{ELVES}", because="B5A-18.6")
    table.free.chooses(f"recruit:{DALE}:{ELVES}")
    assert table.units(DALE) == {"wood-elf-archers": 1}
    table.free.may_not(f"recruit:{DALE}:{OTHERS}", f"lay:{DALE}:{ELVES}", because="B5A-18.2")
    table.free.chooses(f"lay:{CAMP}:{OTHERS}")
    assert events.TokenLaid(FREE, CAMP, OTHERS) in table.events
    assert table.state.size(f"{OTHERS}-at-{CAMP}") == 1
    assert table.state.size(f"{ELVES}-at-{CAMP}") == 1
    assert table.units(CAMP) == {}
    assert table.free.sees(f"{OTHERS}-at-{CAMP}") == []  # face down
    table.free.may_not(f"recruit:{CAMP}:{ELVES}", because="B5A-18.2")
    table.free.chooses(f"lay:{SPUR}:{ELVES}")
    assert table.asked == SHADOWS_TURN  # no fourth one
    assert is_discarded(table, TRUMPETS)


@pytest.mark.rule("B5A-8.16")
def test_ringing_trumpets_may_stop_after_any_settlement() -> None:
    table = trumpets().plays(FREE, TRUMPETS)
    table.free.chooses("done")
    assert table.asked == SHADOWS_TURN
    table = trumpets().plays(FREE, TRUMPETS)
    table.free.chooses(f"recruit:{CAMP}:{ELVES}").chooses("done")
    assert table.units(CAMP) == {"wood-elf-spearmen": 1}
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-18.9", "B5A-CR-33")
def test_ringing_trumpets_lays_nothing_from_an_empty_pile() -> None:
    table = pile(Battlefield.empty(), ELVES, "wood-elf-archers")
    table.plays(FREE, TRUMPETS).free.chooses(f"lay:{CAMP}:{ELVES}")
    table.free.may_not(f"lay:{DALE}:{ELVES}", because="B5A-18.9").may(f"lay:{DALE}:{OTHERS}")
    table = pile(pile(Battlefield.empty(), ELVES), OTHERS).army(CAMP, lake_men=1)
    table.plays(FREE, TRUMPETS)
    assert table.asked == SHADOWS_TURN


# 18. Shower of Arrows

SHOWER = "sf-shower-of-arrows"
EAST_PLAINS = "eastern-bank-east-plains"


@pytest.mark.rule("B5A-CR-55")
def test_shower_of_arrows_hits_on_four_without_thranduil() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=2, wood_elf_spearmen=1, tokens=2)
    table.army(DALE, lake_men=1).army(SLOPES, wood_elf_archers=1)
    table.army(EAST_PLAINS, orcs=4).army("broken-lands-northwest-hills", orcs=1)
    table.army(SOUTH, orcs=1).dice(4, 3).plays(FREE, SHOWER, die="character")
    assert table.asked == [(FREE, "archery")]
    assert set(table.free.options) == {f"shoot:{EAST_PLAINS}", f"shoot:{SOUTH}"}
    table.free.may_not("shoot:broken-lands-northwest-hills", because="B5A-11.11")
    table.free.chooses(f"shoot:{EAST_PLAINS}")
    assert (
        events.Shot("thranduil", EAST_PLAINS, (4, 3), target=4, hits=1) in table.events
    )  # only those in the Camp
    assert table.damage(EAST_PLAINS) == 1
    assert table.damage(SOUTH) == 0
    table.shadow.chooses("done")
    assert table.state.size("event-hand-free") == 1
    assert table.asked == SHADOWS_TURN  # no re-roll
    assert is_discarded(table, SHOWER)


@pytest.mark.rule("B5A-CR-55")
def test_shower_of_arrows_hits_an_army_in_a_fortification_on_four() -> None:
    table = Battlefield.empty().army("eastern-bank-east-mountains", wood_elf_archers=3)
    table.army(SPUR, orcs=3).dice(4, 4, 4).plays(FREE, SHOWER)
    assert (table.state.breaches[SPUR], table.damage(SPUR)) == (3, 0)


@pytest.mark.rule("B5A-CR-55", "B5A-8.18")
def test_shower_of_arrows_draws_its_card_without_a_target() -> None:
    table = Battlefield.empty().army(DALE, lake_men=1).army(SOUTH, orcs=1).plays(FREE, SHOWER)
    assert not of_kind(table, events.Shot)
    assert events.CardsDrawn(FREE, 1, 0) in table.events
    assert table.state.size("event-hand-free") == 1
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-CR-46")
def test_the_card_of_shower_of_arrows_is_drawn_last_and_within_the_hand_limit() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).army(EAST_PLAINS, orcs=1)
    others = [card for card in table.state.faces("story-free-deck") if card != SHOWER][:6]
    table.hand(FREE, SHOWER, *others).dice(5).acting(FREE, free="event", shadow="event")
    table.free.chooses(f"play:event:{SHOWER}")
    assert table.asked == [(SHADOW, "outside-damage")]
    assert table.state.size("event-hand-free") == 0
    table.shadow.chooses("done")
    assert table.asked == [(FREE, "draw-discard")]
    table.free.chooses(f"discard:{others[0]}", "done")
    assert table.asked == SHADOWS_TURN


# 19. The Arkenstone of Thráin

ARKENSTONE = "sf-the-arkenstone-of-thrain"


@pytest.mark.rule("B5A-9.2", "B5A-CR-32")
def test_the_arkenstone_of_thrain_adds_its_token_to_the_pool() -> None:
    table = Battlefield.empty().lay("fate-special", "fate-arkenstone", "fate-necromancer")
    table.army(CAMP, lake_men=1).plays(FREE, ARKENSTONE, die="character")
    assert events.FateTokenAdded("fate-arkenstone") in table.events
    assert table.state.faces("fate-pool").count("fate-arkenstone") == 1
    assert table.state.size("fate-pool") == 13
    assert table.free.sees("fate-special") == ["fate-necromancer"]
    assert table.state.marker == 0
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, ARKENSTONE)


@pytest.mark.rule("B5A-CR-32")
def test_the_arkenstone_ends_the_drawing_and_is_applied_and_removed() -> None:
    table = Battlefield.empty().lay("fate-special", "fate-arkenstone", "fate-necromancer")
    table.army(CAMP, lake_men=1).plays(FREE, ARKENSTONE).board(activated=["bard", "dain"])
    at = table.state.faces("fate-pool").index("fate-arkenstone")
    table.draws("draw fate-pool", at).phase("fate")
    assert events.FateDrawn("fate-arkenstone", 3) in table.events
    assert events.FateAdvanced(3, 3) in table.events  # there was nothing to decide
    assert table.state.marker == 3
    assert len(of_kind(table, events.FateCardDrawn)) == 1
    assert table.free.sees("fate-removed") == ["fate-arkenstone"]
    assert table.state.size("fate-pool") == 12


# 20. The King of All Birds

KING = "sf-the-king-of-all-birds"
LORD = "lord-of-the-eagles"
EYRIE = "eagles-eyrie"


@pytest.mark.rule("B5A-CR-30")
def test_the_king_of_all_birds_brings_the_lord_one_space_nearer() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).board(marker=6)
    table.plays(FREE, KING, die="muster")
    assert table.state.track == {"bilbo": 2, "thorin": 6, LORD: 7, "beorn": 11}
    assert table.state.characters[LORD] == "waiting"
    assert table.state.eagles[EYRIE] == 0
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, KING)


@pytest.mark.rule("B5A-CR-30", "B5A-9.17")
def test_the_king_of_all_birds_brings_in_the_lord_who_is_or_becomes_ready() -> None:
    for marker in (7, 8, 12):
        table = Battlefield.empty().army(CAMP, lake_men=1).board(marker=marker)
        table.plays(FREE, KING)
        assert events.CharacterShifted(LORD, 7) in table.events
        assert events.CharacterEntered(LORD, EYRIE) in table.events
        assert table.state.characters[LORD] == EYRIE
        assert LORD not in table.state.track
        assert table.state.eagles[EYRIE] == 0
        assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-CR-30")
def test_the_king_of_all_birds_places_an_eagle_once_the_lord_is_off_the_track() -> None:
    for where in (EYRIE, "valley", "eliminated"):
        table = Battlefield.empty().army(CAMP, lake_men=1).character(LORD, where)
        table.plays(FREE, KING)
        assert events.EaglesPlaced(1) in table.events
        assert table.state.eagles[EYRIE] == 1
        assert table.state.characters[LORD] == where
        assert is_discarded(table, KING)


@pytest.mark.rule("B5A-8.21", "B5A-CR-47")
def test_the_king_of_all_birds_may_be_played_without_an_eagle_left() -> None:
    table = Battlefield.empty().army(CAMP, lake_men=1).character(LORD, EYRIE)
    table.state.eagles[EYRIE] = 5
    table.plays(FREE, KING)
    assert table.state.eagles[EYRIE] == 5
    assert table.asked == SHADOWS_TURN
    assert is_discarded(table, KING)


# A character left alone


@pytest.mark.rule("B5A-28.29")
def test_a_character_left_alone_does_not_prevent_an_advance() -> None:
    table = Battlefield.empty().beorn(HILLS, wrath=1).character("bard", HILLS)
    table.army(CENTRE, orcs=2).army(CAMP, lake_men=1)
    table.attack(CENTRE, HILLS).dice(6, 6, 1, 1, 1, 1, 1, 1, 1, 1)
    table.shadow.chooses("manoeuvre:regroup")
    table.free.accepts()
    assert table.state.characters["beorn"] == "eliminated"
    assert table.state.characters["bard"] == HILLS
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert table.units(HILLS) == {"orcs": 2}
    assert table.state.characters["bard"] == HILLS


@pytest.mark.rule("B5A-CR-03")
def test_moria_goes_no_further_than_two_regions() -> None:
    table = Battlefield.empty().army(BRIDGE, dwarf_regulars=1).army("camp", lake_men=1)
    table.plays(FREE, MORIA).free.chooses(f"army:{BRIDGE}", f"to:{WEST}")
    table.free.chooses(f"to:{SOUTHWEST}")
    assert table.units(SOUTHWEST) == {"dwarf-regulars": 1}
    assert table.asked == SHADOWS_TURN


@pytest.mark.rule("B5A-8.18")
def test_rescue_rallies_one_army_without_a_token_to_place() -> None:
    table = pile(pile(Battlefield.empty(), ELVES), OTHERS).army(DALE, lake_men=2, damage=2)
    table.army(SOUTHWEST, lake_men=1, damage=1).plays(FREE, RESCUE)
    table.free.may(f"rally:{SOUTHWEST}").chooses(f"rally:{DALE}")
    assert table.free.options == ["done"]
