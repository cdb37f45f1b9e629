"""Forecasts of dice outside battle: who shoots at whom, with how many dice, to what effect."""

from __future__ import annotations

from math import comb

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.map import EYRIE, NEIGHBOURS, TERRITORIES, TERRITORY
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.table.battle_panel import VolleyPanel
from ostrog.kernel import TrialWorld
from ostrog.table import foresee

HILLS, PLAINS = "valley-central-hills", "valley-central-plains"
EXACT = 1e-5


def volleys(table: Battlefield, seat: int, *picks: str) -> list[VolleyPanel]:
    """The forecast of the picks, the last of which is only considered."""
    found = foresee(TrialWorld(table.state, seat), [table.option(pick) for pick in picks])
    if found is None:
        return []
    return [panel for panel in found.panels if isinstance(panel, VolleyPanel)]


def figures(panel: VolleyPanel) -> dict[str, float]:
    return {each.label.removeprefix("forecast-volley-"): each.value for each in panel.figures}


def general(table: Battlefield, who: str) -> Battlefield:
    """An activated general at the beginning of his side's actions."""
    table.board(activated=[who])
    return table.acting(FREE, free="character muster", shadow="army")


def archers(**orcs: int) -> Battlefield:
    """Archers on hills, with an enemy in the next region."""
    table = Battlefield.empty().army(HILLS, wood_elf_archers=2, lake_men=1, wood_elf_spearmen=1)
    return table.army(PLAINS, **orcs).character("thranduil", HILLS)


def test_the_ability_of_thranduil_names_target_shooters_and_dice() -> None:
    """B5A-11.11: each shooter in range has a die; with one target, nothing more is asked."""
    table = general(archers(orcs=2), "thranduil")
    (panel,) = volleys(table, FREE, "use-general:thranduil")
    assert (panel.at, panel.sources, panel.dice, panel.target) == (PLAINS, (HILLS,), 3, 5)
    assert [(each.number, each.label, each.value) for each in panel.factors] == [
        ("dice", "ref-unit-wood-elf-archers", 2),
        ("dice", "ref-unit-lake-men", 1),
        ("target", "ref-character-thranduil", 5),
    ]
    assert panel.hits == pytest.approx(
        [comb(3, n) * (1 / 3) ** n * (2 / 3) ** (3 - n) for n in range(4)], abs=EXACT
    )
    # Three hits on two units force one of them out (B5A-25.8).
    assert figures(panel) == pytest.approx({"hits": 1, "losses": 1 / 27}, abs=EXACT)


def test_an_army_that_may_be_destroyed_by_arrows() -> None:
    """B5A-30.2: two hits destroy a single unit."""
    table = general(archers(orcs=1), "thranduil")
    (panel,) = volleys(table, FREE, "use-general:thranduil")
    assert figures(panel)["destroyed"] == pytest.approx(7 / 27, abs=EXACT)


def test_each_army_in_range_is_told_before_one_is_chosen() -> None:
    """B5A-11.11: the question after the ability names them, and so does its forecast."""
    near = next(place for place in NEIGHBOURS[HILLS] if place not in (PLAINS, HILLS))
    table = general(archers(orcs=2).army(near, wargs=3), "thranduil")
    told = volleys(table, FREE, "use-general:thranduil")
    assert {panel.at for panel in told} == {PLAINS, near}
    table.free.chooses("use-general:thranduil")
    for panel in told:
        assert volleys(table, FREE, f"shoot:{panel.at}") == [panel]


def test_a_magic_bolt_has_more_dice_after_concentration() -> None:
    """B5A-11.7, 11.12."""
    for concentrated, dice in ((False, 3), (True, 5)):
        table = Battlefield.empty().army(HILLS, lake_men=1).army(PLAINS, orcs=3)
        table = general(
            table.character("gandalf", HILLS).board(concentrated=concentrated), "gandalf"
        )
        (panel,) = volleys(table, FREE, "use-general:gandalf")
        assert (panel.at, panel.dice, panel.target) == (PLAINS, dice, 5)
        assert sum(each.value for each in panel.factors if each.number == "dice") == dice


def test_eagles_re_roll_their_misses() -> None:
    """B5A-32.11: a die misses with a quarter of the chance."""
    table = Battlefield.empty().army("camp", lake_men=1).army(PLAINS, orcs=3).army(HILLS, wargs=2)
    table.state.track.pop("lord-of-the-eagles", None)
    table.character("lord-of-the-eagles", EYRIE)
    table.board(eagles=dict.fromkeys((EYRIE, *TERRITORIES), 0) | {TERRITORY[PLAINS]: 2})
    table.acting(FREE, free="muster").free.chooses("act:muster:strong-and-noble")
    one, two = volleys(table, FREE, f"swoop:{PLAINS}", f"swoop:{HILLS}")
    assert (one.at, two.at) == (PLAINS, HILLS)
    assert (one.dice, one.target, one.rerolls) == (3, 4, 3)
    assert one.hits[0] == pytest.approx(1 / 64, abs=EXACT)
    assert volleys(table, FREE, f"swoop:{PLAINS}", "done") == [one]


def test_a_rally_tells_what_it_removes() -> None:
    """B5A-19.1, 19.2: no more than there is, and leaders have dice rolled again."""
    table = Battlefield.empty().army(PLAINS, orcs=3, damage=1, tokens=1)
    table.acting(SHADOW, shadow="muster").shadow.chooses("act:muster:rally")
    (panel,) = volleys(table, SHADOW, f"rally:{PLAINS}")
    assert (panel.at, panel.dice, panel.target, panel.rerolls) == (PLAINS, 3, 5, 1)
    some = 1 - (2 / 3) ** 4
    assert figures(panel) == pytest.approx({"removed": some, "all": some}, abs=EXACT)


def test_a_re_roll_of_a_rally_counts_what_lies_there() -> None:
    """B5A-19.2."""
    table = Battlefield.empty().army(PLAINS, orcs=3, damage=3, tokens=2)
    table.acting(SHADOW, shadow="muster").shadow.chooses("act:muster:rally")
    table.dice(5, 1, 1).shadow.chooses(f"rally:{PLAINS}", "done")
    (panel,) = volleys(table, SHADOW, "reroll:2:0")
    assert panel.hits == pytest.approx((0, 4 / 9, 4 / 9, 1 / 9), abs=EXACT)
    assert figures(panel)["removed"] == pytest.approx(1 + 2 / 3, abs=EXACT)


def test_cards_with_dice() -> None:
    """CR-34, CR-55: Great Dread, and Shower of Arrows, which hits on 4."""
    table = archers(orcs=2).hand(FREE, "sf-shower-of-arrows").acting(FREE, free="character")
    (arrows,) = volleys(table, FREE, "play:character:sf-shower-of-arrows")
    assert (arrows.at, arrows.dice, arrows.target) == (PLAINS, 3, 4)
    table = Battlefield.empty().army(PLAINS, orcs=1).hand(SHADOW, "ss-great-dread")
    table.controls("ruins-of-dale", "ravenhill").acting(SHADOW, shadow="muster")
    (dread,) = volleys(table, SHADOW, "play:muster:ss-great-dread")
    assert (dread.dice, dread.target, figures(dread)) == (4, 4, {"tokens": 2})


def test_what_rolls_no_dice_has_no_forecast() -> None:
    table = Battlefield.empty().army(HILLS, lake_men=1).character("gandalf", HILLS)
    table = general(table, "gandalf")
    war: War = table.state
    assert foresee(TrialWorld(war, FREE)) is None
    assert volleys(table, FREE, "use-general:gandalf") == []
