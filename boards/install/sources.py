"""The sources of the program, as what makes them smaller reads and changes them."""

import ast
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True)
class Span:
    """A place in a source, told as nodes of a syntax tree tell theirs: columns in UTF-8 bytes."""

    lineno: int
    col_offset: int
    end_lineno: int
    end_col_offset: int


Edit = tuple[ast.AST | Span, str]  # the place of a node, and what shall stand there


def dotted(path: str) -> str:
    """Return the name that a source at this path on the drive is imported by."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@lru_cache(maxsize=512)
def parsed(text: str) -> "Module":
    """Return the Module of a source, the same for the same text: nobody changes it."""
    return Module(text)


class Module:
    """One source: what its names are bound to, and how often."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.bound: Counter[str] = Counter()
        self.taken: dict[str, list[tuple[str, str]]] = {}  # name here -> (module, name there)
        self.named: dict[str, ast.expr] = {}  # names in capitals, at the top -> value
        for node in ast.walk(self.tree):
            self.bound.update(bound_by(node))
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    source = (node.module, alias.name)
                    self.taken.setdefault(alias.asname or alias.name, []).append(source)
        for node in self.tree.body:
            if isinstance(node, ast.Assign):
                names = targets(node)
                is_list = isinstance(node.targets[0], ast.Tuple)
                for i, name in enumerate(names):
                    if name.isupper() and self.bound[name] == 1:
                        self.named[name] = ast.Constant(i) if is_list else node.value

    def source(self, name: str) -> tuple[str, str] | None:
        """Return (module, name there) if a name here is that and never anything else."""
        sources = self.taken.get(name, [])
        is_sure = len(sources) == self.bound[name] and len(set(sources)) == 1
        return sources[0] if is_sure else None

    def module(self, node: ast.expr, program: Container[str]) -> str:
        """Return which of the program's modules an expression always is, or ""."""
        name = ".".join(self.source(node.id) or ()) if isinstance(node, ast.Name) else ""
        return name if name in program else ""


def words_of(node: ast.AST) -> Iterator[str]:
    """Yield what a node says that may be a name asked for while the program runs."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):  # where names stand within it cannot be known
        yield from (name.id for name in ast.walk(node) if isinstance(name, ast.Name))


def outside(node: ast.FunctionDef | ast.Lambda) -> Iterator[ast.expr]:
    """Yield the parts of a function that belong to the scope it stands in."""
    yield from getattr(node, "decorator_list", ())
    yield from node.args.defaults
    yield from (default for default in node.args.kw_defaults if default)


def targets(node: ast.Assign) -> list[str]:
    """Return the names in `NAME = ...` or `FIRST, SECOND = range(2)`; none of anything else."""
    target = node.targets[0]
    if len(node.targets) > 1:
        return []
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Tuple) and ast.unparse(node.value) == f"range({len(target.elts)})":
        return [name.id for name in target.elts if isinstance(name, ast.Name)]
    return []


def bound_by(node: ast.AST) -> Iterator[str]:
    """Yield each name that a node gives a meaning to, in whatever scope."""
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        yield node.name
    elif isinstance(node, (ast.Import, ast.ImportFrom)):
        for alias in node.names:
            yield alias.asname or alias.name.split(".")[0]
    elif isinstance(node, ast.ExceptHandler) and node.name:
        yield node.name


def lines_of(node: ast.stmt) -> str:
    """Return as many line ends as a statement holds, lest the lines after it move."""
    return "\n" * ((node.end_lineno or node.lineno) - node.lineno)


def edited(text: str, edits: list[Edit]) -> str:
    """Put words in the place of nodes, none of which is left within another that is replaced."""
    data = text.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    spans = sorted(
        (
            starts[node.lineno - 1] + node.col_offset,  # type: ignore[union-attr]
            starts[node.end_lineno - 1] + node.end_col_offset,  # type: ignore[union-attr]
            words.encode(),
        )
        for node, words in edits
    )
    out = []
    at = 0
    for start, stop, words in spans:
        if start >= at:  # else it stood within the node before
            out += [data[at:start], words]
            at = stop
    return b"".join([*out, data[at:]]).decode()
