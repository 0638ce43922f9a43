"""Make or mend .venv: `python host_sim/environment.py play|dev|mutants|train`, in a checkout.

It needs nothing but Python. `play` is what running needs; `dev` adds what tests, lint and bundles
need, and from npm the MicroPython VM and the emulated RP2040; `mutants` adds what changes the
engine to try the tests, `train` what lets computer players learn. A stamp in .venv says what was
finished from which lock, by which Python and where; when it still holds, this returns at once.
Anything else (an interrupted run, a newer lock, a moved or copied checkout, a Python that is gone,
a package removed) is built again from nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "tombolo.json"
BUILDING = VENV / "tombolo-building"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
TESTS = ROOT / "tests"
FROM_NPM = {"the MicroPython VM": TESTS / "vm", "the emulated RP2040": TESTS / "chip"}
SETS = {
    "play": ("play.txt",),
    "dev": ("play.txt", "dev.txt"),
    "mutants": ("play.txt", "dev.txt", "mutants.txt"),
    "train": ("play.txt", "cluster.txt", "train.txt"),
}


class SetupError(Exception):
    """Set-up cannot go on; the text is one sentence with the remedy."""


def main(argv: list[str]) -> int:
    """Set up argv[0]; return the exit status."""
    which = argv[0] if argv else "dev"
    if which not in SETS:
        print(f"set-up knows {', '.join(SETS)}, not {which!r}", file=sys.stderr)
        return 2
    try:
        if not is_ready(which):
            leave_venv(argv)
            build(which)
        if which == "dev":
            for what, folder in FROM_NPM.items():
                fetch(what, folder)
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("set-up was interrupted; the next run mends it", file=sys.stderr)
        return 130
    return 0


def lock_digest(which: str) -> str:
    """Return a digest of all lock files of a set."""
    digest = hashlib.sha256()
    for name in SETS[which]:
        digest.update((ROOT / "requirements" / name).read_bytes())
    return digest.hexdigest()


def packages() -> list[str]:
    """Return the names of the packages that lie in .venv, with versions."""
    found: list[str] = []
    for folder in (*VENV.glob("lib/python*/site-packages"), VENV / "Lib" / "site-packages"):
        found += [entry.name for entry in folder.glob("*.dist-info")]
    return sorted(set(found))


def python_identity(python: str) -> str:
    """Return what makes an interpreter this one: where it lives and which it is; "" if broken."""
    ask = "import sys, pip; print(sys.base_prefix, sys.prefix, *sys.version_info[:3])"
    try:
        told = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return told.stdout.strip()


def is_ready(which: str) -> bool:
    """Tell whether .venv holds a finished set of today's lock, made here and still working."""
    try:
        stamp = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return False
    if BUILDING.exists() or stamp.get("sets", {}).get(which) != lock_digest(which):
        return False
    if set(stamp["packages"]) - set(packages()):
        return False
    # A PYTHON that somebody named must be the one that .venv was made from.
    if os.environ.get("PYTHON") and stamp["base"] != f"{sys.base_prefix} {sys.version}":
        return False
    return bool(stamp["python"] == python_identity(str(BIN / "python")))


def leave_venv(argv: list[str]) -> None:
    """If .venv's own Python runs this, start again with the one it was made from."""
    base = getattr(sys, "_base_executable", sys.executable)
    if sys.prefix != sys.base_prefix and Path(sys.prefix).resolve() == VENV.resolve():
        os.execv(base, [base, __file__, *argv])


def build(which: str) -> None:
    """Build a set, reusing a sound .venv that other sets of today's lock are in."""
    others = [name for name in SETS if name != which and is_ready(name)]
    if not others:
        make_venv()
    BUILDING.touch()
    print(f"fetching what {which} needs (once)...", flush=True)
    lock = ROOT / "requirements" / SETS[which][-1]
    # The lock is whole, so pip need not look for what else is needed; check() sees that it is.
    pip = [str(BIN / "python"), "-m", "pip", "install", "--quiet", "--no-deps", "-r", str(lock)]
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
    if subprocess.run(pip, env=env).returncode:
        raise SetupError(
            "pip could not install the packages (see above); with a working network, run make again"
        )
    check(which)
    stamp = {
        "sets": {
            name: lock_digest(name)
            for name in SETS
            if name in others or set(SETS[name]) <= set(SETS[which])
        },
        "base": f"{sys.base_prefix} {sys.version}",
        "python": python_identity(str(BIN / "python")),
        "packages": packages(),
    }
    STAMP.write_text(json.dumps(stamp, indent=1))
    BUILDING.unlink()


def check(which: str) -> None:
    """Raise SetupError where a package of a set lacks what it needs: then the lock is not whole.

    It tells of the Python at hand alone: what a package needs may differ with another.
    """
    command = [str(BIN / "python"), "-m", "pip", "check"]
    told = subprocess.run(command, capture_output=True, text=True).stdout
    # What somebody added by hand is not ours to judge, nor what a wheel says of its platform.
    pinned = {
        line.split("==")[0]
        for name in SETS[which]
        for line in (ROOT / "requirements" / name).read_text().splitlines()
    }
    broken = [
        line.rstrip(".")
        for line in told.splitlines()
        if line.split(" ")[0] in pinned and " require" in line
    ]
    if broken:
        version = f"{sys.version_info[0]}.{sys.version_info[1]}"
        raise SetupError(
            f"requirements/{SETS[which][-1]} does not hold for Python {version}:"
            f" {'; '.join(broken)}; mend the lock, or take another Python with make PYTHON=..."
        )


def make_venv() -> None:
    """Make an empty .venv in place of whatever is there."""
    for module in ("venv", "ensurepip"):
        if importlib.util.find_spec(module) is None:
            version = f"{sys.version_info[0]}.{sys.version_info[1]}"
            raise SetupError(
                f"this Python {version} came without {module}: install it (on Debian or Ubuntu,"
                f" `sudo apt install python{version}-venv`) and run make again"
            )
    print(f"making .venv with Python {sys.version.split()[0]}...", flush=True)
    if VENV.is_symlink():
        VENV.unlink()
    shutil.rmtree(VENV, ignore_errors=True)
    VENV.mkdir(parents=True, exist_ok=True)
    BUILDING.touch()
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)]).returncode:
        raise SetupError(f"{sys.executable} could not make {VENV} (see above)")


def fetch(what: str, folder: Path) -> None:
    """Put what a folder's lock names from npm into its node_modules.

    Where npm or Node is missing or cannot fetch it, say so and go on; on CI that is an error.
    """
    stamp = folder / "node_modules" / "tombolo-lock"
    lock = (folder / "package-lock.json").read_bytes()
    digest = hashlib.sha256(lock).hexdigest()
    with contextlib.suppress(OSError):
        if stamp.read_text() == digest:
            return
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        problem = "Node.js with npm is missing"
    else:
        print(f"fetching {what} from npm (once)...", flush=True)
        command = [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL).returncode == 0:
            stamp.write_text(digest)
            return
        problem = f"npm could not fetch {what} (see above)"
    if is_ci():
        raise SetupError(f"{problem}, and on CI its tests must not be skipped")
    print(f"{problem}: the tests on {what} are skipped; the rest works", file=sys.stderr)


def is_ci() -> bool:
    """Tell whether this is a CI run, where nothing may be skipped."""
    return os.environ.get("CI", "") not in ("", "0", "false")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
