"""Atoll: the hand, the own cards that can be taken up, the Island on which a card is carried."""

from host_sim.pointing import A, B, Box, at, boards, way
from host_sim.pointing.fields import DOWN, LEFT, RIGHT, UP, cyclic

_HAND, _TAKE, _CELL, _TILE, _PLACE = range(5)  # what a place is of


class Board(boards.Board):
    """Places are (_HAND, slot), (_TAKE, card), and for the card carried (_PLACE, placement),
    (_CELL, a cell that it covers), (_TILE, (which tile, its cell, the card's turn)).

    A cell is a placement without its turn (engine/atoll/island.py).
    """

    def __init__(self, app, modules):
        boards.Board.__init__(self, app, modules)
        self.state = self.module("engine.atoll.state")
        self.board = self.view.board
        self.stage = self.seen.stage()
        self.is_away = self.view.is_away()

    def places(self):
        view = self.view
        state = self.state
        if self.is_away:
            return []
        if self.stage == state.CARD:
            drawing = self.module("firmware.games.atoll.board")
            n = self.seen.hand_size(view.seat)
            boxes = [Box(drawing.hand_box(n, slot), (_HAND, slot)) for slot in range(n)]
            carried = [self._cell_box(cell) for cell in self._covered(view.carried_place())]
            boxes += [Box(box, (_HAND, view.slot)) for box in carried if box]
            look = (drawing.PANEL, 0, 128 - drawing.PANEL, drawing.HAND)
            boxes.append(Box(look, None, (DOWN,)))
            return boxes
        if self.stage == state.TAKE:
            return self._own_cards()
        boxes = []
        if self.stage == state.PLACE:
            for cell in self._reached():
                if self._cell_box(cell):
                    boxes.append(Box(self._cell_box(cell), (_CELL, cell)))
            return boxes
        carried = [self._cell_box(cell) for cell in self._covered(view.place)]
        return [Box(box, None) for box in carried if box]

    def _own_cards(self):
        seen, p = self.seen, self.view.seat
        boxes = []
        for i in range(seen.laid(p)):
            if seen.is_uncovered(p, i):
                for cell in self._covered(seen.placed(p, i)):
                    if self._cell_box(cell):
                        boxes.append(Box(self._cell_box(cell), (_TAKE, i)))
        return boxes

    def _reached(self):
        """Return the cells that the card carried can cover, lying on another one or beside it."""
        seen, p = self.seen, self.view.seat
        lain = []
        for i in range(seen.laid(p)):
            lain += self._covered(seen.placed(p, i))
        if not lain:  # the first card of an Island turns about its first tile
            first = self.view.place & ~3
            return [first, first + self._cell(1, 0), first + self._cell(0, 1)]
        around = [
            self._cell(dx, dy) for dx in range(-2, 3) for dy in range(abs(dx) - 2, 3 - abs(dx))
        ]
        return sorted({cell + by for cell in lain for by in around})

    # Cells.

    def _cell(self, x, y):
        return (y << 9) + (x << 2)

    def _covered(self, place):
        """Return the two cells of a placement."""
        first = place & ~3
        return first, first + self._cell(*((0, 1) if place & 2 else (1, 0)))

    def _cell_box(self, cell):
        """Return the box of a cell, None outside of the window."""
        board = self.board
        x, y = (cell >> 2 & 127) - board.x, (cell >> 9) - board.y
        if not (0 <= x < board.columns and 0 <= y < board.rows):
            return None
        return x * board.pitch, y * board.pitch, board.pitch + 1, board.pitch + 1

    def _cell_at(self, x, y, left, top):
        """Return the cell at a dot of a window whose upper left cell is left, top."""
        pitch = self.board.pitch
        return self._cell(left + x // pitch, top + y // pitch)

    # Ways.

    def is_at(self, place):
        view = self.view
        kind, n = place
        if kind == _HAND:
            return self.stage != self.state.CARD or view.slot == n
        if kind == _TAKE:
            return view.taking == n
        if self.stage != self.state.PLACE:
            return True
        return self._far(view.carried_place(), place) == 0

    def keys(self, place):
        view = self.view
        kind, n = place
        if kind == _HAND:
            return cyclic(view.slot, n, self.seen.hand_size(view.seat), LEFT, RIGHT)
        if kind == _TAKE:
            return self._to_card(n)

        start = view.carried_place()

        def far(at):  # the card turns only where it has to
            return 2 * self._far(at, place) + (kind == _CELL and (at ^ start) & 3 > 0)

        return way(start, far, view.moved)

    def _far(self, at, place):
        """Return how far a placement is from a place: twice the cells, and 1 if it is turned."""
        kind, n = place
        cells = self._covered(at)
        if kind == _CELL:
            return 2 * min([_apart(cell, n) for cell in cells])
        if kind == _TILE:
            tile, cell, turn = n
            return 2 * _apart(cells[tile], cell) + ((at ^ turn) & 3 > 0)
        return 2 * _apart(at, n) + ((at ^ n) & 3 > 0)

    def _to_card(self, i):
        seen, p = self.seen, self.view.seat
        free_card = self.module("firmware.games.atoll.turn").free_card
        none = self.state.NONE

        def step(at, k):
            to = free_card(seen, p, at, k)
            return None if to == none else to

        def far(at):
            if at == none:
                return 999
            return 0 if at == i else 1 + _apart(seen.placed(p, at), seen.placed(p, i))

        return way(self.view.taking, far, step)

    # Drags, and turning.

    def grab(self, start):
        """Return which tile of the card carried is there, how the card is turned, and the window.

        The window follows the card; the drag goes on as if it stood still.
        """
        if self.stage == self.state.PLACE and not self.is_away:
            cells = self._covered(self.view.carried_place())
            boxes = [self._cell_box(cell) for cell in cells]
            found = at([Box(boxes[n], n) for n in range(2) if boxes[n]], *start)
            turn = self.view.carried_place() & 3
            return found and [found.place, turn, self.board.x, self.board.y]
        return None

    def drag(self, start, end, is_over, grabbed):
        """Let the card carried follow; one of the hand is laid out once it is over the Island.

        grabbed: of a card of the hand [None, its turn, the window, the dot that it is dropped on].
        """
        state = self.state
        if self.is_away or self.stage not in (state.CARD, state.PLACE):
            return None
        is_inside = end[0] < self.board.width and end[1] < self.board.height
        hand = self.module("firmware.games.atoll.board").HAND
        if self.stage == state.PLACE:
            if not grabbed:
                return None
            if grabbed[0] is None:
                if is_over and end[1] >= hand:
                    return [("press", B)]  # back into the hand
                grabbed[2] = grabbed[2] or (self.board.x, self.board.y)
                cell = self._cell_at(end[0], end[1], *grabbed[2])
                return [("go", (_CELL, cell))] if is_inside else None
            tile, turn, left, top = grabbed
            return [("go", (_TILE, (tile, self._cell_at(end[0], end[1], left, top), turn)))]
        if grabbed:  # its keys are still to be taken
            grabbed[3][:] = end
            return None
        if not (is_inside and end[1] < hand):
            return [] if is_over else None
        for box in self.places():
            if box.place and not box.far(*start):
                where = list(end)
                grabbed.extend((None, 0, None, where))
                return [("go", box.place), ("press", A), ("drop", where)]
        return [] if is_over else None

    def drop(self, end):
        """Return the keys that carry the card just taken to a dot; the window may have moved."""
        if self.stage != self.state.PLACE or end[0] >= self.board.width:
            return ()
        place = _CELL, self._cell_at(end[0], end[1], self.board.x, self.board.y)
        return () if self.is_at(place) else self.keys(place)

    def turn(self, by, grabbed):
        view = self.view
        state = self.state
        if self.is_away:
            return []
        if self.stage == state.CARD:
            return [("press", UP)] * (1 if by > 0 else 3)
        if self.stage == state.PLACE:
            to = view.turned(view.carried_place(), by < 0)
            if grabbed:
                grabbed[1] = to & 3  # while it is dragged
            return [("go", (_PLACE, to))]
        return []


def _apart(at, to):
    """Return how many cells apart two placements are."""
    return abs((at >> 2 & 127) - (to >> 2 & 127)) + abs((at >> 9) - (to >> 9))
