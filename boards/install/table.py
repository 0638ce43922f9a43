"""The list of boards, and each board's wiring: printed, and as pages below boards/."""

import importlib.metadata
from pathlib import Path
from types import SimpleNamespace

from boards.install import buttons, chips, drawing, headers, profile, stubs
from boards.install.profile import FOLDER, KEYS
from boards.install.words import TEXTS

README = FOLDER / "README.md"
DRAWINGS = FOLDER / "drawings"
WIRING = FOLDER / "wiring"
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
    """Return one row for each board, in the columns of _HEAD. Raises ProfileError."""
    return [_row(profile.load(name)) for name in profile.names()]


def _row(board: SimpleNamespace) -> tuple[str, ...]:
    build = stubs.check(board)
    where = {"I2C": "I2C", "SPI": "SPI", "BOARD": "built in"}[board.BUS]
    keys = "its own" if board.name in headers.LAYOUTS else " ".join(board.KEYS)
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
    """Return rows as a Markdown table; the first row is its head."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["| " + " | ".join(map(str.ljust, row, widths)) + " |" for row in table]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def wiring(board: SimpleNamespace) -> str:
    """Return a board's wiring as a Markdown table."""
    return markdown([row for _, row in wires(board)])


def wires(
    board: SimpleNamespace, texts: dict[str, str] = TEXTS
) -> list[tuple[str, tuple[str, ...]]]:
    """Return (name of the wire, row) for each wire; of a board with its own keys, for each pin.

    The name is the pin of the display or the key, else "". The first row is the head.
    """
    header = headers.HEADERS.get(board.name)
    own = board.name in headers.LAYOUTS

    def place(pin: str) -> str:
        return header.place(pin, texts) if header else pin

    rows = [("", "PART", "ITS_PIN", texts["BOARD_PIN"])]
    if board.BUS != "BOARD" and not own:
        rows.append(("VCC", "DISPLAY", "VCC", place(header.power) if header else "3.3 V"))
        rows.append(("GND", "DISPLAY", "GND", "GND"))
        rows += [(pin, "DISPLAY", pin, place(to)) for pin, to in drawing.display_pins(board)]
    for key, pin in zip(KEYS, board.KEYS, strict=True):
        rows.append((key, "BUTTON", "ITS_OWN" if own else "ONE_LEG", place(pin)))
    if board.SPEAKER and not own:
        rows.append(("", "PIEZO", "ONE_LEG", place(board.SPEAKER[0])))
        rows.append(("", "PIEZO", "OTHER_LEG", "GND"))
    if not own:
        rows.append(("", "EVERY_BUTTON", "OTHER_LEG", "GND"))
    return [
        (name, (texts[part].format(key=name), texts.get(pin, pin), to))
        for name, part, pin, to in rows
    ]


def report(board: SimpleNamespace) -> list[str]:
    """Check a board's profile and return a report in lines. Raises ProfileError."""
    build = stubs.check(board)
    out = [f"boards/{board.name}.py: {board.NAME}", wiring(board)]
    if build:
        out.append(f"has every pin and module; nvm {chips.NVM[board.MCU]:,} bytes")
        heap = chips.heap(board.BOARD_ID)
        out.append(f"free heap at the start: {heap} ({heap.source})")
    else:
        out.append("has every pin")
    if board.name not in headers.HEADERS and board.name not in headers.LAYOUTS:
        out.append("no drawing: its layout is not in boards/install/headers.py")
    return out


def pages() -> dict[Path, str]:
    """Return the text of each generated file: README.md, and each board's page and drawing."""
    out = {}
    for name in profile.names():
        board = profile.load(name)
        page = f"# {board.NAME}\n\n{wiring(board)}\n"
        picture = drawing.draw(board)
        if picture:
            out[DRAWINGS / f"{name}.svg"] = picture.svg()
            page += f"\n![Wiring of the {board.NAME}](../drawings/{name}.svg)\n"
        if (DRAWINGS / f"{name}-perfboard.svg").exists():  # boards/case draws it
            page += f"\n![The same on a perfboard](../drawings/{name}-perfboard.svg)\n"
            page += "\n[A case for it, and how it is built](../BUILD.md)\n"
        out[WIRING / f"{name}.md"] = page
    linked = [(f"[{name}](wiring/{name}.md)", *rest) for name, *rest in rows()]
    pressed: list[tuple[str, ...]] = [("board", "into its boot loader", "restart")]
    for name in profile.names():
        board = profile.load(name)
        if board.MCU != "BCM":
            pressed.append((board.name, buttons.boot(board), buttons.restart(board)))
    text = README.read_text(encoding="utf-8")
    text = _replaced(text, "boards", markdown([_HEAD, *linked]))
    out[README] = _replaced(text, "buttons", markdown(pressed))
    return out


def _replaced(text: str, name: str, table: str) -> str:
    """Return a page with a new table between its two marks of this name."""
    begin, end = f"<!-- {name}: made by `make boards` -->", f"<!-- end of {name} -->"
    before, _, rest = text.partition(begin)
    return f"{before}{begin}\n\n{table}\n\n{end}{rest.partition(end)[2]}"


def write(check_only: bool = False) -> list[str]:
    """Write the pages that are out of date, or only look for them; return their names."""
    stale = []
    for path, words in pages().items():
        if not path.exists() or path.read_text(encoding="utf-8") != words:
            stale.append(path.relative_to(FOLDER.parent).as_posix())
            if not check_only:
                path.parent.mkdir(exist_ok=True)
                path.write_text(words, encoding="utf-8", newline="\n")
    return stale
