"""Messages to an observer, made only from views and redacted events."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence

import msgspec

from ostrog.kernel import (
    IllegalChoice,
    Match,
    Option,
    Refusal,
    State,
    TrialWorld,
    ask_of,
    choose,
    explain,
)
from ostrog.kernel.hidden.views import DecisionView, View, view
from ostrog.kernel.rules.options import Ref
from ostrog.server.db.stored_events import fields
from ostrog.server.protocol.replies import RefusalInfo
from ostrog.server.protocol.standings import DecisionInfo, EventInfo, OptionInfo, Standing
from ostrog.table import Figure, Highlight, Layout, Marker, Scene, table_of

MOST_REFUSALS = 12
"""Maximum number of refusals in one answer."""
MOST_ROLES = 2
MOST_TRIED = 60
"""Maximum number of options that are examined for each verb."""
MOST_LAYOUTS = 32
"""Number of layouts of tables that are kept."""
NOT_A_RULE = ("not-now", "not-your-decision")


_layouts: OrderedDict[tuple[object, ...], tuple[object, Layout]] = OrderedDict()


def layout(state: State) -> Layout | None:
    """Return the layout of the game's table, or None if the game has no table.

    It is the same for all matches with the same setting; those used last are kept.
    """
    setting = state.setting
    game, table = setting.rules.game, table_of(setting.rules.game)
    if table is None:
        return None
    key = (game.name, game.version, setting.scenario.name, *sorted(setting.ruleset.items()))
    kept = _layouts.pop(key, None)
    if kept is None or kept[0] is not game:
        kept = game, table.layout(setting)
    _layouts[key] = kept
    if len(_layouts) > MOST_LAYOUTS:
        _layouts.popitem(last=False)
    return kept[1]


def observers(state: State, held: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the observers who use one screen: the persons with these seats, or a spectator.

    Usually there is one. Several observers look at the screen in turn, and it never shows one of
    them more than that person may know.
    """
    return list(state.setting.scenario.persons_of(held)) or [()]


def observer_of(state: State, held: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return the observer who decides for a seat."""
    return next(observer for observer in observers(state, held) if seat in observer)


def standing(match: Match[State], held: Sequence[int]) -> Standing:
    """Return all that the holder of these seats may know now."""
    views = [match.view(observer) for observer in observers(match.state, held)]
    scenes = [scene(match.state, each) for each in views]
    first = next((index for index, each in enumerate(views) if each.decisions), 0)
    return _standing(
        match,
        views[first],
        scenes[first],
        decisions=[
            decision_info(match.state, each, shown, decision)
            for each, shown in zip(views, scenes, strict=True)
            for decision in each.decisions
        ],
        undoable=[seat for seat in held if match.can_undo(seat)],
    )


def past(match: Match[State], held: Sequence[int]) -> Standing:
    """Return an earlier state of a match for a client that looks back, without decisions.

    A screen shared by opponents shows only what all of them may know.
    """
    seen = match.view(event_observer(match.state, held))
    return _standing(match, seen, scene(match.state, seen), decisions=[], undoable=[])


def _standing(
    match: Match[State],
    seen: View,
    shown: Scene | None,
    *,
    decisions: list[DecisionInfo],
    undoable: list[int],
) -> Standing:
    """Return the state of a match; it includes the view itself only if there is no scene."""
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
    """Return the scene made from a view, or None if the game has no table."""
    table = table_of(state.setting.rules.game)
    return None if table is None else table.scene(state.setting, seen)


def drafted(trial: TrialWorld[State], picks: Sequence[Option]) -> DecisionInfo:
    """Return the decision of a seat after some picks, with the options that cannot be undone.

    Raises `IllegalChoice` for picks that are not offered.
    """
    world = trial.after(picks)
    if ask_of(world, trial.seat) is None:
        raise IllegalChoice(f"seat {trial.seat} has nothing to decide now")
    seen = view(world, trial.observer)
    (decision,) = (each for each in seen.decisions if each.seat == trial.seat)
    return decision_info(world, seen, scene(world, seen), decision, _final(world, decision))


def decision_info(
    state: State,
    seen: View,
    shown: Scene | None,
    decision: DecisionView,
    final: Collection[Option] | None = None,
) -> DecisionInfo:
    """Return a decision for a client; without `final` it does not say which options are final."""
    table = table_of(state.setting.rules.game)
    options = []
    for option in decision.options:
        points: tuple[Highlight, ...] = ()
        if table is not None and shown is not None:
            points = table.points_at(shown, decision, option)
        options.append(
            OptionInfo(
                option.id,
                option.verb,
                list(option.refs),
                points,
                closes=not decision.closes or option.verb in decision.closes,
                final=None if final is None else option in final,
            )
        )
    return DecisionInfo(
        seat=decision.seat,
        kind=decision.kind,
        about=list(decision.about),
        options=options,
        picks=[option.id for option in decision.draft],
        default=[option.id for option in decision.default],
        rule=state.setting.rules.game.asked_by_rule.get(decision.kind, ""),
    )


def _final(world: State, decision: DecisionView) -> set[Option]:
    """Return the options that cannot be undone, tried one by one in a trial world."""
    found = set()
    for option in decision.options:
        if not decision.closes or option.verb in decision.closes:
            trial = world.clone()
            choose(trial, decision.seat, option)
            if trial.scratch.learned:
                found.add(option)
    return found


def event_observer(state: State, held: Sequence[int]) -> tuple[int, ...]:
    """Return the observer whose events are sent; a spectator if opponents share the screen."""
    found = observers(state, held)
    return found[0] if len(found) == 1 else ()


def events(match: Match[State], held: Sequence[int], since: int) -> list[EventInfo]:
    """Return the events from a number on; opponents who share a screen get the public ones."""
    found = match.events(event_observer(match.state, held), since)
    return [
        EventInfo(number, type(event).__name__, fields(event))
        for number, event in enumerate(found, start=since)
    ]


def why(
    trial: TrialWorld[State], thing: str, picks: Sequence[Option]
) -> list[tuple[str, RefusalInfo]]:
    """Return why options that refer to a thing cannot be chosen now, one refusal for each verb.

    Picks that cannot be made, or that would answer the decision, are left out.
    """
    try:
        world = trial.after(picks)
    except IllegalChoice:
        world = trial.after()
    catalogue = world.setting.rules.catalogue
    refs = _refs(world, trial.observer, thing)
    ask = ask_of(world, trial.seat)
    current = {option.verb for option in ask.options} if ask is not None else set()
    refusals: list[tuple[str, RefusalInfo]] = []
    # Verbs of the current decision come first, since the client most likely asks about them.
    for verb in sorted(catalogue.verbs.values(), key=lambda verb: verb.name not in current):
        kinds = [catalogue.members(kind) for kind in verb.roles.values()]
        if len(kinds) > MOST_ROLES or not any(refs & set(kind) for kind in kinds):
            continue
        tried = [o for o in catalogue.options(verb) if refs & set(o.refs)][:MOST_TRIED]
        explained = [(option, explain(world, trial.seat, option)) for option in tried]
        if any(refusal is None for _, refusal in explained):
            continue
        ruled = [(o, r) for o, r in explained if r is not None and r.rule not in NOT_A_RULE]
        refusals += [(option.id, refusal_info(refusal)) for option, refusal in ruled[:1]]
    if refusals:
        return refusals[:MOST_REFUSALS]
    kind = "not-your-decision" if ask is None else "not-now"
    return [("", RefusalInfo(kind, [] if ask is None else [ask.kind]))]


def _refs(state: State, observer: Sequence[int], thing: str) -> set[str | int]:
    """Return the refs of a thing in options: its id, or the name and place of a piece."""
    shown = scene(state, view(state, observer))
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


def refusal_info(refusal: Refusal | None) -> RefusalInfo:
    """Return a refusal as it is sent to clients."""
    if refusal is None:
        return RefusalInfo("not-now", [])
    refs: list[Ref] = list(refusal.refs)
    return RefusalInfo(refusal.rule, refs)
