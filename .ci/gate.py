"""The gate: runs its stages on two cores, the most telling first, and prints their times."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread

from services import Missing, install, services

ROOT = Path(__file__).resolve().parent.parent
WORKERS = 2
SHOWN = 12
"""Number of last output lines that are printed for a stage that passed."""

BROWSERS = ("chromium-headless-shell", "chromium")
"""Names of packages and programs that can run the browser tests, the preferred one first."""

RECENT = 20
"""Number of recent commits whose changed rules are broken and proven again."""
DRAWN, TOUCHED = 10, 20
"""Number of rules of each game to break: drawn at random, and at most from the changed ones."""

PARTS = 4
"""Number of stages that the browser tests are divided into, so that both cores stay busy."""

TWICE = ("--reruns", "1", "-rR")
"""A test with a browser, a server or clocks that fails is tried once more, and listed."""

Command = Sequence[str]


@dataclass
class Stage:
    """A part of the gate: commands that run one after the other until one fails."""

    name: str
    commands: Sequence[Command]
    after: Stage | None = None
    """A stage without whose result this one cannot begin."""
    seconds: float = 0
    code: int | None = None
    output: str = ""
    ended: Event = field(default_factory=Event)

    def run(self, environment: dict[str, str]) -> None:
        """Run the commands and keep their output."""
        if self.after is not None:
            self.after.ended.wait()
            if self.after.code:
                return
        began = time.monotonic()
        with tempfile.TemporaryFile() as log:
            for command in self.commands:
                done = subprocess.run(
                    command,
                    cwd=ROOT,
                    env=environment,
                    stdin=subprocess.DEVNULL,
                    stdout=log,
                    stderr=log,
                    check=False,
                )
                self.code = done.returncode
                if self.code:
                    break
            log.seek(0)
            self.output = log.read().decode(errors="replace").strip()
        self.seconds = time.monotonic() - began
        self.ended.set()

    def show(self) -> None:
        """Print the end of the output, or all of it if a command failed."""
        lines = self.output.splitlines()
        if not self.code and len(lines) > SHOWN:
            lines = ["...", *lines[-SHOWN:]]
        verdict = "passed" if not self.code else f"FAILED with {self.code}"
        print(
            f"\n== {self.name}: {verdict} after {self.seconds:.0f} s", *lines, sep="\n", flush=True
        )


def tool(name: str, *arguments: str) -> list[str]:
    """Return the command line of a program in the virtual environment."""
    return [str(Path(sys.executable).with_name(name)), *arguments]


def tests(*arguments: str) -> list[str]:
    """Return the command line of a test run, which tells its slowest tests."""
    return tool("pytest", "--durations=5", *arguments)


def npm(task: str) -> list[str]:
    """Return the command line of an npm task of the client."""
    return ["npm", "run", "--silent", task, "--prefix", "web"]


LINT = Stage(
    "Lint and formatting", [tool("ruff", "check", "."), tool("ruff", "format", "--check", ".")]
)
TYPES = Stage("Types", [tool("mypy")])
CONTRACTS = Stage("Import contracts", [tool("lint-imports", "--no-logo")])
PACKAGES = ["npm", "ci", "--prefix", "web", "--no-audit", "--no-fund", "--silent"]
CLIENT = Stage("Client", [PACKAGES, npm("check"), npm("test"), npm("bundle")])
UNITS = (("testing", "kernel"), ("architecture", "bots", "ci", "cli", "table"))
"""Folders of tests that tell most, in two halves that take about as long."""
UNIT_TESTS = [
    Stage(f"Unit tests: {', '.join(half)}", [tests(*(f"tests/{name}" for name in half))])
    for half in UNITS
]


def quick_stages() -> list[Stage]:
    """Return the quick gate: the most telling stages in about five minutes."""
    client = Stage("Client's types", [PACKAGES, npm("check")])
    games = Stage(
        "Broken rules fit",
        [tests(*(f"tests/games/{game}/test_broken_rules.py" for game in games_with_rules()))],
    )
    return [LINT, CONTRACTS, client, *UNIT_TESTS, TYPES, games]


def all_stages(folder: Path) -> list[Stage]:
    """Return the whole gate in order: first what tells most, then the longest stages."""
    games = games_with_rules()
    return [
        *(LINT, CONTRACTS, CLIENT, TYPES),
        *UNIT_TESTS,
        Stage("Server tests", [tests(*TWICE, "tests/server", "tests/attacks")]),
        *browser_tests(),
        *(Stage(f"Tests of {game}", [tests(f"tests/games/{game}")]) for game in games),
        *(Stage(f"Broken rules of {game}", [proofs(game)]) for game in games),
        Stage("Everything breaks, and nothing is lost", [tests(*TWICE, "tests/faults")]),
        Stage("Clean installs", [tests(*TWICE, "tests/installs")], after=CLIENT),
        Stage("Lab tests", [tests("tests/lab")]),
        Stage("Other tests, and the examples of README and docs", [others(games)]),
        Stage("Docs", [tool("sphinx-build", "-W", "-q", "docs", str(folder / "docs"))]),
        Stage(
            "Benchmark smoke",
            [
                tool("ostrog", "bench", each, "--quick", "--json")
                for each in ("kernel", *map(in_reach, games))
            ],
        ),
        Stage("Known vulnerabilities", [[sys.executable, ".ci/audit.py"]]),
    ]


def browser_tests() -> list[Stage]:
    """Return the browser tests in parts of like length, since they take longest of all."""
    files = sorted(str(path.relative_to(ROOT)) for path in ROOT.glob("tests/browser/test_*.py"))
    return [
        Stage(
            f"Browser tests, part {part + 1} of {PARTS}",
            [tests(*TWICE, *files[part::PARTS])],
            after=CLIENT,
        )
        for part in range(PARTS)
    ]


def games_with_rules() -> list[str]:
    """Return the games that have broken rules."""
    return sorted(path.parent.name for path in ROOT.glob("tests/games/*/broken_rules"))


def others(games: Sequence[str]) -> list[str]:
    """Return a run of the tests that no other stage runs, so that new folders are included."""
    apart = [
        *(name for half in UNITS for name in half),
        "browser",
        "server",
        "attacks",
        "faults",
        "installs",
        "lab",
        *(f"games/{game}" for game in games),
    ]
    return tests(*(f"--ignore=tests/{name}" for name in apart))


def proofs(game: str) -> list[str]:
    """Return the command that proves rules of a game: recently changed ones and random ones."""
    drawn = ["--prove", str(DRAWN), "--seed", told("git", "rev-list", "--count", "HEAD") or "0"]
    since = f"HEAD~{RECENT}"
    if told("git", "rev-parse", "--verify", "--quiet", since):  # not in a shallow clone
        drawn += ["--since", since, "--most", str(TOUCHED)]
    return tool("ostrog", "rules", in_reach(game), *drawn)


def in_reach(game: str) -> str:
    """Return a game as commands find it, also before it is offered to players."""
    return f"ostrog.games.{game}:game"


def told(*command: str) -> str:
    """Return the output of a command, or an empty string if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    return "" if done.returncode else done.stdout.strip()


def run(stages: Sequence[Stage], environment: dict[str, str], goes_on: bool = False) -> bool:
    """Run stages in parallel until one fails, or all of them; return whether all passed."""
    waiting: SimpleQueue[Stage] = SimpleQueue()
    for stage in stages:
        waiting.put(stage)
    printing = Lock()

    def work() -> None:
        while goes_on or not any(stage.code for stage in stages):
            try:
                stage = waiting.get_nowait()
            except Empty:
                return
            stage.run(environment)
            if stage.code is not None:
                with printing:
                    stage.show()

    workers = [Thread(target=work) for _ in range(WORKERS)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return not any(stage.code for stage in stages)


def find_browser() -> None:
    """Find Chromium, or install it; in CI, the headless shell is required because it is faster."""
    found = [name for name in BROWSERS if shutil.which(name)]
    if not found or ("CI" in os.environ and BROWSERS[0] not in found):
        install(BROWSERS[0])


def show_table(stages: Sequence[Stage], seconds: float) -> None:
    """Print how long each stage took."""
    width = max(len(stage.name) for stage in stages)
    print("\n== Seconds")
    for stage in stages:
        result = {None: "not run", 0: ""}.get(stage.code, "FAILED")
        print(f"{stage.name:<{width}}  {stage.seconds:7.0f}  {result}".rstrip())
    print(f"{'from beginning to end':<{width}}  {seconds:7.0f}", flush=True)


def main() -> int:
    """Run the gate."""
    parser = argparse.ArgumentParser(
        prog=".ci/run", description="Run everything a change must pass."
    )
    parser.add_argument("--quick", action="store_true", help="only what tells most in five minutes")
    parser.add_argument("--go-on", action="store_true", help="show all that fails, not the first")
    given = parser.parse_args()
    quick = given.quick
    began = time.monotonic()
    try:
        with services() as addresses, tempfile.TemporaryDirectory() as folder:
            if not quick:
                find_browser()
            stages = quick_stages() if quick else all_stages(Path(folder))
            passed = run(stages, os.environ | addresses, given.go_on)
            show_table(stages, time.monotonic() - began)
    except Missing as missing:
        print(f"{missing}", file=sys.stderr)
        return 2
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
