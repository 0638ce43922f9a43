"""The modules of the page as one script, each as a function's body: one request, and one file."""

from __future__ import annotations

import re

_IMPORT = re.compile(r'^import (\{.*?\}|\* as \w+) from "\./(\w+)\.js";\n', re.M | re.S)
_EXPORT = re.compile(r"^export ((?:async )?(?:function|class|const|let) (\w+))", re.M)
_EXPORTED = re.compile(r"^export \{ ([\w, ]+) \};\n", re.M)
_LEFT = re.compile(r"^(?:import|export)\b.*", re.M)


class BundleError(ValueError):
    """A module has what one script cannot take; the text is one sentence."""


def script(texts: dict[str, str], main: str) -> str:
    """Return a module and all that it needs as one. texts: the text of each by its name."""
    made = []
    for name in in_order(texts, main):
        body = _IMPORT.sub(_taken, texts[name])
        given = [found[2] for found in _EXPORT.finditer(body)] + _EXPORTED.findall(body)
        body = _EXPORT.sub(r"\1", _EXPORTED.sub("", body))
        left = _LEFT.search(body)
        if left:
            raise BundleError(f"{name} has a line that one file cannot take: {left[0]}")
        body += f"\nreturn {{ {', '.join(given)} }};"
        made.append(f"const ${name} = await (async () => {{\n{body}\n}})();")
    return "\n".join(made)


def in_order(texts: dict[str, str], main: str) -> list[str]:
    """Return the names of a module and of all that it needs, each after what it imports."""
    return _in_order(texts, main, [])


def _in_order(texts: dict[str, str], name: str, before: list[str]) -> list[str]:
    for found in _IMPORT.finditer(texts[name]):
        if found[2] not in before:
            before = _in_order(texts, found[2], before)
    return [*before, name]


def _taken(found: re.Match[str]) -> str:
    """Return an import as what takes the same from a module's function."""
    names = found[1].removeprefix("* as ").replace(" as ", ": ")
    return f"const {names} = ${found[2]};\n"
