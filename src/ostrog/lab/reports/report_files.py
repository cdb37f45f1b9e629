"""Reports: the results of a run, written for people who play or design the game."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from ostrog.lab.plans import Plan
from ostrog.lab.reports.analysis import RunTables, read_league, read_sensitivity
from ostrog.lab.reports.league_report import league_figures, league_findings
from ostrog.lab.reports.names import Names
from ostrog.lab.reports.page import bullets, facts, page, paragraph, section
from ostrog.lab.reports.sensitivity_report import sensitivity_figures, sensitivity_findings
from ostrog.lab.storage import GAMES, read_ending, read_plan
from ostrog.lab.workers import WorkerSetup, load


def write_league(run: Path, file: Path, language: str = "en") -> None:
    """Write the report of a duel or a league of bots."""
    plan = read_plan(run)
    names = _names(plan, language)
    found = read_league(RunTables(run), names.plays())
    reading = ["reading-interval", "reading-pairs"]
    if any(ending.shared for ending in found.endings):
        reading.append("reading-shared")
    limits = ["bots", "correlation", *(["stopped"] if plan.test else []), "many", "rules"]
    body = [
        section(names.say("short"), bullets(league_findings(names, found))),
        _played(run, plan, names, found.bots, found.games),
        section(names.say("reading"), bullets([names.say(key) for key in reading])),
        *league_figures(names, found),
        _limits(names, limits),
    ]
    _write(file, run, names=names, title="league-title", games=found.games, body=body)


def write_sensitivity(run: Path, file: Path, language: str = "en") -> None:
    """Write the report about which unconfirmed values matter most."""
    plan = read_plan(run)
    names = _names(plan, language)
    found = read_sensitivity(RunTables(run))
    team = names.team(found.teams[0])
    reading = [
        names.say("reading-open"),
        names.say("reading-effect", team=team),
        names.say("reading-interval"),
        names.say("reading-variants"),
    ]
    limits = ["bots", *(["greedy"] if found.bots == ("greedy",) else []), "many", "rules"]
    body = [
        section(names.say("short"), bullets(sensitivity_findings(names, found))),
        _played(run, plan, names, found.bots, found.games),
        section(names.say("reading"), bullets(reading)),
        *sensitivity_figures(names, found),
        _limits(names, limits),
    ]
    _write(file, run, names=names, title="sensitivity-title", games=found.games, body=body)


def _names(plan: Plan, language: str) -> Names:
    game = load(WorkerSetup(plan.spec, plan.scenario))
    return Names(game, plan.scenario, language, plan.expansions)


def _write(
    file: Path, run: Path, *, names: Names, title: str, games: int, body: Sequence[str]
) -> None:
    whole = page(
        title=names.say(title),
        game=names.game(),
        lede=names.say("lede", scenario=names.scenario(), games=games, date=_date(run)),
        language=names.language,
        body=body,
    )
    file.write_text(whole, encoding="utf-8")


def _date(run: Path) -> str:
    """The day on which the last game was played."""
    return datetime.fromtimestamp((run / GAMES).stat().st_mtime, UTC).date().isoformat()


def _played(run: Path, plan: Plan, names: Names, bots: Sequence[str], games: int) -> str:
    count = names.number(games)
    if plan.kind == "sensitivity":
        count += f" ({names.say('games-of-each', games=names.number(plan.games))})"
    pairs = [
        (names.say("game"), names.game()),
        (names.say("version"), str(plan.version)),
        (names.say("scenario"), names.scenario()),
        *([(names.say("expansion"), names.expansions(plan.expansions))] if plan.expansions else []),
        (names.say("bots"), "; ".join(names.bot_with_budget(bot) for bot in bots)),
        (names.say("games"), count),
        (names.say("seed"), str(plan.seed)),
        (names.say("date"), _date(run)),
    ]
    ending = read_ending(run)
    if ending is not None and ending.broken:
        pairs.append((names.say("broken"), names.number(len(ending.broken))))
    if plan.skipped:
        skipped = [names.path(each.name.partition("=")[0]) for each in plan.skipped]
        pairs.append((names.say("skipped"), "; ".join(dict.fromkeys(skipped))))
    files = paragraph(names.say("files"), note=True)
    return section(names.say("played"), facts(pairs), files)


def _limits(names: Names, limits: Sequence[str]) -> str:
    return section(names.say("limits"), bullets([names.say(f"limit-{each}") for each in limits]))
