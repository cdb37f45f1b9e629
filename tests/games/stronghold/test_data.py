"""The values of the game, and what a ruleset can and cannot make of them."""

from __future__ import annotations

import msgspec
import pytest

from games.stronghold.tables import Walls
from ostrog.games.stronghold import game
from ostrog.games.stronghold.board.values import Values, faults, read_unconfirmed, read_values
from ostrog.kernel import Mixer, Ruleset, new
from ostrog.kernel.rules.rulesets import BadRuleset


def value_at(values: Values, path: str) -> object:
    found: object = values
    for step in path.split("."):
        found = found[step] if isinstance(found, dict) else getattr(found, step)
    return found


def test_the_values_are_consistent() -> None:
    assert faults(read_values()) == []


def test_every_unconfirmed_value_exists_once_and_can_be_overridden() -> None:
    values = read_values()
    paths = [each.path for each in read_unconfirmed()]
    assert len(set(paths)) == len(paths)
    for path in paths:
        value = value_at(values, path)
        assert isinstance(value, bool | int | str), path
        new(game, "standard", Mixer(1), ruleset={path: value})


@pytest.mark.parametrize(
    ("ruleset", "fault"),
    [
        ({"starter.ballista": False}, "starter: 3 cards of phase 2, not 2"),
        ({"sections.w3.start.soldier": 3}, r"sections.w3.start: more than there is room for"),
        ({"heroes.officer.start": "t1"}, "heroes.officer.start: no such section"),
        ({"objectives.first-crack.bonus": "cheaper-rituals"}, "first-crack.stays"),
        ({"plans.night-shift.drawback": "forbidden-work"}, "night-shift.on"),
        ({"plans.militia.timing": "stage"}, "militia.timing: this benefit is for a window"),
        ({"cards.mantelet.units.orc": 0, "cards.mantelet.units.goblin": 0}, "one alternative"),
        ({"works.cannon.building": "hospital"}, "works.cannon.building: no such building"),
        ({"walls.start": 5}, "walls.start: more elements than there are"),
        ({"machine_cards.hits": 7}, "machine_cards.hits: too few for all machines"),
        ({"plan_cards.kept": 4}, "plan_cards: kept at most as many as drawn"),
    ],
)
def test_values_that_do_not_fit_together_are_refused(
    ruleset: dict[str, bool | int | str], fault: str
) -> None:
    with pytest.raises(BadRuleset, match=fault):
        new(game, "standard", Mixer(1), ruleset=ruleset)


Changes = dict[str, bool | int | str]


def refused(ruleset: Changes) -> str:
    """Why a match cannot be played with these values; empty if it can."""
    try:
        new(game, "standard", Mixer(1), ruleset=ruleset)
    except BadRuleset as error:
        return str(error)
    return ""


@pytest.mark.rule("STR-2.2", "STR-2.4")
@pytest.mark.parametrize(
    ("most", "more", "fault"),
    [
        ({"wood.start": 20}, {"wood.start": 21}, "wood.start: more than there is"),
        ({"walls.in_box": 18}, {"walls.in_box": 17}, "walls.start: more elements"),
        ({"walls.most": 2}, {"walls.most": 1}, "walls.start: more elements"),
        ({"machine_cards.hits": 8}, {"machine_cards.hits": 7}, "hits: too few"),
        ({"machine_cards.misses": 16}, {"machine_cards.misses": 15}, "misses: too few"),
        ({"throwing_limit": 5}, {"throwing_limit": 6}, "hits: too few"),
        ({"invaders.goblin.count": 3}, {"invaders.goblin.count": 2}, "of the kind goblin"),
        ({"invaders.orc.count": 7}, {"invaders.orc.count": 6}, "of the kind orc"),
        ({"invaders.troll.count": 2}, {"invaders.troll.count": 1}, "of the kind troll"),
        ({"defenders.marksman.count": 13}, {"defenders.marksman.count": 12}, "kind marksman"),
        ({"defenders.soldier.count": 15}, {"defenders.soldier.count": 14}, "kind soldier"),
        ({"defenders.veteran.count": 1}, {"defenders.veteran.count": 0}, "kind veteran"),
        ({"sections.w3.defenders": 2}, {"sections.w3.defenders": 1}, "sections.w3.start"),
    ],
)
def test_no_more_pieces_start_than_there_are(most: Changes, more: Changes, fault: str) -> None:
    assert refused(most) == ""
    assert fault in refused(more)


@pytest.mark.rule("STR-4.3", "STR-4.16")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"starter.ballista": False}, "starter: 3 cards of phase 2, not 2"),
        ({"starter.trebuchet": True}, "starter: 3 cards of phase 2, not 4"),
        ({"starter.gale": True}, "starter: 3 cards of phase 5, not 4"),
        ({"starter.gale": True, "starter.demon": False}, ""),
    ],
)
def test_a_set_for_beginners_has_three_cards_of_each_phase(changes: Changes, fault: str) -> None:
    found = refused(changes)
    assert fault in found
    assert bool(found) is bool(fault)


@pytest.mark.rule("STR-4.7", "STR-4.13", "STR-14.2")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"objective_cards.kept": 3}, ""),
        ({"objective_cards.kept": 4}, "objective_cards: kept at most as many as drawn"),
        ({"objective_cards.drawn": 10}, ""),
        ({"objective_cards.drawn": 11}, "objective_cards: kept at most as many as drawn"),
        ({"plan_cards.kept": 3}, ""),
        ({"plan_cards.kept": 4}, "plan_cards: kept at most as many as drawn"),
        ({"objectives.first-crack.stays": True}, "objectives.first-crack.stays"),
        ({"objectives.bloody-rituals.stays": False}, "objectives.bloody-rituals.stays"),
        ({"objectives.first-crack.bonus": "cheaper-rituals"}, "objectives.first-crack.stays"),
    ],
)
def test_cards_and_bonuses_must_fit_together(changes: Changes, fault: str) -> None:
    found = refused(changes)
    assert fault in found
    assert bool(found) is bool(fault)


@pytest.mark.rule("STR-18.2", "STR-18.4", "STR-18.1")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"plans.burning-field.on": "train-soldier"}, ""),
        ({"plans.burning-field.on": "forge"}, "plans.burning-field.on"),
        ({"plans.burning-field.on": ""}, "plans.burning-field.on"),
        ({"plans.hasty-masonry.on": "cannon"}, ""),
        ({"plans.hasty-masonry.on": "forge"}, "plans.hasty-masonry.on"),
        ({"plans.militia.on": "forge"}, ""),
        ({"plans.militia.on": "hospital"}, "plans.militia.on"),
        ({"plans.militia.on": "cannon"}, "plans.militia.on"),
        ({"plans.night-shift.on": "forge"}, "plans.night-shift.on"),
        ({"plans.night-shift.stays": False}, "plans.night-shift.stays"),
        ({"plans.torn-down.stays": True}, "plans.torn-down.stays"),
        ({"plans.hail-of-arrows.timing": "window"}, ""),
        ({"plans.militia.timing": "stage"}, "plans.militia.timing"),
    ],
)
def test_the_parts_of_a_plan_must_fit_together(changes: Changes, fault: str) -> None:
    found = refused(changes)
    assert fault in found
    assert bool(found) is bool(fault)


@pytest.mark.rule("STR-16.1", "STR-4.12", "STR-6.4")
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"works.cannon.building": "guards"}, ""),
        ({"works.cannon.building": "hospital"}, "works.cannon.building: no such building"),
        ({"heroes.officer.start": "w9"}, ""),
        ({"heroes.officer.start": "t1"}, "heroes.officer.start: no such section"),
        ({"cards.mantelet.units.orc": 0}, ""),
        ({"cards.mantelet.units.orc": 0, "cards.mantelet.units.goblin": 0}, "one alternative"),
        ({"cards.mantelet.phase": 3}, "cards.mantelet.phase: stays as printed"),
    ],
)
def test_names_and_printed_values_stay(changes: Changes, fault: str) -> None:
    found = refused(changes)
    assert fault in found
    assert bool(found) is bool(fault)


@pytest.mark.rule("STR-2.4", "STR-2.5")
@pytest.mark.parametrize(
    "name",
    ["sections", "cards", "works", "objectives", "plans", "hit_cards", "orders", "starter"],
)
def test_exactly_the_printed_names_have_values(name: str) -> None:
    values = read_values()
    given = getattr(values, name)
    more = msgspec.structs.replace(
        values, **{name: given | {"another": next(iter(given.values()))}}
    )
    assert f"{name}: exactly the printed names" in faults(more)
    assert not any("exactly" in fault for fault in faults(values))


def test_an_objective_is_composed_anew_by_a_ruleset() -> None:
    """First Crack brings units at the end of phase 2 for one machine, instead of wood for a hit."""
    ruleset: Ruleset = {
        "objectives.first-crack.when": "end-of-phase-2",
        "objectives.first-crack.measure": "throwing-machines",
        "objectives.first-crack.bonus": "units",
        "objectives.first-crack.amount": 2,
    }
    table = Walls.empty(ruleset=ruleset).objectives("first-crack").machine("l1", "catapult")
    table.row("mantelet").supply().phase(2).invader.chooses("take-bonus")
    assert sum(table.state.supply) == 2


def test_a_plan_is_composed_anew_by_a_ruleset() -> None:
    """Night Shift brings one wall element and makes the forge dearer, instead of hourglasses."""
    ruleset: Ruleset = {
        "plans.night-shift.benefit": "wall-elements",
        "plans.night-shift.amount": 1,
        "plans.night-shift.drawback": "dearer-building",
        "plans.night-shift.on": "forge",
        "plans.night-shift.loss": 2,
    }
    table = Walls.empty(ruleset=ruleset).plans("night-shift").window(0)
    table.defender.chooses("plan:night-shift").chooses("at:w4", "done")
    assert table.state.walls["w4"] == 1
    table.window(6).defender.chooses("lay:cannon:5").may("lay:cannon:1")
