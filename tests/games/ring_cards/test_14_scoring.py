"""Chapter 14: points, corruption, and who wins."""

from __future__ import annotations

import pytest

from games.ring_cards.combat_tables import ARAGORN, FRODO, SARUMAN, WITCH_KING, Fray
from games.ring_cards.tables import FREE, SHADOW
from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.invariants import violations
from ostrog.games.ring_cards.table.contract import table as drawing
from ostrog.kernel import Outcome, Violation

FREE_SEATS, SHADOW_SEATS = (FRODO, ARAGORN), (WITCH_KING, SARUMAN)

WORTH = {
    "dol-amroth": 1,
    "edoras": 1,
    "helms-deep": 2,
    "lorien": 2,
    "minas-tirith": 3,
    "pelargir": 1,
    "rivendell": 2,
    "dol-guldur": 1,
    "harad": 1,
    "minas-morgul": 2,
    "morannon": 2,
    "moria": 1,
    "orthanc": 2,
    "umbar": 1,
}
"""The points of all battlegrounds."""

PATHS = {
    "bag-end": 1,
    "weathertop": 2,
    "fords-of-bruinen": 1,
    "caradhras": 2,
    "lothlorien": 1,
    "dead-marshes": 2,
    "osgiliath": 1,
    "shelobs-lair": 2,
    "orodruin": 3,
}
"""The points of a path of each number."""

NINE_POINTS = ("minas-tirith", "lorien", "rivendell", "helms-deep")
NO_RINGS = [False] * 4


def free_peoples_won(by: str) -> Outcome:
    return Outcome((("free-peoples",), ("shadow",)), (FREE_SEATS, SHADOW_SEATS), by)


def shadow_won(by: str) -> Outcome:
    return Outcome((("shadow",), ("free-peoples",)), (SHADOW_SEATS, FREE_SEATS), by)


def scores(table: Fray) -> tuple[int, int]:
    """Return the points in the victory check: Free Peoples, Shadow."""
    (scored,) = table.step("victory").told(events.Scored)
    assert isinstance(scored, events.Scored)
    return scored.free, scored.shadow


def face_down(table: Fray) -> list[str]:
    """Return the locations that all players see face down."""
    scene = drawing.scene(table.state.setting, table.view())
    return [marker.name for marker in scene.markers if "face-down" in marker.marks]


def last_round(path: str = "orodruin", *cards: str) -> Fray:
    """The last path of the Trilogy is active; all Ring tokens are used."""
    return Fray().path(path, *cards).board(rings=list(NO_RINGS), round=9)


# Points


@pytest.mark.rule("RCG-14.1")
@pytest.mark.parametrize("place", WORTH)
def test_a_battleground_is_worth_its_points_to_whoever_has_it(place: str) -> None:
    assert scores(Fray().won(FREE, place)) == (WORTH[place], 0)
    assert scores(Fray().won(SHADOW, place)) == (0, WORTH[place])


@pytest.mark.rule("RCG-14.1")
def test_battlegrounds_that_are_active_or_in_a_deck_are_worth_nothing() -> None:
    table = Fray().battleground("minas-tirith").won(FREE, "edoras").won(SHADOW, "lorien", "umbar")
    assert scores(table) == (1, 3)


@pytest.mark.rule("RCG-14.2")
@pytest.mark.parametrize("path", PATHS)
def test_a_path_is_worth_its_points_to_the_free_peoples(path: str) -> None:
    assert scores(Fray().won(FREE, path)) == (PATHS[path], 0)


@pytest.mark.rule("RCG-14.2")
def test_paths_and_battlegrounds_add_up() -> None:
    table = Fray().won(FREE, "bag-end", "weathertop", "minas-tirith").won(SHADOW, "umbar")
    assert scores(table) == (6, 1)


@pytest.mark.rule("RCG-14.3")
@pytest.mark.parametrize("path", PATHS)
def test_a_path_of_the_shadow_is_worth_nothing(path: str) -> None:
    assert scores(Fray().won(SHADOW, path)) == (0, 0)


@pytest.mark.rule("RCG-14.3")
def test_paths_of_the_shadow_lie_face_down_and_those_of_the_free_peoples_do_not() -> None:
    table = Fray().won(SHADOW, "weathertop", "umbar", "edoras").won(FREE, "bag-end", "lorien")
    assert face_down(table) == ["weathertop"]


@pytest.mark.rule("RCG-14.4")
@pytest.mark.parametrize("corruption", [0, 1, 7])
def test_each_corruption_token_is_worth_a_point_to_the_shadow(corruption: int) -> None:
    assert scores(Fray().board(corruption=corruption)) == (0, corruption)
    table = Fray().board(corruption=corruption).won(SHADOW, "minas-morgul").won(FREE, "umbar")
    assert scores(table) == (1, corruption + 2)


# Corruption


@pytest.mark.rule("RCG-14.5")
def test_grishnakh_adds_a_corruption_token_at_once() -> None:
    table = Fray().path("amon-hen", "grishnakh").board(corruption=2)
    table.turn("witch-king").chooses("act:grishnakh")
    assert table.state.corruption == 3
    assert table.told(events.CorruptionAdded) == [events.CorruptionAdded(1, 3)]
    assert table.where("grishnakh") == "eliminated"


@pytest.mark.rule("RCG-14.5")
def test_smeagol_pays_with_a_corruption_token() -> None:
    table = Fray().path("amon-hen", "smeagol")
    table.turn("frodo").chooses("act:smeagol")
    assert table.state.corruption == 1


@pytest.mark.rule("RCG-14.5")
@pytest.mark.parametrize(("tokens", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_lembas_removes_a_token_for_each_of_three_hobbits_as_long_as_there_are_any(
    tokens: int, left: int
) -> None:
    table = Fray().path("egladil", "sam-gamgee", "lembas@sam-gamgee", "merry-brandybuck")
    table.path("egladil", "pippin-took", "gimli", "the-commander").reserve("bilbo-baggins")
    table.board(corruption=tokens).turn("frodo").chooses("act:lembas")
    assert table.state.corruption == left
    removed = [events.CorruptionRemoved(tokens - left, left)] if tokens else []
    assert table.told(events.CorruptionRemoved) == removed
    assert table.where("lembas") == "eliminated"


@pytest.mark.rule("RCG-14.5")
def test_lembas_that_is_lost_otherwise_removes_nothing() -> None:
    table = Fray().path("egladil", "sam-gamgee", "lembas@sam-gamgee").board(corruption=2)
    table.tokens("egladil", attack=2).fight()
    assert table.where("lembas") == "eliminated"
    assert table.state.corruption == 2


@pytest.mark.rule("RCG-14.5")
def test_there_is_never_less_than_no_corruption() -> None:
    table = Fray().board(corruption=0)
    assert violations(table.state) == []
    table.board(corruption=-1)
    assert violations(table.state) == [Violation("RCG-14.5", (-1,))]


# Ring tokens


@pytest.mark.rule("RCG-14.6")
@pytest.mark.parametrize(
    ("unused", "free", "shadow"),
    [
        ([], 0, 0),
        ([FRODO], 1, 0),
        ([FRODO, ARAGORN], 2, 0),
        ([WITCH_KING], 0, 1),
        ([WITCH_KING, ARAGORN, SARUMAN], 1, 2),
    ],
)
def test_unused_ring_tokens_are_worth_a_point_each_in_the_final_scoring(
    unused: list[int], free: int, shadow: int
) -> None:
    table = Fray().won(FREE, "morgai").won(SHADOW, "orthanc").board(number=9)
    table.board(rings=[seat in unused for seat in range(4)])
    assert scores(table) == (3 + free, 2 + shadow)


@pytest.mark.rule("RCG-14.6")
def test_ring_tokens_are_worth_nothing_before_the_final_scoring() -> None:
    table = Fray().won(FREE, "shelobs-lair").board(number=8)
    assert table.state.rings == [True] * 4
    assert scores(table) == (2, 0)
    table = Fray().won(FREE, *NINE_POINTS).board(number=8, rings=[True, False, True, False])
    assert scores(table) == (9, 0)
    assert table.state.outcome is None


@pytest.mark.rule("RCG-14.6")
def test_a_ring_token_that_was_used_is_worth_nothing() -> None:
    table = Fray().path("orodruin").turn("frodo").chooses("ring").table
    assert isinstance(table, Fray)
    assert table.state.rings == [False, True, True, True]
    assert scores(table.won(SHADOW, "lorien")) == (1, 4)
    assert table.state.outcome == shadow_won("RCG-14.9")


@pytest.mark.rule("RCG-14.6", "RCG-14.9")
def test_ring_tokens_can_decide_the_game() -> None:
    table = Fray().won(FREE, "lorien").won(SHADOW, "orthanc").board(number=9)
    table.board(rings=[True, False, False, False])
    assert scores(table) == (3, 2)
    assert table.state.outcome == free_peoples_won("RCG-14.9")


@pytest.mark.rule("RCG-14.6")
def test_the_ring_tokens_of_a_duel_are_worth_nothing() -> None:
    table = Fray("duel-two-players").won(FREE, "morgai").board(number=9)
    assert scores(table) == (3, 0)


# The victory check


@pytest.mark.rule("RCG-14.7")
def test_the_free_peoples_win_at_once_with_fourteen_to_four() -> None:
    table = Fray().won(FREE, *NINE_POINTS, "weathertop", "dead-marshes", "bag-end")
    table.board(number=6, corruption=4)
    assert scores(table) == (14, 4)
    assert table.state.outcome == free_peoples_won("RCG-14.7")
    assert table.asked == []


@pytest.mark.rule("RCG-14.7")
def test_thirteen_to_four_is_not_enough() -> None:
    table = Fray().won(FREE, *NINE_POINTS, "weathertop", "dead-marshes")
    table.board(number=6, corruption=4)
    assert scores(table) == (13, 4)
    assert table.state.outcome is None
    assert table.told(events.RoundBegan) == [events.RoundBegan(2, WITCH_KING)]


@pytest.mark.rule("RCG-14.7")
@pytest.mark.parametrize(("corruption", "over"), [(13, False), (14, True), (15, True)])
def test_the_shadow_wins_with_a_lead_of_ten(corruption: int, *, over: bool) -> None:
    table = Fray().won(FREE, "minas-tirith", "edoras").board(number=6, corruption=corruption)
    assert scores(table) == (4, corruption)
    assert table.state.outcome == (shadow_won("RCG-14.7") if over else None)


@pytest.mark.rule("RCG-14.7")
def test_the_lead_that_wins_can_be_changed_for_a_match() -> None:
    table = Fray(ruleset={"lead_to_win": 3}).won(FREE, "minas-tirith").board(number=1)
    assert scores(table) == (3, 0)
    assert table.state.outcome == free_peoples_won("RCG-14.7")


@pytest.mark.rule("RCG-14.8")
def test_a_lead_of_ten_in_the_action_step_ends_nothing() -> None:
    table = Fray().path("amon-hen", "grishnakh", "the-hunter", "morgul-blade@the-hunter")
    table.board(corruption=10).turn("witch-king").chooses("act:grishnakh")
    assert table.state.corruption == 11
    assert table.state.outcome is None
    assert table.asked == [(ARAGORN, "turn")]
    assert table.told(events.Scored) == []


@pytest.mark.rule("RCG-14.8")
def test_a_lead_of_ten_between_two_combats_ends_nothing() -> None:
    table = Fray().path("amon-hen", "the-hunter").board(corruption=9)
    table.battleground("minas-tirith").battleground("umbar").combat()
    table.player("frodo").chooses("fight:amon-hen")
    assert table.state.corruption == 10
    assert table.state.outcome is None
    assert table.asked == [(FRODO, "combat")]
    table.player("frodo").chooses("fight:minas-tirith")
    assert events.Scored(3, 11) in table.events
    assert table.state.outcome is None


@pytest.mark.rule("RCG-14.8")
def test_the_lead_is_checked_after_the_combats_and_before_the_draw_step() -> None:
    table = Fray().path("amon-hen", "the-hunter").board(corruption=9).combat()
    assert table.state.outcome == shadow_won("RCG-14.7")
    assert table.told(events.Drew) == []
    assert table.events[-1] == events.Scored(0, 10)


@pytest.mark.rule("RCG-14.9")
@pytest.mark.parametrize(
    ("corruption", "winner"),
    [
        (0, free_peoples_won("RCG-14.9")),
        (2, free_peoples_won("RCG-14.9")),
        (3, shadow_won("RCG-14.9")),
        (4, shadow_won("RCG-14.9")),
    ],
)
def test_after_path_nine_the_side_with_more_points_wins_and_a_tie_is_the_shadows(
    corruption: int, winner: Outcome
) -> None:
    table = last_round().board(corruption=corruption).combat()
    assert table.told(events.Scored) == [events.Scored(3, corruption)]
    assert table.state.outcome == winner
    assert table.asked == []


@pytest.mark.rule("RCG-14.9")
@pytest.mark.parametrize(
    ("corruption", "winner"), [(3, free_peoples_won("RCG-14.9")), (4, shadow_won("RCG-14.9"))]
)
def test_a_ruleset_may_give_ties_to_the_free_peoples(corruption: int, winner: Outcome) -> None:
    table = Fray(ruleset={"tie": "free-peoples"}).path("orodruin")
    table.board(rings=list(NO_RINGS), round=9, corruption=corruption).combat()
    assert table.state.outcome == winner


@pytest.mark.rule("RCG-14.9")
def test_after_path_eight_the_game_goes_on() -> None:
    table = Fray().path("shelobs-lair").board(round=8, corruption=1).combat()
    assert table.state.outcome is None
    assert events.Scored(2, 1) in table.events
    assert events.RoundBegan(9, WITCH_KING) in table.events


@pytest.mark.rule("RCG-14.9")
def test_a_large_lead_after_path_nine_wins_by_the_final_scoring() -> None:
    table = last_round().won(FREE, *NINE_POINTS).combat()
    assert table.told(events.Scored) == [events.Scored(12, 0)]
    assert table.state.outcome == free_peoples_won("RCG-14.9")


@pytest.mark.rule("RCG-14.9")
@pytest.mark.parametrize(("path", "over"), [("egladil", False), ("amon-hen", True)])
def test_path_six_is_the_last_one_of_the_fellowship(path: str, *, over: bool) -> None:
    table = Fray("fellowship-of-the-ring").path(path).board(round=3).combat()
    assert (table.state.outcome is not None) == over
    if over:
        teams, seats = (("free-peoples",), ("shadow",)), ((1,), (0,))
        assert table.state.outcome == Outcome(teams, seats, "RCG-14.9")
        assert table.told(events.Scored) == [events.Scored(2, 0)]


@pytest.mark.rule("RCG-14.10")
def test_a_path_nine_that_is_replaced_does_not_end_the_game() -> None:
    table = last_round("orodruin", "gollum").turn("saruman").chooses("act:gollum").table
    assert isinstance(table, Fray)
    table.player("saruman").chooses("activate:crack-of-doom")
    assert table.combats() == ["orodruin"]
    assert table.state.paths_won == [[], ["orodruin"]]
    assert table.state.corruption == 1
    assert table.state.outcome is None
    assert table.state.path == "crack-of-doom"
    assert table.asked == [(FRODO, "turn")]
    table.combat()
    assert table.told(events.Scored) == [events.Scored(3, 1)]
    assert table.state.outcome == free_peoples_won("RCG-14.9")


@pytest.mark.rule("RCG-14.10")
def test_all_combats_are_fought_before_the_check_after_path_nine() -> None:
    table = last_round("orodruin", "the-hunter").battleground("minas-tirith")
    table.battleground("umbar").combat()
    table.player("frodo").chooses("fight:orodruin")
    assert table.state.corruption == 1
    assert table.state.outcome is None
    assert table.asked == [(FRODO, "combat")]
    table.player("frodo").chooses("fight:umbar")
    assert table.combats() == ["umbar", "minas-tirith"]
    assert table.told(events.Scored) == [events.Scored(3, 2)]
    assert table.state.outcome == free_peoples_won("RCG-14.9")


# The example of the rules


@pytest.mark.rule("RCG-14.11")
def test_the_final_scoring_of_the_example_is_thirteen_to_ten() -> None:
    table = last_round("crack-of-doom", "the-hunter")
    table.won(FREE, "bag-end", "the-council-of-elrond", "lothlorien", "henneth-annun")
    table.won(FREE, "helms-deep", "minas-tirith", "lorien", "orthanc")
    table.won(SHADOW, "weathertop", "khazad-dum", "amon-hen", "cirith-ungol")
    table.won(SHADOW, "minas-morgul", "dol-guldur").board(corruption=6).combat()
    taken = ["weathertop", "khazad-dum", "amon-hen", "cirith-ungol", "crack-of-doom"]
    assert table.state.paths_won[SHADOW] == taken
    assert face_down(table) == taken
    assert table.state.corruption == 7
    assert table.told(events.Scored) == [events.Scored(13, 10)]
    assert table.state.outcome == free_peoples_won("RCG-14.9")
