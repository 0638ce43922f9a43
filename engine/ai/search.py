"""Computer players for any game: at random, by worth, and by games played on at random."""

from engine import rng
from engine.ai import PENDING
from engine.const import const
from engine.game import OVER

_WON = const(10000)  # above all that an evaluation gives


class Random:
    """Any legal move, each equally likely."""

    def __init__(self, game, r):
        self.r = r
        self.out = game.moves_buffer()

    def think(self, seen, seat):
        n = seen.legal(self.out)
        yield self.out[rng.below(self.r, n)]


def worth(game, seat):
    """Return what a position is worth to a seat."""
    if hasattr(game, "evaluate"):
        value = game.evaluate(seat)
    else:
        value = game.score(seat)
        rival = None
        for p in range(game.players()):
            if p != seat and (rival is None or game.score(p) > rival):
                rival = game.score(p)
        value -= rival or 0
    if game.player() == OVER and game.players() > 1 and seat in game.winners():
        value += _WON
    return value


class Greedy:
    """The move after which the position is worth most, the unseen dealt once; ties by lot."""

    def __init__(self, game, r):
        self.r = r
        self.out = game.moves_buffer()

    def think(self, seen, seat):
        n = seen.legal(self.out)
        seen.determinize(seat, self.r)
        start = bytes(seen.state)
        best = None
        chosen = self.out[0]
        equal = 0
        for j in range(n):
            seen.state[:] = start
            seen.apply(self.out[j])
            value = worth(seen, seat)
            equal = equal + 1 if value == best else 1
            if best is None or value > best or (value == best and not rng.below(self.r, equal)):
                best = value
                chosen = self.out[j]
            yield PENDING
        yield chosen


class Search:
    """Compares whole turns by games played on at random from deals that the seat thinks possible.

    Half of the turns is dropped after each of a few rounds (sequential halving). WORK counts the
    moves tried in all: it bounds the time whatever the game. TURNS: how many turns to compare.
    AHEAD: moves played on after the turn, before the position is valued.
    """

    WORK = 600
    TURNS = 8
    AHEAD = 12

    def __init__(self, game, r):
        self.r = r
        self.out = game.moves_buffer()
        self.turn = []  # moves of the turn chosen that are still to be made

    def think(self, seen, seat):
        if self.turn and seen.is_legal(self.turn[0]):
            yield self.turn.pop(0)
            return
        n = seen.legal(self.out)
        self.turn = []
        if n == 1:
            yield self.out[0]
            return
        start = bytes(seen.state)
        turns = []
        values = []
        spent = 0
        for first in self._first_moves(n):
            seen.state[:] = start
            seen.determinize(seat, self.r)
            turn = [first]
            revealed = seen.apply(first)
            while not revealed and seen.player() == seat:
                turn.append(self._any(seen))
                revealed = seen.apply(turn[-1])
                yield PENDING
            spent += len(turn)
            turns.append(turn)
            values.append([0, 0])  # sum and count
        while len(turns) > 1 and spent < self.WORK:
            # Every turn left gets an equal share of what this round may spend.
            until = spent + (self.WORK - spent) // 2 + len(turns)
            while spent < until:
                for j in range(len(turns)):
                    seen.state[:] = start
                    seen.determinize(seat, self.r)
                    for move in turns[j]:
                        seen.apply(move)
                        yield PENDING
                    ahead = 0
                    while ahead < self.AHEAD and seen.player() != OVER:
                        seen.apply(self._any(seen))
                        ahead += 1
                        yield PENDING
                    values[j][0] += worth(seen, seat)
                    values[j][1] += 1
                    spent += len(turns[j]) + ahead
            _halve(turns, values)
        self.turn = turns[0]
        yield self.turn.pop(0)

    def _first_moves(self, n):
        """Return TURNS first moves, different ones while there are enough."""
        rng.shuffle(self.r, self.out, 0, n)
        return [self.out[j % n] for j in range(self.TURNS)]

    def _any(self, game):
        n = game.legal(self.out)
        return self.out[rng.below(self.r, n)]


def _halve(turns, values):
    """Drop the half of the turns, and their values, whose means are lowest."""
    for _ in range(len(turns) // 2):
        worst = 0
        for j in range(1, len(turns)):
            if values[j][0] * values[worst][1] < values[worst][0] * values[j][1]:
                worst = j
        turns.pop(worst)
        values.pop(worst)
