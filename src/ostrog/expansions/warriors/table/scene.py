"""What the expansion adds to a scene: figures, factions, dice, cards, and the ships of the West."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ostrog.expansions.warriors.board.pieces import (
    DEAD,
    ENTS,
    FACTION_DECK,
    FACTIONS,
    FACTIONS_OF,
    IN_PLAY,
    SIDE_OF_FACTION,
    WESTERN_WAY,
)
from ostrog.expansions.warriors.board.pools import (
    calls_zone,
    hand_zone_of_factions,
    seen_zone,
)
from ostrog.expansions.warriors.board.values import FACTION_OF
from ostrog.expansions.warriors.factions.the_ents import FANGORN, OLD_FOREST
from ostrog.expansions.warriors.new_events.the_western_way import FAR, HAVENS, WAY
from ostrog.expansions.warriors.table.called_panel import CalledFaction, CalledFactions
from ostrog.expansions.warriors.table.layout import factions_tray
from ostrog.games.war_of_the_ring.board.clash import Clash
from ostrog.games.war_of_the_ring.board.map import RANK
from ostrog.games.war_of_the_ring.board.pieces import DECKS, FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.pools import (
    buried_zone,
    deck_zone,
    open_zone,
    table_zone,
    used_zone,
)
from ostrog.games.war_of_the_ring.board.state import REPLACED
from ostrog.games.war_of_the_ring.table.layout import first_seat, parts_of
from ostrog.games.war_of_the_ring.table.scene import card_id, cards_of_zone, side_of
from ostrog.kernel import Setting, View
from ostrog.table import Figure, Mark, Marker, Scene, piece_ids


class Lying(msgspec.Struct, frozen=True):
    """The fields of the board from which the pieces of the expansion are made."""

    faction_states: dict[str, str]
    figures: dict[str, dict[str, int]]
    pool_of_figures: dict[str, int]
    lost_figures: dict[str, int]
    added: dict[str, dict[str, int]]
    on_cards: dict[str, int]
    has_faction_die: list[bool]
    pool: list[int]
    dice: list[dict[str, int]]
    hunt_box: list[int]
    faction_dice: list[str]
    shown_faction_dice: list[str]
    with_the_dead: tuple[str, ...]
    second_entwood: bool
    called: dict[str, int]
    characters: dict[str, str]
    ring_bearers: str
    mordor: int
    progress: int
    battle: Clash | None


def with_factions(scene: Scene, setting: Setting, view: View) -> Scene:
    """Return the scene of the game with the pieces of the expansion."""
    lying = msgspec.convert(view.board, Lying)
    shown = msgspec.structs.replace(
        scene,
        figures=tuple(in_the_army_of_the_dead(figure, lying) for figure in scene.figures),
        markers=(
            *spent_dice(setting, scene, lying),
            *figures(setting, lying),
            *factions(setting, lying),
            *dice(setting, lying),
            *places(setting, lying, view),
            *cards(setting, view),
        ),
        panels=(*scene.panels, *called(lying, view)),
    )
    waiting = tuple(on_cards(setting, lying, shown))
    return msgspec.structs.replace(shown, markers=(*shown.markers, *waiting))


# On the map


def figures_id(faction: str, region: str) -> str:
    """Return the id of the figures of a faction in a region."""
    return f"figures:{faction}:{region}"


def figures(setting: Setting, lying: Lying) -> Iterator[Marker]:
    """Yield the figures of all factions by region; they belong to no army (WOME-8.1)."""
    for faction in FACTIONS:
        there, owner = lying.figures[faction], first_seat(setting, SIDE_OF_FACTION[faction])
        for region in sorted(there, key=RANK.__getitem__):
            yield Marker(
                figures_id(faction, region),
                "faction",
                region,
                faction,
                f"ref-faction-{faction}",
                there[region],
                owner,
            )


def in_the_army_of_the_dead(figure: Figure, lying: Lying) -> Figure:
    """Return a figure that stands with the Dead and not with an army (WOME-11.2, 11.8)."""
    where = next(iter(lying.figures[DEAD]), "")
    heir = "aragorn" if lying.characters["strider"] == REPLACED else "strider"
    who = figure.name
    if not where or who not in (heir, *lying.with_the_dead):
        return figure
    if lying.characters[who] != where or side_of(who) != FREE:
        return figure
    return msgspec.structs.replace(figure, at=where, marks=(*figure.marks, "with-the-dead"))


def places(setting: Setting, lying: Lying, view: View) -> Iterator[Marker]:
    """Yield the Entwoods, and the ships of the West once their card is played.

    See WOME-13.5, 13.17, 17.31 and 17.18.
    """
    owner = first_seat(setting, FREE)
    if lying.faction_states[ENTS] == IN_PLAY:
        for region in (FANGORN, OLD_FOREST) if lying.second_entwood else (FANGORN,):
            label = "ref-mark-entwood"
            yield Marker(f"entwood:{region}", "token", region, "entwood", label, owner=owner)
    if WAY.name in view.zones[table_zone(FREE, "character")].known:
        label = "ref-mark-western-way"
        yield Marker("ships", "token", WESTERN_WAY, "western-way", label, owner=owner)
        near = lying.ring_bearers in (HAVENS, WESTERN_WAY)
        if near and lying.mordor < 0 and lying.progress <= FAR:
            label = "ref-mark-at-sea"
            yield Marker("at-sea", "token", lying.ring_bearers, "at-sea", label, owner=owner)


# Factions and their dice


def faction_id(faction: str) -> str:
    """Return the id of a faction card."""
    return f"faction:{faction}"


def factions(setting: Setting, lying: Lying) -> Iterator[Marker]:
    """Yield all factions: not in play, in play or lost, and their figures elsewhere.

    See WOME-2.7, 3.4, 5.1, 5.6 and 8.8.
    """
    for side in (FREE, SHADOW):
        for faction in FACTIONS_OF[side]:
            numbers = (
                ("faction-on-map", sum(lying.figures[faction].values())),
                ("faction-pool", lying.pool_of_figures[faction]),
                ("faction-added", sum(lying.added[faction].values())),
                ("faction-lost", lying.lost_figures[faction]),
            )
            yield Marker(
                faction_id(faction),
                "faction",
                factions_tray(side),
                faction,
                f"ref-faction-{faction}",
                owner=first_seat(setting, side),
                values=tuple(Mark(name, value) for name, value in numbers if value),
                marks=(f"faction-{lying.faction_states[faction]}",),
            )


def faction_die_id(side: int) -> str:
    """Return the id of the faction die of a side."""
    return f"faction-die:{SIDES[side]}"


def dice(setting: Setting, lying: Lying) -> Iterator[Marker]:
    """Yield the faction dice with what they show, also when they are used (WOME-6.1, 6.20)."""
    for side in (FREE, SHADOW):
        shown = lying.shown_faction_dice[side]
        if not lying.has_faction_die[side] or not shown:
            continue
        marks = () if lying.faction_dice[side] else ("faction-die-used",)
        yield Marker(
            faction_die_id(side),
            "die",
            factions_tray(side),
            f"faction-{shown}",
            f"ref-faction-die-{shown}",
            owner=first_seat(setting, side),
            marks=marks,
        )


def spent_dice(setting: Setting, scene: Scene, lying: Lying) -> Iterator[Marker]:
    """Yield the markers of the game, with all used action dice of the Shadow.

    An Eye of the faction die lies in the Hunt Box, but is no action die (WOME-6.6, 6.16).
    """
    name = SIDES[SHADOW]
    spent = f"spent:{name}"
    if lying.shown_faction_dice[SHADOW] != "eye":
        yield from scene.markers
        return
    yield from (marker for marker in scene.markers if marker.id != spent)
    left = sum(lying.dice[SHADOW].values()) + lying.hunt_box[SHADOW] - 1
    if lying.pool[SHADOW] > left:
        owner, number = first_seat(setting, SHADOW), lying.pool[SHADOW] - left
        yield Marker(spent, "spent", f"dice-{name}", "spent", "ref-mark-spent", number, owner)


def cards(setting: Setting, view: View) -> Iterator[Marker]:
    """Yield the faction cards that an observer sees, and piles of the others (WOME-4.4, 4.10)."""
    for side in (FREE, SHADOW):
        owner = first_seat(setting, side)
        zones = [(deck_zone(side, FACTION_DECK), owner, False)]
        for seat in parts_of(setting).seats[side]:
            held = seat in view.observer
            private = (hand_zone_of_factions(seat), buried_zone(seat, FACTION_DECK))
            zones += [(zone, seat, held) for zone in (*private, seen_zone(seat))]
        public = (open_zone, table_zone, used_zone)
        zones += [(name_of(side, FACTION_DECK), owner, True) for name_of in public]
        zones += [(calls_zone(side, deck), owner, True) for deck in DECKS]
        for zone, whose, is_seen in zones:
            yield from cards_of_zone(view, zone, FACTION_DECK, whose, is_seen=is_seen)


def on_cards(setting: Setting, lying: Lying, scene: Scene) -> Iterator[Marker]:
    """Yield the figures on cards that lie on the table; they are not in play (WOME-5.4)."""
    there = piece_ids(scene)
    for card, count in lying.on_cards.items():
        faction = FACTION_OF[card]
        if not count or card_id(card) not in there:
            continue
        yield Marker(
            f"on-card:{card}",
            "faction",
            card_id(card),
            faction,
            f"ref-faction-{faction}",
            count,
            first_seat(setting, SIDE_OF_FACTION[faction]),
        )


def called(lying: Lying, view: View) -> Iterator[CalledFactions]:
    """Yield the panel of the factions that were called to the battle in progress (WOME-9.1)."""
    clash = lying.battle
    if clash is None or not lying.called:
        return
    found = []
    for side in clash.order:
        laid = {card for deck in DECKS for card in view.zones[open_zone(side, deck)].known}
        for faction in FACTIONS_OF[side]:
            own = [card for card in lying.called if FACTION_OF[card] == faction]
            if own:
                found.append(
                    CalledFaction(
                        seat=lying.called[own[0]],
                        faction=faction,
                        cards=tuple(own),
                        used=next((card for card in own if card in laid), ""),
                        figures=sum(lying.figures[faction].values()),
                    )
                )
    yield CalledFactions(at=clash.region, called=tuple(found))
