"""The folder that goes onto a board's drive: build/BOARD/CIRCUITPY, its zip and its manifest.

The same checkout gives the same bytes: sources are read with plain line ends, the compiler is
pinned, and the zip holds its files uncompressed, in order and without dates.
"""

import hashlib
import json
import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace

from boards.install import chips, imports, mpy, origin, stubs
from boards.install.profile import ProfileError
from boards.install.room import Room
from firmware.hardware import version

ROOT = origin.ROOT
BUILD = ROOT / "build"
WORDS = "firmware/words"  # a folder a language
MANIFEST = "tombolo.json"  # on the drive: what belongs to Tombolo, so that it can be removed again
AT_ROOT = ("code.py", "boot.py", "safemode.py")  # CircuitPython looks for these by name
# Read before it is known which bytecode this CircuitPython runs, or too small to be worth it.
_PLAIN = (
    "firmware/__init__.py",
    "firmware/hardware/version.py",
    "firmware/recovery/repl.py",
    "firmware/recovery/hang.py",
)
_LEVEL = 2  # no asserts, which take heap; line numbers stay, so that a crash names its line
# The template of a game has no screens, no game's screens offer players for any game, and one
# player of Hashi wants a desktop's time.
_LEFT_OUT = ("engine/null.py", "engine/ai/search.py", "engine/hashi/ai/deep.py")
# What computer players have learned goes where so many bytes stay free for files of the owner's.
_OWNERS = 64 * 1024
_CLUSTER = 1024  # bytes; smaller drives have 512, so it is never less than what they will take


class BundleError(RuntimeError):
    """A bundle that cannot be made; the text is one sentence."""


@dataclass(frozen=True)
class Bundle:
    """The files of one board's drive, path -> bytes, the manifest among them, and its source."""

    board: SimpleNamespace
    files: dict[str, bytes]
    compiler: str

    @property
    def size(self) -> int:
        """Bytes of all files, without what the file system rounds up."""
        return sum(map(len, self.files.values()))


def languages() -> list[str]:
    """Return the names of the languages that there are words in."""
    return sorted(path.name for path in (ROOT / WORDS).iterdir() if (path / "title.py").is_file())


def sources(board: SimpleNamespace, language: str | None = None) -> dict[str, Path]:
    """Return where each file of the bundle comes from: path on the drive -> path here.

    language: the only one whose words are there, None for all.
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
    out = {}
    for folder in ("engine", "firmware"):
        for path in (ROOT / folder).rglob("*.py"):
            name = path.relative_to(ROOT).as_posix()
            if name in _LEFT_OUT or (language and _language(name) not in ("", language)):
                continue
            if folder == "firmware" and path.parent.name == "firmware" and path.name in AT_ROOT:
                name = path.name
            out[name] = path
    out["boards/__init__.py"] = ROOT / "boards/__init__.py"
    out[f"boards/{board.name}.py"] = board.path
    driver = origin.driver(board)
    if driver:
        out[f"lib/{driver}.py"] = origin.file_of(driver)
    return dict(sorted(out.items()))


def tables() -> dict[str, Path]:
    """Return where the files lie that hold what computer players have learned."""
    found = (ROOT / "engine").rglob("*.bin")
    return {path.relative_to(ROOT).as_posix(): path for path in sorted(found)}


def _has_room(board: SimpleNamespace, files: dict[str, bytes]) -> bool:
    if board.DRIVE is None:
        return True
    start, end = board.DRIVE
    taken = Room(_CLUSTER, {name: len(data) for name, data in files.items()}).taken
    return taken + _OWNERS <= end - start


def _language(name: str) -> str:
    """Return the language whose words a file of the drive holds, "" for none."""
    parts = name.split("/")
    return parts[2] if name.startswith(WORDS + "/") and len(parts) > 3 else ""


def make(board: SimpleNamespace, plain: bool = False, language: str | None = None) -> Bundle:
    """Return a board's bundle: compiled, or plain sources; with all languages, or with one.

    Raises one of this package's errors.
    """
    files: dict[str, bytes] = {}
    compiler = None if plain else mpy.find()
    found = sources(board, language)
    texts = {name: path.read_text(encoding="utf-8") for name, path in found.items()}
    _check_imports(board, texts)
    texts = {name: text.replace("\r\n", "\n") for name, text in texts.items()}
    for name, text in texts.items():
        if compiler is None or name in AT_ROOT or name in _PLAIN:
            files[name] = text.encode()
        else:
            # Named as sys.modules does, a file costs the chip no name of its own.
            module = dotted(name.removeprefix("lib/"))
            files[name[:-3] + ".mpy"] = mpy.compile_source(compiler, text.encode(), module, _LEVEL)
    files |= origin.licences(board)
    learned = {name: path.read_bytes() for name, path in tables().items()}
    if _has_room(board, files | learned):
        files |= learned
    files[MANIFEST] = _manifest(board, files, compiler)
    return Bundle(board, dict(sorted(files.items())), compiler.name if compiler else "none")


def dotted(path: str) -> str:
    """Return the name that a source at this path on the drive is imported by."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _check_imports(board: SimpleNamespace, texts: dict[str, str]) -> None:
    build = stubs.read(board.BOARD_ID)
    if build is None:
        raise ProfileError(f"boards/{board.name}.py: CircuitPython has no {board.BOARD_ID!r}")
    missing = imports.unresolved(texts, build.modules)
    if missing:
        path, line, module = missing[0]
        raise BundleError(f"{path}:{line} imports {module}, which {board.NAME} will not have")


def _manifest(
    board: SimpleNamespace, files: dict[str, bytes], compiler: mpy.Compiler | None
) -> bytes:
    listed = [
        {"path": name, "size": len(data), "sha256": hashlib.sha256(data).hexdigest()}
        for name, data in sorted(files.items())
    ]
    heap = chips.heap(board.BOARD_ID)
    manifest = {
        "program": "Tombolo",
        **origin.told(board, compiler.name if compiler else None),
        "board": board.name,
        "board_id": board.BOARD_ID,
        "circuitpython": versions(),
        "free_heap": {"bytes": heap.free, "source": heap.source},
        "left_out": [name for name in tables() if name not in files],  # the drive is too small
        "bytes": sum(map(len, files.values())),
        "bytes_by_language": _bytes_by_language(files),
        "files": listed,
    }
    return (json.dumps(manifest, indent=1) + "\n").encode()


def _bytes_by_language(files: dict[str, bytes]) -> dict[str, int]:
    """Return how many of the bytes are words, for each language there is."""
    out: dict[str, int] = {}
    for name, data in sorted(files.items()):
        if _language(name):
            out[_language(name)] = out.get(_language(name), 0) + len(data)
    return out


def versions() -> str:
    """Return the CircuitPython versions that a bundle is for, for people."""
    oldest, before = (".".join(map(str, v)) for v in (version.OLDEST, version.BEFORE))
    return f"{oldest} or newer, before {before}"


def write(bundle: Bundle, build: Path = BUILD) -> tuple[Path, Path]:
    """Write a bundle's folder and zip below build, anew; return both paths."""
    folder = build / bundle.board.name / "CIRCUITPY"
    if folder.exists():
        shutil.rmtree(folder)
    for name, data in bundle.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    packed = folder.parent / f"tombolo-{bundle.board.name}.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, data in bundle.files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return folder, packed
