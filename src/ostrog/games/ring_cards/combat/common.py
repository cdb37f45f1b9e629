"""Chapter 11: the common part of both kinds of combat."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.state import Fighting, War
from ostrog.games.ring_cards.board.verbs import DONE, FIGHT, LOSE
from ostrog.games.ring_cards.cards.elimination import Cause, EliminateAll, leave_play
from ostrog.kernel import Agree, Ask, Call, Flow, Option, Procedure, Refusal, refuse


@FIGHT.rule
def fights_at_active_locations(war: War, seat: int, place: str) -> Refusal | None:
    """Combat takes place at active locations (RCG-11.1)."""
    active = place == war.path or place in war.battlegrounds
    return None if active else refuse("RCG-11.1", place)


@LOSE.rule
def loses_defenders(war: War, seat: int, card: str) -> Refusal | None:
    """Losses are defending armies and characters with icons (RCG-12.6, 12.7, 13.4)."""
    fighting = war.fighting
    if fighting is None or card not in fighting.defenders:
        return refuse("RCG-12.4", card)
    return None if fighting.defenders[card] else refuse("RCG-12.7", card)


class Combat(Procedure):
    """A combat: losses of defenders, then of all attackers (RCG-11.4, 12.4 to 12.9, 13.4, 13.5)."""

    cause: ClassVar[Cause]

    place: str
    losses: tuple[Option, ...] | None = None
    """Casualties that were agreed or decided; None while undecided."""

    def crumb(self) -> tuple[str]:
        """The location of the combat."""
        return (self.place,)

    def fighting(self, war: War) -> Fighting:
        """The combat with its icons as counted at its start."""
        assert war.fighting is not None
        return war.fighting

    def begin(self, war: War, fighting: Fighting) -> None:
        """Fix the icons of the combat and tell them (RCG-11.10)."""
        war.fighting = fighting
        if fighting.supported:
            war.tell(events.Supported(tuple(fighting.supported)))
        attackers, defenders = fighting.attackers, fighting.defenders
        war.tell(
            events.CombatBegan(
                fighting.place,
                fighting.attack,
                fighting.own,
                sum(defenders.values()),
                attackers=tuple(attackers),
                attacks=tuple(attackers.values()),
                defenders=tuple(defenders),
                defences=tuple(defenders.values()),
            )
        )

    def at_stake(self, war: War) -> list[str]:
        """The defenders with icons; others are not lost while these can cover (RCG-12.7)."""
        return [card for card, icons in self.fighting(war).defenders.items() if icons]

    def forced(self, war: War) -> list[str] | None:
        """The casualties if there is no choice, or None (RCG-12.7).

        There is a choice if one of the defenders can be kept because the others cover the icons.
        """
        fighting = self.fighting(war)
        if not fighting.remaining:
            return []
        spare = sum(fighting.defenders.values()) - fighting.remaining
        if spare < 0:
            return list(fighting.defenders)
        worth = self.at_stake(war)
        return None if any(fighting.defenders[card] <= spare for card in worth) else worth

    def choices(self, war: War) -> tuple[list[Option], tuple[Option, ...]]:
        """Options for the next casualty until icons are covered, and a default (RCG-12.4, 12.7)."""
        fighting = self.fighting(war)
        left = {card: icons for card, icons in fighting.defenders.items() if icons}
        missing = fighting.remaining
        for card in LOSE.among(self.draft):
            missing -= left.pop(card)
        if missing <= 0:
            return [DONE()], (DONE(),)
        return [LOSE[card] for card in left], (*_cheapest(left, missing), DONE())

    def agree(self, war: War) -> Flow:
        """The controllers of the defending cards with icons decide together (RCG-11.11)."""
        if self.forced(war) is not None:
            return None
        options, default = self.choices(war)
        return Agree(
            self.controllers(war, self.at_stake(war)),
            "casualties",
            options,
            "losses",
            closes=(DONE.name,),
            default=default,
            about=(self.place, self.fighting(war).remaining),
        )

    def overrule(self, war: War) -> Flow:
        """If they do not agree, an attacking player decides (RCG-11.11)."""
        if self.forced(war) is not None or self.losses is not None:
            return None
        options, default = self.choices(war)
        attackers = self.controllers(war, list(self.fighting(war).attackers))
        if not attackers:  # only tokens attack
            defending = war.cast.side_of(next(iter(self.fighting(war).defenders)))
            attackers = tuple(s for s in war.in_order() if war.cast.sides[s] != defending)
        return Ask(
            attackers[0],
            "casualties",
            options,
            "losses",
            closes=(DONE.name,),
            default=default,
            about=(self.place, self.fighting(war).remaining),
        )

    def controllers(self, war: War, cards: list[str]) -> tuple[int, ...]:
        """The owners of these cards, in turn order."""
        mine = {war.owner(card) for card in cards}
        return tuple(seat for seat in war.in_order() if seat in mine)

    def lose(self, war: War) -> Flow:
        """Eliminate the chosen cards with their items (RCG-12.5, 12.14, 13.10)."""
        fighting = self.fighting(war)
        lost = self.forced(war)
        if lost is None:
            assert self.losses is not None
            lost = LOSE.among(self.losses)
        fighting.lost = lost
        if lost:
            war.tell(events.CasualtiesChosen(tuple(lost)))
        return Call(EliminateAll(cards=list(lost), cause=self.cause))

    def cycle_survivors(self, war: War) -> Flow:
        """Cycle the remaining defenders (RCG-12.8, 13.5)."""
        for card in self.fighting(war).defenders:
            if war.places.get(card) == self.place:
                leave_play(war, card, "cycle")
        return None

    def lose_attackers(self, war: War) -> Flow:
        """Eliminate all attackers, regardless of the result (RCG-12.9, 12.10, 13.5)."""
        return Call(EliminateAll(cards=list(self.fighting(war).attackers), cause=self.cause))


def casualties(fighting: Fighting) -> list[tuple[str, ...]]:
    """All sets of defenders whose loss, one by one, covers the icons and no more (RCG-12.4, 12.7).

    There must be enough icons to cover. A set is legal if it covers the icons, and does not
    without its strongest card, which can be lost last.
    """
    worth = [card for card, icons in fighting.defenders.items() if icons]
    found = []
    for size in range(len(worth) + 1):
        for cards in combinations(worth, size):
            icons = [fighting.defenders[card] for card in cards]
            missing = fighting.remaining - sum(icons)
            if missing <= 0 and (not icons or missing + max(icons) > 0):
                found.append(cards)
    return found


def _cheapest(left: dict[str, int], missing: int) -> list[Option]:
    """A small set of cards with few icons that covers the missing icons."""
    picks = []
    rest = dict(left)
    while missing > 0 and rest:
        enough = [card for card in rest if rest[card] >= missing]
        best = min(enough, key=rest.__getitem__) if enough else max(rest, key=rest.__getitem__)
        missing -= rest.pop(best)
        picks.append(LOSE[best])
    return picks
