"""Bots: how they search, what they are given, and what they are called."""

from __future__ import annotations

import textwrap
from pathlib import Path
from random import Random
from typing import cast

import pytest
from msgspec.structs import replace
from mypy import api

from ostrog.bots import (
    Bot,
    NoSuchBot,
    Player,
    Searching,
    Sight,
    bot_names,
    make_bot,
    play_on,
    sight_of,
)
from ostrog.bots.concepts import CONCEPTS
from ostrog.bots.profiling import profile, profile_random_play, profile_served_play
from ostrog.bots.tiring import Memory, Tiring
from ostrog.games import five_armies as five_armies_package
from ostrog.games import ring_cards as ring_cards_package
from ostrog.kernel import (
    Game,
    Level,
    Match,
    Mixer,
    Option,
    State,
    answer_at_random,
    asks,
    new,
    open_match,
    shares,
)
from proof import advised
from proof import skirmish as skirmish_module

five_armies = cast("Game[State]", five_armies_package.game)
ring_cards = cast("Game[State]", ring_cards_package.game)
skirmish = cast("Game[State]", advised.skirmish)
without_advice = cast("Game[State]", skirmish_module.game)


def first_real_decision(game: Game[State], scenario: str, seed: int) -> tuple[State, int]:
    """A state of a random game in which there is something to choose, and who chooses."""
    random, state = Random(seed), new(game, scenario, Mixer(seed))
    while len(asks(state)[0].options) < 3:
        answer_at_random(state, asks(state)[0].seat, random)
    return state, asks(state)[0].seat


def duel(game: Game[State], one: str, other: str, games: int) -> float:
    """How many of the games the first bot won, sides swapped."""
    won = 0.0
    for number in range(games):
        names = (one, other) if number % 2 else (other, one)
        scenario = game.scenarios[0]
        match: Match[State] = open_match(game, scenario.name, names, str(number // 2).encode())
        teams = list(scenario.teams)
        players = [
            Player(
                make_bot(names[teams.index(scenario.team(held[0]))], game, f"{number}/{held}"), held
            )
            for held in scenario.persons
        ]
        play_on(match, players)
        assert match.outcome is not None
        won += shares(match.outcome, scenario)[names.index(one)]
    return won


def test_a_search_is_better_than_chance() -> None:
    assert duel(skirmish, "search:48", "random", 12) >= 9


def test_a_greedy_bot_is_better_than_chance() -> None:
    assert duel(skirmish, "greedy", "random", 20) >= 13


def test_the_budget_is_kept_and_a_forced_choice_costs_nothing() -> None:
    assert ring_cards.advice is not None
    state, seat = first_real_decision(ring_cards, "duel-two-players", 1)
    bot = Searching(ring_cards.advice, Level(20, 2), Random(1))
    bot.choose(sight_of(state, (seat,), seat, 0))
    assert 0 < bot.simulated <= 20
    sight = sight_of(state, (seat,), seat, 0)
    forced = replace(sight.decision, options=sight.decision.options[:1])
    only = Sight(sight.view, forced, sight.imagination, sight.number)
    before = bot.simulated
    assert bot.choose(only) == sight.decision.options[0]
    assert bot.simulated == before


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "search:9"])
def test_the_same_seed_chooses_the_same(name: str) -> None:
    for number in range(3):
        state, seat = first_real_decision(five_armies, "standard", number)
        chosen = [
            make_bot(name, five_armies, 4).choose(sight_of(state, (seat,), seat, 0))
            for _ in range(2)
        ]
        assert chosen[0] == chosen[1]


def test_names_of_bots() -> None:
    assert bot_names(five_armies) == ("random", "greedy", "novice", "captain", "warlord")
    assert bot_names(ring_cards) == bot_names(five_armies)
    assert bot_names(without_advice) == ("random",)
    for name in (
        "king",
        "search:",
        "search:0",
        "search:many",
        "search:8:deep",
        "search:8:2:0",
        "search:8:2:2:2",
    ):
        with pytest.raises(NoSuchBot, match="random, greedy, novice"):
            make_bot(name, five_armies, 1)
    with pytest.raises(NoSuchBot):
        make_bot("captain", without_advice, 1)


@pytest.mark.parametrize("game", [five_armies, ring_cards], ids=lambda game: game.name)
def test_a_higher_level_thinks_longer(game: Game[State]) -> None:
    assert game.advice is not None
    levels = game.advice.levels
    novice, captain, warlord = (levels[name].simulations for name in bot_names(game)[2:])
    assert novice < captain < warlord


CHEATS = {
    "the state of a match": "return sight.state.asks()[0].options[0]",
    "the match": "return sight.match.asks()[0].options[0]",
    "the real world of the imagination": "return sight.imagination.state.asks()[0].options[0]",
}


def test_cheating_is_a_type_error(tmp_path: Path) -> None:
    """A sight has no way to the truth, and nothing else can be handed to a bot."""
    source = [
        "from ostrog.bots import Bot, Sight",
        "from ostrog.kernel import Match, Option, State",
    ]
    for number, way in enumerate(CHEATS.values()):
        source += [f"class Cheat{number}:", "    def choose(self, sight: Sight) -> Option:"]
        source += textwrap.indent(way, "        ").splitlines()
    source += ["def hand_over(bot: Bot, match: Match[State]) -> None:"]
    source += ["    bot.choose(match)", "    bot.choose(match.state)"]
    file = tmp_path / "cheat.py"
    file.write_text("\n".join(source))
    told, _, _ = api.run(["--strict", "--no-error-summary", str(file)])
    errors = [line for line in told.splitlines() if "error:" in line]
    assert len([each for each in errors if "[attr-defined]" in each]) == len(CHEATS)
    assert len([each for each in errors if "[arg-type]" in each]) == 2


def test_a_bot_tires_of_doing_the_same_in_the_same_place() -> None:
    class First:
        def choose(self, sight: Sight) -> Option:
            return sight.decision.options[0]

    state, seat = first_real_decision(ring_cards, "duel-two-players", 2)
    bot, memory = Tiring(First()), Memory()
    sight = sight_of(state, (seat,), seat, 0)
    options = sight.decision.options
    chosen = []
    for _ in range(5):
        again = replace(sight, times=memory.times(sight.view))
        chosen.append(options.index(bot.choose(again)))
    assert chosen == [0, 0, 1, 1, 2]
    only = replace(sight, times=9, decision=replace(sight.decision, options=options[:1]))
    assert bot.choose(only) == options[0]
    elsewhere = replace(sight.view, pending=())
    assert memory.times(elsewhere) == 0


def test_a_bot_is_whoever_chooses() -> None:
    class First:
        def choose(self, sight: Sight) -> Option:
            return sight.decision.options[0]

    bot: Bot = First()
    scenario = skirmish.scenarios[0]
    match: Match[State] = open_match(skirmish, scenario.name, ["a", "b"], b"1")
    play_on(match, [Player(bot, (0,))])
    assert match.outcome is not None or {ask.seat for ask in match.asks()} == {1}


def test_a_profile_tells_where_the_time_goes() -> None:
    found = profile(skirmish, skirmish.scenarios[0].name, Level(8, 4), range(4))
    assert found.decisions > 0
    assert found.simulations_per_second > 0
    assert found.median_ms <= found.p95_ms
    assert set(found.shares) == set(CONCEPTS)
    assert sum(share.own for share in found.shares.values()) == pytest.approx(1)
    assert found.shares["search"].whole > found.shares["search"].own


def test_a_profile_of_random_play_counts_options_and_checks_of_rules() -> None:
    checks = dict(ring_cards.compose().checks)
    found = profile_random_play(ring_cards, "duel-two-players", range(3))
    assert found.decisions > 100
    assert found.options > 1
    assert found.checks > 1
    assert 0 < found.microseconds_per_check < found.microseconds
    assert sum(share.own for share in found.shares.values()) == pytest.approx(1)
    assert found.shares["legality"].whole >= found.shares["legality"].own
    assert found.shares["views"].whole == found.shares["search"].whole == 0
    assert ring_cards.compose().checks == checks


def test_a_profile_of_served_play_has_views() -> None:
    found = profile_served_play(ring_cards, "duel-two-players", range(1))
    assert found.shares["views"].own > 0
    assert found.shares["match"].whole > 0
