"""The hooks that Warriors of Middle-earth needs, each shown on Marches with its Warbands.

The numbers are those of the dossier. The expansion is data and handlers (`marches_warbands`), and
no line of the base game knows it; the first test says so.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from ostrog.kernel import Mixer, Procedure, ask_of, asks, explain, new
from ostrog.kernel.runtime.running import settle
from ostrog.testing.random_play.fuzzing import fuzz
from proof import marches
from proof.marches import (
    FREE,
    SHADOW,
    AdvanceNation,
    Battle,
    ChangeControl,
    DrawTile,
    EliminateCharacter,
    HuntDamage,
    LeaveTable,
    MoveArmy,
    MoveCompany,
    PlayCard,
    RollDice,
    Turn,
    UseVoice,
)
from proof.marches_warbands import (
    Ambush,
    BandMarch,
    EvilThings,
    Ferry,
    SailWest,
    Stash,
    game,
)
from proof.playing import act, lay_out, offered, option, script


def begun(scenario: str = "two", *, plain: bool = False) -> BandMarch:
    """A match at its first decision, with the expansion unless it is plain."""
    expansions = () if plain else ("warbands",)
    march = new(game, scenario, Mixer(1), expansions=expansions)
    march.dice = [{"army": 1, "muster": 1, "event": 1}, {"army": 1, "muster": 1, "event": 1}]
    march.scratch.asks = None
    return cast(BandMarch, march)


def run(march: BandMarch, procedure: Procedure) -> None:
    """Run a procedure before the decision that is pending."""
    procedure.step = march.setting.rules.flow[type(procedure)][""].following
    procedure.interrupts = True
    march.stack.append(procedure)
    march.scratch.asks = None
    march.scratch.outbox.clear()
    settle(march)


def told(march: BandMarch) -> list[str]:
    events = [each.event for each in march.scratch.outbox]
    return [event.what for event in events if isinstance(event, marches.Told)]


def to_shadow(march: BandMarch) -> None:
    """Let the shadow act next."""
    frame = march.frame(marches.Actions)
    assert frame is not None
    frame.side = SHADOW
    march.scratch.asks = None


def test_no_line_of_the_base_knows_the_expansion() -> None:
    text = Path(str(marches.__file__)).read_text(encoding="utf-8")
    assert "warband" not in text.lower()
    assert "BandMarch" not in text


@pytest.mark.parametrize("scenario", ["two", "four"])
@pytest.mark.parametrize("expansions", [(), ("warbands",)])
def test_whole_games_are_played(scenario: str, expansions: tuple[str, ...]) -> None:
    report = fuzz(game, scenario, expansions, games=10, seed=2)
    assert report.findings == []


def test_hook_01_a_third_deck_for_each_side() -> None:
    """The decks of a side are a list: a new one is drawn from, held, limited and made anew."""
    march = begun()
    assert [march.size(f"{deck}-free-hand") for deck in ("stories", "bands")] == [1, 1]
    assert "act:event:draw" in offered(march, FREE)
    act(march, FREE, "act:event:draw")
    assert offered(march, FREE) == ["draw:stories", "draw:bands"]
    act(march, FREE, "draw:bands")  # above the limit of this deck: only its cards are discarded
    assert ask_of(march, FREE) is not None
    assert {each.split(":")[1] for each in offered(march, FREE)} == set(
        march.faces("bands-free-hand")
    )
    everything = ("call-out", "hideout", "free-band")
    lay_out(march, bands_free_hand=(), bands_free_discard=everything)
    marches.draw_card(march, FREE, marches.all_decks(march, FREE)["bands"])
    assert march.size("bands-free-deck") == 2, "the discarded cards are the new deck"
    assert not set(marches.combat_cards(march, FREE, "white-city")) & set(everything)


def test_hook_02_cards_are_exchanged_at_setup() -> None:
    """Cards of a base deck are removed and added by their ids."""
    assert "oath" in dict.fromkeys(marches.pools(game.scenarios[0], None)[0].faces)
    pool = next(each for each in begun().setting.pools if each.name == "stories-free")
    assert "oath" not in pool.faces
    assert "new-oath" in pool.faces
    assert len(pool.faces) == 3


def test_hook_03_a_die_of_another_kind() -> None:
    """It is rolled when its side was ready, counts for passing, and is no action die."""
    march = begun()
    run(march, RollDice())
    assert not march.band_die, "nobody was ready when the turn began"
    march.ready = True
    script(march, **{"band die": (3,)})
    run(march, RollDice())
    assert not march.band_die
    assert march.eyes >= 1, "an eye goes to the hunt"
    script(march, **{"band die": (1,)})
    run(march, RollDice())
    assert str(march.band_die) == "band-muster"
    march.dice = [{"army": 2}, {"army": 2}]
    assert explain(march, FREE, option(march, "pass")) is None
    assert "band-muster" not in marches.action_dice(march, SHADOW)
    to_shadow(march)
    act(march, SHADOW, "act:band-muster:place-band")
    assert not march.band_die, "it is used up"


def test_hook_04_more_actions_for_a_die_result() -> None:
    """A result of the base gives a new action, and a card on the table takes a die."""
    march = begun()
    to_shadow(march)
    assert "act:muster:enter-band" not in offered(march, SHADOW), "the south is not at war"
    march.to_war["south"] = 0
    march.scratch.asks = None
    act(march, SHADOW, "act:muster:enter-band")
    act(march, SHADOW, "place-band:haven")
    assert march.bands == {"haven": 1}
    assert "act:army:drive-out" not in offered(march, FREE)
    lay_out(march, bands_shadow_table=("shadow-hideout",))
    march.table.append("shadow-hideout")
    march.scratch.asks = None
    act(march, FREE, "act:army:drive-out")
    assert march.table == []


def test_hook_05_a_card_is_played_without_a_die_and_something_follows() -> None:
    """Playing a card and paying for it are two things; one waits until an own card is resolved."""
    march = begun()
    lay_out(march, bands_free_hand=("call-out",), stories_free_hand=("horn",))
    run(march, PlayCard(side=FREE, card="call-out", die="muster"))
    assert offered(march, FREE) == ["play:horn"]
    act(march, FREE, "play:horn")
    assert march.heralds == 2
    assert march.faces("stories-free-discard") == ["horn"]


def test_hook_06_table_cards_have_figures_and_leave_by_themselves() -> None:
    """A card on the table holds figures; when its condition fails it goes, and they return."""
    march = begun()
    lay_out(march, bands_free_hand=("hideout",))
    run(march, PlayCard(side=FREE, card="hideout"))
    assert (march.table, march.stash, march.pool) == (["hideout"], {"hideout": 2}, 6)
    run(march, EliminateCharacter(who="wizard"))
    assert (march.table, march.stash, march.pool) == ([], {}, 8)
    assert march.faces("bands-free-discard") == ["hideout"]


def test_hook_07_figures_that_are_no_army() -> None:
    """They have no strength, control nothing, block nobody, and have a limit of their own."""
    march = begun()
    march.bands, march.armies["delta"] = {"delta": 2, "haven": 3}, [0, 0]
    assert marches.strength(march, "delta", SHADOW) == 0
    assert marches.is_free(march, "delta", FREE)
    refusal = explain(march, SHADOW, option(march, "place-band:haven"))
    assert refusal is not None
    assert refusal.rule == "WAR-6"


def test_hook_08_they_go_along_with_an_army() -> None:
    """A moving army takes them where they may go; a ferry moves several regions and attacks."""
    march = begun()
    march.bands = {"haven": 2}
    run(march, MoveArmy(side=SHADOW, source="haven", to="delta"))
    assert march.bands == {"delta": 2}
    run(march, MoveArmy(side=SHADOW, source="delta", to="dark-door"))
    assert march.bands == {"delta": 2}, "there is no coast, so they stay behind"
    march = begun()
    march.bands = {"haven": 1}
    run(march, Ferry(way=("haven", "delta"), attacked="white-city"))
    assert march.frame(Battle) is not None
    assert march.bands == {"delta": 1}


def battle(march: BandMarch) -> None:
    """The shadow attacks the white city from the delta."""
    march.armies["delta"][SHADOW] = 2
    march.armies["white-city"][FREE] = 2
    run(march, Battle(side=SHADOW, source="delta", region="white-city"))


def test_hook_09_points_in_a_battle() -> None:
    """Cards are banned and called, strength changes, help comes before an army is destroyed."""
    march = begun()
    march.bands = {"delta": 2}
    lay_out(march, stories_shadow_hand=("siege-tower", "ruse"))
    battle(march)
    assert offered(march, SHADOW) == ["no-card", "fight:ruse", "fight:call-to-battle"]
    act(march, SHADOW, "fight:call-to-battle")
    script(march, dice=(5, 6, 1, 1, 1, 6))  # the free peoples roll 2 dice, the shadow 4
    assert marches.strength(march, "delta", SHADOW) == 4
    act(march, FREE, "no-card")
    assert march.armies["delta"][SHADOW] == 1, "two lost, one came after the casualties"
    assert march.bands == {"delta": 1}
    assert march.armies["white-city"][FREE] == 1, "the battle ended without a retreat"
    assert not march.banned


def test_hook_10_an_attack_outside_battle() -> None:
    """Dice are rolled against an army; it loses units and retreats, except to one region."""
    march = begun()
    march.armies["ford"][FREE] = 3
    march.armies["white-city"][FREE] = 0
    script(march, dice=(4, 3, 6))
    run(march, Ambush(region="ford", side=FREE, dice=3, from_="white-city"))
    assert march.armies["ford"][FREE] == 0
    assert march.armies["golden-hall"][FREE] == 3, "two that stood there and one that came"
    assert march.armies["white-city"][FREE] == 0


def test_hook_11_two_kinds_of_adjacency() -> None:
    """Borders touch even where nobody can pass; a card opens a way for some movers only."""
    march = begun()
    assert "golden-hall" in marches.touching(march, "dark-door")
    assert "golden-hall" not in marches.adjacent(march, "dark-door", "band")
    march.door_open = True
    assert "golden-hall" in marches.adjacent(march, "dark-door", "band")
    assert "golden-hall" in marches.adjacent(march, "dark-door", "companion")
    assert "golden-hall" not in marches.adjacent(march, "dark-door", "army")


def test_hook_12_attributes_of_the_map() -> None:
    """Coast, nation, settlement and first owner are data; predicates are functions of the state."""
    march = begun()
    assert [name for name, region in march.map.regions.items() if region.coastal] == [
        "haven",
        "delta",
    ]
    assert march.map.regions["ford"].nation == "rohan"
    assert marches.unconquered(march, "white-city")
    run(march, ChangeControl(region="white-city", side=SHADOW))
    assert not marches.unconquered(march, "white-city")
    run(march, ChangeControl(region="white-city", side=FREE))
    assert marches.unconquered(march, "white-city")


def test_hook_13_the_company() -> None:
    """Its place, progress and companions are fields; it moves with a hunt or without one."""
    march = begun()
    march.eyes = 2
    run(march, SailWest(companion="merry"))
    assert (march.progress, march.corruption, march.hidden) == (1, 0, True)
    assert march.companions == ["strider"]
    assert march.with_band == "merry"


def test_hook_14_the_hunt() -> None:
    """Sources of re-rolls, a veto on tiles, tiles and damage by cards, other tiles in the pool."""
    march = begun()
    march.eyes = 0
    assert marches.hunt_rerolls(march) == 0
    march.bands = {march.company: 1}
    assert marches.hunt_rerolls(march) == 1
    assert marches.tiles(march) == ("eye", "two", "lair")
    script(march, hunt=(3,))
    run(march, EvilThings())
    assert march.corruption == 4, "three for the lair, one without a tile"
    assert march.hidden, "this tile does not reveal"
    march.activate(march.setting.rules.sources["at-sea"], FREE)
    run(march, EvilThings())
    assert march.corruption == 5, "no tile is drawn at sea"
    run(march, HuntDamage(amount=1))
    assert march.corruption == 6
    run(march, MoveCompany())
    assert march.corruption == 6
    assert DrawTile.steps == ("draw", "suffer")


def test_hook_15_politics() -> None:
    """A nation's step towards war says what caused it, and one may wait for it."""
    march = begun()
    assert not marches.at_war(march, "south")
    run(march, AdvanceNation(nation="south", by="attacked"))
    assert marches.at_war(march, "south")
    assert march.heralds == 0
    run(march, AdvanceNation(nation="rohan", by="muster"))
    assert march.heralds == 1


def test_hook_16_characters() -> None:
    """Somebody's ability is a moment to wait for, and characters leave by a procedure."""
    march = begun()
    march.table.append("hideout")
    lay_out(march, bands_free_table=("hideout",))
    run(march, Stash(card="hideout"))
    run(march, UseVoice())
    assert (march.stash["hideout"], march.bands) == (1, {"haven": 1})
    run(march, EliminateCharacter(who="wizard"))
    assert not marches.in_play(march, "wizard")
    assert "left-table" in told(march)
    assert LeaveTable.steps == ("go",)


def test_hook_17_several_players_on_a_side() -> None:
    """The leading player of a side acts, also with the shared die; an army has its own player."""
    march = begun("four")
    assert asks(march)[0].seat == 0
    march.lead = [1, 1]
    march.ready, march.band_die = True, "band-wild"
    to_shadow(march)
    assert asks(march)[0].seat == 3
    assert "act:band-wild:place-band" in offered(march, 3)
    march.lead = [0, 0]
    assert marches.owner_of_army(march, "haven", SHADOW) == 1
    march.bands = {"haven": 1}
    assert marches.owner_of_army(march, "haven", SHADOW) == 3


def test_hook_18_changes_of_control() -> None:
    """A change of control is noticed at once, wherever it came from."""
    march = begun()
    march.bands, march.in_play = {"delta": 2}, True
    run(march, ChangeControl(region="delta", side=FREE))
    assert march.bands
    run(march, ChangeControl(region="haven", side=FREE))
    assert not march.bands
    assert not march.in_play
    assert "disbanded" in told(march)


def test_the_base_without_the_expansion_is_the_base() -> None:
    """The same choices lead to the same bytes, whether the expansion is known or not."""
    plain, alone = begun(plain=True), new(marches.game, "two", Mixer(1))
    assert type(plain) is type(alone)
    assert [pool.faces for pool in plain.setting.pools] == [
        pool.faces for pool in alone.setting.pools
    ]
    assert Turn in plain.setting.rules.flow
