"""Procedures and decisions: steps, results, unwinding, drafts, skipping, branches."""

from __future__ import annotations

import pytest

from ostrog.kernel import (
    Ask,
    BrokenRules,
    Call,
    Done,
    End,
    Flow,
    Game,
    Goto,
    IllegalChoice,
    Kind,
    Mixer,
    NewStep,
    Option,
    Outcome,
    Pool,
    Procedure,
    Scenario,
    State,
    Together,
    Unwind,
    Verb,
    Zone,
    ask_of,
    asks,
    choose,
    decode,
    draft_of,
    encode,
    new,
    unpick,
    view,
)
from proof.playing import act, offered

NUMBER = Kind("number", range(6))
PICK = Verb("pick", number=NUMBER)
DONE = Verb("done")
SCENARIO = Scenario("standard", {"red": (0,), "blue": (1,)})
OVER = End(Outcome((("red",), ("blue",)), ((0,), (1,)), "over"))


class Notes(State):
    """Remembers what happened."""

    said: list[str] = []


def play(start: type[Procedure], *others: type[Procedure], **parts: object) -> Notes:
    game = Game(
        name="tiny",
        version=1,
        state=Notes,
        start=start,
        procedures=others,
        verbs=(PICK, DONE),
        scenarios=(SCENARIO,),
        **parts,  # type: ignore[arg-type]  # optional parts of the description
    )
    return new(game, "standard", Mixer(1))


class Inner(Procedure):
    steps = ("ask", "answer")

    chosen: Option | None = None

    def ask(self, notes: Notes) -> Flow:
        return Ask(1, "pick", (PICK[1], PICK[2]), "chosen")

    def answer(self, notes: Notes) -> Flow:
        assert self.chosen is not None
        return Done(int(self.chosen.refs[0]))


class Outer(Procedure):
    steps = ("call", "report")

    number: int = 0

    def call(self, notes: Notes) -> Flow:
        notes.said.append("calling")
        return Call(Inner(), into="number")

    def report(self, notes: Notes) -> Flow:
        notes.said.append(f"got {self.number}")
        return OVER


def test_a_childs_result_arrives_in_the_named_field() -> None:
    notes = play(Outer, Inner)
    act(notes, 1, "pick:2")
    assert notes.said == ["calling", "got 2"]
    assert notes.outcome == OVER.outcome
    assert asks(notes) == ()


def test_the_breadcrumb_is_the_stack() -> None:
    crumbs = view(play(Outer, Inner), ()).breadcrumb
    assert [(c.procedure, c.step) for c in crumbs] == [("Outer", "call"), ("Inner", "ask")]


def test_frames_store_step_names_and_resume_from_bytes() -> None:
    notes = play(Outer, Inner)
    assert b"ask" in encode(notes)
    resumed = decode(encode(notes), like=notes)
    act(resumed, 1, "pick:1")
    assert resumed.said == ["calling", "got 1"]


def test_a_step_that_does_not_exist_is_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match="no such method"):

        class Broken(Procedure):
            steps = ("missing",)


class Deep(Procedure):
    steps = ("dig", "back")

    depth: int = 0

    def dig(self, notes: Notes) -> Flow:
        if self.depth == 6:
            return Unwind(Pit, "rescued")
        return Call(Deep(self.depth + 1))

    def back(self, notes: Notes) -> Flow:
        notes.said.append("climbed")
        return Done()


class Pit(Procedure):
    steps = ("fall", "bottom", "rescued")

    def fall(self, notes: Notes) -> Flow:
        return Call(Deep())

    def bottom(self, notes: Notes) -> Flow:
        notes.said.append("bottom")
        return Done()

    def rescued(self, notes: Notes) -> Flow:
        notes.said.append("rescued")
        return OVER


def test_a_frame_unwinds_to_a_named_ancestor_from_deep_inside() -> None:
    assert play(Pit, Deep).said == ["rescued"]


class Lost(Procedure):
    steps = ("unwind",)

    def unwind(self, notes: Notes) -> Flow:
        return Unwind(Pit, "rescued")


def test_unwinding_to_nothing_is_the_authors_mistake() -> None:
    with pytest.raises(BrokenRules, match="no Pit"):
        play(Lost, Pit, Deep)


# Drafts


class Composite(Procedure):
    """Pick two different numbers, then confirm."""

    steps = ("pick", "report")

    picks: tuple[Option, ...] = ()

    def pick(self, notes: Notes) -> Flow:
        free = [PICK[n] for n in range(4) if PICK[n] not in self.draft]
        missing = 2 - len(self.draft)
        options = free if missing else [DONE()]
        return Ask(0, "two", options, "picks", closes=("done",), default=(*free[:missing], DONE()))

    def report(self, notes: Notes) -> Flow:
        notes.said.append(" ".join(option.id for option in self.picks))
        return OVER


def test_a_draft_grows_shrinks_and_is_confirmed() -> None:
    notes = play(Composite)
    assert not act(notes, 0, "pick:1")
    assert offered(notes, 0) == ["pick:0", "pick:2", "pick:3"]
    unpick(notes, 0)
    assert offered(notes, 0) == ["pick:0", "pick:1", "pick:2", "pick:3"]
    assert not act(notes, 0, "pick:3")
    assert not act(notes, 0, "pick:0")
    assert act(notes, 0, "done")
    assert notes.said == ["pick:3 pick:0 done"]


def test_one_message_submits_a_whole_sequence() -> None:
    notes = play(Composite)
    assert act(notes, 0, "pick:1", "pick:2", "done")
    assert notes.said == ["pick:1 pick:2 done"]


def test_the_default_completes_any_draft() -> None:
    notes = play(Composite)
    act(notes, 0, "pick:2")
    ask = ask_of(notes, 0)
    assert ask is not None
    assert choose(notes, 0, *ask.default)
    assert notes.said == ["pick:2 pick:0 done"]


def test_a_sequence_with_one_illegal_pick_changes_nothing() -> None:
    notes = play(Composite)
    act(notes, 0, "pick:1")
    before = encode(notes)
    for bad in (["pick:2", "pick:2"], ["done"], ["pick:2", "done", "pick:3"], []):
        with pytest.raises(IllegalChoice):
            act(notes, 0, *bad)
        assert encode(notes) == before
        assert offered(notes, 0) == ["pick:0", "pick:2", "pick:3"]


def test_a_draft_is_seen_by_its_seat_alone() -> None:
    notes = play(Composite)
    empty = {observer: view(notes, observer) for observer in ((), (0,), (1,))}
    act(notes, 0, "pick:1")
    assert draft_of(notes, 0) == (PICK[1],)
    assert view(notes, (0,)).decisions[0].draft == (PICK[1],)
    for observer in ((), (1,)):
        assert view(notes, observer) == empty[observer]


def test_only_the_asked_seat_can_choose() -> None:
    notes = play(Composite)
    with pytest.raises(IllegalChoice, match="nothing to decide"):
        act(notes, 1, "pick:1")


# Skipping


class OneOption(Procedure):
    """Asks with one option, having read a public and then a hidden zone."""

    steps = ("public", "hidden", "over")

    first: Option | None = None
    second: Option | None = None

    def public(self, notes: Notes) -> Flow:
        assert notes.size("hand") == 0
        return Ask(0, "public", (PICK[1],), "first")

    def hidden(self, notes: Notes) -> Flow:
        notes.faces("hand")
        return Ask(0, "hidden", (PICK[2],), "second")

    def over(self, notes: Notes) -> Flow:
        return OVER


def one_pool(*_: object) -> list[Pool]:
    return [Pool("cards", ("ace", "king"), (Zone("deck", ordered=True), Zone("hand", (0,))))]


def test_a_decision_is_skipped_only_where_everybody_can_tell_the_answer() -> None:
    notes = play(OneOption, pools=one_pool)
    frame = notes.frame(OneOption)
    assert frame is not None
    assert frame.first == PICK[1]  # nobody was asked
    assert asks(notes)[0].kind == "hidden"  # one option too, but only its owner knows that
    act(notes, 0, "pick:2")
    assert notes.outcome is not None


class NoOption(Procedure):
    steps = ("ask",)

    chosen: Option | None = None

    def ask(self, notes: Notes) -> Flow:
        return Ask(0, "nothing", (), "chosen")


def test_a_decision_without_an_option_is_the_authors_mistake() -> None:
    with pytest.raises(BrokenRules, match="offers no option"):
        play(NoOption)


# Branches


class Pick(Procedure):
    steps = ("one", "two", "deliver")

    seat: int
    first: Option | None = None
    second: Option | None = None

    def one(self, notes: Notes) -> Flow:
        return Ask(self.seat, "one", (PICK[0], PICK[1]), "first")

    def two(self, notes: Notes) -> Flow:
        return Ask(self.seat, "two", (PICK[2], PICK[3]), "second")

    def deliver(self, notes: Notes) -> Flow:
        assert self.first is not None
        assert self.second is not None
        return Done(int(self.first.refs[0]) + int(self.second.refs[0]))


class Both(Procedure):
    steps = ("ask", "report")

    sums: dict[int, int] = {}

    def ask(self, notes: Notes) -> Flow:
        return Together({seat: Pick(seat) for seat in (1, 0)}, into="sums")

    def report(self, notes: Notes) -> Flow:
        notes.said.append(str(sorted(self.sums.items())))
        return OVER


@pytest.mark.parametrize("order", ["0011", "1100", "0101", "1001"])
def test_branches_join_alike_whoever_answers_first(order: str) -> None:
    notes = play(Both, Pick)
    given = {"0": ["pick:1", "pick:2"], "1": ["pick:0", "pick:3"]}
    for seat in order:
        act(notes, int(seat), given[seat].pop(0))
        notes = decode(encode(notes), like=notes)
    assert notes.said == ["[(0, 3), (1, 3)]"]


def test_a_branch_is_seen_by_its_seat_alone() -> None:
    notes = play(Both, Pick)
    before = view(notes, (1,))
    act(notes, 0, "pick:1")
    assert view(notes, (1,)) == before
    assert [crumb.procedure for crumb in view(notes, (1,)).breadcrumb] == [
        "Both",
        "Parallel",
        "Pick",
    ]


class Meddling(Procedure):
    steps = ("roll",)

    seat: int = 0

    def roll(self, notes: Notes) -> Flow:
        notes.roll(1)
        return Done()


class Careless(Procedure):
    steps = ("together",)

    results: dict[int, int | None] = {}

    def together(self, notes: Notes) -> Flow:
        return Together({0: Meddling(0), 1: Meddling(1)}, into="results")


def test_a_branch_only_asks() -> None:
    with pytest.raises(RuntimeError, match="only asks"):
        play(Careless, Meddling)


class Endless(Procedure):
    steps = ("again",)

    def again(self, notes: Notes) -> Flow:
        notes.said.append("once")
        return Goto("again") if len(notes.said) < 3 else Done()


class Spinning(Procedure):
    steps = ("spin",)

    def spin(self, notes: Notes) -> Flow:
        return Goto("spin")


def test_steps_without_a_decision_come_to_an_end() -> None:
    with pytest.raises(BrokenRules, match="100,000 steps without a decision"):
        play(Spinning)


class Astray(Procedure):
    steps = ("go",)

    def go(self, notes: Notes) -> Flow:
        return Goto("nowhere")


class Stranger(Procedure):
    steps = ("call",)

    def call(self, notes: Notes) -> Flow:
        return Call(Inner())


def test_a_step_or_procedure_the_game_does_not_have_is_named() -> None:
    with pytest.raises(BrokenRules, match="Astray has no step 'nowhere'"):
        play(Astray)
    with pytest.raises(BrokenRules, match="Inner is not among the game's procedures"):
        play(Stranger)


class EndingAlone(Procedure):
    steps = ("end",)

    seat: int = 0

    def end(self, notes: Notes) -> Flow:
        return OVER


class Hasty(Procedure):
    steps = ("together",)

    results: dict[int, int | None] = {}

    def together(self, notes: Notes) -> Flow:
        return Together({0: EndingAlone(0), 1: EndingAlone(1)}, into="results")


def test_a_branch_does_not_end_the_game() -> None:
    with pytest.raises(BrokenRules, match="cannot return End"):
        play(Hasty, EndingAlone)


def test_a_game_must_end_with_an_outcome() -> None:
    with pytest.raises(BrokenRules, match="no outcome"):
        play(Endless)


# Older versions


class Told(Procedure):
    """Says three things, of which the second came with a later version."""

    steps = ("first", "second", "third")

    def first(self, state: Notes) -> Flow:
        state.said.append("first")
        return None

    def second(self, state: Notes) -> Flow:
        state.said.append("second")
        return None

    def third(self, state: Notes) -> Flow:
        return OVER


def old_second(told: Told, state: Notes) -> Flow:
    state.said.append("in the old way")
    return None


def test_an_older_version_keeps_its_steps_and_the_newer_one_does_not_have_them() -> None:
    before = NewStep(Told, "before", old_second, after="first")
    instead = NewStep(Told, "second", lambda told, state: None)
    assert play(Told).said == ["first", "second"]
    assert play(Told, steps=(before, instead)).said == ["first", "in the old way"]
