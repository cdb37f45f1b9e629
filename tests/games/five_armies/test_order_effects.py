"""The thirty Event cards and what their nine orders do, clause by clause."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import COMBAT_OF, ORDER_OF, TYPE_OF

DECK = {
    "blow-the-horns": ("muster", "captain-of-war fierce-defence no-quarter"),
    "call-to-arms": ("character", "determined-attack fierce-defence stand-and-fight"),
    "encirclement": ("army", "captain-of-war fierce-defence no-quarter"),
    "gather-and-marshall": ("muster", "dense-fog determined-attack overmastered stand-and-fight"),
    "marching-companies": ("army", "determined-attack overmastered stand-and-fight"),
    "move-to-strike": ("character", "captain-of-war dense-fog no-quarter overmastered"),
    "mustering-for-battle": ("muster", "battle-fury commanding-voice great-confusion"),
    "sudden-assault": ("army", "battle-fury commanding-voice dense-fog great-confusion"),
    "troop-leader": ("character", "battle-fury commanding-voice great-confusion"),
}
"""Each order with its type and the combat effects on the same cards."""
CARDS = [
    (f"ev-{order}-{combat}", order, combat, kind)
    for order, (kind, combats) in DECK.items()
    for combat in combats.split()
]
FACES = {
    FREE: "character muster event muster-army will-of-the-west",
    SHADOW: "character army muster event muster-army eye",
}
PLAYED_BY = {
    "army": ("army", "muster-army", "event", "will-of-the-west"),
    "character": ("character", "event", "will-of-the-west"),
    "muster": ("muster", "muster-army", "event", "will-of-the-west"),
}
DIE_RULE = {"army": "B5A-7.4", "character": "B5A-7.8", "muster": "B5A-7.13"}
FIRST_DECISION = {
    "blow-the-horns": "rally-armies",
    "gather-and-marshall": "muster",
    "mustering-for-battle": "recruit-regions",
    "troop-leader": "card-army",
}
"""The other orders move armies."""

HORNS = "ev-blow-the-horns-captain-of-war"
ARMS = "ev-call-to-arms-stand-and-fight"
ENCIRCLEMENT = "ev-encirclement-no-quarter"
GATHER = "ev-gather-and-marshall-dense-fog"
COMPANIES = "ev-marching-companies-overmastered"
STRIKE = "ev-move-to-strike-captain-of-war"
MUSTERING = "ev-mustering-for-battle-battle-fury"
ASSAULT = "ev-sudden-assault-dense-fog"
LEADER = "ev-troop-leader-great-confusion"

NORTH_POINT, NORTH_PASS = "goblin-mustering-point-north", "mountain-pass-north"
BELOW_THE_PASS = "eastern-bank-central-mountains"


def is_over(table: Battlefield, seat: int, card: str) -> bool:
    """Whether a card has taken effect, lies among the discards, and the other side acts."""
    discards = table.state.faces("event-discard")
    return discards == [card] and table.asked == [(1 - seat, "act")]


def next_token(table: Battlefield, back: str, *faces: str) -> Battlefield:
    """Script the next recruitment tokens drawn from a pile."""
    return table.lay(f"{back}-pile", *faces).draws(f"draw {back}-pile", *[0] * len(faces))


def no_tokens(table: Battlefield, *backs: str) -> Battlefield:
    """Empty these piles of recruitment tokens."""
    for back in backs:
        counts = table.state.values.recruitment[back]
        table.lay(f"{back}-flipped", *(face for face, n in counts.items() for _ in range(n)))
    return table


def advantages(table: Battlefield) -> list[events.TerrainAdvantage]:
    """Return the sides that got terrain advantage since the last choice."""
    return [event for event in table.events if isinstance(event, events.TerrainAdvantage)]


# The deck


@pytest.mark.rule("B5A-8.2")
def test_the_event_deck_has_thirty_different_cards() -> None:
    deck = Battlefield.empty().state.faces("event-deck")
    assert sorted(deck) == sorted(card for card, *_ in CARDS)
    assert len(deck) == 30


@pytest.mark.rule("B5A-8.2", "B5A-8.3")
@pytest.mark.parametrize(("card", "order", "combat", "kind"), CARDS)
def test_an_event_card_has_its_two_halves_and_its_type(
    card: str, order: str, combat: str, kind: str
) -> None:
    assert (ORDER_OF[card], COMBAT_OF[card], TYPE_OF[card]) == (order, combat, kind)


@pytest.mark.rule("B5A-8.3")
@pytest.mark.parametrize("seat", [FREE, SHADOW])
@pytest.mark.parametrize(("card", "order", "combat", "kind"), CARDS)
def test_an_order_is_played_with_the_dice_of_its_type(
    card: str, order: str, combat: str, kind: str, seat: int
) -> None:
    table = Battlefield.empty().hand(seat, card)
    table.acting(seat, free=FACES[FREE], shadow=FACES[SHADOW])
    for face in FACES[seat].split():
        if face in PLAYED_BY[kind]:
            assert f"play:{face}:{card}" in table.seat(seat).options
        else:
            rule = "B5A-7.18" if face == "eye" else DIE_RULE[kind]
            table.seat(seat).may_not(f"play:{face}:{card}", because=rule)


@pytest.mark.rule("B5A-8.2")
@pytest.mark.parametrize(("card", "order", "combat", "kind"), CARDS)
def test_an_order_is_carried_out_in_the_action_phase_and_consumes_the_card(
    card: str, order: str, combat: str, kind: str
) -> None:
    table = Battlefield.empty().lay("shadow-at-broken-lands-north-plains", "orcs")
    table.lay("shadow-at-broken-lands-east-hills", "orcs")
    table.army("valley-south-plains", orcs=2, damage=1, tokens=1)
    table.army("valley-east-plains", orcs=2, damage=1, tokens=1).plays(SHADOW, card)
    assert events.CardPlayed(SHADOW, "event", card) in table.events
    assert table.asked == [(SHADOW, FIRST_DECISION.get(order, "select-move"))]
    assert table.state.faces("event-open") == [card]
    assert table.state.faces("event-hand-shadow") == []


@pytest.mark.rule("B5A-8.2")
@pytest.mark.parametrize(("card", "order", "combat", "kind"), CARDS)
def test_a_combat_effect_is_used_in_a_battle_and_consumes_the_card(
    card: str, order: str, combat: str, kind: str
) -> None:
    table = Battlefield.empty().army("valley-central-plains", lake_men=2).hand(SHADOW, card)
    table.army("valley-central-hills", orcs=2)
    table.attack("valley-central-hills", "valley-central-plains").dice(*[1] * 6)
    table.manoeuvres(shadow=card)
    assert events.ManoeuvreShown(SHADOW, card) in table.events
    while table.asked[0][1] in ("leader-reroll", "casualties"):
        table.shadow.accepts()
    assert table.state.faces("event-discard") == [card]
    if combat != "dense-fog":
        table.shadow.chooses("press-on")
        table.free.chooses("stand")
        table.shadow.may_not(f"manoeuvre:{card}", because="B5A-22.2")


# Blow the Horns


def horns(*dice: int, **more: int) -> Battlefield:
    """Three damaged armies of the Free Peoples; the card is played."""
    table = Battlefield.empty().army("camp", lake_men=4, damage=3)
    table.army("lower-slopes", lake_men=2, damage=2, **more)
    table.army("eastern-spur", lake_men=3, damage=3).army("fallen-bridge", lake_men=1)
    return table.dice(*dice).plays(FREE, HORNS, die="muster-army")


@pytest.mark.rule("B5A-8.2")
def test_blow_the_horns_rallies_two_different_armies_on_four() -> None:
    table = horns(4, 5, 3, 1, 6, 3)
    table.free.chooses("rally:lower-slopes").may_not("rally:lower-slopes", because="B5A-7.12")
    table.free.chooses("rally:camp")
    assert "rally:eastern-spur" not in table.free.options
    table.free.chooses("done")
    assert events.Rallied(FREE, "lower-slopes", 2) in table.events
    assert events.Rallied(FREE, "camp", 1) in table.events
    assert [table.damage(place) for place in ("lower-slopes", "camp", "eastern-spur")] == [0, 2, 3]


@pytest.mark.rule("B5A-8.2")
def test_blow_the_horns_counts_four_in_the_re_roll_too() -> None:
    table = horns(3, 3, 4, tokens=1)
    table.free.chooses("rally:lower-slopes", "done").chooses("reroll:1:0")
    assert table.damage("lower-slopes") == 1
    table.free.chooses("done")  # no voluntary casualties
    assert is_over(table, FREE, HORNS)
    table.acting(FREE, free="muster").dice(4, 4).free.chooses("act:muster:rally")
    table.free.chooses("rally:lower-slopes", "done").chooses("reroll:0:0")
    assert table.damage("lower-slopes") == 1  # an ordinary rally


@pytest.mark.rule("B5A-8.16")
def test_blow_the_horns_must_rally_an_army_and_may_rally_a_second() -> None:
    table = horns(4, 4)
    assert set(table.free.options) == {"rally:camp", "rally:lower-slopes", "rally:eastern-spur"}
    table.free.may_not("rally:fallen-bridge", because="B5A-19.1")
    table.free.chooses("rally:lower-slopes").may("done", "rally:camp").chooses("done")
    assert is_over(table, FREE, HORNS)
    assert table.damage("camp") == 3


@pytest.mark.rule("B5A-8.18")
def test_blow_the_horns_without_damaged_armies_does_nothing() -> None:
    table = (
        Battlefield.empty().army("camp", lake_men=2).army("valley-south-plains", orcs=2, damage=1)
    )
    table.plays(FREE, HORNS)
    assert is_over(table, FREE, HORNS)


# Call to Arms


def arms() -> Battlefield:
    """A token leads one army and Bard another; others have no leadership or a token too."""
    table = Battlefield.empty().army("camp", lake_men=2, tokens=1).army("ravenhill", lake_men=2)
    table.army("lower-slopes", lake_men=2).character("bard", "lower-slopes")
    table.army("eastern-spur", dwarf_regulars=1, tokens=1)
    return table.plays(FREE, ARMS, die="character")


@pytest.mark.rule("B5A-8.2")
def test_call_to_arms_moves_two_armies_with_leadership_two_regions() -> None:
    table = arms()
    table.free.may_not("army:ravenhill", because="B5A-12.2")
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    table.free.chooses("to:eastern-bank-ford-plains")
    table.free.chooses("army:lower-slopes", "to:valley-west-plains").chooses("to:fallen-bridge")
    assert table.units("eastern-bank-ford-plains") == {"lake-men": 2}
    assert table.units("fallen-bridge") == {"lake-men": 2}
    assert table.state.characters["bard"] == "fallen-bridge"
    assert is_over(table, FREE, ARMS)  # and not a third army


@pytest.mark.rule("B5A-8.2")
def test_call_to_arms_leaves_no_moving_part_without_leadership() -> None:
    table = arms()
    table.free.chooses("army:lower-slopes").may("leave:lake-men")
    table.free.may_not("leave-character:bard", because="B5A-14.8")
    table = arms()
    table.free.chooses("army:camp").may_not("leave-token", because="B5A-14.8")


@pytest.mark.rule("B5A-8.2")
def test_call_to_arms_does_not_lend_leadership_to_an_army_that_is_joined() -> None:
    table = arms().army("eastern-bank-north-plains", dwarf_regulars=1)
    table.free.chooses("army:camp", "to:eastern-bank-north-plains").chooses("halt")
    table.free.may_not("army:eastern-bank-north-plains", because="B5A-12.2")
    table.free.may("army:eastern-spur")


@pytest.mark.rule("B5A-8.2")
def test_call_to_arms_grants_no_attack() -> None:
    table = Battlefield.empty().army("valley-south-plains", orcs=2)
    table.army("lower-slopes", lake_men=2, tokens=1).plays(FREE, ARMS)
    table.free.chooses("army:lower-slopes")
    table.free.may_not("attack:valley-south-plains", because="B5A-7.1")
    table.free.chooses("to:valley-southwest-plains")
    assert is_over(table, FREE, ARMS)


@pytest.mark.rule("B5A-CR-02")
def test_call_to_arms_moves_are_optional_and_may_be_shorter() -> None:
    table = arms()
    table.free.chooses("done")
    assert is_over(table, FREE, ARMS)
    table = arms()
    table.free.chooses("army:camp", "to:eastern-bank-north-plains").chooses("halt")
    table.free.chooses("done")
    assert is_over(table, FREE, ARMS)
    assert table.units("eastern-bank-north-plains") == {"lake-men": 2}


@pytest.mark.rule("B5A-CR-37")
def test_call_to_arms_leads_from_a_mustering_point_over_the_pass() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=3, tokens=1)
    table.board(open_passes={**table.state.open_passes, NORTH_POINT: True})
    table.plays(SHADOW, ARMS)
    table.shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    table.shadow.chooses(f"to:{BELOW_THE_PASS}")
    assert table.units(BELOW_THE_PASS) == {"goblins": 3}
    assert table.tokens(BELOW_THE_PASS) == 1


# Encirclement


def encirclement(*, second: str = "valley-northeast-plains") -> Battlefield:
    """Orcs beside the Lake-men in the Valley, and a second army somewhere."""
    table = Battlefield.empty().army("valley-central-plains", lake_men=2)
    table.army("valley-central-hills", orcs=2).army(second, wargs=2)
    table.army("broken-lands-southwest-hills", orcs=1)
    return table.plays(SHADOW, ENCIRCLEMENT, die="army")


@pytest.mark.rule("B5A-CR-01")
def test_encirclement_moves_an_army_and_then_attacks_with_several() -> None:
    table = encirclement()
    table.shadow.chooses("army:valley-northeast-plains", "to:valley-east-marsh")
    assert table.asked == [(SHADOW, "combined-armies")]
    table.shadow.may_not("target:camp", because="B5A-21.1")
    table.shadow.chooses("target:valley-central-plains", "join:valley-central-hills")
    table.shadow.may_not("done", because="B5A-29.1").chooses("join:valley-east-marsh", "done")
    armies = ("valley-central-hills", "valley-east-marsh")
    assert events.BattleBegan(SHADOW, armies, "valley-central-plains") in table.events


@pytest.mark.rule("B5A-CR-01")
def test_encirclement_lets_the_army_that_moved_stay_out_of_the_attack() -> None:
    table = encirclement(second="valley-east-plains")
    table.shadow.chooses("army:broken-lands-southwest-hills", "to:valley-south-marsh")
    table.shadow.chooses(
        "target:valley-central-plains",
        "join:valley-east-plains",
        "join:valley-central-hills",
        "done",
    )
    armies = ("valley-east-plains", "valley-central-hills")
    assert events.BattleBegan(SHADOW, armies, "valley-central-plains") in table.events


@pytest.mark.rule("B5A-CR-02", "B5A-8.17")
def test_encirclement_makes_move_and_attack_optional() -> None:
    table = encirclement(second="valley-east-plains")
    table.shadow.chooses("done")
    assert table.asked == [(SHADOW, "combined-armies")]
    table.shadow.chooses("done")
    assert is_over(table, SHADOW, ENCIRCLEMENT)


@pytest.mark.rule("B5A-8.18")
def test_encirclement_without_two_armies_beside_one_is_only_a_move() -> None:
    table = encirclement()
    table.shadow.chooses("army:valley-central-hills")
    table.shadow.may_not("attack:valley-central-plains", because="B5A-7.1")
    table.shadow.chooses("to:valley-east-marsh")  # one region
    assert table.units("valley-east-marsh") == {"orcs": 2}
    assert is_over(table, SHADOW, ENCIRCLEMENT)


@pytest.mark.rule("B5A-CR-37")
def test_encirclement_is_not_joined_from_a_pass() -> None:
    table = Battlefield.empty().army(BELOW_THE_PASS, lake_men=1).army(NORTH_PASS, goblins=2)
    table.army("eastern-bank-ford-plains", orcs=1).plays(SHADOW, ENCIRCLEMENT)
    table.shadow.chooses("done")
    assert is_over(table, SHADOW, ENCIRCLEMENT)  # one army and one in the pass
    table.army("eastern-bank-north-plains", orcs=1).plays(SHADOW, ENCIRCLEMENT)
    table.shadow.chooses("done").chooses(f"target:{BELOW_THE_PASS}")
    table.shadow.may_not(f"join:{NORTH_PASS}", because="B5A-20.9")


# Gather and Marshall


@pytest.mark.rule("B5A-8.2")
def test_gather_and_marshall_places_a_token_with_an_army_and_flips_it() -> None:
    table = Battlefield.empty().army("valley-south-plains", orcs=1)
    table.army("valley-east-plains", wargs=1).army("camp", lake_men=1)
    next_token(table, "shadow", "two-orcs").plays(SHADOW, GATHER, die="muster")
    assert set(table.shadow.options) == {
        "muster:valley-south-plains:shadow",
        "muster:valley-east-plains:shadow",
    }
    table.shadow.may_not("muster:valley-central-plains:shadow", because="B5A-CR-33")
    table.shadow.may_not("muster:camp:shadow", because="B5A-18.7")
    table.shadow.chooses("muster:valley-east-plains:shadow")
    assert table.units("valley-east-plains") == {"orcs": 2, "wargs": 1}
    assert table.units("valley-south-plains") == {"orcs": 1}
    assert table.state.faces("shadow-flipped") == ["two-orcs"]
    assert is_over(table, SHADOW, GATHER)


@pytest.mark.rule("B5A-8.2")
@pytest.mark.parametrize(
    ("back", "unit"), [("elves", "wood-elf-archers"), ("dwarves-and-men", "dwarf-veterans")]
)
def test_gather_and_marshall_lets_the_free_peoples_choose_the_pile(back: str, unit: str) -> None:
    table = Battlefield.empty().army("valley-central-plains", lake_men=1)
    next_token(table, back, unit).plays(FREE, GATHER)
    table.free.may_not("muster:valley-central-plains:shadow", because="B5A-18.10")
    table.free.chooses(f"muster:valley-central-plains:{back}")
    assert table.units("valley-central-plains") == {"lake-men": 1, unit: 1}


@pytest.mark.rule("B5A-8.18")
def test_gather_and_marshall_takes_from_the_pile_that_is_left_or_none() -> None:
    table = Battlefield.empty().army("camp", lake_men=1)
    no_tokens(next_token(table, "elves", "wood-elf-archers"), "dwarves-and-men")
    table.plays(FREE, GATHER)
    assert table.units("camp") == {"lake-men": 1, "wood-elf-archers": 1}
    assert is_over(table, FREE, GATHER)
    table = Battlefield.empty().army("camp", lake_men=1)
    no_tokens(table, "elves", "dwarves-and-men").plays(FREE, GATHER)
    assert table.units("camp") == {"lake-men": 1}
    assert is_over(table, FREE, GATHER)


@pytest.mark.rule("B5A-CR-37")
@pytest.mark.parametrize("place", [NORTH_POINT, NORTH_PASS])
def test_gather_and_marshall_works_in_goblin_areas(place: str) -> None:
    table = Battlefield.empty().army(place, goblins=4).army("valley-south-plains", orcs=1)
    next_token(table, "shadow", "wargs").plays(SHADOW, GATHER)
    table.shadow.chooses(f"muster:{place}:shadow")
    assert table.units(place) == {"goblins": 4, "wargs": 1}


@pytest.mark.rule("B5A-8.2")
def test_gather_and_marshall_keeps_the_stacking_limit() -> None:
    table = Battlefield.empty().army("valley-south-plains", orcs=4)
    next_token(table, "shadow", "two-orcs").plays(SHADOW, GATHER)
    assert table.units("valley-south-plains") == {"orcs": 5}


# B5A-18.7: where tokens are not placed


@pytest.mark.rule("B5A-18.7")
def test_no_token_is_placed_with_an_enemy_army_or_control_token() -> None:
    table = Battlefield.empty().controls("fallen-bridge").army("camp", orcs=1)
    table.plays(FREE, "sf-flying-banners")
    for region in ("camp", "fallen-bridge"):
        table.free.may_not(f"muster:{region}:elves", because="B5A-18.7")
    table.free.may("muster:lower-slopes:elves", "muster:ruins-of-dale:dwarves-and-men")


@pytest.mark.rule("B5A-18.7")
def test_no_levies_are_laid_down_with_an_enemy_army_or_control_token() -> None:
    table = Battlefield.empty().controls("fallen-bridge").army("camp", orcs=1)
    table.army("lower-slopes", lake_men=1).character("bard", "lower-slopes")
    table.board(activated=["bard"]).acting(FREE, free="muster", shadow="muster")
    table.free.chooses("use-general:bard")
    for region in ("camp", "fallen-bridge"):
        table.free.may_not(f"lay:{region}:dwarves-and-men", because="B5A-18.7")
    table.free.may("lay:lower-slopes:dwarves-and-men", "lay:ruins-of-dale:dwarves-and-men")


# Marching Companies


def companies() -> Battlefield:
    """Four armies in a row along the Eastern Bank."""
    table = Battlefield.empty().army("camp", lake_men=3)
    table.army("eastern-bank-north-plains", lake_men=4)
    table.army("eastern-bank-ford-plains", dwarf_regulars=1)
    table.army("eastern-spur", dwarf_veterans=1)
    return table.plays(FREE, COMPANIES, die="muster-army")


@pytest.mark.rule("B5A-8.2")
def test_marching_companies_moves_three_armies_one_region() -> None:
    table = companies()
    table.free.chooses("army:eastern-bank-ford-plains", "to:eastern-bank-east-plains")
    table.free.chooses("army:eastern-bank-north-plains", "to:eastern-bank-ford-plains")
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    assert table.units("eastern-bank-east-plains") == {"dwarf-regulars": 1}
    assert table.units("eastern-bank-ford-plains") == {"lake-men": 4}
    assert table.units("eastern-bank-north-plains") == {"lake-men": 3}
    assert is_over(table, FREE, COMPANIES)  # and not a fourth


@pytest.mark.rule("B5A-8.2")
def test_marching_companies_looks_at_the_stacking_limit_after_the_last_move() -> None:
    table = companies()
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    assert table.units("eastern-bank-north-plains") == {"lake-men": 7}
    table.free.chooses("army:eastern-bank-north-plains", "to:eastern-bank-ford-plains")
    assert table.units("eastern-bank-north-plains") == {"lake-men": 3}  # those that moved stay
    table.free.may_not("army:eastern-bank-north-plains", because="B5A-14.10")
    table.free.chooses("army:eastern-spur", "to:eastern-bank-east-plains")
    assert table.units("eastern-bank-ford-plains") == {"dwarf-regulars": 1, "lake-men": 4}


@pytest.mark.rule("B5A-CR-02")
def test_marching_companies_moves_are_optional() -> None:
    table = companies()
    table.free.chooses("done")
    assert is_over(table, FREE, COMPANIES)
    table = companies()
    table.free.chooses("army:eastern-spur", "to:eastern-bank-east-plains").chooses("done")
    assert is_over(table, FREE, COMPANIES)
    assert table.units("camp") == {"lake-men": 3}


@pytest.mark.rule("B5A-CR-37")
def test_marching_companies_moves_goblins_on_their_way() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=3).army(NORTH_PASS, goblins=2)
    table.plays(SHADOW, COMPANIES)
    table.shadow.may_not(f"army:{NORTH_POINT}", because="B5A-20.1")  # the pass is closed
    table.shadow.chooses(f"army:{NORTH_PASS}", f"to:{BELOW_THE_PASS}")
    assert table.units(BELOW_THE_PASS) == {"goblins": 2}


# Move to Strike


def strike() -> Battlefield:
    """Orcs with a token, and others without, near Lake-men in the Valley."""
    table = Battlefield.empty().army("valley-central-plains", lake_men=2)
    table.army("valley-north-marsh", orcs=3, tokens=1).army("valley-central-hills", wargs=2)
    return table.plays(SHADOW, STRIKE, die="character")


@pytest.mark.rule("B5A-CR-01")
def test_move_to_strike_goes_two_regions_and_attacks() -> None:
    table = strike()
    table.shadow.may_not("army:valley-central-hills", because="B5A-12.2")
    table.shadow.chooses("army:valley-north-marsh").may_not("leave-token", because="B5A-14.8")
    table.shadow.chooses("leave:orcs", "to:valley-northeast-plains").chooses("to:valley-east-marsh")
    assert table.units("valley-east-marsh") == {"orcs": 2}
    assert table.asked == [(SHADOW, "attack-after-move")]
    table.shadow.chooses("attack:valley-central-plains")
    battle = events.BattleBegan(SHADOW, ("valley-east-marsh",), "valley-central-plains")
    assert battle in table.events


@pytest.mark.rule("B5A-8.17", "B5A-CR-01")
def test_move_to_strike_makes_move_and_attack_optional() -> None:
    table = strike()
    table.shadow.chooses("done")
    assert is_over(table, SHADOW, STRIKE)
    table = strike()
    table.shadow.chooses("army:valley-north-marsh", "to:valley-northeast-plains")
    table.shadow.chooses("to:valley-east-marsh").chooses("no-attack")
    assert is_over(table, SHADOW, STRIKE)
    table = Battlefield.empty().army("valley-central-plains", lake_men=2)
    table.army("valley-central-hills", orcs=2).character("bolg", "valley-central-hills")
    table.plays(SHADOW, STRIKE)
    table.shadow.chooses("army:valley-central-hills", "attack:valley-central-plains")
    assert table.state.battle is not None


@pytest.mark.rule("B5A-CR-37")
def test_move_to_strike_leads_from_a_mustering_point_over_the_pass() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=3, tokens=1)
    table.board(open_passes={**table.state.open_passes, NORTH_POINT: True})
    table.army("eastern-bank-ford-plains", lake_men=1).plays(SHADOW, STRIKE)
    table.shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    table.shadow.chooses(f"to:{BELOW_THE_PASS}").chooses("attack:eastern-bank-ford-plains")
    assert table.state.battle is not None


# Mustering for Battle


def mustering() -> Battlefield:
    """Recruitment tokens in four regions, two of them in one."""
    table = Battlefield.empty().lay("shadow-at-broken-lands-north-plains", "orcs", "wargs")
    table.lay("shadow-at-broken-lands-east-hills", "two-orcs")
    table.lay("shadow-at-broken-lands-northeast-plains", "great-orcs")
    table.lay("shadow-at-broken-lands-northwest-hills", "orcs")
    table.draws("draw shadow-at-broken-lands-north-plains", 0)
    return table.plays(SHADOW, MUSTERING, die="muster")


@pytest.mark.rule("B5A-8.2")
def test_mustering_for_battle_flips_one_token_in_each_of_three_regions() -> None:
    table = mustering()
    table.shadow.may_not("recruit:broken-lands-spur-plains:shadow", because="B5A-18.10")
    table.shadow.chooses("recruit:broken-lands-north-plains:shadow")
    table.shadow.may_not("recruit:broken-lands-north-plains:shadow", because="B5A-18.2")
    table.shadow.chooses("recruit:broken-lands-east-hills:shadow")
    table.shadow.chooses("recruit:broken-lands-northeast-plains:shadow")
    assert table.units("broken-lands-north-plains") == {"orcs": 1}
    assert table.units("broken-lands-east-hills") == {"orcs": 2}
    assert table.units("broken-lands-northeast-plains") == {"great-orcs": 1}
    assert table.units("broken-lands-northwest-hills") == {}
    assert is_over(table, SHADOW, MUSTERING)


@pytest.mark.rule("B5A-8.16")
def test_mustering_for_battle_must_flip_a_token_and_may_flip_more() -> None:
    table = mustering()
    assert "done" not in table.shadow.options
    table.shadow.chooses("recruit:broken-lands-east-hills:shadow").chooses("done")
    assert is_over(table, SHADOW, MUSTERING)


@pytest.mark.rule("B5A-8.18")
def test_mustering_for_battle_flips_what_there_is() -> None:
    table = Battlefield.empty().lay("elves-at-ravenhill", "wood-elf-archers")
    table.lay("dwarves-and-men-at-camp", "dwarf-regulars").plays(FREE, MUSTERING)
    table.free.chooses("recruit:ravenhill:elves").chooses("recruit:camp:dwarves-and-men")
    assert table.units("ravenhill") == {"wood-elf-archers": 1}
    assert table.units("camp") == {"dwarf-regulars": 1}
    assert is_over(table, FREE, MUSTERING)
    table = Battlefield.empty().plays(FREE, MUSTERING)
    assert is_over(table, FREE, MUSTERING)


# Sudden Assault


def assault() -> Battlefield:
    """Orcs near Wood-elves that are at home in the plains; the Shadow's next card is known."""
    table = Battlefield.empty().army("valley-central-plains", wood_elf_spearmen=3)
    table.army("valley-northeast-plains", orcs=3).lay("event-deck", HORNS)
    return table.draws("draw event-deck", 0, 0).plays(SHADOW, ASSAULT, die="army")


def attack_after(table: Battlefield) -> Battlefield:
    """The Orcs move beside the Wood-elves and attack."""
    table.shadow.chooses("army:valley-northeast-plains", "to:valley-east-marsh")
    table.shadow.chooses("attack:valley-central-plains")
    return table


@pytest.mark.rule("B5A-CR-52", "B5A-CR-01")
def test_sudden_assault_moves_attacks_and_has_terrain_advantage() -> None:
    table = attack_after(assault())
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "plains")]
    assert table.state.faces("event-hand-shadow") == [HORNS]
    assert table.state.size("event-hand-free") == 0


@pytest.mark.rule("B5A-CR-52")
def test_sudden_assault_draws_no_card_without_a_battle() -> None:
    table = assault()
    table.shadow.chooses("army:valley-northeast-plains", "to:valley-east-marsh")
    table.shadow.chooses("no-attack")
    assert is_over(table, SHADOW, ASSAULT)
    assert table.state.size("event-hand-shadow") == 0


@pytest.mark.rule("B5A-CR-52")
def test_sudden_assault_helps_in_its_own_battle_only() -> None:
    table = attack_after(assault()).dice(*[1] * 6).manoeuvres()
    table.shadow.chooses("stop-attack")
    assert is_over(table, SHADOW, ASSAULT)
    table.attack("valley-east-marsh", "valley-central-plains")
    assert advantages(table) == [events.TerrainAdvantage(FREE, "plains")]


@pytest.mark.rule("B5A-CR-52")
@pytest.mark.parametrize("attacks", [True, False])
def test_moria_dain_dain_has_terrain_advantage_in_its_battle_alone(attacks: bool) -> None:
    table = Battlefield.empty().army("valley-central-plains", wargs=3)
    table.army("valley-east-plains", dwarf_regulars=2).plays(FREE, "sf-moria-dain-dain")
    if attacks:
        table.free.chooses("army:valley-east-plains", "attack:valley-central-plains")
        assert advantages(table) == [events.TerrainAdvantage(FREE, "plains")]
    else:
        table.free.chooses("army:valley-east-plains", "to:valley-east-marsh").chooses("no-attack")
        assert table.asked == [(SHADOW, "act")]
    assert table.state.size("event-hand-free") == int(attacks)
    assert table.state.size("event-hand-shadow") == 0


@pytest.mark.rule("B5A-8.17")
def test_sudden_assault_makes_move_and_attack_optional() -> None:
    table = assault()
    table.shadow.chooses("done")
    assert is_over(table, SHADOW, ASSAULT)
    table = assault().army("valley-central-hills", orcs=1).plays(SHADOW, ASSAULT)
    table.shadow.chooses("army:valley-central-hills", "attack:valley-central-plains")
    assert advantages(table) == [events.TerrainAdvantage(SHADOW, "plains")]


@pytest.mark.rule("B5A-8.2")
def test_sudden_assault_goes_one_region() -> None:
    table = assault()
    table.shadow.chooses("army:valley-northeast-plains", "to:valley-central-hills")
    assert table.asked == [(SHADOW, "attack-after-move")]


# Troop-leader


@pytest.mark.rule("B5A-8.2", "B5A-8.16")
@pytest.mark.parametrize(("damage", "left"), [(4, 2), (2, 0), (1, 0), (0, 0)])
def test_troop_leader_takes_up_to_two_damage_off_an_army_with_leadership(
    damage: int, left: int
) -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=4, damage=damage, tokens=1)
    table.army("camp", lake_men=2, damage=2).character("dain", "camp")
    table.army("lower-slopes", lake_men=2, damage=2).army("valley-south-plains", orcs=1, tokens=1)
    table.board(breaches={**table.state.breaches, "ravenhill": 2})
    table.plays(FREE, LEADER, die="character")
    assert set(table.free.options) == {"choose:ravenhill", "choose:camp"}  # and nothing else
    table.free.may_not("choose:lower-slopes", "choose:valley-south-plains", because="B5A-CR-03")
    table.free.chooses("choose:ravenhill")
    assert table.damage("ravenhill") == left
    assert (table.damage("camp"), table.damage("lower-slopes")) == (2, 2)
    assert table.state.breaches["ravenhill"] == 2
    assert is_over(table, FREE, LEADER)


@pytest.mark.rule("B5A-8.18")
def test_troop_leader_without_leadership_anywhere_does_nothing() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=2).plays(FREE, LEADER)
    assert table.damage("camp") == 2
    assert is_over(table, FREE, LEADER)


@pytest.mark.rule("B5A-CR-37")
@pytest.mark.parametrize("place", [NORTH_POINT, NORTH_PASS])
def test_goblins_in_their_own_areas_are_rallied_and_take_heart(place: str) -> None:
    table = Battlefield.empty().army(place, goblins=3, damage=3, tokens=1).plays(SHADOW, LEADER)
    assert table.damage(place) == 1
    table.dice(4, 1, 1).plays(SHADOW, HORNS).shadow.chooses(f"rally:{place}", "done")
    assert table.damage(place) == 0


# Story cards under the same rulings


@pytest.mark.rule("B5A-CR-02")
def test_black_tide_moves_are_optional() -> None:
    table = Battlefield.empty().army("valley-east-plains", orcs=1, tokens=1)
    table.army("broken-lands-east-hills", wargs=1, tokens=1).plays(SHADOW, "ss-black-tide")
    table.shadow.chooses("army:broken-lands-east-hills", "to:broken-lands-central-plains")
    table.shadow.chooses("done")
    assert table.units("broken-lands-central-plains") == {"wargs": 1}
    assert table.units("valley-east-plains") == {"orcs": 1}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-CR-37")
def test_story_cards_reinforce_goblin_areas_unless_they_name_the_broken_lands() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=2).army("valley-east-plains", orcs=1)
    table.plays(SHADOW, "ss-orcs-from-gundabad").shadow.chooses(f"choose:{NORTH_POINT}")
    assert table.units(NORTH_POINT) == {"goblins": 2, "orcs": 2}
    table.army("broken-lands-east-hills", orcs=1).army("broken-lands-spur-plains", orcs=1)
    table.plays(SHADOW, "ss-war-band").shadow.may("choose:broken-lands-east-hills")
    table.shadow.may_not(f"choose:{NORTH_POINT}", because="B5A-CR-03")


# Effects as far as possible, and cards that are drawn


@pytest.mark.rule("B5A-8.18")
def test_great_goblin_brings_his_token_and_his_move_without_a_figure() -> None:
    table = Battlefield.empty().army("broken-lands-east-hills", great_orcs=6)
    table.army("valley-south-plains", goblins=2, orcs=1).army("camp", lake_men=1)
    table.plays(SHADOW, "ss-great-goblin", die="army")
    assert table.units("valley-south-plains") == {"orcs": 1, "goblins": 2}
    assert table.tokens("valley-south-plains") == 1
    table.shadow.chooses("army:valley-south-plains", "to:valley-southwest-plains")
    assert table.tokens("valley-southwest-plains") == 1
    assert table.asked == [(FREE, "act")]


OTHERS = (
    "ev-troop-leader-battle-fury",
    "ev-troop-leader-commanding-voice",
    "ss-war-band",
    "ss-great-goblin",
    "ss-orc-army",
)


@pytest.mark.rule("B5A-CR-46")
def test_a_card_drawn_for_terrain_can_be_used_in_that_battle() -> None:
    table = attack_after(assault())
    table.shadow.may(f"manoeuvre:{HORNS}")


@pytest.mark.rule("B5A-CR-46")
def test_a_card_that_is_played_no_longer_counts_when_another_is_drawn() -> None:
    table = assault().hand(SHADOW, ASSAULT, *OTHERS).acting(SHADOW, shadow="army", free="event")
    table.shadow.chooses(f"play:army:{ASSAULT}")
    attack_after(table)
    assert (SHADOW, "terrain-discard") not in table.asked
    assert table.state.size("event-hand-shadow") + table.state.size("story-shadow-hand") == 6


@pytest.mark.rule("B5A-CR-46")
def test_story_cards_count_for_the_hand_limit_when_a_card_is_drawn_for_terrain() -> None:
    table = Battlefield.empty().army("valley-central-plains", lake_men=1)
    table.army("valley-east-plains", wargs=1).lay("event-deck", HORNS)
    table.draws("draw event-deck", 0).hand(SHADOW, LEADER, *OTHERS)
    table.attack("valley-east-plains", "valley-central-plains")
    assert table.asked == [(SHADOW, "terrain-discard")]
    table.shadow.may("discard:ss-war-band", f"discard:{HORNS}", f"discard:{LEADER}")
    table.shadow.chooses("discard:ss-war-band", "done").may(f"manoeuvre:{HORNS}")
    assert table.state.size("event-hand-shadow") + table.state.size("story-shadow-hand") == 6


@pytest.mark.rule("B5A-CR-46")
def test_a_card_is_drawn_after_the_other_parts_and_the_hand_limit_kept_at_once() -> None:
    table = Battlefield.empty().board(marker=4)
    table.hand(SHADOW, "ss-ill-chance", LEADER, *OTHERS)  # six when it is played
    table.acting(SHADOW, shadow="character", free="event")
    table.shadow.chooses("play:character:ss-ill-chance")
    assert table.state.marker < 4
    assert table.asked == [(SHADOW, "draw-discard")]
    told = [type(event) for event in table.events]
    assert told.index(events.FateAdvanced) < told.index(events.CardsDrawn)
    table.shadow.may("discard:ss-orc-army").may_not("done", because="B5A-8.6")


@pytest.mark.rule("B5A-CR-01")
def test_encirclement_needs_one_enemy_between_two_armies_and_not_all_of_them() -> None:
    table = Battlefield.empty().army("ruins-of-dale", lake_men=1).army("ravenhill", lake_men=1)
    table.army("valley-central-plains", orcs=1).army("valley-central-hills", orcs=1)
    table.plays(SHADOW, ENCIRCLEMENT).shadow.chooses("done").may("target:ruins-of-dale")


@pytest.mark.rule("B5A-CR-01")
def test_move_to_strike_goes_no_further_than_two_regions() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1)
    table.army("broken-lands-southeast-plains", orcs=1).plays(FREE, STRIKE)
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    table.free.chooses("to:eastern-bank-ford-plains")
    assert table.units("eastern-bank-ford-plains") == {"lake-men": 1}
    assert is_over(table, FREE, STRIKE)
