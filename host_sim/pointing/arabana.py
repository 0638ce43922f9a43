"""Arabana-Ikibiti: the panel, the islands, the aims; a drag plays a card onto a place or a sea."""

from host_sim.pointing import A, B, Box, at, boards, way
from host_sim.pointing.fields import LEFT, RIGHT

_PANEL, _ISLANDS, _AIMS = range(3)  # where the cursor is, as in view.py
_HALF = 6  # dots of an island, its cursor included
_EDGE = 4  # dots around the middle of an aim


class Board(boards.Board):
    """Places are (where the cursor is, which one of them)."""

    def __init__(self, app, modules):
        boards.Board.__init__(self, app, modules)
        self.map = self.module("firmware.games.arabana.board")
        self.aiming = self.module("firmware.games.arabana.aims")
        self.panel = self.view.panel

    def cursor(self):
        view = self.view
        if view.focus == _AIMS:
            return _AIMS, view.aims.at
        if view.focus == _ISLANDS:
            return _ISLANDS, view.island
        return _PANEL, view.at

    def places(self):
        view = self.view
        if not view._is_turn:
            return []
        if view._is_over():
            return [Box(self.panel.box(view.at), None)]
        cells = range(len(self.panel.cells))
        boxes = [Box(self.panel.box(n), (_PANEL, n), (A,), False, True) for n in self._full(cells)]
        if view.focus == _AIMS:
            targets = view.aims.targets
            return boxes + [
                Box(self.map.target_box(targets[n], _EDGE), (_AIMS, n)) for n in range(len(targets))
            ]
        side = 2 * _HALF + 1
        for i in range(len(self.map.X)):
            box = self.map.X[i] - _HALF, self.map.Y[i] - _HALF, side, side
            boxes.append(Box(box, (_ISLANDS, i)))
        return boxes

    def _full(self, cells):
        empty = self.module("firmware.games.arabana.panel").EMPTY
        return [n for n in cells if self.panel.cells[n] != empty]

    def is_at(self, place):
        return self.cursor() == place

    def keys(self, place):
        view = self.view
        start = self.cursor()
        if start[0] == _AIMS and place[0] != _AIMS:
            return [B]  # puts the card back; the way follows
        if place[0] == _AIMS and start[0] != _AIMS:
            return []
        x, y = self._middle(place)

        def far(at):
            left, top = self._middle(at)
            return (at != place) + abs(left - x) + abs(top - y)

        if start[0] == _AIMS:
            view.aims.find_steps()
        keys = way(start, far, self._step)
        if not keys and start[0] == _PANEL:
            return [LEFT]  # out onto the map, wherever that is from here
        return keys

    def _middle(self, place):
        kind, n = place
        if kind == _AIMS:
            return self.map.target_xy(self.view.aims.targets[n])
        if kind == _ISLANDS:
            return self.map.X[n], self.map.Y[n]
        x, y, w, h = self.panel.box(n)
        return x + w // 2, y + h // 2

    def _step(self, place, k):
        kind, n = place
        if kind == _AIMS:
            return _AIMS, self.view.aims.steps[4 * n + k]
        if kind == _ISLANDS:
            to = self.aiming.neighbor(self.map.X, self.map.Y, n, k)
            if to >= 0:
                return _ISLANDS, to
            return (_PANEL, self.view.at) if k == RIGHT else None
        to = self.panel.step(n, k)
        if to >= 0:
            return _PANEL, to
        card = self.panel.card(n)
        return (_ISLANDS, card) if card < len(self.map.X) else None

    def drag(self, start, end, is_over, grabbed):
        if not is_over:
            return None
        one = at(self.places(), *start)
        if not one or one.place is None:
            return []
        kind, n = one.place
        if kind == _PANEL:
            return [("go", one.place), ("press", A), ("lay", end)]
        if kind == _ISLANDS:
            two = at(self.places(), *end)
            if two and two.place and two.place[0] == _ISLANDS:
                return self._bridge(n, two.place[1])
        return []

    def _bridge(self, i, j):
        """Return the steps that draw a bridge between two islands with a card that allows it."""
        for cell in self._full(range(8)):
            kind = self.panel.cells[cell]
            for move in self.view._offered():
                target = self.map.aim_of(move)
                is_there = target < self.map.SEA and set(self.map.islands_of(target)) == {i, j}
                if is_there and self.aiming._means(move, kind):
                    lay = "lay", self.map.target_xy(target)
                    return [("go", (_PANEL, cell)), ("press", A), lay]
        return []

    def lay(self, end):
        """Return the keys that play the card taken at a dot, once the cursor is there."""
        if self.view.focus != _AIMS:
            return ()
        box = at([box for box in self.places() if box.place and box.place[0] == _AIMS], *end)
        if not box:
            return (B,)
        return (self.keys(box.place) if not self.is_at(box.place) else []) + [A]
