"""Copies a bundle onto a board's drive, so that it starts even if the cable is pulled halfway.

New files are written first, because the old program does not read them. Then a short code.py says
how to go on while files are changed and removed; the new code.py comes last. If the drive has no
room for old and new files together, the old ones are removed first. Ctrl-C stops it after the file
at hand. The next run completes an interrupted one. The user's own files stay; those in the way are
moved into a folder; files that a Mac has written beside ours (._NAME) are removed.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from boards.install.bundle import AT_ROOT, MANIFEST, Bundle, versions
from boards.install.drive import Drive, DriveError, is_inside
from boards.install.ending import Held
from boards.install.profile import load, names
from boards.install.room import Room, folders
from boards.install.tree import game_of, is_of
from firmware.hardware.version import BEFORE, OLDEST

UNFINISHED = "tombolo-unfinished.json"  # lists old and new files during a flash
KEPT = "before_tombolo"  # the folder for the user's own files that are in the way
_MEANWHILE = (
    'print("Tombolo is only half copied onto this drive: run the flashing command again.")\n'
    'print("Tombolo n’est copié qu’à moitié sur ce disque : relance la commande de copie.")\n'
    'print("Tombolo ist erst halb auf dieses Laufwerk kopiert: Starte den Befehl noch einmal.")\n'
).encode()
_PREFERRED = "code.txt"  # CircuitPython prefers it to code.py
_HELLO = (b'print("Hello World!")', b"")  # CircuitPython's own code.py


class Stopped(Exception):
    """Ctrl-C, or another request to stop: the last file is whole, and a new plan goes on."""


@dataclass
class Plan:
    """What a flash will do. Each list holds paths on the drive."""

    new: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    saved: list[str] = field(default_factory=list)  # the user's files and folders to move to KEPT
    others: list[str] = field(default_factory=list)  # the user's files that stay
    known: list[str] = field(default_factory=list)  # listed by an older Tombolo

    def lines(self) -> list[str]:
        """Return the plan as lines for people."""
        out = []
        for word, listed in (
            ("new", self.new),
            ("changed", self.changed),
            ("removed", self.removed),
            (f"your own, moved into {KEPT}/", self.saved),
        ):
            if listed:
                out.append(f"  {word}: {', '.join(listed)}")
        out.append(f"  unchanged: {len(self.same)} files")
        packs = self._packs()
        own = [path for path in self.others if not any(is_of(path, name) for name in packs)]
        for word, listed in (("packs, left alone", packs), ("your own, left alone", own)):
            if listed:
                out.append(f"  {word}: {', '.join(listed)}")
        return out

    def _packs(self) -> list[str]:
        """Return the games that packs have brought onto the drive."""
        return list(filter(None, map(game_of, self.others)))


def check_board(drive: Drive, board_id: str) -> None:
    """Raise DriveError unless the drive is this board's and its CircuitPython is one we support."""
    found = drive.boot_out()
    if found.board_id and found.board_id != board_id:
        mine = [name for name in names() if load(name).BOARD_ID == found.board_id]
        remedy = (
            f"use BOARD={mine[0]}" if mine else "add a profile for it, as boards/README.md says"
        )
        raise DriveError(
            f"{drive.path} belongs to a {found.board_id}, not to a {board_id}: {remedy}"
        )
    if not OLDEST <= found.version[:2] < BEFORE:
        number = ".".join(map(str, found.version))
        has = (
            f"runs CircuitPython {number}" if number else "does not say which CircuitPython it runs"
        )
        raise DriveError(
            f"{drive.path} {has}, but Tombolo is made for {versions()}: install "
            f"that from https://circuitpython.org/board/{board_id} and run this again"
        )


def plan(drive: Drive, bundle: Bundle) -> Plan:
    """Return what must be done to put a bundle onto a drive; writes nothing."""
    out = Plan(known=_listed(drive), saved=_in_the_way(drive, bundle))
    sizes = _sizes_at_root(drive)
    for name, data in bundle.files.items():
        if name == MANIFEST:
            continue
        old = drive.read(name)
        if old is None:
            out.new.append(name)
        elif old == data:
            out.same.append(name)
        else:
            out.changed.append(name)
            is_own = name not in out.known or len(old) != sizes.get(name, len(old))
            if is_own and old.strip() not in (*_HELLO, _MEANWHILE.strip()):
                out.saved.append(name)
    # CircuitPython prefers a .py to the .mpy beside it, so the twin of each of our files must go.
    gives_way = {_twin(name) for name in bundle.files} | {_PREFERRED}
    ours = {name.lower() for name in (*bundle.files, UNFINISHED, "boot_out.txt")}
    beside = ours | {name.lower() for name in out.known}
    beside |= {folder for name in beside for folder in folders(name)}
    for name in drive.sizes():
        if name.lower() in ours or any(_is_in(name, path) for path in out.saved):
            continue
        if name in out.known or _beside(name) in beside:
            out.removed.append(name)
        elif name.lower() in gives_way:
            out.saved.append(name)
        else:
            out.others.append(name)
    return out


def _in_the_way(drive: Drive, bundle: Bundle) -> list[str]:
    """Return files of the user where we need folders, and folders where we need files.

    A folder engine/session, of a pack of that name, would hide engine/session.mpy.
    """
    names = (*bundle.files, UNFINISHED)
    out = {folder for name in names for folder in folders(name) if drive.has_file(folder)}
    stems = {name.rpartition(".")[0] for name in bundle.files if name.endswith("py")}
    out |= {stem for stem in stems if drive.has_folder(stem)}
    return sorted(out | {name for name in names if drive.has_folder(name)})


def _is_in(name: str, path: str) -> bool:
    return name == path or name.startswith(path + "/")


def _beside(name: str) -> str:
    """Return the path beside which a Mac wrote this file, as ._NAME, in small letters; or ""."""
    folder, slash, own = name.lower().rpartition("/")
    return folder + slash + own[2:] if own.startswith("._") else ""


def _twin(name: str) -> str | None:
    if name.endswith(".mpy"):
        return name[:-4] + ".py"
    return name[:-3] + ".mpy" if name.endswith(".py") else None


def _listed(drive: Drive) -> list[str]:
    """Return the paths in the lists on the drive that lie on it; a damaged list counts as empty."""
    out = set()
    for name in (MANIFEST, UNFINISHED):
        out |= {path for path in _files(drive, name) if isinstance(path, str)}
    return sorted(filter(is_inside, out))


def _sizes_at_root(drive: Drive) -> dict[str, Any]:
    """Return the sizes that the manifest has for AT_ROOT: a user may write files of these names.

    Returns {} after an interrupted flash, which has changed files and not yet the manifest.
    """
    files = _files(drive, MANIFEST)
    if drive.has_file(UNFINISHED) or not isinstance(files, dict):
        return {}
    return {name: files[name] for name in AT_ROOT if name in files}


def _files(drive: Drive, name: str) -> dict[str, Any] | list[Any]:
    """Return the paths in a list on the drive: a manifest has their sizes, too."""
    try:
        files = json.loads(drive.read(name) or b"{}").get("files")
    except (ValueError, AttributeError, RecursionError):
        return []
    return files if isinstance(files, (dict, list)) else []


@dataclass(frozen=True)
class _Step:
    """One change of a drive: write data to a file, move a file or folder, or remove a file."""

    name: str
    data: bytes | None = None
    to: str = ""
    words: str = ""

    def do(self, drive: Drive) -> None:
        """Change the drive."""
        if self.to:
            drive.move(self.name, self.to)
        elif self.data is not None:
            drive.write(self.name, self.data)
        else:
            drive.remove(self.name)

    def count(self, room: Room, sizes: dict[str, int]) -> None:
        """Make the same change to the count of clusters. sizes: before the first step."""
        if self.data is not None:
            room.put(self.name, len(self.data))
            return
        for name in [name for name in sizes if _is_in(name, self.name)]:
            if self.to:
                room.put(self.to + name[len(self.name) :], sizes[name])
            room.remove(name)


def _steps(drive: Drive, bundle: Bundle, todo: Plan, removes_first: bool) -> list[_Step]:
    """Return the steps of a plan, in such an order that the drive starts after any of them."""

    def copy(names: list[str]) -> list[_Step]:
        return [_Step(name, bundle.files[name], words=f"copy {name}") for name in names]

    at_last = [name for name in AT_ROOT[::-1] if name in todo.new or name in todo.changed]
    new = copy([name for name in todo.new if name not in at_last])
    old = []
    if todo.changed or todo.removed:
        old = [_Step("code.py", _MEANWHILE)]
        old += [_Step(name, words=f"remove {name}") for name in todo.removed]
        if "code.py" not in at_last:
            at_last.append("code.py")
    return [
        # The user's files are moved before the list calls their paths ours.
        *(_Step(name, to=to, words=f"keep {name} as {to}") for name, to in _kept(drive, todo)),
        _Step(UNFINISHED, _list_of_all(bundle, todo)),
        *(old + new if removes_first else new + old),
        *copy([name for name in todo.changed if name not in at_last] + at_last),
        _Step(MANIFEST, bundle.files[MANIFEST]),
        _Step(UNFINISHED),
    ]


def _lacking(drive: Drive, steps: list[_Step]) -> int:
    """Return how many more bytes the drive would need for these steps; 0 if they fit."""
    sizes = drive.sizes()
    room = Room(drive.cluster(), sizes)
    before = most = room.taken
    for step in steps:
        step.count(room, sizes)
        most = max(most, room.taken)
    return max(0, most - before - drive.free())


def apply(
    drive: Drive, bundle: Bundle, todo: Plan, say: Callable[[str], None] = lambda line: None
) -> None:
    """Carry out a plan and verify the result.

    Raises Stopped or DriveError; a new plan goes on from there.
    """
    steps = _steps(drive, bundle, todo, removes_first=False)
    if _lacking(drive, steps):
        steps = _steps(drive, bundle, todo, removes_first=True)
    short = _lacking(drive, steps)
    if short > sum(drive.sizes()[name] for name in todo.others):
        raise DriveError(
            f"{drive.path} is {short:,} bytes too small for this bundle, even without files of "
            f"your own: {_smaller(bundle)}; nothing was changed"
        )
    if short:
        raise DriveError(
            f"{drive.path} lacks {short:,} bytes of room: remove files of your own from it "
            "and run this again; nothing was changed"
        )
    with Held() as held:
        for step in steps:
            if held.is_set:
                raise Stopped
            if step.words:
                say(step.words)
            step.do(drive)
        _verify(drive, bundle)


def _smaller(bundle: Bundle) -> str:
    """Return which bundle takes less room than this one."""
    if not bundle.is_compiled:
        return "flash the compiled one, without PY=1 (--py)"
    if len(bundle.languages) > 1:
        return "flash one language alone, such as LANGUAGE=en (--language en)"
    return "Tombolo needs a board with a larger drive"


def _kept(drive: Drive, todo: Plan) -> list[tuple[str, str]]:
    """Return (path, free path in KEPT) for each of the user's files and folders in the way."""
    out = []
    for name in todo.saved:
        *above, own = f"{KEPT}/{name}".split("/")
        to = ""
        for folder in above:
            to += folder
            while drive.has_file(to):
                to += "~"
            to += "/"
        to += own
        while drive.has_file(to) or drive.has_folder(to):
            to += "~"
        out.append((name, to))
    return out


def _list_of_all(bundle: Bundle, todo: Plan) -> bytes:
    """Return a list of the old and the new files, so that an interrupted run leaves no strays.

    It is a file of its own, because one complete list must be on the drive at any time.
    """
    both = sorted({*todo.known, *bundle.files} - {MANIFEST})
    return (json.dumps({"files": both}, indent=1) + "\n").encode()


def _verify(drive: Drive, bundle: Bundle) -> None:
    wrong = [name for name, data in bundle.files.items() if drive.read(name) != data]
    for name in wrong:
        drive.write(name, bundle.files[name])
        if drive.read(name) != bundle.files[name]:
            raise DriveError(
                f"{drive.path / name} reads back different from what was written: eject the drive, "
                "plug the board in again and repeat this; if it stays so, its flash is worn"
            )
