"""Chapters 8, 10 and 17: carrying out the text of a card or location, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.cast import Cast
from ostrog.games.ring_cards.board.faction_cards import Effect
from ostrog.games.ring_cards.board.factions import SIDES, Who
from ostrog.games.ring_cards.board.state import War, controller
from ostrog.games.ring_cards.board.texts import CycleFromHandText, ForsakeText, Text, TextStep
from ostrog.games.ring_cards.board.verbs import CARRY_OUT, CHOOSE, FORGO
from ostrog.kernel import Ask, Done, Flow, Goto, Option, Procedure

Handler = Callable[["War", "CarryOut", TextStep, int], Flow]
"""A function that carries out a step for a player."""

Condition = Callable[["War", "CarryOut", TextStep, int], bool]
"""A function that tells whether a step that a text needs can be carried out (RCG-9.15)."""

T = TypeVar("T", bound=TextStep)

HANDLERS: dict[type[TextStep], Handler] = {}
CONDITIONS: dict[type[TextStep], Condition] = {}
USES: dict[type[TextStep], Condition] = {}


Work = Callable[["War", "CarryOut", T, int], Flow]
Check = Callable[["War", "CarryOut", T, int], bool]


def carries_out(kind: type[T]) -> Callable[[Work[T]], Work[T]]:
    """Register the decorated function to carry out steps of a kind."""

    def attach(handler: Work[T]) -> Work[T]:
        HANDLERS[kind] = cast("Handler", handler)
        return handler

    return attach


def needs(kind: type[T]) -> Callable[[Check[T]], Check[T]]:
    """Register when steps of a kind can be carried out; others always can (RCG-9.15)."""

    def attach(condition: Check[T]) -> Check[T]:
        CONDITIONS[kind] = cast("Condition", condition)
        return condition

    return attach


def helps(kind: type[T]) -> Callable[[Check[T]], Check[T]]:
    """Register when steps of a kind can have an effect, judged by public information.

    A text is not offered if none of its steps can. An action may be used all the same (RCG-9.15).
    """

    def attach(condition: Check[T]) -> Check[T]:
        USES[kind] = cast("Condition", condition)
        return condition

    return attach


def text_of(cast_: Cast, source: str, effect: str) -> Text:
    """The text of a card, or the activation text of a location."""
    if effect:
        return cast_.sheets[source].effect(effect)
    values = cast_.values
    if source in values.paths:
        return values.paths[source].activation
    return values.battlegrounds[source].activation


def actor_of(war: War, source: str, text: Text, otherwise: int) -> int | None:
    """The player who carries out a text; None if no seat has its faction (RCG-1.5, 9.10, 19.9)."""
    if text.actor is not None:
        return war.cast.player_of(text.actor)
    return controller(war, source) if source in war.places else otherwise


class CarryOut(Procedure):
    """The costs and then the steps of a text, in their order (RCG-8.25)."""

    steps = ("begin", "offer", "pay", "choose", "next_step", "go_on")
    lasting = {"pay": ("paid",), "next_step": ("alternative", "position", "brought")}

    seat: int
    """Seat that activated the location or played the card; the text may name another player."""
    source: str
    effect: str = ""
    """Name of a card's text; empty for a location."""
    place: str = ""
    """Place where the card arrived, or the location itself."""
    wielder: str = ""
    """The item's wielder when its text began, in case the item is lost meanwhile (RCG-20.14)."""
    agreed: bool = False
    """Whether the decision to use an optional text was made already, as with an action."""
    answer: Option | None = None
    paid: int = 0
    alternative: int = 0
    position: int = 0
    brought: str | int | None = None
    """Result of a step: the location that was activated, or the number of cards lost."""

    def crumb(self) -> tuple[str]:
        """The card or location of the text."""
        return (self.source,)

    def text(self, war: War) -> Text:
        """The text that is carried out."""
        return text_of(war.cast, self.source, self.effect)

    def begin(self, war: War) -> Flow:
        """Find the player who carries it out, and stop if there is none (RCG-19.9, 20.15).

        A text that lasts for the round takes effect here and ends.
        """
        text = self.text(war)
        actor = actor_of(war, self.source, text, self.seat)
        if actor is None:
            return Done()
        self.seat = actor
        self.wielder = war.places.get(self.source, "")
        if isinstance(text, Effect) and text.timing == "this-round":
            war.lasting.append(war.cast.sheets[self.source].title)
            war.tell(events.TextUsed(self.source, self.effect))
            return Done()
        return None

    def offer(self, war: War) -> Flow:
        """Offer an optional text if it can be used (RCG-9.15)."""
        text = self.text(war)
        if self.agreed or not text.optional:
            return None
        if not is_possible(war, self, text) or not is_useful(war, self, text):
            return Done()
        return Ask(
            self.seat,
            "text",
            [CARRY_OUT(), FORGO()],
            "answer",
            about=(self.source,),
        )

    def pay(self, war: War) -> Flow:
        """Pay the costs one after another (RCG-9.15)."""
        text = self.text(war)
        if self.answer == FORGO():
            return Done()
        if not self.paid:
            war.tell(events.TextUsed(self.source, self.effect))
        costs = list(text.costs.values())
        if self.paid == len(costs):
            return None
        cost = costs[self.paid]
        self.paid += 1
        flow = HANDLERS[type(cost)](war, self, cost, self.seat)
        return flow if flow is not None else Goto("pay")

    def choose(self, war: War) -> Flow:
        """Let the player choose one of the alternatives (D23)."""
        if self.paid < len(self.text(war).costs):
            return Goto("pay")
        found = alternatives(war, self)
        if not found or self.alternative:
            return None
        options = [CHOOSE[number] for number in found]
        steps = self.text(war).steps.values()
        if any(getattr(step, "optional", False) for step in steps if step.choice):
            options.append(FORGO())
        return Ask(self.seat, "alternative", options, "answer", about=(self.source,))

    def next_step(self, war: War) -> Flow:
        """Carry out the next step for its player (RCG-10.21, 17.10)."""
        if CHOOSE.chosen(self.answer):
            self.alternative, self.answer = CHOOSE.ref(self.answer), None
        plan = list(planned(war, self))
        if self.position >= len(plan):
            return Done(self.brought)
        step, seat = plan[self.position]
        self.position += 1
        return HANDLERS[type(step)](war, self, step, seat)

    def go_on(self, war: War) -> Flow:
        """Repeat until all steps are carried out."""
        return Goto("next_step")


def alternatives(war: War, frame: CarryOut) -> list[int]:
    """The numbers of the alternatives that can be carried out (D23)."""
    return [
        step.choice
        for step in frame.text(war).steps.values()
        if step.choice and can_be_done(war, frame, step, frame.seat)
    ]


def planned(war: War, frame: CarryOut) -> Iterator[tuple[TextStep, int]]:
    """Yield the steps of a text in order, with their seats (RCG-10.21, 17.10 to 17.12)."""
    text = frame.text(war)
    steps = [
        step for step in text.steps.values() if not step.choice or step.choice == frame.alternative
    ]
    while steps:
        who: Who | None = getattr(steps[0], "who", None)
        together = [steps[0]]
        if who is not None:
            # Successive steps for the same players are one instruction.
            while len(together) < len(steps) and getattr(steps[len(together)], "who", None) == who:
                together.append(steps[len(together)])
        del steps[: len(together)]
        if who is None:
            yield together[0], frame.seat
            continue
        seats = war.cast.players_of(who, war.in_order())
        if text.by_stages:
            yield from _by_stages(war, together, seats, who)
        else:
            for seat in seats:
                for _ in range(times(war, seat, who)):
                    yield from ((step, seat) for step in together)


def _by_stages(
    war: War, steps: Sequence[TextStep], seats: list[int], who: Who
) -> Iterator[tuple[TextStep, int]]:
    """Yield each step for all seats before the next step (RCG-10.21)."""
    for time in range(max((times(war, seat, who) for seat in seats), default=0)):
        for step in steps:
            for seat in seats:
                if time < times(war, seat, who):
                    yield step, seat


def times(war: War, seat: int, who: Who) -> int:
    """How many times a player carries out an instruction to a group (RCG-17.10, 17.11, 18.7)."""
    return war.cast.players[seat].group_times if who in SIDES else 1


def can_be_done(war: War, frame: CarryOut, step: TextStep, seat: int) -> bool:
    """Whether a step can be carried out (RCG-9.15)."""
    condition = CONDITIONS.get(type(step))
    return condition is None or condition(war, frame, step, seat)


def is_possible(war: War, frame: CarryOut, text: Text) -> bool:
    """Whether costs can be paid and locations activated (RCG-3.7, 5.11, 6.8, 9.15)."""
    if not all(can_be_done(war, frame, cost, frame.seat) for cost in text.costs.values()):
        return False
    steps = [step for step in text.steps.values() if not step.choice]
    # A loss that is a step, not a cost, is carried out as far as possible.
    needed = [step for step in steps if not isinstance(step, CycleFromHandText | ForsakeText)]
    if not all(can_be_done(war, frame, step, frame.seat) for step in needed):
        return False
    return len(steps) == len(text.steps) or bool(alternatives(war, frame))


def is_useful(war: War, frame: CarryOut, text: Text) -> bool:
    """Whether a text could have an effect, judged by public information."""
    return any(
        USES[type(step)](war, frame, step, frame.seat) if type(step) in USES else True
        for step in text.steps.values()
    )
