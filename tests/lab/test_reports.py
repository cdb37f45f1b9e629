"""What is read out of a run, and the page that tells it."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lab.made_up import SPEC, Row, game, league, pick, plan, sensitivity, write_run
from ostrog.kernel import Game, State
from ostrog.lab.reports.analysis import NoGames, RunTables, read_league, read_sensitivity
from ostrog.lab.reports.names import Names
from ostrog.lab.reports.report_files import write_league, write_sensitivity
from ostrog.lab.statistics import wilson
from ostrog.lab.workers import WorkerSetup, load
from ostrog.words import LANGUAGES, check_words

PLAYS = ("play", "event")

WORDS = Path(__file__).parents[2] / "src" / "ostrog" / "lab" / "reports" / "words"


@pytest.fixture(scope="module")
def league_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return league(tmp_path_factory.mktemp("league"))


@pytest.fixture(scope="module")
def sensitivity_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sensitivity(tmp_path_factory.mktemp("sensitivity"))


# What the tables say


def test_both_bots_play_both_sides(tmp_path: Path) -> None:
    """Greedy wins as either side, so greedy has all the wins and each side a half."""
    games = [
        game(0),
        game(1, first_bot="random", second_bot="greedy", winner=1),
        game(2),
        game(3, first_bot="random", second_bot="greedy", winner=-1),
    ]
    found = read_league(RunTables(write_run(tmp_path, plan(), games, [])), PLAYS)
    (pairing,) = found.pairings
    assert (pairing.one, pairing.other) == ("greedy", "random")
    assert pairing.won.rate == 3.5 / 4
    assert (pairing.as_first.rate, pairing.as_second.rate) == (1.0, 0.75)
    assert pairing.first_team.rate == found.first_team.rate == 2.5 / 4
    assert found.bots == ("greedy", "random")
    assert found.games == 4


def test_a_bot_against_itself_has_no_rating_but_sides(tmp_path: Path) -> None:
    games = [game(number, second_bot="greedy", winner=number % 4 // 3) for number in range(8)]
    found = read_league(RunTables(write_run(tmp_path, plan(bots=["greedy"] * 2), games, [])), PLAYS)
    assert found.ratings == {}
    assert found.first_team.rate == 0.75
    write_league(tmp_path, tmp_path / "report.html")


def test_lengths_and_endings_are_counted_by_winner(tmp_path: Path) -> None:
    games = [
        game(0, choices=10),
        game(1, choices=19, winner=1, reason="B5A-31.7"),
        game(2, choices=47, winner=1, reason="B5A-31.7"),
        game(3, choices=95, winner=-1, reason="B5A-31.6"),
    ]
    found = read_league(RunTables(write_run(tmp_path, plan(), games, [])), PLAYS)
    lengths = found.lengths
    assert (lengths.shortest, lengths.median, lengths.longest) == (10, 19, 95)
    assert {bin.high - bin.low for bin in lengths.bins} == {5}
    assert sum(bin.first + bin.second + bin.shared for bin in lengths.bins) == 4
    (first,) = [bin for bin in lengths.bins if bin.low == 15]
    assert (first.first, first.second, first.shared) == (0, 1, 0)
    assert [(each.reason, each.games) for each in found.endings] == [
        ("B5A-31.6", 2),
        ("B5A-31.7", 2),
    ]


def test_a_card_is_judged_by_the_games_in_which_it_was_played(tmp_path: Path) -> None:
    """The free side wins 30 of 40 games with the card and 15 of 60 without it."""
    games, picks = [], []
    for number in range(100):
        played = number < 40
        won = number < 30 if played else number >= 85
        games.append(game(number, winner=0 if won else 1))
        verb = "play" if played else "discard"
        option = f"{verb}:eye:sf-dismay"
        picks += [pick(number, index, option, faces=["sf-dismay"]) for index in range(2)]
    (card,) = read_league(RunTables(write_run(tmp_path, plan(), games, picks)), PLAYS).cards
    assert (card.face, card.team, card.games, card.played) == ("sf-dismay", 0, 100, 40)
    assert (card.rate_with, card.rate_without) == (0.75, 0.25)
    assert card.shift.shift == pytest.approx(0.5)
    assert card.shift.clear


def test_a_card_of_too_few_games_is_not_judged(tmp_path: Path) -> None:
    games = [game(number) for number in range(40)]
    picks = [pick(number, 0, "play:eye:sf-dismay", faces=["sf-dismay"]) for number in range(19)]
    assert read_league(RunTables(write_run(tmp_path, plan(), games, picks)), PLAYS).cards == ()


def test_a_made_up_league_is_read_as_it_was_made(league_run: Path) -> None:
    found = read_league(RunTables(league_run), PLAYS)
    assert found.bots == ("captain", "novice", "greedy", "random")
    assert found.ratings["random"].rating == 0
    assert found.cards[0].face == "sf-elf-lords"
    assert found.cards[0].shift.clear
    shares = [card.shift.shift for card in found.cards]
    assert shares == sorted(shares, reverse=True)


def test_values_are_compared_over_the_same_seeds(tmp_path: Path) -> None:
    """Of ten seeds the change turns two lost games into won ones, and leaves eight alone."""
    games: list[Row] = []
    picks: list[Row] = []
    for seed in range(10):
        for variant in ("", "archery.success=6", "bolt.dice=2"):
            number = len(games)
            turned = variant == "archery.success=6" and seed < 2
            winner = 0 if turned or seed >= 5 else 1
            games.append(game(number, pair=seed, swapped=False, variant=variant, winner=winner))
            picks.append(pick(number, 0, "pass" if turned else "done"))
    wanted = plan(kind="sensitivity", bots=["greedy"], games=10)
    found = read_sensitivity(RunTables(write_run(tmp_path, wanted, games, picks)))
    (trial,) = found.trials
    assert (trial.path, trial.value) == ("archery.success", 6)
    assert (trial.games, trial.changed) == (10, 2)
    assert trial.effect.shift == pytest.approx(0.2)
    assert [(each.path, each.value) for each in found.untouched] == [("bolt.dice", 2)]
    assert (found.base.low, found.base.high) == pytest.approx(wilson(5, 10))


def test_a_made_up_run_on_sensitivity_is_read_as_it_was_made(sensitivity_run: Path) -> None:
    found = read_sensitivity(RunTables(sensitivity_run))
    assert [trial.path for trial in found.trials[:2]] == ["defence.front-gate"] * 2
    values = {trial.path: trial.value for trial in found.trials}
    assert values["archery.terrain.plains"] is True
    assert values["setup.free-8.at"] == "ruins-of-dale"
    assert {trial.path for trial in found.untouched} == {
        "bolt.dice",
        "characters.bilbo.leadership",
    }


def test_of_a_run_without_games_nothing_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoGames):
        write_league(write_run(tmp_path, plan(), [], []), tmp_path / "report.html")


# The page


class Page(HTMLParser):
    """Checks that elements are closed in order, and collects what the page loads."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.source = file.read_text(encoding="utf-8")
        self.text: list[str] = []
        self.tags: list[str] = []
        self.loads: list[str] = []
        self._open: list[str] = []
        self.feed(self.source)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [value for name, value in attrs if name in ("src", "href") and value]
        if tag != "meta":
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open[-1:] != ["style"]:
            self.text.append(data)

    @property
    def said(self) -> str:
        return " ".join(" ".join(self.text).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_league_report_is_one_file_in_each_language(
    league_run: Path, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "report.html"
    write_league(league_run, file, language)
    page = Page(file)
    assert f'<html lang="{language}">' in page.source
    assert page.loads == []
    assert "script" not in page.tags
    assert page.tags.count("figure") == page.tags.count("details") == 6
    assert len(re.findall(r'role="img" aria-label="[^"]{20,}"', page.source)) == 6
    assert "report" not in page.said.lower().replace("reports", "")
    assert "sf-elf-lords" not in page.source


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sensitivity_report_is_one_file_in_each_language(
    sensitivity_run: Path, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "report.html"
    write_sensitivity(sensitivity_run, file, language)
    page = Page(file)
    assert page.loads == []
    assert page.tags.count("figure") == 1
    assert "front-gate" not in page.said
    names = Names(_game(), "standard", language)
    assert names.say("finding-untuned") in page.said
    assert names.say("limit-greedy") in page.said
    assert names.path("bolt.dice") in page.said


def test_a_league_report_says_what_was_played_and_found(league_run: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    write_league(league_run, file)
    said = Page(file).said
    assert "The Battle of Five Armies" in said
    assert re.search(r"captain \(\d+ simulations a decision\)", said)
    assert "Strongest bot: captain" in said
    assert "Elf-lords" in said
    assert "The fate marker has reached the end of the fate track." in said
    assert "correlation, not cause" in said
    assert "sequential test" not in said


def test_a_report_says_that_a_test_stopped_the_run(tmp_path: Path) -> None:
    games = [game(0), game(1, first_bot="random", second_bot="greedy", winner=1)]
    wanted = plan(kind="duel", test={"p0": 0.5, "p1": 0.6})
    write_league(write_run(tmp_path, wanted, games, []), tmp_path / "report.html")
    assert "sequential test" in Page(tmp_path / "report.html").said


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english, polish = (Names(_game(), "standard", language) for language in ("en", "pl"))
    assert english.points(-0.034) == "\N{MINUS SIGN}3.4\N{NO-BREAK SPACE}pp"
    assert polish.points(0.034) == "+3,4\N{NO-BREAK SPACE}p.p."
    assert english.points(0.0001) == "0.0\N{NO-BREAK SPACE}pp"
    assert english.percent(0.256, exact=True) == "25.6%"
    assert english.bot("search:200") == "search (200)"
    assert english.value(True) == "yes"
    assert english.value("ruins-of-dale") == "Ruins of Dale"


def test_the_labs_words_are_whole_in_every_language() -> None:
    assert check_words(WORDS) == []


def _game() -> Game[State]:
    return load(WorkerSetup(SPEC, "standard"))
