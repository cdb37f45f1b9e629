"""The checks of the fault tests notice each kind of loss, doubling and change."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from msgspec.structs import replace
from openskill.models import PlackettLuce

from faults import checking
from faults.memories import Memory, Message, Sent
from faults.reading import Kept, Rating, Result, Spoken
from ostrog.kernel import Option
from ostrog.kernel.matches.records import AnyEntry, Chose, Resigned, TookBack, Undid
from ostrog.server.db.storage import StoredEntry

ANN, BOB = "ann", "bob"
PRESET: Message = {"kind": "turn", "picks": ["pass"], "unless": [], "once": False}
ONCE: Message = PRESET | {"picks": ["rest"], "once": True}


def option(name: str) -> Option:
    """Return an option without things."""
    return Option(name, ())


class Story:
    """A short match as its two players remember it, and as it is stored."""

    def __init__(self) -> None:
        self.memories = [Memory(), Memory()]
        self.entries: list[StoredEntry] = []
        self.lines: list[Spoken] = []
        self.presets: dict[int, tuple[Message, ...]] = {}
        self.choose("first", 0, "march", "done")
        self.choose("second", 1, "attack")
        self.undo("third", 1)
        self.take_back("fourth", 0, to=1)
        self.say("line", 1, "well met")
        self.set_presets("preset", 1, PRESET, ONCE)
        self.enter("by-server", Chose(seat=1, options=(option("pass"),)))
        self.enter("by-server-once", Chose(seat=1, options=(option("rest"),)))
        self.presets[1] = (PRESET,)

    @property
    def kept(self) -> Kept:
        return Kept(
            match="m",
            game="g",
            holders={0: ANN, 1: BOB},
            entries=self.entries,
            lines=self.lines,
            presets=self.presets,
        )

    @property
    def wrong(self) -> list[str]:
        return checking.wrong([self.kept], {"m": self.memories})

    def enter(self, request: str, entry: AnyEntry) -> None:
        self.entries.append(StoredEntry(len(self.entries), request, entry))

    def send(self, request: str, kind: str, seat: int, **fields: object) -> None:
        known = {"match": "m", "request": request, "kind": kind, "guest": (ANN, BOB)[seat]}
        at = len(self.entries)
        sent = msgspec.convert({**known, "seat": seat, "at": at, **fields}, Sent)
        self.memories[seat].sends(sent)

    def accept(self, request: str, seat: int, after: int | None = None) -> None:
        at = len(self.entries) if after is None else after
        self.memories[seat].hears({"type": "Accepted", "request": request, "at": at})

    def choose(self, request: str, seat: int, *picks: str) -> None:
        self.send(request, "Choose", seat, picks=picks)
        self.enter(request, Chose(seat=seat, options=tuple(map(option, picks))))
        self.accept(request, seat)

    def undo(self, request: str, seat: int) -> None:
        self.send(request, "Undo", seat)
        self.enter(request, Undid(seat=seat))
        self.accept(request, seat)

    def take_back(self, request: str, seat: int, to: int) -> None:
        self.send("asks", "Propose", 1 - seat, proposal="take-back", entry=to)
        self.accept("asks", 1 - seat)
        self.send(request, "Propose", seat, proposal="take-back", entry=to)
        self.enter(request, TookBack(to=to, agreed=(0, 1)))
        self.accept(request, seat)

    def say(self, request: str, seat: int, text: str) -> None:
        self.send(request, "SendChat", seat, text=text)
        self.lines.append(Spoken(len(self.lines) + 1, (ANN, BOB)[seat], seat, request, text))
        self.memories[seat].hears({"type": "Noted", "request": request})

    def set_presets(self, request: str, seat: int, *answers: Message) -> None:
        self.send(request, "SetPresets", seat, answers=answers)
        self.memories[seat].hears({"type": "Noted", "request": request})


@pytest.fixture
def story() -> Story:
    return Story()


def test_nothing_is_wrong_with_a_match_that_is_stored_as_it_was_played(story: Story) -> None:
    assert story.wrong == []
    assert checking.seen_differently({"m": story.memories}) == []


# Each of these does some harm to what is stored


def lose_the_last_entry(story: Story) -> None:
    story.choose("last", 0, "march")
    del story.entries[-1]


def lose_an_entry_in_between(story: Story) -> None:
    del story.entries[1]


def store_an_entry_elsewhere(story: Story) -> None:
    first, second = story.entries[:2]
    story.entries[:2] = [replace(second, at=0), replace(first, at=1)]


def store_an_entry_twice(story: Story) -> None:
    story.enter("first", story.entries[0].entry)


def store_an_entry_twice_by_another_name(story: Story) -> None:
    story.enter("other", story.entries[0].entry)


def store_an_undo_twice_by_another_name(story: Story) -> None:
    story.enter("other", story.entries[2].entry)


def store_other_picks(story: Story) -> None:
    story.entries[0] = replace(
        story.entries[0], entry=Chose(seat=0, options=(option("attack"), option("done")))
    )


def store_fewer_picks(story: Story) -> None:
    story.entries[0] = replace(story.entries[0], entry=Chose(seat=0, options=(option("march"),)))


def store_the_choice_of_another_seat(story: Story) -> None:
    story.entries[1] = replace(story.entries[1], entry=Chose(seat=0, options=(option("attack"),)))


def store_another_kind(story: Story) -> None:
    story.entries[2] = replace(story.entries[2], entry=Resigned(seat=1))


def take_back_more(story: Story) -> None:
    story.entries[3] = replace(story.entries[3], entry=TookBack(to=0, agreed=(0, 1)))


def store_what_was_refused(story: Story) -> None:
    story.send("refused", "Choose", 0, picks=("march",))
    story.enter("refused", Chose(seat=0, options=(option("march"),)))
    story.memories[0].hears({"type": "Refused", "request": "refused"})


def lose_a_line(story: Story) -> None:
    story.lines.clear()


def store_a_line_twice(story: Story) -> None:
    story.lines.append(replace(story.lines[0], number=2, request="other"))


def store_another_line(story: Story) -> None:
    story.lines[0] = replace(story.lines[0], text="well meant")


def store_a_line_of_another(story: Story) -> None:
    story.lines[0] = replace(story.lines[0], guest=ANN, seat=0)


def lose_presets(story: Story) -> None:
    story.presets.clear()


def store_other_presets(story: Story) -> None:
    story.presets[1] = (PRESET | {"unless": ["attack"]},)


def store_older_presets(story: Story) -> None:
    story.set_presets("newer", 1)


def use_a_preset_twice(story: Story) -> None:
    story.enter("again", Chose(seat=1, options=(option("rest"),)))


def use_a_preset_of_another(story: Story) -> None:
    story.enter("again", Chose(seat=0, options=(option("pass"),)))


HARM = [
    lose_the_last_entry,
    lose_an_entry_in_between,
    store_an_entry_elsewhere,
    store_an_entry_twice,
    store_an_entry_twice_by_another_name,
    store_an_undo_twice_by_another_name,
    store_other_picks,
    store_fewer_picks,
    store_the_choice_of_another_seat,
    store_another_kind,
    take_back_more,
    store_what_was_refused,
    lose_a_line,
    store_a_line_twice,
    store_another_line,
    store_a_line_of_another,
    lose_presets,
    store_other_presets,
    store_older_presets,
    use_a_preset_twice,
    use_a_preset_of_another,
]


@pytest.mark.parametrize("harm", HARM, ids=lambda harm: harm.__name__)
def test_harm_to_what_is_stored_is_noticed(story: Story, harm: Callable[[Story], None]) -> None:
    harm(story)
    assert story.wrong != []


# What people were told


def accepted_elsewhere(story: Story) -> None:
    story.accept("first", 0, after=3)


def refused_after_all(story: Story) -> None:
    story.memories[0].hears({"type": "Refused", "request": "fourth"})


def another_event(story: Story) -> None:
    for kind in ("Marched", "Fought"):
        event: Message = {"number": 0, "kind": kind, "fields": {}}
        story.memories[0].hears({"type": "Update", "match": {"id": "m"}, "events": [event]})


def another_event_for_another(story: Story) -> None:
    for memory, kind in zip(story.memories, ("Marched", "Fought"), strict=True):
        event: Message = {"number": 0, "kind": kind, "fields": {}}
        memory.hears({"type": "Update", "match": {"id": "m"}, "events": [event]})


@pytest.mark.parametrize(
    "harm", [accepted_elsewhere, refused_after_all, another_event, another_event_for_another]
)
def test_contradictions_are_noticed(story: Story, harm: Callable[[Story], None]) -> None:
    harm(story)
    assert checking.seen_differently({"m": story.memories}) != []


def test_events_may_be_told_again_and_with_gaps(story: Story) -> None:
    for number in (0, 7, 0):
        event: Message = {"number": number, "kind": "Marched", "fields": {}}
        story.memories[0].hears({"type": "Update", "match": {"id": "m"}, "events": [event]})
    assert story.memories[0].next_event == 8
    assert checking.seen_differently({"m": story.memories}) == []


# Results and ratings

MORNING = datetime(2026, 11, 15, tzinfo=UTC)


def rated(number: int, winner: int) -> Kept:
    """Return a match that was played for ratings, and which one of two won."""
    moves: list[AnyEntry] = [
        Chose(seat=seat, options=(option("pass"),)) for seat in (0, 1) for _ in range(5)
    ]
    entries = [*moves, Resigned(seat=1 - winner)]
    return Kept(
        match=f"m{number}",
        game="g",
        ended="resigned",
        on=MORNING + timedelta(minutes=number),
        holders={0: ANN, 1: BOB},
        entries=[StoredEntry(at, str(at), entry) for at, entry in enumerate(entries)],
        results=[
            Result(seat, guest, "won" if seat == winner else "lost", True)
            for seat, guest in ((0, ANN), (1, BOB))
        ],
    )


def ratings_of(matches: Sequence[Kept]) -> Iterator[Rating]:
    """Yield the ratings after matches between the same two."""
    model = PlackettLuce()
    one, two = model.rating(), model.rating()
    for each in matches:
        ranks = [float(result.ended == "lost") for result in each.results]
        (one,), (two,) = model.rate([[one], [two]], ranks=ranks)
    for guest, now in ((ANN, one), (BOB, two)):
        yield Rating(guest, "g", now.mu, now.sigma, len(matches))


EVENING = [rated(1, winner=0), rated(2, winner=1), rated(3, winner=1)]


def test_right_results_and_ratings_are_right() -> None:
    assert list(checking.wrong_results(EVENING, {ANN, BOB})) == []
    assert list(checking.wrong_ratings(EVENING, list(ratings_of(EVENING)))) == []


@pytest.mark.parametrize(
    "results",
    [
        [],
        EVENING[0].results[:1],
        [*EVENING[0].results, EVENING[0].results[0]],
        EVENING[1].results,
        [replace(each, rated=False) for each in EVENING[0].results],
    ],
    ids=["none", "one", "twice", "another", "unrated"],
)
def test_wrong_results_are_noticed(results: list[Result]) -> None:
    harmed = replace(EVENING[0], results=results)
    assert list(checking.wrong_results([harmed], {ANN, BOB})) != []


def test_results_before_the_end_and_without_accounts_are_noticed() -> None:
    assert list(checking.wrong_results([replace(EVENING[0], ended="")], {ANN, BOB})) != []
    assert list(checking.wrong_results(EVENING, {ANN})) != []


@pytest.mark.parametrize(
    "counted", [EVENING[:2], [*EVENING, EVENING[2]], EVENING[::-1]], ids=["less", "twice", "order"]
)
def test_wrong_ratings_are_noticed(counted: list[Kept]) -> None:
    assert list(checking.wrong_ratings(EVENING, list(ratings_of(counted)))) != []
    assert list(checking.wrong_ratings(EVENING, [])) != []
