"""Names: the names of things in a run, in the wording of the game and of the lab."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from ostrog.kernel import Game, Ref, State
from ostrog.lab.variants import EXPANSION
from ostrog.table import HouseValue, value_list
from ostrog.words import Argument, Words, readable

OWN_WORDS = Path(__file__).parent / "words"

Plain = bool | int | float | str | None
"""A value in a ruleset."""


class Names:
    """The names of one game's things in one language, with the messages of the reports."""

    def __init__(
        self, game: Game[State], scenario: str, language: str, expansions: Sequence[str] = ()
    ) -> None:
        """Load the messages of the game and, as a fallback, those of the lab."""
        self._rules = game.compose(tuple(expansions))
        self._game = self._rules.game
        self._scenario = game.scenario(scenario)
        self.words = Words([language], [*self._rules.words, OWN_WORDS])

    @property
    def language(self) -> str:
        """The language of the names."""
        return self.words.languages[0]

    def say(self, key: str, /, **args: Argument) -> str:
        """A message of the reports."""
        return self.words.say(f"report-{key}", **args)

    # The game

    def game(self) -> str:
        """The title of the game, which is that of its outermost procedure."""
        return self._found("crumb", self._game.start.__name__) or readable(self._game.name)

    def plays(self) -> tuple[str, ...]:
        """The verbs that play a card."""
        return () if self._game.advice is None else self._game.advice.plays

    def scenario(self) -> str:
        """The name of the scenario."""
        return self._found("scenario", self._scenario.name) or readable(self._scenario.name)

    def team(self, team: str) -> str:
        """The name of a team."""
        return self._found("ref", "team", team) or readable(team)

    def rule(self, rule: str) -> str:
        """The text of a rule, without its id."""
        rulebook = self._game.rulebook
        found = self._found("rule", rule)
        if found is None and rulebook is not None and rule in rulebook:
            found = rulebook[rule].text
        return found or rule

    def thing(self, ref: Ref) -> str:
        """The name of a card or another thing that an option refers to."""
        for kind in ("card", *self._kinds.get(ref, ()), "face"):
            found = self._found("ref", kind, ref)
            if found is not None:
                return found
        return readable(str(ref))

    # House values

    @cached_property
    def house_values(self) -> dict[str, HouseValue]:
        """The values that no source confirms, by path, as the game sets them."""
        listed = value_list(self._game, scenario=self._scenario.name).values
        return {each.path: each for each in listed}

    def path(self, path: str) -> str:
        """The description of a value."""
        if path == EXPANSION:
            return self.say("expansion")
        known = self.house_values.get(path)
        found = self._found(known.label) if known is not None else None
        if found and known is not None and known.of:
            return f"{self._found(known.of) or readable(known.of)}: {found}"
        return found or path

    def value(self, value: Plain) -> str:
        """A value in words."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if value is None or value == "":
            return self.say("nothing")
        return self.thing(value) if isinstance(value, str) else str(value)

    def expansions(self, names: Sequence[str]) -> str:
        """The names of expansions, or that there is none."""
        found = [self._found("expansion", name) or readable(name) for name in names]
        return ", ".join(found) or self.say("nothing")

    # Bots

    def bot(self, name: str) -> str:
        """The display name of a bot."""
        kind, _, budget = name.partition(":")
        simulations = budget.partition(":")[0]
        if simulations.isdecimal():
            return self.say("bot-search", simulations=int(simulations))
        return self.words.find(f"report-bot-{kind}") or name

    def bot_with_budget(self, name: str) -> str:
        """A bot with its number of simulations per decision."""
        advice = self._game.advice
        if advice is None or name not in advice.levels:
            return self.bot(name)
        budget = advice.levels[name].simulations
        return self.say("bot-budget", bot=self.bot(name), simulations=budget)

    # Numbers

    def percent(self, share: float, *, exact: bool = False) -> str:
        """A share as a percentage; `exact` adds a digit."""
        return self.say("percent-exact" if exact else "percent", share=share)

    def percents(self, low: float, high: float) -> str:
        """A range of shares."""
        return self.say("range", low=self.percent(low), high=self.percent(high))

    def points(self, shift: float) -> str:
        """A difference of two shares in percentage points, with its sign."""
        return self.say("points", sign=_sign(shift, 3), points=abs(shift) * 100)

    def points_between(self, low: float, high: float) -> str:
        """A range of differences in percentage points."""
        bare = self.say("points-bare", sign=_sign(low, 3), points=abs(low) * 100)
        return self.say("range", low=bare, high=self.points(high))

    def signed(self, number: float) -> str:
        """A whole number with its sign."""
        return f"{_sign(number, 0)}{self.number(abs(number))}"

    def number(self, number: float) -> str:
        """A whole number."""
        return self.say("number", number=round(number))

    def fine(self, number: float) -> str:
        """A number with one more digit."""
        return self.say("number-fine", number=number)

    # Lookup

    def _found(self, *parts: Ref) -> str | None:
        return self.words.find(re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(map(str, parts))))

    @cached_property
    def _kinds(self) -> dict[Ref, dict[str, None]]:
        """The names of the kinds that each reference is a member of."""
        kinds: dict[Ref, dict[str, None]] = {}
        catalogue = self._rules.catalogue
        for verb in catalogue.verbs.values():
            for kind in verb.roles.values():
                for member in catalogue.members(kind):
                    kinds.setdefault(member, {})[kind.name] = None
        return kinds


def _sign(number: float, digits: int) -> str:
    """A plus or a true minus sign; nothing for a number that rounds to 0."""
    if round(number, digits) == 0:
        return ""
    return "+" if number > 0 else "\N{MINUS SIGN}"
