"""Chapter 10, phase 4: specialists on ramparts and in buildings, and new trolls."""

from __future__ import annotations

from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import FOREGROUNDS, RAMPARTS
from ostrog.games.stronghold.board.pieces import INVADER, INVADERS, TRAINING, WORKING
from ostrog.games.stronghold.board.pools import pile
from ostrog.games.stronghold.board.state import Siege
from ostrog.games.stronghold.board.verbs import AT, CULL, SLOTS
from ostrog.games.stronghold.invader.card_phase import CardRules, register
from ostrog.games.stronghold.invader.objectives import remove_misses
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


def places_for(siege: Siege, token: str) -> list[str]:
    """Places that a specialist can be put on, or act on (STR-10.1, 10.8, 10.11, 10.12)."""
    match token:
        case "artilleryman":
            return [p for p in SLOTS if siege.throwing[p] and misses(siege, p)]
        case "trainer":
            return [f for f in FOREGROUNDS if siege.room_on(f) > 0]
        case "saboteur":
            return [building for building in WORKING if building not in siege.saboteurs]
    most = siege.values.spaces.training
    return [r for r in RAMPARTS if len(siege.training[r]) < most and token not in siege.training[r]]


def misses(siege: Siege, place: str) -> int:
    """Misses in the pile of a machine; its composition is public (STR-8.5)."""
    hits = siege.values.machine_cards.pile_hits
    return siege.size(pile(place)) - hits


def cannot_train(siege: Siege, token: str) -> Refusal | None:
    """Why a specialist cannot be used (STR-2.1, 2.5, 6.7)."""
    needs_token = siege.values.cards[token].tokens > 0
    if needs_token and siege.tokens_left(token) <= 0:
        return refuse("STR-2.1", token)
    if places_for(siege, token):
        return None
    rule = {"artilleryman": "STR-10.11", "trainer": "STR-10.12"}.get(token, "STR-6.7")
    return refuse(rule, token)


class TrainSpecialist(Procedure):
    """A specialist is put on a place, or acts at once (STR-10.1)."""

    steps = ("choose", "act")

    token: str
    place: Option | None = None

    def choose(self, siege: Siege) -> Flow:
        """The Invader chooses the place."""
        verb = CULL if self.token == "artilleryman" else AT
        options = [verb[place] for place in places_for(siege, self.token)]
        return Ask(INVADER, "training-site", options, "place", about=(self.token,))

    def act(self, siege: Siege) -> Flow:
        """Lay the token, take out a Miss, or place new units (STR-10.2, 10.6)."""
        if self.token == "artilleryman":
            remove_misses(siege, CULL.ref(self.place), 1)
            return Done()
        place = AT.ref(self.place)
        if self.token == "trainer":
            self._bring(siege, place)
        elif self.token == "saboteur":
            siege.saboteurs.append(place)
            siege.tell(events.TokenLaid(self.token, place))
        else:
            siege.training[place].append(self.token)
            siege.tell(events.TokenLaid(self.token, place))
        return Done()

    def _bring(self, siege: Siege, place: str) -> None:
        """Units come from the bag, as many as there are and fit (STR-10.6)."""
        come = list[int]()
        for kind, unit in enumerate(INVADERS):
            wanted = getattr(siege.values.trainer, unit)
            come.append(min(wanted, siege.bag[kind], siege.room_on(place)))
            siege.bag[kind] -= come[kind]
            siege.invaders[place][kind] += come[kind]
        siege.tell(events.UnitsPlaced(place, come[0], come[1], come[2], "trainer"))


register(
    TRAINING,
    lambda token: CardRules(
        lambda siege: cannot_train(siege, token), lambda: TrainSpecialist(token=token)
    ),
)
