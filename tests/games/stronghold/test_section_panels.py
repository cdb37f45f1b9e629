"""The plates of wall sections: sums, margins, what may still come, and the odds of a breach."""

from __future__ import annotations

from random import Random

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold import game
from ostrog.games.stronghold.assault.strength import (
    defender_strength,
    garrison,
    invader_strength,
)
from ostrog.games.stronghold.board.map import SECTIONS
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.table.contract import table
from ostrog.games.stronghold.table.section_panel import SectionPanel
from ostrog.kernel import Mixer, TrialWorld, answer_at_random, asks, new, view
from ostrog.kernel.hidden.sampling import resample
from ostrog.table import Scene
from ostrog.table.forecasts import foresee

OBSERVERS = ((), (INVADER,), (DEFENDER,))


def scene(siege: Siege, *observer: int) -> Scene:
    return table.scene(siege.setting, view(siege, observer))


def plate(walls: Walls, section: str, *observer: int) -> SectionPanel:
    (found,) = [
        panel
        for panel in scene(walls.state, *observer).plates
        if panel.at == f"section-{section}" and isinstance(panel, SectionPanel)
    ]
    return found


def stormed() -> Walls:
    """Section 7 with a siege tower: 1 goblin, 2 orcs, 2 trolls against 2 soldiers and a hero."""
    walls = Walls.empty().attackers("w7", goblin=1, orc=2, troll=2)
    walls.troops("w7", soldier=2).walls(w7=2).hero("warrior", "w7")
    walls.state.siege_towers["w7"] = 1
    return walls


def test_a_plate_has_both_sums_and_says_breach() -> None:
    found = plate(stormed().window(1), "w7", DEFENDER)
    assert (found.invader, found.defender, found.units) == (11, 6, 4)
    assert (found.margin, found.verdict) == (0, "breach")
    parts = {factor.label: factor.value for factor in found.factors}
    assert parts == {
        "ref-unit-goblin": 1,
        "ref-unit-orc": 4,
        "ref-unit-troll": 6,
        "ref-troop-soldier": 4,
        "ref-hero-warrior": 2,
    }


def test_a_section_without_attackers_is_quiet_and_one_that_is_beaten_loses_units() -> None:
    walls = Walls.empty().troops("w3", soldier=1, marksman=1).troops("w4", soldier=2)
    walls.attackers("w4", orc=3).window(1)
    assert plate(walls, "w3").verdict == "quiet"
    found = plate(walls, "w4")
    assert (found.verdict, found.losses, found.margin) == ("loses", 1, 3)


def test_an_advantage_too_small_to_kill_costs_nothing() -> None:
    walls = Walls.empty().troops("w4", soldier=1).attackers("w4", troll=1).window(1)
    found = plate(walls, "w4")
    assert (found.invader, found.defender, found.verdict) == (3, 2, "no-loss")


def test_poison_and_cauldrons_are_counted_before_the_sums_and_named() -> None:
    walls = Walls.empty().troops("w2", marksman=1, soldier=1).attackers("w2", goblin=2, orc=1)
    walls.state.equipment["w2"] = ["poison"]
    walls.state.cauldrons["w2"] = "goblin"
    found = plate(walls.window(1), "w2")
    assert (found.invader, found.defender, found.units) == (2, 2, 2)
    before = {factor.label: factor.value for factor in found.factors if "before" in factor.number}
    assert before == {"ref-card-poison": -1, "ref-work-cauldron": -2}
    assert walls.state.invaders["w2"] == [2, 1, 0]


def test_the_defender_fears_every_order_that_may_lie_there() -> None:
    walls = stormed().order("w7", "bluff").window(1)
    assert plate(walls, "w7", DEFENDER).more == 2
    assert plate(walls, "w7", INVADER).more == 0


def test_the_invader_sees_what_can_still_march_there_before_the_assault() -> None:
    walls = Walls.empty().troops("w7", soldier=2).attackers("r2", troll=1, orc=1).window(1)
    assert plate(walls, "w7", INVADER).more == 5
    assert plate(walls, "w7", DEFENDER).more == 0


def test_a_hit_of_the_catapult_opens_the_wall_by_its_chance() -> None:
    walls = Walls.empty().troops("w7", soldier=1).walls(w7=1).attackers("w7", troll=1, orc=1)
    walls.machine("r2", "catapult").window(1)
    found = plate(walls, "w7")
    assert (found.invader, found.defender, found.units, found.verdict) == (5, 3, 2, "loses")
    assert found.chance == pytest.approx(2 / 6, abs=1e-4)


def test_poles_push_back_by_the_share_of_their_cards() -> None:
    walls = Walls.empty().troops("w7", soldier=1).attackers("w7", troll=1, orc=1)
    walls.state.tower_works["t6"] = "poles"
    found = plate(walls.window(1), "w7")
    cards = walls.state.values.hit_cards.values()
    miss = sum(not (card.poles.orc or card.poles.troll) for card in cards) / len(cards)
    assert found.verdict == "breach"
    assert found.chance == pytest.approx(miss, abs=1e-4)
    assert 0 < miss < 1


@pytest.mark.parametrize("seed", range(3))
def test_plates_agree_with_the_rules_in_random_games(seed: int) -> None:
    random, siege = Random(seed), new(game, "standard", Mixer(seed))
    compared = 0
    while siege.outcome is None:
        for observer in OBSERVERS:
            for panel, section in zip(scene(siege, *observer).plates, SECTIONS, strict=True):
                assert isinstance(panel, SectionPanel)
                if siege.cauldrons[section] or "poison" in siege.equipment[section]:
                    continue
                assert panel.invader == invader_strength(siege, section)
                assert panel.defender == defender_strength(siege, section)
                assert panel.units == garrison(siege, section)
                compared += panel.verdict != "quiet"
        answer_at_random(siege, asks(siege)[0].seat, random)
    assert compared > 100


@pytest.mark.parametrize("seed", range(2))
def test_what_lies_face_down_changes_neither_plates_nor_forecasts(seed: int) -> None:
    random, siege = Random(seed), new(game, "standard", Mixer(seed))
    number = 0
    while siege.outcome is None:
        number += 1
        if number % 9 == 0:
            for observer in OBSERVERS:
                other = resample(siege, observer, random)
                assert scene(other, *observer) == scene(siege, *observer)
            ask = asks(siege)[0]
            option = random.choice(ask.options)
            worlds = [siege, resample(siege, (ask.seat,), random)]
            first, second = (
                foresee(TrialWorld(world, ask.seat, random=Random(seed)), (option,))
                for world in worlds
            )
            assert first == second
        answer_at_random(siege, asks(siege)[0].seat, random)


def test_a_move_is_foreseen_with_the_section_it_leaves_and_the_one_it_reaches() -> None:
    walls = Walls.empty().troops("courtyard", soldier=1).troops("w4", soldier=1)
    walls.attackers("w4", troll=1).window(2)
    trial = TrialWorld(walls.state, DEFENDER)
    ask = asks(walls.state)[0]
    (take,) = [o for o in ask.options if o.verb == "take" and o.refs == ("soldier", "w4")]
    goals = [o for o in asks(trial.after([take]))[0].options if o.verb == "to"]
    (to,) = [o for o in goals if o.refs == ("w3",)]
    found = foresee(trial, (take, to))
    assert found is not None
    then = {panel.at: panel for panel in found.panels if isinstance(panel, SectionPanel)}
    assert {at: panel.defender for at, panel in then.items()} == {"section-w3": 2, "section-w4": 0}
    assert then["section-w4"].verdict == "breach"
