"""Chapter 6: how paths are activated, in the location step and by cards."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable as Ring
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.kernel import EVERYONE, Event
from ostrog.testing import ScriptedTable

PATHS = {
    1: ["bag-end", "bucklebury-ferry", "gildors-encampment"],
    2: ["inn-of-the-prancing-pony", "the-old-forest", "weathertop"],
    3: ["fords-of-bruinen", "imladris", "the-council-of-elrond"],
    4: ["caradhras", "khazad-dum", "the-doors-of-durin"],
    5: ["dimrill-dale", "egladil", "lothlorien"],
    6: ["amon-hen", "dead-marshes", "emyn-muil"],
    7: ["henneth-annun", "osgiliath", "the-cross-roads"],
    8: ["cirith-ungol", "morgul-vale", "shelobs-lair"],
    9: ["crack-of-doom", "morgai", "orodruin"],
}
DUEL, FELLOWSHIP = "duel-two-players", "fellowship-of-the-ring"
FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario."""


def activations(table: Ring) -> list[Event]:
    """Return the paths activated since the last choice."""
    return [event for event in table.events if isinstance(event, events.PathActivated)]


def story(table: Ring) -> list[Event]:
    """Return the events about paths, corruption and tokens since the last choice, in order."""
    kinds = (
        *(events.CombatBegan, events.PathTaken, events.PathLaidAside, events.PathActivated),
        *(events.TokensPlaced, events.CorruptionAdded, events.Drew),
    )
    return [event for event in table.events if isinstance(event, kinds)]


def named(*paths: str) -> list[str]:
    """Return the options to activate these paths."""
    return [f"activate:{path}" for path in paths]


def all_pass(table: Ring, *names: str) -> Ring:
    """Let these players pass, one after the other."""
    for name in names:
        table.player(name).chooses("pass")
    return table


# The path of the round


@pytest.mark.rule("RCG-6.1")
@pytest.mark.parametrize("chance", range(3))
def test_in_the_first_round_chance_picks_a_path_1(chance: int) -> None:
    table = Ring().draws("battlegrounds-free-peoples", 4).draws("paths", chance)
    table.deck("aragorn").step("locations")
    assert activations(table) == [events.PathActivated(FRODO, PATHS[1][chance])]
    assert table.state.path == PATHS[1][chance]
    assert table.state.number == 1
    assert table.state.used_paths == [PATHS[1][chance]]


@pytest.mark.rule("RCG-6.1")
def test_a_game_begins_on_one_of_the_three_paths_1() -> None:
    tables = [Ring(DUEL, seed=seed).deck("gandalf") for seed in range(30)]
    assert {table.step("locations").state.path for table in tables} == set(PATHS[1])
    begun = ScriptedTable(game, DUEL, seed=1)
    while not begun.state.path:
        begun.seat(begun.asked[0][0]).chooses(begun.seat(begun.asked[0][0]).options[-1])
    assert begun.state.round == 1
    assert begun.state.path in PATHS[1]


@pytest.mark.rule("RCG-6.1", "RCG-6.2")
def test_everybody_learns_which_path_chance_has_picked() -> None:
    # The last pass cannot be taken back when it has brought out a card that nobody knew.
    table = Ring().deck("frodo").deck("witch-king").deck("aragorn").deck("saruman")
    table.state.decks = [[], []]
    table.draws("paths", 1).turn("frodo")
    all_pass(table, "frodo", "witch-king", "aragorn")
    assert table.state.scratch.learned == 0
    table.player("saruman").chooses("pass")
    assert activations(table) == [events.PathActivated(WITCH_KING, "bucklebury-ferry")]
    assert table.state.scratch.learned == table.state.setting.observers_with(EVERYONE)


@pytest.mark.rule("RCG-6.2")
@pytest.mark.parametrize("chance", range(3))
@pytest.mark.parametrize("number", range(1, 9))
def test_in_later_rounds_chance_picks_a_path_of_the_next_number(number: int, chance: int) -> None:
    table = Ring().board(number=number, round=number + 1).used(PATHS[number][1])
    table.draws("battlegrounds-free-peoples", 4).draws("paths", chance).deck("aragorn")
    table.step("locations")
    assert table.state.path == PATHS[number + 1][chance]
    assert table.state.number == number + 1
    assert table.state.used_paths == [PATHS[number][1], PATHS[number + 1][chance]]


@pytest.mark.rule("RCG-6.2")
def test_unused_paths_of_a_number_are_set_aside_when_the_next_number_comes() -> None:
    # The last path was Egladil, a path 5; a path 6 comes, and only paths 6 can replace it.
    table = Ring().board(number=5, round=5).used("egladil").draws("paths", 0)
    table.draws("battlegrounds-free-peoples", 4).deck("aragorn").step("locations")
    assert table.state.path == "amon-hen"
    table = Ring().used("egladil").path("amon-hen", "flocks-of-crebain")
    table.turn("saruman").chooses("act:flocks-of-crebain")
    assert table.player("saruman").options == named("dead-marshes", "emyn-muil")


@pytest.mark.rule("RCG-6.2", "RCG-6.5")
def test_the_next_round_goes_on_from_the_path_that_a_card_has_activated() -> None:
    # Round 3 began on path 3; Gandalf the Grey leads on to a path 4, so round 4 begins on path 5.
    table = Ring().board(round=3).used("bag-end", "weathertop")
    table.path("imladris", "gandalf-the-grey").deck("saruman")
    table.turn("frodo").chooses("act:gandalf-the-grey").chooses("activate:khazad-dum")
    assert table.state.number == 4
    table.draws("battlegrounds-shadow", 4).draws("paths", 2)
    all_pass(table, "witch-king", "aragorn", "saruman", "frodo")
    assert table.state.round == 4
    assert table.state.path == "lothlorien"
    assert table.state.used_paths[2:] == ["imladris", "khazad-dum", "lothlorien"]
    assert activations(table) == [events.PathActivated(WITCH_KING, "lothlorien")]
    # Both paths were fought for: 1 point for Imladris, 2 for Khazad-dûm.
    assert table.state.paths_won == [["imladris", "khazad-dum"], []]


@pytest.mark.rule("RCG-6.2")
def test_a_path_replaced_by_one_of_its_number_does_not_skip_a_number() -> None:
    table = Ring().board(round=4).path("caradhras", "flocks-of-crebain").deck("saruman")
    table.turn("saruman").chooses("act:flocks-of-crebain").chooses("activate:khazad-dum")
    assert table.state.number == 4
    table.draws("battlegrounds-shadow", 4).draws("paths", 2)
    all_pass(table, "frodo", "witch-king", "aragorn", "saruman")
    assert table.state.path == "lothlorien"


# One path at a time


@pytest.mark.rule("RCG-6.3")
def test_a_new_path_takes_the_place_of_the_active_one() -> None:
    table = Ring().path("caradhras", "strider").reserve("legolas").hand("frodo", "gimli", "sting")
    table.turn("aragorn").chooses("act:strider").chooses("activate:lothlorien")
    table.player("aragorn").chooses(table.player("aragorn").options[0])
    assert table.state.path == "lothlorien"
    assert table.state.used_paths == ["caradhras", "lothlorien"]
    frodo = table.turn("frodo")
    assert "play:gimli:lothlorien" in frodo.options
    frodo.may_not("play:gimli:caradhras", because="RCG-8.4")
    aragorn = table.turn("aragorn").may("move:legolas:lothlorien")
    aragorn.may_not("move:legolas:caradhras", because="RCG-8.4")
    table.combat()
    assert events.CombatBegan("lothlorien", 0, 2, 0) in table.events
    assert not [each for each in story(table) if each == events.CombatBegan("caradhras", 0, 0, 0)]


@pytest.mark.rule("RCG-6.3")
def test_paths_that_wait_or_were_active_admit_nobody() -> None:
    table = Ring().used("imladris").path("khazad-dum").hand("frodo", "gimli", "frodo-baggins")
    frodo = table.turn("frodo").may("play:gimli:khazad-dum", "play:frodo-baggins:khazad-dum")
    frodo.may_not("play:gimli:imladris", "play:gimli:egladil", because="RCG-8.4")
    places = {option.split(":")[2] for option in frodo.options if option.startswith("play:")}
    assert places == {"reserve", "khazad-dum"}


@pytest.mark.rule("RCG-6.4", "RCG-6.6")
def test_strider_on_caradhras_fights_before_the_new_path_is_there() -> None:
    table = Ring().path("caradhras", "strider", "cave-troll")
    table.on_top("aragorn", "arwen").turn("aragorn").chooses("act:strider")
    assert table.asked == [(ARAGORN, "path")]
    assert table.player("aragorn").options == named("dimrill-dale", "egladil", "lothlorien")
    assert table.where("strider") == "caradhras"
    table.player("aragorn").chooses("activate:lothlorien")
    assert story(table) == [
        events.CombatBegan("caradhras", 1, 0, 2),
        events.PathTaken("caradhras", "free-peoples"),
        events.PathActivated(ARAGORN, "lothlorien"),
        events.Drew(ARAGORN, 1, ("arwen",)),
    ]
    assert table.where("strider") == "eliminated"
    assert table.where("cave-troll") == "eliminated"
    assert table.asked == [(ARAGORN, "cycle")]  # the text of Lothlórien
    table.player("aragorn").chooses("cycle:arwen")
    assert table.state.paths_won == [["caradhras"], []]
    assert table.state.path == "lothlorien"
    assert table.asked == [(SARUMAN, "turn")]


@pytest.mark.rule("RCG-6.4")
def test_strider_who_is_not_needed_in_that_combat_is_cycled() -> None:
    table = Ring().path("caradhras", "strider")
    table.turn("aragorn").chooses("act:strider").chooses("activate:lothlorien")
    assert table.where("strider") == "cycle"
    assert table.state.paths_won == [["caradhras"], []]


@pytest.mark.rule("RCG-6.4")
def test_a_replaced_path_may_be_lost_in_the_middle_of_the_action_step() -> None:
    table = Ring().path("caradhras", "flocks-of-crebain", "balrog-of-moria")
    table.hand("saruman", "gollum", "ugluk")
    table.turn("saruman").chooses("act:flocks-of-crebain")
    assert table.asked == [(SARUMAN, "path")]
    table.player("saruman").chooses("activate:khazad-dum")
    assert story(table)[:4] == [
        events.CombatBegan("caradhras", 3, 0, 0),
        events.CorruptionAdded(3, 3),
        events.PathTaken("caradhras", "shadow"),
        events.PathActivated(SARUMAN, "khazad-dum"),
    ]
    assert table.state.corruption == 3
    assert table.state.paths_won == [[], ["caradhras"]]
    assert table.where("balrog-of-moria") == "eliminated"
    assert len(table.in_zone("saruman", "hand")) == 4
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-6.4")
def test_casualties_on_a_replaced_path_are_chosen_before_the_new_path_is_active() -> None:
    table = Ring().path("caradhras", "strider", "legolas", "cave-troll")
    table.turn("aragorn").chooses("act:strider").chooses("activate:lothlorien")
    assert table.asked == [(ARAGORN, "casualties")]
    assert table.state.path == "caradhras"
    assert "lothlorien" not in table.state.used_paths
    assert table.in_zone("aragorn", "hand") == []
    table.player("aragorn").chooses("lose:legolas", "done")
    assert table.where("legolas") == "eliminated"
    assert table.where("strider") == "cycle"
    assert table.state.path == "lothlorien"


@pytest.mark.rule("RCG-6.4", "RCG-6.13")
def test_caradhras_the_cruel_fights_on_caradhras_when_it_leads_astray() -> None:
    table = Ring().path("caradhras", "gimli").hand("saruman", "caradhras-the-cruel", "ugluk")
    table.deck("saruman").turn("saruman").chooses("play:caradhras-the-cruel:caradhras")
    table.player("saruman").chooses("cycle:ugluk")
    assert table.asked == [(SARUMAN, "path")]
    assert table.player("saruman").options == named("khazad-dum", "the-doors-of-durin")
    table.player("saruman").chooses("activate:khazad-dum")
    assert events.CombatBegan("caradhras", 1, 0, 1) in table.events
    assert table.where("caradhras-the-cruel") == "eliminated"
    assert table.where("gimli") == "eliminated"
    assert table.state.path == "khazad-dum"


@pytest.mark.rule("RCG-6.5")
def test_the_new_path_is_fought_for_in_the_combat_step_as_well() -> None:
    table = Ring().board(round=4).used("bag-end", "weathertop", "imladris")
    table.path("caradhras", "strider").reserve("gimli", "the-hunter").deck("saruman")
    table.turn("aragorn").chooses("act:strider").chooses("activate:lothlorien")
    table.player("aragorn").chooses(table.player("aragorn").options[0])
    assert table.state.paths_won == [["caradhras"], []]
    table.player("saruman").chooses("pass")
    table.player("frodo").chooses("move:gimli:lothlorien")
    table.player("witch-king").chooses("move:the-hunter:lothlorien")
    table.draws("battlegrounds-shadow", 4).draws("paths", 0)
    all_pass(table, "aragorn", "saruman", "frodo", "witch-king")
    assert story(table)[:2] == [
        events.CombatBegan("lothlorien", 1, 2, 1),
        events.PathTaken("lothlorien", "free-peoples"),
    ]
    assert table.state.paths_won == [["caradhras", "lothlorien"], []]
    assert table.where("gimli") == "cycle"
    assert table.where("the-hunter") == "eliminated"


# Paths activated by cards


@pytest.mark.rule("RCG-6.6", "RCG-6.9")
@pytest.mark.parametrize("chosen", range(3))
def test_who_activates_a_path_by_a_card_chooses_it(chosen: int) -> None:
    table = Ring().starts("saruman").path("imladris", "gandalf-the-grey").deck("aragorn")
    table.turn("frodo").chooses("act:gandalf-the-grey")
    assert table.asked == [(FRODO, "path")]
    assert table.player("frodo").options == named(*PATHS[4])
    table.player("frodo").chooses(f"activate:{PATHS[4][chosen]}")
    assert activations(table) == [events.PathActivated(FRODO, PATHS[4][chosen])]
    assert table.state.path == PATHS[4][chosen]
    assert table.state.draws.get("paths", 0) == 0


@pytest.mark.rule("RCG-6.6")
@pytest.mark.parametrize(
    ("card", "path", "who", "others"),
    [
        ("flocks-of-crebain", "weathertop", "saruman", PATHS[2][:2]),
        ("gollum", "henneth-annun", "saruman", PATHS[7][1:]),
        ("ugluk", "egladil", "saruman", ["dimrill-dale", "lothlorien"]),
    ],
)
def test_a_shadow_player_chooses_another_path_of_the_number(
    card: str, path: str, who: str, others: list[str]
) -> None:
    table = Ring().path(path, card)
    table.turn(who).chooses(f"act:{card}")
    assert table.asked == [(table.number(who), "path")]
    assert table.player(who).options == named(*others)


@pytest.mark.rule("RCG-6.6")
def test_a_single_path_that_is_left_is_taken_without_a_question() -> None:
    table = Ring().used("amon-hen", "emyn-muil").path("egladil", "strider").deck("saruman")
    table.turn("aragorn").chooses("act:strider")
    assert table.state.path == "dead-marshes"
    assert activations(table) == [events.PathActivated(ARAGORN, "dead-marshes")]


@pytest.mark.rule("RCG-6.7")
def test_no_path_is_activated_twice() -> None:
    table = Ring().used("khazad-dum").path("caradhras", "flocks-of-crebain")
    table.turn("saruman").chooses("act:flocks-of-crebain")
    assert table.state.path == "the-doors-of-durin"  # the only one that is left
    assert table.state.used_paths == ["khazad-dum", "caradhras", "the-doors-of-durin"]
    table = Ring().used("egladil").path("caradhras", "strider")
    table.turn("aragorn").chooses("act:strider")
    assert table.player("aragorn").options == named("dimrill-dale", "lothlorien")
    table.player("aragorn").may_not(
        "activate:egladil", "activate:caradhras", because="RCG-6.7"
    ).may_not("activate:amon-hen", because="not-now")


@pytest.mark.rule("RCG-6.7", "RCG-6.2")
@pytest.mark.parametrize("chance", range(2))
def test_chance_picks_unused_paths_only(chance: int) -> None:
    table = Ring().used("imladris").board(number=2).draws("battlegrounds-free-peoples", 4)
    table.deck("aragorn").draws("paths", chance).step("locations")
    assert table.state.path == ("fords-of-bruinen", "the-council-of-elrond")[chance]
    table = Ring().used("imladris", "fords-of-bruinen").board(number=2)
    table.draws("battlegrounds-free-peoples", 4).deck("aragorn").step("locations")
    assert table.state.path == "the-council-of-elrond"


@pytest.mark.rule("RCG-6.8", "RCG-9.15")
def test_with_all_paths_7_used_gollum_has_no_action() -> None:
    table = Ring().used("osgiliath", "the-cross-roads").path("henneth-annun", "gollum")
    table.turn("saruman").may_not("act:gollum", because="RCG-9.15")
    assert "act:gollum" not in table.player("saruman").options
    table = Ring().used("osgiliath").path("henneth-annun", "gollum")
    table.turn("saruman").chooses("act:gollum")
    assert table.state.path == "the-cross-roads"
    assert table.where("gollum") == "cycle"


@pytest.mark.rule("RCG-6.8")
def test_with_all_paths_7_used_the_text_of_faramir_is_not_offered() -> None:
    table = Ring().used("osgiliath", "the-cross-roads").path("henneth-annun")
    table.hand("aragorn", "faramir", "arwen")
    table.turn("aragorn").chooses("play:faramir:henneth-annun").chooses("cycle:arwen")
    assert table.asked == [(SARUMAN, "turn")]
    assert table.where("faramir") == "henneth-annun"


@pytest.mark.rule("RCG-6.8", "RCG-6.6")
def test_faramir_may_lead_to_another_path_7_or_not() -> None:
    table = Ring().path("henneth-annun").hand("aragorn", "faramir", "arwen")
    table.turn("aragorn").chooses("play:faramir:henneth-annun").chooses("cycle:arwen")
    assert table.asked == [(ARAGORN, "text")]
    table.player("aragorn").chooses("carry-out")
    assert table.player("aragorn").options == named("osgiliath", "the-cross-roads")
    table.player("aragorn").chooses("activate:the-cross-roads")
    assert table.state.paths_won == [["henneth-annun"], []]
    assert table.state.path == "the-cross-roads"
    assert table.where("faramir") == "cycle"
    table = Ring().path("henneth-annun").reserve("faramir")
    table.turn("aragorn").chooses("move:faramir:henneth-annun").chooses("forgo")
    assert table.state.path == "henneth-annun"
    assert table.where("faramir") == "henneth-annun"


@pytest.mark.rule("RCG-6.8")
def test_faramir_leads_nowhere_on_a_path_8() -> None:
    table = Ring().path("morgul-vale").reserve("faramir")
    table.turn("aragorn").chooses("move:faramir:morgul-vale")
    assert table.asked == [(SARUMAN, "turn")]


@pytest.mark.rule("RCG-6.8")
def test_there_is_another_way_cannot_be_played_if_there_is_none() -> None:
    table = Ring().used("osgiliath", "the-cross-roads").path("henneth-annun")
    table.hand("frodo", "there-is-another-way", "sting")
    table.turn("frodo").may_not("event:there-is-another-way", because="RCG-6.8")
    table = Ring().used("osgiliath").path("henneth-annun")
    table.hand("frodo", "there-is-another-way", "sting")
    table.turn("frodo").chooses("event:there-is-another-way").chooses("cycle:sting")
    assert table.state.path == "the-cross-roads"
    assert table.state.tokens == {"the-cross-roads": [0, 1]}
    assert table.where("there-is-another-way") == "eliminated"
    table = Ring().hand("frodo", "there-is-another-way", "sting")
    table.turn("frodo").may_not("event:there-is-another-way", because="RCG-6.8")


@pytest.mark.rule("RCG-6.8")
def test_caradhras_the_cruel_stays_if_no_other_path_4_is_left() -> None:
    table = Ring().used("khazad-dum", "the-doors-of-durin").path("caradhras")
    table.hand("saruman", "caradhras-the-cruel", "ugluk")
    table.turn("saruman").chooses("play:caradhras-the-cruel:caradhras").chooses("cycle:ugluk")
    assert table.state.path == "caradhras"
    assert table.where("caradhras-the-cruel") == "caradhras"
    assert table.asked == [(FRODO, "turn")]
    # Nor does it lead astray from another path 4.
    table = Ring().path("khazad-dum").hand("saruman", "caradhras-the-cruel", "ugluk")
    table.turn("saruman").chooses("play:caradhras-the-cruel:khazad-dum").chooses("cycle:ugluk")
    assert table.state.path == "khazad-dum"
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-6.9")
@pytest.mark.parametrize("number", range(1, 9))
def test_the_next_number_is_counted_from_the_active_path(number: int) -> None:
    # Whatever the round: in round 2 Gandalf leads on from any path.
    path, used = PATHS[number][2], PATHS[number + 1][1]
    table = Ring().board(round=2).path(path, "gandalf-the-grey").used(used)
    table.turn("frodo").chooses("act:gandalf-the-grey")
    assert table.player("frodo").options == named(PATHS[number + 1][0], PATHS[number + 1][2])


@pytest.mark.rule("RCG-6.9", "RCG-3.7")
@pytest.mark.parametrize("card", ["gandalf-the-grey", "smeagol"])
def test_there_is_no_path_after_the_last_one(card: str) -> None:
    table = Ring().path("morgai", card)
    table.turn("frodo").may_not(f"act:{card}", because="RCG-9.15")
    table = Ring().path("shelobs-lair", card)
    table.turn("frodo").may(f"act:{card}")


@pytest.mark.rule("RCG-6.10", "RCG-3.7")
def test_in_the_fellowship_no_path_lies_beyond_or_beside_amon_hen() -> None:
    table = Ring(FELLOWSHIP).path("amon-hen", "gandalf-the-grey", "ugluk", "strider")
    gandalf = table.turn("gandalf")
    gandalf.may_not("act:gandalf-the-grey", "act:strider", because="RCG-9.15")
    table.turn("balrog-of-moria").may_not("act:ugluk", because="RCG-9.15")


@pytest.mark.rule("RCG-6.10")
def test_in_the_fellowship_only_the_listed_paths_can_be_activated() -> None:
    table = Ring(FELLOWSHIP).path("gildors-encampment", "gandalf-the-grey")
    table.turn("gandalf").chooses("act:gandalf-the-grey")
    assert table.player("gandalf").options == named("inn-of-the-prancing-pony", "the-old-forest")
    table = Ring(FELLOWSHIP).path("inn-of-the-prancing-pony", "strider")
    table.turn("gandalf").chooses("act:strider")
    assert table.player("gandalf").options == named("fords-of-bruinen", "imladris")
    table = Ring(FELLOWSHIP).path("imladris", "flocks-of-crebain")
    table.turn("balrog-of-moria").chooses("act:flocks-of-crebain")
    assert table.state.path == "fords-of-bruinen"
    table = Ring(FELLOWSHIP).path("lothlorien", "gandalf-the-grey")
    table.turn("gandalf").chooses("act:gandalf-the-grey")
    assert table.state.path == "amon-hen"


@pytest.mark.rule("RCG-6.10", "RCG-6.1")
@pytest.mark.parametrize("chance", range(2))
def test_the_first_path_of_the_fellowship_is_one_of_two(chance: int) -> None:
    table = Ring(FELLOWSHIP).draws("paths", chance).deck("balrog-of-moria").deck("gandalf")
    table.step("locations")
    assert table.state.path == ("bucklebury-ferry", "gildors-encampment")[chance]


# What is on a path that is replaced


@pytest.mark.rule("RCG-6.11")
def test_no_card_goes_along_to_the_new_path() -> None:
    table = Ring().path("imladris", "gandalf-the-grey", "glamdring@gandalf-the-grey", "elrond")
    table.path("imladris", "frodo-baggins", "elven-cloak@frodo-baggins").deck("saruman")
    table.turn("frodo").chooses("act:gandalf-the-grey").chooses("activate:khazad-dum")
    assert table.state.places == {}
    for card in ("gandalf-the-grey", "glamdring", "elrond", "frodo-baggins", "elven-cloak"):
        assert table.where(card) == "cycle"


@pytest.mark.rule("RCG-6.11")
def test_attackers_do_not_go_along_either() -> None:
    table = Ring().path("weathertop", "flocks-of-crebain", "the-hunter", "fell-beast@the-hunter")
    table.path("weathertop", "hill-troll", "merry-brandybuck").reserve("the-reaver")
    table.turn("saruman").chooses("act:flocks-of-crebain")
    table.player("saruman").chooses("activate:inn-of-the-prancing-pony")
    assert table.state.places == {"the-reaver": "reserve"}
    for card in ("flocks-of-crebain", "the-hunter", "fell-beast", "hill-troll"):
        assert table.where(card) == "eliminated"
    assert table.where("merry-brandybuck") == "cycle"
    assert table.state.corruption == 2


@pytest.mark.rule("RCG-6.11")
def test_gollum_who_is_cycled_on_the_old_path_does_not_attack_on_the_new_one() -> None:
    table = Ring().path("osgiliath", "gollum").deck("saruman")
    table.turn("saruman").chooses("act:gollum").chooses("activate:the-cross-roads")
    assert table.state.corruption == 1
    assert table.where("gollum") == "cycle"
    table.combat()
    assert events.CombatBegan("the-cross-roads", 0, 0, 0) in table.events


@pytest.mark.rule("RCG-6.12")
def test_tokens_count_on_their_path_and_leave_with_it() -> None:
    table = Ring().path("caradhras", "strider").tokens("caradhras", attack=4, defence=1)
    table.turn("aragorn").chooses("act:strider").chooses("activate:lothlorien")
    # 4 attack, 1 defence token; Strider cancels 2 of the remaining 3.
    assert events.CombatBegan("caradhras", 4, 1, 2) in table.events
    assert table.state.corruption == 1
    assert table.state.tokens == {}
    table.player("aragorn").chooses(table.player("aragorn").options[0])
    table.combat()
    assert events.CombatBegan("lothlorien", 0, 2, 0) in table.events


@pytest.mark.rule("RCG-6.12")
def test_a_token_put_later_lies_on_the_new_path() -> None:
    table = Ring().path("weathertop", "flocks-of-crebain").reserve("the-hunter", "sam-gamgee")
    table.tokens("weathertop", defence=2)
    table.turn("saruman").chooses("act:flocks-of-crebain")
    table.player("saruman").chooses("activate:inn-of-the-prancing-pony")
    assert table.state.tokens == {}
    assert table.state.paths_won == [["weathertop"], []]
    table.turn("witch-king").chooses("act:the-hunter")
    assert table.state.tokens == {"inn-of-the-prancing-pony": [1, 0]}
    table.turn("frodo").chooses("act:sam-gamgee")
    assert table.state.tokens == {"inn-of-the-prancing-pony": [1, 1]}


@pytest.mark.rule("RCG-6.12")
def test_tokens_leave_with_a_path_nobody_gets_in_the_duel() -> None:
    table = Ring(DUEL).path("weathertop", "flocks-of-crebain").tokens("weathertop", defence=1)
    table.turn("witch-king").chooses("act:flocks-of-crebain")
    table.player("witch-king").chooses("activate:inn-of-the-prancing-pony")
    assert table.state.laid_aside == ["weathertop"]
    assert table.state.tokens == {}
    assert table.state.paths_won == [[], []]


# The order of things


@pytest.mark.rule("RCG-6.13", "RCG-5.14")
def test_there_is_another_way_on_caradhras() -> None:
    table = Ring().path("caradhras", "gimli", "cave-troll")
    table.hand("frodo", "there-is-another-way", "sting").on_top("saruman", "ugluk", "gollum")
    table.turn("frodo").chooses("event:there-is-another-way").chooses("cycle:sting")
    # The path is named before the combat.
    assert table.asked == [(FRODO, "path")]
    assert table.player("frodo").options == named("khazad-dum", "the-doors-of-durin")
    assert table.where("gimli") == "caradhras"
    assert story(table) == []
    table.player("frodo").chooses("activate:khazad-dum")
    assert story(table) == [
        events.CombatBegan("caradhras", 1, 0, 1),
        events.PathTaken("caradhras", "free-peoples"),
        events.PathActivated(FRODO, "khazad-dum"),
        events.Drew(SARUMAN, 2, ("ugluk", "gollum")),
        events.TokensPlaced("khazad-dum", "path-defence", 1),
    ]
    assert table.state.tokens == {"khazad-dum": [0, 1]}
    assert table.where("gimli") == "eliminated"
    assert table.where("there-is-another-way") == "eliminated"


@pytest.mark.rule("RCG-6.13")
def test_the_text_of_the_new_path_comes_before_the_rest_of_the_card() -> None:
    table = Ring().path("caradhras").hand("frodo", "there-is-another-way", "sting")
    table.turn("frodo").chooses("event:there-is-another-way").chooses("cycle:sting")
    table.player("frodo").chooses("activate:the-doors-of-durin")
    assert table.asked == [(SARUMAN, "text")]
    assert table.state.path == "the-doors-of-durin"
    assert table.state.paths_won == [["caradhras"], []]
    assert table.state.tokens == {}
    table.player("saruman").chooses("carry-out").chooses("forsake-top")
    assert table.state.tokens == {"the-doors-of-durin": [1, 1]}


@pytest.mark.rule("RCG-6.13", "RCG-6.9")
def test_the_cost_is_paid_before_the_path_is_named() -> None:
    table = Ring().path("emyn-muil", "smeagol", "gollum").deck("aragorn")
    table.turn("frodo").chooses("act:smeagol")
    assert story(table) == [events.CorruptionAdded(1, 1)]
    assert table.asked == [(FRODO, "path")]
    assert table.player("frodo").options == named(*PATHS[7])
    table.player("frodo").chooses("activate:the-cross-roads")
    assert story(table)[:3] == [
        events.CombatBegan("emyn-muil", 1, 0, 1),
        events.PathTaken("emyn-muil", "free-peoples"),
        events.PathActivated(FRODO, "the-cross-roads"),
    ]
    assert table.state.corruption == 1
    assert table.where("smeagol") == "cycle"
    assert table.where("gollum") == "cycle"


@pytest.mark.rule("RCG-6.13", "RCG-5.15")
def test_the_new_path_is_active_when_its_text_is_carried_out() -> None:
    # The path before is won already when the five cards of Morgul Vale are drawn.
    table = Ring().path("henneth-annun", "smeagol").on_top("witch-king", "the-hunter")
    table.turn("frodo").chooses("act:smeagol").chooses("activate:morgul-vale")
    assert table.asked == [(WITCH_KING, "play-from-set")]
    assert table.state.path == "morgul-vale"
    assert table.state.paths_won == [["henneth-annun"], []]
    witch_king = table.player("witch-king")
    witch_king.may("play:the-hunter:morgul-vale")
    witch_king.may_not("play:the-hunter:henneth-annun", because="RCG-8.4")


@pytest.mark.rule("RCG-6.4", "RCG-6.5")
def test_a_path_9_replaced_by_another_does_not_end_the_game() -> None:
    table = Ring().path("crack-of-doom", "gollum").deck("saruman").won(SHADOW, "umbar")
    table.turn("saruman").chooses("act:gollum").chooses("activate:morgai")
    assert table.state.outcome is None
    assert table.state.corruption == 1
    assert table.asked == [(FRODO, "turn")]
    all_pass(table, "frodo", "witch-king", "aragorn", "saruman")
    # One more corruption for the token of Morgai; both sides have two Ring tokens.
    assert events.Scored(2, 5) in table.events
    assert table.state.outcome is not None
    assert table.state.paths_won[FREE] == []
