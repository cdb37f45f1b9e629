"""Mutants: small faults that an author could make by mistake in a module of a game."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import TypeVar

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

TELLS = "tell"
"""The function that tells events for the log; its calls and their arguments are not mutated."""
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


def possible_mutants(source: str) -> list[Mutant]:
    """Return all possible mutants of a module, in source order."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda mutant: mutant.span)


def mutated(source: str, mutant: Mutant) -> str | None:
    """Return the source with a mutant; None if the program is the same or invalid."""
    before, after = ast.parse(source), _parsed(mutant.new)
    content, (start, end) = source.encode(), mutant.span
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


def _parsed(text: str) -> str:
    """Return the syntax tree of a statement or expression, as text."""
    (statement,) = ast.parse(text).body
    return ast.dump(statement.value if isinstance(statement, ast.Expr) else statement)


class _Positions:
    """Converts lines and columns of a syntax tree to byte offsets."""

    def __init__(self, source: str) -> None:
        self._lines = [0]
        for line in source.encode().splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset


class _Finder(ast.NodeVisitor):
    """Walks through a module and collects possible mutants.

    Annotations, decorators, assertions, raised errors, formatted strings, patterns, breadcrumbs
    and told events are not mutated. Neither are strings: tests compare them, and a wrong string is
    not a typical mistake.
    """

    def __init__(self, source: str) -> None:
        self.found: list[Mutant] = []
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
        for statement in node.body:
            self.visit(statement)
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

    def _note(self, node: ast.expr | ast.stmt, new: ast.AST) -> None:
        span = self._positions.start(node), self._positions.end(node)
        self.found.append(
            Mutant(
                line=node.lineno,
                function=".".join(scope.name for scope in self._scopes),
                old=" ".join(self._content[slice(*span)].decode().split()),
                new=ast.unparse(new),
                about=self._about,
                span=span,
            )
        )

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

    def visit_match_case(self, node: ast.match_case) -> None:
        if node.guard is not None:
            self._visit_condition(node.guard)
        for statement in node.body:
            self.visit(statement)

    # Code that is mutated

    def visit_Compare(self, node: ast.Compare) -> None:
        for number, operator in enumerate(node.ops):
            ops = list(node.ops)
            ops[number] = SWAPPED[type(operator)]()
            self._note(node, _with(node, ops=ops))
        self.visit(node.left)
        for operator, value in zip(node.ops, node.comparators, strict=True):
            if type(operator) in SAME_STEP and _integer(value) is not None:
                self._note_integers(value, (-SAME_STEP[type(operator)],))
            else:
                self.visit(value)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._note(node, _with(node, op=other))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._note(node, node.operand)
        if _integer(node) is None:
            self.generic_visit(node)
        else:
            self._note_integers(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        # Subtraction from a string or list always fails, so such a mutant would show nothing.
        if not isinstance(node.left, _SEQUENCES) and not isinstance(node.right, _SEQUENCES):
            self._note_sum(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if not isinstance(node.value, _SEQUENCES):
            self._note_sum(node)
        self.visit(node.value)

    def _note_sum(self, node: ast.BinOp | ast.AugAssign) -> None:
        if isinstance(node.op, ast.Add):
            self._note(node, _with(node, op=ast.Sub()))
        elif isinstance(node.op, ast.Sub):
            self._note(node, _with(node, op=ast.Add()))

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._note(node, ast.Constant(not node.value))
        else:
            self._note_integers(node)

    def _note_integers(self, node: ast.expr, steps: Sequence[int] = (1, -1)) -> None:
        value = _integer(node)
        if value is not None:
            for step in steps:
                self._note(node, ast.Constant(value + step))

    def visit_Subscript(self, node: ast.Subscript) -> None:
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
            self._note(node.func, ast.Name(CALLED_INSTEAD[name]))
        self.visit(node.func)
        for argument in node.args[1 if name == "cast" else 0 :]:
            self.visit(argument)
        for keyword in node.keywords:
            if (name, keyword.arg) != ("zip", "strict"):  # only a safeguard
                self.visit(keyword.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and not _only_tells(node):
            self._note(node, ast.Pass())
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if not _is_nothing(node.value) and not self._goes_on(node.value):
            self._note(node, ast.Return(ast.Constant(None)))
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        if _name(node.test) == "TYPE_CHECKING":
            return
        if not all(_only_tells(statement) for statement in (*node.body, *node.orelse)):
            self._visit_condition(node.test)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._visit_condition(node.test)
        self.visit(node.body)
        self.visit(node.orelse)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.visit(node.iter)
        for condition in node.ifs:
            self._visit_condition(condition)

    def _visit_condition(self, node: ast.expr) -> None:
        """Negate a condition, unless another mutant is the same."""
        turned_already = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            turned_already = type(node.ops[0]) not in SAME_STEP
        if not turned_already:
            self._note(node, ast.UnaryOp(ast.Not(), node))
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


def _only_tells(node: ast.stmt) -> bool:
    match node:
        case ast.Expr(value=ast.Call(func=function)):
            return _name(function) == TELLS
    return False


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
