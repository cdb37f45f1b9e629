"""Chapter 9: fate tokens and the fate track."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.pieces import SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import APPLY, SET_ASIDE
from ostrog.games.five_armies.cards.fate_cards import DrawFateCard
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class Fate(Procedure):
    """Phase 3: the Shadow draws fate tokens and the fate marker moves (B5A-9.3 to 9.11)."""

    steps = ("draw", "decide", "set_aside", "apply", "fate_card", "end")
    lasting = {"draw": ("drawn", "token")}

    drawn: int = 0
    token: str = ""
    choice: Option | None = None

    def allowed(self, war: War) -> int:
        """The number of tokens the Shadow may draw (B5A-9.3, 9.4)."""
        return max(1, len(war.activated))

    def draw(self, war: War) -> Flow:
        """Draw a token; an empty pool ends the phase (B5A-9.4, 9.15)."""
        if not war.size("fate-pool"):
            return Done()
        self.token = war.draw("fate-pool", "fate-drawn")
        self.drawn += 1
        war.tell(events.FateDrawn(self.token, war.values.fate[self.token].value))
        return None

    def decide(self, war: War) -> Flow:
        """Ask whether to apply the token or set it aside and draw another (B5A-9.4, 9.6)."""
        options = [APPLY(), *war.legal(SHADOW, SET_ASIDE)]
        return Ask(SHADOW, "fate-draw", options, "choice", about=(self.token,))

    def set_aside(self, war: War) -> Flow:
        """Set the token aside in the open, if the Shadow chose to (B5A-9.5, 9.16)."""
        if self.choice == APPLY():
            return None
        war.tell(events.FateSetAside(self.token, war.values.fate[self.token].value))
        war.pour("fate-drawn", "fate-aside")
        return Goto("draw")

    def apply(self, war: War) -> Flow:
        """Move the fate marker by the number of the last token (B5A-9.5, 9.7)."""
        spaces = war.values.fate[self.token].value
        war.marker = min(war.values.fate_goal, war.marker + spaces)
        war.tell(events.FateAdvanced(spaces, war.marker))
        return None

    def fate_card(self, war: War) -> Flow:
        """Draw a Fate card if the applied token has the symbol (B5A-9.8, 9.11)."""
        return Call(DrawFateCard()) if war.values.fate[self.token].symbol else None

    def end(self, war: War) -> Flow:
        """Remove the applied token from the game; return the others to the pool (B5A-9.9)."""
        war.pour("fate-drawn", "fate-removed")
        if war.size("fate-aside"):
            war.pour("fate-aside", "fate-pool")
        return Done()


@SET_ASIDE.rule
def may_draw_another(war: War, seat: int) -> Refusal | None:
    """Refuse to draw again after a special token, at the limit, or from an empty pool.

    See B5A-9.3, 9.4, 9.6, 9.15.
    """
    frame = war.frame(Fate)
    if frame is None or seat != SHADOW:
        return None
    if war.values.fate[frame.token].special:
        return refuse("B5A-9.6", frame.token)
    if frame.drawn >= frame.allowed(war):
        return refuse("B5A-9.4" if frame.allowed(war) > 1 else "B5A-9.3")
    return None if war.size("fate-pool") else refuse("B5A-9.15")


def move_marker_back(war: War) -> None:
    """Move the fate marker one space to the left, never below 0 (B5A-9.17, CR-31)."""
    if war.marker:
        war.marker -= 1
        war.tell(events.FateAdvanced(-1, war.marker))


def shift_on_track(war: War, character: str) -> None:
    """Move a waiting character one space to the left on the track (B5A-9.17)."""
    war.track[character] = max(0, war.track[character] - 1)
    war.tell(events.CharacterShifted(character, war.track[character]))
