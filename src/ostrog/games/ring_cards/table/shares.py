"""The icons of each card in a combat, each with its source and its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from ostrog.games.ring_cards.board.factions import Icon
from ostrog.games.ring_cards.board.icons import bonus_icons, icons_at, own_defence, working
from ostrog.games.ring_cards.board.state import (
    ATTACK,
    DEFENCE,
    Fighting,
    Tabletop,
    cards_at,
    tokens_on,
)
from ostrog.games.ring_cards.board.texts import IconAura, LocationDefence
from ostrog.games.ring_cards.combat.battleground_combat import count_battleground, defending_side
from ostrog.games.ring_cards.combat.path_combat import count_path
from ostrog.games.ring_cards.combat.support import assignments, leadership
from ostrog.games.ring_cards.table.contest_panel import ContestPanel, Share
from ostrog.games.ring_cards.table.layout import card_id, location_id
from ostrog.table import Factor


class Ground(NamedTuple):
    """The rules by which icons count, on a path and on a battleground."""

    path: str
    battleground: str


ATTACKS = Ground("RCG-12.2", "RCG-13.2")
DEFENDS = Ground("RCG-12.4", "RCG-13.4")
LOCATION = Ground("RCG-12.3", "RCG-13.3")
FROM_TEXT = Ground("RCG-3.10", "RCG-3.10")
ITEM = Ground("RCG-8.13", "RCG-8.13")
TOKENS = Ground("RCG-11.8", "RCG-11.8")
TOKENS_HERE = Ground("RCG-11.7", "RCG-11.7")
ADDED = Ground("RCG-20.9", "RCG-20.9")
PATH_TEXT = Ground("RCG-12.15", "RCG-12.15")
SUPPORT = Ground("RCG-13.7", "RCG-13.7")
FIXED = Ground("RCG-11.10", "RCG-11.10")

Number = Literal["attack", "defence"]


class Parts(NamedTuple):
    """The icons of one kind at one location, with methods that list their parts."""

    table: Tabletop
    place: str
    number: Number

    @property
    def icon(self) -> Icon:
        """The icon that is counted."""
        return icons_at(self.table, self.place)[self.number == "defence"]

    def factor(self, label: str, value: int, ground: Ground) -> Factor:
        """Return one part of the number, with the rule for this kind of location."""
        on_path = self.place in self.table.cast.values.paths
        return Factor(self.number, label, value, ground.path if on_path else ground.battleground)

    def of_card(self, card: str) -> Iterator[Factor]:
        """Yield the icons of a card, its items, tokens and effects (RCG-3.10, 8.13, 11.8, 20.9)."""
        counts = ATTACKS if self.number == "attack" else DEFENDS
        yield from self._of_one(card, counts)
        for item in cards_at(self.table, card):
            yield from self._of_one(item, ITEM)
        tokens = tokens_on(self.table, card)[ATTACK if self.number == "attack" else DEFENCE]
        if tokens:
            yield self.factor("forecast-tokens", tokens, TOKENS)
        for source, effect in working(self.table):
            for step in effect.steps.values():
                if isinstance(step, IconAura) and self.table.cast.means(step.which, card):
                    more = step.icons.get(self.icon, 0)
                    if more:
                        yield self.factor(f"ref-card-{source}", more, ADDED)

    def _of_one(self, card: str, ground: Ground) -> Iterator[Factor]:
        sheet = self.table.cast.sheets[card]
        printed, bonus = sheet.icons[self.icon], sheet.card.bonus.get(self.icon)
        if printed:
            yield self.factor(f"ref-card-{card}", printed, ground)
        more = 0 if bonus is None else bonus_icons(self.table, card, bonus)
        if more:
            yield self.factor("forecast-text", more, FROM_TEXT)

    def of_location(self) -> Iterator[Factor]:
        """Yield the location's own defence icons (RCG-11.7, 12.3, 12.15, 13.3, 13.15)."""
        tokens = tokens_on(self.table, self.place)[DEFENCE]
        added = [
            (source, step.count)
            for source, effect in working(self.table)
            for step in effect.steps.values()
            if isinstance(step, LocationDefence) and self.place == self.table.path
        ]
        printed = own_defence(self.table, self.place) - tokens - sum(more for _, more in added)
        if printed:
            yield self.factor(f"ref-place-{self.place}", printed, LOCATION)
        for source, more in added:
            yield self.factor(f"ref-card-{source}", more, PATH_TEXT)
        if tokens:
            yield self.factor("forecast-tokens", tokens, TOKENS_HERE)


def count_as_it_stands(table: Tabletop, place: str) -> Fighting:
    """Return the icons at a location, as they would count now (RCG-11.10)."""
    if place == table.path:
        return count_path(table, place)
    support = assignments(table, place, defending_side(table, place))[0]
    return count_battleground(table, place, support)


def factors(parts: Parts, fight: Fighting, card: str, value: int) -> tuple[Factor, ...]:
    """Return the parts of a card's icons, which stay as they were counted (RCG-11.10)."""
    table = parts.table
    if card not in table.places:
        return (parts.factor(f"ref-card-{card}", value, FIXED),)
    found = list(parts.of_card(card))
    missing = value - sum(each.value for each in found)
    if missing and card in fight.supported:
        led = leadership(table, card, defending=parts.number == "defence")
        found.append(parts.factor("forecast-leadership", led, SUPPORT))
        missing -= led
    elif missing and table.cast.sheets[card].card.type == "army":
        found.append(parts.factor("forecast-supporting", missing, FROM_TEXT))
        missing = 0
    if missing:
        return (parts.factor(f"ref-card-{card}", value, FIXED),)
    return tuple(found)


def contest(table: Tabletop, fight: Fighting, considered: str = "") -> ContestPanel:
    """Return the panel of a combat or of its forecast (RCG-12.2 to 12.4, 13.2 to 13.4)."""
    place = location_id(fight.place)
    attack, defence = Parts(table, fight.place, "attack"), Parts(table, fight.place, "defence")
    attackers = tuple(
        Share(
            card_id(card),
            icons,
            factors=factors(attack, fight, card, icons),
            considered=card == considered,
        )
        for card, icons in fight.attackers.items()
    )
    tokens_attack = fight.attack - sum(fight.attackers.values())
    if tokens_attack:
        why = (attack.factor("forecast-tokens", tokens_attack, ATTACKS),)
        attackers += (Share(place, tokens_attack, factors=why),)
    own: tuple[Share, ...] = ()
    if fight.own:
        found = tuple(defence.of_location())
        if sum(each.value for each in found) != fight.own:
            found = (defence.factor(f"ref-place-{fight.place}", fight.own, FIXED),)
        own = (Share(place, fight.own, factors=found),)
    defenders = tuple(
        Share(
            card_id(card),
            icons,
            card in fight.lost,
            factors(defence, fight, card, icons),
            card == considered,
        )
        for card, icons in fight.defenders.items()
    )
    withstood = fight.attack - fight.uncancelled
    return ContestPanel(
        at=place,
        attack=fight.attack,
        withstood=withstood,
        attackers=attackers,
        defenders=(*own, *defenders),
    )
