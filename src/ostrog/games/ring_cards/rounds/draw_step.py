"""Chapter 15: the draw step, and the texts that add cards to it."""

from __future__ import annotations

from ostrog.games.ring_cards.board.icons import working
from ostrog.games.ring_cards.board.state import War, controller
from ostrog.games.ring_cards.board.texts import DrawStepBonus
from ostrog.games.ring_cards.cards.card_sources import sources_with
from ostrog.games.ring_cards.cards.draw import draw_cards
from ostrog.games.ring_cards.cards.forsake import CycleFromHand
from ostrog.kernel import Active, Call, Done, Flow, Goto, Procedure, query


@query
def draw_step_cards(war: War, seat: int) -> int:
    """The number of cards that a player draws in the draw step (RCG-15.1)."""
    return war.cast.players[seat].draw_step


class DrawStep(Procedure):
    """The draw of every player, then cycling required by texts (RCG-15.1 to 15.3)."""

    steps = ("draw", "go_on")
    lasting = {"draw": ("waiting",)}

    waiting: list[int]

    def draw(self, war: War) -> Flow:
        """Let the next player draw (RCG-15.1)."""
        return Call(DrawShare(seat=self.waiting.pop(0)))

    def go_on(self, war: War) -> Flow:
        """Repeat for every player."""
        return Goto("draw") if self.waiting else Done()


class DrawShare(Procedure):
    """The draw of one player in the draw step (RCG-15.1, 15.2)."""

    steps = ("draw",)

    seat: int

    def draw(self, war: War) -> Flow:
        """Draw the cards of the draw step, with those that texts add (RCG-15.2)."""
        draw_cards(war, self.seat, draw_step_cards(war, self.seat))
        return None


def bonuses(war: War, card: str, seat: int) -> list[DrawStepBonus]:
    """What a card in its place does for the draw step of a player (RCG-15.2)."""
    return [
        step
        for each, effect in working(war)
        if each == card and controller(war, card) == seat
        for step in effect.steps.values()
        if isinstance(step, DrawStepBonus)
    ]


def draw_more(war: War, active: Active, value: int, seat: int) -> int:
    """Add the cards of a text in force (RCG-15.2)."""
    return value + sum(bonus.count for bonus in bonuses(war, active.name, seat))


def cycle_after_drawing(war: War, active: Active, ended: DrawShare) -> Procedure | None:
    """Make a player cycle cards from hand after the draw, if a text says so (RCG-15.3)."""
    count = sum(bonus.then_cycle for bonus in bonuses(war, active.name, ended.seat))
    return CycleFromHand(seat=ended.seat, count=count) if count else None


for _source in sources_with(DrawStepBonus):
    _source.modifies(draw_step_cards)(draw_more)
    _source.after(DrawShare)(cycle_after_drawing)
