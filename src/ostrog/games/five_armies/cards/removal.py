"""Card effects by which the Shadow removes Free Peoples tokens, and bats paid for them."""

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
    """Recruitment tokens of the Free Peoples return to their piles unseen (CR-34)."""

    steps = ("choose", "take")

    count: int
    card: str
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def due(self, war: War) -> int:
        """The number of tokens to remove, as far as there are any (B5A-8.18)."""
        return min(self.count, len(lying_tokens(war)))

    def choose(self, war: War) -> Flow:
        """Ask the Shadow for tokens in any regions."""
        if not self.due(war):
            return Done()
        options = [*war.legal(SHADOW, DONE), *war.legal(SHADOW, TAKE_TOKEN, _kinds(war))]
        rest = lying_tokens(war)
        for option in self.draft:
            region, back = TAKE_TOKEN.refs(option)
            rest.remove((region, back))
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
        """Return the chosen tokens to their piles (CR-34)."""
        for option in self.picks[:-1]:
            region, back = TAKE_TOKEN.refs(option)
            war.draw(token_zone(back, region), f"{back}-pile")
            war.tell(events.TokensRemoved(region, back, 1))
        return Done()


def _kinds(war: War) -> list[tuple[str, str]]:
    return list(dict.fromkeys(lying_tokens(war)))


def lying_tokens(war: War) -> list[tuple[str, str]]:
    """All recruitment tokens of the Free Peoples on the board, by region and kind."""
    return [
        (region, back)
        for region in GROUNDS_OF[FREE]
        for back in TOKENS_OF[FREE]
        for _ in range(tokens_at(war, back, region))
    ]


@TAKE_TOKEN.rule
def takes_a_token_that_lies_there(war: War, seat: int, region: str, back: str) -> Refusal | None:
    """Refuse a token that is not there, or too many tokens (CR-34)."""
    frame = war.frame(TakeTokens)
    draft = frame.draft if frame is not None and seat == SHADOW else []
    if tokens_at(war, back, region) <= draft.count(TAKE_TOKEN[region, back]):
        return refuse("B5A-CR-34", region)
    if frame is not None and len(draft) >= frame.due(war):
        return refuse("B5A-CR-34", region)
    return None


@DONE.rule
def takes_all_it_must(war: War, seat: int) -> Refusal | None:
    """Refuse to finish before as many tokens are picked as the card says (B5A-8.16)."""
    frame = war.frame(TakeTokens)
    if frame is None or seat != SHADOW or len(frame.draft) >= frame.due(war):
        return None
    return refuse("B5A-8.16", frame.card)


class TakeLeadership(Procedure):
    """Leadership tokens of the Free Peoples are removed from any armies (CR-49)."""

    steps = ("choose", "take")

    count: int
    card: str
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def due(self, war: War) -> int:
        """The number of tokens to remove, as far as there are any (B5A-8.18)."""
        placed = sum([army.tokens for army in war.armies.values() if army.seat == FREE])
        return min(self.count, placed)

    def choose(self, war: War) -> Flow:
        """Ask the Shadow for armies that lose a token."""
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
        """The default for the tokens still to pick, from the largest armies first."""
        places = sorted(war.places(FREE), key=lambda place: -war.armies[place].size)
        tokens = [
            TAKE_LEADERSHIP[place] for place in places for _ in range(war.armies[place].tokens)
        ]
        for option in self.draft:
            tokens.remove(option)
        return tokens[: self.due(war) - len(self.draft)]

    def take(self, war: War) -> Flow:
        """Remove the chosen Leadership tokens (CR-49)."""
        for place in TAKE_LEADERSHIP.among(self.picks):
            war.lose_tokens(place, 1)
        return Done()


@TAKE_LEADERSHIP.rule
def takes_leadership_that_is_there(war: War, seat: int, place: str) -> Refusal | None:
    """Refuse a Leadership token that is not there, or too many tokens (CR-49)."""
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
    """Refuse to finish before as many tokens are picked as the card says (B5A-8.16)."""
    frame = war.frame(TakeLeadership)
    if frame is None or seat != SHADOW or len(frame.draft) >= frame.due(war):
        return None
    return refuse("B5A-8.16", frame.card)


class TakeBats(Procedure):
    """Up to two Great Bats leave the board; the result is their number (CR-49)."""

    steps = ("choose", "take")

    card: str
    most: int = 2
    picks: tuple[Option, ...] = ()

    def crumb(self) -> tuple[str]:
        """The card, for the breadcrumb."""
        return (self.card,)

    def choose(self, war: War) -> Flow:
        """Ask for Great Bats of any territories."""
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
        """Remove the chosen Great Bats (CR-49)."""
        for territory in TAKE_BATS.among(self.picks):
            spend_bats(war, territory)
        return Done(len(self.picks) - 1)


@TAKE_BATS.rule
def takes_bats_that_are_there(war: War, seat: int, territory: str) -> Refusal | None:
    """Refuse Great Bats that are not there, or too many (CR-49)."""
    frame = war.frame(TakeBats)
    draft = frame.draft if frame is not None and seat == SHADOW else []
    if seat != SHADOW or war.bats[territory] <= draft.count(TAKE_BATS[territory]):
        return refuse("B5A-CR-49", territory)
    full = frame is not None and len(draft) >= frame.most
    return refuse("B5A-CR-49", territory) if full else None
