"""Walls: nine walls are fought for at once, by cards turned over together, without dice.

It proves that the table of the browser tells what happens in a game of another shape than ours: it
is no game to be played for pleasure, and the client knows nothing about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ostrog.kernel import (
    EVERYONE,
    Ask,
    Done,
    End,
    Event,
    Flow,
    Game,
    Goto,
    Kind,
    Option,
    Outcome,
    Pool,
    Procedure,
    Scenario,
    Setting,
    State,
    Together,
    Verb,
    View,
    Zone,
)
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import (
    Area,
    Counter,
    Face,
    Highlight,
    Layout,
    Marker,
    Panel,
    Part,
    Passage,
    Scene,
    Side,
    Table,
    Tray,
)

INVADER, DEFENDER = 0, 1
SIDES = ("invader", "defender")
WALLS = tuple(f"wall-{number}" for number in range(1, 10))
CARDS = ("ladders", "ram", "oil", "stones")
TILES = ("wind", "rain", "fog")
STRENGTH = {"ladders": 5, "ram": 7, "oil": 6, "stones": 4, "wind": 1, "rain": 0, "fog": -1}
ROUNDS = 2

CARD = Kind("card", CARDS)
ORDER = Verb("order", card=CARD)
HOLD, YIELD = Verb("hold"), Verb("yield")


class Siege(State):
    """What everybody sees."""

    round: int = 0
    fallen: list[str] = []
    contested: str = ""
    """The wall for which the defender decides whether to hold it."""


class TileDrawn(Event, frozen=True):
    """A tile was drawn from the bag."""

    tile: str


class Revealed(Event, frozen=True):
    """Both cards were turned over."""

    cards: tuple[str, ...]


class Stormed(Event, frozen=True):
    """The fight for a wall began."""

    wall: str
    attack: int
    defence: int


class Fell(Event, frozen=True):
    """A wall fell."""

    wall: str


class Held(Event, frozen=True):
    """A wall was held."""

    wall: str


class Order(Procedure):
    """A side chooses a card secretly."""

    steps = ("choose", "end")

    seat: int
    choice: Option | None = None

    def choose(self, siege: Siege) -> Flow:
        """Offer the cards in hand."""
        cards = siege.faces(f"hand-{self.seat}")
        return Ask(self.seat, "order", [ORDER[card] for card in cards], "choice")

    def end(self, siege: Siege) -> Flow:
        """Return the card."""
        return Done(self.choice)


class Walls(Procedure):
    """The whole game."""

    steps = ("next_round", "draw", "order", "reveal", "storm", "last", "decide", "go_on")

    ordered: dict[int, Option] = {}
    choice: Option | None = None

    def next_round(self, siege: Siege) -> Flow:
        """The invader wins if most walls have fallen in the end."""
        if siege.round == ROUNDS:
            winner = INVADER if len(siege.fallen) > len(WALLS) // 2 else DEFENDER
            teams = ((SIDES[winner],), (SIDES[1 - winner],))
            return End(Outcome(teams, ((winner,), (1 - winner,)), "WAL-1"))
        siege.round += 1
        siege.fallen = []
        return None

    def draw(self, siege: Siege) -> Flow:
        """Draw a tile."""
        siege.tell(TileDrawn(siege.draw("bag", "drawn")))
        return None

    def order(self, siege: Siege) -> Flow:
        """Both sides choose a card secretly."""
        return Together({seat: Order(seat) for seat in (INVADER, DEFENDER)}, into="ordered")

    def reveal(self, siege: Siege) -> Flow:
        """Turn both cards over."""
        cards = [str(self.ordered[seat].refs[0]) for seat in (INVADER, DEFENDER)]
        for seat, card in enumerate(cards):
            siege.move(card, f"hand-{seat}", f"shown-{seat}")
        siege.tell(Revealed(tuple(cards)))
        return None

    def storm(self, siege: Siege) -> Flow:
        """Fight for all walls but the last one."""
        for wall in WALLS[:-1]:
            attack, defence = self.strengths(siege, wall)
            siege.tell(Stormed(wall, attack, defence))
            self.end(siege, wall, falls=attack > defence)
        return None

    def last(self, siege: Siege) -> Flow:
        """The defender decides about the last wall."""
        siege.contested = WALLS[-1]
        siege.tell(Stormed(siege.contested, *self.strengths(siege, siege.contested)))
        return Ask(DEFENDER, "last", [HOLD(), YIELD()], "choice", about=(siege.contested,))

    def decide(self, siege: Siege) -> Flow:
        """End the fight for the last wall."""
        self.end(siege, siege.contested, falls=YIELD.chosen(self.choice))
        siege.contested = ""
        return None

    def go_on(self, siege: Siege) -> Flow:
        """Repeat."""
        return Goto("next_round")

    def strengths(self, siege: Siege, wall: str) -> tuple[int, int]:
        """What attacks and defends a wall."""
        tile = siege.faces("drawn")[-1]
        attack, defence = (STRENGTH[str(self.ordered[s].refs[0])] for s in (INVADER, DEFENDER))
        return attack + STRENGTH[tile], defence + int(wall[-1]) // 4

    def end(self, siege: Siege, wall: str, *, falls: bool) -> None:
        """Tell how a fight ended."""
        if falls:
            siege.fallen = [*siege.fallen, wall]
        siege.tell(Fell(wall) if falls else Held(wall))


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    """A hand of two cards for each side, and a bag of tiles."""
    hands = [
        Pool(
            side,
            CARDS[2 * seat : 2 * seat + 2],
            (Zone(f"hand-{seat}", (seat,)), Zone(f"shown-{seat}", EVERYONE)),
        )
        for seat, side in enumerate(SIDES)
    ]
    return (*hands, Pool("tiles", TILES, (Zone("bag"), Zone("drawn", EVERYONE))))


# The table


class WallPanel(Panel, frozen=True, tag="wall"):
    """The fight for a wall about which somebody decides."""


def layout(setting: Setting) -> Layout:
    """Nine walls in three rows."""
    return Layout(
        width=600,
        height=450,
        backdrop="plain",
        sides=tuple(Side(seat, f"ref-team-{side}", side) for seat, side in enumerate(SIDES)),
        groups=(),
        textures=(),
        areas=tuple(area(index, wall) for index, wall in enumerate(WALLS)),
        lines=(),
        spots=(),
        tracks=(),
        trays=(
            *(Tray(f"hand-{seat}", "hand", seat, f"zone-hand-{seat}") for seat in range(2)),
            *(Tray(f"shown-{seat}", "laid", seat, f"zone-shown-{seat}") for seat in range(2)),
            Tray("drawn", "laid", label="zone-drawn"),
        ),
        faces=tuple(
            Face(name, f"ref-face-{name}", (Passage(f"ref-text-{name}"),))
            for name in (*CARDS, *TILES)
        ),
        fight_begins="Stormed",
        fight_ends=("Fell", "Held"),
    )


def area(index: int, wall: str) -> Area:
    """A wall at its place."""
    x, y = 200 * (index % 3), 150 * (index // 3)
    outline = ((x + 5, y + 5), (x + 195, y + 5), (x + 195, y + 145), (x + 5, y + 145))
    return Area(wall, "region", f"ref-wall-{wall}", (x + 100, y + 75), outline, "", "")


class Seen(msgspec.Struct):
    """The fields of the board that the scene shows."""

    fallen: list[str]
    contested: str


def scene(setting: Setting, view: View) -> Scene:
    """Who stands on which wall, and which cards and tiles lie open."""
    seen = msgspec.convert(view.board, Seen)
    return Scene(
        counters=tuple(
            Counter(
                f"men:{wall}",
                wall,
                INVADER if wall in seen.fallen else DEFENDER,
                (Part(f"men:{wall}:part", "men", "ref-unit-men", 1),),
            )
            for wall in WALLS
        ),
        figures=(),
        markers=tuple(cards(view)),
        panels=(WallPanel(at=seen.contested),) if seen.contested else (),
    )


def cards(view: View) -> Iterator[Marker]:
    """The cards and tiles that an observer sees."""
    for zone in ("hand-0", "hand-1", "shown-0", "shown-1", "drawn"):
        owner = -1 if zone == "drawn" else int(zone[-1])
        for name in view.zones[zone].known:
            yield Marker(f"{zone}:{name}", "card", zone, name, owner=owner)


def points_at(scene: Scene, decision: DecisionView, option: Option) -> tuple[Highlight, ...]:
    """A card in hand is pressed to choose it."""
    if not ORDER.chosen(option):
        return ()
    return (Highlight("choice", f"hand-{decision.seat}:{ORDER.ref(option)}"),)


game = Game(
    name="walls",
    version=1,
    state=Siege,
    start=Walls,
    scenarios=(Scenario("standard", {"invader": (INVADER,), "defender": (DEFENDER,)}),),
    procedures=(Order,),
    verbs=(ORDER, HOLD, YIELD),
    pools=pools,
    words=Path(__file__).parent / "words",
    table=Table(layout=layout, scene=scene, points_at=points_at),
)
