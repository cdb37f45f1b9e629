"""The chronicle: its numbers agree with the state, the pieces on the board, and the dice drawn."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from games.five_armies.tables import FREE, SHADOW
from ostrog.games.five_armies import game
from ostrog.games.five_armies.battle import combat_round
from ostrog.games.five_armies.battle.rolls import hits as count_hits
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.pieces import SIDES, UNITS
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.victory import victory_points
from ostrog.games.five_armies.table.chronicle import BATTLE, FATE, POINTS, die_faces
from ostrog.games.five_armies.table.layout import layout
from ostrog.kernel import Match
from ostrog.table import Chronicle
from table.chronicles import chronicle_of, random_match, told, values

RULESETS = tomllib.loads((Path(__file__).parent / "rulesets.toml").read_text(encoding="utf-8"))
GAMES = [("hosts", 1), ("hosts", 2), ("beorn", 3), ("thorin", 4)]


def units_on_the_board(war: War) -> Counter[str]:
    """Units of each type in armies now."""
    found: Counter[str] = Counter()
    for army in war.armies.values():
        found.update(dict(zip(UNITS, army.units, strict=True)))
    return +found


def units_gone(match: Match[War], begun: Counter[str]) -> Counter[str]:
    """Units that are no longer on the board although they were there at some time."""
    came, went = Counter[str](begun), Counter[str]()
    for each in told(match):
        if each.kind == "UnitPlaced":
            came[str(each.fields["unit"])] += 1
        if each.kind == "UnitsRemoved":
            went.update(each.fields["units"])  # type: ignore[call-overload]  # a list of names
    return came - units_on_the_board(match.state) - went


def units_lost(chronicle: Chronicle) -> Counter[str]:
    """Units lost by both sides, as the chronicle tells."""
    return Counter(
        {each.name: each.count for each in chronicle.whole.losses if each.form == "unit"}
    )


@pytest.mark.parametrize(("ruleset", "seed"), GAMES)
def test_the_chronicle_of_a_match_agrees_with_its_state(
    ruleset: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B5A-31.1 to 31.3, 9.7: points and fate; 25.5: casualties; 23.4: hits in battles."""
    hits = [0, 0]

    def counted(battle: Fight, seat: int) -> int:
        found = count_hits(battle, seat)
        hits[seat] += found
        return found

    monkeypatch.setattr(combat_round, "hits", counted)
    begun: Counter[str] | None = None
    for match in random_match(game, "standard", seed, most=900, ruleset=RULESETS[ruleset]):
        if begun is None:
            begun = units_on_the_board(match.state)
    assert begun is not None
    chronicle, war = chronicle_of(match), match.state
    assert values(chronicle, POINTS, SIDES[SHADOW])[-1] == victory_points(war)
    assert values(chronicle, FATE, SIDES[FREE])[-1] == war.marker
    battles = {each.team: each for each in chronicle.whole.luck if each.label == BATTLE}
    assert [battles[side].good if side in battles else 0 for side in SIDES] == hits
    assert units_lost(chronicle) == units_gone(match, begun)
    ended = [each.fields["points"] for each in told(match) if each.kind == "TurnEnded"]
    assert list(values(chronicle, POINTS, SIDES[SHADOW]))[1 : len(ended) + 1] == ended


def test_battles_were_fought_in_the_matches_of_this_test() -> None:
    """Numbers that are all 0 would agree with anything."""
    *_, match = random_match(game, "standard", 1, most=900, ruleset=RULESETS["hosts"])
    whole = chronicle_of(match).whole
    assert {each.team for each in whole.luck} == set(SIDES)
    assert {each.team for each in whole.losses} == set(SIDES)
    assert whole.results


def test_all_dice_but_action_dice_are_compared_with_what_was_expected() -> None:
    """Every die that was drawn is somebody's luck; on average a die hits between 1 and 5 in 6."""
    *_, match = random_match(game, "standard", 2, most=900, ruleset=RULESETS["hosts"])
    luck = chronicle_of(match).whole.luck
    drawn = [draw for _, draw in match.record().draws() if draw.purpose == "dice"]
    assert sum(each.dice for each in luck) == len(drawn) > 0
    assert all(each.dice / 6 <= each.expected <= each.dice * 5 / 6 for each in luck)
    assert all(0 <= each.good <= each.dice for each in luck)


def test_chapters_are_turns_that_end_with_the_count_of_points() -> None:
    """B5A-4.1, 4.11: the event that ends a turn is the one that the layout names."""
    *_, match = random_match(game, "standard", 5, most=400)
    kinds = [each.kind for each in told(match)]
    chapters = chronicle_of(match).chapters
    assert [chapter.number for chapter in chapters] == list(range(1, len(chapters) + 1))
    for chapter in chapters[:-1]:
        assert kinds[chapter.first] == "TurnBegan"
        assert kinds[chapter.last] == layout(match.state.setting).chapter_ends


def test_what_was_taken_back_is_not_counted() -> None:
    """An agreed take-back leaves the numbers as they were before."""
    *_, match = random_match(game, "standard", 6, most=120, ruleset=RULESETS["hosts"])
    *_, longer = random_match(game, "standard", 6, most=160, ruleset=RULESETS["hosts"])
    before = chronicle_of(match)
    longer.take_back(match.number, (FREE, SHADOW))
    after = chronicle_of(longer)
    assert after.series == before.series
    assert after.whole.losses == before.whole.losses
    assert after.whole.luck == before.whole.luck


def test_action_dice_have_faces_and_other_dice_have_numbers() -> None:
    """B5A-5.1: six faces for each side; combat dice show numbers."""
    *_, match = random_match(game, "standard", 1, most=1)
    setting = match.state.setting
    for seat in (FREE, SHADOW):
        assert len(die_faces(setting, "action dice", seat)) == 6
        assert die_faces(setting, "dice", seat) == ()
    assert "ref-die-eye" in die_faces(setting, "action dice", SHADOW)
    assert "ref-die-eye" not in die_faces(setting, "action dice", FREE)
