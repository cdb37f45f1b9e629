"""Chance: fair, one stream per purpose, reproducible, auditable."""

from __future__ import annotations

from collections import Counter

import pytest

from ostrog.kernel import Chance, Keyed, Mixer, Scripted, Undrawn, asks, choose, new, open_match
from ostrog.kernel.runtime.chance import commitment, match_key
from proof import skirmish
from proof.playing import act, option

PROVIDERS: list[Chance] = [Keyed(b"key"), Mixer(7)]


@pytest.mark.parametrize("chance", PROVIDERS, ids=["keyed", "mixer"])
@pytest.mark.parametrize("bound", [2, 6, 24])
def test_every_value_comes_equally_often(chance: Chance, bound: int) -> None:
    draws = 6000
    seen = Counter(chance.draw(0, "dice", index, bound) for index in range(draws))
    expected = draws / bound
    surprise = sum((seen[value] - expected) ** 2 / expected for value in range(bound))
    # Chi-square with bound - 1 degrees of freedom: this far out once in many thousand runs.
    assert surprise < (bound - 1) + 5 * (2 * (bound - 1)) ** 0.5 + 10


@pytest.mark.parametrize("chance", PROVIDERS, ids=["keyed", "mixer"])
def test_streams_and_epochs_are_independent(chance: Chance) -> None:
    def stream(epoch: int, purpose: str) -> list[int]:
        return [chance.draw(epoch, purpose, index, 1000) for index in range(20)]

    streams = [stream(0, "dice"), stream(0, "shuffle deck"), stream(1, "dice")]
    assert len({tuple(values) for values in streams}) == 3
    assert stream(0, "dice") == streams[0]


def test_a_draw_of_one_purpose_never_shifts_another() -> None:
    """The dice of a battle are the same whether or not a token was turned over before."""
    rolls = []
    for before in (["pass", "pass"], ["recruit:keep", "pass"]):
        field = new(skirmish.game, "standard", Mixer(11))
        field.units = [[0, 0, 2, 0, 1], [2, 2, 0, 0, 0]]
        field.scratch.asks = None
        act(field, 0, before[0])
        act(field, 1, "attack:ford:dale")
        for seat in (0, 1):
            act(field, seat, "lay-nothing")
        rolls.append([draw.value for draw in field.scratch.draws if draw.purpose == "dice"])
    assert rolls[0] == rolls[1] != []


def test_a_script_answers_and_says_where_it_ends() -> None:
    chance = Scripted({"dice": [2, 3]})
    assert [chance.draw(0, "dice", index, 6) for index in (0, 1)] == [2, 3]
    with pytest.raises(Undrawn) as missing:
        chance.draw(0, "dice", 2, 6)
    assert (missing.value.purpose, missing.value.index, missing.value.bound) == ("dice", 2, 6)
    with pytest.raises(ValueError, match="not below"):
        Scripted({"dice": [6]}).draw(0, "dice", 0, 6)


def test_a_bridge_can_offer_every_draw_as_a_chance_node() -> None:
    """Choose on a copy, catch the missing draw, script one of its values, choose again."""
    field = new(skirmish.game, "standard", Mixer(3))
    recruit = option(field, "recruit:keep")
    outcomes = set()
    for value in range(field.size("token-keep")):
        copy = field.clone()
        copy.setting = field.setting.with_chance(Scripted({}))
        with pytest.raises(Undrawn) as node:
            choose(copy, 0, recruit)
        assert (node.value.purpose, node.value.bound) == ("draw token-keep", 2)
        copy = field.clone()
        copy.setting = field.setting.with_chance(Scripted({"draw token-keep": [value]}))
        choose(copy, 0, recruit)
        outcomes.add((value, asks(copy)[0].seat))
    assert outcomes == {(0, 1), (1, 1)}


def test_the_key_depends_on_the_seed_and_on_every_seat() -> None:
    keys = {
        match_key(b"seed", [b"a", b"b"]),
        match_key(b"other", [b"a", b"b"]),
        match_key(b"seed", [b"a", b"c"]),
        match_key(b"seed", [b"ab", b""]),
        match_key(b"seed", []),
    }
    assert len(keys) == 5
    assert commitment(b"seed") != commitment(b"other")


def test_a_take_back_across_chance_opens_a_new_epoch() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed", [b"1", b"2"])
    recruit = option(match.state, "recruit:keep")
    match.choose(0, recruit)
    match.take_back(0, agreed=(0, 1))
    assert match.state.epoch == 1
    chance = match.state.setting.chance
    first, second = ([chance.draw(e, "dice", i, 6) for i in range(30)] for e in (0, 1))
    assert first != second  # nobody knows the next roll
    match.choose(0, recruit)
    with pytest.raises(ValueError, match="agreement of every seat"):
        match.take_back(0, agreed=(0,))


def test_a_bag_with_known_contents_is_drawn_from_one_by_one() -> None:
    """Of 2 red, 1 blue and 3 green: the third of six, the fourth of five, the first of four."""
    field = new(skirmish.game, "standard", Mixer(1))
    field.setting = field.setting.with_chance(Scripted({"draw bag": [2, 3, 0]}))
    assert field.draw_open([2, 1, 3], 3, "bag") == [1, 1, 1]
    assert [draw.bound for draw in field.scratch.draws[-3:]] == [6, 5, 4]


def test_a_bag_gives_no_more_than_it_holds() -> None:
    field = new(skirmish.game, "standard", Mixer(1))
    assert field.draw_open([1, 0, 2], 9, "bag") == [1, 0, 2]
    assert field.draw_open([0, 0, 0], 2, "bag") == [0, 0, 0]


def test_what_is_drawn_from_a_bag_is_news_to_everybody() -> None:
    field = new(skirmish.game, "standard", Mixer(1))
    field.scratch.learned = 0
    field.draw_open([0, 0], 1, "bag")
    assert not field.scratch.learned
    field.draw_open([3, 4], 1, "bag")
    assert field.scratch.learned
