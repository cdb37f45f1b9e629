"""The events that move armies and let them attack, card by card."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events


def unmet(card: str, seat: int, table: RingTable) -> None:
    """Check that the requirement of a card is not met on a table."""
    table.hand(seat, card).acting(seat, free="event", shadow="event")
    table.seat(seat).may_not(f"play:event:{card}", because="WOTR-7.5")


def is_discarded(table: RingTable, card: str) -> bool:
    """Whether a card has been used up, and the enemy acts."""
    side, kind = (FREE if card.startswith("fp") else SHADOW), card.split("-")[1]
    deck = {"char": "character", "str": "strategy"}[kind]
    used = table.state.faces(f"{('free', 'shadow')[side]}-{deck}-used")
    return card in used and table.asked == [(1 - side, "act")]


def besieged(**besiegers: int) -> RingTable:
    """Return a table where three Regulars of Rohan are besieged in Helm's Deep."""
    table = RingTable.empty().army("helms-deep", rohan_regular=3)
    return table.army("helms-deep", **besiegers).siege("helms-deep")


def rolled(table: RingTable) -> list[int]:
    """Return the numbers of dice in the combat roll, of the attacker and of the defender."""
    found = [each for each in table.events if isinstance(each, events.CombatDiceRolled)]
    return [len(each.values) for each in found]


def goes_on(table: RingTable) -> RingTable:
    """Let nobody re-roll and nobody lay a card, up to another decision."""
    while table.asked_kind in ("leader-reroll", "combat-card"):
        ((seat, kind),) = table.asked
        table.seat(seat).chooses("reroll:0" if kind == "leader-reroll" else "lay-nothing")
    return table


# Help Unlooked For


def relieving() -> RingTable:
    """Return a table where an army in Westemnet can attack the besiegers of Helm's Deep."""
    return besieged(isengard_regular=5, sauron_regular=2).army("westemnet", rohan_elite=4)


@pytest.mark.rule("WOTR-7.14")
def test_help_comes_unlooked_for_and_the_besieged_keep_besiegers_busy() -> None:
    table = relieving().dice(*(1,) * 6).plays(FREE, "fp-str-10")
    table.free.may_not("attack:helms-deep:helms-deep", because="WOTR-7.6")
    table.free.chooses("attack:westemnet:helms-deep", "leave:rohan-elite", "go")
    assert rolled(table) == [3, 2]  # five dice, but one less for each of three besieged
    table.dice(*(1,) * 5).free.chooses("press")
    table.shadow.chooses("stand")
    assert rolled(table) == [3, 2]  # in each round
    table.free.chooses("cease")
    assert is_discarded(table, "fp-str-10")


@pytest.mark.rule("WOTR-7.14")
def test_one_die_is_left_to_the_besiegers() -> None:
    table = besieged(isengard_regular=2).army("westemnet", rohan_elite=1)
    table.dice(1, 1).plays(FREE, "fp-str-10")
    table.free.chooses("attack:westemnet:helms-deep", "go")
    assert rolled(table) == [1, 1]


@pytest.mark.rule("WOTR-7.7")
@pytest.mark.rule("WOTR-7.14")
def test_a_card_lets_no_nation_at_peace_attack() -> None:
    table = relieving().army("westemnet", north_regular=2).at_peace("north", 2)
    assert is_discarded(table.plays(FREE, "fp-str-10"), "fp-str-10")
    table = relieving().at_peace("isengard").army("westemnet", north_regular=2)
    table.dice(*(1,) * 6).plays(FREE, "fp-str-10")
    table.free.chooses("attack:westemnet:helms-deep", "go")
    assert table.state.active_nations["isengard"]  # an attack as any other
    assert table.state.steps_to_war["isengard"] == 2


def test_no_other_attack_comes_unlooked_for() -> None:
    table = relieving().army("fords-of-isen", isengard_regular=1).plays(FREE, "fp-str-10")
    table.free.may_not("attack:westemnet:fords-of-isen", because="WOTR-7.6")
    table = RingTable.empty().army("westemnet", rohan_elite=1)
    table.army("fords-of-isen", isengard_regular=1).plays(FREE, "fp-str-10")
    assert is_discarded(table, "fp-str-10")


# Paths of the Woses


@pytest.mark.rule("WOTR-10.17")
def test_paths_of_the_woses_lead_to_minas_tirith() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=2, rohan_elite=1, rohan_leader=1)
    table.army("lorien", elves_regular=1).army("westemnet", rohan_regular=1)
    table.plays(FREE, "fp-str-11")
    table.free.may_not("march:lorien:minas-tirith", because="WOTR-10.17")
    table.free.may_not("march:edoras:druadan-forest", because="WOTR-10.17")
    table.free.may("march:westemnet:minas-tirith")
    table.free.chooses("march:edoras:minas-tirith", "leave:rohan-regular", "go")
    arrived = {"rohan-regular": 1, "rohan-elite": 1, "rohan-leader": 1}
    assert table.figures("minas-tirith") == arrived
    assert table.figures("edoras") == {"rohan-regular": 1}
    assert is_discarded(table, "fp-str-11")
    unmet("fp-str-11", FREE, RingTable.empty().at_peace("rohan", 1, active=True))


def test_besieged_riders_leave_by_the_paths_and_lose_their_stronghold() -> None:
    table = besieged(isengard_regular=2).plays(FREE, "fp-str-11")
    table.free.chooses("march:helms-deep:minas-tirith", "leave:rohan-regular", "go")
    assert table.state.sieges == {"helms-deep": FREE}
    table = besieged(isengard_regular=2).plays(FREE, "fp-str-11")
    table.free.chooses("march:helms-deep:minas-tirith", "go")
    assert table.figures("minas-tirith") == {"rohan-regular": 3}
    assert table.state.sieges == {}
    assert table.state.control["helms-deep"] == SHADOW


def test_the_paths_end_beside_a_city_that_is_besieged_or_lost() -> None:
    city = RingTable.empty().army("edoras", rohan_regular=2).controls(SHADOW, "minas-tirith")
    city.army("osgiliath", sauron_regular=1).plays(FREE, "fp-str-11")
    city.free.may_not("march:edoras:minas-tirith", because="WOTR-10.17")
    city.free.may_not("march:edoras:osgiliath", because="WOTR-10.14")
    city.free.may("march:edoras:druadan-forest", "march:edoras:lossarnach")
    table = RingTable.empty().army("edoras", rohan_regular=2)
    table.army("minas-tirith", gondor_regular=1).army("minas-tirith", sauron_regular=1)
    table.siege("minas-tirith").plays(FREE, "fp-str-11")
    table.free.chooses("march:edoras:lossarnach", "go")
    assert table.figures("lossarnach") == {"rohan-regular": 2}


@pytest.mark.rule("WOTR-7.7")
@pytest.mark.rule("WOTR-10.17")
def test_nations_at_peace_do_not_follow_the_paths() -> None:
    table = RingTable.empty().army("edoras", rohan_regular=1, elves_regular=1)
    table.army("westemnet", elves_regular=1).at_peace("elves").plays(FREE, "fp-str-11")
    table.free.may_not("march:westemnet:minas-tirith", because="WOTR-10.15")
    table.free.chooses("march:edoras:minas-tirith", "go")
    assert table.figures("minas-tirith") == {"rohan-regular": 1}


# Through a Day and a Night


@pytest.mark.rule("WOTR-10.17")
def test_an_army_with_a_companion_marches_two_regions() -> None:
    table = RingTable.empty().army("eastemnet", rohan_regular=2, rohan_leader=1)
    table.army("lorien", elves_regular=2, elves_leader=1).army("folde", rohan_regular=3)
    table.character("legolas", "eastemnet").plays(FREE, "fp-str-12")
    table.free.may_not("march:lorien:dimrill-dale", because="WOTR-10.9")
    table.free.chooses("march:eastemnet:folde", "leave:rohan-regular")
    table.free.may_not("leave-character:legolas", because="WOTR-10.13").chooses("go")
    assert table.asked == [(FREE, "march-on")]
    table.free.may_not("march:folde:helms-deep", because="WOTR-2.1")
    table.free.may("march:folde:edoras", "done").chooses("march:folde:druadan-forest")
    assert table.figures("eastemnet") == {"rohan-regular": 1}
    assert table.figures("folde") == {"rohan-regular": 3}  # nobody is picked up
    assert table.figures("druadan-forest") == {"rohan-regular": 1, "rohan-leader": 1}
    assert table.state.characters["legolas"] == "druadan-forest"
    assert is_discarded(table, "fp-str-12")


@pytest.mark.rule("WOTR-10.18")
def test_an_army_captures_a_settlement_on_the_way() -> None:
    table = RingTable.empty().army("eastemnet", rohan_regular=2).controls(SHADOW, "folde")
    table.character("legolas", "eastemnet").plays(FREE, "fp-str-12")
    table.free.chooses("march:eastemnet:folde", "go").chooses("march:folde:druadan-forest")
    assert table.state.control["folde"] == FREE
    assert table.figures("druadan-forest") == {"rohan-regular": 2}


@pytest.mark.rule("WOTR-10.17")
def test_every_region_on_the_way_is_free_for_movement() -> None:
    table = RingTable.empty().army("eastemnet", rohan_regular=1, north_regular=1)
    table.army("westemnet", isengard_regular=1).at_peace("north")
    table.character("legolas", "eastemnet").plays(FREE, "fp-str-12")
    table.free.may_not("march:eastemnet:westemnet", because="WOTR-10.14")
    table.free.chooses("march:eastemnet:fangorn", "go")
    table.free.may_not("march:fangorn:westemnet", because="WOTR-10.14")
    table.free.may_not("march:fangorn:fords-of-isen", because="WOTR-10.15")  # Rohan
    table.free.chooses("done")
    assert table.figures("fangorn") == {"rohan-regular": 1, "north-regular": 1}


def test_a_companion_rouses_a_nation_only_where_the_march_ends() -> None:
    def marching() -> RingTable:
        table = RingTable.empty().at_peace("rohan").army("eastemnet", gondor_regular=1)
        table.character("gandalf-grey", "eastemnet").plays(FREE, "fp-str-12")
        table.free.chooses("march:eastemnet:westemnet", "go")
        return table

    table = marching()
    assert not table.state.active_nations["rohan"]
    table.free.chooses("march:westemnet:fangorn")
    assert not table.state.active_nations["rohan"]
    table = marching()
    table.free.chooses("march:westemnet:edoras")
    assert table.state.active_nations["rohan"]


def test_no_army_without_a_companion_marches_through_a_day_and_a_night() -> None:
    table = RingTable.empty().army("eastemnet", rohan_regular=2, rohan_leader=1)
    unmet("fp-str-12", FREE, table.character("legolas", "lorien"))
    table = besieged(isengard_regular=2).character("legolas", "helms-deep")
    assert is_discarded(table.plays(FREE, "fp-str-12"), "fp-str-12")


# Grond, and the Fighting Uruk-hai


def hammered(*free: str) -> RingTable:
    """Return a table where Grond is at the gate of Helm's Deep, with some Companions inside."""
    table = besieged(isengard_regular=2, sauron_elite=1).character("witch-king", "helms-deep")
    for who in free:
        table.character(who, "helms-deep")
    table.dice(*(1,) * 18).hand(FREE, "fp-char-01", "fp-str-14").plays(SHADOW, "sh-char-20")
    table.shadow.chooses("attack:helms-deep:helms-deep", "go")
    return table


@pytest.mark.rule("WOTR-7.14")
def test_grond_batters_the_gate_for_three_rounds() -> None:
    table = goes_on(hammered())
    assert table.asked == [(SHADOW, "extend-siege")]
    assert table.state.battle is not None
    assert table.state.battle.round == 3
    assert table.figures("helms-deep", SHADOW)["sauron-elite"] == 1  # nobody paid for it
    table.shadow.may("extend:sauron-elite").chooses("end-assault")
    assert is_discarded(table, "sh-char-20")


def test_before_grond_only_a_companion_helps_to_use_a_card() -> None:
    table = hammered()
    assert table.asked_kind == "leader-reroll"  # nobody was asked for a card
    table.shadow.chooses("reroll:0")
    assert table.asked == [(FREE, "combat-card")]  # in the second round
    assert hammered("legolas").asked == [(FREE, "combat-card")]


def test_grond_needs_the_witch_king_at_a_siege() -> None:
    unmet("sh-char-20", SHADOW, besieged(sauron_regular=2).character("witch-king", "moria"))
    table = RingTable.empty().army("westemnet", sauron_regular=2)
    unmet("sh-char-20", SHADOW, table.character("witch-king", "westemnet"))
    table = besieged(sauron_regular=2).character("witch-king", "helms-deep").at_peace("sauron")
    assert is_discarded(table.plays(SHADOW, "sh-char-20"), "sh-char-20")


@pytest.mark.rule("WOTR-7.14")
def test_the_uruk_hai_assault_for_three_rounds() -> None:
    table = besieged(isengard_regular=1, sauron_regular=2).character("saruman", "orthanc")
    table.dice(*(1,) * 18).plays(SHADOW, "sh-str-02")
    table.shadow.may_not("attack:helms-deep:westemnet", because="WOTR-7.6")
    table.shadow.chooses("attack:helms-deep:helms-deep", "go")
    assert rolled(table) == [3, 3] * 3
    assert is_discarded(table, "sh-str-02")
    siege = besieged(sauron_regular=2).character("saruman", "orthanc")
    unmet("sh-str-02", SHADOW, siege.army("orthanc", isengard_regular=1))
    unmet("sh-str-02", SHADOW, besieged(isengard_regular=2))


# The Ringwraiths Are Abroad, the Black Captain Commands


def abroad() -> RingTable:
    """Return a table with Nazgul and armies, on which the Ringwraiths are abroad."""
    table = RingTable.empty().army("minas-morgul", sauron_regular=2, sauron_nazgul=2)
    table.army("osgiliath", sauron_regular=2).army("moria", sauron_regular=2)
    table.character("mouth-of-sauron", "minas-morgul").army("pelargir", gondor_regular=1)
    return table.plays(SHADOW, "sh-char-23")


def test_the_ringwraiths_fly_and_lead_two_armies() -> None:
    table = abroad()
    table.shadow.may_not("take:mouth-of-sauron", because="WOTR-7.6")
    table.shadow.chooses("take-nazgul:minas-morgul", "to:osgiliath").chooses("done")
    assert table.asked == [(SHADOW, "march-or-attack")]
    table.shadow.may("to-attack", "done").chooses("to-march")
    table.shadow.may_not("march:moria:dimrill-dale", because="WOTR-10.9")
    table.shadow.chooses("march:minas-morgul:north-ithilien")
    table.shadow.may_not("leave:sauron-nazgul", because="WOTR-10.13")
    table.shadow.chooses("leave-character:mouth-of-sauron", "go")
    table.shadow.may("done").chooses("march:osgiliath:lossarnach", "leave:sauron-regular", "go")
    assert table.figures("lossarnach") == {"sauron-regular": 1, "sauron-nazgul": 1}
    assert table.figures("north-ithilien") == {"sauron-regular": 2, "sauron-nazgul": 1}
    assert is_discarded(table, "sh-char-23")


def test_the_ringwraiths_lead_one_attack_or_none() -> None:
    table = abroad()
    table.shadow.chooses("done")  # no Nazgul flies, and none is beside an enemy
    table.shadow.may("to-march")
    table.shadow.may_not("to-attack", because="not-now")
    table.shadow.chooses("done")
    assert is_discarded(table, "sh-char-23")
    table = abroad().dice(6, 1, 1)
    table.shadow.chooses("take-nazgul:minas-morgul", "to:osgiliath").chooses("done")
    table.shadow.chooses("to-attack").chooses("attack:osgiliath:pelargir")
    table.shadow.may_not("leave:sauron-nazgul", because="WOTR-11.6")
    table.shadow.chooses("go")
    assert goes_on(table).asked_kind == "advance"


def commanded() -> RingTable:
    """Return a table on which the Black Captain commands."""
    table = (
        RingTable.empty().army("osgiliath", sauron_regular=2).character("witch-king", "osgiliath")
    )
    table.army("minas-morgul", sauron_regular=1, sauron_nazgul=1)
    return table.army("pelargir", gondor_regular=1).reinforcements(SHADOW, sauron_nazgul=3)


def test_the_black_captain_calls_two_nazgul_and_marches() -> None:
    table = commanded().plays(SHADOW, "sh-char-24")
    table.shadow.may("fly").chooses("gather")
    assert table.figures("osgiliath") == {"sauron-regular": 2, "sauron-nazgul": 2}
    assert table.waiting("sauron-nazgul") == 1
    table.shadow.chooses("to-march")
    table.shadow.may_not("march:minas-morgul:north-ithilien", because="WOTR-10.9")
    table.shadow.chooses("march:osgiliath:lossarnach", "leave:sauron-nazgul")
    table.shadow.may_not("leave-character:witch-king", because="WOTR-10.13").chooses("go")
    assert table.state.characters["witch-king"] == "lossarnach"
    assert is_discarded(table, "sh-char-24")


def test_the_black_captain_flies_to_an_army_and_attacks() -> None:
    table = commanded().dice(6, 1).plays(SHADOW, "sh-char-24")
    table.shadow.chooses("fly").chooses("take:witch-king", "to:minas-morgul").chooses("done")
    table.shadow.may_not("to-attack", because="not-now")
    table = commanded().dice(6, 1, 1).plays(SHADOW, "sh-char-24")
    table.shadow.chooses("fly").chooses("done").chooses("to-attack")
    table.shadow.chooses("attack:osgiliath:pelargir", "go")
    assert goes_on(table).asked_kind == "advance"


def test_the_black_captain_has_what_is_left() -> None:
    table = commanded().reinforcements(SHADOW, sauron_nazgul=1).plays(SHADOW, "sh-char-24")
    table.shadow.chooses("gather")
    assert table.figures("osgiliath")["sauron-nazgul"] == 1
    table = commanded().reinforcements(SHADOW).plays(SHADOW, "sh-char-24")
    assert table.asked == [(SHADOW, "move-minions")]
    unmet("sh-char-24", SHADOW, RingTable.empty())


# Marches of the Shadow


@pytest.mark.rule("WOTR-10.17")
def test_shadows_gather_at_another_army() -> None:
    table = RingTable.empty().army("moria", sauron_regular=3).army("lorien", elves_regular=1)
    table.army("western-brown-lands", southrons_regular=1).plays(SHADOW, "sh-str-07")
    table.shadow.may_not("march:moria:north-dunland", because="WOTR-10.17")  # nobody is near
    table.shadow.chooses("march:moria:dimrill-dale", "leave:sauron-regular", "go")
    table.shadow.may_not("done", because="not-now")
    table.shadow.may_not("march:dimrill-dale:moria", because="WOTR-10.17")  # a part of itself
    table.shadow.may_not("march:dimrill-dale:lorien", because="WOTR-10.14")
    table.shadow.chooses("march:dimrill-dale:parth-celebrant")  # and on, where else
    there = {"sauron-regular": 2, "southrons-regular": 1}
    assert table.figures("western-brown-lands") == there
    assert table.figures("moria") == {"sauron-regular": 1}
    assert is_discarded(table, "sh-str-07")


@pytest.mark.rule("WOTR-10.17")
def test_nations_at_peace_stay_if_they_cannot_reach_the_other_army() -> None:
    table = RingTable.empty().army("moria", sauron_regular=1, isengard_regular=1)
    table.army("parth-celebrant", sauron_regular=1).at_peace("isengard")
    table.army("eastemnet", southrons_regular=1).plays(SHADOW, "sh-str-07")
    table.shadow.chooses("march:moria:dimrill-dale")
    table.shadow.may("go", "leave:sauron-regular")
    table = RingTable.empty().army("moria", sauron_regular=1, isengard_regular=1)
    table.army("eastemnet", southrons_regular=1).at_peace("isengard").plays(SHADOW, "sh-str-07")
    table.shadow.chooses("march:moria:dimrill-dale")
    table.shadow.may_not("go", because="WOTR-10.17")  # Isengard cannot enter Rohan
    table.shadow.may_not("leave:sauron-regular", because="WOTR-10.17")
    table.shadow.chooses("leave:isengard-regular", "go")
    assert table.figures("eastemnet") == {"sauron-regular": 1, "southrons-regular": 1}


@pytest.mark.rule("WOTR-10.17")
def test_shadows_do_not_gather_at_a_besieged_army() -> None:
    table = RingTable.empty().army("moria", sauron_regular=1).army("dimrill-dale", elves_regular=1)
    table.army("dol-guldur", sauron_regular=1).army("dol-guldur", elves_regular=1)
    table.siege("dol-guldur").plays(SHADOW, "sh-str-07")
    assert is_discarded(table, "sh-str-07")


@pytest.mark.rule("WOTR-10.18")
def test_gathering_shadows_capture_a_settlement_on_the_way() -> None:
    table = RingTable.empty().army("eastemnet", sauron_regular=2).army("edoras", sauron_regular=1)
    table.plays(SHADOW, "sh-str-07")
    table.shadow.chooses("march:eastemnet:folde", "go").chooses("march:folde:edoras")
    assert table.state.control["folde"] == SHADOW
    assert table.figures("edoras") == {"sauron-regular": 3}


@pytest.mark.rule("WOTR-10.17")
def test_the_shadow_lengthens_by_two_armies() -> None:
    table = RingTable.empty().army("moria", sauron_regular=2).army("folde", sauron_regular=2)
    table.army("parth-celebrant", sauron_regular=1).plays(SHADOW, "sh-str-08")
    table.shadow.chooses("march:moria:dimrill-dale", "go")
    assert table.figures("parth-celebrant") == {"sauron-regular": 3}  # there is no other way
    table.shadow.may_not("done", because="not-now")
    table.shadow.chooses("march:parth-celebrant:eastemnet")
    table.shadow.may_not("leave:sauron-regular", because="WOTR-1.4")  # those of Moria stay
    table.shadow.chooses("go")
    assert table.figures("folde") == {"sauron-regular": 3}
    assert table.figures("parth-celebrant") == {"sauron-regular": 2}
    assert is_discarded(table, "sh-str-08")
    table = RingTable.empty().army("moria", sauron_regular=2).army("nurn", sauron_regular=2)
    table.army("dimrill-dale", sauron_regular=1).plays(SHADOW, "sh-str-08")
    table.shadow.chooses("march:moria:dimrill-dale", "go")
    assert is_discarded(table, "sh-str-08")  # no second army can follow


@pytest.mark.rule("WOTR-10.17")
def test_the_shadow_is_moving_with_four_armies() -> None:
    table = RingTable.empty().army("moria", sauron_regular=2).army("umbar", southrons_regular=1)
    table.army("orthanc", isengard_regular=1).army("minas-morgul", sauron_regular=1)
    table.army("far-harad", southrons_regular=1).plays(SHADOW, "sh-str-09")
    table.shadow.may("done").chooses("march:moria:dimrill-dale", "leave:sauron-regular", "go")
    table.shadow.may_not("march:dimrill-dale:parth-celebrant", because="WOTR-10.8")
    table.shadow.chooses("march:umbar:near-harad", "go")
    table.shadow.may_not("march:dimrill-dale:parth-celebrant", because="WOTR-10.8")
    table.shadow.may_not("march:moria:dimrill-dale", because="WOTR-10.11")
    table.shadow.chooses("march:orthanc:fords-of-isen", "go")
    table.shadow.chooses("march:minas-morgul:north-ithilien", "go")
    assert is_discarded(table, "sh-str-09")
    table = RingTable.empty().army("moria", sauron_regular=2).plays(SHADOW, "sh-str-09")
    table.shadow.chooses("done")
    assert table.figures("moria") == {"sauron-regular": 2}
    unmet("sh-str-09", SHADOW, RingTable.empty().at_peace("southrons", 1, active=True))


# Corsairs of Umbar


def corsairs() -> RingTable:
    """Return a table with a fleet in Umbar."""
    return RingTable.empty().army("umbar", southrons_regular=3, southrons_elite=1)


@pytest.mark.rule("WOTR-10.17")
def test_corsairs_land_on_a_free_coast_of_gondor() -> None:
    table = corsairs().army("near-harad", southrons_regular=1).plays(SHADOW, "sh-str-10")
    table.shadow.may_not("march:near-harad:pelargir", because="WOTR-10.17")
    table.shadow.may_not("march:umbar:lossarnach", because="WOTR-10.17")
    table.shadow.may("march:umbar:anfalas", "march:umbar:dol-amroth", "march:umbar:lamedon")
    table.shadow.chooses("march:umbar:pelargir", "leave:southrons-elite", "go")
    assert table.figures("pelargir") == {"southrons-regular": 3}
    assert table.figures("umbar") == {"southrons-elite": 1}
    assert table.state.control["pelargir"] == SHADOW
    assert is_discarded(table, "sh-str-10")
    unmet("sh-str-10", SHADOW, corsairs().at_peace("southrons", 1, active=True))


def test_corsairs_who_join_an_army_keep_to_the_limit() -> None:
    table = corsairs().army("pelargir", southrons_regular=8).plays(SHADOW, "sh-str-10")
    table.shadow.chooses("march:umbar:pelargir", "go")
    assert table.asked == [(SHADOW, "disband")]


@pytest.mark.rule("WOTR-7.14")
def test_corsairs_attack_a_coast_and_never_cease() -> None:
    table = corsairs().army("pelargir", gondor_regular=2).at_peace("gondor")
    table.dice(*(1,) * 6).plays(SHADOW, "sh-str-10")
    table.shadow.may("to-march").chooses("to-attack")
    table.shadow.may_not("attack:umbar:west-harondor", because="WOTR-7.6")
    table.shadow.chooses("attack:umbar:pelargir", "go")
    assert table.state.active_nations["gondor"]
    assert table.asked == [(FREE, "retreat")]  # nobody asks the attacker
    table.dice(6, 6, 1, 1, 1, 1).free.chooses("stand")
    table.shadow.chooses("advance")
    assert table.state.control["pelargir"] == SHADOW
    assert is_discarded(table, "sh-str-10")


def test_corsairs_join_a_siege_and_assault_the_besieged() -> None:
    table = corsairs().army("dol-amroth", gondor_regular=1).army("dol-amroth", sauron_regular=1)
    table.siege("dol-amroth").dice(6, 1, 1, 1, 1, 1).plays(SHADOW, "sh-str-10")
    table.shadow.chooses("march:umbar:dol-amroth", "go")
    table.shadow.chooses("attack:dol-amroth:dol-amroth", "go")
    assert table.state.control["dol-amroth"] == SHADOW
    assert is_discarded(table, "sh-str-10")


@pytest.mark.rule("WOTR-7.7")
def test_no_corsair_at_peace_goes_along() -> None:
    table = RingTable.empty().army("umbar", isengard_regular=2).at_peace("isengard")
    assert is_discarded(table.plays(SHADOW, "sh-str-10"), "sh-str-10")


# Rage of the Dunlendings


def test_dunlendings_come_to_one_region_and_others_follow() -> None:
    table = RingTable.empty().army("north-dunland", isengard_regular=2, isengard_elite=1)
    table.army("south-dunland", isengard_regular=3, sauron_regular=1).at_peace("rohan")
    table.army("hollin", elves_regular=1).plays(SHADOW, "sh-str-11")
    table.shadow.may_not("raise:isengard-regular:hollin", because="WOTR-7.6")
    table.shadow.may_not("raise:isengard-regular:orthanc", because="WOTR-7.6")
    table.shadow.chooses("raise:isengard-regular:gap-of-rohan")
    table.shadow.may_not("transfer:sauron-regular:south-dunland", because="WOTR-7.6")
    table.shadow.may_not("transfer:isengard-elite:south-dunland", because="WOTR-7.6")
    table.shadow.chooses("transfer:isengard-elite:north-dunland")
    table.shadow.may_not("transfer:isengard-elite:north-dunland", because="WOTR-7.6")
    table.shadow.chooses(*["transfer:isengard-regular:south-dunland"] * 3)
    table.shadow.may_not("transfer:isengard-regular:north-dunland", because="WOTR-7.6")
    table.shadow.chooses("done")
    assert table.figures("gap-of-rohan") == {"isengard-regular": 5, "isengard-elite": 1}
    assert table.figures("north-dunland") == {"isengard-regular": 2}
    assert table.figures("south-dunland") == {"sauron-regular": 1}
    assert is_discarded(table, "sh-str-11")
    unmet("sh-str-11", SHADOW, RingTable.empty().at_peace("isengard", 1, active=True))


def test_nobody_needs_to_follow_the_dunlendings() -> None:
    table = RingTable.empty().army("north-dunland", isengard_regular=2)
    table.plays(SHADOW, "sh-str-11")
    table.shadow.chooses("raise:isengard-regular:north-dunland")  # beside South Dunland
    assert table.figures("north-dunland") == {"isengard-regular": 4}
    assert is_discarded(table, "sh-str-11")  # nobody else could follow
    table = RingTable.empty().army("north-dunland", isengard_regular=2)
    table.plays(SHADOW, "sh-str-11").shadow.chooses("raise:isengard-regular:tharbad")
    table.shadow.chooses("done")
    assert table.figures("north-dunland") == {"isengard-regular": 2}


def test_dunlendings_go_without_recruits_too() -> None:
    table = RingTable.empty().army("south-dunland", isengard_elite=2)
    table.reinforcements(SHADOW).plays(SHADOW, "sh-str-11")
    assert table.asked == [(SHADOW, "transfer-to")]
    table.shadow.may_not("to:orthanc", because="WOTR-7.6").chooses("to:hollin")
    table.shadow.chooses("transfer:isengard-elite:south-dunland", "done")
    assert table.figures("hollin") == {"isengard-elite": 1}


@pytest.mark.rule("WOTR-11.2")
def test_a_card_starts_one_battle_from_one_army() -> None:
    table = relieving().army("fords-of-isen", rohan_regular=2).dice(*(1,) * 6)
    table.plays(FREE, "fp-str-10")
    table.free.may("attack:fords-of-isen:helms-deep")
    table.free.chooses("attack:westemnet:helms-deep", "go").chooses("cease")
    assert is_discarded(table, "fp-str-10")


def test_a_team_mate_gathers_only_with_those_he_commands() -> None:
    saruman = 2

    def gathering(*at_peace: str) -> RingTable:
        table = RingTable.empty("four-players").army("moria", sauron_regular=1, isengard_regular=2)
        table.state.mixed[SHADOW] = ["moria"]
        table.army("eastemnet", southrons_regular=1).hand(saruman, "sh-str-07")
        for nation in at_peace:
            table.at_peace(nation)
        table.acting(saruman, shadow="event", free="character")
        table.seat(saruman).chooses("play:event:sh-str-07")
        return table

    table = gathering("isengard")  # which cannot enter Rohan, and the Orcs are not his
    table.seat(saruman).may_not("march:moria:dimrill-dale", because="WOTR-10.17")
    table = gathering()
    table.seat(saruman).chooses("march:moria:dimrill-dale", "go")
    assert table.figures("eastemnet")["isengard-regular"] == 2
