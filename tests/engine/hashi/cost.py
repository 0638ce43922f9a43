"""The cost of Hashi's computer players in opcodes of CPython 3.11 (tests/opcodes.py).

`python -m tests.engine.hashi.cost` prints the figures of engine/hashi/DESIGN.md, of four games a
side; how well they play is in tests/engine/hashi/sides.py.
"""

from __future__ import annotations

from tests import opcodes


def main() -> None:
    """Print the figures."""
    for policy, players in (
        ("master", 1),
        *(("easy", 2), ("medium", 2), ("hard", 2), ("hard", 4)),
    ):
        for side in (0, 1):
            options = bytes((players, side))
            turns, gaps = opcodes.turns("hashi", options, policy, "medium", range(4))
            print(
                f"{policy} of {players} on {'AB'[side]}: {sum(turns) // len(turns)} opcodes a"
                f" round, at most {max(turns)}; at most {max(gaps)} between two yields"
            )


if __name__ == "__main__":
    main()
