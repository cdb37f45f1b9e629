"""Words: keys and arguments become texts, in three languages, and never nothing."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from ostrog.cli.terminal.messages import OWN_WORDS
from ostrog.cli.terminal.table_text import TELL
from ostrog.kernel.matches.replays import Mismatch
from ostrog.words import LANGUAGES, Words, check_words, readable
from ostrog.words.files import messages, read

CLI = Path(OWN_WORDS).parent
MODULES = [path for path in CLI.rglob("*.py") if path.name != "lab.py"]
"""The modules of the command; the lab has words of its own."""
OF_RECORDS = {
    "cannot-be-done",
    "cannot-set-up",
    "missing-rules",
    "not-over",
    "other-draws",
    "other-game",
    "other-opening",
    "other-seed",
    "other-state",
}
"""Reasons why a record fails, which `ostrog replay` and `ostrog verify` tell."""
OF_RELEASES = {
    "cannot-be-done",
    "cannot-set-up",
    "missing-entry",
    "missing-rules",
    "other-draws",
    "other-events",
    "other-state",
    "unreadable-entry",
}
"""Reasons why a match stays with its rules, which `ostrog admin release` tells."""
OF_CHECKS = {"other-ending", "other-snapshot", "unknown-game"}
"""Reasons of the server alone, which its check of stored matches lists by name."""
FOR_EVERY_GAME = ("option-", "rule-", "crumb-", "event-", "ref-", "value-")


def written(folder: Path, **texts: str) -> Path:
    for language, text in texts.items():
        (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_a_message_falls_back_to_english_and_then_to_its_key(tmp_path: Path) -> None:
    folder = written(tmp_path, en="both = yes\nonly-english = English", pl="both = tak")
    words = Words(["pl"], [folder])
    assert words.say("both") == "tak"
    assert words.say("only-english") == "English"
    assert words.say("event-LossesTaken", seat=1, units=2) == "event losses taken: 1, 2"
    assert words.find("nothing") is None
    assert words.missing(["both", "only-english", "nothing"]) == ["only-english", "nothing"]


def test_unknown_languages_are_passed_over(tmp_path: Path) -> None:
    assert Words(["de", "ru"], [tmp_path]).languages == ("ru", "en")
    assert Words([], [tmp_path / "missing"]).say("some-key") == "some key"


def test_a_broken_message_gives_way_to_a_whole_one(tmp_path: Path) -> None:
    folder = written(tmp_path, en="a = { $count } of it", pl="a = { $number } tego\nb = { $x }")
    words = Words(["pl"], [folder])
    assert words.say("a", count=3) == "3 of it"
    assert words.say("b") == "x"


def test_the_first_folder_counts(tmp_path: Path) -> None:
    game, command = tmp_path / "game", tmp_path / "command"
    game.mkdir()
    command.mkdir()
    written(game, en="a = the game's")
    written(command, en="a = the command's\nb = the command's")
    words = Words(["en"], [game, command])
    assert [words.say("a"), words.say("b")] == ["the game's", "the command's"]


def test_a_missing_form_of_a_name_is_the_name(tmp_path: Path) -> None:
    folder = written(tmp_path, en="go = to { $to }", pl="go = do { $to_gen }")
    words = Words(["pl"], [folder])
    assert words.say("go", to="Dolina", to_gen="Doliny") == "do Doliny"
    assert words.say("go", to="Dale") == "do Dale"


def test_a_message_may_be_made_of_others_and_of_terms(tmp_path: Path) -> None:
    text = """
# Terms come later in the file.
a = { b } of { -army }
b =
    { $count ->
        [one] one
       *[other] { $count }
}
    .form = form of { -army }
## Terms
-army = the { -folk } army
-folk = lake-men's
"""
    words = Words(["en"], [written(tmp_path, en=text)])
    assert words.say("a", count=2) == "2 of the lake-men's army"
    assert words.forms("b") == {"form": "form of the lake-men's army"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("LossesTaken", "losses taken"),
        ("lay-nothing", "lay nothing"),
        ("hand_size", "hand size"),
        ("hand-0", "hand 0"),
    ],
)
def test_names_become_readable(name: str, text: str) -> None:
    assert readable(name) == text


PLURALS = {
    "en": {1: "1 entry", 2: "2 entries", 5: "5 entries", 21: "21 entries", 22: "22 entries"},
    "pl": {1: "1 wpis", 2: "2 wpisy", 5: "5 wpisów", 21: "21 wpisów", 22: "22 wpisy"},
    "ru": {
        1: "1 ход записи",
        2: "2 хода записи",
        5: "5 ходов записи",
        21: "21 ход записи",
        22: "22 хода записи",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_right(language: str) -> None:
    words = Words([language], [OWN_WORDS])
    for count, text in PLURALS[language].items():
        said = words.say("replayed", entries=count, events=5)
        assert said.startswith(f"{text}, 5 ")


def test_the_commands_words_are_complete() -> None:
    assert check_words(OWN_WORDS) == []


def test_every_key_that_is_said_is_there_and_every_other_is_used() -> None:
    said: set[str] = set()
    texts: set[str] = set()
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            if isinstance(node, ast.Call) and node.args and _name(node.func) in SAYING:
                said |= _keys(node.args[0])
    keys = {message.id.name for message in messages(read(OWN_WORDS, "en"))}
    mismatches = {f"mismatch-{error}" for error in OF_RECORDS}
    trays = {f"tray-{kind}" for kind in TELL}
    stays = {f"stays-{why}" for why in OF_RELEASES}
    assert set(get_args(Mismatch)) == OF_RECORDS | OF_RELEASES | OF_CHECKS
    assert mismatches | trays | stays <= keys
    texts |= mismatches | trays | stays
    assert len(said) > 50
    assert said - keys == set()
    assert {key for key in keys - texts if not key.startswith(FOR_EVERY_GAME)} == set()


SAYING = ("say", "_say", "_tell")


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _keys(argument: ast.expr) -> set[str]:
    """The keys in a call's first argument: it may choose between two, or make one from parts."""
    return {
        node.value
        for node in ast.walk(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value[-1] != "-"
    }


def test_the_check_finds_what_is_wrong(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        en="a = { $n }\nb = b\nc = { $to }\nd = { $to_the }\n",
        pl="a = { $m }\nb = b\nb = c\nc = { $to_acc }\nd = { $to_acc }\n",
        ru="a = { $n }\nc = { $to }\nd = { $from_where }\n$junk\n",
    )
    assert sorted(check_words(folder)) == [
        "en: a does not use $m",
        "en: d does not use $from",
        "pl: a does not use $n",
        "pl: b is there twice",
        "pl: d does not use $from",
        "ru: a does not use $m",
        "ru: b is missing",
        "ru: cannot be read: $junk",
        "ru: d does not use $to",
    ]
