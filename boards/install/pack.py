"""A pack: one game in a zip, to unpack onto a board's drive or to hand to the simulator.

    engine/NAME, firmware/games/NAME    the game, compiled unless the pack is plain
    packs/NAME.json                     its name, files, and the CONTRACT that it was made for
    packs/NAME.zip                      in a compiled pack: the same pack, plain

The simulator plays the plain pack inside, and its owner can read it. The same sources give the same
bytes.
"""

import ast
import io
import json
import re
import runpy
import zipfile
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from boards.install import bundle, imports, mpy, naming, wording
from boards.install.profile import visible
from boards.install.room import Room
from boards.install.saying import refusal
from boards.install.tree import (
    FOLDERS,
    MANIFEST,
    PLAIN,
    game_of,
    is_of,
    may_lie,
    stripped,
    zip_alone,
)
from firmware import checks, registry

NEEDED = ("engine/{name}/rules", "firmware/games/{name}/info", "firmware/games/{name}/view")
_CLUSTER = 512  # bytes, on the smallest drives
LARGEST = 20 * 1024  # bytes of such a drive: a bundle leaves that much free on every board
_MOST = 1 << 20  # bytes that are read or unpacked at all
_MOST_FILES = 1000


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
    _check_name(name)
    texts = _sources(name, root)
    _check_info(name, root)
    _check_names(name, texts)
    files = {path: text.encode() for path, text in texts.items()}
    pack = Pack(name, _listed(name, files))
    if not plain:
        compiler = mpy.find()
        files = {PLAIN.format(name=name): bundle.zipped(pack.files)}
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
        for path in visible(root / folder.format(name=name), "**/*.py"):
            place = path.relative_to(root).as_posix()
            found[place] = mpy.read_source(path, place).replace("\r\n", "\n")
    _check_complete(name, found)
    info = NEEDED[1].format(name=name) + ".py"
    if not re.search(r"^CONTRACT = ", found[info], re.M):
        found[info] += f"CONTRACT = {registry.CONTRACT}\n"
    return found


def _check_name(name: str) -> None:
    if checks.is_taken(name):
        raise PackError(f"no game can be called {name}, for Tombolo itself needs that name")


def _check_info(name: str, root: Path) -> None:
    """Raise PackError if a handheld would refuse what info.py says."""
    place = NEEDED[1].format(name=name) + ".py"
    try:
        found = runpy.run_path(str(root / place))
    except Exception as error:
        raise PackError(f"{place} cannot be run: {type(error).__name__}: {error}") from None
    info = registry.filled(SimpleNamespace(**found), name)
    wrong = checks.wrong(info, registry.CONTRACT, is_pack=True)
    if wrong:
        raise PackError(refusal(name, root, wrong))
    if info.CONTRACT > registry.CONTRACT:
        raise PackError(_newer(name))


def _check_names(name: str, texts: dict[str, str]) -> None:
    """Raise PackError if a name of a pack, which keeps its names, is another's in a bundle."""
    ours = {path: text for path, text in bundle.texts().items() if not is_of(path, name)}
    wrong = naming.clash(texts, ours)
    if wrong:
        raise PackError(wrong)
    shipped = {path: text for path, text in bundle.shipped()[0].items() if path in ours}
    for path, line, module in imports.unresolved(shipped | texts, ()):
        is_own = module.startswith((f"engine.{name}.", f"firmware.games.{name}."))
        if path in texts and not is_own and module.startswith(("engine.", "firmware.")):
            raise PackError(
                f"{path}:{line} imports {module}, which a board does not have: import a name from"
                " the module that defines it"
            )
    for path, text in texts.items():
        for node, part in wording.spoken_in(ast.parse(text)):
            if part not in wording.OPEN and part.partition("_")[0] != name:
                raise PackError(
                    f"{path}:{node.lineno} takes {node.attr} from strings({part!r}), which a board"
                    " cannot find: a game takes texts from its own words, or from"
                    f" {' and '.join(wording.OPEN)}"
                )


def _newer(name: str) -> str:
    return f"{name} is made for a newer Tombolo than this one"


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


def read(path: Path) -> Pack:
    """Return the plain pack in a file or a folder, also in a zip that was zipped once more.

    Raises PackError if it is broken, too large, for a newer Tombolo, or has files of another's.
    """
    try:
        files = _in_folder(path) if path.is_dir() else unzipped(_bytes_of(path), str(path))
    except OSError as error:
        raise PackError(f"{path} cannot be read: {error.strerror}") from None
    where = str(path)
    inner = zip_alone(files)
    if inner:
        where += f", {inner}"
        files = unzipped(files[inner], where)
    pack = _opened(where, files)
    plain = PLAIN.format(name=pack.name)
    if plain in pack.files:
        where += f", {plain}"
        pack = _opened(where, unzipped(pack.files[plain], where))
    _check_complete(pack.name, pack.files)
    return pack


def _bytes_of(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(_MOST + 1)
    if len(data) > _MOST:
        raise PackError(f"{path} is too large for a pack: it is more than {_MOST:,} bytes")
    return data


def _in_folder(folder: Path) -> dict[str, bytes]:
    """Return the files of a pack that was unpacked already."""
    found = list(islice((path for path in folder.rglob("*") if path.is_file()), _MOST_FILES + 1))
    if len(found) > _MOST_FILES or sum(path.stat().st_size for path in found) > _MOST:
        raise PackError(f"{folder} is no pack of a game: too much lies in it")
    return stripped({path.relative_to(folder).as_posix(): path.read_bytes() for path in found})


def unzipped(data: bytes, where: str = "the zip") -> dict[str, bytes]:
    """Return the files of a zip. Unpacking stops at the size that the zip says it holds.

    Raises PackError, which says where it is.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            size = sum(entry.file_size for entry in entries)
            if size <= _MOST:
                return stripped({entry.filename: _entry(archive, entry) for entry in entries})
    except Exception:  # zipfile raises many kinds for a damaged file
        raise PackError(f"{where} is broken: it is no zip, or not all of one") from None
    raise PackError(f"{where} is too large: it unpacks to {size:,} bytes")


def _entry(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """Return a file of a zip; read() without a number would unpack what follows it, too."""
    with archive.open(entry) as file:
        data = file.read(entry.file_size)
        if len(data) != entry.file_size:
            raise zipfile.BadZipFile
    return data


def _opened(where: str, files: dict[str, bytes]) -> Pack:
    """Return the pack that these files are, once it is known that they may lie on a drive."""
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
        raise PackError(_newer(name))
    _check_name(name)
    for path in files:
        if not may_lie(path, name):
            raise PackError(f"{where} holds {path}, which is no file of {name}")
    pack = Pack(name, files)
    if pack.taken > LARGEST:
        raise PackError(_too_large(name, pack.taken))
    return pack
