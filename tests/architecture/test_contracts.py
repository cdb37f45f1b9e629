"""The import contracts refuse what the packages are not to import."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the contracts are about."""
    copy = tmp_path_factory.mktemp("checkout")
    shutil.copy(ROOT / "pyproject.toml", copy)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
    shutil.copytree(ROOT / "tests/architecture", copy / "tests/architecture", ignore=ignored)
    return copy


def lint_imports(checkout: Path) -> subprocess.CompletedProcess[str]:
    # The copy goes first on the path: the installed package is this checkout.
    command = (
        "import sys; sys.path.insert(0, 'src');"
        "from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))"
    )
    return subprocess.run(
        [sys.executable, "-c", command],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_copy_as_it_is_keeps_them(checkout: Path) -> None:
    done = lint_imports(checkout)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("module", "added", "complaint"),
    [
        ("kernel/runtime/chance.py", "import babel", "ostrog.kernel.runtime.chance imports babel"),
        (
            "kernel/runtime/chance.py",
            "import ostrog.words",
            "ostrog.kernel.runtime.chance imports ostrog.words",
        ),
        (
            "games/five_armies/battle/whole_battle.py",
            "from rich.table import Table",
            "ostrog.games.five_armies.battle.whole_battle imports rich",
        ),
        (
            "server/protocol/matches.py",
            "def found():\n    import sqlalchemy",
            "ostrog.server.protocol.matches imports sqlalchemy",
        ),
        (
            "server/protocol/matches.py",
            "from ostrog.server.db.time_controls import Clock",
            "ostrog.server.protocol.matches imports ostrog.server.db.time_controls",
        ),
    ],
)
def test_an_import_that_is_not_allowed_breaks_them(
    checkout: Path, module: str, added: str, complaint: str
) -> None:
    file = checkout / "src/ostrog" / module
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text}\n\n{added}\n", encoding="utf-8")
    try:
        done = lint_imports(checkout)
    finally:
        file.write_text(text, encoding="utf-8")
    assert done.returncode == 1
    assert complaint in done.stdout
