"""What cards let the Shadow take away: tokens of the Free Peoples, and bats as the price."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.bats import spend_bats
from ostrog.games.five_armies.board.control import GROUNDS_OF, TOKENS_OF, token_zone, tokens_at
from ostrog.games.five_armies.board.map import TERRITORIES
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import DONE, TAKE_BATS, TAKE_LEADERSHIP, TAKE_TOKEN
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


class TakeTokens(Procedure):
    """CR-34: recruitment tokens of the Free Peoples go back to their piles unseen."""

    steps = ("choose", "take")

    count: int
    card: str
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The card."""
        return (self.card,)

    def due(self, war: War) -> int:
        """B5A-8.18: how many must go, as far as there are any."""
        return min(self.count, len(lying_tokens(war)))

    def choose(self, war: War) -> Flow:
        """The Shadow's choice, wherever they lie."""
        if not self.due(war):
            return Done()
        options = [*war.legal(SHADOW, DONE), *war.legal(SHADOW, TAKE_TOKEN, _kinds(war))]
        rest = lying_tokens(war)
        for option in self.draft:
            rest.remove((str(option.refs[0]), str(option.refs[1])))
        default = [TAKE_TOKEN[each] for each in rest[: self.due(war) - len(self.draft)]]
        return Ask(
            SHADOW,
            "take-tokens",
            options,
            "picks",
            closes=("done",),
            default=(*default, DONE()),
            about=(self.card,),
        )

    def take(self, war: War) -> Flow:
        """CR-34."""
        for option in self.picks[:-1]:
            region, back = (str(ref) for ref in option.refs)
            war.draw(token_zone(back, region), f"{back}-pile")
            war.tell(events.TokensRemoved(region, back, 1))
        return Done()


def _kinds(war: War) -> list[tuple[str, str]]:
    return list(dict.fromkeys(lying_tokens(war)))


def lying_tokens(war: War) -> list[tuple[str, str]]:
    """Every recruitment token of the Free Peoples on the board, by region and kind."""
    return [
        (region, back)
        for region in GROUNDS_OF[FREE]
        for back in TOKENS_OF[FREE]
        for _ in range(tokens_at(war, back, region))
    ]


@TAKE_TOKEN.rule
def takes_a_token_that_lies_there(war: War, seat: int, region: str, back: str) -> Refusal | None:
    """CR-34."""
    frame = war.frame(TakeTokens)
    draft = frame.draft if frame is not None and seat == SHADOW else []
    if tokens_at(war, back, region) <= draft.count(TAKE_TOKEN[region, back]):
        return refuse("B5A-CR-34", region)
    if frame is not None and len(draft) >= frame.due(war):
        return refuse("B5A-CR-34", region)
    return None


@DONE.rule
def takes_all_it_must(war: War, seat: int) -> Refusal | None:
    """B5A-8.16: as many as the card says."""
    frame = war.frame(TakeTokens)
    if frame is None or seat != SHADOW or len(frame.draft) >= frame.due(war):
        return None
    return refuse("B5A-8.16", frame.card)


class TakeLeadership(Procedure):
    """CR-49: Leadership tokens of the Free Peoples are removed, wherever they lie."""

    steps = ("choose", "take")

    count: int
    card: str
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The card."""
        return (self.card,)

    def due(self, war: War) -> int:
        """B5A-8.18: how many must go, as far as there are any."""
        placed = sum([army.tokens for army in war.armies.values() if army.seat == FREE])
        return min(self.count, placed)

    def choose(self, war: War) -> Flow:
        """The Shadow's choice."""
        if not self.due(war):
            return Done()
        options = [*war.legal(SHADOW, DONE), *war.legal(SHADOW, TAKE_LEADERSHIP, war.places(FREE))]
        default = self.rest(war)
        return Ask(
            SHADOW,
            "take-leadership",
            options,
            "picks",
            closes=("done",),
            default=(*default, DONE()),
            about=(self.card,),
        )

    def rest(self, war: War) -> list[Option]:
        """The tokens to take from here, those of the largest armies first."""
        places = sorted(war.places(FREE), key=lambda place: -war.armies[place].size)
        tokens = [
            TAKE_LEADERSHIP[place] for place in places for _ in range(war.armies[place].tokens)
        ]
        for option in self.draft:
            tokens.remove(option)
        return tokens[: self.due(war) - len(self.draft)]

    def take(self, war: War) -> Flow:
        """CR-49."""
        for option in self.picks[:-1]:
            war.lose_tokens(str(option.refs[0]), 1)
        return Done()


@TAKE_LEADERSHIP.rule
def takes_leadership_that_is_there(war: War, seat: int, place: str) -> Refusal | None:
    """CR-49."""
    army = war.armies.get(place)
    frame = war.frame(TakeLeadership)
    draft = frame.draft if frame is not None and seat == SHADOW else []
    if army is None or army.seat != FREE or army.tokens <= draft.count(TAKE_LEADERSHIP[place]):
        return refuse("B5A-CR-49", place)
    if frame is not None and len(draft) >= frame.due(war):
        return refuse("B5A-CR-49", place)
    return None


@DONE.rule
def takes_all_leadership_it_must(war: War, seat: int) -> Refusal | None:
    """B5A-8.16: as many as the card says."""
    frame = war.frame(TakeLeadership)
    if frame is None or seat != SHADOW or len(frame.draft) >= frame.due(war):
        return None
    return refuse("B5A-8.16", frame.card)


class TakeBats(Procedure):
    """CR-49: up to two Great Bats leave the board; the result is how many."""

    steps = ("choose", "take")

    card: str
    most: int = 2
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The card."""
        return (self.card,)

    def choose(self, war: War) -> Flow:
        """Of any territory."""
        options = [DONE(), *war.legal(SHADOW, TAKE_BATS, TERRITORIES)]
        default = (DONE(),)
        return Ask(
            SHADOW,
            "take-bats",
            options,
            "picks",
            closes=("done",),
            default=default,
            about=(self.card,),
        )

    def take(self, war: War) -> Flow:
        """CR-49."""
        for option in self.picks[:-1]:
            spend_bats(war, str(option.refs[0]))
        return Done(len(self.picks) - 1)


@TAKE_BATS.rule
def takes_bats_that_are_there(war: War, seat: int, territory: str) -> Refusal | None:
    """CR-49."""
    frame = war.frame(TakeBats)
    draft = frame.draft if frame is not None and seat == SHADOW else []
    if seat != SHADOW or war.bats[territory] <= draft.count(TAKE_BATS[territory]):
        return refuse("B5A-CR-49", territory)
    full = frame is not None and len(draft) >= frame.most
    return refuse("B5A-CR-49", territory) if full else None
