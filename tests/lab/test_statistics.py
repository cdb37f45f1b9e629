"""What the lab computes from results, against numbers that are known."""

from __future__ import annotations

import math

import pytest

from ostrog.lab.statistics import (
    Result,
    Sprt,
    Stratum,
    elo,
    paired_effect,
    paired_share,
    stratified_effect,
    wilson,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, the textbook case
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_has_the_textbook_values(
    wins: int, games: int, low: float, high: float
) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_a_rate_can_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert paired_share([]) == (0.0, 0.0, 1.0, 0)


def test_pairs_that_contradict_themselves_count_as_independent_games() -> None:
    share = paired_share([(1.0, 0.0), (0.0, 1.0)] * 25)
    assert (share.low, share.high) == pytest.approx(wilson(50, 100))
    assert share.games == 100


def test_pairs_whose_games_always_agree_are_worth_half_their_games() -> None:
    share = paired_share([(1.0, 1.0), (0.0, 0.0)] * 25)
    assert (share.low, share.high) == pytest.approx(wilson(25, 50))


def test_a_clean_sweep_has_an_interval_too() -> None:
    share = paired_share([(1.0, 1.0)] * 5)
    assert (share.rate, share.low, share.high) == pytest.approx((1.0, *wilson(10, 10)))


def test_the_bounds_of_the_sequential_test_are_walds() -> None:
    test = Sprt(0.5, 0.6)
    assert test.upper == pytest.approx(math.log(19))
    assert test.lower == pytest.approx(-math.log(19))


def test_the_sequential_test_stops_at_its_bounds() -> None:
    """Each win weighs log 1.2 = 0.182, each loss log 0.8 = -0.223; the bound is 2.944."""
    test = Sprt(0.5, 0.6)
    assert test.verdict(16, 16) == "undecided"
    assert test.verdict(17, 17) == "better"
    assert test.verdict(0, 13) == "undecided"
    assert test.verdict(0, 14) == "not-better"
    assert test.verdict(0, 0) == "undecided"
    assert test.evidence(0.5, 1) == pytest.approx((math.log(1.2) + math.log(0.8)) / 2)


def test_the_sequential_test_refuses_rates_in_the_wrong_order() -> None:
    with pytest.raises(ValueError, match="p0 < p1"):
        Sprt(0.6, 0.5)


def _games(one: str, other: str, wins: int, games: int) -> list[Result]:
    """Games in pairs, the wins spread evenly over them."""
    return [
        Result(one, other, number // 2, float(number * wins % games < wins))
        for number in range(games)
    ]


def test_three_wins_of_four_are_191_points() -> None:
    ratings = elo(_games("strong", "weak", 7500, 10_000), samples=50)
    assert ratings["strong"].rating == pytest.approx(190.85, abs=0.2)
    assert ratings["weak"].rating == 0
    assert list(ratings) == ["strong", "weak"]


def test_ratings_of_three_bots_fit_all_their_games() -> None:
    """10 to 1 and 10 to 1 are 400 points each, so 100 to 1 between the ends."""
    games = _games("b", "a", 1000, 1100) + _games("c", "b", 1000, 1100)
    games += _games("a", "c", 10, 1010)
    ratings = elo(games, samples=20)
    assert ratings["b"].rating == pytest.approx(400, abs=4)
    assert ratings["c"].rating == pytest.approx(800, abs=8)


def test_a_clean_sweep_stays_finite_and_uncertain() -> None:
    rating = elo(_games("strong", "weak", 40, 40))["strong"]
    assert rating.rating == pytest.approx(400 * math.log10(41))
    assert rating.low < rating.rating - 50
    assert rating.high > rating.rating + 50


def test_intervals_are_drawn_from_the_pairs_with_a_seed() -> None:
    alternating = [Result("a", "b", number // 2, float(number % 2)) for number in range(400)]
    agreeing = [Result("a", "b", number // 2, float(number // 2 % 2)) for number in range(400)]
    assert elo(alternating) == elo(alternating)
    assert elo(alternating, seed=1) != elo(agreeing, seed=1)
    narrow, wide = elo(alternating)["a"], elo(agreeing)["a"]
    assert narrow.high - narrow.low < 1
    # 200 independent pairs: the log odds vary by 2 / sqrt(200), and half of it is each bot's.
    expected = 400 / math.log(10) * 1.96 * 2 / math.sqrt(200)
    assert wide.high - wide.low == pytest.approx(expected, rel=0.1)


def test_a_bots_games_against_itself_say_nothing_about_its_strength() -> None:
    assert elo([Result("a", "a", 0, 1.0)]) == {}


def test_the_interval_of_a_paired_effect_is_bonetts_and_prices() -> None:
    """12 seeds speak for, 2 against, 86 for neither: (12 + 1 - 2 - 1) / 102 is the centre."""
    base = [0.0] * 12 + [1.0] * 2 + [1.0] * 86
    other = [1.0] * 12 + [0.0] * 2 + [1.0] * 86
    effect = paired_effect(base, other)
    spread = 1.959964 * math.sqrt((16 / 102 - (10 / 102) ** 2) / 102)
    assert effect == pytest.approx((0.10, 10 / 102 - spread, 10 / 102 + spread))
    assert effect.clear


def test_games_that_never_differ_leave_little_room_for_an_effect() -> None:
    effect = paired_effect([1.0, 0.0] * 100, [1.0, 0.0] * 100)
    assert effect.shift == 0
    assert not effect.clear
    assert effect.high == pytest.approx(-effect.low)
    assert effect.high < 0.02


def test_an_effect_is_compared_like_with_like() -> None:
    """A card that only the strong bot plays, and that changes nothing, shows no effect."""
    strong, weak = Stratum(90, 100, 9, 10), Stratum(1, 10, 10, 100)
    effect = stratified_effect([strong, weak])
    assert effect.shift == pytest.approx(0)
    assert not effect.clear
    assert stratified_effect([Stratum(80, 100, 40, 100)]).shift == pytest.approx(0.4)
    assert stratified_effect([Stratum(1, 1, 0, 0)]) == (0.0, -1.0, 1.0)
