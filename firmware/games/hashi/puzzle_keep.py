"""Keeps a turn of a review as a puzzle of one's own. Loaded only for that."""

from engine.hashi import puzzle_pack
from firmware.games.hashi import puzzle_own
from firmware.words import strings

words = strings("hashi_hints")


def keep(store, game, moves, why):
    """Keep a turn; return in a sentence what became of it.

    game: as the turn begins, which is neither the start nor the last turn. moves: the better turn.
    why: see explain.reason().
    """
    found = puzzle_own.keep(store, puzzle_pack.pack(game, moves, why[1:]))
    return words.PUZZLE_KEPT[found].format(n=puzzle_own.room(store))
