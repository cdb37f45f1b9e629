"""Chapter 11, phase 5: ritual tokens are laid face down, a Success among Bluffs."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import BLUFF, INVADER, RITUALS, SUCCESS
from ostrog.games.stronghold.board.pools import PLACES_OF_RITUAL, token_at
from ostrog.games.stronghold.board.ritual_tokens import lies_hidden
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import DONE, LAY_TOKEN
from ostrog.games.stronghold.invader.card_phase import CardRules, register
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


def places_for(siege: Siege, ritual: str) -> list[str]:
    """Places where a token of a ritual may be laid (STR-11.8 to 11.12, 11.17, 11.21)."""
    places = [p for p in PLACES_OF_RITUAL[ritual] if not lies_hidden(siege, ritual, p)]
    if ritual == "blood-stones":
        return [place for place in places if siege.throwing[place]]
    if ritual == "possession":
        return [order for order in places if order not in siege.lost_orders]
    return places


def cannot_perform(siege: Siege, ritual: str) -> Refusal | None:
    """Why a ritual cannot be performed (STR-11.17)."""
    return None if places_for(siege, ritual) else refuse("STR-11.17", ritual)


class PerformRitual(Procedure):
    """Up to three tokens are laid face down on different places (STR-11.2)."""

    steps = ("choose", "lay")

    ritual: str
    picks: tuple[Option, ...] = ()

    def choose(self, siege: Siege) -> Flow:
        """The Invader decides how many tokens, which, and where (STR-11.3)."""
        stock = siege.faces(f"{self.ritual}-stock")
        laid = [LAY_TOKEN.refs(pick) for pick in self.draft]
        taken = {place for _, place in laid}
        left = [
            face
            for face in (SUCCESS, BLUFF)
            if stock.count(face) > sum(each == face for each, _ in laid)
        ]
        places = [place for place in places_for(siege, self.ritual) if place not in taken]
        options = [LAY_TOKEN[face, place] for place in places for face in left]
        if laid:
            options = [DONE(), *options]
        return Ask(INVADER, "ritual", options, "picks", closes=("done",), about=(self.ritual,))

    def lay(self, siege: Siege) -> Flow:
        """Lay them in the order of the places, which tells nothing (STR-11.16)."""
        laid = {place: face for face, place in map(LAY_TOKEN.refs, self.picks[:-1])}
        places = [place for place in PLACES_OF_RITUAL[self.ritual] if place in laid]
        for place in places:
            siege.move(laid[place], f"{self.ritual}-stock", token_at(self.ritual, place))
        siege.count("rituals-performed")
        siege.tell(events.RitualPerformed(self.ritual, tuple(places)))
        return Done()


register(
    RITUALS,
    lambda ritual: CardRules(
        lambda siege: cannot_perform(siege, ritual), lambda: PerformRitual(ritual=ritual)
    ),
)
