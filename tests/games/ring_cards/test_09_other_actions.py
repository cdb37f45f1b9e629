"""Chapter 9: cycling, moving, card actions, winnowing and the Ring token."""

from __future__ import annotations

import pytest

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.state import War
from ostrog.kernel import IllegalChoice
from ostrog.testing import SeatDriver

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario, in turn order."""


def acts(table: Ring, who: str) -> SeatDriver[War]:
    """Begin the action step with this player as the starting player."""
    table.starts(who).step("actions")
    return table.player(who)


def next_turn(table: Ring, who: str) -> SeatDriver[War]:
    """Let the others pass until it is this player's turn again."""
    while table.asked != [(table.number(who), "turn")]:
        ((seat, kind),) = table.asked
        assert kind == "turn"
        table.seat(seat).chooses("pass")
    return table.player(who)


def moves(seat: SeatDriver[War]) -> list[str]:
    """Return the cards a seat may move, with their destinations."""
    return [option for option in seat.options if option.startswith("move:")]


def actions(seat: SeatDriver[War]) -> list[str]:
    """Return the card actions a seat may use."""
    return [option for option in seat.options if option.startswith("act:")]


# Cycling a card


@pytest.mark.rule("RCG-9.1")
def test_a_cycled_card_goes_face_down_to_the_own_pile_and_nothing_else_happens() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting").cycled("frodo", "eomer")
    acts(table, "frodo").chooses("discard:gimli")
    assert table.in_zone("frodo", "cycle") == ["eomer", "gimli"]
    assert table.in_zone("frodo", "hand") == ["sting"]
    assert len(table.in_zone("frodo", "deck")) == 27
    assert table.in_zone("frodo", "eliminated") == []
    assert table.player("frodo").sees("cycle-frodo") == ["eomer", "gimli"]
    for other in (WITCH_KING, ARAGORN, SARUMAN):
        assert table.seat(other).sees("cycle-frodo") == []
        assert events.CardCycled(FRODO) in table.seat(other).hears()
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-9.1")
def test_only_cards_of_the_own_hand_can_be_cycled() -> None:
    table = Ring("trilogy").path("egladil").reserve("sam-gamgee").hand("frodo", "gimli")
    table.hand("aragorn", "legolas").hand("witch-king", "black-uruks").cycled("frodo", "eomer")
    frodo = acts(table, "frodo").may("discard:gimli")
    frodo.may_not("discard:sam-gamgee", "discard:eomer", "discard:sting", because="RCG-9.1")
    frodo.may_not("discard:legolas", "discard:black-uruks", because="RCG-9.1")
    assert [option for option in frodo.options if option.startswith("discard:")] == [
        "discard:gimli"
    ]


@pytest.mark.rule("RCG-9.1")
def test_a_card_is_cycled_in_a_turn_and_not_in_the_middle_of_one() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting", "eomer")
    frodo = acts(table, "frodo").chooses("play:gimli:egladil")
    assert table.asked == [(FRODO, "cost")]
    frodo.may_not("discard:sting", because="not-now")
    frodo.may_not("discard:gimli", because="RCG-9.1")


# Moving a card


@pytest.mark.rule("RCG-9.2")
def test_a_character_moves_from_reserve_with_its_items() -> None:
    table = Ring("trilogy").path("egladil").battleground("orthanc")
    table.reserve(
        "gandalf-the-grey", "glamdring@gandalf-the-grey", "narya-ring-of-fire@gandalf-the-grey"
    )
    frodo = acts(table, "frodo").chooses("move:gandalf-the-grey:orthanc")
    assert table.where("gandalf-the-grey") == "orthanc"
    assert table.where("glamdring") == "gandalf-the-grey"
    assert table.where("narya-ring-of-fire") == "gandalf-the-grey"
    assert table.told(events.CardMoved) == [events.CardMoved(FRODO, "gandalf-the-grey", "orthanc")]
    assert frodo.sees("hand-frodo") == []
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-9.2")
def test_cards_move_where_they_could_be_played() -> None:
    table = Ring("trilogy").path("egladil").battleground("orthanc").battleground("lorien")
    table.reserve("gandalf-the-grey", "fatty-bolger", "riders-of-rohan-1", "merry-brandybuck")
    frodo = acts(table, "frodo")
    assert moves(frodo) == [
        "move:gandalf-the-grey:egladil",
        "move:gandalf-the-grey:orthanc",
        "move:gandalf-the-grey:lorien",
        "move:riders-of-rohan-1:orthanc",
        "move:merry-brandybuck:egladil",
        "move:merry-brandybuck:orthanc",
    ]
    frodo.may_not("move:fatty-bolger:egladil", because="RCG-8.8")
    frodo.may_not("move:fatty-bolger:orthanc", "move:riders-of-rohan-1:lorien", because="RCG-8.5")
    frodo.may_not("move:riders-of-rohan-1:egladil", because="RCG-8.6")
    frodo.may_not("move:gandalf-the-grey:moria", "move:gandalf-the-grey:bag-end", because="RCG-8.4")


@pytest.mark.rule("RCG-9.2", "RCG-9.6")
def test_cards_move_from_the_own_reserve_only() -> None:
    table = Ring("trilogy").path("egladil", "gimli").battleground("moria", "gandalf-the-grey")
    table.reserve("sam-gamgee", "legolas", "balrog-of-moria")
    table.hand("frodo", "frodo-baggins").cycled("frodo", "pippin-took")
    frodo = acts(table, "frodo")
    assert moves(frodo) == ["move:sam-gamgee:egladil"]
    # Of others, of the hand, of the pile, of the deck, and of a location.
    frodo.may_not("move:legolas:egladil", "move:balrog-of-moria:egladil", because="RCG-9.2")
    frodo.may_not("move:frodo-baggins:egladil", "move:pippin-took:egladil", because="RCG-9.2")
    frodo.may_not("move:merry-brandybuck:egladil", because="RCG-9.2")
    frodo.may_not("move:gimli:moria", "move:gandalf-the-grey:egladil", because="RCG-9.2")


@pytest.mark.rule("RCG-9.6")
def test_nothing_moves_back_to_a_reserve() -> None:
    table = Ring("trilogy").path("egladil", "gimli").reserve("sam-gamgee")
    frodo = acts(table, "frodo")
    with pytest.raises(ValueError, match="no such option"):
        table.option("move:gimli:reserve")
    frodo.chooses("move:sam-gamgee:egladil")
    frodo = next_turn(table, "frodo")
    assert moves(frodo) == []
    frodo.may_not("move:sam-gamgee:egladil", because="RCG-9.2")


@pytest.mark.rule("RCG-9.6", "RCG-9.2")
def test_a_card_that_moved_stays_where_it_is() -> None:
    table = Ring("trilogy").path("egladil").battleground("moria").battleground("orthanc")
    table.reserve("gandalf-the-grey")
    acts(table, "frodo").chooses("move:gandalf-the-grey:moria")
    frodo = next_turn(table, "frodo")
    assert moves(frodo) == []
    frodo.may_not("move:gandalf-the-grey:orthanc", because="RCG-9.2")
    frodo.may_not("move:gandalf-the-grey:egladil", because="RCG-9.2")
    with pytest.raises(IllegalChoice):
        frodo.chooses("move:gandalf-the-grey:orthanc")


@pytest.mark.rule("RCG-9.3")
def test_a_card_played_to_reserve_this_round_stays_there() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "dwarven-axe", "sting")
    table.reserve("sam-gamgee")
    frodo = acts(table, "frodo").chooses("play:gimli:reserve").chooses("cycle:sting")
    frodo.chooses("forgo")
    frodo = next_turn(table, "frodo")
    assert moves(frodo) == ["move:sam-gamgee:egladil"]
    frodo.may_not("move:gimli:egladil", because="RCG-8.22")
    with pytest.raises(IllegalChoice):
        frodo.chooses("move:gimli:egladil")
    assert table.where("gimli") == "reserve"


@pytest.mark.rule("RCG-9.3")
def test_it_may_move_in_the_next_round() -> None:
    table = Ring("trilogy").reserve("gimli", fresh=True).board(number=4, decks=[[], []])
    table.draws("paths", 1).starts("saruman").step("end")
    assert table.asked[0] == (FRODO, "cycle")  # Egladil
    for who in ("frodo", "aragorn"):
        table.player(who).chooses(table.player(who).options[0])
    assert table.asked == [(FRODO, "turn")]
    table.player("frodo").may("move:gimli:egladil")


@pytest.mark.rule("RCG-9.3", "RCG-9.7")
def test_a_text_may_move_a_card_that_was_played_to_reserve_this_round() -> None:
    table = Ring("trilogy").path("egladil").reserve("the-witch-king", fresh=True)
    table.reserve("the-hunter", fresh=True)
    table.hand("witch-king", "black-riders-mount", "black-uruks")
    witch_king = acts(table, "witch-king")
    assert moves(witch_king) == []
    witch_king.chooses("equip:black-riders-mount:the-witch-king").chooses("cycle:black-uruks")
    assert table.asked == [(WITCH_KING, "text")]
    witch_king.chooses("carry-out")
    assert table.where("the-witch-king") == "egladil"
    assert table.where("black-riders-mount") == "the-witch-king"
    assert table.state.fresh == ["the-hunter"]


@pytest.mark.rule("RCG-9.4")
def test_a_text_for_being_played_is_ignored_when_the_card_moves() -> None:
    table = Ring("trilogy").path("egladil").battleground("dol-amroth").reserve("prince-imrahil")
    table.hand("aragorn", "lembas", "legolas")
    acts(table, "aragorn").chooses("move:prince-imrahil:dol-amroth")
    assert table.where("prince-imrahil") == "dol-amroth"
    assert table.asked == [(SARUMAN, "turn")]
    assert table.in_zone("aragorn", "hand") == ["legolas", "lembas"]


@pytest.mark.rule("RCG-9.4")
def test_the_same_text_works_when_the_card_is_played() -> None:
    table = Ring("trilogy").path("egladil").battleground("dol-amroth")
    table.hand("aragorn", "prince-imrahil", "lembas", "legolas")
    aragorn = acts(table, "aragorn").chooses("play:prince-imrahil:dol-amroth")
    aragorn.chooses("cycle:lembas")
    assert table.asked == [(ARAGORN, "text")]
    aragorn.chooses("carry-out").chooses("cycle:legolas").chooses("take:knights-of-dol-amroth")
    assert table.in_zone("aragorn", "hand") == ["knights-of-dol-amroth"]


@pytest.mark.rule("RCG-9.4")
@pytest.mark.parametrize("place", ["moria", "khazad-dum"])
def test_the_balrog_makes_the_free_peoples_forsake_when_it_moves(place: str) -> None:
    table = Ring("trilogy").path("khazad-dum").battleground("moria").reserve("balrog-of-moria")
    table.on_top("frodo", "sting").on_top("aragorn", "lembas")
    acts(table, "saruman").chooses(f"move:balrog-of-moria:{place}")
    for seat in (FRODO, ARAGORN):
        assert table.asked == [(seat, "forsake")]
        table.seat(seat).chooses("forsake-top")
    assert table.in_zone("frodo", "eliminated") == ["sting"]
    assert table.in_zone("aragorn", "eliminated") == ["lembas"]
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-9.4")
@pytest.mark.parametrize("place", ["moria", "khazad-dum"])
def test_the_balrog_makes_the_free_peoples_forsake_when_it_is_played(place: str) -> None:
    table = Ring("trilogy").path("khazad-dum").battleground("moria")
    table.hand("saruman", "balrog-of-moria", "gollum")
    saruman = acts(table, "saruman").chooses(f"play:balrog-of-moria:{place}")
    saruman.chooses("cycle:gollum")
    for seat in (FRODO, ARAGORN):
        assert table.asked == [(seat, "forsake")]
        table.seat(seat).chooses("forsake-top")
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-9.4")
def test_the_balrog_in_reserve_troubles_nobody() -> None:
    table = Ring("trilogy").path("khazad-dum").battleground("moria")
    table.hand("saruman", "balrog-of-moria", "gollum")
    acts(table, "saruman").chooses("play:balrog-of-moria:reserve").chooses("cycle:gollum")
    assert table.where("balrog-of-moria") == "reserve"
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-9.4")
def test_a_text_for_a_path_works_when_played_or_moved_there_and_nowhere_else() -> None:
    table = Ring("trilogy").path("the-cross-roads").reserve("shelob")
    acts(table, "saruman").chooses("move:shelob:the-cross-roads")
    assert table.asked == [(FRODO, "forsake")]
    table = Ring("trilogy").path("the-cross-roads").hand("saruman", "shelob", "gollum")
    acts(table, "saruman").chooses("play:shelob:the-cross-roads").chooses("cycle:gollum")
    assert table.asked == [(FRODO, "forsake")]
    table = Ring("trilogy").path("the-cross-roads").hand("saruman", "shelob", "gollum")
    acts(table, "saruman").chooses("play:shelob:reserve").chooses("cycle:gollum")
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-9.4")
def test_boromir_draws_when_played_and_forsakes_when_he_comes_to_a_path() -> None:
    table = Ring("trilogy").path("caradhras").reserve("boromir").hand("aragorn", "lembas")
    aragorn = acts(table, "aragorn").chooses("move:boromir:caradhras")
    assert table.asked == [(ARAGORN, "forsake")]
    assert table.in_zone("aragorn", "hand") == ["lembas"]
    aragorn.chooses("forsake:lembas")
    assert table.asked == [(SARUMAN, "turn")]
    table = Ring("trilogy").path("caradhras").battleground("dol-amroth").reserve("boromir")
    acts(table, "aragorn").chooses("move:boromir:dol-amroth")
    assert table.in_zone("aragorn", "hand") == []
    assert table.asked == [(SARUMAN, "turn")]
    table = Ring("trilogy").path("caradhras").hand("aragorn", "boromir", "lembas")
    table.on_top("aragorn", "arwen")
    aragorn = acts(table, "aragorn").chooses("play:boromir:caradhras").chooses("cycle:lembas")
    assert table.asked == [(ARAGORN, "forsake")]
    assert aragorn.options == ["forsake:arwen", "forsake-top"]


@pytest.mark.rule("RCG-9.4")
def test_treebeard_fells_an_army_when_he_comes_to_a_battleground() -> None:
    table = Ring("trilogy").path("egladil").reserve("treebeard")
    table.battleground("orthanc", "wolf-riders", "fighting-uruk-hai")
    acts(table, "frodo").chooses("move:treebeard:orthanc")
    assert table.asked == [(SARUMAN, "lose-card")]
    table.player("saruman").chooses("eliminate:wolf-riders")
    assert table.where("wolf-riders") == "eliminated"
    assert table.where("fighting-uruk-hai") == "orthanc"
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-9.4")
def test_treebeard_fells_nothing_on_a_path() -> None:
    table = Ring("trilogy").path("egladil").reserve("treebeard")
    table.battleground("orthanc", "wolf-riders", "fighting-uruk-hai")
    acts(table, "frodo").chooses("move:treebeard:egladil")
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-9.4")
def test_eowyn_strikes_where_she_is_played_and_not_where_she_moves() -> None:
    table = Ring("trilogy").path("egladil").battleground("morannon", "the-reaver")
    table.reserve("eowyn").cycled("frodo", "merry-brandybuck")
    acts(table, "frodo").chooses("move:eowyn:morannon")
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.where("the-reaver") == "morannon"
    table = Ring("trilogy").path("egladil").battleground("morannon", "the-reaver")
    table.hand("frodo", "eowyn", "sting").cycled("frodo", "merry-brandybuck")
    frodo = acts(table, "frodo").chooses("play:eowyn:morannon").chooses("cycle:sting")
    frodo.chooses("carry-out")
    assert table.where("the-reaver") == "eliminated"
    assert table.where("merry-brandybuck") == "cycle"
    assert table.asked == [(WITCH_KING, "turn")]
    table = Ring("trilogy").path("egladil").battleground("morannon", "the-reaver")
    table.hand("frodo", "eowyn", "sting").cycled("frodo", "merry-brandybuck")
    frodo = acts(table, "frodo").chooses("play:eowyn:reserve").chooses("cycle:sting")
    frodo.chooses("carry-out").chooses("take:merry-brandybuck")
    assert table.where("the-reaver") == "morannon"
    assert table.where("merry-brandybuck") == "hand"


@pytest.mark.rule("RCG-9.4")
def test_caradhras_the_cruel_turns_nobody_back_by_moving() -> None:
    table = Ring("trilogy").path("caradhras").reserve("caradhras-the-cruel")
    acts(table, "saruman").chooses("move:caradhras-the-cruel:caradhras")
    assert table.where("caradhras-the-cruel") == "caradhras"
    assert table.asked == [(FRODO, "turn")]
    table = Ring("trilogy").path("caradhras").hand("saruman", "caradhras-the-cruel", "gollum")
    saruman = acts(table, "saruman").chooses("play:caradhras-the-cruel:caradhras")
    saruman.chooses("cycle:gollum")
    assert saruman.options == ["activate:khazad-dum", "activate:the-doors-of-durin"]


@pytest.mark.rule("RCG-9.5")
def test_moving_costs_no_card() -> None:
    table = Ring("trilogy").path("egladil").reserve("gimli").hand("frodo", "sting", "eomer")
    acts(table, "frodo").chooses("move:gimli:egladil")
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.in_zone("frodo", "hand") == ["eomer", "sting"]
    assert table.in_zone("frodo", "cycle") == []
    assert len(table.in_zone("frodo", "deck")) == 27


@pytest.mark.rule("RCG-9.5")
def test_moving_with_an_empty_hand_forsakes_nothing() -> None:
    table = Ring("trilogy").path("egladil").reserve("gimli", "sam-gamgee")
    acts(table, "frodo").chooses("move:gimli:egladil")
    assert table.asked == [(WITCH_KING, "turn")]
    assert table.in_zone("frodo", "eliminated") == []
    assert table.where("sam-gamgee") == "reserve"


@pytest.mark.rule("RCG-9.7")
def test_a_text_moves_a_card_only_where_it_could_be_played() -> None:
    table = Ring("trilogy").path("egladil").reserve("the-witch-king")
    table.battleground("edoras").battleground("minas-tirith").battleground("lorien")
    table.hand("witch-king", "fell-beast", "black-uruks")
    witch_king = acts(table, "witch-king").chooses("equip:fell-beast:the-witch-king")
    witch_king.chooses("cycle:black-uruks").chooses("carry-out")
    assert table.asked == [(WITCH_KING, "move-at-once")]
    assert witch_king.options == ["move:the-witch-king:minas-tirith", "move:the-witch-king:lorien"]
    witch_king.may_not("move:the-witch-king:edoras", because="RCG-8.5")
    witch_king.chooses("move:the-witch-king:lorien")
    assert table.where("the-witch-king") == "lorien"
    assert table.asked == [(ARAGORN, "turn")]


@pytest.mark.rule("RCG-9.7")
@pytest.mark.parametrize(
    ("item", "path", "places"),
    [
        ("black-riders-mount", "caradhras", ("minas-tirith",)),
        ("fell-beast", "egladil", ("edoras",)),
        ("fell-beast", "egladil", ()),
    ],
)
def test_where_a_card_could_not_go_no_text_takes_it(
    item: str, path: str, places: tuple[str, ...]
) -> None:
    table = Ring("trilogy").path(path).reserve("the-witch-king")
    for place in places:
        table.battleground(place)
    table.hand("witch-king", item, "black-uruks")
    acts(table, "witch-king").chooses(f"equip:{item}:the-witch-king").chooses("cycle:black-uruks")
    assert table.asked == [(ARAGORN, "turn")]
    assert table.where("the-witch-king") == "reserve"


@pytest.mark.rule("RCG-9.7", "RCG-9.6")
def test_a_text_moves_nothing_from_one_location_to_another() -> None:
    table = Ring("trilogy").path("egladil").battleground("minas-tirith", "the-witch-king")
    table.hand("witch-king", "black-riders-mount", "black-uruks")
    witch_king = acts(table, "witch-king").chooses("equip:black-riders-mount:the-witch-king")
    witch_king.chooses("cycle:black-uruks")
    assert table.asked == [(ARAGORN, "turn")]
    assert table.where("the-witch-king") == "minas-tirith"


@pytest.mark.rule("RCG-9.7")
def test_an_event_leaves_it_open_whether_the_card_moves() -> None:
    table = Ring("trilogy").path("egladil").reserve("saruman").board(decks=[["edoras"], []])
    table.hand("saruman", "threats-and-promises", "gollum")
    saruman = acts(table, "saruman").chooses("event:threats-and-promises").chooses("cycle:gollum")
    assert table.asked == [(SARUMAN, "move-at-once")]
    assert saruman.options == ["move:saruman:edoras", "stay"]
    saruman.chooses("stay")
    assert table.where("saruman") == "reserve"
    assert table.state.battlegrounds == ["edoras"]


# Actions of cards


@pytest.mark.rule("RCG-9.8")
def test_the_action_of_a_card_is_carried_out_with_its_cost() -> None:
    table = (
        Ring("trilogy").path("egladil").reserve("bilbo-baggins").on_top("frodo", "sting", "eomer")
    )
    frodo = acts(table, "frodo")
    assert actions(frodo) == ["act:bilbo-baggins"]
    frodo.chooses("act:bilbo-baggins")
    assert table.told(events.ActionUsed) == [events.ActionUsed(FRODO, "bilbo-baggins")]
    assert table.where("bilbo-baggins") == "cycle"
    assert table.in_zone("frodo", "hand") == ["eomer", "sting"]
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-9.8")
def test_only_a_card_in_play_has_an_action() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "bilbo-baggins")
    table.cycled("frodo", "fatty-bolger").reserve("gimli")
    frodo = acts(table, "frodo")
    assert actions(frodo) == []
    frodo.may_not("act:bilbo-baggins", "act:fatty-bolger", "act:sam-gamgee", because="RCG-9.8")
    with pytest.raises(ValueError, match="no such option"):
        table.option("act:gimli")


@pytest.mark.rule("RCG-9.9")
def test_lembas_forsaken_in_the_turn_of_an_opponent_removes_no_corruption() -> None:
    table = Ring("trilogy").path("egladil", "frodo-baggins", "merry-brandybuck")
    table.reserve("sam-gamgee", "lembas@sam-gamgee", "the-reaver").board(corruption=2)
    acts(table, "witch-king").chooses("act:the-reaver")
    table.player("aragorn").chooses("forsake-top")
    table.player("frodo").chooses("forsake:lembas")
    assert table.where("lembas") == "eliminated"
    assert table.state.corruption == 2
    assert table.asked == [(ARAGORN, "turn")]


@pytest.mark.rule("RCG-9.9")
def test_a_card_that_leaves_play_otherwise_gives_nothing() -> None:
    table = Ring("trilogy").path("bag-end", "fatty-bolger", "lembas@fatty-bolger", "the-hunter")
    table.board(corruption=1, decks=[[], []]).combat()
    assert table.where("fatty-bolger") == "eliminated"
    assert table.where("lembas") == "eliminated"
    assert table.state.corruption == 1
    assert events.CorruptionRemoved not in {type(event) for event in table.events}


@pytest.mark.rule("RCG-9.9", "RCG-9.8")
def test_the_action_of_lembas_removes_corruption() -> None:
    table = Ring("trilogy").path("egladil", "frodo-baggins", "merry-brandybuck", "gimli")
    table.path("egladil", "sam-gamgee", "lembas@sam-gamgee").reserve("pippin-took")
    table.board(corruption=4)
    acts(table, "frodo").chooses("act:lembas")
    assert table.where("lembas") == "eliminated"
    assert table.where("sam-gamgee") == "egladil"
    assert table.state.corruption == 1
    assert events.CorruptionRemoved(3, 1) in table.events


@pytest.mark.rule("RCG-9.10")
def test_only_the_controller_uses_the_action_of_a_card() -> None:
    table = Ring("trilogy").path("egladil")
    table.reserve("elrond", "vilya-ring-of-air@elrond", "bilbo-baggins", "the-reaver")
    table.hand("frodo", "sting", "eomer")
    frodo = acts(table, "frodo")
    assert actions(frodo) == ["act:bilbo-baggins"]
    frodo.may_not("act:vilya-ring-of-air", "act:the-reaver", because="RCG-9.10")
    table.reserve("barrow-wights")
    assert actions(acts(table, "witch-king")) == ["act:the-reaver"]
    assert actions(acts(table, "aragorn")) == ["act:vilya-ring-of-air"]
    saruman = acts(table, "saruman")
    assert actions(saruman) == ["act:barrow-wights"]
    saruman.may_not("act:the-reaver", because="RCG-9.10")


@pytest.mark.rule("RCG-9.10")
def test_a_text_may_name_another_player() -> None:
    table = Ring("trilogy").path("egladil", "sam-gamgee").hand("aragorn", "lembas", "arwen")
    aragorn = acts(table, "aragorn").chooses("equip:lembas:sam-gamgee").chooses("cycle:arwen")
    frodo = next_turn(table, "frodo")
    assert actions(frodo) == ["act:lembas"]
    frodo.chooses("pass")
    aragorn = next_turn(table, "aragorn")
    assert actions(aragorn) == []
    aragorn.may_not("act:lembas", because="RCG-9.10")


@pytest.mark.rule("RCG-9.11")
def test_an_action_may_be_used_again_in_the_same_round() -> None:
    table = Ring("trilogy").path("egladil").reserve("denethor", "arwen")
    table.hand("aragorn", "lembas")
    aragorn = acts(table, "aragorn").chooses("act:denethor").chooses("forsake:lembas")
    aragorn.chooses("take:boromir")
    aragorn = next_turn(table, "aragorn")
    assert actions(aragorn) == ["act:denethor"]
    aragorn.chooses("act:denethor").chooses("forsake:arwen").chooses("take:faramir")
    assert table.in_zone("aragorn", "hand") == ["boromir", "faramir"]
    assert table.in_zone("aragorn", "eliminated") == ["arwen", "lembas"]
    assert table.state.used == []


@pytest.mark.rule("RCG-9.11")
def test_the_palantir_may_be_used_once_in_a_round() -> None:
    table = Ring("trilogy").path("egladil").reserve("saruman", "palantir-of-orthanc@saruman")
    table.reserve("grima-wormtongue").on_top("saruman", "gollum", "shelob", "ugluk")
    saruman = acts(table, "saruman").chooses("act:palantir-of-orthanc")
    saruman.chooses("eliminate:gollum").chooses("cycle:shelob").chooses("take:ugluk")
    assert [table.where(each) for each in ("gollum", "shelob", "ugluk")] == [
        "eliminated",
        "cycle",
        "hand",
    ]
    saruman = next_turn(table, "saruman")
    assert actions(saruman) == ["act:grima-wormtongue"]
    saruman.may_not("act:palantir-of-orthanc", because="RCG-9.11")
    with pytest.raises(IllegalChoice):
        saruman.chooses("act:palantir-of-orthanc")
    saruman.chooses("pass")
    table.board(path="", number=9, decks=[[], []]).starts("witch-king").step("end")
    assert table.state.used == []


@pytest.mark.rule("RCG-9.11")
def test_an_action_ends_with_the_place_of_its_card() -> None:
    table = Ring("trilogy").path("egladil").battleground("minas-tirith").reserve("denethor")
    acts(table, "aragorn").chooses("move:denethor:minas-tirith")
    aragorn = next_turn(table, "aragorn")
    assert actions(aragorn) == []
    aragorn.may_not("act:denethor", because="RCG-9.15")


# When an action is available


@pytest.mark.rule("RCG-9.15")
@pytest.mark.parametrize(
    ("card", "wielder", "works"),
    [
        ("halbarad", "", {"reserve"}),
        ("strider", "", {"weathertop"}),
        ("vilya-ring-of-air", "elrond", {"reserve"}),
        ("nenya-ring-of-adamant", "galadriel", {"reserve"}),
        ("bilbo-baggins", "", {"reserve"}),
        ("sam-gamgee", "", {"reserve"}),
        ("lembas", "sam-gamgee", {"weathertop"}),
        ("gandalf-the-grey", "", {"weathertop"}),
        ("herbs-and-stewed-rabbit", "sam-gamgee", {"reserve", "weathertop", "lorien"}),
        ("ent-draught", "treebeard", {"reserve", "weathertop", "lorien"}),
        ("black-breath", "the-hunter", {"weathertop", "lorien"}),
        ("morgul-blade", "the-hunter", {"weathertop"}),
        ("the-hunter", "", {"reserve"}),
        ("grishnakh", "", {"weathertop"}),
        ("barrow-wights", "", {"reserve"}),
        ("flocks-of-crebain", "", {"weathertop"}),
        ("palantir-of-orthanc", "saruman", {"reserve"}),
        ("the-black-fleet", "", {"reserve"}),
    ],
)
def test_an_action_works_where_its_text_says(card: str, wielder: str, works: set[str]) -> None:
    unit = [wielder, f"{card}@{wielder}"] if wielder else [card]
    for place in ("reserve", "weathertop", "lorien"):
        # Whether the cards may go there is another question.
        table = Ring("trilogy").path("weathertop", *(unit if place == "weathertop" else []))
        table.battleground("lorien", *(unit if place == "lorien" else []))
        table.reserve(*(unit if place == "reserve" else []))
        who = "frodo" if card == "lembas" else table.state.cast.names[table.state.owner(card)]
        seat = acts(table, who)
        if place in works:
            assert f"act:{card}" in actions(seat), place
        else:
            assert f"act:{card}" not in actions(seat), place
            seat.may_not(f"act:{card}", because="RCG-9.15")


@pytest.mark.rule("RCG-9.15")
def test_denethor_can_always_forsake_himself() -> None:
    table = Ring("trilogy").path("egladil").reserve("denethor").deck("aragorn")
    aragorn = acts(table, "aragorn").chooses("act:denethor")
    assert aragorn.options == ["forsake:denethor"]
    aragorn.chooses("forsake:denethor")
    assert table.where("denethor") == "eliminated"
    assert table.in_zone("aragorn", "hand") == []
    assert events.NothingFound(ARAGORN) in table.events
    assert table.asked == [(SARUMAN, "turn")]


@pytest.mark.rule("RCG-9.15")
def test_an_action_that_must_activate_needs_something_to_activate() -> None:
    table = Ring("trilogy").path("egladil").reserve("strider", "anduril@strider")
    table.board(decks=[["edoras", "lorien"], ["orthanc"]])
    aragorn = acts(table, "aragorn")
    assert actions(aragorn) == []
    aragorn.may_not("act:anduril", because="RCG-9.15")
    table.won(1, "pelargir")
    acts(table, "aragorn").may("act:anduril")
    table.board(decks=[["edoras", "lorien"], ["harad"]])
    acts(table, "aragorn").may("act:anduril")


@pytest.mark.rule("RCG-9.15")
def test_an_army_that_must_bring_out_its_battleground_needs_it_in_the_deck() -> None:
    table = Ring("trilogy").path("egladil").reserve("the-black-fleet", "the-black-serpent")
    saruman = acts(table, "saruman")
    assert actions(saruman) == ["act:the-black-fleet"]
    saruman.may_not("act:the-black-serpent", because="RCG-9.15")
    table.won(0, "pelargir")
    saruman = acts(table, "saruman")
    assert actions(saruman) == ["act:the-black-serpent"]
    saruman.may_not("act:the-black-fleet", because="RCG-9.15")


@pytest.mark.rule("RCG-9.15")
def test_a_path_action_needs_a_path_that_is_left() -> None:
    table = Ring("trilogy").path("crack-of-doom", "smeagol", "gollum")
    assert actions(acts(table, "frodo")) == []  # there is no path 10
    acts(table, "saruman").may("act:gollum")
    table.used("morgai", "orodruin")
    acts(table, "saruman").may_not("act:gollum", because="RCG-9.15")


@pytest.mark.rule("RCG-9.15")
def test_a_token_for_a_battleground_needs_an_active_one() -> None:
    table = Ring("trilogy").path("egladil").reserve("the-destroyer", "the-warrior", "the-hunter")
    witch_king = acts(table, "witch-king")
    assert actions(witch_king) == ["act:the-hunter"]
    witch_king.may_not("act:the-destroyer", "act:the-warrior", because="RCG-9.15")
    table.battleground("orthanc")
    assert actions(acts(table, "witch-king")) == [
        "act:the-destroyer",
        "act:the-warrior",
        "act:the-hunter",
    ]


@pytest.mark.rule("RCG-9.15")
def test_of_two_alternatives_the_one_that_can_be_carried_out_is_left() -> None:
    table = Ring("trilogy").path("egladil").reserve("galadriel", "nenya-ring-of-adamant@galadriel")
    acts(table, "aragorn").chooses("act:nenya-ring-of-adamant")
    assert table.state.tokens == {"egladil": [0, 1]}
    assert table.where("nenya-ring-of-adamant") == "cycle"
    assert table.asked == [(SARUMAN, "turn")]
    table = Ring("trilogy").path("egladil").reserve("galadriel", "nenya-ring-of-adamant@galadriel")
    table.battleground("moria")
    aragorn = acts(table, "aragorn").chooses("act:nenya-ring-of-adamant")
    assert aragorn.options == ["choose:1", "choose:2"]
    aragorn.chooses("choose:2")
    assert table.state.tokens == {"moria": [0, 1]}
    assert table.asked == [(SARUMAN, "turn")]


@pytest.mark.rule("RCG-9.15")
def test_an_action_that_finds_nothing_is_paid_all_the_same() -> None:
    table = Ring("trilogy").path("egladil").reserve("gwaihir-the-windlord").cycled("frodo", "sting")
    frodo = acts(table, "frodo").chooses("act:gwaihir-the-windlord")
    assert frodo.options == ["find-nothing"]
    frodo.chooses("find-nothing")
    assert table.in_zone("frodo", "cycle") == ["gwaihir-the-windlord", "sting"]
    assert table.in_zone("frodo", "hand") == []
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-9.15")
def test_lembas_may_be_eaten_without_need() -> None:
    table = Ring("trilogy").path("egladil", "sam-gamgee", "lembas@sam-gamgee")
    acts(table, "frodo").chooses("act:lembas")
    assert table.where("lembas") == "eliminated"
    assert table.state.corruption == 0
    assert table.told(events.CorruptionRemoved) == []


@pytest.mark.rule("RCG-9.15")
def test_who_paid_for_a_search_takes_a_card_that_is_there() -> None:
    table = Ring("trilogy").path("egladil").reserve("halbarad")
    aragorn = acts(table, "aragorn").chooses("act:halbarad")
    assert table.asked == [(ARAGORN, "search")]
    assert aragorn.options == ["take:aragorn", "take:strider"]
    aragorn.may_not("find-nothing", because="not-now")
    aragorn.chooses("take:strider")
    assert table.in_zone("aragorn", "hand") == ["strider"]
    assert table.where("halbarad") == "cycle"


@pytest.mark.rule("RCG-9.15")
def test_who_paid_for_a_card_of_the_pile_takes_one_that_is_there() -> None:
    table = Ring("trilogy").path("egladil").reserve("gwaihir-the-windlord")
    table.cycled("frodo", "gandalf-the-grey", "gandalf-the-white", "sting")
    frodo = acts(table, "frodo").chooses("act:gwaihir-the-windlord")
    assert frodo.options == ["take:gandalf-the-grey", "take:gandalf-the-white"]
    frodo.chooses("take:gandalf-the-white")
    assert table.in_zone("frodo", "hand") == ["gandalf-the-white"]
    assert table.in_zone("frodo", "cycle") == ["gandalf-the-grey", "gwaihir-the-windlord", "sting"]
    assert table.asked == [(WITCH_KING, "turn")]


# Winnowing


@pytest.mark.rule("RCG-9.12")
def test_winnowing_eliminates_two_cards_and_draws_one() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting", "eomer", "shadowfax")
    table.on_top("frodo", "theoden", "quickbeam")
    frodo = acts(table, "frodo").chooses("winnow")
    assert table.told(events.Winnowed) == [events.Winnowed(FRODO)]
    assert table.asked == [(FRODO, "eliminate")]
    assert frodo.options == [
        "eliminate:eomer",
        "eliminate:gimli",
        "eliminate:shadowfax",
        "eliminate:sting",
    ]
    frodo.chooses("eliminate:gimli")
    assert frodo.options == ["eliminate:eomer", "eliminate:shadowfax", "eliminate:sting"]
    frodo.chooses("eliminate:eomer")
    assert frodo.options == ["done"]
    frodo.chooses("done")
    assert table.in_zone("frodo", "eliminated") == ["eomer", "gimli"]
    assert table.in_zone("frodo", "hand") == ["shadowfax", "sting", "theoden"]
    assert table.in_zone("frodo", "cycle") == []
    assert table.in_zone("frodo", "deck")[0] == "quickbeam"
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-9.12")
def test_the_card_that_is_drawn_comes_after_the_cards_that_go() -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", "gimli", "sting")
    table.on_top("frodo", "theoden")
    frodo = acts(table, "frodo").chooses("winnow")
    assert frodo.options == ["eliminate:gimli", "eliminate:sting"]
    frodo.accepts()
    assert table.in_zone("frodo", "eliminated") == ["gimli", "sting"]
    assert table.in_zone("frodo", "hand") == ["theoden"]


@pytest.mark.rule("RCG-9.13")
@pytest.mark.parametrize(("cards", "allowed"), [(0, False), (1, False), (2, True), (3, True)])
def test_winnowing_takes_two_cards_in_hand(cards: int, *, allowed: bool) -> None:
    table = Ring("trilogy").path("egladil").hand("frodo", *("gimli", "sting", "eomer")[:cards])
    frodo = acts(table, "frodo")
    assert ("winnow" in frodo.options) == allowed
    if allowed:
        frodo.may("winnow")
    else:
        frodo.may_not("winnow", because="RCG-9.13")


# The Ring token


@pytest.mark.rule("RCG-9.14")
@pytest.mark.parametrize("who", ["frodo", "witch-king", "aragorn", "saruman"])
def test_the_ring_token_is_discarded_to_draw_two_cards(who: str) -> None:
    table = Ring("trilogy").path("egladil")
    deck = table.in_zone(who, "deck")
    seat = acts(table, who).chooses("ring")
    number = table.number(who)
    assert table.told(events.RingUsed) == [events.RingUsed(number)]
    assert table.in_zone(who, "hand") == sorted(deck[:2])
    assert table.in_zone(who, "deck") == deck[2:]
    assert [table.state.rings[each] for each in range(4)] == [each != number for each in range(4)]
    assert table.in_zone(who, "eliminated") == table.in_zone(who, "cycle") == []
    assert table.asked == [((number + 1) % 4, "turn")]
    seat = next_turn(table, who)
    assert "ring" not in seat.options
    seat.may_not("ring", because="RCG-9.14")


@pytest.mark.rule("RCG-9.14")
def test_a_used_ring_token_does_not_come_back_in_the_next_round() -> None:
    table = Ring("trilogy").board(rings=[False, True, False, True], number=9, decks=[[], []])
    table.starts("saruman").step("end")
    assert table.state.rings == [False, True, False, True]
    assert table.asked == [(FRODO, "turn")]
    table.player("frodo").may_not("ring", because="RCG-9.14")
    table.player("frodo").chooses("pass")
    table.player("witch-king").may("ring")


@pytest.mark.rule("RCG-9.14")
def test_other_scenarios_have_other_tokens() -> None:
    table = Ring("duel-two-players").path("egladil").board(rings=[False, True])
    acts(table, "gandalf").may_not("ring", because="RCG-17.4")
    acts(table, "witch-king").may("ring")
    table = Ring("fellowship-of-the-ring").path("egladil")
    acts(table, "gandalf").may_not("ring", because="RCG-19.4")
