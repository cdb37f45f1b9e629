"""Positions in which an event card is about to be played, for the game and for its literal reading.

Nothing is left to draw, and the dice of all later events are given, so that a course of the card
depends on choices alone.
"""

from __future__ import annotations

from random import Random

from games.war_of_the_ring import literal_events as literal
from games.war_of_the_ring.drawn_positions import besiege
from games.war_of_the_ring.tables import die_of
from ostrog.games.war_of_the_ring.board.event_cards import EVENT_CARDS
from ostrog.games.war_of_the_ring.board.map import NATION_OF, NEIGHBOURS
from ostrog.games.war_of_the_ring.board.pieces import (
    CHARACTERS_OF,
    DECKS,
    FIGURES_OF,
    FREE,
    SHADOW,
)
from ostrog.games.war_of_the_ring.board.pools import (
    DECK_OF,
    HUNT_POOL,
    TILE_DRAWN,
    TILES_ASIDE,
    TILES_REMOVED,
    TILES_USED,
    TILES_WAITING,
    buried_zone,
    deck_zone,
    hand_zone,
    laid_zone,
    open_zone,
    table_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.state import OFF_THE_MAP, REPLACED, War, host_of, single
from ostrog.games.war_of_the_ring.dice.resolution import ResolveActions
from ostrog.games.war_of_the_ring.dice.war_turn import Turn, WarOfTheRing
from ostrog.games.war_of_the_ring.fellowship.guides import possible_guides
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile
from ostrog.games.war_of_the_ring.played_events.table_cards import TABLE_CARDS, end_table_card
from ostrog.kernel.runtime.flow import Stack
from ostrog.kernel.runtime.running import settle

LAID = ("fp-char-05", "fp-char-06", "fp-char-07", "fp-char-08", "fp-str-02", "fp-str-03")
ALSO_LAID = ("sh-char-15", "sh-char-22", "sh-str-05")
"""Cards that change what other events do, and so are laid onto the table more often."""


TILE_OF = {
    "fp-char-01": "fel-elven-cloaks",
    "fp-char-02": "fel-elven-rope",
    "fp-char-03": "fel-phial",
    "fp-char-04": "fel-smeagol",
    "sh-char-01": "sha-shelob",
    "sh-char-02": "sha-ring-is-mine",
    "sh-char-03": "sha-on-on",
    "sh-char-04": "sha-give-it",
}
"""The special tile that a card brings into play."""


# Preparing


def zone_of(war: War, card: str) -> str:
    """Return the zone where a card lies."""
    side, deck = DECK_OF[card]
    zones = [deck_zone(side, deck), hand_zone(side, deck), buried_zone(side, deck)]
    zones += [laid_zone(side, deck), open_zone(side, deck)]
    zones += [table_zone(side, deck), used_zone(side, deck)]
    return next(zone for zone in zones if war.lies_in(zone, card))


def lay(war: War, card: str, zone: str) -> None:
    """Put a card into a zone; what it did from the table ends or begins."""
    side, deck = DECK_OF[card]
    before = zone_of(war, card)
    if before == zone:
        return
    war.move(card, before, zone)
    if before == table_zone(side, deck):
        end_table_card(war, card)
    if zone == table_zone(side, deck):
        war.activate(TABLE_CARDS[card], side)


def prepared(war: War, card: str, random: Random, *, thin: bool = False) -> War:
    """Return a copy in which the owner of a card has just it, with others of no consequence.

    With `thin` armies are small, so that few parts of them can go.
    """
    war = war.clone()
    seat = literal.CARDS.index(card) // 48
    for each, (side, deck) in DECK_OF.items():
        if zone_of(war, each) in (deck_zone(side, deck), hand_zone(side, deck)):
            lay(war, each, buried_zone(side, deck))
    if random.random() < 0.6:
        for each in ("dice", "nations"):
            soften(war, each, random)
    if thin:
        make_thin(war, random)
    if random.random() < 0.8:
        favour(war, card, random)
    if war.mordor < 0 and not war.progress:
        war.progress = random.randint(1, 2)
    if war.corruption > 8:
        war.corruption = random.randint(0, 8)
    side, deck = DECK_OF[card]
    if zone_of(war, card) != hand_zone(side, deck):
        lay(war, card, hand_zone(side, deck))
    tile = TILE_OF.get(card)
    for zone in (HUNT_POOL, TILES_USED, TILES_WAITING, TILES_REMOVED):
        if tile and war.lies_in(zone, tile):
            war.move(tile, zone, TILES_ASIDE)  # the card has not been played yet
    further = [each for each in literal.CARDS[:24] if each not in literal.BROAD]
    extras = random.sample([c for c in further if c != card], random.randint(0, 2))
    for each in extras:
        if zone_of(war, each) == buried_zone(FREE, "character"):
            lay(war, each, hand_zone(FREE, "character"))
    for each in (*LAID, *ALSO_LAID):
        if each != card and each not in extras and random.random() < 0.2:
            owner, kind = DECK_OF[each]
            if literal.playable(position_of(war), owner, each):
                if each == "sh-char-22" and war.active_nations["rohan"]:
                    continue
                lay(war, each, table_zone(owner, kind))
    war.hunt_box = [0, random.choice((0, 2))] if card == "sh-char-11" else [0, 0]
    die = die_of(seat, card)
    war.dice = [{"character": 1}, {"army": 1}]
    for side, faces in (
        (FREE, ("character", "will-of-the-west", "muster")),
        (SHADOW, ("army", "event", "muster")),
    ):
        for face in faces:
            war.dice[side][face] = war.dice[side].get(face, 0) + random.randrange(2)
    war.dice[seat][die] = war.dice[seat].get(die, 0) + 1
    to_act(war, seat)
    return war


def to_act(war: War, seat: int) -> None:
    """Let a seat use a die in phase 5."""
    turn = Turn(number=war.turn, step="resolve_actions")
    outer = ResolveActions(actor=seat, step="next_actor")
    war.stack = Stack([WarOfTheRing(step="play_turn"), turn, outer])
    war.scratch.asks = None
    settle(war)


def with_all_in_hand(war: War, seat: int) -> tuple[War, list[str]]:
    """Return a copy in which a seat has all its cards in hand that do not lie on the table."""
    war = war.clone()
    held = []
    for card, (side, deck) in DECK_OF.items():
        if side == seat and zone_of(war, card) != table_zone(side, deck):
            lay(war, card, hand_zone(side, deck))
            held.append(card)
    war.dice = [{"character": 1}, {"character": 1}]
    war.dice[seat] = {die_of(seat, card): 1 for card in held}
    to_act(war, seat)
    return war, held


def soften(war: War, what: str, random: Random) -> None:
    """Let the position vary in what random games rarely reach."""
    if what == "nations":
        for nation, steps in war.steps_to_war.items():
            if steps and random.random() < 0.5:
                war.steps_to_war[nation], war.active_nations[nation] = 0, True
    elif random.random() < 0.4:
        war.revealed = not war.revealed


def favour(war: War, card: str, random: Random) -> None:
    """Let the requirement of a card be met more often than in games played at random."""
    armies = war.armies(FREE)
    if card in ("fp-char-14", "fp-char-22", "fp-char-24", "fp-str-01", "fp-str-16", "sh-str-18"):
        who = random.choice(("strider", "aragorn"))
        at = random.choice(("edoras", "helms-deep", "westemnet", *armies))
        if card in ("fp-char-14", "fp-char-24"):
            near = [r for r in armies if NATION_OF[r] in ("gondor", "rohan")]
            at = random.choice(near or armies)
        if card == "fp-str-01":
            who, at = "aragorn", random.choice(armies)
        bring(war, who, at)
        if who == "aragorn":
            war.put_away("strider", REPLACED)
    elif card in ("fp-char-19", "fp-char-20", "fp-char-21"):
        bring(war, random.choice(("legolas", "gimli", "boromir")), "fangorn")
        war.put_away("gandalf-grey", REPLACED)
        bring(war, "gandalf-white", random.choice(("fangorn", "edoras", "lorien")))
        if random.random() < 0.5:
            war.bring_in("saruman", "orthanc")
    elif card in ("fp-char-23", "fp-str-12"):
        bring(war, "boromir", random.choice(("minas-tirith", "pelargir", *armies)))
    elif card in ("fp-char-18", "sh-char-19", "sh-char-23", "sh-char-24", "sh-str-12"):
        pairs = [
            (one, other)
            for one in war.armies(SHADOW)
            for other in (one, *NEIGHBOURS[one])
            if war.units(FREE, other)
        ]
        one, other = random.choice(pairs or [(war.armies(SHADOW)[0], armies[0])])
        war.put(SHADOW, one, single(SHADOW, "sauron-nazgul", random.randint(1, 3)))
        if random.random() < 0.7:
            bring(war, random.choice(("legolas", "gimli", "boromir")), other)
        if card in ("sh-char-24", "sh-str-12"):
            war.bring_in("witch-king", one)
    elif card in ("sh-char-20", "sh-str-02", "sh-str-03", "fp-str-10"):
        for region in ("minas-tirith", "helms-deep", "dol-amroth", "lorien", "erebor"):
            if card == "sh-str-03" or random.random() < 0.5:
                besiege(war, region, random)
        sieges = [region for region, side in war.sieges.items() if side == FREE]
        if sieges:
            at = random.choice(sieges)
            if card == "sh-char-20":
                war.bring_in("witch-king", at)
            if card == "sh-str-02":
                war.bring_in("saruman", "orthanc")
                war.put(SHADOW, at, single(SHADOW, "isengard-regular"))
    elif card == "sh-str-01":
        region = random.choice(("lorien", "rivendell", "woodland-realm", "grey-havens"))
        if region not in war.sieges:
            war.hosts[FREE].pop(region, None)
            war.control[region] = SHADOW
    elif card in ("sh-str-16", "sh-char-21", "sh-char-22"):
        war.bring_in("saruman", "orthanc")
    elif card in ("sh-char-12", "sh-char-13", "sh-char-14"):
        war.revealed = True
    for nation in war.steps_to_war:
        if random.random() < 0.5 or card in ("sh-str-04", "sh-str-09", "sh-str-23"):
            war.steps_to_war[nation], war.active_nations[nation] = 0, True


def bring(war: War, who: str, region: str) -> None:
    """Let a Companion stand in a region, and somebody else be the Guide."""
    if war.characters[who] not in OFF_THE_MAP:
        war.put_away(who)
    war.bring_in(who, region)
    war.guide = next(iter(possible_guides(war)), "gollum")
    if war.guide == "gollum":
        war.characters["gollum"] = "fellowship"


def make_thin(war: War, random: Random) -> None:
    """Send most of each army back, and most Companions out of the Fellowship."""
    for side in (FREE, SHADOW):
        for region, host in list(war.hosts[side].items()):
            left = [0] * len(host.counts)
            back = list(host.counts)
            keep = 3
            for slot in random.sample(range(len(left)), len(left)):
                stay = min(back[slot], keep, 2 if FIGURES_OF[side][slot].endswith("regular") else 1)
                left[slot] += stay
                back[slot] -= stay
                keep -= stay
            if not any(
                n
                for n, figure in zip(left, FIGURES_OF[side], strict=True)
                if not figure.endswith(("leader", "nazgul"))
            ):
                continue
            war.disband(side, tuple(back))
            war.hosts[side][region] = host_of(side, tuple(left))


# Translation


def position_of(war: War) -> literal.Position:
    """Return the position as the literal reading of event cards has it."""
    position = literal.Position()
    for side in (FREE, SHADOW):
        for region, host in war.hosts[side].items():
            position.armies[side][region] = {
                figure: n for figure, n in zip(FIGURES_OF[side], host.counts, strict=True) if n
            }
        position.reinforcements[side] = dict(
            zip(FIGURES_OF[side], war.reinforcements[side], strict=True)
        )
        position.dice[side] = dict(war.dice[side])
    position.casualties = dict(zip(FIGURES_OF[FREE], war.casualties, strict=True))
    position.characters = {
        who: at
        for side in (FREE, SHADOW)
        for who in CHARACTERS_OF[side]
        for at in (war.characters[who],)
    } | {"gollum": war.characters["gollum"]}
    position.sieges = dict(war.sieges)
    position.control = dict(war.control)
    position.steps_to_war = dict(war.steps_to_war)
    position.active = dict(war.active_nations)
    position.corruption, position.progress = war.corruption, war.progress
    position.revealed, position.ring_bearers = war.revealed, war.ring_bearers
    position.mordor, position.guide = war.mordor, war.guide
    position.hunt_box, position.rings = list(war.hunt_box), list(war.rings)
    for side in (FREE, SHADOW):
        for deck in DECKS:
            position.hands[side] |= set(war.faces(hand_zone(side, deck)))
            position.table[side] |= set(war.faces(table_zone(side, deck)))
            position.discards[side] |= set(war.faces(used_zone(side, deck)))
            for card in war.faces(open_zone(side, deck)):
                stays = EVENT_CARDS.cards[card].stays
                (position.table if stays else position.discards)[side].add(card)
    position.pool = war.faces(HUNT_POOL)
    position.used = war.faces(TILES_USED)
    position.waiting = war.faces(TILES_WAITING)
    position.removed = war.faces(TILES_REMOVED)
    counted = war.frame(DrawTile)
    drawn = war.faces(TILE_DRAWN)
    if counted is not None and counted.tile in drawn:
        drawn.remove(counted.tile)
        position.used.append(counted.tile)
    position.pool += drawn  # a tile that another has replaced returns
    return position
