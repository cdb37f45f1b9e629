"""How to bring any two cards into one match, so that they are tried together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import derive
from ostrog.games.ring_cards.board.state import RESERVE, War
from ostrog.games.ring_cards.board.values import read_values
from ostrog.games.ring_cards.cards.card_sources import come_into_play
from ostrog.games.ring_cards.cards.draw import draw_cards
from ostrog.kernel import Pairs, Scenario, answer_at_random, asks

LONGEST_PRELUDE = 60
"""Largest number of random decisions before the pair is brought in."""
HAND = 4
"""Number of cards that players have at least, to pay with."""


def effects(scenario: Scenario) -> Sequence[str]:
    """One copy of every card of the scenario."""
    sheets = derive(scenario, read_values()).sheets
    return list({sheet.title: card for card, sheet in sheets.items()}.values())


def bring(war: War, one: str, other: str, random: Random) -> bool:
    """Play to some turn; then put both cards into hand, or some into play."""
    for _ in range(random.randrange(LONGEST_PRELUDE)):
        if war.outcome is None:
            answer_at_random(war, random.choice(asks(war)).seat, random)
    while war.outcome is None and asks(war)[0].kind != "turn":
        answer_at_random(war, random.choice(asks(war)).seat, random)
    if war.outcome is not None:
        return False
    for card in (one, other):
        wielders = war.cast.wielders.get(card, ())
        if wielders and not any(each in war.places for each in wielders):
            _bring(war, random.choice(list(wielders)), reserve=True)
        _bring(war, card, reserve=random.random() < 0.5)
    for seat in range(len(war.cast.players)):
        draw_cards(war, seat, max(0, HAND - war.hand_size(seat)))
    return True


def _bring(war: War, card: str, *, reserve: bool) -> None:
    """Put a card into its owner's hand, or an army or character into the reserve."""
    if card in war.places:
        return
    zones, kind = war.zones(war.owner(card)), war.cast.sheets[card].card.type
    reserve = reserve and kind in ("army", "character")
    target = zones.play if reserve else zones.hand
    for zone in (zones.deck, zones.hand, zones.cycle, zones.eliminated, zones.apart):
        if zone != target and card in war.faces(zone):
            war.move(card, zone, target)
    if reserve:
        come_into_play(war, card, RESERVE)


def at_work(war: War) -> Iterator[str]:
    """Yield the cards in play, and those whose text was used or that were played just now."""
    yield from war.places
    for told in war.scratch.outbox:
        match told.event:
            case events.TextUsed(thing, _):
                yield thing
            case events.EventPlayed(_, card):
                yield card
    yield from (card for card, sheet in war.cast.sheets.items() if sheet.title in war.lasting)


PAIRS = Pairs(effects, bring, at_work)
"""Every card with every other card of the scenario."""
