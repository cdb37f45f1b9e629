"""What the faction cards of the Dead Men do (chapters 11 and 17)."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import DEAD, WAITING
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.verbs import TAKE_THE_PATHS
from ostrog.expansions.warriors.faction_events.discarded_cards import shuffles_its_faction
from ostrog.expansions.warriors.faction_events.figures_on_cards import (
    FigureFromCard,
    has_no_figures,
    takes_figures_along,
)
from ostrog.expansions.warriors.faction_events.played_faction_cards import (
    CardUse,
    faction_event,
)
from ostrog.expansions.warriors.factions.coming_figures import recruit_figures
from ostrog.expansions.warriors.factions.entering_factions import FactionEnters
from ostrog.expansions.warriors.factions.the_dead import ERECH
from ostrog.expansions.warriors.strikes.army_of_the_dead import WraithsMarch
from ostrog.games.war_of_the_ring.board.map import NATION_OF
from ostrog.games.war_of_the_ring.board.pieces import FREE, SIDE_OF_NATION
from ostrog.games.war_of_the_ring.board.state import adjacent
from ostrog.games.war_of_the_ring.board.verbs import DO_NO_MORE
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent, PlayEvent
from ostrog.games.war_of_the_ring.politics.nations import AdvanceNation
from ostrog.kernel import Active, Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse

STONE, DARK_DOOR = TABLED["fp-the-stone-of-erech"], TABLED["fp-the-dark-door"]
DOORS = ("helms-deep", "westemnet", "edoras")
"""Regions to which the Paths of the Dead lead."""
SEATS_OF_ROHAN = ("helms-deep", "edoras")
LANDS = ("rohan", "gondor")
"""Nations in whose regions the heir hears of the Paths of the Dead."""


@STONE.after(AdvanceNation)
def calls_the_dead(war: FactionWar, active: Active, ended: AdvanceNation) -> Procedure | None:
    """A Muster result that advances a nation brings a figure from the card (WOME-17.2)."""
    if not ended.advanced or ended.by != "muster" or SIDE_OF_NATION[ended.nation] != FREE:
        return None
    return FigureFromCard(card=active.name, region=war.region_of_the_dead or ERECH)


@DARK_DOOR.modifies(adjacent)
def leads_under_the_mountains(
    war: FactionWar, active: Active, value: tuple[str, ...], region: str, mover: str
) -> tuple[str, ...]:
    """Erech is adjacent to three regions, for the Dead and for Companions (WOME-17.8)."""
    if mover not in ("companion", DEAD):
        return value
    if region == ERECH:
        return (*value, *DOORS)
    return (*value, ERECH) if region in DOORS else value


def heir_hears_of_the_dead(war: FactionWar) -> bool:
    """Whether Strider or Aragorn is in a region of Rohan or Gondor, also besieged (WOME-17.7)."""
    return NATION_OF.get(war.characters[war.heir]) in LANDS


class TakeThePaths(Procedure):
    """Strider or Aragorn may bring the Dead into play by a card (WOME-17.7)."""

    steps = ("choose", "enter")

    seat: int
    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask whether he goes."""
        options = war.legal(self.seat, TAKE_THE_PATHS)
        if not options:
            return Done()
        about = (war.characters[war.heir],)
        return Ask(self.seat, "paths-of-the-dead", [*options, DO_NO_MORE()], "choice", about=about)

    def enter(self, war: FactionWar) -> Flow:
        """Let the Dead enter play (WOME-7.3, 11.2)."""
        if not TAKE_THE_PATHS.chosen(self.choice):
            return None
        return Call(FactionEnters(seat=self.seat, faction=DEAD))


@TAKE_THE_PATHS.rule
def takes_the_paths_of_the_dead(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse without the card, if the Dead have entered, or if the heir is elsewhere.

    See WOME-3.4 and 17.7.
    """
    frame = war.frame(TakeThePaths)
    if frame is None or frame.seat != seat:
        return refuse("WOTR-7.6")
    if war.faction_states[DEAD] != WAITING:
        return refuse("WOME-3.4", DEAD)
    return None if heir_hears_of_the_dead(war) else refuse("WOME-17.7")


def may_take_the_paths(war: FactionWar, play: PlayEvent) -> Flow:
    """Let Strider or Aragorn bring the Dead into play (fp-paths-of-the-dead)."""
    return Call(TakeThePaths(seat=play.seat))


def recruits_a_dead_man(war: FactionWar, play: PlayEvent) -> Flow:
    """Recruit a figure in the Army of the Dead (WOME-11.5)."""
    recruit_figures(war, DEAD, war.region_of_the_dead)
    return None


def seats_of_rohan_are_lost(war: FactionWar) -> bool:
    """Whether neither Helm's Deep nor Edoras is unconquered."""
    return not any(war.is_unconquered(region) for region in SEATS_OF_ROHAN)


def wraiths_march(war: FactionWar, play: PlayEvent) -> Flow:
    """Let the Army of the Dead move and attack (WOME-11.10)."""
    return Call(WraithsMarch(seat=play.seat))


WRAITHS = faction_event(DEAD, wraiths_march)
DEAD_EVENTS: dict[str, CardEvent] = {
    "fp-the-stone-of-erech": faction_event(
        DEAD, before=(takes_figures_along,), ends=has_no_figures(STONE.name)
    ),
    "fp-wraiths-of-fear-1": WRAITHS,
    "fp-wraiths-of-fear-2": WRAITHS,
    "fp-paths-of-the-dead": faction_event(
        DEAD, recruits_a_dead_man, shuffles_its_faction, before=(may_take_the_paths,)
    ),
    "fp-the-dark-door": CardEvent(requires=lambda war: not seats_of_rohan_are_lost(war)),  # type: ignore[arg-type]  # a war with factions
}
"""Events of their cards, by card."""
DEAD_CARD_USES: dict[str, CardUse] = {
    STONE.name: CardUse(
        possible=lambda war, seat: war.has_entered(DEAD) and bool(war.on_cards.get(STONE.name)),
        start=lambda war, seat: FigureFromCard(card=STONE.name, region=war.region_of_the_dead),
    ),
}
"""What a faction die of any result does by their cards on the table (WOME-17.1)."""
