"""Chapter 9: factions are called to battles."""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, fight, held, lay
from expansions.warriors.faction_tables import FactionTable
from ostrog.expansions.warriors.board.pieces import GONE
from ostrog.expansions.warriors.board.pools import DECK_OF_CALL
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import reroll_modifier
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.dice.event_hands import hand_size

EAGLE_CARDS = ["fp-ctb-out-of-the-high-airs", "fp-ctb-speeding-on-a-gathering-wind"]
ENT_CARDS = ["fp-ctb-the-forest-is-rising", "fp-ctb-with-doom-we-come"]
DEAD_CARDS = ["fp-ctb-king-of-the-dead", "fp-ctb-terror-of-the-dead"]
SPIDER_CARDS = ["sa-ctb-hideous-speed", "sa-ctb-webs-of-shadow"]
KING, DOOM = "fp-ctb-king-of-the-dead", "fp-ctb-with-doom-we-come"


@pytest.mark.rule("WOME-9.1", "WOME-9.2")
def test_each_side_takes_two_cards_of_every_faction_that_comes() -> None:
    table = armies().faction("eagles", moria=1).faction("ents", rivendell=1, fangorn=1)
    table.character("gimli", "fangorn")
    table.faction("ents", rivendell=1, old_forest=1)
    table.war.second_entwood = True
    table.attack(FROM, TO)
    assert held(table, FREE) == EAGLE_CARDS
    assert held(table, SHADOW) == []


@pytest.mark.rule("WOME-9.1")
def test_at_most_six_cards_are_taken() -> None:
    table = armies().character("gimli", "fangorn").the_dead("helms-deep", 2)
    table.faction("eagles", westemnet=1).faction("ents", fangorn=2)
    table.attack(FROM, TO)
    assert held(table, FREE) == sorted([*EAGLE_CARDS, *ENT_CARDS, *DEAD_CARDS])


@pytest.mark.rule("WOME-9.3")
def test_the_witch_king_learns_nothing_from_such_a_card() -> None:
    table = armies().character("witch-king", FROM).faction("spiders", eastemnet=1)
    fight(table, "sa-ctb-webs-of-shadow", dice=(1,) * 8)
    assert table.asked_kind != "draw-or-not"
    table = armies().character("witch-king", FROM).faction("spiders", eastemnet=1)
    table.hand(SHADOW, "sh-str-04").attack(FROM, TO)
    lay(table, "sh-str-04", dice=(1,) * 8)
    assert table.asked_kind == "draw-or-not"


@pytest.mark.rule("WOME-9.3", "WOME-9.11")
def test_such_a_card_is_not_put_away_for_a_hand_that_is_too_large() -> None:
    cards = ["sh-str-04", *[f"sh-char-{number:02}" for number in range(2, 8)]]
    table = armies().character("witch-king", FROM).faction("spiders", eastemnet=1)
    table.hand(SHADOW, *cards).attack(FROM, TO)
    table.shadow.chooses("lay:sh-str-04")
    if table.asked_kind == "combat-card":
        table.free.chooses("lay-nothing")
    table.dice(*[1] * 8).shadow.chooses("draw:strategy")
    assert table.asked == [(SHADOW, "hand-limit")]
    for card in SPIDER_CARDS:
        table.shadow.may_not(f"bury:{card}", because="WOTR-7.1")
    table.shadow.may("bury:sh-char-02")


@pytest.mark.rule("WOME-9.3", "WOME-2.6")
def test_such_cards_are_in_no_deck_and_among_no_discards() -> None:
    table = armies().the_dead("helms-deep", 2).faction("spiders", eastemnet=1)
    fight(table, KING, "sa-ctb-webs-of-shadow", dice=(1,) * 9)
    table.shadow.chooses("cease")
    for side, name in ((FREE, "free"), (SHADOW, "shadow")):
        for deck in ("character", "strategy"):
            places = ("deck", "used", "table")
            lying = {
                card for place in places for card in table.state.faces(f"{name}-{deck}-{place}")
            }
            assert not lying & {*DECK_OF_CALL}
            calls = [card for card, place in DECK_OF_CALL.items() if place == (side, deck)]
            assert sorted(table.state.faces(f"{name}-{deck}-calls")) == sorted(calls)


@pytest.mark.rule("WOME-9.4")
def test_one_card_is_laid_whatever_it_is() -> None:
    table = armies().faction("spiders", eastemnet=1).hand(SHADOW, "sh-str-04")
    table.attack(FROM, TO)
    table.shadow.may("lay:sh-str-04", "lay:sa-ctb-webs-of-shadow")
    table.shadow.chooses("lay:sa-ctb-webs-of-shadow")
    table.shadow.may_not("lay:sh-str-04", because="WOTR-12.1")


@pytest.mark.rule("WOME-9.5", "WOME-9.6", "WOME-8.10")
def test_a_card_returns_and_is_played_again_while_its_faction_comes() -> None:
    table = armies({"sauron_regular": 10}, {"rohan_regular": 10}).the_dead("helms-deep", 2)
    fight(table, KING, dice=(1,) * 13)
    assert table.at("dead") == {"helms-deep": 1}
    assert held(table, FREE) == DEAD_CARDS
    table.shadow.chooses("press")
    table.free.chooses("stand")
    lay(table, KING, dice=(1,) * 13)
    assert table.war.faction_states["dead"] == GONE
    table.shadow.chooses("press")
    table.free.chooses("stand")
    assert table.asked_kind == "combat-card"
    table.free.may_not(f"lay:{KING}", because="WOTR-12.5")


@pytest.mark.rule("WOME-9.7")
def test_who_uses_no_combat_card_calls_nobody() -> None:
    table = armies().army("minas-tirith", gondor_regular=2).army("osgiliath", sauron_regular=3)
    table.the_dead("lossarnach", 2).lay("shadow-strategy-table", "sh-str-03")
    table.war.activate(table.war.setting.derived.cards.sources["sh-str-03"], SHADOW)
    table.war.sieges["minas-tirith"] = FREE
    table.state.put(SHADOW, "minas-tirith", (3, 0, 0, 0, 0, 0, 0))
    table.hand(SHADOW, "sh-str-04").assault("minas-tirith")
    assert held(table, FREE) == DEAD_CARDS
    table.shadow.chooses("lay-nothing")
    assert table.asked_kind != "combat-card"  # nobody asks the Free Peoples


@pytest.mark.rule("WOME-9.8")
def test_a_cancelled_card_has_no_effect_and_costs_nothing() -> None:
    table = armies().the_dead("helms-deep", 2).hand(SHADOW, "sh-str-19")
    bats = next(
        card
        for card, printed in table.war.setting.derived.cards.printed.items()
        if printed.combat == "swarm-of-bats"
    )
    table.hand(SHADOW, bats)
    fight(table, KING, bats, dice=(1,) * 6)
    assert table.at("dead") == {"helms-deep": 2}
    assert events.CombatCardCancelled("free", KING) in table.events


@pytest.mark.rule("WOME-9.13")
@pytest.mark.parametrize(("card", "bonus"), [(KING, 0), ("", 1)])
def test_a_call_counts_as_a_combat_card_that_was_used(card: str, bonus: int) -> None:
    table = armies({"sauron_regular": 3, "sauron_nazgul": 1}).the_dead("helms-deep", 2)
    table.hand(SHADOW, "sh-str-19")
    bats = next(
        card
        for card, printed in table.war.setting.derived.cards.printed.items()
        if printed.combat == "swarm-of-bats"
    )
    fight(table.hand(SHADOW, bats), card, bats, dice=(1,) * 6)
    assert table.asked_kind == "leader-reroll"
    assert reroll_modifier(table.war, SHADOW) == bonus


@pytest.mark.rule("WOME-9.9", "WOME-2.6")
def test_after_the_battle_all_cards_are_set_aside() -> None:
    table = armies().the_dead("helms-deep", 2).faction("spiders", eastemnet=1)
    fight(table, KING, dice=(1,) * 9)
    table.shadow.chooses("cease")
    assert table.war.battle is None
    assert held(table, FREE) == held(table, SHADOW) == []
    assert table.war.called == {}
    assert len(table.state.faces("free-strategy-calls")) == 3


@pytest.mark.rule("WOME-9.10")
def test_the_lower_number_acts_first() -> None:
    moments = FactionTable.empty().war.setting.derived.cards.moments
    assert moments["out-of-the-high-airs"] == (1,)
    assert moments["with-doom-we-come"] == moments["king-of-the-dead"] == (2,)
    assert moments["old-hatred"] == moments["hideous-speed"] == (2,)
    assert moments["fierce-folk"] == (6,)
    assert moments["speeding-on-a-gathering-wind"][-1] == 7
    for last in ("the-forest-is-rising", "terror-of-the-dead", "the-last-stroke-of-doom"):
        assert moments[last] == (8,)


@pytest.mark.rule("WOME-9.10")
@pytest.mark.parametrize(
    ("attacker", "order"), [(SHADOW, ["free", "shadow"]), (FREE, ["shadow", "free"])]
)
def test_of_two_cards_with_the_same_number_that_of_the_defender_acts_first(
    attacker: int, order: list[str]
) -> None:
    table = armies().the_dead(TO, 2).faction("dunlendings", eastemnet=1)
    where = (FROM, TO) if attacker == SHADOW else (TO, FROM)
    fight(table, KING, "sa-ctb-old-hatred", dice=(2,) * 10, source=where[0], target=where[1])
    rolled = [each for each in table.events if isinstance(each, events.AdditionalDiceRolled)]
    assert [each.side for each in rolled] == order


@pytest.mark.rule("WOME-9.10")
def test_a_lower_number_acts_before_the_defenders_higher_one() -> None:
    table = armies().the_dead(TO, 2).faction("dunlendings", eastemnet=1).hand(SHADOW)
    fight(table, KING, "sa-ctb-fierce-folk", dice=(6, 6, 6), source=TO, target=FROM)
    assert table.war.units(SHADOW, FROM) == 0  # who falls first cancels no hit


@pytest.mark.rule("WOME-9.11")
def test_they_count_for_no_hand_limit() -> None:
    table = armies().the_dead("helms-deep", 2).hand(FREE, "fp-str-01", "fp-char-01")
    table.attack(FROM, TO)
    assert hand_size(table.war, FREE) == 2
    assert held(table, FREE) == DEAD_CARDS


@pytest.mark.rule("WOME-9.12")
def test_figures_in_a_battle_are_no_units() -> None:
    table = armies({"sauron_regular": 1}).faction("spiders", eastemnet=3)
    fight(table, dice=(1, 5, 1, 1))
    assert table.war.units(SHADOW, FROM) == 0
    assert table.war.faction_states["spiders"] == GONE


@pytest.mark.rule("WOME-9.14")
@pytest.mark.parametrize(("region", "able"), [(FROM, True), (TO, False)])
def test_figures_count_where_the_shadow_army_stands(region: str, able: bool) -> None:
    table = armies().faction("spiders", **{region: 1}).attack(FROM, TO)
    assert (held(table, SHADOW) == SPIDER_CARDS) == able


@pytest.mark.rule("WOME-9.15")
def test_a_faction_that_comes_later_is_not_called() -> None:
    table = armies({"sauron_regular": 9}, {"rohan_regular": 9}).hand(SHADOW, "sh-str-04")
    fight(table, dice=(1,) * 10)
    table.shadow.chooses("press")
    table.the_dead("helms-deep", 2).free.chooses("stand")
    assert held(table, FREE) == []


@pytest.mark.rule("WOME-9.15")
def test_who_goes_inside_at_once_takes_no_cards() -> None:
    table = armies().army("helms-deep", rohan_regular=2).the_dead("westemnet", 2)
    table.army("fords-of-isen", sauron_regular=3).attack("fords-of-isen", "helms-deep")
    table.free.chooses("go-inside")
    assert table.war.called == {}
    assert held(table, FREE) == []


@pytest.mark.rule("WOME-9.1", "WOME-9.4")
def test_the_enemy_does_not_see_whether_a_faction_is_called() -> None:
    table = armies().the_dead("helms-deep", 2).hand(FREE, "fp-str-20").attack(FROM, TO)
    assert set(DEAD_CARDS) <= {
        *table.shadow.sees("hand-0-character"),
        *table.shadow.sees("hand-0-strategy"),
    }
    table.free.chooses(f"lay:{KING}")
    assert table.shadow.hears()
