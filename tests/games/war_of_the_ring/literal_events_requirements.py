"""When an event card can be played, in the literal reading of event cards (WOTR-7.5, 7.17).

Only the requirement of the card counts, not whether its effect does anything; the die, the hand
and the seat of three or four players are not looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from games.war_of_the_ring.literal_events_position import (
    ADJACENT,
    ARAGORN,
    FREE,
    GANDALF_WHITE,
    NATION_OF,
    NATIONS,
    REGIONS,
    SARUMAN,
    SETTLEMENT,
    SHADOW,
    SIDE_OF_NATION,
    STRIDER,
    WITCH_KING,
    Position,
    armies,
    at_war,
    besieging,
    characters_in,
    companions_on_map,
    control,
    figures,
    has_army,
    in_fellowship,
    nazgul,
    on_map,
    where,
)

ELVEN_STRONGHOLDS = tuple(
    sorted(r for r in REGIONS if NATION_OF[r] == "elves" and SETTLEMENT[r] == "stronghold")
)
SAURON_STRONGHOLDS = tuple(
    sorted(r for r in REGIONS if NATION_OF[r] == "sauron" and SETTLEMENT[r] == "stronghold")
)


def near(region: str) -> list[str]:
    """Return a region and those adjacent to it."""
    return [region, *sorted(ADJACENT[region])]


def heirs(position: Position) -> list[str]:
    """Return Strider or Aragorn, whoever stands in a region."""
    return [who for who in (STRIDER, ARAGORN) if on_map(position, who)]


def heir_with_army(position: Position, nations: Iterable[str] | None = None) -> str:
    """Return Strider or Aragorn if he is with a Free army (in one of these nations), else ""."""
    for who in heirs(position):
        region = where(position, who)
        if has_army(position, FREE, region) and (
            nations is None or NATION_OF[region] in set(nations)
        ):
            return who
    return ""


def heir_in_rohan(position: Position) -> str:
    """Return Strider or Aragorn if he is in a region of Rohan, else ""."""
    for who in heirs(position):
        if NATION_OF[where(position, who)] == "rohan":
            return who
    return ""


def eagles_targets(position: Position) -> list[str]:
    """Return the Shadow armies with a Nazgûl figure near a Free army with a Companion."""
    return [
        region
        for region in armies(position, SHADOW)
        if nazgul(position, region, with_witch_king=False)
        and any(
            has_army(position, FREE, place) and characters_in(position, FREE, place)
            for place in near(region)
        )
    ]


def dreadful_pairs(position: Position) -> list[tuple[str, str]]:
    """Return the Shadow armies with a Nazgûl, each with a Free army near."""
    return [
        (region, place)
        for region in armies(position, SHADOW)
        if nazgul(position, region)
        for place in near(region)
        if has_army(position, FREE, place)
    ]


def ents_awake(position: Position) -> bool:
    """Whether Gandalf the White is in play and a Companion in Fangorn."""
    return on_map(position, GANDALF_WHITE) and bool(characters_in(position, FREE, "fangorn"))


def ring_outside_settlements(position: Position) -> bool:
    """Whether the Ring-bearers are not in a region with a Settlement that began as Free."""
    region = position.ring_bearers
    if not region:
        return True
    home = NATION_OF[region]
    return SETTLEMENT[region] is None or home is None or SIDE_OF_NATION[home] != FREE


def grond_targets(position: Position) -> list[str]:
    """Return the Stronghold besieged by the army of the Witch-king."""
    region = where(position, WITCH_KING)
    if on_map(position, WITCH_KING) and besieging(position, SHADOW, region):
        return [region] if has_army(position, SHADOW, region) else []
    return []


def uruk_targets(position: Position) -> list[str]:
    """Return the Strongholds besieged by an army with an Isengard unit."""
    return [
        region
        for region in sorted(position.sieges)
        if besieging(position, SHADOW, region)
        and any(name.startswith("isengard-") for name in figures(position, SHADOW, region))
    ]


def stormcrow_nations(position: Position) -> list[str]:
    """Return the Free nations short of At War with the Ring-bearers or a Companion in them."""
    places = {where(position, who) for who in companions_on_map(position)}
    if position.ring_bearers:
        places.add(position.ring_bearers)
    return [
        name
        for name in NATIONS[FREE]
        if not at_war(position, name) and any(NATION_OF[place] == name for place in places)
    ]


def saruman_in_play(position: Position) -> bool:
    """Whether Saruman is in play."""
    return on_map(position, SARUMAN)


def shadow_at_war(position: Position) -> bool:
    """Whether all Shadow nations are At War."""
    return all(at_war(position, name) for name in NATIONS[SHADOW])


def last_battle(position: Position) -> bool:
    """Whether Aragorn is with a Free army outside the Free nations."""
    region = where(position, ARAGORN)
    if not on_map(position, ARAGORN) or not has_army(position, FREE, region):
        return False
    home = NATION_OF[region]
    return home is None or SIDE_OF_NATION[home] != FREE


def boromir_in_gondor(position: Position) -> bool:
    """Whether Boromir is in a region of Gondor."""
    return on_map(position, "boromir") and NATION_OF[where(position, "boromir")] == "gondor"


def army_with_companion(position: Position) -> bool:
    """Whether a Free army contains a Companion."""
    return any(has_army(position, FREE, where(position, w)) for w in companions_on_map(position))


def _at_war(name: str) -> Callable[[Position], bool]:
    return lambda position: at_war(position, name)


def _far(position: Position) -> bool:
    return position.progress >= 1


def _revealed(position: Position) -> bool:
    return position.revealed


REQUIREMENTS: dict[str, Callable[[Position], bool]] = {
    "fp-char-06": lambda p: bool({"gimli", "legolas"} & set(in_fellowship(p))),
    "fp-char-07": lambda p: "boromir" in in_fellowship(p),
    "fp-char-08": lambda p: "gandalf-grey" in in_fellowship(p),
    "fp-char-11": lambda p: bool(in_fellowship(p)),
    "fp-char-14": lambda p: bool(heir_with_army(p, ("gondor", "rohan"))),
    "fp-char-18": lambda p: bool(eagles_targets(p)),
    "fp-char-19": ents_awake,
    "fp-char-20": ents_awake,
    "fp-char-21": ents_awake,
    "fp-char-22": lambda p: bool(heir_in_rohan(p)),
    "fp-char-23": boromir_in_gondor,
    "fp-char-24": lambda p: bool(heir_with_army(p)),
    "fp-str-01": last_battle,
    "fp-str-09": lambda p: p.active.get("gondor", False),
    "fp-str-11": _at_war("rohan"),
    "fp-str-12": army_with_companion,
    "fp-str-13": _at_war("elves"),
    "sh-char-05": ring_outside_settlements,
    "sh-char-06": ring_outside_settlements,
    "sh-char-07": ring_outside_settlements,
    "sh-char-08": ring_outside_settlements,
    "sh-char-09": _far,
    "sh-char-10": _far,
    "sh-char-11": _far,
    "sh-char-12": _revealed,
    "sh-char-13": _revealed,
    "sh-char-14": _revealed,
    "sh-char-19": lambda p: bool(dreadful_pairs(p)),
    "sh-char-20": lambda p: bool(grond_targets(p)),
    "sh-char-21": saruman_in_play,
    "sh-char-22": saruman_in_play,
    "sh-char-24": lambda p: on_map(p, WITCH_KING),
    "sh-str-01": lambda p: any(control(p, place) == SHADOW for place in ELVEN_STRONGHOLDS),
    "sh-str-02": lambda p: saruman_in_play(p) and bool(uruk_targets(p)),
    "sh-str-03": lambda p: besieging(p, SHADOW, "minas-tirith"),
    "sh-str-04": shadow_at_war,
    "sh-str-06": lambda p: bool(stormcrow_nations(p)),
    "sh-str-09": shadow_at_war,
    "sh-str-10": _at_war("southrons"),
    "sh-str-11": _at_war("isengard"),
    "sh-str-12": lambda p: on_map(p, WITCH_KING),
    "sh-str-13": _at_war("isengard"),
    "sh-str-14": _at_war("sauron"),
    "sh-str-15": _at_war("sauron"),
    "sh-str-16": saruman_in_play,
    "sh-str-18": lambda p: on_map(p, ARAGORN),
    "sh-str-21": _at_war("southrons"),
    "sh-str-23": shadow_at_war,
    "sh-str-24": _at_war("sauron"),
}
"""Cards without an entry are always playable."""

CARDS: tuple[str, ...] = tuple(
    f"{side}-{deck}-{number:02}"
    for side in ("fp", "sh")
    for deck in ("char", "str")
    for number in range(1, 25)
)


def side_of(card: str) -> int:
    """Return the side of a card."""
    return FREE if card.startswith("fp-") else SHADOW


def playable(position: Position, side: int, card: str) -> bool:
    """Whether the requirement of a card is met for a side (WOTR-7.5)."""
    if card not in CARDS:
        raise ValueError(f"no such card: {card}")
    if side_of(card) != side:
        return False
    needed = REQUIREMENTS.get(card)
    return needed is None or needed(position)
