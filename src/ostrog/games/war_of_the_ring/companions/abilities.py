"""Chapter 8: what characters on the map change in the rules of others."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.battle_rounds import CardsRevealed
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_strength,
    fighters,
    nazgul_leadership,
)
from ostrog.games.war_of_the_ring.battles.whole_battles import BattleOpens
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.card_book import card_book, deck_of
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    FREE_CHARACTERS,
    SHADOW,
    SLOT,
    WITCH_KING,
)
from ostrog.games.war_of_the_ring.board.seats import parts_of, seat_of_minion
from ostrog.games.war_of_the_ring.board.state import Counts, War
from ostrog.games.war_of_the_ring.board.verbs import LEAD_ON, QUELL
from ostrog.games.war_of_the_ring.campaigns.splitting import leader_number
from ostrog.games.war_of_the_ring.combat_cards.laid_cards import commander
from ostrog.games.war_of_the_ring.dice.die_uses import lent_results
from ostrog.games.war_of_the_ring.dice.event_hands import DrawEvent
from ostrog.kernel import Active, Ask, Flow, Option, Procedure, Source

WHITE, MOUTH = "gandalf-white", "mouth-of-sauron"
SARUMAN = Source("saruman", "WOTR-8.22")
SORCERER = Source(WITCH_KING, "WOTR-8.3")
MESSENGER = Source(MOUTH, "WOTR-8.3")


@SARUMAN.modifies(leader_number)
def leads_by_elites(war: War, active: Active, value: int, side: int, counts: Counts) -> int:
    """While Saruman is in play each Isengard Elite is also a Leader (WOTR-8.22).

    In a game of three or four each Southron Elite is one too (WOTR-19.23).
    """
    if side != SHADOW:
        return value
    if parts_of(war).has_teams:
        value += counts[SLOT["southrons-elite"]]
    return value + counts[SLOT["isengard-elite"]]


def fights_as_captain(war: War, active: Active, value: int, side: int) -> int:
    """A Captain of the West adds 1 to the Combat Strength of his army (WOTR-8.19).

    A combat card may silence him for a round.
    """
    if side != FREE or not war.values.characters[active.name].captain:
        return value
    clash = clash_of(war)
    fights = active.name in fighters(war, clash, FREE).who and active.name not in clash.silenced
    return value + fights


CAPTAINS = {who: Source(who, "WOTR-8.19") for who in FREE_CHARACTERS}
"""Companions on the map; whether one is a Captain of the West is a value of the match."""
for _captain in CAPTAINS.values():
    _captain.modifies(combat_strength)(fights_as_captain)


class WhiteRider(Procedure):
    """Gandalf the White may give up his Leadership so that no Nazgul leads (WOTR-12.10, 12.16)."""

    steps = ("choose", "quell")

    seat: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask whoever commands his army."""
        about = (clash_of(war).region,)
        return Ask(self.seat, "white-rider", (QUELL(), LEAD_ON()), "choice", about=about)

    def quell(self, war: War) -> Flow:
        """Let neither his Leadership nor that of the Nazgul count in the whole battle."""
        if QUELL.chosen(self.choice):
            clash = clash_of(war)
            clash.idle_in_battle, clash.no_nazgul = (*clash.idle_in_battle, WHITE), True
            war.tell(events.NazgulQuelled(WHITE))
        return None


@CAPTAINS[WHITE].after(BattleOpens)
def rides_against_the_nazgul(war: War, active: Active, ended: BattleOpens) -> Procedure | None:
    """Gandalf the White decides before the first round of a battle against Nazgul."""
    if WHITE not in fighters(war, clash_of(war), FREE).who or not nazgul_leadership(war):
        return None
    return WhiteRider(seat=commander(war, FREE))


@SORCERER.after(CardsRevealed)
def learns_from_a_combat_card(war: War, active: Active, ended: CardsRevealed) -> Procedure | None:
    """The Witch-king lets his side draw after its combat card in the first round of a battle.

    The card comes from the deck of the combat card, also if that is cancelled (WOTR-12.9). A card
    that is no event card belongs to no deck.
    """
    clash = clash_of(war)
    card = clash.cards[SHADOW].card
    if card not in card_book(war).events or clash.round > 1:
        return None
    if WITCH_KING not in fighters(war, clash, SHADOW).who:
        return None
    _, deck = deck_of(war, card)
    return DrawEvent(seat=commander(war, SHADOW), deck=deck, optional=True)


@MESSENGER.modifies(lent_results)
def brings_orders(
    war: War, active: Active, value: tuple[str, ...], seat: int, die: str
) -> tuple[str, ...]:
    """Once a turn the Mouth of Sauron lets a Muster result be used as an Army result.

    The seat that commands him decides it (WOTR-19.1).
    """
    able = die == "muster" and war.side(seat) == SHADOW and not war.lent_used[SHADOW]
    return (*value, "army") if able and seat_of_minion(war, MOUTH) == seat else value


SOURCES = (SARUMAN, SORCERER, MESSENGER, *CAPTAINS.values())
