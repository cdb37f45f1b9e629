"""Names: what the things of a run are called, in the words of the game and of the lab."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

from ostrog.kernel import Game, HouseValue, Mixer, Ref, State, new
from ostrog.words import Argument, Words, readable

OWN_WORDS = Path(__file__).parent / "words"

Plain = bool | int | float | str | None
"""A value as a ruleset has it."""


class Names:
    """The names of one game's things in one language, with the words of the reports."""

    def __init__(self, game: Game[State], scenario: str, language: str) -> None:
        """Load the words of the game and, behind them, those of the lab."""
        self._game = game
        self._scenario = game.scenario(scenario)
        self._rules = game.compose()
        self.words = Words([language], [*self._rules.words, OWN_WORDS])

    @property
    def language(self) -> str:
        """The language spoken."""
        return self.words.languages[0]

    def say(self, key: str, /, **args: Argument) -> str:
        """A message of the reports."""
        return self.words.say(f"report-{key}", **args)

    # The game

    def game(self) -> str:
        """The title of the game, which its outermost procedure bears."""
        return self._found("crumb", self._game.start.__name__) or readable(self._game.name)

    def plays(self) -> tuple[str, ...]:
        """The verbs that put a card to use."""
        return () if self._game.advice is None else self._game.advice.plays

    def scenario(self) -> str:
        """The scenario."""
        return self._found("scenario", self._scenario.name) or readable(self._scenario.name)

    def team(self, team: str) -> str:
        """A team."""
        return self._found("ref", "team", team) or readable(team)

    def rule(self, rule: str) -> str:
        """What a rule says, without its id."""
        rulebook = self._game.rulebook
        found = self._found("rule", rule)
        if found is None and rulebook is not None and rule in rulebook:
            found = rulebook[rule].text
        return found or rule

    def thing(self, ref: Ref) -> str:
        """A card or whatever else an option points at."""
        for kind in ("card", *self._kinds.get(ref, ()), "face"):
            found = self._found("ref", kind, ref)
            if found is not None:
                return found
        return readable(str(ref))

    # House values

    @cached_property
    def house_values(self) -> dict[str, HouseValue]:
        """The values that no source confirms, by path, as the game has them."""
        if self._game.table is None:
            return {}
        setting = new(self._game, self._scenario.name, Mixer(0)).setting
        return {each.path: each for each in self._game.table.layout(setting).house_values}

    def path(self, path: str) -> str:
        """What a value is, in words."""
        known = self.house_values.get(path)
        found = self._found(known.label) if known is not None else None
        return found or path

    def value(self, value: Plain) -> str:
        """What a value is set to."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if value is None or value == "":
            return self.say("nothing")
        return self.thing(value) if isinstance(value, str) else str(value)

    # Bots

    def bot(self, name: str) -> str:
        """A bot by its name."""
        kind, _, budget = name.partition(":")
        simulations = budget.partition(":")[0]
        if simulations.isdecimal():
            return self.say("bot-search", simulations=int(simulations))
        return self.words.find(f"report-bot-{kind}") or name

    def bot_with_budget(self, name: str) -> str:
        """A bot with what it may spend on a decision."""
        advice = self._game.advice
        if advice is None or name not in advice.levels:
            return self.bot(name)
        budget = advice.levels[name].simulations
        return self.say("bot-budget", bot=self.bot(name), simulations=budget)

    # Numbers

    def percent(self, share: float, *, exact: bool = False) -> str:
        """A share of one; exact ones with a digit more."""
        return self.say("percent-exact" if exact else "percent", share=share)

    def percents(self, low: float, high: float) -> str:
        """From one share to another."""
        return self.say("range", low=self.percent(low), high=self.percent(high))

    def points(self, shift: float) -> str:
        """A difference of two shares, with its sign."""
        return self.say("points", sign=_sign(shift, 3), points=abs(shift) * 100)

    def points_between(self, low: float, high: float) -> str:
        """From one difference to another."""
        bare = self.say("points-bare", sign=_sign(low, 3), points=abs(low) * 100)
        return self.say("range", low=bare, high=self.points(high))

    def signed(self, number: float) -> str:
        """A whole number with its sign."""
        return f"{_sign(number, 0)}{self.number(abs(number))}"

    def number(self, number: float) -> str:
        """A whole number."""
        return self.say("number", number=round(number))

    def fine(self, number: float) -> str:
        """A number with one digit more."""
        return self.say("number-fine", number=number)

    # Inside

    def _found(self, *parts: Ref) -> str | None:
        return self.words.find(re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(map(str, parts))))

    @cached_property
    def _kinds(self) -> dict[Ref, dict[str, None]]:
        """The kinds that have a reference among their members."""
        kinds: dict[Ref, dict[str, None]] = {}
        catalogue = self._rules.catalogue
        for verb in catalogue.verbs.values():
            for kind in verb.roles.values():
                for member in catalogue.members(kind):
                    kinds.setdefault(member, {})[kind.name] = None
        return kinds


def _sign(number: float, digits: int) -> str:
    """A plus or a real minus; nothing before what rounds to 0."""
    if round(number, digits) == 0:
        return ""
    return "+" if number > 0 else "\N{MINUS SIGN}"
