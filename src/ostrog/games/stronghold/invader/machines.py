"""Chapter 8, phase 2: machines are built on ramparts and foregrounds."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import FOREGROUNDS, RAMPARTS
from ostrog.games.stronghold.board.pieces import HIT, INVADER, MACHINES, MISS, THROWING
from ostrog.games.stronghold.board.pools import pile
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import AT
from ostrog.games.stronghold.invader.card_phase import CardRules, register
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


def building_sites(siege: Siege, machine: str) -> list[str]:
    """Places with a free space for a machine (STR-2.6, 8.1)."""
    spaces = siege.values.spaces
    match machine:
        case "siege-tower":
            return list(FOREGROUNDS)
        case "mantelet":
            return [place for place in RAMPARTS if siege.mantelets[place] < spaces.mantelets]
        case "trebuchet":
            return [f for f in FOREGROUNDS if spaces.trebuchets and not siege.throwing[f]]
    return [r for r in RAMPARTS if spaces.rampart_machines and not siege.throwing[r]]


def cannot_build(siege: Siege, machine: str) -> Refusal | None:
    """Why a machine cannot be built (STR-2.1, 2.5, 2.11, 6.7, 8.3)."""
    if siege.tokens_left(machine) <= 0:
        return refuse("STR-2.1", machine)
    standing = sum([bool(here) for here in siege.throwing.values()])
    if machine in THROWING and standing >= siege.values.throwing_limit:
        return refuse("STR-8.3", siege.values.throwing_limit)
    if machine in THROWING and not has_cards(siege):
        return refuse("STR-2.11", machine)
    return None if building_sites(siege, machine) else refuse("STR-6.7", machine)


def has_cards(siege: Siege) -> bool:
    """Whether the stock holds the cards for the pile of another machine (STR-2.11, 8.2)."""
    stock, cards = siege.faces("machine-stock"), siege.values.machine_cards
    return stock.count(HIT) >= cards.pile_hits and stock.count(MISS) >= cards.pile_misses


class BuildMachine(Procedure):
    """A machine is put on a place (STR-8.1)."""

    steps = ("choose", "build")

    machine: str
    place: Option | None = None

    def choose(self, siege: Siege) -> Flow:
        """The Invader chooses the place (STR-8.1)."""
        options = [AT[place] for place in building_sites(siege, self.machine)]
        return Ask(INVADER, "building-site", options, "place", about=(self.machine,))

    def build(self, siege: Siege) -> Flow:
        """Put it there; a throwing machine gets its pile of cards (STR-8.2)."""
        place = AT.ref(self.place)
        if self.machine in THROWING:
            siege.throwing[place] = self.machine
            cards = siege.values.machine_cards
            for face, count in ((HIT, cards.pile_hits), (MISS, cards.pile_misses)):
                for _ in range(count):
                    siege.move(face, "machine-stock", pile(place))
            siege.shuffle(pile(place))
        elif self.machine == "mantelet":
            siege.mantelets[place] += 1
        else:
            siege.siege_towers[place] += 1
        siege.tell(events.MachineBuilt(self.machine, place))
        return Done()


register(
    MACHINES,
    lambda machine: CardRules(
        lambda siege: cannot_build(siege, machine), lambda: BuildMachine(machine=machine)
    ),
)
