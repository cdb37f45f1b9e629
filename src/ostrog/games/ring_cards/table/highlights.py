"""The highlights of options: the things on the table that each option is about."""

from __future__ import annotations

from ostrog.games.ring_cards.board.state import RESERVE
from ostrog.games.ring_cards.board.verbs import EQUIP, FORSAKE_TOP, MOVE, PLAY, RING
from ostrog.games.ring_cards.table.layout import card_id, location_id, reserve
from ostrog.games.ring_cards.table.scene import ring_id, won_id
from ostrog.kernel import Option
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Highlight, Scene, reused

Highlights = tuple[Highlight, ...]


def points_at(scene: Scene, decision: DecisionView, option: Option) -> Highlights:
    """Return the highlights of an option; there are none for a plain answer."""
    seat, refs = decision.seat, tuple(map(str, option.refs))
    match option.verb:
        case PLAY.name | MOVE.name:
            goal = reserve(seat) if refs[1] == RESERVE else location_id(refs[1])
            return Highlight("source", card_id(refs[0])), Highlight("target", goal)
        case EQUIP.name:
            return Highlight("source", card_id(refs[0])), Highlight("target", card_id(refs[1]))
        case RING.name:
            return (Highlight("choice", ring_id(seat)),)
        case FORSAKE_TOP.name:
            return tuple(Highlight("choice", deck) for deck in decks(scene, seat))
    lying = lying_in(scene)
    ids = [make(ref) for ref in refs for make in (card_id, location_id, won_id)]
    return tuple(Highlight("choice", id) for id in ids if id in lying)


@reused
def lying_in(scene: Scene) -> frozenset[str]:
    """Return the ids of all cards and tokens on the table, made once for all options."""
    return frozenset([marker.id for marker in scene.markers])


def decks(scene: Scene, seat: int) -> list[str]:
    """Return the id of a player's draw deck in a list; the list is empty if the deck is."""
    found = [marker.at for marker in scene.markers if marker.owner == seat]
    return list(dict.fromkeys(at for at in found if at.startswith("deck-")))
