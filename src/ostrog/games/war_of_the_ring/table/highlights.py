"""What an option points at on the table: armies, regions, dice, nations and cards."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.games.war_of_the_ring.board.pieces import SHADOW, SIDE_OF, SIDES
from ostrog.games.war_of_the_ring.board.pools import deck_zone
from ostrog.games.war_of_the_ring.board.verbs import ATTACK, MARCH
from ostrog.games.war_of_the_ring.table.combat_panel import WarBattle
from ostrog.games.war_of_the_ring.table.scene import (
    army_id,
    card_id,
    character_id,
    die_id,
    nation_id,
    supply_id,
)
from ostrog.kernel import Option
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Highlight, Scene, piece_ids

Points = tuple[Highlight, ...]


def choice(*refs: str) -> Points:
    """Return highlights of things that are chosen."""
    return tuple(Highlight("choice", ref) for ref in refs)


def side_at(scene: Scene, seat: int) -> int:
    """Return the side of a seat: that of the stock in which a piece of it lies."""
    return next(
        SIDES.index(marker.at.removeprefix("stock-"))
        for marker in scene.markers
        if marker.at.startswith("stock-") and marker.owner == seat
    )


def started_from(decision: DecisionView, scene: Scene) -> str:
    """Return the region of the army that the picks so far, or the prompt, are about."""
    for option in reversed(decision.draft):
        for verb in (MARCH, ATTACK):
            if verb.chosen(option):
                return str(option.refs[0])
    battle = scene.panel(WarBattle)
    if battle is not None:
        return battle.fighters[0].at
    return ""


def own_part(scene: Scene, decision: DecisionView, figure: str) -> str:
    """Return figures of the army that a decision is about: in the battle, or on the map."""
    side = SIDE_OF[figure]
    battle = scene.panel(WarBattle)
    if battle is not None:
        return f"battle:{SIDES[side]}:{figure}"
    region = str(decision.about[0]) if decision.about else started_from(decision, scene)
    return f"{army_id(side, region)}:{figure}"


def points_at(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Return what an option is about on the table; a button for what lies nowhere."""
    found = BY_VERB[option.verb](scene, decision, option) if option.verb in BY_VERB else ()
    lying = piece_ids(scene)
    return tuple(each for each in found if ":" not in each.ref or each.ref in lying)


def march(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """An army moves to a region."""
    source, to = map(str, option.refs)
    own = army_id(side_at(scene, decision.seat), source)
    return Highlight("source", own), Highlight("target", to)


def attack(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """An army attacks another, also within one region."""
    source, target = map(str, option.refs)
    side = side_at(scene, decision.seat)
    enemy = army_id(1 - side, target)
    there = any(counter.id == enemy for counter in scene.counters)
    goal = enemy if there else target
    return Highlight("source", army_id(side, source)), Highlight("attack", goal)


def go(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """An army sets out as it was chosen: to the region it enters, or against the one it attacks."""
    for started in decision.draft[:1]:
        if MARCH.chosen(started):
            return march(scene, decision, started)
        if ATTACK.chosen(started):
            return attack(scene, decision, started)
    return ()


def leave(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Figures stay where they are, whether there is a battle or not."""
    figure = str(option.refs[0])
    region = started_from(decision, scene)
    return choice(f"{army_id(SIDE_OF[figure], region)}:{figure}") if region else ()


def lose(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Figures of one's own are removed, reduced or disbanded."""
    return choice(own_part(scene, decision, str(option.refs[0])))


def lose_where_it_stands(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A figure of one's own is lost somewhere on the map."""
    figure, at = map(str, option.refs)
    return choice(f"{army_id(SIDE_OF[figure], at)}:{figure}")


def region(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Somebody goes to a region."""
    return (Highlight("target", str(option.refs[-1])),)


def retreat(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """The army that a prompt is about leaves for another region."""
    goal = Highlight("target", str(option.refs[0]))
    if not decision.about:
        return (goal,)
    own = army_id(side_at(scene, decision.seat), str(decision.about[0]))
    return Highlight("source", own), goal


def transfer(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A figure is taken out of the army of a region."""
    figure, source = map(str, option.refs)
    return choice(f"{army_id(SIDE_OF[figure], source)}:{figure}")


def advance(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """The victors go on to the region that the prompt is about."""
    return (Highlight("target", str(decision.about[0])),) if decision.about else ()


def recruit(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A figure comes from the reinforcements to a Settlement."""
    figure, to = map(str, option.refs)
    return Highlight("source", supply_id(figure)), Highlight("target", to)


def enter(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A character enters play in a region."""
    who, to = map(str, option.refs)
    return Highlight("source", character_id(who)), Highlight("target", to)


def take_nazgul(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A Nazgul sets out from a region."""
    return choice(f"{army_id(SHADOW, str(option.refs[0]))}:sauron-nazgul")


def own_die(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A die of one's own is used."""
    return choice(die_id(side_at(scene, decision.seat), str(option.refs[0])))


def ring(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """An Elven Ring changes a die."""
    side = side_at(scene, decision.seat)
    return choice(f"rings:{SIDES[side]}", die_id(side, str(option.refs[0])))


def draw(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A card is drawn from a deck."""
    zone = deck_zone(side_at(scene, decision.seat), str(option.refs[0]))
    return choice(f"cards:{zone}")


def card(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A card of one's own is chosen."""
    return choice(card_id(str(option.refs[0])))


def play(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A card is played, or one of the enemy discarded from the table, with a die."""
    die, chosen = map(str, option.refs)
    return choice(card_id(chosen), die_id(side_at(scene, decision.seat), die))


def character(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A character is chosen."""
    return choice(character_id(str(option.refs[0])))


BY_VERB: dict[str, Callable[[Scene, DecisionView, Option], Points]] = {
    "act": own_die,
    "skip": own_die,
    "ring": ring,
    "draw": draw,
    "play": play,
    "dispel": play,
    "pay-card": card,
    "bury": card,
    "lay": card,
    "spend-card": card,
    "strip-card": card,
    "part": character,
    "give-up": character,
    "play-further": card,
    "forfeit": character,
    "silence": character,
    "fell": character,
    "fell-figure": lose,
    "offer": card,
    "mix": region,
    "choose-army": region,
    "lose-figure": lose_where_it_stands,
    "choose-nation": lambda scene, decision, option: choice(nation_id(str(option.refs[0]))),
    "turn-die": own_die,
    "step": region,
    "to": region,
    "guide": character,
    "take": character,
    "bring-along": character,
    "separate": character,
    "leave-character": character,
    "take-nazgul": take_nazgul,
    "march": march,
    "attack": attack,
    "go": go,
    "leave": leave,
    "disband": lose,
    "remove": lose,
    "reduce": lose,
    "extend": lose,
    "retreat-to": retreat,
    "advance": advance,
    "recruit": recruit,
    "raise": recruit,
    "transfer": transfer,
    "promote": recruit,
    "enter": enter,
    "discard-tabled": card,
    "negotiate": lambda scene, decision, option: choice(nation_id(str(option.refs[0]))),
}
"""What an option of each verb points at."""
