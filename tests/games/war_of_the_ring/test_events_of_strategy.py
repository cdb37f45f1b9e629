"""The events of the Strategy cards, card by card."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board.state import single


def unmet(card: str, seat: int, table: RingTable) -> None:
    """Check that the requirement of a card is not met on a table."""
    table.hand(seat, card).acting(seat, free="event", shadow="event")
    table.seat(seat).may_not(f"play:event:{card}", because="WOTR-7.5")


@pytest.mark.parametrize(
    ("card", "picks", "region", "figures"),
    [
        ("fp-str-14", ["gondor-elite:minas-tirith"], "minas-tirith", "gondor-leader"),
        ("fp-str-17", ["north-regular:carrock"], "carrock", "north-leader"),
        ("fp-str-18", ["gondor-regular:dol-amroth"], "dol-amroth", "gondor-leader"),
        ("fp-str-22", ["dwarves-elite:erebor"], "erebor", "dwarves-leader"),
    ],
)
def test_a_unit_and_its_leader_come(card: str, picks: list[str], region: str, figures: str) -> None:
    table = RingTable.empty().plays(FREE, card)
    for pick in picks:
        table.free.chooses(f"raise:{pick}")
    assert table.figures(region) == {picks[0].split(":")[0]: 1, figures: 1}


@pytest.mark.parametrize(
    ("card", "picks"),
    [
        ("fp-str-15", ["elves-elite:lorien"]),
        ("fp-str-20", ["north-regular:the-shire", "dwarves-elite:ered-luin"]),
        ("fp-str-21", ["elves-regular:rivendell"]),
        ("fp-str-24", ["elves-elite:woodland-realm"]),
    ],
)
def test_units_come_and_a_card_is_drawn(card: str, picks: list[str]) -> None:
    table = RingTable.empty().plays(FREE, card)
    before = table.state.size("free-strategy-deck")
    for pick in picks:
        table.free.chooses(f"raise:{pick}")
    for pick in picks:
        figure, region = pick.split(":")
        assert table.figures(region) == {figure: 1}
    assert table.state.size("free-strategy-deck") == before - 1
    assert table.state.size("hand-0-strategy") == 1


def test_king_brands_men_come_and_a_card_is_drawn() -> None:
    table = RingTable.empty().plays(FREE, "fp-str-19")
    assert table.figures("dale") == {"north-regular": 2}
    assert table.state.size("hand-0-strategy") == 1


def test_the_red_arrow_calls_rohan() -> None:
    table = RingTable.empty().at_peace("rohan", 2).plays(FREE, "fp-str-09")
    assert table.state.steps_to_war["rohan"] == 1
    table.free.chooses("raise:rohan-elite:edoras")
    assert table.figures("edoras") == {"rohan-elite": 1, "rohan-leader": 1}
    unmet("fp-str-09", FREE, RingTable.empty().at_peace("gondor"))


def test_cirdans_ships_come_to_one_coast_with_an_army() -> None:
    table = RingTable.empty().army("pelargir", gondor_regular=1).army("lorien", elves_regular=1)
    table.army("grey-havens", elves_regular=1).plays(FREE, "fp-str-13")
    table.free.may_not("raise:elves-elite:lorien", because="WOTR-7.6")
    table.free.chooses("raise:elves-elite:pelargir")
    table.free.may_not("raise:elves-elite:grey-havens", because="WOTR-7.6")
    table.free.chooses("raise:elves-regular:pelargir")
    assert table.figures("pelargir")["elves-elite"] == 1
    unmet("fp-str-13", FREE, RingTable.empty().at_peace("elves", 1, active=True))


def test_riders_of_theoden_come_to_edoras_or_a_companion() -> None:
    table = RingTable.empty().character("gimli", "folde").plays(FREE, "fp-str-16")
    table.free.may("raise:rohan-regular:edoras")
    table.free.may_not("raise:rohan-regular:westemnet", because="WOTR-7.6")
    table.free.chooses("raise:rohan-regular:folde")
    assert table.figures("folde") == {"rohan-regular": 1, "rohan-leader": 1}


def test_eomer_comes_to_a_settlement_of_rohan() -> None:
    table = RingTable.empty().army("folde", sauron_regular=1).plays(FREE, "fp-str-23")
    table.free.may_not("raise:rohan-elite:folde", because="WOTR-9.11")
    table.free.chooses("raise:rohan-elite:westemnet")
    assert table.figures("westemnet") == {"rohan-elite": 1, "rohan-leader": 1}


@pytest.mark.parametrize(("card", "nation"), [("sh-str-13", "isengard"), ("sh-str-14", "sauron")])
def test_a_unit_joins_an_army(card: str, nation: str) -> None:
    table = (
        RingTable.empty().army("fords-of-isen", southrons_regular=1).army("nurn", sauron_regular=1)
    )
    table.plays(SHADOW, card)
    table.shadow.may_not(f"raise:{nation}-elite:moria", because="WOTR-7.6")
    table.shadow.chooses(f"raise:{nation}-elite:fords-of-isen")
    assert table.figures("fords-of-isen") == {"southrons-regular": 1, f"{nation}-elite": 1}
    unmet(card, SHADOW, RingTable.empty().at_peace(nation, 1, active=True))


def test_a_new_power_is_rising() -> None:
    table = RingTable.empty().character("saruman", "orthanc").plays(SHADOW, "sh-str-16")
    table.shadow.chooses("raise:isengard-elite:orthanc")
    table.shadow.chooses("raise:isengard-regular:orthanc")
    assert table.figures("orthanc") == {"isengard-elite": 1, "isengard-regular": 1}
    assert table.figures("north-dunland") == {"isengard-regular": 2}
    assert table.figures("south-dunland") == {"isengard-regular": 2}
    unmet("sh-str-16", SHADOW, RingTable.empty())


@pytest.mark.parametrize(
    ("card", "figure", "regions", "elsewhere"),
    [
        ("sh-str-17", "southrons-regular", ["umbar", "near-harad", "far-harad"], "gorgoroth"),
        ("sh-str-24", "sauron-regular", ["moria", "dol-guldur", "morannon"], "nurn"),
    ],
)
def test_two_come_to_each_of_three_settlements(
    card: str, figure: str, regions: list[str], elsewhere: str
) -> None:
    table = RingTable.empty().plays(SHADOW, card)
    table.shadow.may_not(f"raise:{figure}:{elsewhere}", because="WOTR-7.6")
    for region in regions:
        table.shadow.chooses(f"raise:{figure}:{region}")
    for region in regions:
        assert table.figures(region) == {figure: 2}
    if card == "sh-str-24":
        unmet(card, SHADOW, RingTable.empty().at_peace("sauron", 1, active=True))


def test_the_king_is_revealed() -> None:
    table = RingTable.empty().character("aragorn", "dol-amroth").plays(SHADOW, "sh-str-18")
    assert table.figures("minas-morgul") == {"sauron-regular": 5, "sauron-nazgul": 1}
    unmet("sh-str-18", SHADOW, RingTable.empty())


def test_shadows_on_the_misty_mountains() -> None:
    table = RingTable.empty().plays(SHADOW, "sh-str-19")
    table.shadow.may("raise:sauron-regular:mount-gram")
    table.shadow.chooses("raise:sauron-elite:moria").chooses("raise:sauron-regular:moria")
    assert table.figures("moria") == {"sauron-elite": 1, "sauron-regular": 1, "sauron-nazgul": 1}


def test_orcs_multiplying_again() -> None:
    table = RingTable.empty().plays(SHADOW, "sh-str-20")
    assert table.figures("dol-guldur") == table.figures("mount-gundabad") == {"sauron-regular": 3}


def test_horde_from_the_east() -> None:
    table = RingTable.empty().army("khand", gondor_regular=1).plays(SHADOW, "sh-str-21")
    table.shadow.may_not("raise:southrons-regular:khand", because="WOTR-9.11")
    table.shadow.chooses("raise:southrons-regular:south-rhun")
    assert table.figures("south-rhun") == {"southrons-regular": 5}
    unmet("sh-str-21", SHADOW, RingTable.empty().at_peace("southrons", 1, active=True))


def test_monsters_roused_skip_regions_that_are_not_free() -> None:
    table = RingTable.empty().army("ettenmoors", elves_regular=1).plays(SHADOW, "sh-str-22")
    assert table.figures("angmar") == table.figures("weather-hills") == {"sauron-regular": 1}
    assert table.figures("trollshaws") == {"sauron-elite": 1}
    assert table.figures("ettenmoors") == {"elves-regular": 1}


def test_musterings_of_long_planned_war() -> None:
    table = RingTable.empty().plays(SHADOW, "sh-str-23")
    assert table.figures("gorgoroth") == {"southrons-regular": 5}
    assert table.figures("nurn") == {"sauron-regular": 5}
    unmet("sh-str-23", SHADOW, RingTable.empty().at_peace("isengard", 1, active=True))


def test_a_nation_does_not_recruit_in_a_settlement_it_has_lost() -> None:
    table = RingTable.empty().army("moria", dwarves_regular=1).controls(FREE, "moria")
    table.siege("moria").state.put(SHADOW, "moria", single(SHADOW, "southrons-regular", 2))
    table.plays(SHADOW, "sh-str-19")
    table.shadow.may_not("raise:sauron-regular:moria", because="WOTR-13.25")
    table.shadow.may("raise:sauron-regular:mount-gram")


@pytest.mark.rule("WOTR-13.25")
@pytest.mark.parametrize(("card", "seat"), [("fp-str-24", FREE), ("fp-str-13", FREE)])
def test_no_card_recruits_into_a_lost_settlement_that_is_besieged(card: str, seat: int) -> None:
    lost = "woodland-realm" if card == "fp-str-24" else "grey-havens"
    table = RingTable.empty().army(lost, sauron_regular=1).army(lost, north_regular=1)
    table.controls(SHADOW, lost).siege(lost).plays(seat, card)
    assert table.figures(lost) == {"north-regular": 1, "sauron-regular": 1}
    assert table.asked_kind == "act"


@pytest.mark.rule("WOTR-13.25")
def test_the_shadow_does_not_recruit_into_a_lost_orthanc_that_it_besieges() -> None:
    table = RingTable.empty().army("orthanc", rohan_regular=1).army("orthanc", sauron_regular=1)
    table.controls(FREE, "orthanc").siege("orthanc").army("fangorn", sauron_regular=1)
    table.plays(SHADOW, "sh-str-13")
    table.shadow.may_not("raise:isengard-regular:orthanc", because="WOTR-13.25")


@pytest.mark.rule("WOTR-10.1")
def test_no_card_recruits_an_eleventh_unit_outside_a_siege() -> None:
    table = RingTable.empty().army("minas-tirith", gondor_regular=9, rohan_regular=1)
    table.reinforcements(FREE, gondor_elite=1, gondor_regular=1, gondor_leader=1)
    table.plays(FREE, "fp-str-14")  # only the Leader comes
    full = {"gondor-regular": 9, "rohan-regular": 1}
    assert table.figures("minas-tirith") == full | {"gondor-leader": 1}
    table = RingTable.empty().army("dale", north_regular=9)
    table.reinforcements(FREE, north_regular=2).plays(FREE, "fp-str-19")
    assert table.figures("dale") == {"north-regular": 10}
    assert table.waiting("north-regular") == 1
    table = RingTable.empty().army("pelargir", gondor_regular=9).character("strider", "edoras")
    table.plays(FREE, "fp-char-22").free.chooses("to:pelargir")
    table.free.may_not("call-up:2", because="WOTR-9.8").chooses("call-up:1")
    assert table.figures("pelargir") == {"gondor-regular": 10}
