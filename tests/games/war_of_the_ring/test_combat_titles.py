"""The texts of the combat cards, title by title: every clause, and what each requires."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.combat_tables import (
    CARD,
    FROM,
    TO,
    armies,
    assault,
    clash,
    fight,
    hold,
    is_used,
    lay_all,
    side_of,
)
from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    combat_modifier,
    combat_strength,
    dice_for,
    leadership_in_battle,
    most_rerolls,
    nazgul_leadership,
    reroll_modifier,
)
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pools import DECK_OF

ONES = (1,) * 14


def refused(table: RingTable, *titles: str, source: str = FROM, target: str = TO) -> None:
    """Check that cards cannot be laid in a battle."""
    hold(table, *titles).attack(source, target)
    for title in titles:
        if table.asked[0][0] != side_of(title):
            table.seat(1 - side_of(title)).chooses("lay-nothing")
        table.seat(side_of(title)).may_not(f"lay:{CARD[title]}", because="WOTR-12.5")


def told(table: RingTable, kind: type) -> list[dict[str, object]]:
    """Return the events of a class since the last choice, by their fields."""
    return [
        {name: getattr(event, name) for name in event.__struct_fields__}
        for event in table.told(kind)
    ]


def small(**figures: int) -> RingTable:
    """Return two Shadow Regulars before two of Rohan, which may have other figures with them."""
    return armies({"sauron_regular": 2}, {"rohan_regular": 2, **figures})


def test_the_cards_of_a_title_belong_to_one_side() -> None:
    for title, card in CARD.items():
        assert DECK_OF[card][0] == side_of(title)


# Numbers added to dice


@pytest.mark.parametrize(
    ("title", "side"), [("it-is-a-gift", FREE), ("one-for-the-dark-lord", SHADOW)]
)
def test_whoever_fights_where_the_ring_is_adds_one_to_both_rolls(title: str, side: int) -> None:
    table = small().fellowship(TO, "strider")
    fight(table, title, dice=ONES)
    assert combat_modifier(table.state, side) == 0  # the round is over
    table = small(rohan_leader=1).fellowship(TO, "strider")
    table.army(FROM, sauron_regular=2, sauron_nazgul=1)
    fight(table, title, dice=ONES[:4])
    for query in (combat_modifier, reroll_modifier):
        assert (query(table.state, side), query(table.state, 1 - side)) == (1, 0)
    table.seat(SHADOW).chooses("reroll:1")
    table.dice(4, 4).seat(FREE).chooses("reroll:1")
    hits = [each["hits"] for each in told(table, events.CombatDiceRerolled)]
    assert hits == ([1, 0] if side == SHADOW else [0, 1])
    refused(small().fellowship(FROM, "strider"), title)  # the attacker is there
    refused(small().fellowship("rivendell", "strider"), title)
    refused(small().in_mordor(), title)


@pytest.mark.parametrize("who", ["gandalf-grey", "gandalf-white"])
def test_servant_of_the_secret_fire_adds_one_with_gandalf(who: str) -> None:
    table = small().character(who, TO)
    fight(table, "servant-of-the-secret-fire", dice=(1, 1, 4, 4, 4))
    assert told(table, events.CombatDiceRolled)[1]["hits"] == (3 if who == "gandalf-grey" else 2)
    refused(small().character("strider", TO), "servant-of-the-secret-fire")
    refused(small().character(who, "edoras"), "servant-of-the-secret-fire")


@pytest.mark.parametrize(
    ("region", "fits"),
    [("westemnet", True), ("fangorn", True), ("orthanc", True), ("lorien", False)],
)
def test_the_ents_are_near_rohan_fangorn_and_orthanc(region: str, fits: bool) -> None:
    source = {"orthanc": "fords-of-isen", "lorien": "dimrill-dale"}.get(region, FROM)
    attacker = FREE if region == "orthanc" else SHADOW
    table = RingTable.empty()
    for side, at in ((attacker, source), (1 - attacker, region)):
        table.army(at, **{"rohan_regular" if side == FREE else "sauron_regular": 2})
    hold(table, "ents-rage", "huorn-dark", "nameless-wood").attack(source, region)
    if table.asked_kind == "stronghold-choice":
        table.seat(1 - attacker).chooses("field")
    cards = {f"lay:{CARD[title]}" for title in ("ents-rage", "huorn-dark", "nameless-wood")}
    assert (cards <= set(table.free.options)) is fits
    if not fits:
        table.free.may_not(*sorted(cards), because="WOTR-12.5")


def test_ents_rage_adds_two_to_the_own_combat_roll() -> None:
    fought = fight(small(), "ents-rage", dice=(4, 4, 3, 2))
    assert [each["hits"] for each in told(fought, events.CombatDiceRolled)] == [0, 1]
    table = small(rohan_leader=1)
    fight(table, "ents-rage", dice=ONES)
    assert (combat_modifier(table.state, FREE), reroll_modifier(table.state, FREE)) == (2, 0)


def test_valour_adds_one_with_an_elite() -> None:
    table = small(rohan_elite=1, rohan_leader=1)
    fight(table, "valour", dice=(4, 4, 4, 3, 1))
    assert [each["hits"] for each in told(table, events.CombatDiceRolled)] == [0, 1]
    assert reroll_modifier(table.state, FREE) == 0
    refused(small(), "valour")
    refused(armies({"sauron_elite": 2}, {"rohan_regular": 1}), "valour")  # not of the enemy


def test_advantageous_position_takes_one_from_the_enemy_roll_in_free_lands() -> None:
    table = armies({"sauron_regular": 3, "sauron_nazgul": 1}, {"rohan_regular": 1})
    fight(table, "advantageous-position", dice=(5, 5, 6, 1))
    assert told(table, events.CombatDiceRolled)[0]["hits"] == 1  # a natural 6 still hits
    table = armies({"sauron_regular": 3, "sauron_nazgul": 1}, {"rohan_regular": 3})
    fight(table, "advantageous-position", dice=ONES)
    assert combat_modifier(table.state, SHADOW) == -1
    assert combat_modifier(table.state, FREE) == 0
    assert reroll_modifier(table.state, SHADOW) == 0
    table = RingTable.empty().army("fangorn", rohan_regular=2).army(FROM, sauron_regular=2)
    refused(table, "advantageous-position", target="fangorn")  # belongs to nobody
    table = RingTable.empty().army(TO, rohan_regular=2).army(FROM, sauron_regular=2)
    hold(table, "advantageous-position").attack(TO, FROM)
    table.free.may(f"lay:{CARD['advantageous-position']}")  # also for the attacker


def test_cruel_as_death_forfeits_two_points_for_one() -> None:
    table = armies({"sauron_regular": 2, "sauron_nazgul": 3}, {"rohan_regular": 2})
    fight(table, "cruel-as-death", dice=(4, 1, 4, 1))
    assert [each["hits"] for each in told(table, events.CombatDiceRolled)] == [1, 0]
    assert (nazgul_leadership(table.state), leadership_in_battle(table.state, SHADOW)) == (1, 1)
    assert reroll_modifier(table.state, SHADOW) == 0
    refused(
        armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2}), "cruel-as-death"
    )
    table = armies({"sauron_regular": 2}, {"rohan_regular": 2}).character("witch-king", FROM)
    fight(table, "cruel-as-death", dice=ONES)  # the Witch-king counts two
    assert told(table, events.PointsForfeited)[0]["points"] == 2
    table = armies({"sauron_regular": 2}, {"rohan_regular": 2}).character("mouth-of-sauron", FROM)
    refused(table, "cruel-as-death")  # the Mouth leads as well, but is no Nazgul


def test_they_are_terrible_forfeits_a_point_before_the_reroll() -> None:
    table = armies({"sauron_regular": 3, "sauron_nazgul": 2}, {"rohan_regular": 2})
    fight(table, "they-are-terrible", dice=(4, 1, 1, 1, 1))
    assert told(table, events.CombatDiceRolled)[0]["hits"] == 0  # nothing is added yet
    assert (combat_modifier(table.state, SHADOW), reroll_modifier(table.state, SHADOW)) == (0, 1)
    table.shadow.may_not("reroll:2", because="WOTR-11.17")
    table.dice(4).shadow.chooses("reroll:1")
    assert table.figures(TO) == {"rohan-regular": 1}
    refused(armies({"sauron_regular": 2}, {"rohan_regular": 2}), "they-are-terrible")


def test_devilry_of_orthanc_helps_units_of_isengard_in_a_siege() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=2).siege("helms-deep")
    table.army("helms-deep", isengard_regular=2)
    assault(table, "helms-deep", "devilry-of-orthanc", dice=(5, 4, 1, 1))
    assert table.figures("helms-deep", FREE) == {"rohan-regular": 1}  # a 5 hits by +1
    table = RingTable.empty().army("helms-deep", rohan_regular=2).siege("helms-deep")
    table.army("helms-deep", sauron_regular=2)
    hold(table, "devilry-of-orthanc").assault("helms-deep")
    table.shadow.may_not(f"lay:{CARD['devilry-of-orthanc']}", because="WOTR-12.5")
    table = RingTable.empty().army("helms-deep", rohan_regular=2)
    table.army("fords-of-isen", isengard_regular=2)
    hold(table, "devilry-of-orthanc").attack("fords-of-isen", "helms-deep")
    table.free.chooses("field")
    table.shadow.may_not(f"lay:{CARD['devilry-of-orthanc']}", because="WOTR-12.5")
    table = RingTable.empty().army("helms-deep", rohan_regular=2).siege("helms-deep")
    table.army("helms-deep", isengard_regular=2)
    hold(table, "devilry-of-orthanc").sortie("helms-deep")
    table.shadow.may_not(f"lay:{CARD['devilry-of-orthanc']}", because="WOTR-12.5")
    table = RingTable.empty().army("orthanc", isengard_regular=2).siege("orthanc")
    table.army("orthanc", rohan_regular=2)
    hold(table, "devilry-of-orthanc").assault("orthanc")  # the besieged do not attack
    table.shadow.may_not(f"lay:{CARD['devilry-of-orthanc']}", because="WOTR-12.5")


@pytest.mark.parametrize(("title", "added"), [("deadly-strife", 2), ("desperate-battle", 1)])
def test_strife_adds_to_all_dice_of_both_sides(title: str, added: int) -> None:
    table = small(rohan_leader=1)
    fight(table, title, dice=ONES)
    for side in (FREE, SHADOW):
        for query in (combat_modifier, reroll_modifier):
            assert query(table.state, side) == added
    least = 5 - added
    table = small(rohan_leader=1)
    fight(table, title, dice=(least, least - 1, least, least - 1))
    assert [each["hits"] for each in told(table, events.CombatDiceRolled)] == [1, 1]


@pytest.mark.parametrize("paid", [0, 1, 2])
def test_relentless_assault_adds_one_for_each_hit_on_the_own_units(paid: int) -> None:
    table = armies({"sauron_regular": 4, "sauron_nazgul": 1}, {"rohan_regular": 5})
    fight(table, "relentless-assault")
    assert table.asked == [(SHADOW, "hurt-own")]
    table.shadow.may("hurt-own:0", "hurt-own:2").may_not("hurt-own:3", because="WOTR-12.6")
    table.dice(*ONES).shadow.chooses(f"hurt-own:{paid}")
    assert table.figures(FROM)["sauron-regular"] == 4 - paid  # removed before the roll
    assert len(told(table, events.CombatDiceRolled)[0]["values"]) == 4 - paid  # type: ignore[arg-type]
    assert combat_modifier(table.state, SHADOW) == paid
    assert reroll_modifier(table.state, SHADOW) == 0


def test_relentless_assault_lets_the_owner_choose_casualties() -> None:
    table = armies({"sauron_regular": 2, "sauron_elite": 1}, {"rohan_regular": 2})
    fight(table, "relentless-assault")
    table.shadow.chooses("hurt-own:1")
    assert table.asked == [(SHADOW, "casualties")]
    table.dice(*ONES).shadow.chooses("reduce:sauron-elite", "done")
    assert clash(table).part == table.state.counts(SHADOW, FROM)


def test_an_army_that_kills_itself_has_lost_the_battle() -> None:
    table = armies({"sauron_regular": 1, "sauron_nazgul": 1}, {"rohan_regular": 2})
    fight(table, "relentless-assault")
    table.shadow.may_not("hurt-own:2", because="WOTR-12.6").chooses("hurt-own:1")
    assert table.state.battle is None
    assert not table.told(events.CombatDiceRolled)
    assert table.figures(FROM) == {}
    assert is_used(table, "relentless-assault")


# Numbers of dice


def test_brave_stand_takes_a_die_for_each_companion_and_leaves_one() -> None:
    table = armies({"sauron_regular": 4}, {"rohan_regular": 1})
    table.character("gimli", TO).character("meriadoc", TO)
    fight(table, "brave-stand", dice=ONES)
    rolled = told(table, events.CombatDiceRolled)
    assert [len(each["values"]) for each in rolled] == [2, 2]  # type: ignore[arg-type]
    table = armies({"sauron_regular": 2}, {"rohan_regular": 1})
    table.character("gimli", TO).character("meriadoc", TO).character("peregrin", TO)
    fight(table, "brave-stand", dice=ONES)
    assert dice_for(table.state, SHADOW) == 1
    refused(small(rohan_leader=1), "brave-stand")
    refused(small().character("gimli", FROM), "brave-stand")  # alone with the enemy


def test_brave_stand_counts_from_the_dice_and_not_from_the_units() -> None:
    table = armies({"sauron_regular": 8}, {"rohan_regular": 1}).character("meriadoc", TO)
    fight(table, "brave-stand", dice=ONES)
    assert dice_for(table.state, SHADOW) == 4


@pytest.mark.parametrize(("title", "most"), [("huorn-dark", 2), ("daylight", 3)])
def test_dark_and_daylight_limit_the_dice_of_the_shadow(title: str, most: int) -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 5, "rohan_leader": 1})
    fight(table, title, dice=ONES)
    assert (dice_for(table.state, SHADOW), dice_for(table.state, FREE)) == (most, 5)
    table = armies({"sauron_regular": 1}, {"rohan_regular": 5, "rohan_leader": 1})
    fight(table, title, dice=ONES)
    assert dice_for(table.state, SHADOW) == 1


def test_dread_and_despair_takes_dice_for_points() -> None:
    table = armies({"sauron_regular": 3, "sauron_nazgul": 3}, {"rohan_regular": 3})
    fight(table, "dread-and-despair")
    assert table.shadow.options == [f"forfeit-points:{points}" for points in (1, 2, 3)]
    table.shadow.may_not("forfeit-points:0", because="WOTR-12.16")
    table.dice(*ONES).shadow.chooses("forfeit-points:2")
    rolled = told(table, events.CombatDiceRolled)
    assert [len(each["values"]) for each in rolled] == [3, 1]  # type: ignore[arg-type]
    assert most_rerolls(table.state, SHADOW) == 1
    table = armies({"sauron_regular": 3, "sauron_nazgul": 3}, {"rohan_regular": 3})
    table.army(TO, rohan_regular=3, rohan_leader=1)
    fight(table, "dread-and-despair")
    table.dice(*ONES).shadow.chooses("forfeit-points:3")
    assert dice_for(table.state, FREE) == 1  # one always remains
    refused(small(), "dread-and-despair")


# Leadership


def test_foul_stench_cancels_the_reroll_of_the_free_peoples() -> None:
    table = armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    table.army(TO, rohan_regular=2, rohan_leader=1)
    fight(table, "foul-stench", dice=ONES)
    assert (most_rerolls(table.state, FREE), most_rerolls(table.state, SHADOW)) == (0, 1)
    table.shadow.chooses("reroll:0")
    assert table.asked == [(SHADOW, "cease")]
    table = armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    table.army(TO, rohan_regular=2, rohan_leader=2)
    fight(table, "foul-stench", dice=ONES)
    assert most_rerolls(table.state, FREE) == 2  # better led
    refused(small(), "foul-stench")


def test_foul_stench_counts_points_above_five() -> None:
    table = armies(
        {"sauron_regular": 2, "sauron_nazgul": 5}, {"rohan_regular": 2, "rohan_leader": 4}
    )
    table.character("aragorn", TO).dice(*ONES)
    fight(table, "foul-stench")
    assert leadership_in_battle(table.state, FREE) == 6
    assert most_rerolls(table.state, FREE) == 3  # the three dice that missed


def test_foul_stench_counts_what_counts_at_that_moment() -> None:
    table = small(rohan_leader=1).character("gimli", TO)
    table.army(FROM, sauron_regular=2, sauron_nazgul=1)
    hold(table, "foul-stench").attack(FROM, TO)
    clash(table).idle_in_battle = ("gimli",)
    lay_all(table, "foul-stench", dice=ONES)
    assert most_rerolls(table.state, FREE) == 0


def test_words_of_power_silence_a_companion() -> None:
    table = small().character("gimli", TO).character("legolas", TO)
    table.army(FROM, sauron_regular=2, sauron_nazgul=1)
    fight(table, "words-of-power")
    assert table.shadow.options == ["silence:legolas", "silence:gimli"]
    table.shadow.may_not("silence:strider", because="WOTR-8.17")
    table.dice(*ONES).shadow.chooses("silence:gimli")
    assert (leadership_in_battle(table.state, FREE), combat_strength(table.state, FREE)) == (1, 3)
    table.shadow.chooses("reroll:0")
    table.free.chooses("reroll:0")
    table.dice(*ONES).shadow.chooses("press")
    table.free.chooses("stand")
    assert (leadership_in_battle(table.state, FREE), combat_strength(table.state, FREE)) == (2, 4)


def test_words_of_power_need_a_nazgul_but_no_companion() -> None:
    refused(small().character("gimli", TO), "words-of-power")
    refused(small().character("gimli", TO).character("mouth-of-sauron", FROM), "words-of-power")
    table = small().character("witch-king", FROM)
    fight(table, "words-of-power", dice=ONES)  # nobody to silence
    assert table.asked == [(SHADOW, "leader-reroll")]
    table = small().character("witch-king", FROM).character("gimli", TO)
    fight(table, "words-of-power", dice=ONES)
    assert clash(table).silenced == ("gimli",)


def test_a_mighty_attack_turns_a_miss_for_the_leadership_of_a_companion() -> None:
    table = small().character("gimli", TO).character("meriadoc", TO)
    fight(table, "mighty-attack", dice=(1, 1, 2, 1, 5))
    assert table.asked == [(FREE, "forfeit-leadership")]
    table.free.may_not("forfeit:legolas", because="WOTR-12.10")
    table.free.chooses("forfeit:gimli")
    assert clash(table).sides[FREE].hits == 2
    assert leadership_in_battle(table.state, FREE) == 1
    assert combat_strength(table.state, FREE) == 3  # his abilities still count
    assert table.free.options == ["reroll:1", "reroll:0"]  # one of two misses is left
    refused(small(rohan_leader=1), "mighty-attack")


def test_a_mighty_attack_without_a_miss_is_for_nothing() -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2}).character("meriadoc", TO)
    fight(table, "mighty-attack", dice=(1, 1, 1, 1, 1, 6, 6))
    assert told(table, events.LeadershipForfeited) == [{"side": "free", "character": "meriadoc"}]
    assert not table.told(events.MissesTurned)
    assert clash(table).sides[FREE].hits == 2


@pytest.mark.parametrize(("who", "turned"), [("strider", 1), ("aragorn", 2)])
def test_anduril_turns_as_many_misses_as_the_heir_leads(who: str, turned: int) -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2, "rohan_leader": 1})
    table.character(who, TO)
    fight(table, "anduril", dice=ONES)
    assert clash(table).sides[FREE].hits == turned
    assert leadership_in_battle(table.state, FREE) == 1
    assert most_rerolls(table.state, FREE) == 1
    refused(small().character("gimli", TO), "anduril")


def test_a_battle_forgets_who_has_fallen() -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2}).character("aragorn", TO)
    fight(table, "anduril", dice=(6, 6, 1, 1, 1, 1, 1, 1))
    assert table.told(events.LeadershipForfeited)
    assert table.state.characters["aragorn"] == "eliminated"
    assert table.asked == [(SHADOW, "advance")]
    assert clash(table).idle == ()


def test_anduril_turns_only_misses() -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2}).character("aragorn", TO)
    fight(table, "anduril", dice=(1, 1, 1, 1, 1, 6, 6, 1))
    assert clash(table).sides[FREE].hits == 3


def test_anduril_does_nothing_if_the_heir_is_silenced() -> None:
    table = small().character("strider", TO).army(FROM, sauron_regular=2, sauron_nazgul=1)
    fight(table, "anduril", "words-of-power", dice=ONES)
    assert clash(table).sides[FREE].hits == 0


def test_daring_defiance_cancels_the_card_of_the_shadow() -> None:
    table = small(rohan_leader=1).character("gimli", TO).character("aragorn", TO)
    fight(table, "daring-defiance", "deadly-strife", dice=ONES)
    assert combat_modifier(table.state, FREE) == 0
    assert leadership_in_battle(table.state, FREE) == 1  # only the Leader
    assert combat_strength(table.state, FREE) == 4
    table = small(rohan_leader=1).character("gimli", TO)
    fight(table, "daring-defiance", dice=ONES)
    assert leadership_in_battle(table.state, FREE) == 1  # also without a card of the Shadow
    assert not table.told(events.CombatCardCancelled)
    refused(small(rohan_leader=1), "daring-defiance")


def test_a_swarm_of_bats_cancels_the_card_of_the_free_peoples() -> None:
    table = armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    fight(table, "swarm-of-bats", "no-quarter", dice=(1, 1, 6, 1))
    table.shadow.chooses("reroll:0")
    assert table.figures(FROM)["sauron-regular"] == 1  # No Quarter adds nothing
    table = armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    fight(table, "swarm-of-bats", "no-quarter", dice=ONES)
    assert reroll_modifier(table.state, SHADOW) == 0
    table = armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    fight(table, "swarm-of-bats", dice=ONES)
    assert (reroll_modifier(table.state, SHADOW), reroll_modifier(table.state, FREE)) == (1, 0)
    assert combat_modifier(table.state, SHADOW) == 0


# Additional attacks


def test_a_sudden_strike_has_a_die_for_each_point_of_leadership() -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2, "rohan_leader": 1})
    table.character("aragorn", TO)
    fight(table, "sudden-strike", dice=(5, 4, 6, *ONES))
    (struck,) = told(table, events.AdditionalDiceRolled)
    assert struck == {"side": "free", "values": (5, 4, 6), "target": 5, "hits": 2}
    assert len(told(table, events.CombatDiceRolled)[0]["values"]) == 3  # type: ignore[arg-type]
    assert most_rerolls(table.state, FREE) == 3  # the Leadership is still there
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2, "rohan_leader": 6})
    fight(table, "sudden-strike", dice=ONES)
    assert len(told(table, events.AdditionalDiceRolled)[0]["values"]) == 5  # type: ignore[arg-type]
    refused(small(), "sudden-strike")


def test_a_sudden_strike_without_leadership_has_no_dice() -> None:
    table = small().character("gimli", TO).army(FROM, sauron_regular=2, sauron_nazgul=1)
    fight(table, "sudden-strike", "words-of-power", dice=ONES)
    assert not table.told(events.AdditionalDiceRolled)


def test_a_charge_has_a_die_for_each_elite() -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 1, "rohan_elite": 2})
    fight(table, "charge", dice=(5, 5, *ONES))
    (struck,) = told(table, events.AdditionalDiceRolled)
    assert (struck["values"], struck["hits"]) == ((5, 5), 2)
    table = armies({"sauron_regular": 5}, {"rohan_elite": 7})
    fight(table, "charge", dice=ONES)
    assert len(told(table, events.AdditionalDiceRolled)[0]["values"]) == 5  # type: ignore[arg-type]
    refused(small(), "charge")
    refused(armies({"sauron_elite": 2}, {"rohan_regular": 2}), "charge")


def test_durins_bane_strikes_with_three_dice_near_moria() -> None:
    table = RingTable.empty().army("moria", sauron_regular=2)
    table.army("dimrill-dale", elves_regular=5)
    fight(table, "durins-bane", dice=(3, 4, 6, *ONES), source="moria", target="dimrill-dale")
    (struck,) = told(table, events.AdditionalDiceRolled)
    assert (struck["target"], struck["hits"]) == (4, 2)
    assert table.figures("dimrill-dale") == {"elves-regular": 3}
    refused(small(), "durins-bane")


@pytest.mark.parametrize(
    ("region", "fits"),
    [("moria", True), ("dimrill-dale", True), ("lorien", True), ("rivendell", False)],
)
def test_durins_bane_reaches_two_regions_from_moria(region: str, fits: bool) -> None:
    source = {"moria": "dimrill-dale", "dimrill-dale": "moria", "lorien": "dimrill-dale"}.get(
        region, "fords-of-bruinen"
    )
    table = RingTable.empty().army(source, sauron_regular=2).army(region, elves_regular=2)
    hold(table, "durins-bane").attack(source, region)
    if table.asked_kind == "stronghold-choice":
        table.free.chooses("field")
    assert (f"lay:{CARD['durins-bane']}" in table.shadow.options) is fits


def test_we_come_to_kill_strikes_after_the_casualties_with_elites_that_are_left() -> None:
    table = armies({"sauron_elite": 2, "isengard_elite": 1}, {"rohan_regular": 4})
    table.reinforcements(SHADOW)  # nobody can replace an Elite
    fight(table, "we-come-to-kill", dice=(1, 1, 1, 6, 1, 1, 1))
    assert table.asked == [(SHADOW, "casualties")]
    table.dice(5, 4).shadow.chooses("remove:isengard-elite", "done")
    (struck,) = told(table, events.AdditionalDiceRolled)
    assert struck == {"side": "shadow", "values": (5, 4), "target": 5, "hits": 1}
    assert table.figures(TO) == {"rohan-regular": 3}
    refused(small(rohan_elite=2), "we-come-to-kill")


def test_we_come_to_kill_does_nothing_without_elites_or_enemies() -> None:
    table = armies({"sauron_elite": 1, "sauron_regular": 1}, {"rohan_regular": 2})
    fight(table, "we-come-to-kill", dice=(1, 1, 6, 1))
    table.shadow.chooses("reduce:sauron-elite", "done")
    assert not table.told(events.AdditionalDiceRolled)
    table = armies({"sauron_elite": 2}, {"rohan_regular": 1})
    fight(table, "we-come-to-kill", dice=(6, 1, 1))
    assert not table.told(events.AdditionalDiceRolled)
    assert table.asked_kind == "advance"


@pytest.mark.parametrize(("free", "lost"), [(2, 1), (3, 0)])
def test_a_great_host_hits_an_army_half_as_large(free: int, lost: int) -> None:
    table = armies({"sauron_regular": 4}, {"rohan_regular": free})
    fight(table, "great-host", dice=ONES)
    assert table.state.units(FREE, TO) == free - lost


def test_a_great_host_counts_units_after_the_casualties() -> None:
    table = armies({"sauron_regular": 4}, {"rohan_regular": 3})
    fight(table, "great-host", dice=(6, 1, 1, 1, 1, 1, 1))
    assert table.figures(TO) == {"rohan-regular": 1}  # one by the roll, one by the host
    table = armies({"sauron_regular": 4}, {"rohan_regular": 2})
    fight(table, "great-host", dice=(1, 1, 1, 1, 6, 1))
    assert table.figures(TO) == {"rohan-regular": 2}  # three against two


@pytest.mark.parametrize("paid", [0, 1, 4])
def test_an_onslaught_pays_a_hit_for_each_die(paid: int) -> None:
    table = armies({"sauron_regular": 6}, {"rohan_regular": 5})
    fight(table, "onslaught", dice=ONES[:10])
    assert table.shadow.options == [f"hurt-own:{hits}" for hits in range(5)]
    assert len(told(table, events.CombatDiceRolled)) == 2
    table.dice(*(4, 3, 4, 4)[:paid]).shadow.chooses(f"hurt-own:{paid}")
    assert table.figures(FROM) == {"sauron-regular": 6 - paid}
    struck = told(table, events.AdditionalDiceRolled)
    assert [(len(each["values"]), each["target"]) for each in struck] == [(paid, 4)] * bool(paid)  # type: ignore[arg-type]
    assert table.state.units(FREE, TO) == 5 - {0: 0, 1: 1, 4: 3}[paid]


def test_an_onslaught_inflicts_no_more_than_the_units_can_take() -> None:
    table = armies({"sauron_elite": 1, "sauron_nazgul": 1}, {"rohan_regular": 2})
    fight(table, "onslaught", dice=(1, 1, 1))
    table.shadow.chooses("reroll:0")
    assert table.shadow.options == ["hurt-own:0", "hurt-own:1", "hurt-own:2"]
    table.dice(4, 4).shadow.chooses("hurt-own:2")
    assert table.state.battle is None  # both armies are gone
    assert table.figures(TO) == table.figures(FROM) == {}


def test_an_onslaught_comes_only_while_there_is_an_enemy() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 1})
    fight(table, "onslaught", dice=(6, 1, 1, 1))
    assert table.asked_kind == "advance"


# Hits


@pytest.mark.parametrize(("title", "added"), [("nameless-wood", 2), ("no-quarter", 1)])
def test_whoever_hits_hits_more(title: str, added: int) -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2})
    fight(table, title, dice=(1, 1, 1, 1, 1, 6, 1))
    assert table.figures(FROM) == {"sauron-regular": 4 - added}
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2})
    fight(table, title, dice=ONES)
    assert table.figures(FROM) == {"sauron-regular": 5}
    table = armies({"sauron_regular": 5}, {"rohan_regular": 2, "rohan_leader": 1})
    fight(table, title, dice=ONES[:7])
    table.dice(5).free.chooses("reroll:1")  # a hit of the re-roll is enough
    assert table.figures(FROM) == {"sauron-regular": 4 - added}


def test_mumakil_add_one_and_trample_whoever_hits_less() -> None:
    def fought(*dice: int) -> RingTable:
        table = armies({"southrons_elite": 1, "southrons_regular": 2}, {"rohan_regular": 5})
        table.reinforcements(SHADOW)
        return fight(table, "mumakil", dice=dice)

    assert fought(4, 1, 1, 1, 1, 1, 1, 1).figures(TO) == {"rohan-regular": 3}
    assert fought(1, 1, 1, 1, 1, 1, 1, 1).figures(TO) == {"rohan-regular": 5}
    table = fought(4, 1, 1, 6, 1, 1, 1, 1)  # one hit each
    assert clash(table).sides[SHADOW].scored == 1
    refused(armies({"southrons_regular": 2}, {"rohan_regular": 2}), "mumakil")
    refused(armies({"sauron_elite": 2}, {"rohan_regular": 2}), "mumakil")


def test_mumakil_count_hits_of_an_additional_attack() -> None:
    table = armies(
        {"southrons_elite": 1, "southrons_regular": 4}, {"rohan_regular": 4, "rohan_elite": 1}
    )
    fight(table, "mumakil", "charge", dice=(6,))
    table.dice(4, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    table.shadow.chooses("remove:southrons-regular", "done")
    assert clash(table).sides[SHADOW].scored == 1  # one hit against one of the charge


def test_a_shield_wall_ignores_one_of_two_hits() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 4})
    fight(table, "shield-wall", dice=(6, 6, 1, 1, 1, 1, 1))
    assert table.figures(TO) == {"rohan-regular": 3}
    table = armies({"sauron_regular": 3}, {"rohan_regular": 4})
    fight(table, "shield-wall", dice=(6, 1, 1, 1, 1, 1, 1))
    assert table.figures(TO) == {"rohan-regular": 3}  # a single hit is suffered
    table = armies({"southrons_elite": 3}, {"rohan_regular": 4})
    fight(table, "shield-wall", "mumakil", dice=(4, 1, 1, 1, 1, 1, 1))
    assert table.figures(TO) == {"rohan-regular": 2}  # only dice count: one, and one of Mumakil


def test_a_shield_wall_counts_the_reroll_too() -> None:
    table = armies({"sauron_regular": 3, "sauron_nazgul": 1}, {"rohan_regular": 4})
    fight(table, "shield-wall", dice=(6, 1, 1, 1, 1, 1, 1))
    table.dice(6).shadow.chooses("reroll:1")
    assert table.figures(TO) == {"rohan-regular": 3}


def test_confusion_turns_natural_ones_against_the_shadow() -> None:
    table = armies({"sauron_regular": 4, "sauron_nazgul": 4}, {"rohan_regular": 2})
    fight(table, "confusion", dice=(1, 1, 2, 6, 1, 1))
    assert clash(table).suffers(SHADOW) == 2
    table.shadow.may("reroll:1").may_not("reroll:2", because="WOTR-11.17")  # only the 2
    table.dice(6).shadow.chooses("reroll:1")
    assert table.figures(FROM)["sauron-regular"] == 2
    assert table.figures(TO) == {}


def test_confusion_counts_only_the_combat_roll_of_the_shadow() -> None:
    table = armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    fight(table, "confusion", dice=(2, 2, 1, 1))
    table.dice(1).shadow.chooses("reroll:1")
    assert table.figures(FROM)["sauron-regular"] == 2
    assert table.figures(TO) == {"rohan-regular": 2}


# Leaders and characters fall


def test_a_leader_dies_a_heroic_death_for_one_hit() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 4, "rohan_leader": 1})
    fight(table, "heroic-death", dice=(6, 6, 1, 6, 6, 6, 6))
    assert table.free.options == ["fell-figure:rohan-leader", "forgo"]
    table.free.chooses("fell-figure:rohan-leader")
    assert table.figures(TO) == {"rohan-regular": 3}
    assert table.lost("rohan-leader") == 1


@pytest.mark.parametrize(("who", "ignored"), [("meriadoc", 1), ("gimli", 2), ("strider", 3)])
def test_a_companion_dies_a_heroic_death_for_as_many_hits_as_his_level(
    who: str, ignored: int
) -> None:
    table = armies({"sauron_regular": 5}, {"rohan_regular": 5}).character(who, TO)
    fight(table, "heroic-death", dice=(6, 6, 6, 6, 1, 6, 6, 6, 6, 6))
    table.free.chooses(f"fell:{who}")
    assert table.state.characters[who] == "eliminated"
    assert table.figures(TO) == {"rohan-regular": 5 - (4 - ignored)}


def test_a_heroic_death_is_free_and_needs_hits() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 4, "rohan_leader": 1})
    fight(table, "heroic-death", dice=(6, 6, 1, 6, 6, 6, 6))
    table.free.may_not("fell:gimli", because="WOTR-8.17")
    table.free.may_not("fell-figure:gondor-leader", because="WOTR-8.17").chooses("forgo")
    assert table.figures(TO) == {"rohan-regular": 2, "rohan-leader": 1}
    table = armies({"sauron_regular": 3}, {"rohan_regular": 4, "rohan_leader": 1})
    fight(table, "heroic-death", dice=(1, 1, 1, 6, 6, 6, 6))
    assert table.lost("rohan-leader") == 0
    refused(small(), "heroic-death")


def test_a_heroic_death_of_the_attacker_leaves_the_attacking_part() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 4, "rohan_leader": 1})
    table.character("gimli", TO)
    fight(table, "heroic-death", dice=(6,) * 8, source=TO, target=FROM)
    table.free.chooses("fell:gimli")
    assert clash(table).who == ()
    assert table.asked_kind == "advance"
    assert table.figures(TO) == {"rohan-regular": 3, "rohan-leader": 1}  # one of three hits


def test_a_heroic_death_does_not_help_against_an_additional_attack() -> None:
    table = RingTable.empty().army("moria", sauron_regular=1)
    table.army("dimrill-dale", elves_regular=4, elves_leader=1)
    fight(
        table,
        "durins-bane",
        "heroic-death",
        dice=(6, 6, 1, 1, 6, 6),
        source="moria",
        target="dimrill-dale",
    )
    assert table.figures("dimrill-dale") == {"elves-regular": 2, "elves-leader": 1}
    assert not table.told(events.HitsIgnored)


def test_the_blade_of_westernesse_spends_a_hit_of_the_reroll_on_a_minion() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 2}).character("meriadoc", TO)
    table.character("witch-king", FROM).character("mouth-of-sauron", FROM)
    fight(table, "blade-of-westernesse", dice=(6, 6, 6, 1, 6))
    table.dice(5).free.chooses("reroll:1")
    assert table.free.options == ["fell:witch-king", "fell:mouth-of-sauron"]
    table.free.chooses("fell:witch-king")
    assert table.state.characters["witch-king"] == "eliminated"
    assert clash(table).who == ("mouth-of-sauron",)
    assert table.figures(FROM) == {"sauron-regular": 2}  # the other hit still counts


def test_the_blade_of_westernesse_needs_a_hobbit_a_hit_and_a_minion() -> None:
    refused(small().character("gimli", TO), "blade-of-westernesse")
    table = armies({"sauron_regular": 3}, {"rohan_regular": 2}).character("peregrin", TO)
    table.character("witch-king", FROM)
    fight(table, "blade-of-westernesse", dice=(6, 6, 6, 6, 1))  # a hit, but not of the re-roll
    table.dice(1).free.chooses("reroll:1")
    assert table.state.characters["witch-king"] == FROM
    table = armies({"sauron_regular": 3, "sauron_nazgul": 1}, {"rohan_regular": 2})
    table.character("peregrin", TO)
    fight(table, "blade-of-westernesse", dice=(6, 6, 6, 1, 1))
    table.dice(6).free.chooses("reroll:1")
    assert table.figures(FROM)["sauron-regular"] == 2  # the hit counts, a Nazgul is no Minion
    assert not table.told(events.FigureFell)


def struck_fatefully(*again: int) -> RingTable:
    """Return a battle after two dice of the Free Peoples are re-rolled."""
    table = armies({"sauron_regular": 4, "sauron_nazgul": 1}, {"rohan_regular": 3})
    table.army(TO, rohan_regular=3, rohan_leader=2).character("witch-king", FROM)
    fight(table, "fateful-strike", dice=(6, 6, 6, 6, 1, 1, 1))
    table.dice(*again).free.chooses(f"reroll:{len(again)}")
    return table


def test_a_fateful_strike_fells_a_nazgul_for_one_hit() -> None:
    table = struck_fatefully(6, 1)
    assert "sauron-nazgul" not in table.figures(FROM)
    assert table.figures(FROM)["sauron-regular"] == 3  # the hit counts as well
    assert table.state.characters["witch-king"] == FROM
    assert told(table, events.FigureFell)[0]["figure"] == "sauron-nazgul"
    table = struck_fatefully(1, 1)
    assert table.figures(FROM) == {"sauron-regular": 4, "sauron-nazgul": 1}


def test_a_fateful_strike_may_fell_a_minion_for_two_hits() -> None:
    table = struck_fatefully(6, 6)
    assert table.free.options == ["fell-figure:sauron-nazgul", "fell:witch-king"]
    table.free.chooses("fell:witch-king")
    assert table.state.characters["witch-king"] == "eliminated"
    assert table.figures(FROM) == {"sauron-regular": 2, "sauron-nazgul": 1}


def test_a_fateful_strike_on_a_minion_alone_may_be_forgone() -> None:
    table = armies({"sauron_regular": 4}, {"rohan_regular": 3, "rohan_leader": 2})
    table.character("witch-king", FROM)
    fight(table, "fateful-strike", dice=(6, 6, 6, 6, 1, 1, 1))
    table.shadow.may_not("fell:witch-king", because="not-your-decision")
    table.dice(6, 6).free.chooses("reroll:2")
    assert table.free.options == ["fell:witch-king", "forgo"]
    table.free.chooses("forgo")
    assert table.state.characters["witch-king"] == FROM
    refused(small(), "fateful-strike")


def breathed(*again: int) -> RingTable:
    """Return a battle after dice of the Shadow are re-rolled."""
    table = armies({"sauron_regular": 3, "sauron_nazgul": 3}, {"rohan_regular": 5})
    table.army(TO, rohan_regular=5, rohan_leader=1).character("gimli", TO)
    table.character("meriadoc", TO)
    fight(table, "black-breath", dice=(1, 1, 1, 6, 6, 6, 6, 6))
    table.dice(*again).shadow.chooses(f"reroll:{len(again)}")
    return table


def test_black_breath_may_fell_a_leader_or_a_weak_companion() -> None:
    table = breathed(6, 1, 1)
    assert table.shadow.options == ["fell-figure:rohan-leader", "fell:meriadoc", "forgo"]
    table.shadow.chooses("fell:meriadoc")
    assert table.state.characters["meriadoc"] == "eliminated"
    table = breathed(6, 6, 1)
    assert table.shadow.options == [
        "fell-figure:rohan-leader",
        "fell:gimli",
        "fell:meriadoc",
        "forgo",
    ]
    table.shadow.chooses("fell-figure:rohan-leader")
    assert table.lost("rohan-leader") == 1
    assert table.figures(TO) == {"rohan-regular": 3}  # the hits count as well
    table = breathed(6, 1, 1)
    table.shadow.chooses("forgo")
    assert table.figures(TO) == {"rohan-regular": 4, "rohan-leader": 1}


def test_black_breath_needs_a_hit_of_the_reroll_and_a_nazgul() -> None:
    table = breathed(1, 1, 1)
    assert table.state.characters["gimli"] == TO
    assert table.lost("rohan-leader") == 0
    refused(small(rohan_leader=1), "black-breath")
    refused(small(rohan_leader=1).character("saruman", "orthanc"), "black-breath")


def test_black_breath_finds_nobody() -> None:
    table = armies({"sauron_regular": 3, "sauron_nazgul": 1}, {"rohan_regular": 5})
    fight(table, "black-breath", dice=(1, 1, 1, 6, 6, 6, 6, 1))
    table.dice(6).shadow.chooses("reroll:1")
    assert table.figures(TO) == {"rohan-regular": 4}


# Scouts


def test_scouts_lead_the_defender_away_before_the_roll() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 2, "rohan_leader": 1})
    fight(table, "scouts", "deadly-strife")
    assert table.asked == [(FREE, "scouts")]
    assert "lay-nothing" not in table.free.options
    table.free.may_not(f"retreat-to:{FROM}", because="WOTR-11.34")
    table.free.chooses("retreat-to:edoras")
    assert not table.told(events.CombatDiceRolled)
    assert table.figures("edoras") == {"rohan-regular": 2, "rohan-leader": 1}
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert table.figures(TO) == {"sauron-regular": 3}
    assert table.state.battle is None


def test_scouts_keep_the_limit_of_the_region_they_reach() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 2}).army("edoras", rohan_regular=9)
    fight(table, "scouts")
    table.free.chooses("retreat-to:edoras")
    table.shadow.chooses("hold")
    assert table.figures("edoras") == {"rohan-regular": 10}


def test_scouts_may_lead_into_the_stronghold() -> None:
    table = RingTable.empty().army("helms-deep", rohan_regular=2)
    table.army("fords-of-isen", isengard_regular=3)
    fight(table, "scouts", source="fords-of-isen", target="helms-deep")
    table.free.may("go-inside", "retreat-to:westemnet")
    table.free.chooses("go-inside")
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert table.state.sieges == {"helms-deep": FREE}
    assert is_used(table, "scouts")
    assert table.state.battle is None


def test_scouts_are_for_a_defender_in_the_field() -> None:
    table = armies({"sauron_regular": 3}, {"rohan_regular": 2})
    hold(table, "scouts").attack(TO, FROM)
    table.free.may_not(f"lay:{CARD['scouts']}", because="WOTR-12.5")  # the attacker
    table = RingTable.empty().army("helms-deep", rohan_regular=2).siege("helms-deep")
    table.army("helms-deep", isengard_regular=3)
    hold(table, "scouts").assault("helms-deep")
    table.free.may_not(f"lay:{CARD['scouts']}", because="WOTR-12.5")  # besieged


def test_scouts_lead_besiegers_away_from_a_sortie() -> None:
    table = RingTable.empty().army("orthanc", isengard_regular=2).siege("orthanc")
    table.army("orthanc", rohan_regular=2)
    hold(table, "scouts").sortie("orthanc")
    table.free.chooses(f"lay:{CARD['scouts']}")
    table.free.may_not("go-inside", because="WOTR-13.2")
    table.free.chooses("retreat-to:fords-of-isen")
    assert table.state.sieges == {}
    assert table.figures("orthanc") == {"isengard-regular": 2}


def test_scouts_without_a_way_change_nothing() -> None:
    table = armies({"sauron_regular": 2}, {"rohan_regular": 2})
    for region in ("fangorn", "fords-of-isen", "helms-deep", "edoras", "folde"):
        table.army(region, sauron_regular=1)
    fight(table, "scouts", dice=ONES)
    assert table.asked_kind == "cease"
    assert len(told(table, events.CombatDiceRolled)) == 2
