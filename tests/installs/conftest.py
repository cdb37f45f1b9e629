"""Environments that the tests of this folder share."""

from __future__ import annotations

from pathlib import Path

import pytest

from installs.environments import Installed, build_wheel, install


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ostrog as it would be uploaded."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Ostrog without extras."""
    return install(wheel, tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="session")
def with_lab(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Ostrog with the lab alone."""
    return install(wheel, tmp_path_factory.mktemp("lab"), "lab")


@pytest.fixture(scope="session")
def with_server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Ostrog with the server alone."""
    return install(wheel, tmp_path_factory.mktemp("server"), "server")
