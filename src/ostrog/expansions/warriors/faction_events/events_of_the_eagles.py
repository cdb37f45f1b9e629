"""What the faction cards of the Eagles do (chapters 12 and 17)."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import EAGLES, FACTION_DECK
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.verbs import FLY_ALL, FROM_CARD, PAY_FIGURE_AT
from ostrog.expansions.warriors.faction_events.discarded_cards import plays_on_or_shuffles
from ostrog.expansions.warriors.faction_events.figures_on_cards import (
    FigureFromCard,
    has_no_figures,
    recruits_or_adds,
    takes_figures_along,
)
from ostrog.expansions.warriors.faction_events.moved_figures import moves_figures
from ostrog.expansions.warriors.faction_events.played_faction_cards import (
    FactionPart,
    faction_event,
)
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.lost_factions import PaidEffect
from ostrog.expansions.warriors.factions.the_eagles import EYRIE
from ostrog.expansions.warriors.figure_movement.moving_figures import (
    MoveFigures,
    can_move_figures,
)
from ostrog.games.war_of_the_ring.board import events as told
from ostrog.games.war_of_the_ring.board.card_book import deck_of
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES, WITCH_KING
from ostrog.games.war_of_the_ring.board.state import War, by_map, single
from ostrog.games.war_of_the_ring.board.verbs import DO_NO_MORE, TO
from ostrog.games.war_of_the_ring.companions.journeys import can_move_companions
from ostrog.games.war_of_the_ring.companions.travel import nazgul_is_at
from ostrog.games.war_of_the_ring.event_effects.card_journeys import (
    CarryCompanions,
    NazgulFlee,
    lairs,
    nazgul_in,
)
from ostrog.games.war_of_the_ring.event_effects.chosen_armies import chooses_army
from ostrog.games.war_of_the_ring.hunt.hunt_roll import MoveFellowship
from ostrog.games.war_of_the_ring.played_events.event_parts import roll_for
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.kernel import (
    Active,
    Ask,
    Call,
    Done,
    Flow,
    Option,
    Procedure,
    Refusal,
    refuse,
)

NAZGUL = "sauron-nazgul"

# In Long Swift Lines

LINES = TABLED["fp-in-long-swift-lines"]


class LinesOfEagles(Procedure):
    """An Eagle comes from the card, or all Eagles move, if the player likes (WOME-17.3)."""

    steps = ("choose", "act")

    seat: int
    card: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def choose(self, war: FactionWar) -> Flow:
        """Ask which of the two."""
        options = [FROM_CARD[self.card]]
        if can_move_figures(war, EAGLES):
            options.append(FLY_ALL())
        options.append(DO_NO_MORE())
        return Ask(self.seat, "lines-of-eagles", options, "choice", about=(self.card,))

    def act(self, war: FactionWar) -> Flow:
        """Do it."""
        if FROM_CARD.chosen(self.choice):
            return Call(FigureFromCard(card=self.card, region=EYRIE))
        if FLY_ALL.chosen(self.choice):
            return Call(MoveFigures(seat=self.seat, faction=EAGLES))
        return None


@LINES.after(PlayEvent)
def follows_a_faction_card(war: FactionWar, active: Active, ended: PlayEvent) -> Procedure | None:
    """After each other faction card of the side, also one played by a card (WOME-17.3)."""
    if ended.card == active.name or deck_of(war, ended.card) != (FREE, FACTION_DECK):
        return None
    return LinesOfEagles(seat=ended.seat, card=active.name)


# Upon the Nazgul They Bore


def eagles_meet_nazgul(war: FactionWar, play: PlayEvent) -> list[str]:
    """Regions with an Eagle and a Nazgul; the Witch-king is one (WOTR-1.13)."""
    return [region for region in war.figures[EAGLES] if nazgul_is_at(war, region)]


def eagles_fight_nazgul(war: FactionWar, play: PlayEvent) -> Flow:
    """Roll for the Eagles; each success fells an Eagle and a Nazgul, not the Witch-king.

    The number of fallen Nazgul is left for the next part (WOME-17.5).
    """
    if not play.region:
        return None
    dice = min(war.faction_values.limits.extra_dice, war.number_at(EAGLES, play.region))
    play.number = min(roll_for(war, play, dice, 4), nazgul_in(war, play.region))
    if play.number:
        lose_figures(war, EAGLES, play.region, play.number)
        fallen = single(SHADOW, NAZGUL, play.number)
        war.take(SHADOW, play.region, fallen)
        war.remove_for_good(SHADOW, fallen)
        for _ in range(play.number):
            war.tell(told.FigureFell(SIDES[SHADOW], play.region, NAZGUL))
    return None


def nazgul_are_driven_away(war: FactionWar, play: PlayEvent) -> Flow:
    """Let the others flee with the Witch-king, if a Nazgul fell (WOME-17.5)."""
    able = play.number and nazgul_is_at(war, play.region) and lairs(war, play.region)
    return Call(FleeFromEagles(seat=play.seat, source=play.region)) if able else None


class FleeFromEagles(NazgulFlee, kw_only=True):
    """All Nazgul of a region and the Witch-king fly to one Stronghold, which the enemy chooses."""

    def beyond(self) -> str:
        """Id of the rule that puts other regions out of reach."""
        return "WOME-17.5"

    def fly(self, war: War) -> Flow:
        """Move the Nazgul, if any are left, and the Witch-king with them."""
        if nazgul_in(war, self.source):
            super().fly(war)
        if war.characters[WITCH_KING] == self.source:
            to = TO.ref(self.choice)
            war.characters[WITCH_KING] = to
            war.tell(told.CharactersMoved((WITCH_KING,), self.source, to))
        return None


# Eagles that pay for a journey


class EagleCarries(PaidEffect, kw_only=True):
    """Base of journeys for which an Eagle is eliminated, from wherever it is (WOME-8.10)."""

    steps = ("choose", "pay", "carry")

    seat: int
    choice: Option | None = None

    def able(self, war: FactionWar) -> bool:
        """Whether somebody can be carried; otherwise nothing is paid."""
        raise NotImplementedError

    def choose(self, war: FactionWar) -> Flow:
        """Ask which Eagle it is."""
        if not self.able(war):
            return Done()
        options = war.legal(self.seat, PAY_FIGURE_AT, by_map(war.figures[EAGLES]))
        return Ask(self.seat, "which-eagle", options, "choice") if options else Done()

    def pay(self, war: FactionWar) -> Flow:
        """Eliminate the Eagle first (WOME-8.10)."""
        lose_figures(war, EAGLES, PAY_FIGURE_AT.ref(self.choice))
        return None

    def carry(self, war: FactionWar) -> Flow:
        """Carry out the journey."""
        raise NotImplementedError


@PAY_FIGURE_AT.rule
def pays_with_an_eagle(war: FactionWar, seat: int, region: str) -> Refusal | None:
    """Refuse to pay without a card that asks for it, or where no Eagle is (WOME-8.10)."""
    frame = war.frame(EagleCarries)
    able = frame is not None and frame.seat == seat and war.number_at(EAGLES, region)
    return None if able else refuse("WOME-8.10", EAGLES)


class CarriedByEagles(EagleCarries):
    """A Companion or a group separates or moves as if of Level 4 (WOME-17.6)."""

    def able(self, war: FactionWar) -> bool:
        """Whether a Companion is in the Fellowship, or can move on the map."""
        return bool(war.company()) or can_move_companions(war)

    def carry(self, war: FactionWar) -> Flow:
        """Carry them, also into a siege (WOME-17.6)."""
        return Call(CarryCompanions(seat=self.seat, level=LEVEL, farther=0))


class LiftedUp(EagleCarries):
    """The Fellowship moves and is hunted; a revealed one does not move (WOTR-15.9)."""

    def able(self, war: FactionWar) -> bool:
        """Whether the Fellowship can move."""
        return not war.revealed and war.mordor < 0

    def carry(self, war: FactionWar) -> Flow:
        """Move it; the die that paid for the card does not go to the box (WOTR-15.10)."""
        return Call(MoveFellowship(by_die=False))


LEVEL = 4
"""Level of Companions whom an Eagle carries."""


def carries_companions(war: FactionWar, play: PlayEvent) -> Flow:
    """Let an Eagle carry Companions (fp-we-only-need-wings)."""
    return Call(CarriedByEagles(seat=play.seat))


def carries_the_fellowship(war: FactionWar, play: PlayEvent) -> Flow:
    """Let an Eagle carry the Fellowship (fp-lifted-up-and-borne-far-away)."""
    return Call(LiftedUp(seat=play.seat))


meeting: FactionPart = chooses_army(eagles_meet_nazgul)  # type: ignore[arg-type]  # a war with factions
EAGLE_EVENTS: dict[str, CardEvent] = {
    LINES.name: faction_event(
        EAGLES,
        takes_figures_along,
        requires=lambda war: war.has_entered(EAGLES),
        ends=has_no_figures(LINES.name),
    ),
    "fp-speed-greater-than-any-wind": faction_event(
        EAGLES, before=(recruits_or_adds(EAGLES, lambda war: (EYRIE,)), plays_on_or_shuffles)
    ),
    "fp-upon-the-nazgul-they-bore": faction_event(
        EAGLES,
        moves_figures(EAGLES),
        meeting,
        eagles_fight_nazgul,
        nazgul_are_driven_away,
    ),
    "fp-we-only-need-wings": faction_event(EAGLES, moves_figures(EAGLES), carries_companions),
    "fp-lifted-up-and-borne-far-away": faction_event(
        EAGLES,
        moves_figures(EAGLES),
        carries_the_fellowship,
        requires=lambda war: war.mordor < 0,
    ),
}
"""Events of their cards, by card."""
