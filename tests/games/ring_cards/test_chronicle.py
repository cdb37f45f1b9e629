"""The chronicle: its numbers agree with the state, and with where cards went."""

from __future__ import annotations

from collections import Counter

import pytest

from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.scoring import points
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.table.layout import layout
from ostrog.kernel import Match
from ostrog.kernel.runtime.events import Moved
from ostrog.table import Chronicle
from table.chronicles import chronicle_of, random_match, told, values

SCENARIOS = [scenario.name for scenario in game.scenarios]


def lost(chronicle: Chronicle) -> Counter[str]:
    """The number of cards that each side has lost."""
    found: Counter[str] = Counter()
    for each in chronicle.whole.losses:
        found[each.team] += each.count
    return found


def eliminated(match: Match[War]) -> Counter[str]:
    """The same, from where cards went; events that were played are used up and not lost."""
    cast, found = match.state.cast, Counter[str]()
    for event in match.events(()):
        if not isinstance(event, Moved) or event.source.startswith("event-"):
            continue
        if event.target.startswith("eliminated-"):
            seat = cast.names.index(event.target.removeprefix("eliminated-"))
            found[SIDES[cast.sides[seat]]] += 1
    return found


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_chronicle_of_a_match_agrees_with_its_state(scenario: str, seed: int) -> None:
    """RCG-14.1 to 14.5: points and corruption after every round; RCG-10.8: cards eliminated."""
    rounds = 0
    for match in random_match(game, scenario, seed, most=2_000):
        war = match.state
        if match.outcome is None and war.round == rounds:
            continue
        rounds = war.round
        chronicle = chronicle_of(match)
        assert values(chronicle, "chronicle-corruption")[-1] == war.corruption
        if match.outcome is None:
            now = points(war.cast, war.won, war.paths_won, war.corruption)
            scores = [values(chronicle, "chronicle-points", side)[-1] for side in SIDES]
            assert tuple(scores) == now
        assert lost(chronicle) == eliminated(match)
    assert match.outcome is not None
    assert len(chronicle.chapters) == rounds
    scored = [each.fields for each in told(match) if each.kind == "Scored"]
    for side, field in zip(SIDES, ("free", "shadow"), strict=True):
        after = values(chronicle, "chronicle-points", side)
        assert after == (0, *(fields[field] for fields in scored))


def test_chapters_are_rounds_that_end_with_the_victory_check() -> None:
    """RCG-4.1, 14.7: the event that ends a round is the one that the layout names."""
    *_, match = random_match(game, "duel-two-players", 3, most=2_000)
    kinds = [each.kind for each in told(match)]
    for number, chapter in enumerate(chronicle_of(match).chapters, start=1):
        assert chapter.number == number
        assert kinds[chapter.first] == "RoundBegan"
        assert kinds[chapter.last] == layout(match.state.setting).chapter_ends
        assert chapter.ended


def test_every_fight_for_a_place_is_told_with_its_numbers() -> None:
    """RCG-11.1: the icons of both sides, and who took the place (RCG-12.11, 13.6)."""
    *_, match = random_match(game, "trilogy", 4, most=2_000)
    chronicle = chronicle_of(match)
    events = told(match)
    taken = [each for each in events if each.kind in ("BattlegroundTaken", "PathTaken")]
    results = [each for each in chronicle.whole.results if each.team]
    assert [(each.place, each.team) for each in results] == [
        (each.fields["place"], each.fields["team"]) for each in taken
    ]
    fought = [each for each in events if each.kind == "CombatBegan"]
    assert sum(len(chapter.results) for chapter in chronicle.chapters) == len(fought)
    for result, fight in zip(chronicle.whole.results, fought, strict=True):
        numbers = {mark.name: mark.value for mark in result.numbers}
        assert numbers["attack"] == fight.fields["attack"]


def test_cards_drawn_are_counted_without_their_names() -> None:
    """RCG-10.1: the number is public; a spectator's events are enough to count it."""
    *_, match = random_match(game, "duel-two-players", 5, most=2_000)
    counts = {(each.label, each.team): each.count for each in chronicle_of(match).whole.counts}
    moved = [event for event in match.events(()) if isinstance(event, Moved)]
    hands = [e for e in moved if e.source.startswith("deck-") and e.target.startswith("hand-")]
    assert sum(count for (label, _), count in counts.items() if label == "chronicle-drawn") >= len(
        hands
    )
    assert all(event.face is None for event in hands)
