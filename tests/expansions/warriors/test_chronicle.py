"""The chronicle with factions: its numbers agree with what happened, and the game's stay theirs."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from expansions.warriors.faction_tables import FactionTable
from ostrog.expansions.warriors import expansion
from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.values import HERE
from ostrog.expansions.warriors.table.chronicle import STRIKE, count_factions
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.events import TurnBegan, TurnEnded
from ostrog.games.war_of_the_ring.table.chronicle import POINTS, chronicle
from ostrog.kernel import Event
from ostrog.table import Chapter, Chronicle
from ostrog.words import LANGUAGES
from ostrog.words.files import sources
from table.chronicles import chronicle_of, random_match, told, values

PLAYED = msgspec.structs.replace(game, expansions=(expansion,))


def counts(chapter: Chapter) -> dict[tuple[str, str], int]:
    return {(each.label, each.team): each.count for each in chapter.counts}


def read(*told_of: Event) -> Chronicle:
    setting = FactionTable.empty().state.setting
    return count_factions(setting, list(enumerate((TurnBegan(1), *told_of))))


@pytest.mark.rule("WOME-6.5", "WOME-7.1", "WOME-8.9", "WOME-9.1")
def test_what_factions_do_is_counted_for_their_sides() -> None:
    found = read(
        events.FactionEntered("ents"),
        events.FiguresPlaced("ents", "fangorn", 3),
        events.FactionDieRolled("free", "muster"),
        events.FactionDieUsed(0, "muster", "recruit"),
        events.FactionDieRolled("shadow", "play-draw"),
        events.FactionDiePlayed(1, "play-draw"),
        events.FactionCalled(1, "spiders"),
        events.FiguresLost("ents", "fangorn", 2),
        events.FiguresLost("ents", "fangorn", 1),
        events.FactionLeft("ents"),
    )
    assert counts(found.chapters[0]) == {
        ("chronicle-factions-entered", "free"): 1,
        ("chronicle-faction-figures", "free"): 3,
        ("chronicle-faction-dice", "free"): 1,
        ("chronicle-faction-dice-used", "free"): 1,
        ("chronicle-faction-dice", "shadow"): 1,
        ("chronicle-faction-dice-used", "shadow"): 1,
        ("chronicle-calls", "shadow"): 1,
        ("chronicle-factions-lost", "free"): 1,
    }
    (lost,) = found.whole.losses
    assert (lost.name, lost.team, lost.count) == ("ents", "free", 3)


@pytest.mark.rule("WOME-11.16", "WOME-13.12")
def test_dice_of_strikes_are_compared_with_what_they_need() -> None:
    found = read(
        events.FactionStruck("ents", "isengard", (6, 4, 1), 2),
        events.FactionStruck("dead", "pelargir", (1, 2, 3), 0),
    )
    (luck,) = found.whole.luck
    assert (luck.label, luck.team, luck.dice, luck.good, luck.expected) == (STRIKE, "free", 6, 2, 3)
    assert counts(found.whole) == {("chronicle-strikes", "free"): 2}


def test_figures_lost_belong_to_the_turn_in_which_they_fell() -> None:
    found = read(
        events.FiguresLost("spiders", "morgul-vale", 1),
        TurnEnded(1, 0, 0),
        TurnBegan(2),
        events.FiguresLost("spiders", "morgul-vale", 2),
    )
    assert [[each.count for each in chapter.losses] for chapter in found.chapters] == [[1], [2]]
    assert [chapter.ended for chapter in found.chapters] == [True, False]


@pytest.mark.rule("WOTR-4.1")
@pytest.mark.parametrize("seed", [1, 4])
def test_a_match_with_factions_has_both_chronicles_in_one(seed: int) -> None:
    *_, match = random_match(PLAYED, "two-players", seed, most=900, expansions=("warriors",))
    found, alone = (
        chronicle_of(match),
        chronicle(match.state.setting, list(enumerate(match.events(())))),
    )
    kinds = Counter(each.kind for each in told(match))
    labels = Counter[str]()
    for (label, _), number in counts(found.whole).items():
        labels[label] += number
    assert labels["chronicle-factions-entered"] == kinds["FactionEntered"] > 0
    assert labels["chronicle-faction-dice"] == kinds["FactionDieRolled"]
    assert labels["chronicle-calls"] == kinds["FactionCalled"]
    used = ("FactionDieUsed", "FactionDieOnCard", "FactionDiePlayed")
    assert labels["chronicle-faction-dice-used"] == sum(kinds[kind] for kind in used)
    assert values(found, POINTS, "shadow") == values(alone, POINTS, "shadow")
    assert counts(alone.whole).items() <= counts(found.whole).items()
    assert len(found.chapters) == len(alone.chapters) == kinds["TurnBegan"]
    whole = found.whole
    said = {each.label for each in (*whole.losses, *whole.counts)}
    said |= {each.label for each in whole.luck}
    assert game.words is not None
    for language in LANGUAGES:
        known = sources(HERE / "words", language).keys() | sources(game.words, language).keys()
        assert sorted(said - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_counted_has_a_name(language: str) -> None:
    text = (HERE / "table" / "chronicle.py").read_text(encoding="utf-8")
    labels = {part for part in text.split('"') if part.startswith("chronicle-")}
    assert game.words is not None
    known = sources(HERE / "words", language).keys() | sources(game.words, language).keys()
    assert sorted(labels - known) == []
    assert len(labels) > 7
