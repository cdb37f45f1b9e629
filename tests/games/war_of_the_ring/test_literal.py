"""The literal reading agrees with the situations that the rules describe.

Tests named `test_example_...` are worked examples of a rule, those named `test_statement_...`
statements without one.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import replace

from games.war_of_the_ring.literal import (
    ADJACENT,
    AT_WAR,
    FORTIFICATIONS,
    FREE,
    GOLLUM,
    NATION_OF,
    NATIONS,
    NOTHING,
    REGIONS,
    SETTLEMENT,
    SHADOW,
    SIDE_OF_NATION,
    STANDARD_POOL,
    TILES,
    Attack,
    Course,
    Fellowship,
    Figures,
    Losses,
    Position,
    ability_advances,
    advanced,
    advances,
    after_attack,
    after_excess,
    all_of,
    armies_left,
    at_war,
    attacker_needs,
    attacks,
    besieged_army,
    can_advance,
    can_declare,
    card_may_recruit,
    casualties,
    casualty_choices,
    combat_dice,
    combat_hits,
    companion_moves,
    companions_arrived,
    controller,
    counts,
    courses,
    declaration_ends,
    declared,
    defenders,
    drawn,
    entered,
    guides,
    hiding_dice,
    hunt_allocation,
    hunt_dice,
    hunt_rerolls,
    hunt_success,
    hunt_successes,
    idle_corruption,
    in_mordor,
    is_free,
    is_free_for_movement,
    is_hit,
    leadership,
    lost_with_army,
    may_enter_mordor,
    may_pass,
    may_withdraw,
    military_winner,
    minion_arrived,
    minion_entries,
    mordor_pool,
    most_siege_rounds,
    mouth_moves,
    moved,
    moves,
    muster_advances,
    muster_places,
    musters,
    nazgul_moves,
    original_side,
    outside,
    pays_for_card,
    points,
    pool,
    progressed,
    put,
    reroll_dice,
    retreat_regions,
    retreated,
    reveal_ends,
    second_moves,
    separations,
    set_back,
    siege_decided,
    siege_extensions,
    start,
    targets,
    tile_damage,
    tile_order,
    tile_reveals,
    units,
    usable_as,
    voice_of_saruman,
    will_entries,
    winner,
    withdrawn,
)

START = start()
ALL_AT_WAR = dict.fromkeys(SIDE_OF_NATION, AT_WAR)
EMPTY = Position(boxes=START.boxes, active=START.active, reinforcements=START.reinforcements)
"""No figure on the map, the starting political situation."""

WAR = replace(EMPTY, boxes=ALL_AT_WAR, active=frozenset(SIDE_OF_NATION))
"""No figure on the map, everybody At War."""


def army(nation: str, regulars: int = 0, elites: int = 0, leaders: int = 0) -> Figures:
    """Return an army of one nation."""
    return Figures(counts({nation: regulars}), counts({nation: elites}), counts({nation: leaders}))


def who(*characters: str) -> Figures:
    """Return Characters alone."""
    return Figures(characters=tuple(sorted(characters)))


def placed(position: Position, side: str, **stacks: Figures) -> Position:
    """Return the position with stacks; region names with underscores."""
    for name, stack in stacks.items():
        position = put(position, side, name.replace("_", "-"), stack)
    return position


def siege(position: Position, region: str, inside: Figures, besiegers: Figures) -> Position:
    """Return the position with a siege."""
    holder = controller(position, region)
    enemy = {FREE: SHADOW, SHADOW: FREE}[str(holder)]
    position = put(position, enemy, region, besiegers)
    return replace(position, inside={**position.inside, region: inside})


def fellowship(*companions: str, guide: str = GOLLUM, **rest: object) -> Fellowship:
    """Return a Fellowship in Hollin."""
    chosen = Fellowship(region="hollin", companions=frozenset(companions), guide=guide)
    return replace(chosen, **rest)  # type: ignore[arg-type]


def targets_of(position: Position, side: str, region: str, result: str = "army") -> set[str]:
    return {target for _, target in moves(position, side, region, result)}


# Terms, board, setup


def test_example_1_7() -> None:
    here = siege(EMPTY, "minas-tirith", army("gondor", 2), army("sauron", 3))
    assert is_free(here, SHADOW, "minas-tirith")
    assert not is_free(here, FREE, "minas-tirith")


def test_example_1_8() -> None:
    empty = placed(WAR, SHADOW, westemnet=army("isengard", 1))
    assert is_free_for_movement(empty, SHADOW, "edoras")
    assert "edoras" in targets_of(empty, SHADOW, "westemnet")
    held = placed(empty, FREE, edoras=army("rohan", 1))
    assert "edoras" not in targets_of(held, SHADOW, "westemnet")
    assert ("field", "edoras") in targets(held, SHADOW, "westemnet")


def test_statement_1_9() -> None:
    here = placed(WAR, SHADOW, westemnet=army("isengard", 1))
    here = placed(here, FREE, edoras=who("gimli", "legolas"))
    assert "edoras" in targets_of(here, SHADOW, "westemnet")
    assert targets(here, SHADOW, "westemnet") == set()


def test_example_2_2() -> None:
    assert not ADJACENT["erech"] & {"edoras", "helms-deep", "westemnet"}
    assert ADJACENT["moria"] == {"hollin", "north-dunland", "dimrill-dale"}


def test_statement_2_1() -> None:
    assert len(REGIONS) == 105
    assert sum(len(others) for others in ADJACENT.values()) == 2 * 232
    assert all(one in ADJACENT[other] for one in REGIONS for other in ADJACENT[one])


def test_example_2_5() -> None:
    after = entered(EMPTY, SHADOW, army("sauron", 1), "osgiliath")
    assert "gondor" not in after.active
    assert "gondor" in entered(EMPTY, SHADOW, army("sauron", 1), "lossarnach").active
    attacked = after_attack(START, outside(START, FREE, "osgiliath"))
    assert "gondor" in attacked.active
    assert attacked.boxes["gondor"] == START.boxes["gondor"] + 1


def test_statement_2_5() -> None:
    assert NATION_OF["osgiliath"] is None
    assert NATION_OF["fords-of-isen"] == "rohan"
    assert {"osgiliath", "fords-of-isen"} == FORTIFICATIONS


def test_statement_2_9() -> None:
    worth = {"stronghold": 2, "city": 1, "town": 0, None: 0}
    for side, value in ((FREE, 20), (SHADOW, 18)):
        own = [region for region in REGIONS if original_side(region) == side]
        assert sum(worth[SETTLEMENT[region]] for region in own) == value


def test_example_3_10() -> None:
    regulars = elites = nazgul = 0
    for region in REGIONS:
        there = all_of(START, SHADOW, region)
        regulars += dict(there.regulars).get("sauron", 0)
        elites += dict(there.elites).get("sauron", 0)
        nazgul += there.nazgul
    assert (regulars, elites, nazgul) == (28, 2, 4)
    assert START.reinforcements["sauron"] == {"regular": 8, "elite": 4, "nazgul": 4}


def test_statement_3_8() -> None:
    assert [START.boxes[nation] for nation in NATIONS[FREE]] == [1, 1, 2, 1, 1]
    assert [START.boxes[nation] for nation in NATIONS[SHADOW]] == [3, 3, 2]
    assert START.active == {"elves", "isengard", "sauron", "southrons"}


# Turn and dice


def test_example_4_3() -> None:
    assert pool(START, SHADOW) == 7
    assert pool(minion_arrived(START, "saruman", "orthanc"), SHADOW) == 8


def test_statement_5_4() -> None:
    assert pool(START, FREE) == 4
    here = placed(EMPTY, FREE, lorien=who("aragorn", "gandalf-white"))
    assert pool(here, FREE) == 6


def test_example_4_9() -> None:
    assert list(hunt_allocation(0, 0, 7)) == [0, 1]


def test_statement_4_10() -> None:
    assert list(hunt_allocation(3, 1, 7)) == [1, 2, 3]


def test_example_5_7() -> None:
    assert may_pass(3, 4)
    assert not may_pass(4, 4)


def test_example_5_24() -> None:
    assert not may_pass(2, 2)


def test_example_7_4() -> None:
    dice = {"character", "army", "muster", "muster-army", "event", "will-of-the-west"}
    free = dice - {"army"}
    assert {die for die in free if pays_for_card(die, "army")} == {
        "event",
        "muster-army",
        "will-of-the-west",
    }


def test_statement_5_18() -> None:
    assert usable_as("muster-army") == {"muster", "army"}
    assert usable_as("muster", messenger=True) == {"muster", "army"}
    assert usable_as("eye") == frozenset()


# Characters


def test_example_8_6() -> None:
    here = placed(EMPTY, FREE, edoras=who("strider", "gimli"))
    together = companion_moves(here, ["strider", "gimli"])
    alone = companion_moves(here, ["gimli"])
    assert together == companion_moves(here, ["strider"])
    assert "orthanc" not in alone  # Edoras, Westemnet, Fords of Isen, Gap of Rohan, Orthanc
    assert "gap-of-rohan" in together - alone
    assert "fangorn" in alone
    assert "fords-of-isen" in alone


def test_statement_8_8() -> None:
    here = placed(EMPTY, FREE, hollin=who("strider"))
    assert "moria" in companion_moves(here, ["strider"])
    assert "dimrill-dale" not in companion_moves(here, ["strider"])
    open_ = replace(here, captured=frozenset({"moria"}))
    assert "dimrill-dale" in companion_moves(open_, ["strider"])


def test_statement_8_9() -> None:
    here = siege(EMPTY, "helms-deep", army("rohan", 1), army("isengard", 3))
    inside = replace(here, inside={"helms-deep": replace(army("rohan", 1), characters=("gimli",))})
    assert companion_moves(inside, ["gimli"]) == frozenset()
    outside_ = placed(here, FREE, westemnet=who("gimli"))
    assert "helms-deep" not in companion_moves(outside_, ["gimli"])


def test_statement_shadowfax() -> None:
    here = placed(EMPTY, FREE, edoras=who("gandalf-white", "meriadoc", "gimli"))
    four = companion_moves(here, ["gandalf-white"])
    assert companion_moves(here, ["gandalf-white", "meriadoc"]) == four
    assert companion_moves(here, ["gandalf-white", "gimli"]) < four


def test_statement_8_12() -> None:
    assert "minas-tirith" not in nazgul_moves(START)
    assert "edoras" in nazgul_moves(START)
    here = siege(START, "minas-tirith", army("gondor", 2), army("sauron", 3))
    assert "minas-tirith" in nazgul_moves(here)


def test_statement_8_14() -> None:
    here = placed(EMPTY, SHADOW, dimrill_dale=who("mouth-of-sauron"))
    found = mouth_moves(here)
    assert "lorien" not in found
    assert "moria" in found
    assert "hollin" in found
    held = siege(here, "lorien", army("elves", 1), army("sauron", 1))
    assert "lorien" in mouth_moves(held)


def test_example_8_20() -> None:
    assert companions_arrived(START, ["gandalf-white"], "lorien").active == START.active
    assert companions_arrived(START, ["gandalf-white"], "lorien").boxes == START.boxes
    after = companions_arrived(START, ["aragorn"], "minas-tirith")
    assert after.active == START.active | {"gondor"}


def test_statement_8_21() -> None:
    after = minion_arrived(START, "witch-king", "barad-dur")
    assert set(NATIONS[FREE]) <= after.active


def test_statement_8_22() -> None:
    led = placed(WAR, SHADOW, gap_of_rohan=army("isengard", 1, 1))
    assert moves(led, SHADOW, "gap-of-rohan", "character") == set()
    led = placed(led, SHADOW, orthanc=who("saruman"))
    parts_ = {part for part, _ in moves(led, SHADOW, "gap-of-rohan", "character")}
    assert parts_ == {army("isengard", 0, 1), army("isengard", 1, 1)}
    assert leadership(led, army("isengard", 1, 3)) == 3


def test_statement_8_23() -> None:
    here = placed(WAR, SHADOW, orthanc=replace(army("isengard", 2), characters=("saruman",)))
    here = placed(here, FREE, gap_of_rohan=army("rohan", 1))
    assert moves(here, SHADOW, "orthanc", "character") == set()
    found = {each.attackers for each in attacks(here, SHADOW, "orthanc", "character")}
    assert found == {
        replace(army("isengard", number), characters=("saruman",)) for number in (1, 2)
    }


def test_statement_entries() -> None:
    assert minion_entries(START) == set()
    assert minion_entries(replace(START, boxes={**START.boxes, "isengard": AT_WAR})) == {
        ("saruman", "orthanc")
    }
    war = replace(START, boxes={**START.boxes, "sauron": AT_WAR, "rohan": AT_WAR})
    regions = {region for name, region in minion_entries(war) if name == "witch-king"}
    assert regions == {
        "barad-dur",
        "dol-guldur",
        "gorgoroth",
        "minas-morgul",
        "morannon",
        "moria",
        "mount-gundabad",
        "nurn",
    }
    mordor = replace(START, fellowship=in_mordor(START.fellowship))
    assert ("mouth-of-sauron", "barad-dur") in minion_entries(mordor)
    strider = placed(EMPTY, FREE, pelargir=who("strider"))
    assert will_entries(strider) == {("aragorn", "pelargir")}
    assert will_entries(replace(strider, captured=frozenset({"pelargir"}))) == set()
    fallen = replace(
        EMPTY, eliminated=frozenset({"gandalf-grey"}), minions_seen=frozenset({"saruman"})
    )
    assert {region for _, region in will_entries(fallen)} == {
        "fangorn",
        "grey-havens",
        "lorien",
        "rivendell",
        "woodland-realm",
    }


# Recruiting


def test_example_9_11() -> None:
    here = placed(EMPTY, FREE, eastemnet=who("gimli"))
    assert card_may_recruit(here, FREE, "eastemnet")
    here = placed(here, SHADOW, eastemnet=army("sauron", 1))
    assert not card_may_recruit(here, FREE, "eastemnet")
    held = siege(EMPTY, "helms-deep", replace(army("rohan", 1), characters=("gimli",)), NOTHING)
    held = placed(held, SHADOW, helms_deep=army("isengard", 1))
    assert card_may_recruit(held, FREE, "helms-deep")


def test_statement_9_1_to_9_8() -> None:
    assert musters(START, FREE) == set()
    assert musters(START, SHADOW) == set()
    here = replace(START, boxes={**START.boxes, "rohan": AT_WAR})
    assert muster_places(here, "rohan", "regular") == {
        "edoras",
        "folde",
        "helms-deep",
        "westemnet",
    }
    assert muster_places(here, "rohan", "leader") == {"edoras", "helms-deep"}
    found = musters(here, FREE)
    assert (("rohan", "elite", "edoras"),) in found
    assert (("rohan", "regular", "edoras"), ("rohan", "regular", "folde")) in found
    assert (("rohan", "leader", "edoras"), ("rohan", "regular", "folde")) in found
    assert all(len({region for _, _, region in each}) == len(each) for each in found)
    assert not any(len(each) == 2 and "elite" in {each[0][1], each[1][1]} for each in found)
    # 4 singles each of Regular and Elite, 2 of Leader; 6 + (2 * 4 - 2) + 1 pairs
    assert len(found) == 10 + 13


def test_statement_9_6() -> None:
    here = replace(START, boxes=ALL_AT_WAR)
    assert muster_places(here, "sauron", "nazgul") == {
        "barad-dur",
        "dol-guldur",
        "minas-morgul",
        "morannon",
        "moria",
        "mount-gundabad",
    }


def test_statement_9_7_and_13_25() -> None:
    held = siege(WAR, "helms-deep", army("rohan", 1), army("isengard", 3))
    assert "helms-deep" not in muster_places(held, "rohan", "regular")
    lost = replace(WAR, captured=frozenset({"edoras"}))
    assert "edoras" not in muster_places(lost, "rohan", "regular")
    assert "edoras" in muster_places(WAR, "rohan", "regular")


def test_statement_9_13() -> None:
    here = replace(START, boxes=ALL_AT_WAR)
    assert voice_of_saruman(here) == set()
    here = minion_arrived(here, "saruman", "orthanc")
    assert voice_of_saruman(here) == {
        ("recruit", ("north-dunland", "orthanc", "south-dunland")),
        ("upgrade", ("orthanc",)),
    }


# Movement


def test_example_10_8() -> None:
    here = placed(WAR, SHADOW, dagorlad=army("sauron", 1), noman_lands=army("sauron", 2))
    then = second_moves(here, SHADOW, "dagorlad", army("sauron", 1), "noman-lands")
    assert {part for region, part, _ in then if region == "noman-lands"} == {
        army("sauron", 1),
        army("sauron", 2),
    }
    assert {region for region, _, _ in then} == {"noman-lands"}
    kept = second_moves(here, SHADOW, "noman-lands", army("sauron", 1), "dagorlad")
    assert {part for region, part, _ in kept if region == "dagorlad"} == {army("sauron", 1)}


def test_statement_10_11() -> None:
    here = placed(WAR, SHADOW, dagorlad=army("sauron", 2))
    then = second_moves(here, SHADOW, "dagorlad", army("sauron", 1), "noman-lands")
    ends = {end for region, _, end in then}
    assert ends == ADJACENT["dagorlad"] - {"noman-lands"}


def test_example_10_15() -> None:
    assert "gap-of-rohan" not in ends_of_rohan("fords-of-isen")
    assert "druadan-forest" not in ends_of_rohan("folde")
    assert "fangorn" in ends_of_rohan("westemnet")


def ends_of_rohan(region: str) -> set[str]:
    return targets_of(put(EMPTY, FREE, region, army("rohan", 1)), FREE, region)


def test_statement_14_18() -> None:
    mixed = Figures(regulars=counts({"rohan": 1, "elves": 1}))
    here = replace(EMPTY, boxes={**EMPTY.boxes, "elves": AT_WAR})
    here = placed(here, FREE, folde=mixed)
    into = {part for part, end in moves(here, FREE, "folde", "army") if end == "druadan-forest"}
    assert into == {army("elves", 1)}


def test_statement_10_9_to_10_13() -> None:
    here = placed(WAR, FREE, folde=army("rohan", 2, 0, 1))
    parts_ = {part for part, _ in moves(here, FREE, "folde", "character")}
    assert parts_ == {army("rohan", 1, 0, 1), army("rohan", 2, 0, 1)}
    parts_ = {part for part, _ in moves(here, FREE, "folde", "army")}
    assert parts_ == {army("rohan", 1), army("rohan", 1, 0, 1), army("rohan", 2, 0, 1)}
    assert moves(here, FREE, "folde", "muster") == set()


def test_statement_10_19_and_10_20() -> None:
    here = siege(WAR, "helms-deep", army("rohan", 2), army("isengard", 1))
    here = placed(here, SHADOW, westemnet=army("isengard", 1))
    assert "helms-deep" in targets_of(here, SHADOW, "westemnet")
    assert moves(here, FREE, "helms-deep", "army") == set()
    after = moved(here, SHADOW, "westemnet", army("isengard", 1), "helms-deep")
    assert controller(after, "helms-deep") == FREE
    left = moved(here, SHADOW, "helms-deep", army("isengard", 1), "westemnet")
    assert outside(left, FREE, "helms-deep") == army("rohan", 2)
    assert not left.inside


def test_statement_10_3() -> None:
    stack = army("sauron", 10, 2)
    assert after_excess(stack, 10) == {
        army("sauron", 10, 0),
        army("sauron", 9, 1),
        army("sauron", 8, 2),
    }


# Battle


def test_example_11_10() -> None:
    assert combat_dice(army("gondor", 3, 1)) == 4
    assert combat_dice(army("gondor", 6, 2)) == 5


def test_statement_8_19() -> None:
    led = replace(army("gondor", 2), characters=("boromir", "gandalf-white", "gimli"))
    assert combat_dice(led) == 4
    assert leadership(EMPTY, led) == 3
    assert leadership(EMPTY, led, white_rider=True) == 2
    assert leadership(EMPTY, Figures(nazgul=2, characters=("witch-king",)), True) == 0
    assert leadership(EMPTY, Figures(nazgul=2, characters=("witch-king",))) == 4


def test_example_11_16() -> None:
    assert [value for value in range(1, 7) if is_hit(value, 1, 5)] == [4, 5, 6]
    assert [value for value in range(1, 7) if is_hit(value, 1, 6)] == [5, 6]


def test_statement_11_15() -> None:
    assert not is_hit(1, 5, 5)
    assert is_hit(6, -5, 6)


def test_example_11_17() -> None:
    roll = (1, 3, 5, 5, 6)
    assert sum(is_hit(value, 0, 5) for value in roll) == 3
    assert leadership(EMPTY, army("rohan", 5, 0, 3)) == 3
    assert reroll_dice(3, 2) == 2
    assert combat_hits(roll, (6, 2), 5, 0, 0) == 4


def test_statement_11_20_to_11_23() -> None:
    def needs(kind: str, region: str) -> tuple[int, int]:
        attack = Attack(kind, region, NOTHING)
        return attacker_needs(attack, 1), attacker_needs(attack, 2)

    assert needs("field", "edoras") == (6, 5)
    assert needs("field", "osgiliath") == (6, 5)
    assert needs("field", "minas-tirith") == (5, 5)
    assert needs("siege", "minas-tirith") == (6, 6)
    assert needs("sortie", "minas-tirith") == (5, 5)
    assert needs("relief", "minas-tirith") == (5, 5)
    assert needs("field", "folde") == (5, 5)


def suffered(
    stack: Figures, hits: int, reserve: Mapping[str, int], side: str = FREE
) -> set[Losses]:
    return casualties(side, stack, hits, {}, reserve)


def test_example_11_28() -> None:
    found = casualty_choices(suffered(army("gondor", 2, 2), 2, {"gondor": 5}))
    one, two = counts({"gondor": 1}), counts({"gondor": 2})
    assert found == {(two, (), ()), ((), two, ()), ((), (), one), (one, one, ())}


def test_statement_11_29() -> None:
    found = suffered(army("elves", 0, 2), 1, {})
    assert armies_left(found) == {army("elves", 0, 1)}
    found = suffered(army("elves", 0, 1), 1, {"elves": 1})
    assert armies_left(found) == {army("elves", 1)}
    found = casualties(FREE, army("elves", 0, 1), 1, {"elves": 1}, {"elves": 1})
    (only,) = found
    assert (only.in_casualties, only.in_reinforcements) == ((), counts({"elves": 1}))


def test_statement_11_26() -> None:
    found = suffered(army("elves", 1, 1), 5, {"elves": 1})
    assert armies_left(found) == {NOTHING}


def test_statement_11_30() -> None:
    (only,) = suffered(army("sauron", 1), 1, {}, SHADOW)
    assert (only.in_casualties, only.in_reinforcements) == ((), counts({"sauron": 1}))
    (only,) = suffered(army("gondor", 1), 1, {}, FREE)
    assert (only.in_casualties, only.in_reinforcements) == (counts({"gondor": 1}), ())


def test_statement_11_31() -> None:
    rest = Figures(leaders=counts({"gondor": 1}), characters=("boromir",))
    assert lost_with_army(rest, in_battle=True) == (rest, NOTHING)
    assert lost_with_army(rest, in_battle=False)[1] == who("boromir")


def test_example_11_37() -> None:
    here = placed(EMPTY, FREE, dale=army("north", 2))
    here = placed(here, SHADOW, vale_of_the_carnen=army("southrons", 3))
    assert "erebor" not in targets_of(here, FREE, "dale")
    attack = Attack("field", "dale", army("southrons", 3))
    assert "erebor" in retreat_regions(here, FREE, attack)
    assert "vale-of-the-carnen" not in retreat_regions(here, FREE, attack)
    after = retreated(here, FREE, "dale", "erebor")
    assert outside(after, FREE, "erebor") == army("north", 2)
    # 11.37: on the next move they leave the Dwarves
    assert "iron-hills" not in targets_of(after, FREE, "erebor")
    assert "dale" in targets_of(after, FREE, "erebor")


def test_statement_11_34() -> None:
    here = placed(WAR, SHADOW, folde=army("isengard", 3))
    attack = Attack("field", "folde", army("rohan", 1))
    assert "edoras" not in retreat_regions(here, SHADOW, attack)
    assert "edoras" in targets_of(here, SHADOW, "folde")
    siege_ = Attack("siege", "helms-deep", army("isengard", 3))
    assert retreat_regions(here, FREE, siege_) == frozenset()


def test_statement_11_36() -> None:
    stack = replace(army("isengard", 2), characters=("saruman",))
    here = placed(WAR, SHADOW, orthanc=stack)
    after = retreated(here, SHADOW, "orthanc", "gap-of-rohan")
    assert outside(after, SHADOW, "orthanc") == who("saruman")


def test_statement_11_4() -> None:
    here = placed(WAR, SHADOW, dagorlad=replace(army("sauron", 2), nazgul=1))
    here = placed(here, FREE, noman_lands=army("gondor", 1))
    found = {each.attackers for each in attacks(here, SHADOW, "dagorlad", "army")}
    led = replace(army("sauron", 1), nazgul=1)
    assert found == {army("sauron", 1), led, replace(army("sauron", 2), nazgul=1)}
    by_character = {each.attackers for each in attacks(here, SHADOW, "dagorlad", "character")}
    assert by_character == found - {army("sauron", 1)}


def test_statement_11_5() -> None:
    mixed = Figures(
        regulars=counts({"rohan": 1, "gondor": 1}), leaders=counts({"rohan": 1, "gondor": 1})
    )
    here = replace(EMPTY, boxes={**EMPTY.boxes, "gondor": AT_WAR})
    here = placed(here, FREE, folde=mixed)
    here = placed(here, SHADOW, druadan_forest=army("sauron", 1))
    found = {each.attackers for each in attacks(here, FREE, "folde", "army")}
    assert found == {army("gondor", 1), army("gondor", 1, 0, 1)}
    alone = placed(here, FREE, folde=replace(mixed, regulars=counts({"gondor": 1})))
    assert attacks(alone, FREE, "folde", "army") == set()


def test_statement_13_9_to_13_19() -> None:
    here = siege(WAR, "helms-deep", army("rohan", 2), army("isengard", 3))
    here = placed(here, FREE, westemnet=army("rohan", 1))
    assert targets(here, SHADOW, "helms-deep") == {
        ("siege", "helms-deep"),
        ("field", "westemnet"),
    }
    assert targets(here, FREE, "westemnet") == {("relief", "helms-deep")}
    assert targets(here, FREE, "helms-deep") == {("sortie", "helms-deep")}
    battle = Attack("siege", "helms-deep", army("isengard", 3))
    assert defenders(here, SHADOW, battle) == army("rohan", 2)
    assert {each.attackers for each in attacks(here, FREE, "helms-deep", "army")} == {
        army("rohan", 1),
        army("rohan", 2),
    }


def test_statement_13_2() -> None:
    attack = Attack("field", "helms-deep", army("isengard", 3))
    assert may_withdraw(START, FREE, attack)
    lost = replace(START, captured=frozenset({"helms-deep"}))
    assert not may_withdraw(lost, FREE, attack)
    assert may_withdraw(lost, SHADOW, attack)


def test_statement_13_6() -> None:
    here = placed(WAR, FREE, helms_deep=army("rohan", 6, 1, 1))
    found = {
        besieged_army(each, FREE, "helms-deep") for each in withdrawn(here, FREE, "helms-deep")
    }
    assert found == {army("rohan", 5, 0, 1), army("rohan", 4, 1, 1)}


def test_example_13_10() -> None:
    assert most_siege_rounds(SHADOW, army("sauron", 3, 2), {}, {"sauron": 8}) == 3
    assert most_siege_rounds(SHADOW, army("sauron", 3), {}, {"sauron": 8}) == 1
    assert siege_extensions(SHADOW, army("sauron", 0, 2), {}, {}) == frozenset()


def test_statement_13_23() -> None:
    here = siege(EMPTY, "helms-deep", who("gimli"), army("isengard", 1))
    taken = siege_decided(here, "helms-deep", in_battle=True)
    assert controller(taken, "helms-deep") == SHADOW
    assert points(taken, SHADOW) == 2
    assert taken.boxes["rohan"] == 2
    assert outside(taken, FREE, "helms-deep") == NOTHING
    by_event = siege_decided(here, "helms-deep", in_battle=False)
    assert controller(by_event, "helms-deep") == SHADOW
    assert outside(by_event, FREE, "helms-deep") == who("gimli")
    both = siege_decided(put(here, SHADOW, "helms-deep", NOTHING), "helms-deep", in_battle=True)
    assert controller(both, "helms-deep") == FREE
    assert not both.inside


def test_statement_11_43() -> None:
    stack = army("rohan", 2, 0, 1)
    here = placed(WAR, FREE, folde=stack)
    attack = Attack("field", "westemnet", stack)
    assert advances(here, FREE, "folde", attack) == {
        army("rohan", 1),
        army("rohan", 1, 0, 1),
        army("rohan", 2, 0, 1),
    }
    assert advances(here, FREE, "folde", replace(attack, kind="sortie")) == set()


# Politics


def test_example_14_7() -> None:
    assert "dwarves" in companions_arrived(START, ["gimli"], "erebor").active
    assert "dwarves" not in companions_arrived(START, ["gimli"], "iron-hills").active
    assert "north" in companions_arrived(START, ["meriadoc"], "dale").active
    assert "north" not in companions_arrived(START, ["gimli"], "dale").active


def test_example_14_12() -> None:
    here = placed(START, SHADOW, vale_of_the_carnen=army("southrons", 3))
    here = after_attack(here, outside(here, FREE, "dale"))
    here = retreated(here, FREE, "dale", "old-forest-road")
    here = moved(here, SHADOW, "vale-of-the-carnen", army("southrons", 3), "dale")
    assert "north" in here.active
    assert here.boxes["north"] == START.boxes["north"] + 2
    assert controller(here, "dale") == SHADOW


def test_statement_14_2() -> None:
    passive = advanced(advanced(advanced(START, "rohan"), "rohan"), "rohan")
    assert passive.boxes["rohan"] == 3
    assert not can_advance(passive, "rohan")
    active = advanced(replace(passive, active=passive.active | {"rohan"}), "rohan")
    assert at_war(active, "rohan")
    assert set_back(START, "rohan").boxes["rohan"] == 1


def test_statement_14_10() -> None:
    assert muster_advances(START, FREE) == set(NATIONS[FREE])
    later = replace(START, boxes={**START.boxes, "gondor": 3, "elves": AT_WAR})
    assert muster_advances(later, FREE) == {"dwarves", "north", "rohan"}
    assert muster_advances(later, SHADOW) == set(NATIONS[SHADOW])


def test_statement_14_15() -> None:
    mixed = Figures(regulars=counts({"rohan": 1, "gondor": 1}), leaders=counts({"elves": 1}))
    after = after_attack(START, mixed)
    assert after.active == START.active | {"rohan", "gondor"}
    assert (after.boxes["rohan"], after.boxes["gondor"], after.boxes["elves"]) == (2, 3, 1)


def test_statement_14_19() -> None:
    here = placed(START, FREE, dale=who("gimli"), pelargir=who("boromir"))
    assert ability_advances(here) == {"gondor"}
    assert ability_advances(replace(here, captured=frozenset({"pelargir"}))) == frozenset()


# Fellowship


def test_example_15_4() -> None:
    assert guides(frozenset({"gandalf-grey", "strider", "boromir"})) == {"gandalf-grey", "strider"}


def test_statement_15_7() -> None:
    assert guides(frozenset()) == {GOLLUM}


def test_example_15_10() -> None:
    first = replace(START, shadow_hunt_dice=3)
    assert hunt_dice(first) == 3
    assert [value for value in range(1, 7) if hunt_success(value, first.free_hunt_dice)] == [6]
    second = replace(first, free_hunt_dice=1)
    assert hunt_dice(second) == 3
    assert [value for value in range(1, 7) if hunt_success(value, second.free_hunt_dice)] == [5, 6]


def test_example_15_13() -> None:
    here = replace(START, fellowship=replace(START.fellowship, progress=5, corruption=2))
    walk = ("rivendell", "fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien")
    assert all(other in ADJACENT[one] for one, other in itertools.pairwise(walk))
    assert "lorien" in declaration_ends(here)
    after = declared(here, "lorien").fellowship
    assert (after.corruption, after.progress, after.revealed) == (1, 0, False)
    short = replace(here, fellowship=replace(here.fellowship, progress=4))
    assert "lorien" not in declaration_ends(short)


def test_statement_15_12() -> None:
    seen = replace(START, fellowship=replace(START.fellowship, revealed=True))
    assert not can_declare(seen)
    assert declaration_ends(seen) == frozenset()


def test_statement_15_17() -> None:
    here = replace(START, fellowship=replace(START.fellowship, corruption=1))
    assert "north" in declared(here, "dale").active
    lost = replace(here, captured=frozenset({"dale"}))
    assert "north" not in declared(lost, "dale").active
    assert declared(lost, "dale").fellowship.corruption == 1
    assert declared(here, "bree").fellowship.corruption == 1


def test_example_15_21() -> None:
    here = replace(START, fellowship=replace(START.fellowship, progress=3))
    found = reveal_ends(here)
    assert ("goblins-gate", frozenset()) in found
    assert ("moria", frozenset({"moria"})) in found
    assert ("moria", frozenset()) not in found
    assert "rivendell" not in {end for end, _ in found}


def test_statement_15_22() -> None:
    assert reveal_ends(START) == {("rivendell", frozenset())}


def test_example_15_27() -> None:
    here = replace(START, fellowship=replace(START.fellowship, progress=5))
    found = separations(here, ["legolas", "meriadoc"])
    assert "woodland-realm" in found
    assert found == separations(here, ["legolas"])
    assert "rivendell" in found
    assert found > separations(here, ["meriadoc"])


def test_statement_15_29() -> None:
    here = siege(START, "rivendell", army("elves", 0, 2, 1), army("sauron", 4))
    assert separations(here, ["gimli"]) == {"rivendell"}


def test_statement_15_26() -> None:
    assert hiding_dice(fellowship("boromir", guide="boromir", revealed=True)) == {"character"}
    assert "muster" in hiding_dice(fellowship("strider", guide="strider", revealed=True))
    assert progressed(fellowship(progress=12)).progress == 12


# Hunt


def test_example_16_7() -> None:
    at_hollin = replace(START, fellowship=fellowship("gimli", guide="gimli"))
    here = placed(at_hollin, SHADOW, hollin=replace(army("sauron", 3), nazgul=2))
    assert hunt_rerolls(here) == 2
    at_moria = replace(START, fellowship=fellowship("gimli", guide="gimli", region="moria"))
    here = placed(at_moria, SHADOW, moria=replace(army("sauron", 4), nazgul=1))
    assert hunt_rerolls(here) == 3


def test_example_16_17() -> None:
    used = list(STANDARD_POOL)
    used.remove("std-2")
    back, gone = drawn(("std-2",), tuple(used), "std-2")
    assert sorted(back) == sorted(STANDARD_POOL)
    assert len(back) == 16
    assert gone == ()


def ends(found: set[Course]) -> set[tuple[int, bool, str]]:
    """Return the ends of courses: Corruption, revealed, Guide."""
    return {
        (each.fellowship.corruption, each.fellowship.revealed, each.fellowship.guide)
        for each in found
    }


def test_example_16_21_hobbits() -> None:
    here = fellowship("meriadoc", "peregrin", guide="meriadoc")
    steps = {each.steps: each for each in courses(here, TILES["std-3"], 3, moving=True)}
    course = steps[
        ("separate", "meriadoc"),
        ("guide", "peregrin"),
        ("separate", "peregrin"),
        ("guide", GOLLUM),
        ("betray", GOLLUM),
    ]
    assert course.fellowship.corruption == 0
    assert course.fellowship.revealed
    assert course.entering == {"meriadoc", "peregrin"}


def test_example_16_21_boromir() -> None:
    here = fellowship("boromir", "meriadoc", guide="boromir")
    steps = {each.steps: each for each in courses(here, TILES["std-3"], 4, moving=True)}
    until = (
        ("casualty-guide", "boromir"),
        ("guide", "meriadoc"),
        ("separate", "meriadoc"),
        ("guide", GOLLUM),
    )
    assert steps[until].fellowship.corruption == 1
    assert not steps[until].fellowship.revealed
    assert steps[*until, ("betray", GOLLUM)].fellowship.corruption == 0
    assert steps[*until, ("betray", GOLLUM)].fellowship.revealed
    assert steps[until[:2]].fellowship.corruption == 2
    assert steps[until].eliminated == {"boromir"}


def test_example_16_26() -> None:
    here = replace(
        START,
        fellowship=replace(START.fellowship, region="goblins-gate"),
        shadow_hunt_dice=3,
        free_hunt_dice=1,
    )
    assert hunt_successes(here, (2, 5, 6), ()) == 2
    damage = tile_damage(here, TILES["std-3"], "roll", 2)
    assert damage == 3
    steps = {
        each.steps: each for each in courses(here.fellowship, TILES["std-3"], damage, moving=True)
    }
    after = steps[(("casualty-random", "gimli"),)]
    assert after.fellowship.corruption == 1
    assert not after.fellowship.revealed
    assert after.eliminated == {"gimli"}


def test_example_16_28() -> None:
    assert tile_order(["hunt"], ["balrog"], ["moria"]) == ("hunt", "balrog", "moria")
    here = replace(START, fellowship=replace(START.fellowship, progress=3))
    assert {cost for end, cost in reveal_ends(here) if end == "moria"} == {frozenset({"moria"})}


def test_statement_16_10_to_16_14() -> None:
    here = replace(START, shadow_hunt_dice=2, free_hunt_dice=1)
    assert tile_damage(here, TILES["std-eye"], "roll", 2) == 2
    assert tile_damage(here, TILES["std-eye"], "stronghold") == 0
    assert tile_damage(here, TILES["std-eye"], "card") == 0
    assert tile_damage(here, TILES["sha-shelob"], "mordor", die=5) == 5
    (only,) = courses(fellowship(corruption=1), TILES["fel-phial"], -2, moving=False)
    assert only.fellowship.corruption == 0


def test_statement_16_25() -> None:
    here = fellowship("gandalf-grey", guide="gandalf-grey")
    found = courses(here, TILES["std-1"], 1, moving=True)
    assert ends(found) == {
        (1, False, "gandalf-grey"),
        (0, False, GOLLUM),
    }


def test_statement_16_30() -> None:
    assert not tile_reveals(TILES["std-1r"], GOLLUM)
    assert tile_reveals(TILES["std-1r"], "boromir")
    assert tile_reveals(TILES["std-eye"], GOLLUM)
    assert tile_reveals(TILES["sha-give-it"], GOLLUM)
    found = courses(fellowship(), TILES["std-1r"], 1, moving=True)
    assert ends(found) == {(1, False, GOLLUM), (0, True, GOLLUM)}
    found = courses(fellowship(), TILES["std-eye"], 1, moving=True)
    assert ends(found) == {(1, True, GOLLUM)}


def test_statement_8_25() -> None:
    here = fellowship("gimli", "peregrin", guide="gimli")
    found = {each.steps: each for each in courses(here, TILES["std-1"], 1, moving=True)}
    hit = found[(("casualty-random", "peregrin"),)]
    assert hit.entering == {"peregrin"}
    assert hit.eliminated == frozenset()
    in_track = replace(here, region=None, step=2)
    found = {each.steps: each for each in courses(in_track, TILES["std-1"], 1, moving=True)}
    hit = found[(("casualty-random", "peregrin"),)]
    assert hit.entering == frozenset()
    assert hit.eliminated == {"peregrin"}
    assert hit.fellowship.step == 3


# Mordor and victory


def test_example_17_5() -> None:
    six = ("std-1", "std-1r", "std-2", "std-3", "std-3", "std-eye")
    used = ("std-0r", "std-2", "std-eye", "std-eye", "std-eye")
    fresh, rest = mordor_pool(six, used, ("fel-phial", "sha-shelob"))
    assert len(fresh) == 11
    assert fresh.count("std-eye") == 4
    assert rest == ("std-0r", "std-2")


def test_example_17_8() -> None:
    here = replace(START, shadow_hunt_dice=2, free_hunt_dice=1)
    assert tile_damage(here, TILES["std-eye"], "mordor") == 3


def test_statement_17_9() -> None:
    here = fellowship(region=None, step=2)
    (stopped,) = courses(here, TILES["sha-on-on"], 0, moving=True)
    assert stopped.fellowship.step == 2
    (going,) = courses(here, TILES["fel-elven-rope"], 0, moving=True)
    assert going.fellowship.step == 3


def test_example_17_12() -> None:
    here = fellowship(region=None, step=4, corruption=11)
    found = courses(here, TILES["std-1"], 1, moving=True)
    taken = [each for each in found if not each.steps]
    assert [each.winner for each in taken] == [SHADOW]


def test_example_17_15() -> None:
    here = fellowship(region=None, step=4, corruption=10)
    taken = [each for each in courses(here, TILES["std-3"], 3, moving=True) if not each.steps]
    assert [(each.fellowship.corruption, each.winner) for each in taken] == [(13, SHADOW)]


def test_statement_17_12() -> None:
    here = fellowship(region=None, step=4, corruption=11)
    (only,) = courses(here, TILES["fel-elven-rope"], 0, moving=True)
    assert only.winner == FREE


def test_statement_17_1() -> None:
    assert may_enter_mordor(replace(START, fellowship=fellowship(region="morannon")))
    assert not may_enter_mordor(START)
    assert idle_corruption(in_mordor(START.fellowship), tried_or_hidden=False) == 1
    assert idle_corruption(START.fellowship, tried_or_hidden=False) == 0


def test_example_18_5() -> None:
    lost = frozenset({"lorien", "rivendell", "helms-deep", "minas-tirith", "dol-amroth"})
    here = replace(START, captured=lost | {"moria", "orthanc"})
    assert (points(here, SHADOW), points(here, FREE)) == (10, 4)
    assert military_winner(here) == SHADOW
    assert winner(here, 5) is None
    assert winner(here, 6) == SHADOW


def test_statement_13_26() -> None:
    here = replace(WAR, captured=frozenset({"edoras"}))
    here = placed(here, FREE, westemnet=army("rohan", 1))
    assert points(here, SHADOW) == 1
    after = moved(here, FREE, "westemnet", army("rohan", 1), "edoras")
    assert points(after, SHADOW) == 0
    assert units(outside(after, FREE, "edoras")) == 1
