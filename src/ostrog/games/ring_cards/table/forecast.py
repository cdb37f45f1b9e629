"""The forecast of the combats at active locations, now or after an option that is considered."""

from __future__ import annotations

from ostrog.games.ring_cards.board.state import War, location_of
from ostrog.games.ring_cards.board.verbs import EQUIP, FIGHT, MOVE, PASS, PLAY
from ostrog.games.ring_cards.table.shares import contest, count_as_it_stands
from ostrog.kernel import Option
from ostrog.table import Forecast


def forecast(war: War, seat: int, option: Option | None) -> Forecast | None:
    """Return the combats as they would be now (RCG-12.2 to 12.4, 13.2 to 13.4).

    If an option puts a card at a location, only the combat there is returned. Effects of texts on
    arrival are not counted: they may depend on choices and on cards nobody knows.
    """
    active = [place for place in (war.path, *war.battlegrounds) if place]
    verb = None if option is None else option.verb
    if war.fighting is not None:
        return None
    brings = next((each for each in (PLAY, MOVE, EQUIP) if each.chosen(option)), None)
    if brings is not None:
        card, goal = brings.refs(option)
        war.places.pop(card, None)
        war.places[card] = goal
        place = location_of(war, card)
        fighter = goal if verb == EQUIP.name else card
        if place not in active:
            return None
        found = contest(war, count_as_it_stands(war, place), fighter)
        return Forecast((found,), notes=("forecast-arrival",))
    if FIGHT.chosen(option):
        active = [FIGHT.ref(option)]
    elif verb not in (None, PASS.name):
        return None
    contests = tuple(contest(war, count_as_it_stands(war, place)) for place in active)
    return Forecast(contests) if contests else None
