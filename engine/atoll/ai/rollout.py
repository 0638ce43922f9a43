"""Plays turns of Atoll on: what they are worth with one deal of the unseen cards.

`keen` plays on for all seats, for some turns; then the chance of winning stands for the rest: the
mean of the chances after the last two turns, which makes deals differ less than the last alone.
"""

from engine import rng
from engine.atoll.ai.chance import chance
from engine.atoll.ai.levels import Keen
from engine.atoll.ai.review import choose
from engine.atoll.rules import Atoll
from engine.atoll.state import CONFIRM
from engine.const import const
from engine.game import OVER

_TURNS = const(3)  # played on after the one in question


def played(seen, seat, turns, number):
    """Return what each turn is worth in deal `number`, per mille; a generator.

    See engine/ai/rollout.py.
    """
    r = bytearray(4)
    rng.seed(r, number)
    dealt = Atoll()
    dealt.state[:] = seen.state
    dealt.determinize(seat, r)
    table = Atoll()
    level = Keen(table, r)
    chosen = []  # by the other seats, who do not see the turn
    for p in range(dealt.players()):
        dealt.observe(p, table.state)
        table.anticipate(p)
        rng.seed(r, number << 8 | p)
        chosen.append(() if p == seat else (yield from choose(level, table, p)))
    found = []
    for turn in turns:
        chosen[seat] = turn
        table.state[:] = dealt.state
        table.anticipate(0)
        for moves in chosen:
            for move in moves:
                table.apply(move)
            table.apply(CONFIRM)
        yield
        found.append((yield from _played(level, table, seat, number)))
    return found


def _played(level, table, seat, number):
    """Return what the game on the table is worth as it goes on; a generator."""
    seen = Atoll()
    worth = 0
    for n in range(_TURNS):
        for p in range(table.players()):
            if table.player() == OVER:
                break
            # Each turn has a luck of its own: so two games part as late as they can.
            rng.seed(level.r, number << 8 | n + 1 << 3 | p)
            table.observe(p, seen.state)
            for move in (yield from choose(level, seen, p)):
                table.apply(move)
            table.apply(CONFIRM)
        if n >= _TURNS - 2:
            worth += chance(table, seat)[0]
    return worth // 2
