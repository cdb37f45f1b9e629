"""Things that lie face down have no ids of their own: where they lie, and how many, is all."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ostrog.kernel import Match, State
from ostrog.kernel.matches.match import begin
from ostrog.server.match import view
from ostrog.testing.conformance.noninterference import answer
from server.leaks.houses import SPECTATOR
from server.leaks.pairs import Case, beginning_of

CHOICES = 60


def played(case: Case, choices: int) -> Match[State]:
    """A match after so many choices."""
    match, random = begin(case.rules, *beginning_of(case)), Random(str(case))
    while match.outcome is None and match.number < choices:
        seat = random.choice(match.asks()).seat
        match.choose(seat, *answer(match.state.clone(), seat, random))
    return match


def lying(match: Match[State], observer: tuple[int, ...]) -> list[tuple[str, str, str]]:
    """The ids of all markers, with their forms and what they show."""
    scene = view.standing(match, observer).scene
    assert scene is not None
    return [(each.id, each.form, each.name) for each in scene.markers]


PLAYED = [
    ("five_armies", "standard", (0,)),
    ("five_armies", "standard", SPECTATOR),
    ("ring_cards", "duel-two-players", (1,)),
    ("ring_cards", "trilogy-3", SPECTATOR),
]


@pytest.mark.parametrize(("game", "scenario", "observer"), PLAYED)
def test_piles_are_called_after_their_places(
    game: str, scenario: str, observer: tuple[int, ...]
) -> None:
    case = Case(game, scenario, observer, 0)
    match = played(case, CHOICES)
    layout, standing = view.layout(match.state), view.standing(match, observer)
    assert layout is not None
    assert standing.scene is not None
    zones = {zone.name for pool in match.state.setting.pools for zone in pool.zones}
    places = zones | {tray.id for tray in layout.trays}
    piles = [each for each in standing.scene.markers if each.form == "pile"]
    assert piles
    assert {each.id.partition(":")[2] for each in piles} <= places
    assert len({each.id for each in piles}) == len(piles)


@pytest.mark.parametrize(("game", "scenario", "observer"), PLAYED)
def test_what_is_dealt_anew_has_the_same_ids(
    game: str, scenario: str, observer: tuple[int, ...]
) -> None:
    """Nobody can follow a thing through a shuffle, or find it again in another match."""
    one, other = (played(Case(game, scenario, SPECTATOR, 0, number), 0) for number in range(2))
    hidden = [
        {(id_, form) for id_, form, _ in lying(match, observer) if form == "pile"}
        for match in (one, other)
    ]
    assert hidden[0] == hidden[1] != set()


@pytest.mark.parametrize(("game", "scenario", "observer"), PLAYED)
def test_a_card_with_a_face_is_one_that_the_observer_knows(
    game: str, scenario: str, observer: tuple[int, ...]
) -> None:
    match = played(Case(game, scenario, observer, 0), CHOICES)
    zones = match.view(observer).zones
    things = {face for pool in match.state.setting.pools for face in pool.faces}
    shown = {name for _, form, name in lying(match, observer) if form == "card"} & things
    known = {face for zone in zones.values() for face in (*zone.known, *zone.order) if face}
    assert shown <= known
    assert shown


def test_a_view_has_no_more_than_sizes_and_known_faces() -> None:
    match = played(Case("ring_cards", "duel-two-players", SPECTATOR, 0), 0)
    hand = match.view(SPECTATOR).zones["hand-gandalf"]
    assert msgspec.to_builtins(hand) == {"size": match.state.size("hand-gandalf")}
