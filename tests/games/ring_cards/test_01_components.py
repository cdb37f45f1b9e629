"""Chapters 1 and 3: what is in the box, and what is printed on it."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from games.ring_cards.round_tables import RoundTable, markers
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board.faction_cards import (
    CARDS,
    CARDS_OF,
    PATH_NUMBERS,
    WITH_KEYWORD,
    Icons,
    can_wield,
    fits,
    path_numbers,
    printed_icons,
)
from ostrog.games.ring_cards.board.factions import (
    FACTIONS,
    ICONS,
    SIDE_OF_FACTION,
    SIDES,
    TYPES,
    Who,
)
from ostrog.games.ring_cards.board.locations import (
    BATTLEGROUND_DECKS,
    BATTLEGROUNDS_OF,
    LOCATIONS,
    PATHS_NUMBERED,
)
from ostrog.games.ring_cards.board.scenarios import SCENARIOS, deck
from ostrog.games.ring_cards.board.state import controller
from ostrog.games.ring_cards.board.texts import Filter, Text

TEXTS: dict[str, Text] = {
    **{f"{card} {name}": text for card in CARDS for name, text in CARDS[card].effects.items()},
    **{name: sheet.activation for name, sheet in LOCATIONS.battlegrounds.items()},
    **{name: sheet.activation for name, sheet in LOCATIONS.paths.items()},
}


# Sides and decks


@pytest.mark.rule("RCG-1.1")
def test_two_sides_play_and_two_to_four_persons() -> None:
    assert SIDES == ("free-peoples", "shadow")
    persons = {number for each in SCENARIOS.scenarios.values() for number in each.persons}
    assert persons == {"2", "3", "4"}
    for scenario in SCENARIOS.scenarios.values():
        assert {seat.side for seat in scenario.seats.values()} == set(SIDES)


@pytest.mark.rule("RCG-1.1")
def test_the_players_of_a_side_are_a_team() -> None:
    teams = {scenario.name: scenario.teams for scenario in game.scenarios}
    assert teams == {
        "trilogy": {"free-peoples": (0, 2), "shadow": (1, 3)},
        "trilogy-3": {"free-peoples": (0, 2), "shadow": (1, 3)},
        "trilogy-2": {"free-peoples": (0, 2), "shadow": (1, 3)},
        "duel-two-players": {"free-peoples": (0,), "shadow": (1,)},
        "duel-three-players": {"free-peoples": (0,), "shadow": (1, 2)},
        "fellowship-of-the-ring": {"free-peoples": (1,), "shadow": (0,)},
    }


@pytest.mark.rule("RCG-1.1")
@pytest.mark.parametrize(
    ("corruption", "teams", "seats"),
    [
        (20, (("shadow",), ("free-peoples",)), ((1, 3), (0, 2))),
        (0, (("free-peoples",), ("shadow",)), ((0, 2), (1, 3))),
    ],
)
def test_a_side_wins_together(
    corruption: int, teams: tuple[tuple[str, ...], ...], seats: tuple[tuple[int, ...], ...]
) -> None:
    table = RoundTable("trilogy").won(FREE, "minas-tirith", "helms-deep", "lorien", "orodruin")
    table.board(corruption=corruption).step("victory")
    assert table.state.outcome is not None
    assert table.state.outcome.teams == teams
    assert table.state.outcome.seats == seats


@pytest.mark.rule("RCG-1.2")
def test_each_faction_has_its_number_of_cards() -> None:
    cards = {faction: sum(CARDS[card].copies for card in CARDS_OF[faction]) for faction in FACTIONS}
    assert cards == {
        "dunedain": 17,
        "dwarf": 2,
        "elf": 13,
        "hobbit": 10,
        "rohan": 8,
        "wizard": 10,
        "isengard": 12,
        "monstrous": 11,
        "mordor": 30,
        "southron": 7,
    }


@pytest.mark.rule("RCG-1.2")
def test_each_side_has_sixty_of_the_120_cards() -> None:
    cards = Counter[str]()
    for sheet in CARDS.values():
        cards[sheet.side] += sheet.copies
    assert cards == {"free-peoples": 60, "shadow": 60}
    assert len(CARDS) == 112


@pytest.mark.rule("RCG-1.2")
def test_few_titles_have_more_than_one_copy() -> None:
    assert {card: sheet.copies for card, sheet in CARDS.items() if sheet.copies > 1} == {
        "high-elves": 2,
        "riders-of-rohan": 2,
        "white-hand-orcs": 2,
        "goblins-of-the-misty-mountains": 2,
        "mordor-orcs": 5,
    }


@pytest.mark.rule("RCG-1.3")
def test_there_are_seven_battlegrounds_for_each_side_and_three_paths_of_each_number() -> None:
    assert {side: len(names) for side, names in BATTLEGROUND_DECKS.items()} == {
        "free-peoples": 7,
        "shadow": 7,
    }
    assert Counter(path.number for path in LOCATIONS.paths.values()) == dict.fromkeys(
        range(1, 10), 3
    )
    assert len(LOCATIONS.battlegrounds) + len(LOCATIONS.paths) == 41


# Tokens


@pytest.mark.rule("RCG-1.4")
def test_each_side_has_two_ring_tokens_and_there_is_one_starting_player_token() -> None:
    table = RoundTable("trilogy")
    sides = [table.state.cast.sides[ring.owner] for ring in markers(table, "ring")]
    assert sorted(sides) == [FREE, FREE, SHADOW, SHADOW]
    assert len(markers(table, "starting-player")) == len(markers(table, "turn")) == 1


@pytest.mark.rule("RCG-1.4")
def test_combat_tokens_show_four_icons() -> None:
    assert ICONS == ("battleground-attack", "battleground-defence", "path-attack", "path-defence")
    table = RoundTable("trilogy").path("bag-end").battleground("edoras")
    table.tokens("bag-end", attack=1, defence=2).tokens("edoras", attack=3, defence=4)
    found = {icon: [token.count for token in markers(table, icon)] for icon in ICONS}
    assert found == {
        "battleground-attack": [3],
        "battleground-defence": [4],
        "path-attack": [1],
        "path-defence": [2],
    }


@pytest.mark.rule("RCG-1.4")
def test_combat_tokens_never_run_out() -> None:
    table = RoundTable("trilogy").path("weathertop").tokens("weathertop", attack=5)
    table.reserve("the-hunter").turn("witch-king").chooses("act:the-hunter")
    assert table.state.tokens == {"weathertop": [6, 0]}


@pytest.mark.rule("RCG-1.4")
def test_corruption_tokens_never_run_out() -> None:
    table = RoundTable("trilogy").path("amon-hen", "grishnakh").board(corruption=16)
    table.turn("witch-king").chooses("act:grishnakh")
    assert table.state.corruption == 17


# Players and battlegrounds of a faction


@pytest.mark.rule("RCG-1.5")
def test_the_hobbit_player_draws_two_cards_of_any_faction() -> None:
    table = RoundTable("trilogy").starts("witch-king").on_top("frodo", "gimli", "eomer", "sting")
    table.activates("witch-king", "bag-end")
    assert table.in_zone("frodo", "hand") == ["eomer", "gimli"]
    assert table.hands() == {"frodo": 2, "witch-king": 0, "aragorn": 0, "saruman": 0}


@pytest.mark.rule("RCG-1.5")
@pytest.mark.parametrize(
    ("place", "scenario", "who"),
    [
        ("khazad-dum", "trilogy", "saruman"),
        ("weathertop", "trilogy", "witch-king"),
        ("imladris", "trilogy", "aragorn"),
        ("khazad-dum", "duel-two-players", "witch-king"),
        ("bag-end", "duel-two-players", "gandalf"),
        ("khazad-dum", "duel-three-players", "saruman"),
        ("khazad-dum", "fellowship-of-the-ring", "balrog-of-moria"),
    ],
)
def test_the_player_of_a_faction_follows_from_the_decks(
    place: str, scenario: str, who: str
) -> None:
    table = RoundTable(scenario)
    table.activates("frodo" if scenario == "trilogy" else "gandalf", place)
    assert table.hands() == {name: 2 * (name == who) for name in table.state.cast.names}


@pytest.mark.rule("RCG-1.5", "RCG-10.21")
@pytest.mark.parametrize(
    ("who", "seats"),
    [("free-peoples", [2, 0]), ("shadow", [1, 3]), ("elf", [2]), ("wizard", [0]), ("mordor", [1])],
)
def test_a_text_speaks_to_a_side_or_to_the_player_of_a_faction(who: Who, seats: list[int]) -> None:
    assert RoundTable("trilogy").state.cast.players_of(who, (1, 2, 3, 0)) == seats


@pytest.mark.rule("RCG-1.6")
def test_a_text_means_attacked_and_defended_battlegrounds_of_a_faction() -> None:
    table = RoundTable("trilogy").reserve("aragorn", "anduril@aragorn")
    aragorn = table.turn("aragorn").chooses("act:anduril")
    assert sorted(aragorn.options) == [
        "activate:dol-amroth",
        "activate:harad",
        "activate:minas-morgul",
        "activate:minas-tirith",
        "activate:morannon",
        "activate:pelargir",
        "activate:umbar",
    ]


@pytest.mark.rule("RCG-1.6")
def test_a_battleground_is_of_every_faction_that_it_shows() -> None:
    assert BATTLEGROUNDS_OF["dunedain"] == (
        "dol-amroth",
        "minas-tirith",
        "pelargir",
        "harad",
        "minas-morgul",
        "morannon",
        "umbar",
    )
    assert BATTLEGROUNDS_OF["hobbit"] == ()
    assert BATTLEGROUNDS_OF["wizard"] == tuple(LOCATIONS.battlegrounds)


@pytest.mark.rule("RCG-1.6")
def test_six_battlegrounds_are_of_the_southrons() -> None:
    assert BATTLEGROUNDS_OF["southron"] == (
        "dol-amroth",
        "minas-tirith",
        "pelargir",
        "harad",
        "morannon",
        "umbar",
    )


@pytest.mark.rule("RCG-1.7")
def test_a_battleground_belongs_to_the_side_in_whose_deck_it_is() -> None:
    assert BATTLEGROUND_DECKS["free-peoples"] == (
        "dol-amroth",
        "edoras",
        "helms-deep",
        "lorien",
        "minas-tirith",
        "pelargir",
        "rivendell",
    )
    assert BATTLEGROUND_DECKS["shadow"] == (
        "dol-guldur",
        "harad",
        "minas-morgul",
        "morannon",
        "moria",
        "orthanc",
        "umbar",
    )


@pytest.mark.rule("RCG-1.7")
def test_a_shadow_battleground_stays_one_when_the_free_peoples_held_it() -> None:
    """The Mouth of Sauron may not go to a path while a Shadow battleground is active."""
    table = RoundTable("trilogy").path("orodruin").reserve("mouth-of-sauron")
    table.turn("witch-king").may("move:mouth-of-sauron:orodruin")
    table.battleground("umbar", bared=True)
    table.turn("witch-king").may_not("move:mouth-of-sauron:orodruin", because="RCG-20.18")


@pytest.mark.rule("RCG-1.7")
def test_a_free_peoples_battleground_stays_one_when_the_shadow_held_it() -> None:
    table = RoundTable("trilogy").path("orodruin").reserve("mouth-of-sauron", "the-great-gate")
    table.battleground("pelargir", bared=True)
    table.turn("witch-king").may("move:mouth-of-sauron:orodruin")
    table.turn("aragorn").may("move:the-great-gate:pelargir")
    table.battleground("umbar")
    table.turn("aragorn").may_not("move:the-great-gate:umbar", because="RCG-20.7")


@pytest.mark.rule("RCG-1.8")
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_gandalf_is_either_of_two(gandalf: str) -> None:
    table = RoundTable("trilogy").reserve(gandalf).hand("frodo", "glamdring", "theoden")
    table.turn("frodo").may(f"equip:glamdring:{gandalf}")
    table = RoundTable("trilogy").reserve("gwaihir-the-windlord").cycled("frodo", gandalf)
    table.turn("frodo").chooses("act:gwaihir-the-windlord")
    assert table.player("frodo").options == [f"take:{gandalf}"]
    table = RoundTable("trilogy").reserve(gandalf).battleground("edoras", "theoden")
    assert table.fights("edoras") == (0, 1, 1)


@pytest.mark.rule("RCG-1.8")
def test_who_names_gandalf_means_both() -> None:
    both = ("gandalf-the-grey", "gandalf-the-white")
    for item in ("shadowfax", "gandalfs-staff", "glamdring", "narya-ring-of-fire"):
        assert tuple(c for c, sheet in CARDS.items() if can_wield(CARDS[item], c, sheet)) == both
    assert CARDS["theoden"].bonus["battleground-attack"].in_play == both


@pytest.mark.rule("RCG-1.8")
def test_a_type_or_keyword_stands_for_the_cards_that_have_it() -> None:
    def meant(which: Filter) -> set[str]:
        return {card for card, sheet in CARDS.items() if fits(which, card, sheet)}

    assert meant(Filter()) == set(CARDS)
    assert meant(Filter(keyword="ent")) == {"quickbeam", "treebeard"}
    assert meant(Filter(factions=("rohan",), types=("army",))) == {
        "riders-of-rohan",
        "village-militia",
    }
    assert meant(Filter(factions=("dwarf", "southron"), types=("character",))) == {
        "gimli",
        "the-black-serpent",
    }
    assert meant(Filter(cards=("gimli", "saruman"), side="shadow")) == {"saruman"}


@pytest.mark.rule("RCG-1.9")
def test_a_keyword_alone_forbids_nothing() -> None:
    """One may have several weapons or mounts, and Ents go where other Wizard cards go."""
    table = RoundTable("trilogy").reserve("gandalf-the-grey", "glamdring@gandalf-the-grey")
    table.reserve("treebeard").battleground("moria").hand("frodo", "gandalfs-staff")
    table.turn("frodo").may("equip:gandalfs-staff:gandalf-the-grey", "move:treebeard:moria")
    table.reserve("the-witch-king", "fell-beast@the-witch-king")
    table.hand("witch-king", "black-riders-mount", "morgul-blade").turn("witch-king").may(
        "equip:black-riders-mount:the-witch-king", "equip:morgul-blade:the-witch-king"
    )


@pytest.mark.rule("RCG-1.9")
def test_a_keyword_matters_where_a_text_asks_for_it() -> None:
    table = RoundTable("trilogy").reserve("legolas", "bow-of-the-galadhrim@legolas")
    table.reserve("the-witch-king", "saruman").hand("witch-king", "black-riders-mount")
    witch_king = table.turn("witch-king").may("equip:black-riders-mount:the-witch-king")
    witch_king.may_not("equip:black-riders-mount:saruman", because="RCG-8.9")
    table.reserve("the-messenger").cycled("witch-king", "the-reaver", "mouth-of-sauron")
    table.turn("witch-king").chooses("act:the-messenger")
    assert sorted(witch_king.options) == ["take:the-messenger", "take:the-reaver"]


@pytest.mark.rule("RCG-1.9")
def test_keywords_are_on_nine_nazgul_nine_weapons_three_mounts_and_two_ents() -> None:
    assert {keyword: len(cards) for keyword, cards in WITH_KEYWORD.items()} == {
        "nazgul": 9,
        "weapon": 9,
        "mount": 3,
        "ent": 2,
    }
    assert {CARDS[card].type for card in WITH_KEYWORD["nazgul"]} == {"character"}
    assert WITH_KEYWORD["mount"] == ("shadowfax", "black-riders-mount", "fell-beast")


# Owners and controllers


@pytest.mark.rule("RCG-1.11")
def test_an_item_is_controlled_by_the_player_of_its_wielder_and_stays_its_owners() -> None:
    table = RoundTable("trilogy").reserve(
        "sam-gamgee", "elven-cloak@sam-gamgee", "lembas@sam-gamgee"
    )
    war, frodo, aragorn = table.state, table.number("frodo"), table.number("aragorn")
    assert (war.owner("elven-cloak"), controller(war, "elven-cloak")) == (aragorn, frodo)
    assert (war.owner("sam-gamgee"), controller(war, "sam-gamgee")) == (frodo, frodo)
    table.activates("frodo", "the-old-forest")
    assert table.player("frodo").options == [
        "forsake:sam-gamgee",
        "forsake:elven-cloak",
        "forsake:lembas",
        "forsake-top",
    ]
    table.player("aragorn").may_not("forsake:elven-cloak", because="RCG-8.19")
    table.player("frodo").chooses("forsake:elven-cloak")
    assert table.where("elven-cloak") == "eliminated"
    assert table.in_zone("aragorn", "eliminated") == ["elven-cloak"]
    assert table.player("aragorn").options == ["forsake-top"]


@pytest.mark.rule("RCG-1.11")
def test_an_army_or_character_is_controlled_by_its_owner() -> None:
    table = RoundTable("trilogy").battleground("minas-tirith", "boromir", "mordor-orcs-1")
    war = table.reserve("saruman", "palantir-of-orthanc@saruman").state
    cards = ("boromir", "mordor-orcs-1", "saruman", "palantir-of-orthanc")
    seats = [table.number(name) for name in ("aragorn", "witch-king", "saruman", "saruman")]
    assert [war.owner(card) for card in cards] == seats
    assert [controller(war, card) for card in cards] == seats
    table.turn("saruman").may("act:palantir-of-orthanc")
    table.turn("witch-king").may_not("act:palantir-of-orthanc", because="RCG-9.10")


@pytest.mark.rule("RCG-1.11")
def test_only_four_items_can_lie_on_a_character_of_another_player() -> None:
    lent: dict[str, set[str]] = {}
    for name, scenario in SCENARIOS.scenarios.items():
        decks = {seat: deck(sheet, CARDS) for seat, sheet in scenario.seats.items()}
        for seat, cards in decks.items():
            others = {card for other in decks if other != seat for card in decks[other]}
            for item in cards:
                if any(can_wield(CARDS[item], other, CARDS[other]) for other in others):
                    lent.setdefault(name, set()).add(item)
    borrowed = {"blade-of-westernesse", "elven-cloak", "lembas", "phial-of-galadriel"}
    assert lent == {"trilogy": borrowed}
    with_action = {item for item in borrowed if "action" in CARDS[item].effects}
    assert with_action == {"lembas"}
    assert CARDS["lembas"].effects["action"].actor == "hobbit"


# What locations show


@pytest.mark.rule("RCG-3.5")
def test_a_battleground_shows_defenders_of_its_side_and_attackers_of_the_other() -> None:
    for sheet in LOCATIONS.battlegrounds.values():
        assert sheet.points in (1, 2, 3)
        assert sheet.defence in (1, 2, 3)
        assert {SIDE_OF_FACTION[faction] for faction in sheet.defenders} == {sheet.side}
        assert {SIDE_OF_FACTION[faction] for faction in sheet.attackers} == {*SIDES} - {sheet.side}
        assert sheet.activation.steps


@pytest.mark.rule("RCG-3.6")
def test_paths_of_one_number_are_worth_the_same() -> None:
    points = {
        number: {LOCATIONS.paths[path].points for path in paths}
        for number, paths in PATHS_NUMBERED.items()
    }
    assert points == {1: {1}, 2: {2}, 3: {1}, 4: {2}, 5: {1}, 6: {2}, 7: {1}, 8: {2}, 9: {3}}
    for sheet in LOCATIONS.paths.values():
        assert sheet.defence in (0, 1, 2)
        assert sheet.activation.steps


@pytest.mark.rule("RCG-3.7")
def test_there_is_no_path_above_nine() -> None:
    assert [*PATH_NUMBERS] == [*range(1, 10)]
    assert max(path.number for path in LOCATIONS.paths.values()) == 9


@pytest.mark.rule("RCG-3.12")
def test_names_are_exact() -> None:
    ids = [*CARDS, *LOCATIONS.battlegrounds, *LOCATIONS.paths]
    assert len(set(ids)) == len(ids)
    assert "caradhras" in LOCATIONS.paths
    assert CARDS["caradhras-the-cruel"].type == "character"
    assert "lothlorien" in LOCATIONS.paths
    assert "lorien" in LOCATIONS.battlegrounds


@pytest.mark.rule("RCG-3.12")
def test_a_path_7_is_any_of_three() -> None:
    assert PATHS_NUMBERED[7] == ("henneth-annun", "osgiliath", "the-cross-roads")


# What faction cards show


@pytest.mark.rule("RCG-3.8")
def test_a_card_is_an_army_a_character_an_item_or_an_event() -> None:
    assert TYPES == ("army", "character", "item", "event")
    cards = Counter[str]()
    for sheet in CARDS.values():
        cards[sheet.type] += sheet.copies
    assert cards == {"army": 32, "character": 53, "item": 26, "event": 9}


@pytest.mark.rule("RCG-3.9")
def test_a_nazgul_may_go_to_every_path_but_path_4() -> None:
    for card in WITH_KEYWORD["nazgul"]:
        assert path_numbers(CARDS[card].allowed_paths) == (1, 2, 3, 5, 6, 7, 8, 9)


@pytest.mark.rule("RCG-3.9")
@pytest.mark.parametrize(
    ("printed", "numbers"),
    [("", ()), ("9", (9,)), ("1-2, 5-6", (1, 2, 5, 6)), ("4, 8-9", (4, 8, 9))],
)
def test_a_range_includes_every_number_in_it(printed: str, numbers: tuple[int, ...]) -> None:
    assert path_numbers(printed) == numbers


@pytest.mark.rule("RCG-3.9")
def test_allowed_paths_are_on_characters_only() -> None:
    printed = {sheet.type for sheet in CARDS.values() if sheet.allowed_paths}
    assert printed == {"character"}
    assert {sheet.path for sheet in CARDS.values() if sheet.type == "army"} == {Icons()}


@pytest.mark.rule("RCG-3.10")
def test_some_icons_follow_from_the_text_alone() -> None:
    assert {card: sheet.from_text for card, sheet in CARDS.items() if sheet.from_text} == {
        "dead-men-of-dunharrow": ("battleground-attack", "battleground-defence"),
        "the-great-gate": ("battleground-defence",),
        "theoden": ("battleground-attack", "battleground-defence"),
        "quickbeam": ("battleground-attack", "battleground-defence"),
        "gorbag-and-shagrat": ("path-attack",),
    }


@pytest.mark.rule("RCG-3.11")
def test_leadership_icons_are_on_characters_only() -> None:
    assert {s.type for s in CARDS.values() if s.leadership != Icons()} == {"character"}


def test_path_attack_is_of_the_shadow_and_path_defence_of_the_free_peoples() -> None:
    assert {s.side for s in CARDS.values() if s.path.attack} == {"shadow"}
    assert {s.side for s in CARDS.values() if s.path.defence} == {"free-peoples"}


@pytest.mark.rule("RCG-8.9", "RCG-8.10")
@pytest.mark.parametrize(
    ("item", "wielder", "may"),
    [
        ("lembas", "sam-gamgee", True),
        ("lembas", "gimli", False),
        ("elven-cloak", "legolas", True),
        ("elven-cloak", "high-elves", False),
        ("dwarven-axe", "gimli", True),
        ("ent-draught", "treebeard", True),
        ("anduril", "strider", True),
        ("anduril", "boromir", False),
        ("nazguls-mantle", "the-witch-king", True),
        ("nazguls-mantle", "saruman", False),
        ("gimli", "gimli", False),
    ],
)
def test_an_item_has_allowed_wielders(item: str, wielder: str, may: bool) -> None:
    assert can_wield(CARDS[item], wielder, CARDS[wielder]) is may


# Texts


def test_who_is_told_to_do_something_is_a_side_or_a_faction() -> None:
    assert set(get_args(Who)) == {*SIDES, *FACTIONS}
    told = {
        who
        for text in TEXTS.values()
        for step in text.steps.values()
        if (who := getattr(step, "who", None))
    }
    assert told == {"free-peoples", "shadow", "hobbit", "isengard", "mordor"}


def test_the_icons_are_those_of_the_worked_examples() -> None:
    attack = ("the-commander", "the-destroyer", "black-riders-mount")
    assert [printed_icons(CARDS[card])["path-attack"] for card in attack] == [1, 1, 1]
    defence = ("gimli", "legolas", "bow-of-the-galadhrim")
    assert [printed_icons(CARDS[card])["path-defence"] for card in defence] == [1, 1, 1]
    assert LOCATIONS.paths["egladil"].defence == 1
    galadriel, elves = CARDS["galadriel"], CARDS["high-elves"]
    nenya = CARDS["nenya-ring-of-adamant"]
    icons = (galadriel.battleground, galadriel.leadership, nenya.battleground, elves.battleground)
    assert sum(each.attack for each in icons) == 5
    defenders = ("mordor-orcs", "olog-hai", "gorbag-and-shagrat")
    assert [CARDS[card].battleground.defence for card in defenders] == [1, 2, 0]
    assert CARDS["gorbag-and-shagrat"].leadership.defence == 1
    assert LOCATIONS.battlegrounds["dol-guldur"].defence == 2


def test_the_points_are_those_of_the_scoring_example() -> None:
    paths = ("bag-end", "the-council-of-elrond", "lothlorien", "henneth-annun")
    won = ("helms-deep", "minas-tirith", "lorien", "orthanc")
    lost = ("minas-morgul", "dol-guldur")
    assert sum(LOCATIONS.paths[path].points for path in paths) == 4
    assert sum(LOCATIONS.battlegrounds[name].points for name in won) == 9
    assert sum(LOCATIONS.battlegrounds[name].points for name in lost) == 3
