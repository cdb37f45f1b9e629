"""The sensitivity report: text and charts about values that no source confirms."""

from __future__ import annotations

from ostrog.lab.reports import charts
from ostrog.lab.reports.analysis import Sensitivity, ValueTrial
from ostrog.lab.reports.charts import Range
from ostrog.lab.reports.names import Names
from ostrog.lab.reports.page import ChartFigure, NumberTable, figure, paragraph, section, table
from ostrog.lab.statistics import CHANCE
from ostrog.lab.variants import EXPANSION

MOST_TRIALS = 25
"""Maximum number of changes in the chart; the table has all."""


def sensitivity_figures(names: Names, found: Sensitivity) -> list[str]:
    """The chart of the report and the list of changes without effect, as parts of a page."""
    return [_effects(names, found), *_untouched(names, found)]


def sensitivity_findings(names: Names, found: Sensitivity) -> list[str]:
    """The findings in a few sentences."""
    team = names.team(found.teams[0])
    tried = len(found.trials) + len(found.untouched)
    said = [
        names.say(
            "finding-base",
            team=team,
            rate=names.percent(found.base.rate),
            low=names.percent(found.base.low),
            high=names.percent(found.base.high),
        ),
        names.say(
            "finding-clear",
            count=sum(trial.effect.clear for trial in found.trials),
            tried=tried,
            chance=names.fine(CHANCE * tried),
        ),
    ]
    if found.trials:
        first = found.trials[0]
        shift = names.points(first.effect.shift)
        said.append(
            names.say("finding-greatest", change=_change(names, first), shift=shift, team=team)
        )
    said.append(names.say("finding-untouched", count=len(found.untouched)))
    said.append(names.say("finding-untuned"))
    return said


def _change(names: Names, trial: ValueTrial) -> str:
    return names.say(
        "change",
        name=names.path(trial.path),
        **{"from": _as_it_is(names, trial)},
        to=_otherwise(names, trial),
    )


def _as_it_is(names: Names, trial: ValueTrial) -> str:
    if trial.path == EXPANSION:
        return names.expansions(())
    known = names.house_values.get(trial.path)
    return "?" if known is None else names.value(known.value)


def _otherwise(names: Names, trial: ValueTrial) -> str:
    if trial.path == EXPANSION:
        return names.expansions(str(trial.value).split("+"))
    return names.value(trial.value)


def _effects(names: Names, found: Sensitivity) -> str:
    if not found.trials:
        return section(names.say("effects"), paragraph(names.say("effects-none")))
    team = names.team(found.teams[0])
    trials = found.trials[:MOST_TRIALS]
    reading = [names.say("effects-reading", team=team)]
    if len(trials) < len(found.trials):
        reading.append(names.say("effects-some", shown=len(trials)))
    first = found.trials[0]
    return figure(
        ChartFigure(
            title=names.say("effects"),
            reading=reading,
            told=names.say(
                "effects-alt",
                change=_change(names, first),
                shift=names.points(first.effect.shift),
            ),
            drawing=charts.ranges(
                [
                    Range(
                        _change(names, trial),
                        *trial.effect.in_points,
                        charts.PLAIN if trial.effect.clear else charts.SHARED,
                    )
                    for trial in trials
                ],
                axis=names.say("effects-axis", team=team),
                middle=0.0,
                percent=False,
            ),
            legend=[
                (charts.PLAIN, names.say("effects-clear")),
                (charts.SHARED, names.say("effects-unclear")),
            ],
            table=NumberTable(
                [
                    names.say("column-value"),
                    names.say("column-from"),
                    names.say("column-to"),
                    names.say("column-effect"),
                    names.say("column-interval"),
                    names.say("column-changed"),
                ],
                [
                    [
                        names.path(trial.path),
                        _as_it_is(names, trial),
                        _otherwise(names, trial),
                        names.points(trial.effect.shift),
                        names.points_between(trial.effect.low, trial.effect.high),
                        names.percent(trial.changed / trial.games),
                    ]
                    for trial in found.trials
                ],
                texts=3,
            ),
            summary=names.say("numbers"),
        )
    )


def _untouched(names: Names, found: Sensitivity) -> list[str]:
    if not found.untouched:
        return []
    numbers = NumberTable(
        [names.say("column-value"), names.say("column-from"), names.say("column-to")],
        [
            [names.path(trial.path), _as_it_is(names, trial), _otherwise(names, trial)]
            for trial in found.untouched
        ],
        texts=3,
    )
    reading = paragraph(names.say("untouched-reading"))
    return [section(names.say("untouched"), reading, table(numbers))]
