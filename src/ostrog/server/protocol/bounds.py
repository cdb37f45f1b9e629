"""Limits on the values that clients send; a message that exceeds one is refused unprocessed."""

from __future__ import annotations

from typing import Annotated

import msgspec

RequestId = Annotated[
    str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9-]+(?![\s\S])")
]
MatchId = Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+(?![\s\S])")]
OptionId = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Picks = Annotated[list[OptionId], msgspec.Meta(max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=7)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
RuleValue = (
    bool
    | Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
    | Annotated[str, msgspec.Meta(max_length=60)]
)
