"""What an option points at on the table: units, places, cards and paths."""

from __future__ import annotations

from collections.abc import Callable, Set

from ostrog.games.stronghold.board.map import BOARD, SECTIONS
from ostrog.games.stronghold.board.pieces import HEROES
from ostrog.games.stronghold.table.scene import ground, horde_id, ritual_at, troop_id
from ostrog.kernel import Option, Ref
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Highlight, Scene, piece_ids

Points = tuple[Highlight, ...]
CARDS = ("next", "use-card", "spy-on")
PLANS = ("keep-plan", "plan")


def choice(*refs: str) -> Points:
    """Return highlights of things that are chosen."""
    return tuple(Highlight("choice", ref) for ref in refs)


def move(source: str, target: str, role: str = "target") -> Points:
    """Return where something comes from and goes to, or what is attacked."""
    end = Highlight("attack", target) if role == "attack" else Highlight("target", target)
    return Highlight("source", source), end


def unit(place: Ref, name: Ref) -> str:
    """Return Invader units of a kind on a place."""
    return f"{horde_id(str(place))}:{name}"


def troop(place: Ref, name: Ref) -> str:
    """Return Defender units of a kind in a place."""
    return f"{troop_id(str(place))}:{name}"


def path_of(path: Ref) -> str:
    """Return the group of a path."""
    return f"path-{path}"


def end_of(path: Ref) -> str:
    """Return the area to which a path leads."""
    return ground(BOARD.paths[str(path)].to)


def start_of(path: Ref) -> str:
    """Return the place from which a path leads."""
    return BOARD.paths[str(path)].source


BY_VERB: dict[str, Callable[..., Points]] = {
    "keep-objective": lambda card: choice(f"card:{card}"),
    "gain": lambda name: choice(f"supply:{name}"),
    "pay": lambda name: choice(f"supply:{name}"),
    "pay-spy": lambda name: choice(f"supply:{name}"),
    "swap-cards": lambda out, come: move(f"card:{come}", f"card:{out}"),
    "at": choice,
    "bridge": lambda path: choice(path_of(path)),
    "cull": lambda place: choice(f"machine:{place}"),
    "lay-token": lambda token, place: choice(ritual_at(place)),
    "sap": lambda name, section: move(f"supply:{name}", ground(section)),
    "send": lambda name, path, count: move(unit(start_of(path), name), end_of(path)),
    "tow": lambda path: move(f"siege-tower:{ground(start_of(path))}", end_of(path)),
    "pass-through": lambda name, rampart, section: move(rampart, ground(section)),
    "bring": lambda name, place, count: move(f"supply:{name}", place),
    "join": lambda name: choice(unit("marauders", name)),
    "open-order": lambda order, section: move(f"order-{order}", ground(section)),
    "secret-order": lambda order, section: move(f"order-{order}", ground(section)),
    "strengthen": lambda section: choice(ground(section)),
    "take": lambda name, place: choice(troop(place, name)),
    "lead": lambda hero: choice(f"hero:{hero}"),
    "to": lambda place: (Highlight("target", place),),
    "swap": lambda name, place: (Highlight("target", troop(place, name)),),
    "lay": lambda work, count: choice(f"work:{work}"),
    "finish": lambda work: choice(f"work:{work}"),
    "train": lambda work: choice(f"work:{work}"),
    "heroic": lambda order, hero: choice(f"heroic:{order}", f"hero:{hero}"),
    "cauldron": lambda name, section: choice(section),
    "set-trap": lambda trap, path: choice(path_of(path)),
    "jam": lambda place: choice(f"machine:{place}"),
    "bless-side": lambda side: choice(f"side-{side}"),
    "snipe": lambda name, place: (Highlight("attack", unit(place, name)),),
    "confuse": lambda section: choice(f"order:{section}"),
    "call-up": lambda name: choice(troop("courtyard", name)),
    "detail": lambda name, place, house: move(troop(place, name), house),
    "fall-back": lambda name, section: move(troop(section, name), "courtyard"),
    "burn": lambda name, place: (Highlight("attack", unit(place, name)),),
    "tear-down": lambda token, section: choice(f"{token}:{ground(section)}"),
    "tear-bridge": lambda path: choice(f"bridge:{path_of(path)}"),
    "wreck": lambda place: choice(f"machine:{place}"),
    "wreck-mantelet": lambda rampart: choice(f"mantelet:{rampart}"),
    "give-up": lambda name, place: choice(troop(place, name)),
    "raise": lambda place: choice(troop(place, "marksman")),
    "aim": lambda tower, place: move(tower, place, "attack"),
    "target": lambda place, section: move(f"machine:{place}", section, "attack"),
    "casualty-at": lambda name, section: (Highlight("attack", troop(section, name)),),
    "smash": lambda tower: (Highlight("attack", tower),),
    "fire": lambda place, rampart, count: move(troop(place, "marksman"), rampart, "attack"),
    "bless": lambda rampart: (Highlight("attack", rampart),),
    "poke": lambda tower, section: move(tower, ground(section), "attack"),
    "resolve": lambda section: choice(f"order:{section}"),
    "call-troll": lambda path: move(unit(start_of(path), "troll"), end_of(path)),
    "haunt": choice,
    "heal": lambda name: choice(troop("hospital", name)),
    **{verb: lambda card: choice(f"card:{card}") for verb in (*CARDS, *PLANS)},
}
"""What an option of each verb points at, by its references."""


def points_at(scene: Scene, decision: DecisionView, option: Option) -> Points:
    """Return what an option is about on the table; a button for what lies nowhere."""
    found: Points = ()
    if option.verb in BY_VERB:
        found = BY_VERB[option.verb](*option.refs)
    elif option.verb in ("victim", "casualty") and decision.about:
        place = str(decision.about[0])
        make = unit if option.verb == "victim" else troop
        found = (Highlight("attack", make(place, option.refs[0])),)
    lying = piece_ids(scene)
    return tuple([each for each in found if is_there(each.ref, lying)])


def is_there(ref: str, lying: Set[str]) -> bool:
    """Whether something lies on the table, or belongs to the board itself."""
    return ref in lying or ":" not in ref or ref.removesuffix(":attack") in (*SECTIONS, *HEROES)
