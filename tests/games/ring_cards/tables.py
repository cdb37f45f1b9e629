"""A scripted table with methods for this game: hands, reserves, cards at locations, turns.

    table = Ring("trilogy")
    table.path("egladil", "the-commander", "the-destroyer", "black-riders-mount@the-destroyer")
    table.battleground("dol-guldur", "mordor-orcs-1", "olog-hai")
    table.reserve("elrond", "vilya-ring-of-air@elrond").hand("frodo", "gimli", "dwarven-axe")
    table.turn("frodo").chooses("play:gimli:egladil")

All hands are empty until cards are given; cards that are not named are in the draw decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.cast import FREE, SHADOW, Zones
from ostrog.games.ring_cards.board.events import CombatBegan
from ostrog.games.ring_cards.board.state import RESERVE, War
from ostrog.games.ring_cards.cards.card_sources import come_into_play
from ostrog.games.ring_cards.combat.combat_step import CombatStep
from ostrog.games.ring_cards.rounds.action_step import ActionStep, Turn
from ostrog.games.ring_cards.rounds.round import RingCards, Round
from ostrog.kernel import Event, Procedure, Ruleset
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle
from ostrog.testing import ScriptedTable, SeatDriver

__all__ = ["FREE", "SHADOW", "Ring"]


def _counted(event: Event) -> Event:
    if not isinstance(event, CombatBegan):
        return event
    return CombatBegan(event.place, event.attack, event.own, event.defence)


class Ring(ScriptedTable[War]):
    """A scripted table in round 1, with all cards in their draw decks and no active location."""

    def __init__(
        self, scenario: str = "trilogy", *, ruleset: Ruleset | None = None, seed: int = 0
    ) -> None:
        super().__init__(game, scenario, ruleset=ruleset, seed=seed)
        war = self.state
        war.decks, war.won, war.paths_won = [[], []], [[], []], [[], []]
        RingCards().lay_out(war)
        war.round, war.first, war.turn = 1, 0, 0
        war.path, war.number, war.used_paths, war.battlegrounds = "", 0, [], []
        war.tokens, war.places, war.corruption, war.active = {}, {}, 0, []
        self._piles: dict[str, list[str]] = {}
        for zones in war.cast.zones:
            for zone in (zones.hand, zones.cycle, zones.eliminated, zones.play):
                self._piles[zone] = []
        self._lay_all()

    # Players and places

    def number(self, who: str) -> int:
        """Return the seat with this name."""
        return self.state.cast.names.index(who)

    def player(self, who: str) -> SeatDriver[War]:
        """Return the driver of the seat with this name."""
        return self.seat(self.number(who))

    def zones(self, who: str) -> Zones:
        """Return the zones of a player's cards."""
        return self.state.cast.zones[self.number(who)]

    def in_zone(self, who: str, zone: str) -> list[str]:
        """Return the real contents of a zone of a player.

        Zones are `deck`, `hand`, `cycle`, `eliminated` and `apart`. A deck is listed from its top,
        other zones are sorted.
        """
        found = self.state.faces(getattr(self.zones(who), zone))
        return found if zone == "deck" else sorted(found)

    def where(self, card: str) -> str:
        """Return where a card is: a zone such as `hand`, `reserve`, a location, or its wielder."""
        if card in self.state.places:
            return self.state.places[card]
        zones = self.state.cast.zones[self.state.owner(card)]
        for field in Zones._fields:
            if card in self.state.faces(getattr(zones, field)):
                return field
        raise AssertionError(f"{card} is nowhere")

    # Setting up

    def hand(self, who: str, *cards: str) -> Self:
        """Give a player exactly these cards in hand."""
        return self._pile(self.zones(who).hand, cards)

    def cycled(self, who: str, *cards: str) -> Self:
        """Put these cards into a player's cycle pile."""
        return self._pile(self.zones(who).cycle, cards)

    def eliminated(self, who: str, *cards: str) -> Self:
        """Put these cards into a player's eliminated pile."""
        return self._pile(self.zones(who).eliminated, cards)

    def deck(self, who: str, *cards: str) -> Self:
        """Make these cards, from the top, a player's whole draw deck.

        Cards without another place are eliminated.
        """
        zones = self.zones(who)
        self._piles[zones.deck] = list(cards)
        self._lay_all()
        return self

    def on_top(self, who: str, *cards: str) -> Self:
        """Put these cards on top of a player's draw deck, the first one uppermost."""
        zones, seat = self.zones(who), self.number(who)
        self._piles.pop(zones.deck, None)
        elsewhere = {card for pile in self._piles.values() for card in pile}
        rest = [c for c in self.state.cast.decks[seat] if c not in elsewhere and c not in cards]
        return self.deck(who, *cards, *rest)

    def reserve(self, *cards: str, fresh: bool = False) -> Self:
        """Put these cards into the reserves of their owners.

        `"vilya-ring-of-air@elrond"` names a wielder. Fresh cards were played this round.
        """
        return self._put(RESERVE, cards, fresh=fresh)

    def path(self, path: str, *cards: str) -> Self:
        """Activate this path, with these cards on it."""
        war = self.state
        war.path, war.number = path, war.values.paths[path].number
        if path not in war.used_paths:
            war.used_paths.append(path)
        return self._put(path, cards)

    def battleground(self, place: str, *cards: str, bared: bool = False) -> Self:
        """Activate this battleground, with these cards on it."""
        war = self.state
        for pile in (*war.decks, *war.won):
            if place in pile:
                pile.remove(place)
        if place not in war.battlegrounds:
            war.battlegrounds.append(place)
        if bared:
            war.bared.append(place)
        return self._put(place, cards)

    def won(self, side: int, *places: str) -> Self:
        """Put these locations into the scoring area of a side."""
        war = self.state
        for place in places:
            if place in war.values.paths:
                war.paths_won[side].append(place)
                war.used_paths.append(place)
            else:
                for deck in war.decks:
                    if place in deck:
                        deck.remove(place)
                war.won[side].append(place)
        return self

    def used(self, *paths: str) -> Self:
        """Mark these paths as already used in this game."""
        self.state.used_paths += paths
        return self

    def tokens(self, thing: str, *, attack: int = 0, defence: int = 0) -> Self:
        """Put combat tokens on a location or card."""
        self.state.tokens[thing] = [attack, defence]
        return self

    def starts(self, who: str) -> Self:
        """Make this player the starting player (at the first of several places)."""
        self.state.first = self.state.cast.order.index(self.number(who))
        return self

    # Steps of the round

    def turn(self, who: str) -> SeatDriver[War]:
        """Begin a player's turn in the action step."""
        self.state.turn = self.state.cast.order.index(self.number(who))
        self._at(ActionStep(step="take_turn"), Turn(seat=self.number(who), step="choose"))
        return self.player(who)

    def combat(self) -> Self:
        """Begin the combat step."""
        return self._at(CombatStep(step="choose"), step="combats")

    def step(self, name: str) -> Self:
        """Go to this step of the round: locations, actions, combats, victory, draws, end."""
        return self._at(step=name)

    def carries_out(self, procedure: Procedure, *, step: str = "actions") -> Self:
        """Run a procedure during a step of the round."""
        procedure.step = procedure.step or type(procedure).steps[0]
        return self._at(ActionStep(step="take_turn"), procedure, step=step)

    def _at(self, *frames: Procedure, step: str = "actions") -> Self:
        war = self.state
        war.stack = Stack([RingCards(step="play_round"), Round(step=step), *frames])
        war.scratch.asks = None
        war.scratch.outbox.clear()
        settle(war)
        return self

    # Events

    @property
    def events(self) -> list[Event]:
        """The events since the last choice; of combats only what is counted, not by whom."""
        return [_counted(event) for event in super().events]

    def forces(self) -> list[tuple[dict[str, int], dict[str, int]]]:
        """The icons of each attacker and each defender in the combats since the last choice."""
        return [
            (
                dict(zip(event.attackers, event.attacks, strict=True)),
                dict(zip(event.defenders, event.defences, strict=True)),
            )
            for event in super().events
            if isinstance(event, CombatBegan)
        ]

    def told(self, kind: type[Event]) -> list[Event]:
        """Return the events of a kind since the last choice."""
        return [event for event in self.events if isinstance(event, kind)]

    # Internals

    def _pile(self, zone: str, cards: Sequence[str]) -> Self:
        self._piles[zone] = list(cards)
        self._lay_all()
        return self

    def _put(self, place: str, cards: Sequence[str], *, fresh: bool = False) -> Self:
        war = self.state
        for each in cards:
            card, _, wielder = each.partition("@")
            come_into_play(war, card, wielder or place)
            play = war.cast.zones[war.owner(card)].play
            self._piles[play].append(card)
            if fresh and not wielder:
                war.fresh.append(card)
        self._lay_all()
        return self

    def _lay_all(self) -> None:
        war = self.state
        for seat, zones in enumerate(war.cast.zones):
            piles = {zone: self._piles.get(zone, []) for zone in zones}
            lying = [card for pile in piles.values() for card in pile]
            assert len(lying) == len(set(lying)), f"a card lies twice: {sorted(lying)}"
            if zones.deck in self._piles:
                rest = [card for card in war.cast.decks[seat] if card not in lying]
                self.lay(zones.eliminated, *piles[zones.eliminated], *rest)
                self.lay(zones.deck, *piles[zones.deck])
            else:
                self.lay(zones.eliminated, *piles[zones.eliminated])
            for zone in (zones.hand, zones.cycle, zones.play):
                self.lay(zone, *piles[zone])
        war.scratch.asks = None
