"""The forecast of a whole battle: its position in numbers, and what can come of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ostrog.games.five_armies.armies.damage import (
    WEAKEST_FIRST,
    after,
    damage_per_casualty,
    is_intact,
)
from ostrog.games.five_armies.armies.thorin import MOST_ON_ARMOUR, SHINING_ARMOUR, is_with_thorin
from ostrog.games.five_armies.battle.combat_round import CombatRound
from ostrog.games.five_armies.battle.manoeuvres import CARD_UNIT
from ostrog.games.five_armies.battle.rolls import (
    bonus,
    dice_number,
    is_hit,
    most_rerolls,
    target_value,
)
from ostrog.games.five_armies.battle.unit_abilities import is_unhindered, may_use
from ostrog.games.five_armies.battle.whole_battle import Battle
from ostrog.games.five_armies.board.map import TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import UNSEEN, Army, War, fight_of
from ostrog.games.five_armies.board.verbs import VAMPIRE
from ostrog.games.five_armies.table.odds.battle_course import (
    BattleCourse,
    Body,
    Enemy,
    Force,
    Roll,
    dense,
    range_of,
)
from ostrog.kernel import Option, ask_of, asks, choose, draft_of
from ostrog.table import NOBODY, Prospect, Toll, Upshot

DIGITS = 6
"""Number of decimal places of probabilities."""
MOST_ANSWERS = 40
"""More questions than a round can ask after its dice."""
POLICY = "forecast-policy"
LABELS: Mapping[str, str] = {
    "taken": "forecast-ending-taken",
    "held": "forecast-ending-held",
    "stopped": "forecast-ending-stopped",
    "nobody": "forecast-ending-nobody",
}
"""The name of each ending."""
Spread = Mapping[tuple[int, int], float]
"""Probability by the number of hits and the number of hits with black dice among them."""


def whole_battle(war: War, spreads: Sequence[Spread], notes: Sequence[str] = ()) -> Prospect:
    """Return the forecast of a battle from a round whose hits are foreseen, attacker first."""
    position = Position(war)
    position.fight_round(war, spreads)
    return position.prospect((POLICY, *notes))


def rest_of_battle(war: War, seat: int, option: Option | None) -> Prospect | None:
    """Return the forecast of a battle whose dice of this round have fallen (chapters 25 to 28)."""
    world = war.clone()
    answer_after_dice(world, seat, option)
    if world.battle is None or not any(world.battle.attackers(world)):
        return None
    if world.force(world.battle.region) != world.battle.defender:
        return None
    position = Position(world)
    position.end_round(world)
    return position.prospect((POLICY,))


def answer_after_dice(world: War, seat: int, option: Option | None) -> None:
    """Answer what is asked after the dice by the policy, until casualties are chosen.

    Nothing is left to chance there. Casualties are chosen in secret, so they are not answered.
    """
    considered = option
    for _ in range(MOST_ANSWERS):
        pending = asks(world)
        if not pending or world.frame(CombatRound) is None:
            return
        if any(ask.kind == "casualties" for ask in pending):
            give_up(world, seat, considered)
            return
        asked = None if considered is None else ask_of(world, seat)
        if considered is not None and asked is not None and considered in asked.options:
            picks = (considered, *(asked.default if asked.closes else ()))
            choose(world, seat, *picks[: 1 if considered.verb in asked.closes else 2])
        else:
            ask = pending[0]
            forgoes = ask.kind == "captain-of-war"  # Nobody gives up leaders for it.
            choose(world, ask.seat, *(ask.default or (ask.options[-1 if forgoes else 0],)))
        considered = None


def give_up(world: War, seat: int, considered: Option | None) -> None:
    """Take the casualties that a seat has picked so far (B5A-25.7)."""
    if ask_of(world, seat) is None:
        return
    place = fight_of(world).army_of(seat)
    picks = [*draft_of(world, seat), *([] if considered is None else [considered])]
    army = world.armies[place]
    units, damage = after(world, army, picks)
    if any(units):
        world.armies[place] = Army(seat, units, damage, army.tokens)


class Ability(NamedTuple):
    """What the unit card of a side does in this round if a black die hits (chapter 23)."""

    harm: int = 0
    """More damage to the enemy."""
    shield: int = 0
    """Less damage to the side."""
    tokens: int = 0
    """Leadership tokens that the enemy loses."""
    late: str = ""
    """The card, if it works at the end of the round."""


ABILITIES = {
    "unit-lake-men": Ability(harm=1),
    "unit-wood-elf-archers": Ability(harm=1),
    "unit-dwarf-veterans": Ability(harm=1, tokens=1),
    "unit-wood-elf-spearmen": Ability(shield=1),
    "unit-great-orcs": Ability(harm=2),
    "unit-orcs": Ability(late="unit-orcs"),
    "unit-wargs": Ability(late="unit-wargs"),
    "unit-goblins": Ability(late="unit-goblins"),
}
"""By unit card. The Dwarf Regulars only change which unit is lost, and are not counted."""
NO_ABILITY = Ability()


class Position:
    """A battle with the numbers that it has now, and its course."""

    def __init__(self, war: War) -> None:
        """Read the armies, and what each number of lost units leaves of their dice."""
        self.world = world = after_the_round(war)
        fight = fight_of(world)
        self.attacker, self.defender, self.region = fight.attacker, fight.defender, fight.region
        self.fog = fight.fog
        self.fought = tuple(fight.fought)
        self.places = order_of(world)
        self.walls = walls_of(world, self.region)
        self._rolls: dict[tuple[str, bool, bool], Roll] = {}
        self.course = BattleCourse(
            [self.force_of(self.attacker, place) for place in self.places],
            self.force_of(self.defender, self.region),
            self.attacking,
            self.roll_of(self.defender),
        )

    # The numbers of both sides

    def force_of(self, seat: int, place: str) -> Force:
        """Return an army, or Beorn, with its dice for each number of units left (B5A-23.1)."""
        world = self.world
        army = world.armies.get(place)
        if army is None:
            dice = dice_number(world, place)
            return Force(world.wrath, Body(), lambda body: (dice, dice), beorn=True)
        body = Body(
            damage=army.damage,
            tokens=army.tokens,
            guards=world.bodyguards if world.characters["bolg"] == place else 0,
            armour=self.armour_at(place),
            ring=seat == FREE and world.rings > 0 and world.characters["bilbo"] == place,
        )

        def numbers(now: Body) -> tuple[int, int]:
            return self.numbers_of(seat, place, army, now)

        return Force(army.size, body, numbers, worth=damage_per_casualty(world))

    def armour_at(self, place: str) -> int:
        """Return the damage after which Shining Armour is discarded, or 0 (B5A-CR-28)."""
        worn = is_with_thorin(self.world, place) and SHINING_ARMOUR in self.world.faces(
            "fate-beside"
        )
        return MOST_ON_ARMOUR + 1 - self.world.armour if worn else 0

    def numbers_of(self, seat: int, place: str, army: Army, now: Body) -> tuple[int, int]:
        """Return the dice and re-rolls of what is left of an army (B5A-23.1, 24.1)."""
        world, fight = self.world, fight_of(self.world)
        bilbo, there = world.characters["bilbo"], fight.place
        if seat == self.attacker:
            fight.place = place
        if bilbo == place and world.rings and not now.ring:
            world.characters["bilbo"] = UNSEEN
        world.armies[place] = Army(seat, weakened(army.units, now.lost), 0, now.tokens)
        found = dice_number(world, place), most_rerolls(world, fight, seat)
        world.armies[place], world.characters["bilbo"] = army, bilbo
        fight.place = there
        return found

    def roll_of(self, seat: int) -> Roll:
        """Return how a side hits as things stand (B5A-23.7, 23.8, 23.16)."""
        world = self.world
        target = target_value(world, fight_of(world), seat)
        first, again = (
            sum(is_hit(value, target, bonus(world, seat, later)) for value in range(1, 7)) / 6
            for later in (False, True)
        )
        return Roll(first, again)

    def attacking(self, army: int, fresh: bool, walled: bool) -> Roll:
        """Return how an attacking army hits, with its obstacle (B5A-23.9 to 23.11)."""
        place = self.places[army]
        key = place, fresh and place not in self.fought, walled
        if key not in self._rolls:
            world, fight = self.world, fight_of(self.world)
            fight.place, fight.fought = place, [] if key[1] else [place]
            if self.region in world.breaches:
                whole = world.values.defence[self.region]
                world.breaches[self.region] = whole - int(walled)
            self._rolls[key] = self.roll_of(self.attacker)
        return self._rolls[key]

    # The round in progress

    def fight_round(self, war: War, spreads: Sequence[Spread]) -> None:
        """Fight a round with these hits and the abilities of cards that lie open (chapter 23)."""
        course = self.course
        course.rounds = 1.0
        sides = [
            list(self.strokes(war, seat, spread))
            for seat, spread in zip((self.attacker, self.defender), spreads, strict=True)
        ]
        for hits, own, share in sides[0]:
            for suffered, other, part in sides[1]:
                damage = self.damage_of(war, (hits, suffered), (own, other))
                body, enemy = self.struck(damage, (own, other))
                course.after_round(body, enemy, share * part, over=self.fog)
        course.run()

    def strokes(self, war: War, seat: int, spread: Spread) -> Iterator[tuple[int, Ability, float]]:
        """Yield the numbers of hits of a side, with the ability that they allow (B5A-23.5)."""
        card = fight_of(war).sides[seat].card
        usable = card in CARD_UNIT and is_unhindered(war, seat, card)
        found: dict[tuple[int, Ability], float] = defaultdict(float)
        for (hits, black), share in spread.items():
            ability = ABILITIES.get(card, NO_ABILITY) if black and usable else NO_ABILITY
            found[hits, ability] += share
        for (hits, ability), share in found.items():
            yield hits, ability, share

    def damage_of(
        self, war: War, hits: tuple[int, int], abilities: tuple[Ability, Ability]
    ) -> tuple[int, int]:
        """Return the damage to the attacker and the defender (B5A-25.1, 34.6, CR-14 to CR-17)."""
        found = []
        for index, seat in enumerate((self.attacker, self.defender)):
            dealt = hits[1 - index] + abilities[1 - index].harm
            bats = fight_of(war).sides[SHADOW].card == VAMPIRE and war.bats[TERRITORY[self.region]]
            if seat == FREE and dealt and bats:
                dealt += 1
            found.append(max(0, dealt - abilities[index].shield))
        return found[0], found[1]

    def struck(
        self, damage: tuple[int, int], abilities: tuple[Ability, Ability]
    ) -> tuple[Body, Enemy]:
        """Return the bodies after damage, casualties and late abilities (B5A-25.2, 28.30)."""
        first, enemy = self.course.attackers[0], self.course.defender
        own, _ = first.hurt(first.body, damage[0])
        other, walls = enemy.hurt(enemy.body, damage[1], self.walls)
        own = own._replace(tokens=max(0, own.tokens - abilities[1].tokens))
        other = other._replace(tokens=max(0, other.tokens - abilities[0].tokens))
        found = first.settled(own), Enemy(enemy.settled(other), walls)
        for index, ability in enumerate(abilities):
            found = self.late(*found, ability.late, of_attacker=index == 0)
        return found

    def end_round(self, war: War) -> None:
        """End a round whose damage lies on the armies, casualties not yet taken (B5A-25.2)."""
        course, fought = self.course, war.frame(CombatRound)
        course.rounds = float(fought is not None)
        first, enemy = course.attackers[0], course.defender
        found = first.settled(first.body), Enemy(enemy.settled(enemy.body), self.walls)
        if fought is not None and fought.step == "casualties":
            for seat in (self.attacker, self.defender):
                card = fight_of(war).sides[seat].card
                if may_use(war, seat, card):
                    late = ABILITIES.get(card, NO_ABILITY).late
                    found = self.late(*found, late, of_attacker=seat == self.attacker)
        course.after_round(*found, 1.0, over=self.fog)
        course.run()

    def late(self, body: Body, enemy: Enemy, card: str, *, of_attacker: bool) -> tuple[Body, Enemy]:
        """Use an ability at the end of the round, if it has an effect (B5A-28.30, CR-18, CR-19)."""
        forces, walls = (self.course.attackers[0], self.course.defender), enemy.walls
        mine, theirs = forces if of_attacker else forces[::-1]
        own, other = (body, enemy.body) if of_attacker else (enemy.body, body)
        both = mine.stands(own) and theirs.stands(other)
        if card == "unit-orcs" and mine.stands(own) and self.has_token_left():
            own = own._replace(tokens=own.tokens + 1)
        elif card == "unit-wargs" and both and not theirs.beorn:
            other = theirs.settled(other, 1)
        elif card == "unit-goblins" and both:
            own = mine.settled(mine.struck(own, 1))
            other, left = theirs.hurt(other, 1, walls if of_attacker else 0)
            other, walls = theirs.settled(other), left if of_attacker else walls
        return (own, Enemy(other, walls)) if of_attacker else (other, Enemy(own, walls))

    def has_token_left(self) -> bool:
        """Whether the Shadow has a Leadership token left to place (B5A-1.12)."""
        placed = sum(army.tokens for army in self.world.armies.values() if army.seat == SHADOW)
        limit: int = getattr(self.world.values.leadership_tokens, SIDES[SHADOW])
        return placed < limit

    # What comes of it

    def prospect(self, notes: Sequence[str]) -> Prospect:
        """Return what the battle can come to, for clients."""
        course = self.course
        gains = {"taken": self.attacker, "nobody": NOBODY}
        return Prospect(
            at=self.region,
            endings=tuple(
                Upshot(LABELS[name], round(share, DIGITS), gains.get(name, self.defender))
                for name, share in course.endings.items()
                if round(share, DIGITS)
            ),
            losses=(
                self.toll(self.attacker, course.attackers, course.losses[0]),
                self.toll(self.defender, [course.defender], course.losses[1]),
            ),
            rounds=round(course.rounds, DIGITS),
            notes=tuple(notes),
        )

    def toll(self, seat: int, forces: Sequence[Force], losses: Mapping[int, float]) -> Toll:
        """Return what the battle may cost a side."""
        shares = dense(losses)
        low, high = range_of(shares)
        return Toll(
            seat,
            "forecast-losses-wrath" if forces[0].beorn else "forecast-losses-units",
            sum(force.units for force in forces),
            round(sum(number * share for number, share in enumerate(shares)), DIGITS),
            low,
            high,
            tuple(round(share, DIGITS) for share in shares),
        )


def after_the_round(war: War) -> War:
    """Return a copy in which the round is over and its cards no longer count (B5A-8.19, 22.6)."""
    world = war.clone()
    while world.stack and not isinstance(world.stack[-1], Battle):
        world.stack.pop()
    depth = len(world.stack)
    world.active = [active for active in world.active if active.depth <= depth]
    return world


def walls_of(war: War, region: str) -> int:
    """Return the damage that the fortification of a region still takes (B5A-26.1, 26.3)."""
    return war.values.defence[region] - war.breaches[region] if is_intact(war, region) else 0


def order_of(world: War) -> list[str]:
    """Return the attacking armies, the one that fights now first, then by their dice (B5A-29.2)."""
    fight = fight_of(world)
    left = list(fight.attackers(world))
    left.sort(key=lambda place: (place != fight.place, -dice_number(world, place)))
    return left


def weakened(units: Sequence[int], lost: int) -> tuple[int, ...]:
    """Return units without the weakest that were lost (B5A-25.7)."""
    left = list(units)
    for number in WEAKEST_FIRST:
        gone = min(lost, left[number])
        left[number] -= gone
        lost -= gone
    return tuple(left)
