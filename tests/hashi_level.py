"""How well Hashi's computer players play each side, and what it costs.

`python -m tests.hashi_level [GAMES]` prints the table of engine/DESIGN.md; 1,000 games unless said.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import FrameType
from typing import Any

from engine import ai, hashi, rng
from engine.hashi_boards import board


def average(policy: str, side: int, seeds: Iterable[int]) -> float:
    """Return the mean solo score of a computer player."""
    game, seen = hashi.Hashi(), hashi.Hashi()
    scores = []
    for seed in seeds:
        game.reset(seed, bytes([1, side]))
        r = bytearray(4)
        rng.seed(r, seed + 1)
        player = ai.make(policy, game, r)
        while game.player() >= 0:
            game.apply(ai.choose(player, game, seen))
        scores.append(game.score(0))
    return sum(scores) / len(scores)


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
    game, seen = hashi.Hashi(), hashi.Hashi()
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
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for policy in ("random", "greedy"):
        for side in (0, 1):
            print(f"{policy} on side {'AB'[side]}: {average(policy, side, range(games)):.2f}")
    turns, gaps = opcodes(range(4), 0)
    print(
        f"greedy: {sum(turns) // len(turns)} opcodes a turn, at most {max(turns)};"
        f" at most {max(gaps)} between two yields"
    )


if __name__ == "__main__":
    main()
