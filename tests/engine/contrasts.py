"""Checks what is said of a better turn: `python -m tests.engine.contrasts --pairs 2000`.

In games of all levels, the turn that a level plays is compared with the turn that the level of the
hints plays there. What engine/<game>/ai/contrast.py says of the two is evaluated by the rules
(tests/engine/<game>/claims.py): true of the better turn, and not true of the other.
"""

from __future__ import annotations

import argparse
import importlib
import random
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from typing import Any, NamedTuple

from engine import ai, catalog
from engine.game import OVER, Game
from engine.hashi.state import START
from host_sim.lab import policy_for
from tests.conform import luck
from tests.reasons import confirm, turn_of

OPTIONS = {
    "hashi": (b"\x01\x00", b"\x01\x01", b"\x01\x00", b"\x01\x01", b"\x03\x00", b"\x02\x01"),
    "arabana": tuple(bytes((n & 1, n >> 1, 0, 0, 0, 0, 0, 0, 2)) for n in range(4)),
    "atoll": (b"\x04\x02\x04", b"\x03\x01\x04", b"\x05\x01\x06"),
}
_PART = 5  # one in so many turns is looked at


class Pair(NamedTuple):
    """An observation, and two turns that come to something else."""

    seed: int
    seen: Game
    seat: int
    level: str
    better: list[int]
    other: list[int]


def module(name: str, what: str) -> Any:
    return importlib.import_module(f"engine.{name}.ai.{what}")


def pairs(name: str, seed: int) -> Iterator[Pair]:
    """Yield the pairs of a game."""
    r = random.Random(seed)
    game = catalog.make(name)
    game.reset(seed, r.choice(OPTIONS[name]))
    names = [r.choice(catalog.LEVELS) for _ in range(game.players())]
    levels = [policy_for(one, game, seed, p) for p, one in enumerate(names)]
    explain = module(name, "explain")
    while game.player() != OVER:
        seat = game.player()
        seen, other = turn_of(levels[seat], game)
        is_asked = r.randrange(_PART) == 0 and bool(other)
        if name == "hashi" and game.phase() == START:
            is_asked = game.players() == 1  # only what one plays alone is reviewed
        if is_asked:
            best = ai.make(explain.LEVEL, game, luck(r.randrange(1 << 30)))
            _, better = turn_of(best, game)
            if after(seen, better) != after(seen, other):
                yield Pair(seed, seen, seat, names[seat], better, other)
        for move in other:
            game.apply(move)
        game.apply(confirm(game))


def games(name: str, first: int) -> Iterator[Pair]:
    """Yield the pairs of all games from a seed on."""
    for seed in count(first):
        yield from pairs(name, seed)


def after(seen: Game, turn: list[int]) -> bytes:
    """Return the state after a turn."""
    game = type(seen)()
    game.state[:] = seen.state
    for move in turn:
        game.apply(move)
    return bytes(game.state)


def said(pair: Pair) -> tuple[int, ...]:
    """Return the reason for a pair."""
    before = bytes(pair.seen.state)
    contrast = module(pair.seen.NAME, "contrast")
    found = ai.finish(contrast.reason(pair.seen, pair.seat, pair.better, pair.other))
    assert bytes(pair.seen.state) == before
    return tuple(found)


def is_silent(pair: Pair, reason: tuple[int, ...]) -> bool:
    """Return True if a reason says that the turns look alike."""
    return bool(reason[1] == module(pair.seen.NAME, "contrast")._LATER)


def fault(pair: Pair, reason: tuple[int, ...]) -> str:
    """Return what is wrong with a reason, by the rules; "" for nothing."""
    claims = importlib.import_module(f"tests.engine.{pair.seen.NAME}.claims")
    if not claims.holds(reason[1:], pair.seen, pair.seat, pair.better, pair.other):
        return "not true of the better turn"
    if claims.holds(reason[1:], pair.seen, pair.seat, pair.other, pair.better):
        return "true of the person's turn as well"
    return ""


def names_of(name: str) -> dict[int, str]:
    """Return the names of a game's reasons by their codes."""
    hints = importlib.import_module(f"firmware.games.{name}.hints")
    return dict(enumerate(hints.REASONS))


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.contrasts")
    parser.add_argument("--pairs", type=int, default=2000, help="of all games together")
    parser.add_argument("--game", choices=OPTIONS)
    parser.add_argument("--seed", type=int, default=None, help="the first; fresh without it")
    args = parser.parse_args(argv)
    first = args.seed if args.seed is not None else int(time.time())
    asked = [args.game] if args.game else list(OPTIONS)
    for name in asked:
        codes: Counter[str] = Counter()
        silent: Counter[str] = Counter()
        faults = 0
        wanted = -(-args.pairs // len(asked))
        for pair in islice(games(name, first), wanted):
            reason = said(pair)
            codes[names_of(name)[reason[1]]] += 1
            if is_silent(pair, reason):
                silent[pair.level] += 1
                continue
            wrong = fault(pair, reason)
            faults += bool(wrong)
            if wrong:
                print(f"  {wrong}: {reason}, {pair.seed}, {pair.better}, {pair.other}")
                print(f"    {bytes(pair.seen.state).hex()}")
        print(f"{name}, {wanted} pairs from seed {first}: {faults} false, {silent.total()} silent")
        print("  ", dict(codes.most_common()), dict(silent))


if __name__ == "__main__":
    main()
