"""Mutation testing of a module: `python -m tests.mutants FILE`.

FILE is in engine/ or firmware/storage/. mutmut makes one small change at a time in a copy of the
project in build/mutants, and runs the module's tests; --sample N tries a fixed random sample of N
mutants. Prints the mutants that survived as diffs, then the score. Mutants listed in
tests/equivalent.txt behave like the original and do not count.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "firmware", "host_sim", "boards", "tests")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "*.png")
KNOWN = ROOT / "tests" / "equivalent.txt"

# Parts of the names of tests of computer players.
OF_PLAYERS = ("players", "levels", "master", "work")

# Asserts are not mutated: they are tests themselves.
SETTINGS = """
[tool.pytest.ini_options]
pythonpath = ["."]
markers = ["long: not for mutants"]
timeout = 180

[tool.mutmut]
source_paths = ["{source}"]
only_mutate = ["{module}"]
also_copy = {others}
track_dependencies = false
do_not_mutate_patterns = ["^ *assert "]
pytest_add_cli_args = [
    "-m", "not long", "-p", "no:cacheprovider", "-p", "tests.mutants",
    "-k", "not calls_stay_shallow",  # mutmut puts calls between
]
pytest_add_cli_args_test_selection = {tests}
"""


def pytest_collection_modifyitems(items):
    """Run the quickest tests first, so that most mutants are found soon (a plugin in the copy)."""
    measured = Path("mutmut-stats.json")
    if measured.exists():
        took = json.loads(measured.read_text())["duration_by_test"]
        items.sort(key=lambda item: took.get(item.nodeid, 0))


def tests_of(module: Path) -> list[str]:
    """Return the tests of a module: its folder's, the golden playthroughs, the referee's.

    Of the storage, those that start no handheld: its importer has no room for mutmut's own code.
    """
    if module.parts[0] == "firmware":
        paths = sorted((ROOT / "tests" / "firmware").glob("test_*.py"))
        texts = [path.read_text(encoding="utf-8") for path in paths]
        return [
            path.relative_to(ROOT).as_posix()
            for path, text in zip(paths, texts, strict=True)
            if "firmware.storage" in text and "Handheld" not in text
        ]
    room = Path("tests") / module.parent
    is_player = "ai" in module.parts
    if is_player:
        room = room.parent
    found = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / room).glob("test_*.py"))
    if not is_player:
        found = [path for path in found if not any(word in path for word in OF_PLAYERS)]
    others = (
        "tests/engine/test_golden_playthroughs.py",
        f"tests/host_sim/lab/trace/test_{room.name}.py",
    )
    return found + [path for path in others if path not in found and (ROOT / path).is_file()]


def prepare(place: Path, module: Path, tests: list[str]) -> None:
    """Copy the project to `place`, with mutmut's configuration."""
    shutil.rmtree(place, ignore_errors=True)
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, place / folder, ignore=LEFT_OUT)
    source = module.parts[0]
    others = json.dumps([folder for folder in FOLDERS if folder != source])
    text = SETTINGS.format(
        source=source, others=others, module=module.as_posix(), tests=json.dumps(tests)
    )
    (place / "pyproject.toml").write_text(text)


def mutmut(place: Path, *words: str) -> str:
    """Run mutmut in the copy; return what it printed."""
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, cwd=place, capture_output=True, text=True).stdout


def names(place: Path, module: Path) -> dict[str, int | None]:
    """Return the tests' exit status by mutant; None if it was not tried."""
    found = json.loads((place / "mutants" / f"{module}.meta").read_text())["exit_code_by_key"]
    return dict(found)


def difference(text: str) -> tuple[str, str]:
    """Return the removed and the added text of a diff, stripped."""
    lines = text.splitlines()
    gone = [line[1:].strip() for line in lines if line[:1] == "-" and line[:3] != "---"]
    new = [line[1:].strip() for line in lines if line[:1] == "+" and line[:3] != "+++"]
    return " ".join(gone), " ".join(new)


def equivalent(module: Path) -> set[tuple[str, str]]:
    """Return the equivalent mutants of a module, as difference() returns them."""
    found = set()
    rows = KNOWN.read_text(encoding="utf-8").splitlines()
    current = ""
    for row, after in zip(rows, [*rows[1:], ""], strict=True):
        if row.startswith(("engine/", "firmware/")):
            current = row
        elif row.startswith("- ") and current == module.as_posix():
            found.add((row[2:], after[2:]))
    return found


def main(argv: list[str]) -> int:
    """Mutate a module; print the survivors and the score; return the exit status."""
    parser = argparse.ArgumentParser(prog="make mutants", description="see tests/DESIGN.md")
    parser.add_argument("module", nargs="?", default="", metavar="MODULE=engine/hashi/rules.py")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="these tests only")
    args = parser.parse_args(argv)
    module = Path(args.module)
    is_known = module.parts[:1] == ("engine",) or module.parts[:2] == ("firmware", "storage")
    if not is_known or not (ROOT / module).is_file():
        said = "make mutants needs a file of engine/ or firmware/storage/"
        print(f"{said}: MODULE=engine/hashi/rules.py", file=sys.stderr)
        return 2
    place = ROOT / "build" / "mutants" / module.with_suffix("")
    prepare(place, module, args.tests or tests_of(module))
    jobs = ("--max-children", str(args.jobs))
    told = mutmut(place, "run", "none", *jobs)  # creates all mutants, times the tests, tries none
    every = names(place, module) if (place / "mutants" / f"{module}.meta").exists() else {}
    if not every:
        print(told[-3000:], file=sys.stderr)
        return 1
    chosen = sorted(every)
    if 0 < args.sample < len(chosen):
        chosen = random.Random(1).sample(chosen, args.sample)
    print(f"{module}: trying {len(chosen)} of {len(every)} mutants", flush=True)
    told = mutmut(place, "run", *chosen, *jobs)
    status = names(place, module)
    known = equivalent(module)
    alike = lived = 0
    for name in chosen:
        if status[name] is None:
            print(told[-3000:], file=sys.stderr)
            return 1
        if status[name] in (0, 33):  # all tests passed; no test runs it
            shown = mutmut(place, "show", name)
            if difference(shown) in known:
                alike += 1
            else:
                lived += 1
                print(shown, flush=True)
    counted = len(chosen) - alike
    share = 100 * (counted - lived) / max(counted, 1)
    print(f"{module}: {counted - lived} of {counted} found, {share:.1f} %; {alike} equivalent")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
