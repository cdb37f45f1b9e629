"""The lessons: whoever does as they say comes to all their steps, against the bot of the server."""

from __future__ import annotations

import json
import re
import uuid
from collections import Counter
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

import pytest

from ostrog.bots import Memory
from ostrog.games.stronghold.assault.strength import defender_strength, invader_strength
from ostrog.kernel import Ask, Game, Lesson, Match, Option, State, view
from ostrog.kernel.matches.match import begin
from ostrog.kernel.matches.records import Header
from ostrog.kernel.runtime.chance import Keyed, commitment, match_key
from ostrog.server.catalogue import games, levels
from ostrog.server.db.storage import StoredMatch
from ostrog.server.match.bot_players import bot_decision, rehearsed, think
from ostrog.server.match.lesson_matches import thoughts
from ostrog.table import table_of
from ostrog.table.layouts import places
from ostrog.table.scenes import pieces

CLIENT = Path(__file__).parents[2] / "web" / "src"
LESSONS = [(game, lesson) for game in games().values() for lesson in game.every_lesson()]
NAMES = [f"{game.name} {lesson.name}" for game, lesson in LESSONS]
MOST = 200
"""Maximum number of decisions in a lesson."""


def told_in_client(game: Game[State], lesson: Lesson) -> dict[str, Any]:
    """Return the steps of a lesson, which lie with the skin of the game or of an expansion."""
    folders = [CLIENT / "games" / game.name]
    folders += [CLIENT / "expansions" / f"{game.name}.{each}" for each in lesson.expansions]
    known: dict[str, Any] = {}
    for file in (folder / "lessons.json" for folder in folders):
        known |= json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    found: dict[str, Any] = known[lesson.name]
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
            elif asked in step.get("also", ()) or (asked == step["decision"] and at == self.since):
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
        expansions=lesson.expansions,
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
        expansions=lesson.expansions,
    )
    return begin(game, header, Keyed(match_key(seed, header.contributions))), stored


def happened(match: Match[State], lesson: Lesson) -> set[str]:
    """Return the kinds of events so far, and with a number how often each of them happened."""
    counts = Counter(type(event).__name__ for event in match.events(lesson.seats, 0))
    return {*counts, *(f"{kind}:{n}" for kind in counts for n in range(1, counts[kind] + 1))}


Seen = Callable[[str, Match[Any]], None]
"""Called with the key of each step that says something, and with the match at that time."""
Reply = Callable[[Game[State], Lesson, Match[State], StoredMatch], None]
"""Lets the other side make the next choice."""


def as_the_bot(game: Game[State], lesson: Lesson, match: Match[State], stored: StoredMatch) -> None:
    """Let the bot of the server reply; where no reply is written down, it thinks."""
    seat = match.asks()[0].seat
    seed = thoughts(stored, match.number, seat)
    asked = bot_decision(match, seat, levels(game)[0], Memory(), seed=seed, replies=lesson.replies)
    match.choose(seat, *think(asked))


def as_written_down(
    game: Game[State], lesson: Lesson, match: Match[State], stored: StoredMatch
) -> None:
    """Reply as the lesson says; it is an error if it says nothing."""
    ask = match.asks()[0]
    reply = rehearsed(ask.kind, ask.options, lesson.replies)
    assert reply is not None, f"no reply to {ask.kind}"
    match.choose(ask.seat, reply)


def play(
    game: Game[State],
    lesson: Lesson,
    seen: Seen = lambda key, match: None,
    reply: Reply = as_the_bot,
) -> tuple[Match[State], Guide]:
    """Follow the instructions of a lesson to its end."""
    match, stored = opened(game, lesson)
    guide = Guide(told_in_client(game, lesson))
    for _ in range(MOST):
        told = happened(match, lesson)
        own = next((ask for ask in match.asks() if ask.seat in lesson.seats), None)
        before = len(guide.said)
        step = guide.step(match.number, own.kind if own else None, told)
        for key in guide.said[before:]:
            seen(key, match)
        if guide.index == len(guide.steps):
            return match, guide
        if own is not None:
            wanted = guide.advice(step, own)
            match.choose(own.seat, next(each for each in own.options if each.id == wanted))
        else:
            reply(game, lesson, match, stored)
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


def test_every_game_with_bots_has_a_lesson_for_each_side_and_the_client_knows_it() -> None:
    assert {game.name for game, _ in LESSONS} == set(games())
    for game in games().values():
        sides = {game.scenario(lesson.scenario).team(lesson.seats[0]) for lesson in game.lessons}
        assert sides == set(game.scenarios[0].teams)
    for game, lesson in LESSONS:
        assert 10 <= len(told_in_client(game, lesson)["steps"]) <= 16
        assert lesson.seats in game.scenario(lesson.scenario).persons


def test_replies_are_taken_in_their_order_and_only_if_they_are_offered() -> None:
    options = [Option("march", ("small",)), Option("end-phase")]
    replies = {"maneuver": ("march:large", "march:small", "end-phase")}
    assert rehearsed("maneuver", options, replies) == options[0]
    assert rehearsed("maneuver", options[1:], replies) == options[1]
    assert rehearsed("maneuver", options, {"maneuver": ("march:large",)}) is None
    assert rehearsed("card", options, replies) is None


def test_matches_of_earlier_versions_are_still_lessons() -> None:
    lesson = Lesson(name="first", scenario="duel", seats=(0,), seed=3, former_seeds=(1, 2))
    former = [Lesson(name="first", scenario="duel", seats=(0,), seed=each) for each in (1, 2)]
    assert lesson.seeds("toy") == tuple(each.seed_of("toy") for each in (lesson, *former))


# What the lessons say is true at that time


def known(game: str, name: str) -> tuple[Game[State], Lesson]:
    return next(
        (each, lesson) for each, lesson in LESSONS if (each.name, lesson.name) == (game, name)
    )


def told_by(match: Match[State], *kinds: str) -> list[Any]:
    """Return the public events of some kinds."""
    return [event for event in match.events((), 0) if type(event).__name__ in kinds]


Facts = dict[str, Callable[[Any], bool]]
"""What must hold of a match, by the key of the step at which it is said."""


def facts_at_steps(game: str, name: str, facts: Facts) -> None:
    """Check something of the match at steps of a lesson."""
    expect_facts(*known(game, name), facts)


def expect_facts(
    game: Game[State], lesson: Lesson, facts: Facts, reply: Reply = as_the_bot
) -> None:
    """Follow a lesson, and check something of the match at its steps."""
    checked = []

    def seen(key: str, match: Match[State]) -> None:
        if key in facts:
            assert facts[key](match), key
            checked.append(key)

    play(game, lesson, seen, reply)
    assert checked == list(facts)


def expect_things_pointed_at(
    game: Game[State], lesson: Lesson, others: Collection[str], reply: Reply = as_the_bot
) -> None:
    """Follow a lesson: what its steps point at lies on the table then, or is one of the others."""
    steps = {step["key"]: step for step in told_in_client(game, lesson)["steps"]}

    def seen(key: str, match: Match[Any]) -> None:
        setting = match.state.setting
        table = table_of(setting.rules.game)
        assert table is not None
        scene = table.scene(setting, view(match.state, lesson.seats))
        there = {*pieces(scene), *places(table.layout(setting)), *others}
        assert [each for each in steps[key].get("point", ()) if each not in there] == [], key

    play(game, lesson, seen, reply)


def fights(match: Match[State]) -> dict[str, tuple[int, int]]:
    """Return the symbols of attack and of defence in each combat of the card game."""
    begun = told_by(match, "CombatBegan")
    return {each.place: (each.attack, each.own + each.defence) for each in begun}


def winners(match: Match[State]) -> dict[str, str]:
    """Return who has taken each location."""
    return {each.place: each.team for each in told_by(match, "PathTaken", "BattlegroundTaken")}


def lies_at(match: Match[State], place: str) -> set[str]:
    """Return the cards at a location."""
    state: Any = match.state
    return {card for card, at in state.places.items() if at == place}


def test_the_free_peoples_of_the_card_game_are_told_what_is_so() -> None:
    """RCG-12.4, 12.5, 12.12, 13.7, 9.2, 17.4, 17.6: defence, casualties, corruption, support."""
    facts: Facts = {
        "text": lambda match: match.state.battlegrounds == ["dol-amroth"],
        "ring": lambda match: match.state.path == "bag-end" and match.state.rings[0],
        "path": lambda match: lies_at(match, "bag-end") == {"the-warrior"},
        "join": lambda match: lies_at(match, "bag-end") == {"the-warrior", "sam-gamgee"},
        "army": lambda match: lies_at(match, "reserve") >= {"eowyn"},
        "pass": lambda match: match.state.hand_size(0) <= 2 and match.state.first == 0,
        "casualties": lambda match: fights(match) == {"bag-end": (1, 2)},
        "round": lambda match: (
            winners(match) == dict.fromkeys(("bag-end", "dol-amroth"), "free-peoples")
        ),
        "move": lambda match: match.state.battlegrounds == ["orthanc"],
        "strike": lambda match: (
            lies_at(match, "orthanc") == {"eowyn", "riders-of-rohan-2", "white-hand-orcs-1"}
        ),
        "hold": lambda match: bool(lies_at(match, "inn-of-the-prancing-pony")),
        "corruption": lambda match: (
            fights(match)["orthanc"] == (5, 3)
            and winners(match)["orthanc"] == "free-peoples"
            and told_by(match, "Supported")[-1].cards == ("eowyn",)
            and told_by(match, "CorruptionAdded")[-1].count > 0
        ),
    }
    facts_at_steps("ring_cards", "free-peoples", facts)


def test_the_shadow_of_the_card_game_is_told_what_is_so() -> None:
    """RCG-12.9, 12.12, 13.4 to 13.7, 8.22, 9.2: attack, leadership, corruption, the reserve."""
    facts: Facts = {
        "places": lambda match: (
            match.state.battlegrounds == ["lorien", "dol-guldur"] and match.state.path == "bag-end"
        ),
        "path": lambda match: not lies_at(match, "bag-end"),
        "army": lambda match: not lies_at(match, "lorien"),
        "leader": lambda match: (
            lies_at(match, "lorien") == {"grond-hammer-of-the-underworld", "treebeard"}
        ),
        "pass": lambda match: match.state.hand_size(1) == 0,
        "fights": lambda match: (
            fights(match)["lorien"] == (4, 3)
            and winners(match)["lorien"] == "shadow"
            and told_by(match, "Supported")[0].cards == ("the-commander",)
            and told_by(match, "CasualtiesChosen")[0].cards == ("treebeard",)
        ),
        "corruption": lambda match: (
            fights(match)["bag-end"] == (1, 0) and told_by(match, "CorruptionAdded")[0].count == 1
        ),
        "muster": lambda match: match.state.battlegrounds == ["morannon"],
        "move": lambda match: "the-reaver" in lies_at(match, "reserve"),
        "end": lambda match: match.state.path in match.state.places.values(),
    }
    facts_at_steps("ring_cards", "shadow", facts)


def army(match: Match[State], place: str) -> tuple[int, int]:
    """Return the units and the damage of an army of Five Armies."""
    state: Any = match.state
    found = state.armies[place]
    return sum(found.units), found.damage


def test_both_sides_of_five_armies_are_told_what_is_so() -> None:
    """B5A-21.14, 23.1, 24.1, 25.5: rounds with cards, dice, re-rolls and casualties."""
    facts_at_steps(
        "five_armies",
        "free-peoples",
        {
            "dice": lambda match: bool(told_by(match, "FateDrawn")),
            "reroll": lambda match: len(told_by(match, "CombatRolled")) == 2,
            "casualties": lambda match: (
                army(match, "valley-northeast-plains") == (3, 4)
                and army(match, "valley-central-hills") == (4, 1)
            ),
            "drive": lambda match: bool(told_by(match, "UnitsLost")),
            "turns": lambda match: told_by(match, "BattleEnded")[0].owner == 0,
        },
    )
    facts_at_steps(
        "five_armies",
        "shadow",
        {
            "split": lambda match: bool(told_by(match, "FateDrawn")),
            "reroll": lambda match: len(told_by(match, "CombatRolled")) == 2,
            "casualties": lambda match: army(match, "broken-lands-spur-plains") == (4, 1),
            "advance": lambda match: bool(told_by(match, "Withdrew")),
            "turns": lambda match: told_by(match, "BattleEnded")[0].owner == 1,
        },
    )


def compared(match: Match[State]) -> dict[str, tuple[int, int]]:
    """Return the strength of Invader and Defender in each fight of Stronghold."""
    return {
        each.section: (each.invader, each.defender) for each in told_by(match, "StrengthCompared")
    }


def strengths(match: Match[State], section: str) -> tuple[int, int]:
    """Return what both sides of Stronghold would compare on a section now."""
    state: Any = match.state
    return invader_strength(state, section), defender_strength(state, section)


def test_the_invader_of_stronghold_is_told_what_is_so() -> None:
    """STR-5.5, 8.2, 12.4, 13.9, 20.11, 20.13: prices, maneuvers, an order, losses, no breach."""
    facts: Facts = {
        "supplies": lambda match: sum(match.state.supply) == 14 and match.state.wood == 10,
        "banner": lambda match: told_by(match, "CardUsed")[0].hourglasses == 1,
        "rampart": lambda match: match.state.invaders["fl"] == [1, 3, 1],
        "order": lambda match: strengths(match, "w2") == (9, 8),
        "aim": lambda match: told_by(match, "HourglassesGiven")[-1].count == 8,
        "fallen": lambda match: (
            not told_by(match, "MachineFired")[0].hit
            and compared(match) == {"w2": (11, 8)}
            and match.state.defenders["w2"] == [1, 1, 1]
        ),
        "end": lambda match: (
            match.state.invaders["w2"] == [0, 2, 1]
            and told_by(match, "DefenderDied")[-1].troop == "veteran"
        ),
    }
    facts_at_steps("stronghold", "invader", facts)


def test_the_defender_of_stronghold_is_told_what_is_so() -> None:
    """STR-5.4, 15.2, 16.2, 17.6, 19.12, 20.11, 16.29: from the window to the hospital."""
    facts: Facts = {
        "trap": lambda match: match.state.hourglasses == 4,
        "half": lambda match: match.state.hourglasses == 2,
        "close": lambda match: match.state.hourglasses == 0 and match.state.laid["cauldron"] == 2,
        "tower": lambda match: (
            match.state.hourglasses == 1 and told_by(match, "CardUsed")[0].card == "ballista"
        ),
        "move": lambda match: (
            told_by(match, "TrapSprung")[0].killed == 1
            and match.state.hourglasses == 8
            and strengths(match, "w2") == (6, 5)
        ),
        "hero": lambda match: strengths(match, "w5") == (8, 7) and not match.state.room_in("w5"),
        "wall": lambda match: match.state.bound == "workshop" and strengths(match, "w5") == (8, 10),
        "cauldron": lambda match: (
            match.state.hourglasses == 5 and strengths(match, "w5") == (8, 11)
        ),
        "fire": lambda match: (
            match.state.invaders["r1"] == [3, 2, 0] and match.state.invaders["r4"] == [1, 2, 0]
        ),
        "slain": lambda match: (
            compared(match)["w5"] == (8, 11)
            and match.state.invaders["w5"] == [1, 2, 1]
            and not any(match.state.invaders["w2"])
        ),
        "heal": lambda match: (
            [(each.place, each.troop, each.cause) for each in told_by(match, "DefenderDied")]
            == [("w1", "soldier", "ballista")]
        ),
        "end": lambda match: not told_by(match, "Breached") and match.state.turn == 2,
    }
    facts_at_steps("stronghold", "defender", facts)
