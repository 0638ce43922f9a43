"""What Hashi's `greedy` costs in opcodes of CPython 3.11, 0.8 us each on the chip.

`python -m tests.engine.hashi.cost` prints the figures of engine/DESIGN.md; how well it plays is in
tests/engine/hashi/sides.py.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import FrameType
from typing import Any

from engine import ai
from engine.hashi import rules
from engine.hashi.boards import board


def opcodes(seeds: Iterable[int], side: int) -> tuple[list[int], list[int]]:
    """Return the opcodes of each turn of greedy, and of each stretch between two of its yields."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        count += event == "opcode"
        return trace

    board(side)  # building the tables is no thinking
    turns: list[int] = []
    gaps: list[int] = []
    game, seen = rules.Hashi(), rules.Hashi()
    for seed in seeds:
        game.reset(seed, bytes([1, side]))
        player = ai.make("greedy", game, bytearray(4))
        turn = 0
        while game.player() >= 0:
            game.observe(0, seen.state)
            thinking = player.think(seen, 0)
            move = ai.PENDING
            running = True
            while running:
                count = 0
                before = sys.gettrace()
                sys.settrace(trace)
                try:
                    move = next(thinking)
                except StopIteration:
                    running = False
                finally:
                    sys.settrace(before)
                gaps.append(count)
                turn += count
            if game.apply(move):
                turns.append(turn)
                turn = 0
    return turns, gaps


def main() -> None:
    """Print the figures of both sides, four games each."""
    for side in (0, 1):
        turns, gaps = opcodes(range(4), side)
        print(
            f"greedy on {'AB'[side]}: {sum(turns) // len(turns)} opcodes a turn, at most"
            f" {max(turns)}; at most {max(gaps)} between two yields"
        )


if __name__ == "__main__":
    main()
