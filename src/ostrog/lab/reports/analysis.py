"""Analysis: the results in the tables of a run, computed by DuckDB."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import duckdb
import msgspec

from ostrog.lab.statistics import (
    EloRating,
    Frequency,
    RateDifference,
    Result,
    Stratum,
    elo,
    paired_effect,
    paired_share,
    stratified_effect,
)
from ostrog.lab.storage import DECISIONS, GAMES

T = TypeVar("T")

ENOUGH_GAMES = 20
"""Minimum number of games with a card, and also without it, for the card to be judged."""

MOST_BINS = 18
"""Maximum number of columns in the distribution of lengths."""

FIRST_SCORE = "case winner when 0 then 1.0 when 1 then 0.0 else 0.5 end"


class NoGames(LookupError):
    """The run has no finished game to report on."""


class Pairing(msgspec.Struct, frozen=True):
    """The games of two bots, from the first bot's point of view."""

    one: str
    other: str
    won: Frequency
    as_first: Frequency
    as_second: Frequency
    first_team: Frequency
    """Rate of wins of the scenario's first team, with either bot."""


class Bin(msgspec.Struct, frozen=True):
    """The number of games with a length from `low` to below `high`, by winner."""

    low: int
    high: int
    first: int
    second: int
    shared: int


class Lengths(msgspec.Struct, frozen=True):
    """The distribution of game lengths, in choices."""

    shortest: int
    quarter: int
    median: int
    three_quarters: int
    longest: int
    bins: tuple[Bin, ...]


class EndingCounts(msgspec.Struct, frozen=True):
    """The number of games that ended by a rule, by winner."""

    reason: str
    first: int
    second: int
    shared: int

    @property
    def games(self) -> int:
        """The number of all games that ended by this rule."""
        return self.first + self.second + self.shared


class CardPlay(msgspec.Struct, frozen=True):
    """A card or token of a team: how often it was played, and win rates with and without it."""

    face: str
    team: int
    games: int
    played: int
    rate_with: float
    rate_without: float
    shift: RateDifference
    """Change of the team's rate of wins, comparing games of the same bots on the same sides."""


class League(msgspec.Struct, frozen=True):
    """The results of a duel or a league."""

    teams: tuple[str, str]
    bots: tuple[str, ...]
    """Bots, the strongest first."""
    games: int
    first_team: Frequency
    pairings: tuple[Pairing, ...]
    ratings: dict[str, EloRating]
    lengths: Lengths
    endings: tuple[EndingCounts, ...]
    cards: tuple[CardPlay, ...]
    """Cards played in enough games, the greatest shift first."""


class ValueTrial(msgspec.Struct, frozen=True):
    """A house value set to another value, compared with the same games with the value unchanged."""

    path: str
    value: bool | int | float | str | None
    games: int
    changed: int
    """Number of games in which anything went differently."""
    effect: RateDifference
    """Effect on the first team's rate of wins."""


class Sensitivity(msgspec.Struct, frozen=True):
    """The results of a sensitivity run."""

    teams: tuple[str, str]
    bots: tuple[str, ...]
    games: int
    base: Frequency
    """Rate of wins of the first team with all values unchanged."""
    trials: tuple[ValueTrial, ...]
    """Trials in which games differed, the greatest effect first."""
    untouched: tuple[ValueTrial, ...]
    """Trials in which every game was the same, choice by choice."""


class RunTables:
    """The tables of a run, opened for queries."""

    def __init__(self, run: Path) -> None:
        """Open the Parquet files of a run's folder."""
        self._base = duckdb.connect()
        self._base.execute("set threads = 1")
        for name, file in (("games", GAMES), ("decisions", DECISIONS)):
            place = str(run / file).replace("'", "''")
            self._base.execute(f"create view {name} as select * from read_parquet('{place}')")

    def ask(self, question: str, row: type[T], *parameters: object) -> list[T]:
        """The rows of an SQL query, checked to be of the wanted type."""
        rows = self._base.execute(question, parameters).fetchall()
        return [msgspec.convert(each, row) for each in rows]


def read_league(tables: RunTables, plays: Sequence[str]) -> League:
    """Read the contents of a league report; `plays` are the verbs that play a card."""
    teams = _teams(tables)
    results = _results(tables)
    ratings = elo(results)
    bots = [*ratings, *_bots(tables)]
    return League(
        teams=teams,
        bots=tuple(dict.fromkeys(bots)),
        games=_games(tables),
        first_team=_first_team(tables),
        pairings=tuple(_pairings(tables, list(dict.fromkeys(bots)))),
        ratings=ratings,
        lengths=_lengths(tables),
        endings=tuple(_endings(tables)),
        cards=tuple(_cards(tables, plays)),
    )


def read_sensitivity(tables: RunTables) -> Sensitivity:
    """Read the contents of a sensitivity report."""
    trials = _trials(tables)
    return Sensitivity(
        teams=_teams(tables),
        bots=tuple(_bots(tables)),
        games=_games(tables),
        base=_first_team(tables),
        trials=tuple(each for each in trials if each.changed),
        untouched=tuple(sorted((t for t in trials if not t.changed), key=lambda t: t.path)),
    )


# Teams, bots and the number of games


def _teams(tables: RunTables) -> tuple[str, str]:
    found = tables.ask("select distinct first_team, second_team from games", tuple[str, str])
    if not found:
        raise NoGames("the run has no games")
    return found[0]


def _bots(tables: RunTables) -> list[str]:
    question = """
        select first_bot as bot from games union select second_bot from games order by bot
    """
    return [bot for (bot,) in tables.ask(question, tuple[str])]


def _games(tables: RunTables) -> int:
    return tables.ask("select count(*) from games", tuple[int])[0][0]


# Sides and bots


def _first_team(tables: RunTables) -> Frequency:
    question = f"""
        select list({FIRST_SCORE}) from games where variant = ''
        group by least(first_bot, second_bot), greatest(first_bot, second_bot), pair
    """
    return paired_share([scores for (scores,) in tables.ask(question, tuple[list[float]])])


def _results(tables: RunTables) -> list[Result]:
    question = f"""
        select first_bot, second_bot, pair, {FIRST_SCORE} from games
        where variant = '' order by number
    """
    rows = tables.ask(question, tuple[str, str, int, float])
    return [Result(*row) for row in rows]


def _pairings(tables: RunTables, bots: Sequence[str]) -> list[Pairing]:
    """The pairings of all bots that met, the stronger one first."""
    order = {bot: place for place, bot in enumerate(bots)}
    met: dict[tuple[str, str], dict[int, list[Result]]] = defaultdict(lambda: defaultdict(list))
    for result in _results(tables):
        one, other = sorted((result.one, result.other), key=order.__getitem__)
        met[one, other][result.pair].append(result)
    found = []
    for one, other in sorted(met, key=lambda both: (order[both[0]], order[both[1]])):
        pairs = list(met[one, other].values())
        games = [game for pair in pairs for game in pair]
        found.append(
            Pairing(
                one,
                other,
                paired_share([[_of(one, game) for game in pair] for pair in pairs]),
                paired_share([[game.score] for game in games if game.one == one]),
                paired_share([[1 - game.score] for game in games if game.other == one]),
                paired_share([[game.score for game in pair] for pair in pairs]),
            )
        )
    return found


def _of(bot: str, game: Result) -> float:
    return game.score if game.one == bot else 1 - game.score


# Lengths and endings of games


def _lengths(tables: RunTables) -> Lengths:
    question = """
        select min(choices), quantile_disc(choices, 0.25), quantile_disc(choices, 0.5),
            quantile_disc(choices, 0.75), max(choices)
        from games where variant = ''
    """
    shortest, quarter, median, three_quarters, longest = tables.ask(
        question, tuple[int, int, int, int, int]
    )[0]
    width = _round_width(longest - shortest)
    question = """
        select choices // $1, count_if(winner = 0), count_if(winner = 1), count_if(winner = -1)
        from games where variant = '' group by 1 order by 1
    """
    counted = {
        low: counts for low, *counts in tables.ask(question, tuple[int, int, int, int], width)
    }
    bins = [
        Bin(low * width, (low + 1) * width, *counted.get(low, (0, 0, 0)))
        for low in range(min(counted), max(counted) + 1)
    ]
    return Lengths(shortest, quarter, median, three_quarters, longest, tuple(bins))


def _round_width(spread: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 and so on that gives few enough columns."""
    width = 1
    while True:
        for times in (1, 2, 5):
            if spread // (width * times) < MOST_BINS:
                return width * times
        width *= 10


def _endings(tables: RunTables) -> list[EndingCounts]:
    question = """
        select reason, count_if(winner = 0), count_if(winner = 1), count_if(winner = -1)
        from games where variant = '' group by reason order by count(*) desc, reason
    """
    return [EndingCounts(*row) for row in tables.ask(question, tuple[str, int, int, int])]


# Cards


def _cards(tables: RunTables, plays: Sequence[str]) -> list[CardPlay]:
    sides = f"""
        select number, 0 as team, first_bot as bot, second_bot as against,
            {FIRST_SCORE} as score from games where variant = ''
        union all
        select number, 1, second_bot, first_bot, 1 - {FIRST_SCORE} from games where variant = ''
    """
    question = f"""
        select team, bot, against, count(*), sum(score) from ({sides}) group by all order by all
    """
    totals: dict[int, dict[tuple[str, str], tuple[int, float]]] = defaultdict(dict)
    for team, bot, against, games, wins in tables.ask(question, tuple[int, str, str, int, float]):
        totals[team][bot, against] = (games, wins)
    question = f"""
        with played as (
            select distinct number, team, unnest(faces) as face from decisions
            where list_contains(?, verb)
        )
        select face, team, bot, against, count(*), sum(score)
        from played join ({sides}) using (number, team) group by all order by all
    """
    with_card: dict[tuple[str, int], dict[tuple[str, str], tuple[int, float]]] = defaultdict(dict)
    found = tables.ask(question, tuple[str, int, str, str, int, float], list(plays))
    for face, team, bot, against, games, wins in found:
        with_card[face, team][bot, against] = (games, wins)
    cards = [_card(face, team, totals[team], had) for (face, team), had in with_card.items()]
    judged = [
        card
        for card in cards
        if card.played >= ENOUGH_GAMES and card.games - card.played >= ENOUGH_GAMES
    ]
    return sorted(judged, key=lambda card: (-card.shift.shift, card.face, card.team))


def _card(
    face: str,
    team: int,
    totals: dict[tuple[str, str], tuple[int, float]],
    had: dict[tuple[str, str], tuple[int, float]],
) -> CardPlay:
    strata = []
    for bots, (games, wins) in totals.items():
        games_with, wins_with = had.get(bots, (0, 0.0))
        strata.append(Stratum(wins_with, games_with, wins - wins_with, games - games_with))
    played = sum(each.games_with for each in strata)
    without = sum(each.games_without for each in strata)
    return CardPlay(
        face=face,
        team=team,
        games=played + without,
        played=played,
        rate_with=sum(each.wins_with for each in strata) / max(1, played),
        rate_without=sum(each.wins_without for each in strata) / max(1, without),
        shift=stratified_effect(strata),
    )


# House values


def _trials(tables: RunTables) -> list[ValueTrial]:
    question = f"""
        with lines as (
            select number, md5(string_agg(seat || ' ' || option, chr(10) order by index)) as line
            from decisions group by number
        ),
        played as (
            select *, {FIRST_SCORE} as score, coalesce(line, '') || ' ' || winner as course
            from games left join lines using (number)
        )
        select varied.variant, varied.pair, count(*), count_if(varied.course <> base.course),
            avg(base.score), avg(varied.score)
        from played as varied join played as base
            using (pair, swapped, first_bot, second_bot, scenario)
        where base.variant = '' and varied.variant <> ''
        group by all order by all
    """
    seeds: dict[str, list[tuple[int, int, float, float]]] = defaultdict(list)
    rows = tables.ask(question, tuple[str, int, int, int, float, float])
    for variant, _, games, changed, base, varied in rows:
        seeds[variant].append((games, changed, base, varied))
    trials = []
    for variant, found in seeds.items():
        path, _, value = variant.partition("=")
        trials.append(
            ValueTrial(
                path,
                _value(value),
                sum(games for games, *_ in found),
                sum(changed for _, changed, *_ in found),
                paired_effect([seed[2] for seed in found], [seed[3] for seed in found]),
            )
        )
    return sorted(trials, key=lambda each: (-abs(each.effect.shift), each.path, str(each.value)))


def _value(text: str) -> bool | int | float | str | None:
    """Parse a value in the name of a variant: JSON, or a bare name."""
    try:
        return msgspec.json.decode(text, type=bool | int | float | str | None)
    except msgspec.DecodeError:
        return text
