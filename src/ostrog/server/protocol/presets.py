"""Answers that people give beforehand."""

from __future__ import annotations

from typing import Annotated

import msgspec

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat answers a kind of question."""

    kind: Word
    """Of the decision."""
    picks: Annotated[tuple[Word, ...], msgspec.Meta(min_length=1, max_length=8)]
    """The options that answer it; where they are not offered, the person is asked."""
    unless: Annotated[tuple[Word, ...], msgspec.Meta(max_length=20)] = ()
    """Options, verbs and things; where one is offered or it is about one, the person is asked."""
    once: bool = False
    """Whether it is forgotten after it was used."""


class PresetsInfo(msgspec.Struct, frozen=True):
    """How a seat of one's own answers beforehand."""

    seat: int
    answers: tuple[Preset, ...]
