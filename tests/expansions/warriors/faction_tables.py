"""A scripted table of War of the Ring with factions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, cast

import msgspec

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.expansions.warriors import expansion
from ostrog.expansions.warriors.board.pieces import FACES_OF_FACTION_DIE, IN_PLAY
from ostrog.expansions.warriors.board.pools import DECK_OF_CALL, DECK_OF_CARD, calls_zone
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.values import FACTION_OF, PRINTED
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.pools import DECK_OF
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.dice.event_hands import hand
from ostrog.kernel import Refusal, explain

__all__ = ["FREE", "SHADOW", "FactionTable"]


class FactionTable(RingTable):
    """A scripted table with the expansion, set up, in phase 2 of the first turn.

    `FactionTable.empty()` has no figures on the map and empty hands, and no faction in play.
    """

    rules = msgspec.structs.replace(game, expansions=(expansion,))
    expansions = ("warriors",)
    calls_factions = False
    """Whether players are asked about calls to battle who hold nothing else."""

    def _begin(self, state: War) -> None:
        super()._begin(state)
        for card, place in DECK_OF_CALL.items():
            zone = calls_zone(*place)
            self._wanted[zone] = (*self._wanted.get(zone, ()), card)

    @property
    def war(self) -> FactionWar:
        """The state."""
        return cast(FactionWar, self.state)

    # Setting up

    def faction(self, faction: str, **figures: int) -> Self:
        """Bring a faction into play with these figures: `faction("ents", fangorn=2)`."""
        war = self.war
        war.faction_states[faction] = IN_PLAY
        named = {region.replace("_", "-"): count for region, count in figures.items()}
        war.pool_of_figures[faction] += war.figures_on_board(faction) - sum(named.values())
        war.figures[faction] = named
        return self._changed()

    def the_dead(self, region: str, figures: int, *companions: str, heir: str = "strider") -> Self:
        """Let an Army of the Dead stand in a region, with Strider and some Companions."""
        for who in (heir, *companions):
            self.character(who, region)
        self.war.with_the_dead = companions
        return self.faction("dead", **{region.replace("-", "_"): figures})

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat exactly these event cards."""
        side = SIDES[self.state.side(seat)]
        for deck in ("character", "strategy", "faction"):
            own = [card for card in cards if {**DECK_OF, **DECK_OF_CARD}[card][1] == deck]
            self.lay(f"hand-{seat}-{deck}", *own)
        assert all({**DECK_OF, **DECK_OF_CARD}[card][0] == SIDES.index(side) for card in cards)
        return self

    def table_card(self, *cards: str) -> Self:
        """Let cards of the expansion lie on the table."""
        for card in cards:
            side, deck = DECK_OF_CARD[card]
            zone = f"{SIDES[side]}-{deck}-table"
            self.lay(zone, *self._wanted.get(zone, ()), card)
            self.state.activate(self.state.setting.derived.cards.sources[card], side)
        return self._changed()

    def table_card_with(self, card: str, figures: int) -> Self:
        """Let a card lie on the table with figures of its faction on it."""
        self.war.on_cards[card] = figures
        self.war.pool_of_figures[FACTION_OF[card]] -= figures
        return self.table_card(card)

    def faction_dice(self, free: str = "", shadow: str = "") -> Self:
        """Let the faction dice lie unused with these faces."""
        for side, face in enumerate((free, shadow)):
            assert face in ("", *FACES_OF_FACTION_DIE)
            self.war.faction_dice[side] = face
            self.war.has_faction_die[side] |= bool(face)
        return self._changed()

    def rolls(self, side: int, face: str) -> Self:
        """Script the next roll of a faction die."""
        place = self.war.die_faces(side).index(face)
        return self.draws(f"{SIDES[side]} faction die", place)

    def acts(self, seat: int, face: str, *, free: str = "", shadow: str = "") -> Self:
        """Begin phase 5 with this seat to act, with a faction die of this face."""
        mine = {SIDES[self.state.side(seat)]: face}
        return self.faction_dice(**mine).acting(seat, free=free, shadow=shadow)

    def plays_faction(self, seat: int, card: str) -> Self:
        """Let a seat play its only card with its only die; the other side has a die left."""
        die: str = PRINTED[card].die
        die = "muster-army" if (self.state.side(seat), die) == (FREE, "army") else die
        sides = {SIDES[self.state.side(seat)]: die, SIDES[1 - self.state.side(seat)]: "character"}
        self.hand(seat, card).acting(seat, **sides)
        self.seat(seat).chooses(f"play:{die}:{card}")
        return self

    def _attack(self, side: int, source: str, target: str, leave: Sequence[str], die: str) -> Self:
        super()._attack(side, source, target, leave, die)
        return self if self.calls_factions else self.declines()

    def declines(self) -> Self:
        """Let nobody call a faction to the battle who holds no event card."""
        while self.asked and self.asked_kind == "combat-card":
            seat = self.asked[0][0]
            if any(card not in DECK_OF_CALL for card in hand(self.state, seat)):
                break
            self.seat(seat).chooses("lay-nothing")
        return self

    # Reading

    def at(self, faction: str) -> dict[str, int]:
        """The figures of a faction on the board, by region."""
        return dict(self.war.figures[faction])

    def why_not(self, seat: int, option: str) -> str:
        """The rule that forbids an option, or an empty text."""
        refusal: Refusal | None = explain(self.state, seat, self.option(option))
        return "" if refusal is None else refusal.rule
