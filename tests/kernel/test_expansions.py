"""Expansions: found by entry points, refused where they do not fit, and combined."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostrog.kernel import (
    BadRuleset,
    Call,
    Expansion,
    Flow,
    Game,
    Kind,
    Lesson,
    Mixer,
    NewStep,
    Occurrences,
    Procedure,
    Rulebook,
    Statement,
    Verb,
    Violation,
    encode,
    find_expansions,
    new,
    with_installed,
)
from proof import skirmish
from proof.announcing import announce, forget_installed
from proof.skirmish import Action, Battle, Field

Announce = Callable[[Mapping[str, str]], None]


@pytest.fixture
def announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Announce]:
    def write(entries: Mapping[str, str]) -> None:
        monkeypatch.syspath_prepend(str(announce(tmp_path, entries)))
        forget_installed()

    yield write
    monkeypatch.undo()
    forget_installed()


def with_expansions(*expansions: Expansion) -> Game[Any]:
    return msgspec.structs.replace(skirmish.game, expansions=expansions)


def composed(*expansions: Expansion) -> Any:
    return with_expansions(*expansions).compose(each.name for each in expansions)


# Found by entry points


def test_an_announced_expansion_belongs_to_its_game(announced: Announce) -> None:
    announced({"skirmish.horns": "proof.skirmish_horns:horns", "council.other": "nowhere:at_all"})
    found = with_installed(skirmish.game)
    assert [each.name for each in found.expansions] == ["horns"]
    assert not find_expansions(skirmish.game).misfits
    assert not skirmish.game.expansions, "the game itself does not know it"
    assert new(found, "standard", Mixer(1), expansions=("horns",)).setting.rules.expansions


def test_without_expansions_a_game_is_itself(announced: Announce) -> None:
    announced({"council.horns": "proof.skirmish_horns:horns"})
    assert with_installed(skirmish.game) is skirmish.game


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("nowhere:expansion", "ModuleNotFoundError"),
        ("proof.skirmish_horns:nothing", "AttributeError"),
        ("proof.skirmish_horns:game", "is no expansion"),
        ("proof.skirmish_horns:horns", "calls itself 'horns'"),
    ],
)
def test_a_broken_expansion_leaves_the_game_as_it_is(
    announced: Announce, entry: str, reason: str
) -> None:
    announced({"skirmish.broken": entry})
    assert with_installed(skirmish.game) is skirmish.game
    assert reason in find_expansions(skirmish.game).misfits["broken"]


def test_a_name_that_the_game_has_is_taken(announced: Announce) -> None:
    announced({"skirmish.horns": "proof.skirmish_horns:horns"})
    own = with_expansions(Expansion(name="horns"))
    assert "of this name" in find_expansions(own).misfits["horns"]


def test_an_expansion_of_other_rules_does_not_fit(announced: Announce) -> None:
    announced({"council.horns": "proof.skirmish_horns:horns"})
    other = msgspec.structs.replace(skirmish.game, name="council", procedures=(), start=Other)
    assert "does not have" in find_expansions(other).misfits["horns"]


class Other(Procedure):
    """A procedure that Skirmish does not have."""

    steps = ("begin",)

    def begin(self, field: Field) -> Flow:
        return None


# What does not fit is refused


def nothing(procedure: Procedure, field: Field) -> Flow:
    return None


def no_check(field: Field, seat: int) -> None:
    return None


@pytest.mark.parametrize(
    ("expansion", "message"),
    [
        (Expansion(name="x", steps=(NewStep(Other, "more", nothing),)), "not have: Other"),
        (Expansion(name="x", rules={no_check: no_check}), "not have: no_check"),
        (Expansion(name="x", more_rules={Verb("fly"): (no_check,)}), "not have: Verb"),
        (Expansion(name="x", members={Kind("moon", ()): ("full",)}), "not have: Kind"),
        (
            Expansion(name="x", steps=(NewStep(Battle, "more", nothing, after="lunch"),)),
            "'lunch', which is no step of Battle",
        ),
    ],
)
def test_a_change_of_what_is_not_there_is_refused(expansion: Expansion, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        composed(expansion)


def test_values_of_an_expansion_that_is_not_played_are_refused() -> None:
    game = with_expansions(Expansion(name="moons", data=Moons()))
    ruleset = {"moons/number": 3}
    state = new(game, "standard", Mixer(1), expansions=("moons",), ruleset=ruleset)
    assert state.setting.extra["moons"] == Moons(3)
    with pytest.raises(BadRuleset, match="moons"):
        new(game, "standard", Mixer(1), ruleset=ruleset)


def test_contradictions_in_the_values_of_an_expansion_are_refused() -> None:
    game = with_expansions(
        Expansion(name="moons", data=Moons(), data_faults=lambda own: ["odd"] * (own.number % 2))
    )
    with pytest.raises(BadRuleset, match="odd"):
        new(game, "standard", Mixer(1), expansions=("moons",), ruleset={"moons/number": 3})


class Moons(msgspec.Struct, frozen=True):
    """Values of an expansion."""

    number: int = 1


# Two expansions that know nothing of each other


class Moonlit(Field):
    moons: list[int] = msgspec.field(default_factory=lambda: [1])

    @property
    def light(self) -> int:
        return sum(self.moons)


class Windy(Field):
    wind: int = 2

    def gust(self) -> int:
        return self.wind * 2


def test_each_of_two_expansions_may_add_fields_to_the_state() -> None:
    one, other = Expansion(name="moonlit", state=Moonlit), Expansion(name="windy", state=Windy)
    game = with_expansions(one, other)
    state: Any = new(game, "standard", Mixer(1), expansions=("moonlit", "windy"))
    state.moons.append(4)
    assert (state.light, state.gust(), state.clone().moons) == (5, 4, [1, 4])
    again = state.setting.rules.decode(encode(state), state.setting)
    assert encode(again) == encode(state)
    assert again.light == 5


def test_two_expansions_with_a_field_of_one_name_are_refused() -> None:
    class AlsoWindy(Field):
        wind: int = 3

    with pytest.raises(ValueError, match="'wind'"):
        composed(Expansion(name="a", state=Windy), Expansion(name="b", state=AlsoWindy))


def test_a_state_that_does_not_extend_the_game_is_refused() -> None:
    class Elsewhere(msgspec.Struct):
        pass

    with pytest.raises(TypeError, match="must extend"):
        composed(Expansion(name="a", state=Elsewhere))  # type: ignore[arg-type]  # the mistake


def test_several_expansions_change_one_query_in_their_order() -> None:
    one = Expansion(name="a", changes={skirmish.stacking: lambda field, value, seat, at: value + 1})
    two = Expansion(name="b", changes={skirmish.stacking: lambda field, value, seat, at: value * 2})
    base = skirmish.stacking(new(skirmish.game, "standard", Mixer(1)), 0, "keep")
    game = with_expansions(one, two)
    state = new(game, "standard", Mixer(1), expansions=("a", "b"))
    assert skirmish.stacking(state, 0, "keep") == (base + 1) * 2
    assert skirmish.stacking.account(state, 0, "keep")[0] == (base + 1) * 2
    alone = new(game, "standard", Mixer(1), expansions=("b",))
    assert skirmish.stacking(alone, 0, "keep") == base * 2


# What is not rules


def test_rulebook_asked_rules_invariants_and_occurrences_are_joined() -> None:
    moon = Expansion(
        name="moons",
        rulebook=Rulebook((Statement("MON-1", "There is a moon.", "Moons"),)),
        asked_by_rule={"moon": "MON-1"},
        invariants=lambda field: [Violation("MON-1")],
        occurrences=Occurrences(("moonrise",), lambda field: ["moonrise"]),
        table=lambda table: (table, "with a moon"),
    )
    game = msgspec.structs.replace(with_expansions(moon), table="a table")
    rules = game.compose(("moons",))
    assert rules.game.rulebook is not None
    assert "MON-1" in rules.game.rulebook
    assert "SKI-1" in rules.game.rulebook
    assert rules.game.asked_by_rule["moon"] == "MON-1"
    assert rules.game.table == ("a table", "with a moon")
    state = new(game, "standard", Mixer(1), expansions=("moons",))
    assert rules.game.invariants is not None
    assert Violation("MON-1") in rules.game.invariants(state)
    assert rules.game.occurrences is not None
    assert list(rules.game.occurrences.seen(state)) == ["moonrise"]
    assert game.compose().game is game, "without the expansion nothing is added"
    assert rules.game.compose(("moons",)).game.table == ("a table", "with a moon"), "added once"


def test_lessons_of_an_expansion_come_after_those_of_the_game_and_are_played_with_it() -> None:
    moonlight = Lesson(name="moonlight", scenario="standard", seats=(0,))
    marching = Lesson(name="marching", scenario="standard", seats=(1,))
    moon = Expansion(name="moons", lessons=(moonlight,))
    game = msgspec.structs.replace(with_expansions(moon), lessons=(marching,))
    taught = [(each.name, each.expansions) for each in game.every_lesson()]
    assert taught == [("marching", ()), ("moonlight", ("moons",))]
    composed_with = game.compose(("moons",)).game
    assert composed_with.lessons == game.every_lesson()
    assert composed_with.every_lesson() == game.every_lesson(), "added once"
    assert game.compose().game.lessons == (marching,)


def test_two_lessons_of_one_name_are_refused() -> None:
    lesson = Lesson(name="moonlight", scenario="standard", seats=(0,))
    moon, star = (Expansion(name=each, lessons=(lesson,)) for each in ("moons", "stars"))
    with pytest.raises(ValueError, match="two lessons moonlight"):
        with_expansions(moon, star).every_lesson()


def test_what_cannot_occur_with_an_expansion_is_expected_no_more() -> None:
    night = Expansion(
        name="night",
        occurrences=Occurrences(("moonrise",), lambda field: ["moonrise"], never=("sunrise",)),
    )
    days = Occurrences[Field](("sunrise", "sunset"), lambda field: ["sunset"])
    game = msgspec.structs.replace(with_expansions(night), occurrences=days)
    occurrences = game.compose(("night",)).game.occurrences
    assert occurrences is not None
    assert occurrences.expected == ("sunset", "moonrise")


def test_an_expansion_adds_to_what_is_derived_once() -> None:
    moon = Expansion(
        name="moons", data=Moons(), derive=lambda scenario, own, derived: (derived, own.number)
    )
    state = new(with_expansions(moon), "standard", Mixer(1), expansions=("moons",))
    assert state.setting.derived[1] == 1


def test_texts_of_an_expansion_come_before_those_of_the_game(tmp_path: Path) -> None:
    first, second = (Expansion(name=each, words=tmp_path / each) for each in "ab")
    game = msgspec.structs.replace(with_expansions(first, second), words=tmp_path)
    words = game.compose("ab").words
    assert words == (tmp_path / "b", tmp_path / "a", tmp_path)


def test_an_inserted_step_asks_through_a_procedure_of_its_own() -> None:
    def ask(action: Action, field: Field) -> Flow:
        return Call(Other())

    steps = (NewStep(Action, "first", ask, before="choose_action"),)
    state = new(
        with_expansions(Expansion(name="x", procedures=(Other,), steps=steps)),
        "standard",
        Mixer(1),
        expansions=("x",),
    )
    assert not state.outcome
