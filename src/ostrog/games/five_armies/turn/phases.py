"""Chapters 2 and 4: the setup, and the six phases of a turn."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.control import token_zone
from ostrog.games.five_armies.board.hands import DrawCards
from ostrog.games.five_armies.board.map import TERRITORIES
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES, UNITS
from ostrog.games.five_armies.board.state import MovingGroup, War
from ostrog.games.five_armies.board.victory import shadow_wins_at_the_end_of_turn, victory_points
from ostrog.games.five_armies.cards.fate_track import Fate
from ostrog.games.five_armies.characters.eagles import return_all
from ostrog.games.five_armies.characters.leadership import ActivateGenerals, ShadowLeadership
from ostrog.games.five_armies.turn.action_dice import Actions, pool_size
from ostrog.kernel import Call, Flow, Goto, Procedure


class FiveArmies(Procedure):
    """The whole game: the setup, then turns until a player has won."""

    steps = ("set_up", "next_turn", "play_turn", "go_on")

    def set_up(self, war: War) -> Flow:
        """Set up units, characters, tokens and the fate track (B5A-2.1 to 2.10)."""
        for number, start in war.values.setup.items():
            seat = SIDES.index(number.partition("-")[0])
            units = tuple([start.units.get(unit, 0) for unit in UNITS])
            war.add(start.at, seat, MovingGroup(units))
            for who in start.characters:
                war.bring_in(who, start.at)
            for back, count in start.tokens.items():
                for _ in range(count):  # Tokens stay face down (B5A-2.4).
                    war.draw(f"{back}-pile", token_zone(back, start.at))
        war.track = {
            who: sheet.fate_space
            for who, sheet in war.values.characters.items()
            if sheet.fate_space
        }
        for face, token in war.values.fate.items():
            if token.special:  # Special tokens are set aside (B5A-2.8).
                for _ in range(token.count):
                    war.move(face, "fate-pool", "fate-special")
        return None

    def next_turn(self, war: War) -> Flow:
        """Count the new turn (B5A-4.1)."""
        war.turn += 1
        war.tell(events.TurnBegan(war.turn))
        return None

    def play_turn(self, war: War) -> Flow:
        """Play one turn (B5A-4.1)."""
        return Call(Turn(number=war.turn))

    def go_on(self, war: War) -> Flow:
        """Continue with the next turn; only a victory ends the game (B5A-4.1)."""
        return Goto("next_turn")


class Turn(Procedure):
    """One turn with its six phases (B5A-4.1)."""

    steps = (
        "recovery",
        "free_cards",
        "shadow_cards",
        "activate_generals",
        "fate",
        "shadow_leadership",
        "actions",
        "victory_check",
        "end_of_turn",
    )

    number: int

    def crumb(self) -> tuple[int]:
        """The number of the turn, for the breadcrumb."""
        return (self.number,)

    def recovery(self, war: War) -> Flow:
        """Determine the dice pools, once per turn (B5A-4.2, 5.6)."""
        war.pool = [pool_size(war, FREE), pool_size(war, SHADOW)]
        war.dice = [{}, {}]
        return None

    def free_cards(self, war: War) -> Flow:
        """Let the Free Peoples draw cards, before the Shadow (B5A-4.3, 4.4)."""
        return Call(DrawCards(seat=FREE, stories=1))

    def shadow_cards(self, war: War) -> Flow:
        """Let the Shadow draw cards (B5A-4.3, 4.4)."""
        return Call(DrawCards(seat=SHADOW, stories=1))

    def activate_generals(self, war: War) -> Flow:
        """Play phase 2: the Free Peoples activate generals (B5A-4.5, 4.6)."""
        return Call(ActivateGenerals())

    def fate(self, war: War) -> Flow:
        """Play phase 3: the Shadow draws fate tokens (B5A-4.7)."""
        return Call(Fate())

    def shadow_leadership(self, war: War) -> Flow:
        """Play phase 4: the Shadow takes Leadership tokens and bats (B5A-4.8 to 4.10)."""
        return Call(ShadowLeadership())

    def actions(self, war: War) -> Flow:
        """Play phase 5: both sides use their action dice (B5A-6.1)."""
        return Call(Actions())

    def victory_check(self, war: War) -> Flow:
        """Check whether the Shadow wins at the end of the turn (B5A-4.11, 31.7)."""
        war.tell(events.TurnEnded(self.number, victory_points(war)))
        return shadow_wins_at_the_end_of_turn(war)

    def end_of_turn(self, war: War) -> Flow:
        """Remove Leadership tokens, bats and activations; return Eagles (B5A-4.12 to 4.15)."""
        for place, army in list(war.armies.items()):
            if army.tokens:
                war.armies[place] = army.without_tokens()
        war.bats = dict.fromkeys(TERRITORIES, 0)
        return_all(war)
        war.activated = []
        return None
