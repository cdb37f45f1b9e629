"""Isolation: a pytest plugin that fails runs in a copy of a project if they import the original."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that names folders whose code must not be imported."""
    parser.addoption(
        "--never-import-from",
        action="append",
        default=[],
        metavar="DIR",
        help="End with an error if any code was imported from this folder.",
    )


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if a module was imported from a forbidden folder."""
    folders = session.config.getoption("never_import_from")
    for name, module in sorted(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file and any(Path(file).is_relative_to(folder) for folder in folders):
            pytest.exit(f"{name} was imported from {file}", returncode=pytest.ExitCode.USAGE_ERROR)
