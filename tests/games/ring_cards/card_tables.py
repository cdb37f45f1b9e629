"""A scripted table for tests of single cards: play one, use its action, fight, find its places."""

from __future__ import annotations

from games.ring_cards.tables import Ring
from ostrog.games.ring_cards.board.events import CombatBegan, Drew
from ostrog.games.ring_cards.board.locations import LOCATIONS
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.cards.forsake import Forsake
from ostrog.games.ring_cards.combat.battleground_combat import BattlegroundCombat
from ostrog.games.ring_cards.combat.path_combat import PathCombat
from ostrog.kernel.runtime.events import Shuffled
from ostrog.testing import SeatDriver

FRODO, WITCH_KING, ARAGORN, SARUMAN = range(4)
"""The seats of the Trilogy scenario."""

PATHS = {
    1: "bag-end",
    2: "weathertop",
    3: "imladris",
    4: "khazad-dum",
    5: "egladil",
    6: "amon-hen",
    7: "osgiliath",
    8: "morgul-vale",
    9: "orodruin",
}
"""One path of each number."""

DUNEDAIN = ["dol-amroth", "minas-tirith", "pelargir"]
DUNEDAIN_ATTACKS = ["harad", "minas-morgul", "morannon", "umbar"]
ELF = ["lorien", "rivendell"]
ELF_ATTACKS = ["dol-guldur", "moria"]
ROHAN = ["edoras", "helms-deep"]
ROHAN_ATTACKS = ["morannon", "orthanc"]
EVERYWHERE = list(LOCATIONS.battlegrounds)


class CardTable(Ring):
    """A scripted table for tests of a card."""

    def owner(self, card: str) -> str:
        """Return the name of the player who owns a card."""
        return self.state.cast.names[self.state.owner(card)]

    def plays(self, option: str, *paying: str) -> SeatDriver[War]:
        """Let the owner of a card play it in a turn, and cycle cards for its cost and text."""
        seat = self.turn(self.owner(option.split(":")[1])).chooses(option)
        for card in paying:
            seat.chooses(f"cycle:{card}")
        return seat

    def moves(self, card: str, place: str) -> SeatDriver[War]:
        """Let the owner of a card move it in a turn."""
        return self.turn(self.owner(card)).chooses(f"move:{card}:{place}")

    def acts(self, card: str, who: str = "") -> SeatDriver[War]:
        """Let the owner of a card, or another player, use its action in a turn."""
        return self.turn(who or self.owner(card)).chooses(f"act:{card}")

    def forsakes(self, who: str, count: int = 1) -> SeatDriver[War]:
        """Make a player forsake cards."""
        self.carries_out(Forsake(seat=self.number(who), count=count))
        return self.player(who)

    def fights(self, place: str) -> tuple[int, int, int]:
        """Begin a combat; return the icons of attack, of the location, and of its defenders."""
        kind = PathCombat if place in LOCATIONS.paths else BattlegroundCombat
        self.carries_out(kind(place=place))
        began = next(event for event in self.events if isinstance(event, CombatBegan))
        assert began.place == place
        return began.attack, began.own, began.defence

    def drawn(self) -> list[tuple[int, int]]:
        """Return seats and numbers of cards drawn since the last choice."""
        return [(event.seat, event.count) for event in self.events if isinstance(event, Drew)]

    def shuffled(self) -> list[str]:
        """Return the zones that were shuffled since the last choice."""
        return [event.zone for event in self.events if isinstance(event, Shuffled)]


def attack(*cards: str, at: str) -> int:
    """Return the attack icons of cards on a battleground without defenders."""
    return CardTable().battleground(at, *cards).fights(at)[0]


def defence(*cards: str, at: str) -> int:
    """Return the defence icons of cards at a location, without those of the location."""
    table = CardTable()
    if at in LOCATIONS.paths:
        return table.path(at, *cards).fights(at)[2]
    return table.battleground(at, *cards).fights(at)[2]


def open_paths(card: str) -> list[int]:
    """Return the numbers of the paths that a card may be played and moved to."""
    found = []
    for number, path in PATHS.items():
        held, waiting = CardTable().path(path), CardTable().path(path).reserve(card)
        held.hand(held.owner(card), card)
        options = held.turn(held.owner(card)).options
        moves = waiting.turn(waiting.owner(card)).options
        assert (f"play:{card}:{path}" in options) == (f"move:{card}:{path}" in moves)
        if f"play:{card}:{path}" in options:
            found.append(number)
    return found


def open_battlegrounds(card: str, *events: str) -> list[str]:
    """Return the battlegrounds that a card may go to, sorted, while these events last."""
    held, waiting = CardTable(), CardTable().reserve(card)
    for table in (held, waiting):
        table.board(lasting=list(events))
        for place in EVERYWHERE:
            table.battleground(place)
    held.hand(held.owner(card), card)
    options = held.turn(held.owner(card)).options
    moves = waiting.turn(waiting.owner(card)).options
    found = [place for place in sorted(EVERYWHERE) if f"play:{card}:{place}" in options]
    assert found == [place for place in sorted(EVERYWHERE) if f"move:{card}:{place}" in moves]
    return found


def open_wielders(item: str) -> list[str]:
    """Return the characters that an item may be played on, sorted, if all are in play."""
    table = CardTable()
    sheets = table.state.cast.sheets
    table.reserve(*(card for card in sheets if sheets[card].card.type == "character"))
    table.hand(table.owner(item), item)
    options = table.turn(table.owner(item)).options
    return sorted(o.split(":")[2] for o in options if o.startswith(f"equip:{item}:"))
