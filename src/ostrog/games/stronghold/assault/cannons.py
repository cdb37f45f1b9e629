"""Chapter 19, stage 1: cannons fire at ramparts and foregrounds."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import CANNON_RANGE, TOWERS
from ostrog.games.stronghold.board.pieces import DEFENDER, INVADERS, KIND
from ostrog.games.stronghold.board.state import Siege, one
from ostrog.games.stronghold.board.verbs import AIM, VICTIM
from ostrog.games.stronghold.defender.defence_plans import StagePlans
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def cannons(siege: Siege) -> list[str]:
    """The towers with a cannon."""
    return [tower for tower in TOWERS if siege.tower_works[tower] == "cannon"]


class Cannons(Procedure):
    """All cannons are aimed, then each draws a hit card (STR-19.2, 19.3, 19.18)."""

    steps = ("plans", "begin", "aim", "aimed", "draw", "choose_victim", "kill", "shuffle")
    lasting = {"aim": ("targets",), "draw": ("targets", "fired")}

    targets: tuple[str, ...] = ()
    """Targets by cannon, as far as they are named."""
    fired: int = 0
    answer: Option | None = None

    def plans(self, siege: Siege) -> Flow:
        """A stage without cannons does not take place (STR-18.1)."""
        return Call(StagePlans(stage="cannons")) if cannons(siege) else Done()

    def begin(self, siege: Siege) -> Flow:
        """The stage begins (STR-19.1)."""
        siege.tell(events.StageBegan("cannons"))
        return None

    def aim(self, siege: Siege) -> Flow:
        """The Defender names a target for every cannon first (STR-19.2)."""
        towers = cannons(siege)
        if len(self.targets) == len(towers):
            return Goto("draw")
        tower = towers[len(self.targets)]
        options = [AIM[tower, place] for place in CANNON_RANGE[tower]]
        return Ask(DEFENDER, "aim", options, "answer", about=(tower,))

    def aimed(self, siege: Siege) -> Flow:
        """Note the target."""
        self.targets = (*self.targets, AIM.refs(self.answer)[1])
        self.answer = None
        return Goto("aim")

    def draw(self, siege: Siege) -> Flow:
        """Each cannon draws its own card, without replacement (STR-19.3, 19.18)."""
        if self.fired == len(self.targets):
            return Goto("shuffle")
        self.fired += 1
        siege.draw("hit-deck", "hits-shown")
        return None

    def card(self, siege: Siege) -> str:
        """The card that was drawn last (STR-19.3)."""
        return siege.faces("hits-shown")[0]

    def victims(self, siege: Siege) -> list[str]:
        """Kinds of units that may die at the target (STR-10.4, 19.3)."""
        place = self.targets[self.fired - 1]
        if "trench-master" in siege.training.get(place, ()):
            return []
        field = siege.values.hit_cards[self.card(siege)].cannon
        return [
            unit
            for kind, unit in enumerate(INVADERS)
            if getattr(field, unit) and siege.invaders[place][kind]
        ]

    def choose_victim(self, siege: Siege) -> Flow:
        """The Defender chooses among the kinds shown (STR-19.3)."""
        options = [VICTIM[unit] for unit in self.victims(siege)]
        if not options:
            return None
        about = (self.targets[self.fired - 1],)
        return Ask(DEFENDER, "cannon-victim", options, "answer", about=about)

    def kill(self, siege: Siege) -> Flow:
        """One unit dies, or nothing happens (STR-19.3)."""
        tower, place = cannons(siege)[self.fired - 1], self.targets[self.fired - 1]
        victim = "" if self.answer is None else VICTIM.ref(self.answer)
        siege.tell(events.CannonFired(tower, place, self.card(siege), bool(victim)))
        if victim:
            siege.kill_invaders(place, one(KIND[victim]), "cannon")
        self.answer = None
        return Goto("draw")

    def shuffle(self, siege: Siege) -> Flow:
        """All hit cards are shuffled together again (STR-19.4)."""
        siege.pour("hits-shown", "hit-deck")
        siege.shuffle("hit-deck")
        return Done()


@AIM.rule
def aims_within_range(siege: Siege, seat: int, tower: str, place: str) -> Refusal | None:
    """Refuse towers without a cannon, and places out of its reach (STR-16.7, 19.2, 19.15)."""
    if siege.tower_works[tower] != "cannon":
        return refuse("STR-16.7", tower)
    return None if place in CANNON_RANGE[tower] else refuse("STR-19.2", tower, place)
