"""Plays turns of Arabana-Ikibiti on: what they are worth with one deal of the unseen cards.

`keen` plays on for both seats to the end of the game. The result counts most; the chance of
winning on the way there takes a part, which makes deals differ less.
"""

from engine import rng
from engine.arabana.ai.chance import chance
from engine.arabana.ai.levels import Keen
from engine.arabana.rules import Arabana
from engine.const import const
from engine.game import OVER

_FULL = const(16384)  # the parts add up to this
_SHARE = const(5)  # the chance after every second turn takes 1 / 2^5 of the rest
_LATER = const(4)  # turns before the first chance that counts


def played(seen, seat, turns, number):
    """Return what each turn is worth in deal `number`, per mille; a generator.

    See engine/ai/rollout.py.
    """
    r = bytearray(4)
    rng.seed(r, number)
    dealt = Arabana()
    dealt.state[:] = seen.state
    dealt.determinize(seat, r)
    table = Arabana()
    level = Keen(table, r)
    found = []
    for turn in turns:
        table.state[:] = dealt.state
        for move in turn:
            table.apply(move)
        table.apply(table.CONFIRM)
        found.append((yield from _played(level, table, seat, number)))
    return found


def _played(level, table, seat, number):
    """Return what the game on the table is worth as it goes on; a generator."""
    seen = Arabana()
    rest = _FULL
    worth = 0
    n = 0
    while table.player() != OVER:
        # Each turn has a luck of its own: so two games part as late as they can.
        rng.seed(level.r, number << 7 | n)
        level.is_planned = False
        move = -1
        while move != table.CONFIRM:
            p = table.player()
            table.observe(p, seen.state)
            move = yield from level.think(seen, p)
            table.apply(move)
        n += 1
        if n >= _LATER and not n & 1:
            part = rest >> _SHARE
            worth += part * chance(table, seat)[0]
            rest -= part
    return (worth + rest * chance(table, seat)[0] + _FULL // 2) // _FULL
