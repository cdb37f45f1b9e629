"""Messages to an observer, made only from views and redacted events."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterator, Sequence

import msgspec

from ostrog.kernel import (
    Ask,
    IllegalChoice,
    Match,
    Option,
    Refusal,
    State,
    TrialWorld,
    Verb,
    ask_of,
    choose,
    explain,
)
from ostrog.kernel.hidden.views import DecisionView, View, plain_board, view
from ostrog.kernel.rules.options import Ref
from ostrog.kernel.runtime.events import redact
from ostrog.server.db.stored_events import fields
from ostrog.server.protocol.replies import RefusalInfo, WayInfo
from ostrog.server.protocol.standings import DecisionInfo, EventInfo, OptionInfo, Standing
from ostrog.table import Figure, Highlight, Layout, Marker, Scene, table_of, ways

MOST_REFUSALS = 3
"""Maximum number of refusals in one answer."""
MOST_ROLES = 2
MOST_TRIED = 60
"""Maximum number of options that are examined for each verb."""
MOST_WAYS = 100
"""Maximum number of ways from a thing in one answer."""
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


def standing(
    match: Match[State], held: Sequence[int], board: dict[str, object] | None = None
) -> Standing:
    """Return all that the holder of these seats may know now.

    If several are served together, give all of them the same `board`: scenes share what is made
    from it.
    """
    board = plain_board(match.state) if board is None else board
    views = [match.view(observer, board) for observer in observers(match.state, held)]
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


def open_past(match: Match[State]) -> Standing:
    """Return an earlier state of a match with all hands open; only for matches that are over.

    It shows what all persons together knew. What nobody knew, such as a deck, stays closed.
    """
    views = [match.view(person) for person in match.state.setting.scenario.persons]
    merged = msgspec.structs.replace(
        match.view(()),
        observer=tuple(match.state.setting.scenario.seats),
        zones={
            name: max((each.zones[name] for each in views), key=lambda zone: len(zone.known))
            for name in views[0].zones
        },
    )
    return _standing(match, merged, scene(match.state, merged), decisions=[], undoable=[])


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
    info = decision_info(world, seen, scene(world, seen), decision, _final(world, decision))
    return _warned(world, decision, info)


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


def _warned(world: State, decision: DecisionView, info: DecisionInfo) -> DecisionInfo:
    """Return a decision whose options say if they would do nothing, tried in a trial world."""
    table = table_of(world.setting.rules.game)
    if table is None or table.warning is None:
        return info
    options = []
    for option, each in zip(decision.options, info.options, strict=True):
        rule = table.warning(world.clone(), decision.seat, option)
        options.append(msgspec.structs.replace(each, warning=rule) if rule else each)
    return msgspec.structs.replace(info, options=options)


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


def open_events(match: Match[State]) -> list[EventInfo]:
    """Return all events with every field that somebody saw; only for matches that are over."""
    nobody = match.state.setting.observer(())
    return [
        EventInfo(number, type(event).__name__, fields(event))
        for number, told in enumerate(match.told, start=match.first_told)
        for event in [told.event if told.seen_by else redact(told, nobody)]
    ]


def why(
    trial: TrialWorld[State], thing: str, picks: Sequence[Option]
) -> list[tuple[str, RefusalInfo]]:
    """Return why options that refer to a thing cannot be chosen now, one refusal for each verb.

    `thing` may also be the name of a verb, such as "pass". Verbs of the current decision come
    first. If it has none for the thing, the first answer is that something else is asked now.
    Picks that cannot be made, or that would answer the decision, are left out.
    """
    try:
        world = trial.after(picks)
    except IllegalChoice:
        world = trial.after()
    verbs = world.setting.rules.catalogue.verbs
    ask = ask_of(world, trial.seat)
    asked = {option.verb for option in ask.options} if ask is not None else set()
    shown = scene(world, view(world, trial.observer))
    absent = _absent(world, shown)
    if thing in verbs:
        named = _refused(world, trial.seat, verbs[thing], None, absent)
        return named or [_not_now(ask)]
    refs = _refs(shown, thing)
    now = [each for each in verbs.values() if each.name in asked]
    later = [each for each in verbs.values() if each.name not in asked]
    current = [found for verb in now for found in _refused(world, trial.seat, verb, refs, absent)]
    others = [found for verb in later for found in _refused(world, trial.seat, verb, refs, absent)]
    return (current or [_not_now(ask), *others])[:MOST_REFUSALS]


def ways_from(trial: TrialWorld[State], thing: str) -> Iterator[list[WayInfo]]:
    """Yield the ways from a thing, a few at a time, at most `MOST_WAYS`."""
    world = trial.after()
    table = table_of(world.setting.rules.game)
    shown = scene(world, view(world, trial.observer))
    refs, left = _refs(shown, thing), MOST_WAYS
    if table is None or shown is None:
        return

    def begins(asked: DecisionView, option: Option) -> bool:
        if refs.isdisjoint(option.refs):
            return False
        points = table.points_at(shown, asked, option)
        return any(point.role in ("source", "choice") and point.ref == thing for point in points)

    for some in ways(trial, begins):
        found = []
        for way in some[:left]:
            last, points = way.last, table.points_at(shown, way.asked, way.last)
            goal = OptionInfo(last.id, last.verb, list(last.refs), points)
            found.append(WayInfo([[each.id for each in picks] for picks in way.answers], goal))
        left -= len(found)
        yield found
        if not left:
            return


def _not_now(ask: Ask | None) -> tuple[str, RefusalInfo]:
    """Return the answer that something else is asked now, or nothing of this seat."""
    if ask is None:
        return "", RefusalInfo("not-your-decision", [])
    return "", RefusalInfo("not-now", [ask.kind])


def _refused(
    world: State, seat: int, verb: Verb[Ref], refs: set[str | int] | None, absent: set[str]
) -> list[tuple[str, RefusalInfo]]:
    """Return why nothing can be done by a verb with a thing, by its most natural example.

    That is one in which nothing is named twice, and of which the fewest cards are absent from the
    table. Returns nothing if the verb does not concern the thing, or if something can be done.
    """
    catalogue = world.setting.rules.catalogue
    kinds = [catalogue.members(kind) for kind in verb.roles.values()]
    if len(kinds) > MOST_ROLES:
        return []
    if refs is not None and not any(refs & set(kind) for kind in kinds):
        return []
    fitting = [o for o in catalogue.options(verb) if refs is None or refs & set(o.refs)]

    def strangeness(option: Option) -> tuple[bool, int]:
        repeats = len(set(option.refs)) < len(option.refs)
        return repeats, sum(ref in absent for ref in option.refs)

    tried = sorted(fitting, key=strangeness)
    explained = [(option, explain(world, seat, option)) for option in tried[:MOST_TRIED]]
    if any(refusal is None for _, refusal in explained):
        return []
    ruled = [(o, r) for o, r in explained if r is not None and r.rule not in NOT_A_RULE]
    return [(option.id, refusal_info(refusal)) for option, refusal in ruled[:1]]


def _absent(world: State, shown: Scene | None) -> set[str]:
    """Return the cards that the seat does not see on the table."""
    drawn = layout(world)
    if drawn is None or shown is None:
        return set()
    return {face.name for face in drawn.faces} - {marker.name for marker in shown.markers}


def _refs(shown: Scene | None, thing: str) -> set[str | int]:
    """Return the refs of a thing in options: its id, or the name and place of a piece."""
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
