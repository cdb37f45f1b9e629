"""Council: two teams of two, a deck for each team, a bag of tiles, and cards that change rules.

Rules: council.toml
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from ostrog.kernel import (
    EVERYONE,
    Active,
    Agree,
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
    Source,
    State,
    Together,
    Verb,
    Zone,
    query,
    read_rulebook,
    refuse,
)

WEST, EAST = (0, 2), (1, 3)
SEATS = (0, 1, 2, 3)
TEAMS = {"west": WEST, "east": EAST}
CARDS = ("banner", "cloak", "guard", "hero", "lore", "mail", "omen")

CARD = Kind("card", CARDS)
SEAT = Kind("seat", SEATS)

PLAY = Verb("play", card=CARD)
SEARCH = Verb("search", card=CARD)
LOOK = Verb("look")
HUNT = Verb("hunt")
ASSAULT = Verb("assault", passes=True)  # without guards it does nothing
SWAP = Verb("swap")
FORSAKE = Verb("forsake", card=CARD)
FORSAKE_TOP = Verb("forsake-top")
PASS = Verb("pass", passes=True)
CYCLE = Verb("cycle", card=CARD)
GIVE = Verb("give", passes=True, card=CARD)  # equal cards may change hands
LOSE = Verb("lose", seat=SEAT, card=CARD)
DONE = Verb("done", passes=True)
PREVENT = Verb("prevent")
LET_DRAW = Verb("let-draw", passes=True)
YES = Verb("yes")
NO = Verb("no", passes=True)


class Table(State):
    """The public part of the state."""

    round: int = 0
    corruption: int = 0
    revealed: int = 0
    """Number of times the company was revealed."""
    swapped: list[int] = []
    """Seats whose team has swapped this round."""

    def table(self, seat: int) -> list[str]:
        return self.faces(f"table-{seat}")


class TileResolved(Event, frozen=True):
    cause: str
    tile: str
    corruption: int


class Eliminated(Event, frozen=True):
    seat: int


def team(seat: int) -> tuple[int, int]:
    return WEST if seat in WEST else EAST


def deck(seat: int) -> str:
    return "deck-west" if seat in WEST else "deck-east"


@PLAY.rule
def plays_from_hand(table: Table, seat: int, card: str) -> Refusal | None:
    return None if card in table.faces(f"hand-{seat}") else refuse("COU-3", card)


@SEARCH.rule
def searches_a_deck_for_guards(table: Table, seat: int, card: str) -> Refusal | None:
    if card != "guard":
        return refuse("COU-4", card)
    return None if table.size(deck(seat)) else refuse("COU-4")


@LOOK.rule
def looks_with_lore(table: Table, seat: int) -> Refusal | None:
    if not table.size(deck(seat)):
        return refuse("COU-15")
    return None if "lore" in table.table(seat) else refuse("COU-15")


@HUNT.rule
def hunts_for_east(table: Table, seat: int) -> Refusal | None:
    return None if seat in EAST and table.size("bag") else refuse("COU-6")


@ASSAULT.rule
def assaults_with_guards(table: Table, seat: int) -> Refusal | None:
    if seat not in EAST:
        return refuse("COU-9")
    return None if any("guard" in table.table(s) for s in EAST) else refuse("COU-9")


@SWAP.rule
def swaps_once_a_round(table: Table, seat: int) -> Refusal | None:
    if seat in table.swapped:
        return refuse("COU-10")
    hands = all(table.size(f"hand-{mate}") for mate in team(seat))
    return None if hands else refuse("COU-10")


@FORSAKE.rule
def forsakes_from_hand(table: Table, seat: int, card: str) -> Refusal | None:
    return None if card in table.faces(f"hand-{seat}") else refuse("COU-11", card)


@FORSAKE_TOP.rule
def forsakes_an_unseen_card(table: Table, seat: int) -> Refusal | None:
    return None if table.size(deck(seat)) else refuse("COU-11")


class Council(Procedure):
    """The whole game."""

    steps = ("deal", "opening_cycle", "cycle", "next_round", "play_round", "go_on")

    cycled: dict[int, Option] = {}

    def deal(self, table: Table) -> Flow:
        for name in ("deck-west", "deck-east"):
            table.shuffle(name)
        for seat in SEATS:
            for _ in range(3):
                table.draw(deck(seat), f"hand-{seat}")
        return None

    def opening_cycle(self, table: Table) -> Flow:
        return Together({seat: PickCard(seat, "cycle") for seat in SEATS}, into="cycled")

    def cycle(self, table: Table) -> Flow:
        for seat, option in sorted(self.cycled.items()):
            table.move(str(option.refs[0]), f"hand-{seat}", f"cycle-{seat}")
        return None

    def next_round(self, table: Table) -> Flow:
        table.round += 1
        table.swapped = []
        if table.round > 6:
            return End(ranked(table, WEST, "COU-14"))
        return None

    def play_round(self, table: Table) -> Flow:
        return Call(Round())

    def go_on(self, table: Table) -> Flow:
        return Goto("next_round")


def ranked(table: Table, winners: tuple[int, int], reason: str) -> Outcome:
    """Rank the winning team first, and team mates by their cards on the table (COU-14)."""
    losers = EAST if winners == WEST else WEST
    seats: list[tuple[int, ...]] = []
    for pair in (winners, losers):
        counts = {seat: table.size(f"table-{seat}") for seat in pair}
        seats.extend(
            tuple(seat for seat in pair if counts[seat] == count)
            for count in sorted(set(counts.values()), reverse=True)
        )
    names = ("west", "east") if winners == WEST else ("east", "west")
    return Outcome(((names[0],), (names[1],)), tuple(seats), reason)


def corrupted(table: Table) -> End | None:
    """End the game if there is too much corruption; checked after every step (COU-8)."""
    return End(ranked(table, EAST, "COU-8")) if table.corruption >= 8 else None


class PickCard(Procedure):
    """Lets a seat pick a card of its hand in secret."""

    steps = ("choose", "deliver")

    seat: int
    why: str
    card: Option | None = None

    def choose(self, table: Table) -> Flow:
        verb = CYCLE if self.why == "cycle" else GIVE
        options = [verb[card] for card in sorted(set(table.faces(f"hand-{self.seat}")))]
        return Ask(self.seat, self.why, options, "card")

    def deliver(self, table: Table) -> Flow:
        return Done(self.card)


class Round(Procedure):
    """A round, in which all seats act in order (COU-2)."""

    steps = ("act", "next_seat")
    lasting = {"act": ("seat",)}

    seat: int = 0

    def act(self, table: Table) -> Flow:
        return Call(Action(self.seat))

    def next_seat(self, table: Table) -> Flow:
        self.seat += 1
        return Goto("act") if self.seat < 4 else Done()


class Action(Procedure):
    """One action of a seat."""

    steps = ("choose_action", "carry_out")

    seat: int
    action: Option | None = None

    def crumb(self) -> tuple[int]:
        return (self.seat,)

    def choose_action(self, table: Table) -> Flow:
        seat, hand = self.seat, sorted(set(table.faces(f"hand-{self.seat}")))
        options = [*table.legal(seat, PLAY, hand), *table.legal(seat, SEARCH, CARDS)]
        for verb in (LOOK, HUNT, ASSAULT, SWAP, FORSAKE_TOP, PASS):
            options += table.legal(seat, verb)
        options += table.legal(seat, FORSAKE, hand)
        return Ask(seat, "action", options, "action")

    def carry_out(self, table: Table) -> Flow:
        assert self.action is not None
        seat, refs = self.seat, self.action.refs
        match self.action.verb:
            case "play":
                return Call(Play(seat, str(refs[0])))
            case "search":
                return Call(Search(seat, str(refs[0])))
            case "look":
                table.look(deck(seat), (seat,), 1)
            case "hunt":
                return Call(Hunt("hunt"))
            case "assault":
                return Call(Assault(seat))
            case "swap":
                return Call(Swap(seat))
            case "forsake":
                return Call(Eliminate(seat, str(refs[0]), f"hand-{seat}"))
            case "forsake-top":
                return Call(ForsakeTop(seat))
        return None


hero, cloak, banner, omen, lore = map(Source, ("hero", "cloak", "banner", "omen", "lore"))
WORKING = {source.name: source for source in (hero, cloak, banner, omen, lore)}


class Play(Procedure):
    """Puts a card from hand on the table (COU-3)."""

    steps = ("put_on_the_table",)

    seat: int
    card: str

    def put_on_the_table(self, table: Table) -> Flow:
        table.move(self.card, f"hand-{self.seat}", f"table-{self.seat}")
        if self.card in WORKING:
            table.activate(WORKING[self.card], self.seat)
        return None


def leave_table(table: Table, seat: int, card: str, target: str) -> None:
    table.move(card, f"table-{seat}", target)
    if card in WORKING:
        table.deactivate(WORKING[card], seat)


class Search(Procedure):
    """Takes a card from a deck; all see the card, nobody the order of the rest (COU-4)."""

    steps = ("look_through", "take")

    seat: int
    card: str

    def look_through(self, table: Table) -> Flow:
        table.look(deck(self.seat), (self.seat,))
        return None

    def take(self, table: Table) -> Flow:
        source, hand = deck(self.seat), f"hand-{self.seat}"
        if self.card in table.faces(source):
            table.move(self.card, source, hand, shown_to=EVERYONE)
        else:
            table.rule_out(self.card, source)  # all players learn this
        table.shuffle(source)
        return None


# Elimination and its replacements (COU-5)


class Eliminate(Procedure):
    """Removes a card from the game, face down."""

    steps = ("put_out",)

    seat: int
    card: str
    source: str

    def controller(self, war: State) -> int:
        return self.seat

    def crumb(self) -> tuple[int]:
        return (self.seat,)

    def put_out(self, table: Table) -> Flow:
        if self.source == f"table-{self.seat}":
            leave_table(table, self.seat, self.card, f"out-{self.seat}")
        else:
            table.move(self.card, self.source, f"out-{self.seat}")
        table.tell(Eliminated(self.seat))
        return None


class CycleHero(Procedure):
    """Puts the hero on the cycle pile, alone or with his cloak."""

    steps = ("cycle", "the_cloak")

    seat: int
    with_cloak: bool

    def cycle(self, table: Table) -> Flow:
        leave_table(table, self.seat, "hero", f"cycle-{self.seat}")
        return None

    def the_cloak(self, table: Table) -> Flow:
        if self.with_cloak:
            leave_table(table, self.seat, "cloak", f"cycle-{self.seat}")
        return None


@hero.replaces(Eliminate)
def hero_is_cycled(table: Table, active: Active, event: Eliminate) -> Procedure | None:
    if (event.card, event.source) == ("hero", f"table-{active.owner}"):
        return CycleHero(active.owner, with_cloak=False)
    return None


@cloak.replaces(Eliminate)
def hero_is_cycled_in_his_cloak(table: Table, active: Active, event: Eliminate) -> Procedure | None:
    if (event.card, event.source) == ("hero", f"table-{active.owner}"):
        return CycleHero(active.owner, with_cloak=True)
    return None


@lore.after(CycleHero)
def lore_mourns(table: Table, active: Active, event: CycleHero) -> Procedure | None:
    """Let the owner of lore draw a card when a hero of the team is cycled (COU-16)."""
    return DrawCard(active.owner) if active.owner in team(event.seat) else None


class DrawCard(Procedure):
    """Draws one card, if there is one."""

    steps = ("draw",)

    seat: int

    def draw(self, table: Table) -> Flow:
        if table.size(deck(self.seat)):
            table.draw(deck(self.seat), f"hand-{self.seat}")
        return None


class ForsakeTop(Procedure):
    """Eliminates the top card of the deck, which only its owner sees afterwards (COU-11)."""

    steps = ("eliminate",)

    seat: int

    def eliminate(self, table: Table) -> Flow:
        table.draw(deck(self.seat), f"out-{self.seat}")
        table.tell(Eliminated(self.seat))
        return None


# The hunt (COU-6 to COU-8, COU-12, COU-13)


@query
def tile_value(table: Table, printed: int) -> int:
    """Return the corruption that a tile adds (COU-6)."""
    return printed


@banner.modifies(tile_value)
def banners_add_one(table: Table, active: Active, value: int, printed: int) -> int:
    return value + 1 if active.owner in EAST else value


class Hunt(Procedure):
    """Handles one tile, from reactions before the draw to its effect."""

    steps = ("ask_for_mail", "next_reaction", "draw", "resolve")
    lasting = {"ask_for_mail": ("asked", "answer")}

    cause: str
    asked: int = 0
    answer: Option | None = None
    tile: str = ""

    def crumb(self) -> tuple[str]:
        return (self.cause,)

    def ask_for_mail(self, table: Table) -> Flow:
        """Ask all who could have a mail, so that the question reveals nothing."""
        self_asked = [seat for seat in WEST if table.size(f"hand-{seat}")]
        if self.cause != "hunt" or self.asked >= len(self_asked):
            return Goto("draw")
        seat = self_asked[self.asked]
        options = [LET_DRAW()]
        if "mail" in table.faces(f"hand-{seat}"):
            options.append(PREVENT())
        return Ask(seat, "prevent-tile", options, "answer")

    def next_reaction(self, table: Table) -> Flow:
        if self.answer == PREVENT():
            seat = [seat for seat in WEST if table.size(f"hand-{seat}")][self.asked]
            table.move("mail", f"hand-{seat}", f"table-{seat}")
            return Done()
        self.asked += 1
        return Goto("ask_for_mail")

    def draw(self, table: Table) -> Flow:
        if not table.size("bag"):
            return Done()
        self.tile = table.draw("bag", "drawn")
        return None

    def resolve(self, table: Table) -> Flow:
        value = 0 if self.tile == "eye" else tile_value(table, int(self.tile))
        table.corruption += value
        table.tell(TileResolved(self.cause, self.tile, value))
        return Call(Reveal()) if self.tile == "eye" else None


class Reveal(Procedure):
    """Reveals the company; omens take effect before the pass does (COU-7)."""

    steps = ("reveal", "omens", "the_pass")

    def reveal(self, table: Table) -> Flow:
        table.revealed += 1
        return None

    def omens(self, table: Table) -> Flow:
        return Call(Revealed())

    def the_pass(self, table: Table) -> Flow:
        return Call(Hunt("pass"))


class Revealed(Procedure):
    """The event that triggers omens."""

    steps = ()


@omen.after(Revealed)
def omen_draws_a_tile(table: Table, active: Active, event: Revealed) -> Procedure | None:
    return Hunt("omen")


# Decisions of two seats together (COU-9 and COU-10)


class Assault(Procedure):
    """East's guards attack the cards that west has on the table."""

    steps = ("decide_together", "decide_alone", "carry_out", "next_loss")
    lasting = {"carry_out": ("losses",)}

    attacker: int
    losses: tuple[Option, ...] | None = None

    def hits(self, table: Table) -> int:
        guards = sum(table.table(seat).count("guard") for seat in EAST)
        return min(guards, sum(table.size(f"table-{seat}") for seat in WEST))

    def victims(self, table: Table) -> list[Option]:
        cards = [LOSE[seat, card] for seat in WEST for card in table.table(seat)]
        for picked in self.draft:
            cards.remove(picked)
        return cards

    def choices(self, table: Table) -> tuple[list[Option], tuple[Option, ...]]:
        missing = self.hits(table) - len(self.draft)
        if not missing:
            return [DONE()], (DONE(),)
        victims = self.victims(table)
        return sorted(set(victims), key=lambda o: o.id), (*victims[:missing], DONE())

    def decide_together(self, table: Table) -> Flow:
        if not self.hits(table):
            return Done()
        options, default = self.choices(table)
        return Agree(WEST, "losses", options, "losses", closes=("done",), default=default)

    def decide_alone(self, table: Table) -> Flow:
        if self.losses is not None:
            return None
        options, default = self.choices(table)
        return Ask(self.attacker, "losses", options, "losses", closes=("done",), default=default)

    def carry_out(self, table: Table) -> Flow:
        assert self.losses is not None
        if self.losses == (DONE(),):
            return Done()
        (seat, card), self.losses = self.losses[0].refs, self.losses[1:]
        if card not in table.table(int(seat)):
            return Goto("carry_out")
        return Call(Eliminate(int(seat), str(card), f"table-{seat}"))

    def next_loss(self, table: Table) -> Flow:
        return Goto("carry_out")


class Swap(Procedure):
    """Lets team mates exchange one card each, if both agree (COU-10)."""

    steps = ("agree", "pick", "exchange")

    seat: int
    agreed: Option | None = None
    given: dict[int, Option] = {}

    def agree(self, table: Table) -> Flow:
        mates = sorted(team(self.seat), key=lambda seat: seat != self.seat)
        return Agree(tuple(mates), "swap", (YES(), NO()), "agreed", proposals=1)

    def pick(self, table: Table) -> Flow:
        table.swapped = [*table.swapped, *team(self.seat)]
        if self.agreed != YES():
            return Done()
        return Together({seat: PickCard(seat, "give") for seat in team(self.seat)}, into="given")

    def exchange(self, table: Table) -> Flow:
        """Exchange the cards; only the two team mates see them."""
        one, other = team(self.seat)
        table.move(str(self.given[one].refs[0]), f"hand-{one}", f"hand-{other}")
        table.move(str(self.given[other].refs[0]), f"hand-{other}", f"hand-{one}")
        return None


def pools(scenario: Scenario, data: msgspec.Struct | None) -> Sequence[Pool]:
    decks = [
        Pool(
            f"cards of {name}",
            ("banner", "cloak", "guard", "guard", "hero", "lore", "mail", "omen") * 2,
            (
                Zone(f"deck-{name}", ordered=True),
                *(Zone(f"hand-{seat}", (seat,)) for seat in seats),
                *(Zone(f"cycle-{seat}", (seat,)) for seat in seats),
                *(Zone(f"out-{seat}", (seat,)) for seat in seats),
                *(Zone(f"table-{seat}", EVERYONE) for seat in seats),
            ),
        )
        for name, seats in TEAMS.items()
    ]
    tiles = Pool(
        "tiles",
        ("1", "1", "2", "2", "3", "eye", "eye", "eye"),
        (Zone("bag"), Zone("drawn", EVERYONE)),
    )
    return (*decks, tiles)


game = Game(
    name="council",
    version=2,
    state=Table,
    start=Council,
    scenarios=(
        Scenario("four", TEAMS),
        Scenario("two", TEAMS, holdings=(WEST, EAST)),
    ),
    procedures=(
        PickCard,
        Round,
        Action,
        Play,
        Search,
        Eliminate,
        CycleHero,
        DrawCard,
        ForsakeTop,
        Hunt,
        Reveal,
        Revealed,
        Assault,
        Swap,
    ),
    verbs=(
        PLAY,
        SEARCH,
        LOOK,
        HUNT,
        ASSAULT,
        SWAP,
        FORSAKE,
        FORSAKE_TOP,
        PASS,
        CYCLE,
        GIVE,
        LOSE,
        DONE,
        PREVENT,
        LET_DRAW,
        YES,
        NO,
    ),
    sources=(hero, cloak, banner, omen, lore),
    watchers=(corrupted,),
    pools=pools,
    rulebook=read_rulebook((Path(__file__).parent / "council.toml").read_text()),
)
