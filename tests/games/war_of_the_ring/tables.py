"""A scripted table with methods for this game: armies, nations, dice, battles and the Hunt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.pieces import (
    COMPANIONS,
    FIGURES_OF,
    FREE,
    GOLLUM,
    NATIONS,
    NO_FIGURES,
    SHADOW,
    SIDE_OF,
    SIDES,
    SLOT,
)
from ostrog.games.war_of_the_ring.board.state import (
    ASIDE,
    ELIMINATED,
    FELLOWSHIP,
    OFF_THE_MAP,
    War,
    host_of,
)
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.war_turn import Turn, WarOfTheRing
from ostrog.games.war_of_the_ring.fellowship.guides import possible_guides
from ostrog.kernel import Event, Game, Procedure, Ruleset
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle
from ostrog.testing import ScriptedTable, SeatDriver

__all__ = ["FREE", "SHADOW", "RingTable"]


def die_of(seat: int, card: str) -> str:
    """Return a face of a side's dice that gives the result printed on a card (WOTR-5.1, 7.4)."""
    printed = EVENT_CARDS.cards[card].die
    return "muster-army" if (seat, printed) == (FREE, "army") else printed


class RingTable(ScriptedTable[War]):
    """A scripted table of the game, set up, in phase 2 of the first turn.

    `RingTable.empty()` has no figures on the map and empty hands; all nations are At War, and the
    Fellowship is in Rivendell.
    """

    rules: Game[War] = game
    expansions: tuple[str, ...] = ()

    def __init__(
        self, scenario: str | None = None, *, ruleset: Ruleset | None = None, seed: int = 0
    ) -> None:
        super().__init__(
            self.rules, scenario, expansions=self.expansions, ruleset=ruleset, seed=seed
        )

    @classmethod
    def empty(
        cls, scenario: str | None = None, *, ruleset: Ruleset | None = None, seed: int = 0
    ) -> Self:
        """Return a table with an empty map."""
        table = cls(scenario, ruleset=ruleset, seed=seed)
        table.state.hosts = [{}, {}]
        return table.at_war(*NATIONS).hand(FREE).hand(SHADOW)

    @property
    def free(self) -> SeatDriver[War]:
        """The Free Peoples player."""
        return self.seat(FREE)

    @property
    def shadow(self) -> SeatDriver[War]:
        """The Shadow player."""
        return self.seat(SHADOW)

    # Setting up

    def army(self, region: str, **figures: int) -> Self:
        """Put figures into a region: `army("edoras", rohan_regular=2, rohan_leader=1)`."""
        named = {name.replace("_", "-"): count for name, count in figures.items()}
        side = SIDE_OF[next(iter(named))]
        counts = tuple(named.get(figure, 0) for figure in FIGURES_OF[side])
        self.state.hosts[side][region] = host_of(side, counts)
        return self._changed()

    def character(self, who: str, at: str) -> Self:
        """Put a character on the map, into the Fellowship, aside or out of the game."""
        war = self.state
        if war.characters[who] not in OFF_THE_MAP:
            war.put_away(who, ASIDE)
        if at in OFF_THE_MAP:
            war.characters[who] = at
        else:
            war.bring_in(who, at)
        return self._changed()

    def siege(self, region: str) -> Self:
        """Let the army of the side that controls the Stronghold be besieged."""
        self.state.sieges[region] = self.state.control[region]
        return self._changed()

    def controls(self, side: int, *regions: str) -> Self:
        """Give a side control of Settlements."""
        for region in regions:
            self.state.control[region] = side
        return self._changed()

    def at_war(self, *nations: str) -> Self:
        """Put nations into the box At War."""
        for nation in nations:
            self.state.steps_to_war[nation] = 0
            self.state.active_nations[nation] = True
        return self._changed()

    def at_peace(self, nation: str, steps: int = 3, *, active: bool = False) -> Self:
        """Put a nation some steps before At War."""
        self.state.steps_to_war[nation] = steps
        self.state.active_nations[nation] = active
        return self._changed()

    def reinforcements(self, side: int, **figures: int) -> Self:
        """Let exactly these figures wait in the reinforcements of a side."""
        pile = list(NO_FIGURES[side])
        for name, count in figures.items():
            pile[SLOT[name.replace("_", "-")]] = count
        self.state.reinforcements[side] = pile
        return self._changed()

    def fellowship(
        self,
        region: str = "rivendell",
        *companions: str,
        progress: int = 0,
        revealed: bool = False,
        corruption: int = 0,
    ) -> Self:
        """Put the Ring-bearers into a region with exactly these Companions; others are out."""
        war = self.state
        for who in COMPANIONS:
            if war.characters[who] in (FELLOWSHIP, ELIMINATED):
                war.characters[who] = FELLOWSHIP if who in companions else ELIMINATED
        war.characters[GOLLUM] = ASIDE if companions else FELLOWSHIP
        war.guide = possible_guides(war)[0] if companions else GOLLUM
        war.ring_bearers, war.progress, war.mordor = region, progress, -1
        war.revealed, war.corruption = revealed, corruption
        return self._changed()

    def in_mordor(self, step: int = 0) -> Self:
        """Put the Fellowship on a step of the Mordor Track."""
        self.state.ring_bearers, self.state.mordor, self.state.progress = "", step, 0
        return self._changed()

    def tiles(self, *faces: str, used: Sequence[str] = (), waiting: Sequence[str] = ()) -> Self:
        """Let exactly these tiles be in the Hunt Pool, drawn in this order; the rest is removed."""
        rest = [tile for tile, facts in self.state.values.tiles.items() for _ in range(facts.count)]
        for tile in (*faces, *used, *waiting):
            rest.remove(tile)
        self._wanted = {
            zone: things for zone, things in self._wanted.items() if not zone.startswith("hunt-")
        }
        self._wanted |= {"hunt-used": tuple(used), "hunt-waiting": tuple(waiting)}
        self._wanted |= {"hunt-drawn": (), "hunt-aside": (), "hunt-removed": tuple(rest)}
        self.lay("hunt-pool", *faces)
        order = list(self.state.faces("hunt-pool"))
        picks = list[int]()
        for face in faces:
            picks.append(order.index(face))
            order.remove(face)
        return self.draws("draw hunt-pool", *picks)

    def box(self, free: int = 0, shadow: int = 0) -> Self:
        """Put dice into the Hunt Box."""
        self.state.hunt_box = [free, shadow]
        return self._changed()

    def hunt_dice(self, *values: int) -> Self:
        """Script the next dice of the Hunt by the values they show."""
        return self.draws("hunt", *(value - 1 for value in values))

    def hand(self, seat: int, *cards: str) -> Self:
        """Give a seat exactly these event cards."""
        for deck in ("character", "strategy"):
            mark = "char" if deck == "character" else "str"
            self.lay(f"hand-{seat}-{deck}", *[card for card in cards if f"-{mark}-" in card])
        return self

    # Going to a moment

    def acting(self, seat: int, *, free: str = "", shadow: str = "") -> Self:
        """Begin phase 5 with this seat to act and these unused dice: `free="character muster"`."""
        for side, faces in enumerate((free.split(), shadow.split())):
            self.state.dice[side] = {face: faces.count(face) for face in faces}
        turn = Turn(number=self.state.turn, step="resolve_actions")
        return self.frames(turn, ResolveActions(actor=seat, step="next_actor"))

    def uses(self, seat: int, die: str, action: str) -> Self:
        """Let a seat use its only die for an action; the other side has none."""
        self.acting(seat, **{SIDES[self.state.side(seat)]: die})
        self.seat(seat).chooses(f"act:{die}:{action}")
        return self

    def plays(self, seat: int, card: str, die: str = "") -> Self:
        """Let a seat play its only card with its only die; the other side has a die left.

        Unless another is named, the die shows the result printed on the card, so that nobody acts
        who waits for the use of an Event result (WOTR-7.18).
        """
        die = die or die_of(seat, card)
        dice = {SIDES[seat]: die, SIDES[1 - seat]: "character"}
        self.hand(seat, card).acting(seat, **dice)
        self.seat(seat).chooses(f"play:{die}:{card}")
        return self

    def phase(self, step: str) -> Self:
        """Begin with a step of the turn, such as `recover`, `fellowship` or `victory_check`."""
        return self.frames(Turn(number=self.state.turn, step=step))

    def frames(self, *frames: Procedure) -> Self:
        """Let exactly these procedures run, inside the whole game."""
        self.state.stack = Stack([WarOfTheRing(step="play_turn"), *frames])
        self._changed()
        settle(self.state)
        return self

    def run(self, procedure: Procedure) -> Self:
        """Let a procedure run in phase 5, when no die is left."""
        self.state.dice = [{}, {}]
        turn = Turn(number=self.state.turn, step="resolve_actions")
        return self.frames(turn, ResolveActions(actor=FREE, step="acted"), procedure)

    def attack(self, source: str, target: str, *leave: str, die: str = "army") -> Self:
        """Let the army of a region attack a region, without those who are left behind."""
        side = self.side_at(source)
        if source == target:  # the other side of a siege is meant by the die of its owner
            raise AssertionError("use assault or sortie")
        return self._attack(side, source, target, leave, die)

    def assault(self, region: str, *leave: str) -> Self:
        """Let besiegers attack the besieged."""
        return self._attack(1 - self.state.sieges[region], region, region, leave, "army")

    def sortie(self, region: str, *leave: str) -> Self:
        """Let the besieged attack the besiegers."""
        return self._attack(self.state.sieges[region], region, region, leave, "army")

    def _attack(self, side: int, source: str, target: str, leave: Sequence[str], die: str) -> Self:
        die = "muster-army" if die == "army" and side == FREE else die
        self.uses(side, die, "attack" if die != "character" else "led-attack")
        picks = [f"attack:{source}:{target}", *leave]
        driver = self.seat(side)
        driver.chooses(*picks)
        if self.asked == [(side, "attack")]:
            driver.chooses("go")
        return self

    def side_at(self, region: str) -> int:
        """Return the side whose army stands in a region."""
        return FREE if self.state.units(FREE, region) else SHADOW

    def _changed(self) -> Self:
        self.state.scratch.asks = None
        return self

    # Reading

    def figures(self, region: str, side: int | None = None) -> dict[str, int]:
        """Return the figures in a region, without zeros."""
        found = dict[str, int]()
        for each in (FREE, SHADOW) if side is None else (side,):
            counts = self.state.counts(each, region)
            found |= {name: n for name, n in zip(FIGURES_OF[each], counts, strict=True) if n}
        return found

    def waiting(self, figure: str) -> int:
        """Return how many figures of a kind are in the reinforcements."""
        return self.state.available(SIDE_OF[figure], figure)

    def lost(self, figure: str) -> int:
        """Return how many Free figures of a kind are out of the game."""
        return self.state.casualties[SLOT[figure]]

    @property
    def asked_kind(self) -> str:
        """The kind of the only pending decision."""
        ((_, kind),) = self.asked
        return kind

    def told(self, event: type[Event]) -> list[Event]:
        """Return the events of a class since the last choice."""
        return [each for each in self.events if isinstance(each, event)]
