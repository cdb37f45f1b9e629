"""The highlights of options: the things on the table that each option is about."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.five_armies.board.control import token_zone
from ostrog.games.five_armies.board.map import EYRIE, RANK
from ostrog.games.five_armies.board.pieces import GOBLINS, SHADOW, SIDES, UNITS
from ostrog.games.five_armies.board.verbs import ARMY, TARGET
from ostrog.games.five_armies.characters.eagles import LORD
from ostrog.games.five_armies.table.battle_panel import BattlePanel
from ostrog.games.five_armies.table.scene import card_id, die_id, played_card
from ostrog.kernel import Option
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Highlight, Scene, reused


class Pointing:
    """A decision and its scene, with methods that find the things an option is about."""

    def __init__(self, scene: Scene, decision: DecisionView) -> None:
        """Collect the armies, markers, picks and battle that the methods need."""
        self.seat = decision.seat
        self.armies = {counter.at: counter for counter in scene.counters}
        self.markers = {marker.id for marker in scene.markers}
        self.about = [str(ref) for ref in decision.about]
        self.picked = [option for option in decision.draft if option.verb in ("army", "target")]
        self.battle = scene.panel(BattlePanel)

    def army(self, place: str) -> str:
        """Return the id of the army in a place, or the place if there is none."""
        return self.armies[place].id if place in self.armies else place

    def acting(self) -> str:
        """Return the place of the army that the decision is about, or an empty string."""
        if self.picked and self.picked[0].verb == "army":
            return ARMY.ref(self.picked[0])
        mine = [place for place in (*self.about, *self.fighting()) if self.is_mine(place)]
        return mine[0] if mine else ""

    def is_mine(self, place: str) -> bool:
        """Whether an army of the seat is in a place."""
        return place in self.armies and self.armies[place].owner == self.seat

    def fighting(self) -> tuple[str, ...]:
        """Return the places where the seat's fighting army may be, the most probable first."""
        if self.battle is None:
            return ()
        fighters = self.battle.fighters
        own = tuple(fighter.at for fighter in fighters if fighter.seat == self.seat)
        return own + self.battle.sources

    def misses(self, colour: str) -> list[str]:
        """Return the ids of the seat's dice of a colour that missed."""
        fighters = self.battle.fighters if self.battle is not None else ()
        dice = [die for fighter in fighters if fighter.seat == self.seat for die in fighter.dice]
        return [die.id for die in dice if die.colour == colour and not die.hit]

    def region(self) -> str:
        """Return the region the decision is about, or an empty string."""
        if self.picked and self.picked[0].verb == "target":
            return TARGET.ref(self.picked[0])
        return next((ref for ref in self.about if ref in RANK), "")

    def part(self, unit: str) -> str:
        """Return the id of the acting army's units of a type, or an empty string."""
        army = self.armies.get(self.acting())
        parts = army.parts if army is not None else ()
        return next((part.id for part in parts if part.name == unit), "")

    def marker(self, name: str, otherwise: str) -> str:
        """Return the id of a marker if it is in the scene, or else another id."""
        return name if name in self.markers else otherwise


Highlights = tuple[Highlight, ...]
Verbal = Callable[..., Highlights]


def choice(ref: str) -> Highlights:
    """Highlight a thing as chosen; an empty id gives no highlight."""
    return (Highlight("choice", ref),) if ref else ()


def source(ref: str) -> Highlights:
    """Highlight a thing as the start of a move; an empty id gives no highlight."""
    return (Highlight("source", ref),) if ref else ()


def target(ref: str) -> Highlights:
    """Highlight a thing as the end of a move; an empty id gives no highlight."""
    return (Highlight("target", ref),) if ref else ()


def attack(ref: str) -> Highlights:
    """Highlight a thing as attacked; an empty id gives no highlight."""
    return (Highlight("attack", ref),) if ref else ()


def nothing(look: Pointing, *refs: object) -> Highlights:
    """Highlight nothing, for plain answers."""
    return ()


def chosen_army(look: Pointing, place: str) -> Highlights:
    """Highlight the army in a place as chosen."""
    return choice(look.army(place))


def chosen_unit(look: Pointing, unit: str) -> Highlights:
    """Highlight the units of a type in the acting army."""
    return choice(look.part(unit))


def chosen_character(look: Pointing, character: str) -> Highlights:
    """Highlight a character as chosen."""
    return choice(f"character:{character}")


def acting_army(look: Pointing, *refs: object) -> Highlights:
    """Highlight the whole acting army, if it is known."""
    acting = look.acting()
    return choice(look.army(acting)) if acting else ()


def chosen_die(look: Pointing, die: str, action: str = "") -> Highlights:
    """Highlight an action die of the seat, or its dice tray."""
    return choice(look.marker(die_id(look.seat, die), f"dice-{look.seat}"))


def chosen_card(look: Pointing, card: str) -> Highlights:
    """Highlight a manoeuvre card of the seat, or its tray of cards."""
    return choice(look.marker(card_id(look.seat, card), f"cards-{look.seat}"))


def held_card(look: Pointing, card: str) -> Highlights:
    """Highlight a card in the seat's hand or elsewhere on the table."""
    return choice(look.marker(played_card(card), f"cards-{look.seat}"))


def played_with(look: Pointing, die: str, card: str) -> Highlights:
    """Highlight a card in hand and the die used to play it."""
    return held_card(look, card) + chosen_die(look, die)


def battle_card(look: Pointing, card: str) -> Highlights:
    """Highlight a card of the battle hand."""
    if played_card(card) in look.markers:
        return choice(played_card(card))
    return chosen_card(look, card)


def chosen_place(look: Pointing, place: str, back: str = "") -> Highlights:
    """Highlight the army or region that a card is used on."""
    return choice(look.army(place))


def enemy_struck(look: Pointing, region: str, count: int = 0) -> Highlights:
    """Highlight the Shadow army that an ability attacks."""
    return attack(look.army(region))


def eagles_sent(look: Pointing, territory: str) -> Highlights:
    """Highlight the Eagles in the Eyrie and the territory they go to."""
    return source(look.marker(f"eagles:{EYRIE}", EYRIE)) + target(territory)


def beorn_attacks_or_army(look: Pointing, region: str) -> Highlights:
    """Highlight an attack by Beorn, if the decision is about him, or else by an army."""
    about = look.about[0] if look.about else ""
    if about and about not in look.armies and not look.picked:
        return source("character:beorn") + attack(look.army(region))
    return army_attacks(look, region)


def thrown_again(look: Pointing, white: int, black: int) -> Highlights:
    """Highlight the dice to re-roll in a battle (B5A-24.1); for a rally, the army (B5A-19.2)."""
    again = look.misses("white")[:white] + look.misses("black")[:black]
    return tuple(Highlight("choice", die) for die in again) if look.battle else acting_army(look)


def army_goes(look: Pointing, place: str) -> Highlights:
    """Highlight a move of the acting army to a place."""
    return setting_out(look) + target(place)


def setting_out(look: Pointing) -> Highlights:
    """Highlight the acting army as the start of a move, if it is known."""
    acting = look.acting()
    return source(look.army(acting)) if acting else ()


def army_attacks(look: Pointing, region: str) -> Highlights:
    """Highlight an attack by the acting army on a region."""
    return setting_out(look) + attack(look.army(region))


def character_goes(look: Pointing, character: str, region: str) -> Highlights:
    """Highlight a move of a character to a region."""
    return source(f"character:{character}") + target(region)


def joins(look: Pointing, place: str) -> Highlights:
    """Highlight an army that takes part in the attack being chosen or fought."""
    region = look.region()
    return source(look.army(place)) + attack(look.army(region) if region else "")


def driven(look: Pointing, region: str) -> Highlights:
    """Highlight a retreat of the beaten army to a region."""
    beaten = look.region()
    return source(look.army(beaten) if beaten else "") + target(region)


def flipped(look: Pointing, region: str, back: str) -> Highlights:
    """Highlight a pile of recruitment tokens in a region."""
    return choice(look.marker(f"tokens:{token_zone(back, region)}", region))


def placed_unit(look: Pointing, unit: str) -> Highlights:
    """Highlight a unit type in the supply."""
    return choice(look.marker(f"supply:{unit}", f"supply-{look.seat}"))


def goblins_placed(look: Pointing, place: str) -> Highlights:
    """Highlight the Goblins in the supply and the place they go to."""
    return source(look.marker(f"supply:{UNITS[GOBLINS]}", f"supply-{SHADOW}")) + target(place)


def pile(look: Pointing, zone: str) -> Highlights:
    """Highlight a deck, or its place if it is empty."""
    return choice(look.marker(f"cards:{zone}", zone))


def bats_spent(look: Pointing) -> Highlights:
    """Highlight the Great Bats in the territory that the decision is about."""
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
    "draw-event": lambda look: pile(look, "event-deck"),
    "draw-story": lambda look: pile(look, f"story-{SIDES[look.seat]}-deck"),
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
"""The function that finds the highlights of an option, by its verb."""


def points_at(scene: Scene, decision: DecisionView, option: Option) -> tuple[Highlight, ...]:
    """Return the highlights of an option; there are none for the kernel's own verbs."""
    verbal = VERBAL.get(option.verb, nothing)
    return verbal(pointing(scene, decision), *option.refs)


pointing = reused(Pointing)
