"""The rules of Skirmish, each shown on a table."""

from __future__ import annotations

import pytest

from ostrog.kernel import Mixer, asks, explain, new, view
from proof import skirmish
from proof.playing import act, lay_out, offered, option, script, view_bytes
from proof.skirmish import FREE, REGIONS, SHADOW, Field

CARDS = tuple(skirmish.INITIATIVE) * 3


def battlefield(
    *, free: dict[str, int], shadow: dict[str, int], captains: tuple[str, str] = ("keep", "camp")
) -> Field:
    """Free's first action, with these armies and no cards in hand."""
    field = new(skirmish.game, "standard", Mixer(7))
    field.units = [[army.get(region, 0) for region in REGIONS] for army in (free, shadow)]
    field.captains = [REGIONS.index(captain) for captain in captains]
    lay_out(field, hand_0=(), hand_1=())
    return field


def shadow_attacks(
    field: Field, *, shadow: str = "lay-nothing", free: str = "lay-nothing", dice: tuple[int, ...]
) -> None:
    """From the ford into the dale, up to what follows the cards."""
    script(field, dice=dice)
    act(field, FREE, "pass")
    act(field, SHADOW, "attack:ford:dale")
    act(field, SHADOW, shadow)
    act(field, FREE, free)


def offered_to(field: Field, seat: int, verb: str) -> list[str]:
    return [each for each in offered(field, seat) if each.partition(":")[0] == verb]


def forbidden_by(field: Field, seat: int, text: str) -> str:
    refusal = explain(field, seat, option(field, text))
    return "" if refusal is None else refusal.rule


def waiting(field: Field) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in asks(field)]


@pytest.mark.rule("SKI-1")
def test_the_armies_begin_in_keep_and_camp() -> None:
    field = new(skirmish.game, "standard", Mixer(7))
    assert field.units == [[0, 0, 0, 0, 4], [4, 0, 0, 0, 0]]


@pytest.mark.rule("SKI-1")
def test_eight_turns_of_two_actions_each_free_first() -> None:
    field = new(skirmish.game, "standard", Mixer(7))
    actions = []
    while field.outcome is None:
        (ask,) = asks(field)
        actions.append((field.turn, ask.seat))
        act(field, ask.seat, "pass")
    assert actions == [
        (turn, seat) for turn in range(1, 9) for seat in (FREE, SHADOW, FREE, SHADOW)
    ]


@pytest.mark.rule("SKI-2")
def test_any_number_of_units_marches_to_a_neighbour_without_enemies() -> None:
    field = battlefield(free={"dale": 2}, shadow={"ford": 1})
    assert offered_to(field, FREE, "march") == [
        "march:dale:ridge:1",
        "march:dale:ridge:2",
        "march:dale:keep:1",
        "march:dale:keep:2",
    ]
    assert forbidden_by(field, FREE, "march:dale:ford:1") == "SKI-2"  # enemies
    assert forbidden_by(field, FREE, "march:dale:camp:1") == "SKI-2"  # no neighbour
    assert forbidden_by(field, FREE, "march:dale:ridge:3") == "SKI-2"  # more than there are
    act(field, FREE, "march:dale:ridge:2")
    assert field.units[FREE] == [0, 0, 0, 2, 0]


@pytest.mark.rule("SKI-3")
def test_no_more_than_six_units_march_together() -> None:
    field = battlefield(free={"keep": 5, "dale": 3}, shadow={"camp": 1})
    assert "march:dale:keep:1" in offered(field, FREE)
    assert forbidden_by(field, FREE, "march:dale:keep:2") == "SKI-3"


@pytest.mark.rule("SKI-3")
def test_units_beyond_six_do_not_come() -> None:
    field = battlefield(free={"keep": 5}, shadow={"camp": 1})
    lay_out(field, token_keep=("two",))
    act(field, FREE, "recruit:keep")
    assert field.at(FREE, "keep") == 6


@pytest.mark.rule("SKI-3")
def test_nobody_withdraws_to_where_six_would_be_exceeded() -> None:
    field = battlefield(free={"dale": 2, "keep": 5}, shadow={"ford": 2})
    shadow_attacks(field, dice=(1, 1, 1, 1))
    act(field, SHADOW, "press")
    assert offered(field, FREE) == ["stay", "withdraw:ridge"]
    assert forbidden_by(field, FREE, "withdraw:keep") == "SKI-3"


@pytest.mark.rule("SKI-4")
@pytest.mark.parametrize(("token", "units"), [("none", 0), ("one", 1), ("two", 2)])
def test_a_token_is_turned_over_and_its_units_come(token: str, units: int) -> None:
    field = battlefield(free={"keep": 1}, shadow={"camp": 1})
    lay_out(field, token_keep=(token, token))
    act(field, FREE, "recruit:keep")
    assert field.at(FREE, "keep") == 1 + units
    assert field.faces("spent") == [token]
    assert field.size("token-keep") == 1


@pytest.mark.rule("SKI-4")
def test_tokens_are_turned_in_own_and_empty_muster_regions() -> None:
    field = battlefield(free={"dale": 1, "keep": 1}, shadow={"camp": 1})
    assert offered_to(field, FREE, "recruit") == ["recruit:ridge", "recruit:keep"]
    assert forbidden_by(field, FREE, "recruit:camp") == "SKI-4"  # enemies
    assert forbidden_by(field, FREE, "recruit:dale") == "SKI-4"  # not a muster region
    lay_out(field, token_keep=("one",))
    assert forbidden_by(field, FREE, "recruit:ridge") == "SKI-4"  # no token


@pytest.mark.rule("SKI-5")
def test_the_top_card_is_drawn() -> None:
    field = battlefield(free={"keep": 1}, shadow={"camp": 1})
    lay_out(field, deck=("scouts", "charge"))
    act(field, FREE, "draw")
    assert field.faces("hand-0") == ["scouts"]
    assert field.faces("deck")[0] == "charge"
    assert view(field, (SHADOW,)).zones["hand-0"].known == ()


@pytest.mark.rule("SKI-5")
def test_no_card_is_drawn_from_an_empty_deck() -> None:
    field = battlefield(free={"keep": 1}, shadow={"camp": 1})
    lay_out(field, discard=CARDS)
    assert forbidden_by(field, FREE, "draw") == "SKI-5"


@pytest.mark.rule("SKI-5")
def test_a_hand_holds_three_cards() -> None:
    field = battlefield(free={"keep": 1}, shadow={"camp": 1})
    lay_out(field, hand_0=("ambush", "shield"))
    act(field, FREE, "draw")
    assert waiting(field) == [(SHADOW, "action")]


@pytest.mark.rule("SKI-5")
def test_a_fourth_card_is_buried_unseen() -> None:
    seen_by_shadow = []
    for buried in ("ambush", "scouts"):
        field = battlefield(free={"keep": 1}, shadow={"camp": 1})
        lay_out(field, hand_0=("ambush", "shield", "charge"), deck=("scouts",))
        act(field, FREE, "draw")
        assert offered(field, FREE) == ["bury:ambush", "bury:charge", "bury:scouts", "bury:shield"]
        act(field, FREE, f"bury:{buried}", "done")
        assert field.faces("buried-0") == [buried]
        assert field.size("hand-0") == 3
        seen_by_shadow.append(view_bytes(field, (SHADOW,)))
    assert seen_by_shadow[0] == seen_by_shadow[1]


@pytest.mark.rule("SKI-6")
def test_enemies_in_a_neighbouring_region_are_attacked() -> None:
    field = battlefield(free={"dale": 1, "keep": 1}, shadow={"ford": 1, "camp": 1})
    assert offered_to(field, FREE, "attack") == ["attack:dale:ford"]
    assert forbidden_by(field, FREE, "attack:dale:camp") == "SKI-6"  # no neighbour
    assert forbidden_by(field, FREE, "attack:dale:ridge") == "SKI-6"  # no enemies
    assert forbidden_by(field, FREE, "attack:ridge:camp") == "SKI-6"  # no army


@pytest.mark.rule("SKI-6")
def test_a_round_is_cards_roll_reroll_losses_end() -> None:
    field = battlefield(free={"dale": 2}, shadow={"ford": 2}, captains=("dale", "ford"))
    script(field, dice=(1, 6, 1, 6))
    act(field, FREE, "pass")
    act(field, SHADOW, "attack:ford:dale")
    assert waiting(field) == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]
    assert "dice" not in field.draws
    act(field, FREE, "lay-nothing")
    act(field, SHADOW, "lay-nothing")
    assert field.draws["dice"] == 2
    assert waiting(field) == [(SHADOW, "reroll")]
    act(field, SHADOW, "done")
    assert field.draws["dice"] == 4
    assert waiting(field) == [(FREE, "reroll")]
    act(field, FREE, "done")
    assert waiting(field) == [(FREE, "losses"), (SHADOW, "losses")]
    act(field, FREE, "lose-unit", "done")
    act(field, SHADOW, "lose-unit", "done")
    assert waiting(field) == [(SHADOW, "stop-attack")]


@pytest.mark.rule("SKI-7")
def test_cards_are_laid_in_secret_and_shown_together() -> None:
    seen_by_free = []
    for laid, shown in (
        ("lay:charge", ["charge"]),
        ("lay:shield", ["shield"]),
        ("lay-nothing", []),
    ):
        field = battlefield(free={"dale": 1}, shadow={"ford": 1})
        lay_out(field, hand_0=("ambush",), hand_1=("charge", "charge", "shield"))
        script(field, dice=(1, 1, 1))
        act(field, FREE, "pass")
        act(field, SHADOW, "attack:ford:dale")
        assert offered(field, FREE) == ["lay-nothing", "lay:ambush"]
        assert offered(field, SHADOW) == ["lay-nothing", "lay:charge", "lay:shield"]
        act(field, SHADOW, laid)
        assert field.faces("discard") == []
        seen_by_free.append(view_bytes(field, (FREE,)))
        act(field, FREE, "lay:ambush")
        assert sorted(field.faces("discard")) == ["ambush", *shown]
    assert len(set(seen_by_free)) == 1


@pytest.mark.rule("SKI-8")
def test_the_card_of_lower_initiative_acts_first() -> None:
    """Scouts (1) lead the defender away before the attacker's ambush (2)."""
    field = battlefield(free={"dale": 1}, shadow={"ford": 1})
    lay_out(field, hand_0=("scouts",), hand_1=("ambush",))
    shadow_attacks(field, shadow="lay:ambush", free="lay:scouts", dice=(6,))
    assert waiting(field) == [(FREE, "scouts")]
    act(field, FREE, "withdraw:keep")
    assert "dice" not in field.draws
    assert field.at(FREE, "keep") == 1


@pytest.mark.rule("SKI-8")
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_of_equal_cards_the_defenders_acts_first(attacker: int) -> None:
    field = battlefield(free={"dale": 2}, shadow={"ford": 2})
    lay_out(field, hand_0=("ambush",), hand_1=("ambush",))
    script(field, dice=(6,))
    if attacker == SHADOW:
        act(field, FREE, "pass")
    act(field, attacker, "attack:ford:dale" if attacker == SHADOW else "attack:dale:ford")
    act(field, FREE, "lay:ambush")
    act(field, SHADOW, "lay:ambush")
    assert waiting(field) == [(attacker, "losses")]


@pytest.mark.rule("SKI-9")
def test_up_to_five_units_roll_and_hit_on_a_five() -> None:
    field = battlefield(free={"dale": 3}, shadow={"ford": 6})
    shadow_attacks(field, dice=(5, 4, 6, 1, 1, 4, 2, 5))
    assert field.draws["dice"] == 5 + 3
    assert waiting(field) == [(FREE, "losses"), (SHADOW, "losses")]
    act(field, FREE, "lose-unit", "lose-unit", "done")
    act(field, SHADOW, "lose-unit", "done")
    assert (field.at(FREE, "dale"), field.at(SHADOW, "ford")) == (1, 5)


@pytest.mark.rule("SKI-9")
@pytest.mark.parametrize(("die", "hits"), [(4, 0), (5, 1)])
def test_an_ambush_rolls_one_more_die_before_the_roll(die: int, hits: int) -> None:
    field = battlefield(free={"dale": 2}, shadow={"ford": 2})
    lay_out(field, hand_1=("ambush",))
    shadow_attacks(field, shadow="lay:ambush", dice=(die, 1, 1, 1, 1))
    if hits:
        assert field.draws["dice"] == 1
        assert waiting(field) == [(FREE, "losses")]
        act(field, FREE, "lose-unit", "done")
    assert waiting(field) == [(SHADOW, "stop-attack")]
    assert field.draws["dice"] == 1 + 2 + 2 - hits


@pytest.mark.rule("SKI-10")
def test_a_captain_rerolls_one_miss() -> None:
    field = battlefield(free={"dale": 3}, shadow={"ford": 3}, captains=("keep", "ford"))
    shadow_attacks(field, dice=(1, 4, 6, 5, 1, 1, 1))
    assert offered(field, SHADOW) == ["done", "reroll:0", "reroll:1"]
    act(field, SHADOW, "reroll:1")
    assert offered(field, SHADOW) == ["done"]
    act(field, SHADOW, "done")
    assert waiting(field) == [(FREE, "losses")]  # Free's captain is elsewhere
    act(field, FREE, "lose-unit", "lose-unit", "done")
    assert field.at(FREE, "dale") == 1


@pytest.mark.rule("SKI-10")
def test_a_captain_outlives_his_army() -> None:
    field = battlefield(free={"dale": 1, "keep": 1}, shadow={"ford": 3}, captains=("dale", "camp"))
    shadow_attacks(field, dice=(6, 6, 6, 6))
    assert offered(field, FREE) == ["lose-unit", "lose-banner"]
    act(field, FREE, "lose-unit", "done")
    act(field, SHADOW, "lose-unit", "done")
    assert field.at(FREE, "dale") == 0
    assert field.captains[FREE] == REGIONS.index("dale")


@pytest.mark.rule("SKI-11")
def test_losses_are_chosen_unseen_by_the_other_side() -> None:
    seen_by_shadow = []
    for losses in (("lose-unit", "lose-unit", "done"), ("lose-banner", "done")):
        field = battlefield(free={"dale": 3}, shadow={"ford": 3})
        shadow_attacks(field, dice=(6, 6, 1, 6, 6, 1))
        assert waiting(field) == [(FREE, "losses"), (SHADOW, "losses")]
        act(field, FREE, *losses)
        assert field.at(FREE, "dale") == 3  # nothing is taken off before both have chosen
        seen_by_shadow.append(view_bytes(field, (SHADOW,)))
    assert seen_by_shadow[0] == seen_by_shadow[1]


@pytest.mark.rule("SKI-11")
def test_a_banner_is_worth_two_hits() -> None:
    field = battlefield(free={"dale": 3}, shadow={"ford": 3})
    shadow_attacks(field, dice=(6, 6, 6, 1, 1, 1))
    act(field, FREE, "lose-banner")
    assert offered(field, FREE) == ["lose-unit"]  # one hit is left, and no second banner
    act(field, FREE, "lose-unit")
    assert offered(field, FREE) == ["done"]
    act(field, FREE, "done")
    assert field.at(FREE, "dale") == 2
    assert field.banners == [0, 1]


@pytest.mark.rule("SKI-12")
def test_an_ambush_that_leaves_no_defender_ends_the_battle_at_once() -> None:
    field = battlefield(free={"dale": 1, "keep": 1}, shadow={"ford": 2})
    lay_out(field, hand_1=("ambush",))
    shadow_attacks(field, shadow="lay:ambush", dice=(6,))
    act(field, FREE, "lose-unit", "done")
    assert field.draws["dice"] == 1  # no combat roll
    assert waiting(field) == [(FREE, "action")]  # nor anything to press on or withdraw from
    assert field.at(SHADOW, "dale") == 2


@pytest.mark.rule("SKI-12")
def test_the_end_of_the_attackers_ends_the_battle_at_once() -> None:
    field = battlefield(free={"dale": 1}, shadow={"ford": 1, "camp": 1})
    shadow_attacks(field, dice=(1, 6))
    act(field, SHADOW, "lose-unit", "done")
    assert waiting(field) == [(FREE, "action")]
    assert (field.at(FREE, "dale"), field.at(SHADOW, "dale")) == (1, 0)


@pytest.mark.rule("SKI-13")
def test_the_attacker_may_stop_after_a_round() -> None:
    field = battlefield(free={"dale": 2}, shadow={"ford": 2})
    shadow_attacks(field, dice=(1, 1, 1, 1))
    assert waiting(field) == [(SHADOW, "stop-attack")]
    assert offered(field, SHADOW) == ["stop", "press"]
    act(field, SHADOW, "stop")
    assert waiting(field) == [(FREE, "action")]
    assert (field.at(FREE, "dale"), field.at(SHADOW, "ford")) == (2, 2)


@pytest.mark.rule("SKI-13")
def test_the_defender_may_withdraw_from_an_attacker_who_presses_on() -> None:
    field = battlefield(free={"dale": 2, "keep": 1}, shadow={"ford": 2})
    shadow_attacks(field, dice=(1, 1, 1, 1))
    act(field, SHADOW, "press")
    assert offered(field, FREE) == ["stay", "withdraw:ridge", "withdraw:keep"]
    act(field, FREE, "withdraw:keep")
    assert waiting(field) == [(FREE, "action")]
    assert (field.at(FREE, "keep"), field.at(SHADOW, "dale")) == (3, 2)


@pytest.mark.rule("SKI-13")
def test_a_defender_who_stays_fights_another_round() -> None:
    field = battlefield(free={"dale": 2}, shadow={"ford": 2})
    shadow_attacks(field, dice=(1, 1, 1, 1))
    act(field, SHADOW, "press")
    act(field, FREE, "stay")
    assert waiting(field) == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]


@pytest.mark.rule("SKI-14")
@pytest.mark.parametrize(
    ("free", "shadow", "winner"), [("keep", "camp", "free"), ("camp", "keep", "shadow")]
)
def test_whoever_holds_the_keep_after_the_last_turn_wins(
    free: str, shadow: str, winner: str
) -> None:
    field = battlefield(free={free: 1}, shadow={shadow: 1})
    field.turn = 8
    for seat in (FREE, SHADOW, FREE, SHADOW):
        assert field.outcome is None
        act(field, seat, "pass")
    assert field.outcome is not None
    assert field.outcome.teams[0] == (winner,)


@pytest.mark.rule("SKI-14")
@pytest.mark.parametrize(("dice", "loser"), [((6, 1), FREE), ((1, 6), SHADOW)])
def test_a_side_without_units_loses_at_once(dice: tuple[int, int], loser: int) -> None:
    field = battlefield(free={"dale": 1}, shadow={"ford": 1})
    shadow_attacks(field, dice=dice)
    act(field, loser, "lose-unit", "done")
    assert field.outcome is not None
    assert field.outcome.seats[-1] == (loser,)


@pytest.mark.rule("SKI-15")
def test_tokens_in_the_keep_go_back_unseen_when_shadow_enters() -> None:
    seen = []
    for tokens in (("one", "two"), ("none", "none")):
        field = battlefield(free={"ford": 1}, shadow={"dale": 1})
        lay_out(field, token_keep=tokens, token_ridge=("one", "one"))
        act(field, FREE, "pass")
        act(field, SHADOW, "march:dale:keep:1")
        assert (field.size("token-keep"), field.size("pile")) == (0, 10)
        seen.append([view_bytes(field, observer) for observer in field.setting.observers])
    assert seen[0] == seen[1]


@pytest.mark.rule("SKI-15")
def test_tokens_in_the_keep_stay_when_free_enters() -> None:
    field = battlefield(free={"dale": 1}, shadow={"camp": 1})
    act(field, FREE, "march:dale:keep:1")
    assert field.size("token-keep") == 2
