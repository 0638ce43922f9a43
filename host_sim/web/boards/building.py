"""The page of a build, with a case and a perfboard: boards/BUILD.md in each language."""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Iterable
from html import escape

from boards.case import page, parts, plan_svg
from boards.case import words as english
from firmware.words.language import LANGUAGES

_CASE = re.compile(r"-case-\w+-[\d.]+\.zip$")  # a file of a release: what is printed for a build


def is_case(name: str) -> bool:
    """Return True for the name of a file with a case."""
    return bool(_CASE.search(name))


def texts(language: str) -> dict[str, str]:
    """Return the texts of the page in a language."""
    if language == "en":
        return english.TEXTS
    found: dict[str, str] = importlib.import_module(f"{__package__}.words.{language}_build").BUILD
    return found


def content(language: str, boards: str, offered: Iterable[str]) -> str:
    """Return what is on the page. boards: the page of the boards; offered: addresses of cases."""
    said = texts(language)
    out = []
    for block in page.blocks(said):
        out.append(_HTML[block.kind](block, language))
        if block.text == said["BUILD_FILES"].format(file=page.FILE):
            links = [f'<li><a href="{escape(to)}" download>{escape(to)}</a></li>' for to in offered]
            out += ["<ul>", *links, "</ul>"] if links else []
    text = "\n".join(out)
    for name in ("checked", "report", "plan"):
        text = text.replace(f'href="{name}"', f'href="#{name}"')
    return text.replace('href="boards"', f'href="{boards}"')


@functools.cache
def pictures() -> dict[str, bytes]:
    """Return the pictures of the page and the plans in each language: name -> content."""
    out = {f"build-{path.name}": path.read_bytes() for path in sorted(page.PICTURES.glob("*.png"))}
    for board in parts.CONTROLLERS:
        for language, _ in LANGUAGES:
            drawn = plan_svg.draw(page.planned(board), texts(language))
            out[plan_name(board, language)] = drawn.encode()
    return out


def plan_name(board: str, language: str) -> str:
    """Return the name of the drawing of a board's perfboard in a language."""
    return f"plan-{board}.{language}.svg"


def _inline(text: str) -> str:
    """Return a text with its code, strong words and links as HTML."""
    text = escape(text, quote=False)
    text = re.sub(r"`([^`]*)`", r"<code>\1</code>", text)
    text = re.sub(r"\*\*([^*]*)\*\*", r"<strong>\1</strong>", text)
    return re.sub(r"\[([^]]*)\]\((\w+)\)", r'<a href="\2">\1</a>', text)


def _table(block: page.Block, _: str) -> str:
    head, *rows = block.rows
    lines = ["<tr>" + "".join(f"<th>{_inline(cell)}</th>" for cell in head) + "</tr>"]
    for row in rows:
        lines.append("<tr>" + "".join(f"<td>{_inline(cell)}</td>" for cell in row) + "</tr>")
    return "\n".join(['<div class="drawing">', "<table>", *lines, "</table>", "</div>"])


def _picture(block: page.Block, language: str) -> str:
    name = f"build-{block.name}.png"
    if block.name.startswith("plan"):
        name = plan_name(
            block.name.removeprefix("plan").removeprefix("-") or page.SHOWN[0], language
        )
    alt = escape(block.text)
    return f'<figure class="drawing"><img src="{name}" alt="{alt}" loading="lazy"></figure>'


def _list(block: page.Block, _: str) -> str:
    return "\n".join(["<ul>", *(f"<li>{_inline(one)}</li>" for (one,) in block.rows), "</ul>"])


_HTML = {
    "head": lambda block, _: f'<h2 id="{block.name}">{_inline(block.text)}</h2>',
    "step": lambda block, _: f'<h3 id="{block.name}">{_inline(block.text)}</h3>',
    "text": lambda block, _: f"<p>{_inline(block.text)}</p>",
    "list": _list,
    "table": _table,
    "picture": _picture,
    "form": lambda block, _: "<pre>" + "\n".join(escape(one) for (one,) in block.rows) + "</pre>",
}
