"""Every rule with a test has a patch that breaks it, and the patches fit the code as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrog.games.ring_cards import game
from ostrog.testing.citations import collect_citations
from ostrog.testing.coverage import cover
from ostrog.testing.diffs import apply_diff

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PATCHES = {path.stem: path for path in sorted((HERE / "broken_rules").glob("*.patch"))}


def test_every_tested_rule_has_a_patch_and_no_other() -> None:
    assert game.rulebook is not None
    assert set(PATCHES) == set(cover(game.rulebook, collect_citations(HERE)).tested)


@pytest.mark.parametrize("rule", PATCHES)
def test_a_patch_fits_the_code(rule: str) -> None:
    changed = apply_diff(PATCHES[rule].read_text(encoding="utf-8"), ROOT)
    assert any(path.read_text(encoding="utf-8") != text for path, text in changed.items())
