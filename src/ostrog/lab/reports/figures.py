"""Figures: the key numbers of a run, read from its tables."""

from __future__ import annotations

from pathlib import Path

import duckdb
import msgspec

from ostrog.lab.statistics import Frequency, paired_share, wilson
from ostrog.lab.storage import DECISIONS, GAMES, TIMINGS


class Rate(msgspec.Struct, frozen=True):
    """A bot's rate of wins with its 95 % interval; a shared win counts half."""

    bot: str
    against: str
    team: str
    """Team that the bot had; empty for both."""
    wins: float
    games: int
    rate: float
    low: float
    high: float


class Pace(msgspec.Struct, frozen=True):
    """How much time a bot takes for its decisions."""

    bot: str
    picks: int
    p50: float
    p95: float
    """Median and 95th percentile in milliseconds."""
    simulations_per_second: float
    """Simulations per second of one worker; 0 for a bot that does not search."""


def rates(run: Path) -> list[Rate]:
    """The rates of wins of the first bot of every meeting, in all and with each team."""
    return [*_rates(run, "''"), *_rates(run, "team")]


def _rates(run: Path, team: str) -> list[Rate]:
    found = duckdb.execute(
        f"""
        with scores as (
            select
                if(swapped, second_bot, first_bot) as bot,
                if(swapped, first_bot, second_bot) as against,
                if(swapped, second_team, first_team) as team,
                if(winner < 0, 0.5, if((winner = 1) = swapped, 1, 0)) as score,
                number
            from read_parquet(?)
        )
        select bot, against, {team} as held, sum(score)::double, count(*)
        from scores group by bot, against, held order by min(number)
        """,
        [str(run / GAMES)],
    ).fetchall()
    return [
        Rate(bot, against, held, wins, games, wins / games, *wilson(wins, games))
        for bot, against, held, wins, games in found
    ]


def screened(run: Path) -> Frequency:
    """The share of wins of the first bot, from both games of every pair together.

    The two games of a pair share their dice, so the interval counts them as `paired_share` does.
    """
    found = duckdb.execute(
        """
        select list(if(winner < 0, 0.5, if((winner = 1) = swapped, 1, 0))::double)
        from read_parquet(?) group by pair order by pair
        """,
        [str(run / GAMES)],
    ).fetchall()
    return paired_share([scores for (scores,) in found])


def paces(run: Path) -> list[Pace]:
    """The time each bot took per decision, and its simulations per second."""
    found = duckdb.execute(
        """
        select
            bot,
            count(*),
            quantile_cont(milliseconds, 0.5)::double,
            quantile_cont(milliseconds, 0.95)::double,
            coalesce(sum(simulated) * 1000 / nullif(sum(milliseconds) filter (simulated > 0), 0), 0)
        from read_parquet(?) join read_parquet(?) using (number, index)
        group by bot order by bot
        """,
        [str(run / DECISIONS), str(run / TIMINGS)],
    ).fetchall()
    return [Pace(*row) for row in found]
