"""Chapter 5: the structure of a turn, hourglasses and windows."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pools import token_at


def using(table: Walls, card: str, phase: int, unit: str, *effect: str) -> Walls:
    """Let the Invader use a card, paid with a kind of unit."""
    table.phase(phase).invader.chooses(f"use-card:{card}")
    if len(table.invader.options) > 1 and table.asked_kind == "pay":
        table.invader.chooses(f"pay:{unit}")
    table.invader.chooses(*effect)
    return table


def with_a_hero(table: Walls) -> Walls:
    """Let a hero have an order to issue, so that even an empty window has a choice."""
    return table.hero("officer", "w4").troops("w4", soldier=1).troops("courtyard", soldier=1)


@pytest.mark.rule("STR-5.1")
def test_phases_run_in_their_order() -> None:
    table = Walls.empty().row("ballista", "banner", "saboteur", "gale")
    table.supply(goblin=9, troll=2, wood=9).board(hourglasses=0).at("supplies")
    begun = [e.phase for e in table.events if isinstance(e, events.PhaseBegan)][-1:]
    for _ in range(5):
        if table.asked_kind == "card":
            (phase,) = table.invader.ask.about
            cards = {2: "ballista", 3: "banner", 4: "saboteur", 5: "gale"}
            assert table.invader.options == ["end-phase", f"use-card:{cards[int(phase)]}"]
        table.invader.chooses("end-phase")
        begun += [e.phase for e in table.events if isinstance(e, events.PhaseBegan)]
    assert begun == [1, 2, 3, 4, 5, 6]
    assert table.asked == [(INVADER, "maneuver")]


@pytest.mark.rule("STR-5.1")
def test_a_card_of_another_phase_waits() -> None:
    table = Walls.empty().row("ballista", "banner").supply(goblin=9, wood=9).phase(2)
    table.invader.may("use-card:ballista").may_not("use-card:banner", because="STR-5.1")


@pytest.mark.rule("STR-5.2")
@pytest.mark.parametrize(
    ("phase", "card", "effect"),
    [
        (2, "mantelet", ("at:l1",)),
        (3, "banner", ("at:w1",)),
        (4, "saboteur", ("at:forge",)),
        (5, "gale", ("lay-token:bluff:w1", "done")),
    ],
)
def test_a_window_follows_every_action(phase: int, card: str, effect: tuple[str, ...]) -> None:
    others = {2: "ballista", 3: "bridge", 4: "trainer", 5: "specter"}
    table = Walls.empty().row(card, others[phase]).supply(goblin=9, wood=9)
    using(table, card, phase, "goblin", *effect)
    assert events.HourglassesGiven(2, 2) in table.events
    assert table.asked == [(DEFENDER, "window")]
    table.invader.may_not(f"use-card:{others[phase]}", because="not-your-decision")
    table.defender.chooses("lay:glare:2")
    assert table.asked == [(INVADER, "card")]
    table.invader.may(f"use-card:{others[phase]}")


@pytest.mark.rule("STR-5.2")
def test_a_window_follows_every_action_of_phase_1() -> None:
    table = Walls.set_up()
    table.invader.chooses("gain:orc")
    assert table.asked == [(DEFENDER, "window")]
    table.defender.chooses("lay:glare:5")
    table.defender.chooses("close-window")
    assert table.asked == [(INVADER, "supplies")]
    table.invader.chooses("exchange").chooses("done").chooses("done")
    assert table.asked == [(DEFENDER, "window")]
    assert table.state.hourglasses == 1


@pytest.mark.rule("STR-5.3")
def test_phase_6_has_a_single_window_with_all_its_hourglasses() -> None:
    """Both maneuvers and secret orders: 3 + 5 + 1 = 9 hourglasses."""
    table = Walls.empty().attackers("w4", orc=1).march("small")
    assert table.asked == [(INVADER, "maneuver")]
    table.invader.chooses("march:large")
    assert table.asked == [(INVADER, "orders")]
    assert table.state.hourglasses == 0
    table.invader.chooses("secret-order:bluff:w4", "done")
    assert [e for e in table.events if isinstance(e, events.HourglassesGiven)] == [
        events.HourglassesGiven(9, 9)
    ]
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-5.4")
def test_every_hourglass_must_be_spent() -> None:
    table = Walls.empty().window(2)
    table.defender.may_not("close-window", because="STR-5.4").chooses("lay:glare:1")
    table.defender.may_not("close-window", because="STR-5.4").chooses("lead:officer", "to:w1")
    assert table.state.hourglasses == 0
    assert table.asked == [(INVADER, "maneuver")]


@pytest.mark.rule("STR-5.4")
def test_no_more_hourglasses_are_laid_than_are_held() -> None:
    table = Walls.empty().window(2)
    table.defender.may("lay:glare:2").may_not("lay:glare:3", because="STR-5.12")


@pytest.mark.rule("STR-5.5")
@pytest.mark.parametrize(("unit", "hourglasses"), [("troll", 1), ("goblin", 2)])
def test_an_action_yields_an_hourglass_for_each_unit(unit: str, hourglasses: int) -> None:
    """A catapult built with 1 troll gives 1 hourglass, with 2 goblins 2."""
    table = Walls.empty().row("catapult").supply(wood=5, goblin=2, troll=1)
    using(table, "catapult", 2, unit, "at:l1")
    assert events.HourglassesGiven(hourglasses, hourglasses) in table.events
    assert table.state.hourglasses == hourglasses


@pytest.mark.rule("STR-5.6")
@pytest.mark.parametrize(
    ("card", "phase", "unit", "place", "hourglasses"),
    [
        ("trebuchet", 2, "orc", "at:fl", 3),
        ("trebuchet", 2, "troll", "at:fl", 2),
        ("sap", 3, "goblin", "at:w4", 3),
        ("sap", 3, "troll", "at:w4", 2),
    ],
)
def test_hourglasses_of_the_card_come_on_top(
    card: str, phase: int, unit: str, place: str, hourglasses: int
) -> None:
    table = Walls.empty().row(card).supply(wood=9, goblin=2, orc=2, troll=1)
    using(table, card, phase, unit, place)
    assert table.state.hourglasses == hourglasses


@pytest.mark.rule("STR-5.7")
@pytest.mark.parametrize(("held", "asked"), [(0, INVADER), (1, DEFENDER)])
def test_without_an_hourglass_there_is_no_window(held: int, asked: int) -> None:
    table = with_a_hero(Walls.empty(ruleset={"hourglasses.exchange": 0}))
    table.board(hourglasses=held, counted={}).at("supplies").invader.chooses("exchange").chooses(
        "done"
    ).chooses("done")
    assert table.asked == [(asked, "supplies" if asked == INVADER else "window")]


@pytest.mark.rule("STR-5.7")
def test_without_an_hourglass_there_is_no_window_after_a_card() -> None:
    table = with_a_hero(Walls.empty()).row("mantelet", "ballista").supply(goblin=4, wood=8)
    using(table, "mantelet", 2, "goblin", "at:l1")
    table.defender.chooses("lay:glare:2").chooses("close-window")
    assert table.asked == [(INVADER, "card")]
    table.invader.chooses("end-phase")
    assert table.asked == [(INVADER, "maneuver")]


@pytest.mark.rule("STR-5.8")
def test_the_first_turn_has_four_hourglasses_and_later_ones_two() -> None:
    assert Walls.set_up().state.hourglasses == 4
    for turn in (1, 2, 6):
        table = Walls.empty(turn=turn).at("clear")
        assert events.TurnBegan(turn + 1) in table.events
        assert events.HourglassesGiven(2, 2) in table.events
        assert table.state.hourglasses == 2


@pytest.mark.rule("STR-5.9")
def test_opening_hourglasses_are_spent_at_the_end_of_phase_1_without_an_action() -> None:
    """Turn 2, neither exchange nor resources: a window with 2 hourglasses before phase 2."""
    table = Walls.empty().row("ballista").supply(wood=5, troll=1).at("clear")
    assert table.asked == [(INVADER, "supplies")]
    table.invader.chooses("end-phase")
    assert table.asked == [(DEFENDER, "window")]
    assert table.state.hourglasses == 2
    assert not table.told(events.PhaseBegan)
    table.defender.chooses("lay:glare:2")
    assert events.PhaseBegan(2) in table.events
    assert table.asked == [(INVADER, "card")]


@pytest.mark.rule("STR-5.9")
def test_opening_hourglasses_are_spent_after_the_first_action() -> None:
    table = Walls.empty().at("clear")
    table.invader.chooses("exchange").chooses("done").chooses("done")
    assert table.asked == [(DEFENDER, "window")]
    assert table.state.hourglasses == 3


@pytest.mark.rule("STR-5.10")
def test_an_hourglass_that_cannot_be_spent_is_lost() -> None:
    """The hourglass of Detail is for the forge, whose actions are both completed."""
    table = with_a_hero(Walls.empty()).window(0)
    table.board(bound="forge", finished=["cannon", "cauldron"])
    table.defender.chooses("close-window")
    assert events.HourglassesLost(1) in table.events
    assert (table.state.hourglasses, table.state.bound) == (0, "")


@pytest.mark.rule("STR-5.11")
def test_the_window_after_phase_6_opens_without_hourglasses() -> None:
    table = with_a_hero(Walls.empty(ruleset={"maneuvers.small.hourglasses": 0})).march("small")
    table.invader.chooses("end-phase")
    assert table.state.hourglasses == 0
    assert table.asked == [(DEFENDER, "window")]
    table.defender.may("heroic:call-up:officer", "close-window")


@pytest.mark.rule("STR-5.12")
def test_the_defender_acts_step_by_step_in_any_order() -> None:
    table = with_a_hero(Walls.empty()).plans("militia").window(4)
    table.defender.chooses("take:soldier:courtyard", "to:w1")
    table.defender.chooses("lay:poles:2")
    assert table.asked == [(DEFENDER, "work")]
    table.defender.chooses("at:t1")
    assert table.state.tower_works["t1"] == "poles"
    table.defender.chooses("heroic:fall-back:officer").chooses("fall-back:soldier:w1")
    table.defender.chooses("lead:officer", "to:w5")
    assert table.state.hourglasses == 0
    assert table.units("courtyard") == {"soldier": 1}


@pytest.mark.rule("STR-5.12")
def test_orders_and_plans_may_follow_the_last_hourglass() -> None:
    table = with_a_hero(Walls.empty()).plans("last-reserve").window(1)
    table.defender.chooses("lay:glare:1")
    assert table.asked == [(DEFENDER, "window")]
    table.defender.may("heroic:call-up:officer", "plan:last-reserve", "close-window")
    table.defender.chooses("plan:last-reserve")
    assert table.units("courtyard") == {"soldier": 4}
    table.defender.chooses("heroic:call-up:officer")
    assert table.units("w4") == {"soldier": 2}
    table.defender.chooses("close-window")
    assert table.asked == [(INVADER, "maneuver")]


@pytest.mark.rule("STR-5.13")
def test_the_effect_of_an_action_comes_before_its_window() -> None:
    table = Walls.empty().row("demon").supply(goblin=2).phase(5)
    table.invader.chooses("use-card:demon")
    assert table.asked == [(INVADER, "ritual")]
    assert (table.state.paid["demon"], table.state.hourglasses) == ([2, 0, 0, 0], 0)
    table.invader.chooses("lay-token:success:forge", "lay-token:bluff:scouts", "done")
    assert table.asked == [(DEFENDER, "window")]
    assert table.state.hourglasses == 2
    assert table.state.size(token_at("demon", "forge")) == 1
    assert table.state.size(token_at("demon", "scouts")) == 1
    assert table.defender.sees(token_at("demon", "forge")) == []


@pytest.mark.rule("STR-5.14")
def test_hourglasses_of_a_plan_are_spent_in_its_window() -> None:
    table = Walls.empty().plans("night-shift").window(1)
    table.defender.chooses("lay:glare:1").may("close-window").chooses("plan:night-shift")
    assert events.HourglassesGiven(5, 5) in table.events
    assert table.asked == [(DEFENDER, "window")]
    table.defender.may_not("close-window", because="STR-5.4").chooses("lay:glare:5")
    assert table.asked == [(DEFENDER, "work")]


@pytest.mark.rule("STR-5.14")
def test_the_hourglass_of_detail_is_spent_in_its_window() -> None:
    table = with_a_hero(Walls.empty()).window(1)
    table.defender.chooses("lay:glare:1").chooses("heroic:detail:officer")
    table.defender.chooses("detail:soldier:w4:forge")
    table.defender.may_not("close-window", because="STR-5.4").chooses("lay:cannon:1")
    assert table.state.laid["cannon"] == 1
    assert table.asked == [(INVADER, "maneuver")]


@pytest.mark.rule("STR-5.15")
def test_hourglasses_on_an_unfinished_action_stay_there() -> None:
    """3 hourglasses on the glare (6) at the end of turn 2: three more complete it in turn 3."""
    table = Walls.empty(turn=2)
    table.board(laid=table.state.laid | {"glare": 3}).at("clear")
    assert (table.state.turn, table.state.laid["glare"]) == (3, 3)
    assert table.state.hourglasses == 2
    table.window(3).defender.may_not("lay:glare:4", because="STR-16.1").chooses("lay:glare:3")
    assert table.asked == [(DEFENDER, "work")]
    table.defender.chooses("at:w4")
    assert table.state.glare == "w4"


@pytest.mark.rule("STR-5.15")
def test_hourglasses_on_an_action_are_not_held() -> None:
    table = with_a_hero(Walls.empty())
    table.board(laid=table.state.laid | {"glare": 5, "cannon": 3}).window(0)
    assert not [o for o in table.defender.options if o.startswith(("lay:", "take:", "lead:"))]
    table.defender.may("close-window").may_not("lay:cannon:1", because="STR-5.12")


@pytest.mark.rule("STR-5.3")
def test_hourglasses_of_phase_6_are_handed_over_once() -> None:
    table = Walls.empty().troops("w1", soldier=1).march()
    table.invader.chooses("end-phase")
    assert (table.state.hourglasses, table.state.owed) == (3, 0)


@pytest.mark.rule("STR-5.1")
@pytest.mark.parametrize("phase", [2, 3, 4, 5, 6])
def test_a_phase_begins_before_its_first_decision(phase: int) -> None:
    table = Walls.empty().row("mantelet", "banner", "trainer", "demon").supply(goblin=9, wood=9)
    table.phase(phase)
    assert table.asked == [(INVADER, "card" if phase < 6 else "maneuver")]
    assert table.told(events.PhaseBegan)[-1] == events.PhaseBegan(phase)


@pytest.mark.rule("STR-5.1")
def test_phase_1_begins_with_new_units_before_its_first_decision() -> None:
    table = Walls.empty().at("supplies")
    told = [type(each) for each in table.events]
    assert told.index(events.PhaseBegan) < told.index(events.UnitsDrawn)
    assert table.asked == [(INVADER, "supplies")]


@pytest.mark.rule("STR-5.4")
def test_the_last_hourglass_is_spent_on_a_hero_if_no_action_takes_it() -> None:
    works = list(Walls.empty().state.laid)
    table = Walls.empty().board(finished=works).window(1)
    assert table.defender.options == ["lead:officer", "lead:warrior"]
    table.defender.may_not("close-window", because="STR-5.4")


@pytest.mark.rule("STR-5.4", "STR-5.10")
def test_an_hourglass_too_few_for_a_move_is_laid_on_an_action() -> None:
    table = Walls.empty(ruleset={"move_cost": 2}).window(1)
    table.defender.may_not("lead:officer", because="STR-15.2")
    table.defender.may_not("close-window", because="STR-5.4")
    table.defender.chooses("lay:glare:1")
    assert events.WindowClosed() in table.events


@pytest.mark.rule("STR-5.10")
def test_what_no_action_and_no_move_takes_is_lost() -> None:
    works = list(Walls.empty().state.laid)
    table = Walls.empty(ruleset={"move_cost": 3}).board(finished=works, bound="forge").window(2)
    assert events.HourglassesLost(3) in table.events
    assert (table.state.hourglasses, table.state.bound) == (0, "")


@pytest.mark.rule("STR-5.10")
def test_the_hourglass_of_detail_is_lost_without_an_action_for_it() -> None:
    works = list(Walls.empty().state.laid)
    table = Walls.empty().board(finished=works, bound="forge").window(0)
    assert events.HourglassesLost(1) in table.events
    assert table.state.bound == ""


@pytest.mark.rule("STR-5.10", "STR-5.12")
def test_nothing_is_lost_when_everything_is_spent() -> None:
    table = Walls.empty().window(1)
    table.defender.chooses("lay:glare:1")
    assert not table.told(events.HourglassesLost)
    assert events.WindowClosed() in table.events
