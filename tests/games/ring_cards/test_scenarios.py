"""Chapters 2 and 16 to 19: what the scenarios fix."""

from __future__ import annotations

from collections import Counter

import pytest

from ostrog.games.ring_cards.board.faction_cards import CARDS, CARDS_OF
from ostrog.games.ring_cards.board.factions import FACTIONS
from ostrog.games.ring_cards.board.locations import BATTLEGROUNDS_OF, LOCATIONS
from ostrog.games.ring_cards.board.scenarios import SCENARIOS, Ring, ScenarioData, deck, player_of

TRILOGY = SCENARIOS.scenarios["trilogy"]
DUEL = SCENARIOS.scenarios["duel-two-players"]
DUEL_OF_THREE = SCENARIOS.scenarios["duel-three-players"]
FELLOWSHIP = SCENARIOS.scenarios["fellowship-of-the-ring"]

ONCE_PER_GAME = Ring(once_per="game", draw=2, points=1)
ONCE_PER_ROUND = Ring(once_per="round", draw=3, eliminate=1, cycle=1, points=0)


def sizes(scenario: ScenarioData) -> dict[str, int]:
    return {name: sum(deck(seat, CARDS).values()) for name, seat in scenario.seats.items()}


def hands(scenario: ScenarioData) -> dict[str, tuple[int, int]]:
    return {name: (seat.opening, seat.opening_cycle) for name, seat in scenario.seats.items()}


def draws(scenario: ScenarioData) -> dict[str, int]:
    return {name: seat.draw_step for name, seat in scenario.seats.items()}


def rings(scenario: ScenarioData) -> dict[str, Ring | None]:
    return {name: seat.ring for name, seat in scenario.seats.items()}


def factions(scenario: ScenarioData, seat: str) -> Counter[str]:
    """Return the number of cards of each faction in a deck."""
    counted = Counter[str]()
    for card, copies in deck(scenario.seats[seat], CARDS).items():
        counted[CARDS[card].faction] += copies
    return counted


# What holds in all of them


@pytest.mark.rule("RCG-2.1")
def test_there_are_four_scenarios() -> None:
    assert list(SCENARIOS.scenarios) == [
        "trilogy",
        "duel-two-players",
        "duel-three-players",
        "fellowship-of-the-ring",
    ]


@pytest.mark.rule("RCG-2.2")
@pytest.mark.parametrize("scenario", [TRILOGY, DUEL, DUEL_OF_THREE])
def test_a_deck_is_all_cards_of_its_factions(scenario: ScenarioData) -> None:
    for seat in scenario.seats.values():
        titles = {card for faction in seat.factions for card in CARDS_OF[faction]}
        assert deck(seat, CARDS) == {card: CARDS[card].copies for card in CARDS if card in titles}
    dealt = Counter[str]()
    for seat in scenario.seats.values():
        dealt.update(deck(seat, CARDS))
    assert dealt == {card: sheet.copies for card, sheet in CARDS.items()}


@pytest.mark.rule("RCG-1.5")
def test_a_faction_names_the_player_in_whose_deck_it_is() -> None:
    assert player_of(TRILOGY, "hobbit") == "frodo"
    assert player_of(TRILOGY, "monstrous") == "saruman"
    assert player_of(DUEL, "monstrous") == "witch-king"
    assert player_of(DUEL_OF_THREE, "elf") == "gandalf"


def test_a_game_has_nine_path_numbers_and_the_fellowship_six() -> None:
    assert {name: each.last_path for name, each in SCENARIOS.scenarios.items()} == {
        "trilogy": 9,
        "duel-two-players": 9,
        "duel-three-players": 9,
        "fellowship-of-the-ring": 6,
    }


def test_the_carryover_limit_starts_at_two() -> None:
    assert SCENARIOS.carryover_limit == 2


def test_a_lead_of_ten_wins_and_a_tie_is_the_shadows() -> None:
    assert SCENARIOS.lead_to_win == 10
    assert SCENARIOS.tie == "shadow"


# Trilogy


@pytest.mark.rule("RCG-16.1")
def test_trilogy_four_seats_have_decks_of_thirty() -> None:
    assert {name: (seat.side, seat.factions) for name, seat in TRILOGY.seats.items()} == {
        "frodo": ("free-peoples", ("dwarf", "hobbit", "rohan", "wizard")),
        "witch-king": ("shadow", ("mordor",)),
        "aragorn": ("free-peoples", ("dunedain", "elf")),
        "saruman": ("shadow", ("isengard", "monstrous", "southron")),
    }
    assert set(sizes(TRILOGY).values()) == {30}


@pytest.mark.rule("RCG-16.2")
def test_trilogy_frodo_begins_and_the_sides_alternate() -> None:
    assert TRILOGY.turn_order == ("frodo", "witch-king", "aragorn", "saruman")


@pytest.mark.rule("RCG-2.6", "RCG-15.1", "RCG-16.3")
def test_trilogy_everybody_draws_seven_and_cycles_two() -> None:
    assert set(hands(TRILOGY).values()) == {(7, 2)}
    assert draws(TRILOGY) == {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}


@pytest.mark.rule("RCG-16.4")
def test_trilogy_each_ring_token_draws_two_cards_once() -> None:
    assert rings(TRILOGY) == dict.fromkeys(TRILOGY.seats, ONCE_PER_GAME)


@pytest.mark.rule("RCG-16.5")
def test_trilogy_three_persons_share_the_seats_so_that_one_has_the_shadow() -> None:
    assert TRILOGY.persons == {
        "2": (("frodo", "aragorn"), ("witch-king", "saruman")),
        "3": (("frodo",), ("aragorn",), ("witch-king", "saruman")),
        "4": (("frodo",), ("witch-king",), ("aragorn",), ("saruman",)),
    }


@pytest.mark.rule("RCG-16.7")
@pytest.mark.parametrize("scenario", [TRILOGY, DUEL, DUEL_OF_THREE])
def test_all_locations_are_used_but_in_the_fellowship(scenario: ScenarioData) -> None:
    assert scenario.battlegrounds == {}
    assert scenario.paths == ()
    assert FELLOWSHIP.battlegrounds
    assert FELLOWSHIP.paths


# Two-Player Duel


@pytest.mark.rule("RCG-17.1")
def test_duel_each_player_has_all_sixty_cards_of_a_side() -> None:
    assert sizes(DUEL) == {"gandalf": 60, "witch-king": 60}
    assert DUEL.turn_order == ("gandalf", "witch-king")
    for name, seat in DUEL.seats.items():
        assert factions(DUEL, name).keys() == set(seat.factions)
    assert sum(len(seat.factions) for seat in DUEL.seats.values()) == len(FACTIONS)


@pytest.mark.rule("RCG-17.2", "RCG-17.3")
def test_duel_gandalf_draws_four_and_the_witch_king_six() -> None:
    assert hands(DUEL) == {"gandalf": (4, 0), "witch-king": (6, 0)}
    assert draws(DUEL) == {"gandalf": 4, "witch-king": 6}


@pytest.mark.rule("RCG-17.5")
def test_duel_a_ring_token_works_once_per_round_and_is_worth_nothing() -> None:
    assert rings(DUEL) == dict.fromkeys(DUEL.seats, ONCE_PER_ROUND)


def test_only_duels_have_their_own_path_scoring() -> None:
    assert {name: each.path_scoring for name, each in SCENARIOS.scenarios.items()} == {
        "trilogy": "standard",
        "duel-two-players": "duel",
        "duel-three-players": "duel",
        "fellowship-of-the-ring": "standard",
    }


def test_what_each_player_of_a_side_does_is_done_twice_by_the_only_one_in_a_duel() -> None:
    times = {
        name: {seat: sheet.group_times for seat, sheet in each.seats.items()}
        for name, each in SCENARIOS.scenarios.items()
    }
    assert times["duel-two-players"] == {"gandalf": 2, "witch-king": 2}
    assert times["duel-three-players"] == {"gandalf": 2, "witch-king": 1, "saruman": 1}
    assert {*times["trilogy"].values(), *times["fellowship-of-the-ring"].values()} == {1}


# Three-Player Duel


@pytest.mark.rule("RCG-18.1")
def test_duel_of_three_gandalf_stands_against_two() -> None:
    assert sizes(DUEL_OF_THREE) == {"gandalf": 60, "witch-king": 30, "saruman": 30}
    assert factions(DUEL_OF_THREE, "witch-king") == {"mordor": 30}
    assert factions(DUEL_OF_THREE, "saruman") == {"isengard": 12, "monstrous": 11, "southron": 7}


@pytest.mark.rule("RCG-18.2")
def test_duel_of_three_gandalf_has_two_of_four_places() -> None:
    assert DUEL_OF_THREE.turn_order == ("gandalf", "witch-king", "gandalf", "saruman")


@pytest.mark.rule("RCG-18.4", "RCG-18.5")
def test_duel_of_three_only_the_shadow_cycles_at_the_start() -> None:
    assert hands(DUEL_OF_THREE) == {"gandalf": (6, 0), "witch-king": (7, 2), "saruman": (7, 2)}
    assert draws(DUEL_OF_THREE) == {"gandalf": 6, "witch-king": 4, "saruman": 4}


@pytest.mark.rule("RCG-18.6")
def test_duel_of_three_ring_tokens_of_the_shadow_are_those_of_the_trilogy() -> None:
    assert rings(DUEL_OF_THREE) == {
        "gandalf": ONCE_PER_ROUND,
        "witch-king": ONCE_PER_GAME,
        "saruman": ONCE_PER_GAME,
    }


# The Fellowship of the Ring


@pytest.mark.rule("RCG-19.1")
def test_fellowship_the_lists_add_up_to_thirty() -> None:
    assert sizes(FELLOWSHIP) == {"balrog-of-moria": 30, "gandalf": 30}
    assert factions(FELLOWSHIP, "balrog-of-moria") == {"monstrous": 8, "mordor": 18, "isengard": 4}
    assert factions(FELLOWSHIP, "gandalf") == {
        "dunedain": 3,
        "dwarf": 2,
        "elf": 13,
        "hobbit": 8,
        "wizard": 4,
    }


@pytest.mark.rule("RCG-19.1")
def test_fellowship_only_some_orcs_of_mordor_come() -> None:
    cards = FELLOWSHIP.seats["balrog-of-moria"].deck | FELLOWSHIP.seats["gandalf"].deck
    assert {card for card, copies in cards.items() if copies != CARDS[card].copies} == {
        "mordor-orcs"
    }
    assert cards["mordor-orcs"] == 3


@pytest.mark.rule("RCG-19.2")
def test_fellowship_the_balrog_begins() -> None:
    assert FELLOWSHIP.turn_order == ("balrog-of-moria", "gandalf")


@pytest.mark.rule("RCG-19.3")
def test_fellowship_both_draw_seven_and_cycle_two() -> None:
    assert hands(FELLOWSHIP) == {"balrog-of-moria": (7, 2), "gandalf": (7, 2)}
    assert draws(FELLOWSHIP) == {"balrog-of-moria": 4, "gandalf": 3}


@pytest.mark.rule("RCG-19.4")
def test_fellowship_there_are_no_ring_tokens() -> None:
    assert set(rings(FELLOWSHIP).values()) == {None}


@pytest.mark.rule("RCG-19.5")
def test_fellowship_each_round_has_its_battlegrounds() -> None:
    assert FELLOWSHIP.battlegrounds == {
        "1": ("minas-morgul",),
        "2": ("rivendell",),
        "3": ("moria",),
        "4": ("lorien", "dol-guldur"),
        "5": ("orthanc",),
        "6": ("morannon",),
    }


@pytest.mark.rule("RCG-19.6")
def test_fellowship_thirteen_paths_exist() -> None:
    numbers = Counter(LOCATIONS.paths[path].number for path in FELLOWSHIP.paths)
    assert numbers == {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 1}
    missing = {path for path, sheet in LOCATIONS.paths.items() if sheet.number <= 6}
    assert missing - set(FELLOWSHIP.paths) == {
        "bag-end",
        "weathertop",
        "the-council-of-elrond",
        "dead-marshes",
        "emyn-muil",
    }


@pytest.mark.rule("RCG-19.7")
def test_fellowship_paths_lead_from_one_to_six() -> None:
    assert {LOCATIONS.paths[path].number for path in FELLOWSHIP.paths} == {1, 2, 3, 4, 5, 6}
    assert FELLOWSHIP.last_path == 6


def test_fellowship_nobody_plays_rohan_and_the_southrons() -> None:
    assert [name for name in FACTIONS if player_of(FELLOWSHIP, name) is None] == [
        "rohan",
        "southron",
    ]
    used = {name for names in FELLOWSHIP.battlegrounds.values() for name in names}
    assert used & set(BATTLEGROUNDS_OF["southron"]) == {"morannon"}
