"""A careful beginner of Hashi, for tests: considers only the card in hand.

It tries each place for the number with the bridges that look best one by one, and takes what leaves
its own board best: finished islands are good, with a flag twice; a number that its lines can still
satisfy is half as good, one that they cannot is bad.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.hashi.boards import ISLANDS, NONE
from engine.hashi.rules import ROOM, Hashi
from engine.hashi.state import BOARDS, BRIDGES, NUMBER, STRIDE


class Beginner:
    """A policy, deterministic and without memory."""

    def __init__(self, game: Hashi) -> None:
        self.out = game.moves_buffer()

    def think(self, seen: Hashi, seat: int) -> Iterator[int]:
        """Yield the move."""
        phase = seen.phase()
        if phase == NUMBER:
            yield self._best(seen, seat, True)[1]
        elif phase == BRIDGES:
            yield self._best(seen, seat, False)[1]
        else:
            seen.legal(self.out)
            yield self.out[0]

    def _best(self, seen: Hashi, seat: int, with_bridges: bool) -> tuple[int, int]:
        """Return the value of the best move, and the move."""
        before = bytes(seen.state)
        values = []
        for move in list(self.out[: seen.legal(self.out)]):
            seen.state[:] = before
            seen.apply(move)
            while with_bridges and seen.phase() == BRIDGES:
                seen.apply(self._best(seen, seat, False)[1])
            values.append((worth(seen, seat), -move))
        seen.state[:] = before
        value, move = max(values)
        return value, -move


def worth(game: Hashi, p: int) -> int:
    """Return the beginner's value of seat p's board."""
    board = game.board
    value = 0
    for i in range(ISLANDS):
        number = game.number_at(p, i)
        missing = number - game.degree(p, i)
        if not number:
            value -= game.degree(p, i) * (board.flag[i] == NONE)
        elif not missing:
            value += 20 if board.flag[i] == NONE else 40
        else:
            value += 10 - missing if missing <= room(game, p, i) else -10
    return value


def room(game: Hashi, p: int, i: int) -> int:
    """Return how many more bridges the lines of island i could take, each alone."""
    board = game.board
    base = BOARDS + STRIDE * p
    found = 0
    for line in board.at[i]:
        j = board.one[line] + board.two[line] - i
        if not game.is_blocked(p, line):
            found += min(2 - game.drawn(p, line), ROOM[game.state[base + j]])
    return found
