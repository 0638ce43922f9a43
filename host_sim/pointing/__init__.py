"""Pointing at the display, with a mouse or a finger, done with the six keys and nothing else.

A field (fields.py, boards.py) asks the screen that is up, or its view, what is where: it returns
boxes, each with the place of the cursor that it stands for and the keys that follow there. The way
to a place is searched by the screen's own rules for its arrows, and pressed at once. So a record
does not show whether somebody pointed, and a board has none of this code.

Window and page share these modules, so they use nothing that MicroPython lacks. `modules` are the
program's own, as its sys has them.
"""

WIDTH, HEIGHT = 128, 64
_NEAR = 4  # dots by which a finger may miss a box
_LARGE = WIDTH * HEIGHT // 4  # dots of a box that gives way to what is near
A, B = 4, 5


class Box:
    """A box of the display, and what a tap there does.

    place: the place of the cursor, None if there is no cursor to move. keys: the keys to press
    there; if is_now at once, else only if the cursor was there already. holds: a long tap moves
    there, and holds the last key.
    """

    def __init__(self, box, place, keys=(A,), is_now=False, holds=False):
        self.x, self.y, self.w, self.h = box
        self.place = place
        self.keys = keys
        self.is_now = is_now
        self.holds = holds

    def far(self, x, y):
        """Return how many dots a point is from the box, 0 within it."""
        across = max(self.x - x, x - self.x - self.w + 1, 0)
        down = max(self.y - y, y - self.y - self.h + 1, 0)
        return max(across, down)

    def area(self):
        return self.w * self.h


def at(boxes, x, y):
    """Return the box at a point: the smallest around it, else the nearest within reach, or None."""
    best = None
    for box in boxes:
        far = box.far(x, y)
        if far <= _NEAR:
            # What lies on the whole display gives way to what is near.
            is_large = box.area() > _LARGE
            worth = (is_large, far, box.area())
            if best is None or worth < best[0]:
                best = worth, box
    return best and best[1]


def way(start, far, step, most=160):
    """Return the arrow keys from a place to where far() is 0, or as near to it as they lead.

    far(place): how far it is; step(place, k): where a key leads, None for nowhere. The nearest
    places are tried first, at most so many.
    """
    came: dict = {start: None}
    edge = [(far(start), 0, start)]
    best = edge[0]
    while edge and len(came) < most:
        found = min(edge)
        edge.remove(found)
        best = min(best, found)
        if not best[0]:
            break
        for k in range(4):
            to = step(found[2], k)
            if to is not None and to not in came:
                came[to] = found[2], k
                edge.append((far(to), len(came), to))
    keys: list = []
    before = came[best[2]]
    while before:
        keys.insert(0, before[1])
        before = came[before[0]]
    return keys
