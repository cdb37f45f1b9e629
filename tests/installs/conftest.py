"""Fixtures: installed environments that the tests of this folder share."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from installs.environments import Installed, build_wheel, copy_sources, install, path_without
from installs.homes import Home, postgres_of


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of Ostrog, as it would be released."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as a fresh clone has them: without a built client and without npm's packages."""
    return copy_sources(tmp_path_factory.mktemp("clone"))


@pytest.fixture(scope="session")
def without_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Environment variables of a machine that has no Node."""
    return {"PATH": path_without(tmp_path_factory.mktemp("path"), "node", "npm", "npx")}


@pytest.fixture(scope="session")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An installation of Ostrog without extras."""
    return install(wheel, tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="session")
def with_lab(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An installation of Ostrog with only the lab extra."""
    return install(wheel, tmp_path_factory.mktemp("lab"), "lab")


@pytest.fixture(scope="session")
def with_server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An installation of Ostrog with only the server extra."""
    return install(wheel, tmp_path_factory.mktemp("server"), "server")


@pytest.fixture(scope="session")
def with_home(wheel: Path, open_folder: Path) -> Installed:
    """An installation of Ostrog with only the home extra."""
    return install(wheel, open_folder, "home")


@pytest.fixture(scope="session")
def open_folder() -> Iterator[Path]:
    """A folder into which other accounts may look: the administrator's PostgreSQL is another."""
    with tempfile.TemporaryDirectory(prefix="ostrog-home-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.fixture
def data(open_folder: Path) -> Iterator[Path]:
    """A folder for matches; whatever still runs there is ended afterwards."""
    folder = Path(tempfile.mkdtemp(dir=open_folder))
    folder.chmod(0o755)
    yield folder / "data"
    Home.end_all()
    for each in (folder / "data", folder / "new"):
        if number := postgres_of(each):
            os.kill(number, signal.SIGQUIT)
