"""Synthetic runs, for tests of reports and statistics."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from ostrog.lab.plans import Plan, Skipped, Variant, meetings
from ostrog.lab.storage import DECISION_COLUMNS, DECISIONS, GAME_COLUMNS, GAMES, PLAN

SPEC = "ostrog.games.five_armies:game"
TEAMS = ("free", "shadow")

Row = dict[str, object]


def game(number: int, **other: object) -> Row:
    """Return the row of one game, won by the first team by default."""
    row: Row = {
        "number": number,
        "game": "five_armies",
        "scenario": "standard",
        "ruleset": "{}",
        "variant": "",
        "pair": number // 2,
        "swapped": bool(number % 2),
        "seed": f"0/{number // 2}",
        "first_team": TEAMS[0],
        "second_team": TEAMS[1],
        "first_bot": "greedy",
        "second_bot": "random",
        "winner": 0,
        "reason": "B5A-31.6",
        "choices": 300,
        "record": f"{number:06}.ostrog",
    }
    return row | other


def pick(number: int, index: int, option: str, **other: object) -> Row:
    """Return the row of one pick, by the first team by default."""
    row: Row = {
        "number": number,
        "index": index,
        "seat": 0,
        "team": 0,
        "bot": "greedy",
        "kind": "act",
        "verb": option.partition(":")[0],
        "option": option,
        "options": 2,
        "faces": [],
    }
    return row | other


def plan(**other: object) -> Plan:
    """Return a plan, by default of a league."""
    known: Row = {
        "kind": "league",
        "game": "five_armies",
        "spec": SPEC,
        "version": 2,
        "scenario": "standard",
        "bots": ["greedy", "random"],
        "games": 2,
        "seed": 0,
        "batch": 8,
    }
    return msgspec.convert(known | other, Plan)


def write_run(run: Path, wanted: Plan, games: Sequence[Row], picks: Sequence[Row]) -> Path:
    """Write the folder of a run, without records."""
    run.mkdir(parents=True, exist_ok=True)
    (run / PLAN).write_bytes(msgspec.json.encode(wanted))
    pq.write_table(pa.Table.from_pylist(list(games), GAME_COLUMNS), run / GAMES)
    pq.write_table(pa.Table.from_pylist(list(picks), DECISION_COLUMNS), run / DECISIONS)
    return run


def league(run: Path, rounds: int = 60) -> Path:
    """Write a league of four bots that favours the shadow, with one card that helps the free."""
    random = Random(7)
    strengths = {"random": -1.2, "greedy": 0.0, "novice": 0.5, "captain": 1.1}
    cards = {
        0: ("sf-the-skin-changer", "sf-lucky-number", "sf-dismay", "sf-elf-lords"),
        1: ("ss-great-dread", "ss-war-band", "ss-whirling-bats", "ss-troubled-mind"),
    }
    games: list[Row] = []
    picks: list[Row] = []
    pair = 0
    for _ in range(rounds):
        for bots in meetings(tuple(strengths)):
            for swapped in (False, True):
                first, second = bots[::-1] if swapped else bots
                edge = strengths[first] - strengths[second] - 0.3
                number = len(games)
                index = 0
                for team, names in cards.items():
                    for name in (*names, "ev-call-to-arms-fierce-defence"):
                        if random.random() < 0.4:
                            refs = {"seat": team, "team": team, "faces": [name]}
                            picks.append(pick(number, index, f"play:eye:{name}", **refs))
                            index += 1
                            edge += 1.0 if name == "sf-elf-lords" else 0.0
                won = random.random() < 1 / (1 + 2.718**-edge)
                ends = ("B5A-31.4", "B5A-31.5", "B5A-31.6") if won else ("B5A-31.7", "B5A-31.8")
                games.append(
                    game(
                        number,
                        pair=pair,
                        swapped=swapped,
                        first_bot=first,
                        second_bot=second,
                        winner=0 if won else 1,
                        reason=random.choice(ends),
                        choices=int(random.gauss(420, 90)),
                    )
                )
            pair += 1
    wanted = plan(bots=list(strengths), games=2 * rounds)
    return write_run(run, wanted, games, picks)


def sensitivity(run: Path, seeds: int = 100) -> Path:
    """Write a run of the greedy bot against itself with changed values, two of which are unused."""
    random = Random(3)
    effects: dict[str, float | None] = {
        "defence.front-gate=1": -0.25,
        "defence.front-gate=3": 0.2,
        "fate.fate-2-symbol.count=1": 0.02,
        "setup.free-8.at=ruins-of-dale": 0.1,
        "characters.thorin.brings.dwarf-veterans=2": -0.05,
        "characters.thorin.enters_at=camp": 0.0,
        "archery.terrain.plains=true": 0.04,
        "archery.success=6": -0.03,
        "bolt.dice=2": None,
        "characters.bilbo.leadership=1": None,
    }
    games: list[Row] = []
    picks: list[Row] = []
    for seed in range(seeds):
        luck = random.random()
        for variant, effect in {"": None, **effects}.items():
            number = len(games)
            other = "" if effect is None or random.random() < 0.2 else variant
            picks.append(pick(number, 0, f"play:eye:{other or 'sf-dismay'}"))
            games.append(
                game(
                    number,
                    pair=seed,
                    swapped=False,
                    variant=variant,
                    second_bot="greedy",
                    winner=0 if luck < 0.45 + (effect or 0) else 1,
                )
            )
    wanted = plan(
        kind="sensitivity",
        bots=["greedy"],
        games=seeds,
        variants=[Variant(), *(Variant(name) for name in effects)],
        skipped=[Skipped("setup.free-1.at=camp", "too many units")],
    )
    return write_run(run, wanted, games, picks)
