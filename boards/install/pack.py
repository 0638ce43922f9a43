"""A pack: one game in a zip, to unpack onto a board's drive or to hand to the simulator.

    engine/NAME, firmware/games/NAME    the game, compiled unless the pack is plain
    packs/NAME.json                     its name, files, and the CONTRACT that it was made for
    packs/NAME.zip                      in a compiled pack: the same pack, plain

The plain one inside is what the simulator plays, and what its owner can read. The same sources give
the same bytes.
"""

import io
import json
import re
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from boards.install import bundle, mpy
from boards.install.drive import is_inside
from boards.install.room import Room
from firmware import registry

FOLDERS = ("engine/{name}", "firmware/games/{name}")
NEEDED = ("engine/{name}/rules", "firmware/games/{name}/info", "firmware/games/{name}/view")
MANIFEST = "packs/{name}.json"
_PLAIN = "packs/{name}.zip"
_MANIFEST = re.compile(r"packs/([a-z][a-z0-9]*)\.json")
_CLUSTER = 512  # bytes, on the smallest drives
LARGEST = 64 * 1024  # bytes of such a drive: a bundle leaves that much free on every board
_MOST = 1 << 20  # bytes that are unpacked at all


class PackError(RuntimeError):
    """A pack that cannot be made or used; the text is one sentence."""


@dataclass(frozen=True)
class Pack:
    """A game's files as they lie on a drive, path -> bytes, the manifest among them."""

    name: str
    files: dict[str, bytes]

    @property
    def taken(self) -> int:
        """Bytes that it takes on the smallest drives, in whole clusters."""
        sizes = {path: len(data) for path, data in self.files.items()}
        return Room(_CLUSTER, sizes).taken


def make(name: str, root: Path, plain: bool = False) -> Pack:
    """Return the pack of a game whose two folders lie below root.

    Raises PackError or mpy.CompileError.
    """
    texts = _sources(name, root)
    files = {path: text.encode() for path, text in texts.items()}
    pack = Pack(name, _listed(name, files))
    if not plain:
        compiler = mpy.find()
        files = {_PLAIN.format(name=name): bundle.zipped(pack.files)}
        for path, text in texts.items():
            compiled = bundle.compiled(compiler, path, text)
            files[path if not compiled else path[:-3] + ".mpy"] = compiled
        pack = Pack(name, _listed(name, files))
    if pack.taken > LARGEST:
        raise PackError(_too_large(name, pack.taken))
    return pack


def _listed(name: str, files: dict[str, bytes]) -> dict[str, bytes]:
    """Return a pack's files with their manifest, in the form of a bundle's."""
    about = {
        "game": name,
        "contract": registry.CONTRACT,
        "files": {path: len(data) for path, data in sorted(files.items())},
    }
    return {**files, MANIFEST.format(name=name): (json.dumps(about) + "\n").encode()}


def _sources(name: str, root: Path) -> dict[str, str]:
    """Return the sources of a game, path -> text; its info.py says which CONTRACT it is for."""
    found = {}
    for folder in FOLDERS:
        for path in sorted((root / folder.format(name=name)).rglob("*.py")):
            place = path.relative_to(root).as_posix()
            found[place] = mpy.read_source(path, place).replace("\r\n", "\n")
    _check_complete(name, found)
    info = NEEDED[1].format(name=name) + ".py"
    if not re.search(r"^CONTRACT = ", found[info], re.M):
        found[info] += f"CONTRACT = {registry.CONTRACT}\n"
    return found


def _check_complete(name: str, files: Any) -> None:
    leaves = {path.rpartition(".")[0] for path in files}
    for needed in NEEDED:
        if needed.format(name=name) not in leaves:
            raise PackError(f"{name} has no {needed.format(name=name)}.py")


def _too_large(name: str, size: int) -> str:
    return (
        f"{name} is too large: it takes {size:,} bytes of a drive, and {LARGEST:,} is what every"
        " board keeps free"
    )


def game_of(path: str) -> str:
    """Return the game of a pack's manifest, by its path on a drive; "" for any other file."""
    found = _MANIFEST.fullmatch(path)
    return found.group(1) if found else ""


def is_of(path: str, name: str) -> bool:
    """Return True if a path on a drive is one of a pack of this name."""
    folders = tuple(folder.format(name=name) + "/" for folder in FOLDERS)
    return path.startswith(folders) or path in (
        MANIFEST.format(name=name),
        _PLAIN.format(name=name),
    )


def read(path: Path) -> Pack:
    """Return the plain pack that a file is, or that lies in it.

    Raises PackError if it is broken, too large, for a newer Tombolo, or has files of another's.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PackError(f"{path} cannot be read: {error.strerror}") from None
    pack = _opened(str(path), data)
    inside = pack.files.get(_PLAIN.format(name=pack.name))
    if inside is not None:
        pack = _opened(f"{path}, {_PLAIN.format(name=pack.name)}", inside)
    _check_complete(pack.name, pack.files)
    return pack


def _unzipped(where: str, data: bytes) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            size = sum(entry.file_size for entry in entries)
            if size <= _MOST:
                return {entry.filename: archive.read(entry) for entry in entries}
    except Exception:  # zipfile raises many kinds for a damaged file
        raise PackError(f"{where} is broken: it is no zip, or not all of one") from None
    raise PackError(f"{where} is too large: it unpacks to {size:,} bytes")


def _opened(where: str, data: bytes) -> Pack:
    """Return what a zip holds, once it is known to be a pack that can be unpacked."""
    files = _unzipped(where, data)
    found = list(filter(None, map(game_of, files)))
    if len(found) != 1:
        raise PackError(f"{where} is no pack of a game: it needs one packs/NAME.json")
    name = found[0]
    try:
        about = json.loads(files[MANIFEST.format(name=name)])
        is_newer = int(about["contract"]) > registry.CONTRACT
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
        raise PackError(f"{where} is broken: {MANIFEST.format(name=name)} cannot be read") from None
    if is_newer:
        raise PackError(f"{name} is made for a newer Tombolo than this one")
    for path in files:
        is_safe = is_inside(path) and path.endswith((".py", ".mpy", ".json", ".zip"))
        if not is_safe or not is_of(path, name):
            raise PackError(f"{where} holds {path}, which is no file of {name}")
    pack = Pack(name, files)
    if pack.taken > LARGEST:
        raise PackError(_too_large(name, pack.taken))
    return pack
