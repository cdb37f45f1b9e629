"""Proof games with one fault each, which the matching conformance check must detect."""

from __future__ import annotations

from typing import Any

import msgspec

from ostrog.kernel import (
    Ask,
    Call,
    Done,
    Event,
    Expansion,
    Flow,
    Game,
    Goto,
    NewStep,
    Option,
    OutOfPlay,
    Procedure,
    Refusal,
    Together,
    Violation,
    refuse,
)
from proof import skirmish
from proof.skirmish import (
    MARCH,
    PASS,
    RECRUIT,
    STAY,
    STOP,
    WITHDRAW,
    Action,
    CardEffect,
    Damage,
    Field,
    LayCard,
    Round,
    Skirmish,
)


def broken(**parts: Any) -> Game[Field]:
    """Return skirmish with an expansion called `broken` that changes it."""
    expansion = Expansion(name="broken", **parts)
    return msgspec.structs.replace(skirmish.game, expansions=(expansion,))


# Leaks


def order_by_the_enemys_hand(action: Action, field: Field) -> Flow:
    ask = Action.choose_action(action, field)
    assert isinstance(ask, Ask)
    enemy = field.faces(f"hand-{1 - action.seat}")
    options = list(ask.options)
    return msgspec.structs.replace(ask, options=options[::-1] if "charge" in enemy else options)


option_order = broken(steps=(NewStep(Action, "choose_action", order_by_the_enemys_hand),))


def fewer_options_after_scouts(action: Action, field: Field) -> Flow:
    """The card discarded last decides, but the discard keeps no order."""
    ask = Action.choose_action(action, field)
    if not isinstance(ask, Ask) or field.faces("discard")[:1] != ["scouts"]:
        return ask
    return msgspec.structs.replace(ask, options=list(ask.options)[:2])


order_of_a_heap = broken(steps=(NewStep(Action, "choose_action", fewer_options_after_scouts),))


class BuriedOpenly(Event, frozen=True):
    seat: int
    card: str


def bury_and_tell(action: Action, field: Field) -> Flow:
    for option in action.buried[:-1]:
        field.tell(BuriedOpenly(action.seat, str(option.refs[0])))
    return Action.bury(action, field)


log = broken(steps=(NewStep(Action, "bury", bury_and_tell),))


def ask_only_whoever_has_scouts(fight: Round, field: Field) -> Flow:
    seats = [seat for seat in (0, 1) if "scouts" in field.faces(f"hand-{seat}")]
    return Together({seat: LayCard(seat) for seat in seats}, into="laid") if seats else None


pending_seats = broken(steps=(NewStep(Round, "manoeuvres", ask_only_whoever_has_scouts),))


def nobody_withdraws_from_shields(field: Field, seat: int, region: str) -> Refusal | None:
    return refuse("SKI-X") if "shield" in field.faces(f"hand-{1 - seat}") else None


refusal = broken(more_rules={WITHDRAW: (nobody_withdraws_from_shields,)})


class Warn(Procedure):
    """Asks a seat a question without consequences."""

    steps = ("ask",)

    seat: int
    answer: Option | None = None

    def ask(self, field: Field) -> Flow:
        return Ask(self.seat, "warning", (STAY(), STOP()), "answer")


def warn_whoever_has_scouts(action: Action, field: Field) -> Flow:
    enemy = 1 - action.seat
    return Call(Warn(enemy)) if "scouts" in field.faces(f"hand-{enemy}") else None


skipped_prompt = broken(
    procedures=(Warn,),
    steps=(NewStep(Action, "warn", warn_whoever_has_scouts, before="choose_action"),),
)


# Copies, processes, ends, dice, undo


class Sharing(Field):
    """A state that shares a list between copies."""

    def clone(self) -> Sharing:
        clone = super().clone()
        clone.units = self.units
        return clone


shared_list = broken(state=Sharing)


def march_by_hash(action: Action, field: Field) -> Flow:
    ask = Action.choose_action(action, field)
    assert isinstance(ask, Ask)
    odd = {MARCH["camp", "camp", hash(card) % 12 + 1] for card in skirmish.INITIATIVE}
    return msgspec.structs.replace(ask, options=[*ask.options, *odd])


def ignore_odd_marches(action: Action, field: Field) -> Flow:
    if action.action is not None and action.action.refs[:2] == ("camp", "camp"):
        return None
    return Action.carry_out(action, field)


changing_id = broken(
    steps=(
        NewStep(Action, "choose_action", march_by_hash),
        NewStep(Action, "carry_out", ignore_odd_marches),
    )
)


class Remembering(Field):
    """Has a public field whose text depends on the hash order of a set."""

    heard: str = ""


def listen(action: Action, field: Remembering) -> Flow:
    field.heard = ",".join({"horn", "drum", "bell", "flute", "fiddle"})
    return None


hash_order = broken(
    state=Remembering, steps=(NewStep(Action, "listen", listen, before="choose_action"),)
)


def one_more_turn(game: Skirmish, field: Field) -> Flow:
    return None


def only_pass(action: Action, field: Field) -> Flow:
    return Ask(action.seat, "action", (PASS(), STAY()), "action")


endless = broken(
    steps=(
        NewStep(Skirmish, "next_turn", one_more_turn),
        NewStep(Action, "choose_action", only_pass),
    )
)


class Loaded(Field):
    """A state whose dice never show a one."""

    def draw_number(self, purpose: str, bound: int) -> int:
        value = super().draw_number(purpose, bound)
        return 5 if purpose == "dice" and value == 0 else value


biased_die = broken(state=Loaded)


class Forgetful(Field):
    """A state that does not record that a draw revealed a card."""

    def draw(self, source: str, target: str, *, bottom: bool = False) -> str:
        face = super().draw(source, target, bottom=bottom)
        self.scratch.learned = 0
        return face


undo_across_a_draw = broken(state=Forgetful)


# Soundness


class Paying(Field):
    """A state in which every action costs a coin."""

    costs = ("coins",)

    coins: int = 1000


def pay_for_nothing(action: Action, field: Paying) -> Flow:
    """Take a coin; recruiting brings nobody."""
    field.coins -= 1
    return None if RECRUIT.chosen(action.action) else Action.carry_out(action, field)


burnt_coin = broken(state=Paying, steps=(NewStep(Action, "carry_out", pay_for_nothing),))


class Decorated(Field):
    """A state with a ribbon on each banner, and a list of the banners that were praised."""

    ribbons: list[int] = msgspec.field(default_factory=lambda: [1, 1])
    praised: list[str] = []


def lost_banners(field: Decorated) -> list[str]:
    return [f"banner-{seat}" for seat in (0, 1) if not field.banners[seat]]


def ribbons_on(field: Decorated, banner: str) -> list[str]:
    return ["a ribbon"] if field.ribbons[int(banner[-1])] else []


LOST = OutOfPlay(lost_banners, ribbons_on)

forgotten_ribbon = broken(state=Decorated, out_of_play=LOST)


def cut_ribbons_and_praise(damage: Damage, field: Decorated) -> Flow:
    flow = Damage.take_losses(damage, field)
    field.ribbons = list(field.banners)
    field.praised = ["banner-0", "banner-1"]
    return flow


praised_when_lost = broken(
    state=Decorated,
    out_of_play=LOST,
    steps=(NewStep(Damage, "take_losses", cut_ribbons_and_praise),),
)


class Patrol(Procedure):
    """Two scouts go out one after the other; the second starts as tired as the first came home."""

    steps = ("send", "walk", "next_scout")
    lasting = {"send": ("sent",)}

    sent: int = 0
    walked: int = 0

    def send(self, field: Field) -> Flow:
        self.sent += 1
        return None

    def walk(self, field: Field) -> Flow:
        self.walked = 3
        return None

    def next_scout(self, field: Field) -> Flow:
        return Goto("send") if self.sent < 2 else Done()


def patrol(action: Action, field: Field) -> Flow:
    return Call(Patrol())


stale_count = broken(
    procedures=(Patrol,), steps=(NewStep(Action, "patrol", patrol, before="choose_action"),)
)


class Poll(Procedure):
    """Asks for an answer in the first round only, and goes by it in the second one, too."""

    steps = ("begin", "ask", "heed", "once_more")
    lasting = {"begin": ("rounds",)}

    seat: int
    rounds: int = 0
    answer: Option | None = None

    def begin(self, field: Field) -> Flow:
        self.rounds += 1
        return None

    def ask(self, field: Field) -> Flow:
        if self.rounds > 1:
            return None
        return Ask(self.seat, "poll", (STAY(), STOP()), "answer")

    def heed(self, field: Field) -> Flow:
        return None

    def once_more(self, field: Field) -> Flow:
        return Goto("begin") if self.rounds < 2 else Done()


def poll(action: Action, field: Field) -> Flow:
    return Call(Poll(action.seat))


stale_answer = broken(
    procedures=(Poll,), steps=(NewStep(Action, "poll", poll, before="choose_action"),)
)


def quarrel(effect: CardEffect, field: Field) -> Flow:
    """Carry out a card; the captain loses his banner twice if ambush and shield meet."""
    if sorted(skirmish.round_of(field).cards) == ["ambush", "shield"]:
        field.banners[effect.seat] = -1
    return CardEffect.act(effect, field)


def banners_are_counted(field: Field) -> list[Violation]:
    return [Violation("SKI-11", (seat,)) for seat in (0, 1) if field.banners[seat] < 0]


quarrelling_cards = broken(
    steps=(NewStep(CardEffect, "act", quarrel),), invariants=banners_are_counted
)
