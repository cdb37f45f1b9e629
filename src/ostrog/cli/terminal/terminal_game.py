"""A match at one terminal: players who share the screen, and bots for the other seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice, product
from threading import Timer

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ostrog.bots import Player
from ostrog.cli.terminal import inputs, messages
from ostrog.cli.terminal.holders import holder_in_words
from ostrog.cli.terminal.rendering import (
    render_decision,
    render_events,
    render_outcome,
    render_view,
)
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import EVERYONE, Event, IllegalChoice, Match, Option, Ref, State, View
from ostrog.kernel.hidden.views import DecisionView
from ostrog.kernel.matches.records import Chose
from ostrog.kernel.runtime.events import WentBack
from ostrog.words import LANGUAGES, Argument

MOST_ANSWERS = 20
"""Largest number of options that are explained for one question."""

PATIENCE = 0.5
"""Seconds until a message says which bot the players are waiting for."""

Holder = tuple[int, ...]
"""A player at the terminal: the seats that this player holds."""


class Left(Exception):
    """Raised when a player quits the match."""


class Session:
    """Plays a match at the terminal to its end, or until a player quits."""

    def __init__(
        self,
        match: Match[State],
        people: Sequence[Holder],
        bots: Sequence[Player],
        console: Console,
        *,
        hand_over: bool,
    ) -> None:
        """Take the match, the players' seats, and the bots for all other seats.

        With `hand_over`, the screen is cleared between players if the game hides anything.
        """
        self.match = match
        self.people = tuple(people)
        self._bots = {seat: player for player in bots for seat in player.held}
        self._console = console
        self._hand_over = hand_over and len(people) > 1 and hides_something(match.state)
        self._holder: Holder = people[0] if len(people) == 1 else ()
        self._seen: dict[Holder, int] = dict.fromkeys(people, 0)
        self._last: dict[Holder, View] = {}
        self._notice = ""
        """Message printed when the table is shown next, so that clearing the screen keeps it."""
        self._whole = False
        """Whether a player asked to see the whole table."""
        self._wording = self._in_words()

    def play(self) -> None:
        """Play to the end; raise `Left` when a player quits."""
        while True:
            self._let_bots_choose()
            if self.match.outcome is not None:
                break
            holder = self._next_holder()
            if holder != self._holder:
                self._take_the_screen(holder)
            self._show_table()
            self._ask()
        self._show_end()

    # Turns at the screen

    def _let_bots_choose(self) -> None:
        """Let bots answer until no bot has a pending decision."""
        try:
            while asked := [ask.seat for ask in self.match.asks() if ask.seat in self._bots]:
                seat = asked[0]
                holder = holder_in_words(self.match.holders[seat])
                with self._waiting("bot-thinks", seat=self._wording.seat(seat), holder=holder):
                    self._bots[seat].answer(self.match, seat)
        except KeyboardInterrupt as error:
            raise Left from error

    @contextmanager
    def _waiting(self, key: str, **args: Argument) -> Iterator[None]:
        """Show a waiting message while the block runs, once it takes longer than `PATIENCE`."""
        status = self._console.status(self._say(key, **args))
        timer = Timer(PATIENCE, status.start)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def _next_holder(self) -> Holder:
        """Return the next player; the one at the screen stays while it has a decision."""
        pending = {ask.seat for ask in self.match.asks()}
        asked = [holder for holder in self.people if pending & set(holder)]
        return self._holder if self._holder in asked else asked[0]

    def _take_the_screen(self, holder: Holder) -> None:
        """Give the screen to another player, who must not see what the last one saw."""
        first, self._holder = not self._holder, holder
        if self._hand_over:
            if not first:
                self._clear()
            self._tell("hand-over", seats=self._wording.seats(holder))
            self._read()
            self._clear()

    def _clear(self) -> None:
        if self._console.is_terminal:
            self._console.clear()

    def _show_table(self) -> None:
        view, before = self.match.view(self._holder), self._last.get(self._holder)
        whole, self._whole = self._whole or before is None, False
        self._console.print(self._notice, style="magenta")
        self._notice = ""
        self._show_events()
        setting = self.match.state.setting
        self._console.print(render_view(self._wording, setting, view, before, whole=whole))
        self._console.print()
        self._last[self._holder] = view

    def _show_events(self) -> None:
        since = self._seen.get(self._holder, 0)
        events = still_counting(self.match.events(self._holder, since), since)
        self._seen[self._holder] = len(self.match.told)
        if told := self._wording.events(events):
            self._console.print(render_events(self._wording, told))

    def _show_end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self._show_events()
        self._console.print()
        self._console.print(render_outcome(self._wording, outcome))

    # Decisions

    def _ask(self) -> None:
        """Ask the player until the decision is answered or the last choice is undone."""
        while True:
            decision = self.match.view(self._holder).decisions[0]
            self._console.print(render_decision(self._wording, decision))
            if self._answered(decision):
                return

    def _answered(self, decision: DecisionView) -> bool:
        """Read lines until one changes something; return whether to show the table again."""
        while True:
            answered: bool | None = None
            typed = inputs.understand(self._read("> "))
            match typed:
                case inputs.PickInput(numbers=numbers):
                    answered = self._pick(decision, numbers)
                case inputs.Accept():
                    answered = self._accept(decision)
                case inputs.TakeBack():
                    answered = self._take_back(decision)
                case inputs.WhyNot(about=about):
                    self._explain(decision.seat, about)
                case inputs.WhatIs(first=first, last=last):
                    self._describe(decision.options, first, last)
                case inputs.Switch(language=language):
                    answered = self._switch(language)
                case inputs.ShowAgain():
                    answered = self._whole = True
                case inputs.Help():
                    self._help()
                case inputs.Quit():
                    raise Left
                case inputs.Unclear(text=text):
                    self._tell("not-understood", text=text)
            if answered is not None:
                return answered

    # These methods return True to show the table again, False to continue with the same decision,
    # and None if nothing has changed.

    def _pick(self, decision: DecisionView, numbers: Sequence[int]) -> bool | None:
        highest = len(decision.options)
        wrong = next((number for number in numbers if not 1 <= number <= highest), None)
        if wrong is not None:
            self._tell("no-such-number", number=wrong, highest=highest)
            return None
        if len(numbers) > 1 and not decision.closes:
            self._tell("one-number-only")
            return None
        return self._choose(decision, [decision.options[number - 1] for number in numbers])

    def _accept(self, decision: DecisionView) -> bool | None:
        if decision.default:
            return self._choose(decision, decision.default)
        self._tell("no-default")
        return None

    def _choose(self, decision: DecisionView, options: Sequence[Option]) -> bool | None:
        try:
            return self.match.choose(decision.seat, *options)
        except IllegalChoice as illegal:
            self._tell("not-together")
            if illegal.refusal is not None:
                self._console.print(self._wording.refusal(illegal.refusal), style="red")
            return None

    def _take_back(self, decision: DecisionView) -> bool | None:
        if decision.draft:
            self.match.unpick(decision.seat)
            return False
        return self._undo()

    def _undo(self) -> bool | None:
        """Undo the last choice, if a player at this terminal made it and it can be undone."""
        seats = [seat for holder in (self._holder, *self.people) for seat in holder]
        for seat in seats:
            if self.match.can_undo(seat):
                self.match.undo(seat)
                self._notice = self._say("undone", seat=self._wording.seat(seat))
                return True
        chosen = [entry for entry in self.match.entries if isinstance(entry, Chose)]
        self._tell("undo-too-late" if chosen else "undo-nothing")
        return None

    # Questions

    def _explain(self, seat: int, about: str) -> None:
        """Print why an option, or each option whose id begins like this, is not allowed now."""
        options, more = self._options_like(about)
        if not options:
            verbs = ", ".join(self.match.state.setting.rules.catalogue.verbs)
            if about:
                self._tell("no-such-option", text=about)
            self._tell("beginnings-of-ids", verbs=verbs)
            return
        for option in options:
            refusal = self.match.explain(seat, option)
            reason = self._say("allowed") if refusal is None else self._wording.refusal(refusal)
            style = "green" if refusal is None else "red"
            self._console.print(Text.assemble((option.id, "bold"), "  ", (reason, style)))
        if more:
            self._tell("more-options", count=more)

    def _options_like(self, about: str) -> tuple[list[Option], int]:
        """Return the first options whose ids begin like this, and the number of further ones."""
        catalogue = self.match.state.setting.rules.catalogue
        name, *given = about.split(":")
        verb = catalogue.verbs.get(name)
        if verb is None or len(given) > len(verb.roles):
            return [], 0
        domains: list[list[Ref]] = []
        count = 1
        for index, kind in enumerate(verb.roles.values()):
            members = [
                ref
                for ref in catalogue.members(kind)
                if index >= len(given) or str(ref) == given[index]
            ]
            domains.append(members)
            count *= len(members)
        options = [Option(name, refs) for refs in islice(product(*domains), MOST_ANSWERS)]
        return options, count - len(options)

    def _describe(self, options: Sequence[Option], first: int, last: int) -> None:
        if not 1 <= first <= last <= len(options):
            self._tell("no-such-number", number=last, highest=len(options))
            return
        for number, option in enumerate(options[first - 1 : last], start=first):
            line = Text.assemble((f"{number} {option.id}", "bold"), "  ", self._say("allowed"))
            self._console.print(line)

    def _switch(self, language: str) -> bool | None:
        if language not in LANGUAGES:
            self._tell("languages", languages=", ".join(LANGUAGES))
            return None
        messages.speak(language)
        self._wording = self._in_words()
        return True

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        for typed, key in (
            ("3", "typing-number"),
            ("3 1 4", "typing-numbers"),
            ("d", "typing-default"),
            ("? 3   ? 2-5", "typing-question-number"),
            (f"? {self._example()}", "typing-question"),
            ("u", "typing-undo"),
            (" ".join(("l", LANGUAGES[1])), "typing-language"),
            ("↵", "typing-nothing"),
            ("q", "typing-quit"),
        ):
            table.add_row(Text(typed, style="bold"), self._say(key))
        self._console.print(Padding(table, (0, 0, 0, 2)))

    def _example(self) -> str:
        """Return an example of an option id: one of the verb with the most roles."""
        catalogue = self.match.state.setting.rules.catalogue
        verb = max(catalogue.verbs.values(), key=lambda verb: len(verb.roles))
        return next(iter(catalogue.options(verb))).id

    # Words

    def _in_words(self) -> Wording:
        setting = self.match.state.setting
        return Wording(messages.words(setting.rules.words), setting)

    def _say(self, key: str, **args: Argument) -> str:
        return self._wording.words.say(key, **args)

    def _tell(self, key: str, **args: Argument) -> None:
        self._console.print(self._say(key, **args), style="magenta")

    def _read(self, prompt: str = "") -> str:
        try:
            return self._console.input(prompt, markup=False)
        except (EOFError, KeyboardInterrupt) as error:
            self._console.print()
            raise Left from error


def still_counting(events: Sequence[Event], since: int) -> list[Event]:
    """Return the events from number `since` on, without those undone before they were shown."""
    counting: list[tuple[int, Event]] = []
    for number, event in enumerate(events, start=since):
        if isinstance(event, WentBack):
            counting = [(n, earlier) for n, earlier in counting if n < event.to]
            if event.to >= since:
                continue
        counting.append((number, event))
    return [event for _, event in counting]


def hides_something(state: State) -> bool:
    """Whether the game has any zone whose faces are not open to everyone."""
    zones = [zone for pool in state.setting.pools for zone in pool.zones]
    return any(zone.seen_by != EVERYONE for zone in zones)
