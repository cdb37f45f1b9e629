"""Helpers that run the `ostrog` command in tests."""

from __future__ import annotations

from random import Random

from typer.testing import CliRunner, Result

from ostrog.cli import app

SKIRMISH = "proof.skirmish:game"
HORNS = "proof.skirmish_horns:game"
COUNCIL = "proof.council:game"
ADVISED_SKIRMISH = "proof.advised:skirmish"
ADVISED_COUNCIL = "proof.advised:council_of_bots"


def run(*args: str, lines: tuple[str, ...] = (), language: str = "en") -> Result:
    """Run the command and return its result; `lines` are typed as input."""
    return CliRunner().invoke(
        app, args, input="".join(f"{line}\n" for line in lines), env={"LC_ALL": language}
    )


def random_lines(seed: int) -> tuple[str, ...]:
    """Return enough numbers to play any short game; numbers without an option are refused."""
    random = Random(seed)
    return tuple(str(random.randint(1, 12)) for _ in range(3000))
