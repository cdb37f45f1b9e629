"""Messages about preset answers, which players set before a decision comes up."""

from __future__ import annotations

from typing import Annotated

import msgspec

USUAL = "default"
"""The pick that stands for the default of the decision, whatever it is at the time."""
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset answer of a seat to a kind of decision."""

    kind: Word
    """The kind of the decision."""
    picks: Annotated[tuple[Word, ...], msgspec.Meta(min_length=1, max_length=8)]
    """The options to choose; where they are not offered, the player is asked.

    `default` alone stands for the default of the decision, such as to re-roll all one may.
    """
    unless: Annotated[tuple[Word, ...], msgspec.Meta(max_length=20)] = ()
    """Option ids, verbs and things; if a decision offers or concerns one, the player is asked."""
    once: bool = False
    """Whether the preset answer is removed after one use."""


class PresetsInfo(msgspec.Struct, frozen=True):
    """The preset answers of one of the client's own seats."""

    seat: int
    answers: tuple[Preset, ...]
