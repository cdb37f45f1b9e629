"""The tutorial's game: the code blocks of the page, played."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from ostrog.kernel import (
    Game,
    IllegalChoice,
    Mixer,
    Option,
    Refusal,
    Scripted,
    State,
    answer_at_random,
    asks,
    choose,
    decode,
    encode,
    explain,
    new,
    open_match,
    resample,
    view,
)

PAGE = Path(__file__).parents[2] / "docs" / "authors" / "writing-a-game.md"
RED, BLUE = 0, 1
SHAPES: list[tuple[str, ...]] = [(), ("rafts",)]


@pytest.fixture(scope="module")
def fords() -> Iterator[ModuleType]:
    """All python blocks of the page, in their order, as one module."""
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    module = ModuleType("fords")
    sys.modules["fords"] = module  # the kernel looks annotations up in it
    exec(compile("\n".join(blocks), str(PAGE), "exec"), module.__dict__)
    yield module
    del sys.modules["fords"]


def start(
    fords: ModuleType, seed: int = 1, expansions: tuple[str, ...] = (), **dice: list[int]
) -> State:
    game: Game[State] = fords.game_with_rafts
    script = {purpose: [value - 1 for value in values] for purpose, values in dice.items()}
    return new(game, "standard", Scripted(script, Mixer(seed)), expansions=expansions)


def option(state: State, text: str) -> Option:
    return state.setting.rules.catalogue.parse(text)


def act(state: State, seat: int, *texts: str) -> bool:
    return choose(state, seat, *(option(state, text) for text in texts))


def why_not(state: State, seat: int, text: str) -> Refusal | None:
    return explain(state, seat, option(state, text))


@pytest.mark.parametrize("expansions", SHAPES)
def test_random_games_end_by_the_rules(fords: ModuleType, expansions: tuple[str, ...]) -> None:
    reasons = set()
    for seed in range(60):
        river, random = start(fords, seed, expansions), Random(seed)
        while river.outcome is None:
            answer_at_random(river, random.choice(asks(river)).seat, random)
        reasons.add(river.outcome.reason)
    assert reasons <= {"FRD-8", "FRD-9"}


@pytest.mark.parametrize("expansions", SHAPES)
def test_a_resampled_world_looks_alike(fords: ModuleType, expansions: tuple[str, ...]) -> None:
    differed = 0
    for seed in range(10):
        river, random = start(fords, seed, expansions), Random(seed)
        while river.outcome is None:
            for observer in river.setting.observers:
                other = resample(river, observer, random)
                assert view(other, observer) == view(river, observer)
                differed += encode(other) != encode(river)
            answer_at_random(river, random.choice(asks(river)).seat, random)
    assert differed


def test_a_stored_state_goes_on_alike(fords: ModuleType) -> None:
    river = start(fords)
    stored = decode(encode(river), like=river)
    for state in (river, stored):
        random = Random(3)
        while state.outcome is None:
            answer_at_random(state, random.choice(asks(state)).seat, random)
    assert encode(river) == encode(stored)


def test_refusals_cite_the_rules(fords: ModuleType) -> None:
    river = start(fords)
    assert why_not(river, RED, "send:upper") is None
    assert act(river, RED, "send:upper", "send:upper") is False
    assert why_not(river, BLUE, "send:upper") == Refusal("not-your-decision")
    assert act(river, RED, "send:upper") is False
    assert why_not(river, RED, "send:lower") == Refusal("FRD-2", (3,))
    act(river, RED, "done")
    act(river, BLUE, "done")
    hand = river.faces("hand-0")
    missing = next(card for card in ("drums", "storm", "supplies") if card not in hand)
    assert why_not(river, RED, f"play:{missing}") == Refusal("FRD-4", (missing,))
    for _ in range(2):
        act(river, RED, "hold") if asks(river)[0].seat == RED else act(river, BLUE, "hold")
    act(river, RED, "send:upper")
    assert why_not(river, RED, "send:upper") == Refusal("FRD-3", ("upper",))


def test_a_draft_tells_the_other_side_nothing(fords: ModuleType) -> None:
    river = start(fords)
    before = view(river, (BLUE,)), why_not(river, BLUE, "send:upper")
    act(river, RED, "send:upper", "send:upper", "send:upper")
    assert (view(river, (BLUE,)), why_not(river, BLUE, "send:upper")) == before


def test_drums_change_what_hits(fords: ModuleType) -> None:
    river = start(fords, dice=[4, 4])
    act(river, RED, "send:middle", "done")
    act(river, BLUE, "send:middle", "done")
    river.activate(fords.drums, BLUE)
    for seat in (RED, BLUE):
        act(river, seat, "hold")
    assert view(river, ()).board["posted"] == {"upper": [0, 0], "middle": [0, 1], "lower": [0, 0]}


def test_an_order_is_secret_until_both_are_given(fords: ModuleType) -> None:
    river = start(fords)
    act(river, RED, "done")
    act(river, BLUE, "done")
    assert [ask.seat for ask in asks(river)] == [RED, BLUE]
    card = river.faces("hand-0")[0]
    act(river, RED, f"play:{card}")
    assert river.size("table") == 0
    act(river, BLUE, "hold")
    assert river.faces("table") == [card]


def test_a_march_can_be_undone_until_somebody_learned_something(fords: ModuleType) -> None:
    match = open_match(fords.game, "standard", ("ann", "bob"), b"a secret seed")
    send, done = option(match.state, "send:upper"), option(match.state, "done")
    before = encode(match.state)
    match.choose(RED, send, done)
    match.undo(RED)
    assert encode(match.state) == before
    match.choose(RED, send, done)
    match.choose(BLUE, done)
    for seat in (RED, BLUE):
        match.choose(seat, option(match.state, "hold"))
    assert not match.can_undo(RED)
    with pytest.raises(IllegalChoice):
        match.undo(BLUE)


def test_rafts_insert_a_step_and_a_verb(fords: ModuleType) -> None:
    river = start(fords, expansions=("rafts",))
    act(river, RED, "send:upper", "done")
    act(river, BLUE, "done")
    for seat in (RED, BLUE):
        act(river, seat, "hold")
    assert [ask.kind for ask in asks(river)] == ["ferry"]
    assert why_not(river, RED, "ferry:upper:lower") == Refusal("RFT-1", ("upper", "lower"))
    act(river, RED, "ferry:upper:middle")
    assert view(river, ()).board["posted"] == {"upper": [0, 0], "middle": [1, 0], "lower": [0, 0]}
    with pytest.raises(ValueError, match="no such option"):
        option(start(fords), "ferry:upper:middle")
