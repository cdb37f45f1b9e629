"""Moments of the card game that show a given situation at once."""

from __future__ import annotations

from browser.scenes import Kind, hand_of
from ostrog.games.ring_cards.table.contest_panel import ContestPanel
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask
from ostrog.server.match import view
from ostrog.table import Scene

EAGER = ("play", "equip", "move", "lose", "support")
TRILOGY = Kind("ring_cards", "trilogy", 4, EAGER)
TRILOGY_FOR_TWO = Kind("ring_cards", "trilogy-2", 4, EAGER)
DUEL = Kind("ring_cards", "duel-two-players", 2, EAGER)

LIMIT = 2
"""Maximum number of cards in a hand with which a player may pass."""
CROWD = 6
"""Minimum number of cards at the places for a full table."""


def in_a_full_turn(match: Match[State], ask: Ask) -> bool:
    """Whether many cards are at the places, and others can be played or moved there."""
    verbs = {option.verb for option in ask.options}
    return {"play", "move", "pass"} <= verbs and at_places(scene_of(match)) >= CROWD


def with_a_card_for_a_place(match: Match[State], ask: Ask) -> bool:
    """Whether a card can be played to a place, with another card to pay for it."""
    places = {option.refs[1] for option in ask.options if option.verb == "play"}
    return ask.kind == "turn" and len(places) > 1 and len(hand_of(match, ask.seat)) > 1


def before_all_pass(match: Match[State], ask: Ask) -> bool:
    """Whether such a card can be played, and nobody holds too many cards to pass (RCG-7.3)."""
    seats = range(len(match.state.setting.scenario.seats))
    most = max(len(hand_of(match, seat)) for seat in seats)
    return with_a_card_for_a_place(match, ask) and most <= LIMIT


def in_combat(match: Match[State], ask: Ask) -> bool:
    """Casualties are chosen, and there is more than one way to do so."""
    return ask.kind == "casualties" and scene_of(match).panel(ContestPanel) is not None


def scene_of(match: Match[State]) -> Scene:
    """Return the table as spectators see it."""
    scene = view.scene(match.state, match.view(()))
    assert scene is not None
    return scene


def at_places(scene: Scene) -> int:
    """Return the number of cards at places."""
    places = {marker.id for marker in scene.markers if marker.id.startswith("location:")}
    return sum(marker.form == "card" and marker.at in places for marker in scene.markers)
