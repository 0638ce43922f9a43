"""Mutation testing of a module: `python -m tests.mutants FILE`.

FILE is in engine/ or firmware/storage/. mutmut makes one small change at a time in a copy of the
project in build/mutants, and runs the tests that cover the file; --sample N tries a fixed random
sample of N mutants. Prints the mutants that survived as diffs, then the score. Mutants listed in
tests/equivalent.txt behave like the original and do not count.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "firmware", "host_sim", "boards", "tests")
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "*.png")
KNOWN = ROOT / "tests" / "equivalent.txt"
COVERED = ROOT / "build" / "mutants" / "covered"  # which lines each file of tests runs

# Asserts are not mutated: they are tests themselves.
SETTINGS = """
[tool.pytest.ini_options]
pythonpath = ["."]
markers = ["long: not for mutants"]
timeout = 900

[tool.mutmut]
source_paths = ["{source}"]
only_mutate = ["{module}"]
also_copy = {others}
track_dependencies = false
do_not_mutate_patterns = ["^ *assert "]
pytest_add_cli_args = {words}
pytest_add_cli_args_test_selection = {tests}
"""
OUT_OF_TIME = (24, -24, 36, 152, 255)  # statuses of tests that mutmut has stopped
PLUGIN = ("-m", "not long", "-p", "no:cacheprovider", "-p", "tests.mutants")


class Untried(Exception):
    """No mutant can be tried; the text is why."""


def pytest_configure(config):
    """Let simulated handhelds import what mutmut writes into a module (a plugin in the copy)."""
    from host_sim.devices import imports

    imports.PLAIN = (*imports.PLAIN, "mutmut")


def pytest_collection_modifyitems(items):
    """Run the quickest tests first, so that most mutants are found soon."""
    measured = Path("mutmut-stats.json")
    if measured.exists():
        took = json.loads(measured.read_text())["duration_by_test"]
        items.sort(key=lambda item: took.get(item.nodeid, 0))


def refusal(name: str) -> str:
    """Return why a file cannot be mutated, or "" if it can."""
    parts = Path(name).parts
    if parts[:1] != ("engine",) and parts[:2] != ("firmware", "storage"):
        said = "make mutants needs a file of engine/ or firmware/storage/"
        return f"{said}: MODULE=engine/hashi/rules.py"
    if not (ROOT / name).is_file():
        return f"there is no file {name}"
    return ""


def candidates(module: Path) -> list[str]:
    """Return the files of tests that may run a module: those of its folder and its game."""
    if module.parts[0] == "firmware":
        found = list((ROOT / "tests" / "firmware").glob("test_*.py"))
    elif (ROOT / "tests" / "engine" / module.parts[1]).is_dir():
        game = module.parts[1]
        found = list((ROOT / "tests" / "engine" / game).glob("test_*.py"))
        found.append(ROOT / "tests" / "engine" / "test_golden_playthroughs.py")
        found += (ROOT / "tests" / "host_sim" / "lab" / "trace").glob(f"test_{game}.py")
    else:
        found = list((ROOT / "tests" / "engine").rglob("test_*.py"))
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def measure(tests: str) -> dict:
    """Return how long a file of tests takes, and the lines of each source file that it runs.

    Measured once, and again when the tests change.
    """
    kept = COVERED / f"{tests}.json"
    if not kept.exists() or kept.stat().st_mtime < (ROOT / tests).stat().st_mtime:
        from coverage import CoverageData

        print(f"{tests}: which lines does it run? (once)", file=sys.stderr, flush=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        data = kept.with_suffix(".coverage")
        command = [sys.executable, "-m", "coverage", "run", f"--data-file={data}"]
        command += ["--include=engine/*,firmware/*", "-m", "pytest", "-q", tests]
        before = sum(os.times()[2:4])
        subprocess.run(command, cwd=ROOT, capture_output=True)
        found = CoverageData(str(data))
        found.read()
        lines = {
            Path(path).relative_to(ROOT).as_posix(): sorted(found.lines(path) or ())
            for path in found.measured_files()
        }
        seconds = sum(os.times()[2:4]) - before
        kept.write_text(json.dumps({"seconds": seconds, "lines": lines}))
        data.unlink(missing_ok=True)
    return json.loads(kept.read_text())


def inside(text: str) -> set[int]:
    """Return the lines within functions: the others run as soon as a module is imported."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            found.update(range(node.body[0].lineno, (node.end_lineno or 0) + 1))
    return found


def covering(module: Path, seconds: float) -> list[str]:
    """Return files of tests that run a module, up to so many seconds of them.

    First come those that together run all lines that any test runs, then those that run most in
    the least time.
    """
    wanted = inside((ROOT / module).read_text(encoding="utf-8"))
    found = {}
    for tests in candidates(module):
        measured = measure(tests)
        lines = wanted.intersection(measured["lines"].get(module.as_posix(), ()))
        if lines:
            found[tests] = lines, measured["seconds"]
    left = set().union(*(lines for lines, _ in found.values()))
    chosen: list[str] = []
    spent = 0.0

    def worth(tests: str) -> tuple[float, float]:
        lines, took = found[tests]
        return len(lines & left) / took, len(lines) / took

    while found:
        tests = max(found, key=worth)
        lines, took = found.pop(tests)
        if lines & left or spent + took <= seconds:
            chosen.append(tests)
            spent += took
            left -= lines
    return chosen


def prepare(place: Path) -> None:
    """Copy the project to `place`."""
    shutil.rmtree(place, ignore_errors=True)
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, place / folder, ignore=LEFT_OUT)


def configure(place: Path, module: Path, tests: list[str], words: list[str]) -> None:
    """Write mutmut's configuration into the copy. words: pytest's arguments."""
    source = module.parts[0]
    text = SETTINGS.format(
        source=source,
        others=json.dumps([folder for folder in FOLDERS if folder != source]),
        module=module.as_posix(),
        tests=json.dumps(tests),
        words=json.dumps([*PLUGIN, *words]),
    )
    (place / "pyproject.toml").write_text(text)


def mutmut(place: Path, *words: str) -> str:
    """Run mutmut in the copy; return what it printed."""
    command = [sys.executable, "-m", "mutmut", *words]
    return subprocess.run(command, cwd=place, capture_output=True, text=True).stdout


def unchanged(place: Path, tests: list[str]) -> tuple[int, list[str]]:
    """Run the tests in the copy, where nothing is changed yet: how many pass, and which fail.

    Tests that count opcodes, memory or the depth of calls fail there: mutmut puts calls between.
    """
    command = [sys.executable, "-m", "pytest", "--rootdir=.", "-q", "--tb=no", *PLUGIN, *tests]
    command += ["-p", "cacheprovider", "--continue-on-collection-errors", "-o", "cache_dir=tried"]
    inner = place / "mutants"
    told = subprocess.run(command, cwd=inner, capture_output=True, text=True).stdout
    passed = re.search(r"(\d+) passed", told)
    failed = inner / "tried" / "v" / "cache" / "lastfailed"
    names = sorted(json.loads(failed.read_text())) if failed.exists() else []
    return int(passed[1]) if passed else 0, names


def listed(names: list[str]) -> str:
    """Return the first names of a list in a sentence."""
    more = f" and {len(names) - 5} more" if len(names) > 5 else ""
    return ", ".join(names[:5]) + more


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
    parser.add_argument("--seconds", type=float, default=40, help="of tests, at most")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="these tests only")
    args = parser.parse_args(argv)
    said = refusal(args.module)
    if said:
        print(said, file=sys.stderr)
        return 2
    try:
        return mutate(Path(args.module), args)
    except Untried as error:
        print(error, file=sys.stderr)
        return 1


def mutate(module: Path, args: argparse.Namespace) -> int:
    """Mutate a module; print the survivors and the score; return the exit status."""
    tests = args.tests or covering(module, args.seconds)
    if not tests:
        raise Untried(f"{module}: no test runs it")
    place = ROOT / "build" / "mutants" / module.with_suffix("")
    prepare(place)
    configure(place, module, tests, ["--collect-only"])
    jobs = ("--max-children", str(args.jobs))
    told = mutmut(place, "run", "none", *jobs)  # creates all mutants, tries none
    if not (place / "mutants" / f"{module}.meta").exists():
        raise Untried(told[-3000:])
    every = names(place, module)
    if not every:
        raise Untried(f"{module}: there is nothing in it to change")
    passed, failed = unchanged(place, tests)
    if not passed:
        raise Untried(f"{module}: without any change no test passes in the copy: {listed(tests)}")
    if failed:
        print(f"{module}: left out, failing in the copy without any change: {listed(failed)}")
    tests = [path for path in tests if path not in failed]  # a file that cannot be read
    configure(place, module, tests, [f"--deselect={name}" for name in failed])
    chosen = sorted(every)
    if 0 < args.sample < len(chosen):
        chosen = random.Random(1).sample(chosen, args.sample)
    print(f"{module}: trying {len(chosen)} of {len(every)} mutants: {listed(tests)}", flush=True)
    told = mutmut(place, "run", *chosen, *jobs)
    if "could not find any test case" in told:
        raise Untried(f"{module}: no test runs it")
    status = names(place, module)
    known = equivalent(module)
    alike = lived = 0
    for name in chosen:
        if status[name] is None:
            raise Untried(told[-3000:])
        if status[name] in (0, 5, 33):  # all tests passed; no test runs it
            shown = mutmut(place, "show", name)
            if difference(shown) in known:
                alike += 1
            else:
                lived += 1
                print(shown, flush=True)
    late = sum(status[name] in OUT_OF_TIME for name in chosen)
    counted = len(chosen) - alike
    share = 100 * (counted - lived) / max(counted, 1)
    print(
        f"{module}: {counted - lived} of {counted} found, {share:.1f} %, "
        f"{late} of them by running out of time; {alike} equivalent"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
