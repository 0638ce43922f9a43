"""Keeps a turn of a review as a puzzle of one's own. Loaded only for that."""

from engine.const import const
from engine.hashi import puzzle_pack
from firmware.games.hashi import puzzle_own
from firmware.words import strings

words = strings("hashi_hints")

_LEAST = const(5)  # tenths of a point: of a limit
_MOST = const(31)


def keep(store, game, moves, lost, error, why):
    """Keep a turn; return in a sentence what became of it.

    game: as the turn begins, which is neither the start nor the last turn. moves: the better turn.
    lost, error: what the person's turn lost, in hundredths of a point, and its standard error.
    why: see explain.reason().
    """
    found = puzzle_own.keep(store, puzzle_pack.pack(game, moves, limit(lost, error), why[1:]))
    return words.PUZZLE_KEPT[found].format(n=puzzle_own.room(store))


def limit(lost, error):
    """Return the limit of a puzzle, in tenths of a point: the turn that was played is beyond it."""
    return max(_LEAST, min(_MOST, 2 * error // 10, 3 * lost // 40))
