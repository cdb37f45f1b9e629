"""The engine: starts games, tells which decisions are pending, and applies choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from ostrog.kernel.rules.game import BrokenRules, Game, Rules
from ostrog.kernel.rules.options import Option, Refusal
from ostrog.kernel.rules.rulesets import BadRuleset, Ruleset, overlay, unfit
from ostrog.kernel.rules.setting import Setting
from ostrog.kernel.runtime.agreement import Agreement
from ostrog.kernel.runtime.chance import Chance
from ostrog.kernel.runtime.flow import Ask, Parallel, Procedure, Stack
from ostrog.kernel.runtime.running import cloned, deliver, settle, settle_branches
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)

MOST_SETTINGS = 16
"""Number of settings that a composed game keeps, so that a lab may vary its values."""


class IllegalChoice(ValueError):
    """Raised when a seat chooses what is not among its options; the state is unchanged."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        """Take the message and, if a rule forbids the choice, the refusal that cites it."""
        super().__init__(message)
        self.refusal = refusal
        """The rule that forbids the choice, if there is one."""


def new(
    game: Game[S],
    scenario: str,
    chance: Chance,
    *,
    expansions: Sequence[str] = (),
    ruleset: Ruleset | None = None,
) -> S:
    """Return the state of a new game, set up and run to its first decision.

    Bots, experiments and tests play on it with `asks` and `choose`. Use `open_match` for a match
    that keeps a record and allows undo. `ruleset` overrides values of `Game.data`.
    """
    composed = game.compose(expansions)
    setting = make_setting(composed, scenario, chance, ruleset or {})
    state = composed.state(setting=setting)
    assert isinstance(state, game.state)
    state.pools = [plan.start() for plan in setting.plans]
    state.stack = Stack([game.start()])
    settle(state)
    return state


def make_setting(rules: Rules, scenario: str, chance: Chance, ruleset: Ruleset) -> Setting:
    """Return the setting of a match: rules, scenario, data with the ruleset applied, and pools.

    Matches with the same values share what does not change: a setting is made once and kept.
    """
    key = (scenario, msgspec.json.encode(ruleset, order="deterministic"))
    known = rules.settings.get(key)
    if known is None:
        known = _new_setting(rules, scenario, chance, ruleset)
        if len(rules.settings) >= MOST_SETTINGS:
            rules.settings.clear()
        rules.settings[key] = known
    return known.with_chance(chance)


def _new_setting(rules: Rules, scenario: str, chance: Chance, ruleset: Ruleset) -> Setting:
    game = rules.game
    chosen = game.scenario(scenario)
    own = {path: value for path, value in ruleset.items() if "/" not in path}
    data = overlay(game.data, own)
    faults = game.data_faults(data) if own and game.data_faults is not None else ()
    if faults:
        raise BadRuleset(faults=[unfit(text) for text in faults])
    extra = {}
    for expansion in rules.expansions:
        prefix = f"{expansion.name}/"
        theirs = {p.removeprefix(prefix): v for p, v in ruleset.items() if p.startswith(prefix)}
        values = extra[expansion.name] = overlay(expansion.data, theirs, prefix)
        faults = expansion.data_faults(values) if theirs and expansion.data_faults else ()
        if faults:
            raise BadRuleset(faults=[unfit(text, prefix) for text in faults])
    unknown = {p.partition("/")[0] for p in ruleset if "/" in p} - set(extra)
    if unknown:
        raise BadRuleset(f"no such expansion in this match: {', '.join(sorted(unknown))}")
    pools = list(game.pools(chosen, data)) if game.pools else []
    for expansion in rules.expansions:
        if expansion.pools is not None:
            pools = list(expansion.pools(chosen, extra[expansion.name], pools))
    return Setting(
        rules, chosen, ruleset=ruleset, data=data, extra=extra, pools=pools, chance=chance
    )


def asks(state: State) -> tuple[Ask, ...]:
    """Return the pending decisions: at most one for each seat, none when the game is over."""
    waiting = state.scratch.asks
    if waiting is None or (waiting and not waiting[0].options):  # the options of a glance are empty
        waiting = state.scratch.asks = _recall(state)
    return waiting


def asked_seats(state: State) -> tuple[int, ...]:
    """Return the seats with a pending decision, without working out what they may choose."""
    waiting = state.scratch.asks
    if waiting is None:
        waiting = asks(state)
    return tuple([ask.seat for ask in waiting])


def ask_of(state: State, seat: int) -> Ask | None:
    """Return the pending decision of a seat, or None if it has nothing to decide."""
    for ask in asks(state):
        if ask.seat == seat:
            return ask
    return None


def draft_of(state: State, seat: int) -> tuple[Option, ...]:
    """Return the options that a seat has picked for its pending composite decision."""
    if ask_of(state, seat) is None:
        return ()
    return tuple(_drafting(state, _stack_of(state, seat)).draft)


def choose(state: State, seat: int, *options: Option) -> bool:
    """Choose for a seat: one option, or several picks of a composite decision in order.

    Returns True when the decision is answered and the game has run to the next one, False while the
    decision is still a draft. Raises `IllegalChoice` for anything that is not among the options,
    and then changes nothing. The state is changed in place: clone it first to keep the old one.
    """
    scratch = state.scratch
    for ask in asks(state):
        if ask.seat == seat:
            break
    else:
        raise IllegalChoice(f"seat {seat} has nothing to decide now")
    stack = state.stack
    frame = stack[-1]
    in_branch = type(frame) is Parallel
    if in_branch:
        stack = _stack_of(state, seat)
        frame = stack[-1]
    if len(options) == 1 and not ask.closes and options[0] in ask.options:
        answer: Option | tuple[Option, ...] = options[0]
        scratch.chosen = options
    else:
        picks = _pick(state, stack, ask, options)
        if picks is None:
            return False
        answer = picks
        scratch.chosen = picks
    scratch.begin(seat)
    deliver(frame, ask.into, answer)
    frame.step = state.setting.rules.flow[type(frame)][frame.step].following
    if in_branch:
        _count_answer(state, seat)
    settle(state, changed=stack if in_branch else None)
    return True


def unpick(state: State, seat: int) -> None:
    """Remove the last pick from the draft of a seat."""
    if not draft_of(state, seat):
        raise IllegalChoice(f"seat {seat} has picked nothing")
    stack = _stack_of(state, seat)
    _drafting(state, stack).draft.pop()
    _ask_again(state, stack, seat)


def drop_draft(state: State, seat: int) -> None:
    """Empty the draft of a seat."""
    _drafting(state, _stack_of(state, seat)).draft.clear()
    state.scratch.asks = None


def keep_drafts(state: State, earlier: State, except_of: int) -> None:
    """Copy the drafts of all seats but one to an earlier state with the same decisions."""
    for ask in asks(state):
        if ask.seat != except_of and ask_of(earlier, ask.seat) is not None:
            draft = draft_of(state, ask.seat)
            _drafting(earlier, _stack_of(earlier, ask.seat)).draft[:] = draft
    earlier.scratch.asks = None


def restart_branches(state: State, held: Sequence[int]) -> dict[int, int]:
    """Restart the branches of all seats not in `held`; return how many answers each had given."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Parallel):
        return {}
    given = {}
    for branch in top.branches:
        if branch.seat not in held:
            given[branch.seat] = branch.answers
            branch.answers, branch.result = 0, None
            branch.stack = Stack([cloned(state, branch.start[0])])
    state.scratch.asks = settle_branches(state, top, None)
    return given


def explain(state: State, seat: int, option: Option) -> Refusal | None:
    """Return why a seat may not choose an option now, or None if it may.

    The option may be any of the catalogue, including one that could only be chosen several
    decisions later. A rule that forbids it is named first; if no rule does, the refusal is
    `not-your-decision` or `not-now`. An option outside the catalogue gives `unknown-option`.
    """
    if option not in state.setting.rules.catalogue:
        return Refusal("unknown-option", (option.id,))
    ask = ask_of(state, seat)
    if ask is not None and option in ask.options:
        return None
    if ask is not None:
        # A rule may read the frames of the branch in which the seat decides.
        stack = _stack_of(state, seat)
        state.scratch.branch = stack if stack is not state.stack else None
    refusal = state.refusal(seat, option)
    state.scratch.branch = None
    if refusal is not None:
        return refusal
    if ask is None:
        return Refusal("not-your-decision")
    return Refusal("not-now", (ask.kind,))


# Waiting


def _stack_of(state: State, seat: int) -> Stack:
    top = state.stack[-1]
    if isinstance(top, Parallel):
        return next(branch.stack for branch in top.branches if branch.seat == seat)
    return state.stack


def _drafting(state: State, stack: Stack) -> Procedure:
    """Return the frame that owns the draft: the one that asks, also below an agreement."""
    frame = stack[-1]
    return stack[frame.asked] if isinstance(frame, Agreement) else frame


def _recall(state: State) -> tuple[Ask, ...]:
    """Find the pending decisions again by running the asking steps on the stack."""
    if not state.stack:
        return ()
    top = state.stack[-1]
    if isinstance(top, Parallel):
        stacks = [branch.stack for branch in top.branches if branch.stack]
    else:
        stacks = [state.stack]
    return tuple(_ask(state, stack) for stack in stacks)


def _ask(state: State, stack: Stack) -> Ask:
    frame = stack[-1]
    state.scratch.branch = stack if stack is not state.stack else None
    flow = state.setting.rules.flow[type(frame)][frame.step].run(frame, state)
    state.scratch.branch = None
    if not isinstance(flow, Ask):
        raise BrokenRules(f"{type(frame).__name__}.{frame.step} asked and now returns {flow!r}")
    return flow


def _ask_again(state: State, stack: Stack, seat: int) -> None:
    fresh = _ask(state, stack)
    state.scratch.asks = tuple(fresh if ask.seat == seat else ask for ask in asks(state))


def _pick(
    state: State, stack: Stack, ask: Ask, options: Sequence[Option]
) -> tuple[Option, ...] | None:
    """Add picks to the draft; return the whole draft once a closing verb confirms it, else None."""
    frame = _drafting(state, stack)
    before = len(frame.draft)
    picks: tuple[Option, ...] | None = None
    for option in options:
        if picks is not None or option not in ask.options:
            del frame.draft[before:]
            _ask_again(state, stack, ask.seat)
            raise IllegalChoice(f"{option.id} is not an option", explain(state, ask.seat, option))
        if not ask.closes or option.verb in ask.closes:
            picks = (*frame.draft, option)
        else:
            frame.draft.append(option)
            _ask_again(state, stack, ask.seat)
            current = ask_of(state, ask.seat)
            assert current is not None
            ask = current
    if not options:
        raise IllegalChoice("choose something")
    if picks is not None:
        frame.draft.clear()
    return picks


def _count_answer(state: State, seat: int) -> None:
    top = state.stack[-1]
    assert isinstance(top, Parallel)
    for branch in top.branches:
        if branch.seat == seat:
            branch.answers += 1


def encode(state: State) -> bytes:
    """Return the state as bytes, which are equal for states reached by the same choices."""
    return state.setting.rules.encode(state)


def encode_without_drafts(state: State) -> bytes:
    """Return the state as bytes as if no seat had picked anything, for records and snapshots.

    Drafts are private and not part of the history, and a seat may have picked something while
    another seat chooses or the match changes otherwise.
    """
    top = state.stack[-1] if state.stack else None
    stacks = [branch.stack for branch in top.branches] if type(top) is Parallel else [state.stack]
    frames = [_drafting(state, stack) for stack in stacks if stack]
    drafts = [(frame, frame.draft) for frame in frames if frame.draft]
    for frame, _ in drafts:
        frame.draft = []
    try:
        return encode(state)
    finally:
        for frame, draft in drafts:
            frame.draft = draft


def decode(data: bytes, like: S) -> S:
    """Return the state that `encode` stored, with the setting of the state `like`."""
    state = like.setting.rules.decode(data, like.setting)
    assert isinstance(state, type(like))
    return state
