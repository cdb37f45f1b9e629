"""The events of the Character cards, card by card."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable


def unmet(card: str, seat: int, table: RingTable) -> None:
    """Check that the requirement of a card is not met on a table."""
    table.hand(seat, card).acting(seat, free="event", shadow="event")
    table.seat(seat).may_not(f"play:event:{card}", because="WOTR-7.5")


@pytest.mark.rule("WOTR-16.18")
@pytest.mark.parametrize(
    ("card", "tile"),
    [
        ("fp-char-01", "fel-elven-cloaks"),
        ("fp-char-02", "fel-elven-rope"),
        ("fp-char-03", "fel-phial"),
        ("fp-char-04", "fel-smeagol"),
        ("sh-char-01", "sha-shelob"),
        ("sh-char-02", "sha-ring-is-mine"),
        ("sh-char-03", "sha-on-on"),
        ("sh-char-04", "sha-give-it"),
    ],
)
def test_a_special_tile_comes_into_play(card: str, tile: str) -> None:
    seat = FREE if card.startswith("fp") else SHADOW
    table = RingTable.empty().plays(seat, card)
    assert table.state.faces("hunt-waiting") == [tile]
    assert tile not in table.state.faces("hunt-aside")
    table = RingTable.empty().in_mordor(1).plays(seat, card)
    assert tile in table.state.faces("hunt-pool")
    assert table.state.faces("hunt-waiting") == []


@pytest.mark.parametrize(("guide", "left"), [("gimli", 4), ("strider", 3)])
def test_athelas_heals_by_dice(guide: str, left: int) -> None:
    table = RingTable.empty().fellowship("rivendell", guide, corruption=5)
    table.draws("card", 0, 2, 4).plays(FREE, "fp-char-09")  # 1, 3 and 5
    assert table.state.corruption == left


def test_athelas_heals_no_more_than_there_is() -> None:
    table = RingTable.empty().fellowship("rivendell", "gimli", corruption=1)
    table.draws("card", 5, 5, 5).plays(FREE, "fp-char-09")
    assert table.state.corruption == 0


def test_bilbos_song_heals_more_with_gollum() -> None:
    table = RingTable.empty().fellowship("rivendell", "gimli", corruption=3)
    assert table.plays(FREE, "fp-char-12").state.corruption == 2
    table = RingTable.empty().fellowship("rivendell", corruption=3)
    assert table.plays(FREE, "fp-char-12").state.corruption == 1


def test_the_mirror_of_galadriel_turns_a_die_and_heals_in_lorien() -> None:
    table = RingTable.empty().fellowship("lorien", "gimli", corruption=3).hand(FREE, "fp-char-13")
    table.acting(FREE, free="event character", shadow="event")
    table.free.chooses("play:event:fp-char-13")
    assert table.state.dice[FREE]["will-of-the-west"] == 1
    assert not table.state.dice[FREE]["character"]
    assert table.state.corruption == 2
    table = RingTable.empty().fellowship("lorien", "gimli", corruption=3).controls(SHADOW, "lorien")
    table.plays(FREE, "fp-char-13")  # no Character die, and Lorien is lost
    assert table.state.corruption == 3
    assert "will-of-the-west" not in table.state.dice[FREE]


def test_house_of_the_stewards_needs_boromir_in_gondor() -> None:
    table = RingTable.empty().character("boromir", "lamedon").plays(FREE, "fp-char-23")
    table.free.chooses("raise:gondor-elite:lamedon")
    assert table.figures("lamedon") == {"gondor-elite": 1}
    assert table.state.size("hand-0-strategy") == 2
    unmet("fp-char-23", FREE, RingTable.empty().character("boromir", "osgiliath"))


@pytest.mark.parametrize(("guide", "corruption"), [("gimli", 2), ("", 1)])
def test_candles_of_corpses_corrupt_by_dice(guide: str, corruption: int) -> None:
    table = RingTable.empty().fellowship("moria", *filter(None, [guide]))
    table.draws("card", 2, 3, 5).plays(SHADOW, "sh-char-08")  # 3, 4 and 6
    assert table.state.corruption == corruption
    lost = RingTable.empty().fellowship("lorien", "gimli").controls(SHADOW, "lorien")
    unmet("sh-char-08", SHADOW, lost)  # whoever controls it


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 5)])
def test_a_morgul_wound_corrupts(before: int, after: int) -> None:
    table = RingTable.empty().fellowship("moria", "gimli", revealed=True, corruption=before)
    assert table.plays(SHADOW, "sh-char-12").state.corruption == after
    unmet("sh-char-12", SHADOW, RingTable.empty().fellowship("moria", "gimli"))


def test_the_lidless_eye_turns_up_to_three_dice() -> None:
    table = RingTable.empty().hand(SHADOW, "sh-char-18").box(0, 1)
    table.acting(SHADOW, free="event", shadow="event army army muster character")
    table.shadow.chooses("play:event:sh-char-18")
    table.shadow.chooses("turn-die:army", "turn-die:army")
    table.shadow.may_not("turn-die:army", because="WOTR-7.6").chooses("turn-die:muster")
    table.shadow.may_not("turn-die:character", because="WOTR-7.6").chooses("done")
    assert table.state.hunt_box == [0, 4]
    assert {face: n for face, n in table.state.dice[SHADOW].items() if n} == {"character": 1}


def test_the_day_without_dawn_takes_will_of_the_west() -> None:
    table = RingTable.empty().hand(SHADOW, "sh-str-04")
    table.acting(SHADOW, free="will-of-the-west will-of-the-west event", shadow="army")
    table.shadow.chooses("play:army:sh-str-04")
    assert table.state.dice[FREE] == {"event": 1}
    unmet("sh-str-04", SHADOW, RingTable.empty().at_peace("isengard", 1, active=True))
