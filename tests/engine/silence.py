"""How often a hint has no reason: `python -m tests.engine.silence --games 20`.

Positions are those of games between levels and random players, as people of all strengths reach
them; the player of the hints chooses a turn in each, and explain.py explains it.
"""

from __future__ import annotations

import argparse
import importlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine import ai, catalog
from engine.arabana.ai import explain as arabana
from engine.atoll.ai import explain as atoll
from engine.game import OVER, Game
from engine.hashi.ai import explain as hashi
from host_sim.lab import policy_for
from tests.conform import luck
from tests.reasons import confirm, is_over, told, turn_of

OPTIONS = {
    "hashi": (b"\x01\x00", b"\x02\x00", b"\x01\x01", b"\x04\x01"),
    "arabana": (b"\x00\x00\x00\x00\x00\x00\x00\x00\x02", b"\x00\x01\x00\x00\x00\x00\x00\x00\x02"),
    "atoll": (b"\x04\x02\x04", b"\x03\x01\x04"),
}
PLAYERS = ("random", "easy", "medium", "hard")
# Codes that say nothing of the turn.
SILENT: dict[str, tuple[int, ...]] = {
    "hashi": (hashi._SMALL,),
    "arabana": (arabana._AHEAD,),
    "atoll": (atoll._SUM,),
}


def reasons(name: str, seed: int, every: int) -> Iterator[tuple[Game, list[int], tuple]]:
    """Yield observation, turn and reason at every so many turns of a game."""
    explain: Any = importlib.import_module(f"engine.{name}.ai.explain")
    game = catalog.make(name)
    options = OPTIONS[name]
    game.reset(seed, options[seed % len(options)])
    players = [
        policy_for(PLAYERS[(seed // 3 + p) % len(PLAYERS)], game, seed, p)
        for p in range(game.players())
    ]
    seen = catalog.make(name)
    n = seed
    while game.player() != OVER:
        n += 1
        if n % every == 0 and not is_over(game):
            level = ai.make(explain.LEVEL, game, luck(seed + n))
            first, turn = turn_of(level, game)
            if turn:
                yield first, turn, told(explain, level, first, turn)
        seat = game.player()
        move = -1
        while game.player() == seat and move != confirm(game):
            move = ai.choose(players[seat], game, seen)
            game.apply(move)


def is_silent(name: str, reason: tuple) -> bool:
    """Return True if a reason says nothing of what the turn does."""
    return len(reason) < 2 or reason[1] in SILENT[name]


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.silence")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=3, help="explain one in so many turns")
    parser.add_argument("--game", choices=OPTIONS)
    args = parser.parse_args(argv)
    for name in [args.game] if args.game else OPTIONS:
        codes: Counter[tuple] = Counter()
        silent = 0
        for seed in range(args.games):
            for _, _, reason in reasons(name, seed, args.every):
                codes[reason[:2]] += 1
                silent += is_silent(name, reason)
        total = sum(codes.values())
        print(f"{name}: {silent} of {total} turns without a reason, {100 * silent / total:.1f} %")
        print("  ", dict(codes.most_common()))


if __name__ == "__main__":
    main()
