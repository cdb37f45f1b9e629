"""A state of the size of War of the Ring with Warriors, to measure clones; it cannot be played.

It has 105 regions, 300 figures, 157 cards in six event decks, and four seats in two teams.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.kernel import (
    EVERYONE,
    Ask,
    Flow,
    Game,
    Kind,
    Option,
    Pool,
    Procedure,
    Scenario,
    State,
    Verb,
    Zone,
)

REGIONS, FIGURES = 105, 300
TEAMS = {"free": (0, 2), "shadow": (1, 3)}
DECKS = {
    "free-character": (24, "free"),
    "free-strategy": (24, "free"),
    "free-faction": (31, "free"),
    "shadow-character": (24, "shadow"),
    "shadow-strategy": (24, "shadow"),
    "shadow-faction": (30, "shadow"),
}

WAIT = Verb("wait", turn=Kind("turn", range(2)))


class MiddleEarth(State):
    """The board in a dense form: lists with a number for each figure and region."""

    figure_region: list[int] = msgspec.field(
        default_factory=lambda: [figure * 7 % (REGIONS + 1) for figure in range(FIGURES)]
    )
    figure_kind: list[int] = msgspec.field(
        default_factory=lambda: [figure % 23 for figure in range(FIGURES)]
    )
    control: list[int] = msgspec.field(default_factory=lambda: [r % 3 for r in range(REGIONS)])
    besieged: list[int] = msgspec.field(default_factory=lambda: [0] * REGIONS)
    politics: list[int] = msgspec.field(default_factory=lambda: [3, 3, 3, 2, 1, 2, 0, 1])
    dice: list[list[int]] = msgspec.field(default_factory=lambda: [[1, 2, 3, 3], [0, 4, 4, 5, 1]])
    hunt_pool: list[int] = msgspec.field(default_factory=lambda: list(range(24)))
    fellowship: list[int] = msgspec.field(default_factory=lambda: [0, 1, 2, 3, 4, 5, 6])
    table_cards: list[str] = msgspec.field(default_factory=lambda: ["mithril-coat", "horn"])
    progress: int = 3
    corruption: int = 2
    turn: int = 5


class War(Procedure):
    """Deals hands and then only waits."""

    steps = ("deal", "play", "play_on")

    def deal(self, state: MiddleEarth) -> Flow:
        for name, (_, side) in DECKS.items():
            state.shuffle(name)
            for seat in TEAMS[side]:
                for _ in range(3):
                    state.draw(name, f"{name}-hand-{seat}")
            state.draw(name, f"{name}-discard")
        return None

    chosen: Option | None = None

    def play(self, state: MiddleEarth) -> Flow:
        return Ask(0, "wait", (WAIT[0], WAIT[1]), "chosen")

    def play_on(self, state: MiddleEarth) -> Flow:
        return None


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    return [
        Pool(
            name,
            tuple(f"{name}-{number:02}" for number in range(count)),
            (
                Zone(name, ordered=True),
                *(Zone(f"{name}-hand-{seat}", (seat,)) for seat in TEAMS[side]),
                *(Zone(f"{name}-laid-{seat}", (seat,)) for seat in TEAMS[side]),
                Zone(f"{name}-discard", EVERYONE),
                Zone(f"{name}-buried"),
            ),
        )
        for name, (count, side) in DECKS.items()
    ]


game = Game(
    name="middle_earth",
    version=1,
    state=MiddleEarth,
    start=War,
    scenarios=(Scenario("four", TEAMS, holdings=((0, 2), (1, 3))),),
    verbs=(WAIT,),
    pools=pools,
)
