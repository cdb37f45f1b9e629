"""Announces expansions as an installed distribution does, without installing one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from ostrog.kernel import find_expansions, with_installed
from ostrog.server import catalogue

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "five_armies_hornblowers"


def announce(folder: Path, entries: Mapping[str, str]) -> Path:
    """Write the metadata of a distribution with these entry points of `ostrog.expansions`."""
    metadata = folder / "announced-1.0.dist-info"
    metadata.mkdir(parents=True)
    head = "Metadata-Version: 2.1\nName: announced\nVersion: 1.0\n"
    (metadata / "METADATA").write_text(head, encoding="utf-8")
    lines = ["[ostrog.expansions]", *(f"{name} = {value}" for name, value in entries.items())]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def forget_installed() -> None:
    """Make the next look at what is installed a new one."""
    find_expansions.cache_clear()
    with_installed.cache_clear()
    catalogue.installed.cache_clear()
    catalogue.games.cache_clear()


@contextmanager
def example_installed(folder: Path) -> Iterator[Path]:
    """Announce Hornblowers, the example, for as long as the context lasts."""
    announce(folder, {"five_armies.hornblowers": "five_armies_hornblowers:expansion"})
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        forget_installed()
        yield folder
    forget_installed()
