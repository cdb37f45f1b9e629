"""Chapter 16: the actions of buildings, on which the Defender lays hourglasses."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.casualties import InvaderKills
from ostrog.games.stronghold.board.map import COURTYARD, GROUND, PATHS, SECTIONS, SIDES, TOWERS
from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    DEFENDERS,
    INVADERS,
    KIND,
    MARKSMAN,
    TOWER_WORKS,
    TRAININGS,
    TRAPS,
)
from ostrog.games.stronghold.board.pools import order_at, trap_on
from ostrog.games.stronghold.board.ritual_tokens import TurnOver
from ostrog.games.stronghold.board.state import Siege, one
from ostrog.games.stronghold.board.traps import has_trap
from ostrog.games.stronghold.board.verbs import (
    AT,
    BLESS_SIDE,
    CAULDRON,
    CONFUSE,
    DONE,
    JAM,
    SET_TRAP,
    SLOTS,
    SNIPE,
    SPY_ON,
)
from ostrog.games.stronghold.defender.costs import (
    held_for,
    is_forbidden,
    missing,
    work_cost,
)
from ostrog.kernel import Ask, Call, Done, Flow, Goto, Option, Procedure, Refusal, refuse


class WorkRules(NamedTuple):
    """How a work is completed: what can be chosen then, and what happens."""

    options: Callable[[Siege], list[Option]]
    """All choices on completion; none means that it cannot be completed (STR-16.5, 16.32)."""
    carry_out: Callable[[Siege, Option], None]


# The forge


def _free_towers(siege: Siege, work: str) -> list[Option]:
    """Towers without a machine, while there is a token (STR-16.7, 16.9, 16.10, 16.37)."""
    used = sum([standing == work for standing in siege.tower_works.values()])
    if used >= siege.values.works[work].tokens:
        return []
    return [AT[tower] for tower in TOWERS if not siege.tower_works[tower]]


def _tower_work(work: str) -> WorkRules:
    def options(siege: Siege) -> list[Option]:
        return _free_towers(siege, work)

    def carry_out(siege: Siege, choice: Option) -> None:
        tower = AT.ref(choice)
        siege.tower_works[tower] = work
        siege.tell(events.WorkPlaced(work, tower))

    return WorkRules(options, carry_out)


def _cauldrons(siege: Siege) -> list[Option]:
    """Kinds with a token left, on sections without a cauldron (STR-2.1, 16.8, 16.37)."""
    most, used = siege.values.works["cauldron"].tokens, list(siege.cauldrons.values())
    kinds = [unit for unit in INVADERS if used.count(unit) < most]
    if not siege.values.spaces.cauldrons:
        return []
    return [CAULDRON[unit, s] for s in SECTIONS if not siege.cauldrons[s] for unit in kinds]


def _place_cauldron(siege: Siege, choice: Option) -> None:
    unit, section = CAULDRON.refs(choice)
    siege.cauldrons[section] = unit
    siege.tell(events.CauldronPlaced(unit, section))


# The workshop


def _platforms(siege: Siege) -> list[Option]:
    """Sections with a space for a platform (STR-16.11)."""
    if sum(siege.platforms.values()) >= siege.values.works["platform"].tokens:
        return []
    most = siege.values.spaces.platforms
    return [AT[section] for section in SECTIONS if siege.platforms[section] < most]


def _place_platform(siege: Siege, choice: Option) -> None:
    section = AT.ref(choice)
    siege.platforms[section] += 1
    siege.tell(events.WorkPlaced("platform", section))


def _walls(siege: Siege) -> list[Option]:
    """Sections below the maximum of wall elements, while the stock lasts (STR-2.11, 16.12)."""
    if siege.wall_stock() <= 0:
        return []
    return [AT[section] for section in SECTIONS if siege.walls[section] < siege.values.walls.most]


def _reinforce(siege: Siege, choice: Option) -> None:
    section = AT.ref(choice)
    siege.walls[section] += 1
    siege.tell(events.WorkPlaced("reinforce-walls", section))


# The scouts


def _traps(siege: Siege) -> list[Option]:
    """Kinds of traps in stock, on paths without trap or bridge (STR-9.6, 16.13)."""
    stock = siege.faces("traps-stock")
    paths = [path for path in PATHS if path not in siege.bridges and not has_trap(siege, path)]
    return [SET_TRAP[trap, path] for path in paths for trap in TRAPS if trap in stock]


def _set_trap(siege: Siege, choice: Option) -> None:
    trap, path = SET_TRAP.refs(choice)
    siege.move(trap, "traps-stock", trap_on(path))
    siege.tell(events.WorkPlaced("trap", path))


def _machines(siege: Siege) -> list[Option]:
    """Throwing machines on the board (STR-8.18, 16.18)."""
    return [JAM[place] for place in SLOTS if siege.throwing[place]]


def _jam(siege: Siege, choice: Option) -> None:
    siege.malfunction = JAM.ref(choice)
    siege.tell(events.WorkPlaced("malfunction", siege.malfunction))


def _cards(siege: Siege) -> list[Option]:
    """Phase cards on the table without a spy (STR-16.19, 16.20)."""
    if len(siege.spies) >= siege.values.works["spy"].tokens:
        return []
    return [SPY_ON[card] for card in siege.row if card not in siege.spies]


def _spy(siege: Siege, choice: Option) -> None:
    card = SPY_ON.ref(choice)
    siege.spies.append(card)
    siege.tell(events.WorkPlaced("spy", card))


# The cathedral


def _sides(siege: Siege) -> list[Option]:
    return [BLESS_SIDE[side] for side in SIDES]


def _bless(siege: Siege, choice: Option) -> None:
    siege.blessing = BLESS_SIDE.ref(choice)
    siege.tell(events.WorkPlaced("blessing", siege.blessing))


def _sections(siege: Siege) -> list[Option]:
    return [AT[section] for section in SECTIONS]


def _glare(siege: Siege, choice: Option) -> None:
    siege.glare = AT.ref(choice)
    siege.tell(events.WorkPlaced("glare", siege.glare))


def _victims(siege: Siege) -> list[Option]:
    """Every Invader unit on the board (STR-16.23)."""
    return [
        SNIPE[unit, place]
        for place in GROUND
        for kind, unit in enumerate(INVADERS)
        if siege.invaders[place][kind]
    ]


def _snipe(siege: Siege, choice: Option) -> None:
    unit, place = SNIPE.refs(choice)
    siege.kill_invaders(place, one(KIND[unit]), "sniper")


def _orders(siege: Siege) -> list[Option]:
    """Sections with an order token (STR-16.24, 16.33)."""
    return [
        CONFUSE[section]
        for section in SECTIONS
        if section in siege.face_up_orders or siege.size(order_at(section))
    ]


def _confuse(siege: Siege, choice: Option) -> None:
    """Discard the order, unseen if it lies face down; it comes back next turn (STR-13.8, 16.24)."""
    section = CONFUSE.ref(choice)
    siege.tell(events.WorkPlaced("confuse-orders", section))
    face = siege.face_up_orders.pop(section, "")
    if face:
        siege.move(face, "orders-shown", "orders-used")
    else:
        siege.pour(order_at(section), "orders-used")


# The guards


def _saboteurs(siege: Siege) -> list[Option]:
    """A marksman must be in the guards, and a saboteur in the fortress (STR-16.28)."""
    return [DONE()] if siege.saboteurs and siege.defenders["guards"][MARKSMAN] else []


def _track(siege: Siege, choice: Option) -> None:
    """The marksman leaves; an hourglass on a removed space is lost (STR-16.28, 16.31)."""
    siege.defenders["guards"][MARKSMAN] -= 1
    siege.tell(events.DefenderLeft("guards", DEFENDERS[MARKSMAN]))
    siege.tell(events.SaboteursFound(tuple(siege.saboteurs)))
    siege.saboteurs = []
    for work, laid in siege.laid.items():
        siege.laid[work] = min(laid, work_cost(siege, work))


WORK_RULES: dict[str, WorkRules] = {
    **{work: _tower_work(work) for work in TOWER_WORKS},
    "cauldron": WorkRules(_cauldrons, _place_cauldron),
    "platform": WorkRules(_platforms, _place_platform),
    "reinforce-walls": WorkRules(_walls, _reinforce),
    "trap": WorkRules(_traps, _set_trap),
    "malfunction": WorkRules(_machines, _jam),
    "spy": WorkRules(_cards, _spy),
    "blessing": WorkRules(_sides, _bless),
    "glare": WorkRules(_sections, _glare),
    "sniper": WorkRules(_victims, _snipe),
    "confuse-orders": WorkRules(_orders, _confuse),
    "track-saboteurs": WorkRules(_saboteurs, _track),
}


def can_complete(siege: Siege, work: str) -> bool:
    """Whether an action has a legal target and a token left (STR-16.5)."""
    if work == "trap":  # what is in stock is the Defender's secret, how much is not
        free = any(p not in siege.bridges and not has_trap(siege, p) for p in PATHS)
        return free and siege.size("traps-stock") > 0
    return bool(WORK_RULES[work].options(siege))


def cannot_lay(siege: Siege, work: str, count: int) -> Refusal | None:
    """Why hourglasses cannot be laid on an action (STR-16.1 to 16.5)."""
    if work in siege.finished:
        return refuse("STR-16.4", work)
    left = missing(siege, work)
    if count > left:
        return refuse("STR-16.1", work, left)
    if count > held_for(siege, work):
        return refuse("STR-5.12", work)
    if count == left and is_forbidden(siege, work):
        return refuse("STR-18.2", work)
    if count == left and not can_complete(siege, work):
        return refuse("STR-16.33" if work == "confuse-orders" else "STR-16.5", work)
    return None


def cannot_finish(siege: Siege, work: str) -> Refusal | None:
    """Why an action whose spaces are all filled cannot be completed now (STR-16.31)."""
    if is_forbidden(siege, work):
        return refuse("STR-18.2", work)
    if work in siege.finished:
        return refuse("STR-16.3", work)
    if missing(siege, work):
        return refuse("STR-16.31", work)
    return None if can_complete(siege, work) else refuse("STR-16.5", work)


def lay(siege: Siege, work: str, count: int) -> None:
    """Lay hourglasses on an action, that of Detail first (STR-16.1, 17.7)."""
    siege.laid[work] += count
    if siege.bound and siege.bound == siege.values.works[work].building:
        siege.bound = ""
        count -= 1
    siege.hourglasses -= count
    left = missing(siege, work)
    siege.tell(events.HourglassesLaid(work, siege.laid[work], left))


class WakeDemon(Procedure):
    """An action of a building is completed: a Demon there may kill (STR-11.10, 11.19)."""

    steps = ("reveal", "kill")

    building: str
    woken: int = 0

    def reveal(self, siege: Siege) -> Flow:
        """A Demon token on the building is turned over (STR-11.19)."""
        return Call(TurnOver(ritual="demon", place=self.building), "woken")

    def kill(self, siege: Siege) -> Flow:
        """One unit in the courtyard dies (STR-11.10)."""
        return Call(InvaderKills(place=COURTYARD, cause="demon")) if self.woken else None


class Complete(Procedure):
    """The last space of an action is filled: it takes effect (STR-16.1)."""

    steps = ("clear", "wake_demon", "choose", "carry_out", "saboteurs_gone", "next_one")
    lasting = {"saboteurs_gone": ("choice",)}

    work: str
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The action."""
        return (self.work,)

    def clear(self, siege: Siege) -> Flow:
        """Its hourglasses are cleared; it cannot be used again this turn (STR-16.3, 16.4)."""
        siege.laid[self.work] = 0
        siege.finished.append(self.work)
        return None

    def wake_demon(self, siege: Siege) -> Flow:
        """A Demon comes before the effect (STR-11.19)."""
        return Call(WakeDemon(building=siege.values.works[self.work].building))

    def choose(self, siege: Siege) -> Flow:
        """All choices are made on completion (STR-16.32)."""
        options = WORK_RULES[self.work].options(siege)
        return Ask(DEFENDER, "work", options, "choice", about=(self.work,))

    def carry_out(self, siege: Siege) -> Flow:
        """The action takes effect."""
        assert self.choice is not None
        siege.tell(events.WorkCompleted(self.work))
        WORK_RULES[self.work].carry_out(siege, self.choice)
        return None if self.work == "track-saboteurs" else Done()

    def saboteurs_gone(self, siege: Siege) -> Flow:
        """Actions whose spaces are all filled now are completed at once (STR-16.31)."""
        for work in siege.laid:
            if siege.laid[work] and cannot_finish(siege, work) is None:
                return Call(Complete(work=work))
        return Done()

    def next_one(self, siege: Siege) -> Flow:
        """Look for another one."""
        return Goto("saboteurs_gone")


# Training


def cannot_train(siege: Siege, work: str) -> Refusal | None:
    """Why a unit cannot be trained (STR-2.11, 16.25 to 16.27)."""
    if is_forbidden(siege, work):
        return refuse("STR-18.2", work)
    kind = TRAININGS[work]
    if not siege.defenders["barracks"][kind]:
        return refuse("STR-16.25" if kind == MARKSMAN else "STR-16.26", DEFENDERS[kind])
    if siege.unit_stock(kind + 1) <= 0:
        return refuse("STR-2.11", DEFENDERS[kind + 1])
    cost = work_cost(siege, work)
    return None if siege.hourglasses >= cost else refuse("STR-16.27", cost)


class Train(Procedure):
    """A unit in the barracks is replaced by a better one, paid at once (STR-16.25 to 16.27)."""

    steps = ("pay", "wake_demon", "replace")

    work: str

    def crumb(self) -> tuple[str]:
        """The action."""
        return (self.work,)

    def pay(self, siege: Siege) -> Flow:
        """The whole price is discarded at once (STR-16.27)."""
        siege.hourglasses -= work_cost(siege, self.work)
        return None

    def wake_demon(self, siege: Siege) -> Flow:
        """A training that is paid counts as a completed action (STR-11.19)."""
        return Call(WakeDemon(building=siege.values.works[self.work].building))

    def replace(self, siege: Siege) -> Flow:
        """The better unit takes the place of the other (STR-16.25, 16.26)."""
        kind = TRAININGS[self.work]
        siege.defenders["barracks"][kind] -= 1
        siege.defenders["barracks"][kind + 1] += 1
        siege.tell(events.UnitTrained("barracks", DEFENDERS[kind], DEFENDERS[kind + 1]))
        return Done()
