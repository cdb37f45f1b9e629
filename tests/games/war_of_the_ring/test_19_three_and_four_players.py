"""Chapter 19: teams of two share dice and a side, and each player has nations of his own."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.pieces import NATIONS
from ostrog.games.war_of_the_ring.board.seats import (
    leading_seat,
    may_play_card,
    seat_of_army,
    seat_of_nation,
)
from ostrog.games.war_of_the_ring.campaigns.splitting import leader_number
from ostrog.games.war_of_the_ring.dice.event_hands import hand_size

FOUR, THREE = "four-players", "three-players"
GONDOR, WITCH_KING, SARUMAN, ROHAN = 0, 1, 2, 3
ALONE = 0
"""The seat of the Free Peoples in a game of three."""
OWN_CARDS = {
    GONDOR: ("fp-char-01", "fp-str-01"),
    ROHAN: ("fp-char-02", "fp-str-02"),
    WITCH_KING: ("sh-char-01", "sh-str-01"),
    SARUMAN: ("sh-char-02", "sh-str-02"),
}


def leading(table: RingTable) -> tuple[int, int]:
    """Return who leads the Free Peoples and the Shadow."""
    return leading_seat(table.state, FREE), leading_seat(table.state, SHADOW)


def owners(table: RingTable) -> dict[str, int]:
    """Return the seat of each nation."""
    return {nation: seat_of_nation(table.state, nation) for nation in NATIONS}


def holding(scenario: str = FOUR) -> RingTable:
    """Return a table at which each player of a team holds two cards of his own."""
    table = RingTable.empty(scenario)
    for seat, cards in OWN_CARDS.items():
        if seat < len(table.state.setting.scenario.seats):
            table.hand(seat, *cards)
    return table


def moving(table: RingTable, seat: int) -> RingTable:
    """Let a seat move armies with an Army result."""
    die = "muster-army" if table.state.side(seat) == FREE else "army"
    return table.uses(seat, die, "move-armies")


def allows(table: RingTable, seat: int, *texts: str) -> None:
    """Check that no rule forbids options to a seat, whoever is asked now."""
    war = table.state
    for text in texts:
        option = table.option(text)
        verb, refs = war.setting.rules.catalogue.verbs[option.verb], option.refs
        found = war.legal(seat, verb, [refs if len(refs) > 1 else refs[0]] if refs else ((),))
        assert found == [option], text


def mixed(region: str = "folde", **figures: int) -> RingTable:
    """Return a table with a mixed army of the Free Peoples in a region."""
    table = RingTable.empty(FOUR).army(region, **figures)
    return table.board(mixed=[[region], []])


# Players and nations


@pytest.mark.rule("WOTR-19.1")
def test_four_players_share_the_nations_and_the_minions() -> None:
    table = RingTable.empty(FOUR)
    assert owners(table) == {
        **dict.fromkeys(("gondor", "elves"), GONDOR),
        **dict.fromkeys(("rohan", "north", "dwarves"), ROHAN),
        "sauron": WITCH_KING,
        **dict.fromkeys(("isengard", "southrons"), SARUMAN),
    }
    table.acting(WITCH_KING, free="event", shadow="muster")
    table.seat(WITCH_KING).may_not("enter:saruman:orthanc", because="WOTR-19.1")
    allows(table, SARUMAN, "enter:saruman:orthanc")
    table.army("barad-dur", sauron_regular=1)
    allows(table, WITCH_KING, "enter:witch-king:barad-dur")
    table.seat(SARUMAN).may_not("enter:witch-king:barad-dur", because="WOTR-19.1")
    table.uses(SARUMAN, "muster", "bring-minion")
    assert table.state.characters["saruman"] == "orthanc"  # nobody else obeys him


@pytest.mark.rule("WOTR-19.1")
def test_only_his_player_moves_the_mouth_of_sauron() -> None:
    table = RingTable.empty(FOUR).character("mouth-of-sauron", "barad-dur")
    table.acting(SARUMAN, free="event", shadow="character")
    table.seat(SARUMAN).may_not("take:mouth-of-sauron", because="WOTR-19.1")
    allows(table, WITCH_KING, "take:mouth-of-sauron")
    assert "act:character:move-minions" not in table.seat(SARUMAN).options


@pytest.mark.rule("WOTR-19.2")
def test_of_three_players_one_holds_the_free_peoples() -> None:
    table = RingTable.empty(THREE)
    assert owners(table) == {
        **dict.fromkeys(("dwarves", "elves", "gondor", "north", "rohan"), ALONE),
        "sauron": WITCH_KING,
        **dict.fromkeys(("isengard", "southrons"), SARUMAN),
    }


@pytest.mark.rule("WOTR-19.3")
def test_the_lead_passes_at_the_start_of_every_turn_but_the_first() -> None:
    table = RingTable.empty(FOUR)
    assert (table.state.turn, leading(table)) == (1, (GONDOR, WITCH_KING))
    table.phase("victory_check")
    assert (table.state.turn, leading(table)) == (2, (ROHAN, SARUMAN))
    assert events.LeadPassed(ROHAN) in table.events
    table.phase("victory_check")
    assert (table.state.turn, leading(table)) == (3, (GONDOR, WITCH_KING))
    table = RingTable.empty(THREE).phase("victory_check")
    assert leading(table) == (ALONE, SARUMAN)


# Cards


@pytest.mark.rule("WOTR-19.4")
def test_first_a_card_of_each_deck_then_one_of_a_deck_of_choice() -> None:
    table = RingTable(FOUR)
    for seat in (GONDOR, ROHAN, WITCH_KING, SARUMAN):
        for deck in ("character", "strategy"):
            assert table.state.size(f"hand-{seat}-{deck}") == 1
    table.phase("victory_check")
    for seat in (ROHAN, GONDOR, SARUMAN, WITCH_KING):
        assert table.asked == [(seat, "draw-event")]
        table.seat(seat).chooses("draw:strategy")
        assert table.state.size(f"hand-{seat}-character") == 1
        assert table.state.size(f"hand-{seat}-strategy") == 2
    assert table.asked == [(GONDOR, "swap-card"), (ROHAN, "swap-card")]


@pytest.mark.rule("WOTR-19.5")
def test_mates_swap_a_card_each_if_both_offer_one() -> None:
    table = holding().phase("team_draws")
    assert table.asked == [(GONDOR, "swap-card"), (ROHAN, "swap-card")]
    table.seat(ROHAN).chooses("offer:fp-char-02")
    assert table.asked == [(GONDOR, "swap-card")]
    table.seat(GONDOR).may_not("offer:fp-char-02", because="WOTR-19.5")
    table.seat(GONDOR).chooses("offer:fp-str-01")
    assert table.seat(GONDOR).sees("hand-0-character") == ["fp-char-01", "fp-char-02"]
    assert table.seat(ROHAN).sees("hand-3-strategy") == ["fp-str-01", "fp-str-02"]
    assert table.state.size("hand-0-strategy") == table.state.size("hand-3-character") == 0


@pytest.mark.rule("WOTR-19.5")
def test_one_who_keeps_his_cards_does_not_swap() -> None:
    table = holding().phase("team_draws")
    table.seat(GONDOR).chooses("offer:fp-str-01")
    table.seat(ROHAN).chooses("keep-cards")
    assert table.seat(GONDOR).sees("hand-0-strategy") == ["fp-str-01"]
    assert table.told(events.EventPassed) == []
    assert table.asked == [(WITCH_KING, "swap-card"), (SARUMAN, "swap-card")]


@pytest.mark.rule("WOTR-19.5")
def test_nobody_sees_more_than_the_card_he_gets() -> None:
    table = holding().phase("team_draws")
    table.seat(GONDOR).chooses("offer:fp-str-01")
    assert table.seat(ROHAN).sees("hand-0-strategy") == []
    assert "fp-str-01" not in repr(table.view(ROHAN))
    table.seat(ROHAN).chooses("offer:fp-char-02")
    told = [each for each in table.seat(ROHAN).hears() if isinstance(each, events.EventPassed)]
    assert [each.card for each in told] == ["fp-str-01", "fp-char-02"]
    enemy = [each for each in table.seat(SARUMAN).hears() if isinstance(each, events.EventPassed)]
    assert [(each.deck, each.card) for each in enemy] == [("strategy", None), ("character", None)]
    assert table.seat(ROHAN).sees("hand-0-character") == ["fp-char-02"]  # the one he gave
    assert "fp-char-01" not in repr(table.view(ROHAN))


@pytest.mark.rule("WOTR-19.6")
def test_four_cards_are_the_limit_in_a_team() -> None:
    table = RingTable.empty(FOUR).board(turn=2)
    table.hand(GONDOR, "fp-char-01", "fp-char-02", "fp-str-01", "fp-str-02").phase("team_draws")
    table.seat(GONDOR).chooses("draw:character")
    assert table.asked == [(GONDOR, "hand-limit")]
    table.seat(GONDOR).may_not("done", because="WOTR-7.1").chooses("bury:fp-str-01", "done")
    assert hand_size(table.state, GONDOR) == 4


@pytest.mark.rule("WOTR-19.27")
def test_a_player_alone_keeps_his_limit_and_draws_from_both_decks() -> None:
    table = RingTable.empty(THREE).board(turn=2)
    table.hand(ALONE, "fp-char-01", "fp-char-02", "fp-str-01", "fp-str-02").phase("draw_events")
    assert hand_size(table.state, ALONE) == 6
    assert table.asked == [(WITCH_KING, "draw-event")]  # nothing to discard
    table.hand(ALONE, *(f"fp-char-0{n}" for n in range(1, 6))).phase("draw_events")
    assert table.asked == [(ALONE, "hand-limit")]


# Who decides


@pytest.mark.rule("WOTR-19.7")
def test_the_leading_free_player_declares_and_names_the_guide() -> None:
    table = RingTable(FOUR).fellowship("rivendell", "gandalf-grey", "strider", progress=2)
    table.phase("fellowship")
    assert table.asked == [(GONDOR, "declare")]
    table.seat(ROHAN).may_not("declare", "step:trollshaws", because="WOTR-19.7")
    table.seat(GONDOR).chooses("say-nothing")
    assert table.asked == [(GONDOR, "guide")]
    table.seat(ROHAN).may_not("guide:strider", because="WOTR-19.7")
    table.board(leading=[1, 0]).phase("fellowship")
    assert table.asked == [(ROHAN, "declare")]


@pytest.mark.rule("WOTR-19.7")
def test_the_leading_free_player_decides_on_the_effects_of_a_hunt() -> None:
    table = RingTable(FOUR).fellowship("hollin", "gimli", "legolas").box(shadow=1)
    table.hunt_dice(6).tiles("std-2r").uses(ROHAN, "character", "move-fellowship")
    assert table.asked == [(GONDOR, "hunt-casualty")]
    table.seat(ROHAN).may_not("lose-guide", "lose-at-random", because="WOTR-19.7")
    table.seat(GONDOR).chooses("no-casualty")
    assert table.asked == [(GONDOR, "reveal")]


@pytest.mark.rule("WOTR-19.8")
def test_the_leading_shadow_player_allocates_dice_to_the_hunt() -> None:
    table = RingTable(FOUR).phase("hunt_allocation")
    assert table.asked == [(WITCH_KING, "hunt-allocation")]
    table.seat(SARUMAN).may_not("allocate:1", because="WOTR-19.8")
    table.board(leading=[0, 1]).phase("hunt_allocation")
    assert table.asked == [(SARUMAN, "hunt-allocation")]


# The order of actions


@pytest.mark.rule("WOTR-19.9")
def test_those_who_do_not_lead_act_first() -> None:
    table = RingTable(FOUR).board(pool=[4, 4]).phase("action_roll")
    table.board(dice=[{"event": 3}, {"army": 3}], rings=[0, 0])
    seen = []
    for _ in range(6):
        ((seat, _),) = table.asked
        seen.append(seat)
        table.seat(seat).chooses("skip:event" if table.state.side(seat) == FREE else "skip:army")
    assert seen == [ROHAN, SARUMAN, GONDOR, WITCH_KING, ROHAN, SARUMAN]


@pytest.mark.rule("WOTR-19.9")
def test_a_player_alone_acts_before_each_of_the_others() -> None:
    table = RingTable(THREE).board(pool=[4, 4]).phase("action_roll")
    table.board(dice=[{"event": 3}, {"army": 4}], rings=[0, 0])
    seen = []
    for _ in range(7):
        ((seat, _),) = table.asked
        seen.append(seat)
        table.seat(seat).chooses("skip:event" if table.state.side(seat) == FREE else "skip:army")
    assert seen == [ALONE, SARUMAN, ALONE, WITCH_KING, ALONE, SARUMAN, WITCH_KING]


@pytest.mark.rule("WOTR-19.10")
def test_a_team_shares_its_dice() -> None:
    table = RingTable(FOUR).acting(ROHAN, free="event muster", shadow="army army")
    table.seat(ROHAN).chooses("skip:event")
    assert table.state.dice[FREE] == {"event": 0, "muster": 1}
    table.seat(GONDOR).may_not("skip:event", because="WOTR-5.8")
    allows(table, GONDOR, "skip:muster")


@pytest.mark.rule("WOTR-19.11")
def test_who_passes_acts_after_the_next_action_of_the_enemy() -> None:
    table = RingTable(FOUR).board(pool=[4, 7]).phase("action_roll")
    table.board(dice=[{"event": 2}, {"army": 5}], rings=[0, 0])
    table.seat(ROHAN).chooses("pass")
    table.seat(SARUMAN).chooses("skip:army")
    assert table.asked == [(ROHAN, "act")]
    table.seat(ROHAN).chooses("skip:event")
    table.seat(WITCH_KING).chooses("skip:army")
    assert table.asked == [(GONDOR, "act")]


# Limits on actions


@pytest.mark.rule("WOTR-19.12")
def test_a_player_recruits_moves_and_fights_for_his_nations_only() -> None:
    table = RingTable.empty(FOUR).army("edoras", rohan_regular=2).army("pelargir", gondor_regular=2)
    table.army("folde", isengard_regular=1).army("lamedon", sauron_regular=1)
    table.acting(GONDOR, free="muster-army muster", shadow="army")
    gondor, rohan = table.seat(GONDOR), table.seat(ROHAN)
    gondor.may_not("march:edoras:westemnet", "attack:edoras:folde", because="WOTR-19.12")
    gondor.may_not("recruit:rohan-regular:edoras", because="WOTR-19.12")
    allows(table, ROHAN, "march:edoras:westemnet", "attack:edoras:folde")
    allows(table, ROHAN, "recruit:rohan-regular:edoras")
    rohan.may_not("march:pelargir:lossarnach", "attack:pelargir:lamedon", because="WOTR-19.12")
    allows(table, GONDOR, "march:pelargir:lossarnach", "attack:pelargir:lamedon")
    allows(table, GONDOR, "recruit:gondor-regular:pelargir")
    moving(table, GONDOR)
    assert {option.split(":")[1] for option in gondor.options} == {"pelargir"}


@pytest.mark.rule("WOTR-19.12")
def test_only_the_saruman_player_lets_saruman_speak() -> None:
    table = (
        RingTable.empty(FOUR).character("saruman", "orthanc").army("orthanc", isengard_regular=2)
    )
    table.acting(WITCH_KING, free="event", shadow="muster")
    table.seat(WITCH_KING).may_not("raise-isengard", "upgrade", because="WOTR-19.12")
    allows(table, SARUMAN, "raise-isengard", "upgrade")


@pytest.mark.rule("WOTR-19.13")
def test_only_its_player_advances_a_nation_unless_a_companion_speaks_for_it() -> None:
    table = (
        RingTable(FOUR)
        .character("gimli", "erebor")
        .board(active_nations=dict.fromkeys(NATIONS, True))
    )
    table.acting(GONDOR, free="muster event", shadow="army")
    table.seat(GONDOR).may_not("negotiate:dwarves", because="WOTR-19.13")
    table.seat(GONDOR).may_not("negotiate:sauron", because="WOTR-5.16")
    allows(table, ROHAN, "negotiate:dwarves")
    left = table.state.steps_to_war["dwarves"]
    table.seat(GONDOR).chooses("act:event:speak-for-nation")
    assert table.state.steps_to_war["dwarves"] == left - 1


@pytest.mark.rule("WOTR-19.14")
@pytest.mark.parametrize("seat", [GONDOR, ROHAN])
def test_any_free_player_guides_fellowship_and_companions(seat: int) -> None:
    table = (
        RingTable(FOUR)
        .character("gimli", "dale")
        .acting(seat, free="character character", shadow="army")
    )
    actions = ("move-fellowship", "separate-companions", "move-companions")
    table.seat(seat).may(*(f"act:character:{action}" for action in actions))
    table.seat(seat).chooses("act:character:separate-companions")
    assert table.asked == [(seat, "separate")]
    table = RingTable(FOUR).fellowship("hollin", "gimli", revealed=True)
    table.uses(seat, "character", "hide-fellowship")
    assert not table.state.revealed


@pytest.mark.rule("WOTR-19.15")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN])
def test_any_shadow_player_moves_nazgul(seat: int) -> None:
    table = RingTable.empty(FOUR).army("barad-dur", sauron_nazgul=1)
    table.character("witch-king", "morannon").uses(seat, "character", "move-minions")
    table.seat(seat).may("take:witch-king").chooses("take-nazgul:barad-dur", "to:nurn")
    assert table.figures("nurn") == {"sauron-nazgul": 1}


@pytest.mark.rule("WOTR-19.15")
def test_only_the_witch_king_player_recruits_nazgul() -> None:
    table = RingTable.empty(FOUR).acting(SARUMAN, free="event", shadow="muster muster")
    table.seat(SARUMAN).may_not("recruit:sauron-nazgul:barad-dur", because="WOTR-19.15")
    allows(table, WITCH_KING, "recruit:sauron-nazgul:barad-dur")


# Mixed armies


@pytest.mark.rule("WOTR-19.16")
def test_units_of_mates_stay_separate_armies() -> None:
    table = RingTable.empty(FOUR).army("folde", gondor_regular=2, rohan_regular=3, gondor_leader=1)
    moving(table, GONDOR).seat(GONDOR).chooses("march:folde:druadan-forest", "go")
    assert table.figures("druadan-forest") == {"gondor-regular": 2, "gondor-leader": 1}
    assert table.figures("folde") == {"rohan-regular": 3}


@pytest.mark.rule("WOTR-19.16")
def test_mates_form_a_mixed_army_if_both_agree() -> None:
    table = RingTable.empty(FOUR).army("folde", gondor_regular=2, rohan_regular=3)
    table.acting(GONDOR, free="event muster-army", shadow="army")
    table.seat(GONDOR).may_not("mix:edoras", because="WOTR-19.16").chooses("mix:folde")
    assert table.asked == [(ROHAN, "mix-armies")]
    table.seat(ROHAN).chooses("keep-apart")
    assert table.told(events.ArmiesKeptApart) == [events.ArmiesKeptApart(ROHAN, "folde")]
    assert (table.state.mixed[FREE], table.asked) == ([], [(GONDOR, "act")])
    assert "mix:folde" not in table.seat(GONDOR).options  # once at each opportunity
    table.acting(GONDOR, free="event muster-army", shadow="army").seat(GONDOR).chooses("mix:folde")
    table.seat(ROHAN).chooses("join-armies")
    assert (table.state.mixed[FREE], table.asked) == (["folde"], [(GONDOR, "act")])
    table.seat(GONDOR).may_not("mix:folde", because="WOTR-19.16")


@pytest.mark.rule("WOTR-19.16")
def test_separate_armies_become_one_when_they_are_attacked() -> None:
    table = RingTable.empty(FOUR).army("folde", gondor_regular=1, rohan_regular=2)
    table.army("eastemnet", sauron_regular=2).dice(6, 1, 1, 1, 1)
    table.uses(WITCH_KING, "army", "attack").seat(WITCH_KING).chooses(
        "attack:eastemnet:folde", "go"
    )
    assert table.state.mixed[FREE] == ["folde"]
    assert table.asked == [(ROHAN, "casualties")]
    allows(table, ROHAN, "remove:gondor-regular", "remove:rohan-regular")


@pytest.mark.rule("WOTR-19.16")
def test_an_agreement_goes_with_those_who_leave_together() -> None:
    table = mixed(gondor_regular=1, rohan_regular=3)
    moving(table, ROHAN).seat(ROHAN).chooses("march:folde:westemnet", "leave:rohan-regular", "go")
    assert table.state.mixed[FREE] == ["westemnet"]
    assert table.figures("folde") == {"rohan-regular": 1}


@pytest.mark.rule("WOTR-19.17")
def test_separate_armies_lose_one_unit_each_in_turn() -> None:
    table = RingTable.empty(FOUR).army("folde", gondor_regular=5, gondor_elite=1)
    table.army("edoras", rohan_regular=6, rohan_elite=1)
    moving(table, ROHAN).seat(ROHAN).chooses("march:edoras:folde", "go")
    rohan, gondor = table.seat(ROHAN), table.seat(GONDOR)
    assert table.asked == [(ROHAN, "disband")]  # he does not lead
    rohan.may_not("disband:gondor-regular", because="WOTR-19.17").chooses("disband:rohan-regular")
    rohan.may_not("disband:rohan-elite", because="WOTR-10.1").chooses("done")
    assert table.asked == [(GONDOR, "disband")]
    gondor.chooses("disband:gondor-elite", "done")
    rohan.chooses("disband:rohan-regular", "done")
    assert table.figures("folde") == {
        "gondor-regular": 5,
        "rohan-regular": 4,
        "rohan-elite": 1,
    }


@pytest.mark.rule("WOTR-19.17")
def test_the_commander_of_a_mixed_army_removes_what_he_likes() -> None:
    table = mixed(gondor_regular=4, rohan_regular=6).army("edoras", rohan_regular=2)
    moving(table, ROHAN).seat(ROHAN).chooses("march:edoras:folde", "go")
    table.seat(ROHAN).chooses("done")
    table.seat(ROHAN).chooses("disband:gondor-regular", "disband:gondor-regular", "done")
    assert table.figures("folde") == {"gondor-regular": 2, "rohan-regular": 8}


@pytest.mark.rule("WOTR-19.18")
@pytest.mark.parametrize(
    ("figures", "leads", "commander"),
    [
        ({"gondor_regular": 2, "rohan_regular": 3}, 0, ROHAN),
        ({"gondor_regular": 2, "elves_regular": 2, "rohan_regular": 3}, 0, GONDOR),
        ({"gondor_regular": 3, "rohan_regular": 2, "rohan_elite": 1}, 0, ROHAN),
        ({"gondor_regular": 1, "rohan_regular": 1, "rohan_leader": 3}, 0, GONDOR),
        ({"gondor_regular": 1, "rohan_regular": 1, "rohan_leader": 3}, 1, ROHAN),
    ],
)
def test_more_units_then_more_elites_then_the_lead_command(
    figures: dict[str, int], leads: int, commander: int
) -> None:
    table = mixed("folde", **figures).board(leading=[leads, 0])
    assert seat_of_army(table.state, FREE, "folde") == commander


@pytest.mark.rule("WOTR-19.19")
def test_only_the_commander_moves_and_attacks_with_a_mixed_army() -> None:
    table = mixed(gondor_regular=2, rohan_regular=3).army("eastemnet", sauron_regular=1)
    table.acting(GONDOR, free="muster-army", shadow="army")
    table.seat(GONDOR).may_not("attack:folde:eastemnet", because="WOTR-19.19")
    allows(table, ROHAN, "attack:folde:eastemnet")
    moving(table, ROHAN).seat(ROHAN).chooses("march:folde:westemnet", "go")
    assert table.figures("westemnet") == {"gondor-regular": 2, "rohan-regular": 3}


@pytest.mark.rule("WOTR-19.19")
def test_the_command_changes_with_the_numbers_during_a_battle() -> None:
    table = mixed(gondor_regular=2, gondor_leader=1, rohan_regular=3)
    table.army("eastemnet", sauron_regular=3).dice(1, 1, 1, 1, 1, 6, 6, 1)
    table.uses(ROHAN, "muster-army", "attack").seat(ROHAN).chooses("attack:folde:eastemnet", "go")
    assert table.asked == [(ROHAN, "leader-reroll")]
    table.seat(ROHAN).chooses("reroll:0")
    table.seat(ROHAN).chooses("remove:rohan-regular", "remove:rohan-regular", "done")
    assert table.asked == [(GONDOR, "cease")]


@pytest.mark.rule("WOTR-19.19")
def test_who_laid_a_card_decides_what_it_does_when_the_command_has_changed() -> None:
    table = RingTable.empty(FOUR).army("eastemnet", sauron_regular=3, isengard_regular=2)
    table.board(mixed=[[], ["eastemnet"]]).army("folde", rohan_regular=5)
    table.hand(WITCH_KING, "sh-str-02").dice(1, 1, 1, 1, 1, 6, 6, 1, 1, 1)
    table.uses(WITCH_KING, "army", "attack").seat(WITCH_KING).chooses(
        "attack:eastemnet:folde", "go"
    )
    table.seat(WITCH_KING).chooses("lay:sh-str-02")
    table.seat(WITCH_KING).chooses("remove:sauron-regular", "remove:sauron-regular", "done")
    assert table.asked == [(WITCH_KING, "hurt-own")]  # Onslaught
    table.seat(WITCH_KING).chooses("hurt-own:1")
    assert table.asked == [(SARUMAN, "casualties")]


@pytest.mark.rule("WOTR-19.19")
def test_a_separate_army_attacks_alone() -> None:
    table = RingTable.empty(FOUR).army("folde", gondor_regular=4, rohan_regular=1)
    table.army("eastemnet", sauron_regular=1).dice(6, 1)
    table.uses(ROHAN, "muster-army", "attack").seat(ROHAN).chooses("attack:folde:eastemnet", "go")
    assert table.asked == [(ROHAN, "advance")]
    table.seat(ROHAN).chooses("advance")
    assert table.figures("folde") == {"gondor-regular": 4}
    assert table.state.mixed[FREE] == []


@pytest.mark.rule("WOTR-19.20")
def test_the_commander_keeps_the_command_of_the_part_that_acts() -> None:
    table = mixed(gondor_regular=2, rohan_regular=3)
    moving(table, ROHAN).seat(ROHAN).chooses("march:folde:westemnet")
    rohan = table.seat(ROHAN)
    rohan.may_not("leave:rohan-regular", because="WOTR-19.20")  # at two against two the mate leads
    rohan.chooses("leave:gondor-regular", "leave:rohan-regular")
    rohan.may_not("leave:rohan-regular", because="WOTR-19.20").chooses("go")
    assert table.figures("westemnet") == {"gondor-regular": 1, "rohan-regular": 2}


@pytest.mark.rule("WOTR-19.20")
def test_units_at_peace_do_not_help_to_keep_the_command() -> None:
    table = RingTable.empty(FOUR)
    table.army("eastemnet", isengard_regular=1, southrons_regular=3, sauron_regular=2)
    table.board(mixed=[[], ["eastemnet"]]).at_peace("southrons").army("folde", rohan_regular=1)
    table.uses(SARUMAN, "army", "attack").seat(SARUMAN).chooses("attack:eastemnet:folde")
    saruman = table.seat(SARUMAN)
    saruman.may_not("go", because="WOTR-19.20")
    assert saruman.options == ["leave:sauron-regular"]
    saruman.chooses("leave:sauron-regular").chooses("leave:sauron-regular", "go")
    assert table.state.battle is not None
    table.at_peace("isengard").acting(SARUMAN, free="event", shadow="army")
    saruman.may_not("attack:eastemnet:folde", because="WOTR-19.20")


@pytest.mark.rule("WOTR-19.21")
def test_a_player_takes_his_units_back_by_moving_them_out() -> None:
    table = mixed(gondor_regular=2, gondor_leader=1, rohan_regular=3).character("gimli", "folde")
    moving(table, GONDOR).seat(GONDOR).chooses("march:folde:druadan-forest", "go")
    assert table.figures("druadan-forest") == {"gondor-regular": 2, "gondor-leader": 1}
    assert table.figures("folde") == {"rohan-regular": 3}
    assert table.state.characters["gimli"] == "folde"  # he belongs to the mixed army
    assert table.state.mixed[FREE] == []


# Cards and Elites


@pytest.mark.rule("WOTR-19.22")
def test_an_event_with_an_icon_is_for_one_player() -> None:
    table = RingTable.empty(FOUR)
    table.hand(GONDOR, "fp-str-14", "fp-str-16").acting(GONDOR, free="event", shadow="army")
    allows(table, GONDOR, "play:event:fp-str-14")
    table.seat(GONDOR).may_not("play:event:fp-str-16", because="WOTR-19.22")
    assert may_play_card(table.state, ROHAN, "fp-str-16")
    assert may_play_card(table.state, WITCH_KING, "sh-str-20")
    assert not may_play_card(table.state, SARUMAN, "sh-str-20")
    assert may_play_card(table.state, SARUMAN, "sh-str-23")  # without an icon
    alone = RingTable.empty(THREE).state
    assert all(may_play_card(alone, ALONE, f"fp-str-{n:02}") for n in range(1, 25))
    assert not may_play_card(alone, SARUMAN, "sh-str-20")
    icons = list(alone.values.icons.values())
    found = [icons.count(each) for each in ("gondor", "rohan", "witch-king", "saruman")]
    assert found == [8, 10, 10, 9]


def playing(table: RingTable, seat: int, card: str) -> RingTable:
    """Let a seat of a team play its only card; the enemy has a die left."""
    die = {"army": "muster-army"}.get(EVENT_CARDS.cards[card].die, EVENT_CARDS.cards[card].die)
    table.hand(seat, card)
    free = table.state.side(seat) == FREE
    table.acting(seat, free=die if free else "event", shadow="event" if free else die)
    table.seat(seat).chooses(f"play:{die}:{card}")
    return table


@pytest.mark.rule("WOTR-19.12")
@pytest.mark.parametrize("seat", [WITCH_KING, SARUMAN])
def test_a_card_without_an_icon_recruits_for_own_nations_only(seat: int) -> None:
    table = playing(RingTable.empty(FOUR), seat, "sh-str-23")
    own, others = ("nurn", "gorgoroth") if seat == WITCH_KING else ("gorgoroth", "nurn")
    assert sum(table.figures(own).values()) == 5
    assert table.figures(others) == {}


@pytest.mark.rule("WOTR-19.12")
def test_a_companion_brings_no_units_of_the_mate() -> None:
    table = RingTable.empty(FOUR).army("lossarnach", gondor_regular=1)
    playing(table.character("boromir", "lossarnach"), ROHAN, "fp-char-23")
    assert table.figures("lossarnach") == {"gondor-regular": 1}
    assert table.state.size("hand-3-strategy") == 2  # the cards come all the same
    table = RingTable.empty(FOUR).army("edoras", gondor_regular=1, rohan_regular=1)
    playing(table.character("strider", "edoras"), ROHAN, "fp-char-24")
    if table.asked_kind == "promote":
        table.seat(ROHAN).may_not("promote:gondor-elite:edoras", because="WOTR-19.12")
        table.seat(ROHAN).chooses("promote:rohan-elite:edoras")
    assert table.figures("edoras") == {"gondor-regular": 1, "rohan-elite": 1}
    table = RingTable.empty(FOUR).army("pelargir", sauron_regular=1).controls(SHADOW, "pelargir")
    table.character("strider", "edoras").draws("card", 5)
    playing(table, ROHAN, "fp-char-22").seat(ROHAN).chooses("to:pelargir")
    assert table.figures("pelargir") == {}
    assert table.state.control["pelargir"] == SHADOW


@pytest.mark.rule("WOTR-19.13")
@pytest.mark.parametrize(("seat", "advanced"), [(GONDOR, ["elves"]), (ROHAN, ["dwarves", "north"])])
def test_a_card_advances_own_nations_only(seat: int, advanced: list[str]) -> None:
    table = RingTable.empty(FOUR).fellowship("rivendell").character("gimli", "dale")
    for nation in ("dwarves", "elves", "north"):
        table.at_peace(nation)
    war = playing(table, seat, "fp-char-17").state
    assert sorted(nation for nation in NATIONS if war.steps_to_war[nation] == 2) == advanced
    assert war.active_nations["dwarves"]  # anybody may rouse a nation


def test_the_icon_of_a_card_is_a_value() -> None:
    table = RingTable.empty(FOUR, ruleset={"icons.sh-str-19": "saruman", "icons.sh-str-10": ""})
    assert not may_play_card(table.state, WITCH_KING, "sh-str-19")
    assert may_play_card(table.state, SARUMAN, "sh-str-19")
    assert may_play_card(table.state, WITCH_KING, "sh-str-10")


@pytest.mark.rule("WOTR-19.23")
@pytest.mark.parametrize(("scenario", "leaders"), [("two-players", 1), (THREE, 3), (FOUR, 3)])
def test_southron_elites_lead_while_saruman_is_in_play(scenario: str, leaders: int) -> None:
    table = RingTable.empty(scenario).army("folde", southrons_elite=2, isengard_elite=1)
    counts = table.state.counts(SHADOW, "folde")
    assert leader_number(table.state, SHADOW, counts) == 0
    table.character("saruman", "orthanc")
    assert leader_number(table.state, SHADOW, counts) == leaders


# Alone against a team


def after(action: str, *picks: str, table: RingTable) -> RingTable:
    """Let the player alone use an action, so that it is his turn again."""
    table.acting(ALONE, free="muster-army muster-army muster event character", shadow="army army")
    die = "muster" if action in ("recruit", "negotiate") else "muster-army"
    table.seat(ALONE).chooses(f"act:{die}:{action}").chooses(*picks)
    if table.asked == [(ALONE, "march")]:
        table.seat(ALONE).chooses("done")
    ((seat, kind),) = table.asked
    assert kind == "act"
    table.seat(seat).chooses("skip:army")
    return table


def camps() -> RingTable:
    """Return a table of three players with small armies of the Free Peoples."""
    table = (
        RingTable.empty(THREE).army("edoras", rohan_regular=2).army("pelargir", gondor_regular=2)
    )
    return table.army("folde", rohan_regular=1, gondor_regular=1)


@pytest.mark.rule("WOTR-19.24")
def test_two_actions_in_a_row_are_not_used_on_one_nation() -> None:
    table = after("move-armies", "march:edoras:westemnet", "go", table=camps())
    alone = table.seat(ALONE)
    alone.may_not("march:westemnet:edoras", because="WOTR-19.24")
    alone.may_not("recruit:rohan-regular:edoras", because="WOTR-19.24")
    allows(table, ALONE, "march:pelargir:lossarnach", "march:folde:edoras")
    allows(table, ALONE, "recruit:gondor-regular:pelargir")
    alone.chooses("skip:event")
    table.seat(table.asked[0][0]).chooses("skip:army")
    allows(table, ALONE, "march:westemnet:edoras")  # another action was in between


@pytest.mark.rule("WOTR-19.24")
def test_recruiting_and_diplomacy_count_too() -> None:
    table = after("recruit", "recruit:rohan-regular:edoras", "done", table=camps())
    table.seat(ALONE).may_not("march:edoras:westemnet", because="WOTR-19.24")
    table = camps().at_peace("elves", 2, active=True)
    table.acting(ALONE, free="muster muster", shadow="army army")
    table.seat(ALONE).chooses("act:muster:negotiate")
    table.seat(table.asked[0][0]).chooses("skip:army")
    table.seat(ALONE).may_not("negotiate:elves", because="WOTR-19.24")


@pytest.mark.rule("WOTR-19.24")
def test_a_mixed_army_is_not_used_twice_in_a_row_but_another_is() -> None:
    table = camps().army("lamedon", gondor_regular=1, elves_regular=1)
    after("move-armies", "march:folde:edoras", "go", table=table)
    alone = table.seat(ALONE)
    allows(table, ALONE, "march:lamedon:erech", "march:pelargir:lossarnach")
    alone.chooses("act:muster-army:move-armies").chooses("march:edoras:folde")
    alone.may_not("go", because="WOTR-19.24")  # the same mixed army
    for _ in range(3):
        alone.chooses("leave:rohan-regular")
    alone.chooses("go")  # the men of Gondor alone
    assert table.figures("folde") == {"gondor-regular": 1}


@pytest.mark.rule("WOTR-19.24")
def test_a_part_of_a_mixed_army_is_not_the_nation_of_the_last_action() -> None:
    table = after("move-armies", "march:edoras:westemnet", "go", table=camps())
    alone = table.seat(ALONE).chooses("act:muster-army:move-armies").chooses("march:folde:edoras")
    alone.may_not("leave:gondor-regular", because="WOTR-19.24").chooses("leave:rohan-regular", "go")
    assert table.figures("edoras") == {"gondor-regular": 1}


@pytest.mark.rule("WOTR-19.24")
def test_teams_and_new_turns_are_free_of_it() -> None:
    table = after("move-armies", "march:edoras:westemnet", "go", table=camps())
    table.phase("action_roll").board(rings=[0, 0])
    allows(table, ALONE, "march:westemnet:edoras")


# Individual winners


def winners(table: RingTable) -> tuple[tuple[int, ...], ...]:
    """Return the seats by rank."""
    table.phase("victory_check")
    assert table.state.outcome is not None
    return table.state.outcome.seats


@pytest.mark.rule("WOTR-19.25")
def test_the_shadow_player_who_won_more_is_the_winner() -> None:
    taken = {
        **dict.fromkeys(("minas-tirith", "dale", "woodland-realm"), WITCH_KING),
        **dict.fromkeys(("helms-deep", "lorien", "edoras"), SARUMAN),
    }
    table = RingTable(FOUR).controls(SHADOW, *taken).board(captors=taken)
    assert winners(table) == ((WITCH_KING, SARUMAN), (GONDOR, ROHAN))
    table = RingTable(FOUR).controls(SHADOW, *taken).controls(FREE, "umbar").board(captors=taken)
    assert winners(table) == ((WITCH_KING,), (SARUMAN,), (GONDOR, ROHAN))
    table = RingTable(THREE).controls(SHADOW, *taken).board(captors=taken | {"dale": SARUMAN})
    assert winners(table) == ((SARUMAN,), (WITCH_KING,), (ALONE,))
    assert table.state.outcome is not None
    assert table.state.outcome.teams == (("shadow",), ("free",))


@pytest.mark.rule("WOTR-19.25")
def test_points_belong_to_the_player_whose_army_captures() -> None:
    table = RingTable.empty(FOUR).army("moria", sauron_regular=2, isengard_regular=1)
    moving(table, SARUMAN).seat(SARUMAN).chooses("march:moria:dimrill-dale", "go")
    moving(table, SARUMAN).seat(SARUMAN).chooses("march:dimrill-dale:lorien", "go")
    assert table.state.captors == {"lorien": SARUMAN}
    table.army("parth-celebrant", elves_regular=1).board(hosts=[table.state.hosts[FREE], {}])
    moving(table, GONDOR).seat(GONDOR).chooses("march:parth-celebrant:lorien", "go")
    assert table.state.captors == {}


@pytest.mark.rule("WOTR-19.26")
def test_the_free_player_who_lost_less_is_the_winner() -> None:
    table = RingTable(FOUR).controls(FREE, "orthanc", "moria")
    table.controls(SHADOW, "pelargir", "dale", "edoras")
    assert winners(table) == ((GONDOR,), (ROHAN,), (WITCH_KING, SARUMAN))
    table = RingTable(FOUR).controls(FREE, "orthanc", "moria").controls(SHADOW, "minas-tirith")
    assert winners(table) == ((ROHAN,), (GONDOR,), (WITCH_KING, SARUMAN))
    table = RingTable(FOUR).controls(FREE, "orthanc", "moria")
    assert winners(table) == ((GONDOR, ROHAN), (WITCH_KING, SARUMAN))
