"""Chapter 9: fate tokens, the fate track and Fate cards."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.pieces import SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import APPLY, SET_ASIDE
from ostrog.games.five_armies.cards.fate_cards import DrawFateCard
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class Fate(Procedure):
    """B5A-9.3 to 9.11: phase 3."""

    steps = ("draw", "decide", "set_aside", "apply", "fate_card", "end")

    drawn: int = 0
    token: str = ""
    choice: Option | None = None

    def allowed(self, war: War) -> int:
        """B5A-9.3, 9.4: how many tokens the Shadow may draw."""
        return max(1, len(war.activated))

    def draw(self, war: War) -> Flow:
        """B5A-9.4, 9.15."""
        if not war.size("fate-pool"):
            return Done()
        self.token = war.draw("fate-pool", "fate-drawn")
        self.drawn += 1
        war.tell(events.FateDrawn(self.token, war.values.fate[self.token].value))
        return None

    def decide(self, war: War) -> Flow:
        """B5A-9.4, 9.6: apply the token, or set it aside for the next one."""
        options = [APPLY(), *war.legal(SHADOW, SET_ASIDE)]
        return Ask(SHADOW, "fate-draw", options, "choice", about=(self.token,))

    def set_aside(self, war: War) -> Flow:
        """B5A-9.5, 9.16."""
        if self.choice == APPLY():
            return None
        war.tell(events.FateSetAside(self.token, war.values.fate[self.token].value))
        war.pour("fate-drawn", "fate-aside")
        return Goto("draw")

    def apply(self, war: War) -> Flow:
        """B5A-9.5, 9.7."""
        spaces = war.values.fate[self.token].value
        war.marker = min(war.values.fate_goal, war.marker + spaces)
        war.tell(events.FateAdvanced(spaces, war.marker))
        return None

    def fate_card(self, war: War) -> Flow:
        """B5A-9.8, 9.11: only the symbol of the token that is applied counts."""
        return Call(DrawFateCard()) if war.values.fate[self.token].symbol else None

    def end(self, war: War) -> Flow:
        """B5A-9.9: the applied token leaves the game, the others return to the pool."""
        war.pour("fate-drawn", "fate-removed")
        if war.size("fate-aside"):
            war.pour("fate-aside", "fate-pool")
        return Done()


@SET_ASIDE.rule
def may_draw_another(war: War, seat: int) -> Refusal | None:
    """B5A-9.3, 9.4, 9.6, 9.15."""
    frame = war.frame(Fate)
    if frame is None or seat != SHADOW:
        return None
    if war.values.fate[frame.token].special:
        return refuse("B5A-9.6", frame.token)
    if frame.drawn >= frame.allowed(war):
        return refuse("B5A-9.4" if frame.allowed(war) > 1 else "B5A-9.3")
    return None if war.size("fate-pool") else refuse("B5A-9.15")


def move_marker_back(war: War) -> None:
    """B5A-9.17, CR-31: one space to the left, never below 0."""
    if war.marker:
        war.marker -= 1
        war.tell(events.FateAdvanced(-1, war.marker))


def shift_on_track(war: War, character: str) -> None:
    """B5A-9.17: a waiting figure goes one space to the left."""
    war.track[character] = max(0, war.track[character] - 1)
    war.tell(events.CharacterShifted(character, war.track[character]))
