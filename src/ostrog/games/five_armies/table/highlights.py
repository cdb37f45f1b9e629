"""What an option points at on the table."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.board.control import token_zone
from ostrog.games.five_armies.board.map import EYRIE, RANK
from ostrog.games.five_armies.board.pieces import GOBLINS, SHADOW, UNITS
from ostrog.games.five_armies.characters.eagles import LORD
from ostrog.games.five_armies.table.scene import card_id, die_id, played_card
from ostrog.kernel import (
    Highlight,
    Option,
    Scene,
)
from ostrog.kernel.hidden.views import DecisionView


class Pointing:
    """One decision over a scene, for the verbs to find their things."""

    def __init__(self, scene: Scene, decision: DecisionView) -> None:
        """Look at a decision."""
        self.seat = decision.seat
        self.armies = {counter.at: counter for counter in scene.counters}
        self.markers = {marker.id for marker in scene.markers}
        self.about = [str(ref) for ref in decision.about]
        self.picked = [option for option in decision.draft if option.verb in ("army", "target")]
        self.battle = scene.battle

    def army(self, place: str) -> str:
        """The army in a place, or the place if there is none."""
        return self.armies[place].id if place in self.armies else place

    def acting(self) -> str:
        """Where the army stands that the decision is about, or nothing."""
        if self.picked and self.picked[0].verb == "army":
            return str(self.picked[0].refs[0])
        mine = [place for place in (*self.about, *self.fighting()) if self.is_mine(place)]
        return mine[0] if mine else ""

    def is_mine(self, place: str) -> bool:
        """Whether an army of the seat stands in a place."""
        return place in self.armies and self.armies[place].owner == self.seat

    def fighting(self) -> tuple[str, ...]:
        """Where the seat's army may stand that fights, the likeliest first."""
        if self.battle is None:
            return ()
        fighters = self.battle.fighters
        own = tuple(fighter.at for fighter in fighters if fighter.seat == self.seat)
        return own + self.battle.armies

    def misses(self, colour: str) -> list[str]:
        """The seat's dice of a colour that missed."""
        fighters = self.battle.fighters if self.battle is not None else ()
        dice = [die for fighter in fighters if fighter.seat == self.seat for die in fighter.dice]
        return [die.id for die in dice if die.colour == colour and not die.hit]

    def region(self) -> str:
        """The region the decision is about, or nothing."""
        if self.picked and self.picked[0].verb == "target":
            return str(self.picked[0].refs[0])
        return next((ref for ref in self.about if ref in RANK), "")

    def part(self, unit: str) -> str:
        """The units of a type in the acting army, or nothing."""
        army = self.armies.get(self.acting())
        parts = army.parts if army is not None else ()
        return next((part.id for part in parts if part.name == unit), "")

    def marker(self, name: str, otherwise: str) -> str:
        """A marker if it lies there, or else another thing."""
        return name if name in self.markers else otherwise


Highlights = tuple[Highlight, ...]
Verbal = Callable[..., Highlights]


def choice(ref: str) -> Highlights:
    """It is chosen."""
    return (Highlight("choice", ref),) if ref else ()


def source(ref: str) -> Highlights:
    """It sets out."""
    return (Highlight("source", ref),) if ref else ()


def target(ref: str) -> Highlights:
    """It is the goal."""
    return (Highlight("target", ref),) if ref else ()


def attack(ref: str) -> Highlights:
    """It is attacked."""
    return (Highlight("attack", ref),) if ref else ()


def nothing(look: Pointing, *refs: object) -> Highlights:
    """A plain answer that means nothing on the board."""
    return ()


def chosen_army(look: Pointing, place: str) -> Highlights:
    """An army that something is done to."""
    return choice(look.army(place))


def chosen_unit(look: Pointing, unit: str) -> Highlights:
    """A unit of the acting army."""
    return choice(look.part(unit))


def chosen_character(look: Pointing, character: str) -> Highlights:
    """A character."""
    return choice(f"character:{character}")


def acting_army(look: Pointing, *refs: object) -> Highlights:
    """Something about the acting army as a whole."""
    acting = look.acting()
    return choice(look.army(acting)) if acting else ()


def chosen_die(look: Pointing, die: str, action: str = "") -> Highlights:
    """An action die of the seat."""
    return choice(look.marker(die_id(look.seat, die), f"dice-{look.seat}"))


def chosen_card(look: Pointing, card: str) -> Highlights:
    """A manoeuvre card of the seat."""
    return choice(look.marker(card_id(look.seat, card), f"cards-{look.seat}"))


def held_card(look: Pointing, card: str) -> Highlights:
    """A card in the seat's hand, or wherever it lies."""
    return choice(look.marker(played_card(card), f"cards-{look.seat}"))


def played_with(look: Pointing, die: str, card: str) -> Highlights:
    """A card in hand, and the die that plays it."""
    return held_card(look, card) + chosen_die(look, die)


def battle_card(look: Pointing, card: str) -> Highlights:
    """A card of the battle hand."""
    if played_card(card) in look.markers:
        return choice(played_card(card))
    return chosen_card(look, card)


def chosen_place(look: Pointing, place: str, back: str = "") -> Highlights:
    """An army or region that a card is for."""
    return choice(look.army(place))


def enemy_struck(look: Pointing, region: str, count: int = 0) -> Highlights:
    """A Shadow army that is shot at or fallen upon."""
    return attack(look.army(region))


def eagles_sent(look: Pointing, territory: str) -> Highlights:
    """Eagles of the Eyrie fly out."""
    return source(look.marker(f"eagles:{EYRIE}", EYRIE)) + target(territory)


def beorn_attacks_or_army(look: Pointing, region: str) -> Highlights:
    """Somebody attacks: Beorn, if he is asked about."""
    about = look.about[0] if look.about else ""
    if about and about not in look.armies and not look.picked:
        return source("character:beorn") + attack(look.army(region))
    return army_attacks(look, region)


def thrown_again(look: Pointing, white: int, black: int) -> Highlights:
    """B5A-24.1: missed dice of a battle; B5A-19.2: of a rally, whose dice are not shown."""
    again = look.misses("white")[:white] + look.misses("black")[:black]
    return tuple(Highlight("choice", die) for die in again) if look.battle else acting_army(look)


def army_goes(look: Pointing, place: str) -> Highlights:
    """The acting army goes somewhere."""
    return setting_out(look) + target(place)


def setting_out(look: Pointing) -> Highlights:
    """The acting army, if it is known."""
    acting = look.acting()
    return source(look.army(acting)) if acting else ()


def army_attacks(look: Pointing, region: str) -> Highlights:
    """The acting army attacks somebody."""
    return setting_out(look) + attack(look.army(region))


def character_goes(look: Pointing, character: str, region: str) -> Highlights:
    """A character goes somewhere."""
    return source(f"character:{character}") + target(region)


def joins(look: Pointing, place: str) -> Highlights:
    """An army takes part in the attack that is being chosen or fought."""
    region = look.region()
    return source(look.army(place)) + attack(look.army(region) if region else "")


def driven(look: Pointing, region: str) -> Highlights:
    """A beaten army is sent somewhere."""
    beaten = look.region()
    return source(look.army(beaten) if beaten else "") + target(region)


def flipped(look: Pointing, region: str, back: str) -> Highlights:
    """A pile of recruitment tokens in a region."""
    return choice(look.marker(f"tokens:{token_zone(back, region)}", region))


def placed_unit(look: Pointing, unit: str) -> Highlights:
    """A figure of the supply."""
    return choice(look.marker(f"supply:{unit}", f"supply-{look.seat}"))


def goblins_placed(look: Pointing, place: str) -> Highlights:
    """Goblins of the supply come to a place."""
    return source(look.marker(f"supply:{UNITS[GOBLINS]}", f"supply-{SHADOW}")) + target(place)


def bats_spent(look: Pointing) -> Highlights:
    """The bats over the territory in question."""
    territory = look.about[0] if look.about else ""
    return choice(look.marker(f"bats:{territory}", territory))


VERBAL: dict[str, Verbal] = {
    "done": nothing,
    "activate": chosen_character,
    "place-token": chosen_army,
    "apply": lambda look: source("fate-drawn") + target("fate"),
    "set-aside": lambda look: source("fate-drawn") + target("fate-aside"),
    "split": nothing,
    "send-bats": lambda look, territory: target(territory),
    "act": chosen_die,
    "skip": chosen_die,
    "pass": nothing,
    "army": lambda look, place: source(look.army(place)),
    "leave": chosen_unit,
    "leave-character": chosen_character,
    "leave-token": acting_army,
    "leave-damage": acting_army,
    "to": army_goes,
    "halt": lambda look: target(look.acting()),
    "go": character_goes,
    "attack": beorn_attacks_or_army,
    "no-attack": nothing,
    "target": lambda look, region: attack(look.army(region)),
    "join": joins,
    "recruit": flipped,
    "place-unit": placed_unit,
    "place-none": nothing,
    "goblin-at": goblins_placed,
    "rally": chosen_army,
    "enter": character_goes,
    "fight-with": joins,
    "manoeuvre": battle_card,
    "reroll": thrown_again,
    "use-ability": chosen_card,
    "forgo-ability": chosen_card,
    "take-two": acting_army,
    "give-tokens": acting_army,
    "give-character": chosen_character,
    "spend-bats": bats_spent,
    "keep-bats": nothing,
    "spend-bodyguard": lambda look: choice(look.marker("bodyguards", "character:bolg")),
    "keep-bodyguard": nothing,
    "lose": chosen_unit,
    "redoubtable": lambda look: choice(look.part("dwarf-regulars")),
    "stop-attack": nothing,
    "press-on": nothing,
    "stand": nothing,
    "retreat": nothing,
    "rout": nothing,
    "retreat-to": driven,
    "drive-to": driven,
    "advance": lambda look: setting_out(look) + target(look.region()),
    "hold": nothing,
    "remove": chosen_unit,
    "forgo": nothing,
    "discard": held_card,
    "play": played_with,
    "use-general": chosen_character,
    "slip-away": lambda look, region: source("character:bilbo") + target(region),
    "throw-again": chosen_die,
    "choose": chosen_place,
    "muster": chosen_place,
    "lay": lambda look, region, back: target(region),
    "take-token": flipped,
    "take-leadership": chosen_army,
    "take-bats": lambda look, territory: choice(look.marker(f"bats:{territory}", territory)),
    "trouble": chosen_character,
    "bring-back": character_goes,
    "concentrate": lambda look: choice("character:gandalf"),
    "strike": lambda look, region: source("character:gandalf") + enemy_struck(look, region),
    "shoot": enemy_struck,
    "call-eagle": lambda look: target(EYRIE),
    "send-eagle": eagles_sent,
    "send-lord": lambda look, territory: source(f"character:{LORD}") + target(territory),
    "swoop": enemy_struck,
    "swarm": enemy_struck,
    "beorn-to": lambda look, region: source("character:beorn") + target(region),
    "extra": chosen_card,
    "give-token": acting_army,
    "armour": lambda look, count: choice(
        look.marker(played_card("fate-shining-armour"), "character:thorin")
    ),
    "vanish": lambda look: choice("character:bilbo"),
}
"""What the options of each verb of the game point at."""


def points_at(scene: Scene, decision: DecisionView, option: Option) -> tuple[Highlight, ...]:
    """What an option of a decision means on the table; the kernel's own verbs mean nothing."""
    verbal = VERBAL.get(option.verb, nothing)
    return verbal(Pointing(scene, decision), *option.refs)
