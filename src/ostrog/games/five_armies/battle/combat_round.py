"""Chapters 21 to 25: a combat round, step by step."""

from __future__ import annotations

from ostrog.games.five_armies.armies.bilbo import Vanish
from ostrog.games.five_armies.armies.damage import Casualties, IncomingDamage, deal
from ostrog.games.five_armies.armies.thorin import FURY, is_with_thorin
from ostrog.games.five_armies.battle.combat_effects import (
    MIGHTY_STROKES,
    CaptainOfWar,
    EventTookEffect,
    take_effect,
)
from ostrog.games.five_armies.battle.manoeuvres import ChooseManoeuvre, lay_open
from ostrog.games.five_armies.battle.rolls import (
    black_dice,
    bonus,
    dice_number,
    hits,
    misses,
    most_rerolls,
    obstacle,
    reroll_choices,
    target_value,
    throw_again,
)
from ostrog.games.five_armies.battle.unit_abilities import REDOUBTABLE_CARD, UseAbility, may_use
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.bats import spend_bats
from ostrog.games.five_armies.board.decks import COMBAT_OF
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.map import TERRITORY
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import War, fight_of
from ostrog.games.five_armies.board.verbs import (
    KEEP_BATS,
    MANOEUVRE,
    REROLL,
    SPEND_BATS,
    STROKES,
    VAMPIRE,
)
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Together


class CombatRound(Procedure):
    """One combat round (B5A-21.14)."""

    steps = (
        "manoeuvres",
        "reveal",
        "defender_effect",
        "attacker_effect",
        "combat_roll",
        "attacker_reroll",
        "defender_reroll",
        "leader_reroll",
        "attacker_ability",
        "defender_ability",
        "vampire",
        "spend_bats",
        "prevent_against_shadow",
        "prevent_against_free",
        "place_damage",
        "defender_captain",
        "attacker_captain",
        "bilbo",
        "casualties",
        "attacker_end_of_round",
        "defender_end_of_round",
        "put_away",
    )

    number: int
    chosen: dict[int, Option] = {}
    attacker_dice: Option | None = None
    defender_dice: Option | None = None
    bats: Option | None = None
    against_shadow: int = 0
    against_free: int = 0

    def crumb(self) -> tuple[int]:
        """The number of the round, for the breadcrumb."""
        return (self.number,)

    def manoeuvres(self, war: War) -> Flow:
        """Let both sides choose a card in secret; Beorn needs none (B5A-22.1, 33.15)."""
        battle = fight_of(war)
        seats = [seat for seat in (FREE, SHADOW) if not battle.is_beorn(seat)]
        return Together({seat: ChooseManoeuvre(seat=seat) for seat in seats}, "chosen")

    def reveal(self, war: War) -> Flow:
        """Reveal the chosen cards (B5A-22.1, 22.4, 22.11)."""
        battle = fight_of(war)
        for seat in battle.order:
            if seat not in self.chosen:
                continue
            card = MANOEUVRE.ref(self.chosen[seat])
            lay_open(battle, seat, card)
            if card in COMBAT_OF:
                war.move(card, f"event-hand-{SIDES[seat]}", "event-in-battle")
            war.tell(events.ManoeuvreShown(seat, card))
        return None

    def defender_effect(self, war: War) -> Flow:
        """Apply the defender's Event card, which comes first (B5A-22.6, 22.7)."""
        return self._take_effect(war, fight_of(war).defender)

    def attacker_effect(self, war: War) -> Flow:
        """Apply the attacker's Event card (B5A-22.6)."""
        return self._take_effect(war, fight_of(war).attacker)

    def _take_effect(self, war: War, seat: int) -> Flow:
        take_effect(war, self, seat)
        return Call(EventTookEffect(seat=seat)) if fight_of(war).sides[seat].event else None

    def combat_roll(self, war: War) -> Flow:
        """Fix target values and bonuses, then roll the dice of both sides.

        See B5A-23.1, 23.3, 23.7, 23.16 and CR-10.
        """
        battle = fight_of(war)
        if battle.sides[FREE].card == STROKES:  # It needs no black die (B5A-22.8).
            war.activate(MIGHTY_STROKES, FREE, within=self)
        for seat in battle.order:
            side, place = battle.sides[seat], battle.army_of(seat)
            dice = dice_number(war, place)
            side.black = black = black_dice(war, place, side.card, dice)
            side.target = target_value(war, battle, seat)
            side.added = bonus(war, seat, False), bonus(war, seat, True)
            side.reasons = reasons(war, battle, seat)
            values = war.roll(dice)
            side.dice = list(values)
            shown = values[:black], values[black:]
            war.tell(events.CombatRolled(seat, *shown, side.target, side.added[0]))
        return None

    def attacker_reroll(self, war: War) -> Flow:
        """Ask the attacker which dice to re-roll; both rolls are visible (B5A-24.1, 24.5)."""
        return self._ask_reroll(war, fight_of(war).attacker, "attacker_dice")

    def defender_reroll(self, war: War) -> Flow:
        """Ask the defender which dice to re-roll (B5A-24.1, 24.5)."""
        return self._ask_reroll(war, fight_of(war).defender, "defender_dice")

    def _ask_reroll(self, war: War, seat: int, into: str) -> Flow:
        most = most_rerolls(war, fight_of(war), seat)
        white, black = misses(fight_of(war), seat)
        if not most or not white + black:
            return None
        options = war.legal(seat, REROLL, reroll_choices(white, black, most))
        return Ask(seat, "leader-reroll", options, into, default=(options[0],))

    def leader_reroll(self, war: War) -> Flow:
        """Re-roll the dice of both sides, then turn hits into damage (B5A-24.3, 24.5, 25.1)."""
        battle = fight_of(war)
        for seat, choice in (
            (battle.attacker, self.attacker_dice),
            (battle.defender, self.defender_dice),
        ):
            side = battle.sides[seat]
            if choice is not None and any(choice.refs):
                white, black = REROLL.refs(choice)
                throw_again(war, battle, seat, white, black)
                shown = tuple(side.dice[: side.black]), tuple(side.dice[side.black :])
                war.tell(events.DiceRerolled(seat, *shown, side.added[1]))
            battle.sides[1 - seat].dealt = hits(battle, seat)
        return None

    def attacker_ability(self, war: War) -> Flow:
        """Let the attacker use a unit ability, before the defender (B5A-23.6)."""
        return Call(UseAbility(seat=fight_of(war).attacker))

    def defender_ability(self, war: War) -> Flow:
        """Let the defender use a unit ability (B5A-23.6)."""
        return Call(UseAbility(seat=fight_of(war).defender))

    def vampire(self, war: War) -> Flow:
        """Ask the Shadow whether to spend bats for one more damage (B5A-34.6)."""
        battle = fight_of(war)
        territory = TERRITORY[battle.region]
        played = battle.sides[SHADOW].card == VAMPIRE
        if not played or not battle.sides[FREE].dealt or not war.bats[territory]:
            return None
        options = (SPEND_BATS(), KEEP_BATS())
        return Ask(SHADOW, "use-vampire", options, "bats", about=(territory,))

    def spend_bats(self, war: War) -> Flow:
        """Spend the bats and add the damage, if the Shadow chose to (B5A-34.6)."""
        if self.bats == SPEND_BATS():
            battle = fight_of(war)
            spend_bats(war, TERRITORY[battle.region])
            battle.sides[FREE].dealt += 1
        return None

    def prevent_against_shadow(self, war: War) -> Flow:
        """Let damage to the Shadow be prevented, such as by bodyguards (B5A-25.4, 35.4, 35.9)."""
        battle = fight_of(war)
        damage = battle.sides[SHADOW].damage
        if not damage:
            return None
        return Call(IncomingDamage(place=battle.army_of(SHADOW), damage=damage), "against_shadow")

    def prevent_against_free(self, war: War) -> Flow:
        """Let damage to the Free Peoples be prevented, before the fortification (B5A-25.4)."""
        battle = fight_of(war)
        damage = battle.sides[FREE].damage
        if not damage:
            return None
        return Call(IncomingDamage(place=battle.army_of(FREE), damage=damage), "against_free")

    def place_damage(self, war: War) -> Flow:
        """Put the damage on both armies; only the defender is sheltered (B5A-25.1, 25.2, 26.9)."""
        battle = fight_of(war)
        for seat in battle.order:
            damage = self.against_shadow if seat == SHADOW else self.against_free
            hurt = deal(war, battle.army_of(seat), damage, sheltered=seat == battle.defender)
            if seat == FREE:
                self.against_free = hurt
        return None

    def defender_captain(self, war: War) -> Flow:
        """Let the defender use Captain of War, before the attacker (B5A-25.4, CR-13)."""
        return Call(CaptainOfWar(seat=fight_of(war).defender))

    def attacker_captain(self, war: War) -> Flow:
        """Let the attacker use Captain of War (B5A-25.4, CR-13)."""
        return Call(CaptainOfWar(seat=fight_of(war).attacker))

    def bilbo(self, war: War) -> Flow:
        """Let Bilbo remove damage from his army (B5A-10.21, 25.4)."""
        place = fight_of(war).army_of(FREE)
        return Call(Vanish(place=place)) if self.against_free else None

    def casualties(self, war: War) -> Flow:
        """Let both sides take casualties together (B5A-25.2, 25.12)."""
        battle = fight_of(war)
        places = {seat: battle.army_of(seat) for seat in (FREE, SHADOW)}
        redoubtable = may_use(war, FREE, REDOUBTABLE_CARD)
        return Call(Casualties(places=places, redoubtable=redoubtable))

    def attacker_end_of_round(self, war: War) -> Flow:
        """Let the attacker use an end-of-round ability (B5A-28.30)."""
        return Call(UseAbility(seat=fight_of(war).attacker, late=True))

    def defender_end_of_round(self, war: War) -> Flow:
        """Let the defender use an end-of-round ability (B5A-28.30)."""
        return Call(UseAbility(seat=fight_of(war).defender, late=True))

    def put_away(self, war: War) -> Flow:
        """Discard the Event cards (B5A-8.19, 22.6)."""
        if war.size("event-in-battle"):
            war.pour("event-in-battle", "event-discard")
        return None


HINDERING = ("fierce-defence", "great-confusion", "overmastered")
"""Effects of one side on the roll of the other."""
HELPING = (
    "battle-fury",
    "commanding-voice",
    "no-quarter",
    "stand-and-fight",
    STROKES,
    "sf-elven-charge",
)
"""Effects of one side on its own roll."""


def reasons(war: War, battle: Fight, seat: int) -> tuple[str, ...]:
    """Names of all that influences a side's roll, for display (B5A-23.15, 23.16, 33.16)."""
    found = [obstacle(war, battle, seat)]
    for active in war.active:
        own = active.owner == seat
        if (own and active.name in HELPING) or (not own and active.name in HINDERING):
            found.append(active.name)
    beside = war.faces("fate-beside")
    if battle.is_beorn(seat):
        found += [card for card in ("fate-giant-size", "fate-roaring-voice") if card in beside]
    elif FURY in beside and seat == FREE and is_with_thorin(war, battle.army_of(FREE)):
        found.append(FURY)
    return tuple([reason for reason in found if reason])
