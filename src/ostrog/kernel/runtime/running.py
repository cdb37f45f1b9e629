"""Running: runs the steps of procedures until a seat must choose."""

from __future__ import annotations

from ostrog.kernel.rules.game import BrokenRules
from ostrog.kernel.rules.sources import Aftermath, Replaced, replacements
from ostrog.kernel.runtime.agreement import Agreement
from ostrog.kernel.runtime.flow import (
    END,
    Agree,
    Ask,
    Branch,
    Call,
    Done,
    End,
    Flow,
    Goto,
    Parallel,
    Procedure,
    Stack,
    Together,
    Unwind,
)
from ostrog.kernel.runtime.state import State

_MOST_STEPS = range(100_000)
"""Limit of steps without a decision, after which the rules are taken to loop forever."""


def settle(state: State, changed: Stack | None = None) -> None:
    """Run the game until a decision is pending or the game is over.

    `changed` is the branch whose seat has just answered, if a `Parallel` frame is open.
    """
    while state.outcome is None:
        top = state.stack[-1] if state.stack else None
        if type(top) is Parallel:
            waiting = settle_branches(state, top, changed)
            if waiting:
                state.scratch.asks = waiting
                return
            changed = None
            if len(top.branches) > 1:  # now all seats learn what the others chose
                state.everyone_learns()
            _finish(state, state.stack, {b.seat: b.result for b in top.branches})
            continue
        ask = _run(state, state.stack)
        if ask is not None:
            state.scratch.asks = (ask,)
            return
        if not state.stack and state.outcome is None:
            raise BrokenRules("the last procedure ended and the game has no outcome")
    state.stack.clear()
    state.scratch.asks = ()


def settle_branches(state: State, top: Parallel, changed: Stack | None) -> tuple[Ask, ...]:
    """Return the pending decisions of open branches; run only `changed`, or all if it is None."""
    waiting = []
    before = {ask.seat: ask for ask in state.scratch.asks or ()}
    for branch in top.branches:
        if not branch.stack:
            continue
        if changed is None or branch.stack is changed:
            state.scratch.branch = branch.stack
            try:
                ask = _run(state, branch.stack, branch)
            finally:
                state.scratch.branch = None
            if ask is not None and ask.seat != branch.seat:
                raise BrokenRules("a branch of a parallel frame asked another seat")
        else:
            ask = before[branch.seat]
        if ask is not None:
            waiting.append(ask)
    return tuple(waiting)


def _run(state: State, stack: Stack, branch: Branch | None = None) -> Ask | None:
    """Run steps until one asks; return its decision, or None if the stack ends or branches."""
    rules = state.setting.rules
    flows, watchers, scratch = rules.flow, rules.watchers, state.scratch
    for _ in _MOST_STEPS:
        if not stack:
            return None
        frame = stack[-1]
        try:
            step = flows[type(frame)][frame.step]
        except KeyError as error:
            raise _lost(state, frame) from error
        scratch.tainted = False
        if step.glance is not None and branch is None:
            asked = step.glance(frame, state)
            if asked is not None:
                return asked
        flow: Flow = step.run(frame, state)
        if flow is None:
            if step.following == END:
                _finish(state, stack, None, branch)
            else:
                frame.step = step.following
        elif type(flow) is Ask:
            if len(flow.options) > 1 or _must_ask(state, stack, flow, branch):
                return flow
            deliver(frame, flow.into, flow.options[:1] if flow.closes else flow.options[0])
            frame.step = step.following
        elif type(flow) is Call:
            child = flow.child
            if state.active and type(child) in rules.replacements:
                child = _replaced(state, frame, child)
            child.into = flow.into
            if type(child) not in flows:
                raise _lost(state, child)
            child.step = flows[type(child)][""].following
            stack.append(child)
        elif type(flow) is Goto:
            frame.step = flow.step
        elif type(flow) is Done:
            _finish(state, stack, flow.result, branch)
        else:
            _rarely(state, stack, flow, branch)
            if type(flow) is Together or state.outcome is not None:
                return None
        if watchers and branch is None:
            for watcher in watchers:
                flow = watcher(state)
                if flow is not None and _interrupt(state, flow):
                    break
            if state.outcome is not None:
                return None
    raise BrokenRules(f"{len(_MOST_STEPS):,} steps without a decision, last in {stack[-1]!r}")


def _lost(state: State, frame: Procedure) -> BrokenRules:
    """Return an error that names the procedure or step that the game does not have."""
    name = type(frame).__name__
    if type(frame) not in state.setting.rules.flow:
        return BrokenRules(f"{name} is not among the game's procedures")
    return BrokenRules(f"{name} has no step {frame.step!r}")


def _must_ask(state: State, stack: Stack, ask: Ask, branch: Branch | None) -> bool:
    """Whether a decision with one option must be asked.

    It is skipped only where every observer can tell the answer, so that skipping reveals nothing.
    """
    if not ask.options:
        frame = stack[-1]
        raise BrokenRules(f"{type(frame).__name__}.{frame.step} asks and offers no option")
    if state.scratch.tainted or branch is not None:
        return True
    return bool(ask.closes) and ask.options[0].verb not in ask.closes


def _rarely(state: State, stack: Stack, flow: Flow, branch: Branch | None) -> None:
    """Handle the kinds of flow that few steps return."""
    frame = stack[-1]
    if isinstance(flow, Unwind):
        _unwind(state, stack, flow)
    elif branch is not None:
        raise BrokenRules(f"a branch of a parallel frame cannot return {type(flow).__name__}")
    elif isinstance(flow, End):
        state.outcome = flow.outcome
    elif isinstance(flow, Agree):
        if len(flow.options) == 1 and not state.scratch.tainted and not flow.closes:
            deliver(frame, flow.into, flow.options[0])
            frame.step = state.setting.rules.flow[type(frame)][frame.step].following
        else:
            stack.append(Agreement(asked=len(stack) - 1, into=flow.into))
    elif isinstance(flow, Together):
        branches = [
            Branch(seat, Stack([cloned(state, child)]), Stack([child]))
            for seat, child in sorted(flow.branches.items())
        ]
        stack.append(Parallel(branches=branches, into=flow.into))
    else:
        raise BrokenRules(f"{type(frame).__name__}.{frame.step} returned {flow!r}")


def deliver(frame: Procedure, field: str, value: object) -> None:
    """Store an answer or a result in the field of the frame that expects it."""
    try:
        setattr(frame, field, tuple(value) if type(value) is list else value)
    except AttributeError as error:
        raise BrokenRules(
            f"{type(frame).__name__} has no field {field!r} for an answer or a result; a step that "
            "an expansion inserts asks through a procedure of its own"
        ) from error


def cloned(state: State, frame: Procedure) -> Procedure:
    """Return a copy of a frame."""
    clone = state.setting.rules.copiers.clone(frame)
    assert isinstance(clone, Procedure)
    return clone


def _replaced(state: State, caller: Procedure, child: Procedure) -> Procedure:
    """Return the procedure to run for a called one, which sources in force may replace."""
    if type(caller) is not Replaced:
        found = replacements(state, child)
        if not found:
            return child
        first = found[0][1]
        if not any(optional or not first.same_as(other) for _, other, optional in found):
            return first
        return Replaced(original=Stack([child]))
    return child


def _finish(state: State, stack: Stack, result: object, branch: Branch | None = None) -> None:
    """End the innermost procedure: deliver its result, advance the caller, then run triggers."""
    frame = stack.pop()
    active = state.active
    if active and stack is state.stack:
        _expire(state)
    if not stack:
        if branch is not None:
            branch.result = result  # type: ignore[assignment]  # checked when the state is stored
        return
    rules = state.setting.rules
    caller = stack[-1]
    if frame.into:
        deliver(caller, frame.into, result)
    if not frame.interrupts:
        caller.step = rules.flow[type(caller)][caller.step].following
    if active and type(frame) in rules.triggers:
        triggers = rules.triggers[type(frame)]
        waiting = [source for source in state.active if source.name in triggers]
        if waiting:
            stack.append(Aftermath(ended=Stack([frame]), waiting=waiting, interrupts=True))


def _unwind(state: State, stack: Stack, unwind: Unwind) -> None:
    for depth in range(len(stack) - 1, -1, -1):
        if isinstance(stack[depth], unwind.to):
            del stack[depth + 1 :]
            stack[depth].draft.clear()
            stack[depth].step = unwind.step
            if state.active:
                _expire(state)
            return
    raise BrokenRules(f"no {unwind.to.__name__} to unwind to")


def _expire(state: State) -> None:
    depth = len(state.stack)
    for active in state.active:
        if active.depth > depth:
            state.active = [each for each in state.active if each.depth <= depth]
            return


def _interrupt(state: State, flow: Call | Unwind | End) -> bool:
    """Do what a watcher returned, before anything else; return whether anything was done.

    A procedure that is on the stack already is not called a second time.
    """
    if isinstance(flow, End):
        state.outcome = flow.outcome
    elif isinstance(flow, Unwind):
        _unwind(state, state.stack, flow)
    elif any(type(frame) is type(flow.child) for frame in state.stack):
        return False
    else:
        flow.child.interrupts = True
        state.stack.append(flow.child)
    return True
