"""Migration: converts a state of one version of the rules into a state of another."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ostrog.kernel.rules.game import Game, Rules
from ostrog.kernel.rules.setting import Setting
from ostrog.kernel.runtime.engine import encode_without_drafts, make_setting
from ostrog.kernel.runtime.flow import Branch, Procedure, Stack
from ostrog.kernel.runtime.running import settle
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)


class CannotMigrate(ValueError):
    """Raised when a state does not fit the newer rules; the match stays on the old ones."""


def migrated(state: State, game: Game[S]) -> S:
    """Return the state under another version of its game, changed by `Game.migrations`.

    Frames keep the names of their steps, so the new rules run each step that still exists, up to
    the next decision. Picks that are not confirmed are dropped: they were made by the old rules,
    and no entry of the record would hold them. Raises `CannotMigrate` for anything that does not
    exist in the new rules.
    """
    old = state.setting
    rules = game.compose(expansion.name for expansion in old.rules.expansions)
    setting = make_setting(rules, old.scenario.name, old.chance, old.ruleset)
    return carried_over(encode_without_drafts(state), old.rules.game.version, game, setting)


def carried_over(stored: bytes, version: int, game: Game[S], setting: Setting) -> S:
    """Return an encoded state of an older version in a setting of the newer game.

    It needs no older rules. Where the newer rules ask another question than the older ones, or
    none, they run on to their next decision; raises `CannotMigrate` if that needs random numbers,
    which no entry of the record would hold.
    """
    plain: dict[str, object] = msgspec.msgpack.decode(stored)
    for number in range(version + 1, game.version + 1):
        change = game.migrations.get(number)
        if change is not None:
            plain = change(plain)
    try:
        new = setting.rules.convert(plain, setting)
    except msgspec.ValidationError as error:
        raise CannotMigrate(str(error)) from error
    assert isinstance(new, game.state)
    _check_steps(new.stack, setting.rules)
    _check_pools(new)
    settle(new)
    if new.scratch.draws:
        raise CannotMigrate("the newer rules draw random numbers before the next decision")
    return new


def _check_steps(stack: Stack, rules: Rules) -> None:
    for frame in stack:
        if frame.step not in rules.flow[type(frame)]:
            raise CannotMigrate(f"{type(frame).__name__} has no step {frame.step!r} any more")
        for branch in _branches(frame):
            _check_steps(branch.stack, rules)


def _branches(frame: Procedure) -> list[Branch]:
    return getattr(frame, "branches", [])


def _check_pools(state: State) -> None:
    plans = state.setting.plans
    if len(state.pools) != len(plans):
        raise CannotMigrate("the pools are others")
    for plan, now in zip(plans, state.pools, strict=True):
        lying = sorted(code for zone in now.contents for code in zone)
        if len(now.contents) != len(plan.zones) or lying != sorted(
            plan.codes[face] for face in plan.pool.faces
        ):
            raise CannotMigrate(f"the pool {plan.pool.name!r} is another")
