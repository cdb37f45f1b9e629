"""Consents: nobody is asked to agree with himself, whoever holds which seats."""

from __future__ import annotations

from ostrog.kernel import State, asks
from ostrog.kernel.runtime.agreement import Agreement


def proposer_of(state: State) -> int | None:
    """Return the seat whose proposal another seat is asked to accept now, or None."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Agreement) or top.step != "consent":
        return None
    return top.deciders(state, top.terms(state))[top.turn]


def consent_to_oneself(state: State) -> str | None:
    """Return a description if one person could propose something now and have to accept it.

    All ways to seat people are considered: every set of seats that one person may hold.
    """
    proposer = proposer_of(state)
    if proposer is None:
        return None
    for ask in asks(state):
        for held in state.setting.scenario.holdings:
            if ask.seat in held and proposer in held:
                return f"{ask.kind}: who holds the seats {held} is asked to accept his own proposal"
    return None
