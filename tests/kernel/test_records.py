"""Records: an honest one verifies, a changed one does not; matches end, change hands, move on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import msgspec
import pytest

from ostrog.kernel import (
    Ask,
    CannotMigrate,
    Draw,
    Flow,
    Game,
    IllegalChoice,
    Match,
    Option,
    Record,
    RecordedChance,
    State,
    draft_of,
    encode,
    judge,
    move_on,
    open_match,
    read_record,
    refuse,
    replay,
    verify,
    write_record,
)
from ostrog.kernel.matches.records import Chose, Migrated
from ostrog.kernel.rules.options import Rule
from ostrog.kernel.runtime import engine
from ostrog.kernel.runtime.events import Moved
from ostrog.testing.conformance.checks import choose_at_random
from proof import council, skirmish
from proof.playing import SETUPS, option

SEED = (5).to_bytes(16, "big")


def played(name: str = "skirmish") -> Match[State]:
    match, random = SETUPS[name].open(5), Random(8)
    while match.outcome is None:
        seat = choose_at_random(match, random)
        if match.can_undo(seat) and random.random() < 0.2:
            match.undo(seat)
    return match


def changed(
    record: Record, find: Callable[[Chose], bool], change: Callable[[Chose], Chose]
) -> None:
    """Change the first entry that fits."""
    for index, entry in enumerate(record.entries):
        if isinstance(entry, Chose) and find(entry):
            record.entries[index] = change(entry)
            return
    raise AssertionError("nothing to change")


def with_another_draw(entry: Chose, purpose: str) -> Chose:
    draws = list(entry.draws)
    at = next(i for i, draw in enumerate(draws) if purpose in draw.purpose)
    old = draws[at]
    draws[at] = Draw(old.purpose, old.index, old.bound, (old.value + 1) % old.bound)
    return msgspec.structs.replace(entry, draws=tuple(draws))


def has(purpose: str) -> Callable[[Chose], bool]:
    return lambda entry: any(purpose in draw.purpose for draw in entry.draws)


def test_an_honest_record_verifies() -> None:
    match = played()
    record = read_record(write_record(match.record(SEED)))
    checked = verify(record, match.game)
    assert checked.identical
    assert checked.at == len(record.entries)


def test_a_changed_die_is_rejected() -> None:
    match = played()
    record = match.record(SEED)
    changed(record, has("dice"), lambda entry: with_another_draw(entry, "dice"))
    assert verify(record, match.game).error == "other-draws"


def test_a_changed_shuffle_is_rejected() -> None:
    match = played("council-four")
    record = match.record(SEED)
    changed(record, has("shuffle"), lambda entry: with_another_draw(entry, "shuffle"))
    assert verify(record, match.game).error == "other-draws"
    record = match.record(SEED)
    first = record.opening[0]
    other = Draw(first.purpose, first.index, first.bound, (first.value + 1) % first.bound)
    record.opening = (other, *record.opening[1:])
    assert verify(record, match.game).error == "other-opening"


def test_a_changed_choice_is_rejected() -> None:
    match = played()
    record = match.record(SEED)
    passing = option(match.state, "pass")
    changed(
        record,
        lambda entry: entry.options[0].verb == "march",
        lambda entry: msgspec.structs.replace(entry, options=(passing,)),
    )
    assert not verify(record, match.game).identical
    record = match.record(SEED)
    impossible = Option("march", ("camp", "keep", 9))
    changed(
        record,
        lambda entry: True,
        lambda entry: msgspec.structs.replace(entry, options=(impossible,)),
    )
    assert verify(record, match.game).error == "cannot-be-done"


def test_a_changed_seat_contribution_or_seed_is_rejected() -> None:
    match = played()
    record = match.record(SEED)
    forged = (b"mine", *record.header.contributions[1:])
    record.header = msgspec.structs.replace(record.header, contributions=forged)
    assert not verify(record, match.game).identical
    record = match.record(b"another seed")
    assert verify(record, match.game).error == "other-seed"


def test_a_match_that_is_not_over_is_not_said_to_have_a_wrong_seed() -> None:
    match, random = SETUPS["skirmish"].open(5), Random(8)
    for _ in range(12):
        choose_at_random(match, random)
    assert verify(match.record(), match.game).error == "not-over"
    assert verify(played().record(), match.game).error == "other-seed"  # over, and not revealed


def test_picks_of_one_seat_are_not_in_the_record_of_anothers_choice() -> None:
    match = both_pick_losses()
    one, other = match.asks()
    first = next(each for each in one.options if each.verb not in one.closes)
    assert not match.choose(one.seat, first)
    assert match.choose(other.seat, *other.default)
    assert draft_of(match.state, one.seat) == (first,)
    assert match.snapshot().state == engine.encode_without_drafts(match.state)
    again = replay(match.record(), match.game, RecordedChance(match.record()))
    assert again.identical


def both_pick_losses(verb: str = "") -> Match[State]:
    """Return a match in which both seats choose losses, each with several to choose.

    The first of them has an option with this verb, if one is given.
    """
    for seed in range(200):
        match, random = SETUPS["skirmish"].open(seed), Random(seed)
        while match.outcome is None:
            asks = match.asks()
            fits = not verb or any(each.verb == verb for ask in asks[:1] for each in ask.options)
            if fits and len(asks) == 2 and all(len(ask.default) > 1 for ask in asks):
                return match
            choose_at_random(match, random)
    raise AssertionError("never both")


def test_a_replay_returns_what_succeeded_and_what_stopped_it() -> None:
    match = played()
    record = match.record()
    record.entries[10] = msgspec.structs.replace(record.entries[10], chain=b"wrong")
    stopped = replay(record, match.game, match.state.setting.chance)
    assert stopped.at == 10
    assert stopped.match is not None
    assert len(stopped.match.entries) == 11
    assert stopped.error == "other-state"


# Endings and holders


def test_who_resigns_or_runs_out_of_time_comes_last_with_the_team() -> None:
    for act, reason in ((Match.resign, "resigned"), (Match.time_out, "timed-out")):
        match = open_match(council.game, "four", ("a", "b", "c", "d"), b"seed")
        act(match, 2)
        assert match.outcome is not None
        assert match.outcome.teams == (("east",), ("west",))
        assert match.outcome.seats == ((1, 3), (0, 2))
        assert (match.outcome.reason, match.outcome.about) == (reason, (2,))
        with pytest.raises(IllegalChoice, match="over"):
            match.resign(1)
        again = replay(match.record(), match.game, match.state.setting.chance)
        assert again.identical


def test_a_seat_changes_hands_without_changing_the_game() -> None:
    match = open_match(skirmish.game, "standard", ("anna", "boris"), b"seed")
    before = encode(match.state)
    match.substitute(1, "a bot")
    assert match.holders == ["anna", "a bot"]
    assert encode(match.state) == before
    assert replay(match.record(), match.game, match.state.setting.chance).identical


def test_undo_ends_where_another_seat_has_chosen() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    match.choose(0, option(match.state, "march:keep:dale:1"))
    match.choose(1, option(match.state, "pass"))
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.undo(1)
    match.undo(0)
    assert [type(entry).__name__ for entry in match.entries] == ["Chose", "Chose", "Undid", "Undid"]


def test_events_are_numbered_alike_for_all_and_undo_is_one_of_them() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    before = len(match.told)
    match.choose(0, option(match.state, "draw"))
    for observer in match.state.setting.observers:
        (moved,) = match.events(observer, since=before)
        assert isinstance(moved, Moved)
        assert (moved.face is not None) == (0 in observer)
    match.choose(1, option(match.state, "march:camp:ford:1"))
    match.undo(1)
    assert type(match.events((), since=0)[-1]).__name__ == "WentBack"
    assert {len(match.events(held)) for held in match.state.setting.observers} == {len(match.told)}


def test_it_is_known_which_events_an_entry_brought() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    assert match.told_before(0) is None  # nothing has been entered yet
    before = [match.told_number]
    match.choose(0, option(match.state, "draw"))
    before.append(match.told_number)
    match.choose(1, option(match.state, "march:camp:ford:1"))
    assert [match.told_before(entry) for entry in (0, 1)] == before
    assert match.told_before(-1) is None


def test_a_crash_in_a_rule_leaves_the_match_as_it_was() -> None:
    class Unlucky:
        def draw(self, epoch: int, purpose: str, index: int, bound: int) -> int:
            raise OSError("no chance today")

    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    before = encode(match.state)
    match.state.setting = match.state.setting.with_chance(Unlucky())
    with pytest.raises(OSError, match="no chance"):
        match.choose(0, option(match.state, "recruit:keep"))
    assert encode(match.state) == before
    assert match.entries == []


# Rules mended under a running match


def mended(version: int = 2) -> Game[skirmish.Field]:
    """The next version: a march may bring at most three units (a changed rule)."""

    def at_most_three(field: skirmish.Field, seat: int, source: str, to: str, units: int) -> object:
        if units > 3:
            return refuse("SKI-2", units)
        return skirmish.marches_with_units_it_has(field, seat, source, to, units)

    march = skirmish.MARCH
    rules = [
        at_most_three if rule is skirmish.marches_with_units_it_has else rule
        for rule in march.rules
    ]
    verb = type(march)(march.name, passes=march.passes, **march.roles)
    verb.rules = cast("list[Rule]", rules)
    verbs = tuple(verb if each is march else each for each in skirmish.game.verbs)
    return msgspec.structs.replace(skirmish.game, version=version, verbs=verbs)


def test_matches_that_would_have_gone_the_same_way_move_on() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    match.choose(0, option(match.state, "march:keep:dale:2"))
    newer = mended()
    assert judge(match, newer).moves_on
    moved = move_on(match, newer)
    assert moved.header.version == 2
    assert encode(moved.state) == encode(match.state)
    record = moved.record(b"seed")
    assert verify(record, newer).identical
    assert verify(record, skirmish.game).error == "other-game"


def test_the_others_are_pinned_or_migrated() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    match.choose(0, option(match.state, "march:keep:dale:4"))
    newer = mended()
    verdict = judge(match, newer)
    assert not verdict.moves_on
    assert verdict.reason == "cannot-be-done"
    # Pinned: it simply goes on under the old rules.
    match.choose(1, option(match.state, "march:camp:ford:4"))
    # Migrated by agreement: the state stays, the new rules hold from here on.
    match.migrate(newer)
    assert isinstance(match.entries[-1], Migrated)
    match.choose(0, option(match.state, "pass"))
    with pytest.raises(IllegalChoice) as refused:
        match.choose(1, option(match.state, "march:ford:camp:4"))
    assert refused.value.refusal is not None
    assert refused.value.refusal.rule == "SKI-2"
    record = match.record(b"seed")
    assert verify(record, skirmish.game, newer=[newer]).identical


def test_a_take_back_works_after_a_migration_but_not_behind_it() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    match.choose(0, option(match.state, "march:keep:dale:4"))
    match.migrate(mended())
    match.choose(1, option(match.state, "pass"))
    with pytest.raises(IllegalChoice, match="behind a change of rules"):
        match.take_back(0, agreed=(0, 1))
    match.take_back(2, agreed=(0, 1))
    assert match.asks()[0].seat == 1
    assert match.state.at(0, "dale") == 4


class ChooseLosses(skirmish.ChooseLosses):
    """Losses of a version in which a banner is never lost (a changed rule)."""

    def choose(self, field: skirmish.Field) -> Flow:
        ask = super().choose(field)
        assert isinstance(ask, Ask)
        units = tuple(each for each in ask.options if each.verb != "lose-banner")
        return msgspec.structs.replace(ask, options=units)


@pytest.mark.parametrize("rules", ["same", "other"])
def test_a_change_of_rules_drops_picks_that_are_not_confirmed(rules: str) -> None:
    """By the newer rules they might not be legal; the record says nothing of them."""
    match = both_pick_losses("lose-banner")
    one = match.asks()[0]
    picked = next(each for each in one.options if each.verb == "lose-banner")
    assert not match.choose(one.seat, picked)
    procedures = tuple(
        ChooseLosses if rules == "other" and each is skirmish.ChooseLosses else each
        for each in match.game.procedures
    )
    newer = msgspec.structs.replace(match.game, version=2, procedures=procedures)
    older, before = match.game, engine.encode_without_drafts(match.state)
    match.migrate(newer)
    assert draft_of(match.state, one.seat) == ()
    assert encode(match.state) == before
    assert (picked in match.asks()[0].options) == (rules == "same")
    for ask in match.asks():
        assert match.choose(ask.seat, *ask.default)
    replayed = replay(match.record(), older, RecordedChance(match.record()), [newer])
    assert replayed.identical
    assert replayed.match is not None
    assert encode(replayed.match.state) == encode(match.state)


class Renamed(skirmish.Action):
    """The action of a version in which the asking step has another name."""

    steps = ("pick_action", "carry_out", "discard_to_limit", "bury")

    def pick_action(self, field: skirmish.Field) -> Flow:
        ask = self.choose_action(field)
        assert isinstance(ask, Ask)
        return ask


def test_a_step_that_is_gone_needs_a_migration() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    procedures = tuple(p for p in skirmish.game.procedures if p is not skirmish.Action)
    newer = msgspec.structs.replace(skirmish.game, version=2, procedures=procedures)
    with pytest.raises(CannotMigrate):
        match.migrate(newer)

    def rename(state: dict[str, object]) -> dict[str, object]:
        for frame in cast("list[dict[str, object]]", state["stack"]):
            if frame["type"] == "Action":
                frame.update(type="Renamed", step="pick_action")
        return state

    newer = msgspec.structs.replace(
        newer, procedures=(*procedures, Renamed), migrations={2: rename}
    )
    match.migrate(newer)
    assert match.asks()[0].kind == "action"
    assert type(match.state.stack[-1]) is Renamed
