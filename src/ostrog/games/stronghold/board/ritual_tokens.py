"""Chapter 11: ritual tokens on the board, which are turned over when their trigger occurs."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pieces import BLUFF, INVADER, RITUALS, SUCCESS
from ostrog.games.stronghold.board.pools import PLACES_OF_RITUAL, token_at
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import EXCHANGE_TOKENS, SPARE
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, query


@query
def exchanges(siege: Siege) -> int:
    """How many revealed Bluffs the Invader may exchange in a turn (STR-14.2)."""
    return 0


def lies_hidden(siege: Siege, ritual: str, place: str) -> bool:
    """Whether a token of a ritual lies face down on a place (STR-11.2)."""
    return siege.size(token_at(ritual, place)) > 0


def hidden_elsewhere(siege: Siege, ritual: str, place: str) -> list[str]:
    """Other places on which a token of the ritual lies face down."""
    return [
        other
        for other in PLACES_OF_RITUAL[ritual]
        if other != place and lies_hidden(siege, ritual, other)
    ]


def in_force(siege: Siege, ritual: str, place: str) -> bool:
    """Whether the Success of a ritual lies face up on a place (STR-11.6)."""
    return siege.successes[ritual] == place


class TurnOver(Procedure):
    """The trigger of a ritual occurs on a place; returns 1 if the ritual takes effect there."""

    steps = ("turn_over", "offer", "settle")

    ritual: str
    place: str
    token: str = ""
    answer: Option | None = None

    def crumb(self) -> tuple[str, str]:
        """The ritual and its place."""
        return (self.ritual, self.place)

    def turn_over(self, siege: Siege) -> Flow:
        """A token that lies there must be turned over (STR-11.4)."""
        if not lies_hidden(siege, self.ritual, self.place):
            return Done(int(in_force(siege, self.ritual, self.place)))
        (self.token,) = siege.faces(token_at(self.ritual, self.place))
        siege.draw(token_at(self.ritual, self.place), f"{self.ritual}-shown")
        siege.tell(events.RitualRevealed(self.ritual, self.place, self.token))
        return None

    def offer(self, siege: Siege) -> Flow:
        """A bonus may let the Invader exchange a Bluff with the hidden Success (STR-14.2)."""
        others = hidden_elsewhere(siege, self.ritual, self.place)
        left = exchanges(siege) - siege.counted.get("bluffs-exchanged", 0)
        if self.token != BLUFF or left <= 0 or not others:
            return None
        found = any(SUCCESS in siege.faces(token_at(self.ritual, other)) for other in others)
        options = [SPARE(), EXCHANGE_TOKENS()] if found else [SPARE()]
        about = (self.ritual, self.place)
        return Ask(INVADER, "exchange-tokens", options, "answer", about=about)

    def settle(self, siege: Siege) -> Flow:
        """A Success takes effect and stays face up; a Bluff goes back (STR-11.5, 11.6)."""
        shown = f"{self.ritual}-shown"
        if EXCHANGE_TOKENS.chosen(self.answer):
            for other in hidden_elsewhere(siege, self.ritual, self.place):
                zone = token_at(self.ritual, other)
                if SUCCESS in siege.faces(zone):
                    siege.draw(zone, shown)
                    siege.move(BLUFF, shown, zone)
            siege.count("bluffs-exchanged")
            siege.tell(events.TokensExchanged(self.ritual, self.place))
            self.token = SUCCESS
        if self.token == BLUFF:
            siege.move(BLUFF, shown, f"{self.ritual}-stock")
            return Done(0)
        siege.successes[self.ritual] = self.place
        siege.count("successes-revealed")
        return Done(1)


def return_all(siege: Siege) -> None:
    """Return all ritual tokens to the Invader, hidden ones unseen (STR-11.7, 11.16)."""
    for ritual in RITUALS:
        stock = f"{ritual}-stock"
        for place in PLACES_OF_RITUAL[ritual]:
            if lies_hidden(siege, ritual, place):
                siege.pour(token_at(ritual, place), stock)
        if siege.successes[ritual]:
            siege.pour(f"{ritual}-shown", stock)
            siege.successes[ritual] = ""
