"""What the expansion adds to the layout: trays, cards, faction cards, and The Western Way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from ostrog.expansions.warriors.board.pieces import (
    FACTION_DECK,
    FACTIONS,
    SIDE_OF_FACTION,
    WESTERN_WAY,
)
from ostrog.expansions.warriors.board.pools import (
    DECK_OF_CALL,
    DECK_OF_CARD,
    calls_zone,
    hand_zone_of_factions,
    seen_zone,
)
from ostrog.expansions.warriors.board.values import CARDS, PRINTED, FactionValues
from ostrog.expansions.warriors.table.house_values import VALUE_CHOICES, house_values
from ostrog.expansions.warriors.table.summary import summary
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.pieces import DECKS, SIDES
from ostrog.games.war_of_the_ring.board.pools import (
    buried_zone,
    deck_zone,
    open_zone,
    table_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.table.layout import first_seat, parts_of
from ostrog.kernel import Setting
from ostrog.table import Area, Deck, Face, Layout, Mark, Passage, Point, Sheet, Tray

WAY_CENTRE: Point = (330, 930)
"""Where The Western Way is drawn: on the sea, off the coasts that it joins."""
WAY_SIZE = (150, 84)
PARTS_OF_FACTION_CARD = ("entry", "start", "muster", "use", "end")
"""What a faction card tells, in this order."""


def values_of(setting: Setting) -> FactionValues:
    """Return the values of the expansion in a match."""
    return cast(FactionValues, setting.extra["warriors"])


def factions_tray(side: int) -> str:
    """Return the id of the place where the faction cards of a side lie (WOME-2.7)."""
    return f"factions-{SIDES[side]}"


def with_factions(layout: Layout, setting: Setting) -> Layout:
    """Return the layout of the game with everything that the expansion brings."""
    own = values_of(setting)
    gone = {card for decks in own.left_out.values() for cards in decks.values() for card in cards}
    return msgspec.structs.replace(
        layout,
        areas=(*layout.areas, western_way()),
        trays=(*layout.trays, *trays(setting)),
        faces=(
            *(face for face in layout.faces if face.name not in gone),
            *faces(setting, own),
        ),
        sheets=(*layout.sheets, *sheets(setting, own)),
        decks=(*(exchanged(deck, own) for deck in layout.decks), *decks(setting, own)),
        summary=(*layout.summary, summary(own)),
        house_values=(*layout.house_values, *house_values(own)),
        value_choices={**layout.value_choices, **VALUE_CHOICES},
    )


def western_way() -> Area:
    """Return the card The Western Way as a place, which it is once played (WOME-17.31)."""
    (x, y), (width, height) = WAY_CENTRE, WAY_SIZE
    left, right, top, bottom = x - width // 2, x + width // 2, y - height // 2, y + height // 2
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Area(WESTERN_WAY, "box", f"ref-region-{WESTERN_WAY}", WAY_CENTRE, corners)


def trays(setting: Setting) -> Iterator[Tray]:
    """Yield the places of faction cards and of all their zones of cards."""
    for side in range(len(SIDES)):
        seat = first_seat(setting, side)
        yield Tray(factions_tray(side), "factions", seat, f"ref-mark-factions-{SIDES[side]}")
        yield named(deck_zone(side, FACTION_DECK), "deck", seat)
        yield named(open_zone(side, FACTION_DECK), "open", seat)
        yield named(table_zone(side, FACTION_DECK), "open", seat)
        yield named(used_zone(side, FACTION_DECK), "discard", seat)
        for each in parts_of(setting).seats[side]:
            mates = parts_of(setting).mates[each] >= 0
            whose = parts_of(setting).players[each] if mates else str(each)
            hand, buried = hand_zone_of_factions(each), buried_zone(each, FACTION_DECK)
            yield Tray(hand, "hand", each, f"zone-hand-{whose}-{FACTION_DECK}")
            yield Tray(buried, "discard", each, f"zone-buried-{whose}-{FACTION_DECK}")
            yield named(seen_zone(each), "open", each)
        for deck in DECKS:
            yield named(calls_zone(side, deck), "calls", seat)


def named(zone: str, kind: str, seat: int) -> Tray:
    """Return the tray of a zone, which has the name of that zone."""
    return Tray(zone, kind, seat, f"zone-{zone}")


def faces(setting: Setting, own: FactionValues) -> Iterator[Face]:
    """Yield all new cards: of factions, of the decks of the game, and those that call factions."""
    for card, (side, deck) in DECK_OF_CARD.items():
        printed, owner = CARDS.cards[card], first_seat(setting, side)
        title = f"ref-card-{card}"
        passages = [Passage(f"text-event-{card}", title, "event")]
        if printed.combat:
            passages += in_combat(printed.combat)
        signs = [Mark(f"die-{printed.die}")]
        if printed.faction:
            signs.append(Mark(f"faction-{printed.faction}"))
        yield Face(card, title, tuple(passages), deck, f"ref-kind-{deck}", owner, tuple(signs))
    for card, (side, _) in DECK_OF_CALL.items():
        owner, call = first_seat(setting, side), CARDS.calls[card]
        signs = [Mark(f"faction-{call.faction}")]
        passages = in_combat(PRINTED[card].combat)
        yield Face(
            card,
            f"ref-card-{card}",
            tuple(passages),
            "call",
            "ref-kind-call",
            owner,
            tuple(signs),
        )


def in_combat(title: str) -> list[Passage]:
    """Return what a card does in combat, and when (WOTR-12.7, WOME-9.10)."""
    text = Passage(f"text-combat-{title}", f"ref-combat-{title}", "combat")
    moments = CARDS.combats[title] if title in CARDS.combats else EVENT_CARDS.combats[title]
    if not moments:
        return [text]
    first, second, *_ = *moments, 0
    return [text, Passage("text-initiative", numbers={"first": first, "second": second})]


def sheets(setting: Setting, own: FactionValues) -> Iterator[Sheet]:
    """Yield the six faction cards: how each enters, musters, is used and is lost (WOME-2.7)."""
    for faction in FACTIONS:
        facts = own.factions[faction]
        numbers = (Mark("faction-figures", facts.figures), Mark("faction-limit", facts.limit))
        yield Sheet(
            f"sheet:{faction}",
            faction,
            f"ref-faction-{faction}",
            first_seat(setting, SIDE_OF_FACTION[faction]),
            tuple(
                Passage(f"text-faction-{faction}-{part}", f"ref-mark-faction-{part}", part)
                for part in PARTS_OF_FACTION_CARD
            ),
            tuple(mark for mark in numbers if mark.value),
        )


def exchanged(deck: Deck, own: FactionValues) -> Deck:
    """Return a deck of the game without cards left out, and with new ones (WOME-2.2 to 2.4)."""
    side, _, rest = deck.tray.partition("-")
    name = rest.removesuffix("-deck")
    gone, new = (found.get(side, {}).get(name, ()) for found in (own.left_out, own.brought))
    cards = (*(card for card in deck.cards if card not in gone), *new)
    return msgspec.structs.replace(deck, cards=cards)


def decks(setting: Setting, own: FactionValues) -> Iterator[Deck]:
    """Yield what the faction decks are made of (WOME-2.5)."""
    for side, name in enumerate(SIDES):
        seat = first_seat(setting, side)
        yield Deck(deck_zone(side, FACTION_DECK), own.decks[name], seat)
