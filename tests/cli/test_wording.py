"""Wording: what the kernel says, with a game's own words and without."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import EVERYONE, Mixer, Option, Refusal, Scenario, new, view
from ostrog.kernel.matches.match import last_rank
from ostrog.kernel.runtime.events import Looked, Moved, Rolled, Shuffled
from ostrog.words import Words
from proof import council, skirmish
from proof.skirmish import Buried, LossesTaken

FIELD = new(skirmish.game, "standard", Mixer(1))
TABLE = new(council.game, "four", Mixer(1))

GAME_WORDS = """
option-march = { $units ->
    [one] { $units } oddział maszeruje do { $to_gen }
    [few] { $units } oddziały maszerują do { $to_gen }
   *[many] { $units } oddziałów maszeruje do { $to_gen }
}
ref-region-dale = Dolina
    .gen = Doliny
ref-card-ambush = zasadzka
ref-team-free = Wolni
ask-action = Co robi { $seat }?
event-Buried = { $seat } zakopuje { $card ->
    [hidden] kartę
   *[other] { $card }
}
rule-SKI-2 = { $ref1 } nie sąsiaduje
event-Shuffled = {""}
event-Moved = { $target_id ->
    [hand-0] dobrano: { $face }
   *[other] {""}
}
zone-deck = talia
crumb-Battle = Bitwa: { $about }
step-Action-choose_action = wybór
"""


@pytest.fixture
def plain() -> Wording:
    return Wording(Words(["en"], [OWN_WORDS]), FIELD.setting)


@pytest.fixture
def polish(tmp_path: Path) -> Wording:
    (tmp_path / "pl.ftl").write_text(GAME_WORDS, encoding="utf-8")
    return Wording(Words(["pl"], [tmp_path, OWN_WORDS]), FIELD.setting)


def test_without_words_everything_is_readable(plain: Wording) -> None:
    march = Option("march", ("keep", "dale", 2))
    assert plain.option(march) == "march: source keep, to dale, units 2"
    assert plain.option(Option("lay", ("ambush",))) == "lay: ambush"
    assert plain.option(Option("lay-nothing")) == "lay nothing"
    decision = view(FIELD, (0,)).decisions[0]
    assert plain.prompt(decision) == "action"
    taken = LossesTaken(1, 2, banner=True)
    assert plain.event(taken) == "losses taken: seat shadow, units 2, banner yes"
    assert plain.event(Buried(0)) == "buried: seat free, card hidden"
    assert plain.refusal(Refusal("XYZ-1", ("keep", 3))) == "XYZ-1 (keep, 3)"
    crumbs = view(FIELD, (0,)).breadcrumb
    assert plain.breadcrumb(crumbs) == "skirmish > turn > action (0) > choose action"


def test_with_words_names_come_in_their_cases_and_plurals(polish: Wording) -> None:
    texts = [polish.option(Option("march", ("keep", "dale", n))) for n in (1, 2, 5)]
    assert texts == [
        "1 oddział maszeruje do Doliny",
        "2 oddziały maszerują do Doliny",
        "5 oddziałów maszeruje do Doliny",
    ]
    # A thing that has no words keeps its ref, in whatever case.
    assert polish.option(Option("march", ("keep", "ford", 1))) == "1 oddział maszeruje do ford"
    assert polish.prompt(view(FIELD, (0,)).decisions[0]) == "Co robi Wolni?"
    assert polish.refusal(Refusal("SKI-2", ("dale",))) == "SKI-2: Dolina nie sąsiaduje"
    assert polish.breadcrumb(view(FIELD, (0,)).breadcrumb).endswith("> wybór")


def test_what_the_reader_may_not_see_stays_hidden(polish: Wording, plain: Wording) -> None:
    assert polish.event(Buried(0, "ambush")) == "Wolni zakopuje zasadzka"
    assert polish.event(Buried(0)) == "Wolni zakopuje kartę"
    assert plain.event(Moved("deck", "hand-0")) == "deck → hand 0"
    assert plain.event(Moved("deck", "hand-0", "ambush")) == "deck → hand 0: ambush"


def test_events_of_the_kernel_have_words(plain: Wording, polish: Wording) -> None:
    assert plain.event(Rolled("dice", (2, 2, 5), 6)) == "rolled (dice): 2, 2, 5"
    assert polish.event(Rolled("dice", (2, 5), 6)) == "rzut (kości): 2, 5"
    looked = Looked("deck", EVERYONE, 1, ("ambush",))
    assert plain.event(looked) == "deck: 1 seen by everyone: ambush"
    assert polish.event(looked) == "talia: 1 do wglądu (wszyscy): zasadzka"


def test_a_game_silences_events_it_tells_itself(polish: Wording, plain: Wording) -> None:
    silent = [Shuffled("deck"), Moved("deck", "hand-1", "ambush")]
    assert [polish.event(event) for event in silent] == ["", ""]
    told = [
        silent[0],
        Moved("deck", "hand-0", "ambush"),
        *silent,
        Moved("deck", "hand-0", "ambush"),
    ]
    assert polish.events(told) == ["dobrano: zasadzka \N{MULTIPLICATION SIGN}2"]
    assert plain.events(silent) == ["deck: shuffled", "deck → hand 1: ambush"]


def test_names_in_a_row_are_counted_and_numbers_are_not(plain: Wording) -> None:
    looked = Looked("deck", (0,), 3, ("ambush", "ambush", "muster"))
    assert plain.event(looked) == "deck: 3 seen by free: ambush \N{MULTIPLICATION SIGN}2, muster"
    assert plain.event(Rolled("dice", (2, 2, 5), 6)) == "rolled (dice): 2, 2, 5"


def test_a_message_may_have_equal_names_grouped(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("event-Looked = { $faces_grouped }", encoding="utf-8")
    wording = Wording(Words(["en"], [tmp_path, OWN_WORDS]), FIELD.setting)
    looked = Looked("deck", (0,), 3, ("muster", "ambush", "muster"))
    assert wording.event(looked) == "muster \N{MULTIPLICATION SIGN}2, ambush"


def test_only_a_seat_of_several_has_its_number(plain: Wording, tmp_path: Path) -> None:
    assert plain.seats((0, 1)) == "free, shadow"
    wording = Wording(Words(["en"], [OWN_WORDS]), TABLE.setting)
    assert wording.seats((0, 2)) == "west (0), west (2)"
    (tmp_path / "en.ftl").write_text("ref-seat-0 = Gwen", encoding="utf-8")
    wording = Wording(Words(["en"], [tmp_path, OWN_WORDS]), TABLE.setting)
    assert wording.seats((0, 2)) == "Gwen, west (2)"
    assert wording.seat(-1) == "nobody"


def test_a_seat_that_the_scenario_names_has_the_words_of_its_name(tmp_path: Path) -> None:
    scenario = Scenario("four", council.TEAMS, names=("gwen", "hal", "ivo", "jan"))
    game = msgspec.structs.replace(council.game, scenarios=(scenario,))
    words = "ref-seat-0 = nobody in particular\nref-seat-gwen = Gwen\nref-seat-ivo = Ivo"
    (tmp_path / "en.ftl").write_text(words, encoding="utf-8")
    setting = new(game, "four", Mixer(1)).setting
    wording = Wording(Words(["en"], [tmp_path, OWN_WORDS]), setting)
    assert wording.seats((0, 2)) == "Gwen, Ivo"
    assert wording.seat(1) == "east (1)"
    assert wording.option(Option("use", ("hero", 2))) == "use hero (Ivo)"


def test_labels_and_marks_are_readable_without_words(plain: Wording) -> None:
    assert plain.label("ref-place-old-ford") == "old ford"
    assert plain.label("zone-deck") == "deck"
    assert [plain.mark("damage"), plain.mark("watch-tower")] == ["damage", "watch tower"]


def test_a_rule_says_what_the_rulebook_says() -> None:
    wording = Wording(Words(["en"], [OWN_WORDS]), FIELD.setting)
    rulebook = skirmish.game.rulebook
    expected = "SKI-3 (keep)" if rulebook is None else f"SKI-3: {rulebook['SKI-3'].text}"
    assert wording.refusal(Refusal("SKI-3", ("keep",))) == expected
    assert wording.refusal(Refusal("not-your-decision")) == "It is not your decision."


def test_an_outcome_names_teams_and_the_reason(plain: Wording) -> None:
    assert plain.outcome(last_rank(FIELD, 1, "resigned")) == [
        "Winner: free",
        "2. shadow",
        "Why: shadow resigned",
    ]


def test_a_proposal_is_named_by_what_it_proposes() -> None:
    wording = Wording(Words(["en"], [OWN_WORDS]), TABLE.setting)
    assert wording.thing("lose:0:hero") == "lose: seat west (0), card hero"
    assert wording.option(Option("use", ("hero", 2))) == "use hero (west (2))"
    assert wording.collapsed(["a", "a", "b", "a"]) == ["a \N{MULTIPLICATION SIGN}2", "b", "a"]
