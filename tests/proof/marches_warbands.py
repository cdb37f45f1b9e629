"""Warbands: an expansion of Marches with everything that Warriors of Middle-earth needs.

Each part shows one hook or more. It is data and handlers: queries of the base are changed, steps
are inserted, procedures of the base are called, waited for or replaced. No line of Marches knows
it.

WAR-1   Each side has a third deck, of bands: one card at most, made anew when it runs out, never a
        combat card (hook 1). The card `oath` is replaced by `new-oath` (hook 2).
WAR-2   A side with a band in play at the start of a turn rolls a band die (hook 3).
WAR-3   A muster result brings the band into play if its nation is at war (hooks 4, 15).
WAR-4   `call-out` lets the side play another card without a die (hook 5).
WAR-5   `hideout` stays on the table with two figures; it goes when the wizard goes (hooks 6, 16).
WAR-6   Bands are no army: at most three in a region, they go along with an army, to the coast only
        (hooks 7, 8).
WAR-7   Bands can be called to battle (hook 9), ambush an army (hook 10) and use the dark door
        (hook 11).
WAR-8   At sea nobody draws tiles (hook 14).
WAR-9   If the free peoples take the haven, the bands are gone (hook 18).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ostrog.kernel import (
    Active,
    Ask,
    Call,
    Done,
    Expansion,
    Flow,
    Goto,
    NewStep,
    Option,
    Pool,
    Procedure,
    Refusal,
    Scenario,
    Source,
    Verb,
    refuse,
)
from proof import marches
from proof.marches import (
    FREE,
    PLAY,
    SHADOW,
    SIDES,
    AdvanceNation,
    Battle,
    Casualties,
    Deck,
    DrawTile,
    HuntDamage,
    LeaveTable,
    March,
    Marches,
    MoveArmy,
    MoveCompany,
    PlayCard,
    Retreat,
    RollDice,
    SpendDie,
    TakeAlong,
    Told,
    Turn,
    UseVoice,
    decks_of,
    held,
    leading,
    side_of,
)

NATION_OF_BAND = "south"
MOST_BANDS = 3
BAND_CARDS = {
    FREE: ("call-out", "hideout", "free-band"),
    SHADOW: ("shadow-raid", "shadow-hideout", "shadow-band"),
}
NEW_CARDS = ("new-oath", *BAND_CARDS[FREE], *BAND_CARDS[SHADOW], "call-to-battle")
BAND_FACES = ("band-muster", "band-draw", "band-eye", "band-wild", "band-muster", "band-draw")

PLACE_BAND = Verb("place-band", region=marches.REGION)


class BandMarch(March):
    """The board with the bands."""

    bands: dict[str, int] = {}
    """Bands of the shadow by region; they are no army."""
    in_play: bool = False
    ready: bool = False
    """Whether the shadow had a band in play when the turn began (WAR-2)."""
    band_die: str = ""
    stash: dict[str, int] = {}
    """Figures on cards that lie on the table (WAR-5)."""
    pool: int = 8
    at_sea: bool = False
    heralds: int = 0
    """Number of free cards resolved, which the herald counts (WAR-4)."""
    door_open: bool = False
    with_band: str = ""
    """The companion that goes with the bands instead of the company (hook 16)."""
    banned: list[str] = []
    """Cards that may not be laid in this battle, of either kind (hook 9)."""
    reserve: int = 0
    """Units that a called band brings after casualties (hook 9)."""


# Hooks 1 and 2: decks and cards


def third_deck(march: BandMarch, decks: tuple[Deck, ...], side: int) -> tuple[Deck, ...]:
    return (*decks, Deck("bands", 1, reshuffled=True, in_battle=False))


def pools(scenario: Scenario, own: object, base: Sequence[Pool]) -> Sequence[Pool]:
    exchanged = [
        msgspec.structs.replace(
            pool, faces=tuple("new-oath" if face == "oath" else face for face in pool.faces)
        )
        for pool in base
    ]
    bands = [
        marches.event_pool(scenario, "bands", side, cards) for side, cards in BAND_CARDS.items()
    ]
    return [*exchanged, *bands]


def icon_of_new_cards(march: BandMarch, card: str) -> str:
    return "muster" if card in NEW_CARDS else marches.ICON[card]


# Hook 3: a die of another kind


def bands_at_the_start(turn: Turn, march: BandMarch) -> Flow:
    march.ready, march.band_die = march.in_play, ""
    return None


def roll_the_band_die(rolling: RollDice, march: BandMarch) -> Flow:
    if march.ready:
        (value,) = march.roll(1, purpose="band die")
        march.band_die = BAND_FACES[value - 1]
        if march.band_die == "band-eye":
            march.eyes, march.band_die = march.eyes + 1, ""
    return None


def band_die_is_usable(march: BandMarch, faces: tuple[str, ...], side: int) -> tuple[str, ...]:
    return (*faces, march.band_die) if side == SHADOW and march.band_die else faces


def band_die_counts_for_passing(march: BandMarch, dice: int, side: int) -> int:
    return dice + (side == SHADOW and bool(march.band_die))


def spend(spending: SpendDie, march: BandMarch) -> Flow:
    if spending.die.startswith("band-"):
        march.band_die = ""
        return Done()
    return SpendDie.spend(spending, march)


# Hook 4: more actions for a die, table cards that take dice


def more_actions(
    march: BandMarch, actions: tuple[str, ...], side: int, die: str
) -> tuple[str, ...]:
    if side != SHADOW:
        return (*actions, "drive-out") if "shadow-hideout" in march.table else actions
    if die == "muster":
        return (*actions, "enter-band")
    if die.startswith("band-"):
        own = {"band-muster": ("place-band",), "band-draw": ("draw-band",)}
        found = own.get(die, ("place-band", "draw-band"))
        return (*found, "release") if march.stash.get("shadow-hideout") else found
    return actions


def possible(march: BandMarch, value: bool, side: int, die: str, action: str) -> bool:
    match action:
        case "enter-band":
            return marches.at_war(march, NATION_OF_BAND) and not march.in_play and march.pool > 0
        case "place-band":
            return bool(places_for_bands(march))
        case "release":
            return bool(march.stash.get("shadow-hideout"))
        case "drive-out":  # any action die pays, and only an action die (hook 3)
            return bool(marches.action_dice(march, side).get(die))
    return value


def carried_out(
    march: BandMarch, usual: Procedure | None, side: int, die: str, action: str
) -> Procedure | None:
    match action:
        case "enter-band" | "place-band":
            return PlaceBand(enters=action == "enter-band")
        case "draw-band":
            return DrawBandCard(side=side)
        case "release":
            return Release(card="shadow-hideout")
        case "drive-out":
            return LeaveTable(card="shadow-hideout")
    return usual


class DrawBandCard(Procedure):
    """A band card is drawn."""

    steps = ("draw", "limits")

    side: int

    def draw(self, march: BandMarch) -> Flow:
        marches.draw_card(march, self.side, marches.all_decks(march, self.side)["bands"])
        return None

    def limits(self, march: BandMarch) -> Flow:
        return Call(marches.KeepLimits(side=self.side))


# Hook 5: cards in a chain, and after an own card


class PlayAnother(Procedure):
    """Another card is played without a die (WAR-4)."""

    steps = ("choose", "play")

    side: int
    chosen: Option | None = None

    def choose(self, march: BandMarch) -> Flow:
        cards = [card for _, card in held(march, self.side) if card != "call-out"]
        if not cards:
            return Done()
        return Ask(leading(march, self.side), "play", [PLAY[card] for card in cards], "chosen")

    def play(self, march: BandMarch) -> Flow:
        assert self.chosen is not None
        return Call(PlayCard(side=self.side, card=str(self.chosen.refs[0])))


def effects_of_cards(
    march: BandMarch, usual: Procedure | None, card: str, side: int
) -> Procedure | None:
    if card == "call-out":
        return PlayAnother(side=side)
    if card in ("hideout", "shadow-hideout"):
        return Stash(card=card)
    return usual


HERALD = Source("herald", "WAR-4")


@HERALD.after(PlayCard)
def count_free_cards(march: BandMarch, active: Active, played: PlayCard) -> Procedure | None:
    return Herald() if played.side == FREE else None


class Herald(Procedure):
    """The herald announces that a card of the free peoples was resolved (WAR-4)."""

    steps = ("announce",)

    def announce(self, march: BandMarch) -> Flow:
        march.heralds += 1
        return Done()


# Hook 6: cards on the table with figures on them


def cards_that_stay(march: BandMarch, value: bool, card: str) -> bool:
    return value or card in ("hideout", "shadow-hideout")


class Stash(Procedure):
    """Two figures are put on a card (WAR-5)."""

    steps = ("put",)

    card: str

    def put(self, march: BandMarch) -> Flow:
        count = min(2, march.pool)
        march.pool -= count
        march.stash[self.card] = count
        return Done()


class Release(Procedure):
    """A figure goes from a card to its place (WAR-5)."""

    steps = ("release",)

    card: str

    def release(self, march: BandMarch) -> Flow:
        march.stash[self.card] -= 1
        march.bands["haven"] = march.bands.get("haven", 0) + 1
        return Done()


def hideouts_need_the_wizard(march: BandMarch) -> Call | None:
    """A watcher: it is asked after every change (WAR-5)."""
    if not marches.in_play(march, "wizard"):
        for card in march.table:
            if card.endswith("hideout"):
                return Call(LeaveTable(card=card))
    return None


STASHES = Source("stashes", "WAR-5")


@STASHES.after(LeaveTable)
def figures_return(march: BandMarch, active: Active, left: LeaveTable) -> Procedure | None:
    return Return(card=left.card) if left.card in march.stash else None


class Return(Procedure):
    """The figures of a card return to the pool (WAR-5)."""

    steps = ("go",)

    card: str

    def go(self, march: BandMarch) -> Flow:
        march.pool += march.stash.pop(self.card)
        return Done()


# Hooks 7, 8 and 12: figures that are no army, passengers, and where they may go


def places_for_bands(march: BandMarch) -> list[str]:
    return [
        region
        for region, place in march.map.regions.items()
        if place.coastal and march.bands.get(region, 0) < MOST_BANDS and march.pool
    ]


@PLACE_BAND.rule
def keeps_the_limit_of_bands(march: BandMarch, seat: int, region: str) -> Refusal | None:
    fits = side_of(march, seat) == SHADOW and region in places_for_bands(march)
    return None if fits else refuse("WAR-6", region)


class PlaceBand(Procedure):
    """A band comes to the board (WAR-3, 6)."""

    steps = ("choose", "place")

    enters: bool = False
    chosen: Option | None = None

    def choose(self, march: BandMarch) -> Flow:
        seat = leading(march, SHADOW)
        options = march.legal(seat, PLACE_BAND, tuple(march.map.regions))
        return Ask(seat, "place-band", options, "chosen") if options else Done()

    def place(self, march: BandMarch) -> Flow:
        assert self.chosen is not None
        region = str(self.chosen.refs[0])
        march.bands[region] = march.bands.get(region, 0) + 1
        march.pool -= 1
        march.in_play = march.in_play or self.enters
        return Done()


def bands_go_along(
    march: BandMarch, along: tuple[str, ...], side: int, source: str, to: str
) -> tuple[str, ...]:
    if side != SHADOW or not march.bands.get(source) or not marches.may_enter(march, to, "band"):
        return along
    return (*along, f"band:{source}")


def bands_keep_to_the_coast(march: BandMarch, value: bool, region: str, mover: str) -> bool:
    return value and (mover != "band" or march.map.regions[region].coastal)


def arrive(arriving: TakeAlong, march: BandMarch) -> Flow:
    for thing in arriving.things:
        kind, _, source = thing.partition(":")
        if kind == "band":
            count = march.bands.pop(source)
            here = march.bands.get(arriving.to, 0) + count
            march.bands[arriving.to] = min(MOST_BANDS, here)
            march.pool += here - march.bands[arriving.to]
    return TakeAlong.go(arriving, march)


class Ferry(Procedure):
    """Bands carry an army along the coast, region by region, and then it attacks (hook 8)."""

    steps = ("sail", "next_region", "attack")

    way: tuple[str, ...]
    attacked: str = ""
    done: int = 0

    def sail(self, march: BandMarch) -> Flow:
        if self.done == len(self.way) - 1:
            return Goto("attack")
        source, to = self.way[self.done : self.done + 2]
        if not marches.may_enter(march, to, "band") or march.armies[to][FREE]:
            return Goto("attack")
        self.done += 1
        return Call(MoveArmy(side=SHADOW, source=source, to=to))

    def next_region(self, march: BandMarch) -> Flow:
        return Goto("sail")

    def attack(self, march: BandMarch) -> Flow:
        if self.attacked:
            return Call(MoveArmy(side=SHADOW, source=self.way[self.done], to=self.attacked))
        return None


# Hook 9: the battle


def ban_cards(battle: Battle, march: BandMarch) -> Flow:
    """Before cards are chosen."""
    march.banned = ["siege-tower"] if march.bands.get(battle.at(SHADOW)) else []
    return None


def cards_of_bands(
    march: BandMarch, cards: tuple[str, ...], side: int, region: str
) -> tuple[str, ...]:
    called = side == SHADOW and march.bands.get(region)
    found = (*cards, "call-to-battle") if called else cards
    return tuple(card for card in found if card not in march.banned)


def called_bands_fight(march: BandMarch, value: int, region: str, side: int) -> int:
    battle = march.frame(Battle)
    called = battle is not None and side == SHADOW and battle.card(SHADOW) == "call-to-battle"
    return value + march.bands.get(region, 0) if called else value


def bands_reinforce(battle: Battle, march: BandMarch) -> Flow:
    """After casualties and before it is seen whether the army is destroyed."""
    if battle.card(SHADOW) == "call-to-battle" and march.bands.get(battle.at(SHADOW)):
        march.bands[battle.at(SHADOW)] -= 1
        march.armies[battle.at(SHADOW)][SHADOW] += 1
    return None


def bands_end_the_battle(battle: Battle, march: BandMarch) -> Flow:
    """At the end of a round; the battle ends here instead of with a retreat."""
    march.banned = []
    return Goto("aftermath") if battle.card(SHADOW) == "call-to-battle" else None


# Hook 10: an attack without a battle


class Ambush(Procedure):
    """Bands fall upon an army: dice, casualties, and a forced retreat (WAR-7)."""

    steps = ("strike", "drive_off")

    region: str
    side: int
    dice: int
    target: int = 4
    from_: str = ""
    hits: int = 0

    def strike(self, march: BandMarch) -> Flow:
        self.hits = sum(value >= self.target for value in march.roll(self.dice))
        return Call(Casualties(region=self.region, side=self.side, hits=self.hits))

    def drive_off(self, march: BandMarch) -> Flow:
        if not self.hits or not march.armies[self.region][self.side]:
            return None
        return Call(Retreat(region=self.region, side=self.side, excluded=self.from_))


# Hook 11: more ways for some movers


def dark_door(march: BandMarch, value: tuple[str, ...], region: str, mover: str) -> tuple[str, ...]:
    ways = {"dark-door": "golden-hall", "golden-hall": "dark-door"}
    opened = march.door_open and mover in ("band", "companion") and region in ways
    return (*value, ways[region]) if opened else value


# Hooks 13, 14 and 16: the company, the hunt, characters


class SailWest(Procedure):
    """The company goes to sea: it moves without a hunt, a companion joins the bands (hook 13)."""

    steps = ("move", "part")

    companion: str

    def move(self, march: BandMarch) -> Flow:
        march.at_sea = True
        march.activate(AT_SEA, FREE)
        return Call(MoveCompany(hunted=False))

    def part(self, march: BandMarch) -> Flow:
        march.companions.remove(self.companion)
        march.with_band = self.companion
        return Done()


AT_SEA = Source("at-sea", "WAR-8")


@AT_SEA.replaces(DrawTile)
def no_tiles_at_sea(march: BandMarch, active: Active, drawing: DrawTile) -> Procedure | None:
    return NoTile()


class NoTile(Procedure):
    """Nothing is drawn (WAR-8)."""

    steps = ()


def bands_hunt(march: BandMarch, value: int) -> int:
    return value + (march.bands.get(march.company, 0) > 0)


def tiles_of_bands(march: BandMarch, tiles: tuple[str, ...]) -> tuple[str, ...]:
    return (*(tile for tile in tiles if tile != "one"), "lair")


class EvilThings(Procedure):
    """A card draws a tile without revealing the company, then hurts it without one (hook 14)."""

    steps = ("draw", "hurt")

    def draw(self, march: BandMarch) -> Flow:
        return Call(DrawTile(cause="card", reveals=False))

    def hurt(self, march: BandMarch) -> Flow:
        return Call(HuntDamage(amount=1))


@STASHES.after(UseVoice)
def the_voice_calls_a_band(march: BandMarch, active: Active, voice: UseVoice) -> Procedure | None:
    return Release(card="hideout") if march.stash.get("hideout") else None


# Hook 15: politics


@HERALD.after(AdvanceNation)
def the_muster_is_heard(
    march: BandMarch, active: Active, advanced: AdvanceNation
) -> Procedure | None:
    return Herald() if advanced.by == "muster" else None


# Hook 17: whose army is it


def bands_have_their_own_player(march: BandMarch, seat: int, region: str, side: int) -> int:
    seats = march.setting.scenario.teams[SIDES[side]]
    return seats[-1] if march.bands.get(region) else seat


# Hook 18: control


def bands_need_the_haven(march: BandMarch) -> Call | None:
    gone = march.control["haven"] == FREE and (march.in_play or march.bands)
    return Call(Disband()) if gone else None


class Disband(Procedure):
    """All bands leave the board for good (WAR-9)."""

    steps = ("go",)

    def go(self, march: BandMarch) -> Flow:
        march.bands, march.in_play = {}, False
        march.tell(Told("disbanded"))
        return Done()


def put_in_force(whole: Marches, march: BandMarch) -> Flow:
    """Sources that act all the time are put in force by a step of the setup."""
    march.activate(HERALD)
    march.activate(STASHES)
    return None


warbands = Expansion(
    name="warbands",
    state=BandMarch,
    procedures=(
        *(DrawBandCard, PlayAnother, Herald, Stash, Release, Return, PlaceBand, Ferry, Ambush),
        *(SailWest, NoTile, EvilThings, Disband),
    ),
    steps=(
        NewStep(Marches, "put_in_force", put_in_force, before="set_up"),
        NewStep(Turn, "bands_at_the_start", bands_at_the_start, before="draw_cards"),
        NewStep(RollDice, "roll_the_band_die", roll_the_band_die, after="roll"),
        NewStep(SpendDie, "spend", spend),
        NewStep(TakeAlong, "go", arrive),
        NewStep(Battle, "ban_cards", ban_cards, before="attacker_card"),
        NewStep(Battle, "bands_reinforce", bands_reinforce, before="destroyed"),
        NewStep(Battle, "bands_end_the_battle", bands_end_the_battle, before="end_of_round"),
    ),
    verbs=(PLACE_BAND,),
    members={
        marches.CARD: NEW_CARDS,
        marches.DECK: ("bands",),
        marches.DIE: ("band-muster", "band-draw", "band-wild"),
        marches.ACTION: ("enter-band", "place-band", "draw-band", "release", "drive-out"),
    },
    sources=(HERALD, STASHES, AT_SEA),
    queries={marches.icon_of: icon_of_new_cards},
    changes={
        decks_of: third_deck,
        marches.stays_on_table: cards_that_stay,
        marches.effect_of: effects_of_cards,
        marches.gives: more_actions,
        marches.is_possible: possible,
        marches.carried_out_by: carried_out,
        marches.usable_dice: band_die_is_usable,
        marches.dice_for_passing: band_die_counts_for_passing,
        marches.passengers: bands_go_along,
        marches.may_enter: bands_keep_to_the_coast,
        marches.combat_cards: cards_of_bands,
        marches.strength: called_bands_fight,
        marches.adjacent: dark_door,
        marches.hunt_rerolls: bands_hunt,
        marches.tiles: tiles_of_bands,
        marches.owner_of_army: bands_have_their_own_player,
    },
    watchers=(hideouts_need_the_wizard, bands_need_the_haven),
    pools=pools,
)

game = msgspec.structs.replace(marches.game, expansions=(warbands,))
