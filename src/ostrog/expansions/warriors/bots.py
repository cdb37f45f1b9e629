"""Advice for bots: what factions and their figures are worth, and how to use them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ostrog.expansions.warriors.board.pieces import (
    CORSAIRS,
    DEAD,
    DUNLENDINGS,
    EAGLES,
    ENTS,
    FACTIONS,
    SIDE_OF_FACTION,
    SPIDERS,
    WAITING,
    WESTERN_WAY,
)
from ostrog.expansions.warriors.board.pools import hand_zone_of_factions
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.tabled_cards import TABLED
from ostrog.expansions.warriors.board.values import (
    CARDS,
    FACTION_OF,
    HERE,
    read_faction_values,
)
from ostrog.expansions.warriors.board.verbs import FACTION_USE, VERBS
from ostrog.expansions.warriors.factions.the_corsairs import has_lost_umbar
from ostrog.expansions.warriors.factions.the_dead import ERECH
from ostrog.expansions.warriors.factions.the_dunlendings import have_lost_dunland
from ostrog.expansions.warriors.factions.the_eagles import eagles_may_enter, has_left_rivendell
from ostrog.expansions.warriors.factions.the_ents import FANGORN, somebody_is_in_fangorn
from ostrog.expansions.warriors.figure_movement.moving_figures import MoveFigures
from ostrog.expansions.warriors.strikes.struck_armies import StrikeArmy
from ostrog.games.war_of_the_ring import bots as of_the_game
from ostrog.games.war_of_the_ring.board.map import NEIGHBOURS, ORTHANC, REGIONS, WALLED
from ostrog.games.war_of_the_ring.board.pieces import FREE, FREE_CHARACTERS, SHADOW
from ostrog.games.war_of_the_ring.board.state import OFF_THE_MAP, War
from ostrog.games.war_of_the_ring.bots import LEAST, Lookout, Names, steps_to
from ostrog.games.war_of_the_ring.played_events.event_play import event_of, event_refused
from ostrog.kernel import Advice, Option


class FactionWorth(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a faction is worth to its side."""

    faction: float
    """Worth of its being in play."""
    figure: float
    """Worth of each figure on the board."""


class FactionPromises(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights that estimate how promising options with factions are."""

    enter: float
    """An action die that brings a faction into play."""
    useful: float
    """Figures that move to where they matter."""
    useless: float
    """Figures that leave such a place."""
    smite: float
    """Strikes of the Dead and of Ents, for each unit that they can hit."""
    destroy: float
    """An Ent that ends Saruman."""
    escape: float
    """Factor for ending a battle that is being lost."""
    vain: float
    """Factor for an event that has no effect as things are."""
    uses: dict[str, float]
    """Uses of a faction die."""
    events: dict[str, float]
    """Events of the expansion; 1 where nothing is said."""
    calls: dict[str, float]
    """Cards that call factions to a battle."""
    verbs: dict[str, float]


class FactionCounsel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of the advice of the expansion."""

    weights: dict[str, float]
    worth: dict[str, FactionWorth]
    tabled: dict[str, float]
    """What each card on the table is worth to its side."""
    promise: FactionPromises


def read_counsel(text: str) -> FactionCounsel:
    """Read the numbers from TOML; raise ValueError for names the expansion does not know."""
    counsel = msgspec.toml.decode(text, type=FactionCounsel)
    strange = {
        *set(counsel.promise.verbs) - {verb.name for verb in VERBS},
        *set(counsel.promise.uses) ^ set(FACTION_USE.members),
        *set(counsel.promise.events) - set(CARDS.cards),
        *set(counsel.promise.calls) ^ set(CARDS.calls),
        *set(counsel.tabled) ^ set(TABLED),
        *set(counsel.worth) ^ set(FACTIONS),
    }
    if strange:
        raise ValueError(f"advice about {', '.join(sorted(strange))}")
    return counsel


COUNSEL = read_counsel((HERE / "data" / "advice.toml").read_text(encoding="utf-8"))
WORTH, PROMISE = COUNSEL.worth, COUNSEL.promise
VERBS_ALONE = PROMISE.verbs
SCALES = {
    "factions": 3.0,
    "figures": 16.0,
    "standing": 8.0,
    "struck": 3.0,
    "prepared": 2.0,
    "faction-cards": 4.0,
    "faction-tabled": 3.0,
}
"""Numbers that count as large, by feature."""
SIGN = {faction: 1 if SIDE_OF_FACTION[faction] == FREE else -1 for faction in FACTIONS}
"""Whether a faction is good for the Free Peoples."""
CROWD = 3
"""Figures of a faction in a region beyond which more are of little use there."""
STRONG = 6
"""Units of an army that is well worth the strikes of the Dead or of Ents."""
STASHED = 0.5
"""What a figure on a card or in a starting force is worth, compared with one on the board."""
HALF_WAY = 0.4
"""What it is worth that a faction can enter, compared with its being in play."""
FAR = 8
"""Steps from which somebody is of no use for the entry of a faction."""
TO_ERECH, TO_FANGORN = steps_to(ERECH), steps_to(FANGORN)
WELL = 0.5
"""How useful a place must be for figures to stay there."""


def _eagle_reach() -> dict[str, frozenset[str]]:
    """The regions to which Eagles can be called from each region (WOME-12.6, 12.9)."""
    found = {region: frozenset((region,)) for region in REGIONS}
    near = {region: {region, *NEIGHBOURS[region], *WALLED[region]} for region in REGIONS}
    for _ in range(read_faction_values().limits.eagle_range):
        found = {
            region: frozenset([far for each in reach for far in near[each]])
            for region, reach in found.items()
        }
    return found


EAGLE_REACH = _eagle_reach()


# Features of a position


def measure(war: FactionWar) -> dict[str, float]:
    """The features of the expansion; positive values are good for the Free Peoples."""
    states, standing = war.faction_states, FigureGrounds(war)
    factions = figures = places = prepared = 0.0
    for faction in FACTIONS:
        sign, worth = SIGN[faction], WORTH[faction]
        stashed = sum(war.added[faction].values())
        if states[faction] == WAITING:
            prepared += sign * worth.faction * readiness(war, faction)
        elif war.has_entered(faction):
            factions += sign * worth.faction
            on_board = war.figures_on_board(faction)
            figures += sign * worth.figure * on_board
            places += sign * standing.of(faction)
        figures += sign * worth.figure * STASHED * stashed
    for card, number in war.on_cards.items():
        faction = FACTION_OF[card]
        figures += SIGN[faction] * WORTH[faction].figure * STASHED * number
    dice = war.faction_dice
    features = {
        "factions": factions,
        "faction-pool": float(_has_factions(war, FREE) - _has_factions(war, SHADOW)),
        "figures": figures,
        "standing": places,
        "struck": _pending_hits(war),
        "prepared": prepared,
        "faction-dice": float((dice[FREE] != "") - (dice[SHADOW] != "")),
        "faction-cards": float(_cards(war, FREE) - _cards(war, SHADOW)),
        "faction-tabled": _tabled(war),
    }
    for name, large in SCALES.items():
        features[name] /= large
    return features


def _pending_hits(war: FactionWar) -> float:
    """The hits of a strike that its army has not suffered yet; they matter less to a small one."""
    strike = war.frame(StrikeArmy)
    if strike is None or not strike.hits:
        return 0.0
    units = war.units(SHADOW, strike.region)
    return min(strike.hits, units) * min(1.0, units / CROWD)


def _has_factions(war: FactionWar, side: int) -> bool:
    """Whether a side has a faction in play, and so a faction die in the next turn (WOME-6.1)."""
    return bool(war.factions_in_play(side))


def _cards(war: FactionWar, side: int) -> int:
    """Number of faction cards in the hands of a side (WOME-4.4)."""
    return sum([war.size(hand_zone_of_factions(s)) for s in war.setting.derived.seats[side]])


def _tabled(war: FactionWar) -> float:
    """What the cards of the expansion on the table are worth to the Free Peoples (WOME-4.11)."""
    found, sides = 0.0, war.setting.derived.cards.deck_of
    for active in war.active:
        if active.name in COUNSEL.tabled:
            worth = COUNSEL.tabled[active.name]
            found += worth if sides[active.name][0] == FREE else -worth
    return found


def readiness(war: FactionWar, faction: str) -> float:
    """How near a faction is to entering play; below 1, since it is not in play yet.

    See the entry conditions WOME-11.1, 12.1, 13.1, 14.1, 15.1 and 16.1.
    """
    return HALF_WAY * NEARNESS[faction](war)


def _heir_comes(war: FactionWar) -> float:
    at = war.characters[war.heir]
    return 0.0 if at in OFF_THE_MAP else _closeness(TO_ERECH[at] - 1)


def _ents_wake(war: FactionWar) -> float:
    met = 1.0 if somebody_is_in_fangorn(war) else _nearest_to_fangorn(war)
    return (met + war.in_play("saruman")) / 2


def _nearest_to_fangorn(war: FactionWar) -> float:
    at = war.characters
    steps = [TO_FANGORN[at[who]] for who in FREE_CHARACTERS if at[who] in TO_FANGORN]
    return _closeness(min(steps)) if steps else 0.0


def _closeness(steps: int) -> float:
    return max(0.0, 1 - max(0, steps) / FAR)


NEARNESS: dict[str, Callable[[FactionWar], float]] = {
    DEAD: _heir_comes,
    EAGLES: lambda war: float(eagles_may_enter(war)),
    ENTS: _ents_wake,
    CORSAIRS: lambda war: 0.0 if has_lost_umbar(war) else 1 - war.steps_to_war["southrons"] / 3,
    DUNLENDINGS: lambda war: float(war.in_play("saruman") and not have_lost_dunland(war)),
    SPIDERS: lambda war: float(has_left_rivendell(war)),
}
"""How much of its entry condition holds for each faction, between 0 and 1."""


class FigureGrounds:
    """How well figures stand: with whom they can fight, or whom they can hurt."""

    def __init__(self, war: FactionWar) -> None:
        """Look at a war as it is now."""
        self.war = war
        self._threatened: list[str] | None = None

    def of(self, faction: str) -> float:
        """How well the figures of a faction stand together."""
        war = self.war
        there = war.figures[faction]
        if faction == ENTS:  # They pay from the Entwood, wherever the others are.
            best = max([self.value(faction, region) for region in there], default=0.0)
            return best * min(CROWD, war.number_at(ENTS, FANGORN))
        return sum([min(CROWD, number) * self.value(faction, at) for at, number in there.items()])

    def value(self, faction: str, region: str) -> float:
        """How useful figures of a faction are in a region, between 0 and 1."""
        war = self.war
        if faction in (DEAD, ENTS):
            return self.prey(region)
        if faction == EAGLES:
            reach = EAGLE_REACH[region]
            return 1.0 if any(each in reach for each in self.threatened) else 0.2
        if faction == SPIDERS and region == war.ring_bearers and war.mordor < 0:
            return 1.0
        host = war.hosts[SHADOW].get(region)
        if host is None or not host.units or war.sieges.get(region) == SHADOW:
            return 0.0
        return 0.5 + 0.5 * min(1.0, host.units / STRONG)

    def prey(self, region: str) -> float:
        """How strong the strongest Shadow army in a region or beside it is (WOME-11.14, 13.11)."""
        hosts, best = self.war.hosts[SHADOW], 0
        for near in (region, *NEIGHBOURS[region]):
            host = hosts.get(near)
            if host is not None and host.units > best:
                best = host.units
        return min(1.0, best / STRONG)

    @property
    def threatened(self) -> list[str]:
        """The regions of Free armies with a Shadow army in them or beside them."""
        if self._threatened is None:
            shadow, free = self.war.hosts[SHADOW], self.war.hosts[FREE]
            self._threatened = [
                region
                for region, host in free.items()
                if host.units and any(each in shadow for each in (region, *NEIGHBOURS[region]))
            ]
        return self._threatened


# How promising options are


class FactionLookout(Lookout):
    """What regions and cards promise a side, with factions."""

    war: FactionWar

    def __init__(self, war: FactionWar, seat: int) -> None:
        """Look at a war as it is now."""
        Lookout.__init__(self, war, seat)
        self.standing = FigureGrounds(war)

    def event(self, card: str) -> float:
        """Rate the event of a card of the expansion, as things are (WOME-5.2)."""
        vain, found = event_of(self.war, card).vain, PROMISE.events.get(card, 1.0)
        return found * PROMISE.vain if vain is not None and vain(self.war) else found

    def kept(self, card: str) -> float:
        """What a card of the expansion in hand is worth."""
        found = self.event(card)
        refused = event_refused(self.war, self.seat, card) is not None
        return found * of_the_game.PROMISE.idle if refused else found

    def losing(self) -> bool:
        """Whether the battle in progress is better ended, for the side that looks."""
        clash = self.war.battle
        if clash is None:
            return False
        edge = self.threat_map.edge()
        return (edge if clash.attacker == self.side else 1 - edge) < 0.5


Judge = Callable[..., float]
"""A function `(lookout, refs) -> float` that rates an option."""


def promise(
    war: FactionWar, seat: int, options: Sequence[Option], base: Advice[War]
) -> list[float]:
    """Estimate how promising options are; those of the game are for its own advice to judge."""
    found, lookout = dict[int, float](), FactionLookout(war, seat)
    rest: list[Option] = []
    for place, option in enumerate(options):
        judged = _judged(lookout, option)
        if judged is None:
            rest.append(option)
        else:
            found[place] = max(LEAST, judged)
    others = iter(base.promise(war, seat, rest)) if rest else iter(())
    return [found[place] if place in found else next(others) for place in range(len(options))]


def _judged(lookout: FactionLookout, option: Option) -> float | None:
    """Rate an option of the expansion, or with one of its cards; nothing for any other."""
    verb: str = option.verb
    refs: tuple[Any, ...] = option.refs
    judge = JUDGES.get(verb)
    if judge is not None:
        return judge(lookout, refs)
    if verb in VERBS_ALONE:
        return VERBS_ALONE[verb]
    about = ABOUT_CARDS.get(verb)
    if about is not None and refs and refs[-1] in FACTION_OF:
        return about(lookout, refs)
    if verb == "act" and refs[1] == "enter-faction":
        return of_the_game.PROMISE.dice[refs[0]] * PROMISE.enter
    if verb == "to":
        return _to(lookout, refs)
    return None


def _use(lookout: FactionLookout, refs: Names) -> float:
    """Rate a use of the faction die (WOME-6.12, 6.14)."""
    return PROMISE.uses[refs[1]]


def _play(lookout: FactionLookout, refs: Names) -> float:
    """Rate playing a faction card by the faction die (WOME-6.13)."""
    return VERBS_ALONE["faction-play"] * lookout.event(refs[1])


def _faction(verb: float) -> Judge:
    """A judge who rates a faction by what it is worth."""
    return lambda lookout, refs: verb * WORTH[refs[0]].faction


def _muster(lookout: FactionLookout, refs: Names) -> float:
    """Rate mustering a faction by the worth of its figures."""
    return WORTH[refs[0]].figure


def _take_figure(lookout: FactionLookout, refs: Names) -> float:
    """Rate moving a figure: low where it stands well."""
    well = lookout.standing.value(*refs) >= WELL
    return PROMISE.useless if well else PROMISE.useful


def _to(lookout: FactionLookout, refs: Names) -> float | None:
    """Rate where a figure goes by how useful it is there; characters are not judged here."""
    frame = lookout.war.frame(MoveFigures)
    if frame is not None:
        return 0.1 + PROMISE.useful * lookout.standing.value(frame.faction, refs[0])
    return 0.3 if refs[0] == WESTERN_WAY else None


def _strike(lookout: FactionLookout, refs: Names) -> float:
    """Rate a strike by the units that it can hit: nothing is paid for an army of one."""
    units = lookout.war.units(SHADOW, refs[0])
    return PROMISE.smite * min(STRONG, units) - 0.5


def _lead_dead(lookout: FactionLookout, refs: Names) -> float:
    """Rate a move of the Dead, which costs a figure: only towards a stronger army (WOME-11.11)."""
    standing = lookout.standing
    gain = standing.prey(refs[0]) - standing.prey(lookout.war.region_of_the_dead)
    return LEAST if gain <= 0 else PROMISE.useful * gain


def _place_ent(lookout: FactionLookout, refs: Names) -> float:
    """Rate a move of an Ent: to Orthanc against Saruman, or beside an army (WOME-13.19)."""
    if refs[0] == ORTHANC and lookout.war.in_play("saruman"):
        return PROMISE.destroy
    return LEAST + lookout.standing.prey(refs[0])


def _pay(lookout: FactionLookout, refs: Names) -> float:
    """Rate paying a figure in a battle: to end it, only if it is being lost (WOME-17.26)."""
    clash = lookout.war.battle
    ending = clash is not None and clash.cards[lookout.side].card in ENDINGS
    if not ending:
        return VERBS_ALONE["pay-figure"]
    return VERBS_ALONE["pay-figure"] * (PROMISE.escape if lookout.losing() else 0.2)


ENDINGS = ("fp-ctb-the-forest-is-rising", "fp-ctb-terror-of-the-dead")
"""Calls that end a battle (WOME-17.26)."""


def _spend(lookout: FactionLookout, refs: tuple[int, ...]) -> float:
    """Rate how many figures fall: rather some that cancel hits than none (WOME-17.29)."""
    return VERBS_ALONE["spend-figures"] * (1.0 if refs[0] else 0.6)


def _keep_card(verb: str) -> Judge:
    """A judge who rates cards to be taken by what they are worth."""
    return lambda lookout, refs: VERBS_ALONE[verb] * lookout.kept(refs[0])


def _give_card(verb: float) -> Judge:
    """A judge who rates the loss of a card by how little it is worth."""
    return lambda lookout, refs: verb / (0.5 + lookout.kept(refs[-1]))


def _remove_tile(lookout: FactionLookout, refs: Names) -> float:
    """Rate taking a hunt tile out of the game by its damage: Eyes count as two."""
    tile = lookout.war.values.tiles[refs[0]]
    damage = EYE if tile.worth == "eye" else tile.damage
    return VERBS_ALONE["remove-tile"] * max(0.1, 1 + damage)


EYE = 2
"""Damage of an Eye on average."""


def _lay(lookout: FactionLookout, refs: Names) -> float:
    """Rate a call to battle, which stays in hand; other cards by what they are worth there."""
    card = refs[0]
    if card not in PROMISE.calls:
        worth = COUNSEL.tabled.get(card, 0.0) if card in TABLED else lookout.kept(card)
        return of_the_game.VERBS_ALONE["lay"] * 1.5 / (0.5 + worth)
    found = PROMISE.calls[card]
    return found * PROMISE.escape if card in ENDINGS and lookout.losing() else found


def _play_by_die(lookout: FactionLookout, refs: Names) -> float:
    """Rate playing a card of the expansion by an action die (WOME-4.8, 4.9)."""
    return of_the_game.PROMISE.dice[refs[0]] * lookout.event(refs[1])


def _against(verb: str) -> Judge:
    """A judge who rates discarding a card of the enemy by what it is worth to him (WOTR-7.9)."""

    def judge(lookout: FactionLookout, refs: Names) -> float:
        die = of_the_game.PROMISE.dice.get(refs[0], 1.0) if len(refs) > 1 else 1.0
        return of_the_game.VERBS_ALONE[verb] * die * COUNSEL.tabled.get(refs[-1], 0.5)

    return judge


ABOUT_CARDS: dict[str, Judge] = {
    "play": _play_by_die,
    "play-further": lambda lookout, refs: (
        of_the_game.VERBS_ALONE["play-further"] * lookout.event(refs[0])
    ),
    "lay": _lay,
    "bury": _give_card(of_the_game.VERBS_ALONE["bury"]),
    "pay-card": _give_card(of_the_game.VERBS_ALONE["pay-card"]),
    "dispel": _against("dispel"),
    "strip-card": _against("strip-card"),
    "discard-tabled": _against("discard-tabled"),
}
"""Judges for verbs of the game, where they point at a card of the expansion."""
JUDGES: dict[str, Judge] = {
    "faction": _use,
    "faction-play": _play,
    "enter-faction": _faction(1.0),
    "recruit-faction": _muster,
    "take-figure": _take_figure,
    "strike": _strike,
    "lead-dead": _lead_dead,
    "place-ent": _place_ent,
    "pay-figure": _pay,
    "spend-figures": _spend,
    "keep-card": _keep_card("keep-card"),
    "take-back": _keep_card("take-back"),
    "give-card": _give_card(VERBS_ALONE["give-card"]),
    "remove-tile": _remove_tile,
}


def advice(base: Advice[War]) -> Advice[FactionWar]:
    """Return the hints for bots of the game, with what factions add to them."""

    def measured(war: FactionWar) -> dict[str, float]:
        return {**base.measure(war), **measure(war)}

    def promised(war: FactionWar, seat: int, options: Sequence[Option]) -> list[float]:
        return promise(war, seat, options, base)

    return Advice(
        measure=measured,
        weights={**base.weights, **COUNSEL.weights},
        promise=promised,
        levels=base.levels,
        quiet=base.quiet,
        pauses=base.pauses,
        plays=base.plays,
    )
