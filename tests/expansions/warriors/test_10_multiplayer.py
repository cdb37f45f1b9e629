"""Chapter 10: three and four players."""

from __future__ import annotations

import pytest

from expansions.warriors.faction_tables import FREE, SHADOW, FactionTable
from ostrog.expansions.warriors.figure_movement.ships import ShipsSail
from ostrog.games.war_of_the_ring.board.seats import may_play_card
from ostrog.games.war_of_the_ring.dice.event_hands import decks_of

FOUR, THREE = "four-players", "three-players"
GONDOR, WITCH_KING, SARUMAN, ROHAN = 0, 1, 2, 3
CARD = "fp-by-chance-or-by-foresight-1"


@pytest.mark.rule("WOME-10.1")
def test_in_a_team_everybody_holds_three_faction_cards() -> None:
    def limits(scenario: str) -> list[int]:
        war = FactionTable(scenario).war
        return [decks_of(war, side)[-1].limit for side in (FREE, SHADOW)]

    assert limits("two-players") == [4, 4]
    assert limits(THREE) == [4, 3]
    assert limits(FOUR) == [3, 3]


@pytest.mark.rule("WOME-10.2")
def test_only_the_leading_player_draws_a_faction_card() -> None:
    table = FactionTable(FOUR)
    held = [table.war.size(f"hand-{seat}-faction") for seat in range(4)]
    assert held == [1, 1, 0, 0]
    table.board(leading=[1, 1])
    for seat in range(4):
        table.lay(f"hand-{seat}-faction")
    table.phase("draw_events")
    assert [table.war.size(f"hand-{seat}-faction") for seat in range(4)] == [0, 0, 1, 1]


@pytest.mark.rule("WOME-10.3")
def test_the_leading_player_may_hand_a_faction_card_to_his_mate() -> None:
    table = FactionTable(FOUR).hand(GONDOR, CARD).phase("draw_events")
    assert table.asked == [(GONDOR, "hand-over")]
    table.seat(GONDOR).chooses(f"hand-over:{CARD}")
    assert CARD in table.war.faces("hand-3-faction")
    assert table.asked == [(WITCH_KING, "hand-over")]
    table.seat(SARUMAN).may_not("hand-over:sa-a-great-fleet-1", because="WOME-10.3")
    table.seat(WITCH_KING).chooses("keep-hand")
    assert table.war.size("hand-2-faction") == 0
    assert table.seat(WITCH_KING).sees("hand-3-faction") == []
    assert table.seat(ROHAN).sees("hand-3-faction") == [CARD]


@pytest.mark.rule("WOME-10.3")
def test_a_player_alone_hands_nothing_over() -> None:
    table = FactionTable(THREE).phase("draw_events")
    assert table.asked == [(WITCH_KING, "hand-over")]


@pytest.mark.rule("WOME-10.4")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN])
def test_either_player_uses_the_faction_die(seat: int) -> None:
    table = FactionTable.empty(FOUR).fellowship("hollin").faction("spiders", fangorn=1)
    table.acts(seat, "muster", free="army", shadow="army")
    table.seat(seat).chooses("faction:muster:recruit")
    assert table.at("spiders")["dol-guldur"] == 1


@pytest.mark.rule("WOME-10.5")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_either_player_plays_faction_cards_of_his_own_hand(seat: int) -> None:
    table = FactionTable.empty(FOUR).hand(seat, CARD)
    table.acting(seat, free="character", shadow="army")
    table.seat(seat).may(f"play:character:{CARD}")
    other = GONDOR + ROHAN - seat
    table.seat(other).may_not(f"play:character:{CARD}", because="WOTR-7.4")


@pytest.mark.rule("WOME-10.6")
def test_who_commands_the_army_calls_factions_to_it() -> None:
    for figures, seat in (({"isengard_regular": 3}, SARUMAN), ({"sauron_regular": 3}, WITCH_KING)):
        table = FactionTable.empty(FOUR).faction("spiders", westemnet=1)
        table.army("westemnet", **figures).army("edoras", rohan_regular=2)
        table.uses(seat, "army", "attack").seat(seat).chooses("attack:westemnet:edoras", "go")
        assert set(table.war.called.values()) == {seat}


@pytest.mark.rule("WOME-10.7")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN])
def test_everybody_plays_cards_of_any_faction_of_his_side(seat: int) -> None:
    cards = ("sa-a-great-fleet-1", "sa-wild-hillmen-1", "sa-her-own-offspring")
    table = FactionTable.empty(FOUR).hand(seat, *cards).acts(seat, "wild", free="army")
    plays = {each for each in table.seat(seat).options if each.startswith("faction-play:")}
    assert plays == {f"faction-play:wild:{card}" for card in cards}
    assert all(may_play_card(table.war, seat, card) for card in cards)


@pytest.mark.rule("WOME-10.8")
def test_ships_carry_only_armies_of_the_player() -> None:
    for seat, asked in ((SARUMAN, True), (WITCH_KING, False)):
        table = FactionTable.empty(FOUR).faction("corsairs", umbar=3)
        table.army("umbar", southrons_regular=3).run(ShipsSail(seat=seat))
        assert ((seat, "ships-sail") in table.asked) is asked


@pytest.mark.rule("WOME-10.6")
def test_with_the_command_of_an_army_its_calls_pass_to_the_mate() -> None:
    table = FactionTable.empty(FOUR).faction("spiders", westemnet=1)
    table.army("westemnet", isengard_regular=4, sauron_regular=3).army("edoras", rohan_regular=9)
    table.board(mixed=[[], ["westemnet"]])
    table.dice(*[1] * 5, 5, 5, 1, 1, 1).uses(SARUMAN, "army", "attack")
    table.seat(SARUMAN).chooses("attack:westemnet:edoras", "go")
    webs = "sa-ctb-webs-of-shadow"
    table.seat(SARUMAN).may(f"lay:{webs}").chooses("lay-nothing")
    while table.asked_kind != "cease":
        seat, kind = table.asked[0]
        assert kind == "casualties"
        table.seat(seat).chooses("remove:isengard-regular", "remove:isengard-regular", "done")
    table.seat(WITCH_KING).chooses("press")
    table.seat(ROHAN).chooses("stand")
    assert set(table.war.called.values()) == {WITCH_KING}
    table.seat(SARUMAN).may_not(f"lay:{webs}", because="WOTR-12.1")
    table.seat(WITCH_KING).may(f"lay:{webs}")
    assert webs in table.seat(ROHAN).sees("hand-1-strategy")


@pytest.mark.rule("WOME-10.6", "WOME-14.19")
def test_a_call_brings_up_no_units_of_the_mate() -> None:
    table = FactionTable.empty(FOUR).faction("corsairs", west_harondor=1)
    table.army("west-harondor", southrons_regular=3).army("pelargir", gondor_regular=3)
    table.army("umbar", southrons_regular=1, sauron_regular=2).uses(SARUMAN, "army", "attack")
    table.seat(SARUMAN).chooses("attack:west-harondor:pelargir", "go")
    table.dice(*[1] * 6).seat(SARUMAN).chooses("lay:sa-ctb-borne-up-on-the-wind")
    assert table.asked == [(SARUMAN, "borne-up")]
    table.seat(SARUMAN).may("bring-up:southrons-regular:umbar")
    table.seat(SARUMAN).may_not("bring-up:sauron-regular:umbar", because="WOME-14.19")
