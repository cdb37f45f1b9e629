"""What combat cards that somebody knows change in the odds of the round in which they are laid."""

from __future__ import annotations

import msgspec

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_modifier,
    dice_for,
    hits_on,
    leadership_in_battle,
    nazgul_leadership,
    reroll_modifier,
)
from ostrog.games.war_of_the_ring.board.card_book import CardBook, card_book, title_of
from ostrog.games.war_of_the_ring.board.pieces import DECKS, FREE
from ostrog.games.war_of_the_ring.board.pools import laid_zone
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import LAY
from ostrog.games.war_of_the_ring.combat_cards.card_effects import LastingEffect
from ostrog.games.war_of_the_ring.combat_cards.changed_rolls import FoulStench
from ostrog.games.war_of_the_ring.combat_cards.counted_hits import (
    ADDED,
    HitsUponHits,
    MumakilTrample,
    ShieldWall,
)
from ostrog.games.war_of_the_ring.combat_cards.forfeits import PRICES, ForfeitNazgul
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import LayCombatCard, commander
from ostrog.games.war_of_the_ring.table.battle_odds import Chances, chance, hits_of
from ostrog.kernel import Option, Procedure, Source, view

BEFORE_REROLL = 4
"""The number of the last effects before the Leader re-roll (WOTR-12.7)."""
COUNTED = (LastingEffect, ForfeitNazgul, FoulStench, HitsUponHits, ShieldWall, MumakilTrample)
"""Effects that ask nobody and change only the dice of the round, and so can be counted."""


class Cards(msgspec.Struct, frozen=True):
    """The combat cards of a round that are counted, and what they have done so far."""

    titles: dict[int, str]
    """The title of each side that lays a card."""
    book: CardBook
    """The cards of the match."""
    struck: tuple[int, int] = (0, 0)
    """Hits of additional attacks, by side (WOTR-12.14)."""
    backfired: tuple[int, int] = (0, 0)
    """Hits of the dice of each side on its own army."""
    done: int = -1
    """The number of the last effects that have been carried out (WOTR-12.7)."""

    def waiting(self, side: int) -> list[tuple[int, type[Procedure]]]:
        """Return the effects of a side's card that are still to come, with their numbers."""
        title, book = self.titles.get(side, ""), self.book
        effects = zip(book.moments[title], book.effects[title], strict=True) if title else ()
        return [(number, effect) for number, effect in effects if number > self.done]


def known_cards(war: War, seat: int, option: Option | None) -> Cards:
    """Return the cards of this round that the seat knows or thinks of laying (WOTR-12.2, H.2)."""
    laying, found = war.frame(LayCombatCard), dict[int, str]()
    seen = view(war, war.setting.scenario.person(seat))
    for side in clash_of(war).order:
        holder = commander(war, side)
        for deck in DECKS:
            for card in seen.zones[laid_zone(holder, deck)].known:
                found[side] = title_of(war, card)
        if laying is not None and laying.side == side and LAY.chosen(option):
            found[side] = title_of(war, LAY.ref(option))
    return Cards(found, card_book(war))


def cards_in_force(war: War) -> Cards:
    """Return the cards that were revealed and not cancelled, at the re-roll (WOTR-12.2, 12.9)."""
    clash = clash_of(war)
    titles = {
        side: title_of(war, use.card)
        for side, use in enumerate(clash.cards)
        if use.card and not use.cancelled
    }
    struck, backfired = (
        [use.struck for use in clash.cards],
        [dice.backfired for dice in clash.sides],
    )
    return Cards(
        titles,
        card_book(war),
        (struck[0], struck[1]),
        (backfired[0], backfired[1]),
        BEFORE_REROLL,
    )


def notes_about(cards: Cards) -> tuple[str, ...]:
    """Return notes about cards that may yet act: that one counts, or that it does not."""
    waiting = [cards.waiting(side) for side in cards.titles]
    counted = {all(effect in COUNTED for _, effect in due) for due in waiting if due}
    told = {True: "forecast-card-counted", False: "forecast-card-uncounted"}
    return tuple([note for each, note in told.items() if each in counted])


def hits_with_cards(war: War, cards: Cards) -> list[Chances]:
    """Return the hits of the dice of both sides in this round, the attacker first (WOTR-11.13)."""
    clash = clash_of(war)
    silent = False
    for side, title in cards.titles.items():
        effects = card_book(war).effects[title]
        if LastingEffect in effects:
            war.activate(Source(title), commander(war, side))
        elif ForfeitNazgul in effects and nazgul_leadership(war) >= PRICES[title]:
            clash.given += PRICES[title]
            war.activate(Source(title), commander(war, side))
        elif FoulStench in effects:
            silent = nazgul_leadership(war) >= leadership_in_battle(war, FREE)
    found = list[Chances]()
    for side in clash.order:
        led = min(war.values.limits.combat_dice, leadership_in_battle(war, side))
        able = 0 if silent and side == FREE else max(0, led)
        target = hits_on(war, side)
        first = chance(target, combat_modifier(war, side))
        again = chance(target, reroll_modifier(war, side))
        found.append(hits_of(dice_for(war, side), able, first, again))
    return found


def hits_by_cards(war: War, cards: Cards, rolled: tuple[int, int]) -> tuple[int, int]:
    """Return the hits on the enemy by the attacker and by the defender, after cards changed them.

    Effects come by their numbers, the defender's first (WOTR-12.7).
    """
    order = clash_of(war).order
    made = dict(zip(order, rolled, strict=True))
    more = dict.fromkeys(order, 0)
    due = [
        (number, side, effect) for side in reversed(order) for number, effect in cards.waiting(side)
    ]
    for _, side, effect in sorted(due, key=lambda each: each[0]):
        if effect is HitsUponHits and made[side]:
            more[side] += ADDED[cards.titles[side]]
        elif effect is ShieldWall and made[1 - side] >= 2:
            more[1 - side] -= 1
        elif effect is MumakilTrample:
            own, enemy = [
                max(0, made[each] + more[each]) + cards.struck[each] for each in (side, 1 - side)
            ]
            more[side] += own > enemy
    one, two = [max(0, made[side] + more[side]) for side in order]
    return one + cards.backfired[order[1]], two + cards.backfired[order[0]]
