"""Answers given beforehand: a battle by correspondence does not wait for every small thing."""

from __future__ import annotations

import re
import uuid
from pathlib import Path
from random import Random

import pytest

from games.war_of_the_ring.combat_tables import CARD, FROM, TO, armies, hold
from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from games.war_of_the_ring.test_events_on_the_table import lying
from games.war_of_the_ring.test_words import kinds
from ostrog.games.war_of_the_ring import game
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.hunt.hunt_tiles import DrawTile
from ostrog.kernel import Ask, Mixer, ask_of, asks, choose, new
from ostrog.server.db import preset_storage
from ostrog.server.db.preset_storage import FittingPreset, SeatPresets
from ostrog.server.protocol.presets import USUAL, Preset

SKIN = Path(__file__).parents[3] / "web/src/games/war_of_the_ring/skin.ts"
needs_client = pytest.mark.skipif(not SKIN.exists(), reason="the client is not here")
SENSIBLE = (
    Preset("combat-card", ("lay-nothing",)),
    Preset("leader-reroll", (USUAL,)),
    Preset("casualties", (USUAL,)),
)
"""Sensible settings: what is nearly always the same; whether to fight on is asked."""
FIGHTING_ON = (Preset("cease", ("press",)), Preset("retreat", ("stand",)))
ROUNDS = 3
MOST = 4
"""Hand-overs that a battle of three rounds may need."""


def listed(field: str) -> list[str]:
    """Return the kinds of decisions that the client's skin names in a field."""
    found = re.search(rf"^  {field}: \[(.*?)\]", SKIN.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return re.findall(r"'([^']+)'", found[1])


def found_for(war: War, *answers: Preset) -> FittingPreset | None:
    """Return the answer that is given if both sides have answered alike beforehand."""
    given = [SeatPresets(seat, uuid.uuid4(), answers) for seat in (FREE, SHADOW)]
    return preset_storage.find(war, asks(war), given)


def answered_by(war: War, *answers: Preset) -> list[str]:
    """Return the picks of such an answer."""
    found = found_for(war, *answers)
    return [] if found is None else [pick.id for pick in found.picks]


# A battle by correspondence


def waited(war: War, *answers: Preset) -> tuple[int, int]:
    """Fight for three rounds; return how often somebody else is waited for, and the rounds."""
    hand_overs, rounds, at = 0, 0, SHADOW  # who has just declared the battle
    while war.battle is not None:
        rounds = war.battle.round
        found = found_for(war, *answers)
        if found is not None:
            choose(war, found.seat, *found.picks)
            continue
        (ask,) = asks(war)
        if ask.kind == "advance":
            break
        hand_overs, at = hand_overs + (ask.seat != at), ask.seat
        options = {option.id: option for option in ask.options}
        if ask.kind == "cease":
            choose(war, ask.seat, options["cease" if rounds == ROUNDS else "press"])
        else:
            choose(war, ask.seat, *(ask.default or ask.options[:1]))
    return hand_overs, rounds


def battles() -> list[War]:
    """Return battles with leaders on both sides and combat cards in both hands."""
    shadow = {"sauron_regular": 3, "sauron_elite": 2, "sauron_nazgul": 2}
    free = {"rohan_regular": 3, "rohan_elite": 2, "rohan_leader": 1}
    table = hold(armies(shadow, free), "daylight", "no-quarter", "onslaught", "deadly-strife")
    table.attack(FROM, TO)
    found = []
    for seed in range(60):
        war = table.state.clone()
        war.setting = war.setting.with_chance(Mixer(seed))
        if waited(war.clone(), *SENSIBLE)[1] == ROUNDS:
            found.append(war)
    return found


@pytest.mark.rule("WOTR-11.13")
def test_a_battle_of_three_rounds_needs_at_most_four_hand_overs() -> None:
    fought = battles()
    assert len(fought) >= 20
    assert max(waited(war.clone(), *SENSIBLE)[0] for war in fought) == MOST
    assert min(waited(war.clone())[0] for war in fought) > 2 * MOST  # if nothing is set
    for war in fought:
        assert waited(war.clone(), *SENSIBLE, *FIGHTING_ON)[0] == 0


@pytest.mark.rule("WOTR-12.1")
def test_a_card_named_beforehand_is_laid_once_and_then_none() -> None:
    table = hold(armies({"sauron_regular": 5}, {"rohan_regular": 5}), "daylight", "deadly-strife")
    war = table.attack(FROM, TO).state
    titled = Preset("combat-card", (f"lay:{CARD['deadly-strife']}",))
    never = Preset("combat-card", ("lay-nothing",))
    assert answered_by(war, titled, never) == [f"lay:{CARD['deadly-strife']}"]
    (ask,) = asks(war)
    choose(war, ask.seat, ask.options[1])
    assert answered_by(war, titled, never) == ["lay-nothing"]  # the other side has another card


# Every decision that the client offers to be answered beforehand


@needs_client
def test_the_client_names_decisions_that_the_game_asks() -> None:
    presets = listed("presets")
    assert set(presets) <= kinds()
    assert set(listed("namingPresets")) <= set(presets)
    assert set(listed("accepts")) <= set(presets)


def check(war: War, ask: Ask, seen: set[str]) -> None:
    """Check that a decision can be answered beforehand as the client offers it."""
    if ask.kind not in listed("presets") or ask.kind in seen:
        return
    seen.add(ask.kind)
    closing = [each for each in ask.options if not ask.closes or each.verb in ask.closes]
    naming = ask.kind in listed("namingPresets")
    meant = [each for each in closing if naming or not each.refs]
    if ask.kind in listed("accepts"):
        assert answered_by(war, Preset(ask.kind, (USUAL,))) == [each.id for each in ask.default]
    else:
        assert meant
    for option in meant if not ask.closes else []:
        assert answered_by(war, Preset(ask.kind, (option.id,))) == [option.id]


def rare() -> list[RingTable]:
    """Return tables at decisions that random games seldom reach."""
    rider = armies({"sauron_regular": 2, "sauron_nazgul": 1}, {"rohan_regular": 2})
    rider.character("gandalf-white", TO)
    siege = RingTable.empty().army("helms-deep", rohan_regular=2)
    figures = RingTable.empty().army(FROM, sauron_regular=2, sauron_elite=2)
    siege.state.put(SHADOW, "helms-deep", figures.state.counts(SHADOW, FROM))
    tables = [rider.attack(FROM, TO), siege.siege("helms-deep").dice(*[1] * 4)]
    tables[1].assault("helms-deep")
    for card in ("fp-char-05", "fp-char-06", "fp-char-08"):
        table = (
            RingTable.empty().fellowship("moria", "gandalf-grey", "gimli").tiles("std-3", "std-1")
        )
        tables.append(lying(card, table).run(DrawTile(cause="stronghold")))
    return tables


@needs_client
def test_every_such_decision_takes_an_answer_beforehand() -> None:
    seen, wanted = set[str](), set(listed("presets"))
    for table in rare():
        check(table.state, asks(table.state)[0], seen)
    assert seen == {"white-rider", "extend-siege", "redraw-tile", "reduce-damage", "replacement"}
    for seed in range(8):
        random, war = Random(seed), new(game, "two-players", Mixer(seed))
        while war.outcome is None and wanted - seen:
            ask = random.choice(asks(war))
            check(war, ask, seen)
            while not choose(war, ask.seat, random.choice(ask.options)):
                again = ask_of(war, ask.seat)
                assert again is not None
                ask = again
    assert seen == wanted
