"""What presses the keys for somebody who points at the display."""

from host_sim.pointing import HEIGHT, WIDTH, A, B, at, boards, newgame

_OFF = 2  # state of firmware/hardware/idle.py: the display is dark
_TRIES = 3  # to get to a place, before the cursor stays where it is
_FARTHEST = 12  # screens from a new game
_HELD = 2  # from a key to the same one held: A to HOLD_A, B to HOLD_B


class Pointer:
    """A tap or a drag, until all keys that it takes are pressed.

    press(number, is_long): press a button and release it, by its number in the firmware.
    """

    def __init__(self, modules, press):
        self.modules = modules
        self._press = press
        self._steps = []  # what is still to be done: the name of a method of a field, its argument
        self._is_turning = False  # they were begun by a turn
        self._tries = 0
        self._start = None  # of the drag that goes on, and what it has grabbed
        self._grabbed = None
        self._screen = None  # that they were begun on

    def is_busy(self):
        """Return True if more is to be pressed, once the program has taken what was pressed."""
        return len(self._steps) > 0

    def field(self, app):
        """Return the field of the screen that is up."""
        return boards.of(app, self.modules)

    def tap(self, app, x, y, is_long=False):
        """Act on a tap on a dot of the display as it is shown.

        Return False if a long tap means nothing here, so that it may become a drag.
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
            self._grabbed = field.grab(start) or []
        if is_over:
            self._start = None
        return field.drag(start, end, is_over, self._grabbed)

    def turn(self, app, by):
        """Turn what can be turned, or go through a list. by: 1 for down or clockwise, or -1."""
        if app.idle.state == _OFF:
            return
        if self._is_turning and self._steps and app.screen is self._screen:
            self._steps.append(("turn", by))  # once the turn before is done
            return
        self._begin(app, lambda field: self._turned(field, by))
        self._is_turning = True

    def _turned(self, field, by):
        return field.turn(by, self._start and self._grabbed)

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
            self._is_turning = False
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
            if name == "turn":
                self._steps[:1] = self._turned(field, what)
                continue
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
