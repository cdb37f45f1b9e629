"""Chapter 7: event cards are played for their events."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events


def played(card: str, seat: int = FREE, die: str = "event") -> RingTable:
    """Return an empty table on which a seat has just played its only card."""
    return RingTable.empty().plays(seat, card, die)


@pytest.mark.rule("WOTR-7.4")
def test_a_card_is_paid_with_an_event_result_or_its_own() -> None:
    table = RingTable.empty().hand(FREE, "fp-str-14")
    table.acting(FREE, free="event muster muster-army will-of-the-west character", shadow="event")
    for die in ("event", "muster", "muster-army", "will-of-the-west"):
        table.free.may(f"play:{die}:fp-str-14")
    table.free.may_not("play:character:fp-str-14", because="WOTR-7.4")
    table.free.may_not("play:event:fp-str-15", because="WOTR-7.4")  # not in hand
    table.free.chooses("play:muster:fp-str-14")
    assert table.state.dice[FREE]["muster"] == 0
    assert table.told(events.EventCardPlayed) == [
        events.EventCardPlayed(FREE, "fp-str-14", "muster")
    ]


@pytest.mark.rule("WOTR-7.5")
def test_a_card_needs_its_requirement() -> None:
    table = RingTable.empty().hand(FREE, "fp-str-13").army("dol-amroth", gondor_regular=1)
    table.at_peace("elves", 1, active=True).acting(FREE, free="event", shadow="event")
    table.free.may_not("play:event:fp-str-13", because="WOTR-7.5")
    table.at_war("elves").acting(FREE, free="event", shadow="event")
    table.free.may("play:event:fp-str-13")


@pytest.mark.rule("WOTR-7.6")
def test_a_card_is_carried_out_as_far_as_possible() -> None:
    table = RingTable.empty().reinforcements(FREE, gondor_regular=1, gondor_elite=1)
    table.plays(FREE, "fp-str-18")
    table.free.may_not("raise:gondor-leader:dol-amroth", because="WOTR-7.6")
    table.free.chooses("raise:gondor-elite:dol-amroth")
    assert table.figures("dol-amroth") == {"gondor-elite": 1}  # and no Leader is left
    table = RingTable.empty().reinforcements(SHADOW, sauron_regular=2, sauron_nazgul=1)
    table.character("aragorn", "dol-amroth").plays(SHADOW, "sh-str-18")
    assert table.figures("minas-morgul") == {"sauron-regular": 2, "sauron-nazgul": 1}


def test_a_played_card_is_seen_by_all() -> None:
    table = played("fp-str-18")
    assert table.state.faces("free-strategy-open") == ["fp-str-18"]
    table.free.chooses("raise:gondor-regular:dol-amroth")
    assert table.state.faces("free-strategy-used") == ["fp-str-18"]
    assert table.state.faces("hand-0-strategy") == []


@pytest.mark.rule("WOTR-9.10")
def test_a_card_recruits_for_a_nation_at_peace_and_into_a_siege() -> None:
    table = RingTable.empty().at_peace("gondor").army("minas-tirith", gondor_regular=1)
    table.plays(FREE, "fp-str-14").free.chooses("raise:gondor-elite:minas-tirith")
    assert table.figures("minas-tirith") == {
        "gondor-regular": 1,
        "gondor-elite": 1,
        "gondor-leader": 1,
    }
    table = RingTable.empty().army("helms-deep", rohan_regular=1)
    table.army("helms-deep", isengard_regular=1).siege("helms-deep")
    table.plays(FREE, "fp-str-23")
    table.free.may("raise:rohan-regular:helms-deep")


@pytest.mark.rule("WOTR-9.11")
def test_a_card_recruits_only_in_free_regions() -> None:
    table = RingTable.empty().character("gimli", "eastemnet").character("strider", "helms-deep")
    table.army("eastemnet", isengard_regular=1)
    table.army("helms-deep", rohan_regular=1).army("helms-deep", isengard_regular=1)
    table.siege("helms-deep").plays(FREE, "fp-str-16")
    table.free.may_not("raise:rohan-regular:eastemnet", because="WOTR-9.11")
    table.free.may("raise:rohan-regular:helms-deep").may("raise:rohan-regular:edoras")


@pytest.mark.rule("WOTR-10.3")
def test_a_recruit_above_the_limit_is_disbanded() -> None:
    table = RingTable.empty().army("nurn", sauron_regular=8)
    table.plays(SHADOW, "sh-str-23")
    assert table.figures("nurn") == {"sauron-regular": 10}
    assert table.figures("gorgoroth") == {"southrons-regular": 5}
