"""Sources: finds the symbols of a game by name, in whichever module they are defined."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = ast.Module | ast.ClassDef | Function
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class NotFound(LookupError):
    """No symbol or file of the game has this name."""


@dataclass(frozen=True)
class Symbol:
    """A module, class, function or assignment, with the module that contains it."""

    name: str
    """Its fully qualified name: `ostrog.games.five_armies.armies.bolg.is_ready`."""
    module: SourceModule = field(repr=False)
    node: ast.Module | ast.stmt = field(repr=False)
    parent: ast.AST | None = field(repr=False, default=None)
    """The module, class or function whose body contains it."""
    function: Function | None = field(repr=False, default=None)
    """The outermost function that it is or that contains it, if any."""


@dataclass(frozen=True)
class SourceModule:
    """A module, its file and its syntax tree."""

    name: str
    path: Path
    text: str = field(repr=False)

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree, parsed once. It must not be changed."""
        return ast.parse(self.text, filename=str(self.path))

    @cached_property
    def symbols(self) -> list[Symbol]:
        """The module itself and all symbols in it."""
        own = Symbol(self.name, self, self.tree)
        return [own, *self._inside(self.tree, self.name, None)]

    @cached_property
    def _by_last_name(self) -> dict[str, list[Symbol]]:
        found: dict[str, list[Symbol]] = {}
        for symbol in self.symbols:
            found.setdefault(symbol.name.rpartition(".")[2], []).append(symbol)
        return found

    def find(self, name: str) -> list[Symbol]:
        """Find the symbols whose name ends with this one."""
        called = self._by_last_name.get(name.rpartition(".")[2], ())
        return [symbol for symbol in called if f".{symbol.name}".endswith(f".{name}")]

    @cached_property
    def names(self) -> frozenset[str]:
        """The names visible in every function of the module, builtins included."""
        names = {name for node in _same_scope(self.tree) for name in _bound_by(node)}
        return frozenset(names) | frozenset(dir(builtins))

    def _inside(self, parent: Scope, above: str, function: Function | None) -> Iterator[Symbol]:
        for node in parent.body:
            for name in _defined(node):
                around = function or (node if isinstance(node, FUNCTIONS) else None)
                yield Symbol(f"{above}.{name}", self, node, parent, around)
                if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                    yield from self._inside(node, f"{above}.{name}", around)


class Sources:
    """The modules and data files in which a game's rules are searched."""

    def __init__(
        self,
        modules: Iterable[SourceModule],
        data: Iterable[Path] = (),
        around: Sources | None = None,
    ) -> None:
        """Take modules and data files, and the sources to search if a name is not among them."""
        self.modules = tuple(modules)
        self.data = tuple(data)
        self.around = around

    def find(self, name: str) -> list[Symbol]:
        """Find the symbols whose name ends with this one."""
        found = [symbol for module in self.modules for symbol in module.find(name)]
        if not found and self.around is not None:
            return self.around.find(name)
        if not found:
            raise NotFound(f"there is no {name}")
        return found

    def module_at(self, path: Path) -> SourceModule | None:
        """Return the module of a file, or None if there is none."""
        for module in self.modules:
            if module.path == path:
                return module
        return self.around.module_at(path) if self.around is not None else None

    def find_file(self, name: str) -> Path:
        """Find the data file whose path ends with this name."""
        parts = Path(name).parts
        found = [path for path in self.data if path.parts[-len(parts) :] == parts]
        if len(found) != 1:
            raise NotFound(f"there are {len(found)} files {name}")
        return found[0]

    def for_changes(self) -> Sources:
        """Return copies of the modules whose syntax trees may be changed, parsed on demand."""
        return _Copies(self)

    def defining(self, name: str) -> list[SourceModule]:
        """List the modules that define this name themselves."""
        return [
            module
            for module in self.modules
            if any(name in _defined(node) for node in module.tree.body)
        ]


class _Copies(Sources):
    """Sources whose syntax trees may be changed."""

    def __init__(self, originals: Sources) -> None:
        around = _Copies(originals.around) if originals.around is not None else None
        super().__init__(originals.modules, originals.data, around)
        self._originals = originals
        self._fresh: dict[Path, SourceModule] = {}

    def find(self, name: str) -> list[Symbol]:
        found = []
        for module in dict.fromkeys(symbol.module for symbol in self._originals.find(name)):
            own = SourceModule(module.name, module.path, module.text)
            fresh = self._fresh.setdefault(module.path, own)
            found += fresh.find(name)
        return found


DATA = (".toml", ".ftl")
"""File suffixes of the data files that a broken rule may change."""


def read_sources(folders: Sequence[Path], root: Path) -> Sources:
    """Read every module and data file below these folders (single files are allowed too).

    Modules are named by their path from `root`, the folder that Python imports them from. Names
    that are not found among them are searched in all of `root`.
    """
    own = _read(folders, root)
    known = {module.path for module in own.modules}
    all_files = [path for path in sorted(root.rglob("*.py")) if path not in known]
    return Sources(own.modules, own.data, around=_read(all_files, root))


def _read(folders: Sequence[Path], root: Path) -> Sources:
    paths = [path for each in folders for path in ([each] if each.is_file() else each.rglob("*"))]
    files = sorted(dict.fromkeys(path for path in paths if path.is_file()))
    modules = [
        SourceModule(module_name(path, root), path, path.read_text(encoding="utf-8"))
        for path in files
        if path.suffix == ".py"
    ]
    return Sources(modules, [path for path in files if path.suffix in DATA])


def module_name(path: Path, root: Path) -> str:
    """Return the dotted name of a module from its path."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def _defined(node: ast.stmt) -> tuple[str, ...]:
    """Return the names that a statement defines."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return (name,)
        case ast.Assign(targets=targets):
            names = [each for target in targets for each in ast.walk(target)]
            return tuple(each.id for each in names if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name)):
            return (name,)
    return ()


def bound_names(nodes: Iterable[ast.AST]) -> frozenset[str]:
    """Return every name that is bound anywhere in these nodes."""
    return frozenset(name for node in nodes for each in ast.walk(node) for name in _bound_by(each))


def parameters(function: Function) -> list[str]:
    """Return the names of a function's parameters in order, without `self` and `cls`."""
    arguments = function.args
    found = [each.arg for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)]
    return [name for name in found if name not in ("self", "cls")]


def _same_scope(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the nodes of a module that no function, class or comprehension encloses."""
    waiting: list[ast.AST] = [*tree.body]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _SCOPES):
            waiting += ast.iter_child_nodes(node)


_SCOPES = (
    *FUNCTIONS,
    ast.ClassDef,
    ast.Lambda,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
    ast.GeneratorExp,
)


def _bound_by(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
            yield name
        case ast.arg(arg=name):
            yield name
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
            yield from ((each.asname or each.name).partition(".")[0] for each in aliases)
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)):
            yield name
        case ast.MatchStar(name=str(name)) | ast.MatchMapping(rest=str(name)):
            yield name
