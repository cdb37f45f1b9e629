"""Cards that change a battle as a whole: Death to the Forgoil, and Orderly Withdrawal.

Also what Armed by Saruman and Huge and Horrible change outside the combat roll.
"""

from __future__ import annotations

import pytest

from expansions.warriors.call_tables import FREE, FROM, SHADOW, TO, armies, lay
from expansions.warriors.faction_tables import FactionTable
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import combat_strength
from ostrog.games.war_of_the_ring.board.state import stacking_limit

FORGOIL, BOATS = "sa-death-to-the-forgoil-1", "fp-swift-boats"
ARMED, HUGE = "sa-armed-by-saruman", "sa-huge-and-horrible"


# Death to the Forgoil


def hillmen(regulars: int = 2, number: int = 2, **free: int) -> FactionTable:
    """Let the Shadow be about to attack with Isengard and Dunlendings."""
    figures = {"westemnet": number} if number else {"moria": 1}
    table = FactionTable.empty().faction("dunlendings", **figures)
    table.army("westemnet", isengard_regular=regulars)
    table.army("eastemnet", **(free or {"rohan_regular": 3}))
    return table.hand(SHADOW, FORGOIL).acting(SHADOW, free="character", shadow="army")


def attacks(table: FactionTable, *dice: int) -> FactionTable:
    """Let the army attack, and nobody lay a card."""
    table.dice(*dice).shadow.chooses(f"play:army:{FORGOIL}")
    if table.asked_kind == "attack":
        table.shadow.chooses("attack:westemnet:eastemnet", "go")
    return table.declines()


@pytest.mark.rule("WOME-17.11")
def test_dunlendings_fight_as_regulars_and_may_fall_for_a_hit() -> None:
    table = attacks(hillmen(), 1, 1, 1, 1, 5, 1, 1)
    assert combat_strength(table.war, SHADOW) == 3
    table.shadow.chooses("cease")
    assert set(table.shadow.options) == {"spend-figures:0", "spend-figures:1"}
    table.shadow.may_not("spend-figures:2", because="WOME-17.29").chooses("spend-figures:1")
    assert table.at("dunlendings") == {"westemnet": 1}
    assert table.figures("westemnet") == {"isengard-regular": 2}
    assert table.war.pool_of_figures["dunlendings"] == 7


@pytest.mark.rule("WOME-17.11")
def test_or_a_regular_has_fallen() -> None:
    table = attacks(hillmen(), 1, 1, 1, 1, 5, 1, 1)
    waiting = table.waiting("isengard-regular")
    table.shadow.chooses("cease").chooses("spend-figures:0")
    assert table.at("dunlendings") == {"westemnet": 2}
    assert table.figures("westemnet") == {"isengard-regular": 1}
    assert table.waiting("isengard-regular") == waiting


@pytest.mark.rule("WOME-17.11", "WOME-15.13")
def test_survivors_are_dunlendings_again_and_advance() -> None:
    table = attacks(hillmen(2, 2, rohan_regular=1), 5, 1, 1, 1, 1)
    table.shadow.chooses("advance")
    assert table.at("dunlendings") == {"eastemnet": 2}
    assert table.figures("eastemnet") == {"isengard-regular": 2}
    assert table.war.hillmen == 0


@pytest.mark.rule("WOME-17.11")
def test_an_army_that_is_gone_takes_them_along() -> None:
    table = attacks(hillmen(1, 1, rohan_regular=5), 1, 1, 6, 6, 1, 1, 1)
    assert table.at("dunlendings") == {}
    assert table.war.pool_of_figures["dunlendings"] == 8
    assert table.figures("westemnet") == {}


@pytest.mark.rule("WOME-4.12", "WOME-17.11")
@pytest.mark.parametrize(
    ("number", "free", "able"),
    [
        (1, {"rohan_regular": 1}, True),
        (1, {"gondor_regular": 1, "elves_regular": 1}, True),
        (1, {"elves_regular": 2}, False),
        (0, {"rohan_regular": 1}, False),
    ],
)
def test_it_needs_a_dunlending_and_an_enemy_of_rohan_or_gondor(
    number: int, free: dict[str, int], able: bool
) -> None:
    table = hillmen(2, number, **free)
    if able:
        table.shadow.may(f"play:army:{FORGOIL}")
    else:
        table.shadow.may_not(f"play:army:{FORGOIL}", because="WOTR-7.5")


@pytest.mark.rule("WOME-10.8")
def test_in_a_team_only_an_own_army_attacks() -> None:
    table = FactionTable.empty("four-players").faction("dunlendings", westemnet=2)
    table.army("westemnet", isengard_regular=2).army("eastemnet", rohan_regular=3)
    table.hand(1, FORGOIL).acting(1, shadow="army", free="character")
    table.seat(1).may_not(f"play:army:{FORGOIL}", because="WOTR-7.5")
    table.hand(1).hand(2, FORGOIL).acting(2, shadow="army", free="character")
    table.seat(2).may(f"play:army:{FORGOIL}")


# Orderly Withdrawal


@pytest.mark.rule("WOME-17.30")
def test_a_defender_who_cancels_a_hit_must_retreat() -> None:
    table = armies(free={"rohan_regular": 3, "rohan_leader": 1}).hand(FREE, BOATS)
    lay(table.attack(FROM, TO), BOATS, dice=(5, 5, 1, 1, 1, 1, 1))
    while table.asked_kind == "leader-reroll":
        table.free.chooses("reroll:0")
    table.free.chooses("cancel-hit")
    assert table.war.units(FREE, TO) == 2
    table.shadow.chooses("press")
    assert table.asked_kind == "withdraw"
    assert "stand" not in table.free.options
    table.free.chooses("retreat-to:folde")
    assert table.war.units(FREE, "folde") == 2


@pytest.mark.rule("WOME-17.30")
def test_if_the_attacker_ceases_or_no_hit_is_cancelled_he_stays() -> None:
    for cancelled, then in ((True, "cease"), (False, "press")):
        table = armies(free={"rohan_regular": 3, "rohan_leader": 1}).hand(FREE, BOATS)
        lay(table.attack(FROM, TO), BOATS, dice=(5, 5, 1, 1, 1, 1, 1))
        while table.asked_kind == "leader-reroll":
            table.free.chooses("reroll:0")
        table.free.chooses("cancel-hit" if cancelled else "forgo")
        table.shadow.chooses(then)
        assert table.war.units(FREE, TO) == (2 if cancelled else 1)
        assert table.asked_kind != "withdraw"


@pytest.mark.rule("WOME-17.30")
def test_an_attacker_who_cancels_a_hit_ceases() -> None:
    table = armies(free={"rohan_regular": 3, "rohan_leader": 1}).hand(FREE, BOATS)
    lay(table.attack(TO, FROM), BOATS, dice=(1, 1, 1, 5, 1, 1, 1))
    while table.asked_kind == "leader-reroll":
        table.free.chooses("reroll:0")
    table.free.chooses("cancel-hit")
    assert table.war.battle is None
    assert table.war.units(FREE, TO) == 3


@pytest.mark.rule("WOME-17.30")
def test_a_defender_may_go_into_his_stronghold() -> None:
    table = armies().army("helms-deep", rohan_regular=3, rohan_leader=1).hand(FREE, BOATS)
    table.army("fords-of-isen", isengard_regular=3).attack("fords-of-isen", "helms-deep")
    table.free.chooses("field")
    lay(table, BOATS, dice=(6, 6, 1, 1, 1, 1))
    while table.asked_kind == "leader-reroll":
        table.free.chooses("reroll:0")
    table.free.chooses("cancel-hit")
    table.shadow.chooses("press")
    table.free.chooses("go-inside")
    if table.asked_kind == "advance":
        table.shadow.chooses("advance")
    assert table.war.sieges == {"helms-deep": FREE}


@pytest.mark.rule("WOME-17.30")
def test_it_needs_a_leader_in_the_battle() -> None:
    table = armies().hand(FREE, BOATS).attack(FROM, TO)
    table.free.may_not(f"lay:{BOATS}", because="WOTR-12.5")


# Armed by Saruman against Ents


@pytest.mark.rule("WOME-17.13")
def test_dunlendings_may_fall_when_ents_attack() -> None:
    table = FactionTable.empty().character("gimli", "fangorn").character("saruman", "orthanc")
    table.faction("ents", fangorn=3).army("westemnet", isengard_regular=3)
    table.faction("dunlendings", westemnet=1).table_card(ARMED)
    table.draws("strike", 5, 5, 0).plays_faction(FREE, "fp-march-of-the-ents-1")
    table.free.chooses("strike:westemnet")
    assert set(table.shadow.options) == {"spend-figures:0", "spend-figures:1"}
    table.shadow.chooses("spend-figures:1")
    assert table.at("dunlendings") == {}
    assert table.war.units(SHADOW, "westemnet") == 2


@pytest.mark.rule("WOME-17.13")
def test_without_the_card_and_before_the_dead_they_do_not() -> None:
    table = FactionTable.empty().character("gimli", "fangorn").character("saruman", "orthanc")
    table.faction("ents", fangorn=3).army("westemnet", isengard_regular=3)
    table.faction("dunlendings", westemnet=1)
    table.draws("strike", 5, 5, 0).plays_faction(FREE, "fp-march-of-the-ents-1")
    table.free.chooses("strike:westemnet")
    assert table.war.units(SHADOW, "westemnet") == 1
    table = FactionTable.empty().the_dead("edoras", 3).army("westemnet", isengard_regular=3)
    table.character("saruman", "orthanc").faction("dunlendings", westemnet=1).table_card(ARMED)
    table.draws("strike", 5, 0, 0).plays_faction(FREE, "fp-wraiths-of-fear-1")
    table.free.chooses("strike:westemnet")
    assert table.war.units(SHADOW, "westemnet") == 2
    assert table.at("dunlendings") == {"westemnet": 1}


# Huge and Horrible and the size of armies


@pytest.mark.rule("WOME-16.4", "WOME-16.12")
def test_huge_spiders_take_room() -> None:
    table = FactionTable.empty().faction("spiders", moria=3)
    assert stacking_limit(table.war, SHADOW, "moria") == 10
    table.table_card(HUGE)
    assert stacking_limit(table.war, SHADOW, "moria") == 7
    assert stacking_limit(table.war, FREE, "moria") == 10
    table.army("moria", sauron_regular=2).siege("moria")
    assert stacking_limit(table.war, SHADOW, "moria") == 2


@pytest.mark.rule("WOME-16.4")
@pytest.mark.parametrize(("spiders", "units"), [(2, 8), (0, 10), (1, 9)])
def test_when_the_card_comes_what_is_too_much_leaves(spiders: int, units: int) -> None:
    table = FactionTable.empty().faction("spiders", moria=2, dol_guldur=1)
    table.army("moria", sauron_regular=10).plays_faction(SHADOW, HUGE)
    table.shadow.chooses(f"spend-figures:{2 - spiders}")
    assert table.war.number_at("spiders", "moria") == spiders
    assert table.war.units(SHADOW, "moria") == units


@pytest.mark.rule("WOME-16.12")
def test_huge_spiders_take_the_room_of_few_units_in_a_besieged_stronghold() -> None:
    table = FactionTable.empty().faction("spiders", minas_morgul=3).table_card(HUGE)
    table.army("minas-morgul", sauron_regular=4).army("north-ithilien", gondor_regular=6)
    table.attack("north-ithilien", "minas-morgul").shadow.chooses("go-inside")
    table.free.chooses("advance")
    table.shadow.chooses("spend-figures:1")
    assert table.war.number_at("spiders", "minas-morgul") == 2
    assert table.war.units(SHADOW, "minas-morgul") == 3


# The calls of Dunlendings who are Regulars


FOLK, HATRED = "sa-ctb-fierce-folk", "sa-ctb-old-hatred"


def called(table: FactionTable, card: str, *dice: int) -> FactionTable:
    """Let the army of Dunlendings attack, and call them with a card."""
    table.dice(*dice).shadow.chooses(f"play:army:{FORGOIL}")
    if table.asked_kind == "attack":
        table.shadow.chooses("attack:westemnet:eastemnet", "go")
    return lay(table, card)


@pytest.mark.rule("WOME-17.11", "WOME-9.1", "WOME-15.15")
def test_as_regulars_they_are_called_all_the_same_and_may_fall_for_a_hit() -> None:
    table = called(hillmen(2, 2), FOLK, 1, 1, 1, 1, 5, 5, 1)
    table.shadow.may_not("spend-figures:3", because="WOME-17.29").chooses("spend-figures:2")
    battle = table.war.battle
    assert battle is not None
    assert sum(battle.part) == 2
    table.shadow.chooses("cease")
    assert table.at("dunlendings") == {}
    assert table.figures("westemnet") == {"isengard-regular": 2}
    assert table.war.pool_of_figures["dunlendings"] == 8


@pytest.mark.rule("WOME-17.11", "WOME-17.24")
@pytest.mark.parametrize(("values", "left"), [((1, 2), 1), ((1, 1), 0)])
def test_old_hatred_rolls_for_those_who_are_regulars(values: tuple[int, ...], left: int) -> None:
    table = called(hillmen(1, 2), HATRED, *values, *[1] * 6)
    assert combat_strength(table.war, SHADOW) == 1 + left
    table.shadow.chooses("cease")
    assert table.at("dunlendings") == ({"westemnet": left} if left else {})
    assert table.figures("westemnet") == {"isengard-regular": 1}


@pytest.mark.rule("WOME-17.11", "WOME-17.12")
def test_armed_they_add_to_the_strength_although_they_are_regulars() -> None:
    table = called(hillmen(1, 2).table_card(ARMED), FOLK, *[1] * 5, *[1] * 3)
    assert combat_strength(table.war, SHADOW) == 5


@pytest.mark.rule("WOME-17.11")
def test_nobody_of_those_who_fell_for_a_call_is_left() -> None:
    table = hillmen(1, 1, rohan_regular=3, gondor_regular=2).faction("dunlendings", westemnet=1)
    table.army("westemnet", isengard_regular=1, sauron_nazgul=1)
    table = called(table, FOLK, 1, 1, 1, 5, 5, 5, 5, 5)
    while table.asked_kind == "leader-reroll":
        table.shadow.chooses("reroll:0")
    table.shadow.chooses("spend-figures:1")
    assert table.war.battle is None
    assert table.figures("westemnet") == {}
    assert table.war.hillmen == 0
    assert table.war.pool_of_figures["dunlendings"] == 8


@pytest.mark.rule("WOME-17.11", "WOME-17.26")
def test_when_terror_ends_the_battle_they_are_dunlendings_again() -> None:
    table = hillmen(2, 2).the_dead("folde", 1)
    table.army("eastemnet", rohan_regular=3).dice(*[1] * 9)
    table.shadow.chooses(f"play:army:{FORGOIL}")
    if table.asked_kind == "attack":
        table.shadow.chooses("attack:westemnet:eastemnet", "go")
    lay(table, "fp-ctb-terror-of-the-dead").free.chooses("pay-figure:dead")
    assert table.war.battle is None
    assert table.war.hillmen == 0
    assert table.at("dunlendings") == {"westemnet": 2}
    assert table.figures("westemnet") == {"isengard-regular": 2}
