"""Chapter 12: combat cards for which Leadership is given up, or which cancel that of the enemy."""

from __future__ import annotations

from collections.abc import Iterable

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    nazgul_leadership,
    rerollable,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import FORFEIT, FORFEIT_POINTS, SILENCE
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.games.war_of_the_ring.combat_cards.card_requirements import company_in_battle
from ostrog.kernel import Ask, Flow, Option, Refusal, refuse

PRICES = {"cruel-as-death": 2, "they-are-terrible": 1}
"""Points of Nazgul Leadership that a title costs."""


def able_to_forfeit(war: War) -> list[str]:
    """The Companions in the battle whose Leadership counts (WOTR-12.10)."""
    clash, sheets = clash_of(war), war.values.characters
    return [
        who for who in company_in_battle(war) if clash.leads(who) and sheets[who].leadership > 0
    ]


def forfeit_leadership(war: War, side: int, who: Iterable[str]) -> None:
    """Let the Leadership of characters not count in this round (WOTR-12.10)."""
    clash = clash_of(war)
    for each in who:
        clash.idle += (each,)
        war.tell(events.LeadershipForfeited(SIDES[side], each))


def forfeit_points(war: War, side: int, points: int) -> None:
    """Let points of Nazgul Leadership not count in this round (WOTR-12.10, 12.16)."""
    clash_of(war).given += points
    war.tell(events.PointsForfeited(SIDES[side], points))


def turn_misses(war: War, side: int, most: int) -> None:
    """Let missed dice of the combat roll count as hits."""
    dice = clash_of(war).sides[side]
    turned = rerollable(dice)[:most]
    dice.turned += turned
    dice.hits += len(turned)
    if turned:
        war.tell(events.MissesTurned(SIDES[side], len(turned)))


class ForfeitNazgul(CardEffect):
    """Cruel as Death and They Are Terrible: points of Nazgul Leadership are the price of +1."""

    steps = ("forfeit",)

    def forfeit(self, war: War) -> Flow:
        """Give up the points; what has been cancelled cannot be forfeited (WOTR-12.10)."""
        price = PRICES[self.title(war)]
        if nazgul_leadership(war) >= price:
            forfeit_points(war, self.side, price)
            self.put_in_force(war)
        return None


class DreadAndDespair(CardEffect):
    """The Shadow gives up points of Nazgul Leadership, each for a die of the enemy."""

    steps = ("choose", "forfeit")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the number of points, at least one (WOTR-12.10)."""
        points = range(1, nazgul_leadership(war) + 1)
        if not points:
            return None
        seat = self.seat(war)
        options = war.legal(seat, FORFEIT_POINTS, points)
        return Ask(seat, "forfeit-points", options, "choice", about=(clash_of(war).region,))

    def forfeit(self, war: War) -> Flow:
        """Give them up, and let the enemy roll fewer dice."""
        if FORFEIT_POINTS.chosen(self.choice):
            forfeit_points(war, self.side, FORFEIT_POINTS.ref(self.choice))
            self.put_in_force(war)
        return None


@FORFEIT_POINTS.rule
def forfeits_points_that_count(war: War, seat: int, points: int) -> Refusal | None:
    """Refuse more points than the Nazgul in the battle have, and none (WOTR-12.10, 12.16)."""
    if war.battle is None or not 1 <= points <= nazgul_leadership(war):
        return refuse("WOTR-12.16", points)
    return None


class MightyAttack(CardEffect):
    """A Companion does not lead in this round, and a missed die counts as a hit."""

    steps = ("choose", "strike")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask which Companion, if the Leadership of any counts (WOTR-12.10)."""
        able = able_to_forfeit(war)
        if not able:
            return None
        seat = self.seat(war)
        options = war.legal(seat, FORFEIT, able)
        return Ask(seat, "forfeit-leadership", options, "choice", about=(clash_of(war).region,))

    def strike(self, war: War) -> Flow:
        """Give up his Leadership, even if no die has missed."""
        if FORFEIT.chosen(self.choice):
            forfeit_leadership(war, self.side, (FORFEIT.ref(self.choice),))
            turn_misses(war, self.side, 1)
        return None


@FORFEIT.rule
def forfeits_what_counts(war: War, seat: int, who: str) -> Refusal | None:
    """Refuse a character whose Leadership does not count, or who does not fight (WOTR-12.10)."""
    if war.battle is None or who not in able_to_forfeit(war):
        return refuse("WOTR-12.10", who)
    return None


class AndurilShines(CardEffect):
    """Strider or Aragorn does not lead in this round: missed dice count as hits.

    There are as many as the points that he gives up: one for Strider, two for Aragorn.
    """

    steps = ("strike",)

    def strike(self, war: War) -> Flow:
        """Give up his Leadership, unless it has been cancelled (WOTR-12.10)."""
        for who in able_to_forfeit(war):
            if who in ("strider", "aragorn"):
                forfeit_leadership(war, self.side, (who,))
                turn_misses(war, self.side, war.values.characters[who].leadership)
        return None


def cancel_enemy_card(war: War, side: int) -> bool:
    """Cancel the card of the other side; return whether it has one (WOTR-12.9)."""
    use = clash_of(war).cards[1 - side]
    if use.card and not use.cancelled:
        use.cancelled = True
        war.tell(events.CombatCardCancelled(SIDES[1 - side], use.card))
    return bool(use.card)


class DaringDefiance(CardEffect):
    """All Companions give up their Leadership, and the card of the Shadow is cancelled."""

    steps = ("defy",)

    def defy(self, war: War) -> Flow:
        """Give it up in any case, also if the Shadow has used no card (WOTR-12.9, 12.10)."""
        forfeit_leadership(war, self.side, able_to_forfeit(war))
        cancel_enemy_card(war, self.side)
        return None


class SwarmOfBats(CardEffect):
    """The card of the Free Peoples is cancelled; without one the own re-roll gets +1."""

    steps = ("swarm",)

    def swarm(self, war: War) -> Flow:
        """Cancel the card, or help the own dice (WOTR-12.9)."""
        if not cancel_enemy_card(war, self.side):
            self.put_in_force(war)
        return None


class WordsOfPower(CardEffect):
    """One Companion neither leads nor uses his abilities in this round."""

    steps = ("choose", "silence")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask which Companion in the battle, if there is one."""
        company = company_in_battle(war)
        if not company:
            return None
        seat = self.seat(war)
        options = war.legal(seat, SILENCE, company)
        return Ask(seat, "words-of-power", options, "choice", about=(clash_of(war).region,))

    def silence(self, war: War) -> Flow:
        """Let his Leadership and his abilities not count (WOTR-12.10)."""
        if SILENCE.chosen(self.choice):
            clash, who = clash_of(war), SILENCE.ref(self.choice)
            clash.idle += (who,)
            clash.silenced += (who,)
            war.tell(events.CompanionSilenced(who))
        return None


@SILENCE.rule
def silences_a_companion_in_battle(war: War, seat: int, who: str) -> Refusal | None:
    """Refuse a character who is no Companion in the battle (WOTR-8.17)."""
    if war.battle is None or who not in company_in_battle(war):
        return refuse("WOTR-8.17", who)
    return None
