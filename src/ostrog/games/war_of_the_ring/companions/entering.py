"""Chapter 8: Minions, Aragorn and Gandalf the White enter play."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import (
    FREE,
    MINIONS,
    NATIONS_OF,
    SHADOW,
    SLOT,
    UPGRADES,
)
from ostrog.games.war_of_the_ring.board.seats import mate_of, seat_of_minion
from ostrog.games.war_of_the_ring.board.state import (
    ASIDE,
    FELLOWSHIP,
    OFF_THE_MAP,
    REPLACED,
    War,
    by_map,
)
from ostrog.games.war_of_the_ring.board.verbs import ENTER
from ostrog.games.war_of_the_ring.politics.nations import (
    ActivateNation,
    CompanionsArrive,
    can_be_roused,
)
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse

FANGORN = "fangorn"
"""Region where Gandalf the White may enter besides Elven Strongholds (WOTR-8.2)."""


def is_ready(war: War, who: str) -> bool:
    """Whether the condition on a character's card is met, wherever he would enter.

    See WOTR-8.2 and 8.3.
    """
    if war.characters[who] != ASIDE:
        return False
    match who:
        case "saruman":
            return war.at_war("isengard")
        case "witch-king":
            return war.at_war("sauron") and any(war.at_war(each) for each in NATIONS_OF[FREE])
        case "mouth-of-sauron":
            return war.mordor >= 0 or all(war.at_war(each) for each in NATIONS_OF[FREE])
        case "aragorn":
            return war.characters["strider"] not in OFF_THE_MAP
        case "gandalf-white":
            met = any(war.characters[minion] != ASIDE for minion in MINIONS)
            return met and war.characters["gandalf-grey"] != FELLOWSHIP
    return False


def entrances(war: War, who: str) -> list[str]:
    """The regions where a character can enter play now (WOTR-8.2, 8.3)."""
    if not is_ready(war, who):
        return []
    if who == "witch-king":
        return by_map(region for region in war.hosts[SHADOW] if has_sauron_unit(war, region))
    unconquered = [
        region for region in war.values.characters[who].enters_in if war.is_unconquered(region)
    ]
    if who not in UPGRADES:
        return unconquered
    at = war.characters[UPGRADES[who]]
    if at not in OFF_THE_MAP:  # He takes the place of the other where that one stands.
        return [at] if who == "gandalf-white" or at in unconquered else []
    return by_map([FANGORN, *unconquered])


def has_sauron_unit(war: War, region: str) -> bool:
    """Whether a Shadow army with a unit of Sauron stands in a region (WOTR-8.3)."""
    counts = war.counts(SHADOW, region)
    return counts[SLOT["sauron-regular"]] + counts[SLOT["sauron-elite"]] > 0


def entering(war: War, candidates: tuple[str, ...]) -> list[tuple[str, str]]:
    """All characters among candidates who can enter play, with the regions."""
    return [(who, region) for who in candidates for region in entrances(war, who)]


def own_minions(war: War, seat: int) -> tuple[str, ...]:
    """The Minions whom a seat brings into play (WOTR-5.17, 19.1)."""
    if mate_of(war, seat) < 0:
        return MINIONS
    return tuple([who for who in MINIONS if seat_of_minion(war, who) == seat])


@ENTER.rule
def enters_as_the_card_says(war: War, seat: int, character: str, region: str) -> Refusal | None:
    """Refuse an entry against the card, or of a Minion of the mate (WOTR-8.2, 8.3, 19.1)."""
    side = FREE if character in UPGRADES else SHADOW
    rule = "WOTR-8.2" if side == FREE else "WOTR-8.3"
    if war.side(seat) != side:
        return refuse("WOTR-5.21" if side == FREE else "WOTR-5.17", character)
    if character in MINIONS and seat_of_minion(war, character) != seat:
        return refuse("WOTR-19.1", character)
    return None if region in entrances(war, character) else refuse(rule, character, region)


class BringCharacter(Procedure):
    """A character enters play as his card says (WOTR-8.2, 8.3)."""

    steps = ("choose", "enter", "arrive", "wake", "next_nation")

    seat: int
    candidates: tuple[str, ...]
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask who enters, and where (WOTR-5.17, 5.21)."""
        options = war.legal(self.seat, ENTER, entering(war, self.candidates))
        return Ask(self.seat, "bring-character", options, "choice")

    def enter(self, war: War) -> Flow:
        """Put the character on the map, in place of another if his card says so (WOTR-8.2)."""
        who, region = ENTER.refs(self.choice)
        if who in UPGRADES and war.characters[UPGRADES[who]] not in OFF_THE_MAP:
            war.put_away(UPGRADES[who], REPLACED)
        war.bring_in(who, region)
        war.tell(events.CharacterCame(who, region))
        return None

    def arrive(self, war: War) -> Flow:
        """Let a Companion rouse the nation of the place (WOTR-8.20)."""
        who, region = ENTER.refs(self.choice)
        if who not in UPGRADES:
            return None
        return Call(CompanionsArrive(companions=(who,), region=region))

    def wake(self, war: War) -> Flow:
        """Activate all Free nations when the Witch-king enters (WOTR-8.21)."""
        if ENTER.refs(self.choice)[0] != "witch-king":
            return Done()
        for nation in NATIONS_OF[FREE]:
            rousing = ActivateNation(nation=nation, by="witch-king")
            if not war.active_nations[nation] and can_be_roused(war, rousing):
                return Call(rousing)
        return Done()

    def next_nation(self, war: War) -> Flow:
        """Go on with the next nation."""
        return Goto("wake")
