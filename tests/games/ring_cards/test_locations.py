"""The 41 locations: what is printed on them, and their activation texts, clause by clause."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable as Ring
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.scoring import points
from ostrog.games.ring_cards.combat.battleground_combat import BattlegroundCombat
from ostrog.games.ring_cards.combat.path_combat import PathCombat

DUEL, TRIO, FELLOWSHIP = "duel-two-players", "duel-three-players", "fellowship-of-the-ring"

IN_THE_DUEL = {
    "frodo": "gandalf",
    "aragorn": "gandalf",
    "witch-king": "witch-king",
    "saruman": "witch-king",
}
"""The seat of the Two-Player Duel with the factions of each seat of the Trilogy."""

GOES_ON = [(1, "turn")]
"""The text is done; the player after the first one takes a turn."""


def hands(table: Ring) -> dict[str, int]:
    """Return the number of cards of each player who holds any."""
    sizes = {who: len(table.in_zone(who, "hand")) for who in table.state.cast.names}
    return {who: size for who, size in sizes.items() if size}


def asks(table: Ring, who: str, kind: str) -> bool:
    """Whether this is the only pending decision."""
    return table.asked == [(table.number(who), kind)]


def score(table: Ring) -> tuple[int, int]:
    """Return the points of both sides."""
    war = table.state
    return points(war.cast, war.won, war.paths_won, war.corruption)


# What is printed on them

BATTLEGROUNDS = {
    "dol-amroth": (2, 1, "dunedain wizard", "southron"),
    "edoras": (1, 1, "rohan wizard", "isengard"),
    "helms-deep": (2, 2, "rohan wizard", "isengard"),
    "lorien": (2, 2, "elf wizard", "monstrous mordor"),
    "minas-tirith": (3, 3, "dunedain wizard", "mordor southron"),
    "pelargir": (1, 1, "dunedain wizard", "southron"),
    "rivendell": (2, 2, "elf wizard", "monstrous"),
    "dol-guldur": (2, 1, "mordor", "elf wizard"),
    "harad": (1, 1, "southron", "dunedain wizard"),
    "minas-morgul": (2, 2, "mordor", "dunedain wizard"),
    "morannon": (2, 2, "mordor southron", "dunedain rohan wizard"),
    "moria": (2, 1, "monstrous", "dwarf elf wizard"),
    "orthanc": (2, 2, "isengard", "rohan wizard"),
    "umbar": (2, 1, "southron", "dunedain wizard"),
}
"""Defence, points, defenders and attackers; the first seven are those of the Free Peoples."""

PATHS = {
    "bag-end": (1, 0, 1),
    "bucklebury-ferry": (1, 1, 1),
    "gildors-encampment": (1, 1, 1),
    "inn-of-the-prancing-pony": (2, 1, 2),
    "the-old-forest": (2, 1, 2),
    "weathertop": (2, 0, 2),
    "fords-of-bruinen": (3, 0, 1),
    "imladris": (3, 1, 1),
    "the-council-of-elrond": (3, 1, 1),
    "caradhras": (4, 0, 2),
    "khazad-dum": (4, 0, 2),
    "the-doors-of-durin": (4, 1, 2),
    "dimrill-dale": (5, 0, 1),
    "egladil": (5, 1, 1),
    "lothlorien": (5, 2, 1),
    "amon-hen": (6, 0, 2),
    "dead-marshes": (6, 1, 2),
    "emyn-muil": (6, 0, 2),
    "henneth-annun": (7, 1, 1),
    "osgiliath": (7, 0, 1),
    "the-cross-roads": (7, 0, 1),
    "cirith-ungol": (8, 0, 2),
    "morgul-vale": (8, 0, 2),
    "shelobs-lair": (8, 0, 2),
    "crack-of-doom": (9, 0, 3),
    "morgai": (9, 0, 3),
    "orodruin": (9, 0, 3),
}
"""Number, defence and points."""

SHADOW_BATTLEGROUNDS = list(BATTLEGROUNDS)[7:]

CARD_OF = {
    "dunedain": "soldiers-of-gondor",
    "dwarf": "gimli",
    "elf": "high-elves-1",
    "hobbit": "sam-gamgee",
    "rohan": "village-militia",
    "wizard": "gandalf-the-grey",
    "isengard": "fighting-uruk-hai",
    "monstrous": "goblins-of-the-misty-mountains-1",
    "mordor": "mordor-orcs-1",
    "southron": "haradrim-mumakil",
}
"""A card of each faction that has no text about places."""


def test_all_locations_are_here() -> None:
    values = Ring().state.values
    assert list(BATTLEGROUNDS) == list(values.battlegrounds)
    assert list(PATHS) == list(values.paths)


@pytest.mark.rule("RCG-3.5", "RCG-13.3", "RCG-14.1")
@pytest.mark.parametrize("place", BATTLEGROUNDS)
def test_the_defence_of_a_battleground_holds_and_its_points_go_to_its_side(place: str) -> None:
    defence, worth = BATTLEGROUNDS[place][:2]
    side = SHADOW if place in SHADOW_BATTLEGROUNDS else FREE
    table = Ring().battleground(place).tokens(place, attack=defence)
    table.carries_out(BattlegroundCombat(place=place))
    assert events.CombatBegan(place, defence, defence, 0) in table.events
    assert table.state.won[side] == [place]
    assert score(table) == ((0, worth) if side == SHADOW else (worth, 0))


@pytest.mark.rule("RCG-3.5", "RCG-13.6", "RCG-14.1")
@pytest.mark.parametrize("place", BATTLEGROUNDS)
def test_one_attack_icon_more_takes_a_battleground(place: str) -> None:
    defence, worth = BATTLEGROUNDS[place][:2]
    other = FREE if place in SHADOW_BATTLEGROUNDS else SHADOW
    table = Ring().battleground(place).tokens(place, attack=defence + 1)
    table.carries_out(BattlegroundCombat(place=place))
    assert table.state.won[other] == [place]
    assert score(table) == ((0, worth) if other == SHADOW else (worth, 0))
    assert table.state.corruption == 0


@pytest.mark.rule("RCG-3.5", "RCG-8.5")
@pytest.mark.parametrize("place", BATTLEGROUNDS)
def test_a_battleground_admits_the_factions_it_shows_and_no_others(place: str) -> None:
    shown = " ".join(BATTLEGROUNDS[place][2:]).split()
    table = Ring(DUEL).battleground(place)
    free, shadow = list(CARD_OF)[:6], list(CARD_OF)[6:]
    table.hand("gandalf", *(CARD_OF[each] for each in free))
    table.hand("witch-king", *(CARD_OF[each] for each in shadow))
    for who, factions in (("gandalf", free), ("witch-king", shadow)):
        seat = table.turn(who)
        open_to = [each for each in factions if f"play:{CARD_OF[each]}:{place}" in seat.options]
        assert open_to == [each for each in factions if each in shown]
        for faction in set(factions) - set(shown):
            seat.may_not(f"play:{CARD_OF[faction]}:{place}", because="RCG-8.5")
            seat.may(f"play:{CARD_OF[faction]}:reserve")


@pytest.mark.rule("RCG-3.6", "RCG-12.3", "RCG-14.2")
@pytest.mark.parametrize("place", PATHS)
def test_the_defence_of_a_path_holds_and_the_free_peoples_score_it(place: str) -> None:
    number, defence, worth = PATHS[place]
    table = Ring().path(place).tokens(place, attack=defence)
    assert table.state.number == number
    table.carries_out(PathCombat(place=place))
    assert events.CombatBegan(place, defence, defence, 0) in table.events
    assert table.state.paths_won == [[place], []]
    assert score(table) == (worth, 0)


@pytest.mark.rule("RCG-3.6", "RCG-12.12", "RCG-14.3")
@pytest.mark.parametrize("place", PATHS)
def test_two_attack_icons_more_are_two_corruption_and_the_path_is_worth_nothing(
    place: str,
) -> None:
    defence = PATHS[place][1]
    table = Ring().path(place).tokens(place, attack=defence + 2)
    table.carries_out(PathCombat(place=place))
    assert table.state.paths_won == [[], [place]]
    assert table.state.corruption == 2
    assert score(table) == (0, 2)


@pytest.mark.rule("RCG-3.6", "RCG-8.8")
@pytest.mark.parametrize("place", PATHS)
def test_the_number_of_a_path_decides_who_may_go_there(place: str) -> None:
    # The Hill-troll goes to paths 2-9, Gollum to 6-9, Shelob to 7-9, the Cave Troll to 4 and 8-9.
    number = PATHS[place][0]
    numbers = {
        "hill-troll": range(2, 10),
        "gollum": range(6, 10),
        "shelob": range(7, 10),
        "cave-troll": (4, 8, 9),
        "barrow-wights": range(1, 4),
        "caradhras-the-cruel": (4, 5),
    }
    table = Ring().path(place).hand("saruman", *numbers)
    seat = table.turn("saruman")
    for card, allowed in numbers.items():
        if number in allowed:
            seat.may(f"play:{card}:{place}")
        else:
            seat.may_not(f"play:{card}:{place}", because="RCG-8.8")


# A named player draws

DRAWS = [
    ("moria", "saruman", 2),
    ("bag-end", "frodo", 2),
    ("weathertop", "witch-king", 2),
    ("imladris", "aragorn", 2),
    ("khazad-dum", "saruman", 2),
    ("dead-marshes", "saruman", 2),
    ("henneth-annun", "aragorn", 1),
    ("shelobs-lair", "saruman", 2),
    ("crack-of-doom", "saruman", 2),
    ("orodruin", "witch-king", 2),
]

TOP_CARDS = {
    "frodo": ("gimli", "sting", "eomer", "glamdring"),
    "witch-king": ("olog-hai", "the-hunter", "fell-beast", "black-breath"),
    "aragorn": ("legolas", "lembas", "boromir", "anduril"),
    "saruman": ("ugluk", "shelob", "gollum", "wolf-riders"),
}
"""The cards on top of the draw decks."""


@pytest.mark.rule("RCG-1.5", "RCG-5.2", "RCG-10.1")
@pytest.mark.parametrize(("place", "who", "count"), DRAWS)
def test_the_player_of_a_faction_draws_whoever_activates_the_location(
    place: str, who: str, count: int
) -> None:
    for activating in ("frodo", "witch-king", "aragorn", "saruman"):
        table = Ring()
        for each, cards in TOP_CARDS.items():
            table.on_top(each, *cards)
        table.activates(activating, place)
        assert table.in_zone(who, "hand") == sorted(TOP_CARDS[who][:count])
        assert hands(table) == {who: count}
        assert table.told(events.Drew) == [
            events.Drew(table.number(who), count, TOP_CARDS[who][:count]),
        ]
        assert table.asked == GOES_ON


@pytest.mark.rule("RCG-17.11")
@pytest.mark.parametrize(("place", "who", "count"), DRAWS)
def test_a_single_player_draws_once_in_the_duels(place: str, who: str, count: int) -> None:
    for scenario in (DUEL, TRIO):
        table = Ring(scenario)
        seat = IN_THE_DUEL[who] if scenario == DUEL or who in ("frodo", "aragorn") else who
        table.activates("gandalf", place)
        assert hands(table) == {seat: count}


@pytest.mark.rule("RCG-10.2", "RCG-10.3", "RCG-10.5")
@pytest.mark.parametrize(("place", "who", "count"), DRAWS)
def test_a_draw_takes_what_is_there(place: str, who: str, count: int) -> None:
    first, *others = TOP_CARDS[who]
    table = Ring().deck(who, first).activates("frodo", place)
    assert table.in_zone(who, "hand") == [first]
    assert table.in_zone(who, "deck") == []
    table = Ring().cycled(who, *others).deck(who, first).activates("frodo", place)
    assert len(table.in_zone(who, "hand")) == count
    assert first in table.in_zone(who, "hand")
    assert len(table.in_zone(who, "deck")) == len(others) + 1 - count
    assert table.in_zone(who, "cycle") == []
    table = Ring().deck(who).activates("frodo", place)
    assert hands(table) == {}
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.21", "RCG-17.11", "RCG-5.2")
def test_bucklebury_ferry_is_one_card_for_the_mordor_and_one_for_the_hobbit_player() -> None:
    table = Ring().on_top("frodo", "gimli").on_top("witch-king", "olog-hai")
    table.activates("aragorn", "bucklebury-ferry")
    assert table.told(events.Drew) == [
        events.Drew(table.number("witch-king"), 1, ("olog-hai",)),
        events.Drew(table.number("frodo"), 1, ("gimli",)),
    ]
    assert hands(table) == {"frodo": 1, "witch-king": 1}
    assert table.asked == GOES_ON
    table = Ring(DUEL).activates("gandalf", "bucklebury-ferry")
    assert hands(table) == {"gandalf": 1, "witch-king": 1}
    table = Ring(TRIO).activates("saruman", "bucklebury-ferry")
    assert hands(table) == {"gandalf": 1, "witch-king": 1}
    table = Ring(FELLOWSHIP).activates("gandalf", "bucklebury-ferry")
    assert hands(table) == {"balrog-of-moria": 1, "gandalf": 1}


@pytest.mark.rule("RCG-10.5")
def test_bucklebury_ferry_gives_the_hobbit_player_a_card_if_the_other_has_none() -> None:
    table = Ring().deck("witch-king").activates("witch-king", "bucklebury-ferry")
    assert hands(table) == {"frodo": 1}


# A side draws

GROUP_DRAWS = [
    ("harad", SHADOW, 1),
    ("umbar", SHADOW, 1),
    ("inn-of-the-prancing-pony", SHADOW, 2),
    ("the-council-of-elrond", FREE, 1),
    ("the-cross-roads", FREE, 1),
]


@pytest.mark.rule("RCG-10.21", "RCG-5.2")
@pytest.mark.parametrize(("place", "side", "count"), GROUP_DRAWS)
def test_every_player_of_a_side_draws(place: str, side: int, count: int) -> None:
    players = ("frodo", "aragorn") if side == FREE else ("witch-king", "saruman")
    for first in ("frodo", "witch-king", "aragorn", "saruman"):
        table = Ring().starts(first)
        for each, cards in TOP_CARDS.items():
            table.on_top(each, *cards)
        table.activates(first, place)
        later_first = (side, first) in ((FREE, "witch-king"), (FREE, "aragorn"))
        later_first = later_first or (side, first) in ((SHADOW, "aragorn"), (SHADOW, "saruman"))
        order = players[::-1] if later_first else players
        assert table.told(events.Drew) == [
            events.Drew(table.number(each), count, TOP_CARDS[each][:count]) for each in order
        ]
        assert hands(table) == dict.fromkeys(players, count)


@pytest.mark.rule("RCG-17.10", "RCG-17.12")
@pytest.mark.parametrize(("place", "side", "count"), GROUP_DRAWS)
def test_the_only_player_of_a_side_draws_twice_in_the_duel(
    place: str, side: int, count: int
) -> None:
    table = Ring(DUEL).activates("gandalf", place)
    who = "gandalf" if side == FREE else "witch-king"
    assert hands(table) == {who: 2 * count}
    assert [event.count for event in table.told(events.Drew) if isinstance(event, events.Drew)] == [
        count,
        count,
    ]


@pytest.mark.rule("RCG-18.7", "RCG-17.10")
@pytest.mark.parametrize(("place", "side", "count"), GROUP_DRAWS)
def test_two_players_of_a_side_draw_once_each_also_in_the_duel(
    place: str, side: int, count: int
) -> None:
    table = Ring(TRIO).activates("gandalf", place)
    if side == FREE:
        assert hands(table) == {"gandalf": 2 * count}
    else:
        assert hands(table) == {"witch-king": count, "saruman": count}


@pytest.mark.rule("RCG-10.5", "RCG-10.21")
@pytest.mark.parametrize(("place", "side", "count"), GROUP_DRAWS)
def test_who_has_nothing_to_draw_keeps_nobody_else_from_it(
    place: str, side: int, count: int
) -> None:
    players = ("frodo", "aragorn") if side == FREE else ("witch-king", "saruman")
    table = Ring().deck(players[0]).activates("frodo", place)
    assert hands(table) == {players[1]: count}


@pytest.mark.rule("RCG-19.8", "RCG-10.21")
def test_nothing_is_doubled_in_the_fellowship_scenario() -> None:
    table = Ring(FELLOWSHIP).activates("gandalf", "inn-of-the-prancing-pony")
    assert hands(table) == {"balrog-of-moria": 2}


# A named player draws and cycles

DRAW_AND_CYCLE = [
    ("rivendell", "aragorn"),
    ("gildors-encampment", "aragorn"),
    ("lothlorien", "aragorn"),
    ("amon-hen", "witch-king"),
]


@pytest.mark.rule("RCG-5.2", "RCG-10.6", "RCG-8.25")
@pytest.mark.parametrize(("place", "who"), DRAW_AND_CYCLE)
def test_one_card_is_drawn_and_then_one_of_the_hand_must_be_cycled(place: str, who: str) -> None:
    drawn, held, *_ = TOP_CARDS[who]
    for gone, kept in ((drawn, held), (held, drawn)):
        table = Ring().hand(who, held).on_top(who, drawn).activates("saruman", place)
        assert asks(table, who, "cycle")
        assert table.told(events.Drew) == [events.Drew(table.number(who), 1, (drawn,))]
        assert table.player(who).options == sorted((f"cycle:{drawn}", f"cycle:{held}"))
        table.player(who).chooses(f"cycle:{gone}")
        assert table.where(gone) == "cycle"
        assert hands(table) == {who: 1}
        assert table.where(kept) == "hand"
        assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.7", "RCG-10.5")
@pytest.mark.parametrize(("place", "who"), DRAW_AND_CYCLE)
def test_a_card_is_cycled_or_forsaken_if_none_could_be_drawn(place: str, who: str) -> None:
    held = TOP_CARDS[who][0]
    table = Ring().hand(who, held).deck(who).activates("frodo", place)
    assert table.player(who).options == [f"cycle:{held}"]
    table.player(who).chooses(f"cycle:{held}")
    assert table.where(held) == "cycle"
    waiting = ("legolas", "boromir") if who == "aragorn" else ("olog-hai", "the-hunter")
    table = Ring().reserve(*waiting).deck(who).activates("frodo", place)
    assert asks(table, who, "forsake")
    assert table.player(who).options == [f"forsake:{card}" for card in waiting]
    table.player(who).chooses(f"forsake:{waiting[1]}")
    assert table.where(waiting[1]) == "eliminated"
    assert table.where(waiting[0]) == "reserve"
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.17", "RCG-10.5")
@pytest.mark.parametrize(("place", "who"), DRAW_AND_CYCLE)
def test_who_has_no_card_at_all_suffers_nothing(place: str, who: str) -> None:
    table = Ring().deck(who).activates("frodo", place)
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-17.11")
@pytest.mark.parametrize(("place", "who"), DRAW_AND_CYCLE)
def test_drawing_and_cycling_by_one_player_is_not_doubled(place: str, who: str) -> None:
    seat = IN_THE_DUEL[who]
    drawn, held, *_ = TOP_CARDS[who]
    table = Ring(DUEL).hand(seat, held).on_top(seat, drawn).activates("gandalf", place)
    table.player(seat).chooses(f"cycle:{drawn}")
    assert hands(table) == {seat: 1}
    assert table.asked == GOES_ON


# A named player may forsake a card to draw

FORSAKE_TO_DRAW = [("dol-amroth", 1), ("minas-tirith", 3), ("pelargir", 1), ("osgiliath", 3)]


@pytest.mark.rule("RCG-1.5", "RCG-10.12", "RCG-10.13")
@pytest.mark.parametrize(("place", "count"), FORSAKE_TO_DRAW)
def test_the_dunedain_player_may_forsake_a_card_of_the_hand_to_draw(place: str, count: int) -> None:
    top = ("legolas", "lembas", "boromir", "anduril")
    table = Ring().hand("aragorn", "denethor", "arwen").reserve("halbarad", "elrond")
    table.on_top("aragorn", *top).activates("saruman", place)
    assert asks(table, "aragorn", "text")
    assert table.player("aragorn").options == ["carry-out", "forgo"]
    table.player("aragorn").chooses("carry-out")
    assert asks(table, "aragorn", "forsake")
    assert table.player("aragorn").options == [
        *("forsake:arwen", "forsake:denethor", "forsake:halbarad", "forsake:elrond"),
        "forsake-top",
    ]
    table.player("aragorn").chooses("forsake:denethor")
    assert table.where("denethor") == "eliminated"
    assert table.in_zone("aragorn", "hand") == sorted(("arwen", *top[:count]))
    assert hands(table) == {"aragorn": 1 + count}
    assert table.where("elrond") == "reserve"
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.13", "RCG-10.14")
@pytest.mark.parametrize(("place", "count"), FORSAKE_TO_DRAW)
def test_the_card_forsaken_to_draw_may_be_the_top_one_or_one_of_the_reserve(
    place: str, count: int
) -> None:
    top = ("legolas", "lembas", "boromir", "anduril")
    table = Ring().reserve("halbarad").on_top("aragorn", *top).activates("aragorn", place)
    table.player("aragorn").chooses("carry-out").chooses("forsake-top")
    assert table.where("legolas") == "eliminated"
    assert table.in_zone("aragorn", "hand") == sorted(top[1 : 1 + count])
    table = Ring().reserve("halbarad").on_top("aragorn", *top).activates("aragorn", place)
    table.player("aragorn").chooses("carry-out").chooses("forsake:halbarad")
    assert table.where("halbarad") == "eliminated"
    assert table.in_zone("aragorn", "hand") == sorted(top[:count])


@pytest.mark.rule("RCG-10.12", "RCG-20.3")
@pytest.mark.parametrize(("place", "count"), FORSAKE_TO_DRAW)
def test_a_forsaken_card_that_is_cycled_instead_has_paid(place: str, count: int) -> None:
    table = Ring().on_top("aragorn", "aragorn").activates("aragorn", place)
    table.player("aragorn").chooses("carry-out").chooses("forsake-top")
    assert table.where("aragorn") == "cycle"
    assert hands(table) == {"aragorn": count}


@pytest.mark.rule("RCG-10.12", "RCG-5.2")
@pytest.mark.parametrize(("place", "count"), FORSAKE_TO_DRAW)
def test_forsaking_to_draw_may_be_forgone(place: str, count: int) -> None:
    table = Ring().hand("aragorn", "denethor").activates("aragorn", place)
    table.player("aragorn").chooses("forgo")
    assert hands(table) == {"aragorn": 1}
    assert table.where("denethor") == "hand"
    assert table.in_zone("aragorn", "eliminated") == []
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.12", "RCG-9.15")
@pytest.mark.parametrize(("place", "count"), FORSAKE_TO_DRAW)
def test_who_has_nothing_to_forsake_is_not_asked(place: str, count: int) -> None:
    table = Ring().deck("aragorn").activates("aragorn", place)
    assert table.asked == GOES_ON
    assert hands(table) == {}
    # Cards at a location cannot be forsaken; a cycle pile becomes a draw deck.
    table = Ring().battleground("morannon", "denethor").deck("aragorn")
    assert table.activates("aragorn", place).asked == GOES_ON
    table = Ring().cycled("aragorn", "denethor").deck("aragorn").activates("aragorn", place)
    table.player("aragorn").chooses("carry-out")
    assert table.player("aragorn").options == ["forsake-top"]
    table.player("aragorn").chooses("forsake-top")
    assert table.where("denethor") == "eliminated"
    assert hands(table) == {}
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.12", "RCG-10.5")
@pytest.mark.parametrize(("place", "count"), FORSAKE_TO_DRAW)
def test_the_last_card_may_be_forsaken_for_fewer_cards(place: str, count: int) -> None:
    table = Ring().hand("aragorn", "denethor").deck("aragorn", "arwen")
    table.activates("aragorn", place).player("aragorn").chooses("carry-out")
    table.player("aragorn").chooses("forsake:denethor")
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    table = Ring().hand("aragorn", "denethor").deck("aragorn").activates("aragorn", place)
    table.player("aragorn").chooses("carry-out").chooses("forsake:denethor")
    assert hands(table) == {}
    assert table.where("denethor") == "eliminated"


@pytest.mark.rule("RCG-17.11")
@pytest.mark.parametrize(("place", "count"), FORSAKE_TO_DRAW)
def test_forsaking_to_draw_is_offered_once_in_the_duel(place: str, count: int) -> None:
    table = Ring(DUEL).hand("gandalf", "denethor", "gimli").activates("witch-king", place)
    table.player("gandalf").chooses("carry-out").chooses("forsake:gimli")
    assert hands(table) == {"gandalf": 1 + count}
    assert table.where("gimli") == "eliminated"
    assert table.asked == GOES_ON


# Every player of the Free Peoples forsakes

GROUP_FORSAKES = ["the-old-forest", "caradhras", "emyn-muil"]


@pytest.mark.rule("RCG-10.21", "RCG-10.13", "RCG-5.2")
@pytest.mark.parametrize("place", GROUP_FORSAKES)
def test_every_free_peoples_player_forsakes_a_card(place: str) -> None:
    table = Ring().hand("frodo", "gimli", "sting").hand("aragorn", "lembas")
    table.reserve("elrond", "vilya-ring-of-air@elrond").battleground("rivendell", "arwen")
    table.activates("witch-king", place)
    assert asks(table, "frodo", "forsake")
    assert table.player("frodo").options == ["forsake:gimli", "forsake:sting", "forsake-top"]
    table.player("frodo").chooses("forsake:gimli")
    assert table.where("gimli") == "eliminated"
    assert asks(table, "aragorn", "forsake")
    assert table.player("aragorn").options == [
        *("forsake:lembas", "forsake:elrond", "forsake:vilya-ring-of-air", "forsake-top"),
    ]
    table.player("aragorn").may_not("forsake:arwen", because="RCG-10.15")
    table.player("aragorn").chooses("forsake:vilya-ring-of-air")
    assert table.where("vilya-ring-of-air") == "eliminated"
    assert table.where("elrond") == "reserve"
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.21")
@pytest.mark.parametrize("place", GROUP_FORSAKES)
def test_who_comes_first_in_turn_order_forsakes_first(place: str) -> None:
    for first in ("witch-king", "aragorn"):
        table = Ring().starts(first).activates(first, place)
        assert asks(table, "aragorn", "forsake")
        table.player("aragorn").chooses("forsake-top")
        assert asks(table, "frodo", "forsake")
    table = Ring().starts("saruman").activates("saruman", place)
    assert asks(table, "frodo", "forsake")


@pytest.mark.rule("RCG-10.17", "RCG-10.21")
@pytest.mark.parametrize("place", GROUP_FORSAKES)
def test_who_has_nothing_suffers_nothing_and_the_other_forsakes(place: str) -> None:
    table = Ring().deck("frodo").hand("aragorn", "lembas").activates("frodo", place)
    assert asks(table, "aragorn", "forsake")
    table.player("aragorn").chooses("forsake:lembas")
    assert table.where("lembas") == "eliminated"
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-17.10", "RCG-18.7")
@pytest.mark.parametrize("scenario", [DUEL, TRIO])
@pytest.mark.parametrize("place", GROUP_FORSAKES)
def test_the_only_free_peoples_player_forsakes_twice_in_the_duels(
    place: str, scenario: str
) -> None:
    table = Ring(scenario).hand("gandalf", "gimli", "lembas", "sting")
    table.activates("witch-king", place)
    table.player("gandalf").chooses("forsake:gimli")
    assert asks(table, "gandalf", "forsake")
    assert table.player("gandalf").options == ["forsake:lembas", "forsake:sting", "forsake-top"]
    table.player("gandalf").chooses("forsake:lembas")
    assert table.in_zone("gandalf", "eliminated") == ["gimli", "lembas"]
    assert table.in_zone("gandalf", "hand") == ["sting"]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-17.10", "RCG-10.17")
@pytest.mark.parametrize("place", GROUP_FORSAKES)
def test_the_last_card_can_be_forsaken_once_only(place: str) -> None:
    table = Ring(DUEL).hand("gandalf", "gimli").deck("gandalf").activates("gandalf", place)
    table.player("gandalf").chooses("forsake:gimli")
    assert table.asked == GOES_ON


# Battlegrounds that bring others


@pytest.mark.rule("RCG-5.2", "RCG-5.14", "RCG-5.12")
def test_edoras_brings_helms_deep_out_of_the_deck_and_its_text_is_carried_out() -> None:
    table = Ring().activates("saruman", "edoras")
    assert table.state.battlegrounds == ["edoras", "helms-deep"]
    assert table.told(events.BattlegroundActivated) == [
        events.BattlegroundActivated(3, "edoras"),
        events.BattlegroundActivated(3, "helms-deep"),
    ]
    assert asks(table, "frodo", "play-from-set")
    assert len(table.in_zone("frodo", "apart")) == 5
    assert table.state.decks[FREE] == [
        *("dol-amroth", "lorien", "minas-tirith", "pelargir", "rivendell"),
    ]
    table.player("frodo").chooses("done")
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-5.12", "RCG-5.11")
@pytest.mark.parametrize("where", ["active", "free", "shadow"])
def test_edoras_does_nothing_if_helms_deep_has_left_the_deck(where: str) -> None:
    table = Ring()
    if where == "active":
        table.battleground("helms-deep")
    else:
        table.won(FREE if where == "free" else SHADOW, "helms-deep")
    table.activates("frodo", "edoras")
    assert table.asked == GOES_ON
    assert ("helms-deep" in table.state.battlegrounds) == (where == "active")
    assert table.state.won[FREE] == (["helms-deep"] if where == "free" else [])
    assert table.state.won[SHADOW] == (["helms-deep"] if where == "shadow" else [])
    assert table.in_zone("frodo", "cycle") == []


@pytest.mark.rule("RCG-5.12", "RCG-5.14")
@pytest.mark.parametrize(
    ("place", "other", "own"), [("lorien", "dol-guldur", FREE), ("dol-guldur", "lorien", SHADOW)]
)
def test_lorien_and_dol_guldur_bring_each_other_out_of_the_deck(
    place: str, other: str, own: int
) -> None:
    table = Ring().activates("witch-king", place)
    assert table.state.battlegrounds == [place, other]
    assert table.told(events.BattlegroundActivated) == [
        events.BattlegroundActivated(1, place),
        events.BattlegroundActivated(1, other),
    ]
    assert place not in table.state.decks[own]
    assert other not in table.state.decks[1 - own]
    assert [len(deck) for deck in table.state.decks] == [6, 6]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-5.8", "RCG-5.12")
@pytest.mark.parametrize("area", [FREE, SHADOW])
@pytest.mark.parametrize(
    ("place", "other", "own"), [("lorien", "dol-guldur", FREE), ("dol-guldur", "lorien", SHADOW)]
)
def test_lorien_and_dol_guldur_bring_each_other_back_from_a_scoring_area(
    place: str, other: str, own: int, area: int
) -> None:
    table = Ring().won(area, other).activates("frodo", place)
    assert table.state.battlegrounds == [place, other]
    team = ("free-peoples", "shadow")[area]
    assert table.told(events.BattlegroundReactivated) == [
        events.BattlegroundReactivated(0, other, team)
    ]
    assert table.state.won == [[], []]
    assert table.state.bared == ([other] if area == own else [])
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-5.11")
@pytest.mark.parametrize(("place", "other"), [("lorien", "dol-guldur"), ("dol-guldur", "lorien")])
def test_lorien_and_dol_guldur_do_nothing_if_the_other_is_active(place: str, other: str) -> None:
    table = Ring().battleground(other).activates("frodo", place)
    assert table.state.battlegrounds == [other, place]
    assert table.asked == GOES_ON


# Cards set apart: Helm's Deep, Minas Morgul, Morannon, Cirith Ungol, Morgul Vale

ROHIRRIM = ("eowyn", "village-militia", "merry-brandybuck", "sam-gamgee", "glamdring")


@pytest.mark.rule("RCG-20.27", "RCG-8.27", "RCG-8.5")
def test_at_helms_deep_one_card_of_five_that_may_go_there_is_played_there() -> None:
    table = Ring().hand("frodo", "gimli").path("egladil").battleground("orthanc")
    table.on_top("frodo", *ROHIRRIM).activates("aragorn", "helms-deep")
    assert asks(table, "frodo", "play-from-set")
    assert table.in_zone("frodo", "apart") == sorted(ROHIRRIM)
    assert table.in_zone("frodo", "hand") == ["gimli"]
    assert table.player("frodo").options == [
        "play:eowyn:helms-deep",
        "play:merry-brandybuck:helms-deep",
        "play:village-militia:helms-deep",
        "done",
    ]
    table.player("frodo").may_not("play:sam-gamgee:helms-deep", because="RCG-8.5")
    table.player("frodo").may_not("play:eowyn:reserve", because="not-now")
    table.player("frodo").may_not("play:eowyn:orthanc", because="not-now")
    table.player("frodo").may_not("play:merry-brandybuck:egladil", because="not-now")
    table.player("frodo").may_not("play:gimli:helms-deep", because="RCG-8.5")
    table.player("frodo").chooses("play:village-militia:helms-deep")
    assert table.where("village-militia") == "helms-deep"
    assert table.in_zone("frodo", "cycle") == [
        *("eowyn", "glamdring", "merry-brandybuck", "sam-gamgee"),
    ]
    assert table.in_zone("frodo", "hand") == ["gimli"]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-20.27", "RCG-8.27")
def test_at_helms_deep_five_cards_are_drawn_and_cycled_even_if_none_is_played() -> None:
    table = Ring().on_top("frodo", *ROHIRRIM).activates("frodo", "helms-deep")
    table.player("frodo").chooses("done")
    assert table.in_zone("frodo", "cycle") == sorted(ROHIRRIM)
    assert table.in_zone("frodo", "apart") == []
    assert len(table.in_zone("frodo", "deck")) == 25
    assert events.RestCycled(0, 5) in table.events
    # Nobody learns whether a card could be played: the question comes all the same.
    others = ("sam-gamgee", "sting", "gimli", "dwarven-axe", "mithril-coat")
    table = Ring().on_top("frodo", *others).activates("frodo", "helms-deep")
    assert table.player("frodo").options == ["done"]
    table.player("frodo").chooses("done")
    assert table.in_zone("frodo", "cycle") == sorted(others)


@pytest.mark.rule("RCG-20.27", "RCG-8.28", "RCG-8.27")
def test_the_text_of_a_card_played_to_helms_deep_works_after_the_rest_is_cycled() -> None:
    first = ("eomer", "sam-gamgee", "sting", "gimli", "dwarven-axe")
    second = ("riders-of-rohan-1", "theoden", "glamdring", "mithril-coat", "bilbo-baggins")
    table = Ring().on_top("frodo", *first, *second).activates("frodo", "helms-deep")
    table.player("frodo").chooses("play:eomer:helms-deep")
    assert table.where("sam-gamgee") == "cycle"
    assert table.in_zone("frodo", "apart") == sorted(second)
    assert table.player("frodo").options == [
        *("play:riders-of-rohan-1:reserve", "play:riders-of-rohan-1:helms-deep", "done"),
    ]
    table.player("frodo").chooses("play:riders-of-rohan-1:helms-deep")
    assert table.where("riders-of-rohan-1") == "helms-deep"
    assert table.in_zone("frodo", "cycle") == sorted((*first[1:], *second[1:]))


@pytest.mark.rule("RCG-8.27", "RCG-10.5")
def test_a_card_played_to_helms_deep_out_of_a_tiny_deck_is_paid_from_the_hand() -> None:
    table = Ring().hand("frodo", "gimli", "sting").deck("frodo", "eowyn")
    table.activates("frodo", "helms-deep").player("frodo").chooses("play:eowyn:helms-deep")
    assert asks(table, "frodo", "cost")
    assert table.player("frodo").options == ["cycle:gimli", "cycle:sting"]
    table.player("frodo").chooses("cycle:sting")
    assert table.where("sting") == "cycle"
    assert table.where("eowyn") == "helms-deep"
    # With one card more, that one pays.
    table = Ring().hand("frodo", "gimli").deck("frodo", "village-militia", "sam-gamgee")
    table.activates("frodo", "helms-deep").player("frodo").chooses(
        "play:village-militia:helms-deep"
    )
    assert table.in_zone("frodo", "cycle") == ["sam-gamgee"]
    assert table.in_zone("frodo", "hand") == ["gimli"]
    # Without any, there is nothing to do.
    assert Ring().deck("frodo").activates("frodo", "helms-deep").asked == GOES_ON


@pytest.mark.rule("RCG-17.11", "RCG-20.27")
def test_helms_deep_is_the_business_of_the_rohan_player_once() -> None:
    table = Ring(DUEL).on_top("gandalf", *ROHIRRIM).activates("witch-king", "helms-deep")
    assert asks(table, "gandalf", "play-from-set")
    table.player("gandalf").chooses("done")
    assert table.in_zone("gandalf", "cycle") == sorted(ROHIRRIM)
    assert table.asked == GOES_ON


RINGWRAITHS = ("the-hunter", "the-witch-king", "gorbag-and-shagrat", "fell-beast", "olog-hai")


@pytest.mark.rule("RCG-20.28", "RCG-8.27")
def test_at_minas_morgul_one_nazgul_of_five_is_played_to_reserve() -> None:
    table = Ring().hand("witch-king", "the-reaver").path("egladil")
    table.on_top("witch-king", *RINGWRAITHS).activates("frodo", "minas-morgul")
    assert asks(table, "witch-king", "play-from-set")
    assert table.player("witch-king").options == [
        *("play:the-hunter:reserve", "play:the-witch-king:reserve", "done"),
    ]
    table.player("witch-king").may_not("play:the-hunter:egladil", because="not-now")
    table.player("witch-king").may_not("play:the-hunter:minas-morgul", because="not-now")
    table.player("witch-king").may_not("play:olog-hai:reserve", because="not-now")
    table.player("witch-king").chooses("play:the-witch-king:reserve")
    assert table.where("the-witch-king") == "reserve"
    assert table.state.fresh == ["the-witch-king"]
    assert table.in_zone("witch-king", "cycle") == [
        *("fell-beast", "gorbag-and-shagrat", "olog-hai", "the-hunter"),
    ]
    assert table.in_zone("witch-king", "hand") == ["the-reaver"]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-20.28", "RCG-8.28")
def test_at_minas_morgul_none_has_to_be_played_and_a_played_one_has_its_text() -> None:
    table = Ring().on_top("witch-king", *RINGWRAITHS).activates("witch-king", "minas-morgul")
    table.player("witch-king").chooses("done")
    assert table.in_zone("witch-king", "cycle") == sorted(RINGWRAITHS)
    cards = ("the-black-easterling", *RINGWRAITHS[1:])
    table = Ring().on_top("witch-king", *cards, "grishnakh")
    table.activates("witch-king", "minas-morgul")
    table.player("witch-king").chooses("play:the-black-easterling:reserve")
    assert table.in_zone("witch-king", "hand") == ["grishnakh"]
    assert table.in_zone("witch-king", "cycle") == sorted(cards[1:])


@pytest.mark.rule("RCG-5.15", "RCG-8.27")
def test_at_morannon_one_army_of_five_is_played_to_any_legal_place() -> None:
    cards = ("mordor-orcs-1", "olog-hai", "the-hunter", "fell-beast", "black-breath")
    table = Ring().path("egladil").battleground("lorien").battleground("moria")
    table.on_top("witch-king", *cards).activates("saruman", "morannon")
    assert asks(table, "witch-king", "play-from-set")
    assert table.player("witch-king").options == [
        *(f"play:mordor-orcs-1:{place}" for place in ("reserve", "lorien", "morannon")),
        *(f"play:olog-hai:{place}" for place in ("reserve", "lorien", "morannon")),
        "done",
    ]
    table.player("witch-king").chooses("play:olog-hai:morannon")
    assert table.where("olog-hai") == "morannon"
    assert table.in_zone("witch-king", "cycle") == [
        *("black-breath", "fell-beast", "mordor-orcs-1", "the-hunter"),
    ]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-8.27", "RCG-17.11")
def test_at_morannon_the_army_may_be_of_any_faction_and_none_has_to_be_played() -> None:
    cards = ("haradrim-mumakil", "fighting-uruk-hai", "gollum", "mordor-orcs-1", "shelob")
    table = Ring(DUEL).on_top("witch-king", *cards).activates("gandalf", "morannon")
    assert table.player("witch-king").options == [
        "play:fighting-uruk-hai:reserve",
        *("play:haradrim-mumakil:reserve", "play:haradrim-mumakil:morannon"),
        *("play:mordor-orcs-1:reserve", "play:mordor-orcs-1:morannon"),
        "done",
    ]
    table.player("witch-king").chooses("done")
    assert table.in_zone("witch-king", "cycle") == sorted(cards)
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-8.27", "RCG-8.6")
def test_at_cirith_ungol_one_army_of_five_is_played_to_a_battleground_or_reserve() -> None:
    cards = ("mordor-orcs-1", "olog-hai", "the-hunter", "fell-beast", "black-breath")
    table = Ring().battleground("morannon").battleground("moria")
    table.on_top("witch-king", *cards).activates("aragorn", "cirith-ungol")
    assert table.player("witch-king").options == [
        *("play:mordor-orcs-1:reserve", "play:mordor-orcs-1:morannon"),
        *("play:olog-hai:reserve", "play:olog-hai:morannon"),
        "done",
    ]
    table.player("witch-king").may_not("play:olog-hai:cirith-ungol", because="RCG-8.6")
    table.player("witch-king").chooses("play:mordor-orcs-1:reserve")
    assert table.where("mordor-orcs-1") == "reserve"
    assert table.in_zone("witch-king", "cycle") == [
        *("black-breath", "fell-beast", "olog-hai", "the-hunter"),
    ]
    table = Ring(DUEL).on_top("witch-king", *cards).activates("gandalf", "cirith-ungol")
    table.player("witch-king").chooses("done")
    assert table.in_zone("witch-king", "cycle") == sorted(cards)
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-5.15", "RCG-8.27", "RCG-8.28")
def test_at_morgul_vale_one_nazgul_of_five_is_played_to_any_legal_place() -> None:
    table = Ring().battleground("minas-tirith").battleground("moria")
    table.on_top("witch-king", *RINGWRAITHS).activates("aragorn", "morgul-vale")
    places = ("reserve", "morgul-vale", "minas-tirith")
    assert table.player("witch-king").options == [
        *(f"play:the-hunter:{place}" for place in places),
        *(f"play:the-witch-king:{place}" for place in places),
        "done",
    ]
    table.player("witch-king").chooses("play:the-hunter:morgul-vale")
    assert table.where("the-hunter") == "morgul-vale"
    assert table.in_zone("witch-king", "cycle") == sorted(
        set(RINGWRAITHS) - {"the-hunter"},
    )
    assert table.asked == GOES_ON
    table = Ring(DUEL).on_top("witch-king", *RINGWRAITHS).activates("gandalf", "morgul-vale")
    table.player("witch-king").chooses("done")
    assert table.in_zone("witch-king", "cycle") == sorted(RINGWRAITHS)
    assert table.asked == GOES_ON


# Orthanc


@pytest.mark.rule("RCG-20.26", "RCG-10.19", "RCG-10.4")
def test_at_orthanc_saruman_may_be_taken_from_the_draw_deck() -> None:
    table = Ring().cycled("saruman", "ugluk", "gollum").activates("frodo", "orthanc")
    assert asks(table, "saruman", "alternative")
    assert table.player("saruman").options == ["choose:1", "choose:2", "forgo"]
    table.player("saruman").chooses("choose:1")
    assert asks(table, "saruman", "search")
    assert table.player("saruman").options == ["take:saruman"]
    table.player("saruman").chooses("take:saruman")
    assert events.CardTaken(3, "saruman", "deck") in table.player("frodo").hears()
    assert table.in_zone("saruman", "hand") == ["saruman"]
    assert table.player("frodo").sees("hand-saruman") == ["saruman"]
    assert table.in_zone("saruman", "cycle") == []
    assert len(table.in_zone("saruman", "deck")) == 29
    assert events.Recycled(3, 2) in table.events
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-20.26", "RCG-10.20", "RCG-10.4")
def test_at_orthanc_saruman_may_be_taken_from_the_cycle_pile() -> None:
    table = Ring().cycled("saruman", "saruman", "gollum").activates("saruman", "orthanc")
    table.player("saruman").chooses("choose:2")
    assert asks(table, "saruman", "recover")
    assert table.player("saruman").options == ["take:saruman"]
    table.player("saruman").chooses("take:saruman")
    assert events.CardTaken(3, "saruman", "cycle") in table.player("aragorn").hears()
    assert table.in_zone("saruman", "hand") == ["saruman"]
    assert table.in_zone("saruman", "cycle") == []
    assert len(table.in_zone("saruman", "deck")) == 29
    assert table.where("gollum") == "deck"
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-20.26", "RCG-10.4")
def test_at_orthanc_the_cycle_pile_is_shuffled_back_even_if_saruman_is_not_taken() -> None:
    table = Ring().cycled("saruman", "saruman", "gollum").activates("saruman", "orthanc")
    table.player("saruman").chooses("forgo")
    assert hands(table) == {}
    assert table.in_zone("saruman", "cycle") == []
    assert len(table.in_zone("saruman", "deck")) == 30
    assert events.Recycled(3, 2) in table.events
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-20.26", "RCG-10.19")
@pytest.mark.parametrize("choice", ["choose:1", "choose:2"])
def test_at_orthanc_saruman_may_be_looked_for_in_vain(choice: str) -> None:
    table = Ring().hand("saruman", "saruman").cycled("saruman", "gollum")
    table.activates("saruman", "orthanc").player("saruman").chooses(choice)
    assert table.player("saruman").options == ["find-nothing"]
    table.player("saruman").chooses("find-nothing")
    assert table.in_zone("saruman", "hand") == ["saruman"]
    assert len(table.in_zone("saruman", "deck")) == 29
    assert table.in_zone("saruman", "cycle") == []
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-20.26", "RCG-10.5")
def test_at_orthanc_without_a_cycle_pile_or_deck_nothing_is_left_to_do() -> None:
    table = Ring().deck("saruman", "saruman", "gollum").activates("saruman", "orthanc")
    table.player("saruman").chooses("choose:2")
    assert hands(table) == {}
    assert sorted(table.in_zone("saruman", "deck")) == ["gollum", "saruman"]
    assert table.asked == GOES_ON
    table = Ring().deck("saruman").activates("saruman", "orthanc")
    table.player("saruman").chooses("choose:1")
    assert hands(table) == {}
    assert table.asked == GOES_ON
    # A deck that has run out is made anew to be searched.
    table = Ring().cycled("saruman", "saruman", "gollum").deck("saruman")
    table.activates("saruman", "orthanc").player("saruman").chooses("choose:1")
    table.player("saruman").chooses("take:saruman")
    assert table.in_zone("saruman", "hand") == ["saruman"]
    assert table.in_zone("saruman", "deck") == ["gollum"]


@pytest.mark.rule("RCG-17.11", "RCG-20.26")
def test_orthanc_is_the_business_of_the_isengard_player_once() -> None:
    table = Ring(DUEL).cycled("witch-king", "olog-hai").activates("gandalf", "orthanc")
    table.player("witch-king").chooses("choose:1").chooses("take:saruman")
    assert hands(table) == {"witch-king": 1}
    assert table.in_zone("witch-king", "cycle") == []
    assert table.asked == GOES_ON


# The Doors of Durin and Morgai


@pytest.mark.rule("RCG-5.15", "RCG-10.12", "RCG-11.6")
def test_at_the_doors_of_durin_a_forsaken_card_is_a_path_attack_token() -> None:
    table = Ring().hand("saruman", "gollum", "ugluk").path("dimrill-dale")
    table.activates("aragorn", "the-doors-of-durin")
    assert asks(table, "saruman", "text")
    assert table.player("saruman").options == ["carry-out", "forgo"]
    table.player("saruman").chooses("carry-out")
    assert table.player("saruman").options == ["forsake:gollum", "forsake:ugluk", "forsake-top"]
    table.player("saruman").chooses("forsake:ugluk")
    assert table.where("ugluk") == "eliminated"
    assert table.state.tokens == {"the-doors-of-durin": [1, 0]}
    assert events.TokensPlaced("the-doors-of-durin", "path-attack", 1) in table.events
    assert hands(table) == {"saruman": 1}
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.12", "RCG-9.15")
def test_at_the_doors_of_durin_nothing_has_to_be_forsaken() -> None:
    table = Ring().hand("saruman", "gollum").activates("witch-king", "the-doors-of-durin")
    table.player("saruman").chooses("forgo")
    assert table.state.tokens == {}
    assert table.where("gollum") == "hand"
    assert table.asked == GOES_ON
    table = Ring().deck("saruman").activates("witch-king", "the-doors-of-durin")
    assert table.asked == GOES_ON
    assert table.state.tokens == {}


@pytest.mark.rule("RCG-17.11", "RCG-17.8")
def test_at_the_doors_of_durin_one_token_at_most_is_placed_in_the_duel() -> None:
    table = Ring(DUEL).activates("gandalf", "the-doors-of-durin")
    table.player("witch-king").chooses("carry-out").chooses("forsake-top")
    assert table.state.tokens == {"the-doors-of-durin": [1, 0]}
    assert len(table.in_zone("witch-king", "eliminated")) == 1
    assert table.asked == GOES_ON
    # The token is cancelled by the path: one against one, and nobody scores.
    table.carries_out(PathCombat(place="the-doors-of-durin"))
    assert table.state.laid_aside == ["the-doors-of-durin"]
    assert score(table) == (0, 0)


@pytest.mark.rule("RCG-5.2", "RCG-11.9", "RCG-12.12")
@pytest.mark.parametrize("scenario", ["trilogy", DUEL])
def test_morgai_has_a_path_attack_token_of_its_own(scenario: str) -> None:
    table = Ring(scenario).activates(Ring(scenario).state.cast.names[0], "morgai")
    assert table.state.tokens == {"morgai": [1, 0]}
    assert events.TokensPlaced("morgai", "path-attack", 1) in table.events
    assert table.asked == GOES_ON
    table.carries_out(PathCombat(place="morgai"))
    assert table.state.corruption == 1
    assert table.state.paths_won == [[], ["morgai"]]
    assert table.state.tokens == {}


# Fords of Bruinen, Dimrill Dale, Egladil


@pytest.mark.rule("RCG-10.21", "RCG-5.2", "RCG-10.13")
def test_at_the_fords_of_bruinen_all_forsake_before_any_draws() -> None:
    table = Ring().hand("frodo", "merry-brandybuck").hand("aragorn", "denethor")
    for each in ("frodo", "aragorn"):
        table.on_top(each, *TOP_CARDS[each])
    table.activates("witch-king", "fords-of-bruinen")
    assert asks(table, "frodo", "forsake")
    table.player("frodo").chooses("forsake:merry-brandybuck")
    assert hands(table) == {"aragorn": 1}
    assert asks(table, "aragorn", "forsake")
    table.player("aragorn").chooses("forsake:denethor")
    assert table.told(events.Drew) == [
        events.Drew(0, 3, TOP_CARDS["frodo"][:3]),
        events.Drew(2, 3, TOP_CARDS["aragorn"][:3]),
    ]
    assert hands(table) == {"frodo": 3, "aragorn": 3}
    assert table.in_zone("frodo", "eliminated") == ["merry-brandybuck"]
    assert table.in_zone("aragorn", "eliminated") == ["denethor"]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.21", "RCG-10.17")
def test_at_the_fords_of_bruinen_the_order_is_that_of_the_turns_and_who_has_nothing_waits() -> None:
    table = Ring().starts("aragorn").activates("aragorn", "fords-of-bruinen")
    assert asks(table, "aragorn", "forsake")
    table.player("aragorn").chooses("forsake-top")
    assert asks(table, "frodo", "forsake")
    table.player("frodo").chooses("forsake-top")
    drawn = [event.seat for event in table.told(events.Drew) if isinstance(event, events.Drew)]
    assert drawn == [2, 0]
    table = Ring().deck("frodo").activates("aragorn", "fords-of-bruinen")
    table.player("aragorn").chooses("forsake-top")
    assert hands(table) == {"aragorn": 3}


@pytest.mark.rule("RCG-17.10", "RCG-18.7")
@pytest.mark.parametrize("scenario", [DUEL, TRIO])
def test_at_the_fords_of_bruinen_all_is_done_twice_in_the_duels(scenario: str) -> None:
    table = (
        Ring(scenario).hand("gandalf", "gimli", "sting").activates("witch-king", "fords-of-bruinen")
    )
    table.player("gandalf").chooses("forsake:gimli")
    assert hands(table) == {"gandalf": 4}
    assert asks(table, "gandalf", "forsake")
    table.player("gandalf").chooses("forsake:sting")
    assert hands(table) == {"gandalf": 6}
    assert table.in_zone("gandalf", "eliminated") == ["gimli", "sting"]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.21", "RCG-10.6", "RCG-5.2")
def test_at_dimrill_dale_every_shadow_player_cycles_two_cards() -> None:
    table = Ring().hand("witch-king", "olog-hai", "the-hunter", "fell-beast")
    table.hand("saruman", "gollum", "ugluk").activates("frodo", "dimrill-dale")
    assert asks(table, "witch-king", "cycle")
    assert table.player("witch-king").options == [
        *("cycle:fell-beast", "cycle:olog-hai", "cycle:the-hunter"),
    ]
    table.player("witch-king").chooses("cycle:olog-hai").chooses("cycle:fell-beast")
    assert table.in_zone("witch-king", "cycle") == ["fell-beast", "olog-hai"]
    assert asks(table, "saruman", "cycle")
    table.player("saruman").chooses("cycle:gollum").chooses("cycle:ugluk")
    assert table.in_zone("saruman", "cycle") == ["gollum", "ugluk"]
    assert hands(table) == {"witch-king": 1}
    assert table.asked == GOES_ON
    table = Ring().starts("aragorn").hand("witch-king", "olog-hai").hand("saruman", "gollum")
    assert asks(table.activates("aragorn", "dimrill-dale"), "saruman", "cycle")


@pytest.mark.rule("RCG-10.7", "RCG-10.17")
def test_at_dimrill_dale_a_card_is_forsaken_for_each_missing_one() -> None:
    table = Ring().hand("witch-king", "olog-hai").reserve("the-hunter", "ugluk").deck("saruman")
    table.activates("frodo", "dimrill-dale")
    table.player("witch-king").chooses("cycle:olog-hai")
    assert asks(table, "witch-king", "forsake")
    assert table.player("witch-king").options == ["forsake:the-hunter", "forsake-top"]
    table.player("witch-king").chooses("forsake:the-hunter")
    assert table.where("the-hunter") == "eliminated"
    # Saruman has Uglúk alone: one card is forsaken, the other is missing without penalty.
    assert table.player("saruman").options == ["forsake:ugluk"]
    table.player("saruman").chooses("forsake:ugluk")
    assert table.where("ugluk") == "eliminated"
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-17.10", "RCG-10.7")
def test_at_dimrill_dale_four_cards_are_cycled_in_the_duel() -> None:
    table = Ring(DUEL).hand("witch-king", "olog-hai", "the-hunter", "fell-beast")
    table.activates("gandalf", "dimrill-dale")
    for card in ("olog-hai", "the-hunter", "fell-beast"):
        table.player("witch-king").chooses(f"cycle:{card}")
    assert asks(table, "witch-king", "forsake")
    table.player("witch-king").chooses("forsake-top")
    assert len(table.in_zone("witch-king", "cycle")) == 3
    assert len(table.in_zone("witch-king", "eliminated")) == 1
    assert table.asked == GOES_ON
    table = Ring(TRIO).hand("witch-king", "olog-hai", "the-hunter", "fell-beast")
    table.hand("saruman", "gollum", "ugluk", "shelob").activates("gandalf", "dimrill-dale")
    table.player("witch-king").chooses("cycle:olog-hai").chooses("cycle:the-hunter")
    table.player("saruman").chooses("cycle:gollum").chooses("cycle:ugluk")
    assert hands(table) == {"witch-king": 1, "saruman": 1}
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.21", "RCG-5.2", "RCG-10.6")
def test_at_egladil_every_free_peoples_player_draws_two_and_cycles_one() -> None:
    table = Ring().hand("frodo", "merry-brandybuck")
    for each in ("frodo", "aragorn"):
        table.on_top(each, *TOP_CARDS[each])
    table.activates("saruman", "egladil")
    assert asks(table, "frodo", "cycle")
    assert hands(table) == {"frodo": 3}
    assert table.player("frodo").options == [
        *("cycle:gimli", "cycle:merry-brandybuck", "cycle:sting"),
    ]
    table.player("frodo").chooses("cycle:sting")
    assert table.in_zone("frodo", "cycle") == ["sting"]
    assert asks(table, "aragorn", "cycle")
    assert hands(table) == {"frodo": 2, "aragorn": 2}
    table.player("aragorn").chooses("cycle:legolas")
    assert table.in_zone("aragorn", "cycle") == ["legolas"]
    assert hands(table) == {"frodo": 2, "aragorn": 1}
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-17.10", "RCG-18.7")
@pytest.mark.parametrize("scenario", [DUEL, TRIO])
def test_at_egladil_gandalf_draws_two_cycles_one_draws_two_and_cycles_one(scenario: str) -> None:
    cards = ("gimli", "sting", "eomer", "glamdring")
    table = Ring(scenario).on_top("gandalf", *cards).activates("witch-king", "egladil")
    assert table.player("gandalf").options == ["cycle:gimli", "cycle:sting"]
    table.player("gandalf").chooses("cycle:gimli")
    assert table.player("gandalf").options == ["cycle:eomer", "cycle:glamdring", "cycle:sting"]
    table.player("gandalf").chooses("cycle:eomer")
    assert table.in_zone("gandalf", "hand") == ["glamdring", "sting"]
    assert table.in_zone("gandalf", "cycle") == ["eomer", "gimli"]
    assert table.asked == GOES_ON


@pytest.mark.rule("RCG-10.7", "RCG-10.5")
def test_at_egladil_a_card_is_forsaken_if_there_is_none_to_draw_or_cycle() -> None:
    table = Ring().reserve("gimli", "sam-gamgee").deck("frodo").deck("aragorn")
    table.activates("saruman", "egladil")
    assert asks(table, "frodo", "forsake")
    table.player("frodo").chooses("forsake:gimli")
    assert table.where("gimli") == "eliminated"
    assert table.where("sam-gamgee") == "reserve"
    assert table.asked == GOES_ON


# Who learns what


@pytest.mark.rule("RCG-21.6", "RCG-10.1")
def test_what_is_drawn_by_a_location_is_seen_by_its_player_alone() -> None:
    table = Ring().on_top("frodo", "gimli", "sting").activates("frodo", "bag-end")
    assert events.Drew(0, 2, ("gimli", "sting")) in table.player("frodo").hears()
    assert table.player("frodo").sees("hand-frodo") == ["gimli", "sting"]
    for other in ("witch-king", "aragorn", "saruman"):
        assert events.Drew(0, 2) in table.player(other).hears()
        assert table.player(other).sees("hand-frodo") == []


@pytest.mark.rule("RCG-8.27", "RCG-21.5")
def test_what_is_set_apart_is_seen_by_its_player_alone_and_what_is_played_by_all() -> None:
    table = Ring().on_top("witch-king", *RINGWRAITHS).activates("frodo", "minas-morgul")
    assert table.player("witch-king").sees("set-witch-king") == sorted(RINGWRAITHS)
    assert table.player("frodo").sees("set-witch-king") == []
    assert events.SetApart(1, 5) in table.player("saruman").hears()
    table.player("witch-king").chooses("play:the-hunter:reserve")
    assert table.player("frodo").sees("play-witch-king") == ["the-hunter"]
    assert table.player("frodo").sees("cycle-witch-king") == []
    assert table.player("witch-king").sees("cycle-witch-king") == sorted(
        set(RINGWRAITHS) - {"the-hunter"}
    )
