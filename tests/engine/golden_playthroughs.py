"""Golden playthroughs: whole games as text, so that a change of rules, deal or state is noticed.

`python -m tests.engine.golden_playthroughs` compares, `--write` writes all again, on purpose: then
read `git diff`. Each file of <game>/golden is one game of `random` players, a line a move:

    move 12: seat 0 plays 43, one of 7 -> 1f0c88a2 bridge islands [4,9]

the number of the move, who moves, the move and how many were legal, a digest of the state after it
(CRC-32), and, where the game can be told, what happened in words, further events on lines of their
own. A generator or a rule that changes shows at the first line that it touches.
"""

from __future__ import annotations

import argparse
import json
import sys
from binascii import crc32
from pathlib import Path
from typing import Any

from engine import ai, catalog
from engine.game import OVER, Game
from host_sim.games import games
from host_sim.lab import policy_for, trace
from tests import guests
from tests.conform import kinds

GOLDEN = Path(__file__).parent  # <game>/golden/<options>.txt
SEED = 20211


def cases() -> dict[str, tuple[str, bytes]]:
    """Return the golden playthroughs: file name to game and options."""
    return {
        f"{name}/golden/{options.hex() or 'none'}.txt": (name, options)
        for name in (*games(), *guests.NAMES)
        for options in kinds(name, "GOLDEN", (catalog.make(name).OPTIONS,))
    }


def promised() -> set[str]:
    """Return the files that have to be there: a guest may do without (tests/test_games.py)."""
    return {file for file in cases() if (GOLDEN / file).parent.is_dir()}


def _teller(game: Game) -> Any:
    return trace.module(game.NAME).Trace(game, SEED, False)


def _words(event: dict) -> str:
    told = [f"{name} {json.dumps(value, separators=(',', ':'))}" for name, value in event.items()]
    return " ".join([event["type"], *told[1:]])


def _setup(teller: Any) -> list[str]:
    """Return the cards as dealt, without tables that never change."""
    constant = ("islands", "lines", "cards", "requests", "awards", "terrains", "places", "seas")
    return [
        f"{name} {json.dumps(value, separators=(',', ':'))}"
        for name, value in teller.setup().items()
        if name not in constant
    ]


def tell(name: str, options: bytes) -> str:
    """Play a game and return its text."""
    game = catalog.make(name)
    seen = catalog.make(name)
    game.reset(SEED, options)
    teller = _teller(game)
    lines = [
        f"# {name}, version {game.VERSION}, seed {SEED}, options {options.hex() or 'none'}",
        "# written by python -m tests.engine.golden_playthroughs --write",
        f"state of {game.SIZE} bytes -> {crc32(game.state):08x}",
        *_setup(teller),
    ]
    policies = [policy_for("random", game, SEED, p) for p in range(game.players())]
    out = game.moves_buffer()
    n = 0
    while game.player() != OVER:
        seat = game.player()
        legal = game.legal(out)
        move = ai.choose(policies[seat], game, seen)
        events = teller.play(move)
        n += 1
        line = f"move {n}: seat {seat} plays {move}, one of {legal} -> {crc32(game.state):08x}"
        told = [_words(event) for event in events]
        lines.append(" ".join([line, *told[:1]]))
        lines += ["  " + text for text in told[1:]]
    scores = " ".join(str(game.score(p)) for p in range(game.players()))
    winners = " ".join(str(p) for p in game.winners())
    lines.append(f"scores {scores}; winners {winners or 'none'}")
    return "\n".join(lines) + "\n"


def written() -> dict[str, str]:
    """Return the text of each golden playthrough that is written down."""
    paths = GOLDEN.glob("*/golden/*.txt")
    return {path.relative_to(GOLDEN).as_posix(): path.read_text("utf-8") for path in paths}


def main(argv: list[str] | None = None) -> int:
    """Compare all golden playthroughs, or write them; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.golden_playthroughs")
    parser.add_argument("--write", action="store_true", help="write them again, on purpose")
    args = parser.parse_args(argv)
    wanted = {file: tell(*case) for file, case in cases().items()}
    found = written()
    differs = sorted(file for file in wanted | found if wanted.get(file) != found.get(file))
    for file in differs:
        print(("written: " if args.write else "differs: ") + file)
        if args.write:
            path = GOLDEN / file
            path.unlink(missing_ok=True)
            if file in wanted:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(wanted[file], encoding="utf-8")
    return 1 if differs and not args.write else 0


if __name__ == "__main__":
    sys.exit(main())
