"""Migrations: how a stored state of earlier rules becomes one of the present rules."""

from __future__ import annotations

from typing import TypedDict, cast

from ostrog.games.ring_cards.cards.card_sources import SOURCES

Frame = dict[str, object]


class PlainState(TypedDict):
    """The parts of a stored state that migrations change."""

    stack: list[Frame]
    places: dict[str, str]
    active: list[dict[str, object]]


def to_version_2(stored: dict[str, object]) -> dict[str, object]:
    """Put the texts of cards in play in force, and ask anew what is asked otherwise now.

    An open proposal of partners is made again, since other persons may have to consent; and a
    choice between texts that save a card is asked by the kernel.
    """
    state = cast("PlainState", stored)
    state["active"] = [
        {"name": card, "owner": -1, "depth": 0} for card in SOURCES if card in state["places"]
    ]
    stack = state["stack"]
    if stack and stack[-1]["type"] == "Agreement":
        stack.pop()
        stack[-1]["draft"] = []
    if stack and (stack[-1]["type"], stack[-1]["step"]) == ("Eliminate", "replace"):
        asking = stack[-1]
        original = {"type": "Eliminate", "card": asking["card"], "cause": asking["cause"]}
        replaced = {"type": "Replaced", "step": "choose", "original": [original]}
        stack[-1] = {**replaced, "into": asking["into"]}
    return stored
