"""Chapter 4: the five steps of a round, how many rounds there are, and who begins."""

from __future__ import annotations

import pytest

from games.ring_cards.round_tables import RoundTable
from games.ring_cards.tables import FREE
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.rounds.round import Round
from ostrog.kernel import Event

NO_EARLY_END = {"lead_to_win": 99}
TIMID = ("pass", "forgo", "done", "find-nothing", "stay", "forsake-top", "discard", "cycle")
"""Verbs of players who do as little as possible, the first ones preferred."""


def play_timidly(table: RoundTable, *, rounds: int = 99) -> list[int]:
    """Let all players do as little as possible, to the end of the game or for a number of rounds.

    Return the rounds that were played.
    """
    played = [table.state.round]
    last = table.state.round + rounds
    for _ in range(2000):
        if table.state.outcome is not None or table.state.round == last:
            return played
        seat = table.seat(table.asked[0][0])
        verbs = {option.split(":")[0]: option for option in reversed(seat.options)}
        seat.chooses(next((verbs[verb] for verb in TIMID if verb in verbs), seat.options[0]))
        if table.state.round not in played:
            played.append(table.state.round)
    raise AssertionError("the game does not end")


IN_ORDER: tuple[type[Event], ...] = (
    events.CombatBegan,
    events.BattlegroundTaken,
    events.PathTaken,
    events.Scored,
    events.Drew,
    events.RoundBegan,
    events.BattlegroundActivated,
    events.PathActivated,
)
"""Events that show the steps of a round, from its combats to the next round."""


def kinds(events: list[Event]) -> list[type[Event]]:
    """Return the kinds of events that happened, in the order of their first occurrence."""
    return [kind for kind in dict.fromkeys(map(type, events)) if kind in IN_ORDER]


# The five steps


@pytest.mark.rule("RCG-4.1")
def test_a_round_begins_with_locations_and_goes_on_with_actions() -> None:
    table = RoundTable("trilogy").draws("battlegrounds-free-peoples", 3).draws("paths", 0)
    table.hand("frodo", "gimli").step("locations")
    assert kinds(table.events) == [events.BattlegroundActivated, events.PathActivated, events.Drew]
    assert table.state.battlegrounds == ["lorien", "dol-guldur"]
    assert table.state.path == "bag-end"
    assert table.hands() == {"frodo": 3, "witch-king": 0, "aragorn": 0, "saruman": 0}
    assert table.asked == [(0, "turn")]


@pytest.mark.rule("RCG-4.1")
def test_combat_comes_when_all_have_passed() -> None:
    table = RoundTable("trilogy").path("bag-end").battleground("lorien")
    table.turn("frodo")
    for name in ("frodo", "witch-king", "aragorn"):
        table.player(name).chooses("pass")
    assert table.asked == [(3, "turn")]
    table.player("saruman").chooses("pass")
    assert table.asked == [(0, "combat")]
    assert table.player("frodo").options == ["fight:bag-end", "fight:lorien"]


@pytest.mark.rule("RCG-4.1")
def test_after_the_last_combat_come_victory_check_draw_step_and_the_next_round() -> None:
    table = RoundTable("trilogy").path("bag-end").battleground("lorien")
    table.draws("battlegrounds-shadow", 6).draws("paths", 2).combat()
    table.player("frodo").chooses("fight:lorien")
    # The last combat is fought without a word, and everything follows until somebody decides.
    assert kinds(table.events) == list(IN_ORDER)
    assert events.Scored(3, 0) in table.events
    assert events.RoundBegan(2, 1) in table.events
    assert (table.state.round, table.state.turn) == (2, 1)
    assert (table.state.battlegrounds, table.state.path) == (["umbar"], "weathertop")
    # Umbar gives each Shadow player a card, and Weathertop two to the Mordor player.
    assert table.hands() == {"frodo": 3, "witch-king": 7, "aragorn": 3, "saruman": 5}
    assert table.asked == [(1, "turn")]


@pytest.mark.rule("RCG-4.1")
def test_a_round_without_any_location_still_has_its_steps() -> None:
    table = RoundTable("trilogy").without_locations().step("combats")
    assert table.drawn() == [("frodo", 3), ("witch-king", 4), ("aragorn", 3), ("saruman", 4)]
    assert table.state.round == 2


# How many rounds


@pytest.mark.rule("RCG-4.2")
@pytest.mark.parametrize(
    ("scenario", "rounds"),
    [
        ("trilogy", 9),
        ("duel-two-players", 9),
        ("duel-three-players", 9),
        ("fellowship-of-the-ring", 6),
    ],
)
def test_a_game_has_at_most_a_round_for_each_path_number(scenario: str, rounds: int) -> None:
    table = RoundTable(scenario, ruleset=NO_EARLY_END).step("locations")
    assert play_timidly(table) == [*range(1, rounds + 1)]
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "RCG-14.9"
    numbers = [table.state.values.paths[path].number for path in table.state.used_paths]
    assert numbers == [*range(1, rounds + 1)]


@pytest.mark.rule("RCG-4.2")
def test_a_skipped_path_saves_a_round() -> None:
    table = RoundTable("trilogy", ruleset=NO_EARLY_END).path("shelobs-lair", "gandalf-the-grey")
    table.board(round=8).turn("frodo").chooses("act:gandalf-the-grey")
    table.player("frodo").chooses("activate:orodruin")
    assert play_timidly(table) == [8]
    assert table.winners() == ("free-peoples", "RCG-14.9")


@pytest.mark.rule("RCG-4.2")
def test_a_lead_of_ten_ends_the_game_early() -> None:
    table = RoundTable("trilogy").won(FREE, "minas-tirith", "helms-deep", "lorien", "rivendell")
    table.path("bag-end").turn("frodo")
    assert play_timidly(table) == [1]
    assert table.winners() == ("free-peoples", "RCG-14.7")


@pytest.mark.rule("RCG-4.2")
def test_without_a_lead_of_ten_the_game_goes_on() -> None:
    table = RoundTable("trilogy").won(FREE, "minas-tirith", "helms-deep", "lorien", "edoras")
    table.path("bag-end").turn("frodo")
    assert play_timidly(table, rounds=1) == [1, 2]
    assert table.state.outcome is None


# Who begins


@pytest.mark.rule("RCG-4.3")
def test_the_starting_player_token_goes_round_in_turn_order() -> None:
    table = RoundTable("trilogy").without_locations()
    names = table.state.cast.names
    starting = [names[table.state.starting()]]
    for number in range(2, 6):
        table.step("end")
        assert table.state.round == number
        starting.append(names[table.state.starting()])
        assert table.asked == [(table.state.starting(), "turn")]
    assert starting == ["frodo", "witch-king", "aragorn", "saruman", "frodo"]


@pytest.mark.rule("RCG-4.3")
def test_the_new_starting_player_is_the_one_on_turn_from_the_end_of_the_round() -> None:
    table = RoundTable("trilogy").starts("aragorn")
    Round().end(table.state)
    assert (table.state.first, table.state.turn) == (3, 3)


@pytest.mark.rule("RCG-4.3")
def test_the_token_passes_at_the_end_of_the_draw_step() -> None:
    """Until then the starting player of the round is asked and drawn for first."""
    table = RoundTable("trilogy").without_locations().starts("aragorn").reserve("galadriel")
    table.step("draws")
    assert table.drawn() == [("aragorn", 4)]
    assert table.asked == [(2, "cycle")]
    assert table.state.first == 2
    table.player("aragorn").chooses("cycle:anduril")
    assert table.drawn() == [("saruman", 4), ("frodo", 3), ("witch-king", 4)]
    assert (table.state.first, table.asked) == (3, [(3, "turn")])
