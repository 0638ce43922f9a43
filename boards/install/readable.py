"""A crash of a compiled bundle, told with the functions and lines of the sources.

Compiled files know no lines, and most of their names are short (names.py). But a function stands on
the same line in both sources, the checkout's and the smaller one, so where it is can be told; where
a module has several of one short name, each of them.
"""

import ast
import re
from types import SimpleNamespace

from boards.install import bundle
from boards.install.sources import dotted

_FRAME = re.compile(r'File "([\w.]+)", line 1, in (\w+)')
_CODE = re.compile(r"^(\w+) (_\w+)$", re.MULTILINE)  # as the screen shows it


def readable(text: str, board: SimpleNamespace) -> str:
    """Return a traceback, or the code on the screen, with names and lines of the sources."""
    full = {name: path.read_text(encoding="utf-8") for name, path in bundle.sources(board).items()}
    small = bundle.shrunk(full)
    paths = {dotted(path): path for path in small}

    def of_frame(match: re.Match[str]) -> str:
        path = paths.get(match[1], "")
        found = _functions(full[path], small[path], match[2]) if path else []
        if not found:
            return match[0]
        lines = " or ".join(str(line) for line, _ in found)
        return f'File "{path}", line {lines}, in {" or ".join(name for _, name in found)}'

    def of_code(match: re.Match[str]) -> str:
        found = [
            f"{path}:{line} {name}"
            for module, path in sorted(paths.items())
            if module.split(".")[-1] == match[1]
            for line, name in _functions(full[path], small[path], match[2])
        ]
        return f"{match[0]}: {' or '.join(found)}" if found else match[0]

    return _CODE.sub(of_code, _FRAME.sub(of_frame, text))


def _functions(full: str, small: str, name: str) -> list[tuple[int, str]]:
    """Return (line, name with its class) of each function that has this name when small."""
    names = {node.lineno: told for node, told in _defined(ast.parse(full), "")}
    return [
        (node.lineno, names[node.lineno])
        for node, _ in _defined(ast.parse(small), "")
        if node.name == name
    ]


def _defined(node: ast.AST, within: str) -> list[tuple[ast.FunctionDef, str]]:
    out = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            out.append((child, within + child.name))
        name = f"{within}{child.name}." if isinstance(child, ast.ClassDef) else within
        out += _defined(child, name)
    return out
