"""A computer player of Mines, which hints ask: it opens the cell that is least often a mine."""

from engine.mines.rules import CELLS, MINE, OPEN

DEALS = 12  # of mines that agree with what is open


class Careful:
    def __init__(self, game, r):
        self.r = r
        self.dealt = type(game)()

    def think(self, seen, seat):
        dealt = self.dealt
        mines = bytearray(CELLS)
        for _ in range(DEALS):
            dealt.state[:] = seen.state
            dealt.determinize(seat, self.r)
            self.r[:] = dealt.state[0:4]
            for at in range(CELLS):
                mines[at] += dealt.inside(at) == MINE
            yield
        best = -1
        for at in range(CELLS):
            if seen.known(at) != OPEN and (best < 0 or mines[at] < mines[best]):
                best = at
        # A flag in the way is taken off first.
        return best if seen.is_legal(best) else best + CELLS
