"""Pointing at the display, with a mouse or a finger, done with the six keys and nothing else.

A field (fields.py, boards.py) asks the screen that is up, or its view, what lies where: boxes,
each with the place of the cursor that it stands for and the keys that follow there. The way to a
place is searched on the screen's own rules for its arrows, and pressed at once. So a record does
not show whether somebody pointed, and nothing of this is on a board.

Window and page share these modules, so they use nothing that MicroPython lacks. `modules` are the
program's own, as its sys has them.
"""

WIDTH, HEIGHT = 128, 64
_OFF = 2  # state of firmware/hardware/idle.py: the display is dark
_TRIES = 3  # to get to a place, before the cursor stays where it is
_FARTHEST = 12  # screens from a new game
_NEAR = 4  # dots by which a finger may miss a box
_LARGE = WIDTH * HEIGHT // 4  # dots of a box that gives way to what is near
_HELD = 2  # from a key to the same one held: A to HOLD_A, B to HOLD_B
A, B = 4, 5


class Box:
    """A box of the display, and what a tap there does.

    place: of the cursor, None if there is none to move. keys: what follows there; if is_now at
    once, else only if the cursor was there already. holds: a long tap moves there, and holds the
    last of them.
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


class Pointer:
    """What somebody points at, until all keys that it takes are pressed.

    press(number, is_long): press a button and release it, by its number in the firmware.
    """

    def __init__(self, modules, press):
        self.modules = modules
        self._press = press
        self._steps = []  # what is still to be done: the name of a method of a field, its argument
        self._tries = 0
        self._start = None  # of the drag that goes on, and what it has grabbed
        self._grabbed = None
        self._screen = None  # that they were begun on

    def is_busy(self):
        """Return True if more is to be pressed, once the program has taken what was pressed."""
        return len(self._steps) > 0

    def field(self, app):
        """Return the field of the screen that is up."""
        from host_sim.pointing import boards

        return boards.of(app, self.modules)

    def tap(self, app, x, y, is_long=False):
        """Act on a tap on a dot of the display as it is shown.

        Return False if a long one means nothing, for it may become a drag.
        """
        x, y = _upright(app, x, y)
        if app.idle.state == _OFF:
            self._begin(app, lambda field: [("press", A)])  # all that it does is to wake it
        elif is_long and self._grabs(app, (x, y)):
            return False
        else:
            self._begin(app, lambda field: _tapped(field, x, y, is_long))
        return True

    def _grabs(self, app, dot):
        """Return True if a drag takes along what is at a dot."""
        try:
            return self.field(app).grab(dot) is not None
        except Exception:  # _begin() says so
            return False

    def drag(self, app, start, end, is_over):
        """Act on a drag between two dots. is_over: it has ended; until then a card may follow."""
        if app.idle.state != _OFF:
            start, end = _upright(app, *start), _upright(app, *end)
            self._begin(app, lambda field: self._dragged(field, start, end, is_over))

    def _dragged(self, field, start, end, is_over):
        if self._start != start:
            self._start = start
            self._grabbed = field.grab(start)
        if is_over:
            self._start = None
        return field.drag(start, end, is_over, self._grabbed)

    def turn(self, app, by):
        """Turn what can be turned, or go through a list. by: 1 for down or clockwise, or -1."""
        if app.idle.state != _OFF:
            grabbed = self._start and self._grabbed
            self._begin(app, lambda field: field.turn(by, grabbed))

    def new_game(self, app):
        """Go to the options of a new game, from wherever the program is."""
        if app.idle.state != _OFF:
            self._begin(app, lambda field: [("new", _FARTHEST)])

    def _begin(self, app, find):
        """Begin with the steps that find(field) returns; None, or the same: go on as before."""
        try:
            steps = find(self.field(app))
        except Exception as error:  # of somebody's game, say: the keys are there all the same
            print("It cannot be pointed at:", error)
            steps = []
        if steps is not None and (not steps or steps != self._steps):
            self._steps = steps
            self._tries = _TRIES
            self._screen = app.screen
            self.go_on(app)

    def go_on(self, app):
        """Press what comes next, once the program has taken all that was pressed before."""
        is_new = self._steps[:1] and self._steps[0][0] == "new"  # it leads through many screens
        if app is None or (app.screen is not self._screen and not is_new):
            self._steps = []
        try:
            self._go_on(app)
        except Exception as error:
            print("It cannot be pointed at:", error)
            self._steps = []

    def _go_on(self, app):
        while self._steps:
            name, what = self._steps[0]
            if name == "press":
                self._steps.pop(0)
                self._key(app, what)
                return
            if name == "new":
                self._go_to_new(app, what)
                return
            field = self.field(app)
            keys: list = []
            if name == "go":
                if field.is_at(what):
                    self._steps.pop(0)
                    self._tries = _TRIES
                    continue
                if self._tries:
                    keys = field.keys(what)
                self._tries -= 1
                if not keys:  # it stays where it is
                    self._steps = []
            else:
                self._steps.pop(0)
                keys = getattr(field, name)(what)
            for k in keys:
                self._key(app, k)
            return

    def _go_to_new(self, app, left):
        from host_sim.pointing import newgame

        keys, is_over = newgame.keys(app, self.modules)
        self._steps = [] if is_over or not left else [("new", left - bool(keys))]
        for k in keys:
            self._key(app, k)

    def _key(self, app, k):
        """Press a key of firmware/hardware/keys.py."""
        is_long = k > B
        number = k - _HELD if is_long else k
        if app.device.is_turned and number < A:
            number ^= 1
        self._press(number, is_long)


def _tapped(field, x, y, is_long):
    """Return the steps of a tap on a dot."""
    box = at(field.boxes(), x, y)
    if not box:
        return []
    is_there = box.place is None or field.is_at(box.place)
    steps = [] if is_there else [("go", box.place)]
    if is_there or box.is_now or (is_long and box.holds):
        keys = list(box.keys)
        if is_long and keys and A <= keys[-1] <= B:
            keys[-1] += _HELD
        steps += [("press", k) for k in keys]
    return steps


def _upright(app, x, y):
    """Return the dot of an upright picture: the settings may show it upside down."""
    return (WIDTH - 1 - x, HEIGHT - 1 - y) if app.settings.flip else (x, y)


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
