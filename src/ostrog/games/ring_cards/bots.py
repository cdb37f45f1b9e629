"""Advice for bots: an evaluation of the position, and which options to examine first."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Annotated, NamedTuple

import msgspec

from ostrog.games.ring_cards.board.cast import FREE, SHADOW, CardSheet, Cast, Zones
from ostrog.games.ring_cards.board.faction_cards import HERE, PATH_NUMBERS, Bonus, Card
from ostrog.games.ring_cards.board.factions import SIDES, Faction
from ostrog.games.ring_cards.board.icons import bonus_icons
from ostrog.games.ring_cards.board.scoring import points, ring_points
from ostrog.games.ring_cards.board.state import RESERVE, War
from ostrog.games.ring_cards.board.texts import (
    LocationDefence,
    PlacementPermission,
    PlacementRestriction,
    SupportPermission,
)
from ostrog.games.ring_cards.board.verbs import (
    CYCLE,
    DISCARD,
    ELIMINATE,
    EQUIP,
    EVENT,
    FORSAKE,
    LOSE,
    MOVE,
    PLAY,
    SAVE_WITH,
    TAKE,
    VERBS,
)
from ostrog.games.ring_cards.combat.combat_step import CombatStep
from ostrog.kernel import Advice, Level, Option

# Numbers from the data file


Positive = Annotated[float, msgspec.Meta(gt=0)]


class Worth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights for the value of a card, independent of the present combats."""

    any: float
    battleground: float
    leadership: float
    path: float
    text: float
    event: float


class Foresight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Parameters for predicting the combats of a round."""

    hand: float
    reserve: float
    leadership: float
    item: Positive
    certain: Positive
    doubt: Positive
    doubt_card: float
    most_doubt: Positive
    spread: Positive


class Lean(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Factors that make an option more or less promising than others of its verb."""

    point: float
    spent: float
    kept: float
    given: float
    needed: float
    taken: float


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the advice, as read from the data file."""

    levels: dict[str, Level]
    weights: dict[str, float]
    worth: Worth
    foresight: Foresight
    promise: dict[str, Positive]
    lean: Lean


NUMBERS = msgspec.toml.decode(
    (HERE / "data" / "advice.toml").read_text(encoding="utf-8"), type=Numbers
)
WORTH, FORESIGHT, LEAN = NUMBERS.worth, NUMBERS.foresight, NUMBERS.lean

HAND, ELIMINATED = Zones._fields.index("hand"), Zones._fields.index("eliminated")
"""The indexes of these zones in a pool."""

# Values computed once for a match


class CardNote(NamedTuple):
    """The properties of a card in play that the evaluation uses."""

    side: int
    type: str
    faction: Faction
    followers: frozenset[Faction]
    """Factions whose armies can support it."""
    battleground: tuple[int, int]
    """Numbers of attack and defence icons."""
    leadership: tuple[int, int]
    path: int
    """Number of path icons: defence for the Free Peoples, attack for the Shadow."""
    battleground_bonus: tuple[Bonus | None, Bonus | None]
    path_bonus: Bonus | None
    shield: int
    """Number of icons that it gives the path."""


class Use(NamedTuple):
    """The number of icons that each card would bring to a place."""

    by_card: dict[str, float]
    by_code: list[list[float]]
    """The same numbers for each seat, by the codes of its cards."""


class Notes:
    """Precomputed values of the cards of a match."""

    def __init__(self, war: War) -> None:
        """Compute the values of every card once."""
        self.cast: Cast = war.cast
        cast, plans, places = war.cast, war.setting.plans, war.setting.places
        sheets = cast.sheets
        self.notes = {name: _note(cast, sheet) for name, sheet in sheets.items()}
        self.pools = [places[zones.hand][0] for zones in cast.zones]
        self.names = [plans[pool].names for pool in self.pools]
        self.worth = [
            {name: _worth(sheet, number) for name, sheet in sheets.items()}
            for number in range(PATH_NUMBERS.stop)
        ]
        """The value of each card, by the number of the path activated last."""
        self.worth_by_code = [
            [[worth[name] for name in names] for names in self.names] for worth in self.worth
        ]
        everything = self.worth[0]
        self.whole = [
            sum(everything[name] for seat in team for name in cast.decks[seat])
            for team in cast.teams
        ]
        """The total value of all cards of each side."""
        self._uses: dict[str, Use] = {}
        self._prices: dict[tuple[int, tuple[str, ...]], dict[str, float]] = {}

    def prices(self, number: int, active: tuple[str, ...]) -> dict[str, float]:
        """How gladly cards are paid with, as far as it was asked, while locations are active."""
        found = self._prices.get((number, active))
        if found is None:
            if len(self._prices) >= MOST_PRICES:
                self._prices.clear()
            found = self._prices[number, active] = {}
        return found

    def use(self, place: str) -> Use:
        """The icons that all cards would bring to a place."""
        found = self._uses.get(place)
        if found is None:
            sheets = self.cast.sheets
            by_card = {name: _use(self.cast, sheet, place) for name, sheet in sheets.items()}
            by_code = [[by_card[name] for name in names] for names in self.names]
            found = self._uses[place] = Use(by_card, by_code)
        return found


def _note(cast: Cast, sheet: CardSheet) -> CardNote:
    card, side = sheet.card, cast.sides[sheet.owner]
    steps = [step for effect in card.effects.values() for step in effect.steps.values()]
    allowed = [step.by.factions for step in steps if isinstance(step, SupportPermission)]
    return CardNote(
        side,
        card.type,
        card.faction,
        frozenset((card.faction, *(faction for factions in allowed for faction in factions))),
        (card.battleground.attack, card.battleground.defence),
        (card.leadership.attack, card.leadership.defence),
        card.path.defence if side == FREE else card.path.attack,
        (card.bonus.get("battleground-attack"), card.bonus.get("battleground-defence")),
        card.bonus.get("path-defence" if side == FREE else "path-attack"),
        sum(step.count for step in steps if isinstance(step, LocationDefence)),
    )


def _worth(sheet: CardSheet, number: int) -> float:
    """The value of a card when the path activated last has this number."""
    card = sheet.card
    if card.type == "event":
        return WORTH.event
    battleground, leadership = card.battleground, card.leadership
    path = max(card.path.attack, card.path.defence)
    if card.type == "character":
        path *= any(each >= number for each in sheet.paths)
    bonus = sum(bonus.count for bonus in card.bonus.values()) / 2
    return (
        WORTH.any
        + WORTH.battleground * (battleground.attack + battleground.defence + bonus)
        + WORTH.leadership * (leadership.attack + leadership.defence)
        + WORTH.path * path
        + WORTH.text * len(card.effects)
    )


def _use(cast: Cast, sheet: CardSheet, place: str) -> float:
    """The icons that a card would bring to a location, or 0 if it may not go there."""
    card = sheet.card
    side, share = card.side, FORESIGHT.item if card.type == "item" else 1.0
    if place in cast.values.paths:
        number = cast.values.paths[place].number
        if card.type == "character" and number not in sheet.paths:
            return 0.0
        bonus = card.bonus.get("path-defence" if side == SIDES[FREE] else "path-attack")
        return share * (max(card.path.attack, card.path.defence) + _half(bonus, place))
    if place not in cast.values.battlegrounds or card.type == "event":
        return 0.0
    battleground = cast.values.battlegrounds[place]
    if card.type != "item" and not _admits(
        card, battleground.side, battleground.defenders + battleground.attackers
    ):
        return 0.0
    defends = side == battleground.side
    bonus = card.bonus.get("battleground-defence" if defends else "battleground-attack")
    icons = card.battleground.defence if defends else card.battleground.attack
    led = card.leadership.defence if defends else card.leadership.attack
    return share * (icons + FORESIGHT.leadership * led + _half(bonus, place))


def _admits(card: Card, side: str, shown: tuple[Faction, ...]) -> bool:
    """Whether a battleground admits a card, ignoring events (RCG-8.5)."""
    found = card.faction in shown
    for effect in card.effects.values():
        for step in effect.steps.values():
            if isinstance(step, PlacementRestriction) and step.battlegrounds_of == side:
                return False
            if effect.timing == "placement" and isinstance(step, PlacementPermission):
                found = found or step.faction is None or step.faction in shown
    return found


def _half(bonus: Bonus | None, place: str) -> float:
    """An estimate of bonus icons, which depend on the place of this card or of other cards."""
    if bonus is None:
        return 0.0
    return bonus.count * (bonus.at == place) if bonus.at else bonus.count / 2


MOST_REMEMBERED, MOST_PRICES = 20, 1_000
_remembered: dict[int, Notes] = {}


def notes_of(war: War) -> Notes:
    """The precomputed values of a match, shared by matches with the same cast."""
    cast = war.cast
    found = _remembered.get(id(cast))
    if found is None or found.cast is not cast:
        if len(_remembered) >= MOST_REMEMBERED:
            _remembered.clear()
        found = _remembered[id(cast)] = Notes(war)
    return found


# Evaluation of the position


class Front:
    """The strength at an active location: icons of both sides, and characters to support."""

    __slots__ = ("armies", "coming", "defender", "icons", "is_path", "leaders", "own", "worth")

    def __init__(self, war: War, place: str) -> None:
        """Begin with the location and its tokens alone."""
        attack, defence = war.tokens.get(place, (0, 0))
        self.is_path = place == war.path
        values = war.cast.values
        if self.is_path:
            self.defender = FREE
            defence += values.paths[place].defence
        else:
            printed = values.battlegrounds[place]
            self.defender = SIDES.index(printed.side)
            if place not in war.bared:
                defence += printed.defence
        self.own = defence
        self.icons = [attack, 0]
        self.armies: list[list[Faction]] = [[], []]
        self.leaders: list[list[tuple[int, frozenset[Faction]]]] = [[], []]
        self.worth = [0.0, 0.0]
        self.coming = [0.0, 0.0]
        """Number of icons that are expected to be added this round."""

    def add(self, war: War, card: str, note: CardNote, worth: float) -> None:
        """Add a card that is at the location, itself or with its wielder."""
        defends = note.side == self.defender
        if self.is_path:
            icons, bonus = note.path, note.path_bonus
            self.own += note.shield
        else:
            icons, bonus = note.battleground[defends], note.battleground_bonus[defends]
            if note.type == "army":
                self.armies[defends].append(note.faction)
            elif note.leadership[defends]:
                self.leaders[defends].append((note.leadership[defends], note.followers))
        if bonus is not None:
            icons += bonus_icons(war, card, bonus)
        tokens = war.tokens.get(card)
        if tokens is not None:
            icons += tokens[defends]
        self.icons[defends] += icons
        self.worth[defends] += worth

    def margin(self, *, fights: bool) -> float:
        """The lead of the defence in icons: now in combat, otherwise expected after all actions."""
        now = self.own + self.icons[1] - self.icons[0]
        return now if fights else now + self.coming[1] - self.coming[0]

    def lead(self) -> None:
        """Add the leadership icons of characters that armies can support (RCG-13.7)."""
        for defends in (0, 1):
            armies = self.armies[defends]
            for icons, followers in self.leaders[defends] if armies else ():
                for army in armies:
                    if army in followers:
                        armies.remove(army)
                        self.icons[defends] += icons
                        break


class SideStrength:
    """The strength of both sides at the active locations, in reserve, in hand, and eliminated."""

    def __init__(self, war: War, notes: Notes) -> None:
        """Go through all cards in play, all hands and all eliminated piles once."""
        self.fronts = {place: Front(war, place) for place in war.battlegrounds}
        if war.path:
            self.fronts[war.path] = Front(war, war.path)
        self.reserve, self.hand, self.gone = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
        self.held = 0
        self._in_play(war, notes)
        self._elsewhere(war, notes)
        for front in self.fronts.values():
            front.lead()
        fighting = war.fighting
        if fighting is not None and fighting.place in self.fronts:
            self.fronts[fighting.place].own = fighting.own
            self.fronts[fighting.place].icons = [
                fighting.attack,
                sum(fighting.defenders.values()),
            ]

    @property
    def sharp(self) -> float:
        """The certainty of predicted results while players still act; higher is more certain."""
        return 1 / min(FORESIGHT.most_doubt, FORESIGHT.doubt + FORESIGHT.doubt_card * self.held)

    def _in_play(self, war: War, notes: Notes) -> None:
        fronts, places, worth = self.fronts, war.places, notes.worth[war.number]
        for card, place in places.items():
            note = notes.notes[card]
            front = fronts.get(place) or fronts.get(places.get(place, ""))
            if front is not None:
                front.add(war, card, note, worth[card])
                continue
            self.reserve[note.side] += worth[card]
            if card not in war.fresh:
                for active, front in fronts.items():
                    use = notes.use(active).by_card[card]
                    front.coming[note.side == front.defender] += FORESIGHT.reserve * use

    def _elsewhere(self, war: War, notes: Notes) -> None:
        worth, uses = notes.worth_by_code[war.number], [*map(notes.use, self.fronts)]
        for seat, side in enumerate(war.cast.sides):
            contents = war.pools[notes.pools[seat]].contents
            held, value = contents[HAND], worth[seat].__getitem__
            self.held += len(held)
            self.hand[side] += sum(map(value, held))
            self.gone[side] += sum(map(value, contents[ELIMINATED]))
            for front, use in zip(self.fronts.values(), uses, strict=True):
                icons = sum(map(use.by_code[seat].__getitem__, held))
                front.coming[side == front.defender] += FORESIGHT.hand * icons


def measure(war: War) -> dict[str, float]:
    """The features of a position, positive where the Free Peoples are better off."""
    notes, cast = notes_of(war), war.cast
    scene, lead_to_win = cast.scene, cast.values.lead_to_win
    standing = SideStrength(war, notes)
    fights = war.frame(CombatStep) is not None
    sharp = 1 / FORESIGHT.certain if fights else standing.sharp

    free, shadow = points(cast, war.won, war.paths_won, war.corruption)
    expected = float(free - shadow) + ring_points(war, FREE) - ring_points(war, SHADOW)
    gone, ready = standing.gone, [0.0, 0.0]
    for place, front in standing.fronts.items():
        attack, defence = front.icons
        defender = front.defender
        margin = front.margin(fights=fights)
        if not fights:
            ready[defender] += front.coming[1]
            ready[1 - defender] += front.coming[0]
        expected += _gain(cast, place, margin, sharp)
        # RCG-13.5: all attackers are lost in any case, defenders only as far as they are needed.
        gone[1 - defender] += front.worth[0]
        if defence:
            fallen = min(defence, max(0, attack - front.own))
            gone[defender] += front.worth[1] * fallen / defence

    rounds = max(0, scene.last_path - war.number)
    later = rounds / scene.last_path
    tall = len(cast.players) * 10
    hand, reserve, whole = standing.hand, standing.reserve, notes.whole
    rings = [sum([war.rings[seat] for seat in team]) / len(team) for team in cast.teams]
    return {
        "outlook": math.tanh((expected - 0.5) / (FORESIGHT.spread * math.sqrt(rounds + 0.1))),
        "lead": max(-1.0, min(1.0, (free - shadow) / lead_to_win)),
        "verge": max(-1.0, min(1.0, (expected / lead_to_win) ** 3)),
        "free_hand": hand[FREE] / tall * later,
        "shadow_hand": -hand[SHADOW] / tall * later,
        "free_ready": ready[FREE] / 5,
        "shadow_ready": -ready[SHADOW] / 5,
        "free_reserve": reserve[FREE] / 10 * later,
        "shadow_reserve": -reserve[SHADOW] / 10 * later,
        "free_strength": -gone[FREE] / whole[FREE] * later,
        "shadow_strength": gone[SHADOW] / whole[SHADOW] * later,
        "free_ring": rings[FREE],
        "shadow_ring": -rings[SHADOW],
    }


def _gain(cast: Cast, place: str, margin: float, sharp: float) -> float:
    """The expected gain in points of the Free Peoples over the Shadow at a location."""
    path = cast.values.paths.get(place)
    if path is None:
        battleground = cast.values.battlegrounds[place]
        kept = battleground.points * (2 * _sigmoid(sharp * (margin + 0.5)) - 1)
        return kept if battleground.side == SIDES[FREE] else -kept
    needed = 0.5 if cast.scene.path_scoring == "duel" else -0.5
    corruption = math.log1p(math.exp(min(30.0, -sharp * margin))) / sharp
    return path.points * _sigmoid(sharp * (margin - needed)) - corruption


def _sigmoid(x: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


# Which options to examine first


class Glance:
    """The values that all options of a decision are weighed with."""

    def __init__(self, war: War) -> None:
        """Look at the active locations; the combats there are evaluated when they matter."""
        notes = notes_of(war)
        self.cast = war.cast
        self.worth = notes.worth[war.number]
        self.places = war.places
        self.active = (*war.battlegrounds, war.path) if war.path else tuple(war.battlegrounds)
        self._war, self._notes = war, notes
        self._margins: dict[str, tuple[int, float]] = {}
        self._prices = notes.prices(war.number, self.active)
        self.sharp = 0.0

    def _evaluate(self) -> None:
        """Evaluate the combats of this round once."""
        standing = SideStrength(self._war, self._notes)
        self.sharp = standing.sharp
        for place, front in standing.fronts.items():
            self._margins[place] = front.defender, front.margin(fights=False)

    def gain(self, card: str, place: str, share: float = 1.0) -> float:
        """The points that the icons of a card are expected to be worth at a location."""
        if not self._margins:
            self._evaluate()
        defender, margin = self._margins[place]
        use = self._notes.use(place).by_card
        icons = share * use[card]
        if self.cast.side_of(card) != defender:
            icons = -icons
        cast, sharp = self.cast, self.sharp
        return abs(_gain(cast, place, margin + icons, sharp) - _gain(cast, place, margin, sharp))

    def price(self, card: str) -> float:
        """How gladly a card is paid with: of little value, and of no use this round."""
        found = self._prices.get(card)
        if found is None:
            uses = [self._notes.use(place).by_card[card] for place in self.active]
            needed = max(uses, default=0.0)
            found = math.exp(LEAN.given * self.worth[card] + LEAN.needed * needed)
            self._prices[card] = found
        return found


def _play(at: Glance, seat: int, card: str, place: str) -> float:
    if place not in at.active:
        return _IN_RESERVE[PLAY.name] * math.exp(LEAN.kept * at.worth[card])
    return math.exp(LEAN.point * at.gain(card, place) + LEAN.spent * at.worth[card])


def _equip(at: Glance, seat: int, card: str, wielder: str) -> float:
    place = at.places.get(wielder, RESERVE)
    if place not in at.active:
        return _IN_RESERVE[EQUIP.name]
    return math.exp(LEAN.point * at.gain(card, place, 1 / FORESIGHT.item))


def _give(at: Glance, seat: int, card: str) -> float:
    """Prefer the player's own cards of least value, and opponents' cards of most value."""
    if at.cast.side_of(card) != at.cast.sides[seat]:
        return math.exp(LEAN.taken * at.worth[card])
    return math.exp(LEAN.given * at.worth[card])


def _pay(at: Glance, seat: int, card: str) -> float:
    """Prefer cards of little value that are of no use this round."""
    return at.price(card)


def _take(at: Glance, seat: int, card: str) -> float:
    return math.exp(LEAN.taken * at.worth[card])


_BY_VERB: dict[str, Callable[..., float]] = {
    PLAY.name: _play,
    MOVE.name: _play,
    EQUIP.name: _equip,
    DISCARD.name: _pay,
    CYCLE.name: _pay,
    ELIMINATE.name: _give,
    FORSAKE.name: _give,
    LOSE.name: _give,
    SAVE_WITH.name: _give,
    TAKE.name: _take,
}
"""Functions that compare the options of a verb by their targets."""
_FACTORS = {verb.name: NUMBERS.promise.get(verb.name, 1.0) for verb in VERBS}
"""How promising the options of a verb are in general."""
_IN_RESERVE = {
    name: NUMBERS.promise[f"{name}-{RESERVE}"] / _FACTORS[name] for name in (PLAY.name, EQUIP.name)
}


def promise(war: War, seat: int, options: Sequence[Option]) -> list[float]:
    """Weights that tell how promising the options look."""
    at: Glance | None = None
    found = []
    for option in options:
        factor = _FACTORS.get(option.verb, 1.0)
        differs = _BY_VERB.get(option.verb)
        if differs is not None:
            at = at or Glance(war)
            factor *= differs(at, seat, *option.refs)
        found.append(factor)
    return found


advice = Advice(
    measure=measure,
    weights=NUMBERS.weights,
    promise=promise,
    levels=NUMBERS.levels,
    plays=(PLAY.name, EQUIP.name, EVENT.name),
)
