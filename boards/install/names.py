"""Short names for a whole program: each different name costs the chip a place in a table, for good.

What is renamed, and how far a new name reaches, so that few serve many:

- what stands at the top of a module: each module's own afresh, and the modules that import it
  follow;
- attributes and methods that only `self` is asked for: each class's own afresh, other than those of
  the classes it inherits from;
- private attributes of other objects: one name everywhere;
- arguments: each function's own, a letter each.

What cannot be followed keeps its name: one that stands in a string or a keyword, or is asked of any
object. So do errors, whose names a crash shows; readable.py finds the functions it shows.
"""

import ast
import re
from collections.abc import Iterator, Set
from dataclasses import dataclass

from boards.install.letters import letter
from boards.install.sources import Edit, Module, Span, dotted, edited, outside, parsed, words_of

_PRIVATE = re.compile(r"_[A-Za-z0-9]\w*")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_ANYTHING = "?"


@dataclass(frozen=True)
class _Mention:
    """A name where it stands, and what it is a name of.

    of: "" for one of the module itself, "module" of another module, "module:Class" of a class, or
    _ANYTHING. is_body: it stands alone in the body of a class.
    """

    name: str
    of: str
    span: Span
    is_body: bool = False


def shorten(texts: dict[str, str], fixed: dict[str, str]) -> dict[str, str]:
    """Return the sources with short names; lines stay where they are.

    texts: path on the drive (ending in .py) -> source. fixed: sources that stay as they are but
    may use the others.
    """
    program = {dotted(path): parsed(text) for path, text in texts.items()}
    mentions = {name: list(_Reader(name, program).mentions()) for name in program}
    loose = {m.name for found in mentions.values() for m in found if m.of == _ANYTHING}
    kept = {word for module in program.values() for word in _words(module.tree)}
    kept.update(*(_mentioned(ast.parse(text)) for text in fixed.values()))
    bases = _bases(program)
    attributes = _attributes(mentions, bases, kept, loose)
    top = _top(program, mentions, bases, attributes, kept, loose)
    out = {}
    for path, text in texts.items():
        here = dotted(path)
        edits: list[Edit] = []
        for m in mentions[here]:
            new = attributes.get((m.of, m.name)) or top.get(m.of or here, {}).get(m.name)
            if new:
                edits.append((m.span, new))
        for node in ast.walk(program[here].tree):
            if isinstance(node, ast.ImportFrom):
                edits += [(alias, _import(node, alias, here, top)) for alias in node.names]
        out[path] = letter(edited(text, edits), kept)
    return out


class _Reader(ast.NodeVisitor):
    """Finds the names of one module."""

    def __init__(self, name: str, program: dict[str, Module]) -> None:
        self._name = name
        self._program = program
        self._module = program[name]
        self._class = ""  # inside of it, at whatever depth
        self._body: set[str] | None = None  # names of that class, while in its very body
        self._found: list[_Mention] = []

    def mentions(self) -> list[_Mention]:
        self.visit(self._module.tree)
        return self._found

    def _note(self, name: str, of: str, line: int, column: int) -> None:
        span = Span(line, column, line, column + len(name.encode()))
        self._found.append(_Mention(name, of, span, self._body is not None))

    def _bare(self, name: str, line: int, column: int) -> None:
        self._note(name, self._class if name in (self._body or ()) else "", line, column)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in (self._body or ()) and isinstance(node.ctx, ast.Load):
            # `SIZE = SIZE`: the class's name or the module's.
            self._note(node.id, _ANYTHING, node.lineno, node.col_offset)
        else:
            self._bare(node.id, node.lineno, node.col_offset)

    def visit_arg(self, node: ast.arg) -> None:
        self._bare(node.arg, node.lineno, node.col_offset)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        is_own = self._class and isinstance(node.value, ast.Name) and node.value.id == "self"
        of = self._class if is_own else self._module.module(node.value, self._program)
        line, stop = node.end_lineno or 0, node.end_col_offset or 0
        self._note(node.attr, of or _ANYTHING, line, stop - len(node.attr.encode()))
        self.visit(node.value)

    def visit_Global(self, node: ast.Global) -> None:
        text = self._module.text.splitlines()[node.lineno - 1]
        for name in node.names:
            found = re.search(rf"\b{name}\b", text)
            assert found
            assert text.isascii()
            self._bare(name, node.lineno, found.start())

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._bare(node.name, node.lineno, node.col_offset + len("def "))
        self._inner(node, node.body)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._inner(node, [node.body])

    def _inner(self, node: ast.FunctionDef | ast.Lambda, body: list) -> None:
        for default in outside(node):
            self.visit(default)
        around, self._body = self._body, None
        for part in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs, *body]:
            self.visit(part)
        self._body = around

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for base in (*node.decorator_list, *node.bases):
            self.visit(base)
        self._bare(node.name, node.lineno, node.col_offset + len("class "))
        self._class = f"{self._name}:{node.name}"
        self._body = {name for part in node.body for name in _bound(part)}
        for part in node.body:
            self.visit(part)
        self._class, self._body = "", None


def _bound(node: ast.stmt) -> Iterator[str]:
    """Yield the names that a statement in the body of a class gives to the class."""
    if isinstance(node, ast.FunctionDef):
        yield node.name
    else:
        yield from (
            n.id
            for n in ast.walk(node)
            if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)
        )


def _import(
    node: ast.ImportFrom, alias: ast.alias, here: str, top: dict[str, dict[str, str]]
) -> str:
    name = top.get(node.module or "", {}).get(alias.name, alias.name)
    own = alias.asname or alias.name
    own = top[here].get(own, own)
    return name if name == own else f"{name} as {own}"


def _words(tree: ast.Module) -> Iterator[str]:
    """Yield what may be a name that is asked for while the program runs."""
    for node in ast.walk(tree):
        yield from words_of(node)
        if isinstance(node, ast.keyword) and node.arg:
            yield node.arg


def _mentioned(tree: ast.Module) -> Iterator[str]:
    """Yield every name in a source that stays as it is, but for those of arguments."""
    yield from _words(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from (alias.name for alias in node.names)


def _attributes(
    mentions: dict[str, list[_Mention]], bases: dict[str, str], kept: Set[str], loose: Set[str]
) -> dict[tuple[str, str], str]:
    """Return short names of attributes, by what they are of and their name."""
    wanted: dict[str, set[str]] = {}
    for found in mentions.values():
        for m in found:
            is_free = m.name not in loose and m.name[:2] != "__" and ":" in m.of
            if m.name not in kept and (is_free or _PRIVATE.fullmatch(m.name)):
                wanted.setdefault(m.of, set()).add(m.name)
    everywhere = dict(zip(sorted(wanted.get(_ANYTHING, ())), _short(kept), strict=False))
    out = {(_ANYTHING, name): short for name, short in everywhere.items()}
    whole: dict[str, dict[str, str]] = {}  # class -> its names and those it inherits
    waiting = list(bases)
    while waiting:
        name = waiting.pop(0)
        if bases[name] in bases and bases[name] not in whole:
            waiting.append(name)
            continue
        known = whole.get(bases[name], everywhere)
        new = sorted(wanted.get(name, set()) - known.keys())
        whole[name] = known | dict(zip(new, _short(kept | set(known.values())), strict=False))
        out |= {(name, own): short for own, short in whole[name].items()}
    return out


def _bases(program: dict[str, Module]) -> dict[str, str]:
    """Return each class of the program and its base, "" for none: "module:Class"."""
    out = {}
    for name, module in program.items():
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef):
                assert len(node.bases) < 2, "names are followed along one base class only"
                base = ""
                for part in node.bases:
                    first, _, last = ast.unparse(part).partition(".")
                    source = module.source(first)
                    if last:
                        base = ".".join(source or ()) + ":" + last
                    else:
                        base = ":".join(source) if source else f"{name}:{first}"
                out[f"{name}:{node.name}"] = base
    return out


def _top(
    program: dict[str, Module],
    mentions: dict[str, list[_Mention]],
    bases: dict[str, str],
    attributes: dict[tuple[str, str], str],
    kept: Set[str],
    loose: Set[str],
) -> dict[str, dict[str, str]]:
    """Return short names for those at the top of each module: module -> name -> short name."""
    wanted = {name: set(module.named) for name, module in program.items()}
    for whole in bases:
        root = whole
        while root in bases:
            root = bases[root]
        if not root:  # else it comes from outside: it is an error
            name, own = whole.split(":")
            wanted[name].add(own)
    for name, module in program.items():
        wanted[name] |= {n.name for n in module.tree.body if isinstance(n, ast.FunctionDef)}
        wanted[name] -= kept | loose
    for name, found in mentions.items():
        wanted[name] |= {m.name for m in found if not m.of and _PRIVATE.fullmatch(m.name)} - kept
    out = {}
    for name, module in program.items():
        for own in module.taken.keys() - kept:
            source = module.source(own)
            if source and source[1] in wanted.get(source[0], ()):
                wanted[name].add(own)
        # In the body of a class its own names would hide the module's.
        hiding = {attributes.get((m.of, m.name), m.name) for m in mentions[name] if m.is_body}
        out[name] = dict(zip(sorted(wanted[name]), _short(kept | hiding), strict=False))
    return out


def _short(taken: Set[str]) -> Iterator[str]:
    """Yield short private names that are not taken, the shortest first."""
    n = 0
    while True:
        name = "_" + _DIGITS[n % 36] if n < 36 else "_" + _DIGITS[n // 36] + _DIGITS[n % 36]
        n += 1
        if name not in taken:
            yield name
