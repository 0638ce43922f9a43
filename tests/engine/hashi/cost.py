"""The cost of Hashi's computer players in opcodes of CPython 3.11 (tests/opcodes.py).

`python -m tests.engine.hashi.cost` prints the figures of engine/hashi/DESIGN.md; how well they play
is in tests/engine/hashi/sides.py.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import ai
from engine.hashi import rules
from engine.hashi.boards import board
from tests.opcodes import stretches


def opcodes(
    seeds: Iterable[int], side: int, policy: str = "greedy", players: int = 1
) -> tuple[list[int], list[int]]:
    """Return the opcodes of each round of a player, and between each two of its yields.

    The player has seat 0; where there are others, they are greedy.
    """
    board(side)  # building the tables does not count
    turns: list[int] = []
    gaps: list[int] = []
    game, seen = rules.Hashi(), rules.Hashi()
    for seed in seeds:
        game.reset(seed, bytes([players, side]))
        player = ai.make(policy, game, bytearray((1, 2, 3, seed & 255)))
        other = ai.make("greedy", game, bytearray(4))
        turn = 0
        while game.player() >= 0:
            if game.player():
                game.apply(ai.choose(other, game, seen))
                continue
            game.observe(0, seen.state)
            steps, move = stretches(player.think(seen, 0))
            gaps += steps
            turn += sum(steps)
            if game.apply(move) or game.player():
                turns.append(turn)
                turn = 0
    return turns, gaps


def main() -> None:
    """Print the figures of both sides, four games each."""
    for policy, players in (
        ("greedy", 1),
        ("master", 1),
        ("easy", 2),
        ("medium", 2),
        ("hard", 2),
        ("hard", 4),
    ):
        for side in (0, 1):
            turns, gaps = opcodes(range(4), side, policy, players)
            print(
                f"{policy} of {players} on {'AB'[side]}: {sum(turns) // len(turns)} opcodes a"
                f" round, at most {max(turns)}; at most {max(gaps)} between two yields"
            )


if __name__ == "__main__":
    main()
