"""Fixtures: installed environments that the tests of this folder share."""

from __future__ import annotations

from pathlib import Path

import pytest

from installs.environments import Installed, build_wheel, install


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of Ostrog, as it would be released."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


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
