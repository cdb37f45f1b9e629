"""Broken games: proof games with planted faults for the fuzzer to find."""

from __future__ import annotations

from typing import cast

import msgspec

from ostrog.kernel import (
    Ask,
    Call,
    Done,
    Expansion,
    Flow,
    Game,
    NewStep,
    Option,
    Procedure,
    Ref,
    Refusal,
    State,
    Violation,
    refuse,
)
from proof import skirmish
from proof.skirmish import FREE, NEIGHBOURS, SHADOW, Action, ChooseLosses, Field, Skirmish, Turn

PLOT: tuple[tuple[int, str], ...] = (
    (FREE, "march:keep:dale"),
    (SHADOW, "march:camp:ford"),
    (FREE, "recruit:keep"),
    (SHADOW, "draw"),
    (FREE, "march:dale:ridge"),
    (SHADOW, "march:ford:dale"),
)
"""Seats and actions in the order needed for the plot; other actions may come in between."""


def broken(*expansions: Expansion, **changes: object) -> Game[State]:
    """Return skirmish with faults; its expansions must be selected."""
    game = msgspec.structs.replace(skirmish.game, expansions=expansions, **changes)
    return cast("Game[State]", game)


class PlottedField(Field):
    """The board, and the progress of the plot."""

    plot: int = 0


def further_the_plot(action: Action, field: PlottedField) -> Flow:
    assert action.action is not None
    seat, beginning = PLOT[field.plot]
    if action.seat == seat and f"{action.action.id}:".startswith(f"{beginning}:"):
        field.plot += 1
        if field.plot == len(PLOT):
            raise ZeroDivisionError("the plot has succeeded")
    return Action.carry_out(action, field)


plotted = broken(
    Expansion(
        name="plot", state=PlottedField, steps=(NewStep(Action, "carry_out", further_the_plot),)
    )
)
"""Crashes when the plot succeeds."""


def lose_no_banner(losses: ChooseLosses, field: Field) -> Flow:
    """Offer no option when every unit is lost and hits are left."""
    ask = losses.choose(field)
    assert isinstance(ask, Ask)
    lost = len(losses.draft)
    if lost and lost == field.at(losses.seat, skirmish.battle_of(field).army(losses.seat)):
        return msgspec.structs.replace(ask, options=())
    return ask


def must_march(action: Action, field: Field) -> Flow:
    """Offer only marches: a seat that is hemmed in has no option."""
    ask = action.choose_action(field)
    assert isinstance(ask, Ask)
    marches = [option for option in ask.options if option.verb == "march"]
    return msgspec.structs.replace(ask, options=marches)


hemmed_in = broken(
    Expansion(name="hemmed-in", steps=(NewStep(Action, "choose_action", must_march),))
)
"""Comes to a dead end as soon as a seat cannot march."""

no_losses_left = broken(
    Expansion(name="no-losses", steps=(NewStep(ChooseLosses, "choose", lose_no_banner),))
)
"""Comes to a dead end inside a draft."""


def turn_back_the_clock(game: Skirmish, field: Field) -> Flow:
    field.turn = min(field.turn, field.data.turns - 2)
    return game.go_on(field)


endless = broken(
    Expansion(name="endless", steps=(NewStep(Skirmish, "go_on", turn_back_the_clock),)),
    watchers=(),
)
"""Never reaches its last turn."""


def stacking_is_kept(field: Field) -> list[Violation]:
    return [
        Violation("SKI-3", (seat, region))
        for seat in (FREE, SHADOW)
        for region in NEIGHBOURS
        if field.at(seat, region) > field.data.stacking
    ]


def forgets_stacking(field: Field, seat: int, source: str, to: str, units: int) -> Refusal | None:
    return None


crowded = broken(
    Expansion(name="crowded", rules={skirmish.keeps_within_stacking: forgets_stacking}),
    invariants=stacking_is_kept,
    data=skirmish.Data(stacking=4),
)
"""Lets armies grow beyond the limit of its own invariants."""


def counts_who_asks(field: Field, seat: int, source: str, to: str, units: int) -> Refusal | None:
    if to in NEIGHBOURS[source]:
        return None
    field.banners[seat] += 1
    return refuse("SKI-2", source, to)


meddling = broken(
    Expansion(name="meddling", rules={skirmish.marches_to_a_neighbour: counts_who_asks})
)
"""Changes the state while it refuses."""


def default_of_too_few(losses: ChooseLosses, field: Field) -> Flow:
    ask = losses.choose(field)
    assert isinstance(ask, Ask)
    return msgspec.structs.replace(ask, default=(Option("done"),))


bad_default = broken(
    Expansion(name="bad-default", steps=(NewStep(ChooseLosses, "choose", default_of_too_few),))
)
"""Suggests losses that are not enough."""


class Parley(Procedure):
    """Asks a seat a question; making its breadcrumb fails in the third turn."""

    steps = ("speak",)

    seat: int
    turn: int
    said: Option | None = None

    def crumb(self) -> tuple[Ref, ...]:
        return (("first", "second")[self.turn - 1],)

    def speak(self, field: Field) -> Flow:
        return Ask(self.seat, "parley", (skirmish.STOP(), skirmish.PRESS()), "said")


def hold_parley(turn: Turn, field: Field) -> Flow:
    return Call(Parley(turn.actions % 2, field.turn))


unseen = broken(
    Expansion(
        name="unseen",
        procedures=(Parley,),
        steps=(NewStep(Turn, "parley", hold_parley, before="next_actor"),),
    )
)
"""Crashes only when a view is made; choices alone do not reveal it."""


def knows_only_neighbours(
    field: Field, seat: int, source: str, to: str, units: int
) -> Refusal | None:
    NEIGHBOURS[source].index(to)
    return None


speechless = broken(
    Expansion(name="speechless", rules={skirmish.marches_to_a_neighbour: knows_only_neighbours})
)
"""Crashes when it must explain why an army may not march so far."""


def never_decides(game: Skirmish, field: Field) -> Flow:
    return Done() if field.turn == 2 else Skirmish.next_turn(game, field)


undecided = broken(
    Expansion(name="undecided", steps=(NewStep(Skirmish, "next_turn", never_decides),))
)
"""Ends after two turns without an outcome."""


def draws_from_nowhere(game: Skirmish, field: Field) -> Flow:
    field.draw("well", "hand-0")
    return None


stillborn = broken(
    Expansion(name="stillborn", steps=(NewStep(Skirmish, "set_up", draws_from_nowhere),))
)
"""Cannot be set up."""


def plans_for_ever(action: Action, field: Field) -> Flow:
    ask = Action.choose_action(action, field)
    assert isinstance(ask, Ask)
    return msgspec.structs.replace(ask, closes=("done",))


undone = broken(Expansion(name="undone", steps=(NewStep(Action, "choose_action", plans_for_ever),)))
"""Asks for a draft that no option confirms."""
