"""`python -m tests.pack NAME`: make build/packs/NAME.zip, a game to unpack onto a board's drive.

NAME.html beside it is a page of one file, which plays the game in a browser.
The game's two folders lie in the project, or in tests/guests/NAME. It is checked first: that it is
complete, portable and conforms to the contract, that its texts fit, and that it leaves enough
memory beside the other games. Without Node.js it is checked on CPython alone.
"""

from __future__ import annotations

import functools
import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from types import SimpleNamespace

from boards.install import bundle, ending, mpy, pack, profile
from boards.install.profile import visible
from boards.install.saying import refusal
from engine import catalog
from engine.session import Session
from firmware import checks, registry
from host_sim import patience
from host_sim.lab.bench import vm
from host_sim.maker import curious, lesson, spelling, views
from host_sim.options import house
from host_sim.skeleton import is_reserved
from host_sim.web import build, onefile
from tests import conform
from tests.portability import look

# heap, guests and texts load the info.py of every game, which may have a mistake: they are imported
# where ending.run() reports it.

OUT = bundle.BUILD / "packs"
SEEDS = 10
_LARGE = 22 * 1024  # bytes of a source
_PRESSES = 60  # on the VM that measures memory
_TOURS = 3  # at most: what a stale word on the stack keeps of other games differs in each


class Unfit(Exception):
    """A game that is not packed; the text is one sentence."""


def check(name: str, root: Path) -> None:
    """Check a game below root, all but its memory. Raises Unfit, or PackError, at what is wrong."""
    from tests import guests
    from tests.firmware import room
    from tests.firmware.guests import begun, texts
    from tests.test_games import lacks

    if not name:
        raise Unfit("it takes the name of a game: make pack GAME=yours")
    if is_reserved(name):
        raise Unfit(f"{name!r} is taken by the program itself: give the game another name")
    missing = lacks(name, "guest", root)
    if missing:
        raise Unfit(missing)
    info = f"firmware/games/{name}/info.py"
    about = runpy.run_path(str(root / info))
    if root == guests.ROOT and about.get("TIER", "guest") != "guest":
        raise Unfit(f"{name} comes with Tombolo; a pack is for a game that does not")
    pack.make(name, root, plain=True)
    found = registry.filled(SimpleNamespace(**about), name)
    if isinstance(found.RECORD, int) and room.beyond(root, name, found.RECORD):
        raise Unfit(room.beyond(root, name, found.RECORD))
    for path in sorted((root / f"firmware/games/{name}/words").glob("??.py")):
        words = SimpleNamespace(**runpy.run_path(str(path)))
        _refuse(name, root, checks.misworded(found, words))
    written = portability(name, root) + texts.problems(root / "firmware/games" / name)
    for problem in written + spelling.problems(root, name) + lesson.lacks(root, name):
        raise Unfit(problem)
    try:
        here = conform.digests(name, 0, max(SEEDS, len(conform.options_of(name))))
    except conform.Broken as error:
        raise Unfit(f"{name} breaks the contract: {error}") from None
    except Exception as error:
        raise Unfit(f"{name} cannot be loaded: {ending.mistake(error) or error}") from None
    failed = own_tests(bundle.ROOT / f"tests/engine/{name}") if root == guests.ROOT else ""
    if failed:
        raise Unfit(f"a test of its own fails: {failed}")
    session = Session(catalog.make(name), 1)
    _refuse(name, root, checks.unfit(found, session.game) or checks.astray(found, session))
    with tempfile.TemporaryDirectory() as folder:
        drive = guests.drive(Path(folder), [name])
        for problem in views.problems(root, drive, name):
            raise Unfit(problem)
        for problem in begun.problems(drive, name):
            raise Unfit(problem)
        for problem in curious.problems(root, drive, name):
            raise Unfit(problem)
    if not vm.missing() and here != on_vm(name):
        raise Unfit(f"{name} plays otherwise on MicroPython than on CPython")


def own_tests(folder: Path) -> str:
    """Run the tests of a folder, if it has any; return what is said of the first that fails."""
    if not list(folder.glob("test_*.py")):
        return ""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=line", "-p", "no:cacheprovider"]
    env = {word: value for word, value in os.environ.items() if not word.startswith("PYTEST_")}
    env["COLUMNS"] = "200"  # of its summary
    run = subprocess.run(
        [*command, str(folder)], cwd=bundle.ROOT, env=env, capture_output=True, text=True
    )
    if not run.returncode:
        return ""
    lines = [line for line in run.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return lines[0].partition(" ")[2] if lines else f"pytest {folder} ends with {run.returncode}"


def _refuse(name: str, root: Path, wrong: str) -> None:
    if wrong:
        raise Unfit(refusal(name, root, wrong))


def portability(name: str, root: Path) -> list[str]:
    """Return what a game's files have that the handheld's Python lacks."""
    files = {}
    for place in pack.FOLDERS:
        for path in visible(root / place.format(name=name), "**/*.py"):
            files[path.relative_to(root).as_posix()] = path.read_text(encoding="utf-8")
    own = look.own_names(files.values()) | _offered()
    found = []
    for place, text in files.items():
        lacks = look.problems(text, place, place.split("/")[0], own, is_game=True)
        found += lacks or _refused(text, place)
        size = len(text.encode())
        if size > _LARGE:
            found.append(
                f"{place}: {size:,} bytes; of more than {_LARGE:,} a handheld loads slowly: make"
                " two files of it"
            )
    return found


@functools.cache
def _offered() -> frozenset[str]:
    """Return the names of what a view of a guest is made of, such as Canvas.title()."""
    places = ("graphics", "guest", "screens")
    paths = [
        path for place in places for path in visible(bundle.ROOT / "firmware" / place, "**/*.py")
    ]
    return look.own_names(path.read_text(encoding="utf-8") for path in paths)


def _refused(text: str, path: str) -> list[str]:
    """Return why the handheld's compiler refuses a source, if it does."""
    try:
        mpy.compile_source(mpy.find(), text.encode(), path)
    except mpy.CompileError as error:
        said = str(error)
        is_display = said.endswith("*x must be assignment target")
        return [said + (": instead of (*a, b) add tuples, as in a + (b,)" if is_display else "")]
    return []


def on_vm(name: str) -> list[int]:
    """Return the digests of the games that check() plays, played on the VM."""
    from tests import guests

    code = f"from tests import conform\nprint(*conform.digests({name!r}, 0, {SEEDS}, lightly=True))"
    with tempfile.TemporaryDirectory() as folder:
        drive = guests.drive(Path(folder))
        folders = dict.fromkeys((*vm.ENGINE, f"engine/{name}", "tests", f"tests/engine/{name}"))
        try:
            there = tuple(folder for folder in folders if (drive / folder).is_dir())
            printed = vm.Run(code, there, drive).result()
        except vm.VMError as error:
            raise Unfit(f"{name} fails on MicroPython: {_last(error)}") from None
    return [int(word) for word in printed.split()]


def new_names(made: pack.Pack) -> int:
    """Return how many names a compiled pack brings, which a Pico's bundle in no language has."""
    ours = bundle.make(profile.load("pico"))
    return max(
        len(bundle.met(made.files, language) - bundle.met(ours.files, language))
        for language in ours.languages
    )


def memory(made: pack.Pack) -> int:
    """Return the bytes that stay free of a Pico's heap while a pack is played after our games."""
    from host_sim.lab.bench import heap

    free = 0
    for seed in range(_TOURS):
        free = max(free, _free(made, seed))
        if free >= heap.FREE:
            break
    return free


def check_memory(made: pack.Pack) -> int:
    """Return the same. Raises Unfit if it is too little."""
    from host_sim.lab.bench import heap

    free = memory(made)
    if free >= heap.FREE:
        return free
    raise Unfit(
        f"{made.name} is too large: it leaves {free:,} bytes of a Pico's heap, and"
        f" {heap.FREE:,} have to stay free"
    )


def _free(made: pack.Pack, seed: int) -> int:
    """Return the bytes that stay free at the lowest while the game of a pack is loaded."""
    from host_sim.lab.bench import heap

    tour = heap.Tour((*house(), made.name), False, seed, reveals=2, presses=_PRESSES)
    try:
        found = heap.measure(tour, more=made.files)
    except vm.VMError as error:
        raise Unfit(f"{made.name} fails on MicroPython: {_last(error)}") from None
    return heap.free({what: n for what, n in found.items() if what.startswith(made.name + ":")})


def _last(error: vm.VMError) -> str:
    """Return what an error on the VM was, with file and line if they are known."""
    lines = str(error).splitlines()
    return ending.printed_mistake(lines) or lines[-1]


def main(argv: list[str]) -> int:
    """Check a game and write its pack. 1: it is not packed, and a sentence says why."""
    parser = ending.Parser(prog="python -m tests.pack", description=__doc__)
    parser.add_argument("name", metavar="NAME", help="the game, by its folders' name")
    parser.add_argument("--py", action="store_true", help="plain sources instead of compiled ones")
    args = parser.parse_args(argv)
    try:
        from tests import guests

        root = guests.root_of(args.name)
        check(args.name, root)
        made = pack.make(args.name, root, args.py)
        compiled = pack.make(args.name, root)
        free = None if vm.missing() else check_memory(compiled)
        brought = new_names(compiled)
        has_page = build.VM.is_dir()
        page = onefile.make(pack.make(args.name, root, plain=True)) if has_page else b""
    except (Unfit, pack.PackError, mpy.CompileError, build.BuildError) as error:
        print(f"pack: {error}", file=sys.stderr)
        return 1
    except patience.Endless as error:
        print(f"pack: {patience.sentence(error)}", file=sys.stderr)
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    path = OUT / f"{args.name}.zip"
    bundle.write_file(path, bundle.zipped(made.files))
    print(f"{path}: {made.taken:,} bytes of a drive; {brought} new names; ", end="")
    print(f"{free:,} bytes of a Pico's heap stay free" if free else vm.missing())
    print(f"Play it: make play PACK={path}")
    print("On a board: unpack it onto the drive CIRCUITPY, and restart the board.")
    if not page:
        print("No page of it was made: that takes Node.js with npm, and make pack again.")
        return 0
    bundle.write_file(path.with_suffix(".html"), page)
    print(f"In a browser: open {path.with_suffix('.html')}, or put that one file on any web host.")
    return 0


if __name__ == "__main__":
    patience.watch()
    sys.exit(ending.run("pack", lambda argv: main, sys.argv[1:]))
