"""Rewrites a drive's program: time passes in its loops, and what a board refuses is refused.

Syntax that CircuitPython's compiler does not take is a SyntaxError. Attributes, slices and the like
of CPython's types are checked where they are used, so the kind of a value need not be guessed.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Callable, Iterator
from types import CodeType
from typing import Any

from host_sim.devices import plain

_TURN = "__turn__"
_ATTRIBUTE, _STEP, _IN = "__attribute__", "__step__", "__in__"
_DELETABLE, _METHOD = "__deletable__", "__method__"
_CALLED = (  # methods whose values are checked
    *("split", "rsplit", "strip", "replace", "find", "rfind", "index", "rindex", "count"),
    "from_bytes",
)


def names(turn: Callable[[], None]) -> dict[str, Any]:
    """Return what compiled programs call, for their builtins. turn: for each turn of a loop."""
    return {
        _TURN: turn,
        _ATTRIBUTE: plain.attribute,
        _STEP: plain.step,
        _IN: plain.contains,
        _DELETABLE: plain.deletable,
        _METHOD: plain.method,
    }


def compiled(text: str, path: str, mode: str = "exec") -> CodeType:
    """Return the code of a text. Raises SyntaxError, also for what CircuitPython cannot compile."""
    tree = ast.parse(text, path, mode)
    for line, sentence in refused(tree, text):
        raise SyntaxError(sentence, (path, line, 1, None))
    return compile(ast.fix_missing_locations(_Checked().visit(tree)), path, mode)


class _Checked(ast.NodeTransformer):
    """Puts a call at the start of every loop's body, and calls around what has to be checked."""

    def visit_loop(self, node: Any) -> Any:
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(_call(_TURN)), node.body[0]))
        return node

    visit_While = visit_For = visit_AsyncFor = visit_loop  # noqa: N815, ast's names

    def visit_Attribute(self, node: ast.Attribute) -> Any:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and node.attr in plain.SUSPECTS:
            return ast.copy_location(_call(_ATTRIBUTE, node.value, ast.Constant(node.attr)), node)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> Any:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load) and isinstance(node.slice, ast.Slice):
            parts = [node.slice.lower, node.slice.upper, node.slice.step]
            if parts[2] is not None:
                given = [part or ast.Constant(None) for part in parts]
                return ast.copy_location(_call(_STEP, node.value, *given), node)
        return node

    def visit_Compare(self, node: ast.Compare) -> Any:
        self.generic_visit(node)
        if len(node.ops) == 1 and isinstance(node.ops[0], (ast.In, ast.NotIn)):
            found: ast.expr = _call(_IN, node.left, node.comparators[0])
            if isinstance(node.ops[0], ast.NotIn):
                found = ast.UnaryOp(ast.Not(), found)
            return ast.copy_location(found, node)
        return node

    def visit_Delete(self, node: ast.Delete) -> Any:
        self.generic_visit(node)
        for target in node.targets:
            if isinstance(target, ast.Subscript):
                target.value = ast.copy_location(_call(_DELETABLE, target.value), target.value)
        return node

    def visit_Call(self, node: ast.Call) -> Any:
        called = node.func
        is_checked = isinstance(called, ast.Attribute) and called.attr in _CALLED
        if isinstance(called, ast.Attribute) and is_checked:
            name = ast.Constant(called.attr)
            node.func = ast.copy_location(_call(_METHOD, called.value, name), called)
        self.generic_visit(node)
        return node


def _call(name: str, *values: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(values), [])


def refused(tree: ast.AST, text: str) -> list[tuple[int, str]]:
    """Return line and sentence of what CircuitPython's compiler refuses, by lines."""
    found = [*_by_tokens(text), *_starred(tree)]
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Match):
            found.append((line, "CircuitPython has no match: use if and elif"))
        elif isinstance(node, ast.arguments) and node.posonlyargs:
            where = node.posonlyargs[0].lineno
            found.append((where, "CircuitPython has no / among parameters: leave it out"))
        elif type(node).__name__ == "TryStar":
            found.append((line, "CircuitPython has no except*: use except"))
        elif type(node).__name__ == "TypeAlias":
            found.append((line, "CircuitPython has no type statement: assign it"))
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for one in node.decorator_list:
                if not _is_plain(one):
                    sentence = "CircuitPython takes only a name or a call of one after @"
                    found.append((one.lineno, sentence))
        elif isinstance(node, ast.comprehension) and node.is_async:
            found.append((node.target.lineno, "CircuitPython has no async in a list: use a loop"))
    return sorted(found)


def _is_plain(node: ast.expr) -> bool:
    """Return True for a, a.b and a.b(c)."""
    node = node.func if isinstance(node, ast.Call) else node
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)


def _starred(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        parts: list[Any] = []
        if isinstance(node, (ast.List, ast.Tuple, ast.Set)) and not isinstance(
            getattr(node, "ctx", None), ast.Store
        ):
            parts = [one for one in node.elts if isinstance(one, ast.Starred)]
        elif isinstance(node, ast.Dict):
            parts = [value for key, value in zip(node.keys, node.values, strict=True) if not key]
        for part in parts:
            sentence = "CircuitPython takes * and ** only in calls: use +, extend() or update()"
            yield part.lineno, sentence


def _by_tokens(text: str) -> Iterator[tuple[int, str]]:
    """Yield what the tree does not show: rf"", and brackets around what `with` opens."""
    depth = -1  # of brackets behind a `with`, -1 elsewhere
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            kind = tokenize.tok_name[token.type]
            if kind in ("STRING", "FSTRING_START"):
                prefix = token.string.lower().partition(token.string.rstrip()[-1])[0]
                if "r" in prefix and "f" in prefix:
                    yield token.start[0], 'CircuitPython has no rf"": use r"" and format()'
            elif token.string == "with":
                depth = 0
            elif depth >= 0 and token.string in tuple("([{"):
                depth += 1
            elif depth > 0 and token.string in tuple(")]}"):
                depth -= 1
            elif depth > 0 and token.string == "as":
                sentence = (
                    "CircuitPython takes no brackets around what `with` opens: leave them out"
                )
                yield token.start[0], sentence
                depth = -1
            elif depth == 0 and token.string == ":":
                depth = -1
    except tokenize.TokenError:  # the parser has said it
        return
