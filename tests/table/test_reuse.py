"""What is made from the same things again is made once."""

from __future__ import annotations

from ostrog.table import reused


def test_the_last_result_is_given_again_for_the_same_objects_only() -> None:
    made = list[tuple[list[int], bool]]()

    @reused
    def copied(numbers: list[int], is_open: bool) -> list[int]:
        made.append((numbers, is_open))
        return [*numbers]

    first, equal = [1, 2], [1, 2]
    result = copied(first, True)
    assert copied(first, True) is result
    assert copied(first, False) is not result  # another argument
    assert copied(equal, False) is not result  # equal, but another object
    assert len(made) == 3
