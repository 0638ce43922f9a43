"""The files of a release, for people without Python: `make release` writes them to build/release.

The same checkout gives the same bytes. Each board has a zip for its drive and, where its boot
loader can write the drive, a UF2; the handheld asks for the language, so both hold all of them.
Each usual build has a zip with its case. The page for browsers, as a zip, offers the same files.
Games of tests/guests are there as packs to try: for boards and for the page, in which they lie as
well, for links such as #pack=kalah.zip.
"""

import hashlib
import re
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from boards.case import build as case_build
from boards.case import files as case_files
from boards.case import page as case_page
from boards.case.parts import CaseError
from boards.install import bundle, commands, image, naming, pack, profile
from boards.install.profile import UF2_MCUS
from boards.install.table import markdown
from firmware.hardware.version import VERSION
from host_sim.web import build

FOLDER = bundle.BUILD / "release"
NOTES = "NOTES.md"
SUMS = "SHA256SUMS"
_OTHERS = {
    NOTES: "who wants to know what is new",
    SUMS: "who wants to check downloads: `sha256sum --check SHA256SUMS`",
}
_REPLACES = "replaces everything there, settings.toml too, but no saved games"
_GUESTS = bundle.ROOT / "tests/guests"
_PACK = "pack-"
_CASE = "case-"
_CHANGELOG = bundle.ROOT / "CHANGELOG.md"


class ReleaseError(RuntimeError):
    """A release that cannot be made; the text is one sentence."""


def main(argv: list[str]) -> int:
    """Write the release and list its files."""
    if argv:
        print("release: it takes no options", file=sys.stderr)
        return 2
    try:
        files = make()
        write(files, FOLDER)
    except (*commands.ERRORS, CaseError, build.BuildError, ReleaseError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    for name, data in files.items():
        print(f"{len(data):>11,} bytes  {FOLDER / name}")
    return 0


def make() -> dict[str, bytes]:
    """Return the files of the release: name -> bytes. Raises an error of ours, with a sentence."""
    files = board_files(profile.names()) | cases(case_page.USUAL)
    packs = pack_files()
    page = build.files(files) | {f"{name}.zip": data for name, data in packs.items()}
    files |= {file_name(_PACK + name, "zip"): data for name, data in packs.items()}
    files[file_name("web", "zip")] = bundle.zipped(page)
    files[file_name("names", "json")] = naming.table(bundle.shipped()[1])
    text = notes(_CHANGELOG.read_text(encoding="utf-8"), VERSION)
    files[NOTES] = (text + "\n" + whom([*files, NOTES, SUMS])).encode()
    files[SUMS] = sums(files)
    return files


def board_files(names: Iterable[str]) -> dict[str, bytes]:
    """Return the files of these boards, but of those that are computers and take none."""
    files = {}
    for name in names:
        board = profile.load(name)
        if board.MCU == "BCM":
            continue
        made = bundle.make(board)
        files[file_name(name, "zip")] = bundle.zipped(made.files)
        if board.MCU in UF2_MCUS:
            files[file_name(name, "uf2")] = image.make(made)
    return files


def cases(builds: Iterable[tuple[str, str]]) -> dict[str, bytes]:
    """Return a zip for the case of each of these boards and displays. Raises CaseError."""
    return {
        file_name(f"{_CASE}{board}-{screen}", "zip"): bundle.zipped(
            case_files.make(case_build.load(board, screen))
        )
        for board, screen in builds
    }


def pack_files() -> dict[str, bytes]:
    """Return the zips of the packs to try, by the names of their games."""
    names = sorted(path.parent.name for path in _GUESTS.glob("*/engine"))
    return {name: bundle.zipped(pack.make(name, _GUESTS / name).files) for name in names}


def file_name(what: str, ending: str) -> str:
    """Return the name of a file of the release. what: a board, "web", or a pack."""
    return f"tombolo-{VERSION}-{what}.{ending}"


def notes(changelog: str, version: str) -> str:
    """Return the section of a version, under a title of its own. Raises ReleaseError."""
    found = re.search(
        rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## |\Z)", changelog, re.M | re.S
    )
    if not found:
        raise ReleaseError(f"CHANGELOG.md has no section of version {version}")
    return f"# Tombolo {version}\n\n{found.group(1).strip()}\n"


def whom(names: Iterable[str]) -> str:
    """Return a section that says of each file of the release who takes it, and for what."""
    table: list[tuple[str, ...]] = [("file", "for whom")]
    for name in names:
        what, _, ending = name.removeprefix(f"tombolo-{VERSION}-").rpartition(".")
        if name in _OTHERS:
            words = _OTHERS[name]
        elif what == "web":
            words = "who puts the page for browsers on a server; to play, nobody needs it"
        elif what == "names":
            words = "who reads a crash: the whole names of _0, _1, _2 ... in it, by module"
        elif what.startswith(_PACK):
            words = f"{what[len(_PACK) :].title()}, a game to try: open it in the page for browsers"
            words += ", or unpack it onto CIRCUITPY"
        elif what.startswith(_CASE):
            board, _, screen = what[len(_CASE) :].rpartition("-")
            words = f"who prints a case for the {profile.load(board).NAME} with a display of"
            words += f" {screen} inch: STL, STEP, pictures, and the perfboard's plan"
        elif ending == "uf2":
            words = f"the same as one file for its boot drive; it {_REPLACES}"
        else:
            words = f"{profile.load(what).NAME}: unpack it, and copy all of it onto CIRCUITPY"
        table.append((f"`{name}`", words))
    return f"## Which file is for whom\n\n{markdown(table)}\n"


def sums(files: dict[str, bytes]) -> bytes:
    """Return what `sha256sum --check` reads."""
    lines = [
        f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in sorted(files.items())
    ]
    return "".join(lines).encode()


def write(files: dict[str, bytes], folder: Path) -> None:
    """Write the files into a folder, which holds nothing else then."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)
