"""Before a combat: what would count, card by card, each icon with its rule."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from games.ring_cards.combat_tables import Fray
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.verbs import PASS, PLAY
from ostrog.games.ring_cards.table.contest_panel import ContestPanel, Share
from ostrog.games.ring_cards.table.shares import contest, count_as_it_stands
from ostrog.kernel import Mixer, TrialWorld, ask_of, asks, choose, new, resample
from ostrog.table import foresee

assert game.rulebook is not None
RULES = {statement.id for statement in game.rulebook.statements}


def here(table: Fray, place: str) -> ContestPanel:
    """Return the forecast of the combat at a location."""
    return contest(table.state, count_as_it_stands(table.state, place))


def told(share: Share) -> list[tuple[str, int, str]]:
    return [(each.label, each.value, each.rule) for each in share.factors]


def check(found: ContestPanel) -> None:
    """Check that every share is the sum of its factors and every factor has a rule."""
    for share in (*found.attackers, *found.defenders):
        assert sum(each.value for each in share.factors) == share.value, share
        assert {each.rule for each in share.factors} <= RULES


def test_a_location_withstands_by_its_icons_and_its_tokens() -> None:
    table = Fray().battleground("minas-tirith").tokens("minas-tirith", attack=4, defence=1)
    found = here(table, "minas-tirith")
    (attack,), (defence,) = found.attackers, found.defenders
    assert told(attack) == [("forecast-tokens", 4, "RCG-13.2")]
    assert told(defence) == [
        ("ref-place-minas-tirith", 3, "RCG-13.3"),
        ("forecast-tokens", 1, "RCG-11.7"),
    ]


def test_items_tokens_support_and_texts_are_told_apart() -> None:
    reasons: set[str] = set()
    for seed in range(25):
        random, war = Random(seed), new(game, "trilogy", Mixer(seed))
        while war.outcome is None:
            _answer(war, random)
            places = [place for place in (war.path, *war.battlegrounds) if place]
            for place in places if war.fighting is None else ():
                found = contest(war, count_as_it_stands(war, place))
                check(found)
                for share in (*found.attackers, *found.defenders):
                    reasons |= {each.rule for each in share.factors}
            if war.fighting is not None:
                check(contest(war, war.fighting))
    assert {"RCG-12.2", "RCG-12.3", "RCG-12.4", "RCG-13.2", "RCG-13.3", "RCG-13.4"} <= reasons
    assert {"RCG-8.13", "RCG-13.7", "RCG-11.8", "RCG-3.10"} <= reasons
    assert "RCG-11.10" not in reasons  # what is not fought yet is never taken as it was


def _answer(war: War, random: Random) -> None:
    ask = random.choice(asks(war))
    option = random.choice(ask.options)
    choose(war, ask.seat, option)


@pytest.mark.parametrize("scenario", [scenario.name for scenario in game.scenarios])
def test_a_card_that_is_considered_counts_where_it_would_come(scenario: str) -> None:
    seen = 0
    random, war = Random(5), new(game, scenario, Mixer(5))
    while war.outcome is None:
        ask = asks(war)[0]
        for option in ask.options:
            if option.verb not in (PLAY.name, "move") or option.refs[1] == "reserve":
                continue
            earlier = war.setting.rules.encode(war)
            forecast = foresee(TrialWorld(war, ask.seat), [option])
            assert war.setting.rules.encode(war) == earlier
            assert forecast is not None
            (found,) = forecast.panels
            assert isinstance(found, ContestPanel)
            check(found)
            shares = (*found.attackers, *found.defenders)
            (thought_of,) = [share.piece for share in shares if share.considered]
            assert thought_of == f"card:{option.refs[0]}"
            after = war.clone()
            after.places.pop(str(option.refs[0]), None)
            after.places[str(option.refs[0])] = str(option.refs[1])
            assert found.attack == count_as_it_stands(after, str(option.refs[1])).attack
            seen += 1
        if ask.kind == "turn" and PASS() in ask.options:
            forecast = foresee(TrialWorld(war, ask.seat), [PASS()])
            active = sum(bool(place) for place in (war.path, *war.battlegrounds))
            assert len(forecast.panels if forecast else ()) == active
        _answer(war, random)
    assert seen > 10


def test_worlds_that_look_the_same_have_the_same_forecast() -> None:
    packed = msgspec.msgpack.Encoder().encode
    seen = 0
    for seed in range(3):
        random, war = Random(seed), new(game, "trilogy", Mixer(seed))
        for _ in range(150):
            if war.outcome is not None:
                break
            ask = random.choice(asks(war))
            option = random.choice(ask.options)
            other = resample(war, (ask.seat,), random)
            assert ask_of(other, ask.seat) is not None
            mine = foresee(TrialWorld(war, ask.seat), [option])
            assert packed(mine) == packed(
                foresee(TrialWorld(other, ask.seat, random=Random(1)), [option])
            )
            seen += mine is not None
            choose(war, ask.seat, option)
    assert seen > 20
