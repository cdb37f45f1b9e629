"""Mutants: small faults that an author could make by mistake in a module of a game."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise, zip_longest
from typing import TypeVar

from ostrog.testing.mutation import statements
from ostrog.testing.mutation.statements import TELLS, only_tells
from ostrog.testing.mutation.vocabulary import NO_VOCABULARY, Vocabulary


class MutantKind(StrEnum):
    """What sort of mistake a mutant is."""

    COMPARISON = "comparison"
    """`<` for `<=`, `==` for `!=`."""
    LOGIC = "logic"
    """`and` for `or`, a condition the wrong way round, yes for no."""
    NUMBER = "number"
    """One more or less, the smallest for the largest, a difference for a sum."""
    OMISSION = "omission"
    """A call is left out, or a function returns nothing."""
    LIFETIME = "lifetime"
    """An effect does not end, ends too early, or lasts through all rounds of a loop."""
    FILTER = "filter"
    """One of the conditions of a list, a filter or a guard is gone."""
    DECIDER = "decider"
    """Another seat is asked, acts or is affected."""
    ORDER = "order"
    """Two statements or steps are in the wrong order."""
    MEMBER = "member"
    """A name stands for another of the same kind: another character or another unit."""


SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}

SAME_STEP: dict[type[ast.cmpop], int] = {ast.Lt: 1, ast.LtE: -1, ast.Gt: -1, ast.GtE: 1}
"""Comparisons whose swapped form equals a step of the number on the right, by that step."""

CALLED_INSTEAD = {"min": "max", "max": "min", "any": "all", "all": "any"}

OPPOSITES = {
    "attacker": "defender",
    "attackers": "defenders",
    "attacking": "defending",
    "winner": "loser",
    "winners": "losers",
    "own": "enemy",
    "mine": "theirs",
}
OPPOSITES |= {other: one for one, other in OPPOSITES.items()}
"""Names of the two parties of a conflict."""

SEATS = ("seat", "actor")
"""Variables and fields that hold a seat."""
OWNER = "owner"
"""The function that returns whose a thing is."""

NAMED_BY_STRINGS = ("Goto", "Ask", "Agree", "Call", "refuse")
"""Classes and functions whose strings name steps, fields, prompts and rules."""
STEPS = "steps"
"""The field of a procedure that lists its steps."""

CRUMB = "crumb"
"""The method that describes the breadcrumb; it is only displayed, so it is not mutated."""

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
N = TypeVar("N", bound=ast.AST)


@dataclass(frozen=True)
class Mutant:
    """One small fault in the source of a module."""

    line: int
    function: str
    """Qualified name of the function or class that contains it; empty at module level."""
    old: str
    new: str
    about: str = field(repr=False)
    """The surrounding source, which may name the rules that it implements."""
    span: tuple[int, int] = field(repr=False)
    """Start and end of the bytes of the source that it replaces."""
    kind: MutantKind = MutantKind.LOGIC
    text: str = field(default="", repr=False)
    """What replaces whole statements; if empty, `new` replaces an expression or a statement."""


def possible_mutants(source: str, vocabulary: Vocabulary = NO_VOCABULARY) -> list[Mutant]:
    """Return all possible mutants of a module, in source order."""
    tree = ast.parse(source)
    finder = _Finder(source, tree, vocabulary)
    finder.visit(tree)
    return sorted(finder.found, key=lambda mutant: mutant.span)


def mutated(source: str, mutant: Mutant) -> str | None:
    """Return the source with a mutant; None if the program is the same or invalid."""
    before = ast.parse(source)
    content, (start, end) = source.encode(), mutant.span
    if mutant.text:
        changed = (content[:start] + mutant.text.encode() + content[end:]).decode()
        return changed if _differs(changed, before) else None
    after = _parsed(mutant.new)
    for text in (mutant.new, f"({mutant.new})"):  # the new operator may have a lower precedence
        changed = (content[:start] + text.encode() + content[end:]).decode()
        try:
            tree = ast.parse(changed)
            compile(tree, "<mutant>", "exec")
        except SyntaxError:
            continue
        there = _Positions(changed)
        wanted = start + text.index(mutant.new)
        if ast.dump(tree) != ast.dump(before) and any(
            there.start(node) == wanted and ast.dump(node) == after
            for node in ast.walk(tree)
            if isinstance(node, ast.expr | ast.stmt)
        ):
            return changed
    return None


def _differs(changed: str, before: ast.Module) -> bool:
    """Whether a source is a valid program that differs from another."""
    try:
        tree = ast.parse(changed)
        compile(tree, "<mutant>", "exec")
    except SyntaxError:
        return False
    return ast.dump(tree) != ast.dump(before)


def _parsed(text: str) -> str:
    """Return the syntax tree of a statement or expression, as text."""
    (statement,) = ast.parse(text).body
    return ast.dump(statement.value if isinstance(statement, ast.Expr) else statement)


class _Positions:
    """Converts lines and columns of a syntax tree to byte offsets."""

    def __init__(self, source: str) -> None:
        self.lines = [0]
        for line in source.encode().splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.lines[node.end_lineno - 1] + node.end_col_offset


class _Finder(ast.NodeVisitor):
    """Walks through a module and collects possible mutants.

    Annotations, decorators, assertions, raised errors, formatted strings, breadcrumbs and told
    events are not mutated. Neither are strings and patterns, except for a string that names a
    member of a kind.
    """

    def __init__(self, source: str, tree: ast.Module, vocabulary: Vocabulary) -> None:
        self.found: list[Mutant] = []
        self._vocabulary = vocabulary
        self._known = _known(tree)
        self._attributes = {each.attr for each in ast.walk(tree) if isinstance(each, ast.Attribute)}
        self._counted = {
            _name(each.target) for each in ast.walk(tree) if isinstance(each, ast.AugAssign)
        }
        self._strings = _strings(tree)
        self._left_alone: set[ast.expr] = set()
        self._content = source.encode()
        self._lines = [line.decode() for line in self._content.splitlines()]
        self._positions = _Positions(source)
        self._scopes: list[Scope] = []
        self._about = ""

    # Scopes

    def visit_Module(self, node: ast.Module) -> None:
        self._visit_statements(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scopes.append(node)
        self._visit_statements(node.body)
        self._scopes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name == CRUMB:
            return
        self._scopes.append(node)
        for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(default)
        self._visit_block(node.body)
        self._scopes.pop()

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def _visit_statements(self, body: Sequence[ast.stmt]) -> None:
        """Visit each statement of a module or class, with the docstring below it."""
        classes = [text for scope in self._scopes if (text := ast.get_docstring(scope))]
        for statement, following in zip_longest(body, body[1:]):
            first = min([statement, *getattr(statement, "decorator_list", ())], key=_line).lineno
            explained = following is not None and _is_string(following)
            last = (following if explained else statement).end_lineno
            self._about = "\n".join([*classes, *self._lines[first - 1 : last]])
            self.visit(statement)

    def _visit_block(self, body: Sequence[ast.stmt]) -> None:
        """Visit the statements of a function, a branch or a loop, and what they do together."""
        block = statements.Block(body, self._content, self._positions.lines)
        for change in (*block.too_early(), *block.kept_in_loops()):
            self._note_change(change, MutantKind.LIFETIME)
        for change in block.swapped():
            self._note_change(change, MutantKind.ORDER)
        for statement in body:
            self.visit(statement)

    def _note_change(self, change: statements.Rearrangement, kind: MutantKind) -> None:
        self.found.append(
            Mutant(
                line=change.at.lineno,
                function=self._function,
                old=change.old,
                new=change.new,
                about=self._about,
                span=(self._positions.start(change.first), self._positions.end(change.last)),
                kind=kind,
                text=change.text,
            )
        )

    def _note(self, node: ast.expr | ast.stmt, new: ast.AST, kind: MutantKind) -> None:
        span = self._positions.start(node), self._positions.end(node)
        self.found.append(
            Mutant(
                line=node.lineno,
                function=self._function,
                old=" ".join(self._content[slice(*span)].decode().split()),
                new=ast.unparse(new),
                about=self._about,
                span=span,
                kind=kind,
            )
        )

    @property
    def _function(self) -> str:
        return ".".join(scope.name for scope in self._scopes)

    # Code that is not mutated

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and not self._is_set_anew(node.target):
            self.visit(node.value)

    def _is_set_anew(self, field: ast.expr) -> bool:
        """Whether the first step of a procedure sets a field before its default is ever read."""
        scope = self._scopes[-1] if self._scopes else None
        if not isinstance(scope, ast.ClassDef) or not isinstance(field, ast.Name):
            return False
        first = _steps(scope)[:1]
        steps = [each for each in scope.body if isinstance(each, ast.FunctionDef)]
        for statement in [line for step in steps if step.name in first for line in step.body]:
            if any(_name(node) == field.id for node in _read_in(statement)):
                return False
            match statement:
                case ast.Assign(targets=[ast.Attribute(ast.Name("self"), name)]):
                    if name == field.id:
                        return True
        return False

    def visit_TypeAlias(self, node: ast.AST) -> None:
        pass

    # Code that is mutated

    def visit_match_case(self, node: ast.match_case) -> None:
        values = [each.value for each in ast.walk(node.pattern) if isinstance(each, ast.MatchValue)]
        self._note_members(values)
        if node.guard is not None:
            self._note_gone(node.guard, holds=True)
            self._visit_condition(node.guard)
        self._visit_block(node.body)

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        self._visit_block(node.body)
        self._visit_block(node.orelse)

    def visit_While(self, node: ast.While) -> None:
        self.visit(node.test)
        self._visit_block(node.body)
        self._visit_block(node.orelse)

    def visit_With(self, node: ast.With) -> None:
        for item in node.items:
            self.visit(item.context_expr)
        self._visit_block(node.body)

    def visit_Compare(self, node: ast.Compare) -> None:
        for number, operator in enumerate(node.ops):
            ops = list(node.ops)
            ops[number] = SWAPPED[type(operator)]()
            self._note(node, _with(node, ops=ops), MutantKind.COMPARISON)
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq | ast.NotEq):
            sides = node.left, node.comparators[0]
            if all(map(self._is_seat, sides)):  # the other seat would be the same as `!=`
                self._left_alone |= set(sides)
        self.visit(node.left)
        for operator, value in zip(node.ops, node.comparators, strict=True):
            if type(operator) in SAME_STEP and _integer(value) is not None:
                self._note_integers(value, (-SAME_STEP[type(operator)],))
            else:
                self.visit(value)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._note(node, _with(node, op=other), MutantKind.LOGIC)
        for value in node.values:
            if not _is_none_check(value):
                left = [each for each in node.values if each is not value]
                new = _with(node, values=left) if len(left) > 1 else left[0]
                self._note(node, new, MutantKind.FILTER)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._note(node, node.operand, MutantKind.LOGIC)
        if _integer(node) is None:
            self.generic_visit(node)
        else:
            self._note_integers(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        # Subtraction from a string or list always fails, so such a mutant would show nothing.
        if not isinstance(node.left, _SEQUENCES) and not isinstance(node.right, _SEQUENCES):
            self._note_sum(node)
        if _is_other_seat(node) and self._is_seat(node.right):
            if node not in self._left_alone:
                self._note(node, node.right, MutantKind.DECIDER)
            self._left_alone.add(node.right)
        if isinstance(node.op, ast.BitAnd):
            self._note(node, node.left, MutantKind.FILTER)
            self._note(node, node.right, MutantKind.FILTER)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if not isinstance(node.value, _SEQUENCES):
            self._note_sum(node)
        self.visit(node.target)
        self.visit(node.value)

    def _note_sum(self, node: ast.BinOp | ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add):
            self._note(node, _with(node, op=ast.Sub()), MutantKind.NUMBER)
        elif isinstance(node.op, ast.Sub):
            self._note(node, _with(node, op=ast.Add()), MutantKind.NUMBER)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._note(node, ast.Constant(not node.value), MutantKind.LOGIC)
        elif isinstance(node.value, str):
            self._note_members([node])
        else:
            self._note_integers(node)

    def _note_integers(self, node: ast.expr, steps: Sequence[int] = (1, -1)) -> None:
        value = _integer(node)
        if value is not None:
            for step in steps:
                self._note(node, ast.Constant(value + step), MutantKind.NUMBER)

    def _note_members(self, nodes: Sequence[ast.expr | None]) -> None:
        """Replace strings by others of their kind, except for others that stand beside them."""
        texts = {each: each.value for each in nodes if isinstance(each, ast.Constant)}
        for node, text in texts.items():
            if isinstance(text, str):
                other = self._vocabulary.other_member(text, self._strings)
                if other and other not in texts.values():
                    self._note(node, ast.Constant(other), MutantKind.MEMBER)

    def visit_Tuple(self, node: ast.Tuple | ast.List | ast.Set) -> None:
        self._note_members(node.elts)
        self._visit_others(node.elts)

    visit_List = visit_Tuple  # noqa: N815
    visit_Set = visit_Tuple  # noqa: N815

    def visit_Dict(self, node: ast.Dict) -> None:
        self._note_members(node.keys)
        self._visit_others(node.keys)
        for value in node.values:
            if isinstance(value, ast.Tuple) and all(map(self._is_function, value.elts)):
                self._note_order(value)
            self.visit(value)

    def _visit_others(self, nodes: Sequence[ast.expr | None]) -> None:
        """Visit expressions that are not strings."""
        for node in nodes:
            if node is not None and not _is_text(node):
                self.visit(node)

    def _is_function(self, node: ast.expr) -> bool:
        """Whether an expression is a function of this game, or makes one."""
        name = _name(node.func if isinstance(node, ast.Call) else node)
        return name in self._known and name.islower()

    def _note_order(self, node: ast.Tuple) -> None:
        """Swap each two steps that follow one another."""
        for one, other in pairwise(node.elts):
            first, second = ast.unparse(one), ast.unparse(other)
            self.found.append(
                Mutant(
                    line=one.lineno,
                    function=self._function,
                    old=f"{first}, {second}",
                    new=f"{second}, {first}",
                    about=self._about,
                    span=(self._positions.start(one), self._positions.end(other)),
                    kind=MutantKind.ORDER,
                    text=f"{second}, {first}",
                )
            )

    def visit_Name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load) or node in self._left_alone:
            return
        other = self._vocabulary.other_seat(node.id)
        if other:
            new = ast.Name(other) if other in self._known else _other(node)
            self._note(node, new, MutantKind.DECIDER)
        elif node.id in SEATS:
            self._note_other_seat(node)
        elif OPPOSITES.get(node.id) in self._variables():
            self._note(node, ast.Name(OPPOSITES[node.id]), MutantKind.DECIDER)
        constant = self._vocabulary.other_constant(node.id, self._known)
        if constant:
            self._note(node, ast.Name(constant), MutantKind.MEMBER)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if isinstance(node.ctx, ast.Load) and node not in self._left_alone:
            if node.attr in SEATS:
                self._note_other_seat(node)
            elif OPPOSITES.get(node.attr) in self._attributes:
                self._note(node, _with(node, attr=OPPOSITES[node.attr]), MutantKind.DECIDER)
        self.visit(node.value)

    def _note_other_seat(self, node: ast.expr) -> None:
        self._note(node, _other(node, several=self._vocabulary.several), MutantKind.DECIDER)

    def _is_seat(self, node: ast.expr) -> bool:
        """Whether an expression has one of two seats or sides as its value."""
        if isinstance(node, ast.BinOp):
            return _is_other_seat(node) and self._is_seat(node.right)
        if not isinstance(node, ast.Name | ast.Attribute):
            return False
        name = _name(node)
        return bool(self._vocabulary.other_seat(name)) or name in SEATS

    def _variables(self) -> set[str]:
        """Return the variables of the function that is being visited."""
        for scope in reversed(self._scopes):
            if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
                names = {each.id for each in ast.walk(scope) if isinstance(each, ast.Name)}
                return names | {each.arg for each in ast.walk(scope) if isinstance(each, ast.arg)}
        return set()

    def visit_Subscript(self, node: ast.Subscript) -> None:
        if _name(node.value) == "Literal":  # a type
            return
        self.visit(node.value)
        if _integer(node.slice) == 0:
            self._note_integers(node.slice, (1,))  # -1 would be the same if there is one element
        else:
            self.visit(node.slice)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name == TELLS:
            return
        if name in CALLED_INSTEAD and isinstance(node.func, ast.Name):
            kind = MutantKind.LOGIC if name in ("any", "all") else MutantKind.NUMBER
            self._note(node.func, ast.Name(CALLED_INSTEAD[name]), kind)
        if name == OWNER and SEATS[0] in self._variables():
            self._note(node, ast.Name(SEATS[0]), MutantKind.DECIDER)
        if isinstance(node.func, ast.Attribute):
            self.visit(node.func.value)
        elif not isinstance(node.func, ast.Name):
            self.visit(node.func)
        for argument in node.args[1 if name == "cast" else 0 :]:
            if not (name in NAMED_BY_STRINGS and _is_text(argument)):
                self.visit(argument)
        for keyword in node.keywords:
            if (name, keyword.arg) not in (("zip", "strict"), ("Ask", "closes")):
                self.visit(keyword.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self._scopes and isinstance(self._scopes[-1], ast.ClassDef):
            if [_name(each) for each in node.targets] == [STEPS]:
                if isinstance(node.value, ast.Tuple):
                    self._note_order(node.value)
                return
        elif self._scopes and self._scopes[-1].name != "__init__":
            for field in statements.resets(node, self._counted):
                self._note(node, statements.without(node, field), MutantKind.LIFETIME)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        if statements.cleared(node):
            self._note(node, ast.Pass(), MutantKind.LIFETIME)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if _is_string(node):
            return
        if isinstance(node.value, ast.Call) and not only_tells(node):
            clears = statements.clearing_call(node) is not None
            self._note(node, ast.Pass(), MutantKind.LIFETIME if clears else MutantKind.OMISSION)
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if not _is_nothing(node.value) and not self._goes_on(node.value):
            self._note(node, ast.Return(ast.Constant(None)), MutantKind.OMISSION)
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if _name(node.test) == "TYPE_CHECKING":
            return
        if not all(only_tells(statement) for statement in (*node.body, *node.orelse)):
            if not node.orelse and statements.only_clears(node.body):
                self._note(node.test, ast.Constant(True), MutantKind.LIFETIME)
            elif not node.orelse and isinstance(node.body[0], _LEAVING):
                self._note_gone(node.test, holds=False)
            self._visit_condition(node.test)
        self._visit_block(node.body)
        self._visit_block(node.orelse)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        if _refuses(node.body) != _refuses(node.orelse):
            self._note_gone(node.test, holds=_refuses(node.orelse))
        self._visit_condition(node.test)
        self.visit(node.body)
        self.visit(node.orelse)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.iter)
        for condition in node.ifs:
            self._note_gone(condition, holds=True)
            self._visit_condition(condition, MutantKind.FILTER)

    def _note_gone(self, condition: ast.expr, *, holds: bool) -> None:
        """Drop a condition, so that it always or never holds; checks for None stay."""
        if not _is_none_check(condition):
            self._note(condition, ast.Constant(holds), MutantKind.FILTER)

    def _visit_condition(self, node: ast.expr, kind: MutantKind = MutantKind.LOGIC) -> None:
        """Negate a condition, unless another mutant is the same."""
        turned_already = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            turned_already = type(node.ops[0]) not in SAME_STEP
        if not turned_already:
            self._note(node, ast.UnaryOp(ast.Not(), node), kind)
        self.visit(node)

    def _goes_on(self, value: ast.expr) -> bool:
        """Whether a step returns what None would mean too: go to the next step, or end."""
        if len(self._scopes) < 2 or not isinstance(self._scopes[-2], ast.ClassDef):
            return False
        steps = _steps(self._scopes[-2])
        name = self._scopes[-1].name
        if name not in steps or not isinstance(value, ast.Call):
            return False
        following = [*steps, ""][steps.index(name) + 1]
        goto = ast.dump(ast.parse(f"Goto({following!r})", mode="eval").body)
        done = ast.dump(ast.parse("Done()", mode="eval").body)
        return ast.dump(value) == (goto if following else done)


_SEQUENCES = (ast.List, ast.Tuple, ast.JoinedStr, ast.ListComp)


_LEAVING = (ast.Return, ast.Continue, ast.Break)


def _known(tree: ast.Module) -> set[str]:
    """Return the names that a module defines or imports."""
    found: set[str] = set()
    for node in tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                found |= {each.asname or each.name for each in names}
            case ast.Assign(targets=targets):
                inside = [each for target in targets for each in ast.walk(target)]
                found |= {each.id for each in inside if isinstance(each, ast.Name)}
    return found


def _strings(tree: ast.Module) -> list[str]:
    """Return the strings of a module, without docstrings, in source order."""
    explained = {
        id(each.value)
        for each in ast.walk(tree)
        if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
    }
    found = [
        (each.lineno, each.col_offset, each.value)
        for each in ast.walk(tree)
        if isinstance(each, ast.Constant)
        and isinstance(each.value, str)
        and id(each) not in explained
    ]
    return list(dict.fromkeys(text for *_, text in sorted(found)))


def _other(seat: ast.expr, *, several: bool = False) -> ast.expr:
    """Return the seat opposite to another; among several, the one beside it."""
    one = ast.Constant(1)
    return ast.BinOp(seat, ast.BitXor(), one) if several else ast.BinOp(one, ast.Sub(), seat)


def _is_other_seat(node: ast.BinOp) -> bool:
    return isinstance(node.op, ast.Sub) and _integer(node.left) == 1


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _refuses(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and _name(node.func) == "refuse"


def _is_none_check(node: ast.expr) -> bool:
    """Whether a condition only tells whether there is something; types demand it."""
    match node:
        case ast.Compare(ops=[ast.Is() | ast.IsNot()], comparators=[ast.Constant(value=None)]):
            return True
        case ast.Call(func=ast.Name(id="isinstance")):
            return True
    return False


def _with(node: N, **fields: object) -> N:
    changed = copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def _line(node: ast.stmt | ast.expr) -> int:
    return node.lineno


def _name(function: ast.expr) -> str:
    return getattr(function, "attr", getattr(function, "id", ""))


def _read_in(node: ast.stmt) -> list[ast.Attribute]:
    attributes = [each for each in ast.walk(node) if isinstance(each, ast.Attribute)]
    return [each for each in attributes if isinstance(each.ctx, ast.Load)]


def _is_string(node: ast.stmt) -> bool:
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
    return False


def _integer(node: ast.expr) -> int | None:
    """Return the value of an integer literal, which may be negative, or None."""
    match node:
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            return None if value is True or value is False else -value
        case ast.Constant(value=int() as value):
            return None if value is True or value is False else value
    return None


def _is_nothing(node: ast.expr) -> bool:
    """Whether a value is equivalent to None in practice, or has such a mutant already."""
    match node:
        case ast.Constant(value=value):
            return not value or value is True
        case ast.Tuple(elts=[]) | ast.List(elts=[]) | ast.Dict(keys=[]):
            return True
    return False


def _steps(scope: ast.ClassDef) -> list[str]:
    """Return the steps of a procedure, in order."""
    for statement in scope.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="steps")], value=ast.Tuple(elts=names)):
                return [str(name.value) for name in names if isinstance(name, ast.Constant)]
    return []
