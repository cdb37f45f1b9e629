"""Chapter 20: poison, then the five stages of melee on the wall."""

from __future__ import annotations

from ostrog.games.stronghold.assault.order_effects import ResolveOrders, section_orders
from ostrog.games.stronghold.assault.section_fight import SectionFight
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.casualties import DefenderDies
from ostrog.games.stronghold.board.map import BOARD, COURTYARD, SECTIONS, TOWERS
from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    DEFENDERS,
    GOBLIN,
    HOSPITAL,
    INVADERS,
    KIND,
    MARKSMAN,
)
from ostrog.games.stronghold.board.state import Siege, one
from ostrog.games.stronghold.board.verbs import DONE, HEAL, POKE
from ostrog.games.stronghold.defender.defence_plans import StagePlans, healed
from ostrog.games.stronghold.invader.objectives import Tasks
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure


def fought_over(siege: Siege) -> list[str]:
    """Sections with Invader units that no glare protects (STR-16.22, 20.5)."""
    return [s for s in SECTIONS if any(siege.invaders[s]) and s != siege.glare]


class Melee(Procedure):
    """The whole melee (STR-20.1)."""

    steps = ("poison", "cauldrons", "poles", "orders", "strength", "hospital")

    def poison(self, siege: Siege) -> Flow:
        """Poison comes before melee begins (STR-9.7, 20.1)."""
        return Call(Poison())

    def cauldrons(self, siege: Siege) -> Flow:
        """Stage 1 (STR-20.2)."""
        return Call(Cauldrons())

    def poles(self, siege: Siege) -> Flow:
        """Stage 2 (STR-20.3)."""
        return Call(Poles())

    def orders(self, siege: Siege) -> Flow:
        """Stage 3 (STR-13.6)."""
        return Call(OrderStage())

    def strength(self, siege: Siege) -> Flow:
        """Stage 4 (STR-20.5)."""
        return Call(StrengthStage())

    def hospital(self, siege: Siege) -> Flow:
        """Stage 5 (STR-16.29)."""
        return Call(Hospital())


class Poison(Procedure):
    """One marksman dies on every poisoned section with attackers (STR-9.7)."""

    steps = ("next_section", "go_on")
    lasting = {"next_section": ("seen",)}

    seen: int = 0

    def next_section(self, siege: Siege) -> Flow:
        """The next section where somebody is poisoned (STR-9.7)."""
        while self.seen < len(SECTIONS):
            self.seen += 1
            section = SECTIONS[self.seen - 1]
            poisoned = "poison" in siege.equipment[section] and section in fought_over(siege)
            if poisoned and siege.defenders[section][MARKSMAN]:
                return Call(DefenderDies(place=section, kind=MARKSMAN, cause="poison"))
        return Done()

    def go_on(self, siege: Siege) -> Flow:
        """Look at the next section."""
        return Goto("next_section")


class Cauldrons(Procedure):
    """Every cauldron on a section with attackers works and is not used up (STR-20.2)."""

    steps = ("plans", "pour")

    def working(self, siege: Siege) -> list[str]:
        """Sections whose cauldron works: no siege tower stands there (STR-8.14, 20.2)."""
        return [
            section
            for section in fought_over(siege)
            if siege.cauldrons[section] and not siege.siege_towers[section]
        ]

    def plans(self, siege: Siege) -> Flow:
        """A stage without cauldrons does not take place (STR-18.1)."""
        return Call(StagePlans(stage="cauldrons")) if self.working(siege) else Done()

    def pour(self, siege: Siege) -> Flow:
        """One unit of its kind dies; the goblin cauldron kills all goblins (STR-16.8)."""
        siege.tell(events.StageBegan("cauldrons"))
        for section in self.working(siege):
            kind = KIND[siege.cauldrons[section]]
            here = siege.invaders[section][kind]
            if kind == GOBLIN:
                siege.kill_invaders(section, (here, 0, 0), "cauldron")
            elif here:
                siege.kill_invaders(section, one(kind), "cauldron")
        return Done()


class Poles(Procedure):
    """Poles push attackers off one section each (STR-20.3)."""

    steps = ("plans", "begin", "choose", "push", "shuffle")
    lasting = {"choose": ("used",)}

    used: tuple[str, ...] = ()
    """Towers whose poles were used."""
    answer: Option | None = None

    def targets(self, siege: Siege, tower: str) -> list[str]:
        """Adjacent sections with attackers (STR-20.3)."""
        if siege.tower_works[tower] != "poles":
            return []
        attacked = fought_over(siege)
        return [section for section in BOARD.towers[tower].between if section in attacked]

    def plans(self, siege: Siege) -> Flow:
        """A stage without poles does not take place (STR-18.1)."""
        ready = any(self.targets(siege, tower) for tower in TOWERS)
        return Call(StagePlans(stage="poles")) if ready else Done()

    def begin(self, siege: Siege) -> Flow:
        """The stage begins."""
        siege.tell(events.StageBegan("poles"))
        return None

    def choose(self, siege: Siege) -> Flow:
        """The Defender names a section for the next poles (STR-20.3)."""
        for tower in TOWERS:
            goals = self.targets(siege, tower) if tower not in self.used else []
            if goals:
                options = [POKE[tower, section] for section in goals]
                return Ask(DEFENDER, "poles", options, "answer", about=(tower,))
        return Goto("shuffle")

    def push(self, siege: Siege) -> Flow:
        """The weakest kind that the card shows and is there loses a unit (STR-20.3)."""
        tower, section = POKE.refs(self.answer)
        self.used, self.answer = (*self.used, tower), None
        siege.draw("hit-deck", "hits-shown")
        card = siege.faces("hits-shown")[0]
        field, here = siege.values.hit_cards[card].poles, siege.invaders[section]
        hit = [u for kind, u in enumerate(INVADERS) if getattr(field, u) and here[kind]]
        siege.tell(events.PolesUsed(tower, section, card, bool(hit)))
        if hit:
            siege.kill_invaders(section, one(KIND[hit[0]]), "poles")
        return Goto("choose")

    def shuffle(self, siege: Siege) -> Flow:
        """All hit cards are shuffled together again (STR-20.4)."""
        siege.pour("hits-shown", "hit-deck")
        siege.shuffle("hit-deck")
        return Done()


class OrderStage(Procedure):
    """Orders are turned over and resolved (STR-13.6)."""

    steps = ("plans", "resolve")

    def plans(self, siege: Siege) -> Flow:
        """A stage without orders does not take place (STR-18.1)."""
        return Call(StagePlans(stage="orders")) if section_orders(siege) else Done()

    def resolve(self, siege: Siege) -> Flow:
        """Resolve them."""
        siege.tell(events.StageBegan("orders"))
        return Call(ResolveOrders())


class StrengthStage(Procedure):
    """Both sides compare their strength, section by section (STR-20.5, 20.16)."""

    steps = ("plans", "begin", "next_section", "go_on")
    lasting = {"next_section": ("seen",)}

    seen: int = 0

    def plans(self, siege: Siege) -> Flow:
        """A stage without attackers does not take place (STR-18.1, 20.18)."""
        return Call(StagePlans(stage="strength")) if fought_over(siege) else Done()

    def begin(self, siege: Siege) -> Flow:
        """The stage begins."""
        siege.tell(events.StageBegan("strength"))
        return None

    def next_section(self, siege: Siege) -> Flow:
        """The next section with attackers; after the last the fury is over (STR-20.16 to 20.18)."""
        while self.seen < len(SECTIONS):
            self.seen += 1
            if SECTIONS[self.seen - 1] in fought_over(siege):
                return Call(SectionFight(section=SECTIONS[self.seen - 1]))
        siege.furious = []
        return Done()

    def go_on(self, siege: Siege) -> Flow:
        """Look at the next section."""
        return Goto("next_section")


class Hospital(Procedure):
    """Some of the dead come back, the others go to the unit stock (STR-16.29)."""

    steps = ("tasks", "plans", "choose", "heal")

    picks: tuple[Option, ...] = ()

    def tasks(self, siege: Siege) -> Flow:
        """Look at tasks of objectives (STR-14.4)."""
        return Call(Tasks(when="before-the-hospital"))

    def plans(self, siege: Siege) -> Flow:
        """Without casualties the stage does not take place (STR-18.1)."""
        return Call(StagePlans(stage="hospital")) if any(siege.defenders[HOSPITAL]) else Done()

    def choose(self, siege: Siege) -> Flow:
        """The Defender chooses who is healed, as many as can be (STR-16.29, 16.36)."""
        here, healing = siege.defenders[HOSPITAL], HEAL.among(self.draft)
        if len(healing) == min(healed(siege), sum(here)):
            options = [DONE()]
        else:
            options = [
                HEAL[troop]
                for kind, troop in enumerate(DEFENDERS)
                if here[kind] > healing.count(troop)
            ]
        strongest = [
            HEAL[troop]
            for kind, troop in reversed(list(enumerate(DEFENDERS)))
            for _ in range(here[kind] - healing.count(troop))
        ]
        default = (*strongest[: healed(siege) - len(healing)], DONE())
        return Ask(DEFENDER, "heal", options, "picks", closes=("done",), default=default)

    def heal(self, siege: Siege) -> Flow:
        """They stand in the courtyard; the others are available for training (STR-16.35)."""
        back = [0, 0, 0]
        for troop in HEAL.among(self.picks):
            back[KIND[troop]] += 1
            siege.defenders[COURTYARD][KIND[troop]] += 1
        siege.defenders[HOSPITAL] = [0, 0, 0]
        siege.tell(events.UnitsHealed(back[0], back[1], back[2]))
        return Done()
