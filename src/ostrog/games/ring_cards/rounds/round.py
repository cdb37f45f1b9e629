"""Chapters 2 and 4: setup, and the five steps of a round."""

from __future__ import annotations

from ostrog.games.ring_cards.board import events
from ostrog.games.ring_cards.board.factions import SIDES
from ostrog.games.ring_cards.board.scoring import VictoryCheck
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.verbs import CYCLE, DONE
from ostrog.games.ring_cards.cards.draw import draw_cards
from ostrog.games.ring_cards.cards.elimination import cycle_unseen
from ostrog.games.ring_cards.combat.combat_step import CombatStep
from ostrog.games.ring_cards.rounds.action_step import ActionStep
from ostrog.games.ring_cards.rounds.draw_step import DrawStep
from ostrog.games.ring_cards.rounds.location_step import LocationStep
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Together


class RingCards(Procedure):
    """The whole game: setup, then round after round."""

    steps = ("lay_out", "deal", "choose_opening", "cycle_opening", "play_round", "go_on")

    cycled: dict[int, tuple[Option, ...]] = {}

    def lay_out(self, war: War) -> Flow:
        """Set up the scenario's locations and Ring tokens (RCG-2.3 to 2.5, 6.10, 19.5)."""
        listed = [place for places in war.cast.scene.battlegrounds.values() for place in places]
        battlegrounds = war.values.battlegrounds
        used = listed or battlegrounds
        war.decks = [
            [place for place in battlegrounds if place in used and battlegrounds[place].side == s]
            for s in SIDES
        ]
        war.won = [[], []]
        war.paths_won = [[], []]
        war.rings = [player.ring is not None for player in war.cast.players]
        return None

    def deal(self, war: War) -> Flow:
        """Shuffle the decks and draw the opening hands (RCG-2.2, 2.6)."""
        for seat, player in enumerate(war.cast.players):
            war.shuffle(war.zones(seat).deck)
            draw_cards(war, seat, player.opening)
        return None

    def choose_opening(self, war: War) -> Flow:
        """Let all players choose cards to cycle at the same time (D1)."""
        branches = {
            seat: OpeningHand(seat=seat, count=player.opening_cycle)
            for seat, player in enumerate(war.cast.players)
            if player.opening_cycle
        }
        return Together(branches, "cycled") if branches else None

    def cycle_opening(self, war: War) -> Flow:
        """Cycle the chosen cards face down (RCG-2.6)."""
        for seat, picks in sorted(self.cycled.items()):
            for card in CYCLE.among(picks):
                cycle_unseen(war, seat, card, war.zones(seat).hand)
        self.cycled = {}
        return None

    def play_round(self, war: War) -> Flow:
        """Begin the next round (RCG-4.1)."""
        war.round += 1
        war.turn = war.first
        war.tell(events.RoundBegan(war.round, war.starting()))
        return Call(Round())

    def go_on(self, war: War) -> Flow:
        """Repeat until the victory check ends the game."""
        return Goto("play_round")


class OpeningHand(Procedure):
    """A player's choice of opening cards to cycle (RCG-2.6)."""

    steps = ("choose", "deliver")

    seat: int
    count: int
    cards: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Choose exactly the required number of cards (D1)."""
        picked = CYCLE.among(self.draft)
        left = [card for card in war.hand(self.seat) if card not in picked]
        missing = self.count - len(picked)
        return Ask(
            self.seat,
            "opening",
            [CYCLE[card] for card in left] if missing else [DONE()],
            "cards",
            closes=(DONE.name,),
            default=(*(CYCLE[card] for card in left[:missing]), DONE()),
            about=(self.count,),
        )

    def deliver(self, war: War) -> Flow:
        """Return the chosen cards."""
        return Done(self.cards)


class Round(Procedure):
    """The five steps of a round, and its end (RCG-4.1)."""

    steps = ("locations", "actions", "combats", "victory", "draws", "end")

    def locations(self, war: War) -> Flow:
        """Run the location step (RCG-5.1)."""
        return Call(LocationStep())

    def actions(self, war: War) -> Flow:
        """Run the action step (RCG-7.1)."""
        return Call(ActionStep())

    def combats(self, war: War) -> Flow:
        """Run the combat step (RCG-11.1)."""
        return Call(CombatStep())

    def victory(self, war: War) -> Flow:
        """Run the victory check (RCG-14.8)."""
        return Call(VictoryCheck())

    def draws(self, war: War) -> Flow:
        """Run the draw step (RCG-15.1)."""
        return Call(DrawStep(waiting=list(war.in_order())))

    def end(self, war: War) -> Flow:
        """Pass on the starting player token and end effects of the round (RCG-4.3, 15.5, 15.6)."""
        war.first = (war.first + 1) % len(war.cast.order)
        war.turn = war.first
        war.fresh, war.played, war.used, war.lasting = [], [], [], []
        for seat, player in enumerate(war.cast.players):
            if player.ring is not None and player.ring.once_per == "round":
                war.rings[seat] = True
        return None
