"""Records of whole matches that were played by version 3 of the rules.

The files of `old_records` were written by the code of version 3, before version 4 existed, and are
never made anew. Their dice and choices come from seeds and chance.
"""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from ostrog.games.five_armies.version_3 import game as version_3
from ostrog.kernel import Record, read_record, verify

FOLDER = Path(__file__).parent / "old_records"
NAMES = sorted(path.stem for path in FOLDER.glob("*.xz"))


def old_record(name: str) -> Record:
    """Return a record as it was stored."""
    return read_record(lzma.decompress((FOLDER / f"{name}.xz").read_bytes()))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_version_3_is_verified_by_its_own_rules(name: str) -> None:
    record = old_record(name)
    assert record.header.version == version_3.version == 3
    checked = verify(record, version_3)
    assert (checked.error, checked.at) == (None, len(record.entries))
    assert checked.match is not None
    assert checked.match.outcome is not None
