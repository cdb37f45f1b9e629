"""The numbers of the expansion as values of a match: factions, dice, decks, limits."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ostrog.expansions.warriors.board.pieces import FACES_OF_FACTION_DIE, FACTIONS
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS, PrintedCard
from ostrog.games.war_of_the_ring.board.map import REGIONS
from ostrog.games.war_of_the_ring.board.pieces import FREE, SIDES
from ostrog.games.war_of_the_ring.board.values import Unconfirmed

HERE = Path(__file__).parents[1]

Amount = Annotated[int, msgspec.Meta(ge=0, le=20)]
SideName = Literal["free", "shadow"]


LastFace = Literal["muster-draw", "muster-play"]
"""What sources tell of the last face of the Free Peoples' faction die (WOME-6.10)."""


class FactionFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A faction as its card describes it."""

    side: SideName
    figures: Amount
    """Figures in the box (WOME-1.2)."""
    start: dict[str, Amount]
    """The starting force by region (WOME-7.3)."""
    limit: Amount = 0
    """The most figures in a region; 0 for no limit (WOME-14.4, 15.5)."""
    reach: Amount = 0
    """Regions that a figure moves by a card; 0 if it moves otherwise (WOME-14.11, 15.10, 16.7)."""


class Waters(msgspec.Struct, frozen=True):
    """Where Corsairs may be besides coasts and regions of Gondor (WOME-14.7)."""

    also: tuple[str, ...]
    never: tuple[str, ...]


class FactionLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers that hold for several factions or cards."""

    hand: Amount
    """Faction cards in a hand (WOME-4.5)."""
    team_hand: Amount
    """Faction cards in the hand of each player of a team (WOME-10.1)."""
    eagle_range: Amount
    """Regions from which Eagles are called to battle (WOME-12.6)."""
    attack_dice: Amount
    """Dice of an attack of the Dead or of Ents (WOME-11.16, 13.12)."""
    attack_target: Annotated[int, msgspec.Meta(ge=2, le=6)]
    """Smallest value of a die of theirs that hits (WOME-11.16, 13.12)."""
    crew: Amount
    """Units that each Corsair carries (WOME-14.12)."""
    voyage: Amount
    """Regions of a transport (WOME-14.13)."""
    landing: Amount
    """Regions of a transport that ends with an attack (WOME-14.15)."""
    fleets: Amount
    """Armies that are carried by one card (WOME-14.14)."""
    extra_dice: Amount
    """The most dice that a card rolls for figures (WOME-17.5, 17.25)."""


class FactionValues(msgspec.Struct, frozen=True, kw_only=True):
    """All values that a ruleset may change; it calls them `warriors/limits.hand` and so on."""

    factions: dict[str, FactionFacts]
    waters: Waters
    limits: FactionLimits
    last_face: LastFace
    """The last face of the Free Peoples' faction die (WOME-6.10)."""
    dice: dict[str, tuple[str, ...]]
    """Faces of the faction die of each side, without that last one (WOME-6.10, 6.11)."""
    decks: dict[str, tuple[str, ...]]
    """The faction deck of each side (WOME-2.5)."""
    brought: dict[str, dict[str, tuple[str, ...]]]
    """Cards shuffled into decks of the game, by side and deck (WOME-2.4)."""
    left_out: dict[str, dict[str, tuple[str, ...]]]
    """Cards taken out of decks of the game (WOME-2.2, 2.3)."""

    def faces(self, side: str) -> tuple[str, ...]:
        """The six faces of the faction die of a side (WOME-6.10, 6.11)."""
        return (*self.dice[side], self.last_face) if side == SIDES[FREE] else self.dice[side]


class FactionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a card of the expansion besides its texts."""

    die: Literal["character", "army", "muster"]
    """The die result that plays it besides an Event result (WOME-4.9)."""
    combat: str = ""
    """Its title in combat; faction cards have none (WOME-4.10)."""
    stays: bool = False
    """Whether its event stays on the table (WOME-4.11)."""
    faction: str = ""
    """The faction that it belongs to; empty for none."""
    outlives: bool = False
    """Whether it works without its faction too, before and after (WOME-3.4, 5.2)."""


class CallCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that calls a faction to a battle (WOME-9.1)."""

    faction: str
    back: Literal["character", "strategy"]
    """The deck whose back it has (WOME-9.3)."""
    combat: str
    """Its title in combat."""


class CardFile(msgspec.Struct, frozen=True):
    """What the data file says about cards."""

    decks: dict[str, tuple[str, ...]]
    brought: dict[str, dict[str, tuple[str, ...]]]
    left_out: dict[str, dict[str, tuple[str, ...]]]
    cards: dict[str, FactionCard]
    calls: dict[str, CallCard]
    combats: dict[str, tuple[int, ...]]
    """When each combat title of the expansion acts (WOTR-12.7)."""


def read_cards(text: str) -> CardFile:
    """Read the cards from TOML; raise ValueError if they do not fit together."""
    found = msgspec.toml.decode(text, type=CardFile)
    brought = [
        card for decks in found.brought.values() for cards in decks.values() for card in cards
    ]
    listed = [*(card for cards in found.decks.values() for card in cards), *brought]
    wrong = set(listed) ^ set(found.cards)
    if wrong or len(listed) != len(set(listed)):
        raise ValueError(f"cards that are printed or listed, but not both, once: {sorted(wrong)}")
    for card, printed in found.cards.items():
        if printed.faction not in ("", *FACTIONS):
            raise ValueError(f"{card}: no faction {printed.faction}")
        if (card in brought) != bool(printed.combat):
            raise ValueError(f"{card}: a card of a deck of the game has a title in combat")
        if printed.combat not in ("", *EVENT_CARDS.combats, *found.combats):
            raise ValueError(f"{card}: no title {printed.combat}")
    titles = [call.combat for call in found.calls.values()]
    if len(titles) != len(set(titles)) or not {*titles} <= {*found.combats}:
        raise ValueError("cards that call a faction have the same title, or one without a moment")
    return found


CARDS = read_cards((HERE / "data" / "cards.toml").read_text(encoding="utf-8"))
FACTION_OF = {
    **{card: printed.faction for card, printed in CARDS.cards.items()},
    **{card: call.faction for card, call in CARDS.calls.items()},
}
"""The faction of each card of the expansion; empty for none."""
PRINTED = {
    card: PrintedCard(die=printed.die, combat=printed.combat, stays=printed.stays)
    for card, printed in CARDS.cards.items()
} | {card: PrintedCard(die="character", combat=call.combat) for card, call in CARDS.calls.items()}
"""What is printed on each card, as the game knows its own."""


def faults(values: FactionValues) -> list[str]:
    """All inconsistencies in the values of a match, as messages (WOME-1.1 to 2.5)."""
    if tuple(values.factions) != FACTIONS or tuple(values.dice) != SIDES:
        return ["the factions and sides are not those of the expansion"]
    found = [
        f"factions.{faction}.start.{region}: no such region"
        for faction, facts in values.factions.items()
        for region in facts.start
        if region not in REGIONS
    ]
    for faction, facts in values.factions.items():
        if sum(facts.start.values()) > facts.figures:
            found.append(f"factions.{faction}.start: more figures than there are")
    for side in SIDES:
        faces = values.faces(side)
        if len(faces) != 6 or not set(faces) <= set(FACES_OF_FACTION_DIE):
            found.append(f"dice.{side}: six faces of a faction die are needed")
    return found


def read_unconfirmed() -> tuple[Unconfirmed, ...]:
    """Read the list of values that sources tell differently, with notes about them."""
    text = (HERE / "data" / "unconfirmed.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["value"], tuple[Unconfirmed, ...])


@cache
def read_faction_values() -> FactionValues:
    """Read the published values of the expansion; raise ValueError if they are inconsistent."""
    plain = tomllib.loads((HERE / "data" / "factions.toml").read_text(encoding="utf-8"))
    plain |= {"decks": CARDS.decks, "brought": CARDS.brought, "left_out": CARDS.left_out}
    values = msgspec.convert(plain, FactionValues)
    wrong = faults(values)
    if wrong:
        raise ValueError("; ".join(wrong))
    return values
