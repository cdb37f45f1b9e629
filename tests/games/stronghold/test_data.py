"""The values of the game, and what a ruleset can and cannot make of them."""

from __future__ import annotations

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
