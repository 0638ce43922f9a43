"""Numbered words, as a bundle compiles.

The words are modules (firmware/words), so CircuitPython keeps the name of each text for ever. In a
bundle these names are _0, _1 ... in the order of the alphabet, the same in every language. A name
keeps its letters where it is not certain which words are meant, or where packs use them. So a pack
may use OPEN and its own words alone.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Collection
from itertools import count

from boards.install.constants import asked, stored, written

OPEN = ("common", "guest")  # words that packs use, too
_WORDS = re.compile(r"firmware/(?:games/(\w+)/)?words/[a-z]{2}(?:_([a-z]+))?\.py")


def numbered(texts: dict[str, str], fixed: Collection[str]) -> dict[str, str]:
    """Return sources in which the words have short names.

    texts: path -> text, of the whole program, after its private names were shortened. fixed: paths
    of those that stay as they are.
    """
    trees = {path: ast.parse(text) for path, text in texts.items()}
    words = {path: part for path in trees if (part := _part(path)) and part not in OPEN}
    spoken = {path: [] if path in fixed else spoken_in(tree) for path, tree in trees.items()}
    kept: set[str] = set()
    for path, tree in trees.items():
        sure = {id(node) for node, _ in spoken[path]}
        kept |= asked([tree], sure)
    computed = set().union(*map(_computed_in, trees.values()))
    rows: dict[str, set[str]] = defaultdict(set)
    for path, part in words.items():
        if part not in computed:
            rows[part] |= set(stored(trees[path]))
    short = {part: _numbers(names, kept) for part, names in rows.items()}
    for path, tree in trees.items():
        for taken, part in spoken[path]:
            taken.attr = short.get(part, {}).get(taken.attr, taken.attr)
        own = short.get(words.get(path, ""), {})
        for node in ast.walk(tree) if own else ():
            if isinstance(node, ast.Name):
                node.id = own.get(node.id, node.id)
    return written(texts, trees, fixed)


def _numbers(names: set[str], kept: set[str]) -> dict[str, str]:
    """Return the short names of words; private names of their files may be short already."""
    free = (name for name in map("_{}".format, count()) if name not in names)
    return dict(zip(sorted(name for name in names - kept if name.isupper()), free, strict=False))


def _part(path: str) -> str:
    """Return which words a file has, as firmware/words/__init__.py takes it; "" if it has none."""
    found = _WORDS.fullmatch(path)
    if not found:
        return ""
    game, part = found.groups()
    return "_".join(filter(None, (game, part))) or "common"


def spoken_in(tree: ast.AST) -> list[tuple[ast.Attribute, str]]:
    """Return where a file takes something from words, and from which: strings("menus") say."""
    names = _named(tree)
    out = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            part = _part_of(node.value, names)
            if part:
                out.append((node, part))
    return out


def _computed_in(tree: ast.AST) -> set[str]:
    """Return from which words a file takes something by a name that it computes, by getattr()."""
    names = _named(tree)
    return {
        _part_of(node.args[0], names)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in ("getattr", "hasattr") and len(node.args) > 1
        if not isinstance(node.args[1], ast.Constant)
    }


def _named(tree: ast.AST) -> dict[str, set[str]]:
    """Return for each name in a file which words it may be, "" for anything else."""
    names: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    names[target.id].add(_asked_for(node.value))
        elif isinstance(node, ast.arg):
            names[node.arg].add("")
    return names


def _part_of(node: ast.expr, names: dict[str, set[str]]) -> str:
    """Return which words an expression is for certain, "" if that is not known."""
    found = names.get(node.id, set()) if isinstance(node, ast.Name) else {_asked_for(node)}
    return min(found) if len(found) == 1 else ""


def _asked_for(node: ast.expr) -> str:
    """Return which words a call of strings() returns, "" for anything else."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "strings":
        if not node.args:
            return "common"
        if isinstance(node.args[0], ast.Constant):
            return str(node.args[0].value)
    return ""
