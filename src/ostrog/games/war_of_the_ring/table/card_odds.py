"""What combat cards that somebody knows change in the odds of the round in which they are laid."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

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
from ostrog.games.war_of_the_ring.table.battle_odds import (
    BattleLine,
    Chances,
    Standing,
    chance,
    hits_of,
)
from ostrog.kernel import Option, Procedure, Source, query, view

BEFORE_REROLL = 4
"""The number of the last effects before the Leader re-roll (WOTR-12.7)."""
COUNTED = (LastingEffect, ForfeitNazgul, FoulStench, HitsUponHits, ShieldWall, MumakilTrample)
"""Effects that ask nobody and change only the dice of the round, and so can be counted."""


class EffectOdds(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """How an effect counts in the odds of its round that the game does not know (WOTR-12.6)."""

    source: Source | None = None
    """Source that is in force for the round."""
    strikes: Callable[..., Chances] | None = None
    """Function `(war, side)` that returns the chances of the hits that it makes before the combat
    roll (WOTR-12.11)."""
    hits: Callable[..., tuple[int, int]] | None = None
    """Function `(war, scored, struck)` that returns by how much it changes the hits of its side and
    of the enemy. It is given theirs: of the dice, and of additional attacks."""
    is_last: bool = False
    """Whether the battle ends with the round."""
    extends: bool = False
    """Whether a siege lasts a round longer."""
    moment: float = 0
    """When it comes, if its number does not tell (WOTR-12.7)."""


@query
def odds_of_effects(war: War) -> Mapping[type[Procedure], EffectOdds]:
    """Effects of an expansion that ask nobody, or whose answer the odds assume."""
    return {}


class Cards(msgspec.Struct, frozen=True):
    """The combat cards of a round that are counted, and what they have done so far."""

    titles: dict[int, str]
    """The title of each side that lays a card."""
    book: CardBook
    """The cards of the match."""
    odds: Mapping[type[Procedure], EffectOdds]
    """How effects of expansions count."""
    struck: tuple[int, int] = (0, 0)
    """Hits of additional attacks, by side (WOTR-12.14)."""
    backfired: tuple[int, int] = (0, 0)
    """Hits of the dice of each side on its own army."""
    done: int = -1
    """The number of the last effects that have been carried out (WOTR-12.7)."""

    def waiting(self, side: int) -> list[tuple[float, type[Procedure]]]:
        """Return the effects of a side's card that are still to come, with their numbers."""
        title, book = self.titles.get(side, ""), self.book
        effects = zip(book.moments[title], book.effects[title], strict=True) if title else ()
        found = [(self.moment(effect) or number, effect) for number, effect in effects]
        return [(number, effect) for number, effect in found if number > self.done]

    def moment(self, effect: type[Procedure]) -> float:
        """Return when an effect comes, if its number does not tell; 0 otherwise."""
        return self.odds[effect].moment if effect in self.odds else 0

    def added(self) -> Iterator[tuple[int, EffectOdds]]:
        """Yield the effects of expansions that are still to come, each with its side."""
        for side in self.titles:
            for _, effect in self.waiting(side):
                if effect in self.odds:
                    yield side, self.odds[effect]

    def counts(self, side: int) -> bool:
        """Whether all that a side's card may yet do is counted."""
        if not self.book.effects[self.titles[side]]:
            return False  # it acts at no moment of its own, so nobody can tell how
        return all(effect in COUNTED or effect in self.odds for _, effect in self.waiting(side))


def known_cards(war: War, seat: int, option: Option | None) -> Cards:
    """Return the cards of this round that the seat knows or thinks of laying (WOTR-12.2, H.2).

    They are used in the world, whose numbers may depend on it.
    """
    laying, found = war.frame(LayCombatCard), dict[int, str]()
    seen = view(war, war.setting.scenario.person(seat))
    for side in clash_of(war).order:
        holder = commander(war, side)
        for deck in DECKS:
            for card in seen.zones[laid_zone(holder, deck)].known:
                found[side] = card
        if laying is not None and laying.side == side and LAY.chosen(option):
            found[side] = LAY.ref(option)
    for side, card in found.items():
        clash_of(war).cards[side].card = card
    titles = {side: title_of(war, card) for side, card in found.items()}
    return Cards(titles, card_book(war), odds_of_effects(war))


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
        odds_of_effects(war),
        (struck[0], struck[1]),
        (backfired[0], backfired[1]),
        BEFORE_REROLL,
    )


def notes_about(cards: Cards) -> tuple[str, ...]:
    """Return notes about cards that may yet act: that one counts, or that it does not."""
    counted = {
        cards.counts(side)
        for side, title in cards.titles.items()
        if title and (cards.waiting(side) or not cards.book.effects[title])
    }
    told = {True: "forecast-card-counted", False: "forecast-card-uncounted"}
    return tuple([note for each, note in told.items() if each in counted])


class RolledRound(msgspec.Struct, frozen=True):
    """A way that a round may go until its dice are rolled, with its probability."""

    share: float
    standing: Standing
    """What is left of both sides then."""
    struck: tuple[int, int]
    """Hits of additional attacks, by side."""
    hits: list[Chances]
    """Chances of the hits of both sides, the attacker's first; none if an army is gone."""


def rounds_with_cards(war: War, cards: Cards) -> list[RolledRound]:
    """Return how the round may go until its dice are rolled (WOTR-11.13, 12.6, 12.11)."""
    silent = put_in_force(war, cards)
    order = clash_of(war).order
    lines = [BattleLine(war, side) for side in order]
    found = []
    for share, standing, struck in additional_attacks(war, cards, lines):
        hits = list[Chances]()
        if all(any(counts) for counts in standing):
            for line, counts in zip(lines, standing, strict=True):
                line.stand(counts)
            hits = hits_of_dice(war, silent=silent)
        found.append(RolledRound(share, standing, struck, hits))
    for line in lines:
        line.wait(line.begun)
        line.stand(line.begun)
    return found


def additional_attacks(
    war: War, cards: Cards, lines: list[BattleLine]
) -> list[tuple[float, Standing, tuple[int, int]]]:
    """Return what attacks before the combat roll may leave, with their hits by side.

    The defender's come first, and no army attacks that is gone (WOTR-12.7, 12.11).
    """
    order = clash_of(war).order
    due = [(side, odds.strikes) for side, odds in cards.added() if odds.strikes is not None]
    found = [(1.0, (lines[0].begun, lines[1].begun), cards.struck)]
    for side, strikes in sorted(due, key=lambda each: each[0] == order[0]):
        chances, before, found = strikes(war, side), found, []
        for share, (own, enemy), struck in before:
            if not any(own) or not any(enemy):
                found.append((share, (own, enemy), struck))
                continue
            for hits, part in enumerate(chances):
                left = own, enemy
                if side == order[0]:
                    left = own, lines[1].after(enemy, hits)
                else:
                    left = lines[0].after(own, hits), enemy
                one, two = [struck[each] + hits * (each == side) for each in (0, 1)]
                found.append((share * part, left, (one, two)))
    return found


def put_in_force(war: War, cards: Cards) -> bool:
    """Put the counted cards in force; return whether no Leader of the Free Peoples leads."""
    clash, silent = clash_of(war), False
    for side, title in cards.titles.items():
        effects = card_book(war).effects[title]
        if LastingEffect in effects:
            war.activate(Source(title), commander(war, side))
        elif ForfeitNazgul in effects and nazgul_leadership(war) >= PRICES[title]:
            clash.given += PRICES[title]
            war.activate(Source(title), commander(war, side))
        elif FoulStench in effects:
            silent = nazgul_leadership(war) >= leadership_in_battle(war, FREE)
    for side, odds in cards.added():
        if odds.source is not None:
            war.activate(odds.source, commander(war, side))
    return silent


def hits_of_dice(war: War, *, silent: bool) -> list[Chances]:
    """Return the hits of the dice of both sides in this round, the attacker first (WOTR-11.13)."""
    found = list[Chances]()
    for side in clash_of(war).order:
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
        elif effect in cards.odds and (changed := cards.odds[effect].hits) is not None:
            both = side, 1 - side
            own, enemy = [max(0, made[each] + more[each]) for each in both]
            hits = changed(war, (own, enemy), (cards.struck[side], cards.struck[1 - side]))
            for each, added in zip(both, hits, strict=True):
                more[each] += added
    one, two = [max(0, made[side] + more[side]) for side in order]
    return one + cards.backfired[order[1]], two + cards.backfired[order[0]]
