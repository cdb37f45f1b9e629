"""Variants of the game skirmish that raise an error or end their process."""

from __future__ import annotations

import os

import msgspec

from proof import skirmish
from proof.skirmish import FREE, Field


def _stumbles(field: Field) -> None:
    if field.turn == 3 and field.at(FREE, "keep") > 4:
        raise ZeroDivisionError("a bug after some recruiting")


def _takes_the_process_down(field: Field) -> None:
    os._exit(1)


buggy = msgspec.structs.replace(skirmish.game, watchers=(*skirmish.game.watchers, _stumbles))
deadly = msgspec.structs.replace(
    skirmish.game, watchers=(*skirmish.game.watchers, _takes_the_process_down)
)


def _cannot_begin(field: Field) -> None:
    raise ZeroDivisionError("a bug at once")


hopeless = msgspec.structs.replace(skirmish.game, watchers=(*skirmish.game.watchers, _cannot_begin))
