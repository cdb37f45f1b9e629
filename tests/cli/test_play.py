"""Playing at the terminal."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest

from cli.running import (
    ADVISED_COUNCIL,
    ADVISED_SKIRMISH,
    COUNCIL,
    HORNS,
    SKIRMISH,
    random_lines,
    run,
)
from ostrog.cli.terminal.inputs import (
    Accept,
    Help,
    Input,
    PickInput,
    Quit,
    ShowAgain,
    Switch,
    TakeBack,
    Unclear,
    WhatIs,
    WhyNot,
    understand,
)
from ostrog.cli.terminal.terminal_game import still_counting
from ostrog.kernel import open_match, read_record, write_record
from ostrog.kernel.matches.records import Undid
from ostrog.kernel.runtime.events import Shuffled, WentBack
from proof import skirmish


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("3", PickInput((3,))),
        (" 3  1 4 ", PickInput((3, 1, 4))),
        ("d", Accept()),
        ("? march:keep:dale:1", WhyNot("march:keep:dale:1")),
        ("?march", WhyNot("march")),
        ("?", WhyNot("")),
        ("? 2-5", WhatIs(2, 5)),
        ("?7", WhatIs(7, 7)),
        ("u", TakeBack()),
        ("l pl", Switch("pl")),
        ("l", Switch("")),
        ("H", Help()),
        ("", ShowAgain()),
        ("q", Quit()),
        ("lay", Unclear("lay")),
        ("²", Unclear("²")),
    ],
)
def test_lines_are_understood(line: str, meaning: Input) -> None:
    assert understand(line) == meaning


def test_a_whole_game_against_the_bot_is_played_saved_told_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.ostrog"
    args = ("play", SKIRMISH, "--seed", "one", "--seat", "0", "--save", str(file))
    played = run(*args, lines=random_lines(1))
    assert played.exit_code == 0, played.output
    assert "Winner:" in played.output
    assert "SKI-14" in played.output
    record = read_record(file.read_bytes())
    assert record.header.seats == ("person 1", "bot random")
    assert record.seed == b"one"

    again = tmp_path / "again.ostrog"
    run(*args[:-1], str(again), lines=random_lines(1))
    assert again.read_bytes() == file.read_bytes()

    verified = run("verify", str(file), "--game", SKIRMISH)
    assert verified.exit_code == 0
    assert f"Verified: {len(record.entries)} entries and " in " ".join(verified.output.split())

    told = run("replay", str(file), "--game", SKIRMISH, "--observer", "0")
    assert told.exit_code == 0
    assert "Winner:" in told.output


@pytest.mark.parametrize(
    ("game", "args", "end"),
    [
        (HORNS, ("--expansion", "horns"), "Winner:"),
        (COUNCIL, ("--scenario", "four", "--language", "pl"), "Wygrywa:"),
        (COUNCIL, ("--scenario", "two", "--language", "ru"), "Победа:"),
    ],
)
def test_people_at_one_screen_play_a_whole_game(game: str, args: tuple[str, ...], end: str) -> None:
    played = run("play", game, *args, "--open", lines=random_lines(2))
    assert played.exit_code == 0, played.output
    assert end in played.output


def test_one_person_holds_both_seats_of_a_team_and_bots_the_others(tmp_path: Path) -> None:
    file = tmp_path / "match.ostrog"
    args = ("--scenario", "two", "--seat", "2", "--seat", "0", "--save", str(file))
    run("play", COUNCIL, *args, lines=("q",))
    header = read_record(file.read_bytes()).header
    assert header.seats == ("person 1", "bot random", "person 1", "bot random")
    refused = run("play", COUNCIL, "--seat", "4")
    assert refused.exit_code != 0


LEVELS = ("novice", "captain", "warlord")


@pytest.mark.parametrize("level", ["random", "greedy", *LEVELS])
def test_a_whole_game_against_a_level_is_played_saved_and_told(tmp_path: Path, level: str) -> None:
    file = tmp_path / "match.ostrog"
    args = ("play", ADVISED_SKIRMISH, "--seed", "1", "--against", level, "--save", str(file))
    played = run(*args, lines=random_lines(1))
    assert played.exit_code == 0, played.output
    assert "free    person 1" in played.output
    assert f"shadow  {level} bot" in played.output
    assert "Winner:" in played.output
    record = read_record(file.read_bytes())
    assert record.header.seats == ("person 1", f"bot {level}")
    assert run("verify", str(file), "--game", SKIRMISH).exit_code == 0
    assert f"shadow  {level} bot" in run("replay", str(file), "--game", SKIRMISH).output


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ("novice bot", "captain bot", "warlord bot")),
        ("pl", ("bot nowicjusz", "bot kapitan", "bot wódz")),
        ("ru", ("бот-новичок", "бот-капитан", "бот-полководец")),
    ],
)
def test_levels_have_names(language: str, names: tuple[str, ...]) -> None:
    for level, name in zip(LEVELS, names, strict=True):
        args = ("play", ADVISED_SKIRMISH, "--against", level, "--language", language)
        assert name in run(*args, lines=("q",)).output


def test_against_bots_one_is_the_first_person_or_whom_one_wants(tmp_path: Path) -> None:
    me, bot = "person 1", "bot novice"
    for number, (args, seats) in enumerate(
        [
            (("--scenario", "two"), (me, bot, me, bot)),
            (("--scenario", "four"), (me, bot, bot, bot)),
            (("--scenario", "two", "--seat", "1", "--seat", "3"), (bot, me, bot, me)),
            (("--scenario", "four", "--seat", "2"), (bot, bot, me, bot)),
        ]
    ):
        file = tmp_path / f"{number}.ostrog"
        command = ("play", ADVISED_COUNCIL, "--against", "novice", "--save", str(file), *args)
        assert run(*command, lines=("q",)).exit_code == 0
        assert read_record(file.read_bytes()).header.seats == seats


def test_people_who_share_a_screen_play_against_bots_together() -> None:
    args = ("--scenario", "four", "--seat", "0", "--seat", "2", "--against", "novice", "--open")
    played = run("play", ADVISED_COUNCIL, "--seed", "1", *args, lines=random_lines(2))
    assert played.exit_code == 0, played.output
    assert "person 2" in played.output
    assert "Winner:" in played.output


def test_a_bot_that_is_not_there_is_refused_with_what_to_do() -> None:
    for args, told in [
        ((SKIRMISH, "--against", "captain"), "--against random"),
        ((ADVISED_SKIRMISH, "--against", "king"), "random, greedy, novice, captain, warlord"),
        ((SKIRMISH, "--against", "random", "--seat", "0", "--seat", "1"), "none left for a bot"),
    ]:
        refused = run("play", *args)
        assert refused.exit_code == 2
        assert told in " ".join(refused.output.replace("│", "").split())


def test_ones_own_choice_is_undone_as_long_as_the_bot_has_not_answered_it(tmp_path: Path) -> None:
    """While both partners pick a card, the bots have picked theirs already."""
    file = tmp_path / "match.ostrog"
    args = ("--scenario", "two", "--against", "novice", "--save", str(file))
    shown = run("play", ADVISED_COUNCIL, *args, lines=("1", "u", "q")).output
    assert "the last choice is taken back" in shown
    assert read_record(file.read_bytes()).entries[-1].__class__ is Undid
    shown = run("play", ADVISED_SKIRMISH, "--seed", "1", *args[2:4], lines=("1", "u", "q")).output
    assert "This cannot be undone" in shown


def test_a_question_is_answered_with_the_rule() -> None:
    lines = ("? march:keep:camp:1", "? march:keep", "? recruit:keep", "? 1-2", "? dance", "?", "q")
    shown = run("play", SKIRMISH, "--seed", "1", "--open", lines=lines).output
    assert "march:keep:camp:1  SKI-2" in shown
    assert "… and 40 more options" in shown
    assert "recruit:keep  may be chosen now" in shown
    assert "2 march:keep:dale:2  may be chosen now" in shown
    assert "There is no option “dance”." in shown
    assert "begin with: march, recruit" in shown


def test_a_choice_is_undone_when_nobody_learned_from_it(tmp_path: Path) -> None:
    file = tmp_path / "match.ostrog"
    args = ("play", SKIRMISH, "--seed", "1", "--open", "--save", str(file))
    shown = run(*args, lines=("u", "1", "u", "q")).output
    assert "Nothing has been chosen yet." in shown
    assert "free: the last choice is taken back." in shown
    assert any(isinstance(entry, Undid) for entry in read_record(file.read_bytes()).entries)
    # A token turned over cannot be turned back.
    shown = run("play", SKIRMISH, "--seed", "1", "--open", lines=("5", "u", "q")).output
    assert "This cannot be undone" in " ".join(shown.split())


def numbers(seed: bytes, *ids: str) -> tuple[str, ...]:
    """What a person types to choose these options, one after the other."""
    match = open_match(skirmish.game, "standard", ("a", "b"), seed)
    typed = []
    for wanted in ids:
        ask = match.asks()[0]
        option = next(option for option in ask.options if option.id == wanted)
        typed.append(str(ask.options.index(option) + 1))
        match.choose(ask.seat, option)
    return tuple(typed)


def test_picks_of_a_draft_are_shown_and_taken_back() -> None:
    """SKI-5: with the second card drawn the hand is over its limit, and one must be buried."""
    draw = numbers(b"1", "draw", "pass", "draw")
    lines = ("1 2", "d", *draw, "1 1", "1", "u", "d", "q")
    shown = run("play", SKIRMISH, "--seed", "1", "--open", lines=lines).output
    assert "Only one option can be chosen here." in shown
    assert "This decision has no default" in shown
    assert "cannot be picked one after the other" in shown
    assert "Picked so far: bury: " in shown
    assert shown.count("accept the rest: bury: ") == 2
    assert "buried 0" in shown


def test_the_language_can_be_changed_at_the_table() -> None:
    shown = run("play", SKIRMISH, "--seed", "1", "--open", lines=("l pl", "99", "l xx", "q")).output
    assert "Type the number" in shown
    assert "Nie ma opcji 99" in shown
    assert "Języki: en, pl, ru" in shown
    assert "Opuszczono grę." in shown


def test_a_game_that_is_left_is_saved_and_can_be_verified(tmp_path: Path) -> None:
    for number, lines in enumerate([("1", "q"), ("1",)]):  # the second ends with the input
        file = tmp_path / f"{number}.ostrog"
        shown = run("play", SKIRMISH, "--open", "--save", str(file), lines=lines)
        assert shown.exit_code == 0
        assert "You have left the game." in shown.output
        assert len(read_record(file.read_bytes()).entries) == 1
        verified = run("verify", str(file), "--game", SKIRMISH)
        assert verified.exit_code == 0
        assert "not finished" in verified.output


def test_what_the_bot_draws_is_not_shown() -> None:
    shown = run("play", SKIRMISH, "--seed", "1", "--seat", "0", lines=("q",)).output
    assert "deck → hand 0: " in shown
    assert "deck → hand 1 \N{MULTIPLICATION SIGN}2" in shown
    assert "deck → hand 1:" not in shown


def test_events_taken_back_before_they_were_shown_are_not_shown() -> None:
    a, b, c = Shuffled("a"), Shuffled("b"), Shuffled("c")
    assert still_counting([a, b, WentBack(5), c], since=4) == [a, c]
    assert still_counting([a, WentBack(2)], since=4) == [WentBack(2)]


def test_people_hand_the_screen_over_without_showing_their_cards() -> None:
    """In a real terminal: the screen is cleared before the next person comes and after."""
    screen = Terminal("play", SKIRMISH, "--seed", "1")
    try:
        assert "deck → hand 0" not in screen.until("Hand the screen over to: free")
        screen.type("")
        assert "deck → hand 0: " in screen.until("\n> ")
        screen.type("1")
        before = screen.until("Hand the screen over to: shadow")
        assert "\x1b[2J" in before
        screen.type("")
        shown = screen.until("\n> ")
        assert "\x1b[2J" in shown
        assert "deck → hand 0: " not in shown
        assert "deck → hand 1: " in shown
        screen.type("q")
        screen.until("You have left the game.")
    finally:
        screen.close()


class Terminal:
    """The command in a pseudo-terminal."""

    def __init__(self, *args: str) -> None:
        self._own, theirs = pty.openpty()
        environment = os.environ | {"LC_ALL": "en", "TERM": "xterm", "COLUMNS": "100"}
        command = [sys.executable, "-c", "from ostrog.cli import app; app()", *args]
        self._process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
        os.close(theirs)

    def type(self, line: str) -> None:
        os.write(self._own, f"{line}\n".encode())

    def until(self, text: str, seconds: float = 20) -> str:
        """What appears on the screen up to and with this text."""
        shown, end = "", time.monotonic() + seconds
        while text not in shown.replace("\r", ""):
            assert time.monotonic() < end, f"{text!r} did not come after {shown!r}"
            if select.select([self._own], [], [], 0.1)[0]:
                shown += os.read(self._own, 65536).decode(errors="replace")
        return shown

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        os.close(self._own)


def recorded(seed: bytes = b"seed") -> bytes:
    """A random game of Skirmish, as bytes."""
    random = Random(3)
    match = open_match(skirmish.game, "standard", ("a", "b"), seed)
    while match.outcome is None:
        ask = match.asks()[0]
        match.choose(ask.seat, random.choice(ask.options))
    return write_record(match.record(seed))


def test_an_observer_is_told_what_it_saw(tmp_path: Path) -> None:
    file = tmp_path / "match.ostrog"
    file.write_bytes(recorded())
    told = {
        observer: json.loads(
            run("replay", str(file), "--game", SKIRMISH, "--observer", observer, "--json").stdout
        )
        for observer in ("", "0", "1")
    }
    counts = {len(each["events"]) for each in told.values()}
    assert len(counts) == 1
    assert told["0"]["outcome"]["reason"] == "SKI-14"
    drawn = [
        [event.get("face") for event in told[who]["events"] if event.get("target") == "hand-0"]
        for who in ("", "0", "1")
    ]
    assert all(drawn[1])
    assert set(drawn[0]) == set(drawn[2]) == {None}
    part = run("replay", str(file), "--game", SKIRMISH, "--until", "3")
    assert "3 entries" in part.output
    assert "not finished" in part.output


def test_a_record_without_its_seed_can_be_told_but_not_verified(tmp_path: Path) -> None:
    file = tmp_path / "match.ostrog"
    record = msgspec.structs.replace(read_record(recorded()), seed=b"")
    file.write_bytes(write_record(record))
    assert run("replay", str(file), "--game", SKIRMISH).exit_code == 0
    assert run("verify", str(file), "--game", SKIRMISH).exit_code == 1


def test_a_tampered_record_is_rejected_with_the_reason(tmp_path: Path) -> None:
    file = tmp_path / "match.ostrog"
    record = read_record(recorded())
    del record.entries[3]
    file.write_bytes(write_record(record))
    rejected = run("verify", str(file), "--game", SKIRMISH)
    assert rejected.exit_code == 1
    assert "Rejected after 3 entries: " in rejected.output
    stopped = run("replay", str(file), "--game", SKIRMISH)
    assert stopped.exit_code == 1
    assert "stopped after 3 entries" in " ".join(stopped.output.split())
    file.write_bytes(recorded().replace(b"seed", b"need"))
    assert run("verify", str(file), "--game", SKIRMISH).exit_code == 1


def test_files_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    file = tmp_path / "match.ostrog"
    for command in ("replay", "verify"):
        assert "cannot be read" in " ".join(run(command, str(file)).output.split())
    for junk in (b"", b"no record", b"\xa1\xb8", recorded()[:500]):
        file.write_bytes(junk)
        for command in ("replay", "verify"):
            assert "not the record of a match" in " ".join(run(command, str(file)).output.split())
    file.write_bytes(recorded())
    for command in ("replay", "verify"):
        unknown = run(command, str(file))
        assert unknown.exit_code == 2
        assert "--game" in unknown.output
    wrong = run("replay", str(file), "--game", SKIRMISH, "--observer", "0,1")
    assert wrong.exit_code == 2
    assert "0; 1" in wrong.output
    assert run("verify", str(file), "--game", COUNCIL).exit_code == 1


def test_people_of_a_server_are_guests_with_numbers(tmp_path: Path) -> None:
    ids = ("3cb992cf-4f1d-4f0e-9d55-2a4ab1f6f001", "3cb992cf-4f1d-4f0e-9d55-2a4ab1f6f002")
    match = open_match(skirmish.game, "standard", ids, b"seed")
    file = tmp_path / "match.ostrog"
    file.write_bytes(write_record(match.record()))
    told = run("replay", str(file), "--game", SKIRMISH).output
    assert "guest 1" in told
    assert "guest 2" in told
    assert ids[0] not in told
