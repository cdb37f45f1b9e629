"""What random matches should reach: every action, card, tile, ability, battle and ending."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS_OF,
    FREE,
    GOLLUM,
    MINIONS,
    SHADOW,
    UPGRADES,
    WITCH_KING,
)
from ostrog.games.war_of_the_ring.board.seats import SCENARIOS, parts_of
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.values import read_values
from ostrog.games.war_of_the_ring.board.verbs import (
    ACTIONS,
    DISCARD_TABLED,
    DISPEL,
    PAY_CARD,
    SPEND_CARD,
    STRIP_CARD,
)
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS
from ostrog.games.war_of_the_ring.played_events.table_prices import PRICES
from ostrog.kernel import Ask, Occurrences, asks

VALUES = read_values()
USED = ("fp-char-05", "fp-char-06", "fp-char-07", "fp-char-08", "sh-char-16", "sh-char-17")
"""Cards on the table that their owner discards to use them (WOTR-7.8)."""
ENDED = (
    *("fp-char-06", "fp-char-07", "fp-char-08", "fp-str-01"),
    *("sh-char-15", "sh-char-16", "sh-char-21", "sh-char-22", "sh-str-03", "sh-str-05"),
)
"""Cards on the table whose time can be over before anybody uses them (WOTR-7.8)."""
BY_ENEMIES = {verb.name for verb in (DISPEL, PAY_CARD, STRIP_CARD, DISCARD_TABLED)}
"""Choices of enemies by which a card leaves the table (WOTR-7.8, 7.9)."""
CAPTAINS = tuple(who for who, sheet in VALUES.characters.items() if sheet.captain)
GUIDES = ("gandalf-grey", "meriadoc", "peregrin", GOLLUM)
"""Guides who are asked about their ability; that of Strider is an action (WOTR-15.26)."""
WHITE, MOUTH = "gandalf-white", "mouth-of-sauron"
ENDINGS = ("WOTR-18.1", "WOTR-18.2", "WOTR-18.3", "WOTR-18.4")


def expected() -> Iterator[str]:
    """Yield the name of everything that random matches should reach."""
    yield from (f"action:{action}" for action in ACTIONS)
    yield from (f"event:{card}" for card in EVENT_CARDS.cards)
    yield from (f"stays:{card}" for card in TABLE_CARDS)
    yield from (f"used:{card}" for card in USED)
    yield from (f"price:{card}" for card in PRICES)
    yield from (f"ended:{card}" for card in ENDED)
    yield from (f"captain:{who}" for who in CAPTAINS)
    yield from (f"ability:{who}" for who in (*GUIDES, WHITE, WITCH_KING, MOUTH))
    yield from (f"tile:{tile}" for tile in VALUES.tiles)
    yield from (f"enters:{who}" for who in (*MINIONS, *UPGRADES))
    yield from (f"battle:{kind}" for kind in ("field", "siege", "sortie"))
    yield from (f"lost:{who}" for side in CHARACTERS_OF for who in side)
    yield from (f"combat:{title}" for title in EVENT_CARDS.combats)
    yield from (f"ending:{rule}:{each.name}" for rule in ENDINGS for each in SCENARIOS)
    yield from ("capture", "siege", "siege-pressed", "retreat", "inside", "pool-refilled", "mordor")


def seen(war: War) -> Iterator[str]:
    """Yield what happened in the last choice."""
    for told in war.scratch.outbox:
        match told.event:
            case events.DieSpent(_, _, action):
                yield f"action:{action}"
            case events.EventCardPlayed(_, card):
                yield f"event:{card}"
            case events.CardStays(_, card):
                yield f"stays:{card}"
            case events.TableCardFought(_, _, card):
                yield f"price:{card}"
            case events.TableCardDiscarded(card):
                yield from discarded(war, card)
            case events.NazgulQuelled(who):
                yield f"ability:{who}"
            case events.TileDrawn(tile):
                yield f"tile:{tile}"
            case events.CharacterCame(who):
                yield f"enters:{who}"
            case events.BattleJoined(_, _, _, kind):
                yield f"battle:{kind}"
            case events.CombatCardActed(_, title):
                yield f"combat:{title}"
            case events.CharacterLost(who):
                yield f"lost:{who}"
            case events.SettlementTaken():
                yield "capture"
            case events.SiegeBegan():
                yield "siege"
            case events.SiegePressed():
                yield "siege-pressed"
            case events.HostRetreated():
                yield "retreat"
            case events.WentInside():
                yield "inside"
            case events.HuntPoolRefilled():
                yield "pool-refilled"
            case events.MordorEntered():
                yield "mordor"
    if war.outcome is not None:
        yield f"ending:{war.outcome.reason}:{war.setting.scenario.name}"
        return
    if war.lent_used[SHADOW]:
        yield f"ability:{MOUTH}"
    yield from (f"captain:{who}" for who in CAPTAINS if fights(war, who))
    for ask in asks(war):
        yield from offered(war, ask)


def discarded(war: War, card: str) -> Iterator[str]:
    """Yield why a card left the table: for its use, or because its time was over (WOTR-7.8).

    What an enemy makes its player discard is neither.
    """
    by = {pick.verb: pick.refs for pick in war.scratch.chosen}
    if by.get(SPEND_CARD.name) == (card,):
        yield f"used:{card}"
    elif card in ENDED and not BY_ENEMIES & {*by}:
        yield f"ended:{card}"


def fights(war: War, who: str) -> bool:
    """Whether a Companion is in a battle (WOTR-8.19)."""
    clash = war.battle
    if clash is None:
        return False
    if clash.attacker == FREE:
        return who in clash.who
    return war.characters[who] == clash.region


def offered(war: War, ask: Ask) -> Iterator[str]:
    """Yield the character whose ability somebody is asked about (WOTR-5.23, 12.9, 16.20)."""
    if ask.kind == "guide-ability":
        yield f"ability:{ask.about[0]}"
    elif ask.kind == "draw-or-not":
        side = parts_of(war).sides[ask.seat]
        yield f"ability:{war.guide if side == FREE else WITCH_KING}"


OCCURRENCES = Occurrences(tuple(expected()), seen)
"""Everything that random matches should reach."""
