"""Statistics of games played in pairs: rates, sequential tests, ratings and effects.

A win counts 1 and a shared victory a half, so wins need not be whole numbers. All intervals are
95 % intervals. The two games of a pair share the seed of the match, so they are not independent;
where that matters, the unit is the pair and not the game.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Literal, NamedTuple

Verdict = Literal["better", "not-better", "undecided"]

CHANCE = 0.05
"""Probability that an interval misses the true value."""

Z = 1.959963984540054
"""Half-width of a 95 % interval in standard deviations."""

ELO = 400 / math.log(10)
"""Elo points per unit of the log odds to win."""


class Interval(NamedTuple):
    """An interval that contains the true value in 19 cases of 20."""

    low: float
    high: float


class Frequency(NamedTuple):
    """The rate of an outcome with its interval, and the number of games."""

    rate: float
    low: float
    high: float
    games: int


class RateDifference(NamedTuple):
    """The difference of two rates, with its interval."""

    shift: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the interval excludes 0."""
        return self.low > 0 or self.high < 0

    @property
    def in_points(self) -> tuple[float, float, float]:
        """The same numbers in percentage points."""
        return 100 * self.shift, 100 * self.low, 100 * self.high


class EloRating(NamedTuple):
    """The strength of a bot in Elo points."""

    rating: float
    low: float
    high: float


class Result(NamedTuple):
    """One game between two bots."""

    one: str
    other: str
    pair: int
    score: float
    """Score of the bot `one`: 1, 0 or a half."""


class Stratum(NamedTuple):
    """Games under the same conditions, counted with and without some feature."""

    wins_with: float
    games_with: int
    wins_without: float
    games_without: int


def wilson(wins: float, games: float) -> Interval:
    """Wilson's score interval of a rate, which is also valid at 0 and 1."""
    if games <= 0:
        return Interval(0.0, 1.0)
    rate = wins / games
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    centre, scale = rate + Z * Z / (2 * games), 1 + Z * Z / games
    return Interval(max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))


def paired_share(pairs: Sequence[Sequence[float]]) -> Frequency:
    """The rate of wins over games in pairs, whose two games may be correlated.

    Correlated games count for less than independent ones, and Wilson's interval uses that smaller
    number. It never uses a larger one.
    """
    scores = [score for pair in pairs for score in pair]
    games = len(scores)
    if not games:
        return Frequency(0.0, 0.0, 1.0, 0)
    rate = sum(scores) / games
    alone = sum((score - rate) ** 2 for score in scores)
    together = sum((sum(pair) - rate * len(pair)) ** 2 for pair in pairs)
    worth = games / max(1.0, together / alone) if alone > 0 else float(games)
    return Frequency(rate, *wilson(rate * worth, worth), games)


class Sprt:
    """Wald's sequential test: is the rate of wins `p1` rather than `p0`?"""

    def __init__(self, p0: float, p1: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        """Set the rates and the probabilities of a wrong "better" and a wrong "not better"."""
        if not 0 < p0 < p1 < 1:
            raise ValueError(f"0 < p0 < p1 < 1 does not hold for {p0} and {p1}")
        self.p0, self.p1 = p0, p1
        self.lower = math.log(beta / (1 - alpha))
        self.upper = math.log((1 - beta) / alpha)

    def evidence(self, wins: float, games: int) -> float:
        """The logarithm of the likelihood ratio of `p1` to `p0` for these results."""
        losses = games - wins
        return wins * math.log(self.p1 / self.p0) + losses * math.log((1 - self.p1) / (1 - self.p0))

    def verdict(self, wins: float, games: int) -> Verdict:
        """The verdict on the games so far."""
        evidence = self.evidence(wins, games)
        if evidence >= self.upper:
            return "better"
        return "not-better" if evidence <= self.lower else "undecided"


def paired_effect(base: Sequence[float], other: Sequence[float]) -> RateDifference:
    """How much higher the rate is in the other games than in the base games of the same seeds.

    Each number is the score of a side for one seed, between 0 and 1. The interval is that of Bonett
    and Price for paired rates: it adds one seed fully in favour and one fully against.
    """
    shifts = [now - before for before, now in zip(base, other, strict=True)]
    if not shifts:
        return RateDifference(0.0, -1.0, 1.0)
    number = len(shifts) + 2
    centre = sum(shifts) / number
    variance = (sum(shift * shift for shift in shifts) + 2) / number - centre * centre
    spread = Z * math.sqrt(variance / number)
    shift = sum(shifts) / len(shifts)
    return RateDifference(shift, max(-1.0, centre - spread), min(1.0, centre + spread))


def stratified_effect(strata: Sequence[Stratum]) -> RateDifference:
    """How much higher the rate is with a feature than without, comparing within strata.

    The differences of the strata are weighted by their information (Mantel and Haenszel).
    """
    told = [each for each in strata if each.games_with and each.games_without]
    weights = [
        each.games_with * each.games_without / (each.games_with + each.games_without)
        for each in told
    ]
    total = sum(weights)
    if not total:
        return RateDifference(0.0, -1.0, 1.0)
    shift = variance = 0.0
    for weight, each in zip(weights, told, strict=True):
        share = weight / total
        shift += share * (each.wins_with / each.games_with - each.wins_without / each.games_without)
        variance += share**2 * (
            _variance(each.wins_with, each.games_with)
            + _variance(each.wins_without, each.games_without)
        )
    spread = Z * math.sqrt(variance)
    return RateDifference(shift, max(-1.0, shift - spread), min(1.0, shift + spread))


def _variance(wins: float, games: int) -> float:
    """The variance of a rate; one extra win and loss keep it above 0 (Agresti and Caffo)."""
    rate = (wins + 1) / (games + 2)
    return rate * (1 - rate) / (games + 2)


def elo(
    results: Sequence[Result], *, samples: int = 1000, seed: int = 0, prior: float = 1.0
) -> dict[str, EloRating]:
    """The strength of each bot that maximises the likelihood of the results (Bradley and Terry).

    The weakest bot has 0. Bots that met are assumed to have shared `prior` more pairs of games,
    which keeps the rating after a clean sweep finite. The intervals come from repeatedly weighting
    the *pairs* of games at random (a Bayesian bootstrap); they are relative to this field of bots,
    so the weakest has one as well.
    """
    met = _meetings(results)
    bots = sorted({bot for meeting in met for bot in meeting})
    if not bots:
        return {}
    plain = {
        both: [(*score, float(count)) for score, count in scores.items()] + [(1.0, 2.0, prior)]
        for both, scores in met.items()
    }
    best = _strengths(bots, plain)
    random = Random(seed)
    drawn = []
    for _ in range(samples):
        weighed = {
            both: [(won, games, random.gammavariate(weight, 1.0)) for won, games, weight in scores]
            for both, scores in plain.items()
        }
        drawn.append(_strengths(bots, weighed))
    weakest = min(best)
    ratings = {}
    for place, bot in enumerate(bots):
        spread = sorted(strengths[place] for strengths in drawn)
        low, high = _quantile(spread, 0.025), _quantile(spread, 0.975)
        ratings[bot] = EloRating(*(ELO * (value - weakest) for value in (best[place], low, high)))
    return dict(sorted(ratings.items(), key=lambda each: -each[1].rating))


_Scores = list[tuple[float, float, float]]
"""For pairs of games: the first bot's score, the number of games, and the weight."""


def _meetings(
    results: Sequence[Result],
) -> dict[tuple[str, str], Counter[tuple[float, float]]]:
    """For each two bots, the counts of scores of their pairs of games, for the first of them."""
    pairs: dict[tuple[str, str, int], list[float]] = {}
    for one, other, pair, score in results:
        if one == other:
            continue
        ordered = (one, other) if one < other else (other, one)
        got = score if one < other else 1 - score
        pairs.setdefault((*ordered, pair), []).append(got)
    met: dict[tuple[str, str], Counter[tuple[float, float]]] = {}
    for (one, other, _), scores in sorted(pairs.items()):
        met.setdefault((one, other), Counter())[sum(scores), float(len(scores))] += 1
    return met


def _strengths(bots: Sequence[str], met: Mapping[tuple[str, str], _Scores]) -> list[float]:
    """The strengths as log odds, 0 on average, found by Newton's method."""
    size = len(bots)
    place = {bot: number for number, bot in enumerate(bots)}
    totals = []
    for (one, other), scores in met.items():
        wins = sum(won * weight for won, _, weight in scores)
        games = sum(number * weight for _, number, weight in scores)
        totals.append((place[one], place[other], wins, games))
    strengths = [0.0] * size
    for _ in range(100):
        slope = [0.0] * size
        # The ones impose the condition that the strengths add up to 0.
        curve = [[1.0] * size for _ in bots]
        for first, second, wins, games in totals:
            chance = 1 / (1 + math.exp(strengths[second] - strengths[first]))
            slope[first] += wins - games * chance
            slope[second] -= wins - games * chance
            bend = games * max(chance * (1 - chance), 1e-12)
            curve[first][first] += bend
            curve[second][second] += bend
            curve[first][second] -= bend
            curve[second][first] -= bend
        steps = _solved(curve, slope)
        longest = max(map(abs, steps))
        scale = min(1.0, 1 / longest) if longest else 1.0
        strengths = [value + scale * step for value, step in zip(strengths, steps, strict=True)]
        if longest < 1e-9:
            break
    return strengths


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for row in range(column + 1, size):
            factor = rows[row][column] / rows[column][column]
            for place in range(column, size + 1):
                rows[row][place] -= factor * rows[column][place]
    found = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][place] * found[place] for place in range(row + 1, size))
        found[row] = (rows[row][size] - known) / rows[row][row]
    return found


def _quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which this share of the ordered values lies."""
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])
