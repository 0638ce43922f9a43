"""`python -m host_sim COMMAND ...`: one row a command; its module has main(argv) -> exit status."""

import importlib
import os
import sys

if sys.version_info < (3, 10):  # noqa: UP036  (who starts it without make may have any Python)
    sys.exit(
        "Tombolo needs Python 3.10 or newer: install one from https://www.python.org/downloads/"
    )

OWN = ("boards", "engine", "firmware", "host_sim", "tests")
COMMANDS = {
    "play": ("host_sim.play", "play in a window or a terminal (the default)"),
    "run": ("host_sim.script", "play a key script and write pictures"),
    "trace": ("host_sim.lab.trace.run", "play games without a screen and print them as JSON lines"),
    "tournament": ("host_sim.lab.tournament.run", "let computer players play many games"),
    "train": ("host_sim.lab.train.run", "let computer players learn from games with themselves"),
    "pi": ("host_sim.pi", "run the firmware on a Raspberry Pi's own pins"),
    "cuts": ("host_sim.lab.bench.cuts", "cut the power in every write of many saves"),
    "bench": ("host_sim.lab.bench.report", "measure sizes, bytes on the bus and work"),
}


def main(argv: list[str]) -> int:
    """Run one command; return its exit status. Without a command's name, play."""
    if argv and argv[0] in ("-h", "--help", "help"):
        print("usage: python -m host_sim [COMMAND] [OPTIONS], COMMAND one of")
        for name, (_, what) in COMMANDS.items():
            print(f"  {name:12}{what}")
        return 0
    name = "play"
    if argv and not argv[0].startswith("-"):
        name = argv[0]
        argv = argv[1:]
        if name not in COMMANDS:
            known = ", ".join(COMMANDS)
            print(f"host_sim: there is no command {name!r}; it is one of {known}.", file=sys.stderr)
            return 2
    try:
        status = importlib.import_module(COMMANDS[name][0]).main(argv)
        sys.stdout.flush()
        return status
    except BrokenPipeError:
        # The reader has had enough; without this, Python complains once more while it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print("\nhost_sim: stopped.", file=sys.stderr)
        return 130
    except ModuleNotFoundError as error:
        missing = (error.name or "").split(".")[0]
        if missing in OWN:
            raise
        print(
            f"host_sim: {missing} is not installed here; `make play` installs what is needed, or"
            f" without make: {sys.executable} -m pip install -r requirements/play.txt",
            file=sys.stderr,
        )
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
