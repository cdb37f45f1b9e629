"""Advice for bots: the judgement leans the right way, and no option is beyond consideration."""

from __future__ import annotations

from random import Random

import pytest

from games.ring_cards.tables import FREE, SHADOW, Ring
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.state import Fighting, War
from ostrog.games.ring_cards.board.verbs import VERBS
from ostrog.games.ring_cards.bots import NUMBERS, SideStrength, measure, notes_of, promise
from ostrog.games.ring_cards.combat.battleground_combat import count_battleground, defending_side
from ostrog.games.ring_cards.combat.path_combat import count_path
from ostrog.games.ring_cards.combat.support import assignments
from ostrog.kernel import Imagination, asks, choose, open_match

SCENARIOS = [scenario.name for scenario in game.scenarios]

assert game.advice is not None
ADVICE = game.advice


def chance(table: Ring) -> float:
    """Return the estimated chance of the Free Peoples."""
    return ADVICE.chance(table.state)


def worth(table: Ring, who: str, option: str) -> float:
    """Return the value of an option to a player."""
    seat = table.number(who)
    found = {each.id: each for ask in asks(table.state) for each in ask.options}
    return promise(table.state, seat, [found[option]])[0]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_random_game_is_measured_and_every_option_has_a_promise(scenario: str) -> None:
    random = Random(scenario)
    seats = len(game.scenario(scenario).seats)
    match = open_match(game, scenario, ["bot"] * seats, scenario.encode())
    held = next(held for held in game.scenario(scenario).persons if 0 in held)
    war = Imagination(match.state, held).world(random)
    while war.outcome is None:
        features = measure(war)
        assert features.keys() == ADVICE.weights.keys()
        assert all(-2 <= value <= 2 for value in features.values()), features
        ask = asks(war)[0]
        assert min(promise(war, ask.seat, ask.options)) > 0
        choose(war, ask.seat, random.choice(ask.options))


def test_icons_are_counted_as_in_combat() -> None:
    """RCG-12.3, 13.3: the quick count of the advice is that of the rules."""
    random = Random(4)
    match = open_match(game, "trilogy-2", ["bot"] * 2, b"count")
    war = Imagination(match.state, (0, 2)).world(random)
    compared = 0
    while war.outcome is None:
        ask = asks(war)[0]
        if ask.kind == "turn":
            for place, front in SideStrength(war, notes_of(war)).fronts.items():
                counted = count(war, place)
                assert front.icons[0] == counted.attack
                assert front.own + front.icons[1] == counted.own + sum(counted.defenders.values())
                compared += bool(counted.attackers or counted.defenders)
        to_fight = [option for option in ask.options if option.refs[-1:] == (war.path,)]
        choose(war, ask.seat, random.choice(to_fight or ask.options))
    assert compared > 50


def count(war: War, place: str) -> Fighting:
    """Return the icons at a location as the rules count them."""
    if place == war.path:
        return count_path(war, place)
    defence = assignments(war, place, defending_side(war, place))[0]
    return count_battleground(war, place, defence)


def test_promises_are_made_for_verbs() -> None:
    verbs = {verb.name for verb in VERBS}
    assert {name.removesuffix("-reserve") for name in NUMBERS.promise} <= verbs


def test_every_feature_speaks_for_the_side_it_is_named_for() -> None:
    assert all(weight >= 0 for weight in ADVICE.weights.values())


def test_all_levels_think_longer_than_the_one_before() -> None:
    budgets = [ADVICE.levels[level].simulations for level in ("novice", "captain", "warlord")]
    assert budgets == sorted(set(budgets))


def test_a_lead_of_ten_is_as_good_as_won() -> None:
    ahead = Ring().won(FREE, "minas-tirith", "helms-deep", "lorien", "rivendell", "edoras")
    ahead.path("egladil")
    assert chance(ahead) > 0.9
    behind = Ring().won(SHADOW, "minas-tirith", "helms-deep", "lorien", "rivendell", "edoras")
    behind.path("egladil")
    assert chance(behind) < 0.1


def test_corruption_is_bad_for_the_free_peoples() -> None:
    table = Ring().path("egladil")
    before = chance(table)
    table.state.corruption = 5
    assert chance(table) < before - 0.1


@pytest.mark.parametrize("scenario", ["trilogy", "duel-two-players"])
def test_attackers_at_a_battleground_are_good_for_their_side(scenario: str) -> None:
    quiet = Ring(scenario).battleground("lorien").path("egladil")
    attacked = Ring(scenario).path("egladil").battleground("lorien", "black-uruks", "olog-hai")
    held = Ring(scenario).path("egladil")
    held.battleground("lorien", "black-uruks", "olog-hai", "high-elves-1", "high-elves-2")
    assert chance(attacked) < chance(quiet)
    assert chance(attacked) < chance(held)


def test_leadership_counts_once_an_army_supports_it() -> None:
    alone = Ring().path("egladil").battleground("helms-deep", "ugluk")
    led = Ring().path("egladil").battleground("helms-deep", "ugluk", "wolf-riders")
    army = Ring().path("egladil").battleground("helms-deep", "wolf-riders")
    assert chance(led) < chance(army) < chance(alone)


def test_the_same_lead_weighs_more_at_the_end() -> None:
    early = Ring().won(FREE, "minas-tirith").path("weathertop")
    late = Ring().won(FREE, "minas-tirith").path("orodruin")
    assert chance(late) > chance(early) > 0.5


def test_eliminated_cards_are_a_loss_and_cycled_ones_are_not() -> None:
    cards = ("gandalf-the-white", "gimli", "frodo-baggins")
    cycled = Ring().path("bag-end").cycled("frodo", *cards)
    eliminated = Ring().path("bag-end").eliminated("frodo", *cards)
    assert chance(eliminated) < chance(cycled)


def test_a_card_is_promising_where_its_icons_count() -> None:
    table = Ring().path("egladil").battleground("lorien", "mordor-orcs-1")
    table.hand("aragorn", "high-elves-1", "legolas", "galadriel")
    table.turn("aragorn")
    assert worth(table, "aragorn", "play:high-elves-1:lorien") > worth(table, "aragorn", "winnow")
    there = worth(table, "aragorn", "play:galadriel:egladil")
    assert there > worth(table, "aragorn", "discard:galadriel")
    assert worth(table, "aragorn", "discard:galadriel") > 0


def test_what_is_worth_least_pays() -> None:
    table = Ring().path("egladil").battleground("lorien", "mordor-orcs-1")
    table.hand("aragorn", "high-elves-1", "soldiers-of-gondor", "galadriel")
    table.turn("aragorn").chooses("play:high-elves-1:lorien")
    poor = worth(table, "aragorn", "cycle:soldiers-of-gondor")
    assert poor > worth(table, "aragorn", "cycle:galadriel")
