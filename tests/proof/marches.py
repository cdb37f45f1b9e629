"""Marches: a small war in the manner of War of the Ring, written so that it can be expanded.

It is a proof, not a game to be played for pleasure: each rule is as short as it can be. What an
expansion may need is a query (a value), a procedure (an event or an action) or data. No line
knows an expansion.

MAR-1   Two teams, free and shadow. The game lasts three turns; who controls more regions wins.
MAR-2   In phase 1 each side draws a card from each of its decks; each deck has a hand limit.
MAR-3   Each side rolls its action dice. The sides act in turn; who has fewer dice may pass.
MAR-4   A die does one of the actions of its result.
MAR-5   A card is played with a die of its icon; it is discarded, or stays on the table.
MAR-6   An army moves to an adjacent region. Where an enemy army stands, there is a battle.
MAR-7   Battle: each side rolls a die for each unit and hits with 5 or more; the beaten retreat.
MAR-8   A region belongs to the army that entered it last.
MAR-9   The company moves unseen; the hunt draws a tile and does its damage.
MAR-10  A nation advances towards war by a muster result, or when it is attacked.
MAR-11  In a game of four, a side's leading player acts; the lead passes each turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from ostrog.kernel import (
    EVERYONE,
    Ask,
    Call,
    Done,
    End,
    Event,
    Flow,
    Game,
    Goto,
    Kind,
    Option,
    Outcome,
    Pool,
    Procedure,
    Refusal,
    Scenario,
    State,
    Verb,
    Zone,
    query,
    refuse,
)

FREE, SHADOW = 0, 1
SIDES = ("free", "shadow")


class Region(msgspec.Struct, frozen=True):
    """A region of the map with everything that a rule may ask about it (hook 12)."""

    nation: str
    settlement: str = ""
    """`city`, `stronghold` or nothing."""
    coastal: bool = False
    owner: int = -1
    """The side that controls it at the start."""


class Map(msgspec.Struct, frozen=True):
    """The values of the game."""

    regions: dict[str, Region]
    adjacent: tuple[tuple[str, str], ...]
    impassable: tuple[tuple[str, str], ...]
    faces: tuple[str, ...] = ("army", "muster", "event", "eye", "army", "muster")
    dice: int = 3
    turns: int = 3


MAP = Map(
    {
        "haven": Region("south", "city", coastal=True, owner=SHADOW),
        "delta": Region("gondor", coastal=True),
        "white-city": Region("gondor", "stronghold", owner=FREE),
        "ford": Region("rohan"),
        "golden-hall": Region("rohan", "city", owner=FREE),
        "dark-door": Region("gondor"),
        "black-tower": Region("mordor", "stronghold", owner=SHADOW),
    },
    adjacent=(
        ("haven", "delta"),
        ("delta", "white-city"),
        ("white-city", "ford"),
        ("ford", "golden-hall"),
        ("white-city", "black-tower"),
        ("delta", "dark-door"),
    ),
    impassable=(("dark-door", "golden-hall"),),
)

REGION = Kind("region", MAP.regions)
CARD = Kind("card", ("horn", "march", "oath", "siege-tower", "ruse", "whisper"))
DIE = Kind("die", ("army", "muster", "event", "eye"))
ACTION = Kind("action", ("move", "recruit", "advance", "draw", "play", "travel"))
NATION = Kind("nation", ("gondor", "rohan", "south"))
DECK = Kind("deck", ("stories",))
TILES = ("eye", "one", "two")

ACT = Verb("act", die=DIE, action=ACTION)
PASS = Verb("pass", passes=True)
PLAY = Verb("play", card=CARD)
MARCH = Verb("march", source=REGION, to=REGION)
ADVANCE = Verb("advance", nation=NATION)
RECRUIT = Verb("recruit", region=REGION)
DRAW = Verb("draw", deck=DECK)
DISCARD = Verb("discard", card=CARD)
FIGHT = Verb("fight", card=CARD)
NO_CARD = Verb("no-card", passes=True)

ICON = {"horn": "muster", "march": "army", "oath": "event"}
ICON |= {"siege-tower": "army", "ruse": "event", "whisper": "muster"}


class Deck(msgspec.Struct, frozen=True):
    """A deck of a side: where it lies, how many of its cards one may hold, what becomes of it."""

    name: str
    limit: int
    reshuffled: bool = False
    in_battle: bool = True
    """Whether its cards can be combat cards."""

    def zone(self, side: int, what: str) -> str:
        return f"{self.name}-{SIDES[side]}-{what}"


class March(State):
    turn: int = 0
    armies: dict[str, list[int]] = msgspec.field(
        default_factory=lambda: {region: [0, 0] for region in MAP.regions}
    )
    control: dict[str, int] = msgspec.field(
        default_factory=lambda: {name: region.owner for name, region in MAP.regions.items()}
    )
    besieged: list[str] = []
    dice: list[dict[str, int]] = msgspec.field(default_factory=lambda: [{}, {}])
    eyes: int = 0
    table: list[str] = []
    company: str = "golden-hall"
    hidden: bool = True
    progress: int = 0
    corruption: int = 0
    on_track: bool = False
    companions: list[str] = msgspec.field(default_factory=lambda: ["strider", "merry"])
    characters: dict[str, str] = msgspec.field(
        default_factory=lambda: {"strider": "company", "wizard": "black-tower", "rider": "haven"}
    )
    to_war: dict[str, int] = msgspec.field(
        default_factory=lambda: {"gondor": 1, "rohan": 2, "south": 1}
    )
    lead: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    @property
    def map(self) -> Map:
        return cast(Map, self.setting.data)


class Told(Event, frozen=True):
    """Something happened."""

    what: str
    about: tuple[str, ...] = ()


# Persons and sides (hook 17)


def side_of(march: March, seat: int) -> int:
    return SIDES.index(march.setting.scenario.team(seat))


@query
def leading(march: March, side: int) -> int:
    """The seat that acts for a side (MAR-11)."""
    seats = march.setting.scenario.teams[SIDES[side]]
    return seats[march.lead[side] % len(seats)]


@query
def owner_of_army(march: March, region: str, side: int) -> int:
    """The seat that decides for an army (MAR-11)."""
    return leading(march, side)


# The map (hooks 11, 12)


@query
def adjacent(march: March, region: str, mover: str) -> tuple[str, ...]:
    """The regions to which a mover can go (MAR-6)."""
    pairs = march.map.adjacent
    return tuple(b if a == region else a for a, b in pairs if region in (a, b))


@query
def touching(march: March, region: str) -> tuple[str, ...]:
    """The regions that share a border, be it passable or not."""
    pairs = (*march.map.adjacent, *march.map.impassable)
    return tuple(b if a == region else a for a, b in pairs if region in (a, b))


@query
def may_enter(march: March, region: str, mover: str) -> bool:
    """Whether a mover may end its move in a region (MAR-6)."""
    return True


def unconquered(march: March, region: str) -> bool:
    return march.control[region] == march.map.regions[region].owner


def is_free(march: March, region: str, side: int) -> bool:
    return not march.armies[region][1 - side]


# Cards (hooks 1, 2, 5, 6)


@query
def decks_of(march: March, side: int) -> tuple[Deck, ...]:
    """The event decks of a side (MAR-2)."""
    return (Deck("stories", 2),)


def all_decks(march: March, side: int) -> dict[str, Deck]:
    return {deck.name: deck for deck in decks_of(march, side)}


def held(march: March, side: int) -> list[tuple[Deck, str]]:
    found = [(deck, deck.zone(side, "hand")) for deck in decks_of(march, side)]
    return [(deck, card) for deck, zone in found for card in sorted(march.faces(zone))]


def has_cards(march: March, side: int, deck: Deck) -> bool:
    """Whether a card can be drawn, also from a deck that is made anew (MAR-2)."""
    again = deck.reshuffled and march.size(deck.zone(side, "discard"))
    return bool(march.size(deck.zone(side, "deck")) or again)


def draw_card(march: March, side: int, deck: Deck) -> None:
    """Draw a card; a deck that is made anew is made before (MAR-2)."""
    source = deck.zone(side, "deck")
    if not march.size(source) and deck.reshuffled:
        march.pour(deck.zone(side, "discard"), source)
    if march.size(source):
        march.draw(source, deck.zone(side, "hand"))


@query
def icon_of(march: March, card: str) -> str:
    """The die result with which a card is played (MAR-5)."""
    return ICON[card]


@query
def stays_on_table(march: March, card: str) -> bool:
    """Whether a card stays on the table after it was played (MAR-5)."""
    return card == "oath"


@query
def effect_of(march: March, card: str, side: int) -> Procedure | None:
    """The procedure that carries out a card, or None if the card does nothing more."""
    return None


class KeepLimits(Procedure):
    """A side discards what it holds above the limits of its decks (MAR-2)."""

    steps = ("choose", "put_away")

    side: int
    chosen: Option | None = None

    def choose(self, march: March) -> Flow:
        for deck in decks_of(march, self.side):
            cards = sorted(march.faces(deck.zone(self.side, "hand")))
            if len(cards) > deck.limit:
                seat = leading(march, self.side)
                return Ask(seat, "discard", [DISCARD[card] for card in cards], "chosen")
        return Done()

    def put_away(self, march: March) -> Flow:
        assert self.chosen is not None
        card = str(self.chosen.refs[0])
        for deck, each in held(march, self.side):
            if each == card:
                march.move(card, deck.zone(self.side, "hand"), deck.zone(self.side, "discard"))
        self.chosen = None
        return Goto("choose")


class PlayCard(Procedure):
    """A card is played, with a die or without one (MAR-5, hook 5)."""

    steps = ("lay_open", "put_away")

    side: int
    card: str
    die: str = ""

    def lay_open(self, march: March) -> Flow:
        march.tell(Told("played", (self.card, self.die)))
        effect = effect_of(march, self.card, self.side)
        return None if effect is None else Call(effect)

    def put_away(self, march: March) -> Flow:
        for deck, card in held(march, self.side):
            if card == self.card:
                to = "table" if stays_on_table(march, card) else "discard"
                march.move(card, deck.zone(self.side, "hand"), deck.zone(self.side, to))
                if to == "table":
                    march.table.append(card)
        return Done()


class LeaveTable(Procedure):
    """A card leaves the table (hook 6)."""

    steps = ("go",)

    card: str

    def go(self, march: March) -> Flow:
        march.table.remove(self.card)
        for side in (FREE, SHADOW):
            for deck in decks_of(march, side):
                if self.card in march.faces(deck.zone(side, "table")):
                    march.move(self.card, deck.zone(side, "table"), deck.zone(side, "discard"))
        march.tell(Told("left-table", (self.card,)))
        return Done()


# Dice and actions (hooks 3, 4)


@query
def gives(march: March, side: int, die: str) -> tuple[str, ...]:
    """The actions that a die result gives (MAR-4)."""
    return {
        "army": ("move", "play"),
        "muster": ("recruit", "advance", "play"),
        "event": ("draw", "play", "travel"),
    }.get(die, ())


@query
def carried_out_by(march: March, side: int, die: str, action: str) -> Procedure | None:
    """The procedure of an action (MAR-4)."""
    return TakeAction(side=side, die=die, action=action)


@query
def is_possible(march: March, side: int, die: str, action: str) -> bool:
    """Whether an action can do something now."""
    match action:
        case "move":
            return bool(marches(march, side))
        case "play":
            return bool(playable(march, side, die))
        case "advance":
            return any(march.to_war.values())
        case "travel":
            return side == FREE and not march.on_track
        case "draw":
            return any(has_cards(march, side, deck) for deck in decks_of(march, side))
    return True


@query
def dice_for_passing(march: March, side: int) -> int:
    """The number of unused dice, as the rule about passing counts them (MAR-3)."""
    return sum(march.dice[side].values())


@query
def action_dice(march: March, side: int) -> dict[str, int]:
    """The unused dice that count as action dice, such as to pay a price (MAR-3)."""
    return march.dice[side]


@query
def usable_dice(march: March, side: int) -> tuple[str, ...]:
    """The results of dice that a side can use now (MAR-3)."""
    return tuple(face for face, count in march.dice[side].items() if count)


@ACT.rule
def uses_a_die(march: March, seat: int, die: str, action: str) -> Refusal | None:
    """Refuse a die that is not there and an action that it does not give (MAR-3, 4)."""
    side = side_of(march, seat)
    if die not in usable_dice(march, side):
        return refuse("MAR-3", die)
    fits = action in gives(march, side, die) and is_possible(march, side, die, action)
    return None if fits else refuse("MAR-4", die, action)


@PASS.rule
def passes_with_fewer_dice(march: March, seat: int) -> Refusal | None:
    side = side_of(march, seat)
    fewer = dice_for_passing(march, side) < dice_for_passing(march, 1 - side)
    return None if fewer else refuse("MAR-3")


class RollDice(Procedure):
    """Both sides roll their dice; eyes go to the hunt (MAR-3).

    The last step returns None and not `Done`, so that steps can come after it (hook 3).
    """

    steps = ("roll",)

    def roll(self, march: March) -> Flow:
        march.eyes = 0
        for side in (FREE, SHADOW):
            values = march.roll(march.map.dice, purpose="action dice")
            faces = [march.map.faces[value - 1] for value in values]
            if side == SHADOW:
                march.eyes += faces.count("eye")
            faces = [face for face in faces if face != "eye"]
            march.dice[side] = {face: faces.count(face) for face in faces}
        return None


class SpendDie(Procedure):
    """A die is used up."""

    steps = ("spend",)

    side: int
    die: str

    def spend(self, march: March) -> Flow:
        march.dice[self.side][self.die] -= 1
        return Done()


class Actions(Procedure):
    """The sides act in turn (MAR-3)."""

    steps = ("act", "pay", "carry_out", "next_side")
    lasting = {"act": ("side",)}

    side: int = FREE
    choice: Option | None = None

    def act(self, march: March) -> Flow:
        if not any(dice_for_passing(march, side) for side in (FREE, SHADOW)):
            return Done()
        seat = leading(march, self.side)
        faces = usable_dice(march, self.side)
        pairs = [(die, action) for die in faces for action in gives(march, self.side, die)]
        options = [*march.legal(seat, ACT, pairs), *march.legal(seat, PASS)]
        if not options:
            if not faces:
                self.side = 1 - self.side
            else:  # a die that can do nothing is used up
                march.dice[self.side].pop(faces[0], None)
            return Goto("act")
        return Ask(seat, "act", options, "choice")

    def pay(self, march: March) -> Flow:
        if self.choice is None or self.choice == PASS():
            return Goto("next_side")
        return Call(SpendDie(side=self.side, die=str(self.choice.refs[0])))

    def carry_out(self, march: March) -> Flow:
        assert self.choice is not None
        die, action = (str(ref) for ref in self.choice.refs)
        found = carried_out_by(march, self.side, die, action)
        return None if found is None else Call(found)

    def next_side(self, march: March) -> Flow:
        self.side, self.choice = 1 - self.side, None
        return Goto("act")


def marches(march: March, side: int) -> list[tuple[str, str]]:
    return [
        (source, to)
        for source, units in march.armies.items()
        if units[side]
        for to in adjacent(march, source, "army")
        if may_enter(march, to, "army")
    ]


def playable(march: March, side: int, die: str) -> list[str]:
    cards = [card for _, card in held(march, side)]
    return [card for card in cards if die == "event" or icon_of(march, card) == die]


class TakeAction(Procedure):
    """One of the actions of the base game (MAR-4)."""

    steps = ("choose", "carry_out")

    side: int
    die: str
    action: str
    chosen: Option | None = None

    def choose(self, march: March) -> Flow:
        options: list[Option] = []
        match self.action:
            case "move":
                options = [MARCH[pair] for pair in marches(march, self.side)]
            case "play":
                options = [PLAY[card] for card in playable(march, self.side, self.die)]
            case "recruit":
                own = [region for region in march.control if march.control[region] == self.side]
                options = [RECRUIT[region] for region in own]
            case "advance":
                options = [ADVANCE[nation] for nation, left in march.to_war.items() if left]
            case "draw":
                decks = [
                    deck for deck in decks_of(march, self.side) if has_cards(march, self.side, deck)
                ]
                options = [DRAW[deck.name] for deck in decks]
        if not options:
            return None
        return Ask(leading(march, self.side), self.action, options, "chosen")

    def carry_out(self, march: March) -> Flow:
        refs = () if self.chosen is None else tuple(str(ref) for ref in self.chosen.refs)
        match self.action:
            case "move" if refs:
                return Call(MoveArmy(side=self.side, source=refs[0], to=refs[1]))
            case "play" if refs:
                return Call(PlayCard(side=self.side, card=refs[0], die=self.die))
            case "recruit" if refs:
                march.armies[refs[0]][self.side] += 1
            case "advance" if refs:
                return Call(AdvanceNation(nation=refs[0], by=self.die))
            case "draw" if refs:
                draw_card(march, self.side, all_decks(march, self.side)[refs[0]])
                return Call(KeepLimits(side=self.side))
            case "travel":
                return Call(MoveCompany())
        return None


# Armies and battles (hooks 7 to 10)


@query
def strength(march: March, region: str, side: int) -> int:
    """The number of dice that an army rolls (MAR-7)."""
    return march.armies[region][side]


@query
def hits_on(march: March, region: str, side: int) -> int:
    """The lowest value that hits (MAR-7)."""
    return 5


@query
def passengers(march: March, side: int, source: str, to: str) -> tuple[str, ...]:
    """What else goes along with an army that moves, retreats or advances (hooks 7, 8)."""
    return ()


class MoveArmy(Procedure):
    """An army moves, with what goes along, and may have to fight (MAR-6)."""

    steps = ("leave", "arrive", "fight")

    side: int
    source: str
    to: str
    along: tuple[str, ...] = ()

    def leave(self, march: March) -> Flow:
        self.along = passengers(march, self.side, self.source, self.to)
        return None

    def arrive(self, march: March) -> Flow:
        if march.armies[self.to][1 - self.side]:
            return None
        units = march.armies[self.source][self.side]
        march.armies[self.source][self.side] = 0
        march.armies[self.to][self.side] += units
        return Call(TakeAlong(things=self.along, to=self.to))

    def fight(self, march: March) -> Flow:
        if march.armies[self.to][1 - self.side]:
            return Call(Battle(side=self.side, source=self.source, region=self.to))
        return Call(ChangeControl(region=self.to, side=self.side))


class TakeAlong(Procedure):
    """What goes along with an army arrives; the base game has nothing of the kind (hook 8)."""

    steps = ("go",)

    things: tuple[str, ...]
    to: str

    def go(self, march: March) -> Flow:
        return Done()


class ChangeControl(Procedure):
    """A region changes hands (MAR-8, hook 18)."""

    steps = ("change",)

    region: str
    side: int

    def change(self, march: March) -> Flow:
        march.control[self.region] = self.side
        return Done()


class Battle(Procedure):
    """One round of battle (MAR-7, hook 9)."""

    steps = (
        "begin",
        "attacker_card",
        "defender_card",
        "combat_roll",
        "casualties",
        "defender_casualties",
        "destroyed",
        "end_of_round",
        "aftermath",
    )

    side: int
    source: str
    region: str
    attacking: Option | None = None
    defending: Option | None = None
    hits: list[int] = msgspec.field(default_factory=lambda: [0, 0])

    def at(self, side: int) -> str:
        return self.source if side == self.side else self.region

    def begin(self, march: March) -> Flow:
        march.tell(Told("battle", (self.region,)))
        return None

    def attacker_card(self, march: March) -> Flow:
        return self._card(march, self.side, "attacking")

    def defender_card(self, march: March) -> Flow:
        return self._card(march, 1 - self.side, "defending")

    def _card(self, march: March, side: int, into: str) -> Flow:
        cards = combat_cards(march, side, self.at(side))
        options = [NO_CARD(), *(FIGHT[card] for card in cards)]
        return Ask(leading(march, side), "combat-card", options, into)

    def card(self, side: int) -> str:
        """The card that a side has laid, or an empty string."""
        chosen = self.attacking if side == self.side else self.defending
        return str(chosen.refs[0]) if chosen is not None and chosen.refs else ""

    def combat_roll(self, march: March) -> Flow:
        for side in (FREE, SHADOW):
            values = march.roll(strength(march, self.at(side), side))
            target = hits_on(march, self.at(side), side)
            self.hits[1 - side] += sum(value >= target for value in values)
        return None

    def casualties(self, march: March) -> Flow:
        side = self.side
        return Call(Casualties(region=self.at(side), side=side, hits=self.hits[side]))

    def defender_casualties(self, march: March) -> Flow:
        side = 1 - self.side
        return Call(Casualties(region=self.at(side), side=side, hits=self.hits[side]))

    def destroyed(self, march: March) -> Flow:
        if not march.armies[self.region][1 - self.side]:
            march.tell(Told("destroyed", (self.region,)))
        return None

    def end_of_round(self, march: March) -> Flow:
        if march.armies[self.region][1 - self.side] and march.armies[self.source][self.side]:
            return Call(Retreat(region=self.region, side=1 - self.side, excluded=self.source))
        return None

    def aftermath(self, march: March) -> Flow:
        beaten = not march.armies[self.region][1 - self.side]
        if beaten and march.armies[self.source][self.side]:
            return Call(MoveArmy(side=self.side, source=self.source, to=self.region))
        return None


@query
def combat_cards(march: March, side: int, region: str) -> tuple[str, ...]:
    """The cards that can be laid in a battle (MAR-7)."""
    return tuple(card for deck, card in held(march, side) if deck.in_battle)


class Casualties(Procedure):
    """An army loses units (MAR-7); it can be called outside a battle (hook 10)."""

    steps = ("lose",)

    region: str
    side: int
    hits: int

    def lose(self, march: March) -> Flow:
        units = march.armies[self.region]
        units[self.side] = max(0, units[self.side] - self.hits)
        return Done()


class Retreat(Procedure):
    """A beaten army goes to a region without enemies, except one (MAR-7, hook 10)."""

    steps = ("go",)

    region: str
    side: int
    excluded: str = ""

    def go(self, march: March) -> Flow:
        for to in adjacent(march, self.region, "army"):
            if to != self.excluded and is_free(march, to, self.side):
                units, march.armies[self.region][self.side] = (
                    march.armies[self.region][self.side],
                    0,
                )
                march.armies[to][self.side] += units
                along = passengers(march, self.side, self.region, to)
                return Call(TakeAlong(things=along, to=to))
        march.armies[self.region][self.side] = 0
        return Done()


# The company and the hunt (hooks 13, 14)


class MoveCompany(Procedure):
    """The company moves, with or without a hunt (MAR-9)."""

    steps = ("move", "hunt")

    hunted: bool = True

    def move(self, march: March) -> Flow:
        march.progress += 1
        return None

    def hunt(self, march: March) -> Flow:
        if self.hunted and march.eyes + hunt_rerolls(march):
            return Call(DrawTile(cause="hunt"))
        return None


@query
def hunt_rerolls(march: March) -> int:
    """The number of dice that the hunt may roll again (MAR-9)."""
    here = march.armies[march.company][SHADOW] > 0
    return int(here)


@query
def tiles(march: March) -> tuple[str, ...]:
    """The tiles that the hunt can draw (MAR-9)."""
    return TILES


class DrawTile(Procedure):
    """The hunt draws a tile (MAR-9); cards draw tiles too (hook 14)."""

    steps = ("draw", "suffer")

    cause: str
    reveals: bool = True
    tile: str = ""

    def draw(self, march: March) -> Flow:
        pool = tiles(march)
        self.tile = pool[march.draw_number("hunt", len(pool))]
        march.everyone_learns()
        march.tell(Told("tile", (self.tile, self.cause)))
        if self.reveals:
            march.hidden = False
        return None

    def suffer(self, march: March) -> Flow:
        amount = {"eye": march.eyes, "one": 1, "two": 2}.get(self.tile, 3)
        return Call(HuntDamage(amount=amount))


class HuntDamage(Procedure):
    """The company suffers (MAR-9); it needs no tile (hook 14)."""

    steps = ("suffer",)

    amount: int

    def suffer(self, march: March) -> Flow:
        march.corruption += self.amount
        return Done()


# Nations and characters (hooks 15, 16)


@query
def at_war(march: March, nation: str) -> bool:
    """Whether a nation is at war (MAR-10)."""
    return march.to_war[nation] == 0


class AdvanceNation(Procedure):
    """A nation comes nearer to war (MAR-10); `by` says how."""

    steps = ("advance",)

    nation: str
    by: str

    def advance(self, march: March) -> Flow:
        march.to_war[self.nation] = max(0, march.to_war[self.nation] - 1)
        return Done()


class UseVoice(Procedure):
    """The wizard uses his voice: a moment that others wait for (hook 16)."""

    steps = ()


class EliminateCharacter(Procedure):
    """A character leaves the game (hook 16)."""

    steps = ("go",)

    who: str

    def go(self, march: March) -> Flow:
        march.characters[self.who] = "eliminated"
        return Done()


def in_play(march: March, who: str) -> bool:
    return march.characters[who] != "eliminated"


# The whole game


class Marches(Procedure):
    """The whole game (MAR-1)."""

    steps = ("set_up", "next_turn", "play_turn", "go_on")

    def set_up(self, march: March) -> Flow:
        for region, units in (("white-city", 3), ("golden-hall", 2)):
            march.armies[region][FREE] = units
        for region, units in (("haven", 3), ("black-tower", 3)):
            march.armies[region][SHADOW] = units
        return None

    def next_turn(self, march: March) -> Flow:
        if march.turn == march.map.turns:
            return End(outcome(march))
        march.turn += 1
        return None

    def play_turn(self, march: March) -> Flow:
        return Call(Turn(number=march.turn))

    def go_on(self, march: March) -> Flow:
        return Goto("next_turn")


class Turn(Procedure):
    """One turn (MAR-2, 3)."""

    steps = ("draw_cards", "free_limits", "shadow_limits", "roll", "actions", "end_of_turn")

    number: int

    def draw_cards(self, march: March) -> Flow:
        for side in (FREE, SHADOW):
            for deck in decks_of(march, side):
                draw_card(march, side, deck)
        return None

    def free_limits(self, march: March) -> Flow:
        return Call(KeepLimits(side=FREE))

    def shadow_limits(self, march: March) -> Flow:
        return Call(KeepLimits(side=SHADOW))

    def roll(self, march: March) -> Flow:
        return Call(RollDice())

    def actions(self, march: March) -> Flow:
        return Call(Actions())

    def end_of_turn(self, march: March) -> Flow:
        march.dice = [{}, {}]
        march.lead = [lead + 1 for lead in march.lead]
        return None


def outcome(march: March) -> Outcome:
    owned = [sum(by == side for by in march.control.values()) for side in (FREE, SHADOW)]
    winner = SHADOW if owned[SHADOW] > owned[FREE] else FREE
    teams, seats = march.setting.scenario.teams, march.setting.scenario.teams
    order = (SIDES[winner], SIDES[1 - winner])
    return Outcome(
        teams=tuple((team,) for team in order if team in teams),
        seats=tuple(tuple(seats[team]) for team in order),
        reason="MAR-1",
    )


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    cards = {FREE: ("horn", "march", "oath"), SHADOW: ("siege-tower", "ruse", "whisper")}
    return [event_pool(scenario, "stories", side, faces) for side, faces in cards.items()]


def event_pool(scenario: Scenario, name: str, side: int, faces: tuple[str, ...]) -> Pool:
    """The pool of an event deck; an expansion makes its own in the same way."""
    zone, seats = f"{name}-{SIDES[side]}", scenario.teams[SIDES[side]]
    return Pool(
        zone,
        faces,
        (
            Zone(f"{zone}-deck"),
            Zone(f"{zone}-hand", tuple(seats)),
            Zone(f"{zone}-table", EVERYONE),
            Zone(f"{zone}-discard", EVERYONE),
        ),
    )


PROCEDURES: tuple[type[Procedure], ...] = (
    *(Turn, KeepLimits, PlayCard, LeaveTable, RollDice, SpendDie, Actions, TakeAction),
    *(MoveArmy, TakeAlong, ChangeControl, Battle, Casualties, Retreat, MoveCompany, DrawTile),
    *(HuntDamage, AdvanceNation, UseVoice, EliminateCharacter),
)

game: Game[Any] = Game(
    name="marches",
    version=1,
    state=March,
    start=Marches,
    scenarios=(
        Scenario("two", {"free": (0,), "shadow": (1,)}),
        Scenario("four", {"free": (0, 2), "shadow": (1, 3)}, holdings=((0, 2), (1, 3))),
    ),
    procedures=PROCEDURES,
    verbs=(ACT, PASS, PLAY, MARCH, ADVANCE, RECRUIT, DRAW, DISCARD, FIGHT, NO_CARD),
    pools=pools,
    data=MAP,
)
