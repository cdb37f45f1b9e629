"""What a player is offered is exactly what no rule refuses, and tells nothing to the other one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board.verbs import VERBS


def allowed(table: Walls, seat: int, verb: str) -> set[str]:
    """The options of a verb that no rule refuses to a seat."""
    (found,) = [each for each in VERBS if each.name == verb]
    options = table.state.setting.rules.catalogue.options(found)
    return {option.id for option in options if table.state.refusal(seat, option) is None}


def refusals(table: Walls, seat: int, *verbs: str) -> dict[str, object]:
    """What rules tell a seat about all options of some verbs."""
    catalogue = table.state.setting.rules.catalogue
    return {
        option.id: table.state.refusal(seat, option)
        for verb in VERBS
        if verb.name in verbs
        for option in catalogue.options(verb)
    }


def agrees(table: Walls, seat: int, *verbs: str) -> None:
    """Assert that a seat is offered the options of these verbs that no rule refuses."""
    for verb in verbs:
        of_verb = {each for each in table.seat(seat).options if each.partition(":")[0] == verb}
        assert of_verb == allowed(table, seat, verb)


Situation = Callable[[], Walls]


def crowd() -> Walls:
    """Units on both sides, some places almost full, quartermasters and siege towers."""
    table = Walls.empty().attackers("fl", goblin=2, orc=5, troll=1).attackers("fr", orc=2)
    table.attackers("l1", goblin=3, orc=3).attackers("l2", orc=2).attackers("r3", troll=6)
    table.attackers("r4", goblin=6).attackers("w1", orc=2).attackers("w2", orc=3)
    table.attackers("w8", goblin=2).supply(goblin=4, orc=9, troll=2)
    table.put("training", l1=["quartermaster"], l2=["quartermaster"], r4=["quartermaster"])
    table.put("training", r1=["trench-master"])
    return table.put("siege_towers", fl=2, l1=2, l2=1, w2=1, r3=1).board(stuck={"l2": 1})


def at_step(*picks: str, step: int, maneuver: str = "small") -> Situation:
    """The Invader announces something in a step of a maneuver: 0 ramparts, 1 foregrounds, 2 new."""

    def make() -> Walls:
        table = crowd().march(maneuver)
        for _ in range(step):
            table.invader.chooses("done")
        for pick in picks:
            table.invader.chooses(pick)
        return table

    return make


MARCHES = [
    at_step(step=0),
    at_step(step=0, maneuver="large"),
    at_step("send:orc:l1-w1:1", step=0),
    at_step("send:orc:l1-w2:1", "tow:l1-w1", step=0),
    at_step("send:goblin:r4-w9:4", "pass-through:troll:r4:w9", step=0),
    at_step("send:goblin:r4-w9:4", "send:troll:r3-r4:2", "tow:r3-w7", step=0),
    at_step(step=1),
    at_step("pass-through:goblin:l1:w1", step=1),
    at_step("pass-through:troll:l2:w2", "tow:fl-l1", "tow:fl-l2", step=1),
    at_step("send:orc:fl-l1:1", "send:goblin:fl-l3:2", "tow:fl-l1", step=1),
    at_step("send:orc:fl-l2:4", "tow:fl-l2", step=1),
    at_step(step=2),
    at_step("bring:orc:fr:3", step=2),
    at_step("bring:orc:fr:5", "bring:goblin:fl:1", step=2),
    at_step("bring:orc:fr:6", "bring:goblin:fr:1", step=2, maneuver="large"),
]


@pytest.mark.rule("STR-12.4", "STR-12.5", "STR-12.17")
@pytest.mark.parametrize("situation", MARCHES)
def test_groups_and_new_units_that_are_offered(situation: Situation) -> None:
    table = situation()
    agrees(table, INVADER, *(["bring"] if table.asked_kind == "new-units" else ["send"]))


@pytest.mark.rule("STR-10.3", "STR-10.7", "STR-3.6")
@pytest.mark.parametrize("situation", MARCHES[:11])
def test_units_that_can_pass_a_rampart(situation: Situation) -> None:
    agrees(situation(), INVADER, "pass-through")


@pytest.mark.rule("STR-8.13", "STR-8.15", "STR-16.16")
@pytest.mark.parametrize("situation", MARCHES[:11])
def test_siege_towers_that_can_be_moved(situation: Situation) -> None:
    agrees(situation(), INVADER, "tow")


@pytest.mark.rule("STR-9.5", "STR-6.3")
@pytest.mark.parametrize("picks", [(), ("sap:goblin:w1",), ("sap:orc:w3", "sap:goblin:w1")])
def test_units_that_can_come_out_of_saps(picks: tuple[str, ...]) -> None:
    table = Walls.empty().put("equipment", w1=["sap"], w3=["sap", "banner"], w5=["sap"])
    table.attackers("w5", orc=4).supply(goblin=1, orc=1, troll=1).march()
    for pick in picks:
        table.invader.chooses(pick)
    agrees(table, INVADER, "sap")


def shooting() -> Walls:
    """Marksmen on the wall and in towers, some of whom cannot fire."""
    table = Walls.empty().troops("w1", marksman=2).troops("w2", marksman=3).troops("t4", marksman=2)
    table.troops("w3", marksman=1).troops("w5", marksman=2).troops("t5", marksman=1)
    table.troops("w8", marksman=1, soldier=1).troops("t8", marksman=1).troops("w9", soldier=2)
    for rampart in ("l1", "l2", "l3", "r1", "r2", "r4"):
        table.attackers(rampart, orc=1)
    return table.attackers("w3", goblin=1).put("mantelets", l2=1).board(glare="w8")


@pytest.mark.rule("STR-19.12", "STR-19.16", "STR-16.21")
@pytest.mark.parametrize("blessing", ["", "left", "right"])
@pytest.mark.parametrize("shots", [(), ("fire:w1:l1:1",), ("fire:w1:l1:2", "fire:t4:r1:1")])
def test_fire_that_can_be_allotted(blessing: str, shots: tuple[str, ...]) -> None:
    table = shooting().board(blessing=blessing).at("marksmen")
    if blessing:
        table.defender.chooses("bless-side:right")
        table.defender.chooses(table.defender.options[0])
    for shot in shots:
        if shot in table.defender.options:
            table.defender.chooses(shot)
    assert table.asked == [(DEFENDER, "fire")]
    agrees(table, DEFENDER, "fire")


@pytest.mark.rule("STR-19.2", "STR-16.7")
@pytest.mark.parametrize("tower", ["t1", "t4", "t8"])
def test_targets_of_a_cannon(tower: str) -> None:
    table = Walls.empty().put("tower_works", **{tower: "cannon", "t2": "poles"}).at("cannons")
    agrees(table, DEFENDER, "aim")
    table.defender.may_not("aim:t2:l1", "aim:t3:l2", because="STR-16.7")


@pytest.mark.rule("STR-8.6", "STR-8.11", "STR-16.22")
def test_targets_of_machines() -> None:
    table = Walls.empty().machine("l1", "ballista").machine("r4", "catapult")
    table.machine("fr", "trebuchet").machine("l3", "catapult")
    table.board(malfunction="l3", glare="w9").at("siege_machines")
    agrees(table, INVADER, "target")


def garrison() -> Walls:
    """Units everywhere, full and empty places, works in all stages, a Gale."""
    table = Walls.empty().troops("w1", soldier=2, marksman=1).troops("w2", marksman=1)
    table.troops("w5", soldier=2, veteran=1).troops("t1", marksman=1).troops("t4", marksman=2)
    table.troops("barracks", marksman=1, soldier=1).troops("guards", marksman=1)
    table.troops("forge", soldier=1).troops("courtyard", veteran=1, marksman=1)
    table.troops("hospital", soldier=1).hero("officer", "w1").success("gale", "w2")
    table.put("laid", cannon=3, glare=6, spy=1, poles=2).board(finished=["sniper", "poles"])
    return table.put("tower_works", t1="cannon", t2="cannon", t3="cannon")


@pytest.mark.rule("STR-15.2", "STR-5.4", "STR-11.12")
@pytest.mark.parametrize("hourglasses", [0, 1, 2, 3])
def test_units_and_heroes_that_can_be_taken_up(hourglasses: int) -> None:
    table = garrison().window(hourglasses)
    agrees(table, DEFENDER, "take", "lead", "close-window")


@pytest.mark.rule("STR-15.2")
@pytest.mark.parametrize("hourglasses", [1, 2])
def test_units_and_heroes_that_can_be_taken_up_for_a_higher_price(hourglasses: int) -> None:
    table = garrison_of({"move_cost": 2}).window(hourglasses)
    assert ("lead:officer" in table.defender.options) is (hourglasses == 2)
    agrees(table, DEFENDER, "take", "lead", "close-window")


def garrison_of(ruleset: dict[str, bool | int | str]) -> Walls:
    """A few units by other rules."""
    return Walls.empty(ruleset=ruleset).troops("w1", soldier=2).troops("courtyard", marksman=1)


@pytest.mark.rule("STR-16.1", "STR-16.31", "STR-16.27")
@pytest.mark.parametrize("bound", ["", "forge", "workshop"])
@pytest.mark.parametrize("hourglasses", [0, 1, 2, 3, 7])
def test_actions_that_can_be_paid_for(hourglasses: int, bound: str) -> None:
    table = garrison().board(bound=bound).window(hourglasses)
    agrees(table, DEFENDER, "lay", "finish", "train")


@pytest.mark.rule("STR-15.3", "STR-15.10", "STR-15.15")
@pytest.mark.parametrize("hourglasses", [1, 2, 3])
@pytest.mark.parametrize(
    "taken",
    [
        *("take:soldier:w1", "take:marksman:w1", "take:marksman:t4", "take:soldier:forge"),
        *("take:veteran:courtyard", "take:marksman:courtyard", "take:marksman:barracks"),
        *("take:marksman:guards", "take:veteran:w5", "lead:officer", "lead:warrior"),
    ],
)
def test_places_and_partners_of_whoever_was_taken_up(taken: str, hourglasses: int) -> None:
    table = garrison().window(hourglasses)
    table.defender.chooses(taken)
    agrees(table, DEFENDER, "to", "swap")


# What the other player is told


@pytest.mark.rule("STR-12.15", "STR-12.17", "STR-9.5")
@pytest.mark.parametrize("situation", MARCHES[2:])
def test_the_defender_does_not_learn_what_is_announced(situation: Situation) -> None:
    verbs = ("send", "tow", "pass-through", "bring", "sap")
    assert refusals(situation(), DEFENDER, *verbs) == refusals(crowd(), DEFENDER, *verbs)


@pytest.mark.rule("STR-9.5")
def test_the_defender_does_not_learn_who_waits_in_a_sap() -> None:
    table = Walls.empty().put("equipment", w1=["sap"], w3=["sap"]).supply(goblin=1, orc=1).march()
    before = refusals(table, DEFENDER, "sap")
    table.invader.chooses("sap:goblin:w1")
    assert refusals(table, DEFENDER, "sap") == before
    assert refusals(table, INVADER, "sap") != before


@pytest.mark.rule("STR-13.4", "STR-13.21")
def test_the_defender_does_not_learn_where_a_secret_order_goes() -> None:
    table = Walls.empty().attackers("w2", orc=1).attackers("w3", orc=1).phase(6)
    table.invader.chooses("march:small").chooses("end-phase")
    verbs = ("open-order", "secret-order")
    before = refusals(table, DEFENDER, *verbs)
    table.invader.chooses("secret-order:bluff:w2")
    assert refusals(table, DEFENDER, *verbs) == before
    assert refusals(table, INVADER, *verbs) != before


@pytest.mark.rule("STR-4.4")
def test_the_defender_does_not_learn_the_order_of_cards_before_it_is_fixed() -> None:
    table = Walls.empty().row("ballista", "catapult", "banner", "sap").deck("demon")
    table.at("supplies").invader.chooses("exchange").chooses("done")
    before = refusals(table, DEFENDER, "next")
    table.invader.chooses("next:sap")
    assert refusals(table, DEFENDER, "next") == before
    agrees(table, INVADER, "next")


@pytest.mark.rule("STR-19.16")
def test_the_invader_does_not_learn_what_fire_was_allotted() -> None:
    table = shooting().at("marksmen")
    before = refusals(table, INVADER, "fire")
    table.defender.chooses("fire:w1:l1:2")
    assert refusals(table, INVADER, "fire") == before


@pytest.mark.rule("STR-15.9", "STR-15.3")
def test_the_invader_does_not_learn_who_was_taken_up() -> None:
    table = garrison().window(2)
    before = refusals(table, INVADER, "to", "swap")
    table.defender.chooses("take:soldier:w1")
    assert refusals(table, INVADER, "to", "swap") == before
    assert set(before.values()) == {None}


@pytest.mark.rule("STR-18.1")
def test_the_invader_does_not_learn_which_plans_there_are() -> None:
    table = Walls.empty().plans("night-shift", "militia").window(1)
    before = refusals(table, INVADER, "plan")
    table.plans("last-reserve", "torn-down").window(1)
    assert refusals(table, INVADER, "plan") == before
    assert None not in before.values()


# Before and after the moment


@pytest.mark.rule("STR-6.3", "STR-6.4", "STR-16.19")
def test_prices_can_be_asked_about_while_nothing_is_paid() -> None:
    table = Walls.empty().supply(goblin=1, orc=2).row("ballista", "demon").board(spies=["demon"])
    table.phase(2)
    assert set(refusals(table, INVADER, "pay", "pay-spy").values()) == {None}
    table.supply(goblin=4, orc=1).phase(5).invader.chooses("use-card:demon")
    agrees(table, INVADER, "pay-spy")
    assert set(table.invader.options) == {"pay-spy:goblin", "pay-spy:orc"}


@pytest.mark.rule("STR-4.2", "STR-6.2", "STR-12.2")
def test_cards_and_maneuvers_can_be_asked_about_at_any_time() -> None:
    table = Walls.empty().supply(goblin=9, orc=9, wood=9).row("mantelet", "banner").window(1)
    assert allowed(table, INVADER, "use-card") == {"use-card:mantelet"}
    assert allowed(table, INVADER, "march") == {"march:small", "march:large"}
    table.at("supplies")
    assert allowed(table, INVADER, "use-card") == {"use-card:mantelet", "use-card:banner"}
