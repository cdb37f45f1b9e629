"""The page for a first game: a newcomer follows it, command by command and file by file."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from installs.linked import LinkedEnvironment

PAGE = Path(__file__).parents[2] / "docs" / "authors" / "your-first-game.md"
BLOCK = re.compile(r"^```(console|python|toml|text)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FAILS = "exits with 1"


class Newcomer:
    """Somebody who types what the page says."""

    def __init__(self, environment: LinkedEnvironment, folder: Path) -> None:
        self.variables = environment.variables()
        self.folder = folder
        self.commands = 0

    def follow(self, language: str, block: str) -> None:
        if language == "console":
            for text in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                self.type(*text.splitlines())
        elif language != "text" or block.startswith("# src/"):
            self.add(block)

    def add(self, block: str) -> None:
        """Add a block to the end of the file that its first line names."""
        head, _, body = block.partition("\n")
        path = self.folder / head.removeprefix("# ")
        assert path.is_file(), head
        gap = "\n\n" if path.suffix == ".py" else ""
        path.write_text(path.read_text(encoding="utf-8") + gap + body, encoding="utf-8")

    def type(self, line: str, *shown: str) -> None:
        """Run a command and look for the lines that the page shows below it."""
        if line.startswith("cd "):
            self.folder /= line.removeprefix("cd ")
            return
        self.commands += 1
        before = self.files()
        done = subprocess.run(
            line,
            shell=True,
            cwd=self.folder,
            env=self.variables,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        told = f"$ {line}\n{done.stdout}{done.stderr}"
        assert done.returncode == int(FAILS in line), told
        assert "Traceback" not in told or FAILS in line, told
        for each in shown:
            assert each in done.stdout, f"{each!r} is not in:\n{told}"
        if line.startswith("sed "):
            assert self.files() != before, told
        if line.startswith("pytest") and FAILS in line:
            failed = [each for each in shown if each.startswith("FAILED")]
            assert done.stdout.count("\nFAILED ") == len(failed), told

    def files(self) -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in self.folder.glob("src/**/*.py")}


def test_a_newcomer_can_follow_the_page(tmp_path: Path) -> None:
    environment = LinkedEnvironment(tmp_path / "environment")
    newcomer = Newcomer(environment, tmp_path)
    for language, block in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        newcomer.follow(language, block)
    assert newcomer.commands > 15
