"""Skirmish: two armies on five regions, a deck of combat cards, and face-down tokens.

Rules: skirmish.toml
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import cast

import msgspec

from ostrog.kernel import (
    EVERYONE,
    Active,
    Ask,
    Call,
    Done,
    End,
    Event,
    Flow,
    Game,
    Goto,
    Hidden,
    Kind,
    Option,
    Outcome,
    Pairs,
    Pool,
    Procedure,
    Refusal,
    Scenario,
    Source,
    State,
    Together,
    Unwind,
    Verb,
    Zone,
    query,
    read_rulebook,
    refuse,
)

FREE, SHADOW = 0, 1
REGIONS = ("camp", "ford", "dale", "ridge", "keep")
NEIGHBOURS = {
    "camp": ("ford", "ridge"),
    "ford": ("camp", "dale"),
    "dale": ("ford", "ridge", "keep"),
    "ridge": ("camp", "dale"),
    "keep": ("dale",),
}
MUSTER = ("camp", "ridge", "keep")
INITIATIVE = {"scouts": 1, "ambush": 2, "shield": 3, "charge": 3}

REGION = Kind("region", REGIONS)
CARD = Kind("card", INITIATIVE)
COUNT = Kind("count", range(1, 13))
DIE = Kind("die", range(5))

MARCH = Verb("march", source=REGION, to=REGION, units=COUNT)
RECRUIT = Verb("recruit", region=REGION)
DRAW = Verb("draw")
ATTACK = Verb("attack", source=REGION, target=REGION)
PASS = Verb("pass", passes=True)
BURY = Verb("bury", card=CARD)
LAY = Verb("lay", card=CARD)
LAY_NOTHING = Verb("lay-nothing", passes=True)
REROLL = Verb("reroll", die=DIE)
LOSE_UNIT = Verb("lose-unit")
LOSE_BANNER = Verb("lose-banner")
DONE = Verb("done", passes=True)
STOP = Verb("stop", passes=True)
PRESS = Verb("press", passes=True)
STAY = Verb("stay", passes=True)
WITHDRAW = Verb("withdraw", region=REGION)


class Data(msgspec.Struct, frozen=True):
    """Values a ruleset may change."""

    turns: int = 8
    stacking: int = 6
    target: int = 5
    hand: int = 3


class Field(State):
    """The board."""

    turn: int = 0
    units: list[list[int]] = msgspec.field(
        default_factory=lambda: [[0, 0, 0, 0, 4], [4, 0, 0, 0, 0]]
    )
    captains: list[int] = msgspec.field(default_factory=lambda: [4, 0])
    """Region number of each side's captain."""
    banners: list[int] = msgspec.field(default_factory=lambda: [1, 1])

    @property
    def data(self) -> Data:
        return cast(Data, self.setting.data)

    def at(self, seat: int, region: str) -> int:
        return self.units[seat][REGIONS.index(region)]

    def add(self, seat: int, region: str, units: int) -> None:
        self.units[seat][REGIONS.index(region)] += units


class Recruited(Event, frozen=True):
    seat: int
    region: str
    units: int


class Buried(Event, frozen=True):
    seat: int
    card: Hidden[str] = None


class LossesTaken(Event, frozen=True):
    seat: int
    units: int
    banner: bool


# Marching (SKI-2, SKI-3)


@query
def stacking(field: Field, seat: int, region: str) -> int:
    """Return the maximum number of a side's units in a region (SKI-3)."""
    return field.data.stacking


@MARCH.rule
def marches_to_a_neighbour(
    field: Field, seat: int, source: str, to: str, units: int
) -> Refusal | None:
    return None if to in NEIGHBOURS[source] else refuse("SKI-2", source, to)


@MARCH.rule
def marches_past_no_enemy(
    field: Field, seat: int, source: str, to: str, units: int
) -> Refusal | None:
    return refuse("SKI-2", to) if field.at(1 - seat, to) else None


@MARCH.rule
def marches_with_units_it_has(
    field: Field, seat: int, source: str, to: str, units: int
) -> Refusal | None:
    return None if units <= field.at(seat, source) else refuse("SKI-2", source, units)


@MARCH.rule
def keeps_within_stacking(
    field: Field, seat: int, source: str, to: str, units: int
) -> Refusal | None:
    room = stacking(field, seat, to) - field.at(seat, to)
    return None if units <= room else refuse("SKI-3", to, units)


@RECRUIT.rule
def has_a_token_to_turn(field: Field, seat: int, region: str) -> Refusal | None:
    if region not in MUSTER or field.size(f"token-{region}") == 0:
        return refuse("SKI-4", region)
    return refuse("SKI-4", region) if field.at(1 - seat, region) else None


@DRAW.rule
def has_a_card_to_draw(field: Field, seat: int) -> Refusal | None:
    return None if field.size("deck") else refuse("SKI-5")


@ATTACK.rule
def attacks_a_neighbour(field: Field, seat: int, source: str, target: str) -> Refusal | None:
    if target not in NEIGHBOURS[source] or not field.at(seat, source):
        return refuse("SKI-6", source, target)
    return None if field.at(1 - seat, target) else refuse("SKI-6", target)


class Skirmish(Procedure):
    """The whole game."""

    steps = ("set_up", "next_turn", "play_turn", "go_on")

    def set_up(self, field: Field) -> Flow:
        field.shuffle("deck")
        field.shuffle("pile")
        for region in MUSTER:
            for _ in range(2):
                field.draw("pile", f"token-{region}")
        for seat in (FREE, SHADOW):
            for _ in range(2):
                field.draw("deck", f"hand-{seat}")
        return None

    def next_turn(self, field: Field) -> Flow:
        field.turn += 1
        if field.turn > field.data.turns:
            winner = FREE if field.at(FREE, "keep") else SHADOW
            return End(won(winner, "SKI-14"))
        return None

    def play_turn(self, field: Field) -> Flow:
        return Call(Turn())

    def go_on(self, field: Field) -> Flow:
        return Goto("next_turn")


def won(seat: int, reason: str) -> Outcome:
    names = ("free", "shadow")
    return Outcome(((names[seat],), (names[1 - seat],)), ((seat,), (1 - seat,)), reason)


def annihilated(field: Field) -> End | None:
    """End the game if a side has no units; checked after every step (SKI-14)."""
    for seat in (FREE, SHADOW):
        if not any(field.units[seat]):
            return End(won(1 - seat, "SKI-14"))
    return None


class Turn(Procedure):
    """A turn, in which each side has two actions (SKI-1)."""

    steps = ("act", "next_actor")
    lasting = {"act": ("actions",)}

    actions: int = 0

    def act(self, field: Field) -> Flow:
        return Call(Action(seat=self.actions % 2))

    def next_actor(self, field: Field) -> Flow:
        self.actions += 1
        return Goto("act") if self.actions < 4 else Done()


class Action(Procedure):
    """One action of a seat."""

    steps = ("choose_action", "carry_out", "discard_to_limit", "bury")

    seat: int
    action: Option | None = None
    buried: tuple[Option, ...] = ()

    def crumb(self) -> tuple[int]:
        return (self.seat,)

    def choose_action(self, field: Field) -> Flow:
        seat = self.seat
        armies = [region for region in REGIONS if field.at(seat, region)]
        options = field.legal(
            seat,
            MARCH,
            (
                (source, to, units)
                for source in armies
                for to in NEIGHBOURS[source]
                for units in range(1, field.at(seat, source) + 1)
            ),
        )
        options += field.legal(seat, RECRUIT, MUSTER)
        options += field.legal(seat, DRAW)
        options += field.legal(
            seat, ATTACK, ((source, to) for source in armies for to in NEIGHBOURS[source])
        )
        options += field.legal(seat, PASS)
        return Ask(seat, "action", options, into="action")

    def carry_out(self, field: Field) -> Flow:
        if MARCH.chosen(self.action):
            source, to, units = MARCH.refs(self.action)
            march(field, self.seat, str(source), str(to), int(units))
        elif RECRUIT.chosen(self.action):
            return Call(Recruit(seat=self.seat, region=RECRUIT.ref(self.action)))
        elif DRAW.chosen(self.action):
            field.draw("deck", f"hand-{self.seat}")
        elif ATTACK.chosen(self.action):
            start, region = ATTACK.refs(self.action)
            return Call(Battle(attacker=self.seat, source=start, region=region))
        return None

    def discard_to_limit(self, field: Field) -> Flow:
        """Ask a seat to bury surplus cards, which only their owner knows (SKI-5)."""
        surplus = field.size(f"hand-{self.seat}") - field.data.hand - len(self.draft)
        if field.size(f"hand-{self.seat}") <= field.data.hand:
            return None
        hand = field.faces(f"hand-{self.seat}")
        for card in BURY.among(self.draft):
            hand.remove(card)
        options: list[Option] = [DONE()] if surplus == 0 else [BURY[c] for c in sorted(set(hand))]
        rest = tuple(BURY[card] for card in sorted(hand)[:surplus])
        return Ask(self.seat, "bury", options, "buried", closes=("done",), default=(*rest, DONE()))

    def bury(self, field: Field) -> Flow:
        for card in BURY.among(self.buried):
            field.move(card, f"hand-{self.seat}", f"buried-{self.seat}")
            field.tell(Buried(self.seat, card), (self.seat,))
        return None


def march(field: Field, seat: int, source: str, to: str, units: int) -> None:
    field.add(seat, source, -units)
    field.add(seat, to, units)
    captain = REGIONS[field.captains[seat]]
    if captain == source and not field.at(seat, source):
        field.captains[seat] = REGIONS.index(to)
    if seat == SHADOW and to == "keep" and field.size("token-keep"):
        field.pour("token-keep", "pile")


class Recruit(Procedure):
    """Turns over a token, which nobody has seen before, and adds its units (SKI-4)."""

    steps = ("turn_over", "place")

    seat: int
    region: str
    face: str = ""

    def turn_over(self, field: Field) -> Flow:
        self.face = field.draw(f"token-{self.region}", "spent")
        return None

    def place(self, field: Field) -> Flow:
        room = stacking(field, self.seat, self.region) - field.at(self.seat, self.region)
        units = min(room, {"none": 0, "one": 1, "two": 2}[self.face])
        field.add(self.seat, self.region, units)
        field.tell(Recruited(self.seat, self.region, units))
        return None


# Battle (SKI-6 to SKI-13)


class Battle(Procedure):
    """A battle in the defender's region."""

    steps = ("fight", "end_of_round", "after_stop", "withdraw", "go_on", "aftermath")
    lasting = {"fight": ("rounds", "stop", "withdrawal")}

    attacker: int
    source: str
    region: str
    stop: Option | None = None
    withdrawal: Option | None = None
    rounds: int = 0

    def crumb(self) -> tuple[str]:
        return (self.region,)

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    def army(self, seat: int) -> str:
        return self.source if seat == self.attacker else self.region

    def fight(self, field: Field) -> Flow:
        self.rounds += 1
        return Call(Round())

    def end_of_round(self, field: Field) -> Flow:
        return Ask(self.attacker, "stop-attack", (STOP(), PRESS()), "stop", about=(self.region,))

    def after_stop(self, field: Field) -> Flow:
        if self.stop == STOP():
            return Goto("aftermath")
        options = [STAY(), *field.legal(self.defender, WITHDRAW, NEIGHBOURS[self.region])]
        return Ask(self.defender, "withdraw", options, "withdrawal")

    def withdraw(self, field: Field) -> Flow:
        if WITHDRAW.chosen(self.withdrawal):
            to = WITHDRAW.ref(self.withdrawal)
            march(field, self.defender, self.region, to, field.at(self.defender, self.region))
            return Goto("aftermath")
        return None

    def go_on(self, field: Field) -> Flow:
        return Goto("fight")

    def aftermath(self, field: Field) -> Flow:
        if not field.at(self.defender, self.region) and field.at(self.attacker, self.source):
            units = min(
                field.at(self.attacker, self.source), stacking(field, self.attacker, self.region)
            )
            march(field, self.attacker, self.source, self.region, units)
        return Done()


@WITHDRAW.rule
def withdraws_to_a_free_neighbour(field: Field, seat: int, region: str) -> Refusal | None:
    battle = field.frame(Battle)
    if battle is None or seat != battle.defender:
        return refuse("SKI-13", region)
    if region not in NEIGHBOURS[battle.region] or field.at(1 - seat, region):
        return refuse("SKI-13", region)
    room = stacking(field, seat, region) - field.at(seat, region)
    return None if field.at(seat, battle.region) <= room else refuse("SKI-3", region)


class LayCard(Procedure):
    """Lets a seat choose a card in secret (SKI-7)."""

    steps = ("choose", "deliver")

    seat: int
    card: Option | None = None

    def choose(self, field: Field) -> Flow:
        hand = sorted(set(field.faces(f"hand-{self.seat}")))
        options = [LAY_NOTHING(), *field.legal(self.seat, LAY, hand)]
        return Ask(self.seat, "manoeuvre", options, "card")

    def deliver(self, field: Field) -> Flow:
        return Done(self.card)


class Round(Procedure):
    """One round of battle (SKI-6)."""

    steps = ("manoeuvres", "reveal", "card_effects", "next_card", "combat_roll", "damage")
    lasting = {"card_effects": ("acted",)}

    laid: dict[int, Option] = {}
    cards: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    hits: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    acted: int = 0

    def manoeuvres(self, field: Field) -> Flow:
        return Together({seat: LayCard(seat) for seat in (FREE, SHADOW)}, into="laid")

    def reveal(self, field: Field) -> Flow:
        for seat, option in sorted(self.laid.items()):
            if LAY.chosen(option):
                card = LAY.ref(option)
                field.move(card, f"hand-{seat}", "discard")
                self.cards[seat] = card
        return None

    def card_effects(self, field: Field) -> Flow:
        """Carry out the cards in the order of their initiative (SKI-8)."""
        battle = battle_of(field)
        order = sorted(
            (initiative(field, card), seat == battle.attacker, seat)
            for seat, card in enumerate(self.cards)
            if card
        )
        if self.acted == len(order):
            return Goto("combat_roll")
        _, _, seat = order[self.acted]
        self.acted += 1
        return Call(CardEffect(seat=seat, card=self.cards[seat]))

    def next_card(self, field: Field) -> Flow:
        return Goto("card_effects")

    def combat_roll(self, field: Field) -> Flow:
        return Call(CombatRoll())

    def damage(self, field: Field) -> Flow:
        return Call(Damage(hits=list(self.hits)))


@query
def initiative(field: Field, card: str) -> int:
    """Return the initiative of a card; the lower number acts first (SKI-8)."""
    return INITIATIVE[card]


def battle_of(field: Field) -> Battle:
    battle = field.frame(Battle)
    assert battle is not None
    return battle


def round_of(field: Field) -> Round:
    found = field.frame(Round)
    assert found is not None
    return found


@query
def hits_on(field: Field, seat: int) -> int:
    """Return the lowest value that hits (SKI-9)."""
    return field.data.target


shield = Source("shield")
charge = Source("charge")


@shield.modifies(hits_on)
def harder_to_hit(field: Field, active: Active, value: int, seat: int) -> int:
    return value + 1 if seat != active.owner else value


@charge.modifies(hits_on)
def easier_to_hit(field: Field, active: Active, value: int, seat: int) -> int:
    return value - 1 if seat == active.owner else value


class CardEffect(Procedure):
    """Carries out the effect of a card."""

    steps = ("act", "withdraw")

    seat: int
    card: str
    withdrawal: Option | None = None

    def crumb(self) -> tuple[str]:
        return (self.card,)

    def act(self, field: Field) -> Flow:
        battle, fight = battle_of(field), round_of(field)
        match self.card:
            case "shield":
                field.activate(shield, self.seat, within=fight)
            case "charge":
                field.activate(charge, self.seat, within=fight)
            case "ambush":
                return Call(Ambush(seat=self.seat))
            case "scouts" if self.seat == battle.defender:
                options = field.legal(self.seat, WITHDRAW, NEIGHBOURS[battle.region])
                return Ask(self.seat, "scouts", [STAY(), *options], "withdrawal")
        return Done()

    def withdraw(self, field: Field) -> Flow:
        battle = battle_of(field)
        if not WITHDRAW.chosen(self.withdrawal):
            return Done()
        to = WITHDRAW.ref(self.withdrawal)
        march(field, self.seat, battle.region, to, field.at(self.seat, battle.region))
        return Unwind(Battle, "aftermath")


class Ambush(Procedure):
    """Rolls a die before the roll; its loss is taken at once and may end the battle (SKI-9)."""

    steps = ("attack", "loss")

    seat: int
    hit: bool = False

    def attack(self, field: Field) -> Flow:
        (value,) = field.roll(1)
        self.hit = value >= field.data.target
        return None

    def loss(self, field: Field) -> Flow:
        hits = [0, 0]
        hits[1 - self.seat] = int(self.hit)
        return Call(Damage(hits=hits))


class CombatRoll(Procedure):
    """Rolls and re-rolls the dice of both sides, attacker first (SKI-9 and SKI-10)."""

    steps = ("roll", "choose_reroll", "reroll", "next_side")
    lasting = {"roll": ("order", "values")}

    order: int = 0
    values: list[int] = []
    rerolled: tuple[Option, ...] = ()

    def seat(self, field: Field) -> int:
        battle = battle_of(field)
        return battle.attacker if self.order == 0 else battle.defender

    def misses(self, field: Field) -> list[int]:
        target = hits_on(field, self.seat(field))
        return [die for die, value in enumerate(self.values) if value < target]

    def roll(self, field: Field) -> Flow:
        seat = self.seat(field)
        self.values = list(field.roll(min(5, field.at(seat, battle_of(field).army(seat)))))
        return None

    def choose_reroll(self, field: Field) -> Flow:
        seat = self.seat(field)
        leadership = int(REGIONS[field.captains[seat]] == battle_of(field).army(seat))
        taken = REROLL.among(self.draft)
        misses = [die for die in self.misses(field) if die not in taken]
        room = min(leadership - len(taken), len(misses))
        if not taken and room <= 0:
            self.rerolled = ()
            return None
        options = [DONE(), *(REROLL[die] for die in misses[: len(misses) if room > 0 else 0])]
        default = (*(REROLL[die] for die in misses[:room]), DONE())
        return Ask(seat, "reroll", options, "rerolled", closes=("done",), default=default)

    def reroll(self, field: Field) -> Flow:
        for die in REROLL.among(self.rerolled):
            (self.values[die],) = field.roll(1)
        self.rerolled = ()
        return None

    def next_side(self, field: Field) -> Flow:
        seat = self.seat(field)
        target = hits_on(field, seat)
        round_of(field).hits[1 - seat] += sum(value >= target for value in self.values)
        self.order += 1
        return Goto("roll") if self.order < 2 else Done()


class ChooseLosses(Procedure):
    """Lets a side choose its losses in secret (SKI-11)."""

    steps = ("choose", "deliver")

    seat: int
    hits: int
    losses: tuple[Option, ...] = ()

    def choose(self, field: Field) -> Flow:
        units = field.at(self.seat, battle_of(field).army(self.seat))
        lost = sum(option.verb == "lose-unit" for option in self.draft)
        banner = any(option.verb == "lose-banner" for option in self.draft)
        open_hits = self.hits - lost - 2 * banner
        options: list[Option] = []
        if open_hits > 0 and lost < units:
            options.append(LOSE_UNIT())
            if field.banners[self.seat] and not banner:
                options.append(LOSE_BANNER())
        else:
            options.append(DONE())
        default = (*[LOSE_UNIT()] * max(0, min(open_hits, units - lost)), DONE())
        return Ask(self.seat, "losses", options, "losses", closes=("done",), default=default)

    def deliver(self, field: Field) -> Flow:
        return Done(self.losses)


class Damage(Procedure):
    """Deals damage to both sides at the same time (SKI-11 and SKI-12)."""

    steps = ("choose_losses", "take_losses", "count_the_living")

    hits: list[int]
    losses: dict[int, tuple[Option, ...]] = {}

    def choose_losses(self, field: Field) -> Flow:
        hurt = {seat: ChooseLosses(seat, hits) for seat, hits in enumerate(self.hits) if hits}
        return Together(hurt, into="losses") if hurt else None

    def take_losses(self, field: Field) -> Flow:
        battle = battle_of(field)
        for seat, losses in sorted(self.losses.items()):
            units = sum(option.verb == "lose-unit" for option in losses)
            banner = any(option.verb == "lose-banner" for option in losses)
            field.add(seat, battle.army(seat), -units)
            field.banners[seat] -= banner
            field.tell(LossesTaken(seat, units, banner))
        return None

    def count_the_living(self, field: Field) -> Flow:
        battle = battle_of(field)
        for seat in (FREE, SHADOW):
            if not field.at(seat, battle.army(seat)):
                return Unwind(Battle, "aftermath")
        return Done()


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    tokens = (Zone(f"token-{region}") for region in MUSTER)
    return (
        Pool(
            "tokens",
            ("none", "one", "one", "one", "two", "two") * 2,
            (Zone("pile"), *tokens, Zone("spent", EVERYONE)),
        ),
        Pool(
            "cards",
            tuple(INITIATIVE) * 3,
            (
                Zone("deck", ordered=True),
                *(Zone(f"hand-{seat}", (seat,)) for seat in scenario.seats),
                *(Zone(f"buried-{seat}", (seat,)) for seat in scenario.seats),
                Zone("discard", EVERYONE),
            ),
        ),
    )


def bring(field: Field, one: str, other: str, random: Random) -> bool:
    """Put two cards into one or two hands, with armies next to each other."""
    field.units = [[0, 0, 4, 0, 2], [2, 0, 0, 4, 0]]
    for card in (one, other):
        seat = random.choice((FREE, SHADOW))
        source = next((z for z in ("deck", "hand-0", "hand-1") if card in field.faces(z)), "")
        if source != f"hand-{seat}":
            field.move(card, source, f"hand-{seat}")
    return True


def at_work(field: Field) -> list[str]:
    """Return the cards laid in this round."""
    found = field.frame(Round)
    return [] if found is None else [card for card in found.cards if card]


game = Game(
    name="skirmish",
    version=1,
    state=Field,
    start=Skirmish,
    scenarios=(Scenario("standard", {"free": (FREE,), "shadow": (SHADOW,)}),),
    procedures=(
        Turn,
        Action,
        Recruit,
        Battle,
        LayCard,
        Round,
        CardEffect,
        Ambush,
        CombatRoll,
        ChooseLosses,
        Damage,
    ),
    verbs=(
        MARCH,
        RECRUIT,
        DRAW,
        ATTACK,
        PASS,
        BURY,
        LAY,
        LAY_NOTHING,
        REROLL,
        LOSE_UNIT,
        LOSE_BANNER,
        DONE,
        STOP,
        PRESS,
        STAY,
        WITHDRAW,
    ),
    sources=(shield, charge),
    watchers=(annihilated,),
    pools=pools,
    data=Data(),
    pairs=Pairs(lambda scenario: tuple(INITIATIVE), bring, at_work),
    rulebook=read_rulebook((Path(__file__).parent / "skirmish.toml").read_text()),
)
