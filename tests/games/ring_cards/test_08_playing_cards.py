"""Chapter 8: playing cards, what that costs, and where they may go."""

from __future__ import annotations

import pytest

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.invariants import violations
from ostrog.games.ring_cards.cards.limits import carryover_limit
from ostrog.games.ring_cards.rounds.activation import ActivateBattleground, ActivatePath
from ostrog.games.ring_cards.table.contract import table as game_table
from ostrog.kernel import Violation
from ostrog.kernel.rules.options import Catalogue

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario."""

NEXT = {"frodo": WITCH_KING, "witch-king": ARAGORN, "aragorn": SARUMAN, "saruman": FRODO}


def done(table: Ring, who: str) -> bool:
    """Whether a player's turn is over and the next player's has begun."""
    return table.asked == [(NEXT[who], "turn")]


def again(table: Ring, who: str) -> None:
    """Let the others pass until it is this player's turn again."""
    while table.asked != [(table.number(who), "turn")]:
        table.seat(table.asked[0][0]).chooses("pass")


def ways(options: list[str], *verbs: str) -> list[str]:
    """Return the options with some verbs."""
    return [option for option in options if option.partition(":")[0] in verbs]


def catalogue(table: Ring) -> Catalogue:
    return table.state.setting.rules.catalogue


# What playing costs


@pytest.mark.rule("RCG-8.1")
def test_a_card_is_paid_for_before_its_text_and_the_text_may_bring_the_payment_back() -> None:
    table = Ring().hand("frodo", "gimli", "dwarven-axe")
    frodo = table.turn("frodo").chooses("play:gimli:reserve")
    assert table.where("gimli") == "reserve"
    assert table.asked == [(FRODO, "cost")]
    assert frodo.options == ["cycle:dwarven-axe"]
    frodo.chooses("cycle:dwarven-axe")
    assert table.where("dwarven-axe") == "cycle"
    assert table.asked == [(FRODO, "text")]
    assert frodo.ask.about == ("gimli",)
    assert frodo.options == ["carry-out", "forgo"]
    frodo.chooses("carry-out").chooses("take:dwarven-axe")
    assert table.in_zone("frodo", "hand") == ["dwarven-axe"]
    assert table.in_zone("frodo", "cycle") == []
    assert done(table, "frodo")


@pytest.mark.rule("RCG-8.1")
@pytest.mark.parametrize(
    ("play", "where"),
    [
        ("play:soldiers-of-gondor:reserve", "reserve"),
        ("equip:anduril:strider", "strider"),
        ("event:the-red-arrow", "eliminated"),
    ],
)
def test_armies_items_and_events_cost_one_other_card_of_the_hand(play: str, where: str) -> None:
    card = play.split(":")[1]
    table = Ring().reserve("strider").hand("aragorn", card, "lembas", "denethor", "halbarad")
    aragorn = table.turn("aragorn").chooses(play)
    assert table.asked == [(ARAGORN, "cost")]
    assert aragorn.options == ["cycle:denethor", "cycle:halbarad", "cycle:lembas"]
    aragorn.chooses("cycle:denethor")
    assert table.where(card) == where
    assert table.in_zone("aragorn", "hand") == ["halbarad", "lembas"]
    assert table.in_zone("aragorn", "cycle") == ["denethor"]
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.1")
def test_what_the_text_draws_cannot_pay() -> None:
    table = Ring().hand("aragorn", "boromir", "lembas", "arwen").on_top("aragorn", "denethor")
    aragorn = table.turn("aragorn").chooses("play:boromir:reserve")
    assert aragorn.options == ["cycle:arwen", "cycle:lembas"]
    assert table.in_zone("aragorn", "deck")[0] == "denethor"
    aragorn.chooses("cycle:lembas")
    assert table.in_zone("aragorn", "hand") == ["arwen", "denethor"]
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.1")
def test_only_cards_of_the_own_hand_are_played() -> None:
    table = Ring().hand("aragorn", "boromir", "elven-cloak", "the-red-arrow").reserve("elrond")
    table.cycled("aragorn", "faramir", "lembas", "paths-of-the-dead")
    table.eliminated("aragorn", "halbarad").hand("frodo", "gimli")
    aragorn = table.turn("aragorn")
    aragorn.may("play:boromir:reserve", "equip:elven-cloak:elrond", "event:the-red-arrow")
    for card in ("faramir", "halbarad", "legolas", "elrond", "gimli", "the-reaver", "saruman"):
        aragorn.may_not(f"play:{card}:reserve", because="RCG-8.1")
    aragorn.may_not("equip:bow-of-the-galadhrim:elrond", because="RCG-8.1")
    aragorn.may_not("equip:lembas:elrond", "equip:fell-beast:elrond", because="RCG-8.1")
    for event in ("paths-of-the-dead", "the-three-hunters", "there-is-another-way"):
        aragorn.may_not(f"event:{event}", because="RCG-8.1")
    assert ways(aragorn.options, "play", "equip", "event") == [
        "play:boromir:reserve",
        "equip:elven-cloak:elrond",
        "event:the-red-arrow",
    ]


@pytest.mark.rule("RCG-8.1")
def test_a_card_that_nobody_has_in_this_scenario_is_not_played() -> None:
    table = Ring("fellowship-of-the-ring").hand("gandalf", "gimli", "sting")
    gandalf = table.turn("gandalf")
    gandalf.may("play:gimli:reserve")
    gandalf.may_not("play:theoden:reserve", "play:mordor-orcs-4:reserve", because="RCG-8.1")


@pytest.mark.rule("RCG-8.2")
def test_who_plays_the_last_card_forsakes_one_and_then_comes_the_text() -> None:
    table = Ring().reserve("elrond", "vilya-ring-of-air@elrond").hand("aragorn", "legolas")
    table.on_top("aragorn", "denethor")
    aragorn = table.turn("aragorn").chooses("play:legolas:reserve")
    assert table.asked == [(ARAGORN, "forsake")]
    assert aragorn.options == ["forsake:elrond", "forsake:vilya-ring-of-air", "forsake-top"]
    aragorn.chooses("forsake-top")
    assert table.where("denethor") == "eliminated"
    assert table.asked == [(ARAGORN, "text")]
    aragorn.chooses("carry-out").chooses("take:bow-of-the-galadhrim")
    assert table.in_zone("aragorn", "hand") == ["bow-of-the-galadhrim"]
    assert table.where("legolas") == "reserve"
    assert table.where("elrond") == "reserve"
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.2")
def test_a_card_of_the_reserve_pays_for_the_last_card() -> None:
    table = Ring().reserve("elrond", "vilya-ring-of-air@elrond").hand("aragorn", "boromir")
    table.turn("aragorn").chooses("play:boromir:reserve").chooses("forsake:vilya-ring-of-air")
    assert table.where("vilya-ring-of-air") == "eliminated"
    assert table.where("elrond") == "reserve"
    assert len(table.in_zone("aragorn", "hand")) == 1  # his text
    assert table.in_zone("aragorn", "cycle") == []
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.2")
def test_who_has_another_card_cannot_forsake_instead() -> None:
    table = Ring().reserve("elrond").hand("aragorn", "legolas", "lembas")
    aragorn = table.turn("aragorn").chooses("play:legolas:reserve")
    assert table.asked == [(ARAGORN, "cost")]
    assert aragorn.options == ["cycle:lembas"]
    aragorn.may_not("forsake-top", "forsake:elrond", "forsake:lembas", because="not-now")


@pytest.mark.rule("RCG-8.2")
def test_an_item_cannot_pay_for_itself_but_its_wielder_can_and_takes_it_along() -> None:
    table = Ring().path("weathertop").reserve("the-reaver").hand("witch-king", "black-riders-mount")
    witch_king = table.turn("witch-king").chooses("equip:black-riders-mount:the-reaver")
    assert witch_king.options == ["forsake:the-reaver", "forsake-top"]
    witch_king.chooses("forsake:the-reaver")
    assert table.where("the-reaver") == "eliminated"
    assert table.where("black-riders-mount") == "eliminated"
    assert done(table, "witch-king")  # and nobody is left to be moved


@pytest.mark.rule("RCG-8.2", "RCG-8.21")
def test_an_event_played_as_the_last_card_is_paid_for_with_a_forsaken_one() -> None:
    table = Ring().reserve("elrond").hand("aragorn", "the-red-arrow")
    aragorn = table.turn("aragorn").chooses("event:the-red-arrow")
    assert aragorn.options == ["forsake:elrond", "forsake-top"]
    aragorn.chooses("forsake:elrond")
    assert table.where("elrond") == "eliminated"
    assert table.where("the-red-arrow") == "eliminated"


@pytest.mark.rule("RCG-8.2", "RCG-8.3")
def test_a_cycle_pile_is_something_to_forsake_from() -> None:
    table = Ring().hand("aragorn", "boromir").cycled("aragorn", "denethor", "halbarad")
    table.deck("aragorn")
    aragorn = table.turn("aragorn").chooses("play:boromir:reserve")
    assert table.asked == [(ARAGORN, "forsake")]
    assert aragorn.options == ["forsake-top"]
    aragorn.chooses("forsake-top")
    gone = [card for card in ("denethor", "halbarad") if table.where(card) == "eliminated"]
    assert len(gone) == 1
    assert len(table.in_zone("aragorn", "hand")) == 1
    assert table.in_zone("aragorn", "cycle") == []


@pytest.mark.rule("RCG-8.3")
@pytest.mark.parametrize("place", ["reserve", "minas-tirith"])
def test_with_nothing_to_forsake_a_card_costs_nothing(place: str) -> None:
    table = Ring().battleground("minas-tirith", "soldiers-of-gondor").hand("aragorn", "boromir")
    table.deck("aragorn")
    before = len(table.in_zone("aragorn", "eliminated"))
    table.turn("aragorn").chooses(f"play:boromir:{place}")
    assert done(table, "aragorn")
    assert table.where("boromir") == place
    assert table.where("soldiers-of-gondor") == "minas-tirith"
    assert len(table.in_zone("aragorn", "eliminated")) == before


@pytest.mark.rule("RCG-8.3")
def test_an_event_costs_nothing_either_if_there_is_nothing() -> None:
    table = Ring().hand("aragorn", "the-red-arrow").deck("aragorn")
    table.turn("aragorn").chooses("event:the-red-arrow")
    assert table.where("the-red-arrow") == "eliminated"
    assert done(table, "aragorn")


# Where armies and characters go


@pytest.mark.rule("RCG-8.4", "RCG-8.6")
def test_an_army_goes_to_an_active_battleground_or_the_reserve_and_never_to_a_path() -> None:
    table = Ring().path("egladil").battleground("pelargir").battleground("dol-amroth")
    table.hand("aragorn", "soldiers-of-gondor", "lembas")
    aragorn = table.turn("aragorn")
    assert ways(aragorn.options, "play", "equip", "event", "move") == [
        "play:soldiers-of-gondor:reserve",
        "play:soldiers-of-gondor:pelargir",
        "play:soldiers-of-gondor:dol-amroth",
    ]
    aragorn.may_not("play:soldiers-of-gondor:minas-tirith", because="RCG-8.4")
    aragorn.may_not("play:soldiers-of-gondor:bag-end", because="RCG-8.4")
    aragorn.may_not("play:soldiers-of-gondor:egladil", because="RCG-8.6")
    aragorn.chooses("play:soldiers-of-gondor:dol-amroth").chooses("cycle:lembas")
    assert table.where("soldiers-of-gondor") == "dol-amroth"
    assert table.state.faces("play-aragorn") == ["soldiers-of-gondor"]
    assert table.state.fresh == table.state.played == []


@pytest.mark.rule("RCG-8.4")
def test_an_army_goes_to_the_reserve_of_its_player() -> None:
    table = Ring().hand("aragorn", "soldiers-of-gondor", "lembas")
    table.turn("aragorn").chooses("play:soldiers-of-gondor:reserve")
    assert events.CardPlayed(ARAGORN, "soldiers-of-gondor", "reserve") in table.events
    aragorn = table.player("aragorn").chooses("cycle:lembas")
    assert table.where("soldiers-of-gondor") == "reserve"
    lying = game_table.scene(table.state.setting, table.view()).markers
    reserves = [marker.at for marker in lying if marker.name == "soldiers-of-gondor"]
    assert reserves == [f"reserve-{aragorn.number}"]


@pytest.mark.rule("RCG-8.4")
def test_armies_of_the_reserve_move_to_active_battlegrounds_only() -> None:
    table = Ring().battleground("pelargir").reserve("soldiers-of-gondor")
    aragorn = table.turn("aragorn").may("move:soldiers-of-gondor:pelargir")
    aragorn.may_not("move:soldiers-of-gondor:dol-amroth", because="RCG-8.4")


DOL_GULDUR = {
    "mordor-orcs-1": True,
    "mouth-of-sauron": True,
    "high-elves-1": True,
    "arwen": True,
    "gandalf-the-grey": True,
    "quickbeam": True,
    "soldiers-of-gondor": False,
    "denethor": False,
    "gimli": False,
    "merry-brandybuck": False,
    "riders-of-rohan-1": False,
    "theoden": False,
    "white-hand-orcs-1": False,
    "saruman": False,
    "goblins-of-the-misty-mountains-1": False,
    "balrog-of-moria": False,
    "haradrim-mumakil": False,
}
"""Cards that may enter: one army and one character of each faction, if it has them."""


@pytest.mark.rule("RCG-8.5")
@pytest.mark.parametrize("card", DOL_GULDUR)
def test_only_factions_shown_at_a_battleground_are_played_there(card: str) -> None:
    table = Ring().battleground("dol-guldur")
    who = table.state.cast.names[table.state.owner(card)]
    player = table.hand(who, card).turn(who)
    if DOL_GULDUR[card]:
        player.may(f"play:{card}:dol-guldur")
    else:
        player.may_not(f"play:{card}:dol-guldur", because="RCG-8.5")
    assert (f"play:{card}:dol-guldur" in player.options) is DOL_GULDUR[card]


@pytest.mark.rule("RCG-8.5")
@pytest.mark.parametrize("card", DOL_GULDUR)
def test_only_factions_shown_at_a_battleground_are_moved_there(card: str) -> None:
    table = Ring().battleground("dol-guldur").reserve(card)
    who = table.state.cast.names[table.state.owner(card)]
    player = table.turn(who)
    if DOL_GULDUR[card]:
        player.may(f"move:{card}:dol-guldur")
    else:
        player.may_not(f"move:{card}:dol-guldur", because="RCG-8.5")
    assert (f"move:{card}:dol-guldur" in player.options) is DOL_GULDUR[card]


@pytest.mark.rule("RCG-8.5")
@pytest.mark.parametrize(
    ("card", "opened", "closed"),
    [
        ("merry-brandybuck", ("edoras", "helms-deep", "morannon", "orthanc"), ("minas-tirith",)),
        ("pippin-took", ("minas-tirith", "harad", "minas-morgul", "morannon"), ("edoras",)),
        ("sam-gamgee", (), ("edoras", "minas-tirith", "morannon")),
    ],
)
def test_merry_and_pippin_may_go_where_their_texts_say(
    card: str, opened: tuple[str, ...], closed: tuple[str, ...]
) -> None:
    table = Ring().hand("frodo", card)
    for place in (*opened, *closed):
        table.battleground(place)
    frodo = table.turn("frodo")
    frodo.may(*(f"play:{card}:{place}" for place in opened))
    frodo.may_not(*(f"play:{card}:{place}" for place in closed), because="RCG-8.5")


@pytest.mark.rule("RCG-8.5")
def test_an_event_may_open_battlegrounds_for_the_round() -> None:
    table = Ring().battleground("pelargir").battleground("rivendell")
    table.hand("aragorn", "the-red-arrow", "lembas")
    table.hand("frodo", "riders-of-rohan-1", "eomer", "merry-brandybuck").reserve("theoden")
    frodo = table.turn("frodo")
    refused = ["play:riders-of-rohan-1:pelargir", "play:eomer:pelargir", "move:theoden:pelargir"]
    frodo.may_not(*refused, because="RCG-8.5")
    table.turn("aragorn").chooses("event:the-red-arrow").chooses("cycle:lembas")
    frodo = table.turn("frodo").may(*refused)
    frodo.may_not("play:merry-brandybuck:pelargir", because="RCG-8.5")
    frodo.may_not("play:eomer:rivendell", "move:theoden:rivendell", because="RCG-8.5")


@pytest.mark.rule("RCG-8.5")
def test_the_three_hunters_may_go_to_every_battleground() -> None:
    table = Ring().battleground("edoras").battleground("umbar")
    table.hand("aragorn", "the-three-hunters", "lembas", "denethor").reserve("legolas")
    table.hand("frodo", "gimli", "sam-gamgee")
    aragorn = table.turn("aragorn").may_not("move:legolas:edoras", because="RCG-8.5")
    aragorn.chooses("event:the-three-hunters").chooses("cycle:lembas")
    frodo = table.turn("frodo").may("play:gimli:edoras", "play:gimli:umbar")
    frodo.may_not("play:sam-gamgee:edoras", because="RCG-8.5")
    aragorn = table.turn("aragorn").may("move:legolas:edoras", "move:legolas:umbar")
    aragorn.may("play:denethor:umbar").may_not("play:denethor:edoras", because="RCG-8.5")


@pytest.mark.rule("RCG-8.5")
def test_a_text_may_close_a_battleground_to_a_faction_that_it_shows() -> None:
    table = Ring().battleground("harad").battleground("pelargir").reserve("the-great-gate")
    aragorn = table.turn("aragorn").may("move:the-great-gate:pelargir")
    aragorn.may_not("move:the-great-gate:harad", because="RCG-20.7")


@pytest.mark.rule("RCG-8.6")
def test_armies_are_not_moved_to_paths() -> None:
    table = Ring().path("egladil").reserve("high-elves-1", "legolas")
    aragorn = table.turn("aragorn").may_not("move:high-elves-1:egladil", because="RCG-8.6")
    assert ways(aragorn.options, "move") == ["move:legolas:egladil"]


@pytest.mark.rule("RCG-8.7")
@pytest.mark.parametrize("place", ["reserve", "egladil", "rivendell", "dol-guldur"])
def test_a_character_goes_to_the_path_to_a_battleground_or_to_the_reserve(place: str) -> None:
    table = Ring().path("egladil").battleground("rivendell").battleground("dol-guldur")
    table.hand("aragorn", "legolas", "lembas")
    aragorn = table.turn("aragorn")
    assert ways(aragorn.options, "play") == [
        "play:legolas:reserve",
        "play:legolas:egladil",
        "play:legolas:rivendell",
        "play:legolas:dol-guldur",
    ]
    aragorn.chooses(f"play:legolas:{place}")
    assert events.CardPlayed(ARAGORN, "legolas", place) in table.events
    aragorn.chooses("cycle:lembas").chooses("forgo")
    assert table.where("legolas") == place
    assert table.state.fresh == (["legolas"] if place == "reserve" else [])
    assert table.state.played == table.state.faces("play-aragorn") == ["legolas"]
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.7")
def test_without_an_active_location_a_character_goes_to_the_reserve_alone() -> None:
    table = Ring().hand("aragorn", "legolas", "lembas")
    table.used("egladil")
    assert ways(table.turn("aragorn").options, "play", "equip") == ["play:legolas:reserve"]


@pytest.mark.rule("RCG-8.8")
@pytest.mark.parametrize(
    ("card", "path", "may"),
    [
        ("the-reaver", "the-council-of-elrond", True),
        ("the-reaver", "caradhras", False),
        ("the-reaver", "egladil", True),
        ("gimli", "weathertop", False),
        ("gimli", "imladris", True),
        ("gimli", "orodruin", True),
        ("elrond", "imladris", True),
        ("elrond", "caradhras", False),
        ("aragorn", "egladil", False),
        ("cave-troll", "caradhras", True),
        ("cave-troll", "egladil", False),
        ("cave-troll", "morgul-vale", True),
    ],
)
def test_a_character_goes_to_paths_of_its_numbers(card: str, path: str, may: bool) -> None:
    for in_hand in (True, False):
        table = Ring().path(path)
        who = table.state.cast.names[table.state.owner(card)]
        table = table.hand(who, card) if in_hand else table.reserve(card)
        option = f"play:{card}:{path}" if in_hand else f"move:{card}:{path}"
        player = table.turn(who)
        if may:
            player.may(option)
        else:
            player.may_not(option, because="RCG-8.8")
        assert (option in player.options) is may


@pytest.mark.rule("RCG-8.8")
@pytest.mark.parametrize("card", ["mouth-of-sauron", "the-lidless-eye"])
def test_a_text_may_close_a_path_to_a_character_that_has_its_number(card: str) -> None:
    table = Ring().path("orodruin").battleground("edoras").hand("witch-king", card, "the-reaver")
    table.turn("witch-king").may(f"play:{card}:orodruin")
    witch_king = table.battleground("umbar").turn("witch-king").may("play:the-reaver:orodruin")
    witch_king.may_not(f"play:{card}:orodruin", because="RCG-20.18")
    table = Ring().path("orodruin").battleground("umbar").reserve(card)
    table.turn("witch-king").may_not(f"move:{card}:orodruin", because="RCG-20.18")


@pytest.mark.rule("RCG-8.8")
def test_no_text_closes_a_path_to_others() -> None:
    table = Ring().path("egladil").battleground("umbar").battleground("edoras")
    table.hand("frodo", "merry-brandybuck", "gimli").board(lasting=["the-three-hunters"])
    table.turn("frodo").may("play:merry-brandybuck:egladil", "play:gimli:egladil")


# Items


@pytest.mark.rule("RCG-8.9")
def test_an_item_needs_an_allowed_wielder_in_play() -> None:
    table = Ring().path("egladil", "legolas").reserve("strider", "the-reaver")
    table.hand("aragorn", "anduril", "bow-of-the-galadhrim", "mirror-of-galadriel", "elrond")
    table.cycled("aragorn", "galadriel")
    aragorn = table.turn("aragorn")
    assert ways(aragorn.options, "equip") == [
        "equip:anduril:strider",
        "equip:bow-of-the-galadhrim:legolas",
    ]
    aragorn.may_not("equip:anduril:legolas", "equip:anduril:aragorn", because="RCG-8.9")
    aragorn.may_not("equip:anduril:the-reaver", because="RCG-8.9")
    aragorn.may_not("equip:bow-of-the-galadhrim:elrond", because="RCG-8.9")  # in hand
    aragorn.may_not("equip:mirror-of-galadriel:galadriel", because="RCG-8.9")  # in the cycle pile
    aragorn.chooses("equip:anduril:strider").chooses("cycle:elrond")
    assert table.where("anduril") == "strider"
    assert table.state.played == ["anduril"]
    assert sorted(table.state.faces("play-aragorn")) == ["anduril", "legolas", "strider"]
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.9")
def test_an_item_never_lies_alone_or_with_an_army() -> None:
    table = Ring().path("egladil").battleground("rivendell", "high-elves-1").reserve("high-elves-2")
    aragorn = table.hand("aragorn", "elven-cloak", "lembas").turn("aragorn")
    assert ways(aragorn.options, "play", "equip", "event", "move") == [
        "move:high-elves-2:rivendell"
    ]
    known = catalogue(table)
    played = {option.id for option in known.options(known.verbs["play"])}
    assert not any(option.startswith("play:elven-cloak:") for option in played)
    wielded = {str(option.refs[1]) for option in known.options(known.verbs["equip"])}
    assert not wielded & {"high-elves-1", "soldiers-of-gondor", "elven-cloak"}


@pytest.mark.rule("RCG-8.10")
def test_an_item_may_be_played_on_the_character_of_a_partner_and_of_another_faction() -> None:
    table = Ring().reserve("sam-gamgee").hand("aragorn", "lembas", "denethor", "halbarad")
    table.hand("frodo", "gimli")
    aragorn = table.turn("aragorn")
    assert ways(aragorn.options, "equip") == ["equip:lembas:sam-gamgee"]
    aragorn.chooses("equip:lembas:sam-gamgee")
    assert events.ItemPlayed(ARAGORN, "lembas", "sam-gamgee") in table.events
    assert table.asked == [(ARAGORN, "cost")]
    aragorn.chooses("cycle:denethor")
    assert table.where("lembas") == "sam-gamgee"
    assert table.in_zone("aragorn", "hand") == ["halbarad"]
    assert table.in_zone("frodo", "hand") == ["gimli"]
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.10")
@pytest.mark.parametrize("item", ["blade-of-westernesse", "elven-cloak", "lembas"])
def test_hobbits_of_the_partner_wield_what_hobbits_may(item: str) -> None:
    hobbits = ("frodo-baggins", "merry-brandybuck", "sam-gamgee")
    table = Ring().reserve(*hobbits, "gimli").hand("aragorn", item, "denethor")
    wanted = [f"equip:{item}:{hobbit}" for hobbit in hobbits]
    aragorn = table.turn("aragorn")
    assert ways(aragorn.options, "equip") == wanted
    aragorn.may_not(f"equip:{item}:gimli", because="RCG-8.9")


@pytest.mark.rule("RCG-8.11")
@pytest.mark.parametrize("place", ["reserve", "egladil", "rivendell"])
def test_the_wielder_may_be_anywhere_in_play(place: str) -> None:
    table = Ring().path("egladil").battleground("rivendell")
    table.hand("aragorn", "bow-of-the-galadhrim", "lembas")
    match place:
        case "reserve":
            table.reserve("legolas")
        case "egladil":
            table.path(place, "legolas")
        case _:
            table.battleground(place, "legolas")
    aragorn = table.turn("aragorn")
    assert ways(aragorn.options, "equip") == ["equip:bow-of-the-galadhrim:legolas"]
    aragorn.chooses("equip:bow-of-the-galadhrim:legolas").chooses("cycle:lembas")
    assert table.where("bow-of-the-galadhrim") == "legolas"
    assert table.where("legolas") == place


@pytest.mark.rule("RCG-8.11")
def test_an_item_is_not_played_on_a_character_that_has_left_play() -> None:
    table = Ring().hand("aragorn", "bow-of-the-galadhrim").eliminated("aragorn", "legolas")
    aragorn = table.turn("aragorn")
    aragorn.may_not("equip:bow-of-the-galadhrim:legolas", because="RCG-8.9")
    assert ways(aragorn.options, "equip") == []


@pytest.mark.rule("RCG-8.12")
def test_items_of_any_faction_move_with_their_wielder() -> None:
    table = Ring().battleground("edoras")
    table.reserve("merry-brandybuck", "elven-cloak@merry-brandybuck")
    table.reserve("blade-of-westernesse@merry-brandybuck")
    frodo = table.turn("frodo")
    assert ways(frodo.options, "move") == ["move:merry-brandybuck:edoras"]
    frodo.chooses("move:merry-brandybuck:edoras")
    assert table.where("merry-brandybuck") == "edoras"
    assert table.where("elven-cloak") == "merry-brandybuck"
    assert table.where("blade-of-westernesse") == "merry-brandybuck"
    assert done(table, "frodo")


@pytest.mark.rule("RCG-8.12")
def test_an_item_whose_faction_is_not_shown_does_not_keep_its_wielder_away() -> None:
    table = Ring().battleground("rivendell")
    table.reserve("gandalf-the-white", "shadowfax@gandalf-the-white")
    table.turn("frodo").chooses("move:gandalf-the-white:rivendell")
    assert table.where("gandalf-the-white") == "rivendell"
    assert table.where("shadowfax") == "gandalf-the-white"


@pytest.mark.rule("RCG-8.12")
def test_an_item_is_played_on_a_wielder_where_its_faction_may_not_go() -> None:
    table = Ring().battleground("edoras", "merry-brandybuck")
    table.hand("aragorn", "elven-cloak", "arwen").turn("aragorn").may(
        "equip:elven-cloak:merry-brandybuck"
    ).may_not("play:arwen:edoras", because="RCG-8.5")


@pytest.mark.rule("RCG-8.12", "RCG-8.13")
def test_items_that_moved_along_count_where_their_wielder_is() -> None:
    table = Ring().path("egladil").reserve("legolas", "bow-of-the-galadhrim@legolas")
    table.turn("aragorn").chooses("move:legolas:egladil")
    table.combat()
    assert events.CombatBegan("egladil", 0, 1, 2) in table.events
    assert table.where("bow-of-the-galadhrim") == "cycle"


@pytest.mark.rule("RCG-8.13")
def test_the_icons_of_items_are_added_on_a_path() -> None:
    table = Ring().path("egladil", "gimli", "legolas", "bow-of-the-galadhrim@legolas")
    table.path("egladil", "the-commander", "the-destroyer", "black-riders-mount@the-destroyer")
    table.combat()
    assert events.CombatBegan("egladil", 3, 1, 3) in table.events
    assert table.state.fighting is not None
    assert table.state.fighting.defenders == {"gimli": 1, "legolas": 2}
    assert table.state.fighting.attackers == {"the-commander": 1, "the-destroyer": 2}


@pytest.mark.rule("RCG-8.13")
def test_the_icons_of_several_items_are_added_on_a_battleground() -> None:
    items = ("gandalfs-staff", "glamdring", "narya-ring-of-fire", "shadowfax")
    table = Ring().battleground("orthanc", "gandalf-the-grey", "saruman", "sarumans-staff@saruman")
    table.battleground("orthanc", *(f"{item}@gandalf-the-grey" for item in items))
    table.combat()
    assert events.CombatBegan("orthanc", 2 + 4, 2, 1 + 1) in table.events


@pytest.mark.rule("RCG-8.14")
def test_an_item_cancels_nothing_apart_from_its_wielder() -> None:
    table = Ring().path("egladil", "gimli", "legolas", "bow-of-the-galadhrim@legolas")
    table.path("egladil", "the-commander", "the-destroyer")
    table.combat()
    aragorn, frodo = table.player("aragorn"), table.player("frodo")
    assert table.asked == [(FRODO, "casualties")]
    assert frodo.options == ["lose:gimli", "lose:legolas"]
    known = catalogue(table)
    losses = {str(option.refs[0]) for option in known.options(known.verbs["lose"])}
    assert not losses & {"bow-of-the-galadhrim", "mithril-coat", "phial-of-galadriel"}
    frodo.chooses("lose:legolas", "done")
    aragorn.chooses("accept")
    assert table.where("bow-of-the-galadhrim") == "eliminated"
    assert table.where("legolas") == "eliminated"
    assert table.where("gimli") == "cycle"


@pytest.mark.rule("RCG-8.14")
def test_the_phial_cancels_for_the_path_itself() -> None:
    table = Ring().path("cirith-ungol", "frodo-baggins", "phial-of-galadriel@frodo-baggins")
    table.path("cirith-ungol", "the-commander", "the-destroyer")
    table.combat()
    assert events.CombatBegan("cirith-ungol", 2, 2, 1) in table.events
    assert table.where("frodo-baggins") == "cycle"
    assert table.where("phial-of-galadriel") == "cycle"
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-8.14")
def test_the_phial_is_no_part_of_a_path_while_its_wielder_is_elsewhere() -> None:
    table = Ring().path("cirith-ungol", "the-commander")
    table.reserve("frodo-baggins", "phial-of-galadriel@frodo-baggins").combat()
    assert events.CombatBegan("cirith-ungol", 1, 0, 0) in table.events
    assert table.state.corruption == 1


@pytest.mark.rule("RCG-8.15")
def test_items_are_eliminated_with_their_wielder_in_combat() -> None:
    table = Ring().battleground("dol-guldur", "galadriel", "nenya-ring-of-adamant@galadriel")
    table.battleground("dol-guldur", "mirror-of-galadriel@galadriel").combat()
    for card in ("galadriel", "nenya-ring-of-adamant", "mirror-of-galadriel"):
        assert table.where(card) == "eliminated"
        assert events.EliminatedFromPlay(card) in table.events
    assert table.state.places == {}


@pytest.mark.rule("RCG-8.15")
def test_items_are_eliminated_with_a_wielder_who_is_forsaken() -> None:
    table = Ring().hand("aragorn", "legolas")
    table.reserve("elrond", "vilya-ring-of-air@elrond", "strider", "anduril@strider")
    table.turn("aragorn").chooses("play:legolas:reserve").chooses("forsake:elrond")
    assert table.where("elrond") == "eliminated"
    assert table.where("vilya-ring-of-air") == "eliminated"
    assert table.where("anduril") == "strider"


@pytest.mark.rule("RCG-8.16")
def test_items_are_cycled_with_a_wielder_who_survives_combat() -> None:
    table = Ring().battleground("rivendell", "elrond", "vilya-ring-of-air@elrond")
    table.battleground("rivendell", "elven-cloak@elrond").combat()
    for card in ("elrond", "vilya-ring-of-air", "elven-cloak"):
        assert table.where(card) == "cycle"
        assert events.CycledFromPlay(card) in table.events
    assert table.state.places == {}


@pytest.mark.rule("RCG-8.16")
def test_items_are_cycled_with_a_wielder_who_is_cycled_as_a_cost() -> None:
    table = Ring().path("egladil").reserve("sam-gamgee", "sting@sam-gamgee", "gimli")
    table.turn("frodo").chooses("act:sam-gamgee")
    assert table.where("sam-gamgee") == "cycle"
    assert table.where("sting") == "cycle"
    assert table.where("gimli") == "reserve"
    assert table.state.tokens == {"egladil": [0, 1]}


@pytest.mark.rule("RCG-8.16")
def test_an_item_that_is_cycled_leaves_its_wielder_and_the_other_items_there() -> None:
    table = Ring().reserve("elrond", "vilya-ring-of-air@elrond", "elven-cloak@elrond")
    table.turn("aragorn").chooses("act:vilya-ring-of-air")
    assert table.where("vilya-ring-of-air") == "cycle"
    assert table.where("elrond") == "reserve"
    assert table.where("elven-cloak") == "elrond"


@pytest.mark.rule("RCG-8.17")
def test_items_are_not_handed_over_to_another_wielder() -> None:
    table = Ring().reserve("sam-gamgee", "frodo-baggins", "lembas@sam-gamgee")
    table.reserve("sting@frodo-baggins").hand("aragorn", "elven-cloak", "denethor")
    for who in ("aragorn", "frodo"):
        player = table.turn(who)
        player.may_not("equip:lembas:frodo-baggins", because="RCG-8.1")
        player.may_not("equip:sting:sam-gamgee", because="RCG-8.1")
        assert not [option for option in ways(player.options, "equip") if "cloak" not in option]
    known = catalogue(table)
    moved = {str(option.refs[0]) for option in known.options(known.verbs["move"])}
    assert not moved & {"lembas", "sting"}


@pytest.mark.rule("RCG-8.17")
def test_aragorn_does_not_take_over_the_sword_of_strider() -> None:
    table = (
        Ring().path("egladil", "strider", "anduril@strider").hand("aragorn", "aragorn", "lembas")
    )
    table.turn("aragorn").chooses("play:aragorn:reserve").chooses("cycle:lembas")
    assert table.where("aragorn") == "reserve"
    assert table.where("strider") == "eliminated"
    assert table.where("anduril") == "eliminated"
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.18")
def test_a_cycled_item_goes_to_the_pile_of_who_played_it() -> None:
    table = Ring().path("egladil", "frodo-baggins", "elven-cloak@frodo-baggins").combat()
    assert table.in_zone("frodo", "cycle") == ["frodo-baggins"]
    assert table.in_zone("aragorn", "cycle") == ["elven-cloak"]
    assert table.in_zone("frodo", "eliminated") == table.in_zone("aragorn", "eliminated") == []


@pytest.mark.rule("RCG-8.18")
def test_an_eliminated_item_goes_to_the_eliminated_pile_of_who_played_it() -> None:
    table = Ring().reserve("sam-gamgee", "lembas@sam-gamgee").hand("frodo", "gimli")
    table.turn("frodo").chooses("play:gimli:reserve").chooses("forsake:sam-gamgee")
    assert table.in_zone("frodo", "eliminated") == ["sam-gamgee"]
    assert table.in_zone("aragorn", "eliminated") == ["lembas"]
    assert table.in_zone("frodo", "cycle") == table.in_zone("aragorn", "cycle") == []


@pytest.mark.rule("RCG-8.19")
def test_only_the_player_of_the_wielder_may_forsake_an_item() -> None:
    table = Ring().reserve("sam-gamgee", "lembas@sam-gamgee", "elrond").reserve("the-reaver")
    table.turn("witch-king").chooses("act:the-reaver")
    frodo, aragorn = table.player("frodo"), table.player("aragorn")
    assert table.asked == [(FRODO, "forsake")]
    assert frodo.options == ["forsake:sam-gamgee", "forsake:lembas", "forsake-top"]
    frodo.may_not("forsake:elrond", because="RCG-8.19").chooses("forsake-top")
    assert table.asked == [(ARAGORN, "forsake")]
    assert aragorn.options == ["forsake:elrond", "forsake-top"]
    aragorn.may_not("forsake:lembas", "forsake:sam-gamgee", because="RCG-8.19")


@pytest.mark.rule("RCG-8.18", "RCG-8.19")
def test_a_borrowed_item_that_is_forsaken_goes_back_to_its_player_and_leaves_its_wielder() -> None:
    table = Ring().reserve("sam-gamgee", "lembas@sam-gamgee", "the-reaver").deck("aragorn")
    table.turn("witch-king").chooses("act:the-reaver")
    table.player("frodo").chooses("forsake:lembas")
    assert "lembas" in table.in_zone("aragorn", "eliminated")
    assert table.where("sam-gamgee") == "reserve"
    assert done(table, "witch-king")  # the Aragorn player has nothing to forsake


@pytest.mark.rule("RCG-8.20")
def test_a_character_wields_any_number_of_items_weapons_included() -> None:
    table = Ring().reserve("gandalf-the-grey", "glamdring@gandalf-the-grey")
    table.reserve("narya-ring-of-fire@gandalf-the-grey")
    table.hand("frodo", "gandalfs-staff", "shadowfax", "gimli")
    frodo = table.turn("frodo")
    assert ways(frodo.options, "equip") == [
        "equip:gandalfs-staff:gandalf-the-grey",
        "equip:shadowfax:gandalf-the-grey",
    ]
    frodo.chooses("equip:gandalfs-staff:gandalf-the-grey").chooses("cycle:gimli")
    assert table.where("gandalfs-staff") == table.where("glamdring") == "gandalf-the-grey"


@pytest.mark.rule("RCG-8.20")
def test_who_has_the_bow_of_the_galadhrim_has_no_other_weapon() -> None:
    # No Elf may wield another weapon anyway: two are laid where they could not be played.
    table = Ring().reserve("legolas", "anduril@legolas", "arwen", "elven-cloak@arwen")
    aragorn = table.hand("aragorn", "bow-of-the-galadhrim").turn("aragorn")
    aragorn.may_not("equip:bow-of-the-galadhrim:legolas", because="RCG-8.20")
    assert ways(aragorn.options, "equip") == ["equip:bow-of-the-galadhrim:arwen"]
    table = Ring().reserve("strider", "bow-of-the-galadhrim@strider", "aragorn", "lembas@aragorn")
    aragorn = table.hand("aragorn", "anduril").turn("aragorn")
    aragorn.may_not("equip:anduril:strider", because="RCG-8.20").may("equip:anduril:aragorn")


@pytest.mark.rule("RCG-8.20")
def test_who_has_the_bow_may_have_other_items() -> None:
    table = Ring().reserve("legolas", "bow-of-the-galadhrim@legolas")
    table.hand("aragorn", "elven-cloak", "lembas")
    table.turn("aragorn").chooses("equip:elven-cloak:legolas").chooses("cycle:lembas")
    assert table.where("elven-cloak") == table.where("bow-of-the-galadhrim") == "legolas"


# Events


@pytest.mark.rule("RCG-8.21")
def test_an_event_is_carried_out_at_once_and_then_eliminated() -> None:
    table = Ring().hand("aragorn", "paths-of-the-dead", "lembas", "arwen")
    table.on_top("aragorn", "boromir", "elrond", "galadriel", "legolas", "strider")
    aragorn = table.turn("aragorn").chooses("event:paths-of-the-dead")
    assert events.EventPlayed(ARAGORN, "paths-of-the-dead") in table.events
    assert table.where("paths-of-the-dead") == "event"
    aragorn.chooses("cycle:lembas")
    assert table.where("paths-of-the-dead") == "event"
    assert table.state.places == {}
    assert table.asked == [(ARAGORN, "forsake")]
    aragorn.chooses("forsake:arwen").chooses("forsake-top")
    assert table.in_zone("aragorn", "hand") == ["elrond", "galadriel", "legolas", "strider"]
    assert table.in_zone("aragorn", "eliminated") == ["arwen", "boromir", "paths-of-the-dead"]
    assert table.in_zone("aragorn", "event") == []
    assert table.state.places == {}
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.4", "RCG-8.9", "RCG-8.21")
@pytest.mark.parametrize(
    ("verb", "types"),
    [("play", {"army", "character"}), ("equip", {"item"}), ("event", {"event"})],
)
def test_cards_are_played_by_their_types_and_no_card_is_left_out(
    verb: str, types: set[str]
) -> None:
    table = Ring()
    known = catalogue(table)
    named = {str(option.refs[0]) for option in known.options(known.verbs[verb])}
    cards = CARDS.items()
    assert {TITLE_OF[card] for card in named} == {t for t, card in cards if card.type in types}
    for card, sheet in table.state.cast.sheets.items():
        assert (card in named) == (sheet.card.type in types)


@pytest.mark.rule("RCG-8.21")
def test_an_event_is_not_played_to_the_reserve_or_a_location() -> None:
    table = Ring().path("egladil").battleground("pelargir").hand("aragorn", "the-red-arrow")
    aragorn = table.turn("aragorn")
    assert ways(aragorn.options, "play", "equip", "event") == ["event:the-red-arrow"]
    known = catalogue(table)
    played = {str(option.refs[0]) for option in known.options(known.verbs["play"])}
    assert "the-red-arrow" not in played


@pytest.mark.rule("RCG-8.21")
@pytest.mark.parametrize("where", ["deck", "orthanc", "egladil"])
def test_an_event_whose_condition_is_not_met_is_played_without_effect(where: str) -> None:
    table = Ring().hand("saruman", "threats-and-promises", "ugluk", "wolf-riders")
    if where == "orthanc":
        table.battleground("orthanc", "saruman")
    if where == "egladil":
        table.path("egladil", "saruman")
    saruman = table.turn("saruman").chooses("event:threats-and-promises")
    assert table.asked == [(SARUMAN, "cost")]
    saruman.chooses("cycle:ugluk")
    assert events.TextWithoutEffect("threats-and-promises") in table.events
    assert table.where("threats-and-promises") == "eliminated"
    assert table.in_zone("saruman", "hand") == ["wolf-riders"]
    assert table.state.battlegrounds == (["orthanc"] if where == "orthanc" else [])
    assert done(table, "saruman")


@pytest.mark.rule("RCG-8.21")
def test_an_event_whose_condition_is_met_has_its_effect() -> None:
    table = Ring().hand("saruman", "threats-and-promises", "ugluk").reserve("saruman")
    saruman = table.turn("saruman").chooses("event:threats-and-promises").chooses("cycle:ugluk")
    assert table.asked == [(SARUMAN, "battleground")]
    assert saruman.options == ["activate:edoras", "activate:helms-deep", "activate:orthanc"]
    assert events.TextWithoutEffect("threats-and-promises") not in table.events
    assert table.where("threats-and-promises") == "event"


@pytest.mark.rule("RCG-8.21")
def test_an_event_that_needs_a_path_is_not_played_without_one() -> None:
    table = Ring().path("osgiliath").hand("frodo", "there-is-another-way", "gimli")
    frodo = table.turn("frodo").may("event:there-is-another-way")
    table.used("henneth-annun", "the-cross-roads")
    frodo = table.turn("frodo")
    frodo.may_not("event:there-is-another-way", because="RCG-6.8")
    assert ways(frodo.options, "event") == []
    bare = Ring().hand("frodo", "there-is-another-way", "gimli").turn("frodo")
    bare.may_not("event:there-is-another-way", because="RCG-6.8")


# The reserve


@pytest.mark.rule("RCG-8.22")
def test_a_card_played_to_the_reserve_is_not_moved_in_the_same_round() -> None:
    table = Ring().path("egladil").battleground("rivendell")
    table.hand("aragorn", "legolas", "lembas").reserve("arwen", "strider")
    table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    table.player("aragorn").chooses("forgo")
    assert table.state.fresh == ["legolas"]
    again(table, "aragorn")
    aragorn = table.player("aragorn")
    aragorn.may_not("move:legolas:egladil", "move:legolas:rivendell", because="RCG-8.22")
    assert ways(aragorn.options, "move") == ["move:arwen:rivendell", "move:strider:egladil"]


@pytest.mark.rule("RCG-8.22")
def test_an_army_played_to_the_reserve_waits_too() -> None:
    table = Ring().battleground("rivendell").hand("aragorn", "high-elves-1", "lembas")
    table.turn("aragorn").chooses("play:high-elves-1:reserve").chooses("cycle:lembas")
    again(table, "aragorn")
    table.player("aragorn").may_not("move:high-elves-1:rivendell", because="RCG-8.22")


@pytest.mark.rule("RCG-8.22", "RCG-8.24")
def test_an_item_does_not_let_a_card_move_that_was_played_to_the_reserve_this_round() -> None:
    table = Ring().path("egladil").battleground("rivendell")
    table.hand("aragorn", "legolas", "bow-of-the-galadhrim", "lembas", "elven-cloak")
    table.turn("aragorn").chooses("play:legolas:reserve").chooses("cycle:lembas")
    table.player("aragorn").chooses("forgo")
    again(table, "aragorn")
    table.player("aragorn").chooses("equip:bow-of-the-galadhrim:legolas")
    table.player("aragorn").chooses("cycle:elven-cloak")
    assert table.where("bow-of-the-galadhrim") == "legolas"
    again(table, "aragorn")
    aragorn = table.player("aragorn")
    aragorn.may_not("move:legolas:egladil", "move:legolas:rivendell", because="RCG-8.22")
    assert ways(aragorn.options, "move") == []


@pytest.mark.rule("RCG-8.22")
def test_an_item_does_not_make_a_card_movable_that_was_played_this_round() -> None:
    table = Ring().battleground("rivendell").reserve("legolas", fresh=True)
    table.hand("aragorn", "bow-of-the-galadhrim", "lembas")
    table.turn("aragorn").chooses("equip:bow-of-the-galadhrim:legolas").chooses("cycle:lembas")
    assert table.state.fresh == ["legolas"]
    again(table, "aragorn")
    table.player("aragorn").may_not("move:legolas:rivendell", because="RCG-8.22")


@pytest.mark.rule("RCG-8.22")
def test_in_the_next_round_it_may_be_moved() -> None:
    table = Ring().reserve("legolas", fresh=True).step("end")
    assert table.state.round == 2
    assert table.state.fresh == []
    table.battleground("rivendell").turn("aragorn").may("move:legolas:rivendell")


@pytest.mark.rule("RCG-8.22")
def test_a_card_that_left_the_reserve_is_no_longer_marked() -> None:
    table = Ring().reserve("the-reaver", "the-hunter", fresh=True).path("weathertop")
    table.hand("witch-king", "black-riders-mount", "mordor-orcs-1")
    witch_king = table.turn("witch-king").chooses("equip:black-riders-mount:the-reaver")
    witch_king.chooses("cycle:mordor-orcs-1").chooses("carry-out")
    assert table.where("the-reaver") == "weathertop"  # the text moves it all the same
    assert table.state.fresh == ["the-hunter"]
    table = Ring().reserve("the-reaver", "the-hunter", fresh=True)
    table.turn("witch-king").chooses("act:the-reaver")
    assert table.where("the-reaver") == "cycle"
    assert table.state.fresh == ["the-hunter"]


@pytest.mark.rule("RCG-8.23")
def test_the_reaver_may_be_used_in_the_round_in_which_it_was_played() -> None:
    table = Ring().hand("witch-king", "the-reaver", "mordor-orcs-1")
    table.on_top("frodo", "gimli").on_top("aragorn", "arwen")
    table.turn("witch-king").chooses("play:the-reaver:reserve").chooses("cycle:mordor-orcs-1")
    again(table, "witch-king")
    table.player("witch-king").chooses("act:the-reaver")
    assert table.where("the-reaver") == "cycle"
    assert table.asked == [(FRODO, "forsake")]
    table.player("frodo").chooses("forsake-top")
    table.player("aragorn").chooses("forsake-top")
    assert table.in_zone("frodo", "eliminated") == ["gimli"]
    assert table.in_zone("aragorn", "eliminated") == ["arwen"]
    assert done(table, "witch-king")


@pytest.mark.rule("RCG-8.23")
def test_texts_in_reserve_work_from_the_moment_a_card_lies_there() -> None:
    table = Ring().hand("aragorn", "elrond", "lembas", "denethor", "arwen", "halbarad")
    assert carryover_limit(table.state, ARAGORN) == 2
    table.turn("aragorn").chooses("play:elrond:reserve")
    assert carryover_limit(table.state, ARAGORN) == 3
    assert carryover_limit(table.state, FRODO) == 2


@pytest.mark.rule("RCG-8.23")
def test_arwen_in_reserve_helps_strider_in_the_same_round() -> None:
    table = Ring().path("egladil", "strider").reserve("arwen", fresh=True).combat()
    assert events.CombatBegan("egladil", 0, 1, 3) in table.events


@pytest.mark.rule("RCG-8.23")
def test_a_text_in_reserve_does_not_work_elsewhere() -> None:
    table = Ring().path("egladil", "strider").battleground("rivendell", "arwen").combat()
    table.player("frodo").chooses("fight:egladil")
    assert events.CombatBegan("egladil", 0, 1, 2) in table.events


@pytest.mark.rule("RCG-8.24")
def test_a_character_that_is_given_an_item_may_still_be_moved() -> None:
    table = Ring().path("egladil").reserve("legolas")
    table.hand("aragorn", "bow-of-the-galadhrim", "lembas")
    table.turn("aragorn").chooses("equip:bow-of-the-galadhrim:legolas").chooses("cycle:lembas")
    assert table.state.fresh == []
    again(table, "aragorn")
    table.player("aragorn").chooses("move:legolas:egladil")
    assert table.where("legolas") == "egladil"
    assert table.where("bow-of-the-galadhrim") == "legolas"


# Texts


@pytest.mark.rule("RCG-8.25")
def test_boromir_draws_before_he_costs_a_card() -> None:
    table = (
        Ring()
        .path("imladris")
        .hand("aragorn", "boromir", "lembas")
        .on_top("aragorn", "denethor", "halbarad")
    )
    aragorn = table.turn("aragorn").chooses("play:boromir:imladris").chooses("cycle:lembas")
    assert table.in_zone("aragorn", "hand") == ["denethor"]
    assert table.asked == [(ARAGORN, "forsake")]
    assert aragorn.options == ["forsake:denethor", "forsake-top"]
    aragorn.chooses("forsake:denethor")
    assert table.where("denethor") == "eliminated"
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.25")
def test_what_is_drawn_after_forsaking_cannot_be_forsaken() -> None:
    table = Ring().hand("aragorn", "paths-of-the-dead", "lembas", "arwen", "denethor")
    table.on_top("aragorn", "boromir", "elrond", "galadriel", "legolas")
    aragorn = table.turn("aragorn").chooses("event:paths-of-the-dead").chooses("cycle:lembas")
    assert aragorn.options == ["forsake:arwen", "forsake:denethor", "forsake-top"]
    aragorn.chooses("forsake:arwen")
    assert aragorn.options == ["forsake:denethor", "forsake-top"]
    aragorn.chooses("forsake:denethor")
    assert table.in_zone("aragorn", "hand") == ["boromir", "elrond", "galadriel", "legolas"]


@pytest.mark.rule("RCG-8.25")
def test_costs_of_a_text_come_before_its_steps() -> None:
    table = Ring().reserve("elrond", "vilya-ring-of-air@elrond").cycled("aragorn", "arwen")
    table.deck("aragorn")
    table.turn("aragorn").chooses("act:vilya-ring-of-air")
    drawn = [event for event in table.events if isinstance(event, events.Drew)]
    assert [(event.seat, event.count) for event in drawn] == [(FRODO, 1), (ARAGORN, 1)]
    # The ring itself had been cycled, so it was shuffled into the deck.
    left = {*table.in_zone("aragorn", "hand"), *table.in_zone("aragorn", "deck")}
    assert left == {"arwen", "vilya-ring-of-air"}
    assert len(table.in_zone("aragorn", "hand")) == 1


@pytest.mark.rule("RCG-8.25")
def test_the_text_of_a_location_is_carried_out_in_its_order() -> None:
    table = Ring().hand("aragorn", "lembas").on_top("aragorn", "denethor")
    table.carries_out(ActivateBattleground(seat=FRODO, place="rivendell"))
    aragorn = table.player("aragorn")
    assert table.asked == [(ARAGORN, "cycle")]
    assert aragorn.options == ["cycle:denethor", "cycle:lembas"]
    aragorn.chooses("cycle:denethor")
    assert table.where("denethor") == "cycle"


@pytest.mark.rule("RCG-8.26")
def test_what_a_text_costs_comes_on_top_of_the_cost_of_playing() -> None:
    table = Ring().hand("aragorn", "prince-imrahil", "lembas", "arwen", "denethor")
    aragorn = table.turn("aragorn").chooses("play:prince-imrahil:reserve").chooses("cycle:lembas")
    assert table.in_zone("aragorn", "hand") == ["arwen", "denethor"]
    assert table.asked == [(ARAGORN, "text")]
    aragorn.chooses("carry-out")
    assert table.asked == [(ARAGORN, "cycle")]
    assert aragorn.options == ["cycle:arwen", "cycle:denethor"]
    aragorn.chooses("cycle:arwen")
    assert table.asked == [(ARAGORN, "search")]
    assert aragorn.options == ["take:knights-of-dol-amroth"]
    aragorn.chooses("take:knights-of-dol-amroth")
    assert table.in_zone("aragorn", "hand") == ["denethor", "knights-of-dol-amroth"]
    assert table.in_zone("aragorn", "cycle") == ["arwen", "lembas"]
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.26")
def test_who_forgoes_the_text_cycles_only_the_cost_of_playing() -> None:
    table = Ring().hand("aragorn", "prince-imrahil", "lembas", "arwen", "denethor")
    aragorn = table.turn("aragorn").chooses("play:prince-imrahil:reserve").chooses("cycle:lembas")
    aragorn.chooses("forgo")
    assert table.in_zone("aragorn", "hand") == ["arwen", "denethor"]
    assert table.in_zone("aragorn", "cycle") == ["lembas"]
    assert done(table, "aragorn")


@pytest.mark.rule("RCG-8.26")
def test_forsaking_by_a_text_comes_on_top_of_forsaking_for_the_last_card() -> None:
    table = (
        Ring()
        .path("imladris")
        .hand("aragorn", "boromir")
        .on_top("aragorn", "denethor", "halbarad", "arwen")
    )
    aragorn = table.turn("aragorn").chooses("play:boromir:imladris").chooses("forsake-top")
    assert table.in_zone("aragorn", "hand") == ["halbarad"]
    aragorn.chooses("forsake-top")
    assert table.in_zone("aragorn", "eliminated") == ["arwen", "denethor"]
    assert done(table, "aragorn")


# Cards drawn and set apart


@pytest.mark.rule("RCG-8.27")
def test_eomer_plays_an_army_of_five_cards_and_the_rest_pays_for_it() -> None:
    drawn = ("riders-of-rohan-1", "village-militia", "sting", "merry-brandybuck", "theoden")
    table = Ring().battleground("edoras").hand("frodo", "eomer", "gimli", "dwarven-axe")
    table.on_top("frodo", *drawn, "glamdring")
    frodo = table.turn("frodo").chooses("play:eomer:edoras").chooses("cycle:gimli")
    assert table.in_zone("frodo", "apart") == sorted(drawn)
    assert table.in_zone("frodo", "hand") == ["dwarven-axe"]
    assert table.in_zone("frodo", "deck")[0] == "glamdring"
    assert table.asked == [(FRODO, "play-from-set")]
    assert frodo.options == [
        "play:riders-of-rohan-1:reserve",
        "play:riders-of-rohan-1:edoras",
        "play:village-militia:reserve",
        "play:village-militia:edoras",
        "done",
    ]
    frodo.chooses("play:riders-of-rohan-1:edoras")
    assert table.where("riders-of-rohan-1") == "edoras"
    assert events.RestCycled(FRODO, 4) in table.events
    assert table.in_zone("frodo", "cycle") == sorted([*drawn[1:], "gimli"])
    assert table.in_zone("frodo", "apart") == []
    assert table.in_zone("frodo", "hand") == ["dwarven-axe"]
    assert done(table, "frodo")


@pytest.mark.rule("RCG-8.27")
def test_of_a_set_nothing_has_to_be_played() -> None:
    drawn = ("riders-of-rohan-1", "village-militia", "sting", "merry-brandybuck", "theoden")
    table = Ring().hand("frodo", "eomer", "gimli").on_top("frodo", *drawn)
    table.turn("frodo").chooses("play:eomer:reserve").chooses("cycle:gimli").chooses("done")
    assert table.in_zone("frodo", "cycle") == sorted([*drawn, "gimli"])
    assert table.state.places == {"eomer": "reserve"}
    assert events.RestCycled(FRODO, 5) in table.events
    assert done(table, "frodo")


@pytest.mark.rule("RCG-8.27")
def test_who_draws_nothing_that_may_be_played_is_asked_all_the_same() -> None:
    drawn = ("theoden", "sting", "merry-brandybuck", "pippin-took", "glamdring")
    table = Ring().hand("frodo", "eomer", "gimli").on_top("frodo", *drawn)
    frodo = table.turn("frodo").chooses("play:eomer:reserve").chooses("cycle:gimli")
    assert frodo.options == ["done"]
    frodo.chooses("done")
    assert table.in_zone("frodo", "cycle") == sorted([*drawn, "gimli"])


@pytest.mark.rule("RCG-8.27")
def test_where_there_is_no_rest_the_hand_pays() -> None:
    table = Ring().hand("frodo", "gimli", "sting").deck("frodo", "riders-of-rohan-1")
    table.carries_out(ActivateBattleground(seat=FRODO, place="helms-deep"))
    frodo = table.player("frodo")
    assert frodo.options == ["play:riders-of-rohan-1:helms-deep", "done"]
    frodo.chooses("play:riders-of-rohan-1:helms-deep")
    assert table.asked == [(FRODO, "cost")]
    assert frodo.options == ["cycle:gimli", "cycle:sting"]
    frodo.chooses("cycle:sting")
    assert table.in_zone("frodo", "hand") == ["gimli"]
    assert table.in_zone("frodo", "cycle") == ["sting"]
    assert table.where("riders-of-rohan-1") == "helms-deep"


@pytest.mark.rule("RCG-8.27", "RCG-8.2")
def test_where_there_is_neither_rest_nor_hand_a_card_is_forsaken() -> None:
    table = Ring().reserve("sam-gamgee").deck("frodo", "riders-of-rohan-1")
    table.carries_out(ActivateBattleground(seat=FRODO, place="helms-deep"))
    frodo = table.player("frodo").chooses("play:riders-of-rohan-1:helms-deep")
    assert table.asked == [(FRODO, "forsake")]
    assert frodo.options == ["forsake:sam-gamgee"]
    frodo.chooses("forsake:sam-gamgee")
    assert table.where("sam-gamgee") == "eliminated"
    assert table.where("riders-of-rohan-1") == "helms-deep"


@pytest.mark.rule("RCG-8.27")
def test_a_small_rest_pays_for_one_of_two_cards_and_the_hand_for_the_other() -> None:
    table = Ring().hand("witch-king", "the-day-without-dawn", "the-reaver", "the-hunter")
    table.deck("witch-king", "mordor-orcs-1", "mordor-orcs-2", "olog-hai")
    witch_king = table.turn("witch-king").chooses("event:the-day-without-dawn")
    witch_king.chooses("cycle:the-reaver")
    assert table.in_zone("witch-king", "apart") == [
        "mordor-orcs-1",
        "mordor-orcs-2",
        "olog-hai",
        "the-reaver",
    ]
    witch_king.chooses("eliminate:the-reaver").chooses("play:mordor-orcs-1:reserve")
    witch_king.chooses("play:mordor-orcs-2:reserve")
    assert table.where("olog-hai") == "cycle"
    assert table.asked == [(WITCH_KING, "cost")]
    assert witch_king.options == ["cycle:the-hunter"]
    witch_king.chooses("cycle:the-hunter")
    assert table.in_zone("witch-king", "cycle") == ["olog-hai", "the-hunter"]
    assert table.where("the-day-without-dawn") == "eliminated"
    assert done(table, "witch-king")


@pytest.mark.rule("RCG-8.27")
def test_without_any_rest_each_of_two_cards_is_paid_for_and_not_with_itself() -> None:
    table = Ring().hand("witch-king", "the-day-without-dawn", "the-reaver", "the-hunter")
    table.deck("witch-king", "mordor-orcs-1", "mordor-orcs-2")
    witch_king = table.turn("witch-king").chooses("event:the-day-without-dawn")
    witch_king.chooses("cycle:the-reaver").chooses("eliminate:the-reaver")
    witch_king.chooses("play:mordor-orcs-1:reserve").chooses("play:mordor-orcs-2:reserve")
    assert events.RestCycled not in {type(event) for event in table.events}
    assert witch_king.options == ["cycle:the-hunter"]
    witch_king.chooses("cycle:the-hunter")
    assert table.asked == [(WITCH_KING, "forsake")]
    assert witch_king.options == ["forsake:mordor-orcs-1", "forsake-top"]
    witch_king.chooses("forsake-top")
    assert table.where("the-hunter") == "eliminated"
    assert table.where("mordor-orcs-1") == table.where("mordor-orcs-2") == "reserve"
    assert done(table, "witch-king")


@pytest.mark.rule("RCG-8.27")
def test_a_set_is_drawn_over_a_recycle() -> None:
    table = Ring().hand("frodo", "eomer", "gimli").cycled("frodo", "sting", "glamdring")
    table.deck("frodo", "riders-of-rohan-1", "village-militia")
    frodo = table.turn("frodo").chooses("play:eomer:reserve").chooses("cycle:gimli")
    assert table.in_zone("frodo", "apart") == [
        "gimli",
        "glamdring",
        "riders-of-rohan-1",
        "sting",
        "village-militia",
    ]
    frodo.chooses("done")
    assert len(table.in_zone("frodo", "cycle")) == 5


@pytest.mark.rule("RCG-8.27")
def test_without_any_card_to_draw_nothing_is_asked() -> None:
    table = Ring().reserve("gimli").hand("frodo", "eomer").deck("frodo")
    table.turn("frodo").chooses("play:eomer:reserve").chooses("forsake:gimli")
    assert table.where("eomer") == "reserve"
    assert done(table, "frodo")


@pytest.mark.rule("RCG-8.27", "RCG-8.28")
def test_texts_of_cards_out_of_a_set_come_when_the_rest_is_cycled() -> None:
    first = ("eomer", "sting", "glamdring", "merry-brandybuck", "pippin-took")
    second = ("riders-of-rohan-1", "gimli", "bilbo-baggins", "quickbeam", "treebeard")
    table = Ring().hand("frodo", "theoden", "shadowfax").on_top("frodo", *first, *second)
    frodo = table.turn("frodo").chooses("play:theoden:reserve").chooses("cycle:shadowfax")
    assert frodo.options == ["play:eomer:reserve", "done"]
    frodo.chooses("play:eomer:reserve")
    assert table.in_zone("frodo", "cycle") == sorted([*first[1:], "shadowfax"])
    assert table.in_zone("frodo", "apart") == sorted(second)
    assert frodo.options == ["play:riders-of-rohan-1:reserve", "done"]
    frodo.chooses("play:riders-of-rohan-1:reserve")
    assert table.state.places == dict.fromkeys(("theoden", "eomer", "riders-of-rohan-1"), "reserve")
    assert table.state.played == ["theoden", "eomer"]
    assert table.in_zone("frodo", "cycle") == sorted([*first[1:], "shadowfax", *second[1:]])
    assert done(table, "frodo")


@pytest.mark.rule("RCG-8.27", "RCG-8.28")
@pytest.mark.parametrize("easterling_first", [True, False])
def test_two_cards_of_a_set_are_placed_before_the_text_of_either(easterling_first: bool) -> None:
    nazgul = ("the-black-easterling", "the-reaver")
    seven = (*nazgul, "the-hunter", "olog-hai", "fell-beast", "grishnakh", "black-uruks")
    table = (
        Ring().path("weathertop").hand("witch-king", "the-ringwraiths-are-abroad", "morgul-blade")
    )
    table.on_top("witch-king", *seven, "black-breath", "trolls-of-udun")
    witch_king = table.turn("witch-king").chooses("event:the-ringwraiths-are-abroad")
    witch_king.chooses("cycle:morgul-blade")
    assert table.asked == [(WITCH_KING, "eliminate-from-set")]
    witch_king.chooses("eliminate:olog-hai")
    first, second = nazgul if easterling_first else nazgul[::-1]
    witch_king.chooses(f"play:{first}:weathertop")
    assert table.in_zone("witch-king", "hand") == []
    witch_king.chooses(f"play:{second}:reserve")
    assert table.where(first) == "weathertop"
    assert table.where(second) == "reserve"
    assert table.in_zone("witch-king", "hand") == ["black-breath"]
    cycled = ["black-uruks", "fell-beast", "grishnakh", "morgul-blade", "the-hunter"]
    assert table.in_zone("witch-king", "cycle") == cycled
    assert table.in_zone("witch-king", "eliminated") == ["olog-hai", "the-ringwraiths-are-abroad"]
    assert done(table, "witch-king")


@pytest.mark.rule("RCG-8.27", "RCG-8.28")
@pytest.mark.parametrize("gorbag_first", [True, False])
def test_texts_come_in_the_order_in_which_the_cards_were_played(gorbag_first: bool) -> None:
    # Of the Nazgûl only one has a text: in this match others may be played with it.
    event, path = "the-ringwraiths-are-abroad", "shelobs-lair"
    keyword = f"cards.{event}.effects.event.steps.1.which.keyword"
    table = Ring(ruleset={keyword: None}).path(path).hand("witch-king", event, "morgul-blade")
    table.on_top("witch-king", "gorbag-and-shagrat", "the-black-easterling", "olog-hai")
    witch_king = table.turn("witch-king").chooses(f"event:{event}").chooses("cycle:morgul-blade")
    witch_king.chooses("eliminate:olog-hai")
    plays = [f"play:gorbag-and-shagrat:{path}", "play:the-black-easterling:reserve"]
    for play in plays if gorbag_first else plays[::-1]:
        witch_king.chooses(play)
    assert witch_king.ask.about == ("gorbag-and-shagrat",)
    assert len(table.in_zone("witch-king", "hand")) == (0 if gorbag_first else 1)
    witch_king.chooses("forgo")
    assert len(table.in_zone("witch-king", "hand")) == 1
    assert done(table, "witch-king")


@pytest.mark.rule("RCG-8.27")
def test_as_many_cards_of_a_set_are_eliminated_as_the_text_says() -> None:
    event = "the-day-without-dawn"
    first = f"cards.{event}.effects.event.steps.1.eliminate_first"
    table = Ring(ruleset={first: 2}).hand("witch-king", event, "morgul-blade")
    table.on_top("witch-king", "olog-hai", "black-uruks", "mordor-orcs-1")
    witch_king = table.turn("witch-king").chooses(f"event:{event}").chooses("cycle:morgul-blade")
    witch_king.chooses("eliminate:olog-hai")
    assert table.asked == [(WITCH_KING, "eliminate-from-set")]
    witch_king.chooses("eliminate:black-uruks")
    assert table.asked == [(WITCH_KING, "play-from-set")]
    assert len(table.in_zone("witch-king", "apart")) == 5


@pytest.mark.rule("RCG-8.28")
def test_a_card_of_a_set_may_go_to_any_legal_place() -> None:
    five = ("the-black-easterling", "the-reaver", "olog-hai", "fell-beast", "mouth-of-sauron")
    table = Ring().battleground("minas-tirith").battleground("edoras")
    table.on_top("witch-king", *five, "black-breath")
    table.carries_out(ActivatePath(seat=FRODO, place="morgul-vale"))
    witch_king = table.player("witch-king")
    assert table.asked == [(WITCH_KING, "play-from-set")]
    places = ("reserve", "morgul-vale", "minas-tirith")
    assert witch_king.options == [
        *(f"play:the-black-easterling:{place}" for place in places),
        *(f"play:the-reaver:{place}" for place in places),
        "done",
    ]
    witch_king.may_not("play:the-reaver:edoras", because="RCG-8.5")
    witch_king.chooses("play:the-black-easterling:minas-tirith")
    assert table.in_zone("witch-king", "hand") == ["black-breath"]  # its text worked
    assert table.where("the-black-easterling") == "minas-tirith"
    assert table.in_zone("witch-king", "cycle") == sorted(five[1:])


@pytest.mark.rule("RCG-8.28")
def test_a_card_of_a_set_goes_where_the_text_says() -> None:
    five = ("the-reaver", "olog-hai", "fell-beast", "mouth-of-sauron", "the-hunter")
    table = Ring().path("weathertop").on_top("witch-king", *five)
    table.carries_out(ActivateBattleground(seat=FRODO, place="minas-morgul"))
    witch_king = table.player("witch-king")
    assert witch_king.options == ["play:the-hunter:reserve", "play:the-reaver:reserve", "done"]
    witch_king.chooses("play:the-hunter:reserve")
    assert table.where("the-hunter") == "reserve"
    assert table.state.fresh == ["the-hunter"]
    five = ("riders-of-rohan-1", "eowyn", "gimli", "merry-brandybuck", "gandalf-the-white")
    table = Ring().path("egladil").battleground("edoras").on_top("frodo", *five)
    table.carries_out(ActivateBattleground(seat=SARUMAN, place="helms-deep"))
    frodo = table.player("frodo")
    assert frodo.options == [
        "play:eowyn:helms-deep",
        "play:gandalf-the-white:helms-deep",
        "play:merry-brandybuck:helms-deep",
        "play:riders-of-rohan-1:helms-deep",
        "done",
    ]


@pytest.mark.rule("RCG-8.28")
def test_an_item_of_a_set_is_played_on_a_wielder_and_counts_as_played() -> None:
    five = ("shadowfax", "death-ride-ride-to-ruin", "sting", "gimli", "quickbeam")
    table = Ring().reserve("gandalf-the-grey").hand("frodo", "theoden", "glamdring")
    table.on_top("frodo", *five)
    frodo = table.turn("frodo").chooses("play:theoden:reserve").chooses("cycle:glamdring")
    assert frodo.options == [
        "event:death-ride-ride-to-ruin",
        "equip:shadowfax:gandalf-the-grey",
        "done",
    ]
    frodo.chooses("equip:shadowfax:gandalf-the-grey")
    assert table.where("shadowfax") == "gandalf-the-grey"
    assert table.state.played == ["theoden", "shadowfax"]
    assert done(table, "frodo")


@pytest.mark.rule("RCG-8.28", "RCG-8.21")
def test_an_event_of_a_set_is_carried_out_and_eliminated() -> None:
    five = ("death-ride-ride-to-ruin", "sting", "gimli", "quickbeam", "treebeard")
    table = Ring().battleground("edoras").hand("frodo", "theoden", "glamdring").reserve("eowyn")
    table.battleground("minas-tirith", "mordor-orcs-1").on_top("frodo", *five)
    frodo = table.turn("frodo").chooses("play:theoden:edoras").chooses("cycle:glamdring")
    frodo.chooses("event:death-ride-ride-to-ruin")
    assert table.in_zone("frodo", "cycle") == sorted([*five[1:], "glamdring"])
    assert table.where("death-ride-ride-to-ruin") == "event"
    assert frodo.options == ["eliminate:eowyn", "done"]
    frodo.chooses("eliminate:eowyn")
    assert table.where("mordor-orcs-1") == "eliminated"
    assert table.where("death-ride-ride-to-ruin") == "eliminated"
    assert done(table, "frodo")


# Once in a round


@pytest.mark.rule("RCG-8.29")
def test_the_messenger_is_not_played_twice_in_a_round() -> None:
    table = Ring().hand("witch-king", "the-messenger", "mordor-orcs-1", "the-hunter")
    witch_king = table.turn("witch-king").chooses("play:the-messenger:reserve")
    witch_king.chooses("cycle:mordor-orcs-1")
    again(table, "witch-king")
    witch_king.chooses("act:the-messenger").chooses("take:the-messenger")
    assert table.in_zone("witch-king", "hand") == ["the-hunter", "the-messenger"]
    again(table, "witch-king")
    witch_king.may_not("play:the-messenger:reserve", because="RCG-8.29")
    assert ways(witch_king.options, "play") == ["play:the-hunter:reserve"]
    witch_king.may("discard:the-messenger")


@pytest.mark.rule("RCG-8.29")
def test_in_the_next_round_it_may_be_played_again() -> None:
    table = Ring().hand("witch-king", "the-messenger").board(played=["the-messenger"])
    table.turn("witch-king").may_not("play:the-messenger:reserve", because="RCG-8.29")
    table.step("end")
    assert table.state.played == []


@pytest.mark.rule("RCG-8.29")
def test_an_item_is_not_played_twice_in_a_round() -> None:
    table = Ring().path("egladil").reserve("galadriel").deck("aragorn")
    table.hand("aragorn", "nenya-ring-of-adamant", "lembas")
    aragorn = table.turn("aragorn").chooses("equip:nenya-ring-of-adamant:galadriel")
    aragorn.chooses("cycle:lembas")
    again(table, "aragorn")
    aragorn.chooses("act:nenya-ring-of-adamant")
    again(table, "aragorn")
    aragorn.chooses("ring")  # draws both cards of the cycle pile
    assert table.in_zone("aragorn", "hand") == ["lembas", "nenya-ring-of-adamant"]
    again(table, "aragorn")
    aragorn.may_not("equip:nenya-ring-of-adamant:galadriel", because="RCG-8.29")
    assert ways(aragorn.options, "equip") == []


@pytest.mark.rule("RCG-8.29")
def test_armies_and_events_are_not_meant() -> None:
    table = Ring().hand("aragorn", "soldiers-of-gondor", "the-red-arrow", "lembas", "arwen")
    aragorn = table.turn("aragorn").chooses("play:soldiers-of-gondor:reserve")
    aragorn.chooses("cycle:lembas")
    again(table, "aragorn")
    aragorn.chooses("event:the-red-arrow").chooses("cycle:arwen")
    assert table.state.played == []
    # The army was cycled and drawn again.
    later = Ring().hand("aragorn", "soldiers-of-gondor", "arwen")
    later.board(played=table.state.played, lasting=table.state.lasting)
    later.turn("aragorn").may("play:soldiers-of-gondor:reserve")


@pytest.mark.rule("RCG-8.29")
def test_another_card_of_the_same_kind_may_be_played() -> None:
    table = Ring().hand("witch-king", "the-hunter", "the-reaver").board(played=["the-hunter"])
    witch_king = table.turn("witch-king").may("play:the-reaver:reserve")
    witch_king.may_not("play:the-hunter:reserve", because="RCG-8.29")


@pytest.mark.rule("RCG-8.29", "RCG-8.28")
def test_a_card_that_was_played_this_round_is_not_played_out_of_a_set_either() -> None:
    five = ("the-reaver", "olog-hai", "fell-beast", "mouth-of-sauron", "the-hunter")
    table = Ring().on_top("witch-king", *five).board(played=["the-reaver"])
    table.carries_out(ActivateBattleground(seat=FRODO, place="minas-morgul"))
    witch_king = table.player("witch-king")
    assert witch_king.options == ["play:the-hunter:reserve", "done"]
    witch_king.may_not("play:the-reaver:reserve", because="RCG-8.29")


# What must never be


def found(table: Ring) -> list[Violation]:
    return violations(table.state)


@pytest.mark.rule("RCG-8.6", "RCG-8.8")
def test_an_army_on_a_path_and_a_character_on_a_wrong_one_are_found_out() -> None:
    assert found(Ring().path("egladil", "legolas").reserve("high-elves-1")) == []
    army = Ring().path("egladil", "high-elves-1")
    assert found(army) == [Violation("RCG-8.6", ("high-elves-1",))]
    troll = Ring().path("egladil", "cave-troll")
    assert found(troll) == [Violation("RCG-8.8", ("cave-troll", "egladil"))]


@pytest.mark.rule("RCG-8.9")
def test_items_without_a_proper_wielder_are_found_out() -> None:
    assert found(Ring().reserve("strider", "anduril@strider")) == []
    alone = Violation("RCG-8.9", ("anduril", "reserve"))
    assert found(Ring().reserve("anduril")) == [alone]
    wrong = Violation("RCG-8.9", ("anduril", "elrond"))
    assert found(Ring().reserve("elrond", "anduril@elrond")) == [wrong]
    gone = Violation("RCG-8.9", ("anduril", "strider"))
    assert found(Ring().reserve("anduril@strider")) == [gone]
    with_army = Ring().reserve("high-elves-1", "elven-cloak@high-elves-1")
    assert found(with_army) == [
        Violation("RCG-8.9", ("high-elves-1",)),
        Violation("RCG-8.9", ("elven-cloak", "high-elves-1")),
    ]


@pytest.mark.rule("RCG-8.21")
def test_an_event_in_play_is_found_out() -> None:
    assert found(Ring().reserve("the-red-arrow")) == [Violation("RCG-8.21", ("the-red-arrow",))]
