"""Conditions that the rules forbid at any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ostrog.games.ring_cards.board.state import RESERVE, War, cards_at
from ostrog.kernel import OutOfPlay, Violation


def violations(war: War) -> list[Violation]:
    """Every violation of the rules in a state."""
    return [*_of_cards(war), *_of_locations(war)]


def _of_cards(war: War) -> list[Violation]:
    """Violations by cards in play that lie where they may not (RCG-3.3, 8.6, 8.8, 8.9, 8.21).

    A text in force whose card is out of play is one, too.
    """
    found = []
    in_play = [card for zones in war.cast.zones for card in war.faces(zones.play)]
    if sorted(in_play) != sorted(war.places):
        found.append(Violation("RCG-3.3", tuple(set(in_play) ^ set(war.places))))
    names = [active.name for active in war.active]
    found += [Violation("RCG-8.23", (name,)) for name in names if name not in war.places]
    for card, place in war.places.items():
        sheet = war.cast.sheets[card]
        if sheet.card.type == "item":
            if place not in war.cast.wielders[card] or place not in war.places:
                found.append(Violation("RCG-8.9", (card, place)))
        elif place not in (RESERVE, war.path) and place not in war.battlegrounds:
            found.append(Violation("RCG-3.3", (card, place)))
        elif place == war.path and sheet.card.type == "army":
            found.append(Violation("RCG-8.6", (card,)))
        elif place == war.path and war.values.paths[place].number not in sheet.paths:
            found.append(Violation("RCG-8.8", (card, place)))
        if sheet.card.type == "event":
            found.append(Violation("RCG-8.21", (card,)))
        if sheet.card.type == "army" and cards_at(war, card):
            found.append(Violation("RCG-8.9", (card,)))
    return found


def _of_locations(war: War) -> list[Violation]:
    """Violations by locations, tokens and corruption (RCG-5.11, 6.3, 6.7, 11.12, 14.5)."""
    found = []
    lying = [*war.battlegrounds, *(place for pile in (*war.decks, *war.won) for place in pile)]
    found += [Violation("RCG-5.11", (place,)) for place, n in Counter(lying).items() if n > 1]
    used = Counter(war.used_paths)
    found += [Violation("RCG-6.7", (path,)) for path, n in used.items() if n > 1]
    fought = [*war.laid_aside, *(path for area in war.paths_won for path in area)]
    if war.path and (war.path in fought or war.path not in war.used_paths):
        found.append(Violation("RCG-6.3", (war.path,)))
    if war.corruption < 0:
        found.append(Violation("RCG-14.5", (war.corruption,)))
    for thing in war.tokens:
        if thing not in (war.path, *war.battlegrounds, *war.places):
            found.append(Violation("RCG-11.12", (thing,)))
    if set(war.bared) - set(war.battlegrounds):
        found.append(Violation("RCG-13.15", tuple(war.bared)))
    return found


def out_of_play(war: War) -> Iterator[str]:
    """Yield all cards that are not in play, and all locations that are not active."""
    for zones in war.cast.zones:
        for zone in (zones.deck, zones.hand, zones.cycle, zones.eliminated, zones.apart):
            yield from war.faces(zone)
    for place in (*war.values.battlegrounds, *war.values.paths):
        if place != war.path and place not in war.battlegrounds:
            yield place


def left_on(war: War, thing: str) -> list[str]:
    """The items that a card out of play still wields (RCG-8.9), and cards at an old location."""
    return cards_at(war, thing)


OUT_OF_PLAY = OutOfPlay(
    out_of_play,
    left_on,
    recorded=(
        "used_paths",
        "decks",
        "won",
        "paths_won",
        "laid_aside",
        "fresh",
        "played",
        "used",
        "lasting",
        "fighting",
    ),
)
"""Nothing lies on a card out of play or an inactive location. Only what lists such things names
them: piles of locations, what was done in this round, and the combat as it began."""
