"""Golden playthroughs: whole games in words, kept to notice when a rule or a deal changes.

`python -m tests.golden_playthroughs` compares, `--write` writes them anew, on purpose. Each file of
tests/golden is one game: the command that tells it, then a line an event.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from host_sim import trace

GOLDEN = Path(__file__).parent / "golden"

# One row a file: its name without .txt, and the arguments of `python -m host_sim trace`.
GAMES = {
    "hashi_solo_a": "--game hashi --seed 7 --policy greedy --legal",
    "hashi_solo_b": "--game hashi --seed 7 --side B --policy greedy",
    "hashi_two": "--game hashi --seed 21 --players 2 --policy greedy,random",
    "hashi_four_b": "--game hashi --seed 40 --players 4 --side B --policy greedy",
    "arabana_seed": "--game arabana --seed 7",
    "arabana_designer": "--game arabana --seed 8 --variant designer --seafarer",
    "atoll_three": "--game atoll --seed 7",
}


def _words(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def readable(line: dict) -> str:
    """Return an event as one line, the setup as one line a field."""
    fields = {name: value for name, value in line.items() if name != "type"}
    if line["type"] in ("setup", "end"):
        rows = [f"  {name} {_words(value)}" for name, value in fields.items()]
        return "\n".join([line["type"], *rows])
    seat = f"[{fields.pop('player')}] " if "player" in fields else ""
    legal = fields.pop("legal", None)
    told = " ".join(f"{name} {_words(value)}" for name, value in fields.items())
    text = f"{seat}{line['type']} {told}".rstrip()
    return text if legal is None else f"{text}\n      of {_words(legal)}"


def tell(arguments: str) -> str:
    """Return the golden text of one game; ValueError if the game is not built here."""
    lines = [f"# python -m host_sim trace {arguments}"]
    try:
        lines += [readable(line) for line in trace._lines(arguments.split())]
    except trace.Refused as problem:
        raise ValueError(str(problem)) from None
    return "\n".join(lines) + "\n"


def main(argv: list[str] | None = None) -> int:
    """Compare all golden playthroughs, or write them; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden_playthroughs")
    parser.add_argument("--write", action="store_true", help="write them anew, on purpose")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these, by file name")
    args = parser.parse_args(argv)
    wrong = 0
    for name in args.names or GAMES:
        if name not in GAMES:
            print(f"golden_playthroughs: there is none named {name}", file=sys.stderr)
            return 2
        path = GOLDEN / f"{name}.txt"
        text = tell(GAMES[name])
        if args.write:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            print(f"golden_playthroughs: {name} differs; --write {name} if it is meant to")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main())
