"""The odds of a battle count calls to battle that are known, and no others."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies
from expansions.warriors.faction_tables import FactionTable
from games.war_of_the_ring.test_forecast import EXACT, endings, prospect
from ostrog.expansions.warriors.board.values import HERE
from ostrog.kernel import TrialWorld, asks, resample
from ostrog.table import Prospect, foresee
from ostrog.words import LANGUAGES
from ostrog.words.files import sources

DOOM, RISING = "fp-ctb-with-doom-we-come", "fp-ctb-the-forest-is-rising"
AIRS, WIND = "fp-ctb-out-of-the-high-airs", "fp-ctb-speeding-on-a-gathering-wind"
WEBS, SPEED = "sa-ctb-webs-of-shadow", "sa-ctb-hideous-speed"
FOLK, HATRED = "sa-ctb-fierce-folk", "sa-ctb-old-hatred"
BORNE, STROKE = "sa-ctb-borne-up-on-the-wind", "sa-ctb-the-last-stroke-of-doom"
EVEN = {"taken": 0.4, "held": 0.4, "nobody": 0.2}
"""How one unit against one ends in the field, each hitting with a third."""


def duel(shadow: dict[str, int] | None = None, free: dict[str, int] | None = None) -> FactionTable:
    """Return a table with small armies in Rohan."""
    return armies(shadow or {"sauron_regular": 1}, free or {"rohan_regular": 1})


def wood(table: FactionTable) -> FactionTable:
    """Let Ents stand in Fangorn, with a Companion."""
    return table.character("gimli", "fangorn").faction("ents", fangorn=2)


def asked_to_lay(table: FactionTable, seat: int) -> FactionTable:
    """Begin the battle, and go to the card of a seat."""
    table.attack(FROM, TO)
    while table.asked[0][0] != seat:
        table.seat(table.asked[0][0]).chooses("lay-nothing")
    return table


def odds(table: FactionTable, seat: int, card: str) -> dict[str, float]:
    """Return how the battle ends if a seat lays a card, or none."""
    return endings(with_card(table, seat, card))


def with_card(table: FactionTable, seat: int, card: str) -> Prospect:
    return prospect(table, seat, f"lay:{card}" if card else "lay-nothing")


@pytest.mark.rule("WOME-17.24", "WOME-9.10")
def test_dice_before_the_combat_roll_thin_the_enemy_out_first() -> None:
    table = asked_to_lay(wood(duel()), FREE)
    assert odds(table, FREE, "") == pytest.approx(EVEN, abs=EXACT)
    # One unit withstands three dice that hit with a half in one case of eight.
    found = odds(table, FREE, DOOM)
    expected = {"taken": 0.4 / 8, "held": 7 / 8 + 0.4 / 8, "nobody": 0.2 / 8}
    assert found == pytest.approx(expected, abs=EXACT)


@pytest.mark.rule("WOME-17.24", "WOME-17.11")
def test_old_hatred_rolls_a_die_for_each_dunlending() -> None:
    table = asked_to_lay(duel().faction("dunlendings", eastemnet=3), SHADOW)
    fells = 1 - (5 / 6) ** 3
    assert odds(table, SHADOW, HATRED)["taken"] == pytest.approx(
        fells + (1 - fells) * 0.4, abs=EXACT
    )


@pytest.mark.rule("WOME-17.29")
def test_dunlendings_fall_for_the_hits_of_the_enemy() -> None:
    table = asked_to_lay(duel().faction("dunlendings", eastemnet=3), SHADOW)
    expected = {"taken": 1 / 3 + 2 / 3 * 0.4, "held": 2 / 3 * 0.4, "nobody": 2 / 3 * 0.2}
    assert odds(table, SHADOW, FOLK) == pytest.approx(expected, abs=EXACT)


@pytest.mark.rule("WOME-17.26")
@pytest.mark.parametrize(("card", "stopped"), [("", 0.0), (RISING, 4 / 9)])
def test_the_forest_ends_the_battle_after_the_round(card: str, stopped: float) -> None:
    table = asked_to_lay(wood(duel()), FREE)
    assert odds(table, FREE, card).get("stopped", 0.0) == pytest.approx(stopped, abs=EXACT)


@pytest.mark.rule("WOME-12.7", "WOTR-11.17")
def test_nazgul_lead_nobody_in_the_round_of_the_eagles_and_again_in_the_next() -> None:
    table = duel({"sauron_regular": 1, "sauron_nazgul": 1}).faction("eagles", westemnet=1)
    asked_to_lay(table, FREE)
    attack, defence = 5 / 9, 1 / 3
    later = attack * (1 - defence) / (1 - (1 - attack) * (1 - defence))
    assert odds(table, FREE, "")["taken"] == pytest.approx(later, abs=EXACT)
    expected = (1 / 3) * (2 / 3) + (2 / 3) ** 2 * later
    assert odds(table, FREE, AIRS)["taken"] == pytest.approx(expected, abs=EXACT)


@pytest.mark.rule("WOME-12.7", "WOTR-12.6")
def test_what_eagles_did_in_a_round_counts_in_no_later_one() -> None:
    shadow = {"sauron_regular": 2, "sauron_nazgul": 1}
    table = duel(shadow, {"rohan_regular": 2, "rohan_leader": 1}).faction("eagles", westemnet=2)
    asked_to_lay(table, FREE).dice(1, 1, 1, 1).free.chooses(f"lay:{AIRS}")
    assert table.asked_kind == "leader-reroll"
    known = prospect(table, FREE, "reroll:0")
    bare = duel(shadow, {"rohan_regular": 2, "rohan_leader": 1})
    bare.dice(1, 1, 1, 1).attack(FROM, TO).shadow.chooses("reroll:0")
    assert endings(known) == pytest.approx(endings(prospect(bare, FREE, "reroll:0")), abs=EXACT)


@pytest.mark.rule("WOME-17.28")
def test_webs_add_a_hit_for_whoever_has_hit_more_often() -> None:
    table = asked_to_lay(duel(free={"rohan_regular": 2}).faction("spiders", eastemnet=2), SHADOW)
    rest = odds(table, SHADOW, "")["taken"]
    # Where the only die hits and neither of two does, a hit more fells the second unit.
    both, none = (1 / 3) * (4 / 9), (2 / 3) * (4 / 9)
    assert odds(table, SHADOW, WEBS)["taken"] == pytest.approx(both + none * rest, abs=EXACT)


@pytest.mark.rule("WOME-17.27")
def test_the_last_stroke_gives_a_siege_another_round() -> None:
    table = armies().faction("corsairs", dol_amroth=2)
    table.army("dol-amroth", gondor_regular=2).siege("dol-amroth")
    table.state.put(SHADOW, "dol-amroth", table.war.counts(SHADOW, FROM))
    table.assault("dol-amroth")
    bare, found = (with_card(table, SHADOW, card) for card in ("", STROKE))
    assert found.rounds > bare.rounds == pytest.approx(1, abs=EXACT)
    assert "forecast-free-rounds" in found.notes
    assert endings(found)["taken"] > endings(bare)["taken"]


@pytest.mark.rule("WOME-17.12")
def test_armed_dunlendings_fight_in_the_round_of_their_call() -> None:
    table = duel().faction("dunlendings", eastemnet=2).character("saruman", "orthanc")
    table.table_card("sa-armed-by-saruman")
    asked_to_lay(table, SHADOW)
    plain = asked_to_lay(duel().faction("dunlendings", eastemnet=2), SHADOW)
    assert odds(table, SHADOW, "") == pytest.approx(odds(plain, SHADOW, ""), abs=EXACT)
    assert odds(table, SHADOW, FOLK)["taken"] > odds(plain, SHADOW, FOLK)["taken"]


# What is not counted


@pytest.mark.rule("WOME-9.1")
def test_a_call_that_is_not_counted_is_named_so() -> None:
    table = asked_to_lay(duel().faction("spiders", eastemnet=2), SHADOW)
    assert "forecast-card-uncounted" in with_card(table, SHADOW, SPEED).notes
    assert "forecast-card-counted" in with_card(table, SHADOW, WEBS).notes
    assert odds(table, SHADOW, SPEED) == pytest.approx(odds(table, SHADOW, ""), abs=EXACT)


@pytest.mark.rule("WOME-14.19")
def test_units_that_come_later_are_not_counted() -> None:
    table = armies().army("west-harondor", southrons_regular=2).army("pelargir", gondor_regular=3)
    table.faction("corsairs", west_harondor=2).attack("west-harondor", "pelargir")
    assert "forecast-card-uncounted" in with_card(table, SHADOW, BORNE).notes


@pytest.mark.rule("WOME-9.1")
def test_that_factions_may_come_is_said_and_only_then() -> None:
    near = asked_to_lay(wood(duel()), FREE)
    assert "forecast-calls" in with_card(near, FREE, "").notes
    alone = duel()
    alone.attack(FROM, TO)
    assert "forecast-calls" not in prospect(alone, alone.asked[0][0]).notes
    for language in LANGUAGES:
        assert "forecast-calls" in sources(HERE / "words", language)


@pytest.mark.rule("WOTR-12.2", "WOTR-H.2", "WOME-9.4")
def test_a_call_that_lies_hidden_changes_no_odds() -> None:
    packed, seen = msgspec.msgpack.Encoder().encode, set[bytes]()
    for card in (FOLK, WEBS):  # with the same back
        table = wood(duel().faction("dunlendings", eastemnet=3).faction("spiders", eastemnet=2))
        asked_to_lay(table, SHADOW).shadow.chooses(f"lay:{card}")
        found = foresee(TrialWorld(table.state, FREE), [table.option(f"lay:{DOOM}")])
        assert found is not None
        seen.add(packed(found))
    assert len(seen) == 1


def test_worlds_that_look_the_same_have_the_same_odds() -> None:
    packed = msgspec.msgpack.Encoder().encode
    seen, random = 0, Random(2)
    for near in (FOLK, HATRED, WEBS, SPEED):
        table = wood(duel({"sauron_regular": 3}, {"rohan_regular": 3}))
        table.faction("dunlendings", eastemnet=2).faction("spiders", eastemnet=2).attack(FROM, TO)
        table.shadow.chooses(f"lay:{near}")
        war = table.state
        for option in asks(war)[0].options:
            other = resample(war, (FREE,), random)
            mine = foresee(TrialWorld(war, FREE), [option])
            theirs = foresee(TrialWorld(other, FREE, random=Random(1)), [option])
            assert packed(mine) == packed(theirs)
            seen += mine is not None
    assert seen >= 8
