"""Computer players for any game: random, greedy, and search by random playouts."""

from engine import rng
from engine.const import const
from engine.game import OVER

_WON = const(10000)  # above any evaluation


class Random:
    """Plays a uniformly random legal move."""

    def __init__(self, game, r):
        self.r = r
        self.out = game.moves_buffer()

    def think(self, seen, seat):
        n = seen.legal(self.out)
        yield
        return self.out[rng.below(self.r, n)]


def worth(game, seat):
    """Return the value of a position for a seat, higher being better."""
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
    """Plays the move with the best resulting value in one determinized deal; ties at random."""

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
            yield
        return chosen


class Search:
    """Compares random turns by random playouts from determinized deals.

    Drops the worse half of the turns after each round (sequential halving). WORK: total of moves
    tried, which bounds the time for any game. TURNS: turns compared. AHEAD: moves played after the
    turn, before the position is evaluated.
    """

    WORK = 600
    TURNS = 8
    AHEAD = 12

    def __init__(self, game, r):
        self.r = r
        self.out = game.moves_buffer()
        self.turn = []  # the remaining moves of the chosen turn

    def think(self, seen, seat):
        if self.turn and seen.is_legal(self.turn[0]):
            return self.turn.pop(0)
        n = seen.legal(self.out)
        self.turn = []
        if n == 1:
            return self.out[0]
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
                yield
            spent += len(turn)
            turns.append(turn)
            values.append([0, 0])  # sum and count
        while len(turns) > 1 and spent < self.WORK:
            # Every remaining turn gets an equal share of this round's work.
            until = spent + (self.WORK - spent) // 2 + len(turns)
            while spent < until:
                for j in range(len(turns)):
                    seen.state[:] = start
                    seen.determinize(seat, self.r)
                    for move in turns[j]:
                        seen.apply(move)
                        yield
                    ahead = 0
                    while ahead < self.AHEAD and seen.player() != OVER:
                        seen.apply(self._any(seen))
                        ahead += 1
                        yield
                    values[j][0] += worth(seen, seat)
                    values[j][1] += 1
                    spent += len(turns[j]) + ahead
            _halve(turns, values)
        self.turn = turns[0]
        return self.turn.pop(0)

    def _first_moves(self, n):
        """Return TURNS random first moves, all different if there are enough."""
        rng.shuffle(self.r, self.out, 0, n)
        return [self.out[j % n] for j in range(self.TURNS)]

    def _any(self, game):
        n = game.legal(self.out)
        return self.out[rng.below(self.r, n)]


def _halve(turns, values):
    """Remove the half of the turns with the lowest mean values, in place."""
    for _ in range(len(turns) // 2):
        worst = 0
        for j in range(1, len(turns)):
            if values[j][0] * values[worst][1] < values[worst][0] * values[j][1]:
                worst = j
        turns.pop(worst)
        values.pop(worst)
