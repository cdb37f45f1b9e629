"""Chapter 13: the Ents of Fangorn."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import ENTS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import ENTWOOD
from ostrog.expansions.warriors.factions.coming_figures import recruit_figures
from ostrog.expansions.warriors.factions.faction_rules import FactionRules, printed_start
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board.pieces import FREE_CHARACTERS
from ostrog.games.war_of_the_ring.board.state import adjacent
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse

FANGORN = "fangorn"
OLD_FOREST = "old-forest"
"""Where a card can found a second Entwood (WOME-13.17)."""


def somebody_is_in_fangorn(war: FactionWar) -> bool:
    """Whether a Companion or the Fellowship is in Fangorn (WOME-13.1, 13.5, 3.5)."""
    at = war.characters
    return war.ring_bearers == FANGORN or any(at[who] == FANGORN for who in FREE_CHARACTERS)


def entwoods(war: FactionWar) -> tuple[str, ...]:
    """The regions that are Entwoods (WOME-13.5, 13.17)."""
    return (FANGORN, OLD_FOREST) if war.second_entwood else (FANGORN,)


def lost_ents(war: FactionWar) -> str:
    """Why the Ents are eliminated now, if they are (WOME-13.17, 13.21, 13.22)."""
    if not any(war.number_at(ENTS, region) for region in entwoods(war)):
        return "WOME-13.21"
    return "" if somebody_is_in_fangorn(war) else "WOME-13.22"


class EntsCome(Procedure):
    """An Ent comes to an Entwood, of two to one that the player chooses (WOME-13.3, 13.17)."""

    steps = ("choose", "come")

    seat: int
    card: str = ""
    """The card from which it comes; empty if it comes from the reinforcements."""
    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask for the Entwood."""
        options = war.legal(self.seat, ENTWOOD, entwoods(war))
        return Ask(self.seat, "entwood", options, "choice", default=(options[0],))

    def come(self, war: FactionWar) -> Flow:
        """Place the Ent (WOME-5.6)."""
        if self.card:
            war.on_cards[self.card] -= 1
            war.pool_of_figures[ENTS] += 1
        recruit_figures(war, ENTS, ENTWOOD.ref(self.choice))
        return None


class ChooseEntwood(Procedure):
    """The Free Peoples choose one of two Entwoods for a use; the result is it (WOME-13.17)."""

    steps = ("choose", "end")

    seat: int
    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask for it."""
        options = war.legal(self.seat, ENTWOOD, entwoods(war))
        return Ask(self.seat, "entwood", options, "choice", default=(options[0],))

    def end(self, war: FactionWar) -> Flow:
        """Return the region."""
        return Done(ENTWOOD.ref(self.choice))


@ENTWOOD.rule
def is_an_entwood(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse a region that is no Entwood (WOME-13.5, 13.17)."""
    return None if region in entwoods(war) else refuse("WOME-13.17", region)


def ents_are_near(war: FactionWar) -> bool:
    """Whether an Ent is with the defender of a battle or beside him (WOME-13.20)."""
    region = clash_of(war).region
    near = (region, *adjacent(war, region, ENTS))
    return any(war.number_at(ENTS, each) for each in near)


ENTS_RULES = FactionRules(
    entry_rule="WOME-13.1",
    can_enter=lambda war: war.in_play("saruman") and somebody_is_in_fangorn(war),
    start=printed_start(ENTS),
    muster_rule="WOME-13.3",
    can_muster=lambda war: war.pool_of_figures[ENTS] > 0,
    muster=lambda war, seat: EntsCome(seat=seat),
    called=ents_are_near,
    lost_by=lost_ents,
)
"""How the Ents enter, muster and are lost."""
