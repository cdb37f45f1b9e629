"""What the game tells bots: the judgement leans the right way, and covers all that can happen."""

from __future__ import annotations

from random import Random

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies import game
from ostrog.games.five_armies.board.map import HERE
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ATTACK, SKIP, TO
from ostrog.games.five_armies.bots import COUNSEL, advice, measure, promise, read_counsel
from ostrog.kernel import Mixer, asks, choose, new


def chance(table: Battlefield) -> float:
    return advice.chance(table.state)


def play_at_random(seed: int) -> list[War]:
    """Yield the states of a game played at random."""
    random, war, met = Random(seed), new(game, "standard", Mixer(seed)), []
    while war.outcome is None:
        met.append(war.clone())
        ask = random.choice(asks(war))
        choose(war, ask.seat, random.choice(ask.options))
    return met


@pytest.fixture(scope="module")
def worlds() -> list[War]:
    return [world for seed in range(3) for world in play_at_random(seed)]


def test_each_feature_has_a_weight_and_each_weight_a_feature() -> None:
    assert set(measure(Battlefield().state)) == set(advice.weights)


def test_features_are_bounded(worlds: list[War]) -> None:
    for world in worlds:
        for name, value in measure(world).items():
            assert -1.5 <= value <= 1.5, name


def test_every_option_has_a_promise(worlds: list[War]) -> None:
    for world in worlds:
        for ask in asks(world):
            assert min(promise(world, ask.seat, ask.options)) > 0


@pytest.mark.parametrize("name", game.positions)
def test_named_positions_can_be_judged(name: str) -> None:
    war = game.positions[name]()
    assert 0 < advice.chance(war) < 1
    assert sum(advice.chances(war)) == pytest.approx(1)


def test_advice_names_only_what_is_in_the_game() -> None:
    text = (HERE / "data" / "advice.toml").read_text(encoding="utf-8")
    assert read_counsel(text) == COUNSEL
    with pytest.raises(ValueError, match="spiders"):
        read_counsel(text.replace("goblins = ", "spiders = "))


def test_points_are_good_for_the_shadow() -> None:
    before, after = Battlefield(), Battlefield().controls("fallen-bridge", "camp")
    assert chance(after) < chance(before)


def test_fate_is_good_for_the_free_peoples() -> None:
    before, after = Battlefield(), Battlefield()
    before.state.marker, after.state.marker = 6, 13
    assert chance(after) > chance(before) + 0.1


def test_beorn_who_can_come_in_time_decides_the_war() -> None:
    late = Battlefield().controls("fallen-bridge", "camp", "ruins-of-dale")
    soon = Battlefield().controls("fallen-bridge", "camp")
    for table in (late, soon):
        table.state.marker = 11
        table.acting(FREE, free="will-of-the-west", shadow="army")
    assert chance(soon) > chance(late) + 0.2


def test_an_army_at_the_gate_threatens_it() -> None:
    far, near = (Battlefield().army("front-gate", dwarf_veterans=1) for _ in range(2))
    far.army("broken-lands-east-plains", great_orcs=2, orcs=3, tokens=1)
    near.army("eastern-bank-gate-plains", great_orcs=2, orcs=3, tokens=1)
    assert chance(near) < chance(far)


def test_the_gate_about_to_fall_is_a_lost_war() -> None:
    table = Battlefield().controls("eastern-spur", "camp")
    table.army("front-gate", dwarf_veterans=1, damage=1)
    table.army("eastern-bank-gate-plains", great_orcs=2, orcs=3, tokens=1)
    table.state.breaches["front-gate"] = 6
    assert chance(table) < 0.25


def test_bolg_beset_is_good_for_the_free_peoples() -> None:
    safe, beset = (Battlefield.empty() for _ in range(2))
    for table in (safe, beset):
        table.army("valley-central-plains", orcs=1, damage=1).character(
            "bolg", "valley-central-plains"
        )
    safe.army("front-gate", dwarf_veterans=4)
    beset.army("ruins-of-dale", dwarf_veterans=4)
    assert measure(beset.state)["bolg-danger"] > 0.5
    assert measure(safe.state)["bolg-danger"] == 0


def test_a_battle_is_judged_by_who_is_stronger() -> None:
    strong, weak = (
        Battlefield.empty()
        .army("ruins-of-dale", lake_men=3)
        .army("valley-central-plains", orcs=orcs)
        for orcs in (5, 1)
    )
    for table in (strong, weak):
        table.attack("valley-central-plains", "ruins-of-dale")
    assert measure(strong.state)["clash"] < measure(weak.state)["clash"]
    assert measure(strong.state)["stake"] < measure(weak.state)["stake"] < 0


def test_attacks_promise_more_against_the_weak() -> None:
    table = Battlefield.empty().army("valley-central-plains", great_orcs=2, orcs=3)
    table.army("ruins-of-dale", lake_men=1).army("valley-south-plains", dwarf_veterans=5)
    weak, strong = ATTACK["ruins-of-dale"], ATTACK["valley-south-plains"]
    found = promise(table.state, SHADOW, [weak, strong])
    assert found[0] > found[1]


def test_the_shadow_is_drawn_to_the_settlements() -> None:
    war = Battlefield.empty().state
    places = ("broken-lands-southeast-plains", "valley-central-plains", "ruins-of-dale")
    far, near, there = promise(war, SHADOW, [TO[place] for place in places])
    assert far < near < there


def test_giving_a_die_away_promises_little() -> None:
    assert promise(Battlefield().state, SHADOW, [SKIP["army"]])[0] < 0.2
