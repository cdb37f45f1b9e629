"""Fuzzing: plays games with random and illegal inputs, and reports faults of their rules."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar

import msgspec

from ostrog.kernel import Ask, Game, Option, State, ask_of, choose
from ostrog.kernel.matches.records import Header
from ostrog.kernel.runtime.chance import commitment
from ostrog.testing.random_play.findings import CAP, Fault, Finding, WatchedMatch

S = TypeVar("S", bound=State)

NONSENSE = Option("no-such-verb")
"""An option that is in no catalogue."""

LONG_DRAFT = 50
"""Number of picks after which a seat confirms its draft as soon as possible."""


class FuzzReport(msgspec.Struct, kw_only=True):
    """The actions and findings of a fuzzing run."""

    games: int = 0
    choices: int = 0
    undone: int = 0
    drafts: int = 0
    """Number of drafts begun and taken back."""
    refused: int = 0
    """Number of illegal inputs submitted."""
    explained: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of games by the rule that ended them."""
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of games with each fault, by `kind cause`."""
    findings: list[Finding] = []
    """The shortest finding of each fault."""

    def add(self, finding: Finding) -> None:
        """Count a finding, and keep it if it is the first or shortest of its fault."""
        self.faults[f"{finding.kind} {finding.cause}"] += 1
        for index, known in enumerate(self.findings):
            if known.same_fault(finding):
                if finding.choices < known.choices:
                    self.findings[index] = finding
                return
        self.findings.append(finding)


def fuzz(
    game: Game[S],
    scenario: str,
    expansions: Sequence[str] = (),
    *,
    games: int = 100,
    seed: int = 0,
    cap: int = CAP,
    progress: Callable[[int], None] | None = None,
    enough: int | None = None,
) -> FuzzReport:
    """Play games at random, including illegal inputs, and report the faults found.

    The same seed plays the same games. A game without an outcome after `cap` choices is endless.
    `progress` receives the number of games played. The run ends early when `enough` different
    faults have been found.
    """
    report = FuzzReport()
    for number in range(games):
        own = game_seed(seed, number)
        finding = fuzz_game(game, scenario, expansions, seed=own, cap=cap, report=report)
        if finding is not None:
            report.add(msgspec.structs.replace(finding, number=number))
        if progress is not None:
            progress(report.games)
        if enough is not None and len(report.findings) >= enough:
            break
    return report


def game_seed(seed: int, number: int) -> bytes:
    """Return the seed of one game of a run."""
    return hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()


def fuzz_game(
    game: Game[S],
    scenario: str,
    expansions: Sequence[str] = (),
    *,
    seed: bytes,
    cap: int,
    report: FuzzReport,
) -> Finding | None:
    """Play one game of a run, add its counts to the report, and return the fault found, if any."""
    header = Header(
        game=game.name,
        version=game.version,
        scenario=scenario,
        expansions=tuple(expansions),
        seats=tuple(f"fuzzer {seat}" for seat in game.scenario(scenario).seats),
        commitment=commitment(seed),
    )
    report.games += 1
    trial: WatchedMatch[S] | None = None
    try:
        trial = WatchedMatch(game, header, seed)
        Fuzzer(trial, Random(seed), report).play(cap)
    except Fault as fault:
        return fault.finding
    finally:
        if trial is not None:
            report.choices += trial.choices
    return None


class Fuzzer(Generic[S]):
    """Plays one game with random preferences that are drawn at the beginning.

    Uniform play never reaches what only one-sided players bring about. So each game prefers some
    verbs to others and has its own rates of illegal inputs and undos.
    """

    def __init__(self, trial: WatchedMatch[S], random: Random, report: FuzzReport) -> None:
        """Draw the preferences for this game."""
        self.trial = trial
        self.random = random
        self.report = report
        self.catalogue = trial.match.state.setting.rules.catalogue
        self.seats = trial.match.state.setting.scenario.seats
        self.by_verb = random.random() < 0.7
        self.likes = {
            verb: random.choice((0.05, 1.0, 1.0, 6.0)) for verb in sorted(self.catalogue.verbs)
        }
        self.impertinence = random.choice((0.0, 0.05, 0.3))
        self.regret = random.choice((0.0, 0.0, 0.1))
        self.streak = 0
        self.end = 0
        self.seen: list[Option] = []
        """A sample of the options that were offered so far."""

    def play(self, cap: int) -> None:
        """Play to the end or until a fault is found."""
        trial, random = self.trial, self.random
        while not trial.over:
            if trial.choices >= cap:
                raise trial.endless()
            ask = random.choice(trial.match.asks())
            # Drafts are rare in most games and can go wrong in the most ways.
            if random.random() < self.impertinence * (3 if ask.closes else 1):
                self.pester(ask)
            self.answer(ask)
            if random.random() < self.regret and trial.match.can_undo(ask.seat):
                trial.undo(ask.seat)
                self.report.undone += 1
        trial.look()
        assert trial.match.outcome is not None
        self.report.outcomes[trial.match.outcome.reason] += 1

    # Legal inputs

    def answer(self, ask: Ask) -> None:
        """Answer a decision by single picks, in one message, or with its default."""
        trial, random, seat = self.trial, self.random, ask.seat
        if not ask.closes:
            trial.choose(seat, self.pick(ask))
            return
        if ask.default and random.random() < 0.2:
            trial.choose_default(seat)
            return
        if random.random() < 0.3:
            trial.choose(seat, *self.sequence(ask))
            return
        picks = 0
        while not trial.choose(seat, self.pick(ask, closing=picks > LONG_DRAFT)):
            picks += 1
            now = trial.ask_of(seat)
            assert now is not None
            ask = now
            if ask.default and random.random() < 0.1:
                trial.choose_default(seat)
                return

    def pick(self, ask: Ask, *, closing: bool = False) -> Option:
        """Choose one of the options by this game's preferences."""
        random, options = self.random, ask.options
        if closing:
            options = [option for option in options if option.verb in ask.closes] or options
        if self.streak:
            self.streak -= 1
            return options[self.end]
        if random.random() < 0.02:
            self.streak, self.end = random.randint(1, 20), random.choice((0, -1))
        if len(self.seen) < 100 or random.random() < 0.05:
            self.seen.append(random.choice(options))
        if not self.by_verb:
            return random.choice(options)
        verbs = sorted({option.verb for option in options})
        (verb,) = random.choices(verbs, [self.likes[verb] for verb in verbs])
        return random.choice([option for option in options if option.verb == verb])

    def sequence(self, ask: Ask) -> list[Option]:
        """Return picks for a whole composite decision, tested on a copy."""
        state = self.trial.match.state.clone()
        picks: list[Option] = []
        now: Ask | None = ask
        while now is not None and now.options:
            picks.append(self.pick(now, closing=len(picks) > LONG_DRAFT))
            if picks[-1].verb in ask.closes or len(picks) > 2 * LONG_DRAFT:
                break
            try:
                choose(state, ask.seat, picks[-1])
            except Exception:  # the real choice will report it
                break
            now = ask_of(state, ask.seat)
        return picks

    # Queries and illegal inputs

    def pester(self, ask: Ask) -> None:
        """Make views, ask for explanations or try illegal inputs; none may change the state."""
        deeds = [self.look, self.ask_why, self.submit_what_is_not_offered]
        if ask.closes:
            deeds += [self.pick_and_take_back] * len(deeds)
        self.random.choice(deeds)(ask)

    def look(self, ask: Ask) -> None:
        """Make all views, also during a draft."""
        self.trial.look()
        if ask.closes:
            self.trial.looks = True
            self.pick_and_take_back(ask)
            self.trial.looks = False

    def ask_why(self, ask: Ask) -> None:
        """Ask why random options of the catalogue are refused."""
        for _ in range(3):
            seat = self.random.choice(self.seats)
            self.trial.explain(seat, self.any_option())
            self.report.explained += 1

    def pick_and_take_back(self, ask: Ask) -> None:
        """Begin a draft and take it back."""
        picks = self.sequence(ask)
        if picks[-1].verb in ask.closes:
            picks.pop()
        if picks:
            self.trial.draft(ask.seat, *picks[: self.random.randint(1, len(picks))])
            self.report.drafts += 1

    def submit_what_is_not_offered(self, ask: Ask) -> None:
        """Submit an illegal input."""
        random, seat = self.random, ask.seat
        offered = random.choice(ask.options)
        waiting = {each.seat for each in self.trial.match.asks()}
        idle = [each for each in (*self.seats, -1, len(self.seats)) if each not in waiting]
        attempts: list[tuple[int, tuple[Option, ...]]] = [
            (seat, ()),
            (seat, (NONSENSE,)),
            (seat, (offered, NONSENSE)),
            (random.choice(idle), (offered,)),
        ]
        attempts += [
            (seat, (option,))
            for option in (self.any_option(), *random.choices(self.seen or [NONSENSE], k=2))
            if option not in ask.options
        ]
        if not ask.closes:
            attempts.append((seat, (offered, offered)))
        elif ask.default[-1:] and ask.default[-1].verb in ask.closes:
            attempts += [
                (seat, (*ask.default, offered)),
                (seat, (*ask.default[:-1], NONSENSE, ask.default[-1])),
            ]
        who, options = random.choice(attempts)
        self.trial.refuse(who, *options)
        self.report.refused += 1

    def any_option(self) -> Option:
        """Return a random option of the catalogue."""
        verb = self.random.choice(list(self.catalogue.verbs.values()))
        kinds = [self.catalogue.members(kind) for kind in verb.roles.values()]
        if not all(kinds):
            return NONSENSE
        return Option(verb.name, tuple(self.random.choice(members) for members in kinds))
