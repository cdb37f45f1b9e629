"""Chapter 3: the areas of the table, what is in play, and what cards show."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable, markers, scene
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.table.contract import table as drawing
from ostrog.table import Face, Layout, Mark

TRILOGY = ("frodo", "witch-king", "aragorn", "saruman")


def layout(scenario: str = "trilogy") -> Layout:
    return drawing.layout(RoundTable(scenario).state.setting)


def face(name: str) -> Face:
    return next(each for each in layout().faces if each.name == name)


def printed(name: str) -> dict[str, int]:
    """Return the values printed on a card or location."""
    return {mark.name: mark.value for mark in face(name).values}


# Areas


@pytest.mark.rule("RCG-3.1")
def test_everybody_has_a_hand_three_face_down_piles_and_a_reserve() -> None:
    kinds = {tray.id: (tray.kind, tray.owner) for tray in layout().trays}
    for seat, name in enumerate(TRILOGY):
        assert kinds[f"hand-{name}"] == ("hand", seat)
        assert kinds[f"deck-{name}"] == ("deck", seat)
        assert kinds[f"cycle-{name}"] == ("discard", seat)
        assert kinds[f"eliminated-{name}"] == ("discard", seat)
        assert kinds[f"reserve-{seat}"] == ("laid", seat)
        assert kinds[f"tokens-{seat}"] == ("tokens", seat)
    seats = [(side.seat, side.label, side.colour) for side in layout().sides]
    assert seats == [
        (0, "ref-seat-frodo", "blue"),
        (1, "ref-seat-witch-king", "red"),
        (2, "ref-seat-aragorn", "blue"),
        (3, "ref-seat-saruman", "red"),
    ]


@pytest.mark.rule("RCG-3.1")
def test_hand_and_piles_are_hidden_from_others_and_the_reserve_is_open() -> None:
    table = RoundTable("trilogy").hand("frodo", "gimli").cycled("frodo", "eomer", "eowyn")
    table.eliminated("frodo", "theoden").reserve("treebeard", "ent-draught@treebeard")
    frodo = table.player("frodo")
    assert frodo.sees("hand-frodo") == ["gimli"]
    assert frodo.sees("cycle-frodo") == ["eomer", "eowyn"]
    assert frodo.sees("eliminated-frodo") == ["theoden"]
    # The owner knows by counting what is left in the deck, and nobody knows its order.
    assert len(frodo.sees("deck-frodo")) == 24
    assert not any(table.view(0).zones["deck-frodo"].order)
    for name in TRILOGY[1:]:
        other = table.player(name)
        for pile in ("hand", "cycle", "eliminated", "deck"):
            assert other.sees(f"{pile}-frodo") == []
        assert other.sees("play-frodo") == ["ent-draught", "treebeard"]
        sizes = {zone: table.view(other.number).zones[zone].size for zone in ("hand-frodo",)}
        assert sizes == {"hand-frodo": 1}


@pytest.mark.rule("RCG-3.1")
def test_on_the_table_hidden_cards_are_a_pile_and_seen_ones_lie_open() -> None:
    table = RoundTable("trilogy").hand("frodo", "gimli").cycled("frodo", "eomer", "eowyn")
    table.turn("frodo")

    def at(zone: str, *seats: int) -> list[tuple[str, str, int]]:
        lying = scene(table, *seats).markers
        return [(each.form, each.name, each.count) for each in lying if each.at == zone]

    assert at("hand-frodo", 0) == [("card", "gimli", 1)]
    assert at("hand-frodo", 2) == at("hand-frodo") == [("pile", "cards", 1)]
    assert at("cycle-frodo", 0) == [("card", "eomer", 1), ("card", "eowyn", 1)]
    assert at("cycle-frodo", 1) == [("pile", "cards", 2)]
    assert at("deck-frodo", 0) == at("deck-frodo", 1) == [("pile", "cards", 27)]
    assert at("eliminated-frodo", 0) == []


@pytest.mark.rule("RCG-3.2")
def test_common_are_the_location_decks_the_active_locations_and_two_scoring_areas() -> None:
    common = [(tray.id, tray.kind) for tray in layout().trays if tray.owner < 0]
    assert common == [
        ("path", "places"),
        ("battlegrounds", "places"),
        ("won-free-peoples", "won"),
        ("won-shadow", "won"),
        ("round-track", "tokens"),
        ("aside", "out"),
        ("path-deck", "deck"),
        ("battleground-deck-free-peoples", "deck"),
        ("battleground-deck-shadow", "deck"),
    ]


@pytest.mark.rule("RCG-3.2")
def test_locations_lie_in_their_decks_in_the_middle_or_in_a_scoring_area() -> None:
    table = RoundTable("trilogy").path("egladil", "gimli", "the-commander").board(corruption=4)
    table.battleground("edoras", "eomer").battleground("umbar", bared=True)
    table.tokens("egladil", attack=1, defence=1).tokens("umbar", defence=2)
    table.won(FREE, "bag-end", "moria").won(SHADOW, "weathertop", "lorien")
    lying = {each.id: each for each in scene(table).markers}
    counts = {name: lying[f"cards:{name}"].count for name in ("path-deck",)}
    counts |= {team: lying[f"cards:battleground-deck-{team}"].count for team in SIDES}
    assert counts == {"path-deck": 24, "free-peoples": 5, "shadow": 5}
    active = {
        place: (
            lying[f"location:{place}"].at,
            [mark.value for mark in lying[f"location:{place}"].values],
            lying[f"location:{place}"].marks,
        )
        for place in ("egladil", "edoras", "umbar")
    }
    assert active == {
        "egladil": ("path", [2, 2, 1], ()),
        "edoras": ("battlegrounds", [0, 1, 0], ()),
        "umbar": ("battlegrounds", [0, 2, 0], ("no-defence",)),
    }
    won = {each.id: (each.at, each.marks) for each in lying.values() if each.id[:4] == "won:"}
    assert won == {
        "won:bag-end": ("won-free-peoples", ()),
        "won:moria": ("won-free-peoples", ()),
        "won:weathertop": ("won-shadow", ("face-down",)),
        "won:lorien": ("won-shadow", ()),
    }
    points = {team: lying[f"score:{team}"].values for team in SIDES}
    assert points == {"free-peoples": (Mark("points", 2),), "shadow": (Mark("points", 6),)}
    assert (lying["corruption"].at, lying["corruption"].count) == ("won-shadow", 4)


SIDES = ("free-peoples", "shadow")


@pytest.mark.rule("RCG-3.2")
def test_each_side_has_a_scoring_area_of_its_own() -> None:
    table = RoundTable("trilogy").battleground("edoras").battleground("umbar").path("bag-end")
    table.combat()
    for place in ("edoras", "umbar"):
        table.player("frodo").chooses(f"fight:{place}")
    assert table.state.won == [["edoras"], ["umbar"]]
    assert table.state.paths_won == [["bag-end"], []]


# In play


@pytest.mark.rule("RCG-3.3")
@pytest.mark.parametrize(
    ("place", "icons"),
    [
        ("reserve", 1),
        ("path", 1),
        ("battleground", 1),
        ("hand", 0),
        ("deck", 0),
        ("cycle", 0),
        ("eliminated", 0),
    ],
)
def test_a_card_is_in_play_in_a_reserve_or_at_a_location(place: str, icons: int) -> None:
    """Théoden has an icon while a Gandalf is in play."""
    table = RoundTable("trilogy").battleground("edoras", "theoden")
    gandalf = "gandalf-the-grey"
    match place:
        case "reserve":
            table.reserve(gandalf)
        case "path":
            table.path("bag-end", gandalf)
        case "battleground":
            table.battleground("moria", gandalf)
        case "hand":
            table.hand("frodo", gandalf)
        case "cycle":
            table.cycled("frodo", gandalf)
        case "eliminated":
            table.eliminated("frodo", gandalf)
    assert table.fights("edoras") == (0, 1, icons)


@pytest.mark.rule("RCG-3.3")
def test_only_cards_in_play_are_counted_by_a_text() -> None:
    """Lembas removes a corruption token for each Hobbit character on the path."""
    table = RoundTable("trilogy").path("egladil", "sam-gamgee", "lembas@sam-gamgee", "gimli")
    table.path("egladil", "pippin-took").reserve("merry-brandybuck").hand("frodo", "frodo-baggins")
    table.cycled("frodo", "bilbo-baggins").board(corruption=5)
    table.turn("frodo").chooses("act:lembas")
    assert table.state.corruption == 3


@pytest.mark.rule("RCG-3.3")
def test_cards_in_play_lie_in_their_reserves_at_locations_or_with_their_wielders() -> None:
    table = RoundTable("trilogy").path("egladil", "legolas", "bow-of-the-galadhrim@legolas")
    table.battleground("lorien", "mordor-orcs-1", "galadriel", "high-elves-1")
    table.reserve("elrond").reserve("saruman", fresh=True)
    table.reserve("palantir-of-orthanc@saruman").board(used=["palantir-of-orthanc"])
    lying = {
        each.name: (each.at, each.owner, each.values, each.marks)
        for each in scene(table).markers
        if each.form == "card" and each.name in table.state.places
    }
    assert lying == {
        "legolas": ("location:egladil", 2, (Mark("path-defence", 2),), ("defending",)),
        "bow-of-the-galadhrim": ("card:legolas", 2, (), ()),
        "mordor-orcs-1": ("location:lorien", 1, (Mark("battleground-attack", 1),), ("attacking",)),
        "galadriel": (
            "location:lorien",
            2,
            (Mark("battleground-defence", 2),),
            ("defending", "supported"),
        ),
        "high-elves-1": ("location:lorien", 2, (Mark("battleground-defence", 2),), ("defending",)),
        "elrond": ("reserve-2", 2, (), ()),
        "saruman": ("reserve-3", 3, (), ("fresh",)),
        "palantir-of-orthanc": ("card:saruman", 3, (), ("used",)),
    }


@pytest.mark.rule("RCG-3.13")
def test_a_reserve_and_the_cards_kept_in_hand_stay_for_the_next_round() -> None:
    table = RoundTable("trilogy").without_locations().hand("frodo", "gimli", "eomer")
    table.reserve("treebeard", "ent-draught@treebeard", "saruman", "mordor-orcs-1")
    table.step("end")
    assert table.state.round == 2
    assert table.state.places == {
        "treebeard": "reserve",
        "ent-draught": "treebeard",
        "saruman": "reserve",
        "mordor-orcs-1": "reserve",
    }
    assert table.in_zone("frodo", "hand") == ["eomer", "gimli"]


@pytest.mark.rule("RCG-3.13")
def test_a_reserve_has_room_for_any_number_of_cards() -> None:
    cards = [f"mordor-orcs-{number}" for number in range(1, 6)]
    cards += ["the-commander", "the-hunter", "the-reaver", "the-warrior", "the-beguiler"]
    cards += ["black-uruks", "olog-hai", "trolls-of-udun", "grond-hammer-of-the-underworld"]
    table = RoundTable("trilogy").reserve(*cards).hand("witch-king", "the-destroyer", "fell-beast")
    table.turn("witch-king").chooses("play:the-destroyer:reserve").chooses("cycle:fell-beast")
    assert table.where("the-destroyer") == "reserve"
    assert len(table.state.places) == 15


@pytest.mark.rule("RCG-3.13")
def test_a_location_has_room_for_any_number_of_cards() -> None:
    cards = [f"mordor-orcs-{number}" for number in range(1, 6)]
    cards += ["black-uruks", "olog-hai", "trolls-of-udun", "grond-hammer-of-the-underworld"]
    table = RoundTable("trilogy").battleground("lorien", *cards, "gorbag-and-shagrat")
    table.reserve("the-hunter").turn("witch-king").chooses("move:the-hunter:lorien")
    assert len(table.state.places) == 11
    assert table.where("the-hunter") == "lorien"


# Locations


@pytest.mark.rule("RCG-3.5")
def test_a_battleground_shows_its_numbers_and_factions() -> None:
    shown = {
        name: (sheet.side, sheet.defence, sheet.points, sheet.defenders, sheet.attackers)
        for name, sheet in LOCATIONS.battlegrounds.items()
    }
    gondor, wizards = ("dunedain", "wizard"), ("dunedain", "wizard")
    assert shown == {
        "dol-amroth": ("free-peoples", 2, 1, gondor, ("southron",)),
        "edoras": ("free-peoples", 1, 1, ("rohan", "wizard"), ("isengard",)),
        "helms-deep": ("free-peoples", 2, 2, ("rohan", "wizard"), ("isengard",)),
        "lorien": ("free-peoples", 2, 2, ("elf", "wizard"), ("monstrous", "mordor")),
        "minas-tirith": ("free-peoples", 3, 3, gondor, ("mordor", "southron")),
        "pelargir": ("free-peoples", 1, 1, gondor, ("southron",)),
        "rivendell": ("free-peoples", 2, 2, ("elf", "wizard"), ("monstrous",)),
        "dol-guldur": ("shadow", 2, 1, ("mordor",), ("elf", "wizard")),
        "harad": ("shadow", 1, 1, ("southron",), wizards),
        "minas-morgul": ("shadow", 2, 2, ("mordor",), wizards),
        "morannon": ("shadow", 2, 2, ("mordor", "southron"), ("dunedain", "rohan", "wizard")),
        "moria": ("shadow", 2, 1, ("monstrous",), ("dwarf", "elf", "wizard")),
        "orthanc": ("shadow", 2, 2, ("isengard",), ("rohan", "wizard")),
        "umbar": ("shadow", 2, 1, ("southron",), wizards),
    }


@pytest.mark.rule("RCG-3.5")
def test_what_a_battleground_shows_is_on_its_face() -> None:
    morannon = face("morannon")
    assert (morannon.title, morannon.kind) == ("ref-place-morannon", "battleground")
    assert [passage.text for passage in morannon.passages] == ["text-place-morannon"]
    assert printed("morannon") == {
        "defence": 2,
        "points": 2,
        "defender-mordor": 0,
        "defender-southron": 0,
        "attacker-dunedain": 0,
        "attacker-rohan": 0,
        "attacker-wizard": 0,
    }


@pytest.mark.rule("RCG-3.5")
def test_only_the_factions_shown_may_enter_a_battleground() -> None:
    table = RoundTable("trilogy").battleground("dol-guldur")
    table.reserve("mordor-orcs-1", "high-elves-1", "treebeard", "soldiers-of-gondor", "eomer")
    table.turn("witch-king").may("move:mordor-orcs-1:dol-guldur")
    aragorn = table.turn("aragorn").may("move:high-elves-1:dol-guldur")
    aragorn.may_not("move:soldiers-of-gondor:dol-guldur", because="RCG-8.5")
    frodo = table.turn("frodo").may("move:treebeard:dol-guldur")
    frodo.may_not("move:eomer:dol-guldur", because="RCG-8.5")


@pytest.mark.rule("RCG-3.6")
def test_a_path_shows_number_defence_and_points() -> None:
    shown = {
        name: (sheet.number, sheet.defence, sheet.points) for name, sheet in LOCATIONS.paths.items()
    }
    assert shown == {
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


@pytest.mark.rule("RCG-3.6")
def test_what_a_path_shows_is_on_its_face() -> None:
    lothlorien = face("lothlorien")
    assert (lothlorien.title, lothlorien.kind) == ("ref-place-lothlorien", "path")
    assert [passage.text for passage in lothlorien.passages] == ["text-place-lothlorien"]
    assert printed("lothlorien") == {"defence": 2, "points": 1, "number": 5}


@pytest.mark.rule("RCG-3.7")
@pytest.mark.parametrize(("who", "card"), [("frodo", "gandalf-the-grey"), ("frodo", "smeagol")])
def test_an_action_that_needs_a_path_10_is_not_offered(who: str, card: str) -> None:
    table = RoundTable("trilogy").path("shelobs-lair", card)
    table.turn(who).may(f"act:{card}")
    table = RoundTable("trilogy").path("orodruin", card)
    seat = table.turn(who).may_not(f"act:{card}", because="RCG-9.15")
    assert f"act:{card}" not in seat.options


@pytest.mark.rule("RCG-3.7")
def test_no_path_is_activated_after_path_9() -> None:
    table = RoundTable("trilogy").won(FREE, "orodruin").board(number=9, decks=[[], []])
    table.step("locations")
    assert table.state.path == ""
    assert table.asked == [(0, "turn")]


# Texts name locations


@pytest.mark.rule("RCG-3.12")
def test_caradhras_the_cruel_means_the_path_caradhras_and_no_other() -> None:
    table = RoundTable("trilogy").path("caradhras").hand("saruman", "caradhras-the-cruel", "gollum")
    saruman = (
        table.turn("saruman").chooses("play:caradhras-the-cruel:caradhras").chooses("cycle:gollum")
    )
    assert saruman.options == ["activate:khazad-dum", "activate:the-doors-of-durin"]
    table = (
        RoundTable("trilogy").path("khazad-dum").hand("saruman", "caradhras-the-cruel", "gollum")
    )
    table.turn("saruman").chooses("play:caradhras-the-cruel:khazad-dum").chooses("cycle:gollum")
    assert table.state.path == "khazad-dum"
    assert table.asked == [(0, "turn")]


@pytest.mark.rule("RCG-3.12")
def test_the_path_lothlorien_is_not_the_battleground_lorien() -> None:
    """Dol Guldur asks for Lórien, and leaves the path alone."""
    table = RoundTable("trilogy").path("lothlorien").activates("witch-king", "dol-guldur")
    assert table.state.battlegrounds == ["dol-guldur", "lorien"]
    assert table.state.path == "lothlorien"
    table = RoundTable("trilogy").activates("witch-king", "lothlorien")
    assert table.state.battlegrounds == []


@pytest.mark.rule("RCG-3.12")
@pytest.mark.parametrize("path", ["henneth-annun", "osgiliath", "the-cross-roads"])
def test_a_text_about_a_path_7_means_each_of_them(path: str) -> None:
    table = RoundTable("trilogy").path(path).reserve("faramir")
    aragorn = table.turn("aragorn").chooses(f"move:faramir:{path}").chooses("carry-out")
    others = [each for each in ("henneth-annun", "osgiliath", "the-cross-roads") if each != path]
    assert aragorn.options == [f"activate:{other}" for other in others]


@pytest.mark.rule("RCG-3.12")
def test_a_text_about_a_path_7_does_not_mean_a_path_8() -> None:
    table = RoundTable("trilogy").path("morgul-vale").reserve("faramir")
    table.turn("aragorn").chooses("move:faramir:morgul-vale")
    assert table.asked == [(3, "turn")]


# Faction cards


@pytest.mark.rule("RCG-3.8")
def test_each_type_is_played_in_its_own_way() -> None:
    table = RoundTable("trilogy").path("egladil").battleground("lorien").reserve("galadriel")
    table.hand("aragorn", "high-elves-1", "legolas", "elven-cloak", "paths-of-the-dead")
    played = [o for o in table.turn("aragorn").options if o.split(":")[0] in PLAYING]
    assert sorted(played) == [
        "equip:elven-cloak:galadriel",
        "event:paths-of-the-dead",
        "play:high-elves-1:lorien",
        "play:high-elves-1:reserve",
        "play:legolas:egladil",
        "play:legolas:lorien",
        "play:legolas:reserve",
    ]


PLAYING = ("play", "equip", "event")


@pytest.mark.rule("RCG-3.8")
def test_a_face_shows_type_and_keywords() -> None:
    assert printed("mordor-orcs-1") == {
        "type-army": 0,
        "battleground-attack": 1,
        "battleground-defence": 1,
    }
    assert printed("the-red-arrow") == {"type-event": 0}
    assert printed("black-riders-mount") == {"type-item": 0, "keyword-mount": 0, "path-attack": 1}
    assert face("mordor-orcs-1").kind == "mordor"
    assert face("mordor-orcs-1").owner == 1


@pytest.mark.rule("RCG-3.9")
@pytest.mark.parametrize("card", [card for card in CARDS if "nazgul" in CARDS[card].keywords])
def test_a_nazgul_goes_to_a_path_3_and_a_path_5_and_never_to_a_path_4(card: str) -> None:
    for path in ("imladris", "egladil"):
        RoundTable("trilogy").path(path).reserve(card).turn("witch-king").may(f"move:{card}:{path}")
    table = RoundTable("trilogy").path("khazad-dum").reserve(card)
    table.turn("witch-king").may_not(f"move:{card}:khazad-dum", because="RCG-8.8")


@pytest.mark.rule("RCG-3.9")
def test_a_face_shows_every_allowed_path() -> None:
    allowed = [mark.value for mark in face("cave-troll").values if mark.name == "allowed-path"]
    assert allowed == [4, 8, 9]


@pytest.mark.rule("RCG-3.10")
def test_the_great_gate_has_icons_on_minas_tirith_only() -> None:
    assert RoundTable("trilogy").battleground("minas-tirith", "the-great-gate").fights(
        "minas-tirith"
    ) == (0, 3, 3)
    assert RoundTable("trilogy").battleground("dol-amroth", "the-great-gate").fights(
        "dol-amroth"
    ) == (0, 2, 0)


@pytest.mark.rule("RCG-3.10")
@pytest.mark.parametrize(
    ("orcs", "icons"),
    [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)],
)
def test_quickbeams_icons_follow_from_the_enemies_around_him(orcs: int, icons: int) -> None:
    isengard = ("white-hand-orcs-1", "saruman", "wolf-riders", "ugluk", "devilry-of-saruman")
    table = RoundTable("trilogy").battleground("orthanc", "quickbeam", *isengard[:orcs])
    assert table.fights("orthanc")[0] == icons


@pytest.mark.rule("RCG-3.10")
def test_a_face_shows_the_special_symbol() -> None:
    assert printed("gorbag-and-shagrat") == {
        "type-character": 0,
        "path-attack-from-text": 0,
        "leadership-defence": 1,
        "allowed-path": 9,
    }


@pytest.mark.rule("RCG-3.11")
def test_leadership_icons_count_with_an_army_only() -> None:
    assert RoundTable("trilogy").battleground("minas-morgul", "boromir").fights("minas-morgul") == (
        0,
        2,
        0,
    )
    assert RoundTable("trilogy").battleground(
        "minas-morgul", "boromir", "soldiers-of-gondor"
    ).fights("minas-morgul") == (2, 2, 0)


@pytest.mark.rule("RCG-3.11")
def test_a_face_shows_leadership_apart_from_other_icons() -> None:
    assert printed("boromir") == {
        "type-character": 0,
        "battleground-defence": 1,
        "path-defence": 1,
        "leadership-attack": 1,
        "allowed-path": 6,
    }
    assert markers(RoundTable("trilogy"), "boromir") == []
