"""The structure of the packages: small rooms, no circles, and one meaning for each name."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import grimp
import pytest

SOURCE = Path(__file__).parents[2] / "src" / "ostrog"
MOST_MODULES = 15
"""Modules that one package may hold side by side."""

OF_EVERY_GAME = frozenset(
    {
        *("game", "positions", "effect_pairs", "lessons", "bots"),
        *("board", "state", "events", "verbs", "cards"),
        *("map", "pieces", "pools", "values", "invariants", "belongings", "occurrences"),
        *("table", "contract", "layout", "scene", "highlights"),
        *(
            "card_faces",
            "chronicle",
            "forecast",
            "house_values",
            "prompt_rules",
            "summary",
            "warnings",
        ),
    }
)
"""Modules that each game has, so that who knows one game finds the way in another."""

SHARED_NAMES: Mapping[str, str] = {
    "accounts": "the structs of the wire and the package that answers them",
    "admin": "the command and the package of the server that carries it out",
    "bots": "the bots, and what each game tells them",
    "cards": "chapters of two rulebooks",
    "effects": "the kernel's contract and the card game's chapter",
    "expansions": "the kernel's contract and the expansions that come with Ostrog",
    "factions": "the sides of the card game, and the factions of an expansion",
    "game": "the kernel's contract and the module in which each game fills it in",
    "games": "the games, the command that lists them, and the wire's description of them",
    "lab": "the package and its command",
    "lessons": "the kernel's contract and the module in which each game fills it in",
    "lobby": "the structs of the wire and the module that answers them",
    "matches": "the kernel's matches and the structs of the wire about them",
    "match": "a match of the kernel, and the package that serves matches",
    "records": "records of matches and the commands that read them",
    "replays": "replays of the kernel and the structs of the wire about them",
    "rules": "the package in which authors declare rules, and the command that shows them",
    "schema": "the tables of the database, and the command that prints the types of the wire",
    "storage": "what the server keeps of matches, and the lab of its runs",
    "table": "how each game lies before its players",
}
"""Names of modules that are used twice, each with its reason."""

CLASSES_IN_TWO_GAMES = frozenset(
    {
        *("CardPlayed", "Counsel", "Ground", "Lying", "Passed", "Path", "RoundBegan"),
        *("TokenLaid", "Turn", "TurnBegan", "TurnEnded", "Unconfirmed", "Values", "War"),
    }
)
"""Words of two rulebooks; a game never imports another, and records keep these names."""


def modules() -> Iterator[tuple[str, Path]]:
    """Every module and package with its dotted name."""
    for path in sorted(SOURCE.rglob("*.py")):
        if "versions" in path.parts:  # migrations, which have numbers for names
            continue
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), path


def game_of(name: str) -> str:
    """The game or expansion that a module belongs to, if it belongs to one."""
    parts = name.split(".")
    inside = parts[:1] == ["ostrog"] and parts[1:2] in (["games"], ["expansions"])
    return parts[2] if inside and len(parts) > 2 else ""


def test_no_package_has_too_many_modules_side_by_side() -> None:
    found = defaultdict[Path, list[str]](list)
    for _, path in modules():
        if path.name != "__init__.py":
            found[path.parent].append(path.stem)
    crowded = {str(folder): names for folder, names in found.items() if len(names) > MOST_MODULES}
    assert crowded == {}


@pytest.mark.parametrize("package", ["ostrog.server", "ostrog.games", "ostrog.expansions"])
def test_there_is_no_circle_of_imports(package: str) -> None:
    graph = grimp.build_graph("ostrog", cache_dir=None)
    members = {name for name in graph.modules if name.startswith(f"{package}.")}
    imports = {
        name: graph.find_modules_directly_imported_by(name) & members for name in sorted(members)
    }
    while leaves := {name for name, others in imports.items() if not others}:
        imports = {name: others - leaves for name, others in imports.items() if name not in leaves}
    assert imports == {}


def test_a_module_name_means_one_thing() -> None:
    found = defaultdict[str, set[str]](set)
    for name, _ in modules():
        last = name.rpartition(".")[2]
        game = game_of(name)
        if not (game and last in OF_EVERY_GAME):
            found[last].add(name)
    twice = {last: names for last, names in found.items() if len(names) > 1}
    assert {last: names for last, names in twice.items() if last not in SHARED_NAMES} == {}
    needless = {last for last in SHARED_NAMES if len(found[last]) < 2 and last not in OF_EVERY_GAME}
    assert needless == set()


def test_a_class_name_means_one_thing() -> None:
    found = defaultdict[str, list[str]](list)
    for name, path in modules():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(name)
    twice = {name: places for name, places in found.items() if len(places) > 1}
    in_games = {
        name
        for name, places in twice.items()
        if "" not in map(game_of, places) and len(set(map(game_of, places))) == len(places)
    }
    assert {name: places for name, places in twice.items() if name not in in_games} == {}
    assert in_games == CLASSES_IN_TWO_GAMES
