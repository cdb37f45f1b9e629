"""All 112 titles and 41 locations are tried by a test, and everything they say is carried out."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from ostrog.games.ring_cards.board import texts
from ostrog.games.ring_cards.board.cast import TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS, Effect, Timing
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.cards.text_execution import CONDITIONS, HANDLERS, USES

HERE = Path(__file__).parent
PLACES = (*LOCATIONS.battlegrounds, *LOCATIONS.paths)

CLAIM = "CARDS_TESTED"
"""Constant in which a module may list the titles and locations that its tests cover."""

CARRIED_OUT = ("when-", "action-", "event")
"""Prefixes of timings of texts that are carried out once; rules look up other texts."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Yield the text and syntax tree of each other test module of this folder."""
    for path in sorted(HERE.glob("test_*.py")):
        if path != Path(__file__):
            text = path.read_text(encoding="utf-8")
            yield text, ast.parse(text)


def strings(node: ast.AST) -> set[str]:
    """Return the strings in a part of a module; only the keys of a dict."""
    if isinstance(node, ast.Dict):
        return {each for key in node.keys if key is not None for each in strings(key)}
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    return {each for part in ast.iter_child_nodes(node) for each in strings(part)}


def constants(module: ast.Module) -> dict[str, ast.expr]:
    """Return the expressions assigned to the names of a module."""
    found: dict[str, ast.expr] = {}
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found[name] = value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                found[name] = value
    return found


def written_in(module: ast.Module) -> Iterator[ast.FunctionDef]:
    """Yield the tests of a module."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def parameters(test: ast.FunctionDef, named: dict[str, ast.expr]) -> set[str]:
    """Return the strings that are parameters of a test, also those from a constant."""
    found = set()
    for decorator in test.decorator_list:
        match decorator:
            case ast.Call(func=ast.Attribute(attr="parametrize"), args=[_, values, *_]):
                parts = [named.get(values.id, values) if isinstance(values, ast.Name) else values]
                found |= {each for part in parts for each in strings(part)}
    return found


def named_in(test: str) -> set[str]:
    """Return the titles and locations in the name of a test; the longest match counts."""
    return {IN_WORDS[match] for match in MENTION.findall(test)}


IN_WORDS = {name.replace("-", "_"): name for name in (*CARDS, *PLACES)}
MENTION = re.compile(
    "|".join(f"(?<=_){words}(?=_|$)" for words in sorted(IN_WORDS, key=len, reverse=True))
)


def claimed(text: str, module: ast.Module) -> set[str]:
    """Return the titles and locations that a module lists as tested and that occur in it."""
    listed = strings(constants(module).get(CLAIM, ast.Constant(None)))
    assert [name for name in listed if name not in (*CARDS, *PLACES) or text.count(name) < 2] == []
    return listed


def named_by_tests() -> set[str]:
    """Return the titles and locations that tests name."""
    found: set[str] = set()
    for text, module in modules():
        found |= claimed(text, module)
        named = constants(module)
        for test in written_in(module):
            repeated = parameters(test, named)
            found |= named_in(test.name) | {TITLE_OF.get(each, each) for each in repeated}
    return found


def test_every_title_and_every_location_has_a_test_that_names_it() -> None:
    names = {*CARDS, *PLACES}
    assert len(names) == 112 + 41
    assert sorted(names - named_by_tests()) == []


def test_the_longest_name_is_meant() -> None:
    assert named_in("test_mirror_of_galadriel_works") == {"mirror-of-galadriel"}
    assert named_in("test_caradhras_the_cruel") == {"caradhras-the-cruel"}
    assert named_in("test_saruman_and_sarumans_staff") == {"saruman", "sarumans-staff"}
    assert named_in("test_a_lasting_permission") == set()


def carried_out() -> Iterator[tuple[str, texts.Text]]:
    """Return all texts that are carried out, by their card or location."""
    for card, sheet in CARDS.items():
        for effect in sheet.effects.values():
            if effect.timing.startswith(CARRIED_OUT):
                yield card, effect
    for path, location in LOCATIONS.paths.items():
        yield path, location.activation
    for place, battleground in LOCATIONS.battlegrounds.items():
        yield place, battleground.activation


def test_every_building_block_that_is_carried_out_has_a_handler() -> None:
    used = {
        type(block): source
        for source, text in carried_out()
        for block in (*text.costs.values(), *text.steps.values())
    }
    assert {kind.__name__ for kind in used if kind not in HANDLERS} == set()
    assert {kind.__name__ for kind in HANDLERS if kind not in used} == set()


def test_every_cost_can_be_paid_and_conditions_are_those_of_steps_that_are_carried_out() -> None:
    assert set(get_args(texts.Cost)) <= set(HANDLERS)
    assert set(CONDITIONS) <= set(HANDLERS)
    assert set(USES) <= set(HANDLERS)


LOOKED_AT = {
    texts.CarryoverBonus: ("while-in-reserve", "while-in-play"),
    texts.DrawStepBonus: ("while-in-reserve",),
    texts.IconAura: ("while-in-reserve",),
    texts.ItemExclusivity: ("placement",),
    texts.LocationDefence: ("while-on-path",),
    texts.PeekTop: ("while-in-play",),
    texts.PlacementPermission: ("placement", "this-round"),
    texts.PlacementRestriction: ("placement",),
    texts.ReplaceEliminate: tuple(t for t in get_args(Timing) if t.startswith("replace-")),
    texts.SupportPermission: ("placement", "this-round"),
}
"""Building blocks that are never carried out, and the timings at which rules read them."""


def test_every_other_building_block_stands_where_rules_look_at_it() -> None:
    assert set(get_args(texts.AnyStep)) | set(get_args(texts.Cost)) == {*HANDLERS, *LOOKED_AT}
    assert not set(HANDLERS) & set(LOOKED_AT)
    effects: list[tuple[str, Effect]] = [
        (card, effect) for card, sheet in CARDS.items() for effect in sheet.effects.values()
    ]
    seen = set()
    for card, effect in effects:
        if effect.timing.startswith(CARRIED_OUT):
            continue
        for step in effect.steps.values():
            assert effect.timing in LOOKED_AT[type(step)], f"{card}: nobody looks at {step}"
            seen.add(type(step))
        assert not effect.costs, f"{card}: nobody pays for what is only looked at"
    assert seen == set(LOOKED_AT)
