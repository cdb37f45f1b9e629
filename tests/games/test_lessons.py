"""The lessons: whoever does as they say comes to all their steps, against the bot of the server."""

from __future__ import annotations

import json
import re
import uuid
from pathlib import Path
from typing import Any

import pytest

from ostrog.bots import Memory
from ostrog.kernel import Ask, Game, Lesson, Match, State
from ostrog.kernel.matches.match import begin
from ostrog.kernel.matches.records import Header
from ostrog.kernel.runtime.chance import Keyed, commitment, match_key
from ostrog.server.catalogue import games, levels
from ostrog.server.db.storage import StoredMatch
from ostrog.server.match.bot_players import bot_decision, think
from ostrog.server.match.lesson_matches import thoughts

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
LESSONS = [(game, lesson) for game in games().values() for lesson in game.lessons]
NAMES = [f"{game.name} {lesson.name}" for game, lesson in LESSONS]
MOST = 200
"""Maximum number of decisions in a lesson."""


def told_in_client(game: Game[State], lesson: Lesson) -> dict[str, Any]:
    text = (CLIENT / game.name / "lessons.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)[lesson.name]
    return found


class Guide:
    """Leads a player through a lesson, as the client does."""

    def __init__(self, lesson: dict[str, Any]) -> None:
        self.steps: list[dict[str, Any]] = lesson["steps"]
        self.ends: str = lesson["ends"]
        self.usual: dict[str, list[str]] = lesson["suggest"]
        self.index, self.since = 0, -1
        self.said: list[str] = []
        self.unmet: list[str] = []
        """Steps whose advice could not be followed."""

    def step(self, at: int, asked: str | None, told: set[str]) -> dict[str, Any] | None:
        """Return the step with the next choice, after skipping steps that are only read."""
        while self.index < len(self.steps):
            step = self.steps[self.index]
            due = step.get("after", self.ends) in told or "after" not in step
            if self.ends in told and ("decision" in step or not due):
                self.index += 1
            elif not due:
                return None
            elif "decision" not in step:
                self.said.append(step["key"])
                self.index += 1
            elif self.since < 0:
                if asked != step["decision"]:
                    later = range(self.index + 1, len(self.steps))
                    fits = [each for each in later if self.steps[each].get("decision") == asked]
                    if asked is None or not fits:
                        return None
                    self.index = fits[0]
                else:
                    self.since = at
                    self.said.append(step["key"])
                    return step
            elif asked == step["decision"] and at == self.since:
                return step
            else:
                self.index, self.since = self.index + 1, -1
        return None

    def advice(self, step: dict[str, Any] | None, ask: Ask) -> str:
        """Return the id of the option that the lesson recommends."""
        own = [] if step is None else step.get("suggest", [])
        for pattern in [*own, *self.usual.get(ask.kind, [])]:
            for option in ask.options:
                if re.fullmatch(pattern, option.id):
                    return option.id
        if own and step is not None:
            self.unmet.append(step["key"])
        return (ask.default or tuple(ask.options))[0].id


def opened(game: Game[State], lesson: Lesson) -> tuple[Match[State], StoredMatch]:
    seed = lesson.seed_of(game.name)
    seats = game.scenario(lesson.scenario).seats
    header = Header(
        game=game.name,
        version=game.version,
        scenario=lesson.scenario,
        ruleset=dict(lesson.ruleset),
        seats=tuple(str(seat) for seat in seats),
        commitment=commitment(seed),
        contributions=(b"",) * len(seats),
    )
    stored = StoredMatch(
        id="lesson",
        game=game.name,
        version=game.version,
        opened_version=game.version,
        opener=uuid.UUID(int=0),
        scenario=lesson.scenario,
        ruleset=dict(lesson.ruleset),
        seed=seed,
        seats=(),
    )
    return begin(game, header, Keyed(match_key(seed, header.contributions))), stored


def play(game: Game[State], lesson: Lesson) -> tuple[Match[State], Guide]:
    """Follow the instructions of a lesson to its end."""
    match, stored = opened(game, lesson)
    guide = Guide(told_in_client(game, lesson))
    for _ in range(MOST):
        told = {type(event).__name__ for event in match.events(lesson.seats, 0)}
        own = next((ask for ask in match.asks() if ask.seat in lesson.seats), None)
        step = guide.step(match.number, own.kind if own else None, told)
        if guide.index == len(guide.steps):
            return match, guide
        if own is not None:
            wanted = guide.advice(step, own)
            match.choose(own.seat, next(each for each in own.options if each.id == wanted))
        else:
            seat = match.asks()[0].seat
            seed = thoughts(stored, match.number, seat)
            asked = bot_decision(match, seat, levels(game)[0], Memory(), seed)
            match.choose(seat, *think(asked))
    raise AssertionError(f"the lesson does not end: {guide.said}")


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)
def test_a_lesson_comes_to_all_its_steps_and_its_advice_can_be_followed(
    game: Game[State], lesson: Lesson
) -> None:
    _, guide = play(game, lesson)
    assert guide.said == [step["key"] for step in guide.steps]
    assert guide.unmet == []


def test_a_lesson_goes_the_same_way_every_time() -> None:
    game, lesson = LESSONS[0]
    (first, _), (second, _) = play(game, lesson), play(game, lesson)
    assert first.entries == second.entries


def test_every_game_with_bots_has_a_lesson_and_the_client_knows_it() -> None:
    assert {game.name for game, _ in LESSONS} == set(games())
    for game, lesson in LESSONS:
        assert told_in_client(game, lesson)["steps"]
        assert lesson.seats in game.scenario(lesson.scenario).persons
