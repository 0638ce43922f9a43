"""The screens. Each has key(k), which returns the next screen, tick(ms), and draw(canvas)."""


class Screen:
    """A screen that shows nothing. `is_fresh` is set whenever all of it must be drawn anew."""

    is_fresh = True
    is_busy = False  # somebody thinks on it: the main loop does not rest

    def key(self, k):
        """Take a key; return the screen that follows, which may be this one."""
        return self

    def sign(self, c, mv):
        """Draw a sign of a battery that has mv millivolts, when all has been drawn."""

    def tick(self, ms):
        """Let ms pass; return True if that changed what draw() shows."""
        return False

    def draw(self, c):
        """Draw what has changed; everything if is_fresh, on a dark canvas. Clears is_fresh."""
        self.is_fresh = False


class Soon(Screen):
    """Leaves the picture as it is until the screen before is gone, then make() takes its room."""

    def __init__(self, app, make):
        self.app = app
        self.make = make

    def tick(self, ms):
        self.app.go(self.make())
        return True
