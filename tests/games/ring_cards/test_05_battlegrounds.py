"""Chapter 5: the location step, and how battlegrounds are activated and reactivated."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable as Ring
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.scoring import points
from ostrog.kernel import EVERYONE, Event

FREE_DECK = [
    *("dol-amroth", "edoras", "helms-deep", "lorien", "minas-tirith", "pelargir", "rivendell"),
]
SHADOW_DECK = [
    *("dol-guldur", "harad", "minas-morgul", "morannon", "moria", "orthanc", "umbar"),
]
DUNEDAIN = [
    *("dol-amroth", "minas-tirith", "pelargir"),
    *("harad", "minas-morgul", "morannon", "umbar"),
]
FREE_CHANCE, SHADOW_CHANCE = "battlegrounds-free-peoples", "battlegrounds-shadow"
DUEL, TRIO, FELLOWSHIP = "duel-two-players", "duel-three-players", "fellowship-of-the-ring"

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario."""


def locations_step(
    who: str, *, free: int = 4, shadow: int = 4, path: int = 0, seed: int = 0
) -> Ring:
    """Begin the location step of a round with this player as the starting player.

    Chance draws the cards with these numbers: by default Minas Tirith or Moria, and the first path.
    """
    table = Ring(seed=seed).starts(who)
    return table.draws(FREE_CHANCE, free).draws(SHADOW_CHANCE, shadow).draws("paths", path)


def activations(table: Ring) -> list[Event]:
    """Return the locations activated and reactivated since the last choice."""
    kinds = (events.BattlegroundActivated, events.BattlegroundReactivated, events.PathActivated)
    return [event for event in table.events if isinstance(event, kinds)]


def with_anduril(*cards: str) -> Ring:
    """Put Strider with Andúril into reserve."""
    return Ring().reserve("strider", "anduril@strider", *cards)


def with_shadowfax() -> Ring:
    """Put Gandalf the Grey with Shadowfax into reserve."""
    return Ring().reserve("gandalf-the-grey", "shadowfax@gandalf-the-grey")


def named(places: list[str]) -> list[str]:
    """Return the options to activate these locations."""
    return [f"activate:{place}" for place in places]


# The location step


@pytest.mark.rule("RCG-5.1", "RCG-5.2")
def test_the_starting_player_activates_a_battleground_and_only_then_a_path() -> None:
    table = locations_step("frodo").hand("aragorn", "denethor").step("locations")
    assert activations(table) == [events.BattlegroundActivated(FRODO, "minas-tirith")]
    assert table.asked == [(ARAGORN, "text")]  # the text of Minas Tirith
    assert table.state.battlegrounds == ["minas-tirith"]
    assert table.state.path == ""
    table.player("aragorn").chooses("carry-out")
    assert table.state.path == ""
    table.player("aragorn").chooses("forsake:denethor")
    drew = [
        event for event in table.events if isinstance(event, events.Drew | events.PathActivated)
    ]
    assert drew == [
        events.Drew(ARAGORN, 3, tuple(sorted(table.in_zone("aragorn", "hand")))),
        events.PathActivated(FRODO, "bag-end"),
        events.Drew(FRODO, 2, tuple(sorted(table.in_zone("frodo", "hand")))),
    ]
    assert table.state.path == "bag-end"
    assert table.state.battlegrounds == ["minas-tirith"]
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-5.1")
@pytest.mark.parametrize(
    ("who", "seat", "place"),
    [
        ("witch-king", WITCH_KING, "moria"),
        ("aragorn", ARAGORN, "minas-tirith"),
        ("saruman", SARUMAN, "moria"),
    ],
)
def test_it_is_the_starting_player_who_activates(who: str, seat: int, place: str) -> None:
    table = locations_step(who).step("locations")
    found = activations(table)
    if place == "minas-tirith":
        table.player("aragorn").chooses("forgo")
        found += activations(table)
    assert found == [
        events.BattlegroundActivated(seat, place),
        events.PathActivated(seat, "bag-end"),
    ]
    assert table.asked == [(seat, "turn")]


@pytest.mark.rule("RCG-5.1")
def test_one_battleground_and_one_path_are_activated_in_a_location_step() -> None:
    table = locations_step("witch-king").step("locations")
    assert table.state.battlegrounds == ["moria"]
    assert table.state.used_paths == ["bag-end"]
    assert [len(deck) for deck in table.state.decks] == [7, 6]


@pytest.mark.rule("RCG-5.2")
def test_to_activate_a_battleground_is_to_put_it_face_up_and_carry_out_its_text() -> None:
    table = Ring().on_top("saruman", "ugluk", "gollum").activates("frodo", "moria")
    assert table.state.battlegrounds == ["moria"]
    assert table.state.decks == [FREE_DECK, [each for each in SHADOW_DECK if each != "moria"]]
    assert activations(table) == [events.BattlegroundActivated(FRODO, "moria")]
    assert table.in_zone("saruman", "hand") == ["gollum", "ugluk"]
    assert table.state.bared == []


@pytest.mark.rule("RCG-5.2")
def test_to_activate_a_path_is_to_put_it_face_up_and_carry_out_its_text() -> None:
    table = Ring().on_top("witch-king", "olog-hai", "fell-beast").activates("frodo", "weathertop")
    assert table.state.path == "weathertop"
    assert table.state.number == 2
    assert table.state.used_paths == ["weathertop"]
    assert activations(table) == [events.PathActivated(FRODO, "weathertop")]
    assert table.in_zone("witch-king", "hand") == ["fell-beast", "olog-hai"]


@pytest.mark.rule("RCG-5.3")
@pytest.mark.parametrize("chance", range(7))
def test_chance_picks_a_battleground_of_the_starting_players_side(chance: int) -> None:
    table = locations_step("witch-king", shadow=chance).step("locations")
    assert table.state.battlegrounds[0] == SHADOW_DECK[chance]
    table = locations_step("saruman", shadow=chance).step("locations")
    assert table.state.battlegrounds[0] == SHADOW_DECK[chance]
    table = locations_step("aragorn", free=chance).step("locations")
    assert table.state.battlegrounds[0] == FREE_DECK[chance]
    table = locations_step("frodo", free=chance).step("locations")
    assert table.state.battlegrounds[0] == FREE_DECK[chance]


@pytest.mark.rule("RCG-5.3")
def test_in_round_two_of_the_trilogy_the_battleground_is_one_of_the_shadow() -> None:
    table = Ring().board(number=1).used("bag-end").draws(SHADOW_CHANCE, 4).step("end")
    assert table.state.round == 2
    assert table.state.first == WITCH_KING
    assert table.state.battlegrounds == ["moria"]


@pytest.mark.rule("RCG-5.3")
@pytest.mark.parametrize(
    ("scenario", "first", "place"),
    [
        (DUEL, 0, "minas-tirith"),
        (DUEL, 1, "moria"),
        (TRIO, 0, "minas-tirith"),
        (TRIO, 1, "moria"),
        (TRIO, 2, "minas-tirith"),
        (TRIO, 3, "moria"),
    ],
)
def test_it_is_the_side_of_whoever_has_the_token_in_the_duels(
    scenario: str, first: int, place: str
) -> None:
    table = Ring(scenario).board(first=first).draws(FREE_CHANCE, 4).draws(SHADOW_CHANCE, 4)
    assert table.step("locations").state.battlegrounds == [place]


@pytest.mark.rule("RCG-5.3", "RCG-5.6")
def test_other_seeds_bring_other_battlegrounds() -> None:
    found = {Ring(seed=seed).step("locations").state.battlegrounds[0] for seed in range(100)}
    assert found == set(FREE_DECK)


@pytest.mark.rule("RCG-5.4")
def test_an_empty_deck_is_replaced_by_that_of_the_other_side() -> None:
    table = Ring().won(FREE, *FREE_DECK).draws(SHADOW_CHANCE, 6).step("locations")
    assert table.state.battlegrounds == ["umbar"]
    assert activations(table)[0] == events.BattlegroundActivated(FRODO, "umbar")
    table = Ring().starts("saruman").won(SHADOW, *SHADOW_DECK).draws(FREE_CHANCE, 6)
    table.step("locations")
    assert table.state.battlegrounds == ["rivendell"]
    assert table.asked == [(ARAGORN, "cycle")]


@pytest.mark.rule("RCG-5.4", "RCG-5.3")
def test_the_own_deck_is_used_as_long_as_it_has_a_card() -> None:
    table = Ring().won(FREE, *FREE_DECK[:-1]).step("locations")
    assert table.state.battlegrounds == ["rivendell"]


@pytest.mark.rule("RCG-5.4")
@pytest.mark.parametrize("who", ["frodo", "witch-king"])
def test_with_both_decks_empty_no_battleground_is_activated(who: str) -> None:
    table = Ring().starts(who).won(FREE, *SHADOW_DECK, *FREE_DECK).draws("paths", 0)
    table.step("locations")
    assert table.state.battlegrounds == []
    assert activations(table) == [events.PathActivated(table.number(who), "bag-end")]
    assert table.asked == [(table.number(who), "turn")]
    assert table.state.won == [[*SHADOW_DECK, *FREE_DECK], []]


# Battlegrounds activated by texts


@pytest.mark.rule("RCG-5.5")
def test_who_activates_by_a_card_chooses_among_all_that_match() -> None:
    table = with_anduril().won(FREE, "harad").won(SHADOW, "pelargir").battleground("umbar")
    table.turn("aragorn").chooses("act:anduril")
    assert table.asked == [(ARAGORN, "battleground")]
    assert table.player("aragorn").options == named(
        ["dol-amroth", "minas-tirith", "minas-morgul", "morannon", "harad", "pelargir"]
    )
    table.player("aragorn").chooses("activate:pelargir").chooses("forgo")
    assert table.state.battlegrounds == ["umbar", "pelargir"]
    assert table.where("strider") == "pelargir"


@pytest.mark.rule("RCG-5.5", "RCG-1.6")
def test_a_text_that_names_a_faction_means_all_battlegrounds_that_show_it() -> None:
    table = with_anduril()
    table.turn("aragorn").chooses("act:anduril")
    assert table.player("aragorn").options == named(DUNEDAIN)
    table = Ring().reserve("saruman").hand("saruman", "threats-and-promises", "gollum")
    table.turn("saruman").chooses("event:threats-and-promises").chooses("cycle:gollum")
    assert table.asked == [(SARUMAN, "battleground")]
    assert table.player("saruman").options == named(["edoras", "helms-deep", "orthanc"])


@pytest.mark.rule("RCG-5.5")
def test_a_text_that_names_none_means_all_battlegrounds() -> None:
    table = with_shadowfax()
    table.turn("frodo").chooses("act:shadowfax")
    assert table.asked == [(FRODO, "battleground")]
    assert table.player("frodo").options == named([*FREE_DECK, *SHADOW_DECK])
    table.player("frodo").chooses("activate:moria")
    assert table.state.battlegrounds == ["moria"]
    assert activations(table) == [events.BattlegroundActivated(FRODO, "moria")]


@pytest.mark.rule("RCG-5.5")
def test_a_single_battleground_that_matches_is_not_asked_for() -> None:
    table = Ring().reserve("saruman").hand("saruman", "threats-and-promises", "gollum")
    table.battleground("edoras").battleground("orthanc")
    table.turn("saruman").chooses("event:threats-and-promises").chooses("cycle:gollum")
    assert table.state.battlegrounds == ["edoras", "orthanc", "helms-deep"]
    assert table.asked == [(FRODO, "play-from-set")]


@pytest.mark.rule("RCG-5.6")
@pytest.mark.parametrize("chance", range(6))
def test_after_a_battleground_was_taken_from_a_deck_any_other_may_come_next(chance: int) -> None:
    table = with_anduril()
    table.turn("aragorn").chooses("act:anduril").chooses("activate:minas-tirith").chooses("forgo")
    left = [place for place in FREE_DECK if place != "minas-tirith"]
    assert sorted(table.state.decks[FREE]) == left
    table.draws(FREE_CHANCE, chance).step("locations")
    assert table.state.battlegrounds[:2] == ["minas-tirith", left[chance]]


@pytest.mark.rule("RCG-5.6")
def test_nobody_knows_which_battleground_comes_next() -> None:
    found = set()
    for seed in range(40):
        table = Ring(seed=seed).reserve("strider", "anduril@strider")
        table.turn("aragorn").chooses("act:anduril").chooses("activate:pelargir").chooses("forgo")
        found.add(table.step("locations").state.battlegrounds[1])
    assert found == set(FREE_DECK) - {"pelargir"}


@pytest.mark.rule("RCG-5.7")
def test_all_battlegrounds_may_be_active_at_the_same_time() -> None:
    table = Ring().battleground("lorien").battleground("dol-guldur").battleground("helms-deep")
    for place in ("edoras", "harad", "umbar", "moria"):
        table.activates("frodo", place)
    assert table.state.battlegrounds == [
        *("lorien", "dol-guldur", "helms-deep", "edoras", "harad", "umbar", "moria"),
    ]
    for place in (*FREE_DECK, *SHADOW_DECK):
        if place not in table.state.battlegrounds:
            table.battleground(place)
    table.combat()
    assert table.asked == [(FRODO, "combat")]
    assert sorted(table.player("frodo").options) == sorted(
        f"fight:{place}" for place in (*FREE_DECK, *SHADOW_DECK)
    )


@pytest.mark.rule("RCG-5.7")
def test_the_battleground_of_the_location_step_stays_when_a_card_activates_another() -> None:
    table = locations_step("witch-king").reserve("coastal-raiders").step("locations")
    assert table.state.battlegrounds == ["moria"]
    table.turn("saruman").chooses("act:coastal-raiders")
    assert table.state.battlegrounds == ["moria", "dol-amroth"]


# Reactivating


@pytest.mark.rule("RCG-5.8", "RCG-5.10")
@pytest.mark.parametrize(("area", "team"), [(FREE, "free-peoples"), (SHADOW, "shadow")])
def test_a_battleground_is_reactivated_from_either_scoring_area(area: int, team: str) -> None:
    table = with_shadowfax().won(area, "moria", "harad")
    table.turn("frodo").chooses("act:shadowfax").chooses("activate:moria")
    assert activations(table) == [events.BattlegroundReactivated(FRODO, "moria", team)]
    assert table.state.won[area] == ["harad"]
    assert table.state.battlegrounds == ["moria"]
    assert len(table.in_zone("saruman", "hand")) == 2  # its text again
    assert table.state.bared == (["moria"] if area == FREE else [])
    assert [len(deck) for deck in table.state.decks] == [7, 5]


@pytest.mark.rule("RCG-5.8", "RCG-5.14")
@pytest.mark.parametrize("lorien", ["deck", "free", "shadow", "active"])
def test_dol_guldur_reactivated_brings_lorien_from_wherever_it_is(lorien: str) -> None:
    table = with_shadowfax().won(FREE, "dol-guldur")
    brought: list[Event] = []
    match lorien:
        case "deck":
            brought = [events.BattlegroundActivated(FRODO, "lorien")]
        case "free":
            table.won(FREE, "lorien")
            brought = [events.BattlegroundReactivated(FRODO, "lorien", "free-peoples")]
        case "shadow":
            table.won(SHADOW, "lorien")
            brought = [events.BattlegroundReactivated(FRODO, "lorien", "shadow")]
        case _:
            table.battleground("lorien")
    table.turn("frodo").chooses("act:shadowfax").chooses("activate:dol-guldur")
    first = events.BattlegroundReactivated(FRODO, "dol-guldur", "free-peoples")
    assert activations(table) == [first, *brought]
    assert sorted(table.state.battlegrounds) == ["dol-guldur", "lorien"]
    assert table.state.won == [[], []]
    bared = ["dol-guldur", "lorien"] if lorien == "shadow" else ["dol-guldur"]
    assert table.state.bared == bared
    assert table.where("gandalf-the-grey") == "dol-guldur"


@pytest.mark.rule("RCG-5.9")
@pytest.mark.parametrize("area", [FREE, SHADOW])
def test_a_reactivated_battleground_is_defended_by_its_own_side(area: int) -> None:
    table = with_shadowfax().won(area, "dol-guldur").battleground("lorien")
    table.turn("frodo").chooses("act:shadowfax").chooses("activate:dol-guldur")
    table.hand("witch-king", "mordor-orcs-1", "olog-hai", "the-hunter")
    table.turn("witch-king").chooses("play:olog-hai:dol-guldur").chooses("cycle:the-hunter")
    table.combat().player("frodo").chooses("fight:dol-guldur")
    # Gandalf attacks with 2 + 1; the Olog-hai (2) defend, and the battleground only from its
    # own side's area.
    own = 0 if area == FREE else 2
    assert events.CombatBegan("dol-guldur", 3, own, 2) in table.events
    winner = ("free-peoples", "shadow")[area]
    assert events.BattlegroundTaken("dol-guldur", winner) in table.events
    assert table.where("olog-hai") == "eliminated"
    assert table.where("gandalf-the-grey") == "eliminated"


@pytest.mark.rule("RCG-5.9")
def test_a_reactivated_battleground_without_cards_goes_to_its_own_side() -> None:
    table = Ring().reserve("the-black-serpent").won(SHADOW, "pelargir").won(FREE, "umbar")
    table.turn("saruman").chooses("act:the-black-serpent").chooses("activate:pelargir")
    table.player("aragorn").chooses("forgo")
    table.combat()
    assert table.state.won == [["umbar", "pelargir"], []]
    table = Ring().reserve("the-black-serpent").won(FREE, "umbar")
    table.turn("saruman").chooses("act:the-black-serpent")
    table.combat()
    assert table.state.won == [[], ["umbar"]]


@pytest.mark.rule("RCG-5.10")
def test_a_battleground_is_worth_nothing_while_it_is_reactivated() -> None:
    table = Ring().reserve("the-black-serpent", "haradrim-mumakil").won(FREE, "minas-tirith")
    table.won(SHADOW, "moria")
    war = table.state
    assert points(war.cast, war.won, war.paths_won, war.corruption) == (3, 1)
    table.turn("saruman").chooses("act:the-black-serpent")
    assert table.asked == [(ARAGORN, "text")]  # it has left the area before its text
    assert war.won == [[], ["moria"]]
    assert points(war.cast, war.won, war.paths_won, war.corruption) == (0, 1)
    table.player("aragorn").chooses("forgo")
    assert points(war.cast, war.won, war.paths_won, war.corruption) == (0, 1)
    table.combat()
    assert events.Scored(3, 1) in table.events
    assert war.won == [["minas-tirith"], ["moria"]]


# What is active, and where texts look


@pytest.mark.rule("RCG-5.11")
@pytest.mark.parametrize(("place", "other"), [("lorien", "dol-guldur"), ("dol-guldur", "lorien")])
def test_lorien_and_dol_guldur_are_activated_once_each(place: str, other: str) -> None:
    side = FREE if place == "lorien" else SHADOW
    chance = (FREE_DECK, SHADOW_DECK)[side].index(place)
    who = ("frodo", "witch-king")[side]
    table = locations_step(who, free=chance, shadow=chance).step("locations")
    assert activations(table) == [
        events.BattlegroundActivated(side, place),
        events.BattlegroundActivated(side, other),
        events.PathActivated(side, "bag-end"),
    ]
    assert table.state.battlegrounds == [place, other]


@pytest.mark.rule("RCG-5.11")
def test_what_is_active_is_not_offered_and_refused() -> None:
    table = with_anduril().battleground("minas-tirith").battleground("umbar")
    table.turn("aragorn").chooses("act:anduril")
    assert table.player("aragorn").options == named(
        [place for place in DUNEDAIN if place not in ("minas-tirith", "umbar")]
    )
    table.player("aragorn").may_not(
        "activate:minas-tirith", "activate:umbar", because="RCG-5.11"
    ).may("activate:harad").may_not("activate:moria", because="not-now")


@pytest.mark.rule("RCG-5.11", "RCG-9.15")
def test_an_action_that_could_activate_nothing_cannot_be_used() -> None:
    table = with_anduril()
    for place in DUNEDAIN:
        table.battleground(place)
    table.turn("aragorn").may_not("act:anduril", because="RCG-9.15")
    table = with_anduril()
    for place in DUNEDAIN[:-1]:
        table.battleground(place)
    table.turn("aragorn").may("act:anduril")
    table = with_anduril()
    for place in DUNEDAIN[:-1]:
        table.battleground(place)
    table.won(SHADOW, "umbar").turn("aragorn").may("act:anduril")


@pytest.mark.rule("RCG-5.11", "RCG-5.12")
def test_an_action_whose_battleground_is_active_cannot_be_used() -> None:
    table = Ring().reserve("coastal-raiders", "haradrim-regulars").battleground("dol-amroth")
    table.turn("saruman").may_not("act:coastal-raiders", because="RCG-9.15")
    table.player("saruman").may("act:haradrim-regulars")


@pytest.mark.rule("RCG-5.12")
@pytest.mark.parametrize("area", [FREE, SHADOW])
def test_activate_alone_means_a_deck_only(area: int) -> None:
    # Edoras asks for Helm's Deep, the Coastal Raiders for Dol Amroth.
    table = Ring().won(area, "helms-deep", "dol-amroth").reserve("coastal-raiders")
    table.activates("frodo", "edoras")
    assert table.state.battlegrounds == ["edoras"]
    assert table.state.won[area] == ["helms-deep", "dol-amroth"]
    assert table.in_zone("frodo", "cycle") == []
    table.turn("saruman").may_not("act:coastal-raiders", because="RCG-9.15")


@pytest.mark.rule("RCG-5.12", "RCG-5.5")
def test_reactivate_alone_means_a_scoring_area_only() -> None:
    table = Ring().reserve("the-black-serpent")
    table.turn("saruman").may_not("act:the-black-serpent", because="RCG-9.15")
    table.won(FREE, "minas-tirith", "orthanc", "umbar").won(SHADOW, "harad", "lorien", "pelargir")
    table.turn("saruman").chooses("act:the-black-serpent")
    assert table.asked == [(SARUMAN, "battleground")]
    assert table.player("saruman").options == named(["minas-tirith", "umbar", "harad", "pelargir"])
    assert table.where("the-black-serpent") == "eliminated"
    table.player("saruman").chooses("activate:harad")
    assert activations(table) == [events.BattlegroundReactivated(SARUMAN, "harad", "shadow")]
    assert table.state.won == [["minas-tirith", "orthanc", "umbar"], ["lorien", "pelargir"]]
    assert table.state.battlegrounds == ["harad"]


@pytest.mark.rule("RCG-5.12")
def test_a_battleground_of_another_faction_is_not_enough_to_reactivate() -> None:
    table = Ring().reserve("the-black-serpent").won(FREE, "orthanc", "moria", "minas-morgul")
    table.turn("saruman").may_not("act:the-black-serpent", because="RCG-9.15")
    # Morannon shows the Southrons, but lies in its deck.
    assert "morannon" in table.state.decks[SHADOW]


@pytest.mark.rule("RCG-5.12")
def test_activate_or_reactivate_means_decks_and_scoring_areas() -> None:
    table = Ring().reserve("the-witch-king").hand("witch-king", "the-black-captain", "olog-hai")
    table.won(FREE, "lorien").won(SHADOW, "dol-guldur").battleground("morannon")
    table.turn("witch-king").chooses("event:the-black-captain").chooses("cycle:olog-hai")
    assert table.asked == [(WITCH_KING, "battleground")]
    assert table.player("witch-king").options == named(
        ["minas-tirith", "minas-morgul", "lorien", "dol-guldur"]
    )


# In the action step, and texts within texts


@pytest.mark.rule("RCG-5.13", "RCG-5.2")
def test_a_card_activates_a_battleground_in_the_action_step_and_its_text_is_carried_out() -> None:
    table = Ring().reserve("coastal-raiders").hand("aragorn", "denethor")
    table.on_top("aragorn", "arwen").turn("saruman").chooses("act:coastal-raiders")
    assert activations(table) == [events.BattlegroundActivated(SARUMAN, "dol-amroth")]
    assert "dol-amroth" not in table.state.decks[FREE]
    assert table.where("coastal-raiders") == "eliminated"
    assert table.asked == [(ARAGORN, "text")]
    table.player("aragorn").chooses("carry-out").chooses("forsake:denethor")
    assert table.in_zone("aragorn", "hand") == ["arwen"]
    assert table.asked == [(FRODO, "turn")]


@pytest.mark.rule("RCG-5.13", "RCG-5.2")
def test_a_card_activates_a_path_in_the_action_step_and_its_text_is_carried_out() -> None:
    table = Ring().path("fords-of-bruinen", "strider")
    table.turn("aragorn").chooses("act:strider").chooses("activate:khazad-dum")
    assert activations(table) == [events.PathActivated(ARAGORN, "khazad-dum")]
    assert table.state.path == "khazad-dum"
    assert len(table.in_zone("saruman", "hand")) == 2
    assert table.asked == [(SARUMAN, "turn")]


@pytest.mark.rule("RCG-5.14")
def test_the_text_of_an_activated_battleground_comes_before_the_rest_of_the_card() -> None:
    table = with_anduril("elrond").hand("aragorn", "denethor")
    table.turn("aragorn").chooses("act:anduril").chooses("activate:minas-tirith")
    assert table.asked == [(ARAGORN, "text")]
    assert table.where("strider") == "reserve"
    table.player("aragorn").chooses("carry-out")
    assert table.where("strider") == "reserve"
    table.player("aragorn").chooses("forsake:elrond")
    assert len(table.in_zone("aragorn", "hand")) == 4
    assert table.where("strider") == "minas-tirith"
    kinds = (events.Drew, events.CardMoved)
    assert [type(event) for event in table.events if isinstance(event, kinds)] == list(kinds)


@pytest.mark.rule("RCG-5.14")
def test_a_chain_of_texts_is_resolved_before_the_card_that_began_it_goes_on() -> None:
    table = with_shadowfax()
    table.on_top("frodo", "eowyn", "village-militia", "sting", "gimli", "bilbo-baggins")
    table.turn("frodo").chooses("act:shadowfax").chooses("activate:edoras")
    assert table.state.battlegrounds == ["edoras", "helms-deep"]
    assert table.asked == [(FRODO, "play-from-set")]
    assert table.where("gandalf-the-grey") == "reserve"
    table.player("frodo").chooses("play:village-militia:helms-deep")
    assert table.in_zone("frodo", "cycle") == ["bilbo-baggins", "eowyn", "gimli", "sting"]
    # He goes to the battleground that was chosen, not to the one its text brought.
    assert table.where("gandalf-the-grey") == "edoras"
    assert table.asked == [(WITCH_KING, "turn")]


@pytest.mark.rule("RCG-5.14", "RCG-5.1")
def test_a_chain_of_texts_is_resolved_before_the_path_of_the_round() -> None:
    table = locations_step("frodo", free=1).step("locations")
    assert table.state.battlegrounds == ["edoras", "helms-deep"]
    assert table.asked == [(FRODO, "play-from-set")]
    assert table.state.path == ""
    table.player("frodo").chooses("done")
    assert table.state.path == "bag-end"


@pytest.mark.rule("RCG-5.15")
def test_cards_played_by_the_text_of_a_location_may_go_to_it() -> None:
    table = Ring().on_top("witch-king", "the-hunter").activates("frodo", "morgul-vale")
    table.player("witch-king").chooses("play:the-hunter:morgul-vale")
    assert table.where("the-hunter") == "morgul-vale"
    table = Ring().on_top("witch-king", "olog-hai").activates("frodo", "morannon")
    table.player("witch-king").chooses("play:olog-hai:morannon")
    assert table.where("olog-hai") == "morannon"
    table = Ring().on_top("frodo", "village-militia").activates("frodo", "helms-deep")
    table.player("frodo").chooses("play:village-militia:helms-deep")
    assert table.where("village-militia") == "helms-deep"


@pytest.mark.rule("RCG-5.15", "RCG-5.1")
def test_before_the_path_of_the_round_nothing_can_be_played_to_a_path() -> None:
    table = locations_step("witch-king", shadow=3).board(number=1).used("bag-end")
    table.on_top("witch-king", "the-hunter", "olog-hai").step("locations")
    assert table.asked == [(WITCH_KING, "play-from-set")]
    assert table.state.path == ""
    table.player("witch-king").may("play:olog-hai:morannon", "play:olog-hai:reserve")
    for path in ("bag-end", "weathertop"):
        table.player("witch-king").may_not(f"play:the-hunter:{path}", because="RCG-8.4")


@pytest.mark.rule("RCG-5.15", "RCG-8.28")
def test_a_card_played_by_such_a_text_has_the_texts_of_its_place() -> None:
    # Gorbag & Shagrat is no Nazgûl, so Morgul Vale cannot bring it; the Easterling draws a card.
    cards = ("gorbag-and-shagrat", "the-black-easterling", "olog-hai", "fell-beast", "the-reaver")
    table = Ring().on_top("witch-king", *cards, "grishnakh").activates("frodo", "morgul-vale")
    table.player("witch-king").may_not("play:gorbag-and-shagrat:morgul-vale", because="not-now")
    table.player("witch-king").chooses("play:the-black-easterling:morgul-vale")
    assert table.where("the-black-easterling") == "morgul-vale"
    assert table.in_zone("witch-king", "hand") == ["grishnakh"]


@pytest.mark.rule("RCG-5.13", "RCG-5.5")
def test_who_activates_may_differ_from_who_carries_the_text_out() -> None:
    table = Ring(DUEL).reserve("strider", "anduril@strider").starts("witch-king")
    table.turn("gandalf").chooses("act:anduril")
    assert table.asked == [(0, "battleground")]
    table.player("gandalf").chooses("activate:morannon")
    assert activations(table) == [events.BattlegroundActivated(0, "morannon")]
    assert table.asked == [(1, "play-from-set")]
    table.player("witch-king").chooses("done")
    assert table.where("strider") == "morannon"


@pytest.mark.rule("RCG-5.3", "RCG-5.11")
def test_the_battlegrounds_of_the_fellowship_are_those_of_the_round() -> None:
    table = Ring(FELLOWSHIP).board(round=4, number=3, first=1).draws("paths", 1)
    table.step("locations")
    assert activations(table) == [
        events.BattlegroundActivated(1, "lorien"),
        events.BattlegroundActivated(1, "dol-guldur"),
        events.PathActivated(1, "khazad-dum"),
    ]
    assert table.state.battlegrounds == ["lorien", "dol-guldur"]


@pytest.mark.rule("RCG-19.5", "RCG-5.1")
def test_two_battlegrounds_of_a_round_are_activated_one_after_the_other() -> None:
    # As published Lórien brings Dol Guldur; with house values it need not.
    ruleset = {"battlegrounds.lorien.activation.steps.1.battleground": "moria"}
    table = Ring(FELLOWSHIP, ruleset=ruleset).board(round=4, number=3).draws("paths", 1)
    table.step("locations")
    assert activations(table) == [
        events.BattlegroundActivated(0, "lorien"),
        events.BattlegroundActivated(0, "moria"),
        events.BattlegroundActivated(0, "dol-guldur"),
        events.PathActivated(0, "khazad-dum"),
    ]


@pytest.mark.rule("RCG-5.3")
def test_everybody_learns_which_battleground_chance_has_picked() -> None:
    # The last pass cannot be taken back when it has brought out a card that nobody knew.
    table = Ring().deck("frodo").deck("witch-king").deck("aragorn").deck("saruman")
    table.used("bag-end", "bucklebury-ferry", "gildors-encampment")
    table.draws(SHADOW_CHANCE, 4).turn("frodo").chooses("pass")
    for who in ("witch-king", "aragorn"):
        table.player(who).chooses("pass")
        assert table.state.scratch.learned == 0
    table.player("saruman").chooses("pass")
    assert activations(table) == [events.BattlegroundActivated(WITCH_KING, "moria")]
    assert table.state.scratch.learned == table.state.setting.observers_with(EVERYONE)
