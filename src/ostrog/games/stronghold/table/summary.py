"""The game on two pages: the course of a turn, the assault, and everything that is built."""

from __future__ import annotations

from functools import partial

import msgspec

from ostrog.games.stronghold.board.pieces import (
    DEFENDER,
    EQUIPMENT,
    HEROIC_ORDERS,
    INVADER,
    INVADERS,
    MACHINES,
    RITUALS,
    TRAINING,
    TRAPS,
    WORKS,
)
from ostrog.games.stronghold.board.values import Values
from ostrog.games.stronghold.board.verbs import MANEUVERS
from ostrog.games.stronghold.table.card_faces import price
from ostrog.table import Mark, Sign, SummaryPage, SummaryRow, SummarySection, summary_row

row = partial(summary_row, "STR")


def summary(values: Values) -> tuple[SummaryPage, ...]:
    """Return both pages, with the numbers of the match."""
    return (
        SummaryPage(
            "summary-play",
            (
                turn(values),
                maneuvers(values),
                spending(values),
                heroic(),
                assault(values),
                fight(values),
                victory(values),
            ),
        ),
        SummaryPage(
            "summary-siege",
            (
                works(values),
                traps(),
                orders(values),
                *(cards(values, name, own) for name, own in PHASE_SECTIONS.items()),
            ),
        ),
    )


# The first page: the course of a turn


def turn(values: Values) -> SummarySection:
    """Return the course of a turn, with the hourglasses that each step gives (STR-1.3)."""
    hourglasses, wood = values.hourglasses, values.wood
    hourglass = Sign("mark", "hourglass", DEFENDER)
    return SummarySection(
        id="turn",
        title="summary-turn",
        kind="steps",
        rows=(
            row(
                "opening",
                *("5.8", "5.9", "5.14"),
                sign=hourglass,
                first=hourglasses.first_turn,
                later=hourglasses.later_turns,
            ),
            row(
                "supplies",
                *("7.1", "7.3", "7.6", "7.7", "6.8"),
                sign=Sign("token", "wood", INVADER),
                draw=values.draw,
                income=wood.income,
                exchange=hourglasses.exchange,
                most=wood.most_in_a_turn,
                **msgspec.structs.asdict(wood.gained),
            ),
            row(
                "cards",
                *("5.1", "6.1", "6.2", "6.3", "6.4", "5.5", "5.6"),
                sign=Sign("tray", "row", INVADER),
            ),
            row("windows", "5.2", "5.4", "5.7", "5.12", sign=hourglass),
            row("march", "12.1", "12.2", "12.3", "13.1", sign=Sign("unit", "orc", INVADER)),
            row("last-window", "5.3", "5.11", sign=hourglass),
            row("assault", "19.1", "20.1", sign=Sign("mark", "strength")),
            row(
                "turn-end",
                *("21.1", "21.2", "21.3", "21.6"),
                sign=Sign("mark", "done"),
            ),
        ),
    )


def maneuvers(values: Values) -> SummarySection:
    """Return the limits of both maneuvers, and who joins them (STR-12.3 to 12.9)."""
    room, marauders = values.room, values.start.marauders
    return SummarySection(
        id="maneuvers",
        title="summary-maneuvers",
        kind="table",
        rows=(
            *(
                row(
                    "maneuver",
                    *("12.3", rule),
                    title=f"ref-maneuver-{name}",
                    sign=Sign("mark", name, INVADER),
                    values=(Mark("hourglass", values.maneuvers[name].hourglasses),),
                    rampart=values.maneuvers[name].per_rampart,
                    foreground=values.maneuvers[name].per_foreground,
                    new=values.maneuvers[name].new_per_foreground,
                    most=values.maneuvers[name].new_in_all,
                )
                for name, rule in zip(MANEUVERS, ("12.4", "12.5"), strict=True)
            ),
            row(
                "room",
                *("3.2", "3.4", "3.6", "12.7"),
                sign=Sign("mark", "rampart"),
                foreground=room.foreground,
                rampart=room.rampart,
            ),
            row(
                "marauders",
                *("12.8", "12.9", "12.10"),
                sign=Sign("tray", "marauders", INVADER),
                **msgspec.structs.asdict(marauders),
            ),
        ),
    )


def spending(values: Values) -> SummarySection:
    """Return what the Defender does in a window, and what it costs (STR-5.12)."""

    def cost(number: int) -> tuple[Mark, ...]:
        return (Mark("hourglass", number),)

    return SummarySection(
        id="spending",
        title="summary-spending",
        kind="table",
        rows=(
            row(
                "move",
                *("15.2", "15.3", "15.4", "15.5", "15.6", "15.7", "3.8"),
                sign=Sign("unit", "soldier", DEFENDER),
                values=cost(values.move_cost),
            ),
            row(
                "swap",
                *("15.9", "15.10", "15.13"),
                sign=Sign("mark", "swap", DEFENDER),
                values=cost(values.swap_cost),
            ),
            row(
                "build",
                *("16.1", "16.2", "16.3", "16.5", "16.6"),
                sign=Sign("tray", "works", DEFENDER),
            ),
            row("heroic", "17.3", "17.4", "17.9", sign=Sign("figure", "officer", DEFENDER)),
            row("plans", "18.1", "18.3", "18.4", sign=Sign("tray", "plans", DEFENDER)),
        ),
    )


def heroic() -> SummarySection:
    """Return the orders of the heroes (STR-17.5 to 17.8)."""
    rules = {"call-up": ("17.5",), "detail": ("17.6", "17.7"), "fall-back": ("17.8",)}
    return SummarySection(
        id="heroic",
        title="summary-heroic-orders",
        kind="tiles",
        in_key=True,
        rows=tuple(
            thing("heroic", order, rules[order], Sign("token", order, DEFENDER))
            for order in HEROIC_ORDERS
        ),
    )


def victory(values: Values) -> SummarySection:
    """Return how each side wins (STR-1.4, 1.5)."""
    return SummarySection(
        id="victory",
        title="summary-victory",
        kind="tiles",
        rows=(
            row(
                "invader-wins",
                *("1.4", "20.13"),
                title="ref-seat-invader",
                sign=Sign("mark", "breach", INVADER),
            ),
            row(
                "defender-wins",
                *("1.2", "1.5"),
                title="ref-seat-defender",
                sign=Sign("token", "wall-element", DEFENDER),
                turns=values.turns,
            ),
        ),
    )


# The second page: the assault, and what is built


def assault(values: Values) -> SummarySection:
    """Return the stages of the assault in their order (STR-19.1, 20.1)."""
    pile = values.machine_cards
    return SummarySection(
        id="assault",
        title="summary-assault",
        kind="steps",
        rows=(
            row("cannons", "19.2", "19.3", "19.4", sign=Sign("token", "cannon", DEFENDER)),
            row(
                "machines",
                *("19.5", "8.2", "8.5", "8.6", "8.11"),
                sign=Sign("token", "catapult", INVADER),
                hits=pile.pile_hits,
                misses=pile.pile_misses,
            ),
            row(
                "marksmen",
                *("19.7", "19.9", "19.10", "19.12", "19.13", "19.14"),
                sign=Sign("unit", "marksman", DEFENDER),
                strength=values.defenders["marksman"].strength,
            ),
            row("poison", "20.1", "9.7", sign=Sign("token", "poison", INVADER)),
            row("cauldrons", "20.2", "16.8", sign=Sign("token", "cauldron", DEFENDER)),
            row("poles", "20.3", "20.4", sign=Sign("token", "poles", DEFENDER)),
            row(
                "orders",
                *("13.6", "13.7", "13.17"),
                sign=Sign("back", "order", INVADER),
            ),
            row("strength", "20.5", "20.8", "20.16", sign=Sign("mark", "strength")),
            row(
                "hospital",
                *("16.29", "16.35", "16.36"),
                sign=Sign("tray", "hospital", DEFENDER),
                heals=values.hospital_heals,
            ),
        ),
    )


def fight(values: Values) -> SummarySection:
    """Return what strength is made of, who falls, and what a breach is (STR-20.6 to 20.15)."""
    own, theirs, heroes = values.invaders, values.defenders, values.heroes
    return SummarySection(
        id="fight",
        title="summary-fight",
        kind="table",
        in_key=True,
        rows=(
            row(
                "invader-strength",
                *("20.6", "9.3", "13.9"),
                title="ref-seat-invader",
                sign=tuple(Sign("unit", unit, INVADER) for unit in INVADERS),
                values=(),
                fury=values.fury_strength,
                **{unit: own[unit].strength for unit in INVADERS},
            ),
            row(
                "defender-strength",
                *("20.7", "16.10", "17.1", "8.14"),
                title="ref-seat-defender",
                sign=Sign("unit", "soldier", DEFENDER),
                values=(),
                **{unit: kind.strength for unit, kind in theirs.items()},
                **{hero: each.strength for hero, each in heroes.items()},
            ),
            row("losses", "20.9", "20.10", "20.11", "20.12", sign=Sign("mark", "losses")),
            row("breach", "20.13", "20.14", "20.15", sign=Sign("mark", "breach", INVADER)),
        ),
    )


WORK_RULES = {
    "cannon": ("16.7", "19.2"),
    "cauldron": ("16.8", "20.2"),
    "poles": ("16.9", "20.3"),
    "bay-window": ("16.10", "20.19"),
    "platform": ("16.11",),
    "reinforce-walls": ("16.12",),
    "trap": ("16.13", "16.14"),
    "malfunction": ("16.18",),
    "spy": ("16.19", "16.20"),
    "blessing": ("16.21",),
    "glare": ("16.22",),
    "sniper": ("16.23",),
    "confuse-orders": ("16.24", "16.33"),
    "train-soldier": ("16.25", "16.27"),
    "train-veteran": ("16.26", "16.27"),
    "track-saboteurs": ("16.28",),
}
"""The rules that the row of each work sums up."""
CARD_RULES = {
    "ballista": ("8.6", "8.7"),
    "catapult": ("8.8", "8.9", "8.10"),
    "trebuchet": ("8.11",),
    "mantelet": ("8.12",),
    "siege-tower": ("8.13", "8.14", "8.15"),
    "banner": ("9.3",),
    "ladders": ("9.4",),
    "sap": ("9.5",),
    "bridge": ("9.6",),
    "poison": ("9.7",),
    "artilleryman": ("10.2",),
    "quartermaster": ("10.3",),
    "trench-master": ("10.4",),
    "saboteur": ("10.5",),
    "trainer": ("10.6",),
    "blood-stones": ("11.8",),
    "possession": ("11.9",),
    "demon": ("11.10",),
    "specter": ("11.11",),
    "gale": ("11.12",),
}
"""The rules that the row of each phase card sums up."""
PHASE_SECTIONS = {
    "machines": MACHINES,
    "equipment": EQUIPMENT,
    "training": TRAINING,
    "rituals": RITUALS,
}
"""The cards of each phase that has cards (STR-5.1)."""


def thing(
    kind: str, name: str, rules: tuple[str, ...], sign: Sign, marks: tuple[Mark, ...] = ()
) -> SummaryRow:
    """Return the row of something that has a name and a text of its own."""
    return SummaryRow(
        title=f"ref-{kind}-{name}",
        text=f"text-{kind}-{name}",
        signs=(sign,),
        values=marks,
        rules=tuple(f"STR-{rule}" for rule in rules),
    )


def works(values: Values) -> SummarySection:
    """Return the actions of buildings with their prices (chapter 16)."""
    rows = []
    for work in WORKS:
        sheet = values.works[work]
        marks = Mark("hourglass", sheet.hourglasses), Mark(sheet.building)
        rows.append(thing("work", work, WORK_RULES[work], Sign("card", work, DEFENDER), marks))
    return SummarySection(
        id="works", title="summary-works", kind="tiles", rows=tuple(rows), in_key=True
    )


def traps() -> SummarySection:
    """Return the kinds of traps (STR-16.15 to 16.17)."""
    rules = dict(zip(TRAPS, (("16.15",), ("16.15",), ("16.16",)), strict=True))
    return SummarySection(
        id="traps",
        title="summary-traps",
        kind="table",
        rows=tuple(
            row(
                trap,
                *(*rules[trap], "16.17"),
                title=f"ref-trap-{trap}",
                sign=Sign("token", trap, DEFENDER),
            )
            for trap in TRAPS
        ),
    )


def orders(values: Values) -> SummarySection:
    """Return how orders are given, and what each of them does (chapter 13)."""
    fury = values.fury_strength
    return SummarySection(
        id="orders",
        title="summary-orders-given",
        kind="table",
        rows=(
            row(
                "open-or-secret",
                *("13.1", "13.2", "13.3", "13.4", "13.5"),
                sign=Sign("back", "order", INVADER),
                secret=values.hourglasses.secret_orders,
            ),
            row(
                "goblin-fury",
                *("13.9", "13.10", "13.11", "13.12"),
                title="ref-order-goblin-fury",
                sign=Sign("token", "goblin-fury", INVADER),
                strength=fury,
            ),
            thing(
                "order",
                "orc-detonation",
                ("13.13", "13.18"),
                Sign("token", "orc-detonation", INVADER),
            ),
            thing("order", "troll-call", ("13.14", "13.15"), Sign("token", "troll-call", INVADER)),
            row(
                "bluff",
                "13.16",
                title="ref-order-bluff",
                sign=Sign("token", "bluff", INVADER),
            ),
        ),
    )


def cards(values: Values, name: str, own: tuple[str, ...]) -> SummarySection:
    """Return the phase cards of a phase with their prices (STR-6.3, 6.4)."""
    rows = []
    if name == "machines":
        most = values.throwing_limit
        rows.append(row("throwing", "8.3", "8.4", sign=Sign("mark", "throwing"), most=most))
    if name == "rituals":
        sign = Sign("back", "ritual", INVADER)
        rows.append(row("ritual-tokens", "11.1", "11.2", "11.4", "11.5", "11.6", sign=sign))
    for card in own:
        sign, marks = Sign("card", card, INVADER), tuple(price(values, card))
        if card == "trainer":
            rows.append(
                row(
                    card,
                    *CARD_RULES[card],
                    title=f"ref-card-{card}",
                    sign=sign,
                    values=marks,
                    **msgspec.structs.asdict(values.trainer),
                )
            )
        else:
            rows.append(thing("card", card, CARD_RULES[card], sign, marks))
    return SummarySection(
        id=name, title=f"summary-{name}-cards", kind="tiles", rows=tuple(rows), in_key=True
    )
