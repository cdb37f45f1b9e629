"""The data of the game: what is written there fits together, and a match can change all of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.battle.rolls import dice_number
from ostrog.games.five_armies.board.decks import DECKS, EventCard, FateCard
from ostrog.games.five_armies.board.decks import faults as deck_faults
from ostrog.games.five_armies.board.map import (
    BORDERS,
    FORTIFICATIONS,
    HERE,
    MAP,
    MUSTERING,
    REGIONS,
    SETTLEMENTS,
    TERRAINS,
    TERRITORY,
    read_battlefield,
)
from ostrog.games.five_armies.board.pieces import (
    UNITS,
    Start,
    Values,
    faults,
    read_unconfirmed,
    read_values,
    token_units,
)
from ostrog.games.five_armies.board.victory import victory_points
from ostrog.games.five_armies.turn.action_dice import pool_size
from ostrog.kernel import BadRuleset
from ostrog.kernel.rules.rulesets import overlay

VALUES = read_values()
MAP_TEXT = (HERE / "data" / "map.toml").read_text(encoding="utf-8")
FIRST_BORDER = '["front-gate", "eastern-bank-gate-plains", "slope"],'


def leaves(plain: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every single value or list, with its path."""
    if isinstance(plain, dict):
        for name, value in plain.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    else:
        yield path, plain


EVERY_VALUE = dict(leaves(msgspec.to_builtins(VALUES)))
SINGLE_VALUES = {
    path: value for path, value in EVERY_VALUE.items() if not isinstance(value, list | tuple)
}
"""The values that a ruleset can change."""


# Counts


@pytest.mark.rule("B5A-3.1", "B5A-3.2")
def test_there_are_46_regions_with_their_icons() -> None:
    assert len(REGIONS) == len(set(REGIONS)) == 46
    assert Counter(TERRITORY.values()) == {
        "eastern-bank": 12,
        "southern-spur": 8,
        "valley": 13,
        "broken-lands": 13,
    }
    assert (len(SETTLEMENTS), len(FORTIFICATIONS), len(MUSTERING)) == (6, 3, 4)
    assert Counter(kind for _, _, kind in MAP.borders) == {"open": 73, "slope": 14, "ford": 5}
    assert len(MAP.river) == 14


def test_all_regions_hang_together() -> None:
    reached, waiting = {"front-gate"}, ["front-gate"]
    while waiting:
        here = waiting.pop()
        fresh = {b for a, b in BORDERS if a == here} - reached
        reached |= fresh
        waiting += fresh
    assert reached == set(REGIONS)


@pytest.mark.rule("B5A-2.2", "B5A-2.3")
def test_the_setup_adds_up() -> None:
    units: dict[str, Counter[str]] = {"free": Counter(), "shadow": Counter()}
    tokens, characters = Counter[str](), list[str]()
    for number, start in VALUES.setup.items():
        units[number.partition("-")[0]].update(start.units)
        tokens.update(start.tokens)
        characters += start.characters
    assert units["free"] == {
        "dwarf-veterans": 2,
        "dwarf-regulars": 1,
        "lake-men": 4,
        "wood-elf-spearmen": 2,
        "wood-elf-archers": 2,
    }
    assert units["shadow"] == {"goblins": 3, "orcs": 6, "great-orcs": 2, "wargs": 5}
    assert tokens == {"dwarves-and-men": 3, "elves": 4, "shadow": 12}
    assert sorted(characters) == ["bard", "dain", "gandalf", "thranduil"]
    assert len({start.at for start in VALUES.setup.values()}) == len(VALUES.setup) == 16


@pytest.mark.rule("B5A-1.11")
def test_there_are_64_recruitment_tokens_and_14_fate_tokens() -> None:
    sizes = {back: sum(faces.values()) for back, faces in VALUES.recruitment.items()}
    assert sizes == {"dwarves-and-men": 17, "elves": 20, "shadow": 27}
    ordinary = [token for token in VALUES.fate.values() if not token.special]
    special = [token for token in VALUES.fate.values() if token.special]
    assert (sum(t.count for t in ordinary), sum(t.count for t in special)) == (12, 2)
    assert sum(token.value * token.count for token in ordinary) == 24


@pytest.mark.rule("B5A-18.10")
def test_a_token_shows_one_unit_for_each_symbol() -> None:
    assert token_units("two-orcs") == ("orcs", "orcs")
    assert token_units("great-orcs") == ("great-orcs",)


# What the loaders refuse


def test_the_map_as_it_is_is_read() -> None:
    assert read_battlefield(MAP_TEXT) == MAP


@pytest.mark.rule("B5A-3.3", "B5A-3.5", "B5A-3.6")
@pytest.mark.parametrize(
    ("new", "fault"),
    [
        (
            '["front-gate", "eastern-bank-gate-plains", "slope"],'
            ' ["front-gate", "eastern-bank-gate-plains", "slope"],',
            "listed twice",
        ),
        (
            '["front-gate", "eastern-bank-gate-plains", "slope"],'
            ' ["eastern-bank-gate-plains", "front-gate", "ford"],',
            "listed twice",
        ),
        ('["front-gate", "erebor", "slope"],', "no such regions"),
        ('["front-gate", "front-gate", "open"],', "no such regions"),
        ('["front-gate", "eastern-bank-gate-plains", "open"],', "cannot be open"),
        ('["front-gate", "eastern-bank-gate-plains", "bridge"],', "cannot be bridge"),
        (
            '["front-gate", "eastern-bank-west-mountains", "slope"],',
            "cannot be slope",
        ),
        ("", "front-gate: has no neighbour"),
    ],
)
def test_a_map_with_a_wrong_border_is_refused(new: str, fault: str) -> None:
    assert FIRST_BORDER in MAP_TEXT
    with pytest.raises(ValueError, match=fault):
        read_battlefield(MAP_TEXT.replace(FIRST_BORDER, new))


@pytest.mark.rule("B5A-3.1", "B5A-3.2", "B5A-3.11")
@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('id = "camp"', 'id = "front-gate"', "two regions have the same id"),
        ('territory = "valley"', 'territory = "dale"', "no territory dale"),
        ('terrain = "swamps"', 'terrain = "bog"', "no terrain bog"),
        (
            '["eastern-bank-bend-plains", "valley-west-plains"],',
            '["eastern-bank-bend-plains", "fallen-bridge"],',
            "river eastern-bank-bend-plains fallen-bridge: also a border",
        ),
        (
            '["eastern-bank-bend-plains", "valley-west-plains"],',
            '["eastern-bank-bend-plains", "laketown"],',
            "river laketown: no such region",
        ),
        ('leads_to = "southern-spur-pass-mountains"', 'leads_to = "moria"', "leads nowhere"),
        ('mountain_pass = "mountain-pass-west"', 'mountain_pass = "camp"', "leads nowhere"),
        ("front-gate = { eastern", "laketown = { eastern", "distance laketown: no such region"),
        ("{ eastern-bank-gate-plains =", "{ laketown =", "distance laketown: no such region"),
    ],
)
def test_a_map_with_something_unknown_is_refused(old: str, new: str, fault: str) -> None:
    assert old in MAP_TEXT
    with pytest.raises(ValueError, match=fault):
        read_battlefield(MAP_TEXT.replace(old, new, 1))


def test_the_values_as_they_are_fit_together() -> None:
    assert faults(VALUES) == []


def with_start(number: str, start: Start) -> Values:
    return msgspec.structs.replace(VALUES, setup={**VALUES.setup, number: start})


@pytest.mark.rule("B5A-2.2", "B5A-2.3")
@pytest.mark.parametrize(
    ("number", "start", "fault"),
    [
        ("free-1", Start("erebor", {"lake-men": 1}), "no place erebor"),
        ("free-1", Start("goblin-mustering-point-west"), "no place goblin-mustering-point-west"),
        ("free-1", Start("front-gate", {"orcs": 1}), "orcs is the other side's"),
        ("shadow-6", Start("broken-lands-east-hills", {"lake-men": 1}), "the other side's"),
        ("free-1", Start("front-gate", tokens={"elves": 1}), "no token can lie at front-gate"),
        (
            "shadow-1",
            Start("goblin-mustering-point-west", tokens={"shadow": 1}),
            "no token can lie",
        ),
        ("free-8", Start("valley-central-plains", {"lake-men": 9}), "too many lake-men"),
        ("free-10", Start("lower-slopes", tokens={"elves": 18}), "too many elves tokens"),
        ("free-1", Start("front-gate", {"hobbits": 1}), "hobbits"),
        ("free-1", Start("front-gate", tokens={"hobbits": 1}), "hobbits"),
        ("free-1", Start("front-gate", characters=("balin",)), "balin"),
    ],
)
def test_a_wrong_setup_is_found(number: str, start: Start, fault: str) -> None:
    assert [found for found in faults(with_start(number, start)) if fault in found] != []


UNKNOWN: list[tuple[str, dict[str, object]]] = [
    ("units", {**VALUES.units, "trolls": VALUES.units["orcs"]}),
    ("units", {name: unit for name, unit in VALUES.units.items() if name != "wargs"}),
    ("characters", {**VALUES.characters, "smaug": VALUES.characters["bolg"]}),
    ("characters", {who: c for who, c in VALUES.characters.items() if who != "bolg"}),
    ("defence", {**VALUES.defence, "camp": 3}),
    ("defence", {"front-gate": 6}),
    ("recruitment", {**VALUES.recruitment, "beasts": {}}),
]


@pytest.mark.rule("B5A-1.6", "B5A-2.1", "B5A-13.6")
@pytest.mark.parametrize(("field", "wrong"), UNKNOWN)
def test_what_is_unknown_or_missing_is_found(field: str, wrong: dict[str, object]) -> None:
    found = faults(msgspec.structs.replace(VALUES, **{field: wrong}))
    assert any("are not those of the game" in fault for fault in found)


@pytest.mark.rule("B5A-18.4")
@pytest.mark.parametrize(
    ("back", "face", "fault"),
    [
        ("elves", "orcs", "elves: orcs is not on such tokens"),
        ("shadow", "goblins", "shadow: goblins is not on such tokens"),
        ("shadow", "two-trolls", "shadow: trolls is not on such tokens"),
    ],
)
def test_a_token_that_shows_a_wrong_unit_is_found(back: str, face: str, fault: str) -> None:
    recruitment = {**VALUES.recruitment, back: {**VALUES.recruitment[back], face: 1}}
    assert fault in faults(msgspec.structs.replace(VALUES, recruitment=recruitment))


@pytest.mark.rule("B5A-13.6")
@pytest.mark.parametrize(("field", "wrong"), [("side", "eagles"), ("preferred", ("sea",))])
def test_a_unit_of_no_side_or_for_no_terrain_is_found(field: str, wrong: object) -> None:
    wargs = msgspec.structs.replace(VALUES.units["wargs"], **{field: wrong})
    units = {name: wargs if name == "wargs" else unit for name, unit in VALUES.units.items()}
    assert "wargs: no such side or terrain" in faults(msgspec.structs.replace(VALUES, units=units))


@pytest.mark.rule("B5A-10.5")
@pytest.mark.parametrize(
    ("field", "wrong", "fault"),
    [
        ("enters_at", "erebor", "thorin: no such place or unit to enter with"),
        ("enters_at", "eagles-eyrie", "thorin: no such place or unit to enter with"),
        ("brings", {"hobbits": 1}, "thorin: no such place or unit to enter with"),
        ("enters_with", "muster-army", "thorin: no such die result"),
        ("enters_with", "eye", "thorin: no such die result"),
    ],
)
def test_a_character_that_cannot_enter_is_found(field: str, wrong: object, fault: str) -> None:
    thorin = msgspec.structs.replace(VALUES.characters["thorin"], **{field: wrong})
    characters = {**VALUES.characters, "thorin": thorin}
    assert faults(msgspec.structs.replace(VALUES, characters=characters)) == [fault]


@pytest.mark.rule("B5A-11.11")
@pytest.mark.parametrize("wrong", [{"shooters": ("hobbits",)}, {"terrain": {"sea": True}}])
def test_archery_of_no_unit_or_terrain_is_found(wrong: dict[str, object]) -> None:
    archery = msgspec.structs.replace(VALUES.archery, **wrong)
    found = faults(msgspec.structs.replace(VALUES, archery=archery))
    assert found == ["archery: no such unit or terrain"]


@pytest.mark.rule("B5A-10.5")
def test_bolg_without_a_die_result_is_found() -> None:
    bolg = msgspec.structs.replace(VALUES.characters["bolg"], enters_with="")
    found = faults(msgspec.structs.replace(VALUES, characters={**VALUES.characters, "bolg": bolg}))
    assert found == ["bolg: no die result to enter with"]


@pytest.mark.rule("B5A-13.1")
def test_two_sides_that_begin_in_one_place_are_found() -> None:
    with pytest.raises(BadRuleset, match="the other side stands at broken-lands-east-hills"):
        Battlefield(ruleset={"setup.free-1.at": "broken-lands-east-hills"})


@pytest.mark.rule("B5A-13.1")
def test_a_unit_type_that_is_listed_and_absent_does_not_hide_the_others() -> None:
    mixed = Start("broken-lands-east-hills", {"lake-men": 0, "dwarf-veterans": 1})
    assert faults(with_start("free-1", mixed)) == [
        "setup.shadow-6.at: the other side stands at broken-lands-east-hills"
    ]
    nobody = Start("broken-lands-east-hills", {"lake-men": 0})
    assert faults(with_start("free-1", nobody)) == []


@pytest.mark.rule("B5A-1.7", "B5A-2.2")
def test_all_figures_and_tokens_may_be_used_at_the_start() -> None:
    assert faults(with_start("free-8", Start("valley-central-plains", {"lake-men": 8}))) == []
    assert faults(with_start("free-10", Start("lower-slopes", tokens={"elves": 17}))) == []


@pytest.mark.rule("B5A-13.6", "B5A-11.11", "B5A-10.5")
def test_every_terrain_may_be_preferred_and_every_unit_may_shoot_or_be_brought() -> None:
    wargs = msgspec.structs.replace(VALUES.units["wargs"], preferred=TERRAINS)
    bolg = msgspec.structs.replace(VALUES.characters["bolg"], brings=dict.fromkeys(UNITS, 1))
    everything = msgspec.structs.replace(
        VALUES,
        units={**VALUES.units, "wargs": wargs},
        archery=msgspec.structs.replace(VALUES.archery, shooters=UNITS),
        characters={**VALUES.characters, "bolg": bolg},
    )
    assert faults(everything) == []


@pytest.mark.rule("B5A-10.5", "B5A-2.7")
@pytest.mark.parametrize(("who", "space"), [("thorin", 0), ("bard", 1), ("bolg", 1)])
def test_whoever_enters_later_waits_on_the_fate_track_and_nobody_else(who: str, space: int) -> None:
    def with_space(name: str, number: int) -> Values:
        sheet = msgspec.structs.replace(VALUES.characters[name], fate_space=number)
        return msgspec.structs.replace(VALUES, characters={**VALUES.characters, name: sheet})

    assert faults(with_space("thorin", 1)) == []
    assert faults(with_space(who, space)) == [
        f"{who}: waits on the fate track if it enters later, and only then"
    ]


@pytest.mark.rule("B5A-8.2", "B5A-8.3", "B5A-9.13")
@pytest.mark.parametrize(
    ("field", "card", "entry", "fault"),
    [
        ("event", "ev-new", EventCard("sing", "no-quarter"), "ev-new: no order sing"),
        ("orders", "sing", "bard", "sing: no type bard"),
        ("story_free", "sf-new", "eye", "sf-new: no type eye"),
        ("story_shadow", "ss-new", "eye", "ss-new: no type eye"),
        ("story_shadow", "sf-dismay", "army", "two cards have the same id"),
        ("fate", "fate-new", FateCard("balin", stays=True), "fate-new: no character balin"),
        ("story_characters", "sf-dismay", "balin", "sf-dismay: no character balin"),
        ("story_characters", "sf-new", "bilbo", "sf-new: no Story card"),
    ],
)
def test_a_wrong_card_is_found(field: str, card: str, entry: object, fault: str) -> None:
    assert deck_faults(DECKS) == []
    wrong = msgspec.structs.replace(DECKS, **{field: {**getattr(DECKS, field), card: entry}})
    assert deck_faults(wrong) == [fault]


# Rulesets


def test_a_ruleset_can_change_every_value() -> None:
    for path, value in SINGLE_VALUES.items():
        other: bool | int | str
        if isinstance(value, str):
            other = "front-gate" if value != "front-gate" else "camp"
        else:
            other = not value if isinstance(value, bool) else value + 1
        changed = dict(leaves(msgspec.to_builtins(overlay(VALUES, {path: other}))))
        assert changed[path] == other
        assert {p for p in changed if changed[p] != EVERY_VALUE[p]} == {path}


@pytest.mark.parametrize(
    ("path", "value"),
    [("defence.camp", 3), ("setup.free-11.at", "camp"), ("stacking", "five"), ("units.orcs", 1)],
)
def test_a_ruleset_with_an_unknown_or_wrong_value_is_refused(path: str, value: int | str) -> None:
    with pytest.raises(BadRuleset):
        Battlefield(ruleset={path: value})


def test_a_ruleset_moves_a_place_of_the_setup() -> None:
    table = Battlefield(ruleset={"setup.free-8.at": "valley-central-hills"})
    assert table.units("valley-central-hills") == {"lake-men": 2}
    assert table.units("valley-central-plains") == {}
    table = Battlefield(ruleset={"setup.free-3.at": "eastern-spur", "setup.free-4.at": "camp"})
    assert table.state.characters["dain"] == "camp"
    assert table.state.size("dwarves-and-men-at-camp") == 1
    assert table.units("camp") == {"dwarf-regulars": 1}


def test_a_ruleset_changes_a_defence_value() -> None:
    table = Battlefield.empty(ruleset={"defence.front-gate": 4}).army("front-gate", lake_men=2)
    table.army("eastern-bank-gate-plains", orcs=5).dice(6, 6, 6, 6, 6, 1, 1)
    table.attack("eastern-bank-gate-plains", "front-gate").manoeuvres()
    assert table.state.breaches["front-gate"] == 4
    assert table.damage("front-gate") == 1


def test_a_ruleset_changes_dice_tokens_and_points() -> None:
    table = Battlefield(
        ruleset={
            "dice.free.pool": 4,
            "most_generals": 1,
            "figures.great-bats": 2,
            "points.settlement": 3,
            "points.fortification": 5,
            "fate_goal": 10,
            "characters.thorin.fate_space": 4,
        }
    )
    assert pool_size(table.state, FREE) == 4
    assert table.state.track["thorin"] == 4
    table.free.chooses("activate:bard").may_not("activate:dain", because="B5A-4.5").chooses("done")
    table.free.chooses("place-token:camp", "done")
    table.phase("shadow_leadership")
    table.shadow.may("split:4:2").may_not("split:3:3", because="B5A-1.7")
    assert victory_points(table.controls("camp", "ravenhill").state) == 8
    assert table.board(marker=10).phase("fate").state.outcome is not None


def test_a_ruleset_changes_units() -> None:
    ruleset = {"units.orcs.strength": 2, "units.orcs.figures": 7, "stacking": 3, "most_dice": 4}
    table = Battlefield.empty(ruleset=ruleset).army("valley-central-plains", orcs=3)
    assert dice_number(table.state, "valley-central-plains") == 4
    assert table.state.supply(5) == 4
    table.army("valley-south-plains", orcs=2).acting(SHADOW, shadow="army army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:valley-south-plains", "to:valley-central-plains")
    table.shadow.chooses("done")
    assert table.units("valley-central-plains") == {"orcs": 3}


@pytest.mark.parametrize(
    ("path", "zone"),
    [
        ("recruitment.elves.wood-elf-archers", "elves-pile"),
        ("recruitment.shadow.two-orcs", "shadow-pile"),
        ("fate.fate-1.count", "fate-pool"),
    ],
)
def test_a_ruleset_changes_how_many_tokens_there_are(path: str, zone: str) -> None:
    count = SINGLE_VALUES[path]
    usual = Battlefield().state.size(zone)
    assert Battlefield(ruleset={path: count + 2}).state.size(zone) == usual + 2


# Unconfirmed values


def test_every_unconfirmed_value_exists_and_is_listed_once() -> None:
    paths = [value.path for value in read_unconfirmed()]
    assert len(paths) == len(set(paths)) == 63
    assert [path for path in paths if path not in EVERY_VALUE] == []


def test_every_unconfirmed_value_has_a_note_of_one_sentence() -> None:
    for value in read_unconfirmed():
        assert value.note.endswith(".")
        assert ". " not in value.note


def test_whole_groups_of_values_are_unconfirmed() -> None:
    paths = {value.path for value in read_unconfirmed()}
    assert {path for path in SINGLE_VALUES if path.endswith(".at")} <= paths
    for group in ("defence", "recruitment"):
        assert {path for path in SINGLE_VALUES if path.startswith(f"{group}.")} <= paths
    ordinary = {f"fate.{name}.count" for name, token in VALUES.fate.items() if not token.special}
    assert {path for path in paths if path.startswith("fate.")} == ordinary


def test_confirmed_values_are_not_called_unconfirmed() -> None:
    paths = {value.path for value in read_unconfirmed()}
    assert not paths & {"characters.dain.leadership", "characters.beorn.movement", "stacking"}
    assert not any(path.endswith((".figures", ".strength", ".fate_space")) for path in paths)


@pytest.mark.parametrize(
    "ruleset",
    [
        {"setup.free-8.at": "nowhere"},
        {"units.lake-men.figures": 2},
        {"setup.free-6.at": "valley-central-plains"},
    ],
)
def test_a_ruleset_whose_values_do_not_fit_is_refused(ruleset: dict[str, int | str]) -> None:
    with pytest.raises(BadRuleset):
        Battlefield(ruleset=ruleset)
