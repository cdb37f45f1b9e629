"""Effects, expansions, rulesets, and what the kernel refuses when a game is put together."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from ostrog.kernel import (
    Active,
    Ask,
    BadRuleset,
    Bounds,
    BrokenRules,
    Call,
    Expansion,
    Flow,
    Kind,
    Mixer,
    NewStep,
    Option,
    Procedure,
    Refusal,
    Source,
    State,
    Verb,
    asks,
    bounds_of,
    explain,
    new,
    refuse,
    view,
)
from ostrog.kernel.rules.options import Catalogue
from ostrog.kernel.rules.rulesets import overlay, unfit
from ostrog.kernel.runtime.copying import NotPlainData
from ostrog.kernel.runtime.events import ToldEvent, redact
from proof import council, skirmish, skirmish_horns
from proof.council import EAST, banner, tile_value
from proof.playing import act, lay_out, offered, option, script


def table() -> council.Table:
    state = new(council.game, "four", Mixer(5))
    for seat in council.SEATS:
        act(state, seat, offered(state, seat)[0])
    return state


# Queries


def test_a_query_is_folded_over_the_sources_in_force() -> None:
    state = table()
    assert tile_value(state, 2) == 2
    state.activate(banner, EAST[0])
    state.activate(banner, EAST[1])
    assert tile_value(state, 2) == 4
    state.activate(banner, 0)  # a banner of west adds nothing
    assert tile_value(state, 2) == 4


def test_of_two_equal_sources_one_leaves() -> None:
    state = table()
    state.activate(banner, 1)
    state.activate(banner, 1)
    state.deactivate(banner, 1)
    assert tile_value(state, 2) == 3


def test_sources_act_in_the_order_in_which_the_game_lists_them() -> None:
    state = table()
    for source in (council.lore, council.banner, council.hero):
        state.activate(source, 1)
    assert [active.name for active in state.active] == ["hero", "banner", "lore"]


def test_a_source_within_a_frame_ends_with_it() -> None:
    field = new(skirmish.game, "standard", Mixer(7))
    field.units = [[0, 0, 2, 0, 1], [2, 2, 0, 0, 0]]
    field.scratch.asks = None
    script(field, dice=(1,) * 20)
    lay_out(field, hand_0=("shield",), hand_1=("charge",))
    act(field, 0, "pass")
    act(field, 1, "attack:ford:dale")
    act(field, 0, "lay:shield")
    act(field, 1, "lay:charge")
    assert field.active == []  # the round is over, and both cards with it
    assert asks(field)[0].kind == "stop-attack"


# Triggers and replacements are exercised by the ten hardest and by these.


def test_a_trigger_waits_until_the_procedure_has_ended() -> None:
    state = table()
    lay_out(state, table_0=("hero",), table_2=("lore",), table_1=("guard",), hand_2=())
    for card, seat in (("hero", 0), ("lore", 2)):
        state.activate(council.WORKING[card], seat)
    act(state, 0, "pass")
    act(state, 1, "assault")
    act(state, 0, "lose:0:hero", "done")
    act(state, 2, "accept")
    assert state.faces("cycle-0") == ["hero"]  # replaced without asking: there is one text
    assert state.size("hand-2") == 1  # and lore drew a card for it


MEND, PATCH = Verb("mend"), Verb("patch")
mender, patcher = Source("mender", option=MEND()), Source("patcher", option=PATCH())
darner = Source("darner")


class Tear(Procedure):
    """Something is torn, unless somebody mends it."""

    steps = ("tear",)

    def controller(self, state: State) -> int:
        return 1

    def crumb(self) -> tuple[str]:
        return ("cloak",)

    def tear(self, table: council.Table) -> Flow:
        table.corruption += 1
        return None


class Mended(Procedure):
    """It is mended; who did it does not matter, but how often does."""

    steps = ("mend",)

    by: str
    times: int

    def same_as(self, other: Procedure) -> bool:
        return isinstance(other, Mended) and self.times == other.times

    def mend(self, table: council.Table) -> Flow:
        table.revealed += self.times
        return None


class Tailor(Procedure):
    """Tears something, with these sources in force, and asks whether all is well."""

    steps = ("begin", "tear", "rest")

    answer: Option | None = None

    def begin(self, table: council.Table) -> Flow:
        for source in table.setting.rules.game.sources:
            table.activate(source)
        return None

    def tear(self, table: council.Table) -> Flow:
        return Call(Tear())

    def rest(self, table: council.Table) -> Flow:
        return Ask(0, "rest", (MEND(), PATCH()), "answer")


@mender.replaces(Tear)
def mend(table: council.Table, active: Active, event: Tear) -> Procedure | None:
    return Mended(by=active.name, times=1)


@patcher.replaces(Tear)
def patch(table: council.Table, active: Active, event: Tear) -> Procedure | None:
    return Mended(by=active.name, times=1 + len(table.swapped))


@darner.replaces(Tear, optional=True)
def darn(table: council.Table, active: Active, event: Tear) -> Procedure | None:
    return Mended(by=active.name, times=3)


def torn(*sources: Source, differently: bool = False) -> council.Table:
    """The table of a tailor with these helpers, two of whom mend alike or differently."""

    class Start(Tailor):
        """Sets up how the helpers mend."""

        def begin(self, table: council.Table) -> Flow:
            table.swapped = [0] if differently else []
            return super().begin(table)

    game = msgspec.structs.replace(
        council.game,
        start=Start,
        procedures=(Tear, Mended),
        verbs=(MEND, PATCH),
        sources=sources,
    )
    return new(game, "four", Mixer(0))


def test_replacements_that_lead_to_the_same_are_no_choice() -> None:
    state = torn(mender, patcher)
    assert [ask.kind for ask in asks(state)] == ["rest"]
    assert (state.corruption, state.revealed) == (0, 1)


def test_the_controller_chooses_by_the_options_of_the_sources() -> None:
    state = torn(mender, patcher, differently=True)
    (ask,) = asks(state)
    assert (ask.seat, ask.kind, ask.about) == (1, "replacement", ("cloak",))
    assert [option.id for option in ask.options] == ["mend", "patch"]
    act(state, 1, "patch")
    assert (state.corruption, state.revealed) == (0, 2)


@pytest.mark.parametrize(("chosen", "then"), [("use:darner:-1", (0, 3)), ("keep", (1, 0))])
def test_the_controller_may_leave_an_optional_replacement_unused(
    chosen: str, then: tuple[int, int]
) -> None:
    state = torn(darner)
    (ask,) = asks(state)
    assert (ask.seat, ask.kind, ask.about) == (1, "replacement", ("cloak",))
    assert [option.id for option in ask.options] == ["use:darner:-1", "keep"]
    act(state, 1, chosen)
    assert (state.corruption, state.revealed) == then
    assert [ask.kind for ask in asks(state)] == ["rest"]  # what is kept is not replaced again


def test_an_optional_replacement_does_not_spare_the_choice_among_others() -> None:
    (ask,) = asks(torn(mender, darner))
    assert [option.id for option in ask.options] == ["mend", "use:darner:-1"]


# Why not


def test_explain_names_the_rule_before_it_says_not_now() -> None:
    field = new(skirmish.game, "standard", Mixer(7))
    refused = {
        "march:keep:camp:1": "SKI-2",
        "march:keep:dale:9": "SKI-2",
        "recruit:camp": "SKI-4",
        "recruit:dale": "SKI-4",
        "attack:keep:dale": "SKI-6",
        "withdraw:dale": "SKI-13",
        "stop": "not-now",
    }
    for text, rule in refused.items():
        refusal = explain(field, 0, option(field, text))
        assert refusal is not None
        assert refusal.rule == rule, text
    assert explain(field, 0, option(field, "march:keep:dale:1")) is None
    later = explain(field, 1, option(field, "march:camp:ford:1"))
    assert later is not None
    assert later.rule == "not-your-decision"
    unknown = explain(field, 0, Option("fly", ("keep",)))
    assert unknown is not None
    assert unknown.rule == "unknown-option"


def test_options_are_parsed_from_ids_and_nothing_else_is() -> None:
    catalogue = new(skirmish.game, "standard", Mixer(7)).setting.rules.catalogue
    march = catalogue.parse("march:keep:dale:2")
    assert march == Option("march", ("keep", "dale", 2))
    assert march.id == "march:keep:dale:2"
    for text in ("march:keep", "fly:keep", "march:keep:mars:1", "march:keep:dale:99", "", ":"):
        with pytest.raises(ValueError, match="no such option"):
            catalogue.parse(text)


def test_an_answer_is_read_with_the_verb_that_it_was_asked_with() -> None:
    region, number = Kind("region", ("camp", "ford")), Kind("number", range(3))
    move, take = Verb("move", source=region, to=region), Verb("take", number=number)
    wait = Verb("wait")
    source, to = move.refs(move["camp", "ford"])
    assert (source.upper(), to) == ("CAMP", "ford")
    assert take.ref(take[2]) + 1 == 3
    assert take.among([take[0], wait(), take[2]]) == [0, 2]
    assert (wait.chosen(wait()), wait.chosen(take[1]), wait.chosen(None)) == (True, False, False)


@pytest.mark.parametrize("answer", [None, Verb("wait")()])
def test_an_answer_that_is_missing_or_another_is_the_authors_mistake(answer: Option | None) -> None:
    take = Verb("take", number=Kind("number", range(3)))
    with pytest.raises(LookupError, match="not a 'take'"):
        take.ref(answer)
    with pytest.raises(LookupError, match="not a 'take'"):
        take.refs(answer)


def test_a_verb_makes_an_option_once_and_only_of_its_shape() -> None:
    assert skirmish.MARCH["keep", "dale", 1] is skirmish.MARCH["keep", "dale", 1]
    with pytest.raises(TypeError, match="points at"):
        skirmish.MARCH["keep"]
    with pytest.raises(ValueError, match="two verbs"):
        Catalogue([Verb("go"), Verb("go", to=Kind("place", "ab"))], {})


# Expansions


def test_an_expansion_inserts_replaces_and_adds_without_touching_the_base() -> None:
    base = new(skirmish_horns.game, "standard", Mixer(3))
    horns = new(skirmish_horns.game, "standard", Mixer(3), expansions=("horns",))
    assert "blow" not in offered(base, 0)
    assert "blow" in offered(horns, 0)
    flow = horns.setting.rules.flow[skirmish.Battle]
    assert list(flow)[:2] == ["call_to_battle", "fight"]
    assert next(iter(base.setting.rules.flow[skirmish.Battle])) == "fight"
    for state, rule in ((base, "SKI-3"), (horns, "HRN-6")):
        state.units = [[0, 0, 8, 0, 1], [1, 0, 0, 0, 0]]
        refusal = state.refusal(0, option(state, "march:dale:keep:8"))
        assert refusal is not None
        assert refusal.rule == rule
    assert base.refusal(0, option(base, "march:dale:keep:7")) is not None
    assert horns.refusal(0, option(horns, "march:dale:keep:7")) is None
    with pytest.raises(LookupError, match="no expansion"):
        new(skirmish_horns.game, "standard", Mixer(3), expansions=("drums",))


def test_two_expansions_cannot_take_the_place_of_one_rule() -> None:
    other = msgspec.structs.replace(skirmish_horns.horns, name="other")
    game = msgspec.structs.replace(skirmish.game, expansions=(skirmish_horns.horns, other))
    with pytest.raises(ValueError, match="both take the place"):
        game.compose(("horns", "other"))


class Toll(msgspec.Struct, frozen=True):
    """Values of an expansion."""

    ford: int = 2


def test_an_expansion_adds_checks_and_values_of_its_own() -> None:
    def pays_the_toll(
        field: skirmish.Field, seat: int, source: str, to: str, units: int
    ) -> Refusal | None:
        toll = field.setting.extra["toll"]
        assert isinstance(toll, Toll)
        return refuse("TOL-1") if to == "ford" and units < toll.ford else None

    toll = Expansion(name="toll", more_rules={skirmish.MARCH: (pays_the_toll,)}, data=Toll())
    game = msgspec.structs.replace(skirmish.game, expansions=(toll,))
    field = new(game, "standard", Mixer(1), expansions=("toll",))
    refusal = field.refusal(1, option(field, "march:camp:ford:1"))
    assert refusal is not None
    assert refusal.rule == "TOL-1"
    assert field.refusal(1, option(field, "march:camp:ford:2")) is None
    dear = new(game, "standard", Mixer(1), expansions=("toll",), ruleset={"toll/ford": 3})
    assert dear.refusal(1, option(dear, "march:camp:ford:2")) is not None


def test_an_inserted_step_cannot_ask_into_a_frame_that_has_no_field_for_it() -> None:
    def ask(frame: skirmish.Turn, field: skirmish.Field) -> Flow:
        return Ask(0, "odd", (skirmish.STOP(), skirmish.PRESS()), "nowhere")

    odd = Expansion(name="odd", steps=(NewStep(skirmish.Turn, "odd", ask, before="act"),))
    game = msgspec.structs.replace(skirmish.game, expansions=(odd,))
    field = new(game, "standard", Mixer(1), expansions=("odd",))
    with pytest.raises(BrokenRules, match="a procedure of its own"):
        act(field, 0, "stop")


# Rulesets


def test_a_ruleset_overrides_values_and_nothing_else() -> None:
    field = new(skirmish.game, "standard", Mixer(1), ruleset={"turns": 2, "target": 4})
    assert (field.data.turns, field.data.target, field.data.stacking) == (2, 4, 6)
    for bad in ({"wings": 1}, {"turns": "many"}, {"turns.long": 1}):
        with pytest.raises(BadRuleset):
            new(skirmish.game, "standard", Mixer(1), ruleset=bad)
    with pytest.raises(BadRuleset, match="no values"):
        new(council.game, "four", Mixer(1), ruleset={"turns": 1})


class Wall(msgspec.Struct, frozen=True):
    height: Annotated[int, msgspec.Meta(ge=0, lt=10)]
    open: bool
    made_of: Literal["stone", "wood"] | None = msgspec.field(name="of")
    paths: Annotated[str, msgspec.Meta(pattern="^[0-9]*$")] = ""


class Fortress(msgspec.Struct, frozen=True):
    walls: dict[str, Wall]
    weight: float = 1.5


FORTRESS = Fortress({"w-1": Wall(3, True, "stone")})


def test_bounds_are_read_from_the_types_of_the_data() -> None:
    assert bounds_of(FORTRESS, "walls.w-1.height") == Bounds(frozenset({"int"}), 0, 9)
    assert bounds_of(FORTRESS, "walls.w-1.open") == Bounds(frozenset({"bool"}))
    material = bounds_of(FORTRESS, "walls.w-1.of")
    assert material == Bounds(frozenset({"str", "none"}), choices=("stone", "wood"))
    assert bounds_of(FORTRESS, "walls.w-1.nothing") == Bounds()


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("walls.w-1.height", 10, ("at-most", 9)),
        ("walls.w-1.height", -1, ("at-least", 0)),
        ("walls.w-1.height", True, ("number", None)),
        ("walls.w-1.height", 2.0, ("number", None)),
        ("walls.w-1.open", 1, ("yes-or-no", None)),
        ("walls.w-1.of", "straw", ("choice", None)),
        ("walls.w-1.of", 3, ("text", None)),
        ("walls.w-1.paths", "one", ("form", None)),
        ("walls.w-2.height", 1, ("unknown", None)),
        ("weight", "heavy", ("number", None)),
    ],
)
def test_a_refused_value_is_named_with_its_bound(
    path: str, value: bool | int | float | str, said: tuple[str, int | None]
) -> None:
    with pytest.raises(BadRuleset) as caught:
        overlay(FORTRESS, {"walls.w-1.paths": "1"} | {path: value})
    assert [(f.path, f.reason, f.bound) for f in caught.value.faults] == [(path, *said)]


def test_values_within_their_bounds_are_taken() -> None:
    taken = overlay(FORTRESS, {"walls.w-1.height": 9, "walls.w-1.of": None, "weight": 2})
    assert taken == Fortress({"w-1": Wall(9, True, None)}, 2)


def test_what_a_game_says_about_its_values_keeps_the_path() -> None:
    assert str(unfit("walls.w-1: too high", "east/")) == "east/walls.w-1: too high"
    assert unfit("two walls: of one name").path == ""


# What is not plain data


class Holding(Procedure):
    steps = ()

    held: set[int] = set()


class Referring(Procedure):
    steps = ()

    other: Mixer | None = None


@pytest.mark.parametrize("procedure", [Holding, Referring])
def test_a_frame_must_be_plain_data(procedure: type[Procedure]) -> None:
    game = msgspec.structs.replace(skirmish.game, procedures=(procedure,))
    with pytest.raises(NotPlainData, match="not plain data"):
        game.compose()


# Observers


def test_one_person_may_hold_two_seats_where_the_scenario_says_so() -> None:
    state = new(council.game, "two", Mixer(5))
    both = view(state, (0, 2)).zones
    assert len(both["hand-0"].known) == len(both["hand-2"].known) == 3
    partner = view(state, (0,)).zones
    assert partner["hand-2"].known == ()
    four = new(council.game, "four", Mixer(5))
    with pytest.raises(ValueError, match="nobody can hold"):
        view(four, (0, 2))


def test_it_is_public_who_knows_the_top_of_a_deck() -> None:
    state = new(council.game, "four", Mixer(5))
    assert not state.knows_top("deck-west", 0)
    state.look("deck-west", (0,), 1)
    assert state.knows_top("deck-west", 0)
    assert not state.knows_top("deck-west", 2)
    state.draw("deck-west", "hand-2")
    assert not state.knows_top("deck-west", 0)  # that one is gone, the next is unknown
    state.look("deck-west", (0,), 1)
    state.shuffle("deck-west")
    assert not state.knows_top("deck-west", 0)


def test_hidden_fields_are_seen_by_the_audience_alone() -> None:
    field = new(skirmish.game, "standard", Mixer(1))
    field.tell(skirmish.Buried(0, "shield"), (0,))
    told: ToldEvent = field.scratch.outbox[-1]
    assert redact(told, field.setting.observer((0,))) == skirmish.Buried(0, "shield")
    assert redact(told, field.setting.observer((1,))) == skirmish.Buried(0, None)
    assert redact(told, field.setting.observer(())) == skirmish.Buried(0, None)
