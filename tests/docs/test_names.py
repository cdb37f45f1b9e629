"""The pages about the code name only what exists, and the picture shows the real imports."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import re
from functools import cache
from pathlib import Path
from types import ModuleType

import grimp
import pytest

from ostrog.kernel.rules import installed

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = ("architecture.md", "glossary.md", "authors/words-tables-skins-lessons.md")

EXAMPLES = frozenset({"ostrog", "fords.py", "fords_table.py", "words/en.ftl"})
"""The command, and the files of the game that readers write themselves."""

SPAN = re.compile(r"(\}?)`([^`]+)`")
"""A code span, or after a brace the link to another page."""
FILE = re.compile(
    r"^(?P<path>[\w.-]+(?:/[\w.<>-]*)+|[\w-]+\.(?:md|toml|py))(?:: (?P<name>[\w.]+))?$"
)
NAME = re.compile(r"^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$")


def spans(page: Path) -> list[str]:
    """The code spans of a page, outside of code blocks."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    found = {span for role, span in SPAN.findall(" ".join(text.split())) if not role}
    return sorted(found - EXAMPLES)


@cache
def words_of(path: Path) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", path.read_text(encoding="utf-8")))


@cache
def words_of_the_code() -> frozenset[str]:
    """Every word of the code of the server, the client and the games."""
    found = set[str]()
    for folder, endings in (("src", ("*.py",)), ("web/src", ("*.ts", "*.tsx"))):
        for ending in endings:
            for path in (ROOT / folder).rglob(ending):
                found |= words_of(path)
    return frozenset(found)


def find(dotted: str) -> object:
    """What a dotted name means: a module, or something in one; raises `LookupError`."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            found = _member(found, part)
        return found
    raise LookupError(dotted)


def _member(owner: object, name: str) -> object:
    """A member of a module or class; also an attribute that only instances have."""
    if hasattr(owner, name):
        return getattr(owner, name)
    if isinstance(owner, type) and f"self.{name}" in inspect.getsource(owner):
        return None
    raise LookupError(f"{owner!r} has no {name}")


def fault(span: str) -> str:
    """What is wrong with a code span, if it names something of the code."""
    if file := FILE.match(span):
        path = ROOT / file["path"]
        if not path.exists():
            return f"no file {span}"
        missing = [part for part in (file["name"] or "").split(".") if part]
        missing = [part for part in missing if part not in words_of(path)]
        return f"{file['path']} has no {missing}" if missing else ""
    if span.startswith("ostrog.") and span != installed.GROUP:
        try:
            find(span)
        except LookupError as error:
            return f"no {span}: {error}"
        return ""
    if NAME.match(span):
        missing = [part for part in span.split(".") if part not in words_of_the_code()]
        return f"nothing is called {span}" if missing else ""
    return ""


@pytest.mark.parametrize("page", PAGES)
def test_a_page_names_only_what_exists(page: str) -> None:
    named = spans(DOCS / page)
    assert len(named) > 40
    assert [each for each in map(fault, named) if each] == []


def test_the_other_pages_name_modules_and_files_that_exist() -> None:
    pages = [*DOCS.rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
    named = {span.partition("(")[0] for page in pages for span in spans(page)}
    ours = [each for each in named if each.startswith(("ostrog.", "src/", "web/src/", "docs/"))]
    assert len(ours) > 100
    assert sorted(filter(None, map(fault, ours))) == []


def test_the_test_notices_a_wrong_name() -> None:
    wrong = (
        "ostrog.server.match.table",
        "ostrog.kernel.Match.unplay",
        "web/src/api/matches.ts",
        "web/src/api/match.ts: MatchStore.decide",
        "NoSuchThing",
    )
    assert all(fault(each) for each in wrong)


# The picture


@pytest.fixture(scope="module")
def house() -> ModuleType:
    spec = importlib.util.spec_from_file_location("house", DOCS / "house.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def drawn(house: ModuleType) -> set[tuple[str, str]]:
    """The arrows between packages; one that begins or ends at a layer is one for each package."""
    together = house.TOGETHER
    return {
        (source, target)
        for arrow in house.ARROWS
        if arrow.kind == "imports"
        for source in together.get(arrow.source, (arrow.source,))
        for target in together.get(arrow.target, (arrow.target,))
    }


def imports() -> set[tuple[str, str]]:
    """The packages that import each other."""
    graph = grimp.build_graph("ostrog", cache_dir=None)
    pairs = {
        (importer.split(".")[1], imported.split(".")[1])
        for importer in graph.modules
        for imported in graph.find_modules_directly_imported_by(importer)
        if "." in importer and "." in imported
    }
    return {(importer, imported) for importer, imported in pairs if importer != imported}


def closure(arrows: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The arrows with all that follow from them."""
    found = set(arrows)
    while more := {(a, d) for a, b in found for c, d in found if b == c} - found:
        found |= more
    return found


def test_the_picture_shows_every_import(house: ModuleType) -> None:
    real = imports()
    assert real <= closure(drawn(house))
    assert drawn(house) <= real


def test_the_picture_is_the_one_of_the_script(house: ModuleType) -> None:
    assert house.PICTURE.read_text(encoding="utf-8") == house.drawing()
