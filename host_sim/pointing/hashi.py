"""Hashi: its islands; a drag from one draws a bridge along the line that way."""

from host_sim.pointing import A, Box, at, boards, way
from host_sim.pointing.fields import DOWN, LEFT, RIGHT, UP

_HALF = 6  # dots of an island, its cursor included
_SHORTEST = 5  # dots of a drag that means a way
_ways: dict = {}  # where keys lead from islands: (side, island, key) -> island


class Board(boards.Board):
    def __init__(self, app, modules):
        boards.Board.__init__(self, app, modules)
        self.lines = self.module("firmware.games.hashi.lines")
        self.board = self.view.board
        self.tables = self.board.tables

    def places(self):
        view = self.view
        board = self.board
        if view.seen.player() != view.seat or getattr(view, "is_sure", 0):
            return []
        ends = self._ends() if view.is_taken else {}
        boxes = []
        for i in range(len(board.x)):
            box = self._box(i)
            if i in ends:  # the island is held: that one is at the other end of a bridge
                boxes.append(Box(box, None, (ends[i],)))
            else:
                boxes.append(Box(box, i))
        for k, _ in board._arrows:
            x, y = board.x[view.cursor], board.y[view.cursor]
            left = x + 7 if k == RIGHT else x - 13 if k == LEFT else x - 3
            top = y + 7 if k == DOWN else y - 13 if k == UP else y - 3
            boxes.append(Box((left, top, 7, 7), None, (k,)))
        return boxes

    def _box(self, i):
        side = 2 * _HALF + 1
        return self.board.x[i] - _HALF, self.board.y[i] - _HALF, side, side

    def _ends(self):
        """Return the islands to which bridges can be drawn from the one held, and by which keys."""
        tables = self.tables
        i = self.view.cursor
        ends = {}
        for k in self.lines.open_keys(self.board, i):
            line = self.lines.line_from(tables, i, k)
            ends[tables.one[line] + tables.two[line] - i] = k
        return ends

    def is_at(self, place):
        return self.view.cursor == place

    def keys(self, place):
        view = self.view
        board = self.board
        start = view.cursor
        drawing = self.lines.open_keys(board, start) if view.is_held else []
        if view.is_taken:
            return [A]  # lets go; the way follows
        nowhere = self.lines.NOWHERE

        def step(i, k):
            if i == start and k in drawing:
                return None
            key = (self.seen.side(), i, k)
            if key not in _ways:
                _ways[key] = self.lines.next_island(self.tables, i, k)
            to = _ways[key]
            return None if to == nowhere else to

        def far(i):
            return abs(board.x[i] - board.x[place]) + abs(board.y[i] - board.y[place])

        keys = way(start, far, step)
        if not keys and drawing and self.lines.only_key(board, start) < 0:
            return [A]  # lets go of an island from which every arrow draws
        return keys

    def drag(self, start, end, is_over, grabbed):
        dx, dy = end[0] - start[0], end[1] - start[1]
        box = at([Box(self._box(i), i) for i in range(len(self.board.x))], *start)
        if not is_over:
            return None
        if not box or max(abs(dx), abs(dy)) < _SHORTEST or not self.places():
            return []
        k = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else DOWN if dy > 0 else UP
        if self.view.is_taken and self.view.cursor == box.place:
            return [("press", k)]
        return [("go", box.place), ("take", k), ("draw", k)]

    def take(self, k):
        """Return the keys that take the island, so that k draws from it."""
        view = self.view
        i = view.cursor
        is_drawing = self.seen.phase() == self.module("engine.hashi.state").BRIDGES
        if not is_drawing or not view.fits() or (view.is_held and k in self._open()):
            return ()
        if self.lines.only_key(self.board, i) >= 0:
            return ()
        return (A, A) if view.is_held else (A,)

    def draw(self, k):
        """Return the keys that draw a bridge that way, or let the program say why not."""
        view = self.view
        if view.is_taken or (view.is_held and k in self._open()):
            return (k,)
        is_only = view.fits() and self.lines.only_key(self.board, view.cursor) == k
        return (A,) if is_only else ()

    def _open(self):
        return self.lines.open_keys(self.board, self.view.cursor)
