"""Numbers in the place of constants, as a bundle compiles.

CircuitPython's const() works within one file. A constant that another file imports costs a name for
ever, a row in the dictionaries of both modules, and code that fetches it. So a bundle writes the
number wherever such a constant is used, and leaves out what nobody asks for any more. A constant is
a name in capitals that a file assigns once, a whole number.

bytes() of numbers at the top of a file are written as bytes: else the numbers stay in memory, too.
"""

import ast
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator

from boards.install.imports import dotted

_SMALL = 1 << 30  # whole numbers below are no objects on the chip


def folded(
    texts: dict[str, str], fixed: Collection[str], closed: tuple[str, ...]
) -> dict[str, str]:
    """Return sources with numbers in the place of constants.

    texts: path -> text, of the whole program. fixed: paths of those that stay as they are. closed:
    what the paths begin with of modules that packs import nothing from; there a constant is left
    out once nobody asks for it.
    """
    trees = {path: ast.parse(text) for path, text in texts.items()}
    modules = {dotted(path): path for path in trees}
    known = {path: _constants(tree) for path, tree in trees.items()}
    values = {path: _imported(path, trees, modules, known) for path in trees}
    for path, tree in trees.items():
        if path not in fixed:
            _Numbers(path, known[path] | values[path], trees, modules, known).visit(tree)
    wanted = asked(trees.values())
    for path, tree in trees.items():
        if path not in fixed:
            _drop(tree, known[path] if path.startswith(closed) else {}, wanted)
            bare = _Bytes(_constants(tree, is_all=True))
            tree.body = [bare.visit(n) if isinstance(n, ast.Assign) else n for n in tree.body]
    return written(texts, trees, fixed)


def written(
    texts: dict[str, str], trees: dict[str, ast.Module], fixed: Collection[str]
) -> dict[str, str]:
    """Return the trees as sources; texts of the fixed ones, and of those without any code."""
    return {
        path: text if path in fixed or not trees[path].body else ast.unparse(trees[path])
        for path, text in texts.items()
    }


def _constants(tree: ast.Module, is_all: bool = False) -> dict[str, int]:
    """Return the constants of a file; is_all: also those with an underscore before them."""
    times = Counter([*stored(tree), *(own for _, _, own in _imports(tree))])
    found: dict[str, int] = {}
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name.isupper() and (is_all or name[0] != "_") and times[name] == 1:
                try:
                    value = eval(ast.unparse(node.value), {"const": int, "__builtins__": {}}, found)
                except Exception:  # it is known only as the program runs, or is wrong
                    continue
                if type(value) is int and abs(value) < _SMALL:
                    found[name] = value
    return found


def _imported(
    path: str,
    trees: dict[str, ast.Module],
    modules: dict[str, str],
    known: dict[str, dict[str, int]],
) -> dict[str, int]:
    """Return the constants that a file imports, under their names there."""
    found: dict[str, set[int | None]] = defaultdict(set)
    own_names = set(stored(trees[path]))
    for module, name, own in _imports(trees[path]):
        found[own].add(_value(module, name, trees, modules, known, set()))
    return {
        name: value
        for name, values in found.items()
        for value in values
        if len(values) == 1 and value is not None and name not in own_names
    }


def stored(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a file gives a value, parameters among them, as often as it does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield node.id


def _imports(tree: ast.AST) -> Iterator[tuple[str, str, str]]:
    """Yield (module, name, its name in the file) of all `from` imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                yield node.module, alias.name, alias.asname or alias.name


def _value(
    module: str,
    name: str,
    trees: dict[str, ast.Module],
    modules: dict[str, str],
    known: dict[str, dict[str, int]],
    seen: set[tuple[str, str]],
) -> int | None:
    """Return the constant of a module, also where that has imported it; None if it is none."""
    path = modules.get(module)
    if path is None or (module, name) in seen or f"{module}.{name}" in modules:
        return None
    if name in known[path]:
        return known[path][name]
    for other, there, own in _imports(trees[path]):
        if own == name:
            return _value(other, there, trees, modules, known, seen | {(module, name)})
    return None


class _Numbers(ast.NodeTransformer):
    """Writes the numbers into a file."""

    def __init__(
        self,
        path: str,
        own: dict[str, int],
        trees: dict[str, ast.Module],
        modules: dict[str, str],
        known: dict[str, dict[str, int]],
    ) -> None:
        self.own = own
        self.place = (trees, modules, known)
        meant = defaultdict(set)
        for module, leaf, name in _imports(trees[path]):
            meant[name].add(f"{module}.{leaf}")
        others = set(stored(trees[path]))  # local variables of that name, say
        self.modules = {
            name: min(found)
            for name, found in meant.items()
            if len(found) == 1 and found <= set(modules) and name not in others
        }

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt:
        node.names = [row for row in node.names if (row.asname or row.name) not in self.own]
        return node if node.names else ast.Pass()

    def visit_Name(self, node: ast.Name) -> ast.expr:
        is_read = isinstance(node.ctx, ast.Load) and node.id in self.own
        return _number(self.own[node.id]) if is_read else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id in self.modules:
            value = _value(self.modules[node.value.id], node.attr, *self.place, set())
            if value is not None and isinstance(node.ctx, ast.Load):
                return _number(value)
        self.generic_visit(node)
        return node


class _Bytes(ast.NodeTransformer):
    """Writes what bytes() makes of numbers."""

    def __init__(self, known: dict[str, int]) -> None:
        self.known = known

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "bytes" and isinstance(node.args[0], (ast.Tuple, ast.List, ast.ListComp)):
            names = {"__builtins__": {}, "bytes": bytes, "range": range, **self.known}
            try:
                return ast.Constant(eval(ast.unparse(node), names))
            except Exception:  # it is known only as the program runs
                return node
        return node


def _number(value: int) -> ast.expr:
    if value < 0:
        return ast.UnaryOp(ast.USub(), ast.Constant(-value))
    return ast.Constant(value)


def asked(trees: Collection[ast.AST], but: Collection[int] = ()) -> set[str]:
    """Return the names that somebody may ask a module for: attributes, imports, strings.

    but: ids of nodes that do not count.
    """
    found: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                if id(node) not in but:
                    found.add(node.attr)
            elif isinstance(node, ast.ImportFrom):
                found.update(row.name for row in node.names)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def _drop(tree: ast.Module, known: dict[str, int], wanted: set[str]) -> None:
    """Leave out constants that nobody asks for, and the import of const() without any."""
    tree.body = [
        node
        for node in tree.body
        if not (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id in known
            and node.targets[0].id not in wanted
        )
    ]
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    if "const" not in names:
        tree.body = [
            node
            for node in tree.body
            if not (isinstance(node, ast.ImportFrom) and node.module == "engine.const")
        ]
    tree.body = tree.body or [ast.Pass()]
