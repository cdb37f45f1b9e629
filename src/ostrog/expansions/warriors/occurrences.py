"""What random matches with factions should reach: every faction, figure, die, card and call."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.pieces import DEAD, ENTS, FACTIONS, GIVES
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.values import CARDS, read_faction_values
from ostrog.expansions.warriors.faction_dice.faction_uses import FACTION_USES
from ostrog.expansions.warriors.faction_events.all_events import CARD_USES
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.kernel import Occurrences

VALUES = read_faction_values()
LEFT_OUT = {
    card for decks in VALUES.left_out.values() for cards in decks.values() for card in cards
}
"""Cards of the game that stay in the box (WOME-2.2, 2.3)."""

PLAY = ("play", "play")
"""The use of a faction die for a card in hand, and the part of its face that gives it."""


def expected() -> Iterator[str]:
    """Yield the name of everything that random matches with factions should reach."""
    yield from (f"event:{card}" for card in CARDS.cards)
    yield from (f"stays:{card}" for card in TABLED)
    yield from (f"die-for:{card}" for card in CARD_USES)
    yield from (f"combat:{title}" for title in CARDS.combats)
    yield from (f"called:{faction}" for faction in FACTIONS)
    for what in ("entered", "left", "placed", "moved", "lost"):
        yield from (f"{what}:{faction}" for faction in FACTIONS)
    yield from (f"struck:{faction}" for faction in (DEAD, ENTS))
    yield from (
        f"faction-die:{side}:{face}"
        for side, faces in VALUES.dice.items()
        for face in dict.fromkeys(faces)
    )
    yield from (
        f"faction-use:{face}:{use}"
        for face in dict.fromkeys(face for faces in VALUES.dice.values() for face in faces)
        for use, part in (*((name, use.part) for name, use in FACTION_USES.items()), PLAY)
        if part in GIVES.get(face, ())
    )
    yield from ("added", "looked-at-cards", "second-entwood", "brought-up", "tile-removed")


def seen(war: FactionWar) -> Iterator[str]:
    """Yield what happened to factions in the last choice."""
    for told in war.scratch.outbox:
        match told.event:
            case events.FactionDieRolled(side, face):
                yield f"faction-die:{side}:{face}"
            case events.FactionDieUsed(_, face, use):
                yield f"faction-use:{face}:{use}"
            case events.FactionDiePlayed(_, face):
                yield f"faction-use:{face}:play"
            case events.FactionDieOnCard(_, _, card):
                yield f"die-for:{card}"
            case events.FactionEntered(faction):
                yield f"entered:{faction}"
            case events.FactionLeft(faction):
                yield f"left:{faction}"
            case events.FiguresPlaced(faction):
                yield f"placed:{faction}"
            case events.FiguresMoved(faction):
                yield f"moved:{faction}"
            case events.FiguresLost(faction):
                yield f"lost:{faction}"
            case events.FiguresAdded():
                yield "added"
            case events.FactionCalled(_, faction):
                yield f"called:{faction}"
            case events.FactionStruck(faction):
                yield f"struck:{faction}"
            case events.CardsLookedAt():
                yield "looked-at-cards"
            case events.EntwoodFounded():
                yield "second-entwood"
            case events.UnitBroughtUp():
                yield "brought-up"
            case events.TileRemoved():
                yield "tile-removed"


def gone_titles() -> list[str]:
    """The titles in combat that no card has any more (WOME-2.2, 2.3)."""
    left = {card.combat for name, card in EVENT_CARDS.cards.items() if name not in LEFT_OUT}
    brought = {card.combat for card in CARDS.cards.values()}
    return [title for title in EVENT_CARDS.combats if title not in left | brought]


def never() -> Iterator[str]:
    """Yield what cannot occur, because cards of the game stay in the box (WOME-2.2, 2.3)."""
    yield from (f"event:{card}" for card in sorted(LEFT_OUT))
    yield from (f"combat:{title}" for title in gone_titles())


OCCURRENCES = Occurrences(tuple(expected()), seen, tuple(never()))
"""What `ostrog tally war_of_the_ring --expansion warriors` waits for besides the game's own."""
