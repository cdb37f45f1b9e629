"""Chapter 2: setup."""

from __future__ import annotations

from collections import Counter

import pytest

from games.ring_cards.round_tables import RoundTable, markers
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards import game
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.locations import BATTLEGROUND_DECKS, PATHS_NUMBERED
from ostrog.games.ring_cards.board.state import War
from ostrog.testing import ScriptedTable

SCENARIOS = tuple(scenario.name for scenario in game.scenarios)
TRILOGY = ("frodo", "witch-king", "aragorn", "saruman")

NOTHING_DRAWN = {"paths.bag-end.activation.steps.1.count": 0}
"""Bag End, the first of the paths 1, gives nobody a card."""


def set_up(scenario: str = "trilogy", *, seed: int = 0) -> ScriptedTable[War]:
    """Return a table at the first decision after setup."""
    return ScriptedTable(game, scenario, seed=seed)


def opening_draws(table: ScriptedTable[War]) -> dict[str, int]:
    """Return the number of cards each player drew at the start."""
    drawn: dict[str, int] = {}
    for event in table.events:
        if isinstance(event, events.Drew):
            drawn.setdefault(table.state.cast.names[event.seat], event.count)
    return drawn


# The scenario and the decks


@pytest.mark.rule("RCG-2.1")
def test_a_table_is_set_for_every_scenario_and_number_of_persons() -> None:
    assert SCENARIOS == (
        "trilogy",
        "trilogy-3",
        "trilogy-2",
        "duel-two-players",
        "duel-three-players",
        "fellowship-of-the-ring",
    )


@pytest.mark.rule("RCG-2.1")
@pytest.mark.parametrize(
    ("scenario", "first", "drawn", "rings"),
    [
        ("trilogy", "frodo", dict.fromkeys(TRILOGY, 7), [True] * 4),
        ("trilogy-3", "frodo", dict.fromkeys(TRILOGY, 7), [True] * 4),
        ("trilogy-2", "frodo", dict.fromkeys(TRILOGY, 7), [True] * 4),
        ("duel-two-players", "gandalf", {"gandalf": 4, "witch-king": 6}, [True] * 2),
        (
            "duel-three-players",
            "gandalf",
            {"gandalf": 6, "witch-king": 7, "saruman": 7},
            [True] * 3,
        ),
        (
            "fellowship-of-the-ring",
            "balrog-of-moria",
            {"balrog-of-moria": 7, "gandalf": 7},
            [False] * 2,
        ),
    ],
)
def test_the_scenario_fixes_seats_first_player_hands_and_ring_tokens(
    scenario: str, first: str, drawn: dict[str, int], rings: list[bool]
) -> None:
    table = set_up(scenario)
    war = table.state
    assert war.cast.names == tuple(drawn)
    assert war.cast.names[war.starting()] == first
    assert opening_draws(table) == drawn
    assert war.rings == rings


@pytest.mark.rule("RCG-2.2")
def test_a_trilogy_deck_is_all_thirty_cards_of_its_factions() -> None:
    war = set_up().state
    for seat, factions in enumerate(
        [
            {"dwarf", "hobbit", "rohan", "wizard"},
            {"mordor"},
            {"dunedain", "elf"},
            {"isengard", "monstrous", "southron"},
        ]
    ):
        zones = war.zones(seat)
        cards = [*war.faces(zones.deck), *war.faces(zones.hand)]
        assert len(cards) == len(set(cards)) == 30
        titles = Counter(TITLE_OF[card] for card in cards)
        assert titles == {t: s.copies for t, s in CARDS.items() if s.faction in factions}


@pytest.mark.rule("RCG-2.2")
def test_every_deck_is_shuffled_by_itself() -> None:
    tables = [set_up(seed=seed) for seed in range(6)]
    for seat in range(4):
        zones = tables[0].state.zones(seat)
        orders = {tuple(table.state.faces(zones.deck)) for table in tables}
        hands = {tuple(table.state.hand(seat)) for table in tables}
        assert len(orders) == len(hands) == 6
    for table in tables:
        assert list(table.state.draws) == [f"shuffle deck-{name}" for name in TRILOGY]


# Tokens


@pytest.mark.rule("RCG-2.3")
def test_everybody_has_a_ring_token_and_frodo_the_starting_player_token() -> None:
    table = set_up()
    assert table.state.rings == [True, True, True, True]
    rings = markers(table, "ring")
    assert [(ring.id, ring.at, ring.owner, ring.marks) for ring in rings] == [
        (f"ring:{seat}", f"tokens-{seat}", seat, ()) for seat in range(4)
    ]
    assert table.state.first == 0
    (token,) = markers(table, "starting-player")
    assert (token.at, token.owner) == ("tokens-0", 0)


@pytest.mark.rule("RCG-2.3")
def test_a_ring_token_that_was_used_is_seen_to_be_used() -> None:
    table = RoundTable("trilogy")
    table.turn("frodo").chooses("ring")
    assert [ring.marks for ring in markers(table, "ring")] == [("used",), (), (), ()]


@pytest.mark.rule("RCG-2.3")
def test_nobody_has_a_ring_token_where_the_scenario_has_none() -> None:
    table = set_up("fellowship-of-the-ring")
    assert markers(table, "ring") == []
    (token,) = markers(table, "starting-player")
    assert token.at == "tokens-0"


@pytest.mark.rule("RCG-2.8")
def test_the_marker_moves_with_every_turn_and_the_token_once_per_round() -> None:
    table = RoundTable("trilogy").without_locations().starts("witch-king")
    table.turn("witch-king")
    for seat in (1, 2, 3, 0):
        (turn,) = markers(table, "turn")
        (token,) = markers(table, "starting-player")
        assert table.asked == [(seat, "turn")]
        assert (turn.at, token.at) == (f"tokens-{seat}", "tokens-1")
        assert (table.state.turn, table.state.first) == (seat, 1)
        if seat:
            table.seat(seat).chooses("pass")
    table.seat(0).chooses("pass")
    assert table.state.round == 2
    assert (table.state.turn, table.state.first) == (2, 2)
    (token,) = markers(table, "starting-player")
    assert token.at == "tokens-2"


@pytest.mark.rule("RCG-2.8")
def test_the_first_round_begins_with_token_and_marker_at_the_first_place() -> None:
    table: ScriptedTable[War] = ScriptedTable(game, "trilogy", ruleset=NOTHING_DRAWN)
    assert table.state.round == 0
    table.draws("battlegrounds-free-peoples", 3).draws("paths", 0)
    for seat in range(4):
        table.seat(seat).accepts()
    war = table.state
    assert (war.round, war.first, war.turn) == (1, 0, 0)
    assert events.RoundBegan(1, 0) in table.events
    assert (war.corruption, war.number) == (0, 1)


@pytest.mark.rule("RCG-2.8")
def test_the_turn_order_goes_round() -> None:
    table = RoundTable("trilogy")
    table.turn("saruman").chooses("ring")
    assert (table.state.turn, table.asked) == (0, [(0, "turn")])
    table.player("frodo").chooses("ring")
    assert (table.state.turn, table.asked) == (1, [(1, "turn")])


# Location decks


@pytest.mark.rule("RCG-2.4")
def test_each_side_has_a_deck_of_its_own_battlegrounds() -> None:
    war = set_up().state
    assert war.decks[FREE] == [
        "dol-amroth",
        "edoras",
        "helms-deep",
        "lorien",
        "minas-tirith",
        "pelargir",
        "rivendell",
    ]
    assert war.decks[SHADOW] == [
        "dol-guldur",
        "harad",
        "minas-morgul",
        "morannon",
        "moria",
        "orthanc",
        "umbar",
    ]
    assert (war.won, war.paths_won, war.battlegrounds) == ([[], []], [[], []], [])


@pytest.mark.rule("RCG-2.4")
@pytest.mark.parametrize(("who", "side"), [("frodo", FREE), ("witch-king", SHADOW)])
def test_the_decks_are_shuffled_separately(who: str, side: int) -> None:
    """Any card of the own deck may come first, and none of the other one."""
    found = set()
    team, own = (
        ("free-peoples", "shadow")[side],
        BATTLEGROUND_DECKS[("free-peoples", "shadow")[side]],
    )
    for number in range(7):
        table = RoundTable("trilogy").starts(who).draws(f"battlegrounds-{team}", number)
        table.step("locations")
        found.add(table.state.battlegrounds[0])
        assert table.state.draws[f"battlegrounds-{team}"] == 1
    assert found == set(own)


@pytest.mark.rule("RCG-2.5")
def test_the_paths_1_lie_on_top_in_random_order() -> None:
    found = []
    for number in range(3):
        table = RoundTable("trilogy").board(decks=[[], []]).draws("paths", number)
        found += table.step("locations").state.used_paths
    assert tuple(found) == PATHS_NUMBERED[1]


@pytest.mark.rule("RCG-2.5")
def test_the_path_deck_is_stacked_by_number_with_the_paths_9_at_the_bottom() -> None:
    war = RoundTable("trilogy").state
    assert war.cast.paths == PATHS_NUMBERED
    assert [*war.cast.paths] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for number in range(1, 9):
        table = RoundTable("trilogy").path(PATHS_NUMBERED[number][0]).board(decks=[[], []], path="")
        table.draws("paths", 2).step("locations")
        assert table.state.used_paths[-1] == PATHS_NUMBERED[number + 1][2]


# Opening hands


@pytest.mark.rule("RCG-2.6")
def test_everybody_draws_seven_cards_and_chooses_at_the_same_time() -> None:
    table = set_up()
    assert table.asked == [(seat, "opening") for seat in range(4)]
    for seat in range(4):
        hand = table.state.hand(seat)
        assert len(hand) == 7
        assert table.seat(seat).options == [f"cycle:{card}" for card in hand]
        assert table.seat(seat).ask.about == (2,)
        assert table.state.size(table.state.zones(seat).deck) == 23


@pytest.mark.rule("RCG-2.6")
def test_exactly_two_cards_are_cycled() -> None:
    table = set_up()
    first, second, *others = table.state.hand(0)
    frodo = table.seat(0)
    frodo.chooses(f"cycle:{second}")
    assert frodo.options == [f"cycle:{card}" for card in (first, *others)]
    assert [option.id for option in frodo.ask.default] == [f"cycle:{first}", "done"]
    frodo.may_not("done", because="not-now")
    frodo.chooses(f"cycle:{others[0]}")
    assert frodo.options == ["done"]
    frodo.chooses("done")
    assert table.asked == [(seat, "opening") for seat in (1, 2, 3)]


@pytest.mark.rule("RCG-2.6")
def test_after_the_setup_everybody_has_five_cards_in_hand_and_two_cycled() -> None:
    table: ScriptedTable[War] = ScriptedTable(game, "trilogy", ruleset=NOTHING_DRAWN)
    table.draws("battlegrounds-free-peoples", 3).draws("paths", 0)
    hands = [table.state.hand(seat) for seat in range(4)]
    for seat, hand in enumerate(hands):
        table.seat(seat).chooses(f"cycle:{hand[1]}", f"cycle:{hand[4]}", "done")
    war = table.state
    assert (war.battlegrounds, war.path) == (["lorien", "dol-guldur"], "bag-end")
    assert table.asked == [(0, "turn")]
    for seat, hand in enumerate(hands):
        zones = war.zones(seat)
        assert war.hand(seat) == [card for card in hand if card not in (hand[1], hand[4])]
        assert sorted(war.faces(zones.cycle)) == [hand[1], hand[4]]
        sizes = {zone: war.size(zone) for zone in (zones.hand, zones.cycle, zones.deck)}
        assert list(sizes.values()) == [5, 2, 23]


@pytest.mark.rule("RCG-2.6")
def test_the_cards_are_cycled_face_down() -> None:
    table = set_up()
    hand = table.state.hand(1)
    for seat in range(4):
        table.seat(seat).accepts()
    assert table.seat(1).sees("cycle-witch-king") == hand[:2]
    for seat in (0, 2, 3):
        assert not set(hand) & set(table.seat(seat).sees("cycle-witch-king"))
    heard = [e for e in table.seat(3).hears() if isinstance(e, events.CardCycled) and e.seat == 1]
    assert heard == [events.CardCycled(1), events.CardCycled(1)]


@pytest.mark.rule("RCG-2.6")
def test_nobody_cycles_where_the_scenario_does_not_say_so() -> None:
    table = set_up("duel-two-players")
    assert "opening" not in {kind for _, kind in table.asked}
    assert table.state.round == 1
    three = set_up("duel-three-players")
    assert three.asked == [(1, "opening"), (2, "opening")]
