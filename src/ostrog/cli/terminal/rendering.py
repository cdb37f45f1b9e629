"""Shows a view in a terminal, without knowledge of the game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ostrog.cli.terminal.table_text import SceneLine, sections
from ostrog.cli.terminal.wording import Wording
from ostrog.kernel import Option, Outcome, Setting, View
from ostrog.kernel.hidden.knowledge import ZoneView
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table import Layout, Scene, table_of

MOST_EVENTS = 16
MOST_VALUES = 48
LONG_LIST = 10
LABEL_WIDTH = 28

CHANGED = "bold yellow"
MARK = Text("*", style=CHANGED)


def render_view(
    wording: Wording, setting: Setting, view: View, before: View | None, *, whole: bool
) -> RenderableType:
    """Return the breadcrumb and everything the observer sees; changes since `before` are marked.

    The details of a table are left out unless `whole` is set.
    """
    crumbs = Text(wording.breadcrumb(view.breadcrumb), style="bold")
    table = table_of(setting.rules.game)
    if table is None:
        board, zones = _board(wording, view, before), _zones(wording, view, before)
        return Group(Rule(style="dim"), crumbs, Columns([board, zones], padding=(0, 4)))
    layout, scene = table.layout(setting), table.scene(setting, view)
    earlier = None if before is None else table.scene(setting, before)
    shown = render_table(wording, layout, scene, earlier, whole=whole)
    return Group(Rule(style="dim"), crumbs, shown)


def render_table(
    wording: Wording, layout: Layout, scene: Scene, before: Scene | None, *, whole: bool
) -> RenderableType:
    """Return the lines about a table; changes and removals since `before` are marked."""
    earlier: dict[str, dict[str, SceneLine]] = {}
    if before is not None:
        for section in sections(wording, layout, before):
            earlier[section.key] = {line.key: line for line in section.lines}
    parts: list[RenderableType] = []
    for section in sections(wording, layout, scene):
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(style="dim", width=LABEL_WIDTH)
        known = earlier.get(section.key, {})
        for line in section.lines:
            was = known.pop(line.key, None)
            changed = before is not None and (was is None or was.text.plain != line.text.plain)
            if whole or line.tell == "always" or (line.tell == "changed" and changed):
                _add(grid, line.label, line.text, changed=changed)
        for line in known.values():
            if line.tell != "asked":
                _add(grid, line.label, Text("-"), changed=True)
        parts += [Text(section.title, style=f"bold {section.colour}"), grid]
    return Group(*parts)


def render_decision(wording: Wording, decision: DecisionView) -> RenderableType:
    """Return the prompt, the picks so far, and the numbered options."""
    say = wording.words.say
    prompt = say("prompt", seat=wording.seat(decision.seat), prompt=wording.prompt(decision))
    parts: list[RenderableType] = [Text(prompt, style="bold cyan")]
    if decision.draft:
        parts.append(Text(say("picked", picks=wording.options(decision.draft)), style="yellow"))
    parts.append(Padding(_numbered(wording, decision.options), (0, 0, 0, 2)))
    if decision.default:
        default = say("default", picks=wording.options(decision.default))
        parts.append(Text(default, style="dim"))
    return Group(*parts)


def render_events(wording: Wording, lines: Sequence[str]) -> RenderableType:
    """Return the newest events in words, the last one at the end."""
    shown = Table.grid(padding=(0, 1))
    for line in lines[-MOST_EVENTS:]:
        shown.add_row("·", Text(line))
    if len(lines) <= MOST_EVENTS:
        return shown
    hidden = wording.words.say("earlier-events", count=len(lines) - MOST_EVENTS)
    return Group(Text(hidden, style="dim"), shown)


def render_outcome(wording: Wording, outcome: Outcome) -> RenderableType:
    """Return who won and why."""
    first, *rest = wording.outcome(outcome)
    return Group(Text(first, style="bold green"), *(Text(line) for line in rest))


def _add(grid: Table, label: str, text: Text, *, changed: bool) -> None:
    text.style = CHANGED if changed else ""
    grid.add_row(MARK if changed else "", label, text)


def _numbered(wording: Wording, options: Sequence[Option]) -> RenderableType:
    width = len(str(len(options)))
    lines = [
        Text.assemble((f"{number:>{width}}", "bold"), " ", wording.option(option))
        for number, option in enumerate(options, start=1)
    ]
    if len(lines) <= LONG_LIST:
        return Group(*lines)
    return Columns(lines, column_first=True, equal=True, padding=(0, 3))


def _board(wording: Wording, view: View, before: View | None) -> Table:
    table = Table.grid(padding=(0, 1))
    for name, value in view.board.items():
        changed = before is not None and before.board.get(name) != value
        table.add_row(
            MARK if changed else "",
            Text(wording.field(name), style="dim"),
            Text(_value(wording, value), style=CHANGED if changed else ""),
        )
    return table


def _zones(wording: Wording, view: View, before: View | None) -> Table:
    table = Table.grid(padding=(0, 1))
    for name, zone in view.zones.items():
        earlier = None if before is None else before.zones.get(name)
        changed = earlier is not None and earlier != zone
        if zone.size or changed:
            table.add_row(
                MARK if changed else "",
                Text(wording.zone(name), style="dim"),
                Text(str(zone.size), style=CHANGED if changed else ""),
                Text(_known(wording, zone)),
            )
    return table


def _known(wording: Wording, zone: ZoneView) -> str:
    if zone.order:
        unknown = wording.words.say("unknown-face")
        faces = [unknown if face is None else wording.thing(face) for face in zone.order]
        while faces[-1] == unknown:
            faces.pop()
        return wording.words.say("from-the-top", faces=", ".join(faces))
    return wording.counted([wording.thing(face) for face in zone.known])


def _value(wording: Wording, value: object) -> str:
    """Return a field of the board as one line, with only the first values of long lists."""
    if isinstance(value, dict):
        pairs = [f"{wording.thing(k)} {_value(wording, v)}" for k, v in value.items()]
        return _cut(wording, pairs, ", ")
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, list | tuple | dict) for each in value)
        return _cut(wording, [_value(wording, each) for each in value], " | " if nested else " ")
    if value is None:
        return "-"
    if isinstance(value, bool):
        return wording.words.say("value-yes" if value else "value-no")
    return wording.thing(value) if isinstance(value, str) else str(value)


def _cut(wording: Wording, parts: Sequence[str], between: str) -> str:
    if not parts:
        return "-"
    if len(parts) <= MOST_VALUES:
        return between.join(parts)
    more = wording.words.say("more-values", count=len(parts) - MOST_VALUES)
    return between.join([*parts[:MOST_VALUES], more])
