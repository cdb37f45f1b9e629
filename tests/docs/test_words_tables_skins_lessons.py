"""The page on words, tables, skins and lessons: its code runs, and its quotations are true."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
import pytest

from ostrog.cli.terminal import wording as terminal_wording
from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.cli.terminal.table_text import sections
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import (
    Mixer,
    Option,
    Refusal,
    State,
    TrialWorld,
    answer_at_random,
    asks,
    choose,
    new,
    resample,
    view,
)
from ostrog.table import (
    Forecast,
    Layout,
    Scene,
    Table,
    foresee,
    pieces,
    places,
    table_faults,
    table_of,
)
from ostrog.words import Words

ROOT = Path(__file__).parents[2]
AUTHORS = ROOT / "docs" / "authors"
PAGE = (AUTHORS / "words-tables-skins-lessons.md").read_text(encoding="utf-8")
TUTORIAL = (AUTHORS / "writing-a-game.md").read_text(encoding="utf-8")
RED, BLUE = 0, 1
GAMES = 12
"""Random games that are played."""

QUOTATION = re.compile(r"From\s`([^`]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
KEY = re.compile(r"`((?:option|ask|event|rule|ref|zone|board|crumb|step)-[^`]*<[^`]*)`")
LABEL = re.compile(r'"(?:label|title|text)":"([^"]+)"')


# The code


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def fords(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module of the page, beside that of the tutorial and the words."""
    folder = tmp_path_factory.mktemp("fords")
    (folder / "fords.py").write_text("\n".join(blocks(TUTORIAL, "python")), encoding="utf-8")
    (folder / "fords_table.py").write_text("\n".join(blocks(PAGE, "python")), encoding="utf-8")
    (folder / "words").mkdir()
    (words,) = (block for block in blocks(PAGE, "text") if block.startswith("option-"))
    (folder / "words" / "en.ftl").write_text(words, encoding="utf-8")
    sys.path.insert(0, str(folder))
    yield importlib.import_module("fords_table")
    sys.path.remove(str(folder))
    for name in ("fords", "fords_table"):
        sys.modules.pop(name, None)


def begun(fords: ModuleType, seed: int = 1) -> State:
    state: State = new(fords.game, "standard", Mixer(seed))
    return state


def option(state: State, text: str) -> Option:
    return state.setting.rules.catalogue.parse(text)


def table_at(state: State) -> Table:
    table = table_of(state.setting.rules.game)
    assert table is not None
    return table


def lying(state: State, observer: tuple[int, ...]) -> tuple[Layout, Scene]:
    table = table_at(state)
    return table.layout(state.setting), table.scene(state.setting, view(state, observer))


def moments(fords: ModuleType) -> Iterator[tuple[State, Random]]:
    """Every decision of some random games."""
    for seed in range(GAMES):
        state, random = begun(fords, seed), Random(seed)
        while state.outcome is None:
            yield state, random
            answer_at_random(state, random.choice(asks(state)).seat, random)


def face_to_face(fords: ModuleType) -> State:
    """Red stands at the upper ford with two companies, Blue with one."""
    state = begun(fords)
    choose(state, RED, *(option(state, each) for each in ("send:upper", "send:upper", "done")))
    choose(state, BLUE, option(state, "send:upper"), option(state, "done"))
    return state


def test_the_table_has_no_faults_and_options_point_at_what_is_there(fords: ModuleType) -> None:
    pointed = 0
    for state, _ in moments(fords):
        for observer in state.setting.observers:
            layout, scene = lying(state, observer)
            assert table_faults(layout, scene) == []
            ids = {*places(layout), *pieces(scene)}
            for decision in view(state, observer).decisions:
                for each in decision.options:
                    found = table_at(state).points_at(scene, decision, each)
                    assert {highlight.ref for highlight in found} <= ids
                    pointed += len(found)
    assert pointed


def test_worlds_that_look_the_same_have_one_scene_and_one_forecast(fords: ModuleType) -> None:
    foreseen = list[Forecast]()
    for state, random in moments(fords):
        for ask in asks(state):
            other = resample(state, (ask.seat,), random)
            assert lying(other, (ask.seat,)) == lying(state, (ask.seat,))
            for each in ask.options:
                forecast = foresee(TrialWorld(state, ask.seat), [each])
                assert foresee(TrialWorld(other, ask.seat, random=Random(1)), [each]) == forecast
                foreseen += [] if forecast is None else [forecast]
    rules = {
        factor.rule
        for forecast in foreseen
        for panel in forecast.panels
        for side in panel.sides  # type: ignore[attr-defined]  # a panel of the page
        for factor in side.factors
    }
    assert rules == {"FRD-5", "FRD-7"}


def test_a_forecast_counts_what_is_considered(fords: ModuleType) -> None:
    state = begun(fords)
    send, done = option(state, "send:upper"), option(state, "done")
    choose(state, RED, send, done)
    assert foresee(TrialWorld(state, BLUE)) is None
    found = foresee(TrialWorld(state, BLUE), [send, send])
    assert found is not None
    (panel,) = found.panels
    assert [side.dice for side in panel.sides] == [1, 2]  # type: ignore[attr-defined]  # a panel of the page


# The words


def wording_of(state: State) -> Wording:
    return Wording(Words(["en"], [*state.setting.rules.words, OWN_WORDS]), state.setting)


def test_the_page_shows_the_sentences_that_are_made(fords: ModuleType) -> None:
    state = face_to_face(fords)
    wording = wording_of(state)
    said = (
        wording.option(option(state, "send:upper")),
        wording.refusal(Refusal("FRD-3", ("upper",))),
        wording.event(fords.fords.Fought("middle", red=0, blue=1)),
    )
    assert [each for each in said if f"| {each} |" not in PAGE] == []


def test_the_page_shows_the_panel_as_the_terminal_does(fords: ModuleType) -> None:
    state = face_to_face(fords)
    panel = sections(wording_of(state), *lying(state, (RED,)))[-1]
    told = [panel.title, *(f"  {line.label:<5} {line.text.plain}" for line in panel.lines)]
    assert "\n".join(told) in PAGE


def test_every_label_of_the_table_has_words(fords: ModuleType) -> None:
    words = Words(["en"], [fords.game.words])
    state = face_to_face(fords)
    seen = [*lying(state, (RED,)), foresee(TrialWorld(state, RED))]
    labels = {label for each in seen for label in LABEL.findall(msgspec.json.encode(each).decode())}
    assert len(labels) > 10
    assert words.missing(sorted(labels)) == []


def test_the_keys_of_the_page_are_those_of_the_terminal() -> None:
    listed = PAGE.partition("## Words\n")[2].partition("```text")[0]
    assert set(KEY.findall(listed)) == set(KEY.findall(terminal_wording.__doc__ or ""))


# The quotations


def test_quotations_are_true() -> None:
    found = QUOTATION.findall(PAGE)
    assert len(found) > 7
    for path, quoted in found:
        assert quoted in (ROOT / path).read_text(encoding="utf-8"), path


def test_nothing_but_quotations_and_the_example_is_in_code_blocks() -> None:
    others = {"json", "ts", "css", "py"}
    quoted = {body for _, body in QUOTATION.findall(PAGE)}
    assert [
        each for language in others for each in blocks(PAGE, language) if each not in quoted
    ] == []


@pytest.mark.parametrize(
    ("path", "interface", "heading"),
    [
        ("web/src/board/contract.ts", "Skin", "| field | says | without it |"),
        ("web/src/board/contract.ts", "PanelSkin", "| field | says |\n"),
        ("web/src/learn/lessons.ts", "Step", "| field of a step | meaning |"),
    ],
)
def test_tables_of_fields_are_complete(path: str, interface: str, heading: str) -> None:
    code = (ROOT / path).read_text(encoding="utf-8")
    body = re.search(rf"^export interface {interface} {{\n(.*?)^}}", code, re.DOTALL | re.MULTILINE)
    assert body is not None
    fields = re.findall(r"^  (\w+)\??[(:]", body[1], re.MULTILINE)
    rows = PAGE.partition(heading)[2].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", rows, re.MULTILINE) == fields
