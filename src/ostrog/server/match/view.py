"""What is sent to an observer: made of views and redacted events, and of nothing else."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence
from random import Random

import msgspec

from ostrog.kernel import (
    BrokenRules,
    IllegalChoice,
    Match,
    Option,
    Refusal,
    State,
    ask_of,
    choose,
    explain,
    resample,
)
from ostrog.kernel.hidden.views import DecisionView, View, view
from ostrog.kernel.rules.options import Ref
from ostrog.kernel.tables import Figure, Highlight, Layout, Marker, Scene
from ostrog.server.db.stored_events import fields
from ostrog.server.protocol.replies import Reason
from ostrog.server.protocol.standings import DecisionInfo, OptionInfo, Standing, Told

MOST_REASONS = 12
"""So many reasons are given at a time."""
MOST_ROLES = 2
MOST_ASKED = 60
"""So many options of a verb are asked about."""
NOT_A_RULE = ("not-now", "not-your-decision")


def layout(state: State) -> Layout | None:
    """The table of the game, if it has one."""
    table = state.setting.rules.game.table
    return None if table is None else table.layout(state.setting)


def eyes(state: State, held: Sequence[int]) -> list[tuple[int, ...]]:
    """The observers behind one screen: the persons who sit there, or a spectator.

    Usually one. Several look at the table one after the other, and the screen knows no more than
    each of them.
    """
    return list(state.setting.scenario.persons_of(held)) or [()]


def eye_of(state: State, held: Sequence[int], seat: int) -> tuple[int, ...]:
    """The observer who decides for a seat."""
    return next(eye for eye in eyes(state, held) if seat in eye)


def standing(match: Match[State], held: Sequence[int]) -> Standing:
    """All that the holder of these seats may know now."""
    views = [match.view(eye) for eye in eyes(match.state, held)]
    scenes = [scene(match.state, each) for each in views]
    first = next((index for index, each in enumerate(views) if each.decisions), 0)
    return _standing(
        match,
        views[first],
        scenes[first],
        decisions=[
            decision(match.state, each, shown, asked)
            for each, shown in zip(views, scenes, strict=True)
            for asked in each.decisions
        ],
        undoable=[seat for seat in held if match.can_undo(seat)],
    )


def past(match: Match[State], held: Sequence[int]) -> Standing:
    """How it lay, for those who look back: nothing is asked of them.

    A screen that opponents share shows what both may know.
    """
    seen = match.view(watcher(match.state, held))
    return _standing(match, seen, scene(match.state, seen), decisions=[], undoable=[])


def _standing(
    match: Match[State],
    seen: View,
    shown: Scene | None,
    *,
    decisions: list[DecisionInfo],
    undoable: list[int],
) -> Standing:
    """How a match stands; the view itself is sent only if there is no scene made from it."""
    return Standing(
        at=match.number,
        observer=seen.observer,
        pending=seen.pending,
        breadcrumb=seen.breadcrumb,
        outcome=seen.outcome,
        scene=shown,
        view=msgspec.structs.replace(seen, decisions=()) if shown is None else None,
        decisions=decisions,
        undoable=undoable,
    )


def scene(state: State, seen: View) -> Scene | None:
    """What lies on the table, made from a view."""
    table = state.setting.rules.game.table
    return None if table is None else table.scene(state.setting, seen)


def drafted(state: State, held: Sequence[int], seat: int, picks: Sequence[Option]) -> DecisionInfo:
    """The decision of a seat after some picks, and what of it cannot be undone.

    Raises `IllegalChoice` for what is not offered.
    """
    copy = state.clone()
    if ask_of(copy, seat) is None:
        raise IllegalChoice(f"seat {seat} has nothing to decide now")
    if picks and choose(copy, seat, *picks):
        raise IllegalChoice("these picks already answer the decision")
    seen = view(copy, eye_of(copy, held, seat))
    (asked,) = (each for each in seen.decisions if each.seat == seat)
    final = _final(copy, seen.observer, asked)
    return decision(copy, seen, scene(copy, seen), asked, final)


def decision(
    state: State,
    seen: View,
    shown: Scene | None,
    asked: DecisionView,
    final: Collection[Option] | None = None,
) -> DecisionInfo:
    """A decision as a client shows it; without `final` it is left open what can be undone."""
    table = state.setting.rules.game.table
    options = []
    for option in asked.options:
        points: tuple[Highlight, ...] = ()
        if table is not None and shown is not None:
            points = table.points_at(shown, asked, option)
        options.append(
            OptionInfo(
                option.id,
                option.verb,
                list(option.refs),
                points,
                closes=not asked.closes or option.verb in asked.closes,
                final=None if final is None else option in final,
            )
        )
    return DecisionInfo(
        seat=asked.seat,
        kind=asked.kind,
        about=list(asked.about),
        options=options,
        picks=[option.id for option in asked.draft],
        default=[option.id for option in asked.default],
        rule=state.setting.rules.game.asked_by_rule.get(asked.kind, ""),
    )


def _final(state: State, eye: Sequence[int], asked: DecisionView) -> set[Option]:
    """The options after which there is no undo, tried in a world the observer may imagine."""
    closing = [o for o in asked.options if not asked.closes or o.verb in asked.closes]
    try:
        world = resample(state, eye, Random(0))
    except BrokenRules:
        return set()
    found = set()
    for option in closing:
        trial = world.clone()
        choose(trial, asked.seat, option)
        if trial.scratch.learned:
            found.add(option)
    return found


def watcher(state: State, held: Sequence[int]) -> tuple[int, ...]:
    """The observer who is told what happened."""
    watching = eyes(state, held)
    return watching[0] if len(watching) == 1 else ()


def told(match: Match[State], held: Sequence[int], since: int) -> list[Told]:
    """What happened from a number on; a screen that opponents share tells what both may know."""
    events = match.events(watcher(match.state, held), since)
    return [
        Told(number, type(event).__name__, fields(event))
        for number, event in enumerate(events, start=since)
    ]


def why(
    state: State, held: Sequence[int], seat: int, thing: str, picks: Sequence[Option]
) -> list[tuple[str, Reason]]:
    """Why the options that name a thing cannot be chosen now, one for each verb."""
    copy = state.clone()
    with contextlib.suppress(IllegalChoice):
        if picks:
            choose(copy, seat, *picks)
    catalogue = copy.setting.rules.catalogue
    refs = _refs(copy, eye_of(copy, held, seat), thing)
    ask = ask_of(copy, seat)
    current = {option.verb for option in ask.options} if ask is not None else set()
    reasons: list[tuple[str, Reason]] = []
    # What can be done at all now is nearer to the question than the rest of the game.
    for verb in sorted(catalogue.verbs.values(), key=lambda verb: verb.name not in current):
        kinds = [catalogue.members(kind) for kind in verb.roles.values()]
        if len(kinds) > MOST_ROLES or not any(refs & set(kind) for kind in kinds):
            continue
        asked = [o for o in catalogue.options(verb) if refs & set(o.refs)][:MOST_ASKED]
        refusals = [(option, explain(copy, seat, option)) for option in asked]
        if any(refusal is None for _, refusal in refusals):
            continue
        ruled = [(o, r) for o, r in refusals if r is not None and r.rule not in NOT_A_RULE]
        reasons += [(option.id, reason(refusal)) for option, refusal in ruled[:1]]
    if reasons:
        return reasons[:MOST_REASONS]
    kind = "not-your-decision" if ask is None else "not-now"
    return [("", Reason(kind, [] if ask is None else [ask.kind]))]


def _refs(state: State, eye: Sequence[int], thing: str) -> set[str | int]:
    """What options call a thing: itself, or for a piece where it stands and what it is."""
    shown = scene(state, view(state, eye))
    if shown is None:
        return {thing}
    for counter in shown.counters:
        if counter.id == thing:
            return {counter.at}
    pieces: list[Figure | Marker] = [*shown.figures, *shown.markers]
    for piece in pieces:
        if piece.id == thing:
            return {piece.name, piece.at}
    return {thing}


def reason(refusal: Refusal | None) -> Reason:
    """A refusal for the wire."""
    if refusal is None:
        return Reason("not-now", [])
    refs: list[Ref] = list(refusal.refs)
    return Reason(refusal.rule, refs)
