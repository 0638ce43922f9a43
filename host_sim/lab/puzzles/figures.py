"""How sound the puzzles of a game are: who solves how many of them, as the file judges."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from engine import catalog
from firmware import registry
from firmware.screens.puzzles import file as kept
from firmware.screens.puzzles.turn import Solving
from host_sim.drive import Handheld
from host_sim.lab.puzzles import several
from host_sim.lab.puzzles.frame import GRADES, LEVELS, TRIES

RANDOM = 100  # random turns of a puzzle
SEED = 41_000_000  # of all tries; no search has seen these
BLINDLY = 2  # puzzles of a game that A alone may solve
_PRESSES = 12  # of A, until its verdict is there
_WAIT_MS = 300


def positions(name: str) -> Iterator[tuple[Any, int, bytes]]:
    """Yield what the person sees in each puzzle, the seat, and what is known of its results.

    Nothing is known of a puzzle that lists no results: it is judged by search.
    """
    own = registry.has(name, "puzzle")
    solving = registry.module(name, "puzzle").Solving if own else Solving
    for n in range(len(kept.grades(name))):
        known, data = kept.load(name, None, n)
        session, _, _ = solving.read(solving.__new__(solving), name, data)
        game = session.game
        seen = catalog.make(name)
        game.observe(game.player(), seen.state)
        yield seen, game.player(), known


def is_solved(seen: Any, known: bytes, moves: list[int]) -> bool:
    """Return True if a turn solves a puzzle that knows its results."""
    game = catalog.make(seen.NAME)
    game.state[:] = seen.state
    result = import_module(f"engine.{seen.NAME}.puzzles").result
    return not kept.cost(known, result(game, moves))[0]


def blindly(name: str) -> list[int]:
    """Return the puzzles of a game that are solved by pressing A alone."""
    found = []
    for n in range(len(kept.grades(name))):
        with Handheld(seed=1) as handheld:
            app = handheld.machine.main["app"]
            app.go(app.puzzle(handheld.machine.load("firmware.registry").info(name), n))
            for _ in range(_PRESSES):
                handheld.wait(_WAIT_MS)
                if type(app.screen).__name__ == "Answer":
                    break
                handheld.press("A")
            if getattr(app.screen, "is_solved", False):
                found.append(n)
    return found


def solvers(name: str) -> list[list[int]]:
    """Return for each puzzle how many random turns solve it, of RANDOM, and how many of TRIES
    turns of each of LEVELS.
    """
    rows = []
    for seen, seat, known in positions(name):
        row = []
        for level, tries in (("random", RANDOM), *[(level, TRIES) for level in LEVELS]):
            turns = [several.turn(level, seen, seat, SEED + 7 * k) for k in range(tries)]
            row.append(sum(is_solved(seen, known, moves) for moves in turns))
        rows.append(row)
    return rows


def show(name: str) -> bool:
    """Print who solves the puzzles of a game, in per cent; return True if the goals are kept.

    They are: of random turns one in twenty at most, A alone two puzzles, `easy` half of the easy
    ones and `hard` half of the hard ones.
    """
    grades = kept.grades(name)
    if not all(kept.load(name, None, n)[0][1] for n in range(len(grades))):
        print(f"{name}: {len(grades)} puzzles, of which the file does not know all answers yet")
        return False
    rows, blind = solvers(name), blindly(name)
    path = Path("firmware") / "games" / name / "puzzles.bin"
    print(f"{name}: {len(grades)} puzzles, {path.stat().st_size} bytes")
    heads = ("grade", "puzzles", "random turn", "A alone", *LEVELS)
    print("| " + " | ".join(heads) + " |\n" + "|---" * len(heads) + "|")
    shares = []
    for grade in (*range(GRADES), None):
        which = [n for n, own in enumerate(grades) if grade in (own, None)]
        if not which:
            continue
        tried = (RANDOM, *[TRIES] * len(LEVELS))
        sums = [sum(rows[n][k] for n in which) / tried[k] / len(which) for k in range(len(tried))]
        shares.append(sums)
        cells = [f"{100 * share:.1f} %" for share in sums]
        cells.insert(1, str(sum(n in blind for n in which)))
        label = "all" if grade is None else ("easy", "medium", "hard")[grade]
        print(f"| {label} | {len(which)} | " + " | ".join(cells) + " |")
    is_easy, is_hard = shares[0][1] <= 0.5, shares[-2][-1] <= 0.5
    return len(blind) <= BLINDLY and shares[-1][0] <= 0.05 and is_easy and is_hard
