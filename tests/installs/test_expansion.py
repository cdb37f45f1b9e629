"""An expansion of somebody else is installed from its folder, and the terminal plays it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from installs.environments import ROOT, Installed, install, uv

EXAMPLE = ROOT / "docs" / "examples" / "five_armies_hornblowers"


@pytest.fixture(scope="module")
def expanded(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An installation of Ostrog without extras, and of the example."""
    installed = install(wheel, tmp_path_factory.mktemp("expanded"))
    copy = tmp_path_factory.mktemp("project") / EXAMPLE.name
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    uv("pip", "install", "--python", installed.python, "--no-deps", str(copy))
    return installed


def test_the_terminal_lists_and_plays_it(expanded: Installed) -> None:
    done = expanded.run("games", "--json")
    assert done.returncode == 0, done.stderr
    (game,) = [each for each in json.loads(done.stdout) if each["name"] == "five_armies"]
    assert (game["expansions"], game["misfits"]) == (["hornblowers"], {})
    arguments = ("--expansion", "hornblowers", "--seat", "0", "--against", "random", "--seed", "a")
    played = expanded.run("play", "five_armies", *arguments, typed="1\n1\n1\nq\n")
    assert played.returncode == 0, played.stderr
    assert "sound Clear Note" in played.stdout


def test_its_rules_are_shown(expanded: Installed) -> None:
    done = expanded.run("rules", "five_armies", "--expansion", "hornblowers")
    assert done.returncode == 0, done.stderr
    assert "HBL-10" in done.stdout
