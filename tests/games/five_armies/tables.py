"""A scripted table with methods for this game: armies, cards, dice and phases."""

from __future__ import annotations

from typing import Self

from ostrog.games.five_armies import game
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES, UNIT, UNITS
from ostrog.games.five_armies.board.state import Army, War
from ostrog.games.five_armies.turn.action_dice import Actions
from ostrog.games.five_armies.turn.phases import FiveArmies, Turn
from ostrog.kernel import Ruleset
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle
from ostrog.testing import ScriptedTable, SeatDriver

__all__ = ["FREE", "SHADOW", "Battlefield"]


class Battlefield(ScriptedTable[War]):
    """A scripted table of the game, which begins as set up, before phase 2 of the first turn.

    `Battlefield.empty()` has no armies, no recruitment tokens and no characters on the board, and
    both hands are empty.
    """

    def __init__(self, *, ruleset: Ruleset | None = None, seed: int = 0) -> None:
        super().__init__(game, ruleset=ruleset, seed=seed)

    @classmethod
    def empty(cls, *, ruleset: Ruleset | None = None, seed: int = 0) -> Self:
        """Return a table with an empty board and empty hands."""
        table = cls(ruleset=ruleset, seed=seed)
        table.state.armies = {}
        for who, at in table.state.characters.items():
            if at != "waiting":
                table.state.characters[who] = "waiting"
        table.lay("shadow-flipped").lay("elves-flipped").lay("dwarves-and-men-flipped")
        return table.hand(FREE).hand(SHADOW)

    @property
    def free(self) -> SeatDriver[War]:
        """The Free Peoples player."""
        return self.seat(FREE)

    @property
    def shadow(self) -> SeatDriver[War]:
        """The Shadow player."""
        return self.seat(SHADOW)

    # Setting up

    def army(self, place: str, *, damage: int = 0, tokens: int = 0, **units: int) -> Self:
        """Put an army in a place: `army("camp", lake_men=2, damage=1)`."""
        counts = [0] * len(UNITS)
        for name, count in units.items():
            counts[UNIT[name.replace("_", "-")]] = count
        seat = SHADOW if any(counts[5:]) else FREE
        self.state.armies[place] = Army(seat, tuple(counts), damage, tokens)
        self.state.scratch.asks = None
        return self

    def character(self, who: str, place: str) -> Self:
        """Put a character in a place; its reference card has an effect while it is in play."""
        self.state.end_effect(who, self.state.owner(who))
        self.state.characters[who] = place
        if self.state.in_play(who):
            self.state.bring_in(who, place)
        self.state.scratch.asks = None
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a side exactly these Event and Story cards."""
        side = SIDES[seat]
        events = [card for card in cards if card.startswith("ev-")]
        self.lay(f"event-hand-{side}", *events)
        return self.lay(f"story-{side}-hand", *[card for card in cards if card not in events])

    def on_table(self, *cards: str) -> Self:
        """Put these Story cards on the table and bring them into force."""
        for seat, prefix in ((FREE, "sf-"), (SHADOW, "ss-")):
            own = [card for card in cards if card.startswith(prefix)]
            if own:
                self.lay(f"story-{SIDES[seat]}-table", *own)
            for card in own:
                self.state.begin_effect(card, seat)
        return self

    def beside(self, *cards: str) -> Self:
        """Put these Fate cards beside their characters and bring them into force."""
        self.lay("fate-beside", *cards)
        for card in cards:
            self.state.begin_effect(card, FREE)
        return self

    def beorn(self, region: str, *, wrath: int = 8) -> Self:
        """Bring Beorn into play in a region."""
        self.state.track.pop("beorn", None)
        return self.character("beorn", region).board(wrath=wrath)

    def controls(self, *regions: str) -> Self:
        """Give the Shadow control of exactly these regions."""
        for region in self.state.control:
            self.state.control[region] = region in regions
        self.state.scratch.asks = None
        return self

    def acting(self, seat: int, *, free: str = "", shadow: str = "") -> Self:
        """Begin phase 5 with this seat to act and these unused dice: `free="character muster"`."""
        war = self.state
        for side, faces in ((FREE, free.split()), (SHADOW, shadow.split())):
            war.dice[side] = {face: faces.count(face) for face in faces}
        war.pool = [5, 6]
        return self._at(
            Turn(number=war.turn, step="actions"), Actions(actor=seat, step="next_actor")
        )

    def phase(self, step: str) -> Self:
        """Begin with a step of the turn.

        The steps are recovery, activate_generals, fate, shadow_leadership, actions, victory_check
        and end_of_turn.
        """
        if step not in ("recovery", "activate_generals") and not self.state.pool[0]:
            self.state.pool = [5, 6]
        return self._at(Turn(number=self.state.turn, step=step))

    def _at(self, *frames: Turn | Actions) -> Self:
        self.state.stack = Stack([FiveArmies(step="play_turn"), *frames])
        self.state.scratch.asks = None
        settle(self.state)
        return self

    # Playing

    def attack(self, place: str, region: str, *, action: str = "attack", die: str = "") -> Self:
        """Let the army in a place attack a region, with a die that allows the action."""
        army = self.state.armies[place]
        dice = {"attack": "muster-army", "led-attack": "character", "goblin-attack": "eye"}
        face = die or dice[action]
        self.acting(army.seat, **{"shadow" if army.seat == SHADOW else "free": face})
        self.seat(army.seat).chooses(f"act:{face}:{action}")
        self.seat(army.seat).chooses(f"army:{place}", f"attack:{region}")
        return self

    def plays(self, seat: int, card: str, *, die: str = "event", other: str = "event") -> Self:
        """Give a side a card and let it play the card; both sides have one die left."""
        self.hand(seat, card)
        own, foe = ("free", "shadow") if seat == FREE else ("shadow", "free")
        self.acting(seat, **{own: die, foe: other})
        self.seat(seat).chooses(f"play:{die}:{card}")
        return self

    def draws_cards(self, seat: int) -> Self:
        """Let a side use an Event result to draw the cards that it can draw."""
        self.seat(seat).chooses("act:event:draw-cards")
        return self._first_of("draw-cards")

    def recruits_goblins(self) -> Self:
        """Let the Shadow use an Eye to recruit Goblins in both mustering points, as possible."""
        self.shadow.chooses("act:eye:recruit-goblins")
        return self._first_of("goblin-recruit")

    def _first_of(self, kind: str) -> Self:
        """Choose the first option as long as the same is asked."""
        while self.asked_kind == kind:
            ((seat, _),) = self.asked
            self.seat(seat).chooses(self.seat(seat).options[0])
        return self

    def manoeuvres(self, *, free: str = "regroup", shadow: str = "regroup") -> Self:
        """Choose the manoeuvres of both sides: `manoeuvres(shadow="unit-orcs")`."""
        self.free.chooses(f"manoeuvre:{free}")
        self.shadow.chooses(f"manoeuvre:{shadow}")
        return self

    # Reading the state

    def units(self, place: str) -> dict[str, int]:
        """Return the counts of an army's units by type, without zeros."""
        army = self.state.armies.get(place)
        if army is None:
            return {}
        return {unit: count for unit, count in zip(UNITS, army.units, strict=True) if count}

    def damage(self, place: str) -> int:
        """Return the damage on an army."""
        return self.state.armies[place].damage

    def tokens(self, place: str) -> int:
        """Return the number of Leadership tokens of an army."""
        return self.state.armies[place].tokens

    @property
    def asked_kind(self) -> str:
        """The kind of the only pending decision."""
        ((_, kind),) = self.asked
        return kind
