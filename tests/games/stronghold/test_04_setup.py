"""Chapter 4: the setup."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import FOREGROUNDS, RAMPARTS, SECTIONS, TOWERS
from ostrog.games.stronghold.board.pieces import PHASES

STARTER = {
    2: ["ballista", "catapult", "mantelet"],
    3: ["banner", "bridge", "ladders"],
    4: ["artilleryman", "quartermaster", "saboteur"],
    5: ["blood-stones", "demon", "specter"],
}


@pytest.mark.rule("STR-4.1")
def test_units_that_are_placed_come_out_of_the_bag_by_kind() -> None:
    """2 goblins, 6 orcs, 2 trolls on the foregrounds, 1 goblin and 1 orc among the marauders."""
    siege = Walls().state
    assert siege.bag == [60 - 3, 100 - 7, 40 - 2]
    assert "draw bag" not in siege.draws


@pytest.mark.rule("STR-4.2")
def test_cards_of_phases_2_and_3_lie_open_and_those_of_4_and_5_are_the_deck() -> None:
    table = Walls()
    shown = [table.defender.sees(f"phase-{phase}-table") for phase in (2, 3, 4, 5)]
    assert sorted(shown[0] + shown[1]) == sorted(table.state.row)
    assert shown[2:] == [[], []]
    deck = [table.invader.sees(f"phase-{phase}-deck") for phase in (2, 3, 4, 5)]
    assert [len(cards) for cards in deck] == [0, 0, 3, 3]


@pytest.mark.rule("STR-4.3")
def test_three_cards_of_each_phase_are_drawn_and_eight_go_back_to_the_box() -> None:
    siege = Walls().state
    assert [siege.size(f"phase-{phase}-box") for phase in (2, 3, 4, 5)] == [2, 2, 2, 2]
    assert sorted(PHASES[card] for card in siege.row) == [2, 2, 2, 3, 3, 3]


@pytest.mark.rule("STR-4.3")
def test_the_cards_are_drawn_at_random() -> None:
    tables = [Walls(seed=seed).state for seed in range(12)]
    for phase, place in ((2, "table"), (3, "table"), (4, "deck"), (5, "deck")):
        found = {frozenset(siege.faces(f"phase-{phase}-{place}")) for siege in tables}
        assert len(found) > 3


@pytest.mark.rule("STR-4.4")
def test_the_invader_orders_cards_of_the_same_phase() -> None:
    table = Walls()
    one, two, three, four, five, six = table.state.row
    table.invader.chooses(f"next:{six}", f"next:{three}", "done")
    assert events.RowArranged((three, one, two, six, four, five)) in table.events
    assert table.state.row == [three, one, two, six, four, five]


@pytest.mark.rule("STR-4.4")
def test_a_card_off_the_table_has_no_place_in_the_row() -> None:
    table = Walls.empty().row("ballista", "catapult", "banner").at("supplies")
    table.invader.chooses("exchange").chooses("done")
    assert table.invader.options == ["done", "next:ballista", "next:catapult"]
    table.invader.may_not("next:banner", "next:trebuchet", because="STR-4.4")


@pytest.mark.rule("STR-4.5")
def test_beginners_use_a_marked_set() -> None:
    for seed in range(3):
        assert sorted(Walls("starter", seed=seed).state.row) == sorted(STARTER[2] + STARTER[3])
    assert any(
        sorted(Walls(seed=seed).state.row) != sorted(STARTER[2] + STARTER[3]) for seed in range(3)
    )


@pytest.mark.rule("STR-4.6")
def test_units_stand_on_the_foregrounds_and_the_marauders_field() -> None:
    table = Walls()
    for foreground in FOREGROUNDS:
        assert table.units(foreground) == {"goblin": 1, "orc": 3, "troll": 1}
    assert table.marauders == {"goblin": 1, "orc": 1}


@pytest.mark.rule("STR-4.7")
def test_the_invader_keeps_two_of_three_objectives_face_up() -> None:
    table = Walls()
    table.invader.chooses("done")
    first, second, third = table.invader.options
    table.invader.chooses(first)
    assert table.invader.options == [second, third]
    table.invader.chooses(third)
    assert table.invader.options == ["done"]
    assert table.defender.sees("objectives") == []
    table.invader.chooses("done")
    kept = sorted(option.split(":")[1] for option in (first, third))
    assert table.defender.sees("objectives") == kept
    assert second.split(":")[1] not in table.defender.sees("objectives-drawn")
    assert table.state.size("objective-deck") == 7


@pytest.mark.rule("STR-4.8")
def test_the_invader_starts_with_wood_and_the_defender_with_hourglasses() -> None:
    assert Walls().state.wood == 5
    table = Walls.set_up()
    assert events.HourglassesGiven(4, 4) in table.events
    assert table.state.hourglasses == 4


@pytest.mark.rule("STR-4.9")
def test_every_section_has_two_wall_elements_and_its_units() -> None:
    table = Walls.set_up()
    assert table.state.walls == dict.fromkeys(SECTIONS, 2)
    for section in SECTIONS:
        full = section in ("w1", "w4", "w5", "w7", "w9")
        assert table.units(section) == {"marksman": 1, "soldier": 2 if full else 1}
    on_wall = [table.state.defenders[section] for section in SECTIONS]
    assert [sum(kind) for kind in zip(*on_wall, strict=True)] == [9, 14, 0]


@pytest.mark.rule("STR-4.11")
def test_guards_and_barracks_are_manned_and_the_others_form_the_stock() -> None:
    """17, 20 and 4 pieces: 9 marksmen and 14 soldiers on the wall, the rest as listed."""
    table = Walls.set_up()
    assert table.units("guards") == {"marksman": 1}
    assert table.units("barracks") == {"marksman": 3, "soldier": 1, "veteran": 1}
    assert [table.state.unit_stock(kind) for kind in range(3)] == [4, 5, 3]


@pytest.mark.rule("STR-4.12")
def test_the_heroes_stand_on_their_sections_with_three_orders() -> None:
    table = Walls.set_up()
    assert table.state.heroes == {"officer": "w4", "warrior": "w7"}
    table.troops("courtyard", soldier=1).troops("w4", soldier=1).window(1)
    table.defender.may("heroic:call-up:officer", "heroic:detail:officer")
    table.defender.may("heroic:fall-back:warrior")


@pytest.mark.rule("STR-4.13")
def test_the_defender_keeps_two_of_three_plans_face_down() -> None:
    table = Walls()
    table.invader.chooses("done")
    table.invader.chooses(*table.invader.options[:2], "done")
    first, second, third = table.defender.options
    table.defender.chooses(second, third)
    assert table.defender.options == ["done"]
    table.defender.chooses("done")
    kept = sorted(option.split(":")[1] for option in (second, third))
    assert table.defender.sees("plans") == kept
    assert table.invader.sees("plans") == []
    assert events.PlansKept(2) in table.invader.hears()
    assert first.split(":")[1] in table.defender.sees("plans-drawn")
    assert table.state.size("plan-deck") == 7


@pytest.mark.rule("STR-4.14")
def test_the_hit_deck_is_shuffled() -> None:
    decks = {tuple(Walls.set_up(seed=seed).state.faces("hit-deck")) for seed in range(5)}
    assert len(decks) > 1
    assert all(len(deck) == 6 for deck in decks)


@pytest.mark.rule("STR-4.14")
def test_the_rest_of_the_board_is_empty_in_turn_1() -> None:
    table = Walls.set_up()
    siege = table.state
    assert siege.turn == 1
    for place in (*RAMPARTS, *TOWERS, "courtyard", "hospital"):
        assert table.units(place) == {}
    assert not any(siege.tower_works.values())
    assert (siege.size("traps-stock"), siege.face_up_traps, siege.bridges) == (9, {}, [])


@pytest.mark.rule("STR-4.15")
def test_the_invader_decides_first_and_the_defender_sees_it() -> None:
    table = Walls()
    assert table.asked == [(INVADER, "row")]
    table.invader.chooses("done")
    assert table.asked == [(INVADER, "objectives")]
    table.invader.chooses(*table.invader.options[:2], "done")
    assert table.asked == [(DEFENDER, "plans")]
    assert len(table.defender.sees("objectives")) == 2
    assert len(table.defender.sees("phase-2-table")) == 3
    assert len(table.defender.sees("phase-3-table")) == 3
    table.defender.chooses(*table.defender.options[:2], "done")
    assert table.asked == [(INVADER, "supplies")]


@pytest.mark.rule("STR-4.16")
def test_with_the_starter_set_no_phase_card_is_drawn() -> None:
    table = Walls("starter")
    siege = table.state
    assert not any(purpose.startswith("draw phase") for purpose in siege.draws)
    for phase, place in ((2, "table"), (3, "table"), (4, "deck"), (5, "deck")):
        assert sorted(siege.faces(f"phase-{phase}-{place}")) == STARTER[phase]
    assert len(siege.row) == 6


@pytest.mark.rule("STR-4.16")
def test_cards_of_the_starter_set_are_exchanged_as_usual() -> None:
    table = Walls("starter")
    table.invader.chooses("done")
    for seat in (INVADER, DEFENDER):
        table.seat(seat).chooses(*table.seat(seat).options[:2], "done")
    table.invader.chooses("exchange").chooses("swap-cards:banner:demon", "done")
    assert table.state.row == ["ballista", "catapult", "mantelet", "ladders", "bridge", "demon"]


@pytest.mark.rule("STR-4.14", "STR-2.8")
def test_everything_else_is_empty_at_the_start() -> None:
    siege = Walls().state
    assert (siege.turn, siege.supply, siege.gone, siege.wood) == (0, [0, 0, 0], [0, 0, 0], 5)
    numbers = ("closed", "owed", "reserve", "hourglasses")
    assert [getattr(siege, field) for field in numbers] == [0, 0, 0, 0]
    fields = ("mantelets", "siege_towers", "platforms", "laid", "equipment", "training")
    others = ("throwing", "successes", "cauldrons", "tower_works")
    assert not any(any(getattr(siege, field).values()) for field in (*fields, *others))
    assert (siege.malfunction, siege.blessing, siege.glare, siege.bound) == ("", "", "", "")
    units = [*siege.invaders.values(), *siege.defenders.values()]
    assert sum(map(sum, units)) == 12, "nobody but the units on the foregrounds and marauders"
    assert set(siege.heroes.values()) == {"courtyard"}
    assert not any(siege.walls.values())


@pytest.mark.rule("STR-4.15")
def test_nobody_draws_before_his_step() -> None:
    table = Walls()
    assert table.asked == [(INVADER, "row")]
    assert (table.state.size("objectives-drawn"), table.state.size("plans-drawn")) == (0, 0)
    table.invader.chooses("done")
    assert table.asked == [(INVADER, "objectives")]
    assert (table.state.size("objectives-drawn"), table.state.size("plans-drawn")) == (3, 0)
    table.invader.chooses(*table.invader.options[:2], "done")
    told = [type(each).__name__ for each in table.events]
    assert told.index("ObjectivesKept") < told.index("Shuffled")
    assert "Moved" not in told[told.index("ObjectivesKept") : told.index("Shuffled")]
    assert told[told.index("Shuffled") :].count("Moved") == 3
    assert table.asked == [(DEFENDER, "plans")]
