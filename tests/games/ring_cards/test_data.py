"""The data of the game: what is written there fits together, and a match can change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ostrog.games.ring_cards.board import faction_cards, locations, scenarios
from ostrog.games.ring_cards.board.faction_cards import (
    CARDS,
    HERE,
    Bonus,
    Card,
    Effect,
    Icons,
    read_cards,
)
from ostrog.games.ring_cards.board.locations import LOCATIONS, Locations, read_locations
from ostrog.games.ring_cards.board.scenarios import SCENARIOS, ScenarioData, read_scenarios
from ostrog.games.ring_cards.board.texts import (
    ActivateBattlegroundText,
    ActivatePathSameNumber,
    CycleSelf,
    DrawText,
    EliminateSelf,
    Filter,
    MoveAtOnceText,
    RemoveFromGame,
    Text,
    TokenOnCard,
)
from ostrog.games.ring_cards.board.values import Values, faults, read_unconfirmed, read_values
from ostrog.kernel import BadRuleset
from ostrog.kernel.rules.rulesets import overlay

VALUES = read_values()
CARDS_TEXT, LOCATIONS_TEXT, SCENARIOS_TEXT = (
    (HERE / "data" / f"{name}.toml").read_text(encoding="utf-8")
    for name in ("cards", "locations", "scenarios")
)


def leaves(plain: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every single value or list, with its path."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    else:
        yield path, plain


EVERY_VALUE = dict(leaves(msgspec.to_builtins(VALUES)))


def changed(path: str, value: bool | int | str) -> Values:
    """Return the values with one of them changed."""
    values = overlay(VALUES, {path: value})
    assert values is not None
    return values


# The files


def test_the_data_as_it_is_is_read() -> None:
    assert read_cards(CARDS_TEXT) == CARDS
    assert read_locations(LOCATIONS_TEXT) == LOCATIONS
    assert read_scenarios(SCENARIOS_TEXT) == SCENARIOS
    assert faults(VALUES) == []


def test_no_sentence_of_a_card_is_in_the_data() -> None:
    strings = [value for value in EVERY_VALUE.values() if isinstance(value, str)]
    assert [text for text in strings if " " in text.replace(", ", ",")] == []


@pytest.mark.rule("RCG-3.8")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('faction = "elf"', 'faction = "ent"', "Invalid enum value 'ent'"),
        ('type = "army"', 'type = "fleet"', "Invalid enum value 'fleet'"),
        ('keywords = ["mount"]', 'keywords = ["eagle"]', "Invalid enum value 'eagle'"),
        ('timing = "event"', 'timing = "at-dawn"', "Invalid enum value 'at-dawn'"),
        ('op = "draw"', 'op = "dream"', "Invalid value 'dream'"),
        ("allowed_paths =", "paths =", "unknown field `paths`"),
        ('op = "draw", count = 1', 'op = "draw"', "missing required field `count`"),
        ('op = "draw", count = 1', 'op = "draw", n = 1', "unknown field `n`"),
        ("attack = 1", "attack = -1", "Expected `int` >= 0"),
        ('allowed_paths = "3-6"', 'allowed_paths = "3-10"', "matching regex"),
        ('allowed_paths = "3-6"', 'allowed_paths = "all"', "matching regex"),
        ('costs.1 = { op = "forsake"', 'costs.1 = { op = "draw"', "Invalid value 'draw'"),
    ],
)
def test_cards_with_something_unknown_are_refused(old: str, new: str, fault: str) -> None:
    assert old in CARDS_TEXT
    with pytest.raises(msgspec.ValidationError, match=fault):
        read_cards(CARDS_TEXT.replace(old, new, 1))


@pytest.mark.rule("RCG-2.1", "RCG-3.5", "RCG-3.8")
def test_files_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="boromir: its allowed paths are not in order"):
        read_cards(CARDS_TEXT.replace('allowed_paths = "3-6"', 'allowed_paths = "6-3"'))
    with pytest.raises(ValueError, match="bag-end: there is no path 10"):
        read_locations(LOCATIONS_TEXT.replace("number = 1\n", "number = 10\n", 1))
    with pytest.raises(ValueError, match="trilogy: frodo: a deck of 30, not of 31"):
        read_scenarios(SCENARIOS_TEXT.replace("cards = 30", "cards = 31", 1))


# Cards


def card_faults(card: str, **changes: object) -> list[str]:
    """Return the faults found when a card is changed."""
    sheet: Card = msgspec.structs.replace(CARDS[card], **changes)
    return faction_cards.faults({**CARDS, card: sheet})


def event(**steps: Any) -> dict[str, Effect]:
    return {"event": Effect(timing="event", steps={key[1:]: step for key, step in steps.items()})}


@pytest.mark.rule("RCG-3.8", "RCG-3.9", "RCG-3.11")
@pytest.mark.parametrize(
    ("card", "field", "wrong", "fault"),
    [
        ("gimli", "path", Icons(1, 1), "gimli: the Free Peoples have no path attack"),
        ("saruman", "path", Icons(1, 1), "saruman: the Shadow has no path defence"),
        ("wolf-riders", "leadership", Icons(1), "wolf-riders: only characters have leadership"),
        ("wolf-riders", "path", Icons(1), "wolf-riders: it has path icons and cannot go to a path"),
        ("aragorn", "path", Icons(0, 1), "aragorn: it has path icons and cannot go to a path"),
        ("the-red-arrow", "battleground", Icons(1), "the-red-arrow: events have no icons"),
        ("gimli", "from_text", ("path-attack",), "gimli: path-attack: follows from no text"),
        (
            "sting",
            "from_text",
            ("path-defence",),
            "sting: path-defence: has a number and the special symbol",
        ),
        ("frodo-baggins", "allowed_paths", "9, 1-3", "its allowed paths are not in order"),
        ("frodo-baggins", "allowed_paths", "1-3, 3-5", "its allowed paths are not in order"),
        ("sting", "allowed_paths", "1-9", "sting: only characters have allowed paths"),
        ("sting", "wielders", None, "sting: items have wielders, and only items"),
        ("gimli", "wielders", Filter(), "gimli: items have wielders, and only items"),
        ("sting", "wielders", Filter(factions=("mordor",)), "sting: nobody can wield it"),
        ("sting", "wielders", Filter(types=("army",)), "sting: nobody can wield it"),
        ("sting", "wielders", Filter(cards=("tom",)), "sting: there is no card tom"),
        ("the-red-arrow", "effects", {}, "the-red-arrow: events have the text of an event"),
        (
            "wolf-riders",
            "effects",
            event(_1=DrawText(count=1)),
            "wolf-riders: events have the text",
        ),
        ("wolf-riders", "copies", 0, "wolf-riders: it has no copies"),
    ],
)
def test_a_card_that_does_not_fit_together_is_found(
    card: str, field: str, wrong: object, fault: str
) -> None:
    assert [found for found in card_faults(card, **{field: wrong}) if fault in found] != []


@pytest.mark.rule("RCG-3.10")
@pytest.mark.parametrize(
    ("bonus", "fault"),
    [
        (Bonus(count=1), "wolf-riders: battleground-attack: a bonus has one condition"),
        (
            Bonus(count=1, at="edoras", in_play=("saruman",)),
            "wolf-riders: battleground-attack: a bonus has one condition",
        ),
        (
            Bonus(count=1, at="edoras", for_each=2),
            "wolf-riders: battleground-attack: cards are counted on the same battleground",
        ),
        (
            Bonus(count=1, same_battleground=Filter(factions=("rohan",))),
            "wolf-riders: battleground-attack: cards are counted on the same battleground",
        ),
        (Bonus(count=1, in_play=("tom",)), "wolf-riders: there is no card tom"),
        (Bonus(count=1, supporting=("tom",)), "wolf-riders: there is no card tom"),
        (Bonus(count=1, same_path=Filter(cards=("tom",))), "wolf-riders: there is no card tom"),
    ],
)
def test_a_wrong_bonus_is_found(bonus: Bonus, fault: str) -> None:
    found = card_faults("wolf-riders", bonus={"battleground-attack": bonus})
    assert len(found) == 1
    assert found[0].startswith(fault)


@pytest.mark.rule("RCG-1.8", "RCG-3.8")
@pytest.mark.parametrize(
    ("effects", "fault"),
    [
        (event(), "event: does nothing"),
        (event(_2=DrawText(count=1)), "event: its steps are not numbered in order"),
        (
            event(_2=DrawText(count=1), _1=DrawText(count=2)),
            "event: its steps are not numbered in order",
        ),
        (event(_1=DrawText(count=1, choice=1)), "event: its choices are not numbered in order"),
        (
            event(_1=DrawText(count=1, choice=1), _2=DrawText(count=2, choice=3)),
            "event: its choices are not numbered in order",
        ),
        (event(_1=RemoveFromGame(card="tom")), "there is no card tom"),
        (event(_1=MoveAtOnceText(card="tom", to="active-path")), "there is no card tom"),
        (
            {
                "event": Effect(
                    timing="event", costs={"2": EliminateSelf()}, steps={"1": DrawText(count=1)}
                )
            },
            "event: its costs are not numbered in order",
        ),
        (
            {
                "event": Effect(
                    timing="event", costs={"1": CycleSelf(choice=1)}, steps={"1": DrawText(count=1)}
                )
            },
            "event: a cost is no choice",
        ),
        (
            {"event": Effect(timing="event", if_in_reserve="tom", steps={"1": DrawText(count=1)})},
            "there is no card tom",
        ),
    ],
)
def test_a_wrong_text_is_found(effects: dict[str, Effect], fault: str) -> None:
    assert card_faults("the-red-arrow", effects=effects) == [f"the-red-arrow: {fault}"]


@pytest.mark.rule("RCG-3.8")
def test_a_card_with_two_actions_is_found() -> None:
    action = CARDS["denethor"].effects["action"]
    found = card_faults("denethor", effects={"action": action, "other": action})
    assert found == ["denethor: it has more than one action"]


# Locations


def location_faults(kind: str, name: str, **changes: object) -> list[str]:
    """Return the faults found when a location is changed."""
    sheets = getattr(LOCATIONS, kind)
    sheet = msgspec.structs.replace(sheets[name], **changes)
    return locations.faults(
        msgspec.structs.replace(LOCATIONS, **{kind: {**sheets, name: sheet}}), CARDS
    )


@pytest.mark.rule("RCG-1.7", "RCG-3.5")
@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("side", "shadow"),
        ("defenders", ("isengard",)),
        ("defenders", ()),
        ("attackers", ("isengard", "hobbit")),
        ("attackers", ()),
    ],
)
def test_a_battleground_of_the_wrong_side_is_found(field: str, wrong: object) -> None:
    found = location_faults("battlegrounds", "edoras", **{field: wrong})
    assert found == ["edoras: its own side defends, and the other one attacks"]


@pytest.mark.rule("RCG-3.6", "RCG-3.7")
@pytest.mark.parametrize("number", [0, 10])
def test_a_path_of_no_number_is_found(number: int) -> None:
    found = location_faults("paths", "bag-end", number=number)
    assert found == [f"bag-end: there is no path {number}"]


@pytest.mark.rule("RCG-3.5", "RCG-3.6")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (Text(steps={}), "bag-end: does nothing"),
        (Text(steps={"0": DrawText(count=1)}), "bag-end: its steps are not numbered in order"),
        (Text(steps={"1": RemoveFromGame(card="tom")}), "bag-end: there is no card tom"),
        (
            Text(steps={"1": ActivateBattlegroundText(battleground="bree")}),
            "bag-end: there is no location bree",
        ),
    ],
)
def test_a_wrong_activation_text_is_found(text: Text, fault: str) -> None:
    assert location_faults("paths", "bag-end", activation=text) == [fault]


@pytest.mark.rule("RCG-3.6", "RCG-3.12")
def test_a_path_with_the_id_of_a_battleground_is_found() -> None:
    paths = {**LOCATIONS.paths, "moria": LOCATIONS.paths["khazad-dum"]}
    found = locations.faults(Locations(LOCATIONS.battlegrounds, paths), CARDS)
    assert found == ["a battleground and a path have the same id"]


@pytest.mark.rule("RCG-3.5", "RCG-3.12")
@pytest.mark.parametrize(
    "step",
    [
        ActivateBattlegroundText(battleground="bree"),
        ActivatePathSameNumber(only_path="bree"),
        TokenOnCard(icon="path-attack", count=1, at="bree", count_there=2),
    ],
)
def test_a_card_that_names_no_location_is_found(step: Any) -> None:
    card = msgspec.structs.replace(CARDS["the-red-arrow"], effects=event(_1=step))
    found = locations.faults(LOCATIONS, {**CARDS, "the-red-arrow": card})
    assert found == ["the-red-arrow: there is no location bree"]


@pytest.mark.rule("RCG-3.5", "RCG-3.12")
def test_a_bonus_at_no_location_is_found() -> None:
    bonus = {"battleground-attack": Bonus(count=1, at="bree")}
    card = msgspec.structs.replace(CARDS["wolf-riders"], bonus=bonus)
    found = locations.faults(LOCATIONS, {**CARDS, "wolf-riders": card})
    assert found == ["wolf-riders: there is no location bree"]


# Scenarios


def scenario_faults(name: str, **changes: object) -> list[str]:
    """Return the faults found when a scenario is changed."""
    scenario: ScenarioData = msgspec.structs.replace(SCENARIOS.scenarios[name], **changes)
    changed = {**SCENARIOS.scenarios, name: scenario}
    return scenarios.faults(msgspec.structs.replace(SCENARIOS, scenarios=changed), CARDS, LOCATIONS)


def seat_faults(scenario: str, seat: str, **changes: object) -> list[str]:
    """Return the faults found when a seat of a scenario is changed."""
    seats = SCENARIOS.scenarios[scenario].seats
    changed = msgspec.structs.replace(seats[seat], **changes)
    return scenario_faults(scenario, seats={**seats, seat: changed})


@pytest.mark.rule("RCG-2.1", "RCG-2.2")
@pytest.mark.parametrize(
    ("field", "wrong", "fault"),
    [
        ("side", "shadow", "frodo: a faction of the other side"),
        ("factions", ("hobbit", "mordor"), "frodo: a faction of the other side"),
        ("factions", ("hobbit", "elf"), "two seats have the faction elf"),
        ("factions", ("hobbit",), "frodo: a deck of 10, not of 30"),
        ("cards", 60, "frodo: a deck of 30, not of 60"),
        ("deck", {"tom": 1}, "frodo: tom is no card of its factions"),
        ("deck", {"legolas": 1}, "frodo: legolas is no card of its factions"),
        ("deck", {"gimli": 2}, "frodo: there are not so many gimli"),
        ("opening_cycle", 8, "frodo: cycles more cards than it draws"),
        ("group_times", 0, "frodo: never does what its side is told"),
    ],
)
def test_a_wrong_seat_is_found(field: str, wrong: object, fault: str) -> None:
    assert f"trilogy: {fault}" in seat_faults("trilogy", "frodo", **{field: wrong})


@pytest.mark.rule("RCG-2.1")
def test_a_whole_opening_hand_may_be_cycled() -> None:
    assert seat_faults("trilogy", "frodo", opening_cycle=7) == []


@pytest.mark.rule("RCG-1.1", "RCG-2.1")
def test_a_side_without_a_seat_is_found() -> None:
    seats = {"gandalf": SCENARIOS.scenarios["duel-two-players"].seats["gandalf"]}
    found = scenario_faults(
        "duel-two-players", seats=seats, turn_order=("gandalf",), persons={"1": (("gandalf",),)}
    )
    assert found == ["duel-two-players: a side has no seat"]


@pytest.mark.rule("RCG-2.1", "RCG-16.5")
@pytest.mark.parametrize(
    ("field", "wrong", "fault"),
    [
        ("turn_order", ("gandalf",), "the turn order is not that of the seats"),
        ("turn_order", ("gandalf", "tom"), "the turn order is not that of the seats"),
        ("persons", {}, "nobody plays it"),
        (
            "persons",
            {"3": (("gandalf",), ("witch-king",))},
            "3 persons: the seats are shared out to 2",
        ),
        ("persons", {"1": (("gandalf",),)}, "1 persons: not every seat is played once"),
        (
            "persons",
            {"2": (("gandalf", "witch-king"), ("gandalf",))},
            "2 persons: not every seat is played once",
        ),
        (
            "persons",
            {"1": (("gandalf", "witch-king"),)},
            "1 persons: somebody does not play for one side",
        ),
        (
            "persons",
            {"3": (("gandalf",), ("witch-king",), ())},
            "3 persons: somebody does not play for one side",
        ),
    ],
)
def test_a_wrong_order_of_seats_is_found(field: str, wrong: object, fault: str) -> None:
    assert scenario_faults("duel-two-players", **{field: wrong}) == [f"duel-two-players: {fault}"]


FELLOWSHIP = SCENARIOS.scenarios["fellowship-of-the-ring"]


@pytest.mark.rule("RCG-2.1", "RCG-19.5", "RCG-19.6")
@pytest.mark.parametrize(
    ("field", "wrong", "fault"),
    [
        ("paths", (*FELLOWSHIP.paths, "bree"), "there is no path bree"),
        ("paths", (*FELLOWSHIP.paths, "amon-hen"), "a path is listed twice"),
        ("paths", FELLOWSHIP.paths[:-1], "its paths do not lead from 1 to the last one"),
        ("paths", (*FELLOWSHIP.paths, "osgiliath"), "its paths do not lead from 1 to the last"),
        ("last_path", 10, "there is no path 10"),
        ("last_path", 0, "there is no path 0"),
        ("last_path", 5, "its paths do not lead from 1 to the last one"),
        ("last_path", 5, "its battlegrounds are not those of its rounds"),
        (
            "battlegrounds",
            {**FELLOWSHIP.battlegrounds, "6": ("bree",)},
            "there is no battleground bree",
        ),
        (
            "battlegrounds",
            {**FELLOWSHIP.battlegrounds, "6": ("moria",)},
            "a battleground is listed twice",
        ),
        ("battlegrounds", {"1": ("moria",)}, "its battlegrounds are not those of its rounds"),
    ],
)
def test_wrong_locations_of_a_scenario_are_found(field: str, wrong: object, fault: str) -> None:
    found = scenario_faults("fellowship-of-the-ring", **{field: wrong})
    assert any(each.startswith(f"fellowship-of-the-ring: {fault}") for each in found)


# Rulesets


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("carryover_limit", 3),
        ("lead_to_win", 12),
        ("tie", "free-peoples"),
        ("cards.gimli.path.defence", 2),
        ("cards.frodo-baggins.allowed_paths", "1-8"),
        ("cards.strider.battleground.attack", 2),
        ("cards.quickbeam.bonus.battleground-attack.for_each", 3),
        ("cards.bilbo-baggins.effects.action.steps.1.count", 3),
        ("cards.boromir.effects.arrives.optional", True),
        ("battlegrounds.minas-tirith.defence", 4),
        ("paths.lothlorien.points", 2),
        ("paths.bag-end.activation.steps.1.count", 1),
        ("scenarios.trilogy.seats.frodo.draw_step", 4),
        ("scenarios.trilogy.seats.frodo.ring.points", 0),
        ("scenarios.duel-two-players.path_scoring", "standard"),
    ],
)
def test_a_ruleset_can_change_a_value(path: str, value: bool | int | str) -> None:
    values = changed(path, value)
    now = dict(leaves(msgspec.to_builtins(values)))
    assert {each for each in now if now[each] != EVERY_VALUE[each]} == {path}
    assert now[path] == value
    assert faults(values) == []


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("cards.tom.path.defence", 2),
        ("cards.gimli.path.defence", -1),
        ("cards.gimli.path", 2),
        ("cards.gimli.allowed_paths", "1-99"),
        ("cards.gimli.effects.action", True),
        ("battlegrounds.edoras.side", "orcs"),
        ("tie", "nobody"),
    ],
)
def test_a_ruleset_with_an_unknown_or_wrong_value_is_refused(path: str, value: int | str) -> None:
    with pytest.raises(BadRuleset):
        changed(path, value)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("cards.gimli.faction", "elf", "gimli: faction, type and copies stay as printed"),
        ("cards.village-militia.copies", 2, "village-militia: faction, type and copies stay"),
        ("cards.gimli.type", "army", "gimli: faction, type and copies stay as printed"),
        ("battlegrounds.edoras.side", "shadow", "edoras: its side stays as printed"),
        ("paths.bag-end.number", 2, "bag-end: its number stays as printed"),
        ("cards.gimli.allowed_paths", "", "gimli: it has path icons and cannot go to a path"),
        ("cards.gimli.path.attack", 1, "gimli: the Free Peoples have no path attack"),
        (
            "cards.knights-of-dol-amroth.bonus.battleground-defence.at",
            "bree",
            "knights-of-dol-amroth: there is no location bree",
        ),
        ("scenarios.trilogy.seats.frodo.cards", 31, "trilogy: frodo: a deck of 30, not of 31"),
        (
            "scenarios.fellowship-of-the-ring.seats.gandalf.deck.high-elves",
            3,
            "fellowship-of-the-ring: gandalf: there are not so many high-elves",
        ),
    ],
)
def test_values_that_do_not_fit_together_are_found(path: str, value: int | str, fault: str) -> None:
    assert any(found.startswith(fault) for found in faults(changed(path, value)))


# Unconfirmed values


def test_every_unconfirmed_value_exists_and_is_listed_once() -> None:
    paths = [value.path for value in read_unconfirmed()]
    assert len(paths) == len(set(paths)) == 27
    assert [path for path in paths if isinstance(EVERY_VALUE[path], list | tuple)] == []


def test_every_unconfirmed_value_has_a_note_of_one_sentence() -> None:
    for value in read_unconfirmed():
        assert value.note.endswith(".")
        assert ". " not in value.note


@pytest.mark.parametrize(
    "ruleset",
    [
        {"paths.the-doors-of-durin.defence": 0},
        {"cards.eowyn.leadership.attack": 0, "cards.eowyn.battleground.attack": 1},
        {"cards.fatty-bolger.allowed_paths": "", "cards.fatty-bolger.path.defence": 0},
        {"cards.sting.path.defence": 0},
        {"cards.morgul-blade.path.attack": 1},
        {"cards.ent-draught.effects.action.steps.1.up_to": False},
        {"cards.paths-of-the-dead.effects.event.steps.2.instead.where": "in-play"},
        {"cards.shelob.effects.arrives.timing": "when-played-or-moved-to-path-or-battleground"},
        {"scenarios.duel-three-players.seats.saruman.ring.points": 0},
        {"scenarios.duel-three-players.seats.saruman.group_times": 2},
    ],
)
def test_a_match_can_be_played_with_the_other_reading(
    ruleset: dict[str, bool | int | str],
) -> None:
    values = overlay(VALUES, ruleset)
    assert values is not None
    assert faults(values) == []
    assert set(ruleset) <= {value.path for value in read_unconfirmed()}
