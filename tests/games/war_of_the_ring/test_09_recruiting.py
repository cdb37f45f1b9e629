"""Chapter 9: recruiting with a Muster result."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable


def mustering(seat: int = FREE) -> RingTable:
    """Return a table where a seat recruits; all nations are At War."""
    return RingTable.empty().uses(seat, "muster", "recruit")


@pytest.mark.rule("WOTR-9.1")
def test_one_elite_or_two_other_figures() -> None:
    table = mustering()
    table.free.chooses("recruit:rohan-elite:edoras")
    table.free.may_not("recruit:rohan-regular:folde", because="WOTR-9.1")
    table = mustering()
    table.free.chooses("recruit:rohan-regular:edoras")
    table.free.may_not("recruit:rohan-elite:folde", because="WOTR-9.1")
    table.free.chooses("recruit:rohan-regular:folde")
    table.free.may_not("recruit:rohan-regular:westemnet", because="WOTR-9.1").chooses("done")
    assert table.figures("edoras") == table.figures("folde") == {"rohan-regular": 1}
    table = mustering(SHADOW)
    table.shadow.chooses("recruit:sauron-nazgul:moria", "recruit:sauron-regular:nurn", "done")
    assert table.figures("moria") == {"sauron-nazgul": 1}


@pytest.mark.rule("WOTR-9.2")
def test_two_figures_go_to_different_settlements() -> None:
    table = mustering()
    table.free.chooses("recruit:rohan-regular:edoras")
    table.free.may_not("recruit:rohan-regular:edoras", because="WOTR-9.2")


@pytest.mark.rule("WOTR-9.3")
def test_two_figures_may_be_of_different_nations() -> None:
    table = mustering()
    table.free.chooses("recruit:rohan-regular:edoras", "recruit:gondor-regular:pelargir", "done")
    assert table.figures("pelargir") == {"gondor-regular": 1}


@pytest.mark.rule("WOTR-9.4")
def test_only_nations_at_war_recruit() -> None:
    table = mustering().at_peace("rohan", 1, active=True)
    table.free.may_not("recruit:rohan-regular:edoras", because="WOTR-9.4")
    table.free.may("recruit:gondor-regular:pelargir")
    table = RingTable().acting(FREE, free="muster", shadow="event")
    table.free.may_not("act:muster:recruit", because="WOTR-5.16")


@pytest.mark.rule("WOTR-9.5")
def test_a_recruit_goes_to_a_free_settlement_of_its_nation() -> None:
    table = mustering().army("folde", sauron_nazgul=1)
    table.free.may("recruit:rohan-regular:folde")  # a Nazgul alone does not matter
    table.free.may_not("recruit:rohan-regular:pelargir", because="WOTR-9.5")
    table.free.may_not("recruit:isengard-regular:orthanc", because="WOTR-9.5")
    table.army("folde", sauron_regular=1)
    table.free.may_not("recruit:rohan-regular:folde", because="WOTR-9.5")


@pytest.mark.rule("WOTR-9.6")
def test_nazgul_come_only_to_strongholds_of_sauron() -> None:
    table = mustering(SHADOW)
    table.shadow.may("recruit:sauron-nazgul:dol-guldur")
    table.shadow.may_not("recruit:sauron-nazgul:nurn", because="WOTR-9.6")
    table.shadow.may_not("recruit:sauron-nazgul:umbar", because="WOTR-9.5")


@pytest.mark.rule("WOTR-9.7")
def test_nobody_is_recruited_in_a_besieged_stronghold() -> None:
    table = mustering().army("helms-deep", rohan_regular=1).army("helms-deep", isengard_regular=1)
    table.siege("helms-deep").free.may_not("recruit:rohan-regular:helms-deep", because="WOTR-9.7")


@pytest.mark.rule("WOTR-9.9")
def test_fewer_figures_will_do() -> None:
    table = mustering()
    table.free.chooses("recruit:rohan-regular:edoras", "done")
    assert table.figures("edoras") == {"rohan-regular": 1}


@pytest.mark.rule("WOTR-9.12")
def test_a_leader_is_not_recruited_where_he_would_stand_alone() -> None:
    table = mustering().army("folde", rohan_regular=1)
    table.free.may_not("recruit:rohan-leader:edoras", because="WOTR-9.12")
    table.free.may("recruit:rohan-leader:folde")


@pytest.mark.rule("WOTR-9.13")
def test_the_voice_of_saruman_raises_a_regular_in_every_settlement() -> None:
    table = RingTable.empty().character("saruman", "orthanc").army("south-dunland", rohan_regular=1)
    table.acting(SHADOW, free="event", shadow="muster event")
    table.shadow.chooses("act:muster:voice-of-saruman")
    assert table.figures("orthanc") == table.figures("north-dunland") == {"isengard-regular": 1}
    assert table.figures("south-dunland") == {"rohan-regular": 1}


@pytest.mark.rule("WOTR-9.13")
def test_the_voice_of_saruman_makes_two_elites_in_orthanc() -> None:
    table = RingTable.empty().character("saruman", "orthanc").army("orthanc", isengard_regular=3)
    regulars, elites = table.waiting("isengard-regular"), table.waiting("isengard-elite")
    table.acting(SHADOW, free="event", shadow="muster event")
    table.shadow.chooses("act:muster:voice-of-saruman").chooses("upgrade")
    assert table.figures("orthanc") == {"isengard-regular": 1, "isengard-elite": 2}
    assert table.waiting("isengard-regular") == regulars + 2
    assert table.waiting("isengard-elite") == elites - 2
    table.army("orthanc", isengard_regular=1)
    table.shadow.may_not("upgrade", because="WOTR-9.13")


@pytest.mark.rule("WOTR-9.13")
def test_saruman_is_silent_in_a_besieged_orthanc() -> None:
    table = RingTable.empty().character("saruman", "orthanc").army("orthanc", isengard_regular=3)
    table.army("orthanc", rohan_regular=1).siege("orthanc").acting(SHADOW, shadow="muster")
    table.shadow.may_not("act:muster:voice-of-saruman", because="WOTR-9.13")
    table.shadow.may_not("raise-isengard", "upgrade", because="WOTR-9.13")
    table = RingTable.empty().acting(SHADOW, shadow="muster")
    table.shadow.may_not("act:muster:voice-of-saruman", because="WOTR-9.13")  # not in play


@pytest.mark.rule("WOTR-10.1")
def test_no_unit_is_recruited_where_there_is_no_room() -> None:
    table = mustering().army("edoras", rohan_regular=10)
    table.free.may_not("recruit:rohan-elite:edoras", because="WOTR-10.1")
    table.free.may("recruit:rohan-leader:edoras")
