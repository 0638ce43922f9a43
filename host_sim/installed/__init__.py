"""Tombolo, installed by name: the command `tombolo`, and its pytest plugin beside this.

In a wheel this is the package `tombolo`, and the folder `project` in it holds what a checkout has.
Nothing is written there.
"""

import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent / "project"
RENAMED = {"sim": "program"}  # as make calls it, and host_sim
OF_BOARDS = ("check", "bundle", "uf2", "flash", "console")
OF_CHECKOUTS = ("game", "pack", "web")  # what needs the project's tests, or npm
OF_GAMES = ("play", "sim", "run", "trace", "tournament", "records", "review", "saves", "pi")


def find_project() -> None:
    """Let Python find the project's folders: before anything of them is imported."""
    if str(PROJECT) not in sys.path:
        sys.path.insert(0, str(PROJECT))


def main() -> int:
    """Run the command that the command line names; return its exit status. Without one, play."""
    find_project()
    from boards.install import ending
    from boards.install.commands import main as of_boards
    from host_sim import __main__ as host_sim

    def load(argv: list[str]) -> ending.Command | None:
        name = argv[0] if argv and not argv[0].startswith("-") else "play"
        if argv[:1] in (["-h"], ["--help"], ["help"]):
            return lambda _: _help(host_sim.COMMANDS)
        if name in OF_BOARDS:
            return of_boards
        if name not in OF_GAMES:
            known = ", ".join((*OF_GAMES, *OF_BOARDS))
            what = f"there is no command {name!r}; it is one of {known}"
            if name in OF_CHECKOUTS:
                what = f"`make {name}` in a checkout of the project does this"
            print(f"tombolo: {what}.", file=sys.stderr)
            return None
        rest = argv[1:] if argv[:1] == [name] else argv
        full = [RENAMED.get(name, name), *rest]
        command = host_sim.load(full)
        return command and (lambda _: command(full))

    return ending.run("tombolo", load, sys.argv[1:])


def _help(commands: dict[str, tuple[str, str]]) -> int:
    print("usage: tombolo [COMMAND] [OPTIONS], COMMAND one of")
    for name in OF_GAMES:
        print(f"  {name:12}{commands[RENAMED.get(name, name)][1]}")
    print(f"  {', '.join(OF_BOARDS)}: how the firmware gets onto a board (boards/README.md)")
    return 0
