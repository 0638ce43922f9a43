"""The page beside the game: how a board becomes a handheld, generated from the boards' profiles.

It can offer zips and UF2s, to download and to write onto a boot drive. Their content says which
board they are for. There is a page for each language of the firmware, all from the same templates;
what they say is in words/.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import re
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from types import SimpleNamespace

from boards.case.parts import CONTROLLERS
from boards.install import bundle, buttons, chips, drawing, headers, profile, table, uf2
from firmware.hardware import version
from firmware.words.language import LANGUAGES
from host_sim.web.boards import building

FOLDER = "files/"  # of what is offered, below the page
_TEMPLATES = Path(__file__).parent / "templates"
_WIDE = 600  # from this width on, a drawing fills the page
# A release has the page itself as a zip, too, and packs, which are for any board.
_IN_FOLDER = re.compile(r"^(?!.*-(web|pack-\w+)\.zip$).*\.(zip|uf2)$")
_BOARD = re.compile(rb'"program":"Tombolo".*?"board":"(\w+)"', re.S)  # in a bundle's manifest


class FileError(ValueError):
    """A file that the page cannot offer; the text is one sentence."""


@dataclass(frozen=True)
class Offer:
    """A file for a board: a zip for its drive, or a UF2, with CircuitPython in it or without."""

    name: str
    board: str
    has_circuitpython: bool = False


def read(paths: Iterable[Path]) -> dict[str, bytes]:
    """Return these files, and the zips and UF2s for boards in these folders: name -> bytes.

    Raises FileError for a folder that holds none.
    """
    found: list[Path] = []
    for path in paths:
        files = [path]
        if path.is_dir():
            files = [file for file in profile.visible(path, "*") if _IN_FOLDER.search(file.name)]
        if not files:
            raise FileError(f"{path} holds no zip or UF2")
        found += files
    return {path.name: path.read_bytes() for path in found}


def offer(name: str, data: bytes) -> Offer:
    """Return what a zip or a UF2 is for. Raises FileError."""
    blocks: list[uf2.Block] = []
    if name.endswith(".uf2"):
        with contextlib.suppress(uf2.UF2Error):  # it holds nothing
            blocks = uf2.decode(data)
            there, whole = uf2.count(blocks, blocks[-1].family)
            if there < whole:
                raise FileError(f"{name} is not whole: it has {there} of {whole} blocks")
        content = b"".join(block.payload for block in blocks)
    else:
        content = _manifest(name, data)
    found = _BOARD.search(content)
    if not found:
        raise FileError(f"{name} holds no Tombolo for a board's drive")
    return Offer(name, found.group(1).decode(), uf2.circuitpython(blocks) is not None)


def _manifest(name: str, data: bytes) -> bytes:
    """Return the manifest in a zip, b"" without one. Raises FileError for a broken zip."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            is_there = bundle.MANIFEST in archive.namelist()
            return archive.read(bundle.MANIFEST) if is_there else b""
    except Exception:  # zipfile raises many kinds for a damaged file
        raise FileError(f"{name} is broken: it is no zip, or not all of one") from None


def pages(files: dict[str, bytes] | None = None) -> dict[str, bytes]:
    """Return the page, and that of a build, in each language: name -> content.

    They offer these zips and UF2s, and zips with cases. Raises FileError and ProfileError.
    """
    files = files or {}
    cases = [name for name in files if building.is_case(name)]
    offers = [offer(name, data) for name, data in files.items() if name not in cases]
    out = {}
    for language, _ in LANGUAGES:
        page = _Page(language, offers)
        out[page_name(language)] = page.text().encode()
        out[page_name(language, "build")] = page.build(cases).encode()
    return out


def page_name(language: str, page: str = "boards") -> str:
    """Return the name of a page in a language: of that of the boards, or of a build."""
    return f"{page}.html" if language == LANGUAGES[0][0] else f"{page}.{language}.html"


class _Filling(dict[str, str]):
    """What the names in a template stand for: values by their names, and texts by theirs."""

    def __init__(self, texts: dict[str, str], values: dict[str, str]) -> None:
        super().__init__(values)
        self.texts = texts

    def __missing__(self, name: str) -> str:
        return self.texts[name].format_map(self)


class _Page:
    """The page in one language."""

    def __init__(self, language: str, offers: list[Offer]) -> None:
        self.language = language
        self.words = importlib.import_module(f"{__name__}.words.{language}")
        self.texts: dict[str, str] = {**building.texts(language), **self.words.TEXTS}
        self.offers = offers

    def text(self) -> str:
        # The Pico comes first: it is the cheapest way, and the reference.
        names = sorted(profile.names(), key=lambda name: (not name.startswith("pico"), name))
        known = [profile.load(name) for name in names]
        for board in known:
            board.NAME = self.words.NAMES.get(board.name, board.NAME)
        return self._fill(
            "boards",
            language=self.language,
            languages="\n".join(self._language(*row) for row in LANGUAGES),
            build=page_name(self.language, "build"),
            build_title=building.texts(self.language)["BUILD_TITLE"],
            said=json.dumps(self.words.SAID, ensure_ascii=False).replace("<", "\\u003c"),
            chooser="\n".join(self._choice(board) for board in known),
            sections="\n".join(self._section(board) for board in known),
            version=version.VERSION,
        )

    def build(self, cases: list[str]) -> str:
        """Return the page of a build, which offers these cases."""
        there = page_name(self.language)
        return self._fill(
            "build",
            language=self.language,
            languages="\n".join(self._language(*row, "build") for row in LANGUAGES),
            boards=there,
            content=building.content(self.language, there, [FOLDER + name for name in cases]),
            version=version.VERSION,
        )

    def _fill(self, template: str, /, **values: str) -> str:
        text = (_TEMPLATES / f"{template}.html").read_text(encoding="utf-8")
        return Template(text).substitute(_Filling(self.texts, values))

    def _say(self, text: str, /, **values: str) -> str:
        return self.texts[text].format_map(values)

    def _language(self, language: str, name: str, page: str = "boards") -> str:
        here = ' aria-current="page"' if language == self.language else ""
        to = page_name(language, page)
        link = f'<a href="{to}" hreflang="{language}" lang="{language}"{here}>'
        return f"{link}{name}</a>"

    def _choice(self, board: SimpleNamespace) -> str:
        picture = drawing.draw(board)
        shape = ""
        if picture:
            shape = (
                f'<svg viewBox="0 0 {picture.width} {picture.height}" aria-hidden="true">'
                f'<use href="#drawing-{board.name}"/></svg>'
            )
        return f'<a href="#{board.name}">{shape}{escape(board.NAME)}</a>'

    def _section(self, board: SimpleNamespace) -> str:
        values = {"id": board.name, "name": escape(board.NAME), "wiring": self._wiring(board)}
        values["parts"] = "\n".join(f"<li>{escape(part)}</li>" for part in self._parts(board))
        if board.MCU == "BCM":
            return self._fill("computer", **values)
        values |= {
            "wires": "" if board.name in headers.LAYOUTS else self._fill("wires"),
            "major": str(version.OLDEST[0]),
            "site": f"https://circuitpython.org/board/{board.BOARD_ID}/",
            "boot": buttons.boot(board, self.texts),
            "restart": buttons.restart(board, self.texts),
            "boot_id": chips.BOOT_IDS.get(board.MCU, ""),
            "drive": chips.BOOT_IDS.get(board.MCU) or self._say("SOME_DRIVE"),
            "loader": self._loader(board),
            "zip": self._file(board, "zip"),
            "chip": "SSD1306" if board.CHIP == "SH1106" else "SH1106",
            "listen": self.words.SAID["LISTEN"],
        }
        return self._fill("board", **values, one_file=self._one_file(board, values))

    def _loader(self, board: SimpleNamespace) -> str:
        """Return which boot loader is too old, "" where none is known to be."""
        oldest = self.texts.get(f"LOADER_{board.MCU}")
        return self._say("OLD_LOADER", oldest=oldest) if oldest else ""

    def _parts(self, board: SimpleNamespace) -> list[str]:
        """Return what to have before the first step."""
        if board.MCU == "BCM":
            return [board.NAME, self._say("POWER_SUPPLY")]
        if board.name in headers.LAYOUTS:
            return [board.NAME, self._say("CABLE")]
        header = headers.HEADERS.get(board.name)
        wire = self._say("WIRE")
        if header and header.plug:
            wire = self._say("WIRE_AND_PLUG")
        pins = self._say("PINS_I2C" if board.BUS == "I2C" else "PINS_SPI")
        return [
            self._say("SOLDERED", name=board.NAME),
            self._say("OLED", pins=pins),
            self._say("SIX_BUTTONS"),
            self._say("BREADBOARD"),
            wire,
            self._say("CABLE"),
        ]

    def _wiring(self, board: SimpleNamespace) -> str:
        """Return what to mind, the drawing, and the table of wires."""
        is_wired = board.name not in headers.LAYOUTS
        out = [self._fill("names" if is_wired else "nothing")]
        picture = drawing.draw(board, self.texts)
        if picture:
            more = f'id="drawing-{board.name}" role="img" aria-label="{escape(board.NAME)}" '
            more += 'class="wide" ' if picture.width > _WIDE else ""
            svg = picture.svg().replace("<svg ", "<svg " + more, 1)
            figure = f'<figure class="drawing" tabindex="0">{svg}<figcaption></figcaption></figure>'
            out.append(figure)
        if board.name in CONTROLLERS:
            there = page_name(self.language, "build")
            plan = building.plan_name(board.name, self.language)
            title = escape(self.texts["PLANS_HEAD"])
            out.append(
                f'<figure class="drawing"><a href="{there}"><img src="{plan}" alt="{title}" '
                f'loading="lazy"></a><figcaption>{title}</figcaption></figure>'
            )
        pins = dict([*drawing.display_pins(board), *zip(profile.KEYS, board.KEYS, strict=True)])
        (_, head), *rows = table.wires(board, self.texts)
        out += ["<table>", _row("th", head)]
        for wire, row in rows:
            marks = f' data-wire="{wire}"' if wire else ""
            marks += f' data-pin="{pins[wire]}"' if wire in pins else ""
            out.append(_row("td", row, marks))
        return "\n".join([*out, "</table>"])

    def _one_file(self, board: SimpleNamespace, values: dict[str, str]) -> str:
        """Return the steps with a UF2, "" if this board's boot loader cannot write the drive."""
        if board.MCU not in profile.UF2_MCUS:
            return ""
        found = _find(self.offers, board, "uf2")
        write = ""
        if found:
            write = self._fill("write", **values, file=FOLDER + escape(found.name))
        return self._fill(
            "uf2",
            **values,
            circuitpython=self._say("WITH" if found and found.has_circuitpython else "WITHOUT"),
            uf2=self._file(board, "uf2"),
            write=write,
        )

    def _file(self, board: SimpleNamespace, ending: str) -> str:
        """Return a link to a board's file, or where it is to be had."""
        found = _find(self.offers, board, ending)
        if found:
            name = escape(found.name)
            return f'<a class="download" download href="{FOLDER}{name}">{name}</a>'
        file = f"tombolo-{version.VERSION}-{board.name}.{ending}"
        make = f"make {'bundle' if ending == 'zip' else 'uf2'} BOARD={board.name}"
        return self._say("NOT_HERE", file=file, make=make)


def _row(cell: str, row: tuple[str, ...], attributes: str = "") -> str:
    cells = "".join(f"<{cell}>{escape(text)}</{cell}>" for text in row)
    return f"<tr{attributes}>{cells}</tr>"


def _find(offers: list[Offer], board: SimpleNamespace, ending: str) -> Offer | None:
    mine = [o for o in offers if o.board == board.name and o.name.endswith(ending)]
    return mine[0] if mine else None
