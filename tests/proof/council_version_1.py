"""Version 1 of Council, in which every seat agrees for itself, also if one person holds both."""

from __future__ import annotations

import msgspec

from ostrog.kernel import Agree, Flow, NewStep
from proof.council import Assault, Swap, Table
from proof.council import game as version_2


def decide_together(assault: Assault, table: Table) -> Flow:
    """Both seats of west agree on the losses."""
    return _by_seats(assault.decide_together(table))


def agree(swap: Swap, table: Table) -> Flow:
    """Both seats of a team agree to swap."""
    return _by_seats(swap.agree(table))


def _by_seats(flow: Flow) -> Flow:
    return msgspec.structs.replace(flow, every_seat=True) if isinstance(flow, Agree) else flow


STEPS = (
    NewStep(Assault, "decide_together", decide_together),
    NewStep(Swap, "agree", agree),
)
"""Steps in which version 1 differs."""

game = msgspec.structs.replace(version_2, version=1, steps=STEPS)
