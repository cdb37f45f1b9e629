"""Wording: turns data of the kernel into sentences.

A game writes its messages under these keys, in `words/en.ftl`, `pl.ftl` and `ru.ftl` beside its
modules. Every message may be missing; a plain but readable text is used then.

| what | key | arguments |
|---|---|---|
| an option | `option-<verb>` | its roles by name |
| a decision's prompt | `ask-<kind>` | `$seat`, and what it is about |
| an event | `event-<ClassName>` | its fields by name |
| a rule that forbids or ends | `rule-<ID>`, else the rulebook's statement | what it is about |
| a thing | `ref-<kind>-<ref>`, a face `ref-face-<face>`; else the ref | |
| a seat | `ref-seat-<name>` if the scenario names it, else `ref-seat-<number>` | |
| a team | `ref-team-<name>` | |
| a sign on the table | `ref-mark-<name>` | |
| a zone of things | `zone-<scenario>-<name>`, or else `zone-<name>` | |
| a field of the board | `board-<field>` | |
| a frame of the breadcrumb | `crumb-<Procedure>` | what it is about |
| the step at the breadcrumb's end | `step-<Procedure>-<step>` | |

The references that something is about are passed as `$about`, all in one text, with `$about_count`,
and one by one as `$ref1`, `$ref2` and so on. A field of an event is looked up as
`ref-<field>-<value>` and then by its kind. A field that the reader may not see is the text
`hidden`, a boolean is `yes` or `no`, and a list comes with `$<field>_count`. Equal names next to
each other in a list are written once with their number; in `$<field>_grouped` equal names are
counted wherever they are. An event whose message is empty is not shown: `event-Rolled = {""}` if
the game describes its rolls itself.

Attributes of a thing's message are its other grammatical forms: if `ref-region-dale` has `.acc`,
the role `to` also passes `$to_acc`. `$to_id` is the reference itself, for selectors in a message.
Characters that are not allowed in a key become `-`: the rule `B5A-22.3` is `rule-B5A-22-3`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from ostrog.kernel import EVERYONE, Event, Option, Outcome, Ref, Refusal, Setting
from ostrog.kernel.hidden.views import Crumb, DecisionView
from ostrog.words import Argument, Words, readable

SEAT_KINDS = ("seat", "owner")
"""Names of kinds and fields whose numbers are seats."""

SEAT_REASONS = ("resigned", "timed-out")
"""Reasons of the kernel that are about a seat."""

KERNEL_REASONS = ("unknown-option", "not-your-decision", "not-now", *SEAT_REASONS)
"""Reasons of the kernel, which are not rules of a rulebook."""


class Wording:
    """Turns the kernel's data about one match into sentences of one language."""

    def __init__(self, words: Words, setting: Setting) -> None:
        """Take the messages and the setting of the match."""
        self.words = words
        self._scenario = setting.scenario
        self._rulebook = setting.rules.game.rulebook
        self._catalogue = setting.rules.catalogue
        self._zones = setting.places
        self._kinds: dict[Ref, dict[str, None]] = {}
        for verb in self._catalogue.verbs.values():
            for kind in verb.roles.values():
                for member in self._catalogue.members(kind):
                    self._kinds.setdefault(member, {})[kind.name] = None

    # What can be chosen

    def option(self, option: Option) -> str:
        """Return what choosing this option does."""
        verb = self._catalogue.verbs[option.verb]
        args: dict[str, Argument] = {}
        for (role, kind), ref in zip(verb.roles.items(), option.refs, strict=True):
            args |= self._named(role, ref, (kind.name,))
        found = self.words.find(_key("option", option.verb), **args)
        if found is not None:
            return found
        shown = [str(args[role]) for role in verb.roles]
        if len(shown) > 1:
            shown = [
                f"{readable(role)} {text}" for role, text in zip(verb.roles, shown, strict=True)
            ]
        return _with(readable(option.verb), shown)

    def options(self, options: Sequence[Option]) -> str:
        """Return several options as one text; equal neighbours are written once with a number."""
        return self.counted([self.option(option) for option in options])

    def prompt(self, decision: DecisionView) -> str:
        """Return the question that a seat is asked."""
        args = self._about(decision.about) | {"seat": self.seat(decision.seat)}
        found = self.words.find(_key("ask", decision.kind), **args)
        return found or self._plain(decision.kind, decision.about)

    def refusal(self, refusal: Refusal) -> str:
        """Return why an option is not allowed: the id of the rule and its text."""
        return self.rule(refusal.rule, refusal.refs)

    def rule(self, rule: str, refs: Sequence[Ref] = ()) -> str:
        """Return the id of a rule with its text, if it has one."""
        args = self._about(refs)
        if rule in SEAT_REASONS and refs:
            args["seat"] = self.seat(int(refs[0]))
        text = self.words.find(_key("rule", rule), **args)
        if text is None and self._rulebook is not None and rule in self._rulebook:
            text = self._rulebook[rule].text
        if text is not None and rule in KERNEL_REASONS:
            return text
        if text is None:
            things = ", ".join(self.thing(ref) for ref in refs)
            return f"{rule} ({things})" if things else rule
        return f"{rule}: {text}"

    # What happened

    def event(self, event: Event) -> str:
        """Return the sentence of an event; empty if the game does not want it shown."""
        args: dict[str, Argument] = {}
        shown = []
        for name in event.__struct_fields__:
            value = getattr(event, name)
            args |= self._field(name, value)
            shown.append(f"{readable(name)} {self._shown(args[name], value)}")
        name = type(event).__name__
        found = self.words.find(_key("event", name), **args)
        return _with(readable(name), shown) if found is None else found

    def events(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences of events; equal neighbours are written once with a number."""
        return self.collapsed([text for text in map(self.event, events) if text])

    def outcome(self, outcome: Outcome) -> list[str]:
        """Return the outcome: a line for each rank and one for the reason."""
        lines = [
            self.words.say(
                "rank",
                rank=rank,
                teams=", ".join(self.team(team) for team in teams),
            )
            for rank, teams in enumerate(outcome.teams, start=1)
        ]
        reason = self.rule(outcome.reason, outcome.about)
        return [*lines, self.words.say("outcome-reason", reason=reason)]

    def breadcrumb(self, crumbs: Sequence[Crumb]) -> str:
        """Return the position in the flow of the rules as one text, outermost procedure first."""
        said = []
        for crumb in crumbs:
            args = self._about(crumb.about)
            found = self.words.find(_key("crumb", crumb.procedure), **args)
            said.append(found or self._plain(crumb.procedure, crumb.about))
        if crumbs and crumbs[-1].step:
            key = _key("step", crumbs[-1].procedure, crumbs[-1].step)
            said.append(self.words.find(key) or readable(crumbs[-1].step))
        return " > ".join(said)

    # Names

    def thing(self, ref: Ref) -> str:
        """Return the name of a reference."""
        return str(self._named("it", ref)["it"])

    def seat(self, seat: int) -> str:
        """Return the name of a seat, or its team's name, with a number if the team has several."""
        if seat not in self._scenario.seats:
            return self.words.say("nobody")
        team = self._scenario.team(seat)
        found = self.words.find(_key("ref", "seat", self._scenario.called(seat) or seat))
        if found is not None or len(self._scenario.teams[team]) == 1:
            return found or self.team(team)
        return self.words.say("seat-name", team=self.team(team), number=str(seat))

    def seats(self, seats: Sequence[int]) -> str:
        """Return the names of several seats as one text."""
        if tuple(seats) == EVERYONE:
            return self.words.say("everyone")
        return ", ".join(self.seat(seat) for seat in seats)

    def team(self, team: str) -> str:
        """Return the name of a team."""
        return self.words.find(_key("ref", "team", team)) or team

    def zone(self, zone: str) -> str:
        """Return the name of a zone; it may differ by scenario, as the players of seats do."""
        own = self.words.find(_key("zone", self._scenario.name, zone))
        return own or self.words.find(_key("zone", zone)) or readable(zone)

    def field(self, name: str) -> str:
        """Return the name of a field of the board."""
        return self.words.find(_key("board", name)) or readable(name)

    def label(self, key: str, numbers: Mapping[str, int] | None = None) -> str:
        """Return the text of a label of a table, which may have numbers as arguments."""
        found = self.words.find(_key(key), **(numbers or {}))
        return found or readable(re.sub(r"^(ref-[a-z]+|[a-z]+)-", "", key))

    def mark(self, name: str) -> str:
        """Return the name of a mark on the table."""
        return self.label(_key("ref", "mark", name))

    def counted(self, texts: Sequence[str]) -> str:
        """Return the texts as one; equal neighbours are written once with a number."""
        return ", ".join(self.collapsed(texts))

    def collapsed(self, texts: Sequence[str]) -> list[str]:
        """Return the texts as a list; equal neighbours are written once with a number."""
        runs: list[tuple[str, int]] = []
        for text in texts:
            if runs and runs[-1][0] == text:
                runs[-1] = (text, runs[-1][1] + 1)
            else:
                runs.append((text, 1))
        return [
            text if count == 1 else self.words.say("times", text=text, count=count)
            for text, count in runs
        ]

    # Inside

    def _named(self, name: str, ref: Ref, kinds: Sequence[str] = ()) -> dict[str, Argument]:
        """Return a reference of one of these kinds as the argument `name`, with its other forms."""
        if isinstance(ref, int) and any(kind in SEAT_KINDS for kind in kinds):
            return {name: self.seat(ref)}
        known = self._kinds.get(ref, ()) if isinstance(ref, str) else ()
        for kind in (*kinds, *known, "face"):
            key = _key("ref", kind, ref)
            found = self.words.find(key)
            if found is not None:
                forms = self.words.forms(key)
                named = {f"{name}_{form}": text for form, text in forms.items()}
                return {name: found, f"{name}_id": ref, **named}
        if known or not isinstance(ref, str):
            return {name: ref}
        text = self.zone(ref) if ref in self._zones else self._option_or_itself(ref)
        return {name: text, f"{name}_id": ref}

    def _option_or_itself(self, ref: str) -> str:
        """Return the option with this id in words, as agreements name options; else the text."""
        try:
            return self.option(self._catalogue.parse(ref))
        except ValueError:
            return ref

    def _field(self, name: str, value: object) -> Mapping[str, Argument]:
        """Return a field of an event as arguments of a message."""
        if value is None:
            return {name: "hidden"}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, str | int):
            return self._named(name, value, (name,))
        if isinstance(value, float):
            return {name: value}
        if isinstance(value, tuple | list):
            texts = [str(self._field("it", each)["it"]) for each in value]
            text = ", ".join(texts)
            if name == "seats":
                text = self.seats([int(seat) for seat in value])
            elif all(isinstance(each, str) for each in value):
                text = self.counted(texts)
            grouped = self.counted(sorted(texts, key=texts.index))
            return {name: text, f"{name}_grouped": grouped, f"{name}_count": len(value)}
        return {name: str(msgspec.to_builtins(value))}

    def _shown(self, argument: Argument, value: object) -> str:
        if value is None or isinstance(value, bool):
            return self.words.say(f"value-{argument}")
        return str(argument)

    def _about(self, refs: Sequence[Ref]) -> dict[str, Argument]:
        about = ", ".join(self.thing(ref) for ref in refs)
        args: dict[str, Argument] = {"about": about, "about_count": len(refs)}
        for number, ref in enumerate(refs, start=1):
            args |= self._named(f"ref{number}", ref)
        return args

    def _plain(self, name: str, refs: Sequence[Ref]) -> str:
        about = ", ".join(self.thing(ref) for ref in refs)
        return f"{readable(name)} ({about})" if about else readable(name)


def _key(*parts: Ref) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(map(str, parts)))


def _with(name: str, details: Sequence[str]) -> str:
    return f"{name}: {', '.join(details)}" if details else name
