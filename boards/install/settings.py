"""Finds what is wrong with the settings.toml on a drive; `make flash` reports it, and adds a page.

It is read as CircuitPython reads it, not by the rules of TOML. CircuitPython knows no tables and
stops at the first one; a value without straight quotes it returns unchanged, so that
firmware/hardware/toml.py sees curly quotes; and it skips lines that it does not understand.
"""

import re
from difflib import get_close_matches

from boards.install.bundle import Bundle
from boards.install.drive import Drive, DriveError
from firmware.hardware import toml

FILE = "settings.toml"
PAGE = "TOMBOLO_PAGE"
_LONGEST = 43  # characters of a page: a QR code of the display has the code of a game, too
_OURS = "TOMBOLO_"
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"\s*(?:#.*)?')  # as CircuitPython 10.0 wants it


def amiss(drive: Drive, bundle: Bundle) -> list[str]:
    """Return lines for people on what is wrong with the drive's settings.toml, [] for nothing.

    bundle: what will be on the drive. Raises DriveError.
    """
    found = problems(drive.read(FILE) or b"", _values(drive, bundle))
    return [f"Careful: {drive.path / FILE}, {problem}." for problem in found]


def refuse(page: str) -> None:
    """Raise DriveError unless a QR code of the display can lead to this page."""
    if not re.fullmatch(r"https?://[^\s\"'#\\]+", page):
        raise DriveError(
            f"PAGE={page} is no address of a page: write it like https://name.example/"
        )
    if len(page) > _LONGEST:
        raise DriveError(
            f"PAGE={page} has {len(page)} characters, and a QR code of the display has room for "
            f"{_LONGEST} beside the code of a game: nothing was changed"
        )


def set_page(drive: Drive, page: str) -> None:
    """Write into the drive's settings.toml where the page is; its other lines stay."""
    drive.write(FILE, with_page(drive.read(FILE) or b"", page))


def with_page(data: bytes, page: str) -> bytes:
    """Return a settings.toml with this page, in place of one that is there.

    Otherwise it is the last line that CircuitPython reads: behind a table it reads none.
    """
    line = f'{PAGE} = "{page}"'.encode()
    lines = data.splitlines()
    heads = [found.partition(b"=")[0].strip() for found in lines]
    if PAGE.encode() in heads:
        lines[heads.index(PAGE.encode())] = line
    else:
        tables = [n for n, head in enumerate(heads) if head.startswith(b"[")]
        lines.insert(tables[0] if tables else len(lines), line)
    end = b"\r\n" if b"\r\n" in data else b"\n"
    return b"".join(found + end for found in lines)


def _values(drive: Drive, bundle: Bundle) -> dict[str, list[str]]:
    """Return the values of those settings that depend on the drive."""
    files = [*bundle.files, *drive.sizes()]
    boards = {re.sub(r"\.m?py$", "", name[7:]) for name in files if name.startswith("boards/")}
    games = {name.split("/")[2] for name in files if re.match(r"firmware/games/[^.]+/info\.", name)}
    return {
        "TOMBOLO_BOARD": sorted(name for name in boards if name[0] not in "._"),
        "TOMBOLO_GAME": sorted(games),
        "TOMBOLO_LANGUAGE": sorted(bundle.languages),
    }


def problems(data: bytes, more: dict[str, list[str]]) -> list[str]:
    """Return what is wrong with a settings.toml, each as a part of a sentence.

    more: names and values of those settings that depend on the drive.
    """
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return ["cannot be read: save it as UTF-8"]
    out = []
    if text.startswith("\ufeff"):
        text = text[1:]
        out.append("line 1 is not read: save the file as UTF-8 without a byte order mark (BOM)")
    seen: set[str] = set()
    for number, line in enumerate(text.split("\n"), 1):
        name, equals, value = (part.strip() for part in line.partition("="))
        if name.startswith("[") and _OURS in text:
            out.append(f"line {number}: from {name} on the board reads nothing")
            break
        if name.upper().startswith(_OURS):
            problem = "has no =" if not equals else _problem(name, value, more)
            if not problem and name in seen:
                problem = "stands there twice: the first counts"
            if problem:
                out.append(f"line {number}: {name} {problem}")
            seen.add(name)
    return out


def _problem(name: str, value: str, more: dict[str, list[str]]) -> str:
    """Return what is wrong with a setting, "" for nothing."""
    if name not in toml.KNOWN:
        near = get_close_matches(name.upper(), toml.KNOWN, 1, 0.8)
        return "is no setting of Tombolo" + (f"; {near[0]} is" if near else "")
    quoted = _QUOTED.fullmatch(value)
    is_number = value.isdecimal()
    bare = toml.bare(quoted.group(1) if quoted else value.partition("#")[0])
    if not bare:
        return "has no value"
    if not toml.fits(name, bare, more):
        return f"cannot be {bare}: it can be {_choices(name, more)}"
    return "" if quoted or is_number else f'needs straight quotes: write {name} = "{bare}"'


def _choices(name: str, more: dict[str, list[str]]) -> str:
    """Return the values that a setting can have, for people."""
    values = more.get(name) or toml.KNOWN[name]
    return " or ".join(values or ("a number",))
