"""The ten hardest decision points of the dossiers, built on proof games."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from ostrog.kernel import IllegalChoice, Mixer, State, asks, choose, new, open_match, resample, view
from ostrog.kernel.runtime.events import redact
from proof import council, skirmish, skirmish_horns
from proof.council import Table, TileResolved
from proof.playing import act, lay_out, offered, option, script, view_bytes
from proof.skirmish import FREE, SHADOW, Field


def battlefield(*, free: dict[str, int], shadow: dict[str, int]) -> Field:
    """A skirmish at Free's first action with these armies."""
    field = new(skirmish.game, "standard", Mixer(7))
    field.units = [[army.get(region, 0) for region in skirmish.REGIONS] for army in (free, shadow)]
    field.scratch.asks = None
    return field


def council_table() -> Table:
    """A council of four at the first action, everybody with an empty table."""
    table = new(council.game, "four", Mixer(5))
    for seat in council.SEATS:
        choose(table, seat, next(a for a in asks(table) if a.seat == seat).options[0])
    return table


def on_table(table: Table, **zones: tuple[str, ...]) -> None:
    """Lay cards out; those on a table are in force."""
    lay_out(table, **zones)
    for name, cards in zones.items():
        if name.startswith("table"):
            for card in cards:
                if card in council.WORKING:
                    table.activate(council.WORKING[card], int(name[-1]))


def causes(table: Table) -> list[str]:
    """Why each tile of the last choice was drawn, in order."""
    events = [told.event for told in table.scratch.outbox]
    return [event.cause for event in events if isinstance(event, TileResolved)]


@pytest.mark.rule("WOTR-12.7")
def test_lower_initiative_acts_first_wotr_12_7() -> None:
    """Ambush (2) attacks scouts (1): the defender is gone before the extra attack."""
    field = battlefield(free={"keep": 3, "dale": 1}, shadow={"camp": 1, "ford": 4})
    field.captains = [4, 0]
    lay_out(field, hand_0=("scouts",), hand_1=("ambush",))
    act(field, FREE, "pass")
    act(field, SHADOW, "attack:ford:dale")
    act(field, SHADOW, "lay:ambush")
    act(field, FREE, "lay:scouts")
    assert offered(field, FREE) == ["stay", "withdraw:ridge", "withdraw:keep"]
    act(field, FREE, "withdraw:keep")
    assert field.draws.get("dice") is None  # the ambush never rolled
    assert field.at(FREE, "keep") == 4
    assert field.at(SHADOW, "dale") == 4  # and the attacker advanced
    assert sorted(field.faces("discard")) == ["ambush", "scouts"]


@pytest.mark.rule("WOTR-12.7")
def test_of_equal_initiative_the_defenders_card_acts_first_wotr_12_7() -> None:
    field = battlefield(free={"keep": 3, "dale": 1}, shadow={"camp": 1, "ford": 4})
    lay_out(field, hand_0=("ambush",), hand_1=("ambush",))
    script(field, dice=(6,))
    act(field, FREE, "pass")
    act(field, SHADOW, "attack:ford:dale")
    act(field, SHADOW, "lay:ambush")
    act(field, FREE, "lay:ambush")
    assert [ask.seat for ask in asks(field)] == [SHADOW]  # the defender's ambush hit
    assert asks(field)[0].kind == "losses"


@pytest.mark.rule("WOTR-16.28", "COU-7")
def test_tiles_resolve_one_after_the_other_wotr_16_28() -> None:
    """The tile that reveals, then the tile of a card on the table, last that of the place."""
    table = council_table()
    on_table(table, table_1=("omen",), hand_0=(), hand_2=())
    script(table, **{"draw bag": (6, 1, 1)})  # the bag: 1 1 2 2 3 eye eye eye
    act(table, 0, "pass")
    act(table, 1, "hunt")
    assert causes(table) == ["hunt", "omen", "pass"]
    assert (table.revealed, table.corruption) == (1, 2)


@pytest.mark.rule("WOTR-16.28", "COU-7")
def test_a_tile_drawn_by_a_card_is_complete_before_the_next_wotr_16_28() -> None:
    """The omen's tile reveals again: everything that follows comes before the first pass."""
    table = council_table()
    on_table(table, table_1=("omen",), hand_0=(), hand_2=())
    script(table, **{"draw bag": (6, 6, 6, 1, 1, 1, 1)})
    act(table, 0, "pass")
    act(table, 1, "hunt")
    assert causes(table) == ["hunt", "omen", "omen", "omen", "pass", "pass", "pass"]
    assert (table.revealed, table.corruption) == (3, 6)


@pytest.mark.rule("WOTR-16.32", "COU-8")
def test_corruption_ends_the_game_before_later_effects_wotr_16_32() -> None:
    """Deep inside a hunt, with an omen and the pass still to come."""
    table = council_table()
    on_table(table, table_1=("omen",), table_3=("omen",), hand_0=(), hand_2=())
    table.corruption = 7
    script(table, **{"draw bag": (6, 1)})
    act(table, 0, "pass")
    act(table, 1, "hunt")
    assert table.outcome is not None
    assert table.outcome.reason == "COU-8"
    assert table.outcome.teams == (("east",), ("west",))
    assert causes(table) == ["hunt", "omen"]
    assert asks(table) == ()


@pytest.mark.rule("RCG-10.19", "COU-4")
def test_a_searched_card_is_shown_and_the_deck_shuffled_rcg_10_19() -> None:
    table = council_table()
    lay_out(table, hand_0=("hero", "omen"))
    act(table, 0, "search:guard")
    for observer in table.setting.observers:
        zones = view(table, observer).zones
        assert "guard" in zones["hand-0"].known  # everybody has seen it and remembers
        assert zones["deck-west"].order == ()  # nobody knows the order, the searcher neither
    assert list(view(table, (0,)).zones["deck-west"].known) == sorted(table.faces("deck-west"))
    assert len(view(table, (1,)).zones["deck-west"].known) < table.size("deck-west")
    shuffles = [told.event for told in table.scratch.outbox]
    assert type(shuffles[-1]).__name__ == "Shuffled"


@pytest.mark.rule("RCG-10.22", "COU-5")
def test_the_controller_chooses_between_two_replacements_rcg_10_22() -> None:
    """A hero in his cloak is a casualty: either text may take the elimination's place."""

    def assault() -> Table:
        table = council_table()
        on_table(table, table_0=("hero", "cloak"), table_1=("guard",), hand_2=("lore",))
        act(table, 0, "pass")
        act(table, 1, "assault")
        act(table, 0, "lose:0:hero", "done")
        act(table, 2, "accept")
        assert asks(table)[0].seat == 0  # the controller of the hero, not the attacker
        assert offered(table, 0) == ["use:hero:0", "use:cloak:0"]
        return table

    table = assault()
    act(table, 0, "use:cloak:0")
    assert sorted(table.faces("cycle-0")) == ["cloak", "hero"]
    table = assault()
    act(table, 0, "use:hero:0")
    assert table.faces("cycle-0") == ["hero"]
    assert table.faces("table-0") == ["cloak"]


@pytest.mark.rule("RCG-11.11", "COU-9")
def test_defenders_decide_together_or_the_attacker_does_rcg_11_11() -> None:
    def assault() -> Table:
        table = council_table()
        on_table(table, table_0=("lore",), table_2=("banner",), table_3=("guard",))
        act(table, 0, "pass")
        act(table, 1, "assault")
        return table

    agreed = assault()
    act(agreed, 0, "lose:2:banner", "done")  # a proposal, not a decision
    assert agreed.faces("table-2") == ["banner"]
    assert offered(agreed, 2) == ["accept", "decline"]
    act(agreed, 2, "decline")
    act(agreed, 2, "lose:0:lore", "done")  # the counter-proposal
    act(agreed, 0, "accept")
    assert agreed.faces("table-0") == []

    quarrel = assault()
    act(quarrel, 0, "lose:2:banner", "done")
    act(quarrel, 2, "decline")
    act(quarrel, 2, "lose:0:lore", "done")
    act(quarrel, 0, "decline")
    assert [(ask.seat, ask.kind) for ask in asks(quarrel)] == [(1, "losses")]
    act(quarrel, 1, "lose:2:banner", "done")
    assert quarrel.faces("table-2") == []


@pytest.mark.rule("B5A-22.1")
@pytest.mark.parametrize("first", [FREE, SHADOW])
def test_manoeuvres_are_simultaneous_and_secret_b5a_22_1(first: int) -> None:
    field = battlefield(free={"keep": 3, "dale": 1}, shadow={"camp": 1, "ford": 4})
    lay_out(field, hand_0=(), hand_1=("charge", "shield"))
    act(field, FREE, "pass")
    act(field, SHADOW, "attack:ford:dale")
    # A hand without a card is asked all the same: not asking would tell.
    assert sorted(ask.seat for ask in asks(field)) == [FREE, SHADOW]
    assert offered(field, FREE) == ["lay-nothing"]
    choices = {FREE: "lay-nothing", SHADOW: "lay:charge"}
    unseen = view_bytes(field, ())
    act(field, first, choices[first])
    told = view_bytes(field, ())
    assert view(field, ()).pending == (1 - first,)
    assert field.faces("discard") == []  # nothing has been shown
    other = SHADOW if first == FREE else FREE
    act(field, other, choices[other])
    assert field.faces("discard") == ["charge"]
    assert unseen != told  # that somebody has answered is public, what is not


@pytest.mark.rule("B5A-22.1")
def test_it_does_not_matter_who_answers_first_b5a_22_1() -> None:
    ends = []
    for order in ((FREE, SHADOW), (SHADOW, FREE)):
        field = battlefield(free={"keep": 3, "dale": 2}, shadow={"camp": 1, "ford": 4})
        lay_out(field, hand_0=("shield",), hand_1=("charge",))
        act(field, FREE, "pass")
        act(field, SHADOW, "attack:ford:dale")
        for seat in order:
            act(field, seat, "lay:shield" if seat == FREE else "lay:charge")
        ends.append(field.setting.rules.encode(field))
    assert ends[0] == ends[1]


@pytest.mark.rule("B5A-7.9", "B5A-8.7")
def test_a_draw_cannot_be_undone_b5a_7_9() -> None:
    match = open_match(skirmish.game, "standard", ("a", "b"), b"seed")
    march, draw = option(match.state, "march:keep:dale:1"), option(match.state, "draw")
    match.choose(FREE, march)
    assert match.can_undo(FREE)
    match.undo(FREE)
    match.choose(FREE, draw)
    assert not match.can_undo(FREE)
    with pytest.raises(IllegalChoice):
        match.undo(FREE)


@pytest.mark.rule("B5A-18.5", "B5A-18.10", "B5A-18.16")
def test_nobody_knows_a_face_down_token_b5a_18_5() -> None:
    field = battlefield(free={"keep": 3}, shadow={"camp": 4})
    for observer in field.setting.observers:
        zones = view(field, observer).zones
        assert zones["token-keep"].size == 2  # back and place are public
        assert zones["token-keep"].known == zones["pile"].known == ()
    act(field, FREE, "recruit:keep")
    turned = field.faces("spent")
    for observer in field.setting.observers:
        zones = view(field, observer).zones
        assert list(zones["spent"].known) == turned  # turned over before everybody's eyes
        assert zones["token-keep"].size == 1
        assert zones["token-keep"].known == ()
    # Shadow enters the keep: the token left there goes back unseen.
    field.units[FREE], field.units[SHADOW] = [0, 1, 0, 0, 0], [0, 0, 4, 0, 0]
    field.scratch.asks = None
    act(field, SHADOW, "march:dale:keep:4")
    assert view(field, ()).zones["pile"].size == 7
    others = [resample(field, (), Random(seed)) for seed in range(5)]
    assert any(other.faces("pile") != field.faces("pile") for other in others)
    assert {view_bytes(other, ()) for other in others} == {view_bytes(field, ())}


@pytest.mark.rule("WOME-9.1", "WOME-9.5", "WOME-9.9")
def test_a_called_card_looks_like_any_other_when_laid_wome_9() -> None:
    """Called cards come openly into hand; which card is laid face down stays hidden."""

    def laid(card: str) -> State:
        field = new(skirmish_horns.game, "standard", Mixer(3), expansions=("horns",))
        field.units = [[0, 0, 1, 0, 3], [1, 4, 0, 0, 0]]
        lay_out(field, hand_0=("shield",), hand_1=("charge",), aside=("horn-0", "horn-1"))
        act(field, FREE, "pass")
        act(field, SHADOW, "attack:ford:dale")
        for observer in field.setting.observers:
            assert "horn-1" in view(field, observer).zones["hand-1"].known
        act(field, SHADOW, card)
        return field

    horn, event = laid("lay:horn-1"), laid("lay:charge")
    for observer in ((), (FREE,)):
        assert view_bytes(horn, observer) == view_bytes(event, observer)
        who = horn.setting.observer(observer)
        seen = [redact(told, who) for told in horn.scratch.outbox]
        assert seen == [redact(told, who) for told in event.scratch.outbox]
        assert view(horn, observer).zones["laid-1"].size == 1  # that a card lies there is public
    assert view(horn, (SHADOW,)).zones["laid-1"].known == ("horn-1",)
    assert "horn-1" not in view(horn, (FREE,)).zones["hand-1"].known  # it may be the laid one
    act(horn, FREE, "lay-nothing")
    after = cast(Field, horn)
    assert after.at(SHADOW, "ford") == 5  # it called a unit
    field = laid("lay:horn-1")
    script(field, dice=(1,) * 7)  # nobody hits
    act(field, FREE, "lay:horn-0")
    assert asks(field)[0].kind == "stop-attack"
    assert "horn-1" in field.faces("hand-1")  # back in hand after the round
    act(field, SHADOW, "stop")
    assert sorted(field.faces("aside")) == ["horn-0", "horn-1"]
