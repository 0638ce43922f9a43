"""`python -m boards.install COMMAND`: see commands.py, which is loaded so that Ctrl-C may come."""

import sys

from boards.install import ending


def _load(argv: list[str]) -> ending.Command:
    from boards.install.commands import main

    return main


if __name__ == "__main__":
    sys.exit(ending.run("boards.install", _load, sys.argv[1:]))
