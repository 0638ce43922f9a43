"""The list of boards and the wiring tables, for people: on the screen and in boards/README.md."""

import importlib.metadata
import re
from pathlib import Path
from types import SimpleNamespace

from boards.install import chips, drawing, headers, profile, stubs
from boards.install.profile import FOLDER, KEYS

README = FOLDER / "README.md"
DRAWINGS = FOLDER / "drawings"
_HEAD = (
    "board",
    "what it is",
    "display",
    "keys",
    "saved games",
    "memory",
    "drive",
    "battery",
    "sound",
    "checked against",
)


def rows() -> list[tuple[str, ...]]:
    """Return a row a board, in the columns of _HEAD. Raises ProfileError."""
    return [_row(profile.load(name)) for name in profile.names()]


def _row(board: SimpleNamespace) -> tuple[str, ...]:
    build = stubs.check(board)
    where = {"I2C": "I2C", "SPI": "SPI", "BOARD": "built in"}[board.BUS]
    keys = "its own" if board.name in headers.FACES else " ".join(board.KEYS)
    if build is None:
        checked = f"Blinka {_version('adafruit-blinka')}: pins"
    else:
        checked = f"circuitpython-stubs {_version('circuitpython-stubs')}: pins, modules"
    return (
        board.name,
        board.NAME,
        f"{board.CHIP}, {where}",
        keys,
        f"nvm {chips.NVM[board.MCU]:,} bytes" if build else "a file",
        str(chips.heap(board.BOARD_ID)) if build else "-",
        f"{(board.DRIVE[1] - board.DRIVE[0]) // 1024:,} KB" if board.DRIVE else "-",
        board.BATTERY[0] if board.BATTERY else "-",
        board.SPEAKER[0] if board.SPEAKER else "-",
        checked,
    )


def _version(package: str) -> str:
    return importlib.metadata.version(package)


def text() -> str:
    """Return the list of boards for a terminal."""
    return _columns([_HEAD, *rows()])


def _columns(table: list[tuple[str, ...]]) -> str:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in table]
    return "\n".join(lines)


def markdown(table: list[tuple[str, ...]]) -> str:
    """Return rows as a Markdown table; the first is its head."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in table]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def wiring(board: SimpleNamespace) -> str:
    """Return a board's wiring as a Markdown table, or which pin is which key."""
    header = headers.HEADERS.get(board.name)
    place = header.place if header else str
    table: list[tuple[str, ...]] = [("part", "its pin", "pin of the board")]
    if board.BUS != "BOARD" and board.name not in headers.FACES:
        table.append(("display", "VCC", place(header.power) if header else "3.3 V"))
        table.append(("display", "GND", "GND"))
        table += [("display", own, place(pin)) for own, pin in drawing.display_pins(board)]
    own = board.name in headers.FACES
    for key, pin in zip(KEYS, board.KEYS, strict=True):
        table.append((f"button {key}", "its own" if own else "one leg", place(pin)))
    if board.SPEAKER and not own:
        table.append(("piezo", "one leg", place(board.SPEAKER[0])))
        table.append(("piezo", "the other leg", "GND"))
    if not own:
        table.append(("every button", "the other leg", "GND"))
    return markdown(table)


def report(board: SimpleNamespace) -> list[str]:
    """Check a board's profile and return what was found. Raises ProfileError."""
    build = stubs.check(board)
    out = [f"boards/{board.name}.py: {board.NAME}", wiring(board)]
    if build:
        out.append(f"every pin is there; nvm {chips.NVM[board.MCU]:,} bytes; its modules suffice")
        heap = chips.heap(board.BOARD_ID)
        out.append(f"free heap at the start: {heap} ({heap.source})")
    else:
        out.append("every pin is there")
    if board.name not in headers.HEADERS and board.name not in headers.FACES:
        out.append("no drawing: its layout is not in boards/install/headers.py")
    return out


def pages() -> dict[Path, str]:
    """Return what every generated file should hold."""
    out = {}
    page = README.read_text(encoding="utf-8")
    page = _fill(page, "boards", markdown([_HEAD, *rows()]))
    parts = []
    for name in profile.names():
        board = profile.load(name)
        parts.append(f"### {board.NAME} (`{name}`)\n\n{wiring(board)}")
        picture = drawing.draw(board)
        if picture:
            out[DRAWINGS / f"{name}.svg"] = picture.svg()
            parts[-1] += f"\n\n![Wiring of the {board.NAME}](drawings/{name}.svg)"
        out[board.path] = _docstring(board)
    out[README] = _fill(page, "wiring", "\n\n".join(parts))
    return out


def _fill(page: str, mark: str, words: str) -> str:
    begin, end = f"<!-- {mark}: made by `make boards` -->", f"<!-- end of {mark} -->"
    return re.sub(
        re.escape(begin) + ".*" + re.escape(end),
        lambda found: f"{begin}\n\n{words}\n\n{end}",
        page,
        flags=re.S,
    )


def _docstring(board: SimpleNamespace) -> str:
    """Return a profile's file with the wiring table in its docstring brought up to date."""
    source = board.path.read_text(encoding="utf-8")
    end = source.index('"""', 3)
    prose = re.sub(r"\n\n\|.*|\n\nWIRING\n", "", source[:end], flags=re.S).rstrip()
    return f"{prose}\n\n{wiring(board)}\n{source[end:]}"


def write(check_only: bool = False) -> list[str]:
    """Write what is out of date, or only look; return the names of those files."""
    stale = []
    for path, words in pages().items():
        if not path.exists() or path.read_text(encoding="utf-8") != words:
            stale.append(path.relative_to(FOLDER.parent).as_posix())
            if not check_only:
                path.parent.mkdir(exist_ok=True)
                path.write_text(words, encoding="utf-8", newline="\n")
    return stale
