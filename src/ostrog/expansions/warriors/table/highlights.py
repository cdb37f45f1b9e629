"""What an option of the expansion points at: figures, faction cards, dice, regions and cards."""

from __future__ import annotations

from collections.abc import Callable

from ostrog.expansions.warriors.board import verbs
from ostrog.expansions.warriors.board.pieces import (
    CORSAIRS,
    DEAD,
    DUNLENDINGS,
    EAGLES,
    FACTION_DECK,
    SPIDERS,
)
from ostrog.expansions.warriors.factions.the_dead import ERECH
from ostrog.expansions.warriors.table.scene import faction_die_id, faction_id, figures_id
from ostrog.games.war_of_the_ring.board.pieces import DECKS, SHADOW, SIDE_OF
from ostrog.games.war_of_the_ring.board.pools import TILE_DRAWN, deck_zone
from ostrog.games.war_of_the_ring.table.highlights import Points, choice, side_at
from ostrog.games.war_of_the_ring.table.scene import army_id, card_id, character_id, tile_id
from ostrog.kernel import Option
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Highlight, Scene, piece_ids

Pointing = Callable[[Scene, DecisionView, Option], Points]


def points_at(others: Pointing) -> Pointing:
    """Return the function that says what any option points at, also one of the expansion."""

    def found(scene: Scene, decision: DecisionView, option: Option) -> Points:
        own = BY_VERB.get(option.verb)
        if own is None:
            return others(scene, decision, option)
        lying = piece_ids(scene)
        points = own(scene, decision, option)
        return tuple(each for each in points if ":" not in each.ref or each.ref in lying)

    return found


def figures_of(scene: Scene, faction: str) -> list[str]:
    """Return the ids of the figures of a faction in all regions."""
    prefix = figures_id(faction, "")
    return [marker.id for marker in scene.markers if marker.id.startswith(prefix)]


def target(*regions: str) -> Points:
    """Return highlights of regions to which something goes."""
    return tuple(Highlight("target", region) for region in regions)


def sources(*refs: str) -> Points:
    """Return highlights of things that set out, or from which something comes."""
    return tuple(Highlight("source", ref) for ref in refs)


def about(decision: DecisionView) -> str:
    """Return the region that a decision is about, or an empty text."""
    return str(decision.about[0]) if decision.about else ""


# Dice and faction cards


def die(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """The faction die is used or put aside."""
    return choice(faction_die_id(side_at(scene, decision.seat)))


def card_by_die(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """The faction die plays a card, or uses one on the table."""
    _, card = map(str, option.refs)
    return choice(card_id(card), *refs(die(scene, decision, option)))


def refs(points: Points) -> tuple[str, ...]:
    """Return what highlights point at."""
    return tuple(each.ref for each in points)


def faction(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A faction is chosen by its card."""
    return choice(faction_id(str(option.refs[0])))


def recruit_home(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Dunlendings come to the Settlements of Dunland."""
    homes = ("north-dunland", "south-dunland")
    return sources(faction_id(DUNLENDINGS)) + target(*homes)


def recruit_at(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A Dunlending comes to a region."""
    return sources(faction_id(DUNLENDINGS)) + target(str(option.refs[0]))


def pay_figure(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A figure falls for a card: in the region of the battle, or wherever its faction stands."""
    who = str(option.refs[0])
    here = figures_id(who, about(decision))
    return choice(here) if here in piece_ids(scene) else choice(*figures_of(scene, who))


# Figures and regions


def character(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Somebody is chosen."""
    return choice(character_id(str(option.refs[0])))


def take_figure(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A figure sets out from a region."""
    who, region = map(str, option.refs)
    return choice(figures_id(who, region))


def stay_behind(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A figure stays where the army was."""
    return choice(figures_id(str(option.refs[0]), about(decision)))


def figures_there(who: str) -> Pointing:
    """Return the function that points at the figures of a faction in the region of an option."""

    def found(scene: Scene, decision: DecisionView, option: Option) -> Points:
        return choice(figures_id(who, str(option.refs[0])))

    return found


def figures_here(who: str) -> Pointing:
    """Return the function that points at the figures in the region of the decision."""

    def found(scene: Scene, decision: DecisionView, option: Option) -> Points:
        return choice(figures_id(who, about(decision)))

    return found


def all_figures(who: str) -> Pointing:
    """Return the function that points at all figures of a faction."""

    def found(scene: Scene, decision: DecisionView, option: Option) -> Points:
        return choice(*figures_of(scene, who))

    return found


def region(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Somebody goes to a region, or a region is chosen."""
    return target(str(option.refs[-1]))


def strike(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """The Dead, or Ents, attack a Shadow army."""
    return (Highlight("attack", army_id(SHADOW, str(option.refs[0]))),)


def lead_dead(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """The Army of the Dead goes to a region."""
    return sources(*figures_of(scene, DEAD)) + target(str(option.refs[0]))


def bring_up(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A unit of a neighbouring army joins a battle."""
    figure, source = map(str, option.refs)
    return choice(f"{army_id(SIDE_OF[figure], source)}:{figure}")


# Cards and tiles


def card(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A card is chosen."""
    return choice(card_id(str(option.refs[0])))


def faction_deck(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Cards go into the faction deck."""
    return choice(f"cards:{deck_zone(side_at(scene, decision.seat), FACTION_DECK)}")


def any_deck(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A card comes from one of the decks of a side."""
    side = side_at(scene, decision.seat)
    return choice(*[f"cards:{deck_zone(side, deck)}" for deck in (*DECKS, FACTION_DECK)])


def tile(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """A hunt tile is chosen of those that were taken out."""
    return choice(tile_id(TILE_DRAWN, str(option.refs[0])))


def at_once(ref: str) -> Pointing:
    """Return the function that always points at one thing or region."""

    def found(scene: Scene, decision: DecisionView, option: Option) -> Points:
        return choice(ref)

    return found


BY_VERB: dict[str, Pointing] = {
    verbs.USE_FACTION_DIE.name: die,
    verbs.SKIP_FACTION_DIE.name: die,
    verbs.PLAY_BY_FACTION_DIE.name: card_by_die,
    verbs.CARD_BY_FACTION_DIE.name: card_by_die,
    verbs.ENTER_FACTION.name: faction,
    verbs.RECRUIT_FACTION.name: faction,
    verbs.RECRUIT_HOME.name: recruit_home,
    verbs.RECRUIT_AT.name: recruit_at,
    verbs.JOIN_DEAD.name: character,
    verbs.LEAVE_DEAD.name: all_figures(DEAD),
    verbs.TAKE_FIGURE.name: take_figure,
    verbs.STAY_BEHIND.name: stay_behind,
    verbs.STRIKE.name: strike,
    verbs.LEAD_DEAD.name: lead_dead,
    verbs.PLACE_ENT.name: region,
    verbs.HAND_OVER.name: card,
    verbs.KEEP_CARD.name: card,
    verbs.PUT_ON_TOP.name: card,
    verbs.PUT_AT_BOTTOM.name: card,
    verbs.SHUFFLE_CARDS.name: faction_deck,
    verbs.TAKE_BACK.name: card,
    verbs.GIVE_CARD.name: card,
    verbs.DRAW_FROM_ANY.name: any_deck,
    verbs.TAKE_THE_PATHS.name: at_once(ERECH),
    verbs.FOUND_ENTWOOD.name: region,
    verbs.ENTWOOD.name: region,
    verbs.REMOVE_TILE.name: tile,
    verbs.GATHER_EAGLE.name: figures_there(EAGLES),
    verbs.PAY_FIGURE.name: pay_figure,
    verbs.SWOOP.name: figures_here(EAGLES),
    verbs.BRING_UP.name: bring_up,
    verbs.FROM_CARD.name: card,
    verbs.FLY_ALL.name: all_figures(EAGLES),
    verbs.PAY_FIGURE_AT.name: figures_there(EAGLES),
    verbs.FLEET_COMES.name: at_once("umbar"),
    verbs.FLEET_MOVES.name: all_figures(CORSAIRS),
    verbs.PAY_CORSAIR.name: figures_there(CORSAIRS),
    verbs.PAY_SPIDER.name: figures_here(SPIDERS),
    verbs.SHOW_YOURSELF.name: at_once("ring-bearers"),
}
"""What an option of each verb points at; the others are buttons."""
