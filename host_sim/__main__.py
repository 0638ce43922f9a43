"""`python -m host_sim COMMAND ...`: one row a command; its module has main(argv) -> exit status."""

import importlib
import shlex
import subprocess
import sys
from collections.abc import Callable
from functools import partial

if sys.version_info < (3, 10):  # noqa: UP036  (who starts it without make may have any Python)
    sys.exit(
        "Tombolo needs Python 3.10 or newer: install one from https://www.python.org/downloads/"
    )

OWN = ("boards", "engine", "firmware", "host_sim", "tests")
COMMANDS = {
    "play": ("host_sim.play", "play in a window or a terminal (the default)"),
    "program": ("host_sim.program.run", "run somebody's CircuitPython program, a drive or a file"),
    "run": ("host_sim.script", "play a key script and write pictures"),
    "game": ("host_sim.skeleton", "write the files of a new game"),
    "trace": ("host_sim.lab.trace.run", "play games without a screen and print them as JSON lines"),
    "tournament": ("host_sim.lab.tournament.run", "let computer players play many games"),
    "train": ("host_sim.lab.train.run", "let computer players learn from games with themselves"),
    "numbers": ("host_sim.lab.numbers", "compute the par of Hashi's numbered games"),
    "puzzles": ("host_sim.lab.puzzles.run", "find the puzzles of a game"),
    "records": ("host_sim.records", "export and draw the games that were finished"),
    "review": ("host_sim.review.run", "review finished games: luck, play, what turns cost"),
    "saves": ("host_sim.transfer", "move saved games between a board, the desktop and files"),
    "pi": ("host_sim.pi", "run the firmware on a Raspberry Pi's own pins"),
    "web": ("host_sim.web.build", "write the page for browsers, and serve it"),
    "cuts": ("host_sim.lab.bench.cuts", "cut the power in every write of many saves"),
    "release": ("host_sim.release", "build what people without Python download"),
    "wheel": ("host_sim.wheel", "build the package that pip and pipx install"),
    "bench": ("host_sim.lab.bench.report", "measure sizes, bytes on the bus and work"),
}


# What a command needs besides requirements/play.txt, and what installs it.
NEEDS = {"train": "train", "puzzles": "train", "release": "dev", "wheel": "dev", "bench": "dev"}
TARGETS = {"play": "make play", "train": "make train", "dev": "make setup"}


def main(argv: list[str]) -> int:
    """Run one command; return its exit status. Without a command's name, play."""
    from boards.install import ending
    from host_sim import patience

    patience.watch()
    try:
        return ending.run("host_sim", load, argv)
    except patience.Endless as error:
        ending.say(f"host_sim: the game was ended: {patience.sentence(error)}.")
        return 1


def load(argv: list[str]) -> Callable[[list[str]], int] | None:
    """Import the command that these arguments name; None, and a sentence, if there is none."""
    if argv and argv[0] in ("-h", "--help", "help"):
        return _help
    if "--pack" in [word.partition("=")[0] for word in argv]:
        from host_sim import packs

        return packs.main
    name = argv[0] if argv and not argv[0].startswith("-") else "play"
    if name not in COMMANDS:
        known = ", ".join(COMMANDS)
        print(f"host_sim: there is no command {name!r}; it is one of {known}.", file=sys.stderr)
        return None
    try:
        command: Callable[[list[str]], int] = importlib.import_module(COMMANDS[name][0]).main
    except ModuleNotFoundError as error:
        return partial(_say_missing, name, error)

    def run(argv: list[str]) -> int:
        try:
            return command(argv[1:] if argv[:1] == [name] else argv)
        except ModuleNotFoundError as error:
            return _say_missing(name, error)

    return run


def _help(_: list[str]) -> int:
    print("usage: python -m host_sim [COMMAND] [OPTIONS], COMMAND one of")
    for name, (_module, what) in COMMANDS.items():
        print(f"  {name:12}{what}")
    print(
        "With --pack FILE play, run, trace, tournament and records know the game of that pack, too."
    )
    return 0


def _say_missing(name: str, error: ModuleNotFoundError, _: object = None) -> int:
    """Say what installs a package that is missing; raise the error if it is a file of our own."""
    missing = (error.name or "").split(".")[0]
    if missing in OWN:
        raise error
    needed = NEEDS.get(name, "play")
    command = [sys.executable, "-m", "pip", "install", "-r", f"requirements/{needed}.txt"]
    line = subprocess.list2cmdline(command) if sys.platform == "win32" else shlex.join(command)
    print(
        f"host_sim: {missing} is not installed here; `{TARGETS[needed]}` installs what is needed,"
        f" or without make: {line}",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
