"""The state of a match: everything that lies open on the board and beside it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import (
    COURTYARD,
    FOREGROUNDS,
    GROUND,
    MARAUDERS,
    RAMPARTS,
    SECTIONS,
    TOWERS,
)
from ostrog.games.stronghold.board.pieces import (
    DEFENDERS,
    HEROES,
    HOSPITAL,
    INVADERS,
    KIND,
    LAID,
    MARKSMAN,
    RITUALS,
    THROWING,
)
from ostrog.games.stronghold.board.values import Values
from ostrog.games.stronghold.board.verbs import POSTS, SLOTS
from ostrog.kernel import State, query

Counts = tuple[int, int, int]
"""Numbers of units of each kind, the weakest first."""


def one(kind: int) -> Counts:
    """A single unit of a kind."""
    return int(kind == 0), int(kind == 1), int(kind == 2)


def _nothing_on(places: Iterable[str]) -> dict[str, list[int]]:
    return {place: [0, 0, 0] for place in places}


class Siege(State):
    """The board. All fields are public; only the pools of tokens and cards hide information."""

    costs = ("wood", "supply")
    """What pays for actions (STR-6.3). Hourglasses must be spent, so spending one is an effect of
    its own (STR-5.4, 15.14)."""

    turn: int = 0
    # The Invader
    bag: list[int] = []
    """Units in the bag by kind; what is drawn next is chance (STR-4.1)."""
    supply: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Units that can pay or be brought to a foreground (STR-6.3, 6.6)."""
    gone: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Units out of the game (STR-2.8)."""
    wood: int = 0
    invaders: dict[str, list[int]] = msgspec.field(
        default_factory=lambda: _nothing_on((*GROUND, MARAUDERS))
    )
    """Invader units by place and kind."""
    row: list[str] = []
    """Phase cards on the table from left to right (STR-4.4)."""
    closed: int = 0
    """How many cards of the row were used or passed over in this turn (STR-6.2)."""
    paid: dict[str, list[int]] = {}
    """Units and wood that lie on each used card until the end of the turn (STR-6.5)."""
    throwing: dict[str, str] = msgspec.field(default_factory=lambda: dict.fromkeys(SLOTS, ""))
    """The throwing machine in each place; empty for none (STR-8.2)."""
    mantelets: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(RAMPARTS, 0))
    siege_towers: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(GROUND, 0))
    equipment: dict[str, list[str]] = msgspec.field(
        default_factory=lambda: {section: [] for section in SECTIONS}
    )
    """Equipment on each section (STR-9.1)."""
    bridges: list[str] = []
    """Paths with a bridge (STR-9.6)."""
    training: dict[str, list[str]] = msgspec.field(
        default_factory=lambda: {rampart: [] for rampart in RAMPARTS}
    )
    """Training tokens on each rampart (STR-10.1)."""
    saboteurs: list[str] = []
    """Buildings with a saboteur (STR-10.5)."""
    successes: dict[str, str] = msgspec.field(default_factory=lambda: dict.fromkeys(RITUALS, ""))
    """Where the Success token of each ritual lies face up; empty for nowhere (STR-11.6)."""
    face_up_traps: dict[str, str] = {}
    """Traps that were turned over and are still armed, by path (STR-16.17)."""
    face_up_orders: dict[str, str] = {}
    """Orders that lie face up, by section (STR-13.3, 13.6)."""
    owed: int = 0
    """Hourglasses of phase 6 that are handed over at its end (STR-5.3)."""
    stuck: dict[str, int] = {}
    """Siege towers that a trap stopped in this turn, by place (STR-16.16)."""
    furious: list[str] = []
    """Sections where goblins are in fury in this assault (STR-13.9)."""
    reserve: int = 0
    """Strength that the Invader may still add to one section in this assault, by a bonus."""
    strengthened: dict[str, int] = {}
    """Strength that such a bonus has added, by section, until the end of the assault."""
    counted: dict[str, int] = {}
    """What happened in this turn that tasks of objectives count (STR-14.4)."""
    # The Defender
    defenders: dict[str, list[int]] = msgspec.field(default_factory=lambda: _nothing_on(POSTS))
    """Defender units by place and kind; those in the hospital died in this turn (STR-16.29)."""
    heroes: dict[str, str] = msgspec.field(default_factory=lambda: dict.fromkeys(HEROES, COURTYARD))
    walls: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SECTIONS, 0))
    """Wall elements on each section."""
    cauldrons: dict[str, str] = msgspec.field(default_factory=lambda: dict.fromkeys(SECTIONS, ""))
    """Kind of unit that the cauldron of each section is for; empty for none (STR-16.8)."""
    platforms: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SECTIONS, 0))
    tower_works: dict[str, str] = msgspec.field(default_factory=lambda: dict.fromkeys(TOWERS, ""))
    """Cannon, poles or bay window of each tower; empty for none (STR-3.7)."""
    hourglasses: int = 0
    """Hourglasses that the Defender holds."""
    bound: str = ""
    """Building for which he holds one more, by the order Detail; empty for none (STR-17.7)."""
    laid: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(LAID, 0))
    """Hourglasses on each action (STR-16.1)."""
    finished: list[str] = []
    """Actions completed in this turn (STR-16.3)."""
    malfunction: str = ""
    """Place of the machine that does not fire; empty for none (STR-16.18)."""
    spies: list[str] = []
    """Phase cards with a spy (STR-16.19)."""
    blessing: str = ""
    """Side of the Marksmen's blessing; empty for none (STR-16.21)."""
    glare: str = ""
    """Section of the unearthly glare; empty for none (STR-16.22)."""
    issued: dict[str, str] = {}
    """Heroic orders issued in this turn, each with its hero (STR-17.3)."""
    lost_orders: list[str] = []
    """Heroic orders removed from the game (STR-11.9)."""
    since: dict[str, int] = {}
    """The turn in which each lasting objective was fulfilled and each lasting plan used."""

    @property
    def values(self) -> Values:
        """The values this match is played with."""
        return self.setting.data  # type: ignore[return-value]  # a cast is a call, and felt here

    # Invader units

    def strong(self, kind: int) -> int:
        """The strength of a kind of Invader unit (STR-2.3)."""
        return self.values.invaders[INVADERS[kind]].strength

    def room_on(self, place: str) -> int:
        """How many more Invader units fit on a place (STR-3.2, 3.6, 3.13)."""
        return invader_room(self, place) - sum(self.invaders[place])

    def kill_invaders(self, place: str, counts: Counts, cause: str) -> None:
        """Remove units from a place; they leave the game (STR-2.8)."""
        if any(counts):
            here = self.invaders[place]
            for kind, count in enumerate(counts):
                here[kind] -= count
                self.gone[kind] += count
            self.tell(events.InvadersDied(place, *counts, cause))

    def draw_units(self, number: int) -> Counts:
        """Draw units from the bag by chance, as many as there are (STR-7.1)."""
        drawn = self.draw_open(self.bag, number, "bag")
        for kind, count in enumerate(drawn):
            self.bag[kind] -= count
        return drawn[0], drawn[1], drawn[2]

    # Invader's stocks

    def wood_stock(self) -> int:
        """Wood beside the board (STR-2.4)."""
        on_cards = sum([paid[3] for paid in self.paid.values()])
        return self.values.wood.in_box - self.wood - on_cards

    def take_wood(self, amount: int) -> int:
        """Take wood from the stock, as much as there is (STR-2.4); return how much."""
        taken = min(amount, self.wood_stock())
        self.wood += taken
        return taken

    def tokens_left(self, card: str) -> int:
        """Tokens of a phase card that are not on the board (STR-2.1, 2.5)."""
        most = self.values.cards[card].tokens
        match card:
            case "mantelet":
                return most - sum(self.mantelets.values())
            case "siege-tower":
                return most - sum(self.siege_towers.values())
            case "bridge":
                return most - len(self.bridges)
            case "saboteur":
                return most - len(self.saboteurs)
            case _ if card in THROWING:
                return most - sum([machine == card for machine in self.throwing.values()])
        placed = [*self.equipment.values(), *self.training.values()]
        return most - sum([card in tokens for tokens in placed])

    def count(self, what: str, number: int = 1) -> None:
        """Count something for tasks of objectives that look at this turn (STR-14.4)."""
        self.counted[what] = self.counted.get(what, 0) + number

    # Defender units

    def unit_stock(self, kind: int) -> int:
        """Units of a kind beside the board (STR-2.10)."""
        used = sum([here[kind] for here in self.defenders.values()])
        return self.values.defenders[DEFENDERS[kind]].count - used

    def room_in(self, place: str) -> int:
        """How many more Defender units fit into a place (STR-3.6, 3.7, 15.15)."""
        return defender_room(self, place) - sum(self.defenders[place])

    def hospitalise(self, place: str, kind: int, cause: str) -> None:
        """A Defender unit dies: it is put into the hospital (STR-16.29)."""
        self.defenders[place][kind] -= 1
        self.defenders[HOSPITAL][kind] += 1
        self.tell(events.DefenderDied(place, DEFENDERS[kind], cause))

    def troops(self, place: str) -> list[str]:
        """The kinds of Defender units in a place."""
        return [unit for unit in DEFENDERS if self.defenders[place][KIND[unit]]]

    def heroes_on(self, section: str) -> list[str]:
        """The heroes on a section."""
        return [hero for hero, place in self.heroes.items() if place == section]

    # Walls

    def wall_stock(self) -> int:
        """Wall elements beside the board (STR-2.4, 2.7)."""
        return self.values.walls.in_box - sum(self.walls.values())

    def manned(self, tower: str) -> bool:
        """Whether at least one marksman is in a tower (STR-16.10)."""
        return self.defenders[tower][MARKSMAN] > 0


BIG = 1_000
"""Room of a place without a limit (STR-16.30, 17.11)."""


@query
def invader_room(siege: Siege, place: str) -> int:
    """How many Invader units a place holds (STR-3.2, 3.6, 9.4)."""
    if place in SECTIONS:
        return siege.values.sections[place].invaders + ("ladders" in siege.equipment[place])
    room = siege.values.room
    return room.foreground if place in FOREGROUNDS else room.rampart


@query
def defender_room(siege: Siege, place: str) -> int:
    """How many Defender units a place holds (STR-3.6, 3.7, 16.11, 16.30)."""
    if place in SECTIONS:
        return siege.values.sections[place].defenders + siege.platforms[place]
    room = siege.values.room
    if place in TOWERS:
        return room.tower
    return {"barracks": room.barracks, "guards": room.guards}.get(place, BIG)
