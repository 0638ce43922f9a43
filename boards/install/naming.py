"""Short names for private ones: CircuitPython keeps every name that it meets until a reset.

A name that begins with one underscore is used in its own file alone, or through `self` in the files
of a class and its bases. So a bundle calls these names _0, _1, _2 ... as it compiles: different
names stay different within a file and within such a family; all others share short names. Lines
stay as they are.

A name keeps its letters wherever it stands, if it stands in a string or bytes (for getattr), is a
const() (which the compiler drops), is imported or the keyword of a call, or is an attribute of
anything but `self` and the file's own classes.
"""

import ast
import builtins
import json
import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count

from boards.install.imports import dotted
from boards.install.mpy import CompileError

_PRIVATE = re.compile(r"(?<!\w)_[^\W_]\w*")
_SHORT = re.compile(r"_\d+")
_OWN = {  # where a source has a name of its own, beside attributes
    ast.Name: "id",
    ast.arg: "arg",
    ast.FunctionDef: "name",
    ast.ClassDef: "name",
    ast.ExceptHandler: "name",
}


@dataclass(frozen=True)
class _File:
    """The private names of one source.

    own: names of its own. attributes: those of own that its classes have. reached: names taken
    from other files. kept: names that keep their letters. imports: what a name may have been
    imported as, pairs of module and name, "" for a module itself. bases: class -> its bases, each
    a line and a dotted name, "" for anything else.
    """

    own: frozenset[str]
    attributes: frozenset[str]
    reached: frozenset[str]
    kept: frozenset[str]
    imports: dict[str, list[tuple[str, str]]]
    bases: dict[str, list[tuple[int, str]]]


def shorten(sources: dict[str, str], fixed: Container[str] = ()) -> dict[str, dict[str, str]]:
    """Return the short names: path -> private name -> short name.

    sources: path -> text, of all files that may share a class. fixed: the paths of those that are
    not compiled. Raises mpy.CompileError for a class whose bases cannot be found.
    """
    files = {path: _read(text) for path, text in sources.items()}
    families = _families(files)
    kept = frozenset().union(*(file.kept | file.reached for file in files.values()))
    places: dict[str, set[str]] = {}
    for path, file in files.items():
        for name in file.own - kept:
            places.setdefault(name, set()).add(path)
    rows = []
    for name, paths in places.items():
        for group in _groups(paths, families):
            if not any(path in fixed for path in group):
                near: set[str] = set().union(*(families[path] for path in group))
                rows.append((-len(near), name, sorted(group), near))
    short: dict[str, dict[str, str]] = {path: {} for path in files}
    met = frozenset().union(*(file.own | file.kept | file.reached for file in files.values()))
    for _, name, paths_of, near in sorted(rows, key=lambda row: row[:3]):
        taken = met.union(*(short[path].values() for path in near))
        chosen = next(new for new in map("_{}".format, count()) if new not in taken)
        for path in paths_of:
            short[path][name] = chosen
    return {path: dict(sorted(names.items())) for path, names in short.items() if names}


def renamed(text: str, short: dict[str, str]) -> str:
    """Return a source with its private names shortened, line by line the same.

    None of them is in a string, except in docstrings, which nobody reads on the handheld.
    """
    return _PRIVATE.sub(lambda found: short.get(found.group(), found.group()), text)


def table(short: dict[str, dict[str, str]]) -> bytes:
    """Return a file that gives the names back, one line a module: what a traceback says, in JSON.

    short: as shorten() returns it.
    """
    modules = {
        dotted(path): {new: name for name, new in sorted(names.items(), key=lambda row: row[1])}
        for path, names in short.items()
    }
    lines = ",\n".join(f"{json.dumps(module)}: {json.dumps(modules[module])}" for module in modules)
    return f"{{\n{lines}\n}}\n".encode()


def clash(pack: dict[str, str], ours: dict[str, str]) -> str:
    """Return a private name of a pack, whose names stay, that would clash on a drive, or "".

    pack, ours: path -> text, of the pack and of all that it may use. Raises mpy.CompileError.
    """
    files = {path: _read(text) for path, text in (ours | pack).items()}
    families = _families(files)
    own = frozenset().union(*(files[path].own for path in pack))
    for path in sorted(pack):
        file = files[path]
        for name in sorted(file.own):
            if _SHORT.fullmatch(name):
                return f"{path}: {name} is a name that only bundles give: choose another"
        for name in sorted(file.reached - own):
            if any(name in files[other].own for other in ours):
                return f"{path}: {name} is a private name of Tombolo's, not for games"
        for other in sorted(families[path] - set(pack)):
            for name in sorted(file.attributes & files[other].attributes):
                return f"{path}: {name} is a private name of {other}: choose another"
    return ""


@lru_cache(maxsize=512)
def _read(text: str) -> _File:
    nodes = list(ast.walk(ast.parse(text)))
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    own_classes = {node.name for node in classes}
    within = {id(node) for one in classes for node in ast.walk(one)}
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    own: set[str] = set()
    attributes: set[str] = set()
    reached: set[str] = set()
    kept: set[str] = set()
    imports: dict[str, list[tuple[str, str]]] = {}
    for node in nodes:
        if type(node) in _OWN:
            own.add(getattr(node, _OWN[type(node)]) or "")
        elif isinstance(node, ast.Attribute):
            found = node.value.id if isinstance(node.value, ast.Name) else ""
            if found in own_classes or (found == "self" and id(node) in within):
                attributes.add(node.attr)
            else:
                reached.add(node.attr)
        elif isinstance(node, ast.keyword):
            kept.add(node.arg or "")
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                _enter(node, alias, imports)
                kept.add(alias.asname or "")
                reached.add(alias.name)
        elif isinstance(node, ast.Constant) and id(node) not in docstrings:
            kept.update(_PRIVATE.findall(_text_of(node.value)))
        elif isinstance(node, ast.Assign) and _is_const(node.value):
            kept.update(target.id for target in node.targets if isinstance(target, ast.Name))
    bases: dict[str, list[tuple[int, str]]] = {}
    for one in classes:
        rows = [(one.lineno, _dotted(base)) for base in one.bases]
        bases.setdefault(one.name, []).extend(rows)
    attributes.update(name for one in classes for name in _members(one))
    return _File(
        _private(own | attributes),
        _private(attributes),
        _private(reached),
        _private(kept),
        imports,
        bases,
    )


def _private(names: Iterable[str]) -> frozenset[str]:
    return frozenset(filter(_PRIVATE.fullmatch, names))


def _members(one: ast.ClassDef) -> Iterator[str]:
    """Yield the names that a class's body defines, and those that its assignments use."""
    for statement in one.body:
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            yield statement.name
        else:
            yield from (node.id for node in ast.walk(statement) if isinstance(node, ast.Name))


def _text_of(value: object) -> str:
    if isinstance(value, bytes):
        return value.decode("latin-1")
    return value if isinstance(value, str) else ""


def _is_const(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id == "const"
    )


def _enter(
    node: ast.Import | ast.ImportFrom, alias: ast.alias, imports: dict[str, list[tuple[str, str]]]
) -> None:
    if isinstance(node, ast.ImportFrom):
        if node.level:
            return  # where it leads depends on the file: nothing is known
        found = (node.module or "", alias.name)
    else:
        found = (alias.name if alias.asname else alias.name.split(".")[0], "")
    imports.setdefault(alias.asname or alias.name.split(".")[0], []).append(found)


def _dotted(node: ast.expr) -> str:
    """Return a base as it is written, "" if it is no name."""
    if isinstance(node, ast.Attribute):
        before = _dotted(node.value)
        return before and f"{before}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def _families(files: dict[str, _File]) -> dict[str, set[str]]:
    """Return which files may give attributes to one object: path -> paths, itself among them."""
    modules = {dotted(path): path for path in files}
    families = {path: {path} for path in files}
    for path, file in files.items():
        for name in file.bases:
            lineage: set[tuple[str, str]] = set()
            _climb(path, name, files, modules, lineage)
            family = {place for place, _ in lineage}
            for place in family:
                families[place] |= family
    return families


def _climb(
    path: str,
    name: str,
    files: dict[str, _File],
    modules: dict[str, str],
    lineage: set[tuple[str, str]],
) -> None:
    """Add a class and all that it inherits from to a lineage, pairs of path and class."""
    if (path, name) in lineage:
        return
    lineage.add((path, name))
    for line, base in files[path].bases[name]:
        found = _find(path, base, files, modules)
        if found is None:
            raise CompileError(f"{path}:{line}: which class is the base of {name}?")
        for place, parent in found:
            _climb(place, parent, files, modules, lineage)


def _find(
    path: str, name: str, files: dict[str, _File], modules: dict[str, str]
) -> list[tuple[str, str]] | None:
    """Return the classes that a name in a file may mean, none of them of the chip's own modules.

    Returns None if that cannot be known.
    """
    file = files[path]
    first, _, rest = name.partition(".")
    found = [(path, name)] if name in file.bases else []
    is_known = name in file.bases or hasattr(builtins, name)
    for module, part in file.imports.get(first, ()):
        owner, _, leaf = ".".join(filter(None, (module, part, rest))).rpartition(".")
        is_known = True
        if owner in modules:
            there = _find(modules[owner], leaf, files, modules)
            if there is None:
                return None
            found += there
    return found if is_known else None


def _groups(paths: set[str], families: dict[str, set[str]]) -> Iterator[set[str]]:
    """Yield these paths in groups: those of one family are together, also by way of a third."""
    left = set(paths)
    while left:
        group: set[str] = set()
        new = {left.pop()}
        while new:
            group |= new
            new = left & set().union(*(families[path] for path in new))
            left -= new
        yield group
