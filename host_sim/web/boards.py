"""The page beside the game: how a board becomes a handheld, generated from the boards' profiles.

It can offer zips and UF2s, to download and to write onto a boot drive. Their content says which
board they are for.
"""

from __future__ import annotations

import contextlib
import io
import re
import zipfile
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from types import SimpleNamespace

from boards.install import bundle, chips, drawing, headers, profile, table, uf2
from firmware.hardware import version

FOLDER = "files/"  # of what is offered, below the page
_TEMPLATES = Path(__file__).parent / "templates"
_WIDE = 600  # from this width on, a drawing fills the page
# A release has the page itself as a zip, too.
_IN_FOLDER = re.compile(r"(?<!-web)\.zip$|\.uf2$")
_BOARD = re.compile(rb'"program":"Tombolo".*?"board":"(\w+)"', re.S)  # in a bundle's manifest

# How a board is brought into its boot loader, and how it is restarted: by its name, else by its
# chip. No Pico has a button for the second.
_PICO = (
    "Hold BOOTSEL, its only button, while you plug in the USB cable.",
    "unplug the cable and plug it in again",
)
_TWICE = "Press RESET twice, half a second apart."
_RESET = "press RESET"
_BUTTONS = {
    "pico": _PICO,
    "pico2": _PICO,
    "pico_w": _PICO,
    "macropad": ("Hold the wheel down while you plug in the USB cable.", "press the reset button"),
    "xiao_rp2040": ("Hold B (boot) while you plug in the USB cable.", "press R (reset)"),
    "RP2040": ("Hold BOOT (some print BOOTSEL) while you plug in the USB cable.", _RESET),
    "RP2350": ("Hold BOOT (some print BOOTSEL) while you plug in the USB cable.", _RESET),
    "SAMD51": (_TWICE, _RESET),
    "NRF52840": (_TWICE, _RESET),
    "ESP32S3": ("Press RESET twice, the second time when its light turns purple.", _RESET),
}
_OLD_LOADER = "The first line of INFO_UF2.TXT on it must name {} or newer: the page above has it."
_LOADERS = {"NRF52840": "boot loader 0.6.1", "ESP32S3": "TinyUF2 0.33.0"}
_NOTHING_TO_WIRE = "<p>There is nothing to wire: display and keys are built in.</p>"
_BY_NAME = (
    '<p class="warning">Go by the names printed on your display, never by the order of its pins: '
    "VCC and GND swapped can destroy it. It takes 3.3 V, not 5 V.</p>"
    "<p>Most modules of 1.3 inch have the chip SH1106: one of these needs a line in "
    "settings.toml (step 4).</p>"
)
_WITH = "CircuitPython is in this file: leave out step 2."
_WITHOUT = "CircuitPython is not in this file: do step 2 first."


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


def page(files: dict[str, bytes] | None = None) -> bytes:
    """Return the page, which offers these zips and UF2s. Raises FileError and ProfileError."""
    offers = [offer(name, data) for name, data in (files or {}).items()]
    # The Pico comes first: it is the cheapest way, and the reference.
    names = sorted(profile.names(), key=lambda name: (not name.startswith("pico"), name))
    known = [profile.load(name) for name in names]
    text = _fill(
        "boards",
        chooser="\n".join(_choice(board) for board in known),
        sections="\n".join(_section(board, offers) for board in known),
        version=version.VERSION,
    )
    return text.encode()


def _fill(template: str, **words: str) -> str:
    text = (_TEMPLATES / f"{template}.html").read_text(encoding="utf-8")
    return Template(text).substitute(words)


def _choice(board: SimpleNamespace) -> str:
    picture = drawing.draw(board)
    shape = ""
    if picture:
        shape = (
            f'<svg viewBox="0 0 {picture.width} {picture.height}" aria-hidden="true">'
            f'<use href="#drawing-{board.name}"/></svg>'
        )
    return f'<a href="#{board.name}">{shape}{escape(board.NAME)}</a>'


def _section(board: SimpleNamespace, offers: list[Offer]) -> str:
    words = {"id": board.name, "name": escape(board.NAME), "wiring": _wiring(board)}
    words["parts"] = "\n".join(f"<li>{escape(part)}</li>" for part in _parts(board))
    words["wrong"] = "" if board.name in headers.LAYOUTS else _fill("wires")
    if board.MCU == "BCM":
        return _fill("computer", **words)
    boot, reset = _BUTTONS.get(board.name) or _BUTTONS[board.MCU]
    loader = _LOADERS.get(board.MCU)
    words |= {
        "major": str(version.OLDEST[0]),
        "site": f"https://circuitpython.org/board/{board.BOARD_ID}/",
        "boot": boot,
        "reset": reset,
        "boot_id": chips.BOOT_IDS.get(board.MCU, ""),
        "drive": chips.BOOT_IDS.get(board.MCU, "its name ends in BOOT"),
        "loader": _OLD_LOADER.format(loader) if loader else "",
        "zip": _file(board, offers, "zip"),
        "chip": "SSD1306" if board.CHIP == "SH1106" else "SH1106",
    }
    return _fill("board", **words, uf2=_uf2(board, offers, words))


def _parts(board: SimpleNamespace) -> list[str]:
    """Return what to have before the first step."""
    if board.MCU == "BCM":
        return [board.NAME, "its power supply, and a card with its system"]
    cable = "a USB cable that carries data; cables of chargers often do not"
    if board.name in headers.LAYOUTS:
        return [board.NAME, cable]
    pins = "four pins (VCC, GND, SCL, SDA)" if board.BUS == "I2C" else "pins for SPI"
    header = headers.HEADERS.get(board.name)
    wire = "1 m of thin wire, or jumper wires"
    if header and header.plug:
        wire += ", and a STEMMA QT cable with loose ends for the display"
    return [
        f"{board.NAME}, with its pins soldered in",
        f"a display (OLED) of 128x64 dots for 3.3 V with {pins}: chip SSD1306 (0.96 inch) or SH1106"
        " (1.3 inch)",
        "six push buttons, of 6 or 12 mm (tactile switches)",
        "a breadboard, or a perfboard of 5 x 7 cm and solder",
        wire,
        cable,
    ]


def _wiring(board: SimpleNamespace) -> str:
    """Return what to mind, the drawing, and the table of wires."""
    out = [_NOTHING_TO_WIRE if board.name in headers.LAYOUTS else _BY_NAME]
    picture = drawing.draw(board)
    if picture:
        more = f'id="drawing-{board.name}" role="img" aria-label="{escape(board.NAME)}" '
        more += 'class="wide" ' if picture.width > _WIDE else ""
        svg = picture.svg().replace("<svg ", "<svg " + more, 1)
        out.append(f'<figure class="drawing" tabindex="0">{svg}<figcaption></figcaption></figure>')
    pins = dict([*drawing.display_pins(board), *zip(profile.KEYS, board.KEYS, strict=True)])
    head, *rows = table.wires(board)
    out += ["<table>", _row("th", head)]
    for row in rows:
        wire = row[1] if row[0] == "display" else row[0].removeprefix("button ")
        pin = f' data-pin="{pins[wire]}"' if wire in pins else ""
        out.append(_row("td", row, f' data-wire="{wire}"{pin}'))
    return "\n".join([*out, "</table>"])


def _row(cell: str, row: tuple[str, ...], attributes: str = "") -> str:
    cells = "".join(f"<{cell}>{escape(text)}</{cell}>" for text in row)
    return f"<tr{attributes}>{cells}</tr>"


def _uf2(board: SimpleNamespace, offers: list[Offer], words: dict[str, str]) -> str:
    """Return the steps with a UF2, "" if this board's boot loader cannot write the drive."""
    if board.MCU not in profile.UF2_MCUS:
        return ""
    found = _find(board, offers, "uf2")
    write = ""
    if found:
        write = _fill("write", name=words["name"], file=FOLDER + escape(found.name))
    return _fill(
        "uf2",
        circuitpython=_WITH if found and found.has_circuitpython else _WITHOUT,
        boot=words["boot"],
        reset=words["reset"],
        drive=words["drive"],
        file=_file(board, offers, "uf2"),
        write=write,
    )


def _file(board: SimpleNamespace, offers: list[Offer], ending: str) -> str:
    """Return a link to a board's file, or where it is to be had."""
    found = _find(board, offers, ending)
    if found:
        name = escape(found.name)
        return f'<a class="download" download href="{FOLDER}{name}">{name}</a>'
    name = f"tombolo-{version.VERSION}-{board.name}.{ending}"
    return f"<code>{name}</code> from the page where you found Tombolo"


def _find(board: SimpleNamespace, offers: list[Offer], ending: str) -> Offer | None:
    mine = [o for o in offers if o.board == board.name and o.name.endswith(ending)]
    return mine[0] if mine else None
