"""The folder that goes onto a board's drive: build/BOARD/CIRCUITPY, its zip and its manifest.

The same checkout gives the same bytes: sources are read with plain line ends, the compiler is
pinned, and the zip holds its files uncompressed, in order and without dates.
"""

import ast
import importlib
import io
import json
import re
import shutil
import zipfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import SimpleNamespace

from boards.install import constants, fat, imports, mpy, naming, origin, stubs, wording
from boards.install.profile import visible
from boards.install.room import Room
from engine import catalog
from firmware import registry
from firmware.hardware import version

ROOT = origin.ROOT
BUILD = origin.BUILD
# A language's words: what all games say, and a game's.
_WORDS = re.compile(r"firmware/(?:games/\w+/)?words/([a-z]{2})(?:_[a-z]+)?\.m?py")
MANIFEST = "tombolo.json"  # on the drive: Tombolo's files, to be removed; their sizes, for boot.py
MET = "firmware/names.txt"  # the names that firmware/memory.py meets first of all
NAMES = "names.json"  # beside a bundle: what its short names in a traceback stand for
AT_ROOT = ("code.py", "boot.py", "safemode.py")  # CircuitPython looks for these by name
# Left as source: an older CircuitPython must be able to read version.py, which reports it, and
# boot.py passes the names of the others to CircuitPython.
_PLAIN = (
    *AT_ROOT,
    "firmware/hardware/version.py",
    "firmware/recovery/damaged.py",
    "firmware/recovery/repl.py",
    "firmware/recovery/hang.py",
)
# Packs import nothing from modules whose paths begin so.
_CLOSED = tuple(f"engine/{path.parent.name}/" for path in ROOT.glob("firmware/games/*/info.py"))
_CLOSED += ("firmware/games/", "firmware/storage/")
_LEVEL = 3  # drops asserts and line numbers, which take heap: a crash names module and function
# The tables of computer players are left out where fewer bytes would stay free for own files.
_OWNERS = 64 * 1024
_LEAST = 24 * 1024  # stay free on every drive: pack.LARGEST, and what the manifest takes
# What only reviews need, and puzzles of one's own, which are turns of reviews.
_EXTRA = re.compile(
    r"(?:.*/puzzle_(?:own|keep|pack)|"
    r"firmware/screens/after/(?:review|verdict|overview|curve|turn_menu|judged|closer)|"
    r"firmware/screens/after/(?:amounts|sums|share|coach|coached)|"
    r"firmware/words/.._(?:verdict|sums|coach)|"
    r"engine/\w+/ai/(?:review|chance|rollout)|engine/ai/(?:reviewer|odds|rollout))\.\w+"
)
# What only puzzles need. They know their answers, so a drive without tables has them, too.
_PUZZLES = re.compile(
    r"(?:.*/puzzle\w*|firmware/screens/puzzles/\w+|firmware/screens/after/(?:again|judging)|"
    r"firmware/words/.._(?:puzzle|review))\.\w+"
)


class BundleError(RuntimeError):
    """A bundle that cannot be made; the text is one sentence."""


@dataclass(frozen=True)
class Bundle:
    """The files for one board's drive, path -> bytes, including the manifest.

    names: those that compiling has shortened, as naming.shorten() returns them.
    """

    board: SimpleNamespace
    files: dict[str, bytes]
    compiler: str
    names: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Bytes of all files."""
        return sum(map(len, self.files.values()))

    @property
    def is_compiled(self) -> bool:
        """True unless all files are plain sources."""
        return any(name.endswith(".mpy") for name in self.files)

    @property
    def languages(self) -> set[str]:
        """The codes of the languages whose words are in it."""
        return {_language(name) for name in self.files} - {""}

    @property
    def cluster(self) -> int:
        """Bytes in a cluster of the board's drive; 512 where its size is not in the profile."""
        drive = self.board.DRIVE
        return fat.cluster(drive[1] - drive[0]) if drive else fat.SECTOR

    @property
    def taken(self) -> int:
        """Bytes that all files and folders take on the board's drive, in whole clusters."""
        return Room(self.cluster, {name: len(data) for name, data in self.files.items()}).taken


def languages() -> list[str]:
    """Return the codes of the languages that the firmware speaks, sorted."""
    return [path.stem for path in visible(ROOT / "firmware/words", "??.py")]


def sources(board: SimpleNamespace, language: str | None = None) -> dict[str, Path]:
    """Return the source of each file of the bundle: path on the drive -> path here.

    language: the code of the only language to include, None for all. Raises BundleError.
    """
    if language and language not in languages():
        raise BundleError(
            f"there are no words in {language!r}; the languages are {', '.join(languages())}"
        )
    if board.MCU == "BCM":
        raise BundleError(
            f"{board.NAME} is a computer and takes no bundle: "
            f"play on it with `make run BOARD={board.name}`"
        )
    out = {name: path for name, path in program().items() if is_for(name, language)}
    out["boards/__init__.py"] = ROOT / "boards/__init__.py"
    out[f"boards/{board.name}.py"] = board.path
    for module, _, _ in imports.imported(board.path.read_text(encoding="utf-8")):
        name = module.replace(".", "/") + ".py"  # the profile that this one starts from
        out[name] = ROOT / name
    for driver in origin.drivers(board):
        out[f"lib/{driver}.py"] = origin.file_of(driver)
    return dict(sorted(out.items()))


def program() -> dict[str, Path]:
    """Return the sources that are the same on every board, with all languages: path -> path here.

    Raises mpy.CompileError.
    """
    out = {}
    left = left_out()
    for folder in ("engine", "firmware"):
        for path in visible(ROOT / folder, "**/*.py"):
            name = path.relative_to(ROOT).as_posix()
            if name in left:
                continue
            if folder == "firmware" and path.parent.name == "firmware" and path.name in AT_ROOT:
                name = path.name
            out[name] = path
    return out


def left_out() -> set[str]:
    """Return the sources that no handheld needs.

    These are templates of games, invariants for tests, modules that compute a par, those that play
    turns of games for several on (in a minute a handheld would find less than its review says), and
    computer players: the modules with none of the levels, which nothing imports.
    """
    used = set()
    for path in visible(ROOT / "engine", "**/*.py"):
        text = mpy.read_source(path, path.relative_to(ROOT).as_posix())
        used |= {module for module, _, _ in imports.imported(text)}
    found = {*visible(ROOT / "engine", "*/check.py"), *visible(ROOT / "engine", "*/ai/par.py")}
    for path in visible(ROOT / "firmware/games", "*/info.py"):
        game = path.parent.name
        info = registry.filled(importlib.import_module(f"firmware.games.{game}.info"), game)
        if info.TIER == "template":
            folders = (ROOT / "engine" / game, path.parent)
            found |= {file for folder in folders for file in visible(folder, "**/*.py")}
        rules = catalog.make(game)
        if rules.PLAYERS[0] > 1:
            found |= set(visible(ROOT / "engine" / game, "ai/rollout.py"))
        policies = catalog.rows(rules.POLICIES)
        used.add(f"engine.{rules.LEVELS}")
        used |= {f"engine.{module}" for name, module, _ in policies if name in info.LEVELS}
        players = {module for _, module, _ in policies if f"engine.{module}" not in used}
        found |= {ROOT / "engine" / (module.replace(".", "/") + ".py") for module in players}
    return {path.relative_to(ROOT).as_posix() for path in found}


def tables() -> dict[str, Path]:
    """Return the tables that computer players have learned: path on the drive -> path here."""
    found = visible(ROOT / "engine", "**/*.bin")
    return {path.relative_to(ROOT).as_posix(): path for path in found}


def is_for(name: str, language: str | None) -> bool:
    """Return False if a file of the drive has the words of another language; None is all."""
    return not language or _language(name) in ("", language)


def _language(name: str) -> str:
    """Return the code of the language whose words a file of the drive holds, "" for none."""
    found = _WORDS.fullmatch(name)
    return found.group(1) if found else ""


def make(board: SimpleNamespace, plain: bool = False, language: str | None = None) -> Bundle:
    """Return a board's bundle: compiled or as plain sources, with one language or with all.

    Raises one of this package's errors.
    """
    files: dict[str, bytes] = {}
    compiler = None if plain else mpy.find()
    found = sources(board, language)
    ready, short = ({}, {}) if compiler is None else shipped()
    read = {name: _read(path, name) for name, path in found.items()}
    _check_imports(board, read)
    for name, text in read.items():
        if compiler is None or name in _PLAIN:
            files[name] = text.encode()
        else:
            data = compiled(compiler, name, ready.get(name, text))
            files[name[:-3] + ".mpy" if data else name] = data
    files |= origin.licences(board)
    for path in visible(ROOT / "firmware", "**/*.bin"):
        files[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    learned = {name: path.read_bytes() for name, path in tables().items()}
    if compiler:
        learned[MET] = "".join(f"{name}\n" for name in sorted(met(files))).encode()
    if _has_room(board, files | learned, _OWNERS):
        files |= learned
    else:  # and reviews, which need them or much room; puzzles only where they do not fit, either
        files = {name: data for name, data in files.items() if not _EXTRA.fullmatch(name)}
        if not _has_room(board, files, _LEAST):
            files = {name: data for name, data in files.items() if not _PUZZLES.fullmatch(name)}
    files[MANIFEST] = _manifest(board, files, compiler)
    said = compiler.name if compiler else "none"
    return Bundle(board, dict(sorted(files.items())), said, short)


def texts() -> dict[str, str]:
    """Return the sources of program() with plain line ends. Raises mpy.CompileError."""
    return {name: _read(path, name) for name, path in program().items()}


def _read(path: Path, name: str) -> str:
    return mpy.read_source(path, name).replace("\r\n", "\n")


@cache
def shipped() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    """Return the program's sources as they are compiled, the same for every board and language.

    Also the short names that private ones have in them, as naming.shorten() returns them. Raises
    mpy.CompileError.
    """
    found = constants.folded(texts(), _PLAIN, _CLOSED)
    short = naming.shorten(found, _PLAIN)
    found = {path: naming.renamed(text, short.get(path, {})) for path, text in found.items()}
    return wording.numbered(found, _PLAIN), short


def met(files: dict[str, bytes], language: str | None = None) -> set[str]:
    """Return the names that a drive's compiled files bring to a handheld in this language.

    language: None for all. The modules that run after a crash do not count.
    """
    found: set[str] = set()
    for name, data in files.items():
        is_met = name.endswith(".mpy") and not name.startswith("firmware/recovery/")
        if is_met and is_for(name, language):
            found |= mpy.names(data)
    return {name for name in found if "\n" not in name}


def compiled(compiler: mpy.Compiler, name: str, text: str) -> bytes:
    """Return a source compiled as it ships; nothing, which takes no cluster, if it has no code.

    name: its path on the drive. Raises mpy.CompileError.
    """
    if not _has_code(text):
        return b""
    # With the name that sys.modules has for it, the chip need not keep a second one.
    return mpy.compile_source(compiler, text.encode(), imports.dotted(name), _LEVEL)


def _has_room(board: SimpleNamespace, files: dict[str, bytes], free: int) -> bool:
    if board.DRIVE is None:
        return True
    start, end = board.DRIVE
    return Bundle(board, files, "").taken + free <= end - start


@cache
def _has_code(source: str) -> bool:
    """Return True if a source holds anything but a docstring and comments."""
    nodes = ast.parse(source).body
    return any(not (isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)) for n in nodes)


def _check_imports(board: SimpleNamespace, texts: dict[str, str]) -> None:
    build = stubs.check(board)
    assert build  # a Raspberry Pi takes no bundle
    not_needed = {imports.dotted(name) for name in left_out()}
    missing = [row for row in imports.unresolved(texts, build.modules) if row[2] not in not_needed]
    if missing:
        path, line, module = missing[0]
        raise BundleError(f"{path}:{line} imports {module}, which {board.NAME} will not have")


def _manifest(
    board: SimpleNamespace, files: dict[str, bytes], compiler: mpy.Compiler | None
) -> bytes:
    manifest = {
        "program": "Tombolo",
        **origin.versions(board, compiler.name if compiler else None),
        "board": board.name,
        "board_id": board.BOARD_ID,
        "circuitpython": versions(),
        "left_out": [name for name in tables() if name not in files],  # the drive is too small
        "files": {name: len(files[name]) for name in sorted(files)},
    }
    return (json.dumps(manifest, separators=(",\n", ":")) + "\n").encode()


def versions() -> str:
    """Return the CircuitPython versions that a bundle is for, as text for people."""
    oldest, before = (".".join(map(str, v)) for v in (version.OLDEST, version.BEFORE))
    return f"{oldest} or newer, before {before}"


def write(bundle: Bundle, build: Path = BUILD) -> tuple[Path, Path]:
    """Write a bundle's folder and zip below build, and NAMES beside them; return both paths.

    Older files are only replaced by whole new ones: on a full disk they stay.
    """
    folder = build / bundle.board.name / "CIRCUITPY"
    new = folder.with_name("CIRCUITPY.new")
    shutil.rmtree(new, ignore_errors=True)
    try:
        for name, data in bundle.files.items():
            path = new / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        if folder.exists():
            shutil.rmtree(folder)
        new.rename(folder)
    finally:
        shutil.rmtree(new, ignore_errors=True)
    packed = folder.parent / f"tombolo-{bundle.board.name}.zip"
    write_file(packed, zipped(bundle.files))
    write_file(folder.parent / NAMES, naming.table(bundle.names))
    return folder, packed


def write_file(path: Path, data: bytes) -> None:
    """Write a file beside its path and move it there: on a full disk an older one stays."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_bytes(data)
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def zipped(files: dict[str, bytes]) -> bytes:
    """Return a zip of these files (path -> bytes): the same bytes for the same files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data, compresslevel=9)
    return out.getvalue()
