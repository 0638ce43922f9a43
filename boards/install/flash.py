"""Copying a bundle onto a board's drive, so that a pulled cable leaves something that starts.

What is new is written first: the old program does not see it. Then code.py gives way to a few
lines that say how to go on, and only then files are changed or removed; the new code.py comes last.
A run that was interrupted is completed by the next one. Files that are not Tombolo's stay.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from boards.install.bundle import AT_ROOT, MANIFEST, Bundle, versions
from boards.install.drive import Drive, DriveError, on_disk
from boards.install.profile import load, names
from firmware.version import BEFORE, OLDEST

UNFINISHED = "tombolo-unfinished.json"  # lists old and new files while a flash is under way
KEPT = "before_tombolo"  # the folder for files of the user's own that must give way
_MEANWHILE = (
    b'print("Tombolo is only half copied onto this drive: run the flashing command again.")\n'
)
_HELLO = (b'print("Hello World!")', b"")  # what CircuitPython puts into code.py by itself


@dataclass
class Plan:
    """What a flash will do. Each list holds paths on the drive."""

    new: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    saved: list[str] = field(default_factory=list)  # the user's own, moved into KEPT
    others: list[str] = field(default_factory=list)  # the user's own, left alone
    known: list[str] = field(default_factory=list)  # all that an older Tombolo listed

    def lines(self) -> list[str]:
        """Return the plan for people."""
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
        if self.others:
            out.append(f"  your own, left alone: {', '.join(self.others)}")
        return out


def check_board(drive: Drive, board_id: str) -> None:
    """Raise DriveError unless the drive is of this board and of a CircuitPython that serves."""
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
        has = ".".join(map(str, found.version)) or "a version that boot_out.txt does not tell"
        raise DriveError(
            f"{drive.path} runs CircuitPython {has}, but Tombolo is made for {versions()}: install "
            f"that from https://circuitpython.org/board/{board_id} and run this again"
        )


def plan(drive: Drive, bundle: Bundle) -> Plan:
    """Return what has to be done to bring a bundle onto a drive; writes nothing."""
    out = Plan(known=_listed(drive))
    there = drive.names()
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
            if name not in out.known and old.strip() not in (*_HELLO, _MEANWHILE.strip()):
                out.saved.append(name)
    # A plain .py hides the .mpy beside it, so the twin of a file of ours must go in any case.
    twins = {_twin(name) for name in bundle.files} - {None}
    for name in there:
        if name in bundle.files or name == UNFINISHED:
            continue
        if name in out.known or name in twins:
            out.removed.append(name)
            if name not in out.known:
                out.saved.append(name)
        elif name != "boot_out.txt":
            out.others.append(name)
    return out


def _twin(name: str) -> str | None:
    if name.endswith(".mpy"):
        return name[:-4] + ".py"
    return name[:-3] + ".mpy" if name.endswith(".py") else None


def _listed(drive: Drive) -> list[str]:
    """Return the paths that the lists on the drive hold; a damaged list counts as none."""
    out = set()
    for name in (MANIFEST, UNFINISHED):
        try:
            listed = json.loads(drive.read(name) or b"{}").get("files", [])
            out |= {str(entry["path"]) for entry in listed}
        except (ValueError, KeyError, TypeError, AttributeError):
            continue
    return sorted(path for path in out if ".." not in path.split("/") and path[:1] != "/")


def lacking(drive: Drive, bundle: Bundle, todo: Plan) -> int:
    """Return how many bytes of room the drive lacks for a plan; 0 if it will fit."""
    need = sum(on_disk(len(bundle.files[name])) for name in (*todo.new, *todo.changed))
    need += 2 * on_disk(len(bundle.files[MANIFEST]))
    frees = sum(len(drive.read(name) or b"") for name in (*todo.removed, *todo.changed))
    return max(0, need - frees - drive.free())


def apply(
    drive: Drive, bundle: Bundle, todo: Plan, say: Callable[[str], None] = lambda line: None
) -> None:
    """Do what a plan says, and verify it. Raises DriveError; repeating then goes on."""
    short = lacking(drive, bundle, todo)
    if short:
        raise DriveError(
            f"{drive.path} lacks {short:,} bytes of room: remove files of your own from it "
            "and run this again; nothing was changed"
        )
    for name in todo.saved:  # before the manifest lists them as ours
        _save(drive, name, say)
    _list_all(drive, bundle, todo)
    at_last = [name for name in AT_ROOT[::-1] if name in todo.new or name in todo.changed]
    for name in todo.new:
        if name not in at_last:
            say(f"copy {name}")
            drive.write(name, bundle.files[name])
    if todo.changed or todo.removed:
        drive.write("code.py", _MEANWHILE)
        if "code.py" not in at_last:
            at_last.append("code.py")
    for name in todo.removed:
        say(f"remove {name}")
        drive.remove(name)
    for name in [name for name in todo.changed if name not in at_last] + at_last:
        say(f"copy {name}")
        drive.write(name, bundle.files[name])
    drive.write(MANIFEST, bundle.files[MANIFEST])
    drive.remove(UNFINISHED)
    _verify(drive, bundle)


def _save(drive: Drive, name: str, say: Callable[[str], None]) -> None:
    data = drive.read(name) or b""
    kept = f"{KEPT}/{name}"
    while drive.read(kept) not in (None, data):
        kept += "~"
    say(f"keep {name} as {kept}")
    drive.write(kept, data)


def _list_all(drive: Drive, bundle: Bundle, todo: Plan) -> None:
    """List the old and the new files, so that no broken run leaves strays.

    In a file of its own: the old list must be whole until this one is, and this one until the new.
    """
    both = sorted({*todo.known, *bundle.files} - {MANIFEST})
    words = json.dumps({"files": [{"path": name} for name in both]}, indent=1) + "\n"
    drive.write(UNFINISHED, words.encode())


def _verify(drive: Drive, bundle: Bundle) -> None:
    wrong = [name for name, data in bundle.files.items() if drive.read(name) != data]
    for name in wrong:
        drive.write(name, bundle.files[name])
        if drive.read(name) != bundle.files[name]:
            raise DriveError(
                f"{drive.path / name} reads back other than it was written: eject the drive, "
                "plug the board in again and repeat this; if it stays so, its flash is worn"
            )
