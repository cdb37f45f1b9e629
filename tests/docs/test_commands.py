"""Every command of Ostrog that the pages show: it is run here, or by the tests of its page."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from cli.running import run
from ostrog.cli import app
from ostrog.cli.lazy import Lazy

ROOT = Path(__file__).parents[2]
RUN_BY_THEIR_TESTS = {
    "docs/authors/proving-your-game.md": "test_proving_your_game.py",
    "docs/authors/writing-an-expansion.md": "test_expansions_page.py",
    "docs/authors/your-first-game.md": "test_your_first_game.py",
    "docs/examples/five_armies_hornblowers/README.md": "test_expansions_page.py",
}
"""Pages whose commands need a project of their own, with the test that runs them."""
QUICK = {"games", "play", "rules", "values", "--version"}
"""Commands that are run here; to what asks, "q" is typed."""
RUN_ELSEWHERE = {
    "home": "installs/test_home.py",
    "serve": "browser/conftest.py",
    "migrate": "installs/test_extras.py",
    "admin": "cli/test_admin.py",
    "tally": "cli/test_tally.py",
    "lab": "lab",
}
"""Commands that need a server or take long, with the tests that run them."""
PAGES = [
    ROOT / name
    for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")
    if (ROOT / name).is_file()
] + sorted((ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(r"^```console\n(.*?)^```", re.DOTALL | re.MULTILINE)
OSTROG = re.compile(r"(?:^|\s)ostrog (.*)$")


def shown() -> list[tuple[str, str]]:
    """Each command line of Ostrog with its page, without what is not Ostrog's."""
    found = []
    for page in PAGES:
        name = page.relative_to(ROOT).as_posix()
        if name in RUN_BY_THEIR_TESTS or "_build" in name:
            continue
        for block in BLOCK.findall(page.read_text(encoding="utf-8")):
            for line in block.replace("\\\n", " ").splitlines():
                command = OSTROG.search(line.removeprefix("$ ").partition(" #")[0])
                if line.startswith("$ ") and command and "docker" not in line:
                    found.append((name, command[1].strip()))
    return found


COMMANDS = sorted(set(shown()))


def test_pages_show_commands() -> None:
    assert {"README.md", "docs/getting-started.md", "docs/hosting.md"} <= {
        page for page, _ in COMMANDS
    }


@pytest.mark.parametrize(("page", "command"), COMMANDS, ids=[line for _, line in COMMANDS])
def test_a_command_of_a_page_works(page: str, command: str) -> None:
    name, *arguments = shlex.split(command)
    if name in QUICK:
        done = run(name, *arguments, lines=("q",) * 3)
        assert done.exit_code == 0, done.output
        return
    assert (ROOT / "tests" / RUN_ELSEWHERE[name]).exists(), f"nothing runs {name!r} of {page}"
    parse(name, arguments)


def parse(name: str, arguments: list[str]) -> None:
    """Parse the arguments of a command as it would, without running it."""
    group = get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    found = group.commands[name]
    assert isinstance(found, Lazy)
    with found.make_context(name, arguments) as context:
        assert context.info_name


def test_pages_with_tests_of_their_own_are_run_by_them() -> None:
    for page, test in RUN_BY_THEIR_TESTS.items():
        text = (ROOT / "tests" / "docs" / test).read_text(encoding="utf-8")
        assert Path(page).name in text or "hornblowers" in text
