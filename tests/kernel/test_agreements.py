"""Agreements: who proposes and who consents is a matter of persons, not of seats."""

from __future__ import annotations

import msgspec
import pytest

from ostrog.kernel import (
    Agree,
    Ask,
    CannotMigrate,
    Flow,
    Game,
    Match,
    Mixer,
    Option,
    Procedure,
    Scenario,
    Verb,
    asks,
    choose,
    new,
    open_match,
    verify,
)
from ostrog.kernel.matches.records import Chose
from proof import council, council_version_1
from proof.council import EAST, TEAMS, WEST, Table
from proof.playing import act, lay_out, offered, option


def assaulted(scenario: str, game: Game[Table] = council.game) -> Table:
    """A council in which east assaults a card of each west seat."""
    table = new(game, scenario, Mixer(5))
    for seat in council.SEATS:
        choose(table, seat, next(a for a in asks(table) if a.seat == seat).options[0])
    lay_out(table, table_0=("guard",), table_2=("mail",), table_3=("guard",))
    act(table, 0, "pass")
    act(table, 1, "assault")
    return table


def asked(table: Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in asks(table)]


@pytest.mark.rule("COU-9")
def test_a_person_who_holds_all_seats_decides_once_and_nobody_overrules_it() -> None:
    table = assaulted("two")
    assert asked(table) == [(0, "losses")]
    act(table, 0, "lose:2:mail", "done")
    assert table.faces("table-2") == []
    assert asked(table) == [(2, "action")]


@pytest.mark.rule("COU-9")
def test_each_of_two_persons_proposes_once_before_the_other_side_decides() -> None:
    table = assaulted("four")
    act(table, 0, "lose:2:mail", "done")
    assert offered(table, 2) == ["accept", "decline"]
    act(table, 2, "decline")
    assert asked(table) == [(2, "losses")]
    act(table, 2, "lose:0:guard", "done")
    assert asked(table) == [(0, "losses-consent")]
    act(table, 0, "decline")
    assert asked(table) == [(1, "losses")]


@pytest.mark.parametrize(
    ("holdings", "seats", "deciders"),
    [
        ((), (2, 0, 1), (2, 0, 1)),
        ((WEST, EAST), (2, 0), (2,)),
        ((WEST, EAST), (3, 0, 1, 2), (3, 0)),
        ((EAST,), (0, 1, 2, 3), (0, 1, 2)),
        ((WEST,), (), ()),
    ],
)
def test_the_first_seat_of_each_person_decides(
    holdings: tuple[tuple[int, ...], ...], seats: tuple[int, ...], deciders: tuple[int, ...]
) -> None:
    assert Scenario("one", TEAMS, holdings=holdings).deciders(seats) == deciders


def test_an_older_version_may_ask_every_seat_also_of_one_person() -> None:
    table = assaulted("two", council_version_1.game)
    act(table, 0, "lose:2:mail", "done")
    assert asked(table) == [(2, "losses-consent")]
    act(table, 2, "decline")
    assert asked(table) == [(2, "losses")]
    act(table, 2, "lose:0:guard", "done")
    assert asked(table) == [(0, "losses-consent")]
    act(table, 0, "decline")
    assert asked(table) == [(1, "losses")]


YES, NO = Verb("yes"), Verb("no")


class Vote(Procedure):
    """All four seats decide together, again and again."""

    steps = ("ask", "again")

    answer: Option | None = None

    def ask(self, table: Table) -> Flow:
        return Agree((0, 1, 2, 3), "vote", (YES(), NO()), "answer")

    def again(self, table: Table) -> Flow:
        return Ask(0, "again", (YES(), NO()), "answer")


def voting() -> Match[Table]:
    """A match of three persons, one of whom holds both seats of the east."""
    game = msgspec.structs.replace(
        council.game,
        scenarios=(Scenario("three", TEAMS, holdings=(EAST,)),),
        start=Vote,
        procedures=(),
        verbs=(YES, NO),
    )
    return open_match(game, "three", ("ann", "bob", "carol", "bob"), b"seed")


def test_a_seat_that_changes_hands_decides_with_the_same_seats_as_before() -> None:
    match = voting()
    match.choose(0, option(match.state, "yes"))
    assert [ask.seat for ask in match.asks()] == [1]
    match.substitute(3, "bot novice")  # the other seat of the person who is asked now
    match.choose(1, option(match.state, "accept"))
    assert [ask.seat for ask in match.asks()] == [2]
    match.substitute(2, "dan")
    match.choose(2, option(match.state, "accept"))
    assert [ask.kind for ask in match.asks()] == ["again"]
    assert [entry.seat for entry in match.entries if isinstance(entry, Chose)] == [0, 1, 2]
    assert verify(match.record(b"seed"), match.game).identical


def test_a_newer_version_that_asks_nothing_there_runs_on_to_its_next_decision() -> None:
    match = voting()

    class Settled(Vote, tag="Vote"):
        """The vote of a version that has nothing to decide here."""

        def ask(self, table: Table) -> Flow:
            table.corruption += 1
            return None

    def drop(state: dict[str, list[dict[str, object]]]) -> dict[str, list[dict[str, object]]]:
        del state["stack"][-1]
        return state

    newer = msgspec.structs.replace(match.game, version=3, start=Settled, migrations={3: drop})
    match.migrate(newer)
    assert [ask.kind for ask in match.asks()] == ["again"]
    assert match.state.corruption == 1
    assert verify(match.record(b"seed"), voting().game, newer=[newer]).identical


def test_a_newer_version_must_not_need_chance_to_run_on() -> None:
    match = voting()

    class Rolled(Vote, tag="Vote"):
        """The vote of a version that rolls a die instead."""

        def ask(self, table: Table) -> Flow:
            table.roll(1)
            return None

    def drop(state: dict[str, list[dict[str, object]]]) -> dict[str, list[dict[str, object]]]:
        del state["stack"][-1]
        return state

    newer = msgspec.structs.replace(match.game, version=3, start=Rolled, migrations={3: drop})
    with pytest.raises(CannotMigrate, match="random numbers"):
        match.migrate(newer)
