"""`ostrog lab`: lets bots play thousands of games against each other and reports the results."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from datetime import timedelta
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
)
from rich.table import Table

from ostrog.bots import NoSuchBot, make_bot
from ostrog.cli.commands.games import GROUP, find_game
from ostrog.cli.terminal.arguments import (
    ExpansionOption,
    GameArgument,
    JsonOption,
    ScenarioOption,
    SeedOption,
)
from ostrog.cli.terminal.messages import LanguageOption, UsageTrouble, console, speak, words
from ostrog.cli.terminal.messages import language as spoken
from ostrog.kernel import Game, State
from ostrog.lab.overhead import measure
from ostrog.lab.plans import Kind, Plan, SequentialTest, Skipped, Variant, usual_batch
from ostrog.lab.reports.figures import Pace, Rate, paces, rates, screened
from ostrog.lab.reports.names import OWN_WORDS, Names
from ostrog.lab.run_loop import run as play_all
from ostrog.lab.statistics import Frequency
from ostrog.lab.storage import GAMES, PLAN, OtherPlan, RunEnding, RunExists, read_plan
from ostrog.lab.variants import expansion_variant, variants
from ostrog.lab.workers import RayCrew, WorkersDie, WorkerSetup, on_ray
from ostrog.table import value_list
from ostrog.words import Argument

RUNS = Path("lab-runs")
"""Folder in which runs are stored unless another one is given."""
REPORT = "report.html"
"""Name of the report in the folder of a run."""
INTERRUPTED = 130
"""Exit code of a command that Ctrl-C ended."""
EQUAL = 0.5
"""Share of wins of a bot that is as strong as the other."""
ENOUGH = 0.9
"""Smallest accepted speed of the lab, as a fraction of the speed of bare processes."""

Strength = Literal["stronger", "alike", "weaker"]
"""What a screen says about the first bot."""

app = typer.Typer(
    help="Let bots play each other by the thousand, and see what comes of it.",
    no_args_is_help=True,
)

GamesOption = Annotated[int, typer.Option(metavar="N", min=2, help="How many games to play.")]
WorkersOption = Annotated[
    int, typer.Option(metavar="N", min=1, help="So many processes play at the same time.")
]
OutOption = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="The folder of the run; one in lab-runs if not given."),
]
ResumeOption = Annotated[
    bool, typer.Option("--resume", help="Go on with the run in the folder, if there is one.")
]
AddressOption = Annotated[
    str | None,
    typer.Option(help="The Ray cluster to play on, as `ray.init` takes it; else this machine."),
]
MinutesOption = Annotated[
    float | None, typer.Option(metavar="M", min=0, help="Stop after so long; can be resumed.")
]
BatchOption = Annotated[
    int | None,
    typer.Option(metavar="N", min=2, help="Games that a worker plays in one go."),
]


@app.command()
def duel(
    game: GameArgument,
    one: Annotated[str, typer.Argument(metavar="A", help="A bot, such as greedy or search:200.")],
    other: Annotated[str, typer.Argument(metavar="B", help="The bot it plays against.")],
    *,
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    games: GamesOption = 200,
    seed: SeedOption = 0,
    workers: WorkersOption = 2,
    out: OutOption = None,
    resume: ResumeOption = False,
    address: AddressOption = None,
    sprt: Annotated[
        bool,
        typer.Option("--sprt", help="Stop as soon as a sequential test says if A is better."),
    ] = False,
    p0: Annotated[
        float, typer.Option(min=0, max=1, help="The test: A wins only so much of the games, or")
    ] = 0.5,
    p1: Annotated[float, typer.Option(min=0, max=1, help="so much.")] = 0.6,
    minutes: MinutesOption = None,
    batch: BatchOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Let two bots play each other, both with both sides and the same dice.

    Exits with 1 if a game could not be played to its end.
    """
    speak(language)
    if sprt and not 0 < p0 < p1 < 1:
        raise UsageTrouble(_say("lab-bad-test"))
    plan = _plan(
        "duel",
        game,
        scenario,
        expansion,
        bots=(one, other),
        games=games,
        seed=seed,
        batch=batch,
        test=SequentialTest(p0, p1) if sprt else None,
    )
    folder = out or RUNS / f"duel-{_name(plan)}"
    ending = _run(plan, folder, workers, resume=resume, address=address, minutes=minutes)
    _tell(folder, plan, ending, as_json=as_json)


@app.command()
def screen(
    game: GameArgument,
    one: Annotated[str, typer.Argument(metavar="A", help="The bot that is examined.")],
    other: Annotated[str, typer.Argument(metavar="B", help="The bot it is compared with.")],
    *,
    games: Annotated[
        int,
        typer.Option(metavar="N", min=2, help="How many games to play; fixed for the whole run."),
    ],
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    seed: SeedOption = 0,
    workers: WorkersOption = 2,
    out: OutOption = None,
    resume: ResumeOption = False,
    address: AddressOption = None,
    minutes: MinutesOption = None,
    batch: BatchOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Let a bot play another a number of games that is fixed beforehand, and tell the share it won.

    Both play both sides with the same dice. Nothing is told before the last game, so that nobody
    stops where the result looks good; a run that was interrupted goes on by `--resume`.

    Exits with 1 if A is weaker, which is so if the whole 95 % interval lies below a half, and if a
    game could not be played to its end.
    """
    speak(language)
    plan = _plan(
        "screen", game, scenario, expansion, bots=(one, other), games=games, seed=seed, batch=batch
    )
    folder = out or RUNS / f"screen-{_name(plan)}-{games}"
    ending = _run(plan, folder, workers, resume=resume, address=address, minutes=minutes)
    _tell_screen(folder, plan, ending, as_json=as_json)


@app.command()
def league(
    game: GameArgument,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Two bots or more.")],
    *,
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    games_per_pair: Annotated[
        int, typer.Option(metavar="N", min=2, help="How many games each two play.")
    ] = 100,
    seed: SeedOption = 0,
    workers: WorkersOption = 2,
    out: OutOption = None,
    resume: ResumeOption = False,
    address: AddressOption = None,
    minutes: MinutesOption = None,
    batch: BatchOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Let every two of some bots play each other, and write a report.

    Exits with 1 if a game could not be played to its end.
    """
    speak(language)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise UsageTrouble(_say("lab-needs-bots"))
    plan = _plan(
        "league",
        game,
        scenario,
        expansion,
        bots=tuple(bots),
        games=games_per_pair,
        seed=seed,
        batch=batch,
    )
    folder = out or RUNS / f"league-{_name(plan)}"
    ending = _run(plan, folder, workers, resume=resume, address=address, minutes=minutes)
    _tell(folder, plan, ending, as_json=as_json)


@app.command()
def sensitivity(
    game: GameArgument,
    *,
    bot: Annotated[str, typer.Option(help="The bot that plays all sides.")] = "greedy",
    value: Annotated[
        list[str] | None,
        typer.Option(metavar="PATH", help="A house value; all of them if not given."),
    ] = None,
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, help="How many games with each value.")
    ] = 100,
    seed: SeedOption = 0,
    workers: WorkersOption = 2,
    out: OutOption = None,
    resume: ResumeOption = False,
    address: AddressOption = None,
    minutes: MinutesOption = None,
    batch: BatchOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Play the same games with each house value as it is and otherwise, and write a report.

    With --expansion the same games are played without it and with it; values are changed then
    only if they are named.

    Exits with 1 if a game could not be played to its end.
    """
    speak(language)
    played, skipped = list[Variant](), tuple[Skipped, ...]()
    if value or not expansion:
        played, skipped = _variants(game, scenario, value or [])
    if expansion:
        played = [*(played or [Variant()]), expansion_variant(expansion)]
    plan = _plan(
        "sensitivity",
        game,
        scenario,
        expansion,
        bots=(bot,),
        games=games,
        seed=seed,
        batch=batch,
        variants=tuple(played),
        skipped=skipped,
    )
    folder = out or RUNS / f"sensitivity-{_name(plan)}"
    ending = _run(plan, folder, workers, resume=resume, address=address, minutes=minutes)
    _tell(folder, plan, ending, as_json=as_json)


@app.command()
def report(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a run.")],
    *,
    to: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page; report.html in the run if not.")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Write the report of a run again."""
    speak(language)
    if not (run / PLAN).exists() or not (run / GAMES).exists():
        raise UsageTrouble(_say("lab-no-run", folder=str(run)))
    file = to or run / REPORT
    _write_report(run, read_plan(run).kind, file)
    console().print(_say("lab-report", file=str(file)))


@app.command()
def overhead(
    game: GameArgument,
    *,
    bot: Annotated[str, typer.Option(help="The bot that plays all sides.")] = "greedy",
    scenario: ScenarioOption = None,
    expansion: ExpansionOption = None,
    games: GamesOption = 64,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="Rounds of so many games.")] = 4,
    seed: SeedOption = 0,
    workers: WorkersOption = 2,
    batch: BatchOption = None,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Compare the lab's pace with that of bare processes that play the same games in turns.

    Exits with 1 if the lab is slower than nine tenths of it.
    """
    speak(language)
    plan = _plan(
        "duel", game, scenario, expansion, bots=(bot, bot), games=games, seed=seed, batch=batch
    )
    total = rounds * sum(1 for _ in plan.fixtures())
    with _showing(total, workers) as progress, _crew(plan, workers) as crew:
        found = measure(plan, crew, workers=workers, rounds=rounds, progress=progress)
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        console().print(
            _say(
                "lab-overhead",
                games=found.games,
                workers=found.workers,
                lab=round(found.lab),
                bare=round(found.bare),
                share=_share(found.ratio),
            )
        )
    if found.ratio < ENOUGH:
        raise typer.Exit(1)


# What is played


def _plan(
    kind: Kind,
    name: str,
    scenario: str | None,
    expansion: list[str] | None,
    *,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    batch: int | None,
    variants: tuple[Variant, ...] = (),
    skipped: tuple[Skipped, ...] = (),
    test: SequentialTest | None = None,
) -> Plan:
    found = find_game(name)
    chosen = _scenario(found, scenario)
    expansions = tuple(expansion or ())
    game = _with_expansions(found, expansions)
    for bot in bots:
        try:
            make_bot(bot, game, 0)
        except NoSuchBot as error:
            raise UsageTrouble(_say("lab-no-such-bot", reason=str(error))) from error
    places = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    return Plan(
        kind=kind,
        game=game.name,
        spec=places.get(name, name),
        version=game.version,
        scenario=chosen,
        bots=bots,
        games=games,
        seed=seed,
        batch=batch or usual_batch(bots),
        variants=variants or (Variant(expansions=expansions),),
        skipped=skipped,
        test=test,
    )


def _with_expansions(game: Game[State], expansions: tuple[str, ...]) -> Game[State]:
    """Return a game with what expansions add to it."""
    try:
        return game.compose(expansions).game
    except LookupError as error:
        known = ", ".join(each.name for each in game.expansions)
        raise UsageTrouble(
            _say("lab-no-such-expansion", game=game.name, expansions=known)
        ) from error


def _scenario(game: Game[State], name: str | None) -> str:
    """Return the name of the scenario asked for, which must have two teams, or the first such."""
    known = [scenario.name for scenario in game.scenarios if len(scenario.teams) == 2]
    if name is None and known:
        return known[0]
    if name not in known:
        message = _say("lab-no-such-scenario", game=game.name, scenarios=", ".join(known))
        raise UsageTrouble(message)
    return name


def _variants(
    name: str, scenario: str | None, paths: list[str]
) -> tuple[list[Variant], tuple[Skipped, ...]]:
    game = find_game(name)
    chosen = _scenario(game, scenario)
    known = {value.path for value in value_list(game, scenario=chosen).values}
    if not known:
        raise UsageTrouble(_say("lab-no-values", game=game.name))
    missing = sorted(set(paths) - known)
    if missing:
        raise UsageTrouble(_say("lab-no-such-value", game=game.name, paths=", ".join(missing)))
    played, skipped = variants(game, chosen, paths)
    return played, tuple(skipped)


def _name(plan: Plan) -> str:
    bots = "-".join(bot.replace(":", "") for bot in plan.bots)
    return "-".join((plan.game, *plan.expansions, plan.scenario, bots, str(plan.seed)))


# Playing it


def _run(
    plan: Plan,
    folder: Path,
    workers: int,
    *,
    resume: bool,
    address: str | None,
    minutes: float | None,
) -> RunEnding:
    try:
        with _showing(sum(1 for _ in plan.fixtures()), workers) as progress:
            return play_all(
                plan,
                folder,
                lambda: _crew(plan, workers, address),
                resume=resume,
                seconds=None if minutes is None else minutes * 60,
                progress=progress,
            )
    except RunExists as error:
        raise UsageTrouble(_say("lab-run-exists", folder=str(folder))) from error
    except OtherPlan as error:
        fields = ", ".join(error.fields)
        raise UsageTrouble(_say("lab-other-plan", folder=str(folder), fields=fields)) from error
    except ConnectionError as error:
        message = _say("lab-no-cluster", address=address or "", reason=str(error))
        raise UsageTrouble(message) from error
    except WorkersDie as error:
        message = _say("lab-workers-die", batch=error.batch, cause=error.cause)
        raise UsageTrouble(message) from error


@contextmanager
def _crew(plan: Plan, workers: int, address: str | None = None) -> Iterator[RayCrew]:
    job = WorkerSetup(plan.spec, plan.scenario, tuple(sys.path))
    with on_ray(workers, address), RayCrew(job, workers) as crew:
        yield crew


@contextmanager
def _showing(total: int, workers: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar with speed and time left; yield a function that takes the games done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[pace]}"),
    )
    begun: list[tuple[int, float]] = []
    # Ray prints messages about dead workers to standard output, which is for results only.
    with (
        redirect_stdout(sys.stderr),
        Progress(*columns, transient=True, console=console(stderr=True)) as bar,
    ):
        task = bar.add_task(_say("lab-starting", workers=workers), total=total, pace="")

        def progress(done: int) -> None:
            now = time.monotonic()
            if not begun:
                begun.append((done, now))
            before, start = begun[0]
            pace = ""
            if done > before:
                rate = (done - before) / (now - start)
                left = timedelta(seconds=round((total - done) / rate))
                pace = _say("lab-pace", pace=round(rate * 60, 1), left=str(left))
            bar.update(task, description=_say("lab-playing"), completed=done, pace=pace)

        yield progress


# What came of it


def _tell(folder: Path, plan: Plan, ending: RunEnding, *, as_json: bool) -> None:
    file = folder / REPORT
    if plan.kind != "duel" and ending.games:
        _write_report(folder, plan.kind, file)
    found = rates(folder) if plan.kind != "sensitivity" else []
    taken = paces(folder)
    if as_json:
        told = {
            "run": str(folder),
            **msgspec.to_builtins(ending),
            "rates": found,
            "paces": taken,
            "skipped": plan.skipped,
        }
        print(msgspec.json.encode(told).decode())
    else:
        _show(folder, plan, ending, found, taken)
        if file.exists():
            console().print(_say("lab-report", file=str(file)))
    if ending.broken:
        raise typer.Exit(1)
    if ending.why == "interrupted":
        raise typer.Exit(INTERRUPTED)


def _tell_screen(folder: Path, plan: Plan, ending: RunEnding, *, as_json: bool) -> None:
    """Tell the share of wins, but only when all games were played."""
    found = screened(folder) if ending.why == "played" and ending.games else None
    if as_json:
        figures = None if found is None else found._asdict()
        told = {"run": str(folder), **msgspec.to_builtins(ending), "share": figures}
        print(msgspec.json.encode(told).decode())
    else:
        _show_end(folder, ending)
        if found is not None:
            one, other = plan.bots
            low, high = _share(found.low), _share(found.high)
            said: dict[str, Argument] = {"bot": one, "other": other, "low": low, "high": high}
            share = _say("lab-screened", share=_share(found.rate), games=found.games, **said)
            console().print(share, style="bold")
            console().print(_say(f"lab-screen-{_strength(found)}", bot=one, other=other))
    if ending.broken or (found is not None and _strength(found) == "weaker"):
        raise typer.Exit(1)
    if ending.why == "interrupted":
        raise typer.Exit(INTERRUPTED)


def _strength(found: Frequency) -> Strength:
    """What a share of wins says about the first bot; a half lies in the interval of equals."""
    if found.low > EQUAL:
        return "stronger"
    return "weaker" if found.high < EQUAL else "alike"


def _write_report(folder: Path, kind: Kind, file: Path) -> None:
    from ostrog.lab.reports.report_files import write_league, write_sensitivity

    write = write_sensitivity if kind == "sensitivity" else write_league
    with console(stderr=True).status(_say("lab-reporting")):
        write(folder, file, spoken())


def _show(
    folder: Path, plan: Plan, ending: RunEnding, found: list[Rate], taken: list[Pace]
) -> None:
    shown = console()
    if found:
        shown.print(_rates(plan, found))
    shown.print(_paces(taken))
    for skipped in plan.skipped:
        shown.print(_say("lab-skipped", variant=skipped.name, reason=skipped.reason))
    if ending.verdict and plan.test is not None:
        one, other = plan.bots
        verdict = _say(f"lab-verdict-{ending.verdict}", bot=one, other=other, **_of(plan.test))
        shown.print(verdict, style="bold")
    _show_end(folder, ending)


def _show_end(folder: Path, ending: RunEnding) -> None:
    """Show which games broke off, how the run ended, and the hash of its tables."""
    shown = console()
    for broken in ending.broken:
        record = str(folder / broken.record)
        number = broken.fixture.number
        message = _say("lab-broken", number=number, error=broken.error, record=record)
        shown.print(message, style="bold red")
    shown.print(_say(f"lab-end-{ending.why}", games=ending.games))
    shown.print(_say("lab-hash", folder=str(folder), hash=ending.hash))


def _of(test: SequentialTest) -> dict[str, Argument]:
    return {"least": _share(test.p0), "most": _share(test.p1)}


def _rates(plan: Plan, found: list[Rate]) -> Table:
    names = Names(find_game(plan.spec), plan.scenario, spoken(), plan.expansions)
    columns = ("lab-bot", "lab-against", "lab-team", "lab-games", "lab-won", "lab-interval")
    table = Table(*map(_say, columns))
    for rate in found:
        table.add_row(
            rate.bot,
            rate.against,
            names.team(rate.team) if rate.team else _say("lab-both-teams"),
            str(rate.games),
            _share(rate.rate),
            _say("lab-between", low=_share(rate.low), high=_share(rate.high)),
        )
    return table


def _paces(taken: list[Pace]) -> Table:
    columns = ("lab-bot", "lab-decisions", "lab-median-time", "lab-p95-time", "lab-simulations")
    table = Table(*map(_say, columns))
    for pace in taken:
        searched = pace.simulations_per_second
        table.add_row(
            pace.bot,
            _say("lab-number", number=pace.picks),
            _say("lab-milliseconds", number=round(pace.p50, 1)),
            _say("lab-milliseconds", number=round(pace.p95, 1)),
            _say("lab-number", number=round(searched)) if searched else "",
        )
    return table


def _share(share: float) -> str:
    return _say("lab-share", percent=round(share * 100, 1))


def _say(key: str, /, **args: Argument) -> str:
    return words((OWN_WORDS,)).say(key, **args)
