"""Parts that many events share: Corruption, nations, and cards that are drawn."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.corruption import change_corruption
from ostrog.games.war_of_the_ring.board.seats import seat_of_nation
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.dice.event_hands import KeepHandLimit, draw_event
from ostrog.games.war_of_the_ring.played_events.event_play import Part, PlayEvent
from ostrog.games.war_of_the_ring.politics.nations import (
    ActivateNation,
    AdvanceNation,
)
from ostrog.kernel import Call, Flow

CARD = "card"
"""The cause of what a card does to nations (WOTR-7.14)."""


def heals(amount: int | Callable[[War], int]) -> Part:
    """A part that removes Corruption."""

    def heal(war: War, play: PlayEvent) -> Flow:
        change_corruption(war, -(amount if isinstance(amount, int) else amount(war)))
        return None

    return heal


def corrupts(amount: int | Callable[[War], int]) -> Part:
    """A part that adds Corruption."""

    def corrupt(war: War, play: PlayEvent) -> Flow:
        change_corruption(war, amount if isinstance(amount, int) else amount(war))
        return None

    return corrupt


def roll_for(war: War, play: PlayEvent, dice: int, least: int) -> int:
    """Roll dice for a card; return how many show at least a number."""
    values = war.roll(dice, purpose="card")
    count = sum([value >= least for value in values])
    war.tell(events.CardDiceRolled(play.card, values, least, count))
    return count


def advances(*nations: str) -> tuple[Part, ...]:
    """Parts that bring own nations a step nearer to war, if they can come (WOTR-14.2, 19.13)."""

    def part(nation: str) -> Part:
        return lambda war, play: (
            Call(AdvanceNation(nation=nation, by=CARD))
            if seat_of_nation(war, nation) == play.seat
            else None
        )

    return tuple([part(nation) for nation in nations])


def activates(*nations: str) -> tuple[Part, ...]:
    """Parts that make nations active (WOTR-14.9)."""

    def part(nation: str) -> Part:
        return lambda war, play: Call(ActivateNation(nation=nation, by=CARD))

    return tuple([part(nation) for nation in nations])


def when(condition: Callable[[War], bool], *parts: Part) -> tuple[Part, ...]:
    """Parts that are carried out only while a condition is true."""

    def part(given: Part) -> Part:
        return lambda war, play: given(war, play) if condition(war) else None

    return tuple([part(each) for each in parts])


def draws(deck: str, number: int = 1) -> Part:
    """A part that draws cards, as far as the deck has any; then the hand limit (WOTR-7.2, 7.3)."""

    def draw(war: War, play: PlayEvent) -> Flow:
        for _ in range(number):
            draw_event(war, play.seat, deck)
        return Call(KeepHandLimit(seat=play.seat))

    return draw


def stand_at_war(*nations: str) -> Callable[[War], bool]:
    """A requirement: all these nations are At War."""
    return lambda war: all(war.at_war(nation) for nation in nations)


def is_in_play(who: str) -> Callable[[War], bool]:
    """A requirement: a character is in play."""
    return lambda war: war.in_play(who)
