"""`python -m boards.case`: see command.py, which is loaded so that Ctrl-C may come."""

import sys

from boards.install import ending


def _load(argv: list[str]) -> ending.Command:
    from boards.case.command import main

    return main


if __name__ == "__main__":
    sys.exit(ending.run("case", _load, sys.argv[1:]))
