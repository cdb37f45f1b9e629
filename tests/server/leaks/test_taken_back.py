"""What is taken back by agreement tells nothing of what an observer cannot know either."""

from __future__ import annotations

import pytest

from server.leaks.conftest import Houses
from server.leaks.dealing import make_dealt_pair
from server.leaks.driving import LOOKING_BACK, Drive
from server.leaks.houses import SPECTATOR, match_id
from server.leaks.pairs import Case
from server.leaks.transcripts import must_be_equal

MOST_CHOICES = 4
TAKEN_BACK = 1_000
"""Where the numbers of these pairs begin."""


@pytest.mark.parametrize(
    "case",
    [
        Case("five_armies", "standard", SPECTATOR, 0, TAKEN_BACK),
        Case("ring_cards", "trilogy-3", (1, 3), 0, TAKEN_BACK),
    ],
    ids=str,
)
def test_a_take_back_changes_no_byte(houses: Houses, case: Case) -> None:
    dealt = make_dealt_pair(case, MOST_CHOICES)
    one = Drive(houses[0], dealt.pair, 0).run()
    with dealt.in_the_other_world() as asked:
        other = Drive(houses[1], dealt.pair, 1).run()
    must_be_equal(one, other)
    assert asked
    assert any(b'"kind":"WentBack"' in frame for frame in one.all_of("frame"))
    for page in LOOKING_BACK:
        answers = one.all_of(f"GET {page.format(match=match_id(case))}")
        assert answers
        assert all(answer.startswith(b"200") for answer in answers)
