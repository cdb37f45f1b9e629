"""Running the command in tests."""

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
    """The command's exit code and output; lines are what a person types."""
    return CliRunner().invoke(
        app, args, input="".join(f"{line}\n" for line in lines), env={"LC_ALL": language}
    )


def random_lines(seed: int) -> tuple[str, ...]:
    """Enough numbers for any short game; those that name no option are refused and passed over."""
    random = Random(seed)
    return tuple(str(random.randint(1, 12)) for _ in range(3000))
