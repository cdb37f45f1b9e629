"""Chapter 6: the faction dice."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.board.pieces import GIVES
from ostrog.games.war_of_the_ring.board.pieces import FACES
from ostrog.games.war_of_the_ring.dice.resolution import unused_dice

CARD = "fp-by-chance-or-by-foresight-1"
"""A card of no faction that a Character result plays."""


def with_spiders() -> FactionTable:
    """Return an empty map with Spiders in play."""
    return FactionTable.empty().fellowship("hollin").faction("spiders", fangorn=1)


@pytest.mark.rule("WOME-6.1")
def test_the_die_comes_at_the_start_of_the_next_turn() -> None:
    table = FactionTable.empty().at_peace("southrons").fellowship("hollin")
    table.acting(SHADOW, free="army", shadow="muster army").shadow.chooses(
        "act:muster:enter-faction"
    )
    assert table.at("spiders")
    assert table.war.has_faction_die == [False, False]
    assert table.war.faction_dice == ["", ""]
    table.phase("recover")
    assert table.war.has_faction_die == [False, True]


@pytest.mark.rule("WOME-6.2", "WOME-6.3")
def test_the_die_leaves_with_the_last_faction_and_comes_back_with_another() -> None:
    table = with_spiders().phase("recover")
    assert table.war.has_faction_die[SHADOW]
    table.war.faction_states["spiders"] = "eliminated"
    table.war.figures["spiders"] = {}
    table.war.pool_of_figures["spiders"] = 8
    table.phase("recover")
    assert not table.war.has_faction_die[SHADOW]
    table.character("saruman", "orthanc").at_peace("southrons")
    table.acting(SHADOW, free="army", shadow="muster army").shadow.chooses(
        "act:muster:enter-faction"
    )
    assert table.at("dunlendings")
    assert not table.war.has_faction_die[SHADOW]
    table.phase("recover")
    assert table.war.has_faction_die[SHADOW]


@pytest.mark.rule("WOME-6.4")
def test_several_factions_have_one_die() -> None:
    table = with_spiders().faction("corsairs", umbar=3).rolls(SHADOW, "wild")
    table.phase("recover").phase("action_roll")
    assert table.war.faction_dice == ["", "wild"]
    table.acting(SHADOW, shadow="army").shadow.chooses("faction-skip:wild")
    table.shadow.may_not("faction-skip:wild", because="WOME-6.1")


@pytest.mark.rule("WOME-6.5")
def test_using_the_die_is_an_action() -> None:
    table = with_spiders().acts(SHADOW, "muster", free="army", shadow="army")
    table.shadow.chooses("faction:muster:recruit")
    assert table.asked == [(FREE, "act")]
    assert table.war.faction_dice[SHADOW] == ""
    assert table.war.dice[SHADOW] == {"army": 1}


@pytest.mark.rule("WOME-6.6")
def test_the_die_counts_for_passing() -> None:
    table = with_spiders().acting(FREE, free="army army", shadow="army army")
    table.free.may_not("pass", because="WOTR-5.7")
    table.faction_dice(shadow="muster").acting(FREE, free="army army", shadow="army army")
    table.free.may("pass")
    assert unused_dice(table.war, SHADOW) == 3


@pytest.mark.rule("WOME-6.7", "WOME-6.8")
def test_the_die_is_no_action_die_and_serves_factions_only() -> None:
    table = with_spiders().rolls(SHADOW, "muster").phase("recover").phase("action_roll")
    assert sum(table.war.dice[SHADOW].values()) + table.war.hunt_box[SHADOW] == 7
    table.board(rings=[0, 3]).acts(SHADOW, "muster", free="army", shadow="")
    assert {each.partition(":")[0] for each in table.shadow.options} <= {
        "faction",
        "faction-skip",
        "pass",
    }
    table.free.may_not("ring:muster:army", because="WOTR-6.1")


@pytest.mark.rule("WOME-6.7")
def test_no_companion_acts_with_the_faction_die() -> None:
    table = FactionTable.empty().fellowship("folde", "strider", revealed=True)
    table.character("boromir", "pelargir").at_peace("gondor", 2, active=True)
    table.acts(FREE, "muster", free="event", shadow="army")
    table.free.may("act:event:hide-with-strider", "act:event:speak-for-nation")
    table.acts(FREE, "muster", free="", shadow="army")
    assert {each.partition(":")[0] for each in table.free.options} <= {
        "faction",
        "faction-skip",
        "pass",
    }


@pytest.mark.rule("WOME-6.7")
def test_cards_that_change_dice_leave_the_faction_die_alone() -> None:
    table = with_spiders().hand(SHADOW, "sh-char-18")
    table.acts(SHADOW, "muster", free="army", shadow="event army")
    table.shadow.chooses("play:event:sh-char-18")
    table.shadow.may_not("turn-die:muster", because="WOTR-7.6").may("turn-die:army")
    table.shadow.chooses("done")
    assert table.war.faction_dice == ["", "muster"]
    table = FactionTable.empty().faction("eagles", eagles_eyrie=1).hand(SHADOW, "sh-str-04")
    table.faction_dice(free="muster-play").acting(
        SHADOW, free="will-of-the-west army", shadow="army"
    )
    table.shadow.chooses("play:army:sh-str-04")
    assert table.war.dice[FREE] == {"army": 1}
    assert table.war.faction_dice == ["muster-play", ""]
    table.hand(FREE, "fp-char-13").acting(FREE, free="event", shadow="army")
    table.free.chooses("play:event:fp-char-13")
    assert "will-of-the-west" not in table.war.dice[FREE]
    assert table.war.faction_dice == ["muster-play", ""]


@pytest.mark.rule("WOME-6.9")
def test_the_player_chooses_the_faction() -> None:
    table = with_spiders().faction("corsairs", umbar=1).acts(SHADOW, "muster", shadow="army")
    table.shadow.chooses("faction:muster:recruit")
    assert table.asked == [(SHADOW, "recruit-faction")]
    table.shadow.chooses("recruit-faction:corsairs")
    assert table.at("corsairs") == {"umbar": 2}
    assert table.at("spiders") == {"fangorn": 1}


@pytest.mark.rule("WOME-6.10", "WOME-6.11")
def test_the_faces_of_the_dice() -> None:
    war = FactionTable().war
    assert sorted(war.die_faces(FREE)) == sorted(
        ["muster", "muster", "play-draw", "play-draw", "muster-play", "muster-draw"]
    )
    assert sorted(war.die_faces(SHADOW)) == sorted(
        ["muster", "play-draw", "muster-play", "muster-draw", "eye", "wild"]
    )


@pytest.mark.rule("WOME-6.12", "WOME-6.14")
def test_muster_places_figures_or_brings_a_faction_and_draw_draws() -> None:
    table = with_spiders().at_war("southrons").acts(SHADOW, "muster", free="army", shadow="army")
    table.shadow.may("faction:muster:recruit", "faction:muster:enter")
    table.shadow.may_not("faction:muster:draw", because="WOME-6.14")
    table.shadow.chooses("faction:muster:enter")
    assert table.at("corsairs") == {"umbar": 3}
    table = with_spiders().acts(SHADOW, "muster-draw", free="army", shadow="army")
    deck = table.war.size("shadow-faction-deck")
    table.shadow.chooses("faction:muster-draw:draw")
    assert table.war.size("hand-1-faction") == 1
    assert table.war.size("shadow-faction-deck") == deck - 1


@pytest.mark.rule("WOME-6.13")
def test_play_plays_a_card_of_any_icon() -> None:
    table = with_spiders().hand(FREE, CARD, "fp-str-01")
    table.acts(FREE, "muster", free="muster", shadow="army")
    table.free.may_not(f"faction-play:muster:{CARD}", because="WOME-6.13")
    table.acts(FREE, "play-draw", free="muster", shadow="army")
    table.free.may_not(f"play:muster:{CARD}", because="WOTR-7.4")
    table.free.may_not("faction-play:play-draw:fp-str-01", because="WOME-6.13")
    table.free.chooses(f"faction-play:play-draw:{CARD}")
    assert table.asked == [(FREE, "keep-card")]
    assert table.war.dice[FREE] == {"muster": 1}


@pytest.mark.rule("WOME-6.15", "WOME-6.17")
def test_a_face_is_used_for_one_of_its_parts() -> None:
    assert GIVES["wild"] == ("muster", "play", "draw")
    for face, able in (("muster-play", {"recruit"}), ("wild", {"recruit", "draw", "enter"})):
        table = with_spiders().acts(SHADOW, face, free="army", shadow="army")
        uses = {each.split(":")[2] for each in table.shadow.options if each.startswith("faction:")}
        assert able - {"enter"} <= uses <= able | {"enter"}
        table.shadow.chooses(f"faction:{face}:recruit")
        assert table.asked == [(FREE, "act")]
        assert table.war.faction_dice[SHADOW] == ""


@pytest.mark.rule("WOME-6.16", "WOME-6.22")
def test_an_eye_goes_to_the_hunt_box_and_stays_there_until_the_next_turn() -> None:
    table = with_spiders().phase("recover").rolls(SHADOW, "eye").draws("shadow dice", *[0] * 7)
    before = table.war.hunt_box[SHADOW]
    table.phase("action_roll")
    assert table.war.faction_dice[SHADOW] == ""
    assert table.war.hunt_box[SHADOW] >= before + 1
    rolled = sum(table.war.dice[SHADOW].values()) + table.war.hunt_box[SHADOW]
    assert rolled == 7 + 1  # seven action dice and the faction die
    assert unused_dice(table.war, SHADOW) == sum(table.war.dice[SHADOW].values())
    box = table.war.hunt_box[SHADOW]
    table.acting(SHADOW, free="army", shadow="army").shadow.chooses("skip:army")
    assert table.war.hunt_box[SHADOW] == box
    table.phase("recover")
    assert table.war.hunt_box[SHADOW] == 0


@pytest.mark.rule("WOME-6.16")
def test_an_eye_of_an_action_die_and_that_of_the_faction_die_are_two_dice() -> None:
    table = with_spiders().phase("recover").rolls(SHADOW, "eye")
    table.draws("shadow dice", 5, *[0] * 6).phase("action_roll")
    assert table.war.hunt_box[SHADOW] == 2


@pytest.mark.rule("WOME-6.18")
def test_action_dice_neither_recruit_nor_move_figures() -> None:
    table = FactionTable.empty().fellowship("hollin").faction("eagles", eagles_eyrie=2)
    table.acting(FREE, free="muster will-of-the-west character muster-army", shadow="army")
    assert not [each for each in table.free.options if "eagle" in each or "recruit-f" in each]
    table.free.may_not("take-figure:eagles:eagles-eyrie", because="WOME-6.18")
    table.shadow.may_not("take-figure:spiders:fangorn", because="WOME-6.18")


@pytest.mark.rule("WOME-6.19")
def test_a_muster_result_of_an_action_die_brings_a_faction_in() -> None:
    table = FactionTable.empty().fellowship("hollin")
    faces = [face for face in FACES if face != "eye"]
    table.acting(FREE, free=" ".join(faces), shadow="army")
    able = {each for each in table.free.options if each.endswith(":enter-faction")}
    assert able == {
        f"act:{face}:enter-faction" for face in ("muster", "muster-army", "will-of-the-west")
    }
    table.hand(FREE, CARD).acting(FREE, free="character event", shadow="army")
    table.free.may(f"play:character:{CARD}", f"play:event:{CARD}").chooses("act:event:draw-event")
    table.free.may("draw:faction")


@pytest.mark.rule("WOME-6.20")
def test_the_die_is_rolled_with_the_others_and_can_be_spent_for_nothing() -> None:
    table = with_spiders().phase("recover").rolls(SHADOW, "muster").phase("hunt_allocation")
    assert table.war.faction_dice == ["", ""]
    most = max(int(each.partition(":")[2]) for each in table.shadow.options)
    assert most <= 7  # the faction die is not among those that can go to the box
    table.phase("action_roll")
    assert table.war.faction_dice == ["", "muster"]
    table.acting(SHADOW, free="army", shadow="").shadow.chooses("faction-skip:muster")
    assert table.asked == [(FREE, "act")]
    assert table.war.faction_dice == ["", ""]


@pytest.mark.rule("WOME-6.21")
def test_the_die_can_be_used_after_the_last_faction_has_gone() -> None:
    table = FactionTable.empty().fellowship("hollin")
    table.acts(FREE, "muster-draw", free="army", shadow="army")
    table.free.may("faction:muster-draw:draw", "faction:muster-draw:enter")
    table.free.may_not("faction:muster-draw:recruit", because="WOME-6.12")
