"""Chapters 8 and 19, stage 2: ballistas, catapults and trebuchets fire at wall sections."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.casualties import InvaderKills
from ostrog.games.stronghold.board.map import SECTIONS_OF, TOWERS_OF, TREBUCHET_RANGE
from ostrog.games.stronghold.board.pieces import HIT, INVADER, INVADERS, KIND
from ostrog.games.stronghold.board.pools import pile
from ostrog.games.stronghold.board.ritual_tokens import TurnOver
from ostrog.games.stronghold.board.state import Siege, one
from ostrog.games.stronghold.board.verbs import SLOTS, SMASH, TARGET, VICTIM
from ostrog.games.stronghold.defender.defence_plans import StagePlans
from ostrog.games.stronghold.invader.objectives import Tasks
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


def targets_of(siege: Siege, place: str) -> list[str]:
    """Sections that the machine in a place can fire at (STR-8.6, 8.8, 8.11, 16.22)."""
    if not siege.throwing[place]:
        return []
    reach = SECTIONS_OF.get(place) or TREBUCHET_RANGE[place]
    return [section for section in reach if section != siege.glare]


def working(siege: Siege) -> list[str]:
    """Places of machines that fire: those with a target and without a malfunction (STR-19.6)."""
    return [p for p in SLOTS if targets_of(siege, p) and p != siege.malfunction]


@TARGET.rule
def fires_within_range(siege: Siege, seat: int, place: str, section: str) -> Refusal | None:
    """Refuse machines that do not fire, and sections they do not reach (STR-8.6, 8.11)."""
    if not siege.throwing[place]:
        return refuse("STR-8.4", place)
    if place == siege.malfunction:
        return refuse("STR-16.18", place)
    if section == siege.glare:
        return refuse("STR-16.22", section)
    rule = "STR-8.11" if siege.throwing[place] == "trebuchet" else "STR-8.6"
    return None if section in targets_of(siege, place) else refuse(rule, place, section)


class SiegeMachines(Procedure):
    """All machines are aimed, then each turns over its top card (STR-19.5)."""

    steps = ("plans", "begin", "aim", "aimed", "fire", "fired")
    lasting = {"aim": ("shots",), "fire": ("shots", "done")}

    shots: tuple[Option, ...] = ()
    """Machines with their targets, in the Invader's order."""
    done: int = 0
    answer: Option | None = None

    def plans(self, siege: Siege) -> Flow:
        """A stage without machines does not take place (STR-18.1)."""
        return Call(StagePlans(stage="machines")) if working(siege) else Done()

    def begin(self, siege: Siege) -> Flow:
        """The stage begins (STR-19.1)."""
        siege.tell(events.StageBegan("machines"))
        return None

    def aim(self, siege: Siege) -> Flow:
        """The Invader names a target for every machine, in his order (STR-19.5, 19.6)."""
        aimed = {TARGET.refs(shot)[0] for shot in self.shots}
        pairs = [
            (place, section)
            for place in working(siege)
            if place not in aimed
            for section in targets_of(siege, place)
        ]
        if not pairs:
            return Goto("fire")
        return Ask(INVADER, "machine-target", siege.legal(INVADER, TARGET, pairs), "answer")

    def aimed(self, siege: Siege) -> Flow:
        """Note the target."""
        assert self.answer is not None
        self.shots = (*self.shots, self.answer)
        self.answer = None
        return Goto("aim")

    def fire(self, siege: Siege) -> Flow:
        """Hits are applied machine by machine; targets cannot be changed (STR-19.5)."""
        if self.done == len(self.shots):
            return Done()
        self.done += 1
        place, section = TARGET.refs(self.shots[self.done - 1])
        return Call(MachineShot(place=place, section=section))

    def fired(self, siege: Siege) -> Flow:
        """Go on with the next machine."""
        return Goto("fire")


class MachineShot(Procedure):
    """One machine fires at a section (STR-8.5)."""

    steps = (
        "turn_card",
        "choose_tower",
        "destroy",
        "kill_defender",
        "choose_invader",
        "kill_invader",
        "blood_stones",
        "extra_casualty",
        "tasks",
    )

    place: str
    section: str
    tower: Option | None = None
    victim: Option | None = None
    bloody: int = 0

    def crumb(self) -> tuple[str, str]:
        """The machine's place and the section."""
        return (self.place, self.section)

    def turn_card(self, siege: Siege) -> Flow:
        """A Miss leaves the game; a Hit is shuffled back into the pile (STR-8.5)."""
        siege.draw(pile(self.place), "machine-shown")
        (card,) = siege.faces("machine-shown")
        machine = siege.throwing[self.place]
        siege.tell(events.MachineFired(machine, self.place, self.section, card == HIT))
        if card != HIT:
            siege.pour("machine-shown", "machine-out")
            return Done()
        siege.pour("machine-shown", pile(self.place))
        siege.shuffle(pile(self.place))
        return Goto("kill_defender") if machine == "ballista" else None

    # Catapult and trebuchet

    def towers(self, siege: Siege) -> list[str]:
        """Towers beside the section with something to destroy (STR-8.10)."""
        if siege.walls[self.section] or siege.cauldrons[self.section]:
            return []
        return [tower for tower in TOWERS_OF[self.section] if siege.tower_works[tower]]

    def choose_tower(self, siege: Siege) -> Flow:
        """With two such towers the Invader chooses (STR-8.10)."""
        options = [SMASH[tower] for tower in self.towers(siege)]
        if not options:
            return None
        return Ask(INVADER, "catapult-tower", options, "tower", about=(self.section,))

    def destroy(self, siege: Siege) -> Flow:
        """A wall element, else the cauldron, else a tower's machine (STR-8.8 to 8.10, 8.17)."""
        if siege.walls[self.section]:
            siege.walls[self.section] -= 1
            siege.count("elements-destroyed")
            siege.tell(events.WallDestroyed(self.section, "wall-element"))
        elif siege.cauldrons[self.section]:
            siege.cauldrons[self.section] = ""
            siege.tell(events.WallDestroyed(self.section, "cauldron"))
        elif self.tower is not None:
            tower = SMASH.ref(self.tower)
            work, siege.tower_works[tower] = siege.tower_works[tower], ""
            siege.count("tower-machines-destroyed")
            siege.tell(events.WallDestroyed(tower, work))
        return Goto("blood_stones")

    # Ballista

    def kill_defender(self, siege: Siege) -> Flow:
        """One Defender unit dies (STR-8.7)."""
        return Call(InvaderKills(place=self.section, cause="ballista"))

    def choose_invader(self, siege: Siege) -> Flow:
        """If Invader units are there, one of them dies too (STR-8.7, 8.21)."""
        here = siege.invaders[self.section]
        options = [VICTIM[unit] for kind, unit in enumerate(INVADERS) if here[kind]]
        if not options:
            return None
        return Ask(INVADER, "ballista-victim", options, "victim", about=(self.section,))

    def kill_invader(self, siege: Siege) -> Flow:
        """That one dies."""
        if self.victim is not None:
            siege.kill_invaders(self.section, one(KIND[VICTIM.ref(self.victim)]), "ballista")
        return None

    # Any machine

    def blood_stones(self, siege: Siege) -> Flow:
        """Blood Stones on the machine are turned over when it hits (STR-11.8, 11.18)."""
        return Call(TurnOver(ritual="blood-stones", place=self.place), "bloody")

    def extra_casualty(self, siege: Siege) -> Flow:
        """One Defender unit more dies (STR-11.8, 11.13)."""
        if not self.bloody:
            return None
        return Call(InvaderKills(place=self.section, cause="blood-stones"))

    def tasks(self, siege: Siege) -> Flow:
        """Look at tasks of objectives (STR-14.4)."""
        return Call(Tasks(when="machine-hit"))
