"""Chapters 4 and 12: activating generals, and placing Leadership tokens and Great Bats."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import TERRITORIES
from ostrog.games.five_armies.board.pieces import CHARACTERS, FREE, SHADOW
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ACTIVATE, DONE, PLACE_TOKEN, SEND_BATS, SPLIT
from ostrog.kernel import Ask, Call, Done, Flow, Option, Procedure, Refusal, refuse

BATS = "great-bats"


class ActivateGenerals(Procedure):
    """Phase 2: the Free Peoples activate generals and place Leadership tokens (B5A-4.5, 4.6)."""

    steps = ("choose", "activate", "place_tokens")

    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Ask for up to three generals in play (B5A-4.5)."""
        options = [DONE(), *war.legal(FREE, ACTIVATE, CHARACTERS)]
        room = war.values.most_generals - len(self.draft)
        default = (*options[1 : 1 + room], DONE())
        return Ask(FREE, "activate-generals", options, "picks", closes=("done",), default=default)

    def activate(self, war: War) -> Flow:
        """Put an activation token on each chosen general (B5A-4.5)."""
        war.activated = ACTIVATE.among(self.picks)
        for general in war.activated:
            war.tell(events.GeneralActivated(general))
        return None

    def place_tokens(self, war: War) -> Flow:
        """Place as many Leadership tokens as generals were activated (B5A-4.6)."""
        return Call(PlaceTokens(seat=FREE, tokens=len(war.activated)))


@ACTIVATE.rule
def activates_a_general_in_play(war: War, seat: int, general: str) -> Refusal | None:
    """Refuse a character that is no general in play, or too many (B5A-4.5, 11.1)."""
    if seat != FREE or not war.values.characters[general].general:
        return refuse("B5A-11.1", general)
    if not war.in_play(general):
        return refuse("B5A-4.5", general)
    frame = war.frame(ActivateGenerals)
    if frame is None:
        return None
    if ACTIVATE[general] in frame.draft or len(frame.draft) >= war.values.most_generals:
        return refuse("B5A-4.5", general)
    return None


class PlaceTokens(Procedure):
    """A side places Leadership tokens, each in a different army (B5A-4.6, 4.9, 12.6, 12.7)."""

    steps = ("choose", "place")

    seat: int
    tokens: int
    picks: tuple[Option, ...] = ()

    def choose(self, war: War) -> Flow:
        """Ask which armies receive a token, if there are more armies (B5A-4.6, 4.9)."""
        places = war.places(self.seat)
        if not self.tokens or len(places) <= self.tokens:
            return None  # Every army gets a token, so there is no choice.
        options = war.legal(self.seat, DONE) + war.legal(self.seat, PLACE_TOKEN, places)
        return Ask(
            self.seat,
            "place-leadership",
            options,
            "picks",
            closes=("done",),
            default=(*self.rest(war, places), DONE()),
        )

    def rest(self, war: War, places: list[str]) -> list[Option]:
        """The tokens still to place, in the largest armies without one."""
        free = [place for place in places if PLACE_TOKEN[place] not in self.draft]
        free.sort(key=lambda place: -war.armies[place].size)
        return [PLACE_TOKEN[place] for place in free[: self.tokens - len(self.draft)]]

    def place(self, war: War) -> Flow:
        """Place the tokens; those without an army are lost (B5A-4.6, 4.9, B5A-12.7)."""
        chosen = PLACE_TOKEN.among(self.picks)
        for place in chosen or war.places(self.seat)[: self.tokens]:
            war.give_token(place)
        return Done()


@PLACE_TOKEN.rule
def gives_each_army_one_token(war: War, seat: int, army: str) -> Refusal | None:
    """Refuse a second token for an army, or too many tokens (B5A-4.6, 4.9)."""
    if war.holder(army) != seat:
        return refuse("B5A-13.1", army)
    frame = war.frame(PlaceTokens)
    if frame is None or frame.seat != seat:
        return None
    if len(frame.draft) >= frame.tokens or PLACE_TOKEN[army] in frame.draft:
        return refuse("B5A-4.6" if seat == FREE else "B5A-4.9", army)
    return None


@DONE.rule
def places_all_tokens(war: War, seat: int) -> Refusal | None:
    """Refuse to finish before all tokens are placed (B5A-4.6, 4.9)."""
    frame = war.frame(PlaceTokens)
    if frame is None or frame.seat != seat or len(frame.draft) >= frame.tokens:
        return None
    return refuse("B5A-4.6" if seat == FREE else "B5A-4.9")


class ShadowLeadership(Procedure):
    """Phase 4: the Shadow takes Leadership tokens and Great Bats (B5A-4.8 to 4.10)."""

    steps = ("split", "place_tokens", "place_bats", "send_bats")

    choice: Option | None = None
    picks: tuple[Option, ...] = ()

    def split(self, war: War) -> Flow:
        """Ask for the numbers of tokens and bats, which add up to the pool (B5A-4.8, 12.7)."""
        pool = war.pool[SHADOW]
        options = war.legal(SHADOW, SPLIT, [(tokens, pool - tokens) for tokens in range(pool + 1)])
        return Ask(SHADOW, "split-leadership-bats", options, "choice")

    def place_tokens(self, war: War) -> Flow:
        """Place the Leadership tokens (B5A-4.9)."""
        tokens, _ = SPLIT.refs(self.choice)
        return Call(PlaceTokens(seat=SHADOW, tokens=tokens))

    def bats(self) -> int:
        """The number of Great Bats figures taken."""
        return 0 if self.choice is None else SPLIT.refs(self.choice)[1]

    def place_bats(self, war: War) -> Flow:
        """Ask for the territory of each Great Bats figure (B5A-4.10)."""
        if not self.bats():
            return Done()
        options = war.legal(SHADOW, DONE) + war.legal(SHADOW, SEND_BATS, TERRITORIES)
        rest = [SEND_BATS[TERRITORIES[n % 4]] for n in range(len(self.draft), self.bats())]
        return Ask(
            SHADOW, "place-bats", options, "picks", closes=("done",), default=(*rest, DONE())
        )

    def send_bats(self, war: War) -> Flow:
        """Place the Great Bats in their territories (B5A-4.10)."""
        chosen = SEND_BATS.among(self.picks)
        for territory in TERRITORIES:
            count = chosen.count(territory)
            if count:
                war.bats[territory] += count
                war.tell(events.BatsSent(territory, count))
        return Done()


@SPLIT.rule
def splits_the_pool(war: War, seat: int, tokens: int, bats: int) -> Refusal | None:
    """Refuse a split that does not fit the pool, figures or armies (B5A-4.8, 12.7, 1.7)."""
    pool, most_bats = war.pool[SHADOW], war.values.figures[BATS]
    if seat != SHADOW or tokens + bats != pool:
        return refuse("B5A-4.8", pool)
    if bats > most_bats:
        return refuse("B5A-1.7", BATS)
    if tokens > max(len(war.places(SHADOW)), pool - most_bats):
        return refuse("B5A-12.7", tokens)
    return None


@SEND_BATS.rule
def sends_the_bats_it_took(war: War, seat: int, territory: str) -> Refusal | None:
    """Refuse to place more Great Bats than were taken (B5A-4.8, 4.10)."""
    frame = war.frame(ShadowLeadership)
    if frame is None or seat != SHADOW or frame.step != "place_bats":
        return None
    return None if len(frame.draft) < frame.bats() else refuse("B5A-4.8", war.pool[SHADOW])


@DONE.rule
def sends_all_bats(war: War, seat: int) -> Refusal | None:
    """Refuse to finish before all Great Bats are placed (B5A-4.10)."""
    frame = war.frame(ShadowLeadership)
    if frame is None or seat != SHADOW or frame.step != "place_bats":
        return None
    return None if len(frame.draft) >= frame.bats() else refuse("B5A-4.10")
