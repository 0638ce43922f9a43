"""`python -m host_sim game NAME`: a new game to start from, the smallest of its kind.

It can be played and tested at once. It fills two folders, engine/NAME and firmware/games/NAME.
"""

from __future__ import annotations

import keyword
import re
import shutil
import sys

from boards.install.profile import visible
from engine import catalog
from firmware import checks
from host_sim.games import games
from host_sim.machine import ROOT
from host_sim.options import Parser

PLACE = ROOT  # where a new game is written
# The smallest game of each kind: where its two folders lie, and its name.
KINDS = {
    "board": (ROOT / "host_sim/kinds/trio", "trio"),
    "solo": (ROOT / "host_sim/kinds/dusk", "dusk"),
    "dice": (ROOT / "host_sim/kinds/brink", "brink"),
    "cards": (ROOT, "null"),
}
USUAL = "cards"
FOLDERS = ("engine/{name}", "firmware/games/{name}")
_OPEN = (  # in this order
    ("engine/{name}/rules.py", "the rules: what a state holds, which moves are legal, who wins"),
    ("firmware/games/{name}/view.py", "the board: what is in its cells, which move a cell means"),
    ("firmware/games/{name}/words/en.py", "its words, and its pages of help"),
)
_NAME = re.compile(r"[a-z][a-z0-9]{1,15}")


def why_not(name: str) -> str:
    """Return "" if a new game may have this name, else one sentence why not."""
    if not _NAME.fullmatch(name):
        return (
            f"{name!r} is no name for a game; one has 2 to 16 small letters and digits, a letter"
            " first"
        )
    if is_reserved(name):
        return f"{name!r} is taken by the program itself; choose another name"
    places = [folder.format(name=name) for folder in FOLDERS] + [f"tests/guests/{name}"]
    for place in places:
        if (ROOT / place).exists():
            return f"there is a {name} already, in {place}"
    for other in games():
        if catalog.key(other) == catalog.key(name):
            return f"the handheld could not tell {name} from {other}; choose another name"
    return ""


def is_reserved(name: str) -> bool:
    """Return True if the program itself needs a name, or Python, also as the name of a class."""
    is_word = keyword.iskeyword(name) or keyword.iskeyword(name.capitalize())
    return checks.is_taken(name) or is_word


def files(name: str, kind: str = USUAL) -> dict[str, str]:
    """Return the files of a new game, path -> text. kind: a key of KINDS."""
    found = {}
    root, template = KINDS[kind]
    for folder in FOLDERS:
        start = root / folder.format(name=template)
        for path in visible(start, "**/*.py"):
            place = f"{folder.format(name=name)}/{path.relative_to(start).as_posix()}"
            found[place] = _renamed(path.read_text(encoding="utf-8"), template, name)
    return found


def _renamed(text: str, template: str, name: str) -> str:
    """Return a text of a template as the new game's, which is a guest."""
    for old, new in ((template, name), (template.capitalize(), name.capitalize())):
        text = re.sub(rf"\b{old}\b", new, text)
    return re.sub(r"\nTIER = .*", "", text)


def main(argv: list[str]) -> int:
    """Write the files of a new game and say which to open. 2: the name will not do."""
    parser = Parser("game", __doc__)
    parser.add_argument("name", help="of the new game: one lowercase word")
    parser.add_argument(
        "--kind",
        choices=KINDS,
        default=USUAL,
        help="board: two players, nothing hidden; solo; dice; cards: hidden ones (the default)",
    )
    args = parser.parse_args(argv)
    name = args.name
    sentence = why_not(name)
    if sentence:
        print(f"game: {sentence}.", file=sys.stderr)
        return 2
    try:
        for place, text in files(name, args.kind).items():
            path = PLACE / place
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    except (OSError, KeyboardInterrupt):
        for folder in FOLDERS:  # half a game would be in the way of the next try
            shutil.rmtree(PLACE / folder.format(name=name), ignore_errors=True)
        raise
    print(f"{name} can be played: make play GAME={name}. Now open, in this order,")
    for number, (place, what) in enumerate(_OPEN, 1):
        print(f"  {number}. {place.format(name=name)}  {what}")
    print(f"and after each change: make test ARGS='-k {name}'. More is in engine/NEW_GAME.md.")
    return 0
