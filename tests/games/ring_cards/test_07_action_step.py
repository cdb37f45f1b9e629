"""Chapter 7: turns in the action step, passing, and the carryover limit."""

from __future__ import annotations

import pytest

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board.events import CardCycled, Passed, RoundBegan
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.cards.limits import carryover_limit
from ostrog.testing import SeatDriver

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario, in turn order."""

HANDS = {
    "frodo": ("dwarven-axe", "glamdring", "mithril-coat", "shadowfax", "sting"),
    "witch-king": tuple(f"mordor-orcs-{number}" for number in range(1, 6)),
    "aragorn": ("anduril", "arwen", "denethor", "lembas", "legolas"),
    "saruman": ("gollum", "shelob", "hill-troll", "cave-troll", "wolf-riders"),
}
"""Cards to hold when only their number matters."""


def acts(table: Ring, who: str) -> SeatDriver[War]:
    """Begin the action step with this player as the starting player."""
    table.starts(who).step("actions")
    return table.player(who)


def holding(**sizes: int) -> Ring:
    """Give the players of the Trilogy scenario these numbers of cards."""
    table = Ring("trilogy").path("egladil")
    for name, size in sizes.items():
        who = name.replace("_", "-")
        table.hand(who, *HANDS[who][:size])
    return table


def pass_in_turn(table: Ring, *who: str) -> None:
    """Let players pass, one after the other in turn."""
    for each in who:
        assert table.asked == [(table.number(each), "turn")]
        table.player(each).chooses("pass")


def limit(table: Ring, who: str) -> int:
    """Return the carryover limit of a player."""
    return carryover_limit(table.state, table.number(who))


# Turns


@pytest.mark.rule("RCG-7.1")
@pytest.mark.parametrize(
    ("starting", "order"),
    [
        ("frodo", [FRODO, WITCH_KING, ARAGORN, SARUMAN]),
        ("witch-king", [WITCH_KING, ARAGORN, SARUMAN, FRODO]),
        ("aragorn", [ARAGORN, SARUMAN, FRODO, WITCH_KING]),
        ("saruman", [SARUMAN, FRODO, WITCH_KING, ARAGORN]),
    ],
)
def test_turns_go_round_from_the_starting_player(starting: str, order: list[int]) -> None:
    table = holding(frodo=3, witch_king=3, aragorn=3, saruman=3)
    acts(table, starting)
    for seat in order:
        assert table.asked == [(seat, "turn")]
        assert table.state.turn == seat
        table.seat(seat).chooses(f"discard:{list(HANDS.values())[seat][0]}")
    assert table.asked == [(order[0], "turn")]


@pytest.mark.rule("RCG-7.1")
def test_gandalf_has_two_places_in_the_three_player_duel() -> None:
    table = Ring("duel-three-players").path("egladil")
    table.hand("gandalf", "dwarven-axe", "glamdring", "mithril-coat", "sting")
    table.hand("witch-king", *HANDS["witch-king"]).hand("saruman", *HANDS["saruman"])
    acts(table, "gandalf").chooses("discard:sting")
    table.player("witch-king").chooses("discard:mordor-orcs-1")
    table.player("gandalf").chooses("discard:glamdring")
    table.player("saruman").chooses("discard:gollum")
    assert table.asked == [(table.number("gandalf"), "turn")]


@pytest.mark.rule("RCG-7.1", "RCG-7.2")
@pytest.mark.parametrize(
    "choices",
    [
        ("play:gimli:reserve", "cycle:glamdring", "forgo"),
        ("equip:glamdring:gandalf-the-grey", "cycle:gimli"),
        ("move:village-militia:orthanc",),
        ("act:smeagol", "activate:henneth-annun"),
        ("discard:gimli",),
        ("winnow",),
        ("ring",),
    ],
)
def test_one_action_ends_a_turn(choices: tuple[str, ...]) -> None:
    table = Ring("trilogy").path("amon-hen", "smeagol").battleground("orthanc")
    table.reserve("gandalf-the-grey", "village-militia")
    table.hand("frodo", "gimli", "glamdring")
    frodo = acts(table, "frodo")
    for choice in choices:
        assert table.asked[0][0] == FRODO
        frodo.chooses(choice)
    if choices == ("winnow",):
        frodo.chooses("eliminate:gimli", "eliminate:glamdring", "done")
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-7.1")
def test_a_pass_ends_a_turn() -> None:
    table = holding(frodo=2)
    acts(table, "frodo").chooses("pass")
    assert table.events == [Passed(FRODO)]
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.in_zone("frodo", "hand") == ["dwarven-axe", "glamdring"]


@pytest.mark.rule("RCG-7.2")
def test_the_six_actions_are_all_there_is() -> None:
    table = Ring("trilogy").path("egladil", "merry-brandybuck").battleground("orthanc")
    table.battleground("lorien")
    table.reserve("gandalf-the-grey", "narya-ring-of-fire@gandalf-the-grey", "village-militia")
    table.reserve("elrond", "vilya-ring-of-air@elrond", "the-reaver")
    table.hand("frodo", "gimli", "glamdring", "riders-of-rohan-1", "there-is-another-way")
    assert acts(table, "frodo").options == [
        "play:gimli:reserve",
        "play:gimli:egladil",
        "equip:glamdring:gandalf-the-grey",
        "play:riders-of-rohan-1:reserve",
        "play:riders-of-rohan-1:orthanc",
        "event:there-is-another-way",
        "move:gandalf-the-grey:egladil",
        "move:gandalf-the-grey:orthanc",
        "move:gandalf-the-grey:lorien",
        "move:village-militia:orthanc",
        "act:narya-ring-of-fire",
        "discard:gimli",
        "discard:glamdring",
        "discard:riders-of-rohan-1",
        "discard:there-is-another-way",
        "winnow",
        "ring",
    ]


@pytest.mark.rule("RCG-7.2")
def test_with_nothing_left_a_player_can_only_pass() -> None:
    table = holding().board(rings=[False, False, False, False])
    acts(table, "frodo")
    # Everybody holds nothing and has nothing: but what a hand holds is never given away.
    assert table.asked == [(FRODO, "turn")]
    assert table.player("frodo").options == ["pass"]


# The right to pass


@pytest.mark.rule("RCG-7.3")
@pytest.mark.parametrize(
    ("own", "witch_king", "saruman", "allowed"),
    [
        (3, 4, 3, False),
        (3, 3, 4, False),
        (3, 4, 4, True),
        (3, 4, 2, False),
        (3, 0, 0, False),
        (4, 5, 5, True),
        (4, 5, 4, False),
        (2, 0, 0, True),
        (2, 2, 2, True),
        (2, 1, 5, True),
        (1, 0, 1, True),
    ],
)
def test_free_peoples_pass_within_the_limit_or_with_the_smallest_hand(
    own: int, witch_king: int, saruman: int, *, allowed: bool
) -> None:
    table = holding(frodo=own, witch_king=witch_king, saruman=saruman, aragorn=1)
    frodo = acts(table, "frodo")
    assert ("pass" in frodo.options) == allowed
    if allowed:
        frodo.may("pass")
    else:
        frodo.may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.3")
@pytest.mark.parametrize(
    ("own", "frodo", "aragorn", "allowed"),
    [(3, 4, 3, False), (3, 3, 4, False), (3, 4, 4, True), (2, 0, 0, True)],
)
def test_shadow_players_count_the_hands_of_the_free_peoples(
    own: int, frodo: int, aragorn: int, *, allowed: bool
) -> None:
    table = holding(saruman=own, frodo=frodo, aragorn=aragorn, witch_king=0)
    assert ("pass" in acts(table, "saruman").options) == allowed


@pytest.mark.rule("RCG-7.3")
def test_in_a_duel_there_is_one_hand_to_be_smaller_than() -> None:
    table = Ring("duel-two-players").path("egladil").hand("gandalf", *HANDS["frodo"][:3])
    table.hand("witch-king", *HANDS["witch-king"][:3])
    acts(table, "gandalf").may_not("pass", because="RCG-7.3")
    table.hand("witch-king", *HANDS["witch-king"][:4])
    acts(table, "gandalf").may("pass")


@pytest.mark.rule("RCG-7.10")
def test_an_empty_hand_may_always_pass() -> None:
    table = holding()
    frodo = acts(table, "frodo")
    assert frodo.options == ["ring", "pass"]
    frodo.chooses("pass")
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-7.10")
def test_nothing_is_within_a_limit_of_nothing() -> None:
    table = Ring("trilogy", ruleset={"carryover_limit": 0}).path("egladil")
    assert limit(table, "frodo") == 0
    acts(table, "frodo").may("pass")
    table.hand("frodo", "sting")
    acts(table, "frodo").may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.11")
def test_who_may_not_pass_must_act_and_can_always_cycle() -> None:
    table = holding(frodo=3, saruman=3, witch_king=5).board(rings=[False, True, True, True])
    # Items without a wielder: nothing can be played.
    frodo = acts(table, "frodo")
    assert frodo.options == [
        "discard:dwarven-axe",
        "discard:glamdring",
        "discard:mithril-coat",
        "winnow",
    ]
    frodo.may_not("pass", because="RCG-7.3")
    frodo.chooses("discard:dwarven-axe")
    assert table.where("dwarven-axe") == "cycle"
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-7.11")
def test_a_single_card_can_be_cycled() -> None:
    table = holding(aragorn=1).board(rings=[True, True, False, True])
    assert acts(table, "aragorn").options == ["discard:anduril", "pass"]


# The end of the step


@pytest.mark.rule("RCG-7.4")
def test_who_passed_may_act_again() -> None:
    table = holding(frodo=2, witch_king=3)
    frodo = acts(table, "frodo").chooses("pass")
    table.player("witch-king").chooses("discard:mordor-orcs-1")
    pass_in_turn(table, "aragorn", "saruman")
    assert frodo.options == [
        "discard:dwarven-axe",
        "discard:glamdring",
        "winnow",
        "ring",
        "pass",
    ]
    frodo.chooses("discard:glamdring")
    assert table.in_zone("frodo", "cycle") == ["glamdring"]
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-7.5", "RCG-7.4")
def test_the_step_ends_when_all_have_passed_one_after_another() -> None:
    table = holding(aragorn=1).battleground("orthanc")
    acts(table, "frodo")
    pass_in_turn(table, "frodo", "witch-king")
    table.player("aragorn").chooses("discard:anduril")
    pass_in_turn(table, "saruman", "frodo", "witch-king", "aragorn")
    assert table.asked == [(FRODO, "combat")]


@pytest.mark.rule("RCG-7.5")
def test_four_passes_end_the_step() -> None:
    table = holding().battleground("orthanc")
    acts(table, "saruman")
    pass_in_turn(table, "saruman", "frodo", "witch-king", "aragorn")
    assert table.asked == [(SARUMAN, "combat")]


@pytest.mark.rule("RCG-7.5")
def test_passes_before_an_action_do_not_count() -> None:
    table = holding(saruman=2).battleground("orthanc")
    acts(table, "frodo")
    pass_in_turn(table, "frodo", "witch-king", "aragorn")
    table.player("saruman").chooses("discard:gollum")
    pass_in_turn(table, "frodo", "witch-king", "aragorn", "saruman")
    assert table.asked == [(FRODO, "combat")]


@pytest.mark.rule("RCG-7.5", "RCG-7.4")
def test_passes_of_the_last_round_do_not_count() -> None:
    table = holding(frodo=2, witch_king=2, aragorn=2, saruman=2)
    table.board(passed=[FRODO, WITCH_KING, ARAGORN])
    acts(table, "frodo").chooses("pass")
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-7.5")
def test_three_passes_are_enough_in_the_three_player_duel() -> None:
    table = Ring("duel-three-players").path("egladil").battleground("orthanc")
    acts(table, "witch-king")
    pass_in_turn(table, "witch-king", "gandalf", "saruman")
    assert table.asked == [(table.number("witch-king"), "combat")]


@pytest.mark.rule("RCG-7.5")
def test_two_passes_of_gandalf_are_those_of_one_player() -> None:
    table = Ring("duel-three-players").path("egladil").battleground("orthanc")
    acts(table, "gandalf")
    pass_in_turn(table, "gandalf", "witch-king", "gandalf")
    assert table.asked == [(table.number("saruman"), "turn")]
    table.player("saruman").chooses("pass")
    assert table.asked == [(table.number("gandalf"), "combat")]


@pytest.mark.rule("RCG-7.5")
def test_both_pass_in_a_duel() -> None:
    table = Ring("duel-two-players").path("egladil").battleground("orthanc")
    acts(table, "witch-king")
    pass_in_turn(table, "witch-king", "gandalf")
    assert table.asked == [(table.number("witch-king"), "combat")]


# The carryover limit


@pytest.mark.rule("RCG-7.6", "RCG-7.3")
@pytest.mark.parametrize("who", ["frodo", "witch-king", "aragorn", "saruman"])
def test_the_limit_is_two_cards(who: str) -> None:
    table = Ring("trilogy").path("egladil").hand(who, *HANDS[who][:2])
    assert limit(table, who) == 2
    acts(table, who).may("pass")
    table.hand(who, *HANDS[who][:3])
    acts(table, who).may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.6")
def test_a_hand_within_the_limit_is_kept_at_the_end_of_the_step() -> None:
    table = holding(frodo=2, witch_king=1, aragorn=2).battleground("orthanc")
    acts(table, "frodo")
    pass_in_turn(table, "frodo", "witch-king", "aragorn", "saruman")
    assert table.asked == [(FRODO, "combat")]
    assert table.in_zone("frodo", "hand") == ["dwarven-axe", "glamdring"]
    assert table.in_zone("aragorn", "hand") == ["anduril", "arwen"]


@pytest.mark.rule("RCG-7.7", "RCG-7.6")
def test_elrond_in_reserve_raises_the_limit_at_once_and_only_there() -> None:
    table = Ring("trilogy").path("egladil").battleground("rivendell")
    table.hand("aragorn", "elrond", "anduril", "arwen", "denethor").on_top("aragorn", "boromir")
    aragorn = acts(table, "aragorn")
    assert limit(table, "aragorn") == 2
    aragorn.chooses("play:elrond:reserve").chooses("cycle:anduril")
    assert limit(table, "aragorn") == 3
    pass_in_turn(table, "saruman", "frodo", "witch-king")
    assert table.in_zone("aragorn", "hand") == ["arwen", "boromir", "denethor"]
    aragorn.may("pass")
    table.board(fresh=[])
    aragorn.chooses("move:elrond:rivendell")
    assert limit(table, "aragorn") == 2
    pass_in_turn(table, "saruman", "frodo", "witch-king")
    aragorn.may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.7")
def test_the_limit_falls_when_elrond_is_eliminated() -> None:
    table = holding(aragorn=3).reserve("elrond", "the-reaver")
    acts(table, "witch-king").chooses("act:the-reaver")
    assert limit(table, "aragorn") == 3
    table.player("aragorn").chooses("forsake:elrond")
    assert limit(table, "aragorn") == 2
    table.player("frodo").chooses("forsake-top")
    assert table.asked == [(ARAGORN, "turn")]
    table.player("aragorn").may_not("pass", because="RCG-7.3")


@pytest.mark.rule("RCG-7.7", "RCG-7.8")
def test_a_staff_works_wherever_its_wielder_is() -> None:
    table = Ring("trilogy").path("egladil", "gandalf-the-grey", "gandalfs-staff@gandalf-the-grey")
    table.reserve("saruman", "sarumans-staff@saruman", "the-lidless-eye")
    assert [limit(table, who) for who in HANDS] == [3, 3, 2, 3]


@pytest.mark.rule("RCG-7.7")
def test_texts_of_other_cards_leave_the_limit_alone() -> None:
    table = Ring("trilogy").path("the-council-of-elrond", "elrond").reserve("galadriel", "arwen")
    table.reserve("saruman", "palantir-of-orthanc@saruman")
    assert [limit(table, who) for who in HANDS] == [2, 2, 2, 2]


@pytest.mark.rule("RCG-7.8")
def test_several_raises_add_up() -> None:
    table = Ring("duel-two-players").path("egladil")
    table.reserve("saruman", "sarumans-staff@saruman", "the-lidless-eye")
    assert limit(table, "witch-king") == 4
    assert limit(table, "gandalf") == 2
    table.hand("witch-king", *HANDS["witch-king"][:4])
    acts(table, "witch-king").may("pass")
    table.hand("witch-king", *HANDS["witch-king"])
    acts(table, "witch-king").may_not("pass", because="RCG-7.3")


# Cards above the limit


@pytest.mark.rule("RCG-7.9")
def test_there_is_no_limit_in_the_middle_of_the_step() -> None:
    table = holding(frodo=5).on_top("frodo", "gimli", "eomer")
    acts(table, "frodo").chooses("ring")
    assert len(table.in_zone("frodo", "hand")) == 7
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-7.9")
def test_there_is_no_limit_in_the_draw_step() -> None:
    table = holding(frodo=2, witch_king=2).board(path="", number=1, decks=[[], []])
    table.step("draws")
    assert any(isinstance(event, RoundBegan) for event in table.events)
    assert len(table.in_zone("frodo", "hand")) >= 5
    assert len(table.in_zone("witch-king", "hand")) >= 6
    assert table.in_zone("frodo", "cycle") == []


def end_of_a_duel_step(held: int) -> Ring:
    """Give Gandalf a number of cards and the Witch-king four, his limit; let both pass."""
    table = Ring("duel-two-players").path("egladil").battleground("orthanc")
    table.reserve("saruman", "sarumans-staff@saruman", "the-lidless-eye")
    table.hand("gandalf", *HANDS["frodo"][:held])
    table.hand("witch-king", *HANDS["witch-king"][:4])
    acts(table, "gandalf")
    pass_in_turn(table, "gandalf", "witch-king")
    return table


@pytest.mark.rule("RCG-7.9")
def test_who_passed_with_more_than_the_limit_cycles_down_to_it() -> None:
    table = end_of_a_duel_step(3)
    assert table.asked == [(0, "excess")]
    gandalf = table.player("gandalf")
    assert gandalf.options == ["cycle:dwarven-axe", "cycle:glamdring", "cycle:mithril-coat"]
    gandalf.chooses("cycle:glamdring")
    assert CardCycled(0, "glamdring") in table.events
    assert table.in_zone("gandalf", "hand") == ["dwarven-axe", "mithril-coat"]
    assert table.in_zone("gandalf", "cycle") == ["glamdring"]
    assert len(table.in_zone("witch-king", "hand")) == 4
    assert table.asked == [(0, "combat")]


@pytest.mark.rule("RCG-7.9")
def test_who_passed_within_the_limit_keeps_everything() -> None:
    table = end_of_a_duel_step(2)
    assert table.asked == [(0, "combat")]
    assert table.in_zone("gandalf", "hand") == ["dwarven-axe", "glamdring"]


@pytest.mark.rule("RCG-7.9")
def test_everybody_has_a_limit_of_their_own() -> None:
    table = Ring("duel-three-players").path("egladil").battleground("orthanc")
    table.reserve("elrond", "gandalf-the-grey", "gandalfs-staff@gandalf-the-grey")
    table.reserve("the-lidless-eye")
    gandalf, witch_king, saruman = map(table.number, ("gandalf", "witch-king", "saruman"))
    table.hand("gandalf", "dwarven-axe", "glamdring", "mithril-coat", "sting")
    table.hand("witch-king", *HANDS["witch-king"][:3]).hand("saruman", *HANDS["saruman"][:3])
    acts(table, "saruman")
    pass_in_turn(table, "saruman", "gandalf", "witch-king")
    # The Lidless Eye lets The Witch-king keep three cards.
    assert table.asked == [(saruman, "excess")]
    table.player("saruman").chooses("cycle:shelob")
    assert table.asked == [(saruman, "combat")]
    assert [table.state.hand_size(seat) for seat in (gandalf, witch_king, saruman)] == [4, 3, 2]


@pytest.mark.rule("RCG-7.9")
def test_several_players_cycle_down_in_turn_order() -> None:
    table = Ring("duel-three-players").path("egladil").battleground("orthanc")
    table.reserve("elrond", "gandalf-the-grey", "gandalfs-staff@gandalf-the-grey")
    table.hand("gandalf", "dwarven-axe", "glamdring", "mithril-coat", "sting")
    table.hand("witch-king", *HANDS["witch-king"][:3]).hand("saruman", *HANDS["saruman"][:3])
    acts(table, "gandalf")
    pass_in_turn(table, "gandalf", "witch-king", "gandalf", "saruman")
    assert table.asked == [(table.number("witch-king"), "excess")]
    table.player("witch-king").chooses("cycle:mordor-orcs-2")
    assert table.asked == [(table.number("saruman"), "excess")]
    table.player("saruman").chooses("cycle:gollum")
    assert table.asked == [(table.number("gandalf"), "combat")]
    assert table.in_zone("witch-king", "hand") == ["mordor-orcs-1", "mordor-orcs-3"]
    assert table.in_zone("saruman", "hand") == ["hill-troll", "shelob"]
    assert len(table.in_zone("gandalf", "hand")) == 4


@pytest.mark.rule("RCG-7.9")
def test_two_cards_too_many_are_cycled_one_after_the_other() -> None:
    # With the values as published nobody can pass with two cards too many.
    house = {"cards.the-lidless-eye.effects.in-reserve.steps.1.count": 3}
    table = Ring("duel-two-players", ruleset=house).path("egladil").battleground("orthanc")
    table.reserve("the-lidless-eye").hand("gandalf", *HANDS["frodo"][:4])
    table.hand("witch-king", *HANDS["witch-king"])
    acts(table, "gandalf")
    pass_in_turn(table, "gandalf", "witch-king")
    gandalf = table.player("gandalf")
    assert gandalf.ask.about == (2,)
    gandalf.chooses("cycle:shadowfax")
    assert gandalf.ask.about == (1,)
    assert gandalf.options == ["cycle:dwarven-axe", "cycle:glamdring", "cycle:mithril-coat"]
    gandalf.chooses("cycle:dwarven-axe")
    assert table.asked == [(0, "combat")]
    assert table.in_zone("gandalf", "cycle") == ["dwarven-axe", "shadowfax"]
